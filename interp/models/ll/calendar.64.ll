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
  %add6.i = add nsw i64 %sub.i21, 719162
  %div.i1 = sdiv i64 %add6.i, 146097
  %rem.i2 = srem i64 %add6.i, 146097
  %cmp.i3 = icmp slt i64 %rem.i2, 0
  %conv.i4 = zext i1 %cmp.i3 to i32
  %conv1.i = sext i32 %conv.i4 to i64
  %sub.i5 = sub nsw i64 %div.i1, %conv1.i
  %mul8.i = mul nsw i64 %sub.i5, 146097
  %sub9.i = sub nsw i64 %add6.i, %mul8.i
  %conv10.i = trunc i64 %sub9.i to i32
  %div.i = sdiv i32 %conv10.i, 36524
  %cmp.i = icmp slt i32 %div.i, 3
  %cond.i = select i1 %cmp.i, i32 %div.i, i32 3
  %mul13.i = mul nsw i32 %cond.i, 36524
  %sub14.i = sub nsw i32 %conv10.i, %mul13.i
  %div15.i = sdiv i32 %sub14.i, 1461
  %mul16.i = mul nsw i32 %div15.i, 1461
  %sub17.i = sub nsw i32 %sub14.i, %mul16.i
  %div18.i = sdiv i32 %sub17.i, 365
  %cmp19.i = icmp slt i32 %div18.i, 3
  %cond25.i = select i1 %cmp19.i, i32 %div18.i, i32 3
  %mul26.i = mul nsw i32 %cond25.i, 365
  %sub27.i = sub nsw i32 %sub17.i, %mul26.i
  %mul28.i = mul nsw i64 400, %sub.i5
  %mul29.i = mul nsw i32 100, %cond.i
  %conv30.i = sext i32 %mul29.i to i64
  %add31.i = add nsw i64 %mul28.i, %conv30.i
  %mul32.i = mul nsw i32 4, %div15.i
  %conv33.i = sext i32 %mul32.i to i64
  %add34.i = add nsw i64 %add31.i, %conv33.i
  %conv35.i = sext i32 %cond25.i to i64
  %add36.i = add nsw i64 %add34.i, %conv35.i
  %add37.i = add nsw i64 %add36.i, 1
  %sub38.i = sub nsw i64 %add37.i, 1900
  %conv.i22 = trunc i64 %sub38.i to i32
  %conv1.i23 = sext i32 %conv.i22 to i64
  %cmp.i24 = icmp eq i64 %sub38.i, %conv1.i23
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
  %rem.i29 = srem i64 %add37.i, 4
  %cmp.i30 = icmp eq i64 %rem.i29, 0
  br i1 %cmp.i30, label %land.rhs.i, label %is_leap.exit

land.rhs.i:                                       ; preds = %if.end.i
  %rem1.i = srem i64 %add37.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %rem3.i = srem i64 %add37.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i, %lor.rhs.i, %if.end.i
  %2 = phi i1 [ false, %if.end.i ], [ true, %land.rhs.i ], [ %cmp4.i, %lor.rhs.i ]
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %is_leap.exit
  %month.i.0 = phi i32 [ 0, %is_leap.exit ], [ %add41.i, %while.cond.i ]
  %add41.i = add nsw i32 %month.i.0, 1
  %idxprom.i39 = sext i32 %add41.i to i64
  %arrayidx.i40 = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i39
  %3 = load i16, ptr %arrayidx.i40, align 2
  %conv.i41 = sext i16 %3 to i32
  %cmp.i43 = icmp sgt i32 %add41.i, 1
  %spec.select = select i1 %2, i1 %cmp.i43, i1 false
  %land.ext.i45 = zext i1 %spec.select to i32
  %add.i46 = add nsw i32 %conv.i41, %land.ext.i45
  %cmp43.i = icmp sge i32 %sub27.i, %add.i46
  br i1 %cmp43.i, label %while.cond.i, label %while.end.i

while.end.i:                                      ; preds = %while.cond.i
  %rem.i = srem i32 %conv.i, 60
  store i32 %rem.i, ptr %result, align 8
  %div45.i = sdiv i32 %conv.i, 60
  %rem46.i = srem i32 %div45.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem46.i, ptr %minute.i, align 4
  %div47.i = sdiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div47.i, ptr %hour.i, align 8
  %idxprom.i = sext i32 %month.i.0 to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %4 = load i16, ptr %arrayidx.i, align 2
  %conv.i31 = sext i16 %4 to i32
  %cmp.i33 = icmp sgt i32 %month.i.0, 1
  %spec.select53 = select i1 %2, i1 %cmp.i33, i1 false
  %land.ext.i35 = zext i1 %spec.select53 to i32
  %add.i36 = add nsw i32 %conv.i31, %land.ext.i35
  %sub49.i = sub nsw i32 %sub27.i, %add.i36
  %add50.i = add nsw i32 %sub49.i, 1
  %day.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 3
  store i32 %add50.i, ptr %day.i, align 4
  %month51.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 4
  store i32 %month.i.0, ptr %month51.i, align 8
  %year54.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv.i22, ptr %year54.i, align 4
  %weekday55.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv5.i, ptr %weekday55.i, align 8
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub27.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 8
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i64 0, ptr %offset.i, align 8
  %zone56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str, ptr %zone56.i, align 8
  br label %break_down.exit

break_down.exit:                                  ; preds = %if.end.i28, %if.then2.i, %if.then.i, %while.end.i
  %retval.i.0 = phi ptr [ %result, %while.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i28 ]
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
  %add6.i = add nsw i64 %sub.i21, 719162
  %div.i1 = sdiv i64 %add6.i, 146097
  %rem.i2 = srem i64 %add6.i, 146097
  %cmp.i3 = icmp slt i64 %rem.i2, 0
  %conv.i4 = zext i1 %cmp.i3 to i32
  %conv1.i = sext i32 %conv.i4 to i64
  %sub.i5 = sub nsw i64 %div.i1, %conv1.i
  %mul8.i = mul nsw i64 %sub.i5, 146097
  %sub9.i = sub nsw i64 %add6.i, %mul8.i
  %conv10.i = trunc i64 %sub9.i to i32
  %div.i = sdiv i32 %conv10.i, 36524
  %cmp.i = icmp slt i32 %div.i, 3
  %cond.i = select i1 %cmp.i, i32 %div.i, i32 3
  %mul13.i = mul nsw i32 %cond.i, 36524
  %sub14.i = sub nsw i32 %conv10.i, %mul13.i
  %div15.i = sdiv i32 %sub14.i, 1461
  %mul16.i = mul nsw i32 %div15.i, 1461
  %sub17.i = sub nsw i32 %sub14.i, %mul16.i
  %div18.i = sdiv i32 %sub17.i, 365
  %cmp19.i = icmp slt i32 %div18.i, 3
  %cond25.i = select i1 %cmp19.i, i32 %div18.i, i32 3
  %mul26.i = mul nsw i32 %cond25.i, 365
  %sub27.i = sub nsw i32 %sub17.i, %mul26.i
  %mul28.i = mul nsw i64 400, %sub.i5
  %mul29.i = mul nsw i32 100, %cond.i
  %conv30.i = sext i32 %mul29.i to i64
  %add31.i = add nsw i64 %mul28.i, %conv30.i
  %mul32.i = mul nsw i32 4, %div15.i
  %conv33.i = sext i32 %mul32.i to i64
  %add34.i = add nsw i64 %add31.i, %conv33.i
  %conv35.i = sext i32 %cond25.i to i64
  %add36.i = add nsw i64 %add34.i, %conv35.i
  %add37.i = add nsw i64 %add36.i, 1
  %sub38.i = sub nsw i64 %add37.i, 1900
  %conv.i22 = trunc i64 %sub38.i to i32
  %conv1.i23 = sext i32 %conv.i22 to i64
  %cmp.i24 = icmp eq i64 %sub38.i, %conv1.i23
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
  %rem.i29 = srem i64 %add37.i, 4
  %cmp.i30 = icmp eq i64 %rem.i29, 0
  br i1 %cmp.i30, label %land.rhs.i, label %is_leap.exit

