source_filename = "threads11.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_first_masks = external global [4096 x i64], align 8
@__gomc_threads11.str = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_threads11.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that is joined already\00", align 1
@__gomc_threads11.str.2 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@__gomc_fates = internal global [4096 x i64] zeroinitializer, align 8
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
  %arrayidx.i8 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i
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
  %idxprom.i = trunc i64 %call to i32
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %idxprom.i
  store atomic i64 %and5.i, ptr %arrayidx.i seq_cst, align 8
  br label %hand_down_mask.exit

hand_down_mask.exit:                              ; preds = %entry, %if.then3.i, %mask_of_self.exit
  %shl.i = shl i64 %call, 8
  %add.i = add i64 1509949605, %shl.i
  %conv = trunc i64 %add.i to i32
  store i32 %conv, ptr %thread, align 4
  %call2 = call i64 @__gomc_create(ptr noundef %start, ptr noundef %arg)
  ret i32 0
}

declare i64 @__gomc_next_thread()

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define i32 @thrd_join(i32 noundef %thread, ptr noundef %status) {
entry:
  %conv = zext i32 %thread to i64
  %sub.i = sub i64 %conv, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i11 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i11, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %entry
  %shl.i.i12 = shl i64 %shr.i, 8
  %add.i.i13 = add i64 1509949605, %shl.i.i12
  %cmp2.i = icmp eq i64 %add.i.i13, %conv
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i14 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i14, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str)
  br label %join.exit

if.end.i:                                         ; preds = %land.rhs.i
  %call.i7 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i7 to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp.i = icmp eq i64 %conv, %add.i.i
  br i1 %cmp.i, label %join.exit, label %if.end4.i

if.end4.i:                                        ; preds = %if.end.i
  %call.i = call i32 @__gomc_shared_joins()
  %tobool.i20 = icmp ne i32 %call.i, 0
  br i1 %tobool.i20, label %if.then.i22, label %if.end.i24

if.then.i22:                                      ; preds = %if.end4.i
  %idxprom.i = trunc i64 %shr.i to i32
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i32 0, i32 %idxprom.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  br label %settle.exit

if.end.i24:                                       ; preds = %if.end4.i
  %shl.i = shl i64 %shr.i, 1
  %or.i = or i64 %shl.i, 1
  %call2.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  %cmp.i23 = icmp eq i64 %call2.i, 0
  br i1 %cmp.i23, label %if.then4.i, label %settle.exit

if.then4.i:                                       ; preds = %if.end.i24
  %call5.i25 = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 1)
  br label %settle.exit

settle.exit:                                      ; preds = %if.end.i24, %if.then4.i, %if.then.i22
  %retval.i19.0 = phi i64 [ %call1.i, %if.then.i22 ], [ %call2.i, %if.then4.i ], [ %call2.i, %if.end.i24 ]
  switch i64 %retval.i19.0, label %sw.epilog.i [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %settle.exit
  %call.i33 = call i32 @__gomc_shared_joins()
  %tobool.i34 = icmp ne i32 %call.i33, 0
  %cond.i = select i1 %tobool.i34, i32 22, i32 3
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
  %conv2 = trunc i64 %value.0 to i32
  store i32 %conv2, ptr %status, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %join.exit
  %switch.select14 = select i1 %tobool, i32 0, i32 2
  ret i32 %switch.select14
}

define void @thrd_exit(i32 noundef %status) {
entry:
  %0 = inttoptr i32 %status to ptr
  call void @__gomc_exit_thread(ptr noundef %0)
  unreachable
}

declare void @__gomc_exit_thread(ptr noundef)

define i32 @thrd_current() {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %conv = trunc i64 %add.i.i to i32
  ret i32 %conv
}

