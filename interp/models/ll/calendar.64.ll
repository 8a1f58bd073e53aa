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
  %cmp.i = icmp slt i64 %0, -67768040609740800
  %cmp1.i = icmp sgt i64 %0, 67768036191676799
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i1 = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i1, 0
  br i1 %tobool.i, label %if.end.i4, label %break_down.exit

if.end.i4:                                        ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i3 = icmp ne i32 %1, 75
  br i1 %cmp.i3, label %if.then2.i, label %break_down.exit

if.then2.i:                                       ; preds = %if.end.i4
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit

if.end.i:                                         ; preds = %entry
  %div.i20 = sdiv i64 %0, 86400
  %rem.i21 = srem i64 %0, 86400
  %cmp.i22 = icmp slt i64 %rem.i21, 0
  %conv.i23 = zext i1 %cmp.i22 to i32
  %conv1.i24 = sext i32 %conv.i23 to i64
  %sub.i25 = sub nsw i64 %div.i20, %conv1.i24
  %mul.i = mul nsw i64 %sub.i25, 86400
  %sub.i = sub nsw i64 %0, %mul.i
  %conv.i = trunc i64 %sub.i to i32
  %add.i = add nsw i64 %sub.i25, 4
  %div.i12 = sdiv i64 %add.i, 7
  %rem.i13 = srem i64 %add.i, 7
  %cmp.i14 = icmp slt i64 %rem.i13, 0
  %conv.i15 = zext i1 %cmp.i14 to i32
  %conv1.i16 = sext i32 %conv.i15 to i64
  %sub.i17 = sub nsw i64 %div.i12, %conv1.i16
  %mul3.i = mul nsw i64 %sub.i17, 7
  %sub4.i = sub nsw i64 %sub.i25, %mul3.i
  %add5.i = add nsw i64 %sub4.i, 4
  %conv6.i = trunc i64 %add5.i to i32
  %add7.i = add nsw i64 %sub.i25, 719468
  %div.i5 = sdiv i64 %add7.i, 146097
  %rem.i6 = srem i64 %add7.i, 146097
  %cmp.i7 = icmp slt i64 %rem.i6, 0
  %conv.i8 = zext i1 %cmp.i7 to i32
  %conv1.i = sext i32 %conv.i8 to i64
  %sub.i9 = sub nsw i64 %div.i5, %conv1.i
  %mul9.i = mul nsw i64 %sub.i9, 146097
  %sub10.i = sub nsw i64 %add7.i, %mul9.i
  %conv11.i = trunc i64 %sub10.i to i32
  %div.i = udiv i32 %conv11.i, 1460
  %sub12.i = sub i32 %conv11.i, %div.i
  %div13.i = udiv i32 %conv11.i, 36524
  %add14.i = add i32 %sub12.i, %div13.i
  %div15.i = udiv i32 %conv11.i, 146096
  %sub16.i = sub i32 %add14.i, %div15.i
  %div17.i = udiv i32 %sub16.i, 365
  %mul18.i = mul i32 365, %div17.i
  %div19.i = udiv i32 %div17.i, 4
  %add20.i = add i32 %mul18.i, %div19.i
  %div21.i = udiv i32 %div17.i, 100
  %sub22.i = sub i32 %add20.i, %div21.i
  %sub23.i = sub i32 %conv11.i, %sub22.i
  %mul24.i = mul i32 5, %sub23.i
  %add25.i = add i32 %mul24.i, 2
  %div26.i = udiv i32 %add25.i, 153
  %cmp27.i = icmp ugt i32 %div26.i, 9
  %conv28.i = zext i1 %cmp27.i to i32
  %mul29.i = mul nsw i64 400, %sub.i9
  %conv30.i = zext i32 %div17.i to i64
  %add31.i = add nsw i64 %mul29.i, %conv30.i
  %conv32.i = zext i32 %conv28.i to i64
  %add33.i = add nsw i64 %add31.i, %conv32.i
  %rem.i = urem i32 %div17.i, 4
  %cmp34.i = icmp eq i32 %rem.i, 0
  %conv35.i = zext i1 %cmp34.i to i32
  %rem36.i = urem i32 %div17.i, 100
  %cmp37.i = icmp ne i32 %rem36.i, 0
  %conv38.i = zext i1 %cmp37.i to i32
  %cmp39.i = icmp eq i32 %div17.i, 0
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
  %mul45.i = mul i32 153, %div26.i
  %add46.i = add i32 %mul45.i, 2
  %div47.i = udiv i32 %add46.i, 5
  %sub48.i = sub i32 %sub23.i, %div47.i
  %add49.i = add i32 %sub48.i, 1
  %day50.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 3
  store i32 %add49.i, ptr %day50.i, align 4
  %add51.i = add i32 %div26.i, 2
  %mul52.i = mul i32 12, %conv28.i
  %sub53.i = sub i32 %add51.i, %mul52.i
  %month.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 4
  store i32 %sub53.i, ptr %month.i, align 8
  %sub54.i = sub nsw i64 %add33.i, 1900
  %conv55.i = trunc i64 %sub54.i to i32
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv55.i, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv6.i, ptr %weekday57.i, align 8
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv28.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub23.i, %mul60.i
  %mul62.i = mul i32 306, %conv28.i
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

break_down.exit:                                  ; preds = %if.end.i4, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi ptr [ %result, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i4 ]
  ret ptr %retval.i.0
}

define ptr @localtime_r(ptr noundef %time, ptr noundef %result) {
entry:
  %0 = load i64, ptr %time, align 8
  %cmp.i = icmp slt i64 %0, -67768040609740800
  %cmp1.i = icmp sgt i64 %0, 67768036191676799
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i1 = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i1, 0
  br i1 %tobool.i, label %if.end.i4, label %break_down.exit

if.end.i4:                                        ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i3 = icmp ne i32 %1, 75
  br i1 %cmp.i3, label %if.then2.i, label %break_down.exit

if.then2.i:                                       ; preds = %if.end.i4
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit

if.end.i:                                         ; preds = %entry
  %div.i20 = sdiv i64 %0, 86400
  %rem.i21 = srem i64 %0, 86400
  %cmp.i22 = icmp slt i64 %rem.i21, 0
  %conv.i23 = zext i1 %cmp.i22 to i32
  %conv1.i24 = sext i32 %conv.i23 to i64
  %sub.i25 = sub nsw i64 %div.i20, %conv1.i24
  %mul.i = mul nsw i64 %sub.i25, 86400
  %sub.i = sub nsw i64 %0, %mul.i
  %conv.i = trunc i64 %sub.i to i32
  %add.i = add nsw i64 %sub.i25, 4
  %div.i12 = sdiv i64 %add.i, 7
  %rem.i13 = srem i64 %add.i, 7
  %cmp.i14 = icmp slt i64 %rem.i13, 0
  %conv.i15 = zext i1 %cmp.i14 to i32
  %conv1.i16 = sext i32 %conv.i15 to i64
  %sub.i17 = sub nsw i64 %div.i12, %conv1.i16
  %mul3.i = mul nsw i64 %sub.i17, 7
  %sub4.i = sub nsw i64 %sub.i25, %mul3.i
  %add5.i = add nsw i64 %sub4.i, 4
  %conv6.i = trunc i64 %add5.i to i32
  %add7.i = add nsw i64 %sub.i25, 719468
  %div.i5 = sdiv i64 %add7.i, 146097
  %rem.i6 = srem i64 %add7.i, 146097
  %cmp.i7 = icmp slt i64 %rem.i6, 0
  %conv.i8 = zext i1 %cmp.i7 to i32
  %conv1.i = sext i32 %conv.i8 to i64
  %sub.i9 = sub nsw i64 %div.i5, %conv1.i
  %mul9.i = mul nsw i64 %sub.i9, 146097
  %sub10.i = sub nsw i64 %add7.i, %mul9.i
  %conv11.i = trunc i64 %sub10.i to i32
  %div.i = udiv i32 %conv11.i, 1460
  %sub12.i = sub i32 %conv11.i, %div.i
  %div13.i = udiv i32 %conv11.i, 36524
  %add14.i = add i32 %sub12.i, %div13.i
  %div15.i = udiv i32 %conv11.i, 146096
  %sub16.i = sub i32 %add14.i, %div15.i
  %div17.i = udiv i32 %sub16.i, 365
  %mul18.i = mul i32 365, %div17.i
  %div19.i = udiv i32 %div17.i, 4
  %add20.i = add i32 %mul18.i, %div19.i
  %div21.i = udiv i32 %div17.i, 100
  %sub22.i = sub i32 %add20.i, %div21.i
  %sub23.i = sub i32 %conv11.i, %sub22.i
  %mul24.i = mul i32 5, %sub23.i
  %add25.i = add i32 %mul24.i, 2
  %div26.i = udiv i32 %add25.i, 153
  %cmp27.i = icmp ugt i32 %div26.i, 9
  %conv28.i = zext i1 %cmp27.i to i32
  %mul29.i = mul nsw i64 400, %sub.i9
  %conv30.i = zext i32 %div17.i to i64
  %add31.i = add nsw i64 %mul29.i, %conv30.i
  %conv32.i = zext i32 %conv28.i to i64
  %add33.i = add nsw i64 %add31.i, %conv32.i
  %rem.i = urem i32 %div17.i, 4
  %cmp34.i = icmp eq i32 %rem.i, 0
  %conv35.i = zext i1 %cmp34.i to i32
  %rem36.i = urem i32 %div17.i, 100
  %cmp37.i = icmp ne i32 %rem36.i, 0
  %conv38.i = zext i1 %cmp37.i to i32
  %cmp39.i = icmp eq i32 %div17.i, 0
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
  %mul45.i = mul i32 153, %div26.i
  %add46.i = add i32 %mul45.i, 2
  %div47.i = udiv i32 %add46.i, 5
  %sub48.i = sub i32 %sub23.i, %div47.i
  %add49.i = add i32 %sub48.i, 1
  %day50.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 3
  store i32 %add49.i, ptr %day50.i, align 4
  %add51.i = add i32 %div26.i, 2
  %mul52.i = mul i32 12, %conv28.i
  %sub53.i = sub i32 %add51.i, %mul52.i
  %month.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 4
  store i32 %sub53.i, ptr %month.i, align 8
  %sub54.i = sub nsw i64 %add33.i, 1900
  %conv55.i = trunc i64 %sub54.i to i32
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv55.i, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv6.i, ptr %weekday57.i, align 8
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv28.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub23.i, %mul60.i
  %mul62.i = mul i32 306, %conv28.i
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

break_down.exit:                                  ; preds = %if.end.i4, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi ptr [ %result, %if.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i4 ]
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
  %div.i35 = sdiv i64 %conv.i, 12
  %rem.i36 = srem i64 %conv.i, 12
  %cmp.i37 = icmp slt i64 %rem.i36, 0
  %conv.i38 = zext i1 %cmp.i37 to i32
  %conv1.i39 = sext i32 %conv.i38 to i64
  %sub.i40 = sub nsw i64 %div.i35, %conv1.i39
  %add.i = add nsw i64 %conv2.i, %sub.i40
  %add3.i = add nsw i64 %add.i, 1900
  %mul.i = mul nsw i64 %sub.i40, 12
  %sub.i = sub nsw i64 %conv.i, %mul.i
  %conv6.i = trunc i64 %sub.i to i32
  %sub.i41 = sub nsw i64 %add3.i, 1
  %mul.i42 = mul nsw i64 365, %sub.i41
  %div.i16.i = sdiv i64 %sub.i41, 4
  %rem.i17.i = srem i64 %sub.i41, 4
  %cmp.i18.i = icmp slt i64 %rem.i17.i, 0
  %conv.i19.i = zext i1 %cmp.i18.i to i32
  %conv1.i20.i = sext i32 %conv.i19.i to i64
  %sub.i21.i = sub nsw i64 %div.i16.i, %conv1.i20.i
  %add.i43 = add nsw i64 %mul.i42, %sub.i21.i
  %div.i8.i = sdiv i64 %sub.i41, 100
  %rem.i9.i = srem i64 %sub.i41, 100
  %cmp.i10.i = icmp slt i64 %rem.i9.i, 0
  %conv.i11.i = zext i1 %cmp.i10.i to i32
  %conv1.i12.i = sext i32 %conv.i11.i to i64
  %sub.i13.i = sub nsw i64 %div.i8.i, %conv1.i12.i
  %sub2.i = sub nsw i64 %add.i43, %sub.i13.i
  %div.i.i44 = sdiv i64 %sub.i41, 400
  %rem.i.i45 = srem i64 %sub.i41, 400
  %cmp.i.i46 = icmp slt i64 %rem.i.i45, 0
  %conv.i.i47 = zext i1 %cmp.i.i46 to i32
  %conv1.i.i = sext i32 %conv.i.i47 to i64
  %sub.i.i48 = sub nsw i64 %div.i.i44, %conv1.i.i
  %add4.i = add nsw i64 %sub2.i, %sub.i.i48
  %sub5.i = sub nsw i64 %add4.i, 719162
  %rem.i54 = srem i64 %add3.i, 4
  %cmp.i55 = icmp eq i64 %rem.i54, 0
  br i1 %cmp.i55, label %land.rhs.i56, label %is_leap.exit

land.rhs.i56:                                     ; preds = %entry
  %rem1.i = srem i64 %add3.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i56
  %rem3.i = srem i64 %add3.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i56, %lor.rhs.i, %entry
  %2 = phi i1 [ false, %entry ], [ true, %land.rhs.i56 ], [ %cmp4.i, %lor.rhs.i ]
  %idxprom.i = sext i32 %conv6.i to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %3 = load i16, ptr %arrayidx.i, align 2
  %conv.i49 = sext i16 %3 to i32
  %cmp.i51 = icmp sgt i32 %conv6.i, 1
  %spec.select = select i1 %2, i1 %cmp.i51, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  %add.i52 = add nsw i32 %conv.i49, %land.ext.i
  %conv10.i = sext i32 %add.i52 to i64
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
  %cmp.i.i = icmp slt i64 %add23.i, -67768040609740800
  %cmp1.i.i = icmp sgt i64 %add23.i, 67768036191676799
  %or.cond = or i1 %cmp.i.i, %cmp1.i.i
  br i1 %or.cond, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %is_leap.exit
  %call.i1 = call i32 @__gomc_reads_errno()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %if.end.i5, label %break_down.exit.i

if.end.i5:                                        ; preds = %if.then.i.i
  %call1.i = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i, align 4
  %cmp.i4 = icmp ne i32 %8, 75
  br i1 %cmp.i4, label %if.then2.i, label %break_down.exit.i

if.then2.i:                                       ; preds = %if.end.i5
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit.i

if.end.i.i:                                       ; preds = %is_leap.exit
  %div.i19 = sdiv i64 %add23.i, 86400
  %rem.i20 = srem i64 %add23.i, 86400
  %cmp.i21 = icmp slt i64 %rem.i20, 0
  %conv.i22 = zext i1 %cmp.i21 to i32
  %conv1.i23 = sext i32 %conv.i22 to i64
  %sub.i24 = sub nsw i64 %div.i19, %conv1.i23
  %mul.i.i = mul nsw i64 %sub.i24, 86400
  %sub.i.i = sub nsw i64 %add23.i, %mul.i.i
  %conv.i.i = trunc i64 %sub.i.i to i32
  %add.i.i = add nsw i64 %sub.i24, 4
  %div.i11 = sdiv i64 %add.i.i, 7
  %rem.i12 = srem i64 %add.i.i, 7
  %cmp.i13 = icmp slt i64 %rem.i12, 0
  %conv.i14 = zext i1 %cmp.i13 to i32
  %conv1.i15 = sext i32 %conv.i14 to i64
  %sub.i16 = sub nsw i64 %div.i11, %conv1.i15
  %mul3.i.i = mul nsw i64 %sub.i16, 7
  %sub4.i.i = sub nsw i64 %sub.i24, %mul3.i.i
  %add5.i.i = add nsw i64 %sub4.i.i, 4
  %conv6.i.i = trunc i64 %add5.i.i to i32
  %add7.i.i = add nsw i64 %sub.i24, 719468
  %div.i = sdiv i64 %add7.i.i, 146097
  %rem.i = srem i64 %add7.i.i, 146097
  %cmp.i6 = icmp slt i64 %rem.i, 0
  %conv.i7 = zext i1 %cmp.i6 to i32
  %conv1.i = sext i32 %conv.i7 to i64
  %sub.i8 = sub nsw i64 %div.i, %conv1.i
  %mul9.i.i = mul nsw i64 %sub.i8, 146097
  %sub10.i.i = sub nsw i64 %add7.i.i, %mul9.i.i
  %conv11.i.i = trunc i64 %sub10.i.i to i32
  %div.i.i = udiv i32 %conv11.i.i, 1460
  %sub12.i.i = sub i32 %conv11.i.i, %div.i.i
  %div13.i.i = udiv i32 %conv11.i.i, 36524
  %add14.i.i = add i32 %sub12.i.i, %div13.i.i
  %div15.i.i = udiv i32 %conv11.i.i, 146096
  %sub16.i.i = sub i32 %add14.i.i, %div15.i.i
  %div17.i.i = udiv i32 %sub16.i.i, 365
  %mul18.i.i = mul i32 365, %div17.i.i
  %div19.i.i = udiv i32 %div17.i.i, 4
  %add20.i.i = add i32 %mul18.i.i, %div19.i.i
  %div21.i.i = udiv i32 %div17.i.i, 100
  %sub22.i.i = sub i32 %add20.i.i, %div21.i.i
  %sub23.i.i = sub i32 %conv11.i.i, %sub22.i.i
  %mul24.i.i = mul i32 5, %sub23.i.i
  %add25.i.i = add i32 %mul24.i.i, 2
  %div26.i.i = udiv i32 %add25.i.i, 153
  %cmp27.i.i = icmp ugt i32 %div26.i.i, 9
  %conv28.i.i = zext i1 %cmp27.i.i to i32
  %mul29.i.i = mul nsw i64 400, %sub.i8
  %conv30.i.i = zext i32 %div17.i.i to i64
  %add31.i.i = add nsw i64 %mul29.i.i, %conv30.i.i
  %conv32.i.i = zext i32 %conv28.i.i to i64
  %add33.i.i = add nsw i64 %add31.i.i, %conv32.i.i
  %rem.i.i = urem i32 %div17.i.i, 4
  %cmp34.i.i = icmp eq i32 %rem.i.i, 0
  %conv35.i.i = zext i1 %cmp34.i.i to i32
  %rem36.i.i = urem i32 %div17.i.i, 100
  %cmp37.i.i = icmp ne i32 %rem36.i.i, 0
  %conv38.i.i = zext i1 %cmp37.i.i to i32
  %cmp39.i.i = icmp eq i32 %div17.i.i, 0
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
  %mul45.i.i = mul i32 153, %div26.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub23.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div26.i.i, 2
  %mul52.i.i = mul i32 12, %conv28.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 8
  %sub54.i.i = sub nsw i64 %add33.i.i, 1900
  %conv55.i.i = trunc i64 %sub54.i.i to i32
  store i32 %conv55.i.i, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv6.i.i, ptr %weekday57.i.i, align 8
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv28.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub23.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv28.i.i
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

break_down.exit.i:                                ; preds = %if.end.i5, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i5 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i61, label %count.exit

if.end.i.i61:                                     ; preds = %if.then.i
  %call1.i.i = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i60 = icmp ne i32 %9, 75
  br i1 %cmp.i.i60, label %if.then2.i.i, label %count.exit

if.then2.i.i:                                     ; preds = %if.end.i.i61
  store i32 75, ptr %call1.i.i, align 4
  br label %count.exit

count.exit:                                       ; preds = %break_down.exit.i, %if.end.i.i61, %if.then2.i.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i61 ], [ %add23.i, %break_down.exit.i ]
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
  %div.i35 = sdiv i64 %conv.i, 12
  %rem.i36 = srem i64 %conv.i, 12
  %cmp.i37 = icmp slt i64 %rem.i36, 0
  %conv.i38 = zext i1 %cmp.i37 to i32
  %conv1.i39 = sext i32 %conv.i38 to i64
  %sub.i40 = sub nsw i64 %div.i35, %conv1.i39
  %add.i = add nsw i64 %conv2.i, %sub.i40
  %add3.i = add nsw i64 %add.i, 1900
  %mul.i = mul nsw i64 %sub.i40, 12
  %sub.i = sub nsw i64 %conv.i, %mul.i
  %conv6.i = trunc i64 %sub.i to i32
  %sub.i41 = sub nsw i64 %add3.i, 1
  %mul.i42 = mul nsw i64 365, %sub.i41
  %div.i16.i = sdiv i64 %sub.i41, 4
  %rem.i17.i = srem i64 %sub.i41, 4
  %cmp.i18.i = icmp slt i64 %rem.i17.i, 0
  %conv.i19.i = zext i1 %cmp.i18.i to i32
  %conv1.i20.i = sext i32 %conv.i19.i to i64
  %sub.i21.i = sub nsw i64 %div.i16.i, %conv1.i20.i
  %add.i43 = add nsw i64 %mul.i42, %sub.i21.i
  %div.i8.i = sdiv i64 %sub.i41, 100
  %rem.i9.i = srem i64 %sub.i41, 100
  %cmp.i10.i = icmp slt i64 %rem.i9.i, 0
  %conv.i11.i = zext i1 %cmp.i10.i to i32
  %conv1.i12.i = sext i32 %conv.i11.i to i64
  %sub.i13.i = sub nsw i64 %div.i8.i, %conv1.i12.i
  %sub2.i = sub nsw i64 %add.i43, %sub.i13.i
  %div.i.i44 = sdiv i64 %sub.i41, 400
  %rem.i.i45 = srem i64 %sub.i41, 400
  %cmp.i.i46 = icmp slt i64 %rem.i.i45, 0
  %conv.i.i47 = zext i1 %cmp.i.i46 to i32
  %conv1.i.i = sext i32 %conv.i.i47 to i64
  %sub.i.i48 = sub nsw i64 %div.i.i44, %conv1.i.i
  %add4.i = add nsw i64 %sub2.i, %sub.i.i48
  %sub5.i = sub nsw i64 %add4.i, 719162
  %rem.i54 = srem i64 %add3.i, 4
  %cmp.i55 = icmp eq i64 %rem.i54, 0
  br i1 %cmp.i55, label %land.rhs.i56, label %is_leap.exit

