source_filename = "calendar.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr }
%struct.text = type { ptr, i32, i32 }

@__gomc_calendar.str = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@__gomc_calendar.str.1 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@__gomc_broken_down = internal global %struct.tm zeroinitializer, align 4
@__gomc_calendar.str.2 = private unnamed_addr constant [38 x i8] c"mktime of a time with daylight saving\00", align 1
@__gomc_calendar.str.3 = private unnamed_addr constant [60 x i8] c"asctime of a date with more characters than it has room for\00", align 1
@__gomc_date = internal global [26 x i8] zeroinitializer, align 1
@days_before.__gomc_days_before = internal constant [13 x i16] [i16 0, i16 31, i16 59, i16 90, i16 120, i16 151, i16 181, i16 212, i16 243, i16 273, i16 304, i16 334, i16 365], align 2
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
@day_name.__gomc_days = internal constant [7 x [10 x i8]] [[10 x i8] c"Sunday\00\00\00\00", [10 x i8] c"Monday\00\00\00\00", [10 x i8] c"Tuesday\00\00\00", [10 x i8] c"Wednesday\00", [10 x i8] c"Thursday\00\00", [10 x i8] c"Friday\00\00\00\00", [10 x i8] c"Saturday\00\00"], align 1
@__gomc_calendar.str.16 = private unnamed_addr constant [43 x i8] c"the name of a day that is none of the week\00", align 1
@month_name.__gomc_months = internal constant [12 x [10 x i8]] [[10 x i8] c"January\00\00\00", [10 x i8] c"February\00\00", [10 x i8] c"March\00\00\00\00\00", [10 x i8] c"April\00\00\00\00\00", [10 x i8] c"May\00\00\00\00\00\00\00", [10 x i8] c"June\00\00\00\00\00\00", [10 x i8] c"July\00\00\00\00\00\00", [10 x i8] c"August\00\00\00\00", [10 x i8] c"September\00", [10 x i8] c"October\00\00\00", [10 x i8] c"November\00\00", [10 x i8] c"December\00\00"], align 1
@__gomc_calendar.str.17 = private unnamed_addr constant [45 x i8] c"the name of a month that is none of the year\00", align 1

define ptr @gmtime_r(ptr noundef %time, ptr noundef %result) {
entry:
  %0 = load i32, ptr %time, align 4
  %conv = sext i32 %0 to i64
  %div.i16 = sdiv i64 %conv, 86400
  %rem.i17 = srem i64 %conv, 86400
  %cmp.i18 = icmp slt i64 %rem.i17, 0
  %conv.i19 = zext i1 %cmp.i18 to i32
  %conv1.i20 = sext i32 %conv.i19 to i64
  %sub.i21 = sub nsw i64 %div.i16, %conv1.i20
  %mul.i = mul nsw i64 %sub.i21, 86400
  %sub.i = sub nsw i64 %conv, %mul.i
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
  store i32 %rem41.i, ptr %result, align 4
  %div42.i = udiv i32 %conv.i, 60
  %rem43.i = urem i32 %div42.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem43.i, ptr %minute.i, align 4
  %div44.i = udiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div44.i, ptr %hour.i, align 4
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
  store i32 %sub53.i, ptr %month.i, align 4
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv.i22, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv5.i, ptr %weekday57.i, align 4
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv26.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub22.i, %mul60.i
  %mul62.i = mul i32 306, %conv26.i
  %sub63.i = sub i32 %add61.i, %mul62.i
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub63.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 4
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i32 0, ptr %offset.i, align 4
  %zone64.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str, ptr %zone64.i, align 4
  br label %break_down.exit

break_down.exit:                                  ; preds = %if.end.i28, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi ptr [ %result, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i28 ]
  ret ptr %retval.i.0
}

define ptr @localtime_r(ptr noundef %time, ptr noundef %result) {
entry:
  %0 = load i32, ptr %time, align 4
  %conv = sext i32 %0 to i64
  %div.i16 = sdiv i64 %conv, 86400
  %rem.i17 = srem i64 %conv, 86400
  %cmp.i18 = icmp slt i64 %rem.i17, 0
  %conv.i19 = zext i1 %cmp.i18 to i32
  %conv1.i20 = sext i32 %conv.i19 to i64
  %sub.i21 = sub nsw i64 %div.i16, %conv1.i20
  %mul.i = mul nsw i64 %sub.i21, 86400
  %sub.i = sub nsw i64 %conv, %mul.i
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
  store i32 %rem41.i, ptr %result, align 4
  %div42.i = udiv i32 %conv.i, 60
  %rem43.i = urem i32 %div42.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem43.i, ptr %minute.i, align 4
  %div44.i = udiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div44.i, ptr %hour.i, align 4
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
  store i32 %sub53.i, ptr %month.i, align 4
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv.i22, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv5.i, ptr %weekday57.i, align 4
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv26.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub22.i, %mul60.i
  %mul62.i = mul i32 306, %conv26.i
  %sub63.i = sub i32 %add61.i, %mul62.i
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub63.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 4
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i32 0, ptr %offset.i, align 4
  %zone64.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone64.i, align 4
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

define i32 @timegm(ptr noundef %from) {
entry:
  %month.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 4
  %0 = load i32, ptr %month.i, align 4
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
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i32 0, i32 %conv6.i
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
  %5 = load i32, ptr %hour.i, align 4
  %conv16.i = sext i32 %5 to i64
  %mul17.i = mul nsw i64 %conv16.i, 3600
  %add18.i = add nsw i64 %mul15.i, %mul17.i
  %minute.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 1
  %6 = load i32, ptr %minute.i, align 4
  %conv19.i = sext i32 %6 to i64
  %mul20.i = mul nsw i64 %conv19.i, 60
  %add21.i = add nsw i64 %add18.i, %mul20.i
  %7 = load i32, ptr %from, align 4
  %conv22.i = sext i32 %7 to i64
  %add23.i = add nsw i64 %add21.i, %conv22.i
  %conv24.i = trunc i64 %add23.i to i32
  %conv25.i = sext i32 %conv24.i to i64
  %cmp.i = icmp ne i64 %add23.i, %conv25.i
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %is_leap.exit
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

if.then.i.i:                                      ; preds = %lor.lhs.false.i
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

if.end.i.i:                                       ; preds = %lor.lhs.false.i
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
  store i32 %rem41.i.i, ptr %from, align 4
  %div42.i.i = udiv i32 %conv.i.i, 60
  %rem43.i.i = urem i32 %div42.i.i, 60
  store i32 %rem43.i.i, ptr %minute.i, align 4
  %div44.i.i = udiv i32 %conv.i.i, 3600
  store i32 %div44.i.i, ptr %hour.i, align 4
  %mul45.i.i = mul i32 153, %div25.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub22.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div25.i.i, 2
  %mul52.i.i = mul i32 12, %conv26.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 4
  store i32 %conv.i36, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv5.i.i, ptr %weekday57.i.i, align 4
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv26.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub22.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv26.i.i
  %sub63.i.i = sub i32 %add61.i.i, %mul62.i.i
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub63.i.i, ptr %yearday.i.i, align 4
  %summer.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 8
  store i32 0, ptr %summer.i.i, align 4
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i32 0, ptr %offset.i.i, align 4
  %zone64.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str, ptr %zone64.i.i, align 4
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i43, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i43 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i, %is_leap.exit
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
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i65 ], [ %conv24.i, %break_down.exit.i ]
  ret i32 %retval.i.0
}

define i32 @mktime(ptr noundef %from) {
entry:
  %summer = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 8
  %0 = load i32, ptr %summer, align 4
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.2)
  unreachable

if.end:                                           ; preds = %entry
  %month.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 4
  %1 = load i32, ptr %month.i, align 4
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
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i32 0, i32 %conv6.i
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
  %6 = load i32, ptr %hour.i, align 4
  %conv16.i = sext i32 %6 to i64
  %mul17.i = mul nsw i64 %conv16.i, 3600
  %add18.i = add nsw i64 %mul15.i, %mul17.i
  %minute.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 1
  %7 = load i32, ptr %minute.i, align 4
  %conv19.i = sext i32 %7 to i64
  %mul20.i = mul nsw i64 %conv19.i, 60
  %add21.i = add nsw i64 %add18.i, %mul20.i
  %8 = load i32, ptr %from, align 4
  %conv22.i = sext i32 %8 to i64
  %add23.i = add nsw i64 %add21.i, %conv22.i
  %conv24.i = trunc i64 %add23.i to i32
  %conv25.i = sext i32 %conv24.i to i64
  %cmp.i = icmp ne i64 %add23.i, %conv25.i
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %is_leap.exit
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

if.then.i.i:                                      ; preds = %lor.lhs.false.i
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

