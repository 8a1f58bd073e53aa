source_filename = "threads11.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_first_masks = external global [4096 x i64], align 16
@__gomc_threads11.str = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_threads11.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that is joined already\00", align 1
@__gomc_threads11.str.2 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@__gomc_fates = internal global [4096 x i64] zeroinitializer, align 16
@__gomc_threads11.str.3 = private unnamed_addr constant [46 x i8] c"detachment of a thread that was never created\00", align 1
@__gomc_threads11.str.4 = private unnamed_addr constant [46 x i8] c"detachment of a thread that is joined already\00", align 1
@__gomc_threads11.str.5 = private unnamed_addr constant [32 x i8] c"detachment of a detached thread\00", align 1
@__gomc_threads11.str.6 = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@__gomc_threads11.str.7 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@__gomc_threads11.str.8 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@__gomc_threads11.str.9 = private unnamed_addr constant [28 x i8] c"unlock of a destroyed mutex\00", align 1
@__gomc_threads11.str.10 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@__gomc_threads11.str.11 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1
@__gomc_threads11.str.12 = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_threads11.str.13 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_threads11.str.14 = private unnamed_addr constant [82 x i8] c"condition variable used by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_threads11.str.15 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_threads11.str.16 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_threads11.str.17 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1

define i32 @thrd_create(ptr noundef %thread, ptr noundef %start, ptr noundef %arg) {
entry:
  %call = call i64 @__gomc_next_thread()
  %call.i = call i32 @__gomc_signals()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %hand_down_mask.exit

if.end.i:                                         ; preds = %entry
  %call.i4 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i5 = icmp ne i64 %call.i4, 0
  br i1 %tobool.i5, label %mask_of_self.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call1.i6 = call i32 @__gomc_self()
  %tobool2.i7 = icmp ne i32 %call1.i6, 0
  br i1 %tobool2.i7, label %if.then.i9, label %mask_of_self.exit

if.then.i9:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i to i64
  %arrayidx.i8 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %0 = load atomic i64, ptr %arrayidx.i8 seq_cst, align 8
  %and.i = and i64 %0, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i9, %land.lhs.true.i, %if.end.i
  %mask.i3.0 = phi i64 [ %call.i4, %if.end.i ], [ %0, %if.then.i9 ], [ %call.i4, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i3.0, -262401
  %tobool2.i = icmp ne i64 %and5.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %hand_down_mask.exit

if.then3.i:                                       ; preds = %mask_of_self.exit
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %call
  store atomic i64 %and5.i, ptr %arrayidx.i seq_cst, align 8
  br label %hand_down_mask.exit

hand_down_mask.exit:                              ; preds = %entry, %if.then3.i, %mask_of_self.exit
  %shl.i = shl i64 %call, 8
  %add.i = add i64 1509949605, %shl.i
  store i64 %add.i, ptr %thread, align 8
  %call2 = call i64 @__gomc_create(ptr noundef %start, ptr noundef %arg)
  ret i32 0
}

declare i64 @__gomc_next_thread()

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define i32 @thrd_join(i64 noundef %thread, ptr noundef %status) {
entry:
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i10 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i10, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %entry
  %shl.i.i11 = shl i64 %shr.i, 8
  %add.i.i12 = add i64 1509949605, %shl.i.i11
  %cmp2.i = icmp eq i64 %add.i.i12, %thread
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i13 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i13, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str)
  br label %join.exit

if.end.i:                                         ; preds = %land.rhs.i
  %call.i6 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i6 to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp.i = icmp eq i64 %thread, %add.i.i
  br i1 %cmp.i, label %join.exit, label %if.end4.i

if.end4.i:                                        ; preds = %if.end.i
  %call.i = call i32 @__gomc_shared_joins()
  %tobool.i19 = icmp ne i32 %call.i, 0
  br i1 %tobool.i19, label %if.then.i21, label %if.end.i23

if.then.i21:                                      ; preds = %if.end4.i
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i64 0, i64 %shr.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  br label %settle.exit

if.end.i23:                                       ; preds = %if.end4.i
  %shl.i = shl i64 %shr.i, 1
  %or.i = or i64 %shl.i, 1
  %call2.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  %cmp.i22 = icmp eq i64 %call2.i, 0
  br i1 %cmp.i22, label %if.then4.i, label %settle.exit

if.then4.i:                                       ; preds = %if.end.i23
  %call5.i24 = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 1)
  br label %settle.exit