land.rhs.i56:                                     ; preds = %if.end
  %rem1.i = srem i64 %add3.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i56
  %rem3.i = srem i64 %add3.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i56, %lor.rhs.i, %if.end
  %3 = phi i1 [ false, %if.end ], [ true, %land.rhs.i56 ], [ %cmp4.i, %lor.rhs.i ]
  %idxprom.i = sext i32 %conv6.i to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %4 = load i16, ptr %arrayidx.i, align 2
  %conv.i49 = sext i16 %4 to i32
  %cmp.i51 = icmp sgt i32 %conv6.i, 1
  %spec.select = select i1 %3, i1 %cmp.i51, i1 false
  %land.ext.i = zext i1 %spec.select to i32
  %add.i52 = add nsw i32 %conv.i49, %land.ext.i
  %conv10.i = sext i32 %add.i52 to i64
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
  %cmp.i.i = icmp slt i64 %add23.i, -67768040609740800
  %cmp1.i.i = icmp sgt i64 %add23.i, 67768036191676799
  %or.cond = or i1 %cmp.i.i, %cmp1.i.i
  br i1 %or.cond, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %is_leap.exit
  %call.i1 = call i32 @__gomc_reads_errno()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %if.end.i5, label %break_down.exit.i

if.end.i5:                                        ; preds = %if.then.i.i
  %call1.i = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i, align 4
  %cmp.i4 = icmp ne i32 %9, 75
  br i1 %cmp.i4, label %if.then2.i, label %break_down.exit.i

if.then2.i:                                       ; preds = %if.end.i5
  store i32 75, ptr %call1.i, align 4
  br label %break_down.exit.i

if.end.i.i:                                       ; preds = %is_leap.exit
  %div.i19 = sdiv i64 %add23.i, 86400
  %rem.i20 = srem i64 %add23.i, 86400
  %cmp.i21 = icmp slt i64 %rem.i20, 0
  %conv.i22 = zext i1 %cmp.i21 to i32
  %conv1.i23 = sext i32 %conv.i22 to i64
  %sub.i24 = sub nsw i64 %div.i19, %conv1.i23
  %mul.i.i = mul nsw i64 %sub.i24, 86400
  %sub.i.i = sub nsw i64 %add23.i, %mul.i.i
  %conv.i.i = trunc i64 %sub.i.i to i32
  %add.i.i = add nsw i64 %sub.i24, 4
  %div.i11 = sdiv i64 %add.i.i, 7
  %rem.i12 = srem i64 %add.i.i, 7
  %cmp.i13 = icmp slt i64 %rem.i12, 0
  %conv.i14 = zext i1 %cmp.i13 to i32
  %conv1.i15 = sext i32 %conv.i14 to i64
  %sub.i16 = sub nsw i64 %div.i11, %conv1.i15
  %mul3.i.i = mul nsw i64 %sub.i16, 7
  %sub4.i.i = sub nsw i64 %sub.i24, %mul3.i.i
  %add5.i.i = add nsw i64 %sub4.i.i, 4
  %conv6.i.i = trunc i64 %add5.i.i to i32
  %add7.i.i = add nsw i64 %sub.i24, 719468
  %div.i = sdiv i64 %add7.i.i, 146097
  %rem.i = srem i64 %add7.i.i, 146097
  %cmp.i6 = icmp slt i64 %rem.i, 0
  %conv.i7 = zext i1 %cmp.i6 to i32
  %conv1.i = sext i32 %conv.i7 to i64
  %sub.i8 = sub nsw i64 %div.i, %conv1.i
  %mul9.i.i = mul nsw i64 %sub.i8, 146097
  %sub10.i.i = sub nsw i64 %add7.i.i, %mul9.i.i
  %conv11.i.i = trunc i64 %sub10.i.i to i32
  %div.i.i = udiv i32 %conv11.i.i, 1460
  %sub12.i.i = sub i32 %conv11.i.i, %div.i.i
  %div13.i.i = udiv i32 %conv11.i.i, 36524
  %add14.i.i = add i32 %sub12.i.i, %div13.i.i
  %div15.i.i = udiv i32 %conv11.i.i, 146096
  %sub16.i.i = sub i32 %add14.i.i, %div15.i.i
  %div17.i.i = udiv i32 %sub16.i.i, 365
  %mul18.i.i = mul i32 365, %div17.i.i
  %div19.i.i = udiv i32 %div17.i.i, 4
  %add20.i.i = add i32 %mul18.i.i, %div19.i.i
  %div21.i.i = udiv i32 %div17.i.i, 100
  %sub22.i.i = sub i32 %add20.i.i, %div21.i.i
  %sub23.i.i = sub i32 %conv11.i.i, %sub22.i.i
  %mul24.i.i = mul i32 5, %sub23.i.i
  %add25.i.i = add i32 %mul24.i.i, 2
  %div26.i.i = udiv i32 %add25.i.i, 153
  %cmp27.i.i = icmp ugt i32 %div26.i.i, 9
  %conv28.i.i = zext i1 %cmp27.i.i to i32
  %mul29.i.i = mul nsw i64 400, %sub.i8
  %conv30.i.i = zext i32 %div17.i.i to i64
  %add31.i.i = add nsw i64 %mul29.i.i, %conv30.i.i
  %conv32.i.i = zext i32 %conv28.i.i to i64
  %add33.i.i = add nsw i64 %add31.i.i, %conv32.i.i
  %rem.i.i = urem i32 %div17.i.i, 4
  %cmp34.i.i = icmp eq i32 %rem.i.i, 0
  %conv35.i.i = zext i1 %cmp34.i.i to i32
  %rem36.i.i = urem i32 %div17.i.i, 100
  %cmp37.i.i = icmp ne i32 %rem36.i.i, 0
  %conv38.i.i = zext i1 %cmp37.i.i to i32
  %cmp39.i.i = icmp eq i32 %div17.i.i, 0
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
  %mul45.i.i = mul i32 153, %div26.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub23.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div26.i.i, 2
  %mul52.i.i = mul i32 12, %conv28.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 8
  %sub54.i.i = sub nsw i64 %add33.i.i, 1900
  %conv55.i.i = trunc i64 %sub54.i.i to i32
  store i32 %conv55.i.i, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv6.i.i, ptr %weekday57.i.i, align 8
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv28.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub23.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv28.i.i
  %sub63.i.i = sub i32 %add61.i.i, %mul62.i.i
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub63.i.i, ptr %yearday.i.i, align 4
  store i32 0, ptr %summer, align 8
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i64 0, ptr %offset.i.i, align 8
  %zone64.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone64.i.i, align 8
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i5, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i5 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i61, label %count.exit

if.end.i.i61:                                     ; preds = %if.then.i
  %call1.i.i = call ptr @__errno_location()
  %10 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i60 = icmp ne i32 %10, 75
  br i1 %cmp.i.i60, label %if.then2.i.i, label %count.exit

if.then2.i.i:                                     ; preds = %if.end.i.i61
  store i32 75, ptr %call1.i.i, align 4
  br label %count.exit

