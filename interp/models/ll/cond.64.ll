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
  %call.i249 = call i32 @__gomc_cancels()
  %tobool.i250 = icmp ne i32 %call.i249, 0
  br i1 %tobool.i250, label %land.rhs.i253, label %begin_waiting.exit

land.rhs.i253:                                    ; preds = %entry
  %call1.i251 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i252 = icmp eq i64 %call1.i251, 0
  br i1 %cmp.i252, label %if.end.i, label %begin_waiting.exit

if.end.i:                                         ; preds = %land.rhs.i253
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i
  %call.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i266 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i266, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i262

if.then.i262:                                     ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %if.end.i, %if.then3.i, %land.rhs.i253
  %retval.i.0 = phi i32 [ 0, %land.rhs.i253 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i ], [ 0, %entry ]
  %cmp = icmp ne i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %begin_waiting.exit
  %call.i6 = call i32 @__gomc_self()
  %cmp.i301 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i301, label %if.then.i302, label %if.end.i307

if.then.i302:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i307:                                      ; preds = %if.then
  %conv.i303 = zext i32 %call.i6 to i64
  %call1.i304 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  %and.i396 = and i64 %call1.i304, -9223372036854775808
  %tobool.i397 = icmp ne i64 %and.i396, 0
  br i1 %tobool.i397, label %cond.true.i398, label %cond_check.exit

cond.true.i398:                                   ; preds = %if.end.i307
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i307, %cond.true.i398
  %cond.i400 = phi i32 [ 22, %cond.true.i398 ], [ 0, %if.end.i307 ]
  %tobool.i306 = icmp ne i32 %cond.i400, 0
  br i1 %tobool.i306, label %cond_enqueue.exit340, label %if.end4.i311

if.end4.i311:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i431 = and i64 %call1.i304, 4294967295
  %conv.i.i432 = trunc i64 %and.i.i431 to i32
  %cmp.i433 = icmp eq i32 %conv.i.i432, 0
  br i1 %cmp.i433, label %if.then.i434, label %if.end.i437

if.then.i434:                                     ; preds = %if.end4.i311
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i437:                                      ; preds = %if.end4.i311
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i435 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i436 = icmp eq i32 %call2.i435, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i436, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i439

if.end5.i439:                                     ; preds = %if.end.i437
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i437, %if.end5.i439, %if.then.i434
  %retval.i426.0 = phi i32 [ 0, %if.then.i434 ], [ 22, %if.end5.i439 ], [ 0, %if.end.i437 ]
  %tobool6.i310 = icmp ne i32 %retval.i426.0, 0
  br i1 %tobool6.i310, label %if.end30.i335, label %if.then7.i314

if.then7.i314:                                    ; preds = %cond_bind.exit
  %call.i466 = call i32 @__gomc_robust_mutexes()
  %tobool.i467 = icmp ne i32 %call.i466, 0
  br i1 %tobool.i467, label %land.rhs.i470, label %if.end12.i324

land.rhs.i470:                                    ; preds = %if.then7.i314
  %call.i493 = call i32 @__gomc_mutex_kinds()
  %tobool.i494 = icmp ne i32 %call.i493, 0
  br i1 %tobool.i494, label %cond.true.i497, label %mutex_kind.exit501

cond.true.i497:                                   ; preds = %land.rhs.i470
  %add.ptr.i539 = getelementptr inbounds i8, ptr %mutex, i64 16
  %3 = load i32, ptr %add.ptr.i539, align 4
  %and.i496 = and i32 %3, 19
  br label %mutex_kind.exit501

mutex_kind.exit501:                               ; preds = %land.rhs.i470, %cond.true.i497
  %cond.i499 = phi i32 [ %and.i496, %cond.true.i497 ], [ 0, %land.rhs.i470 ]
  %and.i469 = and i32 %cond.i499, 16
  %tobool2.i = icmp ne i32 %and.i469, 0
  br i1 %tobool2.i, label %if.then10.i316, label %if.end12.i324

if.then10.i316:                                   ; preds = %mutex_kind.exit501
  %call11.i315 = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i324

if.end12.i324:                                    ; preds = %if.then7.i314, %if.then10.i316, %mutex_kind.exit501
  %add.i318 = add i64 %conv.i303, 1
  %call15.i319 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i318, i64 noundef 0, i32 noundef 1)
  %and.i40.i320 = and i64 %call15.i319, 4294967295
  %conv.i41.i321 = trunc i64 %and.i40.i320 to i32
  %conv17.i322 = zext i32 %conv.i41.i321 to i64
  %cmp18.i323 = icmp eq i64 %conv17.i322, 4294967295
  br i1 %cmp18.i323, label %if.then20.i325, label %if.else.i330

if.then20.i325:                                   ; preds = %if.end12.i324
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i335

if.else.i330:                                     ; preds = %if.end12.i324
  %add23.i328 = add i32 %call.i6, 1
  %cmp24.i329 = icmp ne i32 %conv.i41.i321, %add23.i328
  br i1 %cmp24.i329, label %if.then26.i331, label %if.end30.i335

if.then26.i331:                                   ; preds = %if.else.i330
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i335

if.end30.i335:                                    ; preds = %if.then20.i325, %if.then26.i331, %if.else.i330, %cond_bind.exit
  %error.i300.2 = phi i32 [ %retval.i426.0, %cond_bind.exit ], [ 22, %if.then20.i325 ], [ 1, %if.then26.i331 ], [ %retval.i426.0, %if.else.i330 ]
  %tobool31.i334 = icmp ne i32 %error.i300.2, 0
  br i1 %tobool31.i334, label %if.then32.i338, label %cond_enqueue.exit340

if.then32.i338:                                   ; preds = %if.end30.i335
  %call35.i337 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit340

cond_enqueue.exit340:                             ; preds = %if.end30.i335, %if.then32.i338, %cond_check.exit
  %retval.i295.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i300.2, %if.then32.i338 ], [ %error.i300.2, %if.end30.i335 ]
  %tobool.i8 = icmp ne i32 %retval.i295.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit340
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %call1.i354 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i64
  %call.i618 = call i64 @__gomc_lasting_conditions()
  %cmp.i619 = icmp ult i64 %4, %call.i618
  %shl.i558 = shl i64 1, %conv.i303
  %shl1.i559 = shl i64 %shl.i558, 32
  br i1 %cmp.i619, label %cond.true.i565, label %cond.false.i569

cond.true.i565:                                   ; preds = %if.then2.i
  %or.i561 = or i64 %shl.i558, %shl1.i559
  %and.i562 = and i64 %call1.i354, %or.i561
  %cmp2.i563 = icmp eq i64 %and.i562, 0
  %conv.i564 = zext i1 %cmp2.i563 to i32
  br label %was_woken.exit572

cond.false.i569:                                  ; preds = %if.then2.i
  %and3.i566 = and i64 %call1.i354, %shl1.i559
  %cmp4.i567 = icmp ne i64 %and3.i566, 0
  %conv5.i568 = zext i1 %cmp4.i567 to i32
  br label %was_woken.exit572

was_woken.exit572:                                ; preds = %cond.false.i569, %cond.true.i565
  %cond.i570 = phi i32 [ %conv.i564, %cond.true.i565 ], [ %conv5.i568, %cond.false.i569 ]
  %tobool.i257 = icmp ne i32 %cond.i570, 0
  br i1 %tobool.i257, label %if.then.i27, label %if.then.i258

if.then.i258:                                     ; preds = %was_woken.exit572
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i27:                                      ; preds = %was_woken.exit572
  %call.i372 = call i32 @__gomc_self()
  %idxprom.i373 = zext i32 %call.i372 to i64
  %arrayidx.i374 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i373
  %5 = load atomic i32, ptr %arrayidx.i374 seq_cst, align 4
  %and.i375 = and i32 %5, 1
  %cmp.i376 = icmp ne i32 %and.i375, 0
  br i1 %cmp.i376, label %end_waiting.exit, label %if.then.i.i379

if.then.i.i379:                                   ; preds = %if.then.i27
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i27
  %call.i702 = call i32 @__gomc_self()
  %conv.i703 = zext i32 %call.i702 to i64
  %add.i704 = add i64 %conv.i703, 1
  %call.i523 = call i32 @__gomc_mutex_kinds()
  %tobool.i524 = icmp ne i32 %call.i523, 0
  br i1 %tobool.i524, label %cond.true.i527, label %mutex_kind.exit531

cond.true.i527:                                   ; preds = %end_waiting.exit
  %add.ptr.i533 = getelementptr inbounds i8, ptr %mutex, i64 16
  %6 = load i32, ptr %add.ptr.i533, align 4
  %and.i526 = and i32 %6, 19
  br label %mutex_kind.exit531

mutex_kind.exit531:                               ; preds = %end_waiting.exit, %cond.true.i527
  %cond.i529 = phi i32 [ %and.i526, %cond.true.i527 ], [ 0, %end_waiting.exit ]
  %and.i720 = and i32 %cond.i529, 3
  %cmp.i721 = icmp eq i32 %and.i720, 3
  %.and.i720 = select i1 %cmp.i721, i32 0, i32 %and.i720
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit531
  %cmp.i47 = icmp eq i32 %.and.i720, 1
  %conv.i48 = zext i1 %cmp.i47 to i32
  %conv4.i = sext i32 %conv.i48 to i64
  %call5.i49 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i704, i64 noundef %conv4.i, i32 noundef 1)
  %and.i229 = and i64 %call5.i49, 4294967295
  %conv.i230 = trunc i64 %and.i229 to i32
  %cmp7.i = icmp ne i32 %conv.i230, 0
  %conv10.i = zext i32 %conv.i230 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  %or.cond142 = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond142, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i704
  %cmp18.i = icmp eq i32 %.and.i720, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %land.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 4294967295
  br i1 %cmp22.i, label %if.then.i52, label %if.end.i53

