source_filename = "cond.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

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
  %add.i38.i = add i32 %0, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %1 = inttoptr i32 %and.i39.i to ptr
  %conv.i8 = zext i32 %call.i to i64
  %call1.i9 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i8, i64 noundef 0, i32 noundef 2)
  %and.i42 = and i64 %call1.i9, -9223372036854775808
  %tobool.i43 = icmp ne i64 %and.i42, 0
  br i1 %tobool.i43, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i11
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i11, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i11 ]
  %tobool.i10 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i10, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i9, 4294967295
  %conv.i.i54 = trunc i64 %and.i8.i to i32
  %cmp.i55 = icmp eq i32 %conv.i.i54, 0
  br i1 %cmp.i55, label %if.then.i56, label %if.end.i59

if.then.i56:                                      ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i59:                                       ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i57 = zext i32 %3 to i64
  %call2.i = call i32 @__gomc_defined(i64 noundef %conv.i57)
  %tobool.i58 = icmp eq i32 %call2.i, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i58, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i59
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i59, %if.end6.i, %if.then.i56
  %retval.i48.0 = phi i32 [ 0, %if.then.i56 ], [ 22, %if.end6.i ], [ 0, %if.end.i59 ]
  %tobool6.i = icmp ne i32 %retval.i48.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %5, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %6 = inttoptr i32 %and.i36.i to ptr
  %add.i12 = add i64 %conv.i8, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i12, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i6.2 = phi i32 [ %retval.i48.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i48.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i6.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i13 = shl i64 1, %conv.i8
  %add29.i = add i32 32, %call.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i13, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i2.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i6.2, %if.then27.i ], [ %error.i6.2, %if.end25.i ]
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
  %call.i60 = call i32 @__gomc_self()
  %conv.i61 = zext i32 %call.i60 to i64
  %add.i62 = add i64 %conv.i61, 1
  %call.i66 = call i32 @__gomc_mutex_kinds()
  %tobool.i67 = icmp ne i32 %call.i66, 0
  br i1 %tobool.i67, label %if.end.i72, label %mutex_kind.exit

if.end.i72:                                       ; preds = %do.end.i
  %add.ptr.i79 = getelementptr inbounds i8, ptr %mutex, i32 12
  %7 = load i32, ptr %add.ptr.i79, align 4
  %and.i70 = and i32 %7, 3
  %cmp.i71 = icmp eq i32 %and.i70, 3
  %.and.i70 = select i1 %cmp.i71, i32 0, i32 %and.i70
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %do.end.i, %if.end.i72
  %retval.i63.0 = phi i32 [ %.and.i70, %if.end.i72 ], [ 0, %do.end.i ]
  br label %do.body.i29

do.body.i29:                                      ; preds = %land.rhs.i, %mutex_kind.exit
  %8 = ptrtoint ptr %mutex to i32
  %add.i.i25 = add i32 %8, 7
  %and.i.i26 = and i32 %add.i.i25, -8
  %9 = inttoptr i32 %and.i.i26 to ptr
  %cmp.i27 = icmp eq i32 %retval.i63.0, 1
  %conv.i28 = zext i1 %cmp.i27 to i32
  %conv3.i = sext i32 %conv.i28 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %9, i32 noundef 8, i64 noundef %add.i62, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i, label %do.end.i35

land.lhs.true.i:                                  ; preds = %do.body.i29
  %conv9.i32 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i32, 4294967295
  br i1 %cmp10.i, label %land.rhs.i, label %do.end.i35

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp14.i = icmp ne i64 %conv9.i32, %add.i62
  %cmp17.i = icmp eq i32 %retval.i63.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i29, label %do.end.i35

do.end.i35:                                       ; preds = %land.lhs.true.i, %do.body.i29, %land.rhs.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i36, label %if.end.i38

