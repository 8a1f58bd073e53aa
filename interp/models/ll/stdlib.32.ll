source_filename = "stdlib.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }

@__gomc_stdlib.str = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@__gomc_stdlib.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@__gomc_stdlib.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@__gomc_stdlib.str.3 = private unnamed_addr constant [19 x i8] c"nan with a payload\00", align 1
@__gomc_stdlib.str.4 = private unnamed_addr constant [46 x i8] c"a number with more than 19 digits that matter\00", align 1
@__gomc_stdlib.str.5 = private unnamed_addr constant [5 x i8] c"rand\00", align 1
@__gomc_stdlib.str.6 = private unnamed_addr constant [8 x i8] c"mrand48\00", align 1
@__gomc_stdlib.str.7 = private unnamed_addr constant [8 x i8] c"drand48\00", align 1

define i32 @abs(i32 noundef %n) {
entry:
  %cmp = icmp slt i32 %n, 0
  %sub = sub nsw i32 0, %n
  %cond = select i1 %cmp, i32 %sub, i32 %n
  ret i32 %cond
}

define i32 @labs(i32 noundef %n) {
entry:
  %cmp = icmp slt i32 %n, 0
  %sub = sub nsw i32 0, %n
  %cond = select i1 %cmp, i32 %sub, i32 %n
  ret i32 %cond
}

define i64 @llabs(i64 noundef %n) {
entry:
  %cmp = icmp slt i64 %n, 0
  %sub = sub nsw i64 0, %n
  %cond = select i1 %cmp, i64 %sub, i64 %n
  ret i64 %cond
}

define i64 @imaxabs(i64 noundef %n) {
entry:
  %cmp = icmp slt i64 %n, 0
  %sub = sub nsw i64 0, %n
  %cond = select i1 %cmp, i64 %sub, i64 %n
  ret i64 %cond
}

define void @div(ptr noalias sret(%struct.div_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) {
entry:
  %div = sdiv i32 %a, %b
  store i32 %div, ptr %agg.result, align 4
  %remainder = getelementptr inbounds %struct.div_t, ptr %agg.result, i32 0, i32 1
  %rem = srem i32 %a, %b
  store i32 %rem, ptr %remainder, align 4
  ret void
}

define void @ldiv(ptr noalias sret(%struct.ldiv_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) {
entry:
  %div = sdiv i32 %a, %b
  store i32 %div, ptr %agg.result, align 4
  %remainder = getelementptr inbounds %struct.ldiv_t, ptr %agg.result, i32 0, i32 1
  %rem = srem i32 %a, %b
  store i32 %rem, ptr %remainder, align 4
  ret void
}

define void @lldiv(ptr noalias sret(%struct.lldiv_t) align 4 %agg.result, i64 noundef %a, i64 noundef %b) {
entry:
  %div = sdiv i64 %a, %b
  store i64 %div, ptr %agg.result, align 4
  %remainder = getelementptr inbounds %struct.lldiv_t, ptr %agg.result, i32 0, i32 1
  %rem = srem i64 %a, %b
  store i64 %rem, ptr %remainder, align 4
  ret void
}

define i32 @ffsll(i64 noundef %n) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %bit.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %bit.0, 64
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %sh_prom = zext i32 %bit.0 to i64
  %shr = lshr i64 %n, %sh_prom
  %and = and i64 %shr, 1
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %bit.0, 1
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %bit.0, 1
  br label %for.cond

return:                                           ; preds = %for.cond, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ 0, %for.cond ]
  ret i32 %retval.0
}

define i32 @ffsl(i32 noundef %n) {
entry:
  %conv = sext i32 %n to i64
  %call = call i32 @ffsll(i64 noundef %conv)
  ret i32 %call
}

define i32 @ffs(i32 noundef %n) {
entry:
  %conv = sext i32 %n to i64
  %call = call i32 @ffsll(i64 noundef %conv)
  ret i32 %call
}