if.then.i52:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i53:                                       ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv10.i, %add.i704
  %cmp31.i = icmp eq i32 %.and.i720, 2
  %or.cond143 = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond143, label %return, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i53
  %call.i755 = call i32 @__gomc_robust_mutexes()
  %tobool.i756 = icmp ne i32 %call.i755, 0
  %and.i757 = and i32 %cond.i529, 16
  %tobool1.i758 = icmp ne i32 %and.i757, 0
  %7 = select i1 %tobool.i756, i1 %tobool1.i758, i1 false
  br i1 %7, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i383 = call i32 @__gomc_self()
  %idxprom.i384 = zext i32 %call.i383 to i64
  %arrayidx.i385 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i384
  %8 = load atomic i32, ptr %arrayidx.i385 seq_cst, align 4
  %and.i386 = and i32 %8, 1
  %cmp.i387 = icmp ne i32 %and.i386, 0
  br i1 %cmp.i387, label %await_request.exit391, label %if.then.i.i390

if.then.i.i390:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit391:                            ; preds = %if.end5.i
  %call1.i362 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  %9 = ptrtoint ptr %cond to i64
  %call.i622 = call i64 @__gomc_lasting_conditions()
  %cmp.i623 = icmp ult i64 %9, %call.i622
  %shl.i = shl i64 1, %conv.i303
  %shl1.i = shl i64 %shl.i, 32
  br i1 %cmp.i623, label %cond.true.i548, label %cond.false.i549

cond.true.i548:                                   ; preds = %await_request.exit391
  %or.i = or i64 %shl.i, %shl1.i
  %and.i546 = and i64 %call1.i362, %or.i
  %cmp2.i = icmp eq i64 %and.i546, 0
  %conv.i547 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i549:                                  ; preds = %await_request.exit391
  %and3.i = and i64 %call1.i362, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i549, %cond.true.i548
  %cond.i550 = phi i32 [ %conv.i547, %cond.true.i548 ], [ %conv5.i, %cond.false.i549 ]
  %tobool7.i = icmp ne i32 %cond.i550, 0
  br i1 %tobool7.i, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %was_woken.exit
  %call.i610 = call i64 @__gomc_lasting_conditions()
  %cmp.i611 = icmp ult i64 %9, %call.i610
  %cond1.i608 = select i1 %cmp.i611, i32 1, i32 0
  %conv.i172 = zext i32 %cond1.i608 to i64
  %call2.i173 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i172, i64 noundef 0, i32 noundef 2)
  %and.i415 = and i64 %call2.i173, -9223372036854775808
  %tobool.i416 = icmp ne i64 %and.i415, 0
  br i1 %tobool.i416, label %cond.true.i417, label %if.end10.i

cond.true.i417:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i417, %if.then8.i, %was_woken.exit
  %call.i699 = call i32 @__gomc_self()
  %conv.i700 = zext i32 %call.i699 to i64
  %add.i701 = add i64 %conv.i700, 1
  %call.i513 = call i32 @__gomc_mutex_kinds()
  %tobool.i514 = icmp ne i32 %call.i513, 0
  br i1 %tobool.i514, label %cond.true.i517, label %mutex_kind.exit521

cond.true.i517:                                   ; preds = %if.end10.i
  %add.ptr.i535 = getelementptr inbounds i8, ptr %mutex, i64 16
  %10 = load i32, ptr %add.ptr.i535, align 4
  %and.i516 = and i32 %10, 19
  br label %mutex_kind.exit521

mutex_kind.exit521:                               ; preds = %if.end10.i, %cond.true.i517
  %cond.i519 = phi i32 [ %and.i516, %cond.true.i517 ], [ 0, %if.end10.i ]
  %and.i712 = and i32 %cond.i519, 3
  %cmp.i713 = icmp eq i32 %and.i712, 3
  %.and.i712 = select i1 %cmp.i713, i32 0, i32 %and.i712
  br label %do.body.i69

do.body.i69:                                      ; preds = %land.rhs.i79, %mutex_kind.exit521
  %cmp.i65 = icmp eq i32 %.and.i712, 1
  %conv.i66 = zext i1 %cmp.i65 to i32
  %conv4.i67 = sext i32 %conv.i66 to i64
  %call5.i68 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i701, i64 noundef %conv4.i67, i32 noundef 1)
  %and.i211 = and i64 %call5.i68, 4294967295
  %conv.i212 = trunc i64 %and.i211 to i32
  %cmp7.i71 = icmp ne i32 %conv.i212, 0
  %conv10.i73 = zext i32 %conv.i212 to i64
  %cmp11.i74 = icmp ne i64 %conv10.i73, 4294967295
  %or.cond144 = select i1 %cmp7.i71, i1 %cmp11.i74, i1 false
  br i1 %or.cond144, label %land.rhs.i79, label %do.end.i88

land.rhs.i79:                                     ; preds = %do.body.i69
  %cmp15.i78 = icmp ne i64 %conv10.i73, %add.i701
  %cmp18.i81 = icmp eq i32 %.and.i712, 0
  %spec.select145 = select i1 %cmp15.i78, i1 true, i1 %cmp18.i81
  br i1 %spec.select145, label %do.body.i69, label %do.end.i88

do.end.i88:                                       ; preds = %do.body.i69, %land.rhs.i79
  %cmp22.i87 = icmp eq i64 %conv10.i73, 4294967295
  br i1 %cmp22.i87, label %if.then.i90, label %if.end.i94

if.then.i90:                                      ; preds = %do.end.i88
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit111

if.end.i94:                                       ; preds = %do.end.i88
  %cmp27.i93 = icmp eq i64 %conv10.i73, %add.i701
  %cmp31.i96 = icmp eq i32 %.and.i712, 2
  %or.cond146 = select i1 %cmp27.i93, i1 %cmp31.i96, i1 false
  br i1 %or.cond146, label %mutex_lock.exit111, label %if.end34.i101

if.end34.i101:                                    ; preds = %if.end.i94
  %call.i746 = call i32 @__gomc_robust_mutexes()
  %tobool.i747 = icmp ne i32 %call.i746, 0
  %and.i748 = and i32 %cond.i519, 16
  %tobool1.i749 = icmp ne i32 %and.i748, 0
  %11 = select i1 %tobool.i747, i1 %tobool1.i749, i1 false
  br i1 %11, label %cond.true.i107, label %mutex_lock.exit111

cond.true.i107:                                   ; preds = %if.end34.i101
  %conv39.i105 = zext i1 %cmp27.i93 to i32
  %call40.i106 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i105)
  br label %mutex_lock.exit111

mutex_lock.exit111:                               ; preds = %cond.true.i107, %if.end34.i101, %if.end.i94, %if.then.i90
  %call.i392 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i393 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit111
  %call.i625 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i626 = and i64 %call.i625, -9223372036854775808
  %tobool.i627 = icmp ne i64 %and.i626, 0
  br i1 %tobool.i627, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i634 = shl i64 %call.i625, 1
  %12 = inttoptr i64 %shl.i634 to ptr
  %call.i639 = call i64 @__gomc_remember(i64 noundef %shl.i634, i64 noundef 0)
  %call1.i640 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i639)
  %call.i633 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %12, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i636 = shl i64 %call.i625, 1
  %13 = inttoptr i64 %shl.i636 to ptr
  %tobool3.i630 = icmp ne ptr %13, null
  br i1 %tobool3.i630, label %if.then.i631, label %if.end.i632

if.then.i631:                                     ; preds = %while.end.i
  %add.i637 = add i64 %shl.i636, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i637, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %13, i32 noundef 1)
  unreachable

if.end.i632:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %14 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %14)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i272 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i272, label %if.then.i273, label %if.end.i278

if.then.i273:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i278:                                      ; preds = %if.end
  %conv.i274 = zext i32 %call.i18 to i64
  %call1.i275 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %and.i405 = and i64 %call1.i275, -9223372036854775808
  %tobool.i406 = icmp ne i64 %and.i405, 0
  br i1 %tobool.i406, label %cond.true.i407, label %cond_check.exit411

cond.true.i407:                                   ; preds = %if.end.i278
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit411

cond_check.exit411:                               ; preds = %if.end.i278, %cond.true.i407
  %cond.i409 = phi i32 [ 22, %cond.true.i407 ], [ 0, %if.end.i278 ]
  %tobool.i277 = icmp ne i32 %cond.i409, 0
  br i1 %tobool.i277, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit411
  %add.ptr.i452 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i453 = and i64 %call1.i275, 4294967295
  %conv.i.i454 = trunc i64 %and.i.i453 to i32
  %cmp.i455 = icmp eq i32 %conv.i.i454, 0
  br i1 %cmp.i455, label %if.then.i456, label %if.end.i459

if.then.i456:                                     ; preds = %if.end4.i
  %15 = ptrtoint ptr %mutex to i64
  store atomic i64 %15, ptr %add.ptr.i452 monotonic, align 8
  br label %cond_bind.exit464

if.end.i459:                                      ; preds = %if.end4.i
  %16 = load atomic i64, ptr %add.ptr.i452 monotonic, align 8
  %call2.i457 = call i32 @__gomc_defined(i64 noundef %16)
  %tobool.i458 = icmp eq i32 %call2.i457, 0
  %17 = ptrtoint ptr %mutex to i64
  %cmp3.i460 = icmp eq i64 %16, %17
  %or.cond147 = or i1 %tobool.i458, %cmp3.i460
  br i1 %or.cond147, label %cond_bind.exit464, label %if.end5.i463

if.end5.i463:                                     ; preds = %if.end.i459
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit464

cond_bind.exit464:                                ; preds = %if.end.i459, %if.end5.i463, %if.then.i456
  %retval.i444.0 = phi i32 [ 0, %if.then.i456 ], [ 22, %if.end5.i463 ], [ 0, %if.end.i459 ]
  %tobool6.i281 = icmp ne i32 %retval.i444.0, 0
  br i1 %tobool6.i281, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit464
  %call.i474 = call i32 @__gomc_robust_mutexes()
  %tobool.i475 = icmp ne i32 %call.i474, 0
  br i1 %tobool.i475, label %land.rhs.i479, label %if.end12.i

land.rhs.i479:                                    ; preds = %if.then7.i
  %call.i484 = call i32 @__gomc_mutex_kinds()
  %tobool.i485 = icmp ne i32 %call.i484, 0
  br i1 %tobool.i485, label %cond.true.i488, label %mutex_kind.exit

