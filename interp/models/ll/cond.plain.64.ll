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
  %cmp.i250 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i250, label %if.then.i251, label %if.end.i256

if.then.i251:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i256:                                      ; preds = %entry
  %conv.i252 = zext i32 %call.i18 to i64
  %call1.i253 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %and.i383 = and i64 %call1.i253, -9223372036854775808
  %tobool.i384 = icmp ne i64 %and.i383, 0
  br i1 %tobool.i384, label %cond.true.i385, label %cond_check.exit389

cond.true.i385:                                   ; preds = %if.end.i256
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit389

cond_check.exit389:                               ; preds = %if.end.i256, %cond.true.i385
  %cond.i387 = phi i32 [ 22, %cond.true.i385 ], [ 0, %if.end.i256 ]
  %tobool.i255 = icmp ne i32 %cond.i387, 0
  br i1 %tobool.i255, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit389
  %add.ptr.i430 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i431 = and i64 %call1.i253, 4294967295
  %conv.i.i432 = trunc i64 %and.i.i431 to i32
  %cmp.i433 = icmp eq i32 %conv.i.i432, 0
  br i1 %cmp.i433, label %if.then.i434, label %if.end.i437

if.then.i434:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i430 monotonic, align 8
  br label %cond_bind.exit442

if.end.i437:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i430 monotonic, align 8
  %call2.i435 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i436 = icmp eq i32 %call2.i435, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i438 = icmp eq i64 %1, %2
  %or.cond144 = or i1 %tobool.i436, %cmp3.i438
  br i1 %or.cond144, label %cond_bind.exit442, label %if.end5.i441

if.end5.i441:                                     ; preds = %if.end.i437
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit442

cond_bind.exit442:                                ; preds = %if.end.i437, %if.end5.i441, %if.then.i434
  %retval.i422.0 = phi i32 [ 0, %if.then.i434 ], [ 22, %if.end5.i441 ], [ 0, %if.end.i437 ]
  %tobool6.i259 = icmp ne i32 %retval.i422.0, 0
  br i1 %tobool6.i259, label %if.end30.i, label %if.end12.i

if.end12.i:                                       ; preds = %cond_bind.exit442
  %add.i = add i64 %conv.i252, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 4294967295
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i261 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i261, label %if.then20.i, label %if.else.i262

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i262:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i41.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i262
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i262, %cond_bind.exit442
  %error.i249.2 = phi i32 [ %retval.i422.0, %cond_bind.exit442 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i422.0, %if.else.i262 ]
  %tobool31.i = icmp ne i32 %error.i249.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i263 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit389
  %retval.i245.0 = phi i32 [ 22, %cond_check.exit389 ], [ %error.i249.2, %if.then32.i ], [ %error.i249.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i245.0, 0
  br i1 %tobool.i20, label %end_waiting.exit39, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i548 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i549 = icmp ne i32 %call.i548, 0
  br i1 %tobool.i549, label %land.lhs.true.i552, label %if.end7.i

land.lhs.true.i552:                               ; preds = %if.end.i22
  %3 = ptrtoint ptr %cond to i64
  %call2.i550 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i551 = icmp ne i64 %call2.i550, 0
  br i1 %tobool3.i551, label %if.end7.i, label %land.rhs.i554

land.rhs.i554:                                    ; preds = %land.lhs.true.i552
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i553 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i553, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i554
  %call1.i324 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %call.i519 = call i64 @__gomc_lasting_conditions()
  %cmp.i520 = icmp ult i64 %3, %call.i519
  %shl.i484 = shl i64 1, %conv.i252
  %shl1.i485 = shl i64 %shl.i484, 32
  br i1 %cmp.i520, label %cond.true.i491, label %cond.false.i495

cond.true.i491:                                   ; preds = %if.then4.i
  %or.i487 = or i64 %shl.i484, %shl1.i485
  %and.i488 = and i64 %call1.i324, %or.i487
  %cmp2.i489 = icmp eq i64 %and.i488, 0
  %conv.i490 = zext i1 %cmp2.i489 to i32
  br label %was_woken.exit498

cond.false.i495:                                  ; preds = %if.then4.i
  %and3.i492 = and i64 %call1.i324, %shl1.i485
  %cmp4.i493 = icmp ne i64 %and3.i492, 0
  %conv5.i494 = zext i1 %cmp4.i493 to i32
  br label %was_woken.exit498

was_woken.exit498:                                ; preds = %cond.false.i495, %cond.true.i491
  %cond.i496 = phi i32 [ %conv.i490, %cond.true.i491 ], [ %conv5.i494, %cond.false.i495 ]
  %tobool6.i = icmp ne i32 %cond.i496, 0
  %lnot.i23 = xor i1 %tobool6.i, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i558 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i559 = icmp ne i32 %call.i558, 0
  br i1 %tobool.i559, label %if.then.i561, label %end_waiting.exit39

if.then.i561:                                     ; preds = %was_woken.exit498
  %conv.i560 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i560)
  br label %end_waiting.exit39

