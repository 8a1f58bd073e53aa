source_filename = "threads11.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_threads11.str = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_threads11.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_threads11.str.2 = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@__gomc_threads11.str.3 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@__gomc_threads11.str.4 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@__gomc_threads11.str.5 = private unnamed_addr constant [28 x i8] c"unlock of a destroyed mutex\00", align 1
@__gomc_threads11.str.6 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@__gomc_threads11.str.7 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1
@__gomc_threads11.str.8 = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_threads11.str.9 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_threads11.str.10 = private unnamed_addr constant [48 x i8] c"condition variable used by more than 31 threads\00", align 1
@__gomc_threads11.str.11 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_threads11.str.12 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_threads11.str.13 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1

define i32 @thrd_create(ptr noundef %thread, ptr noundef %start, ptr noundef %arg) {
entry:
  %call = call i64 @__gomc_create(ptr noundef %start, ptr noundef %arg)
  %conv = trunc i64 %call to i32
  %add = add i32 %conv, 1
  store i32 %add, ptr %thread, align 4
  ret i32 0
}

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define i32 @thrd_join(i32 noundef %thread, ptr noundef %status) {
entry:
  %cmp = icmp eq i32 %thread, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.1)
  unreachable

if.end:                                           ; preds = %entry
  %call = call i32 @__gomc_self()
  %add = add i32 %call, 1
  %cmp1 = icmp eq i32 %thread, %add
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %sub = sub i32 %thread, 1
  %conv = zext i32 %sub to i64
  %call4 = call i64 @__gomc_join(i64 noundef %conv)
  %tobool = icmp ne ptr %status, null
  br i1 %tobool, label %if.then5, label %return

if.then5:                                         ; preds = %if.end3
  %conv6 = trunc i64 %call4 to i32
  store i32 %conv6, ptr %status, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then5, %if.end
  %retval.0 = phi i32 [ 2, %if.end ], [ 0, %if.then5 ], [ 0, %if.end3 ]
  ret i32 %retval.0
}

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_join(i64 noundef)

define void @thrd_exit(i32 noundef %status) {
entry:
  %0 = inttoptr i32 %status to ptr
  call void @__gomc_exit_thread(ptr noundef %0)
  unreachable
}

declare void @__gomc_exit_thread(ptr noundef)

define i32 @thrd_current() {
entry:
  %call = call i32 @__gomc_self()
  %add = add i32 %call, 1
  ret i32 %add
}

define i32 @thrd_equal(i32 noundef %a, i32 noundef %b) {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @thrd_detach(i32 noundef %thread) {
entry:
  ret i32 0
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
  br i1 %tobool.i, label %if.then.i, label %mutex_init.exit

if.then.i:                                        ; preds = %entry
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i32 12
  store i32 %cond, ptr %add.ptr.i, align 4
  br label %mutex_init.exit

mutex_init.exit:                                  ; preds = %if.then.i, %entry
  ret i32 0
}

define void @mtx_destroy(ptr noundef %mutex) {
entry:
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef 4294967295, i64 noundef 0, i32 noundef 1)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, -1
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.2)
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp3.i = icmp ne i64 %call1.i, 0
  br i1 %cmp3.i, label %if.then4.i, label %mutex_destroy.exit

if.then4.i:                                       ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.3)
  unreachable

mutex_destroy.exit:                               ; preds = %if.end.i
  ret void
}