settle.exit:                                      ; preds = %if.end.i23, %if.then4.i, %if.then.i21
  %retval.i18.0 = phi i64 [ %call1.i, %if.then.i21 ], [ %call2.i, %if.then4.i ], [ %call2.i, %if.end.i23 ]
  switch i64 %retval.i18.0, label %sw.epilog.i [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %settle.exit
  %call.i32 = call i32 @__gomc_shared_joins()
  %tobool.i33 = icmp ne i32 %call.i32, 0
  %cond.i = select i1 %tobool.i33, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.1)
  br label %join.exit

sw.bb9.i:                                         ; preds = %settle.exit
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.2)
  br label %join.exit

sw.epilog.i:                                      ; preds = %settle.exit
  %call12.i = call i64 @__gomc_join(i64 noundef %shr.i)
  br label %join.exit

join.exit:                                        ; preds = %if.end.i, %sw.epilog.i, %sw.bb9.i, %sw.bb.i, %if.then.i
  %value.0 = phi i64 [ %call12.i, %sw.epilog.i ], [ undef, %sw.bb9.i ], [ undef, %sw.bb.i ], [ undef, %if.then.i ], [ undef, %if.end.i ]
  %retval.i.0 = phi i32 [ 0, %sw.epilog.i ], [ 22, %sw.bb9.i ], [ %cond.i, %sw.bb.i ], [ 3, %if.then.i ], [ 35, %if.end.i ]
  %tobool = icmp eq i32 %retval.i.0, 0
  %tobool1 = icmp ne ptr %status, null
  %or.cond = and i1 %tobool, %tobool1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %join.exit
  %conv = trunc i64 %value.0 to i32
  store i32 %conv, ptr %status, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %join.exit
  %switch.select14 = select i1 %tobool, i32 0, i32 2
  ret i32 %switch.select14
}

define void @thrd_exit(i32 noundef %status) {
entry:
  %conv = zext i32 %status to i64
  %0 = inttoptr i64 %conv to ptr
  call void @__gomc_exit_thread(ptr noundef %0)
  unreachable
}

declare void @__gomc_exit_thread(ptr noundef)

define i64 @thrd_current() {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  ret i64 %add.i.i
}

define i32 @thrd_equal(i64 noundef %a, i64 noundef %b) {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @thrd_detach(i64 noundef %thread) {
entry:
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %entry
  %shl.i.i = shl i64 %shr.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp2.i = icmp eq i64 %add.i.i, %thread
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i7 = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i8 = icmp ne i32 %call3.i7, 0
  br i1 %tobool.i8, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.3)
  br label %detach.exit

if.end.i:                                         ; preds = %land.rhs.i
  %call.i = call i32 @__gomc_shared_joins()
  %tobool.i14 = icmp ne i32 %call.i, 0
  br i1 %tobool.i14, label %if.then.i15, label %if.end.i18

if.then.i15:                                      ; preds = %if.end.i
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i64 0, i64 %shr.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  br label %settle.exit

if.end.i18:                                       ; preds = %if.end.i
  %shl.i = shl i64 %shr.i, 1
  %or.i = or i64 %shl.i, 1
  %call2.i16 = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  %cmp.i17 = icmp eq i64 %call2.i16, 0
  br i1 %cmp.i17, label %if.then4.i, label %settle.exit

if.then4.i:                                       ; preds = %if.end.i18
  %call5.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 2)
  br label %settle.exit

settle.exit:                                      ; preds = %if.end.i18, %if.then4.i, %if.then.i15
  %retval.i13.0 = phi i64 [ %call1.i, %if.then.i15 ], [ %call2.i16, %if.then4.i ], [ %call2.i16, %if.end.i18 ]
  switch i64 %retval.i13.0, label %detach.exit [
    i64 1, label %sw.bb.i3
    i64 2, label %sw.bb6.i
  ]

sw.bb.i3:                                         ; preds = %settle.exit
  %call.i23 = call i32 @__gomc_shared_joins()
  %tobool.i24 = icmp ne i32 %call.i23, 0
  %cond.i = select i1 %tobool.i24, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.4)
  br label %detach.exit

sw.bb6.i:                                         ; preds = %settle.exit
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.5)
  br label %detach.exit

