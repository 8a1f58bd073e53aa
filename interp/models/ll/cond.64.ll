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
  %cmp.i40 = icmp uge i32 %call.i1, 31
  br i1 %cmp.i40, label %if.then.i41, label %if.end.i46

if.then.i41:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %conv.i42 = zext i32 %call.i1 to i64
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %and.i75 = and i64 %call1.i43, -9223372036854775808
  %tobool.i76 = icmp ne i64 %and.i75, 0
  br i1 %tobool.i76, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i85 = and i64 %call1.i43, 4294967295
  %conv.i.i86 = trunc i64 %and.i.i85 to i32
  %cmp.i87 = icmp eq i32 %conv.i.i86, 0
  br i1 %cmp.i87, label %if.then.i88, label %if.end.i91

if.then.i88:                                      ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i64
  store atomic i64 %2, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i91:                                       ; preds = %if.end4.i
  %3 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i89 = call i32 @__gomc_defined(i64 noundef %3)
  %tobool.i90 = icmp eq i32 %call2.i89, 0
  %4 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %3, %4
  %or.cond = or i1 %tobool.i90, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i91
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i91, %if.end5.i, %if.then.i88
  %retval.i81.0 = phi i32 [ 0, %if.then.i88 ], [ 22, %if.end5.i ], [ 0, %if.end.i91 ]
  %tobool6.i = icmp ne i32 %retval.i81.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i48 = add i64 %conv.i42, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i48, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i39.2 = phi i32 [ %retval.i81.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i81.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i39.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i49 = shl i64 1, %conv.i42
  %add29.i = add i32 32, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i49, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i35.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i39.2, %if.then27.i ], [ %error.i39.2, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i35.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %do.body.i

do.body.i:                                        ; preds = %cond_enqueue.exit, %do.body.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i50 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i1
  %and.i6 = and i32 %conv.i50, %shl.i
  %tobool5.i = icmp ne i32 %and.i6, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i92 = call i32 @__gomc_self()
  %conv.i93 = zext i32 %call.i92 to i64
  %add.i94 = add i64 %conv.i93, 1
  %call.i98 = call i32 @__gomc_mutex_kinds()
  %tobool.i99 = icmp ne i32 %call.i98, 0
  br i1 %tobool.i99, label %if.end.i104, label %mutex_kind.exit

if.end.i104:                                      ; preds = %do.end.i
  %add.ptr.i111 = getelementptr inbounds i8, ptr %mutex, i64 16
  %5 = load i32, ptr %add.ptr.i111, align 4
  %and.i102 = and i32 %5, 3
  %cmp.i103 = icmp eq i32 %and.i102, 3
  %.and.i102 = select i1 %cmp.i103, i32 0, i32 %and.i102
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %do.end.i, %if.end.i104
  %retval.i95.0 = phi i32 [ %.and.i102, %if.end.i104 ], [ 0, %do.end.i ]
  br label %do.body.i63

do.body.i63:                                      ; preds = %land.rhs.i66, %mutex_kind.exit
  %cmp.i61 = icmp eq i32 %retval.i95.0, 1
  %conv.i62 = zext i1 %cmp.i61 to i32
  %conv3.i = sext i32 %conv.i62 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i94, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i64 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i64, 4294967295
  %or.cond36 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond36, label %land.rhs.i66, label %do.end.i67

land.rhs.i66:                                     ; preds = %do.body.i63
  %cmp14.i = icmp ne i64 %conv9.i64, %add.i94
  %cmp17.i = icmp eq i32 %retval.i95.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i63, label %do.end.i67

do.end.i67:                                       ; preds = %do.body.i63, %land.rhs.i66
  %cmp21.i = icmp eq i64 %conv9.i64, 4294967295
  br i1 %cmp21.i, label %if.then.i68, label %if.end.i71

if.then.i68:                                      ; preds = %do.end.i67
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i71:                                       ; preds = %do.end.i67
  %cmp26.i = icmp eq i64 %conv9.i64, %add.i94
  %cmp30.i = icmp eq i32 %retval.i95.0, 2
  %or.cond37 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select38 = select i1 %or.cond37, i32 35, i32 0
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.end.i71, %if.then.i68, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i35.0, %cond_enqueue.exit ], [ 22, %if.then.i68 ], [ %spec.select38, %if.end.i71 ]
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
  %add.i = add i32 32, %call.i8
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i39 = icmp uge i32 %call.i8, 31
  br i1 %cmp.i39, label %if.then.i40, label %if.end.i44