cond.true.i488:                                   ; preds = %land.rhs.i479
  %add.ptr.i541 = getelementptr inbounds i8, ptr %mutex, i64 16
  %18 = load i32, ptr %add.ptr.i541, align 4
  %and.i487 = and i32 %18, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i479, %cond.true.i488
  %cond.i490 = phi i32 [ %and.i487, %cond.true.i488 ], [ 0, %land.rhs.i479 ]
  %and.i477 = and i32 %cond.i490, 16
  %tobool2.i478 = icmp ne i32 %and.i477, 0
  br i1 %tobool2.i478, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %add.i = add i64 %conv.i274, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 4294967295
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i283 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i283, label %if.then20.i, label %if.else.i284

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i284:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i41.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i284
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i284, %cond_bind.exit464
  %error.i271.2 = phi i32 [ %retval.i444.0, %cond_bind.exit464 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i444.0, %if.else.i284 ]
  %tobool31.i = icmp ne i32 %error.i271.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i285 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit411
  %retval.i267.0 = phi i32 [ 22, %cond_check.exit411 ], [ %error.i271.2, %if.then32.i ], [ %error.i271.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i267.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i643 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i644 = icmp ne i32 %call.i643, 0
  br i1 %tobool.i644, label %land.lhs.true.i647, label %if.end7.i

land.lhs.true.i647:                               ; preds = %if.end.i22
  %19 = ptrtoint ptr %cond to i64
  %call2.i645 = call i64 @__gomc_note(i64 noundef %19, i32 noundef 0)
  %tobool3.i646 = icmp ne i64 %call2.i645, 0
  br i1 %tobool3.i646, label %if.end7.i, label %land.rhs.i649

land.rhs.i649:                                    ; preds = %land.lhs.true.i647
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i648 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i648, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i649
  %call1.i346 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %call.i614 = call i64 @__gomc_lasting_conditions()
  %cmp.i615 = icmp ult i64 %19, %call.i614
  %shl.i579 = shl i64 1, %conv.i274
  %shl1.i580 = shl i64 %shl.i579, 32
  br i1 %cmp.i615, label %cond.true.i586, label %cond.false.i590

cond.true.i586:                                   ; preds = %if.then4.i
  %or.i582 = or i64 %shl.i579, %shl1.i580
  %and.i583 = and i64 %call1.i346, %or.i582
  %cmp2.i584 = icmp eq i64 %and.i583, 0
  %conv.i585 = zext i1 %cmp2.i584 to i32
  br label %was_woken.exit593

cond.false.i590:                                  ; preds = %if.then4.i
  %and3.i587 = and i64 %call1.i346, %shl1.i580
  %cmp4.i588 = icmp ne i64 %and3.i587, 0
  %conv5.i589 = zext i1 %cmp4.i588 to i32
  br label %was_woken.exit593

was_woken.exit593:                                ; preds = %cond.false.i590, %cond.true.i586
  %cond.i591 = phi i32 [ %conv.i585, %cond.true.i586 ], [ %conv5.i589, %cond.false.i590 ]
  %tobool6.i = icmp ne i32 %cond.i591, 0
  %lnot.i23 = xor i1 %tobool6.i, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i654 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i655 = icmp ne i32 %call.i654, 0
  br i1 %tobool.i655, label %if.then.i657, label %cond_sleep.exit

if.then.i657:                                     ; preds = %was_woken.exit593
  %conv.i656 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %19, i64 noundef %conv.i656)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i647, %if.end.i22, %land.rhs.i649
  %20 = ptrtoint ptr %cond to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i35.i = icmp ult i64 %20, %call.i.i
  br i1 %cmp.i35.i, label %do.body.i676, label %do.body5.i

do.body.i676:                                     ; preds = %if.end7.i, %do.body.i676
  %call2.i675 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i21.i = shl i64 1, %conv.i274
  %shl1.i22.i = shl i64 %shl.i21.i, 32
  %or.i24.i = or i64 %shl.i21.i, %shl1.i22.i
  %and.i25.i = and i64 %call2.i675, %or.i24.i
  %cmp2.i26.i = icmp eq i64 %and.i25.i, 0
  %lnot.i677 = xor i1 %cmp2.i26.i, true
  br i1 %lnot.i677, label %do.body.i676, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i274
  %shl1.i.i = shl i64 %shl.i.i, 32
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i676
  %call.i662 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i663 = icmp ne i32 %call.i662, 0
  br i1 %tobool.i663, label %if.then.i666, label %cond_sleep.exit

if.then.i666:                                     ; preds = %cond_await.exit
  %call2.i665 = call i64 @__gomc_remember(i64 noundef %20, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i666, %was_woken.exit593, %if.then.i657, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i267.0, %cond_enqueue.exit ], [ 0, %if.then.i657 ], [ 0, %was_woken.exit593 ], [ 0, %if.then.i666 ], [ 0, %cond_await.exit ]
  %cmp.i32 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i32, label %if.then.i33, label %if.else.i36

if.then.i33:                                      ; preds = %cond_sleep.exit
  %call.i364 = call i32 @__gomc_self()
  %idxprom.i365 = zext i32 %call.i364 to i64
  %arrayidx.i366 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i365
  %21 = load atomic i32, ptr %arrayidx.i366 seq_cst, align 4
  %and.i367 = and i32 %21, 1
  %cmp.i368 = icmp ne i32 %and.i367, 0
  br i1 %cmp.i368, label %end_waiting.exit39, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i33
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i36:                                      ; preds = %cond_sleep.exit
  %call.i235 = call i32 @__gomc_cancels()
  %tobool.i236 = icmp ne i32 %call.i235, 0
  br i1 %tobool.i236, label %land.rhs.i239, label %end_waiting.exit39

land.rhs.i239:                                    ; preds = %if.else.i36
  %call1.i237 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i238 = icmp eq i64 %call1.i237, 0
  br i1 %cmp.i238, label %if.then1.i37, label %end_waiting.exit39

if.then1.i37:                                     ; preds = %land.rhs.i239
  %call.i684 = call i32 @__gomc_self()
  %idxprom.i685 = zext i32 %call.i684 to i64
  %arrayidx.i686 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i685
  %call1.i688 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i686, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %land.rhs.i239, %if.then1.i37, %if.else.i36, %if.then.i33
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i696 = call i32 @__gomc_self()
  %conv.i697 = zext i32 %call.i696 to i64
  %add.i698 = add i64 %conv.i697, 1
  %call.i503 = call i32 @__gomc_mutex_kinds()
  %tobool.i504 = icmp ne i32 %call.i503, 0
  br i1 %tobool.i504, label %cond.true.i507, label %mutex_kind.exit511

cond.true.i507:                                   ; preds = %cond.false
  %add.ptr.i537 = getelementptr inbounds i8, ptr %mutex, i64 16
  %22 = load i32, ptr %add.ptr.i537, align 4
  %and.i506 = and i32 %22, 19
  br label %mutex_kind.exit511

mutex_kind.exit511:                               ; preds = %cond.false, %cond.true.i507
  %cond.i509 = phi i32 [ %and.i506, %cond.true.i507 ], [ 0, %cond.false ]
  %and.i705 = and i32 %cond.i509, 3
  %cmp.i706 = icmp eq i32 %and.i705, 3
  %.and.i705 = select i1 %cmp.i706, i32 0, i32 %and.i705
  br label %do.body.i126

do.body.i126:                                     ; preds = %land.rhs.i136, %mutex_kind.exit511
  %cmp.i122 = icmp eq i32 %.and.i705, 1
  %conv.i123 = zext i1 %cmp.i122 to i32
  %conv4.i124 = sext i32 %conv.i123 to i64
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i698, i64 noundef %conv4.i124, i32 noundef 1)
  %and.i193 = and i64 %call5.i125, 4294967295
  %conv.i194 = trunc i64 %and.i193 to i32
  %cmp7.i128 = icmp ne i32 %conv.i194, 0
  %conv10.i130 = zext i32 %conv.i194 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 4294967295
  %or.cond148 = select i1 %cmp7.i128, i1 %cmp11.i131, i1 false
  br i1 %or.cond148, label %land.rhs.i136, label %do.end.i145

land.rhs.i136:                                    ; preds = %do.body.i126
  %cmp15.i135 = icmp ne i64 %conv10.i130, %add.i698
  %cmp18.i138 = icmp eq i32 %.and.i705, 0
  %spec.select149 = select i1 %cmp15.i135, i1 true, i1 %cmp18.i138
  br i1 %spec.select149, label %do.body.i126, label %do.end.i145

do.end.i145:                                      ; preds = %do.body.i126, %land.rhs.i136
  %cmp22.i144 = icmp eq i64 %conv10.i130, 4294967295
  br i1 %cmp22.i144, label %if.then.i147, label %if.end.i151

if.then.i147:                                     ; preds = %do.end.i145
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i151:                                      ; preds = %do.end.i145
  %cmp27.i150 = icmp eq i64 %conv10.i130, %add.i698
  %cmp31.i153 = icmp eq i32 %.and.i705, 2
  %or.cond150 = select i1 %cmp27.i150, i1 %cmp31.i153, i1 false
  br i1 %or.cond150, label %return, label %if.end34.i158

if.end34.i158:                                    ; preds = %if.end.i151
  %call.i739 = call i32 @__gomc_robust_mutexes()
  %tobool.i740 = icmp ne i32 %call.i739, 0
  %and.i741 = and i32 %cond.i509, 16
  %tobool1.i = icmp ne i32 %and.i741, 0
  %23 = select i1 %tobool.i740, i1 %tobool1.i, i1 false
  br i1 %23, label %cond.true.i164, label %return

cond.true.i164:                                   ; preds = %if.end34.i158
  %conv39.i162 = zext i1 %cmp27.i150 to i32
  %call40.i163 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i162)
  br label %return

