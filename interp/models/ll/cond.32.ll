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
  %call.i263 = call i32 @__gomc_cancels()
  %tobool.i264 = icmp ne i32 %call.i263, 0
  br i1 %tobool.i264, label %land.rhs.i267, label %begin_waiting.exit

land.rhs.i267:                                    ; preds = %entry
  %call1.i265 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i266 = icmp eq i64 %call1.i265, 0
  br i1 %cmp.i266, label %if.end.i, label %begin_waiting.exit

if.end.i:                                         ; preds = %land.rhs.i267
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i
  %call.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i
  %call1.i280 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i280, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i276

if.then.i276:                                     ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %if.end.i, %if.then3.i, %land.rhs.i267
  %retval.i.0 = phi i32 [ 0, %land.rhs.i267 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i ], [ 0, %entry ]
  %cmp = icmp ne i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %begin_waiting.exit
  %call.i6 = call i32 @__gomc_self()
  %cmp.i316 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i316, label %if.then.i317, label %if.end.i324

if.then.i317:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i324:                                      ; preds = %if.then
  %0 = ptrtoint ptr %cond to i32
  %add.i43.i318 = add i32 %0, 7
  %and.i44.i319 = and i32 %add.i43.i318, -8
  %1 = inttoptr i32 %and.i44.i319 to ptr
  %conv.i320 = zext i32 %call.i6 to i64
  %call1.i321 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i320, i64 noundef 0, i32 noundef 2)
  %and.i451 = and i64 %call1.i321, -9223372036854775808
  %tobool.i452 = icmp ne i64 %and.i451, 0
  br i1 %tobool.i452, label %cond.true.i453, label %cond_check.exit

cond.true.i453:                                   ; preds = %if.end.i324
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i324, %cond.true.i453
  %cond.i455 = phi i32 [ 22, %cond.true.i453 ], [ 0, %if.end.i324 ]
  %tobool.i323 = icmp ne i32 %cond.i455, 0
  br i1 %tobool.i323, label %cond_enqueue.exit367, label %if.end4.i328

if.end4.i328:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i321, 4294967295
  %conv.i.i488 = trunc i64 %and.i8.i to i32
  %cmp.i489 = icmp eq i32 %conv.i.i488, 0
  br i1 %cmp.i489, label %if.then.i490, label %if.end.i494

if.then.i490:                                     ; preds = %if.end4.i328
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i494:                                      ; preds = %if.end4.i328
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i491 = zext i32 %3 to i64
  %call2.i492 = call i32 @__gomc_defined(i64 noundef %conv.i491)
  %tobool.i493 = icmp eq i32 %call2.i492, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i493, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i495

if.end6.i495:                                     ; preds = %if.end.i494
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i494, %if.end6.i495, %if.then.i490
  %retval.i481.0 = phi i32 [ 0, %if.then.i490 ], [ 22, %if.end6.i495 ], [ 0, %if.end.i494 ]
  %tobool6.i327 = icmp ne i32 %retval.i481.0, 0
  br i1 %tobool6.i327, label %if.end30.i354, label %if.then7.i331

if.then7.i331:                                    ; preds = %cond_bind.exit
  %call.i525 = call i32 @__gomc_robust_mutexes()
  %tobool.i526 = icmp ne i32 %call.i525, 0
  br i1 %tobool.i526, label %land.rhs.i529, label %if.end12.i343

land.rhs.i529:                                    ; preds = %if.then7.i331
  %call.i552 = call i32 @__gomc_mutex_kinds()
  %tobool.i553 = icmp ne i32 %call.i552, 0
  br i1 %tobool.i553, label %cond.true.i556, label %mutex_kind.exit560

cond.true.i556:                                   ; preds = %land.rhs.i529
  %add.ptr.i598 = getelementptr inbounds i8, ptr %mutex, i32 12
  %5 = load i32, ptr %add.ptr.i598, align 4
  %and.i555 = and i32 %5, 19
  br label %mutex_kind.exit560

mutex_kind.exit560:                               ; preds = %land.rhs.i529, %cond.true.i556
  %cond.i558 = phi i32 [ %and.i555, %cond.true.i556 ], [ 0, %land.rhs.i529 ]
  %and.i528 = and i32 %cond.i558, 16
  %tobool2.i = icmp ne i32 %and.i528, 0
  br i1 %tobool2.i, label %if.then10.i333, label %if.end12.i343

if.then10.i333:                                   ; preds = %mutex_kind.exit560
  %call11.i332 = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i343

if.end12.i343:                                    ; preds = %if.then7.i331, %if.then10.i333, %mutex_kind.exit560
  %6 = ptrtoint ptr %mutex to i32
  %add.i40.i334 = add i32 %6, 7
  %and.i41.i335 = and i32 %add.i40.i334, -8
  %7 = inttoptr i32 %and.i41.i335 to ptr
  %add.i337 = add i64 %conv.i320, 1
  %call15.i338 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i337, i64 noundef 0, i32 noundef 1)
  %and.i47.i339 = and i64 %call15.i338, 4294967295
  %conv.i48.i340 = trunc i64 %and.i47.i339 to i32
  %conv17.i341 = zext i32 %conv.i48.i340 to i64
  %cmp18.i342 = icmp eq i64 %conv17.i341, 4294967295
  br i1 %cmp18.i342, label %if.then20.i344, label %if.else.i349

if.then20.i344:                                   ; preds = %if.end12.i343
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i354

if.else.i349:                                     ; preds = %if.end12.i343
  %add23.i347 = add i32 %call.i6, 1
  %cmp24.i348 = icmp ne i32 %conv.i48.i340, %add23.i347
  br i1 %cmp24.i348, label %if.then26.i350, label %if.end30.i354

if.then26.i350:                                   ; preds = %if.else.i349
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i354

if.end30.i354:                                    ; preds = %if.then20.i344, %if.then26.i350, %if.else.i349, %cond_bind.exit
  %error.i315.2 = phi i32 [ %retval.i481.0, %cond_bind.exit ], [ 22, %if.then20.i344 ], [ 1, %if.then26.i350 ], [ %retval.i481.0, %if.else.i349 ]
  %tobool31.i353 = icmp ne i32 %error.i315.2, 0
  br i1 %tobool31.i353, label %if.then32.i365, label %cond_enqueue.exit367

if.then32.i365:                                   ; preds = %if.end30.i354
  %shl.i358 = shl i64 1, %conv.i320
  %add34.i359 = add i32 32, %call.i6
  %sh_prom35.i360 = zext i32 %add34.i359 to i64
  %shl36.i361 = shl i64 1, %sh_prom35.i360
  %or.i362 = or i64 %shl.i358, %shl36.i361
  %not.i363 = xor i64 %or.i362, -1
  %call37.i364 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i363, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit367

cond_enqueue.exit367:                             ; preds = %if.end30.i354, %if.then32.i365, %cond_check.exit
  %retval.i310.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i315.2, %if.then32.i365 ], [ %error.i315.2, %if.end30.i354 ]
  %tobool.i8 = icmp ne i32 %retval.i310.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit367
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i389 = shl i64 1, %conv.i320
  %add.i390 = add i32 32, %call.i6
  %sh_prom1.i391 = zext i32 %add.i390 to i64
  %shl2.i392 = shl i64 1, %sh_prom1.i391
  %or.i393 = or i64 %shl.i389, %shl2.i392
  %not.i396 = xor i64 %or.i393, -1
  %call3.i397 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i396, i64 noundef 0, i32 noundef 2)
  %shr.i604 = lshr i64 %call3.i397, 32
  %conv.i605 = trunc i64 %shr.i604 to i32
  %shl5.i399 = shl i32 1, %call.i6
  %and.i400 = and i32 %conv.i605, %shl5.i399
  %cmp.i401 = icmp ne i32 %and.i400, 0
  br i1 %cmp.i401, label %if.then.i30, label %if.then.i272

if.then.i272:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i429 = call i32 @__gomc_self()
  %arrayidx.i430 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i429
  %8 = load atomic i32, ptr %arrayidx.i430 seq_cst, align 4
  %and.i431 = and i32 %8, 1
  %cmp.i432 = icmp ne i32 %and.i431, 0
  br i1 %cmp.i432, label %end_waiting.exit, label %if.then.i.i435

if.then.i.i435:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i688 = call i32 @__gomc_self()
  %conv.i689 = zext i32 %call.i688 to i64
  %add.i690 = add i64 %conv.i689, 1
  %call.i582 = call i32 @__gomc_mutex_kinds()
  %tobool.i583 = icmp ne i32 %call.i582, 0
  br i1 %tobool.i583, label %cond.true.i586, label %mutex_kind.exit590

cond.true.i586:                                   ; preds = %end_waiting.exit
  %add.ptr.i592 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i592, align 4
  %and.i585 = and i32 %9, 19
  br label %mutex_kind.exit590

mutex_kind.exit590:                               ; preds = %end_waiting.exit, %cond.true.i586
  %cond.i588 = phi i32 [ %and.i585, %cond.true.i586 ], [ 0, %end_waiting.exit ]
  %and.i706 = and i32 %cond.i588, 3
  %cmp.i707 = icmp eq i32 %and.i706, 3
  %.and.i706 = select i1 %cmp.i707, i32 0, i32 %and.i706
  br label %do.body.i54

do.body.i54:                                      ; preds = %land.rhs.i, %mutex_kind.exit590
  %10 = ptrtoint ptr %mutex to i32
  %add.i187 = add i32 %10, 7
  %and.i188 = and i32 %add.i187, -8
  %11 = inttoptr i32 %and.i188 to ptr
  %cmp.i51 = icmp eq i32 %.and.i706, 1
  %conv.i52 = zext i1 %cmp.i51 to i32
  %conv4.i = sext i32 %conv.i52 to i64
  %call5.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i690, i64 noundef %conv4.i, i32 noundef 1)
  %and.i243 = and i64 %call5.i53, 4294967295
  %conv.i244 = trunc i64 %and.i243 to i32
  %cmp7.i = icmp ne i32 %conv.i244, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i57