define i32 @mtx_lock(ptr noundef %mutex) {
entry:
  %call.i12 = call i32 @__gomc_self()
  %conv.i13 = zext i32 %call.i12 to i64
  %add.i14 = add i64 %conv.i13, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i21, label %mutex_kind.exit

if.end.i21:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i19 = and i32 %0, 3
  %cmp.i20 = icmp eq i32 %and.i19, 3
  %.and.i19 = select i1 %cmp.i20, i32 0, i32 %and.i19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i21
  %retval.i15.0 = phi i32 [ %.and.i19, %if.end.i21 ], [ 0, %entry ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %retval.i15.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i14, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i11 = trunc i64 %call4.i to i32
  switch i32 %conv.i11, label %land.rhs.i [
    i32 -1, label %if.then.i
    i32 0, label %if.end.i
  ]

land.rhs.i:                                       ; preds = %do.body.i
  %cmp11.i = icmp eq i32 %retval.i15.0, 0
  %conv14.i = zext i32 %conv.i11 to i64
  %cmp15.i = icmp ne i64 %conv14.i, %add.i14
  %3 = select i1 %cmp11.i, i1 true, i1 %cmp15.i
  br i1 %3, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.rhs.i
  %cmp18.i = icmp eq i32 %conv.i11, -1
  br i1 %cmp18.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.body.i, %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.4)
  unreachable

if.end.i:                                         ; preds = %do.body.i, %do.end.i
  %conv21.i = zext i32 %conv.i11 to i64
  %cmp22.i = icmp eq i64 %conv21.i, %add.i14
  %cmp25.i = icmp eq i32 %retval.i15.0, 2
  %or.cond11 = select i1 %cmp22.i, i1 %cmp25.i, i1 false
  %spec.select = select i1 %or.cond11, i32 2, i32 0
  ret i32 %spec.select
}

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %call.i10 = call i32 @__gomc_self()
  %conv.i11 = zext i32 %call.i10 to i64
  %add.i12 = add i64 %conv.i11, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i19, label %mutex_kind.exit

if.end.i19:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i17 = and i32 %0, 3
  %cmp.i18 = icmp eq i32 %and.i17, 3
  %.and.i17 = select i1 %cmp.i18, i32 0, i32 %and.i17
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i19
  %retval.i13.0 = phi i32 [ %.and.i17, %if.end.i19 ], [ 0, %entry ]
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %retval.i13.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i12, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i9 = trunc i64 %call4.i to i32
  switch i32 %conv.i9, label %lor.lhs.false.i [
    i32 -1, label %if.then.i
    i32 0, label %mutex_try_lock.exit
  ]

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.4)
  unreachable

lor.lhs.false.i:                                  ; preds = %mutex_kind.exit
  %conv12.i = zext i32 %conv.i9 to i64
  %cmp13.i = icmp eq i64 %conv12.i, %add.i12
  %or.cond = select i1 %cmp13.i, i1 %cmp.i, i1 false
  %spec.select = select i1 %or.cond, i32 0, i32 16
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %mutex_kind.exit, %lor.lhs.false.i
  %retval.i2.0 = phi i32 [ %spec.select, %lor.lhs.false.i ], [ 0, %mutex_kind.exit ]
  %switch.selectcmp = icmp eq i32 %retval.i2.0, 0
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  ret i32 %switch.select
}

define i32 @mtx_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i10 = call i32 @__gomc_self()
  %conv.i11 = zext i32 %call.i10 to i64
  %add.i12 = add i64 %conv.i11, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i19, label %mutex_kind.exit

if.end.i19:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i17 = and i32 %0, 3
  %cmp.i18 = icmp eq i32 %and.i17, 3
  %.and.i17 = select i1 %cmp.i18, i32 0, i32 %and.i17
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i19
  %retval.i13.0 = phi i32 [ %.and.i17, %if.end.i19 ], [ 0, %entry ]
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %retval.i13.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i12, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i9 = trunc i64 %call4.i to i32
  switch i32 %conv.i9, label %lor.lhs.false.i [
    i32 -1, label %if.then.i
    i32 0, label %mutex_try_lock.exit
  ]

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.4)
  unreachable

lor.lhs.false.i:                                  ; preds = %mutex_kind.exit
  %conv12.i = zext i32 %conv.i9 to i64
  %cmp13.i = icmp eq i64 %conv12.i, %add.i12
  %or.cond = select i1 %cmp13.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %mutex_try_lock.exit, label %if.end18.i