land.rhs.i:                                       ; preds = %if.end.i
  %rem1.i = srem i64 %add37.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %rem3.i = srem i64 %add37.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i, %lor.rhs.i, %if.end.i
  %2 = phi i1 [ false, %if.end.i ], [ true, %land.rhs.i ], [ %cmp4.i, %lor.rhs.i ]
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.cond.i, %is_leap.exit
  %month.i.0 = phi i32 [ 0, %is_leap.exit ], [ %add41.i, %while.cond.i ]
  %add41.i = add nsw i32 %month.i.0, 1
  %idxprom.i39 = sext i32 %add41.i to i64
  %arrayidx.i40 = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i39
  %3 = load i16, ptr %arrayidx.i40, align 2
  %conv.i41 = sext i16 %3 to i32
  %cmp.i43 = icmp sgt i32 %add41.i, 1
  %spec.select = select i1 %2, i1 %cmp.i43, i1 false
  %land.ext.i45 = zext i1 %spec.select to i32
  %add.i46 = add nsw i32 %conv.i41, %land.ext.i45
  %cmp43.i = icmp sge i32 %sub27.i, %add.i46
  br i1 %cmp43.i, label %while.cond.i, label %while.end.i

while.end.i:                                      ; preds = %while.cond.i
  %rem.i = srem i32 %conv.i, 60
  store i32 %rem.i, ptr %result, align 8
  %div45.i = sdiv i32 %conv.i, 60
  %rem46.i = srem i32 %div45.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem46.i, ptr %minute.i, align 4
  %div47.i = sdiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div47.i, ptr %hour.i, align 8
  %idxprom.i = sext i32 %month.i.0 to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %4 = load i16, ptr %arrayidx.i, align 2
  %conv.i31 = sext i16 %4 to i32
  %cmp.i33 = icmp sgt i32 %month.i.0, 1
  %spec.select53 = select i1 %2, i1 %cmp.i33, i1 false
  %land.ext.i35 = zext i1 %spec.select53 to i32
  %add.i36 = add nsw i32 %conv.i31, %land.ext.i35
  %sub49.i = sub nsw i32 %sub27.i, %add.i36
  %add50.i = add nsw i32 %sub49.i, 1
  %day.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 3
  store i32 %add50.i, ptr %day.i, align 4
  %month51.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 4
  store i32 %month.i.0, ptr %month51.i, align 8
  %year54.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv.i22, ptr %year54.i, align 4
  %weekday55.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv5.i, ptr %weekday55.i, align 8
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub27.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 8
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i64 0, ptr %offset.i, align 8
  %zone56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone56.i, align 8
  br label %break_down.exit

break_down.exit:                                  ; preds = %if.end.i28, %if.then2.i, %if.then.i, %while.end.i
  %retval.i.0 = phi ptr [ %result, %while.end.i ], [ null, %if.then.i ], [ null, %if.then2.i ], [ null, %if.end.i28 ]
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
  %sub.i87 = sub nsw i64 %add3.i, 1
  %mul.i88 = mul nsw i64 365, %sub.i87
  %div.i16.i = sdiv i64 %sub.i87, 4
  %rem.i17.i = srem i64 %sub.i87, 4
  %cmp.i18.i = icmp slt i64 %rem.i17.i, 0
  %conv.i19.i = zext i1 %cmp.i18.i to i32
  %conv1.i20.i = sext i32 %conv.i19.i to i64
  %sub.i21.i = sub nsw i64 %div.i16.i, %conv1.i20.i
  %add.i89 = add nsw i64 %mul.i88, %sub.i21.i
  %div.i8.i = sdiv i64 %sub.i87, 100
  %rem.i9.i = srem i64 %sub.i87, 100
  %cmp.i10.i = icmp slt i64 %rem.i9.i, 0
  %conv.i11.i = zext i1 %cmp.i10.i to i32
  %conv1.i12.i = sext i32 %conv.i11.i to i64
  %sub.i13.i = sub nsw i64 %div.i8.i, %conv1.i12.i
  %sub2.i = sub nsw i64 %add.i89, %sub.i13.i
  %div.i.i90 = sdiv i64 %sub.i87, 400
  %rem.i.i91 = srem i64 %sub.i87, 400
  %cmp.i.i92 = icmp slt i64 %rem.i.i91, 0
  %conv.i.i93 = zext i1 %cmp.i.i92 to i32
  %conv1.i.i = sext i32 %conv.i.i93 to i64
  %sub.i.i94 = sub nsw i64 %div.i.i90, %conv1.i.i
  %add4.i = add nsw i64 %sub2.i, %sub.i.i94
  %sub5.i = sub nsw i64 %add4.i, 719162
  %rem.i47 = srem i64 %add3.i, 4
  %cmp.i48 = icmp eq i64 %rem.i47, 0
  br i1 %cmp.i48, label %land.rhs.i51, label %is_leap.exit57

land.rhs.i51:                                     ; preds = %entry
  %rem1.i49 = srem i64 %add3.i, 100
  %cmp2.i50 = icmp ne i64 %rem1.i49, 0
  br i1 %cmp2.i50, label %is_leap.exit57, label %lor.rhs.i54

lor.rhs.i54:                                      ; preds = %land.rhs.i51
  %rem3.i52 = srem i64 %add3.i, 400
  %cmp4.i53 = icmp eq i64 %rem3.i52, 0
  br label %is_leap.exit57

