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
  %0 = ptrtoint ptr %cond to i64
  %call.i2 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %0, %call.i2
  br i1 %cmp.i, label %if.then.i, label %cond_init.exit

if.then.i:                                        ; preds = %entry
  %1 = load i32, ptr %cond, align 4
  %conv.i = zext i32 %1 to i64
  %call2.i = call i32 @__gomc_defined(i64 noundef %conv.i)
  %tobool3.i = icmp ne i32 %call2.i, 0
  %and.i = and i32 %1, 32767
  %shl.i = shl i32 %and.i, 16
  %forgotten.i.0 = select i1 %tobool3.i, i32 %shl.i, i32 0
  br label %cond_init.exit

cond_init.exit:                                   ; preds = %if.then.i, %entry
  %forgotten.i.1 = phi i32 [ %forgotten.i.0, %if.then.i ], [ 0, %entry ]
  store i32 %forgotten.i.1, ptr %cond, align 4
  ret i32 0
}

define i32 @pthread_cond_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %cond, i32 noundef 4, i64 noundef 2147483648, i64 noundef 0, i32 noundef 2)
  %0 = ptrtoint ptr %cond to i64
  %call.i2 = call i64 @__gomc_lasting_conditions()
  %cmp.i3 = icmp uge i64 %0, %call.i2
  %and.i4 = and i64 %call1.i, 65535
  %conv.i5 = trunc i64 %and.i4 to i32
  %cmp.i = icmp eq i32 %conv.i5, 0
  %or.cond = select i1 %cmp.i3, i1 %cmp.i, i1 false
  %cmp5.i = icmp ne i64 %call1.i, 0
  %or.cond6 = select i1 %or.cond, i1 %cmp5.i, i1 false
  %and.i = and i64 %call1.i, 2147483648
  %tobool6.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool6.i, true
  %1 = select i1 %or.cond6, i1 %lnot.i, i1 false
  br i1 %1, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  br i1 %tobool6.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str)
  br label %cond_destroy.exit

if.end.i:                                         ; preds = %do.end.i
  br i1 %cmp5.i, label %if.then11.i, label %cond_destroy.exit

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.1)
  br label %cond_destroy.exit

cond_destroy.exit:                                ; preds = %if.end.i, %if.then11.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.then11.i ], [ 0, %if.end.i ]
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
  %call.i.i487 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i488 = icmp ult i64 %0, %call.i.i487
  %shl.i447 = shl i64 1, %conv.i303
  %shl1.i448 = shl i64 %shl.i447, 16
  br i1 %cmp.i.i488, label %cond.true.i454, label %cond.false.i458

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
  %call.i583 = call i32 @__gomc_self()
  %conv.i584 = zext i32 %call.i583 to i64
  %add.i585 = add i64 %conv.i584, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %end_waiting.exit
  %call5.i49 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i585, i64 noundef 0, i32 noundef 1)
  %and.i229 = and i64 %call5.i49, 65535
  %conv.i230 = trunc i64 %and.i229 to i32
  %cmp7.i = icmp ne i32 %conv.i230, 0
  %conv10.i = zext i32 %conv.i230 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  %or.cond = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %do.body.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i585
  br i1 %cmp15.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i634 = lshr i64 %call5.i49, 30
  %and.i635 = and i64 %shr.i634, 3
  %conv.i636 = trunc i64 %and.i635 to i32
  %cmp.i637 = icmp eq i32 %conv.i636, 3
  %.conv.i636 = select i1 %cmp.i637, i32 0, i32 %conv.i636
  %cmp18.i = icmp eq i32 %.conv.i636, 0
  br i1 %cmp18.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i, %lor.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 65535
  br i1 %cmp22.i, label %if.then.i52, label %if.end.i53

if.then.i52:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i53:                                       ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv10.i, %add.i585
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i53
  %shr.i645 = lshr i64 %call5.i49, 30
  %and.i646 = and i64 %shr.i645, 3
  %conv.i647 = trunc i64 %and.i646 to i32
  %cmp.i648 = icmp eq i32 %conv.i647, 3
  %.conv.i647 = select i1 %cmp.i648, i32 0, i32 %conv.i647
  %cmp31.i = icmp eq i32 %.conv.i647, 2
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
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i = icmp ult i64 %3, %call.i.i
  %shl.i = shl i64 1, %conv.i303
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i.i, label %cond.true.i437, label %cond.false.i438

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
  %call.i.i499 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i500 = icmp ult i64 %3, %call.i.i499
  %cond1.i502 = select i1 %cmp.i.i500, i32 1, i32 0
  %conv.i172 = zext i32 %cond1.i502 to i64
  %call2.i173 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i172, i64 noundef 0, i32 noundef 2)
  %and.i415 = and i64 %call2.i173, 2147483648
  %tobool.i416 = icmp ne i64 %and.i415, 0
  br i1 %tobool.i416, label %cond.true.i417, label %if.end10.i

