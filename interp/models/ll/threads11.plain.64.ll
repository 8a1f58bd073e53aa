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
  %call.i16 = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i16 to i64
  %add.i = add i64 %conv.i17, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i14 = and i64 %call4.i, 4294967295
  %conv.i15 = trunc i64 %and.i14 to i32
  %cmp6.i = icmp ne i32 %conv.i15, 0
  %conv9.i = zext i32 %conv.i15 to i64
  %cmp10.i = icmp ne i64 %conv9.i, 4294967295
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %cmp21.i = icmp eq i64 %conv9.i, 4294967295
  br i1 %cmp21.i, label %if.then.i, label %mutex_lock.exit

if.then.i:                                        ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ 0, %do.end.i.critedge ]
  %switch.selectcmp12 = icmp eq i32 %retval.i2.0, 0
  %switch.select13 = select i1 %switch.selectcmp12, i32 0, i32 2
  ret i32 %switch.select13
}

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %add.i = add i64 %conv.i14, 1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i11 = and i64 %call4.i, 4294967295
  %conv.i12 = trunc i64 %and.i11 to i32
  %conv6.i = zext i32 %conv.i12 to i64
  %cmp7.i = icmp eq i64 %conv6.i, 4294967295
  br i1 %cmp7.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %entry
  %cmp11.i = icmp eq i32 %conv.i12, 0
  %spec.select = select i1 %cmp11.i, i32 0, i32 16
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %if.end.i, %if.then.i
  %retval.i2.0 = phi i32 [ 22, %if.then.i ], [ %spec.select, %if.end.i ]
  %switch.selectcmp = icmp eq i32 %retval.i2.0, 16
  %switch.select = select i1 %switch.selectcmp, i32 1, i32 2
  %switch.selectcmp12 = icmp eq i32 %retval.i2.0, 0
  %switch.select13 = select i1 %switch.selectcmp12, i32 0, i32 %switch.select
  ret i32 %switch.select13
}

define i32 @mtx_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i14, 1
  %call4.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call4.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv6.i.i = zext i32 %conv.i13 to i64
  %cmp7.i.i = icmp eq i64 %conv6.i.i, 4294967295
  br i1 %cmp7.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %entry
  %cmp11.i.i = icmp eq i32 %conv.i13, 0
  %spec.select = select i1 %cmp11.i.i, i32 0, i32 110
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
  %call2.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call2.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv.i = zext i32 %conv.i13 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp7.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp7.i, label %if.then9.i, label %if.end17.i

if.then9.i:                                       ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.9)
  br label %mutex_unlock.exit

if.end17.i:                                       ; preds = %if.end.i
  %cmp19.i = icmp eq i32 %conv.i13, 0
  br i1 %cmp19.i, label %if.then21.i, label %if.end23.i

if.then21.i:                                      ; preds = %if.end17.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.10)
  br label %mutex_unlock.exit

if.end23.i:                                       ; preds = %if.end17.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.11)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %entry, %if.end23.i, %if.then21.i, %if.then9.i
  %retval.i2.0 = phi i32 [ 22, %if.then9.i ], [ 1, %if.then21.i ], [ 1, %if.end23.i ], [ 0, %entry ]
  %switch.selectcmp6 = icmp eq i32 %retval.i2.0, 0
  %switch.select7 = select i1 %switch.selectcmp6, i32 0, i32 2
  ret i32 %switch.select7
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
  %call.i = call i32 @__gomc_self()
  %cmp.i = icmp uge i32 %call.i, 31
  br i1 %cmp.i, label %if.then.i54, label %if.end.i59

if.then.i54:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i59:                                       ; preds = %entry
  %conv.i55 = zext i32 %call.i to i64
  %call1.i56 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i55, i64 noundef 0, i32 noundef 2)
  %and.i109 = and i64 %call1.i56, -9223372036854775808
  %tobool.i110 = icmp ne i64 %and.i109, 0
  br i1 %tobool.i110, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i59
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i59, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i59 ]
  %tobool.i58 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i58, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i119 = and i64 %call1.i56, 4294967295
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
  %tobool6.i61 = icmp ne i32 %retval.i115.0, 0
  br i1 %tobool6.i61, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i62 = add i64 %conv.i55, 1
  %call10.i63 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i62, i64 noundef 0, i32 noundef 1)
  %and.i39.i = and i64 %call10.i63, 4294967295
  %conv.i40.i = trunc i64 %and.i39.i to i32
  %conv12.i = zext i32 %conv.i40.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i40.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i53.2 = phi i32 [ %retval.i115.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i115.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i53.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i65 = shl i64 1, %conv.i55
  %add29.i = add i32 32, %call.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i65, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i49.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i53.2, %if.then27.i ], [ %error.i53.2, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i49.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i68 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i69 = icmp ne i32 %call.i68, 0
  br i1 %tobool.i69, label %land.lhs.true.i, label %if.end8.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %3 = ptrtoint ptr %cond to i64
  %call2.i70 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i71 = icmp ne i64 %call2.i70, 0
  br i1 %tobool3.i71, label %if.end8.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end8.i

if.then4.i:                                       ; preds = %land.rhs.i
  %shl.i94 = shl i64 1, %conv.i55
  %add.i95 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i95 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i96 = or i64 %shl.i94, %shl2.i
  %not.i97 = xor i64 %or.i96, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i97, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i103 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i
  %and.i99 = and i32 %conv.i103, %shl5.i
  %cmp.i100 = icmp ne i32 %and.i99, 0
  %lnot.i = xor i1 %cmp.i100, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i74 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i75 = icmp ne i32 %call.i74, 0
  br i1 %tobool.i75, label %if.then.i77, label %cond_woken.exit

if.then.i77:                                      ; preds = %if.then4.i
  %conv.i76 = sext i32 %lnot.ext.i to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i76)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i77, %if.then4.i
  %call.i36 = call i32 @__gomc_self()
  %conv.i37 = zext i32 %call.i36 to i64
  %add.i = add i64 %conv.i37, 1
  br label %do.body.i28.i

