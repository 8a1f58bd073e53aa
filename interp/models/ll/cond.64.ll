source_filename = "cond.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.2 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cond.str.3 = private unnamed_addr constant [48 x i8] c"condition variable used by more than 31 threads\00", align 1
@__gomc_cond.str.4 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_cond.str.5 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_cond.str.6 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1
@__gomc_cond.str.7 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1

define i32 @pthread_cond_init(ptr noundef %cond, ptr noundef %attr) {
entry:
  store i64 0, ptr %cond, align 8
  ret i32 0
}

define i32 @pthread_cond_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %cond, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = and i1 %cmp.i, %cmp3.i
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  %0 = select i1 %or.cond, i1 %lnot.i, i1 false
  br i1 %0, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.1)
  unreachable

if.end.i:                                         ; preds = %do.end.i
  br i1 %cmp3.i, label %if.then7.i, label %cond_destroy.exit

if.then7.i:                                       ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.2)
  unreachable

cond_destroy.exit:                                ; preds = %if.end.i
  ret i32 0
}

define i32 @pthread_cond_wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %call.i = call i32 @__gomc_self()
  %cmp.i = icmp uge i32 %call.i, 31
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.3)
  unreachable

if.end.i:                                         ; preds = %entry
  %conv.i4 = zext i32 %call.i to i64
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i4, i64 noundef 0, i32 noundef 2)
  %and.i23 = and i64 %call1.i, -9223372036854775808
  %tobool.i24 = icmp ne i64 %and.i23, 0
  br i1 %tobool.i24, label %if.then.i25, label %cond_check.exit

if.then.i25:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.6)
  unreachable

cond_check.exit:                                  ; preds = %if.end.i
  %add.i = add i64 %conv.i4, 1
  %call4.i5 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv.i18.i = trunc i64 %call4.i5 to i32
  %cmp6.i = icmp eq i32 %conv.i18.i, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %cond_check.exit
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.4)
  unreachable

if.end9.i:                                        ; preds = %cond_check.exit
  %add11.i = add i32 %call.i, 1
  %cmp12.i = icmp ne i32 %conv.i18.i, %add11.i
  br i1 %cmp12.i, label %if.then14.i, label %do.body.i

if.then14.i:                                      ; preds = %if.end9.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.5)
  unreachable

do.body.i:                                        ; preds = %if.end9.i, %do.body.i
  %call2.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i4, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call2.i, 32
  %conv.i6 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i6, %shl.i
  %tobool.i = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i, true
  br i1 %lnot.i, label %do.body.i, label %cond_wait.exit

cond_wait.exit:                                   ; preds = %do.body.i
  %call.i27 = call i32 @__gomc_self()
  %conv.i28 = zext i32 %call.i27 to i64
  %add.i29 = add i64 %conv.i28, 1
  %call.i33 = call i32 @__gomc_mutex_kinds()
  %tobool.i34 = icmp ne i32 %call.i33, 0
  br i1 %tobool.i34, label %if.end.i39, label %mutex_kind.exit

if.end.i39:                                       ; preds = %cond_wait.exit
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i, align 4
  %and.i37 = and i32 %0, 3
  %cmp.i38 = icmp eq i32 %and.i37, 3
  %.and.i37 = select i1 %cmp.i38, i32 0, i32 %and.i37
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_wait.exit, %if.end.i39
  %retval.i30.0 = phi i32 [ %.and.i37, %if.end.i39 ], [ 0, %cond_wait.exit ]
  br label %do.body.i18

do.body.i18:                                      ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i14 = icmp eq i32 %retval.i30.0, 1
  %conv.i15 = zext i1 %cmp.i14 to i32
  %conv3.i16 = sext i32 %conv.i15 to i64
  %call4.i17 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i29, i64 noundef %conv3.i16, i32 noundef 1)
  %conv.i36.i = trunc i64 %call4.i17 to i32
  switch i32 %conv.i36.i, label %land.rhs.i [
    i32 -1, label %if.then.i20
    i32 0, label %if.end.i22
  ]

land.rhs.i:                                       ; preds = %do.body.i18
  %cmp11.i = icmp eq i32 %retval.i30.0, 0
  %conv14.i = zext i32 %conv.i36.i to i64
  %cmp15.i = icmp ne i64 %conv14.i, %add.i29
  %1 = select i1 %cmp11.i, i1 true, i1 %cmp15.i
  br i1 %1, label %do.body.i18, label %do.end.i

do.end.i:                                         ; preds = %land.rhs.i
  %cmp18.i = icmp eq i32 %conv.i36.i, -1
  br i1 %cmp18.i, label %if.then.i20, label %if.end.i22

if.then.i20:                                      ; preds = %do.body.i18, %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.7)
  unreachable

