source_filename = "stdlib.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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

define i64 @labs(i64 noundef %n) {
entry:
  %cmp = icmp slt i64 %n, 0
  %sub = sub nsw i64 0, %n
  %cond = select i1 %cmp, i64 %sub, i64 %n
  ret i64 %cond
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

define i64 @div(i32 noundef %a, i32 noundef %b) {
entry:
  %div = sdiv i32 %a, %b
  %rem = srem i32 %a, %b
  %retval.sroa.2.0.insert.ext = zext i32 %rem to i64
  %retval.sroa.2.0.insert.shift = shl i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %div to i64
  %retval.sroa.0.0.insert.insert = or i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}

define { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) {
entry:
  %div = sdiv i64 %a, %b
  %rem = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem, 1
  ret { i64, i64 } %.fca.1.insert
}

define { i64, i64 } @lldiv(i64 noundef %a, i64 noundef %b) {
entry:
  %div = sdiv i64 %a, %b
  %rem = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem, 1
  ret { i64, i64 } %.fca.1.insert
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

define i32 @ffsl(i64 noundef %n) {
entry:
  %call = call i32 @ffsll(i64 noundef %n)
  ret i32 %call
}

define i32 @ffs(i32 noundef %n) {
entry:
  %conv = sext i32 %n to i64
  %call = call i32 @ffsll(i64 noundef %conv)
  ret i32 %call
}

define i64 @strtol(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
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
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 2
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
  store ptr %s.s.addr.i1.3, ptr %end, align 8
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
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 2
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
  store ptr %s.s.addr.i1.3, ptr %end, align 8
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

define i64 @strtoul(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
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
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 2
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
  store ptr %s.s.addr.i1.3, ptr %end, align 8
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
  %arrayidx.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 1
  %4 = load i8, ptr %arrayidx.i, align 1
  %conv29.i = sext i8 %4 to i32
  switch i32 %conv29.i, label %if.else.i [
    i32 120, label %land.lhs.true37.i
    i32 88, label %land.lhs.true37.i
  ]

land.lhs.true37.i:                                ; preds = %land.lhs.true28.i, %land.lhs.true28.i
  %arrayidx38.i = getelementptr inbounds i8, ptr %s.addr.i1.1, i64 2
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
  store ptr %s.s.addr.i1.3, ptr %end, align 8
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
  %call = call i64 @strtol(ptr noundef %s, ptr noundef null, i32 noundef 10)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @atol(ptr noundef %s) {
entry:
  %call = call i64 @strtol(ptr noundef %s, ptr noundef null, i32 noundef 10)
  ret i64 %call
}

define i64 @atoll(ptr noundef %s) {
entry:
  %call = call i64 @strtoll(ptr noundef %s, ptr noundef null, i32 noundef 10)
  ret i64 %call
}

define i64 @__isoc23_strtol(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %call = call i64 @strtol(ptr noundef %s, ptr noundef %end, i32 noundef %base)
  ret i64 %call
}

define i64 @__isoc23_strtoll(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %call = call i64 @strtoll(ptr noundef %s, ptr noundef %end, i32 noundef %base)
  ret i64 %call
}

define i64 @__isoc23_strtoul(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %call = call i64 @strtoul(ptr noundef %s, ptr noundef %end, i32 noundef %base)
  ret i64 %call
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
  %idx.ext.i = sext i32 %cond.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s.i.1, i64 %idx.ext.i
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
  %arrayidx.i = getelementptr inbounds i8, ptr %s.i.1, i64 3
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
  %arrayidx.i43 = getelementptr inbounds i8, ptr %s.i.1, i64 1
  %10 = load i8, ptr %arrayidx.i43, align 1
  %conv2.i44 = sext i8 %10 to i32
  %or.i45 = or i32 %conv2.i44, 32
  %cmp3.i46 = icmp eq i32 %or.i45, 120
  br i1 %cmp3.i46, label %land.rhs.i47, label %land.end17.i

land.rhs.i47:                                     ; preds = %land.lhs.true.i
  %arrayidx5.i = getelementptr inbounds i8, ptr %s.i.1, i64 2
  %11 = load i8, ptr %arrayidx5.i, align 1
  %conv.i252.i = sext i8 %11 to i32
  %cmp.i253.i = icmp sge i32 %conv.i252.i, 48
  %cmp3.i255.i = icmp sle i32 %conv.i252.i, 57
  %or.cond = and i1 %cmp.i253.i, %cmp3.i255.i
  br i1 %or.cond, label %if.then.i259.i, label %if.end.i262.i

if.then.i259.i:                                   ; preds = %land.rhs.i47
  %sub.i258.i = sub nsw i32 %conv.i252.i, 48
  br label %digit_of.exit281.i

if.end.i262.i:                                    ; preds = %land.rhs.i47
  %cmp7.i261.i = icmp sge i32 %conv.i252.i, 97
  %cmp11.i264.i = icmp sle i32 %conv.i252.i, 122
  %or.cond167 = and i1 %cmp7.i261.i, %cmp11.i264.i
  br i1 %or.cond167, label %if.then13.i269.i, label %if.end16.i272.i

if.then13.i269.i:                                 ; preds = %if.end.i262.i
  %sub15.i267.i = sub nsw i32 %conv.i252.i, 97
  %add.i268.i = add nsw i32 %sub15.i267.i, 10
  br label %digit_of.exit281.i

if.end16.i272.i:                                  ; preds = %if.end.i262.i
  %cmp18.i271.i = icmp sge i32 %conv.i252.i, 65
  %cmp22.i274.i = icmp sle i32 %conv.i252.i, 90
  %or.cond168 = and i1 %cmp18.i271.i, %cmp22.i274.i
  br i1 %or.cond168, label %if.then24.i279.i, label %digit_of.exit281.i

if.then24.i279.i:                                 ; preds = %if.end16.i272.i
  %sub26.i277.i = sub nsw i32 %conv.i252.i, 65
  %add27.i278.i = add nsw i32 %sub26.i277.i, 10
  br label %digit_of.exit281.i

digit_of.exit281.i:                               ; preds = %if.end16.i272.i, %if.then24.i279.i, %if.then13.i269.i, %if.then.i259.i
  %retval.i250.i.0 = phi i32 [ %sub.i258.i, %if.then.i259.i ], [ %add.i268.i, %if.then13.i269.i ], [ %add27.i278.i, %if.then24.i279.i ], [ 99, %if.end16.i272.i ]
  %cmp6.i48 = icmp slt i32 %retval.i250.i.0, 16
  br i1 %cmp6.i48, label %land.end17.i, label %lor.rhs.i49

lor.rhs.i49:                                      ; preds = %digit_of.exit281.i
  %12 = load i8, ptr %arrayidx5.i, align 1
  %conv9.i = sext i8 %12 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 46
  br i1 %cmp10.i, label %land.rhs12.i, label %land.end17.i

land.rhs12.i:                                     ; preds = %lor.rhs.i49
  %arrayidx13.i = getelementptr inbounds i8, ptr %s.i.1, i64 3
  %13 = load i8, ptr %arrayidx13.i, align 1
  %conv.i220.i = sext i8 %13 to i32
  %cmp.i221.i = icmp sge i32 %conv.i220.i, 48
  %cmp3.i223.i = icmp sle i32 %conv.i220.i, 57
  %or.cond169 = and i1 %cmp.i221.i, %cmp3.i223.i
  br i1 %or.cond169, label %if.then.i227.i, label %if.end.i230.i

if.then.i227.i:                                   ; preds = %land.rhs12.i
  %sub.i226.i = sub nsw i32 %conv.i220.i, 48
  br label %digit_of.exit249.i

if.end.i230.i:                                    ; preds = %land.rhs12.i
  %cmp7.i229.i = icmp sge i32 %conv.i220.i, 97
  %cmp11.i232.i = icmp sle i32 %conv.i220.i, 122
  %or.cond170 = and i1 %cmp7.i229.i, %cmp11.i232.i
  br i1 %or.cond170, label %if.then13.i237.i, label %if.end16.i240.i

if.then13.i237.i:                                 ; preds = %if.end.i230.i
  %sub15.i235.i = sub nsw i32 %conv.i220.i, 97
  %add.i236.i = add nsw i32 %sub15.i235.i, 10
  br label %digit_of.exit249.i

if.end16.i240.i:                                  ; preds = %if.end.i230.i
  %cmp18.i239.i = icmp sge i32 %conv.i220.i, 65
  %cmp22.i242.i = icmp sle i32 %conv.i220.i, 90
  %or.cond171 = and i1 %cmp18.i239.i, %cmp22.i242.i
  br i1 %or.cond171, label %if.then24.i247.i, label %digit_of.exit249.i

if.then24.i247.i:                                 ; preds = %if.end16.i240.i
  %sub26.i245.i = sub nsw i32 %conv.i220.i, 65
  %add27.i246.i = add nsw i32 %sub26.i245.i, 10
  br label %digit_of.exit249.i

digit_of.exit249.i:                               ; preds = %if.end16.i240.i, %if.then24.i247.i, %if.then13.i237.i, %if.then.i227.i
  %retval.i218.i.0 = phi i32 [ %sub.i226.i, %if.then.i227.i ], [ %add.i236.i, %if.then13.i237.i ], [ %add27.i246.i, %if.then24.i247.i ], [ 99, %if.end16.i240.i ]
  %cmp15.i50 = icmp slt i32 %retval.i218.i.0, 16
  br label %land.end17.i

land.end17.i:                                     ; preds = %digit_of.exit281.i, %digit_of.exit249.i, %lor.rhs.i49, %land.lhs.true.i, %if.else30.i
  %14 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.else30.i ], [ true, %digit_of.exit281.i ], [ false, %lor.rhs.i49 ], [ %cmp15.i50, %digit_of.exit249.i ]
  %cond.i54 = select i1 %14, i32 16, i32 10
  %cond19.i = select i1 %14, i32 4, i32 1
  %cond21.i = select i1 %14, i32 2, i32 10
  %cond23.i = select i1 %14, i32 2, i32 0
  %idx.ext.i57 = sext i32 %cond23.i to i64
  %add.ptr.i58 = getelementptr inbounds i8, ptr %s.i.1, i64 %idx.ext.i57
  br label %for.cond.i61

for.cond.i61:                                     ; preds = %for.inc.i, %land.end17.i
  %n.i.sroa.18.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.18.3, %for.inc.i ]
  %n.i.sroa.22.0 = phi ptr [ null, %land.end17.i ], [ %n.i.sroa.22.1, %for.inc.i ]
  %n.i.sroa.8.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.8.2, %for.inc.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %land.end17.i ], [ %n.i.sroa.0.2, %for.inc.i ]
  %point.i.0 = phi i32 [ 0, %land.end17.i ], [ %point.i.1, %for.inc.i ]
  %s.addr.i39.0 = phi ptr [ %add.ptr.i58, %land.end17.i ], [ %incdec.ptr.i69, %for.inc.i ]
  %15 = load i8, ptr %s.addr.i39.0, align 1
  %conv24.i59 = sext i8 %15 to i32
  %cmp25.i60 = icmp ne i32 %conv24.i59, 46
  %tobool28.i = icmp ne i32 %point.i.0, 0
  %or.cond172 = select i1 %cmp25.i60, i1 true, i1 %tobool28.i
  br i1 %or.cond172, label %if.end.i63, label %for.inc.i

if.end.i63:                                       ; preds = %for.cond.i61
  %cmp.i189.i = icmp sge i32 %conv24.i59, 48
  %cmp3.i191.i = icmp sle i32 %conv24.i59, 57
  %or.cond173 = and i1 %cmp.i189.i, %cmp3.i191.i
  br i1 %or.cond173, label %if.then.i195.i, label %if.end.i198.i

if.then.i195.i:                                   ; preds = %if.end.i63
  %sub.i194.i = sub nsw i32 %conv24.i59, 48
  br label %digit_of.exit217.i

if.end.i198.i:                                    ; preds = %if.end.i63
  %cmp7.i197.i = icmp sge i32 %conv24.i59, 97
  %cmp11.i200.i = icmp sle i32 %conv24.i59, 122
  %or.cond174 = and i1 %cmp7.i197.i, %cmp11.i200.i
  br i1 %or.cond174, label %if.then13.i205.i, label %if.end16.i208.i

if.then13.i205.i:                                 ; preds = %if.end.i198.i
  %sub15.i203.i = sub nsw i32 %conv24.i59, 97
  %add.i204.i = add nsw i32 %sub15.i203.i, 10
  br label %digit_of.exit217.i

if.end16.i208.i:                                  ; preds = %if.end.i198.i
  %cmp18.i207.i = icmp sge i32 %conv24.i59, 65
  %cmp22.i210.i = icmp sle i32 %conv24.i59, 90
  %or.cond175 = and i1 %cmp18.i207.i, %cmp22.i210.i
  br i1 %or.cond175, label %if.then24.i215.i, label %digit_of.exit217.i

if.then24.i215.i:                                 ; preds = %if.end16.i208.i
  %sub26.i213.i = sub nsw i32 %conv24.i59, 65
  %add27.i214.i = add nsw i32 %sub26.i213.i, 10
  br label %digit_of.exit217.i

digit_of.exit217.i:                               ; preds = %if.end16.i208.i, %if.then24.i215.i, %if.then13.i205.i, %if.then.i195.i
  %retval.i186.i.0 = phi i32 [ %sub.i194.i, %if.then.i195.i ], [ %add.i204.i, %if.then13.i205.i ], [ %add27.i214.i, %if.then24.i215.i ], [ 99, %if.end16.i208.i ]
  %cmp30.i = icmp sge i32 %retval.i186.i.0, %cond.i54
  br i1 %cmp30.i, label %if.then32.i, label %if.end33.i

if.then32.i:                                      ; preds = %digit_of.exit217.i
  %tobool65.i = icmp ne ptr %n.i.sroa.22.0, null
  br i1 %tobool65.i, label %if.end67.i, label %read_numeral.exit

if.end33.i:                                       ; preds = %digit_of.exit217.i
  %add.ptr34.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i64 1
  %conv37.i = sext i32 %cond.i54 to i64
  %div.i = udiv i64 -16, %conv37.i
  %cmp38.i = icmp ule i64 %n.i.sroa.0.0, %div.i
  br i1 %cmp38.i, label %if.then41.i, label %if.else.i65

if.then41.i:                                      ; preds = %if.end33.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv37.i
  %conv44.i = sext i32 %retval.i186.i.0 to i64
  %add.i = add i64 %mul.i, %conv44.i
  br label %if.end50.i

if.else.i65:                                      ; preds = %if.end33.i
  %tobool46.i64 = icmp ne i32 %retval.i186.i.0, 0
  %spec.select = select i1 %tobool46.i64, i32 1, i32 %n.i.sroa.18.0
  br label %if.end50.i

if.end50.i:                                       ; preds = %if.else.i65, %if.then41.i
  %n.i.sroa.18.2 = phi i32 [ %n.i.sroa.18.0, %if.then41.i ], [ %spec.select, %if.else.i65 ]
  %n.i.sroa.0.1 = phi i64 [ %add.i, %if.then41.i ], [ %n.i.sroa.0.0, %if.else.i65 ]
  br i1 %cmp38.i, label %cond.true.i66, label %cond.false.i67

cond.true.i66:                                    ; preds = %if.end50.i
  br i1 %tobool28.i, label %if.then54.i, label %for.inc.i

cond.false.i67:                                   ; preds = %if.end50.i
  br i1 %tobool28.i, label %for.inc.i, label %if.then54.i

if.then54.i:                                      ; preds = %cond.false.i67, %cond.true.i66
  %sub.i = sub nsw i32 0, %cond19.i
  %cond59.i = select i1 %cmp38.i, i32 %sub.i, i32 %cond19.i
  %add60.i = add nsw i32 %n.i.sroa.8.0, %cond59.i
  %cmp.i110 = icmp slt i32 %add60.i, -100000
  %cmp1.i112 = icmp sgt i32 %add60.i, 100000
  %.add60.i = select i1 %cmp1.i112, i32 100000, i32 %add60.i
  %cond5.i118 = select i1 %cmp.i110, i32 -100000, i32 %.add60.i
  br label %for.inc.i

for.inc.i:                                        ; preds = %cond.true.i66, %cond.false.i67, %if.then54.i, %for.cond.i61
  %n.i.sroa.18.3 = phi i32 [ %n.i.sroa.18.0, %for.cond.i61 ], [ %n.i.sroa.18.2, %if.then54.i ], [ %n.i.sroa.18.2, %cond.false.i67 ], [ %n.i.sroa.18.2, %cond.true.i66 ]
  %n.i.sroa.22.1 = phi ptr [ %n.i.sroa.22.0, %for.cond.i61 ], [ %add.ptr34.i, %if.then54.i ], [ %add.ptr34.i, %cond.false.i67 ], [ %add.ptr34.i, %cond.true.i66 ]
  %n.i.sroa.8.2 = phi i32 [ %n.i.sroa.8.0, %for.cond.i61 ], [ %cond5.i118, %if.then54.i ], [ %n.i.sroa.8.0, %cond.true.i66 ], [ %n.i.sroa.8.0, %cond.false.i67 ]
  %n.i.sroa.0.2 = phi i64 [ %n.i.sroa.0.0, %for.cond.i61 ], [ %n.i.sroa.0.1, %if.then54.i ], [ %n.i.sroa.0.1, %cond.false.i67 ], [ %n.i.sroa.0.1, %cond.true.i66 ]
  %point.i.1 = phi i32 [ 1, %for.cond.i61 ], [ %point.i.0, %if.then54.i ], [ %point.i.0, %cond.false.i67 ], [ %point.i.0, %cond.true.i66 ]
  %incdec.ptr.i69 = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  br label %for.cond.i61

if.end67.i:                                       ; preds = %if.then32.i
  %16 = load i8, ptr %s.addr.i39.0, align 1
  %conv69.i = sext i8 %16 to i32
  %or70.i = or i32 %conv69.i, 32
  %cond72.i = select i1 %14, i32 112, i32 101
  %cmp73.i = icmp ne i32 %or70.i, %cond72.i
  br i1 %cmp73.i, label %read_numeral.exit, label %if.end76.i

if.end76.i:                                       ; preds = %if.end67.i
  %arrayidx77.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i64 1
  %17 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = sext i8 %17 to i32
  %cmp79.i = icmp eq i32 %conv78.i, 45
  %cmp88.i = icmp eq i32 %conv78.i, 43
  %spec.select187 = select i1 %cmp79.i, i1 true, i1 %cmp88.i
  %cond91.i = select i1 %spec.select187, i32 2, i32 1
  %idx.ext92.i = sext i32 %cond91.i to i64
  %add.ptr93.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i64 %idx.ext92.i
  %18 = load i8, ptr %add.ptr93.i, align 1
  %conv.i156.i = sext i8 %18 to i32
  %cmp.i157.i = icmp sge i32 %conv.i156.i, 48
  %cmp3.i159.i = icmp sle i32 %conv.i156.i, 57
  %or.cond176 = and i1 %cmp.i157.i, %cmp3.i159.i
  br i1 %or.cond176, label %if.then.i163.i, label %if.end.i166.i

if.then.i163.i:                                   ; preds = %if.end76.i
  %sub.i162.i = sub nsw i32 %conv.i156.i, 48
  br label %digit_of.exit185.i

if.end.i166.i:                                    ; preds = %if.end76.i
  %cmp7.i165.i = icmp sge i32 %conv.i156.i, 97
  %cmp11.i168.i = icmp sle i32 %conv.i156.i, 122
  %or.cond177 = and i1 %cmp7.i165.i, %cmp11.i168.i
  br i1 %or.cond177, label %if.then13.i173.i, label %if.end16.i176.i

if.then13.i173.i:                                 ; preds = %if.end.i166.i
  %sub15.i171.i = sub nsw i32 %conv.i156.i, 97
  %add.i172.i = add nsw i32 %sub15.i171.i, 10
  br label %digit_of.exit185.i

if.end16.i176.i:                                  ; preds = %if.end.i166.i
  %cmp18.i175.i = icmp sge i32 %conv.i156.i, 65
  %cmp22.i178.i = icmp sle i32 %conv.i156.i, 90
  %or.cond178 = and i1 %cmp18.i175.i, %cmp22.i178.i
  br i1 %or.cond178, label %if.then24.i183.i, label %digit_of.exit185.i

if.then24.i183.i:                                 ; preds = %if.end16.i176.i
  %sub26.i181.i = sub nsw i32 %conv.i156.i, 65
  %add27.i182.i = add nsw i32 %sub26.i181.i, 10
  br label %digit_of.exit185.i

digit_of.exit185.i:                               ; preds = %if.end16.i176.i, %if.then24.i183.i, %if.then13.i173.i, %if.then.i163.i
  %retval.i154.i.0 = phi i32 [ %sub.i162.i, %if.then.i163.i ], [ %add.i172.i, %if.then13.i173.i ], [ %add27.i182.i, %if.then24.i183.i ], [ 99, %if.end16.i176.i ]
  %cmp95.i = icmp sge i32 %retval.i154.i.0, 10
  br i1 %cmp95.i, label %read_numeral.exit, label %for.cond100.i

for.cond100.i:                                    ; preds = %digit_of.exit185.i, %digit_of.exit.i
  %s.addr.i39.1 = phi ptr [ %incdec.ptr109.i, %digit_of.exit.i ], [ %add.ptr93.i, %digit_of.exit185.i ]
  %exponent99.i.0 = phi i32 [ %cond5.i, %digit_of.exit.i ], [ 0, %digit_of.exit185.i ]
  %19 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i124.i = sext i8 %19 to i32
  %cmp.i125.i = icmp sge i32 %conv.i124.i, 48
  %cmp3.i127.i = icmp sle i32 %conv.i124.i, 57
  %or.cond179 = and i1 %cmp.i125.i, %cmp3.i127.i
  br i1 %or.cond179, label %if.then.i131.i, label %if.end.i134.i

if.then.i131.i:                                   ; preds = %for.cond100.i
  %sub.i130.i = sub nsw i32 %conv.i124.i, 48
  br label %digit_of.exit153.i

if.end.i134.i:                                    ; preds = %for.cond100.i
  %cmp7.i133.i = icmp sge i32 %conv.i124.i, 97
  %cmp11.i136.i = icmp sle i32 %conv.i124.i, 122
  %or.cond180 = and i1 %cmp7.i133.i, %cmp11.i136.i
  br i1 %or.cond180, label %if.then13.i141.i, label %if.end16.i144.i

if.then13.i141.i:                                 ; preds = %if.end.i134.i
  %sub15.i139.i = sub nsw i32 %conv.i124.i, 97
  %add.i140.i = add nsw i32 %sub15.i139.i, 10
  br label %digit_of.exit153.i

if.end16.i144.i:                                  ; preds = %if.end.i134.i
  %cmp18.i143.i = icmp sge i32 %conv.i124.i, 65
  %cmp22.i146.i = icmp sle i32 %conv.i124.i, 90
  %or.cond181 = and i1 %cmp18.i143.i, %cmp22.i146.i
  br i1 %or.cond181, label %if.then24.i151.i, label %digit_of.exit153.i

if.then24.i151.i:                                 ; preds = %if.end16.i144.i
  %sub26.i149.i = sub nsw i32 %conv.i124.i, 65
  %add27.i150.i = add nsw i32 %sub26.i149.i, 10
  br label %digit_of.exit153.i

digit_of.exit153.i:                               ; preds = %if.end16.i144.i, %if.then24.i151.i, %if.then13.i141.i, %if.then.i131.i
  %retval.i122.i.0 = phi i32 [ %sub.i130.i, %if.then.i131.i ], [ %add.i140.i, %if.then13.i141.i ], [ %add27.i150.i, %if.then24.i151.i ], [ 99, %if.end16.i144.i ]
  %cmp102.i = icmp slt i32 %retval.i122.i.0, 10
  br i1 %cmp102.i, label %for.body.i71, label %for.end110.i

for.body.i71:                                     ; preds = %digit_of.exit153.i
  %mul104.i = mul nsw i32 %exponent99.i.0, 10
  %20 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i.i = sext i8 %20 to i32
  %cmp.i.i = icmp sge i32 %conv.i.i, 48
  %cmp3.i.i = icmp sle i32 %conv.i.i, 57
  %or.cond182 = and i1 %cmp.i.i, %cmp3.i.i
  br i1 %or.cond182, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.body.i71
  %sub.i.i = sub nsw i32 %conv.i.i, 48
  br label %digit_of.exit.i

if.end.i.i:                                       ; preds = %for.body.i71
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
  %add106.i = add nsw i32 %mul104.i, %retval.i.i.0
  %cmp.i93 = icmp slt i32 %add106.i, -100000
  %cmp1.i = icmp sgt i32 %add106.i, 100000
  %.add106.i = select i1 %cmp1.i, i32 100000, i32 %add106.i
  %cond5.i = select i1 %cmp.i93, i32 -100000, i32 %.add106.i
  %incdec.ptr109.i = getelementptr inbounds i8, ptr %s.addr.i39.1, i32 1
  br label %for.cond100.i

for.end110.i:                                     ; preds = %digit_of.exit153.i
  %sub114.i = sub nsw i32 0, %exponent99.i.0
  %cond117.i = select i1 %cmp79.i, i32 %sub114.i, i32 %exponent99.i.0
  %add118.i = add nsw i32 %n.i.sroa.8.0, %cond117.i
  %cmp.i99 = icmp slt i32 %add118.i, -100000
  %cmp1.i101 = icmp sgt i32 %add118.i, 100000
  %.add118.i = select i1 %cmp1.i101, i32 100000, i32 %add118.i
  %cond5.i107 = select i1 %cmp.i99, i32 -100000, i32 %.add118.i
  br label %read_numeral.exit

read_numeral.exit:                                ; preds = %digit_of.exit185.i, %if.end67.i, %if.then32.i, %for.end110.i
  %n.i.sroa.22.2 = phi ptr [ %s.addr.i39.1, %for.end110.i ], [ %n.i.sroa.22.0, %if.then32.i ], [ %s.addr.i39.0, %if.end67.i ], [ %s.addr.i39.0, %digit_of.exit185.i ]
  %n.i.sroa.8.3 = phi i32 [ %cond5.i107, %for.end110.i ], [ %n.i.sroa.8.0, %if.then32.i ], [ %n.i.sroa.8.0, %if.end67.i ], [ %n.i.sroa.8.0, %digit_of.exit185.i ]
  %tobool32.i = icmp ne ptr %n.i.sroa.22.2, null
  br i1 %tobool32.i, label %if.then33.i, label %if.end36.i

if.then33.i:                                      ; preds = %read_numeral.exit
  %cmp.i78 = icmp eq i64 %n.i.sroa.0.0, 0
  br i1 %cmp.i78, label %if.end36.i, label %if.end.i83

if.end.i83:                                       ; preds = %if.then33.i
  %cmp.i120 = icmp slt i32 %n.i.sroa.8.3, -5000
  %cmp1.i122 = icmp sgt i32 %n.i.sroa.8.3, 5000
  %.n.i.sroa.8.3 = select i1 %cmp1.i122, i32 5000, i32 %n.i.sroa.8.3
  %cond5.i128 = select i1 %cmp.i120, i32 -5000, i32 %.n.i.sroa.8.3
  %call3.i = call double @__gomc_real(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i128, i32 noundef %cond21.i, i32 noundef 64)
  %tobool.i82 = icmp ne i32 %n.i.sroa.18.0, 0
  br i1 %tobool.i82, label %land.lhs.true.i85, label %if.end9.i

land.lhs.true.i85:                                ; preds = %if.end.i83
  %add.i84 = add i64 %n.i.sroa.0.0, 1
  %call6.i = call double @__gomc_real(i64 noundef %add.i84, i32 noundef %cond5.i128, i32 noundef %cond21.i, i32 noundef 64)
  %cmp7.i = fcmp une double %call6.i, %call3.i
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %land.lhs.true.i85
  call void @__gomc_unsupported(ptr noundef @__gomc_stdlib.str.4)
  unreachable

if.end9.i:                                        ; preds = %land.lhs.true.i85, %if.end.i83
  %sub.i86 = fsub double %call3.i, %call3.i
  %cmp10.i87 = fcmp une double %sub.i86, 0.000000e+00
  br i1 %cmp10.i87, label %if.then20.i, label %lor.lhs.false.i88

lor.lhs.false.i88:                                ; preds = %if.end9.i
  %cmp11.i = fcmp olt double %call3.i, 0x10000000000000
  br i1 %cmp11.i, label %land.lhs.true12.i, label %if.end36.i

land.lhs.true12.i:                                ; preds = %lor.lhs.false.i88
  br i1 %tobool.i82, label %if.then20.i, label %lor.lhs.false15.i

lor.lhs.false15.i:                                ; preds = %land.lhs.true12.i
  %call18.i = call i32 @__gomc_real_rounded(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i128, i32 noundef %cond21.i, i32 noundef 64)
  %tobool19.i = icmp ne i32 %call18.i, 0
  br i1 %tobool19.i, label %if.then20.i, label %if.end36.i

if.then20.i:                                      ; preds = %lor.lhs.false15.i, %land.lhs.true12.i, %if.end9.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i91, label %if.end36.i

if.end.i.i91:                                     ; preds = %if.then20.i
  %call1.i.i = call ptr @__errno_location()
  %21 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i90 = icmp ne i32 %21, 34
  br i1 %cmp.i.i90, label %if.then2.i.i, label %if.end36.i

if.then2.i.i:                                     ; preds = %if.end.i.i91
  store i32 34, ptr %call1.i.i, align 4
  br label %if.end36.i

if.end36.i:                                       ; preds = %read_numeral.exit, %if.then33.i, %if.end.i.i91, %if.then2.i.i, %if.then20.i, %lor.lhs.false15.i, %lor.lhs.false.i88
  %minus.i.0 = phi i32 [ %conv10.i, %lor.lhs.false.i88 ], [ %conv10.i, %lor.lhs.false15.i ], [ %conv10.i, %if.then20.i ], [ %conv10.i, %if.then2.i.i ], [ %conv10.i, %if.end.i.i91 ], [ %conv10.i, %if.then33.i ], [ 0, %read_numeral.exit ]
  %value.i.0 = phi double [ 0.000000e+00, %if.then33.i ], [ %call3.i, %if.end.i.i91 ], [ %call3.i, %if.then2.i.i ], [ %call3.i, %if.then20.i ], [ %call3.i, %lor.lhs.false15.i ], [ %call3.i, %lor.lhs.false.i88 ], [ 0.000000e+00, %read_numeral.exit ]
  %n.i.sroa.22.2.s = select i1 %tobool32.i, ptr %n.i.sroa.22.2, ptr %s
  br label %if.end42.i

if.end42.i:                                       ; preds = %if.then23.i, %if.end36.i, %is_word.exit
  %s.i.3 = phi ptr [ %add.ptr.i, %is_word.exit ], [ %n.i.sroa.22.2.s, %if.end36.i ], [ %arrayidx.i, %if.then23.i ]
  %minus.i.2 = phi i32 [ %conv10.i, %is_word.exit ], [ %minus.i.0, %if.end36.i ], [ %conv10.i, %if.then23.i ]
  %value.i.2 = phi double [ 0x7FF0000000000000, %is_word.exit ], [ %value.i.0, %if.end36.i ], [ 0x7FF8000000000000, %if.then23.i ]
  %tobool43.i = icmp ne ptr %end, null
  br i1 %tobool43.i, label %if.then44.i, label %if.end45.i

if.then44.i:                                      ; preds = %if.end42.i
  store ptr %s.i.3, ptr %end, align 8
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
  %idx.ext.i = sext i32 %cond.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %s.i.1, i64 %idx.ext.i
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
  %arrayidx.i = getelementptr inbounds i8, ptr %s.i.1, i64 3
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
  %arrayidx.i43 = getelementptr inbounds i8, ptr %s.i.1, i64 1
  %10 = load i8, ptr %arrayidx.i43, align 1
  %conv2.i44 = sext i8 %10 to i32
  %or.i45 = or i32 %conv2.i44, 32
  %cmp3.i46 = icmp eq i32 %or.i45, 120
  br i1 %cmp3.i46, label %land.rhs.i47, label %land.end17.i

land.rhs.i47:                                     ; preds = %land.lhs.true.i
  %arrayidx5.i = getelementptr inbounds i8, ptr %s.i.1, i64 2
  %11 = load i8, ptr %arrayidx5.i, align 1
  %conv.i252.i = sext i8 %11 to i32
  %cmp.i253.i = icmp sge i32 %conv.i252.i, 48
  %cmp3.i255.i = icmp sle i32 %conv.i252.i, 57
  %or.cond = and i1 %cmp.i253.i, %cmp3.i255.i
  br i1 %or.cond, label %if.then.i259.i, label %if.end.i262.i

if.then.i259.i:                                   ; preds = %land.rhs.i47
  %sub.i258.i = sub nsw i32 %conv.i252.i, 48
  br label %digit_of.exit281.i

if.end.i262.i:                                    ; preds = %land.rhs.i47
  %cmp7.i261.i = icmp sge i32 %conv.i252.i, 97
  %cmp11.i264.i = icmp sle i32 %conv.i252.i, 122
  %or.cond167 = and i1 %cmp7.i261.i, %cmp11.i264.i
  br i1 %or.cond167, label %if.then13.i269.i, label %if.end16.i272.i

if.then13.i269.i:                                 ; preds = %if.end.i262.i
  %sub15.i267.i = sub nsw i32 %conv.i252.i, 97
  %add.i268.i = add nsw i32 %sub15.i267.i, 10
  br label %digit_of.exit281.i

if.end16.i272.i:                                  ; preds = %if.end.i262.i
  %cmp18.i271.i = icmp sge i32 %conv.i252.i, 65
  %cmp22.i274.i = icmp sle i32 %conv.i252.i, 90
  %or.cond168 = and i1 %cmp18.i271.i, %cmp22.i274.i
  br i1 %or.cond168, label %if.then24.i279.i, label %digit_of.exit281.i

if.then24.i279.i:                                 ; preds = %if.end16.i272.i
  %sub26.i277.i = sub nsw i32 %conv.i252.i, 65
  %add27.i278.i = add nsw i32 %sub26.i277.i, 10
  br label %digit_of.exit281.i

digit_of.exit281.i:                               ; preds = %if.end16.i272.i, %if.then24.i279.i, %if.then13.i269.i, %if.then.i259.i
  %retval.i250.i.0 = phi i32 [ %sub.i258.i, %if.then.i259.i ], [ %add.i268.i, %if.then13.i269.i ], [ %add27.i278.i, %if.then24.i279.i ], [ 99, %if.end16.i272.i ]
  %cmp6.i48 = icmp slt i32 %retval.i250.i.0, 16
  br i1 %cmp6.i48, label %land.end17.i, label %lor.rhs.i49

lor.rhs.i49:                                      ; preds = %digit_of.exit281.i
  %12 = load i8, ptr %arrayidx5.i, align 1
  %conv9.i = sext i8 %12 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 46
  br i1 %cmp10.i, label %land.rhs12.i, label %land.end17.i

land.rhs12.i:                                     ; preds = %lor.rhs.i49
  %arrayidx13.i = getelementptr inbounds i8, ptr %s.i.1, i64 3
  %13 = load i8, ptr %arrayidx13.i, align 1
  %conv.i220.i = sext i8 %13 to i32
  %cmp.i221.i = icmp sge i32 %conv.i220.i, 48
  %cmp3.i223.i = icmp sle i32 %conv.i220.i, 57
  %or.cond169 = and i1 %cmp.i221.i, %cmp3.i223.i
  br i1 %or.cond169, label %if.then.i227.i, label %if.end.i230.i

if.then.i227.i:                                   ; preds = %land.rhs12.i
  %sub.i226.i = sub nsw i32 %conv.i220.i, 48
  br label %digit_of.exit249.i

if.end.i230.i:                                    ; preds = %land.rhs12.i
  %cmp7.i229.i = icmp sge i32 %conv.i220.i, 97
  %cmp11.i232.i = icmp sle i32 %conv.i220.i, 122
  %or.cond170 = and i1 %cmp7.i229.i, %cmp11.i232.i
  br i1 %or.cond170, label %if.then13.i237.i, label %if.end16.i240.i

if.then13.i237.i:                                 ; preds = %if.end.i230.i
  %sub15.i235.i = sub nsw i32 %conv.i220.i, 97
  %add.i236.i = add nsw i32 %sub15.i235.i, 10
  br label %digit_of.exit249.i

if.end16.i240.i:                                  ; preds = %if.end.i230.i
  %cmp18.i239.i = icmp sge i32 %conv.i220.i, 65
  %cmp22.i242.i = icmp sle i32 %conv.i220.i, 90
  %or.cond171 = and i1 %cmp18.i239.i, %cmp22.i242.i
  br i1 %or.cond171, label %if.then24.i247.i, label %digit_of.exit249.i

if.then24.i247.i:                                 ; preds = %if.end16.i240.i
  %sub26.i245.i = sub nsw i32 %conv.i220.i, 65
  %add27.i246.i = add nsw i32 %sub26.i245.i, 10
  br label %digit_of.exit249.i

digit_of.exit249.i:                               ; preds = %if.end16.i240.i, %if.then24.i247.i, %if.then13.i237.i, %if.then.i227.i
  %retval.i218.i.0 = phi i32 [ %sub.i226.i, %if.then.i227.i ], [ %add.i236.i, %if.then13.i237.i ], [ %add27.i246.i, %if.then24.i247.i ], [ 99, %if.end16.i240.i ]
  %cmp15.i50 = icmp slt i32 %retval.i218.i.0, 16
  br label %land.end17.i

land.end17.i:                                     ; preds = %digit_of.exit281.i, %digit_of.exit249.i, %lor.rhs.i49, %land.lhs.true.i, %if.else30.i
  %14 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.else30.i ], [ true, %digit_of.exit281.i ], [ false, %lor.rhs.i49 ], [ %cmp15.i50, %digit_of.exit249.i ]
  %cond.i54 = select i1 %14, i32 16, i32 10
  %cond19.i = select i1 %14, i32 4, i32 1
  %cond21.i = select i1 %14, i32 2, i32 10
  %cond23.i = select i1 %14, i32 2, i32 0
  %idx.ext.i57 = sext i32 %cond23.i to i64
  %add.ptr.i58 = getelementptr inbounds i8, ptr %s.i.1, i64 %idx.ext.i57
  br label %for.cond.i61

for.cond.i61:                                     ; preds = %for.inc.i, %land.end17.i
  %n.i.sroa.18.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.18.3, %for.inc.i ]
  %n.i.sroa.22.0 = phi ptr [ null, %land.end17.i ], [ %n.i.sroa.22.1, %for.inc.i ]
  %n.i.sroa.8.0 = phi i32 [ 0, %land.end17.i ], [ %n.i.sroa.8.2, %for.inc.i ]
  %n.i.sroa.0.0 = phi i64 [ 0, %land.end17.i ], [ %n.i.sroa.0.2, %for.inc.i ]
  %point.i.0 = phi i32 [ 0, %land.end17.i ], [ %point.i.1, %for.inc.i ]
  %s.addr.i39.0 = phi ptr [ %add.ptr.i58, %land.end17.i ], [ %incdec.ptr.i69, %for.inc.i ]
  %15 = load i8, ptr %s.addr.i39.0, align 1
  %conv24.i59 = sext i8 %15 to i32
  %cmp25.i60 = icmp ne i32 %conv24.i59, 46
  %tobool28.i = icmp ne i32 %point.i.0, 0
  %or.cond172 = select i1 %cmp25.i60, i1 true, i1 %tobool28.i
  br i1 %or.cond172, label %if.end.i63, label %for.inc.i

