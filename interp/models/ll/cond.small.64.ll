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
  %cmp.i301 = icmp uge i32 %call.i6, 15
  br i1 %cmp.i301, label %if.then.i302, label %if.end.i307

if.then.i302:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i307:                                      ; preds = %if.then
  %conv.i303 = zext i32 %call.i6 to i64
  %call1.i304 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  %and.i396 = and i64 %call1.i304, 2147483648
  %tobool.i397 = icmp ne i64 %and.i396, 0
  br i1 %tobool.i397, label %cond.true.i398, label %cond_check.exit

cond.true.i398:                                   ; preds = %if.end.i307
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i307, %cond.true.i398
  %cond.i400 = phi i32 [ 22, %cond.true.i398 ], [ 0, %if.end.i307 ]
  %tobool.i306 = icmp ne i32 %cond.i400, 0
  br i1 %tobool.i306, label %cond_enqueue.exit340, label %if.end12.i324

if.end12.i324:                                    ; preds = %cond_check.exit
  %add.i318 = add i64 %conv.i303, 1
  %call15.i319 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i318, i64 noundef 0, i32 noundef 1)
  %and.i40.i320 = and i64 %call15.i319, 65535
  %conv.i41.i321 = trunc i64 %and.i40.i320 to i32
  %conv17.i322 = zext i32 %conv.i41.i321 to i64
  %cmp18.i323 = icmp eq i64 %conv17.i322, 65535
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

if.end30.i335:                                    ; preds = %if.then20.i325, %if.then26.i331, %if.else.i330
  %error.i300.1 = phi i32 [ 22, %if.then20.i325 ], [ 1, %if.then26.i331 ], [ 0, %if.else.i330 ]
  %tobool31.i334 = icmp ne i32 %error.i300.1, 0
  br i1 %tobool31.i334, label %if.then32.i338, label %cond_enqueue.exit340

if.then32.i338:                                   ; preds = %if.end30.i335
  %call35.i337 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit340

cond_enqueue.exit340:                             ; preds = %if.end30.i335, %if.then32.i338, %cond_check.exit
  %retval.i295.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i300.1, %if.then32.i338 ], [ %error.i300.1, %if.end30.i335 ]
  %tobool.i8 = icmp ne i32 %retval.i295.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit340
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %call1.i354 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  %0 = ptrtoint ptr %cond to i64
  %call.i507 = call i64 @__gomc_lasting_conditions()
  %cmp.i508 = icmp ult i64 %0, %call.i507
  %shl.i447 = shl i64 1, %conv.i303
  %shl1.i448 = shl i64 %shl.i447, 16
  br i1 %cmp.i508, label %cond.true.i454, label %cond.false.i458

cond.true.i454:                                   ; preds = %if.then2.i
  %or.i450 = or i64 %shl.i447, %shl1.i448
  %and.i451 = and i64 %call1.i354, %or.i450
  %cmp2.i452 = icmp eq i64 %and.i451, 0
  %conv.i453 = zext i1 %cmp2.i452 to i32
  br label %was_woken.exit461

cond.false.i458:                                  ; preds = %if.then2.i
  %and3.i455 = and i64 %call1.i354, %shl1.i448
  %cmp4.i456 = icmp ne i64 %and3.i455, 0
  %conv5.i457 = zext i1 %cmp4.i456 to i32
  br label %was_woken.exit461

was_woken.exit461:                                ; preds = %cond.false.i458, %cond.true.i454
  %cond.i459 = phi i32 [ %conv.i453, %cond.true.i454 ], [ %conv5.i457, %cond.false.i458 ]
  %tobool.i257 = icmp ne i32 %cond.i459, 0
  br i1 %tobool.i257, label %if.then.i27, label %if.then.i258

if.then.i258:                                     ; preds = %was_woken.exit461
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i27:                                      ; preds = %was_woken.exit461
  %call.i372 = call i32 @__gomc_self()
  %idxprom.i373 = zext i32 %call.i372 to i64
  %arrayidx.i374 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i373
  %1 = load atomic i32, ptr %arrayidx.i374 seq_cst, align 4
  %and.i375 = and i32 %1, 1
  %cmp.i376 = icmp ne i32 %and.i375, 0
  br i1 %cmp.i376, label %end_waiting.exit, label %if.then.i.i379

if.then.i.i379:                                   ; preds = %if.then.i27
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i27
  %call.i591 = call i32 @__gomc_self()
  %conv.i592 = zext i32 %call.i591 to i64
  %add.i593 = add i64 %conv.i592, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %end_waiting.exit
  %call5.i49 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i593, i64 noundef 0, i32 noundef 1)
  %and.i229 = and i64 %call5.i49, 65535
  %conv.i230 = trunc i64 %and.i229 to i32
  %cmp7.i = icmp ne i32 %conv.i230, 0
  %conv10.i = zext i32 %conv.i230 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  %or.cond = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i593
  br i1 %cmp15.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i642 = lshr i64 %call5.i49, 30
  %and.i643 = and i64 %shr.i642, 3
  %conv.i644 = trunc i64 %and.i643 to i32
  %cmp.i645 = icmp eq i32 %conv.i644, 3
  %.conv.i644 = select i1 %cmp.i645, i32 0, i32 %conv.i644
  %cmp18.i = icmp eq i32 %.conv.i644, 0
  br i1 %cmp18.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 65535
  br i1 %cmp22.i, label %if.then.i52, label %if.end.i53

if.then.i52:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i53:                                       ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv10.i, %add.i593
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i53
  %shr.i653 = lshr i64 %call5.i49, 30
  %and.i654 = and i64 %shr.i653, 3
  %conv.i655 = trunc i64 %and.i654 to i32
  %cmp.i656 = icmp eq i32 %conv.i655, 3
  %.conv.i655 = select i1 %cmp.i656, i32 0, i32 %conv.i655
  %cmp31.i = icmp eq i32 %.conv.i655, 2
  br i1 %cmp31.i, label %return, label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true29.i, %if.end.i53
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i383 = call i32 @__gomc_self()
  %idxprom.i384 = zext i32 %call.i383 to i64
  %arrayidx.i385 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i384
  %2 = load atomic i32, ptr %arrayidx.i385 seq_cst, align 4
  %and.i386 = and i32 %2, 1
  %cmp.i387 = icmp ne i32 %and.i386, 0
  br i1 %cmp.i387, label %await_request.exit391, label %if.then.i.i390