count.exit:                                       ; preds = %break_down.exit.i, %if.end.i.i61, %if.then2.i.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i61 ], [ %add23.i, %break_down.exit.i ]
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
  %or.cond605 = or i1 %cmp.i247, %cmp1.i
  br i1 %or.cond605, label %if.then.i248, label %day_name.exit

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
  %or.cond606 = or i1 %cmp.i252, %cmp1.i253
  br i1 %or.cond606, label %if.then.i255, label %day_name.exit258

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
  %or.cond607 = or i1 %cmp.i259, %cmp1.i260
  br i1 %or.cond607, label %if.then.i262, label %month_name.exit

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
  %or.cond608 = or i1 %cmp.i266, %cmp1.i267
  br i1 %or.cond608, label %if.then.i269, label %month_name.exit272

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
  %spec.select626 = select i1 %cmp5.i, i32 12, i32 %62
  %cond11.i = select i1 %cmp.i50, i32 %sub.i, i32 %spec.select626
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
  %cmp.i1002 = icmp sge i64 %add.i, 1000
  %cmp1.i1003 = icmp sle i64 %add.i, 9999
  %or.cond609 = and i1 %cmp.i1002, %cmp1.i1003
  br i1 %or.cond609, label %if.then.i1008, label %if.else.i.i

if.then.i1008:                                    ; preds = %sw.bb.i55
  %conv.i1005 = trunc i64 %add.i to i32
  %div.i1006 = udiv i32 %conv.i1005, 100
  %conv2.i1007 = zext i32 %div.i1006 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i1007, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i1008
  %div.i59.i = udiv i32 %div.i1006, 10
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
  %rem.i72.i = urem i32 %div.i1006, 10
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

if.else.i85.i:                                    ; preds = %if.then.i1008
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i1007, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i1010 = urem i32 %conv.i1005, 100
  %div.i18.i = udiv i32 %rem.i1010, 10
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
  %rem.i31.i = urem i32 %rem.i1010, 10
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
  %div.i1153 = sdiv i64 %add.i, 100
  %rem.i1154 = srem i64 %add.i, 100
  %cmp.i1155 = icmp slt i64 %rem.i1154, 0
  %conv.i1156 = zext i1 %cmp.i1155 to i32
  %conv1.i = sext i32 %conv.i1156 to i64
  %sub.i1157 = sub nsw i64 %div.i1153, %conv1.i
  %cmp1.i396 = icmp sge i64 %sub.i1157, 0
  %cmp3.i = icmp sle i64 %sub.i1157, 99
  %or.cond610 = and i1 %cmp1.i396, %cmp3.i
  br i1 %or.cond610, label %if.then.i405, label %if.else.i425

if.then.i405:                                     ; preds = %sw.bb13.i
  %conv.i398 = trunc i64 %sub.i1157 to i32
  %div.i399 = udiv i32 %conv.i398, 10
  %add.i400 = add i32 48, %div.i399
  %conv4.i401 = trunc i32 %add.i400 to i8
  %77 = load i64, ptr %count, align 8
  %78 = load i64, ptr %limit, align 8
  %cmp.i12.i404 = icmp ult i64 %77, %78
  br i1 %cmp.i12.i404, label %if.then.i15.i408, label %put.exit18.i418

if.then.i15.i408:                                 ; preds = %if.then.i405
  %79 = load ptr, ptr %t, align 8
  %arrayidx.i14.i407 = getelementptr inbounds i8, ptr %79, i64 %77
  store i8 %conv4.i401, ptr %arrayidx.i14.i407, align 1
  br label %put.exit18.i418

put.exit18.i418:                                  ; preds = %if.then.i15.i408, %if.then.i405
  %80 = load i64, ptr %count, align 8
  %inc.i17.i410 = add i64 %80, 1
  store i64 %inc.i17.i410, ptr %count, align 8
  %rem.i412 = urem i32 %conv.i398, 10
  %add6.i413 = add i32 48, %rem.i412
  %conv7.i414 = trunc i32 %add6.i413 to i8
  %81 = load i64, ptr %limit, align 8
  %cmp.i.i417 = icmp ult i64 %inc.i17.i410, %81
  br i1 %cmp.i.i417, label %if.then.i.i421, label %put.exit.i424

if.then.i.i421:                                   ; preds = %put.exit18.i418
  %82 = load ptr, ptr %t, align 8
  %arrayidx.i.i420 = getelementptr inbounds i8, ptr %82, i64 %inc.i17.i410
  store i8 %conv7.i414, ptr %arrayidx.i.i420, align 1
  br label %put.exit.i424

put.exit.i424:                                    ; preds = %if.then.i.i421, %put.exit18.i418
  %83 = load i64, ptr %count, align 8
  %inc.i.i423 = add i64 %83, 1
  store i64 %inc.i.i423, ptr %count, align 8
  br label %for.inc

if.else.i425:                                     ; preds = %sw.bb13.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub.i1157, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb14.i57:                                      ; preds = %if.then14
  %div.i1160 = sdiv i64 %add.i, 100
  %rem.i1161 = srem i64 %add.i, 100
  %cmp.i1162 = icmp slt i64 %rem.i1161, 0
  %conv.i1163 = zext i1 %cmp.i1162 to i32
  %conv1.i1164 = sext i32 %conv.i1163 to i64
  %sub.i1165 = sub nsw i64 %div.i1160, %conv1.i1164
  %mul.i = mul nsw i64 %sub.i1165, 100
  %sub16.i = sub nsw i64 %add.i, %mul.i
  %cmp1.i434 = icmp sge i64 %sub16.i, 0
  %cmp3.i436 = icmp sle i64 %sub16.i, 99
  %or.cond611 = and i1 %cmp1.i434, %cmp3.i436
  br i1 %or.cond611, label %if.then.i445, label %if.else.i465

if.then.i445:                                     ; preds = %sw.bb14.i57
  %conv.i438 = trunc i64 %sub16.i to i32
  %div.i439 = udiv i32 %conv.i438, 10
  %add.i440 = add i32 48, %div.i439
  %conv4.i441 = trunc i32 %add.i440 to i8
  %84 = load i64, ptr %count, align 8
  %85 = load i64, ptr %limit, align 8
  %cmp.i12.i444 = icmp ult i64 %84, %85
  br i1 %cmp.i12.i444, label %if.then.i15.i448, label %put.exit18.i458

if.then.i15.i448:                                 ; preds = %if.then.i445
  %86 = load ptr, ptr %t, align 8
  %arrayidx.i14.i447 = getelementptr inbounds i8, ptr %86, i64 %84
  store i8 %conv4.i441, ptr %arrayidx.i14.i447, align 1
  br label %put.exit18.i458

put.exit18.i458:                                  ; preds = %if.then.i15.i448, %if.then.i445
  %87 = load i64, ptr %count, align 8
  %inc.i17.i450 = add i64 %87, 1
  store i64 %inc.i17.i450, ptr %count, align 8
  %rem.i452 = urem i32 %conv.i438, 10
  %add6.i453 = add i32 48, %rem.i452
  %conv7.i454 = trunc i32 %add6.i453 to i8
  %88 = load i64, ptr %limit, align 8
  %cmp.i.i457 = icmp ult i64 %inc.i17.i450, %88
  br i1 %cmp.i.i457, label %if.then.i.i461, label %put.exit.i464

if.then.i.i461:                                   ; preds = %put.exit18.i458
  %89 = load ptr, ptr %t, align 8
  %arrayidx.i.i460 = getelementptr inbounds i8, ptr %89, i64 %inc.i17.i450
  store i8 %conv7.i454, ptr %arrayidx.i.i460, align 1
  br label %put.exit.i464

put.exit.i464:                                    ; preds = %if.then.i.i461, %put.exit18.i458
  %90 = load i64, ptr %count, align 8
  %inc.i.i463 = add i64 %90, 1
  store i64 %inc.i.i463, ptr %count, align 8
  br label %for.inc

if.else.i465:                                     ; preds = %sw.bb14.i57
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub16.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb17.i:                                        ; preds = %if.then14
  %month.i58 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %91 = load i32, ptr %month.i58, align 8
  %conv18.i = sext i32 %91 to i64
  %add19.i = add nsw i64 %conv18.i, 1
  %cmp1.i475 = icmp sge i64 %add19.i, 0
  %cmp3.i477 = icmp sle i64 %add19.i, 99
  %or.cond612 = and i1 %cmp1.i475, %cmp3.i477
  br i1 %or.cond612, label %if.then.i486, label %if.else.i506

if.then.i486:                                     ; preds = %sw.bb17.i
  %conv.i479 = trunc i64 %add19.i to i32
  %div.i480 = udiv i32 %conv.i479, 10
  %add.i481 = add i32 48, %div.i480
  %conv4.i482 = trunc i32 %add.i481 to i8
  %92 = load i64, ptr %count, align 8
  %93 = load i64, ptr %limit, align 8
  %cmp.i12.i485 = icmp ult i64 %92, %93
  br i1 %cmp.i12.i485, label %if.then.i15.i489, label %put.exit18.i499

if.then.i15.i489:                                 ; preds = %if.then.i486
  %94 = load ptr, ptr %t, align 8
  %arrayidx.i14.i488 = getelementptr inbounds i8, ptr %94, i64 %92
  store i8 %conv4.i482, ptr %arrayidx.i14.i488, align 1
  br label %put.exit18.i499

put.exit18.i499:                                  ; preds = %if.then.i15.i489, %if.then.i486
  %95 = load i64, ptr %count, align 8
  %inc.i17.i491 = add i64 %95, 1
  store i64 %inc.i17.i491, ptr %count, align 8
  %rem.i493 = urem i32 %conv.i479, 10
  %add6.i494 = add i32 48, %rem.i493
  %conv7.i495 = trunc i32 %add6.i494 to i8
  %96 = load i64, ptr %limit, align 8
  %cmp.i.i498 = icmp ult i64 %inc.i17.i491, %96
  br i1 %cmp.i.i498, label %if.then.i.i502, label %put.exit.i505

if.then.i.i502:                                   ; preds = %put.exit18.i499
  %97 = load ptr, ptr %t, align 8
  %arrayidx.i.i501 = getelementptr inbounds i8, ptr %97, i64 %inc.i17.i491
  store i8 %conv7.i495, ptr %arrayidx.i.i501, align 1
  br label %put.exit.i505

put.exit.i505:                                    ; preds = %if.then.i.i502, %put.exit18.i499
  %98 = load i64, ptr %count, align 8
  %inc.i.i504 = add i64 %98, 1
  store i64 %inc.i.i504, ptr %count, align 8
  br label %for.inc

if.else.i506:                                     ; preds = %sw.bb17.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add19.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb20.i:                                        ; preds = %if.then14
  %day.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %99 = load i32, ptr %day.i, align 4
  %conv21.i = sext i32 %99 to i64
  %cmp1.i516 = icmp sge i64 %conv21.i, 0
  %cmp3.i518 = icmp sle i64 %conv21.i, 99
  %or.cond613 = and i1 %cmp1.i516, %cmp3.i518
  br i1 %or.cond613, label %if.then.i527, label %if.else.i547

if.then.i527:                                     ; preds = %sw.bb20.i
  %div.i521 = udiv i32 %99, 10
  %add.i522 = add i32 48, %div.i521
  %conv4.i523 = trunc i32 %add.i522 to i8
  %100 = load i64, ptr %count, align 8
  %101 = load i64, ptr %limit, align 8
  %cmp.i12.i526 = icmp ult i64 %100, %101
  br i1 %cmp.i12.i526, label %if.then.i15.i530, label %put.exit18.i540

if.then.i15.i530:                                 ; preds = %if.then.i527
  %102 = load ptr, ptr %t, align 8
  %arrayidx.i14.i529 = getelementptr inbounds i8, ptr %102, i64 %100
  store i8 %conv4.i523, ptr %arrayidx.i14.i529, align 1
  br label %put.exit18.i540

put.exit18.i540:                                  ; preds = %if.then.i15.i530, %if.then.i527
  %103 = load i64, ptr %count, align 8
  %inc.i17.i532 = add i64 %103, 1
  store i64 %inc.i17.i532, ptr %count, align 8
  %rem.i534 = urem i32 %99, 10
  %add6.i535 = add i32 48, %rem.i534
  %conv7.i536 = trunc i32 %add6.i535 to i8
  %104 = load i64, ptr %limit, align 8
  %cmp.i.i539 = icmp ult i64 %inc.i17.i532, %104
  br i1 %cmp.i.i539, label %if.then.i.i543, label %put.exit.i546

if.then.i.i543:                                   ; preds = %put.exit18.i540
  %105 = load ptr, ptr %t, align 8
  %arrayidx.i.i542 = getelementptr inbounds i8, ptr %105, i64 %inc.i17.i532
  store i8 %conv7.i536, ptr %arrayidx.i.i542, align 1
  br label %put.exit.i546

put.exit.i546:                                    ; preds = %if.then.i.i543, %put.exit18.i540
  %106 = load i64, ptr %count, align 8
  %inc.i.i545 = add i64 %106, 1
  store i64 %inc.i.i545, ptr %count, align 8
  br label %for.inc

if.else.i547:                                     ; preds = %sw.bb20.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv21.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb22.i:                                        ; preds = %if.then14
  %day23.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %107 = load i32, ptr %day23.i, align 4
  %conv24.i = sext i32 %107 to i64
  %cmp.i276 = icmp sge i64 %conv24.i, 0
  %cmp1.i277 = icmp sle i64 %conv24.i, 99
  %or.cond614 = and i1 %cmp.i276, %cmp1.i277
  br i1 %or.cond614, label %if.then.i281, label %if.else.i

if.then.i281:                                     ; preds = %sw.bb22.i
  %div.i279 = udiv i32 %107, 10
  %tobool.i280 = icmp ne i32 %div.i279, 0
  %add.i282 = add i32 48, %div.i279
  %conv2.i = trunc i32 %add.i282 to i8
  %conv3.i = sext i8 %conv2.i to i32
  %cond.i285 = select i1 %tobool.i280, i32 %conv3.i, i32 32
  %conv4.i = trunc i32 %cond.i285 to i8
  %108 = load i64, ptr %count, align 8
  %109 = load i64, ptr %limit, align 8
  %cmp.i12.i = icmp ult i64 %108, %109
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i281
  %110 = load ptr, ptr %t, align 8
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %110, i64 %108
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i281
  %111 = load i64, ptr %count, align 8
  %inc.i17.i = add i64 %111, 1
  store i64 %inc.i17.i, ptr %count, align 8
  %rem.i287 = urem i32 %107, 10
  %add6.i = add i32 48, %rem.i287
  %conv7.i = trunc i32 %add6.i to i8
  %112 = load i64, ptr %limit, align 8
  %cmp.i.i290 = icmp ult i64 %inc.i17.i, %112
  br i1 %cmp.i.i290, label %if.then.i.i293, label %put.exit.i296

if.then.i.i293:                                   ; preds = %put.exit18.i
  %113 = load ptr, ptr %t, align 8
  %arrayidx.i.i292 = getelementptr inbounds i8, ptr %113, i64 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i292, align 1
  br label %put.exit.i296

