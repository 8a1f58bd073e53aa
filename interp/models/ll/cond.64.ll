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
  %call.i254 = call i32 @__gomc_cancels()
  %tobool.i255 = icmp ne i32 %call.i254, 0
  br i1 %tobool.i255, label %land.rhs.i258, label %begin_waiting.exit

land.rhs.i258:                                    ; preds = %entry
  %call1.i256 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i257 = icmp eq i64 %call1.i256, 0
  br i1 %cmp.i257, label %if.end.i, label %begin_waiting.exit

if.end.i:                                         ; preds = %land.rhs.i258
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i
  %call.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i271 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i271, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i267

if.then.i267:                                     ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %if.end.i, %if.then3.i, %land.rhs.i258
  %retval.i.0 = phi i32 [ 0, %land.rhs.i258 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i ], [ 0, %entry ]
  %cmp = icmp ne i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %begin_waiting.exit
  %call.i6 = call i32 @__gomc_self()
  %cmp.i306 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i306, label %if.then.i307, label %if.end.i312

if.then.i307:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i312:                                      ; preds = %if.then
  %conv.i308 = zext i32 %call.i6 to i64
  %call1.i309 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i308, i64 noundef 0, i32 noundef 2)
  %and.i432 = and i64 %call1.i309, -9223372036854775808
  %tobool.i433 = icmp ne i64 %and.i432, 0
  br i1 %tobool.i433, label %cond.true.i434, label %cond_check.exit

cond.true.i434:                                   ; preds = %if.end.i312
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i312, %cond.true.i434
  %cond.i436 = phi i32 [ 22, %cond.true.i434 ], [ 0, %if.end.i312 ]
  %tobool.i311 = icmp ne i32 %cond.i436, 0
  br i1 %tobool.i311, label %cond_enqueue.exit351, label %if.end4.i316

if.end4.i316:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i467 = and i64 %call1.i309, 4294967295
  %conv.i.i468 = trunc i64 %and.i.i467 to i32
  %cmp.i469 = icmp eq i32 %conv.i.i468, 0
  br i1 %cmp.i469, label %if.then.i470, label %if.end.i473

if.then.i470:                                     ; preds = %if.end4.i316
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i473:                                      ; preds = %if.end4.i316
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i471 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i472 = icmp eq i32 %call2.i471, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i472, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i475

if.end5.i475:                                     ; preds = %if.end.i473
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i473, %if.end5.i475, %if.then.i470
  %retval.i462.0 = phi i32 [ 0, %if.then.i470 ], [ 22, %if.end5.i475 ], [ 0, %if.end.i473 ]
  %tobool6.i315 = icmp ne i32 %retval.i462.0, 0
  br i1 %tobool6.i315, label %if.end30.i340, label %if.then7.i319

if.then7.i319:                                    ; preds = %cond_bind.exit
  %call.i502 = call i32 @__gomc_robust_mutexes()
  %tobool.i503 = icmp ne i32 %call.i502, 0
  br i1 %tobool.i503, label %land.rhs.i506, label %if.end12.i329

land.rhs.i506:                                    ; preds = %if.then7.i319
  %call.i529 = call i32 @__gomc_mutex_kinds()
  %tobool.i530 = icmp ne i32 %call.i529, 0
  br i1 %tobool.i530, label %cond.true.i533, label %mutex_kind.exit537

cond.true.i533:                                   ; preds = %land.rhs.i506
  %add.ptr.i575 = getelementptr inbounds i8, ptr %mutex, i64 16
  %3 = load i32, ptr %add.ptr.i575, align 4
  %and.i532 = and i32 %3, 19
  br label %mutex_kind.exit537

mutex_kind.exit537:                               ; preds = %land.rhs.i506, %cond.true.i533
  %cond.i535 = phi i32 [ %and.i532, %cond.true.i533 ], [ 0, %land.rhs.i506 ]
  %and.i505 = and i32 %cond.i535, 16
  %tobool2.i = icmp ne i32 %and.i505, 0
  br i1 %tobool2.i, label %if.then10.i321, label %if.end12.i329

if.then10.i321:                                   ; preds = %mutex_kind.exit537
  %call11.i320 = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i329

if.end12.i329:                                    ; preds = %if.then7.i319, %if.then10.i321, %mutex_kind.exit537
  %add.i323 = add i64 %conv.i308, 1
  %call15.i324 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i323, i64 noundef 0, i32 noundef 1)
  %and.i42.i325 = and i64 %call15.i324, 4294967295
  %conv.i43.i326 = trunc i64 %and.i42.i325 to i32
  %conv17.i327 = zext i32 %conv.i43.i326 to i64
  %cmp18.i328 = icmp eq i64 %conv17.i327, 4294967295
  br i1 %cmp18.i328, label %if.then20.i330, label %if.else.i335

if.then20.i330:                                   ; preds = %if.end12.i329
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i340

if.else.i335:                                     ; preds = %if.end12.i329
  %add23.i333 = add i32 %call.i6, 1
  %cmp24.i334 = icmp ne i32 %conv.i43.i326, %add23.i333
  br i1 %cmp24.i334, label %if.then26.i336, label %if.end30.i340

if.then26.i336:                                   ; preds = %if.else.i335
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i340

if.end30.i340:                                    ; preds = %if.then20.i330, %if.then26.i336, %if.else.i335, %cond_bind.exit
  %error.i305.2 = phi i32 [ %retval.i462.0, %cond_bind.exit ], [ 22, %if.then20.i330 ], [ 1, %if.then26.i336 ], [ %retval.i462.0, %if.else.i335 ]
  %tobool31.i339 = icmp ne i32 %error.i305.2, 0
  br i1 %tobool31.i339, label %if.then32.i349, label %cond_enqueue.exit351

if.then32.i349:                                   ; preds = %if.end30.i340
  %shl.i342 = shl i64 1, %conv.i308
  %add34.i343 = add i32 32, %call.i6
  %sh_prom35.i344 = zext i32 %add34.i343 to i64
  %shl36.i345 = shl i64 1, %sh_prom35.i344
  %or.i346 = or i64 %shl.i342, %shl36.i345
  %not.i347 = xor i64 %or.i346, -1
  %call37.i348 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i347, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit351

cond_enqueue.exit351:                             ; preds = %if.end30.i340, %if.then32.i349, %cond_check.exit
  %retval.i300.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i305.2, %if.then32.i349 ], [ %error.i305.2, %if.end30.i340 ]
  %tobool.i8 = icmp ne i32 %retval.i300.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit351
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i371 = shl i64 1, %conv.i308
  %add.i372 = add i32 32, %call.i6
  %sh_prom1.i373 = zext i32 %add.i372 to i64
  %shl2.i374 = shl i64 1, %sh_prom1.i373
  %or.i375 = or i64 %shl.i371, %shl2.i374
  %not.i376 = xor i64 %or.i375, -1
  %call3.i377 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i376, i64 noundef 0, i32 noundef 2)
  %shr.i581 = lshr i64 %call3.i377, 32
  %conv.i582 = trunc i64 %shr.i581 to i32
  %shl5.i379 = shl i32 1, %call.i6
  %and.i380 = and i32 %conv.i582, %shl5.i379
  %cmp.i381 = icmp ne i32 %and.i380, 0
  br i1 %cmp.i381, label %if.then.i30, label %if.then.i263

if.then.i263:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i408 = call i32 @__gomc_self()
  %idxprom.i409 = zext i32 %call.i408 to i64
  %arrayidx.i410 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i409
  %4 = load atomic i32, ptr %arrayidx.i410 seq_cst, align 4
  %and.i411 = and i32 %4, 1
  %cmp.i412 = icmp ne i32 %and.i411, 0
  br i1 %cmp.i412, label %end_waiting.exit, label %if.then.i.i415

if.then.i.i415:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i653 = call i32 @__gomc_self()
  %conv.i654 = zext i32 %call.i653 to i64
  %add.i655 = add i64 %conv.i654, 1
  %call.i559 = call i32 @__gomc_mutex_kinds()
  %tobool.i560 = icmp ne i32 %call.i559, 0
  br i1 %tobool.i560, label %cond.true.i563, label %mutex_kind.exit567

cond.true.i563:                                   ; preds = %end_waiting.exit
  %add.ptr.i569 = getelementptr inbounds i8, ptr %mutex, i64 16
  %5 = load i32, ptr %add.ptr.i569, align 4
  %and.i562 = and i32 %5, 19
  br label %mutex_kind.exit567

mutex_kind.exit567:                               ; preds = %end_waiting.exit, %cond.true.i563
  %cond.i565 = phi i32 [ %and.i562, %cond.true.i563 ], [ 0, %end_waiting.exit ]
  %and.i671 = and i32 %cond.i565, 3
  %cmp.i672 = icmp eq i32 %and.i671, 3
  %.and.i671 = select i1 %cmp.i672, i32 0, i32 %and.i671
  br label %do.body.i54

