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
  %call.i256 = call i32 @__gomc_cancels()
  %tobool.i257 = icmp ne i32 %call.i256, 0
  br i1 %tobool.i257, label %land.rhs.i260, label %begin_waiting.exit

land.rhs.i260:                                    ; preds = %entry
  %call1.i258 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i259 = icmp eq i64 %call1.i258, 0
  br i1 %cmp.i259, label %if.end.i, label %begin_waiting.exit

if.end.i:                                         ; preds = %land.rhs.i260
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i
  %call.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i
  %call1.i273 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i273, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i269

if.then.i269:                                     ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %if.end.i, %if.then3.i, %land.rhs.i260
  %retval.i.0 = phi i32 [ 0, %land.rhs.i260 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i ], [ 0, %entry ]
  %cmp = icmp ne i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %begin_waiting.exit
  %call.i6 = call i32 @__gomc_self()
  %cmp.i309 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i309, label %if.then.i310, label %if.end.i317

if.then.i310:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i317:                                      ; preds = %if.then
  %0 = ptrtoint ptr %cond to i32
  %add.i41.i311 = add i32 %0, 7
  %and.i42.i312 = and i32 %add.i41.i311, -8
  %1 = inttoptr i32 %and.i42.i312 to ptr
  %conv.i313 = zext i32 %call.i6 to i64
  %call1.i314 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i313, i64 noundef 0, i32 noundef 2)
  %and.i413 = and i64 %call1.i314, -9223372036854775808
  %tobool.i414 = icmp ne i64 %and.i413, 0
  br i1 %tobool.i414, label %cond.true.i415, label %cond_check.exit

cond.true.i415:                                   ; preds = %if.end.i317
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i317, %cond.true.i415
  %cond.i417 = phi i32 [ 22, %cond.true.i415 ], [ 0, %if.end.i317 ]
  %tobool.i316 = icmp ne i32 %cond.i417, 0
  br i1 %tobool.i316, label %cond_enqueue.exit354, label %if.end4.i321

if.end4.i321:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i314, 4294967295
  %conv.i.i450 = trunc i64 %and.i8.i to i32
  %cmp.i451 = icmp eq i32 %conv.i.i450, 0
  br i1 %cmp.i451, label %if.then.i452, label %if.end.i456

if.then.i452:                                     ; preds = %if.end4.i321
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i456:                                      ; preds = %if.end4.i321
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i453 = zext i32 %3 to i64
  %call2.i454 = call i32 @__gomc_defined(i64 noundef %conv.i453)
  %tobool.i455 = icmp eq i32 %call2.i454, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i455, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i457

if.end6.i457:                                     ; preds = %if.end.i456
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i456, %if.end6.i457, %if.then.i452
  %retval.i443.0 = phi i32 [ 0, %if.then.i452 ], [ 22, %if.end6.i457 ], [ 0, %if.end.i456 ]
  %tobool6.i320 = icmp ne i32 %retval.i443.0, 0
  br i1 %tobool6.i320, label %if.end30.i347, label %if.then7.i324

if.then7.i324:                                    ; preds = %cond_bind.exit
  %call.i487 = call i32 @__gomc_robust_mutexes()
  %tobool.i488 = icmp ne i32 %call.i487, 0
  br i1 %tobool.i488, label %land.rhs.i491, label %if.end12.i336

land.rhs.i491:                                    ; preds = %if.then7.i324
  %call.i514 = call i32 @__gomc_mutex_kinds()
  %tobool.i515 = icmp ne i32 %call.i514, 0
  br i1 %tobool.i515, label %cond.true.i518, label %mutex_kind.exit522

cond.true.i518:                                   ; preds = %land.rhs.i491
  %add.ptr.i560 = getelementptr inbounds i8, ptr %mutex, i32 12
  %5 = load i32, ptr %add.ptr.i560, align 4
  %and.i517 = and i32 %5, 19
  br label %mutex_kind.exit522

mutex_kind.exit522:                               ; preds = %land.rhs.i491, %cond.true.i518
  %cond.i520 = phi i32 [ %and.i517, %cond.true.i518 ], [ 0, %land.rhs.i491 ]
  %and.i490 = and i32 %cond.i520, 16
  %tobool2.i = icmp ne i32 %and.i490, 0
  br i1 %tobool2.i, label %if.then10.i326, label %if.end12.i336

if.then10.i326:                                   ; preds = %mutex_kind.exit522
  %call11.i325 = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i336

if.end12.i336:                                    ; preds = %if.then7.i324, %if.then10.i326, %mutex_kind.exit522
  %6 = ptrtoint ptr %mutex to i32
  %add.i38.i327 = add i32 %6, 7
  %and.i39.i328 = and i32 %add.i38.i327, -8
  %7 = inttoptr i32 %and.i39.i328 to ptr
  %add.i330 = add i64 %conv.i313, 1
  %call15.i331 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i330, i64 noundef 0, i32 noundef 1)
  %and.i45.i332 = and i64 %call15.i331, 4294967295
  %conv.i46.i333 = trunc i64 %and.i45.i332 to i32
  %conv17.i334 = zext i32 %conv.i46.i333 to i64
  %cmp18.i335 = icmp eq i64 %conv17.i334, 4294967295
  br i1 %cmp18.i335, label %if.then20.i337, label %if.else.i342

if.then20.i337:                                   ; preds = %if.end12.i336
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i347

if.else.i342:                                     ; preds = %if.end12.i336
  %add23.i340 = add i32 %call.i6, 1
  %cmp24.i341 = icmp ne i32 %conv.i46.i333, %add23.i340
  br i1 %cmp24.i341, label %if.then26.i343, label %if.end30.i347

if.then26.i343:                                   ; preds = %if.else.i342
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i347

if.end30.i347:                                    ; preds = %if.then20.i337, %if.then26.i343, %if.else.i342, %cond_bind.exit
  %error.i308.2 = phi i32 [ %retval.i443.0, %cond_bind.exit ], [ 22, %if.then20.i337 ], [ 1, %if.then26.i343 ], [ %retval.i443.0, %if.else.i342 ]
  %tobool31.i346 = icmp ne i32 %error.i308.2, 0
  br i1 %tobool31.i346, label %if.then32.i352, label %cond_enqueue.exit354

if.then32.i352:                                   ; preds = %if.end30.i347
  %call35.i351 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i313, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit354

cond_enqueue.exit354:                             ; preds = %if.end30.i347, %if.then32.i352, %cond_check.exit
  %retval.i303.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i308.2, %if.then32.i352 ], [ %error.i308.2, %if.end30.i347 ]
  %tobool.i8 = icmp ne i32 %retval.i303.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit354
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %call1.i372 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i313, i64 noundef 0, i32 noundef 2)
  %conv.i640 = zext i32 %0 to i64
  %call.i641 = call i64 @__gomc_lasting_conditions()
  %cmp.i642 = icmp ult i64 %conv.i640, %call.i641
  %shl.i579 = shl i64 1, %conv.i313
  %shl1.i580 = shl i64 %shl.i579, 32
  br i1 %cmp.i642, label %cond.true.i586, label %cond.false.i590

cond.true.i586:                                   ; preds = %if.then2.i
  %or.i582 = or i64 %shl.i579, %shl1.i580
  %and.i583 = and i64 %call1.i372, %or.i582
  %cmp2.i584 = icmp eq i64 %and.i583, 0
  %conv.i585 = zext i1 %cmp2.i584 to i32
  br label %was_woken.exit593

cond.false.i590:                                  ; preds = %if.then2.i
  %and3.i587 = and i64 %call1.i372, %shl1.i580
  %cmp4.i588 = icmp ne i64 %and3.i587, 0
  %conv5.i589 = zext i1 %cmp4.i588 to i32
  br label %was_woken.exit593

was_woken.exit593:                                ; preds = %cond.false.i590, %cond.true.i586
  %cond.i591 = phi i32 [ %conv.i585, %cond.true.i586 ], [ %conv5.i589, %cond.false.i590 ]
  %tobool.i264 = icmp ne i32 %cond.i591, 0
  br i1 %tobool.i264, label %if.then.i27, label %if.then.i265

if.then.i265:                                     ; preds = %was_woken.exit593
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i27:                                      ; preds = %was_woken.exit593
  %call.i391 = call i32 @__gomc_self()
  %arrayidx.i392 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i391
  %8 = load atomic i32, ptr %arrayidx.i392 seq_cst, align 4
  %and.i393 = and i32 %8, 1
  %cmp.i394 = icmp ne i32 %and.i393, 0
  br i1 %cmp.i394, label %end_waiting.exit, label %if.then.i.i397

if.then.i.i397:                                   ; preds = %if.then.i27
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i27
  %call.i737 = call i32 @__gomc_self()
  %conv.i738 = zext i32 %call.i737 to i64
  %add.i739 = add i64 %conv.i738, 1
  %call.i544 = call i32 @__gomc_mutex_kinds()
  %tobool.i545 = icmp ne i32 %call.i544, 0
  br i1 %tobool.i545, label %cond.true.i548, label %mutex_kind.exit552

cond.true.i548:                                   ; preds = %end_waiting.exit
  %add.ptr.i554 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i554, align 4
  %and.i547 = and i32 %9, 19
  br label %mutex_kind.exit552

mutex_kind.exit552:                               ; preds = %end_waiting.exit, %cond.true.i548
  %cond.i550 = phi i32 [ %and.i547, %cond.true.i548 ], [ 0, %end_waiting.exit ]
  %and.i755 = and i32 %cond.i550, 3
  %cmp.i756 = icmp eq i32 %and.i755, 3
  %.and.i755 = select i1 %cmp.i756, i32 0, i32 %and.i755
  br label %do.body.i

do.body.i:                                        ; preds = %land.rhs.i, %mutex_kind.exit552
  %10 = ptrtoint ptr %mutex to i32
  %add.i183 = add i32 %10, 7
  %and.i184 = and i32 %add.i183, -8
  %11 = inttoptr i32 %and.i184 to ptr
  %cmp.i47 = icmp eq i32 %.and.i755, 1
  %conv.i48 = zext i1 %cmp.i47 to i32
  %conv4.i = sext i32 %conv.i48 to i64
  %call5.i49 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i739, i64 noundef %conv4.i, i32 noundef 1)
  %and.i236 = and i64 %call5.i49, 4294967295
  %conv.i237 = trunc i64 %and.i236 to i32
  %cmp7.i = icmp ne i32 %conv.i237, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i

land.lhs.true.i:                                  ; preds = %do.body.i
  %conv10.i = zext i32 %conv.i237 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i739
  %cmp18.i = icmp eq i32 %.and.i755, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %land.lhs.true.i, %do.body.i, %land.rhs.i
  %conv21.i = zext i32 %conv.i237 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 4294967295
  br i1 %cmp22.i, label %if.then.i52, label %if.end.i53

if.then.i52:                                      ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i53:                                       ; preds = %do.end.i
  %cmp27.i = icmp eq i64 %conv21.i, %add.i739
  %cmp31.i = icmp eq i32 %.and.i755, 2
  %or.cond142 = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond142, label %return, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i53
  %call.i790 = call i32 @__gomc_robust_mutexes()
  %tobool.i791 = icmp ne i32 %call.i790, 0
  %and.i792 = and i32 %cond.i550, 16
  %tobool1.i793 = icmp ne i32 %and.i792, 0
  %12 = select i1 %tobool.i791, i1 %tobool1.i793, i1 false
  br i1 %12, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i401 = call i32 @__gomc_self()
  %arrayidx.i402 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i401
  %13 = load atomic i32, ptr %arrayidx.i402 seq_cst, align 4
  %and.i403 = and i32 %13, 1
  %cmp.i404 = icmp ne i32 %and.i403, 0
  br i1 %cmp.i404, label %await_request.exit408, label %if.then.i.i407