detach.exit:                                      ; preds = %settle.exit, %sw.bb6.i, %sw.bb.i3, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %sw.bb6.i ], [ %cond.i, %sw.bb.i3 ], [ 3, %if.then.i ], [ 0, %settle.exit ]
  %switch.selectcmp9 = icmp eq i32 %retval.i2.0, 0
  %switch.select10 = select i1 %switch.selectcmp9, i32 0, i32 2
  ret i32 %switch.select10
}

define void @thrd_yield() {
entry:
  ret void
}

define i32 @thrd_sleep(ptr noundef %time, ptr noundef %rest) {
entry:
  ret i32 0
}

define i32 @mtx_init(ptr noundef %mutex, i32 noundef %type) {
entry:
  %and = and i32 %type, 1
  %tobool = icmp ne i32 %and, 0
  %cond = select i1 %tobool, i32 1, i32 0
  %shl.i = shl i32 %cond, 30
  store i32 %shl.i, ptr %mutex, align 4
  ret i32 0
}

define void @mtx_destroy(ptr noundef %mutex) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %mutex, i32 noundef 4, i64 noundef 65535, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp ne i64 %call1.i, 0
  %and.i = and i64 %call1.i, 65535
  %conv.i4 = trunc i64 %and.i to i32
  %cmp3.i = icmp eq i32 %conv.i4, 0
  %or.cond = select i1 %cmp.i, i1 %cmp3.i, i1 false
  br i1 %or.cond, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call5.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %mutex, i32 noundef 4, i64 noundef 65535, i64 noundef %call1.i, i32 noundef 1)
  %cmp6.i = icmp eq i64 %call5.i, %call1.i
  %cond.i = select i1 %cmp6.i, i32 0, i32 1
  %conv.i = sext i32 %cond.i to i64
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  %old.i.0 = phi i64 [ %conv.i, %if.then.i ], [ %call1.i, %entry ]
  %and.i6 = and i64 %old.i.0, 65535
  %conv.i7 = trunc i64 %and.i6 to i32
  %conv8.i = zext i32 %conv.i7 to i64
  %cmp9.i = icmp eq i64 %conv8.i, 65535
  br i1 %cmp9.i, label %if.then11.i, label %if.end13.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.6)
  br label %mutex_destroy.exit

if.end13.i:                                       ; preds = %if.end.i
  %cmp14.i = icmp ne i64 %old.i.0, 0
  br i1 %cmp14.i, label %if.then16.i, label %mutex_destroy.exit

if.then16.i:                                      ; preds = %if.end13.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.7)
  br label %mutex_destroy.exit

mutex_destroy.exit:                               ; preds = %if.end13.i, %if.then16.i, %if.then11.i
  ret void
}

define i32 @mtx_lock(ptr noundef %mutex) {
entry:
  %call.i19 = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i19 to i64
  %add.i = add i64 %conv.i20, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %entry
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i17 = and i64 %call5.i, 65535
  %conv.i18 = trunc i64 %and.i17 to i32
  %cmp7.i = icmp ne i32 %conv.i18, 0
  %conv10.i = zext i32 %conv.i18 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  %or.cond = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i
  br i1 %cmp15.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i = lshr i64 %call5.i, 30
  %and.i23 = and i64 %shr.i, 3
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp.i25 = icmp eq i32 %conv.i24, 3
  %.conv.i24 = select i1 %cmp.i25, i32 0, i32 %conv.i24
  %cmp18.i = icmp eq i32 %.conv.i24, 0
  br i1 %cmp18.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 65535
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit

if.end.i:                                         ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv10.i, %add.i
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i
  %shr.i32 = lshr i64 %call5.i, 30
  %and.i33 = and i64 %shr.i32, 3
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp.i35 = icmp eq i32 %conv.i34, 3
  %.conv.i34 = select i1 %cmp.i35, i32 0, i32 %conv.i34
  %cmp31.i = icmp eq i32 %.conv.i34, 2
  br i1 %cmp31.i, label %mutex_lock.exit, label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true29.i, %if.end.i
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true29.i, %cond.end.i, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ 0, %cond.end.i ], [ 35, %land.lhs.true29.i ]
  %switch.selectcmp18 = icmp eq i32 %retval.i2.0, 0
  %switch.select19 = select i1 %switch.selectcmp18, i32 0, i32 2
  ret i32 %switch.select19
}

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %call.i16 = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i16 to i64
  %add.i = add i64 %conv.i17, 1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i14 = and i64 %call5.i, 65535
  %conv.i15 = trunc i64 %and.i14 to i32
  %conv7.i = zext i32 %conv.i15 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 65535
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %entry
  %cmp12.i = icmp eq i32 %conv.i15, 0
  br i1 %cmp12.i, label %mutex_try_lock.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp eq i64 %conv7.i, %add.i
  br i1 %cmp16.i, label %land.lhs.true.i, label %if.end28.i