do.body.i54:                                      ; preds = %land.rhs.i, %mutex_kind.exit567
  %cmp.i51 = icmp eq i32 %.and.i671, 1
  %conv.i52 = zext i1 %cmp.i51 to i32
  %conv4.i = sext i32 %conv.i52 to i64
  %call5.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i655, i64 noundef %conv4.i, i32 noundef 1)
  %and.i234 = and i64 %call5.i53, 4294967295
  %conv.i235 = trunc i64 %and.i234 to i32
  %cmp7.i = icmp ne i32 %conv.i235, 0
  %conv10.i = zext i32 %conv.i235 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  %or.cond123 = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond123, label %land.rhs.i, label %do.end.i57

land.rhs.i:                                       ; preds = %do.body.i54
  %cmp15.i = icmp ne i64 %conv10.i, %add.i655
  %cmp18.i = icmp eq i32 %.and.i671, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i54, label %do.end.i57

do.end.i57:                                       ; preds = %do.body.i54, %land.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 4294967295
  br i1 %cmp22.i, label %if.then.i58, label %if.end.i59

if.then.i58:                                      ; preds = %do.end.i57
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i59:                                       ; preds = %do.end.i57
  %cmp27.i = icmp eq i64 %conv10.i, %add.i655
  %cmp31.i = icmp eq i32 %.and.i671, 2
  %or.cond124 = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond124, label %return, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i59
  %call.i706 = call i32 @__gomc_robust_mutexes()
  %tobool.i707 = icmp ne i32 %call.i706, 0
  %and.i708 = and i32 %cond.i565, 16
  %tobool1.i709 = icmp ne i32 %and.i708, 0
  %6 = select i1 %tobool.i707, i1 %tobool1.i709, i1 false
  br i1 %6, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i419 = call i32 @__gomc_self()
  %idxprom.i420 = zext i32 %call.i419 to i64
  %arrayidx.i421 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i420
  %7 = load atomic i32, ptr %arrayidx.i421 seq_cst, align 4
  %and.i422 = and i32 %7, 1
  %cmp.i423 = icmp ne i32 %and.i422, 0
  br i1 %cmp.i423, label %await_request.exit427, label %if.then.i.i426

if.then.i.i426:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit427:                            ; preds = %if.end5.i
  %shl.i389 = shl i64 1, %conv.i308
  %add.i390 = add i32 32, %call.i6
  %sh_prom1.i391 = zext i32 %add.i390 to i64
  %shl2.i392 = shl i64 1, %sh_prom1.i391
  %or.i393 = or i64 %shl.i389, %shl2.i392
  %not.i394 = xor i64 %or.i393, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i394, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i579 = trunc i64 %shr.i to i32
  %shl5.i396 = shl i32 1, %call.i6
  %and.i397 = and i32 %conv.i579, %shl5.i396
  %cmp.i398 = icmp ne i32 %and.i397, 0
  br i1 %cmp.i398, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit427
  %call1.i177 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i451 = and i64 %call1.i177, -9223372036854775808
  %tobool.i452 = icmp ne i64 %and.i451, 0
  br i1 %tobool.i452, label %cond.true.i453, label %if.end10.i

cond.true.i453:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i453, %if.then8.i, %await_request.exit427
  %call.i650 = call i32 @__gomc_self()
  %conv.i651 = zext i32 %call.i650 to i64
  %add.i652 = add i64 %conv.i651, 1
  %call.i549 = call i32 @__gomc_mutex_kinds()
  %tobool.i550 = icmp ne i32 %call.i549, 0
  br i1 %tobool.i550, label %cond.true.i553, label %mutex_kind.exit557

cond.true.i553:                                   ; preds = %if.end10.i
  %add.ptr.i571 = getelementptr inbounds i8, ptr %mutex, i64 16
  %8 = load i32, ptr %add.ptr.i571, align 4
  %and.i552 = and i32 %8, 19
  br label %mutex_kind.exit557

mutex_kind.exit557:                               ; preds = %if.end10.i, %cond.true.i553
  %cond.i555 = phi i32 [ %and.i552, %cond.true.i553 ], [ 0, %if.end10.i ]
  %and.i663 = and i32 %cond.i555, 3
  %cmp.i664 = icmp eq i32 %and.i663, 3
  %.and.i663 = select i1 %cmp.i664, i32 0, i32 %and.i663
  br label %do.body.i75

do.body.i75:                                      ; preds = %land.rhs.i85, %mutex_kind.exit557
  %cmp.i71 = icmp eq i32 %.and.i663, 1
  %conv.i72 = zext i1 %cmp.i71 to i32
  %conv4.i73 = sext i32 %conv.i72 to i64
  %call5.i74 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i652, i64 noundef %conv4.i73, i32 noundef 1)
  %and.i216 = and i64 %call5.i74, 4294967295
  %conv.i217 = trunc i64 %and.i216 to i32
  %cmp7.i77 = icmp ne i32 %conv.i217, 0
  %conv10.i79 = zext i32 %conv.i217 to i64
  %cmp11.i80 = icmp ne i64 %conv10.i79, 4294967295
  %or.cond125 = select i1 %cmp7.i77, i1 %cmp11.i80, i1 false
  br i1 %or.cond125, label %land.rhs.i85, label %do.end.i94

land.rhs.i85:                                     ; preds = %do.body.i75
  %cmp15.i84 = icmp ne i64 %conv10.i79, %add.i652
  %cmp18.i87 = icmp eq i32 %.and.i663, 0
  %spec.select126 = select i1 %cmp15.i84, i1 true, i1 %cmp18.i87
  br i1 %spec.select126, label %do.body.i75, label %do.end.i94

do.end.i94:                                       ; preds = %do.body.i75, %land.rhs.i85
  %cmp22.i93 = icmp eq i64 %conv10.i79, 4294967295
  br i1 %cmp22.i93, label %if.then.i96, label %if.end.i100

if.then.i96:                                      ; preds = %do.end.i94
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit117

if.end.i100:                                      ; preds = %do.end.i94
  %cmp27.i99 = icmp eq i64 %conv10.i79, %add.i652
  %cmp31.i102 = icmp eq i32 %.and.i663, 2
  %or.cond127 = select i1 %cmp27.i99, i1 %cmp31.i102, i1 false
  br i1 %or.cond127, label %mutex_lock.exit117, label %if.end34.i107

if.end34.i107:                                    ; preds = %if.end.i100
  %call.i697 = call i32 @__gomc_robust_mutexes()
  %tobool.i698 = icmp ne i32 %call.i697, 0
  %and.i699 = and i32 %cond.i555, 16
  %tobool1.i700 = icmp ne i32 %and.i699, 0
  %9 = select i1 %tobool.i698, i1 %tobool1.i700, i1 false
  br i1 %9, label %cond.true.i113, label %mutex_lock.exit117

cond.true.i113:                                   ; preds = %if.end34.i107
  %conv39.i111 = zext i1 %cmp27.i99 to i32
  %call40.i112 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i111)
  br label %mutex_lock.exit117

mutex_lock.exit117:                               ; preds = %cond.true.i113, %if.end34.i107, %if.end.i100, %if.then.i96
  %call.i428 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i429 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit117
  %call.i589 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i590 = and i64 %call.i589, -9223372036854775808
  %tobool.i591 = icmp ne i64 %and.i590, 0
  br i1 %tobool.i591, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i598 = shl i64 %call.i589, 1
  %10 = inttoptr i64 %shl.i598 to ptr
  %call.i603 = call i64 @__gomc_remember(i64 noundef %shl.i598, i64 noundef 0)
  %call1.i604 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i603)
  %call.i597 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %10, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i600 = shl i64 %call.i589, 1
  %11 = inttoptr i64 %shl.i600 to ptr
  %tobool3.i594 = icmp ne ptr %11, null
  br i1 %tobool3.i594, label %if.then.i595, label %if.end.i596

if.then.i595:                                     ; preds = %while.end.i
  %add.i601 = add i64 %shl.i600, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i601, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %11, i32 noundef 1)
  unreachable

if.end.i596:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %12 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %12)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i277 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i277, label %if.then.i278, label %if.end.i283

if.then.i278:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i283:                                      ; preds = %if.end
  %conv.i279 = zext i32 %call.i18 to i64
  %call1.i280 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i279, i64 noundef 0, i32 noundef 2)
  %and.i441 = and i64 %call1.i280, -9223372036854775808
  %tobool.i442 = icmp ne i64 %and.i441, 0
  br i1 %tobool.i442, label %cond.true.i443, label %cond_check.exit447

cond.true.i443:                                   ; preds = %if.end.i283
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit447

