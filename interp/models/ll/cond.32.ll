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
  %arrayidx.i8 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i8, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i23 = call i32 @__gomc_cancels()
  %tobool.i24 = icmp ne i32 %call.i23, 0
  br i1 %tobool.i24, label %land.rhs.i27, label %begin_waiting.exit

land.rhs.i27:                                     ; preds = %if.end
  %call1.i25 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i26 = icmp eq i64 %call1.i25, 0
  br i1 %cmp.i26, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i27
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i31 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i32 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i32, 1
  %conv.i40 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i40 to ptr
  %tobool.i34 = icmp ne ptr %1, null
  br i1 %tobool.i34, label %if.then.i37, label %if.end.i39

if.then.i37:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i40, 16
  %conv.i41 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i41, i64 noundef 0)
  %call4.i36 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i39:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i38 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i38 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

begin_waiting.exit:                               ; preds = %if.end, %land.lhs.true.i, %land.rhs.i27
  %call.i9 = call i32 @__gomc_self()
  %cmp.i46 = icmp uge i32 %call.i9, 31
  br i1 %cmp.i46, label %if.then.i47, label %if.end.i52

if.then.i47:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i52:                                       ; preds = %begin_waiting.exit
  %3 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %3, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %4 = inttoptr i32 %and.i39.i to ptr
  %conv.i48 = zext i32 %call.i9 to i64
  %call1.i49 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %4, i32 noundef 8, i64 noundef %conv.i48, i64 noundef 0, i32 noundef 2)
  %and.i130 = and i64 %call1.i49, -9223372036854775808
  %tobool.i131 = icmp ne i64 %and.i130, 0
  br i1 %tobool.i131, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i52
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i52, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i52 ]
  %tobool.i51 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i51, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %4, i32 1
  %and.i8.i = and i64 %call1.i49, 4294967295
  %conv.i.i142 = trunc i64 %and.i8.i to i32
  %cmp.i143 = icmp eq i32 %conv.i.i142, 0
  br i1 %cmp.i143, label %if.then.i144, label %if.end.i148

if.then.i144:                                     ; preds = %if.end4.i
  %5 = ptrtoint ptr %mutex to i32
  store atomic i32 %5, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i148:                                      ; preds = %if.end4.i
  %6 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i145 = zext i32 %6 to i64
  %call2.i146 = call i32 @__gomc_defined(i64 noundef %conv.i145)
  %tobool.i147 = icmp eq i32 %call2.i146, 0
  %7 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %6, %7
  %or.cond = select i1 %tobool.i147, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i148
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i148, %if.end6.i, %if.then.i144
  %retval.i136.0 = phi i32 [ 0, %if.then.i144 ], [ 22, %if.end6.i ], [ 0, %if.end.i148 ]
  %tobool6.i = icmp ne i32 %retval.i136.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i55

if.then7.i55:                                     ; preds = %cond_bind.exit
  %8 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %8, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %9 = inttoptr i32 %and.i36.i to ptr
  %add.i54 = add i64 %conv.i48, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %9, i32 noundef 8, i64 noundef %add.i54, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i55
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i55
  %add18.i = add i32 %call.i9, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i45.2 = phi i32 [ %retval.i136.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i136.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i45.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i56 = shl i64 1, %conv.i48
  %add29.i = add i32 32, %call.i9
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i56, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %4, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i42.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i45.2, %if.then27.i ], [ %error.i45.2, %if.end25.i ]
  %tobool.i11 = icmp ne i32 %retval.i42.0, 0
  br i1 %tobool.i11, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i87 = shl i64 1, %conv.i48
  %add.i88 = add i32 32, %call.i9
  %sh_prom1.i = zext i32 %add.i88 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i89 = or i64 %shl.i87, %shl2.i
  %not.i92 = xor i64 %or.i89, -1
  %call3.i93 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %4, i32 noundef 8, i64 noundef %not.i92, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i93, 32
  %conv.i127 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i9
  %and.i94 = and i32 %conv.i127, %shl5.i
  %cmp.i95 = icmp ne i32 %and.i94, 0
  br i1 %cmp.i95, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i59 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i60 = icmp ne i32 %call.i59, 0
  br i1 %tobool.i60, label %land.lhs.true.i66, label %land.end.i

land.lhs.true.i66:                                ; preds = %land.rhs.i
  %conv.i63 = zext i32 %and.i39.i to i64
  %call2.i64 = call i64 @__gomc_note(i64 noundef %conv.i63, i32 noundef 0)
  %tobool3.i65 = icmp ne i64 %call2.i64, 0
  br i1 %tobool3.i65, label %land.end.i, label %land.rhs.i69