define i32 @strtol(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %s.addr.i1.0 = phi ptr [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, ptr %s.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %while.cond.i
  %cmp4.i = icmp sge i32 %conv.i, 9
  %cmp7.i = icmp sle i32 %conv.i, 13
  %or.cond67 = and i1 %cmp4.i, %cmp7.i
  br i1 %or.cond67, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %lor.rhs.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  %1 = load i8, ptr %s.addr.i1.0, align 1
  %conv9.i = sext i8 %1 to i32
  switch i32 %conv9.i, label %if.end.i6 [
    i32 45, label %if.then.i5
    i32 43, label %if.then.i5
  ]

if.then.i5:                                       ; preds = %while.end.i, %while.end.i
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  %2 = load i8, ptr %s.addr.i1.0, align 1
  %conv16.i = sext i8 %2 to i32
  %cmp17.i = icmp eq i32 %conv16.i, 45
  %conv18.i = zext i1 %cmp17.i to i32
  br label %if.end.i6

if.end.i6:                                        ; preds = %while.end.i, %if.then.i5
  %n.i.sroa.7.0 = phi i32 [ %conv18.i, %if.then.i5 ], [ 0, %while.end.i ]
  %s.addr.i1.1 = phi ptr [ %incdec.ptr15.i, %if.then.i5 ], [ %s.addr.i1.0, %while.end.i ]
  switch i32 %base, label %if.end49.i [
    i32 0, label %land.lhs.true.i
    i32 16, label %land.lhs.true.i
  ]

land.lhs.true.i:                                  ; preds = %if.end.i6, %if.end.i6
  %3 = load i8, ptr %s.addr.i1.1, align 1
  %conv25.i = sext i8 %3 to i32
  %cmp26.i = icmp eq i32 %conv25.i, 48
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.else.i

land.lhs.true28.i:                                ; preds = %land.lhs.true.i
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 2
  %5 = load i8, ptr %arrayidx38.i, align 1
  %conv.i18 = sext i8 %5 to i32
  %cmp.i19 = icmp sge i32 %conv.i18, 48
  %cmp3.i = icmp sle i32 %conv.i18, 57
  %or.cond = and i1 %cmp.i19, %cmp3.i
  br i1 %or.cond, label %if.then.i22, label %if.end.i25

if.then.i22:                                      ; preds = %land.lhs.true37.i
  %sub.i21 = sub nsw i32 %conv.i18, 48
  br label %digit_of.exit

if.end.i25:                                       ; preds = %land.lhs.true37.i
  %cmp7.i24 = icmp sge i32 %conv.i18, 97
  %cmp11.i = icmp sle i32 %conv.i18, 122
  %or.cond62 = and i1 %cmp7.i24, %cmp11.i
  br i1 %or.cond62, label %if.then13.i, label %if.end16.i

if.then13.i:                                      ; preds = %if.end.i25
  %sub15.i = sub nsw i32 %conv.i18, 97
  %add.i26 = add nsw i32 %sub15.i, 10
  br label %digit_of.exit

if.end16.i:                                       ; preds = %if.end.i25
  %cmp18.i = icmp sge i32 %conv.i18, 65
  %cmp22.i = icmp sle i32 %conv.i18, 90
  %or.cond63 = and i1 %cmp18.i, %cmp22.i
  br i1 %or.cond63, label %if.then24.i, label %digit_of.exit

if.then24.i:                                      ; preds = %if.end16.i
  %sub26.i = sub nsw i32 %conv.i18, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit_of.exit

digit_of.exit:                                    ; preds = %if.end16.i, %if.then24.i, %if.then13.i, %if.then.i22
  %retval.i.0 = phi i32 [ %sub.i21, %if.then.i22 ], [ %add.i26, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 99, %if.end16.i ]
  %cmp39.i = icmp slt i32 %retval.i.0, 16
  br i1 %cmp39.i, label %if.end49.i, label %if.else.i

if.else.i:                                        ; preds = %land.lhs.true28.i, %digit_of.exit, %land.lhs.true.i
  %cmp42.i = icmp eq i32 %base, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end49.i

if.then44.i:                                      ; preds = %if.else.i
  %6 = load i8, ptr %s.addr.i1.1, align 1
  %conv45.i = sext i8 %6 to i32
  %cmp46.i = icmp eq i32 %conv45.i, 48
  %cond.i7 = select i1 %cmp46.i, i32 8, i32 10
  br label %if.end49.i

if.end49.i:                                       ; preds = %digit_of.exit, %if.else.i, %if.then44.i, %if.end.i6
  %base.addr.i3.1 = phi i32 [ %cond.i7, %if.then44.i ], [ %base, %if.else.i ], [ %base, %if.end.i6 ], [ 16, %digit_of.exit ]
  %s.addr.i1.2 = phi ptr [ %s.addr.i1.1, %if.end.i6 ], [ %s.addr.i1.1, %if.then44.i ], [ %s.addr.i1.1, %if.else.i ], [ %arrayidx38.i, %digit_of.exit ]
  %tobool.i8 = icmp ne i32 %n.i.sroa.7.0, 0
  %. = select i1 %tobool.i8, i64 2147483648, i64 2147483647
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end56.i, %if.end49.i
  %n.i.sroa.11.0 = phi i32 [ 0, %if.end49.i ], [ %n.i.sroa.11.1, %if.end56.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %if.end49.i ], [ %n.i.sroa.0.1, %if.end56.i ]
  %s.addr.i1.3 = phi ptr [ %s.addr.i1.2, %if.end49.i ], [ %incdec.ptr70.i, %if.end56.i ]
  %7 = load i8, ptr %s.addr.i1.3, align 1
  %conv.i30 = sext i8 %7 to i32
  %cmp.i31 = icmp sge i32 %conv.i30, 48
  %cmp3.i33 = icmp sle i32 %conv.i30, 57
  %or.cond64 = and i1 %cmp.i31, %cmp3.i33
  br i1 %or.cond64, label %if.then.i37, label %if.end.i40

if.then.i37:                                      ; preds = %for.cond.i
  %sub.i36 = sub nsw i32 %conv.i30, 48
  br label %digit_of.exit59

if.end.i40:                                       ; preds = %for.cond.i
  %cmp7.i39 = icmp sge i32 %conv.i30, 97
  %cmp11.i42 = icmp sle i32 %conv.i30, 122
  %or.cond65 = and i1 %cmp7.i39, %cmp11.i42
  br i1 %or.cond65, label %if.then13.i47, label %if.end16.i50

if.then13.i47:                                    ; preds = %if.end.i40
  %sub15.i45 = sub nsw i32 %conv.i30, 97
  %add.i46 = add nsw i32 %sub15.i45, 10
  br label %digit_of.exit59

if.end16.i50:                                     ; preds = %if.end.i40
  %cmp18.i49 = icmp sge i32 %conv.i30, 65
  %cmp22.i52 = icmp sle i32 %conv.i30, 90
  %or.cond66 = and i1 %cmp18.i49, %cmp22.i52
  br i1 %or.cond66, label %if.then24.i57, label %digit_of.exit59

if.then24.i57:                                    ; preds = %if.end16.i50
  %sub26.i55 = sub nsw i32 %conv.i30, 65
  %add27.i56 = add nsw i32 %sub26.i55, 10
  br label %digit_of.exit59

digit_of.exit59:                                  ; preds = %if.end16.i50, %if.then24.i57, %if.then13.i47, %if.then.i37
  %retval.i28.0 = phi i32 [ %sub.i36, %if.then.i37 ], [ %add.i46, %if.then13.i47 ], [ %add27.i56, %if.then24.i57 ], [ 99, %if.end16.i50 ]
  %cmp53.i = icmp sge i32 %retval.i28.0, %base.addr.i3.1
  br i1 %cmp53.i, label %if.then55.i, label %if.end56.i

if.then55.i:                                      ; preds = %digit_of.exit59
  %tobool72.i = icmp ne i32 %n.i.sroa.11.0, 0
  %spec.select = select i1 %tobool72.i, i64 %., i64 %n.i.sroa.0.0
  %tobool76.i = icmp ne ptr %end, null
  br i1 %tobool76.i, label %if.then77.i, label %read_number.exit

if.end56.i:                                       ; preds = %digit_of.exit59
  %conv58.i = sext i32 %retval.i28.0 to i64
  %sub.i11 = sub i64 %., %conv58.i
  %conv59.i = sext i32 %base.addr.i3.1 to i64
  %div.i = udiv i64 %sub.i11, %conv59.i
  %cmp60.i = icmp ugt i64 %n.i.sroa.0.0, %div.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv59.i
  %add.i12 = add i64 %mul.i, %conv58.i
  %n.i.sroa.11.1 = select i1 %cmp60.i, i32 1, i32 %n.i.sroa.11.0
  %n.i.sroa.0.1 = select i1 %cmp60.i, i64 %n.i.sroa.0.0, i64 %add.i12
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %s.addr.i1.3, i32 1
  br label %for.cond.i

if.then77.i:                                      ; preds = %if.then55.i
  %cmp78.i = icmp eq ptr %s.addr.i1.3, %s.addr.i1.2
  %s.s.addr.i1.3 = select i1 %cmp78.i, ptr %s, ptr %s.addr.i1.3
  store ptr %s.s.addr.i1.3, ptr %end, align 4
  br label %read_number.exit

read_number.exit:                                 ; preds = %if.then77.i, %if.then55.i
  br i1 %tobool72.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %read_number.exit
  %call.i13 = call i32 @__gomc_reads_errno()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %if.end.i17, label %if.end.i

if.end.i17:                                       ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i, align 4
  %cmp.i16 = icmp ne i32 %8, 34
  br i1 %cmp.i16, label %if.then2.i, label %if.end.i

if.then2.i:                                       ; preds = %if.end.i17
  store i32 34, ptr %call1.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.end.i17, %if.then2.i, %if.then.i, %read_number.exit
  %sub.i = sub i64 0, %spec.select
  %cond.i = select i1 %tobool.i8, i64 %sub.i, i64 %spec.select
  %conv = trunc i64 %cond.i to i32
  ret i32 %conv
}

define i64 @strtoll(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %s.addr.i1.0 = phi ptr [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, ptr %s.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %while.cond.i
  %cmp4.i = icmp sge i32 %conv.i, 9
  %cmp7.i = icmp sle i32 %conv.i, 13
  %or.cond67 = and i1 %cmp4.i, %cmp7.i
  br i1 %or.cond67, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %lor.rhs.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  %1 = load i8, ptr %s.addr.i1.0, align 1
  %conv9.i = sext i8 %1 to i32
  switch i32 %conv9.i, label %if.end.i6 [
    i32 45, label %if.then.i5
    i32 43, label %if.then.i5
  ]

if.then.i5:                                       ; preds = %while.end.i, %while.end.i
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  %2 = load i8, ptr %s.addr.i1.0, align 1
  %conv16.i = sext i8 %2 to i32
  %cmp17.i = icmp eq i32 %conv16.i, 45
  %conv18.i = zext i1 %cmp17.i to i32
  br label %if.end.i6

if.end.i6:                                        ; preds = %while.end.i, %if.then.i5
  %n.i.sroa.7.0 = phi i32 [ %conv18.i, %if.then.i5 ], [ 0, %while.end.i ]
  %s.addr.i1.1 = phi ptr [ %incdec.ptr15.i, %if.then.i5 ], [ %s.addr.i1.0, %while.end.i ]
  switch i32 %base, label %if.end49.i [
    i32 0, label %land.lhs.true.i
    i32 16, label %land.lhs.true.i
  ]

land.lhs.true.i:                                  ; preds = %if.end.i6, %if.end.i6
  %3 = load i8, ptr %s.addr.i1.1, align 1
  %conv25.i = sext i8 %3 to i32
  %cmp26.i = icmp eq i32 %conv25.i, 48
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.else.i

land.lhs.true28.i:                                ; preds = %land.lhs.true.i
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 2
  %5 = load i8, ptr %arrayidx38.i, align 1
  %conv.i18 = sext i8 %5 to i32
  %cmp.i19 = icmp sge i32 %conv.i18, 48
  %cmp3.i = icmp sle i32 %conv.i18, 57
  %or.cond = and i1 %cmp.i19, %cmp3.i
  br i1 %or.cond, label %if.then.i22, label %if.end.i25

if.then.i22:                                      ; preds = %land.lhs.true37.i
  %sub.i21 = sub nsw i32 %conv.i18, 48
  br label %digit_of.exit

if.end.i25:                                       ; preds = %land.lhs.true37.i
  %cmp7.i24 = icmp sge i32 %conv.i18, 97
  %cmp11.i = icmp sle i32 %conv.i18, 122
  %or.cond62 = and i1 %cmp7.i24, %cmp11.i
  br i1 %or.cond62, label %if.then13.i, label %if.end16.i

if.then13.i:                                      ; preds = %if.end.i25
  %sub15.i = sub nsw i32 %conv.i18, 97
  %add.i26 = add nsw i32 %sub15.i, 10
  br label %digit_of.exit

if.end16.i:                                       ; preds = %if.end.i25
  %cmp18.i = icmp sge i32 %conv.i18, 65
  %cmp22.i = icmp sle i32 %conv.i18, 90
  %or.cond63 = and i1 %cmp18.i, %cmp22.i
  br i1 %or.cond63, label %if.then24.i, label %digit_of.exit

if.then24.i:                                      ; preds = %if.end16.i
  %sub26.i = sub nsw i32 %conv.i18, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit_of.exit

digit_of.exit:                                    ; preds = %if.end16.i, %if.then24.i, %if.then13.i, %if.then.i22
  %retval.i.0 = phi i32 [ %sub.i21, %if.then.i22 ], [ %add.i26, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 99, %if.end16.i ]
  %cmp39.i = icmp slt i32 %retval.i.0, 16
  br i1 %cmp39.i, label %if.end49.i, label %if.else.i

if.else.i:                                        ; preds = %land.lhs.true28.i, %digit_of.exit, %land.lhs.true.i
  %cmp42.i = icmp eq i32 %base, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end49.i

if.then44.i:                                      ; preds = %if.else.i
  %6 = load i8, ptr %s.addr.i1.1, align 1
  %conv45.i = sext i8 %6 to i32
  %cmp46.i = icmp eq i32 %conv45.i, 48
  %cond.i7 = select i1 %cmp46.i, i32 8, i32 10
  br label %if.end49.i

if.end49.i:                                       ; preds = %digit_of.exit, %if.else.i, %if.then44.i, %if.end.i6
  %base.addr.i3.1 = phi i32 [ %cond.i7, %if.then44.i ], [ %base, %if.else.i ], [ %base, %if.end.i6 ], [ 16, %digit_of.exit ]
  %s.addr.i1.2 = phi ptr [ %s.addr.i1.1, %if.end.i6 ], [ %s.addr.i1.1, %if.then44.i ], [ %s.addr.i1.1, %if.else.i ], [ %arrayidx38.i, %digit_of.exit ]
  %tobool.i8 = icmp ne i32 %n.i.sroa.7.0, 0
  %. = select i1 %tobool.i8, i64 -9223372036854775808, i64 9223372036854775807
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end56.i, %if.end49.i
  %n.i.sroa.11.0 = phi i32 [ 0, %if.end49.i ], [ %n.i.sroa.11.1, %if.end56.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %if.end49.i ], [ %n.i.sroa.0.1, %if.end56.i ]
  %s.addr.i1.3 = phi ptr [ %s.addr.i1.2, %if.end49.i ], [ %incdec.ptr70.i, %if.end56.i ]
  %7 = load i8, ptr %s.addr.i1.3, align 1
  %conv.i30 = sext i8 %7 to i32
  %cmp.i31 = icmp sge i32 %conv.i30, 48
  %cmp3.i33 = icmp sle i32 %conv.i30, 57
  %or.cond64 = and i1 %cmp.i31, %cmp3.i33
  br i1 %or.cond64, label %if.then.i37, label %if.end.i40

if.then.i37:                                      ; preds = %for.cond.i
  %sub.i36 = sub nsw i32 %conv.i30, 48
  br label %digit_of.exit59

if.end.i40:                                       ; preds = %for.cond.i
  %cmp7.i39 = icmp sge i32 %conv.i30, 97
  %cmp11.i42 = icmp sle i32 %conv.i30, 122
  %or.cond65 = and i1 %cmp7.i39, %cmp11.i42
  br i1 %or.cond65, label %if.then13.i47, label %if.end16.i50

if.then13.i47:                                    ; preds = %if.end.i40
  %sub15.i45 = sub nsw i32 %conv.i30, 97
  %add.i46 = add nsw i32 %sub15.i45, 10
  br label %digit_of.exit59

if.end16.i50:                                     ; preds = %if.end.i40
  %cmp18.i49 = icmp sge i32 %conv.i30, 65
  %cmp22.i52 = icmp sle i32 %conv.i30, 90
  %or.cond66 = and i1 %cmp18.i49, %cmp22.i52
  br i1 %or.cond66, label %if.then24.i57, label %digit_of.exit59

if.then24.i57:                                    ; preds = %if.end16.i50
  %sub26.i55 = sub nsw i32 %conv.i30, 65
  %add27.i56 = add nsw i32 %sub26.i55, 10
  br label %digit_of.exit59

digit_of.exit59:                                  ; preds = %if.end16.i50, %if.then24.i57, %if.then13.i47, %if.then.i37
  %retval.i28.0 = phi i32 [ %sub.i36, %if.then.i37 ], [ %add.i46, %if.then13.i47 ], [ %add27.i56, %if.then24.i57 ], [ 99, %if.end16.i50 ]
  %cmp53.i = icmp sge i32 %retval.i28.0, %base.addr.i3.1
  br i1 %cmp53.i, label %if.then55.i, label %if.end56.i

if.then55.i:                                      ; preds = %digit_of.exit59
  %tobool72.i = icmp ne i32 %n.i.sroa.11.0, 0
  %spec.select = select i1 %tobool72.i, i64 %., i64 %n.i.sroa.0.0
  %tobool76.i = icmp ne ptr %end, null
  br i1 %tobool76.i, label %if.then77.i, label %read_number.exit

if.end56.i:                                       ; preds = %digit_of.exit59
  %conv58.i = sext i32 %retval.i28.0 to i64
  %sub.i11 = sub i64 %., %conv58.i
  %conv59.i = sext i32 %base.addr.i3.1 to i64
  %div.i = udiv i64 %sub.i11, %conv59.i
  %cmp60.i = icmp ugt i64 %n.i.sroa.0.0, %div.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv59.i
  %add.i12 = add i64 %mul.i, %conv58.i
  %n.i.sroa.11.1 = select i1 %cmp60.i, i32 1, i32 %n.i.sroa.11.0
  %n.i.sroa.0.1 = select i1 %cmp60.i, i64 %n.i.sroa.0.0, i64 %add.i12
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %s.addr.i1.3, i32 1
  br label %for.cond.i

if.then77.i:                                      ; preds = %if.then55.i
  %cmp78.i = icmp eq ptr %s.addr.i1.3, %s.addr.i1.2
  %s.s.addr.i1.3 = select i1 %cmp78.i, ptr %s, ptr %s.addr.i1.3
  store ptr %s.s.addr.i1.3, ptr %end, align 4
  br label %read_number.exit

read_number.exit:                                 ; preds = %if.then77.i, %if.then55.i
  br i1 %tobool72.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %read_number.exit
  %call.i13 = call i32 @__gomc_reads_errno()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %if.end.i17, label %if.end.i

if.end.i17:                                       ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i, align 4
  %cmp.i16 = icmp ne i32 %8, 34
  br i1 %cmp.i16, label %if.then2.i, label %if.end.i

if.then2.i:                                       ; preds = %if.end.i17
  store i32 34, ptr %call1.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.end.i17, %if.then2.i, %if.then.i, %read_number.exit
  %sub.i = sub i64 0, %spec.select
  %cond.i = select i1 %tobool.i8, i64 %sub.i, i64 %spec.select
  ret i64 %cond.i
}

define i32 @strtoul(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %s.addr.i1.0 = phi ptr [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, ptr %s.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %while.cond.i
  %cmp4.i = icmp sge i32 %conv.i, 9
  %cmp7.i = icmp sle i32 %conv.i, 13
  %or.cond68 = and i1 %cmp4.i, %cmp7.i
  br i1 %or.cond68, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %lor.rhs.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  %1 = load i8, ptr %s.addr.i1.0, align 1
  %conv9.i = sext i8 %1 to i32
  switch i32 %conv9.i, label %if.end.i6 [
    i32 45, label %if.then.i5
    i32 43, label %if.then.i5
  ]

if.then.i5:                                       ; preds = %while.end.i, %while.end.i
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  %2 = load i8, ptr %s.addr.i1.0, align 1
  %conv16.i = sext i8 %2 to i32
  %cmp17.i = icmp eq i32 %conv16.i, 45
  %conv18.i = zext i1 %cmp17.i to i32
  br label %if.end.i6

if.end.i6:                                        ; preds = %while.end.i, %if.then.i5
  %n.i.sroa.7.0 = phi i32 [ %conv18.i, %if.then.i5 ], [ 0, %while.end.i ]
  %s.addr.i1.1 = phi ptr [ %incdec.ptr15.i, %if.then.i5 ], [ %s.addr.i1.0, %while.end.i ]
  switch i32 %base, label %if.end49.i [
    i32 0, label %land.lhs.true.i
    i32 16, label %land.lhs.true.i
  ]

land.lhs.true.i:                                  ; preds = %if.end.i6, %if.end.i6
  %3 = load i8, ptr %s.addr.i1.1, align 1
  %conv25.i = sext i8 %3 to i32
  %cmp26.i = icmp eq i32 %conv25.i, 48
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.else.i

land.lhs.true28.i:                                ; preds = %land.lhs.true.i
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 2
  %5 = load i8, ptr %arrayidx38.i, align 1
  %conv.i19 = sext i8 %5 to i32
  %cmp.i20 = icmp sge i32 %conv.i19, 48
  %cmp3.i = icmp sle i32 %conv.i19, 57
  %or.cond = and i1 %cmp.i20, %cmp3.i
  br i1 %or.cond, label %if.then.i23, label %if.end.i26

if.then.i23:                                      ; preds = %land.lhs.true37.i
  %sub.i22 = sub nsw i32 %conv.i19, 48
  br label %digit_of.exit

if.end.i26:                                       ; preds = %land.lhs.true37.i
  %cmp7.i25 = icmp sge i32 %conv.i19, 97
  %cmp11.i = icmp sle i32 %conv.i19, 122
  %or.cond63 = and i1 %cmp7.i25, %cmp11.i
  br i1 %or.cond63, label %if.then13.i, label %if.end16.i

if.then13.i:                                      ; preds = %if.end.i26
  %sub15.i = sub nsw i32 %conv.i19, 97
  %add.i27 = add nsw i32 %sub15.i, 10
  br label %digit_of.exit

if.end16.i:                                       ; preds = %if.end.i26
  %cmp18.i = icmp sge i32 %conv.i19, 65
  %cmp22.i = icmp sle i32 %conv.i19, 90
  %or.cond64 = and i1 %cmp18.i, %cmp22.i
  br i1 %or.cond64, label %if.then24.i, label %digit_of.exit

if.then24.i:                                      ; preds = %if.end16.i
  %sub26.i = sub nsw i32 %conv.i19, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit_of.exit

digit_of.exit:                                    ; preds = %if.end16.i, %if.then24.i, %if.then13.i, %if.then.i23
  %retval.i18.0 = phi i32 [ %sub.i22, %if.then.i23 ], [ %add.i27, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 99, %if.end16.i ]
  %cmp39.i = icmp slt i32 %retval.i18.0, 16
  br i1 %cmp39.i, label %if.end49.i, label %if.else.i

if.else.i:                                        ; preds = %land.lhs.true28.i, %digit_of.exit, %land.lhs.true.i
  %cmp42.i = icmp eq i32 %base, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end49.i

if.then44.i:                                      ; preds = %if.else.i
  %6 = load i8, ptr %s.addr.i1.1, align 1
  %conv45.i = sext i8 %6 to i32
  %cmp46.i = icmp eq i32 %conv45.i, 48
  %cond.i7 = select i1 %cmp46.i, i32 8, i32 10
  br label %if.end49.i

if.end49.i:                                       ; preds = %digit_of.exit, %if.else.i, %if.then44.i, %if.end.i6
  %base.addr.i3.1 = phi i32 [ %cond.i7, %if.then44.i ], [ %base, %if.else.i ], [ %base, %if.end.i6 ], [ 16, %digit_of.exit ]
  %s.addr.i1.2 = phi ptr [ %s.addr.i1.1, %if.end.i6 ], [ %s.addr.i1.1, %if.then44.i ], [ %s.addr.i1.1, %if.else.i ], [ %arrayidx38.i, %digit_of.exit ]
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end56.i, %if.end49.i
  %n.i.sroa.11.0 = phi i32 [ 0, %if.end49.i ], [ %n.i.sroa.11.1, %if.end56.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %if.end49.i ], [ %n.i.sroa.0.1, %if.end56.i ]
  %s.addr.i1.3 = phi ptr [ %s.addr.i1.2, %if.end49.i ], [ %incdec.ptr70.i, %if.end56.i ]
  %7 = load i8, ptr %s.addr.i1.3, align 1
  %conv.i31 = sext i8 %7 to i32
  %cmp.i32 = icmp sge i32 %conv.i31, 48
  %cmp3.i34 = icmp sle i32 %conv.i31, 57
  %or.cond65 = and i1 %cmp.i32, %cmp3.i34
  br i1 %or.cond65, label %if.then.i38, label %if.end.i41

if.then.i38:                                      ; preds = %for.cond.i
  %sub.i37 = sub nsw i32 %conv.i31, 48
  br label %digit_of.exit60

if.end.i41:                                       ; preds = %for.cond.i
  %cmp7.i40 = icmp sge i32 %conv.i31, 97
  %cmp11.i43 = icmp sle i32 %conv.i31, 122
  %or.cond66 = and i1 %cmp7.i40, %cmp11.i43
  br i1 %or.cond66, label %if.then13.i48, label %if.end16.i51

if.then13.i48:                                    ; preds = %if.end.i41
  %sub15.i46 = sub nsw i32 %conv.i31, 97
  %add.i47 = add nsw i32 %sub15.i46, 10
  br label %digit_of.exit60

if.end16.i51:                                     ; preds = %if.end.i41
  %cmp18.i50 = icmp sge i32 %conv.i31, 65
  %cmp22.i53 = icmp sle i32 %conv.i31, 90
  %or.cond67 = and i1 %cmp18.i50, %cmp22.i53
  br i1 %or.cond67, label %if.then24.i58, label %digit_of.exit60

if.then24.i58:                                    ; preds = %if.end16.i51
  %sub26.i56 = sub nsw i32 %conv.i31, 65
  %add27.i57 = add nsw i32 %sub26.i56, 10
  br label %digit_of.exit60

digit_of.exit60:                                  ; preds = %if.end16.i51, %if.then24.i58, %if.then13.i48, %if.then.i38
  %retval.i29.0 = phi i32 [ %sub.i37, %if.then.i38 ], [ %add.i47, %if.then13.i48 ], [ %add27.i57, %if.then24.i58 ], [ 99, %if.end16.i51 ]
  %cmp53.i = icmp sge i32 %retval.i29.0, %base.addr.i3.1
  br i1 %cmp53.i, label %if.then55.i, label %if.end56.i

if.then55.i:                                      ; preds = %digit_of.exit60
  %tobool72.i = icmp ne i32 %n.i.sroa.11.0, 0
  %spec.select = select i1 %tobool72.i, i64 4294967295, i64 %n.i.sroa.0.0
  %tobool76.i = icmp ne ptr %end, null
  br i1 %tobool76.i, label %if.then77.i, label %read_number.exit

if.end56.i:                                       ; preds = %digit_of.exit60
  %conv58.i = sext i32 %retval.i29.0 to i64
  %sub.i12 = sub i64 4294967295, %conv58.i
  %conv59.i = sext i32 %base.addr.i3.1 to i64
  %div.i = udiv i64 %sub.i12, %conv59.i
  %cmp60.i = icmp ugt i64 %n.i.sroa.0.0, %div.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv59.i
  %add.i = add i64 %mul.i, %conv58.i
  %n.i.sroa.11.1 = select i1 %cmp60.i, i32 1, i32 %n.i.sroa.11.0
  %n.i.sroa.0.1 = select i1 %cmp60.i, i64 %n.i.sroa.0.0, i64 %add.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %s.addr.i1.3, i32 1
  br label %for.cond.i

if.then77.i:                                      ; preds = %if.then55.i
  %cmp78.i = icmp eq ptr %s.addr.i1.3, %s.addr.i1.2
  %s.s.addr.i1.3 = select i1 %cmp78.i, ptr %s, ptr %s.addr.i1.3
  store ptr %s.s.addr.i1.3, ptr %end, align 4
  br label %read_number.exit

read_number.exit:                                 ; preds = %if.then77.i, %if.then55.i
  br i1 %tobool72.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %read_number.exit
  %call.i13 = call i32 @__gomc_reads_errno()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %if.end.i17, label %read_unsigned.exit

if.end.i17:                                       ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i, align 4
  %cmp.i16 = icmp ne i32 %8, 34
  br i1 %cmp.i16, label %if.then2.i, label %read_unsigned.exit

if.then2.i:                                       ; preds = %if.end.i17
  store i32 34, ptr %call1.i, align 4
  br label %read_unsigned.exit

if.end.i:                                         ; preds = %read_number.exit
  %tobool1.i = icmp ne i32 %n.i.sroa.7.0, 0
  %sub.i = sub i64 0, %spec.select
  %cond.i = select i1 %tobool1.i, i64 %sub.i, i64 %spec.select
  br label %read_unsigned.exit

read_unsigned.exit:                               ; preds = %if.end.i17, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi i64 [ %cond.i, %if.end.i ], [ 4294967295, %if.then.i ], [ 4294967295, %if.then2.i ], [ 4294967295, %if.end.i17 ]
  %conv = trunc i64 %retval.i.0 to i32
  ret i32 %conv
}

define i64 @strtoull(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %s.addr.i1.0 = phi ptr [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, ptr %s.addr.i1.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %while.cond.i
  %cmp4.i = icmp sge i32 %conv.i, 9
  %cmp7.i = icmp sle i32 %conv.i, 13
  %or.cond68 = and i1 %cmp4.i, %cmp7.i
  br i1 %or.cond68, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %lor.rhs.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  %1 = load i8, ptr %s.addr.i1.0, align 1
  %conv9.i = sext i8 %1 to i32
  switch i32 %conv9.i, label %if.end.i6 [
    i32 45, label %if.then.i5
    i32 43, label %if.then.i5
  ]

if.then.i5:                                       ; preds = %while.end.i, %while.end.i
  %incdec.ptr15.i = getelementptr inbounds i8, ptr %s.addr.i1.0, i32 1
  %2 = load i8, ptr %s.addr.i1.0, align 1
  %conv16.i = sext i8 %2 to i32
  %cmp17.i = icmp eq i32 %conv16.i, 45
  %conv18.i = zext i1 %cmp17.i to i32
  br label %if.end.i6

if.end.i6:                                        ; preds = %while.end.i, %if.then.i5
  %n.i.sroa.7.0 = phi i32 [ %conv18.i, %if.then.i5 ], [ 0, %while.end.i ]
  %s.addr.i1.1 = phi ptr [ %incdec.ptr15.i, %if.then.i5 ], [ %s.addr.i1.0, %while.end.i ]
  switch i32 %base, label %if.end49.i [
    i32 0, label %land.lhs.true.i
    i32 16, label %land.lhs.true.i
  ]

land.lhs.true.i:                                  ; preds = %if.end.i6, %if.end.i6
  %3 = load i8, ptr %s.addr.i1.1, align 1
  %conv25.i = sext i8 %3 to i32
  %cmp26.i = icmp eq i32 %conv25.i, 48
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.else.i

land.lhs.true28.i:                                ; preds = %land.lhs.true.i
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i32 2
  %5 = load i8, ptr %arrayidx38.i, align 1
  %conv.i19 = sext i8 %5 to i32
  %cmp.i20 = icmp sge i32 %conv.i19, 48
  %cmp3.i = icmp sle i32 %conv.i19, 57
  %or.cond = and i1 %cmp.i20, %cmp3.i
  br i1 %or.cond, label %if.then.i23, label %if.end.i26

if.then.i23:                                      ; preds = %land.lhs.true37.i
  %sub.i22 = sub nsw i32 %conv.i19, 48
  br label %digit_of.exit

if.end.i26:                                       ; preds = %land.lhs.true37.i
  %cmp7.i25 = icmp sge i32 %conv.i19, 97
  %cmp11.i = icmp sle i32 %conv.i19, 122
  %or.cond63 = and i1 %cmp7.i25, %cmp11.i
  br i1 %or.cond63, label %if.then13.i, label %if.end16.i

if.then13.i:                                      ; preds = %if.end.i26
  %sub15.i = sub nsw i32 %conv.i19, 97
  %add.i27 = add nsw i32 %sub15.i, 10
  br label %digit_of.exit

if.end16.i:                                       ; preds = %if.end.i26
  %cmp18.i = icmp sge i32 %conv.i19, 65
  %cmp22.i = icmp sle i32 %conv.i19, 90
  %or.cond64 = and i1 %cmp18.i, %cmp22.i
  br i1 %or.cond64, label %if.then24.i, label %digit_of.exit

if.then24.i:                                      ; preds = %if.end16.i
  %sub26.i = sub nsw i32 %conv.i19, 65
  %add27.i = add nsw i32 %sub26.i, 10
  br label %digit_of.exit

digit_of.exit:                                    ; preds = %if.end16.i, %if.then24.i, %if.then13.i, %if.then.i23
  %retval.i18.0 = phi i32 [ %sub.i22, %if.then.i23 ], [ %add.i27, %if.then13.i ], [ %add27.i, %if.then24.i ], [ 99, %if.end16.i ]
  %cmp39.i = icmp slt i32 %retval.i18.0, 16
  br i1 %cmp39.i, label %if.end49.i, label %if.else.i

if.else.i:                                        ; preds = %land.lhs.true28.i, %digit_of.exit, %land.lhs.true.i
  %cmp42.i = icmp eq i32 %base, 0
  br i1 %cmp42.i, label %if.then44.i, label %if.end49.i

if.then44.i:                                      ; preds = %if.else.i
  %6 = load i8, ptr %s.addr.i1.1, align 1
  %conv45.i = sext i8 %6 to i32
  %cmp46.i = icmp eq i32 %conv45.i, 48
  %cond.i7 = select i1 %cmp46.i, i32 8, i32 10
  br label %if.end49.i

if.end49.i:                                       ; preds = %digit_of.exit, %if.else.i, %if.then44.i, %if.end.i6
  %base.addr.i3.1 = phi i32 [ %cond.i7, %if.then44.i ], [ %base, %if.else.i ], [ %base, %if.end.i6 ], [ 16, %digit_of.exit ]
  %s.addr.i1.2 = phi ptr [ %s.addr.i1.1, %if.end.i6 ], [ %s.addr.i1.1, %if.then44.i ], [ %s.addr.i1.1, %if.else.i ], [ %arrayidx38.i, %digit_of.exit ]
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end56.i, %if.end49.i
  %n.i.sroa.11.0 = phi i32 [ 0, %if.end49.i ], [ %n.i.sroa.11.1, %if.end56.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %if.end49.i ], [ %n.i.sroa.0.1, %if.end56.i ]
  %s.addr.i1.3 = phi ptr [ %s.addr.i1.2, %if.end49.i ], [ %incdec.ptr70.i, %if.end56.i ]
  %7 = load i8, ptr %s.addr.i1.3, align 1
  %conv.i31 = sext i8 %7 to i32
  %cmp.i32 = icmp sge i32 %conv.i31, 48
  %cmp3.i34 = icmp sle i32 %conv.i31, 57
  %or.cond65 = and i1 %cmp.i32, %cmp3.i34
  br i1 %or.cond65, label %if.then.i38, label %if.end.i41

if.then.i38:                                      ; preds = %for.cond.i
  %sub.i37 = sub nsw i32 %conv.i31, 48
  br label %digit_of.exit60

if.end.i41:                                       ; preds = %for.cond.i
  %cmp7.i40 = icmp sge i32 %conv.i31, 97
  %cmp11.i43 = icmp sle i32 %conv.i31, 122
  %or.cond66 = and i1 %cmp7.i40, %cmp11.i43
  br i1 %or.cond66, label %if.then13.i48, label %if.end16.i51

if.then13.i48:                                    ; preds = %if.end.i41
  %sub15.i46 = sub nsw i32 %conv.i31, 97
  %add.i47 = add nsw i32 %sub15.i46, 10
  br label %digit_of.exit60

if.end16.i51:                                     ; preds = %if.end.i41
  %cmp18.i50 = icmp sge i32 %conv.i31, 65
  %cmp22.i53 = icmp sle i32 %conv.i31, 90
  %or.cond67 = and i1 %cmp18.i50, %cmp22.i53
  br i1 %or.cond67, label %if.then24.i58, label %digit_of.exit60

if.then24.i58:                                    ; preds = %if.end16.i51
  %sub26.i56 = sub nsw i32 %conv.i31, 65
  %add27.i57 = add nsw i32 %sub26.i56, 10
  br label %digit_of.exit60

digit_of.exit60:                                  ; preds = %if.end16.i51, %if.then24.i58, %if.then13.i48, %if.then.i38
  %retval.i29.0 = phi i32 [ %sub.i37, %if.then.i38 ], [ %add.i47, %if.then13.i48 ], [ %add27.i57, %if.then24.i58 ], [ 99, %if.end16.i51 ]
  %cmp53.i = icmp sge i32 %retval.i29.0, %base.addr.i3.1
  br i1 %cmp53.i, label %if.then55.i, label %if.end56.i

if.then55.i:                                      ; preds = %digit_of.exit60
  %tobool72.i = icmp ne i32 %n.i.sroa.11.0, 0
  %spec.select = select i1 %tobool72.i, i64 -1, i64 %n.i.sroa.0.0
  %tobool76.i = icmp ne ptr %end, null
  br i1 %tobool76.i, label %if.then77.i, label %read_number.exit

if.end56.i:                                       ; preds = %digit_of.exit60
  %conv58.i = sext i32 %retval.i29.0 to i64
  %sub.i12 = sub i64 -1, %conv58.i
  %conv59.i = sext i32 %base.addr.i3.1 to i64
  %div.i = udiv i64 %sub.i12, %conv59.i
  %cmp60.i = icmp ugt i64 %n.i.sroa.0.0, %div.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv59.i
  %add.i = add i64 %mul.i, %conv58.i
  %n.i.sroa.11.1 = select i1 %cmp60.i, i32 1, i32 %n.i.sroa.11.0
  %n.i.sroa.0.1 = select i1 %cmp60.i, i64 %n.i.sroa.0.0, i64 %add.i
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %s.addr.i1.3, i32 1
  br label %for.cond.i

if.then77.i:                                      ; preds = %if.then55.i
  %cmp78.i = icmp eq ptr %s.addr.i1.3, %s.addr.i1.2
  %s.s.addr.i1.3 = select i1 %cmp78.i, ptr %s, ptr %s.addr.i1.3
  store ptr %s.s.addr.i1.3, ptr %end, align 4
  br label %read_number.exit

read_number.exit:                                 ; preds = %if.then77.i, %if.then55.i
  br i1 %tobool72.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %read_number.exit
  %call.i13 = call i32 @__gomc_reads_errno()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %if.end.i17, label %read_unsigned.exit

if.end.i17:                                       ; preds = %if.then.i
  %call1.i = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i, align 4
  %cmp.i16 = icmp ne i32 %8, 34
  br i1 %cmp.i16, label %if.then2.i, label %read_unsigned.exit

if.then2.i:                                       ; preds = %if.end.i17
  store i32 34, ptr %call1.i, align 4
  br label %read_unsigned.exit

if.end.i:                                         ; preds = %read_number.exit
  %tobool1.i = icmp ne i32 %n.i.sroa.7.0, 0
  %sub.i = sub i64 0, %spec.select
  %cond.i = select i1 %tobool1.i, i64 %sub.i, i64 %spec.select
  br label %read_unsigned.exit

read_unsigned.exit:                               ; preds = %if.end.i17, %if.then2.i, %if.then.i, %if.end.i
  %retval.i.0 = phi i64 [ %cond.i, %if.end.i ], [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i17 ]
  ret i64 %retval.i.0
}

define i32 @atoi(ptr noundef %s) {
entry:
  %call = call i32 @strtol(ptr noundef %s, ptr noundef null, i32 noundef 10)
  ret i32 %call
}

define i32 @atol(ptr noundef %s) {
entry:
  %call = call i32 @strtol(ptr noundef %s, ptr noundef null, i32 noundef 10)
  ret i32 %call
}

define i64 @atoll(ptr noundef %s) {
entry:
  %call = call i64 @strtoll(ptr noundef %s, ptr noundef null, i32 noundef 10)
  ret i64 %call
}

define i32 @__isoc23_strtol(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %call = call i32 @strtol(ptr noundef %s, ptr noundef %end, i32 noundef %base)
  ret i32 %call
}

define i64 @__isoc23_strtoll(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %call = call i64 @strtoll(ptr noundef %s, ptr noundef %end, i32 noundef %base)
  ret i64 %call
}

define i32 @__isoc23_strtoul(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %call = call i32 @strtoul(ptr noundef %s, ptr noundef %end, i32 noundef %base)
  ret i32 %call
}

define i64 @__isoc23_strtoull(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %call = call i64 @strtoull(ptr noundef %s, ptr noundef %end, i32 noundef %base)
  ret i64 %call
}

define double @strtod(ptr noundef %s, ptr noundef %end) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %s.i.0 = phi ptr [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, ptr %s.i.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %while.cond.i
  %cmp3.i = icmp sge i32 %conv.i, 9
  %cmp6.i = icmp sle i32 %conv.i, 13
  %or.cond185 = and i1 %cmp3.i, %cmp6.i
  br i1 %or.cond185, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %lor.rhs.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %s.i.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  %1 = load i8, ptr %s.i.0, align 1
  %conv8.i = sext i8 %1 to i32
  %cmp9.i = icmp eq i32 %conv8.i, 45
  %conv10.i = zext i1 %cmp9.i to i32
  %cmp15.i = icmp eq i32 %conv8.i, 43
  %or.cond186 = or i1 %cmp9.i, %cmp15.i
  %incdec.ptr17.i = getelementptr inbounds i8, ptr %s.i.0, i32 1
  %s.i.1 = select i1 %or.cond186, ptr %incdec.ptr17.i, ptr %s.i.0
  br label %for.cond.i27

for.cond.i27:                                     ; preds = %if.end.i34, %while.end.i
  %s.addr.i24.0 = phi ptr [ %s.i.1, %while.end.i ], [ %incdec.ptr.i35, %if.end.i34 ]
  %word.addr.i25.0 = phi ptr [ @__gomc_stdlib.str, %while.end.i ], [ %incdec.ptr3.i36, %if.end.i34 ]
  %2 = load i8, ptr %word.addr.i25.0, align 1
  %tobool.i26 = icmp ne i8 %2, 0
  br i1 %tobool.i26, label %for.body.i32, label %is_word.exit38

for.body.i32:                                     ; preds = %for.cond.i27
  %3 = load i8, ptr %s.addr.i24.0, align 1
  %conv.i28 = sext i8 %3 to i32
  %or.i29 = or i32 %conv.i28, 32
  %conv1.i30 = sext i8 %2 to i32
  %cmp.i31 = icmp ne i32 %or.i29, %conv1.i30
  br i1 %cmp.i31, label %is_word.exit38, label %if.end.i34

if.end.i34:                                       ; preds = %for.body.i32
  %incdec.ptr.i35 = getelementptr inbounds i8, ptr %s.addr.i24.0, i32 1
  %incdec.ptr3.i36 = getelementptr inbounds i8, ptr %word.addr.i25.0, i32 1
  br label %for.cond.i27

is_word.exit38:                                   ; preds = %for.cond.i27, %for.body.i32
  %retval.i23.0 = phi i32 [ 0, %for.body.i32 ], [ 1, %for.cond.i27 ]
  %tobool.i = icmp ne i32 %retval.i23.0, 0
  br i1 %tobool.i, label %for.cond.i, label %for.cond.i11

for.cond.i:                                       ; preds = %is_word.exit38, %if.end.i5
  %s.addr.i.0 = phi ptr [ %incdec.ptr.i6, %if.end.i5 ], [ %s.i.1, %is_word.exit38 ]
  %word.addr.i.0 = phi ptr [ %incdec.ptr3.i, %if.end.i5 ], [ @__gomc_stdlib.str.1, %is_word.exit38 ]
  %4 = load i8, ptr %word.addr.i.0, align 1
  %tobool.i1 = icmp ne i8 %4, 0
  br i1 %tobool.i1, label %for.body.i, label %is_word.exit

for.body.i:                                       ; preds = %for.cond.i
  %5 = load i8, ptr %s.addr.i.0, align 1
  %conv.i2 = sext i8 %5 to i32
  %or.i = or i32 %conv.i2, 32
  %conv1.i = sext i8 %4 to i32
  %cmp.i3 = icmp ne i32 %or.i, %conv1.i
  br i1 %cmp.i3, label %is_word.exit, label %if.end.i5

if.end.i5:                                        ; preds = %for.body.i
  %incdec.ptr.i6 = getelementptr inbounds i8, ptr %s.addr.i.0, i32 1
  %incdec.ptr3.i = getelementptr inbounds i8, ptr %word.addr.i.0, i32 1
  br label %for.cond.i

is_word.exit:                                     ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 0, %for.body.i ], [ 1, %for.cond.i ]
  %tobool20.i = icmp ne i32 %retval.i.0, 0
  %cond.i = select i1 %tobool20.i, i32 8, i32 3
  %add.ptr.i = getelementptr inbounds i8, ptr %s.i.1, i32 %cond.i
  br label %if.end42.i

for.cond.i11:                                     ; preds = %is_word.exit38, %if.end.i18
  %s.addr.i8.0 = phi ptr [ %incdec.ptr.i19, %if.end.i18 ], [ %s.i.1, %is_word.exit38 ]
  %word.addr.i9.0 = phi ptr [ %incdec.ptr3.i20, %if.end.i18 ], [ @__gomc_stdlib.str.2, %is_word.exit38 ]
  %6 = load i8, ptr %word.addr.i9.0, align 1
  %tobool.i10 = icmp ne i8 %6, 0
  br i1 %tobool.i10, label %for.body.i16, label %is_word.exit22

for.body.i16:                                     ; preds = %for.cond.i11
  %7 = load i8, ptr %s.addr.i8.0, align 1
  %conv.i12 = sext i8 %7 to i32
  %or.i13 = or i32 %conv.i12, 32
  %conv1.i14 = sext i8 %6 to i32
  %cmp.i15 = icmp ne i32 %or.i13, %conv1.i14
  br i1 %cmp.i15, label %is_word.exit22, label %if.end.i18

if.end.i18:                                       ; preds = %for.body.i16
  %incdec.ptr.i19 = getelementptr inbounds i8, ptr %s.addr.i8.0, i32 1
  %incdec.ptr3.i20 = getelementptr inbounds i8, ptr %word.addr.i9.0, i32 1
  br label %for.cond.i11

is_word.exit22:                                   ; preds = %for.cond.i11, %for.body.i16
  %retval.i7.0 = phi i32 [ 0, %for.body.i16 ], [ 1, %for.cond.i11 ]
  %tobool22.i = icmp ne i32 %retval.i7.0, 0
  br i1 %tobool22.i, label %if.then23.i, label %if.else30.i

if.then23.i:                                      ; preds = %is_word.exit22
  %arrayidx.i = getelementptr inbounds i8, ptr %s.i.1, i32 3
  %8 = load i8, ptr %arrayidx.i, align 1
  %conv24.i = sext i8 %8 to i32
  %cmp25.i = icmp eq i32 %conv24.i, 40
  br i1 %cmp25.i, label %if.then27.i, label %if.end42.i

if.then27.i:                                      ; preds = %if.then23.i
  call void @__gomc_unsupported(ptr noundef @__gomc_stdlib.str.3)
  unreachable

if.else30.i:                                      ; preds = %is_word.exit22
  %9 = load i8, ptr %s.i.1, align 1
  %conv.i41 = sext i8 %9 to i32
  %cmp.i42 = icmp eq i32 %conv.i41, 48
  br i1 %cmp.i42, label %land.lhs.true.i, label %land.end17.i

land.lhs.true.i:                                  ; preds = %if.else30.i
  %arrayidx.i43 = getelementptr inbounds i8, ptr %s.i.1, i32 1
  %10 = load i8, ptr %arrayidx.i43, align 1
  %conv2.i44 = sext i8 %10 to i32
  %or.i45 = or i32 %conv2.i44, 32
  %cmp3.i46 = icmp eq i32 %or.i45, 120
  br i1 %cmp3.i46, label %land.rhs.i47, label %land.end17.i

land.rhs.i47:                                     ; preds = %land.lhs.true.i
  %arrayidx5.i = getelementptr inbounds i8, ptr %s.i.1, i32 2
  %11 = load i8, ptr %arrayidx5.i, align 1
  %conv.i251.i = sext i8 %11 to i32
  %cmp.i252.i = icmp sge i32 %conv.i251.i, 48
  %cmp3.i254.i = icmp sle i32 %conv.i251.i, 57
  %or.cond = and i1 %cmp.i252.i, %cmp3.i254.i
  br i1 %or.cond, label %if.then.i258.i, label %if.end.i261.i

if.then.i258.i:                                   ; preds = %land.rhs.i47
  %sub.i257.i = sub nsw i32 %conv.i251.i, 48
  br label %digit_of.exit280.i

if.end.i261.i:                                    ; preds = %land.rhs.i47
  %cmp7.i260.i = icmp sge i32 %conv.i251.i, 97
  %cmp11.i263.i = icmp sle i32 %conv.i251.i, 122
  %or.cond167 = and i1 %cmp7.i260.i, %cmp11.i263.i
  br i1 %or.cond167, label %if.then13.i268.i, label %if.end16.i271.i

if.then13.i268.i:                                 ; preds = %if.end.i261.i
  %sub15.i266.i = sub nsw i32 %conv.i251.i, 97
  %add.i267.i = add nsw i32 %sub15.i266.i, 10
  br label %digit_of.exit280.i

if.end16.i271.i:                                  ; preds = %if.end.i261.i
  %cmp18.i270.i = icmp sge i32 %conv.i251.i, 65
  %cmp22.i273.i = icmp sle i32 %conv.i251.i, 90
  %or.cond168 = and i1 %cmp18.i270.i, %cmp22.i273.i
  br i1 %or.cond168, label %if.then24.i278.i, label %digit_of.exit280.i

if.then24.i278.i:                                 ; preds = %if.end16.i271.i
  %sub26.i276.i = sub nsw i32 %conv.i251.i, 65
  %add27.i277.i = add nsw i32 %sub26.i276.i, 10
  br label %digit_of.exit280.i

digit_of.exit280.i:                               ; preds = %if.end16.i271.i, %if.then24.i278.i, %if.then13.i268.i, %if.then.i258.i
  %retval.i249.i.0 = phi i32 [ %sub.i257.i, %if.then.i258.i ], [ %add.i267.i, %if.then13.i268.i ], [ %add27.i277.i, %if.then24.i278.i ], [ 99, %if.end16.i271.i ]
  %cmp6.i48 = icmp slt i32 %retval.i249.i.0, 16
  br i1 %cmp6.i48, label %land.end17.i, label %lor.rhs.i49

lor.rhs.i49:                                      ; preds = %digit_of.exit280.i
  %12 = load i8, ptr %arrayidx5.i, align 1
  %conv9.i = sext i8 %12 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 46
  br i1 %cmp10.i, label %land.rhs12.i, label %land.end17.i

land.rhs12.i:                                     ; preds = %lor.rhs.i49
  %arrayidx13.i = getelementptr inbounds i8, ptr %s.i.1, i32 3
  %13 = load i8, ptr %arrayidx13.i, align 1
  %conv.i219.i = sext i8 %13 to i32
  %cmp.i220.i = icmp sge i32 %conv.i219.i, 48
  %cmp3.i222.i = icmp sle i32 %conv.i219.i, 57
  %or.cond169 = and i1 %cmp.i220.i, %cmp3.i222.i
  br i1 %or.cond169, label %if.then.i226.i, label %if.end.i229.i

if.then.i226.i:                                   ; preds = %land.rhs12.i
  %sub.i225.i = sub nsw i32 %conv.i219.i, 48
  br label %digit_of.exit248.i

if.end.i229.i:                                    ; preds = %land.rhs12.i
  %cmp7.i228.i = icmp sge i32 %conv.i219.i, 97
  %cmp11.i231.i = icmp sle i32 %conv.i219.i, 122
  %or.cond170 = and i1 %cmp7.i228.i, %cmp11.i231.i
  br i1 %or.cond170, label %if.then13.i236.i, label %if.end16.i239.i

if.then13.i236.i:                                 ; preds = %if.end.i229.i
  %sub15.i234.i = sub nsw i32 %conv.i219.i, 97
  %add.i235.i = add nsw i32 %sub15.i234.i, 10
  br label %digit_of.exit248.i

if.end16.i239.i:                                  ; preds = %if.end.i229.i
  %cmp18.i238.i = icmp sge i32 %conv.i219.i, 65
  %cmp22.i241.i = icmp sle i32 %conv.i219.i, 90
  %or.cond171 = and i1 %cmp18.i238.i, %cmp22.i241.i
  br i1 %or.cond171, label %if.then24.i246.i, label %digit_of.exit248.i

if.then24.i246.i:                                 ; preds = %if.end16.i239.i
  %sub26.i244.i = sub nsw i32 %conv.i219.i, 65
  %add27.i245.i = add nsw i32 %sub26.i244.i, 10
  br label %digit_of.exit248.i

digit_of.exit248.i:                               ; preds = %if.end16.i239.i, %if.then24.i246.i, %if.then13.i236.i, %if.then.i226.i
  %retval.i217.i.0 = phi i32 [ %sub.i225.i, %if.then.i226.i ], [ %add.i235.i, %if.then13.i236.i ], [ %add27.i245.i, %if.then24.i246.i ], [ 99, %if.end16.i239.i ]
  %cmp15.i50 = icmp slt i32 %retval.i217.i.0, 16
  br label %land.end17.i

land.end17.i:                                     ; preds = %digit_of.exit280.i, %digit_of.exit248.i, %lor.rhs.i49, %land.lhs.true.i, %if.else30.i
  %14 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.else30.i ], [ true, %digit_of.exit280.i ], [ false, %lor.rhs.i49 ], [ %cmp15.i50, %digit_of.exit248.i ]
  %cond.i54 = select i1 %14, i32 16, i32 10
  %cond19.i = select i1 %14, i32 4, i32 1
  %cond21.i = select i1 %14, i32 2, i32 10
  %cond23.i = select i1 %14, i32 2, i32 0
  %add.ptr.i57 = getelementptr inbounds i8, ptr %s.i.1, i32 %cond23.i
  br label %for.cond.i60

for.cond.i60:                                     ; preds = %for.inc.i, %land.end17.i
  %n.i.sroa.18.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.18.3, %for.inc.i ]
  %n.i.sroa.22.0 = phi ptr [ null, %land.end17.i ], [ %n.i.sroa.22.1, %for.inc.i ]
  %n.i.sroa.8.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.8.2, %for.inc.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %land.end17.i ], [ %n.i.sroa.0.2, %for.inc.i ]
  %point.i.0 = phi i32 [ 0, %land.end17.i ], [ %point.i.1, %for.inc.i ]
  %s.addr.i39.0 = phi ptr [ %add.ptr.i57, %land.end17.i ], [ %incdec.ptr.i68, %for.inc.i ]
  %15 = load i8, ptr %s.addr.i39.0, align 1
  %conv24.i58 = sext i8 %15 to i32
  %cmp25.i59 = icmp ne i32 %conv24.i58, 46
  %tobool28.i = icmp ne i32 %point.i.0, 0
  %or.cond172 = select i1 %cmp25.i59, i1 true, i1 %tobool28.i
  br i1 %or.cond172, label %if.end.i62, label %for.inc.i

if.end.i62:                                       ; preds = %for.cond.i60
  %cmp.i188.i = icmp sge i32 %conv24.i58, 48
  %cmp3.i190.i = icmp sle i32 %conv24.i58, 57
  %or.cond173 = and i1 %cmp.i188.i, %cmp3.i190.i
  br i1 %or.cond173, label %if.then.i194.i, label %if.end.i197.i

if.then.i194.i:                                   ; preds = %if.end.i62
  %sub.i193.i = sub nsw i32 %conv24.i58, 48
  br label %digit_of.exit216.i

if.end.i197.i:                                    ; preds = %if.end.i62
  %cmp7.i196.i = icmp sge i32 %conv24.i58, 97
  %cmp11.i199.i = icmp sle i32 %conv24.i58, 122
  %or.cond174 = and i1 %cmp7.i196.i, %cmp11.i199.i
  br i1 %or.cond174, label %if.then13.i204.i, label %if.end16.i207.i

if.then13.i204.i:                                 ; preds = %if.end.i197.i
  %sub15.i202.i = sub nsw i32 %conv24.i58, 97
  %add.i203.i = add nsw i32 %sub15.i202.i, 10
  br label %digit_of.exit216.i

if.end16.i207.i:                                  ; preds = %if.end.i197.i
  %cmp18.i206.i = icmp sge i32 %conv24.i58, 65
  %cmp22.i209.i = icmp sle i32 %conv24.i58, 90
  %or.cond175 = and i1 %cmp18.i206.i, %cmp22.i209.i
  br i1 %or.cond175, label %if.then24.i214.i, label %digit_of.exit216.i

if.then24.i214.i:                                 ; preds = %if.end16.i207.i
  %sub26.i212.i = sub nsw i32 %conv24.i58, 65
  %add27.i213.i = add nsw i32 %sub26.i212.i, 10
  br label %digit_of.exit216.i

digit_of.exit216.i:                               ; preds = %if.end16.i207.i, %if.then24.i214.i, %if.then13.i204.i, %if.then.i194.i
  %retval.i185.i.0 = phi i32 [ %sub.i193.i, %if.then.i194.i ], [ %add.i203.i, %if.then13.i204.i ], [ %add27.i213.i, %if.then24.i214.i ], [ 99, %if.end16.i207.i ]
  %cmp30.i = icmp sge i32 %retval.i185.i.0, %cond.i54
  br i1 %cmp30.i, label %if.then32.i, label %if.end33.i

if.then32.i:                                      ; preds = %digit_of.exit216.i
  %tobool65.i = icmp ne ptr %n.i.sroa.22.0, null
  br i1 %tobool65.i, label %if.end67.i, label %read_numeral.exit

if.end33.i:                                       ; preds = %digit_of.exit216.i
  %add.ptr34.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  %conv37.i = sext i32 %cond.i54 to i64
  %div.i = udiv i64 -16, %conv37.i
  %cmp38.i = icmp ule i64 %n.i.sroa.0.0, %div.i
  br i1 %cmp38.i, label %if.then41.i, label %if.else.i64

if.then41.i:                                      ; preds = %if.end33.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv37.i
  %conv44.i = sext i32 %retval.i185.i.0 to i64
  %add.i = add i64 %mul.i, %conv44.i
  br label %if.end50.i

if.else.i64:                                      ; preds = %if.end33.i
  %tobool46.i63 = icmp ne i32 %retval.i185.i.0, 0
  %spec.select = select i1 %tobool46.i63, i32 1, i32 %n.i.sroa.18.0
  br label %if.end50.i

if.end50.i:                                       ; preds = %if.else.i64, %if.then41.i
  %n.i.sroa.18.2 = phi i32 [ %n.i.sroa.18.0, %if.then41.i ], [ %spec.select, %if.else.i64 ]
  %n.i.sroa.0.1 = phi i64 [ %add.i, %if.then41.i ], [ %n.i.sroa.0.0, %if.else.i64 ]
  br i1 %cmp38.i, label %cond.true.i65, label %cond.false.i66

cond.true.i65:                                    ; preds = %if.end50.i
  br i1 %tobool28.i, label %if.then54.i, label %for.inc.i

cond.false.i66:                                   ; preds = %if.end50.i
  br i1 %tobool28.i, label %for.inc.i, label %if.then54.i

if.then54.i:                                      ; preds = %cond.false.i66, %cond.true.i65
  %sub.i = sub nsw i32 0, %cond19.i
  %cond59.i = select i1 %cmp38.i, i32 %sub.i, i32 %cond19.i
  %add60.i = add nsw i32 %n.i.sroa.8.0, %cond59.i
  %cmp.i109 = icmp slt i32 %add60.i, -100000
  %cmp1.i111 = icmp sgt i32 %add60.i, 100000
  %.add60.i = select i1 %cmp1.i111, i32 100000, i32 %add60.i
  %cond5.i117 = select i1 %cmp.i109, i32 -100000, i32 %.add60.i
  br label %for.inc.i

for.inc.i:                                        ; preds = %cond.true.i65, %cond.false.i66, %if.then54.i, %for.cond.i60
  %n.i.sroa.18.3 = phi i32 [ %n.i.sroa.18.0, %for.cond.i60 ], [ %n.i.sroa.18.2, %if.then54.i ], [ %n.i.sroa.18.2, %cond.false.i66 ], [ %n.i.sroa.18.2, %cond.true.i65 ]
  %n.i.sroa.22.1 = phi ptr [ %n.i.sroa.22.0, %for.cond.i60 ], [ %add.ptr34.i, %if.then54.i ], [ %add.ptr34.i, %cond.false.i66 ], [ %add.ptr34.i, %cond.true.i65 ]
  %n.i.sroa.8.2 = phi i32 [ %n.i.sroa.8.0, %for.cond.i60 ], [ %cond5.i117, %if.then54.i ], [ %n.i.sroa.8.0, %cond.true.i65 ], [ %n.i.sroa.8.0, %cond.false.i66 ]
  %n.i.sroa.0.2 = phi i64 [ %n.i.sroa.0.0, %for.cond.i60 ], [ %n.i.sroa.0.1, %if.then54.i ], [ %n.i.sroa.0.1, %cond.false.i66 ], [ %n.i.sroa.0.1, %cond.true.i65 ]
  %point.i.1 = phi i32 [ 1, %for.cond.i60 ], [ %point.i.0, %if.then54.i ], [ %point.i.0, %cond.false.i66 ], [ %point.i.0, %cond.true.i65 ]
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  br label %for.cond.i60

if.end67.i:                                       ; preds = %if.then32.i
  %16 = load i8, ptr %s.addr.i39.0, align 1
  %conv69.i = sext i8 %16 to i32
  %or70.i = or i32 %conv69.i, 32
  %cond72.i = select i1 %14, i32 112, i32 101
  %cmp73.i = icmp ne i32 %or70.i, %cond72.i
  br i1 %cmp73.i, label %read_numeral.exit, label %if.end76.i

if.end76.i:                                       ; preds = %if.end67.i
  %arrayidx77.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  %17 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = sext i8 %17 to i32
  %cmp79.i = icmp eq i32 %conv78.i, 45
  %cmp88.i = icmp eq i32 %conv78.i, 43
  %spec.select187 = select i1 %cmp79.i, i1 true, i1 %cmp88.i
  %cond91.i = select i1 %spec.select187, i32 2, i32 1
  %add.ptr92.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 %cond91.i
  %18 = load i8, ptr %add.ptr92.i, align 1
  %conv.i155.i = sext i8 %18 to i32
  %cmp.i156.i = icmp sge i32 %conv.i155.i, 48
  %cmp3.i158.i = icmp sle i32 %conv.i155.i, 57
  %or.cond176 = and i1 %cmp.i156.i, %cmp3.i158.i
  br i1 %or.cond176, label %if.then.i162.i, label %if.end.i165.i

if.then.i162.i:                                   ; preds = %if.end76.i
  %sub.i161.i = sub nsw i32 %conv.i155.i, 48
  br label %digit_of.exit184.i

if.end.i165.i:                                    ; preds = %if.end76.i
  %cmp7.i164.i = icmp sge i32 %conv.i155.i, 97
  %cmp11.i167.i = icmp sle i32 %conv.i155.i, 122
  %or.cond177 = and i1 %cmp7.i164.i, %cmp11.i167.i
  br i1 %or.cond177, label %if.then13.i172.i, label %if.end16.i175.i

if.then13.i172.i:                                 ; preds = %if.end.i165.i
  %sub15.i170.i = sub nsw i32 %conv.i155.i, 97
  %add.i171.i = add nsw i32 %sub15.i170.i, 10
  br label %digit_of.exit184.i

if.end16.i175.i:                                  ; preds = %if.end.i165.i
  %cmp18.i174.i = icmp sge i32 %conv.i155.i, 65
  %cmp22.i177.i = icmp sle i32 %conv.i155.i, 90
  %or.cond178 = and i1 %cmp18.i174.i, %cmp22.i177.i
  br i1 %or.cond178, label %if.then24.i182.i, label %digit_of.exit184.i

if.then24.i182.i:                                 ; preds = %if.end16.i175.i
  %sub26.i180.i = sub nsw i32 %conv.i155.i, 65
  %add27.i181.i = add nsw i32 %sub26.i180.i, 10
  br label %digit_of.exit184.i

digit_of.exit184.i:                               ; preds = %if.end16.i175.i, %if.then24.i182.i, %if.then13.i172.i, %if.then.i162.i
  %retval.i153.i.0 = phi i32 [ %sub.i161.i, %if.then.i162.i ], [ %add.i171.i, %if.then13.i172.i ], [ %add27.i181.i, %if.then24.i182.i ], [ 99, %if.end16.i175.i ]
  %cmp94.i = icmp sge i32 %retval.i153.i.0, 10
  br i1 %cmp94.i, label %read_numeral.exit, label %for.cond99.i

for.cond99.i:                                     ; preds = %digit_of.exit184.i, %digit_of.exit.i
  %s.addr.i39.1 = phi ptr [ %incdec.ptr108.i, %digit_of.exit.i ], [ %add.ptr92.i, %digit_of.exit184.i ]
  %exponent98.i.0 = phi i32 [ %cond5.i, %digit_of.exit.i ], [ 0, %digit_of.exit184.i ]
  %19 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i123.i = sext i8 %19 to i32
  %cmp.i124.i = icmp sge i32 %conv.i123.i, 48
  %cmp3.i126.i = icmp sle i32 %conv.i123.i, 57
  %or.cond179 = and i1 %cmp.i124.i, %cmp3.i126.i
  br i1 %or.cond179, label %if.then.i130.i, label %if.end.i133.i

if.then.i130.i:                                   ; preds = %for.cond99.i
  %sub.i129.i = sub nsw i32 %conv.i123.i, 48
  br label %digit_of.exit152.i

if.end.i133.i:                                    ; preds = %for.cond99.i
  %cmp7.i132.i = icmp sge i32 %conv.i123.i, 97
  %cmp11.i135.i = icmp sle i32 %conv.i123.i, 122
  %or.cond180 = and i1 %cmp7.i132.i, %cmp11.i135.i
  br i1 %or.cond180, label %if.then13.i140.i, label %if.end16.i143.i

if.then13.i140.i:                                 ; preds = %if.end.i133.i
  %sub15.i138.i = sub nsw i32 %conv.i123.i, 97
  %add.i139.i = add nsw i32 %sub15.i138.i, 10
  br label %digit_of.exit152.i

if.end16.i143.i:                                  ; preds = %if.end.i133.i
  %cmp18.i142.i = icmp sge i32 %conv.i123.i, 65
  %cmp22.i145.i = icmp sle i32 %conv.i123.i, 90
  %or.cond181 = and i1 %cmp18.i142.i, %cmp22.i145.i
  br i1 %or.cond181, label %if.then24.i150.i, label %digit_of.exit152.i

if.then24.i150.i:                                 ; preds = %if.end16.i143.i
  %sub26.i148.i = sub nsw i32 %conv.i123.i, 65
  %add27.i149.i = add nsw i32 %sub26.i148.i, 10
  br label %digit_of.exit152.i

digit_of.exit152.i:                               ; preds = %if.end16.i143.i, %if.then24.i150.i, %if.then13.i140.i, %if.then.i130.i
  %retval.i121.i.0 = phi i32 [ %sub.i129.i, %if.then.i130.i ], [ %add.i139.i, %if.then13.i140.i ], [ %add27.i149.i, %if.then24.i150.i ], [ 99, %if.end16.i143.i ]
  %cmp101.i = icmp slt i32 %retval.i121.i.0, 10
  br i1 %cmp101.i, label %for.body.i70, label %for.end109.i

for.body.i70:                                     ; preds = %digit_of.exit152.i
  %mul103.i = mul nsw i32 %exponent98.i.0, 10
  %20 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i.i = sext i8 %20 to i32
  %cmp.i.i = icmp sge i32 %conv.i.i, 48
  %cmp3.i.i = icmp sle i32 %conv.i.i, 57
  %or.cond182 = and i1 %cmp.i.i, %cmp3.i.i
  br i1 %or.cond182, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.body.i70
  %sub.i.i = sub nsw i32 %conv.i.i, 48
  br label %digit_of.exit.i

if.end.i.i:                                       ; preds = %for.body.i70
  %cmp7.i.i = icmp sge i32 %conv.i.i, 97
  %cmp11.i.i = icmp sle i32 %conv.i.i, 122
  %or.cond183 = and i1 %cmp7.i.i, %cmp11.i.i
  br i1 %or.cond183, label %if.then13.i.i, label %if.end16.i.i

if.then13.i.i:                                    ; preds = %if.end.i.i
  %sub15.i.i = sub nsw i32 %conv.i.i, 97
  %add.i.i = add nsw i32 %sub15.i.i, 10
  br label %digit_of.exit.i

if.end16.i.i:                                     ; preds = %if.end.i.i
  %cmp18.i.i = icmp sge i32 %conv.i.i, 65
  %cmp22.i.i = icmp sle i32 %conv.i.i, 90
  %or.cond184 = and i1 %cmp18.i.i, %cmp22.i.i
  br i1 %or.cond184, label %if.then24.i.i, label %digit_of.exit.i

if.then24.i.i:                                    ; preds = %if.end16.i.i
  %sub26.i.i = sub nsw i32 %conv.i.i, 65
  %add27.i.i = add nsw i32 %sub26.i.i, 10
  br label %digit_of.exit.i

digit_of.exit.i:                                  ; preds = %if.end16.i.i, %if.then24.i.i, %if.then13.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ %sub.i.i, %if.then.i.i ], [ %add.i.i, %if.then13.i.i ], [ %add27.i.i, %if.then24.i.i ], [ 99, %if.end16.i.i ]
  %add105.i = add nsw i32 %mul103.i, %retval.i.i.0
  %cmp.i92 = icmp slt i32 %add105.i, -100000
  %cmp1.i = icmp sgt i32 %add105.i, 100000
  %.add105.i = select i1 %cmp1.i, i32 100000, i32 %add105.i
  %cond5.i = select i1 %cmp.i92, i32 -100000, i32 %.add105.i
  %incdec.ptr108.i = getelementptr inbounds i8, ptr %s.addr.i39.1, i32 1
  br label %for.cond99.i

