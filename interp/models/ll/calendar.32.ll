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
  %div.i20 = sdiv i64 %conv, 86400
  %rem.i21 = srem i64 %conv, 86400
  %cmp.i22 = icmp slt i64 %rem.i21, 0
  %conv.i23 = zext i1 %cmp.i22 to i32
  %conv1.i24 = sext i32 %conv.i23 to i64
  %sub.i25 = sub nsw i64 %div.i20, %conv1.i24
  %mul.i = mul nsw i64 %sub.i25, 86400
  %sub.i = sub nsw i64 %conv, %mul.i
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
  store i32 %rem41.i, ptr %result, align 4
  %div42.i = udiv i32 %conv.i, 60
  %rem43.i = urem i32 %div42.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem43.i, ptr %minute.i, align 4
  %div44.i = udiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div44.i, ptr %hour.i, align 4
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
  store i32 %sub53.i, ptr %month.i, align 4
  %sub54.i = sub nsw i64 %add33.i, 1900
  %conv55.i = trunc i64 %sub54.i to i32
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv55.i, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv6.i, ptr %weekday57.i, align 4
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv28.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub23.i, %mul60.i
  %mul62.i = mul i32 306, %conv28.i
  %sub63.i = sub i32 %add61.i, %mul62.i
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub63.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 4
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i32 0, ptr %offset.i, align 4
  %zone64.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str, ptr %zone64.i, align 4
  ret ptr %result
}

define ptr @localtime_r(ptr noundef %time, ptr noundef %result) {
entry:
  %0 = load i32, ptr %time, align 4
  %conv = sext i32 %0 to i64
  %div.i20 = sdiv i64 %conv, 86400
  %rem.i21 = srem i64 %conv, 86400
  %cmp.i22 = icmp slt i64 %rem.i21, 0
  %conv.i23 = zext i1 %cmp.i22 to i32
  %conv1.i24 = sext i32 %conv.i23 to i64
  %sub.i25 = sub nsw i64 %div.i20, %conv1.i24
  %mul.i = mul nsw i64 %sub.i25, 86400
  %sub.i = sub nsw i64 %conv, %mul.i
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
  store i32 %rem41.i, ptr %result, align 4
  %div42.i = udiv i32 %conv.i, 60
  %rem43.i = urem i32 %div42.i, 60
  %minute.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 1
  store i32 %rem43.i, ptr %minute.i, align 4
  %div44.i = udiv i32 %conv.i, 3600
  %hour.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 2
  store i32 %div44.i, ptr %hour.i, align 4
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
  store i32 %sub53.i, ptr %month.i, align 4
  %sub54.i = sub nsw i64 %add33.i, 1900
  %conv55.i = trunc i64 %sub54.i to i32
  %year56.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 5
  store i32 %conv55.i, ptr %year56.i, align 4
  %weekday57.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 6
  store i32 %conv6.i, ptr %weekday57.i, align 4
  %add58.i = add i32 59, %and.i
  %sub59.i = sub i32 1, %conv28.i
  %mul60.i = mul i32 %add58.i, %sub59.i
  %add61.i = add i32 %sub23.i, %mul60.i
  %mul62.i = mul i32 306, %conv28.i
  %sub63.i = sub i32 %add61.i, %mul62.i
  %yearday.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 7
  store i32 %sub63.i, ptr %yearday.i, align 4
  %summer.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 8
  store i32 0, ptr %summer.i, align 4
  %offset.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 9
  store i32 0, ptr %offset.i, align 4
  %zone64.i = getelementptr inbounds %struct.tm, ptr %result, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone64.i, align 4
  ret ptr %result
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
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i32 0, i32 %conv6.i
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
  %cmp.i.i = icmp slt i64 %add23.i, -67768040609740800
  %cmp1.i.i = icmp sgt i64 %add23.i, 67768036191676799
  %or.cond = or i1 %cmp.i.i, %cmp1.i.i
  br i1 %or.cond, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %lor.lhs.false.i
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

if.end.i.i:                                       ; preds = %lor.lhs.false.i
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
  store i32 %rem41.i.i, ptr %from, align 4
  %div42.i.i = udiv i32 %conv.i.i, 60
  %rem43.i.i = urem i32 %div42.i.i, 60
  store i32 %rem43.i.i, ptr %minute.i, align 4
  %div44.i.i = udiv i32 %conv.i.i, 3600
  store i32 %div44.i.i, ptr %hour.i, align 4
  %mul45.i.i = mul i32 153, %div26.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub23.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div26.i.i, 2
  %mul52.i.i = mul i32 12, %conv28.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 4
  %sub54.i.i = sub nsw i64 %add33.i.i, 1900
  %conv55.i.i = trunc i64 %sub54.i.i to i32
  store i32 %conv55.i.i, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv6.i.i, ptr %weekday57.i.i, align 4
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv28.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub23.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv28.i.i
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

break_down.exit.i:                                ; preds = %if.end.i5, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i5 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i, %is_leap.exit
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
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i61 ], [ %conv24.i, %break_down.exit.i ]
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
  %arrayidx.i = getelementptr inbounds [13 x i16], ptr @days_before.__gomc_days_before, i32 0, i32 %conv6.i
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
  %cmp.i.i = icmp slt i64 %add23.i, -67768040609740800
  %cmp1.i.i = icmp sgt i64 %add23.i, 67768036191676799
  %or.cond = or i1 %cmp.i.i, %cmp1.i.i
  br i1 %or.cond, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %lor.lhs.false.i
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

if.end.i.i:                                       ; preds = %lor.lhs.false.i
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
  store i32 %rem41.i.i, ptr %from, align 4
  %div42.i.i = udiv i32 %conv.i.i, 60
  %rem43.i.i = urem i32 %div42.i.i, 60
  store i32 %rem43.i.i, ptr %minute.i, align 4
  %div44.i.i = udiv i32 %conv.i.i, 3600
  store i32 %div44.i.i, ptr %hour.i, align 4
  %mul45.i.i = mul i32 153, %div26.i.i
  %add46.i.i = add i32 %mul45.i.i, 2
  %div47.i.i = udiv i32 %add46.i.i, 5
  %sub48.i.i = sub i32 %sub23.i.i, %div47.i.i
  %add49.i.i = add i32 %sub48.i.i, 1
  store i32 %add49.i.i, ptr %day.i, align 4
  %add51.i.i = add i32 %div26.i.i, 2
  %mul52.i.i = mul i32 12, %conv28.i.i
  %sub53.i.i = sub i32 %add51.i.i, %mul52.i.i
  store i32 %sub53.i.i, ptr %month.i, align 4
  %sub54.i.i = sub nsw i64 %add33.i.i, 1900
  %conv55.i.i = trunc i64 %sub54.i.i to i32
  store i32 %conv55.i.i, ptr %year1.i, align 4
  %weekday57.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 6
  store i32 %conv6.i.i, ptr %weekday57.i.i, align 4
  %add58.i.i = add i32 59, %and.i.i
  %sub59.i.i = sub i32 1, %conv28.i.i
  %mul60.i.i = mul i32 %add58.i.i, %sub59.i.i
  %add61.i.i = add i32 %sub23.i.i, %mul60.i.i
  %mul62.i.i = mul i32 306, %conv28.i.i
  %sub63.i.i = sub i32 %add61.i.i, %mul62.i.i
  %yearday.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 7
  store i32 %sub63.i.i, ptr %yearday.i.i, align 4
  store i32 0, ptr %summer, align 4
  %offset.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 9
  store i32 0, ptr %offset.i.i, align 4
  %zone64.i.i = getelementptr inbounds %struct.tm, ptr %from, i32 0, i32 10
  store ptr @__gomc_calendar.str.1, ptr %zone64.i.i, align 4
  br label %break_down.exit.i

break_down.exit.i:                                ; preds = %if.end.i5, %if.then2.i, %if.then.i.i, %if.end.i.i
  %retval.i.i.0 = phi ptr [ %from, %if.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then2.i ], [ null, %if.end.i5 ]
  %tobool.i = icmp ne ptr %retval.i.i.0, null
  br i1 %tobool.i, label %count.exit, label %if.then.i

if.then.i:                                        ; preds = %break_down.exit.i, %is_leap.exit
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
  %retval.i.0 = phi i32 [ -1, %if.then.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i61 ], [ %conv24.i, %break_down.exit.i ]
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
  %or.cond605 = or i1 %cmp.i235, %cmp1.i
  br i1 %or.cond605, label %if.then.i236, label %day_name.exit

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
  %or.cond606 = or i1 %cmp.i239, %cmp1.i240
  br i1 %or.cond606, label %if.then.i242, label %day_name.exit244

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
  %or.cond607 = or i1 %cmp.i245, %cmp1.i246
  br i1 %or.cond607, label %if.then.i248, label %month_name.exit

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
  %or.cond608 = or i1 %cmp.i251, %cmp1.i252
  br i1 %or.cond608, label %if.then.i254, label %month_name.exit256

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
  %cmp.i986 = icmp sge i64 %add.i, 1000
  %cmp1.i987 = icmp sle i64 %add.i, 9999
  %or.cond609 = and i1 %cmp.i986, %cmp1.i987
  br i1 %or.cond609, label %if.then.i992, label %if.else.i.i

if.then.i992:                                     ; preds = %sw.bb.i55
  %conv.i989 = trunc i64 %add.i to i32
  %div.i990 = udiv i32 %conv.i989, 100
  %conv2.i991 = zext i32 %div.i990 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i991, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i992
  %div.i59.i = udiv i32 %div.i990, 10
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
  %rem.i72.i = urem i32 %div.i990, 10
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

if.else.i85.i:                                    ; preds = %if.then.i992
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i991, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i994 = urem i32 %conv.i989, 100
  %div.i18.i = udiv i32 %rem.i994, 10
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
  %rem.i31.i = urem i32 %rem.i994, 10
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
  %div.i1137 = sdiv i64 %add.i, 100
  %rem.i1138 = srem i64 %add.i, 100
  %cmp.i1139 = icmp slt i64 %rem.i1138, 0
  %conv.i1140 = zext i1 %cmp.i1139 to i32
  %conv1.i = sext i32 %conv.i1140 to i64
  %sub.i1141 = sub nsw i64 %div.i1137, %conv1.i
  %cmp1.i380 = icmp sge i64 %sub.i1141, 0
  %cmp3.i = icmp sle i64 %sub.i1141, 99
  %or.cond610 = and i1 %cmp1.i380, %cmp3.i
  br i1 %or.cond610, label %if.then.i389, label %if.else.i409

if.then.i389:                                     ; preds = %sw.bb13.i
  %conv.i382 = trunc i64 %sub.i1141 to i32
  %div.i383 = udiv i32 %conv.i382, 10
  %add.i384 = add i32 48, %div.i383
  %conv4.i385 = trunc i32 %add.i384 to i8
  %77 = load i32, ptr %count, align 4
  %78 = load i32, ptr %limit, align 4
  %cmp.i12.i388 = icmp ult i32 %77, %78
  br i1 %cmp.i12.i388, label %if.then.i15.i392, label %put.exit18.i402

if.then.i15.i392:                                 ; preds = %if.then.i389
  %79 = load ptr, ptr %t, align 4
  %arrayidx.i14.i391 = getelementptr inbounds i8, ptr %79, i32 %77
  store i8 %conv4.i385, ptr %arrayidx.i14.i391, align 1
  br label %put.exit18.i402

put.exit18.i402:                                  ; preds = %if.then.i15.i392, %if.then.i389
  %80 = load i32, ptr %count, align 4
  %inc.i17.i394 = add i32 %80, 1
  store i32 %inc.i17.i394, ptr %count, align 4
  %rem.i396 = urem i32 %conv.i382, 10
  %add6.i397 = add i32 48, %rem.i396
  %conv7.i398 = trunc i32 %add6.i397 to i8
  %81 = load i32, ptr %limit, align 4
  %cmp.i.i401 = icmp ult i32 %inc.i17.i394, %81
  br i1 %cmp.i.i401, label %if.then.i.i405, label %put.exit.i408

if.then.i.i405:                                   ; preds = %put.exit18.i402
  %82 = load ptr, ptr %t, align 4
  %arrayidx.i.i404 = getelementptr inbounds i8, ptr %82, i32 %inc.i17.i394
  store i8 %conv7.i398, ptr %arrayidx.i.i404, align 1
  br label %put.exit.i408