if.end.i.i:                                       ; preds = %lor.lhs.false.i
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
  store i32 %rem41.i.i, ptr %from, align 4
  %div42.i.i = udiv i32 %conv.i.i, 60
  %rem43.i.i = urem i32 %div42.i.i, 60
  store i32 %rem43.i.i, ptr %minute.i, align 4
  %div44.i.i = udiv i32 %conv.i.i, 3600
  store i32 %div44.i.i, ptr %hour.i, align 4
  %mul45.i.i = mul i32 153, %div25.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub22.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div25.i.i, 2
  %mul52.i.i = mul i32 12, %conv26.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 4
  store i32 %conv.i36, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv5.i.i, ptr %weekday57.i.i, align 4
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv26.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub22.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv26.i.i
  %sub63.i.i = sub i32 %add61.i.i, %mul62.i.i
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub63.i.i, ptr %yearday.i.i, align 4
  store i32 0, ptr %summer, align 4
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i32 0, ptr %offset.i.i, align 4
  %zone64.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone64.i.i, align 4
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i43, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i43 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i, %is_leap.exit
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
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i65 ], [ %conv24.i, %break_down.exit.i ]
  ret i32 %retval.i.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @strftime(ptr noundef %to, i32 noundef %size, ptr noundef %format, ptr noundef %time) {
entry:
  %t = alloca %struct.text, align 4
  store ptr %to, ptr %t, align 4
  %limit = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i32 %size, ptr %limit, align 4
  %count = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store i32 0, ptr %count, align 4
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
  %2 = load i32, ptr %count, align 4
  %3 = load i32, ptr %limit, align 4
  %cmp.i26 = icmp ult i32 %2, %3
  br i1 %cmp.i26, label %if.then.i29, label %put.exit32

if.then.i29:                                      ; preds = %if.then7
  %4 = load ptr, ptr %t, align 4
  %arrayidx.i28 = getelementptr inbounds i8, ptr %4, i32 %2
  store i8 %1, ptr %arrayidx.i28, align 1
  br label %put.exit32

put.exit32:                                       ; preds = %if.then.i29, %if.then7
  %5 = load i32, ptr %count, align 4
  %inc.i31 = add i32 %5, 1
  store i32 %inc.i31, ptr %count, align 4
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
  %add.ptr = getelementptr inbounds i8, ptr %incdec.ptr, i32 1
  %add.ptr11 = getelementptr inbounds i8, ptr %retval.i.0, i32 -1
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
  %7 = load i32, ptr %count, align 4
  %8 = load i32, ptr %limit, align 4
  %cmp.i37.i = icmp ult i32 %7, %8
  br i1 %cmp.i37.i, label %if.then.i40.i, label %put.exit43.i

if.then.i40.i:                                    ; preds = %sw.bb.i38
  %9 = load ptr, ptr %t, align 4
  %arrayidx.i39.i = getelementptr inbounds i8, ptr %9, i32 %7
  store i8 37, ptr %arrayidx.i39.i, align 1
  br label %put.exit43.i

put.exit43.i:                                     ; preds = %if.then.i40.i, %sw.bb.i38
  %10 = load i32, ptr %count, align 4
  %inc.i42.i = add i32 %10, 1
  store i32 %inc.i42.i, ptr %count, align 4
  br label %put_words.exit

sw.bb1.i39:                                       ; preds = %if.else
  %11 = load i32, ptr %count, align 4
  %12 = load i32, ptr %limit, align 4
  %cmp.i26.i = icmp ult i32 %11, %12
  br i1 %cmp.i26.i, label %if.then.i29.i, label %put.exit32.i

if.then.i29.i:                                    ; preds = %sw.bb1.i39
  %13 = load ptr, ptr %t, align 4
  %arrayidx.i28.i = getelementptr inbounds i8, ptr %13, i32 %11
  store i8 10, ptr %arrayidx.i28.i, align 1
  br label %put.exit32.i

put.exit32.i:                                     ; preds = %if.then.i29.i, %sw.bb1.i39
  %14 = load i32, ptr %count, align 4
  %inc.i31.i = add i32 %14, 1
  store i32 %inc.i31.i, ptr %count, align 4
  br label %put_words.exit

sw.bb2.i40:                                       ; preds = %if.else
  %15 = load i32, ptr %count, align 4
  %16 = load i32, ptr %limit, align 4
  %cmp.i.i = icmp ult i32 %15, %16
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %sw.bb2.i40
  %17 = load ptr, ptr %t, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %17, i32 %15
  store i8 9, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %sw.bb2.i40
  %18 = load i32, ptr %count, align 4
  %inc.i.i = add i32 %18, 1
  store i32 %inc.i.i, ptr %count, align 4
  br label %put_words.exit

sw.bb3.i41:                                       ; preds = %if.else
  %weekday.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %19 = load i32, ptr %weekday.i, align 4
  %cmp.i235 = icmp slt i32 %19, 0
  %cmp1.i = icmp sgt i32 %19, 6
  %or.cond560 = or i1 %cmp.i235, %cmp1.i
  br i1 %or.cond560, label %if.then.i236, label %day_name.exit

if.then.i236:                                     ; preds = %sw.bb3.i41
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit:                                    ; preds = %sw.bb3.i41
  %arrayidx.i237 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i32 0, i32 %19
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i77, %day_name.exit
  %i.i.0 = phi i32 [ 0, %day_name.exit ], [ %inc.i78, %put.exit.i77 ]
  %cmp.i65 = icmp slt i32 %i.i.0, 3
  br i1 %cmp.i65, label %land.rhs.i, label %put_words.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %arrayidx.i66 = getelementptr inbounds i8, ptr %arrayidx.i237, i32 %i.i.0
  %20 = load i8, ptr %arrayidx.i66, align 1
  %conv.i67 = sext i8 %20 to i32
  %tobool.i68 = icmp ne i32 %conv.i67, 0
  br i1 %tobool.i68, label %for.body.i, label %put_words.exit

for.body.i:                                       ; preds = %land.rhs.i
  %21 = load i32, ptr %count, align 4
  %22 = load i32, ptr %limit, align 4
  %cmp.i.i71 = icmp ult i32 %21, %22
  br i1 %cmp.i.i71, label %if.then.i.i74, label %put.exit.i77

if.then.i.i74:                                    ; preds = %for.body.i
  %23 = load ptr, ptr %t, align 4
  %arrayidx.i.i73 = getelementptr inbounds i8, ptr %23, i32 %21
  store i8 %20, ptr %arrayidx.i.i73, align 1
  br label %put.exit.i77

put.exit.i77:                                     ; preds = %if.then.i.i74, %for.body.i
  %24 = load i32, ptr %count, align 4
  %inc.i.i76 = add i32 %24, 1
  store i32 %inc.i.i76, ptr %count, align 4
  %inc.i78 = add nsw i32 %i.i.0, 1
  br label %for.cond.i

sw.bb4.i42:                                       ; preds = %if.else
  %weekday5.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %25 = load i32, ptr %weekday5.i, align 4
  %cmp.i239 = icmp slt i32 %25, 0
  %cmp1.i240 = icmp sgt i32 %25, 6
  %or.cond561 = or i1 %cmp.i239, %cmp1.i240
  br i1 %or.cond561, label %if.then.i242, label %day_name.exit244

if.then.i242:                                     ; preds = %sw.bb4.i42
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit244:                                 ; preds = %sw.bb4.i42
  %arrayidx.i243 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i32 0, i32 %25
  br label %for.cond.i86

for.cond.i86:                                     ; preds = %put.exit.i102, %day_name.exit244
  %i.i84.0 = phi i32 [ 0, %day_name.exit244 ], [ %inc.i103, %put.exit.i102 ]
  %cmp.i85 = icmp slt i32 %i.i84.0, 10
  br i1 %cmp.i85, label %land.rhs.i90, label %put_words.exit

land.rhs.i90:                                     ; preds = %for.cond.i86
  %arrayidx.i87 = getelementptr inbounds i8, ptr %arrayidx.i243, i32 %i.i84.0
  %26 = load i8, ptr %arrayidx.i87, align 1
  %conv.i88 = sext i8 %26 to i32
  %tobool.i89 = icmp ne i32 %conv.i88, 0
  br i1 %tobool.i89, label %for.body.i96, label %put_words.exit

for.body.i96:                                     ; preds = %land.rhs.i90
  %27 = load i32, ptr %count, align 4
  %28 = load i32, ptr %limit, align 4
  %cmp.i.i95 = icmp ult i32 %27, %28
  br i1 %cmp.i.i95, label %if.then.i.i99, label %put.exit.i102

if.then.i.i99:                                    ; preds = %for.body.i96
  %29 = load ptr, ptr %t, align 4
  %arrayidx.i.i98 = getelementptr inbounds i8, ptr %29, i32 %27
  store i8 %26, ptr %arrayidx.i.i98, align 1
  br label %put.exit.i102

put.exit.i102:                                    ; preds = %if.then.i.i99, %for.body.i96
  %30 = load i32, ptr %count, align 4
  %inc.i.i101 = add i32 %30, 1
  store i32 %inc.i.i101, ptr %count, align 4
  %inc.i103 = add nsw i32 %i.i84.0, 1
  br label %for.cond.i86

sw.bb7.i:                                         ; preds = %if.else, %if.else
  %month.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %31 = load i32, ptr %month.i, align 4
  %cmp.i245 = icmp slt i32 %31, 0
  %cmp1.i246 = icmp sgt i32 %31, 11
  %or.cond562 = or i1 %cmp.i245, %cmp1.i246
  br i1 %or.cond562, label %if.then.i248, label %month_name.exit

if.then.i248:                                     ; preds = %sw.bb7.i
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit:                                  ; preds = %sw.bb7.i
  %arrayidx.i249 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i32 0, i32 %31
  br label %for.cond.i112

for.cond.i112:                                    ; preds = %put.exit.i128, %month_name.exit
  %i.i110.0 = phi i32 [ 0, %month_name.exit ], [ %inc.i129, %put.exit.i128 ]
  %cmp.i111 = icmp slt i32 %i.i110.0, 3
  br i1 %cmp.i111, label %land.rhs.i116, label %put_words.exit

land.rhs.i116:                                    ; preds = %for.cond.i112
  %arrayidx.i113 = getelementptr inbounds i8, ptr %arrayidx.i249, i32 %i.i110.0
  %32 = load i8, ptr %arrayidx.i113, align 1
  %conv.i114 = sext i8 %32 to i32
  %tobool.i115 = icmp ne i32 %conv.i114, 0
  br i1 %tobool.i115, label %for.body.i122, label %put_words.exit

for.body.i122:                                    ; preds = %land.rhs.i116
  %33 = load i32, ptr %count, align 4
  %34 = load i32, ptr %limit, align 4
  %cmp.i.i121 = icmp ult i32 %33, %34
  br i1 %cmp.i.i121, label %if.then.i.i125, label %put.exit.i128

if.then.i.i125:                                   ; preds = %for.body.i122
  %35 = load ptr, ptr %t, align 4
  %arrayidx.i.i124 = getelementptr inbounds i8, ptr %35, i32 %33
  store i8 %32, ptr %arrayidx.i.i124, align 1
  br label %put.exit.i128

put.exit.i128:                                    ; preds = %if.then.i.i125, %for.body.i122
  %36 = load i32, ptr %count, align 4
  %inc.i.i127 = add i32 %36, 1
  store i32 %inc.i.i127, ptr %count, align 4
  %inc.i129 = add nsw i32 %i.i110.0, 1
  br label %for.cond.i112

sw.bb9.i:                                         ; preds = %if.else
  %month10.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %37 = load i32, ptr %month10.i, align 4
  %cmp.i251 = icmp slt i32 %37, 0
  %cmp1.i252 = icmp sgt i32 %37, 11
  %or.cond563 = or i1 %cmp.i251, %cmp1.i252
  br i1 %or.cond563, label %if.then.i254, label %month_name.exit256

if.then.i254:                                     ; preds = %sw.bb9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit256:                               ; preds = %sw.bb9.i
  %arrayidx.i255 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i32 0, i32 %37
  br label %for.cond.i138

for.cond.i138:                                    ; preds = %put.exit.i154, %month_name.exit256
  %i.i136.0 = phi i32 [ 0, %month_name.exit256 ], [ %inc.i155, %put.exit.i154 ]
  %cmp.i137 = icmp slt i32 %i.i136.0, 10
  br i1 %cmp.i137, label %land.rhs.i142, label %put_words.exit

land.rhs.i142:                                    ; preds = %for.cond.i138
  %arrayidx.i139 = getelementptr inbounds i8, ptr %arrayidx.i255, i32 %i.i136.0
  %38 = load i8, ptr %arrayidx.i139, align 1
  %conv.i140 = sext i8 %38 to i32
  %tobool.i141 = icmp ne i32 %conv.i140, 0
  br i1 %tobool.i141, label %for.body.i148, label %put_words.exit

for.body.i148:                                    ; preds = %land.rhs.i142
  %39 = load i32, ptr %count, align 4
  %40 = load i32, ptr %limit, align 4
  %cmp.i.i147 = icmp ult i32 %39, %40
  br i1 %cmp.i.i147, label %if.then.i.i151, label %put.exit.i154

if.then.i.i151:                                   ; preds = %for.body.i148
  %41 = load ptr, ptr %t, align 4
  %arrayidx.i.i150 = getelementptr inbounds i8, ptr %41, i32 %39
  store i8 %38, ptr %arrayidx.i.i150, align 1
  br label %put.exit.i154

put.exit.i154:                                    ; preds = %if.then.i.i151, %for.body.i148
  %42 = load i32, ptr %count, align 4
  %inc.i.i153 = add i32 %42, 1
  store i32 %inc.i.i153, ptr %count, align 4
  %inc.i155 = add nsw i32 %i.i136.0, 1
  br label %for.cond.i138

sw.bb12.i:                                        ; preds = %if.else
  %hour.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %43 = load i32, ptr %hour.i, align 4
  %cmp.i43 = icmp sgt i32 %43, 11
  %cond.i = select i1 %cmp.i43, ptr @__gomc_calendar.str.10, ptr @__gomc_calendar.str.11
  br label %for.cond.i164

for.cond.i164:                                    ; preds = %put.exit.i180, %sw.bb12.i
  %i.i162.0 = phi i32 [ 0, %sw.bb12.i ], [ %inc.i181, %put.exit.i180 ]
  %cmp.i163 = icmp slt i32 %i.i162.0, 2
  br i1 %cmp.i163, label %land.rhs.i168, label %put_words.exit

land.rhs.i168:                                    ; preds = %for.cond.i164
  %arrayidx.i165 = getelementptr inbounds i8, ptr %cond.i, i32 %i.i162.0
  %44 = load i8, ptr %arrayidx.i165, align 1
  %conv.i166 = sext i8 %44 to i32
  %tobool.i167 = icmp ne i32 %conv.i166, 0
  br i1 %tobool.i167, label %for.body.i174, label %put_words.exit

for.body.i174:                                    ; preds = %land.rhs.i168
  %45 = load i32, ptr %count, align 4
  %46 = load i32, ptr %limit, align 4
  %cmp.i.i173 = icmp ult i32 %45, %46
  br i1 %cmp.i.i173, label %if.then.i.i177, label %put.exit.i180

if.then.i.i177:                                   ; preds = %for.body.i174
  %47 = load ptr, ptr %t, align 4
  %arrayidx.i.i176 = getelementptr inbounds i8, ptr %47, i32 %45
  store i8 %44, ptr %arrayidx.i.i176, align 1
  br label %put.exit.i180

put.exit.i180:                                    ; preds = %if.then.i.i177, %for.body.i174
  %48 = load i32, ptr %count, align 4
  %inc.i.i179 = add i32 %48, 1
  store i32 %inc.i.i179, ptr %count, align 4
  %inc.i181 = add nsw i32 %i.i162.0, 1
  br label %for.cond.i164

sw.bb14.i:                                        ; preds = %if.else
  %hour15.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %49 = load i32, ptr %hour15.i, align 4
  %cmp16.i = icmp sgt i32 %49, 11
  %cond18.i = select i1 %cmp16.i, ptr @__gomc_calendar.str.12, ptr @__gomc_calendar.str.13
  br label %for.cond.i190

for.cond.i190:                                    ; preds = %put.exit.i206, %sw.bb14.i
  %i.i188.0 = phi i32 [ 0, %sw.bb14.i ], [ %inc.i207, %put.exit.i206 ]
  %cmp.i189 = icmp slt i32 %i.i188.0, 2
  br i1 %cmp.i189, label %land.rhs.i194, label %put_words.exit

land.rhs.i194:                                    ; preds = %for.cond.i190
  %arrayidx.i191 = getelementptr inbounds i8, ptr %cond18.i, i32 %i.i188.0
  %50 = load i8, ptr %arrayidx.i191, align 1
  %conv.i192 = sext i8 %50 to i32
  %tobool.i193 = icmp ne i32 %conv.i192, 0
  br i1 %tobool.i193, label %for.body.i200, label %put_words.exit

for.body.i200:                                    ; preds = %land.rhs.i194
  %51 = load i32, ptr %count, align 4
  %52 = load i32, ptr %limit, align 4
  %cmp.i.i199 = icmp ult i32 %51, %52
  br i1 %cmp.i.i199, label %if.then.i.i203, label %put.exit.i206

if.then.i.i203:                                   ; preds = %for.body.i200
  %53 = load ptr, ptr %t, align 4
  %arrayidx.i.i202 = getelementptr inbounds i8, ptr %53, i32 %51
  store i8 %50, ptr %arrayidx.i.i202, align 1
  br label %put.exit.i206

put.exit.i206:                                    ; preds = %if.then.i.i203, %for.body.i200
  %54 = load i32, ptr %count, align 4
  %inc.i.i205 = add i32 %54, 1
  store i32 %inc.i.i205, ptr %count, align 4
  %inc.i207 = add nsw i32 %i.i188.0, 1
  br label %for.cond.i190

sw.bb19.i:                                        ; preds = %if.else
  %zone.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 10
  %55 = load ptr, ptr %zone.i, align 4
  %tobool.i = icmp ne ptr %55, null
  %spec.select = select i1 %tobool.i, ptr %55, ptr @__gomc_calendar.str.14
  br label %for.cond.i216

for.cond.i216:                                    ; preds = %put.exit.i232, %sw.bb19.i
  %i.i214.0 = phi i32 [ 0, %sw.bb19.i ], [ %inc.i233, %put.exit.i232 ]
  %cmp.i215 = icmp slt i32 %i.i214.0, 10
  br i1 %cmp.i215, label %land.rhs.i220, label %put_words.exit

land.rhs.i220:                                    ; preds = %for.cond.i216
  %arrayidx.i217 = getelementptr inbounds i8, ptr %spec.select, i32 %i.i214.0
  %56 = load i8, ptr %arrayidx.i217, align 1
  %conv.i218 = sext i8 %56 to i32
  %tobool.i219 = icmp ne i32 %conv.i218, 0
  br i1 %tobool.i219, label %for.body.i226, label %put_words.exit

for.body.i226:                                    ; preds = %land.rhs.i220
  %57 = load i32, ptr %count, align 4
  %58 = load i32, ptr %limit, align 4
  %cmp.i.i225 = icmp ult i32 %57, %58
  br i1 %cmp.i.i225, label %if.then.i.i229, label %put.exit.i232

if.then.i.i229:                                   ; preds = %for.body.i226
  %59 = load ptr, ptr %t, align 4
  %arrayidx.i.i228 = getelementptr inbounds i8, ptr %59, i32 %57
  store i8 %56, ptr %arrayidx.i.i228, align 1
  br label %put.exit.i232

put.exit.i232:                                    ; preds = %if.then.i.i229, %for.body.i226
  %60 = load i32, ptr %count, align 4
  %inc.i.i231 = add i32 %60, 1
  store i32 %inc.i.i231, ptr %count, align 4
  %inc.i233 = add nsw i32 %i.i214.0, 1
  br label %for.cond.i216

put_words.exit:                                   ; preds = %put.exit43.i, %put.exit32.i, %put.exit.i, %for.cond.i, %land.rhs.i, %for.cond.i86, %land.rhs.i90, %for.cond.i112, %land.rhs.i116, %for.cond.i138, %land.rhs.i142, %for.cond.i164, %land.rhs.i168, %for.cond.i190, %land.rhs.i194, %for.cond.i216, %land.rhs.i220, %if.else
  %retval.i34.0 = phi i32 [ 0, %if.else ], [ 1, %land.rhs.i220 ], [ 1, %for.cond.i216 ], [ 1, %land.rhs.i194 ], [ 1, %for.cond.i190 ], [ 1, %land.rhs.i168 ], [ 1, %for.cond.i164 ], [ 1, %land.rhs.i142 ], [ 1, %for.cond.i138 ], [ 1, %land.rhs.i116 ], [ 1, %for.cond.i112 ], [ 1, %land.rhs.i90 ], [ 1, %for.cond.i86 ], [ 1, %land.rhs.i ], [ 1, %for.cond.i ], [ 1, %put.exit.i ], [ 1, %put.exit32.i ], [ 1, %put.exit43.i ]
  %tobool13 = icmp ne i32 %retval.i34.0, 0
  br i1 %tobool13, label %for.inc, label %if.then14

if.then14:                                        ; preds = %put_words.exit
  %year1.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 5
  %61 = load i32, ptr %year1.i, align 4
  %conv.i48 = sext i32 %61 to i64
  %add.i = add nsw i64 %conv.i48, 1900
  %hour.i49 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %62 = load i32, ptr %hour.i49, align 4
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
  %cmp.i852 = icmp sge i64 %add.i, 1000
  %cmp1.i853 = icmp sle i64 %add.i, 9999
  %or.cond564 = and i1 %cmp.i852, %cmp1.i853
  br i1 %or.cond564, label %if.then.i857, label %if.else.i.i

if.then.i857:                                     ; preds = %sw.bb.i55
  %conv.i855 = trunc i64 %add.i to i32
  %div.i856 = udiv i32 %conv.i855, 100
  %conv2.i = zext i32 %div.i856 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i857
  %div.i59.i = udiv i32 %div.i856, 10
  %add.i60.i = add i32 48, %div.i59.i
  %conv4.i61.i = trunc i32 %add.i60.i to i8
  %63 = load i32, ptr %count, align 4
  %64 = load i32, ptr %limit, align 4
  %cmp.i12.i64.i = icmp ult i32 %63, %64
  br i1 %cmp.i12.i64.i, label %if.then.i15.i68.i, label %put.exit18.i78.i

if.then.i15.i68.i:                                ; preds = %if.then.i65.i
  %65 = load ptr, ptr %t, align 4
  %arrayidx.i14.i67.i = getelementptr inbounds i8, ptr %65, i32 %63
  store i8 %conv4.i61.i, ptr %arrayidx.i14.i67.i, align 1
  br label %put.exit18.i78.i

put.exit18.i78.i:                                 ; preds = %if.then.i15.i68.i, %if.then.i65.i
  %66 = load i32, ptr %count, align 4
  %inc.i17.i70.i = add i32 %66, 1
  store i32 %inc.i17.i70.i, ptr %count, align 4
  %rem.i72.i = urem i32 %div.i856, 10
  %add6.i73.i = add i32 48, %rem.i72.i
  %conv7.i74.i = trunc i32 %add6.i73.i to i8
  %67 = load i32, ptr %limit, align 4
  %cmp.i.i77.i = icmp ult i32 %inc.i17.i70.i, %67
  br i1 %cmp.i.i77.i, label %if.then.i.i81.i, label %put.exit.i84.i

if.then.i.i81.i:                                  ; preds = %put.exit18.i78.i
  %68 = load ptr, ptr %t, align 4
  %arrayidx.i.i80.i = getelementptr inbounds i8, ptr %68, i32 %inc.i17.i70.i
  store i8 %conv7.i74.i, ptr %arrayidx.i.i80.i, align 1
  br label %put.exit.i84.i

put.exit.i84.i:                                   ; preds = %if.then.i.i81.i, %put.exit18.i78.i
  %69 = load i32, ptr %count, align 4
  %inc.i.i83.i = add i32 %69, 1
  store i32 %inc.i.i83.i, ptr %count, align 4
  br label %number.exit86.i

if.else.i85.i:                                    ; preds = %if.then.i857
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i858 = urem i32 %conv.i855, 100
  %div.i18.i = udiv i32 %rem.i858, 10
  %add.i19.i = add i32 48, %div.i18.i
  %conv4.i20.i = trunc i32 %add.i19.i to i8
  %70 = load i32, ptr %count, align 4
  %71 = load i32, ptr %limit, align 4
  %cmp.i12.i23.i = icmp ult i32 %70, %71
  br i1 %cmp.i12.i23.i, label %if.then.i15.i27.i, label %put.exit18.i37.i

if.then.i15.i27.i:                                ; preds = %number.exit86.i
  %72 = load ptr, ptr %t, align 4
  %arrayidx.i14.i26.i = getelementptr inbounds i8, ptr %72, i32 %70
  store i8 %conv4.i20.i, ptr %arrayidx.i14.i26.i, align 1
  br label %put.exit18.i37.i

put.exit18.i37.i:                                 ; preds = %if.then.i15.i27.i, %number.exit86.i
  %73 = load i32, ptr %count, align 4
  %inc.i17.i29.i = add i32 %73, 1
  store i32 %inc.i17.i29.i, ptr %count, align 4
  %rem.i31.i = urem i32 %rem.i858, 10
  %add6.i32.i = add i32 48, %rem.i31.i
  %conv7.i33.i = trunc i32 %add6.i32.i to i8
  %74 = load i32, ptr %limit, align 4
  %cmp.i.i36.i = icmp ult i32 %inc.i17.i29.i, %74
  br i1 %cmp.i.i36.i, label %if.then.i.i40.i, label %put.exit.i43.i

if.then.i.i40.i:                                  ; preds = %put.exit18.i37.i
  %75 = load ptr, ptr %t, align 4
  %arrayidx.i.i39.i = getelementptr inbounds i8, ptr %75, i32 %inc.i17.i29.i
  store i8 %conv7.i33.i, ptr %arrayidx.i.i39.i, align 1
  br label %put.exit.i43.i

put.exit.i43.i:                                   ; preds = %if.then.i.i40.i, %put.exit18.i37.i
  %76 = load i32, ptr %count, align 4
  %inc.i.i42.i = add i32 %76, 1
  store i32 %inc.i.i42.i, ptr %count, align 4
  br label %for.inc

if.else.i.i:                                      ; preds = %sw.bb.i55
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb13.i:                                        ; preds = %if.then14
  %div.i1001 = sdiv i64 %add.i, 100
  %rem.i1002 = srem i64 %add.i, 100
  %cmp.i1003 = icmp slt i64 %rem.i1002, 0
  %conv.i1004 = zext i1 %cmp.i1003 to i32
  %conv1.i = sext i32 %conv.i1004 to i64
  %sub.i1005 = sub nsw i64 %div.i1001, %conv1.i
  %cmp1.i261 = icmp sge i64 %sub.i1005, 0
  %cmp3.i = icmp sle i64 %sub.i1005, 99
  %or.cond565 = and i1 %cmp1.i261, %cmp3.i
  br i1 %or.cond565, label %if.then.i265, label %if.else.i

if.then.i265:                                     ; preds = %sw.bb13.i
  %conv.i262 = trunc i64 %sub.i1005 to i32
  %div.i263 = udiv i32 %conv.i262, 10
  %add.i264 = add i32 48, %div.i263
  %conv4.i = trunc i32 %add.i264 to i8
  %77 = load i32, ptr %count, align 4
  %78 = load i32, ptr %limit, align 4
  %cmp.i12.i = icmp ult i32 %77, %78
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i265
  %79 = load ptr, ptr %t, align 4
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %79, i32 %77
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i265
  %80 = load i32, ptr %count, align 4
  %inc.i17.i = add i32 %80, 1
  store i32 %inc.i17.i, ptr %count, align 4
  %rem.i266 = urem i32 %conv.i262, 10
  %add6.i = add i32 48, %rem.i266
  %conv7.i = trunc i32 %add6.i to i8
  %81 = load i32, ptr %limit, align 4
  %cmp.i.i269 = icmp ult i32 %inc.i17.i, %81
  br i1 %cmp.i.i269, label %if.then.i.i272, label %put.exit.i275

if.then.i.i272:                                   ; preds = %put.exit18.i
  %82 = load ptr, ptr %t, align 4
  %arrayidx.i.i271 = getelementptr inbounds i8, ptr %82, i32 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i271, align 1
  br label %put.exit.i275

put.exit.i275:                                    ; preds = %if.then.i.i272, %put.exit18.i
  %83 = load i32, ptr %count, align 4
  %inc.i.i274 = add i32 %83, 1
  store i32 %inc.i.i274, ptr %count, align 4
  br label %for.inc

if.else.i:                                        ; preds = %sw.bb13.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub.i1005, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb14.i57:                                      ; preds = %if.then14
  %div.i1008 = sdiv i64 %add.i, 100
  %rem.i1009 = srem i64 %add.i, 100
  %cmp.i1010 = icmp slt i64 %rem.i1009, 0
  %conv.i1011 = zext i1 %cmp.i1010 to i32
  %conv1.i1012 = sext i32 %conv.i1011 to i64
  %sub.i1013 = sub nsw i64 %div.i1008, %conv1.i1012
  %mul.i = mul nsw i64 %sub.i1013, 100
  %sub16.i = sub nsw i64 %add.i, %mul.i
  %cmp1.i284 = icmp sge i64 %sub16.i, 0
  %cmp3.i286 = icmp sle i64 %sub16.i, 99
  %or.cond566 = and i1 %cmp1.i284, %cmp3.i286
  br i1 %or.cond566, label %if.then.i295, label %if.else.i315

if.then.i295:                                     ; preds = %sw.bb14.i57
  %conv.i288 = trunc i64 %sub16.i to i32
  %div.i289 = udiv i32 %conv.i288, 10
  %add.i290 = add i32 48, %div.i289
  %conv4.i291 = trunc i32 %add.i290 to i8
  %84 = load i32, ptr %count, align 4
  %85 = load i32, ptr %limit, align 4
  %cmp.i12.i294 = icmp ult i32 %84, %85
  br i1 %cmp.i12.i294, label %if.then.i15.i298, label %put.exit18.i308

if.then.i15.i298:                                 ; preds = %if.then.i295
  %86 = load ptr, ptr %t, align 4
  %arrayidx.i14.i297 = getelementptr inbounds i8, ptr %86, i32 %84
  store i8 %conv4.i291, ptr %arrayidx.i14.i297, align 1
  br label %put.exit18.i308

put.exit18.i308:                                  ; preds = %if.then.i15.i298, %if.then.i295
  %87 = load i32, ptr %count, align 4
  %inc.i17.i300 = add i32 %87, 1
  store i32 %inc.i17.i300, ptr %count, align 4
  %rem.i302 = urem i32 %conv.i288, 10
  %add6.i303 = add i32 48, %rem.i302
  %conv7.i304 = trunc i32 %add6.i303 to i8
  %88 = load i32, ptr %limit, align 4
  %cmp.i.i307 = icmp ult i32 %inc.i17.i300, %88
  br i1 %cmp.i.i307, label %if.then.i.i311, label %put.exit.i314

if.then.i.i311:                                   ; preds = %put.exit18.i308
  %89 = load ptr, ptr %t, align 4
  %arrayidx.i.i310 = getelementptr inbounds i8, ptr %89, i32 %inc.i17.i300
  store i8 %conv7.i304, ptr %arrayidx.i.i310, align 1
  br label %put.exit.i314

put.exit.i314:                                    ; preds = %if.then.i.i311, %put.exit18.i308
  %90 = load i32, ptr %count, align 4
  %inc.i.i313 = add i32 %90, 1
  store i32 %inc.i.i313, ptr %count, align 4
  br label %for.inc

if.else.i315:                                     ; preds = %sw.bb14.i57
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub16.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb17.i:                                        ; preds = %if.then14
  %month.i58 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %91 = load i32, ptr %month.i58, align 4
  %conv18.i = sext i32 %91 to i64
  %add19.i = add nsw i64 %conv18.i, 1
  %cmp1.i325 = icmp sge i64 %add19.i, 0
  %cmp3.i327 = icmp sle i64 %add19.i, 99
  %or.cond567 = and i1 %cmp1.i325, %cmp3.i327
  br i1 %or.cond567, label %if.then.i336, label %if.else.i356

if.then.i336:                                     ; preds = %sw.bb17.i
  %conv.i329 = trunc i64 %add19.i to i32
  %div.i330 = udiv i32 %conv.i329, 10
  %add.i331 = add i32 48, %div.i330
  %conv4.i332 = trunc i32 %add.i331 to i8
  %92 = load i32, ptr %count, align 4
  %93 = load i32, ptr %limit, align 4
  %cmp.i12.i335 = icmp ult i32 %92, %93
  br i1 %cmp.i12.i335, label %if.then.i15.i339, label %put.exit18.i349

if.then.i15.i339:                                 ; preds = %if.then.i336
  %94 = load ptr, ptr %t, align 4
  %arrayidx.i14.i338 = getelementptr inbounds i8, ptr %94, i32 %92
  store i8 %conv4.i332, ptr %arrayidx.i14.i338, align 1
  br label %put.exit18.i349

put.exit18.i349:                                  ; preds = %if.then.i15.i339, %if.then.i336
  %95 = load i32, ptr %count, align 4
  %inc.i17.i341 = add i32 %95, 1
  store i32 %inc.i17.i341, ptr %count, align 4
  %rem.i343 = urem i32 %conv.i329, 10
  %add6.i344 = add i32 48, %rem.i343
  %conv7.i345 = trunc i32 %add6.i344 to i8
  %96 = load i32, ptr %limit, align 4
  %cmp.i.i348 = icmp ult i32 %inc.i17.i341, %96
  br i1 %cmp.i.i348, label %if.then.i.i352, label %put.exit.i355

if.then.i.i352:                                   ; preds = %put.exit18.i349
  %97 = load ptr, ptr %t, align 4
  %arrayidx.i.i351 = getelementptr inbounds i8, ptr %97, i32 %inc.i17.i341
  store i8 %conv7.i345, ptr %arrayidx.i.i351, align 1
  br label %put.exit.i355

put.exit.i355:                                    ; preds = %if.then.i.i352, %put.exit18.i349
  %98 = load i32, ptr %count, align 4
  %inc.i.i354 = add i32 %98, 1
  store i32 %inc.i.i354, ptr %count, align 4
  br label %for.inc

if.else.i356:                                     ; preds = %sw.bb17.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add19.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb20.i:                                        ; preds = %if.then14
  %day.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %99 = load i32, ptr %day.i, align 4
  %conv21.i = sext i32 %99 to i64
  %cmp1.i366 = icmp sge i64 %conv21.i, 0
  %cmp3.i368 = icmp sle i64 %conv21.i, 99
  %or.cond568 = and i1 %cmp1.i366, %cmp3.i368
  br i1 %or.cond568, label %if.then.i377, label %if.else.i397

if.then.i377:                                     ; preds = %sw.bb20.i
  %div.i371 = udiv i32 %99, 10
  %add.i372 = add i32 48, %div.i371
  %conv4.i373 = trunc i32 %add.i372 to i8
  %100 = load i32, ptr %count, align 4
  %101 = load i32, ptr %limit, align 4
  %cmp.i12.i376 = icmp ult i32 %100, %101
  br i1 %cmp.i12.i376, label %if.then.i15.i380, label %put.exit18.i390

if.then.i15.i380:                                 ; preds = %if.then.i377
  %102 = load ptr, ptr %t, align 4
  %arrayidx.i14.i379 = getelementptr inbounds i8, ptr %102, i32 %100
  store i8 %conv4.i373, ptr %arrayidx.i14.i379, align 1
  br label %put.exit18.i390

put.exit18.i390:                                  ; preds = %if.then.i15.i380, %if.then.i377
  %103 = load i32, ptr %count, align 4
  %inc.i17.i382 = add i32 %103, 1
  store i32 %inc.i17.i382, ptr %count, align 4
  %rem.i384 = urem i32 %99, 10
  %add6.i385 = add i32 48, %rem.i384
  %conv7.i386 = trunc i32 %add6.i385 to i8
  %104 = load i32, ptr %limit, align 4
  %cmp.i.i389 = icmp ult i32 %inc.i17.i382, %104
  br i1 %cmp.i.i389, label %if.then.i.i393, label %put.exit.i396

if.then.i.i393:                                   ; preds = %put.exit18.i390
  %105 = load ptr, ptr %t, align 4
  %arrayidx.i.i392 = getelementptr inbounds i8, ptr %105, i32 %inc.i17.i382
  store i8 %conv7.i386, ptr %arrayidx.i.i392, align 1
  br label %put.exit.i396

put.exit.i396:                                    ; preds = %if.then.i.i393, %put.exit18.i390
  %106 = load i32, ptr %count, align 4
  %inc.i.i395 = add i32 %106, 1
  store i32 %inc.i.i395, ptr %count, align 4
  br label %for.inc

if.else.i397:                                     ; preds = %sw.bb20.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv21.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb22.i:                                        ; preds = %if.then14
  %day23.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %107 = load i32, ptr %day23.i, align 4
  %conv24.i = sext i32 %107 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv24.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb25.i:                                        ; preds = %if.then14
  %108 = load i32, ptr %hour.i49, align 4
  %conv27.i = sext i32 %108 to i64
  %cmp1.i407 = icmp sge i64 %conv27.i, 0
  %cmp3.i409 = icmp sle i64 %conv27.i, 99
  %or.cond569 = and i1 %cmp1.i407, %cmp3.i409
  br i1 %or.cond569, label %if.then.i418, label %if.else.i438

if.then.i418:                                     ; preds = %sw.bb25.i
  %div.i412 = udiv i32 %108, 10
  %add.i413 = add i32 48, %div.i412
  %conv4.i414 = trunc i32 %add.i413 to i8
  %109 = load i32, ptr %count, align 4
  %110 = load i32, ptr %limit, align 4
  %cmp.i12.i417 = icmp ult i32 %109, %110
  br i1 %cmp.i12.i417, label %if.then.i15.i421, label %put.exit18.i431

if.then.i15.i421:                                 ; preds = %if.then.i418
  %111 = load ptr, ptr %t, align 4
  %arrayidx.i14.i420 = getelementptr inbounds i8, ptr %111, i32 %109
  store i8 %conv4.i414, ptr %arrayidx.i14.i420, align 1
  br label %put.exit18.i431

put.exit18.i431:                                  ; preds = %if.then.i15.i421, %if.then.i418
  %112 = load i32, ptr %count, align 4
  %inc.i17.i423 = add i32 %112, 1
  store i32 %inc.i17.i423, ptr %count, align 4
  %rem.i425 = urem i32 %108, 10
  %add6.i426 = add i32 48, %rem.i425
  %conv7.i427 = trunc i32 %add6.i426 to i8
  %113 = load i32, ptr %limit, align 4
  %cmp.i.i430 = icmp ult i32 %inc.i17.i423, %113
  br i1 %cmp.i.i430, label %if.then.i.i434, label %put.exit.i437

if.then.i.i434:                                   ; preds = %put.exit18.i431
  %114 = load ptr, ptr %t, align 4
  %arrayidx.i.i433 = getelementptr inbounds i8, ptr %114, i32 %inc.i17.i423
  store i8 %conv7.i427, ptr %arrayidx.i.i433, align 1
  br label %put.exit.i437

put.exit.i437:                                    ; preds = %if.then.i.i434, %put.exit18.i431
  %115 = load i32, ptr %count, align 4
  %inc.i.i436 = add i32 %115, 1
  store i32 %inc.i.i436, ptr %count, align 4
  br label %for.inc

if.else.i438:                                     ; preds = %sw.bb25.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv27.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb28.i:                                        ; preds = %if.then14
  %conv29.i = sext i32 %cond11.i to i64
  %cmp1.i448 = icmp sge i64 %conv29.i, 0
  %cmp3.i450 = icmp sle i64 %conv29.i, 99
  %or.cond570 = and i1 %cmp1.i448, %cmp3.i450
  br i1 %or.cond570, label %if.then.i459, label %if.else.i479

if.then.i459:                                     ; preds = %sw.bb28.i
  %div.i453 = udiv i32 %cond11.i, 10
  %add.i454 = add i32 48, %div.i453
  %conv4.i455 = trunc i32 %add.i454 to i8
  %116 = load i32, ptr %count, align 4
  %117 = load i32, ptr %limit, align 4
  %cmp.i12.i458 = icmp ult i32 %116, %117
  br i1 %cmp.i12.i458, label %if.then.i15.i462, label %put.exit18.i472

if.then.i15.i462:                                 ; preds = %if.then.i459
  %118 = load ptr, ptr %t, align 4
  %arrayidx.i14.i461 = getelementptr inbounds i8, ptr %118, i32 %116
  store i8 %conv4.i455, ptr %arrayidx.i14.i461, align 1
  br label %put.exit18.i472

put.exit18.i472:                                  ; preds = %if.then.i15.i462, %if.then.i459
  %119 = load i32, ptr %count, align 4
  %inc.i17.i464 = add i32 %119, 1
  store i32 %inc.i17.i464, ptr %count, align 4
  %rem.i466 = urem i32 %cond11.i, 10
  %add6.i467 = add i32 48, %rem.i466
  %conv7.i468 = trunc i32 %add6.i467 to i8
  %120 = load i32, ptr %limit, align 4
  %cmp.i.i471 = icmp ult i32 %inc.i17.i464, %120
  br i1 %cmp.i.i471, label %if.then.i.i475, label %put.exit.i478

if.then.i.i475:                                   ; preds = %put.exit18.i472
  %121 = load ptr, ptr %t, align 4
  %arrayidx.i.i474 = getelementptr inbounds i8, ptr %121, i32 %inc.i17.i464
  store i8 %conv7.i468, ptr %arrayidx.i.i474, align 1
  br label %put.exit.i478

put.exit.i478:                                    ; preds = %if.then.i.i475, %put.exit18.i472
  %122 = load i32, ptr %count, align 4
  %inc.i.i477 = add i32 %122, 1
  store i32 %inc.i.i477, ptr %count, align 4
  br label %for.inc

if.else.i479:                                     ; preds = %sw.bb28.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv29.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb30.i:                                        ; preds = %if.then14
  %123 = load i32, ptr %hour.i49, align 4
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
  %cmp1.i489 = icmp sge i64 %conv36.i, 0
  %cmp3.i491 = icmp sle i64 %conv36.i, 99
  %or.cond571 = and i1 %cmp1.i489, %cmp3.i491
  br i1 %or.cond571, label %if.then.i500, label %if.else.i520

if.then.i500:                                     ; preds = %sw.bb35.i
  %div.i494 = udiv i32 %124, 10
  %add.i495 = add i32 48, %div.i494
  %conv4.i496 = trunc i32 %add.i495 to i8
  %125 = load i32, ptr %count, align 4
  %126 = load i32, ptr %limit, align 4
  %cmp.i12.i499 = icmp ult i32 %125, %126
  br i1 %cmp.i12.i499, label %if.then.i15.i503, label %put.exit18.i513

if.then.i15.i503:                                 ; preds = %if.then.i500
  %127 = load ptr, ptr %t, align 4
  %arrayidx.i14.i502 = getelementptr inbounds i8, ptr %127, i32 %125
  store i8 %conv4.i496, ptr %arrayidx.i14.i502, align 1
  br label %put.exit18.i513

put.exit18.i513:                                  ; preds = %if.then.i15.i503, %if.then.i500
  %128 = load i32, ptr %count, align 4
  %inc.i17.i505 = add i32 %128, 1
  store i32 %inc.i17.i505, ptr %count, align 4
  %rem.i507 = urem i32 %124, 10
  %add6.i508 = add i32 48, %rem.i507
  %conv7.i509 = trunc i32 %add6.i508 to i8
  %129 = load i32, ptr %limit, align 4
  %cmp.i.i512 = icmp ult i32 %inc.i17.i505, %129
  br i1 %cmp.i.i512, label %if.then.i.i516, label %put.exit.i519

if.then.i.i516:                                   ; preds = %put.exit18.i513
  %130 = load ptr, ptr %t, align 4
  %arrayidx.i.i515 = getelementptr inbounds i8, ptr %130, i32 %inc.i17.i505
  store i8 %conv7.i509, ptr %arrayidx.i.i515, align 1
  br label %put.exit.i519

put.exit.i519:                                    ; preds = %if.then.i.i516, %put.exit18.i513
  %131 = load i32, ptr %count, align 4
  %inc.i.i518 = add i32 %131, 1
  store i32 %inc.i.i518, ptr %count, align 4
  br label %for.inc

if.else.i520:                                     ; preds = %sw.bb35.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv36.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb37.i:                                        ; preds = %if.then14
  %132 = load i32, ptr %time, align 4
  %conv38.i = sext i32 %132 to i64
  %cmp1.i530 = icmp sge i64 %conv38.i, 0
  %cmp3.i532 = icmp sle i64 %conv38.i, 99
  %or.cond572 = and i1 %cmp1.i530, %cmp3.i532
  br i1 %or.cond572, label %if.then.i541, label %if.else.i561

if.then.i541:                                     ; preds = %sw.bb37.i
  %div.i535 = udiv i32 %132, 10
  %add.i536 = add i32 48, %div.i535
  %conv4.i537 = trunc i32 %add.i536 to i8
  %133 = load i32, ptr %count, align 4
  %134 = load i32, ptr %limit, align 4
  %cmp.i12.i540 = icmp ult i32 %133, %134
  br i1 %cmp.i12.i540, label %if.then.i15.i544, label %put.exit18.i554

if.then.i15.i544:                                 ; preds = %if.then.i541
  %135 = load ptr, ptr %t, align 4
  %arrayidx.i14.i543 = getelementptr inbounds i8, ptr %135, i32 %133
  store i8 %conv4.i537, ptr %arrayidx.i14.i543, align 1
  br label %put.exit18.i554

put.exit18.i554:                                  ; preds = %if.then.i15.i544, %if.then.i541
  %136 = load i32, ptr %count, align 4
  %inc.i17.i546 = add i32 %136, 1
  store i32 %inc.i17.i546, ptr %count, align 4
  %rem.i548 = urem i32 %132, 10
  %add6.i549 = add i32 48, %rem.i548
  %conv7.i550 = trunc i32 %add6.i549 to i8
  %137 = load i32, ptr %limit, align 4
  %cmp.i.i553 = icmp ult i32 %inc.i17.i546, %137
  br i1 %cmp.i.i553, label %if.then.i.i557, label %put.exit.i560

if.then.i.i557:                                   ; preds = %put.exit18.i554
  %138 = load ptr, ptr %t, align 4
  %arrayidx.i.i556 = getelementptr inbounds i8, ptr %138, i32 %inc.i17.i546
  store i8 %conv7.i550, ptr %arrayidx.i.i556, align 1
  br label %put.exit.i560

put.exit.i560:                                    ; preds = %if.then.i.i557, %put.exit18.i554
  %139 = load i32, ptr %count, align 4
  %inc.i.i559 = add i32 %139, 1
  store i32 %inc.i.i559, ptr %count, align 4
  br label %for.inc

if.else.i561:                                     ; preds = %sw.bb37.i
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
  %141 = load i32, ptr %weekday.i59, align 4
  %tobool.i60 = icmp ne i32 %141, 0
  %spec.select579 = select i1 %tobool.i60, i32 %141, i32 7
  %conv48.i = sext i32 %spec.select579 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv48.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb49.i:                                        ; preds = %if.then14
  %weekday50.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %142 = load i32, ptr %weekday50.i, align 4
  %conv51.i = sext i32 %142 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv51.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb52.i:                                        ; preds = %if.then14
  %yearday53.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %143 = load i32, ptr %yearday53.i, align 4
  %weekday54.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %144 = load i32, ptr %weekday54.i, align 4
  %sub55.i = sub nsw i32 %143, %144
  %add56.i = add nsw i32 %sub55.i, 7
  %div.i = sdiv i32 %add56.i, 7
  %conv57.i = sext i32 %div.i to i64
  %cmp1.i694 = icmp sge i64 %conv57.i, 0
  %cmp3.i696 = icmp sle i64 %conv57.i, 99
  %or.cond573 = and i1 %cmp1.i694, %cmp3.i696
  br i1 %or.cond573, label %if.then.i705, label %if.else.i725

if.then.i705:                                     ; preds = %sw.bb52.i
  %div.i699 = udiv i32 %div.i, 10
  %add.i700 = add i32 48, %div.i699
  %conv4.i701 = trunc i32 %add.i700 to i8
  %145 = load i32, ptr %count, align 4
  %146 = load i32, ptr %limit, align 4
  %cmp.i12.i704 = icmp ult i32 %145, %146
  br i1 %cmp.i12.i704, label %if.then.i15.i708, label %put.exit18.i718

if.then.i15.i708:                                 ; preds = %if.then.i705
  %147 = load ptr, ptr %t, align 4
  %arrayidx.i14.i707 = getelementptr inbounds i8, ptr %147, i32 %145
  store i8 %conv4.i701, ptr %arrayidx.i14.i707, align 1
  br label %put.exit18.i718

put.exit18.i718:                                  ; preds = %if.then.i15.i708, %if.then.i705
  %148 = load i32, ptr %count, align 4
  %inc.i17.i710 = add i32 %148, 1
  store i32 %inc.i17.i710, ptr %count, align 4
  %rem.i712 = urem i32 %div.i, 10
  %add6.i713 = add i32 48, %rem.i712
  %conv7.i714 = trunc i32 %add6.i713 to i8
  %149 = load i32, ptr %limit, align 4
  %cmp.i.i717 = icmp ult i32 %inc.i17.i710, %149
  br i1 %cmp.i.i717, label %if.then.i.i721, label %put.exit.i724

if.then.i.i721:                                   ; preds = %put.exit18.i718
  %150 = load ptr, ptr %t, align 4
  %arrayidx.i.i720 = getelementptr inbounds i8, ptr %150, i32 %inc.i17.i710
  store i8 %conv7.i714, ptr %arrayidx.i.i720, align 1
  br label %put.exit.i724

put.exit.i724:                                    ; preds = %if.then.i.i721, %put.exit18.i718
  %151 = load i32, ptr %count, align 4
  %inc.i.i723 = add i32 %151, 1
  store i32 %inc.i.i723, ptr %count, align 4
  br label %for.inc

if.else.i725:                                     ; preds = %sw.bb52.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv57.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb58.i:                                        ; preds = %if.then14
  %yearday59.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %152 = load i32, ptr %yearday59.i, align 4
  %weekday60.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %153 = load i32, ptr %weekday60.i, align 4
  %add61.i = add nsw i32 %153, 6
  %rem.i = srem i32 %add61.i, 7
  %sub62.i = sub nsw i32 %152, %rem.i
  %add63.i = add nsw i32 %sub62.i, 7
  %div64.i = sdiv i32 %add63.i, 7
  %conv65.i = sext i32 %div64.i to i64
  %cmp1.i735 = icmp sge i64 %conv65.i, 0
  %cmp3.i737 = icmp sle i64 %conv65.i, 99
  %or.cond574 = and i1 %cmp1.i735, %cmp3.i737
  br i1 %or.cond574, label %if.then.i746, label %if.else.i766

if.then.i746:                                     ; preds = %sw.bb58.i
  %div.i740 = udiv i32 %div64.i, 10
  %add.i741 = add i32 48, %div.i740
  %conv4.i742 = trunc i32 %add.i741 to i8
  %154 = load i32, ptr %count, align 4
  %155 = load i32, ptr %limit, align 4
  %cmp.i12.i745 = icmp ult i32 %154, %155
  br i1 %cmp.i12.i745, label %if.then.i15.i749, label %put.exit18.i759

if.then.i15.i749:                                 ; preds = %if.then.i746
  %156 = load ptr, ptr %t, align 4
  %arrayidx.i14.i748 = getelementptr inbounds i8, ptr %156, i32 %154
  store i8 %conv4.i742, ptr %arrayidx.i14.i748, align 1
  br label %put.exit18.i759

put.exit18.i759:                                  ; preds = %if.then.i15.i749, %if.then.i746
  %157 = load i32, ptr %count, align 4
  %inc.i17.i751 = add i32 %157, 1
  store i32 %inc.i17.i751, ptr %count, align 4
  %rem.i753 = urem i32 %div64.i, 10
  %add6.i754 = add i32 48, %rem.i753
  %conv7.i755 = trunc i32 %add6.i754 to i8
  %158 = load i32, ptr %limit, align 4
  %cmp.i.i758 = icmp ult i32 %inc.i17.i751, %158
  br i1 %cmp.i.i758, label %if.then.i.i762, label %put.exit.i765

if.then.i.i762:                                   ; preds = %put.exit18.i759
  %159 = load ptr, ptr %t, align 4
  %arrayidx.i.i761 = getelementptr inbounds i8, ptr %159, i32 %inc.i17.i751
  store i8 %conv7.i755, ptr %arrayidx.i.i761, align 1
  br label %put.exit.i765

put.exit.i765:                                    ; preds = %if.then.i.i762, %put.exit18.i759
  %160 = load i32, ptr %count, align 4
  %inc.i.i764 = add i32 %160, 1
  store i32 %inc.i.i764, ptr %count, align 4
  br label %for.inc

if.else.i766:                                     ; preds = %sw.bb58.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv65.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb66.i:                                        ; preds = %if.then14
  %yearday.i1024 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %161 = load i32, ptr %yearday.i1024, align 4
  %weekday.i1025 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %162 = load i32, ptr %weekday.i1025, align 4
  %add.i1026 = add nsw i32 %162, 6
  %rem.i1027 = srem i32 %add.i1026, 7
  %sub.i1028 = sub nsw i32 %161, %rem.i1027
  %add1.i = add nsw i32 %sub.i1028, 3
  %163 = load i32, ptr %year1.i, align 4
  %conv.i1029 = sext i32 %163 to i64
  %add3.i = add nsw i64 %conv.i1029, 1900
  %cmp.i1030 = icmp slt i32 %add1.i, 0
  br i1 %cmp.i1030, label %if.then.i1031, label %if.else.i1033

if.then.i1031:                                    ; preds = %sw.bb66.i
  %dec.i = add nsw i64 %add3.i, -1
  %rem.i30.i = srem i64 %dec.i, 4
  %cmp.i31.i = icmp eq i64 %rem.i30.i, 0
  br i1 %cmp.i31.i, label %land.rhs.i34.i, label %is_leap.exit40.i

land.rhs.i34.i:                                   ; preds = %if.then.i1031
  %rem1.i32.i = srem i64 %dec.i, 100
  %cmp2.i33.i = icmp ne i64 %rem1.i32.i, 0
  br i1 %cmp2.i33.i, label %is_leap.exit40.i, label %lor.rhs.i37.i

lor.rhs.i37.i:                                    ; preds = %land.rhs.i34.i
  %rem3.i35.i = srem i64 %dec.i, 400
  %cmp4.i36.i = icmp eq i64 %rem3.i35.i, 0
  br label %is_leap.exit40.i

is_leap.exit40.i:                                 ; preds = %land.rhs.i34.i, %lor.rhs.i37.i, %if.then.i1031
  %164 = phi i1 [ false, %if.then.i1031 ], [ true, %land.rhs.i34.i ], [ %cmp4.i36.i, %lor.rhs.i37.i ]
  %land.ext.i39.i = zext i1 %164 to i32
  %add5.i = add nsw i32 365, %land.ext.i39.i
  %add6.i1032 = add nsw i32 %add1.i, %add5.i
  br label %iso_week.exit

if.else.i1033:                                    ; preds = %sw.bb66.i
  %rem.i18.i = srem i64 %add3.i, 4
  %cmp.i19.i = icmp eq i64 %rem.i18.i, 0
  br i1 %cmp.i19.i, label %land.rhs.i22.i, label %is_leap.exit28.i

land.rhs.i22.i:                                   ; preds = %if.else.i1033
  %rem1.i20.i = srem i64 %add3.i, 100
  %cmp2.i21.i = icmp ne i64 %rem1.i20.i, 0
  br i1 %cmp2.i21.i, label %is_leap.exit28.i, label %lor.rhs.i25.i

lor.rhs.i25.i:                                    ; preds = %land.rhs.i22.i
  %rem3.i23.i = srem i64 %add3.i, 400
  %cmp4.i24.i = icmp eq i64 %rem3.i23.i, 0
  br label %is_leap.exit28.i

is_leap.exit28.i:                                 ; preds = %land.rhs.i22.i, %lor.rhs.i25.i, %if.else.i1033
  %165 = phi i1 [ false, %if.else.i1033 ], [ true, %land.rhs.i22.i ], [ %cmp4.i24.i, %lor.rhs.i25.i ]
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
  %thursday.i.1 = phi i32 [ %add6.i1032, %is_leap.exit40.i ], [ %sub14.i, %is_leap.exit.i ], [ %add1.i, %is_leap.exit28.i ]
  %div.i1037 = sdiv i32 %thursday.i.1, 7
  %add16.i = add nsw i32 %div.i1037, 1
  %conv68.i = sext i32 %add16.i to i64
  %cmp1.i776 = icmp sge i64 %conv68.i, 0
  %cmp3.i778 = icmp sle i64 %conv68.i, 99
  %or.cond575 = and i1 %cmp1.i776, %cmp3.i778
  br i1 %or.cond575, label %if.then.i787, label %if.else.i807

if.then.i787:                                     ; preds = %iso_week.exit
  %div.i781 = udiv i32 %add16.i, 10
  %add.i782 = add i32 48, %div.i781
  %conv4.i783 = trunc i32 %add.i782 to i8
  %167 = load i32, ptr %count, align 4
  %168 = load i32, ptr %limit, align 4
  %cmp.i12.i786 = icmp ult i32 %167, %168
  br i1 %cmp.i12.i786, label %if.then.i15.i790, label %put.exit18.i800

if.then.i15.i790:                                 ; preds = %if.then.i787
  %169 = load ptr, ptr %t, align 4
  %arrayidx.i14.i789 = getelementptr inbounds i8, ptr %169, i32 %167
  store i8 %conv4.i783, ptr %arrayidx.i14.i789, align 1
  br label %put.exit18.i800

put.exit18.i800:                                  ; preds = %if.then.i15.i790, %if.then.i787
  %170 = load i32, ptr %count, align 4
  %inc.i17.i792 = add i32 %170, 1
  store i32 %inc.i17.i792, ptr %count, align 4
  %rem.i794 = urem i32 %add16.i, 10
  %add6.i795 = add i32 48, %rem.i794
  %conv7.i796 = trunc i32 %add6.i795 to i8
  %171 = load i32, ptr %limit, align 4
  %cmp.i.i799 = icmp ult i32 %inc.i17.i792, %171
  br i1 %cmp.i.i799, label %if.then.i.i803, label %put.exit.i806

if.then.i.i803:                                   ; preds = %put.exit18.i800
  %172 = load ptr, ptr %t, align 4
  %arrayidx.i.i802 = getelementptr inbounds i8, ptr %172, i32 %inc.i17.i792
  store i8 %conv7.i796, ptr %arrayidx.i.i802, align 1
  br label %put.exit.i806

put.exit.i806:                                    ; preds = %if.then.i.i803, %put.exit18.i800
  %173 = load i32, ptr %count, align 4
  %inc.i.i805 = add i32 %173, 1
  store i32 %inc.i.i805, ptr %count, align 4
  br label %for.inc

if.else.i807:                                     ; preds = %iso_week.exit
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv68.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb69.i:                                        ; preds = %if.then14
  %yearday.i1044 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %174 = load i32, ptr %yearday.i1044, align 4
  %weekday.i1045 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %175 = load i32, ptr %weekday.i1045, align 4
  %add.i1046 = add nsw i32 %175, 6
  %rem.i1047 = srem i32 %add.i1046, 7
  %sub.i1048 = sub nsw i32 %174, %rem.i1047
  %add1.i1049 = add nsw i32 %sub.i1048, 3
  %176 = load i32, ptr %year1.i, align 4
  %conv.i1051 = sext i32 %176 to i64
  %add3.i1052 = add nsw i64 %conv.i1051, 1900
  %cmp.i1053 = icmp slt i32 %add1.i1049, 0
  br i1 %cmp.i1053, label %if.then.i1057, label %if.else.i1071

if.then.i1057:                                    ; preds = %sw.bb69.i
  %dec.i1054 = add nsw i64 %add3.i1052, -1
  br label %iso_week.exit1101

if.else.i1071:                                    ; preds = %sw.bb69.i
  %rem.i18.i1069 = srem i64 %add3.i1052, 4
  %cmp.i19.i1070 = icmp eq i64 %rem.i18.i1069, 0
  br i1 %cmp.i19.i1070, label %land.rhs.i22.i1074, label %is_leap.exit28.i1082

land.rhs.i22.i1074:                               ; preds = %if.else.i1071
  %rem1.i20.i1072 = srem i64 %add3.i1052, 100
  %cmp2.i21.i1073 = icmp ne i64 %rem1.i20.i1072, 0
  br i1 %cmp2.i21.i1073, label %is_leap.exit28.i1082, label %lor.rhs.i25.i1077

lor.rhs.i25.i1077:                                ; preds = %land.rhs.i22.i1074
  %rem3.i23.i1075 = srem i64 %add3.i1052, 400
  %cmp4.i24.i1076 = icmp eq i64 %rem3.i23.i1075, 0
  br label %is_leap.exit28.i1082

is_leap.exit28.i1082:                             ; preds = %land.rhs.i22.i1074, %lor.rhs.i25.i1077, %if.else.i1071
  %177 = phi i1 [ false, %if.else.i1071 ], [ true, %land.rhs.i22.i1074 ], [ %cmp4.i24.i1076, %lor.rhs.i25.i1077 ]
  %land.ext.i27.i1079 = zext i1 %177 to i32
  %add8.i1080 = add nsw i32 365, %land.ext.i27.i1079
  %cmp9.i1081 = icmp sge i32 %add1.i1049, %add8.i1080
  %inc.i1096 = add nsw i64 %add3.i1052, 1
  %spec.select580 = select i1 %cmp9.i1081, i64 %inc.i1096, i64 %add3.i1052
  br label %iso_week.exit1101

iso_week.exit1101:                                ; preds = %is_leap.exit28.i1082, %if.then.i1057
  %year.i.1 = phi i64 [ %dec.i1054, %if.then.i1057 ], [ %spec.select580, %is_leap.exit28.i1082 ]
  %cmp.i887 = icmp sge i64 %year.i.1, 1000
  %cmp1.i888 = icmp sle i64 %year.i.1, 9999
  %or.cond576 = and i1 %cmp.i887, %cmp1.i888
  br i1 %or.cond576, label %if.then.i894, label %if.else.i.i998

if.then.i894:                                     ; preds = %iso_week.exit1101
  %conv.i890 = trunc i64 %year.i.1 to i32
  %div.i891 = udiv i32 %conv.i890, 100
  %conv2.i892 = zext i32 %div.i891 to i64
  %cmp3.i56.i897 = icmp sle i64 %conv2.i892, 99
  br i1 %cmp3.i56.i897, label %if.then.i65.i906, label %if.else.i85.i926

if.then.i65.i906:                                 ; preds = %if.then.i894
  %div.i59.i900 = udiv i32 %div.i891, 10
  %add.i60.i901 = add i32 48, %div.i59.i900
  %conv4.i61.i902 = trunc i32 %add.i60.i901 to i8
  %178 = load i32, ptr %count, align 4
  %179 = load i32, ptr %limit, align 4
  %cmp.i12.i64.i905 = icmp ult i32 %178, %179
  br i1 %cmp.i12.i64.i905, label %if.then.i15.i68.i909, label %put.exit18.i78.i919

if.then.i15.i68.i909:                             ; preds = %if.then.i65.i906
  %180 = load ptr, ptr %t, align 4
  %arrayidx.i14.i67.i908 = getelementptr inbounds i8, ptr %180, i32 %178
  store i8 %conv4.i61.i902, ptr %arrayidx.i14.i67.i908, align 1
  br label %put.exit18.i78.i919

put.exit18.i78.i919:                              ; preds = %if.then.i15.i68.i909, %if.then.i65.i906
  %181 = load i32, ptr %count, align 4
  %inc.i17.i70.i911 = add i32 %181, 1
  store i32 %inc.i17.i70.i911, ptr %count, align 4
  %rem.i72.i913 = urem i32 %div.i891, 10
  %add6.i73.i914 = add i32 48, %rem.i72.i913
  %conv7.i74.i915 = trunc i32 %add6.i73.i914 to i8
  %182 = load i32, ptr %limit, align 4
  %cmp.i.i77.i918 = icmp ult i32 %inc.i17.i70.i911, %182
  br i1 %cmp.i.i77.i918, label %if.then.i.i81.i922, label %put.exit.i84.i925

if.then.i.i81.i922:                               ; preds = %put.exit18.i78.i919
  %183 = load ptr, ptr %t, align 4
  %arrayidx.i.i80.i921 = getelementptr inbounds i8, ptr %183, i32 %inc.i17.i70.i911
  store i8 %conv7.i74.i915, ptr %arrayidx.i.i80.i921, align 1
  br label %put.exit.i84.i925

put.exit.i84.i925:                                ; preds = %if.then.i.i81.i922, %put.exit18.i78.i919
  %184 = load i32, ptr %count, align 4
  %inc.i.i83.i924 = add i32 %184, 1
  store i32 %inc.i.i83.i924, ptr %count, align 4
  br label %number.exit86.i931

if.else.i85.i926:                                 ; preds = %if.then.i894
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i892, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i931

number.exit86.i931:                               ; preds = %if.else.i85.i926, %put.exit.i84.i925
  %rem.i928 = urem i32 %conv.i890, 100
  %div.i18.i937 = udiv i32 %rem.i928, 10
  %add.i19.i938 = add i32 48, %div.i18.i937
  %conv4.i20.i939 = trunc i32 %add.i19.i938 to i8
  %185 = load i32, ptr %count, align 4
  %186 = load i32, ptr %limit, align 4
  %cmp.i12.i23.i942 = icmp ult i32 %185, %186
  br i1 %cmp.i12.i23.i942, label %if.then.i15.i27.i946, label %put.exit18.i37.i956

if.then.i15.i27.i946:                             ; preds = %number.exit86.i931
  %187 = load ptr, ptr %t, align 4
  %arrayidx.i14.i26.i945 = getelementptr inbounds i8, ptr %187, i32 %185
  store i8 %conv4.i20.i939, ptr %arrayidx.i14.i26.i945, align 1
  br label %put.exit18.i37.i956

put.exit18.i37.i956:                              ; preds = %if.then.i15.i27.i946, %number.exit86.i931
  %188 = load i32, ptr %count, align 4
  %inc.i17.i29.i948 = add i32 %188, 1
  store i32 %inc.i17.i29.i948, ptr %count, align 4
  %rem.i31.i950 = urem i32 %rem.i928, 10
  %add6.i32.i951 = add i32 48, %rem.i31.i950
  %conv7.i33.i952 = trunc i32 %add6.i32.i951 to i8
  %189 = load i32, ptr %limit, align 4
  %cmp.i.i36.i955 = icmp ult i32 %inc.i17.i29.i948, %189
  br i1 %cmp.i.i36.i955, label %if.then.i.i40.i959, label %put.exit.i43.i962

if.then.i.i40.i959:                               ; preds = %put.exit18.i37.i956
  %190 = load ptr, ptr %t, align 4
  %arrayidx.i.i39.i958 = getelementptr inbounds i8, ptr %190, i32 %inc.i17.i29.i948
  store i8 %conv7.i33.i952, ptr %arrayidx.i.i39.i958, align 1
  br label %put.exit.i43.i962

put.exit.i43.i962:                                ; preds = %if.then.i.i40.i959, %put.exit18.i37.i956
  %191 = load i32, ptr %count, align 4
  %inc.i.i42.i961 = add i32 %191, 1
  store i32 %inc.i.i42.i961, ptr %count, align 4
  br label %for.inc

if.else.i.i998:                                   ; preds = %iso_week.exit1101
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %year.i.1, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb71.i:                                        ; preds = %if.then14
  %yearday.i1108 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %192 = load i32, ptr %yearday.i1108, align 4
  %weekday.i1109 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %193 = load i32, ptr %weekday.i1109, align 4
  %add.i1110 = add nsw i32 %193, 6
  %rem.i1111 = srem i32 %add.i1110, 7
  %sub.i1112 = sub nsw i32 %192, %rem.i1111
  %add1.i1113 = add nsw i32 %sub.i1112, 3
  %194 = load i32, ptr %year1.i, align 4
  %conv.i1115 = sext i32 %194 to i64
  %add3.i1116 = add nsw i64 %conv.i1115, 1900
  %cmp.i1117 = icmp slt i32 %add1.i1113, 0
  br i1 %cmp.i1117, label %if.then.i1121, label %if.else.i1135

if.then.i1121:                                    ; preds = %sw.bb71.i
  %dec.i1118 = add nsw i64 %add3.i1116, -1
  br label %iso_week.exit1165

if.else.i1135:                                    ; preds = %sw.bb71.i
  %rem.i18.i1133 = srem i64 %add3.i1116, 4
  %cmp.i19.i1134 = icmp eq i64 %rem.i18.i1133, 0
  br i1 %cmp.i19.i1134, label %land.rhs.i22.i1138, label %is_leap.exit28.i1146

land.rhs.i22.i1138:                               ; preds = %if.else.i1135
  %rem1.i20.i1136 = srem i64 %add3.i1116, 100
  %cmp2.i21.i1137 = icmp ne i64 %rem1.i20.i1136, 0
  br i1 %cmp2.i21.i1137, label %is_leap.exit28.i1146, label %lor.rhs.i25.i1141

lor.rhs.i25.i1141:                                ; preds = %land.rhs.i22.i1138
  %rem3.i23.i1139 = srem i64 %add3.i1116, 400
  %cmp4.i24.i1140 = icmp eq i64 %rem3.i23.i1139, 0
  br label %is_leap.exit28.i1146

is_leap.exit28.i1146:                             ; preds = %land.rhs.i22.i1138, %lor.rhs.i25.i1141, %if.else.i1135
  %195 = phi i1 [ false, %if.else.i1135 ], [ true, %land.rhs.i22.i1138 ], [ %cmp4.i24.i1140, %lor.rhs.i25.i1141 ]
  %land.ext.i27.i1143 = zext i1 %195 to i32
  %add8.i1144 = add nsw i32 365, %land.ext.i27.i1143
  %cmp9.i1145 = icmp sge i32 %add1.i1113, %add8.i1144
  %inc.i1160 = add nsw i64 %add3.i1116, 1
  %spec.select581 = select i1 %cmp9.i1145, i64 %inc.i1160, i64 %add3.i1116
  br label %iso_week.exit1165

iso_week.exit1165:                                ; preds = %is_leap.exit28.i1146, %if.then.i1121
  %year.i.3 = phi i64 [ %dec.i1118, %if.then.i1121 ], [ %spec.select581, %is_leap.exit28.i1146 ]
  %div.i1016 = sdiv i64 %year.i.3, 100
  %rem.i1017 = srem i64 %year.i.3, 100
  %cmp.i1018 = icmp slt i64 %rem.i1017, 0
  %conv.i1019 = zext i1 %cmp.i1018 to i32
  %conv1.i1020 = sext i32 %conv.i1019 to i64
  %sub.i1021 = sub nsw i64 %div.i1016, %conv1.i1020
  %mul74.i = mul nsw i64 %sub.i1021, 100
  %sub75.i = sub nsw i64 %year.i.3, %mul74.i
  %cmp1.i817 = icmp sge i64 %sub75.i, 0
  %cmp3.i819 = icmp sle i64 %sub75.i, 99
  %or.cond577 = and i1 %cmp1.i817, %cmp3.i819
  br i1 %or.cond577, label %if.then.i828, label %if.else.i848

if.then.i828:                                     ; preds = %iso_week.exit1165
  %conv.i821 = trunc i64 %sub75.i to i32
  %div.i822 = udiv i32 %conv.i821, 10
  %add.i823 = add i32 48, %div.i822
  %conv4.i824 = trunc i32 %add.i823 to i8
  %196 = load i32, ptr %count, align 4
  %197 = load i32, ptr %limit, align 4
  %cmp.i12.i827 = icmp ult i32 %196, %197
  br i1 %cmp.i12.i827, label %if.then.i15.i831, label %put.exit18.i841

if.then.i15.i831:                                 ; preds = %if.then.i828
  %198 = load ptr, ptr %t, align 4
  %arrayidx.i14.i830 = getelementptr inbounds i8, ptr %198, i32 %196
  store i8 %conv4.i824, ptr %arrayidx.i14.i830, align 1
  br label %put.exit18.i841

put.exit18.i841:                                  ; preds = %if.then.i15.i831, %if.then.i828
  %199 = load i32, ptr %count, align 4
  %inc.i17.i833 = add i32 %199, 1
  store i32 %inc.i17.i833, ptr %count, align 4
  %rem.i835 = urem i32 %conv.i821, 10
  %add6.i836 = add i32 48, %rem.i835
  %conv7.i837 = trunc i32 %add6.i836 to i8
  %200 = load i32, ptr %limit, align 4
  %cmp.i.i840 = icmp ult i32 %inc.i17.i833, %200
  br i1 %cmp.i.i840, label %if.then.i.i844, label %put.exit.i847

if.then.i.i844:                                   ; preds = %put.exit18.i841
  %201 = load ptr, ptr %t, align 4
  %arrayidx.i.i843 = getelementptr inbounds i8, ptr %201, i32 %inc.i17.i833
  store i8 %conv7.i837, ptr %arrayidx.i.i843, align 1
  br label %put.exit.i847

put.exit.i847:                                    ; preds = %if.then.i.i844, %put.exit18.i841
  %202 = load i32, ptr %count, align 4
  %inc.i.i846 = add i32 %202, 1
  store i32 %inc.i.i846, ptr %count, align 4
  br label %for.inc

if.else.i848:                                     ; preds = %iso_week.exit1165
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub75.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.epilog.i61:                                    ; preds = %if.then14
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.15)
  unreachable