for.end109.i:                                     ; preds = %digit_of.exit152.i
  %sub113.i = sub nsw i32 0, %exponent98.i.0
  %cond116.i = select i1 %cmp79.i, i32 %sub113.i, i32 %exponent98.i.0
  %add117.i = add nsw i32 %n.i.sroa.8.0, %cond116.i
  %cmp.i98 = icmp slt i32 %add117.i, -100000
  %cmp1.i100 = icmp sgt i32 %add117.i, 100000
  %.add117.i = select i1 %cmp1.i100, i32 100000, i32 %add117.i
  %cond5.i106 = select i1 %cmp.i98, i32 -100000, i32 %.add117.i
  br label %read_numeral.exit

read_numeral.exit:                                ; preds = %digit_of.exit184.i, %if.end67.i, %if.then32.i, %for.end109.i
  %n.i.sroa.22.2 = phi ptr [ %s.addr.i39.1, %for.end109.i ], [ %n.i.sroa.22.0, %if.then32.i ], [ %s.addr.i39.0, %if.end67.i ], [ %s.addr.i39.0, %digit_of.exit184.i ]
  %n.i.sroa.8.3 = phi i32 [ %cond5.i106, %for.end109.i ], [ %n.i.sroa.8.0, %if.then32.i ], [ %n.i.sroa.8.0, %if.end67.i ], [ %n.i.sroa.8.0, %digit_of.exit184.i ]
  %tobool32.i = icmp ne ptr %n.i.sroa.22.2, null
  br i1 %tobool32.i, label %if.then33.i, label %if.end36.i