land.lhs.true.i:                                  ; preds = %lor.lhs.false.i
  %shr.i = lshr i64 %call5.i, 30
  %and.i20 = and i64 %shr.i, 3
  %conv.i21 = trunc i64 %and.i20 to i32
  %cmp.i22 = icmp eq i32 %conv.i21, 3
  %.conv.i21 = select i1 %cmp.i22, i32 0, i32 %conv.i21
  %cmp19.i = icmp eq i32 %.conv.i21, 1
  br i1 %cmp19.i, label %mutex_try_lock.exit, label %if.end28.i

if.end28.i:                                       ; preds = %land.lhs.true.i, %lor.lhs.false.i
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %if.end28.i, %if.end.i, %land.lhs.true.i, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ 0, %land.lhs.true.i ], [ 0, %if.end.i ], [ 16, %if.end28.i ]
  %switch.selectcmp = icmp eq i32 %retval.i2.0, 16
  %switch.select = select i1 %switch.selectcmp, i32 1, i32 2
  %switch.selectcmp19 = icmp eq i32 %retval.i2.0, 0
  %switch.select20 = select i1 %switch.selectcmp19, i32 0, i32 %switch.select
  ret i32 %switch.select20
}

define i32 @mtx_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i17, 1
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i15 = and i64 %call5.i.i, 65535
  %conv.i16 = trunc i64 %and.i15 to i32
  %conv7.i.i = zext i32 %conv.i16 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 65535
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %entry
  %cmp12.i.i = icmp eq i32 %conv.i16, 0
  br i1 %cmp12.i.i, label %mutex_try_lock.exit.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end.i.i
  %cmp16.i.i = icmp eq i64 %conv7.i.i, %add.i
  br i1 %cmp16.i.i, label %land.lhs.true.i.i, label %if.end44.i.i

land.lhs.true.i.i:                                ; preds = %lor.lhs.false.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i20 = and i64 %shr.i, 3
  %conv.i21 = trunc i64 %and.i20 to i32
  %cmp.i22 = icmp eq i32 %conv.i21, 3
  %.conv.i21 = select i1 %cmp.i22, i32 0, i32 %conv.i21
  %cmp19.i.i = icmp eq i32 %.conv.i21, 1
  br i1 %cmp19.i.i, label %mutex_try_lock.exit.i, label %if.end28.i.i

if.end28.i.i:                                     ; preds = %land.lhs.true.i.i
  br i1 %cmp16.i.i, label %land.lhs.true33.i.i, label %if.end44.i.i

land.lhs.true33.i.i:                              ; preds = %if.end28.i.i
  %shr.i28 = lshr i64 %call5.i.i, 30
  %and.i29 = and i64 %shr.i28, 3
  %conv.i30 = trunc i64 %and.i29 to i32
  %cmp.i31 = icmp eq i32 %conv.i30, 3
  %.conv.i30 = select i1 %cmp.i31, i32 0, i32 %conv.i30
  %cmp35.i.i = icmp eq i32 %.conv.i30, 2
  br i1 %cmp35.i.i, label %mutex_try_lock.exit.i, label %if.end44.i.i

if.end44.i.i:                                     ; preds = %lor.lhs.false.i.i, %land.lhs.true33.i.i, %if.end28.i.i
  br label %mutex_try_lock.exit.i

mutex_try_lock.exit.i:                            ; preds = %land.lhs.true33.i.i, %if.end.i.i, %land.lhs.true.i.i, %if.end44.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ 110, %if.end44.i.i ], [ 0, %land.lhs.true.i.i ], [ 0, %if.end.i.i ], [ 35, %land.lhs.true33.i.i ]
  %cmp.i = icmp eq i32 %retval.i.i.0, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i