if.end7.i:                                        ; preds = %land.lhs.true.i552, %if.end.i22, %land.rhs.i554
  %4 = ptrtoint ptr %cond to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i35.i = icmp ult i64 %4, %call.i.i
  br i1 %cmp.i35.i, label %do.body.i580, label %do.body5.i

do.body.i580:                                     ; preds = %if.end7.i, %do.body.i580
  %call2.i579 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %shl.i21.i = shl i64 1, %conv.i252
  %shl1.i22.i = shl i64 %shl.i21.i, 32
  %or.i24.i = or i64 %shl.i21.i, %shl1.i22.i
  %and.i25.i = and i64 %call2.i579, %or.i24.i
  %cmp2.i26.i = icmp eq i64 %and.i25.i, 0
  %lnot.i581 = xor i1 %cmp2.i26.i, true
  br i1 %lnot.i581, label %do.body.i580, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i252
  %shl1.i.i = shl i64 %shl.i.i, 32
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i580
  %call.i566 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i567 = icmp ne i32 %call.i566, 0
  br i1 %tobool.i567, label %if.then.i570, label %end_waiting.exit39

if.then.i570:                                     ; preds = %cond_await.exit
  %call2.i569 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %cond_enqueue.exit, %if.then.i561, %was_woken.exit498, %if.then.i570, %cond_await.exit
  %retval.i13.0 = phi i32 [ %retval.i245.0, %cond_enqueue.exit ], [ 0, %if.then.i561 ], [ 0, %was_woken.exit498 ], [ 0, %if.then.i570 ], [ 0, %cond_await.exit ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i600 = call i32 @__gomc_self()
  %conv.i601 = zext i32 %call.i600 to i64
  %add.i602 = add i64 %conv.i601, 1
  br label %do.body.i126

do.body.i126:                                     ; preds = %do.body.i126, %cond.false
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i602, i64 noundef 0, i32 noundef 1)
  %and.i193 = and i64 %call5.i125, 4294967295
  %conv.i194 = trunc i64 %and.i193 to i32
  %cmp7.i128 = icmp ne i32 %conv.i194, 0
  %conv10.i130 = zext i32 %conv.i194 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 4294967295
  %or.cond145 = select i1 %cmp7.i128, i1 %cmp11.i131, i1 false
  br i1 %or.cond145, label %do.body.i126, label %do.end.i145.critedge

do.end.i145.critedge:                             ; preds = %do.body.i126
  %cmp22.i144 = icmp eq i64 %conv10.i130, 4294967295
  br i1 %cmp22.i144, label %if.then.i147, label %return

if.then.i147:                                     ; preds = %do.end.i145.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

return:                                           ; preds = %do.end.i145.critedge, %end_waiting.exit39, %if.then.i147
  %retval.0 = phi i32 [ %retval.i13.0, %end_waiting.exit39 ], [ 22, %if.then.i147 ], [ 0, %do.end.i145.critedge ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i275 = call i32 @__gomc_self()
  %cmp.i.i276 = icmp uge i32 %call.i275, 31
  br i1 %cmp.i.i276, label %if.then.i.i277, label %if.end.i.i282

if.then.i.i277:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i282:                                    ; preds = %if.end.i
  %conv.i.i278 = zext i32 %call.i275 to i64
  %call1.i.i279 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i278, i64 noundef 0, i32 noundef 2)
  %and.i.i280 = and i64 %call1.i.i279, -9223372036854775808
  %tobool.i17.i281 = icmp ne i64 %and.i.i280, 0
  br i1 %tobool.i17.i281, label %cond.true.i.i283, label %cond_check.exit.i

