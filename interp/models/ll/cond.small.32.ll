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
  %shl.i34 = shl i64 %call.i26, 1
  %conv.i35 = trunc i64 %shl.i34 to i32
  %0 = inttoptr i32 %conv.i35 to ptr
  %tobool.i28 = icmp ne ptr %0, null
  br i1 %tobool.i28, label %if.then.i30, label %if.end.i33

if.then.i30:                                      ; preds = %if.then.i
  %add.i = add i32 %conv.i35, 16
  %conv.i36 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i36, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i33:                                       ; preds = %if.then.i
  %call5.i31 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i32 = trunc i64 %call5.i31 to i32
  %1 = inttoptr i32 %conv.i32 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i22
  %call.i1 = call i32 @__gomc_self()
  %cmp.i42 = icmp uge i32 %call.i1, 15
  br i1 %cmp.i42, label %if.then.i43, label %if.end.i48

if.then.i43:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i48:                                       ; preds = %begin_waiting.exit
  %conv.i44 = zext i32 %call.i1 to i64
  %call1.i45 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i44, i64 noundef 0, i32 noundef 2)
  %and.i182 = and i64 %call1.i45, 2147483648
  %tobool.i183 = icmp ne i64 %and.i182, 0
  br i1 %tobool.i183, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i48
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i48, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i48 ]
  %tobool.i47 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i47, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i51 = add i64 %conv.i44, 1
  %call10.i52 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i51, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i52, 65535
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
  %shl.i53 = shl i64 1, %conv.i44
  %add29.i = add i32 16, %call.i1
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i53, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i37.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i41.1, %if.then27.i ], [ %error.i41.1, %if.end25.i ]
  %tobool.i3 = icmp ne i32 %retval.i37.0, 0
  br i1 %tobool.i3, label %cond_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %call.i56 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i57 = icmp ne i32 %call.i56, 0
  br i1 %tobool.i57, label %land.lhs.true.i61, label %if.end8.i

land.lhs.true.i61:                                ; preds = %if.end.i
  %2 = ptrtoint ptr %cond to i32
  %conv.i58 = zext i32 %2 to i64
  %call2.i59 = call i64 @__gomc_note(i64 noundef %conv.i58, i32 noundef 0)
  %tobool3.i60 = icmp ne i64 %call2.i59, 0
  br i1 %tobool3.i60, label %if.end8.i, label %land.rhs.i63

land.rhs.i63:                                     ; preds = %land.lhs.true.i61
  %call4.i62 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i62, 0
  br i1 %tobool5.i, label %if.then4.i, label %if.end8.i

if.then4.i:                                       ; preds = %land.rhs.i63
  %shl.i89 = shl i64 1, %conv.i44
  %add.i90 = add i32 16, %call.i1
  %sh_prom1.i = zext i32 %add.i90 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i91 = or i64 %shl.i89, %shl2.i
  %not.i92 = xor i64 %or.i91, -1
  %call3.i93 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i92, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i93, 16
  %conv.i176 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i1
  %and.i95 = and i32 %conv.i176, %shl5.i
  %cmp.i96 = icmp ne i32 %and.i95, 0
  %lnot.i = xor i1 %cmp.i96, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %call.i67 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i68 = icmp ne i32 %call.i67, 0
  br i1 %tobool.i68, label %if.then.i71, label %cond_woken.exit