cond.true.i417:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i417, %if.then8.i, %was_woken.exit
  %call.i580 = call i32 @__gomc_self()
  %conv.i581 = zext i32 %call.i580 to i64
  %add.i582 = add i64 %conv.i581, 1
  br label %do.body.i69

do.body.i69:                                      ; preds = %land.rhs.i79, %lor.rhs.i82, %if.end10.i
  %call5.i68 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i582, i64 noundef 0, i32 noundef 1)
  %and.i211 = and i64 %call5.i68, 65535
  %conv.i212 = trunc i64 %and.i211 to i32
  %cmp7.i71 = icmp ne i32 %conv.i212, 0
  %conv10.i73 = zext i32 %conv.i212 to i64
  %cmp11.i74 = icmp ne i64 %conv10.i73, 65535
  %or.cond136 = select i1 %cmp7.i71, i1 %cmp11.i74, i1 false
  br i1 %or.cond136, label %land.rhs.i79, label %do.end.i88

land.rhs.i79:                                     ; preds = %do.body.i69
  %cmp15.i78 = icmp ne i64 %conv10.i73, %add.i582
  br i1 %cmp15.i78, label %do.body.i69, label %lor.rhs.i82

lor.rhs.i82:                                      ; preds = %land.rhs.i79
  %shr.i612 = lshr i64 %call5.i68, 30
  %and.i613 = and i64 %shr.i612, 3
  %conv.i614 = trunc i64 %and.i613 to i32
  %cmp.i615 = icmp eq i32 %conv.i614, 3
  %.conv.i614 = select i1 %cmp.i615, i32 0, i32 %conv.i614
  %cmp18.i81 = icmp eq i32 %.conv.i614, 0
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
  %call.i503 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i504 = and i64 %call.i503, -9223372036854775808
  %tobool.i505 = icmp ne i64 %and.i504, 0
  br i1 %tobool.i505, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i512 = shl i64 %call.i503, 1
  %4 = inttoptr i64 %shl.i512 to ptr
  %call.i517 = call i64 @__gomc_remember(i64 noundef %shl.i512, i64 noundef 0)
  %call1.i518 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i517)
  %call.i511 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %4, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i514 = shl i64 %call.i503, 1
  %5 = inttoptr i64 %shl.i514 to ptr
  %tobool3.i508 = icmp ne ptr %5, null
  br i1 %tobool3.i508, label %if.then.i509, label %if.end.i510

if.then.i509:                                     ; preds = %while.end.i
  %add.i515 = add i64 %shl.i514, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i515, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %5, i32 noundef 1)
  unreachable

if.end.i510:                                      ; preds = %while.end.i
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
  %call.i521 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i522 = icmp ne i32 %call.i521, 0
  br i1 %tobool.i522, label %land.lhs.true.i525, label %if.end7.i

land.lhs.true.i525:                               ; preds = %if.end.i22
  %7 = ptrtoint ptr %cond to i64
  %call2.i523 = call i64 @__gomc_note(i64 noundef %7, i32 noundef 0)
  %tobool3.i524 = icmp ne i64 %call2.i523, 0
  br i1 %tobool3.i524, label %if.end7.i, label %land.rhs.i527

land.rhs.i527:                                    ; preds = %land.lhs.true.i525
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i526 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i526, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i527
  %call1.i346 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %call.i.i493 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i494 = icmp ult i64 %7, %call.i.i493
  %shl.i468 = shl i64 1, %conv.i274
  %shl1.i469 = shl i64 %shl.i468, 16
  br i1 %cmp.i.i494, label %cond.true.i475, label %cond.false.i479

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
  %call.i532 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i533 = icmp ne i32 %call.i532, 0
  br i1 %tobool.i533, label %if.then.i535, label %cond_sleep.exit

if.then.i535:                                     ; preds = %was_woken.exit482
  %conv.i534 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %7, i64 noundef %conv.i534)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i525, %if.end.i22, %land.rhs.i527
  %8 = ptrtoint ptr %cond to i64
  %call.i.i552 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i553 = icmp ult i64 %8, %call.i.i552
  br i1 %cmp.i.i553, label %do.body.i558, label %do.body5.i