if.end.i22:                                       ; preds = %do.body.i18, %do.end.i
  %conv21.i = zext i32 %conv.i36.i to i64
  %cmp22.i = icmp eq i64 %conv21.i, %add.i29
  %cmp25.i = icmp eq i32 %retval.i30.0, 2
  %or.cond19 = select i1 %cmp22.i, i1 %cmp25.i, i1 false
  %retval.i.0 = select i1 %or.cond19, i32 35, i32 0
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
  %cmp.i4 = icmp uge i32 %call.i, 31
  br i1 %cmp.i4, label %if.then.i5, label %if.end.i8

if.then.i5:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.3)
  unreachable

if.end.i8:                                        ; preds = %entry
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i26 = and i64 %call1.i, -9223372036854775808
  %tobool.i27 = icmp ne i64 %and.i26, 0
  br i1 %tobool.i27, label %if.then.i28, label %cond_check.exit

if.then.i28:                                      ; preds = %if.end.i8
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.6)
  unreachable

cond_check.exit:                                  ; preds = %if.end.i8
  %add.i6 = add i64 %sh_prom.i, 1
  %call4.i7 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i6, i64 noundef 0, i32 noundef 1)
  %conv.i18.i = trunc i64 %call4.i7 to i32
  %cmp6.i = icmp eq i32 %conv.i18.i, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %cond_check.exit
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.4)
  unreachable

if.end9.i:                                        ; preds = %cond_check.exit
  %add11.i = add i32 %call.i, 1
  %cmp12.i = icmp ne i32 %conv.i18.i, %add11.i
  br i1 %cmp12.i, label %if.then14.i, label %cond_enqueue.exit

if.then14.i:                                      ; preds = %if.end9.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.5)
  unreachable

cond_enqueue.exit:                                ; preds = %if.end9.i
  %not.i = xor i64 %or.i, -1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i30 = call i32 @__gomc_self()
  %conv.i31 = zext i32 %call.i30 to i64
  %add.i32 = add i64 %conv.i31, 1
  %call.i36 = call i32 @__gomc_mutex_kinds()
  %tobool.i37 = icmp ne i32 %call.i36, 0
  br i1 %tobool.i37, label %if.end.i42, label %mutex_kind.exit

if.end.i42:                                       ; preds = %cond_enqueue.exit
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i, align 4
  %and.i40 = and i32 %0, 3
  %cmp.i41 = icmp eq i32 %and.i40, 3
  %.and.i40 = select i1 %cmp.i41, i32 0, i32 %and.i40
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_enqueue.exit, %if.end.i42
  %retval.i33.0 = phi i32 [ %.and.i40, %if.end.i42 ], [ 0, %cond_enqueue.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i18 = icmp eq i32 %retval.i33.0, 1
  %conv.i19 = zext i1 %cmp.i18 to i32
  %conv3.i20 = sext i32 %conv.i19 to i64
  %call4.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i32, i64 noundef %conv3.i20, i32 noundef 1)
  %conv.i36.i = trunc i64 %call4.i21 to i32
  switch i32 %conv.i36.i, label %land.rhs.i [
    i32 -1, label %if.then.i23
    i32 0, label %if.end.i25
  ]

land.rhs.i:                                       ; preds = %do.body.i
  %cmp11.i = icmp eq i32 %retval.i33.0, 0
  %conv14.i = zext i32 %conv.i36.i to i64
  %cmp15.i = icmp ne i64 %conv14.i, %add.i32
  %1 = select i1 %cmp11.i, i1 true, i1 %cmp15.i
  br i1 %1, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.rhs.i
  %cmp18.i = icmp eq i32 %conv.i36.i, -1
  br i1 %cmp18.i, label %if.then.i23, label %if.end.i25

if.then.i23:                                      ; preds = %do.body.i, %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.7)
  unreachable

if.end.i25:                                       ; preds = %do.body.i, %do.end.i
  %conv21.i = zext i32 %conv.i36.i to i64
  %cmp22.i = icmp eq i64 %conv21.i, %add.i32
  %cmp25.i = icmp eq i32 %retval.i33.0, 2
  %or.cond21 = select i1 %cmp22.i, i1 %cmp25.i, i1 false
  %retval.i12.0 = select i1 %or.cond21, i32 35, i32 0
  br i1 %or.cond21, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %if.end.i25
  %shr.i = lshr i64 %call4.i, 32
  %conv.i9 = trunc i64 %shr.i to i32
  %shl7.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i9, %shl7.i
  %tobool.i = icmp ne i32 %and.i, 0
  %cond8.i = select i1 %tobool.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %if.end.i25, %if.end.i
  %retval.i.0 = phi i32 [ %cond8.i, %if.end.i ], [ %retval.i12.0, %if.end.i25 ]
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
  %cmp.i4 = icmp uge i32 %call.i, 31
  br i1 %cmp.i4, label %if.then.i5, label %if.end.i8