land.lhs.true.i:                                  ; preds = %mutex_try_lock.exit.i
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i3 = icmp ult i64 %0, 1000000000
  br i1 %cmp.i3, label %cond.false.i, label %mutex_timed_lock.exit

cond.false.i:                                     ; preds = %land.lhs.true.i, %mutex_try_lock.exit.i
  br label %mutex_timed_lock.exit

mutex_timed_lock.exit:                            ; preds = %land.lhs.true.i, %cond.false.i
  %cond.i = phi i32 [ %retval.i.i.0, %cond.false.i ], [ 22, %land.lhs.true.i ]
  switch i32 %cond.i, label %sw.epilog.i [
    i32 0, label %result.exit
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]

sw.bb1.i:                                         ; preds = %mutex_timed_lock.exit
  br label %result.exit

sw.bb2.i:                                         ; preds = %mutex_timed_lock.exit
  br label %result.exit

sw.epilog.i:                                      ; preds = %mutex_timed_lock.exit
  br label %result.exit

result.exit:                                      ; preds = %mutex_timed_lock.exit, %sw.epilog.i, %sw.bb2.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ 2, %sw.epilog.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %mutex_timed_lock.exit ]
  ret i32 %retval.i.0
}

define i32 @mtx_unlock(ptr noundef %mutex) {
entry:
  %call.i14 = call i32 @__gomc_self()
  %conv.i15 = zext i32 %call.i14 to i64
  %add.i = add i64 %conv.i15, 1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call4.i, 65535
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv.i = zext i32 %conv.i13 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp9.i = icmp eq i64 %conv.i, 65535
  br i1 %cmp9.i, label %if.then11.i, label %lor.lhs.false.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.9)
  br label %mutex_unlock.exit

lor.lhs.false.i:                                  ; preds = %if.end.i
  %shr.i = lshr i64 %call4.i, 30
  %and.i18 = and i64 %shr.i, 3
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp.i20 = icmp eq i32 %conv.i19, 3
  %.conv.i19 = select i1 %cmp.i20, i32 0, i32 %conv.i19
  %cmp18.i = icmp ne i32 %.conv.i19, 0
  br i1 %cmp18.i, label %mutex_unlock.exit, label %if.end21.i

if.end21.i:                                       ; preds = %lor.lhs.false.i
  %cmp23.i = icmp eq i32 %conv.i13, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.10)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.11)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %lor.lhs.false.i, %entry, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i2.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ 0, %entry ], [ 1, %lor.lhs.false.i ]
  %switch.selectcmp10 = icmp eq i32 %retval.i2.0, 0
  %switch.select11 = select i1 %switch.selectcmp10, i32 0, i32 2
  ret i32 %switch.select11
}

define i32 @cnd_init(ptr noundef %cond) {
entry:
  store i32 0, ptr %cond, align 4
  ret i32 0
}

define void @cnd_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %cond, i32 noundef 4, i64 noundef 2147483648, i64 noundef 0, i32 noundef 2)
  %and.i3 = and i64 %call1.i, 65535
  %conv.i = trunc i64 %and.i3 to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = select i1 %cmp.i, i1 %cmp3.i, i1 false
  %and.i = and i64 %call1.i, 2147483648
  %tobool.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  %0 = select i1 %or.cond, i1 %lnot.i, i1 false
  br i1 %0, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.12)
  br label %cond_destroy.exit

if.end.i:                                         ; preds = %do.end.i
  br i1 %cmp3.i, label %if.then8.i, label %cond_destroy.exit

if.then8.i:                                       ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.13)
  br label %cond_destroy.exit

cond_destroy.exit:                                ; preds = %if.end.i, %if.then8.i, %if.then.i
  ret void
}

define i32 @cnd_wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %call.i41 = call i32 @__gomc_self()
  %cmp.i48 = icmp uge i32 %call.i41, 15
  br i1 %cmp.i48, label %if.then.i49, label %if.end.i54

if.then.i49:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i54:                                       ; preds = %entry
  %conv.i50 = zext i32 %call.i41 to i64
  %call1.i51 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %and.i102 = and i64 %call1.i51, 2147483648
  %tobool.i103 = icmp ne i64 %and.i102, 0
  br i1 %tobool.i103, label %cond.true.i104, label %cond_check.exit

