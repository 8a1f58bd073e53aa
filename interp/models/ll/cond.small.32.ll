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
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i
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
  %and.i393 = and i64 %call1.i304, 2147483648
  %tobool.i394 = icmp ne i64 %and.i393, 0
  br i1 %tobool.i394, label %cond.true.i395, label %cond_check.exit

cond.true.i395:                                   ; preds = %if.end.i307
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i307, %cond.true.i395
  %cond.i397 = phi i32 [ 22, %cond.true.i395 ], [ 0, %if.end.i307 ]
  %tobool.i306 = icmp ne i32 %cond.i397, 0
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
  %0 = ptrtoint ptr %cond to i32
  %conv.i505 = zext i32 %0 to i64
  %call.i506 = call i64 @__gomc_lasting_conditions()
  %cmp.i507 = icmp ult i64 %conv.i505, %call.i506
  %shl.i444 = shl i64 1, %conv.i303
  %shl1.i445 = shl i64 %shl.i444, 16
  br i1 %cmp.i507, label %cond.true.i451, label %cond.false.i455

cond.true.i451:                                   ; preds = %if.then2.i
  %or.i447 = or i64 %shl.i444, %shl1.i445
  %and.i448 = and i64 %call1.i354, %or.i447
  %cmp2.i449 = icmp eq i64 %and.i448, 0
  %conv.i450 = zext i1 %cmp2.i449 to i32
  br label %was_woken.exit458

cond.false.i455:                                  ; preds = %if.then2.i
  %and3.i452 = and i64 %call1.i354, %shl1.i445
  %cmp4.i453 = icmp ne i64 %and3.i452, 0
  %conv5.i454 = zext i1 %cmp4.i453 to i32
  br label %was_woken.exit458

was_woken.exit458:                                ; preds = %cond.false.i455, %cond.true.i451
  %cond.i456 = phi i32 [ %conv.i450, %cond.true.i451 ], [ %conv5.i454, %cond.false.i455 ]
  %tobool.i257 = icmp ne i32 %cond.i456, 0
  br i1 %tobool.i257, label %if.then.i27, label %if.then.i258

if.then.i258:                                     ; preds = %was_woken.exit458
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i27:                                      ; preds = %was_woken.exit458
  %call.i371 = call i32 @__gomc_self()
  %arrayidx.i372 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i371
  %1 = load atomic i32, ptr %arrayidx.i372 seq_cst, align 4
  %and.i373 = and i32 %1, 1
  %cmp.i374 = icmp ne i32 %and.i373, 0
  br i1 %cmp.i374, label %end_waiting.exit, label %if.then.i.i377

if.then.i.i377:                                   ; preds = %if.then.i27
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i27
  %call.i595 = call i32 @__gomc_self()
  %conv.i596 = zext i32 %call.i595 to i64
  %add.i597 = add i64 %conv.i596, 1
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %lor.rhs.i, %end_waiting.exit
  %call5.i49 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i597, i64 noundef 0, i32 noundef 1)
  %and.i229 = and i64 %call5.i49, 65535
  %conv.i230 = trunc i64 %and.i229 to i32
  %cmp7.i = icmp ne i32 %conv.i230, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv10.i = zext i32 %conv.i230 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i597
  br i1 %cmp15.i, label %do.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i646 = lshr i64 %call5.i49, 30
  %and.i647 = and i64 %shr.i646, 3
  %conv.i648 = trunc i64 %and.i647 to i32
  %cmp.i649 = icmp eq i32 %conv.i648, 3
  %.conv.i648 = select i1 %cmp.i649, i32 0, i32 %conv.i648
  %cmp18.i = icmp eq i32 %.conv.i648, 0
  br i1 %cmp18.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %lor.rhs.i
  %conv21.i = zext i32 %conv.i230 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 65535
  br i1 %cmp22.i, label %if.then.i52, label %if.end.i53

if.then.i52:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i53:                                       ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv21.i, %add.i597
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i53
  %shr.i657 = lshr i64 %call5.i49, 30
  %and.i658 = and i64 %shr.i657, 3
  %conv.i659 = trunc i64 %and.i658 to i32
  %cmp.i660 = icmp eq i32 %conv.i659, 3
  %.conv.i659 = select i1 %cmp.i660, i32 0, i32 %conv.i659
  %cmp31.i = icmp eq i32 %.conv.i659, 2
  br i1 %cmp31.i, label %return, label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true29.i, %if.end.i53
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i381 = call i32 @__gomc_self()
  %arrayidx.i382 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i381
  %2 = load atomic i32, ptr %arrayidx.i382 seq_cst, align 4
  %and.i383 = and i32 %2, 1
  %cmp.i384 = icmp ne i32 %and.i383, 0
  br i1 %cmp.i384, label %await_request.exit388, label %if.then.i.i387

if.then.i.i387:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit388:                            ; preds = %if.end5.i
  %call1.i362 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i303, i64 noundef 0, i32 noundef 2)
  %3 = ptrtoint ptr %cond to i32
  %conv.i510 = zext i32 %3 to i64
  %call.i511 = call i64 @__gomc_lasting_conditions()
  %cmp.i512 = icmp ult i64 %conv.i510, %call.i511
  %shl.i = shl i64 1, %conv.i303
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i512, label %cond.true.i434, label %cond.false.i435

cond.true.i434:                                   ; preds = %await_request.exit388
  %or.i = or i64 %shl.i, %shl1.i
  %and.i432 = and i64 %call1.i362, %or.i
  %cmp2.i = icmp eq i64 %and.i432, 0
  %conv.i433 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i435:                                  ; preds = %await_request.exit388
  %and3.i = and i64 %call1.i362, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i435, %cond.true.i434
  %cond.i436 = phi i32 [ %conv.i433, %cond.true.i434 ], [ %conv5.i, %cond.false.i435 ]
  %tobool7.i = icmp ne i32 %cond.i436, 0
  br i1 %tobool7.i, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %was_woken.exit
  %call.i497 = call i64 @__gomc_lasting_conditions()
  %cmp.i498 = icmp ult i64 %conv.i510, %call.i497
  %cond1.i494 = select i1 %cmp.i498, i32 1, i32 0
  %conv.i172 = zext i32 %cond1.i494 to i64
  %call2.i173 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i172, i64 noundef 0, i32 noundef 2)
  %and.i412 = and i64 %call2.i173, 2147483648
  %tobool.i413 = icmp ne i64 %and.i412, 0
  br i1 %tobool.i413, label %cond.true.i414, label %if.end10.i