do.body.i558:                                     ; preds = %if.end7.i, %do.body.i558
  %call2.i557 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i23.i = shl i64 1, %conv.i274
  %shl1.i24.i = shl i64 %shl.i23.i, 16
  %or.i26.i = or i64 %shl.i23.i, %shl1.i24.i
  %and.i27.i = and i64 %call2.i557, %or.i26.i
  %cmp2.i28.i = icmp eq i64 %and.i27.i, 0
  %lnot.i559 = xor i1 %cmp2.i28.i, true
  br i1 %lnot.i559, label %do.body.i558, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i274
  %shl1.i.i = shl i64 %shl.i.i, 16
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i558
  %call.i540 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i541 = icmp ne i32 %call.i540, 0
  br i1 %tobool.i541, label %if.then.i544, label %cond_sleep.exit

if.then.i544:                                     ; preds = %cond_await.exit
  %call2.i543 = call i64 @__gomc_remember(i64 noundef %8, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i544, %was_woken.exit482, %if.then.i535, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i267.0, %cond_enqueue.exit ], [ 0, %if.then.i535 ], [ 0, %was_woken.exit482 ], [ 0, %if.then.i544 ], [ 0, %cond_await.exit ]
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
  %call.i565 = call i32 @__gomc_self()
  %idxprom.i566 = zext i32 %call.i565 to i64
  %arrayidx.i567 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i566
  %call1.i569 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i567, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %land.rhs.i239, %if.then1.i37, %if.else.i36, %if.then.i33
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i577 = call i32 @__gomc_self()
  %conv.i578 = zext i32 %call.i577 to i64
  %add.i579 = add i64 %conv.i578, 1
  br label %do.body.i126

do.body.i126:                                     ; preds = %land.rhs.i136, %lor.rhs.i139, %cond.false
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i579, i64 noundef 0, i32 noundef 1)
  %and.i193 = and i64 %call5.i125, 65535
  %conv.i194 = trunc i64 %and.i193 to i32
  %cmp7.i128 = icmp ne i32 %conv.i194, 0
  %conv10.i130 = zext i32 %conv.i194 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 65535
  %or.cond137 = select i1 %cmp7.i128, i1 %cmp11.i131, i1 false
  br i1 %or.cond137, label %land.rhs.i136, label %do.end.i145

land.rhs.i136:                                    ; preds = %do.body.i126
  %cmp15.i135 = icmp ne i64 %conv10.i130, %add.i579
  br i1 %cmp15.i135, label %do.body.i126, label %lor.rhs.i139

lor.rhs.i139:                                     ; preds = %land.rhs.i136
  %shr.i = lshr i64 %call5.i125, 30
  %and.i592 = and i64 %shr.i, 3
  %conv.i593 = trunc i64 %and.i592 to i32
  %cmp.i594 = icmp eq i32 %conv.i593, 3
  %.conv.i593 = select i1 %cmp.i594, i32 0, i32 %conv.i593
  %cmp18.i138 = icmp eq i32 %.conv.i593, 0
  br i1 %cmp18.i138, label %do.body.i126, label %do.end.i145

do.end.i145:                                      ; preds = %do.body.i126, %lor.rhs.i139
  %cmp22.i144 = icmp eq i64 %conv10.i130, 65535
  br i1 %cmp22.i144, label %if.then.i147, label %if.end.i151

if.then.i147:                                     ; preds = %do.end.i145
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i151:                                      ; preds = %do.end.i145
  %cmp27.i150 = icmp eq i64 %conv10.i130, %add.i579
  br i1 %cmp27.i150, label %land.lhs.true29.i154, label %cond.end.i167

