source_filename = "calendar.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.text = type { ptr, i64, i64 }

@__gomc_calendar.str = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@__gomc_calendar.str.1 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@__gomc_broken_down = internal global %struct.tm zeroinitializer, align 8
@__gomc_calendar.str.2 = private unnamed_addr constant [38 x i8] c"mktime of a time with daylight saving\00", align 1
@__gomc_calendar.str.3 = private unnamed_addr constant [60 x i8] c"asctime of a date with more characters than it has room for\00", align 1
@__gomc_date = internal global [26 x i8] zeroinitializer, align 16
@days_before.__gomc_days_before = internal constant [13 x i16] [i16 0, i16 31, i16 59, i16 90, i16 120, i16 151, i16 181, i16 212, i16 243, i16 273, i16 304, i16 334, i16 365], align 16
@__gomc_calendar.str.4 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@__gomc_calendar.str.5 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@__gomc_calendar.str.6 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@__gomc_calendar.str.7 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@__gomc_calendar.str.8 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@__gomc_calendar.str.9 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@__gomc_calendar.str.10 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@__gomc_calendar.str.11 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@__gomc_calendar.str.12 = private unnamed_addr constant [3 x i8] c"pm\00", align 1
@__gomc_calendar.str.13 = private unnamed_addr constant [3 x i8] c"am\00", align 1
@__gomc_calendar.str.14 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@__gomc_calendar.str.15 = private unnamed_addr constant [37 x i8] c"a conversion in a format of strftime\00", align 1
@day_name.__gomc_days = internal constant [7 x [10 x i8]] [[10 x i8] c"Sunday\00\00\00\00", [10 x i8] c"Monday\00\00\00\00", [10 x i8] c"Tuesday\00\00\00", [10 x i8] c"Wednesday\00", [10 x i8] c"Thursday\00\00", [10 x i8] c"Friday\00\00\00\00", [10 x i8] c"Saturday\00\00"], align 16
@__gomc_calendar.str.16 = private unnamed_addr constant [43 x i8] c"the name of a day that is none of the week\00", align 1
@month_name.__gomc_months = internal constant [12 x [10 x i8]] [[10 x i8] c"January\00\00\00", [10 x i8] c"February\00\00", [10 x i8] c"March\00\00\00\00\00", [10 x i8] c"April\00\00\00\00\00", [10 x i8] c"May\00\00\00\00\00\00\00", [10 x i8] c"June\00\00\00\00\00\00", [10 x i8] c"July\00\00\00\00\00\00", [10 x i8] c"August\00\00\00\00", [10 x i8] c"September\00", [10 x i8] c"October\00\00\00", [10 x i8] c"November\00\00", [10 x i8] c"December\00\00"], align 16
@__gomc_calendar.str.17 = private unnamed_addr constant [45 x i8] c"the name of a month that is none of the year\00", align 1

define ptr @gmtime_r(ptr noundef %time, ptr noundef %result) {
entry:
  %0 = load i64, ptr %time, align 8
  %div.i16 = sdiv i64 %0, 86400
  %rem.i17 = srem i64 %0, 86400
  %cmp.i18 = icmp slt i64 %rem.i17, 0
  %conv.i19 = zext i1 %cmp.i18 to i32
  %conv1.i20 = sext i32 %conv.i19 to i64
  %sub.i21 = sub nsw i64 %div.i16, %conv1.i20
  %mul.i = mul nsw i64 %sub.i21, 86400
  %sub.i = sub nsw i64 %0, %mul.i
  %conv.i = trunc i64 %sub.i to i32
  %add.i = add nsw i64 %sub.i21, 4
  %div.i8 = sdiv i64 %add.i, 7
  %rem.i9 = srem i64 %add.i, 7
  %cmp.i10 = icmp slt i64 %rem.i9, 0
  %conv.i11 = zext i1 %cmp.i10 to i32
  %conv1.i12 = sext i32 %conv.i11 to i64
  %sub.i13 = sub nsw i64 %div.i8, %conv1.i12
  %mul2.i = mul nsw i64 %sub.i13, 7
  %sub3.i = sub nsw i64 %sub.i21, %mul2.i
  %add4.i = add nsw i64 %sub3.i, 4
  %conv5.i = trunc i64 %add4.i to i32
  %add6.i = add nsw i64 %sub.i21, 719468
  %div.i1 = sdiv i64 %add6.i, 146097
  %rem.i2 = srem i64 %add6.i, 146097
  %cmp.i3 = icmp slt i64 %rem.i2, 0
  %conv.i4 = zext i1 %cmp.i3 to i32
  %conv1.i = sext i32 %conv.i4 to i64
  %sub.i5 = sub nsw i64 %div.i1, %conv1.i
  %mul8.i = mul nsw i64 %sub.i5, 146097
  %sub9.i = sub nsw i64 %add6.i, %mul8.i
  %conv10.i = trunc i64 %sub9.i to i32
  %div.i = udiv i32 %conv10.i, 1460
  %sub11.i = sub i32 %conv10.i, %div.i
  %div12.i = udiv i32 %conv10.i, 36524
  %add13.i = add i32 %sub11.i, %div12.i
  %div14.i = udiv i32 %conv10.i, 146096
  %sub15.i = sub i32 %add13.i, %div14.i
  %div16.i = udiv i32 %sub15.i, 365
  %mul17.i = mul i32 365, %div16.i
  %div18.i = udiv i32 %div16.i, 4
  %add19.i = add i32 %mul17.i, %div18.i
  %div20.i = udiv i32 %div16.i, 100
  %sub21.i = sub i32 %add19.i, %div20.i
  %sub22.i = sub i32 %conv10.i, %sub21.i
  %mul23.i = mul i32 5, %sub22.i
  %add24.i = add i32 %mul23.i, 2
  %div25.i = udiv i32 %add24.i, 153
  %cmp.i = icmp ugt i32 %div25.i, 9
  %conv26.i = zext i1 %cmp.i to i32
  %mul27.i = mul nsw i64 400, %sub.i5
  %conv28.i = zext i32 %div16.i to i64
  %add29.i = add nsw i64 %mul27.i, %conv28.i
  %conv30.i = zext i32 %conv26.i to i64
  %add31.i = add nsw i64 %add29.i, %conv30.i
  %sub32.i = sub nsw i64 %add31.i, 1900
  %conv.i22 = trunc i64 %sub32.i to i32
  %conv1.i23 = sext i32 %conv.i22 to i64
  %cmp.i24 = icmp eq i64 %sub32.i, %conv1.i23
  br i1 %cmp.i24, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i25 = icmp ne i32 %call.i, 0
  br i1 %tobool.i25, label %if.end.i28, label %break_down.exit

if.end.i28:                                       ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i27 = icmp ne i32 %1, 75
  br i1 %cmp.i27, label %if.then2.i, label %break_down.exit

if.then2.i:                                       ; preds = %if.end.i28
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit

if.end.i:                                         ; preds = %entry
  %rem.i = urem i32 %div16.i, 4
  %cmp34.i = icmp eq i32 %rem.i, 0
  %conv35.i = zext i1 %cmp34.i to i32
  %rem36.i = urem i32 %div16.i, 100
  %cmp37.i = icmp ne i32 %rem36.i, 0
  %conv38.i = zext i1 %cmp37.i to i32
  %cmp39.i = icmp eq i32 %div16.i, 0
  %conv40.i = zext i1 %cmp39.i to i32
  %or.i = or i32 %conv38.i, %conv40.i
  %and.i = and i32 %conv35.i, %or.i
  %rem41.i = urem i32 %conv.i, 60
  store i32 %rem41.i, ptr %result, align 8
  %div42.i = udiv i32 %conv.i, 60
  %rem43.i = urem i32 %div42.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem43.i, ptr %minute.i, align 4
  %div44.i = udiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div44.i, ptr %hour.i, align 8
  %mul45.i = mul i32 153, %div25.i
  %add46.i = add i32 %mul45.i, 2
  %div47.i = udiv i32 %add46.i, 5
  %sub48.i = sub i32 %sub22.i, %div47.i
  %add49.i = add i32 %sub48.i, 1
  %day50.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 3
  store i32 %add49.i, ptr %day50.i, align 4
  %add51.i = add i32 %div25.i, 2
  %mul52.i = mul i32 12, %conv26.i
  %sub53.i = sub i32 %add51.i, %mul52.i
  %month.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 4
  store i32 %sub53.i, ptr %month.i, align 8
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv.i22, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv5.i, ptr %weekday57.i, align 8
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv26.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub22.i, %mul60.i
  %mul62.i = mul i32 306, %conv26.i
  %sub63.i = sub i32 %add61.i, %mul62.i
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub63.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 8
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i64 0, ptr %offset.i, align 8
  %zone64.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str, ptr %zone64.i, align 8
  br label %break_down.exit

break_down.exit:                                  ; preds = %if.end.i28, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi ptr [ %result, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i28 ]
  ret ptr %retval.i.0
}

define ptr @localtime_r(ptr noundef %time, ptr noundef %result) {
entry:
  %0 = load i64, ptr %time, align 8
  %div.i16 = sdiv i64 %0, 86400
  %rem.i17 = srem i64 %0, 86400
  %cmp.i18 = icmp slt i64 %rem.i17, 0
  %conv.i19 = zext i1 %cmp.i18 to i32
  %conv1.i20 = sext i32 %conv.i19 to i64
  %sub.i21 = sub nsw i64 %div.i16, %conv1.i20
  %mul.i = mul nsw i64 %sub.i21, 86400
  %sub.i = sub nsw i64 %0, %mul.i
  %conv.i = trunc i64 %sub.i to i32
  %add.i = add nsw i64 %sub.i21, 4
  %div.i8 = sdiv i64 %add.i, 7
  %rem.i9 = srem i64 %add.i, 7
  %cmp.i10 = icmp slt i64 %rem.i9, 0
  %conv.i11 = zext i1 %cmp.i10 to i32
  %conv1.i12 = sext i32 %conv.i11 to i64
  %sub.i13 = sub nsw i64 %div.i8, %conv1.i12
  %mul2.i = mul nsw i64 %sub.i13, 7
  %sub3.i = sub nsw i64 %sub.i21, %mul2.i
  %add4.i = add nsw i64 %sub3.i, 4
  %conv5.i = trunc i64 %add4.i to i32
  %add6.i = add nsw i64 %sub.i21, 719468
  %div.i1 = sdiv i64 %add6.i, 146097
  %rem.i2 = srem i64 %add6.i, 146097
  %cmp.i3 = icmp slt i64 %rem.i2, 0
  %conv.i4 = zext i1 %cmp.i3 to i32
  %conv1.i = sext i32 %conv.i4 to i64
  %sub.i5 = sub nsw i64 %div.i1, %conv1.i
  %mul8.i = mul nsw i64 %sub.i5, 146097
  %sub9.i = sub nsw i64 %add6.i, %mul8.i
  %conv10.i = trunc i64 %sub9.i to i32
  %div.i = udiv i32 %conv10.i, 1460
  %sub11.i = sub i32 %conv10.i, %div.i
  %div12.i = udiv i32 %conv10.i, 36524
  %add13.i = add i32 %sub11.i, %div12.i
  %div14.i = udiv i32 %conv10.i, 146096
  %sub15.i = sub i32 %add13.i, %div14.i
  %div16.i = udiv i32 %sub15.i, 365
  %mul17.i = mul i32 365, %div16.i
  %div18.i = udiv i32 %div16.i, 4
  %add19.i = add i32 %mul17.i, %div18.i
  %div20.i = udiv i32 %div16.i, 100
  %sub21.i = sub i32 %add19.i, %div20.i
  %sub22.i = sub i32 %conv10.i, %sub21.i
  %mul23.i = mul i32 5, %sub22.i
  %add24.i = add i32 %mul23.i, 2
  %div25.i = udiv i32 %add24.i, 153
  %cmp.i = icmp ugt i32 %div25.i, 9
  %conv26.i = zext i1 %cmp.i to i32
  %mul27.i = mul nsw i64 400, %sub.i5
  %conv28.i = zext i32 %div16.i to i64
  %add29.i = add nsw i64 %mul27.i, %conv28.i
  %conv30.i = zext i32 %conv26.i to i64
  %add31.i = add nsw i64 %add29.i, %conv30.i
  %sub32.i = sub nsw i64 %add31.i, 1900
  %conv.i22 = trunc i64 %sub32.i to i32
  %conv1.i23 = sext i32 %conv.i22 to i64
  %cmp.i24 = icmp eq i64 %sub32.i, %conv1.i23
  br i1 %cmp.i24, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i25 = icmp ne i32 %call.i, 0
  br i1 %tobool.i25, label %if.end.i28, label %break_down.exit

if.end.i28:                                       ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i27 = icmp ne i32 %1, 75
  br i1 %cmp.i27, label %if.then2.i, label %break_down.exit

if.then2.i:                                       ; preds = %if.end.i28
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit

if.end.i:                                         ; preds = %entry
  %rem.i = urem i32 %div16.i, 4
  %cmp34.i = icmp eq i32 %rem.i, 0
  %conv35.i = zext i1 %cmp34.i to i32
  %rem36.i = urem i32 %div16.i, 100
  %cmp37.i = icmp ne i32 %rem36.i, 0
  %conv38.i = zext i1 %cmp37.i to i32
  %cmp39.i = icmp eq i32 %div16.i, 0
  %conv40.i = zext i1 %cmp39.i to i32
  %or.i = or i32 %conv38.i, %conv40.i
  %and.i = and i32 %conv35.i, %or.i
  %rem41.i = urem i32 %conv.i, 60
  store i32 %rem41.i, ptr %result, align 8
  %div42.i = udiv i32 %conv.i, 60
  %rem43.i = urem i32 %div42.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem43.i, ptr %minute.i, align 4
  %div44.i = udiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div44.i, ptr %hour.i, align 8
  %mul45.i = mul i32 153, %div25.i
  %add46.i = add i32 %mul45.i, 2
  %div47.i = udiv i32 %add46.i, 5
  %sub48.i = sub i32 %sub22.i, %div47.i
  %add49.i = add i32 %sub48.i, 1
  %day50.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 3
  store i32 %add49.i, ptr %day50.i, align 4
  %add51.i = add i32 %div25.i, 2
  %mul52.i = mul i32 12, %conv26.i
  %sub53.i = sub i32 %add51.i, %mul52.i
  %month.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 4
  store i32 %sub53.i, ptr %month.i, align 8
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv.i22, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv5.i, ptr %weekday57.i, align 8
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv26.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub22.i, %mul60.i
  %mul62.i = mul i32 306, %conv26.i
  %sub63.i = sub i32 %add61.i, %mul62.i
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub63.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 8
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i64 0, ptr %offset.i, align 8
  %zone64.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone64.i, align 8
  br label %break_down.exit

break_down.exit:                                  ; preds = %if.end.i28, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi ptr [ %result, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i28 ]
  ret ptr %retval.i.0
}

define ptr @gmtime(ptr noundef %time) {
entry:
  %call = call ptr @gmtime_r(ptr noundef %time, ptr noundef @__gomc_broken_down)
  ret ptr %call
}

define ptr @localtime(ptr noundef %time) {
entry:
  %call = call ptr @localtime_r(ptr noundef %time, ptr noundef @__gomc_broken_down)
  ret ptr %call
}

define void @tzset() {
entry:
  ret void
}