define i32 @thrd_equal(i32 noundef %a, i32 noundef %b) {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @thrd_detach(i32 noundef %thread) {
entry:
  %conv = zext i32 %thread to i64
  %sub.i = sub i64 %conv, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %entry
  %shl.i.i = shl i64 %shr.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp2.i = icmp eq i64 %add.i.i, %conv
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
  %idxprom.i = trunc i64 %shr.i to i32
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i32 0, i32 %idxprom.i
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
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %1, align 8
  %call1.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i32 12
  store i32 %cond, ptr %add.ptr.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  %call3.i = call i32 @__gomc_robust_mutexes()
  %tobool4.i = icmp ne i32 %call3.i, 0
  br i1 %tobool4.i, label %if.then5.i, label %mutex_init.exit

if.then5.i:                                       ; preds = %if.end.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %add.ptr.i3 = getelementptr inbounds i32, ptr %add.ptr.i.i, i32 2
  store i32 0, ptr %add.ptr.i3, align 4
  br label %mutex_init.exit

mutex_init.exit:                                  ; preds = %if.then5.i, %if.end.i
  ret i32 0
}

define void @mtx_destroy(ptr noundef %mutex) {
entry:
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef 4294967295, i64 noundef 0, i32 noundef 1)
  %and.i3 = and i64 %call1.i, 4294967295
  %conv.i4 = trunc i64 %and.i3 to i32
  %conv.i = zext i32 %conv.i4 to i64
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
  %call.i20 = call i32 @__gomc_self()
  %conv.i21 = zext i32 %call.i20 to i64
  %add.i22 = add i64 %conv.i21, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i24 = icmp ne i32 %call.i, 0
  br i1 %tobool.i24, label %cond.true.i26, label %mutex_kind.exit

cond.true.i26:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i25 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i26
  %cond.i28 = phi i32 [ %and.i25, %cond.true.i26 ], [ 0, %entry ]
  %and.i30 = and i32 %cond.i28, 3
  %cmp.i31 = icmp eq i32 %and.i30, 3
  %.and.i30 = select i1 %cmp.i31, i32 0, i32 %and.i30
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %.and.i30, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i22, i64 noundef %conv4.i, i32 noundef 1)
  %and.i18 = and i64 %call5.i, 4294967295
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp7.i = icmp ne i32 %conv.i19, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv10.i = zext i32 %conv.i19 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i22
  %cmp18.i = icmp eq i32 %.and.i30, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv21.i = zext i32 %conv.i19 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 4294967295
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit

if.end.i:                                         ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv21.i, %add.i22
  %cmp31.i = icmp eq i32 %.and.i30, 2
  %or.cond = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond, label %mutex_lock.exit, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i
  %call.i40 = call i32 @__gomc_robust_mutexes()
  %tobool.i41 = icmp ne i32 %call.i40, 0
  %and.i42 = and i32 %cond.i28, 16
  %tobool1.i = icmp ne i32 %and.i42, 0
  %3 = select i1 %tobool.i41, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i, label %mutex_lock.exit

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
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i19 = add i64 %conv.i18, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i21 = icmp ne i32 %call.i, 0
  br i1 %tobool.i21, label %cond.true.i23, label %mutex_kind.exit

cond.true.i23:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i22 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i23
  %cond.i25 = phi i32 [ %and.i22, %cond.true.i23 ], [ 0, %entry ]
  %and.i27 = and i32 %cond.i25, 3
  %cmp.i28 = icmp eq i32 %and.i27, 3
  %.and.i27 = select i1 %cmp.i28, i32 0, i32 %and.i27
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %.and.i27, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i19, i64 noundef %conv4.i, i32 noundef 1)
  %and.i15 = and i64 %call5.i, 4294967295
  %conv.i16 = trunc i64 %and.i15 to i32
  %conv7.i = zext i32 %conv.i16 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 4294967295
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %mutex_kind.exit
  %cmp12.i = icmp eq i32 %conv.i16, 0
  br i1 %cmp12.i, label %if.then21.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp eq i64 %conv7.i, %add.i19
  %or.cond = select i1 %cmp16.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %if.then21.i, label %if.end28.i

if.then21.i:                                      ; preds = %lor.lhs.false.i, %if.end.i
  %call.i37 = call i32 @__gomc_robust_mutexes()
  %tobool.i38 = icmp ne i32 %call.i37, 0
  %and.i39 = and i32 %cond.i25, 16
  %tobool1.i = icmp ne i32 %and.i39, 0
  %3 = select i1 %tobool.i38, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i, label %mutex_try_lock.exit

cond.true.i:                                      ; preds = %if.then21.i
  %cmp25.i = icmp eq i64 %conv7.i, %add.i19
  %conv26.i = zext i1 %cmp25.i to i32
  %call27.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv26.i)
  br label %mutex_try_lock.exit

if.end28.i:                                       ; preds = %lor.lhs.false.i
  %cmp35.i = icmp eq i32 %.and.i27, 2
  %or.cond19 = select i1 %cmp16.i, i1 %cmp35.i, i1 false
  br i1 %or.cond19, label %lor.lhs.false40.i, label %if.end44.i

lor.lhs.false40.i:                                ; preds = %if.end28.i
  %call.i41 = call i32 @__gomc_robust_mutexes()
  %tobool.i42 = icmp ne i32 %call.i41, 0
  %and.i43 = and i32 %cond.i25, 16
  %tobool1.i44 = icmp ne i32 %and.i43, 0
  %4 = select i1 %tobool.i42, i1 %tobool1.i44, i1 false
  br i1 %4, label %mutex_try_lock.exit, label %if.end44.i

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
  %conv.i18 = zext i32 %call.i to i64
  %add.i19 = add i64 %conv.i18, 1
  %call.i22 = call i32 @__gomc_mutex_kinds()
  %tobool.i23 = icmp ne i32 %call.i22, 0
  br i1 %tobool.i23, label %cond.true.i25, label %mutex_kind.exit