for.inc:                                          ; preds = %if.then10, %sw.bb22.i, %sw.bb30.i, %sw.bb33.i, %sw.bb39.i, %sw.bb42.i, %sw.bb49.i, %if.else.i.i, %put.exit.i43.i, %if.else.i, %put.exit.i275, %if.else.i315, %put.exit.i314, %if.else.i356, %put.exit.i355, %if.else.i397, %put.exit.i396, %if.else.i438, %put.exit.i437, %if.else.i479, %put.exit.i478, %if.else.i520, %put.exit.i519, %if.else.i561, %put.exit.i560, %if.else.i725, %put.exit.i724, %if.else.i766, %put.exit.i765, %if.else.i807, %put.exit.i806, %if.else.i.i998, %put.exit.i43.i962, %if.else.i848, %put.exit.i847, %put_words.exit, %put.exit32
  %f.3 = phi ptr [ %f.1, %put.exit32 ], [ %add.ptr11, %if.then10 ], [ %incdec.ptr, %sw.bb22.i ], [ %incdec.ptr, %sw.bb30.i ], [ %incdec.ptr, %sw.bb33.i ], [ %incdec.ptr, %sw.bb39.i ], [ %incdec.ptr, %sw.bb42.i ], [ %incdec.ptr, %sw.bb49.i ], [ %incdec.ptr, %if.else.i.i ], [ %incdec.ptr, %put.exit.i43.i ], [ %incdec.ptr, %if.else.i ], [ %incdec.ptr, %put.exit.i275 ], [ %incdec.ptr, %if.else.i315 ], [ %incdec.ptr, %put.exit.i314 ], [ %incdec.ptr, %if.else.i356 ], [ %incdec.ptr, %put.exit.i355 ], [ %incdec.ptr, %if.else.i397 ], [ %incdec.ptr, %put.exit.i396 ], [ %incdec.ptr, %if.else.i438 ], [ %incdec.ptr, %put.exit.i437 ], [ %incdec.ptr, %if.else.i479 ], [ %incdec.ptr, %put.exit.i478 ], [ %incdec.ptr, %if.else.i520 ], [ %incdec.ptr, %put.exit.i519 ], [ %incdec.ptr, %if.else.i561 ], [ %incdec.ptr, %put.exit.i560 ], [ %incdec.ptr, %if.else.i725 ], [ %incdec.ptr, %put.exit.i724 ], [ %incdec.ptr, %if.else.i766 ], [ %incdec.ptr, %put.exit.i765 ], [ %incdec.ptr, %if.else.i807 ], [ %incdec.ptr, %put.exit.i806 ], [ %incdec.ptr, %if.else.i.i998 ], [ %incdec.ptr, %put.exit.i43.i962 ], [ %incdec.ptr, %if.else.i848 ], [ %incdec.ptr, %put.exit.i847 ], [ %incdec.ptr, %put_words.exit ]
  %outer.3 = phi ptr [ %outer.1, %put.exit32 ], [ %add.ptr, %if.then10 ], [ %outer.1, %sw.bb22.i ], [ %outer.1, %sw.bb30.i ], [ %outer.1, %sw.bb33.i ], [ %outer.1, %sw.bb39.i ], [ %outer.1, %sw.bb42.i ], [ %outer.1, %sw.bb49.i ], [ %outer.1, %if.else.i.i ], [ %outer.1, %put.exit.i43.i ], [ %outer.1, %if.else.i ], [ %outer.1, %put.exit.i275 ], [ %outer.1, %if.else.i315 ], [ %outer.1, %put.exit.i314 ], [ %outer.1, %if.else.i356 ], [ %outer.1, %put.exit.i355 ], [ %outer.1, %if.else.i397 ], [ %outer.1, %put.exit.i396 ], [ %outer.1, %if.else.i438 ], [ %outer.1, %put.exit.i437 ], [ %outer.1, %if.else.i479 ], [ %outer.1, %put.exit.i478 ], [ %outer.1, %if.else.i520 ], [ %outer.1, %put.exit.i519 ], [ %outer.1, %if.else.i561 ], [ %outer.1, %put.exit.i560 ], [ %outer.1, %if.else.i725 ], [ %outer.1, %put.exit.i724 ], [ %outer.1, %if.else.i766 ], [ %outer.1, %put.exit.i765 ], [ %outer.1, %if.else.i807 ], [ %outer.1, %put.exit.i806 ], [ %outer.1, %if.else.i.i998 ], [ %outer.1, %put.exit.i43.i962 ], [ %outer.1, %if.else.i848 ], [ %outer.1, %put.exit.i847 ], [ %outer.1, %put_words.exit ]
  %incdec.ptr17 = getelementptr inbounds i8, ptr %f.3, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %203 = load i32, ptr %count, align 4
  %204 = load i32, ptr %limit, align 4
  %cmp.i = icmp ult i32 %203, %204
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %for.end
  %205 = load ptr, ptr %t, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %205, i32 %203
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %for.end
  %206 = load i32, ptr %count, align 4
  %inc.i = add i32 %206, 1
  store i32 %inc.i, ptr %count, align 4
  %cmp19 = icmp ule i32 %inc.i, %size
  %cond = select i1 %cmp19, i32 %206, i32 0
  ret i32 %cond
}

