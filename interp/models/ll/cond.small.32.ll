source_filename = "cond.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 4
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
  %call.i17 = call i32 @__gomc_cancels()
  %tobool.i18 = icmp ne i32 %call.i17, 0
  br i1 %tobool.i18, label %land.rhs.i21, label %begin_waiting.exit

land.rhs.i21:                                     ; preds = %entry
  %call1.i19 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i20 = icmp eq i64 %call1.i19, 0
  br i1 %cmp.i20, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i21
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i24 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i25 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i34 = shl i64 %call.i25, 1
  %conv.i35 = trunc i64 %shl.i34 to i32
  %0 = inttoptr i32 %conv.i35 to ptr
  %tobool.i27 = icmp ne ptr %0, null
  br i1 %tobool.i27, label %if.then.i31, label %if.end.i33

if.then.i31:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i35, 16
  %conv.i36 = zext i32 %add.i to i64
  %call3.i29 = call i64 @__gomc_remember(i64 noundef %conv.i36, i64 noundef 0)
  %call4.i30 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i29)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i33:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i32 = trunc i64 %call5.i to i32
  %1 = inttoptr i32 %conv.i32 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i21
  %call.i1 = call i32 @__gomc_self()
  %cmp.i42 = icmp uge i32 %call.i1, 15
  br i1 %cmp.i42, label %if.then.i43, label %if.end.i48

if.then.i43:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i48:                                       ; preds = %begin_waiting.exit
  %conv.i44 = zext i32 %call.i1 to i64
  %call1.i45 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i44, i64 noundef 0, i32 noundef 2)
  %and.i77 = and i64 %call1.i45, 2147483648
  %tobool.i78 = icmp ne i64 %and.i77, 0
  br i1 %tobool.i78, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i48
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i48, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i48 ]
  %tobool.i47 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i47, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i50 = add i64 %conv.i44, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i50, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i1, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i41.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i41.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i51 = shl i64 1, %conv.i44
  %add29.i = add i32 16, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i51, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i37.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i41.1, %if.then27.i ], [ %error.i41.1, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %do.body.i

do.body.i:                                        ; preds = %cond_enqueue.exit, %do.body.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i44, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 16
  %conv.i52 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i1
  %and.i6 = and i32 %conv.i52, %shl.i
  %tobool5.i = icmp ne i32 %and.i6, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i82 = call i32 @__gomc_self()
  %conv.i83 = zext i32 %call.i82 to i64
  %add.i84 = add i64 %conv.i83, 1
  br label %do.body.i65

do.body.i65:                                      ; preds = %land.rhs.i68, %lor.rhs.i, %do.end.i
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i84, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i67, label %do.end.i69

land.lhs.true.i67:                                ; preds = %do.body.i65
  %conv9.i66 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i66, 65535
  br i1 %cmp10.i, label %land.rhs.i68, label %do.end.i69

land.rhs.i68:                                     ; preds = %land.lhs.true.i67
  %cmp14.i = icmp ne i64 %conv9.i66, %add.i84
  br i1 %cmp14.i, label %do.body.i65, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i68
  %shr.i86 = lshr i64 %call4.i, 30
  %and.i87 = and i64 %shr.i86, 3
  %conv.i88 = trunc i64 %and.i87 to i32
  %cmp.i89 = icmp eq i32 %conv.i88, 3
  %.conv.i88 = select i1 %cmp.i89, i32 0, i32 %conv.i88
  %cmp17.i = icmp eq i32 %.conv.i88, 0
  br i1 %cmp17.i, label %do.body.i65, label %do.end.i69

do.end.i69:                                       ; preds = %land.lhs.true.i67, %do.body.i65, %lor.rhs.i
  %conv20.i = zext i32 %conv.i45.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then.i70, label %if.end.i73

if.then.i70:                                      ; preds = %do.end.i69
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i73:                                       ; preds = %do.end.i69
  %cmp26.i = icmp eq i64 %conv20.i, %add.i84
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i74

land.lhs.true28.i:                                ; preds = %if.end.i73
  %shr.i95 = lshr i64 %call4.i, 30
  %and.i96 = and i64 %shr.i95, 3
  %conv.i97 = trunc i64 %and.i96 to i32
  %cmp.i98 = icmp eq i32 %conv.i97, 3
  %.conv.i97 = select i1 %cmp.i98, i32 0, i32 %conv.i97
  %cmp30.i = icmp eq i32 %.conv.i97, 2
  br i1 %cmp30.i, label %cond_wait.exit, label %if.end33.i74

if.end33.i74:                                     ; preds = %land.lhs.true28.i, %if.end.i73
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i70, %if.end33.i74, %land.lhs.true28.i, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i37.0, %cond_enqueue.exit ], [ 22, %if.then.i70 ], [ 0, %if.end33.i74 ], [ 35, %land.lhs.true28.i ]
  %call.i14 = call i32 @__gomc_cancels()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_wait.exit
  %call1.i16 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i16, 0
  br i1 %cmp.i, label %if.then.i12, label %end_waiting.exit