define i64 @timegm(ptr noundef %from) {
entry:
  %month.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 4
  %0 = load i32, ptr %month.i, align 8
  %conv.i = sext i32 %0 to i64
  %year1.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 5
  %1 = load i32, ptr %year1.i, align 4
  %conv2.i = sext i32 %1 to i64
  %div.i30 = sdiv i64 %conv.i, 12
  %rem.i31 = srem i64 %conv.i, 12
  %cmp.i32 = icmp slt i64 %rem.i31, 0
  %conv.i33 = zext i1 %cmp.i32 to i32
  %conv1.i34 = sext i32 %conv.i33 to i64
  %sub.i35 = sub nsw i64 %div.i30, %conv1.i34
  %add.i = add nsw i64 %conv2.i, %sub.i35
  %add3.i = add nsw i64 %add.i, 1900
  %mul.i = mul nsw i64 %sub.i35, 12
  %sub.i = sub nsw i64 %conv.i, %mul.i
  %conv6.i = trunc i64 %sub.i to i32
  %sub.i44 = sub nsw i64 %add3.i, 1
  %mul.i45 = mul nsw i64 365, %sub.i44
  %div.i16.i = sdiv i64 %sub.i44, 4
  %rem.i17.i = srem i64 %sub.i44, 4
  %cmp.i18.i = icmp slt i64 %rem.i17.i, 0
  %conv.i19.i = zext i1 %cmp.i18.i to i32
  %conv1.i20.i = sext i32 %conv.i19.i to i64
  %sub.i21.i = sub nsw i64 %div.i16.i, %conv1.i20.i
  %add.i46 = add nsw i64 %mul.i45, %sub.i21.i
  %div.i8.i = sdiv i64 %sub.i44, 100
  %rem.i9.i = srem i64 %sub.i44, 100
  %cmp.i10.i = icmp slt i64 %rem.i9.i, 0
  %conv.i11.i = zext i1 %cmp.i10.i to i32
  %conv1.i12.i = sext i32 %conv.i11.i to i64
  %sub.i13.i = sub nsw i64 %div.i8.i, %conv1.i12.i
  %sub2.i = sub nsw i64 %add.i46, %sub.i13.i
  %div.i.i47 = sdiv i64 %sub.i44, 400
  %rem.i.i48 = srem i64 %sub.i44, 400
  %cmp.i.i49 = icmp slt i64 %rem.i.i48, 0
  %conv.i.i50 = zext i1 %cmp.i.i49 to i32
  %conv1.i.i = sext i32 %conv.i.i50 to i64
  %sub.i.i51 = sub nsw i64 %div.i.i47, %conv1.i.i
  %add4.i = add nsw i64 %sub2.i, %sub.i.i51
  %sub5.i = sub nsw i64 %add4.i, 719162
  %rem.i57 = srem i64 %add3.i, 4
  %cmp.i58 = icmp eq i64 %rem.i57, 0
  br i1 %cmp.i58, label %land.rhs.i59, label %is_leap.exit

land.rhs.i59:                                     ; preds = %entry
  %rem1.i = srem i64 %add3.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i59
  %rem3.i = srem i64 %add3.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i59, %lor.rhs.i, %entry
  %2 = phi i1 [ false, %entry ], [ true, %land.rhs.i59 ], [ %cmp4.i, %lor.rhs.i ]
  %idxprom.i = sext i32 %conv6.i to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %3 = load i16, ptr %arrayidx.i, align 2
  %conv.i52 = sext i16 %3 to i32
  %cmp.i54 = icmp sgt i32 %conv6.i, 1
  %spec.select = select i1 %2, i1 %cmp.i54, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  %add.i55 = add nsw i32 %conv.i52, %land.ext.i
  %conv10.i = sext i32 %add.i55 to i64
  %add11.i = add nsw i64 %sub5.i, %conv10.i
  %day.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 3
  %4 = load i32, ptr %day.i, align 4
  %conv12.i = sext i32 %4 to i64
  %add13.i = add nsw i64 %add11.i, %conv12.i
  %sub14.i = sub nsw i64 %add13.i, 1
  %mul15.i = mul nsw i64 %sub14.i, 86400
  %hour.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 2
  %5 = load i32, ptr %hour.i, align 8
  %conv16.i = sext i32 %5 to i64
  %mul17.i = mul nsw i64 %conv16.i, 3600
  %add18.i = add nsw i64 %mul15.i, %mul17.i
  %minute.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 1
  %6 = load i32, ptr %minute.i, align 4
  %conv19.i = sext i32 %6 to i64
  %mul20.i = mul nsw i64 %conv19.i, 60
  %add21.i = add nsw i64 %add18.i, %mul20.i
  %7 = load i32, ptr %from, align 8
  %conv22.i = sext i32 %7 to i64
  %add23.i = add nsw i64 %add21.i, %conv22.i
  %div.i14 = sdiv i64 %add23.i, 86400
  %rem.i15 = srem i64 %add23.i, 86400
  %cmp.i16 = icmp slt i64 %rem.i15, 0
  %conv.i17 = zext i1 %cmp.i16 to i32
  %conv1.i18 = sext i32 %conv.i17 to i64
  %sub.i19 = sub nsw i64 %div.i14, %conv1.i18
  %mul.i.i = mul nsw i64 %sub.i19, 86400
  %sub.i.i = sub nsw i64 %add23.i, %mul.i.i
  %conv.i.i = trunc i64 %sub.i.i to i32
  %add.i.i = add nsw i64 %sub.i19, 4
  %div.i6 = sdiv i64 %add.i.i, 7
  %rem.i7 = srem i64 %add.i.i, 7
  %cmp.i8 = icmp slt i64 %rem.i7, 0
  %conv.i9 = zext i1 %cmp.i8 to i32
  %conv1.i10 = sext i32 %conv.i9 to i64
  %sub.i11 = sub nsw i64 %div.i6, %conv1.i10
  %mul2.i.i = mul nsw i64 %sub.i11, 7
  %sub3.i.i = sub nsw i64 %sub.i19, %mul2.i.i
  %add4.i.i = add nsw i64 %sub3.i.i, 4
  %conv5.i.i = trunc i64 %add4.i.i to i32
  %add6.i.i = add nsw i64 %sub.i19, 719468
  %div.i = sdiv i64 %add6.i.i, 146097
  %rem.i = srem i64 %add6.i.i, 146097
  %cmp.i1 = icmp slt i64 %rem.i, 0
  %conv.i2 = zext i1 %cmp.i1 to i32
  %conv1.i = sext i32 %conv.i2 to i64
  %sub.i3 = sub nsw i64 %div.i, %conv1.i
  %mul8.i.i = mul nsw i64 %sub.i3, 146097
  %sub9.i.i = sub nsw i64 %add6.i.i, %mul8.i.i
  %conv10.i.i = trunc i64 %sub9.i.i to i32
  %div.i.i = udiv i32 %conv10.i.i, 1460
  %sub11.i.i = sub i32 %conv10.i.i, %div.i.i
  %div12.i.i = udiv i32 %conv10.i.i, 36524
  %add13.i.i = add i32 %sub11.i.i, %div12.i.i
  %div14.i.i = udiv i32 %conv10.i.i, 146096
  %sub15.i.i = sub i32 %add13.i.i, %div14.i.i
  %div16.i.i = udiv i32 %sub15.i.i, 365
  %mul17.i.i = mul i32 365, %div16.i.i
  %div18.i.i = udiv i32 %div16.i.i, 4
  %add19.i.i = add i32 %mul17.i.i, %div18.i.i
  %div20.i.i = udiv i32 %div16.i.i, 100
  %sub21.i.i = sub i32 %add19.i.i, %div20.i.i
  %sub22.i.i = sub i32 %conv10.i.i, %sub21.i.i
  %mul23.i.i = mul i32 5, %sub22.i.i
  %add24.i.i = add i32 %mul23.i.i, 2
  %div25.i.i = udiv i32 %add24.i.i, 153
  %cmp.i.i = icmp ugt i32 %div25.i.i, 9
  %conv26.i.i = zext i1 %cmp.i.i to i32
  %mul27.i.i = mul nsw i64 400, %sub.i3
  %conv28.i.i = zext i32 %div16.i.i to i64
  %add29.i.i = add nsw i64 %mul27.i.i, %conv28.i.i
  %conv30.i.i = zext i32 %conv26.i.i to i64
  %add31.i.i = add nsw i64 %add29.i.i, %conv30.i.i
  %sub32.i.i = sub nsw i64 %add31.i.i, 1900
  %conv.i36 = trunc i64 %sub32.i.i to i32
  %conv1.i37 = sext i32 %conv.i36 to i64
  %cmp.i38 = icmp eq i64 %sub32.i.i, %conv1.i37
  br i1 %cmp.i38, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %is_leap.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i40 = icmp ne i32 %call.i, 0
  br i1 %tobool.i40, label %if.end.i43, label %break_down.exit.i

if.end.i43:                                       ; preds = %if.then.i.i
  %call1.i = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i, align 4
  %cmp.i42 = icmp ne i32 %8, 75
  br i1 %cmp.i42, label %if.then2.i, label %break_down.exit.i

if.then2.i:                                       ; preds = %if.end.i43
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit.i

if.end.i.i:                                       ; preds = %is_leap.exit
  %rem.i.i = urem i32 %div16.i.i, 4
  %cmp34.i.i = icmp eq i32 %rem.i.i, 0
  %conv35.i.i = zext i1 %cmp34.i.i to i32
  %rem36.i.i = urem i32 %div16.i.i, 100
  %cmp37.i.i = icmp ne i32 %rem36.i.i, 0
  %conv38.i.i = zext i1 %cmp37.i.i to i32
  %cmp39.i.i = icmp eq i32 %div16.i.i, 0
  %conv40.i.i = zext i1 %cmp39.i.i to i32
  %or.i.i = or i32 %conv38.i.i, %conv40.i.i
  %and.i.i = and i32 %conv35.i.i, %or.i.i
  %rem41.i.i = urem i32 %conv.i.i, 60
  store i32 %rem41.i.i, ptr %from, align 8
  %div42.i.i = udiv i32 %conv.i.i, 60
  %rem43.i.i = urem i32 %div42.i.i, 60
  store i32 %rem43.i.i, ptr %minute.i, align 4
  %div44.i.i = udiv i32 %conv.i.i, 3600
  store i32 %div44.i.i, ptr %hour.i, align 8
  %mul45.i.i = mul i32 153, %div25.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub22.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div25.i.i, 2
  %mul52.i.i = mul i32 12, %conv26.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 8
  store i32 %conv.i36, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv5.i.i, ptr %weekday57.i.i, align 8
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv26.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub22.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv26.i.i
  %sub63.i.i = sub i32 %add61.i.i, %mul62.i.i
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub63.i.i, ptr %yearday.i.i, align 4
  %summer.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 8
  store i32 0, ptr %summer.i.i, align 8
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i64 0, ptr %offset.i.i, align 8
  %zone64.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str, ptr %zone64.i.i, align 8
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i43, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i43 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i62 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i62, label %if.end.i.i65, label %count.exit

if.end.i.i65:                                     ; preds = %if.then.i
  %call1.i.i = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i64 = icmp ne i32 %9, 75
  br i1 %cmp.i.i64, label %if.then2.i.i, label %count.exit

if.then2.i.i:                                     ; preds = %if.end.i.i65
  store i32 75, ptr %call1.i.i, align 4
  br label %count.exit

count.exit:                                       ; preds = %break_down.exit.i, %if.end.i.i65, %if.then2.i.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i65 ], [ %add23.i, %break_down.exit.i ]
  ret i64 %retval.i.0
}

define i64 @mktime(ptr noundef %from) {
entry:
  %summer = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 8
  %0 = load i32, ptr %summer, align 8
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.2)
  unreachable

if.end:                                           ; preds = %entry
  %month.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 4
  %1 = load i32, ptr %month.i, align 8
  %conv.i = sext i32 %1 to i64
  %year1.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 5
  %2 = load i32, ptr %year1.i, align 4
  %conv2.i = sext i32 %2 to i64
  %div.i30 = sdiv i64 %conv.i, 12
  %rem.i31 = srem i64 %conv.i, 12
  %cmp.i32 = icmp slt i64 %rem.i31, 0
  %conv.i33 = zext i1 %cmp.i32 to i32
  %conv1.i34 = sext i32 %conv.i33 to i64
  %sub.i35 = sub nsw i64 %div.i30, %conv1.i34
  %add.i = add nsw i64 %conv2.i, %sub.i35
  %add3.i = add nsw i64 %add.i, 1900
  %mul.i = mul nsw i64 %sub.i35, 12
  %sub.i = sub nsw i64 %conv.i, %mul.i
  %conv6.i = trunc i64 %sub.i to i32
  %sub.i44 = sub nsw i64 %add3.i, 1
  %mul.i45 = mul nsw i64 365, %sub.i44
  %div.i16.i = sdiv i64 %sub.i44, 4
  %rem.i17.i = srem i64 %sub.i44, 4
  %cmp.i18.i = icmp slt i64 %rem.i17.i, 0
  %conv.i19.i = zext i1 %cmp.i18.i to i32
  %conv1.i20.i = sext i32 %conv.i19.i to i64
  %sub.i21.i = sub nsw i64 %div.i16.i, %conv1.i20.i
  %add.i46 = add nsw i64 %mul.i45, %sub.i21.i
  %div.i8.i = sdiv i64 %sub.i44, 100
  %rem.i9.i = srem i64 %sub.i44, 100
  %cmp.i10.i = icmp slt i64 %rem.i9.i, 0
  %conv.i11.i = zext i1 %cmp.i10.i to i32
  %conv1.i12.i = sext i32 %conv.i11.i to i64
  %sub.i13.i = sub nsw i64 %div.i8.i, %conv1.i12.i
  %sub2.i = sub nsw i64 %add.i46, %sub.i13.i
  %div.i.i47 = sdiv i64 %sub.i44, 400
  %rem.i.i48 = srem i64 %sub.i44, 400
  %cmp.i.i49 = icmp slt i64 %rem.i.i48, 0
  %conv.i.i50 = zext i1 %cmp.i.i49 to i32
  %conv1.i.i = sext i32 %conv.i.i50 to i64
  %sub.i.i51 = sub nsw i64 %div.i.i47, %conv1.i.i
  %add4.i = add nsw i64 %sub2.i, %sub.i.i51
  %sub5.i = sub nsw i64 %add4.i, 719162
  %rem.i57 = srem i64 %add3.i, 4
  %cmp.i58 = icmp eq i64 %rem.i57, 0
  br i1 %cmp.i58, label %land.rhs.i59, label %is_leap.exit

land.rhs.i59:                                     ; preds = %if.end
  %rem1.i = srem i64 %add3.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i59
  %rem3.i = srem i64 %add3.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i59, %lor.rhs.i, %if.end
  %3 = phi i1 [ false, %if.end ], [ true, %land.rhs.i59 ], [ %cmp4.i, %lor.rhs.i ]
  %idxprom.i = sext i32 %conv6.i to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %4 = load i16, ptr %arrayidx.i, align 2
  %conv.i52 = sext i16 %4 to i32
  %cmp.i54 = icmp sgt i32 %conv6.i, 1
  %spec.select = select i1 %3, i1 %cmp.i54, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  %add.i55 = add nsw i32 %conv.i52, %land.ext.i
  %conv10.i = sext i32 %add.i55 to i64
  %add11.i = add nsw i64 %sub5.i, %conv10.i
  %day.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 3
  %5 = load i32, ptr %day.i, align 4
  %conv12.i = sext i32 %5 to i64
  %add13.i = add nsw i64 %add11.i, %conv12.i
  %sub14.i = sub nsw i64 %add13.i, 1
  %mul15.i = mul nsw i64 %sub14.i, 86400
  %hour.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 2
  %6 = load i32, ptr %hour.i, align 8
  %conv16.i = sext i32 %6 to i64
  %mul17.i = mul nsw i64 %conv16.i, 3600
  %add18.i = add nsw i64 %mul15.i, %mul17.i
  %minute.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 1
  %7 = load i32, ptr %minute.i, align 4
  %conv19.i = sext i32 %7 to i64
  %mul20.i = mul nsw i64 %conv19.i, 60
  %add21.i = add nsw i64 %add18.i, %mul20.i
  %8 = load i32, ptr %from, align 8
  %conv22.i = sext i32 %8 to i64
  %add23.i = add nsw i64 %add21.i, %conv22.i
  %div.i14 = sdiv i64 %add23.i, 86400
  %rem.i15 = srem i64 %add23.i, 86400
  %cmp.i16 = icmp slt i64 %rem.i15, 0
  %conv.i17 = zext i1 %cmp.i16 to i32
  %conv1.i18 = sext i32 %conv.i17 to i64
  %sub.i19 = sub nsw i64 %div.i14, %conv1.i18
  %mul.i.i = mul nsw i64 %sub.i19, 86400
  %sub.i.i = sub nsw i64 %add23.i, %mul.i.i
  %conv.i.i = trunc i64 %sub.i.i to i32
  %add.i.i = add nsw i64 %sub.i19, 4
  %div.i6 = sdiv i64 %add.i.i, 7
  %rem.i7 = srem i64 %add.i.i, 7
  %cmp.i8 = icmp slt i64 %rem.i7, 0
  %conv.i9 = zext i1 %cmp.i8 to i32
  %conv1.i10 = sext i32 %conv.i9 to i64
  %sub.i11 = sub nsw i64 %div.i6, %conv1.i10
  %mul2.i.i = mul nsw i64 %sub.i11, 7
  %sub3.i.i = sub nsw i64 %sub.i19, %mul2.i.i
  %add4.i.i = add nsw i64 %sub3.i.i, 4
  %conv5.i.i = trunc i64 %add4.i.i to i32
  %add6.i.i = add nsw i64 %sub.i19, 719468
  %div.i = sdiv i64 %add6.i.i, 146097
  %rem.i = srem i64 %add6.i.i, 146097
  %cmp.i1 = icmp slt i64 %rem.i, 0
  %conv.i2 = zext i1 %cmp.i1 to i32
  %conv1.i = sext i32 %conv.i2 to i64
  %sub.i3 = sub nsw i64 %div.i, %conv1.i
  %mul8.i.i = mul nsw i64 %sub.i3, 146097
  %sub9.i.i = sub nsw i64 %add6.i.i, %mul8.i.i
  %conv10.i.i = trunc i64 %sub9.i.i to i32
  %div.i.i = udiv i32 %conv10.i.i, 1460
  %sub11.i.i = sub i32 %conv10.i.i, %div.i.i
  %div12.i.i = udiv i32 %conv10.i.i, 36524
  %add13.i.i = add i32 %sub11.i.i, %div12.i.i
  %div14.i.i = udiv i32 %conv10.i.i, 146096
  %sub15.i.i = sub i32 %add13.i.i, %div14.i.i
  %div16.i.i = udiv i32 %sub15.i.i, 365
  %mul17.i.i = mul i32 365, %div16.i.i
  %div18.i.i = udiv i32 %div16.i.i, 4
  %add19.i.i = add i32 %mul17.i.i, %div18.i.i
  %div20.i.i = udiv i32 %div16.i.i, 100
  %sub21.i.i = sub i32 %add19.i.i, %div20.i.i
  %sub22.i.i = sub i32 %conv10.i.i, %sub21.i.i
  %mul23.i.i = mul i32 5, %sub22.i.i
  %add24.i.i = add i32 %mul23.i.i, 2
  %div25.i.i = udiv i32 %add24.i.i, 153
  %cmp.i.i = icmp ugt i32 %div25.i.i, 9
  %conv26.i.i = zext i1 %cmp.i.i to i32
  %mul27.i.i = mul nsw i64 400, %sub.i3
  %conv28.i.i = zext i32 %div16.i.i to i64
  %add29.i.i = add nsw i64 %mul27.i.i, %conv28.i.i
  %conv30.i.i = zext i32 %conv26.i.i to i64
  %add31.i.i = add nsw i64 %add29.i.i, %conv30.i.i
  %sub32.i.i = sub nsw i64 %add31.i.i, 1900
  %conv.i36 = trunc i64 %sub32.i.i to i32
  %conv1.i37 = sext i32 %conv.i36 to i64
  %cmp.i38 = icmp eq i64 %sub32.i.i, %conv1.i37
  br i1 %cmp.i38, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %is_leap.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i40 = icmp ne i32 %call.i, 0
  br i1 %tobool.i40, label %if.end.i43, label %break_down.exit.i

if.end.i43:                                       ; preds = %if.then.i.i
  %call1.i = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i, align 4
  %cmp.i42 = icmp ne i32 %9, 75
  br i1 %cmp.i42, label %if.then2.i, label %break_down.exit.i

if.then2.i:                                       ; preds = %if.end.i43
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit.i

if.end.i.i:                                       ; preds = %is_leap.exit
  %rem.i.i = urem i32 %div16.i.i, 4
  %cmp34.i.i = icmp eq i32 %rem.i.i, 0
  %conv35.i.i = zext i1 %cmp34.i.i to i32
  %rem36.i.i = urem i32 %div16.i.i, 100
  %cmp37.i.i = icmp ne i32 %rem36.i.i, 0
  %conv38.i.i = zext i1 %cmp37.i.i to i32
  %cmp39.i.i = icmp eq i32 %div16.i.i, 0
  %conv40.i.i = zext i1 %cmp39.i.i to i32
  %or.i.i = or i32 %conv38.i.i, %conv40.i.i
  %and.i.i = and i32 %conv35.i.i, %or.i.i
  %rem41.i.i = urem i32 %conv.i.i, 60
  store i32 %rem41.i.i, ptr %from, align 8
  %div42.i.i = udiv i32 %conv.i.i, 60
  %rem43.i.i = urem i32 %div42.i.i, 60
  store i32 %rem43.i.i, ptr %minute.i, align 4
  %div44.i.i = udiv i32 %conv.i.i, 3600
  store i32 %div44.i.i, ptr %hour.i, align 8
  %mul45.i.i = mul i32 153, %div25.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub22.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div25.i.i, 2
  %mul52.i.i = mul i32 12, %conv26.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 8
  store i32 %conv.i36, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv5.i.i, ptr %weekday57.i.i, align 8
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv26.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub22.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv26.i.i
  %sub63.i.i = sub i32 %add61.i.i, %mul62.i.i
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub63.i.i, ptr %yearday.i.i, align 4
  store i32 0, ptr %summer, align 8
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i64 0, ptr %offset.i.i, align 8
  %zone64.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone64.i.i, align 8
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i43, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i43 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i62 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i62, label %if.end.i.i65, label %count.exit

if.end.i.i65:                                     ; preds = %if.then.i
  %call1.i.i = call ptr @__errno_location()
  %10 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i64 = icmp ne i32 %10, 75
  br i1 %cmp.i.i64, label %if.then2.i.i, label %count.exit