define ptr @asctime_r(ptr noundef %time, ptr noundef %to) {
entry:
  %t = alloca %struct.text, align 4
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
  store ptr %to, ptr %t, align 4
  %limit = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  store i32 26, ptr %limit, align 4
  %count = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  store i32 0, ptr %count, align 4
  %weekday = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %2 = load i32, ptr %weekday, align 4
  %cmp.i115 = icmp slt i32 %2, 0
  %cmp1.i = icmp sgt i32 %2, 6
  %or.cond156 = or i1 %cmp.i115, %cmp1.i
  br i1 %or.cond156, label %if.then.i116, label %day_name.exit

if.then.i116:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit:                                    ; preds = %if.end
  %arrayidx.i117 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i32 0, i32 %2
  br label %for.cond.i96

for.cond.i96:                                     ; preds = %put.exit.i112, %day_name.exit
  %i.i94.0 = phi i32 [ 0, %day_name.exit ], [ %inc.i113, %put.exit.i112 ]
  %cmp.i95 = icmp slt i32 %i.i94.0, 3
  br i1 %cmp.i95, label %land.rhs.i100, label %put_name.exit114

land.rhs.i100:                                    ; preds = %for.cond.i96
  %arrayidx.i97 = getelementptr inbounds i8, ptr %arrayidx.i117, i32 %i.i94.0
  %3 = load i8, ptr %arrayidx.i97, align 1
  %conv.i98 = sext i8 %3 to i32
  %tobool.i99 = icmp ne i32 %conv.i98, 0
  br i1 %tobool.i99, label %for.body.i106, label %put_name.exit114

for.body.i106:                                    ; preds = %land.rhs.i100
  %4 = load i32, ptr %count, align 4
  %5 = load i32, ptr %limit, align 4
  %cmp.i.i105 = icmp ult i32 %4, %5
  br i1 %cmp.i.i105, label %if.then.i.i109, label %put.exit.i112

if.then.i.i109:                                   ; preds = %for.body.i106
  %6 = load ptr, ptr %t, align 4
  %arrayidx.i.i108 = getelementptr inbounds i8, ptr %6, i32 %4
  store i8 %3, ptr %arrayidx.i.i108, align 1
  br label %put.exit.i112

put.exit.i112:                                    ; preds = %if.then.i.i109, %for.body.i106
  %7 = load i32, ptr %count, align 4
  %inc.i.i111 = add i32 %7, 1
  store i32 %inc.i.i111, ptr %count, align 4
  %inc.i113 = add nsw i32 %i.i94.0, 1
  br label %for.cond.i96

put_name.exit114:                                 ; preds = %for.cond.i96, %land.rhs.i100
  %8 = load i32, ptr %count, align 4
  %9 = load i32, ptr %limit, align 4
  %cmp.i78 = icmp ult i32 %8, %9
  br i1 %cmp.i78, label %if.then.i81, label %put.exit84

if.then.i81:                                      ; preds = %put_name.exit114
  %10 = load ptr, ptr %t, align 4
  %arrayidx.i80 = getelementptr inbounds i8, ptr %10, i32 %8
  store i8 32, ptr %arrayidx.i80, align 1
  br label %put.exit84

put.exit84:                                       ; preds = %if.then.i81, %put_name.exit114
  %11 = load i32, ptr %count, align 4
  %inc.i83 = add i32 %11, 1
  store i32 %inc.i83, ptr %count, align 4
  %month = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %12 = load i32, ptr %month, align 4
  %cmp.i118 = icmp slt i32 %12, 0
  %cmp1.i119 = icmp sgt i32 %12, 11
  %or.cond157 = or i1 %cmp.i118, %cmp1.i119
  br i1 %or.cond157, label %if.then.i121, label %month_name.exit

if.then.i121:                                     ; preds = %put.exit84
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit:                                  ; preds = %put.exit84
  %arrayidx.i122 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i32 0, i32 %12
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i, %month_name.exit
  %i.i.0 = phi i32 [ 0, %month_name.exit ], [ %inc.i88, %put.exit.i ]
  %cmp.i86 = icmp slt i32 %i.i.0, 3
  br i1 %cmp.i86, label %land.rhs.i, label %put_name.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %arrayidx.i87 = getelementptr inbounds i8, ptr %arrayidx.i122, i32 %i.i.0
  %13 = load i8, ptr %arrayidx.i87, align 1
  %conv.i = sext i8 %13 to i32
  %tobool.i = icmp ne i32 %conv.i, 0
  br i1 %tobool.i, label %for.body.i, label %put_name.exit

for.body.i:                                       ; preds = %land.rhs.i
  %14 = load i32, ptr %count, align 4
  %15 = load i32, ptr %limit, align 4
  %cmp.i.i = icmp ult i32 %14, %15
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i

if.then.i.i:                                      ; preds = %for.body.i
  %16 = load ptr, ptr %t, align 4
  %arrayidx.i.i = getelementptr inbounds i8, ptr %16, i32 %14
  store i8 %13, ptr %arrayidx.i.i, align 1
  br label %put.exit.i

put.exit.i:                                       ; preds = %if.then.i.i, %for.body.i
  %17 = load i32, ptr %count, align 4
  %inc.i.i = add i32 %17, 1
  store i32 %inc.i.i, ptr %count, align 4
  %inc.i88 = add nsw i32 %i.i.0, 1
  br label %for.cond.i

put_name.exit:                                    ; preds = %for.cond.i, %land.rhs.i
  %18 = load i32, ptr %day, align 4
  %conv15 = sext i32 %18 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv15, i32 noundef 3, i8 noundef signext 32)
  %19 = load i32, ptr %count, align 4
  %20 = load i32, ptr %limit, align 4
  %cmp.i67 = icmp ult i32 %19, %20
  br i1 %cmp.i67, label %if.then.i70, label %put.exit73