cond.true.i25:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i24 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i25
  %cond.i27 = phi i32 [ %and.i24, %cond.true.i25 ], [ 0, %entry ]
  %and.i28 = and i32 %cond.i27, 3
  %cmp.i29 = icmp eq i32 %and.i28, 3
  %.and.i28 = select i1 %cmp.i29, i32 0, i32 %and.i28
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i.i = icmp eq i32 %.and.i28, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv4.i.i = sext i32 %conv.i.i to i64
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i19, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i16 = and i64 %call5.i.i, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %conv7.i.i = zext i32 %conv.i17 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 4294967295
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %mutex_kind.exit
  %cmp12.i.i = icmp eq i32 %conv.i17, 0
  br i1 %cmp12.i.i, label %if.then21.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end.i.i
  %cmp16.i.i = icmp eq i64 %conv7.i.i, %add.i19
  %or.cond = select i1 %cmp16.i.i, i1 %cmp.i.i, i1 false
  br i1 %or.cond, label %if.then21.i.i, label %if.end28.i.i

if.then21.i.i:                                    ; preds = %lor.lhs.false.i.i, %if.end.i.i
  %call.i37 = call i32 @__gomc_robust_mutexes()
  %tobool.i38 = icmp ne i32 %call.i37, 0
  %and.i39 = and i32 %cond.i27, 16
  %tobool1.i = icmp ne i32 %and.i39, 0
  %3 = select i1 %tobool.i38, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i.i, label %mutex_try_lock.exit.i

cond.true.i.i:                                    ; preds = %if.then21.i.i
  %cmp25.i.i = icmp eq i64 %conv7.i.i, %add.i19
  %conv26.i.i = zext i1 %cmp25.i.i to i32
  %call27.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv26.i.i)
  br label %mutex_try_lock.exit.i

if.end28.i.i:                                     ; preds = %lor.lhs.false.i.i
  %cmp35.i.i = icmp eq i32 %.and.i28, 2
  %or.cond20 = select i1 %cmp16.i.i, i1 %cmp35.i.i, i1 false
  %spec.select = select i1 %or.cond20, i32 35, i32 110
  br label %mutex_try_lock.exit.i

mutex_try_lock.exit.i:                            ; preds = %if.end28.i.i, %cond.true.i.i, %if.then21.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ %call27.i.i, %cond.true.i.i ], [ 0, %if.then21.i.i ], [ %spec.select, %if.end28.i.i ]
  %cmp.i = icmp eq i32 %retval.i.i.0, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i

land.lhs.true.i:                                  ; preds = %mutex_try_lock.exit.i
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %4 = load i32, ptr %arrayidx.i, align 4
  %cmp.i3 = icmp ult i32 %4, 1000000000
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
  %call.i15 = call i32 @__gomc_self()
  %conv.i16 = zext i32 %call.i15 to i64
  %add.i17 = add i64 %conv.i16, 1
  %call.i34 = call i32 @__gomc_robust_mutexes()
  %tobool.i35 = icmp ne i32 %call.i34, 0
  br i1 %tobool.i35, label %land.rhs.i, label %robust.exit

land.rhs.i:                                       ; preds = %entry
  %call.i.i = call i32 @__gomc_mutex_kinds()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %cond.true.i.i, label %mutex_kind.exit.i

cond.true.i.i:                                    ; preds = %land.rhs.i
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i.i, align 4
  %and.i.i = and i32 %0, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i, %cond.true.i.i
  %cond.i.i = phi i32 [ %and.i.i, %cond.true.i.i ], [ 0, %land.rhs.i ]
  %and.i36 = and i32 %cond.i.i, 16
  %tobool2.i = icmp ne i32 %and.i36, 0
  br label %robust.exit

robust.exit:                                      ; preds = %mutex_kind.exit.i, %entry
  %1 = phi i1 [ false, %entry ], [ %tobool2.i, %mutex_kind.exit.i ]
  br i1 %1, label %cond.true.i, label %cond.end.i

cond.true.i:                                      ; preds = %robust.exit
  %call2.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %cond.end.i

cond.end.i:                                       ; preds = %robust.exit, %cond.true.i
  %cond.i = phi i32 [ %call2.i, %cond.true.i ], [ 0, %robust.exit ]
  %2 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %2, 7
  %and.i = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i to ptr
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i17, i64 noundef 0, i32 noundef 1)
  %and.i13 = and i64 %call4.i, 4294967295
  %conv.i14 = trunc i64 %and.i13 to i32
  %conv.i = zext i32 %conv.i14 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i17
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
  %tobool.i19 = icmp ne i32 %call.i, 0
  br i1 %tobool.i19, label %cond.true.i21, label %mutex_kind.exit