if.then.i.i390:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit391:                            ; preds = %if.end5.i
  %call1.i362 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  %3 = ptrtoint ptr %cond to i64
  %call.i511 = call i64 @__gomc_lasting_conditions()
  %cmp.i512 = icmp ult i64 %3, %call.i511
  %shl.i = shl i64 1, %conv.i303
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i512, label %cond.true.i437, label %cond.false.i438

cond.true.i437:                                   ; preds = %await_request.exit391
  %or.i = or i64 %shl.i, %shl1.i
  %and.i435 = and i64 %call1.i362, %or.i
  %cmp2.i = icmp eq i64 %and.i435, 0
  %conv.i436 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i438:                                  ; preds = %await_request.exit391
  %and3.i = and i64 %call1.i362, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i438, %cond.true.i437
  %cond.i439 = phi i32 [ %conv.i436, %cond.true.i437 ], [ %conv5.i, %cond.false.i438 ]
  %tobool7.i = icmp ne i32 %cond.i439, 0
  br i1 %tobool7.i, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %was_woken.exit
  %call.i499 = call i64 @__gomc_lasting_conditions()
  %cmp.i500 = icmp ult i64 %3, %call.i499
  %cond1.i497 = select i1 %cmp.i500, i32 1, i32 0
  %conv.i172 = zext i32 %cond1.i497 to i64
  %call2.i173 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i172, i64 noundef 0, i32 noundef 2)
  %and.i415 = and i64 %call2.i173, 2147483648
  %tobool.i416 = icmp ne i64 %and.i415, 0
  br i1 %tobool.i416, label %cond.true.i417, label %if.end10.i

cond.true.i417:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i417, %if.then8.i, %was_woken.exit
  %call.i588 = call i32 @__gomc_self()
  %conv.i589 = zext i32 %call.i588 to i64
  %add.i590 = add i64 %conv.i589, 1
  br label %do.body.i69

do.body.i69:                                      ; preds = %land.rhs.i79, %lor.rhs.i82, %if.end10.i
  %call5.i68 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i590, i64 noundef 0, i32 noundef 1)
  %and.i211 = and i64 %call5.i68, 65535
  %conv.i212 = trunc i64 %and.i211 to i32
  %cmp7.i71 = icmp ne i32 %conv.i212, 0
  %conv10.i73 = zext i32 %conv.i212 to i64
  %cmp11.i74 = icmp ne i64 %conv10.i73, 65535
  %or.cond136 = select i1 %cmp7.i71, i1 %cmp11.i74, i1 false
  br i1 %or.cond136, label %land.rhs.i79, label %do.end.i88

land.rhs.i79:                                     ; preds = %do.body.i69
  %cmp15.i78 = icmp ne i64 %conv10.i73, %add.i590
  br i1 %cmp15.i78, label %do.body.i69, label %lor.rhs.i82

lor.rhs.i82:                                      ; preds = %land.rhs.i79
  %shr.i620 = lshr i64 %call5.i68, 30
  %and.i621 = and i64 %shr.i620, 3
  %conv.i622 = trunc i64 %and.i621 to i32
  %cmp.i623 = icmp eq i32 %conv.i622, 3
  %.conv.i622 = select i1 %cmp.i623, i32 0, i32 %conv.i622
  %cmp18.i81 = icmp eq i32 %.conv.i622, 0
  br i1 %cmp18.i81, label %do.body.i69, label %do.end.i88

do.end.i88:                                       ; preds = %do.body.i69, %lor.rhs.i82
  %cmp22.i87 = icmp eq i64 %conv10.i73, 65535
  br i1 %cmp22.i87, label %if.then.i90, label %mutex_lock.exit111

if.then.i90:                                      ; preds = %do.end.i88
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit111

mutex_lock.exit111:                               ; preds = %do.end.i88, %if.then.i90
  %call.i392 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i393 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit111
  %call.i514 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i515 = and i64 %call.i514, -9223372036854775808
  %tobool.i516 = icmp ne i64 %and.i515, 0
  br i1 %tobool.i516, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i523 = shl i64 %call.i514, 1
  %4 = inttoptr i64 %shl.i523 to ptr
  %call.i528 = call i64 @__gomc_remember(i64 noundef %shl.i523, i64 noundef 0)
  %call1.i529 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i528)
  %call.i522 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %4, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i525 = shl i64 %call.i514, 1
  %5 = inttoptr i64 %shl.i525 to ptr
  %tobool3.i519 = icmp ne ptr %5, null
  br i1 %tobool3.i519, label %if.then.i520, label %if.end.i521

if.then.i520:                                     ; preds = %while.end.i
  %add.i526 = add i64 %shl.i525, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i526, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %5, i32 noundef 1)
  unreachable

if.end.i521:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %6 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %6)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i272 = icmp uge i32 %call.i18, 15
  br i1 %cmp.i272, label %if.then.i273, label %if.end.i278

if.then.i273:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i278:                                      ; preds = %if.end
  %conv.i274 = zext i32 %call.i18 to i64
  %call1.i275 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %and.i405 = and i64 %call1.i275, 2147483648
  %tobool.i406 = icmp ne i64 %and.i405, 0
  br i1 %tobool.i406, label %cond.true.i407, label %cond_check.exit411

cond.true.i407:                                   ; preds = %if.end.i278
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit411

cond_check.exit411:                               ; preds = %if.end.i278, %cond.true.i407
  %cond.i409 = phi i32 [ 22, %cond.true.i407 ], [ 0, %if.end.i278 ]
  %tobool.i277 = icmp ne i32 %cond.i409, 0
  br i1 %tobool.i277, label %cond_enqueue.exit, label %if.end12.i

