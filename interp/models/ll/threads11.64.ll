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
@__gomc_threads11.str.18 = private unnamed_addr constant [65 x i8] c"wait for a condition with another mutex than a thread that waits\00", align 1

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
  store i64 0, ptr %mutex, align 8
  %call1.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i64 16
  store i32 %cond, ptr %add.ptr.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  %call3.i = call i32 @__gomc_robust_mutexes()
  %tobool4.i = icmp ne i32 %call3.i, 0
  br i1 %tobool4.i, label %if.then5.i, label %mutex_init.exit

if.then5.i:                                       ; preds = %if.end.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i3 = getelementptr inbounds i32, ptr %add.ptr.i.i, i64 2
  store i32 0, ptr %add.ptr.i3, align 4
  br label %mutex_init.exit

mutex_init.exit:                                  ; preds = %if.then5.i, %if.end.i
  ret i32 0
}

define void @mtx_destroy(ptr noundef %mutex) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %mutex, i32 noundef 8, i64 noundef 4294967295, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i3 = trunc i64 %and.i to i32
  %conv.i = zext i32 %conv.i3 to i64
  %cmp.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.6)
  br label %mutex_destroy.exit

if.end.i:                                         ; preds = %entry
  %cmp5.i = icmp ne i64 %call1.i, 0
  br i1 %cmp5.i, label %if.then7.i, label %mutex_destroy.exit

if.then7.i:                                       ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.7)
  br label %mutex_destroy.exit

mutex_destroy.exit:                               ; preds = %if.end.i, %if.then7.i, %if.then.i
  ret void
}

define i32 @mtx_lock(ptr noundef %mutex) {
entry:
  %call.i19 = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i19 to i64
  %add.i = add i64 %conv.i20, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i22 = icmp ne i32 %call.i, 0
  br i1 %tobool.i22, label %cond.true.i24, label %mutex_kind.exit

cond.true.i24:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i23 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i24
  %cond.i26 = phi i32 [ %and.i23, %cond.true.i24 ], [ 0, %entry ]
  %and.i28 = and i32 %cond.i26, 3
  %cmp.i29 = icmp eq i32 %and.i28, 3
  %.and.i28 = select i1 %cmp.i29, i32 0, i32 %and.i28
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i = icmp eq i32 %.and.i28, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv4.i, i32 noundef 1)
  %and.i17 = and i64 %call5.i, 4294967295
  %conv.i18 = trunc i64 %and.i17 to i32
  %cmp7.i = icmp ne i32 %conv.i18, 0
  %conv10.i = zext i32 %conv.i18 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  %or.cond = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i
  %cmp18.i = icmp eq i32 %.and.i28, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 4294967295
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit

if.end.i:                                         ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv10.i, %add.i
  %cmp31.i = icmp eq i32 %.and.i28, 2
  %or.cond18 = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond18, label %mutex_lock.exit, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i
  %call.i38 = call i32 @__gomc_robust_mutexes()
  %tobool.i39 = icmp ne i32 %call.i38, 0
  %and.i40 = and i32 %cond.i26, 16
  %tobool1.i = icmp ne i32 %and.i40, 0
  %1 = select i1 %tobool.i39, i1 %tobool1.i, i1 false
  br i1 %1, label %cond.true.i, label %mutex_lock.exit

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %cond.true.i, %if.end34.i, %if.end.i, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ 35, %if.end.i ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ]
  switch i32 %retval.i2.0, label %sw.epilog.i [
    i32 0, label %result.exit
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]

sw.bb1.i:                                         ; preds = %mutex_lock.exit
  br label %result.exit

sw.bb2.i:                                         ; preds = %mutex_lock.exit
  br label %result.exit

sw.epilog.i:                                      ; preds = %mutex_lock.exit
  br label %result.exit

result.exit:                                      ; preds = %mutex_lock.exit, %sw.epilog.i, %sw.bb2.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ 2, %sw.epilog.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %mutex_lock.exit ]
  ret i32 %retval.i.0
}

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %call.i16 = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i16 to i64
  %add.i = add i64 %conv.i17, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i19 = icmp ne i32 %call.i, 0
  br i1 %tobool.i19, label %cond.true.i21, label %mutex_kind.exit