cond.true.i414:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i414, %if.then8.i, %was_woken.exit
  %call.i592 = call i32 @__gomc_self()
  %conv.i593 = zext i32 %call.i592 to i64
  %add.i594 = add i64 %conv.i593, 1
  br label %do.body.i69

do.body.i69:                                      ; preds = %land.rhs.i79, %lor.rhs.i82, %if.end10.i
  %call5.i68 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i594, i64 noundef 0, i32 noundef 1)
  %and.i211 = and i64 %call5.i68, 65535
  %conv.i212 = trunc i64 %and.i211 to i32
  %cmp7.i71 = icmp ne i32 %conv.i212, 0
  br i1 %cmp7.i71, label %land.lhs.true.i75, label %do.end.i88

land.lhs.true.i75:                                ; preds = %do.body.i69
  %conv10.i73 = zext i32 %conv.i212 to i64
  %cmp11.i74 = icmp ne i64 %conv10.i73, 65535
  br i1 %cmp11.i74, label %land.rhs.i79, label %do.end.i88

land.rhs.i79:                                     ; preds = %land.lhs.true.i75
  %cmp15.i78 = icmp ne i64 %conv10.i73, %add.i594
  br i1 %cmp15.i78, label %do.body.i69, label %lor.rhs.i82

lor.rhs.i82:                                      ; preds = %land.rhs.i79
  %shr.i624 = lshr i64 %call5.i68, 30
  %and.i625 = and i64 %shr.i624, 3
  %conv.i626 = trunc i64 %and.i625 to i32
  %cmp.i627 = icmp eq i32 %conv.i626, 3
  %.conv.i626 = select i1 %cmp.i627, i32 0, i32 %conv.i626
  %cmp18.i81 = icmp eq i32 %.conv.i626, 0
  br i1 %cmp18.i81, label %do.body.i69, label %do.end.i88

do.end.i88:                                       ; preds = %land.lhs.true.i75, %do.body.i69, %lor.rhs.i82
  %conv21.i86 = zext i32 %conv.i212 to i64
  %cmp22.i87 = icmp eq i64 %conv21.i86, 65535
  br i1 %cmp22.i87, label %if.then.i90, label %mutex_lock.exit111

if.then.i90:                                      ; preds = %do.end.i88
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit111

mutex_lock.exit111:                               ; preds = %do.end.i88, %if.then.i90
  %call.i389 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i390 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit111
  %call.i514 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i515 = and i64 %call.i514, -9223372036854775808
  %tobool.i516 = icmp ne i64 %and.i515, 0
  br i1 %tobool.i516, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i524 = shl i64 %call.i514, 1
  %conv.i525 = trunc i64 %shl.i524 to i32
  %4 = inttoptr i32 %conv.i525 to ptr
  %conv.i532 = zext i32 %conv.i525 to i64
  %call.i533 = call i64 @__gomc_remember(i64 noundef %conv.i532, i64 noundef 0)
  %call1.i534 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i533)
  %call.i523 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %4, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i527 = shl i64 %call.i514, 1
  %conv.i528 = trunc i64 %shl.i527 to i32
  %5 = inttoptr i32 %conv.i528 to ptr
  %tobool3.i519 = icmp ne ptr %5, null
  br i1 %tobool3.i519, label %if.then.i520, label %if.end.i522

if.then.i520:                                     ; preds = %while.end.i
  %add.i529 = add i32 %conv.i528, 16
  %conv.i530 = zext i32 %add.i529 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i530, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %5, i32 noundef 1)
  unreachable

if.end.i522:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i521 = trunc i64 %call7.i to i32
  %6 = inttoptr i32 %conv.i521 to ptr
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
  %and.i402 = and i64 %call1.i275, 2147483648
  %tobool.i403 = icmp ne i64 %and.i402, 0
  br i1 %tobool.i403, label %cond.true.i404, label %cond_check.exit408

cond.true.i404:                                   ; preds = %if.end.i278
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit408

cond_check.exit408:                               ; preds = %if.end.i278, %cond.true.i404
  %cond.i406 = phi i32 [ 22, %cond.true.i404 ], [ 0, %if.end.i278 ]
  %tobool.i277 = icmp ne i32 %cond.i406, 0
  br i1 %tobool.i277, label %cond_enqueue.exit, label %if.end12.i