put.exit.i296:                                    ; preds = %if.then.i.i293, %put.exit18.i
  %114 = load i64, ptr %count, align 8
  %inc.i.i295 = add i64 %114, 1
  store i64 %inc.i.i295, ptr %count, align 8
  br label %for.inc

if.else.i:                                        ; preds = %sw.bb22.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv24.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb25.i:                                        ; preds = %if.then14
  %115 = load i32, ptr %hour.i49, align 8
  %conv27.i = sext i32 %115 to i64
  %cmp1.i557 = icmp sge i64 %conv27.i, 0
  %cmp3.i559 = icmp sle i64 %conv27.i, 99
  %or.cond615 = and i1 %cmp1.i557, %cmp3.i559
  br i1 %or.cond615, label %if.then.i568, label %if.else.i588

if.then.i568:                                     ; preds = %sw.bb25.i
  %div.i562 = udiv i32 %115, 10
  %add.i563 = add i32 48, %div.i562
  %conv4.i564 = trunc i32 %add.i563 to i8
  %116 = load i64, ptr %count, align 8
  %117 = load i64, ptr %limit, align 8
  %cmp.i12.i567 = icmp ult i64 %116, %117
  br i1 %cmp.i12.i567, label %if.then.i15.i571, label %put.exit18.i581

if.then.i15.i571:                                 ; preds = %if.then.i568
  %118 = load ptr, ptr %t, align 8
  %arrayidx.i14.i570 = getelementptr inbounds i8, ptr %118, i64 %116
  store i8 %conv4.i564, ptr %arrayidx.i14.i570, align 1
  br label %put.exit18.i581

put.exit18.i581:                                  ; preds = %if.then.i15.i571, %if.then.i568
  %119 = load i64, ptr %count, align 8
  %inc.i17.i573 = add i64 %119, 1
  store i64 %inc.i17.i573, ptr %count, align 8
  %rem.i575 = urem i32 %115, 10
  %add6.i576 = add i32 48, %rem.i575
  %conv7.i577 = trunc i32 %add6.i576 to i8
  %120 = load i64, ptr %limit, align 8
  %cmp.i.i580 = icmp ult i64 %inc.i17.i573, %120
  br i1 %cmp.i.i580, label %if.then.i.i584, label %put.exit.i587

if.then.i.i584:                                   ; preds = %put.exit18.i581
  %121 = load ptr, ptr %t, align 8
  %arrayidx.i.i583 = getelementptr inbounds i8, ptr %121, i64 %inc.i17.i573
  store i8 %conv7.i577, ptr %arrayidx.i.i583, align 1
  br label %put.exit.i587

put.exit.i587:                                    ; preds = %if.then.i.i584, %put.exit18.i581
  %122 = load i64, ptr %count, align 8
  %inc.i.i586 = add i64 %122, 1
  store i64 %inc.i.i586, ptr %count, align 8
  br label %for.inc

if.else.i588:                                     ; preds = %sw.bb25.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv27.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb28.i:                                        ; preds = %if.then14
  %conv29.i = sext i32 %cond11.i to i64
  %cmp1.i598 = icmp sge i64 %conv29.i, 0
  %cmp3.i600 = icmp sle i64 %conv29.i, 99
  %or.cond616 = and i1 %cmp1.i598, %cmp3.i600
  br i1 %or.cond616, label %if.then.i609, label %if.else.i629

if.then.i609:                                     ; preds = %sw.bb28.i
  %div.i603 = udiv i32 %cond11.i, 10
  %add.i604 = add i32 48, %div.i603
  %conv4.i605 = trunc i32 %add.i604 to i8
  %123 = load i64, ptr %count, align 8
  %124 = load i64, ptr %limit, align 8
  %cmp.i12.i608 = icmp ult i64 %123, %124
  br i1 %cmp.i12.i608, label %if.then.i15.i612, label %put.exit18.i622

if.then.i15.i612:                                 ; preds = %if.then.i609
  %125 = load ptr, ptr %t, align 8
  %arrayidx.i14.i611 = getelementptr inbounds i8, ptr %125, i64 %123
  store i8 %conv4.i605, ptr %arrayidx.i14.i611, align 1
  br label %put.exit18.i622

put.exit18.i622:                                  ; preds = %if.then.i15.i612, %if.then.i609
  %126 = load i64, ptr %count, align 8
  %inc.i17.i614 = add i64 %126, 1
  store i64 %inc.i17.i614, ptr %count, align 8
  %rem.i616 = urem i32 %cond11.i, 10
  %add6.i617 = add i32 48, %rem.i616
  %conv7.i618 = trunc i32 %add6.i617 to i8
  %127 = load i64, ptr %limit, align 8
  %cmp.i.i621 = icmp ult i64 %inc.i17.i614, %127
  br i1 %cmp.i.i621, label %if.then.i.i625, label %put.exit.i628

if.then.i.i625:                                   ; preds = %put.exit18.i622
  %128 = load ptr, ptr %t, align 8
  %arrayidx.i.i624 = getelementptr inbounds i8, ptr %128, i64 %inc.i17.i614
  store i8 %conv7.i618, ptr %arrayidx.i.i624, align 1
  br label %put.exit.i628

put.exit.i628:                                    ; preds = %if.then.i.i625, %put.exit18.i622
  %129 = load i64, ptr %count, align 8
  %inc.i.i627 = add i64 %129, 1
  store i64 %inc.i.i627, ptr %count, align 8
  br label %for.inc

if.else.i629:                                     ; preds = %sw.bb28.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv29.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb30.i:                                        ; preds = %if.then14
  %130 = load i32, ptr %hour.i49, align 8
  %conv32.i = sext i32 %130 to i64
  %cmp.i304 = icmp sge i64 %conv32.i, 0
  %cmp1.i305 = icmp sle i64 %conv32.i, 99
  %or.cond617 = and i1 %cmp.i304, %cmp1.i305
  br i1 %or.cond617, label %if.then.i310, label %if.else.i341

if.then.i310:                                     ; preds = %sw.bb30.i
  %div.i308 = udiv i32 %130, 10
  %tobool.i309 = icmp ne i32 %div.i308, 0
  %add.i311 = add i32 48, %div.i308
  %conv2.i312 = trunc i32 %add.i311 to i8
  %conv3.i313 = sext i8 %conv2.i312 to i32
  %cond.i316 = select i1 %tobool.i309, i32 %conv3.i313, i32 32
  %conv4.i317 = trunc i32 %cond.i316 to i8
  %131 = load i64, ptr %count, align 8
  %132 = load i64, ptr %limit, align 8
  %cmp.i12.i320 = icmp ult i64 %131, %132
  br i1 %cmp.i12.i320, label %if.then.i15.i324, label %put.exit18.i334

if.then.i15.i324:                                 ; preds = %if.then.i310
  %133 = load ptr, ptr %t, align 8
  %arrayidx.i14.i323 = getelementptr inbounds i8, ptr %133, i64 %131
  store i8 %conv4.i317, ptr %arrayidx.i14.i323, align 1
  br label %put.exit18.i334

put.exit18.i334:                                  ; preds = %if.then.i15.i324, %if.then.i310
  %134 = load i64, ptr %count, align 8
  %inc.i17.i326 = add i64 %134, 1
  store i64 %inc.i17.i326, ptr %count, align 8
  %rem.i328 = urem i32 %130, 10
  %add6.i329 = add i32 48, %rem.i328
  %conv7.i330 = trunc i32 %add6.i329 to i8
  %135 = load i64, ptr %limit, align 8
  %cmp.i.i333 = icmp ult i64 %inc.i17.i326, %135
  br i1 %cmp.i.i333, label %if.then.i.i337, label %put.exit.i340

if.then.i.i337:                                   ; preds = %put.exit18.i334
  %136 = load ptr, ptr %t, align 8
  %arrayidx.i.i336 = getelementptr inbounds i8, ptr %136, i64 %inc.i17.i326
  store i8 %conv7.i330, ptr %arrayidx.i.i336, align 1
  br label %put.exit.i340

put.exit.i340:                                    ; preds = %if.then.i.i337, %put.exit18.i334
  %137 = load i64, ptr %count, align 8
  %inc.i.i339 = add i64 %137, 1
  store i64 %inc.i.i339, ptr %count, align 8
  br label %for.inc

if.else.i341:                                     ; preds = %sw.bb30.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv32.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb33.i:                                        ; preds = %if.then14
  %conv34.i = sext i32 %cond11.i to i64
  %cmp.i350 = icmp sge i64 %conv34.i, 0
  %cmp1.i351 = icmp sle i64 %conv34.i, 99
  %or.cond618 = and i1 %cmp.i350, %cmp1.i351
  br i1 %or.cond618, label %if.then.i356, label %if.else.i387

if.then.i356:                                     ; preds = %sw.bb33.i
  %div.i354 = udiv i32 %cond11.i, 10
  %tobool.i355 = icmp ne i32 %div.i354, 0
  %add.i357 = add i32 48, %div.i354
  %conv2.i358 = trunc i32 %add.i357 to i8
  %conv3.i359 = sext i8 %conv2.i358 to i32
  %cond.i362 = select i1 %tobool.i355, i32 %conv3.i359, i32 32
  %conv4.i363 = trunc i32 %cond.i362 to i8
  %138 = load i64, ptr %count, align 8
  %139 = load i64, ptr %limit, align 8
  %cmp.i12.i366 = icmp ult i64 %138, %139
  br i1 %cmp.i12.i366, label %if.then.i15.i370, label %put.exit18.i380

if.then.i15.i370:                                 ; preds = %if.then.i356
  %140 = load ptr, ptr %t, align 8
  %arrayidx.i14.i369 = getelementptr inbounds i8, ptr %140, i64 %138
  store i8 %conv4.i363, ptr %arrayidx.i14.i369, align 1
  br label %put.exit18.i380

put.exit18.i380:                                  ; preds = %if.then.i15.i370, %if.then.i356
  %141 = load i64, ptr %count, align 8
  %inc.i17.i372 = add i64 %141, 1
  store i64 %inc.i17.i372, ptr %count, align 8
  %rem.i374 = urem i32 %cond11.i, 10
  %add6.i375 = add i32 48, %rem.i374
  %conv7.i376 = trunc i32 %add6.i375 to i8
  %142 = load i64, ptr %limit, align 8
  %cmp.i.i379 = icmp ult i64 %inc.i17.i372, %142
  br i1 %cmp.i.i379, label %if.then.i.i383, label %put.exit.i386

if.then.i.i383:                                   ; preds = %put.exit18.i380
  %143 = load ptr, ptr %t, align 8
  %arrayidx.i.i382 = getelementptr inbounds i8, ptr %143, i64 %inc.i17.i372
  store i8 %conv7.i376, ptr %arrayidx.i.i382, align 1
  br label %put.exit.i386

put.exit.i386:                                    ; preds = %if.then.i.i383, %put.exit18.i380
  %144 = load i64, ptr %count, align 8
  %inc.i.i385 = add i64 %144, 1
  store i64 %inc.i.i385, ptr %count, align 8
  br label %for.inc

if.else.i387:                                     ; preds = %sw.bb33.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv34.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb35.i:                                        ; preds = %if.then14
  %minute.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %145 = load i32, ptr %minute.i, align 4
  %conv36.i = sext i32 %145 to i64
  %cmp1.i639 = icmp sge i64 %conv36.i, 0
  %cmp3.i641 = icmp sle i64 %conv36.i, 99
  %or.cond619 = and i1 %cmp1.i639, %cmp3.i641
  br i1 %or.cond619, label %if.then.i650, label %if.else.i670

if.then.i650:                                     ; preds = %sw.bb35.i
  %div.i644 = udiv i32 %145, 10
  %add.i645 = add i32 48, %div.i644
  %conv4.i646 = trunc i32 %add.i645 to i8
  %146 = load i64, ptr %count, align 8
  %147 = load i64, ptr %limit, align 8
  %cmp.i12.i649 = icmp ult i64 %146, %147
  br i1 %cmp.i12.i649, label %if.then.i15.i653, label %put.exit18.i663

if.then.i15.i653:                                 ; preds = %if.then.i650
  %148 = load ptr, ptr %t, align 8
  %arrayidx.i14.i652 = getelementptr inbounds i8, ptr %148, i64 %146
  store i8 %conv4.i646, ptr %arrayidx.i14.i652, align 1
  br label %put.exit18.i663

put.exit18.i663:                                  ; preds = %if.then.i15.i653, %if.then.i650
  %149 = load i64, ptr %count, align 8
  %inc.i17.i655 = add i64 %149, 1
  store i64 %inc.i17.i655, ptr %count, align 8
  %rem.i657 = urem i32 %145, 10
  %add6.i658 = add i32 48, %rem.i657
  %conv7.i659 = trunc i32 %add6.i658 to i8
  %150 = load i64, ptr %limit, align 8
  %cmp.i.i662 = icmp ult i64 %inc.i17.i655, %150
  br i1 %cmp.i.i662, label %if.then.i.i666, label %put.exit.i669

if.then.i.i666:                                   ; preds = %put.exit18.i663
  %151 = load ptr, ptr %t, align 8
  %arrayidx.i.i665 = getelementptr inbounds i8, ptr %151, i64 %inc.i17.i655
  store i8 %conv7.i659, ptr %arrayidx.i.i665, align 1
  br label %put.exit.i669

put.exit.i669:                                    ; preds = %if.then.i.i666, %put.exit18.i663
  %152 = load i64, ptr %count, align 8
  %inc.i.i668 = add i64 %152, 1
  store i64 %inc.i.i668, ptr %count, align 8
  br label %for.inc

if.else.i670:                                     ; preds = %sw.bb35.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv36.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb37.i:                                        ; preds = %if.then14
  %153 = load i32, ptr %time, align 8
  %conv38.i = sext i32 %153 to i64
  %cmp1.i680 = icmp sge i64 %conv38.i, 0
  %cmp3.i682 = icmp sle i64 %conv38.i, 99
  %or.cond620 = and i1 %cmp1.i680, %cmp3.i682
  br i1 %or.cond620, label %if.then.i691, label %if.else.i711

if.then.i691:                                     ; preds = %sw.bb37.i
  %div.i685 = udiv i32 %153, 10
  %add.i686 = add i32 48, %div.i685
  %conv4.i687 = trunc i32 %add.i686 to i8
  %154 = load i64, ptr %count, align 8
  %155 = load i64, ptr %limit, align 8
  %cmp.i12.i690 = icmp ult i64 %154, %155
  br i1 %cmp.i12.i690, label %if.then.i15.i694, label %put.exit18.i704

if.then.i15.i694:                                 ; preds = %if.then.i691
  %156 = load ptr, ptr %t, align 8
  %arrayidx.i14.i693 = getelementptr inbounds i8, ptr %156, i64 %154
  store i8 %conv4.i687, ptr %arrayidx.i14.i693, align 1
  br label %put.exit18.i704