if.then.i5:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.3)
  unreachable

if.end.i8:                                        ; preds = %entry
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i26 = and i64 %call1.i, -9223372036854775808
  %tobool.i27 = icmp ne i64 %and.i26, 0
  br i1 %tobool.i27, label %if.then.i28, label %cond_check.exit

if.then.i28:                                      ; preds = %if.end.i8
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.6)
  unreachable

cond_check.exit:                                  ; preds = %if.end.i8
  %add.i6 = add i64 %sh_prom.i, 1
  %call4.i7 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i6, i64 noundef 0, i32 noundef 1)
  %conv.i18.i = trunc i64 %call4.i7 to i32
  %cmp6.i = icmp eq i32 %conv.i18.i, -1
  br i1 %cmp6.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %cond_check.exit
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.4)
  unreachable

if.end9.i:                                        ; preds = %cond_check.exit
  %add11.i = add i32 %call.i, 1
  %cmp12.i = icmp ne i32 %conv.i18.i, %add11.i
  br i1 %cmp12.i, label %if.then14.i, label %cond_enqueue.exit

if.then14.i:                                      ; preds = %if.end9.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.5)
  unreachable

cond_enqueue.exit:                                ; preds = %if.end9.i
  %not.i = xor i64 %or.i, -1
  %call4.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i30 = call i32 @__gomc_self()
  %conv.i31 = zext i32 %call.i30 to i64
  %add.i32 = add i64 %conv.i31, 1
  %call.i36 = call i32 @__gomc_mutex_kinds()
  %tobool.i37 = icmp ne i32 %call.i36, 0
  br i1 %tobool.i37, label %if.end.i42, label %mutex_kind.exit

if.end.i42:                                       ; preds = %cond_enqueue.exit
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i, align 4
  %and.i40 = and i32 %0, 3
  %cmp.i41 = icmp eq i32 %and.i40, 3
  %.and.i40 = select i1 %cmp.i41, i32 0, i32 %and.i40
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_enqueue.exit, %if.end.i42
  %retval.i33.0 = phi i32 [ %.and.i40, %if.end.i42 ], [ 0, %cond_enqueue.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i18 = icmp eq i32 %retval.i33.0, 1
  %conv.i19 = zext i1 %cmp.i18 to i32
  %conv3.i20 = sext i32 %conv.i19 to i64
  %call4.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i32, i64 noundef %conv3.i20, i32 noundef 1)
  %conv.i36.i = trunc i64 %call4.i21 to i32
  switch i32 %conv.i36.i, label %land.rhs.i [
    i32 -1, label %if.then.i23
    i32 0, label %if.end.i25
  ]

land.rhs.i:                                       ; preds = %do.body.i
  %cmp11.i = icmp eq i32 %retval.i33.0, 0
  %conv14.i = zext i32 %conv.i36.i to i64
  %cmp15.i = icmp ne i64 %conv14.i, %add.i32
  %1 = select i1 %cmp11.i, i1 true, i1 %cmp15.i
  br i1 %1, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.rhs.i
  %cmp18.i = icmp eq i32 %conv.i36.i, -1
  br i1 %cmp18.i, label %if.then.i23, label %if.end.i25

if.then.i23:                                      ; preds = %do.body.i, %do.end.i
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.7)
  unreachable

if.end.i25:                                       ; preds = %do.body.i, %do.end.i
  %conv21.i = zext i32 %conv.i36.i to i64
  %cmp22.i = icmp eq i64 %conv21.i, %add.i32
  %cmp25.i = icmp eq i32 %retval.i33.0, 2
  %or.cond21 = select i1 %cmp22.i, i1 %cmp25.i, i1 false
  %retval.i12.0 = select i1 %or.cond21, i32 35, i32 0
  br i1 %or.cond21, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %if.end.i25
  %shr.i = lshr i64 %call4.i, 32
  %conv.i9 = trunc i64 %shr.i to i32
  %shl7.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i9, %shl7.i
  %tobool.i = icmp ne i32 %and.i, 0
  %cond8.i = select i1 %tobool.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %if.end.i25, %if.end.i
  %retval.i.0 = phi i32 [ %cond8.i, %if.end.i ], [ %retval.i12.0, %if.end.i25 ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %cond_check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.6)
  unreachable

cond_check.exit:                                  ; preds = %entry
  ret i32 0
}

define i32 @pthread_cond_broadcast(ptr noundef %cond) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %cond_check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_cond.str, ptr noundef @__gomc_cond.str.6)
  unreachable

cond_check.exit:                                  ; preds = %entry
  ret i32 0
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

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_mutex_kinds()