if.then.i71:                                      ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i to i64
  %call3.i70 = call i64 @__gomc_remember(i64 noundef %conv.i58, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i71, %if.then4.i
  %call.i190 = call i32 @__gomc_self()
  %conv.i191 = zext i32 %call.i190 to i64
  %add.i192 = add i64 %conv.i191, 1
  br label %do.body.i111

do.body.i111:                                     ; preds = %land.rhs.i114, %lor.rhs.i, %cond_woken.exit
  %call4.i110 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i192, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i110, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i113, label %do.end.i115

land.lhs.true.i113:                               ; preds = %do.body.i111
  %conv9.i112 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i112, 65535
  br i1 %cmp10.i, label %land.rhs.i114, label %do.end.i115

land.rhs.i114:                                    ; preds = %land.lhs.true.i113
  %cmp14.i = icmp ne i64 %conv9.i112, %add.i192
  br i1 %cmp14.i, label %do.body.i111, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i114
  %shr.i214 = lshr i64 %call4.i110, 30
  %and.i215 = and i64 %shr.i214, 3
  %conv.i216 = trunc i64 %and.i215 to i32
  %cmp.i217 = icmp eq i32 %conv.i216, 3
  %.conv.i216 = select i1 %cmp.i217, i32 0, i32 %conv.i216
  %cmp17.i = icmp eq i32 %.conv.i216, 0
  br i1 %cmp17.i, label %do.body.i111, label %do.end.i115

do.end.i115:                                      ; preds = %land.lhs.true.i113, %do.body.i111, %lor.rhs.i
  %conv20.i = zext i32 %conv.i45.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then.i116, label %if.end.i119

if.then.i116:                                     ; preds = %do.end.i115
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i119:                                      ; preds = %do.end.i115
  %cmp26.i = icmp eq i64 %conv20.i, %add.i192
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i120

land.lhs.true28.i:                                ; preds = %if.end.i119
  %shr.i224 = lshr i64 %call4.i110, 30
  %and.i225 = and i64 %shr.i224, 3
  %conv.i226 = trunc i64 %and.i225 to i32
  %cmp.i227 = icmp eq i32 %conv.i226, 3
  %.conv.i226 = select i1 %cmp.i227, i32 0, i32 %conv.i226
  %cmp30.i = icmp eq i32 %.conv.i226, 2
  br i1 %cmp30.i, label %cond_wait.exit, label %if.end33.i120

if.end33.i120:                                    ; preds = %land.lhs.true28.i, %if.end.i119
  br label %cond_wait.exit

if.end8.i:                                        ; preds = %land.lhs.true.i61, %if.end.i, %land.rhs.i63
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end8.i
  %call10.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i44, i64 noundef 0, i32 noundef 2)
  %shr.i178 = lshr i64 %call10.i, 16
  %conv.i179 = trunc i64 %shr.i178 to i32
  %shl.i = shl i32 1, %call.i1
  %and.i7 = and i32 %conv.i179, %shl.i
  %tobool12.i = icmp ne i32 %and.i7, 0
  %lnot13.i = xor i1 %tobool12.i, true
  br i1 %lnot13.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i76 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i77 = icmp ne i32 %call.i76, 0
  br i1 %tobool.i77, label %if.then.i81, label %cond_woken.exit83

if.then.i81:                                      ; preds = %do.end.i
  %3 = ptrtoint ptr %cond to i32
  %conv.i78 = zext i32 %3 to i64
  %call3.i80 = call i64 @__gomc_remember(i64 noundef %conv.i78, i64 noundef 0)
  br label %cond_woken.exit83

cond_woken.exit83:                                ; preds = %if.then.i81, %do.end.i
  %call.i187 = call i32 @__gomc_self()
  %conv.i188 = zext i32 %call.i187 to i64
  %add.i189 = add i64 %conv.i188, 1
  br label %do.body.i140

do.body.i140:                                     ; preds = %land.rhs.i153, %lor.rhs.i156, %cond_woken.exit83
  %call4.i139 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i189, i64 noundef 0, i32 noundef 1)
  %and.i44.i141 = and i64 %call4.i139, 65535
  %conv.i45.i142 = trunc i64 %and.i44.i141 to i32
  %cmp6.i143 = icmp ne i32 %conv.i45.i142, 0
  br i1 %cmp6.i143, label %land.lhs.true.i148, label %do.end.i163