cond_check.exit447:                               ; preds = %if.end.i283, %cond.true.i443
  %cond.i445 = phi i32 [ 22, %cond.true.i443 ], [ 0, %if.end.i283 ]
  %tobool.i282 = icmp ne i32 %cond.i445, 0
  br i1 %tobool.i282, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit447
  %add.ptr.i488 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i489 = and i64 %call1.i280, 4294967295
  %conv.i.i490 = trunc i64 %and.i.i489 to i32
  %cmp.i491 = icmp eq i32 %conv.i.i490, 0
  br i1 %cmp.i491, label %if.then.i492, label %if.end.i495

if.then.i492:                                     ; preds = %if.end4.i
  %13 = ptrtoint ptr %mutex to i64
  store atomic i64 %13, ptr %add.ptr.i488 monotonic, align 8
  br label %cond_bind.exit500

if.end.i495:                                      ; preds = %if.end4.i
  %14 = load atomic i64, ptr %add.ptr.i488 monotonic, align 8
  %call2.i493 = call i32 @__gomc_defined(i64 noundef %14)
  %tobool.i494 = icmp eq i32 %call2.i493, 0
  %15 = ptrtoint ptr %mutex to i64
  %cmp3.i496 = icmp eq i64 %14, %15
  %or.cond128 = or i1 %tobool.i494, %cmp3.i496
  br i1 %or.cond128, label %cond_bind.exit500, label %if.end5.i499

if.end5.i499:                                     ; preds = %if.end.i495
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit500

cond_bind.exit500:                                ; preds = %if.end.i495, %if.end5.i499, %if.then.i492
  %retval.i480.0 = phi i32 [ 0, %if.then.i492 ], [ 22, %if.end5.i499 ], [ 0, %if.end.i495 ]
  %tobool6.i286 = icmp ne i32 %retval.i480.0, 0
  br i1 %tobool6.i286, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit500
  %call.i510 = call i32 @__gomc_robust_mutexes()
  %tobool.i511 = icmp ne i32 %call.i510, 0
  br i1 %tobool.i511, label %land.rhs.i515, label %if.end12.i

land.rhs.i515:                                    ; preds = %if.then7.i
  %call.i520 = call i32 @__gomc_mutex_kinds()
  %tobool.i521 = icmp ne i32 %call.i520, 0
  br i1 %tobool.i521, label %cond.true.i524, label %mutex_kind.exit

cond.true.i524:                                   ; preds = %land.rhs.i515
  %add.ptr.i577 = getelementptr inbounds i8, ptr %mutex, i64 16
  %16 = load i32, ptr %add.ptr.i577, align 4
  %and.i523 = and i32 %16, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i515, %cond.true.i524
  %cond.i526 = phi i32 [ %and.i523, %cond.true.i524 ], [ 0, %land.rhs.i515 ]
  %and.i513 = and i32 %cond.i526, 16
  %tobool2.i514 = icmp ne i32 %and.i513, 0
  br i1 %tobool2.i514, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %add.i = add i64 %conv.i279, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i288 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i288, label %if.then20.i, label %if.else.i289

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i289:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i43.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i289
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i289, %cond_bind.exit500
  %error.i276.2 = phi i32 [ %retval.i480.0, %cond_bind.exit500 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i480.0, %if.else.i289 ]
  %tobool31.i = icmp ne i32 %error.i276.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i290 = shl i64 1, %conv.i279
  %add34.i = add i32 32, %call.i18
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i290, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit447
  %retval.i272.0 = phi i32 [ 22, %cond_check.exit447 ], [ %error.i276.2, %if.then32.i ], [ %error.i276.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i272.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i607 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i608 = icmp ne i32 %call.i607, 0
  br i1 %tobool.i608, label %land.lhs.true.i611, label %if.end7.i

land.lhs.true.i611:                               ; preds = %if.end.i22
  %17 = ptrtoint ptr %cond to i64
  %call2.i609 = call i64 @__gomc_note(i64 noundef %17, i32 noundef 0)
  %tobool3.i610 = icmp ne i64 %call2.i609, 0
  br i1 %tobool3.i610, label %if.end7.i, label %land.rhs.i613

land.rhs.i613:                                    ; preds = %land.lhs.true.i611
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i612 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i612, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i613
  %shl.i357 = shl i64 1, %conv.i279
  %add.i358 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i358 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i359 = or i64 %shl.i357, %shl2.i
  %not.i360 = xor i64 %or.i359, -1
  %call3.i361 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i360, i64 noundef 0, i32 noundef 2)
  %shr.i584 = lshr i64 %call3.i361, 32
  %conv.i585 = trunc i64 %shr.i584 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i362 = and i32 %conv.i585, %shl5.i
  %cmp.i363 = icmp ne i32 %and.i362, 0
  %lnot.i23 = xor i1 %cmp.i363, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i618 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i619 = icmp ne i32 %call.i618, 0
  br i1 %tobool.i619, label %if.then.i621, label %cond_sleep.exit

if.then.i621:                                     ; preds = %if.then4.i
  %conv.i620 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %17, i64 noundef %conv.i620)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i611, %if.end.i22, %land.rhs.i613
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i279, i64 noundef 0, i32 noundef 2)
  %shr.i587 = lshr i64 %call9.i26, 32
  %conv.i588 = trunc i64 %shr.i587 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i588, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i626 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i627 = icmp ne i32 %call.i626, 0
  br i1 %tobool.i627, label %if.then.i630, label %cond_sleep.exit

if.then.i630:                                     ; preds = %do.end.i
  %18 = ptrtoint ptr %cond to i64
  %call2.i629 = call i64 @__gomc_remember(i64 noundef %18, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i630, %if.then4.i, %if.then.i621, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i272.0, %cond_enqueue.exit ], [ 0, %if.then.i621 ], [ 0, %if.then4.i ], [ 0, %if.then.i630 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i400 = call i32 @__gomc_self()
  %idxprom.i401 = zext i32 %call.i400 to i64
  %arrayidx.i402 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i401
  %19 = load atomic i32, ptr %arrayidx.i402 seq_cst, align 4
  %and.i403 = and i32 %19, 1
  %cmp.i404 = icmp ne i32 %and.i403, 0
  br i1 %cmp.i404, label %end_waiting.exit42, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i36
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i39:                                      ; preds = %cond_sleep.exit
  %call.i240 = call i32 @__gomc_cancels()
  %tobool.i241 = icmp ne i32 %call.i240, 0
  br i1 %tobool.i241, label %land.rhs.i244, label %end_waiting.exit42

land.rhs.i244:                                    ; preds = %if.else.i39
  %call1.i242 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i243 = icmp eq i64 %call1.i242, 0
  br i1 %cmp.i243, label %if.then1.i40, label %end_waiting.exit42

if.then1.i40:                                     ; preds = %land.rhs.i244
  %call.i634 = call i32 @__gomc_self()
  %idxprom.i635 = zext i32 %call.i634 to i64
  %arrayidx.i636 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i635
  %call1.i639 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i636, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i244, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i647 = call i32 @__gomc_self()
  %conv.i648 = zext i32 %call.i647 to i64
  %add.i649 = add i64 %conv.i648, 1
  %call.i539 = call i32 @__gomc_mutex_kinds()
  %tobool.i540 = icmp ne i32 %call.i539, 0
  br i1 %tobool.i540, label %cond.true.i543, label %mutex_kind.exit547

cond.true.i543:                                   ; preds = %cond.false
  %add.ptr.i573 = getelementptr inbounds i8, ptr %mutex, i64 16
  %20 = load i32, ptr %add.ptr.i573, align 4
  %and.i542 = and i32 %20, 19
  br label %mutex_kind.exit547

mutex_kind.exit547:                               ; preds = %cond.false, %cond.true.i543
  %cond.i545 = phi i32 [ %and.i542, %cond.true.i543 ], [ 0, %cond.false ]
  %and.i656 = and i32 %cond.i545, 3
  %cmp.i657 = icmp eq i32 %and.i656, 3
  %.and.i656 = select i1 %cmp.i657, i32 0, i32 %and.i656
  br label %do.body.i132

do.body.i132:                                     ; preds = %land.rhs.i142, %mutex_kind.exit547
  %cmp.i128 = icmp eq i32 %.and.i656, 1
  %conv.i129 = zext i1 %cmp.i128 to i32
  %conv4.i130 = sext i32 %conv.i129 to i64
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i649, i64 noundef %conv4.i130, i32 noundef 1)
  %and.i198 = and i64 %call5.i131, 4294967295
  %conv.i199 = trunc i64 %and.i198 to i32
  %cmp7.i134 = icmp ne i32 %conv.i199, 0
  %conv10.i136 = zext i32 %conv.i199 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 4294967295
  %or.cond129 = select i1 %cmp7.i134, i1 %cmp11.i137, i1 false
  br i1 %or.cond129, label %land.rhs.i142, label %do.end.i151

