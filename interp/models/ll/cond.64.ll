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
  %call.i19 = call i32 @__gomc_cancels()
  %tobool.i20 = icmp ne i32 %call.i19, 0
  br i1 %tobool.i20, label %land.rhs.i23, label %begin_waiting.exit

land.rhs.i23:                                     ; preds = %entry
  %call1.i21 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i22 = icmp eq i64 %call1.i21, 0
  br i1 %cmp.i22, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i23
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i26 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i27 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i34 = shl i64 %call.i27, 1
  %0 = inttoptr i64 %shl.i34 to ptr
  %tobool.i29 = icmp ne ptr %0, null
  br i1 %tobool.i29, label %if.then.i31, label %if.end.i33

if.then.i31:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i34, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i33:                                       ; preds = %if.then.i
  %call5.i32 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %1 = inttoptr i64 %call5.i32 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i23
  %call.i1 = call i32 @__gomc_self()
  %cmp.i40 = icmp uge i32 %call.i1, 31
  br i1 %cmp.i40, label %if.then.i41, label %if.end.i46

if.then.i41:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %conv.i42 = zext i32 %call.i1 to i64
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %and.i178 = and i64 %call1.i43, -9223372036854775808
  %tobool.i179 = icmp ne i64 %and.i178, 0
  br i1 %tobool.i179, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i188 = and i64 %call1.i43, 4294967295
  %conv.i.i189 = trunc i64 %and.i.i188 to i32
  %cmp.i190 = icmp eq i32 %conv.i.i189, 0
  br i1 %cmp.i190, label %if.then.i191, label %if.end.i194