if.end12.i:                                       ; preds = %cond_check.exit408
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

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit408
  %retval.i267.0 = phi i32 [ 22, %cond_check.exit408 ], [ %error.i271.1, %if.then32.i ], [ %error.i271.1, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i267.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i537 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i538 = icmp ne i32 %call.i537, 0
  br i1 %tobool.i538, label %land.lhs.true.i542, label %if.end7.i

land.lhs.true.i542:                               ; preds = %if.end.i22
  %7 = ptrtoint ptr %cond to i32
  %conv.i539 = zext i32 %7 to i64
  %call2.i540 = call i64 @__gomc_note(i64 noundef %conv.i539, i32 noundef 0)
  %tobool3.i541 = icmp ne i64 %call2.i540, 0
  br i1 %tobool3.i541, label %if.end7.i, label %land.rhs.i544

land.rhs.i544:                                    ; preds = %land.lhs.true.i542
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i543 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i543, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i544
  %call1.i346 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %call.i501 = call i64 @__gomc_lasting_conditions()
  %cmp.i502 = icmp ult i64 %conv.i539, %call.i501
  %shl.i465 = shl i64 1, %conv.i274
  %shl1.i466 = shl i64 %shl.i465, 16
  br i1 %cmp.i502, label %cond.true.i472, label %cond.false.i476

cond.true.i472:                                   ; preds = %if.then4.i
  %or.i468 = or i64 %shl.i465, %shl1.i466
  %and.i469 = and i64 %call1.i346, %or.i468
  %cmp2.i470 = icmp eq i64 %and.i469, 0
  %conv.i471 = zext i1 %cmp2.i470 to i32
  br label %was_woken.exit479

cond.false.i476:                                  ; preds = %if.then4.i
  %and3.i473 = and i64 %call1.i346, %shl1.i466
  %cmp4.i474 = icmp ne i64 %and3.i473, 0
  %conv5.i475 = zext i1 %cmp4.i474 to i32
  br label %was_woken.exit479

was_woken.exit479:                                ; preds = %cond.false.i476, %cond.true.i472
  %cond.i477 = phi i32 [ %conv.i471, %cond.true.i472 ], [ %conv5.i475, %cond.false.i476 ]
  %tobool6.i = icmp ne i32 %cond.i477, 0
  %lnot.i23 = xor i1 %tobool6.i, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i549 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i550 = icmp ne i32 %call.i549, 0
  br i1 %tobool.i550, label %if.then.i552, label %cond_sleep.exit

if.then.i552:                                     ; preds = %was_woken.exit479
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i539, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i542, %if.end.i22, %land.rhs.i544
  %8 = ptrtoint ptr %cond to i32
  %conv.i35.i = zext i32 %8 to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i36.i = icmp ult i64 %conv.i35.i, %call.i.i
  br i1 %cmp.i36.i, label %do.body.i571, label %do.body5.i

do.body.i571:                                     ; preds = %if.end7.i, %do.body.i571
  %call2.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i21.i = shl i64 1, %conv.i274
  %shl1.i22.i = shl i64 %shl.i21.i, 16
  %or.i24.i = or i64 %shl.i21.i, %shl1.i22.i
  %and.i25.i = and i64 %call2.i, %or.i24.i
  %cmp2.i26.i = icmp eq i64 %and.i25.i, 0
  %lnot.i572 = xor i1 %cmp2.i26.i, true
  br i1 %lnot.i572, label %do.body.i571, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i274, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i274
  %shl1.i.i = shl i64 %shl.i.i, 16
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i571
  %call.i557 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i558 = icmp ne i32 %call.i557, 0
  br i1 %tobool.i558, label %if.then.i562, label %cond_sleep.exit

if.then.i562:                                     ; preds = %cond_await.exit
  %call3.i561 = call i64 @__gomc_remember(i64 noundef %conv.i35.i, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i562, %was_woken.exit479, %if.then.i552, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i267.0, %cond_enqueue.exit ], [ 0, %if.then.i552 ], [ 0, %was_woken.exit479 ], [ 0, %if.then.i562 ], [ 0, %cond_await.exit ]
  %cmp.i32 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i32, label %if.then.i33, label %if.else.i36

if.then.i33:                                      ; preds = %cond_sleep.exit
  %call.i364 = call i32 @__gomc_self()
  %arrayidx.i365 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i364
  %9 = load atomic i32, ptr %arrayidx.i365 seq_cst, align 4
  %and.i366 = and i32 %9, 1
  %cmp.i367 = icmp ne i32 %and.i366, 0
  br i1 %cmp.i367, label %end_waiting.exit39, label %if.then.i.i

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
  %call.i579 = call i32 @__gomc_self()
  %arrayidx.i580 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i579
  %call1.i582 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i580, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %land.rhs.i239, %if.then1.i37, %if.else.i36, %if.then.i33
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i589 = call i32 @__gomc_self()
  %conv.i590 = zext i32 %call.i589 to i64
  %add.i591 = add i64 %conv.i590, 1
  br label %do.body.i126

do.body.i126:                                     ; preds = %land.rhs.i136, %lor.rhs.i139, %cond.false
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i591, i64 noundef 0, i32 noundef 1)
  %and.i193 = and i64 %call5.i125, 65535
  %conv.i194 = trunc i64 %and.i193 to i32
  %cmp7.i128 = icmp ne i32 %conv.i194, 0
  br i1 %cmp7.i128, label %land.lhs.true.i132, label %do.end.i145

land.lhs.true.i132:                               ; preds = %do.body.i126
  %conv10.i130 = zext i32 %conv.i194 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 65535
  br i1 %cmp11.i131, label %land.rhs.i136, label %do.end.i145

land.rhs.i136:                                    ; preds = %land.lhs.true.i132
  %cmp15.i135 = icmp ne i64 %conv10.i130, %add.i591
  br i1 %cmp15.i135, label %do.body.i126, label %lor.rhs.i139

lor.rhs.i139:                                     ; preds = %land.rhs.i136
  %shr.i = lshr i64 %call5.i125, 30
  %and.i604 = and i64 %shr.i, 3
  %conv.i605 = trunc i64 %and.i604 to i32
  %cmp.i606 = icmp eq i32 %conv.i605, 3
  %.conv.i605 = select i1 %cmp.i606, i32 0, i32 %conv.i605
  %cmp18.i138 = icmp eq i32 %.conv.i605, 0
  br i1 %cmp18.i138, label %do.body.i126, label %do.end.i145

do.end.i145:                                      ; preds = %land.lhs.true.i132, %do.body.i126, %lor.rhs.i139
  %conv21.i143 = zext i32 %conv.i194 to i64
  %cmp22.i144 = icmp eq i64 %conv21.i143, 65535
  br i1 %cmp22.i144, label %if.then.i147, label %if.end.i151

if.then.i147:                                     ; preds = %do.end.i145
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i151:                                      ; preds = %do.end.i145
  %cmp27.i150 = icmp eq i64 %conv21.i143, %add.i591
  br i1 %cmp27.i150, label %land.lhs.true29.i154, label %cond.end.i167

land.lhs.true29.i154:                             ; preds = %if.end.i151
  %shr.i613 = lshr i64 %call5.i125, 30
  %and.i614 = and i64 %shr.i613, 3
  %conv.i615 = trunc i64 %and.i614 to i32
  %cmp.i616 = icmp eq i32 %conv.i615, 3
  %.conv.i615 = select i1 %cmp.i616, i32 0, i32 %conv.i615
  %cmp31.i153 = icmp eq i32 %.conv.i615, 2
  br i1 %cmp31.i153, label %return, label %cond.end.i167

cond.end.i167:                                    ; preds = %land.lhs.true29.i154, %if.end.i151
  br label %return