if.then.i12:                                      ; preds = %land.rhs.i
  %call1.i9 = call i32 @__gomc_self()
  %arrayidx.i10 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i9
  %call2.i11 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i10, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_wait.exit, %if.then.i12, %land.rhs.i
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i15 = call i32 @__gomc_cancels()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %land.rhs.i19, label %begin_waiting.exit

land.rhs.i19:                                     ; preds = %entry
  %call1.i17 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i18 = icmp eq i64 %call1.i17, 0
  br i1 %cmp.i18, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i19
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i22 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i23 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i31 = shl i64 %call.i23, 1
  %conv.i32 = trunc i64 %shl.i31 to i32
  %0 = inttoptr i32 %conv.i32 to ptr
  %tobool.i25 = icmp ne ptr %0, null
  br i1 %tobool.i25, label %if.then.i28, label %if.end.i30

if.then.i28:                                      ; preds = %if.then.i
  %add.i33 = add i32 %conv.i32, 16
  %conv.i34 = zext i32 %add.i33 to i64
  %call3.i27 = call i64 @__gomc_remember(i64 noundef %conv.i34, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i27)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i30:                                       ; preds = %if.then.i
  %call5.i29 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i29 to i32
  %1 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i19
  %call.i7 = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i7 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 16, %call.i7
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i40 = icmp uge i32 %call.i7, 15
  br i1 %cmp.i40, label %if.then.i41, label %if.end.i46

if.then.i41:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i78 = and i64 %call1.i43, 2147483648
  %tobool.i79 = icmp ne i64 %and.i78, 0
  br i1 %tobool.i79, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.then7.i49

if.then7.i49:                                     ; preds = %cond_check.exit
  %add.i48 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i48, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i49
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i49
  %add18.i = add i32 %call.i7, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i39.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i39.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i53 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i53, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i35.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i39.1, %if.then27.i ], [ %error.i39.1, %if.end25.i ]
  %tobool.i8 = icmp ne i32 %retval.i35.0, 0
  br i1 %tobool.i8, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i83 = call i32 @__gomc_self()
  %conv.i84 = zext i32 %call.i83 to i64
  %add.i85 = add i64 %conv.i84, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i70, %lor.rhs.i, %if.end.i
  %call4.i67 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i85, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i67, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i69, label %do.end.i

land.lhs.true.i69:                                ; preds = %do.body.i
  %conv9.i68 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i68, 65535
  br i1 %cmp10.i, label %land.rhs.i70, label %do.end.i

land.rhs.i70:                                     ; preds = %land.lhs.true.i69
  %cmp14.i = icmp ne i64 %conv9.i68, %add.i85
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i70
  %shr.i87 = lshr i64 %call4.i67, 30
  %and.i88 = and i64 %shr.i87, 3
  %conv.i89 = trunc i64 %and.i88 to i32
  %cmp.i90 = icmp eq i32 %conv.i89, 3
  %.conv.i89 = select i1 %cmp.i90, i32 0, i32 %conv.i89
  %cmp17.i = icmp eq i32 %.conv.i89, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i69, %do.body.i, %lor.rhs.i
  %conv20.i = zext i32 %conv.i45.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then.i71, label %if.end.i74

if.then.i71:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i74:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i85
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i75

land.lhs.true28.i:                                ; preds = %if.end.i74
  %shr.i96 = lshr i64 %call4.i67, 30
  %and.i97 = and i64 %shr.i96, 3
  %conv.i98 = trunc i64 %and.i97 to i32
  %cmp.i99 = icmp eq i32 %conv.i98, 3
  %.conv.i98 = select i1 %cmp.i99, i32 0, i32 %conv.i98
  %cmp30.i = icmp eq i32 %.conv.i98, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i75

if.end33.i75:                                     ; preds = %land.lhs.true28.i, %if.end.i74
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i75, %if.then.i71
  %retval.i59.0 = phi i32 [ 22, %if.then.i71 ], [ 0, %if.end33.i75 ], [ 35, %land.lhs.true28.i ]
  %cmp.i = icmp ne i32 %retval.i59.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 16
  %conv.i54 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i7
  %and.i10 = and i32 %conv.i54, %shl10.i
  %tobool11.i = icmp ne i32 %and.i10, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i35.0, %cond_enqueue.exit ], [ %retval.i59.0, %mutex_lock.exit ]
  %call.i11 = call i32 @__gomc_cancels()
  %tobool.i12 = icmp ne i32 %call.i11, 0
  br i1 %tobool.i12, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_timed_wait.exit
  %call1.i13 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i14 = icmp eq i64 %call1.i13, 0
  br i1 %cmp.i14, label %if.then.i6, label %end_waiting.exit

