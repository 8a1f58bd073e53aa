source_filename = "mutex.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_mutex.str = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@__gomc_mutex.str.1 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@__gomc_mutex.str.2 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@__gomc_mutex.str.3 = private unnamed_addr constant [28 x i8] c"unlock of a destroyed mutex\00", align 1
@__gomc_mutex.str.4 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@__gomc_mutex.str.5 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1

define i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %attr) {
entry:
  %tobool = icmp ne ptr %attr, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %0 = load volatile i32, ptr %attr, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %2, align 8
  ret i32 0
}

define i32 @pthread_mutex_destroy(ptr noundef %mutex) {
entry:
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef 4294967295, i64 noundef 0, i32 noundef 1)
  %and.i1 = and i64 %call1.i, 4294967295
  %conv.i2 = trunc i64 %and.i1 to i32
  %conv.i = zext i32 %conv.i2 to i64
  %cmp.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str)
  br label %mutex_destroy.exit

if.end.i:                                         ; preds = %entry
  %cmp5.i = icmp ne i64 %call1.i, 0
  br i1 %cmp5.i, label %if.then7.i, label %mutex_destroy.exit

if.then7.i:                                       ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.1)
  br label %mutex_destroy.exit

mutex_destroy.exit:                               ; preds = %if.end.i, %if.then7.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.then7.i ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_lock(ptr noundef %mutex) {
entry:
  %call.i18 = call i32 @__gomc_self()
  %conv.i19 = zext i32 %call.i18 to i64
  %add.i20 = add i64 %conv.i19, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %1, i32 noundef 8, i64 noundef %add.i20, i64 noundef 0, i32 noundef 1)
  %and.i16 = and i64 %call5.i, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp7.i = icmp ne i32 %conv.i17, 0
  %conv10.i = zext i32 %conv.i17 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  %or.cond = and i1 %cmp7.i, %cmp11.i
  br i1 %or.cond, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %conv21.i = zext i32 %conv.i17 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 4294967295
  br i1 %cmp22.i, label %if.then.i, label %mutex_lock.exit

if.then.i:                                        ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %do.end.i.critedge ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i15 = call i32 @__gomc_self()
  %conv.i16 = zext i32 %call.i15 to i64
  %add.i17 = add i64 %conv.i16, 1
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %1, i32 noundef 8, i64 noundef %add.i17, i64 noundef 0, i32 noundef 1)
  %and.i13 = and i64 %call5.i, 4294967295
  %conv.i14 = trunc i64 %and.i13 to i32
  %conv7.i = zext i32 %conv.i14 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 4294967295
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %entry
  %cmp12.i = icmp eq i32 %conv.i14, 0
  %spec.select = select i1 %cmp12.i, i32 0, i32 16
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ %spec.select, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %add.i15 = add i64 %conv.i14, 1
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %1, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 1)
  %and.i7 = and i64 %call4.i, 4294967295
  %conv.i8 = trunc i64 %and.i7 to i32
  %conv.i = zext i32 %conv.i8 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i15
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp9.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp9.i, label %if.then11.i, label %if.end21.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.3)
  br label %mutex_unlock.exit

if.end21.i:                                       ; preds = %if.end.i
  %cmp23.i = icmp eq i32 %conv.i8, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.4)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.5)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %entry, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ 0, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i to i64
  %add.i15 = add i64 %conv.i14, 1
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %1, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call5.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv7.i.i = zext i32 %conv.i13 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 4294967295
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %entry
  %cmp12.i.i = icmp eq i32 %conv.i13, 0
  %spec.select = select i1 %cmp12.i.i, i32 0, i32 110
  br label %mutex_try_lock.exit.i

mutex_try_lock.exit.i:                            ; preds = %if.end.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ %spec.select, %if.end.i.i ]
  %cmp.i = icmp eq i32 %retval.i.i.0, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i

land.lhs.true.i:                                  ; preds = %mutex_try_lock.exit.i
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %2 = load i32, ptr %arrayidx.i, align 4
  %cmp.i29 = icmp ult i32 %2, 1000000000
  br i1 %cmp.i29, label %cond.false.i, label %mutex_timed_lock.exit

cond.false.i:                                     ; preds = %land.lhs.true.i, %mutex_try_lock.exit.i
  br label %mutex_timed_lock.exit

mutex_timed_lock.exit:                            ; preds = %land.lhs.true.i, %cond.false.i
  %cond.i = phi i32 [ %retval.i.i.0, %cond.false.i ], [ 22, %land.lhs.true.i ]
  ret i32 %cond.i
}

define i32 @pthread_mutex_clocklock(ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  switch i32 %clock, label %cond.end [
    i32 1, label %cond.true
    i32 0, label %cond.true
  ]

cond.true:                                        ; preds = %entry, %entry
  %call.i = call i32 @__gomc_self()
  %conv.i16 = zext i32 %call.i to i64
  %add.i17 = add i64 %conv.i16, 1
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %1, i32 noundef 8, i64 noundef %add.i17, i64 noundef 0, i32 noundef 1)
  %and.i14 = and i64 %call5.i.i, 4294967295
  %conv.i15 = trunc i64 %and.i14 to i32
  %conv7.i.i = zext i32 %conv.i15 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 4294967295
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %cond.true
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %cond.true
  %cmp12.i.i = icmp eq i32 %conv.i15, 0
  %spec.select = select i1 %cmp12.i.i, i32 0, i32 110
  br label %mutex_try_lock.exit.i

mutex_try_lock.exit.i:                            ; preds = %if.end.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ %spec.select, %if.end.i.i ]
  %cmp.i = icmp eq i32 %retval.i.i.0, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i

