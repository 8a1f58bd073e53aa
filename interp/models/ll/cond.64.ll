source_filename = "cond.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cond.str.2 = private unnamed_addr constant [82 x i8] c"condition variable used by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_cond.str.3 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_cond.str.4 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_cond.str.5 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1
@__gomc_cond.str.6 = private unnamed_addr constant [65 x i8] c"wait for a condition with another mutex than a thread that waits\00", align 1
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
  %and.i1 = and i64 %call1.i, 4294967295
  %conv.i = trunc i64 %and.i1 to i32
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
  br i1 %cmp.i, label %if.then.i6, label %if.end.i10

if.then.i6:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i10:                                       ; preds = %entry
  %conv.i7 = zext i32 %call.i to i64
  %call1.i8 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %and.i34 = and i64 %call1.i8, -9223372036854775808
  %tobool.i35 = icmp ne i64 %and.i34, 0
  br i1 %tobool.i35, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i10
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i10, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i10 ]
  %tobool.i9 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i9, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i44 = and i64 %call1.i8, 4294967295
  %conv.i.i45 = trunc i64 %and.i.i44 to i32
  %cmp.i46 = icmp eq i32 %conv.i.i45, 0
  br i1 %cmp.i46, label %if.then.i47, label %if.end.i49

if.then.i47:                                      ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i49:                                       ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i48 = icmp eq i32 %call2.i, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i48, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i49
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i49, %if.end5.i, %if.then.i47
  %retval.i40.0 = phi i32 [ 0, %if.then.i47 ], [ 22, %if.end5.i ], [ 0, %if.end.i49 ]
  %tobool6.i = icmp ne i32 %retval.i40.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i = add i64 %conv.i7, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i5.2 = phi i32 [ %retval.i40.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i40.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i5.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i11 = shl i64 1, %conv.i7
  %add29.i = add i32 32, %call.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i11, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i1.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i5.2, %if.then27.i ], [ %error.i5.2, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i1.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %do.body.i

do.body.i:                                        ; preds = %cond_enqueue.exit, %do.body.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i12 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i12, %shl.i
  %tobool5.i = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i50 = call i32 @__gomc_self()
  %conv.i51 = zext i32 %call.i50 to i64
  %add.i52 = add i64 %conv.i51, 1
  %call.i56 = call i32 @__gomc_mutex_kinds()
  %tobool.i57 = icmp ne i32 %call.i56, 0
  br i1 %tobool.i57, label %if.end.i62, label %mutex_kind.exit

if.end.i62:                                       ; preds = %do.end.i
  %add.ptr.i69 = getelementptr inbounds i8, ptr %mutex, i64 16
  %3 = load i32, ptr %add.ptr.i69, align 4
  %and.i60 = and i32 %3, 3
  %cmp.i61 = icmp eq i32 %and.i60, 3
  %.and.i60 = select i1 %cmp.i61, i32 0, i32 %and.i60
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %do.end.i, %if.end.i62
  %retval.i53.0 = phi i32 [ %.and.i60, %if.end.i62 ], [ 0, %do.end.i ]
  br label %do.body.i24

do.body.i24:                                      ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i22 = icmp eq i32 %retval.i53.0, 1
  %conv.i23 = zext i1 %cmp.i22 to i32
  %conv3.i = sext i32 %conv.i23 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i52, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i25 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i25, 4294967295
  %or.cond34 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond34, label %land.rhs.i, label %do.end.i26

land.rhs.i:                                       ; preds = %do.body.i24
  %cmp14.i = icmp ne i64 %conv9.i25, %add.i52
  %cmp17.i = icmp eq i32 %retval.i53.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i24, label %do.end.i26

do.end.i26:                                       ; preds = %do.body.i24, %land.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i25, 4294967295
  br i1 %cmp21.i, label %if.then.i27, label %if.end.i30

if.then.i27:                                      ; preds = %do.end.i26
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i30:                                       ; preds = %do.end.i26
  %cmp26.i = icmp eq i64 %conv9.i25, %add.i52
  %cmp30.i = icmp eq i32 %retval.i53.0, 2
  %or.cond35 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select36 = select i1 %or.cond35, i32 35, i32 0
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.end.i30, %if.then.i27, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i1.0, %cond_enqueue.exit ], [ 22, %if.then.i27 ], [ %spec.select36, %if.end.i30 ]
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
  %cmp.i6 = icmp uge i32 %call.i, 31
  br i1 %cmp.i6, label %if.then.i7, label %if.end.i9

if.then.i7:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i9:                                        ; preds = %entry
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i38 = and i64 %call1.i, -9223372036854775808
  %tobool.i39 = icmp ne i64 %and.i38, 0
  br i1 %tobool.i39, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i9
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i9, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i9 ]
  %tobool.i8 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i8, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i48 = and i64 %call1.i, 4294967295
  %conv.i.i49 = trunc i64 %and.i.i48 to i32
  %cmp.i50 = icmp eq i32 %conv.i.i49, 0
  br i1 %cmp.i50, label %if.then.i51, label %if.end.i53

if.then.i51:                                      ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i53:                                       ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i52 = icmp eq i32 %call2.i, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i52, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i53
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i53, %if.end5.i, %if.then.i51
  %retval.i44.0 = phi i32 [ 0, %if.then.i51 ], [ 22, %if.end5.i ], [ 0, %if.end.i53 ]
  %tobool6.i = icmp ne i32 %retval.i44.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i12