cond.true.i21:                                    ; preds = %lor.lhs.false.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i.i, align 4
  %and.i20 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %lor.lhs.false.i, %cond.true.i21
  %cond.i23 = phi i32 [ %and.i20, %cond.true.i21 ], [ 0, %lor.lhs.false.i ]
  %and.i25 = and i32 %cond.i23, 3
  %cmp.i26 = icmp eq i32 %and.i25, 3
  %.and.i25 = select i1 %cmp.i26, i32 0, i32 %and.i25
  %cmp18.i = icmp ne i32 %.and.i25, 0
  br i1 %cmp18.i, label %mutex_unlock.exit, label %if.end21.i

if.end21.i:                                       ; preds = %mutex_kind.exit
  %cmp23.i = icmp eq i32 %conv.i14, 0
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
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %1, align 8
  ret i32 0
}

define void @cnd_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i3 = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i3 to ptr
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %and.i4 = and i64 %call1.i, 4294967295
  %conv.i = trunc i64 %and.i4 to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = select i1 %cmp.i, i1 %cmp3.i, i1 false
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  %2 = select i1 %or.cond, i1 %lnot.i, i1 false
  br i1 %2, label %do.body.i, label %do.end.i

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
  %call.i43 = call i32 @__gomc_self()
  %cmp.i50 = icmp uge i32 %call.i43, 31
  br i1 %cmp.i50, label %if.then.i51, label %if.end.i56

if.then.i51:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i56:                                       ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i43.i = add i32 %0, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %1 = inttoptr i32 %and.i44.i to ptr
  %conv.i52 = zext i32 %call.i43 to i64
  %call1.i53 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i52, i64 noundef 0, i32 noundef 2)
  %and.i120 = and i64 %call1.i53, -9223372036854775808
  %tobool.i121 = icmp ne i64 %and.i120, 0
  br i1 %tobool.i121, label %cond.true.i122, label %cond_check.exit

cond.true.i122:                                   ; preds = %if.end.i56
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i56, %cond.true.i122
  %cond.i124 = phi i32 [ 22, %cond.true.i122 ], [ 0, %if.end.i56 ]
  %tobool.i55 = icmp ne i32 %cond.i124, 0
  br i1 %tobool.i55, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i53, 4294967295
  %conv.i.i135 = trunc i64 %and.i8.i to i32
  %cmp.i136 = icmp eq i32 %conv.i.i135, 0
  br i1 %cmp.i136, label %if.then.i137, label %if.end.i141

if.then.i137:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i141:                                      ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i138 = zext i32 %3 to i64
  %call2.i139 = call i32 @__gomc_defined(i64 noundef %conv.i138)
  %tobool.i140 = icmp eq i32 %call2.i139, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i140, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i141
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.18)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i141, %if.end6.i, %if.then.i137
  %retval.i129.0 = phi i32 [ 0, %if.then.i137 ], [ 22, %if.end6.i ], [ 0, %if.end.i141 ]
  %tobool6.i58 = icmp ne i32 %retval.i129.0, 0
  br i1 %tobool6.i58, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i.i59 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i59, label %land.rhs.i.i60, label %if.end12.i

land.rhs.i.i60:                                   ; preds = %if.then7.i
  %call.i.i.i = call i32 @__gomc_mutex_kinds()
  %tobool.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %cond.true.i.i.i, label %mutex_kind.exit.i.i

cond.true.i.i.i:                                  ; preds = %land.rhs.i.i60
  %add.ptr.i.i.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %5 = load i32, ptr %add.ptr.i.i.i.i, align 4
  %and.i.i.i = and i32 %5, 19
  br label %mutex_kind.exit.i.i

mutex_kind.exit.i.i:                              ; preds = %land.rhs.i.i60, %cond.true.i.i.i
  %cond.i.i.i = phi i32 [ %and.i.i.i, %cond.true.i.i.i ], [ 0, %land.rhs.i.i60 ]
  %and.i49.i = and i32 %cond.i.i.i, 16
  %tobool2.i.i = icmp ne i32 %and.i49.i, 0
  br i1 %tobool2.i.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit.i.i
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit.i.i
  %6 = ptrtoint ptr %mutex to i32
  %add.i40.i = add i32 %6, 7
  %and.i41.i = and i32 %add.i40.i, -8
  %7 = inttoptr i32 %and.i41.i to ptr
  %add.i61 = add i64 %conv.i52, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i61, i64 noundef 0, i32 noundef 1)
  %and.i47.i = and i64 %call15.i, 4294967295
  %conv.i48.i = trunc i64 %and.i47.i to i32
  %conv17.i = zext i32 %conv.i48.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i43, 1
  %cmp24.i = icmp ne i32 %conv.i48.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i49.2 = phi i32 [ %retval.i129.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i129.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i49.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i52, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i46.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i49.2, %if.then32.i ], [ %error.i49.2, %if.end30.i ]
  %tobool.i44 = icmp ne i32 %retval.i46.0, 0
  br i1 %tobool.i44, label %cond_sleep.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i65 = icmp ne i32 %call.i, 0
  br i1 %tobool.i65, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %conv.i68 = zext i32 %and.i44.i to i64
  %call2.i69 = call i64 @__gomc_note(i64 noundef %conv.i68, i32 noundef 0)
  %tobool3.i70 = icmp ne i64 %call2.i69, 0
  br i1 %tobool3.i70, label %if.end7.i, label %land.rhs.i71

