source_filename = "mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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
  %and = and i32 %0, 19
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %entry ]
  %shl.i = shl i32 %cond, 30
  store i32 %shl.i, ptr %mutex, align 4
  ret i32 0
}

define i32 @pthread_mutex_destroy(ptr noundef %mutex) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %mutex, i32 noundef 4, i64 noundef 65535, i64 noundef 0, i32 noundef 1)
  %cmp.i = icmp ne i64 %call1.i, 0
  %and.i = and i64 %call1.i, 65535
  %conv.i2 = trunc i64 %and.i to i32
  %cmp3.i = icmp eq i32 %conv.i2, 0
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
  %and.i4 = and i64 %old.i.0, 65535
  %conv.i5 = trunc i64 %and.i4 to i32
  %conv8.i = zext i32 %conv.i5 to i64
  %cmp9.i = icmp eq i64 %conv8.i, 65535
  br i1 %cmp9.i, label %if.then11.i, label %if.end13.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str)
  br label %mutex_destroy.exit

if.end13.i:                                       ; preds = %if.end.i
  %cmp14.i = icmp ne i64 %old.i.0, 0
  br i1 %cmp14.i, label %if.then16.i, label %mutex_destroy.exit

if.then16.i:                                      ; preds = %if.end13.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.1)
  br label %mutex_destroy.exit