land.lhs.true29.i154:                             ; preds = %if.end.i151
  %shr.i601 = lshr i64 %call5.i125, 30
  %and.i602 = and i64 %shr.i601, 3
  %conv.i603 = trunc i64 %and.i602 to i32
  %cmp.i604 = icmp eq i32 %conv.i603, 3
  %.conv.i603 = select i1 %cmp.i604, i32 0, i32 %conv.i603
  %cmp31.i153 = icmp eq i32 %.conv.i603, 2
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
  %call.i.i193 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i194 = icmp ult i64 %1, %call.i.i193
  %shl.i172 = shl i64 1, %conv.i80
  %shl1.i173 = shl i64 %shl.i172, 16
  br i1 %cmp.i.i194, label %cond.true.i179, label %cond.false.i183

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
  %call.i229 = call i32 @__gomc_self()
  %conv.i230 = zext i32 %call.i229 to i64
  %add.i231 = add i64 %conv.i230, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i231, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call5.i.i, 65535
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp7.i.i = icmp ne i32 %conv.i24, 0
  %conv10.i.i = zext i32 %conv.i24 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  %or.cond = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i231
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i239 = and i64 %shr.i, 3
  %conv.i240 = trunc i64 %and.i239 to i32
  %cmp.i241 = icmp eq i32 %conv.i240, 3
  %.conv.i240 = select i1 %cmp.i241, i32 0, i32 %conv.i240
  %cmp18.i.i = icmp eq i32 %.conv.i240, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i231
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i248 = lshr i64 %call5.i.i, 30
  %and.i249 = and i64 %shr.i248, 3
  %conv.i250 = trunc i64 %and.i249 to i32
  %cmp.i251 = icmp eq i32 %conv.i250, 3
  %.conv.i250 = select i1 %cmp.i251, i32 0, i32 %conv.i250
  %cmp31.i.i = icmp eq i32 %.conv.i250, 2
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
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i189 = icmp ult i64 %4, %call.i.i
  %shl.i = shl i64 1, %conv.i80
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i.i189, label %cond.true.i162, label %cond.false.i163

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
  %call.i.i199 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i200 = icmp ult i64 %4, %call.i.i199
  %cond1.i202 = select i1 %cmp.i.i200, i32 1, i32 0
  %conv.i4 = zext i32 %cond1.i202 to i64
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i4, i64 noundef 0, i32 noundef 2)
  %and.i145 = and i64 %call2.i5, 2147483648
  %tobool.i146 = icmp ne i64 %and.i145, 0
  br i1 %tobool.i146, label %cond.true.i147, label %if.end10.i.i

cond.true.i147:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i147, %if.then8.i.i, %was_woken.exit
  %call.i232 = call i32 @__gomc_self()
  %conv.i233 = zext i32 %call.i232 to i64
  %add.i234 = add i64 %conv.i233, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i234, i64 noundef 0, i32 noundef 1)
  %and.i41 = and i64 %call5.i54.i, 65535
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i42, 0
  %conv10.i59.i = zext i32 %conv.i42 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  %or.cond120 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond120, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i234
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i259 = lshr i64 %call5.i54.i, 30
  %and.i260 = and i64 %shr.i259, 3
  %conv.i261 = trunc i64 %and.i260 to i32
  %cmp.i262 = icmp eq i32 %conv.i261, 3
  %.conv.i261 = select i1 %cmp.i262, i32 0, i32 %conv.i261
  %cmp18.i67.i = icmp eq i32 %.conv.i261, 0
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
  %call.i203 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i204 = and i64 %call.i203, -9223372036854775808
  %tobool.i205 = icmp ne i64 %and.i204, 0
  br i1 %tobool.i205, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i210 = shl i64 %call.i203, 1
  %5 = inttoptr i64 %shl.i210 to ptr
  %call.i215 = call i64 @__gomc_remember(i64 noundef %shl.i210, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i215)
  %call.i209 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i212 = shl i64 %call.i203, 1
  %6 = inttoptr i64 %shl.i212 to ptr
  %tobool3.i = icmp ne ptr %6, null
  br i1 %tobool3.i, label %if.then.i207, label %if.end.i208

if.then.i207:                                     ; preds = %while.end.i
  %add.i213 = add i64 %shl.i212, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i213, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i208:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %7 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i293 = call i32 @__gomc_self()
  %cmp.i.i294 = icmp uge i32 %call.i293, 15
  br i1 %cmp.i.i294, label %if.then.i.i295, label %if.end.i.i300

if.then.i.i295:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i300:                                    ; preds = %if.end.i
  %conv.i.i296 = zext i32 %call.i293 to i64
  %call1.i.i297 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i296, i64 noundef 0, i32 noundef 2)
  %and.i.i298 = and i64 %call1.i.i297, 2147483648
  %tobool.i17.i299 = icmp ne i64 %and.i.i298, 0
  br i1 %tobool.i17.i299, label %cond.true.i.i301, label %cond_check.exit.i