cond.true.i21:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i20 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i21
  %cond.i23 = phi i32 [ %and.i20, %cond.true.i21 ], [ 0, %entry ]
  %and.i25 = and i32 %cond.i23, 3
  %cmp.i26 = icmp eq i32 %and.i25, 3
  %.and.i25 = select i1 %cmp.i26, i32 0, i32 %and.i25
  %cmp.i = icmp eq i32 %.and.i25, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv4.i, i32 noundef 1)
  %and.i14 = and i64 %call5.i, 4294967295
  %conv.i15 = trunc i64 %and.i14 to i32
  %conv7.i = zext i32 %conv.i15 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 4294967295
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %mutex_kind.exit
  %cmp12.i = icmp eq i32 %conv.i15, 0
  br i1 %cmp12.i, label %if.then21.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp eq i64 %conv7.i, %add.i
  %or.cond = select i1 %cmp16.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %if.then21.i, label %if.end28.i

if.then21.i:                                      ; preds = %lor.lhs.false.i, %if.end.i
  %call.i35 = call i32 @__gomc_robust_mutexes()
  %tobool.i36 = icmp ne i32 %call.i35, 0
  %and.i37 = and i32 %cond.i23, 16
  %tobool1.i = icmp ne i32 %and.i37, 0
  %1 = select i1 %tobool.i36, i1 %tobool1.i, i1 false
  br i1 %1, label %cond.true.i, label %mutex_try_lock.exit

cond.true.i:                                      ; preds = %if.then21.i
  %cmp25.i = icmp eq i64 %conv7.i, %add.i
  %conv26.i = zext i1 %cmp25.i to i32
  %call27.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv26.i)
  br label %mutex_try_lock.exit

if.end28.i:                                       ; preds = %lor.lhs.false.i
  %cmp35.i = icmp eq i32 %.and.i25, 2
  %or.cond19 = select i1 %cmp16.i, i1 %cmp35.i, i1 false
  br i1 %or.cond19, label %lor.lhs.false40.i, label %if.end44.i

lor.lhs.false40.i:                                ; preds = %if.end28.i
  %call.i39 = call i32 @__gomc_robust_mutexes()
  %tobool.i40 = icmp ne i32 %call.i39, 0
  %and.i41 = and i32 %cond.i23, 16
  %tobool1.i42 = icmp ne i32 %and.i41, 0
  %2 = select i1 %tobool.i40, i1 %tobool1.i42, i1 false
  br i1 %2, label %mutex_try_lock.exit, label %if.end44.i

if.end44.i:                                       ; preds = %lor.lhs.false40.i, %if.end28.i
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %lor.lhs.false40.i, %cond.true.i, %if.then21.i, %if.end44.i, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.end44.i ], [ %call27.i, %cond.true.i ], [ 0, %if.then21.i ], [ 35, %lor.lhs.false40.i ]
  switch i32 %retval.i2.0, label %sw.epilog.i [
    i32 0, label %result.exit
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]

sw.bb1.i:                                         ; preds = %mutex_try_lock.exit
  br label %result.exit

sw.bb2.i:                                         ; preds = %mutex_try_lock.exit
  br label %result.exit

sw.epilog.i:                                      ; preds = %mutex_try_lock.exit
  br label %result.exit

result.exit:                                      ; preds = %mutex_try_lock.exit, %sw.epilog.i, %sw.bb2.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ 2, %sw.epilog.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %mutex_try_lock.exit ]
  ret i32 %retval.i.0
}

define i32 @mtx_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i17, 1
  %call.i20 = call i32 @__gomc_mutex_kinds()
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %cond.true.i23, label %mutex_kind.exit

cond.true.i23:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i22 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i23
  %cond.i25 = phi i32 [ %and.i22, %cond.true.i23 ], [ 0, %entry ]
  %and.i26 = and i32 %cond.i25, 3
  %cmp.i27 = icmp eq i32 %and.i26, 3
  %.and.i26 = select i1 %cmp.i27, i32 0, i32 %and.i26
  %cmp.i.i = icmp eq i32 %.and.i26, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv4.i.i = sext i32 %conv.i.i to i64
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i15 = and i64 %call5.i.i, 4294967295
  %conv.i16 = trunc i64 %and.i15 to i32
  %conv7.i.i = zext i32 %conv.i16 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 4294967295
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %mutex_kind.exit
  %cmp12.i.i = icmp eq i32 %conv.i16, 0
  br i1 %cmp12.i.i, label %if.then21.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end.i.i
  %cmp16.i.i = icmp eq i64 %conv7.i.i, %add.i
  %or.cond = select i1 %cmp16.i.i, i1 %cmp.i.i, i1 false
  br i1 %or.cond, label %if.then21.i.i, label %if.end28.i.i