land.rhs.i69:                                     ; preds = %land.lhs.true.i66
  %call4.i67 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i68 = icmp ne i32 %call4.i67, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i66, %land.rhs.i69, %if.end.i
  %10 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i66 ], [ false, %land.rhs.i ], [ %tobool5.i68, %land.rhs.i69 ]
  %land.ext.i = zext i1 %10 to i32
  %call.i74 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i75 = icmp ne i32 %call.i74, 0
  br i1 %tobool.i75, label %if.then.i80, label %cond_woken.exit

if.then.i80:                                      ; preds = %land.end.i
  %conv.i78 = zext i32 %and.i39.i to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i79 = call i64 @__gomc_remember(i64 noundef %conv.i78, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i80, %land.end.i
  %call.i149 = call i32 @__gomc_self()
  %conv.i150 = zext i32 %call.i149 to i64
  %add.i151 = add i64 %conv.i150, 1
  %call.i155 = call i32 @__gomc_mutex_kinds()
  %tobool.i156 = icmp ne i32 %call.i155, 0
  br i1 %tobool.i156, label %if.end.i161, label %mutex_kind.exit

if.end.i161:                                      ; preds = %cond_woken.exit
  %add.ptr.i168 = getelementptr inbounds i8, ptr %mutex, i32 12
  %11 = load i32, ptr %add.ptr.i168, align 4
  %and.i159 = and i32 %11, 3
  %cmp.i160 = icmp eq i32 %and.i159, 3
  %.and.i159 = select i1 %cmp.i160, i32 0, i32 %and.i159
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit, %if.end.i161
  %retval.i152.0 = phi i32 [ %.and.i159, %if.end.i161 ], [ 0, %cond_woken.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i118, %mutex_kind.exit
  %12 = ptrtoint ptr %mutex to i32
  %add.i.i108 = add i32 %12, 7
  %and.i.i109 = and i32 %add.i.i108, -8
  %13 = inttoptr i32 %and.i.i109 to ptr
  %cmp.i110 = icmp eq i32 %retval.i152.0, 1
  %conv.i111 = zext i1 %cmp.i110 to i32
  %conv3.i = sext i32 %conv.i111 to i64
  %call4.i112 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %13, i32 noundef 8, i64 noundef %add.i151, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i112, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i116, label %do.end.i

land.lhs.true.i116:                               ; preds = %do.body.i
  %conv9.i115 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i115, 4294967295
  br i1 %cmp10.i, label %land.rhs.i118, label %do.end.i

land.rhs.i118:                                    ; preds = %land.lhs.true.i116
  %cmp14.i = icmp ne i64 %conv9.i115, %add.i151
  %cmp17.i = icmp eq i32 %retval.i152.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i116, %do.body.i, %land.rhs.i118
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i123, label %if.end.i125

if.then.i123:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i125:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i151
  %cmp30.i = icmp eq i32 %retval.i152.0, 2
  %or.cond42 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select44 = select i1 %or.cond42, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i125, %if.then.i123
  %retval.i102.0 = phi i32 [ 22, %if.then.i123 ], [ %spec.select44, %if.end.i125 ]
  %cmp.i15 = icmp ne i32 %retval.i102.0, 0
  br i1 %cmp.i15, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select43 = select i1 %cmp.i95, i1 true, i1 %10
  %cond11.i = select i1 %spec.select43, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i42.0, %cond_enqueue.exit ], [ %retval.i102.0, %mutex_lock.exit ]
  %call.i16 = call i32 @__gomc_cancels()
  %tobool.i17 = icmp ne i32 %call.i16, 0
  br i1 %tobool.i17, label %land.rhs.i20, label %return

land.rhs.i20:                                     ; preds = %cond_timed_wait.exit
  %call1.i18 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i19 = icmp eq i64 %call1.i18, 0
  br i1 %cmp.i19, label %if.then.i7, label %return

if.then.i7:                                       ; preds = %land.rhs.i20
  %call1.i4 = call i32 @__gomc_self()
  %arrayidx.i5 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i4
  %call2.i6 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i5, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %return

return:                                           ; preds = %land.rhs.i20, %if.then.i7, %cond_timed_wait.exit, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i.0, %cond_timed_wait.exit ], [ %retval.i.0, %if.then.i7 ], [ %retval.i.0, %land.rhs.i20 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i10 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i10, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %return [
    i32 1, label %if.end
    i32 0, label %if.end
  ]

if.end:                                           ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i28 = call i32 @__gomc_cancels()
  %tobool.i29 = icmp ne i32 %call.i28, 0
  br i1 %tobool.i29, label %land.rhs.i32, label %begin_waiting.exit

land.rhs.i32:                                     ; preds = %if.end
  %call1.i30 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i31 = icmp eq i64 %call1.i30, 0
  br i1 %cmp.i31, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i32
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i36 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i37 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i37, 1
  %conv.i45 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i45 to ptr
  %tobool.i39 = icmp ne ptr %1, null
  br i1 %tobool.i39, label %if.then.i42, label %if.end.i44

if.then.i42:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i45, 16
  %conv.i46 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i46, i64 noundef 0)
  %call4.i41 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i44:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i43 = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i43 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