land.rhs.i71:                                     ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i71
  %call1.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i52, i64 noundef 0, i32 noundef 2)
  %conv.i195 = zext i32 %0 to i64
  %call.i196 = call i64 @__gomc_lasting_conditions()
  %cmp.i197 = icmp ult i64 %conv.i195, %call.i196
  %shl.i177 = shl i64 1, %conv.i52
  %shl1.i178 = shl i64 %shl.i177, 32
  br i1 %cmp.i197, label %cond.true.i184, label %cond.false.i188

cond.true.i184:                                   ; preds = %if.then4.i
  %or.i180 = or i64 %shl.i177, %shl1.i178
  %and.i181 = and i64 %call1.i, %or.i180
  %cmp2.i182 = icmp eq i64 %and.i181, 0
  %conv.i183 = zext i1 %cmp2.i182 to i32
  br label %was_woken.exit190

cond.false.i188:                                  ; preds = %if.then4.i
  %and3.i185 = and i64 %call1.i, %shl1.i178
  %cmp4.i186 = icmp ne i64 %and3.i185, 0
  %conv5.i187 = zext i1 %cmp4.i186 to i32
  br label %was_woken.exit190

was_woken.exit190:                                ; preds = %cond.false.i188, %cond.true.i184
  %cond.i189 = phi i32 [ %conv.i183, %cond.true.i184 ], [ %conv5.i187, %cond.false.i188 ]
  %tobool6.i = icmp ne i32 %cond.i189, 0
  %lnot.i = xor i1 %tobool6.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i75 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i76 = icmp ne i32 %call.i75, 0
  br i1 %tobool.i76, label %if.then.i80, label %cond_sleep.exit

if.then.i80:                                      ; preds = %was_woken.exit190
  %conv2.i = sext i32 %lnot.ext.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i68, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i, %land.rhs.i71
  %conv.i199 = zext i32 %0 to i64
  %call.i200 = call i64 @__gomc_lasting_conditions()
  %cmp.i201 = icmp ult i64 %conv.i199, %call.i200
  br i1 %cmp.i201, label %do.body.i, label %do.body5.i

do.body.i:                                        ; preds = %if.end7.i, %do.body.i
  %call2.i111 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i52, i64 noundef 0, i32 noundef 2)
  %shl.i = shl i64 1, %conv.i52
  %shl1.i = shl i64 %shl.i, 32
  %or.i = or i64 %shl.i, %shl1.i
  %and.i146 = and i64 %call2.i111, %or.i
  %cmp2.i = icmp eq i64 %and.i146, 0
  %lnot.i113 = xor i1 %cmp2.i, true
  br i1 %lnot.i113, label %do.body.i, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i52, i64 noundef 0, i32 noundef 2)
  %shl.i157 = shl i64 1, %conv.i52
  %shl1.i158 = shl i64 %shl.i157, 32
  %and3.i165 = and i64 %call8.i, %shl1.i158
  %cmp4.i166 = icmp ne i64 %and3.i165, 0
  %lnot12.i = xor i1 %cmp4.i166, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i
  %call.i85 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i86 = icmp ne i32 %call.i85, 0
  br i1 %tobool.i86, label %if.then.i92, label %cond_sleep.exit