return:                                           ; preds = %end_waiting.exit39, %land.lhs.true29.i154, %cond.end.i167, %if.then.i147, %cond_enqueue.exit340, %land.lhs.true29.i, %cond.end.i, %if.then.i52
  %retval.0 = phi i32 [ %retval.i295.0, %cond_enqueue.exit340 ], [ 22, %if.then.i52 ], [ 0, %cond.end.i ], [ 35, %land.lhs.true29.i ], [ %retval.i13.0, %end_waiting.exit39 ], [ 22, %if.then.i147 ], [ 0, %cond.end.i167 ], [ 35, %land.lhs.true29.i154 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
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
  %arrayidx.i71 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i70
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
  %and.i134 = and i64 %call1.i81, 2147483648
  %tobool.i135 = icmp ne i64 %and.i134, 0
  br i1 %tobool.i135, label %cond.true.i136, label %cond_check.exit

cond.true.i136:                                   ; preds = %if.end.i84
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i84, %cond.true.i136
  %cond.i = phi i32 [ 22, %cond.true.i136 ], [ 0, %if.end.i84 ]
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
  %1 = ptrtoint ptr %cond to i32
  %conv.i200 = zext i32 %1 to i64
  %call.i201 = call i64 @__gomc_lasting_conditions()
  %cmp.i202 = icmp ult i64 %conv.i200, %call.i201
  %shl.i169 = shl i64 1, %conv.i80
  %shl1.i170 = shl i64 %shl.i169, 16
  br i1 %cmp.i202, label %cond.true.i176, label %cond.false.i180

cond.true.i176:                                   ; preds = %if.then2.i.i
  %or.i172 = or i64 %shl.i169, %shl1.i170
  %and.i173 = and i64 %call1.i92, %or.i172
  %cmp2.i174 = icmp eq i64 %and.i173, 0
  %conv.i175 = zext i1 %cmp2.i174 to i32
  br label %was_woken.exit183

cond.false.i180:                                  ; preds = %if.then2.i.i
  %and3.i177 = and i64 %call1.i92, %shl1.i170
  %cmp4.i178 = icmp ne i64 %and3.i177, 0
  %conv5.i179 = zext i1 %cmp4.i178 to i32
  br label %was_woken.exit183

was_woken.exit183:                                ; preds = %cond.false.i180, %cond.true.i176
  %cond.i181 = phi i32 [ %conv.i175, %cond.true.i176 ], [ %conv5.i179, %cond.false.i180 ]
  %tobool.i66 = icmp ne i32 %cond.i181, 0
  br i1 %tobool.i66, label %if.then.i15.i, label %if.then.i67

if.then.i67:                                      ; preds = %was_woken.exit183
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit183
  %call.i103 = call i32 @__gomc_self()
  %arrayidx.i104 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i103
  %2 = load atomic i32, ptr %arrayidx.i104 seq_cst, align 4
  %and.i105 = and i32 %2, 1
  %cmp.i106 = icmp ne i32 %and.i105, 0
  br i1 %cmp.i106, label %end_waiting.exit.i, label %if.then.i.i109

if.then.i.i109:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i238 = call i32 @__gomc_self()
  %conv.i239 = zext i32 %call.i238 to i64
  %add.i240 = add i64 %conv.i239, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i240, i64 noundef 0, i32 noundef 1)
  %and.i23 = and i64 %call5.i.i, 65535
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp7.i.i = icmp ne i32 %conv.i24, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i24 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i240
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i248 = and i64 %shr.i, 3
  %conv.i249 = trunc i64 %and.i248 to i32
  %cmp.i250 = icmp eq i32 %conv.i249, 3
  %.conv.i249 = select i1 %cmp.i250, i32 0, i32 %conv.i249
  %cmp18.i.i = icmp eq i32 %.conv.i249, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %lor.rhs.i.i
  %conv21.i.i = zext i32 %conv.i24 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i240
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i257 = lshr i64 %call5.i.i, 30
  %and.i258 = and i64 %shr.i257, 3
  %conv.i259 = trunc i64 %and.i258 to i32
  %cmp.i260 = icmp eq i32 %conv.i259, 3
  %.conv.i259 = select i1 %cmp.i260, i32 0, i32 %conv.i259
  %cmp31.i.i = icmp eq i32 %.conv.i259, 2
  br i1 %cmp31.i.i, label %return, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i39.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i112 = call i32 @__gomc_self()
  %arrayidx.i113 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i112
  %3 = load atomic i32, ptr %arrayidx.i113 seq_cst, align 4
  %and.i114 = and i32 %3, 1
  %cmp.i115 = icmp ne i32 %and.i114, 0
  br i1 %cmp.i115, label %await_request.exit119, label %if.then.i.i118

if.then.i.i118:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit119:                            ; preds = %if.end5.i.i
  %call1.i100 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i32
  %conv.i205 = zext i32 %4 to i64
  %call.i206 = call i64 @__gomc_lasting_conditions()
  %cmp.i207 = icmp ult i64 %conv.i205, %call.i206
  %shl.i = shl i64 1, %conv.i80
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i207, label %cond.true.i159, label %cond.false.i160

cond.true.i159:                                   ; preds = %await_request.exit119
  %or.i = or i64 %shl.i, %shl1.i
  %and.i157 = and i64 %call1.i100, %or.i
  %cmp2.i = icmp eq i64 %and.i157, 0
  %conv.i158 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i160:                                  ; preds = %await_request.exit119
  %and3.i = and i64 %call1.i100, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i160, %cond.true.i159
  %cond.i161 = phi i32 [ %conv.i158, %cond.true.i159 ], [ %conv5.i, %cond.false.i160 ]
  %tobool7.i.i = icmp ne i32 %cond.i161, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i197 = call i64 @__gomc_lasting_conditions()
  %cmp.i198 = icmp ult i64 %conv.i205, %call.i197
  %cond1.i194 = select i1 %cmp.i198, i32 1, i32 0
  %conv.i4 = zext i32 %cond1.i194 to i64
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i4, i64 noundef 0, i32 noundef 2)
  %and.i142 = and i64 %call2.i5, 2147483648
  %tobool.i143 = icmp ne i64 %and.i142, 0
  br i1 %tobool.i143, label %cond.true.i144, label %if.end10.i.i