mutex_destroy.exit:                               ; preds = %if.end13.i, %if.then16.i, %if.then11.i
  %retval.i.0 = phi i32 [ 22, %if.then11.i ], [ 16, %if.then16.i ], [ 0, %if.end13.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_lock(ptr noundef %mutex) {
entry:
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i = add i64 %conv.i18, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %entry
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i15 = and i64 %call5.i, 65535
  %conv.i16 = trunc i64 %and.i15 to i32
  %cmp7.i = icmp ne i32 %conv.i16, 0
  %conv10.i = zext i32 %conv.i16 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  %or.cond = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i
  br i1 %cmp15.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i = lshr i64 %call5.i, 30
  %and.i21 = and i64 %shr.i, 3
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp.i23 = icmp eq i32 %conv.i22, 3
  %.conv.i22 = select i1 %cmp.i23, i32 0, i32 %conv.i22
  %cmp18.i = icmp eq i32 %.conv.i22, 0
  br i1 %cmp18.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 65535
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_lock.exit

if.end.i:                                         ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv10.i, %add.i
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i
  %shr.i30 = lshr i64 %call5.i, 30
  %and.i31 = and i64 %shr.i30, 3
  %conv.i32 = trunc i64 %and.i31 to i32
  %cmp.i33 = icmp eq i32 %conv.i32, 3
  %.conv.i32 = select i1 %cmp.i33, i32 0, i32 %conv.i32
  %cmp31.i = icmp eq i32 %.conv.i32, 2
  br i1 %cmp31.i, label %mutex_lock.exit, label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true29.i, %if.end.i
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true29.i, %cond.end.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %cond.end.i ], [ 35, %land.lhs.true29.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i14 = call i32 @__gomc_self()
  %conv.i15 = zext i32 %call.i14 to i64
  %add.i = add i64 %conv.i15, 1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call5.i, 65535
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv7.i = zext i32 %conv.i13 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 65535
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %entry
  %cmp12.i = icmp eq i32 %conv.i13, 0
  br i1 %cmp12.i, label %mutex_try_lock.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp eq i64 %conv7.i, %add.i
  br i1 %cmp16.i, label %land.lhs.true.i, label %if.end28.i

land.lhs.true.i:                                  ; preds = %lor.lhs.false.i
  %shr.i = lshr i64 %call5.i, 30
  %and.i18 = and i64 %shr.i, 3
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp.i20 = icmp eq i32 %conv.i19, 3
  %.conv.i19 = select i1 %cmp.i20, i32 0, i32 %conv.i19
  %cmp19.i = icmp eq i32 %.conv.i19, 1
  br i1 %cmp19.i, label %mutex_try_lock.exit, label %if.end28.i

if.end28.i:                                       ; preds = %land.lhs.true.i, %lor.lhs.false.i
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %if.end28.i, %if.end.i, %land.lhs.true.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %land.lhs.true.i ], [ 0, %if.end.i ], [ 16, %if.end28.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i12 = call i32 @__gomc_self()
  %conv.i13 = zext i32 %call.i12 to i64
  %add.i = add i64 %conv.i13, 1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i6 = and i64 %call4.i, 65535
  %conv.i7 = trunc i64 %and.i6 to i32
  %conv.i = zext i32 %conv.i7 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp9.i = icmp eq i64 %conv.i, 65535
  br i1 %cmp9.i, label %if.then11.i, label %lor.lhs.false.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.3)
  br label %mutex_unlock.exit

lor.lhs.false.i:                                  ; preds = %if.end.i
  %shr.i = lshr i64 %call4.i, 30
  %and.i16 = and i64 %shr.i, 3
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp.i18 = icmp eq i32 %conv.i17, 3
  %.conv.i17 = select i1 %cmp.i18, i32 0, i32 %conv.i17
  %cmp18.i = icmp ne i32 %.conv.i17, 0
  br i1 %cmp18.i, label %mutex_unlock.exit, label %if.end21.i

if.end21.i:                                       ; preds = %lor.lhs.false.i
  %cmp23.i = icmp eq i32 %conv.i7, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.4)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.5)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %lor.lhs.false.i, %entry, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ 0, %entry ], [ 1, %lor.lhs.false.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i13 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i13, 1
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i11 = and i64 %call5.i.i, 65535
  %conv.i12 = trunc i64 %and.i11 to i32
  %conv7.i.i = zext i32 %conv.i12 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 65535
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %entry
  %cmp12.i.i = icmp eq i32 %conv.i12, 0
  br i1 %cmp12.i.i, label %mutex_try_lock.exit.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end.i.i
  %cmp16.i.i = icmp eq i64 %conv7.i.i, %add.i
  br i1 %cmp16.i.i, label %land.lhs.true.i.i, label %if.end44.i.i

land.lhs.true.i.i:                                ; preds = %lor.lhs.false.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i16 = and i64 %shr.i, 3
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp.i18 = icmp eq i32 %conv.i17, 3
  %.conv.i17 = select i1 %cmp.i18, i32 0, i32 %conv.i17
  %cmp19.i.i = icmp eq i32 %.conv.i17, 1
  br i1 %cmp19.i.i, label %mutex_try_lock.exit.i, label %if.end28.i.i

if.end28.i.i:                                     ; preds = %land.lhs.true.i.i
  br i1 %cmp16.i.i, label %land.lhs.true33.i.i, label %if.end44.i.i

land.lhs.true33.i.i:                              ; preds = %if.end28.i.i
  %shr.i24 = lshr i64 %call5.i.i, 30
  %and.i25 = and i64 %shr.i24, 3
  %conv.i26 = trunc i64 %and.i25 to i32
  %cmp.i27 = icmp eq i32 %conv.i26, 3
  %.conv.i26 = select i1 %cmp.i27, i32 0, i32 %conv.i26
  %cmp35.i.i = icmp eq i32 %.conv.i26, 2
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
  %cmp.i36 = icmp ult i64 %0, 1000000000
  br i1 %cmp.i36, label %cond.false.i, label %mutex_timed_lock.exit

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
  %conv.i15 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i15, 1
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i13 = and i64 %call5.i.i, 65535
  %conv.i14 = trunc i64 %and.i13 to i32
  %conv7.i.i = zext i32 %conv.i14 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 65535
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %cond.true
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %cond.true
  %cmp12.i.i = icmp eq i32 %conv.i14, 0
  br i1 %cmp12.i.i, label %mutex_try_lock.exit.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end.i.i
  %cmp16.i.i = icmp eq i64 %conv7.i.i, %add.i
  br i1 %cmp16.i.i, label %land.lhs.true.i.i, label %if.end44.i.i

land.lhs.true.i.i:                                ; preds = %lor.lhs.false.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i18 = and i64 %shr.i, 3
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp.i20 = icmp eq i32 %conv.i19, 3
  %.conv.i19 = select i1 %cmp.i20, i32 0, i32 %conv.i19
  %cmp19.i.i = icmp eq i32 %.conv.i19, 1
  br i1 %cmp19.i.i, label %mutex_try_lock.exit.i, label %if.end28.i.i

if.end28.i.i:                                     ; preds = %land.lhs.true.i.i
  br i1 %cmp16.i.i, label %land.lhs.true33.i.i, label %if.end44.i.i

land.lhs.true33.i.i:                              ; preds = %if.end28.i.i
  %shr.i26 = lshr i64 %call5.i.i, 30
  %and.i27 = and i64 %shr.i26, 3
  %conv.i28 = trunc i64 %and.i27 to i32
  %cmp.i29 = icmp eq i32 %conv.i28, 3
  %.conv.i28 = select i1 %cmp.i29, i32 0, i32 %conv.i28
  %cmp35.i.i = icmp eq i32 %.conv.i28, 2
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
  %cmp.i38 = icmp ult i64 %0, 1000000000
  br i1 %cmp.i38, label %cond.false.i, label %cond.end

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
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i = add i64 %conv.i18, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %entry
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i15 = and i64 %call5.i, 65535
  %conv.i16 = trunc i64 %and.i15 to i32
  %cmp7.i = icmp ne i32 %conv.i16, 0
  %conv10.i = zext i32 %conv.i16 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  %or.cond = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i
  br i1 %cmp15.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i = lshr i64 %call5.i, 30
  %and.i21 = and i64 %shr.i, 3
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp.i23 = icmp eq i32 %conv.i22, 3
  %.conv.i22 = select i1 %cmp.i23, i32 0, i32 %conv.i22
  %cmp18.i = icmp eq i32 %.conv.i22, 0
  br i1 %cmp18.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 65535
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_lock.exit

if.end.i:                                         ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv10.i, %add.i
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i
  %shr.i30 = lshr i64 %call5.i, 30
  %and.i31 = and i64 %shr.i30, 3
  %conv.i32 = trunc i64 %and.i31 to i32
  %cmp.i33 = icmp eq i32 %conv.i32, 3
  %.conv.i32 = select i1 %cmp.i33, i32 0, i32 %conv.i32
  %cmp31.i = icmp eq i32 %.conv.i32, 2
  br i1 %cmp31.i, label %mutex_lock.exit, label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true29.i, %if.end.i
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true29.i, %cond.end.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %cond.end.i ], [ 35, %land.lhs.true29.i ]
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i14 = call i32 @__gomc_self()
  %conv.i15 = zext i32 %call.i14 to i64
  %add.i = add i64 %conv.i15, 1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i12 = and i64 %call5.i, 65535
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv7.i = zext i32 %conv.i13 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 65535
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %entry
  %cmp12.i = icmp eq i32 %conv.i13, 0
  br i1 %cmp12.i, label %mutex_try_lock.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp eq i64 %conv7.i, %add.i
  br i1 %cmp16.i, label %land.lhs.true.i, label %if.end28.i