is_leap.exit57:                                   ; preds = %land.rhs.i51, %lor.rhs.i54, %entry
  %2 = phi i1 [ false, %entry ], [ true, %land.rhs.i51 ], [ %cmp4.i53, %lor.rhs.i54 ]
  %idxprom.i77 = sext i32 %conv6.i to i64
  %arrayidx.i78 = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i77
  %3 = load i16, ptr %arrayidx.i78, align 2
  %conv.i79 = sext i16 %3 to i32
  %cmp.i81 = icmp sgt i32 %conv6.i, 1
  %spec.select = select i1 %2, i1 %cmp.i81, i1 false
  %land.ext.i83 = zext i1 %spec.select to i32
  %add.i84 = add nsw i32 %conv.i79, %land.ext.i83
  %conv10.i = sext i32 %add.i84 to i64
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
  %add6.i.i = add nsw i64 %sub.i19, 719162
  %div.i = sdiv i64 %add6.i.i, 146097
  %rem.i = srem i64 %add6.i.i, 146097
  %cmp.i1 = icmp slt i64 %rem.i, 0
  %conv.i2 = zext i1 %cmp.i1 to i32
  %conv1.i = sext i32 %conv.i2 to i64
  %sub.i3 = sub nsw i64 %div.i, %conv1.i
  %mul8.i.i = mul nsw i64 %sub.i3, 146097
  %sub9.i.i = sub nsw i64 %add6.i.i, %mul8.i.i
  %conv10.i.i = trunc i64 %sub9.i.i to i32
  %div.i.i = sdiv i32 %conv10.i.i, 36524
  %cmp.i.i = icmp slt i32 %div.i.i, 3
  %cond.i.i = select i1 %cmp.i.i, i32 %div.i.i, i32 3
  %mul13.i.i = mul nsw i32 %cond.i.i, 36524
  %sub14.i.i = sub nsw i32 %conv10.i.i, %mul13.i.i
  %div15.i.i = sdiv i32 %sub14.i.i, 1461
  %mul16.i.i = mul nsw i32 %div15.i.i, 1461
  %sub17.i.i = sub nsw i32 %sub14.i.i, %mul16.i.i
  %div18.i.i = sdiv i32 %sub17.i.i, 365
  %cmp19.i.i = icmp slt i32 %div18.i.i, 3
  %cond25.i.i = select i1 %cmp19.i.i, i32 %div18.i.i, i32 3
  %mul26.i.i = mul nsw i32 %cond25.i.i, 365
  %sub27.i.i = sub nsw i32 %sub17.i.i, %mul26.i.i
  %mul28.i.i = mul nsw i64 400, %sub.i3
  %mul29.i.i = mul nsw i32 100, %cond.i.i
  %conv30.i.i = sext i32 %mul29.i.i to i64
  %add31.i.i = add nsw i64 %mul28.i.i, %conv30.i.i
  %mul32.i.i = mul nsw i32 4, %div15.i.i
  %conv33.i.i = sext i32 %mul32.i.i to i64
  %add34.i.i = add nsw i64 %add31.i.i, %conv33.i.i
  %conv35.i.i = sext i32 %cond25.i.i to i64
  %add36.i.i = add nsw i64 %add34.i.i, %conv35.i.i
  %add37.i.i = add nsw i64 %add36.i.i, 1
  %sub38.i.i = sub nsw i64 %add37.i.i, 1900
  %conv.i36 = trunc i64 %sub38.i.i to i32
  %conv1.i37 = sext i32 %conv.i36 to i64
  %cmp.i38 = icmp eq i64 %sub38.i.i, %conv1.i37
  br i1 %cmp.i38, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %is_leap.exit57
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

if.end.i.i:                                       ; preds = %is_leap.exit57
  %rem.i44 = srem i64 %add37.i.i, 4
  %cmp.i45 = icmp eq i64 %rem.i44, 0
  br i1 %cmp.i45, label %land.rhs.i, label %is_leap.exit

land.rhs.i:                                       ; preds = %if.end.i.i
  %rem1.i = srem i64 %add37.i.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %rem3.i = srem i64 %add37.i.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i, %lor.rhs.i, %if.end.i.i
  %9 = phi i1 [ false, %if.end.i.i ], [ true, %land.rhs.i ], [ %cmp4.i, %lor.rhs.i ]
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %while.cond.i.i, %is_leap.exit
  %month.i.i.0 = phi i32 [ 0, %is_leap.exit ], [ %add41.i.i, %while.cond.i.i ]
  %add41.i.i = add nsw i32 %month.i.i.0, 1
  %idxprom.i66 = sext i32 %add41.i.i to i64
  %arrayidx.i67 = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i66
  %10 = load i16, ptr %arrayidx.i67, align 2
  %conv.i68 = sext i16 %10 to i32
  %cmp.i70 = icmp sgt i32 %add41.i.i, 1
  %spec.select83 = select i1 %9, i1 %cmp.i70, i1 false
  %land.ext.i72 = zext i1 %spec.select83 to i32
  %add.i73 = add nsw i32 %conv.i68, %land.ext.i72
  %cmp43.i.i = icmp sge i32 %sub27.i.i, %add.i73
  br i1 %cmp43.i.i, label %while.cond.i.i, label %while.end.i.i

while.end.i.i:                                    ; preds = %while.cond.i.i
  %rem.i.i = srem i32 %conv.i.i, 60
  store i32 %rem.i.i, ptr %from, align 8
  %div45.i.i = sdiv i32 %conv.i.i, 60
  %rem46.i.i = srem i32 %div45.i.i, 60
  store i32 %rem46.i.i, ptr %minute.i, align 4
  %div47.i.i = sdiv i32 %conv.i.i, 3600
  store i32 %div47.i.i, ptr %hour.i, align 8
  %idxprom.i = sext i32 %month.i.i.0 to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %11 = load i16, ptr %arrayidx.i, align 2
  %conv.i58 = sext i16 %11 to i32
  %cmp.i60 = icmp sgt i32 %month.i.i.0, 1
  %spec.select84 = select i1 %9, i1 %cmp.i60, i1 false
  %land.ext.i62 = zext i1 %spec.select84 to i32
  %add.i63 = add nsw i32 %conv.i58, %land.ext.i62
  %sub49.i.i = sub nsw i32 %sub27.i.i, %add.i63
  %add50.i.i = add nsw i32 %sub49.i.i, 1
  store i32 %add50.i.i, ptr %day.i, align 4
  store i32 %month.i.i.0, ptr %month.i, align 8
  store i32 %conv.i36, ptr %year1.i, align 4
  %weekday55.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv5.i.i, ptr %weekday55.i.i, align 8
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub27.i.i, ptr %yearday.i.i, align 4
  %summer.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 8
  store i32 0, ptr %summer.i.i, align 8
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i64 0, ptr %offset.i.i, align 8
  %zone56.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str, ptr %zone56.i.i, align 8
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i43, %if.then2.i, %if.then.i.i, %while.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %while.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i43 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i96 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i96, label %if.end.i.i99, label %count.exit

if.end.i.i99:                                     ; preds = %if.then.i
  %call1.i.i = call ptr @__errno_location()
  %12 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i98 = icmp ne i32 %12, 75
  br i1 %cmp.i.i98, label %if.then2.i.i, label %count.exit

