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
  %call.i18 = call i32 @__gomc_cancels()
  %tobool.i19 = icmp ne i32 %call.i18, 0
  br i1 %tobool.i19, label %land.rhs.i22, label %begin_waiting.exit

land.rhs.i22:                                     ; preds = %entry
  %call1.i20 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i21 = icmp eq i64 %call1.i20, 0
  br i1 %cmp.i21, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i22
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i25 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i26 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i35 = shl i64 %call.i26, 1
  %conv.i36 = trunc i64 %shl.i35 to i32
  %0 = inttoptr i32 %conv.i36 to ptr
  %tobool.i28 = icmp ne ptr %0, null
  br i1 %tobool.i28, label %if.then.i32, label %if.end.i34

if.then.i32:                                      ; preds = %if.then.i
  %add.i37 = add i32 %conv.i36, 16
  %conv.i38 = zext i32 %add.i37 to i64
  %call3.i30 = call i64 @__gomc_remember(i64 noundef %conv.i38, i64 noundef 0)
  %call4.i31 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i30)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i34:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i33 = trunc i64 %call5.i to i32
  %1 = inttoptr i32 %conv.i33 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i22
  %call.i1 = call i32 @__gomc_self()
  %cmp.i44 = icmp uge i32 %call.i1, 31
  br i1 %cmp.i44, label %if.then.i45, label %if.end.i50

if.then.i45:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i50:                                       ; preds = %begin_waiting.exit
  %2 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %2, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %3 = inttoptr i32 %and.i39.i to ptr
  %conv.i46 = zext i32 %call.i1 to i64
  %call1.i47 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %3, i32 noundef 8, i64 noundef %conv.i46, i64 noundef 0, i32 noundef 2)
  %and.i85 = and i64 %call1.i47, -9223372036854775808
  %tobool.i86 = icmp ne i64 %and.i85, 0
  br i1 %tobool.i86, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i50
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i50, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i50 ]
  %tobool.i49 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i49, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %3, i32 1
  %and.i8.i = and i64 %call1.i47, 4294967295
  %conv.i.i97 = trunc i64 %and.i8.i to i32
  %cmp.i98 = icmp eq i32 %conv.i.i97, 0
  br i1 %cmp.i98, label %if.then.i99, label %if.end.i103

if.then.i99:                                      ; preds = %if.end4.i
  %4 = ptrtoint ptr %mutex to i32
  store atomic i32 %4, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i103:                                      ; preds = %if.end4.i
  %5 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i100 = zext i32 %5 to i64
  %call2.i101 = call i32 @__gomc_defined(i64 noundef %conv.i100)
  %tobool.i102 = icmp eq i32 %call2.i101, 0
  %6 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %5, %6
  %or.cond = select i1 %tobool.i102, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i103
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i103, %if.end6.i, %if.then.i99
  %retval.i91.0 = phi i32 [ 0, %if.then.i99 ], [ 22, %if.end6.i ], [ 0, %if.end.i103 ]
  %tobool6.i = icmp ne i32 %retval.i91.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %7, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %8 = inttoptr i32 %and.i36.i to ptr
  %add.i52 = add i64 %conv.i46, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i52, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i1, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i43.2 = phi i32 [ %retval.i91.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i91.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i43.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i53 = shl i64 1, %conv.i46
  %add29.i = add i32 32, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i53, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i39.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i43.2, %if.then27.i ], [ %error.i43.2, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i39.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %do.body.i

do.body.i:                                        ; preds = %cond_enqueue.exit, %do.body.i
  %call3.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %3, i32 noundef 8, i64 noundef %conv.i46, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i54 = trunc i64 %shr.i to i32
  %shl.i = shl i32 1, %call.i1
  %and.i6 = and i32 %conv.i54, %shl.i
  %tobool5.i = icmp ne i32 %and.i6, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i104 = call i32 @__gomc_self()
  %conv.i105 = zext i32 %call.i104 to i64
  %add.i106 = add i64 %conv.i105, 1
  %call.i110 = call i32 @__gomc_mutex_kinds()
  %tobool.i111 = icmp ne i32 %call.i110, 0
  br i1 %tobool.i111, label %if.end.i116, label %mutex_kind.exit

if.end.i116:                                      ; preds = %do.end.i
  %add.ptr.i123 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i123, align 4
  %and.i114 = and i32 %9, 3
  %cmp.i115 = icmp eq i32 %and.i114, 3
  %.and.i114 = select i1 %cmp.i115, i32 0, i32 %and.i114
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %do.end.i, %if.end.i116
  %retval.i107.0 = phi i32 [ %.and.i114, %if.end.i116 ], [ 0, %do.end.i ]
  br label %do.body.i70

do.body.i70:                                      ; preds = %land.rhs.i76, %mutex_kind.exit
  %10 = ptrtoint ptr %mutex to i32
  %add.i.i66 = add i32 %10, 7
  %and.i.i67 = and i32 %add.i.i66, -8
  %11 = inttoptr i32 %and.i.i67 to ptr
  %cmp.i68 = icmp eq i32 %retval.i107.0, 1
  %conv.i69 = zext i1 %cmp.i68 to i32
  %conv3.i = sext i32 %conv.i69 to i64
  %call4.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i106, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i74, label %do.end.i78

land.lhs.true.i74:                                ; preds = %do.body.i70
  %conv9.i73 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i73, 4294967295
  br i1 %cmp10.i, label %land.rhs.i76, label %do.end.i78

land.rhs.i76:                                     ; preds = %land.lhs.true.i74
  %cmp14.i = icmp ne i64 %conv9.i73, %add.i106
  %cmp17.i = icmp eq i32 %retval.i107.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i70, label %do.end.i78

do.end.i78:                                       ; preds = %land.lhs.true.i74, %do.body.i70, %land.rhs.i76
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i79, label %if.end.i81

if.then.i79:                                      ; preds = %do.end.i78
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i81:                                       ; preds = %do.end.i78
  %cmp26.i = icmp eq i64 %conv20.i, %add.i106
  %cmp30.i = icmp eq i32 %retval.i107.0, 2
  %or.cond36 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select37 = select i1 %or.cond36, i32 35, i32 0
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.end.i81, %if.then.i79, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i39.0, %cond_enqueue.exit ], [ 22, %if.then.i79 ], [ %spec.select37, %if.end.i81 ]
  %call.i15 = call i32 @__gomc_cancels()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_wait.exit
  %call1.i17 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i17, 0
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
  %shl.i33 = shl i64 %call.i25, 1
  %conv.i34 = trunc i64 %shl.i33 to i32
  %0 = inttoptr i32 %conv.i34 to ptr
  %tobool.i27 = icmp ne ptr %0, null
  br i1 %tobool.i27, label %if.then.i30, label %if.end.i32

