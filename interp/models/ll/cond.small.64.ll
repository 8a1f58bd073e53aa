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
  %cmp.i40 = icmp uge i32 %call.i1, 15
  br i1 %cmp.i40, label %if.then.i41, label %if.end.i46

if.then.i41:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i46:                                       ; preds = %begin_waiting.exit
  %conv.i42 = zext i32 %call.i1 to i64
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %and.i178 = and i64 %call1.i43, 2147483648
  %tobool.i179 = icmp ne i64 %and.i178, 0
  br i1 %tobool.i179, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i46
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i46, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i46 ]
  %tobool.i45 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i45, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i49 = add i64 %conv.i42, 1
  %call10.i50 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i49, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i50, 65535
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
  %shl.i51 = shl i64 1, %conv.i42
  %add29.i = add i32 16, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i51, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i35.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i39.1, %if.then27.i ], [ %error.i39.1, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i35.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i54 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i55 = icmp ne i32 %call.i54, 0
  br i1 %tobool.i55, label %land.lhs.true.i58, label %if.end8.i

land.lhs.true.i58:                                ; preds = %if.end.i
  %2 = ptrtoint ptr %cond to i64
  %call2.i56 = call i64 @__gomc_note(i64 noundef %2, i32 noundef 0)
  %tobool3.i57 = icmp ne i64 %call2.i56, 0
  br i1 %tobool3.i57, label %if.end8.i, label %land.rhs.i60

land.rhs.i60:                                     ; preds = %land.lhs.true.i58
  %call4.i59 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i59, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end8.i

if.then4.i:                                       ; preds = %land.rhs.i60
  %shl.i85 = shl i64 1, %conv.i42
  %add.i86 = add i32 16, %call.i1
  %sh_prom1.i = zext i32 %add.i86 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i87 = or i64 %shl.i85, %shl2.i
  %not.i88 = xor i64 %or.i87, -1
  %call3.i89 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i88, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i89, 16
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
  %call2.i67 = call i64 @__gomc_remember(i64 noundef %2, i64 noundef %conv.i66)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i68, %if.then4.i
  %call.i186 = call i32 @__gomc_self()
  %conv.i187 = zext i32 %call.i186 to i64
  %add.i188 = add i64 %conv.i187, 1
  br label %do.body.i107

do.body.i107:                                     ; preds = %land.rhs.i110, %lor.rhs.i, %cond_woken.exit
  %call4.i106 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i188, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i106, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i108 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i108, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i110, label %do.end.i111

land.rhs.i110:                                    ; preds = %do.body.i107
  %cmp14.i = icmp ne i64 %conv9.i108, %add.i188
  br i1 %cmp14.i, label %do.body.i107, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i110
  %shr.i210 = lshr i64 %call4.i106, 30
  %and.i211 = and i64 %shr.i210, 3
  %conv.i212 = trunc i64 %and.i211 to i32
  %cmp.i213 = icmp eq i32 %conv.i212, 3
  %.conv.i212 = select i1 %cmp.i213, i32 0, i32 %conv.i212
  %cmp17.i = icmp eq i32 %.conv.i212, 0
  br i1 %cmp17.i, label %do.body.i107, label %do.end.i111

do.end.i111:                                      ; preds = %do.body.i107, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i108, 65535
  br i1 %cmp21.i, label %if.then.i112, label %if.end.i115

if.then.i112:                                     ; preds = %do.end.i111
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i115:                                      ; preds = %do.end.i111
  %cmp26.i = icmp eq i64 %conv9.i108, %add.i188
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i116

land.lhs.true28.i:                                ; preds = %if.end.i115
  %shr.i220 = lshr i64 %call4.i106, 30
  %and.i221 = and i64 %shr.i220, 3
  %conv.i222 = trunc i64 %and.i221 to i32
  %cmp.i223 = icmp eq i32 %conv.i222, 3
  %.conv.i222 = select i1 %cmp.i223, i32 0, i32 %conv.i222
  %cmp30.i = icmp eq i32 %.conv.i222, 2
  br i1 %cmp30.i, label %cond_wait.exit, label %if.end33.i116

if.end33.i116:                                    ; preds = %land.lhs.true28.i, %if.end.i115
  br label %cond_wait.exit

if.end8.i:                                        ; preds = %land.lhs.true.i58, %if.end.i, %land.rhs.i60
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end8.i
  %call10.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i42, i64 noundef 0, i32 noundef 2)
  %shr.i174 = lshr i64 %call10.i, 16
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
  %3 = ptrtoint ptr %cond to i64
  %call2.i76 = call i64 @__gomc_remember(i64 noundef %3, i64 noundef 0)
  br label %cond_woken.exit79