if.then.i70:                                      ; preds = %put_name.exit
  %21 = load ptr, ptr %t, align 4
  %arrayidx.i69 = getelementptr inbounds i8, ptr %21, i32 %19
  store i8 32, ptr %arrayidx.i69, align 1
  br label %put.exit73

put.exit73:                                       ; preds = %if.then.i70, %put_name.exit
  %22 = load i32, ptr %count, align 4
  %inc.i72 = add i32 %22, 1
  store i32 %inc.i72, ptr %count, align 4
  %hour = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %23 = load i32, ptr %hour, align 4
  %conv16 = sext i32 %23 to i64
  %cmp1.i188 = icmp sge i64 %conv16, 0
  %cmp3.i190 = icmp sle i64 %conv16, 99
  %or.cond158 = and i1 %cmp1.i188, %cmp3.i190
  br i1 %or.cond158, label %if.then.i199, label %if.else.i219

if.then.i199:                                     ; preds = %put.exit73
  %div.i193 = udiv i32 %23, 10
  %add.i194 = add i32 48, %div.i193
  %conv4.i195 = trunc i32 %add.i194 to i8
  %24 = load i32, ptr %limit, align 4
  %cmp.i12.i198 = icmp ult i32 %inc.i72, %24
  br i1 %cmp.i12.i198, label %if.then.i15.i202, label %put.exit18.i212