if.end18.i:                                       ; preds = %lor.lhs.false.i
  %cmp24.i = icmp eq i32 %retval.i13.0, 2
  %or.cond11 = select i1 %cmp13.i, i1 %cmp24.i, i1 false
  %spec.select = select i1 %or.cond11, i32 35, i32 110
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %mutex_kind.exit, %if.end18.i, %lor.lhs.false.i
  %retval.i2.0 = phi i32 [ 0, %lor.lhs.false.i ], [ %spec.select, %if.end18.i ], [ 0, %mutex_kind.exit ]
  %switch.selectcmp = icmp eq i32 %retval.i2.0, 110
  %switch.select = select i1 %switch.selectcmp, i32 4, i32 2
  %switch.selectcmp12 = icmp eq i32 %retval.i2.0, 0
  %switch.select13 = select i1 %switch.selectcmp12, i32 0, i32 %switch.select
  ret i32 %switch.select13
}

define i32 @mtx_unlock(ptr noundef %mutex) {
entry:
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i10 = add i64 %conv.i9, 1
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call2.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %1, i32 noundef 8, i64 noundef %add.i10, i64 noundef 0, i32 noundef 1)
  %conv.i7 = trunc i64 %call2.i to i32
  %conv.i = zext i32 %conv.i7 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i10
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp6.i = icmp eq i32 %conv.i7, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.5)
  unreachable

if.end9.i:                                        ; preds = %if.end.i
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i16, label %mutex_kind.exit

if.end.i16:                                       ; preds = %if.end9.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %2 = load i32, ptr %add.ptr.i.i, align 4
  %and.i14 = and i32 %2, 3
  %cmp.i15 = icmp eq i32 %and.i14, 3
  %.and.i14 = select i1 %cmp.i15, i32 0, i32 %and.i14
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end9.i, %if.end.i16
  %retval.i11.0 = phi i32 [ %.and.i14, %if.end.i16 ], [ 0, %if.end9.i ]
  %cmp11.i = icmp ne i32 %retval.i11.0, 0
  br i1 %cmp11.i, label %mutex_unlock.exit, label %if.end14.i

if.end14.i:                                       ; preds = %mutex_kind.exit
  %cmp16.i = icmp eq i32 %conv.i7, 0
  br i1 %cmp16.i, label %if.then18.i, label %if.end19.i

if.then18.i:                                      ; preds = %if.end14.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.6)
  unreachable

if.end19.i:                                       ; preds = %if.end14.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.7)
  unreachable

mutex_unlock.exit:                                ; preds = %mutex_kind.exit, %entry
  %retval.i2.0 = phi i32 [ 0, %entry ], [ 1, %mutex_kind.exit ]
  %cond = icmp eq i32 %retval.i2.0, 0
  %. = select i1 %cond, i32 0, i32 2
  ret i32 %.
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
  %and.i1 = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i1 to ptr
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = and i1 %cmp.i, %cmp3.i
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  %2 = select i1 %or.cond, i1 %lnot.i, i1 false
  br i1 %2, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.8)
  unreachable

if.end.i:                                         ; preds = %do.end.i
  br i1 %cmp3.i, label %if.then7.i, label %cond_destroy.exit

if.then7.i:                                       ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.9)
  unreachable

cond_destroy.exit:                                ; preds = %if.end.i
  ret void
}

define i32 @cnd_wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %call.i = call i32 @__gomc_self()
  %cmp.i27 = icmp uge i32 %call.i, 31
  br i1 %cmp.i27, label %if.then.i28, label %if.end.i31

if.then.i28:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.10)
  unreachable

if.end.i31:                                       ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i17.i = add i32 %0, 7
  %and.i18.i = and i32 %add.i17.i, -8
  %1 = inttoptr i32 %and.i18.i to ptr
  %conv.i29 = zext i32 %call.i to i64
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i29, i64 noundef 0, i32 noundef 2)
  %and.i35 = and i64 %call1.i, -9223372036854775808
  %tobool.i36 = icmp ne i64 %and.i35, 0
  br i1 %tobool.i36, label %if.then.i37, label %cond_check.exit

if.then.i37:                                      ; preds = %if.end.i31
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.13)
  unreachable

cond_check.exit:                                  ; preds = %if.end.i31
  %2 = ptrtoint ptr %mutex to i32
  %add.i.i = add i32 %2, 7
  %and.i.i = and i32 %add.i.i, -8
  %3 = inttoptr i32 %and.i.i to ptr
  %add.i30 = add i64 %conv.i29, 1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  %conv.i20.i = trunc i64 %call4.i to i32
  %cmp6.i = icmp eq i32 %conv.i20.i, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %cond_check.exit
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.11)
  unreachable

