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
  %and = and i32 %0, 19
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %entry ]
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %2, align 8
  %call1.i = call i32 @__gomc_mutex_kinds()
  %tobool.i = icmp ne i32 %call1.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %cond.end
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i32 12
  store i32 %cond, ptr %add.ptr.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %cond.end
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
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i22 = icmp ne i32 %call.i, 0
  br i1 %tobool.i22, label %cond.true.i24, label %mutex_kind.exit

cond.true.i24:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
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
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %.and.i28, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i20, i64 noundef %conv4.i, i32 noundef 1)
  %and.i16 = and i64 %call5.i, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp7.i = icmp ne i32 %conv.i17, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv10.i = zext i32 %conv.i17 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i20
  %cmp18.i = icmp eq i32 %.and.i28, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv21.i = zext i32 %conv.i17 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 4294967295
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_lock.exit

if.end.i:                                         ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv21.i, %add.i20
  %cmp31.i = icmp eq i32 %.and.i28, 2
  %or.cond = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond, label %mutex_lock.exit, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i
  %call.i38 = call i32 @__gomc_robust_mutexes()
  %tobool.i39 = icmp ne i32 %call.i38, 0
  %and.i40 = and i32 %cond.i26, 16
  %tobool1.i = icmp ne i32 %and.i40, 0
  %3 = select i1 %tobool.i39, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i, label %mutex_lock.exit

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %cond.true.i, %if.end34.i, %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 35, %if.end.i ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i15 = call i32 @__gomc_self()
  %conv.i16 = zext i32 %call.i15 to i64
  %add.i17 = add i64 %conv.i16, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i19 = icmp ne i32 %call.i, 0
  br i1 %tobool.i19, label %cond.true.i21, label %mutex_kind.exit

cond.true.i21:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i20 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i21
  %cond.i23 = phi i32 [ %and.i20, %cond.true.i21 ], [ 0, %entry ]
  %and.i25 = and i32 %cond.i23, 3
  %cmp.i26 = icmp eq i32 %and.i25, 3
  %.and.i25 = select i1 %cmp.i26, i32 0, i32 %and.i25
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %.and.i25, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i17, i64 noundef %conv4.i, i32 noundef 1)
  %and.i13 = and i64 %call5.i, 4294967295
  %conv.i14 = trunc i64 %and.i13 to i32
  %conv7.i = zext i32 %conv.i14 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 4294967295
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %mutex_kind.exit
  %cmp12.i = icmp eq i32 %conv.i14, 0
  br i1 %cmp12.i, label %if.then21.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp eq i64 %conv7.i, %add.i17
  %or.cond = select i1 %cmp16.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %if.then21.i, label %if.end28.i

if.then21.i:                                      ; preds = %lor.lhs.false.i, %if.end.i
  %call.i35 = call i32 @__gomc_robust_mutexes()
  %tobool.i36 = icmp ne i32 %call.i35, 0
  %and.i37 = and i32 %cond.i23, 16
  %tobool1.i = icmp ne i32 %and.i37, 0
  %3 = select i1 %tobool.i36, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i, label %mutex_try_lock.exit

cond.true.i:                                      ; preds = %if.then21.i
  %cmp25.i = icmp eq i64 %conv7.i, %add.i17
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
  %4 = select i1 %tobool.i40, i1 %tobool1.i42, i1 false
  br i1 %4, label %mutex_try_lock.exit, label %if.end44.i

if.end44.i:                                       ; preds = %lor.lhs.false40.i, %if.end28.i
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %lor.lhs.false40.i, %cond.true.i, %if.then21.i, %if.end44.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.end44.i ], [ %call27.i, %cond.true.i ], [ 0, %if.then21.i ], [ 35, %lor.lhs.false40.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %add.i15 = add i64 %conv.i14, 1
  %call.i32 = call i32 @__gomc_robust_mutexes()
  %tobool.i33 = icmp ne i32 %call.i32, 0
  br i1 %tobool.i33, label %land.rhs.i, label %robust.exit

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
  %2 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %2, 7
  %and.i = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i to ptr
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 1)
  %and.i7 = and i64 %call4.i, 4294967295
  %conv.i8 = trunc i64 %and.i7 to i32
  %conv.i = zext i32 %conv.i8 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i15
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %cond.end.i
  %cmp9.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp9.i, label %if.then11.i, label %if.end13.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.3)
  br label %mutex_unlock.exit

if.end13.i:                                       ; preds = %if.end.i
  br i1 %1, label %mutex_unlock.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end13.i
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i17 = icmp ne i32 %call.i, 0
  br i1 %tobool.i17, label %cond.true.i19, label %mutex_kind.exit