if.then.i.i407:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit408:                            ; preds = %if.end5.i
  %call1.i382 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i313, i64 noundef 0, i32 noundef 2)
  %conv.i645 = zext i32 %0 to i64
  %call.i646 = call i64 @__gomc_lasting_conditions()
  %cmp.i647 = icmp ult i64 %conv.i645, %call.i646
  %shl.i = shl i64 1, %conv.i313
  %shl1.i = shl i64 %shl.i, 32
  br i1 %cmp.i647, label %cond.true.i569, label %cond.false.i570

cond.true.i569:                                   ; preds = %await_request.exit408
  %or.i = or i64 %shl.i, %shl1.i
  %and.i567 = and i64 %call1.i382, %or.i
  %cmp2.i = icmp eq i64 %and.i567, 0
  %conv.i568 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i570:                                  ; preds = %await_request.exit408
  %and3.i = and i64 %call1.i382, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i570, %cond.true.i569
  %cond.i571 = phi i32 [ %conv.i568, %cond.true.i569 ], [ %conv5.i, %cond.false.i570 ]
  %tobool7.i = icmp ne i32 %cond.i571, 0
  br i1 %tobool7.i, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %was_woken.exit
  %call.i632 = call i64 @__gomc_lasting_conditions()
  %cmp.i633 = icmp ult i64 %conv.i645, %call.i632
  %cond1.i629 = select i1 %cmp.i633, i32 1, i32 0
  %conv.i172 = zext i32 %cond1.i629 to i64
  %call2.i173 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i172, i64 noundef 0, i32 noundef 2)
  %and.i432 = and i64 %call2.i173, -9223372036854775808
  %tobool.i433 = icmp ne i64 %and.i432, 0
  br i1 %tobool.i433, label %cond.true.i434, label %if.end10.i

cond.true.i434:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i434, %if.then8.i, %was_woken.exit
  %call.i734 = call i32 @__gomc_self()
  %conv.i735 = zext i32 %call.i734 to i64
  %add.i736 = add i64 %conv.i735, 1
  %call.i534 = call i32 @__gomc_mutex_kinds()
  %tobool.i535 = icmp ne i32 %call.i534, 0
  br i1 %tobool.i535, label %cond.true.i538, label %mutex_kind.exit542

cond.true.i538:                                   ; preds = %if.end10.i
  %add.ptr.i556 = getelementptr inbounds i8, ptr %mutex, i32 12
  %14 = load i32, ptr %add.ptr.i556, align 4
  %and.i537 = and i32 %14, 19
  br label %mutex_kind.exit542

mutex_kind.exit542:                               ; preds = %if.end10.i, %cond.true.i538
  %cond.i540 = phi i32 [ %and.i537, %cond.true.i538 ], [ 0, %if.end10.i ]
  %and.i747 = and i32 %cond.i540, 3
  %cmp.i748 = icmp eq i32 %and.i747, 3
  %.and.i747 = select i1 %cmp.i748, i32 0, i32 %and.i747
  br label %do.body.i69

do.body.i69:                                      ; preds = %land.rhs.i79, %mutex_kind.exit542
  %15 = ptrtoint ptr %mutex to i32
  %add.i180 = add i32 %15, 7
  %and.i181 = and i32 %add.i180, -8
  %16 = inttoptr i32 %and.i181 to ptr
  %cmp.i65 = icmp eq i32 %.and.i747, 1
  %conv.i66 = zext i1 %cmp.i65 to i32
  %conv4.i67 = sext i32 %conv.i66 to i64
  %call5.i68 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %16, i32 noundef 8, i64 noundef %add.i736, i64 noundef %conv4.i67, i32 noundef 1)
  %and.i218 = and i64 %call5.i68, 4294967295
  %conv.i219 = trunc i64 %and.i218 to i32
  %cmp7.i71 = icmp ne i32 %conv.i219, 0
  br i1 %cmp7.i71, label %land.lhs.true.i75, label %do.end.i88

land.lhs.true.i75:                                ; preds = %do.body.i69
  %conv10.i73 = zext i32 %conv.i219 to i64
  %cmp11.i74 = icmp ne i64 %conv10.i73, 4294967295
  br i1 %cmp11.i74, label %land.rhs.i79, label %do.end.i88

land.rhs.i79:                                     ; preds = %land.lhs.true.i75
  %cmp15.i78 = icmp ne i64 %conv10.i73, %add.i736
  %cmp18.i81 = icmp eq i32 %.and.i747, 0
  %spec.select143 = select i1 %cmp15.i78, i1 true, i1 %cmp18.i81
  br i1 %spec.select143, label %do.body.i69, label %do.end.i88

do.end.i88:                                       ; preds = %land.lhs.true.i75, %do.body.i69, %land.rhs.i79
  %conv21.i86 = zext i32 %conv.i219 to i64
  %cmp22.i87 = icmp eq i64 %conv21.i86, 4294967295
  br i1 %cmp22.i87, label %if.then.i90, label %if.end.i94

if.then.i90:                                      ; preds = %do.end.i88
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit111

if.end.i94:                                       ; preds = %do.end.i88
  %cmp27.i93 = icmp eq i64 %conv21.i86, %add.i736
  %cmp31.i96 = icmp eq i32 %.and.i747, 2
  %or.cond144 = select i1 %cmp27.i93, i1 %cmp31.i96, i1 false
  br i1 %or.cond144, label %mutex_lock.exit111, label %if.end34.i101

if.end34.i101:                                    ; preds = %if.end.i94
  %call.i781 = call i32 @__gomc_robust_mutexes()
  %tobool.i782 = icmp ne i32 %call.i781, 0
  %and.i783 = and i32 %cond.i540, 16
  %tobool1.i784 = icmp ne i32 %and.i783, 0
  %17 = select i1 %tobool.i782, i1 %tobool1.i784, i1 false
  br i1 %17, label %cond.true.i107, label %mutex_lock.exit111

cond.true.i107:                                   ; preds = %if.end34.i101
  %conv39.i105 = zext i1 %cmp27.i93 to i32
  %call40.i106 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i105)
  br label %mutex_lock.exit111

mutex_lock.exit111:                               ; preds = %cond.true.i107, %if.end34.i101, %if.end.i94, %if.then.i90
  %call.i409 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i410 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit111
  %call.i649 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i650 = and i64 %call.i649, -9223372036854775808
  %tobool.i651 = icmp ne i64 %and.i650, 0
  br i1 %tobool.i651, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i659 = shl i64 %call.i649, 1
  %conv.i660 = trunc i64 %shl.i659 to i32
  %18 = inttoptr i32 %conv.i660 to ptr
  %conv.i667 = zext i32 %conv.i660 to i64
  %call.i668 = call i64 @__gomc_remember(i64 noundef %conv.i667, i64 noundef 0)
  %call1.i669 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i668)
  %call.i658 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %18, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i662 = shl i64 %call.i649, 1
  %conv.i663 = trunc i64 %shl.i662 to i32
  %19 = inttoptr i32 %conv.i663 to ptr
  %tobool3.i654 = icmp ne ptr %19, null
  br i1 %tobool3.i654, label %if.then.i655, label %if.end.i657

if.then.i655:                                     ; preds = %while.end.i
  %add.i664 = add i32 %conv.i663, 16
  %conv.i665 = zext i32 %add.i664 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i665, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %19, i32 noundef 1)
  unreachable

if.end.i657:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i656 = trunc i64 %call7.i to i32
  %20 = inttoptr i32 %conv.i656 to ptr
  call void @__gomc_exit_thread(ptr noundef %20)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i279 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i279, label %if.then.i280, label %if.end.i285

if.then.i280:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i285:                                      ; preds = %if.end
  %21 = ptrtoint ptr %cond to i32
  %add.i41.i = add i32 %21, 7
  %and.i42.i = and i32 %add.i41.i, -8
  %22 = inttoptr i32 %and.i42.i to ptr
  %conv.i281 = zext i32 %call.i18 to i64
  %call1.i282 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %22, i32 noundef 8, i64 noundef %conv.i281, i64 noundef 0, i32 noundef 2)
  %and.i422 = and i64 %call1.i282, -9223372036854775808
  %tobool.i423 = icmp ne i64 %and.i422, 0
  br i1 %tobool.i423, label %cond.true.i424, label %cond_check.exit428

cond.true.i424:                                   ; preds = %if.end.i285
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit428

cond_check.exit428:                               ; preds = %if.end.i285, %cond.true.i424
  %cond.i426 = phi i32 [ 22, %cond.true.i424 ], [ 0, %if.end.i285 ]
  %tobool.i284 = icmp ne i32 %cond.i426, 0
  br i1 %tobool.i284, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit428
  %add.ptr.i472 = getelementptr inbounds i64, ptr %22, i32 1
  %and.i8.i473 = and i64 %call1.i282, 4294967295
  %conv.i.i474 = trunc i64 %and.i8.i473 to i32
  %cmp.i475 = icmp eq i32 %conv.i.i474, 0
  br i1 %cmp.i475, label %if.then.i476, label %if.end.i480

if.then.i476:                                     ; preds = %if.end4.i
  %23 = ptrtoint ptr %mutex to i32
  store atomic i32 %23, ptr %add.ptr.i472 monotonic, align 4
  br label %cond_bind.exit485

if.end.i480:                                      ; preds = %if.end4.i
  %24 = load atomic i32, ptr %add.ptr.i472 monotonic, align 4
  %conv.i477 = zext i32 %24 to i64
  %call2.i478 = call i32 @__gomc_defined(i64 noundef %conv.i477)
  %tobool.i479 = icmp eq i32 %call2.i478, 0
  %25 = ptrtoint ptr %mutex to i32
  %cmp3.i481 = icmp eq i32 %24, %25
  %or.cond145 = select i1 %tobool.i479, i1 true, i1 %cmp3.i481
  br i1 %or.cond145, label %cond_bind.exit485, label %if.end6.i484

if.end6.i484:                                     ; preds = %if.end.i480
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit485

cond_bind.exit485:                                ; preds = %if.end.i480, %if.end6.i484, %if.then.i476
  %retval.i462.0 = phi i32 [ 0, %if.then.i476 ], [ 22, %if.end6.i484 ], [ 0, %if.end.i480 ]
  %tobool6.i288 = icmp ne i32 %retval.i462.0, 0
  br i1 %tobool6.i288, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit485
  %call.i495 = call i32 @__gomc_robust_mutexes()
  %tobool.i496 = icmp ne i32 %call.i495, 0
  br i1 %tobool.i496, label %land.rhs.i500, label %if.end12.i

land.rhs.i500:                                    ; preds = %if.then7.i
  %call.i505 = call i32 @__gomc_mutex_kinds()
  %tobool.i506 = icmp ne i32 %call.i505, 0
  br i1 %tobool.i506, label %cond.true.i509, label %mutex_kind.exit

