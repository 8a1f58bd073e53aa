source_filename = "cond.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cond.str.2 = private unnamed_addr constant [82 x i8] c"condition variable used by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_cond.str.3 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_cond.str.4 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_cond.str.5 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1
@__gomc_cond.str.6 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1

define i32 @pthread_cond_init(ptr noundef %cond, ptr noundef %attr) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %1, align 8
  ret i32 0
}

define i32 @pthread_cond_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i1 = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i1 to ptr
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %and.i2 = and i64 %call1.i, 4294967295
  %conv.i = trunc i64 %and.i2 to i32
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
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str)
  br label %cond_destroy.exit

if.end.i:                                         ; preds = %do.end.i
  br i1 %cmp3.i, label %if.then8.i, label %cond_destroy.exit

if.then8.i:                                       ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.1)
  br label %cond_destroy.exit

cond_destroy.exit:                                ; preds = %if.end.i, %if.then8.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.then8.i ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %call.i = call i32 @__gomc_self()
  %cmp.i = icmp uge i32 %call.i, 31
  br i1 %cmp.i, label %if.then.i7, label %if.end.i11

if.then.i7:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i11:                                       ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i34.i = add i32 %0, 7
  %and.i35.i = and i32 %add.i34.i, -8
  %1 = inttoptr i32 %and.i35.i to ptr
  %conv.i8 = zext i32 %call.i to i64
  %call1.i9 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i8, i64 noundef 0, i32 noundef 2)
  %and.i38 = and i64 %call1.i9, -9223372036854775808
  %tobool.i39 = icmp ne i64 %and.i38, 0
  br i1 %tobool.i39, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i11
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i11, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i11 ]
  %tobool.i10 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i10, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %2 = ptrtoint ptr %mutex to i32
  %add.i31.i = add i32 %2, 7
  %and.i32.i = and i32 %add.i31.i, -8
  %3 = inttoptr i32 %and.i32.i to ptr
  %add.i12 = add i64 %conv.i8, 1
  %call7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i12, i64 noundef 0, i32 noundef 1)
  %and.i38.i = and i64 %call7.i, 4294967295
  %conv.i39.i = trunc i64 %and.i38.i to i32
  %conv9.i = zext i32 %conv.i39.i to i64
  %cmp10.i = icmp eq i64 %conv9.i, 4294967295
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end4.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end21.i

if.else.i:                                        ; preds = %if.end4.i
  %add15.i = add i32 %call.i, 1
  %cmp16.i = icmp ne i32 %conv.i39.i, %add15.i
  br i1 %cmp16.i, label %if.then18.i, label %if.end21.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end21.i

if.end21.i:                                       ; preds = %if.else.i, %if.then18.i, %if.then12.i
  %error.i6.1 = phi i32 [ 22, %if.then12.i ], [ 1, %if.then18.i ], [ 0, %if.else.i ]
  %tobool22.i = icmp ne i32 %error.i6.1, 0
  br i1 %tobool22.i, label %if.then23.i, label %cond_enqueue.exit

if.then23.i:                                      ; preds = %if.end21.i
  %shl.i13 = shl i64 1, %conv.i8
  %add25.i = add i32 32, %call.i
  %sh_prom26.i = zext i32 %add25.i to i64
  %shl27.i = shl i64 1, %sh_prom26.i
  %or.i = or i64 %shl.i13, %shl27.i
  %not.i = xor i64 %or.i, -1
  %call28.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end21.i, %if.then23.i, %cond_check.exit
  %retval.i2.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i6.1, %if.then23.i ], [ %error.i6.1, %if.end21.i ]
  %tobool.i = icmp ne i32 %retval.i2.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %do.body.i

do.body.i:                                        ; preds = %cond_enqueue.exit, %do.body.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i8, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i14 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i14, %shl.i
  %tobool5.i = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i40 = call i32 @__gomc_self()
  %conv.i41 = zext i32 %call.i40 to i64
  %add.i42 = add i64 %conv.i41, 1
  %call.i46 = call i32 @__gomc_mutex_kinds()
  %tobool.i47 = icmp ne i32 %call.i46, 0
  br i1 %tobool.i47, label %if.end.i52, label %mutex_kind.exit

if.end.i52:                                       ; preds = %do.end.i
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i, align 4
  %and.i50 = and i32 %4, 3
  %cmp.i51 = icmp eq i32 %and.i50, 3
  %.and.i50 = select i1 %cmp.i51, i32 0, i32 %and.i50
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %do.end.i, %if.end.i52
  %retval.i43.0 = phi i32 [ %.and.i50, %if.end.i52 ], [ 0, %do.end.i ]
  br label %do.body.i28

do.body.i28:                                      ; preds = %land.rhs.i, %mutex_kind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i.i24 = add i32 %5, 7
  %and.i.i25 = and i32 %add.i.i24, -8
  %6 = inttoptr i32 %and.i.i25 to ptr
  %cmp.i26 = icmp eq i32 %retval.i43.0, 1
  %conv.i27 = zext i1 %cmp.i26 to i32
  %conv3.i = sext i32 %conv.i27 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %6, i32 noundef 8, i64 noundef %add.i42, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i, label %do.end.i32