cond.true.i19:                                    ; preds = %lor.lhs.false.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i.i, align 4
  %and.i18 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %lor.lhs.false.i, %cond.true.i19
  %cond.i21 = phi i32 [ %and.i18, %cond.true.i19 ], [ 0, %lor.lhs.false.i ]
  %and.i23 = and i32 %cond.i21, 3
  %cmp.i24 = icmp eq i32 %and.i23, 3
  %.and.i23 = select i1 %cmp.i24, i32 0, i32 %and.i23
  %cmp18.i = icmp ne i32 %.and.i23, 0
  br i1 %cmp18.i, label %mutex_unlock.exit, label %if.end21.i

if.end21.i:                                       ; preds = %mutex_kind.exit
  %cmp23.i = icmp eq i32 %conv.i8, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.4)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.5)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %if.end13.i, %mutex_kind.exit, %cond.end.i, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ %cond.i, %cond.end.i ], [ 1, %mutex_kind.exit ], [ 1, %if.end13.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i to i64
  %add.i15 = add i64 %conv.i14, 1
  %call.i18 = call i32 @__gomc_mutex_kinds()
  %tobool.i19 = icmp ne i32 %call.i18, 0
  br i1 %tobool.i19, label %cond.true.i21, label %mutex_kind.exit

cond.true.i21:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i20 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i21
  %cond.i23 = phi i32 [ %and.i20, %cond.true.i21 ], [ 0, %entry ]
  %and.i24 = and i32 %cond.i23, 3
  %cmp.i25 = icmp eq i32 %and.i24, 3
  %.and.i24 = select i1 %cmp.i25, i32 0, i32 %and.i24
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i.i = icmp eq i32 %.and.i24, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv4.i.i = sext i32 %conv.i.i to i64
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i15, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i12 = and i64 %call5.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i12 to i32
  %conv7.i.i = zext i32 %conv.i13 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 4294967295
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %mutex_kind.exit
  %cmp12.i.i = icmp eq i32 %conv.i13, 0
  br i1 %cmp12.i.i, label %if.then21.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end.i.i
  %cmp16.i.i = icmp eq i64 %conv7.i.i, %add.i15
  %or.cond = select i1 %cmp16.i.i, i1 %cmp.i.i, i1 false
  br i1 %or.cond, label %if.then21.i.i, label %if.end28.i.i

if.then21.i.i:                                    ; preds = %lor.lhs.false.i.i, %if.end.i.i
  %call.i33 = call i32 @__gomc_robust_mutexes()
  %tobool.i34 = icmp ne i32 %call.i33, 0
  %and.i35 = and i32 %cond.i23, 16
  %tobool1.i = icmp ne i32 %and.i35, 0
  %3 = select i1 %tobool.i34, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i.i, label %mutex_try_lock.exit.i

cond.true.i.i:                                    ; preds = %if.then21.i.i
  %cmp25.i.i = icmp eq i64 %conv7.i.i, %add.i15
  %conv26.i.i = zext i1 %cmp25.i.i to i32
  %call27.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv26.i.i)
  br label %mutex_try_lock.exit.i

if.end28.i.i:                                     ; preds = %lor.lhs.false.i.i
  %cmp35.i.i = icmp eq i32 %.and.i24, 2
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
  %cmp.i45 = icmp ult i32 %4, 1000000000
  br i1 %cmp.i45, label %cond.false.i, label %mutex_timed_lock.exit

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
  %call.i20 = call i32 @__gomc_mutex_kinds()
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %cond.true.i23, label %mutex_kind.exit

cond.true.i23:                                    ; preds = %cond.true
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i22 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond.true, %cond.true.i23
  %cond.i25 = phi i32 [ %and.i22, %cond.true.i23 ], [ 0, %cond.true ]
  %and.i26 = and i32 %cond.i25, 3
  %cmp.i27 = icmp eq i32 %and.i26, 3
  %.and.i26 = select i1 %cmp.i27, i32 0, i32 %and.i26
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i.i = icmp eq i32 %.and.i26, 1
  %conv.i.i = zext i1 %cmp.i.i to i32
  %conv4.i.i = sext i32 %conv.i.i to i64
  %call5.i.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i17, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i14 = and i64 %call5.i.i, 4294967295
  %conv.i15 = trunc i64 %and.i14 to i32
  %conv7.i.i = zext i32 %conv.i15 to i64
  %cmp8.i.i = icmp eq i64 %conv7.i.i, 4294967295
  br i1 %cmp8.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit.i

if.end.i.i:                                       ; preds = %mutex_kind.exit
  %cmp12.i.i = icmp eq i32 %conv.i15, 0
  br i1 %cmp12.i.i, label %if.then21.i.i, label %lor.lhs.false.i.i