if.then.i15.i202:                                 ; preds = %if.then.i199
  %25 = load ptr, ptr %t, align 4
  %arrayidx.i14.i201 = getelementptr inbounds i8, ptr %25, i32 %inc.i72
  store i8 %conv4.i195, ptr %arrayidx.i14.i201, align 1
  br label %put.exit18.i212

put.exit18.i212:                                  ; preds = %if.then.i15.i202, %if.then.i199
  %26 = load i32, ptr %count, align 4
  %inc.i17.i204 = add i32 %26, 1
  store i32 %inc.i17.i204, ptr %count, align 4
  %rem.i206 = urem i32 %23, 10
  %add6.i207 = add i32 48, %rem.i206
  %conv7.i208 = trunc i32 %add6.i207 to i8
  %27 = load i32, ptr %limit, align 4
  %cmp.i.i211 = icmp ult i32 %inc.i17.i204, %27
  br i1 %cmp.i.i211, label %if.then.i.i215, label %put.exit.i218

if.then.i.i215:                                   ; preds = %put.exit18.i212
  %28 = load ptr, ptr %t, align 4
  %arrayidx.i.i214 = getelementptr inbounds i8, ptr %28, i32 %inc.i17.i204
  store i8 %conv7.i208, ptr %arrayidx.i.i214, align 1
  br label %put.exit.i218