if.end.i63:                                       ; preds = %for.cond.i61
  %cmp.i189.i = icmp sge i32 %conv24.i59, 48
  %cmp3.i191.i = icmp sle i32 %conv24.i59, 57
  %or.cond173 = and i1 %cmp.i189.i, %cmp3.i191.i
  br i1 %or.cond173, label %if.then.i195.i, label %if.end.i198.i

if.then.i195.i:                                   ; preds = %if.end.i63
  %sub.i194.i = sub nsw i32 %conv24.i59, 48
  br label %digit_of.exit217.i

if.end.i198.i:                                    ; preds = %if.end.i63
  %cmp7.i197.i = icmp sge i32 %conv24.i59, 97
  %cmp11.i200.i = icmp sle i32 %conv24.i59, 122
  %or.cond174 = and i1 %cmp7.i197.i, %cmp11.i200.i
  br i1 %or.cond174, label %if.then13.i205.i, label %if.end16.i208.i

if.then13.i205.i:                                 ; preds = %if.end.i198.i
  %sub15.i203.i = sub nsw i32 %conv24.i59, 97
  %add.i204.i = add nsw i32 %sub15.i203.i, 10
  br label %digit_of.exit217.i

if.end16.i208.i:                                  ; preds = %if.end.i198.i
  %cmp18.i207.i = icmp sge i32 %conv24.i59, 65
  %cmp22.i210.i = icmp sle i32 %conv24.i59, 90
  %or.cond175 = and i1 %cmp18.i207.i, %cmp22.i210.i
  br i1 %or.cond175, label %if.then24.i215.i, label %digit_of.exit217.i