land.lhs.true.i148:                               ; preds = %do.body.i140
  %conv9.i146 = zext i32 %conv.i45.i142 to i64
  %cmp10.i147 = icmp ne i64 %conv9.i146, 65535
  br i1 %cmp10.i147, label %land.rhs.i153, label %do.end.i163

land.rhs.i153:                                    ; preds = %land.lhs.true.i148
  %cmp14.i152 = icmp ne i64 %conv9.i146, %add.i189
  br i1 %cmp14.i152, label %do.body.i140, label %lor.rhs.i156

lor.rhs.i156:                                     ; preds = %land.rhs.i153
  %shr.i195 = lshr i64 %call4.i139, 30
  %and.i196 = and i64 %shr.i195, 3
  %conv.i197 = trunc i64 %and.i196 to i32
  %cmp.i198 = icmp eq i32 %conv.i197, 3
  %.conv.i197 = select i1 %cmp.i198, i32 0, i32 %conv.i197
  %cmp17.i155 = icmp eq i32 %.conv.i197, 0
  br i1 %cmp17.i155, label %do.body.i140, label %do.end.i163

do.end.i163:                                      ; preds = %land.lhs.true.i148, %do.body.i140, %lor.rhs.i156
  %conv20.i161 = zext i32 %conv.i45.i142 to i64
  %cmp21.i162 = icmp eq i64 %conv20.i161, 65535
  br i1 %cmp21.i162, label %if.then.i164, label %if.end.i169

if.then.i164:                                     ; preds = %do.end.i163
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_wait.exit

if.end.i169:                                      ; preds = %do.end.i163
  %cmp26.i168 = icmp eq i64 %conv20.i161, %add.i189
  br i1 %cmp26.i168, label %land.lhs.true28.i172, label %if.end33.i174

land.lhs.true28.i172:                             ; preds = %if.end.i169
  %shr.i204 = lshr i64 %call4.i139, 30
  %and.i205 = and i64 %shr.i204, 3
  %conv.i206 = trunc i64 %and.i205 to i32
  %cmp.i207 = icmp eq i32 %conv.i206, 3
  %.conv.i206 = select i1 %cmp.i207, i32 0, i32 %conv.i206
  %cmp30.i171 = icmp eq i32 %.conv.i206, 2
  br i1 %cmp30.i171, label %cond_wait.exit, label %if.end33.i174

if.end33.i174:                                    ; preds = %land.lhs.true28.i172, %if.end.i169
  br label %cond_wait.exit

cond_wait.exit:                                   ; preds = %if.then.i164, %if.end33.i174, %land.lhs.true28.i172, %if.then.i116, %if.end33.i120, %land.lhs.true28.i, %cond_enqueue.exit
  %retval.i.0 = phi i32 [ %retval.i37.0, %cond_enqueue.exit ], [ 22, %if.then.i116 ], [ 0, %if.end33.i120 ], [ 35, %land.lhs.true28.i ], [ 22, %if.then.i164 ], [ 0, %if.end33.i174 ], [ 35, %land.lhs.true28.i172 ]
  %call.i15 = call i32 @__gomc_cancels()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %cond_wait.exit
  %call1.i17 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i17, 0
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
  %cmp.i46 = icmp uge i32 %call.i9, 15
  br i1 %cmp.i46, label %if.then.i47, label %if.end.i52

if.then.i47:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i52:                                       ; preds = %begin_waiting.exit
  %conv.i48 = zext i32 %call.i9 to i64
  %call1.i49 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i48, i64 noundef 0, i32 noundef 2)
  %and.i118 = and i64 %call1.i49, 2147483648
  %tobool.i119 = icmp ne i64 %and.i118, 0
  br i1 %tobool.i119, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i52
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i52, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i52 ]
  %tobool.i51 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i51, label %cond_enqueue.exit, label %if.then7.i55