if.end12.i:                                       ; preds = %cond_check.exit411
  %add.i = add i64 %conv.i274, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 65535
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i283 = icmp eq i64 %conv17.i, 65535
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

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i284
  %error.i271.1 = phi i32 [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ 0, %if.else.i284 ]
  %tobool31.i = icmp ne i32 %error.i271.1, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i285 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit411
  %retval.i267.0 = phi i32 [ 22, %cond_check.exit411 ], [ %error.i271.1, %if.then32.i ], [ %error.i271.1, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i267.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i532 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i533 = icmp ne i32 %call.i532, 0
  br i1 %tobool.i533, label %land.lhs.true.i536, label %if.end7.i

land.lhs.true.i536:                               ; preds = %if.end.i22
  %7 = ptrtoint ptr %cond to i64
  %call2.i534 = call i64 @__gomc_note(i64 noundef %7, i32 noundef 0)
  %tobool3.i535 = icmp ne i64 %call2.i534, 0
  br i1 %tobool3.i535, label %if.end7.i, label %land.rhs.i538

land.rhs.i538:                                    ; preds = %land.lhs.true.i536
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i537 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i537, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i538
  %call1.i346 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %call.i503 = call i64 @__gomc_lasting_conditions()
  %cmp.i504 = icmp ult i64 %7, %call.i503
  %shl.i468 = shl i64 1, %conv.i274
  %shl1.i469 = shl i64 %shl.i468, 16
  br i1 %cmp.i504, label %cond.true.i475, label %cond.false.i479

cond.true.i475:                                   ; preds = %if.then4.i
  %or.i471 = or i64 %shl.i468, %shl1.i469
  %and.i472 = and i64 %call1.i346, %or.i471
  %cmp2.i473 = icmp eq i64 %and.i472, 0
  %conv.i474 = zext i1 %cmp2.i473 to i32
  br label %was_woken.exit482

cond.false.i479:                                  ; preds = %if.then4.i
  %and3.i476 = and i64 %call1.i346, %shl1.i469
  %cmp4.i477 = icmp ne i64 %and3.i476, 0
  %conv5.i478 = zext i1 %cmp4.i477 to i32
  br label %was_woken.exit482

was_woken.exit482:                                ; preds = %cond.false.i479, %cond.true.i475
  %cond.i480 = phi i32 [ %conv.i474, %cond.true.i475 ], [ %conv5.i478, %cond.false.i479 ]
  %tobool6.i = icmp ne i32 %cond.i480, 0
  %lnot.i23 = xor i1 %tobool6.i, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i543 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i544 = icmp ne i32 %call.i543, 0
  br i1 %tobool.i544, label %if.then.i546, label %cond_sleep.exit

if.then.i546:                                     ; preds = %was_woken.exit482
  %conv.i545 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %7, i64 noundef %conv.i545)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i536, %if.end.i22, %land.rhs.i538
  %8 = ptrtoint ptr %cond to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i35.i = icmp ult i64 %8, %call.i.i
  br i1 %cmp.i35.i, label %do.body.i565, label %do.body5.i

do.body.i565:                                     ; preds = %if.end7.i, %do.body.i565
  %call2.i564 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i21.i = shl i64 1, %conv.i274
  %shl1.i22.i = shl i64 %shl.i21.i, 16
  %or.i24.i = or i64 %shl.i21.i, %shl1.i22.i
  %and.i25.i = and i64 %call2.i564, %or.i24.i
  %cmp2.i26.i = icmp eq i64 %and.i25.i, 0
  %lnot.i566 = xor i1 %cmp2.i26.i, true
  br i1 %lnot.i566, label %do.body.i565, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i274
  %shl1.i.i = shl i64 %shl.i.i, 16
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i565
  %call.i551 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i552 = icmp ne i32 %call.i551, 0
  br i1 %tobool.i552, label %if.then.i555, label %cond_sleep.exit

if.then.i555:                                     ; preds = %cond_await.exit
  %call2.i554 = call i64 @__gomc_remember(i64 noundef %8, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i555, %was_woken.exit482, %if.then.i546, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i267.0, %cond_enqueue.exit ], [ 0, %if.then.i546 ], [ 0, %was_woken.exit482 ], [ 0, %if.then.i555 ], [ 0, %cond_await.exit ]
  %cmp.i32 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i32, label %if.then.i33, label %if.else.i36

if.then.i33:                                      ; preds = %cond_sleep.exit
  %call.i364 = call i32 @__gomc_self()
  %idxprom.i365 = zext i32 %call.i364 to i64
  %arrayidx.i366 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i365
  %9 = load atomic i32, ptr %arrayidx.i366 seq_cst, align 4
  %and.i367 = and i32 %9, 1
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
  %call.i573 = call i32 @__gomc_self()
  %idxprom.i574 = zext i32 %call.i573 to i64
  %arrayidx.i575 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i574
  %call1.i577 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i575, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %land.rhs.i239, %if.then1.i37, %if.else.i36, %if.then.i33
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i585 = call i32 @__gomc_self()
  %conv.i586 = zext i32 %call.i585 to i64
  %add.i587 = add i64 %conv.i586, 1
  br label %do.body.i126

do.body.i126:                                     ; preds = %land.rhs.i136, %lor.rhs.i139, %cond.false
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i587, i64 noundef 0, i32 noundef 1)
  %and.i193 = and i64 %call5.i125, 65535
  %conv.i194 = trunc i64 %and.i193 to i32
  %cmp7.i128 = icmp ne i32 %conv.i194, 0
  %conv10.i130 = zext i32 %conv.i194 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 65535
  %or.cond137 = select i1 %cmp7.i128, i1 %cmp11.i131, i1 false
  br i1 %or.cond137, label %land.rhs.i136, label %do.end.i145

land.rhs.i136:                                    ; preds = %do.body.i126
  %cmp15.i135 = icmp ne i64 %conv10.i130, %add.i587
  br i1 %cmp15.i135, label %do.body.i126, label %lor.rhs.i139

lor.rhs.i139:                                     ; preds = %land.rhs.i136
  %shr.i = lshr i64 %call5.i125, 30
  %and.i600 = and i64 %shr.i, 3
  %conv.i601 = trunc i64 %and.i600 to i32
  %cmp.i602 = icmp eq i32 %conv.i601, 3
  %.conv.i601 = select i1 %cmp.i602, i32 0, i32 %conv.i601
  %cmp18.i138 = icmp eq i32 %.conv.i601, 0
  br i1 %cmp18.i138, label %do.body.i126, label %do.end.i145

do.end.i145:                                      ; preds = %do.body.i126, %lor.rhs.i139
  %cmp22.i144 = icmp eq i64 %conv10.i130, 65535
  br i1 %cmp22.i144, label %if.then.i147, label %if.end.i151

if.then.i147:                                     ; preds = %do.end.i145
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i151:                                      ; preds = %do.end.i145
  %cmp27.i150 = icmp eq i64 %conv10.i130, %add.i587
  br i1 %cmp27.i150, label %land.lhs.true29.i154, label %cond.end.i167