land.lhs.true.i:                                  ; preds = %lor.lhs.false.i
  %shr.i = lshr i64 %call5.i, 30
  %and.i18 = and i64 %shr.i, 3
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp.i20 = icmp eq i32 %conv.i19, 3
  %.conv.i19 = select i1 %cmp.i20, i32 0, i32 %conv.i19
  %cmp19.i = icmp eq i32 %.conv.i19, 1
  br i1 %cmp19.i, label %mutex_try_lock.exit, label %if.end28.i

if.end28.i:                                       ; preds = %land.lhs.true.i, %lor.lhs.false.i
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %if.end28.i, %if.end.i, %land.lhs.true.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %land.lhs.true.i ], [ 0, %if.end.i ], [ 16, %if.end28.i ]
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i12 = call i32 @__gomc_self()
  %conv.i13 = zext i32 %call.i12 to i64
  %add.i = add i64 %conv.i13, 1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i6 = and i64 %call4.i, 65535
  %conv.i7 = trunc i64 %and.i6 to i32
  %conv.i = zext i32 %conv.i7 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp9.i = icmp eq i64 %conv.i, 65535
  br i1 %cmp9.i, label %if.then11.i, label %lor.lhs.false.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.3)
  br label %mutex_unlock.exit

lor.lhs.false.i:                                  ; preds = %if.end.i
  %shr.i = lshr i64 %call4.i, 30
  %and.i16 = and i64 %shr.i, 3
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp.i18 = icmp eq i32 %conv.i17, 3
  %.conv.i17 = select i1 %cmp.i18, i32 0, i32 %conv.i17
  %cmp18.i = icmp ne i32 %.conv.i17, 0
  br i1 %cmp18.i, label %mutex_unlock.exit, label %if.end21.i

if.end21.i:                                       ; preds = %lor.lhs.false.i
  %cmp23.i = icmp eq i32 %conv.i7, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.4)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.5)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %lor.lhs.false.i, %entry, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ 0, %entry ], [ 1, %lor.lhs.false.i ]
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