return:                                           ; preds = %end_waiting.exit39, %cond.true.i164, %if.end34.i158, %if.end.i151, %if.then.i147, %cond_enqueue.exit340, %cond.true.i, %if.end34.i, %if.end.i53, %if.then.i52
  %retval.0 = phi i32 [ %retval.i295.0, %cond_enqueue.exit340 ], [ 22, %if.then.i52 ], [ 35, %if.end.i53 ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ], [ %retval.i13.0, %end_waiting.exit39 ], [ 22, %if.then.i147 ], [ 35, %if.end.i151 ], [ %call40.i163, %cond.true.i164 ], [ 0, %if.end34.i158 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i55 = call i32 @__gomc_cancels()
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %land.rhs.i59, label %begin_waiting.exit.i

land.rhs.i59:                                     ; preds = %if.end
  %call1.i57 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i58 = icmp eq i64 %call1.i57, 0
  br i1 %cmp.i58, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i59
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i70 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i70 to i64
  %arrayidx.i71 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i73 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i71, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i73, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i63

if.then.i63:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i59
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i59 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i2 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i78 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i78, label %if.then.i79, label %if.end.i84

if.then.i79:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i84:                                       ; preds = %if.then.i
  %conv.i80 = zext i32 %call.i6.i to i64
  %call1.i81 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %and.i137 = and i64 %call1.i81, -9223372036854775808
  %tobool.i138 = icmp ne i64 %and.i137, 0
  br i1 %tobool.i138, label %cond.true.i139, label %cond_check.exit

cond.true.i139:                                   ; preds = %if.end.i84
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i84, %cond.true.i139
  %cond.i = phi i32 [ 22, %cond.true.i139 ], [ 0, %if.end.i84 ]
  %tobool.i83 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i83, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i161 = and i64 %call1.i81, 4294967295
  %conv.i.i162 = trunc i64 %and.i.i161 to i32
  %cmp.i163 = icmp eq i32 %conv.i.i162, 0
  br i1 %cmp.i163, label %if.then.i164, label %if.end.i167

if.then.i164:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i167:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i165 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i166 = icmp eq i32 %call2.i165, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i166, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i167
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i167, %if.end5.i, %if.then.i164
  %retval.i156.0 = phi i32 [ 0, %if.then.i164 ], [ 22, %if.end5.i ], [ 0, %if.end.i167 ]
  %tobool6.i = icmp ne i32 %retval.i156.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i169 = call i32 @__gomc_robust_mutexes()
  %tobool.i170 = icmp ne i32 %call.i169, 0
  br i1 %tobool.i170, label %land.rhs.i173, label %if.end12.i

land.rhs.i173:                                    ; preds = %if.then7.i
  %call.i176 = call i32 @__gomc_mutex_kinds()
  %tobool.i177 = icmp ne i32 %call.i176, 0
  br i1 %tobool.i177, label %cond.true.i180, label %mutex_kind.exit

cond.true.i180:                                   ; preds = %land.rhs.i173
  %add.ptr.i209 = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i209, align 4
  %and.i179 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i173, %cond.true.i180
  %cond.i182 = phi i32 [ %and.i179, %cond.true.i180 ], [ 0, %land.rhs.i173 ]
  %and.i172 = and i32 %cond.i182, 16
  %tobool2.i = icmp ne i32 %and.i172, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %add.i = add i64 %conv.i80, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 4294967295
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i41.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i77.2 = phi i32 [ %retval.i156.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i156.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i77.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i74.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i77.2, %if.then32.i ], [ %error.i77.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i74.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %call1.i92 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %5 = ptrtoint ptr %cond to i64
  %call.i257 = call i64 @__gomc_lasting_conditions()
  %cmp.i258 = icmp ult i64 %5, %call.i257
  %shl.i226 = shl i64 1, %conv.i80
  %shl1.i227 = shl i64 %shl.i226, 32
  br i1 %cmp.i258, label %cond.true.i233, label %cond.false.i237

cond.true.i233:                                   ; preds = %if.then2.i.i
  %or.i229 = or i64 %shl.i226, %shl1.i227
  %and.i230 = and i64 %call1.i92, %or.i229
  %cmp2.i231 = icmp eq i64 %and.i230, 0
  %conv.i232 = zext i1 %cmp2.i231 to i32
  br label %was_woken.exit240

cond.false.i237:                                  ; preds = %if.then2.i.i
  %and3.i234 = and i64 %call1.i92, %shl1.i227
  %cmp4.i235 = icmp ne i64 %and3.i234, 0
  %conv5.i236 = zext i1 %cmp4.i235 to i32
  br label %was_woken.exit240

was_woken.exit240:                                ; preds = %cond.false.i237, %cond.true.i233
  %cond.i238 = phi i32 [ %conv.i232, %cond.true.i233 ], [ %conv5.i236, %cond.false.i237 ]
  %tobool.i66 = icmp ne i32 %cond.i238, 0
  br i1 %tobool.i66, label %if.then.i15.i, label %if.then.i67

if.then.i67:                                      ; preds = %was_woken.exit240
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit240
  %call.i103 = call i32 @__gomc_self()
  %idxprom.i104 = zext i32 %call.i103 to i64
  %arrayidx.i105 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i104
  %6 = load atomic i32, ptr %arrayidx.i105 seq_cst, align 4
  %and.i106 = and i32 %6, 1
  %cmp.i107 = icmp ne i32 %and.i106, 0
  br i1 %cmp.i107, label %end_waiting.exit.i, label %if.then.i.i110

if.then.i.i110:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i290 = call i32 @__gomc_self()
  %conv.i291 = zext i32 %call.i290 to i64
  %add.i292 = add i64 %conv.i291, 1
  %call.i185 = call i32 @__gomc_mutex_kinds()
  %tobool.i186 = icmp ne i32 %call.i185, 0
  br i1 %tobool.i186, label %cond.true.i189, label %mutex_kind.exit193

cond.true.i189:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i207 = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %add.ptr.i207, align 4
  %and.i188 = and i32 %7, 19
  br label %mutex_kind.exit193

mutex_kind.exit193:                               ; preds = %end_waiting.exit.i, %cond.true.i189
  %cond.i191 = phi i32 [ %and.i188, %cond.true.i189 ], [ 0, %end_waiting.exit.i ]
  %and.i296 = and i32 %cond.i191, 3
  %cmp.i297 = icmp eq i32 %and.i296, 3
  %.and.i296 = select i1 %cmp.i297, i32 0, i32 %and.i296
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit193
  %cmp.i34.i = icmp eq i32 %.and.i296, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i292, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i23 = and i64 %call5.i.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp7.i.i = icmp ne i32 %conv.i24, 0
  %conv10.i.i = zext i32 %conv.i24 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond130 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond130, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i292
  %cmp18.i.i = icmp eq i32 %.and.i296, 0
  %spec.select = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i292
  %cmp31.i.i = icmp eq i32 %.and.i296, 2
  %or.cond131 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond131, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i318 = call i32 @__gomc_robust_mutexes()
  %tobool.i319 = icmp ne i32 %call.i318, 0
  %and.i320 = and i32 %cond.i191, 16
  %tobool1.i = icmp ne i32 %and.i320, 0
  %8 = select i1 %tobool.i319, i1 %tobool1.i, i1 false
  br i1 %8, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i113 = call i32 @__gomc_self()
  %idxprom.i114 = zext i32 %call.i113 to i64
  %arrayidx.i115 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i114
  %9 = load atomic i32, ptr %arrayidx.i115 seq_cst, align 4
  %and.i116 = and i32 %9, 1
  %cmp.i117 = icmp ne i32 %and.i116, 0
  br i1 %cmp.i117, label %await_request.exit121, label %if.then.i.i120

if.then.i.i120:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit121:                            ; preds = %if.end5.i.i
  %call1.i100 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %10 = ptrtoint ptr %cond to i64
  %call.i261 = call i64 @__gomc_lasting_conditions()
  %cmp.i262 = icmp ult i64 %10, %call.i261
  %shl.i = shl i64 1, %conv.i80
  %shl1.i = shl i64 %shl.i, 32
  br i1 %cmp.i262, label %cond.true.i216, label %cond.false.i217

cond.true.i216:                                   ; preds = %await_request.exit121
  %or.i = or i64 %shl.i, %shl1.i
  %and.i214 = and i64 %call1.i100, %or.i
  %cmp2.i = icmp eq i64 %and.i214, 0
  %conv.i215 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i217:                                  ; preds = %await_request.exit121
  %and3.i = and i64 %call1.i100, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i217, %cond.true.i216
  %cond.i218 = phi i32 [ %conv.i215, %cond.true.i216 ], [ %conv5.i, %cond.false.i217 ]
  %tobool7.i.i = icmp ne i32 %cond.i218, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i253 = call i64 @__gomc_lasting_conditions()
  %cmp.i254 = icmp ult i64 %10, %call.i253
  %cond1.i251 = select i1 %cmp.i254, i32 1, i32 0
  %conv.i4 = zext i32 %cond1.i251 to i64
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i4, i64 noundef 0, i32 noundef 2)
  %and.i145 = and i64 %call2.i5, -9223372036854775808
  %tobool.i146 = icmp ne i64 %and.i145, 0
  br i1 %tobool.i146, label %cond.true.i147, label %if.end10.i.i

cond.true.i147:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i147, %if.then8.i.i, %was_woken.exit
  %call.i293 = call i32 @__gomc_self()
  %conv.i294 = zext i32 %call.i293 to i64
  %add.i295 = add i64 %conv.i294, 1
  %call.i195 = call i32 @__gomc_mutex_kinds()
  %tobool.i196 = icmp ne i32 %call.i195, 0
  br i1 %tobool.i196, label %cond.true.i199, label %mutex_kind.exit203

cond.true.i199:                                   ; preds = %if.end10.i.i
  %add.ptr.i205 = getelementptr inbounds i8, ptr %mutex, i64 16
  %11 = load i32, ptr %add.ptr.i205, align 4
  %and.i198 = and i32 %11, 19
  br label %mutex_kind.exit203

mutex_kind.exit203:                               ; preds = %if.end10.i.i, %cond.true.i199
  %cond.i201 = phi i32 [ %and.i198, %cond.true.i199 ], [ 0, %if.end10.i.i ]
  %and.i303 = and i32 %cond.i201, 3
  %cmp.i304 = icmp eq i32 %and.i303, 3
  %.and.i303 = select i1 %cmp.i304, i32 0, i32 %and.i303
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit203
  %cmp.i51.i = icmp eq i32 %.and.i303, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i295, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i41 = and i64 %call5.i54.i, 4294967295
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i42, 0
  %conv10.i59.i = zext i32 %conv.i42 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  %or.cond132 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond132, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i295
  %cmp18.i67.i = icmp eq i32 %.and.i303, 0
  %spec.select133 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select133, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %land.rhs.i65.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv10.i59.i, %add.i295
  %cmp31.i82.i = icmp eq i32 %.and.i303, 2
  %or.cond134 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond134, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i324 = call i32 @__gomc_robust_mutexes()
  %tobool.i325 = icmp ne i32 %call.i324, 0
  %and.i326 = and i32 %cond.i201, 16
  %tobool1.i327 = icmp ne i32 %and.i326, 0
  %12 = select i1 %tobool.i325, i1 %tobool1.i327, i1 false
  br i1 %12, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i133 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i134 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i264 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i265 = and i64 %call.i264, -9223372036854775808
  %tobool.i266 = icmp ne i64 %and.i265, 0
  br i1 %tobool.i266, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i271 = shl i64 %call.i264, 1
  %13 = inttoptr i64 %shl.i271 to ptr
  %call.i276 = call i64 @__gomc_remember(i64 noundef %shl.i271, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i276)
  %call.i270 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %13, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i273 = shl i64 %call.i264, 1
  %14 = inttoptr i64 %shl.i273 to ptr
  %tobool3.i = icmp ne ptr %14, null
  br i1 %tobool3.i, label %if.then.i268, label %if.end.i269

if.then.i268:                                     ; preds = %while.end.i
  %add.i274 = add i64 %shl.i273, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i274, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %14, i32 noundef 1)
  unreachable