put.exit18.i704:                                  ; preds = %if.then.i15.i694, %if.then.i691
  %157 = load i64, ptr %count, align 8
  %inc.i17.i696 = add i64 %157, 1
  store i64 %inc.i17.i696, ptr %count, align 8
  %rem.i698 = urem i32 %153, 10
  %add6.i699 = add i32 48, %rem.i698
  %conv7.i700 = trunc i32 %add6.i699 to i8
  %158 = load i64, ptr %limit, align 8
  %cmp.i.i703 = icmp ult i64 %inc.i17.i696, %158
  br i1 %cmp.i.i703, label %if.then.i.i707, label %put.exit.i710

if.then.i.i707:                                   ; preds = %put.exit18.i704
  %159 = load ptr, ptr %t, align 8
  %arrayidx.i.i706 = getelementptr inbounds i8, ptr %159, i64 %inc.i17.i696
  store i8 %conv7.i700, ptr %arrayidx.i.i706, align 1
  br label %put.exit.i710

put.exit.i710:                                    ; preds = %if.then.i.i707, %put.exit18.i704
  %160 = load i64, ptr %count, align 8
  %inc.i.i709 = add i64 %160, 1
  store i64 %inc.i.i709, ptr %count, align 8
  br label %for.inc

if.else.i711:                                     ; preds = %sw.bb37.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv38.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb39.i:                                        ; preds = %if.then14
  %yearday.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %161 = load i32, ptr %yearday.i, align 4
  %conv40.i = sext i32 %161 to i64
  %add41.i = add nsw i64 %conv40.i, 1
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add41.i, i32 noundef 3, i8 noundef signext 48)
  br label %for.inc

sw.bb42.i:                                        ; preds = %if.then14
  %weekday.i59 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %162 = load i32, ptr %weekday.i59, align 8
  %tobool.i60 = icmp ne i32 %162, 0
  %spec.select627 = select i1 %tobool.i60, i32 %162, i32 7
  %conv48.i = sext i32 %spec.select627 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv48.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb49.i:                                        ; preds = %if.then14
  %weekday50.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %163 = load i32, ptr %weekday50.i, align 8
  %conv51.i = sext i32 %163 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv51.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb52.i:                                        ; preds = %if.then14
  %yearday53.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %164 = load i32, ptr %yearday53.i, align 4
  %weekday54.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %165 = load i32, ptr %weekday54.i, align 8
  %sub55.i = sub nsw i32 %164, %165
  %add56.i = add nsw i32 %sub55.i, 7
  %div.i = sdiv i32 %add56.i, 7
  %conv57.i = sext i32 %div.i to i64
  %cmp1.i844 = icmp sge i64 %conv57.i, 0
  %cmp3.i846 = icmp sle i64 %conv57.i, 99
  %or.cond621 = and i1 %cmp1.i844, %cmp3.i846
  br i1 %or.cond621, label %if.then.i855, label %if.else.i875

if.then.i855:                                     ; preds = %sw.bb52.i
  %div.i849 = udiv i32 %div.i, 10
  %add.i850 = add i32 48, %div.i849
  %conv4.i851 = trunc i32 %add.i850 to i8
  %166 = load i64, ptr %count, align 8
  %167 = load i64, ptr %limit, align 8
  %cmp.i12.i854 = icmp ult i64 %166, %167
  br i1 %cmp.i12.i854, label %if.then.i15.i858, label %put.exit18.i868

if.then.i15.i858:                                 ; preds = %if.then.i855
  %168 = load ptr, ptr %t, align 8
  %arrayidx.i14.i857 = getelementptr inbounds i8, ptr %168, i64 %166
  store i8 %conv4.i851, ptr %arrayidx.i14.i857, align 1
  br label %put.exit18.i868

put.exit18.i868:                                  ; preds = %if.then.i15.i858, %if.then.i855
  %169 = load i64, ptr %count, align 8
  %inc.i17.i860 = add i64 %169, 1
  store i64 %inc.i17.i860, ptr %count, align 8
  %rem.i862 = urem i32 %div.i, 10
  %add6.i863 = add i32 48, %rem.i862
  %conv7.i864 = trunc i32 %add6.i863 to i8
  %170 = load i64, ptr %limit, align 8
  %cmp.i.i867 = icmp ult i64 %inc.i17.i860, %170
  br i1 %cmp.i.i867, label %if.then.i.i871, label %put.exit.i874

if.then.i.i871:                                   ; preds = %put.exit18.i868
  %171 = load ptr, ptr %t, align 8
  %arrayidx.i.i870 = getelementptr inbounds i8, ptr %171, i64 %inc.i17.i860
  store i8 %conv7.i864, ptr %arrayidx.i.i870, align 1
  br label %put.exit.i874

put.exit.i874:                                    ; preds = %if.then.i.i871, %put.exit18.i868
  %172 = load i64, ptr %count, align 8
  %inc.i.i873 = add i64 %172, 1
  store i64 %inc.i.i873, ptr %count, align 8
  br label %for.inc

if.else.i875:                                     ; preds = %sw.bb52.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv57.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb58.i:                                        ; preds = %if.then14
  %yearday59.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %173 = load i32, ptr %yearday59.i, align 4
  %weekday60.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %174 = load i32, ptr %weekday60.i, align 8
  %add61.i = add nsw i32 %174, 6
  %rem.i = srem i32 %add61.i, 7
  %sub62.i = sub nsw i32 %173, %rem.i
  %add63.i = add nsw i32 %sub62.i, 7
  %div64.i = sdiv i32 %add63.i, 7
  %conv65.i = sext i32 %div64.i to i64
  %cmp1.i885 = icmp sge i64 %conv65.i, 0
  %cmp3.i887 = icmp sle i64 %conv65.i, 99
  %or.cond622 = and i1 %cmp1.i885, %cmp3.i887
  br i1 %or.cond622, label %if.then.i896, label %if.else.i916

if.then.i896:                                     ; preds = %sw.bb58.i
  %div.i890 = udiv i32 %div64.i, 10
  %add.i891 = add i32 48, %div.i890
  %conv4.i892 = trunc i32 %add.i891 to i8
  %175 = load i64, ptr %count, align 8
  %176 = load i64, ptr %limit, align 8
  %cmp.i12.i895 = icmp ult i64 %175, %176
  br i1 %cmp.i12.i895, label %if.then.i15.i899, label %put.exit18.i909

if.then.i15.i899:                                 ; preds = %if.then.i896
  %177 = load ptr, ptr %t, align 8
  %arrayidx.i14.i898 = getelementptr inbounds i8, ptr %177, i64 %175
  store i8 %conv4.i892, ptr %arrayidx.i14.i898, align 1
  br label %put.exit18.i909

put.exit18.i909:                                  ; preds = %if.then.i15.i899, %if.then.i896
  %178 = load i64, ptr %count, align 8
  %inc.i17.i901 = add i64 %178, 1
  store i64 %inc.i17.i901, ptr %count, align 8
  %rem.i903 = urem i32 %div64.i, 10
  %add6.i904 = add i32 48, %rem.i903
  %conv7.i905 = trunc i32 %add6.i904 to i8
  %179 = load i64, ptr %limit, align 8
  %cmp.i.i908 = icmp ult i64 %inc.i17.i901, %179
  br i1 %cmp.i.i908, label %if.then.i.i912, label %put.exit.i915

if.then.i.i912:                                   ; preds = %put.exit18.i909
  %180 = load ptr, ptr %t, align 8
  %arrayidx.i.i911 = getelementptr inbounds i8, ptr %180, i64 %inc.i17.i901
  store i8 %conv7.i905, ptr %arrayidx.i.i911, align 1
  br label %put.exit.i915

put.exit.i915:                                    ; preds = %if.then.i.i912, %put.exit18.i909
  %181 = load i64, ptr %count, align 8
  %inc.i.i914 = add i64 %181, 1
  store i64 %inc.i.i914, ptr %count, align 8
  br label %for.inc

if.else.i916:                                     ; preds = %sw.bb58.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv65.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb66.i:                                        ; preds = %if.then14
  %yearday.i1176 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %182 = load i32, ptr %yearday.i1176, align 4
  %weekday.i1177 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %183 = load i32, ptr %weekday.i1177, align 8
  %add.i1178 = add nsw i32 %183, 6
  %rem.i1179 = srem i32 %add.i1178, 7
  %sub.i1180 = sub nsw i32 %182, %rem.i1179
  %add1.i = add nsw i32 %sub.i1180, 3
  %184 = load i32, ptr %year1.i, align 4
  %conv.i1181 = sext i32 %184 to i64
  %add3.i = add nsw i64 %conv.i1181, 1900
  %cmp.i1182 = icmp slt i32 %add1.i, 0
  br i1 %cmp.i1182, label %if.then.i1183, label %if.else.i1185

if.then.i1183:                                    ; preds = %sw.bb66.i
  %dec.i = add nsw i64 %add3.i, -1
  %rem.i30.i = srem i64 %dec.i, 4
  %cmp.i31.i = icmp eq i64 %rem.i30.i, 0
  br i1 %cmp.i31.i, label %land.rhs.i34.i, label %is_leap.exit40.i

land.rhs.i34.i:                                   ; preds = %if.then.i1183
  %rem1.i32.i = srem i64 %dec.i, 100
  %cmp2.i33.i = icmp ne i64 %rem1.i32.i, 0
  br i1 %cmp2.i33.i, label %is_leap.exit40.i, label %lor.rhs.i37.i

lor.rhs.i37.i:                                    ; preds = %land.rhs.i34.i
  %rem3.i35.i = srem i64 %dec.i, 400
  %cmp4.i36.i = icmp eq i64 %rem3.i35.i, 0
  br label %is_leap.exit40.i

is_leap.exit40.i:                                 ; preds = %land.rhs.i34.i, %lor.rhs.i37.i, %if.then.i1183
  %185 = phi i1 [ false, %if.then.i1183 ], [ true, %land.rhs.i34.i ], [ %cmp4.i36.i, %lor.rhs.i37.i ]
  %land.ext.i39.i = zext i1 %185 to i32
  %add5.i = add nsw i32 365, %land.ext.i39.i
  %add6.i1184 = add nsw i32 %add1.i, %add5.i
  br label %iso_week.exit

if.else.i1185:                                    ; preds = %sw.bb66.i
  %rem.i18.i = srem i64 %add3.i, 4
  %cmp.i19.i = icmp eq i64 %rem.i18.i, 0
  br i1 %cmp.i19.i, label %land.rhs.i22.i, label %is_leap.exit28.i

land.rhs.i22.i:                                   ; preds = %if.else.i1185
  %rem1.i20.i = srem i64 %add3.i, 100
  %cmp2.i21.i = icmp ne i64 %rem1.i20.i, 0
  br i1 %cmp2.i21.i, label %is_leap.exit28.i, label %lor.rhs.i25.i

lor.rhs.i25.i:                                    ; preds = %land.rhs.i22.i
  %rem3.i23.i = srem i64 %add3.i, 400
  %cmp4.i24.i = icmp eq i64 %rem3.i23.i, 0
  br label %is_leap.exit28.i

is_leap.exit28.i:                                 ; preds = %land.rhs.i22.i, %lor.rhs.i25.i, %if.else.i1185
  %186 = phi i1 [ false, %if.else.i1185 ], [ true, %land.rhs.i22.i ], [ %cmp4.i24.i, %lor.rhs.i25.i ]
  %land.ext.i27.i = zext i1 %186 to i32
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
  %187 = phi i1 [ false, %if.then11.i ], [ true, %land.rhs.i.i ], [ %cmp4.i.i, %lor.rhs.i.i ]
  %land.ext.i.i = zext i1 %187 to i32
  %add13.i = add nsw i32 365, %land.ext.i.i
  %sub14.i = sub nsw i32 %add1.i, %add13.i
  br label %iso_week.exit

iso_week.exit:                                    ; preds = %is_leap.exit28.i, %is_leap.exit.i, %is_leap.exit40.i
  %thursday.i.1 = phi i32 [ %add6.i1184, %is_leap.exit40.i ], [ %sub14.i, %is_leap.exit.i ], [ %add1.i, %is_leap.exit28.i ]
  %div.i1189 = sdiv i32 %thursday.i.1, 7
  %add16.i = add nsw i32 %div.i1189, 1
  %conv68.i = sext i32 %add16.i to i64
  %cmp1.i926 = icmp sge i64 %conv68.i, 0
  %cmp3.i928 = icmp sle i64 %conv68.i, 99
  %or.cond623 = and i1 %cmp1.i926, %cmp3.i928
  br i1 %or.cond623, label %if.then.i937, label %if.else.i957

if.then.i937:                                     ; preds = %iso_week.exit
  %div.i931 = udiv i32 %add16.i, 10
  %add.i932 = add i32 48, %div.i931
  %conv4.i933 = trunc i32 %add.i932 to i8
  %188 = load i64, ptr %count, align 8
  %189 = load i64, ptr %limit, align 8
  %cmp.i12.i936 = icmp ult i64 %188, %189
  br i1 %cmp.i12.i936, label %if.then.i15.i940, label %put.exit18.i950

if.then.i15.i940:                                 ; preds = %if.then.i937
  %190 = load ptr, ptr %t, align 8
  %arrayidx.i14.i939 = getelementptr inbounds i8, ptr %190, i64 %188
  store i8 %conv4.i933, ptr %arrayidx.i14.i939, align 1
  br label %put.exit18.i950

put.exit18.i950:                                  ; preds = %if.then.i15.i940, %if.then.i937
  %191 = load i64, ptr %count, align 8
  %inc.i17.i942 = add i64 %191, 1
  store i64 %inc.i17.i942, ptr %count, align 8
  %rem.i944 = urem i32 %add16.i, 10
  %add6.i945 = add i32 48, %rem.i944
  %conv7.i946 = trunc i32 %add6.i945 to i8
  %192 = load i64, ptr %limit, align 8
  %cmp.i.i949 = icmp ult i64 %inc.i17.i942, %192
  br i1 %cmp.i.i949, label %if.then.i.i953, label %put.exit.i956

if.then.i.i953:                                   ; preds = %put.exit18.i950
  %193 = load ptr, ptr %t, align 8
  %arrayidx.i.i952 = getelementptr inbounds i8, ptr %193, i64 %inc.i17.i942
  store i8 %conv7.i946, ptr %arrayidx.i.i952, align 1
  br label %put.exit.i956

put.exit.i956:                                    ; preds = %if.then.i.i953, %put.exit18.i950
  %194 = load i64, ptr %count, align 8
  %inc.i.i955 = add i64 %194, 1
  store i64 %inc.i.i955, ptr %count, align 8
  br label %for.inc