put.exit.i408:                                    ; preds = %if.then.i.i405, %put.exit18.i402
  %83 = load i32, ptr %count, align 4
  %inc.i.i407 = add i32 %83, 1
  store i32 %inc.i.i407, ptr %count, align 4
  br label %for.inc

if.else.i409:                                     ; preds = %sw.bb13.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub.i1141, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb14.i57:                                      ; preds = %if.then14
  %div.i1144 = sdiv i64 %add.i, 100
  %rem.i1145 = srem i64 %add.i, 100
  %cmp.i1146 = icmp slt i64 %rem.i1145, 0
  %conv.i1147 = zext i1 %cmp.i1146 to i32
  %conv1.i1148 = sext i32 %conv.i1147 to i64
  %sub.i1149 = sub nsw i64 %div.i1144, %conv1.i1148
  %mul.i = mul nsw i64 %sub.i1149, 100
  %sub16.i = sub nsw i64 %add.i, %mul.i
  %cmp1.i418 = icmp sge i64 %sub16.i, 0
  %cmp3.i420 = icmp sle i64 %sub16.i, 99
  %or.cond611 = and i1 %cmp1.i418, %cmp3.i420
  br i1 %or.cond611, label %if.then.i429, label %if.else.i449

if.then.i429:                                     ; preds = %sw.bb14.i57
  %conv.i422 = trunc i64 %sub16.i to i32
  %div.i423 = udiv i32 %conv.i422, 10
  %add.i424 = add i32 48, %div.i423
  %conv4.i425 = trunc i32 %add.i424 to i8
  %84 = load i32, ptr %count, align 4
  %85 = load i32, ptr %limit, align 4
  %cmp.i12.i428 = icmp ult i32 %84, %85
  br i1 %cmp.i12.i428, label %if.then.i15.i432, label %put.exit18.i442

if.then.i15.i432:                                 ; preds = %if.then.i429
  %86 = load ptr, ptr %t, align 4
  %arrayidx.i14.i431 = getelementptr inbounds i8, ptr %86, i32 %84
  store i8 %conv4.i425, ptr %arrayidx.i14.i431, align 1
  br label %put.exit18.i442

put.exit18.i442:                                  ; preds = %if.then.i15.i432, %if.then.i429
  %87 = load i32, ptr %count, align 4
  %inc.i17.i434 = add i32 %87, 1
  store i32 %inc.i17.i434, ptr %count, align 4
  %rem.i436 = urem i32 %conv.i422, 10
  %add6.i437 = add i32 48, %rem.i436
  %conv7.i438 = trunc i32 %add6.i437 to i8
  %88 = load i32, ptr %limit, align 4
  %cmp.i.i441 = icmp ult i32 %inc.i17.i434, %88
  br i1 %cmp.i.i441, label %if.then.i.i445, label %put.exit.i448

if.then.i.i445:                                   ; preds = %put.exit18.i442
  %89 = load ptr, ptr %t, align 4
  %arrayidx.i.i444 = getelementptr inbounds i8, ptr %89, i32 %inc.i17.i434
  store i8 %conv7.i438, ptr %arrayidx.i.i444, align 1
  br label %put.exit.i448

put.exit.i448:                                    ; preds = %if.then.i.i445, %put.exit18.i442
  %90 = load i32, ptr %count, align 4
  %inc.i.i447 = add i32 %90, 1
  store i32 %inc.i.i447, ptr %count, align 4
  br label %for.inc

if.else.i449:                                     ; preds = %sw.bb14.i57
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub16.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb17.i:                                        ; preds = %if.then14
  %month.i58 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %91 = load i32, ptr %month.i58, align 4
  %conv18.i = sext i32 %91 to i64
  %add19.i = add nsw i64 %conv18.i, 1
  %cmp1.i459 = icmp sge i64 %add19.i, 0
  %cmp3.i461 = icmp sle i64 %add19.i, 99
  %or.cond612 = and i1 %cmp1.i459, %cmp3.i461
  br i1 %or.cond612, label %if.then.i470, label %if.else.i490

if.then.i470:                                     ; preds = %sw.bb17.i
  %conv.i463 = trunc i64 %add19.i to i32
  %div.i464 = udiv i32 %conv.i463, 10
  %add.i465 = add i32 48, %div.i464
  %conv4.i466 = trunc i32 %add.i465 to i8
  %92 = load i32, ptr %count, align 4
  %93 = load i32, ptr %limit, align 4
  %cmp.i12.i469 = icmp ult i32 %92, %93
  br i1 %cmp.i12.i469, label %if.then.i15.i473, label %put.exit18.i483

if.then.i15.i473:                                 ; preds = %if.then.i470
  %94 = load ptr, ptr %t, align 4
  %arrayidx.i14.i472 = getelementptr inbounds i8, ptr %94, i32 %92
  store i8 %conv4.i466, ptr %arrayidx.i14.i472, align 1
  br label %put.exit18.i483

put.exit18.i483:                                  ; preds = %if.then.i15.i473, %if.then.i470
  %95 = load i32, ptr %count, align 4
  %inc.i17.i475 = add i32 %95, 1
  store i32 %inc.i17.i475, ptr %count, align 4
  %rem.i477 = urem i32 %conv.i463, 10
  %add6.i478 = add i32 48, %rem.i477
  %conv7.i479 = trunc i32 %add6.i478 to i8
  %96 = load i32, ptr %limit, align 4
  %cmp.i.i482 = icmp ult i32 %inc.i17.i475, %96
  br i1 %cmp.i.i482, label %if.then.i.i486, label %put.exit.i489

if.then.i.i486:                                   ; preds = %put.exit18.i483
  %97 = load ptr, ptr %t, align 4
  %arrayidx.i.i485 = getelementptr inbounds i8, ptr %97, i32 %inc.i17.i475
  store i8 %conv7.i479, ptr %arrayidx.i.i485, align 1
  br label %put.exit.i489

put.exit.i489:                                    ; preds = %if.then.i.i486, %put.exit18.i483
  %98 = load i32, ptr %count, align 4
  %inc.i.i488 = add i32 %98, 1
  store i32 %inc.i.i488, ptr %count, align 4
  br label %for.inc

if.else.i490:                                     ; preds = %sw.bb17.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add19.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb20.i:                                        ; preds = %if.then14
  %day.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %99 = load i32, ptr %day.i, align 4
  %conv21.i = sext i32 %99 to i64
  %cmp1.i500 = icmp sge i64 %conv21.i, 0
  %cmp3.i502 = icmp sle i64 %conv21.i, 99
  %or.cond613 = and i1 %cmp1.i500, %cmp3.i502
  br i1 %or.cond613, label %if.then.i511, label %if.else.i531

if.then.i511:                                     ; preds = %sw.bb20.i
  %div.i505 = udiv i32 %99, 10
  %add.i506 = add i32 48, %div.i505
  %conv4.i507 = trunc i32 %add.i506 to i8
  %100 = load i32, ptr %count, align 4
  %101 = load i32, ptr %limit, align 4
  %cmp.i12.i510 = icmp ult i32 %100, %101
  br i1 %cmp.i12.i510, label %if.then.i15.i514, label %put.exit18.i524

if.then.i15.i514:                                 ; preds = %if.then.i511
  %102 = load ptr, ptr %t, align 4
  %arrayidx.i14.i513 = getelementptr inbounds i8, ptr %102, i32 %100
  store i8 %conv4.i507, ptr %arrayidx.i14.i513, align 1
  br label %put.exit18.i524

put.exit18.i524:                                  ; preds = %if.then.i15.i514, %if.then.i511
  %103 = load i32, ptr %count, align 4
  %inc.i17.i516 = add i32 %103, 1
  store i32 %inc.i17.i516, ptr %count, align 4
  %rem.i518 = urem i32 %99, 10
  %add6.i519 = add i32 48, %rem.i518
  %conv7.i520 = trunc i32 %add6.i519 to i8
  %104 = load i32, ptr %limit, align 4
  %cmp.i.i523 = icmp ult i32 %inc.i17.i516, %104
  br i1 %cmp.i.i523, label %if.then.i.i527, label %put.exit.i530

if.then.i.i527:                                   ; preds = %put.exit18.i524
  %105 = load ptr, ptr %t, align 4
  %arrayidx.i.i526 = getelementptr inbounds i8, ptr %105, i32 %inc.i17.i516
  store i8 %conv7.i520, ptr %arrayidx.i.i526, align 1
  br label %put.exit.i530

put.exit.i530:                                    ; preds = %if.then.i.i527, %put.exit18.i524
  %106 = load i32, ptr %count, align 4
  %inc.i.i529 = add i32 %106, 1
  store i32 %inc.i.i529, ptr %count, align 4
  br label %for.inc

if.else.i531:                                     ; preds = %sw.bb20.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv21.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb22.i:                                        ; preds = %if.then14
  %day23.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 3
  %107 = load i32, ptr %day23.i, align 4
  %conv24.i = sext i32 %107 to i64
  %cmp.i260 = icmp sge i64 %conv24.i, 0
  %cmp1.i261 = icmp sle i64 %conv24.i, 99
  %or.cond614 = and i1 %cmp.i260, %cmp1.i261
  br i1 %or.cond614, label %if.then.i265, label %if.else.i

if.then.i265:                                     ; preds = %sw.bb22.i
  %div.i263 = udiv i32 %107, 10
  %tobool.i264 = icmp ne i32 %div.i263, 0
  %add.i266 = add i32 48, %div.i263
  %conv2.i = trunc i32 %add.i266 to i8
  %conv3.i = sext i8 %conv2.i to i32
  %cond.i269 = select i1 %tobool.i264, i32 %conv3.i, i32 32
  %conv4.i = trunc i32 %cond.i269 to i8
  %108 = load i32, ptr %count, align 4
  %109 = load i32, ptr %limit, align 4
  %cmp.i12.i = icmp ult i32 %108, %109
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i265
  %110 = load ptr, ptr %t, align 4
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %110, i32 %108
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i265
  %111 = load i32, ptr %count, align 4
  %inc.i17.i = add i32 %111, 1
  store i32 %inc.i17.i, ptr %count, align 4
  %rem.i271 = urem i32 %107, 10
  %add6.i = add i32 48, %rem.i271
  %conv7.i = trunc i32 %add6.i to i8
  %112 = load i32, ptr %limit, align 4
  %cmp.i.i274 = icmp ult i32 %inc.i17.i, %112
  br i1 %cmp.i.i274, label %if.then.i.i277, label %put.exit.i280

if.then.i.i277:                                   ; preds = %put.exit18.i
  %113 = load ptr, ptr %t, align 4
  %arrayidx.i.i276 = getelementptr inbounds i8, ptr %113, i32 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i276, align 1
  br label %put.exit.i280

put.exit.i280:                                    ; preds = %if.then.i.i277, %put.exit18.i
  %114 = load i32, ptr %count, align 4
  %inc.i.i279 = add i32 %114, 1
  store i32 %inc.i.i279, ptr %count, align 4
  br label %for.inc

if.else.i:                                        ; preds = %sw.bb22.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv24.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb25.i:                                        ; preds = %if.then14
  %115 = load i32, ptr %hour.i49, align 4
  %conv27.i = sext i32 %115 to i64
  %cmp1.i541 = icmp sge i64 %conv27.i, 0
  %cmp3.i543 = icmp sle i64 %conv27.i, 99
  %or.cond615 = and i1 %cmp1.i541, %cmp3.i543
  br i1 %or.cond615, label %if.then.i552, label %if.else.i572

if.then.i552:                                     ; preds = %sw.bb25.i
  %div.i546 = udiv i32 %115, 10
  %add.i547 = add i32 48, %div.i546
  %conv4.i548 = trunc i32 %add.i547 to i8
  %116 = load i32, ptr %count, align 4
  %117 = load i32, ptr %limit, align 4
  %cmp.i12.i551 = icmp ult i32 %116, %117
  br i1 %cmp.i12.i551, label %if.then.i15.i555, label %put.exit18.i565

if.then.i15.i555:                                 ; preds = %if.then.i552
  %118 = load ptr, ptr %t, align 4
  %arrayidx.i14.i554 = getelementptr inbounds i8, ptr %118, i32 %116
  store i8 %conv4.i548, ptr %arrayidx.i14.i554, align 1
  br label %put.exit18.i565

