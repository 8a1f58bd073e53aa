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
  %cmp.i318 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i318, label %if.then.i319, label %if.end.i326

if.then.i319:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i326:                                      ; preds = %if.then
  %0 = ptrtoint ptr %cond to i32
  %add.i46.i320 = add i32 %0, 7
  %and.i47.i321 = and i32 %add.i46.i320, -8
  %1 = inttoptr i32 %and.i47.i321 to ptr
  %conv.i322 = zext i32 %call.i6 to i64
  %call1.i323 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i322, i64 noundef 0, i32 noundef 2)
  %and.i457 = and i64 %call1.i323, -9223372036854775808
  %tobool.i458 = icmp ne i64 %and.i457, 0
  br i1 %tobool.i458, label %cond.true.i459, label %cond_check.exit

cond.true.i459:                                   ; preds = %if.end.i326
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i326, %cond.true.i459
  %cond.i461 = phi i32 [ 22, %cond.true.i459 ], [ 0, %if.end.i326 ]
  %tobool.i325 = icmp ne i32 %cond.i461, 0
  br i1 %tobool.i325, label %cond_enqueue.exit373, label %if.end4.i330

if.end4.i330:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i323, 4294967295
  %conv.i.i494 = trunc i64 %and.i8.i to i32
  %cmp.i495 = icmp eq i32 %conv.i.i494, 0
  br i1 %cmp.i495, label %if.then.i496, label %if.end.i500

if.then.i496:                                     ; preds = %if.end4.i330
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i500:                                      ; preds = %if.end4.i330
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i497 = zext i32 %3 to i64
  %call2.i498 = call i32 @__gomc_defined(i64 noundef %conv.i497)
  %tobool.i499 = icmp eq i32 %call2.i498, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i499, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i501

if.end6.i501:                                     ; preds = %if.end.i500
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i500, %if.end6.i501, %if.then.i496
  %retval.i487.0 = phi i32 [ 0, %if.then.i496 ], [ 22, %if.end6.i501 ], [ 0, %if.end.i500 ]
  %tobool6.i329 = icmp ne i32 %retval.i487.0, 0
  br i1 %tobool6.i329, label %if.end33.i360, label %if.then7.i333

if.then7.i333:                                    ; preds = %cond_bind.exit
  %call8.i331 = call i32 @__gomc_robust_mutexes()
  %tobool9.i332 = icmp ne i32 %call8.i331, 0
  br i1 %tobool9.i332, label %land.lhs.true.i337, label %if.end15.i349

land.lhs.true.i337:                               ; preds = %if.then7.i333
  %call.i573 = call i32 @__gomc_mutex_kinds()
  %tobool.i574 = icmp ne i32 %call.i573, 0
  br i1 %tobool.i574, label %cond.true.i577, label %mutex_kind.exit

cond.true.i577:                                   ; preds = %land.lhs.true.i337
  %add.ptr.i630 = getelementptr inbounds i8, ptr %mutex, i32 12
  %5 = load i32, ptr %add.ptr.i630, align 4
  %and.i576 = and i32 %5, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.lhs.true.i337, %cond.true.i577
  %cond.i579 = phi i32 [ %and.i576, %cond.true.i577 ], [ 0, %land.lhs.true.i337 ]
  %call.i530 = call i32 @__gomc_robust_mutexes()
  %tobool.i531 = icmp ne i32 %call.i530, 0
  %and.i532 = and i32 %cond.i579, 16
  %tobool1.i = icmp ne i32 %and.i532, 0
  %6 = select i1 %tobool.i531, i1 %tobool1.i, i1 false
  br i1 %6, label %if.then13.i339, label %if.end15.i349

if.then13.i339:                                   ; preds = %mutex_kind.exit
  %call14.i338 = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i349

if.end15.i349:                                    ; preds = %if.then13.i339, %mutex_kind.exit, %if.then7.i333
  %7 = ptrtoint ptr %mutex to i32
  %add.i43.i340 = add i32 %7, 7
  %and.i44.i341 = and i32 %add.i43.i340, -8
  %8 = inttoptr i32 %and.i44.i341 to ptr
  %add.i343 = add i64 %conv.i322, 1
  %call18.i344 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %8, i32 noundef 8, i64 noundef %add.i343, i64 noundef 0, i32 noundef 1)
  %and.i50.i345 = and i64 %call18.i344, 4294967295
  %conv.i51.i346 = trunc i64 %and.i50.i345 to i32
  %conv20.i347 = zext i32 %conv.i51.i346 to i64
  %cmp21.i348 = icmp eq i64 %conv20.i347, 4294967295
  br i1 %cmp21.i348, label %if.then23.i350, label %if.else.i355

if.then23.i350:                                   ; preds = %if.end15.i349
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i360

if.else.i355:                                     ; preds = %if.end15.i349
  %add26.i353 = add i32 %call.i6, 1
  %cmp27.i354 = icmp ne i32 %conv.i51.i346, %add26.i353
  br i1 %cmp27.i354, label %if.then29.i356, label %if.end33.i360

if.then29.i356:                                   ; preds = %if.else.i355
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i360

if.end33.i360:                                    ; preds = %if.then23.i350, %if.then29.i356, %if.else.i355, %cond_bind.exit
  %error.i317.2 = phi i32 [ %retval.i487.0, %cond_bind.exit ], [ 22, %if.then23.i350 ], [ 1, %if.then29.i356 ], [ %retval.i487.0, %if.else.i355 ]
  %tobool34.i359 = icmp ne i32 %error.i317.2, 0
  br i1 %tobool34.i359, label %if.then35.i371, label %cond_enqueue.exit373

if.then35.i371:                                   ; preds = %if.end33.i360
  %shl.i364 = shl i64 1, %conv.i322
  %add37.i365 = add i32 32, %call.i6
  %sh_prom38.i366 = zext i32 %add37.i365 to i64
  %shl39.i367 = shl i64 1, %sh_prom38.i366
  %or.i368 = or i64 %shl.i364, %shl39.i367
  %not.i369 = xor i64 %or.i368, -1
  %call40.i370 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i369, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit373

cond_enqueue.exit373:                             ; preds = %if.end33.i360, %if.then35.i371, %cond_check.exit
  %retval.i312.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i317.2, %if.then35.i371 ], [ %error.i317.2, %if.end33.i360 ]
  %tobool.i8 = icmp ne i32 %retval.i312.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit373
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i395 = shl i64 1, %conv.i322
  %add.i396 = add i32 32, %call.i6
  %sh_prom1.i397 = zext i32 %add.i396 to i64
  %shl2.i398 = shl i64 1, %sh_prom1.i397
  %or.i399 = or i64 %shl.i395, %shl2.i398
  %not.i402 = xor i64 %or.i399, -1
  %call3.i403 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i402, i64 noundef 0, i32 noundef 2)
  %shr.i634 = lshr i64 %call3.i403, 32
  %conv.i635 = trunc i64 %shr.i634 to i32
  %shl5.i405 = shl i32 1, %call.i6
  %and.i406 = and i32 %conv.i635, %shl5.i405
  %cmp.i407 = icmp ne i32 %and.i406, 0
  br i1 %cmp.i407, label %if.then.i30, label %if.then.i272

if.then.i272:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i435 = call i32 @__gomc_self()
  %arrayidx.i436 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i435
  %9 = load atomic i32, ptr %arrayidx.i436 seq_cst, align 4
  %and.i437 = and i32 %9, 1
  %cmp.i438 = icmp ne i32 %and.i437, 0
  br i1 %cmp.i438, label %end_waiting.exit, label %if.then.i.i441

if.then.i.i441:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i718 = call i32 @__gomc_self()
  %conv.i719 = zext i32 %call.i718 to i64
  %add.i720 = add i64 %conv.i719, 1
  %call.i612 = call i32 @__gomc_mutex_kinds()
  %tobool.i613 = icmp ne i32 %call.i612, 0
  br i1 %tobool.i613, label %cond.true.i616, label %mutex_kind.exit620

cond.true.i616:                                   ; preds = %end_waiting.exit
  %add.ptr.i622 = getelementptr inbounds i8, ptr %mutex, i32 12
  %10 = load i32, ptr %add.ptr.i622, align 4
  %and.i615 = and i32 %10, 19
  br label %mutex_kind.exit620

mutex_kind.exit620:                               ; preds = %end_waiting.exit, %cond.true.i616
  %cond.i618 = phi i32 [ %and.i615, %cond.true.i616 ], [ 0, %end_waiting.exit ]
  %and.i737 = and i32 %cond.i618, 3
  %cmp.i738 = icmp eq i32 %and.i737, 3
  %.and.i737 = select i1 %cmp.i738, i32 0, i32 %and.i737
  br label %do.body.i54

do.body.i54:                                      ; preds = %land.rhs.i, %mutex_kind.exit620
  %11 = ptrtoint ptr %mutex to i32
  %add.i187 = add i32 %11, 7
  %and.i188 = and i32 %add.i187, -8
  %12 = inttoptr i32 %and.i188 to ptr
  %cmp.i51 = icmp eq i32 %.and.i737, 1
  %conv.i52 = zext i1 %cmp.i51 to i32
  %conv4.i = sext i32 %conv.i52 to i64
  %call5.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %12, i32 noundef 8, i64 noundef %add.i720, i64 noundef %conv4.i, i32 noundef 1)
  %and.i243 = and i64 %call5.i53, 4294967295
  %conv.i244 = trunc i64 %and.i243 to i32
  %cmp7.i = icmp ne i32 %conv.i244, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i57