cond.true.i104:                                   ; preds = %if.end.i54
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i54, %cond.true.i104
  %cond.i106 = phi i32 [ 22, %cond.true.i104 ], [ 0, %if.end.i54 ]
  %tobool.i53 = icmp ne i32 %cond.i106, 0
  br i1 %tobool.i53, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i57 = add i64 %conv.i50, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i57, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 65535
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 65535
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.then7.i
  %add23.i = add i32 %call.i41, 1
  %cmp24.i = icmp ne i32 %conv.i43.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i
  %error.i47.1 = phi i32 [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ 0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i47.1, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i44.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i47.1, %if.then32.i ], [ %error.i47.1, %if.end30.i ]
  %tobool.i42 = icmp ne i32 %retval.i44.0, 0
  br i1 %tobool.i42, label %cond_sleep.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i61 = icmp ne i32 %call.i, 0
  br i1 %tobool.i61, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %0 = ptrtoint ptr %cond to i64
  %call2.i62 = call i64 @__gomc_note(i64 noundef %0, i32 noundef 0)
  %tobool3.i63 = icmp ne i64 %call2.i62, 0
  br i1 %tobool3.i63, label %if.end7.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %call.i162 = call i64 @__gomc_lasting_conditions()
  %cmp.i163 = icmp ult i64 %0, %call.i162
  %shl.i144 = shl i64 1, %conv.i50
  %shl1.i145 = shl i64 %shl.i144, 16
  br i1 %cmp.i163, label %cond.true.i151, label %cond.false.i155

cond.true.i151:                                   ; preds = %if.then4.i
  %or.i147 = or i64 %shl.i144, %shl1.i145
  %and.i148 = and i64 %call1.i, %or.i147
  %cmp2.i149 = icmp eq i64 %and.i148, 0
  %conv.i150 = zext i1 %cmp2.i149 to i32
  br label %was_woken.exit157

cond.false.i155:                                  ; preds = %if.then4.i
  %and3.i152 = and i64 %call1.i, %shl1.i145
  %cmp4.i153 = icmp ne i64 %and3.i152, 0
  %conv5.i154 = zext i1 %cmp4.i153 to i32
  br label %was_woken.exit157

was_woken.exit157:                                ; preds = %cond.false.i155, %cond.true.i151
  %cond.i156 = phi i32 [ %conv.i150, %cond.true.i151 ], [ %conv5.i154, %cond.false.i155 ]
  %tobool6.i = icmp ne i32 %cond.i156, 0
  %lnot.i = xor i1 %tobool6.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i66 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i67 = icmp ne i32 %call.i66, 0
  br i1 %tobool.i67, label %if.then.i69, label %cond_sleep.exit

if.then.i69:                                      ; preds = %was_woken.exit157
  %conv.i68 = sext i32 %lnot.ext.i to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %0, i64 noundef %conv.i68)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i, %land.rhs.i
  %1 = ptrtoint ptr %cond to i64
  %call.i166 = call i64 @__gomc_lasting_conditions()
  %cmp.i167 = icmp ult i64 %1, %call.i166
  br i1 %cmp.i167, label %do.body.i, label %do.body5.i

do.body.i:                                        ; preds = %if.end7.i, %do.body.i
  %call2.i95 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %shl.i = shl i64 1, %conv.i50
  %shl1.i = shl i64 %shl.i, 16
  %or.i = or i64 %shl.i, %shl1.i
  %and.i113 = and i64 %call2.i95, %or.i
  %cmp2.i = icmp eq i64 %and.i113, 0
  %lnot.i97 = xor i1 %cmp2.i, true
  br i1 %lnot.i97, label %do.body.i, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %shl.i124 = shl i64 1, %conv.i50
  %shl1.i125 = shl i64 %shl.i124, 16
  %and3.i132 = and i64 %call8.i, %shl1.i125
  %cmp4.i133 = icmp ne i64 %and3.i132, 0
  %lnot12.i = xor i1 %cmp4.i133, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i
  %call.i74 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i75 = icmp ne i32 %call.i74, 0
  br i1 %tobool.i75, label %if.then.i78, label %cond_sleep.exit