if.then.i191:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i64
  store atomic i64 %2, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i194:                                      ; preds = %if.end4.i
  %3 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i192 = call i32 @__gomc_defined(i64 noundef %3)
  %tobool.i193 = icmp eq i32 %call2.i192, 0
  %4 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %3, %4
  %or.cond = or i1 %tobool.i193, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i194
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i194, %if.end5.i, %if.then.i191
  %retval.i184.0 = phi i32 [ 0, %if.then.i191 ], [ 22, %if.end5.i ], [ 0, %if.end.i194 ]
  %tobool6.i48 = icmp ne i32 %retval.i184.0, 0
  br i1 %tobool6.i48, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i49 = add i64 %conv.i42, 1
  %call10.i50 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i49, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i50, 4294967295
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
  %error.i39.2 = phi i32 [ %retval.i184.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i184.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i39.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i51 = shl i64 1, %conv.i42
  %add29.i = add i32 32, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i51, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i35.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i39.2, %if.then27.i ], [ %error.i39.2, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i35.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i54 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i55 = icmp ne i32 %call.i54, 0
  br i1 %tobool.i55, label %land.lhs.true.i58, label %if.end8.i

land.lhs.true.i58:                                ; preds = %if.end.i
  %5 = ptrtoint ptr %cond to i64
  %call2.i56 = call i64 @__gomc_note(i64 noundef %5, i32 noundef 0)
  %tobool3.i57 = icmp ne i64 %call2.i56, 0
  br i1 %tobool3.i57, label %if.end8.i, label %land.rhs.i60

land.rhs.i60:                                     ; preds = %land.lhs.true.i58
  %call4.i59 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i59, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end8.i

if.then4.i:                                       ; preds = %land.rhs.i60
  %shl.i85 = shl i64 1, %conv.i42
  %add.i86 = add i32 32, %call.i1
  %sh_prom1.i = zext i32 %add.i86 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i87 = or i64 %shl.i85, %shl2.i
  %not.i88 = xor i64 %or.i87, -1
  %call3.i89 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i88, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i89, 32
  %conv.i172 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i1
  %and.i91 = and i32 %conv.i172, %shl5.i
  %cmp.i92 = icmp ne i32 %and.i91, 0
  %lnot.i = xor i1 %cmp.i92, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i64 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i65 = icmp ne i32 %call.i64, 0
  br i1 %tobool.i65, label %if.then.i68, label %cond_woken.exit

if.then.i68:                                      ; preds = %if.then4.i
  %conv.i66 = sext i32 %lnot.ext.i to i64
  %call2.i67 = call i64 @__gomc_remember(i64 noundef %5, i64 noundef %conv.i66)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i68, %if.then4.i
  %call.i199 = call i32 @__gomc_self()
  %conv.i200 = zext i32 %call.i199 to i64
  %add.i201 = add i64 %conv.i200, 1
  %call.i218 = call i32 @__gomc_mutex_kinds()
  %tobool.i219 = icmp ne i32 %call.i218, 0
  br i1 %tobool.i219, label %if.end.i224, label %mutex_kind.exit229

if.end.i224:                                      ; preds = %cond_woken.exit
  %add.ptr.i237 = getelementptr inbounds i8, ptr %mutex, i64 16
  %6 = load i32, ptr %add.ptr.i237, align 4
  %and.i222 = and i32 %6, 3
  %cmp.i223 = icmp eq i32 %and.i222, 3
  %.and.i222 = select i1 %cmp.i223, i32 0, i32 %and.i222
  br label %mutex_kind.exit229

mutex_kind.exit229:                               ; preds = %cond_woken.exit, %if.end.i224
  %retval.i215.0 = phi i32 [ %.and.i222, %if.end.i224 ], [ 0, %cond_woken.exit ]
  br label %do.body.i107

do.body.i107:                                     ; preds = %land.rhs.i110, %mutex_kind.exit229
  %cmp.i104 = icmp eq i32 %retval.i215.0, 1
  %conv.i105 = zext i1 %cmp.i104 to i32
  %conv3.i = sext i32 %conv.i105 to i64
  %call4.i106 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i201, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i106, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i108 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i108, 4294967295
  %or.cond56 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond56, label %land.rhs.i110, label %do.end.i111

land.rhs.i110:                                    ; preds = %do.body.i107
  %cmp14.i = icmp ne i64 %conv9.i108, %add.i201
  %cmp17.i = icmp eq i32 %retval.i215.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i107, label %do.end.i111

do.end.i111:                                      ; preds = %do.body.i107, %land.rhs.i110
  %cmp21.i = icmp eq i64 %conv9.i108, 4294967295
  br i1 %cmp21.i, label %if.then.i112, label %if.end.i115

if.then.i112:                                     ; preds = %do.end.i111
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i115:                                      ; preds = %do.end.i111
  %cmp26.i = icmp eq i64 %conv9.i108, %add.i201
  %cmp30.i = icmp eq i32 %retval.i215.0, 2
  %or.cond57 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select61 = select i1 %or.cond57, i32 35, i32 0
  br label %cond_wait.exit

if.end8.i:                                        ; preds = %land.lhs.true.i58, %if.end.i, %land.rhs.i60
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end8.i
  %call10.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %shr.i174 = lshr i64 %call10.i, 32
  %conv.i175 = trunc i64 %shr.i174 to i32
  %shl.i = shl i32 1, %call.i1
  %and.i7 = and i32 %conv.i175, %shl.i
  %tobool12.i = icmp ne i32 %and.i7, 0
  %lnot13.i = xor i1 %tobool12.i, true
  br i1 %lnot13.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i73 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i74 = icmp ne i32 %call.i73, 0
  br i1 %tobool.i74, label %if.then.i77, label %cond_woken.exit79

if.then.i77:                                      ; preds = %do.end.i
  %7 = ptrtoint ptr %cond to i64
  %call2.i76 = call i64 @__gomc_remember(i64 noundef %7, i64 noundef 0)
  br label %cond_woken.exit79

cond_woken.exit79:                                ; preds = %if.then.i77, %do.end.i
  %call.i196 = call i32 @__gomc_self()
  %conv.i197 = zext i32 %call.i196 to i64
  %add.i198 = add i64 %conv.i197, 1
  %call.i205 = call i32 @__gomc_mutex_kinds()
  %tobool.i206 = icmp ne i32 %call.i205, 0
  br i1 %tobool.i206, label %if.end.i211, label %mutex_kind.exit

if.end.i211:                                      ; preds = %cond_woken.exit79
  %add.ptr.i239 = getelementptr inbounds i8, ptr %mutex, i64 16
  %8 = load i32, ptr %add.ptr.i239, align 4
  %and.i209 = and i32 %8, 3
  %cmp.i210 = icmp eq i32 %and.i209, 3
  %.and.i209 = select i1 %cmp.i210, i32 0, i32 %and.i209
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit79, %if.end.i211
  %retval.i202.0 = phi i32 [ %.and.i209, %if.end.i211 ], [ 0, %cond_woken.exit79 ]
  br label %do.body.i136

do.body.i136:                                     ; preds = %land.rhs.i149, %mutex_kind.exit
  %cmp.i132 = icmp eq i32 %retval.i202.0, 1
  %conv.i133 = zext i1 %cmp.i132 to i32
  %conv3.i134 = sext i32 %conv.i133 to i64
  %call4.i135 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i198, i64 noundef %conv3.i134, i32 noundef 1)
  %and.i44.i137 = and i64 %call4.i135, 4294967295
  %conv.i45.i138 = trunc i64 %and.i44.i137 to i32
  %cmp6.i139 = icmp ne i32 %conv.i45.i138, 0
  %conv9.i142 = zext i32 %conv.i45.i138 to i64
  %cmp10.i143 = icmp ne i64 %conv9.i142, 4294967295
  %or.cond58 = select i1 %cmp6.i139, i1 %cmp10.i143, i1 false
  br i1 %or.cond58, label %land.rhs.i149, label %do.end.i159