land.rhs.i142:                                    ; preds = %do.body.i132
  %cmp15.i141 = icmp ne i64 %conv10.i136, %add.i649
  %cmp18.i144 = icmp eq i32 %.and.i656, 0
  %spec.select130 = select i1 %cmp15.i141, i1 true, i1 %cmp18.i144
  br i1 %spec.select130, label %do.body.i132, label %do.end.i151

do.end.i151:                                      ; preds = %do.body.i132, %land.rhs.i142
  %cmp22.i150 = icmp eq i64 %conv10.i136, 4294967295
  br i1 %cmp22.i150, label %if.then.i153, label %if.end.i157

if.then.i153:                                     ; preds = %do.end.i151
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i157:                                      ; preds = %do.end.i151
  %cmp27.i156 = icmp eq i64 %conv10.i136, %add.i649
  %cmp31.i159 = icmp eq i32 %.and.i656, 2
  %or.cond131 = select i1 %cmp27.i156, i1 %cmp31.i159, i1 false
  br i1 %or.cond131, label %return, label %if.end34.i164

if.end34.i164:                                    ; preds = %if.end.i157
  %call.i690 = call i32 @__gomc_robust_mutexes()
  %tobool.i691 = icmp ne i32 %call.i690, 0
  %and.i692 = and i32 %cond.i545, 16
  %tobool1.i = icmp ne i32 %and.i692, 0
  %21 = select i1 %tobool.i691, i1 %tobool1.i, i1 false
  br i1 %21, label %cond.true.i170, label %return

cond.true.i170:                                   ; preds = %if.end34.i164
  %conv39.i168 = zext i1 %cmp27.i156 to i32
  %call40.i169 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i168)
  br label %return

return:                                           ; preds = %end_waiting.exit42, %cond.true.i170, %if.end34.i164, %if.end.i157, %if.then.i153, %cond_enqueue.exit351, %cond.true.i, %if.end34.i, %if.end.i59, %if.then.i58
  %retval.0 = phi i32 [ %retval.i300.0, %cond_enqueue.exit351 ], [ 22, %if.then.i58 ], [ 35, %if.end.i59 ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 35, %if.end.i157 ], [ %call40.i169, %cond.true.i170 ], [ 0, %if.end34.i164 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i53 = call i32 @__gomc_cancels()
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %land.rhs.i57, label %begin_waiting.exit.i

land.rhs.i57:                                     ; preds = %if.end
  %call1.i55 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i56 = icmp eq i64 %call1.i55, 0
  br i1 %cmp.i56, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i57
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i68 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i68 to i64
  %arrayidx.i69 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i71 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i69, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i71, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i61

if.then.i61:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i57
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i57 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i2 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i76 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i76, label %if.then.i77, label %if.end.i82

if.then.i77:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i82:                                       ; preds = %if.then.i
  %conv.i78 = zext i32 %call.i6.i to i64
  %call1.i79 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i78, i64 noundef 0, i32 noundef 2)
  %and.i150 = and i64 %call1.i79, -9223372036854775808
  %tobool.i151 = icmp ne i64 %and.i150, 0
  br i1 %tobool.i151, label %cond.true.i152, label %cond_check.exit

cond.true.i152:                                   ; preds = %if.end.i82
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i82, %cond.true.i152
  %cond.i = phi i32 [ 22, %cond.true.i152 ], [ 0, %if.end.i82 ]
  %tobool.i81 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i81, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i174 = and i64 %call1.i79, 4294967295
  %conv.i.i175 = trunc i64 %and.i.i174 to i32
  %cmp.i176 = icmp eq i32 %conv.i.i175, 0
  br i1 %cmp.i176, label %if.then.i177, label %if.end.i180

if.then.i177:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i180:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i178 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i179 = icmp eq i32 %call2.i178, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i179, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i180
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i180, %if.end5.i, %if.then.i177
  %retval.i169.0 = phi i32 [ 0, %if.then.i177 ], [ 22, %if.end5.i ], [ 0, %if.end.i180 ]
  %tobool6.i = icmp ne i32 %retval.i169.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i182 = call i32 @__gomc_robust_mutexes()
  %tobool.i183 = icmp ne i32 %call.i182, 0
  br i1 %tobool.i183, label %land.rhs.i186, label %if.end12.i

land.rhs.i186:                                    ; preds = %if.then7.i
  %call.i189 = call i32 @__gomc_mutex_kinds()
  %tobool.i190 = icmp ne i32 %call.i189, 0
  br i1 %tobool.i190, label %cond.true.i193, label %mutex_kind.exit

cond.true.i193:                                   ; preds = %land.rhs.i186
  %add.ptr.i222 = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i222, align 4
  %and.i192 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i186, %cond.true.i193
  %cond.i195 = phi i32 [ %and.i192, %cond.true.i193 ], [ 0, %land.rhs.i186 ]
  %and.i185 = and i32 %cond.i195, 16
  %tobool2.i = icmp ne i32 %and.i185, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %add.i = add i64 %conv.i78, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i43.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i75.2 = phi i32 [ %retval.i169.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i169.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i75.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i = shl i64 1, %conv.i78
  %add34.i = add i32 32, %call.i6.i
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i72.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i75.2, %if.then32.i ], [ %error.i75.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i72.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i90 = shl i64 1, %conv.i78
  %add.i91 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i91 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i92 = or i64 %shl.i90, %shl2.i
  %not.i93 = xor i64 %or.i92, -1
  %call3.i94 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i93, i64 noundef 0, i32 noundef 2)
  %shr.i226 = lshr i64 %call3.i94, 32
  %conv.i227 = trunc i64 %shr.i226 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i95 = and i32 %conv.i227, %shl5.i
  %cmp.i96 = icmp ne i32 %and.i95, 0
  br i1 %cmp.i96, label %if.then.i15.i, label %if.then.i65

if.then.i65:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i116 = call i32 @__gomc_self()
  %idxprom.i117 = zext i32 %call.i116 to i64
  %arrayidx.i118 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i117
  %5 = load atomic i32, ptr %arrayidx.i118 seq_cst, align 4
  %and.i119 = and i32 %5, 1
  %cmp.i120 = icmp ne i32 %and.i119, 0
  br i1 %cmp.i120, label %end_waiting.exit.i, label %if.then.i.i123

if.then.i.i123:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i257 = call i32 @__gomc_self()
  %conv.i258 = zext i32 %call.i257 to i64
  %add.i259 = add i64 %conv.i258, 1
  %call.i198 = call i32 @__gomc_mutex_kinds()
  %tobool.i199 = icmp ne i32 %call.i198, 0
  br i1 %tobool.i199, label %cond.true.i202, label %mutex_kind.exit206

cond.true.i202:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i220 = getelementptr inbounds i8, ptr %mutex, i64 16
  %6 = load i32, ptr %add.ptr.i220, align 4
  %and.i201 = and i32 %6, 19
  br label %mutex_kind.exit206

mutex_kind.exit206:                               ; preds = %end_waiting.exit.i, %cond.true.i202
  %cond.i204 = phi i32 [ %and.i201, %cond.true.i202 ], [ 0, %end_waiting.exit.i ]
  %and.i263 = and i32 %cond.i204, 3
  %cmp.i264 = icmp eq i32 %and.i263, 3
  %.and.i263 = select i1 %cmp.i264, i32 0, i32 %and.i263
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit206
  %cmp.i34.i = icmp eq i32 %.and.i263, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i259, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i21 = and i64 %call5.i.i, 4294967295
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp7.i.i = icmp ne i32 %conv.i22, 0
  %conv10.i.i = zext i32 %conv.i22 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond122 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond122, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i259
  %cmp18.i.i = icmp eq i32 %.and.i263, 0
  %spec.select = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i259
  %cmp31.i.i = icmp eq i32 %.and.i263, 2
  %or.cond123 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond123, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i285 = call i32 @__gomc_robust_mutexes()
  %tobool.i286 = icmp ne i32 %call.i285, 0
  %and.i287 = and i32 %cond.i204, 16
  %tobool1.i = icmp ne i32 %and.i287, 0
  %7 = select i1 %tobool.i286, i1 %tobool1.i, i1 false
  br i1 %7, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i126 = call i32 @__gomc_self()
  %idxprom.i127 = zext i32 %call.i126 to i64
  %arrayidx.i128 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i127
  %8 = load atomic i32, ptr %arrayidx.i128 seq_cst, align 4
  %and.i129 = and i32 %8, 1
  %cmp.i130 = icmp ne i32 %and.i129, 0
  br i1 %cmp.i130, label %await_request.exit134, label %if.then.i.i133