land.lhs.true.i:                                  ; preds = %do.body.i28
  %conv9.i29 = zext i32 %conv.i46.i to i64
  %cmp10.i30 = icmp ne i64 %conv9.i29, 4294967295
  br i1 %cmp10.i30, label %land.rhs.i, label %do.end.i32

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp14.i = icmp ne i64 %conv9.i29, %add.i42
  %cmp17.i = icmp eq i32 %retval.i43.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i28, label %do.end.i32

do.end.i32:                                       ; preds = %land.lhs.true.i, %do.body.i28, %land.rhs.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i33, label %if.end.i35

if.then.i33:                                      ; preds = %do.end.i32
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i35:                                       ; preds = %do.end.i32
  %cmp26.i = icmp eq i64 %conv20.i, %add.i42
  %cmp30.i = icmp eq i32 %retval.i43.0, 2
  %or.cond = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select26 = select i1 %or.cond, i32 35, i32 0
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.end.i35, %if.then.i33, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i2.0, %cond_enqueue.exit ], [ 22, %if.then.i33 ], [ %spec.select26, %if.end.i35 ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i8 = icmp uge i32 %call.i, 31
  br i1 %cmp.i8, label %if.then.i9, label %if.end.i11

if.then.i9:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i11:                                       ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i34.i = add i32 %0, 7
  %and.i35.i = and i32 %add.i34.i, -8
  %1 = inttoptr i32 %and.i35.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i40 = and i64 %call1.i, -9223372036854775808
  %tobool.i41 = icmp ne i64 %and.i40, 0
  br i1 %tobool.i41, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i11
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i11, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i11 ]
  %tobool.i10 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i10, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %2 = ptrtoint ptr %mutex to i32
  %add.i31.i = add i32 %2, 7
  %and.i32.i = and i32 %add.i31.i, -8
  %3 = inttoptr i32 %and.i32.i to ptr
  %add.i12 = add i64 %sh_prom.i, 1
  %call7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i12, i64 noundef 0, i32 noundef 1)
  %and.i38.i = and i64 %call7.i, 4294967295
  %conv.i39.i = trunc i64 %and.i38.i to i32
  %conv9.i = zext i32 %conv.i39.i to i64
  %cmp10.i = icmp eq i64 %conv9.i, 4294967295
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end4.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end21.i

if.else.i:                                        ; preds = %if.end4.i
  %add15.i = add i32 %call.i, 1
  %cmp16.i = icmp ne i32 %conv.i39.i, %add15.i
  br i1 %cmp16.i, label %if.then18.i, label %if.end21.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end21.i

if.end21.i:                                       ; preds = %if.else.i, %if.then18.i, %if.then12.i
  %error.i7.1 = phi i32 [ 22, %if.then12.i ], [ 1, %if.then18.i ], [ 0, %if.else.i ]
  %tobool22.i = icmp ne i32 %error.i7.1, 0
  br i1 %tobool22.i, label %if.then23.i, label %cond_enqueue.exit

if.then23.i:                                      ; preds = %if.end21.i
  %not.i16 = xor i64 %or.i, -1
  %call28.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i16, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end21.i, %if.then23.i, %cond_check.exit
  %retval.i3.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i7.1, %if.then23.i ], [ %error.i7.1, %if.end21.i ]
  %tobool.i = icmp ne i32 %retval.i3.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i42 = call i32 @__gomc_self()
  %conv.i43 = zext i32 %call.i42 to i64
  %add.i44 = add i64 %conv.i43, 1
  %call.i48 = call i32 @__gomc_mutex_kinds()
  %tobool.i49 = icmp ne i32 %call.i48, 0
  br i1 %tobool.i49, label %if.end.i54, label %mutex_kind.exit