land.lhs.true29.i154:                             ; preds = %if.end.i151
  %shr.i609 = lshr i64 %call5.i125, 30
  %and.i610 = and i64 %shr.i609, 3
  %conv.i611 = trunc i64 %and.i610 to i32
  %cmp.i612 = icmp eq i32 %conv.i611, 3
  %.conv.i611 = select i1 %cmp.i612, i32 0, i32 %conv.i611
  %cmp31.i153 = icmp eq i32 %.conv.i611, 2
  br i1 %cmp31.i153, label %return, label %cond.end.i167

cond.end.i167:                                    ; preds = %land.lhs.true29.i154, %if.end.i151
  br label %return

return:                                           ; preds = %end_waiting.exit39, %land.lhs.true29.i154, %cond.end.i167, %if.then.i147, %cond_enqueue.exit340, %land.lhs.true29.i, %cond.end.i, %if.then.i52
  %retval.0 = phi i32 [ %retval.i295.0, %cond_enqueue.exit340 ], [ 22, %if.then.i52 ], [ 0, %cond.end.i ], [ 35, %land.lhs.true29.i ], [ %retval.i13.0, %end_waiting.exit39 ], [ 22, %if.then.i147 ], [ 0, %cond.end.i167 ], [ 35, %land.lhs.true29.i154 ]
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
  %cmp.i78 = icmp uge i32 %call.i6.i, 15
  br i1 %cmp.i78, label %if.then.i79, label %if.end.i84

if.then.i79:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i84:                                       ; preds = %if.then.i
  %conv.i80 = zext i32 %call.i6.i to i64
  %call1.i81 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %and.i137 = and i64 %call1.i81, 2147483648
  %tobool.i138 = icmp ne i64 %and.i137, 0
  br i1 %tobool.i138, label %cond.true.i139, label %cond_check.exit

cond.true.i139:                                   ; preds = %if.end.i84
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i84, %cond.true.i139
  %cond.i = phi i32 [ 22, %cond.true.i139 ], [ 0, %if.end.i84 ]
  %tobool.i83 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i83, label %cond_enqueue.exit, label %if.end12.i

if.end12.i:                                       ; preds = %cond_check.exit
  %add.i = add i64 %conv.i80, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 65535
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 65535
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

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i
  %error.i77.1 = phi i32 [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ 0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i77.1, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i74.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i77.1, %if.then32.i ], [ %error.i77.1, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i74.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %call1.i92 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %1 = ptrtoint ptr %cond to i64
  %call.i203 = call i64 @__gomc_lasting_conditions()
  %cmp.i204 = icmp ult i64 %1, %call.i203
  %shl.i172 = shl i64 1, %conv.i80
  %shl1.i173 = shl i64 %shl.i172, 16
  br i1 %cmp.i204, label %cond.true.i179, label %cond.false.i183

cond.true.i179:                                   ; preds = %if.then2.i.i
  %or.i175 = or i64 %shl.i172, %shl1.i173
  %and.i176 = and i64 %call1.i92, %or.i175
  %cmp2.i177 = icmp eq i64 %and.i176, 0
  %conv.i178 = zext i1 %cmp2.i177 to i32
  br label %was_woken.exit186

cond.false.i183:                                  ; preds = %if.then2.i.i
  %and3.i180 = and i64 %call1.i92, %shl1.i173
  %cmp4.i181 = icmp ne i64 %and3.i180, 0
  %conv5.i182 = zext i1 %cmp4.i181 to i32
  br label %was_woken.exit186

was_woken.exit186:                                ; preds = %cond.false.i183, %cond.true.i179
  %cond.i184 = phi i32 [ %conv.i178, %cond.true.i179 ], [ %conv5.i182, %cond.false.i183 ]
  %tobool.i66 = icmp ne i32 %cond.i184, 0
  br i1 %tobool.i66, label %if.then.i15.i, label %if.then.i67

if.then.i67:                                      ; preds = %was_woken.exit186
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit186
  %call.i103 = call i32 @__gomc_self()
  %idxprom.i104 = zext i32 %call.i103 to i64
  %arrayidx.i105 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i104
  %2 = load atomic i32, ptr %arrayidx.i105 seq_cst, align 4
  %and.i106 = and i32 %2, 1
  %cmp.i107 = icmp ne i32 %and.i106, 0
  br i1 %cmp.i107, label %end_waiting.exit.i, label %if.then.i.i110

if.then.i.i110:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i236 = call i32 @__gomc_self()
  %conv.i237 = zext i32 %call.i236 to i64
  %add.i238 = add i64 %conv.i237, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i238, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call5.i.i, 65535
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp7.i.i = icmp ne i32 %conv.i24, 0
  %conv10.i.i = zext i32 %conv.i24 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  %or.cond = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i238
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i246 = and i64 %shr.i, 3
  %conv.i247 = trunc i64 %and.i246 to i32
  %cmp.i248 = icmp eq i32 %conv.i247, 3
  %.conv.i247 = select i1 %cmp.i248, i32 0, i32 %conv.i247
  %cmp18.i.i = icmp eq i32 %.conv.i247, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i238
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i255 = lshr i64 %call5.i.i, 30
  %and.i256 = and i64 %shr.i255, 3
  %conv.i257 = trunc i64 %and.i256 to i32
  %cmp.i258 = icmp eq i32 %conv.i257, 3
  %.conv.i257 = select i1 %cmp.i258, i32 0, i32 %conv.i257
  %cmp31.i.i = icmp eq i32 %.conv.i257, 2
  br i1 %cmp31.i.i, label %return, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i39.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i113 = call i32 @__gomc_self()
  %idxprom.i114 = zext i32 %call.i113 to i64
  %arrayidx.i115 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i114
  %3 = load atomic i32, ptr %arrayidx.i115 seq_cst, align 4
  %and.i116 = and i32 %3, 1
  %cmp.i117 = icmp ne i32 %and.i116, 0
  br i1 %cmp.i117, label %await_request.exit121, label %if.then.i.i120

if.then.i.i120:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit121:                            ; preds = %if.end5.i.i
  %call1.i100 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i64
  %call.i207 = call i64 @__gomc_lasting_conditions()
  %cmp.i208 = icmp ult i64 %4, %call.i207
  %shl.i = shl i64 1, %conv.i80
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i208, label %cond.true.i162, label %cond.false.i163

cond.true.i162:                                   ; preds = %await_request.exit121
  %or.i = or i64 %shl.i, %shl1.i
  %and.i160 = and i64 %call1.i100, %or.i
  %cmp2.i = icmp eq i64 %and.i160, 0
  %conv.i161 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i163:                                  ; preds = %await_request.exit121
  %and3.i = and i64 %call1.i100, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i163, %cond.true.i162
  %cond.i164 = phi i32 [ %conv.i161, %cond.true.i162 ], [ %conv5.i, %cond.false.i163 ]
  %tobool7.i.i = icmp ne i32 %cond.i164, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i199 = call i64 @__gomc_lasting_conditions()
  %cmp.i200 = icmp ult i64 %4, %call.i199
  %cond1.i197 = select i1 %cmp.i200, i32 1, i32 0
  %conv.i4 = zext i32 %cond1.i197 to i64
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i4, i64 noundef 0, i32 noundef 2)
  %and.i145 = and i64 %call2.i5, 2147483648
  %tobool.i146 = icmp ne i64 %and.i145, 0
  br i1 %tobool.i146, label %cond.true.i147, label %if.end10.i.i