if.then.i78:                                      ; preds = %cond_await.exit
  %call2.i77 = call i64 @__gomc_remember(i64 noundef %1, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i78, %was_woken.exit157, %if.then.i69, %cond_enqueue.exit
  %retval.i37.0 = phi i32 [ %retval.i44.0, %cond_enqueue.exit ], [ 0, %if.then.i69 ], [ 0, %was_woken.exit157 ], [ 0, %if.then.i78 ], [ 0, %cond_await.exit ]
  %tobool.i = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %cond.false.i

cond.false.i:                                     ; preds = %cond_sleep.exit
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i = add i64 %conv.i18, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %cond.false.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i15 = and i64 %call5.i.i, 65535
  %conv.i16 = trunc i64 %and.i15 to i32
  %cmp7.i.i = icmp ne i32 %conv.i16, 0
  %conv10.i.i = zext i32 %conv.i16 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  %or.cond = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i21 = and i64 %shr.i, 3
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp.i = icmp eq i32 %conv.i22, 3
  %.conv.i22 = select i1 %cmp.i, i32 0, i32 %conv.i22
  %cmp18.i.i = icmp eq i32 %.conv.i22, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %cond_wait.exit

if.end.i.i:                                       ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i.i
  %shr.i27 = lshr i64 %call5.i.i, 30
  %and.i28 = and i64 %shr.i27, 3
  %conv.i29 = trunc i64 %and.i28 to i32
  %cmp.i30 = icmp eq i32 %conv.i29, 3
  %.conv.i29 = select i1 %cmp.i30, i32 0, i32 %conv.i29
  %cmp31.i.i = icmp eq i32 %.conv.i29, 2
  br i1 %cmp31.i.i, label %cond_wait.exit, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i.i
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_sleep.exit
  %cond2.i = phi i32 [ %retval.i37.0, %cond_sleep.exit ], [ 22, %if.then.i.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ]
  switch i32 %cond2.i, label %sw.epilog.i [
    i32 0, label %result.exit
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]

sw.bb1.i:                                         ; preds = %cond_wait.exit
  br label %result.exit

sw.bb2.i:                                         ; preds = %cond_wait.exit
  br label %result.exit

sw.epilog.i:                                      ; preds = %cond_wait.exit
  br label %result.exit

result.exit:                                      ; preds = %cond_wait.exit, %sw.epilog.i, %sw.bb2.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ 2, %sw.epilog.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %cond_wait.exit ]
  ret i32 %retval.i.0
}

define i32 @cnd_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call.i8 = call i32 @__gomc_self()
  %cmp.i.i = icmp uge i32 %call.i8, 15
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %cond.true
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i.i:                                       ; preds = %cond.true
  %conv.i.i = zext i32 %call.i8 to i64
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  %and.i.i = and i64 %call1.i.i, 2147483648
  %tobool.i29.i = icmp ne i64 %and.i.i, 0
  br i1 %tobool.i29.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i ]
  %tobool.i.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 65535
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i, label %if.then20.i.i, label %if.else.i.i

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end30.i.i

if.else.i.i:                                      ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i8, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i
  %error.i.i.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i ]
  %tobool31.i.i = icmp ne i32 %error.i.i.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i.1, %if.then32.i.i ], [ %error.i.i.1, %if.end30.i.i ]
  %tobool.i9 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i9, label %cond_timed_sleep.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit.i
  %call1.i25.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  %1 = ptrtoint ptr %cond to i64
  %call.i45.i = call i64 @__gomc_lasting_conditions()
  %cmp.i46.i = icmp ult i64 %1, %call.i45.i
  %shl.i.i = shl i64 1, %conv.i.i
  %shl1.i.i = shl i64 %shl.i.i, 16
  br i1 %cmp.i46.i, label %cond.true.i38.i, label %cond.false.i39.i

cond.true.i38.i:                                  ; preds = %if.end.i
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i36.i = and i64 %call1.i25.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i36.i, 0
  %conv.i37.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i39.i:                                 ; preds = %if.end.i
  %and3.i.i = and i64 %call1.i25.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i39.i, %cond.true.i38.i
  %cond.i40.i = phi i32 [ %conv.i37.i, %cond.true.i38.i ], [ %conv5.i.i, %cond.false.i39.i ]
  %tobool3.i = icmp ne i32 %cond.i40.i, 0
  br i1 %tobool3.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i10.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i10.i, label %land.lhs.true.i.i, label %land.end.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call2.i11.i = call i64 @__gomc_note(i64 noundef %1, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i11.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i, %land.rhs.i.i, %was_woken.exit.i
  %2 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i ], [ false, %land.rhs.i ], [ %tobool5.i.i, %land.rhs.i.i ]
  %land.ext.i = zext i1 %2 to i32
  %call.i14.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i15.i = icmp ne i32 %call.i14.i, 0
  br i1 %tobool.i15.i, label %if.then.i18.i, label %cond_woken.exit.i