if.then24.i215.i:                                 ; preds = %if.end16.i208.i
  %sub26.i213.i = sub nsw i32 %conv24.i59, 65
  %add27.i214.i = add nsw i32 %sub26.i213.i, 10
  br label %digit_of.exit217.i

digit_of.exit217.i:                               ; preds = %if.end16.i208.i, %if.then24.i215.i, %if.then13.i205.i, %if.then.i195.i
  %retval.i186.i.0 = phi i32 [ %sub.i194.i, %if.then.i195.i ], [ %add.i204.i, %if.then13.i205.i ], [ %add27.i214.i, %if.then24.i215.i ], [ 99, %if.end16.i208.i ]
  %cmp30.i = icmp sge i32 %retval.i186.i.0, %cond.i54
  br i1 %cmp30.i, label %if.then32.i, label %if.end33.i

if.then32.i:                                      ; preds = %digit_of.exit217.i
  %tobool65.i = icmp ne ptr %n.i.sroa.22.0, null
  br i1 %tobool65.i, label %if.end67.i, label %read_numeral.exit

if.end33.i:                                       ; preds = %digit_of.exit217.i
  %add.ptr34.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i64 1
  %conv37.i = sext i32 %cond.i54 to i64
  %div.i = udiv i64 -16, %conv37.i
  %cmp38.i = icmp ule i64 %n.i.sroa.0.0, %div.i
  br i1 %cmp38.i, label %if.then41.i, label %if.else.i65