put.exit.i218:                                    ; preds = %if.then.i.i215, %put.exit18.i212
  %29 = load i32, ptr %count, align 4
  %inc.i.i217 = add i32 %29, 1
  store i32 %inc.i.i217, ptr %count, align 4
  br label %number.exit220

if.else.i219:                                     ; preds = %put.exit73
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv16, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit220

number.exit220:                                   ; preds = %if.else.i219, %put.exit.i218
  %30 = load i32, ptr %count, align 4
  %31 = load i32, ptr %limit, align 4
  %cmp.i56 = icmp ult i32 %30, %31
  br i1 %cmp.i56, label %if.then.i59, label %put.exit62

if.then.i59:                                      ; preds = %number.exit220
  %32 = load ptr, ptr %t, align 4
  %arrayidx.i58 = getelementptr inbounds i8, ptr %32, i32 %30
  store i8 58, ptr %arrayidx.i58, align 1
  br label %put.exit62

put.exit62:                                       ; preds = %if.then.i59, %number.exit220
  %33 = load i32, ptr %count, align 4
  %inc.i61 = add i32 %33, 1
  store i32 %inc.i61, ptr %count, align 4
  %minute = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %34 = load i32, ptr %minute, align 4
  %conv17 = sext i32 %34 to i64
  %cmp1.i147 = icmp sge i64 %conv17, 0
  %cmp3.i149 = icmp sle i64 %conv17, 99
  %or.cond159 = and i1 %cmp1.i147, %cmp3.i149
  br i1 %or.cond159, label %if.then.i158, label %if.else.i178

if.then.i158:                                     ; preds = %put.exit62
  %div.i152 = udiv i32 %34, 10
  %add.i153 = add i32 48, %div.i152
  %conv4.i154 = trunc i32 %add.i153 to i8
  %35 = load i32, ptr %limit, align 4
  %cmp.i12.i157 = icmp ult i32 %inc.i61, %35
  br i1 %cmp.i12.i157, label %if.then.i15.i161, label %put.exit18.i171

if.then.i15.i161:                                 ; preds = %if.then.i158
  %36 = load ptr, ptr %t, align 4
  %arrayidx.i14.i160 = getelementptr inbounds i8, ptr %36, i32 %inc.i61
  store i8 %conv4.i154, ptr %arrayidx.i14.i160, align 1
  br label %put.exit18.i171

put.exit18.i171:                                  ; preds = %if.then.i15.i161, %if.then.i158
  %37 = load i32, ptr %count, align 4
  %inc.i17.i163 = add i32 %37, 1
  store i32 %inc.i17.i163, ptr %count, align 4
  %rem.i165 = urem i32 %34, 10
  %add6.i166 = add i32 48, %rem.i165
  %conv7.i167 = trunc i32 %add6.i166 to i8
  %38 = load i32, ptr %limit, align 4
  %cmp.i.i170 = icmp ult i32 %inc.i17.i163, %38
  br i1 %cmp.i.i170, label %if.then.i.i174, label %put.exit.i177

if.then.i.i174:                                   ; preds = %put.exit18.i171
  %39 = load ptr, ptr %t, align 4
  %arrayidx.i.i173 = getelementptr inbounds i8, ptr %39, i32 %inc.i17.i163
  store i8 %conv7.i167, ptr %arrayidx.i.i173, align 1
  br label %put.exit.i177

