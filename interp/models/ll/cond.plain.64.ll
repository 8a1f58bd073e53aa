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
  %call.i18 = call i32 @__gomc_self()
  %cmp.i255 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i255, label %if.then.i256, label %if.end.i261

if.then.i256:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i261:                                      ; preds = %entry
  %conv.i257 = zext i32 %call.i18 to i64
  %call1.i258 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i257, i64 noundef 0, i32 noundef 2)
  %and.i413 = and i64 %call1.i258, -9223372036854775808
  %tobool.i414 = icmp ne i64 %and.i413, 0
  br i1 %tobool.i414, label %cond.true.i415, label %cond_check.exit419

cond.true.i415:                                   ; preds = %if.end.i261
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit419

cond_check.exit419:                               ; preds = %if.end.i261, %cond.true.i415
  %cond.i417 = phi i32 [ 22, %cond.true.i415 ], [ 0, %if.end.i261 ]
  %tobool.i260 = icmp ne i32 %cond.i417, 0
  br i1 %tobool.i260, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit419
  %add.ptr.i460 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i461 = and i64 %call1.i258, 4294967295
  %conv.i.i462 = trunc i64 %and.i.i461 to i32
  %cmp.i463 = icmp eq i32 %conv.i.i462, 0
  br i1 %cmp.i463, label %if.then.i464, label %if.end.i467

if.then.i464:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i460 monotonic, align 8
  br label %cond_bind.exit472

if.end.i467:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i460 monotonic, align 8
  %call2.i465 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i466 = icmp eq i32 %call2.i465, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i468 = icmp eq i64 %1, %2
  %or.cond121 = or i1 %tobool.i466, %cmp3.i468
  br i1 %or.cond121, label %cond_bind.exit472, label %if.end5.i471

if.end5.i471:                                     ; preds = %if.end.i467
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit472

cond_bind.exit472:                                ; preds = %if.end.i467, %if.end5.i471, %if.then.i464
  %retval.i452.0 = phi i32 [ 0, %if.then.i464 ], [ 22, %if.end5.i471 ], [ 0, %if.end.i467 ]
  %tobool6.i264 = icmp ne i32 %retval.i452.0, 0
  br i1 %tobool6.i264, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit472
  %add.i = add i64 %conv.i257, 1
  %call10.i265 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i265, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i266

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i266:                                     ; preds = %if.then7.i
  %add18.i = add i32 %call.i18, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i266
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i266, %cond_bind.exit472
  %error.i254.2 = phi i32 [ %retval.i452.0, %cond_bind.exit472 ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i452.0, %if.else.i266 ]
  %tobool26.i = icmp ne i32 %error.i254.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i267 = shl i64 1, %conv.i257
  %add29.i = add i32 32, %call.i18
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i267, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit419
  %retval.i250.0 = phi i32 [ 22, %cond_check.exit419 ], [ %error.i254.2, %if.then27.i ], [ %error.i254.2, %if.end25.i ]
  %tobool.i20 = icmp ne i32 %retval.i250.0, 0
  br i1 %tobool.i20, label %end_waiting.exit42, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i502 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i503 = icmp ne i32 %call.i502, 0
  br i1 %tobool.i503, label %land.lhs.true.i506, label %if.end7.i

land.lhs.true.i506:                               ; preds = %if.end.i22
  %3 = ptrtoint ptr %cond to i64
  %call2.i504 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i505 = icmp ne i64 %call2.i504, 0
  br i1 %tobool3.i505, label %if.end7.i, label %land.rhs.i508

land.rhs.i508:                                    ; preds = %land.lhs.true.i506
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i507 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i507, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i508
  %shl.i329 = shl i64 1, %conv.i257
  %add.i330 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i330 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i331 = or i64 %shl.i329, %shl2.i
  %not.i332 = xor i64 %or.i331, -1
  %call3.i333 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i332, i64 noundef 0, i32 noundef 2)
  %shr.i479 = lshr i64 %call3.i333, 32
  %conv.i480 = trunc i64 %shr.i479 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i334 = and i32 %conv.i480, %shl5.i
  %cmp.i335 = icmp ne i32 %and.i334, 0
  %lnot.i23 = xor i1 %cmp.i335, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i512 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i513 = icmp ne i32 %call.i512, 0
  br i1 %tobool.i513, label %if.then.i515, label %end_waiting.exit42

if.then.i515:                                     ; preds = %if.then4.i
  %conv.i514 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i514)
  br label %end_waiting.exit42

if.end7.i:                                        ; preds = %land.lhs.true.i506, %if.end.i22, %land.rhs.i508
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i257, i64 noundef 0, i32 noundef 2)
  %shr.i482 = lshr i64 %call9.i26, 32
  %conv.i483 = trunc i64 %shr.i482 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i483, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i520 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i521 = icmp ne i32 %call.i520, 0
  br i1 %tobool.i521, label %if.then.i524, label %end_waiting.exit42