cond.true.i509:                                   ; preds = %land.rhs.i500
  %add.ptr.i562 = getelementptr inbounds i8, ptr %mutex, i32 12
  %26 = load i32, ptr %add.ptr.i562, align 4
  %and.i508 = and i32 %26, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i500, %cond.true.i509
  %cond.i511 = phi i32 [ %and.i508, %cond.true.i509 ], [ 0, %land.rhs.i500 ]
  %and.i498 = and i32 %cond.i511, 16
  %tobool2.i499 = icmp ne i32 %and.i498, 0
  br i1 %tobool2.i499, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %27 = ptrtoint ptr %mutex to i32
  %add.i38.i = add i32 %27, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %28 = inttoptr i32 %and.i39.i to ptr
  %add.i290 = add i64 %conv.i281, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %28, i32 noundef 8, i64 noundef %add.i290, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call15.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv17.i = zext i32 %conv.i46.i to i64
  %cmp18.i291 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i291, label %if.then20.i, label %if.else.i292

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i292:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i46.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i292
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i292, %cond_bind.exit485
  %error.i278.2 = phi i32 [ %retval.i462.0, %cond_bind.exit485 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i462.0, %if.else.i292 ]
  %tobool31.i = icmp ne i32 %error.i278.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i293 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %22, i32 noundef 8, i64 noundef %conv.i281, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit428
  %retval.i274.0 = phi i32 [ 22, %cond_check.exit428 ], [ %error.i278.2, %if.then32.i ], [ %error.i278.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i274.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i672 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i673 = icmp ne i32 %call.i672, 0
  br i1 %tobool.i673, label %land.lhs.true.i679, label %if.end7.i

land.lhs.true.i679:                               ; preds = %if.end.i22
  %conv.i676 = zext i32 %and.i42.i to i64
  %call2.i677 = call i64 @__gomc_note(i64 noundef %conv.i676, i32 noundef 0)
  %tobool3.i678 = icmp ne i64 %call2.i677, 0
  br i1 %tobool3.i678, label %if.end7.i, label %land.rhs.i681

land.rhs.i681:                                    ; preds = %land.lhs.true.i679
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i680 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i680, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i681
  %call1.i362 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %22, i32 noundef 8, i64 noundef %conv.i281, i64 noundef 0, i32 noundef 2)
  %conv.i635 = zext i32 %21 to i64
  %call.i636 = call i64 @__gomc_lasting_conditions()
  %cmp.i637 = icmp ult i64 %conv.i635, %call.i636
  %shl.i600 = shl i64 1, %conv.i281
  %shl1.i601 = shl i64 %shl.i600, 32
  br i1 %cmp.i637, label %cond.true.i607, label %cond.false.i611

cond.true.i607:                                   ; preds = %if.then4.i
  %or.i603 = or i64 %shl.i600, %shl1.i601
  %and.i604 = and i64 %call1.i362, %or.i603
  %cmp2.i605 = icmp eq i64 %and.i604, 0
  %conv.i606 = zext i1 %cmp2.i605 to i32
  br label %was_woken.exit614

cond.false.i611:                                  ; preds = %if.then4.i
  %and3.i608 = and i64 %call1.i362, %shl1.i601
  %cmp4.i609 = icmp ne i64 %and3.i608, 0
  %conv5.i610 = zext i1 %cmp4.i609 to i32
  br label %was_woken.exit614

was_woken.exit614:                                ; preds = %cond.false.i611, %cond.true.i607
  %cond.i612 = phi i32 [ %conv.i606, %cond.true.i607 ], [ %conv5.i610, %cond.false.i611 ]
  %tobool6.i = icmp ne i32 %cond.i612, 0
  %lnot.i23 = xor i1 %tobool6.i, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i686 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i687 = icmp ne i32 %call.i686, 0
  br i1 %tobool.i687, label %if.then.i691, label %cond_sleep.exit

if.then.i691:                                     ; preds = %was_woken.exit614
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i676, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i679, %if.end.i22, %land.rhs.i681
  %conv.i38.i = zext i32 %21 to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i39.i = icmp ult i64 %conv.i38.i, %call.i.i
  br i1 %cmp.i39.i, label %do.body.i712, label %do.body5.i

do.body.i712:                                     ; preds = %if.end7.i, %do.body.i712
  %call2.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %22, i32 noundef 8, i64 noundef %conv.i281, i64 noundef 0, i32 noundef 2)
  %shl.i24.i = shl i64 1, %conv.i281
  %shl1.i25.i = shl i64 %shl.i24.i, 32
  %or.i27.i = or i64 %shl.i24.i, %shl1.i25.i
  %and.i28.i = and i64 %call2.i, %or.i27.i
  %cmp2.i29.i = icmp eq i64 %and.i28.i, 0
  %lnot.i713 = xor i1 %cmp2.i29.i, true
  br i1 %lnot.i713, label %do.body.i712, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %22, i32 noundef 8, i64 noundef %conv.i281, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i281
  %shl1.i.i = shl i64 %shl.i.i, 32
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i712
  %call.i696 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i697 = icmp ne i32 %call.i696, 0
  br i1 %tobool.i697, label %if.then.i703, label %cond_sleep.exit

if.then.i703:                                     ; preds = %cond_await.exit
  %conv.i700 = zext i32 %and.i42.i to i64
  %call3.i702 = call i64 @__gomc_remember(i64 noundef %conv.i700, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %cond_await.exit, %if.then.i703, %was_woken.exit614, %if.then.i691, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i274.0, %cond_enqueue.exit ], [ 0, %if.then.i691 ], [ 0, %was_woken.exit614 ], [ 0, %if.then.i703 ], [ 0, %cond_await.exit ]
  %cmp.i32 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i32, label %if.then.i33, label %if.else.i36

if.then.i33:                                      ; preds = %cond_sleep.exit
  %call.i384 = call i32 @__gomc_self()
  %arrayidx.i385 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i384
  %29 = load atomic i32, ptr %arrayidx.i385 seq_cst, align 4
  %and.i386 = and i32 %29, 1
  %cmp.i387 = icmp ne i32 %and.i386, 0
  br i1 %cmp.i387, label %end_waiting.exit39, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i33
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i36:                                      ; preds = %cond_sleep.exit
  %call.i242 = call i32 @__gomc_cancels()
  %tobool.i243 = icmp ne i32 %call.i242, 0
  br i1 %tobool.i243, label %land.rhs.i246, label %end_waiting.exit39

land.rhs.i246:                                    ; preds = %if.else.i36
  %call1.i244 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i245 = icmp eq i64 %call1.i244, 0
  br i1 %cmp.i245, label %if.then1.i37, label %end_waiting.exit39

if.then1.i37:                                     ; preds = %land.rhs.i246
  %call.i721 = call i32 @__gomc_self()
  %arrayidx.i722 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i721
  %call1.i724 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i722, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %land.rhs.i246, %if.then1.i37, %if.else.i36, %if.then.i33
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i731 = call i32 @__gomc_self()
  %conv.i732 = zext i32 %call.i731 to i64
  %add.i733 = add i64 %conv.i732, 1
  %call.i524 = call i32 @__gomc_mutex_kinds()
  %tobool.i525 = icmp ne i32 %call.i524, 0
  br i1 %tobool.i525, label %cond.true.i528, label %mutex_kind.exit532

cond.true.i528:                                   ; preds = %cond.false
  %add.ptr.i558 = getelementptr inbounds i8, ptr %mutex, i32 12
  %30 = load i32, ptr %add.ptr.i558, align 4
  %and.i527 = and i32 %30, 19
  br label %mutex_kind.exit532

mutex_kind.exit532:                               ; preds = %cond.false, %cond.true.i528
  %cond.i530 = phi i32 [ %and.i527, %cond.true.i528 ], [ 0, %cond.false ]
  %and.i740 = and i32 %cond.i530, 3
  %cmp.i741 = icmp eq i32 %and.i740, 3
  %.and.i740 = select i1 %cmp.i741, i32 0, i32 %and.i740
  br label %do.body.i126

do.body.i126:                                     ; preds = %land.rhs.i136, %mutex_kind.exit532
  %31 = ptrtoint ptr %mutex to i32
  %add.i177 = add i32 %31, 7
  %and.i178 = and i32 %add.i177, -8
  %32 = inttoptr i32 %and.i178 to ptr
  %cmp.i122 = icmp eq i32 %.and.i740, 1
  %conv.i123 = zext i1 %cmp.i122 to i32
  %conv4.i124 = sext i32 %conv.i123 to i64
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %32, i32 noundef 8, i64 noundef %add.i733, i64 noundef %conv4.i124, i32 noundef 1)
  %and.i200 = and i64 %call5.i125, 4294967295
  %conv.i201 = trunc i64 %and.i200 to i32
  %cmp7.i128 = icmp ne i32 %conv.i201, 0
  br i1 %cmp7.i128, label %land.lhs.true.i132, label %do.end.i145

land.lhs.true.i132:                               ; preds = %do.body.i126
  %conv10.i130 = zext i32 %conv.i201 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 4294967295
  br i1 %cmp11.i131, label %land.rhs.i136, label %do.end.i145

land.rhs.i136:                                    ; preds = %land.lhs.true.i132
  %cmp15.i135 = icmp ne i64 %conv10.i130, %add.i733
  %cmp18.i138 = icmp eq i32 %.and.i740, 0
  %spec.select146 = select i1 %cmp15.i135, i1 true, i1 %cmp18.i138
  br i1 %spec.select146, label %do.body.i126, label %do.end.i145

do.end.i145:                                      ; preds = %land.lhs.true.i132, %do.body.i126, %land.rhs.i136
  %conv21.i143 = zext i32 %conv.i201 to i64
  %cmp22.i144 = icmp eq i64 %conv21.i143, 4294967295
  br i1 %cmp22.i144, label %if.then.i147, label %if.end.i151

if.then.i147:                                     ; preds = %do.end.i145
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i151:                                      ; preds = %do.end.i145
  %cmp27.i150 = icmp eq i64 %conv21.i143, %add.i733
  %cmp31.i153 = icmp eq i32 %.and.i740, 2
  %or.cond147 = select i1 %cmp27.i150, i1 %cmp31.i153, i1 false
  br i1 %or.cond147, label %return, label %if.end34.i158

if.end34.i158:                                    ; preds = %if.end.i151
  %call.i774 = call i32 @__gomc_robust_mutexes()
  %tobool.i775 = icmp ne i32 %call.i774, 0
  %and.i776 = and i32 %cond.i530, 16
  %tobool1.i = icmp ne i32 %and.i776, 0
  %33 = select i1 %tobool.i775, i1 %tobool1.i, i1 false
  br i1 %33, label %cond.true.i164, label %return

cond.true.i164:                                   ; preds = %if.end34.i158
  %conv39.i162 = zext i1 %cmp27.i150 to i32
  %call40.i163 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i162)
  br label %return