put.exit18.i565:                                  ; preds = %if.then.i15.i555, %if.then.i552
  %119 = load i32, ptr %count, align 4
  %inc.i17.i557 = add i32 %119, 1
  store i32 %inc.i17.i557, ptr %count, align 4
  %rem.i559 = urem i32 %115, 10
  %add6.i560 = add i32 48, %rem.i559
  %conv7.i561 = trunc i32 %add6.i560 to i8
  %120 = load i32, ptr %limit, align 4
  %cmp.i.i564 = icmp ult i32 %inc.i17.i557, %120
  br i1 %cmp.i.i564, label %if.then.i.i568, label %put.exit.i571

if.then.i.i568:                                   ; preds = %put.exit18.i565
  %121 = load ptr, ptr %t, align 4
  %arrayidx.i.i567 = getelementptr inbounds i8, ptr %121, i32 %inc.i17.i557
  store i8 %conv7.i561, ptr %arrayidx.i.i567, align 1
  br label %put.exit.i571

put.exit.i571:                                    ; preds = %if.then.i.i568, %put.exit18.i565
  %122 = load i32, ptr %count, align 4
  %inc.i.i570 = add i32 %122, 1
  store i32 %inc.i.i570, ptr %count, align 4
  br label %for.inc

if.else.i572:                                     ; preds = %sw.bb25.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv27.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb28.i:                                        ; preds = %if.then14
  %conv29.i = sext i32 %cond11.i to i64
  %cmp1.i582 = icmp sge i64 %conv29.i, 0
  %cmp3.i584 = icmp sle i64 %conv29.i, 99
  %or.cond616 = and i1 %cmp1.i582, %cmp3.i584
  br i1 %or.cond616, label %if.then.i593, label %if.else.i613

if.then.i593:                                     ; preds = %sw.bb28.i
  %div.i587 = udiv i32 %cond11.i, 10
  %add.i588 = add i32 48, %div.i587
  %conv4.i589 = trunc i32 %add.i588 to i8
  %123 = load i32, ptr %count, align 4
  %124 = load i32, ptr %limit, align 4
  %cmp.i12.i592 = icmp ult i32 %123, %124
  br i1 %cmp.i12.i592, label %if.then.i15.i596, label %put.exit18.i606

if.then.i15.i596:                                 ; preds = %if.then.i593
  %125 = load ptr, ptr %t, align 4
  %arrayidx.i14.i595 = getelementptr inbounds i8, ptr %125, i32 %123
  store i8 %conv4.i589, ptr %arrayidx.i14.i595, align 1
  br label %put.exit18.i606

put.exit18.i606:                                  ; preds = %if.then.i15.i596, %if.then.i593
  %126 = load i32, ptr %count, align 4
  %inc.i17.i598 = add i32 %126, 1
  store i32 %inc.i17.i598, ptr %count, align 4
  %rem.i600 = urem i32 %cond11.i, 10
  %add6.i601 = add i32 48, %rem.i600
  %conv7.i602 = trunc i32 %add6.i601 to i8
  %127 = load i32, ptr %limit, align 4
  %cmp.i.i605 = icmp ult i32 %inc.i17.i598, %127
  br i1 %cmp.i.i605, label %if.then.i.i609, label %put.exit.i612

if.then.i.i609:                                   ; preds = %put.exit18.i606
  %128 = load ptr, ptr %t, align 4
  %arrayidx.i.i608 = getelementptr inbounds i8, ptr %128, i32 %inc.i17.i598
  store i8 %conv7.i602, ptr %arrayidx.i.i608, align 1
  br label %put.exit.i612

put.exit.i612:                                    ; preds = %if.then.i.i609, %put.exit18.i606
  %129 = load i32, ptr %count, align 4
  %inc.i.i611 = add i32 %129, 1
  store i32 %inc.i.i611, ptr %count, align 4
  br label %for.inc

if.else.i613:                                     ; preds = %sw.bb28.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv29.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb30.i:                                        ; preds = %if.then14
  %130 = load i32, ptr %hour.i49, align 4
  %conv32.i = sext i32 %130 to i64
  %cmp.i288 = icmp sge i64 %conv32.i, 0
  %cmp1.i289 = icmp sle i64 %conv32.i, 99
  %or.cond617 = and i1 %cmp.i288, %cmp1.i289
  br i1 %or.cond617, label %if.then.i294, label %if.else.i325

if.then.i294:                                     ; preds = %sw.bb30.i
  %div.i292 = udiv i32 %130, 10
  %tobool.i293 = icmp ne i32 %div.i292, 0
  %add.i295 = add i32 48, %div.i292
  %conv2.i296 = trunc i32 %add.i295 to i8
  %conv3.i297 = sext i8 %conv2.i296 to i32
  %cond.i300 = select i1 %tobool.i293, i32 %conv3.i297, i32 32
  %conv4.i301 = trunc i32 %cond.i300 to i8
  %131 = load i32, ptr %count, align 4
  %132 = load i32, ptr %limit, align 4
  %cmp.i12.i304 = icmp ult i32 %131, %132
  br i1 %cmp.i12.i304, label %if.then.i15.i308, label %put.exit18.i318

if.then.i15.i308:                                 ; preds = %if.then.i294
  %133 = load ptr, ptr %t, align 4
  %arrayidx.i14.i307 = getelementptr inbounds i8, ptr %133, i32 %131
  store i8 %conv4.i301, ptr %arrayidx.i14.i307, align 1
  br label %put.exit18.i318

put.exit18.i318:                                  ; preds = %if.then.i15.i308, %if.then.i294
  %134 = load i32, ptr %count, align 4
  %inc.i17.i310 = add i32 %134, 1
  store i32 %inc.i17.i310, ptr %count, align 4
  %rem.i312 = urem i32 %130, 10
  %add6.i313 = add i32 48, %rem.i312
  %conv7.i314 = trunc i32 %add6.i313 to i8
  %135 = load i32, ptr %limit, align 4
  %cmp.i.i317 = icmp ult i32 %inc.i17.i310, %135
  br i1 %cmp.i.i317, label %if.then.i.i321, label %put.exit.i324

if.then.i.i321:                                   ; preds = %put.exit18.i318
  %136 = load ptr, ptr %t, align 4
  %arrayidx.i.i320 = getelementptr inbounds i8, ptr %136, i32 %inc.i17.i310
  store i8 %conv7.i314, ptr %arrayidx.i.i320, align 1
  br label %put.exit.i324

put.exit.i324:                                    ; preds = %if.then.i.i321, %put.exit18.i318
  %137 = load i32, ptr %count, align 4
  %inc.i.i323 = add i32 %137, 1
  store i32 %inc.i.i323, ptr %count, align 4
  br label %for.inc

if.else.i325:                                     ; preds = %sw.bb30.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv32.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb33.i:                                        ; preds = %if.then14
  %conv34.i = sext i32 %cond11.i to i64
  %cmp.i334 = icmp sge i64 %conv34.i, 0
  %cmp1.i335 = icmp sle i64 %conv34.i, 99
  %or.cond618 = and i1 %cmp.i334, %cmp1.i335
  br i1 %or.cond618, label %if.then.i340, label %if.else.i371

if.then.i340:                                     ; preds = %sw.bb33.i
  %div.i338 = udiv i32 %cond11.i, 10
  %tobool.i339 = icmp ne i32 %div.i338, 0
  %add.i341 = add i32 48, %div.i338
  %conv2.i342 = trunc i32 %add.i341 to i8
  %conv3.i343 = sext i8 %conv2.i342 to i32
  %cond.i346 = select i1 %tobool.i339, i32 %conv3.i343, i32 32
  %conv4.i347 = trunc i32 %cond.i346 to i8
  %138 = load i32, ptr %count, align 4
  %139 = load i32, ptr %limit, align 4
  %cmp.i12.i350 = icmp ult i32 %138, %139
  br i1 %cmp.i12.i350, label %if.then.i15.i354, label %put.exit18.i364

if.then.i15.i354:                                 ; preds = %if.then.i340
  %140 = load ptr, ptr %t, align 4
  %arrayidx.i14.i353 = getelementptr inbounds i8, ptr %140, i32 %138
  store i8 %conv4.i347, ptr %arrayidx.i14.i353, align 1
  br label %put.exit18.i364

put.exit18.i364:                                  ; preds = %if.then.i15.i354, %if.then.i340
  %141 = load i32, ptr %count, align 4
  %inc.i17.i356 = add i32 %141, 1
  store i32 %inc.i17.i356, ptr %count, align 4
  %rem.i358 = urem i32 %cond11.i, 10
  %add6.i359 = add i32 48, %rem.i358
  %conv7.i360 = trunc i32 %add6.i359 to i8
  %142 = load i32, ptr %limit, align 4
  %cmp.i.i363 = icmp ult i32 %inc.i17.i356, %142
  br i1 %cmp.i.i363, label %if.then.i.i367, label %put.exit.i370

if.then.i.i367:                                   ; preds = %put.exit18.i364
  %143 = load ptr, ptr %t, align 4
  %arrayidx.i.i366 = getelementptr inbounds i8, ptr %143, i32 %inc.i17.i356
  store i8 %conv7.i360, ptr %arrayidx.i.i366, align 1
  br label %put.exit.i370

put.exit.i370:                                    ; preds = %if.then.i.i367, %put.exit18.i364
  %144 = load i32, ptr %count, align 4
  %inc.i.i369 = add i32 %144, 1
  store i32 %inc.i.i369, ptr %count, align 4
  br label %for.inc

if.else.i371:                                     ; preds = %sw.bb33.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv34.i, i32 noundef 2, i8 noundef signext 32)
  br label %for.inc

sw.bb35.i:                                        ; preds = %if.then14
  %minute.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %145 = load i32, ptr %minute.i, align 4
  %conv36.i = sext i32 %145 to i64
  %cmp1.i623 = icmp sge i64 %conv36.i, 0
  %cmp3.i625 = icmp sle i64 %conv36.i, 99
  %or.cond619 = and i1 %cmp1.i623, %cmp3.i625
  br i1 %or.cond619, label %if.then.i634, label %if.else.i654

if.then.i634:                                     ; preds = %sw.bb35.i
  %div.i628 = udiv i32 %145, 10
  %add.i629 = add i32 48, %div.i628
  %conv4.i630 = trunc i32 %add.i629 to i8
  %146 = load i32, ptr %count, align 4
  %147 = load i32, ptr %limit, align 4
  %cmp.i12.i633 = icmp ult i32 %146, %147
  br i1 %cmp.i12.i633, label %if.then.i15.i637, label %put.exit18.i647

if.then.i15.i637:                                 ; preds = %if.then.i634
  %148 = load ptr, ptr %t, align 4
  %arrayidx.i14.i636 = getelementptr inbounds i8, ptr %148, i32 %146
  store i8 %conv4.i630, ptr %arrayidx.i14.i636, align 1
  br label %put.exit18.i647

put.exit18.i647:                                  ; preds = %if.then.i15.i637, %if.then.i634
  %149 = load i32, ptr %count, align 4
  %inc.i17.i639 = add i32 %149, 1
  store i32 %inc.i17.i639, ptr %count, align 4
  %rem.i641 = urem i32 %145, 10
  %add6.i642 = add i32 48, %rem.i641
  %conv7.i643 = trunc i32 %add6.i642 to i8
  %150 = load i32, ptr %limit, align 4
  %cmp.i.i646 = icmp ult i32 %inc.i17.i639, %150
  br i1 %cmp.i.i646, label %if.then.i.i650, label %put.exit.i653

if.then.i.i650:                                   ; preds = %put.exit18.i647
  %151 = load ptr, ptr %t, align 4
  %arrayidx.i.i649 = getelementptr inbounds i8, ptr %151, i32 %inc.i17.i639
  store i8 %conv7.i643, ptr %arrayidx.i.i649, align 1
  br label %put.exit.i653

put.exit.i653:                                    ; preds = %if.then.i.i650, %put.exit18.i647
  %152 = load i32, ptr %count, align 4
  %inc.i.i652 = add i32 %152, 1
  store i32 %inc.i.i652, ptr %count, align 4
  br label %for.inc

if.else.i654:                                     ; preds = %sw.bb35.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv36.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb37.i:                                        ; preds = %if.then14
  %153 = load i32, ptr %time, align 4
  %conv38.i = sext i32 %153 to i64
  %cmp1.i664 = icmp sge i64 %conv38.i, 0
  %cmp3.i666 = icmp sle i64 %conv38.i, 99
  %or.cond620 = and i1 %cmp1.i664, %cmp3.i666
  br i1 %or.cond620, label %if.then.i675, label %if.else.i695