if.then41.i:                                      ; preds = %if.end33.i
  %mul.i = mul i64 %n.i.sroa.0.0, %conv37.i
  %conv44.i = sext i32 %retval.i186.i.0 to i64
  %add.i = add i64 %mul.i, %conv44.i
  br label %if.end50.i

if.else.i65:                                      ; preds = %if.end33.i
  %tobool46.i64 = icmp ne i32 %retval.i186.i.0, 0
  %spec.select = select i1 %tobool46.i64, i32 1, i32 %n.i.sroa.18.0
  br label %if.end50.i

if.end50.i:                                       ; preds = %if.else.i65, %if.then41.i
  %n.i.sroa.18.2 = phi i32 [ %n.i.sroa.18.0, %if.then41.i ], [ %spec.select, %if.else.i65 ]
  %n.i.sroa.0.1 = phi i64 [ %add.i, %if.then41.i ], [ %n.i.sroa.0.0, %if.else.i65 ]
  br i1 %cmp38.i, label %cond.true.i66, label %cond.false.i67

cond.true.i66:                                    ; preds = %if.end50.i
  br i1 %tobool28.i, label %if.then54.i, label %for.inc.i

cond.false.i67:                                   ; preds = %if.end50.i
  br i1 %tobool28.i, label %for.inc.i, label %if.then54.i

