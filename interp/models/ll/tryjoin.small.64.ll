source_filename = "tryjoin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_overs = internal global [4096 x i32] zeroinitializer, align 16
@__gomc_tryjoin.str = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 16

define void @__gomc_thread_over() {
entry:
  %call = call i32 @__gomc_self()
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i64 0, i64 %idxprom
  store atomic i32 1, ptr %arrayidx release, align 4
  ret void
}

declare i32 @__gomc_self()

define i32 @pthread_tryjoin_np(i32 noundef %thread, ptr noundef %result) {
entry:
  %conv.i = zext i32 %thread to i64
  %sub.i = sub i64 %conv.i, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %entry
  %shl.i = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp2.i = icmp eq i64 %add.i, %conv.i
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i3 = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i4 = icmp ne i32 %call3.i3, 0
  br i1 %tobool.i4, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_tryjoin.str)
  br label %join_if_over.exit

if.end.i:                                         ; preds = %land.rhs.i
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i64 0, i64 %shr.i
  %0 = load atomic i32, ptr %arrayidx.i acquire, align 4
  %tobool4.i = icmp ne i32 %0, 0
  br i1 %tobool4.i, label %if.end6.i, label %join_if_over.exit

if.end6.i:                                        ; preds = %if.end.i
  %call7.i = call i32 @pthread_join(i32 noundef %thread, ptr noundef %result)
  br label %join_if_over.exit

join_if_over.exit:                                ; preds = %if.end.i, %if.end6.i, %if.then.i
  %retval.i.0 = phi i32 [ %call7.i, %if.end6.i ], [ 3, %if.then.i ], [ 16, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_timedjoin_np(i32 noundef %thread, ptr noundef %result, ptr noundef %time) {
entry:
  %tobool.i = icmp ne ptr %time, null
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @pthread_join(i32 noundef %thread, ptr noundef %result)
  br label %join_until.exit

if.end.i:                                         ; preds = %entry
  %conv.i = zext i32 %thread to i64
  %call.i11 = call i32 @__gomc_self()
  %conv.i12 = zext i32 %call.i11 to i64
  %shl.i.i = shl i64 %conv.i12, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp.i = icmp eq i64 %conv.i, %add.i.i
  br i1 %cmp.i, label %join_until.exit, label %if.end4.i

if.end4.i:                                        ; preds = %if.end.i
  %call.i22 = call i32 @__gomc_cancels()
  %tobool.i23 = icmp ne i32 %call.i22, 0
  br i1 %tobool.i23, label %land.rhs.i26, label %cancellation_point.exit

land.rhs.i26:                                     ; preds = %if.end4.i
  %call1.i24 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i25 = icmp eq i64 %call1.i24, 0
  br i1 %cmp.i25, label %land.lhs.true.i15, label %cancellation_point.exit

land.lhs.true.i15:                                ; preds = %land.rhs.i26
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i16, label %cancellation_point.exit

if.then.i16:                                      ; preds = %land.lhs.true.i15
  %call.i28 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i29 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i16
  %call.i30 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i31 = and i64 %call.i30, -9223372036854775808
  %tobool.i32 = icmp ne i64 %and.i31, 0
  br i1 %tobool.i32, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i37 = shl i64 %call.i30, 1
  %1 = inttoptr i64 %shl.i37 to ptr
  %call.i42 = call i64 @__gomc_remember(i64 noundef %shl.i37, i64 noundef 0)
  %call1.i43 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i42)
  %call.i36 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i39 = shl i64 %call.i30, 1
  %2 = inttoptr i64 %shl.i39 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i34, label %if.end.i35

if.then.i34:                                      ; preds = %while.end.i
  %add.i40 = add i64 %shl.i39, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i40, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i35:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %if.end4.i, %land.lhs.true.i15, %land.rhs.i26
  %arrayidx.i19 = getelementptr inbounds i64, ptr %time, i64 1
  %4 = load i64, ptr %arrayidx.i19, align 8
  %cmp.i20 = icmp ult i64 %4, 1000000000
  %cond.i = select i1 %cmp.i20, i32 110, i32 22
  %sub.i = sub i64 %conv.i, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i2 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i2, label %land.lhs.true.i, label %if.then.i.i

land.lhs.true.i:                                  ; preds = %cancellation_point.exit
  %shl.i = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp2.i = icmp eq i64 %add.i, %conv.i
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i4 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i4, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %land.lhs.true.i, %cancellation_point.exit, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_tryjoin.str)
  br label %join_until.exit