if.then.i30:                                      ; preds = %if.then.i
  %add.i35 = add i32 %conv.i34, 16
  %conv.i36 = zext i32 %add.i35 to i64
  %call3.i29 = call i64 @__gomc_remember(i64 noundef %conv.i36, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i29)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i32:                                       ; preds = %if.then.i
  %call5.i31 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i31 to i32
  %1 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i21
  %call.i7 = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i7 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 32, %call.i7
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i42 = icmp uge i32 %call.i7, 31
  br i1 %cmp.i42, label %if.then.i43, label %if.end.i48

if.then.i43:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i48:                                       ; preds = %begin_waiting.exit
  %2 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %2, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %3 = inttoptr i32 %and.i39.i to ptr
  %call1.i45 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %3, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i86 = and i64 %call1.i45, -9223372036854775808
  %tobool.i87 = icmp ne i64 %and.i86, 0
  br i1 %tobool.i87, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i48
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i48, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i48 ]
  %tobool.i47 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i47, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %3, i32 1
  %and.i8.i = and i64 %call1.i45, 4294967295
  %conv.i.i98 = trunc i64 %and.i8.i to i32
  %cmp.i99 = icmp eq i32 %conv.i.i98, 0
  br i1 %cmp.i99, label %if.then.i100, label %if.end.i104

if.then.i100:                                     ; preds = %if.end4.i
  %4 = ptrtoint ptr %mutex to i32
  store atomic i32 %4, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i104:                                      ; preds = %if.end4.i
  %5 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i101 = zext i32 %5 to i64
  %call2.i102 = call i32 @__gomc_defined(i64 noundef %conv.i101)
  %tobool.i103 = icmp eq i32 %call2.i102, 0
  %6 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %5, %6
  %or.cond = select i1 %tobool.i103, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i104
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i104, %if.end6.i, %if.then.i100
  %retval.i92.0 = phi i32 [ 0, %if.then.i100 ], [ 22, %if.end6.i ], [ 0, %if.end.i104 ]
  %tobool6.i = icmp ne i32 %retval.i92.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i51