put.exit.i177:                                    ; preds = %if.then.i.i174, %put.exit18.i171
  %40 = load i32, ptr %count, align 4
  %inc.i.i176 = add i32 %40, 1
  store i32 %inc.i.i176, ptr %count, align 4
  br label %number.exit179

if.else.i178:                                     ; preds = %put.exit62
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv17, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit179

number.exit179:                                   ; preds = %if.else.i178, %put.exit.i177
  %41 = load i32, ptr %count, align 4
  %42 = load i32, ptr %limit, align 4
  %cmp.i45 = icmp ult i32 %41, %42
  br i1 %cmp.i45, label %if.then.i48, label %put.exit51

if.then.i48:                                      ; preds = %number.exit179
  %43 = load ptr, ptr %t, align 4
  %arrayidx.i47 = getelementptr inbounds i8, ptr %43, i32 %41
  store i8 58, ptr %arrayidx.i47, align 1
  br label %put.exit51

put.exit51:                                       ; preds = %if.then.i48, %number.exit179
  %44 = load i32, ptr %count, align 4
  %inc.i50 = add i32 %44, 1
  store i32 %inc.i50, ptr %count, align 4
  %45 = load i32, ptr %time, align 4
  %conv18 = sext i32 %45 to i64
  %cmp1.i127 = icmp sge i64 %conv18, 0
  %cmp3.i = icmp sle i64 %conv18, 99
  %or.cond160 = and i1 %cmp1.i127, %cmp3.i
  br i1 %or.cond160, label %if.then.i129, label %if.else.i

if.then.i129:                                     ; preds = %put.exit51
  %div.i = udiv i32 %45, 10
  %add.i = add i32 48, %div.i
  %conv4.i = trunc i32 %add.i to i8
  %46 = load i32, ptr %limit, align 4
  %cmp.i12.i = icmp ult i32 %inc.i50, %46
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i129
  %47 = load ptr, ptr %t, align 4
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %47, i32 %inc.i50
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i129
  %48 = load i32, ptr %count, align 4
  %inc.i17.i = add i32 %48, 1
  store i32 %inc.i17.i, ptr %count, align 4
  %rem.i = urem i32 %45, 10
  %add6.i = add i32 48, %rem.i
  %conv7.i = trunc i32 %add6.i to i8
  %49 = load i32, ptr %limit, align 4
  %cmp.i.i132 = icmp ult i32 %inc.i17.i, %49
  br i1 %cmp.i.i132, label %if.then.i.i135, label %put.exit.i138

if.then.i.i135:                                   ; preds = %put.exit18.i
  %50 = load ptr, ptr %t, align 4
  %arrayidx.i.i134 = getelementptr inbounds i8, ptr %50, i32 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i134, align 1
  br label %put.exit.i138

put.exit.i138:                                    ; preds = %if.then.i.i135, %put.exit18.i
  %51 = load i32, ptr %count, align 4
  %inc.i.i137 = add i32 %51, 1
  store i32 %inc.i.i137, ptr %count, align 4
  br label %number.exit

if.else.i:                                        ; preds = %put.exit51
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv18, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit

number.exit:                                      ; preds = %if.else.i, %put.exit.i138
  %52 = load i32, ptr %count, align 4
  %53 = load i32, ptr %limit, align 4
  %cmp.i34 = icmp ult i32 %52, %53
  br i1 %cmp.i34, label %if.then.i37, label %put.exit40

if.then.i37:                                      ; preds = %number.exit
  %54 = load ptr, ptr %t, align 4
  %arrayidx.i36 = getelementptr inbounds i8, ptr %54, i32 %52
  store i8 32, ptr %arrayidx.i36, align 1
  br label %put.exit40

put.exit40:                                       ; preds = %if.then.i37, %number.exit
  %55 = load i32, ptr %count, align 4
  %inc.i39 = add i32 %55, 1
  store i32 %inc.i39, ptr %count, align 4
  %cmp.i223 = icmp sge i64 %add, 1000
  %cmp1.i224 = icmp sle i64 %add, 9999
  %or.cond161 = and i1 %cmp.i223, %cmp1.i224
  br i1 %or.cond161, label %if.then.i228, label %if.else.i.i

if.then.i228:                                     ; preds = %put.exit40
  %conv.i226 = trunc i64 %add to i32
  %div.i227 = udiv i32 %conv.i226, 100
  %conv2.i = zext i32 %div.i227 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i228
  %div.i59.i = udiv i32 %div.i227, 10
  %add.i60.i = add i32 48, %div.i59.i
  %conv4.i61.i = trunc i32 %add.i60.i to i8
  %56 = load i32, ptr %limit, align 4
  %cmp.i12.i64.i = icmp ult i32 %inc.i39, %56
  br i1 %cmp.i12.i64.i, label %if.then.i15.i68.i, label %put.exit18.i78.i

if.then.i15.i68.i:                                ; preds = %if.then.i65.i
  %57 = load ptr, ptr %t, align 4
  %arrayidx.i14.i67.i = getelementptr inbounds i8, ptr %57, i32 %inc.i39
  store i8 %conv4.i61.i, ptr %arrayidx.i14.i67.i, align 1
  br label %put.exit18.i78.i

put.exit18.i78.i:                                 ; preds = %if.then.i15.i68.i, %if.then.i65.i
  %58 = load i32, ptr %count, align 4
  %inc.i17.i70.i = add i32 %58, 1
  store i32 %inc.i17.i70.i, ptr %count, align 4
  %rem.i72.i = urem i32 %div.i227, 10
  %add6.i73.i = add i32 48, %rem.i72.i
  %conv7.i74.i = trunc i32 %add6.i73.i to i8
  %59 = load i32, ptr %limit, align 4
  %cmp.i.i77.i = icmp ult i32 %inc.i17.i70.i, %59
  br i1 %cmp.i.i77.i, label %if.then.i.i81.i, label %put.exit.i84.i

if.then.i.i81.i:                                  ; preds = %put.exit18.i78.i
  %60 = load ptr, ptr %t, align 4
  %arrayidx.i.i80.i = getelementptr inbounds i8, ptr %60, i32 %inc.i17.i70.i
  store i8 %conv7.i74.i, ptr %arrayidx.i.i80.i, align 1
  br label %put.exit.i84.i

put.exit.i84.i:                                   ; preds = %if.then.i.i81.i, %put.exit18.i78.i
  %61 = load i32, ptr %count, align 4
  %inc.i.i83.i = add i32 %61, 1
  store i32 %inc.i.i83.i, ptr %count, align 4
  br label %number.exit86.i

if.else.i85.i:                                    ; preds = %if.then.i228
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i229 = urem i32 %conv.i226, 100
  %div.i18.i = udiv i32 %rem.i229, 10
  %add.i19.i = add i32 48, %div.i18.i
  %conv4.i20.i = trunc i32 %add.i19.i to i8
  %62 = load i32, ptr %count, align 4
  %63 = load i32, ptr %limit, align 4
  %cmp.i12.i23.i = icmp ult i32 %62, %63
  br i1 %cmp.i12.i23.i, label %if.then.i15.i27.i, label %put.exit18.i37.i

if.then.i15.i27.i:                                ; preds = %number.exit86.i
  %64 = load ptr, ptr %t, align 4
  %arrayidx.i14.i26.i = getelementptr inbounds i8, ptr %64, i32 %62
  store i8 %conv4.i20.i, ptr %arrayidx.i14.i26.i, align 1
  br label %put.exit18.i37.i

put.exit18.i37.i:                                 ; preds = %if.then.i15.i27.i, %number.exit86.i
  %65 = load i32, ptr %count, align 4
  %inc.i17.i29.i = add i32 %65, 1
  store i32 %inc.i17.i29.i, ptr %count, align 4
  %rem.i31.i = urem i32 %rem.i229, 10
  %add6.i32.i = add i32 48, %rem.i31.i
  %conv7.i33.i = trunc i32 %add6.i32.i to i8
  %66 = load i32, ptr %limit, align 4
  %cmp.i.i36.i = icmp ult i32 %inc.i17.i29.i, %66
  br i1 %cmp.i.i36.i, label %if.then.i.i40.i, label %put.exit.i43.i

if.then.i.i40.i:                                  ; preds = %put.exit18.i37.i
  %67 = load ptr, ptr %t, align 4
  %arrayidx.i.i39.i = getelementptr inbounds i8, ptr %67, i32 %inc.i17.i29.i
  store i8 %conv7.i33.i, ptr %arrayidx.i.i39.i, align 1
  br label %put.exit.i43.i

put.exit.i43.i:                                   ; preds = %if.then.i.i40.i, %put.exit18.i37.i
  %68 = load i32, ptr %count, align 4
  %inc.i.i42.i = add i32 %68, 1
  store i32 %inc.i.i42.i, ptr %count, align 4
  br label %put_year.exit

if.else.i.i:                                      ; preds = %put.exit40
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add, i32 noundef 1, i8 noundef signext 48)
  br label %put_year.exit

put_year.exit:                                    ; preds = %if.else.i.i, %put.exit.i43.i
  %69 = load i32, ptr %count, align 4
  %70 = load i32, ptr %limit, align 4
  %cmp.i23 = icmp ult i32 %69, %70
  br i1 %cmp.i23, label %if.then.i26, label %put.exit29

if.then.i26:                                      ; preds = %put_year.exit
  %71 = load ptr, ptr %t, align 4
  %arrayidx.i25 = getelementptr inbounds i8, ptr %71, i32 %69
  store i8 10, ptr %arrayidx.i25, align 1
  br label %put.exit29

put.exit29:                                       ; preds = %if.then.i26, %put_year.exit
  %72 = load i32, ptr %count, align 4
  %inc.i28 = add i32 %72, 1
  store i32 %inc.i28, ptr %count, align 4
  %73 = load i32, ptr %limit, align 4
  %cmp.i = icmp ult i32 %inc.i28, %73
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %put.exit29
  %74 = load ptr, ptr %t, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %74, i32 %inc.i28
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %put.exit29
  %75 = load i32, ptr %count, align 4
  %inc.i = add i32 %75, 1
  store i32 %inc.i, ptr %count, align 4
  ret ptr %to
}

define internal void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %value, i32 noundef %width, i8 noundef signext %fill) {
entry:
  %digits = alloca [24 x i8], align 1
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
  %arrayidx = getelementptr inbounds [24 x i8], ptr %digits, i32 0, i32 %n.0
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
  %arrayidx8 = getelementptr inbounds [24 x i8], ptr %digits, i32 0, i32 %inc
  store i8 45, ptr %arrayidx8, align 1
  br label %if.end11

if.else:                                          ; preds = %do.end
  br i1 %cmp, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.else
  %count.i32 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %0 = load i32, ptr %count.i32, align 4
  %limit.i33 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %1 = load i32, ptr %limit.i33, align 4
  %cmp.i34 = icmp ult i32 %0, %1
  br i1 %cmp.i34, label %if.then.i37, label %put.exit40

if.then.i37:                                      ; preds = %if.then10
  %2 = load ptr, ptr %t, align 4
  %arrayidx.i36 = getelementptr inbounds i8, ptr %2, i32 %0
  store i8 45, ptr %arrayidx.i36, align 1
  br label %put.exit40

put.exit40:                                       ; preds = %if.then.i37, %if.then10
  %3 = load i32, ptr %count.i32, align 4
  %inc.i39 = add i32 %3, 1
  store i32 %inc.i39, ptr %count.i32, align 4
  %dec = add nsw i32 %width, -1
  br label %if.end11

if.end11:                                         ; preds = %if.else, %put.exit40, %if.then
  %n.1 = phi i32 [ %inc7, %if.then ], [ %inc, %put.exit40 ], [ %inc, %if.else ]
  %width.addr.1 = phi i32 [ %width, %if.then ], [ %dec, %put.exit40 ], [ %width, %if.else ]
  br label %for.cond

for.cond:                                         ; preds = %put.exit29, %if.end11
  %width.addr.2 = phi i32 [ %width.addr.1, %if.end11 ], [ %dec14, %put.exit29 ]
  %cmp12 = icmp sgt i32 %width.addr.2, %n.1
  br i1 %cmp12, label %for.body, label %while.cond

for.body:                                         ; preds = %for.cond
  %count.i21 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %4 = load i32, ptr %count.i21, align 4
  %limit.i22 = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %5 = load i32, ptr %limit.i22, align 4
  %cmp.i23 = icmp ult i32 %4, %5
  br i1 %cmp.i23, label %if.then.i26, label %put.exit29

if.then.i26:                                      ; preds = %for.body
  %6 = load ptr, ptr %t, align 4
  %arrayidx.i25 = getelementptr inbounds i8, ptr %6, i32 %4
  store i8 %fill, ptr %arrayidx.i25, align 1
  br label %put.exit29

put.exit29:                                       ; preds = %if.then.i26, %for.body
  %7 = load i32, ptr %count.i21, align 4
  %inc.i28 = add i32 %7, 1
  store i32 %inc.i28, ptr %count.i21, align 4
  %dec14 = add nsw i32 %width.addr.2, -1
  br label %for.cond

while.cond:                                       ; preds = %for.cond, %put.exit
  %n.2 = phi i32 [ %dec17, %put.exit ], [ %n.1, %for.cond ]
  %cmp15 = icmp sgt i32 %n.2, 0
  br i1 %cmp15, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %dec17 = add nsw i32 %n.2, -1
  %arrayidx18 = getelementptr inbounds [24 x i8], ptr %digits, i32 0, i32 %dec17
  %8 = load i8, ptr %arrayidx18, align 1
  %count.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 2
  %9 = load i32, ptr %count.i, align 4
  %limit.i = getelementptr inbounds %struct.text, ptr %t, i32 0, i32 1
  %10 = load i32, ptr %limit.i, align 4
  %cmp.i = icmp ult i32 %9, %10
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %while.body
  %11 = load ptr, ptr %t, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %11, i32 %9
  store i8 %8, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %while.body
  %12 = load i32, ptr %count.i, align 4
  %inc.i = add i32 %12, 1
  store i32 %inc.i, ptr %count.i, align 4
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
  %broken = alloca %struct.tm, align 4
  %call = call ptr @localtime_r(ptr noundef %time, ptr noundef %broken)
  %call1 = call ptr @asctime_r(ptr noundef %call, ptr noundef %to)
  ret ptr %call1
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