cond.true.i.i283:                                 ; preds = %if.end.i.i282
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i282, %cond.true.i.i283
  %cond.i.i285 = phi i32 [ 22, %cond.true.i.i283 ], [ 0, %if.end.i.i282 ]
  %tobool.i.i286 = icmp ne i32 %cond.i.i285, 0
  br i1 %tobool.i.i286, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i26.i = and i64 %call1.i.i279, 4294967295
  %conv.i.i27.i = trunc i64 %and.i.i26.i to i32
  %cmp.i28.i = icmp eq i32 %conv.i.i27.i, 0
  br i1 %cmp.i28.i, label %if.then.i29.i, label %if.end.i31.i

if.then.i29.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i31.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i30.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond128 = or i1 %tobool.i30.i, %cmp3.i.i
  br i1 %or.cond128, label %cond_bind.exit.i, label %if.end5.i.i288

if.end5.i.i288:                                   ; preds = %if.end.i31.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i31.i, %if.end5.i.i288, %if.then.i29.i
  %retval.i22.i.0 = phi i32 [ 0, %if.then.i29.i ], [ 22, %if.end5.i.i288 ], [ 0, %if.end.i31.i ]
  %tobool6.i.i = icmp ne i32 %retval.i22.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i278, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 4294967295
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i290 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i290, label %if.then20.i.i, label %if.else.i.i291

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i291:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i275, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i291
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i291, %cond_bind.exit.i
  %error.i.i270.2 = phi i32 [ %retval.i22.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i22.i.0, %if.else.i.i291 ]
  %tobool31.i.i = icmp ne i32 %error.i.i270.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i278, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i266.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i270.2, %if.then32.i.i ], [ %error.i.i270.2, %if.end30.i.i ]
  %tobool.i292 = icmp ne i32 %retval.i.i266.0, 0
  br i1 %tobool.i292, label %end_waiting.exit27.i, label %if.end.i294

if.end.i294:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i278, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i64
  %call.i46.i = call i64 @__gomc_lasting_conditions()
  %cmp.i47.i = icmp ult i64 %4, %call.i46.i
  %shl.i.i = shl i64 1, %conv.i.i278
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i47.i, label %cond.true.i40.i, label %cond.false.i41.i

cond.true.i40.i:                                  ; preds = %if.end.i294
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i38.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i38.i, 0
  %conv.i39.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i41.i:                                 ; preds = %if.end.i294
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i41.i, %cond.true.i40.i
  %cond.i42.i = phi i32 [ %conv.i39.i, %cond.true.i40.i ], [ %conv5.i.i, %cond.false.i41.i ]
  %tobool3.i295 = icmp ne i32 %cond.i42.i, 0
  br i1 %tobool3.i295, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i51.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i51.i, label %land.lhs.true.i.i296, label %land.end.i

land.lhs.true.i.i296:                             ; preds = %land.rhs.i
  %call2.i52.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i52.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i298