if.then2.i.i:                                     ; preds = %if.end.i.i65
  store i32 75, ptr %call1.i.i, align 4
  br label %count.exit

count.exit:                                       ; preds = %break_down.exit.i, %if.end.i.i65, %if.then2.i.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i65 ], [ %add23.i, %break_down.exit.i ]
  ret i64 %retval.i.0
}

declare void @__gomc_unsupported(ptr noundef)

define i64 @strftime(ptr noundef %to, i64 noundef %size, ptr noundef %format, ptr noundef %time) {
entry:
  %t = alloca %struct.text, align 8
  store ptr %to, ptr %t, align 8
  %limit = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 %size, ptr %limit, align 8
  %count = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store i64 0, ptr %count, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %f.0 = phi ptr [ %format, %entry ], [ %incdec.ptr17, %for.inc ]
  %outer.0 = phi ptr [ null, %entry ], [ %outer.3, %for.inc ]
  %0 = load i8, ptr %f.0, align 1
  %tobool = icmp eq i8 %0, 0
  %tobool2 = icmp ne ptr %outer.0, null
  %or.cond = select i1 %tobool, i1 %tobool2, i1 false
  %f.1 = select i1 %or.cond, ptr %outer.0, ptr %f.0
  %outer.1 = select i1 %or.cond, ptr null, ptr %outer.0
  %1 = load i8, ptr %f.1, align 1
  %tobool3 = icmp ne i8 %1, 0
  br i1 %tobool3, label %if.end5, label %for.end

if.end5:                                          ; preds = %for.cond
  %conv = sext i8 %1 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end5
  %2 = load i64, ptr %count, align 8
  %3 = load i64, ptr %limit, align 8
  %cmp.i26 = icmp ult i64 %2, %3
  br i1 %cmp.i26, label %if.then.i29, label %put.exit32

if.then.i29:                                      ; preds = %if.then7
  %4 = load ptr, ptr %t, align 8
  %arrayidx.i28 = getelementptr inbounds i8, ptr %4, i64 %2
  store i8 %1, ptr %arrayidx.i28, align 1
  br label %put.exit32

put.exit32:                                       ; preds = %if.then.i29, %if.then7
  %5 = load i64, ptr %count, align 8
  %inc.i31 = add i64 %5, 1
  store i64 %inc.i31, ptr %count, align 8
  br label %for.inc

if.end8:                                          ; preds = %if.end5
  %incdec.ptr = getelementptr inbounds i8, ptr %f.1, i32 1
  %6 = load i8, ptr %incdec.ptr, align 1
  %conv.i = sext i8 %6 to i32
  switch i32 %conv.i, label %sw.epilog.i [
    i32 99, label %several.exit
    i32 68, label %sw.bb1.i
    i32 120, label %sw.bb1.i
    i32 70, label %sw.bb2.i
    i32 114, label %sw.bb3.i
    i32 82, label %sw.bb4.i
    i32 84, label %sw.bb5.i
    i32 88, label %sw.bb5.i
  ]

sw.bb1.i:                                         ; preds = %if.end8, %if.end8
  br label %several.exit

sw.bb2.i:                                         ; preds = %if.end8
  br label %several.exit

sw.bb3.i:                                         ; preds = %if.end8
  br label %several.exit

sw.bb4.i:                                         ; preds = %if.end8
  br label %several.exit

sw.bb5.i:                                         ; preds = %if.end8, %if.end8
  br label %several.exit

sw.epilog.i:                                      ; preds = %if.end8
  br label %several.exit

several.exit:                                     ; preds = %if.end8, %sw.epilog.i, %sw.bb5.i, %sw.bb4.i, %sw.bb3.i, %sw.bb2.i, %sw.bb1.i
  %retval.i.0 = phi ptr [ null, %sw.epilog.i ], [ @__gomc_calendar.str.9, %sw.bb5.i ], [ @__gomc_calendar.str.8, %sw.bb4.i ], [ @__gomc_calendar.str.7, %sw.bb3.i ], [ @__gomc_calendar.str.6, %sw.bb2.i ], [ @__gomc_calendar.str.5, %sw.bb1.i ], [ @__gomc_calendar.str.4, %if.end8 ]
  %tobool9 = icmp ne ptr %retval.i.0, null
  br i1 %tobool9, label %if.then10, label %if.else

if.then10:                                        ; preds = %several.exit
  %add.ptr = getelementptr inbounds i8, ptr %incdec.ptr, i64 1
  %add.ptr11 = getelementptr inbounds i8, ptr %retval.i.0, i64 -1
  br label %for.inc

if.else:                                          ; preds = %several.exit
  switch i32 %conv.i, label %put_words.exit [
    i32 37, label %sw.bb.i38
    i32 110, label %sw.bb1.i39
    i32 116, label %sw.bb2.i40
    i32 97, label %sw.bb3.i41
    i32 65, label %sw.bb4.i42
    i32 98, label %sw.bb7.i
    i32 104, label %sw.bb7.i
    i32 66, label %sw.bb9.i
    i32 112, label %sw.bb12.i
    i32 80, label %sw.bb14.i
    i32 90, label %sw.bb19.i
  ]

sw.bb.i38:                                        ; preds = %if.else
  %7 = load i64, ptr %count, align 8
  %8 = load i64, ptr %limit, align 8
  %cmp.i37.i = icmp ult i64 %7, %8
  br i1 %cmp.i37.i, label %if.then.i40.i, label %put.exit43.i

if.then.i40.i:                                    ; preds = %sw.bb.i38
  %9 = load ptr, ptr %t, align 8
  %arrayidx.i39.i = getelementptr inbounds i8, ptr %9, i64 %7
  store i8 37, ptr %arrayidx.i39.i, align 1
  br label %put.exit43.i

put.exit43.i:                                     ; preds = %if.then.i40.i, %sw.bb.i38
  %10 = load i64, ptr %count, align 8
  %inc.i42.i = add i64 %10, 1
  store i64 %inc.i42.i, ptr %count, align 8
  br label %put_words.exit

sw.bb1.i39:                                       ; preds = %if.else
  %11 = load i64, ptr %count, align 8
  %12 = load i64, ptr %limit, align 8
  %cmp.i26.i = icmp ult i64 %11, %12
  br i1 %cmp.i26.i, label %if.then.i29.i, label %put.exit32.i

if.then.i29.i:                                    ; preds = %sw.bb1.i39
  %13 = load ptr, ptr %t, align 8
  %arrayidx.i28.i = getelementptr inbounds i8, ptr %13, i64 %11
  store i8 10, ptr %arrayidx.i28.i, align 1
  br label %put.exit32.i

put.exit32.i:                                     ; preds = %if.then.i29.i, %sw.bb1.i39
  %14 = load i64, ptr %count, align 8
  %inc.i31.i = add i64 %14, 1
  store i64 %inc.i31.i, ptr %count, align 8
  br label %put_words.exit

sw.bb2.i40:                                       ; preds = %if.else
  %15 = load i64, ptr %count, align 8
  %16 = load i64, ptr %limit, align 8
  %cmp.i.i = icmp ult i64 %15, %16
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %sw.bb2.i40
  %17 = load ptr, ptr %t, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %17, i64 %15
  store i8 9, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %sw.bb2.i40
  %18 = load i64, ptr %count, align 8
  %inc.i.i = add i64 %18, 1
  store i64 %inc.i.i, ptr %count, align 8
  br label %put_words.exit

sw.bb3.i41:                                       ; preds = %if.else
  %weekday.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %19 = load i32, ptr %weekday.i, align 8
  %cmp.i247 = icmp slt i32 %19, 0
  %cmp1.i = icmp sgt i32 %19, 6
  %or.cond560 = or i1 %cmp.i247, %cmp1.i
  br i1 %or.cond560, label %if.then.i248, label %day_name.exit

if.then.i248:                                     ; preds = %sw.bb3.i41
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit:                                    ; preds = %sw.bb3.i41
  %idxprom.i249 = sext i32 %19 to i64
  %arrayidx.i250 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i64 0, i64 %idxprom.i249
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i77, %day_name.exit
  %i.i.0 = phi i32 [ 0, %day_name.exit ], [ %inc.i78, %put.exit.i77 ]
  %cmp.i65 = icmp slt i32 %i.i.0, 3
  br i1 %cmp.i65, label %land.rhs.i, label %put_words.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i66 = getelementptr inbounds i8, ptr %arrayidx.i250, i64 %idxprom.i
  %20 = load i8, ptr %arrayidx.i66, align 1
  %conv.i67 = sext i8 %20 to i32
  %tobool.i68 = icmp ne i32 %conv.i67, 0
  br i1 %tobool.i68, label %for.body.i, label %put_words.exit

for.body.i:                                       ; preds = %land.rhs.i
  %21 = load i64, ptr %count, align 8
  %22 = load i64, ptr %limit, align 8
  %cmp.i.i71 = icmp ult i64 %21, %22
  br i1 %cmp.i.i71, label %if.then.i.i74, label %put.exit.i77

if.then.i.i74:                                    ; preds = %for.body.i
  %23 = load ptr, ptr %t, align 8
  %arrayidx.i.i73 = getelementptr inbounds i8, ptr %23, i64 %21
  store i8 %20, ptr %arrayidx.i.i73, align 1
  br label %put.exit.i77

put.exit.i77:                                     ; preds = %if.then.i.i74, %for.body.i
  %24 = load i64, ptr %count, align 8
  %inc.i.i76 = add i64 %24, 1
  store i64 %inc.i.i76, ptr %count, align 8
  %inc.i78 = add nsw i32 %i.i.0, 1
  br label %for.cond.i

sw.bb4.i42:                                       ; preds = %if.else
  %weekday5.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %25 = load i32, ptr %weekday5.i, align 8
  %cmp.i252 = icmp slt i32 %25, 0
  %cmp1.i253 = icmp sgt i32 %25, 6
  %or.cond561 = or i1 %cmp.i252, %cmp1.i253
  br i1 %or.cond561, label %if.then.i255, label %day_name.exit258

if.then.i255:                                     ; preds = %sw.bb4.i42
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit258:                                 ; preds = %sw.bb4.i42
  %idxprom.i256 = sext i32 %25 to i64
  %arrayidx.i257 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i64 0, i64 %idxprom.i256
  br label %for.cond.i86

for.cond.i86:                                     ; preds = %put.exit.i104, %day_name.exit258
  %i.i84.0 = phi i32 [ 0, %day_name.exit258 ], [ %inc.i105, %put.exit.i104 ]
  %cmp.i85 = icmp slt i32 %i.i84.0, 10
  br i1 %cmp.i85, label %land.rhs.i91, label %put_words.exit

land.rhs.i91:                                     ; preds = %for.cond.i86
  %idxprom.i87 = sext i32 %i.i84.0 to i64
  %arrayidx.i88 = getelementptr inbounds i8, ptr %arrayidx.i257, i64 %idxprom.i87
  %26 = load i8, ptr %arrayidx.i88, align 1
  %conv.i89 = sext i8 %26 to i32
  %tobool.i90 = icmp ne i32 %conv.i89, 0
  br i1 %tobool.i90, label %for.body.i98, label %put_words.exit

for.body.i98:                                     ; preds = %land.rhs.i91
  %27 = load i64, ptr %count, align 8
  %28 = load i64, ptr %limit, align 8
  %cmp.i.i97 = icmp ult i64 %27, %28
  br i1 %cmp.i.i97, label %if.then.i.i101, label %put.exit.i104

if.then.i.i101:                                   ; preds = %for.body.i98
  %29 = load ptr, ptr %t, align 8
  %arrayidx.i.i100 = getelementptr inbounds i8, ptr %29, i64 %27
  store i8 %26, ptr %arrayidx.i.i100, align 1
  br label %put.exit.i104

put.exit.i104:                                    ; preds = %if.then.i.i101, %for.body.i98
  %30 = load i64, ptr %count, align 8
  %inc.i.i103 = add i64 %30, 1
  store i64 %inc.i.i103, ptr %count, align 8
  %inc.i105 = add nsw i32 %i.i84.0, 1
  br label %for.cond.i86

sw.bb7.i:                                         ; preds = %if.else, %if.else
  %month.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %31 = load i32, ptr %month.i, align 8
  %cmp.i259 = icmp slt i32 %31, 0
  %cmp1.i260 = icmp sgt i32 %31, 11
  %or.cond562 = or i1 %cmp.i259, %cmp1.i260
  br i1 %or.cond562, label %if.then.i262, label %month_name.exit

if.then.i262:                                     ; preds = %sw.bb7.i
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit:                                  ; preds = %sw.bb7.i
  %idxprom.i263 = sext i32 %31 to i64
  %arrayidx.i264 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i64 0, i64 %idxprom.i263
  br label %for.cond.i114

for.cond.i114:                                    ; preds = %put.exit.i132, %month_name.exit
  %i.i112.0 = phi i32 [ 0, %month_name.exit ], [ %inc.i133, %put.exit.i132 ]
  %cmp.i113 = icmp slt i32 %i.i112.0, 3
  br i1 %cmp.i113, label %land.rhs.i119, label %put_words.exit

land.rhs.i119:                                    ; preds = %for.cond.i114
  %idxprom.i115 = sext i32 %i.i112.0 to i64
  %arrayidx.i116 = getelementptr inbounds i8, ptr %arrayidx.i264, i64 %idxprom.i115
  %32 = load i8, ptr %arrayidx.i116, align 1
  %conv.i117 = sext i8 %32 to i32
  %tobool.i118 = icmp ne i32 %conv.i117, 0
  br i1 %tobool.i118, label %for.body.i126, label %put_words.exit

for.body.i126:                                    ; preds = %land.rhs.i119
  %33 = load i64, ptr %count, align 8
  %34 = load i64, ptr %limit, align 8
  %cmp.i.i125 = icmp ult i64 %33, %34
  br i1 %cmp.i.i125, label %if.then.i.i129, label %put.exit.i132

if.then.i.i129:                                   ; preds = %for.body.i126
  %35 = load ptr, ptr %t, align 8
  %arrayidx.i.i128 = getelementptr inbounds i8, ptr %35, i64 %33
  store i8 %32, ptr %arrayidx.i.i128, align 1
  br label %put.exit.i132

put.exit.i132:                                    ; preds = %if.then.i.i129, %for.body.i126
  %36 = load i64, ptr %count, align 8
  %inc.i.i131 = add i64 %36, 1
  store i64 %inc.i.i131, ptr %count, align 8
  %inc.i133 = add nsw i32 %i.i112.0, 1
  br label %for.cond.i114

sw.bb9.i:                                         ; preds = %if.else
  %month10.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %37 = load i32, ptr %month10.i, align 8
  %cmp.i266 = icmp slt i32 %37, 0
  %cmp1.i267 = icmp sgt i32 %37, 11
  %or.cond563 = or i1 %cmp.i266, %cmp1.i267
  br i1 %or.cond563, label %if.then.i269, label %month_name.exit272

if.then.i269:                                     ; preds = %sw.bb9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit272:                               ; preds = %sw.bb9.i
  %idxprom.i270 = sext i32 %37 to i64
  %arrayidx.i271 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i64 0, i64 %idxprom.i270
  br label %for.cond.i142

for.cond.i142:                                    ; preds = %put.exit.i160, %month_name.exit272
  %i.i140.0 = phi i32 [ 0, %month_name.exit272 ], [ %inc.i161, %put.exit.i160 ]
  %cmp.i141 = icmp slt i32 %i.i140.0, 10
  br i1 %cmp.i141, label %land.rhs.i147, label %put_words.exit

land.rhs.i147:                                    ; preds = %for.cond.i142
  %idxprom.i143 = sext i32 %i.i140.0 to i64
  %arrayidx.i144 = getelementptr inbounds i8, ptr %arrayidx.i271, i64 %idxprom.i143
  %38 = load i8, ptr %arrayidx.i144, align 1
  %conv.i145 = sext i8 %38 to i32
  %tobool.i146 = icmp ne i32 %conv.i145, 0
  br i1 %tobool.i146, label %for.body.i154, label %put_words.exit

for.body.i154:                                    ; preds = %land.rhs.i147
  %39 = load i64, ptr %count, align 8
  %40 = load i64, ptr %limit, align 8
  %cmp.i.i153 = icmp ult i64 %39, %40
  br i1 %cmp.i.i153, label %if.then.i.i157, label %put.exit.i160

if.then.i.i157:                                   ; preds = %for.body.i154
  %41 = load ptr, ptr %t, align 8
  %arrayidx.i.i156 = getelementptr inbounds i8, ptr %41, i64 %39
  store i8 %38, ptr %arrayidx.i.i156, align 1
  br label %put.exit.i160

put.exit.i160:                                    ; preds = %if.then.i.i157, %for.body.i154
  %42 = load i64, ptr %count, align 8
  %inc.i.i159 = add i64 %42, 1
  store i64 %inc.i.i159, ptr %count, align 8
  %inc.i161 = add nsw i32 %i.i140.0, 1
  br label %for.cond.i142

sw.bb12.i:                                        ; preds = %if.else
  %hour.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %43 = load i32, ptr %hour.i, align 8
  %cmp.i43 = icmp sgt i32 %43, 11
  %cond.i = select i1 %cmp.i43, ptr @__gomc_calendar.str.10, ptr @__gomc_calendar.str.11
  br label %for.cond.i170

for.cond.i170:                                    ; preds = %put.exit.i188, %sw.bb12.i
  %i.i168.0 = phi i32 [ 0, %sw.bb12.i ], [ %inc.i189, %put.exit.i188 ]
  %cmp.i169 = icmp slt i32 %i.i168.0, 2
  br i1 %cmp.i169, label %land.rhs.i175, label %put_words.exit

land.rhs.i175:                                    ; preds = %for.cond.i170
  %idxprom.i171 = sext i32 %i.i168.0 to i64
  %arrayidx.i172 = getelementptr inbounds i8, ptr %cond.i, i64 %idxprom.i171
  %44 = load i8, ptr %arrayidx.i172, align 1
  %conv.i173 = sext i8 %44 to i32
  %tobool.i174 = icmp ne i32 %conv.i173, 0
  br i1 %tobool.i174, label %for.body.i182, label %put_words.exit

for.body.i182:                                    ; preds = %land.rhs.i175
  %45 = load i64, ptr %count, align 8
  %46 = load i64, ptr %limit, align 8
  %cmp.i.i181 = icmp ult i64 %45, %46
  br i1 %cmp.i.i181, label %if.then.i.i185, label %put.exit.i188

if.then.i.i185:                                   ; preds = %for.body.i182
  %47 = load ptr, ptr %t, align 8
  %arrayidx.i.i184 = getelementptr inbounds i8, ptr %47, i64 %45
  store i8 %44, ptr %arrayidx.i.i184, align 1
  br label %put.exit.i188

put.exit.i188:                                    ; preds = %if.then.i.i185, %for.body.i182
  %48 = load i64, ptr %count, align 8
  %inc.i.i187 = add i64 %48, 1
  store i64 %inc.i.i187, ptr %count, align 8
  %inc.i189 = add nsw i32 %i.i168.0, 1
  br label %for.cond.i170

sw.bb14.i:                                        ; preds = %if.else
  %hour15.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %49 = load i32, ptr %hour15.i, align 8
  %cmp16.i = icmp sgt i32 %49, 11
  %cond18.i = select i1 %cmp16.i, ptr @__gomc_calendar.str.12, ptr @__gomc_calendar.str.13
  br label %for.cond.i198

for.cond.i198:                                    ; preds = %put.exit.i216, %sw.bb14.i
  %i.i196.0 = phi i32 [ 0, %sw.bb14.i ], [ %inc.i217, %put.exit.i216 ]
  %cmp.i197 = icmp slt i32 %i.i196.0, 2
  br i1 %cmp.i197, label %land.rhs.i203, label %put_words.exit

land.rhs.i203:                                    ; preds = %for.cond.i198
  %idxprom.i199 = sext i32 %i.i196.0 to i64
  %arrayidx.i200 = getelementptr inbounds i8, ptr %cond18.i, i64 %idxprom.i199
  %50 = load i8, ptr %arrayidx.i200, align 1
  %conv.i201 = sext i8 %50 to i32
  %tobool.i202 = icmp ne i32 %conv.i201, 0
  br i1 %tobool.i202, label %for.body.i210, label %put_words.exit

for.body.i210:                                    ; preds = %land.rhs.i203
  %51 = load i64, ptr %count, align 8
  %52 = load i64, ptr %limit, align 8
  %cmp.i.i209 = icmp ult i64 %51, %52
  br i1 %cmp.i.i209, label %if.then.i.i213, label %put.exit.i216

if.then.i.i213:                                   ; preds = %for.body.i210
  %53 = load ptr, ptr %t, align 8
  %arrayidx.i.i212 = getelementptr inbounds i8, ptr %53, i64 %51
  store i8 %50, ptr %arrayidx.i.i212, align 1
  br label %put.exit.i216

put.exit.i216:                                    ; preds = %if.then.i.i213, %for.body.i210
  %54 = load i64, ptr %count, align 8
  %inc.i.i215 = add i64 %54, 1
  store i64 %inc.i.i215, ptr %count, align 8
  %inc.i217 = add nsw i32 %i.i196.0, 1
  br label %for.cond.i198

sw.bb19.i:                                        ; preds = %if.else
  %zone.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 10
  %55 = load ptr, ptr %zone.i, align 8
  %tobool.i = icmp ne ptr %55, null
  %spec.select = select i1 %tobool.i, ptr %55, ptr @__gomc_calendar.str.14
  br label %for.cond.i226

for.cond.i226:                                    ; preds = %put.exit.i244, %sw.bb19.i
  %i.i224.0 = phi i32 [ 0, %sw.bb19.i ], [ %inc.i245, %put.exit.i244 ]
  %cmp.i225 = icmp slt i32 %i.i224.0, 10
  br i1 %cmp.i225, label %land.rhs.i231, label %put_words.exit

land.rhs.i231:                                    ; preds = %for.cond.i226
  %idxprom.i227 = sext i32 %i.i224.0 to i64
  %arrayidx.i228 = getelementptr inbounds i8, ptr %spec.select, i64 %idxprom.i227
  %56 = load i8, ptr %arrayidx.i228, align 1
  %conv.i229 = sext i8 %56 to i32
  %tobool.i230 = icmp ne i32 %conv.i229, 0
  br i1 %tobool.i230, label %for.body.i238, label %put_words.exit

for.body.i238:                                    ; preds = %land.rhs.i231
  %57 = load i64, ptr %count, align 8
  %58 = load i64, ptr %limit, align 8
  %cmp.i.i237 = icmp ult i64 %57, %58
  br i1 %cmp.i.i237, label %if.then.i.i241, label %put.exit.i244

if.then.i.i241:                                   ; preds = %for.body.i238
  %59 = load ptr, ptr %t, align 8
  %arrayidx.i.i240 = getelementptr inbounds i8, ptr %59, i64 %57
  store i8 %56, ptr %arrayidx.i.i240, align 1
  br label %put.exit.i244

put.exit.i244:                                    ; preds = %if.then.i.i241, %for.body.i238
  %60 = load i64, ptr %count, align 8
  %inc.i.i243 = add i64 %60, 1
  store i64 %inc.i.i243, ptr %count, align 8
  %inc.i245 = add nsw i32 %i.i224.0, 1
  br label %for.cond.i226

put_words.exit:                                   ; preds = %put.exit43.i, %put.exit32.i, %put.exit.i, %for.cond.i, %land.rhs.i, %for.cond.i86, %land.rhs.i91, %for.cond.i114, %land.rhs.i119, %for.cond.i142, %land.rhs.i147, %for.cond.i170, %land.rhs.i175, %for.cond.i198, %land.rhs.i203, %for.cond.i226, %land.rhs.i231, %if.else
  %retval.i34.0 = phi i32 [ 0, %if.else ], [ 1, %land.rhs.i231 ], [ 1, %for.cond.i226 ], [ 1, %land.rhs.i203 ], [ 1, %for.cond.i198 ], [ 1, %land.rhs.i175 ], [ 1, %for.cond.i170 ], [ 1, %land.rhs.i147 ], [ 1, %for.cond.i142 ], [ 1, %land.rhs.i119 ], [ 1, %for.cond.i114 ], [ 1, %land.rhs.i91 ], [ 1, %for.cond.i86 ], [ 1, %land.rhs.i ], [ 1, %for.cond.i ], [ 1, %put.exit.i ], [ 1, %put.exit32.i ], [ 1, %put.exit43.i ]
  %tobool13 = icmp ne i32 %retval.i34.0, 0
  br i1 %tobool13, label %for.inc, label %if.then14

if.then14:                                        ; preds = %put_words.exit
  %year1.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 5
  %61 = load i32, ptr %year1.i, align 4
  %conv.i48 = sext i32 %61 to i64
  %add.i = add nsw i64 %conv.i48, 1900
  %hour.i49 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %62 = load i32, ptr %hour.i49, align 8
  %cmp.i50 = icmp sgt i32 %62, 12
  %sub.i = sub nsw i32 %62, 12
  %cmp5.i = icmp eq i32 %62, 0
  %spec.select578 = select i1 %cmp5.i, i32 12, i32 %62
  %cond11.i = select i1 %cmp.i50, i32 %sub.i, i32 %spec.select578
  switch i32 %conv.i, label %sw.epilog.i61 [
    i32 89, label %sw.bb.i55
    i32 67, label %sw.bb13.i
    i32 121, label %sw.bb14.i57
    i32 109, label %sw.bb17.i
    i32 100, label %sw.bb20.i
    i32 101, label %sw.bb22.i
    i32 72, label %sw.bb25.i
    i32 73, label %sw.bb28.i
    i32 107, label %sw.bb30.i
    i32 108, label %sw.bb33.i
    i32 77, label %sw.bb35.i
    i32 83, label %sw.bb37.i
    i32 106, label %sw.bb39.i
    i32 117, label %sw.bb42.i
    i32 119, label %sw.bb49.i
    i32 85, label %sw.bb52.i
    i32 87, label %sw.bb58.i
    i32 86, label %sw.bb66.i
    i32 71, label %sw.bb69.i
    i32 103, label %sw.bb71.i
  ]

sw.bb.i55:                                        ; preds = %if.then14
  %cmp.i868 = icmp sge i64 %add.i, 1000
  %cmp1.i869 = icmp sle i64 %add.i, 9999
  %or.cond564 = and i1 %cmp.i868, %cmp1.i869
  br i1 %or.cond564, label %if.then.i873, label %if.else.i.i

if.then.i873:                                     ; preds = %sw.bb.i55
  %conv.i871 = trunc i64 %add.i to i32
  %div.i872 = udiv i32 %conv.i871, 100
  %conv2.i = zext i32 %div.i872 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i873
  %div.i59.i = udiv i32 %div.i872, 10
  %add.i60.i = add i32 48, %div.i59.i
  %conv4.i61.i = trunc i32 %add.i60.i to i8
  %63 = load i64, ptr %count, align 8
  %64 = load i64, ptr %limit, align 8
  %cmp.i12.i64.i = icmp ult i64 %63, %64
  br i1 %cmp.i12.i64.i, label %if.then.i15.i68.i, label %put.exit18.i78.i

if.then.i15.i68.i:                                ; preds = %if.then.i65.i
  %65 = load ptr, ptr %t, align 8
  %arrayidx.i14.i67.i = getelementptr inbounds i8, ptr %65, i64 %63
  store i8 %conv4.i61.i, ptr %arrayidx.i14.i67.i, align 1
  br label %put.exit18.i78.i

put.exit18.i78.i:                                 ; preds = %if.then.i15.i68.i, %if.then.i65.i
  %66 = load i64, ptr %count, align 8
  %inc.i17.i70.i = add i64 %66, 1
  store i64 %inc.i17.i70.i, ptr %count, align 8
  %rem.i72.i = urem i32 %div.i872, 10
  %add6.i73.i = add i32 48, %rem.i72.i
  %conv7.i74.i = trunc i32 %add6.i73.i to i8
  %67 = load i64, ptr %limit, align 8
  %cmp.i.i77.i = icmp ult i64 %inc.i17.i70.i, %67
  br i1 %cmp.i.i77.i, label %if.then.i.i81.i, label %put.exit.i84.i

if.then.i.i81.i:                                  ; preds = %put.exit18.i78.i
  %68 = load ptr, ptr %t, align 8
  %arrayidx.i.i80.i = getelementptr inbounds i8, ptr %68, i64 %inc.i17.i70.i
  store i8 %conv7.i74.i, ptr %arrayidx.i.i80.i, align 1
  br label %put.exit.i84.i

put.exit.i84.i:                                   ; preds = %if.then.i.i81.i, %put.exit18.i78.i
  %69 = load i64, ptr %count, align 8
  %inc.i.i83.i = add i64 %69, 1
  store i64 %inc.i.i83.i, ptr %count, align 8
  br label %number.exit86.i

if.else.i85.i:                                    ; preds = %if.then.i873
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i874 = urem i32 %conv.i871, 100
  %div.i18.i = udiv i32 %rem.i874, 10
  %add.i19.i = add i32 48, %div.i18.i
  %conv4.i20.i = trunc i32 %add.i19.i to i8
  %70 = load i64, ptr %count, align 8
  %71 = load i64, ptr %limit, align 8
  %cmp.i12.i23.i = icmp ult i64 %70, %71
  br i1 %cmp.i12.i23.i, label %if.then.i15.i27.i, label %put.exit18.i37.i

if.then.i15.i27.i:                                ; preds = %number.exit86.i
  %72 = load ptr, ptr %t, align 8
  %arrayidx.i14.i26.i = getelementptr inbounds i8, ptr %72, i64 %70
  store i8 %conv4.i20.i, ptr %arrayidx.i14.i26.i, align 1
  br label %put.exit18.i37.i

put.exit18.i37.i:                                 ; preds = %if.then.i15.i27.i, %number.exit86.i
  %73 = load i64, ptr %count, align 8
  %inc.i17.i29.i = add i64 %73, 1
  store i64 %inc.i17.i29.i, ptr %count, align 8
  %rem.i31.i = urem i32 %rem.i874, 10
  %add6.i32.i = add i32 48, %rem.i31.i
  %conv7.i33.i = trunc i32 %add6.i32.i to i8
  %74 = load i64, ptr %limit, align 8
  %cmp.i.i36.i = icmp ult i64 %inc.i17.i29.i, %74
  br i1 %cmp.i.i36.i, label %if.then.i.i40.i, label %put.exit.i43.i

if.then.i.i40.i:                                  ; preds = %put.exit18.i37.i
  %75 = load ptr, ptr %t, align 8
  %arrayidx.i.i39.i = getelementptr inbounds i8, ptr %75, i64 %inc.i17.i29.i
  store i8 %conv7.i33.i, ptr %arrayidx.i.i39.i, align 1
  br label %put.exit.i43.i

put.exit.i43.i:                                   ; preds = %if.then.i.i40.i, %put.exit18.i37.i
  %76 = load i64, ptr %count, align 8
  %inc.i.i42.i = add i64 %76, 1
  store i64 %inc.i.i42.i, ptr %count, align 8
  br label %for.inc

if.else.i.i:                                      ; preds = %sw.bb.i55
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb13.i:                                        ; preds = %if.then14
  %div.i1017 = sdiv i64 %add.i, 100
  %rem.i1018 = srem i64 %add.i, 100
  %cmp.i1019 = icmp slt i64 %rem.i1018, 0
  %conv.i1020 = zext i1 %cmp.i1019 to i32
  %conv1.i = sext i32 %conv.i1020 to i64
  %sub.i1021 = sub nsw i64 %div.i1017, %conv1.i
  %cmp1.i277 = icmp sge i64 %sub.i1021, 0
  %cmp3.i = icmp sle i64 %sub.i1021, 99
  %or.cond565 = and i1 %cmp1.i277, %cmp3.i
  br i1 %or.cond565, label %if.then.i281, label %if.else.i

if.then.i281:                                     ; preds = %sw.bb13.i
  %conv.i278 = trunc i64 %sub.i1021 to i32
  %div.i279 = udiv i32 %conv.i278, 10
  %add.i280 = add i32 48, %div.i279
  %conv4.i = trunc i32 %add.i280 to i8
  %77 = load i64, ptr %count, align 8
  %78 = load i64, ptr %limit, align 8
  %cmp.i12.i = icmp ult i64 %77, %78
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i281
  %79 = load ptr, ptr %t, align 8
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %79, i64 %77
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i281
  %80 = load i64, ptr %count, align 8
  %inc.i17.i = add i64 %80, 1
  store i64 %inc.i17.i, ptr %count, align 8
  %rem.i282 = urem i32 %conv.i278, 10
  %add6.i = add i32 48, %rem.i282
  %conv7.i = trunc i32 %add6.i to i8
  %81 = load i64, ptr %limit, align 8
  %cmp.i.i285 = icmp ult i64 %inc.i17.i, %81
  br i1 %cmp.i.i285, label %if.then.i.i288, label %put.exit.i291

if.then.i.i288:                                   ; preds = %put.exit18.i
  %82 = load ptr, ptr %t, align 8
  %arrayidx.i.i287 = getelementptr inbounds i8, ptr %82, i64 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i287, align 1
  br label %put.exit.i291

put.exit.i291:                                    ; preds = %if.then.i.i288, %put.exit18.i
  %83 = load i64, ptr %count, align 8
  %inc.i.i290 = add i64 %83, 1
  store i64 %inc.i.i290, ptr %count, align 8
  br label %for.inc

if.else.i:                                        ; preds = %sw.bb13.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub.i1021, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb14.i57:                                      ; preds = %if.then14
  %div.i1024 = sdiv i64 %add.i, 100
  %rem.i1025 = srem i64 %add.i, 100
  %cmp.i1026 = icmp slt i64 %rem.i1025, 0
  %conv.i1027 = zext i1 %cmp.i1026 to i32
  %conv1.i1028 = sext i32 %conv.i1027 to i64
  %sub.i1029 = sub nsw i64 %div.i1024, %conv1.i1028
  %mul.i = mul nsw i64 %sub.i1029, 100
  %sub16.i = sub nsw i64 %add.i, %mul.i
  %cmp1.i300 = icmp sge i64 %sub16.i, 0
  %cmp3.i302 = icmp sle i64 %sub16.i, 99
  %or.cond566 = and i1 %cmp1.i300, %cmp3.i302
  br i1 %or.cond566, label %if.then.i311, label %if.else.i331

if.then.i311:                                     ; preds = %sw.bb14.i57
  %conv.i304 = trunc i64 %sub16.i to i32
  %div.i305 = udiv i32 %conv.i304, 10
  %add.i306 = add i32 48, %div.i305
  %conv4.i307 = trunc i32 %add.i306 to i8
  %84 = load i64, ptr %count, align 8
  %85 = load i64, ptr %limit, align 8
  %cmp.i12.i310 = icmp ult i64 %84, %85
  br i1 %cmp.i12.i310, label %if.then.i15.i314, label %put.exit18.i324

if.then.i15.i314:                                 ; preds = %if.then.i311
  %86 = load ptr, ptr %t, align 8
  %arrayidx.i14.i313 = getelementptr inbounds i8, ptr %86, i64 %84
  store i8 %conv4.i307, ptr %arrayidx.i14.i313, align 1
  br label %put.exit18.i324

put.exit18.i324:                                  ; preds = %if.then.i15.i314, %if.then.i311
  %87 = load i64, ptr %count, align 8
  %inc.i17.i316 = add i64 %87, 1
  store i64 %inc.i17.i316, ptr %count, align 8
  %rem.i318 = urem i32 %conv.i304, 10
  %add6.i319 = add i32 48, %rem.i318
  %conv7.i320 = trunc i32 %add6.i319 to i8
  %88 = load i64, ptr %limit, align 8
  %cmp.i.i323 = icmp ult i64 %inc.i17.i316, %88
  br i1 %cmp.i.i323, label %if.then.i.i327, label %put.exit.i330

if.then.i.i327:                                   ; preds = %put.exit18.i324
  %89 = load ptr, ptr %t, align 8
  %arrayidx.i.i326 = getelementptr inbounds i8, ptr %89, i64 %inc.i17.i316
  store i8 %conv7.i320, ptr %arrayidx.i.i326, align 1
  br label %put.exit.i330

put.exit.i330:                                    ; preds = %if.then.i.i327, %put.exit18.i324
  %90 = load i64, ptr %count, align 8
  %inc.i.i329 = add i64 %90, 1
  store i64 %inc.i.i329, ptr %count, align 8
  br label %for.inc

if.else.i331:                                     ; preds = %sw.bb14.i57
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub16.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb17.i:                                        ; preds = %if.then14
  %month.i58 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %91 = load i32, ptr %month.i58, align 8
  %conv18.i = sext i32 %91 to i64
  %add19.i = add nsw i64 %conv18.i, 1
  %cmp1.i341 = icmp sge i64 %add19.i, 0
  %cmp3.i343 = icmp sle i64 %add19.i, 99
  %or.cond567 = and i1 %cmp1.i341, %cmp3.i343
  br i1 %or.cond567, label %if.then.i352, label %if.else.i372

if.then.i352:                                     ; preds = %sw.bb17.i
  %conv.i345 = trunc i64 %add19.i to i32
  %div.i346 = udiv i32 %conv.i345, 10
  %add.i347 = add i32 48, %div.i346
  %conv4.i348 = trunc i32 %add.i347 to i8
  %92 = load i64, ptr %count, align 8
  %93 = load i64, ptr %limit, align 8
  %cmp.i12.i351 = icmp ult i64 %92, %93
  br i1 %cmp.i12.i351, label %if.then.i15.i355, label %put.exit18.i365

if.then.i15.i355:                                 ; preds = %if.then.i352
  %94 = load ptr, ptr %t, align 8
  %arrayidx.i14.i354 = getelementptr inbounds i8, ptr %94, i64 %92
  store i8 %conv4.i348, ptr %arrayidx.i14.i354, align 1
  br label %put.exit18.i365

put.exit18.i365:                                  ; preds = %if.then.i15.i355, %if.then.i352
  %95 = load i64, ptr %count, align 8
  %inc.i17.i357 = add i64 %95, 1
  store i64 %inc.i17.i357, ptr %count, align 8
  %rem.i359 = urem i32 %conv.i345, 10
  %add6.i360 = add i32 48, %rem.i359
  %conv7.i361 = trunc i32 %add6.i360 to i8
  %96 = load i64, ptr %limit, align 8
  %cmp.i.i364 = icmp ult i64 %inc.i17.i357, %96
  br i1 %cmp.i.i364, label %if.then.i.i368, label %put.exit.i371

if.then.i.i368:                                   ; preds = %put.exit18.i365
  %97 = load ptr, ptr %t, align 8
  %arrayidx.i.i367 = getelementptr inbounds i8, ptr %97, i64 %inc.i17.i357
  store i8 %conv7.i361, ptr %arrayidx.i.i367, align 1
  br label %put.exit.i371

put.exit.i371:                                    ; preds = %if.then.i.i368, %put.exit18.i365
  %98 = load i64, ptr %count, align 8
  %inc.i.i370 = add i64 %98, 1
  store i64 %inc.i.i370, ptr %count, align 8
  br label %for.inc

if.else.i372:                                     ; preds = %sw.bb17.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add19.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb20.i:                                        ; preds = %if.then14
  %day.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %99 = load i32, ptr %day.i, align 4
  %conv21.i = sext i32 %99 to i64
  %cmp1.i382 = icmp sge i64 %conv21.i, 0
  %cmp3.i384 = icmp sle i64 %conv21.i, 99
  %or.cond568 = and i1 %cmp1.i382, %cmp3.i384
  br i1 %or.cond568, label %if.then.i393, label %if.else.i413

if.then.i393:                                     ; preds = %sw.bb20.i
  %div.i387 = udiv i32 %99, 10
  %add.i388 = add i32 48, %div.i387
  %conv4.i389 = trunc i32 %add.i388 to i8
  %100 = load i64, ptr %count, align 8
  %101 = load i64, ptr %limit, align 8
  %cmp.i12.i392 = icmp ult i64 %100, %101
  br i1 %cmp.i12.i392, label %if.then.i15.i396, label %put.exit18.i406

if.then.i15.i396:                                 ; preds = %if.then.i393
  %102 = load ptr, ptr %t, align 8
  %arrayidx.i14.i395 = getelementptr inbounds i8, ptr %102, i64 %100
  store i8 %conv4.i389, ptr %arrayidx.i14.i395, align 1
  br label %put.exit18.i406

put.exit18.i406:                                  ; preds = %if.then.i15.i396, %if.then.i393
  %103 = load i64, ptr %count, align 8
  %inc.i17.i398 = add i64 %103, 1
  store i64 %inc.i17.i398, ptr %count, align 8
  %rem.i400 = urem i32 %99, 10
  %add6.i401 = add i32 48, %rem.i400
  %conv7.i402 = trunc i32 %add6.i401 to i8
  %104 = load i64, ptr %limit, align 8
  %cmp.i.i405 = icmp ult i64 %inc.i17.i398, %104
  br i1 %cmp.i.i405, label %if.then.i.i409, label %put.exit.i412

if.then.i.i409:                                   ; preds = %put.exit18.i406
  %105 = load ptr, ptr %t, align 8
  %arrayidx.i.i408 = getelementptr inbounds i8, ptr %105, i64 %inc.i17.i398
  store i8 %conv7.i402, ptr %arrayidx.i.i408, align 1
  br label %put.exit.i412

put.exit.i412:                                    ; preds = %if.then.i.i409, %put.exit18.i406
  %106 = load i64, ptr %count, align 8
  %inc.i.i411 = add i64 %106, 1
  store i64 %inc.i.i411, ptr %count, align 8
  br label %for.inc

if.else.i413:                                     ; preds = %sw.bb20.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv21.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb22.i:                                        ; preds = %if.then14
  %day23.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %107 = load i32, ptr %day23.i, align 4
  %conv24.i = sext i32 %107 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv24.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb25.i:                                        ; preds = %if.then14
  %108 = load i32, ptr %hour.i49, align 8
  %conv27.i = sext i32 %108 to i64
  %cmp1.i423 = icmp sge i64 %conv27.i, 0
  %cmp3.i425 = icmp sle i64 %conv27.i, 99
  %or.cond569 = and i1 %cmp1.i423, %cmp3.i425
  br i1 %or.cond569, label %if.then.i434, label %if.else.i454

if.then.i434:                                     ; preds = %sw.bb25.i
  %div.i428 = udiv i32 %108, 10
  %add.i429 = add i32 48, %div.i428
  %conv4.i430 = trunc i32 %add.i429 to i8
  %109 = load i64, ptr %count, align 8
  %110 = load i64, ptr %limit, align 8
  %cmp.i12.i433 = icmp ult i64 %109, %110
  br i1 %cmp.i12.i433, label %if.then.i15.i437, label %put.exit18.i447

if.then.i15.i437:                                 ; preds = %if.then.i434
  %111 = load ptr, ptr %t, align 8
  %arrayidx.i14.i436 = getelementptr inbounds i8, ptr %111, i64 %109
  store i8 %conv4.i430, ptr %arrayidx.i14.i436, align 1
  br label %put.exit18.i447

put.exit18.i447:                                  ; preds = %if.then.i15.i437, %if.then.i434
  %112 = load i64, ptr %count, align 8
  %inc.i17.i439 = add i64 %112, 1
  store i64 %inc.i17.i439, ptr %count, align 8
  %rem.i441 = urem i32 %108, 10
  %add6.i442 = add i32 48, %rem.i441
  %conv7.i443 = trunc i32 %add6.i442 to i8
  %113 = load i64, ptr %limit, align 8
  %cmp.i.i446 = icmp ult i64 %inc.i17.i439, %113
  br i1 %cmp.i.i446, label %if.then.i.i450, label %put.exit.i453

if.then.i.i450:                                   ; preds = %put.exit18.i447
  %114 = load ptr, ptr %t, align 8
  %arrayidx.i.i449 = getelementptr inbounds i8, ptr %114, i64 %inc.i17.i439
  store i8 %conv7.i443, ptr %arrayidx.i.i449, align 1
  br label %put.exit.i453

put.exit.i453:                                    ; preds = %if.then.i.i450, %put.exit18.i447
  %115 = load i64, ptr %count, align 8
  %inc.i.i452 = add i64 %115, 1
  store i64 %inc.i.i452, ptr %count, align 8
  br label %for.inc

if.else.i454:                                     ; preds = %sw.bb25.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv27.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb28.i:                                        ; preds = %if.then14
  %conv29.i = sext i32 %cond11.i to i64
  %cmp1.i464 = icmp sge i64 %conv29.i, 0
  %cmp3.i466 = icmp sle i64 %conv29.i, 99
  %or.cond570 = and i1 %cmp1.i464, %cmp3.i466
  br i1 %or.cond570, label %if.then.i475, label %if.else.i495

if.then.i475:                                     ; preds = %sw.bb28.i
  %div.i469 = udiv i32 %cond11.i, 10
  %add.i470 = add i32 48, %div.i469
  %conv4.i471 = trunc i32 %add.i470 to i8
  %116 = load i64, ptr %count, align 8
  %117 = load i64, ptr %limit, align 8
  %cmp.i12.i474 = icmp ult i64 %116, %117
  br i1 %cmp.i12.i474, label %if.then.i15.i478, label %put.exit18.i488

if.then.i15.i478:                                 ; preds = %if.then.i475
  %118 = load ptr, ptr %t, align 8
  %arrayidx.i14.i477 = getelementptr inbounds i8, ptr %118, i64 %116
  store i8 %conv4.i471, ptr %arrayidx.i14.i477, align 1
  br label %put.exit18.i488

put.exit18.i488:                                  ; preds = %if.then.i15.i478, %if.then.i475
  %119 = load i64, ptr %count, align 8
  %inc.i17.i480 = add i64 %119, 1
  store i64 %inc.i17.i480, ptr %count, align 8
  %rem.i482 = urem i32 %cond11.i, 10
  %add6.i483 = add i32 48, %rem.i482
  %conv7.i484 = trunc i32 %add6.i483 to i8
  %120 = load i64, ptr %limit, align 8
  %cmp.i.i487 = icmp ult i64 %inc.i17.i480, %120
  br i1 %cmp.i.i487, label %if.then.i.i491, label %put.exit.i494

if.then.i.i491:                                   ; preds = %put.exit18.i488
  %121 = load ptr, ptr %t, align 8
  %arrayidx.i.i490 = getelementptr inbounds i8, ptr %121, i64 %inc.i17.i480
  store i8 %conv7.i484, ptr %arrayidx.i.i490, align 1
  br label %put.exit.i494

put.exit.i494:                                    ; preds = %if.then.i.i491, %put.exit18.i488
  %122 = load i64, ptr %count, align 8
  %inc.i.i493 = add i64 %122, 1
  store i64 %inc.i.i493, ptr %count, align 8
  br label %for.inc

if.else.i495:                                     ; preds = %sw.bb28.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv29.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb30.i:                                        ; preds = %if.then14
  %123 = load i32, ptr %hour.i49, align 8
  %conv32.i = sext i32 %123 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv32.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb33.i:                                        ; preds = %if.then14
  %conv34.i = sext i32 %cond11.i to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv34.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb35.i:                                        ; preds = %if.then14
  %minute.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %124 = load i32, ptr %minute.i, align 4
  %conv36.i = sext i32 %124 to i64
  %cmp1.i505 = icmp sge i64 %conv36.i, 0
  %cmp3.i507 = icmp sle i64 %conv36.i, 99
  %or.cond571 = and i1 %cmp1.i505, %cmp3.i507
  br i1 %or.cond571, label %if.then.i516, label %if.else.i536

if.then.i516:                                     ; preds = %sw.bb35.i
  %div.i510 = udiv i32 %124, 10
  %add.i511 = add i32 48, %div.i510
  %conv4.i512 = trunc i32 %add.i511 to i8
  %125 = load i64, ptr %count, align 8
  %126 = load i64, ptr %limit, align 8
  %cmp.i12.i515 = icmp ult i64 %125, %126
  br i1 %cmp.i12.i515, label %if.then.i15.i519, label %put.exit18.i529

if.then.i15.i519:                                 ; preds = %if.then.i516
  %127 = load ptr, ptr %t, align 8
  %arrayidx.i14.i518 = getelementptr inbounds i8, ptr %127, i64 %125
  store i8 %conv4.i512, ptr %arrayidx.i14.i518, align 1
  br label %put.exit18.i529

put.exit18.i529:                                  ; preds = %if.then.i15.i519, %if.then.i516
  %128 = load i64, ptr %count, align 8
  %inc.i17.i521 = add i64 %128, 1
  store i64 %inc.i17.i521, ptr %count, align 8
  %rem.i523 = urem i32 %124, 10
  %add6.i524 = add i32 48, %rem.i523
  %conv7.i525 = trunc i32 %add6.i524 to i8
  %129 = load i64, ptr %limit, align 8
  %cmp.i.i528 = icmp ult i64 %inc.i17.i521, %129
  br i1 %cmp.i.i528, label %if.then.i.i532, label %put.exit.i535

if.then.i.i532:                                   ; preds = %put.exit18.i529
  %130 = load ptr, ptr %t, align 8
  %arrayidx.i.i531 = getelementptr inbounds i8, ptr %130, i64 %inc.i17.i521
  store i8 %conv7.i525, ptr %arrayidx.i.i531, align 1
  br label %put.exit.i535

put.exit.i535:                                    ; preds = %if.then.i.i532, %put.exit18.i529
  %131 = load i64, ptr %count, align 8
  %inc.i.i534 = add i64 %131, 1
  store i64 %inc.i.i534, ptr %count, align 8
  br label %for.inc

if.else.i536:                                     ; preds = %sw.bb35.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv36.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb37.i:                                        ; preds = %if.then14
  %132 = load i32, ptr %time, align 8
  %conv38.i = sext i32 %132 to i64
  %cmp1.i546 = icmp sge i64 %conv38.i, 0
  %cmp3.i548 = icmp sle i64 %conv38.i, 99
  %or.cond572 = and i1 %cmp1.i546, %cmp3.i548
  br i1 %or.cond572, label %if.then.i557, label %if.else.i577

if.then.i557:                                     ; preds = %sw.bb37.i
  %div.i551 = udiv i32 %132, 10
  %add.i552 = add i32 48, %div.i551
  %conv4.i553 = trunc i32 %add.i552 to i8
  %133 = load i64, ptr %count, align 8
  %134 = load i64, ptr %limit, align 8
  %cmp.i12.i556 = icmp ult i64 %133, %134
  br i1 %cmp.i12.i556, label %if.then.i15.i560, label %put.exit18.i570

if.then.i15.i560:                                 ; preds = %if.then.i557
  %135 = load ptr, ptr %t, align 8
  %arrayidx.i14.i559 = getelementptr inbounds i8, ptr %135, i64 %133
  store i8 %conv4.i553, ptr %arrayidx.i14.i559, align 1
  br label %put.exit18.i570

put.exit18.i570:                                  ; preds = %if.then.i15.i560, %if.then.i557
  %136 = load i64, ptr %count, align 8
  %inc.i17.i562 = add i64 %136, 1
  store i64 %inc.i17.i562, ptr %count, align 8
  %rem.i564 = urem i32 %132, 10
  %add6.i565 = add i32 48, %rem.i564
  %conv7.i566 = trunc i32 %add6.i565 to i8
  %137 = load i64, ptr %limit, align 8
  %cmp.i.i569 = icmp ult i64 %inc.i17.i562, %137
  br i1 %cmp.i.i569, label %if.then.i.i573, label %put.exit.i576

if.then.i.i573:                                   ; preds = %put.exit18.i570
  %138 = load ptr, ptr %t, align 8
  %arrayidx.i.i572 = getelementptr inbounds i8, ptr %138, i64 %inc.i17.i562
  store i8 %conv7.i566, ptr %arrayidx.i.i572, align 1
  br label %put.exit.i576

put.exit.i576:                                    ; preds = %if.then.i.i573, %put.exit18.i570
  %139 = load i64, ptr %count, align 8
  %inc.i.i575 = add i64 %139, 1
  store i64 %inc.i.i575, ptr %count, align 8
  br label %for.inc

if.else.i577:                                     ; preds = %sw.bb37.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv38.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb39.i:                                        ; preds = %if.then14
  %yearday.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %140 = load i32, ptr %yearday.i, align 4
  %conv40.i = sext i32 %140 to i64
  %add41.i = add nsw i64 %conv40.i, 1
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add41.i, i32 noundef 3, i8 noundef signext 48)
  br label %for.inc