cond.true.i.i301:                                 ; preds = %if.end.i.i300
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i300, %cond.true.i.i301
  %cond.i.i303 = phi i32 [ 22, %cond.true.i.i301 ], [ 0, %if.end.i.i300 ]
  %tobool.i.i304 = icmp ne i32 %cond.i.i303, 0
  br i1 %tobool.i.i304, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i296, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 65535
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i307 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i307, label %if.then20.i.i, label %if.else.i.i308

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i308:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i293, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i308
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i308
  %error.i.i288.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i308 ]
  %tobool31.i.i = icmp ne i32 %error.i.i288.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i296, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i284.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i288.1, %if.then32.i.i ], [ %error.i.i288.1, %if.end30.i.i ]
  %tobool.i309 = icmp ne i32 %retval.i.i284.0, 0
  br i1 %tobool.i309, label %cond_timed_sleep.exit, label %if.end.i311

if.end.i311:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i296, i64 noundef 0, i32 noundef 2)
  %8 = ptrtoint ptr %cond to i64
  %call.i.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i.i = icmp ult i64 %8, %call.i.i.i
  %shl.i.i = shl i64 1, %conv.i.i296
  %shl1.i.i = shl i64 %shl.i.i, 16
  br i1 %cmp.i.i.i, label %cond.true.i28.i, label %cond.false.i29.i

cond.true.i28.i:                                  ; preds = %if.end.i311
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i26.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i26.i, 0
  %conv.i27.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i29.i:                                 ; preds = %if.end.i311
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i29.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %conv.i27.i, %cond.true.i28.i ], [ %conv5.i.i, %cond.false.i29.i ]
  %tobool3.i312 = icmp ne i32 %cond.i30.i, 0
  br i1 %tobool3.i312, label %land.end.i, label %land.rhs.i314

land.rhs.i314:                                    ; preds = %was_woken.exit.i
  %call.i.i313 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i35.i = icmp ne i32 %call.i.i313, 0
  br i1 %tobool.i35.i, label %land.lhs.true.i.i315, label %land.end.i

land.lhs.true.i.i315:                             ; preds = %land.rhs.i314
  %call2.i.i = call i64 @__gomc_note(i64 noundef %8, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i317

land.rhs.i.i317:                                  ; preds = %land.lhs.true.i.i315
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i316 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i314, %land.lhs.true.i.i315, %land.rhs.i.i317, %was_woken.exit.i
  %9 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i315 ], [ false, %land.rhs.i314 ], [ %tobool5.i.i316, %land.rhs.i.i317 ]
  %land.ext.i318 = zext i1 %9 to i32
  %call.i38.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39.i = icmp ne i32 %call.i38.i, 0
  br i1 %tobool.i39.i, label %if.then.i42.i, label %cond_woken.exit.i

if.then.i42.i:                                    ; preds = %land.end.i
  %conv.i40.i = sext i32 %land.ext.i318 to i64
  %call2.i41.i = call i64 @__gomc_remember(i64 noundef %8, i64 noundef %conv.i40.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i42.i, %land.end.i
  %spec.select = select i1 %tobool3.i312, i1 true, i1 %9
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i289.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i284.0, %cond_enqueue.exit.i ]
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
  %call.i223 = call i32 @__gomc_self()
  %idxprom.i224 = zext i32 %call.i223 to i64
  %arrayidx.i225 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i224
  %call1.i228 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i225, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i52, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i289.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i334 = add i64 %conv.i18.i, 1
  br label %do.body.i.i340

do.body.i.i340:                                   ; preds = %land.rhs.i.i347, %lor.rhs.i.i348, %cond.false.i
  %call5.i.i338 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i334, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i338, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i339 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i341 = zext i32 %conv.i16.i to i64
  %cmp11.i.i342 = icmp ne i64 %conv10.i.i341, 65535
  %or.cond121 = select i1 %cmp7.i.i339, i1 %cmp11.i.i342, i1 false
  br i1 %or.cond121, label %land.rhs.i.i347, label %do.end.i.i354

land.rhs.i.i347:                                  ; preds = %do.body.i.i340
  %cmp15.i.i346 = icmp ne i64 %conv10.i.i341, %add.i.i334
  br i1 %cmp15.i.i346, label %do.body.i.i340, label %lor.rhs.i.i348

lor.rhs.i.i348:                                   ; preds = %land.rhs.i.i347
  %shr.i.i = lshr i64 %call5.i.i338, 30
  %and.i21.i = and i64 %shr.i.i, 3
  %conv.i22.i = trunc i64 %and.i21.i to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i349 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i349, label %do.body.i.i340, label %do.end.i.i354

do.end.i.i354:                                    ; preds = %do.body.i.i340, %lor.rhs.i.i348
  %cmp22.i.i353 = icmp eq i64 %conv10.i.i341, 65535
  br i1 %cmp22.i.i353, label %if.then.i.i355, label %if.end.i.i358