return:                                           ; preds = %end_waiting.exit39, %cond.true.i164, %if.end34.i158, %if.end.i151, %if.then.i147, %cond_enqueue.exit354, %cond.true.i, %if.end34.i, %if.end.i53, %if.then.i52
  %retval.0 = phi i32 [ %retval.i303.0, %cond_enqueue.exit354 ], [ 22, %if.then.i52 ], [ 35, %if.end.i53 ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ], [ %retval.i13.0, %end_waiting.exit39 ], [ 22, %if.then.i147 ], [ 35, %if.end.i151 ], [ %call40.i163, %cond.true.i164 ], [ 0, %if.end34.i158 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i60 = call i32 @__gomc_cancels()
  %tobool.i61 = icmp ne i32 %call.i60, 0
  br i1 %tobool.i61, label %land.rhs.i64, label %begin_waiting.exit.i

land.rhs.i64:                                     ; preds = %if.end
  %call1.i62 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i63 = icmp eq i64 %call1.i62, 0
  br i1 %cmp.i63, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i64
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i75 = call i32 @__gomc_self()
  %arrayidx.i76 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i75
  %call1.i78 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i76, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i78, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i68

if.then.i68:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i64
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i64 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i2 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i83 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i83, label %if.then.i84, label %if.end.i89

if.then.i84:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i89:                                       ; preds = %if.then.i
  %1 = ptrtoint ptr %cond to i32
  %add.i41.i = add i32 %1, 7
  %and.i42.i = and i32 %add.i41.i, -8
  %2 = inttoptr i32 %and.i42.i to ptr
  %conv.i85 = zext i32 %call.i6.i to i64
  %call1.i86 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i85, i64 noundef 0, i32 noundef 2)
  %and.i144 = and i64 %call1.i86, -9223372036854775808
  %tobool.i145 = icmp ne i64 %and.i144, 0
  br i1 %tobool.i145, label %cond.true.i146, label %cond_check.exit

cond.true.i146:                                   ; preds = %if.end.i89
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i89, %cond.true.i146
  %cond.i = phi i32 [ 22, %cond.true.i146 ], [ 0, %if.end.i89 ]
  %tobool.i88 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i88, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i86, 4294967295
  %conv.i.i170 = trunc i64 %and.i8.i to i32
  %cmp.i171 = icmp eq i32 %conv.i.i170, 0
  br i1 %cmp.i171, label %if.then.i172, label %if.end.i176

if.then.i172:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i176:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i173 = zext i32 %4 to i64
  %call2.i174 = call i32 @__gomc_defined(i64 noundef %conv.i173)
  %tobool.i175 = icmp eq i32 %call2.i174, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i175, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i176
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i176, %if.end6.i, %if.then.i172
  %retval.i163.0 = phi i32 [ 0, %if.then.i172 ], [ 22, %if.end6.i ], [ 0, %if.end.i176 ]
  %tobool6.i = icmp ne i32 %retval.i163.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i178 = call i32 @__gomc_robust_mutexes()
  %tobool.i179 = icmp ne i32 %call.i178, 0
  br i1 %tobool.i179, label %land.rhs.i182, label %if.end12.i

land.rhs.i182:                                    ; preds = %if.then7.i
  %call.i185 = call i32 @__gomc_mutex_kinds()
  %tobool.i186 = icmp ne i32 %call.i185, 0
  br i1 %tobool.i186, label %cond.true.i189, label %mutex_kind.exit

cond.true.i189:                                   ; preds = %land.rhs.i182
  %add.ptr.i218 = getelementptr inbounds i8, ptr %mutex, i32 12
  %6 = load i32, ptr %add.ptr.i218, align 4
  %and.i188 = and i32 %6, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i182, %cond.true.i189
  %cond.i191 = phi i32 [ %and.i188, %cond.true.i189 ], [ 0, %land.rhs.i182 ]
  %and.i181 = and i32 %cond.i191, 16
  %tobool2.i = icmp ne i32 %and.i181, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i38.i = add i32 %7, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %8 = inttoptr i32 %and.i39.i to ptr
  %add.i90 = add i64 %conv.i85, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i90, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call15.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv17.i = zext i32 %conv.i46.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i46.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i82.2 = phi i32 [ %retval.i163.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i163.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i82.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i85, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i79.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i82.2, %if.then32.i ], [ %error.i82.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i79.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %call1.i100 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i85, i64 noundef 0, i32 noundef 2)
  %conv.i266 = zext i32 %1 to i64
  %call.i267 = call i64 @__gomc_lasting_conditions()
  %cmp.i268 = icmp ult i64 %conv.i266, %call.i267
  %shl.i235 = shl i64 1, %conv.i85
  %shl1.i236 = shl i64 %shl.i235, 32
  br i1 %cmp.i268, label %cond.true.i242, label %cond.false.i246

cond.true.i242:                                   ; preds = %if.then2.i.i
  %or.i238 = or i64 %shl.i235, %shl1.i236
  %and.i239 = and i64 %call1.i100, %or.i238
  %cmp2.i240 = icmp eq i64 %and.i239, 0
  %conv.i241 = zext i1 %cmp2.i240 to i32
  br label %was_woken.exit249

cond.false.i246:                                  ; preds = %if.then2.i.i
  %and3.i243 = and i64 %call1.i100, %shl1.i236
  %cmp4.i244 = icmp ne i64 %and3.i243, 0
  %conv5.i245 = zext i1 %cmp4.i244 to i32
  br label %was_woken.exit249

was_woken.exit249:                                ; preds = %cond.false.i246, %cond.true.i242
  %cond.i247 = phi i32 [ %conv.i241, %cond.true.i242 ], [ %conv5.i245, %cond.false.i246 ]
  %tobool.i71 = icmp ne i32 %cond.i247, 0
  br i1 %tobool.i71, label %if.then.i15.i, label %if.then.i72

if.then.i72:                                      ; preds = %was_woken.exit249
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit249
  %call.i113 = call i32 @__gomc_self()
  %arrayidx.i114 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i113
  %9 = load atomic i32, ptr %arrayidx.i114 seq_cst, align 4
  %and.i115 = and i32 %9, 1
  %cmp.i116 = icmp ne i32 %and.i115, 0
  br i1 %cmp.i116, label %end_waiting.exit.i, label %if.then.i.i119

if.then.i.i119:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i304 = call i32 @__gomc_self()
  %conv.i305 = zext i32 %call.i304 to i64
  %add.i306 = add i64 %conv.i305, 1
  %call.i194 = call i32 @__gomc_mutex_kinds()
  %tobool.i195 = icmp ne i32 %call.i194, 0
  br i1 %tobool.i195, label %cond.true.i198, label %mutex_kind.exit202

cond.true.i198:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i216 = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i216, align 4
  %and.i197 = and i32 %10, 19
  br label %mutex_kind.exit202

mutex_kind.exit202:                               ; preds = %end_waiting.exit.i, %cond.true.i198
  %cond.i200 = phi i32 [ %and.i197, %cond.true.i198 ], [ 0, %end_waiting.exit.i ]
  %and.i310 = and i32 %cond.i200, 3
  %cmp.i311 = icmp eq i32 %and.i310, 3
  %.and.i310 = select i1 %cmp.i311, i32 0, i32 %and.i310
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit202
  %11 = ptrtoint ptr %mutex to i32
  %add.i8 = add i32 %11, 7
  %and.i9 = and i32 %add.i8, -8
  %12 = inttoptr i32 %and.i9 to ptr
  %cmp.i34.i = icmp eq i32 %.and.i310, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i306, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i28 = and i64 %call5.i.i, 4294967295
  %conv.i29 = trunc i64 %and.i28 to i32
  %cmp7.i.i = icmp ne i32 %conv.i29, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i29 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i306
  %cmp18.i.i = icmp eq i32 %.and.i310, 0
  %spec.select = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %land.rhs.i.i
  %conv21.i.i = zext i32 %conv.i29 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i306
  %cmp31.i.i = icmp eq i32 %.and.i310, 2
  %or.cond130 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond130, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i332 = call i32 @__gomc_robust_mutexes()
  %tobool.i333 = icmp ne i32 %call.i332, 0
  %and.i334 = and i32 %cond.i200, 16
  %tobool1.i = icmp ne i32 %and.i334, 0
  %13 = select i1 %tobool.i333, i1 %tobool1.i, i1 false
  br i1 %13, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i122 = call i32 @__gomc_self()
  %arrayidx.i123 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i122
  %14 = load atomic i32, ptr %arrayidx.i123 seq_cst, align 4
  %and.i124 = and i32 %14, 1
  %cmp.i125 = icmp ne i32 %and.i124, 0
  br i1 %cmp.i125, label %await_request.exit129, label %if.then.i.i128

if.then.i.i128:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit129:                            ; preds = %if.end5.i.i
  %call1.i110 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i85, i64 noundef 0, i32 noundef 2)
  %conv.i271 = zext i32 %1 to i64
  %call.i272 = call i64 @__gomc_lasting_conditions()
  %cmp.i273 = icmp ult i64 %conv.i271, %call.i272
  %shl.i = shl i64 1, %conv.i85
  %shl1.i = shl i64 %shl.i, 32
  br i1 %cmp.i273, label %cond.true.i225, label %cond.false.i226

cond.true.i225:                                   ; preds = %await_request.exit129
  %or.i = or i64 %shl.i, %shl1.i
  %and.i223 = and i64 %call1.i110, %or.i
  %cmp2.i = icmp eq i64 %and.i223, 0
  %conv.i224 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i226:                                  ; preds = %await_request.exit129
  %and3.i = and i64 %call1.i110, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i226, %cond.true.i225
  %cond.i227 = phi i32 [ %conv.i224, %cond.true.i225 ], [ %conv5.i, %cond.false.i226 ]
  %tobool7.i.i = icmp ne i32 %cond.i227, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i263 = call i64 @__gomc_lasting_conditions()
  %cmp.i264 = icmp ult i64 %conv.i271, %call.i263
  %cond1.i260 = select i1 %cmp.i264, i32 1, i32 0
  %conv.i4 = zext i32 %cond1.i260 to i64
  %call2.i5 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i4, i64 noundef 0, i32 noundef 2)
  %and.i152 = and i64 %call2.i5, -9223372036854775808
  %tobool.i153 = icmp ne i64 %and.i152, 0
  br i1 %tobool.i153, label %cond.true.i154, label %if.end10.i.i

cond.true.i154:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i154, %if.then8.i.i, %was_woken.exit
  %call.i307 = call i32 @__gomc_self()
  %conv.i308 = zext i32 %call.i307 to i64
  %add.i309 = add i64 %conv.i308, 1
  %call.i204 = call i32 @__gomc_mutex_kinds()
  %tobool.i205 = icmp ne i32 %call.i204, 0
  br i1 %tobool.i205, label %cond.true.i208, label %mutex_kind.exit212

cond.true.i208:                                   ; preds = %if.end10.i.i
  %add.ptr.i214 = getelementptr inbounds i8, ptr %mutex, i32 12
  %15 = load i32, ptr %add.ptr.i214, align 4
  %and.i207 = and i32 %15, 19
  br label %mutex_kind.exit212