sw.bb42.i:                                        ; preds = %if.then14
  %weekday.i59 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %141 = load i32, ptr %weekday.i59, align 8
  %tobool.i60 = icmp ne i32 %141, 0
  %spec.select579 = select i1 %tobool.i60, i32 %141, i32 7
  %conv48.i = sext i32 %spec.select579 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv48.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb49.i:                                        ; preds = %if.then14
  %weekday50.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %142 = load i32, ptr %weekday50.i, align 8
  %conv51.i = sext i32 %142 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv51.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb52.i:                                        ; preds = %if.then14
  %yearday53.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %143 = load i32, ptr %yearday53.i, align 4
  %weekday54.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %144 = load i32, ptr %weekday54.i, align 8
  %sub55.i = sub nsw i32 %143, %144
  %add56.i = add nsw i32 %sub55.i, 7
  %div.i = sdiv i32 %add56.i, 7
  %conv57.i = sext i32 %div.i to i64
  %cmp1.i710 = icmp sge i64 %conv57.i, 0
  %cmp3.i712 = icmp sle i64 %conv57.i, 99
  %or.cond573 = and i1 %cmp1.i710, %cmp3.i712
  br i1 %or.cond573, label %if.then.i721, label %if.else.i741

if.then.i721:                                     ; preds = %sw.bb52.i
  %div.i715 = udiv i32 %div.i, 10
  %add.i716 = add i32 48, %div.i715
  %conv4.i717 = trunc i32 %add.i716 to i8
  %145 = load i64, ptr %count, align 8
  %146 = load i64, ptr %limit, align 8
  %cmp.i12.i720 = icmp ult i64 %145, %146
  br i1 %cmp.i12.i720, label %if.then.i15.i724, label %put.exit18.i734