land.rhs.i149:                                    ; preds = %do.body.i136
  %cmp14.i148 = icmp ne i64 %conv9.i142, %add.i198
  %cmp17.i151 = icmp eq i32 %retval.i202.0, 0
  %spec.select59 = select i1 %cmp14.i148, i1 true, i1 %cmp17.i151
  br i1 %spec.select59, label %do.body.i136, label %do.end.i159

do.end.i159:                                      ; preds = %do.body.i136, %land.rhs.i149
  %cmp21.i158 = icmp eq i64 %conv9.i142, 4294967295
  br i1 %cmp21.i158, label %if.then.i160, label %if.end.i165

if.then.i160:                                     ; preds = %do.end.i159
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %cond_wait.exit

if.end.i165:                                      ; preds = %do.end.i159
  %cmp26.i164 = icmp eq i64 %conv9.i142, %add.i198
  %cmp30.i167 = icmp eq i32 %retval.i202.0, 2
  %or.cond60 = select i1 %cmp26.i164, i1 %cmp30.i167, i1 false
  %spec.select62 = select i1 %or.cond60, i32 35, i32 0
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.end.i165, %if.end.i115, %if.then.i160, %if.then.i112, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i35.0, %cond_enqueue.exit ], [ 22, %if.then.i112 ], [ 22, %if.then.i160 ], [ %spec.select61, %if.end.i115 ], [ %spec.select62, %if.end.i165 ]
  %call.i16 = call i32 @__gomc_cancels()
  %tobool.i17 = icmp ne i32 %call.i16, 0
  br i1 %tobool.i17, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_wait.exit
  %call1.i18 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i18, 0
  br i1 %cmp.i, label %if.then.i14, label %end_waiting.exit

if.then.i14:                                      ; preds = %land.rhs.i
  %call1.i10 = call i32 @__gomc_self()
  %idxprom.i11 = zext i32 %call1.i10 to i64
  %arrayidx.i12 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i11
  %call2.i13 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i12, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_wait.exit, %if.then.i14, %land.rhs.i
  ret i32 %retval.i.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %call.i21 = call i32 @__gomc_cancels()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %land.rhs.i25, label %begin_waiting.exit

land.rhs.i25:                                     ; preds = %entry
  %call1.i23 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i24 = icmp eq i64 %call1.i23, 0
  br i1 %cmp.i24, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i25
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i29 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i30 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i30, 1
  %0 = inttoptr i64 %shl.i to ptr
  %tobool.i32 = icmp ne ptr %0, null
  br i1 %tobool.i32, label %if.then.i35, label %if.end.i36

if.then.i35:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i34 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i36:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %1 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i25
  %call.i8 = call i32 @__gomc_self()
  %cmp.i41 = icmp uge i32 %call.i8, 31
  br i1 %cmp.i41, label %if.then.i42, label %if.end.i46

if.then.i42:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %conv.i = zext i32 %call.i8 to i64
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i111 = and i64 %call1.i43, -9223372036854775808
  %tobool.i112 = icmp ne i64 %and.i111, 0
  br i1 %tobool.i112, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i121 = and i64 %call1.i43, 4294967295
  %conv.i.i122 = trunc i64 %and.i.i121 to i32
  %cmp.i123 = icmp eq i32 %conv.i.i122, 0
  br i1 %cmp.i123, label %if.then.i124, label %if.end.i127