mutex_kind.exit212:                               ; preds = %if.end10.i.i, %cond.true.i208
  %cond.i210 = phi i32 [ %and.i207, %cond.true.i208 ], [ 0, %if.end10.i.i ]
  %and.i317 = and i32 %cond.i210, 3
  %cmp.i318 = icmp eq i32 %and.i317, 3
  %.and.i317 = select i1 %cmp.i318, i32 0, i32 %and.i317
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit212
  %16 = ptrtoint ptr %mutex to i32
  %add.i11 = add i32 %16, 7
  %and.i12 = and i32 %add.i11, -8
  %17 = inttoptr i32 %and.i12 to ptr
  %cmp.i51.i = icmp eq i32 %.and.i317, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %17, i32 noundef 8, i64 noundef %add.i309, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i46 = and i64 %call5.i54.i, 4294967295
  %conv.i47 = trunc i64 %and.i46 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i47, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i47 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i309
  %cmp18.i67.i = icmp eq i32 %.and.i317, 0
  %spec.select131 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select131, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %land.rhs.i65.i
  %conv21.i72.i = zext i32 %conv.i47 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv21.i72.i, %add.i309
  %cmp31.i82.i = icmp eq i32 %.and.i317, 2
  %or.cond132 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond132, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i338 = call i32 @__gomc_robust_mutexes()
  %tobool.i339 = icmp ne i32 %call.i338, 0
  %and.i340 = and i32 %cond.i210, 16
  %tobool1.i341 = icmp ne i32 %and.i340, 0
  %18 = select i1 %tobool.i339, i1 %tobool1.i341, i1 false
  br i1 %18, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i140 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i141 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i275 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i276 = and i64 %call.i275, -9223372036854775808
  %tobool.i277 = icmp ne i64 %and.i276, 0
  br i1 %tobool.i277, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i283 = shl i64 %call.i275, 1
  %conv.i284 = trunc i64 %shl.i283 to i32
  %19 = inttoptr i32 %conv.i284 to ptr
  %conv.i291 = zext i32 %conv.i284 to i64
  %call.i292 = call i64 @__gomc_remember(i64 noundef %conv.i291, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i292)
  %call.i282 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %19, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i286 = shl i64 %call.i275, 1
  %conv.i287 = trunc i64 %shl.i286 to i32
  %20 = inttoptr i32 %conv.i287 to ptr
  %tobool3.i = icmp ne ptr %20, null
  br i1 %tobool3.i, label %if.then.i279, label %if.end.i281

if.then.i279:                                     ; preds = %while.end.i
  %add.i288 = add i32 %conv.i287, 16
  %conv.i289 = zext i32 %add.i288 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i289, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %20, i32 noundef 1)
  unreachable

if.end.i281:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i280 = trunc i64 %call7.i to i32
  %21 = inttoptr i32 %conv.i280 to ptr
  call void @__gomc_exit_thread(ptr noundef %21)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i354 = call i32 @__gomc_self()
  %cmp.i.i355 = icmp uge i32 %call.i354, 31
  br i1 %cmp.i.i355, label %if.then.i.i356, label %if.end.i.i360

if.then.i.i356:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i360:                                    ; preds = %if.end.i
  %22 = ptrtoint ptr %cond to i32
  %add.i41.i.i = add i32 %22, 7
  %and.i42.i.i = and i32 %add.i41.i.i, -8
  %23 = inttoptr i32 %and.i42.i.i to ptr
  %conv.i.i357 = zext i32 %call.i354 to i64
  %call1.i.i358 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i357, i64 noundef 0, i32 noundef 2)
  %and.i.i359 = and i64 %call1.i.i358, -9223372036854775808
  %tobool.i19.i = icmp ne i64 %and.i.i359, 0
  br i1 %tobool.i19.i, label %cond.true.i.i361, label %cond_check.exit.i

cond.true.i.i361:                                 ; preds = %if.end.i.i360
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i360, %cond.true.i.i361
  %cond.i.i363 = phi i32 [ 22, %cond.true.i.i361 ], [ 0, %if.end.i.i360 ]
  %tobool.i.i364 = icmp ne i32 %cond.i.i363, 0
  br i1 %tobool.i.i364, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %23, i32 1
  %and.i8.i.i = and i64 %call1.i.i358, 4294967295
  %conv.i.i30.i = trunc i64 %and.i8.i.i to i32
  %cmp.i31.i = icmp eq i32 %conv.i.i30.i, 0
  br i1 %cmp.i31.i, label %if.then.i32.i, label %if.end.i35.i

if.then.i32.i:                                    ; preds = %if.end4.i.i
  %24 = ptrtoint ptr %mutex to i32
  store atomic i32 %24, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i35.i:                                     ; preds = %if.end4.i.i
  %25 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i33.i = zext i32 %25 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i33.i)
  %tobool.i34.i = icmp eq i32 %call2.i.i, 0
  %26 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %25, %26
  %or.cond133 = select i1 %tobool.i34.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond133, label %cond_bind.exit.i, label %if.end6.i.i366

if.end6.i.i366:                                   ; preds = %if.end.i35.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i35.i, %if.end6.i.i366, %if.then.i32.i
  %retval.i24.i.0 = phi i32 [ 0, %if.then.i32.i ], [ 22, %if.end6.i.i366 ], [ 0, %if.end.i35.i ]
  %tobool6.i.i = icmp ne i32 %retval.i24.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i37.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i37.i, label %land.rhs.i.i367, label %if.end12.i.i

land.rhs.i.i367:                                  ; preds = %if.then7.i.i
  %call.i41.i = call i32 @__gomc_mutex_kinds()
  %tobool.i42.i = icmp ne i32 %call.i41.i, 0
  br i1 %tobool.i42.i, label %cond.true.i45.i, label %mutex_kind.exit.i

cond.true.i45.i:                                  ; preds = %land.rhs.i.i367
  %add.ptr.i49.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %27 = load i32, ptr %add.ptr.i49.i, align 4
  %and.i44.i = and i32 %27, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i367, %cond.true.i45.i
  %cond.i47.i = phi i32 [ %and.i44.i, %cond.true.i45.i ], [ 0, %land.rhs.i.i367 ]
  %and.i39.i368 = and i32 %cond.i47.i, 16
  %tobool2.i.i = icmp ne i32 %and.i39.i368, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %28 = ptrtoint ptr %mutex to i32
  %add.i38.i.i = add i32 %28, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %29 = inttoptr i32 %and.i39.i.i to ptr
  %add.i.i370 = add i64 %conv.i.i357, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %29, i32 noundef 8, i64 noundef %add.i.i370, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call15.i.i, 4294967295
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv17.i.i = zext i32 %conv.i46.i.i to i64
  %cmp18.i.i371 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i371, label %if.then20.i.i, label %if.else.i.i372

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i372:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i354, 1
  %cmp24.i.i = icmp ne i32 %conv.i46.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i372
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i372, %cond_bind.exit.i
  %error.i.i349.2 = phi i32 [ %retval.i24.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i24.i.0, %if.else.i.i372 ]
  %tobool31.i.i = icmp ne i32 %error.i.i349.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i357, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i345.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i349.2, %if.then32.i.i ], [ %error.i.i349.2, %if.end30.i.i ]
  %tobool.i373 = icmp ne i32 %retval.i.i345.0, 0
  br i1 %tobool.i373, label %cond_timed_sleep.exit, label %if.end.i375

if.end.i375:                                      ; preds = %cond_enqueue.exit.i
  %call1.i15.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i357, i64 noundef 0, i32 noundef 2)
  %conv.i63.i = zext i32 %22 to i64
  %call.i64.i = call i64 @__gomc_lasting_conditions()
  %cmp.i65.i = icmp ult i64 %conv.i63.i, %call.i64.i
  %shl.i.i = shl i64 1, %conv.i.i357
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i65.i, label %cond.true.i56.i, label %cond.false.i57.i

cond.true.i56.i:                                  ; preds = %if.end.i375
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i54.i = and i64 %call1.i15.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i54.i, 0
  %conv.i55.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i57.i:                                 ; preds = %if.end.i375
  %and3.i.i = and i64 %call1.i15.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i57.i, %cond.true.i56.i
  %cond.i58.i = phi i32 [ %conv.i55.i, %cond.true.i56.i ], [ %conv5.i.i, %cond.false.i57.i ]
  %tobool3.i376 = icmp ne i32 %cond.i58.i, 0
  br i1 %tobool3.i376, label %land.end.i, label %land.rhs.i377

land.rhs.i377:                                    ; preds = %was_woken.exit.i
  %call.i68.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i69.i = icmp ne i32 %call.i68.i, 0
  br i1 %tobool.i69.i, label %land.lhs.true.i.i378, label %land.end.i

land.lhs.true.i.i378:                             ; preds = %land.rhs.i377
  %conv.i72.i = zext i32 %and.i42.i.i to i64
  %call2.i73.i = call i64 @__gomc_note(i64 noundef %conv.i72.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i73.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i74.i

land.rhs.i74.i:                                   ; preds = %land.lhs.true.i.i378
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i379 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i377, %land.lhs.true.i.i378, %land.rhs.i74.i, %was_woken.exit.i
  %30 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i378 ], [ false, %land.rhs.i377 ], [ %tobool5.i.i379, %land.rhs.i74.i ]
  %land.ext.i380 = zext i1 %30 to i32
  %call.i78.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i79.i = icmp ne i32 %call.i78.i, 0
  br i1 %tobool.i79.i, label %if.then.i83.i, label %cond_woken.exit.i

if.then.i83.i:                                    ; preds = %land.end.i
  %conv.i82.i = zext i32 %and.i42.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i380 to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i82.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i83.i, %land.end.i
  %spec.select134 = select i1 %tobool3.i376, i1 true, i1 %30
  %lor.ext.i = zext i1 %spec.select134 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i350.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i345.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i132 = call i32 @__gomc_self()
  %arrayidx.i133 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i132
  %31 = load atomic i32, ptr %arrayidx.i133 seq_cst, align 4
  %and.i134 = and i32 %31, 1
  %cmp.i135 = icmp ne i32 %and.i134, 0
  br i1 %cmp.i135, label %end_waiting.exit27.i, label %if.then.i.i138

if.then.i.i138:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i53 = call i32 @__gomc_cancels()
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %land.rhs.i57, label %end_waiting.exit27.i

land.rhs.i57:                                     ; preds = %if.else.i24.i
  %call1.i55 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i56 = icmp eq i64 %call1.i55, 0
  br i1 %cmp.i56, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i57
  %call.i299 = call i32 @__gomc_self()
  %arrayidx.i300 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i299
  %call1.i303 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i300, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i57, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i350.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i28.i = call i32 @__gomc_self()
  %conv.i29.i = zext i32 %call.i28.i to i64
  %add.i30.i = add i64 %conv.i29.i, 1
  %call.i19.i = call i32 @__gomc_mutex_kinds()
  %tobool.i20.i = icmp ne i32 %call.i19.i, 0
  br i1 %tobool.i20.i, label %cond.true.i23.i, label %mutex_kind.exit.i396

cond.true.i23.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i395 = getelementptr inbounds i8, ptr %mutex, i32 12
  %32 = load i32, ptr %add.ptr.i.i395, align 4
  %and.i22.i = and i32 %32, 19
  br label %mutex_kind.exit.i396

mutex_kind.exit.i396:                             ; preds = %cond.false.i, %cond.true.i23.i
  %cond.i25.i = phi i32 [ %and.i22.i, %cond.true.i23.i ], [ 0, %cond.false.i ]
  %and.i31.i = and i32 %cond.i25.i, 3
  %cmp.i32.i = icmp eq i32 %and.i31.i, 3
  %.and.i31.i = select i1 %cmp.i32.i, i32 0, i32 %and.i31.i
  br label %do.body.i.i404

do.body.i.i404:                                   ; preds = %land.rhs.i.i410, %mutex_kind.exit.i396
  %33 = ptrtoint ptr %mutex to i32
  %add.i.i397 = add i32 %33, 7
  %and.i.i398 = and i32 %add.i.i397, -8
  %34 = inttoptr i32 %and.i.i398 to ptr
  %cmp.i.i399 = icmp eq i32 %.and.i31.i, 1
  %conv.i.i400 = zext i1 %cmp.i.i399 to i32
  %conv4.i.i401 = sext i32 %conv.i.i400 to i64
  %call5.i.i402 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %34, i32 noundef 8, i64 noundef %add.i30.i, i64 noundef %conv4.i.i401, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i402, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i403 = icmp ne i32 %conv.i17.i, 0
  br i1 %cmp7.i.i403, label %land.lhs.true.i.i407, label %do.end.i.i418