cond.true.i147:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i147, %if.then8.i.i, %was_woken.exit
  %call.i239 = call i32 @__gomc_self()
  %conv.i240 = zext i32 %call.i239 to i64
  %add.i241 = add i64 %conv.i240, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i241, i64 noundef 0, i32 noundef 1)
  %and.i41 = and i64 %call5.i54.i, 65535
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i42, 0
  %conv10.i59.i = zext i32 %conv.i42 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  %or.cond120 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond120, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i241
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i266 = lshr i64 %call5.i54.i, 30
  %and.i267 = and i64 %shr.i266, 3
  %conv.i268 = trunc i64 %and.i267 to i32
  %cmp.i269 = icmp eq i32 %conv.i268, 3
  %.conv.i268 = select i1 %cmp.i269, i32 0, i32 %conv.i268
  %cmp18.i67.i = icmp eq i32 %.conv.i268, 0
  br i1 %cmp18.i67.i, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %lor.rhs.i68.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 65535
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %mutex_lock.exit97.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %do.end.i74.i, %if.then.i76.i
  %call.i133 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i134 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i210 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i211 = and i64 %call.i210, -9223372036854775808
  %tobool.i212 = icmp ne i64 %and.i211, 0
  br i1 %tobool.i212, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i217 = shl i64 %call.i210, 1
  %5 = inttoptr i64 %shl.i217 to ptr
  %call.i222 = call i64 @__gomc_remember(i64 noundef %shl.i217, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i222)
  %call.i216 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i219 = shl i64 %call.i210, 1
  %6 = inttoptr i64 %shl.i219 to ptr
  %tobool3.i = icmp ne ptr %6, null
  br i1 %tobool3.i, label %if.then.i214, label %if.end.i215

if.then.i214:                                     ; preds = %while.end.i
  %add.i220 = add i64 %shl.i219, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i220, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i215:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %7 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i300 = call i32 @__gomc_self()
  %cmp.i.i301 = icmp uge i32 %call.i300, 15
  br i1 %cmp.i.i301, label %if.then.i.i302, label %if.end.i.i307

if.then.i.i302:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i307:                                    ; preds = %if.end.i
  %conv.i.i303 = zext i32 %call.i300 to i64
  %call1.i.i304 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i303, i64 noundef 0, i32 noundef 2)
  %and.i.i305 = and i64 %call1.i.i304, 2147483648
  %tobool.i17.i306 = icmp ne i64 %and.i.i305, 0
  br i1 %tobool.i17.i306, label %cond.true.i.i308, label %cond_check.exit.i

cond.true.i.i308:                                 ; preds = %if.end.i.i307
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i307, %cond.true.i.i308
  %cond.i.i310 = phi i32 [ 22, %cond.true.i.i308 ], [ 0, %if.end.i.i307 ]
  %tobool.i.i311 = icmp ne i32 %cond.i.i310, 0
  br i1 %tobool.i.i311, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i303, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 65535
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i314 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i314, label %if.then20.i.i, label %if.else.i.i315

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i315:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i300, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i315
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i315
  %error.i.i295.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i315 ]
  %tobool31.i.i = icmp ne i32 %error.i.i295.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i303, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i291.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i295.1, %if.then32.i.i ], [ %error.i.i295.1, %if.end30.i.i ]
  %tobool.i316 = icmp ne i32 %retval.i.i291.0, 0
  br i1 %tobool.i316, label %cond_timed_sleep.exit, label %if.end.i318

if.end.i318:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i303, i64 noundef 0, i32 noundef 2)
  %8 = ptrtoint ptr %cond to i64
  %call.i34.i = call i64 @__gomc_lasting_conditions()
  %cmp.i35.i = icmp ult i64 %8, %call.i34.i
  %shl.i.i = shl i64 1, %conv.i.i303
  %shl1.i.i = shl i64 %shl.i.i, 16
  br i1 %cmp.i35.i, label %cond.true.i28.i, label %cond.false.i29.i

cond.true.i28.i:                                  ; preds = %if.end.i318
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i26.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i26.i, 0
  %conv.i27.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i29.i:                                 ; preds = %if.end.i318
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i29.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %conv.i27.i, %cond.true.i28.i ], [ %conv5.i.i, %cond.false.i29.i ]
  %tobool3.i319 = icmp ne i32 %cond.i30.i, 0
  br i1 %tobool3.i319, label %land.end.i, label %land.rhs.i320

land.rhs.i320:                                    ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i39.i, label %land.lhs.true.i.i321, label %land.end.i

land.lhs.true.i.i321:                             ; preds = %land.rhs.i320
  %call2.i.i = call i64 @__gomc_note(i64 noundef %8, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i323

land.rhs.i.i323:                                  ; preds = %land.lhs.true.i.i321
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i322 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i320, %land.lhs.true.i.i321, %land.rhs.i.i323, %was_woken.exit.i
  %9 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i321 ], [ false, %land.rhs.i320 ], [ %tobool5.i.i322, %land.rhs.i.i323 ]
  %land.ext.i324 = zext i1 %9 to i32
  %call.i42.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i43.i = icmp ne i32 %call.i42.i, 0
  br i1 %tobool.i43.i, label %if.then.i46.i, label %cond_woken.exit.i