lor.lhs.false.i.i:                                ; preds = %if.end.i.i
  %cmp16.i.i = icmp eq i64 %conv7.i.i, %add.i17
  %or.cond = select i1 %cmp16.i.i, i1 %cmp.i.i, i1 false
  br i1 %or.cond, label %if.then21.i.i, label %if.end28.i.i

if.then21.i.i:                                    ; preds = %lor.lhs.false.i.i, %if.end.i.i
  %call.i35 = call i32 @__gomc_robust_mutexes()
  %tobool.i36 = icmp ne i32 %call.i35, 0
  %and.i37 = and i32 %cond.i25, 16
  %tobool1.i = icmp ne i32 %and.i37, 0
  %3 = select i1 %tobool.i36, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i.i, label %mutex_try_lock.exit.i

cond.true.i.i:                                    ; preds = %if.then21.i.i
  %cmp25.i.i = icmp eq i64 %conv7.i.i, %add.i17
  %conv26.i.i = zext i1 %cmp25.i.i to i32
  %call27.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv26.i.i)
  br label %mutex_try_lock.exit.i

if.end28.i.i:                                     ; preds = %lor.lhs.false.i.i
  %cmp35.i.i = icmp eq i32 %.and.i26, 2
  %or.cond21 = select i1 %cmp16.i.i, i1 %cmp35.i.i, i1 false
  %spec.select = select i1 %or.cond21, i32 35, i32 110
  br label %mutex_try_lock.exit.i

mutex_try_lock.exit.i:                            ; preds = %if.end28.i.i, %cond.true.i.i, %if.then21.i.i, %if.then.i.i
  %retval.i.i.0 = phi i32 [ 22, %if.then.i.i ], [ %call27.i.i, %cond.true.i.i ], [ 0, %if.then21.i.i ], [ %spec.select, %if.end28.i.i ]
  %cmp.i = icmp eq i32 %retval.i.i.0, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i

land.lhs.true.i:                                  ; preds = %mutex_try_lock.exit.i
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %4 = load i32, ptr %arrayidx.i, align 4
  %cmp.i47 = icmp ult i32 %4, 1000000000
  br i1 %cmp.i47, label %cond.false.i, label %cond.end

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
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i22 = icmp ne i32 %call.i, 0
  br i1 %tobool.i22, label %cond.true.i24, label %mutex_kind.exit

cond.true.i24:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
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
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %.and.i28, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i20, i64 noundef %conv4.i, i32 noundef 1)
  %and.i16 = and i64 %call5.i, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp7.i = icmp ne i32 %conv.i17, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv10.i = zext i32 %conv.i17 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i20
  %cmp18.i = icmp eq i32 %.and.i28, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv21.i = zext i32 %conv.i17 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 4294967295
  br i1 %cmp22.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_lock.exit

if.end.i:                                         ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv21.i, %add.i20
  %cmp31.i = icmp eq i32 %.and.i28, 2
  %or.cond = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond, label %mutex_lock.exit, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i
  %call.i38 = call i32 @__gomc_robust_mutexes()
  %tobool.i39 = icmp ne i32 %call.i38, 0
  %and.i40 = and i32 %cond.i26, 16
  %tobool1.i = icmp ne i32 %and.i40, 0
  %3 = select i1 %tobool.i39, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i, label %mutex_lock.exit

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %cond.true.i, %if.end34.i, %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 35, %if.end.i ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ]
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_trylock(ptr noundef %mutex) {
entry:
  %call.i15 = call i32 @__gomc_self()
  %conv.i16 = zext i32 %call.i15 to i64
  %add.i17 = add i64 %conv.i16, 1
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i19 = icmp ne i32 %call.i, 0
  br i1 %tobool.i19, label %cond.true.i21, label %mutex_kind.exit

cond.true.i21:                                    ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %0 = load i32, ptr %add.ptr.i.i, align 4
  %and.i20 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %entry, %cond.true.i21
  %cond.i23 = phi i32 [ %and.i20, %cond.true.i21 ], [ 0, %entry ]
  %and.i25 = and i32 %cond.i23, 3
  %cmp.i26 = icmp eq i32 %and.i25, 3
  %.and.i25 = select i1 %cmp.i26, i32 0, i32 %and.i25
  %1 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %cmp.i = icmp eq i32 %.and.i25, 1
  %conv.i = zext i1 %cmp.i to i32
  %conv4.i = sext i32 %conv.i to i64
  %call5.i = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %2, i32 noundef 8, i64 noundef %add.i17, i64 noundef %conv4.i, i32 noundef 1)
  %and.i13 = and i64 %call5.i, 4294967295
  %conv.i14 = trunc i64 %and.i13 to i32
  %conv7.i = zext i32 %conv.i14 to i64
  %cmp8.i = icmp eq i64 %conv7.i, 4294967295
  br i1 %cmp8.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mutex_kind.exit
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.2)
  br label %mutex_try_lock.exit