if.then7.i51:                                     ; preds = %cond_bind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %7, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %8 = inttoptr i32 %and.i36.i to ptr
  %add.i50 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i50, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i51
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i51
  %add18.i = add i32 %call.i7, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i41.2 = phi i32 [ %retval.i92.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i92.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i41.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i55 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i55, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i37.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i41.2, %if.then27.i ], [ %error.i41.2, %if.end25.i ]
  %tobool.i8 = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i8, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i105 = call i32 @__gomc_self()
  %conv.i106 = zext i32 %call.i105 to i64
  %add.i107 = add i64 %conv.i106, 1
  %call.i111 = call i32 @__gomc_mutex_kinds()
  %tobool.i112 = icmp ne i32 %call.i111, 0
  br i1 %tobool.i112, label %if.end.i117, label %mutex_kind.exit

if.end.i117:                                      ; preds = %if.end.i
  %add.ptr.i124 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i124, align 4
  %and.i115 = and i32 %9, 3
  %cmp.i116 = icmp eq i32 %and.i115, 3
  %.and.i115 = select i1 %cmp.i116, i32 0, i32 %and.i115
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i117
  %retval.i108.0 = phi i32 [ %.and.i115, %if.end.i117 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i78, %mutex_kind.exit
  %10 = ptrtoint ptr %mutex to i32
  %add.i.i68 = add i32 %10, 7
  %and.i.i69 = and i32 %add.i.i68, -8
  %11 = inttoptr i32 %and.i.i69 to ptr
  %cmp.i70 = icmp eq i32 %retval.i108.0, 1
  %conv.i71 = zext i1 %cmp.i70 to i32
  %conv3.i = sext i32 %conv.i71 to i64
  %call4.i72 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i107, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i72, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i76, label %do.end.i

land.lhs.true.i76:                                ; preds = %do.body.i
  %conv9.i75 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i75, 4294967295
  br i1 %cmp10.i, label %land.rhs.i78, label %do.end.i

land.rhs.i78:                                     ; preds = %land.lhs.true.i76
  %cmp14.i = icmp ne i64 %conv9.i75, %add.i107
  %cmp17.i = icmp eq i32 %retval.i108.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i76, %do.body.i, %land.rhs.i78
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i80, label %if.end.i82

if.then.i80:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i82:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i107
  %cmp30.i = icmp eq i32 %retval.i108.0, 2
  %or.cond38 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select39 = select i1 %or.cond38, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i82, %if.then.i80
  %retval.i62.0 = phi i32 [ 22, %if.then.i80 ], [ %spec.select39, %if.end.i82 ]
  %cmp.i = icmp ne i32 %retval.i62.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
  %conv.i56 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i7
  %and.i10 = and i32 %conv.i56, %shl10.i
  %tobool11.i = icmp ne i32 %and.i10, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i37.0, %cond_enqueue.exit ], [ %retval.i62.0, %mutex_lock.exit ]
  %call.i13 = call i32 @__gomc_cancels()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_timed_wait.exit
  %call1.i15 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i15, 0
  br i1 %cmp.i16, label %if.then.i6, label %end_waiting.exit

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
  %shl.i33 = shl i64 %call.i25, 1
  %conv.i34 = trunc i64 %shl.i33 to i32
  %0 = inttoptr i32 %conv.i34 to ptr
  %tobool.i27 = icmp ne ptr %0, null
  br i1 %tobool.i27, label %if.then.i30, label %if.end.i32

if.then.i30:                                      ; preds = %if.then.i
  %add.i35 = add i32 %conv.i34, 16
  %conv.i36 = zext i32 %add.i35 to i64
  %call3.i29 = call i64 @__gomc_remember(i64 noundef %conv.i36, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i29)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i32:                                       ; preds = %if.then.i
  %call5.i31 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i31 to i32
  %1 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i21
  %call.i7 = call i32 @__gomc_self()
  %sh_prom.i = zext i32 %call.i7 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %add.i = add i32 32, %call.i7
  %sh_prom1.i = zext i32 %add.i to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i, %shl2.i
  %cmp.i42 = icmp uge i32 %call.i7, 31
  br i1 %cmp.i42, label %if.then.i43, label %if.end.i48

if.then.i43:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i48:                                       ; preds = %begin_waiting.exit
  %2 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %2, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %3 = inttoptr i32 %and.i39.i to ptr
  %call1.i45 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %3, i32 noundef 8, i64 noundef %sh_prom.i, i64 noundef 0, i32 noundef 2)
  %and.i86 = and i64 %call1.i45, -9223372036854775808
  %tobool.i87 = icmp ne i64 %and.i86, 0
  br i1 %tobool.i87, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i48
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i48, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i48 ]
  %tobool.i47 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i47, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %3, i32 1
  %and.i8.i = and i64 %call1.i45, 4294967295
  %conv.i.i98 = trunc i64 %and.i8.i to i32
  %cmp.i99 = icmp eq i32 %conv.i.i98, 0
  br i1 %cmp.i99, label %if.then.i100, label %if.end.i104