if.end.i54:                                       ; preds = %if.end.i
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i, align 4
  %and.i52 = and i32 %4, 3
  %cmp.i53 = icmp eq i32 %and.i52, 3
  %.and.i52 = select i1 %cmp.i53, i32 0, i32 %and.i52
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i54
  %retval.i45.0 = phi i32 [ %.and.i52, %if.end.i54 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i.i28 = add i32 %5, 7
  %and.i.i29 = and i32 %add.i.i28, -8
  %6 = inttoptr i32 %and.i.i29 to ptr
  %cmp.i30 = icmp eq i32 %retval.i45.0, 1
  %conv.i31 = zext i1 %cmp.i30 to i32
  %conv3.i = sext i32 %conv.i31 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %6, i32 noundef 8, i64 noundef %add.i44, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv9.i32 = zext i32 %conv.i46.i to i64
  %cmp10.i33 = icmp ne i64 %conv9.i32, 4294967295
  br i1 %cmp10.i33, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp14.i = icmp ne i64 %conv9.i32, %add.i44
  %cmp17.i = icmp eq i32 %retval.i45.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i35, label %if.end.i37

if.then.i35:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i37:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i44
  %cmp30.i = icmp eq i32 %retval.i45.0, 2
  %or.cond = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select28 = select i1 %or.cond, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i37, %if.then.i35
  %retval.i22.0 = phi i32 [ 22, %if.then.i35 ], [ %spec.select28, %if.end.i37 ]
  %cmp.i = icmp ne i32 %retval.i22.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
  %conv.i17 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i17, %shl10.i
  %tobool11.i = icmp ne i32 %and.i, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i3.0, %cond_enqueue.exit ], [ %retval.i22.0, %mutex_lock.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i8 = icmp uge i32 %call.i, 31
  br i1 %cmp.i8, label %if.then.i9, label %if.end.i11

if.then.i9:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i11:                                       ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i34.i = add i32 %0, 7
  %and.i35.i = and i32 %add.i34.i, -8
  %1 = inttoptr i32 %and.i35.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i40 = and i64 %call1.i, -9223372036854775808
  %tobool.i41 = icmp ne i64 %and.i40, 0
  br i1 %tobool.i41, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i11
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i11, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i11 ]
  %tobool.i10 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i10, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %2 = ptrtoint ptr %mutex to i32
  %add.i31.i = add i32 %2, 7
  %and.i32.i = and i32 %add.i31.i, -8
  %3 = inttoptr i32 %and.i32.i to ptr
  %add.i12 = add i64 %sh_prom.i, 1
  %call7.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i12, i64 noundef 0, i32 noundef 1)
  %and.i38.i = and i64 %call7.i, 4294967295
  %conv.i39.i = trunc i64 %and.i38.i to i32
  %conv9.i = zext i32 %conv.i39.i to i64
  %cmp10.i = icmp eq i64 %conv9.i, 4294967295
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end4.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end21.i

if.else.i:                                        ; preds = %if.end4.i
  %add15.i = add i32 %call.i, 1
  %cmp16.i = icmp ne i32 %conv.i39.i, %add15.i
  br i1 %cmp16.i, label %if.then18.i, label %if.end21.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end21.i

if.end21.i:                                       ; preds = %if.else.i, %if.then18.i, %if.then12.i
  %error.i7.1 = phi i32 [ 22, %if.then12.i ], [ 1, %if.then18.i ], [ 0, %if.else.i ]
  %tobool22.i = icmp ne i32 %error.i7.1, 0
  br i1 %tobool22.i, label %if.then23.i, label %cond_enqueue.exit

if.then23.i:                                      ; preds = %if.end21.i
  %not.i16 = xor i64 %or.i, -1
  %call28.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i16, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end21.i, %if.then23.i, %cond_check.exit
  %retval.i3.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i7.1, %if.then23.i ], [ %error.i7.1, %if.end21.i ]
  %tobool.i = icmp ne i32 %retval.i3.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i42 = call i32 @__gomc_self()
  %conv.i43 = zext i32 %call.i42 to i64
  %add.i44 = add i64 %conv.i43, 1
  %call.i48 = call i32 @__gomc_mutex_kinds()
  %tobool.i49 = icmp ne i32 %call.i48, 0
  br i1 %tobool.i49, label %if.end.i54, label %mutex_kind.exit

if.end.i54:                                       ; preds = %if.end.i
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %4 = load i32, ptr %add.ptr.i, align 4
  %and.i52 = and i32 %4, 3
  %cmp.i53 = icmp eq i32 %and.i52, 3
  %.and.i52 = select i1 %cmp.i53, i32 0, i32 %and.i52
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i54
  %retval.i45.0 = phi i32 [ %.and.i52, %if.end.i54 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i.i28 = add i32 %5, 7
  %and.i.i29 = and i32 %add.i.i28, -8
  %6 = inttoptr i32 %and.i.i29 to ptr
  %cmp.i30 = icmp eq i32 %retval.i45.0, 1
  %conv.i31 = zext i1 %cmp.i30 to i32
  %conv3.i = sext i32 %conv.i31 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %6, i32 noundef 8, i64 noundef %add.i44, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv9.i32 = zext i32 %conv.i46.i to i64
  %cmp10.i33 = icmp ne i64 %conv9.i32, 4294967295
  br i1 %cmp10.i33, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp14.i = icmp ne i64 %conv9.i32, %add.i44
  %cmp17.i = icmp eq i32 %retval.i45.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i35, label %if.end.i37

if.then.i35:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i37:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i44
  %cmp30.i = icmp eq i32 %retval.i45.0, 2
  %or.cond = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select28 = select i1 %or.cond, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i37, %if.then.i35
  %retval.i22.0 = phi i32 [ 22, %if.then.i35 ], [ %spec.select28, %if.end.i37 ]
  %cmp.i = icmp ne i32 %retval.i22.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
  %conv.i17 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i17, %shl10.i
  %tobool11.i = icmp ne i32 %and.i, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i3.0, %cond_enqueue.exit ], [ %retval.i22.0, %mutex_lock.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  ret i32 %cond.i
}

define i32 @pthread_cond_broadcast(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  ret i32 %cond.i
}

define i32 @pthread_condattr_init(ptr noundef %attr) {
entry:
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @pthread_condattr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_condattr_setclock(ptr noundef %attr, i32 noundef %clock) {
entry:
  ret i32 0
}

define i32 @pthread_condattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  ret i32 0
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_mutex_kinds()

