source_filename = "cond.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_cond.str = private unnamed_addr constant [46 x i8] c"destruction of a destroyed condition variable\00", align 1
@__gomc_cond.str.1 = private unnamed_addr constant [60 x i8] c"destruction of a condition variable that a thread waits for\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 16
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
  %call.i18 = call i32 @__gomc_cancels()
  %tobool.i19 = icmp ne i32 %call.i18, 0
  br i1 %tobool.i19, label %land.rhs.i22, label %begin_waiting.exit

land.rhs.i22:                                     ; preds = %entry
  %call1.i20 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i21 = icmp eq i64 %call1.i20, 0
  br i1 %cmp.i21, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i22
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i25 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i26 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i34 = shl i64 %call.i26, 1
  %0 = inttoptr i64 %shl.i34 to ptr
  %tobool.i28 = icmp ne ptr %0, null
  br i1 %tobool.i28, label %if.then.i32, label %if.end.i33

if.then.i32:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i34, 16
  %call3.i30 = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i31 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i30)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i33:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %1 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i22
  %call.i1 = call i32 @__gomc_self()
  %cmp.i40 = icmp uge i32 %call.i1, 15
  br i1 %cmp.i40, label %if.then.i41, label %if.end.i46

if.then.i41:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %conv.i42 = zext i32 %call.i1 to i64
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %and.i75 = and i64 %call1.i43, 2147483648
  %tobool.i76 = icmp ne i64 %and.i75, 0
  br i1 %tobool.i76, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i48 = add i64 %conv.i42, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i48, i64 noundef 0, i32 noundef 1)
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
  %error.i39.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i39.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i49 = shl i64 1, %conv.i42
  %add29.i = add i32 16, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i49, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i35.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i39.1, %if.then27.i ], [ %error.i39.1, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i35.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %do.body.i

do.body.i:                                        ; preds = %cond_enqueue.exit, %do.body.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 16
  %conv.i50 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i1
  %and.i6 = and i32 %conv.i50, %shl.i
  %tobool5.i = icmp ne i32 %and.i6, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i80 = call i32 @__gomc_self()
  %conv.i81 = zext i32 %call.i80 to i64
  %add.i82 = add i64 %conv.i81, 1
  br label %do.body.i63

do.body.i63:                                      ; preds = %land.rhs.i66, %lor.rhs.i, %do.end.i
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i82, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i64 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i64, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i66, label %do.end.i67

land.rhs.i66:                                     ; preds = %do.body.i63
  %cmp14.i = icmp ne i64 %conv9.i64, %add.i82
  br i1 %cmp14.i, label %do.body.i63, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i66
  %shr.i84 = lshr i64 %call4.i, 30
  %and.i85 = and i64 %shr.i84, 3
  %conv.i86 = trunc i64 %and.i85 to i32
  %cmp.i87 = icmp eq i32 %conv.i86, 3
  %.conv.i86 = select i1 %cmp.i87, i32 0, i32 %conv.i86
  %cmp17.i = icmp eq i32 %.conv.i86, 0
  br i1 %cmp17.i, label %do.body.i63, label %do.end.i67

do.end.i67:                                       ; preds = %do.body.i63, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i64, 65535
  br i1 %cmp21.i, label %if.then.i68, label %if.end.i71

if.then.i68:                                      ; preds = %do.end.i67
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i71:                                       ; preds = %do.end.i67
  %cmp26.i = icmp eq i64 %conv9.i64, %add.i82
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i72

land.lhs.true28.i:                                ; preds = %if.end.i71
  %shr.i93 = lshr i64 %call4.i, 30
  %and.i94 = and i64 %shr.i93, 3
  %conv.i95 = trunc i64 %and.i94 to i32
  %cmp.i96 = icmp eq i32 %conv.i95, 3
  %.conv.i95 = select i1 %cmp.i96, i32 0, i32 %conv.i95
  %cmp30.i = icmp eq i32 %.conv.i95, 2
  br i1 %cmp30.i, label %cond_wait.exit, label %if.end33.i72

if.end33.i72:                                     ; preds = %land.lhs.true28.i, %if.end.i71
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i68, %if.end33.i72, %land.lhs.true28.i, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i35.0, %cond_enqueue.exit ], [ 22, %if.then.i68 ], [ 0, %if.end33.i72 ], [ 35, %land.lhs.true28.i ]
  %call.i15 = call i32 @__gomc_cancels()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_wait.exit
  %call1.i17 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i17, 0
  br i1 %cmp.i, label %if.then.i13, label %end_waiting.exit

