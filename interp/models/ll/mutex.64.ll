source_filename = "mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_mutex.str = private unnamed_addr constant [13 x i8] c"robust mutex\00", align 1
@__gomc_mutex.str.1 = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_mutex.str.2 = private unnamed_addr constant [33 x i8] c"destruction of a destroyed mutex\00", align 1
@__gomc_mutex.str.3 = private unnamed_addr constant [30 x i8] c"destruction of a locked mutex\00", align 1
@__gomc_mutex.str.4 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1
@__gomc_mutex.str.5 = private unnamed_addr constant [28 x i8] c"unlock of a destroyed mutex\00", align 1
@__gomc_mutex.str.6 = private unnamed_addr constant [37 x i8] c"unlock of a mutex that is not locked\00", align 1
@__gomc_mutex.str.7 = private unnamed_addr constant [44 x i8] c"unlock of a mutex that another thread holds\00", align 1

define i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %attr) {
entry:
  %tobool = icmp ne ptr %attr, null
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %0, %cond.true ], [ 0, %entry ]
  store i64 0, ptr %mutex, align 8
  %call1.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %if.then.i, label %mutex_init.exit

if.then.i:                                        ; preds = %cond.end
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i64 16
  store i32 %cond, ptr %add.ptr.i, align 4
  br label %mutex_init.exit

mutex_init.exit:                                  ; preds = %if.then.i, %cond.end
  ret i32 0
}

define i32 @pthread_mutex_destroy(ptr noundef %mutex) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %mutex, i32 noundef 8, i64 noundef 4294967295, i64 noundef 0, i32 noundef 1)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, -1
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.2)
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp3.i = icmp ne i64 %call1.i, 0
  br i1 %cmp3.i, label %if.then4.i, label %mutex_destroy.exit

if.then4.i:                                       ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.3)
  unreachable

mutex_destroy.exit:                               ; preds = %if.end.i
  ret i32 0
}

define i32 @pthread_mutex_lock(ptr noundef %mutex) {
entry:
  %call.i10 = call i32 @__gomc_self()
  %conv.i11 = zext i32 %call.i10 to i64
  %add.i = add i64 %conv.i11, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i17, label %mutex_kind.exit

if.end.i17:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i16 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i16, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i17
  %retval.i12.0 = phi i32 [ %.and.i, %if.end.i17 ], [ 0, %entry ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i = icmp eq i32 %retval.i12.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i9 = trunc i64 %call4.i to i32
  switch i32 %conv.i9, label %land.rhs.i [
    i32 -1, label %if.then.i
    i32 0, label %if.end.i
  ]

land.rhs.i:                                       ; preds = %do.body.i
  %cmp11.i = icmp eq i32 %retval.i12.0, 0
  %conv14.i = zext i32 %conv.i9 to i64
  %cmp15.i = icmp ne i64 %conv14.i, %add.i
  %1 = select i1 %cmp11.i, i1 true, i1 %cmp15.i
  br i1 %1, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.rhs.i
  %cmp18.i = icmp eq i32 %conv.i9, -1
  br i1 %cmp18.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.body.i, %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.4)
  unreachable

if.end.i:                                         ; preds = %do.body.i, %do.end.i
  %conv21.i = zext i32 %conv.i9 to i64
  %cmp22.i = icmp eq i64 %conv21.i, %add.i
  %cmp25.i = icmp eq i32 %retval.i12.0, 2
  %or.cond11 = select i1 %cmp22.i, i1 %cmp25.i, i1 false
  %retval.i.0 = select i1 %or.cond11, i32 35, i32 0
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i = add i64 %conv.i9, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i15, label %mutex_kind.exit

if.end.i15:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i14 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i14, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i15
  %retval.i10.0 = phi i32 [ %.and.i, %if.end.i15 ], [ 0, %entry ]
  %cmp.i = icmp eq i32 %retval.i10.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i7 = trunc i64 %call4.i to i32
  %cmp6.i = icmp eq i32 %conv.i7, -1
  br i1 %cmp6.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.4)
  unreachable

if.end.i:                                         ; preds = %mutex_kind.exit
  %cmp9.i = icmp eq i32 %conv.i7, 0
  %conv12.i = zext i32 %conv.i7 to i64
  %cmp13.i = icmp eq i64 %conv12.i, %add.i
  %or.cond = select i1 %cmp13.i, i1 %cmp.i, i1 false
  %spec.select = select i1 %or.cond, i32 0, i32 16
  %retval.i.0 = select i1 %cmp9.i, i32 0, i32 %spec.select
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i6 = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i6 to i64
  %add.i = add i64 %conv.i7, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv.i5 = trunc i64 %call2.i to i32
  %conv.i = zext i32 %conv.i5 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp6.i = icmp eq i32 %conv.i5, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.5)
  unreachable