if.then.i524:                                     ; preds = %do.end.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i523 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %cond_enqueue.exit, %if.then.i515, %if.then4.i, %if.then.i524, %do.end.i
  %retval.i13.0 = phi i32 [ %retval.i250.0, %cond_enqueue.exit ], [ 0, %if.then.i515 ], [ 0, %if.then4.i ], [ 0, %if.then.i524 ], [ 0, %do.end.i ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i541 = call i32 @__gomc_self()
  %conv.i542 = zext i32 %call.i541 to i64
  %add.i543 = add i64 %conv.i542, 1
  br label %do.body.i132

do.body.i132:                                     ; preds = %do.body.i132, %cond.false
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i543, i64 noundef 0, i32 noundef 1)
  %and.i198 = and i64 %call5.i131, 4294967295
  %conv.i199 = trunc i64 %and.i198 to i32
  %cmp7.i134 = icmp ne i32 %conv.i199, 0
  %conv10.i136 = zext i32 %conv.i199 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 4294967295
  %or.cond122 = select i1 %cmp7.i134, i1 %cmp11.i137, i1 false
  br i1 %or.cond122, label %do.body.i132, label %do.end.i151.critedge

do.end.i151.critedge:                             ; preds = %do.body.i132
  %cmp22.i150 = icmp eq i64 %conv10.i136, 4294967295
  br i1 %cmp22.i150, label %if.then.i153, label %return

if.then.i153:                                     ; preds = %do.end.i151.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

return:                                           ; preds = %do.end.i151.critedge, %end_waiting.exit42, %if.then.i153
  %retval.0 = phi i32 [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 0, %do.end.i151.critedge ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i242 = call i32 @__gomc_self()
  %cmp.i.i243 = icmp uge i32 %call.i242, 31
  br i1 %cmp.i.i243, label %if.then.i.i244, label %if.end.i.i247

if.then.i.i244:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i247:                                    ; preds = %if.end.i
  %conv.i.i245 = zext i32 %call.i242 to i64
  %call1.i.i246 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i245, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i246, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i248, label %cond_check.exit.i

cond.true.i.i248:                                 ; preds = %if.end.i.i247
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i247, %cond.true.i.i248
  %cond.i.i250 = phi i32 [ 22, %cond.true.i.i248 ], [ 0, %if.end.i.i247 ]
  %tobool.i.i251 = icmp ne i32 %cond.i.i250, 0
  br i1 %tobool.i.i251, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i246, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond117 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond117, label %cond_bind.exit.i, label %if.end5.i.i253

if.end5.i.i253:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i253, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i253 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i245, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 4294967295
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i254

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i254:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i242, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i254
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i254, %cond_bind.exit.i
  %error.i.i237.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i27.i.0, %if.else.i.i254 ]
  %tobool26.i.i = icmp ne i32 %error.i.i237.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i245
  %add29.i.i = add i32 32, %call.i242
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i233.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i237.2, %if.then27.i.i ], [ %error.i.i237.2, %if.end25.i.i ]
  %tobool.i255 = icmp ne i32 %retval.i.i233.0, 0
  br i1 %tobool.i255, label %end_waiting.exit27.i, label %if.end.i259

if.end.i259:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i245
  %add.i14.i = add i32 32, %call.i242
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i37.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i242
  %and.i.i257 = and i32 %conv.i37.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i257, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i259
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i40.i260 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i40.i260, label %land.lhs.true.i.i261, label %land.end.i

land.lhs.true.i.i261:                             ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i41.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i41.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i263