cond_woken.exit79:                                ; preds = %if.then.i77, %do.end.i
  %call.i183 = call i32 @__gomc_self()
  %conv.i184 = zext i32 %call.i183 to i64
  %add.i185 = add i64 %conv.i184, 1
  br label %do.body.i136

do.body.i136:                                     ; preds = %land.rhs.i149, %lor.rhs.i152, %cond_woken.exit79
  %call4.i135 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i185, i64 noundef 0, i32 noundef 1)
  %and.i44.i137 = and i64 %call4.i135, 65535
  %conv.i45.i138 = trunc i64 %and.i44.i137 to i32
  %cmp6.i139 = icmp ne i32 %conv.i45.i138, 0
  %conv9.i142 = zext i32 %conv.i45.i138 to i64
  %cmp10.i143 = icmp ne i64 %conv9.i142, 65535
  %or.cond55 = select i1 %cmp6.i139, i1 %cmp10.i143, i1 false
  br i1 %or.cond55, label %land.rhs.i149, label %do.end.i159

land.rhs.i149:                                    ; preds = %do.body.i136
  %cmp14.i148 = icmp ne i64 %conv9.i142, %add.i185
  br i1 %cmp14.i148, label %do.body.i136, label %lor.rhs.i152

lor.rhs.i152:                                     ; preds = %land.rhs.i149
  %shr.i191 = lshr i64 %call4.i135, 30
  %and.i192 = and i64 %shr.i191, 3
  %conv.i193 = trunc i64 %and.i192 to i32
  %cmp.i194 = icmp eq i32 %conv.i193, 3
  %.conv.i193 = select i1 %cmp.i194, i32 0, i32 %conv.i193
  %cmp17.i151 = icmp eq i32 %.conv.i193, 0
  br i1 %cmp17.i151, label %do.body.i136, label %do.end.i159

do.end.i159:                                      ; preds = %do.body.i136, %lor.rhs.i152
  %cmp21.i158 = icmp eq i64 %conv9.i142, 65535
  br i1 %cmp21.i158, label %if.then.i160, label %if.end.i165

if.then.i160:                                     ; preds = %do.end.i159
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i165:                                      ; preds = %do.end.i159
  %cmp26.i164 = icmp eq i64 %conv9.i142, %add.i185
  br i1 %cmp26.i164, label %land.lhs.true28.i168, label %if.end33.i170

land.lhs.true28.i168:                             ; preds = %if.end.i165
  %shr.i200 = lshr i64 %call4.i135, 30
  %and.i201 = and i64 %shr.i200, 3
  %conv.i202 = trunc i64 %and.i201 to i32
  %cmp.i203 = icmp eq i32 %conv.i202, 3
  %.conv.i202 = select i1 %cmp.i203, i32 0, i32 %conv.i202
  %cmp30.i167 = icmp eq i32 %.conv.i202, 2
  br i1 %cmp30.i167, label %cond_wait.exit, label %if.end33.i170

if.end33.i170:                                    ; preds = %land.lhs.true28.i168, %if.end.i165
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i160, %if.end33.i170, %land.lhs.true28.i168, %if.then.i112, %if.end33.i116, %land.lhs.true28.i, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i35.0, %cond_enqueue.exit ], [ 22, %if.then.i112 ], [ 0, %if.end33.i116 ], [ 35, %land.lhs.true28.i ], [ 22, %if.then.i160 ], [ 0, %if.end33.i170 ], [ 35, %land.lhs.true28.i168 ]
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
  %arrayidx.i9 = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i9, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i24 = call i32 @__gomc_cancels()
  %tobool.i25 = icmp ne i32 %call.i24, 0
  br i1 %tobool.i25, label %land.rhs.i28, label %begin_waiting.exit

land.rhs.i28:                                     ; preds = %if.end
  %call1.i26 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i27 = icmp eq i64 %call1.i26, 0
  br i1 %cmp.i27, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i28
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i32 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i33 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i33, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i35 = icmp ne ptr %1, null
  br i1 %tobool.i35, label %if.then.i38, label %if.end.i39

if.then.i38:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i37 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i39:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

begin_waiting.exit:                               ; preds = %if.end, %land.lhs.true.i, %land.rhs.i28
  %call.i10 = call i32 @__gomc_self()
  %cmp.i44 = icmp uge i32 %call.i10, 15
  br i1 %cmp.i44, label %if.then.i45, label %if.end.i50