if.then33.i:                                      ; preds = %read_numeral.exit
  %cmp.i77 = icmp eq i64 %n.i.sroa.0.0, 0
  br i1 %cmp.i77, label %if.end36.i, label %if.end.i82

if.end.i82:                                       ; preds = %if.then33.i
  %cmp.i119 = icmp slt i32 %n.i.sroa.8.3, -5000
  %cmp1.i121 = icmp sgt i32 %n.i.sroa.8.3, 5000
  %.n.i.sroa.8.3 = select i1 %cmp1.i121, i32 5000, i32 %n.i.sroa.8.3
  %cond5.i127 = select i1 %cmp.i119, i32 -5000, i32 %.n.i.sroa.8.3
  %call3.i = call double @__gomc_real(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i127, i32 noundef %cond21.i, i32 noundef 64)
  %tobool.i81 = icmp ne i32 %n.i.sroa.18.0, 0
  br i1 %tobool.i81, label %land.lhs.true.i84, label %if.end9.i

land.lhs.true.i84:                                ; preds = %if.end.i82
  %add.i83 = add i64 %n.i.sroa.0.0, 1
  %call6.i = call double @__gomc_real(i64 noundef %add.i83, i32 noundef %cond5.i127, i32 noundef %cond21.i, i32 noundef 64)
  %cmp7.i = fcmp une double %call6.i, %call3.i
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %land.lhs.true.i84
  call void @__gomc_unsupported(ptr noundef @__gomc_stdlib.str.4)
  unreachable