if.then7.i55:                                     ; preds = %cond_check.exit
  %add.i54 = add i64 %conv.i48, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i54, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i55
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i55
  %add18.i = add i32 %call.i9, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i45.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i45.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i56 = shl i64 1, %conv.i48
  %add29.i = add i32 16, %call.i9
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i56, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i42.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i45.1, %if.then27.i ], [ %error.i45.1, %if.end25.i ]
  %tobool.i11 = icmp ne i32 %retval.i42.0, 0
  br i1 %tobool.i11, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i83 = shl i64 1, %conv.i48
  %add.i84 = add i32 16, %call.i9
  %sh_prom1.i = zext i32 %add.i84 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i85 = or i64 %shl.i83, %shl2.i
  %not.i86 = xor i64 %or.i85, -1
  %call3.i87 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i86, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i87, 16
  %conv.i115 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i9
  %and.i88 = and i32 %conv.i115, %shl5.i
  %cmp.i89 = icmp ne i32 %and.i88, 0
  br i1 %cmp.i89, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i59 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i60 = icmp ne i32 %call.i59, 0
  br i1 %tobool.i60, label %land.lhs.true.i64, label %land.end.i

land.lhs.true.i64:                                ; preds = %land.rhs.i
  %3 = ptrtoint ptr %cond to i32
  %conv.i61 = zext i32 %3 to i64
  %call2.i62 = call i64 @__gomc_note(i64 noundef %conv.i61, i32 noundef 0)
  %tobool3.i63 = icmp ne i64 %call2.i62, 0
  br i1 %tobool3.i63, label %land.end.i, label %land.rhs.i67

land.rhs.i67:                                     ; preds = %land.lhs.true.i64
  %call4.i65 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i66 = icmp ne i32 %call4.i65, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i64, %land.rhs.i67, %if.end.i
  %4 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i64 ], [ false, %land.rhs.i ], [ %tobool5.i66, %land.rhs.i67 ]
  %land.ext.i = zext i1 %4 to i32
  %call.i72 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i73 = icmp ne i32 %call.i72, 0
  br i1 %tobool.i73, label %if.then.i76, label %cond_woken.exit

if.then.i76:                                      ; preds = %land.end.i
  %5 = ptrtoint ptr %cond to i32
  %conv.i74 = zext i32 %5 to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i75 = call i64 @__gomc_remember(i64 noundef %conv.i74, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i76, %land.end.i
  %call.i123 = call i32 @__gomc_self()
  %conv.i124 = zext i32 %call.i123 to i64
  %add.i125 = add i64 %conv.i124, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i106, %lor.rhs.i107, %cond_woken.exit
  %call4.i103 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i125, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i103, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i105, label %do.end.i

land.lhs.true.i105:                               ; preds = %do.body.i
  %conv9.i104 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i104, 65535
  br i1 %cmp10.i, label %land.rhs.i106, label %do.end.i

land.rhs.i106:                                    ; preds = %land.lhs.true.i105
  %cmp14.i = icmp ne i64 %conv9.i104, %add.i125
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i107

lor.rhs.i107:                                     ; preds = %land.rhs.i106
  %shr.i127 = lshr i64 %call4.i103, 30
  %and.i128 = and i64 %shr.i127, 3
  %conv.i129 = trunc i64 %and.i128 to i32
  %cmp.i130 = icmp eq i32 %conv.i129, 3
  %.conv.i129 = select i1 %cmp.i130, i32 0, i32 %conv.i129
  %cmp17.i = icmp eq i32 %.conv.i129, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i105, %do.body.i, %lor.rhs.i107
  %conv20.i = zext i32 %conv.i45.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then.i110, label %if.end.i113

if.then.i110:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i113:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i125
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i114

land.lhs.true28.i:                                ; preds = %if.end.i113
  %shr.i136 = lshr i64 %call4.i103, 30
  %and.i137 = and i64 %shr.i136, 3
  %conv.i138 = trunc i64 %and.i137 to i32
  %cmp.i139 = icmp eq i32 %conv.i138, 3
  %.conv.i138 = select i1 %cmp.i139, i32 0, i32 %conv.i138
  %cmp30.i = icmp eq i32 %.conv.i138, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i114

if.end33.i114:                                    ; preds = %land.lhs.true28.i, %if.end.i113
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i114, %if.then.i110
  %retval.i95.0 = phi i32 [ 22, %if.then.i110 ], [ 0, %if.end33.i114 ], [ 35, %land.lhs.true28.i ]
  %cmp.i15 = icmp ne i32 %retval.i95.0, 0
  br i1 %cmp.i15, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select = select i1 %cmp.i89, i1 true, i1 %4
  %cond11.i = select i1 %spec.select, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i42.0, %cond_enqueue.exit ], [ %retval.i95.0, %mutex_lock.exit ]
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
  %cmp.i51 = icmp uge i32 %call.i11, 15
  br i1 %cmp.i51, label %if.then.i52, label %if.end.i57