if.then.i675:                                     ; preds = %sw.bb37.i
  %div.i669 = udiv i32 %153, 10
  %add.i670 = add i32 48, %div.i669
  %conv4.i671 = trunc i32 %add.i670 to i8
  %154 = load i32, ptr %count, align 4
  %155 = load i32, ptr %limit, align 4
  %cmp.i12.i674 = icmp ult i32 %154, %155
  br i1 %cmp.i12.i674, label %if.then.i15.i678, label %put.exit18.i688

if.then.i15.i678:                                 ; preds = %if.then.i675
  %156 = load ptr, ptr %t, align 4
  %arrayidx.i14.i677 = getelementptr inbounds i8, ptr %156, i32 %154
  store i8 %conv4.i671, ptr %arrayidx.i14.i677, align 1
  br label %put.exit18.i688

put.exit18.i688:                                  ; preds = %if.then.i15.i678, %if.then.i675
  %157 = load i32, ptr %count, align 4
  %inc.i17.i680 = add i32 %157, 1
  store i32 %inc.i17.i680, ptr %count, align 4
  %rem.i682 = urem i32 %153, 10
  %add6.i683 = add i32 48, %rem.i682
  %conv7.i684 = trunc i32 %add6.i683 to i8
  %158 = load i32, ptr %limit, align 4
  %cmp.i.i687 = icmp ult i32 %inc.i17.i680, %158
  br i1 %cmp.i.i687, label %if.then.i.i691, label %put.exit.i694

if.then.i.i691:                                   ; preds = %put.exit18.i688
  %159 = load ptr, ptr %t, align 4
  %arrayidx.i.i690 = getelementptr inbounds i8, ptr %159, i32 %inc.i17.i680
  store i8 %conv7.i684, ptr %arrayidx.i.i690, align 1
  br label %put.exit.i694

put.exit.i694:                                    ; preds = %if.then.i.i691, %put.exit18.i688
  %160 = load i32, ptr %count, align 4
  %inc.i.i693 = add i32 %160, 1
  store i32 %inc.i.i693, ptr %count, align 4
  br label %for.inc

if.else.i695:                                     ; preds = %sw.bb37.i
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
  %162 = load i32, ptr %weekday.i59, align 4
  %tobool.i60 = icmp ne i32 %162, 0
  %spec.select627 = select i1 %tobool.i60, i32 %162, i32 7
  %conv48.i = sext i32 %spec.select627 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv48.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb49.i:                                        ; preds = %if.then14
  %weekday50.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %163 = load i32, ptr %weekday50.i, align 4
  %conv51.i = sext i32 %163 to i64
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv51.i, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb52.i:                                        ; preds = %if.then14
  %yearday53.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %164 = load i32, ptr %yearday53.i, align 4
  %weekday54.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %165 = load i32, ptr %weekday54.i, align 4
  %sub55.i = sub nsw i32 %164, %165
  %add56.i = add nsw i32 %sub55.i, 7
  %div.i = sdiv i32 %add56.i, 7
  %conv57.i = sext i32 %div.i to i64
  %cmp1.i828 = icmp sge i64 %conv57.i, 0
  %cmp3.i830 = icmp sle i64 %conv57.i, 99
  %or.cond621 = and i1 %cmp1.i828, %cmp3.i830
  br i1 %or.cond621, label %if.then.i839, label %if.else.i859

if.then.i839:                                     ; preds = %sw.bb52.i
  %div.i833 = udiv i32 %div.i, 10
  %add.i834 = add i32 48, %div.i833
  %conv4.i835 = trunc i32 %add.i834 to i8
  %166 = load i32, ptr %count, align 4
  %167 = load i32, ptr %limit, align 4
  %cmp.i12.i838 = icmp ult i32 %166, %167
  br i1 %cmp.i12.i838, label %if.then.i15.i842, label %put.exit18.i852

if.then.i15.i842:                                 ; preds = %if.then.i839
  %168 = load ptr, ptr %t, align 4
  %arrayidx.i14.i841 = getelementptr inbounds i8, ptr %168, i32 %166
  store i8 %conv4.i835, ptr %arrayidx.i14.i841, align 1
  br label %put.exit18.i852

put.exit18.i852:                                  ; preds = %if.then.i15.i842, %if.then.i839
  %169 = load i32, ptr %count, align 4
  %inc.i17.i844 = add i32 %169, 1
  store i32 %inc.i17.i844, ptr %count, align 4
  %rem.i846 = urem i32 %div.i, 10
  %add6.i847 = add i32 48, %rem.i846
  %conv7.i848 = trunc i32 %add6.i847 to i8
  %170 = load i32, ptr %limit, align 4
  %cmp.i.i851 = icmp ult i32 %inc.i17.i844, %170
  br i1 %cmp.i.i851, label %if.then.i.i855, label %put.exit.i858

if.then.i.i855:                                   ; preds = %put.exit18.i852
  %171 = load ptr, ptr %t, align 4
  %arrayidx.i.i854 = getelementptr inbounds i8, ptr %171, i32 %inc.i17.i844
  store i8 %conv7.i848, ptr %arrayidx.i.i854, align 1
  br label %put.exit.i858

put.exit.i858:                                    ; preds = %if.then.i.i855, %put.exit18.i852
  %172 = load i32, ptr %count, align 4
  %inc.i.i857 = add i32 %172, 1
  store i32 %inc.i.i857, ptr %count, align 4
  br label %for.inc

if.else.i859:                                     ; preds = %sw.bb52.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv57.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb58.i:                                        ; preds = %if.then14
  %yearday59.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %173 = load i32, ptr %yearday59.i, align 4
  %weekday60.i = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %174 = load i32, ptr %weekday60.i, align 4
  %add61.i = add nsw i32 %174, 6
  %rem.i = srem i32 %add61.i, 7
  %sub62.i = sub nsw i32 %173, %rem.i
  %add63.i = add nsw i32 %sub62.i, 7
  %div64.i = sdiv i32 %add63.i, 7
  %conv65.i = sext i32 %div64.i to i64
  %cmp1.i869 = icmp sge i64 %conv65.i, 0
  %cmp3.i871 = icmp sle i64 %conv65.i, 99
  %or.cond622 = and i1 %cmp1.i869, %cmp3.i871
  br i1 %or.cond622, label %if.then.i880, label %if.else.i900

if.then.i880:                                     ; preds = %sw.bb58.i
  %div.i874 = udiv i32 %div64.i, 10
  %add.i875 = add i32 48, %div.i874
  %conv4.i876 = trunc i32 %add.i875 to i8
  %175 = load i32, ptr %count, align 4
  %176 = load i32, ptr %limit, align 4
  %cmp.i12.i879 = icmp ult i32 %175, %176
  br i1 %cmp.i12.i879, label %if.then.i15.i883, label %put.exit18.i893

if.then.i15.i883:                                 ; preds = %if.then.i880
  %177 = load ptr, ptr %t, align 4
  %arrayidx.i14.i882 = getelementptr inbounds i8, ptr %177, i32 %175
  store i8 %conv4.i876, ptr %arrayidx.i14.i882, align 1
  br label %put.exit18.i893

put.exit18.i893:                                  ; preds = %if.then.i15.i883, %if.then.i880
  %178 = load i32, ptr %count, align 4
  %inc.i17.i885 = add i32 %178, 1
  store i32 %inc.i17.i885, ptr %count, align 4
  %rem.i887 = urem i32 %div64.i, 10
  %add6.i888 = add i32 48, %rem.i887
  %conv7.i889 = trunc i32 %add6.i888 to i8
  %179 = load i32, ptr %limit, align 4
  %cmp.i.i892 = icmp ult i32 %inc.i17.i885, %179
  br i1 %cmp.i.i892, label %if.then.i.i896, label %put.exit.i899

if.then.i.i896:                                   ; preds = %put.exit18.i893
  %180 = load ptr, ptr %t, align 4
  %arrayidx.i.i895 = getelementptr inbounds i8, ptr %180, i32 %inc.i17.i885
  store i8 %conv7.i889, ptr %arrayidx.i.i895, align 1
  br label %put.exit.i899

put.exit.i899:                                    ; preds = %if.then.i.i896, %put.exit18.i893
  %181 = load i32, ptr %count, align 4
  %inc.i.i898 = add i32 %181, 1
  store i32 %inc.i.i898, ptr %count, align 4
  br label %for.inc

if.else.i900:                                     ; preds = %sw.bb58.i
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv65.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb66.i:                                        ; preds = %if.then14
  %yearday.i1160 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %182 = load i32, ptr %yearday.i1160, align 4
  %weekday.i1161 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %183 = load i32, ptr %weekday.i1161, align 4
  %add.i1162 = add nsw i32 %183, 6
  %rem.i1163 = srem i32 %add.i1162, 7
  %sub.i1164 = sub nsw i32 %182, %rem.i1163
  %add1.i = add nsw i32 %sub.i1164, 3
  %184 = load i32, ptr %year1.i, align 4
  %conv.i1165 = sext i32 %184 to i64
  %add3.i = add nsw i64 %conv.i1165, 1900
  %cmp.i1166 = icmp slt i32 %add1.i, 0
  br i1 %cmp.i1166, label %if.then.i1167, label %if.else.i1169

if.then.i1167:                                    ; preds = %sw.bb66.i
  %dec.i = add nsw i64 %add3.i, -1
  %rem.i30.i = srem i64 %dec.i, 4
  %cmp.i31.i = icmp eq i64 %rem.i30.i, 0
  br i1 %cmp.i31.i, label %land.rhs.i34.i, label %is_leap.exit40.i

land.rhs.i34.i:                                   ; preds = %if.then.i1167
  %rem1.i32.i = srem i64 %dec.i, 100
  %cmp2.i33.i = icmp ne i64 %rem1.i32.i, 0
  br i1 %cmp2.i33.i, label %is_leap.exit40.i, label %lor.rhs.i37.i

lor.rhs.i37.i:                                    ; preds = %land.rhs.i34.i
  %rem3.i35.i = srem i64 %dec.i, 400
  %cmp4.i36.i = icmp eq i64 %rem3.i35.i, 0
  br label %is_leap.exit40.i

is_leap.exit40.i:                                 ; preds = %land.rhs.i34.i, %lor.rhs.i37.i, %if.then.i1167
  %185 = phi i1 [ false, %if.then.i1167 ], [ true, %land.rhs.i34.i ], [ %cmp4.i36.i, %lor.rhs.i37.i ]
  %land.ext.i39.i = zext i1 %185 to i32
  %add5.i = add nsw i32 365, %land.ext.i39.i
  %add6.i1168 = add nsw i32 %add1.i, %add5.i
  br label %iso_week.exit

if.else.i1169:                                    ; preds = %sw.bb66.i
  %rem.i18.i = srem i64 %add3.i, 4
  %cmp.i19.i = icmp eq i64 %rem.i18.i, 0
  br i1 %cmp.i19.i, label %land.rhs.i22.i, label %is_leap.exit28.i

land.rhs.i22.i:                                   ; preds = %if.else.i1169
  %rem1.i20.i = srem i64 %add3.i, 100
  %cmp2.i21.i = icmp ne i64 %rem1.i20.i, 0
  br i1 %cmp2.i21.i, label %is_leap.exit28.i, label %lor.rhs.i25.i

lor.rhs.i25.i:                                    ; preds = %land.rhs.i22.i
  %rem3.i23.i = srem i64 %add3.i, 400
  %cmp4.i24.i = icmp eq i64 %rem3.i23.i, 0
  br label %is_leap.exit28.i

is_leap.exit28.i:                                 ; preds = %land.rhs.i22.i, %lor.rhs.i25.i, %if.else.i1169
  %186 = phi i1 [ false, %if.else.i1169 ], [ true, %land.rhs.i22.i ], [ %cmp4.i24.i, %lor.rhs.i25.i ]
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
  %thursday.i.1 = phi i32 [ %add6.i1168, %is_leap.exit40.i ], [ %sub14.i, %is_leap.exit.i ], [ %add1.i, %is_leap.exit28.i ]
  %div.i1173 = sdiv i32 %thursday.i.1, 7
  %add16.i = add nsw i32 %div.i1173, 1
  %conv68.i = sext i32 %add16.i to i64
  %cmp1.i910 = icmp sge i64 %conv68.i, 0
  %cmp3.i912 = icmp sle i64 %conv68.i, 99
  %or.cond623 = and i1 %cmp1.i910, %cmp3.i912
  br i1 %or.cond623, label %if.then.i921, label %if.else.i941