if.then.i13:                                      ; preds = %land.rhs.i
  %call1.i9 = call i32 @__gomc_self()
  %idxprom.i10 = zext i32 %call1.i9 to i64
  %arrayidx.i11 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i10
  %call2.i12 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i11, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_wait.exit, %if.then.i13, %land.rhs.i
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i16 = call i32 @__gomc_cancels()
  %tobool.i17 = icmp ne i32 %call.i16, 0
  br i1 %tobool.i17, label %land.rhs.i20, label %begin_waiting.exit

land.rhs.i20:                                     ; preds = %entry
  %call1.i18 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i19 = icmp eq i64 %call1.i18, 0
  br i1 %cmp.i19, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i20
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i23 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i24 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i32 = shl i64 %call.i24, 1
  %0 = inttoptr i64 %shl.i32 to ptr
  %tobool.i26 = icmp ne ptr %0, null
  br i1 %tobool.i26, label %if.then.i29, label %if.end.i31

if.then.i29:                                      ; preds = %if.then.i
  %add.i33 = add i64 %shl.i32, 16
  %call3.i28 = call i64 @__gomc_remember(i64 noundef %add.i33, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i28)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i31:                                       ; preds = %if.then.i
  %call5.i30 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %1 = inttoptr i64 %call5.i30 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i20
  %call.i8 = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i8 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 16, %call.i8
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i39 = icmp uge i32 %call.i8, 15
  br i1 %cmp.i39, label %if.then.i40, label %if.end.i44

if.then.i40:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i44:                                       ; preds = %begin_waiting.exit
  %call1.i41 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i76 = and i64 %call1.i41, 2147483648
  %tobool.i77 = icmp ne i64 %and.i76, 0
  br i1 %tobool.i77, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i44
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i44, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i44 ]
  %tobool.i43 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i43, label %cond_enqueue.exit, label %if.then7.i47

if.then7.i47:                                     ; preds = %cond_check.exit
  %add.i46 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i46, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i47
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i47
  %add18.i = add i32 %call.i8, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i38.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i38.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i51 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i51, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i34.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i38.1, %if.then27.i ], [ %error.i38.1, %if.end25.i ]
  %tobool.i9 = icmp ne i32 %retval.i34.0, 0
  br i1 %tobool.i9, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i81 = call i32 @__gomc_self()
  %conv.i82 = zext i32 %call.i81 to i64
  %add.i83 = add i64 %conv.i82, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i68, %lor.rhs.i, %if.end.i
  %call4.i65 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i83, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i65, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i66 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i66, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i68, label %do.end.i

land.rhs.i68:                                     ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i66, %add.i83
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i68
  %shr.i85 = lshr i64 %call4.i65, 30
  %and.i86 = and i64 %shr.i85, 3
  %conv.i87 = trunc i64 %and.i86 to i32
  %cmp.i88 = icmp eq i32 %conv.i87, 3
  %.conv.i87 = select i1 %cmp.i88, i32 0, i32 %conv.i87
  %cmp17.i = icmp eq i32 %.conv.i87, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i66, 65535
  br i1 %cmp21.i, label %if.then.i69, label %if.end.i72

if.then.i69:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i72:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i66, %add.i83
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i73

land.lhs.true28.i:                                ; preds = %if.end.i72
  %shr.i94 = lshr i64 %call4.i65, 30
  %and.i95 = and i64 %shr.i94, 3
  %conv.i96 = trunc i64 %and.i95 to i32
  %cmp.i97 = icmp eq i32 %conv.i96, 3
  %.conv.i96 = select i1 %cmp.i97, i32 0, i32 %conv.i96
  %cmp30.i = icmp eq i32 %.conv.i96, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i73

if.end33.i73:                                     ; preds = %land.lhs.true28.i, %if.end.i72
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i73, %if.then.i69
  %retval.i57.0 = phi i32 [ 22, %if.then.i69 ], [ 0, %if.end33.i73 ], [ 35, %land.lhs.true28.i ]
  %cmp.i = icmp ne i32 %retval.i57.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 16
  %conv.i52 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i8
  %and.i11 = and i32 %conv.i52, %shl10.i
  %tobool11.i = icmp ne i32 %and.i11, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i34.0, %cond_enqueue.exit ], [ %retval.i57.0, %mutex_lock.exit ]
  %call.i12 = call i32 @__gomc_cancels()
  %tobool.i13 = icmp ne i32 %call.i12, 0
  br i1 %tobool.i13, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_timed_wait.exit
  %call1.i14 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i15 = icmp eq i64 %call1.i14, 0
  br i1 %cmp.i15, label %if.then.i7, label %end_waiting.exit