land.lhs.true.i:                                  ; preds = %do.body.i54
  %conv10.i = zext i32 %conv.i244 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i57

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i690
  %cmp18.i = icmp eq i32 %.and.i706, 0
  %spec.select = select i1 %cmp15.i, i1 true, i1 %cmp18.i
  br i1 %spec.select, label %do.body.i54, label %do.end.i57

do.end.i57:                                       ; preds = %land.lhs.true.i, %do.body.i54, %land.rhs.i
  %conv21.i = zext i32 %conv.i244 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 4294967295
  br i1 %cmp22.i, label %if.then.i58, label %if.end.i59

if.then.i58:                                      ; preds = %do.end.i57
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i59:                                       ; preds = %do.end.i57
  %cmp27.i = icmp eq i64 %conv21.i, %add.i690
  %cmp31.i = icmp eq i32 %.and.i706, 2
  %or.cond123 = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond123, label %return, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i59
  %call.i741 = call i32 @__gomc_robust_mutexes()
  %tobool.i742 = icmp ne i32 %call.i741, 0
  %and.i743 = and i32 %cond.i588, 16
  %tobool1.i744 = icmp ne i32 %and.i743, 0
  %12 = select i1 %tobool.i742, i1 %tobool1.i744, i1 false
  br i1 %12, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i439 = call i32 @__gomc_self()
  %arrayidx.i440 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i439
  %13 = load atomic i32, ptr %arrayidx.i440 seq_cst, align 4
  %and.i441 = and i32 %13, 1
  %cmp.i442 = icmp ne i32 %and.i441, 0
  br i1 %cmp.i442, label %await_request.exit446, label %if.then.i.i445

if.then.i.i445:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit446:                            ; preds = %if.end5.i
  %shl.i409 = shl i64 1, %conv.i320
  %add.i410 = add i32 32, %call.i6
  %sh_prom1.i411 = zext i32 %add.i410 to i64
  %shl2.i412 = shl i64 1, %sh_prom1.i411
  %or.i413 = or i64 %shl.i409, %shl2.i412
  %not.i416 = xor i64 %or.i413, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i416, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i602 = trunc i64 %shr.i to i32
  %shl5.i418 = shl i32 1, %call.i6
  %and.i419 = and i32 %conv.i602, %shl5.i418
  %cmp.i420 = icmp ne i32 %and.i419, 0
  br i1 %cmp.i420, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit446
  %call1.i177 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i470 = and i64 %call1.i177, -9223372036854775808
  %tobool.i471 = icmp ne i64 %and.i470, 0
  br i1 %tobool.i471, label %cond.true.i472, label %if.end10.i

cond.true.i472:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i472, %if.then8.i, %await_request.exit446
  %call.i685 = call i32 @__gomc_self()
  %conv.i686 = zext i32 %call.i685 to i64
  %add.i687 = add i64 %conv.i686, 1
  %call.i572 = call i32 @__gomc_mutex_kinds()
  %tobool.i573 = icmp ne i32 %call.i572, 0
  br i1 %tobool.i573, label %cond.true.i576, label %mutex_kind.exit580

cond.true.i576:                                   ; preds = %if.end10.i
  %add.ptr.i594 = getelementptr inbounds i8, ptr %mutex, i32 12
  %14 = load i32, ptr %add.ptr.i594, align 4
  %and.i575 = and i32 %14, 19
  br label %mutex_kind.exit580

mutex_kind.exit580:                               ; preds = %if.end10.i, %cond.true.i576
  %cond.i578 = phi i32 [ %and.i575, %cond.true.i576 ], [ 0, %if.end10.i ]
  %and.i698 = and i32 %cond.i578, 3
  %cmp.i699 = icmp eq i32 %and.i698, 3
  %.and.i698 = select i1 %cmp.i699, i32 0, i32 %and.i698
  br label %do.body.i75

do.body.i75:                                      ; preds = %land.rhs.i85, %mutex_kind.exit580
  %15 = ptrtoint ptr %mutex to i32
  %add.i184 = add i32 %15, 7
  %and.i185 = and i32 %add.i184, -8
  %16 = inttoptr i32 %and.i185 to ptr
  %cmp.i71 = icmp eq i32 %.and.i698, 1
  %conv.i72 = zext i1 %cmp.i71 to i32
  %conv4.i73 = sext i32 %conv.i72 to i64
  %call5.i74 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %16, i32 noundef 8, i64 noundef %add.i687, i64 noundef %conv4.i73, i32 noundef 1)
  %and.i225 = and i64 %call5.i74, 4294967295
  %conv.i226 = trunc i64 %and.i225 to i32
  %cmp7.i77 = icmp ne i32 %conv.i226, 0
  br i1 %cmp7.i77, label %land.lhs.true.i81, label %do.end.i94

land.lhs.true.i81:                                ; preds = %do.body.i75
  %conv10.i79 = zext i32 %conv.i226 to i64
  %cmp11.i80 = icmp ne i64 %conv10.i79, 4294967295
  br i1 %cmp11.i80, label %land.rhs.i85, label %do.end.i94

land.rhs.i85:                                     ; preds = %land.lhs.true.i81
  %cmp15.i84 = icmp ne i64 %conv10.i79, %add.i687
  %cmp18.i87 = icmp eq i32 %.and.i698, 0
  %spec.select124 = select i1 %cmp15.i84, i1 true, i1 %cmp18.i87
  br i1 %spec.select124, label %do.body.i75, label %do.end.i94

do.end.i94:                                       ; preds = %land.lhs.true.i81, %do.body.i75, %land.rhs.i85
  %conv21.i92 = zext i32 %conv.i226 to i64
  %cmp22.i93 = icmp eq i64 %conv21.i92, 4294967295
  br i1 %cmp22.i93, label %if.then.i96, label %if.end.i100

if.then.i96:                                      ; preds = %do.end.i94
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit117

if.end.i100:                                      ; preds = %do.end.i94
  %cmp27.i99 = icmp eq i64 %conv21.i92, %add.i687
  %cmp31.i102 = icmp eq i32 %.and.i698, 2
  %or.cond125 = select i1 %cmp27.i99, i1 %cmp31.i102, i1 false
  br i1 %or.cond125, label %mutex_lock.exit117, label %if.end34.i107

if.end34.i107:                                    ; preds = %if.end.i100
  %call.i732 = call i32 @__gomc_robust_mutexes()
  %tobool.i733 = icmp ne i32 %call.i732, 0
  %and.i734 = and i32 %cond.i578, 16
  %tobool1.i735 = icmp ne i32 %and.i734, 0
  %17 = select i1 %tobool.i733, i1 %tobool1.i735, i1 false
  br i1 %17, label %cond.true.i113, label %mutex_lock.exit117

cond.true.i113:                                   ; preds = %if.end34.i107
  %conv39.i111 = zext i1 %cmp27.i99 to i32
  %call40.i112 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i111)
  br label %mutex_lock.exit117

mutex_lock.exit117:                               ; preds = %cond.true.i113, %if.end34.i107, %if.end.i100, %if.then.i96
  %call.i447 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i448 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit117
  %call.i612 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i613 = and i64 %call.i612, -9223372036854775808
  %tobool.i614 = icmp ne i64 %and.i613, 0
  br i1 %tobool.i614, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i622 = shl i64 %call.i612, 1
  %conv.i623 = trunc i64 %shl.i622 to i32
  %18 = inttoptr i32 %conv.i623 to ptr
  %conv.i630 = zext i32 %conv.i623 to i64
  %call.i631 = call i64 @__gomc_remember(i64 noundef %conv.i630, i64 noundef 0)
  %call1.i632 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i631)
  %call.i621 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %18, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i625 = shl i64 %call.i612, 1
  %conv.i626 = trunc i64 %shl.i625 to i32
  %19 = inttoptr i32 %conv.i626 to ptr
  %tobool3.i617 = icmp ne ptr %19, null
  br i1 %tobool3.i617, label %if.then.i618, label %if.end.i620

if.then.i618:                                     ; preds = %while.end.i
  %add.i627 = add i32 %conv.i626, 16
  %conv.i628 = zext i32 %add.i627 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i628, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %19, i32 noundef 1)
  unreachable

if.end.i620:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i619 = trunc i64 %call7.i to i32
  %20 = inttoptr i32 %conv.i619 to ptr
  call void @__gomc_exit_thread(ptr noundef %20)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i286 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i286, label %if.then.i287, label %if.end.i292

if.then.i287:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i292:                                      ; preds = %if.end
  %21 = ptrtoint ptr %cond to i32
  %add.i43.i = add i32 %21, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %22 = inttoptr i32 %and.i44.i to ptr
  %conv.i288 = zext i32 %call.i18 to i64
  %call1.i289 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %22, i32 noundef 8, i64 noundef %conv.i288, i64 noundef 0, i32 noundef 2)
  %and.i460 = and i64 %call1.i289, -9223372036854775808
  %tobool.i461 = icmp ne i64 %and.i460, 0
  br i1 %tobool.i461, label %cond.true.i462, label %cond_check.exit466

cond.true.i462:                                   ; preds = %if.end.i292
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit466

cond_check.exit466:                               ; preds = %if.end.i292, %cond.true.i462
  %cond.i464 = phi i32 [ 22, %cond.true.i462 ], [ 0, %if.end.i292 ]
  %tobool.i291 = icmp ne i32 %cond.i464, 0
  br i1 %tobool.i291, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit466
  %add.ptr.i510 = getelementptr inbounds i64, ptr %22, i32 1
  %and.i8.i511 = and i64 %call1.i289, 4294967295
  %conv.i.i512 = trunc i64 %and.i8.i511 to i32
  %cmp.i513 = icmp eq i32 %conv.i.i512, 0
  br i1 %cmp.i513, label %if.then.i514, label %if.end.i518