if.then.i921:                                     ; preds = %iso_week.exit
  %div.i915 = udiv i32 %add16.i, 10
  %add.i916 = add i32 48, %div.i915
  %conv4.i917 = trunc i32 %add.i916 to i8
  %188 = load i32, ptr %count, align 4
  %189 = load i32, ptr %limit, align 4
  %cmp.i12.i920 = icmp ult i32 %188, %189
  br i1 %cmp.i12.i920, label %if.then.i15.i924, label %put.exit18.i934

if.then.i15.i924:                                 ; preds = %if.then.i921
  %190 = load ptr, ptr %t, align 4
  %arrayidx.i14.i923 = getelementptr inbounds i8, ptr %190, i32 %188
  store i8 %conv4.i917, ptr %arrayidx.i14.i923, align 1
  br label %put.exit18.i934

put.exit18.i934:                                  ; preds = %if.then.i15.i924, %if.then.i921
  %191 = load i32, ptr %count, align 4
  %inc.i17.i926 = add i32 %191, 1
  store i32 %inc.i17.i926, ptr %count, align 4
  %rem.i928 = urem i32 %add16.i, 10
  %add6.i929 = add i32 48, %rem.i928
  %conv7.i930 = trunc i32 %add6.i929 to i8
  %192 = load i32, ptr %limit, align 4
  %cmp.i.i933 = icmp ult i32 %inc.i17.i926, %192
  br i1 %cmp.i.i933, label %if.then.i.i937, label %put.exit.i940

if.then.i.i937:                                   ; preds = %put.exit18.i934
  %193 = load ptr, ptr %t, align 4
  %arrayidx.i.i936 = getelementptr inbounds i8, ptr %193, i32 %inc.i17.i926
  store i8 %conv7.i930, ptr %arrayidx.i.i936, align 1
  br label %put.exit.i940

put.exit.i940:                                    ; preds = %if.then.i.i937, %put.exit18.i934
  %194 = load i32, ptr %count, align 4
  %inc.i.i939 = add i32 %194, 1
  store i32 %inc.i.i939, ptr %count, align 4
  br label %for.inc

if.else.i941:                                     ; preds = %iso_week.exit
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv68.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.bb69.i:                                        ; preds = %if.then14
  %yearday.i1180 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %195 = load i32, ptr %yearday.i1180, align 4
  %weekday.i1181 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %196 = load i32, ptr %weekday.i1181, align 4
  %add.i1182 = add nsw i32 %196, 6
  %rem.i1183 = srem i32 %add.i1182, 7
  %sub.i1184 = sub nsw i32 %195, %rem.i1183
  %add1.i1185 = add nsw i32 %sub.i1184, 3
  %197 = load i32, ptr %year1.i, align 4
  %conv.i1187 = sext i32 %197 to i64
  %add3.i1188 = add nsw i64 %conv.i1187, 1900
  %cmp.i1189 = icmp slt i32 %add1.i1185, 0
  br i1 %cmp.i1189, label %if.then.i1193, label %if.else.i1207

if.then.i1193:                                    ; preds = %sw.bb69.i
  %dec.i1190 = add nsw i64 %add3.i1188, -1
  br label %iso_week.exit1237

if.else.i1207:                                    ; preds = %sw.bb69.i
  %rem.i18.i1205 = srem i64 %add3.i1188, 4
  %cmp.i19.i1206 = icmp eq i64 %rem.i18.i1205, 0
  br i1 %cmp.i19.i1206, label %land.rhs.i22.i1210, label %is_leap.exit28.i1218

land.rhs.i22.i1210:                               ; preds = %if.else.i1207
  %rem1.i20.i1208 = srem i64 %add3.i1188, 100
  %cmp2.i21.i1209 = icmp ne i64 %rem1.i20.i1208, 0
  br i1 %cmp2.i21.i1209, label %is_leap.exit28.i1218, label %lor.rhs.i25.i1213

lor.rhs.i25.i1213:                                ; preds = %land.rhs.i22.i1210
  %rem3.i23.i1211 = srem i64 %add3.i1188, 400
  %cmp4.i24.i1212 = icmp eq i64 %rem3.i23.i1211, 0
  br label %is_leap.exit28.i1218

is_leap.exit28.i1218:                             ; preds = %land.rhs.i22.i1210, %lor.rhs.i25.i1213, %if.else.i1207
  %198 = phi i1 [ false, %if.else.i1207 ], [ true, %land.rhs.i22.i1210 ], [ %cmp4.i24.i1212, %lor.rhs.i25.i1213 ]
  %land.ext.i27.i1215 = zext i1 %198 to i32
  %add8.i1216 = add nsw i32 365, %land.ext.i27.i1215
  %cmp9.i1217 = icmp sge i32 %add1.i1185, %add8.i1216
  %inc.i1232 = add nsw i64 %add3.i1188, 1
  %spec.select628 = select i1 %cmp9.i1217, i64 %inc.i1232, i64 %add3.i1188
  br label %iso_week.exit1237

iso_week.exit1237:                                ; preds = %is_leap.exit28.i1218, %if.then.i1193
  %year.i.1 = phi i64 [ %dec.i1190, %if.then.i1193 ], [ %spec.select628, %is_leap.exit28.i1218 ]
  %cmp.i1023 = icmp sge i64 %year.i.1, 1000
  %cmp1.i1024 = icmp sle i64 %year.i.1, 9999
  %or.cond624 = and i1 %cmp.i1023, %cmp1.i1024
  br i1 %or.cond624, label %if.then.i1030, label %if.else.i.i1134

if.then.i1030:                                    ; preds = %iso_week.exit1237
  %conv.i1026 = trunc i64 %year.i.1 to i32
  %div.i1027 = udiv i32 %conv.i1026, 100
  %conv2.i1028 = zext i32 %div.i1027 to i64
  %cmp3.i56.i1033 = icmp sle i64 %conv2.i1028, 99
  br i1 %cmp3.i56.i1033, label %if.then.i65.i1042, label %if.else.i85.i1062

if.then.i65.i1042:                                ; preds = %if.then.i1030
  %div.i59.i1036 = udiv i32 %div.i1027, 10
  %add.i60.i1037 = add i32 48, %div.i59.i1036
  %conv4.i61.i1038 = trunc i32 %add.i60.i1037 to i8
  %199 = load i32, ptr %count, align 4
  %200 = load i32, ptr %limit, align 4
  %cmp.i12.i64.i1041 = icmp ult i32 %199, %200
  br i1 %cmp.i12.i64.i1041, label %if.then.i15.i68.i1045, label %put.exit18.i78.i1055

if.then.i15.i68.i1045:                            ; preds = %if.then.i65.i1042
  %201 = load ptr, ptr %t, align 4
  %arrayidx.i14.i67.i1044 = getelementptr inbounds i8, ptr %201, i32 %199
  store i8 %conv4.i61.i1038, ptr %arrayidx.i14.i67.i1044, align 1
  br label %put.exit18.i78.i1055

put.exit18.i78.i1055:                             ; preds = %if.then.i15.i68.i1045, %if.then.i65.i1042
  %202 = load i32, ptr %count, align 4
  %inc.i17.i70.i1047 = add i32 %202, 1
  store i32 %inc.i17.i70.i1047, ptr %count, align 4
  %rem.i72.i1049 = urem i32 %div.i1027, 10
  %add6.i73.i1050 = add i32 48, %rem.i72.i1049
  %conv7.i74.i1051 = trunc i32 %add6.i73.i1050 to i8
  %203 = load i32, ptr %limit, align 4
  %cmp.i.i77.i1054 = icmp ult i32 %inc.i17.i70.i1047, %203
  br i1 %cmp.i.i77.i1054, label %if.then.i.i81.i1058, label %put.exit.i84.i1061

if.then.i.i81.i1058:                              ; preds = %put.exit18.i78.i1055
  %204 = load ptr, ptr %t, align 4
  %arrayidx.i.i80.i1057 = getelementptr inbounds i8, ptr %204, i32 %inc.i17.i70.i1047
  store i8 %conv7.i74.i1051, ptr %arrayidx.i.i80.i1057, align 1
  br label %put.exit.i84.i1061

put.exit.i84.i1061:                               ; preds = %if.then.i.i81.i1058, %put.exit18.i78.i1055
  %205 = load i32, ptr %count, align 4
  %inc.i.i83.i1060 = add i32 %205, 1
  store i32 %inc.i.i83.i1060, ptr %count, align 4
  br label %number.exit86.i1067

if.else.i85.i1062:                                ; preds = %if.then.i1030
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i1028, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i1067

number.exit86.i1067:                              ; preds = %if.else.i85.i1062, %put.exit.i84.i1061
  %rem.i1064 = urem i32 %conv.i1026, 100
  %div.i18.i1073 = udiv i32 %rem.i1064, 10
  %add.i19.i1074 = add i32 48, %div.i18.i1073
  %conv4.i20.i1075 = trunc i32 %add.i19.i1074 to i8
  %206 = load i32, ptr %count, align 4
  %207 = load i32, ptr %limit, align 4
  %cmp.i12.i23.i1078 = icmp ult i32 %206, %207
  br i1 %cmp.i12.i23.i1078, label %if.then.i15.i27.i1082, label %put.exit18.i37.i1092

if.then.i15.i27.i1082:                            ; preds = %number.exit86.i1067
  %208 = load ptr, ptr %t, align 4
  %arrayidx.i14.i26.i1081 = getelementptr inbounds i8, ptr %208, i32 %206
  store i8 %conv4.i20.i1075, ptr %arrayidx.i14.i26.i1081, align 1
  br label %put.exit18.i37.i1092

put.exit18.i37.i1092:                             ; preds = %if.then.i15.i27.i1082, %number.exit86.i1067
  %209 = load i32, ptr %count, align 4
  %inc.i17.i29.i1084 = add i32 %209, 1
  store i32 %inc.i17.i29.i1084, ptr %count, align 4
  %rem.i31.i1086 = urem i32 %rem.i1064, 10
  %add6.i32.i1087 = add i32 48, %rem.i31.i1086
  %conv7.i33.i1088 = trunc i32 %add6.i32.i1087 to i8
  %210 = load i32, ptr %limit, align 4
  %cmp.i.i36.i1091 = icmp ult i32 %inc.i17.i29.i1084, %210
  br i1 %cmp.i.i36.i1091, label %if.then.i.i40.i1095, label %put.exit.i43.i1098

if.then.i.i40.i1095:                              ; preds = %put.exit18.i37.i1092
  %211 = load ptr, ptr %t, align 4
  %arrayidx.i.i39.i1094 = getelementptr inbounds i8, ptr %211, i32 %inc.i17.i29.i1084
  store i8 %conv7.i33.i1088, ptr %arrayidx.i.i39.i1094, align 1
  br label %put.exit.i43.i1098

put.exit.i43.i1098:                               ; preds = %if.then.i.i40.i1095, %put.exit18.i37.i1092
  %212 = load i32, ptr %count, align 4
  %inc.i.i42.i1097 = add i32 %212, 1
  store i32 %inc.i.i42.i1097, ptr %count, align 4
  br label %for.inc

if.else.i.i1134:                                  ; preds = %iso_week.exit1237
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %year.i.1, i32 noundef 1, i8 noundef signext 48)
  br label %for.inc

sw.bb71.i:                                        ; preds = %if.then14
  %yearday.i1244 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 7
  %213 = load i32, ptr %yearday.i1244, align 4
  %weekday.i1245 = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 6
  %214 = load i32, ptr %weekday.i1245, align 4
  %add.i1246 = add nsw i32 %214, 6
  %rem.i1247 = srem i32 %add.i1246, 7
  %sub.i1248 = sub nsw i32 %213, %rem.i1247
  %add1.i1249 = add nsw i32 %sub.i1248, 3
  %215 = load i32, ptr %year1.i, align 4
  %conv.i1251 = sext i32 %215 to i64
  %add3.i1252 = add nsw i64 %conv.i1251, 1900
  %cmp.i1253 = icmp slt i32 %add1.i1249, 0
  br i1 %cmp.i1253, label %if.then.i1257, label %if.else.i1271