if.then2.i.i:                                     ; preds = %if.end.i.i99
  store i32 75, ptr %call1.i.i, align 4
  br label %count.exit

count.exit:                                       ; preds = %break_down.exit.i, %if.end.i.i99, %if.then2.i.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i99 ], [ %add23.i, %break_down.exit.i ]
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
  %sub.i87 = sub nsw i64 %add3.i, 1
  %mul.i88 = mul nsw i64 365, %sub.i87
  %div.i16.i = sdiv i64 %sub.i87, 4
  %rem.i17.i = srem i64 %sub.i87, 4
  %cmp.i18.i = icmp slt i64 %rem.i17.i, 0
  %conv.i19.i = zext i1 %cmp.i18.i to i32
  %conv1.i20.i = sext i32 %conv.i19.i to i64
  %sub.i21.i = sub nsw i64 %div.i16.i, %conv1.i20.i
  %add.i89 = add nsw i64 %mul.i88, %sub.i21.i
  %div.i8.i = sdiv i64 %sub.i87, 100
  %rem.i9.i = srem i64 %sub.i87, 100
  %cmp.i10.i = icmp slt i64 %rem.i9.i, 0
  %conv.i11.i = zext i1 %cmp.i10.i to i32
  %conv1.i12.i = sext i32 %conv.i11.i to i64
  %sub.i13.i = sub nsw i64 %div.i8.i, %conv1.i12.i
  %sub2.i = sub nsw i64 %add.i89, %sub.i13.i
  %div.i.i90 = sdiv i64 %sub.i87, 400
  %rem.i.i91 = srem i64 %sub.i87, 400
  %cmp.i.i92 = icmp slt i64 %rem.i.i91, 0
  %conv.i.i93 = zext i1 %cmp.i.i92 to i32
  %conv1.i.i = sext i32 %conv.i.i93 to i64
  %sub.i.i94 = sub nsw i64 %div.i.i90, %conv1.i.i
  %add4.i = add nsw i64 %sub2.i, %sub.i.i94
  %sub5.i = sub nsw i64 %add4.i, 719162
  %rem.i47 = srem i64 %add3.i, 4
  %cmp.i48 = icmp eq i64 %rem.i47, 0
  br i1 %cmp.i48, label %land.rhs.i51, label %is_leap.exit57

land.rhs.i51:                                     ; preds = %if.end
  %rem1.i49 = srem i64 %add3.i, 100
  %cmp2.i50 = icmp ne i64 %rem1.i49, 0
  br i1 %cmp2.i50, label %is_leap.exit57, label %lor.rhs.i54

lor.rhs.i54:                                      ; preds = %land.rhs.i51
  %rem3.i52 = srem i64 %add3.i, 400
  %cmp4.i53 = icmp eq i64 %rem3.i52, 0
  br label %is_leap.exit57

is_leap.exit57:                                   ; preds = %land.rhs.i51, %lor.rhs.i54, %if.end
  %3 = phi i1 [ false, %if.end ], [ true, %land.rhs.i51 ], [ %cmp4.i53, %lor.rhs.i54 ]
  %idxprom.i77 = sext i32 %conv6.i to i64
  %arrayidx.i78 = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i77
  %4 = load i16, ptr %arrayidx.i78, align 2
  %conv.i79 = sext i16 %4 to i32
  %cmp.i81 = icmp sgt i32 %conv6.i, 1
  %spec.select = select i1 %3, i1 %cmp.i81, i1 false
  %land.ext.i83 = zext i1 %spec.select to i32
  %add.i84 = add nsw i32 %conv.i79, %land.ext.i83
  %conv10.i = sext i32 %add.i84 to i64
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
  %add6.i.i = add nsw i64 %sub.i19, 719162
  %div.i = sdiv i64 %add6.i.i, 146097
  %rem.i = srem i64 %add6.i.i, 146097
  %cmp.i1 = icmp slt i64 %rem.i, 0
  %conv.i2 = zext i1 %cmp.i1 to i32
  %conv1.i = sext i32 %conv.i2 to i64
  %sub.i3 = sub nsw i64 %div.i, %conv1.i
  %mul8.i.i = mul nsw i64 %sub.i3, 146097
  %sub9.i.i = sub nsw i64 %add6.i.i, %mul8.i.i
  %conv10.i.i = trunc i64 %sub9.i.i to i32
  %div.i.i = sdiv i32 %conv10.i.i, 36524
  %cmp.i.i = icmp slt i32 %div.i.i, 3
  %cond.i.i = select i1 %cmp.i.i, i32 %div.i.i, i32 3
  %mul13.i.i = mul nsw i32 %cond.i.i, 36524
  %sub14.i.i = sub nsw i32 %conv10.i.i, %mul13.i.i
  %div15.i.i = sdiv i32 %sub14.i.i, 1461
  %mul16.i.i = mul nsw i32 %div15.i.i, 1461
  %sub17.i.i = sub nsw i32 %sub14.i.i, %mul16.i.i
  %div18.i.i = sdiv i32 %sub17.i.i, 365
  %cmp19.i.i = icmp slt i32 %div18.i.i, 3
  %cond25.i.i = select i1 %cmp19.i.i, i32 %div18.i.i, i32 3
  %mul26.i.i = mul nsw i32 %cond25.i.i, 365
  %sub27.i.i = sub nsw i32 %sub17.i.i, %mul26.i.i
  %mul28.i.i = mul nsw i64 400, %sub.i3
  %mul29.i.i = mul nsw i32 100, %cond.i.i
  %conv30.i.i = sext i32 %mul29.i.i to i64
  %add31.i.i = add nsw i64 %mul28.i.i, %conv30.i.i
  %mul32.i.i = mul nsw i32 4, %div15.i.i
  %conv33.i.i = sext i32 %mul32.i.i to i64
  %add34.i.i = add nsw i64 %add31.i.i, %conv33.i.i
  %conv35.i.i = sext i32 %cond25.i.i to i64
  %add36.i.i = add nsw i64 %add34.i.i, %conv35.i.i
  %add37.i.i = add nsw i64 %add36.i.i, 1
  %sub38.i.i = sub nsw i64 %add37.i.i, 1900
  %conv.i36 = trunc i64 %sub38.i.i to i32
  %conv1.i37 = sext i32 %conv.i36 to i64
  %cmp.i38 = icmp eq i64 %sub38.i.i, %conv1.i37
  br i1 %cmp.i38, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %is_leap.exit57
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

if.end.i.i:                                       ; preds = %is_leap.exit57
  %rem.i44 = srem i64 %add37.i.i, 4
  %cmp.i45 = icmp eq i64 %rem.i44, 0
  br i1 %cmp.i45, label %land.rhs.i, label %is_leap.exit