land.lhs.true.i.i407:                             ; preds = %do.body.i.i404
  %conv10.i.i405 = zext i32 %conv.i17.i to i64
  %cmp11.i.i406 = icmp ne i64 %conv10.i.i405, 4294967295
  br i1 %cmp11.i.i406, label %land.rhs.i.i410, label %do.end.i.i418

land.rhs.i.i410:                                  ; preds = %land.lhs.true.i.i407
  %cmp15.i.i409 = icmp ne i64 %conv10.i.i405, %add.i30.i
  %cmp18.i.i411 = icmp eq i32 %.and.i31.i, 0
  %spec.select135 = select i1 %cmp15.i.i409, i1 true, i1 %cmp18.i.i411
  br i1 %spec.select135, label %do.body.i.i404, label %do.end.i.i418

do.end.i.i418:                                    ; preds = %land.lhs.true.i.i407, %do.body.i.i404, %land.rhs.i.i410
  %conv21.i.i416 = zext i32 %conv.i17.i to i64
  %cmp22.i.i417 = icmp eq i64 %conv21.i.i416, 4294967295
  br i1 %cmp22.i.i417, label %if.then.i.i419, label %if.end.i.i422

if.then.i.i419:                                   ; preds = %do.end.i.i418
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i439

if.end.i.i422:                                    ; preds = %do.end.i.i418
  %cmp27.i.i421 = icmp eq i64 %conv21.i.i416, %add.i30.i
  %cmp31.i.i423 = icmp eq i32 %.and.i31.i, 2
  %or.cond136 = select i1 %cmp27.i.i421, i1 %cmp31.i.i423, i1 false
  br i1 %or.cond136, label %mutex_lock.exit.i439, label %if.end34.i.i427

if.end34.i.i427:                                  ; preds = %if.end.i.i422
  %call.i.i426 = call i32 @__gomc_robust_mutexes()
  %tobool.i41.i = icmp ne i32 %call.i.i426, 0
  %and.i42.i428 = and i32 %cond.i25.i, 16
  %tobool1.i.i = icmp ne i32 %and.i42.i428, 0
  %35 = select i1 %tobool.i41.i, i1 %tobool1.i.i, i1 false
  br i1 %35, label %cond.true.i.i434, label %mutex_lock.exit.i439

cond.true.i.i434:                                 ; preds = %if.end34.i.i427
  %conv39.i.i432 = zext i1 %cmp27.i.i421 to i32
  %call40.i.i433 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i432)
  br label %mutex_lock.exit.i439

mutex_lock.exit.i439:                             ; preds = %cond.true.i.i434, %if.end34.i.i427, %if.end.i.i422, %if.then.i.i419
  %retval.i.i386.0 = phi i32 [ 22, %if.then.i.i419 ], [ 35, %if.end.i.i422 ], [ %call40.i.i433, %cond.true.i.i434 ], [ 0, %if.end34.i.i427 ]
  %cmp.i438 = icmp ne i32 %retval.i.i386.0, 0
  %tobool.i441 = icmp ne i32 %in_time.i.0, 0
  %cond.i442 = select i1 %tobool.i441, i32 0, i32 110
  %retval.i392.0 = select i1 %cmp.i438, i32 %retval.i.i386.0, i32 %cond.i442
  br label %return

return:                                           ; preds = %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i439, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i79.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i392.0, %mutex_lock.exit.i439 ], [ %retval.i350.0, %end_waiting.exit27.i ]
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
  %call.i63 = call i32 @__gomc_cancels()
  %tobool.i64 = icmp ne i32 %call.i63, 0
  br i1 %tobool.i64, label %land.rhs.i67, label %begin_waiting.exit.i

land.rhs.i67:                                     ; preds = %if.end
  %call1.i65 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i66 = icmp eq i64 %call1.i65, 0
  br i1 %cmp.i66, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i67
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i78 = call i32 @__gomc_self()
  %arrayidx.i79 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i78
  %call1.i81 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i79, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i81, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i71

if.then.i71:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i67
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i67 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i4 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i4, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i86 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i86, label %if.then.i87, label %if.end.i92

if.then.i87:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i92:                                       ; preds = %if.then.i
  %1 = ptrtoint ptr %cond to i32
  %add.i41.i = add i32 %1, 7
  %and.i42.i = and i32 %add.i41.i, -8
  %2 = inttoptr i32 %and.i42.i to ptr
  %conv.i88 = zext i32 %call.i6.i to i64
  %call1.i89 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i88, i64 noundef 0, i32 noundef 2)
  %and.i147 = and i64 %call1.i89, -9223372036854775808
  %tobool.i148 = icmp ne i64 %and.i147, 0
  br i1 %tobool.i148, label %cond.true.i149, label %cond_check.exit

cond.true.i149:                                   ; preds = %if.end.i92
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i92, %cond.true.i149
  %cond.i = phi i32 [ 22, %cond.true.i149 ], [ 0, %if.end.i92 ]
  %tobool.i91 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i91, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i89, 4294967295
  %conv.i.i173 = trunc i64 %and.i8.i to i32
  %cmp.i174 = icmp eq i32 %conv.i.i173, 0
  br i1 %cmp.i174, label %if.then.i175, label %if.end.i179

if.then.i175:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i179:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i176 = zext i32 %4 to i64
  %call2.i177 = call i32 @__gomc_defined(i64 noundef %conv.i176)
  %tobool.i178 = icmp eq i32 %call2.i177, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i178, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i179
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i179, %if.end6.i, %if.then.i175
  %retval.i166.0 = phi i32 [ 0, %if.then.i175 ], [ 22, %if.end6.i ], [ 0, %if.end.i179 ]
  %tobool6.i = icmp ne i32 %retval.i166.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i181 = call i32 @__gomc_robust_mutexes()
  %tobool.i182 = icmp ne i32 %call.i181, 0
  br i1 %tobool.i182, label %land.rhs.i185, label %if.end12.i

land.rhs.i185:                                    ; preds = %if.then7.i
  %call.i188 = call i32 @__gomc_mutex_kinds()
  %tobool.i189 = icmp ne i32 %call.i188, 0
  br i1 %tobool.i189, label %cond.true.i192, label %mutex_kind.exit

cond.true.i192:                                   ; preds = %land.rhs.i185
  %add.ptr.i221 = getelementptr inbounds i8, ptr %mutex, i32 12
  %6 = load i32, ptr %add.ptr.i221, align 4
  %and.i191 = and i32 %6, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i185, %cond.true.i192
  %cond.i194 = phi i32 [ %and.i191, %cond.true.i192 ], [ 0, %land.rhs.i185 ]
  %and.i184 = and i32 %cond.i194, 16
  %tobool2.i = icmp ne i32 %and.i184, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i38.i = add i32 %7, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %8 = inttoptr i32 %and.i39.i to ptr
  %add.i93 = add i64 %conv.i88, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i93, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call15.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv17.i = zext i32 %conv.i46.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i46.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i85.2 = phi i32 [ %retval.i166.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i166.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i85.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i88, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i82.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i85.2, %if.then32.i ], [ %error.i85.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i82.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %call1.i103 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i88, i64 noundef 0, i32 noundef 2)
  %conv.i269 = zext i32 %1 to i64
  %call.i270 = call i64 @__gomc_lasting_conditions()
  %cmp.i271 = icmp ult i64 %conv.i269, %call.i270
  %shl.i238 = shl i64 1, %conv.i88
  %shl1.i239 = shl i64 %shl.i238, 32
  br i1 %cmp.i271, label %cond.true.i245, label %cond.false.i249

cond.true.i245:                                   ; preds = %if.then2.i.i
  %or.i241 = or i64 %shl.i238, %shl1.i239
  %and.i242 = and i64 %call1.i103, %or.i241
  %cmp2.i243 = icmp eq i64 %and.i242, 0
  %conv.i244 = zext i1 %cmp2.i243 to i32
  br label %was_woken.exit252

cond.false.i249:                                  ; preds = %if.then2.i.i
  %and3.i246 = and i64 %call1.i103, %shl1.i239
  %cmp4.i247 = icmp ne i64 %and3.i246, 0
  %conv5.i248 = zext i1 %cmp4.i247 to i32
  br label %was_woken.exit252

was_woken.exit252:                                ; preds = %cond.false.i249, %cond.true.i245
  %cond.i250 = phi i32 [ %conv.i244, %cond.true.i245 ], [ %conv5.i248, %cond.false.i249 ]
  %tobool.i74 = icmp ne i32 %cond.i250, 0
  br i1 %tobool.i74, label %if.then.i15.i, label %if.then.i75

if.then.i75:                                      ; preds = %was_woken.exit252
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %was_woken.exit252
  %call.i116 = call i32 @__gomc_self()
  %arrayidx.i117 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i116
  %9 = load atomic i32, ptr %arrayidx.i117 seq_cst, align 4
  %and.i118 = and i32 %9, 1
  %cmp.i119 = icmp ne i32 %and.i118, 0
  br i1 %cmp.i119, label %end_waiting.exit.i, label %if.then.i.i122

if.then.i.i122:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i307 = call i32 @__gomc_self()
  %conv.i308 = zext i32 %call.i307 to i64
  %add.i309 = add i64 %conv.i308, 1
  %call.i197 = call i32 @__gomc_mutex_kinds()
  %tobool.i198 = icmp ne i32 %call.i197, 0
  br i1 %tobool.i198, label %cond.true.i201, label %mutex_kind.exit205

cond.true.i201:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i219 = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i219, align 4
  %and.i200 = and i32 %10, 19
  br label %mutex_kind.exit205

mutex_kind.exit205:                               ; preds = %end_waiting.exit.i, %cond.true.i201
  %cond.i203 = phi i32 [ %and.i200, %cond.true.i201 ], [ 0, %end_waiting.exit.i ]
  %and.i313 = and i32 %cond.i203, 3
  %cmp.i314 = icmp eq i32 %and.i313, 3
  %.and.i313 = select i1 %cmp.i314, i32 0, i32 %and.i313
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit205
  %11 = ptrtoint ptr %mutex to i32
  %add.i11 = add i32 %11, 7
  %and.i12 = and i32 %add.i11, -8
  %12 = inttoptr i32 %and.i12 to ptr
  %cmp.i34.i = icmp eq i32 %.and.i313, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i309, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i31 = and i64 %call5.i.i, 4294967295
  %conv.i32 = trunc i64 %and.i31 to i32
  %cmp7.i.i = icmp ne i32 %conv.i32, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i32 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i309
  %cmp18.i.i = icmp eq i32 %.and.i313, 0
  %spec.select131 = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select131, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %land.rhs.i.i
  %conv21.i.i = zext i32 %conv.i32 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i309
  %cmp31.i.i = icmp eq i32 %.and.i313, 2
  %or.cond132 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond132, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i335 = call i32 @__gomc_robust_mutexes()
  %tobool.i336 = icmp ne i32 %call.i335, 0
  %and.i337 = and i32 %cond.i203, 16
  %tobool1.i = icmp ne i32 %and.i337, 0
  %13 = select i1 %tobool.i336, i1 %tobool1.i, i1 false
  br i1 %13, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i125 = call i32 @__gomc_self()
  %arrayidx.i126 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i125
  %14 = load atomic i32, ptr %arrayidx.i126 seq_cst, align 4
  %and.i127 = and i32 %14, 1
  %cmp.i128 = icmp ne i32 %and.i127, 0
  br i1 %cmp.i128, label %await_request.exit132, label %if.then.i.i131