if.then.i52:                                      ; preds = %begin_waiting.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i57:                                       ; preds = %begin_waiting.exit
  %conv.i53 = zext i32 %call.i11 to i64
  %call1.i54 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i53, i64 noundef 0, i32 noundef 2)
  %and.i123 = and i64 %call1.i54, 2147483648
  %tobool.i124 = icmp ne i64 %and.i123, 0
  br i1 %tobool.i124, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i57
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i57, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i57 ]
  %tobool.i56 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i56, label %cond_enqueue.exit, label %if.then7.i60

if.then7.i60:                                     ; preds = %cond_check.exit
  %add.i59 = add i64 %conv.i53, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i59, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i60
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i60
  %add18.i = add i32 %call.i11, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i50.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i50.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i61 = shl i64 1, %conv.i53
  %add29.i = add i32 16, %call.i11
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i61, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i47.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i50.1, %if.then27.i ], [ %error.i50.1, %if.end25.i ]
  %tobool.i13 = icmp ne i32 %retval.i47.0, 0
  br i1 %tobool.i13, label %cond_timed_wait.exit, label %if.end.i

if.end.i:                                         ; preds = %cond_enqueue.exit
  %shl.i88 = shl i64 1, %conv.i53
  %add.i89 = add i32 16, %call.i11
  %sh_prom1.i = zext i32 %add.i89 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i90 = or i64 %shl.i88, %shl2.i
  %not.i91 = xor i64 %or.i90, -1
  %call3.i92 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i91, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i92, 16
  %conv.i120 = trunc i64 %shr.i to i32
  %shl5.i = shl i32 1, %call.i11
  %and.i93 = and i32 %conv.i120, %shl5.i
  %cmp.i94 = icmp ne i32 %and.i93, 0
  br i1 %cmp.i94, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call.i64 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i65 = icmp ne i32 %call.i64, 0
  br i1 %tobool.i65, label %land.lhs.true.i69, label %land.end.i

land.lhs.true.i69:                                ; preds = %land.rhs.i
  %3 = ptrtoint ptr %cond to i32
  %conv.i66 = zext i32 %3 to i64
  %call2.i67 = call i64 @__gomc_note(i64 noundef %conv.i66, i32 noundef 0)
  %tobool3.i68 = icmp ne i64 %call2.i67, 0
  br i1 %tobool3.i68, label %land.end.i, label %land.rhs.i72

land.rhs.i72:                                     ; preds = %land.lhs.true.i69
  %call4.i70 = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i71 = icmp ne i32 %call4.i70, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i69, %land.rhs.i72, %if.end.i
  %4 = phi i1 [ false, %if.end.i ], [ false, %land.lhs.true.i69 ], [ false, %land.rhs.i ], [ %tobool5.i71, %land.rhs.i72 ]
  %land.ext.i = zext i1 %4 to i32
  %call.i77 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i78 = icmp ne i32 %call.i77, 0
  br i1 %tobool.i78, label %if.then.i81, label %cond_woken.exit

