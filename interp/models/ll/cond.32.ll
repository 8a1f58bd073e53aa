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
  %call.i19 = call i32 @__gomc_cancels()
  %tobool.i20 = icmp ne i32 %call.i19, 0
  br i1 %tobool.i20, label %land.rhs.i23, label %begin_waiting.exit

land.rhs.i23:                                     ; preds = %entry
  %call1.i21 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i22 = icmp eq i64 %call1.i21, 0
  br i1 %cmp.i22, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i23
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i26 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i27 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i35 = shl i64 %call.i27, 1
  %conv.i36 = trunc i64 %shl.i35 to i32
  %0 = inttoptr i32 %conv.i36 to ptr
  %tobool.i29 = icmp ne ptr %0, null
  br i1 %tobool.i29, label %if.then.i31, label %if.end.i34

if.then.i31:                                      ; preds = %if.then.i
  %add.i37 = add i32 %conv.i36, 16
  %conv.i38 = zext i32 %add.i37 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i38, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i34:                                       ; preds = %if.then.i
  %call5.i32 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i33 = trunc i64 %call5.i32 to i32
  %1 = inttoptr i32 %conv.i33 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i23
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
  %and.i200 = and i64 %call1.i47, -9223372036854775808
  %tobool.i201 = icmp ne i64 %and.i200, 0
  br i1 %tobool.i201, label %cond.true.i, label %cond_check.exit

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
  %conv.i.i212 = trunc i64 %and.i8.i to i32
  %cmp.i213 = icmp eq i32 %conv.i.i212, 0
  br i1 %cmp.i213, label %if.then.i214, label %if.end.i218