if.then21.i.i:                                    ; preds = %lor.lhs.false.i.i, %if.end.i.i
  %call.i35 = call i32 @__gomc_robust_mutexes()
  %tobool.i36 = icmp ne i32 %call.i35, 0
  %and.i37 = and i32 %cond.i25, 16
  %tobool1.i = icmp ne i32 %and.i37, 0
  %1 = select i1 %tobool.i36, i1 %tobool1.i, i1 false
  br i1 %1, label %cond.true.i.i, label %mutex_try_lock.exit.i

cond.true.i.i:                                    ; preds = %if.then21.i.i
  %cmp25.i.i = icmp eq i64 %conv7.i.i, %add.i
  %conv26.i.i = zext i1 %cmp25.i.i to i32
  %call27.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv26.i.i)
  br label %mutex_try_lock.exit.i

if.end28.i.i:                                     ; preds = %lor.lhs.false.i.i
  %cmp35.i.i = icmp eq i32 %.and.i26, 2
  %or.cond20 = select i1 %cmp16.i.i, i1 %cmp35.i.i, i1 false
  %spec.select = select i1 %or.cond20, i32 35, i32 110
  br label %mutex_try_lock.exit.i

mutex_try_lock.exit.i:                            ; preds = %if.end28.i.i, %cond.true.i.i, %if.then21.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ %call27.i.i, %cond.true.i.i ], [ 0, %if.then21.i.i ], [ %spec.select, %if.end28.i.i ]
  %cmp.i = icmp eq i32 %retval.i.i.0, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i

land.lhs.true.i:                                  ; preds = %mutex_try_lock.exit.i
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %2 = load i64, ptr %arrayidx.i, align 8
  %cmp.i3 = icmp ult i64 %2, 1000000000
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
  %call.i32 = call i32 @__gomc_robust_mutexes()
  %tobool.i33 = icmp ne i32 %call.i32, 0
  br i1 %tobool.i33, label %land.rhs.i, label %robust.exit

land.rhs.i:                                       ; preds = %entry
  %call.i.i = call i32 @__gomc_mutex_kinds()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %cond.true.i.i, label %mutex_kind.exit.i

cond.true.i.i:                                    ; preds = %land.rhs.i
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i.i, align 4
  %and.i.i = and i32 %0, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i, %cond.true.i.i
  %cond.i.i = phi i32 [ %and.i.i, %cond.true.i.i ], [ 0, %land.rhs.i ]
  %and.i34 = and i32 %cond.i.i, 16
  %tobool2.i = icmp ne i32 %and.i34, 0
  br label %robust.exit

robust.exit:                                      ; preds = %mutex_kind.exit.i, %entry
  %1 = phi i1 [ false, %entry ], [ %tobool2.i, %mutex_kind.exit.i ]
  br i1 %1, label %cond.true.i, label %cond.end.i

cond.true.i:                                      ; preds = %robust.exit
  %call2.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %cond.end.i

cond.end.i:                                       ; preds = %robust.exit, %cond.true.i
  %cond.i = phi i32 [ %call2.i, %cond.true.i ], [ 0, %robust.exit ]
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call4.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv.i = zext i32 %conv.i13 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %cond.end.i
  %cmp9.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp9.i, label %if.then11.i, label %if.end13.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.9)
  br label %mutex_unlock.exit

if.end13.i:                                       ; preds = %if.end.i
  br i1 %1, label %mutex_unlock.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end13.i
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i17 = icmp ne i32 %call.i, 0
  br i1 %tobool.i17, label %cond.true.i19, label %mutex_kind.exit

cond.true.i19:                                    ; preds = %lor.lhs.false.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %2 = load i32, ptr %add.ptr.i.i, align 4
  %and.i18 = and i32 %2, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %lor.lhs.false.i, %cond.true.i19
  %cond.i21 = phi i32 [ %and.i18, %cond.true.i19 ], [ 0, %lor.lhs.false.i ]
  %and.i23 = and i32 %cond.i21, 3
  %cmp.i24 = icmp eq i32 %and.i23, 3
  %.and.i23 = select i1 %cmp.i24, i32 0, i32 %and.i23
  %cmp18.i = icmp ne i32 %.and.i23, 0
  br i1 %cmp18.i, label %mutex_unlock.exit, label %if.end21.i