if.end9.i:                                        ; preds = %cond_check.exit
  %add11.i = add i32 %call.i, 1
  %cmp12.i = icmp ne i32 %conv.i20.i, %add11.i
  br i1 %cmp12.i, label %if.then14.i, label %do.body.i

if.then14.i:                                      ; preds = %if.end9.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.12)
  unreachable

do.body.i:                                        ; preds = %if.end9.i, %do.body.i
  %call2.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i29, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call2.i, 32
  %conv.i34 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i34, %shl.i
  %tobool.i = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i15 = call i32 @__gomc_self()
  %conv.i16 = zext i32 %call.i15 to i64
  %add.i17 = add i64 %conv.i16, 1
  %call.i21 = call i32 @__gomc_mutex_kinds()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %if.end.i, label %mutex_kind.exit

if.end.i:                                         ; preds = %do.end.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i.i, align 4
  %and.i23 = and i32 %4, 3
  %cmp.i = icmp eq i32 %and.i23, 3
  %.and.i23 = select i1 %cmp.i, i32 0, i32 %and.i23
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %do.end.i, %if.end.i
  %retval.i19.0 = phi i32 [ %.and.i23, %if.end.i ], [ 0, %do.end.i ]
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %cmp.i.i = icmp eq i32 %retval.i19.0, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv3.i.i = sext i32 %conv.i.i to i64
  %call4.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %3, i32 noundef 8, i64 noundef %add.i17, i64 noundef %conv3.i.i, i32 noundef 1)
  %conv.i14 = trunc i64 %call4.i.i to i32
  switch i32 %conv.i14, label %land.rhs.i.i [
    i32 -1, label %if.then.i.i
    i32 0, label %if.end.i.i
  ]

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp11.i.i = icmp eq i32 %retval.i19.0, 0
  %conv14.i.i = zext i32 %conv.i14 to i64
  %cmp15.i.i = icmp ne i64 %conv14.i.i, %add.i17
  %5 = select i1 %cmp11.i.i, i1 true, i1 %cmp15.i.i
  br i1 %5, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.rhs.i.i
  %cmp18.i.i = icmp eq i32 %conv.i14, -1
  br i1 %cmp18.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %do.body.i.i, %do.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.4)
  unreachable

if.end.i.i:                                       ; preds = %do.body.i.i, %do.end.i.i
  %conv21.i.i = zext i32 %conv.i14 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, %add.i17
  %cmp25.i.i = icmp eq i32 %retval.i19.0, 2
  %or.cond19 = select i1 %cmp22.i.i, i1 %cmp25.i.i, i1 false
  %spec.select = select i1 %or.cond19, i32 2, i32 0
  ret i32 %spec.select
}

define i32 @cnd_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i31 = icmp uge i32 %call.i, 31
  br i1 %cmp.i31, label %if.then.i32, label %if.end.i36

if.then.i32:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_threads11.str.10)
  unreachable

if.end.i36:                                       ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i17.i = add i32 %0, 7
  %and.i18.i = and i32 %add.i17.i, -8
  %1 = inttoptr i32 %and.i18.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i40 = and i64 %call1.i, -9223372036854775808
  %tobool.i41 = icmp ne i64 %and.i40, 0
  br i1 %tobool.i41, label %if.then.i42, label %cond_check.exit

if.then.i42:                                      ; preds = %if.end.i36
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.13)
  unreachable

cond_check.exit:                                  ; preds = %if.end.i36
  %2 = ptrtoint ptr %mutex to i32
  %add.i.i = add i32 %2, 7
  %and.i.i = and i32 %add.i.i, -8
  %3 = inttoptr i32 %and.i.i to ptr
  %add.i34 = add i64 %sh_prom.i, 1
  %call4.i35 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %conv.i20.i = trunc i64 %call4.i35 to i32
  %cmp6.i = icmp eq i32 %conv.i20.i, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %cond_check.exit
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.11)
  unreachable

