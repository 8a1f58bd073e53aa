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
  %cmp.i308 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i308, label %if.then.i309, label %if.end.i314

if.then.i309:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i314:                                      ; preds = %if.then
  %conv.i310 = zext i32 %call.i6 to i64
  %call1.i311 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i310, i64 noundef 0, i32 noundef 2)
  %and.i438 = and i64 %call1.i311, -9223372036854775808
  %tobool.i439 = icmp ne i64 %and.i438, 0
  br i1 %tobool.i439, label %cond.true.i440, label %cond_check.exit

cond.true.i440:                                   ; preds = %if.end.i314
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i314, %cond.true.i440
  %cond.i442 = phi i32 [ 22, %cond.true.i440 ], [ 0, %if.end.i314 ]
  %tobool.i313 = icmp ne i32 %cond.i442, 0
  br i1 %tobool.i313, label %cond_enqueue.exit357, label %if.end4.i318

if.end4.i318:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i473 = and i64 %call1.i311, 4294967295
  %conv.i.i474 = trunc i64 %and.i.i473 to i32
  %cmp.i475 = icmp eq i32 %conv.i.i474, 0
  br i1 %cmp.i475, label %if.then.i476, label %if.end.i479

if.then.i476:                                     ; preds = %if.end4.i318
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i479:                                      ; preds = %if.end4.i318
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i477 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i478 = icmp eq i32 %call2.i477, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i478, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i481

if.end5.i481:                                     ; preds = %if.end.i479
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i479, %if.end5.i481, %if.then.i476
  %retval.i468.0 = phi i32 [ 0, %if.then.i476 ], [ 22, %if.end5.i481 ], [ 0, %if.end.i479 ]
  %tobool6.i317 = icmp ne i32 %retval.i468.0, 0
  br i1 %tobool6.i317, label %if.end33.i346, label %if.then7.i321

if.then7.i321:                                    ; preds = %cond_bind.exit
  %call8.i319 = call i32 @__gomc_robust_mutexes()
  %tobool9.i320 = icmp ne i32 %call8.i319, 0
  br i1 %tobool9.i320, label %land.lhs.true.i325, label %if.end15.i335

land.lhs.true.i325:                               ; preds = %if.then7.i321
  %call.i550 = call i32 @__gomc_mutex_kinds()
  %tobool.i551 = icmp ne i32 %call.i550, 0
  br i1 %tobool.i551, label %cond.true.i554, label %mutex_kind.exit

cond.true.i554:                                   ; preds = %land.lhs.true.i325
  %add.ptr.i607 = getelementptr inbounds i8, ptr %mutex, i64 16
  %3 = load i32, ptr %add.ptr.i607, align 4
  %and.i553 = and i32 %3, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.lhs.true.i325, %cond.true.i554
  %cond.i556 = phi i32 [ %and.i553, %cond.true.i554 ], [ 0, %land.lhs.true.i325 ]
  %call.i507 = call i32 @__gomc_robust_mutexes()
  %tobool.i508 = icmp ne i32 %call.i507, 0
  %and.i509 = and i32 %cond.i556, 16
  %tobool1.i = icmp ne i32 %and.i509, 0
  %4 = select i1 %tobool.i508, i1 %tobool1.i, i1 false
  br i1 %4, label %if.then13.i327, label %if.end15.i335

if.then13.i327:                                   ; preds = %mutex_kind.exit
  %call14.i326 = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i335

if.end15.i335:                                    ; preds = %if.then13.i327, %mutex_kind.exit, %if.then7.i321
  %add.i329 = add i64 %conv.i310, 1
  %call18.i330 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i329, i64 noundef 0, i32 noundef 1)
  %and.i45.i331 = and i64 %call18.i330, 4294967295
  %conv.i46.i332 = trunc i64 %and.i45.i331 to i32
  %conv20.i333 = zext i32 %conv.i46.i332 to i64
  %cmp21.i334 = icmp eq i64 %conv20.i333, 4294967295
  br i1 %cmp21.i334, label %if.then23.i336, label %if.else.i341

if.then23.i336:                                   ; preds = %if.end15.i335
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i346

if.else.i341:                                     ; preds = %if.end15.i335
  %add26.i339 = add i32 %call.i6, 1
  %cmp27.i340 = icmp ne i32 %conv.i46.i332, %add26.i339
  br i1 %cmp27.i340, label %if.then29.i342, label %if.end33.i346

if.then29.i342:                                   ; preds = %if.else.i341
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i346

if.end33.i346:                                    ; preds = %if.then23.i336, %if.then29.i342, %if.else.i341, %cond_bind.exit
  %error.i307.2 = phi i32 [ %retval.i468.0, %cond_bind.exit ], [ 22, %if.then23.i336 ], [ 1, %if.then29.i342 ], [ %retval.i468.0, %if.else.i341 ]
  %tobool34.i345 = icmp ne i32 %error.i307.2, 0
  br i1 %tobool34.i345, label %if.then35.i355, label %cond_enqueue.exit357

if.then35.i355:                                   ; preds = %if.end33.i346
  %shl.i348 = shl i64 1, %conv.i310
  %add37.i349 = add i32 32, %call.i6
  %sh_prom38.i350 = zext i32 %add37.i349 to i64
  %shl39.i351 = shl i64 1, %sh_prom38.i350
  %or.i352 = or i64 %shl.i348, %shl39.i351
  %not.i353 = xor i64 %or.i352, -1
  %call40.i354 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i353, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit357

cond_enqueue.exit357:                             ; preds = %if.end33.i346, %if.then35.i355, %cond_check.exit
  %retval.i302.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i307.2, %if.then35.i355 ], [ %error.i307.2, %if.end33.i346 ]
  %tobool.i8 = icmp ne i32 %retval.i302.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit357
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i377 = shl i64 1, %conv.i310
  %add.i378 = add i32 32, %call.i6
  %sh_prom1.i379 = zext i32 %add.i378 to i64
  %shl2.i380 = shl i64 1, %sh_prom1.i379
  %or.i381 = or i64 %shl.i377, %shl2.i380
  %not.i382 = xor i64 %or.i381, -1
  %call3.i383 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i382, i64 noundef 0, i32 noundef 2)
  %shr.i611 = lshr i64 %call3.i383, 32
  %conv.i612 = trunc i64 %shr.i611 to i32
  %shl5.i385 = shl i32 1, %call.i6
  %and.i386 = and i32 %conv.i612, %shl5.i385
  %cmp.i387 = icmp ne i32 %and.i386, 0
  br i1 %cmp.i387, label %if.then.i30, label %if.then.i263

if.then.i263:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i414 = call i32 @__gomc_self()
  %idxprom.i415 = zext i32 %call.i414 to i64
  %arrayidx.i416 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i415
  %5 = load atomic i32, ptr %arrayidx.i416 seq_cst, align 4
  %and.i417 = and i32 %5, 1
  %cmp.i418 = icmp ne i32 %and.i417, 0
  br i1 %cmp.i418, label %end_waiting.exit, label %if.then.i.i421

if.then.i.i421:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i683 = call i32 @__gomc_self()
  %conv.i684 = zext i32 %call.i683 to i64
  %add.i685 = add i64 %conv.i684, 1
  %call.i589 = call i32 @__gomc_mutex_kinds()
  %tobool.i590 = icmp ne i32 %call.i589, 0
  br i1 %tobool.i590, label %cond.true.i593, label %mutex_kind.exit597

cond.true.i593:                                   ; preds = %end_waiting.exit
  %add.ptr.i599 = getelementptr inbounds i8, ptr %mutex, i64 16
  %6 = load i32, ptr %add.ptr.i599, align 4
  %and.i592 = and i32 %6, 19
  br label %mutex_kind.exit597

mutex_kind.exit597:                               ; preds = %end_waiting.exit, %cond.true.i593
  %cond.i595 = phi i32 [ %and.i592, %cond.true.i593 ], [ 0, %end_waiting.exit ]
  %and.i702 = and i32 %cond.i595, 3
  %cmp.i703 = icmp eq i32 %and.i702, 3
  %.and.i702 = select i1 %cmp.i703, i32 0, i32 %and.i702
  br label %do.body.i54