if.end21.i:                                       ; preds = %mutex_kind.exit
  %cmp23.i = icmp eq i32 %conv.i13, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.10)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.11)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %if.end13.i, %mutex_kind.exit, %cond.end.i, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i2.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ %cond.i, %cond.end.i ], [ 1, %mutex_kind.exit ], [ 1, %if.end13.i ]
  switch i32 %retval.i2.0, label %sw.epilog.i [
    i32 0, label %result.exit
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
  ]

sw.bb1.i:                                         ; preds = %mutex_unlock.exit
  br label %result.exit

sw.bb2.i:                                         ; preds = %mutex_unlock.exit
  br label %result.exit

sw.epilog.i:                                      ; preds = %mutex_unlock.exit
  br label %result.exit

result.exit:                                      ; preds = %mutex_unlock.exit, %sw.epilog.i, %sw.bb2.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ 2, %sw.epilog.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %mutex_unlock.exit ]
  ret i32 %retval.i.0
}

define i32 @cnd_init(ptr noundef %cond) {
entry:
  store i64 0, ptr %cond, align 8
  ret i32 0
}

define void @cnd_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %cond, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %and.i3 = and i64 %call1.i, 4294967295
  %conv.i = trunc i64 %and.i3 to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = select i1 %cmp.i, i1 %cmp3.i, i1 false
  %and.i = and i64 %call1.i, -9223372036854775808
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
  %cmp.i48 = icmp uge i32 %call.i41, 31
  br i1 %cmp.i48, label %if.then.i49, label %if.end.i54

if.then.i49:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i54:                                       ; preds = %entry
  %conv.i50 = zext i32 %call.i41 to i64
  %call1.i51 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %and.i106 = and i64 %call1.i51, -9223372036854775808
  %tobool.i107 = icmp ne i64 %and.i106, 0
  br i1 %tobool.i107, label %cond.true.i108, label %cond_check.exit

cond.true.i108:                                   ; preds = %if.end.i54
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i54, %cond.true.i108
  %cond.i110 = phi i32 [ 22, %cond.true.i108 ], [ 0, %if.end.i54 ]
  %tobool.i53 = icmp ne i32 %cond.i110, 0
  br i1 %tobool.i53, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i119 = and i64 %call1.i51, 4294967295
  %conv.i.i120 = trunc i64 %and.i.i119 to i32
  %cmp.i121 = icmp eq i32 %conv.i.i120, 0
  br i1 %cmp.i121, label %if.then.i122, label %if.end.i125

if.then.i122:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i125:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i123 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i124 = icmp eq i32 %call2.i123, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i124, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i125
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.18)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i125, %if.end5.i, %if.then.i122
  %retval.i115.0 = phi i32 [ 0, %if.then.i122 ], [ 22, %if.end5.i ], [ 0, %if.end.i125 ]
  %tobool6.i56 = icmp ne i32 %retval.i115.0, 0
  br i1 %tobool6.i56, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i.i57 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i57, label %land.rhs.i.i58, label %if.end12.i

land.rhs.i.i58:                                   ; preds = %if.then7.i
  %call.i.i.i = call i32 @__gomc_mutex_kinds()
  %tobool.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %cond.true.i.i.i, label %mutex_kind.exit.i.i

cond.true.i.i.i:                                  ; preds = %land.rhs.i.i58
  %add.ptr.i.i.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %3 = load i32, ptr %add.ptr.i.i.i.i, align 4
  %and.i.i.i = and i32 %3, 19
  br label %mutex_kind.exit.i.i

mutex_kind.exit.i.i:                              ; preds = %land.rhs.i.i58, %cond.true.i.i.i
  %cond.i.i.i = phi i32 [ %and.i.i.i, %cond.true.i.i.i ], [ 0, %land.rhs.i.i58 ]
  %and.i44.i = and i32 %cond.i.i.i, 16
  %tobool2.i.i = icmp ne i32 %and.i44.i, 0
  br i1 %tobool2.i.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit.i.i
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit.i.i
  %add.i59 = add i64 %conv.i50, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i59, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i41, 1
  %cmp24.i = icmp ne i32 %conv.i43.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i47.2 = phi i32 [ %retval.i115.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i115.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i47.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i44.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i47.2, %if.then32.i ], [ %error.i47.2, %if.end30.i ]
  %tobool.i42 = icmp ne i32 %retval.i44.0, 0
  br i1 %tobool.i42, label %cond_sleep.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i63 = icmp ne i32 %call.i, 0
  br i1 %tobool.i63, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i64 = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i65 = icmp ne i64 %call2.i64, 0
  br i1 %tobool3.i65, label %if.end7.i, label %land.rhs.i66