if.end.i.i:                                       ; preds = %land.rhs.i
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i64 0, i64 %shr.i
  %5 = load atomic i32, ptr %arrayidx.i.i acquire, align 4
  %tobool4.i.i = icmp ne i32 %5, 0
  br i1 %tobool4.i.i, label %if.end6.i.i, label %join_until.exit

if.end6.i.i:                                      ; preds = %if.end.i.i
  %call7.i.i = call i32 @pthread_join(i32 noundef %thread, ptr noundef %result)
  br label %join_until.exit

join_until.exit:                                  ; preds = %if.then.i.i, %if.end6.i.i, %if.end.i.i, %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ 35, %if.end.i ], [ %call7.i.i, %if.end6.i.i ], [ 3, %if.then.i.i ], [ %cond.i, %if.end.i.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_clockjoin_np(i32 noundef %thread, ptr noundef %result, i32 noundef %clock, ptr noundef %time) {
entry:
  switch i32 %clock, label %cond.end [
    i32 1, label %cond.true
    i32 0, label %cond.true
  ]

cond.true:                                        ; preds = %entry, %entry
  %tobool.i = icmp ne ptr %time, null
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %cond.true
  %call.i = call i32 @pthread_join(i32 noundef %thread, ptr noundef %result)
  br label %cond.end

if.end.i:                                         ; preds = %cond.true
  %conv.i = zext i32 %thread to i64
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %shl.i.i = shl i64 %conv.i14, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp.i = icmp eq i64 %conv.i, %add.i.i
  br i1 %cmp.i, label %cond.end, label %if.end4.i

if.end4.i:                                        ; preds = %if.end.i
  %call.i24 = call i32 @__gomc_cancels()
  %tobool.i25 = icmp ne i32 %call.i24, 0
  br i1 %tobool.i25, label %land.rhs.i28, label %cancellation_point.exit

land.rhs.i28:                                     ; preds = %if.end4.i
  %call1.i26 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i27 = icmp eq i64 %call1.i26, 0
  br i1 %cmp.i27, label %land.lhs.true.i17, label %cancellation_point.exit

land.lhs.true.i17:                                ; preds = %land.rhs.i28
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i18, label %cancellation_point.exit

if.then.i18:                                      ; preds = %land.lhs.true.i17
  %call.i30 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i31 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i18
  %call.i32 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i33 = and i64 %call.i32, -9223372036854775808
  %tobool.i34 = icmp ne i64 %and.i33, 0
  br i1 %tobool.i34, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i39 = shl i64 %call.i32, 1
  %1 = inttoptr i64 %shl.i39 to ptr
  %call.i44 = call i64 @__gomc_remember(i64 noundef %shl.i39, i64 noundef 0)
  %call1.i45 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i44)
  %call.i38 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i41 = shl i64 %call.i32, 1
  %2 = inttoptr i64 %shl.i41 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i36, label %if.end.i37

if.then.i36:                                      ; preds = %while.end.i
  %add.i42 = add i64 %shl.i41, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i42, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i37:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %if.end4.i, %land.lhs.true.i17, %land.rhs.i28
  %arrayidx.i21 = getelementptr inbounds i64, ptr %time, i64 1
  %4 = load i64, ptr %arrayidx.i21, align 8
  %cmp.i22 = icmp ult i64 %4, 1000000000
  %cond.i = select i1 %cmp.i22, i32 110, i32 22
  %sub.i = sub i64 %conv.i, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i4 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i4, label %land.lhs.true.i, label %if.then.i.i

land.lhs.true.i:                                  ; preds = %cancellation_point.exit
  %shl.i = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp2.i = icmp eq i64 %add.i, %conv.i
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i6 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i6, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %land.lhs.true.i, %cancellation_point.exit, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_tryjoin.str)
  br label %cond.end

if.end.i.i:                                       ; preds = %land.rhs.i
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i64 0, i64 %shr.i
  %5 = load atomic i32, ptr %arrayidx.i.i acquire, align 4
  %tobool4.i.i = icmp ne i32 %5, 0
  br i1 %tobool4.i.i, label %if.end6.i.i, label %cond.end

if.end6.i.i:                                      ; preds = %if.end.i.i
  %call7.i.i = call i32 @pthread_join(i32 noundef %thread, ptr noundef %result)
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.then.i, %if.end.i, %if.end.i.i, %if.end6.i.i, %if.then.i.i
  %cond = phi i32 [ %call.i, %if.then.i ], [ 35, %if.end.i ], [ %call7.i.i, %if.end6.i.i ], [ 3, %if.then.i.i ], [ %cond.i, %if.end.i.i ], [ 22, %entry ]
  ret i32 %cond
}

declare i32 @pthread_join(i32 noundef, ptr noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