land.lhs.true.i:                                  ; preds = %do.body.i54
  %conv10.i = zext i32 %conv.i244 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 4294967295
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i57

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i720
  %cmp18.i = icmp eq i32 %.and.i737, 0
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
  %cmp27.i = icmp eq i64 %conv21.i, %add.i720
  %cmp31.i = icmp eq i32 %.and.i737, 2
  %or.cond123 = select i1 %cmp27.i, i1 %cmp31.i, i1 false
  br i1 %or.cond123, label %return, label %if.end34.i

if.end34.i:                                       ; preds = %if.end.i59
  %call.i564 = call i32 @__gomc_robust_mutexes()
  %tobool.i565 = icmp ne i32 %call.i564, 0
  %and.i566 = and i32 %cond.i618, 16
  %tobool1.i567 = icmp ne i32 %and.i566, 0
  %13 = select i1 %tobool.i565, i1 %tobool1.i567, i1 false
  br i1 %13, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end34.i
  %conv39.i = zext i1 %cmp27.i to i32
  %call40.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i)
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i445 = call i32 @__gomc_self()
  %arrayidx.i446 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i445
  %14 = load atomic i32, ptr %arrayidx.i446 seq_cst, align 4
  %and.i447 = and i32 %14, 1
  %cmp.i448 = icmp ne i32 %and.i447, 0
  br i1 %cmp.i448, label %await_request.exit452, label %if.then.i.i451

if.then.i.i451:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit452:                            ; preds = %if.end5.i
  %shl.i415 = shl i64 1, %conv.i322
  %add.i416 = add i32 32, %call.i6
  %sh_prom1.i417 = zext i32 %add.i416 to i64
  %shl2.i418 = shl i64 1, %sh_prom1.i417
  %or.i419 = or i64 %shl.i415, %shl2.i418
  %not.i422 = xor i64 %or.i419, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i422, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i632 = trunc i64 %shr.i to i32
  %shl5.i424 = shl i32 1, %call.i6
  %and.i425 = and i32 %conv.i632, %shl5.i424
  %cmp.i426 = icmp ne i32 %and.i425, 0
  br i1 %cmp.i426, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit452
  %call1.i177 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i476 = and i64 %call1.i177, -9223372036854775808
  %tobool.i477 = icmp ne i64 %and.i476, 0
  br i1 %tobool.i477, label %cond.true.i478, label %if.end10.i

cond.true.i478:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i478, %if.then8.i, %await_request.exit452
  %call.i715 = call i32 @__gomc_self()
  %conv.i716 = zext i32 %call.i715 to i64
  %add.i717 = add i64 %conv.i716, 1
  %call.i602 = call i32 @__gomc_mutex_kinds()
  %tobool.i603 = icmp ne i32 %call.i602, 0
  br i1 %tobool.i603, label %cond.true.i606, label %mutex_kind.exit610

cond.true.i606:                                   ; preds = %if.end10.i
  %add.ptr.i624 = getelementptr inbounds i8, ptr %mutex, i32 12
  %15 = load i32, ptr %add.ptr.i624, align 4
  %and.i605 = and i32 %15, 19
  br label %mutex_kind.exit610

mutex_kind.exit610:                               ; preds = %if.end10.i, %cond.true.i606
  %cond.i608 = phi i32 [ %and.i605, %cond.true.i606 ], [ 0, %if.end10.i ]
  %and.i729 = and i32 %cond.i608, 3
  %cmp.i730 = icmp eq i32 %and.i729, 3
  %.and.i729 = select i1 %cmp.i730, i32 0, i32 %and.i729
  br label %do.body.i75

do.body.i75:                                      ; preds = %land.rhs.i85, %mutex_kind.exit610
  %16 = ptrtoint ptr %mutex to i32
  %add.i184 = add i32 %16, 7
  %and.i185 = and i32 %add.i184, -8
  %17 = inttoptr i32 %and.i185 to ptr
  %cmp.i71 = icmp eq i32 %.and.i729, 1
  %conv.i72 = zext i1 %cmp.i71 to i32
  %conv4.i73 = sext i32 %conv.i72 to i64
  %call5.i74 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %17, i32 noundef 8, i64 noundef %add.i717, i64 noundef %conv4.i73, i32 noundef 1)
  %and.i225 = and i64 %call5.i74, 4294967295
  %conv.i226 = trunc i64 %and.i225 to i32
  %cmp7.i77 = icmp ne i32 %conv.i226, 0
  br i1 %cmp7.i77, label %land.lhs.true.i81, label %do.end.i94

land.lhs.true.i81:                                ; preds = %do.body.i75
  %conv10.i79 = zext i32 %conv.i226 to i64
  %cmp11.i80 = icmp ne i64 %conv10.i79, 4294967295
  br i1 %cmp11.i80, label %land.rhs.i85, label %do.end.i94

land.rhs.i85:                                     ; preds = %land.lhs.true.i81
  %cmp15.i84 = icmp ne i64 %conv10.i79, %add.i717
  %cmp18.i87 = icmp eq i32 %.and.i729, 0
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
  %cmp27.i99 = icmp eq i64 %conv21.i92, %add.i717
  %cmp31.i102 = icmp eq i32 %.and.i729, 2
  %or.cond125 = select i1 %cmp27.i99, i1 %cmp31.i102, i1 false
  br i1 %or.cond125, label %mutex_lock.exit117, label %if.end34.i107

if.end34.i107:                                    ; preds = %if.end.i100
  %call.i555 = call i32 @__gomc_robust_mutexes()
  %tobool.i556 = icmp ne i32 %call.i555, 0
  %and.i557 = and i32 %cond.i608, 16
  %tobool1.i558 = icmp ne i32 %and.i557, 0
  %18 = select i1 %tobool.i556, i1 %tobool1.i558, i1 false
  br i1 %18, label %cond.true.i113, label %mutex_lock.exit117

cond.true.i113:                                   ; preds = %if.end34.i107
  %conv39.i111 = zext i1 %cmp27.i99 to i32
  %call40.i112 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i111)
  br label %mutex_lock.exit117

mutex_lock.exit117:                               ; preds = %cond.true.i113, %if.end34.i107, %if.end.i100, %if.then.i96
  %call.i453 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i454 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit117
  %call.i642 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i643 = and i64 %call.i642, -9223372036854775808
  %tobool.i644 = icmp ne i64 %and.i643, 0
  br i1 %tobool.i644, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i652 = shl i64 %call.i642, 1
  %conv.i653 = trunc i64 %shl.i652 to i32
  %19 = inttoptr i32 %conv.i653 to ptr
  %conv.i660 = zext i32 %conv.i653 to i64
  %call.i661 = call i64 @__gomc_remember(i64 noundef %conv.i660, i64 noundef 0)
  %call1.i662 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i661)
  %call.i651 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %19, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i655 = shl i64 %call.i642, 1
  %conv.i656 = trunc i64 %shl.i655 to i32
  %20 = inttoptr i32 %conv.i656 to ptr
  %tobool3.i647 = icmp ne ptr %20, null
  br i1 %tobool3.i647, label %if.then.i648, label %if.end.i650

if.then.i648:                                     ; preds = %while.end.i
  %add.i657 = add i32 %conv.i656, 16
  %conv.i658 = zext i32 %add.i657 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i658, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %20, i32 noundef 1)
  unreachable

if.end.i650:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i649 = trunc i64 %call7.i to i32
  %21 = inttoptr i32 %conv.i649 to ptr
  call void @__gomc_exit_thread(ptr noundef %21)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i286 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i286, label %if.then.i287, label %if.end.i292

if.then.i287:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i292:                                      ; preds = %if.end
  %22 = ptrtoint ptr %cond to i32
  %add.i46.i = add i32 %22, 7
  %and.i47.i = and i32 %add.i46.i, -8
  %23 = inttoptr i32 %and.i47.i to ptr
  %conv.i288 = zext i32 %call.i18 to i64
  %call1.i289 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i288, i64 noundef 0, i32 noundef 2)
  %and.i466 = and i64 %call1.i289, -9223372036854775808
  %tobool.i467 = icmp ne i64 %and.i466, 0
  br i1 %tobool.i467, label %cond.true.i468, label %cond_check.exit472

cond.true.i468:                                   ; preds = %if.end.i292
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit472

cond_check.exit472:                               ; preds = %if.end.i292, %cond.true.i468
  %cond.i470 = phi i32 [ 22, %cond.true.i468 ], [ 0, %if.end.i292 ]
  %tobool.i291 = icmp ne i32 %cond.i470, 0
  br i1 %tobool.i291, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit472
  %add.ptr.i516 = getelementptr inbounds i64, ptr %23, i32 1
  %and.i8.i517 = and i64 %call1.i289, 4294967295
  %conv.i.i518 = trunc i64 %and.i8.i517 to i32
  %cmp.i519 = icmp eq i32 %conv.i.i518, 0
  br i1 %cmp.i519, label %if.then.i520, label %if.end.i524

if.then.i520:                                     ; preds = %if.end4.i
  %24 = ptrtoint ptr %mutex to i32
  store atomic i32 %24, ptr %add.ptr.i516 monotonic, align 4
  br label %cond_bind.exit529

if.end.i524:                                      ; preds = %if.end4.i
  %25 = load atomic i32, ptr %add.ptr.i516 monotonic, align 4
  %conv.i521 = zext i32 %25 to i64
  %call2.i522 = call i32 @__gomc_defined(i64 noundef %conv.i521)
  %tobool.i523 = icmp eq i32 %call2.i522, 0
  %26 = ptrtoint ptr %mutex to i32
  %cmp3.i525 = icmp eq i32 %25, %26
  %or.cond126 = select i1 %tobool.i523, i1 true, i1 %cmp3.i525
  br i1 %or.cond126, label %cond_bind.exit529, label %if.end6.i528