do.body.i54:                                      ; preds = %land.rhs.i, %mutex_kind.exit597
  %cmp.i51 = icmp eq i32 %.and.i702, 1
  %conv.i52 = zext i1 %cmp.i51 to i32
  %conv4.i = sext i32 %conv.i52 to i64
  %call5.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i685, i64 noundef %conv4.i, i32 noundef 1)
  %and.i234 = and i64 %call5.i53, 4294967295
  %conv.i235 = trunc i64 %and.i234 to i32
  %cmp7.i = icmp ne i32 %conv.i235, 0
  %conv10.i = zext i32 %conv.i235 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  %or.cond123 = select i1 %cmp7.i, i1 %cmp11.i, i1 false
  br i1 %or.cond123, label %land.rhs.i, label %do.end.i57

land.rhs.i:                                       ; preds = %do.body.i54
  %cmp15.i = icmp ne i64 %conv10.i, %add.i685
  %cmp18.i = icmp eq i32 %.and.i702, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i54, label %do.end.i57

do.end.i57:                                       ; preds = %do.body.i54, %land.rhs.i
  %cmp22.i = icmp eq i64 %conv10.i, 4294967295
  br i1 %cmp22.i, label %if.then.i58, label %if.end.i59

if.then.i58:                                      ; preds = %do.end.i57
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i59:                                       ; preds = %do.end.i57
  %cmp27.i = icmp eq i64 %conv10.i, %add.i685
  %cmp31.i = icmp eq i32 %.and.i702, 2
  %or.cond124 = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond124, label %return, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i59
  %call.i541 = call i32 @__gomc_robust_mutexes()
  %tobool.i542 = icmp ne i32 %call.i541, 0
  %and.i543 = and i32 %cond.i595, 16
  %tobool1.i544 = icmp ne i32 %and.i543, 0
  %7 = select i1 %tobool.i542, i1 %tobool1.i544, i1 false
  br i1 %7, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i425 = call i32 @__gomc_self()
  %idxprom.i426 = zext i32 %call.i425 to i64
  %arrayidx.i427 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i426
  %8 = load atomic i32, ptr %arrayidx.i427 seq_cst, align 4
  %and.i428 = and i32 %8, 1
  %cmp.i429 = icmp ne i32 %and.i428, 0
  br i1 %cmp.i429, label %await_request.exit433, label %if.then.i.i432

if.then.i.i432:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit433:                            ; preds = %if.end5.i
  %shl.i395 = shl i64 1, %conv.i310
  %add.i396 = add i32 32, %call.i6
  %sh_prom1.i397 = zext i32 %add.i396 to i64
  %shl2.i398 = shl i64 1, %sh_prom1.i397
  %or.i399 = or i64 %shl.i395, %shl2.i398
  %not.i400 = xor i64 %or.i399, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i400, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i609 = trunc i64 %shr.i to i32
  %shl5.i402 = shl i32 1, %call.i6
  %and.i403 = and i32 %conv.i609, %shl5.i402
  %cmp.i404 = icmp ne i32 %and.i403, 0
  br i1 %cmp.i404, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit433
  %call1.i177 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i457 = and i64 %call1.i177, -9223372036854775808
  %tobool.i458 = icmp ne i64 %and.i457, 0
  br i1 %tobool.i458, label %cond.true.i459, label %if.end10.i

cond.true.i459:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i459, %if.then8.i, %await_request.exit433
  %call.i680 = call i32 @__gomc_self()
  %conv.i681 = zext i32 %call.i680 to i64
  %add.i682 = add i64 %conv.i681, 1
  %call.i579 = call i32 @__gomc_mutex_kinds()
  %tobool.i580 = icmp ne i32 %call.i579, 0
  br i1 %tobool.i580, label %cond.true.i583, label %mutex_kind.exit587

cond.true.i583:                                   ; preds = %if.end10.i
  %add.ptr.i601 = getelementptr inbounds i8, ptr %mutex, i64 16
  %9 = load i32, ptr %add.ptr.i601, align 4
  %and.i582 = and i32 %9, 19
  br label %mutex_kind.exit587

mutex_kind.exit587:                               ; preds = %if.end10.i, %cond.true.i583
  %cond.i585 = phi i32 [ %and.i582, %cond.true.i583 ], [ 0, %if.end10.i ]
  %and.i694 = and i32 %cond.i585, 3
  %cmp.i695 = icmp eq i32 %and.i694, 3
  %.and.i694 = select i1 %cmp.i695, i32 0, i32 %and.i694
  br label %do.body.i75

do.body.i75:                                      ; preds = %land.rhs.i85, %mutex_kind.exit587
  %cmp.i71 = icmp eq i32 %.and.i694, 1
  %conv.i72 = zext i1 %cmp.i71 to i32
  %conv4.i73 = sext i32 %conv.i72 to i64
  %call5.i74 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i682, i64 noundef %conv4.i73, i32 noundef 1)
  %and.i216 = and i64 %call5.i74, 4294967295
  %conv.i217 = trunc i64 %and.i216 to i32
  %cmp7.i77 = icmp ne i32 %conv.i217, 0
  %conv10.i79 = zext i32 %conv.i217 to i64
  %cmp11.i80 = icmp ne i64 %conv10.i79, 4294967295
  %or.cond125 = select i1 %cmp7.i77, i1 %cmp11.i80, i1 false
  br i1 %or.cond125, label %land.rhs.i85, label %do.end.i94

land.rhs.i85:                                     ; preds = %do.body.i75
  %cmp15.i84 = icmp ne i64 %conv10.i79, %add.i682
  %cmp18.i87 = icmp eq i32 %.and.i694, 0
  %spec.select126 = select i1 %cmp15.i84, i1 true, i1 %cmp18.i87
  br i1 %spec.select126, label %do.body.i75, label %do.end.i94

do.end.i94:                                       ; preds = %do.body.i75, %land.rhs.i85
  %cmp22.i93 = icmp eq i64 %conv10.i79, 4294967295
  br i1 %cmp22.i93, label %if.then.i96, label %if.end.i100

if.then.i96:                                      ; preds = %do.end.i94
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit117

if.end.i100:                                      ; preds = %do.end.i94
  %cmp27.i99 = icmp eq i64 %conv10.i79, %add.i682
  %cmp31.i102 = icmp eq i32 %.and.i694, 2
  %or.cond127 = select i1 %cmp27.i99, i1 %cmp31.i102, i1 false
  br i1 %or.cond127, label %mutex_lock.exit117, label %if.end34.i107

if.end34.i107:                                    ; preds = %if.end.i100
  %call.i532 = call i32 @__gomc_robust_mutexes()
  %tobool.i533 = icmp ne i32 %call.i532, 0
  %and.i534 = and i32 %cond.i585, 16
  %tobool1.i535 = icmp ne i32 %and.i534, 0
  %10 = select i1 %tobool.i533, i1 %tobool1.i535, i1 false
  br i1 %10, label %cond.true.i113, label %mutex_lock.exit117

cond.true.i113:                                   ; preds = %if.end34.i107
  %conv39.i111 = zext i1 %cmp27.i99 to i32
  %call40.i112 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i111)
  br label %mutex_lock.exit117

mutex_lock.exit117:                               ; preds = %cond.true.i113, %if.end34.i107, %if.end.i100, %if.then.i96
  %call.i434 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i435 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit117
  %call.i619 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i620 = and i64 %call.i619, -9223372036854775808
  %tobool.i621 = icmp ne i64 %and.i620, 0
  br i1 %tobool.i621, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i628 = shl i64 %call.i619, 1
  %11 = inttoptr i64 %shl.i628 to ptr
  %call.i633 = call i64 @__gomc_remember(i64 noundef %shl.i628, i64 noundef 0)
  %call1.i634 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i633)
  %call.i627 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %11, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i630 = shl i64 %call.i619, 1
  %12 = inttoptr i64 %shl.i630 to ptr
  %tobool3.i624 = icmp ne ptr %12, null
  br i1 %tobool3.i624, label %if.then.i625, label %if.end.i626

if.then.i625:                                     ; preds = %while.end.i
  %add.i631 = add i64 %shl.i630, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i631, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %12, i32 noundef 1)
  unreachable

if.end.i626:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %13 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %13)
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
  %and.i447 = and i64 %call1.i280, -9223372036854775808
  %tobool.i448 = icmp ne i64 %and.i447, 0
  br i1 %tobool.i448, label %cond.true.i449, label %cond_check.exit453

cond.true.i449:                                   ; preds = %if.end.i283
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit453