if.end9.i:                                        ; preds = %if.end.i
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i12, label %mutex_kind.exit

if.end.i12:                                       ; preds = %if.end9.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i11 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i11, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end9.i, %if.end.i12
  %retval.i8.0 = phi i32 [ %.and.i, %if.end.i12 ], [ 0, %if.end9.i ]
  %cmp11.i = icmp ne i32 %retval.i8.0, 0
  br i1 %cmp11.i, label %mutex_unlock.exit, label %if.end14.i

if.end14.i:                                       ; preds = %mutex_kind.exit
  %cmp16.i = icmp eq i32 %conv.i5, 0
  br i1 %cmp16.i, label %if.then18.i, label %if.end19.i

if.then18.i:                                      ; preds = %if.end14.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.6)
  unreachable

if.end19.i:                                       ; preds = %if.end14.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.7)
  unreachable

mutex_unlock.exit:                                ; preds = %mutex_kind.exit, %entry
  %retval.i.0 = phi i32 [ 0, %entry ], [ 1, %mutex_kind.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i = add i64 %conv.i9, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i15, label %mutex_kind.exit

if.end.i15:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i14 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i14, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i15
  %retval.i10.0 = phi i32 [ %.and.i, %if.end.i15 ], [ 0, %entry ]
  %cmp.i = icmp eq i32 %retval.i10.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i7 = trunc i64 %call4.i to i32
  switch i32 %conv.i7, label %lor.lhs.false.i [
    i32 -1, label %if.then.i
    i32 0, label %mutex_try_lock.exit
  ]

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.4)
  unreachable

lor.lhs.false.i:                                  ; preds = %mutex_kind.exit
  %conv12.i = zext i32 %conv.i7 to i64
  %cmp13.i = icmp eq i64 %conv12.i, %add.i
  %or.cond = select i1 %cmp13.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %mutex_try_lock.exit, label %if.end18.i

if.end18.i:                                       ; preds = %lor.lhs.false.i
  %cmp24.i = icmp eq i32 %retval.i10.0, 2
  %or.cond11 = select i1 %cmp13.i, i1 %cmp24.i, i1 false
  %spec.select = select i1 %or.cond11, i32 35, i32 110
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %mutex_kind.exit, %if.end18.i, %lor.lhs.false.i
  %retval.i.0 = phi i32 [ 0, %lor.lhs.false.i ], [ %spec.select, %if.end18.i ], [ 0, %mutex_kind.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_clocklock(ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i = add i64 %conv.i9, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i15, label %mutex_kind.exit

if.end.i15:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i14 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i14, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i15
  %retval.i10.0 = phi i32 [ %.and.i, %if.end.i15 ], [ 0, %entry ]
  %cmp.i = icmp eq i32 %retval.i10.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i7 = trunc i64 %call4.i to i32
  switch i32 %conv.i7, label %lor.lhs.false.i [
    i32 -1, label %if.then.i
    i32 0, label %mutex_try_lock.exit
  ]

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.4)
  unreachable

lor.lhs.false.i:                                  ; preds = %mutex_kind.exit
  %conv12.i = zext i32 %conv.i7 to i64
  %cmp13.i = icmp eq i64 %conv12.i, %add.i
  %or.cond = select i1 %cmp13.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %mutex_try_lock.exit, label %if.end18.i

if.end18.i:                                       ; preds = %lor.lhs.false.i
  %cmp24.i = icmp eq i32 %retval.i10.0, 2
  %or.cond11 = select i1 %cmp13.i, i1 %cmp24.i, i1 false
  %spec.select = select i1 %or.cond11, i32 35, i32 110
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %mutex_kind.exit, %if.end18.i, %lor.lhs.false.i
  %retval.i.0 = phi i32 [ 0, %lor.lhs.false.i ], [ %spec.select, %if.end18.i ], [ 0, %mutex_kind.exit ]
  ret i32 %retval.i.0
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
  %call.i10 = call i32 @__gomc_self()
  %conv.i11 = zext i32 %call.i10 to i64
  %add.i = add i64 %conv.i11, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i17, label %mutex_kind.exit

if.end.i17:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i16 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i16, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i17
  %retval.i12.0 = phi i32 [ %.and.i, %if.end.i17 ], [ 0, %entry ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i = icmp eq i32 %retval.i12.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i9 = trunc i64 %call4.i to i32
  switch i32 %conv.i9, label %land.rhs.i [
    i32 -1, label %if.then.i
    i32 0, label %if.end.i
  ]

land.rhs.i:                                       ; preds = %do.body.i
  %cmp11.i = icmp eq i32 %retval.i12.0, 0
  %conv14.i = zext i32 %conv.i9 to i64
  %cmp15.i = icmp ne i64 %conv14.i, %add.i
  %1 = select i1 %cmp11.i, i1 true, i1 %cmp15.i
  br i1 %1, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.rhs.i
  %cmp18.i = icmp eq i32 %conv.i9, -1
  br i1 %cmp18.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.body.i, %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.4)
  unreachable

if.end.i:                                         ; preds = %do.body.i, %do.end.i
  %conv21.i = zext i32 %conv.i9 to i64
  %cmp22.i = icmp eq i64 %conv21.i, %add.i
  %cmp25.i = icmp eq i32 %retval.i12.0, 2
  %or.cond11 = select i1 %cmp22.i, i1 %cmp25.i, i1 false
  %retval.i.0 = select i1 %or.cond11, i32 35, i32 0
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i = add i64 %conv.i9, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i15, label %mutex_kind.exit

if.end.i15:                                       ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i14 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i14, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %if.end.i15
  %retval.i10.0 = phi i32 [ %.and.i, %if.end.i15 ], [ 0, %entry ]
  %cmp.i = icmp eq i32 %retval.i10.0, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv3.i = sext i32 %conv.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef %conv3.i, i32 noundef 1)
  %conv.i7 = trunc i64 %call4.i to i32
  %cmp6.i = icmp eq i32 %conv.i7, -1
  br i1 %cmp6.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.4)
  unreachable