cond.true.i144:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i144, %if.then8.i.i, %was_woken.exit
  %call.i241 = call i32 @__gomc_self()
  %conv.i242 = zext i32 %call.i241 to i64
  %add.i243 = add i64 %conv.i242, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i243, i64 noundef 0, i32 noundef 1)
  %and.i41 = and i64 %call5.i54.i, 65535
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i42, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i42 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i243
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i268 = lshr i64 %call5.i54.i, 30
  %and.i269 = and i64 %shr.i268, 3
  %conv.i270 = trunc i64 %and.i269 to i32
  %cmp.i271 = icmp eq i32 %conv.i270, 3
  %.conv.i270 = select i1 %cmp.i271, i32 0, i32 %conv.i270
  %cmp18.i67.i = icmp eq i32 %.conv.i270, 0
  br i1 %cmp18.i67.i, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %lor.rhs.i68.i
  %conv21.i72.i = zext i32 %conv.i42 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 65535
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %mutex_lock.exit97.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %do.end.i74.i, %if.then.i76.i
  %call.i130 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i131 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i209 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i210 = and i64 %call.i209, -9223372036854775808
  %tobool.i211 = icmp ne i64 %and.i210, 0
  br i1 %tobool.i211, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i217 = shl i64 %call.i209, 1
  %conv.i218 = trunc i64 %shl.i217 to i32
  %5 = inttoptr i32 %conv.i218 to ptr
  %conv.i225 = zext i32 %conv.i218 to i64
  %call.i226 = call i64 @__gomc_remember(i64 noundef %conv.i225, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i226)
  %call.i216 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i220 = shl i64 %call.i209, 1
  %conv.i221 = trunc i64 %shl.i220 to i32
  %6 = inttoptr i32 %conv.i221 to ptr
  %tobool3.i = icmp ne ptr %6, null
  br i1 %tobool3.i, label %if.then.i213, label %if.end.i215

if.then.i213:                                     ; preds = %while.end.i
  %add.i222 = add i32 %conv.i221, 16
  %conv.i223 = zext i32 %add.i222 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i223, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i215:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i214 = trunc i64 %call7.i to i32
  %7 = inttoptr i32 %conv.i214 to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i302 = call i32 @__gomc_self()
  %cmp.i.i303 = icmp uge i32 %call.i302, 15
  br i1 %cmp.i.i303, label %if.then.i.i304, label %if.end.i.i309

if.then.i.i304:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i309:                                    ; preds = %if.end.i
  %conv.i.i305 = zext i32 %call.i302 to i64
  %call1.i.i306 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i305, i64 noundef 0, i32 noundef 2)
  %and.i.i307 = and i64 %call1.i.i306, 2147483648
  %tobool.i17.i308 = icmp ne i64 %and.i.i307, 0
  br i1 %tobool.i17.i308, label %cond.true.i.i310, label %cond_check.exit.i

cond.true.i.i310:                                 ; preds = %if.end.i.i309
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i309, %cond.true.i.i310
  %cond.i.i312 = phi i32 [ 22, %cond.true.i.i310 ], [ 0, %if.end.i.i309 ]
  %tobool.i.i313 = icmp ne i32 %cond.i.i312, 0
  br i1 %tobool.i.i313, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i305, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 65535
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i316 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i316, label %if.then20.i.i, label %if.else.i.i317

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i317:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i302, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i317
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i317
  %error.i.i297.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i317 ]
  %tobool31.i.i = icmp ne i32 %error.i.i297.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i305, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i293.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i297.1, %if.then32.i.i ], [ %error.i.i297.1, %if.end30.i.i ]
  %tobool.i318 = icmp ne i32 %retval.i.i293.0, 0
  br i1 %tobool.i318, label %cond_timed_sleep.exit, label %if.end.i320

if.end.i320:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i305, i64 noundef 0, i32 noundef 2)
  %8 = ptrtoint ptr %cond to i32
  %conv.i34.i = zext i32 %8 to i64
  %call.i35.i = call i64 @__gomc_lasting_conditions()
  %cmp.i36.i = icmp ult i64 %conv.i34.i, %call.i35.i
  %shl.i.i = shl i64 1, %conv.i.i305
  %shl1.i.i = shl i64 %shl.i.i, 16
  br i1 %cmp.i36.i, label %cond.true.i28.i, label %cond.false.i29.i

cond.true.i28.i:                                  ; preds = %if.end.i320
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i26.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i26.i, 0
  %conv.i27.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i29.i:                                 ; preds = %if.end.i320
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i29.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %conv.i27.i, %cond.true.i28.i ], [ %conv5.i.i, %cond.false.i29.i ]
  %tobool3.i321 = icmp ne i32 %cond.i30.i, 0
  br i1 %tobool3.i321, label %land.end.i, label %land.rhs.i322

land.rhs.i322:                                    ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i39.i, label %land.lhs.true.i.i323, label %land.end.i

land.lhs.true.i.i323:                             ; preds = %land.rhs.i322
  %call2.i.i = call i64 @__gomc_note(i64 noundef %conv.i34.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i325

land.rhs.i.i325:                                  ; preds = %land.lhs.true.i.i323
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i324 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i322, %land.lhs.true.i.i323, %land.rhs.i.i325, %was_woken.exit.i
  %9 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i323 ], [ false, %land.rhs.i322 ], [ %tobool5.i.i324, %land.rhs.i.i325 ]
  %land.ext.i326 = zext i1 %9 to i32
  %call.i43.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i44.i = icmp ne i32 %call.i43.i, 0
  br i1 %tobool.i44.i, label %if.then.i46.i, label %cond_woken.exit.i

if.then.i46.i:                                    ; preds = %land.end.i
  %conv2.i.i = sext i32 %land.ext.i326 to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i34.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i46.i, %land.end.i
  %spec.select = select i1 %tobool3.i321, i1 true, i1 %9
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i298.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i293.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i122 = call i32 @__gomc_self()
  %arrayidx.i123 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i122
  %10 = load atomic i32, ptr %arrayidx.i123 seq_cst, align 4
  %and.i124 = and i32 %10, 1
  %cmp.i125 = icmp ne i32 %and.i124, 0
  br i1 %cmp.i125, label %end_waiting.exit27.i, label %if.then.i.i128

if.then.i.i128:                                   ; preds = %if.then.i21.i
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
  %call.i233 = call i32 @__gomc_self()
  %arrayidx.i234 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i233
  %call1.i237 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i234, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i52, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i298.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i342 = add i64 %conv.i18.i, 1
  br label %do.body.i.i348

do.body.i.i348:                                   ; preds = %land.rhs.i.i355, %lor.rhs.i.i356, %cond.false.i
  %call5.i.i346 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i342, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i346, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i347 = icmp ne i32 %conv.i16.i, 0
  br i1 %cmp7.i.i347, label %land.lhs.true.i.i351, label %do.end.i.i362