do.body.i28.i:                                    ; preds = %do.body.i28.i, %cond_woken.exit
  %call4.i27.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i19 = and i64 %call4.i27.i, 4294967295
  %conv.i20 = trunc i64 %and.i19 to i32
  %cmp6.i30.i = icmp ne i32 %conv.i20, 0
  %conv9.i32.i = zext i32 %conv.i20 to i64
  %cmp10.i33.i = icmp ne i64 %conv9.i32.i, 4294967295
  %or.cond52 = select i1 %cmp6.i30.i, i1 %cmp10.i33.i, i1 false
  br i1 %or.cond52, label %do.body.i28.i, label %do.end.i47.i.critedge

do.end.i47.i.critedge:                            ; preds = %do.body.i28.i
  %cmp21.i46.i = icmp eq i64 %conv9.i32.i, 4294967295
  br i1 %cmp21.i46.i, label %if.then.i49.i, label %cond_wait.exit

if.then.i49.i:                                    ; preds = %do.end.i47.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %cond_wait.exit

if.end8.i:                                        ; preds = %land.lhs.true.i, %if.end.i, %land.rhs.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end8.i
  %call10.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i55, i64 noundef 0, i32 noundef 2)
  %shr.i105 = lshr i64 %call10.i, 32
  %conv.i106 = trunc i64 %shr.i105 to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i106, %shl.i
  %tobool12.i = icmp ne i32 %and.i, 0
  %lnot13.i = xor i1 %tobool12.i, true
  br i1 %lnot13.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i82 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i83 = icmp ne i32 %call.i82, 0
  br i1 %tobool.i83, label %if.then.i86, label %cond_woken.exit88

if.then.i86:                                      ; preds = %do.end.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i85 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %cond_woken.exit88

cond_woken.exit88:                                ; preds = %if.then.i86, %do.end.i
  %call.i38 = call i32 @__gomc_self()
  %conv.i39 = zext i32 %call.i38 to i64
  %add.i40 = add i64 %conv.i39, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %cond_woken.exit88
  %call4.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i40, i64 noundef 0, i32 noundef 1)
  %and.i34 = and i64 %call4.i.i, 4294967295
  %conv.i35 = trunc i64 %and.i34 to i32
  %cmp6.i.i = icmp ne i32 %conv.i35, 0
  %conv9.i.i = zext i32 %conv.i35 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 4294967295
  %or.cond53 = select i1 %cmp6.i.i, i1 %cmp10.i.i, i1 false
  br i1 %or.cond53, label %do.body.i.i, label %do.end.i.i.critedge

do.end.i.i.critedge:                              ; preds = %do.body.i.i
  %cmp21.i.i = icmp eq i64 %conv9.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then.i.i, label %cond_wait.exit

if.then.i.i:                                      ; preds = %do.end.i.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %do.end.i.i.critedge, %do.end.i47.i.critedge, %if.then.i.i, %if.then.i49.i, %cond_enqueue.exit
  %retval.i2.0 = phi i32 [ %retval.i49.0, %cond_enqueue.exit ], [ 22, %if.then.i49.i ], [ 22, %if.then.i.i ], [ 0, %do.end.i47.i.critedge ], [ 0, %do.end.i.i.critedge ]
  switch i32 %retval.i2.0, label %sw.epilog.i [
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
  %call.i = call i32 @__gomc_self()
  %cmp.i28 = icmp uge i32 %call.i, 31
  br i1 %cmp.i28, label %if.then.i29, label %if.end.i34

if.then.i29:                                      ; preds = %cond.true
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.14)
  unreachable