if.then.i.i355:                                   ; preds = %do.end.i.i354
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i367

if.end.i.i358:                                    ; preds = %do.end.i.i354
  %cmp27.i.i357 = icmp eq i64 %conv10.i.i341, %add.i.i334
  br i1 %cmp27.i.i357, label %land.lhs.true29.i.i359, label %if.end34.i.i362

land.lhs.true29.i.i359:                           ; preds = %if.end.i.i358
  %shr.i30.i = lshr i64 %call5.i.i338, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i, 3
  %.conv.i32.i = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i
  %cmp31.i.i360 = icmp eq i32 %.conv.i32.i, 2
  br i1 %cmp31.i.i360, label %mutex_lock.exit.i367, label %if.end34.i.i362

if.end34.i.i362:                                  ; preds = %land.lhs.true29.i.i359, %if.end.i.i358
  br label %mutex_lock.exit.i367

mutex_lock.exit.i367:                             ; preds = %land.lhs.true29.i.i359, %if.end34.i.i362, %if.then.i.i355
  %retval.i.i325.0 = phi i32 [ 22, %if.then.i.i355 ], [ 0, %if.end34.i.i362 ], [ 35, %land.lhs.true29.i.i359 ]
  %cmp.i366 = icmp ne i32 %retval.i.i325.0, 0
  %tobool.i369 = icmp ne i32 %in_time.i.0, 0
  %cond.i370 = select i1 %tobool.i369, i32 0, i32 110
  %retval.i331.0 = select i1 %cmp.i366, i32 %retval.i.i325.0, i32 %cond.i370
  br label %return

return:                                           ; preds = %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i367, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i74.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i331.0, %mutex_lock.exit.i367 ], [ %retval.i289.0, %end_waiting.exit27.i ]
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
  %call.i.i196 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i197 = icmp ult i64 %1, %call.i.i196
  %shl.i175 = shl i64 1, %conv.i83
  %shl1.i176 = shl i64 %shl.i175, 16
  br i1 %cmp.i.i197, label %cond.true.i182, label %cond.false.i186

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
  %call.i232 = call i32 @__gomc_self()
  %conv.i233 = zext i32 %call.i232 to i64
  %add.i234 = add i64 %conv.i233, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i234, i64 noundef 0, i32 noundef 1)
  %and.i26 = and i64 %call5.i.i, 65535
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp7.i.i = icmp ne i32 %conv.i27, 0
  %conv10.i.i = zext i32 %conv.i27 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  %or.cond = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i234
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i242 = and i64 %shr.i, 3
  %conv.i243 = trunc i64 %and.i242 to i32
  %cmp.i244 = icmp eq i32 %conv.i243, 3
  %.conv.i243 = select i1 %cmp.i244, i32 0, i32 %conv.i243
  %cmp18.i.i = icmp eq i32 %.conv.i243, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i234
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i251 = lshr i64 %call5.i.i, 30
  %and.i252 = and i64 %shr.i251, 3
  %conv.i253 = trunc i64 %and.i252 to i32
  %cmp.i254 = icmp eq i32 %conv.i253, 3
  %.conv.i253 = select i1 %cmp.i254, i32 0, i32 %conv.i253
  %cmp31.i.i = icmp eq i32 %.conv.i253, 2
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
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i192 = icmp ult i64 %4, %call.i.i
  %shl.i = shl i64 1, %conv.i83
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i.i192, label %cond.true.i165, label %cond.false.i166

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
  %call.i.i202 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i203 = icmp ult i64 %4, %call.i.i202
  %cond1.i205 = select i1 %cmp.i.i203, i32 1, i32 0
  %conv.i7 = zext i32 %cond1.i205 to i64
  %call2.i8 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %and.i148 = and i64 %call2.i8, 2147483648
  %tobool.i149 = icmp ne i64 %and.i148, 0
  br i1 %tobool.i149, label %cond.true.i150, label %if.end10.i.i