if.end9.i:                                        ; preds = %land.lhs.true.i84, %if.end.i82
  %sub.i85 = fsub double %call3.i, %call3.i
  %cmp10.i86 = fcmp une double %sub.i85, 0.000000e+00
  br i1 %cmp10.i86, label %if.then20.i, label %lor.lhs.false.i87

lor.lhs.false.i87:                                ; preds = %if.end9.i
  %cmp11.i = fcmp olt double %call3.i, 0x10000000000000
  br i1 %cmp11.i, label %land.lhs.true12.i, label %if.end36.i

land.lhs.true12.i:                                ; preds = %lor.lhs.false.i87
  br i1 %tobool.i81, label %if.then20.i, label %lor.lhs.false15.i

lor.lhs.false15.i:                                ; preds = %land.lhs.true12.i
  %call18.i = call i32 @__gomc_real_rounded(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i127, i32 noundef %cond21.i, i32 noundef 64)
  %tobool19.i = icmp ne i32 %call18.i, 0
  br i1 %tobool19.i, label %if.then20.i, label %if.end36.i

if.then20.i:                                      ; preds = %lor.lhs.false15.i, %land.lhs.true12.i, %if.end9.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i90, label %if.end36.i

if.end.i.i90:                                     ; preds = %if.then20.i
  %call1.i.i = call ptr @__errno_location()
  %21 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i89 = icmp ne i32 %21, 34
  br i1 %cmp.i.i89, label %if.then2.i.i, label %if.end36.i

if.then2.i.i:                                     ; preds = %if.end.i.i90
  store i32 34, ptr %call1.i.i, align 4
  br label %if.end36.i

if.end36.i:                                       ; preds = %read_numeral.exit, %if.then33.i, %if.end.i.i90, %if.then2.i.i, %if.then20.i, %lor.lhs.false15.i, %lor.lhs.false.i87
  %minus.i.0 = phi i32 [ %conv10.i, %lor.lhs.false.i87 ], [ %conv10.i, %lor.lhs.false15.i ], [ %conv10.i, %if.then20.i ], [ %conv10.i, %if.then2.i.i ], [ %conv10.i, %if.end.i.i90 ], [ %conv10.i, %if.then33.i ], [ 0, %read_numeral.exit ]
  %value.i.0 = phi double [ 0.000000e+00, %if.then33.i ], [ %call3.i, %if.end.i.i90 ], [ %call3.i, %if.then2.i.i ], [ %call3.i, %if.then20.i ], [ %call3.i, %lor.lhs.false15.i ], [ %call3.i, %lor.lhs.false.i87 ], [ 0.000000e+00, %read_numeral.exit ]
  %n.i.sroa.22.2.s = select i1 %tobool32.i, ptr %n.i.sroa.22.2, ptr %s
  br label %if.end42.i

if.end42.i:                                       ; preds = %if.then23.i, %if.end36.i, %is_word.exit
  %s.i.3 = phi ptr [ %add.ptr.i, %is_word.exit ], [ %n.i.sroa.22.2.s, %if.end36.i ], [ %arrayidx.i, %if.then23.i ]
  %minus.i.2 = phi i32 [ %conv10.i, %is_word.exit ], [ %minus.i.0, %if.end36.i ], [ %conv10.i, %if.then23.i ]
  %value.i.2 = phi double [ 0x7FF0000000000000, %is_word.exit ], [ %value.i.0, %if.end36.i ], [ 0x7FF8000000000000, %if.then23.i ]
  %tobool43.i = icmp ne ptr %end, null
  br i1 %tobool43.i, label %if.then44.i, label %if.end45.i

if.then44.i:                                      ; preds = %if.end42.i
  store ptr %s.i.3, ptr %end, align 4
  br label %if.end45.i

if.end45.i:                                       ; preds = %if.then44.i, %if.end42.i
  %tobool46.i = icmp ne i32 %minus.i.2, 0
  %fneg.i = fneg double %value.i.2
  %cond50.i = select i1 %tobool46.i, double %fneg.i, double %value.i.2
  ret double %cond50.i
}