cond_check.exit453:                               ; preds = %if.end.i283, %cond.true.i449
  %cond.i451 = phi i32 [ 22, %cond.true.i449 ], [ 0, %if.end.i283 ]
  %tobool.i282 = icmp ne i32 %cond.i451, 0
  br i1 %tobool.i282, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit453
  %add.ptr.i494 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i495 = and i64 %call1.i280, 4294967295
  %conv.i.i496 = trunc i64 %and.i.i495 to i32
  %cmp.i497 = icmp eq i32 %conv.i.i496, 0
  br i1 %cmp.i497, label %if.then.i498, label %if.end.i501

if.then.i498:                                     ; preds = %if.end4.i
  %14 = ptrtoint ptr %mutex to i64
  store atomic i64 %14, ptr %add.ptr.i494 monotonic, align 8
  br label %cond_bind.exit506

if.end.i501:                                      ; preds = %if.end4.i
  %15 = load atomic i64, ptr %add.ptr.i494 monotonic, align 8
  %call2.i499 = call i32 @__gomc_defined(i64 noundef %15)
  %tobool.i500 = icmp eq i32 %call2.i499, 0
  %16 = ptrtoint ptr %mutex to i64
  %cmp3.i502 = icmp eq i64 %15, %16
  %or.cond128 = or i1 %tobool.i500, %cmp3.i502
  br i1 %or.cond128, label %cond_bind.exit506, label %if.end5.i505

if.end5.i505:                                     ; preds = %if.end.i501
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit506

cond_bind.exit506:                                ; preds = %if.end.i501, %if.end5.i505, %if.then.i498
  %retval.i486.0 = phi i32 [ 0, %if.then.i498 ], [ 22, %if.end5.i505 ], [ 0, %if.end.i501 ]
  %tobool6.i286 = icmp ne i32 %retval.i486.0, 0
  br i1 %tobool6.i286, label %if.end33.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit506
  %call8.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i = icmp ne i32 %call8.i, 0
  br i1 %tobool9.i, label %land.lhs.true.i288, label %if.end15.i

land.lhs.true.i288:                               ; preds = %if.then7.i
  %call.i559 = call i32 @__gomc_mutex_kinds()
  %tobool.i560 = icmp ne i32 %call.i559, 0
  br i1 %tobool.i560, label %cond.true.i563, label %mutex_kind.exit567

cond.true.i563:                                   ; preds = %land.lhs.true.i288
  %add.ptr.i605 = getelementptr inbounds i8, ptr %mutex, i64 16
  %17 = load i32, ptr %add.ptr.i605, align 4
  %and.i562 = and i32 %17, 19
  br label %mutex_kind.exit567

mutex_kind.exit567:                               ; preds = %land.lhs.true.i288, %cond.true.i563
  %cond.i565 = phi i32 [ %and.i562, %cond.true.i563 ], [ 0, %land.lhs.true.i288 ]
  %call.i514 = call i32 @__gomc_robust_mutexes()
  %tobool.i515 = icmp ne i32 %call.i514, 0
  %and.i516 = and i32 %cond.i565, 16
  %tobool1.i517 = icmp ne i32 %and.i516, 0
  %18 = select i1 %tobool.i515, i1 %tobool1.i517, i1 false
  br i1 %18, label %if.then13.i, label %if.end15.i

if.then13.i:                                      ; preds = %mutex_kind.exit567
  %call14.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then13.i, %mutex_kind.exit567, %if.then7.i
  %add.i = add i64 %conv.i279, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call18.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i290

if.then23.i:                                      ; preds = %if.end15.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i290:                                     ; preds = %if.end15.i
  %add26.i = add i32 %call.i18, 1
  %cmp27.i289 = icmp ne i32 %conv.i46.i, %add26.i
  br i1 %cmp27.i289, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i290
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i290, %cond_bind.exit506
  %error.i276.2 = phi i32 [ %retval.i486.0, %cond_bind.exit506 ], [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ %retval.i486.0, %if.else.i290 ]
  %tobool34.i = icmp ne i32 %error.i276.2, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i291 = shl i64 1, %conv.i279
  %add37.i = add i32 32, %call.i18
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i291, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i292 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit453
  %retval.i272.0 = phi i32 [ 22, %cond_check.exit453 ], [ %error.i276.2, %if.then35.i ], [ %error.i276.2, %if.end33.i ]
  %tobool.i20 = icmp ne i32 %retval.i272.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i637 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i638 = icmp ne i32 %call.i637, 0
  br i1 %tobool.i638, label %land.lhs.true.i641, label %if.end7.i

land.lhs.true.i641:                               ; preds = %if.end.i22
  %19 = ptrtoint ptr %cond to i64
  %call2.i639 = call i64 @__gomc_note(i64 noundef %19, i32 noundef 0)
  %tobool3.i640 = icmp ne i64 %call2.i639, 0
  br i1 %tobool3.i640, label %if.end7.i, label %land.rhs.i643

land.rhs.i643:                                    ; preds = %land.lhs.true.i641
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i642 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i642, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i643
  %shl.i363 = shl i64 1, %conv.i279
  %add.i364 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i364 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i365 = or i64 %shl.i363, %shl2.i
  %not.i366 = xor i64 %or.i365, -1
  %call3.i367 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i366, i64 noundef 0, i32 noundef 2)
  %shr.i614 = lshr i64 %call3.i367, 32
  %conv.i615 = trunc i64 %shr.i614 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i368 = and i32 %conv.i615, %shl5.i
  %cmp.i369 = icmp ne i32 %and.i368, 0
  %lnot.i23 = xor i1 %cmp.i369, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i648 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i649 = icmp ne i32 %call.i648, 0
  br i1 %tobool.i649, label %if.then.i651, label %cond_sleep.exit

if.then.i651:                                     ; preds = %if.then4.i
  %conv.i650 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %19, i64 noundef %conv.i650)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i641, %if.end.i22, %land.rhs.i643
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i279, i64 noundef 0, i32 noundef 2)
  %shr.i617 = lshr i64 %call9.i26, 32
  %conv.i618 = trunc i64 %shr.i617 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i618, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i656 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i657 = icmp ne i32 %call.i656, 0
  br i1 %tobool.i657, label %if.then.i660, label %cond_sleep.exit

if.then.i660:                                     ; preds = %do.end.i
  %20 = ptrtoint ptr %cond to i64
  %call2.i659 = call i64 @__gomc_remember(i64 noundef %20, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i660, %if.then4.i, %if.then.i651, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i272.0, %cond_enqueue.exit ], [ 0, %if.then.i651 ], [ 0, %if.then4.i ], [ 0, %if.then.i660 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i406 = call i32 @__gomc_self()
  %idxprom.i407 = zext i32 %call.i406 to i64
  %arrayidx.i408 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i407
  %21 = load atomic i32, ptr %arrayidx.i408 seq_cst, align 4
  %and.i409 = and i32 %21, 1
  %cmp.i410 = icmp ne i32 %and.i409, 0
  br i1 %cmp.i410, label %end_waiting.exit42, label %if.then.i.i

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
  %call.i664 = call i32 @__gomc_self()
  %idxprom.i665 = zext i32 %call.i664 to i64
  %arrayidx.i666 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i665
  %call1.i669 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i666, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i244, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i677 = call i32 @__gomc_self()
  %conv.i678 = zext i32 %call.i677 to i64
  %add.i679 = add i64 %conv.i678, 1
  %call.i569 = call i32 @__gomc_mutex_kinds()
  %tobool.i570 = icmp ne i32 %call.i569, 0
  br i1 %tobool.i570, label %cond.true.i573, label %mutex_kind.exit577

cond.true.i573:                                   ; preds = %cond.false
  %add.ptr.i603 = getelementptr inbounds i8, ptr %mutex, i64 16
  %22 = load i32, ptr %add.ptr.i603, align 4
  %and.i572 = and i32 %22, 19
  br label %mutex_kind.exit577

mutex_kind.exit577:                               ; preds = %cond.false, %cond.true.i573
  %cond.i575 = phi i32 [ %and.i572, %cond.true.i573 ], [ 0, %cond.false ]
  %and.i687 = and i32 %cond.i575, 3
  %cmp.i688 = icmp eq i32 %and.i687, 3
  %.and.i687 = select i1 %cmp.i688, i32 0, i32 %and.i687
  br label %do.body.i132

do.body.i132:                                     ; preds = %land.rhs.i142, %mutex_kind.exit577
  %cmp.i128 = icmp eq i32 %.and.i687, 1
  %conv.i129 = zext i1 %cmp.i128 to i32
  %conv4.i130 = sext i32 %conv.i129 to i64
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i679, i64 noundef %conv4.i130, i32 noundef 1)
  %and.i198 = and i64 %call5.i131, 4294967295
  %conv.i199 = trunc i64 %and.i198 to i32
  %cmp7.i134 = icmp ne i32 %conv.i199, 0
  %conv10.i136 = zext i32 %conv.i199 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 4294967295
  %or.cond129 = select i1 %cmp7.i134, i1 %cmp11.i137, i1 false
  br i1 %or.cond129, label %land.rhs.i142, label %do.end.i151