if.then7.i12:                                     ; preds = %cond_bind.exit
  %add.i11 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i12
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i12
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i5.2 = phi i32 [ %retval.i44.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i44.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i5.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i16 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i1.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i5.2, %if.then27.i ], [ %error.i5.2, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i1.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i54 = call i32 @__gomc_self()
  %conv.i55 = zext i32 %call.i54 to i64
  %add.i56 = add i64 %conv.i55, 1
  %call.i60 = call i32 @__gomc_mutex_kinds()
  %tobool.i61 = icmp ne i32 %call.i60, 0
  br i1 %tobool.i61, label %if.end.i66, label %mutex_kind.exit

if.end.i66:                                       ; preds = %if.end.i
  %add.ptr.i73 = getelementptr inbounds i8, ptr %mutex, i64 16
  %3 = load i32, ptr %add.ptr.i73, align 4
  %and.i64 = and i32 %3, 3
  %cmp.i65 = icmp eq i32 %and.i64, 3
  %.and.i64 = select i1 %cmp.i65, i32 0, i32 %and.i64
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i66
  %retval.i57.0 = phi i32 [ %.and.i64, %if.end.i66 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i28 = icmp eq i32 %retval.i57.0, 1
  %conv.i29 = zext i1 %cmp.i28 to i32
  %conv3.i = sext i32 %conv.i29 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i56, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i30 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i30, 4294967295
  %or.cond36 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond36, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i30, %add.i56
  %cmp17.i = icmp eq i32 %retval.i57.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i30, 4294967295
  br i1 %cmp21.i, label %if.then.i31, label %if.end.i34

if.then.i31:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i34:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i30, %add.i56
  %cmp30.i = icmp eq i32 %retval.i57.0, 2
  %or.cond37 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select38 = select i1 %or.cond37, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i34, %if.then.i31
  %retval.i22.0 = phi i32 [ 22, %if.then.i31 ], [ %spec.select38, %if.end.i34 ]
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
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i1.0, %cond_enqueue.exit ], [ %retval.i22.0, %mutex_lock.exit ]
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
  %cmp.i6 = icmp uge i32 %call.i, 31
  br i1 %cmp.i6, label %if.then.i7, label %if.end.i9

if.then.i7:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i9:                                        ; preds = %entry
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i38 = and i64 %call1.i, -9223372036854775808
  %tobool.i39 = icmp ne i64 %and.i38, 0
  br i1 %tobool.i39, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i9
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i9, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i9 ]
  %tobool.i8 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i8, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i48 = and i64 %call1.i, 4294967295
  %conv.i.i49 = trunc i64 %and.i.i48 to i32
  %cmp.i50 = icmp eq i32 %conv.i.i49, 0
  br i1 %cmp.i50, label %if.then.i51, label %if.end.i53

if.then.i51:                                      ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i53:                                       ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i52 = icmp eq i32 %call2.i, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i52, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i53
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i53, %if.end5.i, %if.then.i51
  %retval.i44.0 = phi i32 [ 0, %if.then.i51 ], [ 22, %if.end5.i ], [ 0, %if.end.i53 ]
  %tobool6.i = icmp ne i32 %retval.i44.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i12

if.then7.i12:                                     ; preds = %cond_bind.exit
  %add.i11 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i12
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i12
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i5.2 = phi i32 [ %retval.i44.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i44.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i5.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i16 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i1.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i5.2, %if.then27.i ], [ %error.i5.2, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i1.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i54 = call i32 @__gomc_self()
  %conv.i55 = zext i32 %call.i54 to i64
  %add.i56 = add i64 %conv.i55, 1
  %call.i60 = call i32 @__gomc_mutex_kinds()
  %tobool.i61 = icmp ne i32 %call.i60, 0
  br i1 %tobool.i61, label %if.end.i66, label %mutex_kind.exit

if.end.i66:                                       ; preds = %if.end.i
  %add.ptr.i73 = getelementptr inbounds i8, ptr %mutex, i64 16
  %3 = load i32, ptr %add.ptr.i73, align 4
  %and.i64 = and i32 %3, 3
  %cmp.i65 = icmp eq i32 %and.i64, 3
  %.and.i64 = select i1 %cmp.i65, i32 0, i32 %and.i64
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i66
  %retval.i57.0 = phi i32 [ %.and.i64, %if.end.i66 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %cmp.i28 = icmp eq i32 %retval.i57.0, 1
  %conv.i29 = zext i1 %cmp.i28 to i32
  %conv3.i = sext i32 %conv.i29 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i56, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i30 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i30, 4294967295
  %or.cond36 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond36, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i30, %add.i56
  %cmp17.i = icmp eq i32 %retval.i57.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i30, 4294967295
  br i1 %cmp21.i, label %if.then.i31, label %if.end.i34

if.then.i31:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i34:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i30, %add.i56
  %cmp30.i = icmp eq i32 %retval.i57.0, 2
  %or.cond37 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select38 = select i1 %or.cond37, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i34, %if.then.i31
  %retval.i22.0 = phi i32 [ 22, %if.then.i31 ], [ %spec.select38, %if.end.i34 ]
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
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i1.0, %cond_enqueue.exit ], [ %retval.i22.0, %mutex_lock.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
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
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
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

declare i32 @__gomc_defined(i64 noundef)

declare i32 @__gomc_mutex_kinds()