if.then.i514:                                     ; preds = %if.end4.i
  %23 = ptrtoint ptr %mutex to i32
  store atomic i32 %23, ptr %add.ptr.i510 monotonic, align 4
  br label %cond_bind.exit523

if.end.i518:                                      ; preds = %if.end4.i
  %24 = load atomic i32, ptr %add.ptr.i510 monotonic, align 4
  %conv.i515 = zext i32 %24 to i64
  %call2.i516 = call i32 @__gomc_defined(i64 noundef %conv.i515)
  %tobool.i517 = icmp eq i32 %call2.i516, 0
  %25 = ptrtoint ptr %mutex to i32
  %cmp3.i519 = icmp eq i32 %24, %25
  %or.cond126 = select i1 %tobool.i517, i1 true, i1 %cmp3.i519
  br i1 %or.cond126, label %cond_bind.exit523, label %if.end6.i522

if.end6.i522:                                     ; preds = %if.end.i518
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit523

cond_bind.exit523:                                ; preds = %if.end.i518, %if.end6.i522, %if.then.i514
  %retval.i500.0 = phi i32 [ 0, %if.then.i514 ], [ 22, %if.end6.i522 ], [ 0, %if.end.i518 ]
  %tobool6.i295 = icmp ne i32 %retval.i500.0, 0
  br i1 %tobool6.i295, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit523
  %call.i533 = call i32 @__gomc_robust_mutexes()
  %tobool.i534 = icmp ne i32 %call.i533, 0
  br i1 %tobool.i534, label %land.rhs.i538, label %if.end12.i

land.rhs.i538:                                    ; preds = %if.then7.i
  %call.i543 = call i32 @__gomc_mutex_kinds()
  %tobool.i544 = icmp ne i32 %call.i543, 0
  br i1 %tobool.i544, label %cond.true.i547, label %mutex_kind.exit

cond.true.i547:                                   ; preds = %land.rhs.i538
  %add.ptr.i600 = getelementptr inbounds i8, ptr %mutex, i32 12
  %26 = load i32, ptr %add.ptr.i600, align 4
  %and.i546 = and i32 %26, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i538, %cond.true.i547
  %cond.i549 = phi i32 [ %and.i546, %cond.true.i547 ], [ 0, %land.rhs.i538 ]
  %and.i536 = and i32 %cond.i549, 16
  %tobool2.i537 = icmp ne i32 %and.i536, 0
  br i1 %tobool2.i537, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %27 = ptrtoint ptr %mutex to i32
  %add.i40.i = add i32 %27, 7
  %and.i41.i = and i32 %add.i40.i, -8
  %28 = inttoptr i32 %and.i41.i to ptr
  %add.i297 = add i64 %conv.i288, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %28, i32 noundef 8, i64 noundef %add.i297, i64 noundef 0, i32 noundef 1)
  %and.i47.i = and i64 %call15.i, 4294967295
  %conv.i48.i = trunc i64 %and.i47.i to i32
  %conv17.i = zext i32 %conv.i48.i to i64
  %cmp18.i298 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i298, label %if.then20.i, label %if.else.i299

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i299:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i48.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i299
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i299, %cond_bind.exit523
  %error.i285.2 = phi i32 [ %retval.i500.0, %cond_bind.exit523 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i500.0, %if.else.i299 ]
  %tobool31.i = icmp ne i32 %error.i285.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i300 = shl i64 1, %conv.i288
  %add34.i = add i32 32, %call.i18
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i300, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %22, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit466
  %retval.i281.0 = phi i32 [ 22, %cond_check.exit466 ], [ %error.i285.2, %if.then32.i ], [ %error.i285.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i281.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i635 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i636 = icmp ne i32 %call.i635, 0
  br i1 %tobool.i636, label %land.lhs.true.i642, label %if.end7.i

land.lhs.true.i642:                               ; preds = %if.end.i22
  %conv.i639 = zext i32 %and.i44.i to i64
  %call2.i640 = call i64 @__gomc_note(i64 noundef %conv.i639, i32 noundef 0)
  %tobool3.i641 = icmp ne i64 %call2.i640, 0
  br i1 %tobool3.i641, label %if.end7.i, label %land.rhs.i644

land.rhs.i644:                                    ; preds = %land.lhs.true.i642
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i643 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i643, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i644
  %shl.i373 = shl i64 1, %conv.i288
  %add.i374 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i374 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i375 = or i64 %shl.i373, %shl2.i
  %not.i378 = xor i64 %or.i375, -1
  %call3.i379 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %22, i32 noundef 8, i64 noundef %not.i378, i64 noundef 0, i32 noundef 2)
  %shr.i607 = lshr i64 %call3.i379, 32
  %conv.i608 = trunc i64 %shr.i607 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i380 = and i32 %conv.i608, %shl5.i
  %cmp.i381 = icmp ne i32 %and.i380, 0
  %lnot.i23 = xor i1 %cmp.i381, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i649 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i650 = icmp ne i32 %call.i649, 0
  br i1 %tobool.i650, label %if.then.i655, label %cond_sleep.exit

if.then.i655:                                     ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i654 = call i64 @__gomc_remember(i64 noundef %conv.i639, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i642, %if.end.i22, %land.rhs.i644
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %22, i32 noundef 8, i64 noundef %conv.i288, i64 noundef 0, i32 noundef 2)
  %shr.i610 = lshr i64 %call9.i26, 32
  %conv.i611 = trunc i64 %shr.i610 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i611, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i660 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i661 = icmp ne i32 %call.i660, 0
  br i1 %tobool.i661, label %if.then.i667, label %cond_sleep.exit

if.then.i667:                                     ; preds = %do.end.i
  %conv.i664 = zext i32 %and.i44.i to i64
  %call3.i666 = call i64 @__gomc_remember(i64 noundef %conv.i664, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i667, %if.then4.i, %if.then.i655, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i281.0, %cond_enqueue.exit ], [ 0, %if.then.i655 ], [ 0, %if.then4.i ], [ 0, %if.then.i667 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i422 = call i32 @__gomc_self()
  %arrayidx.i423 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i422
  %29 = load atomic i32, ptr %arrayidx.i423 seq_cst, align 4
  %and.i424 = and i32 %29, 1
  %cmp.i425 = icmp ne i32 %and.i424, 0
  br i1 %cmp.i425, label %end_waiting.exit42, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i36
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i39:                                      ; preds = %cond_sleep.exit
  %call.i249 = call i32 @__gomc_cancels()
  %tobool.i250 = icmp ne i32 %call.i249, 0
  br i1 %tobool.i250, label %land.rhs.i253, label %end_waiting.exit42

land.rhs.i253:                                    ; preds = %if.else.i39
  %call1.i251 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i252 = icmp eq i64 %call1.i251, 0
  br i1 %cmp.i252, label %if.then1.i40, label %end_waiting.exit42

if.then1.i40:                                     ; preds = %land.rhs.i253
  %call.i671 = call i32 @__gomc_self()
  %arrayidx.i672 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i671
  %call1.i675 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i672, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i253, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i682 = call i32 @__gomc_self()
  %conv.i683 = zext i32 %call.i682 to i64
  %add.i684 = add i64 %conv.i683, 1
  %call.i562 = call i32 @__gomc_mutex_kinds()
  %tobool.i563 = icmp ne i32 %call.i562, 0
  br i1 %tobool.i563, label %cond.true.i566, label %mutex_kind.exit570

cond.true.i566:                                   ; preds = %cond.false
  %add.ptr.i596 = getelementptr inbounds i8, ptr %mutex, i32 12
  %30 = load i32, ptr %add.ptr.i596, align 4
  %and.i565 = and i32 %30, 19
  br label %mutex_kind.exit570

mutex_kind.exit570:                               ; preds = %cond.false, %cond.true.i566
  %cond.i568 = phi i32 [ %and.i565, %cond.true.i566 ], [ 0, %cond.false ]
  %and.i691 = and i32 %cond.i568, 3
  %cmp.i692 = icmp eq i32 %and.i691, 3
  %.and.i691 = select i1 %cmp.i692, i32 0, i32 %and.i691
  br label %do.body.i132

do.body.i132:                                     ; preds = %land.rhs.i142, %mutex_kind.exit570
  %31 = ptrtoint ptr %mutex to i32
  %add.i181 = add i32 %31, 7
  %and.i182 = and i32 %add.i181, -8
  %32 = inttoptr i32 %and.i182 to ptr
  %cmp.i128 = icmp eq i32 %.and.i691, 1
  %conv.i129 = zext i1 %cmp.i128 to i32
  %conv4.i130 = sext i32 %conv.i129 to i64
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %32, i32 noundef 8, i64 noundef %add.i684, i64 noundef %conv4.i130, i32 noundef 1)
  %and.i207 = and i64 %call5.i131, 4294967295
  %conv.i208 = trunc i64 %and.i207 to i32
  %cmp7.i134 = icmp ne i32 %conv.i208, 0
  br i1 %cmp7.i134, label %land.lhs.true.i138, label %do.end.i151

land.lhs.true.i138:                               ; preds = %do.body.i132
  %conv10.i136 = zext i32 %conv.i208 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 4294967295
  br i1 %cmp11.i137, label %land.rhs.i142, label %do.end.i151

land.rhs.i142:                                    ; preds = %land.lhs.true.i138
  %cmp15.i141 = icmp ne i64 %conv10.i136, %add.i684
  %cmp18.i144 = icmp eq i32 %.and.i691, 0
  %spec.select127 = select i1 %cmp15.i141, i1 true, i1 %cmp18.i144
  br i1 %spec.select127, label %do.body.i132, label %do.end.i151

do.end.i151:                                      ; preds = %land.lhs.true.i138, %do.body.i132, %land.rhs.i142
  %conv21.i149 = zext i32 %conv.i208 to i64
  %cmp22.i150 = icmp eq i64 %conv21.i149, 4294967295
  br i1 %cmp22.i150, label %if.then.i153, label %if.end.i157