if.end.i269:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %15 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %15)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i340 = call i32 @__gomc_self()
  %cmp.i.i341 = icmp uge i32 %call.i340, 31
  br i1 %cmp.i.i341, label %if.then.i.i342, label %if.end.i.i347

if.then.i.i342:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i347:                                    ; preds = %if.end.i
  %conv.i.i343 = zext i32 %call.i340 to i64
  %call1.i.i344 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i343, i64 noundef 0, i32 noundef 2)
  %and.i.i345 = and i64 %call1.i.i344, -9223372036854775808
  %tobool.i17.i346 = icmp ne i64 %and.i.i345, 0
  br i1 %tobool.i17.i346, label %cond.true.i.i348, label %cond_check.exit.i

cond.true.i.i348:                                 ; preds = %if.end.i.i347
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i347, %cond.true.i.i348
  %cond.i.i350 = phi i32 [ 22, %cond.true.i.i348 ], [ 0, %if.end.i.i347 ]
  %tobool.i.i351 = icmp ne i32 %cond.i.i350, 0
  br i1 %tobool.i.i351, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i26.i = and i64 %call1.i.i344, 4294967295
  %conv.i.i27.i = trunc i64 %and.i.i26.i to i32
  %cmp.i28.i = icmp eq i32 %conv.i.i27.i, 0
  br i1 %cmp.i28.i, label %if.then.i29.i, label %if.end.i31.i

if.then.i29.i:                                    ; preds = %if.end4.i.i
  %16 = ptrtoint ptr %mutex to i64
  store atomic i64 %16, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i31.i:                                     ; preds = %if.end4.i.i
  %17 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %17)
  %tobool.i30.i = icmp eq i32 %call2.i.i, 0
  %18 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %17, %18
  %or.cond135 = or i1 %tobool.i30.i, %cmp3.i.i
  br i1 %or.cond135, label %cond_bind.exit.i, label %if.end5.i.i353

if.end5.i.i353:                                   ; preds = %if.end.i31.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i31.i, %if.end5.i.i353, %if.then.i29.i
  %retval.i22.i.0 = phi i32 [ 0, %if.then.i29.i ], [ 22, %if.end5.i.i353 ], [ 0, %if.end.i31.i ]
  %tobool6.i.i = icmp ne i32 %retval.i22.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i33.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i33.i, label %land.rhs.i.i354, label %if.end12.i.i

land.rhs.i.i354:                                  ; preds = %if.then7.i.i
  %call.i37.i = call i32 @__gomc_mutex_kinds()
  %tobool.i38.i = icmp ne i32 %call.i37.i, 0
  br i1 %tobool.i38.i, label %cond.true.i41.i, label %mutex_kind.exit.i

cond.true.i41.i:                                  ; preds = %land.rhs.i.i354
  %add.ptr.i45.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %19 = load i32, ptr %add.ptr.i45.i, align 4
  %and.i40.i355 = and i32 %19, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i354, %cond.true.i41.i
  %cond.i43.i = phi i32 [ %and.i40.i355, %cond.true.i41.i ], [ 0, %land.rhs.i.i354 ]
  %and.i35.i = and i32 %cond.i43.i, 16
  %tobool2.i.i = icmp ne i32 %and.i35.i, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %add.i.i = add i64 %conv.i.i343, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 4294967295
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i357 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i357, label %if.then20.i.i, label %if.else.i.i358

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i358:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i340, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i358
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i358, %cond_bind.exit.i
  %error.i.i335.2 = phi i32 [ %retval.i22.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i22.i.0, %if.else.i.i358 ]
  %tobool31.i.i = icmp ne i32 %error.i.i335.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i343, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i331.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i335.2, %if.then32.i.i ], [ %error.i.i335.2, %if.end30.i.i ]
  %tobool.i359 = icmp ne i32 %retval.i.i331.0, 0
  br i1 %tobool.i359, label %cond_timed_sleep.exit, label %if.end.i361

if.end.i361:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i343, i64 noundef 0, i32 noundef 2)
  %20 = ptrtoint ptr %cond to i64
  %call.i59.i = call i64 @__gomc_lasting_conditions()
  %cmp.i60.i = icmp ult i64 %20, %call.i59.i
  %shl.i.i = shl i64 1, %conv.i.i343
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i60.i, label %cond.true.i52.i, label %cond.false.i53.i

cond.true.i52.i:                                  ; preds = %if.end.i361
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i50.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i50.i, 0
  %conv.i51.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i53.i:                                 ; preds = %if.end.i361
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i53.i, %cond.true.i52.i
  %cond.i54.i = phi i32 [ %conv.i51.i, %cond.true.i52.i ], [ %conv5.i.i, %cond.false.i53.i ]
  %tobool3.i362 = icmp ne i32 %cond.i54.i, 0
  br i1 %tobool3.i362, label %land.end.i, label %land.rhs.i363

land.rhs.i363:                                    ; preds = %was_woken.exit.i
  %call.i64.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i65.i = icmp ne i32 %call.i64.i, 0
  br i1 %tobool.i65.i, label %land.lhs.true.i.i364, label %land.end.i

land.lhs.true.i.i364:                             ; preds = %land.rhs.i363
  %call2.i66.i = call i64 @__gomc_note(i64 noundef %20, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i66.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i67.i

land.rhs.i67.i:                                   ; preds = %land.lhs.true.i.i364
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i365 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i363, %land.lhs.true.i.i364, %land.rhs.i67.i, %was_woken.exit.i
  %21 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i364 ], [ false, %land.rhs.i363 ], [ %tobool5.i.i365, %land.rhs.i67.i ]
  %land.ext.i366 = zext i1 %21 to i32
  %call.i71.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i72.i = icmp ne i32 %call.i71.i, 0
  br i1 %tobool.i72.i, label %if.then.i75.i, label %cond_woken.exit.i

if.then.i75.i:                                    ; preds = %land.end.i
  %conv.i73.i = sext i32 %land.ext.i366 to i64
  %call2.i74.i = call i64 @__gomc_remember(i64 noundef %20, i64 noundef %conv.i73.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i75.i, %land.end.i
  %spec.select136 = select i1 %tobool3.i362, i1 true, i1 %21
  %lor.ext.i = zext i1 %spec.select136 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i336.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i331.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i124 = call i32 @__gomc_self()
  %idxprom.i125 = zext i32 %call.i124 to i64
  %arrayidx.i126 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i125
  %22 = load atomic i32, ptr %arrayidx.i126 seq_cst, align 4
  %and.i127 = and i32 %22, 1
  %cmp.i128 = icmp ne i32 %and.i127, 0
  br i1 %cmp.i128, label %end_waiting.exit27.i, label %if.then.i.i131

if.then.i.i131:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i48 = call i32 @__gomc_cancels()
  %tobool.i49 = icmp ne i32 %call.i48, 0
  br i1 %tobool.i49, label %land.rhs.i52, label %end_waiting.exit27.i

land.rhs.i52:                                     ; preds = %if.else.i24.i
  %call1.i50 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i51 = icmp eq i64 %call1.i50, 0
  br i1 %cmp.i51, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i52
  %call.i284 = call i32 @__gomc_self()
  %idxprom.i285 = zext i32 %call.i284 to i64
  %arrayidx.i286 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i285
  %call1.i289 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i286, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i52, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i336.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i27.i = call i32 @__gomc_self()
  %conv.i28.i = zext i32 %call.i27.i to i64
  %add.i.i381 = add i64 %conv.i28.i, 1
  %call.i18.i = call i32 @__gomc_mutex_kinds()
  %tobool.i19.i = icmp ne i32 %call.i18.i, 0
  br i1 %tobool.i19.i, label %cond.true.i22.i, label %mutex_kind.exit.i383

cond.true.i22.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i382 = getelementptr inbounds i8, ptr %mutex, i64 16
  %23 = load i32, ptr %add.ptr.i.i382, align 4
  %and.i21.i = and i32 %23, 19
  br label %mutex_kind.exit.i383

mutex_kind.exit.i383:                             ; preds = %cond.false.i, %cond.true.i22.i
  %cond.i24.i = phi i32 [ %and.i21.i, %cond.true.i22.i ], [ 0, %cond.false.i ]
  %and.i29.i = and i32 %cond.i24.i, 3
  %cmp.i30.i = icmp eq i32 %and.i29.i, 3
  %.and.i29.i = select i1 %cmp.i30.i, i32 0, i32 %and.i29.i
  br label %do.body.i.i389

do.body.i.i389:                                   ; preds = %land.rhs.i.i396, %mutex_kind.exit.i383
  %cmp.i.i384 = icmp eq i32 %.and.i29.i, 1
  %conv.i.i385 = zext i1 %cmp.i.i384 to i32
  %conv4.i.i386 = sext i32 %conv.i.i385 to i64
  %call5.i.i387 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i381, i64 noundef %conv4.i.i386, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i387, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i388 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i390 = zext i32 %conv.i16.i to i64
  %cmp11.i.i391 = icmp ne i64 %conv10.i.i390, 4294967295
  %or.cond137 = select i1 %cmp7.i.i388, i1 %cmp11.i.i391, i1 false
  br i1 %or.cond137, label %land.rhs.i.i396, label %do.end.i.i403

land.rhs.i.i396:                                  ; preds = %do.body.i.i389
  %cmp15.i.i395 = icmp ne i64 %conv10.i.i390, %add.i.i381
  %cmp18.i.i397 = icmp eq i32 %.and.i29.i, 0
  %spec.select138 = select i1 %cmp15.i.i395, i1 true, i1 %cmp18.i.i397
  br i1 %spec.select138, label %do.body.i.i389, label %do.end.i.i403

do.end.i.i403:                                    ; preds = %do.body.i.i389, %land.rhs.i.i396
  %cmp22.i.i402 = icmp eq i64 %conv10.i.i390, 4294967295
  br i1 %cmp22.i.i402, label %if.then.i.i404, label %if.end.i.i407

if.then.i.i404:                                   ; preds = %do.end.i.i403
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i424

if.end.i.i407:                                    ; preds = %do.end.i.i403
  %cmp27.i.i406 = icmp eq i64 %conv10.i.i390, %add.i.i381
  %cmp31.i.i408 = icmp eq i32 %.and.i29.i, 2
  %or.cond139 = select i1 %cmp27.i.i406, i1 %cmp31.i.i408, i1 false
  br i1 %or.cond139, label %mutex_lock.exit.i424, label %if.end34.i.i412

if.end34.i.i412:                                  ; preds = %if.end.i.i407
  %call.i.i411 = call i32 @__gomc_robust_mutexes()
  %tobool.i39.i = icmp ne i32 %call.i.i411, 0
  %and.i40.i413 = and i32 %cond.i24.i, 16
  %tobool1.i.i = icmp ne i32 %and.i40.i413, 0
  %24 = select i1 %tobool.i39.i, i1 %tobool1.i.i, i1 false
  br i1 %24, label %cond.true.i.i419, label %mutex_lock.exit.i424

cond.true.i.i419:                                 ; preds = %if.end34.i.i412
  %conv39.i.i417 = zext i1 %cmp27.i.i406 to i32
  %call40.i.i418 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i417)
  br label %mutex_lock.exit.i424