define float @strtof(ptr noundef %s, ptr noundef %end) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %s.i.0 = phi ptr [ %s, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, ptr %s.i.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 32
  br i1 %cmp.i, label %while.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %while.cond.i
  %cmp3.i = icmp sge i32 %conv.i, 9
  %cmp6.i = icmp sle i32 %conv.i, 13
  %or.cond185 = and i1 %cmp3.i, %cmp6.i
  br i1 %or.cond185, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %lor.rhs.i, %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %s.i.0, i32 1
  br label %while.cond.i

while.end.i:                                      ; preds = %lor.rhs.i
  %1 = load i8, ptr %s.i.0, align 1
  %conv8.i = sext i8 %1 to i32
  %cmp9.i = icmp eq i32 %conv8.i, 45
  %conv10.i = zext i1 %cmp9.i to i32
  %cmp15.i = icmp eq i32 %conv8.i, 43
  %or.cond186 = or i1 %cmp9.i, %cmp15.i
  %incdec.ptr17.i = getelementptr inbounds i8, ptr %s.i.0, i32 1
  %s.i.1 = select i1 %or.cond186, ptr %incdec.ptr17.i, ptr %s.i.0
  br label %for.cond.i27

for.cond.i27:                                     ; preds = %if.end.i34, %while.end.i
  %s.addr.i24.0 = phi ptr [ %s.i.1, %while.end.i ], [ %incdec.ptr.i35, %if.end.i34 ]
  %word.addr.i25.0 = phi ptr [ @__gomc_stdlib.str, %while.end.i ], [ %incdec.ptr3.i36, %if.end.i34 ]
  %2 = load i8, ptr %word.addr.i25.0, align 1
  %tobool.i26 = icmp ne i8 %2, 0
  br i1 %tobool.i26, label %for.body.i32, label %is_word.exit38

for.body.i32:                                     ; preds = %for.cond.i27
  %3 = load i8, ptr %s.addr.i24.0, align 1
  %conv.i28 = sext i8 %3 to i32
  %or.i29 = or i32 %conv.i28, 32
  %conv1.i30 = sext i8 %2 to i32
  %cmp.i31 = icmp ne i32 %or.i29, %conv1.i30
  br i1 %cmp.i31, label %is_word.exit38, label %if.end.i34

if.end.i34:                                       ; preds = %for.body.i32
  %incdec.ptr.i35 = getelementptr inbounds i8, ptr %s.addr.i24.0, i32 1
  %incdec.ptr3.i36 = getelementptr inbounds i8, ptr %word.addr.i25.0, i32 1
  br label %for.cond.i27

is_word.exit38:                                   ; preds = %for.cond.i27, %for.body.i32
  %retval.i23.0 = phi i32 [ 0, %for.body.i32 ], [ 1, %for.cond.i27 ]
  %tobool.i = icmp ne i32 %retval.i23.0, 0
  br i1 %tobool.i, label %for.cond.i, label %for.cond.i11

for.cond.i:                                       ; preds = %is_word.exit38, %if.end.i5
  %s.addr.i.0 = phi ptr [ %incdec.ptr.i6, %if.end.i5 ], [ %s.i.1, %is_word.exit38 ]
  %word.addr.i.0 = phi ptr [ %incdec.ptr3.i, %if.end.i5 ], [ @__gomc_stdlib.str.1, %is_word.exit38 ]
  %4 = load i8, ptr %word.addr.i.0, align 1
  %tobool.i1 = icmp ne i8 %4, 0
  br i1 %tobool.i1, label %for.body.i, label %is_word.exit

for.body.i:                                       ; preds = %for.cond.i
  %5 = load i8, ptr %s.addr.i.0, align 1
  %conv.i2 = sext i8 %5 to i32
  %or.i = or i32 %conv.i2, 32
  %conv1.i = sext i8 %4 to i32
  %cmp.i3 = icmp ne i32 %or.i, %conv1.i
  br i1 %cmp.i3, label %is_word.exit, label %if.end.i5

if.end.i5:                                        ; preds = %for.body.i
  %incdec.ptr.i6 = getelementptr inbounds i8, ptr %s.addr.i.0, i32 1
  %incdec.ptr3.i = getelementptr inbounds i8, ptr %word.addr.i.0, i32 1
  br label %for.cond.i

is_word.exit:                                     ; preds = %for.cond.i, %for.body.i
  %retval.i.0 = phi i32 [ 0, %for.body.i ], [ 1, %for.cond.i ]
  %tobool20.i = icmp ne i32 %retval.i.0, 0
  %cond.i = select i1 %tobool20.i, i32 8, i32 3
  %add.ptr.i = getelementptr inbounds i8, ptr %s.i.1, i32 %cond.i
  br label %if.end42.i

for.cond.i11:                                     ; preds = %is_word.exit38, %if.end.i18
  %s.addr.i8.0 = phi ptr [ %incdec.ptr.i19, %if.end.i18 ], [ %s.i.1, %is_word.exit38 ]
  %word.addr.i9.0 = phi ptr [ %incdec.ptr3.i20, %if.end.i18 ], [ @__gomc_stdlib.str.2, %is_word.exit38 ]
  %6 = load i8, ptr %word.addr.i9.0, align 1
  %tobool.i10 = icmp ne i8 %6, 0
  br i1 %tobool.i10, label %for.body.i16, label %is_word.exit22

for.body.i16:                                     ; preds = %for.cond.i11
  %7 = load i8, ptr %s.addr.i8.0, align 1
  %conv.i12 = sext i8 %7 to i32
  %or.i13 = or i32 %conv.i12, 32
  %conv1.i14 = sext i8 %6 to i32
  %cmp.i15 = icmp ne i32 %or.i13, %conv1.i14
  br i1 %cmp.i15, label %is_word.exit22, label %if.end.i18

if.end.i18:                                       ; preds = %for.body.i16
  %incdec.ptr.i19 = getelementptr inbounds i8, ptr %s.addr.i8.0, i32 1
  %incdec.ptr3.i20 = getelementptr inbounds i8, ptr %word.addr.i9.0, i32 1
  br label %for.cond.i11

is_word.exit22:                                   ; preds = %for.cond.i11, %for.body.i16
  %retval.i7.0 = phi i32 [ 0, %for.body.i16 ], [ 1, %for.cond.i11 ]
  %tobool22.i = icmp ne i32 %retval.i7.0, 0
  br i1 %tobool22.i, label %if.then23.i, label %if.else30.i

if.then23.i:                                      ; preds = %is_word.exit22
  %arrayidx.i = getelementptr inbounds i8, ptr %s.i.1, i32 3
  %8 = load i8, ptr %arrayidx.i, align 1
  %conv24.i = sext i8 %8 to i32
  %cmp25.i = icmp eq i32 %conv24.i, 40
  br i1 %cmp25.i, label %if.then27.i, label %if.end42.i

if.then27.i:                                      ; preds = %if.then23.i
  call void @__gomc_unsupported(ptr noundef @__gomc_stdlib.str.3)
  unreachable

if.else30.i:                                      ; preds = %is_word.exit22
  %9 = load i8, ptr %s.i.1, align 1
  %conv.i41 = sext i8 %9 to i32
  %cmp.i42 = icmp eq i32 %conv.i41, 48
  br i1 %cmp.i42, label %land.lhs.true.i, label %land.end17.i

land.lhs.true.i:                                  ; preds = %if.else30.i
  %arrayidx.i43 = getelementptr inbounds i8, ptr %s.i.1, i32 1
  %10 = load i8, ptr %arrayidx.i43, align 1
  %conv2.i44 = sext i8 %10 to i32
  %or.i45 = or i32 %conv2.i44, 32
  %cmp3.i46 = icmp eq i32 %or.i45, 120
  br i1 %cmp3.i46, label %land.rhs.i47, label %land.end17.i

land.rhs.i47:                                     ; preds = %land.lhs.true.i
  %arrayidx5.i = getelementptr inbounds i8, ptr %s.i.1, i32 2
  %11 = load i8, ptr %arrayidx5.i, align 1
  %conv.i251.i = sext i8 %11 to i32
  %cmp.i252.i = icmp sge i32 %conv.i251.i, 48
  %cmp3.i254.i = icmp sle i32 %conv.i251.i, 57
  %or.cond = and i1 %cmp.i252.i, %cmp3.i254.i
  br i1 %or.cond, label %if.then.i258.i, label %if.end.i261.i

if.then.i258.i:                                   ; preds = %land.rhs.i47
  %sub.i257.i = sub nsw i32 %conv.i251.i, 48
  br label %digit_of.exit280.i

if.end.i261.i:                                    ; preds = %land.rhs.i47
  %cmp7.i260.i = icmp sge i32 %conv.i251.i, 97
  %cmp11.i263.i = icmp sle i32 %conv.i251.i, 122
  %or.cond167 = and i1 %cmp7.i260.i, %cmp11.i263.i
  br i1 %or.cond167, label %if.then13.i268.i, label %if.end16.i271.i

if.then13.i268.i:                                 ; preds = %if.end.i261.i
  %sub15.i266.i = sub nsw i32 %conv.i251.i, 97
  %add.i267.i = add nsw i32 %sub15.i266.i, 10
  br label %digit_of.exit280.i

if.end16.i271.i:                                  ; preds = %if.end.i261.i
  %cmp18.i270.i = icmp sge i32 %conv.i251.i, 65
  %cmp22.i273.i = icmp sle i32 %conv.i251.i, 90
  %or.cond168 = and i1 %cmp18.i270.i, %cmp22.i273.i
  br i1 %or.cond168, label %if.then24.i278.i, label %digit_of.exit280.i

if.then24.i278.i:                                 ; preds = %if.end16.i271.i
  %sub26.i276.i = sub nsw i32 %conv.i251.i, 65
  %add27.i277.i = add nsw i32 %sub26.i276.i, 10
  br label %digit_of.exit280.i

digit_of.exit280.i:                               ; preds = %if.end16.i271.i, %if.then24.i278.i, %if.then13.i268.i, %if.then.i258.i
  %retval.i249.i.0 = phi i32 [ %sub.i257.i, %if.then.i258.i ], [ %add.i267.i, %if.then13.i268.i ], [ %add27.i277.i, %if.then24.i278.i ], [ 99, %if.end16.i271.i ]
  %cmp6.i48 = icmp slt i32 %retval.i249.i.0, 16
  br i1 %cmp6.i48, label %land.end17.i, label %lor.rhs.i49

lor.rhs.i49:                                      ; preds = %digit_of.exit280.i
  %12 = load i8, ptr %arrayidx5.i, align 1
  %conv9.i = sext i8 %12 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 46
  br i1 %cmp10.i, label %land.rhs12.i, label %land.end17.i

land.rhs12.i:                                     ; preds = %lor.rhs.i49
  %arrayidx13.i = getelementptr inbounds i8, ptr %s.i.1, i32 3
  %13 = load i8, ptr %arrayidx13.i, align 1
  %conv.i219.i = sext i8 %13 to i32
  %cmp.i220.i = icmp sge i32 %conv.i219.i, 48
  %cmp3.i222.i = icmp sle i32 %conv.i219.i, 57
  %or.cond169 = and i1 %cmp.i220.i, %cmp3.i222.i
  br i1 %or.cond169, label %if.then.i226.i, label %if.end.i229.i

if.then.i226.i:                                   ; preds = %land.rhs12.i
  %sub.i225.i = sub nsw i32 %conv.i219.i, 48
  br label %digit_of.exit248.i

if.end.i229.i:                                    ; preds = %land.rhs12.i
  %cmp7.i228.i = icmp sge i32 %conv.i219.i, 97
  %cmp11.i231.i = icmp sle i32 %conv.i219.i, 122
  %or.cond170 = and i1 %cmp7.i228.i, %cmp11.i231.i
  br i1 %or.cond170, label %if.then13.i236.i, label %if.end16.i239.i

if.then13.i236.i:                                 ; preds = %if.end.i229.i
  %sub15.i234.i = sub nsw i32 %conv.i219.i, 97
  %add.i235.i = add nsw i32 %sub15.i234.i, 10
  br label %digit_of.exit248.i

if.end16.i239.i:                                  ; preds = %if.end.i229.i
  %cmp18.i238.i = icmp sge i32 %conv.i219.i, 65
  %cmp22.i241.i = icmp sle i32 %conv.i219.i, 90
  %or.cond171 = and i1 %cmp18.i238.i, %cmp22.i241.i
  br i1 %or.cond171, label %if.then24.i246.i, label %digit_of.exit248.i

if.then24.i246.i:                                 ; preds = %if.end16.i239.i
  %sub26.i244.i = sub nsw i32 %conv.i219.i, 65
  %add27.i245.i = add nsw i32 %sub26.i244.i, 10
  br label %digit_of.exit248.i

digit_of.exit248.i:                               ; preds = %if.end16.i239.i, %if.then24.i246.i, %if.then13.i236.i, %if.then.i226.i
  %retval.i217.i.0 = phi i32 [ %sub.i225.i, %if.then.i226.i ], [ %add.i235.i, %if.then13.i236.i ], [ %add27.i245.i, %if.then24.i246.i ], [ 99, %if.end16.i239.i ]
  %cmp15.i50 = icmp slt i32 %retval.i217.i.0, 16
  br label %land.end17.i

land.end17.i:                                     ; preds = %digit_of.exit280.i, %digit_of.exit248.i, %lor.rhs.i49, %land.lhs.true.i, %if.else30.i
  %14 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.else30.i ], [ true, %digit_of.exit280.i ], [ false, %lor.rhs.i49 ], [ %cmp15.i50, %digit_of.exit248.i ]
  %cond.i54 = select i1 %14, i32 16, i32 10
  %cond19.i = select i1 %14, i32 4, i32 1
  %cond21.i = select i1 %14, i32 2, i32 10
  %cond23.i = select i1 %14, i32 2, i32 0
  %add.ptr.i57 = getelementptr inbounds i8, ptr %s.i.1, i32 %cond23.i
  br label %for.cond.i60

for.cond.i60:                                     ; preds = %for.inc.i, %land.end17.i
  %n.i.sroa.18.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.18.3, %for.inc.i ]
  %n.i.sroa.22.0 = phi ptr [ null, %land.end17.i ], [ %n.i.sroa.22.1, %for.inc.i ]
  %n.i.sroa.8.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.8.2, %for.inc.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %land.end17.i ], [ %n.i.sroa.0.2, %for.inc.i ]
  %point.i.0 = phi i32 [ 0, %land.end17.i ], [ %point.i.1, %for.inc.i ]
  %s.addr.i39.0 = phi ptr [ %add.ptr.i57, %land.end17.i ], [ %incdec.ptr.i68, %for.inc.i ]
  %15 = load i8, ptr %s.addr.i39.0, align 1
  %conv24.i58 = sext i8 %15 to i32
  %cmp25.i59 = icmp ne i32 %conv24.i58, 46
  %tobool28.i = icmp ne i32 %point.i.0, 0
  %or.cond172 = select i1 %cmp25.i59, i1 true, i1 %tobool28.i
  br i1 %or.cond172, label %if.end.i62, label %for.inc.i

if.end.i62:                                       ; preds = %for.cond.i60
  %cmp.i188.i = icmp sge i32 %conv24.i58, 48
  %cmp3.i190.i = icmp sle i32 %conv24.i58, 57
  %or.cond173 = and i1 %cmp.i188.i, %cmp3.i190.i
  br i1 %or.cond173, label %if.then.i194.i, label %if.end.i197.i

if.then.i194.i:                                   ; preds = %if.end.i62
  %sub.i193.i = sub nsw i32 %conv24.i58, 48
  br label %digit_of.exit216.i

if.end.i197.i:                                    ; preds = %if.end.i62
  %cmp7.i196.i = icmp sge i32 %conv24.i58, 97
  %cmp11.i199.i = icmp sle i32 %conv24.i58, 122
  %or.cond174 = and i1 %cmp7.i196.i, %cmp11.i199.i
  br i1 %or.cond174, label %if.then13.i204.i, label %if.end16.i207.i

if.then13.i204.i:                                 ; preds = %if.end.i197.i
  %sub15.i202.i = sub nsw i32 %conv24.i58, 97
  %add.i203.i = add nsw i32 %sub15.i202.i, 10
  br label %digit_of.exit216.i

if.end16.i207.i:                                  ; preds = %if.end.i197.i
  %cmp18.i206.i = icmp sge i32 %conv24.i58, 65
  %cmp22.i209.i = icmp sle i32 %conv24.i58, 90
  %or.cond175 = and i1 %cmp18.i206.i, %cmp22.i209.i
  br i1 %or.cond175, label %if.then24.i214.i, label %digit_of.exit216.i

if.then24.i214.i:                                 ; preds = %if.end16.i207.i
  %sub26.i212.i = sub nsw i32 %conv24.i58, 65
  %add27.i213.i = add nsw i32 %sub26.i212.i, 10
  br label %digit_of.exit216.i

digit_of.exit216.i:                               ; preds = %if.end16.i207.i, %if.then24.i214.i, %if.then13.i204.i, %if.then.i194.i
  %retval.i185.i.0 = phi i32 [ %sub.i193.i, %if.then.i194.i ], [ %add.i203.i, %if.then13.i204.i ], [ %add27.i213.i, %if.then24.i214.i ], [ 99, %if.end16.i207.i ]
  %cmp30.i = icmp sge i32 %retval.i185.i.0, %cond.i54
  br i1 %cmp30.i, label %if.then32.i, label %if.end33.i

if.then32.i:                                      ; preds = %digit_of.exit216.i
  %tobool65.i = icmp ne ptr %n.i.sroa.22.0, null
  br i1 %tobool65.i, label %if.end67.i, label %read_numeral.exit

if.end33.i:                                       ; preds = %digit_of.exit216.i
  %add.ptr34.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  %conv37.i = sext i32 %cond.i54 to i64
  %div.i = udiv i64 -16, %conv37.i
  %cmp38.i = icmp ule i64 %n.i.sroa.0.0, %div.i
  br i1 %cmp38.i, label %if.then41.i, label %if.else.i64

if.then41.i:                                      ; preds = %if.end33.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv37.i
  %conv44.i = sext i32 %retval.i185.i.0 to i64
  %add.i = add i64 %mul.i, %conv44.i
  br label %if.end50.i

if.else.i64:                                      ; preds = %if.end33.i
  %tobool46.i63 = icmp ne i32 %retval.i185.i.0, 0
  %spec.select = select i1 %tobool46.i63, i32 1, i32 %n.i.sroa.18.0
  br label %if.end50.i

if.end50.i:                                       ; preds = %if.else.i64, %if.then41.i
  %n.i.sroa.18.2 = phi i32 [ %n.i.sroa.18.0, %if.then41.i ], [ %spec.select, %if.else.i64 ]
  %n.i.sroa.0.1 = phi i64 [ %add.i, %if.then41.i ], [ %n.i.sroa.0.0, %if.else.i64 ]
  br i1 %cmp38.i, label %cond.true.i65, label %cond.false.i66

cond.true.i65:                                    ; preds = %if.end50.i
  br i1 %tobool28.i, label %if.then54.i, label %for.inc.i

cond.false.i66:                                   ; preds = %if.end50.i
  br i1 %tobool28.i, label %for.inc.i, label %if.then54.i

if.then54.i:                                      ; preds = %cond.false.i66, %cond.true.i65
  %sub.i = sub nsw i32 0, %cond19.i
  %cond59.i = select i1 %cmp38.i, i32 %sub.i, i32 %cond19.i
  %add60.i = add nsw i32 %n.i.sroa.8.0, %cond59.i
  %cmp.i109 = icmp slt i32 %add60.i, -100000
  %cmp1.i111 = icmp sgt i32 %add60.i, 100000
  %.add60.i = select i1 %cmp1.i111, i32 100000, i32 %add60.i
  %cond5.i117 = select i1 %cmp.i109, i32 -100000, i32 %.add60.i
  br label %for.inc.i