if.then.i6:                                       ; preds = %land.rhs.i
  %call1.i3 = call i32 @__gomc_self()
  %arrayidx.i4 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i3
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i4, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i6, %land.rhs.i
  ret i32 %retval.i.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i15 = call i32 @__gomc_cancels()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %land.rhs.i19, label %begin_waiting.exit

land.rhs.i19:                                     ; preds = %entry
  %call1.i17 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i18 = icmp eq i64 %call1.i17, 0
  br i1 %cmp.i18, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i19
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i22 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i23 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i31 = shl i64 %call.i23, 1
  %conv.i32 = trunc i64 %shl.i31 to i32
  %0 = inttoptr i32 %conv.i32 to ptr
  %tobool.i25 = icmp ne ptr %0, null
  br i1 %tobool.i25, label %if.then.i28, label %if.end.i30

if.then.i28:                                      ; preds = %if.then.i
  %add.i33 = add i32 %conv.i32, 16
  %conv.i34 = zext i32 %add.i33 to i64
  %call3.i27 = call i64 @__gomc_remember(i64 noundef %conv.i34, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i27)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i30:                                       ; preds = %if.then.i
  %call5.i29 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i29 to i32
  %1 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i19
  %call.i7 = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i7 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 16, %call.i7
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i40 = icmp uge i32 %call.i7, 15
  br i1 %cmp.i40, label %if.then.i41, label %if.end.i46

if.then.i41:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i78 = and i64 %call1.i43, 2147483648
  %tobool.i79 = icmp ne i64 %and.i78, 0
  br i1 %tobool.i79, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.then7.i49

if.then7.i49:                                     ; preds = %cond_check.exit
  %add.i48 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i48, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i49
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i49
  %add18.i = add i32 %call.i7, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i39.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i39.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i53 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i53, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i35.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i39.1, %if.then27.i ], [ %error.i39.1, %if.end25.i ]
  %tobool.i8 = icmp ne i32 %retval.i35.0, 0
  br i1 %tobool.i8, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i83 = call i32 @__gomc_self()
  %conv.i84 = zext i32 %call.i83 to i64
  %add.i85 = add i64 %conv.i84, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i70, %lor.rhs.i, %if.end.i
  %call4.i67 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i85, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i67, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i69, label %do.end.i

land.lhs.true.i69:                                ; preds = %do.body.i
  %conv9.i68 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i68, 65535
  br i1 %cmp10.i, label %land.rhs.i70, label %do.end.i

land.rhs.i70:                                     ; preds = %land.lhs.true.i69
  %cmp14.i = icmp ne i64 %conv9.i68, %add.i85
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i70
  %shr.i87 = lshr i64 %call4.i67, 30
  %and.i88 = and i64 %shr.i87, 3
  %conv.i89 = trunc i64 %and.i88 to i32
  %cmp.i90 = icmp eq i32 %conv.i89, 3
  %.conv.i89 = select i1 %cmp.i90, i32 0, i32 %conv.i89
  %cmp17.i = icmp eq i32 %.conv.i89, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i69, %do.body.i, %lor.rhs.i
  %conv20.i = zext i32 %conv.i45.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then.i71, label %if.end.i74

if.then.i71:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i74:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i85
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i75

land.lhs.true28.i:                                ; preds = %if.end.i74
  %shr.i96 = lshr i64 %call4.i67, 30
  %and.i97 = and i64 %shr.i96, 3
  %conv.i98 = trunc i64 %and.i97 to i32
  %cmp.i99 = icmp eq i32 %conv.i98, 3
  %.conv.i98 = select i1 %cmp.i99, i32 0, i32 %conv.i98
  %cmp30.i = icmp eq i32 %.conv.i98, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i75

if.end33.i75:                                     ; preds = %land.lhs.true28.i, %if.end.i74
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i75, %if.then.i71
  %retval.i59.0 = phi i32 [ 22, %if.then.i71 ], [ 0, %if.end33.i75 ], [ 35, %land.lhs.true28.i ]
  %cmp.i = icmp ne i32 %retval.i59.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 16
  %conv.i54 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i7
  %and.i10 = and i32 %conv.i54, %shl10.i
  %tobool11.i = icmp ne i32 %and.i10, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i35.0, %cond_enqueue.exit ], [ %retval.i59.0, %mutex_lock.exit ]
  %call.i11 = call i32 @__gomc_cancels()
  %tobool.i12 = icmp ne i32 %call.i11, 0
  br i1 %tobool.i12, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_timed_wait.exit
  %call1.i13 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i14 = icmp eq i64 %call1.i13, 0
  br i1 %cmp.i14, label %if.then.i6, label %end_waiting.exit

if.then.i6:                                       ; preds = %land.rhs.i
  %call1.i3 = call i32 @__gomc_self()
  %arrayidx.i4 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i3
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i4, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i6, %land.rhs.i
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

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare void @__gomc_unsupported(ptr noundef)