if.then.i.i133:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit134:                            ; preds = %if.end5.i.i
  %shl.i104 = shl i64 1, %conv.i78
  %add.i105 = add i32 32, %call.i6.i
  %sh_prom1.i106 = zext i32 %add.i105 to i64
  %shl2.i107 = shl i64 1, %sh_prom1.i106
  %or.i108 = or i64 %shl.i104, %shl2.i107
  %not.i109 = xor i64 %or.i108, -1
  %call3.i110 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i109, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i110, 32
  %conv.i224 = trunc i64 %shr.i to i32
  %shl5.i112 = shl i32 1, %call.i6.i
  %and.i113 = and i32 %conv.i224, %shl5.i112
  %cmp.i114 = icmp ne i32 %and.i113, 0
  br i1 %cmp.i114, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit134
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i158 = and i64 %call1.i, -9223372036854775808
  %tobool.i159 = icmp ne i64 %and.i158, 0
  br i1 %tobool.i159, label %cond.true.i160, label %if.end10.i.i

cond.true.i160:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i160, %if.then8.i.i, %await_request.exit134
  %call.i260 = call i32 @__gomc_self()
  %conv.i261 = zext i32 %call.i260 to i64
  %add.i262 = add i64 %conv.i261, 1
  %call.i208 = call i32 @__gomc_mutex_kinds()
  %tobool.i209 = icmp ne i32 %call.i208, 0
  br i1 %tobool.i209, label %cond.true.i212, label %mutex_kind.exit216

cond.true.i212:                                   ; preds = %if.end10.i.i
  %add.ptr.i218 = getelementptr inbounds i8, ptr %mutex, i64 16
  %9 = load i32, ptr %add.ptr.i218, align 4
  %and.i211 = and i32 %9, 19
  br label %mutex_kind.exit216

mutex_kind.exit216:                               ; preds = %if.end10.i.i, %cond.true.i212
  %cond.i214 = phi i32 [ %and.i211, %cond.true.i212 ], [ 0, %if.end10.i.i ]
  %and.i270 = and i32 %cond.i214, 3
  %cmp.i271 = icmp eq i32 %and.i270, 3
  %.and.i270 = select i1 %cmp.i271, i32 0, i32 %and.i270
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit216
  %cmp.i51.i = icmp eq i32 %.and.i270, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i262, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i39 = and i64 %call5.i54.i, 4294967295
  %conv.i40 = trunc i64 %and.i39 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i40, 0
  %conv10.i59.i = zext i32 %conv.i40 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  %or.cond124 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond124, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i262
  %cmp18.i67.i = icmp eq i32 %.and.i270, 0
  %spec.select125 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select125, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %land.rhs.i65.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv10.i59.i, %add.i262
  %cmp31.i82.i = icmp eq i32 %.and.i270, 2
  %or.cond126 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond126, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i291 = call i32 @__gomc_robust_mutexes()
  %tobool.i292 = icmp ne i32 %call.i291, 0
  %and.i293 = and i32 %cond.i214, 16
  %tobool1.i294 = icmp ne i32 %and.i293, 0
  %10 = select i1 %tobool.i292, i1 %tobool1.i294, i1 false
  br i1 %10, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i146 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i147 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i228 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i229 = and i64 %call.i228, -9223372036854775808
  %tobool.i230 = icmp ne i64 %and.i229, 0
  br i1 %tobool.i230, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i236 = shl i64 %call.i228, 1
  %11 = inttoptr i64 %shl.i236 to ptr
  %call.i241 = call i64 @__gomc_remember(i64 noundef %shl.i236, i64 noundef 0)
  %call1.i242 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i241)
  %call.i235 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %11, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i238 = shl i64 %call.i228, 1
  %12 = inttoptr i64 %shl.i238 to ptr
  %tobool3.i = icmp ne ptr %12, null
  br i1 %tobool3.i, label %if.then.i233, label %if.end.i234

if.then.i233:                                     ; preds = %while.end.i
  %add.i239 = add i64 %shl.i238, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i239, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %12, i32 noundef 1)
  unreachable

if.end.i234:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %13 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %13)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i309 = call i32 @__gomc_self()
  %cmp.i.i310 = icmp uge i32 %call.i309, 31
  br i1 %cmp.i.i310, label %if.then.i.i311, label %if.end.i.i314

if.then.i.i311:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i314:                                    ; preds = %if.end.i
  %conv.i.i312 = zext i32 %call.i309 to i64
  %call1.i.i313 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i312, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i313, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i315, label %cond_check.exit.i

cond.true.i.i315:                                 ; preds = %if.end.i.i314
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i314, %cond.true.i.i315
  %cond.i.i317 = phi i32 [ 22, %cond.true.i.i315 ], [ 0, %if.end.i.i314 ]
  %tobool.i.i318 = icmp ne i32 %cond.i.i317, 0
  br i1 %tobool.i.i318, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i313, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %14 = ptrtoint ptr %mutex to i64
  store atomic i64 %14, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %15 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %15)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %16 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %15, %16
  %or.cond127 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond127, label %cond_bind.exit.i, label %if.end5.i.i320

if.end5.i.i320:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i320, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i320 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i38.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i38.i, label %land.rhs.i.i321, label %if.end12.i.i

land.rhs.i.i321:                                  ; preds = %if.then7.i.i
  %call.i42.i = call i32 @__gomc_mutex_kinds()
  %tobool.i43.i = icmp ne i32 %call.i42.i, 0
  br i1 %tobool.i43.i, label %cond.true.i46.i, label %mutex_kind.exit.i

cond.true.i46.i:                                  ; preds = %land.rhs.i.i321
  %add.ptr.i50.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %17 = load i32, ptr %add.ptr.i50.i, align 4
  %and.i45.i = and i32 %17, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i321, %cond.true.i46.i
  %cond.i48.i = phi i32 [ %and.i45.i, %cond.true.i46.i ], [ 0, %land.rhs.i.i321 ]
  %and.i40.i = and i32 %cond.i48.i, 16
  %tobool2.i.i = icmp ne i32 %and.i40.i, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %add.i.i = add i64 %conv.i.i312, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i323 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i323, label %if.then20.i.i, label %if.else.i.i324

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i324:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i309, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i324
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i324, %cond_bind.exit.i
  %error.i.i304.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i27.i.0, %if.else.i.i324 ]
  %tobool31.i.i = icmp ne i32 %error.i.i304.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i312
  %add34.i.i = add i32 32, %call.i309
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i300.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i304.2, %if.then32.i.i ], [ %error.i.i304.2, %if.end30.i.i ]
  %tobool.i325 = icmp ne i32 %retval.i.i300.0, 0
  br i1 %tobool.i325, label %cond_timed_sleep.exit, label %if.end.i329

if.end.i329:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i312
  %add.i14.i = add i32 32, %call.i309
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i51.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i309
  %and.i.i327 = and i32 %conv.i51.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i327, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i330

land.rhs.i330:                                    ; preds = %if.end.i329
  %call.i54.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i55.i = icmp ne i32 %call.i54.i, 0
  br i1 %tobool.i55.i, label %land.lhs.true.i.i331, label %land.end.i