if.then.i40:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i44:                                       ; preds = %begin_waiting.exit
  %call1.i41 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i76 = and i64 %call1.i41, -9223372036854775808
  %tobool.i77 = icmp ne i64 %and.i76, 0
  br i1 %tobool.i77, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i44
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i44, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i44 ]
  %tobool.i43 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i43, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i86 = and i64 %call1.i41, 4294967295
  %conv.i.i87 = trunc i64 %and.i.i86 to i32
  %cmp.i88 = icmp eq i32 %conv.i.i87, 0
  br i1 %cmp.i88, label %if.then.i89, label %if.end.i92

if.then.i89:                                      ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i64
  store atomic i64 %2, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i92:                                       ; preds = %if.end4.i
  %3 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i90 = call i32 @__gomc_defined(i64 noundef %3)
  %tobool.i91 = icmp eq i32 %call2.i90, 0
  %4 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %3, %4
  %or.cond = or i1 %tobool.i91, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i92
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i92, %if.end5.i, %if.then.i89
  %retval.i82.0 = phi i32 [ 0, %if.then.i89 ], [ 22, %if.end5.i ], [ 0, %if.end.i92 ]
  %tobool6.i = icmp ne i32 %retval.i82.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i47

if.then7.i47:                                     ; preds = %cond_bind.exit
  %add.i46 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i46, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i38.2 = phi i32 [ %retval.i82.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i82.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i38.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i51 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i51, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i34.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i38.2, %if.then27.i ], [ %error.i38.2, %if.end25.i ]
  %tobool.i9 = icmp ne i32 %retval.i34.0, 0
  br i1 %tobool.i9, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i93 = call i32 @__gomc_self()
  %conv.i94 = zext i32 %call.i93 to i64
  %add.i95 = add i64 %conv.i94, 1
  %call.i99 = call i32 @__gomc_mutex_kinds()
  %tobool.i100 = icmp ne i32 %call.i99, 0
  br i1 %tobool.i100, label %if.end.i105, label %mutex_kind.exit

if.end.i105:                                      ; preds = %if.end.i
  %add.ptr.i112 = getelementptr inbounds i8, ptr %mutex, i64 16
  %5 = load i32, ptr %add.ptr.i112, align 4
  %and.i103 = and i32 %5, 3
  %cmp.i104 = icmp eq i32 %and.i103, 3
  %.and.i103 = select i1 %cmp.i104, i32 0, i32 %and.i103
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i105
  %retval.i96.0 = phi i32 [ %.and.i103, %if.end.i105 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i68, %mutex_kind.exit
  %cmp.i63 = icmp eq i32 %retval.i96.0, 1
  %conv.i64 = zext i1 %cmp.i63 to i32
  %conv3.i = sext i32 %conv.i64 to i64
  %call4.i65 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i95, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i65, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i66 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i66, 4294967295
  %or.cond38 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond38, label %land.rhs.i68, label %do.end.i

land.rhs.i68:                                     ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i66, %add.i95
  %cmp17.i = icmp eq i32 %retval.i96.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i68
  %cmp21.i = icmp eq i64 %conv9.i66, 4294967295
  br i1 %cmp21.i, label %if.then.i69, label %if.end.i72

if.then.i69:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i72:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i66, %add.i95
  %cmp30.i = icmp eq i32 %retval.i96.0, 2
  %or.cond39 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select40 = select i1 %or.cond39, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i72, %if.then.i69
  %retval.i57.0 = phi i32 [ 22, %if.then.i69 ], [ %spec.select40, %if.end.i72 ]
  %cmp.i = icmp ne i32 %retval.i57.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
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
  %add.i = add i32 32, %call.i8
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i39 = icmp uge i32 %call.i8, 31
  br i1 %cmp.i39, label %if.then.i40, label %if.end.i44

if.then.i40:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i44:                                       ; preds = %begin_waiting.exit
  %call1.i41 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i76 = and i64 %call1.i41, -9223372036854775808
  %tobool.i77 = icmp ne i64 %and.i76, 0
  br i1 %tobool.i77, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i44
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i44, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i44 ]
  %tobool.i43 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i43, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i86 = and i64 %call1.i41, 4294967295
  %conv.i.i87 = trunc i64 %and.i.i86 to i32
  %cmp.i88 = icmp eq i32 %conv.i.i87, 0
  br i1 %cmp.i88, label %if.then.i89, label %if.end.i92

