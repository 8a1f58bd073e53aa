source_filename = "threads11.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_threads11.str = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_threads11.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that is joined already\00", align 1
@__gomc_threads11.str.2 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
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
  %shl.i = shl i64 %shr.i, 1
  %or.i = or i64 %shl.i, 1
  %call.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  switch i64 %call.i, label %sw.epilog.i [
    i64 0, label %if.then.i19
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb9.i
  ]

if.then.i19:                                      ; preds = %if.end4.i
  %call1.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 1)
  br label %sw.epilog.i

sw.bb.i:                                          ; preds = %if.end4.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.1)
  br label %join.exit

sw.bb9.i:                                         ; preds = %if.end4.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.2)
  br label %join.exit

sw.epilog.i:                                      ; preds = %if.then.i19, %if.end4.i
  %call12.i = call i64 @__gomc_join(i64 noundef %shr.i)
  br label %join.exit

join.exit:                                        ; preds = %if.end.i, %sw.epilog.i, %sw.bb9.i, %sw.bb.i, %if.then.i
  %value.0 = phi i64 [ %call12.i, %sw.epilog.i ], [ undef, %sw.bb9.i ], [ undef, %sw.bb.i ], [ undef, %if.then.i ], [ undef, %if.end.i ]
  %retval.i.0 = phi i32 [ 0, %sw.epilog.i ], [ 22, %sw.bb9.i ], [ 3, %sw.bb.i ], [ 3, %if.then.i ], [ 35, %if.end.i ]
  %tobool = icmp eq i32 %retval.i.0, 0
  %tobool1 = icmp ne ptr %status, null
  %or.cond = and i1 %tobool, %tobool1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %join.exit
  %conv = trunc i64 %value.0 to i32
  store i32 %conv, ptr %status, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %join.exit
  %switch.select12 = select i1 %tobool, i32 0, i32 2
  ret i32 %switch.select12
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
  %shl.i = shl i64 %shr.i, 1
  %or.i = or i64 %shl.i, 1
  %call.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  switch i64 %call.i, label %detach.exit [
    i64 0, label %if.then.i14
    i64 1, label %sw.bb.i3
    i64 2, label %sw.bb6.i
  ]

if.then.i14:                                      ; preds = %if.end.i
  %call1.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 2)
  br label %detach.exit

sw.bb.i3:                                         ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.4)
  br label %detach.exit

sw.bb6.i:                                         ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.5)
  br label %detach.exit

detach.exit:                                      ; preds = %if.then.i14, %if.end.i, %sw.bb6.i, %sw.bb.i3, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %sw.bb6.i ], [ 3, %sw.bb.i3 ], [ 3, %if.then.i ], [ 0, %if.end.i ], [ 0, %if.then.i14 ]
  %switch.selectcmp7 = icmp eq i32 %retval.i2.0, 0
  %switch.select8 = select i1 %switch.selectcmp7, i32 0, i32 2
  ret i32 %switch.select8
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
  store i64 0, ptr %mutex, align 8
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
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i17 = and i64 %call5.i, 4294967295
  %conv.i18 = trunc i64 %and.i17 to i32
  %cmp7.i = icmp ne i32 %conv.i18, 0
  %conv10.i = zext i32 %conv.i18 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  %or.cond = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %cmp22.i = icmp eq i64 %conv10.i, 4294967295
  br i1 %cmp22.i, label %if.then.i, label %mutex_lock.exit

if.then.i:                                        ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ 0, %do.end.i.critedge ]
  %switch.selectcmp18 = icmp eq i32 %retval.i2.0, 0
  %switch.select19 = select i1 %switch.selectcmp18, i32 0, i32 2
  ret i32 %switch.select19
}

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %call.i16 = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i16 to i64
  %add.i = add i64 %conv.i17, 1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i14 = and i64 %call5.i, 4294967295
  %conv.i15 = trunc i64 %and.i14 to i32
  %conv7.i = zext i32 %conv.i15 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 4294967295
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %entry
  %cmp12.i = icmp eq i32 %conv.i15, 0
  %spec.select = select i1 %cmp12.i, i32 0, i32 16
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %if.end.i, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ %spec.select, %if.end.i ]
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
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i15 = and i64 %call5.i.i, 4294967295
  %conv.i16 = trunc i64 %and.i15 to i32
  %conv7.i.i = zext i32 %conv.i16 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 4294967295
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %entry
  %cmp12.i.i = icmp eq i32 %conv.i16, 0
  %spec.select = select i1 %cmp12.i.i, i32 0, i32 110
  br label %mutex_try_lock.exit.i