land.lhs.true.i.i331:                             ; preds = %land.rhs.i330
  %18 = ptrtoint ptr %cond to i64
  %call2.i56.i = call i64 @__gomc_note(i64 noundef %18, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i56.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i57.i

land.rhs.i57.i:                                   ; preds = %land.lhs.true.i.i331
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i332 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i330, %land.lhs.true.i.i331, %land.rhs.i57.i, %if.end.i329
  %19 = phi i1 [ false, %if.end.i329 ], [ false, %land.lhs.true.i.i331 ], [ false, %land.rhs.i330 ], [ %tobool5.i.i332, %land.rhs.i57.i ]
  %land.ext.i333 = zext i1 %19 to i32
  %call.i61.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i62.i = icmp ne i32 %call.i61.i, 0
  br i1 %tobool.i62.i, label %if.then.i65.i, label %cond_woken.exit.i

if.then.i65.i:                                    ; preds = %land.end.i
  %20 = ptrtoint ptr %cond to i64
  %conv.i63.i = sext i32 %land.ext.i333 to i64
  %call2.i64.i = call i64 @__gomc_remember(i64 noundef %20, i64 noundef %conv.i63.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i65.i, %land.end.i
  %spec.select128 = select i1 %cmp.i17.i, i1 true, i1 %19
  %lor.ext.i = zext i1 %spec.select128 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i305.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i300.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i137 = call i32 @__gomc_self()
  %idxprom.i138 = zext i32 %call.i137 to i64
  %arrayidx.i139 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i138
  %21 = load atomic i32, ptr %arrayidx.i139 seq_cst, align 4
  %and.i140 = and i32 %21, 1
  %cmp.i141 = icmp ne i32 %and.i140, 0
  br i1 %cmp.i141, label %end_waiting.exit27.i, label %if.then.i.i144

if.then.i.i144:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i46 = call i32 @__gomc_cancels()
  %tobool.i47 = icmp ne i32 %call.i46, 0
  br i1 %tobool.i47, label %land.rhs.i50, label %end_waiting.exit27.i

land.rhs.i50:                                     ; preds = %if.else.i24.i
  %call1.i48 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i49 = icmp eq i64 %call1.i48, 0
  br i1 %cmp.i49, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i50
  %call.i251 = call i32 @__gomc_self()
  %idxprom.i252 = zext i32 %call.i251 to i64
  %arrayidx.i253 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i252
  %call1.i256 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i253, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i50, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i305.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i27.i = call i32 @__gomc_self()
  %conv.i28.i = zext i32 %call.i27.i to i64
  %add.i.i348 = add i64 %conv.i28.i, 1
  %call.i18.i = call i32 @__gomc_mutex_kinds()
  %tobool.i19.i = icmp ne i32 %call.i18.i, 0
  br i1 %tobool.i19.i, label %cond.true.i22.i, label %mutex_kind.exit.i351

cond.true.i22.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i349 = getelementptr inbounds i8, ptr %mutex, i64 16
  %22 = load i32, ptr %add.ptr.i.i349, align 4
  %and.i21.i350 = and i32 %22, 19
  br label %mutex_kind.exit.i351

mutex_kind.exit.i351:                             ; preds = %cond.false.i, %cond.true.i22.i
  %cond.i24.i = phi i32 [ %and.i21.i350, %cond.true.i22.i ], [ 0, %cond.false.i ]
  %and.i29.i = and i32 %cond.i24.i, 3
  %cmp.i30.i = icmp eq i32 %and.i29.i, 3
  %.and.i29.i = select i1 %cmp.i30.i, i32 0, i32 %and.i29.i
  br label %do.body.i.i357

do.body.i.i357:                                   ; preds = %land.rhs.i.i364, %mutex_kind.exit.i351
  %cmp.i.i352 = icmp eq i32 %.and.i29.i, 1
  %conv.i.i353 = zext i1 %cmp.i.i352 to i32
  %conv4.i.i354 = sext i32 %conv.i.i353 to i64
  %call5.i.i355 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i348, i64 noundef %conv4.i.i354, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i355, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i356 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i358 = zext i32 %conv.i16.i to i64
  %cmp11.i.i359 = icmp ne i64 %conv10.i.i358, 4294967295
  %or.cond129 = select i1 %cmp7.i.i356, i1 %cmp11.i.i359, i1 false
  br i1 %or.cond129, label %land.rhs.i.i364, label %do.end.i.i371

land.rhs.i.i364:                                  ; preds = %do.body.i.i357
  %cmp15.i.i363 = icmp ne i64 %conv10.i.i358, %add.i.i348
  %cmp18.i.i365 = icmp eq i32 %.and.i29.i, 0
  %spec.select130 = select i1 %cmp15.i.i363, i1 true, i1 %cmp18.i.i365
  br i1 %spec.select130, label %do.body.i.i357, label %do.end.i.i371

do.end.i.i371:                                    ; preds = %do.body.i.i357, %land.rhs.i.i364
  %cmp22.i.i370 = icmp eq i64 %conv10.i.i358, 4294967295
  br i1 %cmp22.i.i370, label %if.then.i.i372, label %if.end.i.i375

if.then.i.i372:                                   ; preds = %do.end.i.i371
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i392

if.end.i.i375:                                    ; preds = %do.end.i.i371
  %cmp27.i.i374 = icmp eq i64 %conv10.i.i358, %add.i.i348
  %cmp31.i.i376 = icmp eq i32 %.and.i29.i, 2
  %or.cond131 = select i1 %cmp27.i.i374, i1 %cmp31.i.i376, i1 false
  br i1 %or.cond131, label %mutex_lock.exit.i392, label %if.end34.i.i380

if.end34.i.i380:                                  ; preds = %if.end.i.i375
  %call.i.i379 = call i32 @__gomc_robust_mutexes()
  %tobool.i39.i = icmp ne i32 %call.i.i379, 0
  %and.i40.i381 = and i32 %cond.i24.i, 16
  %tobool1.i.i = icmp ne i32 %and.i40.i381, 0
  %23 = select i1 %tobool.i39.i, i1 %tobool1.i.i, i1 false
  br i1 %23, label %cond.true.i.i387, label %mutex_lock.exit.i392

cond.true.i.i387:                                 ; preds = %if.end34.i.i380
  %conv39.i.i385 = zext i1 %cmp27.i.i374 to i32
  %call40.i.i386 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i385)
  br label %mutex_lock.exit.i392

mutex_lock.exit.i392:                             ; preds = %cond.true.i.i387, %if.end34.i.i380, %if.end.i.i375, %if.then.i.i372
  %retval.i.i339.0 = phi i32 [ 22, %if.then.i.i372 ], [ 35, %if.end.i.i375 ], [ %call40.i.i386, %cond.true.i.i387 ], [ 0, %if.end34.i.i380 ]
  %cmp.i391 = icmp ne i32 %retval.i.i339.0, 0
  %tobool.i394 = icmp ne i32 %in_time.i.0, 0
  %cond.i395 = select i1 %tobool.i394, i32 0, i32 110
  %retval.i345.0 = select i1 %cmp.i391, i32 %retval.i.i339.0, i32 %cond.i395
  br label %return

return:                                           ; preds = %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i392, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i72.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i345.0, %mutex_lock.exit.i392 ], [ %retval.i305.0, %end_waiting.exit27.i ]
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
  %call.i56 = call i32 @__gomc_cancels()
  %tobool.i57 = icmp ne i32 %call.i56, 0
  br i1 %tobool.i57, label %land.rhs.i60, label %begin_waiting.exit.i

land.rhs.i60:                                     ; preds = %if.end
  %call1.i58 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i59 = icmp eq i64 %call1.i58, 0
  br i1 %cmp.i59, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i60
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i71 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i71 to i64
  %arrayidx.i72 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i74 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i72, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i74, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i64

if.then.i64:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i60
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i60 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i4 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i4, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i79 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i79, label %if.then.i80, label %if.end.i85

if.then.i80:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i85:                                       ; preds = %if.then.i
  %conv.i81 = zext i32 %call.i6.i to i64
  %call1.i82 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i81, i64 noundef 0, i32 noundef 2)
  %and.i153 = and i64 %call1.i82, -9223372036854775808
  %tobool.i154 = icmp ne i64 %and.i153, 0
  br i1 %tobool.i154, label %cond.true.i155, label %cond_check.exit

cond.true.i155:                                   ; preds = %if.end.i85
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i85, %cond.true.i155
  %cond.i = phi i32 [ 22, %cond.true.i155 ], [ 0, %if.end.i85 ]
  %tobool.i84 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i84, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i177 = and i64 %call1.i82, 4294967295
  %conv.i.i178 = trunc i64 %and.i.i177 to i32
  %cmp.i179 = icmp eq i32 %conv.i.i178, 0
  br i1 %cmp.i179, label %if.then.i180, label %if.end.i183

if.then.i180:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i183:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i181 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i182 = icmp eq i32 %call2.i181, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i182, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i183
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i183, %if.end5.i, %if.then.i180
  %retval.i172.0 = phi i32 [ 0, %if.then.i180 ], [ 22, %if.end5.i ], [ 0, %if.end.i183 ]
  %tobool6.i = icmp ne i32 %retval.i172.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i185 = call i32 @__gomc_robust_mutexes()
  %tobool.i186 = icmp ne i32 %call.i185, 0
  br i1 %tobool.i186, label %land.rhs.i189, label %if.end12.i

land.rhs.i189:                                    ; preds = %if.then7.i
  %call.i192 = call i32 @__gomc_mutex_kinds()
  %tobool.i193 = icmp ne i32 %call.i192, 0
  br i1 %tobool.i193, label %cond.true.i196, label %mutex_kind.exit

cond.true.i196:                                   ; preds = %land.rhs.i189
  %add.ptr.i225 = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i225, align 4
  %and.i195 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i189, %cond.true.i196
  %cond.i198 = phi i32 [ %and.i195, %cond.true.i196 ], [ 0, %land.rhs.i189 ]
  %and.i188 = and i32 %cond.i198, 16
  %tobool2.i = icmp ne i32 %and.i188, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %add.i = add i64 %conv.i81, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i43.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i78.2 = phi i32 [ %retval.i172.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i172.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i78.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i = shl i64 1, %conv.i81
  %add34.i = add i32 32, %call.i6.i
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i75.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i78.2, %if.then32.i ], [ %error.i78.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i75.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i93 = shl i64 1, %conv.i81
  %add.i94 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i94 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i95 = or i64 %shl.i93, %shl2.i
  %not.i96 = xor i64 %or.i95, -1
  %call3.i97 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i96, i64 noundef 0, i32 noundef 2)
  %shr.i229 = lshr i64 %call3.i97, 32
  %conv.i230 = trunc i64 %shr.i229 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i98 = and i32 %conv.i230, %shl5.i
  %cmp.i99 = icmp ne i32 %and.i98, 0
  br i1 %cmp.i99, label %if.then.i15.i, label %if.then.i68