if.then.i.i131:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit132:                            ; preds = %if.end5.i.i
  %call1.i113 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i88, i64 noundef 0, i32 noundef 2)
  %conv.i274 = zext i32 %1 to i64
  %call.i275 = call i64 @__gomc_lasting_conditions()
  %cmp.i276 = icmp ult i64 %conv.i274, %call.i275
  %shl.i = shl i64 1, %conv.i88
  %shl1.i = shl i64 %shl.i, 32
  br i1 %cmp.i276, label %cond.true.i228, label %cond.false.i229

cond.true.i228:                                   ; preds = %await_request.exit132
  %or.i = or i64 %shl.i, %shl1.i
  %and.i226 = and i64 %call1.i113, %or.i
  %cmp2.i = icmp eq i64 %and.i226, 0
  %conv.i227 = zext i1 %cmp2.i to i32
  br label %was_woken.exit

cond.false.i229:                                  ; preds = %await_request.exit132
  %and3.i = and i64 %call1.i113, %shl1.i
  %cmp4.i = icmp ne i64 %and3.i, 0
  %conv5.i = zext i1 %cmp4.i to i32
  br label %was_woken.exit

was_woken.exit:                                   ; preds = %cond.false.i229, %cond.true.i228
  %cond.i230 = phi i32 [ %conv.i227, %cond.true.i228 ], [ %conv5.i, %cond.false.i229 ]
  %tobool7.i.i = icmp ne i32 %cond.i230, 0
  br i1 %tobool7.i.i, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %was_woken.exit
  %call.i266 = call i64 @__gomc_lasting_conditions()
  %cmp.i267 = icmp ult i64 %conv.i274, %call.i266
  %cond1.i263 = select i1 %cmp.i267, i32 1, i32 0
  %conv.i7 = zext i32 %cond1.i263 to i64
  %call2.i8 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i7, i64 noundef 0, i32 noundef 2)
  %and.i155 = and i64 %call2.i8, -9223372036854775808
  %tobool.i156 = icmp ne i64 %and.i155, 0
  br i1 %tobool.i156, label %cond.true.i157, label %if.end10.i.i

cond.true.i157:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i157, %if.then8.i.i, %was_woken.exit
  %call.i310 = call i32 @__gomc_self()
  %conv.i311 = zext i32 %call.i310 to i64
  %add.i312 = add i64 %conv.i311, 1
  %call.i207 = call i32 @__gomc_mutex_kinds()
  %tobool.i208 = icmp ne i32 %call.i207, 0
  br i1 %tobool.i208, label %cond.true.i211, label %mutex_kind.exit215

cond.true.i211:                                   ; preds = %if.end10.i.i
  %add.ptr.i217 = getelementptr inbounds i8, ptr %mutex, i32 12
  %15 = load i32, ptr %add.ptr.i217, align 4
  %and.i210 = and i32 %15, 19
  br label %mutex_kind.exit215

mutex_kind.exit215:                               ; preds = %if.end10.i.i, %cond.true.i211
  %cond.i213 = phi i32 [ %and.i210, %cond.true.i211 ], [ 0, %if.end10.i.i ]
  %and.i320 = and i32 %cond.i213, 3
  %cmp.i321 = icmp eq i32 %and.i320, 3
  %.and.i320 = select i1 %cmp.i321, i32 0, i32 %and.i320
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit215
  %16 = ptrtoint ptr %mutex to i32
  %add.i14 = add i32 %16, 7
  %and.i15 = and i32 %add.i14, -8
  %17 = inttoptr i32 %and.i15 to ptr
  %cmp.i51.i = icmp eq i32 %.and.i320, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %17, i32 noundef 8, i64 noundef %add.i312, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i49 = and i64 %call5.i54.i, 4294967295
  %conv.i50 = trunc i64 %and.i49 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i50, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i50 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i312
  %cmp18.i67.i = icmp eq i32 %.and.i320, 0
  %spec.select133 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select133, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %land.rhs.i65.i
  %conv21.i72.i = zext i32 %conv.i50 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv21.i72.i, %add.i312
  %cmp31.i82.i = icmp eq i32 %.and.i320, 2
  %or.cond134 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond134, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i341 = call i32 @__gomc_robust_mutexes()
  %tobool.i342 = icmp ne i32 %call.i341, 0
  %and.i343 = and i32 %cond.i213, 16
  %tobool1.i344 = icmp ne i32 %and.i343, 0
  %18 = select i1 %tobool.i342, i1 %tobool1.i344, i1 false
  br i1 %18, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i143 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i144 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i278 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i279 = and i64 %call.i278, -9223372036854775808
  %tobool.i280 = icmp ne i64 %and.i279, 0
  br i1 %tobool.i280, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i286 = shl i64 %call.i278, 1
  %conv.i287 = trunc i64 %shl.i286 to i32
  %19 = inttoptr i32 %conv.i287 to ptr
  %conv.i294 = zext i32 %conv.i287 to i64
  %call.i295 = call i64 @__gomc_remember(i64 noundef %conv.i294, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i295)
  %call.i285 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %19, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i289 = shl i64 %call.i278, 1
  %conv.i290 = trunc i64 %shl.i289 to i32
  %20 = inttoptr i32 %conv.i290 to ptr
  %tobool3.i = icmp ne ptr %20, null
  br i1 %tobool3.i, label %if.then.i282, label %if.end.i284

if.then.i282:                                     ; preds = %while.end.i
  %add.i291 = add i32 %conv.i290, 16
  %conv.i292 = zext i32 %add.i291 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i292, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %20, i32 noundef 1)
  unreachable

if.end.i284:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i283 = trunc i64 %call7.i to i32
  %21 = inttoptr i32 %conv.i283 to ptr
  call void @__gomc_exit_thread(ptr noundef %21)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i357 = call i32 @__gomc_self()
  %cmp.i.i358 = icmp uge i32 %call.i357, 31
  br i1 %cmp.i.i358, label %if.then.i.i359, label %if.end.i.i363

if.then.i.i359:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i363:                                    ; preds = %if.end.i
  %22 = ptrtoint ptr %cond to i32
  %add.i41.i.i = add i32 %22, 7
  %and.i42.i.i = and i32 %add.i41.i.i, -8
  %23 = inttoptr i32 %and.i42.i.i to ptr
  %conv.i.i360 = zext i32 %call.i357 to i64
  %call1.i.i361 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i360, i64 noundef 0, i32 noundef 2)
  %and.i.i362 = and i64 %call1.i.i361, -9223372036854775808
  %tobool.i19.i = icmp ne i64 %and.i.i362, 0
  br i1 %tobool.i19.i, label %cond.true.i.i364, label %cond_check.exit.i

cond.true.i.i364:                                 ; preds = %if.end.i.i363
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i363, %cond.true.i.i364
  %cond.i.i366 = phi i32 [ 22, %cond.true.i.i364 ], [ 0, %if.end.i.i363 ]
  %tobool.i.i367 = icmp ne i32 %cond.i.i366, 0
  br i1 %tobool.i.i367, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %23, i32 1
  %and.i8.i.i = and i64 %call1.i.i361, 4294967295
  %conv.i.i30.i = trunc i64 %and.i8.i.i to i32
  %cmp.i31.i = icmp eq i32 %conv.i.i30.i, 0
  br i1 %cmp.i31.i, label %if.then.i32.i, label %if.end.i35.i

if.then.i32.i:                                    ; preds = %if.end4.i.i
  %24 = ptrtoint ptr %mutex to i32
  store atomic i32 %24, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i35.i:                                     ; preds = %if.end4.i.i
  %25 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i33.i = zext i32 %25 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i33.i)
  %tobool.i34.i = icmp eq i32 %call2.i.i, 0
  %26 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %25, %26
  %or.cond135 = select i1 %tobool.i34.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond135, label %cond_bind.exit.i, label %if.end6.i.i369

if.end6.i.i369:                                   ; preds = %if.end.i35.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i35.i, %if.end6.i.i369, %if.then.i32.i
  %retval.i24.i.0 = phi i32 [ 0, %if.then.i32.i ], [ 22, %if.end6.i.i369 ], [ 0, %if.end.i35.i ]
  %tobool6.i.i = icmp ne i32 %retval.i24.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i37.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i37.i, label %land.rhs.i.i370, label %if.end12.i.i

land.rhs.i.i370:                                  ; preds = %if.then7.i.i
  %call.i41.i = call i32 @__gomc_mutex_kinds()
  %tobool.i42.i = icmp ne i32 %call.i41.i, 0
  br i1 %tobool.i42.i, label %cond.true.i45.i, label %mutex_kind.exit.i

cond.true.i45.i:                                  ; preds = %land.rhs.i.i370
  %add.ptr.i49.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %27 = load i32, ptr %add.ptr.i49.i, align 4
  %and.i44.i = and i32 %27, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i370, %cond.true.i45.i
  %cond.i47.i = phi i32 [ %and.i44.i, %cond.true.i45.i ], [ 0, %land.rhs.i.i370 ]
  %and.i39.i371 = and i32 %cond.i47.i, 16
  %tobool2.i.i = icmp ne i32 %and.i39.i371, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %28 = ptrtoint ptr %mutex to i32
  %add.i38.i.i = add i32 %28, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %29 = inttoptr i32 %and.i39.i.i to ptr
  %add.i.i373 = add i64 %conv.i.i360, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %29, i32 noundef 8, i64 noundef %add.i.i373, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call15.i.i, 4294967295
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv17.i.i = zext i32 %conv.i46.i.i to i64
  %cmp18.i.i374 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i374, label %if.then20.i.i, label %if.else.i.i375

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i375:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i357, 1
  %cmp24.i.i = icmp ne i32 %conv.i46.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i375
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i375, %cond_bind.exit.i
  %error.i.i352.2 = phi i32 [ %retval.i24.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i24.i.0, %if.else.i.i375 ]
  %tobool31.i.i = icmp ne i32 %error.i.i352.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i360, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i348.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i352.2, %if.then32.i.i ], [ %error.i.i352.2, %if.end30.i.i ]
  %tobool.i376 = icmp ne i32 %retval.i.i348.0, 0
  br i1 %tobool.i376, label %cond_timed_sleep.exit, label %if.end.i378

if.end.i378:                                      ; preds = %cond_enqueue.exit.i
  %call1.i15.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i360, i64 noundef 0, i32 noundef 2)
  %conv.i63.i = zext i32 %22 to i64
  %call.i64.i = call i64 @__gomc_lasting_conditions()
  %cmp.i65.i = icmp ult i64 %conv.i63.i, %call.i64.i
  %shl.i.i = shl i64 1, %conv.i.i360
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i65.i, label %cond.true.i56.i, label %cond.false.i57.i

cond.true.i56.i:                                  ; preds = %if.end.i378
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i54.i = and i64 %call1.i15.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i54.i, 0
  %conv.i55.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i57.i:                                 ; preds = %if.end.i378
  %and3.i.i = and i64 %call1.i15.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i57.i, %cond.true.i56.i
  %cond.i58.i = phi i32 [ %conv.i55.i, %cond.true.i56.i ], [ %conv5.i.i, %cond.false.i57.i ]
  %tobool3.i379 = icmp ne i32 %cond.i58.i, 0
  br i1 %tobool3.i379, label %land.end.i, label %land.rhs.i380

land.rhs.i380:                                    ; preds = %was_woken.exit.i
  %call.i68.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i69.i = icmp ne i32 %call.i68.i, 0
  br i1 %tobool.i69.i, label %land.lhs.true.i.i381, label %land.end.i