if.end6.i528:                                     ; preds = %if.end.i524
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit529

cond_bind.exit529:                                ; preds = %if.end.i524, %if.end6.i528, %if.then.i520
  %retval.i506.0 = phi i32 [ 0, %if.then.i520 ], [ 22, %if.end6.i528 ], [ 0, %if.end.i524 ]
  %tobool6.i295 = icmp ne i32 %retval.i506.0, 0
  br i1 %tobool6.i295, label %if.end33.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit529
  %call8.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i = icmp ne i32 %call8.i, 0
  br i1 %tobool9.i, label %land.lhs.true.i297, label %if.end15.i

land.lhs.true.i297:                               ; preds = %if.then7.i
  %call.i582 = call i32 @__gomc_mutex_kinds()
  %tobool.i583 = icmp ne i32 %call.i582, 0
  br i1 %tobool.i583, label %cond.true.i586, label %mutex_kind.exit590

cond.true.i586:                                   ; preds = %land.lhs.true.i297
  %add.ptr.i628 = getelementptr inbounds i8, ptr %mutex, i32 12
  %27 = load i32, ptr %add.ptr.i628, align 4
  %and.i585 = and i32 %27, 19
  br label %mutex_kind.exit590

mutex_kind.exit590:                               ; preds = %land.lhs.true.i297, %cond.true.i586
  %cond.i588 = phi i32 [ %and.i585, %cond.true.i586 ], [ 0, %land.lhs.true.i297 ]
  %call.i537 = call i32 @__gomc_robust_mutexes()
  %tobool.i538 = icmp ne i32 %call.i537, 0
  %and.i539 = and i32 %cond.i588, 16
  %tobool1.i540 = icmp ne i32 %and.i539, 0
  %28 = select i1 %tobool.i538, i1 %tobool1.i540, i1 false
  br i1 %28, label %if.then13.i, label %if.end15.i

if.then13.i:                                      ; preds = %mutex_kind.exit590
  %call14.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then13.i, %mutex_kind.exit590, %if.then7.i
  %29 = ptrtoint ptr %mutex to i32
  %add.i43.i = add i32 %29, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %30 = inttoptr i32 %and.i44.i to ptr
  %add.i298 = add i64 %conv.i288, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %30, i32 noundef 8, i64 noundef %add.i298, i64 noundef 0, i32 noundef 1)
  %and.i50.i = and i64 %call18.i, 4294967295
  %conv.i51.i = trunc i64 %and.i50.i to i32
  %conv20.i = zext i32 %conv.i51.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i300

if.then23.i:                                      ; preds = %if.end15.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i300:                                     ; preds = %if.end15.i
  %add26.i = add i32 %call.i18, 1
  %cmp27.i299 = icmp ne i32 %conv.i51.i, %add26.i
  br i1 %cmp27.i299, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i300
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i300, %cond_bind.exit529
  %error.i285.2 = phi i32 [ %retval.i506.0, %cond_bind.exit529 ], [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ %retval.i506.0, %if.else.i300 ]
  %tobool34.i = icmp ne i32 %error.i285.2, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i301 = shl i64 1, %conv.i288
  %add37.i = add i32 32, %call.i18
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i301, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i302 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %23, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit472
  %retval.i281.0 = phi i32 [ 22, %cond_check.exit472 ], [ %error.i285.2, %if.then35.i ], [ %error.i285.2, %if.end33.i ]
  %tobool.i20 = icmp ne i32 %retval.i281.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i665 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i666 = icmp ne i32 %call.i665, 0
  br i1 %tobool.i666, label %land.lhs.true.i672, label %if.end7.i

land.lhs.true.i672:                               ; preds = %if.end.i22
  %conv.i669 = zext i32 %and.i47.i to i64
  %call2.i670 = call i64 @__gomc_note(i64 noundef %conv.i669, i32 noundef 0)
  %tobool3.i671 = icmp ne i64 %call2.i670, 0
  br i1 %tobool3.i671, label %if.end7.i, label %land.rhs.i674

land.rhs.i674:                                    ; preds = %land.lhs.true.i672
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i673 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i673, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i674
  %shl.i379 = shl i64 1, %conv.i288
  %add.i380 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i380 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i381 = or i64 %shl.i379, %shl2.i
  %not.i384 = xor i64 %or.i381, -1
  %call3.i385 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %23, i32 noundef 8, i64 noundef %not.i384, i64 noundef 0, i32 noundef 2)
  %shr.i637 = lshr i64 %call3.i385, 32
  %conv.i638 = trunc i64 %shr.i637 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i386 = and i32 %conv.i638, %shl5.i
  %cmp.i387 = icmp ne i32 %and.i386, 0
  %lnot.i23 = xor i1 %cmp.i387, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i679 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i680 = icmp ne i32 %call.i679, 0
  br i1 %tobool.i680, label %if.then.i685, label %cond_sleep.exit

if.then.i685:                                     ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i684 = call i64 @__gomc_remember(i64 noundef %conv.i669, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i672, %if.end.i22, %land.rhs.i674
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %23, i32 noundef 8, i64 noundef %conv.i288, i64 noundef 0, i32 noundef 2)
  %shr.i640 = lshr i64 %call9.i26, 32
  %conv.i641 = trunc i64 %shr.i640 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i641, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i690 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i691 = icmp ne i32 %call.i690, 0
  br i1 %tobool.i691, label %if.then.i697, label %cond_sleep.exit

if.then.i697:                                     ; preds = %do.end.i
  %conv.i694 = zext i32 %and.i47.i to i64
  %call3.i696 = call i64 @__gomc_remember(i64 noundef %conv.i694, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i697, %if.then4.i, %if.then.i685, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i281.0, %cond_enqueue.exit ], [ 0, %if.then.i685 ], [ 0, %if.then4.i ], [ 0, %if.then.i697 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i428 = call i32 @__gomc_self()
  %arrayidx.i429 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i428
  %31 = load atomic i32, ptr %arrayidx.i429 seq_cst, align 4
  %and.i430 = and i32 %31, 1
  %cmp.i431 = icmp ne i32 %and.i430, 0
  br i1 %cmp.i431, label %end_waiting.exit42, label %if.then.i.i

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
  %call.i701 = call i32 @__gomc_self()
  %arrayidx.i702 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i701
  %call1.i705 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i702, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i253, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i712 = call i32 @__gomc_self()
  %conv.i713 = zext i32 %call.i712 to i64
  %add.i714 = add i64 %conv.i713, 1
  %call.i592 = call i32 @__gomc_mutex_kinds()
  %tobool.i593 = icmp ne i32 %call.i592, 0
  br i1 %tobool.i593, label %cond.true.i596, label %mutex_kind.exit600

cond.true.i596:                                   ; preds = %cond.false
  %add.ptr.i626 = getelementptr inbounds i8, ptr %mutex, i32 12
  %32 = load i32, ptr %add.ptr.i626, align 4
  %and.i595 = and i32 %32, 19
  br label %mutex_kind.exit600

mutex_kind.exit600:                               ; preds = %cond.false, %cond.true.i596
  %cond.i598 = phi i32 [ %and.i595, %cond.true.i596 ], [ 0, %cond.false ]
  %and.i722 = and i32 %cond.i598, 3
  %cmp.i723 = icmp eq i32 %and.i722, 3
  %.and.i722 = select i1 %cmp.i723, i32 0, i32 %and.i722
  br label %do.body.i132

do.body.i132:                                     ; preds = %land.rhs.i142, %mutex_kind.exit600
  %33 = ptrtoint ptr %mutex to i32
  %add.i181 = add i32 %33, 7
  %and.i182 = and i32 %add.i181, -8
  %34 = inttoptr i32 %and.i182 to ptr
  %cmp.i128 = icmp eq i32 %.and.i722, 1
  %conv.i129 = zext i1 %cmp.i128 to i32
  %conv4.i130 = sext i32 %conv.i129 to i64
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %34, i32 noundef 8, i64 noundef %add.i714, i64 noundef %conv4.i130, i32 noundef 1)
  %and.i207 = and i64 %call5.i131, 4294967295
  %conv.i208 = trunc i64 %and.i207 to i32
  %cmp7.i134 = icmp ne i32 %conv.i208, 0
  br i1 %cmp7.i134, label %land.lhs.true.i138, label %do.end.i151

land.lhs.true.i138:                               ; preds = %do.body.i132
  %conv10.i136 = zext i32 %conv.i208 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 4294967295
  br i1 %cmp11.i137, label %land.rhs.i142, label %do.end.i151

land.rhs.i142:                                    ; preds = %land.lhs.true.i138
  %cmp15.i141 = icmp ne i64 %conv10.i136, %add.i714
  %cmp18.i144 = icmp eq i32 %.and.i722, 0
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
  %cmp27.i156 = icmp eq i64 %conv21.i149, %add.i714
  %cmp31.i159 = icmp eq i32 %.and.i722, 2
  %or.cond128 = select i1 %cmp27.i156, i1 %cmp31.i159, i1 false
  br i1 %or.cond128, label %return, label %if.end34.i164

if.end34.i164:                                    ; preds = %if.end.i157
  %call.i546 = call i32 @__gomc_robust_mutexes()
  %tobool.i547 = icmp ne i32 %call.i546, 0
  %and.i548 = and i32 %cond.i598, 16
  %tobool1.i549 = icmp ne i32 %and.i548, 0
  %35 = select i1 %tobool.i547, i1 %tobool1.i549, i1 false
  br i1 %35, label %cond.true.i170, label %return