if.then.i153:                                     ; preds = %do.end.i151
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i157:                                      ; preds = %do.end.i151
  %cmp27.i156 = icmp eq i64 %conv21.i149, %add.i684
  %cmp31.i159 = icmp eq i32 %.and.i691, 2
  %or.cond128 = select i1 %cmp27.i156, i1 %cmp31.i159, i1 false
  br i1 %or.cond128, label %return, label %if.end34.i164

if.end34.i164:                                    ; preds = %if.end.i157
  %call.i725 = call i32 @__gomc_robust_mutexes()
  %tobool.i726 = icmp ne i32 %call.i725, 0
  %and.i727 = and i32 %cond.i568, 16
  %tobool1.i = icmp ne i32 %and.i727, 0
  %33 = select i1 %tobool.i726, i1 %tobool1.i, i1 false
  br i1 %33, label %cond.true.i170, label %return

cond.true.i170:                                   ; preds = %if.end34.i164
  %conv39.i168 = zext i1 %cmp27.i156 to i32
  %call40.i169 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i168)
  br label %return

return:                                           ; preds = %end_waiting.exit42, %cond.true.i170, %if.end34.i164, %if.end.i157, %if.then.i153, %cond_enqueue.exit367, %cond.true.i, %if.end34.i, %if.end.i59, %if.then.i58
  %retval.0 = phi i32 [ %retval.i310.0, %cond_enqueue.exit367 ], [ 22, %if.then.i58 ], [ 35, %if.end.i59 ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 35, %if.end.i157 ], [ %call40.i169, %cond.true.i170 ], [ 0, %if.end34.i164 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
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
  %cmp.i2 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i81 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i81, label %if.then.i82, label %if.end.i87

if.then.i82:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i87:                                       ; preds = %if.then.i
  %1 = ptrtoint ptr %cond to i32
  %add.i43.i = add i32 %1, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %2 = inttoptr i32 %and.i44.i to ptr
  %conv.i83 = zext i32 %call.i6.i to i64
  %call1.i84 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i83, i64 noundef 0, i32 noundef 2)
  %and.i157 = and i64 %call1.i84, -9223372036854775808
  %tobool.i158 = icmp ne i64 %and.i157, 0
  br i1 %tobool.i158, label %cond.true.i159, label %cond_check.exit

cond.true.i159:                                   ; preds = %if.end.i87
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i87, %cond.true.i159
  %cond.i = phi i32 [ 22, %cond.true.i159 ], [ 0, %if.end.i87 ]
  %tobool.i86 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i86, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i84, 4294967295
  %conv.i.i183 = trunc i64 %and.i8.i to i32
  %cmp.i184 = icmp eq i32 %conv.i.i183, 0
  br i1 %cmp.i184, label %if.then.i185, label %if.end.i189

if.then.i185:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i189:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i186 = zext i32 %4 to i64
  %call2.i187 = call i32 @__gomc_defined(i64 noundef %conv.i186)
  %tobool.i188 = icmp eq i32 %call2.i187, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i188, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i189
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i189, %if.end6.i, %if.then.i185
  %retval.i176.0 = phi i32 [ 0, %if.then.i185 ], [ 22, %if.end6.i ], [ 0, %if.end.i189 ]
  %tobool6.i = icmp ne i32 %retval.i176.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i191 = call i32 @__gomc_robust_mutexes()
  %tobool.i192 = icmp ne i32 %call.i191, 0
  br i1 %tobool.i192, label %land.rhs.i195, label %if.end12.i

land.rhs.i195:                                    ; preds = %if.then7.i
  %call.i198 = call i32 @__gomc_mutex_kinds()
  %tobool.i199 = icmp ne i32 %call.i198, 0
  br i1 %tobool.i199, label %cond.true.i202, label %mutex_kind.exit

cond.true.i202:                                   ; preds = %land.rhs.i195
  %add.ptr.i231 = getelementptr inbounds i8, ptr %mutex, i32 12
  %6 = load i32, ptr %add.ptr.i231, align 4
  %and.i201 = and i32 %6, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i195, %cond.true.i202
  %cond.i204 = phi i32 [ %and.i201, %cond.true.i202 ], [ 0, %land.rhs.i195 ]
  %and.i194 = and i32 %cond.i204, 16
  %tobool2.i = icmp ne i32 %and.i194, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i40.i = add i32 %7, 7
  %and.i41.i = and i32 %add.i40.i, -8
  %8 = inttoptr i32 %and.i41.i to ptr
  %add.i88 = add i64 %conv.i83, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i88, i64 noundef 0, i32 noundef 1)
  %and.i47.i = and i64 %call15.i, 4294967295
  %conv.i48.i = trunc i64 %and.i47.i to i32
  %conv17.i = zext i32 %conv.i48.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i48.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i80.2 = phi i32 [ %retval.i176.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i176.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i80.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i = shl i64 1, %conv.i83
  %add34.i = add i32 32, %call.i6.i
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i77.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i80.2, %if.then32.i ], [ %error.i80.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i77.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i96 = shl i64 1, %conv.i83
  %add.i97 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i97 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i98 = or i64 %shl.i96, %shl2.i
  %not.i101 = xor i64 %or.i98, -1
  %call3.i102 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i101, i64 noundef 0, i32 noundef 2)
  %shr.i235 = lshr i64 %call3.i102, 32
  %conv.i236 = trunc i64 %shr.i235 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i103 = and i32 %conv.i236, %shl5.i
  %cmp.i104 = icmp ne i32 %and.i103, 0
  br i1 %cmp.i104, label %if.then.i15.i, label %if.then.i70

if.then.i70:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i126 = call i32 @__gomc_self()
  %arrayidx.i127 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i126
  %9 = load atomic i32, ptr %arrayidx.i127 seq_cst, align 4
  %and.i128 = and i32 %9, 1
  %cmp.i129 = icmp ne i32 %and.i128, 0
  br i1 %cmp.i129, label %end_waiting.exit.i, label %if.then.i.i132

if.then.i.i132:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i269 = call i32 @__gomc_self()
  %conv.i270 = zext i32 %call.i269 to i64
  %add.i271 = add i64 %conv.i270, 1
  %call.i207 = call i32 @__gomc_mutex_kinds()
  %tobool.i208 = icmp ne i32 %call.i207, 0
  br i1 %tobool.i208, label %cond.true.i211, label %mutex_kind.exit215

cond.true.i211:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i229 = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i229, align 4
  %and.i210 = and i32 %10, 19
  br label %mutex_kind.exit215

mutex_kind.exit215:                               ; preds = %end_waiting.exit.i, %cond.true.i211
  %cond.i213 = phi i32 [ %and.i210, %cond.true.i211 ], [ 0, %end_waiting.exit.i ]
  %and.i275 = and i32 %cond.i213, 3
  %cmp.i276 = icmp eq i32 %and.i275, 3
  %.and.i275 = select i1 %cmp.i276, i32 0, i32 %and.i275
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit215
  %11 = ptrtoint ptr %mutex to i32
  %add.i6 = add i32 %11, 7
  %and.i7 = and i32 %add.i6, -8
  %12 = inttoptr i32 %and.i7 to ptr
  %cmp.i34.i = icmp eq i32 %.and.i275, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i271, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i26 = and i64 %call5.i.i, 4294967295
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp7.i.i = icmp ne i32 %conv.i27, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i27 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i271
  %cmp18.i.i = icmp eq i32 %.and.i275, 0
  %spec.select = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %land.rhs.i.i
  %conv21.i.i = zext i32 %conv.i27 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i271
  %cmp31.i.i = icmp eq i32 %.and.i275, 2
  %or.cond122 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond122, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i297 = call i32 @__gomc_robust_mutexes()
  %tobool.i298 = icmp ne i32 %call.i297, 0
  %and.i299 = and i32 %cond.i213, 16
  %tobool1.i = icmp ne i32 %and.i299, 0
  %13 = select i1 %tobool.i298, i1 %tobool1.i, i1 false
  br i1 %13, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i135 = call i32 @__gomc_self()
  %arrayidx.i136 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i135
  %14 = load atomic i32, ptr %arrayidx.i136 seq_cst, align 4
  %and.i137 = and i32 %14, 1
  %cmp.i138 = icmp ne i32 %and.i137, 0
  br i1 %cmp.i138, label %await_request.exit142, label %if.then.i.i141

if.then.i.i141:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit142:                            ; preds = %if.end5.i.i
  %shl.i112 = shl i64 1, %conv.i83
  %add.i113 = add i32 32, %call.i6.i
  %sh_prom1.i114 = zext i32 %add.i113 to i64
  %shl2.i115 = shl i64 1, %sh_prom1.i114
  %or.i116 = or i64 %shl.i112, %shl2.i115
  %not.i119 = xor i64 %or.i116, -1
  %call3.i120 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i119, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i120, 32
  %conv.i233 = trunc i64 %shr.i to i32
  %shl5.i122 = shl i32 1, %call.i6.i
  %and.i123 = and i32 %conv.i233, %shl5.i122
  %cmp.i124 = icmp ne i32 %and.i123, 0
  br i1 %cmp.i124, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit142
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %2, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i165 = and i64 %call1.i, -9223372036854775808
  %tobool.i166 = icmp ne i64 %and.i165, 0
  br i1 %tobool.i166, label %cond.true.i167, label %if.end10.i.i

cond.true.i167:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i167, %if.then8.i.i, %await_request.exit142
  %call.i272 = call i32 @__gomc_self()
  %conv.i273 = zext i32 %call.i272 to i64
  %add.i274 = add i64 %conv.i273, 1
  %call.i217 = call i32 @__gomc_mutex_kinds()
  %tobool.i218 = icmp ne i32 %call.i217, 0
  br i1 %tobool.i218, label %cond.true.i221, label %mutex_kind.exit225

cond.true.i221:                                   ; preds = %if.end10.i.i
  %add.ptr.i227 = getelementptr inbounds i8, ptr %mutex, i32 12
  %15 = load i32, ptr %add.ptr.i227, align 4
  %and.i220 = and i32 %15, 19
  br label %mutex_kind.exit225