if.then.i89:                                      ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i64
  store atomic i64 %2, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i92:                                       ; preds = %if.end4.i
  %3 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i90 = call i32 @__gomc_defined(i64 noundef %3)
  %tobool.i91 = icmp eq i32 %call2.i90, 0
  %4 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %3, %4
  %or.cond = or i1 %tobool.i91, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i92
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i92, %if.end5.i, %if.then.i89
  %retval.i82.0 = phi i32 [ 0, %if.then.i89 ], [ 22, %if.end5.i ], [ 0, %if.end.i92 ]
  %tobool6.i = icmp ne i32 %retval.i82.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i47

if.then7.i47:                                     ; preds = %cond_bind.exit
  %add.i46 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i46, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i38.2 = phi i32 [ %retval.i82.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i82.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i38.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i51 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i51, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i34.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i38.2, %if.then27.i ], [ %error.i38.2, %if.end25.i ]
  %tobool.i9 = icmp ne i32 %retval.i34.0, 0
  br i1 %tobool.i9, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i93 = call i32 @__gomc_self()
  %conv.i94 = zext i32 %call.i93 to i64
  %add.i95 = add i64 %conv.i94, 1
  %call.i99 = call i32 @__gomc_mutex_kinds()
  %tobool.i100 = icmp ne i32 %call.i99, 0
  br i1 %tobool.i100, label %if.end.i105, label %mutex_kind.exit

if.end.i105:                                      ; preds = %if.end.i
  %add.ptr.i112 = getelementptr inbounds i8, ptr %mutex, i64 16
  %5 = load i32, ptr %add.ptr.i112, align 4
  %and.i103 = and i32 %5, 3
  %cmp.i104 = icmp eq i32 %and.i103, 3
  %.and.i103 = select i1 %cmp.i104, i32 0, i32 %and.i103
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i105
  %retval.i96.0 = phi i32 [ %.and.i103, %if.end.i105 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i68, %mutex_kind.exit
  %cmp.i63 = icmp eq i32 %retval.i96.0, 1
  %conv.i64 = zext i1 %cmp.i63 to i32
  %conv3.i = sext i32 %conv.i64 to i64
  %call4.i65 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i95, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i65, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i66 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i66, 4294967295
  %or.cond38 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond38, label %land.rhs.i68, label %do.end.i

land.rhs.i68:                                     ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i66, %add.i95
  %cmp17.i = icmp eq i32 %retval.i96.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i68
  %cmp21.i = icmp eq i64 %conv9.i66, 4294967295
  br i1 %cmp21.i, label %if.then.i69, label %if.end.i72

if.then.i69:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i72:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i66, %add.i95
  %cmp30.i = icmp eq i32 %retval.i96.0, 2
  %or.cond39 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select40 = select i1 %or.cond39, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i72, %if.then.i69
  %retval.i57.0 = phi i32 [ 22, %if.then.i69 ], [ %spec.select40, %if.end.i72 ]
  %cmp.i = icmp ne i32 %retval.i57.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
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

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_defined(i64 noundef)

declare i32 @__gomc_mutex_kinds()