if.then.i15.i724:                                 ; preds = %if.then.i721
  %147 = load ptr, ptr %t, align 8
  %arrayidx.i14.i723 = getelementptr inbounds i8, ptr %147, i64 %145
  store i8 %conv4.i717, ptr %arrayidx.i14.i723, align 1
  br label %put.exit18.i734

put.exit18.i734:                                  ; preds = %if.then.i15.i724, %if.then.i721
  %148 = load i64, ptr %count, align 8
  %inc.i17.i726 = add i64 %148, 1
  store i64 %inc.i17.i726, ptr %count, align 8
  %rem.i728 = urem i32 %div.i, 10
  %add6.i729 = add i32 48, %rem.i728
  %conv7.i730 = trunc i32 %add6.i729 to i8
  %149 = load i64, ptr %limit, align 8
  %cmp.i.i733 = icmp ult i64 %inc.i17.i726, %149
  br i1 %cmp.i.i733, label %if.then.i.i737, label %put.exit.i740

if.then.i.i737:                                   ; preds = %put.exit18.i734
  %150 = load ptr, ptr %t, align 8
  %arrayidx.i.i736 = getelementptr inbounds i8, ptr %150, i64 %inc.i17.i726
  store i8 %conv7.i730, ptr %arrayidx.i.i736, align 1
  br label %put.exit.i740

put.exit.i740:                                    ; preds = %if.then.i.i737, %put.exit18.i734
  %151 = load i64, ptr %count, align 8
  %inc.i.i739 = add i64 %151, 1
  store i64 %inc.i.i739, ptr %count, align 8
  br label %for.inc

if.else.i741:                                     ; preds = %sw.bb52.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv57.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb58.i:                                        ; preds = %if.then14
  %yearday59.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %152 = load i32, ptr %yearday59.i, align 4
  %weekday60.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %153 = load i32, ptr %weekday60.i, align 8
  %add61.i = add nsw i32 %153, 6
  %rem.i = srem i32 %add61.i, 7
  %sub62.i = sub nsw i32 %152, %rem.i
  %add63.i = add nsw i32 %sub62.i, 7
  %div64.i = sdiv i32 %add63.i, 7
  %conv65.i = sext i32 %div64.i to i64
  %cmp1.i751 = icmp sge i64 %conv65.i, 0
  %cmp3.i753 = icmp sle i64 %conv65.i, 99
  %or.cond574 = and i1 %cmp1.i751, %cmp3.i753
  br i1 %or.cond574, label %if.then.i762, label %if.else.i782

if.then.i762:                                     ; preds = %sw.bb58.i
  %div.i756 = udiv i32 %div64.i, 10
  %add.i757 = add i32 48, %div.i756
  %conv4.i758 = trunc i32 %add.i757 to i8
  %154 = load i64, ptr %count, align 8
  %155 = load i64, ptr %limit, align 8
  %cmp.i12.i761 = icmp ult i64 %154, %155
  br i1 %cmp.i12.i761, label %if.then.i15.i765, label %put.exit18.i775