if.else.i957:                                     ; preds = %iso_week.exit
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv68.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb69.i:                                        ; preds = %if.then14
  %yearday.i1196 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %195 = load i32, ptr %yearday.i1196, align 4
  %weekday.i1197 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %196 = load i32, ptr %weekday.i1197, align 8
  %add.i1198 = add nsw i32 %196, 6
  %rem.i1199 = srem i32 %add.i1198, 7
  %sub.i1200 = sub nsw i32 %195, %rem.i1199
  %add1.i1201 = add nsw i32 %sub.i1200, 3
  %197 = load i32, ptr %year1.i, align 4
  %conv.i1203 = sext i32 %197 to i64
  %add3.i1204 = add nsw i64 %conv.i1203, 1900
  %cmp.i1205 = icmp slt i32 %add1.i1201, 0
  br i1 %cmp.i1205, label %if.then.i1209, label %if.else.i1223

if.then.i1209:                                    ; preds = %sw.bb69.i
  %dec.i1206 = add nsw i64 %add3.i1204, -1
  br label %iso_week.exit1253

if.else.i1223:                                    ; preds = %sw.bb69.i
  %rem.i18.i1221 = srem i64 %add3.i1204, 4
  %cmp.i19.i1222 = icmp eq i64 %rem.i18.i1221, 0
  br i1 %cmp.i19.i1222, label %land.rhs.i22.i1226, label %is_leap.exit28.i1234

land.rhs.i22.i1226:                               ; preds = %if.else.i1223
  %rem1.i20.i1224 = srem i64 %add3.i1204, 100
  %cmp2.i21.i1225 = icmp ne i64 %rem1.i20.i1224, 0
  br i1 %cmp2.i21.i1225, label %is_leap.exit28.i1234, label %lor.rhs.i25.i1229

lor.rhs.i25.i1229:                                ; preds = %land.rhs.i22.i1226
  %rem3.i23.i1227 = srem i64 %add3.i1204, 400
  %cmp4.i24.i1228 = icmp eq i64 %rem3.i23.i1227, 0
  br label %is_leap.exit28.i1234

is_leap.exit28.i1234:                             ; preds = %land.rhs.i22.i1226, %lor.rhs.i25.i1229, %if.else.i1223
  %198 = phi i1 [ false, %if.else.i1223 ], [ true, %land.rhs.i22.i1226 ], [ %cmp4.i24.i1228, %lor.rhs.i25.i1229 ]
  %land.ext.i27.i1231 = zext i1 %198 to i32
  %add8.i1232 = add nsw i32 365, %land.ext.i27.i1231
  %cmp9.i1233 = icmp sge i32 %add1.i1201, %add8.i1232
  %inc.i1248 = add nsw i64 %add3.i1204, 1
  %spec.select628 = select i1 %cmp9.i1233, i64 %inc.i1248, i64 %add3.i1204
  br label %iso_week.exit1253

iso_week.exit1253:                                ; preds = %is_leap.exit28.i1234, %if.then.i1209
  %year.i.1 = phi i64 [ %dec.i1206, %if.then.i1209 ], [ %spec.select628, %is_leap.exit28.i1234 ]
  %cmp.i1039 = icmp sge i64 %year.i.1, 1000
  %cmp1.i1040 = icmp sle i64 %year.i.1, 9999
  %or.cond624 = and i1 %cmp.i1039, %cmp1.i1040
  br i1 %or.cond624, label %if.then.i1046, label %if.else.i.i1150

if.then.i1046:                                    ; preds = %iso_week.exit1253
  %conv.i1042 = trunc i64 %year.i.1 to i32
  %div.i1043 = udiv i32 %conv.i1042, 100
  %conv2.i1044 = zext i32 %div.i1043 to i64
  %cmp3.i56.i1049 = icmp sle i64 %conv2.i1044, 99
  br i1 %cmp3.i56.i1049, label %if.then.i65.i1058, label %if.else.i85.i1078

if.then.i65.i1058:                                ; preds = %if.then.i1046
  %div.i59.i1052 = udiv i32 %div.i1043, 10
  %add.i60.i1053 = add i32 48, %div.i59.i1052
  %conv4.i61.i1054 = trunc i32 %add.i60.i1053 to i8
  %199 = load i64, ptr %count, align 8
  %200 = load i64, ptr %limit, align 8
  %cmp.i12.i64.i1057 = icmp ult i64 %199, %200
  br i1 %cmp.i12.i64.i1057, label %if.then.i15.i68.i1061, label %put.exit18.i78.i1071

if.then.i15.i68.i1061:                            ; preds = %if.then.i65.i1058
  %201 = load ptr, ptr %t, align 8
  %arrayidx.i14.i67.i1060 = getelementptr inbounds i8, ptr %201, i64 %199
  store i8 %conv4.i61.i1054, ptr %arrayidx.i14.i67.i1060, align 1
  br label %put.exit18.i78.i1071

put.exit18.i78.i1071:                             ; preds = %if.then.i15.i68.i1061, %if.then.i65.i1058
  %202 = load i64, ptr %count, align 8
  %inc.i17.i70.i1063 = add i64 %202, 1
  store i64 %inc.i17.i70.i1063, ptr %count, align 8
  %rem.i72.i1065 = urem i32 %div.i1043, 10
  %add6.i73.i1066 = add i32 48, %rem.i72.i1065
  %conv7.i74.i1067 = trunc i32 %add6.i73.i1066 to i8
  %203 = load i64, ptr %limit, align 8
  %cmp.i.i77.i1070 = icmp ult i64 %inc.i17.i70.i1063, %203
  br i1 %cmp.i.i77.i1070, label %if.then.i.i81.i1074, label %put.exit.i84.i1077

if.then.i.i81.i1074:                              ; preds = %put.exit18.i78.i1071
  %204 = load ptr, ptr %t, align 8
  %arrayidx.i.i80.i1073 = getelementptr inbounds i8, ptr %204, i64 %inc.i17.i70.i1063
  store i8 %conv7.i74.i1067, ptr %arrayidx.i.i80.i1073, align 1
  br label %put.exit.i84.i1077

put.exit.i84.i1077:                               ; preds = %if.then.i.i81.i1074, %put.exit18.i78.i1071
  %205 = load i64, ptr %count, align 8
  %inc.i.i83.i1076 = add i64 %205, 1
  store i64 %inc.i.i83.i1076, ptr %count, align 8
  br label %number.exit86.i1083

if.else.i85.i1078:                                ; preds = %if.then.i1046
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i1044, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i1083

number.exit86.i1083:                              ; preds = %if.else.i85.i1078, %put.exit.i84.i1077
  %rem.i1080 = urem i32 %conv.i1042, 100
  %div.i18.i1089 = udiv i32 %rem.i1080, 10
  %add.i19.i1090 = add i32 48, %div.i18.i1089
  %conv4.i20.i1091 = trunc i32 %add.i19.i1090 to i8
  %206 = load i64, ptr %count, align 8
  %207 = load i64, ptr %limit, align 8
  %cmp.i12.i23.i1094 = icmp ult i64 %206, %207
  br i1 %cmp.i12.i23.i1094, label %if.then.i15.i27.i1098, label %put.exit18.i37.i1108

if.then.i15.i27.i1098:                            ; preds = %number.exit86.i1083
  %208 = load ptr, ptr %t, align 8
  %arrayidx.i14.i26.i1097 = getelementptr inbounds i8, ptr %208, i64 %206
  store i8 %conv4.i20.i1091, ptr %arrayidx.i14.i26.i1097, align 1
  br label %put.exit18.i37.i1108

put.exit18.i37.i1108:                             ; preds = %if.then.i15.i27.i1098, %number.exit86.i1083
  %209 = load i64, ptr %count, align 8
  %inc.i17.i29.i1100 = add i64 %209, 1
  store i64 %inc.i17.i29.i1100, ptr %count, align 8
  %rem.i31.i1102 = urem i32 %rem.i1080, 10
  %add6.i32.i1103 = add i32 48, %rem.i31.i1102
  %conv7.i33.i1104 = trunc i32 %add6.i32.i1103 to i8
  %210 = load i64, ptr %limit, align 8
  %cmp.i.i36.i1107 = icmp ult i64 %inc.i17.i29.i1100, %210
  br i1 %cmp.i.i36.i1107, label %if.then.i.i40.i1111, label %put.exit.i43.i1114

if.then.i.i40.i1111:                              ; preds = %put.exit18.i37.i1108
  %211 = load ptr, ptr %t, align 8
  %arrayidx.i.i39.i1110 = getelementptr inbounds i8, ptr %211, i64 %inc.i17.i29.i1100
  store i8 %conv7.i33.i1104, ptr %arrayidx.i.i39.i1110, align 1
  br label %put.exit.i43.i1114

put.exit.i43.i1114:                               ; preds = %if.then.i.i40.i1111, %put.exit18.i37.i1108
  %212 = load i64, ptr %count, align 8
  %inc.i.i42.i1113 = add i64 %212, 1
  store i64 %inc.i.i42.i1113, ptr %count, align 8
  br label %for.inc

if.else.i.i1150:                                  ; preds = %iso_week.exit1253
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %year.i.1, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb71.i:                                        ; preds = %if.then14
  %yearday.i1260 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %213 = load i32, ptr %yearday.i1260, align 4
  %weekday.i1261 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %214 = load i32, ptr %weekday.i1261, align 8
  %add.i1262 = add nsw i32 %214, 6
  %rem.i1263 = srem i32 %add.i1262, 7
  %sub.i1264 = sub nsw i32 %213, %rem.i1263
  %add1.i1265 = add nsw i32 %sub.i1264, 3
  %215 = load i32, ptr %year1.i, align 4
  %conv.i1267 = sext i32 %215 to i64
  %add3.i1268 = add nsw i64 %conv.i1267, 1900
  %cmp.i1269 = icmp slt i32 %add1.i1265, 0
  br i1 %cmp.i1269, label %if.then.i1273, label %if.else.i1287

if.then.i1273:                                    ; preds = %sw.bb71.i
  %dec.i1270 = add nsw i64 %add3.i1268, -1
  br label %iso_week.exit1317

if.else.i1287:                                    ; preds = %sw.bb71.i
  %rem.i18.i1285 = srem i64 %add3.i1268, 4
  %cmp.i19.i1286 = icmp eq i64 %rem.i18.i1285, 0
  br i1 %cmp.i19.i1286, label %land.rhs.i22.i1290, label %is_leap.exit28.i1298

land.rhs.i22.i1290:                               ; preds = %if.else.i1287
  %rem1.i20.i1288 = srem i64 %add3.i1268, 100
  %cmp2.i21.i1289 = icmp ne i64 %rem1.i20.i1288, 0
  br i1 %cmp2.i21.i1289, label %is_leap.exit28.i1298, label %lor.rhs.i25.i1293

lor.rhs.i25.i1293:                                ; preds = %land.rhs.i22.i1290
  %rem3.i23.i1291 = srem i64 %add3.i1268, 400
  %cmp4.i24.i1292 = icmp eq i64 %rem3.i23.i1291, 0
  br label %is_leap.exit28.i1298

is_leap.exit28.i1298:                             ; preds = %land.rhs.i22.i1290, %lor.rhs.i25.i1293, %if.else.i1287
  %216 = phi i1 [ false, %if.else.i1287 ], [ true, %land.rhs.i22.i1290 ], [ %cmp4.i24.i1292, %lor.rhs.i25.i1293 ]
  %land.ext.i27.i1295 = zext i1 %216 to i32
  %add8.i1296 = add nsw i32 365, %land.ext.i27.i1295
  %cmp9.i1297 = icmp sge i32 %add1.i1265, %add8.i1296
  %inc.i1312 = add nsw i64 %add3.i1268, 1
  %spec.select629 = select i1 %cmp9.i1297, i64 %inc.i1312, i64 %add3.i1268
  br label %iso_week.exit1317

iso_week.exit1317:                                ; preds = %is_leap.exit28.i1298, %if.then.i1273
  %year.i.3 = phi i64 [ %dec.i1270, %if.then.i1273 ], [ %spec.select629, %is_leap.exit28.i1298 ]
  %div.i1168 = sdiv i64 %year.i.3, 100
  %rem.i1169 = srem i64 %year.i.3, 100
  %cmp.i1170 = icmp slt i64 %rem.i1169, 0
  %conv.i1171 = zext i1 %cmp.i1170 to i32
  %conv1.i1172 = sext i32 %conv.i1171 to i64
  %sub.i1173 = sub nsw i64 %div.i1168, %conv1.i1172
  %mul74.i = mul nsw i64 %sub.i1173, 100
  %sub75.i = sub nsw i64 %year.i.3, %mul74.i
  %cmp1.i967 = icmp sge i64 %sub75.i, 0
  %cmp3.i969 = icmp sle i64 %sub75.i, 99
  %or.cond625 = and i1 %cmp1.i967, %cmp3.i969
  br i1 %or.cond625, label %if.then.i978, label %if.else.i998

if.then.i978:                                     ; preds = %iso_week.exit1317
  %conv.i971 = trunc i64 %sub75.i to i32
  %div.i972 = udiv i32 %conv.i971, 10
  %add.i973 = add i32 48, %div.i972
  %conv4.i974 = trunc i32 %add.i973 to i8
  %217 = load i64, ptr %count, align 8
  %218 = load i64, ptr %limit, align 8
  %cmp.i12.i977 = icmp ult i64 %217, %218
  br i1 %cmp.i12.i977, label %if.then.i15.i981, label %put.exit18.i991

if.then.i15.i981:                                 ; preds = %if.then.i978
  %219 = load ptr, ptr %t, align 8
  %arrayidx.i14.i980 = getelementptr inbounds i8, ptr %219, i64 %217
  store i8 %conv4.i974, ptr %arrayidx.i14.i980, align 1
  br label %put.exit18.i991

put.exit18.i991:                                  ; preds = %if.then.i15.i981, %if.then.i978
  %220 = load i64, ptr %count, align 8
  %inc.i17.i983 = add i64 %220, 1
  store i64 %inc.i17.i983, ptr %count, align 8
  %rem.i985 = urem i32 %conv.i971, 10
  %add6.i986 = add i32 48, %rem.i985
  %conv7.i987 = trunc i32 %add6.i986 to i8
  %221 = load i64, ptr %limit, align 8
  %cmp.i.i990 = icmp ult i64 %inc.i17.i983, %221
  br i1 %cmp.i.i990, label %if.then.i.i994, label %put.exit.i997

if.then.i.i994:                                   ; preds = %put.exit18.i991
  %222 = load ptr, ptr %t, align 8
  %arrayidx.i.i993 = getelementptr inbounds i8, ptr %222, i64 %inc.i17.i983
  store i8 %conv7.i987, ptr %arrayidx.i.i993, align 1
  br label %put.exit.i997

put.exit.i997:                                    ; preds = %if.then.i.i994, %put.exit18.i991
  %223 = load i64, ptr %count, align 8
  %inc.i.i996 = add i64 %223, 1
  store i64 %inc.i.i996, ptr %count, align 8
  br label %for.inc

if.else.i998:                                     ; preds = %iso_week.exit1317
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub75.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.epilog.i61:                                    ; preds = %if.then14
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.15)
  unreachable