if.then.i45:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i50:                                       ; preds = %begin_waiting.exit
  %conv.i46 = zext i32 %call.i10 to i64
  %call1.i47 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i46, i64 noundef 0, i32 noundef 2)
  %and.i115 = and i64 %call1.i47, 2147483648
  %tobool.i116 = icmp ne i64 %and.i115, 0
  br i1 %tobool.i116, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i50
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i50, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i50 ]
  %tobool.i49 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i49, label %cond_enqueue.exit, label %if.then7.i53

if.then7.i53:                                     ; preds = %cond_check.exit
  %add.i52 = add i64 %conv.i46, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i52, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i53
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i53
  %add18.i = add i32 %call.i10, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i43.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i43.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i54 = shl i64 1, %conv.i46
  %add29.i = add i32 16, %call.i10
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i54, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i40.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i43.1, %if.then27.i ], [ %error.i43.1, %if.end25.i ]
  %tobool.i12 = icmp ne i32 %retval.i40.0, 0
  br i1 %tobool.i12, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i80 = shl i64 1, %conv.i46
  %add.i81 = add i32 16, %call.i10
  %sh_prom1.i = zext i32 %add.i81 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i82 = or i64 %shl.i80, %shl2.i
  %not.i83 = xor i64 %or.i82, -1
  %call3.i84 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i83, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i84, 16
  %conv.i112 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i10
  %and.i85 = and i32 %conv.i112, %shl5.i
  %cmp.i86 = icmp ne i32 %and.i85, 0
  br i1 %cmp.i86, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i57 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i58 = icmp ne i32 %call.i57, 0
  br i1 %tobool.i58, label %land.lhs.true.i61, label %land.end.i

land.lhs.true.i61:                                ; preds = %land.rhs.i
  %3 = ptrtoint ptr %cond to i64
  %call2.i59 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i60 = icmp ne i64 %call2.i59, 0
  br i1 %tobool3.i60, label %land.end.i, label %land.rhs.i64

land.rhs.i64:                                     ; preds = %land.lhs.true.i61
  %call4.i62 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i63 = icmp ne i32 %call4.i62, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i61, %land.rhs.i64, %if.end.i
  %4 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i61 ], [ false, %land.rhs.i ], [ %tobool5.i63, %land.rhs.i64 ]
  %land.ext.i = zext i1 %4 to i32
  %call.i69 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i70 = icmp ne i32 %call.i69, 0
  br i1 %tobool.i70, label %if.then.i73, label %cond_woken.exit

if.then.i73:                                      ; preds = %land.end.i
  %5 = ptrtoint ptr %cond to i64
  %conv.i71 = sext i32 %land.ext.i to i64
  %call2.i72 = call i64 @__gomc_remember(i64 noundef %5, i64 noundef %conv.i71)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i73, %land.end.i
  %call.i120 = call i32 @__gomc_self()
  %conv.i121 = zext i32 %call.i120 to i64
  %add.i122 = add i64 %conv.i121, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i103, %lor.rhs.i104, %cond_woken.exit
  %call4.i100 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i122, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i100, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i101 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i101, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i103, label %do.end.i

land.rhs.i103:                                    ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i101, %add.i122
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i104

lor.rhs.i104:                                     ; preds = %land.rhs.i103
  %shr.i124 = lshr i64 %call4.i100, 30
  %and.i125 = and i64 %shr.i124, 3
  %conv.i126 = trunc i64 %and.i125 to i32
  %cmp.i127 = icmp eq i32 %conv.i126, 3
  %.conv.i126 = select i1 %cmp.i127, i32 0, i32 %conv.i126
  %cmp17.i = icmp eq i32 %.conv.i126, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i104
  %cmp21.i = icmp eq i64 %conv9.i101, 65535
  br i1 %cmp21.i, label %if.then.i107, label %if.end.i110

if.then.i107:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i110:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i101, %add.i122
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i111

land.lhs.true28.i:                                ; preds = %if.end.i110
  %shr.i133 = lshr i64 %call4.i100, 30
  %and.i134 = and i64 %shr.i133, 3
  %conv.i135 = trunc i64 %and.i134 to i32
  %cmp.i136 = icmp eq i32 %conv.i135, 3
  %.conv.i135 = select i1 %cmp.i136, i32 0, i32 %conv.i135
  %cmp30.i = icmp eq i32 %.conv.i135, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i111