cond.true.i170:                                   ; preds = %if.end34.i164
  %conv39.i168 = zext i1 %cmp27.i156 to i32
  %call40.i169 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i168)
  br label %return

return:                                           ; preds = %end_waiting.exit42, %cond.true.i170, %if.end34.i164, %if.end.i157, %if.then.i153, %cond_enqueue.exit373, %cond.true.i, %if.end34.i, %if.end.i59, %if.then.i58
  %retval.0 = phi i32 [ %retval.i312.0, %cond_enqueue.exit373 ], [ 22, %if.then.i58 ], [ 35, %if.end.i59 ], [ %call40.i, %cond.true.i ], [ 0, %if.end34.i ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 35, %if.end.i157 ], [ %call40.i169, %cond.true.i170 ], [ 0, %if.end34.i164 ]
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
  %add.i46.i = add i32 %1, 7
  %and.i47.i = and i32 %add.i46.i, -8
  %2 = inttoptr i32 %and.i47.i to ptr
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
  br i1 %tobool6.i, label %if.end33.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call8.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i = icmp ne i32 %call8.i, 0
  br i1 %tobool9.i, label %land.lhs.true.i, label %if.end15.i

land.lhs.true.i:                                  ; preds = %if.then7.i
  %call.i212 = call i32 @__gomc_mutex_kinds()
  %tobool.i213 = icmp ne i32 %call.i212, 0
  br i1 %tobool.i213, label %cond.true.i216, label %mutex_kind.exit

cond.true.i216:                                   ; preds = %land.lhs.true.i
  %add.ptr.i245 = getelementptr inbounds i8, ptr %mutex, i32 12
  %6 = load i32, ptr %add.ptr.i245, align 4
  %and.i215 = and i32 %6, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.lhs.true.i, %cond.true.i216
  %cond.i218 = phi i32 [ %and.i215, %cond.true.i216 ], [ 0, %land.lhs.true.i ]
  %call.i190 = call i32 @__gomc_robust_mutexes()
  %tobool.i191 = icmp ne i32 %call.i190, 0
  %and.i192 = and i32 %cond.i218, 16
  %tobool1.i = icmp ne i32 %and.i192, 0
  %7 = select i1 %tobool.i191, i1 %tobool1.i, i1 false
  br i1 %7, label %if.then13.i, label %if.end15.i

if.then13.i:                                      ; preds = %mutex_kind.exit
  %call14.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then13.i, %mutex_kind.exit, %if.then7.i
  %8 = ptrtoint ptr %mutex to i32
  %add.i43.i = add i32 %8, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %9 = inttoptr i32 %and.i44.i to ptr
  %add.i88 = add i64 %conv.i83, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %9, i32 noundef 8, i64 noundef %add.i88, i64 noundef 0, i32 noundef 1)
  %and.i50.i = and i64 %call18.i, 4294967295
  %conv.i51.i = trunc i64 %and.i50.i to i32
  %conv20.i = zext i32 %conv.i51.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i

if.then23.i:                                      ; preds = %if.end15.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i:                                        ; preds = %if.end15.i
  %add26.i = add i32 %call.i6.i, 1
  %cmp27.i = icmp ne i32 %conv.i51.i, %add26.i
  br i1 %cmp27.i, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i, %cond_bind.exit
  %error.i80.2 = phi i32 [ %retval.i176.0, %cond_bind.exit ], [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ %retval.i176.0, %if.else.i ]
  %tobool34.i = icmp ne i32 %error.i80.2, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i = shl i64 1, %conv.i83
  %add37.i = add i32 32, %call.i6.i
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit
  %retval.i77.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i80.2, %if.then35.i ], [ %error.i80.2, %if.end33.i ]
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
  %shr.i249 = lshr i64 %call3.i102, 32
  %conv.i250 = trunc i64 %shr.i249 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i103 = and i32 %conv.i250, %shl5.i
  %cmp.i104 = icmp ne i32 %and.i103, 0
  br i1 %cmp.i104, label %if.then.i15.i, label %if.then.i70

if.then.i70:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i126 = call i32 @__gomc_self()
  %arrayidx.i127 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i126
  %10 = load atomic i32, ptr %arrayidx.i127 seq_cst, align 4
  %and.i128 = and i32 %10, 1
  %cmp.i129 = icmp ne i32 %and.i128, 0
  br i1 %cmp.i129, label %end_waiting.exit.i, label %if.then.i.i132

if.then.i.i132:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i283 = call i32 @__gomc_self()
  %conv.i284 = zext i32 %call.i283 to i64
  %add.i285 = add i64 %conv.i284, 1
  %call.i221 = call i32 @__gomc_mutex_kinds()
  %tobool.i222 = icmp ne i32 %call.i221, 0
  br i1 %tobool.i222, label %cond.true.i225, label %mutex_kind.exit229

cond.true.i225:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i243 = getelementptr inbounds i8, ptr %mutex, i32 12
  %11 = load i32, ptr %add.ptr.i243, align 4
  %and.i224 = and i32 %11, 19
  br label %mutex_kind.exit229

mutex_kind.exit229:                               ; preds = %end_waiting.exit.i, %cond.true.i225
  %cond.i227 = phi i32 [ %and.i224, %cond.true.i225 ], [ 0, %end_waiting.exit.i ]
  %and.i290 = and i32 %cond.i227, 3
  %cmp.i291 = icmp eq i32 %and.i290, 3
  %.and.i290 = select i1 %cmp.i291, i32 0, i32 %and.i290
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit229
  %12 = ptrtoint ptr %mutex to i32
  %add.i6 = add i32 %12, 7
  %and.i7 = and i32 %add.i6, -8
  %13 = inttoptr i32 %and.i7 to ptr
  %cmp.i34.i = icmp eq i32 %.and.i290, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %13, i32 noundef 8, i64 noundef %add.i285, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i26 = and i64 %call5.i.i, 4294967295
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp7.i.i = icmp ne i32 %conv.i27, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i27 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i285
  %cmp18.i.i = icmp eq i32 %.and.i290, 0
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
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i285
  %cmp31.i.i = icmp eq i32 %.and.i290, 2
  %or.cond122 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond122, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i196 = call i32 @__gomc_robust_mutexes()
  %tobool.i197 = icmp ne i32 %call.i196, 0
  %and.i198 = and i32 %cond.i227, 16
  %tobool1.i199 = icmp ne i32 %and.i198, 0
  %14 = select i1 %tobool.i197, i1 %tobool1.i199, i1 false
  br i1 %14, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i135 = call i32 @__gomc_self()
  %arrayidx.i136 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i135
  %15 = load atomic i32, ptr %arrayidx.i136 seq_cst, align 4
  %and.i137 = and i32 %15, 1
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
  %conv.i247 = trunc i64 %shr.i to i32
  %shl5.i122 = shl i32 1, %call.i6.i
  %and.i123 = and i32 %conv.i247, %shl5.i122
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
  %call.i286 = call i32 @__gomc_self()
  %conv.i287 = zext i32 %call.i286 to i64
  %add.i288 = add i64 %conv.i287, 1
  %call.i231 = call i32 @__gomc_mutex_kinds()
  %tobool.i232 = icmp ne i32 %call.i231, 0
  br i1 %tobool.i232, label %cond.true.i235, label %mutex_kind.exit239

cond.true.i235:                                   ; preds = %if.end10.i.i
  %add.ptr.i241 = getelementptr inbounds i8, ptr %mutex, i32 12
  %16 = load i32, ptr %add.ptr.i241, align 4
  %and.i234 = and i32 %16, 19
  br label %mutex_kind.exit239

mutex_kind.exit239:                               ; preds = %if.end10.i.i, %cond.true.i235
  %cond.i237 = phi i32 [ %and.i234, %cond.true.i235 ], [ 0, %if.end10.i.i ]
  %and.i297 = and i32 %cond.i237, 3
  %cmp.i298 = icmp eq i32 %and.i297, 3
  %.and.i297 = select i1 %cmp.i298, i32 0, i32 %and.i297
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit239
  %17 = ptrtoint ptr %mutex to i32
  %add.i9 = add i32 %17, 7
  %and.i10 = and i32 %add.i9, -8
  %18 = inttoptr i32 %and.i10 to ptr
  %cmp.i51.i = icmp eq i32 %.and.i297, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %18, i32 noundef 8, i64 noundef %add.i288, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i44 = and i64 %call5.i54.i, 4294967295
  %conv.i45 = trunc i64 %and.i44 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i45, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i45 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i288
  %cmp18.i67.i = icmp eq i32 %.and.i297, 0
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
  %cmp27.i79.i = icmp eq i64 %conv21.i72.i, %add.i288
  %cmp31.i82.i = icmp eq i32 %.and.i297, 2
  %or.cond124 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond124, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i204 = call i32 @__gomc_robust_mutexes()
  %tobool.i205 = icmp ne i32 %call.i204, 0
  %and.i206 = and i32 %cond.i237, 16
  %tobool1.i207 = icmp ne i32 %and.i206, 0
  %19 = select i1 %tobool.i205, i1 %tobool1.i207, i1 false
  br i1 %19, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i153 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i154 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i251 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i252 = and i64 %call.i251, -9223372036854775808
  %tobool.i253 = icmp ne i64 %and.i252, 0
  br i1 %tobool.i253, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i260 = shl i64 %call.i251, 1
  %conv.i261 = trunc i64 %shl.i260 to i32
  %20 = inttoptr i32 %conv.i261 to ptr
  %conv.i268 = zext i32 %conv.i261 to i64
  %call.i269 = call i64 @__gomc_remember(i64 noundef %conv.i268, i64 noundef 0)
  %call1.i270 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i269)
  %call.i259 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %20, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i263 = shl i64 %call.i251, 1
  %conv.i264 = trunc i64 %shl.i263 to i32
  %21 = inttoptr i32 %conv.i264 to ptr
  %tobool3.i = icmp ne ptr %21, null
  br i1 %tobool3.i, label %if.then.i256, label %if.end.i258