land.rhs.i142:                                    ; preds = %do.body.i132
  %cmp15.i141 = icmp ne i64 %conv10.i136, %add.i679
  %cmp18.i144 = icmp eq i32 %.and.i687, 0
  %spec.select130 = select i1 %cmp15.i141, i1 true, i1 %cmp18.i144
  br i1 %spec.select130, label %do.body.i132, label %do.end.i151

do.end.i151:                                      ; preds = %do.body.i132, %land.rhs.i142
  %cmp22.i150 = icmp eq i64 %conv10.i136, 4294967295
  br i1 %cmp22.i150, label %if.then.i153, label %if.end.i157

if.then.i153:                                     ; preds = %do.end.i151
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i157:                                      ; preds = %do.end.i151
  %cmp27.i156 = icmp eq i64 %conv10.i136, %add.i679
  %cmp31.i159 = icmp eq i32 %.and.i687, 2
  %or.cond131 = select i1 %cmp27.i156, i1 %cmp31.i159, i1 false
  br i1 %or.cond131, label %return, label %if.end34.i164

if.end34.i164:                                    ; preds = %if.end.i157
  %call.i523 = call i32 @__gomc_robust_mutexes()
  %tobool.i524 = icmp ne i32 %call.i523, 0
  %and.i525 = and i32 %cond.i575, 16
  %tobool1.i526 = icmp ne i32 %and.i525, 0
  %23 = select i1 %tobool.i524, i1 %tobool1.i526, i1 false
  br i1 %23, label %cond.true.i170, label %return

cond.true.i170:                                   ; preds = %if.end34.i164
  %conv39.i168 = zext i1 %cmp27.i156 to i32
  %call40.i169 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i168)
  br label %return

return:                                           ; preds = %end_waiting.exit42, %cond.true.i170, %if.end34.i164, %if.end.i157, %if.then.i153, %cond_enqueue.exit357, %cond.true.i, %if.end34.i, %if.end.i59, %if.then.i58
  %retval.0 = phi i32 [ %retval.i302.0, %cond_enqueue.exit357 ], [ 22, %if.then.i58 ], [ 35, %if.end.i59 ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 35, %if.end.i157 ], [ %call40.i169, %cond.true.i170 ], [ 0, %if.end34.i164 ]
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
  br i1 %tobool6.i, label %if.end33.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call8.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i = icmp ne i32 %call8.i, 0
  br i1 %tobool9.i, label %land.lhs.true.i, label %if.end15.i

land.lhs.true.i:                                  ; preds = %if.then7.i
  %call.i203 = call i32 @__gomc_mutex_kinds()
  %tobool.i204 = icmp ne i32 %call.i203, 0
  br i1 %tobool.i204, label %cond.true.i207, label %mutex_kind.exit

cond.true.i207:                                   ; preds = %land.lhs.true.i
  %add.ptr.i236 = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i236, align 4
  %and.i206 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.lhs.true.i, %cond.true.i207
  %cond.i209 = phi i32 [ %and.i206, %cond.true.i207 ], [ 0, %land.lhs.true.i ]
  %call.i181 = call i32 @__gomc_robust_mutexes()
  %tobool.i182 = icmp ne i32 %call.i181, 0
  %and.i183 = and i32 %cond.i209, 16
  %tobool1.i = icmp ne i32 %and.i183, 0
  %5 = select i1 %tobool.i182, i1 %tobool1.i, i1 false
  br i1 %5, label %if.then13.i, label %if.end15.i

if.then13.i:                                      ; preds = %mutex_kind.exit
  %call14.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then13.i, %mutex_kind.exit, %if.then7.i
  %add.i = add i64 %conv.i78, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call18.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i

if.then23.i:                                      ; preds = %if.end15.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i:                                        ; preds = %if.end15.i
  %add26.i = add i32 %call.i6.i, 1
  %cmp27.i = icmp ne i32 %conv.i46.i, %add26.i
  br i1 %cmp27.i, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i, %cond_bind.exit
  %error.i75.2 = phi i32 [ %retval.i169.0, %cond_bind.exit ], [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ %retval.i169.0, %if.else.i ]
  %tobool34.i = icmp ne i32 %error.i75.2, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i = shl i64 1, %conv.i78
  %add37.i = add i32 32, %call.i6.i
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit
  %retval.i72.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i75.2, %if.then35.i ], [ %error.i75.2, %if.end33.i ]
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
  %shr.i240 = lshr i64 %call3.i94, 32
  %conv.i241 = trunc i64 %shr.i240 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i95 = and i32 %conv.i241, %shl5.i
  %cmp.i96 = icmp ne i32 %and.i95, 0
  br i1 %cmp.i96, label %if.then.i15.i, label %if.then.i65

if.then.i65:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i116 = call i32 @__gomc_self()
  %idxprom.i117 = zext i32 %call.i116 to i64
  %arrayidx.i118 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i117
  %6 = load atomic i32, ptr %arrayidx.i118 seq_cst, align 4
  %and.i119 = and i32 %6, 1
  %cmp.i120 = icmp ne i32 %and.i119, 0
  br i1 %cmp.i120, label %end_waiting.exit.i, label %if.then.i.i123

if.then.i.i123:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i271 = call i32 @__gomc_self()
  %conv.i272 = zext i32 %call.i271 to i64
  %add.i273 = add i64 %conv.i272, 1
  %call.i212 = call i32 @__gomc_mutex_kinds()
  %tobool.i213 = icmp ne i32 %call.i212, 0
  br i1 %tobool.i213, label %cond.true.i216, label %mutex_kind.exit220

cond.true.i216:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i234 = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %add.ptr.i234, align 4
  %and.i215 = and i32 %7, 19
  br label %mutex_kind.exit220

mutex_kind.exit220:                               ; preds = %end_waiting.exit.i, %cond.true.i216
  %cond.i218 = phi i32 [ %and.i215, %cond.true.i216 ], [ 0, %end_waiting.exit.i ]
  %and.i278 = and i32 %cond.i218, 3
  %cmp.i279 = icmp eq i32 %and.i278, 3
  %.and.i278 = select i1 %cmp.i279, i32 0, i32 %and.i278
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit220
  %cmp.i34.i = icmp eq i32 %.and.i278, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i273, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i21 = and i64 %call5.i.i, 4294967295
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp7.i.i = icmp ne i32 %conv.i22, 0
  %conv10.i.i = zext i32 %conv.i22 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond122 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond122, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i273
  %cmp18.i.i = icmp eq i32 %.and.i278, 0
  %spec.select = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i273
  %cmp31.i.i = icmp eq i32 %.and.i278, 2
  %or.cond123 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond123, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i187 = call i32 @__gomc_robust_mutexes()
  %tobool.i188 = icmp ne i32 %call.i187, 0
  %and.i189 = and i32 %cond.i218, 16
  %tobool1.i190 = icmp ne i32 %and.i189, 0
  %8 = select i1 %tobool.i188, i1 %tobool1.i190, i1 false
  br i1 %8, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i126 = call i32 @__gomc_self()
  %idxprom.i127 = zext i32 %call.i126 to i64
  %arrayidx.i128 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i127
  %9 = load atomic i32, ptr %arrayidx.i128 seq_cst, align 4
  %and.i129 = and i32 %9, 1
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
  %conv.i238 = trunc i64 %shr.i to i32
  %shl5.i112 = shl i32 1, %call.i6.i
  %and.i113 = and i32 %conv.i238, %shl5.i112
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
  %call.i274 = call i32 @__gomc_self()
  %conv.i275 = zext i32 %call.i274 to i64
  %add.i276 = add i64 %conv.i275, 1
  %call.i222 = call i32 @__gomc_mutex_kinds()
  %tobool.i223 = icmp ne i32 %call.i222, 0
  br i1 %tobool.i223, label %cond.true.i226, label %mutex_kind.exit230

cond.true.i226:                                   ; preds = %if.end10.i.i
  %add.ptr.i232 = getelementptr inbounds i8, ptr %mutex, i64 16
  %10 = load i32, ptr %add.ptr.i232, align 4
  %and.i225 = and i32 %10, 19
  br label %mutex_kind.exit230