land.rhs.i.i298:                                  ; preds = %land.lhs.true.i.i296
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i297 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i296, %land.rhs.i.i298, %was_woken.exit.i
  %5 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i296 ], [ false, %land.rhs.i ], [ %tobool5.i.i297, %land.rhs.i.i298 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i55.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i56.i = icmp ne i32 %call.i55.i, 0
  br i1 %tobool.i56.i, label %if.then.i59.i, label %cond_woken.exit.i

if.then.i59.i:                                    ; preds = %land.end.i
  %conv.i57.i = sext i32 %land.ext.i to i64
  %call2.i58.i = call i64 @__gomc_remember(i64 noundef %4, i64 noundef %conv.i57.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i59.i, %land.end.i
  %spec.select = select i1 %tobool3.i295, i1 true, i1 %5
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i271.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i266.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i271.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i313 = add i64 %conv.i18.i, 1
  br label %do.body.i.i319

do.body.i.i319:                                   ; preds = %do.body.i.i319, %cond.false.i
  %call5.i.i317 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i313, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i317, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i318 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i320 = zext i32 %conv.i16.i to i64
  %cmp11.i.i321 = icmp ne i64 %conv10.i.i320, 4294967295
  %or.cond129 = select i1 %cmp7.i.i318, i1 %cmp11.i.i321, i1 false
  br i1 %or.cond129, label %do.body.i.i319, label %do.end.i.i333.critedge

do.end.i.i333.critedge:                           ; preds = %do.body.i.i319
  %cmp22.i.i332 = icmp eq i64 %conv10.i.i320, 4294967295
  br i1 %cmp22.i.i332, label %if.then.i.i334, label %mutex_lock.exit.i346

if.then.i.i334:                                   ; preds = %do.end.i.i333.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i346

mutex_lock.exit.i346:                             ; preds = %do.end.i.i333.critedge, %if.then.i.i334
  %retval.i.i304.0 = phi i32 [ 22, %if.then.i.i334 ], [ 0, %do.end.i.i333.critedge ]
  %cmp.i345 = icmp ne i32 %retval.i.i304.0, 0
  %tobool.i348 = icmp ne i32 %in_time.i.0, 0
  %cond.i349 = select i1 %tobool.i348, i32 0, i32 110
  %retval.i310.0 = select i1 %cmp.i345, i32 %retval.i.i304.0, i32 %cond.i349
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i346, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i310.0, %mutex_lock.exit.i346 ], [ %retval.i271.0, %end_waiting.exit27.i ]
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
  %call.i278 = call i32 @__gomc_self()
  %cmp.i.i279 = icmp uge i32 %call.i278, 31
  br i1 %cmp.i.i279, label %if.then.i.i280, label %if.end.i.i285

if.then.i.i280:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i285:                                    ; preds = %if.end.i
  %conv.i.i281 = zext i32 %call.i278 to i64
  %call1.i.i282 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i281, i64 noundef 0, i32 noundef 2)
  %and.i.i283 = and i64 %call1.i.i282, -9223372036854775808
  %tobool.i17.i284 = icmp ne i64 %and.i.i283, 0
  br i1 %tobool.i17.i284, label %cond.true.i.i286, label %cond_check.exit.i

cond.true.i.i286:                                 ; preds = %if.end.i.i285
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i285, %cond.true.i.i286
  %cond.i.i288 = phi i32 [ 22, %cond.true.i.i286 ], [ 0, %if.end.i.i285 ]
  %tobool.i.i289 = icmp ne i32 %cond.i.i288, 0
  br i1 %tobool.i.i289, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i26.i = and i64 %call1.i.i282, 4294967295
  %conv.i.i27.i = trunc i64 %and.i.i26.i to i32
  %cmp.i28.i = icmp eq i32 %conv.i.i27.i, 0
  br i1 %cmp.i28.i, label %if.then.i29.i, label %if.end.i31.i

if.then.i29.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i31.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i30.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond129 = or i1 %tobool.i30.i, %cmp3.i.i
  br i1 %or.cond129, label %cond_bind.exit.i, label %if.end5.i.i291

if.end5.i.i291:                                   ; preds = %if.end.i31.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i31.i, %if.end5.i.i291, %if.then.i29.i
  %retval.i22.i.0 = phi i32 [ 0, %if.then.i29.i ], [ 22, %if.end5.i.i291 ], [ 0, %if.end.i31.i ]
  %tobool6.i.i = icmp ne i32 %retval.i22.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i281, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 4294967295
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i293 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i293, label %if.then20.i.i, label %if.else.i.i294

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i294:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i278, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i294
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i294, %cond_bind.exit.i
  %error.i.i273.2 = phi i32 [ %retval.i22.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i22.i.0, %if.else.i.i294 ]
  %tobool31.i.i = icmp ne i32 %error.i.i273.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i281, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i269.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i273.2, %if.then32.i.i ], [ %error.i.i273.2, %if.end30.i.i ]
  %tobool.i295 = icmp ne i32 %retval.i.i269.0, 0
  br i1 %tobool.i295, label %end_waiting.exit27.i, label %if.end.i297