if.then.i36:                                      ; preds = %do.end.i35
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i38:                                       ; preds = %do.end.i35
  %cmp26.i = icmp eq i64 %conv20.i, %add.i62
  %cmp30.i = icmp eq i32 %retval.i63.0, 2
  %or.cond34 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select35 = select i1 %or.cond34, i32 35, i32 0
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.end.i38, %if.then.i36, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i2.0, %cond_enqueue.exit ], [ 22, %if.then.i36 ], [ %spec.select35, %if.end.i38 ]
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
  %add.i38.i = add i32 %0, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %1 = inttoptr i32 %and.i39.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i46 = and i64 %call1.i, -9223372036854775808
  %tobool.i47 = icmp ne i64 %and.i46, 0
  br i1 %tobool.i47, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i11
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i11, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i11 ]
  %tobool.i10 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i10, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i, 4294967295
  %conv.i.i58 = trunc i64 %and.i8.i to i32
  %cmp.i59 = icmp eq i32 %conv.i.i58, 0
  br i1 %cmp.i59, label %if.then.i60, label %if.end.i63

if.then.i60:                                      ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i63:                                       ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i61 = zext i32 %3 to i64
  %call2.i = call i32 @__gomc_defined(i64 noundef %conv.i61)
  %tobool.i62 = icmp eq i32 %call2.i, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i62, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i63
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i63, %if.end6.i, %if.then.i60
  %retval.i52.0 = phi i32 [ 0, %if.then.i60 ], [ 22, %if.end6.i ], [ 0, %if.end.i63 ]
  %tobool6.i = icmp ne i32 %retval.i52.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i14

if.then7.i14:                                     ; preds = %cond_bind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %5, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %6 = inttoptr i32 %and.i36.i to ptr
  %add.i13 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i13, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i14
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i14
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i7.2 = phi i32 [ %retval.i52.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i52.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i7.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i18 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i18, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i3.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i7.2, %if.then27.i ], [ %error.i7.2, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i3.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i64 = call i32 @__gomc_self()
  %conv.i65 = zext i32 %call.i64 to i64
  %add.i66 = add i64 %conv.i65, 1
  %call.i70 = call i32 @__gomc_mutex_kinds()
  %tobool.i71 = icmp ne i32 %call.i70, 0
  br i1 %tobool.i71, label %if.end.i76, label %mutex_kind.exit

if.end.i76:                                       ; preds = %if.end.i
  %add.ptr.i83 = getelementptr inbounds i8, ptr %mutex, i32 12
  %7 = load i32, ptr %add.ptr.i83, align 4
  %and.i74 = and i32 %7, 3
  %cmp.i75 = icmp eq i32 %and.i74, 3
  %.and.i74 = select i1 %cmp.i75, i32 0, i32 %and.i74
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i76
  %retval.i67.0 = phi i32 [ %.and.i74, %if.end.i76 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %8 = ptrtoint ptr %mutex to i32
  %add.i.i31 = add i32 %8, 7
  %and.i.i32 = and i32 %add.i.i31, -8
  %9 = inttoptr i32 %and.i.i32 to ptr
  %cmp.i33 = icmp eq i32 %retval.i67.0, 1
  %conv.i34 = zext i1 %cmp.i33 to i32
  %conv3.i = sext i32 %conv.i34 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %9, i32 noundef 8, i64 noundef %add.i66, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv9.i37 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i37, 4294967295
  br i1 %cmp10.i, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp14.i = icmp ne i64 %conv9.i37, %add.i66
  %cmp17.i = icmp eq i32 %retval.i67.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i40, label %if.end.i42

if.then.i40:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i42:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i66
  %cmp30.i = icmp eq i32 %retval.i67.0, 2
  %or.cond36 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select37 = select i1 %or.cond36, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i42, %if.then.i40
  %retval.i25.0 = phi i32 [ 22, %if.then.i40 ], [ %spec.select37, %if.end.i42 ]
  %cmp.i = icmp ne i32 %retval.i25.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
  %conv.i19 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i19, %shl10.i
  %tobool11.i = icmp ne i32 %and.i, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i3.0, %cond_enqueue.exit ], [ %retval.i25.0, %mutex_lock.exit ]
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
  %add.i38.i = add i32 %0, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %1 = inttoptr i32 %and.i39.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i46 = and i64 %call1.i, -9223372036854775808
  %tobool.i47 = icmp ne i64 %and.i46, 0
  br i1 %tobool.i47, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i11
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i11, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i11 ]
  %tobool.i10 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i10, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i, 4294967295
  %conv.i.i58 = trunc i64 %and.i8.i to i32
  %cmp.i59 = icmp eq i32 %conv.i.i58, 0
  br i1 %cmp.i59, label %if.then.i60, label %if.end.i63