if.then.i124:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i64
  store atomic i64 %2, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i127:                                      ; preds = %if.end4.i
  %3 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i125 = call i32 @__gomc_defined(i64 noundef %3)
  %tobool.i126 = icmp eq i32 %call2.i125, 0
  %4 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %3, %4
  %or.cond = or i1 %tobool.i126, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i127
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i127, %if.end5.i, %if.then.i124
  %retval.i117.0 = phi i32 [ 0, %if.then.i124 ], [ 22, %if.end5.i ], [ 0, %if.end.i127 ]
  %tobool6.i = icmp ne i32 %retval.i117.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i49

if.then7.i49:                                     ; preds = %cond_bind.exit
  %add.i48 = add i64 %conv.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i48, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i49
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i49
  %add18.i = add i32 %call.i8, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i40.2 = phi i32 [ %retval.i117.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i117.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i40.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i50 = shl i64 1, %conv.i
  %add29.i = add i32 32, %call.i8
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i50, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i37.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i40.2, %if.then27.i ], [ %error.i40.2, %if.end25.i ]
  %tobool.i10 = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i10, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i76 = shl i64 1, %conv.i
  %add.i77 = add i32 32, %call.i8
  %sh_prom1.i = zext i32 %add.i77 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i78 = or i64 %shl.i76, %shl2.i
  %not.i79 = xor i64 %or.i78, -1
  %call3.i80 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i79, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i80, 32
  %conv.i108 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i8
  %and.i81 = and i32 %conv.i108, %shl5.i
  %cmp.i82 = icmp ne i32 %and.i81, 0
  br i1 %cmp.i82, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i53 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %land.lhs.true.i57, label %land.end.i

land.lhs.true.i57:                                ; preds = %land.rhs.i
  %5 = ptrtoint ptr %cond to i64
  %call2.i55 = call i64 @__gomc_note(i64 noundef %5, i32 noundef 0)
  %tobool3.i56 = icmp ne i64 %call2.i55, 0
  br i1 %tobool3.i56, label %land.end.i, label %land.rhs.i60

land.rhs.i60:                                     ; preds = %land.lhs.true.i57
  %call4.i58 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i59 = icmp ne i32 %call4.i58, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i57, %land.rhs.i60, %if.end.i
  %6 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i57 ], [ false, %land.rhs.i ], [ %tobool5.i59, %land.rhs.i60 ]
  %land.ext.i = zext i1 %6 to i32
  %call.i65 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i66 = icmp ne i32 %call.i65, 0
  br i1 %tobool.i66, label %if.then.i69, label %cond_woken.exit

if.then.i69:                                      ; preds = %land.end.i
  %7 = ptrtoint ptr %cond to i64
  %conv.i67 = sext i32 %land.ext.i to i64
  %call2.i68 = call i64 @__gomc_remember(i64 noundef %7, i64 noundef %conv.i67)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i69, %land.end.i
  %call.i128 = call i32 @__gomc_self()
  %conv.i129 = zext i32 %call.i128 to i64
  %add.i130 = add i64 %conv.i129, 1
  %call.i134 = call i32 @__gomc_mutex_kinds()
  %tobool.i135 = icmp ne i32 %call.i134, 0
  br i1 %tobool.i135, label %if.end.i140, label %mutex_kind.exit

if.end.i140:                                      ; preds = %cond_woken.exit
  %add.ptr.i147 = getelementptr inbounds i8, ptr %mutex, i64 16
  %8 = load i32, ptr %add.ptr.i147, align 4
  %and.i138 = and i32 %8, 3
  %cmp.i139 = icmp eq i32 %and.i138, 3
  %.and.i138 = select i1 %cmp.i139, i32 0, i32 %and.i138
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit, %if.end.i140
  %retval.i131.0 = phi i32 [ %.and.i138, %if.end.i140 ], [ 0, %cond_woken.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i99, %mutex_kind.exit
  %cmp.i94 = icmp eq i32 %retval.i131.0, 1
  %conv.i95 = zext i1 %cmp.i94 to i32
  %conv3.i = sext i32 %conv.i95 to i64
  %call4.i96 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i130, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i96, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i97 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i97, 4294967295
  %or.cond42 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond42, label %land.rhs.i99, label %do.end.i

land.rhs.i99:                                     ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i97, %add.i130
  %cmp17.i = icmp eq i32 %retval.i131.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i99
  %cmp21.i = icmp eq i64 %conv9.i97, 4294967295
  br i1 %cmp21.i, label %if.then.i103, label %if.end.i106

if.then.i103:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i106:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i97, %add.i130
  %cmp30.i = icmp eq i32 %retval.i131.0, 2
  %or.cond43 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select45 = select i1 %or.cond43, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i106, %if.then.i103
  %retval.i88.0 = phi i32 [ 22, %if.then.i103 ], [ %spec.select45, %if.end.i106 ]
  %cmp.i = icmp ne i32 %retval.i88.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select44 = select i1 %cmp.i82, i1 true, i1 %6
  %cond11.i = select i1 %spec.select44, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i37.0, %cond_enqueue.exit ], [ %retval.i88.0, %mutex_lock.exit ]
  %call.i14 = call i32 @__gomc_cancels()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %land.rhs.i18, label %end_waiting.exit