if.then.i92:                                      ; preds = %cond_await.exit
  %conv.i89 = zext i32 %and.i44.i to i64
  %call3.i91 = call i64 @__gomc_remember(i64 noundef %conv.i89, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i92, %was_woken.exit190, %if.then.i80, %cond_enqueue.exit
  %retval.i39.0 = phi i32 [ %retval.i46.0, %cond_enqueue.exit ], [ 0, %if.then.i80 ], [ 0, %was_woken.exit190 ], [ 0, %if.then.i92 ], [ 0, %cond_await.exit ]
  %tobool.i = icmp ne i32 %retval.i39.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %cond.false.i

cond.false.i:                                     ; preds = %cond_sleep.exit
  %call.i18 = call i32 @__gomc_self()
  %conv.i19 = zext i32 %call.i18 to i64
  %add.i20 = add i64 %conv.i19, 1
  %call.i23 = call i32 @__gomc_mutex_kinds()
  %tobool.i24 = icmp ne i32 %call.i23, 0
  br i1 %tobool.i24, label %cond.true.i26, label %mutex_kind.exit

cond.true.i26:                                    ; preds = %cond.false.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %8 = load i32, ptr %add.ptr.i.i, align 4
  %and.i25 = and i32 %8, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond.false.i, %cond.true.i26
  %cond.i = phi i32 [ %and.i25, %cond.true.i26 ], [ 0, %cond.false.i ]
  %and.i28 = and i32 %cond.i, 3
  %cmp.i = icmp eq i32 %and.i28, 3
  %.and.i28 = select i1 %cmp.i, i32 0, i32 %and.i28
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %9 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %9, 7
  %and.i = and i32 %add.i, -8
  %10 = inttoptr i32 %and.i to ptr
  %cmp.i.i = icmp eq i32 %.and.i28, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv4.i.i = sext i32 %conv.i.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i20, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i16 = and i64 %call5.i.i, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp7.i.i = icmp ne i32 %conv.i17, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i17 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i20
  %cmp18.i.i = icmp eq i32 %.and.i28, 0
  %spec.select = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %land.rhs.i.i
  %conv21.i.i = zext i32 %conv.i17 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %cond_wait.exit

if.end.i.i:                                       ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i20
  %cmp31.i.i = icmp eq i32 %.and.i28, 2
  %or.cond62 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond62, label %cond_wait.exit, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i.i
  %call.i36 = call i32 @__gomc_robust_mutexes()
  %tobool.i37 = icmp ne i32 %call.i36, 0
  %and.i38 = and i32 %cond.i, 16
  %tobool1.i = icmp ne i32 %and.i38, 0
  %11 = select i1 %tobool.i37, i1 %tobool1.i, i1 false
  br i1 %11, label %cond.true.i.i, label %cond_wait.exit

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i.i, %if.end.i.i, %if.end34.i.i, %cond.true.i.i, %cond_sleep.exit
  %cond2.i = phi i32 [ %retval.i39.0, %cond_sleep.exit ], [ 22, %if.then.i.i ], [ 35, %if.end.i.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ]
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
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call.i8 = call i32 @__gomc_self()
  %cmp.i.i = icmp uge i32 %call.i8, 31
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %cond.true
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i.i:                                       ; preds = %cond.true
  %1 = ptrtoint ptr %cond to i32
  %add.i43.i.i = add i32 %1, 7
  %and.i44.i.i = and i32 %add.i43.i.i, -8
  %2 = inttoptr i32 %and.i44.i.i to ptr
  %conv.i.i = zext i32 %call.i8 to i64
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  %and.i.i = and i64 %call1.i.i, -9223372036854775808
  %tobool.i36.i = icmp ne i64 %and.i.i, 0
  br i1 %tobool.i36.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i ]
  %tobool.i.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i.i = and i64 %call1.i.i, 4294967295
  %conv.i.i47.i = trunc i64 %and.i8.i.i to i32
  %cmp.i48.i = icmp eq i32 %conv.i.i47.i, 0
  br i1 %cmp.i48.i, label %if.then.i49.i, label %if.end.i52.i

if.then.i49.i:                                    ; preds = %if.end4.i.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i52.i:                                     ; preds = %if.end4.i.i
  %4 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i50.i = zext i32 %4 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i50.i)
  %tobool.i51.i = icmp eq i32 %call2.i.i, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i51.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond, label %cond_bind.exit.i, label %if.end6.i.i

if.end6.i.i:                                      ; preds = %if.end.i52.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.18)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i52.i, %if.end6.i.i, %if.then.i49.i
  %retval.i41.i.0 = phi i32 [ 0, %if.then.i49.i ], [ 22, %if.end6.i.i ], [ 0, %if.end.i52.i ]
  %tobool6.i.i = icmp ne i32 %retval.i41.i.0, 0
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
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %6 = load i32, ptr %add.ptr.i.i.i.i.i, align 4
  %and.i.i.i.i = and i32 %6, 19
  br label %mutex_kind.exit.i.i.i

mutex_kind.exit.i.i.i:                            ; preds = %land.rhs.i.i.i, %cond.true.i.i.i.i
  %cond.i.i.i.i = phi i32 [ %and.i.i.i.i, %cond.true.i.i.i.i ], [ 0, %land.rhs.i.i.i ]
  %and.i49.i.i = and i32 %cond.i.i.i.i, 16
  %tobool2.i.i.i = icmp ne i32 %and.i49.i.i, 0
  br i1 %tobool2.i.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i.i.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i.i.i
  %7 = ptrtoint ptr %mutex to i32
  %add.i40.i.i = add i32 %7, 7
  %and.i41.i.i = and i32 %add.i40.i.i, -8
  %8 = inttoptr i32 %and.i41.i.i to ptr
  %add.i.i = add i64 %conv.i.i, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i47.i.i = and i64 %call15.i.i, 4294967295
  %conv.i48.i.i = trunc i64 %and.i47.i.i to i32
  %conv17.i.i = zext i32 %conv.i48.i.i to i64
  %cmp18.i.i = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i, label %if.then20.i.i, label %if.else.i.i

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end30.i.i