for.inc.i:                                        ; preds = %cond.true.i65, %cond.false.i66, %if.then54.i, %for.cond.i60
  %n.i.sroa.18.3 = phi i32 [ %n.i.sroa.18.0, %for.cond.i60 ], [ %n.i.sroa.18.2, %if.then54.i ], [ %n.i.sroa.18.2, %cond.false.i66 ], [ %n.i.sroa.18.2, %cond.true.i65 ]
  %n.i.sroa.22.1 = phi ptr [ %n.i.sroa.22.0, %for.cond.i60 ], [ %add.ptr34.i, %if.then54.i ], [ %add.ptr34.i, %cond.false.i66 ], [ %add.ptr34.i, %cond.true.i65 ]
  %n.i.sroa.8.2 = phi i32 [ %n.i.sroa.8.0, %for.cond.i60 ], [ %cond5.i117, %if.then54.i ], [ %n.i.sroa.8.0, %cond.true.i65 ], [ %n.i.sroa.8.0, %cond.false.i66 ]
  %n.i.sroa.0.2 = phi i64 [ %n.i.sroa.0.0, %for.cond.i60 ], [ %n.i.sroa.0.1, %if.then54.i ], [ %n.i.sroa.0.1, %cond.false.i66 ], [ %n.i.sroa.0.1, %cond.true.i65 ]
  %point.i.1 = phi i32 [ 1, %for.cond.i60 ], [ %point.i.0, %if.then54.i ], [ %point.i.0, %cond.false.i66 ], [ %point.i.0, %cond.true.i65 ]
  %incdec.ptr.i68 = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  br label %for.cond.i60

if.end67.i:                                       ; preds = %if.then32.i
  %16 = load i8, ptr %s.addr.i39.0, align 1
  %conv69.i = sext i8 %16 to i32
  %or70.i = or i32 %conv69.i, 32
  %cond72.i = select i1 %14, i32 112, i32 101
  %cmp73.i = icmp ne i32 %or70.i, %cond72.i
  br i1 %cmp73.i, label %read_numeral.exit, label %if.end76.i

if.end76.i:                                       ; preds = %if.end67.i
  %arrayidx77.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  %17 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = sext i8 %17 to i32
  %cmp79.i = icmp eq i32 %conv78.i, 45
  %cmp88.i = icmp eq i32 %conv78.i, 43
  %spec.select187 = select i1 %cmp79.i, i1 true, i1 %cmp88.i
  %cond91.i = select i1 %spec.select187, i32 2, i32 1
  %add.ptr92.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 %cond91.i
  %18 = load i8, ptr %add.ptr92.i, align 1
  %conv.i155.i = sext i8 %18 to i32
  %cmp.i156.i = icmp sge i32 %conv.i155.i, 48
  %cmp3.i158.i = icmp sle i32 %conv.i155.i, 57
  %or.cond176 = and i1 %cmp.i156.i, %cmp3.i158.i
  br i1 %or.cond176, label %if.then.i162.i, label %if.end.i165.i

if.then.i162.i:                                   ; preds = %if.end76.i
  %sub.i161.i = sub nsw i32 %conv.i155.i, 48
  br label %digit_of.exit184.i

if.end.i165.i:                                    ; preds = %if.end76.i
  %cmp7.i164.i = icmp sge i32 %conv.i155.i, 97
  %cmp11.i167.i = icmp sle i32 %conv.i155.i, 122
  %or.cond177 = and i1 %cmp7.i164.i, %cmp11.i167.i
  br i1 %or.cond177, label %if.then13.i172.i, label %if.end16.i175.i

if.then13.i172.i:                                 ; preds = %if.end.i165.i
  %sub15.i170.i = sub nsw i32 %conv.i155.i, 97
  %add.i171.i = add nsw i32 %sub15.i170.i, 10
  br label %digit_of.exit184.i

if.end16.i175.i:                                  ; preds = %if.end.i165.i
  %cmp18.i174.i = icmp sge i32 %conv.i155.i, 65
  %cmp22.i177.i = icmp sle i32 %conv.i155.i, 90
  %or.cond178 = and i1 %cmp18.i174.i, %cmp22.i177.i
  br i1 %or.cond178, label %if.then24.i182.i, label %digit_of.exit184.i

if.then24.i182.i:                                 ; preds = %if.end16.i175.i
  %sub26.i180.i = sub nsw i32 %conv.i155.i, 65
  %add27.i181.i = add nsw i32 %sub26.i180.i, 10
  br label %digit_of.exit184.i

digit_of.exit184.i:                               ; preds = %if.end16.i175.i, %if.then24.i182.i, %if.then13.i172.i, %if.then.i162.i
  %retval.i153.i.0 = phi i32 [ %sub.i161.i, %if.then.i162.i ], [ %add.i171.i, %if.then13.i172.i ], [ %add27.i181.i, %if.then24.i182.i ], [ 99, %if.end16.i175.i ]
  %cmp94.i = icmp sge i32 %retval.i153.i.0, 10
  br i1 %cmp94.i, label %read_numeral.exit, label %for.cond99.i

for.cond99.i:                                     ; preds = %digit_of.exit184.i, %digit_of.exit.i
  %s.addr.i39.1 = phi ptr [ %incdec.ptr108.i, %digit_of.exit.i ], [ %add.ptr92.i, %digit_of.exit184.i ]
  %exponent98.i.0 = phi i32 [ %cond5.i, %digit_of.exit.i ], [ 0, %digit_of.exit184.i ]
  %19 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i123.i = sext i8 %19 to i32
  %cmp.i124.i = icmp sge i32 %conv.i123.i, 48
  %cmp3.i126.i = icmp sle i32 %conv.i123.i, 57
  %or.cond179 = and i1 %cmp.i124.i, %cmp3.i126.i
  br i1 %or.cond179, label %if.then.i130.i, label %if.end.i133.i

if.then.i130.i:                                   ; preds = %for.cond99.i
  %sub.i129.i = sub nsw i32 %conv.i123.i, 48
  br label %digit_of.exit152.i

if.end.i133.i:                                    ; preds = %for.cond99.i
  %cmp7.i132.i = icmp sge i32 %conv.i123.i, 97
  %cmp11.i135.i = icmp sle i32 %conv.i123.i, 122
  %or.cond180 = and i1 %cmp7.i132.i, %cmp11.i135.i
  br i1 %or.cond180, label %if.then13.i140.i, label %if.end16.i143.i

if.then13.i140.i:                                 ; preds = %if.end.i133.i
  %sub15.i138.i = sub nsw i32 %conv.i123.i, 97
  %add.i139.i = add nsw i32 %sub15.i138.i, 10
  br label %digit_of.exit152.i

if.end16.i143.i:                                  ; preds = %if.end.i133.i
  %cmp18.i142.i = icmp sge i32 %conv.i123.i, 65
  %cmp22.i145.i = icmp sle i32 %conv.i123.i, 90
  %or.cond181 = and i1 %cmp18.i142.i, %cmp22.i145.i
  br i1 %or.cond181, label %if.then24.i150.i, label %digit_of.exit152.i

if.then24.i150.i:                                 ; preds = %if.end16.i143.i
  %sub26.i148.i = sub nsw i32 %conv.i123.i, 65
  %add27.i149.i = add nsw i32 %sub26.i148.i, 10
  br label %digit_of.exit152.i

digit_of.exit152.i:                               ; preds = %if.end16.i143.i, %if.then24.i150.i, %if.then13.i140.i, %if.then.i130.i
  %retval.i121.i.0 = phi i32 [ %sub.i129.i, %if.then.i130.i ], [ %add.i139.i, %if.then13.i140.i ], [ %add27.i149.i, %if.then24.i150.i ], [ 99, %if.end16.i143.i ]
  %cmp101.i = icmp slt i32 %retval.i121.i.0, 10
  br i1 %cmp101.i, label %for.body.i70, label %for.end109.i

for.body.i70:                                     ; preds = %digit_of.exit152.i
  %mul103.i = mul nsw i32 %exponent98.i.0, 10
  %20 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i.i = sext i8 %20 to i32
  %cmp.i.i = icmp sge i32 %conv.i.i, 48
  %cmp3.i.i = icmp sle i32 %conv.i.i, 57
  %or.cond182 = and i1 %cmp.i.i, %cmp3.i.i
  br i1 %or.cond182, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.body.i70
  %sub.i.i = sub nsw i32 %conv.i.i, 48
  br label %digit_of.exit.i

if.end.i.i:                                       ; preds = %for.body.i70
  %cmp7.i.i = icmp sge i32 %conv.i.i, 97
  %cmp11.i.i = icmp sle i32 %conv.i.i, 122
  %or.cond183 = and i1 %cmp7.i.i, %cmp11.i.i
  br i1 %or.cond183, label %if.then13.i.i, label %if.end16.i.i

if.then13.i.i:                                    ; preds = %if.end.i.i
  %sub15.i.i = sub nsw i32 %conv.i.i, 97
  %add.i.i = add nsw i32 %sub15.i.i, 10
  br label %digit_of.exit.i

if.end16.i.i:                                     ; preds = %if.end.i.i
  %cmp18.i.i = icmp sge i32 %conv.i.i, 65
  %cmp22.i.i = icmp sle i32 %conv.i.i, 90
  %or.cond184 = and i1 %cmp18.i.i, %cmp22.i.i
  br i1 %or.cond184, label %if.then24.i.i, label %digit_of.exit.i

if.then24.i.i:                                    ; preds = %if.end16.i.i
  %sub26.i.i = sub nsw i32 %conv.i.i, 65
  %add27.i.i = add nsw i32 %sub26.i.i, 10
  br label %digit_of.exit.i

digit_of.exit.i:                                  ; preds = %if.end16.i.i, %if.then24.i.i, %if.then13.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ %sub.i.i, %if.then.i.i ], [ %add.i.i, %if.then13.i.i ], [ %add27.i.i, %if.then24.i.i ], [ 99, %if.end16.i.i ]
  %add105.i = add nsw i32 %mul103.i, %retval.i.i.0
  %cmp.i92 = icmp slt i32 %add105.i, -100000
  %cmp1.i = icmp sgt i32 %add105.i, 100000
  %.add105.i = select i1 %cmp1.i, i32 100000, i32 %add105.i
  %cond5.i = select i1 %cmp.i92, i32 -100000, i32 %.add105.i
  %incdec.ptr108.i = getelementptr inbounds i8, ptr %s.addr.i39.1, i32 1
  br label %for.cond99.i

for.end109.i:                                     ; preds = %digit_of.exit152.i
  %sub113.i = sub nsw i32 0, %exponent98.i.0
  %cond116.i = select i1 %cmp79.i, i32 %sub113.i, i32 %exponent98.i.0
  %add117.i = add nsw i32 %n.i.sroa.8.0, %cond116.i
  %cmp.i98 = icmp slt i32 %add117.i, -100000
  %cmp1.i100 = icmp sgt i32 %add117.i, 100000
  %.add117.i = select i1 %cmp1.i100, i32 100000, i32 %add117.i
  %cond5.i106 = select i1 %cmp.i98, i32 -100000, i32 %.add117.i
  br label %read_numeral.exit

read_numeral.exit:                                ; preds = %digit_of.exit184.i, %if.end67.i, %if.then32.i, %for.end109.i
  %n.i.sroa.22.2 = phi ptr [ %s.addr.i39.1, %for.end109.i ], [ %n.i.sroa.22.0, %if.then32.i ], [ %s.addr.i39.0, %if.end67.i ], [ %s.addr.i39.0, %digit_of.exit184.i ]
  %n.i.sroa.8.3 = phi i32 [ %cond5.i106, %for.end109.i ], [ %n.i.sroa.8.0, %if.then32.i ], [ %n.i.sroa.8.0, %if.end67.i ], [ %n.i.sroa.8.0, %digit_of.exit184.i ]
  %tobool32.i = icmp ne ptr %n.i.sroa.22.2, null
  br i1 %tobool32.i, label %if.then33.i, label %if.end36.i

if.then33.i:                                      ; preds = %read_numeral.exit
  %cmp.i77 = icmp eq i64 %n.i.sroa.0.0, 0
  br i1 %cmp.i77, label %if.end36.i, label %if.end.i82

if.end.i82:                                       ; preds = %if.then33.i
  %cmp.i119 = icmp slt i32 %n.i.sroa.8.3, -5000
  %cmp1.i121 = icmp sgt i32 %n.i.sroa.8.3, 5000
  %.n.i.sroa.8.3 = select i1 %cmp1.i121, i32 5000, i32 %n.i.sroa.8.3
  %cond5.i127 = select i1 %cmp.i119, i32 -5000, i32 %.n.i.sroa.8.3
  %call3.i = call double @__gomc_real(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i127, i32 noundef %cond21.i, i32 noundef 32)
  %tobool.i81 = icmp ne i32 %n.i.sroa.18.0, 0
  br i1 %tobool.i81, label %land.lhs.true.i84, label %if.end9.i

land.lhs.true.i84:                                ; preds = %if.end.i82
  %add.i83 = add i64 %n.i.sroa.0.0, 1
  %call6.i = call double @__gomc_real(i64 noundef %add.i83, i32 noundef %cond5.i127, i32 noundef %cond21.i, i32 noundef 32)
  %cmp7.i = fcmp une double %call6.i, %call3.i
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %land.lhs.true.i84
  call void @__gomc_unsupported(ptr noundef @__gomc_stdlib.str.4)
  unreachable

if.end9.i:                                        ; preds = %land.lhs.true.i84, %if.end.i82
  %sub.i85 = fsub double %call3.i, %call3.i
  %cmp10.i86 = fcmp une double %sub.i85, 0.000000e+00
  br i1 %cmp10.i86, label %if.then20.i, label %lor.lhs.false.i87

lor.lhs.false.i87:                                ; preds = %if.end9.i
  %cmp11.i = fcmp olt double %call3.i, 0x3810000000000000
  br i1 %cmp11.i, label %land.lhs.true12.i, label %if.end36.i

land.lhs.true12.i:                                ; preds = %lor.lhs.false.i87
  br i1 %tobool.i81, label %if.then20.i, label %lor.lhs.false15.i

lor.lhs.false15.i:                                ; preds = %land.lhs.true12.i
  %call18.i = call i32 @__gomc_real_rounded(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i127, i32 noundef %cond21.i, i32 noundef 32)
  %tobool19.i = icmp ne i32 %call18.i, 0
  br i1 %tobool19.i, label %if.then20.i, label %if.end36.i

if.then20.i:                                      ; preds = %lor.lhs.false15.i, %land.lhs.true12.i, %if.end9.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i90, label %if.end36.i

if.end.i.i90:                                     ; preds = %if.then20.i
  %call1.i.i = call ptr @__errno_location()
  %21 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i89 = icmp ne i32 %21, 34
  br i1 %cmp.i.i89, label %if.then2.i.i, label %if.end36.i

if.then2.i.i:                                     ; preds = %if.end.i.i90
  store i32 34, ptr %call1.i.i, align 4
  br label %if.end36.i

if.end36.i:                                       ; preds = %read_numeral.exit, %if.then33.i, %if.end.i.i90, %if.then2.i.i, %if.then20.i, %lor.lhs.false15.i, %lor.lhs.false.i87
  %minus.i.0 = phi i32 [ %conv10.i, %lor.lhs.false.i87 ], [ %conv10.i, %lor.lhs.false15.i ], [ %conv10.i, %if.then20.i ], [ %conv10.i, %if.then2.i.i ], [ %conv10.i, %if.end.i.i90 ], [ %conv10.i, %if.then33.i ], [ 0, %read_numeral.exit ]
  %value.i.0 = phi double [ 0.000000e+00, %if.then33.i ], [ %call3.i, %if.end.i.i90 ], [ %call3.i, %if.then2.i.i ], [ %call3.i, %if.then20.i ], [ %call3.i, %lor.lhs.false15.i ], [ %call3.i, %lor.lhs.false.i87 ], [ 0.000000e+00, %read_numeral.exit ]
  %n.i.sroa.22.2.s = select i1 %tobool32.i, ptr %n.i.sroa.22.2, ptr %s
  br label %if.end42.i

if.end42.i:                                       ; preds = %if.then23.i, %if.end36.i, %is_word.exit
  %s.i.3 = phi ptr [ %add.ptr.i, %is_word.exit ], [ %n.i.sroa.22.2.s, %if.end36.i ], [ %arrayidx.i, %if.then23.i ]
  %minus.i.2 = phi i32 [ %conv10.i, %is_word.exit ], [ %minus.i.0, %if.end36.i ], [ %conv10.i, %if.then23.i ]
  %value.i.2 = phi double [ 0x7FF0000000000000, %is_word.exit ], [ %value.i.0, %if.end36.i ], [ 0x7FF8000000000000, %if.then23.i ]
  %tobool43.i = icmp ne ptr %end, null
  br i1 %tobool43.i, label %if.then44.i, label %if.end45.i

if.then44.i:                                      ; preds = %if.end42.i
  store ptr %s.i.3, ptr %end, align 4
  br label %if.end45.i

if.end45.i:                                       ; preds = %if.then44.i, %if.end42.i
  %tobool46.i = icmp ne i32 %minus.i.2, 0
  %fneg.i = fneg double %value.i.2
  %cond50.i = select i1 %tobool46.i, double %fneg.i, double %value.i.2
  %conv = fptrunc double %cond50.i to float
  ret float %conv
}

define double @atof(ptr noundef %s) {
entry:
  %call = call double @strtod(ptr noundef %s, ptr noundef null)
  ret double %call
}