mutex_lock.exit.i424:                             ; preds = %cond.true.i.i419, %if.end34.i.i412, %if.end.i.i407, %if.then.i.i404
  %retval.i.i372.0 = phi i32 [ 22, %if.then.i.i404 ], [ 35, %if.end.i.i407 ], [ %call40.i.i418, %cond.true.i.i419 ], [ 0, %if.end34.i.i412 ]
  %cmp.i423 = icmp ne i32 %retval.i.i372.0, 0
  %tobool.i426 = icmp ne i32 %in_time.i.0, 0
  %cond.i427 = select i1 %tobool.i426, i32 0, i32 110
  %retval.i378.0 = select i1 %cmp.i423, i32 %retval.i.i372.0, i32 %cond.i427
  br label %return

return:                                           ; preds = %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i424, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i74.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i378.0, %mutex_lock.exit.i424 ], [ %retval.i336.0, %end_waiting.exit27.i ]
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
    i32 1, label %if.end
    i32 0, label %if.end
  ]

if.end:                                           ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i58 = call i32 @__gomc_cancels()
  %tobool.i59 = icmp ne i32 %call.i58, 0
  br i1 %tobool.i59, label %land.rhs.i62, label %begin_waiting.exit.i

land.rhs.i62:                                     ; preds = %if.end
  %call1.i60 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i61 = icmp eq i64 %call1.i60, 0
  br i1 %cmp.i61, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i62
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i73 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i73 to i64
  %arrayidx.i74 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i76 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i74, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i76, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i66

if.then.i66:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i62
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i62 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i4 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i4, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i81 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i81, label %if.then.i82, label %if.end.i87

if.then.i82:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i87:                                       ; preds = %if.then.i
  %conv.i83 = zext i32 %call.i6.i to i64
  %call1.i84 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %and.i140 = and i64 %call1.i84, -9223372036854775808
  %tobool.i141 = icmp ne i64 %and.i140, 0
  br i1 %tobool.i141, label %cond.true.i142, label %cond_check.exit

cond.true.i142:                                   ; preds = %if.end.i87
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i87, %cond.true.i142
  %cond.i = phi i32 [ 22, %cond.true.i142 ], [ 0, %if.end.i87 ]
  %tobool.i86 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i86, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i164 = and i64 %call1.i84, 4294967295
  %conv.i.i165 = trunc i64 %and.i.i164 to i32
  %cmp.i166 = icmp eq i32 %conv.i.i165, 0
  br i1 %cmp.i166, label %if.then.i167, label %if.end.i170

if.then.i167:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i170:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i168 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i169 = icmp eq i32 %call2.i168, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i169, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i170
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i170, %if.end5.i, %if.then.i167
  %retval.i159.0 = phi i32 [ 0, %if.then.i167 ], [ 22, %if.end5.i ], [ 0, %if.end.i170 ]
  %tobool6.i = icmp ne i32 %retval.i159.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i172 = call i32 @__gomc_robust_mutexes()
  %tobool.i173 = icmp ne i32 %call.i172, 0
  br i1 %tobool.i173, label %land.rhs.i176, label %if.end12.i

land.rhs.i176:                                    ; preds = %if.then7.i
  %call.i179 = call i32 @__gomc_mutex_kinds()
  %tobool.i180 = icmp ne i32 %call.i179, 0
  br i1 %tobool.i180, label %cond.true.i183, label %mutex_kind.exit

cond.true.i183:                                   ; preds = %land.rhs.i176
  %add.ptr.i212 = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i212, align 4
  %and.i182 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i176, %cond.true.i183
  %cond.i185 = phi i32 [ %and.i182, %cond.true.i183 ], [ 0, %land.rhs.i176 ]
  %and.i175 = and i32 %cond.i185, 16
  %tobool2.i = icmp ne i32 %and.i175, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %add.i = add i64 %conv.i83, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 4294967295
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i41.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i80.2 = phi i32 [ %retval.i159.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i159.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i80.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i77.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i80.2, %if.then32.i ], [ %error.i80.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i77.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %call1.i95 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %5 = ptrtoint ptr %cond to i64
  %call.i260 = call i64 @__gomc_lasting_conditions()
  %cmp.i261 = icmp ult i64 %5, %call.i260
  %shl.i229 = shl i64 1, %conv.i83
  %shl1.i230 = shl i64 %shl.i229, 32
  br i1 %cmp.i261, label %cond.true.i236, label %cond.false.i240

cond.true.i236:                                   ; preds = %if.then2.i.i
  %or.i232 = or i64 %shl.i229, %shl1.i230
  %and.i233 = and i64 %call1.i95, %or.i232
  %cmp2.i234 = icmp eq i64 %and.i233, 0
  %conv.i235 = zext i1 %cmp2.i234 to i32
  br label %was_woken.exit243

cond.false.i240:                                  ; preds = %if.then2.i.i
  %and3.i237 = and i64 %call1.i95, %shl1.i230
  %cmp4.i238 = icmp ne i64 %and3.i237, 0
  %conv5.i239 = zext i1 %cmp4.i238 to i32
  br label %was_woken.exit243

was_woken.exit243:                                ; preds = %cond.false.i240, %cond.true.i236
  %cond.i241 = phi i32 [ %conv.i235, %cond.true.i236 ], [ %conv5.i239, %cond.false.i240 ]
  %tobool.i69 = icmp ne i32 %cond.i241, 0
  br i1 %tobool.i69, label %if.then.i15.i, label %if.then.i70

if.then.i70:                                      ; preds = %was_woken.exit243
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit243
  %call.i106 = call i32 @__gomc_self()
  %idxprom.i107 = zext i32 %call.i106 to i64
  %arrayidx.i108 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i107
  %6 = load atomic i32, ptr %arrayidx.i108 seq_cst, align 4
  %and.i109 = and i32 %6, 1
  %cmp.i110 = icmp ne i32 %and.i109, 0
  br i1 %cmp.i110, label %end_waiting.exit.i, label %if.then.i.i113

if.then.i.i113:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i293 = call i32 @__gomc_self()
  %conv.i294 = zext i32 %call.i293 to i64
  %add.i295 = add i64 %conv.i294, 1
  %call.i188 = call i32 @__gomc_mutex_kinds()
  %tobool.i189 = icmp ne i32 %call.i188, 0
  br i1 %tobool.i189, label %cond.true.i192, label %mutex_kind.exit196

cond.true.i192:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i210 = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %add.ptr.i210, align 4
  %and.i191 = and i32 %7, 19
  br label %mutex_kind.exit196

mutex_kind.exit196:                               ; preds = %end_waiting.exit.i, %cond.true.i192
  %cond.i194 = phi i32 [ %and.i191, %cond.true.i192 ], [ 0, %end_waiting.exit.i ]
  %and.i299 = and i32 %cond.i194, 3
  %cmp.i300 = icmp eq i32 %and.i299, 3
  %.and.i299 = select i1 %cmp.i300, i32 0, i32 %and.i299
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit196
  %cmp.i34.i = icmp eq i32 %.and.i299, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i295, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i26 = and i64 %call5.i.i, 4294967295
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp7.i.i = icmp ne i32 %conv.i27, 0
  %conv10.i.i = zext i32 %conv.i27 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond131 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond131, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i295
  %cmp18.i.i = icmp eq i32 %.and.i299, 0
  %spec.select132 = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select132, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i295
  %cmp31.i.i = icmp eq i32 %.and.i299, 2
  %or.cond133 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond133, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i321 = call i32 @__gomc_robust_mutexes()
  %tobool.i322 = icmp ne i32 %call.i321, 0
  %and.i323 = and i32 %cond.i194, 16
  %tobool1.i = icmp ne i32 %and.i323, 0
  %8 = select i1 %tobool.i322, i1 %tobool1.i, i1 false
  br i1 %8, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i116 = call i32 @__gomc_self()
  %idxprom.i117 = zext i32 %call.i116 to i64
  %arrayidx.i118 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i117
  %9 = load atomic i32, ptr %arrayidx.i118 seq_cst, align 4
  %and.i119 = and i32 %9, 1
  %cmp.i120 = icmp ne i32 %and.i119, 0
  br i1 %cmp.i120, label %await_request.exit124, label %if.then.i.i123

if.then.i.i123:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit124:                            ; preds = %if.end5.i.i
  %call1.i103 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %10 = ptrtoint ptr %cond to i64
  %call.i264 = call i64 @__gomc_lasting_conditions()
  %cmp.i265 = icmp ult i64 %10, %call.i264
  %shl.i = shl i64 1, %conv.i83
  %shl1.i = shl i64 %shl.i, 32
  br i1 %cmp.i265, label %cond.true.i219, label %cond.false.i220

cond.true.i219:                                   ; preds = %await_request.exit124
  %or.i = or i64 %shl.i, %shl1.i
  %and.i217 = and i64 %call1.i103, %or.i
  %cmp2.i = icmp eq i64 %and.i217, 0
  %conv.i218 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i220:                                  ; preds = %await_request.exit124
  %and3.i = and i64 %call1.i103, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i220, %cond.true.i219
  %cond.i221 = phi i32 [ %conv.i218, %cond.true.i219 ], [ %conv5.i, %cond.false.i220 ]
  %tobool7.i.i = icmp ne i32 %cond.i221, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i256 = call i64 @__gomc_lasting_conditions()
  %cmp.i257 = icmp ult i64 %10, %call.i256
  %cond1.i254 = select i1 %cmp.i257, i32 1, i32 0
  %conv.i7 = zext i32 %cond1.i254 to i64
  %call2.i8 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %and.i148 = and i64 %call2.i8, -9223372036854775808
  %tobool.i149 = icmp ne i64 %and.i148, 0
  br i1 %tobool.i149, label %cond.true.i150, label %if.end10.i.i

cond.true.i150:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i150, %if.then8.i.i, %was_woken.exit
  %call.i296 = call i32 @__gomc_self()
  %conv.i297 = zext i32 %call.i296 to i64
  %add.i298 = add i64 %conv.i297, 1
  %call.i198 = call i32 @__gomc_mutex_kinds()
  %tobool.i199 = icmp ne i32 %call.i198, 0
  br i1 %tobool.i199, label %cond.true.i202, label %mutex_kind.exit206

cond.true.i202:                                   ; preds = %if.end10.i.i
  %add.ptr.i208 = getelementptr inbounds i8, ptr %mutex, i64 16
  %11 = load i32, ptr %add.ptr.i208, align 4
  %and.i201 = and i32 %11, 19
  br label %mutex_kind.exit206

mutex_kind.exit206:                               ; preds = %if.end10.i.i, %cond.true.i202
  %cond.i204 = phi i32 [ %and.i201, %cond.true.i202 ], [ 0, %if.end10.i.i ]
  %and.i306 = and i32 %cond.i204, 3
  %cmp.i307 = icmp eq i32 %and.i306, 3
  %.and.i306 = select i1 %cmp.i307, i32 0, i32 %and.i306
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit206
  %cmp.i51.i = icmp eq i32 %.and.i306, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i298, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i44 = and i64 %call5.i54.i, 4294967295
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i45, 0
  %conv10.i59.i = zext i32 %conv.i45 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  %or.cond134 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond134, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i298
  %cmp18.i67.i = icmp eq i32 %.and.i306, 0
  %spec.select135 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select135, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %land.rhs.i65.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv10.i59.i, %add.i298
  %cmp31.i82.i = icmp eq i32 %.and.i306, 2
  %or.cond136 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond136, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i327 = call i32 @__gomc_robust_mutexes()
  %tobool.i328 = icmp ne i32 %call.i327, 0
  %and.i329 = and i32 %cond.i204, 16
  %tobool1.i330 = icmp ne i32 %and.i329, 0
  %12 = select i1 %tobool.i328, i1 %tobool1.i330, i1 false
  br i1 %12, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i136 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i137 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i267 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i268 = and i64 %call.i267, -9223372036854775808
  %tobool.i269 = icmp ne i64 %and.i268, 0
  br i1 %tobool.i269, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i274 = shl i64 %call.i267, 1
  %13 = inttoptr i64 %shl.i274 to ptr
  %call.i279 = call i64 @__gomc_remember(i64 noundef %shl.i274, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i279)
  %call.i273 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %13, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i276 = shl i64 %call.i267, 1
  %14 = inttoptr i64 %shl.i276 to ptr
  %tobool3.i = icmp ne ptr %14, null
  br i1 %tobool3.i, label %if.then.i271, label %if.end.i272

if.then.i271:                                     ; preds = %while.end.i
  %add.i277 = add i64 %shl.i276, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i277, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %14, i32 noundef 1)
  unreachable