if.end9.i:                                        ; preds = %cond_check.exit
  %add11.i = add i32 %call.i, 1
  %cmp12.i = icmp ne i32 %conv.i20.i, %add11.i
  br i1 %cmp12.i, label %if.then14.i, label %cond_enqueue.exit

if.then14.i:                                      ; preds = %if.end9.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.12)
  unreachable

cond_enqueue.exit:                                ; preds = %if.end9.i
  %not.i = xor i64 %or.i, -1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i16 = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i16 to i64
  %add.i18 = add i64 %conv.i17, 1
  %call.i22 = call i32 @__gomc_mutex_kinds()
  %tobool.i23 = icmp ne i32 %call.i22, 0
  br i1 %tobool.i23, label %if.end.i27, label %mutex_kind.exit

if.end.i27:                                       ; preds = %cond_enqueue.exit
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i.i, align 4
  %and.i25 = and i32 %4, 3
  %cmp.i26 = icmp eq i32 %and.i25, 3
  %.and.i25 = select i1 %cmp.i26, i32 0, i32 %and.i25
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_enqueue.exit, %if.end.i27
  %retval.i20.0 = phi i32 [ %.and.i25, %if.end.i27 ], [ 0, %cond_enqueue.exit ]
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %cmp.i.i = icmp eq i32 %retval.i20.0, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv3.i.i = sext i32 %conv.i.i to i64
  %call4.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %3, i32 noundef 8, i64 noundef %add.i18, i64 noundef %conv3.i.i, i32 noundef 1)
  %conv.i15 = trunc i64 %call4.i.i to i32
  switch i32 %conv.i15, label %land.rhs.i.i [
    i32 -1, label %if.then.i.i
    i32 0, label %if.end.i.i
  ]

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp11.i.i = icmp eq i32 %retval.i20.0, 0
  %conv14.i.i = zext i32 %conv.i15 to i64
  %cmp15.i.i = icmp ne i64 %conv14.i.i, %add.i18
  %5 = select i1 %cmp11.i.i, i1 true, i1 %cmp15.i.i
  br i1 %5, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.rhs.i.i
  %cmp18.i.i = icmp eq i32 %conv.i15, -1
  br i1 %cmp18.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %do.body.i.i, %do.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.4)
  unreachable

if.end.i.i:                                       ; preds = %do.body.i.i, %do.end.i.i
  %conv21.i.i = zext i32 %conv.i15 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, %add.i18
  %cmp25.i.i = icmp eq i32 %retval.i20.0, 2
  %or.cond21 = select i1 %cmp22.i.i, i1 %cmp25.i.i, i1 false
  %retval.i.i.0 = select i1 %or.cond21, i32 35, i32 0
  br i1 %or.cond21, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %if.end.i.i
  %shr.i = lshr i64 %call4.i, 32
  %conv.i39 = trunc i64 %shr.i to i32
  %shl7.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i39, %shl7.i
  %tobool.i = icmp ne i32 %and.i, 0
  %cond8.i = select i1 %tobool.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %if.end.i.i, %if.end.i
  %retval.i2.0 = phi i32 [ %cond8.i, %if.end.i ], [ %retval.i.i.0, %if.end.i.i ]
  %switch.selectcmp = icmp eq i32 %retval.i2.0, 110
  %switch.select = select i1 %switch.selectcmp, i32 4, i32 2
  %switch.selectcmp22 = icmp eq i32 %retval.i2.0, 0
  %switch.select23 = select i1 %switch.selectcmp22, i32 0, i32 %switch.select
  ret i32 %switch.select23
}

define i32 @cnd_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i1, 0
  br i1 %tobool.i, label %if.then.i, label %cond_check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.13)
  unreachable

cond_check.exit:                                  ; preds = %entry
  ret i32 0
}

define i32 @cnd_broadcast(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i1, 0
  br i1 %tobool.i, label %if.then.i, label %cond_check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_threads11.str, ptr noundef @__gomc_threads11.str.13)
  unreachable

cond_check.exit:                                  ; preds = %entry
  ret i32 0
}

declare i32 @__gomc_mutex_kinds()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_unsupported(ptr noundef)