for.inc:                                          ; preds = %if.then10, %sw.bb39.i, %sw.bb42.i, %sw.bb49.i, %if.else.i.i, %put.exit.i43.i, %if.else.i425, %put.exit.i424, %if.else.i465, %put.exit.i464, %if.else.i506, %put.exit.i505, %if.else.i547, %put.exit.i546, %if.else.i, %put.exit.i296, %if.else.i588, %put.exit.i587, %if.else.i629, %put.exit.i628, %if.else.i341, %put.exit.i340, %if.else.i387, %put.exit.i386, %if.else.i670, %put.exit.i669, %if.else.i711, %put.exit.i710, %if.else.i875, %put.exit.i874, %if.else.i916, %put.exit.i915, %if.else.i957, %put.exit.i956, %if.else.i.i1150, %put.exit.i43.i1114, %if.else.i998, %put.exit.i997, %put_words.exit, %put.exit32
  %f.3 = phi ptr [ %f.1, %put.exit32 ], [ %add.ptr11, %if.then10 ], [ %incdec.ptr, %sw.bb39.i ], [ %incdec.ptr, %sw.bb42.i ], [ %incdec.ptr, %sw.bb49.i ], [ %incdec.ptr, %if.else.i.i ], [ %incdec.ptr, %put.exit.i43.i ], [ %incdec.ptr, %if.else.i425 ], [ %incdec.ptr, %put.exit.i424 ], [ %incdec.ptr, %if.else.i465 ], [ %incdec.ptr, %put.exit.i464 ], [ %incdec.ptr, %if.else.i506 ], [ %incdec.ptr, %put.exit.i505 ], [ %incdec.ptr, %if.else.i547 ], [ %incdec.ptr, %put.exit.i546 ], [ %incdec.ptr, %if.else.i ], [ %incdec.ptr, %put.exit.i296 ], [ %incdec.ptr, %if.else.i588 ], [ %incdec.ptr, %put.exit.i587 ], [ %incdec.ptr, %if.else.i629 ], [ %incdec.ptr, %put.exit.i628 ], [ %incdec.ptr, %if.else.i341 ], [ %incdec.ptr, %put.exit.i340 ], [ %incdec.ptr, %if.else.i387 ], [ %incdec.ptr, %put.exit.i386 ], [ %incdec.ptr, %if.else.i670 ], [ %incdec.ptr, %put.exit.i669 ], [ %incdec.ptr, %if.else.i711 ], [ %incdec.ptr, %put.exit.i710 ], [ %incdec.ptr, %if.else.i875 ], [ %incdec.ptr, %put.exit.i874 ], [ %incdec.ptr, %if.else.i916 ], [ %incdec.ptr, %put.exit.i915 ], [ %incdec.ptr, %if.else.i957 ], [ %incdec.ptr, %put.exit.i956 ], [ %incdec.ptr, %if.else.i.i1150 ], [ %incdec.ptr, %put.exit.i43.i1114 ], [ %incdec.ptr, %if.else.i998 ], [ %incdec.ptr, %put.exit.i997 ], [ %incdec.ptr, %put_words.exit ]
  %outer.3 = phi ptr [ %outer.1, %put.exit32 ], [ %add.ptr, %if.then10 ], [ %outer.1, %sw.bb39.i ], [ %outer.1, %sw.bb42.i ], [ %outer.1, %sw.bb49.i ], [ %outer.1, %if.else.i.i ], [ %outer.1, %put.exit.i43.i ], [ %outer.1, %if.else.i425 ], [ %outer.1, %put.exit.i424 ], [ %outer.1, %if.else.i465 ], [ %outer.1, %put.exit.i464 ], [ %outer.1, %if.else.i506 ], [ %outer.1, %put.exit.i505 ], [ %outer.1, %if.else.i547 ], [ %outer.1, %put.exit.i546 ], [ %outer.1, %if.else.i ], [ %outer.1, %put.exit.i296 ], [ %outer.1, %if.else.i588 ], [ %outer.1, %put.exit.i587 ], [ %outer.1, %if.else.i629 ], [ %outer.1, %put.exit.i628 ], [ %outer.1, %if.else.i341 ], [ %outer.1, %put.exit.i340 ], [ %outer.1, %if.else.i387 ], [ %outer.1, %put.exit.i386 ], [ %outer.1, %if.else.i670 ], [ %outer.1, %put.exit.i669 ], [ %outer.1, %if.else.i711 ], [ %outer.1, %put.exit.i710 ], [ %outer.1, %if.else.i875 ], [ %outer.1, %put.exit.i874 ], [ %outer.1, %if.else.i916 ], [ %outer.1, %put.exit.i915 ], [ %outer.1, %if.else.i957 ], [ %outer.1, %put.exit.i956 ], [ %outer.1, %if.else.i.i1150 ], [ %outer.1, %put.exit.i43.i1114 ], [ %outer.1, %if.else.i998 ], [ %outer.1, %put.exit.i997 ], [ %outer.1, %put_words.exit ]
  %incdec.ptr17 = getelementptr inbounds i8, ptr %f.3, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %224 = load i64, ptr %count, align 8
  %225 = load i64, ptr %limit, align 8
  %cmp.i = icmp ult i64 %224, %225
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %for.end
  %226 = load ptr, ptr %t, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %226, i64 %224
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %for.end
  %227 = load i64, ptr %count, align 8
  %inc.i = add i64 %227, 1
  store i64 %inc.i, ptr %count, align 8
  %cmp19 = icmp ule i64 %inc.i, %size
  %cond = select i1 %cmp19, i64 %227, i64 0
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
  %or.cond182 = or i1 %cmp6, %cmp10
  br i1 %or.cond182, label %if.then, label %if.end

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
  %cmp.i128 = icmp slt i32 %2, 0
  %cmp1.i = icmp sgt i32 %2, 6
  %or.cond175 = or i1 %cmp.i128, %cmp1.i
  br i1 %or.cond175, label %if.then.i129, label %day_name.exit

if.then.i129:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit:                                    ; preds = %if.end
  %idxprom.i130 = sext i32 %2 to i64
  %arrayidx.i131 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i64 0, i64 %idxprom.i130
  br label %for.cond.i107

for.cond.i107:                                    ; preds = %put.exit.i125, %day_name.exit
  %i.i105.0 = phi i32 [ 0, %day_name.exit ], [ %inc.i126, %put.exit.i125 ]
  %cmp.i106 = icmp slt i32 %i.i105.0, 3
  br i1 %cmp.i106, label %land.rhs.i112, label %put_name.exit127

land.rhs.i112:                                    ; preds = %for.cond.i107
  %idxprom.i108 = sext i32 %i.i105.0 to i64
  %arrayidx.i109 = getelementptr inbounds i8, ptr %arrayidx.i131, i64 %idxprom.i108
  %3 = load i8, ptr %arrayidx.i109, align 1
  %conv.i110 = sext i8 %3 to i32
  %tobool.i111 = icmp ne i32 %conv.i110, 0
  br i1 %tobool.i111, label %for.body.i119, label %put_name.exit127

for.body.i119:                                    ; preds = %land.rhs.i112
  %4 = load i64, ptr %count, align 8
  %5 = load i64, ptr %limit, align 8
  %cmp.i.i118 = icmp ult i64 %4, %5
  br i1 %cmp.i.i118, label %if.then.i.i122, label %put.exit.i125

if.then.i.i122:                                   ; preds = %for.body.i119
  %6 = load ptr, ptr %t, align 8
  %arrayidx.i.i121 = getelementptr inbounds i8, ptr %6, i64 %4
  store i8 %3, ptr %arrayidx.i.i121, align 1
  br label %put.exit.i125

put.exit.i125:                                    ; preds = %if.then.i.i122, %for.body.i119
  %7 = load i64, ptr %count, align 8
  %inc.i.i124 = add i64 %7, 1
  store i64 %inc.i.i124, ptr %count, align 8
  %inc.i126 = add nsw i32 %i.i105.0, 1
  br label %for.cond.i107

put_name.exit127:                                 ; preds = %for.cond.i107, %land.rhs.i112
  %8 = load i64, ptr %count, align 8
  %9 = load i64, ptr %limit, align 8
  %cmp.i89 = icmp ult i64 %8, %9
  br i1 %cmp.i89, label %if.then.i92, label %put.exit95

if.then.i92:                                      ; preds = %put_name.exit127
  %10 = load ptr, ptr %t, align 8
  %arrayidx.i91 = getelementptr inbounds i8, ptr %10, i64 %8
  store i8 32, ptr %arrayidx.i91, align 1
  br label %put.exit95

put.exit95:                                       ; preds = %if.then.i92, %put_name.exit127
  %11 = load i64, ptr %count, align 8
  %inc.i94 = add i64 %11, 1
  store i64 %inc.i94, ptr %count, align 8
  %month = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %12 = load i32, ptr %month, align 8
  %cmp.i132 = icmp slt i32 %12, 0
  %cmp1.i133 = icmp sgt i32 %12, 11
  %or.cond176 = or i1 %cmp.i132, %cmp1.i133
  br i1 %or.cond176, label %if.then.i135, label %month_name.exit

if.then.i135:                                     ; preds = %put.exit95
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit:                                  ; preds = %put.exit95
  %idxprom.i136 = sext i32 %12 to i64
  %arrayidx.i137 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i64 0, i64 %idxprom.i136
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i, %month_name.exit
  %i.i.0 = phi i32 [ 0, %month_name.exit ], [ %inc.i99, %put.exit.i ]
  %cmp.i97 = icmp slt i32 %i.i.0, 3
  br i1 %cmp.i97, label %land.rhs.i, label %put_name.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i98 = getelementptr inbounds i8, ptr %arrayidx.i137, i64 %idxprom.i
  %13 = load i8, ptr %arrayidx.i98, align 1
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
  %inc.i99 = add nsw i32 %i.i.0, 1
  br label %for.cond.i

put_name.exit:                                    ; preds = %for.cond.i, %land.rhs.i
  %18 = load i64, ptr %count, align 8
  %19 = load i64, ptr %limit, align 8
  %cmp.i78 = icmp ult i64 %18, %19
  br i1 %cmp.i78, label %if.then.i81, label %put.exit84

if.then.i81:                                      ; preds = %put_name.exit
  %20 = load ptr, ptr %t, align 8
  %arrayidx.i80 = getelementptr inbounds i8, ptr %20, i64 %18
  store i8 32, ptr %arrayidx.i80, align 1
  br label %put.exit84

put.exit84:                                       ; preds = %if.then.i81, %put_name.exit
  %21 = load i64, ptr %count, align 8
  %inc.i83 = add i64 %21, 1
  store i64 %inc.i83, ptr %count, align 8
  %22 = load i32, ptr %day, align 4
  %conv15 = sext i32 %22 to i64
  %cmp.i141 = icmp sge i64 %conv15, 0
  %cmp1.i142 = icmp sle i64 %conv15, 99
  %or.cond177 = and i1 %cmp.i141, %cmp1.i142
  br i1 %or.cond177, label %if.then.i145, label %if.else.i

if.then.i145:                                     ; preds = %put.exit84
  %div.i = udiv i32 %22, 10
  %tobool.i144 = icmp ne i32 %div.i, 0
  %add.i = add i32 48, %div.i
  %conv2.i = trunc i32 %add.i to i8
  %conv3.i = sext i8 %conv2.i to i32
  %cond.i = select i1 %tobool.i144, i32 %conv3.i, i32 32
  %conv4.i = trunc i32 %cond.i to i8
  %23 = load i64, ptr %limit, align 8
  %cmp.i12.i = icmp ult i64 %inc.i83, %23
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i145
  %24 = load ptr, ptr %t, align 8
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %24, i64 %inc.i83
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i145
  %25 = load i64, ptr %count, align 8
  %inc.i17.i = add i64 %25, 1
  store i64 %inc.i17.i, ptr %count, align 8
  %rem.i = urem i32 %22, 10
  %add6.i = add i32 48, %rem.i
  %conv7.i = trunc i32 %add6.i to i8
  %26 = load i64, ptr %limit, align 8
  %cmp.i.i148 = icmp ult i64 %inc.i17.i, %26
  br i1 %cmp.i.i148, label %if.then.i.i151, label %put.exit.i154

if.then.i.i151:                                   ; preds = %put.exit18.i
  %27 = load ptr, ptr %t, align 8
  %arrayidx.i.i150 = getelementptr inbounds i8, ptr %27, i64 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i150, align 1
  br label %put.exit.i154

put.exit.i154:                                    ; preds = %if.then.i.i151, %put.exit18.i
  %28 = load i64, ptr %count, align 8
  %inc.i.i153 = add i64 %28, 1
  store i64 %inc.i.i153, ptr %count, align 8
  br label %spaced_number.exit

if.else.i:                                        ; preds = %put.exit84
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv15, i32 noundef 2, i8 noundef signext 32)
  br label %spaced_number.exit

spaced_number.exit:                               ; preds = %if.else.i, %put.exit.i154
  %29 = load i64, ptr %count, align 8
  %30 = load i64, ptr %limit, align 8
  %cmp.i67 = icmp ult i64 %29, %30
  br i1 %cmp.i67, label %if.then.i70, label %put.exit73

if.then.i70:                                      ; preds = %spaced_number.exit
  %31 = load ptr, ptr %t, align 8
  %arrayidx.i69 = getelementptr inbounds i8, ptr %31, i64 %29
  store i8 32, ptr %arrayidx.i69, align 1
  br label %put.exit73

put.exit73:                                       ; preds = %if.then.i70, %spaced_number.exit
  %32 = load i64, ptr %count, align 8
  %inc.i72 = add i64 %32, 1
  store i64 %inc.i72, ptr %count, align 8
  %hour = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %33 = load i32, ptr %hour, align 8
  %conv16 = sext i32 %33 to i64
  %cmp1.i241 = icmp sge i64 %conv16, 0
  %cmp3.i243 = icmp sle i64 %conv16, 99
  %or.cond178 = and i1 %cmp1.i241, %cmp3.i243
  br i1 %or.cond178, label %if.then.i252, label %if.else.i272

if.then.i252:                                     ; preds = %put.exit73
  %div.i246 = udiv i32 %33, 10
  %add.i247 = add i32 48, %div.i246
  %conv4.i248 = trunc i32 %add.i247 to i8
  %34 = load i64, ptr %limit, align 8
  %cmp.i12.i251 = icmp ult i64 %inc.i72, %34
  br i1 %cmp.i12.i251, label %if.then.i15.i255, label %put.exit18.i265

if.then.i15.i255:                                 ; preds = %if.then.i252
  %35 = load ptr, ptr %t, align 8
  %arrayidx.i14.i254 = getelementptr inbounds i8, ptr %35, i64 %inc.i72
  store i8 %conv4.i248, ptr %arrayidx.i14.i254, align 1
  br label %put.exit18.i265