if.then54.i:                                      ; preds = %cond.false.i67, %cond.true.i66
  %sub.i = sub nsw i32 0, %cond19.i
  %cond59.i = select i1 %cmp38.i, i32 %sub.i, i32 %cond19.i
  %add60.i = add nsw i32 %n.i.sroa.8.0, %cond59.i
  %cmp.i110 = icmp slt i32 %add60.i, -100000
  %cmp1.i112 = icmp sgt i32 %add60.i, 100000
  %.add60.i = select i1 %cmp1.i112, i32 100000, i32 %add60.i
  %cond5.i118 = select i1 %cmp.i110, i32 -100000, i32 %.add60.i
  br label %for.inc.i

for.inc.i:                                        ; preds = %cond.true.i66, %cond.false.i67, %if.then54.i, %for.cond.i61
  %n.i.sroa.18.3 = phi i32 [ %n.i.sroa.18.0, %for.cond.i61 ], [ %n.i.sroa.18.2, %if.then54.i ], [ %n.i.sroa.18.2, %cond.false.i67 ], [ %n.i.sroa.18.2, %cond.true.i66 ]
  %n.i.sroa.22.1 = phi ptr [ %n.i.sroa.22.0, %for.cond.i61 ], [ %add.ptr34.i, %if.then54.i ], [ %add.ptr34.i, %cond.false.i67 ], [ %add.ptr34.i, %cond.true.i66 ]
  %n.i.sroa.8.2 = phi i32 [ %n.i.sroa.8.0, %for.cond.i61 ], [ %cond5.i118, %if.then54.i ], [ %n.i.sroa.8.0, %cond.true.i66 ], [ %n.i.sroa.8.0, %cond.false.i67 ]
  %n.i.sroa.0.2 = phi i64 [ %n.i.sroa.0.0, %for.cond.i61 ], [ %n.i.sroa.0.1, %if.then54.i ], [ %n.i.sroa.0.1, %cond.false.i67 ], [ %n.i.sroa.0.1, %cond.true.i66 ]
  %point.i.1 = phi i32 [ 1, %for.cond.i61 ], [ %point.i.0, %if.then54.i ], [ %point.i.0, %cond.false.i67 ], [ %point.i.0, %cond.true.i66 ]
  %incdec.ptr.i69 = getelementptr inbounds i8, ptr %s.addr.i39.0, i32 1
  br label %for.cond.i61

if.end67.i:                                       ; preds = %if.then32.i
  %16 = load i8, ptr %s.addr.i39.0, align 1
  %conv69.i = sext i8 %16 to i32
  %or70.i = or i32 %conv69.i, 32
  %cond72.i = select i1 %14, i32 112, i32 101
  %cmp73.i = icmp ne i32 %or70.i, %cond72.i
  br i1 %cmp73.i, label %read_numeral.exit, label %if.end76.i