if.then.i256:                                     ; preds = %while.end.i
  %add.i265 = add i32 %conv.i264, 16
  %conv.i266 = zext i32 %add.i265 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i266, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %21, i32 noundef 1)
  unreachable

if.end.i258:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i257 = trunc i64 %call7.i to i32
  %22 = inttoptr i32 %conv.i257 to ptr
  call void @__gomc_exit_thread(ptr noundef %22)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i321 = call i32 @__gomc_self()
  %cmp.i.i322 = icmp uge i32 %call.i321, 31
  br i1 %cmp.i.i322, label %if.then.i.i323, label %if.end.i.i326

if.then.i.i323:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i326:                                    ; preds = %if.end.i
  %23 = ptrtoint ptr %cond to i32
  %add.i46.i.i = add i32 %23, 7
  %and.i47.i.i = and i32 %add.i46.i.i, -8
  %24 = inttoptr i32 %and.i47.i.i to ptr
  %conv.i.i324 = zext i32 %call.i321 to i64
  %call1.i.i325 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %24, i32 noundef 8, i64 noundef %conv.i.i324, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i325, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i327, label %cond_check.exit.i

cond.true.i.i327:                                 ; preds = %if.end.i.i326
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i326, %cond.true.i.i327
  %cond.i.i329 = phi i32 [ 22, %cond.true.i.i327 ], [ 0, %if.end.i.i326 ]
  %tobool.i.i330 = icmp ne i32 %cond.i.i329, 0
  br i1 %tobool.i.i330, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %24, i32 1
  %and.i8.i.i = and i64 %call1.i.i325, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %25 = ptrtoint ptr %mutex to i32
  store atomic i32 %25, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %26 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %26 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %27 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %26, %27
  %or.cond125 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond125, label %cond_bind.exit.i, label %if.end6.i.i332

if.end6.i.i332:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i332, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i332 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end33.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call8.i.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i.i = icmp ne i32 %call8.i.i, 0
  br i1 %tobool9.i.i, label %land.lhs.true.i.i333, label %if.end15.i.i

land.lhs.true.i.i333:                             ; preds = %if.then7.i.i
  %call.i44.i = call i32 @__gomc_mutex_kinds()
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %cond.true.i48.i, label %mutex_kind.exit.i

cond.true.i48.i:                                  ; preds = %land.lhs.true.i.i333
  %add.ptr.i52.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %28 = load i32, ptr %add.ptr.i52.i, align 4
  %and.i47.i334 = and i32 %28, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.lhs.true.i.i333, %cond.true.i48.i
  %cond.i50.i = phi i32 [ %and.i47.i334, %cond.true.i48.i ], [ 0, %land.lhs.true.i.i333 ]
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i41.i = icmp ne i32 %call.i.i, 0
  %and.i42.i = and i32 %cond.i50.i, 16
  %tobool1.i.i = icmp ne i32 %and.i42.i, 0
  %29 = select i1 %tobool.i41.i, i1 %tobool1.i.i, i1 false
  br i1 %29, label %if.then13.i.i, label %if.end15.i.i

if.then13.i.i:                                    ; preds = %mutex_kind.exit.i
  %call14.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i.i

if.end15.i.i:                                     ; preds = %if.then13.i.i, %mutex_kind.exit.i, %if.then7.i.i
  %30 = ptrtoint ptr %mutex to i32
  %add.i43.i.i = add i32 %30, 7
  %and.i44.i.i = and i32 %add.i43.i.i, -8
  %31 = inttoptr i32 %and.i44.i.i to ptr
  %add.i.i336 = add i64 %conv.i.i324, 1
  %call18.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %31, i32 noundef 8, i64 noundef %add.i.i336, i64 noundef 0, i32 noundef 1)
  %and.i50.i.i = and i64 %call18.i.i, 4294967295
  %conv.i51.i.i = trunc i64 %and.i50.i.i to i32
  %conv20.i.i = zext i32 %conv.i51.i.i to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then23.i.i, label %if.else.i.i338

if.then23.i.i:                                    ; preds = %if.end15.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i.i

if.else.i.i338:                                   ; preds = %if.end15.i.i
  %add26.i.i = add i32 %call.i321, 1
  %cmp27.i.i337 = icmp ne i32 %conv.i51.i.i, %add26.i.i
  br i1 %cmp27.i.i337, label %if.then29.i.i, label %if.end33.i.i

if.then29.i.i:                                    ; preds = %if.else.i.i338
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %if.then23.i.i, %if.then29.i.i, %if.else.i.i338, %cond_bind.exit.i
  %error.i.i316.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then23.i.i ], [ 1, %if.then29.i.i ], [ %retval.i29.i.0, %if.else.i.i338 ]
  %tobool34.i.i = icmp ne i32 %error.i.i316.2, 0
  br i1 %tobool34.i.i, label %if.then35.i.i, label %cond_enqueue.exit.i

if.then35.i.i:                                    ; preds = %if.end33.i.i
  %shl.i.i = shl i64 1, %conv.i.i324
  %add37.i.i = add i32 32, %call.i321
  %sh_prom38.i.i = zext i32 %add37.i.i to i64
  %shl39.i.i = shl i64 1, %sh_prom38.i.i
  %or.i.i = or i64 %shl.i.i, %shl39.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call40.i.i339 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %24, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end33.i.i, %if.then35.i.i, %cond_check.exit.i
  %retval.i.i312.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i316.2, %if.then35.i.i ], [ %error.i.i316.2, %if.end33.i.i ]
  %tobool.i340 = icmp ne i32 %retval.i.i312.0, 0
  br i1 %tobool.i340, label %cond_timed_sleep.exit, label %if.end.i344

if.end.i344:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i324
  %add.i14.i = add i32 32, %call.i321
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %24, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i53.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i321
  %and.i.i342 = and i32 %conv.i53.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i342, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i345

land.rhs.i345:                                    ; preds = %if.end.i344
  %call.i56.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i57.i = icmp ne i32 %call.i56.i, 0
  br i1 %tobool.i57.i, label %land.lhs.true.i62.i, label %land.end.i