if.then.i15.i765:                                 ; preds = %if.then.i762
  %156 = load ptr, ptr %t, align 8
  %arrayidx.i14.i764 = getelementptr inbounds i8, ptr %156, i64 %154
  store i8 %conv4.i758, ptr %arrayidx.i14.i764, align 1
  br label %put.exit18.i775

put.exit18.i775:                                  ; preds = %if.then.i15.i765, %if.then.i762
  %157 = load i64, ptr %count, align 8
  %inc.i17.i767 = add i64 %157, 1
  store i64 %inc.i17.i767, ptr %count, align 8
  %rem.i769 = urem i32 %div64.i, 10
  %add6.i770 = add i32 48, %rem.i769
  %conv7.i771 = trunc i32 %add6.i770 to i8
  %158 = load i64, ptr %limit, align 8
  %cmp.i.i774 = icmp ult i64 %inc.i17.i767, %158
  br i1 %cmp.i.i774, label %if.then.i.i778, label %put.exit.i781

if.then.i.i778:                                   ; preds = %put.exit18.i775
  %159 = load ptr, ptr %t, align 8
  %arrayidx.i.i777 = getelementptr inbounds i8, ptr %159, i64 %inc.i17.i767
  store i8 %conv7.i771, ptr %arrayidx.i.i777, align 1
  br label %put.exit.i781

put.exit.i781:                                    ; preds = %if.then.i.i778, %put.exit18.i775
  %160 = load i64, ptr %count, align 8
  %inc.i.i780 = add i64 %160, 1
  store i64 %inc.i.i780, ptr %count, align 8
  br label %for.inc

if.else.i782:                                     ; preds = %sw.bb58.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv65.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb66.i:                                        ; preds = %if.then14
  %yearday.i1040 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %161 = load i32, ptr %yearday.i1040, align 4
  %weekday.i1041 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %162 = load i32, ptr %weekday.i1041, align 8
  %add.i1042 = add nsw i32 %162, 6
  %rem.i1043 = srem i32 %add.i1042, 7
  %sub.i1044 = sub nsw i32 %161, %rem.i1043
  %add1.i = add nsw i32 %sub.i1044, 3
  %163 = load i32, ptr %year1.i, align 4
  %conv.i1045 = sext i32 %163 to i64
  %add3.i = add nsw i64 %conv.i1045, 1900
  %cmp.i1046 = icmp slt i32 %add1.i, 0
  br i1 %cmp.i1046, label %if.then.i1047, label %if.else.i1049

if.then.i1047:                                    ; preds = %sw.bb66.i
  %dec.i = add nsw i64 %add3.i, -1
  %rem.i30.i = srem i64 %dec.i, 4
  %cmp.i31.i = icmp eq i64 %rem.i30.i, 0
  br i1 %cmp.i31.i, label %land.rhs.i34.i, label %is_leap.exit40.i

land.rhs.i34.i:                                   ; preds = %if.then.i1047
  %rem1.i32.i = srem i64 %dec.i, 100
  %cmp2.i33.i = icmp ne i64 %rem1.i32.i, 0
  br i1 %cmp2.i33.i, label %is_leap.exit40.i, label %lor.rhs.i37.i

lor.rhs.i37.i:                                    ; preds = %land.rhs.i34.i
  %rem3.i35.i = srem i64 %dec.i, 400
  %cmp4.i36.i = icmp eq i64 %rem3.i35.i, 0
  br label %is_leap.exit40.i

is_leap.exit40.i:                                 ; preds = %land.rhs.i34.i, %lor.rhs.i37.i, %if.then.i1047
  %164 = phi i1 [ false, %if.then.i1047 ], [ true, %land.rhs.i34.i ], [ %cmp4.i36.i, %lor.rhs.i37.i ]
  %land.ext.i39.i = zext i1 %164 to i32
  %add5.i = add nsw i32 365, %land.ext.i39.i
  %add6.i1048 = add nsw i32 %add1.i, %add5.i
  br label %iso_week.exit

if.else.i1049:                                    ; preds = %sw.bb66.i
  %rem.i18.i = srem i64 %add3.i, 4
  %cmp.i19.i = icmp eq i64 %rem.i18.i, 0
  br i1 %cmp.i19.i, label %land.rhs.i22.i, label %is_leap.exit28.i

land.rhs.i22.i:                                   ; preds = %if.else.i1049
  %rem1.i20.i = srem i64 %add3.i, 100
  %cmp2.i21.i = icmp ne i64 %rem1.i20.i, 0
  br i1 %cmp2.i21.i, label %is_leap.exit28.i, label %lor.rhs.i25.i

lor.rhs.i25.i:                                    ; preds = %land.rhs.i22.i
  %rem3.i23.i = srem i64 %add3.i, 400
  %cmp4.i24.i = icmp eq i64 %rem3.i23.i, 0
  br label %is_leap.exit28.i

is_leap.exit28.i:                                 ; preds = %land.rhs.i22.i, %lor.rhs.i25.i, %if.else.i1049
  %165 = phi i1 [ false, %if.else.i1049 ], [ true, %land.rhs.i22.i ], [ %cmp4.i24.i, %lor.rhs.i25.i ]
  %land.ext.i27.i = zext i1 %165 to i32
  %add8.i = add nsw i32 365, %land.ext.i27.i
  %cmp9.i = icmp sge i32 %add1.i, %add8.i
  br i1 %cmp9.i, label %if.then11.i, label %iso_week.exit

if.then11.i:                                      ; preds = %is_leap.exit28.i
  br i1 %cmp.i19.i, label %land.rhs.i.i, label %is_leap.exit.i

land.rhs.i.i:                                     ; preds = %if.then11.i
  %rem1.i.i = srem i64 %add3.i, 100
  %cmp2.i.i = icmp ne i64 %rem1.i.i, 0
  br i1 %cmp2.i.i, label %is_leap.exit.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %rem3.i.i = srem i64 %add3.i, 400
  %cmp4.i.i = icmp eq i64 %rem3.i.i, 0
  br label %is_leap.exit.i

is_leap.exit.i:                                   ; preds = %land.rhs.i.i, %lor.rhs.i.i, %if.then11.i
  %166 = phi i1 [ false, %if.then11.i ], [ true, %land.rhs.i.i ], [ %cmp4.i.i, %lor.rhs.i.i ]
  %land.ext.i.i = zext i1 %166 to i32
  %add13.i = add nsw i32 365, %land.ext.i.i
  %sub14.i = sub nsw i32 %add1.i, %add13.i
  br label %iso_week.exit

iso_week.exit:                                    ; preds = %is_leap.exit28.i, %is_leap.exit.i, %is_leap.exit40.i
  %thursday.i.1 = phi i32 [ %add6.i1048, %is_leap.exit40.i ], [ %sub14.i, %is_leap.exit.i ], [ %add1.i, %is_leap.exit28.i ]
  %div.i1053 = sdiv i32 %thursday.i.1, 7
  %add16.i = add nsw i32 %div.i1053, 1
  %conv68.i = sext i32 %add16.i to i64
  %cmp1.i792 = icmp sge i64 %conv68.i, 0
  %cmp3.i794 = icmp sle i64 %conv68.i, 99
  %or.cond575 = and i1 %cmp1.i792, %cmp3.i794
  br i1 %or.cond575, label %if.then.i803, label %if.else.i823

if.then.i803:                                     ; preds = %iso_week.exit
  %div.i797 = udiv i32 %add16.i, 10
  %add.i798 = add i32 48, %div.i797
  %conv4.i799 = trunc i32 %add.i798 to i8
  %167 = load i64, ptr %count, align 8
  %168 = load i64, ptr %limit, align 8
  %cmp.i12.i802 = icmp ult i64 %167, %168
  br i1 %cmp.i12.i802, label %if.then.i15.i806, label %put.exit18.i816

if.then.i15.i806:                                 ; preds = %if.then.i803
  %169 = load ptr, ptr %t, align 8
  %arrayidx.i14.i805 = getelementptr inbounds i8, ptr %169, i64 %167
  store i8 %conv4.i799, ptr %arrayidx.i14.i805, align 1
  br label %put.exit18.i816

put.exit18.i816:                                  ; preds = %if.then.i15.i806, %if.then.i803
  %170 = load i64, ptr %count, align 8
  %inc.i17.i808 = add i64 %170, 1
  store i64 %inc.i17.i808, ptr %count, align 8
  %rem.i810 = urem i32 %add16.i, 10
  %add6.i811 = add i32 48, %rem.i810
  %conv7.i812 = trunc i32 %add6.i811 to i8
  %171 = load i64, ptr %limit, align 8
  %cmp.i.i815 = icmp ult i64 %inc.i17.i808, %171
  br i1 %cmp.i.i815, label %if.then.i.i819, label %put.exit.i822

if.then.i.i819:                                   ; preds = %put.exit18.i816
  %172 = load ptr, ptr %t, align 8
  %arrayidx.i.i818 = getelementptr inbounds i8, ptr %172, i64 %inc.i17.i808
  store i8 %conv7.i812, ptr %arrayidx.i.i818, align 1
  br label %put.exit.i822

put.exit.i822:                                    ; preds = %if.then.i.i819, %put.exit18.i816
  %173 = load i64, ptr %count, align 8
  %inc.i.i821 = add i64 %173, 1
  store i64 %inc.i.i821, ptr %count, align 8
  br label %for.inc

if.else.i823:                                     ; preds = %iso_week.exit
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv68.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb69.i:                                        ; preds = %if.then14
  %yearday.i1060 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %174 = load i32, ptr %yearday.i1060, align 4
  %weekday.i1061 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %175 = load i32, ptr %weekday.i1061, align 8
  %add.i1062 = add nsw i32 %175, 6
  %rem.i1063 = srem i32 %add.i1062, 7
  %sub.i1064 = sub nsw i32 %174, %rem.i1063
  %add1.i1065 = add nsw i32 %sub.i1064, 3
  %176 = load i32, ptr %year1.i, align 4
  %conv.i1067 = sext i32 %176 to i64
  %add3.i1068 = add nsw i64 %conv.i1067, 1900
  %cmp.i1069 = icmp slt i32 %add1.i1065, 0
  br i1 %cmp.i1069, label %if.then.i1073, label %if.else.i1087

if.then.i1073:                                    ; preds = %sw.bb69.i
  %dec.i1070 = add nsw i64 %add3.i1068, -1
  br label %iso_week.exit1117

if.else.i1087:                                    ; preds = %sw.bb69.i
  %rem.i18.i1085 = srem i64 %add3.i1068, 4
  %cmp.i19.i1086 = icmp eq i64 %rem.i18.i1085, 0
  br i1 %cmp.i19.i1086, label %land.rhs.i22.i1090, label %is_leap.exit28.i1098

land.rhs.i22.i1090:                               ; preds = %if.else.i1087
  %rem1.i20.i1088 = srem i64 %add3.i1068, 100
  %cmp2.i21.i1089 = icmp ne i64 %rem1.i20.i1088, 0
  br i1 %cmp2.i21.i1089, label %is_leap.exit28.i1098, label %lor.rhs.i25.i1093

lor.rhs.i25.i1093:                                ; preds = %land.rhs.i22.i1090
  %rem3.i23.i1091 = srem i64 %add3.i1068, 400
  %cmp4.i24.i1092 = icmp eq i64 %rem3.i23.i1091, 0
  br label %is_leap.exit28.i1098

is_leap.exit28.i1098:                             ; preds = %land.rhs.i22.i1090, %lor.rhs.i25.i1093, %if.else.i1087
  %177 = phi i1 [ false, %if.else.i1087 ], [ true, %land.rhs.i22.i1090 ], [ %cmp4.i24.i1092, %lor.rhs.i25.i1093 ]
  %land.ext.i27.i1095 = zext i1 %177 to i32
  %add8.i1096 = add nsw i32 365, %land.ext.i27.i1095
  %cmp9.i1097 = icmp sge i32 %add1.i1065, %add8.i1096
  %inc.i1112 = add nsw i64 %add3.i1068, 1
  %spec.select580 = select i1 %cmp9.i1097, i64 %inc.i1112, i64 %add3.i1068
  br label %iso_week.exit1117

iso_week.exit1117:                                ; preds = %is_leap.exit28.i1098, %if.then.i1073
  %year.i.1 = phi i64 [ %dec.i1070, %if.then.i1073 ], [ %spec.select580, %is_leap.exit28.i1098 ]
  %cmp.i903 = icmp sge i64 %year.i.1, 1000
  %cmp1.i904 = icmp sle i64 %year.i.1, 9999
  %or.cond576 = and i1 %cmp.i903, %cmp1.i904
  br i1 %or.cond576, label %if.then.i910, label %if.else.i.i1014

if.then.i910:                                     ; preds = %iso_week.exit1117
  %conv.i906 = trunc i64 %year.i.1 to i32
  %div.i907 = udiv i32 %conv.i906, 100
  %conv2.i908 = zext i32 %div.i907 to i64
  %cmp3.i56.i913 = icmp sle i64 %conv2.i908, 99
  br i1 %cmp3.i56.i913, label %if.then.i65.i922, label %if.else.i85.i942

if.then.i65.i922:                                 ; preds = %if.then.i910
  %div.i59.i916 = udiv i32 %div.i907, 10
  %add.i60.i917 = add i32 48, %div.i59.i916
  %conv4.i61.i918 = trunc i32 %add.i60.i917 to i8
  %178 = load i64, ptr %count, align 8
  %179 = load i64, ptr %limit, align 8
  %cmp.i12.i64.i921 = icmp ult i64 %178, %179
  br i1 %cmp.i12.i64.i921, label %if.then.i15.i68.i925, label %put.exit18.i78.i935

if.then.i15.i68.i925:                             ; preds = %if.then.i65.i922
  %180 = load ptr, ptr %t, align 8
  %arrayidx.i14.i67.i924 = getelementptr inbounds i8, ptr %180, i64 %178
  store i8 %conv4.i61.i918, ptr %arrayidx.i14.i67.i924, align 1
  br label %put.exit18.i78.i935

put.exit18.i78.i935:                              ; preds = %if.then.i15.i68.i925, %if.then.i65.i922
  %181 = load i64, ptr %count, align 8
  %inc.i17.i70.i927 = add i64 %181, 1
  store i64 %inc.i17.i70.i927, ptr %count, align 8
  %rem.i72.i929 = urem i32 %div.i907, 10
  %add6.i73.i930 = add i32 48, %rem.i72.i929
  %conv7.i74.i931 = trunc i32 %add6.i73.i930 to i8
  %182 = load i64, ptr %limit, align 8
  %cmp.i.i77.i934 = icmp ult i64 %inc.i17.i70.i927, %182
  br i1 %cmp.i.i77.i934, label %if.then.i.i81.i938, label %put.exit.i84.i941

if.then.i.i81.i938:                               ; preds = %put.exit18.i78.i935
  %183 = load ptr, ptr %t, align 8
  %arrayidx.i.i80.i937 = getelementptr inbounds i8, ptr %183, i64 %inc.i17.i70.i927
  store i8 %conv7.i74.i931, ptr %arrayidx.i.i80.i937, align 1
  br label %put.exit.i84.i941

put.exit.i84.i941:                                ; preds = %if.then.i.i81.i938, %put.exit18.i78.i935
  %184 = load i64, ptr %count, align 8
  %inc.i.i83.i940 = add i64 %184, 1
  store i64 %inc.i.i83.i940, ptr %count, align 8
  br label %number.exit86.i947

if.else.i85.i942:                                 ; preds = %if.then.i910
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i908, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i947

number.exit86.i947:                               ; preds = %if.else.i85.i942, %put.exit.i84.i941
  %rem.i944 = urem i32 %conv.i906, 100
  %div.i18.i953 = udiv i32 %rem.i944, 10
  %add.i19.i954 = add i32 48, %div.i18.i953
  %conv4.i20.i955 = trunc i32 %add.i19.i954 to i8
  %185 = load i64, ptr %count, align 8
  %186 = load i64, ptr %limit, align 8
  %cmp.i12.i23.i958 = icmp ult i64 %185, %186
  br i1 %cmp.i12.i23.i958, label %if.then.i15.i27.i962, label %put.exit18.i37.i972

if.then.i15.i27.i962:                             ; preds = %number.exit86.i947
  %187 = load ptr, ptr %t, align 8
  %arrayidx.i14.i26.i961 = getelementptr inbounds i8, ptr %187, i64 %185
  store i8 %conv4.i20.i955, ptr %arrayidx.i14.i26.i961, align 1
  br label %put.exit18.i37.i972

put.exit18.i37.i972:                              ; preds = %if.then.i15.i27.i962, %number.exit86.i947
  %188 = load i64, ptr %count, align 8
  %inc.i17.i29.i964 = add i64 %188, 1
  store i64 %inc.i17.i29.i964, ptr %count, align 8
  %rem.i31.i966 = urem i32 %rem.i944, 10
  %add6.i32.i967 = add i32 48, %rem.i31.i966
  %conv7.i33.i968 = trunc i32 %add6.i32.i967 to i8
  %189 = load i64, ptr %limit, align 8
  %cmp.i.i36.i971 = icmp ult i64 %inc.i17.i29.i964, %189
  br i1 %cmp.i.i36.i971, label %if.then.i.i40.i975, label %put.exit.i43.i978

if.then.i.i40.i975:                               ; preds = %put.exit18.i37.i972
  %190 = load ptr, ptr %t, align 8
  %arrayidx.i.i39.i974 = getelementptr inbounds i8, ptr %190, i64 %inc.i17.i29.i964
  store i8 %conv7.i33.i968, ptr %arrayidx.i.i39.i974, align 1
  br label %put.exit.i43.i978

put.exit.i43.i978:                                ; preds = %if.then.i.i40.i975, %put.exit18.i37.i972
  %191 = load i64, ptr %count, align 8
  %inc.i.i42.i977 = add i64 %191, 1
  store i64 %inc.i.i42.i977, ptr %count, align 8
  br label %for.inc

if.else.i.i1014:                                  ; preds = %iso_week.exit1117
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %year.i.1, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb71.i:                                        ; preds = %if.then14
  %yearday.i1124 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %192 = load i32, ptr %yearday.i1124, align 4
  %weekday.i1125 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %193 = load i32, ptr %weekday.i1125, align 8
  %add.i1126 = add nsw i32 %193, 6
  %rem.i1127 = srem i32 %add.i1126, 7
  %sub.i1128 = sub nsw i32 %192, %rem.i1127
  %add1.i1129 = add nsw i32 %sub.i1128, 3
  %194 = load i32, ptr %year1.i, align 4
  %conv.i1131 = sext i32 %194 to i64
  %add3.i1132 = add nsw i64 %conv.i1131, 1900
  %cmp.i1133 = icmp slt i32 %add1.i1129, 0
  br i1 %cmp.i1133, label %if.then.i1137, label %if.else.i1151

if.then.i1137:                                    ; preds = %sw.bb71.i
  %dec.i1134 = add nsw i64 %add3.i1132, -1
  br label %iso_week.exit1181

