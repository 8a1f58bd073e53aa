source_filename = "stdlib.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }

@__gomc_stdlib.str = private unnamed_addr constant [5 x i8] c"rand\00", align 1

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
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @rand_r(ptr noundef %seed) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @random() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @lrand48() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @nrand48(ptr noundef %state) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_stdlib.str)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
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

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare i32 @__gomc_free(ptr noundef)

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