mutex_kind.exit230:                               ; preds = %if.end10.i.i, %cond.true.i226
  %cond.i228 = phi i32 [ %and.i225, %cond.true.i226 ], [ 0, %if.end10.i.i ]
  %and.i285 = and i32 %cond.i228, 3
  %cmp.i286 = icmp eq i32 %and.i285, 3
  %.and.i285 = select i1 %cmp.i286, i32 0, i32 %and.i285
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit230
  %cmp.i51.i = icmp eq i32 %.and.i285, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i276, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i39 = and i64 %call5.i54.i, 4294967295
  %conv.i40 = trunc i64 %and.i39 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i40, 0
  %conv10.i59.i = zext i32 %conv.i40 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  %or.cond124 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond124, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i276
  %cmp18.i67.i = icmp eq i32 %.and.i285, 0
  %spec.select125 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select125, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %land.rhs.i65.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv10.i59.i, %add.i276
  %cmp31.i82.i = icmp eq i32 %.and.i285, 2
  %or.cond126 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond126, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i195 = call i32 @__gomc_robust_mutexes()
  %tobool.i196 = icmp ne i32 %call.i195, 0
  %and.i197 = and i32 %cond.i228, 16
  %tobool1.i198 = icmp ne i32 %and.i197, 0
  %11 = select i1 %tobool.i196, i1 %tobool1.i198, i1 false
  br i1 %11, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i146 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i147 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i242 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i243 = and i64 %call.i242, -9223372036854775808
  %tobool.i244 = icmp ne i64 %and.i243, 0
  br i1 %tobool.i244, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i250 = shl i64 %call.i242, 1
  %12 = inttoptr i64 %shl.i250 to ptr
  %call.i255 = call i64 @__gomc_remember(i64 noundef %shl.i250, i64 noundef 0)
  %call1.i256 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i255)
  %call.i249 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %12, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i252 = shl i64 %call.i242, 1
  %13 = inttoptr i64 %shl.i252 to ptr
  %tobool3.i = icmp ne ptr %13, null
  br i1 %tobool3.i, label %if.then.i247, label %if.end.i248

if.then.i247:                                     ; preds = %while.end.i
  %add.i253 = add i64 %shl.i252, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i253, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %13, i32 noundef 1)
  unreachable

if.end.i248:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %14 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %14)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i310 = call i32 @__gomc_self()
  %cmp.i.i311 = icmp uge i32 %call.i310, 31
  br i1 %cmp.i.i311, label %if.then.i.i312, label %if.end.i.i315

if.then.i.i312:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i315:                                    ; preds = %if.end.i
  %conv.i.i313 = zext i32 %call.i310 to i64
  %call1.i.i314 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i313, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i314, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i316, label %cond_check.exit.i

cond.true.i.i316:                                 ; preds = %if.end.i.i315
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i315, %cond.true.i.i316
  %cond.i.i318 = phi i32 [ 22, %cond.true.i.i316 ], [ 0, %if.end.i.i315 ]
  %tobool.i.i319 = icmp ne i32 %cond.i.i318, 0
  br i1 %tobool.i.i319, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i314, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %15 = ptrtoint ptr %mutex to i64
  store atomic i64 %15, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %16 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %16)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %17 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %16, %17
  %or.cond127 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond127, label %cond_bind.exit.i, label %if.end5.i.i321

if.end5.i.i321:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i321, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i321 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end33.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call8.i.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i.i = icmp ne i32 %call8.i.i, 0
  br i1 %tobool9.i.i, label %land.lhs.true.i.i322, label %if.end15.i.i

land.lhs.true.i.i322:                             ; preds = %if.then7.i.i
  %call.i40.i = call i32 @__gomc_mutex_kinds()
  %tobool.i41.i = icmp ne i32 %call.i40.i, 0
  br i1 %tobool.i41.i, label %cond.true.i44.i, label %mutex_kind.exit.i

cond.true.i44.i:                                  ; preds = %land.lhs.true.i.i322
  %add.ptr.i48.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %18 = load i32, ptr %add.ptr.i48.i, align 4
  %and.i43.i = and i32 %18, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.lhs.true.i.i322, %cond.true.i44.i
  %cond.i46.i = phi i32 [ %and.i43.i, %cond.true.i44.i ], [ 0, %land.lhs.true.i.i322 ]
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i37.i = icmp ne i32 %call.i.i, 0
  %and.i38.i = and i32 %cond.i46.i, 16
  %tobool1.i.i = icmp ne i32 %and.i38.i, 0
  %19 = select i1 %tobool.i37.i, i1 %tobool1.i.i, i1 false
  br i1 %19, label %if.then13.i.i, label %if.end15.i.i

if.then13.i.i:                                    ; preds = %mutex_kind.exit.i
  %call14.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i.i

if.end15.i.i:                                     ; preds = %if.then13.i.i, %mutex_kind.exit.i, %if.then7.i.i
  %add.i.i = add i64 %conv.i.i313, 1
  %call18.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call18.i.i, 4294967295
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv20.i.i = zext i32 %conv.i46.i.i to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then23.i.i, label %if.else.i.i325

if.then23.i.i:                                    ; preds = %if.end15.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i.i

if.else.i.i325:                                   ; preds = %if.end15.i.i
  %add26.i.i = add i32 %call.i310, 1
  %cmp27.i.i324 = icmp ne i32 %conv.i46.i.i, %add26.i.i
  br i1 %cmp27.i.i324, label %if.then29.i.i, label %if.end33.i.i

if.then29.i.i:                                    ; preds = %if.else.i.i325
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %if.then23.i.i, %if.then29.i.i, %if.else.i.i325, %cond_bind.exit.i
  %error.i.i305.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then23.i.i ], [ 1, %if.then29.i.i ], [ %retval.i27.i.0, %if.else.i.i325 ]
  %tobool34.i.i = icmp ne i32 %error.i.i305.2, 0
  br i1 %tobool34.i.i, label %if.then35.i.i, label %cond_enqueue.exit.i

if.then35.i.i:                                    ; preds = %if.end33.i.i
  %shl.i.i = shl i64 1, %conv.i.i313
  %add37.i.i = add i32 32, %call.i310
  %sh_prom38.i.i = zext i32 %add37.i.i to i64
  %shl39.i.i = shl i64 1, %sh_prom38.i.i
  %or.i.i = or i64 %shl.i.i, %shl39.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call40.i.i326 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end33.i.i, %if.then35.i.i, %cond_check.exit.i
  %retval.i.i301.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i305.2, %if.then35.i.i ], [ %error.i.i305.2, %if.end33.i.i ]
  %tobool.i327 = icmp ne i32 %retval.i.i301.0, 0
  br i1 %tobool.i327, label %cond_timed_sleep.exit, label %if.end.i331

if.end.i331:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i313
  %add.i14.i = add i32 32, %call.i310
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i49.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i310
  %and.i.i329 = and i32 %conv.i49.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i329, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i332

land.rhs.i332:                                    ; preds = %if.end.i331
  %call.i52.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i53.i = icmp ne i32 %call.i52.i, 0
  br i1 %tobool.i53.i, label %land.lhs.true.i55.i, label %land.end.i