if.end.i34:                                       ; preds = %cond.true
  %conv.i30 = zext i32 %call.i to i64
  %call1.i31 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i30, i64 noundef 0, i32 noundef 2)
  %and.i73 = and i64 %call1.i31, -9223372036854775808
  %tobool.i74 = icmp ne i64 %and.i73, 0
  br i1 %tobool.i74, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i34
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i34, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i34 ]
  %tobool.i33 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i33, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i83 = and i64 %call1.i31, 4294967295
  %conv.i.i84 = trunc i64 %and.i.i83 to i32
  %cmp.i85 = icmp eq i32 %conv.i.i84, 0
  br i1 %cmp.i85, label %if.then.i86, label %if.end.i88

if.then.i86:                                      ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i88:                                       ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i87 = icmp eq i32 %call2.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i87, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i88
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.18)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i88, %if.end5.i, %if.then.i86
  %retval.i79.0 = phi i32 [ 0, %if.then.i86 ], [ 22, %if.end5.i ], [ 0, %if.end.i88 ]
  %tobool6.i = icmp ne i32 %retval.i79.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i36

if.then7.i36:                                     ; preds = %cond_bind.exit
  %add.i35 = add i64 %conv.i30, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i35, i64 noundef 0, i32 noundef 1)
  %and.i39.i = and i64 %call10.i, 4294967295
  %conv.i40.i = trunc i64 %and.i39.i to i32
  %conv12.i = zext i32 %conv.i40.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i36
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.15)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i36
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i40.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.16)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i27.2 = phi i32 [ %retval.i79.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i79.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i27.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i = shl i64 1, %conv.i30
  %add29.i = add i32 32, %call.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i24.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i27.2, %if.then27.i ], [ %error.i27.2, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i24.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i62 = shl i64 1, %conv.i30
  %add.i63 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i63 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i64 = or i64 %shl.i62, %shl2.i
  %not.i65 = xor i64 %or.i64, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i65, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i70 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i
  %and.i66 = and i32 %conv.i70, %shl5.i
  %cmp.i67 = icmp ne i32 %and.i66, 0
  br i1 %cmp.i67, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i40 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i41 = icmp ne i32 %call.i40, 0
  br i1 %tobool.i41, label %land.lhs.true.i, label %land.end.i

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i42 = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i43 = icmp ne i64 %call2.i42, 0
  br i1 %tobool3.i43, label %land.end.i, label %land.rhs.i46

land.rhs.i46:                                     ; preds = %land.lhs.true.i
  %call4.i44 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i45 = icmp ne i32 %call4.i44, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i, %land.rhs.i46, %if.end.i
  %5 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i ], [ false, %land.rhs.i ], [ %tobool5.i45, %land.rhs.i46 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i51 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52 = icmp ne i32 %call.i51, 0
  br i1 %tobool.i52, label %if.then.i55, label %cond_woken.exit

if.then.i55:                                      ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i53 = sext i32 %land.ext.i to i64
  %call2.i54 = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i53)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i55, %land.end.i
  %call.i19 = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i19 to i64
  %add.i = add i64 %conv.i20, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %cond_woken.exit
  %call4.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i17 = and i64 %call4.i.i, 4294967295
  %conv.i18 = trunc i64 %and.i17 to i32
  %cmp6.i.i = icmp ne i32 %conv.i18, 0
  %conv9.i.i = zext i32 %conv.i18 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 4294967295
  %or.cond39 = select i1 %cmp6.i.i, i1 %cmp10.i.i, i1 false
  br i1 %or.cond39, label %do.body.i.i, label %do.end.i.i.critedge

do.end.i.i.critedge:                              ; preds = %do.body.i.i
  %cmp21.i.i = icmp eq i64 %conv9.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then.i.i, label %mutex_lock.exit.i

if.then.i.i:                                      ; preds = %do.end.i.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.8)
  br label %mutex_lock.exit.i

mutex_lock.exit.i:                                ; preds = %do.end.i.i.critedge, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ 0, %do.end.i.i.critedge ]
  %cmp.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %cmp.i5, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit.i
  %spec.select = select i1 %cmp.i67, i1 true, i1 %5
  %cond11.i = select i1 %spec.select, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit.i, %cond_enqueue.exit, %if.end8.i
  %retval.i4.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i24.0, %cond_enqueue.exit ], [ %retval.i.i.0, %mutex_lock.exit.i ]
  switch i32 %retval.i4.0, label %sw.epilog.i [
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
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  %switch.selectcmp1 = icmp eq i32 %cond.i, 0
  %switch.select2 = select i1 %switch.selectcmp1, i32 0, i32 2
  ret i32 %switch.select2
}

define i32 @cnd_broadcast(ptr noundef %cond) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_threads11.str.17)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  %switch.selectcmp1 = icmp eq i32 %cond.i, 0
  %switch.select2 = select i1 %switch.selectcmp1, i32 0, i32 2
  ret i32 %switch.select2
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