if.then.i214:                                     ; preds = %if.end4.i
  %4 = ptrtoint ptr %mutex to i32
  store atomic i32 %4, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i218:                                      ; preds = %if.end4.i
  %5 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i215 = zext i32 %5 to i64
  %call2.i216 = call i32 @__gomc_defined(i64 noundef %conv.i215)
  %tobool.i217 = icmp eq i32 %call2.i216, 0
  %6 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %5, %6
  %or.cond = select i1 %tobool.i217, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i218
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i218, %if.end6.i, %if.then.i214
  %retval.i206.0 = phi i32 [ 0, %if.then.i214 ], [ 22, %if.end6.i ], [ 0, %if.end.i218 ]
  %tobool6.i52 = icmp ne i32 %retval.i206.0, 0
  br i1 %tobool6.i52, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %7, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %8 = inttoptr i32 %and.i36.i to ptr
  %add.i53 = add i64 %conv.i46, 1
  %call10.i54 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i53, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i54, 4294967295
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
  %error.i43.2 = phi i32 [ %retval.i206.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i206.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i43.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i55 = shl i64 1, %conv.i46
  %add29.i = add i32 32, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i55, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i39.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i43.2, %if.then27.i ], [ %error.i43.2, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i39.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i58 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i59 = icmp ne i32 %call.i58, 0
  br i1 %tobool.i59, label %land.lhs.true.i65, label %if.end8.i

land.lhs.true.i65:                                ; preds = %if.end.i
  %conv.i62 = zext i32 %and.i39.i to i64
  %call2.i63 = call i64 @__gomc_note(i64 noundef %conv.i62, i32 noundef 0)
  %tobool3.i64 = icmp ne i64 %call2.i63, 0
  br i1 %tobool3.i64, label %if.end8.i, label %land.rhs.i67

land.rhs.i67:                                     ; preds = %land.lhs.true.i65
  %call4.i66 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i66, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end8.i

if.then4.i:                                       ; preds = %land.rhs.i67
  %shl.i97 = shl i64 1, %conv.i46
  %add.i98 = add i32 32, %call.i1
  %sh_prom1.i = zext i32 %add.i98 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i99 = or i64 %shl.i97, %shl2.i
  %not.i102 = xor i64 %or.i99, -1
  %call3.i103 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i102, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i103, 32
  %conv.i194 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i1
  %and.i105 = and i32 %conv.i194, %shl5.i
  %cmp.i106 = icmp ne i32 %and.i105, 0
  %lnot.i = xor i1 %cmp.i106, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i71 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i72 = icmp ne i32 %call.i71, 0
  br i1 %tobool.i72, label %if.then.i77, label %cond_woken.exit

if.then.i77:                                      ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i to i64
  %call3.i76 = call i64 @__gomc_remember(i64 noundef %conv.i62, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i77, %if.then4.i
  %call.i222 = call i32 @__gomc_self()
  %conv.i223 = zext i32 %call.i222 to i64
  %add.i224 = add i64 %conv.i223, 1
  %call.i241 = call i32 @__gomc_mutex_kinds()
  %tobool.i242 = icmp ne i32 %call.i241, 0
  br i1 %tobool.i242, label %if.end.i247, label %mutex_kind.exit252

if.end.i247:                                      ; preds = %cond_woken.exit
  %add.ptr.i260 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i260, align 4
  %and.i245 = and i32 %9, 3
  %cmp.i246 = icmp eq i32 %and.i245, 3
  %.and.i245 = select i1 %cmp.i246, i32 0, i32 %and.i245
  br label %mutex_kind.exit252

mutex_kind.exit252:                               ; preds = %cond_woken.exit, %if.end.i247
  %retval.i238.0 = phi i32 [ %.and.i245, %if.end.i247 ], [ 0, %cond_woken.exit ]
  br label %do.body.i124

do.body.i124:                                     ; preds = %land.rhs.i130, %mutex_kind.exit252
  %10 = ptrtoint ptr %mutex to i32
  %add.i.i119 = add i32 %10, 7
  %and.i.i120 = and i32 %add.i.i119, -8
  %11 = inttoptr i32 %and.i.i120 to ptr
  %cmp.i121 = icmp eq i32 %retval.i238.0, 1
  %conv.i122 = zext i1 %cmp.i121 to i32
  %conv3.i = sext i32 %conv.i122 to i64
  %call4.i123 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i224, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i123, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i128, label %do.end.i132

land.lhs.true.i128:                               ; preds = %do.body.i124
  %conv9.i127 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i127, 4294967295
  br i1 %cmp10.i, label %land.rhs.i130, label %do.end.i132

land.rhs.i130:                                    ; preds = %land.lhs.true.i128
  %cmp14.i = icmp ne i64 %conv9.i127, %add.i224
  %cmp17.i = icmp eq i32 %retval.i238.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i124, label %do.end.i132

do.end.i132:                                      ; preds = %land.lhs.true.i128, %do.body.i124, %land.rhs.i130
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i133, label %if.end.i135

if.then.i133:                                     ; preds = %do.end.i132
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i135:                                      ; preds = %do.end.i132
  %cmp26.i = icmp eq i64 %conv20.i, %add.i224
  %cmp30.i = icmp eq i32 %retval.i238.0, 2
  %or.cond56 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select59 = select i1 %or.cond56, i32 35, i32 0
  br label %cond_wait.exit

if.end8.i:                                        ; preds = %land.lhs.true.i65, %if.end.i, %land.rhs.i67
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end8.i
  %call10.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %3, i32 noundef 8, i64 noundef %conv.i46, i64 noundef 0, i32 noundef 2)
  %shr.i196 = lshr i64 %call10.i, 32
  %conv.i197 = trunc i64 %shr.i196 to i32
  %shl.i = shl i32 1, %call.i1
  %and.i7 = and i32 %conv.i197, %shl.i
  %tobool12.i = icmp ne i32 %and.i7, 0
  %lnot13.i = xor i1 %tobool12.i, true
  br i1 %lnot13.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i82 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i83 = icmp ne i32 %call.i82, 0
  br i1 %tobool.i83, label %if.then.i89, label %cond_woken.exit91

if.then.i89:                                      ; preds = %do.end.i
  %conv.i86 = zext i32 %and.i39.i to i64
  %call3.i88 = call i64 @__gomc_remember(i64 noundef %conv.i86, i64 noundef 0)
  br label %cond_woken.exit91

cond_woken.exit91:                                ; preds = %if.then.i89, %do.end.i
  %call.i219 = call i32 @__gomc_self()
  %conv.i220 = zext i32 %call.i219 to i64
  %add.i221 = add i64 %conv.i220, 1
  %call.i228 = call i32 @__gomc_mutex_kinds()
  %tobool.i229 = icmp ne i32 %call.i228, 0
  br i1 %tobool.i229, label %if.end.i234, label %mutex_kind.exit

if.end.i234:                                      ; preds = %cond_woken.exit91
  %add.ptr.i262 = getelementptr inbounds i8, ptr %mutex, i32 12
  %12 = load i32, ptr %add.ptr.i262, align 4
  %and.i232 = and i32 %12, 3
  %cmp.i233 = icmp eq i32 %and.i232, 3
  %.and.i232 = select i1 %cmp.i233, i32 0, i32 %and.i232
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit91, %if.end.i234
  %retval.i225.0 = phi i32 [ %.and.i232, %if.end.i234 ], [ 0, %cond_woken.exit91 ]
  br label %do.body.i158

do.body.i158:                                     ; preds = %land.rhs.i171, %mutex_kind.exit
  %13 = ptrtoint ptr %mutex to i32
  %add.i.i152 = add i32 %13, 7
  %and.i.i153 = and i32 %add.i.i152, -8
  %14 = inttoptr i32 %and.i.i153 to ptr
  %cmp.i154 = icmp eq i32 %retval.i225.0, 1
  %conv.i155 = zext i1 %cmp.i154 to i32
  %conv3.i156 = sext i32 %conv.i155 to i64
  %call4.i157 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %14, i32 noundef 8, i64 noundef %add.i221, i64 noundef %conv3.i156, i32 noundef 1)
  %and.i45.i159 = and i64 %call4.i157, 4294967295
  %conv.i46.i160 = trunc i64 %and.i45.i159 to i32
  %cmp6.i161 = icmp ne i32 %conv.i46.i160, 0
  br i1 %cmp6.i161, label %land.lhs.true.i166, label %do.end.i181