land.lhs.true.i.i351:                             ; preds = %do.body.i.i348
  %conv10.i.i349 = zext i32 %conv.i16.i to i64
  %cmp11.i.i350 = icmp ne i64 %conv10.i.i349, 65535
  br i1 %cmp11.i.i350, label %land.rhs.i.i355, label %do.end.i.i362

land.rhs.i.i355:                                  ; preds = %land.lhs.true.i.i351
  %cmp15.i.i354 = icmp ne i64 %conv10.i.i349, %add.i.i342
  br i1 %cmp15.i.i354, label %do.body.i.i348, label %lor.rhs.i.i356

lor.rhs.i.i356:                                   ; preds = %land.rhs.i.i355
  %shr.i.i = lshr i64 %call5.i.i346, 30
  %and.i21.i = and i64 %shr.i.i, 3
  %conv.i22.i = trunc i64 %and.i21.i to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i357 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i357, label %do.body.i.i348, label %do.end.i.i362

do.end.i.i362:                                    ; preds = %land.lhs.true.i.i351, %do.body.i.i348, %lor.rhs.i.i356
  %conv21.i.i360 = zext i32 %conv.i16.i to i64
  %cmp22.i.i361 = icmp eq i64 %conv21.i.i360, 65535
  br i1 %cmp22.i.i361, label %if.then.i.i363, label %if.end.i.i366

if.then.i.i363:                                   ; preds = %do.end.i.i362
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i375

if.end.i.i366:                                    ; preds = %do.end.i.i362
  %cmp27.i.i365 = icmp eq i64 %conv21.i.i360, %add.i.i342
  br i1 %cmp27.i.i365, label %land.lhs.true29.i.i367, label %if.end34.i.i370

land.lhs.true29.i.i367:                           ; preds = %if.end.i.i366
  %shr.i30.i = lshr i64 %call5.i.i346, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i, 3
  %.conv.i32.i = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i
  %cmp31.i.i368 = icmp eq i32 %.conv.i32.i, 2
  br i1 %cmp31.i.i368, label %mutex_lock.exit.i375, label %if.end34.i.i370

if.end34.i.i370:                                  ; preds = %land.lhs.true29.i.i367, %if.end.i.i366
  br label %mutex_lock.exit.i375

mutex_lock.exit.i375:                             ; preds = %land.lhs.true29.i.i367, %if.end34.i.i370, %if.then.i.i363
  %retval.i.i333.0 = phi i32 [ 22, %if.then.i.i363 ], [ 0, %if.end34.i.i370 ], [ 35, %land.lhs.true29.i.i367 ]
  %cmp.i374 = icmp ne i32 %retval.i.i333.0, 0
  %tobool.i377 = icmp ne i32 %in_time.i.0, 0
  %cond.i378 = select i1 %tobool.i377, i32 0, i32 110
  %retval.i339.0 = select i1 %cmp.i374, i32 %retval.i.i333.0, i32 %cond.i378
  br label %return

return:                                           ; preds = %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i375, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i74.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i339.0, %mutex_lock.exit.i375 ], [ %retval.i298.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
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
  %arrayidx.i74 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i73
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
  %and.i137 = and i64 %call1.i84, 2147483648
  %tobool.i138 = icmp ne i64 %and.i137, 0
  br i1 %tobool.i138, label %cond.true.i139, label %cond_check.exit

cond.true.i139:                                   ; preds = %if.end.i87
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i87, %cond.true.i139
  %cond.i = phi i32 [ 22, %cond.true.i139 ], [ 0, %if.end.i87 ]
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
  %1 = ptrtoint ptr %cond to i32
  %conv.i203 = zext i32 %1 to i64
  %call.i204 = call i64 @__gomc_lasting_conditions()
  %cmp.i205 = icmp ult i64 %conv.i203, %call.i204
  %shl.i172 = shl i64 1, %conv.i83
  %shl1.i173 = shl i64 %shl.i172, 16
  br i1 %cmp.i205, label %cond.true.i179, label %cond.false.i183

cond.true.i179:                                   ; preds = %if.then2.i.i
  %or.i175 = or i64 %shl.i172, %shl1.i173
  %and.i176 = and i64 %call1.i95, %or.i175
  %cmp2.i177 = icmp eq i64 %and.i176, 0
  %conv.i178 = zext i1 %cmp2.i177 to i32
  br label %was_woken.exit186

cond.false.i183:                                  ; preds = %if.then2.i.i
  %and3.i180 = and i64 %call1.i95, %shl1.i173
  %cmp4.i181 = icmp ne i64 %and3.i180, 0
  %conv5.i182 = zext i1 %cmp4.i181 to i32
  br label %was_woken.exit186

was_woken.exit186:                                ; preds = %cond.false.i183, %cond.true.i179
  %cond.i184 = phi i32 [ %conv.i178, %cond.true.i179 ], [ %conv5.i182, %cond.false.i183 ]
  %tobool.i69 = icmp ne i32 %cond.i184, 0
  br i1 %tobool.i69, label %if.then.i15.i, label %if.then.i70

if.then.i70:                                      ; preds = %was_woken.exit186
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit186
  %call.i106 = call i32 @__gomc_self()
  %arrayidx.i107 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i106
  %2 = load atomic i32, ptr %arrayidx.i107 seq_cst, align 4
  %and.i108 = and i32 %2, 1
  %cmp.i109 = icmp ne i32 %and.i108, 0
  br i1 %cmp.i109, label %end_waiting.exit.i, label %if.then.i.i112

if.then.i.i112:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i241 = call i32 @__gomc_self()
  %conv.i242 = zext i32 %call.i241 to i64
  %add.i243 = add i64 %conv.i242, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i243, i64 noundef 0, i32 noundef 1)
  %and.i26 = and i64 %call5.i.i, 65535
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp7.i.i = icmp ne i32 %conv.i27, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i27 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i243
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i = lshr i64 %call5.i.i, 30
  %and.i251 = and i64 %shr.i, 3
  %conv.i252 = trunc i64 %and.i251 to i32
  %cmp.i253 = icmp eq i32 %conv.i252, 3
  %.conv.i252 = select i1 %cmp.i253, i32 0, i32 %conv.i252
  %cmp18.i.i = icmp eq i32 %.conv.i252, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %lor.rhs.i.i
  %conv21.i.i = zext i32 %conv.i27 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i243
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i260 = lshr i64 %call5.i.i, 30
  %and.i261 = and i64 %shr.i260, 3
  %conv.i262 = trunc i64 %and.i261 to i32
  %cmp.i263 = icmp eq i32 %conv.i262, 3
  %.conv.i262 = select i1 %cmp.i263, i32 0, i32 %conv.i262
  %cmp31.i.i = icmp eq i32 %.conv.i262, 2
  br i1 %cmp31.i.i, label %return, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i39.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i115 = call i32 @__gomc_self()
  %arrayidx.i116 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i115
  %3 = load atomic i32, ptr %arrayidx.i116 seq_cst, align 4
  %and.i117 = and i32 %3, 1
  %cmp.i118 = icmp ne i32 %and.i117, 0
  br i1 %cmp.i118, label %await_request.exit122, label %if.then.i.i121