land.rhs.i:                                       ; preds = %if.end.i.i
  %rem1.i = srem i64 %add37.i.i, 100
  %cmp2.i = icmp ne i64 %rem1.i, 0
  br i1 %cmp2.i, label %is_leap.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %rem3.i = srem i64 %add37.i.i, 400
  %cmp4.i = icmp eq i64 %rem3.i, 0
  br label %is_leap.exit

is_leap.exit:                                     ; preds = %land.rhs.i, %lor.rhs.i, %if.end.i.i
  %10 = phi i1 [ false, %if.end.i.i ], [ true, %land.rhs.i ], [ %cmp4.i, %lor.rhs.i ]
  br label %while.cond.i.i

while.cond.i.i:                                   ; preds = %while.cond.i.i, %is_leap.exit
  %month.i.i.0 = phi i32 [ 0, %is_leap.exit ], [ %add41.i.i, %while.cond.i.i ]
  %add41.i.i = add nsw i32 %month.i.i.0, 1
  %idxprom.i66 = sext i32 %add41.i.i to i64
  %arrayidx.i67 = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i66
  %11 = load i16, ptr %arrayidx.i67, align 2
  %conv.i68 = sext i16 %11 to i32
  %cmp.i70 = icmp sgt i32 %add41.i.i, 1
  %spec.select84 = select i1 %10, i1 %cmp.i70, i1 false
  %land.ext.i72 = zext i1 %spec.select84 to i32
  %add.i73 = add nsw i32 %conv.i68, %land.ext.i72
  %cmp43.i.i = icmp sge i32 %sub27.i.i, %add.i73
  br i1 %cmp43.i.i, label %while.cond.i.i, label %while.end.i.i

while.end.i.i:                                    ; preds = %while.cond.i.i
  %rem.i.i = srem i32 %conv.i.i, 60
  store i32 %rem.i.i, ptr %from, align 8
  %div45.i.i = sdiv i32 %conv.i.i, 60
  %rem46.i.i = srem i32 %div45.i.i, 60
  store i32 %rem46.i.i, ptr %minute.i, align 4
  %div47.i.i = sdiv i32 %conv.i.i, 3600
  store i32 %div47.i.i, ptr %hour.i, align 8
  %idxprom.i = sext i32 %month.i.i.0 to i64
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i64 0, i64 %idxprom.i
  %12 = load i16, ptr %arrayidx.i, align 2
  %conv.i58 = sext i16 %12 to i32
  %cmp.i60 = icmp sgt i32 %month.i.i.0, 1
  %spec.select85 = select i1 %10, i1 %cmp.i60, i1 false
  %land.ext.i62 = zext i1 %spec.select85 to i32
  %add.i63 = add nsw i32 %conv.i58, %land.ext.i62
  %sub49.i.i = sub nsw i32 %sub27.i.i, %add.i63
  %add50.i.i = add nsw i32 %sub49.i.i, 1
  store i32 %add50.i.i, ptr %day.i, align 4
  store i32 %month.i.i.0, ptr %month.i, align 8
  store i32 %conv.i36, ptr %year1.i, align 4
  %weekday55.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv5.i.i, ptr %weekday55.i.i, align 8
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub27.i.i, ptr %yearday.i.i, align 4
  store i32 0, ptr %summer, align 8
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i64 0, ptr %offset.i.i, align 8
  %zone56.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone56.i.i, align 8
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i43, %if.then2.i, %if.then.i.i, %while.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %while.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i43 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i96 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i96, label %if.end.i.i99, label %count.exit

if.end.i.i99:                                     ; preds = %if.then.i
  %call1.i.i = call ptr @__errno_location()
  %13 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i98 = icmp ne i32 %13, 75
  br i1 %cmp.i.i98, label %if.then2.i.i, label %count.exit

if.then2.i.i:                                     ; preds = %if.end.i.i99
  store i32 75, ptr %call1.i.i, align 4
  br label %count.exit

count.exit:                                       ; preds = %break_down.exit.i, %if.end.i.i99, %if.then2.i.i, %if.then.i
  %retval.i.0 = phi i64 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i99 ], [ %add23.i, %break_down.exit.i ]
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
  %or.cond233 = or i1 %cmp.i247, %cmp1.i
  br i1 %or.cond233, label %if.then.i248, label %day_name.exit

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
  %or.cond234 = or i1 %cmp.i252, %cmp1.i253
  br i1 %or.cond234, label %if.then.i255, label %day_name.exit258

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
  %or.cond235 = or i1 %cmp.i259, %cmp1.i260
  br i1 %or.cond235, label %if.then.i262, label %month_name.exit

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
  %or.cond236 = or i1 %cmp.i266, %cmp1.i267
  br i1 %or.cond236, label %if.then.i269, label %month_name.exit272

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
  %spec.select237 = select i1 %cmp5.i, i32 12, i32 %62
  %cond11.i = select i1 %cmp.i50, i32 %sub.i, i32 %spec.select237
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
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb13.i:                                        ; preds = %if.then14
  %div.i322 = sdiv i64 %add.i, 100
  %rem.i323 = srem i64 %add.i, 100
  %cmp.i324 = icmp slt i64 %rem.i323, 0
  %conv.i325 = zext i1 %cmp.i324 to i32
  %conv1.i = sext i32 %conv.i325 to i64
  %sub.i326 = sub nsw i64 %div.i322, %conv1.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub.i326, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb14.i57:                                      ; preds = %if.then14
  %div.i329 = sdiv i64 %add.i, 100
  %rem.i330 = srem i64 %add.i, 100
  %cmp.i331 = icmp slt i64 %rem.i330, 0
  %conv.i332 = zext i1 %cmp.i331 to i32
  %conv1.i333 = sext i32 %conv.i332 to i64
  %sub.i334 = sub nsw i64 %div.i329, %conv1.i333
  %mul.i = mul nsw i64 %sub.i334, 100
  %sub16.i = sub nsw i64 %add.i, %mul.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub16.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb17.i:                                        ; preds = %if.then14
  %month.i58 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %63 = load i32, ptr %month.i58, align 8
  %conv18.i = sext i32 %63 to i64
  %add19.i = add nsw i64 %conv18.i, 1
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add19.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb20.i:                                        ; preds = %if.then14
  %day.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %64 = load i32, ptr %day.i, align 4
  %conv21.i = sext i32 %64 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv21.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb22.i:                                        ; preds = %if.then14
  %day23.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %65 = load i32, ptr %day23.i, align 4
  %conv24.i = sext i32 %65 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv24.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb25.i:                                        ; preds = %if.then14
  %66 = load i32, ptr %hour.i49, align 8
  %conv27.i = sext i32 %66 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv27.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb28.i:                                        ; preds = %if.then14
  %conv29.i = sext i32 %cond11.i to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv29.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb30.i:                                        ; preds = %if.then14
  %67 = load i32, ptr %hour.i49, align 8
  %conv32.i = sext i32 %67 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv32.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb33.i:                                        ; preds = %if.then14
  %conv34.i = sext i32 %cond11.i to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv34.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb35.i:                                        ; preds = %if.then14
  %minute.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %68 = load i32, ptr %minute.i, align 4
  %conv36.i = sext i32 %68 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv36.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb37.i:                                        ; preds = %if.then14
  %69 = load i32, ptr %time, align 8
  %conv38.i = sext i32 %69 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv38.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb39.i:                                        ; preds = %if.then14
  %yearday.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %70 = load i32, ptr %yearday.i, align 4
  %conv40.i = sext i32 %70 to i64
  %add41.i = add nsw i64 %conv40.i, 1
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add41.i, i32 noundef 3, i8 noundef signext 48)
  br label %for.inc