if.then.i1257:                                    ; preds = %sw.bb71.i
  %dec.i1254 = add nsw i64 %add3.i1252, -1
  br label %iso_week.exit1301

if.else.i1271:                                    ; preds = %sw.bb71.i
  %rem.i18.i1269 = srem i64 %add3.i1252, 4
  %cmp.i19.i1270 = icmp eq i64 %rem.i18.i1269, 0
  br i1 %cmp.i19.i1270, label %land.rhs.i22.i1274, label %is_leap.exit28.i1282

land.rhs.i22.i1274:                               ; preds = %if.else.i1271
  %rem1.i20.i1272 = srem i64 %add3.i1252, 100
  %cmp2.i21.i1273 = icmp ne i64 %rem1.i20.i1272, 0
  br i1 %cmp2.i21.i1273, label %is_leap.exit28.i1282, label %lor.rhs.i25.i1277

lor.rhs.i25.i1277:                                ; preds = %land.rhs.i22.i1274
  %rem3.i23.i1275 = srem i64 %add3.i1252, 400
  %cmp4.i24.i1276 = icmp eq i64 %rem3.i23.i1275, 0
  br label %is_leap.exit28.i1282

is_leap.exit28.i1282:                             ; preds = %land.rhs.i22.i1274, %lor.rhs.i25.i1277, %if.else.i1271
  %216 = phi i1 [ false, %if.else.i1271 ], [ true, %land.rhs.i22.i1274 ], [ %cmp4.i24.i1276, %lor.rhs.i25.i1277 ]
  %land.ext.i27.i1279 = zext i1 %216 to i32
  %add8.i1280 = add nsw i32 365, %land.ext.i27.i1279
  %cmp9.i1281 = icmp sge i32 %add1.i1249, %add8.i1280
  %inc.i1296 = add nsw i64 %add3.i1252, 1
  %spec.select629 = select i1 %cmp9.i1281, i64 %inc.i1296, i64 %add3.i1252
  br label %iso_week.exit1301

iso_week.exit1301:                                ; preds = %is_leap.exit28.i1282, %if.then.i1257
  %year.i.3 = phi i64 [ %dec.i1254, %if.then.i1257 ], [ %spec.select629, %is_leap.exit28.i1282 ]
  %div.i1152 = sdiv i64 %year.i.3, 100
  %rem.i1153 = srem i64 %year.i.3, 100
  %cmp.i1154 = icmp slt i64 %rem.i1153, 0
  %conv.i1155 = zext i1 %cmp.i1154 to i32
  %conv1.i1156 = sext i32 %conv.i1155 to i64
  %sub.i1157 = sub nsw i64 %div.i1152, %conv1.i1156
  %mul74.i = mul nsw i64 %sub.i1157, 100
  %sub75.i = sub nsw i64 %year.i.3, %mul74.i
  %cmp1.i951 = icmp sge i64 %sub75.i, 0
  %cmp3.i953 = icmp sle i64 %sub75.i, 99
  %or.cond625 = and i1 %cmp1.i951, %cmp3.i953
  br i1 %or.cond625, label %if.then.i962, label %if.else.i982

if.then.i962:                                     ; preds = %iso_week.exit1301
  %conv.i955 = trunc i64 %sub75.i to i32
  %div.i956 = udiv i32 %conv.i955, 10
  %add.i957 = add i32 48, %div.i956
  %conv4.i958 = trunc i32 %add.i957 to i8
  %217 = load i32, ptr %count, align 4
  %218 = load i32, ptr %limit, align 4
  %cmp.i12.i961 = icmp ult i32 %217, %218
  br i1 %cmp.i12.i961, label %if.then.i15.i965, label %put.exit18.i975

if.then.i15.i965:                                 ; preds = %if.then.i962
  %219 = load ptr, ptr %t, align 4
  %arrayidx.i14.i964 = getelementptr inbounds i8, ptr %219, i32 %217
  store i8 %conv4.i958, ptr %arrayidx.i14.i964, align 1
  br label %put.exit18.i975

put.exit18.i975:                                  ; preds = %if.then.i15.i965, %if.then.i962
  %220 = load i32, ptr %count, align 4
  %inc.i17.i967 = add i32 %220, 1
  store i32 %inc.i17.i967, ptr %count, align 4
  %rem.i969 = urem i32 %conv.i955, 10
  %add6.i970 = add i32 48, %rem.i969
  %conv7.i971 = trunc i32 %add6.i970 to i8
  %221 = load i32, ptr %limit, align 4
  %cmp.i.i974 = icmp ult i32 %inc.i17.i967, %221
  br i1 %cmp.i.i974, label %if.then.i.i978, label %put.exit.i981

if.then.i.i978:                                   ; preds = %put.exit18.i975
  %222 = load ptr, ptr %t, align 4
  %arrayidx.i.i977 = getelementptr inbounds i8, ptr %222, i32 %inc.i17.i967
  store i8 %conv7.i971, ptr %arrayidx.i.i977, align 1
  br label %put.exit.i981

put.exit.i981:                                    ; preds = %if.then.i.i978, %put.exit18.i975
  %223 = load i32, ptr %count, align 4
  %inc.i.i980 = add i32 %223, 1
  store i32 %inc.i.i980, ptr %count, align 4
  br label %for.inc

if.else.i982:                                     ; preds = %iso_week.exit1301
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %sub75.i, i32 noundef 2, i8 noundef signext 48)
  br label %for.inc

sw.epilog.i61:                                    ; preds = %if.then14
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.15)
  unreachable

for.inc:                                          ; preds = %if.then10, %sw.bb39.i, %sw.bb42.i, %sw.bb49.i, %if.else.i.i, %put.exit.i43.i, %if.else.i409, %put.exit.i408, %if.else.i449, %put.exit.i448, %if.else.i490, %put.exit.i489, %if.else.i531, %put.exit.i530, %if.else.i, %put.exit.i280, %if.else.i572, %put.exit.i571, %if.else.i613, %put.exit.i612, %if.else.i325, %put.exit.i324, %if.else.i371, %put.exit.i370, %if.else.i654, %put.exit.i653, %if.else.i695, %put.exit.i694, %if.else.i859, %put.exit.i858, %if.else.i900, %put.exit.i899, %if.else.i941, %put.exit.i940, %if.else.i.i1134, %put.exit.i43.i1098, %if.else.i982, %put.exit.i981, %put_words.exit, %put.exit32
  %f.3 = phi ptr [ %f.1, %put.exit32 ], [ %add.ptr11, %if.then10 ], [ %incdec.ptr, %sw.bb39.i ], [ %incdec.ptr, %sw.bb42.i ], [ %incdec.ptr, %sw.bb49.i ], [ %incdec.ptr, %if.else.i.i ], [ %incdec.ptr, %put.exit.i43.i ], [ %incdec.ptr, %if.else.i409 ], [ %incdec.ptr, %put.exit.i408 ], [ %incdec.ptr, %if.else.i449 ], [ %incdec.ptr, %put.exit.i448 ], [ %incdec.ptr, %if.else.i490 ], [ %incdec.ptr, %put.exit.i489 ], [ %incdec.ptr, %if.else.i531 ], [ %incdec.ptr, %put.exit.i530 ], [ %incdec.ptr, %if.else.i ], [ %incdec.ptr, %put.exit.i280 ], [ %incdec.ptr, %if.else.i572 ], [ %incdec.ptr, %put.exit.i571 ], [ %incdec.ptr, %if.else.i613 ], [ %incdec.ptr, %put.exit.i612 ], [ %incdec.ptr, %if.else.i325 ], [ %incdec.ptr, %put.exit.i324 ], [ %incdec.ptr, %if.else.i371 ], [ %incdec.ptr, %put.exit.i370 ], [ %incdec.ptr, %if.else.i654 ], [ %incdec.ptr, %put.exit.i653 ], [ %incdec.ptr, %if.else.i695 ], [ %incdec.ptr, %put.exit.i694 ], [ %incdec.ptr, %if.else.i859 ], [ %incdec.ptr, %put.exit.i858 ], [ %incdec.ptr, %if.else.i900 ], [ %incdec.ptr, %put.exit.i899 ], [ %incdec.ptr, %if.else.i941 ], [ %incdec.ptr, %put.exit.i940 ], [ %incdec.ptr, %if.else.i.i1134 ], [ %incdec.ptr, %put.exit.i43.i1098 ], [ %incdec.ptr, %if.else.i982 ], [ %incdec.ptr, %put.exit.i981 ], [ %incdec.ptr, %put_words.exit ]
  %outer.3 = phi ptr [ %outer.1, %put.exit32 ], [ %add.ptr, %if.then10 ], [ %outer.1, %sw.bb39.i ], [ %outer.1, %sw.bb42.i ], [ %outer.1, %sw.bb49.i ], [ %outer.1, %if.else.i.i ], [ %outer.1, %put.exit.i43.i ], [ %outer.1, %if.else.i409 ], [ %outer.1, %put.exit.i408 ], [ %outer.1, %if.else.i449 ], [ %outer.1, %put.exit.i448 ], [ %outer.1, %if.else.i490 ], [ %outer.1, %put.exit.i489 ], [ %outer.1, %if.else.i531 ], [ %outer.1, %put.exit.i530 ], [ %outer.1, %if.else.i ], [ %outer.1, %put.exit.i280 ], [ %outer.1, %if.else.i572 ], [ %outer.1, %put.exit.i571 ], [ %outer.1, %if.else.i613 ], [ %outer.1, %put.exit.i612 ], [ %outer.1, %if.else.i325 ], [ %outer.1, %put.exit.i324 ], [ %outer.1, %if.else.i371 ], [ %outer.1, %put.exit.i370 ], [ %outer.1, %if.else.i654 ], [ %outer.1, %put.exit.i653 ], [ %outer.1, %if.else.i695 ], [ %outer.1, %put.exit.i694 ], [ %outer.1, %if.else.i859 ], [ %outer.1, %put.exit.i858 ], [ %outer.1, %if.else.i900 ], [ %outer.1, %put.exit.i899 ], [ %outer.1, %if.else.i941 ], [ %outer.1, %put.exit.i940 ], [ %outer.1, %if.else.i.i1134 ], [ %outer.1, %put.exit.i43.i1098 ], [ %outer.1, %if.else.i982 ], [ %outer.1, %put.exit.i981 ], [ %outer.1, %put_words.exit ]
  %incdec.ptr17 = getelementptr inbounds i8, ptr %f.3, i32 1
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %224 = load i32, ptr %count, align 4
  %225 = load i32, ptr %limit, align 4
  %cmp.i = icmp ult i32 %224, %225
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %for.end
  %226 = load ptr, ptr %t, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %226, i32 %224
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %for.end
  %227 = load i32, ptr %count, align 4
  %inc.i = add i32 %227, 1
  store i32 %inc.i, ptr %count, align 4
  %cmp19 = icmp ule i32 %inc.i, %size
  %cond = select i1 %cmp19, i32 %227, i32 0
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
  %or.cond182 = or i1 %cmp6, %cmp10
  br i1 %or.cond182, label %if.then, label %if.end

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
  %cmp.i126 = icmp slt i32 %2, 0
  %cmp1.i = icmp sgt i32 %2, 6
  %or.cond175 = or i1 %cmp.i126, %cmp1.i
  br i1 %or.cond175, label %if.then.i127, label %day_name.exit

if.then.i127:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.16)
  unreachable

day_name.exit:                                    ; preds = %if.end
  %arrayidx.i128 = getelementptr inbounds [7 x [10 x i8]], ptr @day_name.__gomc_days, i32 0, i32 %2
  br label %for.cond.i107

for.cond.i107:                                    ; preds = %put.exit.i123, %day_name.exit
  %i.i105.0 = phi i32 [ 0, %day_name.exit ], [ %inc.i124, %put.exit.i123 ]
  %cmp.i106 = icmp slt i32 %i.i105.0, 3
  br i1 %cmp.i106, label %land.rhs.i111, label %put_name.exit125

land.rhs.i111:                                    ; preds = %for.cond.i107
  %arrayidx.i108 = getelementptr inbounds i8, ptr %arrayidx.i128, i32 %i.i105.0
  %3 = load i8, ptr %arrayidx.i108, align 1
  %conv.i109 = sext i8 %3 to i32
  %tobool.i110 = icmp ne i32 %conv.i109, 0
  br i1 %tobool.i110, label %for.body.i117, label %put_name.exit125