put.exit18.i265:                                  ; preds = %if.then.i15.i255, %if.then.i252
  %36 = load i64, ptr %count, align 8
  %inc.i17.i257 = add i64 %36, 1
  store i64 %inc.i17.i257, ptr %count, align 8
  %rem.i259 = urem i32 %33, 10
  %add6.i260 = add i32 48, %rem.i259
  %conv7.i261 = trunc i32 %add6.i260 to i8
  %37 = load i64, ptr %limit, align 8
  %cmp.i.i264 = icmp ult i64 %inc.i17.i257, %37
  br i1 %cmp.i.i264, label %if.then.i.i268, label %put.exit.i271

if.then.i.i268:                                   ; preds = %put.exit18.i265
  %38 = load ptr, ptr %t, align 8
  %arrayidx.i.i267 = getelementptr inbounds i8, ptr %38, i64 %inc.i17.i257
  store i8 %conv7.i261, ptr %arrayidx.i.i267, align 1
  br label %put.exit.i271

put.exit.i271:                                    ; preds = %if.then.i.i268, %put.exit18.i265
  %39 = load i64, ptr %count, align 8
  %inc.i.i270 = add i64 %39, 1
  store i64 %inc.i.i270, ptr %count, align 8
  br label %number.exit273

if.else.i272:                                     ; preds = %put.exit73
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv16, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit273

number.exit273:                                   ; preds = %if.else.i272, %put.exit.i271
  %40 = load i64, ptr %count, align 8
  %41 = load i64, ptr %limit, align 8
  %cmp.i56 = icmp ult i64 %40, %41
  br i1 %cmp.i56, label %if.then.i59, label %put.exit62

if.then.i59:                                      ; preds = %number.exit273
  %42 = load ptr, ptr %t, align 8
  %arrayidx.i58 = getelementptr inbounds i8, ptr %42, i64 %40
  store i8 58, ptr %arrayidx.i58, align 1
  br label %put.exit62

put.exit62:                                       ; preds = %if.then.i59, %number.exit273
  %43 = load i64, ptr %count, align 8
  %inc.i61 = add i64 %43, 1
  store i64 %inc.i61, ptr %count, align 8
  %minute = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %44 = load i32, ptr %minute, align 4
  %conv17 = sext i32 %44 to i64
  %cmp1.i200 = icmp sge i64 %conv17, 0
  %cmp3.i202 = icmp sle i64 %conv17, 99
  %or.cond179 = and i1 %cmp1.i200, %cmp3.i202
  br i1 %or.cond179, label %if.then.i211, label %if.else.i231

if.then.i211:                                     ; preds = %put.exit62
  %div.i205 = udiv i32 %44, 10
  %add.i206 = add i32 48, %div.i205
  %conv4.i207 = trunc i32 %add.i206 to i8
  %45 = load i64, ptr %limit, align 8
  %cmp.i12.i210 = icmp ult i64 %inc.i61, %45
  br i1 %cmp.i12.i210, label %if.then.i15.i214, label %put.exit18.i224

if.then.i15.i214:                                 ; preds = %if.then.i211
  %46 = load ptr, ptr %t, align 8
  %arrayidx.i14.i213 = getelementptr inbounds i8, ptr %46, i64 %inc.i61
  store i8 %conv4.i207, ptr %arrayidx.i14.i213, align 1
  br label %put.exit18.i224

put.exit18.i224:                                  ; preds = %if.then.i15.i214, %if.then.i211
  %47 = load i64, ptr %count, align 8
  %inc.i17.i216 = add i64 %47, 1
  store i64 %inc.i17.i216, ptr %count, align 8
  %rem.i218 = urem i32 %44, 10
  %add6.i219 = add i32 48, %rem.i218
  %conv7.i220 = trunc i32 %add6.i219 to i8
  %48 = load i64, ptr %limit, align 8
  %cmp.i.i223 = icmp ult i64 %inc.i17.i216, %48
  br i1 %cmp.i.i223, label %if.then.i.i227, label %put.exit.i230

if.then.i.i227:                                   ; preds = %put.exit18.i224
  %49 = load ptr, ptr %t, align 8
  %arrayidx.i.i226 = getelementptr inbounds i8, ptr %49, i64 %inc.i17.i216
  store i8 %conv7.i220, ptr %arrayidx.i.i226, align 1
  br label %put.exit.i230

put.exit.i230:                                    ; preds = %if.then.i.i227, %put.exit18.i224
  %50 = load i64, ptr %count, align 8
  %inc.i.i229 = add i64 %50, 1
  store i64 %inc.i.i229, ptr %count, align 8
  br label %number.exit232

if.else.i231:                                     ; preds = %put.exit62
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv17, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit232

number.exit232:                                   ; preds = %if.else.i231, %put.exit.i230
  %51 = load i64, ptr %count, align 8
  %52 = load i64, ptr %limit, align 8
  %cmp.i45 = icmp ult i64 %51, %52
  br i1 %cmp.i45, label %if.then.i48, label %put.exit51

if.then.i48:                                      ; preds = %number.exit232
  %53 = load ptr, ptr %t, align 8
  %arrayidx.i47 = getelementptr inbounds i8, ptr %53, i64 %51
  store i8 58, ptr %arrayidx.i47, align 1
  br label %put.exit51

put.exit51:                                       ; preds = %if.then.i48, %number.exit232
  %54 = load i64, ptr %count, align 8
  %inc.i50 = add i64 %54, 1
  store i64 %inc.i50, ptr %count, align 8
  %55 = load i32, ptr %time, align 8
  %conv18 = sext i32 %55 to i64
  %cmp1.i162 = icmp sge i64 %conv18, 0
  %cmp3.i = icmp sle i64 %conv18, 99
  %or.cond180 = and i1 %cmp1.i162, %cmp3.i
  br i1 %or.cond180, label %if.then.i171, label %if.else.i191

if.then.i171:                                     ; preds = %put.exit51
  %div.i165 = udiv i32 %55, 10
  %add.i166 = add i32 48, %div.i165
  %conv4.i167 = trunc i32 %add.i166 to i8
  %56 = load i64, ptr %limit, align 8
  %cmp.i12.i170 = icmp ult i64 %inc.i50, %56
  br i1 %cmp.i12.i170, label %if.then.i15.i174, label %put.exit18.i184

if.then.i15.i174:                                 ; preds = %if.then.i171
  %57 = load ptr, ptr %t, align 8
  %arrayidx.i14.i173 = getelementptr inbounds i8, ptr %57, i64 %inc.i50
  store i8 %conv4.i167, ptr %arrayidx.i14.i173, align 1
  br label %put.exit18.i184

put.exit18.i184:                                  ; preds = %if.then.i15.i174, %if.then.i171
  %58 = load i64, ptr %count, align 8
  %inc.i17.i176 = add i64 %58, 1
  store i64 %inc.i17.i176, ptr %count, align 8
  %rem.i178 = urem i32 %55, 10
  %add6.i179 = add i32 48, %rem.i178
  %conv7.i180 = trunc i32 %add6.i179 to i8
  %59 = load i64, ptr %limit, align 8
  %cmp.i.i183 = icmp ult i64 %inc.i17.i176, %59
  br i1 %cmp.i.i183, label %if.then.i.i187, label %put.exit.i190

if.then.i.i187:                                   ; preds = %put.exit18.i184
  %60 = load ptr, ptr %t, align 8
  %arrayidx.i.i186 = getelementptr inbounds i8, ptr %60, i64 %inc.i17.i176
  store i8 %conv7.i180, ptr %arrayidx.i.i186, align 1
  br label %put.exit.i190

put.exit.i190:                                    ; preds = %if.then.i.i187, %put.exit18.i184
  %61 = load i64, ptr %count, align 8
  %inc.i.i189 = add i64 %61, 1
  store i64 %inc.i.i189, ptr %count, align 8
  br label %number.exit

if.else.i191:                                     ; preds = %put.exit51
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv18, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit

number.exit:                                      ; preds = %if.else.i191, %put.exit.i190
  %62 = load i64, ptr %count, align 8
  %63 = load i64, ptr %limit, align 8
  %cmp.i34 = icmp ult i64 %62, %63
  br i1 %cmp.i34, label %if.then.i37, label %put.exit40

if.then.i37:                                      ; preds = %number.exit
  %64 = load ptr, ptr %t, align 8
  %arrayidx.i36 = getelementptr inbounds i8, ptr %64, i64 %62
  store i8 32, ptr %arrayidx.i36, align 1
  br label %put.exit40

put.exit40:                                       ; preds = %if.then.i37, %number.exit
  %65 = load i64, ptr %count, align 8
  %inc.i39 = add i64 %65, 1
  store i64 %inc.i39, ptr %count, align 8
  %cmp.i276 = icmp sge i64 %add, 1000
  %cmp1.i277 = icmp sle i64 %add, 9999
  %or.cond181 = and i1 %cmp.i276, %cmp1.i277
  br i1 %or.cond181, label %if.then.i282, label %if.else.i.i

if.then.i282:                                     ; preds = %put.exit40
  %conv.i279 = trunc i64 %add to i32
  %div.i280 = udiv i32 %conv.i279, 100
  %conv2.i281 = zext i32 %div.i280 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i281, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i282
  %div.i59.i = udiv i32 %div.i280, 10
  %add.i60.i = add i32 48, %div.i59.i
  %conv4.i61.i = trunc i32 %add.i60.i to i8
  %66 = load i64, ptr %limit, align 8
  %cmp.i12.i64.i = icmp ult i64 %inc.i39, %66
  br i1 %cmp.i12.i64.i, label %if.then.i15.i68.i, label %put.exit18.i78.i

if.then.i15.i68.i:                                ; preds = %if.then.i65.i
  %67 = load ptr, ptr %t, align 8
  %arrayidx.i14.i67.i = getelementptr inbounds i8, ptr %67, i64 %inc.i39
  store i8 %conv4.i61.i, ptr %arrayidx.i14.i67.i, align 1
  br label %put.exit18.i78.i

put.exit18.i78.i:                                 ; preds = %if.then.i15.i68.i, %if.then.i65.i
  %68 = load i64, ptr %count, align 8
  %inc.i17.i70.i = add i64 %68, 1
  store i64 %inc.i17.i70.i, ptr %count, align 8
  %rem.i72.i = urem i32 %div.i280, 10
  %add6.i73.i = add i32 48, %rem.i72.i
  %conv7.i74.i = trunc i32 %add6.i73.i to i8
  %69 = load i64, ptr %limit, align 8
  %cmp.i.i77.i = icmp ult i64 %inc.i17.i70.i, %69
  br i1 %cmp.i.i77.i, label %if.then.i.i81.i, label %put.exit.i84.i

if.then.i.i81.i:                                  ; preds = %put.exit18.i78.i
  %70 = load ptr, ptr %t, align 8
  %arrayidx.i.i80.i = getelementptr inbounds i8, ptr %70, i64 %inc.i17.i70.i
  store i8 %conv7.i74.i, ptr %arrayidx.i.i80.i, align 1
  br label %put.exit.i84.i

put.exit.i84.i:                                   ; preds = %if.then.i.i81.i, %put.exit18.i78.i
  %71 = load i64, ptr %count, align 8
  %inc.i.i83.i = add i64 %71, 1
  store i64 %inc.i.i83.i, ptr %count, align 8
  br label %number.exit86.i

if.else.i85.i:                                    ; preds = %if.then.i282
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i281, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i284 = urem i32 %conv.i279, 100
  %div.i18.i = udiv i32 %rem.i284, 10
  %add.i19.i = add i32 48, %div.i18.i
  %conv4.i20.i = trunc i32 %add.i19.i to i8
  %72 = load i64, ptr %count, align 8
  %73 = load i64, ptr %limit, align 8
  %cmp.i12.i23.i = icmp ult i64 %72, %73
  br i1 %cmp.i12.i23.i, label %if.then.i15.i27.i, label %put.exit18.i37.i

if.then.i15.i27.i:                                ; preds = %number.exit86.i
  %74 = load ptr, ptr %t, align 8
  %arrayidx.i14.i26.i = getelementptr inbounds i8, ptr %74, i64 %72
  store i8 %conv4.i20.i, ptr %arrayidx.i14.i26.i, align 1
  br label %put.exit18.i37.i

put.exit18.i37.i:                                 ; preds = %if.then.i15.i27.i, %number.exit86.i
  %75 = load i64, ptr %count, align 8
  %inc.i17.i29.i = add i64 %75, 1
  store i64 %inc.i17.i29.i, ptr %count, align 8
  %rem.i31.i = urem i32 %rem.i284, 10
  %add6.i32.i = add i32 48, %rem.i31.i
  %conv7.i33.i = trunc i32 %add6.i32.i to i8
  %76 = load i64, ptr %limit, align 8
  %cmp.i.i36.i = icmp ult i64 %inc.i17.i29.i, %76
  br i1 %cmp.i.i36.i, label %if.then.i.i40.i, label %put.exit.i43.i

if.then.i.i40.i:                                  ; preds = %put.exit18.i37.i
  %77 = load ptr, ptr %t, align 8
  %arrayidx.i.i39.i = getelementptr inbounds i8, ptr %77, i64 %inc.i17.i29.i
  store i8 %conv7.i33.i, ptr %arrayidx.i.i39.i, align 1
  br label %put.exit.i43.i

put.exit.i43.i:                                   ; preds = %if.then.i.i40.i, %put.exit18.i37.i
  %78 = load i64, ptr %count, align 8
  %inc.i.i42.i = add i64 %78, 1
  store i64 %inc.i.i42.i, ptr %count, align 8
  br label %put_year.exit

if.else.i.i:                                      ; preds = %put.exit40
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add, i32 noundef 1, i8 noundef signext 48)
  br label %put_year.exit

put_year.exit:                                    ; preds = %if.else.i.i, %put.exit.i43.i
  %79 = load i64, ptr %count, align 8
  %80 = load i64, ptr %limit, align 8
  %cmp.i23 = icmp ult i64 %79, %80
  br i1 %cmp.i23, label %if.then.i26, label %put.exit29

if.then.i26:                                      ; preds = %put_year.exit
  %81 = load ptr, ptr %t, align 8
  %arrayidx.i25 = getelementptr inbounds i8, ptr %81, i64 %79
  store i8 10, ptr %arrayidx.i25, align 1
  br label %put.exit29

put.exit29:                                       ; preds = %if.then.i26, %put_year.exit
  %82 = load i64, ptr %count, align 8
  %inc.i28 = add i64 %82, 1
  store i64 %inc.i28, ptr %count, align 8
  %83 = load i64, ptr %limit, align 8
  %cmp.i = icmp ult i64 %inc.i28, %83
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %put.exit29
  %84 = load ptr, ptr %t, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %84, i64 %inc.i28
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %put.exit29
  %85 = load i64, ptr %count, align 8
  %inc.i = add i64 %85, 1
  store i64 %inc.i, ptr %count, align 8
  ret ptr %to
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