if.then.i81:                                      ; preds = %land.end.i
  %5 = ptrtoint ptr %cond to i32
  %conv.i79 = zext i32 %5 to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i80 = call i64 @__gomc_remember(i64 noundef %conv.i79, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i81, %land.end.i
  %call.i128 = call i32 @__gomc_self()
  %conv.i129 = zext i32 %call.i128 to i64
  %add.i130 = add i64 %conv.i129, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i111, %lor.rhs.i112, %cond_woken.exit
  %call4.i108 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i130, i64 noundef 0, i32 noundef 1)
  %and.i44.i = and i64 %call4.i108, 65535
  %conv.i45.i = trunc i64 %and.i44.i to i32
  %cmp6.i = icmp ne i32 %conv.i45.i, 0
  br i1 %cmp6.i, label %land.lhs.true.i110, label %do.end.i

land.lhs.true.i110:                               ; preds = %do.body.i
  %conv9.i109 = zext i32 %conv.i45.i to i64
  %cmp10.i = icmp ne i64 %conv9.i109, 65535
  br i1 %cmp10.i, label %land.rhs.i111, label %do.end.i

land.rhs.i111:                                    ; preds = %land.lhs.true.i110
  %cmp14.i = icmp ne i64 %conv9.i109, %add.i130
  br i1 %cmp14.i, label %do.body.i, label %lor.rhs.i112

lor.rhs.i112:                                     ; preds = %land.rhs.i111
  %shr.i132 = lshr i64 %call4.i108, 30
  %and.i133 = and i64 %shr.i132, 3
  %conv.i134 = trunc i64 %and.i133 to i32
  %cmp.i135 = icmp eq i32 %conv.i134, 3
  %.conv.i134 = select i1 %cmp.i135, i32 0, i32 %conv.i134
  %cmp17.i = icmp eq i32 %.conv.i134, 0
  br i1 %cmp17.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i110, %do.body.i, %lor.rhs.i112
  %conv20.i = zext i32 %conv.i45.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then.i115, label %if.end.i118

if.then.i115:                                     ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit

if.end.i118:                                      ; preds = %do.end.i
  %cmp26.i = icmp eq i64 %conv20.i, %add.i130
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i119

land.lhs.true28.i:                                ; preds = %if.end.i118
  %shr.i141 = lshr i64 %call4.i108, 30
  %and.i142 = and i64 %shr.i141, 3
  %conv.i143 = trunc i64 %and.i142 to i32
  %cmp.i144 = icmp eq i32 %conv.i143, 3
  %.conv.i143 = select i1 %cmp.i144, i32 0, i32 %conv.i143
  %cmp30.i = icmp eq i32 %.conv.i143, 2
  br i1 %cmp30.i, label %mutex_lock.exit, label %if.end33.i119

if.end33.i119:                                    ; preds = %land.lhs.true28.i, %if.end.i118
  br label %mutex_lock.exit

mutex_lock.exit:                                  ; preds = %land.lhs.true28.i, %if.end33.i119, %if.then.i115
  %retval.i100.0 = phi i32 [ 22, %if.then.i115 ], [ 0, %if.end33.i119 ], [ 35, %land.lhs.true28.i ]
  %cmp.i17 = icmp ne i32 %retval.i100.0, 0
  br i1 %cmp.i17, label %cond_timed_wait.exit, label %if.end8.i

if.end8.i:                                        ; preds = %mutex_lock.exit
  %spec.select41 = select i1 %cmp.i94, i1 true, i1 %4
  %cond11.i = select i1 %spec.select41, i32 0, i32 110
  br label %cond_timed_wait.exit

cond_timed_wait.exit:                             ; preds = %mutex_lock.exit, %cond_enqueue.exit, %if.end8.i
  %retval.i.0 = phi i32 [ %cond11.i, %if.end8.i ], [ %retval.i47.0, %cond_enqueue.exit ], [ %retval.i100.0, %mutex_lock.exit ]
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