mutex_kind.exit225:                               ; preds = %if.end10.i.i, %cond.true.i221
  %cond.i223 = phi i32 [ %and.i220, %cond.true.i221 ], [ 0, %if.end10.i.i ]
  %and.i282 = and i32 %cond.i223, 3
  %cmp.i283 = icmp eq i32 %and.i282, 3
  %.and.i282 = select i1 %cmp.i283, i32 0, i32 %and.i282
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit225
  %16 = ptrtoint ptr %mutex to i32
  %add.i9 = add i32 %16, 7
  %and.i10 = and i32 %add.i9, -8
  %17 = inttoptr i32 %and.i10 to ptr
  %cmp.i51.i = icmp eq i32 %.and.i282, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %17, i32 noundef 8, i64 noundef %add.i274, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i44 = and i64 %call5.i54.i, 4294967295
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i45, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i45 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i274
  %cmp18.i67.i = icmp eq i32 %.and.i282, 0
  %spec.select123 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select123, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %land.rhs.i65.i
  %conv21.i72.i = zext i32 %conv.i45 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv21.i72.i, %add.i274
  %cmp31.i82.i = icmp eq i32 %.and.i282, 2
  %or.cond124 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond124, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i303 = call i32 @__gomc_robust_mutexes()
  %tobool.i304 = icmp ne i32 %call.i303, 0
  %and.i305 = and i32 %cond.i223, 16
  %tobool1.i306 = icmp ne i32 %and.i305, 0
  %18 = select i1 %tobool.i304, i1 %tobool1.i306, i1 false
  br i1 %18, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i153 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i154 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i237 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i238 = and i64 %call.i237, -9223372036854775808
  %tobool.i239 = icmp ne i64 %and.i238, 0
  br i1 %tobool.i239, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i246 = shl i64 %call.i237, 1
  %conv.i247 = trunc i64 %shl.i246 to i32
  %19 = inttoptr i32 %conv.i247 to ptr
  %conv.i254 = zext i32 %conv.i247 to i64
  %call.i255 = call i64 @__gomc_remember(i64 noundef %conv.i254, i64 noundef 0)
  %call1.i256 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i255)
  %call.i245 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %19, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i249 = shl i64 %call.i237, 1
  %conv.i250 = trunc i64 %shl.i249 to i32
  %20 = inttoptr i32 %conv.i250 to ptr
  %tobool3.i = icmp ne ptr %20, null
  br i1 %tobool3.i, label %if.then.i242, label %if.end.i244

if.then.i242:                                     ; preds = %while.end.i
  %add.i251 = add i32 %conv.i250, 16
  %conv.i252 = zext i32 %add.i251 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i252, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %20, i32 noundef 1)
  unreachable

if.end.i244:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i243 = trunc i64 %call7.i to i32
  %21 = inttoptr i32 %conv.i243 to ptr
  call void @__gomc_exit_thread(ptr noundef %21)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i320 = call i32 @__gomc_self()
  %cmp.i.i321 = icmp uge i32 %call.i320, 31
  br i1 %cmp.i.i321, label %if.then.i.i322, label %if.end.i.i325

if.then.i.i322:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i325:                                    ; preds = %if.end.i
  %22 = ptrtoint ptr %cond to i32
  %add.i43.i.i = add i32 %22, 7
  %and.i44.i.i = and i32 %add.i43.i.i, -8
  %23 = inttoptr i32 %and.i44.i.i to ptr
  %conv.i.i323 = zext i32 %call.i320 to i64
  %call1.i.i324 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i323, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i324, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i326, label %cond_check.exit.i

cond.true.i.i326:                                 ; preds = %if.end.i.i325
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i325, %cond.true.i.i326
  %cond.i.i328 = phi i32 [ 22, %cond.true.i.i326 ], [ 0, %if.end.i.i325 ]
  %tobool.i.i329 = icmp ne i32 %cond.i.i328, 0
  br i1 %tobool.i.i329, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %23, i32 1
  %and.i8.i.i = and i64 %call1.i.i324, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %24 = ptrtoint ptr %mutex to i32
  store atomic i32 %24, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %25 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %25 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %26 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %25, %26
  %or.cond125 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond125, label %cond_bind.exit.i, label %if.end6.i.i331

if.end6.i.i331:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i331, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i331 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i42.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i42.i, label %land.rhs.i.i332, label %if.end12.i.i

land.rhs.i.i332:                                  ; preds = %if.then7.i.i
  %call.i46.i = call i32 @__gomc_mutex_kinds()
  %tobool.i47.i = icmp ne i32 %call.i46.i, 0
  br i1 %tobool.i47.i, label %cond.true.i50.i, label %mutex_kind.exit.i

cond.true.i50.i:                                  ; preds = %land.rhs.i.i332
  %add.ptr.i54.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %27 = load i32, ptr %add.ptr.i54.i, align 4
  %and.i49.i = and i32 %27, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i332, %cond.true.i50.i
  %cond.i52.i = phi i32 [ %and.i49.i, %cond.true.i50.i ], [ 0, %land.rhs.i.i332 ]
  %and.i44.i333 = and i32 %cond.i52.i, 16
  %tobool2.i.i = icmp ne i32 %and.i44.i333, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %28 = ptrtoint ptr %mutex to i32
  %add.i40.i.i = add i32 %28, 7
  %and.i41.i.i = and i32 %add.i40.i.i, -8
  %29 = inttoptr i32 %and.i41.i.i to ptr
  %add.i.i335 = add i64 %conv.i.i323, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %29, i32 noundef 8, i64 noundef %add.i.i335, i64 noundef 0, i32 noundef 1)
  %and.i47.i.i = and i64 %call15.i.i, 4294967295
  %conv.i48.i.i = trunc i64 %and.i47.i.i to i32
  %conv17.i.i = zext i32 %conv.i48.i.i to i64
  %cmp18.i.i336 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i336, label %if.then20.i.i, label %if.else.i.i337

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i337:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i320, 1
  %cmp24.i.i = icmp ne i32 %conv.i48.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i337
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i337, %cond_bind.exit.i
  %error.i.i315.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i29.i.0, %if.else.i.i337 ]
  %tobool31.i.i = icmp ne i32 %error.i.i315.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i323
  %add34.i.i = add i32 32, %call.i320
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %23, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i311.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i315.2, %if.then32.i.i ], [ %error.i.i315.2, %if.end30.i.i ]
  %tobool.i338 = icmp ne i32 %retval.i.i311.0, 0
  br i1 %tobool.i338, label %cond_timed_sleep.exit, label %if.end.i342

if.end.i342:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i323
  %add.i14.i = add i32 32, %call.i320
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %23, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i55.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i320
  %and.i.i340 = and i32 %conv.i55.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i340, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i343

land.rhs.i343:                                    ; preds = %if.end.i342
  %call.i58.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i59.i = icmp ne i32 %call.i58.i, 0
  br i1 %tobool.i59.i, label %land.lhs.true.i.i344, label %land.end.i