land.rhs.i18:                                     ; preds = %cond_timed_wait.exit
  %call1.i16 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i17 = icmp eq i64 %call1.i16, 0
  br i1 %cmp.i17, label %if.then.i7, label %end_waiting.exit

if.then.i7:                                       ; preds = %land.rhs.i18
  %call1.i3 = call i32 @__gomc_self()
  %idxprom.i4 = zext i32 %call1.i3 to i64
  %arrayidx.i5 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i4
  %call2.i6 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i5, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i7, %land.rhs.i18
  ret i32 %retval.i.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i21 = call i32 @__gomc_cancels()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %land.rhs.i25, label %begin_waiting.exit

land.rhs.i25:                                     ; preds = %entry
  %call1.i23 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i24 = icmp eq i64 %call1.i23, 0
  br i1 %cmp.i24, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i25
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i29 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i30 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i30, 1
  %0 = inttoptr i64 %shl.i to ptr
  %tobool.i32 = icmp ne ptr %0, null
  br i1 %tobool.i32, label %if.then.i35, label %if.end.i36

if.then.i35:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i34 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i36:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %1 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i25
  %call.i8 = call i32 @__gomc_self()
  %cmp.i41 = icmp uge i32 %call.i8, 31
  br i1 %cmp.i41, label %if.then.i42, label %if.end.i46

if.then.i42:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %conv.i = zext i32 %call.i8 to i64
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i111 = and i64 %call1.i43, -9223372036854775808
  %tobool.i112 = icmp ne i64 %and.i111, 0
  br i1 %tobool.i112, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i121 = and i64 %call1.i43, 4294967295
  %conv.i.i122 = trunc i64 %and.i.i121 to i32
  %cmp.i123 = icmp eq i32 %conv.i.i122, 0
  br i1 %cmp.i123, label %if.then.i124, label %if.end.i127

if.then.i124:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i64
  store atomic i64 %2, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i127:                                      ; preds = %if.end4.i
  %3 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i125 = call i32 @__gomc_defined(i64 noundef %3)
  %tobool.i126 = icmp eq i32 %call2.i125, 0
  %4 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %3, %4
  %or.cond = or i1 %tobool.i126, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i127
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i127, %if.end5.i, %if.then.i124
  %retval.i117.0 = phi i32 [ 0, %if.then.i124 ], [ 22, %if.end5.i ], [ 0, %if.end.i127 ]
  %tobool6.i = icmp ne i32 %retval.i117.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i49

if.then7.i49:                                     ; preds = %cond_bind.exit
  %add.i48 = add i64 %conv.i, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i48, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i49
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i49
  %add18.i = add i32 %call.i8, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i40.2 = phi i32 [ %retval.i117.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i117.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i40.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i50 = shl i64 1, %conv.i
  %add29.i = add i32 32, %call.i8
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i50, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i37.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i40.2, %if.then27.i ], [ %error.i40.2, %if.end25.i ]
  %tobool.i10 = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i10, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i76 = shl i64 1, %conv.i
  %add.i77 = add i32 32, %call.i8
  %sh_prom1.i = zext i32 %add.i77 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i78 = or i64 %shl.i76, %shl2.i
  %not.i79 = xor i64 %or.i78, -1
  %call3.i80 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i79, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i80, 32
  %conv.i108 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i8
  %and.i81 = and i32 %conv.i108, %shl5.i
  %cmp.i82 = icmp ne i32 %and.i81, 0
  br i1 %cmp.i82, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i53 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %land.lhs.true.i57, label %land.end.i