if.end76.i:                                       ; preds = %if.end67.i
  %arrayidx77.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i64 1
  %17 = load i8, ptr %arrayidx77.i, align 1
  %conv78.i = sext i8 %17 to i32
  %cmp79.i = icmp eq i32 %conv78.i, 45
  %cmp88.i = icmp eq i32 %conv78.i, 43
  %spec.select187 = select i1 %cmp79.i, i1 true, i1 %cmp88.i
  %cond91.i = select i1 %spec.select187, i32 2, i32 1
  %idx.ext92.i = sext i32 %cond91.i to i64
  %add.ptr93.i = getelementptr inbounds i8, ptr %s.addr.i39.0, i64 %idx.ext92.i
  %18 = load i8, ptr %add.ptr93.i, align 1
  %conv.i156.i = sext i8 %18 to i32
  %cmp.i157.i = icmp sge i32 %conv.i156.i, 48
  %cmp3.i159.i = icmp sle i32 %conv.i156.i, 57
  %or.cond176 = and i1 %cmp.i157.i, %cmp3.i159.i
  br i1 %or.cond176, label %if.then.i163.i, label %if.end.i166.i

if.then.i163.i:                                   ; preds = %if.end76.i
  %sub.i162.i = sub nsw i32 %conv.i156.i, 48
  br label %digit_of.exit185.i

if.end.i166.i:                                    ; preds = %if.end76.i
  %cmp7.i165.i = icmp sge i32 %conv.i156.i, 97
  %cmp11.i168.i = icmp sle i32 %conv.i156.i, 122
  %or.cond177 = and i1 %cmp7.i165.i, %cmp11.i168.i
  br i1 %or.cond177, label %if.then13.i173.i, label %if.end16.i176.i

if.then13.i173.i:                                 ; preds = %if.end.i166.i
  %sub15.i171.i = sub nsw i32 %conv.i156.i, 97
  %add.i172.i = add nsw i32 %sub15.i171.i, 10
  br label %digit_of.exit185.i

if.end16.i176.i:                                  ; preds = %if.end.i166.i
  %cmp18.i175.i = icmp sge i32 %conv.i156.i, 65
  %cmp22.i178.i = icmp sle i32 %conv.i156.i, 90
  %or.cond178 = and i1 %cmp18.i175.i, %cmp22.i178.i
  br i1 %or.cond178, label %if.then24.i183.i, label %digit_of.exit185.i

if.then24.i183.i:                                 ; preds = %if.end16.i176.i
  %sub26.i181.i = sub nsw i32 %conv.i156.i, 65
  %add27.i182.i = add nsw i32 %sub26.i181.i, 10
  br label %digit_of.exit185.i

digit_of.exit185.i:                               ; preds = %if.end16.i176.i, %if.then24.i183.i, %if.then13.i173.i, %if.then.i163.i
  %retval.i154.i.0 = phi i32 [ %sub.i162.i, %if.then.i163.i ], [ %add.i172.i, %if.then13.i173.i ], [ %add27.i182.i, %if.then24.i183.i ], [ 99, %if.end16.i176.i ]
  %cmp95.i = icmp sge i32 %retval.i154.i.0, 10
  br i1 %cmp95.i, label %read_numeral.exit, label %for.cond100.i

for.cond100.i:                                    ; preds = %digit_of.exit185.i, %digit_of.exit.i
  %s.addr.i39.1 = phi ptr [ %incdec.ptr109.i, %digit_of.exit.i ], [ %add.ptr93.i, %digit_of.exit185.i ]
  %exponent99.i.0 = phi i32 [ %cond5.i, %digit_of.exit.i ], [ 0, %digit_of.exit185.i ]
  %19 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i124.i = sext i8 %19 to i32
  %cmp.i125.i = icmp sge i32 %conv.i124.i, 48
  %cmp3.i127.i = icmp sle i32 %conv.i124.i, 57
  %or.cond179 = and i1 %cmp.i125.i, %cmp3.i127.i
  br i1 %or.cond179, label %if.then.i131.i, label %if.end.i134.i

if.then.i131.i:                                   ; preds = %for.cond100.i
  %sub.i130.i = sub nsw i32 %conv.i124.i, 48
  br label %digit_of.exit153.i

if.end.i134.i:                                    ; preds = %for.cond100.i
  %cmp7.i133.i = icmp sge i32 %conv.i124.i, 97
  %cmp11.i136.i = icmp sle i32 %conv.i124.i, 122
  %or.cond180 = and i1 %cmp7.i133.i, %cmp11.i136.i
  br i1 %or.cond180, label %if.then13.i141.i, label %if.end16.i144.i

if.then13.i141.i:                                 ; preds = %if.end.i134.i
  %sub15.i139.i = sub nsw i32 %conv.i124.i, 97
  %add.i140.i = add nsw i32 %sub15.i139.i, 10
  br label %digit_of.exit153.i

if.end16.i144.i:                                  ; preds = %if.end.i134.i
  %cmp18.i143.i = icmp sge i32 %conv.i124.i, 65
  %cmp22.i146.i = icmp sle i32 %conv.i124.i, 90
  %or.cond181 = and i1 %cmp18.i143.i, %cmp22.i146.i
  br i1 %or.cond181, label %if.then24.i151.i, label %digit_of.exit153.i

if.then24.i151.i:                                 ; preds = %if.end16.i144.i
  %sub26.i149.i = sub nsw i32 %conv.i124.i, 65
  %add27.i150.i = add nsw i32 %sub26.i149.i, 10
  br label %digit_of.exit153.i

digit_of.exit153.i:                               ; preds = %if.end16.i144.i, %if.then24.i151.i, %if.then13.i141.i, %if.then.i131.i
  %retval.i122.i.0 = phi i32 [ %sub.i130.i, %if.then.i131.i ], [ %add.i140.i, %if.then13.i141.i ], [ %add27.i150.i, %if.then24.i151.i ], [ 99, %if.end16.i144.i ]
  %cmp102.i = icmp slt i32 %retval.i122.i.0, 10
  br i1 %cmp102.i, label %for.body.i71, label %for.end110.i

for.body.i71:                                     ; preds = %digit_of.exit153.i
  %mul104.i = mul nsw i32 %exponent99.i.0, 10
  %20 = load i8, ptr %s.addr.i39.1, align 1
  %conv.i.i = sext i8 %20 to i32
  %cmp.i.i = icmp sge i32 %conv.i.i, 48
  %cmp3.i.i = icmp sle i32 %conv.i.i, 57
  %or.cond182 = and i1 %cmp.i.i, %cmp3.i.i
  br i1 %or.cond182, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %for.body.i71
  %sub.i.i = sub nsw i32 %conv.i.i, 48
  br label %digit_of.exit.i

if.end.i.i:                                       ; preds = %for.body.i71
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
  %add106.i = add nsw i32 %mul104.i, %retval.i.i.0
  %cmp.i93 = icmp slt i32 %add106.i, -100000
  %cmp1.i = icmp sgt i32 %add106.i, 100000
  %.add106.i = select i1 %cmp1.i, i32 100000, i32 %add106.i
  %cond5.i = select i1 %cmp.i93, i32 -100000, i32 %.add106.i
  %incdec.ptr109.i = getelementptr inbounds i8, ptr %s.addr.i39.1, i32 1
  br label %for.cond100.i

for.end110.i:                                     ; preds = %digit_of.exit153.i
  %sub114.i = sub nsw i32 0, %exponent99.i.0
  %cond117.i = select i1 %cmp79.i, i32 %sub114.i, i32 %exponent99.i.0
  %add118.i = add nsw i32 %n.i.sroa.8.0, %cond117.i
  %cmp.i99 = icmp slt i32 %add118.i, -100000
  %cmp1.i101 = icmp sgt i32 %add118.i, 100000
  %.add118.i = select i1 %cmp1.i101, i32 100000, i32 %add118.i
  %cond5.i107 = select i1 %cmp.i99, i32 -100000, i32 %.add118.i
  br label %read_numeral.exit

read_numeral.exit:                                ; preds = %digit_of.exit185.i, %if.end67.i, %if.then32.i, %for.end110.i
  %n.i.sroa.22.2 = phi ptr [ %s.addr.i39.1, %for.end110.i ], [ %n.i.sroa.22.0, %if.then32.i ], [ %s.addr.i39.0, %if.end67.i ], [ %s.addr.i39.0, %digit_of.exit185.i ]
  %n.i.sroa.8.3 = phi i32 [ %cond5.i107, %for.end110.i ], [ %n.i.sroa.8.0, %if.then32.i ], [ %n.i.sroa.8.0, %if.end67.i ], [ %n.i.sroa.8.0, %digit_of.exit185.i ]
  %tobool32.i = icmp ne ptr %n.i.sroa.22.2, null
  br i1 %tobool32.i, label %if.then33.i, label %if.end36.i

if.then33.i:                                      ; preds = %read_numeral.exit
  %cmp.i78 = icmp eq i64 %n.i.sroa.0.0, 0
  br i1 %cmp.i78, label %if.end36.i, label %if.end.i83

if.end.i83:                                       ; preds = %if.then33.i
  %cmp.i120 = icmp slt i32 %n.i.sroa.8.3, -5000
  %cmp1.i122 = icmp sgt i32 %n.i.sroa.8.3, 5000
  %.n.i.sroa.8.3 = select i1 %cmp1.i122, i32 5000, i32 %n.i.sroa.8.3
  %cond5.i128 = select i1 %cmp.i120, i32 -5000, i32 %.n.i.sroa.8.3
  %call3.i = call double @__gomc_real(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i128, i32 noundef %cond21.i, i32 noundef 32)
  %tobool.i82 = icmp ne i32 %n.i.sroa.18.0, 0
  br i1 %tobool.i82, label %land.lhs.true.i85, label %if.end9.i

land.lhs.true.i85:                                ; preds = %if.end.i83
  %add.i84 = add i64 %n.i.sroa.0.0, 1
  %call6.i = call double @__gomc_real(i64 noundef %add.i84, i32 noundef %cond5.i128, i32 noundef %cond21.i, i32 noundef 32)
  %cmp7.i = fcmp une double %call6.i, %call3.i
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %land.lhs.true.i85
  call void @__gomc_unsupported(ptr noundef @__gomc_stdlib.str.4)
  unreachable

