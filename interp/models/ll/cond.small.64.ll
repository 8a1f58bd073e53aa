source_filename = "cond.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cond.str.2 = private unnamed_addr constant [82 x i8] c"condition variable used by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_cond.str.3 = private unnamed_addr constant [44 x i8] c"wait for a condition with a destroyed mutex\00", align 1
@__gomc_cond.str.4 = private unnamed_addr constant [47 x i8] c"wait for a condition without holding the mutex\00", align 1
@__gomc_cond.str.5 = private unnamed_addr constant [38 x i8] c"use of a destroyed condition variable\00", align 1
@__gomc_cond.str.6 = private unnamed_addr constant [26 x i8] c"lock of a destroyed mutex\00", align 1

define i32 @pthread_cond_init(ptr noundef %cond, ptr noundef %attr) {
entry:
  store i32 0, ptr %cond, align 4
  ret i32 0
}

define i32 @pthread_cond_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %cond, i32 noundef 4, i64 noundef 2147483648, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, 65535
  %conv.i = trunc i64 %and.i1 to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  %cmp3.i = icmp ne i64 %call1.i, 0
  %or.cond = select i1 %cmp.i, i1 %cmp3.i, i1 false
  %and.i = and i64 %call1.i, 2147483648
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
  %cmp.i = icmp uge i32 %call.i, 15
  br i1 %cmp.i, label %if.then.i6, label %if.end.i10

if.then.i6:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i10:                                       ; preds = %entry
  %conv.i7 = zext i32 %call.i to i64
  %call1.i8 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %and.i34 = and i64 %call1.i8, 2147483648
  %tobool.i35 = icmp ne i64 %and.i34, 0
  br i1 %tobool.i35, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i10
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i10, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i10 ]
  %tobool.i9 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i9, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i = add i64 %conv.i7, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i5.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i5.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i11 = shl i64 1, %conv.i7
  %add29.i = add i32 16, %call.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i11, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i1.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i5.1, %if.then27.i ], [ %error.i5.1, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i1.0, 0
  br i1 %tobool.i, label %cond_wait.exit, label %do.body.i

do.body.i:                                        ; preds = %cond_enqueue.exit, %do.body.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 16
  %conv.i12 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i12, %shl.i
  %tobool5.i = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i39 = call i32 @__gomc_self()
  %conv.i40 = zext i32 %call.i39 to i64
  %add.i41 = add i64 %conv.i40, 1
  br label %do.body.i24

do.body.i24:                                      ; preds = %land.rhs.i, %lor.rhs.i, %do.end.i
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i41, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i25 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i25, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i26

land.rhs.i:                                       ; preds = %do.body.i24
  %cmp14.i = icmp ne i64 %conv9.i25, %add.i41
  br i1 %cmp14.i, label %do.body.i24, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i43 = lshr i64 %call4.i, 30
  %and.i44 = and i64 %shr.i43, 3
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp.i46 = icmp eq i32 %conv.i45, 3
  %.conv.i45 = select i1 %cmp.i46, i32 0, i32 %conv.i45
  %cmp17.i = icmp eq i32 %.conv.i45, 0
  br i1 %cmp17.i, label %do.body.i24, label %do.end.i26

do.end.i26:                                       ; preds = %do.body.i24, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i25, 65535
  br i1 %cmp21.i, label %if.then.i27, label %if.end.i30

if.then.i27:                                      ; preds = %do.end.i26
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i30:                                       ; preds = %do.end.i26
  %cmp26.i = icmp eq i64 %conv9.i25, %add.i41
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i31

land.lhs.true28.i:                                ; preds = %if.end.i30
  %shr.i52 = lshr i64 %call4.i, 30
  %and.i53 = and i64 %shr.i52, 3
  %conv.i54 = trunc i64 %and.i53 to i32
  %cmp.i55 = icmp eq i32 %conv.i54, 3
  %.conv.i54 = select i1 %cmp.i55, i32 0, i32 %conv.i54
  %cmp30.i = icmp eq i32 %.conv.i54, 2
  br i1 %cmp30.i, label %cond_wait.exit, label %if.end33.i31

if.end33.i31:                                     ; preds = %land.lhs.true28.i, %if.end.i30
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i27, %if.end33.i31, %land.lhs.true28.i, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i1.0, %cond_enqueue.exit ], [ 22, %if.then.i27 ], [ 0, %if.end33.i31 ], [ 35, %land.lhs.true28.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 16, %call.i
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i6 = icmp uge i32 %call.i, 15
  br i1 %cmp.i6, label %if.then.i7, label %if.end.i9

if.then.i7:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i9:                                        ; preds = %entry
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i38 = and i64 %call1.i, 2147483648
  %tobool.i39 = icmp ne i64 %and.i38, 0
  br i1 %tobool.i39, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i9
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i9, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i9 ]
  %tobool.i8 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i8, label %cond_enqueue.exit, label %if.then7.i12