land.lhs.true.i:                                  ; preds = %mutex_try_lock.exit.i
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %2 = load i32, ptr %arrayidx.i, align 4
  %cmp.i31 = icmp ult i32 %2, 1000000000
  br i1 %cmp.i31, label %cond.false.i, label %cond.end

cond.false.i:                                     ; preds = %land.lhs.true.i, %mutex_try_lock.exit.i
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false.i, %land.lhs.true.i
  %cond = phi i32 [ %retval.i.i.0, %cond.false.i ], [ 22, %land.lhs.true.i ], [ 22, %entry ]
  ret i32 %cond
}

define i32 @__pthread_mutex_init(ptr noundef %mutex, ptr noundef %attr) {
entry:
  %call = call i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %attr)
  ret i32 %call
}

define i32 @__pthread_mutex_destroy(ptr noundef %mutex) {
entry:
  %call = call i32 @pthread_mutex_destroy(ptr noundef %mutex)
  ret i32 %call
}

define i32 @__pthread_mutex_lock(ptr noundef %mutex) {
entry:
  %call.i18 = call i32 @__gomc_self()
  %conv.i19 = zext i32 %call.i18 to i64
  %add.i20 = add i64 %conv.i19, 1
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %1, i32 noundef 8, i64 noundef %add.i20, i64 noundef 0, i32 noundef 1)
  %and.i16 = and i64 %call5.i, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp7.i = icmp ne i32 %conv.i17, 0
  %conv10.i = zext i32 %conv.i17 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  %or.cond = and i1 %cmp7.i, %cmp11.i
  br i1 %or.cond, label %do.body.i, label %do.end.i.critedge

do.end.i.critedge:                                ; preds = %do.body.i
  %conv21.i = zext i32 %conv.i17 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 4294967295
  br i1 %cmp22.i, label %if.then.i, label %mutex_lock.exit

if.then.i:                                        ; preds = %do.end.i.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %do.end.i.critedge, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %do.end.i.critedge ]
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i15 = call i32 @__gomc_self()
  %conv.i16 = zext i32 %call.i15 to i64
  %add.i17 = add i64 %conv.i16, 1
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %1, i32 noundef 8, i64 noundef %add.i17, i64 noundef 0, i32 noundef 1)
  %and.i13 = and i64 %call5.i, 4294967295
  %conv.i14 = trunc i64 %and.i13 to i32
  %conv7.i = zext i32 %conv.i14 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 4294967295
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %entry
  %cmp12.i = icmp eq i32 %conv.i14, 0
  %spec.select = select i1 %cmp12.i, i32 0, i32 16
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ %spec.select, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %add.i15 = add i64 %conv.i14, 1
  %0 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %1, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 1)
  %and.i7 = and i64 %call4.i, 4294967295
  %conv.i8 = trunc i64 %and.i7 to i32
  %conv.i = zext i32 %conv.i8 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i15
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp9.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp9.i, label %if.then11.i, label %if.end21.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.3)
  br label %mutex_unlock.exit

if.end21.i:                                       ; preds = %if.end.i
  %cmp23.i = icmp eq i32 %conv.i8, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.4)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.5)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %entry, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ 0, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutexattr_init(ptr noundef %attr) {
entry:
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_mutexattr_settype(ptr noundef %attr, i32 noundef %kind) {
entry:
  %cmp.i = icmp slt i32 %kind, 0
  %cmp1.i = icmp sgt i32 %kind, 3
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -4
  %or.i = or i32 %and.i, %kind
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutexattr_setkind_np(ptr noundef %attr, i32 noundef %kind) {
entry:
  %call = call i32 @pthread_mutexattr_settype(ptr noundef %attr, i32 noundef %kind)
  ret i32 %call
}

define i32 @__pthread_mutexattr_init(ptr noundef %attr) {
entry:
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attr)
  ret i32 %call
}

define i32 @__pthread_mutexattr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @__pthread_mutexattr_settype(ptr noundef %attr, i32 noundef %kind) {
entry:
  %call = call i32 @pthread_mutexattr_settype(ptr noundef %attr, i32 noundef %kind)
  ret i32 %call
}

define i32 @pthread_mutexattr_gettype(ptr noundef %attr, ptr noundef %kind) {
entry:
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, 3
  store i32 %and.i, ptr %kind, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  %cmp.i = icmp slt i32 %shared, 0
  %cmp1.i = icmp sgt i32 %shared, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -5
  %shl3.i = shl i32 %shared, 2
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutexattr_getpshared(ptr noundef %attr, ptr noundef %shared) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 2
  %and.i = and i32 %shr.i, 1
  store i32 %and.i, ptr %shared, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setprotocol(ptr noundef %attr, i32 noundef %protocol) {
entry:
  %cmp.i = icmp slt i32 %protocol, 0
  %cmp1.i = icmp sgt i32 %protocol, 2
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -97
  %shl3.i = shl i32 %protocol, 5
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutexattr_getprotocol(ptr noundef %attr, ptr noundef %protocol) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 5
  %and.i = and i32 %shr.i, 3
  store i32 %and.i, ptr %protocol, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setprioceiling(ptr noundef %attr, i32 noundef %ceiling) {
entry:
  %cmp.i = icmp slt i32 %ceiling, 1
  %cmp1.i = icmp sgt i32 %ceiling, 99
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -32513
  %shl3.i = shl i32 %ceiling, 8
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutexattr_getprioceiling(ptr noundef %attr, ptr noundef %ceiling) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 8
  %and.i = and i32 %shr.i, 127
  %cmp = icmp eq i32 %and.i, 0
  %spec.store.select = select i1 %cmp, i32 1, i32 %and.i
  store i32 %spec.store.select, ptr %ceiling, align 4
  ret i32 0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