land.lhs.true.i55.i:                              ; preds = %land.rhs.i332
  %20 = ptrtoint ptr %cond to i64
  %call2.i54.i = call i64 @__gomc_note(i64 noundef %20, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i54.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i56.i

land.rhs.i56.i:                                   ; preds = %land.lhs.true.i55.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i333 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i332, %land.lhs.true.i55.i, %land.rhs.i56.i, %if.end.i331
  %21 = phi i1 [ false, %if.end.i331 ], [ false, %land.lhs.true.i55.i ], [ false, %land.rhs.i332 ], [ %tobool5.i.i333, %land.rhs.i56.i ]
  %land.ext.i334 = zext i1 %21 to i32
  %call.i60.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i61.i = icmp ne i32 %call.i60.i, 0
  br i1 %tobool.i61.i, label %if.then.i64.i, label %cond_woken.exit.i

if.then.i64.i:                                    ; preds = %land.end.i
  %22 = ptrtoint ptr %cond to i64
  %conv.i62.i = sext i32 %land.ext.i334 to i64
  %call2.i63.i = call i64 @__gomc_remember(i64 noundef %22, i64 noundef %conv.i62.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i64.i, %land.end.i
  %spec.select128 = select i1 %cmp.i17.i, i1 true, i1 %21
  %lor.ext.i = zext i1 %spec.select128 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i306.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i301.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i137 = call i32 @__gomc_self()
  %idxprom.i138 = zext i32 %call.i137 to i64
  %arrayidx.i139 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i138
  %23 = load atomic i32, ptr %arrayidx.i139 seq_cst, align 4
  %and.i140 = and i32 %23, 1
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
  %call.i265 = call i32 @__gomc_self()
  %idxprom.i266 = zext i32 %call.i265 to i64
  %arrayidx.i267 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i266
  %call1.i270 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i267, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i50, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i306.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i32.i = call i32 @__gomc_self()
  %conv.i33.i = zext i32 %call.i32.i to i64
  %add.i.i350 = add i64 %conv.i33.i, 1
  %call.i23.i = call i32 @__gomc_mutex_kinds()
  %tobool.i24.i = icmp ne i32 %call.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i27.i, label %mutex_kind.exit.i352

cond.true.i27.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i351 = getelementptr inbounds i8, ptr %mutex, i64 16
  %24 = load i32, ptr %add.ptr.i.i351, align 4
  %and.i26.i = and i32 %24, 19
  br label %mutex_kind.exit.i352

mutex_kind.exit.i352:                             ; preds = %cond.false.i, %cond.true.i27.i
  %cond.i29.i = phi i32 [ %and.i26.i, %cond.true.i27.i ], [ 0, %cond.false.i ]
  %and.i35.i = and i32 %cond.i29.i, 3
  %cmp.i36.i = icmp eq i32 %and.i35.i, 3
  %.and.i35.i = select i1 %cmp.i36.i, i32 0, i32 %and.i35.i
  br label %do.body.i.i358

do.body.i.i358:                                   ; preds = %land.rhs.i.i365, %mutex_kind.exit.i352
  %cmp.i.i353 = icmp eq i32 %.and.i35.i, 1
  %conv.i.i354 = zext i1 %cmp.i.i353 to i32
  %conv4.i.i355 = sext i32 %conv.i.i354 to i64
  %call5.i.i356 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i350, i64 noundef %conv4.i.i355, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i356, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i357 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i359 = zext i32 %conv.i16.i to i64
  %cmp11.i.i360 = icmp ne i64 %conv10.i.i359, 4294967295
  %or.cond129 = select i1 %cmp7.i.i357, i1 %cmp11.i.i360, i1 false
  br i1 %or.cond129, label %land.rhs.i.i365, label %do.end.i.i372

land.rhs.i.i365:                                  ; preds = %do.body.i.i358
  %cmp15.i.i364 = icmp ne i64 %conv10.i.i359, %add.i.i350
  %cmp18.i.i366 = icmp eq i32 %.and.i35.i, 0
  %spec.select130 = select i1 %cmp15.i.i364, i1 true, i1 %cmp18.i.i366
  br i1 %spec.select130, label %do.body.i.i358, label %do.end.i.i372

do.end.i.i372:                                    ; preds = %do.body.i.i358, %land.rhs.i.i365
  %cmp22.i.i371 = icmp eq i64 %conv10.i.i359, 4294967295
  br i1 %cmp22.i.i371, label %if.then.i.i373, label %if.end.i.i376

if.then.i.i373:                                   ; preds = %do.end.i.i372
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i393

if.end.i.i376:                                    ; preds = %do.end.i.i372
  %cmp27.i.i375 = icmp eq i64 %conv10.i.i359, %add.i.i350
  %cmp31.i.i377 = icmp eq i32 %.and.i35.i, 2
  %or.cond131 = select i1 %cmp27.i.i375, i1 %cmp31.i.i377, i1 false
  br i1 %or.cond131, label %mutex_lock.exit.i393, label %if.end34.i.i380

if.end34.i.i380:                                  ; preds = %if.end.i.i376
  %call.i17.i = call i32 @__gomc_robust_mutexes()
  %tobool.i18.i = icmp ne i32 %call.i17.i, 0
  %and.i19.i = and i32 %cond.i29.i, 16
  %tobool1.i.i381 = icmp ne i32 %and.i19.i, 0
  %25 = select i1 %tobool.i18.i, i1 %tobool1.i.i381, i1 false
  br i1 %25, label %cond.true.i.i388, label %mutex_lock.exit.i393

cond.true.i.i388:                                 ; preds = %if.end34.i.i380
  %conv39.i.i386 = zext i1 %cmp27.i.i375 to i32
  %call40.i.i387 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i386)
  br label %mutex_lock.exit.i393

mutex_lock.exit.i393:                             ; preds = %cond.true.i.i388, %if.end34.i.i380, %if.end.i.i376, %if.then.i.i373
  %retval.i.i341.0 = phi i32 [ 22, %if.then.i.i373 ], [ 35, %if.end.i.i376 ], [ %call40.i.i387, %cond.true.i.i388 ], [ 0, %if.end34.i.i380 ]
  %cmp.i392 = icmp ne i32 %retval.i.i341.0, 0
  %tobool.i395 = icmp ne i32 %in_time.i.0, 0
  %cond.i396 = select i1 %tobool.i395, i32 0, i32 110
  %retval.i347.0 = select i1 %cmp.i392, i32 %retval.i.i341.0, i32 %cond.i396
  br label %return

return:                                           ; preds = %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i393, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i72.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i347.0, %mutex_lock.exit.i393 ], [ %retval.i306.0, %end_waiting.exit27.i ]
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
  br i1 %tobool6.i, label %if.end33.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call8.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i = icmp ne i32 %call8.i, 0
  br i1 %tobool9.i, label %land.lhs.true.i, label %if.end15.i

land.lhs.true.i:                                  ; preds = %if.then7.i
  %call.i206 = call i32 @__gomc_mutex_kinds()
  %tobool.i207 = icmp ne i32 %call.i206, 0
  br i1 %tobool.i207, label %cond.true.i210, label %mutex_kind.exit

cond.true.i210:                                   ; preds = %land.lhs.true.i
  %add.ptr.i239 = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i239, align 4
  %and.i209 = and i32 %4, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.lhs.true.i, %cond.true.i210
  %cond.i212 = phi i32 [ %and.i209, %cond.true.i210 ], [ 0, %land.lhs.true.i ]
  %call.i184 = call i32 @__gomc_robust_mutexes()
  %tobool.i185 = icmp ne i32 %call.i184, 0
  %and.i186 = and i32 %cond.i212, 16
  %tobool1.i = icmp ne i32 %and.i186, 0
  %5 = select i1 %tobool.i185, i1 %tobool1.i, i1 false
  br i1 %5, label %if.then13.i, label %if.end15.i

if.then13.i:                                      ; preds = %mutex_kind.exit
  %call14.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then13.i, %mutex_kind.exit, %if.then7.i
  %add.i = add i64 %conv.i81, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call18.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i

if.then23.i:                                      ; preds = %if.end15.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i:                                        ; preds = %if.end15.i
  %add26.i = add i32 %call.i6.i, 1
  %cmp27.i = icmp ne i32 %conv.i46.i, %add26.i
  br i1 %cmp27.i, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i, %cond_bind.exit
  %error.i78.2 = phi i32 [ %retval.i172.0, %cond_bind.exit ], [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ %retval.i172.0, %if.else.i ]
  %tobool34.i = icmp ne i32 %error.i78.2, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i = shl i64 1, %conv.i81
  %add37.i = add i32 32, %call.i6.i
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit
  %retval.i75.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i78.2, %if.then35.i ], [ %error.i78.2, %if.end33.i ]
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
  %shr.i243 = lshr i64 %call3.i97, 32
  %conv.i244 = trunc i64 %shr.i243 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i98 = and i32 %conv.i244, %shl5.i
  %cmp.i99 = icmp ne i32 %and.i98, 0
  br i1 %cmp.i99, label %if.then.i15.i, label %if.then.i68

if.then.i68:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i119 = call i32 @__gomc_self()
  %idxprom.i120 = zext i32 %call.i119 to i64
  %arrayidx.i121 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i120
  %6 = load atomic i32, ptr %arrayidx.i121 seq_cst, align 4
  %and.i122 = and i32 %6, 1
  %cmp.i123 = icmp ne i32 %and.i122, 0
  br i1 %cmp.i123, label %end_waiting.exit.i, label %if.then.i.i126

if.then.i.i126:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i274 = call i32 @__gomc_self()
  %conv.i275 = zext i32 %call.i274 to i64
  %add.i276 = add i64 %conv.i275, 1
  %call.i215 = call i32 @__gomc_mutex_kinds()
  %tobool.i216 = icmp ne i32 %call.i215, 0
  br i1 %tobool.i216, label %cond.true.i219, label %mutex_kind.exit223