if.end9.i:                                        ; preds = %land.lhs.true.i85, %if.end.i83
  %sub.i86 = fsub double %call3.i, %call3.i
  %cmp10.i87 = fcmp une double %sub.i86, 0.000000e+00
  br i1 %cmp10.i87, label %if.then20.i, label %lor.lhs.false.i88

lor.lhs.false.i88:                                ; preds = %if.end9.i
  %cmp11.i = fcmp olt double %call3.i, 0x3810000000000000
  br i1 %cmp11.i, label %land.lhs.true12.i, label %if.end36.i

land.lhs.true12.i:                                ; preds = %lor.lhs.false.i88
  br i1 %tobool.i82, label %if.then20.i, label %lor.lhs.false15.i

lor.lhs.false15.i:                                ; preds = %land.lhs.true12.i
  %call18.i = call i32 @__gomc_real_rounded(i64 noundef %n.i.sroa.0.0, i32 noundef %cond5.i128, i32 noundef %cond21.i, i32 noundef 32)
  %tobool19.i = icmp ne i32 %call18.i, 0
  br i1 %tobool19.i, label %if.then20.i, label %if.end36.i

if.then20.i:                                      ; preds = %lor.lhs.false15.i, %land.lhs.true12.i, %if.end9.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i91, label %if.end36.i

if.end.i.i91:                                     ; preds = %if.then20.i
  %call1.i.i = call ptr @__errno_location()
  %21 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i90 = icmp ne i32 %21, 34
  br i1 %cmp.i.i90, label %if.then2.i.i, label %if.end36.i

if.then2.i.i:                                     ; preds = %if.end.i.i91
  store i32 34, ptr %call1.i.i, align 4
  br label %if.end36.i

if.end36.i:                                       ; preds = %read_numeral.exit, %if.then33.i, %if.end.i.i91, %if.then2.i.i, %if.then20.i, %lor.lhs.false15.i, %lor.lhs.false.i88
  %minus.i.0 = phi i32 [ %conv10.i, %lor.lhs.false.i88 ], [ %conv10.i, %lor.lhs.false15.i ], [ %conv10.i, %if.then20.i ], [ %conv10.i, %if.then2.i.i ], [ %conv10.i, %if.end.i.i91 ], [ %conv10.i, %if.then33.i ], [ 0, %read_numeral.exit ]
  %value.i.0 = phi double [ 0.000000e+00, %if.then33.i ], [ %call3.i, %if.end.i.i91 ], [ %call3.i, %if.then2.i.i ], [ %call3.i, %if.then20.i ], [ %call3.i, %lor.lhs.false15.i ], [ %call3.i, %lor.lhs.false.i88 ], [ 0.000000e+00, %read_numeral.exit ]
  %n.i.sroa.22.2.s = select i1 %tobool32.i, ptr %n.i.sroa.22.2, ptr %s
  br label %if.end42.i

if.end42.i:                                       ; preds = %if.then23.i, %if.end36.i, %is_word.exit
  %s.i.3 = phi ptr [ %add.ptr.i, %is_word.exit ], [ %n.i.sroa.22.2.s, %if.end36.i ], [ %arrayidx.i, %if.then23.i ]
  %minus.i.2 = phi i32 [ %conv10.i, %is_word.exit ], [ %minus.i.0, %if.end36.i ], [ %conv10.i, %if.then23.i ]
  %value.i.2 = phi double [ 0x7FF0000000000000, %is_word.exit ], [ %value.i.0, %if.end36.i ], [ 0x7FF8000000000000, %if.then23.i ]
  %tobool43.i = icmp ne ptr %end, null
  br i1 %tobool43.i, label %if.then44.i, label %if.end45.i

if.then44.i:                                      ; preds = %if.end42.i
  store ptr %s.i.3, ptr %end, align 8
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

define void @qsort(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare) {
entry:
  %cmp.i = icmp ult i64 %count, 2
  %cmp1.i = icmp eq i64 %size, 0
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %sort.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %mul.i = mul i64 %count, %size
  %call.i = call ptr @__gomc_alloc(i64 noundef %mul.i, i64 noundef 0)
  %add.ptr.i = getelementptr inbounds i8, ptr %base, i64 %mul.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.end.i, %if.end.i
  %width.i.0 = phi i64 [ %size, %if.end.i ], [ %mul27.i, %for.end.i ]
  %cmp4.i = icmp ult i64 %width.i.0, %mul.i
  br i1 %cmp4.i, label %for.cond5.i, label %for.end28.i

for.cond5.i:                                      ; preds = %for.cond.i, %if.end23.i
  %left.i.0 = phi ptr [ %add.ptr25.i, %if.end23.i ], [ %base, %for.cond.i ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %add.ptr.i to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %left.i.0 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %cmp6.i = icmp ugt i64 %sub.ptr.sub.i, %width.i.0
  br i1 %cmp6.i, label %for.body7.i, label %for.end.i

for.body7.i:                                      ; preds = %for.cond5.i
  %add.ptr8.i = getelementptr inbounds i8, ptr %left.i.0, i64 %width.i.0
  %idx.neg.i = sub i64 0, %size
  %add.ptr9.i = getelementptr inbounds i8, ptr %add.ptr8.i, i64 %idx.neg.i
  %call1.i = call i32 %compare(ptr noundef %add.ptr9.i, ptr noundef %add.ptr8.i)
  %cmp.i7 = icmp sgt i32 %call1.i, 0
  br i1 %cmp.i7, label %if.then11.i, label %if.end17.i

if.then11.i:                                      ; preds = %for.body7.i
  %sub.ptr.rhs.cast13.i = ptrtoint ptr %add.ptr8.i to i64
  %sub.ptr.sub14.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast13.i
  %cmp15.i = icmp ugt i64 %sub.ptr.sub14.i, %width.i.0
  %add.ptr16.i = getelementptr inbounds i8, ptr %add.ptr8.i, i64 %width.i.0
  %cond.i = select i1 %cmp15.i, ptr %add.ptr16.i, ptr %add.ptr.i
  br label %for.cond.i12

for.cond.i12:                                     ; preds = %for.body.i13, %if.then11.i
  %p.i.0 = phi ptr [ %left.i.0, %if.then11.i ], [ %add.ptr.i14, %for.body.i13 ]
  %stop.i.0 = phi ptr [ %call.i, %if.then11.i ], [ %add.ptr1.i, %for.body.i13 ]
  %cmp.i11 = icmp ult ptr %p.i.0, %add.ptr8.i
  br i1 %cmp.i11, label %for.body.i13, label %for.cond2.i

for.body.i13:                                     ; preds = %for.cond.i12
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %stop.i.0, ptr align 1 %p.i.0, i64 %size, i1 false)
  %add.ptr.i14 = getelementptr inbounds i8, ptr %p.i.0, i64 %size
  %add.ptr1.i = getelementptr inbounds i8, ptr %stop.i.0, i64 %size
  br label %for.cond.i12

for.cond2.i:                                      ; preds = %for.cond.i12, %if.end.i17
  %rest.i.0 = phi ptr [ %rest.i.1, %if.end.i17 ], [ %call.i, %for.cond.i12 ]
  %right.addr.i.0 = phi ptr [ %right.addr.i.1, %if.end.i17 ], [ %add.ptr8.i, %for.cond.i12 ]
  %left.addr.i.0 = phi ptr [ %add.ptr9.i18, %if.end.i17 ], [ %left.i.0, %for.cond.i12 ]
  %cmp3.i = icmp ult ptr %rest.i.0, %stop.i.0
  br i1 %cmp3.i, label %for.body4.i, label %if.end17.i

for.body4.i:                                      ; preds = %for.cond2.i
  %cmp5.i = icmp ult ptr %right.addr.i.0, %cond.i
  br i1 %cmp5.i, label %cond.false.i.i, label %if.else.i

cond.false.i.i:                                   ; preds = %for.body4.i
  %call1.i.i = call i32 %compare(ptr noundef %rest.i.0, ptr noundef %right.addr.i.0)
  %cmp.i.i = icmp sgt i32 %call1.i.i, 0
  br i1 %cmp.i.i, label %if.then.i16, label %if.else.i

if.then.i16:                                      ; preds = %cond.false.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %left.addr.i.0, ptr align 1 %right.addr.i.0, i64 %size, i1 false)
  %add.ptr6.i = getelementptr inbounds i8, ptr %right.addr.i.0, i64 %size
  br label %if.end.i17

if.else.i:                                        ; preds = %cond.false.i.i, %for.body4.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %left.addr.i.0, ptr align 1 %rest.i.0, i64 %size, i1 false)
  %add.ptr7.i = getelementptr inbounds i8, ptr %rest.i.0, i64 %size
  br label %if.end.i17

if.end.i17:                                       ; preds = %if.else.i, %if.then.i16
  %rest.i.1 = phi ptr [ %rest.i.0, %if.then.i16 ], [ %add.ptr7.i, %if.else.i ]
  %right.addr.i.1 = phi ptr [ %add.ptr6.i, %if.then.i16 ], [ %right.addr.i.0, %if.else.i ]
  %add.ptr9.i18 = getelementptr inbounds i8, ptr %left.addr.i.0, i64 %size
  br label %for.cond2.i

if.end17.i:                                       ; preds = %for.cond2.i, %for.body7.i
  %sub.ptr.rhs.cast19.i = ptrtoint ptr %add.ptr8.i to i64
  %sub.ptr.sub20.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast19.i
  %cmp21.i = icmp ule i64 %sub.ptr.sub20.i, %width.i.0
  br i1 %cmp21.i, label %for.end.i, label %if.end23.i