land.lhs.true.i62.i:                              ; preds = %land.rhs.i345
  %conv.i60.i = zext i32 %and.i47.i.i to i64
  %call2.i61.i = call i64 @__gomc_note(i64 noundef %conv.i60.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i61.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i63.i

land.rhs.i63.i:                                   ; preds = %land.lhs.true.i62.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i346 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i345, %land.lhs.true.i62.i, %land.rhs.i63.i, %if.end.i344
  %32 = phi i1 [ false, %if.end.i344 ], [ false, %land.lhs.true.i62.i ], [ false, %land.rhs.i345 ], [ %tobool5.i.i346, %land.rhs.i63.i ]
  %land.ext.i347 = zext i1 %32 to i32
  %call.i67.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i68.i = icmp ne i32 %call.i67.i, 0
  br i1 %tobool.i68.i, label %if.then.i73.i, label %cond_woken.exit.i

if.then.i73.i:                                    ; preds = %land.end.i
  %conv.i71.i = zext i32 %and.i47.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i347 to i64
  %call3.i72.i = call i64 @__gomc_remember(i64 noundef %conv.i71.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i73.i, %land.end.i
  %spec.select126 = select i1 %cmp.i19.i, i1 true, i1 %32
  %lor.ext.i = zext i1 %spec.select126 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i317.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i312.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i145 = call i32 @__gomc_self()
  %arrayidx.i146 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i145
  %33 = load atomic i32, ptr %arrayidx.i146 seq_cst, align 4
  %and.i147 = and i32 %33, 1
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
  %call.i278 = call i32 @__gomc_self()
  %arrayidx.i279 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i278
  %call1.i282 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i279, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i55, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i317.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i33.i = call i32 @__gomc_self()
  %conv.i34.i = zext i32 %call.i33.i to i64
  %add.i35.i = add i64 %conv.i34.i, 1
  %call.i24.i = call i32 @__gomc_mutex_kinds()
  %tobool.i25.i = icmp ne i32 %call.i24.i, 0
  br i1 %tobool.i25.i, label %cond.true.i28.i, label %mutex_kind.exit.i364

cond.true.i28.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i363 = getelementptr inbounds i8, ptr %mutex, i32 12
  %34 = load i32, ptr %add.ptr.i.i363, align 4
  %and.i27.i = and i32 %34, 19
  br label %mutex_kind.exit.i364

mutex_kind.exit.i364:                             ; preds = %cond.false.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %and.i27.i, %cond.true.i28.i ], [ 0, %cond.false.i ]
  %and.i37.i = and i32 %cond.i30.i, 3
  %cmp.i38.i = icmp eq i32 %and.i37.i, 3
  %.and.i37.i = select i1 %cmp.i38.i, i32 0, i32 %and.i37.i
  br label %do.body.i.i372

do.body.i.i372:                                   ; preds = %land.rhs.i.i378, %mutex_kind.exit.i364
  %35 = ptrtoint ptr %mutex to i32
  %add.i.i365 = add i32 %35, 7
  %and.i.i366 = and i32 %add.i.i365, -8
  %36 = inttoptr i32 %and.i.i366 to ptr
  %cmp.i.i367 = icmp eq i32 %.and.i37.i, 1
  %conv.i.i368 = zext i1 %cmp.i.i367 to i32
  %conv4.i.i369 = sext i32 %conv.i.i368 to i64
  %call5.i.i370 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %36, i32 noundef 8, i64 noundef %add.i35.i, i64 noundef %conv4.i.i369, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i370, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i371 = icmp ne i32 %conv.i17.i, 0
  br i1 %cmp7.i.i371, label %land.lhs.true.i.i375, label %do.end.i.i385

land.lhs.true.i.i375:                             ; preds = %do.body.i.i372
  %conv10.i.i373 = zext i32 %conv.i17.i to i64
  %cmp11.i.i374 = icmp ne i64 %conv10.i.i373, 4294967295
  br i1 %cmp11.i.i374, label %land.rhs.i.i378, label %do.end.i.i385

land.rhs.i.i378:                                  ; preds = %land.lhs.true.i.i375
  %cmp15.i.i377 = icmp ne i64 %conv10.i.i373, %add.i35.i
  %cmp18.i.i379 = icmp eq i32 %.and.i37.i, 0
  %spec.select127 = select i1 %cmp15.i.i377, i1 true, i1 %cmp18.i.i379
  br i1 %spec.select127, label %do.body.i.i372, label %do.end.i.i385

do.end.i.i385:                                    ; preds = %land.lhs.true.i.i375, %do.body.i.i372, %land.rhs.i.i378
  %conv21.i.i383 = zext i32 %conv.i17.i to i64
  %cmp22.i.i384 = icmp eq i64 %conv21.i.i383, 4294967295
  br i1 %cmp22.i.i384, label %if.then.i.i386, label %if.end.i.i389

if.then.i.i386:                                   ; preds = %do.end.i.i385
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i406

if.end.i.i389:                                    ; preds = %do.end.i.i385
  %cmp27.i.i388 = icmp eq i64 %conv21.i.i383, %add.i35.i
  %cmp31.i.i390 = icmp eq i32 %.and.i37.i, 2
  %or.cond128 = select i1 %cmp27.i.i388, i1 %cmp31.i.i390, i1 false
  br i1 %or.cond128, label %mutex_lock.exit.i406, label %if.end34.i.i393

if.end34.i.i393:                                  ; preds = %if.end.i.i389
  %call.i18.i = call i32 @__gomc_robust_mutexes()
  %tobool.i19.i = icmp ne i32 %call.i18.i, 0
  %and.i20.i = and i32 %cond.i30.i, 16
  %tobool1.i.i394 = icmp ne i32 %and.i20.i, 0
  %37 = select i1 %tobool.i19.i, i1 %tobool1.i.i394, i1 false
  br i1 %37, label %cond.true.i.i401, label %mutex_lock.exit.i406

cond.true.i.i401:                                 ; preds = %if.end34.i.i393
  %conv39.i.i399 = zext i1 %cmp27.i.i388 to i32
  %call40.i.i400 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i399)
  br label %mutex_lock.exit.i406

mutex_lock.exit.i406:                             ; preds = %cond.true.i.i401, %if.end34.i.i393, %if.end.i.i389, %if.then.i.i386
  %retval.i.i354.0 = phi i32 [ 22, %if.then.i.i386 ], [ 35, %if.end.i.i389 ], [ %call40.i.i400, %cond.true.i.i401 ], [ 0, %if.end34.i.i393 ]
  %cmp.i405 = icmp ne i32 %retval.i.i354.0, 0
  %tobool.i408 = icmp ne i32 %in_time.i.0, 0
  %cond.i409 = select i1 %tobool.i408, i32 0, i32 110
  %retval.i360.0 = select i1 %cmp.i405, i32 %retval.i.i354.0, i32 %cond.i409
  br label %return

return:                                           ; preds = %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i406, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i77.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i360.0, %mutex_lock.exit.i406 ], [ %retval.i317.0, %end_waiting.exit27.i ]
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
  %add.i46.i = add i32 %1, 7
  %and.i47.i = and i32 %add.i46.i, -8
  %2 = inttoptr i32 %and.i47.i to ptr
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
  br i1 %tobool6.i, label %if.end33.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %call8.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i = icmp ne i32 %call8.i, 0
  br i1 %tobool9.i, label %land.lhs.true.i, label %if.end15.i

land.lhs.true.i:                                  ; preds = %if.then7.i
  %call.i215 = call i32 @__gomc_mutex_kinds()
  %tobool.i216 = icmp ne i32 %call.i215, 0
  br i1 %tobool.i216, label %cond.true.i219, label %mutex_kind.exit

cond.true.i219:                                   ; preds = %land.lhs.true.i
  %add.ptr.i248 = getelementptr inbounds i8, ptr %mutex, i32 12
  %6 = load i32, ptr %add.ptr.i248, align 4
  %and.i218 = and i32 %6, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.lhs.true.i, %cond.true.i219
  %cond.i221 = phi i32 [ %and.i218, %cond.true.i219 ], [ 0, %land.lhs.true.i ]
  %call.i193 = call i32 @__gomc_robust_mutexes()
  %tobool.i194 = icmp ne i32 %call.i193, 0
  %and.i195 = and i32 %cond.i221, 16
  %tobool1.i = icmp ne i32 %and.i195, 0
  %7 = select i1 %tobool.i194, i1 %tobool1.i, i1 false
  br i1 %7, label %if.then13.i, label %if.end15.i

if.then13.i:                                      ; preds = %mutex_kind.exit
  %call14.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then13.i, %mutex_kind.exit, %if.then7.i
  %8 = ptrtoint ptr %mutex to i32
  %add.i43.i = add i32 %8, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %9 = inttoptr i32 %and.i44.i to ptr
  %add.i91 = add i64 %conv.i86, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %9, i32 noundef 8, i64 noundef %add.i91, i64 noundef 0, i32 noundef 1)
  %and.i50.i = and i64 %call18.i, 4294967295
  %conv.i51.i = trunc i64 %and.i50.i to i32
  %conv20.i = zext i32 %conv.i51.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i

if.then23.i:                                      ; preds = %if.end15.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i:                                        ; preds = %if.end15.i
  %add26.i = add i32 %call.i6.i, 1
  %cmp27.i = icmp ne i32 %conv.i51.i, %add26.i
  br i1 %cmp27.i, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i, %cond_bind.exit
  %error.i83.2 = phi i32 [ %retval.i179.0, %cond_bind.exit ], [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ %retval.i179.0, %if.else.i ]
  %tobool34.i = icmp ne i32 %error.i83.2, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i = shl i64 1, %conv.i86
  %add37.i = add i32 32, %call.i6.i
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit
  %retval.i80.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i83.2, %if.then35.i ], [ %error.i83.2, %if.end33.i ]
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
  %shr.i252 = lshr i64 %call3.i105, 32
  %conv.i253 = trunc i64 %shr.i252 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i106 = and i32 %conv.i253, %shl5.i
  %cmp.i107 = icmp ne i32 %and.i106, 0
  br i1 %cmp.i107, label %if.then.i15.i, label %if.then.i73

if.then.i73:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i129 = call i32 @__gomc_self()
  %arrayidx.i130 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i129
  %10 = load atomic i32, ptr %arrayidx.i130 seq_cst, align 4
  %and.i131 = and i32 %10, 1
  %cmp.i132 = icmp ne i32 %and.i131, 0
  br i1 %cmp.i132, label %end_waiting.exit.i, label %if.then.i.i135

if.then.i.i135:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i286 = call i32 @__gomc_self()
  %conv.i287 = zext i32 %call.i286 to i64
  %add.i288 = add i64 %conv.i287, 1
  %call.i224 = call i32 @__gomc_mutex_kinds()
  %tobool.i225 = icmp ne i32 %call.i224, 0
  br i1 %tobool.i225, label %cond.true.i228, label %mutex_kind.exit232

cond.true.i228:                                   ; preds = %end_waiting.exit.i
  %add.ptr.i246 = getelementptr inbounds i8, ptr %mutex, i32 12
  %11 = load i32, ptr %add.ptr.i246, align 4
  %and.i227 = and i32 %11, 19
  br label %mutex_kind.exit232

mutex_kind.exit232:                               ; preds = %end_waiting.exit.i, %cond.true.i228
  %cond.i230 = phi i32 [ %and.i227, %cond.true.i228 ], [ 0, %end_waiting.exit.i ]
  %and.i293 = and i32 %cond.i230, 3
  %cmp.i294 = icmp eq i32 %and.i293, 3
  %.and.i293 = select i1 %cmp.i294, i32 0, i32 %and.i293
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit232
  %12 = ptrtoint ptr %mutex to i32
  %add.i9 = add i32 %12, 7
  %and.i10 = and i32 %add.i9, -8
  %13 = inttoptr i32 %and.i10 to ptr
  %cmp.i34.i = icmp eq i32 %.and.i293, 1
  %conv.i35.i = zext i1 %cmp.i34.i to i32
  %conv4.i.i = sext i32 %conv.i35.i to i64
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %13, i32 noundef 8, i64 noundef %add.i288, i64 noundef %conv4.i.i, i32 noundef 1)
  %and.i29 = and i64 %call5.i.i, 4294967295
  %conv.i30 = trunc i64 %and.i29 to i32
  %cmp7.i.i = icmp ne i32 %conv.i30, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i30 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 4294967295
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i288
  %cmp18.i.i = icmp eq i32 %.and.i293, 0
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
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i288
  %cmp31.i.i = icmp eq i32 %.and.i293, 2
  %or.cond124 = select i1 %cmp27.i.i, i1 %cmp31.i.i, i1 false
  br i1 %or.cond124, label %return, label %if.end34.i.i