if.else.i.i:                                      ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i8, 1
  %cmp24.i.i = icmp ne i32 %conv.i48.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i, %cond_bind.exit.i
  %error.i.i.2 = phi i32 [ %retval.i41.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i41.i.0, %if.else.i.i ]
  %tobool31.i.i = icmp ne i32 %error.i.i.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i.2, %if.then32.i.i ], [ %error.i.i.2, %if.end30.i.i ]
  %tobool.i9 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i9, label %cond_timed_sleep.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit.i
  %call1.i31.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i, i64 noundef 0, i32 noundef 2)
  %conv.i66.i = zext i32 %1 to i64
  %call.i67.i = call i64 @__gomc_lasting_conditions()
  %cmp.i68.i = icmp ult i64 %conv.i66.i, %call.i67.i
  %shl.i.i = shl i64 1, %conv.i.i
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i68.i, label %cond.true.i59.i, label %cond.false.i60.i

cond.true.i59.i:                                  ; preds = %if.end.i
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i57.i = and i64 %call1.i31.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i57.i, 0
  %conv.i58.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i60.i:                                 ; preds = %if.end.i
  %and3.i.i = and i64 %call1.i31.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i60.i, %cond.true.i59.i
  %cond.i61.i = phi i32 [ %conv.i58.i, %cond.true.i59.i ], [ %conv5.i.i, %cond.false.i60.i ]
  %tobool3.i = icmp ne i32 %cond.i61.i, 0
  br i1 %tobool3.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i10.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i10.i, label %land.lhs.true.i.i, label %land.end.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i
  %conv.i13.i = zext i32 %and.i44.i.i to i64
  %call2.i14.i = call i64 @__gomc_note(i64 noundef %conv.i13.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i14.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i, %land.rhs.i.i, %was_woken.exit.i
  %9 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i ], [ false, %land.rhs.i ], [ %tobool5.i.i, %land.rhs.i.i ]
  %land.ext.i = zext i1 %9 to i32
  %call.i17.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i18.i = icmp ne i32 %call.i17.i, 0
  br i1 %tobool.i18.i, label %if.then.i22.i, label %cond_woken.exit.i

if.then.i22.i:                                    ; preds = %land.end.i
  %conv.i21.i = zext i32 %and.i44.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i21.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i22.i, %land.end.i
  %spec.select = select i1 %tobool3.i, i1 true, i1 %9
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i4.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i4.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %cond.false.i

cond.false.i:                                     ; preds = %cond_timed_sleep.exit
  %call.i18.i = call i32 @__gomc_self()
  %conv.i19.i = zext i32 %call.i18.i to i64
  %add.i20.i = add i64 %conv.i19.i, 1
  %call.i.i17 = call i32 @__gomc_mutex_kinds()
  %tobool.i22.i = icmp ne i32 %call.i.i17, 0
  br i1 %tobool.i22.i, label %cond.true.i24.i, label %mutex_kind.exit.i

cond.true.i24.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i.i.i, align 4
  %and.i23.i = and i32 %10, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %cond.false.i, %cond.true.i24.i
  %cond.i26.i = phi i32 [ %and.i23.i, %cond.true.i24.i ], [ 0, %cond.false.i ]
  %and.i28.i = and i32 %cond.i26.i, 3
  %cmp.i29.i = icmp eq i32 %and.i28.i, 3
  %.and.i28.i = select i1 %cmp.i29.i, i32 0, i32 %and.i28.i
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i24, %mutex_kind.exit.i
  %11 = ptrtoint ptr %mutex to i32
  %add.i.i18 = add i32 %11, 7
  %and.i.i19 = and i32 %add.i.i18, -8
  %12 = inttoptr i32 %and.i.i19 to ptr
  %cmp.i.i20 = icmp eq i32 %.and.i28.i, 1
  %conv.i.i21 = zext i1 %cmp.i.i20 to i32
  %conv4.i.i = sext i32 %conv.i.i21 to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i20.i, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i = icmp ne i32 %conv.i17.i, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i22, label %do.end.i.i

land.lhs.true.i.i22:                              ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i17.i to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i24, label %do.end.i.i

land.rhs.i.i24:                                   ; preds = %land.lhs.true.i.i22
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i20.i
  %cmp18.i.i25 = icmp eq i32 %.and.i28.i, 0
  %spec.select50 = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i25
  br i1 %spec.select50, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i22, %do.body.i.i, %land.rhs.i.i24
  %conv21.i.i = zext i32 %conv.i17.i to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i.i26, label %if.end.i.i27