if.end23.i:                                       ; preds = %if.end17.i
  %mul24.i = mul i64 2, %width.i.0
  %add.ptr25.i = getelementptr inbounds i8, ptr %left.i.0, i64 %mul24.i
  br label %for.cond5.i

for.end.i:                                        ; preds = %if.end17.i, %for.cond5.i
  %mul27.i = mul i64 %width.i.0, 2
  br label %for.cond.i

for.end28.i:                                      ; preds = %for.cond.i
  %call29.i = call i32 @__gomc_free(ptr noundef %call.i)
  br label %sort.exit

sort.exit:                                        ; preds = %entry, %for.end28.i
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define void @qsort_r(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare, ptr noundef %arg) {
entry:
  %cmp.i = icmp ult i64 %count, 2
  %cmp1.i = icmp eq i64 %size, 0
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %sort.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %mul.i = mul i64 %count, %size
  %call.i = call ptr @__gomc_alloc(i64 noundef %mul.i, i64 noundef 0)
  %add.ptr.i = getelementptr inbounds i8, ptr %base, i64 %mul.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.end.i, %if.end.i
  %width.i.0 = phi i64 [ %size, %if.end.i ], [ %mul27.i, %for.end.i ]
  %cmp4.i = icmp ult i64 %width.i.0, %mul.i
  br i1 %cmp4.i, label %for.cond5.i, label %for.end28.i

for.cond5.i:                                      ; preds = %for.cond.i, %if.end23.i
  %left.i.0 = phi ptr [ %add.ptr25.i, %if.end23.i ], [ %base, %for.cond.i ]
  %sub.ptr.lhs.cast.i = ptrtoint ptr %add.ptr.i to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %left.i.0 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %cmp6.i = icmp ugt i64 %sub.ptr.sub.i, %width.i.0
  br i1 %cmp6.i, label %for.body7.i, label %for.end.i

for.body7.i:                                      ; preds = %for.cond5.i
  %add.ptr8.i = getelementptr inbounds i8, ptr %left.i.0, i64 %width.i.0
  %idx.neg.i = sub i64 0, %size
  %add.ptr9.i = getelementptr inbounds i8, ptr %add.ptr8.i, i64 %idx.neg.i
  %call.i4 = call i32 %compare(ptr noundef %add.ptr9.i, ptr noundef %add.ptr8.i, ptr noundef %arg)
  %cmp.i8 = icmp sgt i32 %call.i4, 0
  br i1 %cmp.i8, label %if.then11.i, label %if.end17.i

if.then11.i:                                      ; preds = %for.body7.i
  %sub.ptr.rhs.cast13.i = ptrtoint ptr %add.ptr8.i to i64
  %sub.ptr.sub14.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast13.i
  %cmp15.i = icmp ugt i64 %sub.ptr.sub14.i, %width.i.0
  %add.ptr16.i = getelementptr inbounds i8, ptr %add.ptr8.i, i64 %width.i.0
  %cond.i = select i1 %cmp15.i, ptr %add.ptr16.i, ptr %add.ptr.i
  br label %for.cond.i13

for.cond.i13:                                     ; preds = %for.body.i14, %if.then11.i
  %p.i.0 = phi ptr [ %left.i.0, %if.then11.i ], [ %add.ptr.i15, %for.body.i14 ]
  %stop.i.0 = phi ptr [ %call.i, %if.then11.i ], [ %add.ptr1.i, %for.body.i14 ]
  %cmp.i12 = icmp ult ptr %p.i.0, %add.ptr8.i
  br i1 %cmp.i12, label %for.body.i14, label %for.cond2.i

for.body.i14:                                     ; preds = %for.cond.i13
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %stop.i.0, ptr align 1 %p.i.0, i64 %size, i1 false)
  %add.ptr.i15 = getelementptr inbounds i8, ptr %p.i.0, i64 %size
  %add.ptr1.i = getelementptr inbounds i8, ptr %stop.i.0, i64 %size
  br label %for.cond.i13

for.cond2.i:                                      ; preds = %for.cond.i13, %if.end.i18
  %rest.i.0 = phi ptr [ %rest.i.1, %if.end.i18 ], [ %call.i, %for.cond.i13 ]
  %right.addr.i.0 = phi ptr [ %right.addr.i.1, %if.end.i18 ], [ %add.ptr8.i, %for.cond.i13 ]
  %left.addr.i.0 = phi ptr [ %add.ptr9.i19, %if.end.i18 ], [ %left.i.0, %for.cond.i13 ]
  %cmp3.i = icmp ult ptr %rest.i.0, %stop.i.0
  br i1 %cmp3.i, label %for.body4.i, label %if.end17.i

for.body4.i:                                      ; preds = %for.cond2.i
  %cmp5.i = icmp ult ptr %right.addr.i.0, %cond.i
  br i1 %cmp5.i, label %cond.true.i.i, label %if.else.i

cond.true.i.i:                                    ; preds = %for.body4.i
  %call.i.i = call i32 %compare(ptr noundef %rest.i.0, ptr noundef %right.addr.i.0, ptr noundef %arg)
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i17, label %if.else.i

if.then.i17:                                      ; preds = %cond.true.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %left.addr.i.0, ptr align 1 %right.addr.i.0, i64 %size, i1 false)
  %add.ptr6.i = getelementptr inbounds i8, ptr %right.addr.i.0, i64 %size
  br label %if.end.i18

if.else.i:                                        ; preds = %cond.true.i.i, %for.body4.i
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %left.addr.i.0, ptr align 1 %rest.i.0, i64 %size, i1 false)
  %add.ptr7.i = getelementptr inbounds i8, ptr %rest.i.0, i64 %size
  br label %if.end.i18

if.end.i18:                                       ; preds = %if.else.i, %if.then.i17
  %rest.i.1 = phi ptr [ %rest.i.0, %if.then.i17 ], [ %add.ptr7.i, %if.else.i ]
  %right.addr.i.1 = phi ptr [ %add.ptr6.i, %if.then.i17 ], [ %right.addr.i.0, %if.else.i ]
  %add.ptr9.i19 = getelementptr inbounds i8, ptr %left.addr.i.0, i64 %size
  br label %for.cond2.i

if.end17.i:                                       ; preds = %for.cond2.i, %for.body7.i
  %sub.ptr.rhs.cast19.i = ptrtoint ptr %add.ptr8.i to i64
  %sub.ptr.sub20.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast19.i
  %cmp21.i = icmp ule i64 %sub.ptr.sub20.i, %width.i.0
  br i1 %cmp21.i, label %for.end.i, label %if.end23.i

if.end23.i:                                       ; preds = %if.end17.i
  %mul24.i = mul i64 2, %width.i.0
  %add.ptr25.i = getelementptr inbounds i8, ptr %left.i.0, i64 %mul24.i
  br label %for.cond5.i

for.end.i:                                        ; preds = %if.end17.i, %for.cond5.i
  %mul27.i = mul i64 %width.i.0, 2
  br label %for.cond.i

for.end28.i:                                      ; preds = %for.cond.i
  %call29.i = call i32 @__gomc_free(ptr noundef %call.i)
  br label %sort.exit

sort.exit:                                        ; preds = %entry, %for.end28.i
  ret void
}

define ptr @bsearch(ptr noundef %key, ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare) {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %first.0 = phi ptr [ %base, %entry ], [ %first.1, %if.end ]
  %count.addr.0 = phi i64 [ %count, %entry ], [ %div6, %if.end ]
  %cmp = icmp ugt i64 %count.addr.0, 0
  br i1 %cmp, label %while.body, label %return

while.body:                                       ; preds = %while.cond
  %div = udiv i64 %count.addr.0, 2
  %mul = mul i64 %div, %size
  %add.ptr = getelementptr inbounds i8, ptr %first.0, i64 %mul
  %call = call i32 %compare(ptr noundef %key, ptr noundef %add.ptr)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %return, label %if.end

if.end:                                           ; preds = %while.body
  %cmp2 = icmp sgt i32 %call, 0
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i64 %size
  %dec = add i64 %count.addr.0, -1
  %first.1 = select i1 %cmp2, ptr %add.ptr4, ptr %first.0
  %count.addr.1 = select i1 %cmp2, i64 %dec, i64 %count.addr.0
  %div6 = udiv i64 %count.addr.1, 2
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

define i64 @random() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  %conv = sext i32 %conv.i to i64
  ret i64 %conv
}

define i64 @lrand48() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  %conv = sext i32 %conv.i to i64
  ret i64 %conv
}

define i64 @nrand48(ptr noundef %state) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str.5)
  %conv.i = trunc i64 %call.i to i32
  %conv = sext i32 %conv.i to i64
  ret i64 %conv
}

define i64 @mrand48() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 1, ptr noundef @__gomc_stdlib.str.6)
  %conv.i = trunc i64 %call.i to i32
  %conv1.i = sext i32 %conv.i to i64
  ret i64 %conv1.i
}

define i64 @jrand48(ptr noundef %state) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 32, i32 noundef 1, ptr noundef @__gomc_stdlib.str.6)
  %conv.i = trunc i64 %call.i to i32
  %conv1.i = sext i32 %conv.i to i64
  ret i64 %conv1.i
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

define void @srand48(i64 noundef %seed) {
entry:
  ret void
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_unsupported(ptr noundef)

declare double @__gomc_real(i64 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i32 @__gomc_real_rounded(i64 noundef, i32 noundef, i32 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i64 noundef)

declare i32 @__gomc_free(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