land.rhs.i66:                                     ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i66
  %call1.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %call.i180 = call i64 @__gomc_lasting_conditions()
  %cmp.i181 = icmp ult i64 %4, %call.i180
  %shl.i162 = shl i64 1, %conv.i50
  %shl1.i163 = shl i64 %shl.i162, 32
  br i1 %cmp.i181, label %cond.true.i169, label %cond.false.i173

cond.true.i169:                                   ; preds = %if.then4.i
  %or.i165 = or i64 %shl.i162, %shl1.i163
  %and.i166 = and i64 %call1.i, %or.i165
  %cmp2.i167 = icmp eq i64 %and.i166, 0
  %conv.i168 = zext i1 %cmp2.i167 to i32
  br label %was_woken.exit175

cond.false.i173:                                  ; preds = %if.then4.i
  %and3.i170 = and i64 %call1.i, %shl1.i163
  %cmp4.i171 = icmp ne i64 %and3.i170, 0
  %conv5.i172 = zext i1 %cmp4.i171 to i32
  br label %was_woken.exit175

was_woken.exit175:                                ; preds = %cond.false.i173, %cond.true.i169
  %cond.i174 = phi i32 [ %conv.i168, %cond.true.i169 ], [ %conv5.i172, %cond.false.i173 ]
  %tobool6.i = icmp ne i32 %cond.i174, 0
  %lnot.i = xor i1 %tobool6.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i70 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i71 = icmp ne i32 %call.i70, 0
  br i1 %tobool.i71, label %if.then.i73, label %cond_sleep.exit

if.then.i73:                                      ; preds = %was_woken.exit175
  %conv.i72 = sext i32 %lnot.ext.i to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %4, i64 noundef %conv.i72)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i, %land.rhs.i66
  %5 = ptrtoint ptr %cond to i64
  %call.i184 = call i64 @__gomc_lasting_conditions()
  %cmp.i185 = icmp ult i64 %5, %call.i184
  br i1 %cmp.i185, label %do.body.i, label %do.body5.i

do.body.i:                                        ; preds = %if.end7.i, %do.body.i
  %call2.i99 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %shl.i = shl i64 1, %conv.i50
  %shl1.i = shl i64 %shl.i, 32
  %or.i = or i64 %shl.i, %shl1.i
  %and.i131 = and i64 %call2.i99, %or.i
  %cmp2.i = icmp eq i64 %and.i131, 0
  %lnot.i101 = xor i1 %cmp2.i, true
  br i1 %lnot.i101, label %do.body.i, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i50, i64 noundef 0, i32 noundef 2)
  %shl.i142 = shl i64 1, %conv.i50
  %shl1.i143 = shl i64 %shl.i142, 32
  %and3.i150 = and i64 %call8.i, %shl1.i143
  %cmp4.i151 = icmp ne i64 %and3.i150, 0
  %lnot12.i = xor i1 %cmp4.i151, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i
  %call.i78 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i79 = icmp ne i32 %call.i78, 0
  br i1 %tobool.i79, label %if.then.i82, label %cond_sleep.exit