if.then.i.i26:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit.i

if.end.i.i27:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i20.i
  %cmp31.i.i = icmp eq i32 %.and.i28.i, 2
  %or.cond51 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond51, label %mutex_lock.exit.i, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i.i27
  %call.i38.i = call i32 @__gomc_robust_mutexes()
  %tobool.i39.i = icmp ne i32 %call.i38.i, 0
  %and.i40.i = and i32 %cond.i26.i, 16
  %tobool1.i.i = icmp ne i32 %and.i40.i, 0
  %13 = select i1 %tobool.i39.i, i1 %tobool1.i.i, i1 false
  br i1 %13, label %cond.true.i.i29, label %mutex_lock.exit.i

cond.true.i.i29:                                  ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %mutex_lock.exit.i

mutex_lock.exit.i:                                ; preds = %cond.true.i.i29, %if.end34.i.i, %if.end.i.i27, %if.then.i.i26
  %retval.i.i11.0 = phi i32 [ 22, %if.then.i.i26 ], [ 35, %if.end.i.i27 ], [ %call40.i.i, %cond.true.i.i29 ], [ 0, %if.end34.i.i ]
  %cmp.i32 = icmp ne i32 %retval.i.i11.0, 0
  %tobool.i34 = icmp ne i32 %in_time.i.0, 0
  %cond.i = select i1 %tobool.i34, i32 0, i32 110
  %retval.i14.0 = select i1 %cmp.i32, i32 %retval.i.i11.0, i32 %cond.i
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
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %conv.i6 = zext i32 %0 to i64
  %call.i7 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %conv.i6, %call.i7
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i2 = and i64 %call2.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i2, 0
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
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %conv.i6 = zext i32 %0 to i64
  %call.i7 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %conv.i6, %call.i7
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i2 = and i64 %call2.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i2, 0
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
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i32 1
  %0 = ptrtoint ptr %add.ptr.i to i32
  %conv.i = zext i32 %0 to i64
  %call1 = call i64 @__gomc_note(i64 noundef %conv.i, i32 noundef 1)
  br label %return

if.end:                                           ; preds = %entry
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %add.ptr.i.i9 = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i32 2
  %1 = load atomic i32, ptr %add.ptr.i.i9 monotonic, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  %2 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %2, 7
  %and.i = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i to ptr
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end5:                                          ; preds = %if.end
  %4 = ptrtoint ptr %add.ptr.i.i9 to i32
  %conv.i18 = zext i32 %4 to i64
  %5 = ptrtoint ptr %mutex to i32
  %shr.i = lshr i32 %5, 1
  %conv.i11 = zext i32 %shr.i to i64
  %call1.i12 = call i64 @__gomc_remember(i64 noundef -29, i64 noundef %conv.i11)
  %call2.i = call i64 @__gomc_remember(i64 noundef %conv.i18, i64 noundef %call1.i12)
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
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %add.ptr.i.i20 = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i32 2
  %0 = load atomic i32, ptr %add.ptr.i.i20 monotonic, align 4
  %cmp = icmp eq i32 %0, 1
  %add.ptr.i16 = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i32 1
  %1 = ptrtoint ptr %add.ptr.i16 to i32
  %conv.i17 = zext i32 %1 to i64
  %call3 = call i64 @__gomc_note(i64 noundef %conv.i17, i32 noundef 0)
  %tobool4 = icmp ne i64 %call3, 0
  br i1 %tobool4, label %if.then5, label %if.end9

if.then5:                                         ; preds = %if.end
  %call7 = call i64 @__gomc_note(i64 noundef %conv.i17, i32 noundef -1)
  %cond = select i1 %cmp, i32 131, i32 0
  br label %return

if.end9:                                          ; preds = %if.end
  br i1 %cmp, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  store atomic i32 2, ptr %add.ptr.i.i20 monotonic, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  %2 = ptrtoint ptr %add.ptr.i.i20 to i32
  %conv.i.i = zext i32 %2 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %conv.i.i, i64 noundef 0)
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
  %key.0 = phi i64 [ -29, %entry ], [ %conv.i, %for.inc ]
  %call = call i64 @__gomc_note(i64 noundef %key.0, i32 noundef 0)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = ptrtoint ptr %mutex to i32
  %shr = lshr i32 %0, 1
  %conv = zext i32 %shr to i64
  %cmp1 = icmp eq i64 %call, %conv
  br i1 %cmp1, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %shl = shl i64 %call, 1
  %conv3 = trunc i64 %shl to i32
  %1 = inttoptr i32 %conv3 to ptr
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %1, i32 12
  %add.ptr.i.i = getelementptr inbounds i32, ptr %add.ptr.i.i.i, i32 2
  %2 = ptrtoint ptr %add.ptr.i.i to i32
  %conv.i = zext i32 %2 to i64
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