if.end33.i111:                                    ; preds = %land.lhs.true28.i, %if.end.i110
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i111, %if.then.i107
  %retval.i92.0 = phi i32 [ 22, %if.then.i107 ], [ 0, %if.end33.i111 ], [ 35, %land.lhs.true28.i ]
  %cmp.i16 = icmp ne i32 %retval.i92.0, 0
  br i1 %cmp.i16, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select = select i1 %cmp.i86, i1 true, i1 %4
  %cond11.i = select i1 %spec.select, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i40.0, %cond_enqueue.exit ], [ %retval.i92.0, %mutex_lock.exit ]
  %call.i17 = call i32 @__gomc_cancels()
  %tobool.i18 = icmp ne i32 %call.i17, 0
  br i1 %tobool.i18, label %land.rhs.i21, label %return

land.rhs.i21:                                     ; preds = %cond_timed_wait.exit
  %call1.i19 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i20 = icmp eq i64 %call1.i19, 0
  br i1 %cmp.i20, label %if.then.i8, label %return

if.then.i8:                                       ; preds = %land.rhs.i21
  %call1.i4 = call i32 @__gomc_self()
  %idxprom.i5 = zext i32 %call1.i4 to i64
  %arrayidx.i6 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i5
  %call2.i7 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i6, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %return

return:                                           ; preds = %land.rhs.i21, %if.then.i8, %cond_timed_wait.exit, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i.0, %cond_timed_wait.exit ], [ %retval.i.0, %if.then.i8 ], [ %retval.i.0, %land.rhs.i21 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i11 = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i11, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %return [
    i32 1, label %if.end
    i32 0, label %if.end
  ]

if.end:                                           ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i29 = call i32 @__gomc_cancels()
  %tobool.i30 = icmp ne i32 %call.i29, 0
  br i1 %tobool.i30, label %land.rhs.i33, label %begin_waiting.exit

land.rhs.i33:                                     ; preds = %if.end
  %call1.i31 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i32 = icmp eq i64 %call1.i31, 0
  br i1 %cmp.i32, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i33
  %call1.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i37 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  %call.i38 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i38, 1
  %1 = inttoptr i64 %shl.i to ptr
  %tobool.i40 = icmp ne ptr %1, null
  br i1 %tobool.i40, label %if.then.i43, label %if.end.i44

if.then.i43:                                      ; preds = %if.then.i
  %add.i = add i64 %shl.i, 16
  %call3.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call4.i42 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i44:                                       ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call5.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

begin_waiting.exit:                               ; preds = %if.end, %land.lhs.true.i, %land.rhs.i33
  %call.i12 = call i32 @__gomc_self()
  %cmp.i49 = icmp uge i32 %call.i12, 15
  br i1 %cmp.i49, label %if.then.i50, label %if.end.i55

if.then.i50:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i55:                                       ; preds = %begin_waiting.exit
  %conv.i51 = zext i32 %call.i12 to i64
  %call1.i52 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i51, i64 noundef 0, i32 noundef 2)
  %and.i120 = and i64 %call1.i52, 2147483648
  %tobool.i121 = icmp ne i64 %and.i120, 0
  br i1 %tobool.i121, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i55
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i55, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i55 ]
  %tobool.i54 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i54, label %cond_enqueue.exit, label %if.then7.i58

if.then7.i58:                                     ; preds = %cond_check.exit
  %add.i57 = add i64 %conv.i51, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i57, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i58
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i58
  %add18.i = add i32 %call.i12, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i48.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i48.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i59 = shl i64 1, %conv.i51
  %add29.i = add i32 16, %call.i12
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i59, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i45.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i48.1, %if.then27.i ], [ %error.i48.1, %if.end25.i ]
  %tobool.i14 = icmp ne i32 %retval.i45.0, 0
  br i1 %tobool.i14, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i85 = shl i64 1, %conv.i51
  %add.i86 = add i32 16, %call.i12
  %sh_prom1.i = zext i32 %add.i86 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i87 = or i64 %shl.i85, %shl2.i
  %not.i88 = xor i64 %or.i87, -1
  %call3.i89 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i88, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i89, 16
  %conv.i117 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i12
  %and.i90 = and i32 %conv.i117, %shl5.i
  %cmp.i91 = icmp ne i32 %and.i90, 0
  br i1 %cmp.i91, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i62 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i63 = icmp ne i32 %call.i62, 0
  br i1 %tobool.i63, label %land.lhs.true.i66, label %land.end.i