land.lhs.true.i.i344:                             ; preds = %land.rhs.i343
  %conv.i62.i = zext i32 %and.i44.i.i to i64
  %call2.i63.i = call i64 @__gomc_note(i64 noundef %conv.i62.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i63.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i64.i

land.rhs.i64.i:                                   ; preds = %land.lhs.true.i.i344
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i345 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i343, %land.lhs.true.i.i344, %land.rhs.i64.i, %if.end.i342
  %30 = phi i1 [ false, %if.end.i342 ], [ false, %land.lhs.true.i.i344 ], [ false, %land.rhs.i343 ], [ %tobool5.i.i345, %land.rhs.i64.i ]
  %land.ext.i346 = zext i1 %30 to i32
  %call.i68.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i69.i = icmp ne i32 %call.i68.i, 0
  br i1 %tobool.i69.i, label %if.then.i74.i, label %cond_woken.exit.i

if.then.i74.i:                                    ; preds = %land.end.i
  %conv.i72.i = zext i32 %and.i44.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i346 to i64
  %call3.i73.i = call i64 @__gomc_remember(i64 noundef %conv.i72.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i74.i, %land.end.i
  %spec.select126 = select i1 %cmp.i19.i, i1 true, i1 %30
  %lor.ext.i = zext i1 %spec.select126 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i316.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i311.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i145 = call i32 @__gomc_self()
  %arrayidx.i146 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i145
  %31 = load atomic i32, ptr %arrayidx.i146 seq_cst, align 4
  %and.i147 = and i32 %31, 1
  %cmp.i148 = icmp ne i32 %and.i147, 0
  br i1 %cmp.i148, label %end_waiting.exit27.i, label %if.then.i.i151

if.then.i.i151:                                   ; preds = %if.then.i21.i
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
  %call.i264 = call i32 @__gomc_self()
  %arrayidx.i265 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i264
  %call1.i268 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i265, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i55, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i316.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i28.i = call i32 @__gomc_self()
  %conv.i29.i = zext i32 %call.i28.i to i64
  %add.i30.i = add i64 %conv.i29.i, 1
  %call.i19.i = call i32 @__gomc_mutex_kinds()
  %tobool.i20.i = icmp ne i32 %call.i19.i, 0
  br i1 %tobool.i20.i, label %cond.true.i23.i, label %mutex_kind.exit.i362

cond.true.i23.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i361 = getelementptr inbounds i8, ptr %mutex, i32 12
  %32 = load i32, ptr %add.ptr.i.i361, align 4
  %and.i22.i = and i32 %32, 19
  br label %mutex_kind.exit.i362

mutex_kind.exit.i362:                             ; preds = %cond.false.i, %cond.true.i23.i
  %cond.i25.i = phi i32 [ %and.i22.i, %cond.true.i23.i ], [ 0, %cond.false.i ]
  %and.i31.i = and i32 %cond.i25.i, 3
  %cmp.i32.i = icmp eq i32 %and.i31.i, 3
  %.and.i31.i = select i1 %cmp.i32.i, i32 0, i32 %and.i31.i
  br label %do.body.i.i370

do.body.i.i370:                                   ; preds = %land.rhs.i.i376, %mutex_kind.exit.i362
  %33 = ptrtoint ptr %mutex to i32
  %add.i.i363 = add i32 %33, 7
  %and.i.i364 = and i32 %add.i.i363, -8
  %34 = inttoptr i32 %and.i.i364 to ptr
  %cmp.i.i365 = icmp eq i32 %.and.i31.i, 1
  %conv.i.i366 = zext i1 %cmp.i.i365 to i32
  %conv4.i.i367 = sext i32 %conv.i.i366 to i64
  %call5.i.i368 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %34, i32 noundef 8, i64 noundef %add.i30.i, i64 noundef %conv4.i.i367, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i368, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i369 = icmp ne i32 %conv.i17.i, 0
  br i1 %cmp7.i.i369, label %land.lhs.true.i.i373, label %do.end.i.i383

land.lhs.true.i.i373:                             ; preds = %do.body.i.i370
  %conv10.i.i371 = zext i32 %conv.i17.i to i64
  %cmp11.i.i372 = icmp ne i64 %conv10.i.i371, 4294967295
  br i1 %cmp11.i.i372, label %land.rhs.i.i376, label %do.end.i.i383

land.rhs.i.i376:                                  ; preds = %land.lhs.true.i.i373
  %cmp15.i.i375 = icmp ne i64 %conv10.i.i371, %add.i30.i
  %cmp18.i.i377 = icmp eq i32 %.and.i31.i, 0
  %spec.select127 = select i1 %cmp15.i.i375, i1 true, i1 %cmp18.i.i377
  br i1 %spec.select127, label %do.body.i.i370, label %do.end.i.i383

do.end.i.i383:                                    ; preds = %land.lhs.true.i.i373, %do.body.i.i370, %land.rhs.i.i376
  %conv21.i.i381 = zext i32 %conv.i17.i to i64
  %cmp22.i.i382 = icmp eq i64 %conv21.i.i381, 4294967295
  br i1 %cmp22.i.i382, label %if.then.i.i384, label %if.end.i.i387

if.then.i.i384:                                   ; preds = %do.end.i.i383
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i403

if.end.i.i387:                                    ; preds = %do.end.i.i383
  %cmp27.i.i386 = icmp eq i64 %conv21.i.i381, %add.i30.i
  %cmp31.i.i388 = icmp eq i32 %.and.i31.i, 2
  %or.cond128 = select i1 %cmp27.i.i386, i1 %cmp31.i.i388, i1 false
  br i1 %or.cond128, label %mutex_lock.exit.i403, label %if.end34.i.i392

if.end34.i.i392:                                  ; preds = %if.end.i.i387
  %call.i.i391 = call i32 @__gomc_robust_mutexes()
  %tobool.i41.i = icmp ne i32 %call.i.i391, 0
  %and.i42.i = and i32 %cond.i25.i, 16
  %tobool1.i.i = icmp ne i32 %and.i42.i, 0
  %35 = select i1 %tobool.i41.i, i1 %tobool1.i.i, i1 false
  br i1 %35, label %cond.true.i.i398, label %mutex_lock.exit.i403

cond.true.i.i398:                                 ; preds = %if.end34.i.i392
  %conv39.i.i396 = zext i1 %cmp27.i.i386 to i32
  %call40.i.i397 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i396)
  br label %mutex_lock.exit.i403

mutex_lock.exit.i403:                             ; preds = %cond.true.i.i398, %if.end34.i.i392, %if.end.i.i387, %if.then.i.i384
  %retval.i.i352.0 = phi i32 [ 22, %if.then.i.i384 ], [ 35, %if.end.i.i387 ], [ %call40.i.i397, %cond.true.i.i398 ], [ 0, %if.end34.i.i392 ]
  %cmp.i402 = icmp ne i32 %retval.i.i352.0, 0
  %tobool.i405 = icmp ne i32 %in_time.i.0, 0
  %cond.i406 = select i1 %tobool.i405, i32 0, i32 110
  %retval.i358.0 = select i1 %cmp.i402, i32 %retval.i.i352.0, i32 %cond.i406
  br label %return

return:                                           ; preds = %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i403, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i77.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i358.0, %mutex_lock.exit.i403 ], [ %retval.i316.0, %end_waiting.exit27.i ]
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
  %call.i61 = call i32 @__gomc_cancels()
  %tobool.i62 = icmp ne i32 %call.i61, 0
  br i1 %tobool.i62, label %land.rhs.i65, label %begin_waiting.exit.i

land.rhs.i65:                                     ; preds = %if.end
  %call1.i63 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i64 = icmp eq i64 %call1.i63, 0
  br i1 %cmp.i64, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i65
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i76 = call i32 @__gomc_self()
  %arrayidx.i77 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i76
  %call1.i79 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i77, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i79, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i69

if.then.i69:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i65
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i65 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i4 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i4, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i84 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i84, label %if.then.i85, label %if.end.i90

if.then.i85:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i90:                                       ; preds = %if.then.i
  %1 = ptrtoint ptr %cond to i32
  %add.i43.i = add i32 %1, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %2 = inttoptr i32 %and.i44.i to ptr
  %conv.i86 = zext i32 %call.i6.i to i64
  %call1.i87 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i86, i64 noundef 0, i32 noundef 2)
  %and.i160 = and i64 %call1.i87, -9223372036854775808
  %tobool.i161 = icmp ne i64 %and.i160, 0
  br i1 %tobool.i161, label %cond.true.i162, label %cond_check.exit

cond.true.i162:                                   ; preds = %if.end.i90
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i90, %cond.true.i162
  %cond.i = phi i32 [ 22, %cond.true.i162 ], [ 0, %if.end.i90 ]
  %tobool.i89 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i89, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i87, 4294967295
  %conv.i.i186 = trunc i64 %and.i8.i to i32
  %cmp.i187 = icmp eq i32 %conv.i.i186, 0
  br i1 %cmp.i187, label %if.then.i188, label %if.end.i192

if.then.i188:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i192:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i189 = zext i32 %4 to i64
  %call2.i190 = call i32 @__gomc_defined(i64 noundef %conv.i189)
  %tobool.i191 = icmp eq i32 %call2.i190, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i191, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i192
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i192, %if.end6.i, %if.then.i188
  %retval.i179.0 = phi i32 [ 0, %if.then.i188 ], [ 22, %if.end6.i ], [ 0, %if.end.i192 ]
  %tobool6.i = icmp ne i32 %retval.i179.0, 0
  br i1 %tobool6.i, label %if.end30.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call.i194 = call i32 @__gomc_robust_mutexes()
  %tobool.i195 = icmp ne i32 %call.i194, 0
  br i1 %tobool.i195, label %land.rhs.i198, label %if.end12.i

land.rhs.i198:                                    ; preds = %if.then7.i
  %call.i201 = call i32 @__gomc_mutex_kinds()
  %tobool.i202 = icmp ne i32 %call.i201, 0
  br i1 %tobool.i202, label %cond.true.i205, label %mutex_kind.exit

cond.true.i205:                                   ; preds = %land.rhs.i198
  %add.ptr.i234 = getelementptr inbounds i8, ptr %mutex, i32 12
  %6 = load i32, ptr %add.ptr.i234, align 4
  %and.i204 = and i32 %6, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i198, %cond.true.i205
  %cond.i207 = phi i32 [ %and.i204, %cond.true.i205 ], [ 0, %land.rhs.i198 ]
  %and.i197 = and i32 %cond.i207, 16
  %tobool2.i = icmp ne i32 %and.i197, 0
  br i1 %tobool2.i, label %if.then10.i, label %if.end12.i

if.then10.i:                                      ; preds = %mutex_kind.exit
  %call11.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i

if.end12.i:                                       ; preds = %if.then7.i, %if.then10.i, %mutex_kind.exit
  %7 = ptrtoint ptr %mutex to i32
  %add.i40.i = add i32 %7, 7
  %and.i41.i = and i32 %add.i40.i, -8
  %8 = inttoptr i32 %and.i41.i to ptr
  %add.i91 = add i64 %conv.i86, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i91, i64 noundef 0, i32 noundef 1)
  %and.i47.i = and i64 %call15.i, 4294967295
  %conv.i48.i = trunc i64 %and.i47.i to i32
  %conv17.i = zext i32 %conv.i48.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i:                                        ; preds = %if.end12.i
  %add23.i = add i32 %call.i6.i, 1
  %cmp24.i = icmp ne i32 %conv.i48.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i, %cond_bind.exit
  %error.i83.2 = phi i32 [ %retval.i179.0, %cond_bind.exit ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i179.0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i83.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i = shl i64 1, %conv.i86
  %add34.i = add i32 32, %call.i6.i
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i80.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i83.2, %if.then32.i ], [ %error.i83.2, %if.end30.i ]
  %tobool.i8.i = icmp ne i32 %retval.i80.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i99 = shl i64 1, %conv.i86
  %add.i100 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i100 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i101 = or i64 %shl.i99, %shl2.i
  %not.i104 = xor i64 %or.i101, -1
  %call3.i105 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i104, i64 noundef 0, i32 noundef 2)
  %shr.i238 = lshr i64 %call3.i105, 32
  %conv.i239 = trunc i64 %shr.i238 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i106 = and i32 %conv.i239, %shl5.i
  %cmp.i107 = icmp ne i32 %and.i106, 0
  br i1 %cmp.i107, label %if.then.i15.i, label %if.then.i73

if.then.i73:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i129 = call i32 @__gomc_self()
  %arrayidx.i130 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i129
  %9 = load atomic i32, ptr %arrayidx.i130 seq_cst, align 4
  %and.i131 = and i32 %9, 1
  %cmp.i132 = icmp ne i32 %and.i131, 0
  br i1 %cmp.i132, label %end_waiting.exit.i, label %if.then.i.i135