if.then.i82:                                      ; preds = %cond_await.exit
  %call2.i81 = call i64 @__gomc_remember(i64 noundef %5, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i82, %was_woken.exit175, %if.then.i73, %cond_enqueue.exit
  %retval.i37.0 = phi i32 [ %retval.i44.0, %cond_enqueue.exit ], [ 0, %if.then.i73 ], [ 0, %was_woken.exit175 ], [ 0, %if.then.i82 ], [ 0, %cond_await.exit ]
  %tobool.i = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %cond.false.i

cond.false.i:                                     ; preds = %cond_sleep.exit
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i = add i64 %conv.i18, 1
  %call.i21 = call i32 @__gomc_mutex_kinds()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %cond.true.i24, label %mutex_kind.exit

cond.true.i24:                                    ; preds = %cond.false.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %6 = load i32, ptr %add.ptr.i.i, align 4
  %and.i23 = and i32 %6, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond.false.i, %cond.true.i24
  %cond.i = phi i32 [ %and.i23, %cond.true.i24 ], [ 0, %cond.false.i ]
  %and.i26 = and i32 %cond.i, 3
  %cmp.i = icmp eq i32 %and.i26, 3
  %.and.i26 = select i1 %cmp.i, i32 0, i32 %and.i26
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %cmp.i.i = icmp eq i32 %.and.i26, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv4.i.i = sext i32 %conv.i.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i15 = and i64 %call5.i.i, 4294967295
  %conv.i16 = trunc i64 %and.i15 to i32
  %cmp7.i.i = icmp ne i32 %conv.i16, 0
  %conv10.i.i = zext i32 %conv.i16 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond62 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond62, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i
  %cmp18.i.i = icmp eq i32 %.and.i26, 0
  %spec.select = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %cond_wait.exit

if.end.i.i:                                       ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i
  %cmp31.i.i = icmp eq i32 %.and.i26, 2
  %or.cond63 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond63, label %cond_wait.exit, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i.i
  %call.i34 = call i32 @__gomc_robust_mutexes()
  %tobool.i35 = icmp ne i32 %call.i34, 0
  %and.i36 = and i32 %cond.i, 16
  %tobool1.i = icmp ne i32 %and.i36, 0
  %7 = select i1 %tobool.i35, i1 %tobool1.i, i1 false
  br i1 %7, label %cond.true.i.i, label %cond_wait.exit

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i.i, %if.end.i.i, %if.end34.i.i, %cond.true.i.i, %cond_sleep.exit
  %cond2.i = phi i32 [ %retval.i37.0, %cond_sleep.exit ], [ 22, %if.then.i.i ], [ 35, %if.end.i.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ]
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
  %cmp.i.i = icmp uge i32 %call.i8, 31
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %cond.true
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i.i:                                       ; preds = %cond.true
  %conv.i.i = zext i32 %call.i8 to i64
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  %and.i.i = and i64 %call1.i.i, -9223372036854775808
  %tobool.i29.i = icmp ne i64 %and.i.i, 0
  br i1 %tobool.i29.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i ]
  %tobool.i.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i38.i = and i64 %call1.i.i, 4294967295
  %conv.i.i39.i = trunc i64 %and.i.i38.i to i32
  %cmp.i40.i = icmp eq i32 %conv.i.i39.i, 0
  br i1 %cmp.i40.i, label %if.then.i41.i, label %if.end.i43.i

if.then.i41.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i43.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i42.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i42.i, %cmp3.i.i
  br i1 %or.cond, label %cond_bind.exit.i, label %if.end5.i.i

if.end5.i.i:                                      ; preds = %if.end.i43.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.18)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i43.i, %if.end5.i.i, %if.then.i41.i
  %retval.i34.i.0 = phi i32 [ 0, %if.then.i41.i ], [ 22, %if.end5.i.i ], [ 0, %if.end.i43.i ]
  %tobool6.i.i = icmp ne i32 %retval.i34.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %land.rhs.i.i.i, label %if.end12.i.i

land.rhs.i.i.i:                                   ; preds = %if.then7.i.i
  %call.i.i.i.i = call i32 @__gomc_mutex_kinds()
  %tobool.i.i.i.i = icmp ne i32 %call.i.i.i.i, 0
  br i1 %tobool.i.i.i.i, label %cond.true.i.i.i.i, label %mutex_kind.exit.i.i.i

cond.true.i.i.i.i:                                ; preds = %land.rhs.i.i.i
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i.i.i.i.i, align 4
  %and.i.i.i.i = and i32 %4, 19
  br label %mutex_kind.exit.i.i.i

mutex_kind.exit.i.i.i:                            ; preds = %land.rhs.i.i.i, %cond.true.i.i.i.i
  %cond.i.i.i.i = phi i32 [ %and.i.i.i.i, %cond.true.i.i.i.i ], [ 0, %land.rhs.i.i.i ]
  %and.i44.i.i = and i32 %cond.i.i.i.i, 16
  %tobool2.i.i.i = icmp ne i32 %and.i44.i.i, 0
  br i1 %tobool2.i.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i.i.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i.i.i
  %add.i.i = add i64 %conv.i.i, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i, label %if.then20.i.i, label %if.else.i.i

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end30.i.i

if.else.i.i:                                      ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i8, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i, %cond_bind.exit.i
  %error.i.i.2 = phi i32 [ %retval.i34.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i34.i.0, %if.else.i.i ]
  %tobool31.i.i = icmp ne i32 %error.i.i.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i.2, %if.then32.i.i ], [ %error.i.i.2, %if.end30.i.i ]
  %tobool.i9 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i9, label %cond_timed_sleep.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit.i
  %call1.i25.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  %5 = ptrtoint ptr %cond to i64
  %call.i57.i = call i64 @__gomc_lasting_conditions()
  %cmp.i58.i = icmp ult i64 %5, %call.i57.i
  %shl.i.i = shl i64 1, %conv.i.i
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i58.i, label %cond.true.i50.i, label %cond.false.i51.i

