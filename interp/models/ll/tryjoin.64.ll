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

define i32 @pthread_tryjoin_np(i64 noundef %thread, ptr noundef %result) {
entry:
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %entry
  %shl.i = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp2.i = icmp eq i64 %add.i, %thread
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i3 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i3, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_tryjoin.str)
  br label %join_if_over.exit

if.end.i:                                         ; preds = %land.rhs.i
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i64 0, i64 %shr.i
  %0 = load atomic i32, ptr %arrayidx.i acquire, align 4
  %tobool3.i = icmp ne i32 %0, 0
  br i1 %tobool3.i, label %if.end5.i, label %join_if_over.exit

if.end5.i:                                        ; preds = %if.end.i
  %call6.i = call i32 @pthread_join(i64 noundef %thread, ptr noundef %result)
  br label %join_if_over.exit

join_if_over.exit:                                ; preds = %if.end.i, %if.end5.i, %if.then.i
  %retval.i.0 = phi i32 [ %call6.i, %if.end5.i ], [ 3, %if.then.i ], [ 16, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_timedjoin_np(i64 noundef %thread, ptr noundef %result, ptr noundef %time) {
entry:
  %tobool.i = icmp ne ptr %time, null
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = call i32 @pthread_join(i64 noundef %thread, ptr noundef %result)
  br label %join_until.exit

if.end.i:                                         ; preds = %entry
  %call.i11 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i11 to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp.i = icmp eq i64 %thread, %add.i.i
  br i1 %cmp.i, label %join_until.exit, label %if.end3.i

if.end3.i:                                        ; preds = %if.end.i
  %call.i21 = call i32 @__gomc_cancels()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %land.rhs.i25, label %cancellation_point.exit

land.rhs.i25:                                     ; preds = %if.end3.i
  %call1.i23 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i24 = icmp eq i64 %call1.i23, 0
  br i1 %cmp.i24, label %land.lhs.true.i14, label %cancellation_point.exit

land.lhs.true.i14:                                ; preds = %land.rhs.i25
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i15, label %cancellation_point.exit

if.then.i15:                                      ; preds = %land.lhs.true.i14
  %call.i27 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i28 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i15
  %call.i29 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i30 = and i64 %call.i29, -9223372036854775808
  %tobool.i31 = icmp ne i64 %and.i30, 0
  br i1 %tobool.i31, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i36 = shl i64 %call.i29, 1
  %1 = inttoptr i64 %shl.i36 to ptr
  %call.i41 = call i64 @__gomc_remember(i64 noundef %shl.i36, i64 noundef 0)
  %call1.i42 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i41)
  %call.i35 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i38 = shl i64 %call.i29, 1
  %2 = inttoptr i64 %shl.i38 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i33, label %if.end.i34

if.then.i33:                                      ; preds = %while.end.i
  %add.i39 = add i64 %shl.i38, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i39, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i34:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %if.end3.i, %land.lhs.true.i14, %land.rhs.i25
  %arrayidx.i18 = getelementptr inbounds i64, ptr %time, i64 1
  %4 = load i64, ptr %arrayidx.i18, align 8
  %cmp.i19 = icmp ult i64 %4, 1000000000
  %cond.i = select i1 %cmp.i19, i32 110, i32 22
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i2 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i2, label %land.lhs.true.i, label %if.then.i.i

land.lhs.true.i:                                  ; preds = %cancellation_point.exit
  %shl.i = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp2.i = icmp eq i64 %add.i, %thread
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
  %tobool3.i.i = icmp ne i32 %5, 0
  br i1 %tobool3.i.i, label %if.end5.i.i, label %join_until.exit

if.end5.i.i:                                      ; preds = %if.end.i.i
  %call6.i.i = call i32 @pthread_join(i64 noundef %thread, ptr noundef %result)
  br label %join_until.exit

join_until.exit:                                  ; preds = %if.then.i.i, %if.end5.i.i, %if.end.i.i, %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ 35, %if.end.i ], [ %call6.i.i, %if.end5.i.i ], [ 3, %if.then.i.i ], [ %cond.i, %if.end.i.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_clockjoin_np(i64 noundef %thread, ptr noundef %result, i32 noundef %clock, ptr noundef %time) {
entry:
  switch i32 %clock, label %cond.end [
    i32 1, label %cond.true
    i32 0, label %cond.true
  ]

cond.true:                                        ; preds = %entry, %entry
  %tobool.i = icmp ne ptr %time, null
  br i1 %tobool.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %cond.true
  %call.i = call i32 @pthread_join(i64 noundef %thread, ptr noundef %result)
  br label %cond.end

if.end.i:                                         ; preds = %cond.true
  %call.i13 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i13 to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp.i = icmp eq i64 %thread, %add.i.i
  br i1 %cmp.i, label %cond.end, label %if.end3.i

if.end3.i:                                        ; preds = %if.end.i
  %call.i23 = call i32 @__gomc_cancels()
  %tobool.i24 = icmp ne i32 %call.i23, 0
  br i1 %tobool.i24, label %land.rhs.i27, label %cancellation_point.exit

land.rhs.i27:                                     ; preds = %if.end3.i
  %call1.i25 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i26 = icmp eq i64 %call1.i25, 0
  br i1 %cmp.i26, label %land.lhs.true.i16, label %cancellation_point.exit

land.lhs.true.i16:                                ; preds = %land.rhs.i27
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i17, label %cancellation_point.exit

if.then.i17:                                      ; preds = %land.lhs.true.i16
  %call.i29 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i30 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i17
  %call.i31 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i32 = and i64 %call.i31, -9223372036854775808
  %tobool.i33 = icmp ne i64 %and.i32, 0
  br i1 %tobool.i33, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i38 = shl i64 %call.i31, 1
  %1 = inttoptr i64 %shl.i38 to ptr
  %call.i43 = call i64 @__gomc_remember(i64 noundef %shl.i38, i64 noundef 0)
  %call1.i44 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i43)
  %call.i37 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i40 = shl i64 %call.i31, 1
  %2 = inttoptr i64 %shl.i40 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i35, label %if.end.i36

if.then.i35:                                      ; preds = %while.end.i
  %add.i41 = add i64 %shl.i40, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i41, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i36:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %if.end3.i, %land.lhs.true.i16, %land.rhs.i27
  %arrayidx.i20 = getelementptr inbounds i64, ptr %time, i64 1
  %4 = load i64, ptr %arrayidx.i20, align 8
  %cmp.i21 = icmp ult i64 %4, 1000000000
  %cond.i = select i1 %cmp.i21, i32 110, i32 22
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i4 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i4, label %land.lhs.true.i, label %if.then.i.i

land.lhs.true.i:                                  ; preds = %cancellation_point.exit
  %shl.i = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp2.i = icmp eq i64 %add.i, %thread
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
  %tobool3.i.i = icmp ne i32 %5, 0
  br i1 %tobool3.i.i, label %if.end5.i.i, label %cond.end

if.end5.i.i:                                      ; preds = %if.end.i.i
  %call6.i.i = call i32 @pthread_join(i64 noundef %thread, ptr noundef %result)
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.then.i, %if.end.i, %if.end.i.i, %if.end5.i.i, %if.then.i.i
  %cond = phi i32 [ %call.i, %if.then.i ], [ 35, %if.end.i ], [ %call6.i.i, %if.end5.i.i ], [ 3, %if.then.i.i ], [ %cond.i, %if.end.i.i ], [ 22, %entry ]
  ret i32 %cond
}

declare i32 @pthread_join(i64 noundef, ptr noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