if.then.i.i135:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i272 = call i32 @__gomc_self()
  %conv.i273 = zext i32 %call.i272 to i64
  %add.i274 = add i64 %conv.i273, 1
  %call.i210 = call i32 @__gomc_mutex_kinds()
  %tobool.i211 = icmp ne i32 %call.i210, 0
  br i1 %tobool.i211, label %cond.true.i214, label %mutex_kind.exit218

cond.true.i214:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i232 = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i232, align 4
  %and.i213 = and i32 %10, 19
  br label %mutex_kind.exit218

mutex_kind.exit218:                               ; preds = %end_waiting.exit.i, %cond.true.i214
  %cond.i216 = phi i32 [ %and.i213, %cond.true.i214 ], [ 0, %end_waiting.exit.i ]
  %and.i278 = and i32 %cond.i216, 3
  %cmp.i279 = icmp eq i32 %and.i278, 3
  %.and.i278 = select i1 %cmp.i279, i32 0, i32 %and.i278
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit218
  %11 = ptrtoint ptr %mutex to i32
  %add.i9 = add i32 %11, 7
  %and.i10 = and i32 %add.i9, -8
  %12 = inttoptr i32 %and.i10 to ptr
  %cmp.i34.i = icmp eq i32 %.and.i278, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i274, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i29 = and i64 %call5.i.i, 4294967295
  %conv.i30 = trunc i64 %and.i29 to i32
  %cmp7.i.i = icmp ne i32 %conv.i30, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i30 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i274
  %cmp18.i.i = icmp eq i32 %.and.i278, 0
  %spec.select123 = select i1 %cmp15.i.i, i1 true, i1 %cmp18.i.i
  br i1 %spec.select123, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %land.rhs.i.i
  %conv21.i.i = zext i32 %conv.i30 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 4294967295
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i274
  %cmp31.i.i = icmp eq i32 %.and.i278, 2
  %or.cond124 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond124, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i300 = call i32 @__gomc_robust_mutexes()
  %tobool.i301 = icmp ne i32 %call.i300, 0
  %and.i302 = and i32 %cond.i216, 16
  %tobool1.i = icmp ne i32 %and.i302, 0
  %13 = select i1 %tobool.i301, i1 %tobool1.i, i1 false
  br i1 %13, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i138 = call i32 @__gomc_self()
  %arrayidx.i139 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i138
  %14 = load atomic i32, ptr %arrayidx.i139 seq_cst, align 4
  %and.i140 = and i32 %14, 1
  %cmp.i141 = icmp ne i32 %and.i140, 0
  br i1 %cmp.i141, label %await_request.exit145, label %if.then.i.i144

if.then.i.i144:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit145:                            ; preds = %if.end5.i.i
  %shl.i115 = shl i64 1, %conv.i86
  %add.i116 = add i32 32, %call.i6.i
  %sh_prom1.i117 = zext i32 %add.i116 to i64
  %shl2.i118 = shl i64 1, %sh_prom1.i117
  %or.i119 = or i64 %shl.i115, %shl2.i118
  %not.i122 = xor i64 %or.i119, -1
  %call3.i123 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i122, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i123, 32
  %conv.i236 = trunc i64 %shr.i to i32
  %shl5.i125 = shl i32 1, %call.i6.i
  %and.i126 = and i32 %conv.i236, %shl5.i125
  %cmp.i127 = icmp ne i32 %and.i126, 0
  br i1 %cmp.i127, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit145
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %2, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i168 = and i64 %call1.i, -9223372036854775808
  %tobool.i169 = icmp ne i64 %and.i168, 0
  br i1 %tobool.i169, label %cond.true.i170, label %if.end10.i.i

cond.true.i170:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i170, %if.then8.i.i, %await_request.exit145
  %call.i275 = call i32 @__gomc_self()
  %conv.i276 = zext i32 %call.i275 to i64
  %add.i277 = add i64 %conv.i276, 1
  %call.i220 = call i32 @__gomc_mutex_kinds()
  %tobool.i221 = icmp ne i32 %call.i220, 0
  br i1 %tobool.i221, label %cond.true.i224, label %mutex_kind.exit228

cond.true.i224:                                   ; preds = %if.end10.i.i
  %add.ptr.i230 = getelementptr inbounds i8, ptr %mutex, i32 12
  %15 = load i32, ptr %add.ptr.i230, align 4
  %and.i223 = and i32 %15, 19
  br label %mutex_kind.exit228

mutex_kind.exit228:                               ; preds = %if.end10.i.i, %cond.true.i224
  %cond.i226 = phi i32 [ %and.i223, %cond.true.i224 ], [ 0, %if.end10.i.i ]
  %and.i285 = and i32 %cond.i226, 3
  %cmp.i286 = icmp eq i32 %and.i285, 3
  %.and.i285 = select i1 %cmp.i286, i32 0, i32 %and.i285
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit228
  %16 = ptrtoint ptr %mutex to i32
  %add.i12 = add i32 %16, 7
  %and.i13 = and i32 %add.i12, -8
  %17 = inttoptr i32 %and.i13 to ptr
  %cmp.i51.i = icmp eq i32 %.and.i285, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %17, i32 noundef 8, i64 noundef %add.i277, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i47 = and i64 %call5.i54.i, 4294967295
  %conv.i48 = trunc i64 %and.i47 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i48, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i48 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i277
  %cmp18.i67.i = icmp eq i32 %.and.i285, 0
  %spec.select125 = select i1 %cmp15.i64.i, i1 true, i1 %cmp18.i67.i
  br i1 %spec.select125, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %land.rhs.i65.i
  %conv21.i72.i = zext i32 %conv.i48 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 4294967295
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %if.end.i80.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit97.i

if.end.i80.i:                                     ; preds = %do.end.i74.i
  %cmp27.i79.i = icmp eq i64 %conv21.i72.i, %add.i277
  %cmp31.i82.i = icmp eq i32 %.and.i285, 2
  %or.cond126 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond126, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i306 = call i32 @__gomc_robust_mutexes()
  %tobool.i307 = icmp ne i32 %call.i306, 0
  %and.i308 = and i32 %cond.i226, 16
  %tobool1.i309 = icmp ne i32 %and.i308, 0
  %18 = select i1 %tobool.i307, i1 %tobool1.i309, i1 false
  br i1 %18, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i156 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i157 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i240 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i241 = and i64 %call.i240, -9223372036854775808
  %tobool.i242 = icmp ne i64 %and.i241, 0
  br i1 %tobool.i242, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i249 = shl i64 %call.i240, 1
  %conv.i250 = trunc i64 %shl.i249 to i32
  %19 = inttoptr i32 %conv.i250 to ptr
  %conv.i257 = zext i32 %conv.i250 to i64
  %call.i258 = call i64 @__gomc_remember(i64 noundef %conv.i257, i64 noundef 0)
  %call1.i259 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i258)
  %call.i248 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %19, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i252 = shl i64 %call.i240, 1
  %conv.i253 = trunc i64 %shl.i252 to i32
  %20 = inttoptr i32 %conv.i253 to ptr
  %tobool3.i = icmp ne ptr %20, null
  br i1 %tobool3.i, label %if.then.i245, label %if.end.i247

if.then.i245:                                     ; preds = %while.end.i
  %add.i254 = add i32 %conv.i253, 16
  %conv.i255 = zext i32 %add.i254 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i255, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %20, i32 noundef 1)
  unreachable

if.end.i247:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i246 = trunc i64 %call7.i to i32
  %21 = inttoptr i32 %conv.i246 to ptr
  call void @__gomc_exit_thread(ptr noundef %21)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i323 = call i32 @__gomc_self()
  %cmp.i.i324 = icmp uge i32 %call.i323, 31
  br i1 %cmp.i.i324, label %if.then.i.i325, label %if.end.i.i328

if.then.i.i325:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i328:                                    ; preds = %if.end.i
  %22 = ptrtoint ptr %cond to i32
  %add.i43.i.i = add i32 %22, 7
  %and.i44.i.i = and i32 %add.i43.i.i, -8
  %23 = inttoptr i32 %and.i44.i.i to ptr
  %conv.i.i326 = zext i32 %call.i323 to i64
  %call1.i.i327 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i.i326, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i327, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i329, label %cond_check.exit.i

cond.true.i.i329:                                 ; preds = %if.end.i.i328
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i328, %cond.true.i.i329
  %cond.i.i331 = phi i32 [ 22, %cond.true.i.i329 ], [ 0, %if.end.i.i328 ]
  %tobool.i.i332 = icmp ne i32 %cond.i.i331, 0
  br i1 %tobool.i.i332, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %23, i32 1
  %and.i8.i.i = and i64 %call1.i.i327, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %24 = ptrtoint ptr %mutex to i32
  store atomic i32 %24, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %25 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %25 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %26 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %25, %26
  %or.cond127 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond127, label %cond_bind.exit.i, label %if.end6.i.i334

if.end6.i.i334:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i334, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i334 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i42.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i42.i, label %land.rhs.i.i335, label %if.end12.i.i

land.rhs.i.i335:                                  ; preds = %if.then7.i.i
  %call.i46.i = call i32 @__gomc_mutex_kinds()
  %tobool.i47.i = icmp ne i32 %call.i46.i, 0
  br i1 %tobool.i47.i, label %cond.true.i50.i, label %mutex_kind.exit.i

cond.true.i50.i:                                  ; preds = %land.rhs.i.i335
  %add.ptr.i54.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %27 = load i32, ptr %add.ptr.i54.i, align 4
  %and.i49.i = and i32 %27, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.rhs.i.i335, %cond.true.i50.i
  %cond.i52.i = phi i32 [ %and.i49.i, %cond.true.i50.i ], [ 0, %land.rhs.i.i335 ]
  %and.i44.i336 = and i32 %cond.i52.i, 16
  %tobool2.i.i = icmp ne i32 %and.i44.i336, 0
  br i1 %tobool2.i.i, label %if.then10.i.i, label %if.end12.i.i