if.then7.i12:                                     ; preds = %cond_check.exit
  %add.i11 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i5.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i5.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i16 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i1.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i5.1, %if.then27.i ], [ %error.i5.1, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i1.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i43 = call i32 @__gomc_self()
  %conv.i44 = zext i32 %call.i43 to i64
  %add.i45 = add i64 %conv.i44, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %if.end.i
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i45, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i30 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i30, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i30, %add.i45
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i47 = lshr i64 %call4.i, 30
  %and.i48 = and i64 %shr.i47, 3
  %conv.i49 = trunc i64 %and.i48 to i32
  %cmp.i50 = icmp eq i32 %conv.i49, 3
  %.conv.i49 = select i1 %cmp.i50, i32 0, i32 %conv.i49
  %cmp17.i = icmp eq i32 %.conv.i49, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i30, 65535
  br i1 %cmp21.i, label %if.then.i31, label %if.end.i34

if.then.i31:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i34:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i30, %add.i45
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i35

land.lhs.true28.i:                                ; preds = %if.end.i34
  %shr.i56 = lshr i64 %call4.i, 30
  %and.i57 = and i64 %shr.i56, 3
  %conv.i58 = trunc i64 %and.i57 to i32
  %cmp.i59 = icmp eq i32 %conv.i58, 3
  %.conv.i58 = select i1 %cmp.i59, i32 0, i32 %conv.i58
  %cmp30.i = icmp eq i32 %.conv.i58, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i35

if.end33.i35:                                     ; preds = %land.lhs.true28.i, %if.end.i34
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i35, %if.then.i31
  %retval.i22.0 = phi i32 [ 22, %if.then.i31 ], [ 0, %if.end33.i35 ], [ 35, %land.lhs.true28.i ]
  %cmp.i = icmp ne i32 %retval.i22.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 16
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
  %add.i = add i32 16, %call.i
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i6 = icmp uge i32 %call.i, 15
  br i1 %cmp.i6, label %if.then.i7, label %if.end.i9

if.then.i7:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i9:                                        ; preds = %entry
  %call1.i = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i38 = and i64 %call1.i, 2147483648
  %tobool.i39 = icmp ne i64 %and.i38, 0
  br i1 %tobool.i39, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i9
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i9, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i9 ]
  %tobool.i8 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i8, label %cond_enqueue.exit, label %if.then7.i12

if.then7.i12:                                     ; preds = %cond_check.exit
  %add.i11 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i11, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i5.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i5.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i16 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i1.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i5.1, %if.then27.i ], [ %error.i5.1, %if.end25.i ]
  %tobool.i = icmp ne i32 %retval.i1.0, 0
  br i1 %tobool.i, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i43 = call i32 @__gomc_self()
  %conv.i44 = zext i32 %call.i43 to i64
  %add.i45 = add i64 %conv.i44, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %if.end.i
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i45, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i30 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i30, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i30, %add.i45
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i47 = lshr i64 %call4.i, 30
  %and.i48 = and i64 %shr.i47, 3
  %conv.i49 = trunc i64 %and.i48 to i32
  %cmp.i50 = icmp eq i32 %conv.i49, 3
  %.conv.i49 = select i1 %cmp.i50, i32 0, i32 %conv.i49
  %cmp17.i = icmp eq i32 %.conv.i49, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i30, 65535
  br i1 %cmp21.i, label %if.then.i31, label %if.end.i34

if.then.i31:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i34:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i30, %add.i45
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i35

land.lhs.true28.i:                                ; preds = %if.end.i34
  %shr.i56 = lshr i64 %call4.i, 30
  %and.i57 = and i64 %shr.i56, 3
  %conv.i58 = trunc i64 %and.i57 to i32
  %cmp.i59 = icmp eq i32 %conv.i58, 3
  %.conv.i58 = select i1 %cmp.i59, i32 0, i32 %conv.i58
  %cmp30.i = icmp eq i32 %.conv.i58, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i35

if.end33.i35:                                     ; preds = %land.lhs.true28.i, %if.end.i34
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i35, %if.then.i31
  %retval.i22.0 = phi i32 [ 22, %if.then.i31 ], [ 0, %if.end33.i35 ], [ 35, %land.lhs.true28.i ]
  %cmp.i = icmp ne i32 %retval.i22.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 16
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
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, 2147483648
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
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, 2147483648
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