for.body.i117:                                    ; preds = %land.rhs.i111
  %4 = load i32, ptr %count, align 4
  %5 = load i32, ptr %limit, align 4
  %cmp.i.i116 = icmp ult i32 %4, %5
  br i1 %cmp.i.i116, label %if.then.i.i120, label %put.exit.i123

if.then.i.i120:                                   ; preds = %for.body.i117
  %6 = load ptr, ptr %t, align 4
  %arrayidx.i.i119 = getelementptr inbounds i8, ptr %6, i32 %4
  store i8 %3, ptr %arrayidx.i.i119, align 1
  br label %put.exit.i123

put.exit.i123:                                    ; preds = %if.then.i.i120, %for.body.i117
  %7 = load i32, ptr %count, align 4
  %inc.i.i122 = add i32 %7, 1
  store i32 %inc.i.i122, ptr %count, align 4
  %inc.i124 = add nsw i32 %i.i105.0, 1
  br label %for.cond.i107

put_name.exit125:                                 ; preds = %for.cond.i107, %land.rhs.i111
  %8 = load i32, ptr %count, align 4
  %9 = load i32, ptr %limit, align 4
  %cmp.i89 = icmp ult i32 %8, %9
  br i1 %cmp.i89, label %if.then.i92, label %put.exit95

if.then.i92:                                      ; preds = %put_name.exit125
  %10 = load ptr, ptr %t, align 4
  %arrayidx.i91 = getelementptr inbounds i8, ptr %10, i32 %8
  store i8 32, ptr %arrayidx.i91, align 1
  br label %put.exit95

put.exit95:                                       ; preds = %if.then.i92, %put_name.exit125
  %11 = load i32, ptr %count, align 4
  %inc.i94 = add i32 %11, 1
  store i32 %inc.i94, ptr %count, align 4
  %month = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 4
  %12 = load i32, ptr %month, align 4
  %cmp.i129 = icmp slt i32 %12, 0
  %cmp1.i130 = icmp sgt i32 %12, 11
  %or.cond176 = or i1 %cmp.i129, %cmp1.i130
  br i1 %or.cond176, label %if.then.i132, label %month_name.exit

if.then.i132:                                     ; preds = %put.exit95
  call void @__gomc_unsupported(ptr noundef @__gomc_calendar.str.17)
  unreachable

month_name.exit:                                  ; preds = %put.exit95
  %arrayidx.i133 = getelementptr inbounds [12 x [10 x i8]], ptr @month_name.__gomc_months, i32 0, i32 %12
  br label %for.cond.i

for.cond.i:                                       ; preds = %put.exit.i, %month_name.exit
  %i.i.0 = phi i32 [ 0, %month_name.exit ], [ %inc.i99, %put.exit.i ]
  %cmp.i97 = icmp slt i32 %i.i.0, 3
  br i1 %cmp.i97, label %land.rhs.i, label %put_name.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %arrayidx.i98 = getelementptr inbounds i8, ptr %arrayidx.i133, i32 %i.i.0
  %13 = load i8, ptr %arrayidx.i98, align 1
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
  %inc.i99 = add nsw i32 %i.i.0, 1
  br label %for.cond.i

put_name.exit:                                    ; preds = %for.cond.i, %land.rhs.i
  %18 = load i32, ptr %count, align 4
  %19 = load i32, ptr %limit, align 4
  %cmp.i78 = icmp ult i32 %18, %19
  br i1 %cmp.i78, label %if.then.i81, label %put.exit84

if.then.i81:                                      ; preds = %put_name.exit
  %20 = load ptr, ptr %t, align 4
  %arrayidx.i80 = getelementptr inbounds i8, ptr %20, i32 %18
  store i8 32, ptr %arrayidx.i80, align 1
  br label %put.exit84

put.exit84:                                       ; preds = %if.then.i81, %put_name.exit
  %21 = load i32, ptr %count, align 4
  %inc.i83 = add i32 %21, 1
  store i32 %inc.i83, ptr %count, align 4
  %22 = load i32, ptr %day, align 4
  %conv15 = sext i32 %22 to i64
  %cmp.i137 = icmp sge i64 %conv15, 0
  %cmp1.i138 = icmp sle i64 %conv15, 99
  %or.cond177 = and i1 %cmp.i137, %cmp1.i138
  br i1 %or.cond177, label %if.then.i141, label %if.else.i

if.then.i141:                                     ; preds = %put.exit84
  %div.i = udiv i32 %22, 10
  %tobool.i140 = icmp ne i32 %div.i, 0
  %add.i = add i32 48, %div.i
  %conv2.i = trunc i32 %add.i to i8
  %conv3.i = sext i8 %conv2.i to i32
  %cond.i = select i1 %tobool.i140, i32 %conv3.i, i32 32
  %conv4.i = trunc i32 %cond.i to i8
  %23 = load i32, ptr %limit, align 4
  %cmp.i12.i = icmp ult i32 %inc.i83, %23
  br i1 %cmp.i12.i, label %if.then.i15.i, label %put.exit18.i

if.then.i15.i:                                    ; preds = %if.then.i141
  %24 = load ptr, ptr %t, align 4
  %arrayidx.i14.i = getelementptr inbounds i8, ptr %24, i32 %inc.i83
  store i8 %conv4.i, ptr %arrayidx.i14.i, align 1
  br label %put.exit18.i

put.exit18.i:                                     ; preds = %if.then.i15.i, %if.then.i141
  %25 = load i32, ptr %count, align 4
  %inc.i17.i = add i32 %25, 1
  store i32 %inc.i17.i, ptr %count, align 4
  %rem.i = urem i32 %22, 10
  %add6.i = add i32 48, %rem.i
  %conv7.i = trunc i32 %add6.i to i8
  %26 = load i32, ptr %limit, align 4
  %cmp.i.i144 = icmp ult i32 %inc.i17.i, %26
  br i1 %cmp.i.i144, label %if.then.i.i147, label %put.exit.i150

if.then.i.i147:                                   ; preds = %put.exit18.i
  %27 = load ptr, ptr %t, align 4
  %arrayidx.i.i146 = getelementptr inbounds i8, ptr %27, i32 %inc.i17.i
  store i8 %conv7.i, ptr %arrayidx.i.i146, align 1
  br label %put.exit.i150

put.exit.i150:                                    ; preds = %if.then.i.i147, %put.exit18.i
  %28 = load i32, ptr %count, align 4
  %inc.i.i149 = add i32 %28, 1
  store i32 %inc.i.i149, ptr %count, align 4
  br label %spaced_number.exit

if.else.i:                                        ; preds = %put.exit84
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv15, i32 noundef 2, i8 noundef signext 32)
  br label %spaced_number.exit

spaced_number.exit:                               ; preds = %if.else.i, %put.exit.i150
  %29 = load i32, ptr %count, align 4
  %30 = load i32, ptr %limit, align 4
  %cmp.i67 = icmp ult i32 %29, %30
  br i1 %cmp.i67, label %if.then.i70, label %put.exit73

if.then.i70:                                      ; preds = %spaced_number.exit
  %31 = load ptr, ptr %t, align 4
  %arrayidx.i69 = getelementptr inbounds i8, ptr %31, i32 %29
  store i8 32, ptr %arrayidx.i69, align 1
  br label %put.exit73

put.exit73:                                       ; preds = %if.then.i70, %spaced_number.exit
  %32 = load i32, ptr %count, align 4
  %inc.i72 = add i32 %32, 1
  store i32 %inc.i72, ptr %count, align 4
  %hour = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 2
  %33 = load i32, ptr %hour, align 4
  %conv16 = sext i32 %33 to i64
  %cmp1.i237 = icmp sge i64 %conv16, 0
  %cmp3.i239 = icmp sle i64 %conv16, 99
  %or.cond178 = and i1 %cmp1.i237, %cmp3.i239
  br i1 %or.cond178, label %if.then.i248, label %if.else.i268

if.then.i248:                                     ; preds = %put.exit73
  %div.i242 = udiv i32 %33, 10
  %add.i243 = add i32 48, %div.i242
  %conv4.i244 = trunc i32 %add.i243 to i8
  %34 = load i32, ptr %limit, align 4
  %cmp.i12.i247 = icmp ult i32 %inc.i72, %34
  br i1 %cmp.i12.i247, label %if.then.i15.i251, label %put.exit18.i261

if.then.i15.i251:                                 ; preds = %if.then.i248
  %35 = load ptr, ptr %t, align 4
  %arrayidx.i14.i250 = getelementptr inbounds i8, ptr %35, i32 %inc.i72
  store i8 %conv4.i244, ptr %arrayidx.i14.i250, align 1
  br label %put.exit18.i261

put.exit18.i261:                                  ; preds = %if.then.i15.i251, %if.then.i248
  %36 = load i32, ptr %count, align 4
  %inc.i17.i253 = add i32 %36, 1
  store i32 %inc.i17.i253, ptr %count, align 4
  %rem.i255 = urem i32 %33, 10
  %add6.i256 = add i32 48, %rem.i255
  %conv7.i257 = trunc i32 %add6.i256 to i8
  %37 = load i32, ptr %limit, align 4
  %cmp.i.i260 = icmp ult i32 %inc.i17.i253, %37
  br i1 %cmp.i.i260, label %if.then.i.i264, label %put.exit.i267

if.then.i.i264:                                   ; preds = %put.exit18.i261
  %38 = load ptr, ptr %t, align 4
  %arrayidx.i.i263 = getelementptr inbounds i8, ptr %38, i32 %inc.i17.i253
  store i8 %conv7.i257, ptr %arrayidx.i.i263, align 1
  br label %put.exit.i267

put.exit.i267:                                    ; preds = %if.then.i.i264, %put.exit18.i261
  %39 = load i32, ptr %count, align 4
  %inc.i.i266 = add i32 %39, 1
  store i32 %inc.i.i266, ptr %count, align 4
  br label %number.exit269

if.else.i268:                                     ; preds = %put.exit73
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv16, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit269

number.exit269:                                   ; preds = %if.else.i268, %put.exit.i267
  %40 = load i32, ptr %count, align 4
  %41 = load i32, ptr %limit, align 4
  %cmp.i56 = icmp ult i32 %40, %41
  br i1 %cmp.i56, label %if.then.i59, label %put.exit62

if.then.i59:                                      ; preds = %number.exit269
  %42 = load ptr, ptr %t, align 4
  %arrayidx.i58 = getelementptr inbounds i8, ptr %42, i32 %40
  store i8 58, ptr %arrayidx.i58, align 1
  br label %put.exit62

put.exit62:                                       ; preds = %if.then.i59, %number.exit269
  %43 = load i32, ptr %count, align 4
  %inc.i61 = add i32 %43, 1
  store i32 %inc.i61, ptr %count, align 4
  %minute = getelementptr inbounds %struct.tm, ptr %time, i32 0, i32 1
  %44 = load i32, ptr %minute, align 4
  %conv17 = sext i32 %44 to i64
  %cmp1.i196 = icmp sge i64 %conv17, 0
  %cmp3.i198 = icmp sle i64 %conv17, 99
  %or.cond179 = and i1 %cmp1.i196, %cmp3.i198
  br i1 %or.cond179, label %if.then.i207, label %if.else.i227

if.then.i207:                                     ; preds = %put.exit62
  %div.i201 = udiv i32 %44, 10
  %add.i202 = add i32 48, %div.i201
  %conv4.i203 = trunc i32 %add.i202 to i8
  %45 = load i32, ptr %limit, align 4
  %cmp.i12.i206 = icmp ult i32 %inc.i61, %45
  br i1 %cmp.i12.i206, label %if.then.i15.i210, label %put.exit18.i220

if.then.i15.i210:                                 ; preds = %if.then.i207
  %46 = load ptr, ptr %t, align 4
  %arrayidx.i14.i209 = getelementptr inbounds i8, ptr %46, i32 %inc.i61
  store i8 %conv4.i203, ptr %arrayidx.i14.i209, align 1
  br label %put.exit18.i220

put.exit18.i220:                                  ; preds = %if.then.i15.i210, %if.then.i207
  %47 = load i32, ptr %count, align 4
  %inc.i17.i212 = add i32 %47, 1
  store i32 %inc.i17.i212, ptr %count, align 4
  %rem.i214 = urem i32 %44, 10
  %add6.i215 = add i32 48, %rem.i214
  %conv7.i216 = trunc i32 %add6.i215 to i8
  %48 = load i32, ptr %limit, align 4
  %cmp.i.i219 = icmp ult i32 %inc.i17.i212, %48
  br i1 %cmp.i.i219, label %if.then.i.i223, label %put.exit.i226