cond.true.i50.i:                                  ; preds = %if.end.i
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i48.i = and i64 %call1.i25.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i48.i, 0
  %conv.i49.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i51.i:                                 ; preds = %if.end.i
  %and3.i.i = and i64 %call1.i25.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i51.i, %cond.true.i50.i
  %cond.i52.i = phi i32 [ %conv.i49.i, %cond.true.i50.i ], [ %conv5.i.i, %cond.false.i51.i ]
  %tobool3.i = icmp ne i32 %cond.i52.i, 0
  br i1 %tobool3.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i10.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i10.i, label %land.lhs.true.i.i, label %land.end.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %call2.i11.i = call i64 @__gomc_note(i64 noundef %5, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i11.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i, %land.rhs.i.i, %was_woken.exit.i
  %6 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i ], [ false, %land.rhs.i ], [ %tobool5.i.i, %land.rhs.i.i ]
  %land.ext.i = zext i1 %6 to i32
  %call.i14.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i15.i = icmp ne i32 %call.i14.i, 0
  br i1 %tobool.i15.i, label %if.then.i18.i, label %cond_woken.exit.i

if.then.i18.i:                                    ; preds = %land.end.i
  %conv.i16.i = sext i32 %land.ext.i to i64
  %call2.i17.i = call i64 @__gomc_remember(i64 noundef %5, i64 noundef %conv.i16.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i18.i, %land.end.i
  %spec.select = select i1 %tobool3.i, i1 true, i1 %6
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
  %add.i.i17 = add i64 %conv.i18.i, 1
  %call.i.i18 = call i32 @__gomc_mutex_kinds()
  %tobool.i20.i = icmp ne i32 %call.i.i18, 0
  br i1 %tobool.i20.i, label %cond.true.i22.i, label %mutex_kind.exit.i

cond.true.i22.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %add.ptr.i.i.i, align 4
  %and.i21.i = and i32 %7, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %cond.false.i, %cond.true.i22.i
  %cond.i24.i = phi i32 [ %and.i21.i, %cond.true.i22.i ], [ 0, %cond.false.i ]
  %and.i26.i = and i32 %cond.i24.i, 3
  %cmp.i27.i = icmp eq i32 %and.i26.i, 3
  %.and.i26.i = select i1 %cmp.i27.i, i32 0, i32 %and.i26.i
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i25, %mutex_kind.exit.i
  %cmp.i.i19 = icmp eq i32 %.and.i26.i, 1
  %conv.i.i20 = zext i1 %cmp.i.i19 to i32
  %conv4.i.i = sext i32 %conv.i.i20 to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i17, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i, 4294967295
  %conv.i16.i21 = trunc i64 %and.i15.i to i32
  %cmp7.i.i = icmp ne i32 %conv.i16.i21, 0
  %conv10.i.i = zext i32 %conv.i16.i21 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond50 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond50, label %land.rhs.i.i25, label %do.end.i.i

land.rhs.i.i25:                                   ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i.i17
  %cmp18.i.i26 = icmp eq i32 %.and.i26.i, 0
  %spec.select51 = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i26
  br i1 %spec.select51, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i25
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i.i27, label %if.end.i.i28

if.then.i.i27:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit.i

if.end.i.i28:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i.i17
  %cmp31.i.i = icmp eq i32 %.and.i26.i, 2
  %or.cond52 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond52, label %mutex_lock.exit.i, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i.i28
  %call.i36.i = call i32 @__gomc_robust_mutexes()
  %tobool.i37.i = icmp ne i32 %call.i36.i, 0
  %and.i38.i = and i32 %cond.i24.i, 16
  %tobool1.i.i = icmp ne i32 %and.i38.i, 0
  %8 = select i1 %tobool.i37.i, i1 %tobool1.i.i, i1 false
  br i1 %8, label %cond.true.i.i30, label %mutex_lock.exit.i

cond.true.i.i30:                                  ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %mutex_lock.exit.i

mutex_lock.exit.i:                                ; preds = %cond.true.i.i30, %if.end34.i.i, %if.end.i.i28, %if.then.i.i27
  %retval.i.i11.0 = phi i32 [ 22, %if.then.i.i27 ], [ 35, %if.end.i.i28 ], [ %call40.i.i, %cond.true.i.i30 ], [ 0, %if.end34.i.i ]
  %cmp.i33 = icmp ne i32 %retval.i.i11.0, 0
  %tobool.i35 = icmp ne i32 %in_time.i.0, 0
  %cond.i = select i1 %tobool.i35, i32 0, i32 110
  %retval.i14.0 = select i1 %cmp.i33, i32 %retval.i.i11.0, i32 %cond.i
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %cond_timed_sleep.exit, %mutex_lock.exit.i
  %cond2.i = phi i32 [ %retval.i14.0, %mutex_lock.exit.i ], [ %retval.i4.0, %cond_timed_sleep.exit ]
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
  %call2.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, -9223372036854775808
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
  %call2.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, -9223372036854775808
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

declare i32 @__gomc_mutex_kinds()

declare i32 @__gomc_robust_mutexes()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define internal i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %again) {
entry:
  %tobool = icmp ne i32 %again, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i64 1
  %0 = ptrtoint ptr %add.ptr.i to i64
  %call1 = call i64 @__gomc_note(i64 noundef %0, i32 noundef 1)
  br label %return

if.end:                                           ; preds = %entry
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i.i9 = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i64 2
  %1 = load atomic i32, ptr %add.ptr.i.i9 monotonic, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end5:                                          ; preds = %if.end
  %2 = ptrtoint ptr %add.ptr.i.i9 to i64
  %3 = ptrtoint ptr %mutex to i64
  %shr.i = lshr i64 %3, 1
  %call1.i11 = call i64 @__gomc_remember(i64 noundef -29, i64 noundef %shr.i)
  %call2.i = call i64 @__gomc_remember(i64 noundef %2, i64 noundef %call1.i11)
  %cmp6 = icmp eq i32 %1, 1
  %cond = select i1 %cmp6, i32 130, i32 0
  br label %return

return:                                           ; preds = %if.end5, %if.then3, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 131, %if.then3 ], [ %cond, %if.end5 ]
  ret i32 %retval.0
}