if.then.i100:                                     ; preds = %if.end4.i
  %4 = ptrtoint ptr %mutex to i32
  store atomic i32 %4, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i104:                                      ; preds = %if.end4.i
  %5 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i101 = zext i32 %5 to i64
  %call2.i102 = call i32 @__gomc_defined(i64 noundef %conv.i101)
  %tobool.i103 = icmp eq i32 %call2.i102, 0
  %6 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %5, %6
  %or.cond = select i1 %tobool.i103, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i104
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i104, %if.end6.i, %if.then.i100
  %retval.i92.0 = phi i32 [ 0, %if.then.i100 ], [ 22, %if.end6.i ], [ 0, %if.end.i104 ]
  %tobool6.i = icmp ne i32 %retval.i92.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i51

if.then7.i51:                                     ; preds = %cond_bind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %7, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %8 = inttoptr i32 %and.i36.i to ptr
  %add.i50 = add i64 %sh_prom.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i50, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i51
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i51
  %add18.i = add i32 %call.i7, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i41.2 = phi i32 [ %retval.i92.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i92.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i41.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %not.i55 = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i55, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i37.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i41.2, %if.then27.i ], [ %error.i41.2, %if.end25.i ]
  %tobool.i8 = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i8, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %not.i = xor i64 %or.i, -1
  %call5.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  %call.i105 = call i32 @__gomc_self()
  %conv.i106 = zext i32 %call.i105 to i64
  %add.i107 = add i64 %conv.i106, 1
  %call.i111 = call i32 @__gomc_mutex_kinds()
  %tobool.i112 = icmp ne i32 %call.i111, 0
  br i1 %tobool.i112, label %if.end.i117, label %mutex_kind.exit

if.end.i117:                                      ; preds = %if.end.i
  %add.ptr.i124 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i124, align 4
  %and.i115 = and i32 %9, 3
  %cmp.i116 = icmp eq i32 %and.i115, 3
  %.and.i115 = select i1 %cmp.i116, i32 0, i32 %and.i115
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %if.end.i, %if.end.i117
  %retval.i108.0 = phi i32 [ %.and.i115, %if.end.i117 ], [ 0, %if.end.i ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i78, %mutex_kind.exit
  %10 = ptrtoint ptr %mutex to i32
  %add.i.i68 = add i32 %10, 7
  %and.i.i69 = and i32 %add.i.i68, -8
  %11 = inttoptr i32 %and.i.i69 to ptr
  %cmp.i70 = icmp eq i32 %retval.i108.0, 1
  %conv.i71 = zext i1 %cmp.i70 to i32
  %conv3.i = sext i32 %conv.i71 to i64
  %call4.i72 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i107, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i72, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i76, label %do.end.i

land.lhs.true.i76:                                ; preds = %do.body.i
  %conv9.i75 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i75, 4294967295
  br i1 %cmp10.i, label %land.rhs.i78, label %do.end.i

land.rhs.i78:                                     ; preds = %land.lhs.true.i76
  %cmp14.i = icmp ne i64 %conv9.i75, %add.i107
  %cmp17.i = icmp eq i32 %retval.i108.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i76, %do.body.i, %land.rhs.i78
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i80, label %if.end.i82

if.then.i80:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i82:                                       ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i107
  %cmp30.i = icmp eq i32 %retval.i108.0, 2
  %or.cond38 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select39 = select i1 %or.cond38, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i82, %if.then.i80
  %retval.i62.0 = phi i32 [ 22, %if.then.i80 ], [ %spec.select39, %if.end.i82 ]
  %cmp.i = icmp ne i32 %retval.i62.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %shr.i = lshr i64 %call5.i, 32
  %conv.i56 = trunc i64 %shr.i to i32
  %shl10.i = shl i32 1, %call.i7
  %and.i10 = and i32 %conv.i56, %shl10.i
  %tobool11.i = icmp ne i32 %and.i10, 0
  %cond12.i = select i1 %tobool11.i, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond12.i, %if.end8.i ], [ %retval.i37.0, %cond_enqueue.exit ], [ %retval.i62.0, %mutex_lock.exit ]
  %call.i13 = call i32 @__gomc_cancels()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_timed_wait.exit
  %call1.i15 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i15, 0
  br i1 %cmp.i16, label %if.then.i6, label %end_waiting.exit

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