land.lhs.true.i166:                               ; preds = %do.body.i158
  %conv9.i164 = zext i32 %conv.i46.i160 to i64
  %cmp10.i165 = icmp ne i64 %conv9.i164, 4294967295
  br i1 %cmp10.i165, label %land.rhs.i171, label %do.end.i181

land.rhs.i171:                                    ; preds = %land.lhs.true.i166
  %cmp14.i170 = icmp ne i64 %conv9.i164, %add.i221
  %cmp17.i173 = icmp eq i32 %retval.i225.0, 0
  %spec.select57 = select i1 %cmp14.i170, i1 true, i1 %cmp17.i173
  br i1 %spec.select57, label %do.body.i158, label %do.end.i181

do.end.i181:                                      ; preds = %land.lhs.true.i166, %do.body.i158, %land.rhs.i171
  %conv20.i179 = zext i32 %conv.i46.i160 to i64
  %cmp21.i180 = icmp eq i64 %conv20.i179, 4294967295
  br i1 %cmp21.i180, label %if.then.i182, label %if.end.i187

if.then.i182:                                     ; preds = %do.end.i181
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i187:                                      ; preds = %do.end.i181
  %cmp26.i186 = icmp eq i64 %conv20.i179, %add.i221
  %cmp30.i189 = icmp eq i32 %retval.i225.0, 2
  %or.cond58 = select i1 %cmp26.i186, i1 %cmp30.i189, i1 false
  %spec.select60 = select i1 %or.cond58, i32 35, i32 0
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.end.i187, %if.end.i135, %if.then.i182, %if.then.i133, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i39.0, %cond_enqueue.exit ], [ 22, %if.then.i133 ], [ 22, %if.then.i182 ], [ %spec.select59, %if.end.i135 ], [ %spec.select60, %if.end.i187 ]
  %call.i16 = call i32 @__gomc_cancels()
  %tobool.i17 = icmp ne i32 %call.i16, 0
  br i1 %tobool.i17, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_wait.exit
  %call1.i18 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i18, 0
  br i1 %cmp.i, label %if.then.i13, label %end_waiting.exit