if.then.i.i121:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit122:                            ; preds = %if.end5.i.i
  %call1.i103 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i32
  %conv.i208 = zext i32 %4 to i64
  %call.i209 = call i64 @__gomc_lasting_conditions()
  %cmp.i210 = icmp ult i64 %conv.i208, %call.i209
  %shl.i = shl i64 1, %conv.i83
  %shl1.i = shl i64 %shl.i, 16
  br i1 %cmp.i210, label %cond.true.i162, label %cond.false.i163

cond.true.i162:                                   ; preds = %await_request.exit122
  %or.i = or i64 %shl.i, %shl1.i
  %and.i160 = and i64 %call1.i103, %or.i
  %cmp2.i = icmp eq i64 %and.i160, 0
  %conv.i161 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i163:                                  ; preds = %await_request.exit122
  %and3.i = and i64 %call1.i103, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i163, %cond.true.i162
  %cond.i164 = phi i32 [ %conv.i161, %cond.true.i162 ], [ %conv5.i, %cond.false.i163 ]
  %tobool7.i.i = icmp ne i32 %cond.i164, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i200 = call i64 @__gomc_lasting_conditions()
  %cmp.i201 = icmp ult i64 %conv.i208, %call.i200
  %cond1.i197 = select i1 %cmp.i201, i32 1, i32 0
  %conv.i7 = zext i32 %cond1.i197 to i64
  %call2.i8 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %and.i145 = and i64 %call2.i8, 2147483648
  %tobool.i146 = icmp ne i64 %and.i145, 0
  br i1 %tobool.i146, label %cond.true.i147, label %if.end10.i.i

cond.true.i147:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i147, %if.then8.i.i, %was_woken.exit
  %call.i244 = call i32 @__gomc_self()
  %conv.i245 = zext i32 %call.i244 to i64
  %add.i246 = add i64 %conv.i245, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i246, i64 noundef 0, i32 noundef 1)
  %and.i44 = and i64 %call5.i54.i, 65535
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i45, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i45 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i246
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i271 = lshr i64 %call5.i54.i, 30
  %and.i272 = and i64 %shr.i271, 3
  %conv.i273 = trunc i64 %and.i272 to i32
  %cmp.i274 = icmp eq i32 %conv.i273, 3
  %.conv.i273 = select i1 %cmp.i274, i32 0, i32 %conv.i273
  %cmp18.i67.i = icmp eq i32 %.conv.i273, 0
  br i1 %cmp18.i67.i, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %lor.rhs.i68.i
  %conv21.i72.i = zext i32 %conv.i45 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 65535
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %mutex_lock.exit97.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %do.end.i74.i, %if.then.i76.i
  %call.i133 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i134 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i212 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i213 = and i64 %call.i212, -9223372036854775808
  %tobool.i214 = icmp ne i64 %and.i213, 0
  br i1 %tobool.i214, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i220 = shl i64 %call.i212, 1
  %conv.i221 = trunc i64 %shl.i220 to i32
  %5 = inttoptr i32 %conv.i221 to ptr
  %conv.i228 = zext i32 %conv.i221 to i64
  %call.i229 = call i64 @__gomc_remember(i64 noundef %conv.i228, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i229)
  %call.i219 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i223 = shl i64 %call.i212, 1
  %conv.i224 = trunc i64 %shl.i223 to i32
  %6 = inttoptr i32 %conv.i224 to ptr
  %tobool3.i = icmp ne ptr %6, null
  br i1 %tobool3.i, label %if.then.i216, label %if.end.i218

if.then.i216:                                     ; preds = %while.end.i
  %add.i225 = add i32 %conv.i224, 16
  %conv.i226 = zext i32 %add.i225 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i226, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i218:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i217 = trunc i64 %call7.i to i32
  %7 = inttoptr i32 %conv.i217 to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i305 = call i32 @__gomc_self()
  %cmp.i.i306 = icmp uge i32 %call.i305, 15
  br i1 %cmp.i.i306, label %if.then.i.i307, label %if.end.i.i312

if.then.i.i307:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i312:                                    ; preds = %if.end.i
  %conv.i.i308 = zext i32 %call.i305 to i64
  %call1.i.i309 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i308, i64 noundef 0, i32 noundef 2)
  %and.i.i310 = and i64 %call1.i.i309, 2147483648
  %tobool.i17.i311 = icmp ne i64 %and.i.i310, 0
  br i1 %tobool.i17.i311, label %cond.true.i.i313, label %cond_check.exit.i

cond.true.i.i313:                                 ; preds = %if.end.i.i312
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i312, %cond.true.i.i313
  %cond.i.i315 = phi i32 [ 22, %cond.true.i.i313 ], [ 0, %if.end.i.i312 ]
  %tobool.i.i316 = icmp ne i32 %cond.i.i315, 0
  br i1 %tobool.i.i316, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i308, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 65535
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i319 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i319, label %if.then20.i.i, label %if.else.i.i320

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i320:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i305, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i320
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i320
  %error.i.i300.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i320 ]
  %tobool31.i.i = icmp ne i32 %error.i.i300.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i308, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i296.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i300.1, %if.then32.i.i ], [ %error.i.i300.1, %if.end30.i.i ]
  %tobool.i321 = icmp ne i32 %retval.i.i296.0, 0
  br i1 %tobool.i321, label %cond_timed_sleep.exit, label %if.end.i323