cond.true.i219:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i237 = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %add.ptr.i237, align 4
  %and.i218 = and i32 %7, 19
  br label %mutex_kind.exit223

mutex_kind.exit223:                               ; preds = %end_waiting.exit.i, %cond.true.i219
  %cond.i221 = phi i32 [ %and.i218, %cond.true.i219 ], [ 0, %end_waiting.exit.i ]
  %and.i281 = and i32 %cond.i221, 3
  %cmp.i282 = icmp eq i32 %and.i281, 3
  %.and.i281 = select i1 %cmp.i282, i32 0, i32 %and.i281
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit223
  %cmp.i34.i = icmp eq i32 %.and.i281, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i276, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i24 = and i64 %call5.i.i, 4294967295
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp7.i.i = icmp ne i32 %conv.i25, 0
  %conv10.i.i = zext i32 %conv.i25 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  %or.cond123 = select i1 %cmp7.i.i, i1 %cmp11.i.i, i1 false
  br i1 %or.cond123, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i276
  %cmp18.i.i = icmp eq i32 %.and.i281, 0
  %spec.select124 = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select124, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp22.i.i = icmp eq i64 %conv10.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv10.i.i, %add.i276
  %cmp31.i.i = icmp eq i32 %.and.i281, 2
  %or.cond125 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond125, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i190 = call i32 @__gomc_robust_mutexes()
  %tobool.i191 = icmp ne i32 %call.i190, 0
  %and.i192 = and i32 %cond.i221, 16
  %tobool1.i193 = icmp ne i32 %and.i192, 0
  %8 = select i1 %tobool.i191, i1 %tobool1.i193, i1 false
  br i1 %8, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i129 = call i32 @__gomc_self()
  %idxprom.i130 = zext i32 %call.i129 to i64
  %arrayidx.i131 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i130
  %9 = load atomic i32, ptr %arrayidx.i131 seq_cst, align 4
  %and.i132 = and i32 %9, 1
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
  %conv.i241 = trunc i64 %shr.i to i32
  %shl5.i115 = shl i32 1, %call.i6.i
  %and.i116 = and i32 %conv.i241, %shl5.i115
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
  %call.i277 = call i32 @__gomc_self()
  %conv.i278 = zext i32 %call.i277 to i64
  %add.i279 = add i64 %conv.i278, 1
  %call.i225 = call i32 @__gomc_mutex_kinds()
  %tobool.i226 = icmp ne i32 %call.i225, 0
  br i1 %tobool.i226, label %cond.true.i229, label %mutex_kind.exit233

cond.true.i229:                                   ; preds = %if.end10.i.i
  %add.ptr.i235 = getelementptr inbounds i8, ptr %mutex, i64 16
  %10 = load i32, ptr %add.ptr.i235, align 4
  %and.i228 = and i32 %10, 19
  br label %mutex_kind.exit233

mutex_kind.exit233:                               ; preds = %if.end10.i.i, %cond.true.i229
  %cond.i231 = phi i32 [ %and.i228, %cond.true.i229 ], [ 0, %if.end10.i.i ]
  %and.i288 = and i32 %cond.i231, 3
  %cmp.i289 = icmp eq i32 %and.i288, 3
  %.and.i288 = select i1 %cmp.i289, i32 0, i32 %and.i288
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit233
  %cmp.i51.i = icmp eq i32 %.and.i288, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i279, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i42 = and i64 %call5.i54.i, 4294967295
  %conv.i43 = trunc i64 %and.i42 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i43, 0
  %conv10.i59.i = zext i32 %conv.i43 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  %or.cond126 = select i1 %cmp7.i57.i, i1 %cmp11.i60.i, i1 false
  br i1 %or.cond126, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %do.body.i55.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i279
  %cmp18.i67.i = icmp eq i32 %.and.i288, 0
  %spec.select127 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select127, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %do.body.i55.i, %land.rhs.i65.i
  %cmp22.i73.i = icmp eq i64 %conv10.i59.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv10.i59.i, %add.i279
  %cmp31.i82.i = icmp eq i32 %.and.i288, 2
  %or.cond128 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond128, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i198 = call i32 @__gomc_robust_mutexes()
  %tobool.i199 = icmp ne i32 %call.i198, 0
  %and.i200 = and i32 %cond.i231, 16
  %tobool1.i201 = icmp ne i32 %and.i200, 0
  %11 = select i1 %tobool.i199, i1 %tobool1.i201, i1 false
  br i1 %11, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i149 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i150 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i245 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i246 = and i64 %call.i245, -9223372036854775808
  %tobool.i247 = icmp ne i64 %and.i246, 0
  br i1 %tobool.i247, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i253 = shl i64 %call.i245, 1
  %12 = inttoptr i64 %shl.i253 to ptr
  %call.i258 = call i64 @__gomc_remember(i64 noundef %shl.i253, i64 noundef 0)
  %call1.i259 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i258)
  %call.i252 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %12, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i255 = shl i64 %call.i245, 1
  %13 = inttoptr i64 %shl.i255 to ptr
  %tobool3.i = icmp ne ptr %13, null
  br i1 %tobool3.i, label %if.then.i250, label %if.end.i251

if.then.i250:                                     ; preds = %while.end.i
  %add.i256 = add i64 %shl.i255, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i256, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %13, i32 noundef 1)
  unreachable

if.end.i251:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %14 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %14)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i313 = call i32 @__gomc_self()
  %cmp.i.i314 = icmp uge i32 %call.i313, 31
  br i1 %cmp.i.i314, label %if.then.i.i315, label %if.end.i.i318

if.then.i.i315:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i318:                                    ; preds = %if.end.i
  %conv.i.i316 = zext i32 %call.i313 to i64
  %call1.i.i317 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i316, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i317, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i319, label %cond_check.exit.i

cond.true.i.i319:                                 ; preds = %if.end.i.i318
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i318, %cond.true.i.i319
  %cond.i.i321 = phi i32 [ 22, %cond.true.i.i319 ], [ 0, %if.end.i.i318 ]
  %tobool.i.i322 = icmp ne i32 %cond.i.i321, 0
  br i1 %tobool.i.i322, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i317, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %15 = ptrtoint ptr %mutex to i64
  store atomic i64 %15, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %16 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %16)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %17 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %16, %17
  %or.cond129 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond129, label %cond_bind.exit.i, label %if.end5.i.i324

if.end5.i.i324:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i324, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i324 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end33.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call8.i.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i.i = icmp ne i32 %call8.i.i, 0
  br i1 %tobool9.i.i, label %land.lhs.true.i.i325, label %if.end15.i.i

land.lhs.true.i.i325:                             ; preds = %if.then7.i.i
  %call.i40.i = call i32 @__gomc_mutex_kinds()
  %tobool.i41.i = icmp ne i32 %call.i40.i, 0
  br i1 %tobool.i41.i, label %cond.true.i44.i, label %mutex_kind.exit.i

cond.true.i44.i:                                  ; preds = %land.lhs.true.i.i325
  %add.ptr.i48.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %18 = load i32, ptr %add.ptr.i48.i, align 4
  %and.i43.i = and i32 %18, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.lhs.true.i.i325, %cond.true.i44.i
  %cond.i46.i = phi i32 [ %and.i43.i, %cond.true.i44.i ], [ 0, %land.lhs.true.i.i325 ]
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i37.i = icmp ne i32 %call.i.i, 0
  %and.i38.i = and i32 %cond.i46.i, 16
  %tobool1.i.i = icmp ne i32 %and.i38.i, 0
  %19 = select i1 %tobool.i37.i, i1 %tobool1.i.i, i1 false
  br i1 %19, label %if.then13.i.i, label %if.end15.i.i

if.then13.i.i:                                    ; preds = %mutex_kind.exit.i
  %call14.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i.i

if.end15.i.i:                                     ; preds = %if.then13.i.i, %mutex_kind.exit.i, %if.then7.i.i
  %add.i.i = add i64 %conv.i.i316, 1
  %call18.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call18.i.i, 4294967295
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv20.i.i = zext i32 %conv.i46.i.i to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then23.i.i, label %if.else.i.i328

if.then23.i.i:                                    ; preds = %if.end15.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i.i

if.else.i.i328:                                   ; preds = %if.end15.i.i
  %add26.i.i = add i32 %call.i313, 1
  %cmp27.i.i327 = icmp ne i32 %conv.i46.i.i, %add26.i.i
  br i1 %cmp27.i.i327, label %if.then29.i.i, label %if.end33.i.i