define internal i32 @__gomc_robust_unlocks(ptr noundef %mutex) {
entry:
  %call = call i64 @__gomc_robust_key(ptr noundef %mutex)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i.i19 = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i64 2
  %0 = load atomic i32, ptr %add.ptr.i.i19 monotonic, align 4
  %cmp = icmp eq i32 %0, 1
  %add.ptr.i16 = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i64 1
  %1 = ptrtoint ptr %add.ptr.i16 to i64
  %call3 = call i64 @__gomc_note(i64 noundef %1, i32 noundef 0)
  %tobool4 = icmp ne i64 %call3, 0
  br i1 %tobool4, label %if.then5, label %if.end9

if.then5:                                         ; preds = %if.end
  %call7 = call i64 @__gomc_note(i64 noundef %1, i32 noundef -1)
  %cond = select i1 %cmp, i32 131, i32 0
  br label %return

if.end9:                                          ; preds = %if.end
  br i1 %cmp, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  store atomic i32 2, ptr %add.ptr.i.i19 monotonic, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  %2 = ptrtoint ptr %add.ptr.i.i19 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %2, i64 noundef 0)
  %call2.i = call i64 @__gomc_remember(i64 noundef %call, i64 noundef %call1.i)
  br label %return

return:                                           ; preds = %entry, %if.end12, %if.then5
  %retval.0 = phi i32 [ %cond, %if.then5 ], [ 0, %if.end12 ], [ 0, %entry ]
  ret i32 %retval.0
}

define internal i64 @__gomc_robust_key(ptr noundef %mutex) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %key.0 = phi i64 [ -29, %entry ], [ %2, %for.inc ]
  %call = call i64 @__gomc_note(i64 noundef %key.0, i32 noundef 0)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = ptrtoint ptr %mutex to i64
  %shr = lshr i64 %0, 1
  %cmp1 = icmp eq i64 %call, %shr
  br i1 %cmp1, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %shl = shl i64 %call, 1
  %1 = inttoptr i64 %shl to ptr
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %1, i64 16
  %add.ptr.i.i = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i64 2
  %2 = ptrtoint ptr %add.ptr.i.i to i64
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi i64 [ %key.0, %for.body ], [ 0, %for.cond ]
  ret i64 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_defined(i64 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i64 @__gomc_lasting_conditions()