if.end34.i.i:                                     ; preds = %if.end.i39.i
  %call.i199 = call i32 @__gomc_robust_mutexes()
  %tobool.i200 = icmp ne i32 %call.i199, 0
  %and.i201 = and i32 %cond.i230, 16
  %tobool1.i202 = icmp ne i32 %and.i201, 0
  %14 = select i1 %tobool.i200, i1 %tobool1.i202, i1 false
  br i1 %14, label %cond.true.i.i, label %return

cond.true.i.i:                                    ; preds = %if.end34.i.i
  %conv39.i.i = zext i1 %cmp27.i.i to i32
  %call40.i.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i)
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i138 = call i32 @__gomc_self()
  %arrayidx.i139 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i138
  %15 = load atomic i32, ptr %arrayidx.i139 seq_cst, align 4
  %and.i140 = and i32 %15, 1
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
  %conv.i250 = trunc i64 %shr.i to i32
  %shl5.i125 = shl i32 1, %call.i6.i
  %and.i126 = and i32 %conv.i250, %shl5.i125
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
  %call.i289 = call i32 @__gomc_self()
  %conv.i290 = zext i32 %call.i289 to i64
  %add.i291 = add i64 %conv.i290, 1
  %call.i234 = call i32 @__gomc_mutex_kinds()
  %tobool.i235 = icmp ne i32 %call.i234, 0
  br i1 %tobool.i235, label %cond.true.i238, label %mutex_kind.exit242

cond.true.i238:                                   ; preds = %if.end10.i.i
  %add.ptr.i244 = getelementptr inbounds i8, ptr %mutex, i32 12
  %16 = load i32, ptr %add.ptr.i244, align 4
  %and.i237 = and i32 %16, 19
  br label %mutex_kind.exit242

mutex_kind.exit242:                               ; preds = %if.end10.i.i, %cond.true.i238
  %cond.i240 = phi i32 [ %and.i237, %cond.true.i238 ], [ 0, %if.end10.i.i ]
  %and.i300 = and i32 %cond.i240, 3
  %cmp.i301 = icmp eq i32 %and.i300, 3
  %.and.i300 = select i1 %cmp.i301, i32 0, i32 %and.i300
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %mutex_kind.exit242
  %17 = ptrtoint ptr %mutex to i32
  %add.i12 = add i32 %17, 7
  %and.i13 = and i32 %add.i12, -8
  %18 = inttoptr i32 %and.i13 to ptr
  %cmp.i51.i = icmp eq i32 %.and.i300, 1
  %conv.i52.i = zext i1 %cmp.i51.i to i32
  %conv4.i53.i = sext i32 %conv.i52.i to i64
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %18, i32 noundef 8, i64 noundef %add.i291, i64 noundef %conv4.i53.i, i32 noundef 1)
  %and.i47 = and i64 %call5.i54.i, 4294967295
  %conv.i48 = trunc i64 %and.i47 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i48, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i48 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 4294967295
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i291
  %cmp18.i67.i = icmp eq i32 %.and.i300, 0
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
  %cmp27.i79.i = icmp eq i64 %conv21.i72.i, %add.i291
  %cmp31.i82.i = icmp eq i32 %.and.i300, 2
  %or.cond126 = select i1 %cmp27.i79.i, i1 %cmp31.i82.i, i1 false
  br i1 %or.cond126, label %mutex_lock.exit97.i, label %if.end34.i87.i

if.end34.i87.i:                                   ; preds = %if.end.i80.i
  %call.i207 = call i32 @__gomc_robust_mutexes()
  %tobool.i208 = icmp ne i32 %call.i207, 0
  %and.i209 = and i32 %cond.i240, 16
  %tobool1.i210 = icmp ne i32 %and.i209, 0
  %19 = select i1 %tobool.i208, i1 %tobool1.i210, i1 false
  br i1 %19, label %cond.true.i93.i, label %mutex_lock.exit97.i

cond.true.i93.i:                                  ; preds = %if.end34.i87.i
  %conv39.i91.i = zext i1 %cmp27.i79.i to i32
  %call40.i92.i = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i91.i)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %cond.true.i93.i, %if.end34.i87.i, %if.end.i80.i, %if.then.i76.i
  %call.i156 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i157 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i254 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i255 = and i64 %call.i254, -9223372036854775808
  %tobool.i256 = icmp ne i64 %and.i255, 0
  br i1 %tobool.i256, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i263 = shl i64 %call.i254, 1
  %conv.i264 = trunc i64 %shl.i263 to i32
  %20 = inttoptr i32 %conv.i264 to ptr
  %conv.i271 = zext i32 %conv.i264 to i64
  %call.i272 = call i64 @__gomc_remember(i64 noundef %conv.i271, i64 noundef 0)
  %call1.i273 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i272)
  %call.i262 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %20, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i266 = shl i64 %call.i254, 1
  %conv.i267 = trunc i64 %shl.i266 to i32
  %21 = inttoptr i32 %conv.i267 to ptr
  %tobool3.i = icmp ne ptr %21, null
  br i1 %tobool3.i, label %if.then.i259, label %if.end.i261

if.then.i259:                                     ; preds = %while.end.i
  %add.i268 = add i32 %conv.i267, 16
  %conv.i269 = zext i32 %add.i268 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i269, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %21, i32 noundef 1)
  unreachable

if.end.i261:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i260 = trunc i64 %call7.i to i32
  %22 = inttoptr i32 %conv.i260 to ptr
  call void @__gomc_exit_thread(ptr noundef %22)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i324 = call i32 @__gomc_self()
  %cmp.i.i325 = icmp uge i32 %call.i324, 31
  br i1 %cmp.i.i325, label %if.then.i.i326, label %if.end.i.i329

if.then.i.i326:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i329:                                    ; preds = %if.end.i
  %23 = ptrtoint ptr %cond to i32
  %add.i46.i.i = add i32 %23, 7
  %and.i47.i.i = and i32 %add.i46.i.i, -8
  %24 = inttoptr i32 %and.i47.i.i to ptr
  %conv.i.i327 = zext i32 %call.i324 to i64
  %call1.i.i328 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %24, i32 noundef 8, i64 noundef %conv.i.i327, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i328, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i330, label %cond_check.exit.i

cond.true.i.i330:                                 ; preds = %if.end.i.i329
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i329, %cond.true.i.i330
  %cond.i.i332 = phi i32 [ 22, %cond.true.i.i330 ], [ 0, %if.end.i.i329 ]
  %tobool.i.i333 = icmp ne i32 %cond.i.i332, 0
  br i1 %tobool.i.i333, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %24, i32 1
  %and.i8.i.i = and i64 %call1.i.i328, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %25 = ptrtoint ptr %mutex to i32
  store atomic i32 %25, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %26 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %26 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %27 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %26, %27
  %or.cond127 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond127, label %cond_bind.exit.i, label %if.end6.i.i335

if.end6.i.i335:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i335, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i335 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end33.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %call8.i.i = call i32 @__gomc_robust_mutexes()
  %tobool9.i.i = icmp ne i32 %call8.i.i, 0
  br i1 %tobool9.i.i, label %land.lhs.true.i.i336, label %if.end15.i.i

land.lhs.true.i.i336:                             ; preds = %if.then7.i.i
  %call.i44.i = call i32 @__gomc_mutex_kinds()
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %cond.true.i48.i, label %mutex_kind.exit.i

cond.true.i48.i:                                  ; preds = %land.lhs.true.i.i336
  %add.ptr.i52.i = getelementptr inbounds i8, ptr %mutex, i32 12
  %28 = load i32, ptr %add.ptr.i52.i, align 4
  %and.i47.i337 = and i32 %28, 19
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %land.lhs.true.i.i336, %cond.true.i48.i
  %cond.i50.i = phi i32 [ %and.i47.i337, %cond.true.i48.i ], [ 0, %land.lhs.true.i.i336 ]
  %call.i.i = call i32 @__gomc_robust_mutexes()
  %tobool.i41.i = icmp ne i32 %call.i.i, 0
  %and.i42.i = and i32 %cond.i50.i, 16
  %tobool1.i.i = icmp ne i32 %and.i42.i, 0
  %29 = select i1 %tobool.i41.i, i1 %tobool1.i.i, i1 false
  br i1 %29, label %if.then13.i.i, label %if.end15.i.i

if.then13.i.i:                                    ; preds = %mutex_kind.exit.i
  %call14.i.i = call i32 @__gomc_robust_unlocks(ptr noundef %mutex)
  br label %if.end15.i.i

if.end15.i.i:                                     ; preds = %if.then13.i.i, %mutex_kind.exit.i, %if.then7.i.i
  %30 = ptrtoint ptr %mutex to i32
  %add.i43.i.i = add i32 %30, 7
  %and.i44.i.i = and i32 %add.i43.i.i, -8
  %31 = inttoptr i32 %and.i44.i.i to ptr
  %add.i.i339 = add i64 %conv.i.i327, 1
  %call18.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %31, i32 noundef 8, i64 noundef %add.i.i339, i64 noundef 0, i32 noundef 1)
  %and.i50.i.i = and i64 %call18.i.i, 4294967295
  %conv.i51.i.i = trunc i64 %and.i50.i.i to i32
  %conv20.i.i = zext i32 %conv.i51.i.i to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then23.i.i, label %if.else.i.i341