if.then.i13:                                      ; preds = %land.rhs.i
  %call1.i10 = call i32 @__gomc_self()
  %arrayidx.i11 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i10
  %call2.i12 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i11, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_wait.exit, %if.then.i13, %land.rhs.i
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i20 = call i32 @__gomc_cancels()
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %land.rhs.i24, label %begin_waiting.exit

land.rhs.i24:                                     ; preds = %entry
  %call1.i22 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i23 = icmp eq i64 %call1.i22, 0
  br i1 %cmp.i23, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i24
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i28 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i29 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i29, 1
  %conv.i36 = trunc i64 %shl.i to i32
  %0 = inttoptr i32 %conv.i36 to ptr
  %tobool.i31 = icmp ne ptr %0, null
  br i1 %tobool.i31, label %if.then.i34, label %if.end.i35

if.then.i34:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i36, 16
  %conv.i37 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i37, i64 noundef 0)
  %call4.i33 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i35:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %1 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i24
  %call.i7 = call i32 @__gomc_self()
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
  %conv.i44 = zext i32 %call.i7 to i64
  %call1.i45 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %3, i32 noundef 8, i64 noundef %conv.i44, i64 noundef 0, i32 noundef 2)
  %and.i126 = and i64 %call1.i45, -9223372036854775808
  %tobool.i127 = icmp ne i64 %and.i126, 0
  br i1 %tobool.i127, label %cond.true.i, label %cond_check.exit

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
  %conv.i.i138 = trunc i64 %and.i8.i to i32
  %cmp.i139 = icmp eq i32 %conv.i.i138, 0
  br i1 %cmp.i139, label %if.then.i140, label %if.end.i144

if.then.i140:                                     ; preds = %if.end4.i
  %4 = ptrtoint ptr %mutex to i32
  store atomic i32 %4, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i144:                                      ; preds = %if.end4.i
  %5 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i141 = zext i32 %5 to i64
  %call2.i142 = call i32 @__gomc_defined(i64 noundef %conv.i141)
  %tobool.i143 = icmp eq i32 %call2.i142, 0
  %6 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %5, %6
  %or.cond = select i1 %tobool.i143, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i144
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i144, %if.end6.i, %if.then.i140
  %retval.i132.0 = phi i32 [ 0, %if.then.i140 ], [ 22, %if.end6.i ], [ 0, %if.end.i144 ]
  %tobool6.i = icmp ne i32 %retval.i132.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i51

if.then7.i51:                                     ; preds = %cond_bind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %7, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %8 = inttoptr i32 %and.i36.i to ptr
  %add.i50 = add i64 %conv.i44, 1
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
  %error.i41.2 = phi i32 [ %retval.i132.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i132.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i41.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i52 = shl i64 1, %conv.i44
  %add29.i = add i32 32, %call.i7
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i52, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i38.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i41.2, %if.then27.i ], [ %error.i41.2, %if.end25.i ]
  %tobool.i9 = icmp ne i32 %retval.i38.0, 0
  br i1 %tobool.i9, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i83 = shl i64 1, %conv.i44
  %add.i84 = add i32 32, %call.i7
  %sh_prom1.i = zext i32 %add.i84 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i85 = or i64 %shl.i83, %shl2.i
  %not.i88 = xor i64 %or.i85, -1
  %call3.i89 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i88, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i89, 32
  %conv.i123 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i7
  %and.i90 = and i32 %conv.i123, %shl5.i
  %cmp.i91 = icmp ne i32 %and.i90, 0
  br i1 %cmp.i91, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i55 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %land.lhs.true.i62, label %land.end.i