if.else.i1151:                                    ; preds = %sw.bb71.i
  %rem.i18.i1149 = srem i64 %add3.i1132, 4
  %cmp.i19.i1150 = icmp eq i64 %rem.i18.i1149, 0
  br i1 %cmp.i19.i1150, label %land.rhs.i22.i1154, label %is_leap.exit28.i1162

land.rhs.i22.i1154:                               ; preds = %if.else.i1151
  %rem1.i20.i1152 = srem i64 %add3.i1132, 100
  %cmp2.i21.i1153 = icmp ne i64 %rem1.i20.i1152, 0
  br i1 %cmp2.i21.i1153, label %is_leap.exit28.i1162, label %lor.rhs.i25.i1157

lor.rhs.i25.i1157:                                ; preds = %land.rhs.i22.i1154
  %rem3.i23.i1155 = srem i64 %add3.i1132, 400
  %cmp4.i24.i1156 = icmp eq i64 %rem3.i23.i1155, 0
  br label %is_leap.exit28.i1162

is_leap.exit28.i1162:                             ; preds = %land.rhs.i22.i1154, %lor.rhs.i25.i1157, %if.else.i1151
  %195 = phi i1 [ false, %if.else.i1151 ], [ true, %land.rhs.i22.i1154 ], [ %cmp4.i24.i1156, %lor.rhs.i25.i1157 ]
  %land.ext.i27.i1159 = zext i1 %195 to i32
  %add8.i1160 = add nsw i32 365, %land.ext.i27.i1159
  %cmp9.i1161 = icmp sge i32 %add1.i1129, %add8.i1160
  %inc.i1176 = add nsw i64 %add3.i1132, 1
  %spec.select581 = select i1 %cmp9.i1161, i64 %inc.i1176, i64 %add3.i1132
  br label %iso_week.exit1181

iso_week.exit1181:                                ; preds = %is_leap.exit28.i1162, %if.then.i1137
  %year.i.3 = phi i64 [ %dec.i1134, %if.then.i1137 ], [ %spec.select581, %is_leap.exit28.i1162 ]
  %div.i1032 = sdiv i64 %year.i.3, 100
  %rem.i1033 = srem i64 %year.i.3, 100
  %cmp.i1034 = icmp slt i64 %rem.i1033, 0
  %conv.i1035 = zext i1 %cmp.i1034 to i32
  %conv1.i1036 = sext i32 %conv.i1035 to i64
  %sub.i1037 = sub nsw i64 %div.i1032, %conv1.i1036
  %mul74.i = mul nsw i64 %sub.i1037, 100
  %sub75.i = sub nsw i64 %year.i.3, %mul74.i
  %cmp1.i833 = icmp sge i64 %sub75.i, 0
  %cmp3.i835 = icmp sle i64 %sub75.i, 99
  %or.cond577 = and i1 %cmp1.i833, %cmp3.i835
  br i1 %or.cond577, label %if.then.i844, label %if.else.i864

if.then.i844:                                     ; preds = %iso_week.exit1181
  %conv.i837 = trunc i64 %sub75.i to i32
  %div.i838 = udiv i32 %conv.i837, 10
  %add.i839 = add i32 48, %div.i838
  %conv4.i840 = trunc i32 %add.i839 to i8
  %196 = load i64, ptr %count, align 8
  %197 = load i64, ptr %limit, align 8
  %cmp.i12.i843 = icmp ult i64 %196, %197
  br i1 %cmp.i12.i843, label %if.then.i15.i847, label %put.exit18.i857

if.then.i15.i847:                                 ; preds = %if.then.i844
  %198 = load ptr, ptr %t, align 8
  %arrayidx.i14.i846 = getelementptr inbounds i8, ptr %198, i64 %196
  store i8 %conv4.i840, ptr %arrayidx.i14.i846, align 1
  br label %put.exit18.i857

put.exit18.i857:                                  ; preds = %if.then.i15.i847, %if.then.i844
  %199 = load i64, ptr %count, align 8
  %inc.i17.i849 = add i64 %199, 1
  store i64 %inc.i17.i849, ptr %count, align 8
  %rem.i851 = urem i32 %conv.i837, 10
  %add6.i852 = add i32 48, %rem.i851
  %conv7.i853 = trunc i32 %add6.i852 to i8
  %200 = load i64, ptr %limit, align 8
  %cmp.i.i856 = icmp ult i64 %inc.i17.i849, %200
  br i1 %cmp.i.i856, label %if.then.i.i860, label %put.exit.i863

if.then.i.i860:                                   ; preds = %put.exit18.i857
  %201 = load ptr, ptr %t, align 8
  %arrayidx.i.i859 = getelementptr inbounds i8, ptr %201, i64 %inc.i17.i849
  store i8 %conv7.i853, ptr %arrayidx.i.i859, align 1
  br label %put.exit.i863

put.exit.i863:                                    ; preds = %if.then.i.i860, %put.exit18.i857
  %202 = load i64, ptr %count, align 8
  %inc.i.i862 = add i64 %202, 1
  store i64 %inc.i.i862, ptr %count, align 8
  br label %for.inc

if.else.i864:                                     ; preds = %iso_week.exit1181
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub75.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.epilog.i61:                                    ; preds = %if.then14
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.15)
  unreachable

for.inc:                                          ; preds = %if.then10, %sw.bb22.i, %sw.bb30.i, %sw.bb33.i, %sw.bb39.i, %sw.bb42.i, %sw.bb49.i, %if.else.i.i, %put.exit.i43.i, %if.else.i, %put.exit.i291, %if.else.i331, %put.exit.i330, %if.else.i372, %put.exit.i371, %if.else.i413, %put.exit.i412, %if.else.i454, %put.exit.i453, %if.else.i495, %put.exit.i494, %if.else.i536, %put.exit.i535, %if.else.i577, %put.exit.i576, %if.else.i741, %put.exit.i740, %if.else.i782, %put.exit.i781, %if.else.i823, %put.exit.i822, %if.else.i.i1014, %put.exit.i43.i978, %if.else.i864, %put.exit.i863, %put_words.exit, %put.exit32
  %f.3 = phi ptr [ %f.1, %put.exit32 ], [ %add.ptr11, %if.then10 ], [ %incdec.ptr, %sw.bb22.i ], [ %incdec.ptr, %sw.bb30.i ], [ %incdec.ptr, %sw.bb33.i ], [ %incdec.ptr, %sw.bb39.i ], [ %incdec.ptr, %sw.bb42.i ], [ %incdec.ptr, %sw.bb49.i ], [ %incdec.ptr, %if.else.i.i ], [ %incdec.ptr, %put.exit.i43.i ], [ %incdec.ptr, %if.else.i ], [ %incdec.ptr, %put.exit.i291 ], [ %incdec.ptr, %if.else.i331 ], [ %incdec.ptr, %put.exit.i330 ], [ %incdec.ptr, %if.else.i372 ], [ %incdec.ptr, %put.exit.i371 ], [ %incdec.ptr, %if.else.i413 ], [ %incdec.ptr, %put.exit.i412 ], [ %incdec.ptr, %if.else.i454 ], [ %incdec.ptr, %put.exit.i453 ], [ %incdec.ptr, %if.else.i495 ], [ %incdec.ptr, %put.exit.i494 ], [ %incdec.ptr, %if.else.i536 ], [ %incdec.ptr, %put.exit.i535 ], [ %incdec.ptr, %if.else.i577 ], [ %incdec.ptr, %put.exit.i576 ], [ %incdec.ptr, %if.else.i741 ], [ %incdec.ptr, %put.exit.i740 ], [ %incdec.ptr, %if.else.i782 ], [ %incdec.ptr, %put.exit.i781 ], [ %incdec.ptr, %if.else.i823 ], [ %incdec.ptr, %put.exit.i822 ], [ %incdec.ptr, %if.else.i.i1014 ], [ %incdec.ptr, %put.exit.i43.i978 ], [ %incdec.ptr, %if.else.i864 ], [ %incdec.ptr, %put.exit.i863 ], [ %incdec.ptr, %put_words.exit ]
  %outer.3 = phi ptr [ %outer.1, %put.exit32 ], [ %add.ptr, %if.then10 ], [ %outer.1, %sw.bb22.i ], [ %outer.1, %sw.bb30.i ], [ %outer.1, %sw.bb33.i ], [ %outer.1, %sw.bb39.i ], [ %outer.1, %sw.bb42.i ], [ %outer.1, %sw.bb49.i ], [ %outer.1, %if.else.i.i ], [ %outer.1, %put.exit.i43.i ], [ %outer.1, %if.else.i ], [ %outer.1, %put.exit.i291 ], [ %outer.1, %if.else.i331 ], [ %outer.1, %put.exit.i330 ], [ %outer.1, %if.else.i372 ], [ %outer.1, %put.exit.i371 ], [ %outer.1, %if.else.i413 ], [ %outer.1, %put.exit.i412 ], [ %outer.1, %if.else.i454 ], [ %outer.1, %put.exit.i453 ], [ %outer.1, %if.else.i495 ], [ %outer.1, %put.exit.i494 ], [ %outer.1, %if.else.i536 ], [ %outer.1, %put.exit.i535 ], [ %outer.1, %if.else.i577 ], [ %outer.1, %put.exit.i576 ], [ %outer.1, %if.else.i741 ], [ %outer.1, %put.exit.i740 ], [ %outer.1, %if.else.i782 ], [ %outer.1, %put.exit.i781 ], [ %outer.1, %if.else.i823 ], [ %outer.1, %put.exit.i822 ], [ %outer.1, %if.else.i.i1014 ], [ %outer.1, %put.exit.i43.i978 ], [ %outer.1, %if.else.i864 ], [ %outer.1, %put.exit.i863 ], [ %outer.1, %put_words.exit ]
  %incdec.ptr17 = getelementptr inbounds i8, ptr %f.3, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %203 = load i64, ptr %count, align 8
  %204 = load i64, ptr %limit, align 8
  %cmp.i = icmp ult i64 %203, %204
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %for.end
  %205 = load ptr, ptr %t, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %205, i64 %203
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %for.end
  %206 = load i64, ptr %count, align 8
  %inc.i = add i64 %206, 1
  store i64 %inc.i, ptr %count, align 8
  %cmp19 = icmp ule i64 %inc.i, %size
  %cond = select i1 %cmp19, i64 %206, i64 0
  ret i64 %cond
}

define ptr @asctime_r(ptr noundef %time, ptr noundef %to) {
entry:
  %t = alloca %struct.text, align 8
  %year1 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 5
  %0 = load i32, ptr %year1, align 4
  %conv = sext i32 %0 to i64
  %add = add nsw i64 %conv, 1900
  %cmp = icmp slt i64 %add, 0
  %cmp3 = icmp sgt i64 %add, 9999
  %or.cond = or i1 %cmp, %cmp3
  br i1 %or.cond, label %if.then, label %lor.lhs.false5

lor.lhs.false5:                                   ; preds = %entry
  %day = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %1 = load i32, ptr %day, align 4
  %cmp6 = icmp slt i32 %1, -9
  %cmp10 = icmp sgt i32 %1, 99
  %or.cond162 = or i1 %cmp6, %cmp10
  br i1 %or.cond162, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false5, %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.3)
  unreachable

if.end:                                           ; preds = %lor.lhs.false5
  store ptr %to, ptr %t, align 8
  %limit = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i64 26, ptr %limit, align 8
  %count = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store i64 0, ptr %count, align 8
  %weekday = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %2 = load i32, ptr %weekday, align 8
  %cmp.i117 = icmp slt i32 %2, 0
  %cmp1.i = icmp sgt i32 %2, 6
  %or.cond156 = or i1 %cmp.i117, %cmp1.i
  br i1 %or.cond156, label %if.then.i118, label %day_name.exit

if.then.i118:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit:                                    ; preds = %if.end
  %idxprom.i119 = sext i32 %2 to i64
  %arrayidx.i120 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i64 0, i64 %idxprom.i119
  br label %for.cond.i96

for.cond.i96:                                     ; preds = %put.exit.i114, %day_name.exit
  %i.i94.0 = phi i32 [ 0, %day_name.exit ], [ %inc.i115, %put.exit.i114 ]
  %cmp.i95 = icmp slt i32 %i.i94.0, 3
  br i1 %cmp.i95, label %land.rhs.i101, label %put_name.exit116

land.rhs.i101:                                    ; preds = %for.cond.i96
  %idxprom.i97 = sext i32 %i.i94.0 to i64
  %arrayidx.i98 = getelementptr inbounds i8, ptr %arrayidx.i120, i64 %idxprom.i97
  %3 = load i8, ptr %arrayidx.i98, align 1
  %conv.i99 = sext i8 %3 to i32
  %tobool.i100 = icmp ne i32 %conv.i99, 0
  br i1 %tobool.i100, label %for.body.i108, label %put_name.exit116

for.body.i108:                                    ; preds = %land.rhs.i101
  %4 = load i64, ptr %count, align 8
  %5 = load i64, ptr %limit, align 8
  %cmp.i.i107 = icmp ult i64 %4, %5
  br i1 %cmp.i.i107, label %if.then.i.i111, label %put.exit.i114

if.then.i.i111:                                   ; preds = %for.body.i108
  %6 = load ptr, ptr %t, align 8
  %arrayidx.i.i110 = getelementptr inbounds i8, ptr %6, i64 %4
  store i8 %3, ptr %arrayidx.i.i110, align 1
  br label %put.exit.i114

put.exit.i114:                                    ; preds = %if.then.i.i111, %for.body.i108
  %7 = load i64, ptr %count, align 8
  %inc.i.i113 = add i64 %7, 1
  store i64 %inc.i.i113, ptr %count, align 8
  %inc.i115 = add nsw i32 %i.i94.0, 1
  br label %for.cond.i96

put_name.exit116:                                 ; preds = %for.cond.i96, %land.rhs.i101
  %8 = load i64, ptr %count, align 8
  %9 = load i64, ptr %limit, align 8
  %cmp.i78 = icmp ult i64 %8, %9
  br i1 %cmp.i78, label %if.then.i81, label %put.exit84

if.then.i81:                                      ; preds = %put_name.exit116
  %10 = load ptr, ptr %t, align 8
  %arrayidx.i80 = getelementptr inbounds i8, ptr %10, i64 %8
  store i8 32, ptr %arrayidx.i80, align 1
  br label %put.exit84

put.exit84:                                       ; preds = %if.then.i81, %put_name.exit116
  %11 = load i64, ptr %count, align 8
  %inc.i83 = add i64 %11, 1
  store i64 %inc.i83, ptr %count, align 8
  %month = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %12 = load i32, ptr %month, align 8
  %cmp.i121 = icmp slt i32 %12, 0
  %cmp1.i122 = icmp sgt i32 %12, 11
  %or.cond157 = or i1 %cmp.i121, %cmp1.i122
  br i1 %or.cond157, label %if.then.i124, label %month_name.exit

if.then.i124:                                     ; preds = %put.exit84
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit:                                  ; preds = %put.exit84
  %idxprom.i125 = sext i32 %12 to i64
  %arrayidx.i126 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i64 0, i64 %idxprom.i125
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i, %month_name.exit
  %i.i.0 = phi i32 [ 0, %month_name.exit ], [ %inc.i88, %put.exit.i ]
  %cmp.i86 = icmp slt i32 %i.i.0, 3
  br i1 %cmp.i86, label %land.rhs.i, label %put_name.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i87 = getelementptr inbounds i8, ptr %arrayidx.i126, i64 %idxprom.i
  %13 = load i8, ptr %arrayidx.i87, align 1
  %conv.i = sext i8 %13 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br i1 %tobool.i, label %for.body.i, label %put_name.exit

for.body.i:                                       ; preds = %land.rhs.i
  %14 = load i64, ptr %count, align 8
  %15 = load i64, ptr %limit, align 8
  %cmp.i.i = icmp ult i64 %14, %15
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %16 = load ptr, ptr %t, align 8
  %arrayidx.i.i = getelementptr inbounds i8, ptr %16, i64 %14
  store i8 %13, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %17 = load i64, ptr %count, align 8
  %inc.i.i = add i64 %17, 1
  store i64 %inc.i.i, ptr %count, align 8
  %inc.i88 = add nsw i32 %i.i.0, 1
  br label %for.cond.i

put_name.exit:                                    ; preds = %for.cond.i, %land.rhs.i
  %18 = load i32, ptr %day, align 4
  %conv15 = sext i32 %18 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv15, i32 noundef 3, i8 noundef signext 32)
  %19 = load i64, ptr %count, align 8
  %20 = load i64, ptr %limit, align 8
  %cmp.i67 = icmp ult i64 %19, %20
  br i1 %cmp.i67, label %if.then.i70, label %put.exit73

if.then.i70:                                      ; preds = %put_name.exit
  %21 = load ptr, ptr %t, align 8
  %arrayidx.i69 = getelementptr inbounds i8, ptr %21, i64 %19
  store i8 32, ptr %arrayidx.i69, align 1
  br label %put.exit73

put.exit73:                                       ; preds = %if.then.i70, %put_name.exit
  %22 = load i64, ptr %count, align 8
  %inc.i72 = add i64 %22, 1
  store i64 %inc.i72, ptr %count, align 8
  %hour = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %23 = load i32, ptr %hour, align 8
  %conv16 = sext i32 %23 to i64
  %cmp1.i192 = icmp sge i64 %conv16, 0
  %cmp3.i194 = icmp sle i64 %conv16, 99
  %or.cond158 = and i1 %cmp1.i192, %cmp3.i194
  br i1 %or.cond158, label %if.then.i203, label %if.else.i223

if.then.i203:                                     ; preds = %put.exit73
  %div.i197 = udiv i32 %23, 10
  %add.i198 = add i32 48, %div.i197
  %conv4.i199 = trunc i32 %add.i198 to i8
  %24 = load i64, ptr %limit, align 8
  %cmp.i12.i202 = icmp ult i64 %inc.i72, %24
  br i1 %cmp.i12.i202, label %if.then.i15.i206, label %put.exit18.i216

if.then.i15.i206:                                 ; preds = %if.then.i203
  %25 = load ptr, ptr %t, align 8
  %arrayidx.i14.i205 = getelementptr inbounds i8, ptr %25, i64 %inc.i72
  store i8 %conv4.i199, ptr %arrayidx.i14.i205, align 1
  br label %put.exit18.i216

put.exit18.i216:                                  ; preds = %if.then.i15.i206, %if.then.i203
  %26 = load i64, ptr %count, align 8
  %inc.i17.i208 = add i64 %26, 1
  store i64 %inc.i17.i208, ptr %count, align 8
  %rem.i210 = urem i32 %23, 10
  %add6.i211 = add i32 48, %rem.i210
  %conv7.i212 = trunc i32 %add6.i211 to i8
  %27 = load i64, ptr %limit, align 8
  %cmp.i.i215 = icmp ult i64 %inc.i17.i208, %27
  br i1 %cmp.i.i215, label %if.then.i.i219, label %put.exit.i222

if.then.i.i219:                                   ; preds = %put.exit18.i216
  %28 = load ptr, ptr %t, align 8
  %arrayidx.i.i218 = getelementptr inbounds i8, ptr %28, i64 %inc.i17.i208
  store i8 %conv7.i212, ptr %arrayidx.i.i218, align 1
  br label %put.exit.i222