if.then23.i.i:                                    ; preds = %if.end15.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i.i

if.else.i.i341:                                   ; preds = %if.end15.i.i
  %add26.i.i = add i32 %call.i324, 1
  %cmp27.i.i340 = icmp ne i32 %conv.i51.i.i, %add26.i.i
  br i1 %cmp27.i.i340, label %if.then29.i.i, label %if.end33.i.i

if.then29.i.i:                                    ; preds = %if.else.i.i341
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %if.then23.i.i, %if.then29.i.i, %if.else.i.i341, %cond_bind.exit.i
  %error.i.i319.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then23.i.i ], [ 1, %if.then29.i.i ], [ %retval.i29.i.0, %if.else.i.i341 ]
  %tobool34.i.i = icmp ne i32 %error.i.i319.2, 0
  br i1 %tobool34.i.i, label %if.then35.i.i, label %cond_enqueue.exit.i

if.then35.i.i:                                    ; preds = %if.end33.i.i
  %shl.i.i = shl i64 1, %conv.i.i327
  %add37.i.i = add i32 32, %call.i324
  %sh_prom38.i.i = zext i32 %add37.i.i to i64
  %shl39.i.i = shl i64 1, %sh_prom38.i.i
  %or.i.i = or i64 %shl.i.i, %shl39.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call40.i.i342 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %24, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end33.i.i, %if.then35.i.i, %cond_check.exit.i
  %retval.i.i315.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i319.2, %if.then35.i.i ], [ %error.i.i319.2, %if.end33.i.i ]
  %tobool.i343 = icmp ne i32 %retval.i.i315.0, 0
  br i1 %tobool.i343, label %cond_timed_sleep.exit, label %if.end.i347

if.end.i347:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i327
  %add.i14.i = add i32 32, %call.i324
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %24, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i53.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i324
  %and.i.i345 = and i32 %conv.i53.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i345, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i348

land.rhs.i348:                                    ; preds = %if.end.i347
  %call.i56.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i57.i = icmp ne i32 %call.i56.i, 0
  br i1 %tobool.i57.i, label %land.lhs.true.i62.i, label %land.end.i

land.lhs.true.i62.i:                              ; preds = %land.rhs.i348
  %conv.i60.i = zext i32 %and.i47.i.i to i64
  %call2.i61.i = call i64 @__gomc_note(i64 noundef %conv.i60.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i61.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i63.i

land.rhs.i63.i:                                   ; preds = %land.lhs.true.i62.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i349 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i348, %land.lhs.true.i62.i, %land.rhs.i63.i, %if.end.i347
  %32 = phi i1 [ false, %if.end.i347 ], [ false, %land.lhs.true.i62.i ], [ false, %land.rhs.i348 ], [ %tobool5.i.i349, %land.rhs.i63.i ]
  %land.ext.i350 = zext i1 %32 to i32
  %call.i67.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i68.i = icmp ne i32 %call.i67.i, 0
  br i1 %tobool.i68.i, label %if.then.i73.i, label %cond_woken.exit.i

if.then.i73.i:                                    ; preds = %land.end.i
  %conv.i71.i = zext i32 %and.i47.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i350 to i64
  %call3.i72.i = call i64 @__gomc_remember(i64 noundef %conv.i71.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i73.i, %land.end.i
  %spec.select128 = select i1 %cmp.i19.i, i1 true, i1 %32
  %lor.ext.i353 = zext i1 %spec.select128 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i353, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i320.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i315.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i148 = call i32 @__gomc_self()
  %arrayidx.i149 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i148
  %33 = load atomic i32, ptr %arrayidx.i149 seq_cst, align 4
  %and.i150 = and i32 %33, 1
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
  %call.i281 = call i32 @__gomc_self()
  %arrayidx.i282 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i281
  %call1.i285 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i282, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i58, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i320.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i33.i = call i32 @__gomc_self()
  %conv.i34.i = zext i32 %call.i33.i to i64
  %add.i35.i = add i64 %conv.i34.i, 1
  %call.i24.i = call i32 @__gomc_mutex_kinds()
  %tobool.i25.i = icmp ne i32 %call.i24.i, 0
  br i1 %tobool.i25.i, label %cond.true.i28.i, label %mutex_kind.exit.i369

cond.true.i28.i:                                  ; preds = %cond.false.i
  %add.ptr.i.i368 = getelementptr inbounds i8, ptr %mutex, i32 12
  %34 = load i32, ptr %add.ptr.i.i368, align 4
  %and.i27.i = and i32 %34, 19
  br label %mutex_kind.exit.i369

mutex_kind.exit.i369:                             ; preds = %cond.false.i, %cond.true.i28.i
  %cond.i30.i = phi i32 [ %and.i27.i, %cond.true.i28.i ], [ 0, %cond.false.i ]
  %and.i37.i = and i32 %cond.i30.i, 3
  %cmp.i38.i = icmp eq i32 %and.i37.i, 3
  %.and.i37.i = select i1 %cmp.i38.i, i32 0, i32 %and.i37.i
  br label %do.body.i.i377

do.body.i.i377:                                   ; preds = %land.rhs.i.i383, %mutex_kind.exit.i369
  %35 = ptrtoint ptr %mutex to i32
  %add.i.i370 = add i32 %35, 7
  %and.i.i371 = and i32 %add.i.i370, -8
  %36 = inttoptr i32 %and.i.i371 to ptr
  %cmp.i.i372 = icmp eq i32 %.and.i37.i, 1
  %conv.i.i373 = zext i1 %cmp.i.i372 to i32
  %conv4.i.i374 = sext i32 %conv.i.i373 to i64
  %call5.i.i375 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %36, i32 noundef 8, i64 noundef %add.i35.i, i64 noundef %conv4.i.i374, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i375, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i376 = icmp ne i32 %conv.i17.i, 0
  br i1 %cmp7.i.i376, label %land.lhs.true.i.i380, label %do.end.i.i390

land.lhs.true.i.i380:                             ; preds = %do.body.i.i377
  %conv10.i.i378 = zext i32 %conv.i17.i to i64
  %cmp11.i.i379 = icmp ne i64 %conv10.i.i378, 4294967295
  br i1 %cmp11.i.i379, label %land.rhs.i.i383, label %do.end.i.i390

land.rhs.i.i383:                                  ; preds = %land.lhs.true.i.i380
  %cmp15.i.i382 = icmp ne i64 %conv10.i.i378, %add.i35.i
  %cmp18.i.i384 = icmp eq i32 %.and.i37.i, 0
  %spec.select129 = select i1 %cmp15.i.i382, i1 true, i1 %cmp18.i.i384
  br i1 %spec.select129, label %do.body.i.i377, label %do.end.i.i390

do.end.i.i390:                                    ; preds = %land.lhs.true.i.i380, %do.body.i.i377, %land.rhs.i.i383
  %conv21.i.i388 = zext i32 %conv.i17.i to i64
  %cmp22.i.i389 = icmp eq i64 %conv21.i.i388, 4294967295
  br i1 %cmp22.i.i389, label %if.then.i.i391, label %if.end.i.i394

if.then.i.i391:                                   ; preds = %do.end.i.i390
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i411

if.end.i.i394:                                    ; preds = %do.end.i.i390
  %cmp27.i.i393 = icmp eq i64 %conv21.i.i388, %add.i35.i
  %cmp31.i.i395 = icmp eq i32 %.and.i37.i, 2
  %or.cond130 = select i1 %cmp27.i.i393, i1 %cmp31.i.i395, i1 false
  br i1 %or.cond130, label %mutex_lock.exit.i411, label %if.end34.i.i398

if.end34.i.i398:                                  ; preds = %if.end.i.i394
  %call.i18.i = call i32 @__gomc_robust_mutexes()
  %tobool.i19.i = icmp ne i32 %call.i18.i, 0
  %and.i20.i = and i32 %cond.i30.i, 16
  %tobool1.i.i399 = icmp ne i32 %and.i20.i, 0
  %37 = select i1 %tobool.i19.i, i1 %tobool1.i.i399, i1 false
  br i1 %37, label %cond.true.i.i406, label %mutex_lock.exit.i411

cond.true.i.i406:                                 ; preds = %if.end34.i.i398
  %conv39.i.i404 = zext i1 %cmp27.i.i393 to i32
  %call40.i.i405 = call i32 @__gomc_robust_acquired(ptr noundef %mutex, i32 noundef %conv39.i.i404)
  br label %mutex_lock.exit.i411

mutex_lock.exit.i411:                             ; preds = %cond.true.i.i406, %if.end34.i.i398, %if.end.i.i394, %if.then.i.i391
  %retval.i.i359.0 = phi i32 [ 22, %if.then.i.i391 ], [ 35, %if.end.i.i394 ], [ %call40.i.i405, %cond.true.i.i406 ], [ 0, %if.end34.i.i398 ]
  %cmp.i410 = icmp ne i32 %retval.i.i359.0, 0
  %tobool.i413 = icmp ne i32 %in_time.i.0, 0
  %cond.i414 = select i1 %tobool.i413, i32 0, i32 110
  %retval.i365.0 = select i1 %cmp.i410, i32 %retval.i.i359.0, i32 %cond.i414
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %if.end.i39.i, %if.end34.i.i, %cond.true.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i411, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i80.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 35, %if.end.i39.i ], [ %call40.i.i, %cond.true.i.i ], [ 0, %if.end34.i.i ], [ %retval.i365.0, %mutex_lock.exit.i411 ], [ %retval.i320.0, %end_waiting.exit27.i ]
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

declare i32 @__gomc_robust_mutexes()

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