if.then.i68:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i119 = call i32 @__gomc_self()
  %idxprom.i120 = zext i32 %call.i119 to i64
  %arrayidx.i121 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i120
  %5 = load atomic i32, ptr %arrayidx.i121 seq_cst, align 4
  %and.i122 = and i32 %5, 1
  %cmp.i123 = icmp ne i32 %and.i122, 0
  br i1 %cmp.i123, label %end_waiting.exit.i, label %if.then.i.i126

if.then.i.i126:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i260 = call i32 @__gomc_self()
  %conv.i261 = zext i32 %call.i260 to i64
  %add.i262 = add i64 %conv.i261, 1
  %call.i201 = call i32 @__gomc_mutex_kinds()
  %tobool.i202 = icmp ne i32 %call.i201, 0
  br i1 %tobool.i202, label %cond.true.i205, label %mutex_kind.exit209

cond.true.i205:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i223 = getelementptr inbounds i8, ptr %mutex, i64 16
  %6 = load i32, ptr %add.ptr.i223, align 4
  %and.i204 = and i32 %6, 19
  br label %mutex_kind.exit209

mutex_kind.exit209:                               ; preds = %end_waiting.exit.i, %cond.true.i205
  %cond.i207 = phi i32 [ %and.i204, %cond.true.i205 ], [ 0, %end_waiting.exit.i ]
  %and.i266 = and i32 %cond.i207, 3
  %cmp.i267 = icmp eq i32 %and.i266, 3
  %.and.i266 = select i1 %cmp.i267, i32 0, i32 %and.i266
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit209
  %cmp.i34.i = icmp eq i32 %.and.i266, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i262, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i24 = and i64 %call5.i.i, 4294967295
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp7.i.i = icmp ne i32 %conv.i25, 0
  %conv10.i.i = zext i32 %conv.i25 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond123 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond123, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i262
  %cmp18.i.i = icmp eq i32 %.and.i266, 0
  %spec.select124 = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select124, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i262
  %cmp31.i.i = icmp eq i32 %.and.i266, 2
  %or.cond125 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond125, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i288 = call i32 @__gomc_robust_mutexes()
  %tobool.i289 = icmp ne i32 %call.i288, 0
  %and.i290 = and i32 %cond.i207, 16
  %tobool1.i = icmp ne i32 %and.i290, 0
  %7 = select i1 %tobool.i289, i1 %tobool1.i, i1 false
  br i1 %7, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i129 = call i32 @__gomc_self()
  %idxprom.i130 = zext i32 %call.i129 to i64
  %arrayidx.i131 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i130
  %8 = load atomic i32, ptr %arrayidx.i131 seq_cst, align 4
  %and.i132 = and i32 %8, 1
  %cmp.i133 = icmp ne i32 %and.i132, 0
  br i1 %cmp.i133, label %await_request.exit137, label %if.then.i.i136

if.then.i.i136:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit137:                            ; preds = %if.end5.i.i
  %shl.i107 = shl i64 1, %conv.i81
  %add.i108 = add i32 32, %call.i6.i
  %sh_prom1.i109 = zext i32 %add.i108 to i64
  %shl2.i110 = shl i64 1, %sh_prom1.i109
  %or.i111 = or i64 %shl.i107, %shl2.i110
  %not.i112 = xor i64 %or.i111, -1
  %call3.i113 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i112, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i113, 32
  %conv.i227 = trunc i64 %shr.i to i32
  %shl5.i115 = shl i32 1, %call.i6.i
  %and.i116 = and i32 %conv.i227, %shl5.i115
  %cmp.i117 = icmp ne i32 %and.i116, 0
  br i1 %cmp.i117, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit137
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i161 = and i64 %call1.i, -9223372036854775808
  %tobool.i162 = icmp ne i64 %and.i161, 0
  br i1 %tobool.i162, label %cond.true.i163, label %if.end10.i.i

cond.true.i163:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i163, %if.then8.i.i, %await_request.exit137
  %call.i263 = call i32 @__gomc_self()
  %conv.i264 = zext i32 %call.i263 to i64
  %add.i265 = add i64 %conv.i264, 1
  %call.i211 = call i32 @__gomc_mutex_kinds()
  %tobool.i212 = icmp ne i32 %call.i211, 0
  br i1 %tobool.i212, label %cond.true.i215, label %mutex_kind.exit219

cond.true.i215:                                   ; preds = %if.end10.i.i
  %add.ptr.i221 = getelementptr inbounds i8, ptr %mutex, i64 16
  %9 = load i32, ptr %add.ptr.i221, align 4
  %and.i214 = and i32 %9, 19
  br label %mutex_kind.exit219

mutex_kind.exit219:                               ; preds = %if.end10.i.i, %cond.true.i215
  %cond.i217 = phi i32 [ %and.i214, %cond.true.i215 ], [ 0, %if.end10.i.i ]
  %and.i273 = and i32 %cond.i217, 3
  %cmp.i274 = icmp eq i32 %and.i273, 3
  %.and.i273 = select i1 %cmp.i274, i32 0, i32 %and.i273
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit219
  %cmp.i51.i = icmp eq i32 %.and.i273, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i265, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i42 = and i64 %call5.i54.i, 4294967295
  %conv.i43 = trunc i64 %and.i42 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i43, 0
  %conv10.i59.i = zext i32 %conv.i43 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  %or.cond126 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond126, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i265
  %cmp18.i67.i = icmp eq i32 %.and.i273, 0
  %spec.select127 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select127, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %land.rhs.i65.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv10.i59.i, %add.i265
  %cmp31.i82.i = icmp eq i32 %.and.i273, 2
  %or.cond128 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond128, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i294 = call i32 @__gomc_robust_mutexes()
  %tobool.i295 = icmp ne i32 %call.i294, 0
  %and.i296 = and i32 %cond.i217, 16
  %tobool1.i297 = icmp ne i32 %and.i296, 0
  %10 = select i1 %tobool.i295, i1 %tobool1.i297, i1 false
  br i1 %10, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i149 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i150 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i231 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i232 = and i64 %call.i231, -9223372036854775808
  %tobool.i233 = icmp ne i64 %and.i232, 0
  br i1 %tobool.i233, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i239 = shl i64 %call.i231, 1
  %11 = inttoptr i64 %shl.i239 to ptr
  %call.i244 = call i64 @__gomc_remember(i64 noundef %shl.i239, i64 noundef 0)
  %call1.i245 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i244)
  %call.i238 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %11, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i241 = shl i64 %call.i231, 1
  %12 = inttoptr i64 %shl.i241 to ptr
  %tobool3.i = icmp ne ptr %12, null
  br i1 %tobool3.i, label %if.then.i236, label %if.end.i237

if.then.i236:                                     ; preds = %while.end.i
  %add.i242 = add i64 %shl.i241, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i242, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %12, i32 noundef 1)
  unreachable

if.end.i237:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %13 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %13)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i312 = call i32 @__gomc_self()
  %cmp.i.i313 = icmp uge i32 %call.i312, 31
  br i1 %cmp.i.i313, label %if.then.i.i314, label %if.end.i.i317

if.then.i.i314:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i317:                                    ; preds = %if.end.i
  %conv.i.i315 = zext i32 %call.i312 to i64
  %call1.i.i316 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i315, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i316, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i318, label %cond_check.exit.i

cond.true.i.i318:                                 ; preds = %if.end.i.i317
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i317, %cond.true.i.i318
  %cond.i.i320 = phi i32 [ 22, %cond.true.i.i318 ], [ 0, %if.end.i.i317 ]
  %tobool.i.i321 = icmp ne i32 %cond.i.i320, 0
  br i1 %tobool.i.i321, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i316, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %14 = ptrtoint ptr %mutex to i64
  store atomic i64 %14, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %15 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %15)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %16 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %15, %16
  %or.cond129 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond129, label %cond_bind.exit.i, label %if.end5.i.i323

if.end5.i.i323:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i323, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i323 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i38.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i38.i, label %land.rhs.i.i324, label %if.end12.i.i

land.rhs.i.i324:                                  ; preds = %if.then7.i.i
  %call.i42.i = call i32 @__gomc_mutex_kinds()
  %tobool.i43.i = icmp ne i32 %call.i42.i, 0
  br i1 %tobool.i43.i, label %cond.true.i46.i, label %mutex_kind.exit.i