land.lhs.true.i62:                                ; preds = %land.rhs.i
  %conv.i59 = zext i32 %and.i39.i to i64
  %call2.i60 = call i64 @__gomc_note(i64 noundef %conv.i59, i32 noundef 0)
  %tobool3.i61 = icmp ne i64 %call2.i60, 0
  br i1 %tobool3.i61, label %land.end.i, label %land.rhs.i65

land.rhs.i65:                                     ; preds = %land.lhs.true.i62
  %call4.i63 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i64 = icmp ne i32 %call4.i63, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i62, %land.rhs.i65, %if.end.i
  %9 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i62 ], [ false, %land.rhs.i ], [ %tobool5.i64, %land.rhs.i65 ]
  %land.ext.i = zext i1 %9 to i32
  %call.i70 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i71 = icmp ne i32 %call.i70, 0
  br i1 %tobool.i71, label %if.then.i76, label %cond_woken.exit

if.then.i76:                                      ; preds = %land.end.i
  %conv.i74 = zext i32 %and.i39.i to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i75 = call i64 @__gomc_remember(i64 noundef %conv.i74, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i76, %land.end.i
  %call.i145 = call i32 @__gomc_self()
  %conv.i146 = zext i32 %call.i145 to i64
  %add.i147 = add i64 %conv.i146, 1
  %call.i151 = call i32 @__gomc_mutex_kinds()
  %tobool.i152 = icmp ne i32 %call.i151, 0
  br i1 %tobool.i152, label %if.end.i157, label %mutex_kind.exit

if.end.i157:                                      ; preds = %cond_woken.exit
  %add.ptr.i164 = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i164, align 4
  %and.i155 = and i32 %10, 3
  %cmp.i156 = icmp eq i32 %and.i155, 3
  %.and.i155 = select i1 %cmp.i156, i32 0, i32 %and.i155
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit, %if.end.i157
  %retval.i148.0 = phi i32 [ %.and.i155, %if.end.i157 ], [ 0, %cond_woken.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i114, %mutex_kind.exit
  %11 = ptrtoint ptr %mutex to i32
  %add.i.i104 = add i32 %11, 7
  %and.i.i105 = and i32 %add.i.i104, -8
  %12 = inttoptr i32 %and.i.i105 to ptr
  %cmp.i106 = icmp eq i32 %retval.i148.0, 1
  %conv.i107 = zext i1 %cmp.i106 to i32
  %conv3.i = sext i32 %conv.i107 to i64
  %call4.i108 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i147, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i108, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i112, label %do.end.i

land.lhs.true.i112:                               ; preds = %do.body.i
  %conv9.i111 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i111, 4294967295
  br i1 %cmp10.i, label %land.rhs.i114, label %do.end.i

land.rhs.i114:                                    ; preds = %land.lhs.true.i112
  %cmp14.i = icmp ne i64 %conv9.i111, %add.i147
  %cmp17.i = icmp eq i32 %retval.i148.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i112, %do.body.i, %land.rhs.i114
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i119, label %if.end.i121

if.then.i119:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i121:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i147
  %cmp30.i = icmp eq i32 %retval.i148.0, 2
  %or.cond42 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select44 = select i1 %or.cond42, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i121, %if.then.i119
  %retval.i98.0 = phi i32 [ 22, %if.then.i119 ], [ %spec.select44, %if.end.i121 ]
  %cmp.i = icmp ne i32 %retval.i98.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select43 = select i1 %cmp.i91, i1 true, i1 %9
  %cond11.i = select i1 %spec.select43, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i38.0, %cond_enqueue.exit ], [ %retval.i98.0, %mutex_lock.exit ]
  %call.i13 = call i32 @__gomc_cancels()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %land.rhs.i17, label %end_waiting.exit

land.rhs.i17:                                     ; preds = %cond_timed_wait.exit
  %call1.i15 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i15, 0
  br i1 %cmp.i16, label %if.then.i6, label %end_waiting.exit

if.then.i6:                                       ; preds = %land.rhs.i17
  %call1.i3 = call i32 @__gomc_self()
  %arrayidx.i4 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i3
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i4, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i6, %land.rhs.i17
  ret i32 %retval.i.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i20 = call i32 @__gomc_cancels()
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %land.rhs.i24, label %begin_waiting.exit

land.rhs.i24:                                     ; preds = %entry
  %call1.i22 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i23 = icmp eq i64 %call1.i22, 0
  br i1 %cmp.i23, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i24
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i28 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i29 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i29, 1
  %conv.i36 = trunc i64 %shl.i to i32
  %0 = inttoptr i32 %conv.i36 to ptr
  %tobool.i31 = icmp ne ptr %0, null
  br i1 %tobool.i31, label %if.then.i34, label %if.end.i35

if.then.i34:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i36, 16
  %conv.i37 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i37, i64 noundef 0)
  %call4.i33 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i35:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %1 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i24
  %call.i7 = call i32 @__gomc_self()
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
  %conv.i44 = zext i32 %call.i7 to i64
  %call1.i45 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %3, i32 noundef 8, i64 noundef %conv.i44, i64 noundef 0, i32 noundef 2)
  %and.i126 = and i64 %call1.i45, -9223372036854775808
  %tobool.i127 = icmp ne i64 %and.i126, 0
  br i1 %tobool.i127, label %cond.true.i, label %cond_check.exit

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
  %conv.i.i138 = trunc i64 %and.i8.i to i32
  %cmp.i139 = icmp eq i32 %conv.i.i138, 0
  br i1 %cmp.i139, label %if.then.i140, label %if.end.i144