if.then.i7:                                       ; preds = %land.rhs.i
  %call1.i3 = call i32 @__gomc_self()
  %idxprom.i4 = zext i32 %call1.i3 to i64
  %arrayidx.i5 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i4
  %call2.i6 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i5, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i7, %land.rhs.i
  ret i32 %retval.i.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i16 = call i32 @__gomc_cancels()
  %tobool.i17 = icmp ne i32 %call.i16, 0
  br i1 %tobool.i17, label %land.rhs.i20, label %begin_waiting.exit

land.rhs.i20:                                     ; preds = %entry
  %call1.i18 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i19 = icmp eq i64 %call1.i18, 0
  br i1 %cmp.i19, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i20
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i23 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i24 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i32 = shl i64 %call.i24, 1
  %0 = inttoptr i64 %shl.i32 to ptr
  %tobool.i26 = icmp ne ptr %0, null
  br i1 %tobool.i26, label %if.then.i29, label %if.end.i31

if.then.i29:                                      ; preds = %if.then.i
  %add.i33 = add i64 %shl.i32, 16
  %call3.i28 = call i64 @__gomc_remember(i64 noundef %add.i33, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i28)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i31:                                       ; preds = %if.then.i
  %call5.i30 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %1 = inttoptr i64 %call5.i30 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i20
  %call.i8 = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i8 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 16, %call.i8
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i39 = icmp uge i32 %call.i8, 15
  br i1 %cmp.i39, label %if.then.i40, label %if.end.i44

if.then.i40:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i44:                                       ; preds = %begin_waiting.exit
  %call1.i41 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i76 = and i64 %call1.i41, 2147483648
  %tobool.i77 = icmp ne i64 %and.i76, 0
  br i1 %tobool.i77, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i44
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i44, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i44 ]
  %tobool.i43 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i43, label %cond_enqueue.exit, label %if.then7.i47

if.then7.i47:                                     ; preds = %cond_check.exit
  %add.i46 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i46, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i47
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i47
  %add18.i = add i32 %call.i8, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i38.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i38.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i51 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i51, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i34.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i38.1, %if.then27.i ], [ %error.i38.1, %if.end25.i ]
  %tobool.i9 = icmp ne i32 %retval.i34.0, 0
  br i1 %tobool.i9, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i81 = call i32 @__gomc_self()
  %conv.i82 = zext i32 %call.i81 to i64
  %add.i83 = add i64 %conv.i82, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i68, %lor.rhs.i, %if.end.i
  %call4.i65 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i83, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i65, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i66 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i66, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i68, label %do.end.i

land.rhs.i68:                                     ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i66, %add.i83
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i68
  %shr.i85 = lshr i64 %call4.i65, 30
  %and.i86 = and i64 %shr.i85, 3
  %conv.i87 = trunc i64 %and.i86 to i32
  %cmp.i88 = icmp eq i32 %conv.i87, 3
  %.conv.i87 = select i1 %cmp.i88, i32 0, i32 %conv.i87
  %cmp17.i = icmp eq i32 %.conv.i87, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i66, 65535
  br i1 %cmp21.i, label %if.then.i69, label %if.end.i72

if.then.i69:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i72:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i66, %add.i83
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i73

land.lhs.true28.i:                                ; preds = %if.end.i72
  %shr.i94 = lshr i64 %call4.i65, 30
  %and.i95 = and i64 %shr.i94, 3
  %conv.i96 = trunc i64 %and.i95 to i32
  %cmp.i97 = icmp eq i32 %conv.i96, 3
  %.conv.i96 = select i1 %cmp.i97, i32 0, i32 %conv.i96
  %cmp30.i = icmp eq i32 %.conv.i96, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i73

if.end33.i73:                                     ; preds = %land.lhs.true28.i, %if.end.i72
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i73, %if.then.i69
  %retval.i57.0 = phi i32 [ 22, %if.then.i69 ], [ 0, %if.end33.i73 ], [ 35, %land.lhs.true28.i ]
  %cmp.i = icmp ne i32 %retval.i57.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 16
  %conv.i52 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i8
  %and.i11 = and i32 %conv.i52, %shl10.i
  %tobool11.i = icmp ne i32 %and.i11, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i34.0, %cond_enqueue.exit ], [ %retval.i57.0, %mutex_lock.exit ]
  %call.i12 = call i32 @__gomc_cancels()
  %tobool.i13 = icmp ne i32 %call.i12, 0
  br i1 %tobool.i13, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_timed_wait.exit
  %call1.i14 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i15 = icmp eq i64 %call1.i14, 0
  br i1 %cmp.i15, label %if.then.i7, label %end_waiting.exit

if.then.i7:                                       ; preds = %land.rhs.i
  %call1.i3 = call i32 @__gomc_self()
  %idxprom.i4 = zext i32 %call1.i3 to i64
  %arrayidx.i5 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i4
  %call2.i6 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i5, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i7, %land.rhs.i
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