begin_waiting.exit:                               ; preds = %if.end, %land.lhs.true.i, %land.rhs.i32
  %call.i11 = call i32 @__gomc_self()
  %cmp.i51 = icmp uge i32 %call.i11, 31
  br i1 %cmp.i51, label %if.then.i52, label %if.end.i57

if.then.i52:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i57:                                       ; preds = %begin_waiting.exit
  %3 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %3, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %4 = inttoptr i32 %and.i39.i to ptr
  %conv.i53 = zext i32 %call.i11 to i64
  %call1.i54 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %4, i32 noundef 8, i64 noundef %conv.i53, i64 noundef 0, i32 noundef 2)
  %and.i135 = and i64 %call1.i54, -9223372036854775808
  %tobool.i136 = icmp ne i64 %and.i135, 0
  br i1 %tobool.i136, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i57
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i57, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i57 ]
  %tobool.i56 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i56, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %4, i32 1
  %and.i8.i = and i64 %call1.i54, 4294967295
  %conv.i.i147 = trunc i64 %and.i8.i to i32
  %cmp.i148 = icmp eq i32 %conv.i.i147, 0
  br i1 %cmp.i148, label %if.then.i149, label %if.end.i153

if.then.i149:                                     ; preds = %if.end4.i
  %5 = ptrtoint ptr %mutex to i32
  store atomic i32 %5, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i153:                                      ; preds = %if.end4.i
  %6 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i150 = zext i32 %6 to i64
  %call2.i151 = call i32 @__gomc_defined(i64 noundef %conv.i150)
  %tobool.i152 = icmp eq i32 %call2.i151, 0
  %7 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %6, %7
  %or.cond = select i1 %tobool.i152, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i153
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i153, %if.end6.i, %if.then.i149
  %retval.i141.0 = phi i32 [ 0, %if.then.i149 ], [ 22, %if.end6.i ], [ 0, %if.end.i153 ]
  %tobool6.i = icmp ne i32 %retval.i141.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i60

if.then7.i60:                                     ; preds = %cond_bind.exit
  %8 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %8, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %9 = inttoptr i32 %and.i36.i to ptr
  %add.i59 = add i64 %conv.i53, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %9, i32 noundef 8, i64 noundef %add.i59, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i60
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i60
  %add18.i = add i32 %call.i11, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i50.2 = phi i32 [ %retval.i141.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i141.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i50.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i61 = shl i64 1, %conv.i53
  %add29.i = add i32 32, %call.i11
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i61, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %4, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i47.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i50.2, %if.then27.i ], [ %error.i50.2, %if.end25.i ]
  %tobool.i13 = icmp ne i32 %retval.i47.0, 0
  br i1 %tobool.i13, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i92 = shl i64 1, %conv.i53
  %add.i93 = add i32 32, %call.i11
  %sh_prom1.i = zext i32 %add.i93 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i94 = or i64 %shl.i92, %shl2.i
  %not.i97 = xor i64 %or.i94, -1
  %call3.i98 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %4, i32 noundef 8, i64 noundef %not.i97, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i98, 32
  %conv.i132 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i11
  %and.i99 = and i32 %conv.i132, %shl5.i
  %cmp.i100 = icmp ne i32 %and.i99, 0
  br i1 %cmp.i100, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i64 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i65 = icmp ne i32 %call.i64, 0
  br i1 %tobool.i65, label %land.lhs.true.i71, label %land.end.i

land.lhs.true.i71:                                ; preds = %land.rhs.i
  %conv.i68 = zext i32 %and.i39.i to i64
  %call2.i69 = call i64 @__gomc_note(i64 noundef %conv.i68, i32 noundef 0)
  %tobool3.i70 = icmp ne i64 %call2.i69, 0
  br i1 %tobool3.i70, label %land.end.i, label %land.rhs.i74

land.rhs.i74:                                     ; preds = %land.lhs.true.i71
  %call4.i72 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i73 = icmp ne i32 %call4.i72, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i71, %land.rhs.i74, %if.end.i
  %10 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i71 ], [ false, %land.rhs.i ], [ %tobool5.i73, %land.rhs.i74 ]
  %land.ext.i = zext i1 %10 to i32
  %call.i79 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i80 = icmp ne i32 %call.i79, 0
  br i1 %tobool.i80, label %if.then.i85, label %cond_woken.exit