if.end.i323:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i308, i64 noundef 0, i32 noundef 2)
  %8 = ptrtoint ptr %cond to i32
  %conv.i34.i = zext i32 %8 to i64
  %call.i35.i = call i64 @__gomc_lasting_conditions()
  %cmp.i36.i = icmp ult i64 %conv.i34.i, %call.i35.i
  %shl.i.i = shl i64 1, %conv.i.i308
  %shl1.i.i = shl i64 %shl.i.i, 16
  br i1 %cmp.i36.i, label %cond.true.i28.i, label %cond.false.i29.i

cond.true.i28.i:                                  ; preds = %if.end.i323
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i26.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i26.i, 0
  %conv.i27.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i29.i:                                 ; preds = %if.end.i323
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i29.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %conv.i27.i, %cond.true.i28.i ], [ %conv5.i.i, %cond.false.i29.i ]
  %tobool3.i324 = icmp ne i32 %cond.i30.i, 0
  br i1 %tobool3.i324, label %land.end.i, label %land.rhs.i325

land.rhs.i325:                                    ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i39.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i39.i, label %land.lhs.true.i.i326, label %land.end.i

land.lhs.true.i.i326:                             ; preds = %land.rhs.i325
  %call2.i.i = call i64 @__gomc_note(i64 noundef %conv.i34.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i328

land.rhs.i.i328:                                  ; preds = %land.lhs.true.i.i326
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i327 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i325, %land.lhs.true.i.i326, %land.rhs.i.i328, %was_woken.exit.i
  %9 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i326 ], [ false, %land.rhs.i325 ], [ %tobool5.i.i327, %land.rhs.i.i328 ]
  %land.ext.i329 = zext i1 %9 to i32
  %call.i43.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i44.i = icmp ne i32 %call.i43.i, 0
  br i1 %tobool.i44.i, label %if.then.i46.i, label %cond_woken.exit.i

if.then.i46.i:                                    ; preds = %land.end.i
  %conv2.i.i = sext i32 %land.ext.i329 to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i34.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i46.i, %land.end.i
  %spec.select121 = select i1 %tobool3.i324, i1 true, i1 %9
  %lor.ext.i332 = zext i1 %spec.select121 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i332, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i301.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i296.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i125 = call i32 @__gomc_self()
  %arrayidx.i126 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i125
  %10 = load atomic i32, ptr %arrayidx.i126 seq_cst, align 4
  %and.i127 = and i32 %10, 1
  %cmp.i128 = icmp ne i32 %and.i127, 0
  br i1 %cmp.i128, label %end_waiting.exit27.i, label %if.then.i.i131

if.then.i.i131:                                   ; preds = %if.then.i21.i
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
  %call.i236 = call i32 @__gomc_self()
  %arrayidx.i237 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i236
  %call1.i240 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i237, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i55, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i301.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i347 = add i64 %conv.i18.i, 1
  br label %do.body.i.i353

do.body.i.i353:                                   ; preds = %land.rhs.i.i360, %lor.rhs.i.i361, %cond.false.i
  %call5.i.i351 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i347, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i351, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i352 = icmp ne i32 %conv.i16.i, 0
  br i1 %cmp7.i.i352, label %land.lhs.true.i.i356, label %do.end.i.i367

land.lhs.true.i.i356:                             ; preds = %do.body.i.i353
  %conv10.i.i354 = zext i32 %conv.i16.i to i64
  %cmp11.i.i355 = icmp ne i64 %conv10.i.i354, 65535
  br i1 %cmp11.i.i355, label %land.rhs.i.i360, label %do.end.i.i367

land.rhs.i.i360:                                  ; preds = %land.lhs.true.i.i356
  %cmp15.i.i359 = icmp ne i64 %conv10.i.i354, %add.i.i347
  br i1 %cmp15.i.i359, label %do.body.i.i353, label %lor.rhs.i.i361

lor.rhs.i.i361:                                   ; preds = %land.rhs.i.i360
  %shr.i.i = lshr i64 %call5.i.i351, 30
  %and.i21.i = and i64 %shr.i.i, 3
  %conv.i22.i = trunc i64 %and.i21.i to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i362 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i362, label %do.body.i.i353, label %do.end.i.i367

do.end.i.i367:                                    ; preds = %land.lhs.true.i.i356, %do.body.i.i353, %lor.rhs.i.i361
  %conv21.i.i365 = zext i32 %conv.i16.i to i64
  %cmp22.i.i366 = icmp eq i64 %conv21.i.i365, 65535
  br i1 %cmp22.i.i366, label %if.then.i.i368, label %if.end.i.i371

if.then.i.i368:                                   ; preds = %do.end.i.i367
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i380

if.end.i.i371:                                    ; preds = %do.end.i.i367
  %cmp27.i.i370 = icmp eq i64 %conv21.i.i365, %add.i.i347
  br i1 %cmp27.i.i370, label %land.lhs.true29.i.i372, label %if.end34.i.i375

land.lhs.true29.i.i372:                           ; preds = %if.end.i.i371
  %shr.i30.i = lshr i64 %call5.i.i351, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i, 3
  %.conv.i32.i = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i
  %cmp31.i.i373 = icmp eq i32 %.conv.i32.i, 2
  br i1 %cmp31.i.i373, label %mutex_lock.exit.i380, label %if.end34.i.i375

if.end34.i.i375:                                  ; preds = %land.lhs.true29.i.i372, %if.end.i.i371
  br label %mutex_lock.exit.i380

mutex_lock.exit.i380:                             ; preds = %land.lhs.true29.i.i372, %if.end34.i.i375, %if.then.i.i368
  %retval.i.i338.0 = phi i32 [ 22, %if.then.i.i368 ], [ 0, %if.end34.i.i375 ], [ 35, %land.lhs.true29.i.i372 ]
  %cmp.i379 = icmp ne i32 %retval.i.i338.0, 0
  %tobool.i382 = icmp ne i32 %in_time.i.0, 0
  %cond.i383 = select i1 %tobool.i382, i32 0, i32 110
  %retval.i344.0 = select i1 %cmp.i379, i32 %retval.i.i338.0, i32 %cond.i383
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i380, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i77.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i344.0, %mutex_lock.exit.i380 ], [ %retval.i301.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %conv.i4 = zext i32 %0 to i64
  %call.i5 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %conv.i4, %call.i5
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
  %0 = ptrtoint ptr %cond to i32
  %conv.i4 = zext i32 %0 to i64
  %call.i5 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %conv.i4, %call.i5
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