if.then.i46.i:                                    ; preds = %land.end.i
  %conv.i44.i = sext i32 %land.ext.i324 to i64
  %call2.i45.i = call i64 @__gomc_remember(i64 noundef %8, i64 noundef %conv.i44.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i46.i, %land.end.i
  %spec.select = select i1 %tobool3.i319, i1 true, i1 %9
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i296.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i291.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i124 = call i32 @__gomc_self()
  %idxprom.i125 = zext i32 %call.i124 to i64
  %arrayidx.i126 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i125
  %10 = load atomic i32, ptr %arrayidx.i126 seq_cst, align 4
  %and.i127 = and i32 %10, 1
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
  %call.i230 = call i32 @__gomc_self()
  %idxprom.i231 = zext i32 %call.i230 to i64
  %arrayidx.i232 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i231
  %call1.i235 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i232, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i52, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i296.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i340 = add i64 %conv.i18.i, 1
  br label %do.body.i.i346

do.body.i.i346:                                   ; preds = %land.rhs.i.i353, %lor.rhs.i.i354, %cond.false.i
  %call5.i.i344 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i340, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i344, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i345 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i347 = zext i32 %conv.i16.i to i64
  %cmp11.i.i348 = icmp ne i64 %conv10.i.i347, 65535
  %or.cond121 = select i1 %cmp7.i.i345, i1 %cmp11.i.i348, i1 false
  br i1 %or.cond121, label %land.rhs.i.i353, label %do.end.i.i360

land.rhs.i.i353:                                  ; preds = %do.body.i.i346
  %cmp15.i.i352 = icmp ne i64 %conv10.i.i347, %add.i.i340
  br i1 %cmp15.i.i352, label %do.body.i.i346, label %lor.rhs.i.i354

lor.rhs.i.i354:                                   ; preds = %land.rhs.i.i353
  %shr.i.i = lshr i64 %call5.i.i344, 30
  %and.i21.i = and i64 %shr.i.i, 3
  %conv.i22.i = trunc i64 %and.i21.i to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i355 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i355, label %do.body.i.i346, label %do.end.i.i360

do.end.i.i360:                                    ; preds = %do.body.i.i346, %lor.rhs.i.i354
  %cmp22.i.i359 = icmp eq i64 %conv10.i.i347, 65535
  br i1 %cmp22.i.i359, label %if.then.i.i361, label %if.end.i.i364

if.then.i.i361:                                   ; preds = %do.end.i.i360
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i373

if.end.i.i364:                                    ; preds = %do.end.i.i360
  %cmp27.i.i363 = icmp eq i64 %conv10.i.i347, %add.i.i340
  br i1 %cmp27.i.i363, label %land.lhs.true29.i.i365, label %if.end34.i.i368

land.lhs.true29.i.i365:                           ; preds = %if.end.i.i364
  %shr.i30.i = lshr i64 %call5.i.i344, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i, 3
  %.conv.i32.i = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i
  %cmp31.i.i366 = icmp eq i32 %.conv.i32.i, 2
  br i1 %cmp31.i.i366, label %mutex_lock.exit.i373, label %if.end34.i.i368

if.end34.i.i368:                                  ; preds = %land.lhs.true29.i.i365, %if.end.i.i364
  br label %mutex_lock.exit.i373

mutex_lock.exit.i373:                             ; preds = %land.lhs.true29.i.i365, %if.end34.i.i368, %if.then.i.i361
  %retval.i.i331.0 = phi i32 [ 22, %if.then.i.i361 ], [ 0, %if.end34.i.i368 ], [ 35, %land.lhs.true29.i.i365 ]
  %cmp.i372 = icmp ne i32 %retval.i.i331.0, 0
  %tobool.i375 = icmp ne i32 %in_time.i.0, 0
  %cond.i376 = select i1 %tobool.i375, i32 0, i32 110
  %retval.i337.0 = select i1 %cmp.i372, i32 %retval.i.i331.0, i32 %cond.i376
  br label %return

return:                                           ; preds = %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i373, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i74.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i337.0, %mutex_lock.exit.i373 ], [ %retval.i296.0, %end_waiting.exit27.i ]
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
  %cmp.i81 = icmp uge i32 %call.i6.i, 15
  br i1 %cmp.i81, label %if.then.i82, label %if.end.i87

if.then.i82:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i87:                                       ; preds = %if.then.i
  %conv.i83 = zext i32 %call.i6.i to i64
  %call1.i84 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %and.i140 = and i64 %call1.i84, 2147483648
  %tobool.i141 = icmp ne i64 %and.i140, 0
  br i1 %tobool.i141, label %cond.true.i142, label %cond_check.exit

cond.true.i142:                                   ; preds = %if.end.i87
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i87, %cond.true.i142
  %cond.i = phi i32 [ 22, %cond.true.i142 ], [ 0, %if.end.i87 ]
  %tobool.i86 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i86, label %cond_enqueue.exit, label %if.end12.i

if.end12.i:                                       ; preds = %cond_check.exit
  %add.i = add i64 %conv.i83, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 65535
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 65535
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

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i
  %error.i80.1 = phi i32 [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ 0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i80.1, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i77.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i80.1, %if.then32.i ], [ %error.i80.1, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i77.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %call1.i95 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %1 = ptrtoint ptr %cond to i64
  %call.i206 = call i64 @__gomc_lasting_conditions()
  %cmp.i207 = icmp ult i64 %1, %call.i206
  %shl.i175 = shl i64 1, %conv.i83
  %shl1.i176 = shl i64 %shl.i175, 16
  br i1 %cmp.i207, label %cond.true.i182, label %cond.false.i186

cond.true.i182:                                   ; preds = %if.then2.i.i
  %or.i178 = or i64 %shl.i175, %shl1.i176
  %and.i179 = and i64 %call1.i95, %or.i178
  %cmp2.i180 = icmp eq i64 %and.i179, 0
  %conv.i181 = zext i1 %cmp2.i180 to i32
  br label %was_woken.exit189

cond.false.i186:                                  ; preds = %if.then2.i.i
  %and3.i183 = and i64 %call1.i95, %shl1.i176
  %cmp4.i184 = icmp ne i64 %and3.i183, 0
  %conv5.i185 = zext i1 %cmp4.i184 to i32
  br label %was_woken.exit189

was_woken.exit189:                                ; preds = %cond.false.i186, %cond.true.i182
  %cond.i187 = phi i32 [ %conv.i181, %cond.true.i182 ], [ %conv5.i185, %cond.false.i186 ]
  %tobool.i69 = icmp ne i32 %cond.i187, 0
  br i1 %tobool.i69, label %if.then.i15.i, label %if.then.i70

if.then.i70:                                      ; preds = %was_woken.exit189
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit189
  %call.i106 = call i32 @__gomc_self()
  %idxprom.i107 = zext i32 %call.i106 to i64
  %arrayidx.i108 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i107
  %2 = load atomic i32, ptr %arrayidx.i108 seq_cst, align 4
  %and.i109 = and i32 %2, 1
  %cmp.i110 = icmp ne i32 %and.i109, 0
  br i1 %cmp.i110, label %end_waiting.exit.i, label %if.then.i.i113

if.then.i.i113:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i239 = call i32 @__gomc_self()
  %conv.i240 = zext i32 %call.i239 to i64
  %add.i241 = add i64 %conv.i240, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i241, i64 noundef 0, i32 noundef 1)
  %and.i26 = and i64 %call5.i.i, 65535
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp7.i.i = icmp ne i32 %conv.i27, 0
  %conv10.i.i = zext i32 %conv.i27 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  %or.cond = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i241
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i249 = and i64 %shr.i, 3
  %conv.i250 = trunc i64 %and.i249 to i32
  %cmp.i251 = icmp eq i32 %conv.i250, 3
  %.conv.i250 = select i1 %cmp.i251, i32 0, i32 %conv.i250
  %cmp18.i.i = icmp eq i32 %.conv.i250, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i241
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i258 = lshr i64 %call5.i.i, 30
  %and.i259 = and i64 %shr.i258, 3
  %conv.i260 = trunc i64 %and.i259 to i32
  %cmp.i261 = icmp eq i32 %conv.i260, 3
  %.conv.i260 = select i1 %cmp.i261, i32 0, i32 %conv.i260
  %cmp31.i.i = icmp eq i32 %.conv.i260, 2
  br i1 %cmp31.i.i, label %return, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i39.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i116 = call i32 @__gomc_self()
  %idxprom.i117 = zext i32 %call.i116 to i64
  %arrayidx.i118 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i117
  %3 = load atomic i32, ptr %arrayidx.i118 seq_cst, align 4
  %and.i119 = and i32 %3, 1
  %cmp.i120 = icmp ne i32 %and.i119, 0
  br i1 %cmp.i120, label %await_request.exit124, label %if.then.i.i123