if.then.i85:                                      ; preds = %land.end.i
  %conv.i83 = zext i32 %and.i39.i to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i84 = call i64 @__gomc_remember(i64 noundef %conv.i83, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i85, %land.end.i
  %call.i154 = call i32 @__gomc_self()
  %conv.i155 = zext i32 %call.i154 to i64
  %add.i156 = add i64 %conv.i155, 1
  %call.i160 = call i32 @__gomc_mutex_kinds()
  %tobool.i161 = icmp ne i32 %call.i160, 0
  br i1 %tobool.i161, label %if.end.i166, label %mutex_kind.exit

if.end.i166:                                      ; preds = %cond_woken.exit
  %add.ptr.i173 = getelementptr inbounds i8, ptr %mutex, i32 12
  %11 = load i32, ptr %add.ptr.i173, align 4
  %and.i164 = and i32 %11, 3
  %cmp.i165 = icmp eq i32 %and.i164, 3
  %.and.i164 = select i1 %cmp.i165, i32 0, i32 %and.i164
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit, %if.end.i166
  %retval.i157.0 = phi i32 [ %.and.i164, %if.end.i166 ], [ 0, %cond_woken.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i123, %mutex_kind.exit
  %12 = ptrtoint ptr %mutex to i32
  %add.i.i113 = add i32 %12, 7
  %and.i.i114 = and i32 %add.i.i113, -8
  %13 = inttoptr i32 %and.i.i114 to ptr
  %cmp.i115 = icmp eq i32 %retval.i157.0, 1
  %conv.i116 = zext i1 %cmp.i115 to i32
  %conv3.i = sext i32 %conv.i116 to i64
  %call4.i117 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %13, i32 noundef 8, i64 noundef %add.i156, i64 noundef %conv3.i, i32 noundef 1)
  %and.i45.i = and i64 %call4.i117, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %cmp6.i = icmp ne i32 %conv.i46.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i121, label %do.end.i

land.lhs.true.i121:                               ; preds = %do.body.i
  %conv9.i120 = zext i32 %conv.i46.i to i64
  %cmp10.i = icmp ne i64 %conv9.i120, 4294967295
  br i1 %cmp10.i, label %land.rhs.i123, label %do.end.i

land.rhs.i123:                                    ; preds = %land.lhs.true.i121
  %cmp14.i = icmp ne i64 %conv9.i120, %add.i156
  %cmp17.i = icmp eq i32 %retval.i157.0, 0
  %spec.select43 = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select43, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i121, %do.body.i, %land.rhs.i123
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i128, label %if.end.i130

if.then.i128:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i130:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i156
  %cmp30.i = icmp eq i32 %retval.i157.0, 2
  %or.cond44 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select = select i1 %or.cond44, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i130, %if.then.i128
  %retval.i107.0 = phi i32 [ 22, %if.then.i128 ], [ %spec.select, %if.end.i130 ]
  %cmp.i17 = icmp ne i32 %retval.i107.0, 0
  br i1 %cmp.i17, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select45 = select i1 %cmp.i100, i1 true, i1 %10
  %cond11.i = select i1 %spec.select45, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i47.0, %cond_enqueue.exit ], [ %retval.i107.0, %mutex_lock.exit ]
  %call.i21 = call i32 @__gomc_cancels()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %land.rhs.i25, label %return

land.rhs.i25:                                     ; preds = %cond_timed_wait.exit
  %call1.i23 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i24 = icmp eq i64 %call1.i23, 0
  br i1 %cmp.i24, label %if.then.i9, label %return

if.then.i9:                                       ; preds = %land.rhs.i25
  %call1.i6 = call i32 @__gomc_self()
  %arrayidx.i7 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i6
  %call2.i8 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i7, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %return

return:                                           ; preds = %lor.lhs.false, %land.rhs.i25, %if.then.i9, %cond_timed_wait.exit, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i.0, %cond_timed_wait.exit ], [ %retval.i.0, %if.then.i9 ], [ %retval.i.0, %land.rhs.i25 ]
  ret i32 %retval.0
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
  %cmp.i = icmp slt i32 %clock, 0
  %cmp1.i = icmp sgt i32 %clock, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -3
  %shl3.i = shl i32 %clock, 1
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_condattr_getclock(ptr noundef %attr, ptr noundef %clock) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 1
  %and.i = and i32 %shr.i, 1
  store i32 %and.i, ptr %clock, align 4
  ret i32 0
}

define i32 @pthread_condattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  %cmp.i = icmp slt i32 %shared, 0
  %cmp1.i = icmp sgt i32 %shared, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -2
  %or.i = or i32 %and.i, %shared
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_condattr_getpshared(ptr noundef %attr, ptr noundef %shared) {
entry:
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, 1
  store i32 %and.i, ptr %shared, align 4
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