sw.bb42.i:                                        ; preds = %if.then14
  %weekday.i59 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %71 = load i32, ptr %weekday.i59, align 8
  %tobool.i60 = icmp ne i32 %71, 0
  %spec.select238 = select i1 %tobool.i60, i32 %71, i32 7
  %conv48.i = sext i32 %spec.select238 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv48.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb49.i:                                        ; preds = %if.then14
  %weekday50.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %72 = load i32, ptr %weekday50.i, align 8
  %conv51.i = sext i32 %72 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv51.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb52.i:                                        ; preds = %if.then14
  %yearday53.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %73 = load i32, ptr %yearday53.i, align 4
  %weekday54.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %74 = load i32, ptr %weekday54.i, align 8
  %sub55.i = sub nsw i32 %73, %74
  %add56.i = add nsw i32 %sub55.i, 7
  %div.i = sdiv i32 %add56.i, 7
  %conv57.i = sext i32 %div.i to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv57.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb58.i:                                        ; preds = %if.then14
  %yearday59.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %75 = load i32, ptr %yearday59.i, align 4
  %weekday60.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %76 = load i32, ptr %weekday60.i, align 8
  %add61.i = add nsw i32 %76, 6
  %rem.i = srem i32 %add61.i, 7
  %sub62.i = sub nsw i32 %75, %rem.i
  %add63.i = add nsw i32 %sub62.i, 7
  %div64.i = sdiv i32 %add63.i, 7
  %conv65.i = sext i32 %div64.i to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv65.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb66.i:                                        ; preds = %if.then14
  %yearday.i344 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %77 = load i32, ptr %yearday.i344, align 4
  %weekday.i345 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %78 = load i32, ptr %weekday.i345, align 8
  %add.i346 = add nsw i32 %78, 6
  %rem.i347 = srem i32 %add.i346, 7
  %sub.i348 = sub nsw i32 %77, %rem.i347
  %add1.i = add nsw i32 %sub.i348, 3
  %79 = load i32, ptr %year1.i, align 4
  %conv.i349 = sext i32 %79 to i64
  %add3.i = add nsw i64 %conv.i349, 1900
  %cmp.i350 = icmp slt i32 %add1.i, 0
  br i1 %cmp.i350, label %if.then.i351, label %if.else.i

if.then.i351:                                     ; preds = %sw.bb66.i
  %dec.i = add nsw i64 %add3.i, -1
  %rem.i30.i = srem i64 %dec.i, 4
  %cmp.i31.i = icmp eq i64 %rem.i30.i, 0
  br i1 %cmp.i31.i, label %land.rhs.i34.i, label %is_leap.exit40.i

land.rhs.i34.i:                                   ; preds = %if.then.i351
  %rem1.i32.i = srem i64 %dec.i, 100
  %cmp2.i33.i = icmp ne i64 %rem1.i32.i, 0
  br i1 %cmp2.i33.i, label %is_leap.exit40.i, label %lor.rhs.i37.i

lor.rhs.i37.i:                                    ; preds = %land.rhs.i34.i
  %rem3.i35.i = srem i64 %dec.i, 400
  %cmp4.i36.i = icmp eq i64 %rem3.i35.i, 0
  br label %is_leap.exit40.i

is_leap.exit40.i:                                 ; preds = %land.rhs.i34.i, %lor.rhs.i37.i, %if.then.i351
  %80 = phi i1 [ false, %if.then.i351 ], [ true, %land.rhs.i34.i ], [ %cmp4.i36.i, %lor.rhs.i37.i ]
  %land.ext.i39.i = zext i1 %80 to i32
  %add5.i = add nsw i32 365, %land.ext.i39.i
  %add6.i = add nsw i32 %add1.i, %add5.i
  br label %iso_week.exit

if.else.i:                                        ; preds = %sw.bb66.i
  %rem.i18.i = srem i64 %add3.i, 4
  %cmp.i19.i = icmp eq i64 %rem.i18.i, 0
  br i1 %cmp.i19.i, label %land.rhs.i22.i, label %is_leap.exit28.i

land.rhs.i22.i:                                   ; preds = %if.else.i
  %rem1.i20.i = srem i64 %add3.i, 100
  %cmp2.i21.i = icmp ne i64 %rem1.i20.i, 0
  br i1 %cmp2.i21.i, label %is_leap.exit28.i, label %lor.rhs.i25.i

lor.rhs.i25.i:                                    ; preds = %land.rhs.i22.i
  %rem3.i23.i = srem i64 %add3.i, 400
  %cmp4.i24.i = icmp eq i64 %rem3.i23.i, 0
  br label %is_leap.exit28.i

is_leap.exit28.i:                                 ; preds = %land.rhs.i22.i, %lor.rhs.i25.i, %if.else.i
  %81 = phi i1 [ false, %if.else.i ], [ true, %land.rhs.i22.i ], [ %cmp4.i24.i, %lor.rhs.i25.i ]
  %land.ext.i27.i = zext i1 %81 to i32
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
  %82 = phi i1 [ false, %if.then11.i ], [ true, %land.rhs.i.i ], [ %cmp4.i.i, %lor.rhs.i.i ]
  %land.ext.i.i = zext i1 %82 to i32
  %add13.i = add nsw i32 365, %land.ext.i.i
  %sub14.i = sub nsw i32 %add1.i, %add13.i
  br label %iso_week.exit

iso_week.exit:                                    ; preds = %is_leap.exit28.i, %is_leap.exit.i, %is_leap.exit40.i
  %thursday.i.1 = phi i32 [ %add6.i, %is_leap.exit40.i ], [ %sub14.i, %is_leap.exit.i ], [ %add1.i, %is_leap.exit28.i ]
  %div.i354 = sdiv i32 %thursday.i.1, 7
  %add16.i = add nsw i32 %div.i354, 1
  %conv68.i = sext i32 %add16.i to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv68.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb69.i:                                        ; preds = %if.then14
  %yearday.i361 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %83 = load i32, ptr %yearday.i361, align 4
  %weekday.i362 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %84 = load i32, ptr %weekday.i362, align 8
  %add.i363 = add nsw i32 %84, 6
  %rem.i364 = srem i32 %add.i363, 7
  %sub.i365 = sub nsw i32 %83, %rem.i364
  %add1.i366 = add nsw i32 %sub.i365, 3
  %85 = load i32, ptr %year1.i, align 4
  %conv.i368 = sext i32 %85 to i64
  %add3.i369 = add nsw i64 %conv.i368, 1900
  %cmp.i370 = icmp slt i32 %add1.i366, 0
  br i1 %cmp.i370, label %if.then.i374, label %if.else.i388