if.then.i.i123:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit124:                            ; preds = %if.end5.i.i
  %call1.i103 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i64
  %call.i210 = call i64 @__gomc_lasting_conditions()
  %cmp.i211 = icmp ult i64 %4, %call.i210
  %shl.i = shl i64 1, %conv.i83
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i211, label %cond.true.i165, label %cond.false.i166

cond.true.i165:                                   ; preds = %await_request.exit124
  %or.i = or i64 %shl.i, %shl1.i
  %and.i163 = and i64 %call1.i103, %or.i
  %cmp2.i = icmp eq i64 %and.i163, 0
  %conv.i164 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i166:                                  ; preds = %await_request.exit124
  %and3.i = and i64 %call1.i103, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i166, %cond.true.i165
  %cond.i167 = phi i32 [ %conv.i164, %cond.true.i165 ], [ %conv5.i, %cond.false.i166 ]
  %tobool7.i.i = icmp ne i32 %cond.i167, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i202 = call i64 @__gomc_lasting_conditions()
  %cmp.i203 = icmp ult i64 %4, %call.i202
  %cond1.i200 = select i1 %cmp.i203, i32 1, i32 0
  %conv.i7 = zext i32 %cond1.i200 to i64
  %call2.i8 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %and.i148 = and i64 %call2.i8, 2147483648
  %tobool.i149 = icmp ne i64 %and.i148, 0
  br i1 %tobool.i149, label %cond.true.i150, label %if.end10.i.i

cond.true.i150:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i150, %if.then8.i.i, %was_woken.exit
  %call.i242 = call i32 @__gomc_self()
  %conv.i243 = zext i32 %call.i242 to i64
  %add.i244 = add i64 %conv.i243, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i244, i64 noundef 0, i32 noundef 1)
  %and.i44 = and i64 %call5.i54.i, 65535
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i45, 0
  %conv10.i59.i = zext i32 %conv.i45 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  %or.cond121 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond121, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i244
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i269 = lshr i64 %call5.i54.i, 30
  %and.i270 = and i64 %shr.i269, 3
  %conv.i271 = trunc i64 %and.i270 to i32
  %cmp.i272 = icmp eq i32 %conv.i271, 3
  %.conv.i271 = select i1 %cmp.i272, i32 0, i32 %conv.i271
  %cmp18.i67.i = icmp eq i32 %.conv.i271, 0
  br i1 %cmp18.i67.i, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %lor.rhs.i68.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 65535
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %mutex_lock.exit97.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %do.end.i74.i, %if.then.i76.i
  %call.i136 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i137 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i213 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i214 = and i64 %call.i213, -9223372036854775808
  %tobool.i215 = icmp ne i64 %and.i214, 0
  br i1 %tobool.i215, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i220 = shl i64 %call.i213, 1
  %5 = inttoptr i64 %shl.i220 to ptr
  %call.i225 = call i64 @__gomc_remember(i64 noundef %shl.i220, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i225)
  %call.i219 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i222 = shl i64 %call.i213, 1
  %6 = inttoptr i64 %shl.i222 to ptr
  %tobool3.i = icmp ne ptr %6, null
  br i1 %tobool3.i, label %if.then.i217, label %if.end.i218

if.then.i217:                                     ; preds = %while.end.i
  %add.i223 = add i64 %shl.i222, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i223, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i218:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %7 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i303 = call i32 @__gomc_self()
  %cmp.i.i304 = icmp uge i32 %call.i303, 15
  br i1 %cmp.i.i304, label %if.then.i.i305, label %if.end.i.i310

if.then.i.i305:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i310:                                    ; preds = %if.end.i
  %conv.i.i306 = zext i32 %call.i303 to i64
  %call1.i.i307 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i306, i64 noundef 0, i32 noundef 2)
  %and.i.i308 = and i64 %call1.i.i307, 2147483648
  %tobool.i17.i309 = icmp ne i64 %and.i.i308, 0
  br i1 %tobool.i17.i309, label %cond.true.i.i311, label %cond_check.exit.i

cond.true.i.i311:                                 ; preds = %if.end.i.i310
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i310, %cond.true.i.i311
  %cond.i.i313 = phi i32 [ 22, %cond.true.i.i311 ], [ 0, %if.end.i.i310 ]
  %tobool.i.i314 = icmp ne i32 %cond.i.i313, 0
  br i1 %tobool.i.i314, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i306, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 65535
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i317 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i317, label %if.then20.i.i, label %if.else.i.i318

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i318:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i303, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i318
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i318
  %error.i.i298.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i318 ]
  %tobool31.i.i = icmp ne i32 %error.i.i298.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i306, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i294.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i298.1, %if.then32.i.i ], [ %error.i.i298.1, %if.end30.i.i ]
  %tobool.i319 = icmp ne i32 %retval.i.i294.0, 0
  br i1 %tobool.i319, label %cond_timed_sleep.exit, label %if.end.i321