cond.true.i150:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i150, %if.then8.i.i, %was_woken.exit
  %call.i235 = call i32 @__gomc_self()
  %conv.i236 = zext i32 %call.i235 to i64
  %add.i237 = add i64 %conv.i236, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i237, i64 noundef 0, i32 noundef 1)
  %and.i44 = and i64 %call5.i54.i, 65535
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i45, 0
  %conv10.i59.i = zext i32 %conv.i45 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  %or.cond121 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond121, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i237
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i262 = lshr i64 %call5.i54.i, 30
  %and.i263 = and i64 %shr.i262, 3
  %conv.i264 = trunc i64 %and.i263 to i32
  %cmp.i265 = icmp eq i32 %conv.i264, 3
  %.conv.i264 = select i1 %cmp.i265, i32 0, i32 %conv.i264
  %cmp18.i67.i = icmp eq i32 %.conv.i264, 0
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
  %call.i206 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i207 = and i64 %call.i206, -9223372036854775808
  %tobool.i208 = icmp ne i64 %and.i207, 0
  br i1 %tobool.i208, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i213 = shl i64 %call.i206, 1
  %5 = inttoptr i64 %shl.i213 to ptr
  %call.i218 = call i64 @__gomc_remember(i64 noundef %shl.i213, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i218)
  %call.i212 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i215 = shl i64 %call.i206, 1
  %6 = inttoptr i64 %shl.i215 to ptr
  %tobool3.i = icmp ne ptr %6, null
  br i1 %tobool3.i, label %if.then.i210, label %if.end.i211

if.then.i210:                                     ; preds = %while.end.i
  %add.i216 = add i64 %shl.i215, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i216, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i211:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %7 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i296 = call i32 @__gomc_self()
  %cmp.i.i297 = icmp uge i32 %call.i296, 15
  br i1 %cmp.i.i297, label %if.then.i.i298, label %if.end.i.i303

if.then.i.i298:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i303:                                    ; preds = %if.end.i
  %conv.i.i299 = zext i32 %call.i296 to i64
  %call1.i.i300 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i299, i64 noundef 0, i32 noundef 2)
  %and.i.i301 = and i64 %call1.i.i300, 2147483648
  %tobool.i17.i302 = icmp ne i64 %and.i.i301, 0
  br i1 %tobool.i17.i302, label %cond.true.i.i304, label %cond_check.exit.i

cond.true.i.i304:                                 ; preds = %if.end.i.i303
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i303, %cond.true.i.i304
  %cond.i.i306 = phi i32 [ 22, %cond.true.i.i304 ], [ 0, %if.end.i.i303 ]
  %tobool.i.i307 = icmp ne i32 %cond.i.i306, 0
  br i1 %tobool.i.i307, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i299, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 65535
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i310 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i310, label %if.then20.i.i, label %if.else.i.i311

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i311:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i296, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i311
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i311
  %error.i.i291.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i311 ]
  %tobool31.i.i = icmp ne i32 %error.i.i291.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i299, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i287.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i291.1, %if.then32.i.i ], [ %error.i.i291.1, %if.end30.i.i ]
  %tobool.i312 = icmp ne i32 %retval.i.i287.0, 0
  br i1 %tobool.i312, label %cond_timed_sleep.exit, label %if.end.i314

if.end.i314:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i299, i64 noundef 0, i32 noundef 2)
  %8 = ptrtoint ptr %cond to i64
  %call.i.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i.i = icmp ult i64 %8, %call.i.i.i
  %shl.i.i = shl i64 1, %conv.i.i299
  %shl1.i.i = shl i64 %shl.i.i, 16
  br i1 %cmp.i.i.i, label %cond.true.i28.i, label %cond.false.i29.i

cond.true.i28.i:                                  ; preds = %if.end.i314
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i26.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i26.i, 0
  %conv.i27.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i29.i:                                 ; preds = %if.end.i314
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i29.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %conv.i27.i, %cond.true.i28.i ], [ %conv5.i.i, %cond.false.i29.i ]
  %tobool3.i315 = icmp ne i32 %cond.i30.i, 0
  br i1 %tobool3.i315, label %land.end.i, label %land.rhs.i317

land.rhs.i317:                                    ; preds = %was_woken.exit.i
  %call.i.i316 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i35.i = icmp ne i32 %call.i.i316, 0
  br i1 %tobool.i35.i, label %land.lhs.true.i.i318, label %land.end.i

land.lhs.true.i.i318:                             ; preds = %land.rhs.i317
  %call2.i.i = call i64 @__gomc_note(i64 noundef %8, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i320

land.rhs.i.i320:                                  ; preds = %land.lhs.true.i.i318
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i319 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i317, %land.lhs.true.i.i318, %land.rhs.i.i320, %was_woken.exit.i
  %9 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i318 ], [ false, %land.rhs.i317 ], [ %tobool5.i.i319, %land.rhs.i.i320 ]
  %land.ext.i321 = zext i1 %9 to i32
  %call.i38.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39.i = icmp ne i32 %call.i38.i, 0
  br i1 %tobool.i39.i, label %if.then.i42.i, label %cond_woken.exit.i