if.then.i18.i:                                    ; preds = %land.end.i
  %conv.i16.i = sext i32 %land.ext.i to i64
  %call2.i17.i = call i64 @__gomc_remember(i64 noundef %1, i64 noundef %conv.i16.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i18.i, %land.end.i
  %spec.select = select i1 %tobool3.i, i1 true, i1 %2
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i4.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i4.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %cond.false.i

cond.false.i:                                     ; preds = %cond_timed_sleep.exit
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i16 = add i64 %conv.i18.i, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i23, %lor.rhs.i.i, %cond.false.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i16, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i, 65535
  %conv.i16.i19 = trunc i64 %and.i15.i to i32
  %cmp7.i.i = icmp ne i32 %conv.i16.i19, 0
  %conv10.i.i = zext i32 %conv.i16.i19 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  %or.cond = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i23, label %do.end.i.i

land.rhs.i.i23:                                   ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i.i16
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i23
  %shr.i.i = lshr i64 %call5.i.i, 30
  %and.i21.i = and i64 %shr.i.i, 3
  %conv.i22.i = trunc i64 %and.i21.i to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i24 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i24, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i.i25, label %if.end.i.i26

if.then.i.i25:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit.i

if.end.i.i26:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i.i16
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %if.end34.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i.i26
  %shr.i30.i = lshr i64 %call5.i.i, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i, 3
  %.conv.i32.i = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i
  %cmp31.i.i = icmp eq i32 %.conv.i32.i, 2
  br i1 %cmp31.i.i, label %mutex_lock.exit.i, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i.i26
  br label %mutex_lock.exit.i

mutex_lock.exit.i:                                ; preds = %land.lhs.true29.i.i, %if.end34.i.i, %if.then.i.i25
  %retval.i.i10.0 = phi i32 [ 22, %if.then.i.i25 ], [ 0, %if.end34.i.i ], [ 35, %land.lhs.true29.i.i ]
  %cmp.i29 = icmp ne i32 %retval.i.i10.0, 0
  %tobool.i31 = icmp ne i32 %in_time.i.0, 0
  %cond.i = select i1 %tobool.i31, i32 0, i32 110
  %retval.i13.0 = select i1 %cmp.i29, i32 %retval.i.i10.0, i32 %cond.i
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %cond_timed_sleep.exit, %mutex_lock.exit.i
  %cond2.i = phi i32 [ %retval.i13.0, %mutex_lock.exit.i ], [ %retval.i4.0, %cond_timed_sleep.exit ]
  switch i32 %cond2.i, label %sw.epilog.i [
    i32 0, label %cond.end
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]

sw.bb1.i:                                         ; preds = %cond_timed_wait.exit
  br label %cond.end

sw.bb2.i:                                         ; preds = %cond_timed_wait.exit
  br label %cond.end

sw.epilog.i:                                      ; preds = %cond_timed_wait.exit
  br label %cond.end

cond.end:                                         ; preds = %entry, %sw.bb1.i, %sw.bb2.i, %sw.epilog.i, %cond_timed_wait.exit
  %cond3 = phi i32 [ 2, %sw.epilog.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %cond_timed_wait.exit ], [ 2, %entry ]
  ret i32 %cond3
}

define i32 @cnd_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i64
  %call.i5 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %0, %call.i5
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, 2147483648
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  %switch.selectcmp2 = icmp eq i32 %cond.i, 0
  %switch.select3 = select i1 %switch.selectcmp2, i32 0, i32 2
  ret i32 %switch.select3
}

define i32 @cnd_broadcast(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i64
  %call.i5 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %0, %call.i5
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, 2147483648
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  %switch.selectcmp2 = icmp eq i32 %cond.i, 0
  %switch.select3 = select i1 %switch.selectcmp2, i32 0, i32 2
  ret i32 %switch.select3
}

declare i32 @__gomc_signals()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_join(i64 noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_shared_joins()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i64 @__gomc_lasting_conditions()