if.end.i321:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i306, i64 noundef 0, i32 noundef 2)
  %8 = ptrtoint ptr %cond to i64
  %call.i34.i = call i64 @__gomc_lasting_conditions()
  %cmp.i35.i = icmp ult i64 %8, %call.i34.i
  %shl.i.i = shl i64 1, %conv.i.i306
  %shl1.i.i = shl i64 %shl.i.i, 16
  br i1 %cmp.i35.i, label %cond.true.i28.i, label %cond.false.i29.i

cond.true.i28.i:                                  ; preds = %if.end.i321
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i26.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i26.i, 0
  %conv.i27.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i29.i:                                 ; preds = %if.end.i321
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i29.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %conv.i27.i, %cond.true.i28.i ], [ %conv5.i.i, %cond.false.i29.i ]
  %tobool3.i322 = icmp ne i32 %cond.i30.i, 0
  br i1 %tobool3.i322, label %land.end.i, label %land.rhs.i323

land.rhs.i323:                                    ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i39.i, label %land.lhs.true.i.i324, label %land.end.i

land.lhs.true.i.i324:                             ; preds = %land.rhs.i323
  %call2.i.i = call i64 @__gomc_note(i64 noundef %8, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i326

land.rhs.i.i326:                                  ; preds = %land.lhs.true.i.i324
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i325 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i323, %land.lhs.true.i.i324, %land.rhs.i.i326, %was_woken.exit.i
  %9 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i324 ], [ false, %land.rhs.i323 ], [ %tobool5.i.i325, %land.rhs.i.i326 ]
  %land.ext.i327 = zext i1 %9 to i32
  %call.i42.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i43.i = icmp ne i32 %call.i42.i, 0
  br i1 %tobool.i43.i, label %if.then.i46.i, label %cond_woken.exit.i

if.then.i46.i:                                    ; preds = %land.end.i
  %conv.i44.i = sext i32 %land.ext.i327 to i64
  %call2.i45.i = call i64 @__gomc_remember(i64 noundef %8, i64 noundef %conv.i44.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i46.i, %land.end.i
  %spec.select122 = select i1 %tobool3.i322, i1 true, i1 %9
  %lor.ext.i330 = zext i1 %spec.select122 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i330, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i299.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i294.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i127 = call i32 @__gomc_self()
  %idxprom.i128 = zext i32 %call.i127 to i64
  %arrayidx.i129 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i128
  %10 = load atomic i32, ptr %arrayidx.i129 seq_cst, align 4
  %and.i130 = and i32 %10, 1
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
  %call.i233 = call i32 @__gomc_self()
  %idxprom.i234 = zext i32 %call.i233 to i64
  %arrayidx.i235 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i234
  %call1.i238 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i235, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i55, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i299.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i345 = add i64 %conv.i18.i, 1
  br label %do.body.i.i351

do.body.i.i351:                                   ; preds = %land.rhs.i.i358, %lor.rhs.i.i359, %cond.false.i
  %call5.i.i349 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i345, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i349, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i350 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i352 = zext i32 %conv.i16.i to i64
  %cmp11.i.i353 = icmp ne i64 %conv10.i.i352, 65535
  %or.cond123 = select i1 %cmp7.i.i350, i1 %cmp11.i.i353, i1 false
  br i1 %or.cond123, label %land.rhs.i.i358, label %do.end.i.i365

land.rhs.i.i358:                                  ; preds = %do.body.i.i351
  %cmp15.i.i357 = icmp ne i64 %conv10.i.i352, %add.i.i345
  br i1 %cmp15.i.i357, label %do.body.i.i351, label %lor.rhs.i.i359

lor.rhs.i.i359:                                   ; preds = %land.rhs.i.i358
  %shr.i.i = lshr i64 %call5.i.i349, 30
  %and.i21.i = and i64 %shr.i.i, 3
  %conv.i22.i = trunc i64 %and.i21.i to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i360 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i360, label %do.body.i.i351, label %do.end.i.i365

do.end.i.i365:                                    ; preds = %do.body.i.i351, %lor.rhs.i.i359
  %cmp22.i.i364 = icmp eq i64 %conv10.i.i352, 65535
  br i1 %cmp22.i.i364, label %if.then.i.i366, label %if.end.i.i369

if.then.i.i366:                                   ; preds = %do.end.i.i365
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i378

if.end.i.i369:                                    ; preds = %do.end.i.i365
  %cmp27.i.i368 = icmp eq i64 %conv10.i.i352, %add.i.i345
  br i1 %cmp27.i.i368, label %land.lhs.true29.i.i370, label %if.end34.i.i373

land.lhs.true29.i.i370:                           ; preds = %if.end.i.i369
  %shr.i30.i = lshr i64 %call5.i.i349, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i, 3
  %.conv.i32.i = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i
  %cmp31.i.i371 = icmp eq i32 %.conv.i32.i, 2
  br i1 %cmp31.i.i371, label %mutex_lock.exit.i378, label %if.end34.i.i373

if.end34.i.i373:                                  ; preds = %land.lhs.true29.i.i370, %if.end.i.i369
  br label %mutex_lock.exit.i378

mutex_lock.exit.i378:                             ; preds = %land.lhs.true29.i.i370, %if.end34.i.i373, %if.then.i.i366
  %retval.i.i336.0 = phi i32 [ 22, %if.then.i.i366 ], [ 0, %if.end34.i.i373 ], [ 35, %land.lhs.true29.i.i370 ]
  %cmp.i377 = icmp ne i32 %retval.i.i336.0, 0
  %tobool.i380 = icmp ne i32 %in_time.i.0, 0
  %cond.i381 = select i1 %tobool.i380, i32 0, i32 110
  %retval.i342.0 = select i1 %cmp.i377, i32 %retval.i.i336.0, i32 %cond.i381
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i378, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i77.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i342.0, %mutex_lock.exit.i378 ], [ %retval.i299.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i64
  %call.i4 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %0, %call.i4
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, 2147483648
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
  %call2.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, 2147483648
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

declare i64 @__gomc_lasting_conditions()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