if.then29.i.i:                                    ; preds = %if.else.i.i328
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %if.then23.i.i, %if.then29.i.i, %if.else.i.i328, %cond_bind.exit.i
  %error.i.i308.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then23.i.i ], [ 1, %if.then29.i.i ], [ %retval.i27.i.0, %if.else.i.i328 ]
  %tobool34.i.i = icmp ne i32 %error.i.i308.2, 0
  br i1 %tobool34.i.i, label %if.then35.i.i, label %cond_enqueue.exit.i

if.then35.i.i:                                    ; preds = %if.end33.i.i
  %shl.i.i = shl i64 1, %conv.i.i316
  %add37.i.i = add i32 32, %call.i313
  %sh_prom38.i.i = zext i32 %add37.i.i to i64
  %shl39.i.i = shl i64 1, %sh_prom38.i.i
  %or.i.i = or i64 %shl.i.i, %shl39.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call40.i.i329 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end33.i.i, %if.then35.i.i, %cond_check.exit.i
  %retval.i.i304.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i308.2, %if.then35.i.i ], [ %error.i.i308.2, %if.end33.i.i ]
  %tobool.i330 = icmp ne i32 %retval.i.i304.0, 0
  br i1 %tobool.i330, label %cond_timed_sleep.exit, label %if.end.i334

if.end.i334:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i316
  %add.i14.i = add i32 32, %call.i313
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i49.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i313
  %and.i.i332 = and i32 %conv.i49.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i332, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i335

land.rhs.i335:                                    ; preds = %if.end.i334
  %call.i52.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i53.i = icmp ne i32 %call.i52.i, 0
  br i1 %tobool.i53.i, label %land.lhs.true.i55.i, label %land.end.i

land.lhs.true.i55.i:                              ; preds = %land.rhs.i335
  %20 = ptrtoint ptr %cond to i64
  %call2.i54.i = call i64 @__gomc_note(i64 noundef %20, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i54.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i56.i

land.rhs.i56.i:                                   ; preds = %land.lhs.true.i55.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i336 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i335, %land.lhs.true.i55.i, %land.rhs.i56.i, %if.end.i334
  %21 = phi i1 [ false, %if.end.i334 ], [ false, %land.lhs.true.i55.i ], [ false, %land.rhs.i335 ], [ %tobool5.i.i336, %land.rhs.i56.i ]
  %land.ext.i337 = zext i1 %21 to i32
  %call.i60.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i61.i = icmp ne i32 %call.i60.i, 0
  br i1 %tobool.i61.i, label %if.then.i64.i, label %cond_woken.exit.i

if.then.i64.i:                                    ; preds = %land.end.i
  %22 = ptrtoint ptr %cond to i64
  %conv.i62.i = sext i32 %land.ext.i337 to i64
  %call2.i63.i = call i64 @__gomc_remember(i64 noundef %22, i64 noundef %conv.i62.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i64.i, %land.end.i
  %spec.select130 = select i1 %cmp.i17.i, i1 true, i1 %21
  %lor.ext.i340 = zext i1 %spec.select130 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i340, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i309.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i304.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i140 = call i32 @__gomc_self()
  %idxprom.i141 = zext i32 %call.i140 to i64
  %arrayidx.i142 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i141
  %23 = load atomic i32, ptr %arrayidx.i142 seq_cst, align 4
  %and.i143 = and i32 %23, 1
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
  %call.i268 = call i32 @__gomc_self()
  %idxprom.i269 = zext i32 %call.i268 to i64
  %arrayidx.i270 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i269
  %call1.i273 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i270, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i53, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i309.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i32.i = call i32 @__gomc_self()
  %conv.i33.i = zext i32 %call.i32.i to i64
  %add.i.i355 = add i64 %conv.i33.i, 1
  %call.i23.i = call i32 @__gomc_mutex_kinds()
  %tobool.i24.i = icmp ne i32 %call.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i27.i, label %mutex_kind.exit.i357

cond.true.i27.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i356 = getelementptr inbounds i8, ptr %mutex, i64 16
  %24 = load i32, ptr %add.ptr.i.i356, align 4
  %and.i26.i = and i32 %24, 19
  br label %mutex_kind.exit.i357

mutex_kind.exit.i357:                             ; preds = %cond.false.i, %cond.true.i27.i
  %cond.i29.i = phi i32 [ %and.i26.i, %cond.true.i27.i ], [ 0, %cond.false.i ]
  %and.i35.i = and i32 %cond.i29.i, 3
  %cmp.i36.i = icmp eq i32 %and.i35.i, 3
  %.and.i35.i = select i1 %cmp.i36.i, i32 0, i32 %and.i35.i
  br label %do.body.i.i363

do.body.i.i363:                                   ; preds = %land.rhs.i.i370, %mutex_kind.exit.i357
  %cmp.i.i358 = icmp eq i32 %.and.i35.i, 1
  %conv.i.i359 = zext i1 %cmp.i.i358 to i32
  %conv4.i.i360 = sext i32 %conv.i.i359 to i64
  %call5.i.i361 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i355, i64 noundef %conv4.i.i360, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i361, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i362 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i364 = zext i32 %conv.i16.i to i64
  %cmp11.i.i365 = icmp ne i64 %conv10.i.i364, 4294967295
  %or.cond131 = select i1 %cmp7.i.i362, i1 %cmp11.i.i365, i1 false
  br i1 %or.cond131, label %land.rhs.i.i370, label %do.end.i.i377

land.rhs.i.i370:                                  ; preds = %do.body.i.i363
  %cmp15.i.i369 = icmp ne i64 %conv10.i.i364, %add.i.i355
  %cmp18.i.i371 = icmp eq i32 %.and.i35.i, 0
  %spec.select132 = select i1 %cmp15.i.i369, i1 true, i1 %cmp18.i.i371
  br i1 %spec.select132, label %do.body.i.i363, label %do.end.i.i377

do.end.i.i377:                                    ; preds = %do.body.i.i363, %land.rhs.i.i370
  %cmp22.i.i376 = icmp eq i64 %conv10.i.i364, 4294967295
  br i1 %cmp22.i.i376, label %if.then.i.i378, label %if.end.i.i381

if.then.i.i378:                                   ; preds = %do.end.i.i377
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i398

if.end.i.i381:                                    ; preds = %do.end.i.i377
  %cmp27.i.i380 = icmp eq i64 %conv10.i.i364, %add.i.i355
  %cmp31.i.i382 = icmp eq i32 %.and.i35.i, 2
  %or.cond133 = select i1 %cmp27.i.i380, i1 %cmp31.i.i382, i1 false
  br i1 %or.cond133, label %mutex_lock.exit.i398, label %if.end34.i.i385

if.end34.i.i385:                                  ; preds = %if.end.i.i381
  %call.i17.i = call i32 @__gomc_robust_mutexes()
  %tobool.i18.i = icmp ne i32 %call.i17.i, 0
  %and.i19.i = and i32 %cond.i29.i, 16
  %tobool1.i.i386 = icmp ne i32 %and.i19.i, 0
  %25 = select i1 %tobool.i18.i, i1 %tobool1.i.i386, i1 false
  br i1 %25, label %cond.true.i.i393, label %mutex_lock.exit.i398

cond.true.i.i393:                                 ; preds = %if.end34.i.i385
  %conv39.i.i391 = zext i1 %cmp27.i.i380 to i32
  %call40.i.i392 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i391)
  br label %mutex_lock.exit.i398

mutex_lock.exit.i398:                             ; preds = %cond.true.i.i393, %if.end34.i.i385, %if.end.i.i381, %if.then.i.i378
  %retval.i.i346.0 = phi i32 [ 22, %if.then.i.i378 ], [ 35, %if.end.i.i381 ], [ %call40.i.i392, %cond.true.i.i393 ], [ 0, %if.end34.i.i385 ]
  %cmp.i397 = icmp ne i32 %retval.i.i346.0, 0
  %tobool.i400 = icmp ne i32 %in_time.i.0, 0
  %cond.i401 = select i1 %tobool.i400, i32 0, i32 110
  %retval.i352.0 = select i1 %cmp.i397, i32 %retval.i.i346.0, i32 %cond.i401
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i398, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i75.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i352.0, %mutex_lock.exit.i398 ], [ %retval.i309.0, %end_waiting.exit27.i ]
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

declare i32 @__gomc_robust_mutexes()

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