land.lhs.true.i66:                                ; preds = %land.rhs.i
  %3 = ptrtoint ptr %cond to i64
  %call2.i64 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i65 = icmp ne i64 %call2.i64, 0
  br i1 %tobool3.i65, label %land.end.i, label %land.rhs.i69

land.rhs.i69:                                     ; preds = %land.lhs.true.i66
  %call4.i67 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i68 = icmp ne i32 %call4.i67, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i66, %land.rhs.i69, %if.end.i
  %4 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i66 ], [ false, %land.rhs.i ], [ %tobool5.i68, %land.rhs.i69 ]
  %land.ext.i = zext i1 %4 to i32
  %call.i74 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i75 = icmp ne i32 %call.i74, 0
  br i1 %tobool.i75, label %if.then.i78, label %cond_woken.exit

if.then.i78:                                      ; preds = %land.end.i
  %5 = ptrtoint ptr %cond to i64
  %conv.i76 = sext i32 %land.ext.i to i64
  %call2.i77 = call i64 @__gomc_remember(i64 noundef %5, i64 noundef %conv.i76)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i78, %land.end.i
  %call.i125 = call i32 @__gomc_self()
  %conv.i126 = zext i32 %call.i125 to i64
  %add.i127 = add i64 %conv.i126, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i108, %lor.rhs.i109, %cond_woken.exit
  %call4.i105 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i127, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i105, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  %conv9.i106 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i106, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i108, label %do.end.i

land.rhs.i108:                                    ; preds = %do.body.i
  %cmp14.i = icmp ne i64 %conv9.i106, %add.i127
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i109

lor.rhs.i109:                                     ; preds = %land.rhs.i108
  %shr.i129 = lshr i64 %call4.i105, 30
  %and.i130 = and i64 %shr.i129, 3
  %conv.i131 = trunc i64 %and.i130 to i32
  %cmp.i132 = icmp eq i32 %conv.i131, 3
  %.conv.i131 = select i1 %cmp.i132, i32 0, i32 %conv.i131
  %cmp17.i = icmp eq i32 %.conv.i131, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i109
  %cmp21.i = icmp eq i64 %conv9.i106, 65535
  br i1 %cmp21.i, label %if.then.i112, label %if.end.i115

if.then.i112:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i115:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv9.i106, %add.i127
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i116

land.lhs.true28.i:                                ; preds = %if.end.i115
  %shr.i138 = lshr i64 %call4.i105, 30
  %and.i139 = and i64 %shr.i138, 3
  %conv.i140 = trunc i64 %and.i139 to i32
  %cmp.i141 = icmp eq i32 %conv.i140, 3
  %.conv.i140 = select i1 %cmp.i141, i32 0, i32 %conv.i140
  %cmp30.i = icmp eq i32 %.conv.i140, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i116

if.end33.i116:                                    ; preds = %land.lhs.true28.i, %if.end.i115
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i116, %if.then.i112
  %retval.i97.0 = phi i32 [ 22, %if.then.i112 ], [ 0, %if.end33.i116 ], [ 35, %land.lhs.true28.i ]
  %cmp.i18 = icmp ne i32 %retval.i97.0, 0
  br i1 %cmp.i18, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select41 = select i1 %cmp.i91, i1 true, i1 %4
  %cond11.i = select i1 %spec.select41, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i45.0, %cond_enqueue.exit ], [ %retval.i97.0, %mutex_lock.exit ]
  %call.i22 = call i32 @__gomc_cancels()
  %tobool.i23 = icmp ne i32 %call.i22, 0
  br i1 %tobool.i23, label %land.rhs.i26, label %return

land.rhs.i26:                                     ; preds = %cond_timed_wait.exit
  %call1.i24 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i25 = icmp eq i64 %call1.i24, 0
  br i1 %cmp.i25, label %if.then.i10, label %return

if.then.i10:                                      ; preds = %land.rhs.i26
  %call1.i6 = call i32 @__gomc_self()
  %idxprom.i7 = zext i32 %call1.i6 to i64
  %arrayidx.i8 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i7
  %call2.i9 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i8, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %return

return:                                           ; preds = %lor.lhs.false, %land.rhs.i26, %if.then.i10, %cond_timed_wait.exit, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i.0, %cond_timed_wait.exit ], [ %retval.i.0, %if.then.i10 ], [ %retval.i.0, %land.rhs.i26 ]
  ret i32 %retval.0
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

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