if.end.i272:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %15 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %15)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i343 = call i32 @__gomc_self()
  %cmp.i.i344 = icmp uge i32 %call.i343, 31
  br i1 %cmp.i.i344, label %if.then.i.i345, label %if.end.i.i350

if.then.i.i345:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i350:                                    ; preds = %if.end.i
  %conv.i.i346 = zext i32 %call.i343 to i64
  %call1.i.i347 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i346, i64 noundef 0, i32 noundef 2)
  %and.i.i348 = and i64 %call1.i.i347, -9223372036854775808
  %tobool.i17.i349 = icmp ne i64 %and.i.i348, 0
  br i1 %tobool.i17.i349, label %cond.true.i.i351, label %cond_check.exit.i

cond.true.i.i351:                                 ; preds = %if.end.i.i350
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i350, %cond.true.i.i351
  %cond.i.i353 = phi i32 [ 22, %cond.true.i.i351 ], [ 0, %if.end.i.i350 ]
  %tobool.i.i354 = icmp ne i32 %cond.i.i353, 0
  br i1 %tobool.i.i354, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i26.i = and i64 %call1.i.i347, 4294967295
  %conv.i.i27.i = trunc i64 %and.i.i26.i to i32
  %cmp.i28.i = icmp eq i32 %conv.i.i27.i, 0
  br i1 %cmp.i28.i, label %if.then.i29.i, label %if.end.i31.i

if.then.i29.i:                                    ; preds = %if.end4.i.i
  %16 = ptrtoint ptr %mutex to i64
  store atomic i64 %16, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i31.i:                                     ; preds = %if.end4.i.i
  %17 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %17)
  %tobool.i30.i = icmp eq i32 %call2.i.i, 0
  %18 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %17, %18
  %or.cond137 = or i1 %tobool.i30.i, %cmp3.i.i
  br i1 %or.cond137, label %cond_bind.exit.i, label %if.end5.i.i356

if.end5.i.i356:                                   ; preds = %if.end.i31.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i31.i, %if.end5.i.i356, %if.then.i29.i
  %retval.i22.i.0 = phi i32 [ 0, %if.then.i29.i ], [ 22, %if.end5.i.i356 ], [ 0, %if.end.i31.i ]
  %tobool6.i.i = icmp ne i32 %retval.i22.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i33.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i33.i, label %land.rhs.i.i357, label %if.end12.i.i

land.rhs.i.i357:                                  ; preds = %if.then7.i.i
  %call.i37.i = call i32 @__gomc_mutex_kinds()
  %tobool.i38.i = icmp ne i32 %call.i37.i, 0
  br i1 %tobool.i38.i, label %cond.true.i41.i, label %mutex_kind.exit.i

cond.true.i41.i:                                  ; preds = %land.rhs.i.i357
  %add.ptr.i45.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %19 = load i32, ptr %add.ptr.i45.i, align 4
  %and.i40.i358 = and i32 %19, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i357, %cond.true.i41.i
  %cond.i43.i = phi i32 [ %and.i40.i358, %cond.true.i41.i ], [ 0, %land.rhs.i.i357 ]
  %and.i35.i = and i32 %cond.i43.i, 16
  %tobool2.i.i = icmp ne i32 %and.i35.i, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %add.i.i = add i64 %conv.i.i346, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 4294967295
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i360 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i360, label %if.then20.i.i, label %if.else.i.i361

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i361:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i343, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i361
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i361, %cond_bind.exit.i
  %error.i.i338.2 = phi i32 [ %retval.i22.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i22.i.0, %if.else.i.i361 ]
  %tobool31.i.i = icmp ne i32 %error.i.i338.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i346, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i334.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i338.2, %if.then32.i.i ], [ %error.i.i338.2, %if.end30.i.i ]
  %tobool.i362 = icmp ne i32 %retval.i.i334.0, 0
  br i1 %tobool.i362, label %cond_timed_sleep.exit, label %if.end.i364

if.end.i364:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i346, i64 noundef 0, i32 noundef 2)
  %20 = ptrtoint ptr %cond to i64
  %call.i59.i = call i64 @__gomc_lasting_conditions()
  %cmp.i60.i = icmp ult i64 %20, %call.i59.i
  %shl.i.i = shl i64 1, %conv.i.i346
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i60.i, label %cond.true.i52.i, label %cond.false.i53.i

cond.true.i52.i:                                  ; preds = %if.end.i364
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i50.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i50.i, 0
  %conv.i51.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i53.i:                                 ; preds = %if.end.i364
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i53.i, %cond.true.i52.i
  %cond.i54.i = phi i32 [ %conv.i51.i, %cond.true.i52.i ], [ %conv5.i.i, %cond.false.i53.i ]
  %tobool3.i365 = icmp ne i32 %cond.i54.i, 0
  br i1 %tobool3.i365, label %land.end.i, label %land.rhs.i366

land.rhs.i366:                                    ; preds = %was_woken.exit.i
  %call.i64.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i65.i = icmp ne i32 %call.i64.i, 0
  br i1 %tobool.i65.i, label %land.lhs.true.i.i367, label %land.end.i

land.lhs.true.i.i367:                             ; preds = %land.rhs.i366
  %call2.i66.i = call i64 @__gomc_note(i64 noundef %20, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i66.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i67.i

land.rhs.i67.i:                                   ; preds = %land.lhs.true.i.i367
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i368 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i366, %land.lhs.true.i.i367, %land.rhs.i67.i, %was_woken.exit.i
  %21 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i367 ], [ false, %land.rhs.i366 ], [ %tobool5.i.i368, %land.rhs.i67.i ]
  %land.ext.i369 = zext i1 %21 to i32
  %call.i71.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i72.i = icmp ne i32 %call.i71.i, 0
  br i1 %tobool.i72.i, label %if.then.i75.i, label %cond_woken.exit.i