if.end.i297:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i281, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i64
  %call.i46.i = call i64 @__gomc_lasting_conditions()
  %cmp.i47.i = icmp ult i64 %4, %call.i46.i
  %shl.i.i = shl i64 1, %conv.i.i281
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i47.i, label %cond.true.i40.i, label %cond.false.i41.i

cond.true.i40.i:                                  ; preds = %if.end.i297
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i38.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i38.i, 0
  %conv.i39.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i41.i:                                 ; preds = %if.end.i297
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i41.i, %cond.true.i40.i
  %cond.i42.i = phi i32 [ %conv.i39.i, %cond.true.i40.i ], [ %conv5.i.i, %cond.false.i41.i ]
  %tobool3.i298 = icmp ne i32 %cond.i42.i, 0
  br i1 %tobool3.i298, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i51.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i51.i, label %land.lhs.true.i.i299, label %land.end.i

land.lhs.true.i.i299:                             ; preds = %land.rhs.i
  %call2.i52.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i52.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i301

land.rhs.i.i301:                                  ; preds = %land.lhs.true.i.i299
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i300 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i299, %land.rhs.i.i301, %was_woken.exit.i
  %5 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i299 ], [ false, %land.rhs.i ], [ %tobool5.i.i300, %land.rhs.i.i301 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i55.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i56.i = icmp ne i32 %call.i55.i, 0
  br i1 %tobool.i56.i, label %if.then.i59.i, label %cond_woken.exit.i

if.then.i59.i:                                    ; preds = %land.end.i
  %conv.i57.i = sext i32 %land.ext.i to i64
  %call2.i58.i = call i64 @__gomc_remember(i64 noundef %4, i64 noundef %conv.i57.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i59.i, %land.end.i
  %spec.select130 = select i1 %tobool3.i298, i1 true, i1 %5
  %lor.ext.i304 = zext i1 %spec.select130 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i304, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i274.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i269.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i274.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i318 = add i64 %conv.i18.i, 1
  br label %do.body.i.i324

do.body.i.i324:                                   ; preds = %do.body.i.i324, %cond.false.i
  %call5.i.i322 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i318, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i322, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i323 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i325 = zext i32 %conv.i16.i to i64
  %cmp11.i.i326 = icmp ne i64 %conv10.i.i325, 4294967295
  %or.cond131 = select i1 %cmp7.i.i323, i1 %cmp11.i.i326, i1 false
  br i1 %or.cond131, label %do.body.i.i324, label %do.end.i.i338.critedge

do.end.i.i338.critedge:                           ; preds = %do.body.i.i324
  %cmp22.i.i337 = icmp eq i64 %conv10.i.i325, 4294967295
  br i1 %cmp22.i.i337, label %if.then.i.i339, label %mutex_lock.exit.i351

if.then.i.i339:                                   ; preds = %do.end.i.i338.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i351

mutex_lock.exit.i351:                             ; preds = %do.end.i.i338.critedge, %if.then.i.i339
  %retval.i.i309.0 = phi i32 [ 22, %if.then.i.i339 ], [ 0, %do.end.i.i338.critedge ]
  %cmp.i350 = icmp ne i32 %retval.i.i309.0, 0
  %tobool.i353 = icmp ne i32 %in_time.i.0, 0
  %cond.i354 = select i1 %tobool.i353, i32 0, i32 110
  %retval.i315.0 = select i1 %cmp.i350, i32 %retval.i.i309.0, i32 %cond.i354
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i351, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i315.0, %mutex_lock.exit.i351 ], [ %retval.i274.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i64
  %call.i4 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %0, %call.i4
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, -9223372036854775808
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
  %0 = ptrtoint ptr %cond to i64
  %call.i4 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %0, %call.i4
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, -9223372036854775808
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

declare i64 @__gomc_lasting_conditions()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