if.then.i42.i:                                    ; preds = %land.end.i
  %conv.i40.i = sext i32 %land.ext.i321 to i64
  %call2.i41.i = call i64 @__gomc_remember(i64 noundef %8, i64 noundef %conv.i40.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i42.i, %land.end.i
  %spec.select122 = select i1 %tobool3.i315, i1 true, i1 %9
  %lor.ext.i324 = zext i1 %spec.select122 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i324, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i292.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i287.0, %cond_enqueue.exit.i ]
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
  %call.i226 = call i32 @__gomc_self()
  %idxprom.i227 = zext i32 %call.i226 to i64
  %arrayidx.i228 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i227
  %call1.i231 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i228, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i55, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i292.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i339 = add i64 %conv.i18.i, 1
  br label %do.body.i.i345

do.body.i.i345:                                   ; preds = %land.rhs.i.i352, %lor.rhs.i.i353, %cond.false.i
  %call5.i.i343 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i339, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i343, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i344 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i346 = zext i32 %conv.i16.i to i64
  %cmp11.i.i347 = icmp ne i64 %conv10.i.i346, 65535
  %or.cond123 = select i1 %cmp7.i.i344, i1 %cmp11.i.i347, i1 false
  br i1 %or.cond123, label %land.rhs.i.i352, label %do.end.i.i359

land.rhs.i.i352:                                  ; preds = %do.body.i.i345
  %cmp15.i.i351 = icmp ne i64 %conv10.i.i346, %add.i.i339
  br i1 %cmp15.i.i351, label %do.body.i.i345, label %lor.rhs.i.i353

lor.rhs.i.i353:                                   ; preds = %land.rhs.i.i352
  %shr.i.i = lshr i64 %call5.i.i343, 30
  %and.i21.i = and i64 %shr.i.i, 3
  %conv.i22.i = trunc i64 %and.i21.i to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i354 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i354, label %do.body.i.i345, label %do.end.i.i359

do.end.i.i359:                                    ; preds = %do.body.i.i345, %lor.rhs.i.i353
  %cmp22.i.i358 = icmp eq i64 %conv10.i.i346, 65535
  br i1 %cmp22.i.i358, label %if.then.i.i360, label %if.end.i.i363

if.then.i.i360:                                   ; preds = %do.end.i.i359
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i372

if.end.i.i363:                                    ; preds = %do.end.i.i359
  %cmp27.i.i362 = icmp eq i64 %conv10.i.i346, %add.i.i339
  br i1 %cmp27.i.i362, label %land.lhs.true29.i.i364, label %if.end34.i.i367

land.lhs.true29.i.i364:                           ; preds = %if.end.i.i363
  %shr.i30.i = lshr i64 %call5.i.i343, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i, 3
  %.conv.i32.i = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i
  %cmp31.i.i365 = icmp eq i32 %.conv.i32.i, 2
  br i1 %cmp31.i.i365, label %mutex_lock.exit.i372, label %if.end34.i.i367

if.end34.i.i367:                                  ; preds = %land.lhs.true29.i.i364, %if.end.i.i363
  br label %mutex_lock.exit.i372

mutex_lock.exit.i372:                             ; preds = %land.lhs.true29.i.i364, %if.end34.i.i367, %if.then.i.i360
  %retval.i.i330.0 = phi i32 [ 22, %if.then.i.i360 ], [ 0, %if.end34.i.i367 ], [ 35, %land.lhs.true29.i.i364 ]
  %cmp.i371 = icmp ne i32 %retval.i.i330.0, 0
  %tobool.i374 = icmp ne i32 %in_time.i.0, 0
  %cond.i375 = select i1 %tobool.i374, i32 0, i32 110
  %retval.i336.0 = select i1 %cmp.i371, i32 %retval.i.i330.0, i32 %cond.i375
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i372, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i77.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i336.0, %mutex_lock.exit.i372 ], [ %retval.i292.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i = icmp ult i64 %0, %call.i.i
  %cond1.i = select i1 %cmp.i.i, i32 1, i32 0
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
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i = icmp ult i64 %0, %call.i.i
  %cond1.i = select i1 %cmp.i.i, i32 1, i32 0
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

declare i32 @__gomc_defined(i64 noundef)

declare i64 @__gomc_lasting_conditions()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_choice(i64 noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