if.then.i374:                                     ; preds = %sw.bb69.i
  %dec.i371 = add nsw i64 %add3.i369, -1
  br label %iso_week.exit418

if.else.i388:                                     ; preds = %sw.bb69.i
  %rem.i18.i386 = srem i64 %add3.i369, 4
  %cmp.i19.i387 = icmp eq i64 %rem.i18.i386, 0
  br i1 %cmp.i19.i387, label %land.rhs.i22.i391, label %is_leap.exit28.i399

land.rhs.i22.i391:                                ; preds = %if.else.i388
  %rem1.i20.i389 = srem i64 %add3.i369, 100
  %cmp2.i21.i390 = icmp ne i64 %rem1.i20.i389, 0
  br i1 %cmp2.i21.i390, label %is_leap.exit28.i399, label %lor.rhs.i25.i394

lor.rhs.i25.i394:                                 ; preds = %land.rhs.i22.i391
  %rem3.i23.i392 = srem i64 %add3.i369, 400
  %cmp4.i24.i393 = icmp eq i64 %rem3.i23.i392, 0
  br label %is_leap.exit28.i399

is_leap.exit28.i399:                              ; preds = %land.rhs.i22.i391, %lor.rhs.i25.i394, %if.else.i388
  %86 = phi i1 [ false, %if.else.i388 ], [ true, %land.rhs.i22.i391 ], [ %cmp4.i24.i393, %lor.rhs.i25.i394 ]
  %land.ext.i27.i396 = zext i1 %86 to i32
  %add8.i397 = add nsw i32 365, %land.ext.i27.i396
  %cmp9.i398 = icmp sge i32 %add1.i366, %add8.i397
  %inc.i413 = add nsw i64 %add3.i369, 1
  %spec.select239 = select i1 %cmp9.i398, i64 %inc.i413, i64 %add3.i369
  br label %iso_week.exit418

iso_week.exit418:                                 ; preds = %is_leap.exit28.i399, %if.then.i374
  %year.i.1 = phi i64 [ %dec.i371, %if.then.i374 ], [ %spec.select239, %is_leap.exit28.i399 ]
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %year.i.1, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb71.i:                                        ; preds = %if.then14
  %yearday.i425 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %87 = load i32, ptr %yearday.i425, align 4
  %weekday.i426 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %88 = load i32, ptr %weekday.i426, align 8
  %add.i427 = add nsw i32 %88, 6
  %rem.i428 = srem i32 %add.i427, 7
  %sub.i429 = sub nsw i32 %87, %rem.i428
  %add1.i430 = add nsw i32 %sub.i429, 3
  %89 = load i32, ptr %year1.i, align 4
  %conv.i432 = sext i32 %89 to i64
  %add3.i433 = add nsw i64 %conv.i432, 1900
  %cmp.i434 = icmp slt i32 %add1.i430, 0
  br i1 %cmp.i434, label %if.then.i438, label %if.else.i452

if.then.i438:                                     ; preds = %sw.bb71.i
  %dec.i435 = add nsw i64 %add3.i433, -1
  br label %iso_week.exit482

if.else.i452:                                     ; preds = %sw.bb71.i
  %rem.i18.i450 = srem i64 %add3.i433, 4
  %cmp.i19.i451 = icmp eq i64 %rem.i18.i450, 0
  br i1 %cmp.i19.i451, label %land.rhs.i22.i455, label %is_leap.exit28.i463

land.rhs.i22.i455:                                ; preds = %if.else.i452
  %rem1.i20.i453 = srem i64 %add3.i433, 100
  %cmp2.i21.i454 = icmp ne i64 %rem1.i20.i453, 0
  br i1 %cmp2.i21.i454, label %is_leap.exit28.i463, label %lor.rhs.i25.i458

lor.rhs.i25.i458:                                 ; preds = %land.rhs.i22.i455
  %rem3.i23.i456 = srem i64 %add3.i433, 400
  %cmp4.i24.i457 = icmp eq i64 %rem3.i23.i456, 0
  br label %is_leap.exit28.i463

is_leap.exit28.i463:                              ; preds = %land.rhs.i22.i455, %lor.rhs.i25.i458, %if.else.i452
  %90 = phi i1 [ false, %if.else.i452 ], [ true, %land.rhs.i22.i455 ], [ %cmp4.i24.i457, %lor.rhs.i25.i458 ]
  %land.ext.i27.i460 = zext i1 %90 to i32
  %add8.i461 = add nsw i32 365, %land.ext.i27.i460
  %cmp9.i462 = icmp sge i32 %add1.i430, %add8.i461
  %inc.i477 = add nsw i64 %add3.i433, 1
  %spec.select240 = select i1 %cmp9.i462, i64 %inc.i477, i64 %add3.i433
  br label %iso_week.exit482

iso_week.exit482:                                 ; preds = %is_leap.exit28.i463, %if.then.i438
  %year.i.3 = phi i64 [ %dec.i435, %if.then.i438 ], [ %spec.select240, %is_leap.exit28.i463 ]
  %div.i337 = sdiv i64 %year.i.3, 100
  %rem.i338 = srem i64 %year.i.3, 100
  %cmp.i339 = icmp slt i64 %rem.i338, 0
  %conv.i340 = zext i1 %cmp.i339 to i32
  %conv1.i341 = sext i32 %conv.i340 to i64
  %sub.i342 = sub nsw i64 %div.i337, %conv1.i341
  %mul74.i = mul nsw i64 %sub.i342, 100
  %sub75.i = sub nsw i64 %year.i.3, %mul74.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub75.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.epilog.i61:                                    ; preds = %if.then14
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.15)
  unreachable