put.exit.i222:                                    ; preds = %if.then.i.i219, %put.exit18.i216
  %29 = load i64, ptr %count, align 8
  %inc.i.i221 = add i64 %29, 1
  store i64 %inc.i.i221, ptr %count, align 8
  br label %number.exit224

if.else.i223:                                     ; preds = %put.exit73
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv16, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit224

number.exit224:                                   ; preds = %if.else.i223, %put.exit.i222
  %30 = load i64, ptr %count, align 8
  %31 = load i64, ptr %limit, align 8
  %cmp.i56 = icmp ult i64 %30, %31
  br i1 %cmp.i56, label %if.then.i59, label %put.exit62

if.then.i59:                                      ; preds = %number.exit224
  %32 = load ptr, ptr %t, align 8
  %arrayidx.i58 = getelementptr inbounds i8, ptr %32, i64 %30
  store i8 58, ptr %arrayidx.i58, align 1
  br label %put.exit62

put.exit62:                                       ; preds = %if.then.i59, %number.exit224
  %33 = load i64, ptr %count, align 8
  %inc.i61 = add i64 %33, 1
  store i64 %inc.i61, ptr %count, align 8
  %minute = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %34 = load i32, ptr %minute, align 4
  %conv17 = sext i32 %34 to i64
  %cmp1.i151 = icmp sge i64 %conv17, 0
  %cmp3.i153 = icmp sle i64 %conv17, 99
  %or.cond159 = and i1 %cmp1.i151, %cmp3.i153
  br i1 %or.cond159, label %if.then.i162, label %if.else.i182

if.then.i162:                                     ; preds = %put.exit62
  %div.i156 = udiv i32 %34, 10
  %add.i157 = add i32 48, %div.i156
  %conv4.i158 = trunc i32 %add.i157 to i8
  %35 = load i64, ptr %limit, align 8
  %cmp.i12.i161 = icmp ult i64 %inc.i61, %35
  br i1 %cmp.i12.i161, label %if.then.i15.i165, label %put.exit18.i175

if.then.i15.i165:                                 ; preds = %if.then.i162
  %36 = load ptr, ptr %t, align 8
  %arrayidx.i14.i164 = getelementptr inbounds i8, ptr %36, i64 %inc.i61
  store i8 %conv4.i158, ptr %arrayidx.i14.i164, align 1
  br label %put.exit18.i175

put.exit18.i175:                                  ; preds = %if.then.i15.i165, %if.then.i162
  %37 = load i64, ptr %count, align 8
  %inc.i17.i167 = add i64 %37, 1
  store i64 %inc.i17.i167, ptr %count, align 8
  %rem.i169 = urem i32 %34, 10
  %add6.i170 = add i32 48, %rem.i169
  %conv7.i171 = trunc i32 %add6.i170 to i8
  %38 = load i64, ptr %limit, align 8
  %cmp.i.i174 = icmp ult i64 %inc.i17.i167, %38
  br i1 %cmp.i.i174, label %if.then.i.i178, label %put.exit.i181

if.then.i.i178:                                   ; preds = %put.exit18.i175
  %39 = load ptr, ptr %t, align 8
  %arrayidx.i.i177 = getelementptr inbounds i8, ptr %39, i64 %inc.i17.i167
  store i8 %conv7.i171, ptr %arrayidx.i.i177, align 1
  br label %put.exit.i181

put.exit.i181:                                    ; preds = %if.then.i.i178, %put.exit18.i175
  %40 = load i64, ptr %count, align 8
  %inc.i.i180 = add i64 %40, 1
  store i64 %inc.i.i180, ptr %count, align 8
  br label %number.exit183

if.else.i182:                                     ; preds = %put.exit62
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv17, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit183

number.exit183:                                   ; preds = %if.else.i182, %put.exit.i181
  %41 = load i64, ptr %count, align 8
  %42 = load i64, ptr %limit, align 8
  %cmp.i45 = icmp ult i64 %41, %42
  br i1 %cmp.i45, label %if.then.i48, label %put.exit51

if.then.i48:                                      ; preds = %number.exit183
  %43 = load ptr, ptr %t, align 8
  %arrayidx.i47 = getelementptr inbounds i8, ptr %43, i64 %41
  store i8 58, ptr %arrayidx.i47, align 1
  br label %put.exit51

put.exit51:                                       ; preds = %if.then.i48, %number.exit183
  %44 = load i64, ptr %count, align 8
  %inc.i50 = add i64 %44, 1
  store i64 %inc.i50, ptr %count, align 8
  %45 = load i32, ptr %time, align 8
  %conv18 = sext i32 %45 to i64
  %cmp1.i131 = icmp sge i64 %conv18, 0
  %cmp3.i = icmp sle i64 %conv18, 99
  %or.cond160 = and i1 %cmp1.i131, %cmp3.i
  br i1 %or.cond160, label %if.then.i133, label %if.else.i

if.then.i133:                                     ; preds = %put.exit51
  %div.i = udiv i32 %45, 10
  %add.i = add i32 48, %div.i
  %conv4.i = trunc i32 %add.i to i8
  %46 = load i64, ptr %limit, align 8
  %cmp.i12.i = icmp ult i64 %inc.i50, %46
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i133
  %47 = load ptr, ptr %t, align 8
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %47, i64 %inc.i50
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i133
  %48 = load i64, ptr %count, align 8
  %inc.i17.i = add i64 %48, 1
  store i64 %inc.i17.i, ptr %count, align 8
  %rem.i = urem i32 %45, 10
  %add6.i = add i32 48, %rem.i
  %conv7.i = trunc i32 %add6.i to i8
  %49 = load i64, ptr %limit, align 8
  %cmp.i.i136 = icmp ult i64 %inc.i17.i, %49
  br i1 %cmp.i.i136, label %if.then.i.i139, label %put.exit.i142

if.then.i.i139:                                   ; preds = %put.exit18.i
  %50 = load ptr, ptr %t, align 8
  %arrayidx.i.i138 = getelementptr inbounds i8, ptr %50, i64 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i138, align 1
  br label %put.exit.i142

put.exit.i142:                                    ; preds = %if.then.i.i139, %put.exit18.i
  %51 = load i64, ptr %count, align 8
  %inc.i.i141 = add i64 %51, 1
  store i64 %inc.i.i141, ptr %count, align 8
  br label %number.exit

if.else.i:                                        ; preds = %put.exit51
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv18, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit

number.exit:                                      ; preds = %if.else.i, %put.exit.i142
  %52 = load i64, ptr %count, align 8
  %53 = load i64, ptr %limit, align 8
  %cmp.i34 = icmp ult i64 %52, %53
  br i1 %cmp.i34, label %if.then.i37, label %put.exit40

if.then.i37:                                      ; preds = %number.exit
  %54 = load ptr, ptr %t, align 8
  %arrayidx.i36 = getelementptr inbounds i8, ptr %54, i64 %52
  store i8 32, ptr %arrayidx.i36, align 1
  br label %put.exit40

put.exit40:                                       ; preds = %if.then.i37, %number.exit
  %55 = load i64, ptr %count, align 8
  %inc.i39 = add i64 %55, 1
  store i64 %inc.i39, ptr %count, align 8
  %cmp.i227 = icmp sge i64 %add, 1000
  %cmp1.i228 = icmp sle i64 %add, 9999
  %or.cond161 = and i1 %cmp.i227, %cmp1.i228
  br i1 %or.cond161, label %if.then.i232, label %if.else.i.i

if.then.i232:                                     ; preds = %put.exit40
  %conv.i230 = trunc i64 %add to i32
  %div.i231 = udiv i32 %conv.i230, 100
  %conv2.i = zext i32 %div.i231 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i232
  %div.i59.i = udiv i32 %div.i231, 10
  %add.i60.i = add i32 48, %div.i59.i
  %conv4.i61.i = trunc i32 %add.i60.i to i8
  %56 = load i64, ptr %limit, align 8
  %cmp.i12.i64.i = icmp ult i64 %inc.i39, %56
  br i1 %cmp.i12.i64.i, label %if.then.i15.i68.i, label %put.exit18.i78.i

if.then.i15.i68.i:                                ; preds = %if.then.i65.i
  %57 = load ptr, ptr %t, align 8
  %arrayidx.i14.i67.i = getelementptr inbounds i8, ptr %57, i64 %inc.i39
  store i8 %conv4.i61.i, ptr %arrayidx.i14.i67.i, align 1
  br label %put.exit18.i78.i

put.exit18.i78.i:                                 ; preds = %if.then.i15.i68.i, %if.then.i65.i
  %58 = load i64, ptr %count, align 8
  %inc.i17.i70.i = add i64 %58, 1
  store i64 %inc.i17.i70.i, ptr %count, align 8
  %rem.i72.i = urem i32 %div.i231, 10
  %add6.i73.i = add i32 48, %rem.i72.i
  %conv7.i74.i = trunc i32 %add6.i73.i to i8
  %59 = load i64, ptr %limit, align 8
  %cmp.i.i77.i = icmp ult i64 %inc.i17.i70.i, %59
  br i1 %cmp.i.i77.i, label %if.then.i.i81.i, label %put.exit.i84.i

if.then.i.i81.i:                                  ; preds = %put.exit18.i78.i
  %60 = load ptr, ptr %t, align 8
  %arrayidx.i.i80.i = getelementptr inbounds i8, ptr %60, i64 %inc.i17.i70.i
  store i8 %conv7.i74.i, ptr %arrayidx.i.i80.i, align 1
  br label %put.exit.i84.i

put.exit.i84.i:                                   ; preds = %if.then.i.i81.i, %put.exit18.i78.i
  %61 = load i64, ptr %count, align 8
  %inc.i.i83.i = add i64 %61, 1
  store i64 %inc.i.i83.i, ptr %count, align 8
  br label %number.exit86.i

if.else.i85.i:                                    ; preds = %if.then.i232
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i233 = urem i32 %conv.i230, 100
  %div.i18.i = udiv i32 %rem.i233, 10
  %add.i19.i = add i32 48, %div.i18.i
  %conv4.i20.i = trunc i32 %add.i19.i to i8
  %62 = load i64, ptr %count, align 8
  %63 = load i64, ptr %limit, align 8
  %cmp.i12.i23.i = icmp ult i64 %62, %63
  br i1 %cmp.i12.i23.i, label %if.then.i15.i27.i, label %put.exit18.i37.i

if.then.i15.i27.i:                                ; preds = %number.exit86.i
  %64 = load ptr, ptr %t, align 8
  %arrayidx.i14.i26.i = getelementptr inbounds i8, ptr %64, i64 %62
  store i8 %conv4.i20.i, ptr %arrayidx.i14.i26.i, align 1
  br label %put.exit18.i37.i

put.exit18.i37.i:                                 ; preds = %if.then.i15.i27.i, %number.exit86.i
  %65 = load i64, ptr %count, align 8
  %inc.i17.i29.i = add i64 %65, 1
  store i64 %inc.i17.i29.i, ptr %count, align 8
  %rem.i31.i = urem i32 %rem.i233, 10
  %add6.i32.i = add i32 48, %rem.i31.i
  %conv7.i33.i = trunc i32 %add6.i32.i to i8
  %66 = load i64, ptr %limit, align 8
  %cmp.i.i36.i = icmp ult i64 %inc.i17.i29.i, %66
  br i1 %cmp.i.i36.i, label %if.then.i.i40.i, label %put.exit.i43.i

if.then.i.i40.i:                                  ; preds = %put.exit18.i37.i
  %67 = load ptr, ptr %t, align 8
  %arrayidx.i.i39.i = getelementptr inbounds i8, ptr %67, i64 %inc.i17.i29.i
  store i8 %conv7.i33.i, ptr %arrayidx.i.i39.i, align 1
  br label %put.exit.i43.i

put.exit.i43.i:                                   ; preds = %if.then.i.i40.i, %put.exit18.i37.i
  %68 = load i64, ptr %count, align 8
  %inc.i.i42.i = add i64 %68, 1
  store i64 %inc.i.i42.i, ptr %count, align 8
  br label %put_year.exit

if.else.i.i:                                      ; preds = %put.exit40
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add, i32 noundef 1, i8 noundef signext 48)
  br label %put_year.exit

put_year.exit:                                    ; preds = %if.else.i.i, %put.exit.i43.i
  %69 = load i64, ptr %count, align 8
  %70 = load i64, ptr %limit, align 8
  %cmp.i23 = icmp ult i64 %69, %70
  br i1 %cmp.i23, label %if.then.i26, label %put.exit29

if.then.i26:                                      ; preds = %put_year.exit
  %71 = load ptr, ptr %t, align 8
  %arrayidx.i25 = getelementptr inbounds i8, ptr %71, i64 %69
  store i8 10, ptr %arrayidx.i25, align 1
  br label %put.exit29

put.exit29:                                       ; preds = %if.then.i26, %put_year.exit
  %72 = load i64, ptr %count, align 8
  %inc.i28 = add i64 %72, 1
  store i64 %inc.i28, ptr %count, align 8
  %73 = load i64, ptr %limit, align 8
  %cmp.i = icmp ult i64 %inc.i28, %73
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %put.exit29
  %74 = load ptr, ptr %t, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %74, i64 %inc.i28
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %put.exit29
  %75 = load i64, ptr %count, align 8
  %inc.i = add i64 %75, 1
  store i64 %inc.i, ptr %count, align 8
  ret ptr %to
}

define internal void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %value, i32 noundef %width, i8 noundef signext %fill) {
entry:
  %digits = alloca [24 x i8], align 16
  %cmp = icmp slt i64 %value, 0
  %sub = sub i64 0, %value
  %cond = select i1 %cmp, i64 %sub, i64 %value
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %do.body ]
  %rest.0 = phi i64 [ %cond, %entry ], [ %div, %do.body ]
  %rem = urem i64 %rest.0, 10
  %add = add i64 48, %rem
  %conv1 = trunc i64 %add to i8
  %inc = add nsw i32 %n.0, 1
  %idxprom = sext i32 %n.0 to i64
  %arrayidx = getelementptr inbounds [24 x i8], ptr %digits, i64 0, i64 %idxprom
  store i8 %conv1, ptr %arrayidx, align 1
  %div = udiv i64 %rest.0, 10
  %tobool2 = icmp ne i64 %div, 0
  br i1 %tobool2, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  %conv4 = sext i8 %fill to i32
  %cmp5 = icmp eq i32 %conv4, 32
  %or.cond = and i1 %cmp, %cmp5
  br i1 %or.cond, label %if.then, label %if.else

if.then:                                          ; preds = %do.end
  %inc7 = add nsw i32 %inc, 1
  %idxprom8 = sext i32 %inc to i64
  %arrayidx9 = getelementptr inbounds [24 x i8], ptr %digits, i64 0, i64 %idxprom8
  store i8 45, ptr %arrayidx9, align 1
  br label %if.end12

if.else:                                          ; preds = %do.end
  br i1 %cmp, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.else
  %count.i34 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %0 = load i64, ptr %count.i34, align 8
  %limit.i35 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i64, ptr %limit.i35, align 8
  %cmp.i36 = icmp ult i64 %0, %1
  br i1 %cmp.i36, label %if.then.i39, label %put.exit42

if.then.i39:                                      ; preds = %if.then11
  %2 = load ptr, ptr %t, align 8
  %arrayidx.i38 = getelementptr inbounds i8, ptr %2, i64 %0
  store i8 45, ptr %arrayidx.i38, align 1
  br label %put.exit42

put.exit42:                                       ; preds = %if.then.i39, %if.then11
  %3 = load i64, ptr %count.i34, align 8
  %inc.i41 = add i64 %3, 1
  store i64 %inc.i41, ptr %count.i34, align 8
  %dec = add nsw i32 %width, -1
  br label %if.end12

if.end12:                                         ; preds = %if.else, %put.exit42, %if.then
  %n.1 = phi i32 [ %inc7, %if.then ], [ %inc, %put.exit42 ], [ %inc, %if.else ]
  %width.addr.1 = phi i32 [ %width, %if.then ], [ %dec, %put.exit42 ], [ %width, %if.else ]
  br label %for.cond

for.cond:                                         ; preds = %put.exit31, %if.end12
  %width.addr.2 = phi i32 [ %width.addr.1, %if.end12 ], [ %dec15, %put.exit31 ]
  %cmp13 = icmp sgt i32 %width.addr.2, %n.1
  br i1 %cmp13, label %for.body, label %while.cond

for.body:                                         ; preds = %for.cond
  %count.i23 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %4 = load i64, ptr %count.i23, align 8
  %limit.i24 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %5 = load i64, ptr %limit.i24, align 8
  %cmp.i25 = icmp ult i64 %4, %5
  br i1 %cmp.i25, label %if.then.i28, label %put.exit31

if.then.i28:                                      ; preds = %for.body
  %6 = load ptr, ptr %t, align 8
  %arrayidx.i27 = getelementptr inbounds i8, ptr %6, i64 %4
  store i8 %fill, ptr %arrayidx.i27, align 1
  br label %put.exit31

put.exit31:                                       ; preds = %if.then.i28, %for.body
  %7 = load i64, ptr %count.i23, align 8
  %inc.i30 = add i64 %7, 1
  store i64 %inc.i30, ptr %count.i23, align 8
  %dec15 = add nsw i32 %width.addr.2, -1
  br label %for.cond

while.cond:                                       ; preds = %for.cond, %put.exit
  %n.2 = phi i32 [ %dec18, %put.exit ], [ %n.1, %for.cond ]
  %cmp16 = icmp sgt i32 %n.2, 0
  br i1 %cmp16, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %dec18 = add nsw i32 %n.2, -1
  %idxprom19 = sext i32 %dec18 to i64
  %arrayidx20 = getelementptr inbounds [24 x i8], ptr %digits, i64 0, i64 %idxprom19
  %8 = load i8, ptr %arrayidx20, align 1
  %count.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %9 = load i64, ptr %count.i, align 8
  %limit.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %10 = load i64, ptr %limit.i, align 8
  %cmp.i = icmp ult i64 %9, %10
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %while.body
  %11 = load ptr, ptr %t, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %11, i64 %9
  store i8 %8, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %while.body
  %12 = load i64, ptr %count.i, align 8
  %inc.i = add i64 %12, 1
  store i64 %inc.i, ptr %count.i, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret void
}

define ptr @asctime(ptr noundef %time) {
entry:
  %call = call ptr @asctime_r(ptr noundef %time, ptr noundef @__gomc_date)
  ret ptr %call
}

define ptr @ctime(ptr noundef %time) {
entry:
  %call = call ptr @localtime(ptr noundef %time)
  %call1 = call ptr @asctime(ptr noundef %call)
  ret ptr %call1
}

define ptr @ctime_r(ptr noundef %time, ptr noundef %to) {
entry:
  %broken = alloca %struct.tm, align 8
  %call = call ptr @localtime_r(ptr noundef %time, ptr noundef %broken)
  %call1 = call ptr @asctime_r(ptr noundef %call, ptr noundef %to)
  ret ptr %call1
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