mutex_try_lock.exit.i:                            ; preds = %if.end.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ %spec.select, %if.end.i.i ]
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
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call4.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv.i = zext i32 %conv.i13 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp9.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp9.i, label %if.then11.i, label %if.end21.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.9)
  br label %mutex_unlock.exit

if.end21.i:                                       ; preds = %if.end.i
  %cmp23.i = icmp eq i32 %conv.i13, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.10)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.11)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %entry, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i2.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ 0, %entry ]
  %switch.selectcmp11 = icmp eq i32 %retval.i2.0, 0
  %switch.select12 = select i1 %switch.selectcmp11, i32 0, i32 2
  ret i32 %switch.select12
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
  %call.i32 = call i32 @__gomc_self()
  %cmp.i39 = icmp uge i32 %call.i32, 31
  br i1 %cmp.i39, label %if.then.i40, label %if.end.i45

if.then.i40:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i45:                                       ; preds = %entry
  %conv.i41 = zext i32 %call.i32 to i64
  %call1.i42 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i41, i64 noundef 0, i32 noundef 2)
  %and.i93 = and i64 %call1.i42, -9223372036854775808
  %tobool.i94 = icmp ne i64 %and.i93, 0
  br i1 %tobool.i94, label %cond.true.i95, label %cond_check.exit

cond.true.i95:                                    ; preds = %if.end.i45
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i45, %cond.true.i95
  %cond.i97 = phi i32 [ 22, %cond.true.i95 ], [ 0, %if.end.i45 ]
  %tobool.i44 = icmp ne i32 %cond.i97, 0
  br i1 %tobool.i44, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i106 = and i64 %call1.i42, 4294967295
  %conv.i.i107 = trunc i64 %and.i.i106 to i32
  %cmp.i108 = icmp eq i32 %conv.i.i107, 0
  br i1 %cmp.i108, label %if.then.i109, label %if.end.i112

if.then.i109:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i112:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i110 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i111 = icmp eq i32 %call2.i110, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i111, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i112
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.18)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i112, %if.end5.i, %if.then.i109
  %retval.i102.0 = phi i32 [ 0, %if.then.i109 ], [ 22, %if.end5.i ], [ 0, %if.end.i112 ]
  %tobool6.i47 = icmp ne i32 %retval.i102.0, 0
  br i1 %tobool6.i47, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i48 = add i64 %conv.i41, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i48, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.then7.i
  %add23.i = add i32 %call.i32, 1
  %cmp24.i = icmp ne i32 %conv.i43.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i38.2 = phi i32 [ %retval.i102.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i102.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i38.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i41, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i35.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i38.2, %if.then32.i ], [ %error.i38.2, %if.end30.i ]
  %tobool.i33 = icmp ne i32 %retval.i35.0, 0
  br i1 %tobool.i33, label %cond_sleep.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52 = icmp ne i32 %call.i, 0
  br i1 %tobool.i52, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %3 = ptrtoint ptr %cond to i64
  %call2.i53 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i54 = icmp ne i64 %call2.i53, 0
  br i1 %tobool3.i54, label %if.end7.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i41, i64 noundef 0, i32 noundef 2)
  %call.i167 = call i64 @__gomc_lasting_conditions()
  %cmp.i168 = icmp ult i64 %3, %call.i167
  %shl.i149 = shl i64 1, %conv.i41
  %shl1.i150 = shl i64 %shl.i149, 32
  br i1 %cmp.i168, label %cond.true.i156, label %cond.false.i160

cond.true.i156:                                   ; preds = %if.then4.i
  %or.i152 = or i64 %shl.i149, %shl1.i150
  %and.i153 = and i64 %call1.i, %or.i152
  %cmp2.i154 = icmp eq i64 %and.i153, 0
  %conv.i155 = zext i1 %cmp2.i154 to i32
  br label %was_woken.exit162

cond.false.i160:                                  ; preds = %if.then4.i
  %and3.i157 = and i64 %call1.i, %shl1.i150
  %cmp4.i158 = icmp ne i64 %and3.i157, 0
  %conv5.i159 = zext i1 %cmp4.i158 to i32
  br label %was_woken.exit162

was_woken.exit162:                                ; preds = %cond.false.i160, %cond.true.i156
  %cond.i161 = phi i32 [ %conv.i155, %cond.true.i156 ], [ %conv5.i159, %cond.false.i160 ]
  %tobool6.i = icmp ne i32 %cond.i161, 0
  %lnot.i = xor i1 %tobool6.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i57 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i58 = icmp ne i32 %call.i57, 0
  br i1 %tobool.i58, label %if.then.i60, label %cond_sleep.exit

if.then.i60:                                      ; preds = %was_woken.exit162
  %conv.i59 = sext i32 %lnot.ext.i to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i59)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i, %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call.i171 = call i64 @__gomc_lasting_conditions()
  %cmp.i172 = icmp ult i64 %4, %call.i171
  br i1 %cmp.i172, label %do.body.i, label %do.body5.i