define void @qsort(ptr noundef %base, i32 noundef %count, i32 noundef %size, ptr noundef %compare) {
entry:
  %cmp.i = icmp ult i32 %count, 2
  %cmp1.i = icmp eq i32 %size, 0
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %sort.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %conv.i = zext i32 %count to i64
  %conv2.i = zext i32 %size to i64
  %mul.i = mul i64 %conv.i, %conv2.i
  %call.i = call ptr @__gomc_alloc(i64 noundef %mul.i, i32 noundef 0)
  %mul3.i = mul i32 %count, %size
  %add.ptr.i = getelementptr inbounds i8, ptr %base, i32 %mul3.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.end.i, %if.end.i
  %width.i.0 = phi i32 [ %size, %if.end.i ], [ %mul32.i, %for.end.i ]
  %cmp5.i = icmp ult i32 %width.i.0, %mul3.i
  br i1 %cmp5.i, label %for.cond7.i, label %for.end33.i

for.cond7.i:                                      ; preds = %for.cond.i, %if.end28.i
  %left.i.0 = phi ptr [ %add.ptr30.i, %if.end28.i ], [ %base, %for.cond.i ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %add.ptr.i to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %left.i.0 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %cmp8.i = icmp ugt i32 %sub.ptr.sub.i, %width.i.0
  br i1 %cmp8.i, label %for.body10.i, label %for.end.i

for.body10.i:                                     ; preds = %for.cond7.i
  %add.ptr11.i = getelementptr inbounds i8, ptr %left.i.0, i32 %width.i.0
  %idx.neg.i = sub i32 0, %size
  %add.ptr12.i = getelementptr inbounds i8, ptr %add.ptr11.i, i32 %idx.neg.i
  %call1.i = call i32 %compare(ptr noundef %add.ptr12.i, ptr noundef %add.ptr11.i)
  %cmp.i7 = icmp sgt i32 %call1.i, 0
  br i1 %cmp.i7, label %if.then14.i, label %if.end21.i

if.then14.i:                                      ; preds = %for.body10.i
  %sub.ptr.rhs.cast16.i = ptrtoint ptr %add.ptr11.i to i32
  %sub.ptr.sub17.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast16.i
  %cmp18.i = icmp ugt i32 %sub.ptr.sub17.i, %width.i.0
  %add.ptr20.i = getelementptr inbounds i8, ptr %add.ptr11.i, i32 %width.i.0
  %cond.i = select i1 %cmp18.i, ptr %add.ptr20.i, ptr %add.ptr.i
  br label %for.cond.i13

for.cond.i13:                                     ; preds = %for.body.i14, %if.then14.i
  %p.i.0 = phi ptr [ %left.i.0, %if.then14.i ], [ %add.ptr.i15, %for.body.i14 ]
  %stop.i.0 = phi ptr [ %call.i, %if.then14.i ], [ %add.ptr1.i, %for.body.i14 ]
  %cmp.i12 = icmp ult ptr %p.i.0, %add.ptr11.i
  br i1 %cmp.i12, label %for.body.i14, label %for.cond2.i

for.body.i14:                                     ; preds = %for.cond.i13
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %stop.i.0, ptr align 1 %p.i.0, i32 %size, i1 false)
  %add.ptr.i15 = getelementptr inbounds i8, ptr %p.i.0, i32 %size
  %add.ptr1.i = getelementptr inbounds i8, ptr %stop.i.0, i32 %size
  br label %for.cond.i13

for.cond2.i:                                      ; preds = %for.cond.i13, %if.end.i19
  %rest.i.0 = phi ptr [ %rest.i.1, %if.end.i19 ], [ %call.i, %for.cond.i13 ]
  %right.addr.i.0 = phi ptr [ %right.addr.i.1, %if.end.i19 ], [ %add.ptr11.i, %for.cond.i13 ]
  %left.addr.i.0 = phi ptr [ %add.ptr9.i, %if.end.i19 ], [ %left.i.0, %for.cond.i13 ]
  %cmp3.i = icmp ult ptr %rest.i.0, %stop.i.0
  br i1 %cmp3.i, label %for.body4.i, label %if.end21.i

for.body4.i:                                      ; preds = %for.cond2.i
  %cmp5.i17 = icmp ult ptr %right.addr.i.0, %cond.i
  br i1 %cmp5.i17, label %cond.false.i.i, label %if.else.i

cond.false.i.i:                                   ; preds = %for.body4.i
  %call1.i.i = call i32 %compare(ptr noundef %rest.i.0, ptr noundef %right.addr.i.0)
  %cmp.i.i = icmp sgt i32 %call1.i.i, 0
  br i1 %cmp.i.i, label %if.then.i18, label %if.else.i

if.then.i18:                                      ; preds = %cond.false.i.i
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %left.addr.i.0, ptr align 1 %right.addr.i.0, i32 %size, i1 false)
  %add.ptr6.i = getelementptr inbounds i8, ptr %right.addr.i.0, i32 %size
  br label %if.end.i19

if.else.i:                                        ; preds = %cond.false.i.i, %for.body4.i
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %left.addr.i.0, ptr align 1 %rest.i.0, i32 %size, i1 false)
  %add.ptr7.i = getelementptr inbounds i8, ptr %rest.i.0, i32 %size
  br label %if.end.i19

if.end.i19:                                       ; preds = %if.else.i, %if.then.i18
  %rest.i.1 = phi ptr [ %rest.i.0, %if.then.i18 ], [ %add.ptr7.i, %if.else.i ]
  %right.addr.i.1 = phi ptr [ %add.ptr6.i, %if.then.i18 ], [ %right.addr.i.0, %if.else.i ]
  %add.ptr9.i = getelementptr inbounds i8, ptr %left.addr.i.0, i32 %size
  br label %for.cond2.i

if.end21.i:                                       ; preds = %for.cond2.i, %for.body10.i
  %sub.ptr.rhs.cast23.i = ptrtoint ptr %add.ptr11.i to i32
  %sub.ptr.sub24.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast23.i
  %cmp25.i = icmp ule i32 %sub.ptr.sub24.i, %width.i.0
  br i1 %cmp25.i, label %for.end.i, label %if.end28.i

if.end28.i:                                       ; preds = %if.end21.i
  %mul29.i = mul i32 2, %width.i.0
  %add.ptr30.i = getelementptr inbounds i8, ptr %left.i.0, i32 %mul29.i
  br label %for.cond7.i

for.end.i:                                        ; preds = %if.end21.i, %for.cond7.i
  %mul32.i = mul i32 %width.i.0, 2
  br label %for.cond.i

for.end33.i:                                      ; preds = %for.cond.i
  %call34.i = call i32 @__gomc_free(ptr noundef %call.i)
  br label %sort.exit

sort.exit:                                        ; preds = %entry, %for.end33.i
  ret void
}

define void @qsort_r(ptr noundef %base, i32 noundef %count, i32 noundef %size, ptr noundef %compare, ptr noundef %arg) {
entry:
  %cmp.i = icmp ult i32 %count, 2
  %cmp1.i = icmp eq i32 %size, 0
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %sort.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %conv.i = zext i32 %count to i64
  %conv2.i = zext i32 %size to i64
  %mul.i = mul i64 %conv.i, %conv2.i
  %call.i = call ptr @__gomc_alloc(i64 noundef %mul.i, i32 noundef 0)
  %mul3.i = mul i32 %count, %size
  %add.ptr.i = getelementptr inbounds i8, ptr %base, i32 %mul3.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.end.i, %if.end.i
  %width.i.0 = phi i32 [ %size, %if.end.i ], [ %mul32.i, %for.end.i ]
  %cmp5.i = icmp ult i32 %width.i.0, %mul3.i
  br i1 %cmp5.i, label %for.cond7.i, label %for.end33.i

for.cond7.i:                                      ; preds = %for.cond.i, %if.end28.i
  %left.i.0 = phi ptr [ %add.ptr30.i, %if.end28.i ], [ %base, %for.cond.i ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %add.ptr.i to i32
  %sub.ptr.rhs.cast.i = ptrtoint ptr %left.i.0 to i32
  %sub.ptr.sub.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %cmp8.i = icmp ugt i32 %sub.ptr.sub.i, %width.i.0
  br i1 %cmp8.i, label %for.body10.i, label %for.end.i

for.body10.i:                                     ; preds = %for.cond7.i
  %add.ptr11.i = getelementptr inbounds i8, ptr %left.i.0, i32 %width.i.0
  %idx.neg.i = sub i32 0, %size
  %add.ptr12.i = getelementptr inbounds i8, ptr %add.ptr11.i, i32 %idx.neg.i
  %call.i4 = call i32 %compare(ptr noundef %add.ptr12.i, ptr noundef %add.ptr11.i, ptr noundef %arg)
  %cmp.i8 = icmp sgt i32 %call.i4, 0
  br i1 %cmp.i8, label %if.then14.i, label %if.end21.i

if.then14.i:                                      ; preds = %for.body10.i
  %sub.ptr.rhs.cast16.i = ptrtoint ptr %add.ptr11.i to i32
  %sub.ptr.sub17.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast16.i
  %cmp18.i = icmp ugt i32 %sub.ptr.sub17.i, %width.i.0
  %add.ptr20.i = getelementptr inbounds i8, ptr %add.ptr11.i, i32 %width.i.0
  %cond.i = select i1 %cmp18.i, ptr %add.ptr20.i, ptr %add.ptr.i
  br label %for.cond.i14

for.cond.i14:                                     ; preds = %for.body.i15, %if.then14.i
  %p.i.0 = phi ptr [ %left.i.0, %if.then14.i ], [ %add.ptr.i16, %for.body.i15 ]
  %stop.i.0 = phi ptr [ %call.i, %if.then14.i ], [ %add.ptr1.i, %for.body.i15 ]
  %cmp.i13 = icmp ult ptr %p.i.0, %add.ptr11.i
  br i1 %cmp.i13, label %for.body.i15, label %for.cond2.i

for.body.i15:                                     ; preds = %for.cond.i14
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %stop.i.0, ptr align 1 %p.i.0, i32 %size, i1 false)
  %add.ptr.i16 = getelementptr inbounds i8, ptr %p.i.0, i32 %size
  %add.ptr1.i = getelementptr inbounds i8, ptr %stop.i.0, i32 %size
  br label %for.cond.i14

for.cond2.i:                                      ; preds = %for.cond.i14, %if.end.i20
  %rest.i.0 = phi ptr [ %rest.i.1, %if.end.i20 ], [ %call.i, %for.cond.i14 ]
  %right.addr.i.0 = phi ptr [ %right.addr.i.1, %if.end.i20 ], [ %add.ptr11.i, %for.cond.i14 ]
  %left.addr.i.0 = phi ptr [ %add.ptr9.i, %if.end.i20 ], [ %left.i.0, %for.cond.i14 ]
  %cmp3.i = icmp ult ptr %rest.i.0, %stop.i.0
  br i1 %cmp3.i, label %for.body4.i, label %if.end21.i

for.body4.i:                                      ; preds = %for.cond2.i
  %cmp5.i18 = icmp ult ptr %right.addr.i.0, %cond.i
  br i1 %cmp5.i18, label %cond.true.i.i, label %if.else.i

cond.true.i.i:                                    ; preds = %for.body4.i
  %call.i.i = call i32 %compare(ptr noundef %rest.i.0, ptr noundef %right.addr.i.0, ptr noundef %arg)
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i19, label %if.else.i

if.then.i19:                                      ; preds = %cond.true.i.i
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %left.addr.i.0, ptr align 1 %right.addr.i.0, i32 %size, i1 false)
  %add.ptr6.i = getelementptr inbounds i8, ptr %right.addr.i.0, i32 %size
  br label %if.end.i20

if.else.i:                                        ; preds = %cond.true.i.i, %for.body4.i
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %left.addr.i.0, ptr align 1 %rest.i.0, i32 %size, i1 false)
  %add.ptr7.i = getelementptr inbounds i8, ptr %rest.i.0, i32 %size
  br label %if.end.i20

if.end.i20:                                       ; preds = %if.else.i, %if.then.i19
  %rest.i.1 = phi ptr [ %rest.i.0, %if.then.i19 ], [ %add.ptr7.i, %if.else.i ]
  %right.addr.i.1 = phi ptr [ %add.ptr6.i, %if.then.i19 ], [ %right.addr.i.0, %if.else.i ]
  %add.ptr9.i = getelementptr inbounds i8, ptr %left.addr.i.0, i32 %size
  br label %for.cond2.i

if.end21.i:                                       ; preds = %for.cond2.i, %for.body10.i
  %sub.ptr.rhs.cast23.i = ptrtoint ptr %add.ptr11.i to i32
  %sub.ptr.sub24.i = sub i32 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast23.i
  %cmp25.i = icmp ule i32 %sub.ptr.sub24.i, %width.i.0
  br i1 %cmp25.i, label %for.end.i, label %if.end28.i

if.end28.i:                                       ; preds = %if.end21.i
  %mul29.i = mul i32 2, %width.i.0
  %add.ptr30.i = getelementptr inbounds i8, ptr %left.i.0, i32 %mul29.i
  br label %for.cond7.i

for.end.i:                                        ; preds = %if.end21.i, %for.cond7.i
  %mul32.i = mul i32 %width.i.0, 2
  br label %for.cond.i

for.end33.i:                                      ; preds = %for.cond.i
  %call34.i = call i32 @__gomc_free(ptr noundef %call.i)
  br label %sort.exit

sort.exit:                                        ; preds = %entry, %for.end33.i
  ret void
}

define ptr @bsearch(ptr noundef %key, ptr noundef %base, i32 noundef %count, i32 noundef %size, ptr noundef %compare) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %first.0 = phi ptr [ %base, %entry ], [ %first.1, %if.end ]
  %count.addr.0 = phi i32 [ %count, %entry ], [ %div6, %if.end ]
  %cmp = icmp ugt i32 %count.addr.0, 0
  br i1 %cmp, label %while.body, label %return

while.body:                                       ; preds = %while.cond
  %div = udiv i32 %count.addr.0, 2
  %mul = mul i32 %div, %size
  %add.ptr = getelementptr inbounds i8, ptr %first.0, i32 %mul
  %call = call i32 %compare(ptr noundef %key, ptr noundef %add.ptr)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %return, label %if.end

if.end:                                           ; preds = %while.body
  %cmp2 = icmp sgt i32 %call, 0
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i32 %size
  %dec = add i32 %count.addr.0, -1
  %first.1 = select i1 %cmp2, ptr %add.ptr4, ptr %first.0
  %count.addr.1 = select i1 %cmp2, i32 %dec, i32 %count.addr.0
  %div6 = udiv i32 %count.addr.1, 2
  br label %while.cond

return:                                           ; preds = %while.cond, %while.body
  %retval.0 = phi ptr [ %add.ptr, %while.body ], [ null, %while.cond ]
  ret ptr %retval.0
}

define i32 @rand() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @rand_r(ptr noundef %seed) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @random() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @lrand48() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @nrand48(ptr noundef %state) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @mrand48() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 1, ptr noundef @__gomc_stdlib.str.6)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @jrand48(ptr noundef %state) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 1, ptr noundef @__gomc_stdlib.str.6)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define double @drand48() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 48, i32 noundef 0, ptr noundef @__gomc_stdlib.str.7)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %reverse.i.0 = phi i64 [ 0, %entry ], [ %or.i, %for.body.i ]
  %i.i.0 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.i.0, 48
  br i1 %cmp.i, label %for.body.i, label %fraction.exit

for.body.i:                                       ; preds = %for.cond.i
  %sh_prom.i = zext i32 %i.i.0 to i64
  %shr.i = lshr i64 %call.i, %sh_prom.i
  %and.i = and i64 %shr.i, 1
  %sub.i = sub nsw i32 47, %i.i.0
  %sh_prom1.i = zext i32 %sub.i to i64
  %shl.i = shl i64 %and.i, %sh_prom1.i
  %or.i = or i64 %reverse.i.0, %shl.i
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

fraction.exit:                                    ; preds = %for.cond.i
  %conv.i = sitofp i64 %reverse.i.0 to double
  %mul.i = fmul double %conv.i, 0x3CF0000000000000
  ret double %mul.i
}

define double @erand48(ptr noundef %state) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 48, i32 noundef 0, ptr noundef @__gomc_stdlib.str.7)
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %entry
  %i.i.0 = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %reverse.i.0 = phi i64 [ 0, %entry ], [ %or.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.i.0, 48
  br i1 %cmp.i, label %for.body.i, label %fraction.exit

for.body.i:                                       ; preds = %for.cond.i
  %sh_prom.i = zext i32 %i.i.0 to i64
  %shr.i = lshr i64 %call.i, %sh_prom.i
  %and.i = and i64 %shr.i, 1
  %sub.i = sub nsw i32 47, %i.i.0
  %sh_prom1.i = zext i32 %sub.i to i64
  %shl.i = shl i64 %and.i, %sh_prom1.i
  %or.i = or i64 %reverse.i.0, %shl.i
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

fraction.exit:                                    ; preds = %for.cond.i
  %conv.i = sitofp i64 %reverse.i.0 to double
  %mul.i = fmul double %conv.i, 0x3CF0000000000000
  ret double %mul.i
}

define void @srand(i32 noundef %seed) {
entry:
  ret void
}

define void @srandom(i32 noundef %seed) {
entry:
  ret void
}

define void @srand48(i32 noundef %seed) {
entry:
  ret void
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_unsupported(ptr noundef)

declare double @__gomc_real(i64 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @__gomc_real_rounded(i64 noundef, i32 noundef, i32 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare i32 @__gomc_free(ptr noundef)

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