if.then10.i.i:                                    ; preds = %mutex_kind.exit.i
  %call11.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end12.i.i

if.end12.i.i:                                     ; preds = %if.then7.i.i, %if.then10.i.i, %mutex_kind.exit.i
  %28 = ptrtoint ptr %mutex to i32
  %add.i40.i.i = add i32 %28, 7
  %and.i41.i.i = and i32 %add.i40.i.i, -8
  %29 = inttoptr i32 %and.i41.i.i to ptr
  %add.i.i338 = add i64 %conv.i.i326, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %29, i32 noundef 8, i64 noundef %add.i.i338, i64 noundef 0, i32 noundef 1)
  %and.i47.i.i = and i64 %call15.i.i, 4294967295
  %conv.i48.i.i = trunc i64 %and.i47.i.i to i32
  %conv17.i.i = zext i32 %conv.i48.i.i to i64
  %cmp18.i.i339 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i339, label %if.then20.i.i, label %if.else.i.i340

if.then20.i.i:                                    ; preds = %if.end12.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i340:                                   ; preds = %if.end12.i.i
  %add23.i.i = add i32 %call.i323, 1
  %cmp24.i.i = icmp ne i32 %conv.i48.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i340
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i340, %cond_bind.exit.i
  %error.i.i318.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i29.i.0, %if.else.i.i340 ]
  %tobool31.i.i = icmp ne i32 %error.i.i318.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i326
  %add34.i.i = add i32 32, %call.i323
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %23, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i314.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i318.2, %if.then32.i.i ], [ %error.i.i318.2, %if.end30.i.i ]
  %tobool.i341 = icmp ne i32 %retval.i.i314.0, 0
  br i1 %tobool.i341, label %cond_timed_sleep.exit, label %if.end.i345

if.end.i345:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i326
  %add.i14.i = add i32 32, %call.i323
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %23, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i55.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i323
  %and.i.i343 = and i32 %conv.i55.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i343, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i346

land.rhs.i346:                                    ; preds = %if.end.i345
  %call.i58.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i59.i = icmp ne i32 %call.i58.i, 0
  br i1 %tobool.i59.i, label %land.lhs.true.i.i347, label %land.end.i

land.lhs.true.i.i347:                             ; preds = %land.rhs.i346
  %conv.i62.i = zext i32 %and.i44.i.i to i64
  %call2.i63.i = call i64 @__gomc_note(i64 noundef %conv.i62.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i63.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i64.i

land.rhs.i64.i:                                   ; preds = %land.lhs.true.i.i347
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i348 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i346, %land.lhs.true.i.i347, %land.rhs.i64.i, %if.end.i345
  %30 = phi i1 [ false, %if.end.i345 ], [ false, %land.lhs.true.i.i347 ], [ false, %land.rhs.i346 ], [ %tobool5.i.i348, %land.rhs.i64.i ]
  %land.ext.i349 = zext i1 %30 to i32
  %call.i68.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i69.i = icmp ne i32 %call.i68.i, 0
  br i1 %tobool.i69.i, label %if.then.i74.i, label %cond_woken.exit.i

if.then.i74.i:                                    ; preds = %land.end.i
  %conv.i72.i = zext i32 %and.i44.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i349 to i64
  %call3.i73.i = call i64 @__gomc_remember(i64 noundef %conv.i72.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i74.i, %land.end.i
  %spec.select128 = select i1 %cmp.i19.i, i1 true, i1 %30
  %lor.ext.i352 = zext i1 %spec.select128 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i352, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i319.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i314.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i148 = call i32 @__gomc_self()
  %arrayidx.i149 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i148
  %31 = load atomic i32, ptr %arrayidx.i149 seq_cst, align 4
  %and.i150 = and i32 %31, 1
  %cmp.i151 = icmp ne i32 %and.i150, 0
  br i1 %cmp.i151, label %end_waiting.exit27.i, label %if.then.i.i154

if.then.i.i154:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i54 = call i32 @__gomc_cancels()
  %tobool.i55 = icmp ne i32 %call.i54, 0
  br i1 %tobool.i55, label %land.rhs.i58, label %end_waiting.exit27.i

land.rhs.i58:                                     ; preds = %if.else.i24.i
  %call1.i56 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i57 = icmp eq i64 %call1.i56, 0
  br i1 %cmp.i57, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i58
  %call.i267 = call i32 @__gomc_self()
  %arrayidx.i268 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i267
  %call1.i271 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i268, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i58, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i319.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i28.i = call i32 @__gomc_self()
  %conv.i29.i = zext i32 %call.i28.i to i64
  %add.i30.i = add i64 %conv.i29.i, 1
  %call.i19.i = call i32 @__gomc_mutex_kinds()
  %tobool.i20.i = icmp ne i32 %call.i19.i, 0
  br i1 %tobool.i20.i, label %cond.true.i23.i, label %mutex_kind.exit.i367

cond.true.i23.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i366 = getelementptr inbounds i8, ptr %mutex, i32 12
  %32 = load i32, ptr %add.ptr.i.i366, align 4
  %and.i22.i = and i32 %32, 19
  br label %mutex_kind.exit.i367

mutex_kind.exit.i367:                             ; preds = %cond.false.i, %cond.true.i23.i
  %cond.i25.i = phi i32 [ %and.i22.i, %cond.true.i23.i ], [ 0, %cond.false.i ]
  %and.i31.i = and i32 %cond.i25.i, 3
  %cmp.i32.i = icmp eq i32 %and.i31.i, 3
  %.and.i31.i = select i1 %cmp.i32.i, i32 0, i32 %and.i31.i
  br label %do.body.i.i375

do.body.i.i375:                                   ; preds = %land.rhs.i.i381, %mutex_kind.exit.i367
  %33 = ptrtoint ptr %mutex to i32
  %add.i.i368 = add i32 %33, 7
  %and.i.i369 = and i32 %add.i.i368, -8
  %34 = inttoptr i32 %and.i.i369 to ptr
  %cmp.i.i370 = icmp eq i32 %.and.i31.i, 1
  %conv.i.i371 = zext i1 %cmp.i.i370 to i32
  %conv4.i.i372 = sext i32 %conv.i.i371 to i64
  %call5.i.i373 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %34, i32 noundef 8, i64 noundef %add.i30.i, i64 noundef %conv4.i.i372, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i373, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i374 = icmp ne i32 %conv.i17.i, 0
  br i1 %cmp7.i.i374, label %land.lhs.true.i.i378, label %do.end.i.i388

land.lhs.true.i.i378:                             ; preds = %do.body.i.i375
  %conv10.i.i376 = zext i32 %conv.i17.i to i64
  %cmp11.i.i377 = icmp ne i64 %conv10.i.i376, 4294967295
  br i1 %cmp11.i.i377, label %land.rhs.i.i381, label %do.end.i.i388

land.rhs.i.i381:                                  ; preds = %land.lhs.true.i.i378
  %cmp15.i.i380 = icmp ne i64 %conv10.i.i376, %add.i30.i
  %cmp18.i.i382 = icmp eq i32 %.and.i31.i, 0
  %spec.select129 = select i1 %cmp15.i.i380, i1 true, i1 %cmp18.i.i382
  br i1 %spec.select129, label %do.body.i.i375, label %do.end.i.i388

do.end.i.i388:                                    ; preds = %land.lhs.true.i.i378, %do.body.i.i375, %land.rhs.i.i381
  %conv21.i.i386 = zext i32 %conv.i17.i to i64
  %cmp22.i.i387 = icmp eq i64 %conv21.i.i386, 4294967295
  br i1 %cmp22.i.i387, label %if.then.i.i389, label %if.end.i.i392

if.then.i.i389:                                   ; preds = %do.end.i.i388
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i408

if.end.i.i392:                                    ; preds = %do.end.i.i388
  %cmp27.i.i391 = icmp eq i64 %conv21.i.i386, %add.i30.i
  %cmp31.i.i393 = icmp eq i32 %.and.i31.i, 2
  %or.cond130 = select i1 %cmp27.i.i391, i1 %cmp31.i.i393, i1 false
  br i1 %or.cond130, label %mutex_lock.exit.i408, label %if.end34.i.i397

if.end34.i.i397:                                  ; preds = %if.end.i.i392
  %call.i.i396 = call i32 @__gomc_robust_mutexes()
  %tobool.i41.i = icmp ne i32 %call.i.i396, 0
  %and.i42.i = and i32 %cond.i25.i, 16
  %tobool1.i.i = icmp ne i32 %and.i42.i, 0
  %35 = select i1 %tobool.i41.i, i1 %tobool1.i.i, i1 false
  br i1 %35, label %cond.true.i.i403, label %mutex_lock.exit.i408

cond.true.i.i403:                                 ; preds = %if.end34.i.i397
  %conv39.i.i401 = zext i1 %cmp27.i.i391 to i32
  %call40.i.i402 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i401)
  br label %mutex_lock.exit.i408

mutex_lock.exit.i408:                             ; preds = %cond.true.i.i403, %if.end34.i.i397, %if.end.i.i392, %if.then.i.i389
  %retval.i.i357.0 = phi i32 [ 22, %if.then.i.i389 ], [ 35, %if.end.i.i392 ], [ %call40.i.i402, %cond.true.i.i403 ], [ 0, %if.end34.i.i397 ]
  %cmp.i407 = icmp ne i32 %retval.i.i357.0, 0
  %tobool.i410 = icmp ne i32 %in_time.i.0, 0
  %cond.i411 = select i1 %tobool.i410, i32 0, i32 110
  %retval.i363.0 = select i1 %cmp.i407, i32 %retval.i.i357.0, i32 %cond.i411
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i408, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i80.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i363.0, %mutex_lock.exit.i408 ], [ %retval.i319.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
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
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i1 = and i64 %call1.i, -9223372036854775808
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