do.body.i:                                        ; preds = %if.end7.i, %do.body.i
  %call2.i86 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i41, i64 noundef 0, i32 noundef 2)
  %shl.i = shl i64 1, %conv.i41
  %shl1.i = shl i64 %shl.i, 32
  %or.i = or i64 %shl.i, %shl1.i
  %and.i118 = and i64 %call2.i86, %or.i
  %cmp2.i = icmp eq i64 %and.i118, 0
  %lnot.i88 = xor i1 %cmp2.i, true
  br i1 %lnot.i88, label %do.body.i, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i41, i64 noundef 0, i32 noundef 2)
  %shl.i129 = shl i64 1, %conv.i41
  %shl1.i130 = shl i64 %shl.i129, 32
  %and3.i137 = and i64 %call8.i, %shl1.i130
  %cmp4.i138 = icmp ne i64 %and3.i137, 0
  %lnot12.i = xor i1 %cmp4.i138, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i
  %call.i65 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i66 = icmp ne i32 %call.i65, 0
  br i1 %tobool.i66, label %if.then.i69, label %cond_sleep.exit

if.then.i69:                                      ; preds = %cond_await.exit
  %call2.i68 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i69, %was_woken.exit162, %if.then.i60, %cond_enqueue.exit
  %retval.i28.0 = phi i32 [ %retval.i35.0, %cond_enqueue.exit ], [ 0, %if.then.i60 ], [ 0, %was_woken.exit162 ], [ 0, %if.then.i69 ], [ 0, %cond_await.exit ]
  %tobool.i = icmp ne i32 %retval.i28.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %cond.false.i

cond.false.i:                                     ; preds = %cond_sleep.exit
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i = add i64 %conv.i18, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %cond.false.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i15 = and i64 %call5.i.i, 4294967295
  %conv.i16 = trunc i64 %and.i15 to i32
  %cmp7.i.i = icmp ne i32 %conv.i16, 0
  %conv10.i.i = zext i32 %conv.i16 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond61 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond61, label %do.body.i.i, label %do.end.i.i.critedge

do.end.i.i.critedge:                              ; preds = %do.body.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i.i, label %cond_wait.exit

if.then.i.i:                                      ; preds = %do.end.i.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %do.end.i.i.critedge, %if.then.i.i, %cond_sleep.exit
  %cond2.i = phi i32 [ %retval.i28.0, %cond_sleep.exit ], [ 22, %if.then.i.i ], [ 0, %do.end.i.i.critedge ]
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
  %add.i.i = add i64 %conv.i.i, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i = icmp eq i64 %conv17.i.i, 4294967295
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
  %4 = ptrtoint ptr %cond to i64
  %call.i57.i = call i64 @__gomc_lasting_conditions()
  %cmp.i58.i = icmp ult i64 %4, %call.i57.i
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
  %call2.i11.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i11.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i, %land.rhs.i.i, %was_woken.exit.i
  %5 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i ], [ false, %land.rhs.i ], [ %tobool5.i.i, %land.rhs.i.i ]
  %land.ext.i = zext i1 %5 to i32
  %call.i14.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i15.i = icmp ne i32 %call.i14.i, 0
  br i1 %tobool.i15.i, label %if.then.i18.i, label %cond_woken.exit.i

if.then.i18.i:                                    ; preds = %land.end.i
  %conv.i16.i = sext i32 %land.ext.i to i64
  %call2.i17.i = call i64 @__gomc_remember(i64 noundef %4, i64 noundef %conv.i16.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i18.i, %land.end.i
  %spec.select = select i1 %tobool3.i, i1 true, i1 %5
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

do.body.i.i:                                      ; preds = %do.body.i.i, %cond.false.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i16, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i, 4294967295
  %conv.i16.i19 = trunc i64 %and.i15.i to i32
  %cmp7.i.i = icmp ne i32 %conv.i16.i19, 0
  %conv10.i.i = zext i32 %conv.i16.i19 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond46 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond46, label %do.body.i.i, label %do.end.i.i.critedge

do.end.i.i.critedge:                              ; preds = %do.body.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i.i25, label %mutex_lock.exit.i

if.then.i.i25:                                    ; preds = %do.end.i.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit.i

mutex_lock.exit.i:                                ; preds = %do.end.i.i.critedge, %if.then.i.i25
  %retval.i.i10.0 = phi i32 [ 22, %if.then.i.i25 ], [ 0, %do.end.i.i.critedge ]
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

declare i64 @__gomc_join(i64 noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_defined(i64 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_lasting_conditions()