if.end.i:                                         ; preds = %mutex_kind.exit
  %cmp12.i = icmp eq i32 %conv.i14, 0
  br i1 %cmp12.i, label %if.then21.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp eq i64 %conv7.i, %add.i17
  %or.cond = select i1 %cmp16.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %if.then21.i, label %if.end28.i

if.then21.i:                                      ; preds = %lor.lhs.false.i, %if.end.i
  %call.i35 = call i32 @__gomc_robust_mutexes()
  %tobool.i36 = icmp ne i32 %call.i35, 0
  %and.i37 = and i32 %cond.i23, 16
  %tobool1.i = icmp ne i32 %and.i37, 0
  %3 = select i1 %tobool.i36, i1 %tobool1.i, i1 false
  br i1 %3, label %cond.true.i, label %mutex_try_lock.exit

cond.true.i:                                      ; preds = %if.then21.i
  %cmp25.i = icmp eq i64 %conv7.i, %add.i17
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
  %4 = select i1 %tobool.i40, i1 %tobool1.i42, i1 false
  br i1 %4, label %mutex_try_lock.exit, label %if.end44.i

if.end44.i:                                       ; preds = %lor.lhs.false40.i, %if.end28.i
  br label %mutex_try_lock.exit

mutex_try_lock.exit:                              ; preds = %lor.lhs.false40.i, %cond.true.i, %if.then21.i, %if.end44.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.end44.i ], [ %call27.i, %cond.true.i ], [ 0, %if.then21.i ], [ 35, %lor.lhs.false40.i ]
  ret i32 %retval.i.0
}

define i32 @__pthread_mutex_unlock(ptr noundef %mutex) {
entry:
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %add.i15 = add i64 %conv.i14, 1
  %call.i32 = call i32 @__gomc_robust_mutexes()
  %tobool.i33 = icmp ne i32 %call.i32, 0
  br i1 %tobool.i33, label %land.rhs.i, label %robust.exit

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
  %2 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %2, 7
  %and.i = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i to ptr
  %call4.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 1)
  %and.i7 = and i64 %call4.i, 4294967295
  %conv.i8 = trunc i64 %and.i7 to i32
  %conv.i = zext i32 %conv.i8 to i64
  %cmp.i = icmp eq i64 %conv.i, %add.i15
  br i1 %cmp.i, label %mutex_unlock.exit, label %if.end.i

if.end.i:                                         ; preds = %cond.end.i
  %cmp9.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp9.i, label %if.then11.i, label %if.end13.i

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.3)
  br label %mutex_unlock.exit

if.end13.i:                                       ; preds = %if.end.i
  br i1 %1, label %mutex_unlock.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end13.i
  %call.i = call i32 @__gomc_mutex_kinds()
  %tobool.i17 = icmp ne i32 %call.i, 0
  br i1 %tobool.i17, label %cond.true.i19, label %mutex_kind.exit

cond.true.i19:                                    ; preds = %lor.lhs.false.i
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i.i, align 4
  %and.i18 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %lor.lhs.false.i, %cond.true.i19
  %cond.i21 = phi i32 [ %and.i18, %cond.true.i19 ], [ 0, %lor.lhs.false.i ]
  %and.i23 = and i32 %cond.i21, 3
  %cmp.i24 = icmp eq i32 %and.i23, 3
  %.and.i23 = select i1 %cmp.i24, i32 0, i32 %and.i23
  %cmp18.i = icmp ne i32 %.and.i23, 0
  br i1 %cmp18.i, label %mutex_unlock.exit, label %if.end21.i

if.end21.i:                                       ; preds = %mutex_kind.exit
  %cmp23.i = icmp eq i32 %conv.i8, 0
  br i1 %cmp23.i, label %if.then25.i, label %if.end27.i

if.then25.i:                                      ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.4)
  br label %mutex_unlock.exit

if.end27.i:                                       ; preds = %if.end21.i
  call void @__gomc_misuse(ptr noundef @__gomc_mutex.str.5)
  br label %mutex_unlock.exit

mutex_unlock.exit:                                ; preds = %if.end13.i, %mutex_kind.exit, %cond.end.i, %if.end27.i, %if.then25.i, %if.then11.i
  %retval.i.0 = phi i32 [ 22, %if.then11.i ], [ 1, %if.then25.i ], [ 1, %if.end27.i ], [ %cond.i, %cond.end.i ], [ 1, %mutex_kind.exit ], [ 1, %if.end13.i ]
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

declare i32 @__gomc_mutex_kinds()

declare i32 @__gomc_robust_mutexes()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_misuse(ptr noundef)

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

declare i32 @__gomc_self()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

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