if.then.i.i223:                                   ; preds = %put.exit18.i220
  %49 = load ptr, ptr %t, align 4
  %arrayidx.i.i222 = getelementptr inbounds i8, ptr %49, i32 %inc.i17.i212
  store i8 %conv7.i216, ptr %arrayidx.i.i222, align 1
  br label %put.exit.i226

put.exit.i226:                                    ; preds = %if.then.i.i223, %put.exit18.i220
  %50 = load i32, ptr %count, align 4
  %inc.i.i225 = add i32 %50, 1
  store i32 %inc.i.i225, ptr %count, align 4
  br label %number.exit228

if.else.i227:                                     ; preds = %put.exit62
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv17, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit228

number.exit228:                                   ; preds = %if.else.i227, %put.exit.i226
  %51 = load i32, ptr %count, align 4
  %52 = load i32, ptr %limit, align 4
  %cmp.i45 = icmp ult i32 %51, %52
  br i1 %cmp.i45, label %if.then.i48, label %put.exit51

if.then.i48:                                      ; preds = %number.exit228
  %53 = load ptr, ptr %t, align 4
  %arrayidx.i47 = getelementptr inbounds i8, ptr %53, i32 %51
  store i8 58, ptr %arrayidx.i47, align 1
  br label %put.exit51

put.exit51:                                       ; preds = %if.then.i48, %number.exit228
  %54 = load i32, ptr %count, align 4
  %inc.i50 = add i32 %54, 1
  store i32 %inc.i50, ptr %count, align 4
  %55 = load i32, ptr %time, align 4
  %conv18 = sext i32 %55 to i64
  %cmp1.i158 = icmp sge i64 %conv18, 0
  %cmp3.i = icmp sle i64 %conv18, 99
  %or.cond180 = and i1 %cmp1.i158, %cmp3.i
  br i1 %or.cond180, label %if.then.i167, label %if.else.i187

if.then.i167:                                     ; preds = %put.exit51
  %div.i161 = udiv i32 %55, 10
  %add.i162 = add i32 48, %div.i161
  %conv4.i163 = trunc i32 %add.i162 to i8
  %56 = load i32, ptr %limit, align 4
  %cmp.i12.i166 = icmp ult i32 %inc.i50, %56
  br i1 %cmp.i12.i166, label %if.then.i15.i170, label %put.exit18.i180

if.then.i15.i170:                                 ; preds = %if.then.i167
  %57 = load ptr, ptr %t, align 4
  %arrayidx.i14.i169 = getelementptr inbounds i8, ptr %57, i32 %inc.i50
  store i8 %conv4.i163, ptr %arrayidx.i14.i169, align 1
  br label %put.exit18.i180

put.exit18.i180:                                  ; preds = %if.then.i15.i170, %if.then.i167
  %58 = load i32, ptr %count, align 4
  %inc.i17.i172 = add i32 %58, 1
  store i32 %inc.i17.i172, ptr %count, align 4
  %rem.i174 = urem i32 %55, 10
  %add6.i175 = add i32 48, %rem.i174
  %conv7.i176 = trunc i32 %add6.i175 to i8
  %59 = load i32, ptr %limit, align 4
  %cmp.i.i179 = icmp ult i32 %inc.i17.i172, %59
  br i1 %cmp.i.i179, label %if.then.i.i183, label %put.exit.i186

if.then.i.i183:                                   ; preds = %put.exit18.i180
  %60 = load ptr, ptr %t, align 4
  %arrayidx.i.i182 = getelementptr inbounds i8, ptr %60, i32 %inc.i17.i172
  store i8 %conv7.i176, ptr %arrayidx.i.i182, align 1
  br label %put.exit.i186

put.exit.i186:                                    ; preds = %if.then.i.i183, %put.exit18.i180
  %61 = load i32, ptr %count, align 4
  %inc.i.i185 = add i32 %61, 1
  store i32 %inc.i.i185, ptr %count, align 4
  br label %number.exit

if.else.i187:                                     ; preds = %put.exit51
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv18, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit

number.exit:                                      ; preds = %if.else.i187, %put.exit.i186
  %62 = load i32, ptr %count, align 4
  %63 = load i32, ptr %limit, align 4
  %cmp.i34 = icmp ult i32 %62, %63
  br i1 %cmp.i34, label %if.then.i37, label %put.exit40

if.then.i37:                                      ; preds = %number.exit
  %64 = load ptr, ptr %t, align 4
  %arrayidx.i36 = getelementptr inbounds i8, ptr %64, i32 %62
  store i8 32, ptr %arrayidx.i36, align 1
  br label %put.exit40

put.exit40:                                       ; preds = %if.then.i37, %number.exit
  %65 = load i32, ptr %count, align 4
  %inc.i39 = add i32 %65, 1
  store i32 %inc.i39, ptr %count, align 4
  %cmp.i272 = icmp sge i64 %add, 1000
  %cmp1.i273 = icmp sle i64 %add, 9999
  %or.cond181 = and i1 %cmp.i272, %cmp1.i273
  br i1 %or.cond181, label %if.then.i278, label %if.else.i.i

if.then.i278:                                     ; preds = %put.exit40
  %conv.i275 = trunc i64 %add to i32
  %div.i276 = udiv i32 %conv.i275, 100
  %conv2.i277 = zext i32 %div.i276 to i64
  %cmp3.i56.i = icmp sle i64 %conv2.i277, 99
  br i1 %cmp3.i56.i, label %if.then.i65.i, label %if.else.i85.i

if.then.i65.i:                                    ; preds = %if.then.i278
  %div.i59.i = udiv i32 %div.i276, 10
  %add.i60.i = add i32 48, %div.i59.i
  %conv4.i61.i = trunc i32 %add.i60.i to i8
  %66 = load i32, ptr %limit, align 4
  %cmp.i12.i64.i = icmp ult i32 %inc.i39, %66
  br i1 %cmp.i12.i64.i, label %if.then.i15.i68.i, label %put.exit18.i78.i

if.then.i15.i68.i:                                ; preds = %if.then.i65.i
  %67 = load ptr, ptr %t, align 4
  %arrayidx.i14.i67.i = getelementptr inbounds i8, ptr %67, i32 %inc.i39
  store i8 %conv4.i61.i, ptr %arrayidx.i14.i67.i, align 1
  br label %put.exit18.i78.i

put.exit18.i78.i:                                 ; preds = %if.then.i15.i68.i, %if.then.i65.i
  %68 = load i32, ptr %count, align 4
  %inc.i17.i70.i = add i32 %68, 1
  store i32 %inc.i17.i70.i, ptr %count, align 4
  %rem.i72.i = urem i32 %div.i276, 10
  %add6.i73.i = add i32 48, %rem.i72.i
  %conv7.i74.i = trunc i32 %add6.i73.i to i8
  %69 = load i32, ptr %limit, align 4
  %cmp.i.i77.i = icmp ult i32 %inc.i17.i70.i, %69
  br i1 %cmp.i.i77.i, label %if.then.i.i81.i, label %put.exit.i84.i

if.then.i.i81.i:                                  ; preds = %put.exit18.i78.i
  %70 = load ptr, ptr %t, align 4
  %arrayidx.i.i80.i = getelementptr inbounds i8, ptr %70, i32 %inc.i17.i70.i
  store i8 %conv7.i74.i, ptr %arrayidx.i.i80.i, align 1
  br label %put.exit.i84.i

put.exit.i84.i:                                   ; preds = %if.then.i.i81.i, %put.exit18.i78.i
  %71 = load i32, ptr %count, align 4
  %inc.i.i83.i = add i32 %71, 1
  store i32 %inc.i.i83.i, ptr %count, align 4
  br label %number.exit86.i

if.else.i85.i:                                    ; preds = %if.then.i278
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %conv2.i277, i32 noundef 2, i8 noundef signext 48)
  br label %number.exit86.i

number.exit86.i:                                  ; preds = %if.else.i85.i, %put.exit.i84.i
  %rem.i280 = urem i32 %conv.i275, 100
  %div.i18.i = udiv i32 %rem.i280, 10
  %add.i19.i = add i32 48, %div.i18.i
  %conv4.i20.i = trunc i32 %add.i19.i to i8
  %72 = load i32, ptr %count, align 4
  %73 = load i32, ptr %limit, align 4
  %cmp.i12.i23.i = icmp ult i32 %72, %73
  br i1 %cmp.i12.i23.i, label %if.then.i15.i27.i, label %put.exit18.i37.i

if.then.i15.i27.i:                                ; preds = %number.exit86.i
  %74 = load ptr, ptr %t, align 4
  %arrayidx.i14.i26.i = getelementptr inbounds i8, ptr %74, i32 %72
  store i8 %conv4.i20.i, ptr %arrayidx.i14.i26.i, align 1
  br label %put.exit18.i37.i

put.exit18.i37.i:                                 ; preds = %if.then.i15.i27.i, %number.exit86.i
  %75 = load i32, ptr %count, align 4
  %inc.i17.i29.i = add i32 %75, 1
  store i32 %inc.i17.i29.i, ptr %count, align 4
  %rem.i31.i = urem i32 %rem.i280, 10
  %add6.i32.i = add i32 48, %rem.i31.i
  %conv7.i33.i = trunc i32 %add6.i32.i to i8
  %76 = load i32, ptr %limit, align 4
  %cmp.i.i36.i = icmp ult i32 %inc.i17.i29.i, %76
  br i1 %cmp.i.i36.i, label %if.then.i.i40.i, label %put.exit.i43.i

if.then.i.i40.i:                                  ; preds = %put.exit18.i37.i
  %77 = load ptr, ptr %t, align 4
  %arrayidx.i.i39.i = getelementptr inbounds i8, ptr %77, i32 %inc.i17.i29.i
  store i8 %conv7.i33.i, ptr %arrayidx.i.i39.i, align 1
  br label %put.exit.i43.i

put.exit.i43.i:                                   ; preds = %if.then.i.i40.i, %put.exit18.i37.i
  %78 = load i32, ptr %count, align 4
  %inc.i.i42.i = add i32 %78, 1
  store i32 %inc.i.i42.i, ptr %count, align 4
  br label %put_year.exit

if.else.i.i:                                      ; preds = %put.exit40
  call void @__gomc_put_calendar_number(ptr noundef %t, i64 noundef %add, i32 noundef 1, i8 noundef signext 48)
  br label %put_year.exit

put_year.exit:                                    ; preds = %if.else.i.i, %put.exit.i43.i
  %79 = load i32, ptr %count, align 4
  %80 = load i32, ptr %limit, align 4
  %cmp.i23 = icmp ult i32 %79, %80
  br i1 %cmp.i23, label %if.then.i26, label %put.exit29

if.then.i26:                                      ; preds = %put_year.exit
  %81 = load ptr, ptr %t, align 4
  %arrayidx.i25 = getelementptr inbounds i8, ptr %81, i32 %79
  store i8 10, ptr %arrayidx.i25, align 1
  br label %put.exit29

put.exit29:                                       ; preds = %if.then.i26, %put_year.exit
  %82 = load i32, ptr %count, align 4
  %inc.i28 = add i32 %82, 1
  store i32 %inc.i28, ptr %count, align 4
  %83 = load i32, ptr %limit, align 4
  %cmp.i = icmp ult i32 %inc.i28, %83
  br i1 %cmp.i, label %if.then.i, label %put.exit

if.then.i:                                        ; preds = %put.exit29
  %84 = load ptr, ptr %t, align 4
  %arrayidx.i = getelementptr inbounds i8, ptr %84, i32 %inc.i28
  store i8 0, ptr %arrayidx.i, align 1
  br label %put.exit

put.exit:                                         ; preds = %if.then.i, %put.exit29
  %85 = load i32, ptr %count, align 4
  %inc.i = add i32 %85, 1
  store i32 %inc.i, ptr %count, align 4
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
  %broken = alloca %struct.tm, align 4
  %call = call ptr @localtime_r(ptr noundef %time, ptr noundef %broken)
  %call1 = call ptr @asctime_r(ptr noundef %call, ptr noundef %to)
  ret ptr %call1
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

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