land.lhs.true.i57:                                ; preds = %land.rhs.i
  %5 = ptrtoint ptr %cond to i64
  %call2.i55 = call i64 @__gomc_note(i64 noundef %5, i32 noundef 0)
  %tobool3.i56 = icmp ne i64 %call2.i55, 0
  br i1 %tobool3.i56, label %land.end.i, label %land.rhs.i60

land.rhs.i60:                                     ; preds = %land.lhs.true.i57
  %call4.i58 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i59 = icmp ne i32 %call4.i58, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i57, %land.rhs.i60, %if.end.i
  %6 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i57 ], [ false, %land.rhs.i ], [ %tobool5.i59, %land.rhs.i60 ]
  %land.ext.i = zext i1 %6 to i32
  %call.i65 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i66 = icmp ne i32 %call.i65, 0
  br i1 %tobool.i66, label %if.then.i69, label %cond_woken.exit

if.then.i69:                                      ; preds = %land.end.i
  %7 = ptrtoint ptr %cond to i64
  %conv.i67 = sext i32 %land.ext.i to i64
  %call2.i68 = call i64 @__gomc_remember(i64 noundef %7, i64 noundef %conv.i67)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i69, %land.end.i
  %call.i128 = call i32 @__gomc_self()
  %conv.i129 = zext i32 %call.i128 to i64
  %add.i130 = add i64 %conv.i129, 1
  %call.i134 = call i32 @__gomc_mutex_kinds()
  %tobool.i135 = icmp ne i32 %call.i134, 0
  br i1 %tobool.i135, label %if.end.i140, label %mutex_kind.exit

if.end.i140:                                      ; preds = %cond_woken.exit
  %add.ptr.i147 = getelementptr inbounds i8, ptr %mutex, i64 16
  %8 = load i32, ptr %add.ptr.i147, align 4
  %and.i138 = and i32 %8, 3
  %cmp.i139 = icmp eq i32 %and.i138, 3
  %.and.i138 = select i1 %cmp.i139, i32 0, i32 %and.i138
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond_woken.exit, %if.end.i140
  %retval.i131.0 = phi i32 [ %.and.i138, %if.end.i140 ], [ 0, %cond_woken.exit ]
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i99, %mutex_kind.exit
  %cmp.i94 = icmp eq i32 %retval.i131.0, 1
  %conv.i95 = zext i1 %cmp.i94 to i32
  %conv3.i = sext i32 %conv.i95 to i64
  %call4.i96 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i130, i64 noundef %conv3.i, i32 noundef 1)
  %and.i44.i = and i64 %call4.i96, 4294967295
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i97 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i97, 4294967295
  %or.cond42 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond42, label %land.rhs.i99, label %do.end.i

land.rhs.i99:                                     ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i97, %add.i130
  %cmp17.i = icmp eq i32 %retval.i131.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i99
  %cmp21.i = icmp eq i64 %conv9.i97, 4294967295
  br i1 %cmp21.i, label %if.then.i103, label %if.end.i106

if.then.i103:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit

if.end.i106:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i97, %add.i130
  %cmp30.i = icmp eq i32 %retval.i131.0, 2
  %or.cond43 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select45 = select i1 %or.cond43, i32 35, i32 0
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %if.end.i106, %if.then.i103
  %retval.i88.0 = phi i32 [ 22, %if.then.i103 ], [ %spec.select45, %if.end.i106 ]
  %cmp.i = icmp ne i32 %retval.i88.0, 0
  br i1 %cmp.i, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select44 = select i1 %cmp.i82, i1 true, i1 %6
  %cond11.i = select i1 %spec.select44, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i37.0, %cond_enqueue.exit ], [ %retval.i88.0, %mutex_lock.exit ]
  %call.i14 = call i32 @__gomc_cancels()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %land.rhs.i18, label %end_waiting.exit

land.rhs.i18:                                     ; preds = %cond_timed_wait.exit
  %call1.i16 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i17 = icmp eq i64 %call1.i16, 0
  br i1 %cmp.i17, label %if.then.i7, label %end_waiting.exit

if.then.i7:                                       ; preds = %land.rhs.i18
  %call1.i3 = call i32 @__gomc_self()
  %idxprom.i4 = zext i32 %call1.i3 to i64
  %arrayidx.i5 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i4
  %call2.i6 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i5, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %cond_timed_wait.exit, %if.then.i7, %land.rhs.i18
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

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_mutex_kinds()