if.then.i140:                                     ; preds = %if.end4.i
  %4 = ptrtoint ptr %mutex to i32
  store atomic i32 %4, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i144:                                      ; preds = %if.end4.i
  %5 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i141 = zext i32 %5 to i64
  %call2.i142 = call i32 @__gomc_defined(i64 noundef %conv.i141)
  %tobool.i143 = icmp eq i32 %call2.i142, 0
  %6 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %5, %6
  %or.cond = select i1 %tobool.i143, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i144
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i144, %if.end6.i, %if.then.i140
  %retval.i132.0 = phi i32 [ 0, %if.then.i140 ], [ 22, %if.end6.i ], [ 0, %if.end.i144 ]
  %tobool6.i = icmp ne i32 %retval.i132.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i51

if.then7.i51:                                     ; preds = %cond_bind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %7, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %8 = inttoptr i32 %and.i36.i to ptr
  %add.i50 = add i64 %conv.i44, 1
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
  %error.i41.2 = phi i32 [ %retval.i132.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i132.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i41.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i52 = shl i64 1, %conv.i44
  %add29.i = add i32 32, %call.i7
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i52, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i38.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i41.2, %if.then27.i ], [ %error.i41.2, %if.end25.i ]
  %tobool.i9 = icmp ne i32 %retval.i38.0, 0
  br i1 %tobool.i9, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i83 = shl i64 1, %conv.i44
  %add.i84 = add i32 32, %call.i7
  %sh_prom1.i = zext i32 %add.i84 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i85 = or i64 %shl.i83, %shl2.i
  %not.i88 = xor i64 %or.i85, -1
  %call3.i89 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %3, i32 noundef 8, i64 noundef %not.i88, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i89, 32
  %conv.i123 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i7
  %and.i90 = and i32 %conv.i123, %shl5.i
  %cmp.i91 = icmp ne i32 %and.i90, 0
  br i1 %cmp.i91, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i55 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %land.lhs.true.i62, label %land.end.i

land.lhs.true.i62:                                ; preds = %land.rhs.i
  %conv.i59 = zext i32 %and.i39.i to i64
  %call2.i60 = call i64 @__gomc_note(i64 noundef %conv.i59, i32 noundef 0)
  %tobool3.i61 = icmp ne i64 %call2.i60, 0
  br i1 %tobool3.i61, label %land.end.i, label %land.rhs.i65