if.end.i:                                         ; preds = %mutex_kind.exit
  %cmp9.i = icmp eq i32 %conv.i7, 0
  %conv12.i = zext i32 %conv.i7 to i64
  %cmp13.i = icmp eq i64 %conv12.i, %add.i
  %or.cond = select i1 %cmp13.i, i1 %cmp.i, i1 false
  %spec.select = select i1 %or.cond, i32 0, i32 16
  %retval.i.0 = select i1 %cmp9.i, i32 0, i32 %spec.select
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i6 = call i32 @__gomc_self()
  %conv.i7 = zext i32 %call.i6 to i64
  %add.i = add i64 %conv.i7, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv.i5 = trunc i64 %call2.i to i32
  %conv.i = zext i32 %conv.i5 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp6.i = icmp eq i32 %conv.i5, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.5)
  unreachable

if.end9.i:                                        ; preds = %if.end.i
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i12, label %mutex_kind.exit

if.end.i12:                                       ; preds = %if.end9.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i = and i32 %0, 3
  %cmp.i11 = icmp eq i32 %and.i, 3
  %.and.i = select i1 %cmp.i11, i32 0, i32 %and.i
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end9.i, %if.end.i12
  %retval.i8.0 = phi i32 [ %.and.i, %if.end.i12 ], [ 0, %if.end9.i ]
  %cmp11.i = icmp ne i32 %retval.i8.0, 0
  br i1 %cmp11.i, label %mutex_unlock.exit, label %if.end14.i

if.end14.i:                                       ; preds = %mutex_kind.exit
  %cmp16.i = icmp eq i32 %conv.i5, 0
  br i1 %cmp16.i, label %if.then18.i, label %if.end19.i

if.then18.i:                                      ; preds = %if.end14.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.6)
  unreachable

if.end19.i:                                       ; preds = %if.end14.i
  call void @__gomc_error(ptr noundef @__gomc_mutex.str.1, ptr noundef @__gomc_mutex.str.7)
  unreachable

mutex_unlock.exit:                                ; preds = %mutex_kind.exit, %entry
  %retval.i.0 = phi i32 [ 0, %entry ], [ 1, %mutex_kind.exit ]
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
  %cmp = icmp slt i32 %kind, 0
  %cmp1 = icmp sgt i32 %kind, 3
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i32 %kind, ptr %attr, align 4
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
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
  store i32 %0, ptr %kind, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  ret i32 0
}

define i32 @pthread_mutexattr_setprotocol(ptr noundef %attr, i32 noundef %protocol) {
entry:
  ret i32 0
}

define i32 @pthread_mutexattr_setprioceiling(ptr noundef %attr, i32 noundef %ceiling) {
entry:
  ret i32 0
}

define i32 @pthread_mutexattr_setrobust(ptr noundef %attr, i32 noundef %robust) {
entry:
  %tobool = icmp ne i32 %robust, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_mutex.str)
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_mutex_kinds()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