if.then.i60:                                      ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i63:                                       ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i61 = zext i32 %3 to i64
  %call2.i = call i32 @__gomc_defined(i64 noundef %conv.i61)
  %tobool.i62 = icmp eq i32 %call2.i, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i62, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i63
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i63, %if.end6.i, %if.then.i60
  %retval.i52.0 = phi i32 [ 0, %if.then.i60 ], [ 22, %if.end6.i ], [ 0, %if.end.i63 ]
  %tobool6.i = icmp ne i32 %retval.i52.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i14

if.then7.i14:                                     ; preds = %cond_bind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %5, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %6 = inttoptr i32 %and.i36.i to ptr
  %add.i13 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i13, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i14
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i14
  %add18.i = add i32 %call.i, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i7.2 = phi i32 [ %retval.i52.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i52.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i7.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i18 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i18, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i3.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i7.2, %if.then27.i ], [ %error.i7.2, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i3.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i64 = call i32 @__gomc_self()
  %conv.i65 = zext i32 %call.i64 to i64
  %add.i66 = add i64 %conv.i65, 1
  %call.i70 = call i32 @__gomc_mutex_kinds()
  %tobool.i71 = icmp ne i32 %call.i70, 0
  br i1 %tobool.i71, label %if.end.i76, label %mutex_kind.exit

if.end.i76:                                       ; preds = %if.end.i
  %add.ptr.i83 = getelementptr inbounds i8, ptr %mutex, i32 12
  %7 = load i32, ptr %add.ptr.i83, align 4
  %and.i74 = and i32 %7, 3
  %cmp.i75 = icmp eq i32 %and.i74, 3
  %.and.i74 = select i1 %cmp.i75, i32 0, i32 %and.i74
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i76
  %retval.i67.0 = phi i32 [ %.and.i74, %if.end.i76 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit
  %8 = ptrtoint ptr %mutex to i32
  %add.i.i31 = add i32 %8, 7
  %and.i.i32 = and i32 %add.i.i31, -8
  %9 = inttoptr i32 %and.i.i32 to ptr
  %cmp.i33 = icmp eq i32 %retval.i67.0, 1
  %conv.i34 = zext i1 %cmp.i33 to i32
  %conv3.i = sext i32 %conv.i34 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %9, i32 noundef 8, i64 noundef %add.i66, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv9.i37 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i37, 4294967295
  br i1 %cmp10.i, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp14.i = icmp ne i64 %conv9.i37, %add.i66
  %cmp17.i = icmp eq i32 %retval.i67.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i40, label %if.end.i42

if.then.i40:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i42:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i66
  %cmp30.i = icmp eq i32 %retval.i67.0, 2
  %or.cond36 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select37 = select i1 %or.cond36, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i42, %if.then.i40
  %retval.i25.0 = phi i32 [ 22, %if.then.i40 ], [ %spec.select37, %if.end.i42 ]
  %cmp.i = icmp ne i32 %retval.i25.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
  %conv.i19 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i19, %shl10.i
  %tobool11.i = icmp ne i32 %and.i, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i3.0, %cond_enqueue.exit ], [ %retval.i25.0, %mutex_lock.exit ]
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

declare i32 @__gomc_defined(i64 noundef)

declare i32 @__gomc_mutex_kinds()