land.rhs.i.i263:                                  ; preds = %land.lhs.true.i.i261
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i262 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i261, %land.rhs.i.i263, %if.end.i259
  %5 = phi i1 [ false, %if.end.i259 ], [ false, %land.lhs.true.i.i261 ], [ false, %land.rhs.i ], [ %tobool5.i.i262, %land.rhs.i.i263 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i44.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %if.then.i48.i, label %cond_woken.exit.i

if.then.i48.i:                                    ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i46.i = sext i32 %land.ext.i to i64
  %call2.i47.i = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i46.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i48.i, %land.end.i
  %spec.select = select i1 %cmp.i17.i, i1 true, i1 %5
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i238.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i233.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i238.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i278 = zext i32 %call.i17.i to i64
  %add.i.i279 = add i64 %conv.i18.i278, 1
  br label %do.body.i.i285

do.body.i.i285:                                   ; preds = %do.body.i.i285, %cond.false.i
  %call5.i.i283 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i279, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i283, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i284 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i286 = zext i32 %conv.i16.i to i64
  %cmp11.i.i287 = icmp ne i64 %conv10.i.i286, 4294967295
  %or.cond118 = select i1 %cmp7.i.i284, i1 %cmp11.i.i287, i1 false
  br i1 %or.cond118, label %do.body.i.i285, label %do.end.i.i299.critedge

do.end.i.i299.critedge:                           ; preds = %do.body.i.i285
  %cmp22.i.i298 = icmp eq i64 %conv10.i.i286, 4294967295
  br i1 %cmp22.i.i298, label %if.then.i.i300, label %mutex_lock.exit.i312

if.then.i.i300:                                   ; preds = %do.end.i.i299.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i312

mutex_lock.exit.i312:                             ; preds = %do.end.i.i299.critedge, %if.then.i.i300
  %retval.i.i269.0 = phi i32 [ 22, %if.then.i.i300 ], [ 0, %do.end.i.i299.critedge ]
  %cmp.i311 = icmp ne i32 %retval.i.i269.0, 0
  %tobool.i314 = icmp ne i32 %in_time.i.0, 0
  %cond.i315 = select i1 %tobool.i314, i32 0, i32 110
  %retval.i275.0 = select i1 %cmp.i311, i32 %retval.i.i269.0, i32 %cond.i315
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i312, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i275.0, %mutex_lock.exit.i312 ], [ %retval.i238.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %return [
    i32 1, label %if.end.i
    i32 0, label %if.end.i
  ]

if.end.i:                                         ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i245 = call i32 @__gomc_self()
  %cmp.i.i246 = icmp uge i32 %call.i245, 31
  br i1 %cmp.i.i246, label %if.then.i.i247, label %if.end.i.i250

if.then.i.i247:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i250:                                    ; preds = %if.end.i
  %conv.i.i248 = zext i32 %call.i245 to i64
  %call1.i.i249 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i248, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i249, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i251, label %cond_check.exit.i

cond.true.i.i251:                                 ; preds = %if.end.i.i250
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i250, %cond.true.i.i251
  %cond.i.i253 = phi i32 [ 22, %cond.true.i.i251 ], [ 0, %if.end.i.i250 ]
  %tobool.i.i254 = icmp ne i32 %cond.i.i253, 0
  br i1 %tobool.i.i254, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i249, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond118 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond118, label %cond_bind.exit.i, label %if.end5.i.i256

if.end5.i.i256:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i256, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i256 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i248, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 4294967295
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i257

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i257:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i245, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i257
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i257, %cond_bind.exit.i
  %error.i.i240.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i27.i.0, %if.else.i.i257 ]
  %tobool26.i.i = icmp ne i32 %error.i.i240.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i248
  %add29.i.i = add i32 32, %call.i245
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i236.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i240.2, %if.then27.i.i ], [ %error.i.i240.2, %if.end25.i.i ]
  %tobool.i258 = icmp ne i32 %retval.i.i236.0, 0
  br i1 %tobool.i258, label %end_waiting.exit27.i, label %if.end.i262

if.end.i262:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i248
  %add.i14.i = add i32 32, %call.i245
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i37.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i245
  %and.i.i260 = and i32 %conv.i37.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i260, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i262
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i40.i263 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i40.i263, label %land.lhs.true.i.i264, label %land.end.i

land.lhs.true.i.i264:                             ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i41.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i41.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i266

land.rhs.i.i266:                                  ; preds = %land.lhs.true.i.i264
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i265 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i264, %land.rhs.i.i266, %if.end.i262
  %5 = phi i1 [ false, %if.end.i262 ], [ false, %land.lhs.true.i.i264 ], [ false, %land.rhs.i ], [ %tobool5.i.i265, %land.rhs.i.i266 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i44.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %if.then.i48.i, label %cond_woken.exit.i

if.then.i48.i:                                    ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i46.i = sext i32 %land.ext.i to i64
  %call2.i47.i = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i46.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i48.i, %land.end.i
  %spec.select119 = select i1 %cmp.i17.i, i1 true, i1 %5
  %lor.ext.i269 = zext i1 %spec.select119 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i269, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i241.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i236.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i241.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i283 = zext i32 %call.i17.i to i64
  %add.i.i284 = add i64 %conv.i18.i283, 1
  br label %do.body.i.i290

do.body.i.i290:                                   ; preds = %do.body.i.i290, %cond.false.i
  %call5.i.i288 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i284, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i288, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i289 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i291 = zext i32 %conv.i16.i to i64
  %cmp11.i.i292 = icmp ne i64 %conv10.i.i291, 4294967295
  %or.cond120 = select i1 %cmp7.i.i289, i1 %cmp11.i.i292, i1 false
  br i1 %or.cond120, label %do.body.i.i290, label %do.end.i.i304.critedge

do.end.i.i304.critedge:                           ; preds = %do.body.i.i290
  %cmp22.i.i303 = icmp eq i64 %conv10.i.i291, 4294967295
  br i1 %cmp22.i.i303, label %if.then.i.i305, label %mutex_lock.exit.i317

if.then.i.i305:                                   ; preds = %do.end.i.i304.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i317

mutex_lock.exit.i317:                             ; preds = %do.end.i.i304.critedge, %if.then.i.i305
  %retval.i.i274.0 = phi i32 [ 22, %if.then.i.i305 ], [ 0, %do.end.i.i304.critedge ]
  %cmp.i316 = icmp ne i32 %retval.i.i274.0, 0
  %tobool.i319 = icmp ne i32 %in_time.i.0, 0
  %cond.i320 = select i1 %tobool.i319, i32 0, i32 110
  %retval.i280.0 = select i1 %cmp.i316, i32 %retval.i.i274.0, i32 %cond.i320
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i317, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i280.0, %mutex_lock.exit.i317 ], [ %retval.i241.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
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

declare i64 @__gomc_choice(i64 noundef)

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_defined(i64 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