land.rhs.i65:                                     ; preds = %land.lhs.true.i62
  %call4.i63 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i64 = icmp ne i32 %call4.i63, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i62, %land.rhs.i65, %if.end.i
  %9 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i62 ], [ false, %land.rhs.i ], [ %tobool5.i64, %land.rhs.i65 ]
  %land.ext.i = zext i1 %9 to i32
  %call.i70 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i71 = icmp ne i32 %call.i70, 0
  br i1 %tobool.i71, label %if.then.i76, label %cond_woken.exit

if.then.i76:                                      ; preds = %land.end.i
  %conv.i74 = zext i32 %and.i39.i to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i75 = call i64 @__gomc_remember(i64 noundef %conv.i74, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i76, %land.end.i
  %call.i145 = call i32 @__gomc_self()
  %conv.i146 = zext i32 %call.i145 to i64
  %add.i147 = add i64 %conv.i146, 1
  %call.i151 = call i32 @__gomc_mutex_kinds()
  %tobool.i152 = icmp ne i32 %call.i151, 0
  br i1 %tobool.i152, label %if.end.i157, label %mutex_kind.exit

if.end.i157:                                      ; preds = %cond_woken.exit
  %add.ptr.i164 = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i164, align 4
  %and.i155 = and i32 %10, 3
  %cmp.i156 = icmp eq i32 %and.i155, 3
  %.and.i155 = select i1 %cmp.i156, i32 0, i32 %and.i155
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit, %if.end.i157
  %retval.i148.0 = phi i32 [ %.and.i155, %if.end.i157 ], [ 0, %cond_woken.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i114, %mutex_kind.exit
  %11 = ptrtoint ptr %mutex to i32
  %add.i.i104 = add i32 %11, 7
  %and.i.i105 = and i32 %add.i.i104, -8
  %12 = inttoptr i32 %and.i.i105 to ptr
  %cmp.i106 = icmp eq i32 %retval.i148.0, 1
  %conv.i107 = zext i1 %cmp.i106 to i32
  %conv3.i = sext i32 %conv.i107 to i64
  %call4.i108 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i147, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i108, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i112, label %do.end.i

land.lhs.true.i112:                               ; preds = %do.body.i
  %conv9.i111 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i111, 4294967295
  br i1 %cmp10.i, label %land.rhs.i114, label %do.end.i

land.rhs.i114:                                    ; preds = %land.lhs.true.i112
  %cmp14.i = icmp ne i64 %conv9.i111, %add.i147
  %cmp17.i = icmp eq i32 %retval.i148.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i112, %do.body.i, %land.rhs.i114
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i119, label %if.end.i121

if.then.i119:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i121:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i147
  %cmp30.i = icmp eq i32 %retval.i148.0, 2
  %or.cond42 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select44 = select i1 %or.cond42, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i121, %if.then.i119
  %retval.i98.0 = phi i32 [ 22, %if.then.i119 ], [ %spec.select44, %if.end.i121 ]
  %cmp.i = icmp ne i32 %retval.i98.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select43 = select i1 %cmp.i91, i1 true, i1 %9
  %cond11.i = select i1 %spec.select43, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i38.0, %cond_enqueue.exit ], [ %retval.i98.0, %mutex_lock.exit ]
  %call.i13 = call i32 @__gomc_cancels()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %land.rhs.i17, label %end_waiting.exit

land.rhs.i17:                                     ; preds = %cond_timed_wait.exit
  %call1.i15 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i15, 0
  br i1 %cmp.i16, label %if.then.i6, label %end_waiting.exit

if.then.i6:                                       ; preds = %land.rhs.i17
  %call1.i3 = call i32 @__gomc_self()
  %arrayidx.i4 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i3
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i4, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i6, %land.rhs.i17
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

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_mutex_kinds()