if.then.i75.i:                                    ; preds = %land.end.i
  %conv.i73.i = sext i32 %land.ext.i369 to i64
  %call2.i74.i = call i64 @__gomc_remember(i64 noundef %20, i64 noundef %conv.i73.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i75.i, %land.end.i
  %spec.select138 = select i1 %tobool3.i365, i1 true, i1 %21
  %lor.ext.i372 = zext i1 %spec.select138 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i372, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i339.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i334.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i127 = call i32 @__gomc_self()
  %idxprom.i128 = zext i32 %call.i127 to i64
  %arrayidx.i129 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i128
  %22 = load atomic i32, ptr %arrayidx.i129 seq_cst, align 4
  %and.i130 = and i32 %22, 1
  %cmp.i131 = icmp ne i32 %and.i130, 0
  br i1 %cmp.i131, label %end_waiting.exit27.i, label %if.then.i.i134

if.then.i.i134:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i51 = call i32 @__gomc_cancels()
  %tobool.i52 = icmp ne i32 %call.i51, 0
  br i1 %tobool.i52, label %land.rhs.i55, label %end_waiting.exit27.i

land.rhs.i55:                                     ; preds = %if.else.i24.i
  %call1.i53 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i54 = icmp eq i64 %call1.i53, 0
  br i1 %cmp.i54, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i55
  %call.i287 = call i32 @__gomc_self()
  %idxprom.i288 = zext i32 %call.i287 to i64
  %arrayidx.i289 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i288
  %call1.i292 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i289, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i55, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i339.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i27.i = call i32 @__gomc_self()
  %conv.i28.i = zext i32 %call.i27.i to i64
  %add.i.i386 = add i64 %conv.i28.i, 1
  %call.i18.i = call i32 @__gomc_mutex_kinds()
  %tobool.i19.i = icmp ne i32 %call.i18.i, 0
  br i1 %tobool.i19.i, label %cond.true.i22.i, label %mutex_kind.exit.i388

cond.true.i22.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i387 = getelementptr inbounds i8, ptr %mutex, i64 16
  %23 = load i32, ptr %add.ptr.i.i387, align 4
  %and.i21.i = and i32 %23, 19
  br label %mutex_kind.exit.i388

mutex_kind.exit.i388:                             ; preds = %cond.false.i, %cond.true.i22.i
  %cond.i24.i = phi i32 [ %and.i21.i, %cond.true.i22.i ], [ 0, %cond.false.i ]
  %and.i29.i = and i32 %cond.i24.i, 3
  %cmp.i30.i = icmp eq i32 %and.i29.i, 3
  %.and.i29.i = select i1 %cmp.i30.i, i32 0, i32 %and.i29.i
  br label %do.body.i.i394

do.body.i.i394:                                   ; preds = %land.rhs.i.i401, %mutex_kind.exit.i388
  %cmp.i.i389 = icmp eq i32 %.and.i29.i, 1
  %conv.i.i390 = zext i1 %cmp.i.i389 to i32
  %conv4.i.i391 = sext i32 %conv.i.i390 to i64
  %call5.i.i392 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i386, i64 noundef %conv4.i.i391, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i392, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i393 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i395 = zext i32 %conv.i16.i to i64
  %cmp11.i.i396 = icmp ne i64 %conv10.i.i395, 4294967295
  %or.cond139 = select i1 %cmp7.i.i393, i1 %cmp11.i.i396, i1 false
  br i1 %or.cond139, label %land.rhs.i.i401, label %do.end.i.i408

land.rhs.i.i401:                                  ; preds = %do.body.i.i394
  %cmp15.i.i400 = icmp ne i64 %conv10.i.i395, %add.i.i386
  %cmp18.i.i402 = icmp eq i32 %.and.i29.i, 0
  %spec.select140 = select i1 %cmp15.i.i400, i1 true, i1 %cmp18.i.i402
  br i1 %spec.select140, label %do.body.i.i394, label %do.end.i.i408

do.end.i.i408:                                    ; preds = %do.body.i.i394, %land.rhs.i.i401
  %cmp22.i.i407 = icmp eq i64 %conv10.i.i395, 4294967295
  br i1 %cmp22.i.i407, label %if.then.i.i409, label %if.end.i.i412

if.then.i.i409:                                   ; preds = %do.end.i.i408
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i429

if.end.i.i412:                                    ; preds = %do.end.i.i408
  %cmp27.i.i411 = icmp eq i64 %conv10.i.i395, %add.i.i386
  %cmp31.i.i413 = icmp eq i32 %.and.i29.i, 2
  %or.cond141 = select i1 %cmp27.i.i411, i1 %cmp31.i.i413, i1 false
  br i1 %or.cond141, label %mutex_lock.exit.i429, label %if.end34.i.i417

if.end34.i.i417:                                  ; preds = %if.end.i.i412
  %call.i.i416 = call i32 @__gomc_robust_mutexes()
  %tobool.i39.i = icmp ne i32 %call.i.i416, 0
  %and.i40.i418 = and i32 %cond.i24.i, 16
  %tobool1.i.i = icmp ne i32 %and.i40.i418, 0
  %24 = select i1 %tobool.i39.i, i1 %tobool1.i.i, i1 false
  br i1 %24, label %cond.true.i.i424, label %mutex_lock.exit.i429

cond.true.i.i424:                                 ; preds = %if.end34.i.i417
  %conv39.i.i422 = zext i1 %cmp27.i.i411 to i32
  %call40.i.i423 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i422)
  br label %mutex_lock.exit.i429

mutex_lock.exit.i429:                             ; preds = %cond.true.i.i424, %if.end34.i.i417, %if.end.i.i412, %if.then.i.i409
  %retval.i.i377.0 = phi i32 [ 22, %if.then.i.i409 ], [ 35, %if.end.i.i412 ], [ %call40.i.i423, %cond.true.i.i424 ], [ 0, %if.end34.i.i417 ]
  %cmp.i428 = icmp ne i32 %retval.i.i377.0, 0
  %tobool.i431 = icmp ne i32 %in_time.i.0, 0
  %cond.i432 = select i1 %tobool.i431, i32 0, i32 110
  %retval.i383.0 = select i1 %cmp.i428, i32 %retval.i.i377.0, i32 %cond.i432
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i429, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i77.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i383.0, %mutex_lock.exit.i429 ], [ %retval.i339.0, %end_waiting.exit27.i ]
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

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

define internal i32 @__gomc_robust_unlocks(ptr noundef %mutex) {
entry:
  %call = call i64 @__gomc_robust_key(ptr noundef %mutex)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %entry
  %add.ptr.i.i34 = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i35 = getelementptr inbounds i32, ptr %add.ptr.i.i34, i64 2
  %0 = load atomic i32, ptr %add.ptr.i35 monotonic, align 4
  %cmp = icmp eq i32 %0, 1
  %add.ptr.i17 = getelementptr inbounds i32, ptr %add.ptr.i.i34, i64 1
  %1 = ptrtoint ptr %add.ptr.i17 to i64
  %call3 = call i64 @__gomc_note(i64 noundef %1, i32 noundef 0)
  %tobool4 = icmp ne i64 %call3, 0
  br i1 %tobool4, label %if.then5, label %if.end9

if.then5:                                         ; preds = %if.end
  %call7 = call i64 @__gomc_note(i64 noundef %1, i32 noundef -1)
  %cond = select i1 %cmp, i32 131, i32 0
  br label %return

if.end9:                                          ; preds = %if.end
  br i1 %cmp, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  store atomic i32 2, ptr %add.ptr.i35 monotonic, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  %2 = ptrtoint ptr %add.ptr.i35 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %2, i64 noundef 0)
  %call2.i = call i64 @__gomc_remember(i64 noundef %call, i64 noundef %call1.i)
  br label %return

return:                                           ; preds = %entry, %if.end12, %if.then5
  %retval.0 = phi i32 [ %cond, %if.then5 ], [ 0, %if.end12 ], [ 0, %entry ]
  ret i32 %retval.0
}

declare i32 @__gomc_defined(i64 noundef)

declare i32 @__gomc_robust_mutexes()

declare i32 @__gomc_mutex_kinds()

define internal i64 @__gomc_robust_key(ptr noundef %mutex) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %key.0 = phi i64 [ -29, %entry ], [ %2, %for.inc ]
  %call = call i64 @__gomc_note(i64 noundef %key.0, i32 noundef 0)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = ptrtoint ptr %mutex to i64
  %shr = lshr i64 %0, 1
  %cmp1 = icmp eq i64 %call, %shr
  br i1 %cmp1, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %shl = shl i64 %call, 1
  %1 = inttoptr i64 %shl to ptr
  %add.ptr.i.i = getelementptr inbounds i8, ptr %1, i64 16
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i64 2
  %2 = ptrtoint ptr %add.ptr.i to i64
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi i64 [ %key.0, %for.body ], [ 0, %for.cond ]
  ret i64 %retval.0
}

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_lasting_conditions()

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

define internal i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %again) {
entry:
  %tobool = icmp ne i32 %again, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i64 1
  %0 = ptrtoint ptr %add.ptr.i to i64
  %call1 = call i64 @__gomc_note(i64 noundef %0, i32 noundef 1)
  br label %return

if.end:                                           ; preds = %entry
  %add.ptr.i.i10 = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i11 = getelementptr inbounds i32, ptr %add.ptr.i.i10, i64 2
  %1 = load atomic i32, ptr %add.ptr.i11 monotonic, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end5:                                          ; preds = %if.end
  %2 = ptrtoint ptr %add.ptr.i11 to i64
  %3 = ptrtoint ptr %mutex to i64
  %shr.i = lshr i64 %3, 1
  %call1.i15 = call i64 @__gomc_remember(i64 noundef -29, i64 noundef %shr.i)
  %call2.i = call i64 @__gomc_remember(i64 noundef %2, i64 noundef %call1.i15)
  %cmp6 = icmp eq i32 %1, 1
  %cond = select i1 %cmp6, i32 130, i32 0
  br label %return

return:                                           ; preds = %if.end5, %if.then3, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 131, %if.then3 ], [ %cond, %if.end5 ]
  ret i32 %retval.0
}