land.lhs.true.i.i381:                             ; preds = %land.rhs.i380
  %conv.i72.i = zext i32 %and.i42.i.i to i64
  %call2.i73.i = call i64 @__gomc_note(i64 noundef %conv.i72.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i73.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i74.i

land.rhs.i74.i:                                   ; preds = %land.lhs.true.i.i381
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i382 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i380, %land.lhs.true.i.i381, %land.rhs.i74.i, %was_woken.exit.i
  %30 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i381 ], [ false, %land.rhs.i380 ], [ %tobool5.i.i382, %land.rhs.i74.i ]
  %land.ext.i383 = zext i1 %30 to i32
  %call.i78.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i79.i = icmp ne i32 %call.i78.i, 0
  br i1 %tobool.i79.i, label %if.then.i83.i, label %cond_woken.exit.i

if.then.i83.i:                                    ; preds = %land.end.i
  %conv.i82.i = zext i32 %and.i42.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i383 to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i82.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i83.i, %land.end.i
  %spec.select136 = select i1 %tobool3.i379, i1 true, i1 %30
  %lor.ext.i386 = zext i1 %spec.select136 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i386, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i353.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i348.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i135 = call i32 @__gomc_self()
  %arrayidx.i136 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i135
  %31 = load atomic i32, ptr %arrayidx.i136 seq_cst, align 4
  %and.i137 = and i32 %31, 1
  %cmp.i138 = icmp ne i32 %and.i137, 0
  br i1 %cmp.i138, label %end_waiting.exit27.i, label %if.then.i.i141

if.then.i.i141:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i56 = call i32 @__gomc_cancels()
  %tobool.i57 = icmp ne i32 %call.i56, 0
  br i1 %tobool.i57, label %land.rhs.i60, label %end_waiting.exit27.i

land.rhs.i60:                                     ; preds = %if.else.i24.i
  %call1.i58 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i59 = icmp eq i64 %call1.i58, 0
  br i1 %cmp.i59, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i60
  %call.i302 = call i32 @__gomc_self()
  %arrayidx.i303 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i302
  %call1.i306 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i303, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i60, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i353.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i28.i = call i32 @__gomc_self()
  %conv.i29.i = zext i32 %call.i28.i to i64
  %add.i30.i = add i64 %conv.i29.i, 1
  %call.i19.i = call i32 @__gomc_mutex_kinds()
  %tobool.i20.i = icmp ne i32 %call.i19.i, 0
  br i1 %tobool.i20.i, label %cond.true.i23.i, label %mutex_kind.exit.i401

cond.true.i23.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i400 = getelementptr inbounds i8, ptr %mutex, i32 12
  %32 = load i32, ptr %add.ptr.i.i400, align 4
  %and.i22.i = and i32 %32, 19
  br label %mutex_kind.exit.i401

mutex_kind.exit.i401:                             ; preds = %cond.false.i, %cond.true.i23.i
  %cond.i25.i = phi i32 [ %and.i22.i, %cond.true.i23.i ], [ 0, %cond.false.i ]
  %and.i31.i = and i32 %cond.i25.i, 3
  %cmp.i32.i = icmp eq i32 %and.i31.i, 3
  %.and.i31.i = select i1 %cmp.i32.i, i32 0, i32 %and.i31.i
  br label %do.body.i.i409

do.body.i.i409:                                   ; preds = %land.rhs.i.i415, %mutex_kind.exit.i401
  %33 = ptrtoint ptr %mutex to i32
  %add.i.i402 = add i32 %33, 7
  %and.i.i403 = and i32 %add.i.i402, -8
  %34 = inttoptr i32 %and.i.i403 to ptr
  %cmp.i.i404 = icmp eq i32 %.and.i31.i, 1
  %conv.i.i405 = zext i1 %cmp.i.i404 to i32
  %conv4.i.i406 = sext i32 %conv.i.i405 to i64
  %call5.i.i407 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %34, i32 noundef 8, i64 noundef %add.i30.i, i64 noundef %conv4.i.i406, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i407, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i408 = icmp ne i32 %conv.i17.i, 0
  br i1 %cmp7.i.i408, label %land.lhs.true.i.i412, label %do.end.i.i423

land.lhs.true.i.i412:                             ; preds = %do.body.i.i409
  %conv10.i.i410 = zext i32 %conv.i17.i to i64
  %cmp11.i.i411 = icmp ne i64 %conv10.i.i410, 4294967295
  br i1 %cmp11.i.i411, label %land.rhs.i.i415, label %do.end.i.i423

land.rhs.i.i415:                                  ; preds = %land.lhs.true.i.i412
  %cmp15.i.i414 = icmp ne i64 %conv10.i.i410, %add.i30.i
  %cmp18.i.i416 = icmp eq i32 %.and.i31.i, 0
  %spec.select137 = select i1 %cmp15.i.i414, i1 true, i1 %cmp18.i.i416
  br i1 %spec.select137, label %do.body.i.i409, label %do.end.i.i423

do.end.i.i423:                                    ; preds = %land.lhs.true.i.i412, %do.body.i.i409, %land.rhs.i.i415
  %conv21.i.i421 = zext i32 %conv.i17.i to i64
  %cmp22.i.i422 = icmp eq i64 %conv21.i.i421, 4294967295
  br i1 %cmp22.i.i422, label %if.then.i.i424, label %if.end.i.i427

if.then.i.i424:                                   ; preds = %do.end.i.i423
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i444

if.end.i.i427:                                    ; preds = %do.end.i.i423
  %cmp27.i.i426 = icmp eq i64 %conv21.i.i421, %add.i30.i
  %cmp31.i.i428 = icmp eq i32 %.and.i31.i, 2
  %or.cond138 = select i1 %cmp27.i.i426, i1 %cmp31.i.i428, i1 false
  br i1 %or.cond138, label %mutex_lock.exit.i444, label %if.end34.i.i432

if.end34.i.i432:                                  ; preds = %if.end.i.i427
  %call.i.i431 = call i32 @__gomc_robust_mutexes()
  %tobool.i41.i = icmp ne i32 %call.i.i431, 0
  %and.i42.i433 = and i32 %cond.i25.i, 16
  %tobool1.i.i = icmp ne i32 %and.i42.i433, 0
  %35 = select i1 %tobool.i41.i, i1 %tobool1.i.i, i1 false
  br i1 %35, label %cond.true.i.i439, label %mutex_lock.exit.i444

cond.true.i.i439:                                 ; preds = %if.end34.i.i432
  %conv39.i.i437 = zext i1 %cmp27.i.i426 to i32
  %call40.i.i438 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i437)
  br label %mutex_lock.exit.i444

mutex_lock.exit.i444:                             ; preds = %cond.true.i.i439, %if.end34.i.i432, %if.end.i.i427, %if.then.i.i424
  %retval.i.i391.0 = phi i32 [ 22, %if.then.i.i424 ], [ 35, %if.end.i.i427 ], [ %call40.i.i438, %cond.true.i.i439 ], [ 0, %if.end34.i.i432 ]
  %cmp.i443 = icmp ne i32 %retval.i.i391.0, 0
  %tobool.i446 = icmp ne i32 %in_time.i.0, 0
  %cond.i447 = select i1 %tobool.i446, i32 0, i32 110
  %retval.i397.0 = select i1 %cmp.i443, i32 %retval.i.i391.0, i32 %cond.i447
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i444, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i82.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i397.0, %mutex_lock.exit.i444 ], [ %retval.i353.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %conv.i5 = zext i32 %0 to i64
  %call.i6 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %conv.i5, %call.i6
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call2.i, -9223372036854775808
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
  %conv.i5 = zext i32 %0 to i64
  %call.i6 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %conv.i5, %call.i6
  %cond1.i = select i1 %cmp.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call2.i, -9223372036854775808
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
  %add.ptr.i.i36 = getelementptr inbounds i8, ptr %mutex, i32 12
  %add.ptr.i37 = getelementptr inbounds i32, ptr %add.ptr.i.i36, i32 2
  %0 = load atomic i32, ptr %add.ptr.i37 monotonic, align 4
  %cmp = icmp eq i32 %0, 1
  %add.ptr.i17 = getelementptr inbounds i32, ptr %add.ptr.i.i36, i32 1
  %1 = ptrtoint ptr %add.ptr.i17 to i32
  %conv.i18 = zext i32 %1 to i64
  %call3 = call i64 @__gomc_note(i64 noundef %conv.i18, i32 noundef 0)
  %tobool4 = icmp ne i64 %call3, 0
  br i1 %tobool4, label %if.then5, label %if.end9

if.then5:                                         ; preds = %if.end
  %call7 = call i64 @__gomc_note(i64 noundef %conv.i18, i32 noundef -1)
  %cond = select i1 %cmp, i32 131, i32 0
  br label %return

if.end9:                                          ; preds = %if.end
  br i1 %cmp, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end9
  store atomic i32 2, ptr %add.ptr.i37 monotonic, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end9
  %2 = ptrtoint ptr %add.ptr.i37 to i32
  %conv.i25 = zext i32 %2 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %conv.i25, i64 noundef 0)
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
  %key.0 = phi i64 [ -29, %entry ], [ %conv.i, %for.inc ]
  %call = call i64 @__gomc_note(i64 noundef %key.0, i32 noundef 0)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = ptrtoint ptr %mutex to i32
  %shr = lshr i32 %0, 1
  %conv = zext i32 %shr to i64
  %cmp1 = icmp eq i64 %call, %conv
  br i1 %cmp1, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %shl = shl i64 %call, 1
  %conv3 = trunc i64 %shl to i32
  %1 = inttoptr i32 %conv3 to ptr
  %add.ptr.i.i = getelementptr inbounds i8, ptr %1, i32 12
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i32 2
  %2 = ptrtoint ptr %add.ptr.i to i32
  %conv.i = zext i32 %2 to i64
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
  %add.ptr.i.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i32 1
  %0 = ptrtoint ptr %add.ptr.i to i32
  %conv.i = zext i32 %0 to i64
  %call1 = call i64 @__gomc_note(i64 noundef %conv.i, i32 noundef 1)
  br label %return

if.end:                                           ; preds = %entry
  %add.ptr.i.i10 = getelementptr inbounds i8, ptr %mutex, i32 12
  %add.ptr.i11 = getelementptr inbounds i32, ptr %add.ptr.i.i10, i32 2
  %1 = load atomic i32, ptr %add.ptr.i11 monotonic, align 4
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  %2 = ptrtoint ptr %mutex to i32
  %add.i = add i32 %2, 7
  %and.i = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i to ptr
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %3, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end5:                                          ; preds = %if.end
  %4 = ptrtoint ptr %add.ptr.i11 to i32
  %conv.i.i15 = zext i32 %4 to i64
  %5 = ptrtoint ptr %mutex to i32
  %shr.i = lshr i32 %5, 1
  %conv.i16 = zext i32 %shr.i to i64
  %call1.i17 = call i64 @__gomc_remember(i64 noundef -29, i64 noundef %conv.i16)
  %call2.i = call i64 @__gomc_remember(i64 noundef %conv.i.i15, i64 noundef %call1.i17)
  %cmp6 = icmp eq i32 %1, 1
  %cond = select i1 %cmp6, i32 130, i32 0
  br label %return

return:                                           ; preds = %if.end5, %if.then3, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 131, %if.then3 ], [ %cond, %if.end5 ]
  ret i32 %retval.0
}