cond.true.i46.i:                                  ; preds = %land.rhs.i.i324
  %add.ptr.i50.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %17 = load i32, ptr %add.ptr.i50.i, align 4
  %and.i45.i = and i32 %17, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i324, %cond.true.i46.i
  %cond.i48.i = phi i32 [ %and.i45.i, %cond.true.i46.i ], [ 0, %land.rhs.i.i324 ]
  %and.i40.i = and i32 %cond.i48.i, 16
  %tobool2.i.i = icmp ne i32 %and.i40.i, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %add.i.i = add i64 %conv.i.i315, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i326 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i326, label %if.then20.i.i, label %if.else.i.i327

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i327:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i312, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i327
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i327, %cond_bind.exit.i
  %error.i.i307.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i27.i.0, %if.else.i.i327 ]
  %tobool31.i.i = icmp ne i32 %error.i.i307.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i315
  %add34.i.i = add i32 32, %call.i312
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i303.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i307.2, %if.then32.i.i ], [ %error.i.i307.2, %if.end30.i.i ]
  %tobool.i328 = icmp ne i32 %retval.i.i303.0, 0
  br i1 %tobool.i328, label %cond_timed_sleep.exit, label %if.end.i332

if.end.i332:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i315
  %add.i14.i = add i32 32, %call.i312
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i51.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i312
  %and.i.i330 = and i32 %conv.i51.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i330, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i333

land.rhs.i333:                                    ; preds = %if.end.i332
  %call.i54.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i55.i = icmp ne i32 %call.i54.i, 0
  br i1 %tobool.i55.i, label %land.lhs.true.i.i334, label %land.end.i

land.lhs.true.i.i334:                             ; preds = %land.rhs.i333
  %18 = ptrtoint ptr %cond to i64
  %call2.i56.i = call i64 @__gomc_note(i64 noundef %18, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i56.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i57.i

land.rhs.i57.i:                                   ; preds = %land.lhs.true.i.i334
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i335 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i333, %land.lhs.true.i.i334, %land.rhs.i57.i, %if.end.i332
  %19 = phi i1 [ false, %if.end.i332 ], [ false, %land.lhs.true.i.i334 ], [ false, %land.rhs.i333 ], [ %tobool5.i.i335, %land.rhs.i57.i ]
  %land.ext.i336 = zext i1 %19 to i32
  %call.i61.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i62.i = icmp ne i32 %call.i61.i, 0
  br i1 %tobool.i62.i, label %if.then.i65.i, label %cond_woken.exit.i

if.then.i65.i:                                    ; preds = %land.end.i
  %20 = ptrtoint ptr %cond to i64
  %conv.i63.i = sext i32 %land.ext.i336 to i64
  %call2.i64.i = call i64 @__gomc_remember(i64 noundef %20, i64 noundef %conv.i63.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i65.i, %land.end.i
  %spec.select130 = select i1 %cmp.i17.i, i1 true, i1 %19
  %lor.ext.i339 = zext i1 %spec.select130 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i339, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i308.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i303.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i140 = call i32 @__gomc_self()
  %idxprom.i141 = zext i32 %call.i140 to i64
  %arrayidx.i142 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i141
  %21 = load atomic i32, ptr %arrayidx.i142 seq_cst, align 4
  %and.i143 = and i32 %21, 1
  %cmp.i144 = icmp ne i32 %and.i143, 0
  br i1 %cmp.i144, label %end_waiting.exit27.i, label %if.then.i.i147

if.then.i.i147:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i49 = call i32 @__gomc_cancels()
  %tobool.i50 = icmp ne i32 %call.i49, 0
  br i1 %tobool.i50, label %land.rhs.i53, label %end_waiting.exit27.i

land.rhs.i53:                                     ; preds = %if.else.i24.i
  %call1.i51 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i52 = icmp eq i64 %call1.i51, 0
  br i1 %cmp.i52, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i53
  %call.i254 = call i32 @__gomc_self()
  %idxprom.i255 = zext i32 %call.i254 to i64
  %arrayidx.i256 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i255
  %call1.i259 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i256, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i53, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i308.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i27.i = call i32 @__gomc_self()
  %conv.i28.i = zext i32 %call.i27.i to i64
  %add.i.i353 = add i64 %conv.i28.i, 1
  %call.i18.i = call i32 @__gomc_mutex_kinds()
  %tobool.i19.i = icmp ne i32 %call.i18.i, 0
  br i1 %tobool.i19.i, label %cond.true.i22.i, label %mutex_kind.exit.i356

cond.true.i22.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i354 = getelementptr inbounds i8, ptr %mutex, i64 16
  %22 = load i32, ptr %add.ptr.i.i354, align 4
  %and.i21.i355 = and i32 %22, 19
  br label %mutex_kind.exit.i356

mutex_kind.exit.i356:                             ; preds = %cond.false.i, %cond.true.i22.i
  %cond.i24.i = phi i32 [ %and.i21.i355, %cond.true.i22.i ], [ 0, %cond.false.i ]
  %and.i29.i = and i32 %cond.i24.i, 3
  %cmp.i30.i = icmp eq i32 %and.i29.i, 3
  %.and.i29.i = select i1 %cmp.i30.i, i32 0, i32 %and.i29.i
  br label %do.body.i.i362

do.body.i.i362:                                   ; preds = %land.rhs.i.i369, %mutex_kind.exit.i356
  %cmp.i.i357 = icmp eq i32 %.and.i29.i, 1
  %conv.i.i358 = zext i1 %cmp.i.i357 to i32
  %conv4.i.i359 = sext i32 %conv.i.i358 to i64
  %call5.i.i360 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i353, i64 noundef %conv4.i.i359, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i360, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i361 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i363 = zext i32 %conv.i16.i to i64
  %cmp11.i.i364 = icmp ne i64 %conv10.i.i363, 4294967295
  %or.cond131 = select i1 %cmp7.i.i361, i1 %cmp11.i.i364, i1 false
  br i1 %or.cond131, label %land.rhs.i.i369, label %do.end.i.i376

land.rhs.i.i369:                                  ; preds = %do.body.i.i362
  %cmp15.i.i368 = icmp ne i64 %conv10.i.i363, %add.i.i353
  %cmp18.i.i370 = icmp eq i32 %.and.i29.i, 0
  %spec.select132 = select i1 %cmp15.i.i368, i1 true, i1 %cmp18.i.i370
  br i1 %spec.select132, label %do.body.i.i362, label %do.end.i.i376

do.end.i.i376:                                    ; preds = %do.body.i.i362, %land.rhs.i.i369
  %cmp22.i.i375 = icmp eq i64 %conv10.i.i363, 4294967295
  br i1 %cmp22.i.i375, label %if.then.i.i377, label %if.end.i.i380

if.then.i.i377:                                   ; preds = %do.end.i.i376
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i397

if.end.i.i380:                                    ; preds = %do.end.i.i376
  %cmp27.i.i379 = icmp eq i64 %conv10.i.i363, %add.i.i353
  %cmp31.i.i381 = icmp eq i32 %.and.i29.i, 2
  %or.cond133 = select i1 %cmp27.i.i379, i1 %cmp31.i.i381, i1 false
  br i1 %or.cond133, label %mutex_lock.exit.i397, label %if.end34.i.i385

if.end34.i.i385:                                  ; preds = %if.end.i.i380
  %call.i.i384 = call i32 @__gomc_robust_mutexes()
  %tobool.i39.i = icmp ne i32 %call.i.i384, 0
  %and.i40.i386 = and i32 %cond.i24.i, 16
  %tobool1.i.i = icmp ne i32 %and.i40.i386, 0
  %23 = select i1 %tobool.i39.i, i1 %tobool1.i.i, i1 false
  br i1 %23, label %cond.true.i.i392, label %mutex_lock.exit.i397

cond.true.i.i392:                                 ; preds = %if.end34.i.i385
  %conv39.i.i390 = zext i1 %cmp27.i.i379 to i32
  %call40.i.i391 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i390)
  br label %mutex_lock.exit.i397

mutex_lock.exit.i397:                             ; preds = %cond.true.i.i392, %if.end34.i.i385, %if.end.i.i380, %if.then.i.i377
  %retval.i.i344.0 = phi i32 [ 22, %if.then.i.i377 ], [ 35, %if.end.i.i380 ], [ %call40.i.i391, %cond.true.i.i392 ], [ 0, %if.end34.i.i385 ]
  %cmp.i396 = icmp ne i32 %retval.i.i344.0, 0
  %tobool.i399 = icmp ne i32 %in_time.i.0, 0
  %cond.i400 = select i1 %tobool.i399, i32 0, i32 110
  %retval.i350.0 = select i1 %cmp.i396, i32 %retval.i.i344.0, i32 %cond.i400
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i397, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i75.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i350.0, %mutex_lock.exit.i397 ], [ %retval.i308.0, %end_waiting.exit27.i ]
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

