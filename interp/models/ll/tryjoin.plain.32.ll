source_filename = "tryjoin.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_overs = internal global [4096 x i32] zeroinitializer, align 4
@__gomc_tryjoin.str = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 4

define void @__gomc_thread_over() {
entry:
  %call = call i32 @__gomc_self()
  %arrayidx = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i32 0, i32 %call
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
  %idxprom.i = trunc i64 %shr.i to i32
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i32 0, i32 %idxprom.i
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
  br i1 %cmp.i, label %join_until.exit, label %cancellation_point.exit

cancellation_point.exit:                          ; preds = %if.end.i
  %arrayidx.i19 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i19, align 4
  %cmp.i20 = icmp ult i32 %0, 1000000000
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
  %idxprom.i.i = trunc i64 %shr.i to i32
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i32 0, i32 %idxprom.i.i
  %1 = load atomic i32, ptr %arrayidx.i.i acquire, align 4
  %tobool4.i.i = icmp ne i32 %1, 0
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
  br i1 %cmp.i, label %cond.end, label %cancellation_point.exit

cancellation_point.exit:                          ; preds = %if.end.i
  %arrayidx.i21 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i21, align 4
  %cmp.i22 = icmp ult i32 %0, 1000000000
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
  %idxprom.i.i = trunc i64 %shr.i to i32
  %arrayidx.i.i = getelementptr inbounds [4096 x i32], ptr @__gomc_overs, i32 0, i32 %idxprom.i.i
  %1 = load atomic i32, ptr %arrayidx.i.i acquire, align 4
  %tobool4.i.i = icmp ne i32 %1, 0
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

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