for.inc:                                          ; preds = %if.then10, %sw.bb.i55, %sw.bb13.i, %sw.bb14.i57, %sw.bb17.i, %sw.bb20.i, %sw.bb22.i, %sw.bb25.i, %sw.bb28.i, %sw.bb30.i, %sw.bb33.i, %sw.bb35.i, %sw.bb37.i, %sw.bb39.i, %sw.bb42.i, %sw.bb49.i, %sw.bb52.i, %sw.bb58.i, %iso_week.exit, %iso_week.exit418, %iso_week.exit482, %put_words.exit, %put.exit32
  %f.3 = phi ptr [ %f.1, %put.exit32 ], [ %add.ptr11, %if.then10 ], [ %incdec.ptr, %sw.bb.i55 ], [ %incdec.ptr, %sw.bb13.i ], [ %incdec.ptr, %sw.bb14.i57 ], [ %incdec.ptr, %sw.bb17.i ], [ %incdec.ptr, %sw.bb20.i ], [ %incdec.ptr, %sw.bb22.i ], [ %incdec.ptr, %sw.bb25.i ], [ %incdec.ptr, %sw.bb28.i ], [ %incdec.ptr, %sw.bb30.i ], [ %incdec.ptr, %sw.bb33.i ], [ %incdec.ptr, %sw.bb35.i ], [ %incdec.ptr, %sw.bb37.i ], [ %incdec.ptr, %sw.bb39.i ], [ %incdec.ptr, %sw.bb42.i ], [ %incdec.ptr, %sw.bb49.i ], [ %incdec.ptr, %sw.bb52.i ], [ %incdec.ptr, %sw.bb58.i ], [ %incdec.ptr, %iso_week.exit ], [ %incdec.ptr, %iso_week.exit418 ], [ %incdec.ptr, %iso_week.exit482 ], [ %incdec.ptr, %put_words.exit ]
  %outer.3 = phi ptr [ %outer.1, %put.exit32 ], [ %add.ptr, %if.then10 ], [ %outer.1, %sw.bb.i55 ], [ %outer.1, %sw.bb13.i ], [ %outer.1, %sw.bb14.i57 ], [ %outer.1, %sw.bb17.i ], [ %outer.1, %sw.bb20.i ], [ %outer.1, %sw.bb22.i ], [ %outer.1, %sw.bb25.i ], [ %outer.1, %sw.bb28.i ], [ %outer.1, %sw.bb30.i ], [ %outer.1, %sw.bb33.i ], [ %outer.1, %sw.bb35.i ], [ %outer.1, %sw.bb37.i ], [ %outer.1, %sw.bb39.i ], [ %outer.1, %sw.bb42.i ], [ %outer.1, %sw.bb49.i ], [ %outer.1, %sw.bb52.i ], [ %outer.1, %sw.bb58.i ], [ %outer.1, %iso_week.exit ], [ %outer.1, %iso_week.exit418 ], [ %outer.1, %iso_week.exit482 ], [ %outer.1, %put_words.exit ]
  %incdec.ptr17 = getelementptr inbounds i8, ptr %f.3, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %91 = load i64, ptr %count, align 8
  %92 = load i64, ptr %limit, align 8
  %cmp.i = icmp ult i64 %91, %92
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %for.end
  %93 = load ptr, ptr %t, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %93, i64 %91
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %for.end
  %94 = load i64, ptr %count, align 8
  %inc.i = add i64 %94, 1
  store i64 %inc.i, ptr %count, align 8
  %cmp19 = icmp ule i64 %inc.i, %size
  %cond = select i1 %cmp19, i64 %94, i64 0
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
  %or.cond62 = or i1 %cmp6, %cmp10
  br i1 %or.cond62, label %if.then, label %if.end

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
  %or.cond60 = or i1 %cmp.i117, %cmp1.i
  br i1 %or.cond60, label %if.then.i118, label %day_name.exit

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
  %or.cond61 = or i1 %cmp.i121, %cmp1.i122
  br i1 %or.cond61, label %if.then.i124, label %month_name.exit

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
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv16, i32 noundef 2, i8 noundef signext 48)
  %24 = load i64, ptr %count, align 8
  %25 = load i64, ptr %limit, align 8
  %cmp.i56 = icmp ult i64 %24, %25
  br i1 %cmp.i56, label %if.then.i59, label %put.exit62

if.then.i59:                                      ; preds = %put.exit73
  %26 = load ptr, ptr %t, align 8
  %arrayidx.i58 = getelementptr inbounds i8, ptr %26, i64 %24
  store i8 58, ptr %arrayidx.i58, align 1
  br label %put.exit62

put.exit62:                                       ; preds = %if.then.i59, %put.exit73
  %27 = load i64, ptr %count, align 8
  %inc.i61 = add i64 %27, 1
  store i64 %inc.i61, ptr %count, align 8
  %minute = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %28 = load i32, ptr %minute, align 4
  %conv17 = sext i32 %28 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv17, i32 noundef 2, i8 noundef signext 48)
  %29 = load i64, ptr %count, align 8
  %30 = load i64, ptr %limit, align 8
  %cmp.i45 = icmp ult i64 %29, %30
  br i1 %cmp.i45, label %if.then.i48, label %put.exit51

if.then.i48:                                      ; preds = %put.exit62
  %31 = load ptr, ptr %t, align 8
  %arrayidx.i47 = getelementptr inbounds i8, ptr %31, i64 %29
  store i8 58, ptr %arrayidx.i47, align 1
  br label %put.exit51

put.exit51:                                       ; preds = %if.then.i48, %put.exit62
  %32 = load i64, ptr %count, align 8
  %inc.i50 = add i64 %32, 1
  store i64 %inc.i50, ptr %count, align 8
  %33 = load i32, ptr %time, align 8
  %conv18 = sext i32 %33 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv18, i32 noundef 2, i8 noundef signext 48)
  %34 = load i64, ptr %count, align 8
  %35 = load i64, ptr %limit, align 8
  %cmp.i34 = icmp ult i64 %34, %35
  br i1 %cmp.i34, label %if.then.i37, label %put.exit40

if.then.i37:                                      ; preds = %put.exit51
  %36 = load ptr, ptr %t, align 8
  %arrayidx.i36 = getelementptr inbounds i8, ptr %36, i64 %34
  store i8 32, ptr %arrayidx.i36, align 1
  br label %put.exit40

put.exit40:                                       ; preds = %if.then.i37, %put.exit51
  %37 = load i64, ptr %count, align 8
  %inc.i39 = add i64 %37, 1
  store i64 %inc.i39, ptr %count, align 8
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add, i32 noundef 1, i8 noundef signext 48)
  %38 = load i64, ptr %count, align 8
  %39 = load i64, ptr %limit, align 8
  %cmp.i23 = icmp ult i64 %38, %39
  br i1 %cmp.i23, label %if.then.i26, label %put.exit29

if.then.i26:                                      ; preds = %put.exit40
  %40 = load ptr, ptr %t, align 8
  %arrayidx.i25 = getelementptr inbounds i8, ptr %40, i64 %38
  store i8 10, ptr %arrayidx.i25, align 1
  br label %put.exit29

put.exit29:                                       ; preds = %if.then.i26, %put.exit40
  %41 = load i64, ptr %count, align 8
  %inc.i28 = add i64 %41, 1
  store i64 %inc.i28, ptr %count, align 8
  %42 = load i64, ptr %limit, align 8
  %cmp.i = icmp ult i64 %inc.i28, %42
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %put.exit29
  %43 = load ptr, ptr %t, align 8
  %arrayidx.i = getelementptr inbounds i8, ptr %43, i64 %inc.i28
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %put.exit29
  %44 = load i64, ptr %count, align 8
  %inc.i = add i64 %44, 1
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

