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
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i
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
  %cmp.i308 = icmp uge i32 %call.i6, 15
  br i1 %cmp.i308, label %if.then.i309, label %if.end.i314

if.then.i309:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i314:                                      ; preds = %if.then
  %conv.i310 = zext i32 %call.i6 to i64
  %call1.i311 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i310, i64 noundef 0, i32 noundef 2)
  %and.i435 = and i64 %call1.i311, 2147483648
  %tobool.i436 = icmp ne i64 %and.i435, 0
  br i1 %tobool.i436, label %cond.true.i437, label %cond_check.exit

cond.true.i437:                                   ; preds = %if.end.i314
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i314, %cond.true.i437
  %cond.i439 = phi i32 [ 22, %cond.true.i437 ], [ 0, %if.end.i314 ]
  %tobool.i313 = icmp ne i32 %cond.i439, 0
  br i1 %tobool.i313, label %cond_enqueue.exit357, label %if.then7.i321

if.then7.i321:                                    ; preds = %cond_check.exit
  %call8.i319 = call i32 @__gomc_robust_mutexes()
  %add.i329 = add i64 %conv.i310, 1
  %call18.i330 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i329, i64 noundef 0, i32 noundef 1)
  %and.i45.i331 = and i64 %call18.i330, 65535
  %conv.i46.i332 = trunc i64 %and.i45.i331 to i32
  %conv20.i333 = zext i32 %conv.i46.i332 to i64
  %cmp21.i334 = icmp eq i64 %conv20.i333, 65535
  br i1 %cmp21.i334, label %if.then23.i336, label %if.else.i341

if.then23.i336:                                   ; preds = %if.then7.i321
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i346

if.else.i341:                                     ; preds = %if.then7.i321
  %add26.i339 = add i32 %call.i6, 1
  %cmp27.i340 = icmp ne i32 %conv.i46.i332, %add26.i339
  br i1 %cmp27.i340, label %if.then29.i342, label %if.end33.i346

if.then29.i342:                                   ; preds = %if.else.i341
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i346

if.end33.i346:                                    ; preds = %if.then23.i336, %if.then29.i342, %if.else.i341
  %error.i307.1 = phi i32 [ 22, %if.then23.i336 ], [ 1, %if.then29.i342 ], [ 0, %if.else.i341 ]
  %tobool34.i345 = icmp ne i32 %error.i307.1, 0
  br i1 %tobool34.i345, label %if.then35.i355, label %cond_enqueue.exit357

if.then35.i355:                                   ; preds = %if.end33.i346
  %shl.i348 = shl i64 1, %conv.i310
  %add37.i349 = add i32 16, %call.i6
  %sh_prom38.i350 = zext i32 %add37.i349 to i64
  %shl39.i351 = shl i64 1, %sh_prom38.i350
  %or.i352 = or i64 %shl.i348, %shl39.i351
  %not.i353 = xor i64 %or.i352, -1
  %call40.i354 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i353, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit357

cond_enqueue.exit357:                             ; preds = %if.end33.i346, %if.then35.i355, %cond_check.exit
  %retval.i302.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i307.1, %if.then35.i355 ], [ %error.i307.1, %if.end33.i346 ]
  %tobool.i8 = icmp ne i32 %retval.i302.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit357
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i377 = shl i64 1, %conv.i310
  %add.i378 = add i32 16, %call.i6
  %sh_prom1.i379 = zext i32 %add.i378 to i64
  %shl2.i380 = shl i64 1, %sh_prom1.i379
  %or.i381 = or i64 %shl.i377, %shl2.i380
  %not.i382 = xor i64 %or.i381, -1
  %call3.i383 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i382, i64 noundef 0, i32 noundef 2)
  %shr.i481 = lshr i64 %call3.i383, 16
  %conv.i482 = trunc i64 %shr.i481 to i32
  %shl5.i385 = shl i32 1, %call.i6
  %and.i386 = and i32 %conv.i482, %shl5.i385
  %cmp.i387 = icmp ne i32 %and.i386, 0
  br i1 %cmp.i387, label %if.then.i30, label %if.then.i263

if.then.i263:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i413 = call i32 @__gomc_self()
  %arrayidx.i414 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i413
  %0 = load atomic i32, ptr %arrayidx.i414 seq_cst, align 4
  %and.i415 = and i32 %0, 1
  %cmp.i416 = icmp ne i32 %and.i415, 0
  br i1 %cmp.i416, label %end_waiting.exit, label %if.then.i.i419

if.then.i.i419:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i559 = call i32 @__gomc_self()
  %conv.i560 = zext i32 %call.i559 to i64
  %add.i561 = add i64 %conv.i560, 1
  br label %do.body.i54

do.body.i54:                                      ; preds = %land.rhs.i, %lor.rhs.i, %end_waiting.exit
  %call5.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i561, i64 noundef 0, i32 noundef 1)
  %and.i234 = and i64 %call5.i53, 65535
  %conv.i235 = trunc i64 %and.i234 to i32
  %cmp7.i = icmp ne i32 %conv.i235, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i57

land.lhs.true.i:                                  ; preds = %do.body.i54
  %conv10.i = zext i32 %conv.i235 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i57

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i561
  br i1 %cmp15.i, label %do.body.i54, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i609 = lshr i64 %call5.i53, 30
  %and.i610 = and i64 %shr.i609, 3
  %conv.i611 = trunc i64 %and.i610 to i32
  %cmp.i612 = icmp eq i32 %conv.i611, 3
  %.conv.i611 = select i1 %cmp.i612, i32 0, i32 %conv.i611
  %cmp18.i = icmp eq i32 %.conv.i611, 0
  br i1 %cmp18.i, label %do.body.i54, label %do.end.i57

do.end.i57:                                       ; preds = %land.lhs.true.i, %do.body.i54, %lor.rhs.i
  %conv21.i = zext i32 %conv.i235 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 65535
  br i1 %cmp22.i, label %if.then.i58, label %if.end.i59

if.then.i58:                                      ; preds = %do.end.i57
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i59:                                       ; preds = %do.end.i57
  %cmp27.i = icmp eq i64 %conv21.i, %add.i561
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i59
  %shr.i620 = lshr i64 %call5.i53, 30
  %and.i621 = and i64 %shr.i620, 3
  %conv.i622 = trunc i64 %and.i621 to i32
  %cmp.i623 = icmp eq i32 %conv.i622, 3
  %.conv.i622 = select i1 %cmp.i623, i32 0, i32 %conv.i622
  %cmp31.i = icmp eq i32 %.conv.i622, 2
  br i1 %cmp31.i, label %return, label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true29.i, %if.end.i59
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i423 = call i32 @__gomc_self()
  %arrayidx.i424 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i423
  %1 = load atomic i32, ptr %arrayidx.i424 seq_cst, align 4
  %and.i425 = and i32 %1, 1
  %cmp.i426 = icmp ne i32 %and.i425, 0
  br i1 %cmp.i426, label %await_request.exit430, label %if.then.i.i429

if.then.i.i429:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit430:                            ; preds = %if.end5.i
  %shl.i395 = shl i64 1, %conv.i310
  %add.i396 = add i32 16, %call.i6
  %sh_prom1.i397 = zext i32 %add.i396 to i64
  %shl2.i398 = shl i64 1, %sh_prom1.i397
  %or.i399 = or i64 %shl.i395, %shl2.i398
  %not.i400 = xor i64 %or.i399, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i400, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 16
  %conv.i479 = trunc i64 %shr.i to i32
  %shl5.i402 = shl i32 1, %call.i6
  %and.i403 = and i32 %conv.i479, %shl5.i402
  %cmp.i404 = icmp ne i32 %and.i403, 0
  br i1 %cmp.i404, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit430
  %call1.i177 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i454 = and i64 %call1.i177, 2147483648
  %tobool.i455 = icmp ne i64 %and.i454, 0
  br i1 %tobool.i455, label %cond.true.i456, label %if.end10.i

cond.true.i456:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i456, %if.then8.i, %await_request.exit430
  %call.i556 = call i32 @__gomc_self()
  %conv.i557 = zext i32 %call.i556 to i64
  %add.i558 = add i64 %conv.i557, 1
  br label %do.body.i75

do.body.i75:                                      ; preds = %land.rhs.i85, %lor.rhs.i88, %if.end10.i
  %call5.i74 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i558, i64 noundef 0, i32 noundef 1)
  %and.i216 = and i64 %call5.i74, 65535
  %conv.i217 = trunc i64 %and.i216 to i32
  %cmp7.i77 = icmp ne i32 %conv.i217, 0
  br i1 %cmp7.i77, label %land.lhs.true.i81, label %do.end.i94

land.lhs.true.i81:                                ; preds = %do.body.i75
  %conv10.i79 = zext i32 %conv.i217 to i64
  %cmp11.i80 = icmp ne i64 %conv10.i79, 65535
  br i1 %cmp11.i80, label %land.rhs.i85, label %do.end.i94

land.rhs.i85:                                     ; preds = %land.lhs.true.i81
  %cmp15.i84 = icmp ne i64 %conv10.i79, %add.i558
  br i1 %cmp15.i84, label %do.body.i75, label %lor.rhs.i88

lor.rhs.i88:                                      ; preds = %land.rhs.i85
  %shr.i587 = lshr i64 %call5.i74, 30
  %and.i588 = and i64 %shr.i587, 3
  %conv.i589 = trunc i64 %and.i588 to i32
  %cmp.i590 = icmp eq i32 %conv.i589, 3
  %.conv.i589 = select i1 %cmp.i590, i32 0, i32 %conv.i589
  %cmp18.i87 = icmp eq i32 %.conv.i589, 0
  br i1 %cmp18.i87, label %do.body.i75, label %do.end.i94

do.end.i94:                                       ; preds = %land.lhs.true.i81, %do.body.i75, %lor.rhs.i88
  %conv21.i92 = zext i32 %conv.i217 to i64
  %cmp22.i93 = icmp eq i64 %conv21.i92, 65535
  br i1 %cmp22.i93, label %if.then.i96, label %mutex_lock.exit117

if.then.i96:                                      ; preds = %do.end.i94
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit117

mutex_lock.exit117:                               ; preds = %do.end.i94, %if.then.i96
  %call.i431 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i432 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit117
  %call.i489 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i490 = and i64 %call.i489, -9223372036854775808
  %tobool.i491 = icmp ne i64 %and.i490, 0
  br i1 %tobool.i491, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i499 = shl i64 %call.i489, 1
  %conv.i500 = trunc i64 %shl.i499 to i32
  %2 = inttoptr i32 %conv.i500 to ptr
  %conv.i507 = zext i32 %conv.i500 to i64
  %call.i508 = call i64 @__gomc_remember(i64 noundef %conv.i507, i64 noundef 0)
  %call1.i509 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i508)
  %call.i498 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %2, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i502 = shl i64 %call.i489, 1
  %conv.i503 = trunc i64 %shl.i502 to i32
  %3 = inttoptr i32 %conv.i503 to ptr
  %tobool3.i494 = icmp ne ptr %3, null
  br i1 %tobool3.i494, label %if.then.i495, label %if.end.i497

if.then.i495:                                     ; preds = %while.end.i
  %add.i504 = add i32 %conv.i503, 16
  %conv.i505 = zext i32 %add.i504 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i505, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %3, i32 noundef 1)
  unreachable

if.end.i497:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i496 = trunc i64 %call7.i to i32
  %4 = inttoptr i32 %conv.i496 to ptr
  call void @__gomc_exit_thread(ptr noundef %4)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i277 = icmp uge i32 %call.i18, 15
  br i1 %cmp.i277, label %if.then.i278, label %if.end.i283

if.then.i278:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i283:                                      ; preds = %if.end
  %conv.i279 = zext i32 %call.i18 to i64
  %call1.i280 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i279, i64 noundef 0, i32 noundef 2)
  %and.i444 = and i64 %call1.i280, 2147483648
  %tobool.i445 = icmp ne i64 %and.i444, 0
  br i1 %tobool.i445, label %cond.true.i446, label %cond_check.exit450

cond.true.i446:                                   ; preds = %if.end.i283
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit450

cond_check.exit450:                               ; preds = %if.end.i283, %cond.true.i446
  %cond.i448 = phi i32 [ 22, %cond.true.i446 ], [ 0, %if.end.i283 ]
  %tobool.i282 = icmp ne i32 %cond.i448, 0
  br i1 %tobool.i282, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit450
  %call8.i = call i32 @__gomc_robust_mutexes()
  %add.i = add i64 %conv.i279, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call18.i, 65535
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i290

if.then23.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i290:                                     ; preds = %if.then7.i
  %add26.i = add i32 %call.i18, 1
  %cmp27.i289 = icmp ne i32 %conv.i46.i, %add26.i
  br i1 %cmp27.i289, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i290
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i290
  %error.i276.1 = phi i32 [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ 0, %if.else.i290 ]
  %tobool34.i = icmp ne i32 %error.i276.1, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i291 = shl i64 1, %conv.i279
  %add37.i = add i32 16, %call.i18
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i291, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i292 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit450
  %retval.i272.0 = phi i32 [ 22, %cond_check.exit450 ], [ %error.i276.1, %if.then35.i ], [ %error.i276.1, %if.end33.i ]
  %tobool.i20 = icmp ne i32 %retval.i272.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i512 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i513 = icmp ne i32 %call.i512, 0
  br i1 %tobool.i513, label %land.lhs.true.i517, label %if.end7.i

land.lhs.true.i517:                               ; preds = %if.end.i22
  %5 = ptrtoint ptr %cond to i32
  %conv.i514 = zext i32 %5 to i64
  %call2.i515 = call i64 @__gomc_note(i64 noundef %conv.i514, i32 noundef 0)
  %tobool3.i516 = icmp ne i64 %call2.i515, 0
  br i1 %tobool3.i516, label %if.end7.i, label %land.rhs.i519

land.rhs.i519:                                    ; preds = %land.lhs.true.i517
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i518 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i518, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i519
  %shl.i363 = shl i64 1, %conv.i279
  %add.i364 = add i32 16, %call.i18
  %sh_prom1.i = zext i32 %add.i364 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i365 = or i64 %shl.i363, %shl2.i
  %not.i366 = xor i64 %or.i365, -1
  %call3.i367 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i366, i64 noundef 0, i32 noundef 2)
  %shr.i484 = lshr i64 %call3.i367, 16
  %conv.i485 = trunc i64 %shr.i484 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i368 = and i32 %conv.i485, %shl5.i
  %cmp.i369 = icmp ne i32 %and.i368, 0
  %lnot.i23 = xor i1 %cmp.i369, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i524 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i525 = icmp ne i32 %call.i524, 0
  br i1 %tobool.i525, label %if.then.i528, label %cond_sleep.exit

if.then.i528:                                     ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i527 = call i64 @__gomc_remember(i64 noundef %conv.i514, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i517, %if.end.i22, %land.rhs.i519
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i279, i64 noundef 0, i32 noundef 2)
  %shr.i487 = lshr i64 %call9.i26, 16
  %conv.i488 = trunc i64 %shr.i487 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i488, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i533 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i534 = icmp ne i32 %call.i533, 0
  br i1 %tobool.i534, label %if.then.i538, label %cond_sleep.exit

if.then.i538:                                     ; preds = %do.end.i
  %6 = ptrtoint ptr %cond to i32
  %conv.i535 = zext i32 %6 to i64
  %call3.i537 = call i64 @__gomc_remember(i64 noundef %conv.i535, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i538, %if.then4.i, %if.then.i528, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i272.0, %cond_enqueue.exit ], [ 0, %if.then.i528 ], [ 0, %if.then4.i ], [ 0, %if.then.i538 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i406 = call i32 @__gomc_self()
  %arrayidx.i407 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i406
  %7 = load atomic i32, ptr %arrayidx.i407 seq_cst, align 4
  %and.i408 = and i32 %7, 1
  %cmp.i409 = icmp ne i32 %and.i408, 0
  br i1 %cmp.i409, label %end_waiting.exit42, label %if.then.i.i

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
  %call.i542 = call i32 @__gomc_self()
  %arrayidx.i543 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i542
  %call1.i546 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i543, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i244, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i553 = call i32 @__gomc_self()
  %conv.i554 = zext i32 %call.i553 to i64
  %add.i555 = add i64 %conv.i554, 1
  br label %do.body.i132

do.body.i132:                                     ; preds = %land.rhs.i142, %lor.rhs.i145, %cond.false
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i555, i64 noundef 0, i32 noundef 1)
  %and.i198 = and i64 %call5.i131, 65535
  %conv.i199 = trunc i64 %and.i198 to i32
  %cmp7.i134 = icmp ne i32 %conv.i199, 0
  br i1 %cmp7.i134, label %land.lhs.true.i138, label %do.end.i151

land.lhs.true.i138:                               ; preds = %do.body.i132
  %conv10.i136 = zext i32 %conv.i199 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 65535
  br i1 %cmp11.i137, label %land.rhs.i142, label %do.end.i151

land.rhs.i142:                                    ; preds = %land.lhs.true.i138
  %cmp15.i141 = icmp ne i64 %conv10.i136, %add.i555
  br i1 %cmp15.i141, label %do.body.i132, label %lor.rhs.i145

lor.rhs.i145:                                     ; preds = %land.rhs.i142
  %shr.i566 = lshr i64 %call5.i131, 30
  %and.i567 = and i64 %shr.i566, 3
  %conv.i568 = trunc i64 %and.i567 to i32
  %cmp.i569 = icmp eq i32 %conv.i568, 3
  %.conv.i568 = select i1 %cmp.i569, i32 0, i32 %conv.i568
  %cmp18.i144 = icmp eq i32 %.conv.i568, 0
  br i1 %cmp18.i144, label %do.body.i132, label %do.end.i151

do.end.i151:                                      ; preds = %land.lhs.true.i138, %do.body.i132, %lor.rhs.i145
  %conv21.i149 = zext i32 %conv.i199 to i64
  %cmp22.i150 = icmp eq i64 %conv21.i149, 65535
  br i1 %cmp22.i150, label %if.then.i153, label %if.end.i157

if.then.i153:                                     ; preds = %do.end.i151
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i157:                                      ; preds = %do.end.i151
  %cmp27.i156 = icmp eq i64 %conv21.i149, %add.i555
  br i1 %cmp27.i156, label %land.lhs.true29.i160, label %cond.end.i173

land.lhs.true29.i160:                             ; preds = %if.end.i157
  %shr.i576 = lshr i64 %call5.i131, 30
  %and.i577 = and i64 %shr.i576, 3
  %conv.i578 = trunc i64 %and.i577 to i32
  %cmp.i579 = icmp eq i32 %conv.i578, 3
  %.conv.i578 = select i1 %cmp.i579, i32 0, i32 %conv.i578
  %cmp31.i159 = icmp eq i32 %.conv.i578, 2
  br i1 %cmp31.i159, label %return, label %cond.end.i173

cond.end.i173:                                    ; preds = %land.lhs.true29.i160, %if.end.i157
  br label %return

return:                                           ; preds = %end_waiting.exit42, %land.lhs.true29.i160, %cond.end.i173, %if.then.i153, %cond_enqueue.exit357, %land.lhs.true29.i, %cond.end.i, %if.then.i58
  %retval.0 = phi i32 [ %retval.i302.0, %cond_enqueue.exit357 ], [ 22, %if.then.i58 ], [ 0, %cond.end.i ], [ 35, %land.lhs.true29.i ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 0, %cond.end.i173 ], [ 35, %land.lhs.true29.i160 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
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
  %arrayidx.i69 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i68
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
  %cmp.i76 = icmp uge i32 %call.i6.i, 15
  br i1 %cmp.i76, label %if.then.i77, label %if.end.i82

if.then.i77:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i82:                                       ; preds = %if.then.i
  %conv.i78 = zext i32 %call.i6.i to i64
  %call1.i79 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i78, i64 noundef 0, i32 noundef 2)
  %and.i147 = and i64 %call1.i79, 2147483648
  %tobool.i148 = icmp ne i64 %and.i147, 0
  br i1 %tobool.i148, label %cond.true.i149, label %cond_check.exit

cond.true.i149:                                   ; preds = %if.end.i82
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i82, %cond.true.i149
  %cond.i = phi i32 [ 22, %cond.true.i149 ], [ 0, %if.end.i82 ]
  %tobool.i81 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i81, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %call8.i = call i32 @__gomc_robust_mutexes()
  %add.i = add i64 %conv.i78, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call18.i, 65535
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i

if.then23.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i:                                        ; preds = %if.then7.i
  %add26.i = add i32 %call.i6.i, 1
  %cmp27.i = icmp ne i32 %conv.i46.i, %add26.i
  br i1 %cmp27.i, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i
  %error.i75.1 = phi i32 [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ 0, %if.else.i ]
  %tobool34.i = icmp ne i32 %error.i75.1, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i = shl i64 1, %conv.i78
  %add37.i = add i32 16, %call.i6.i
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit
  %retval.i72.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i75.1, %if.then35.i ], [ %error.i75.1, %if.end33.i ]
  %tobool.i8.i = icmp ne i32 %retval.i72.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i90 = shl i64 1, %conv.i78
  %add.i91 = add i32 16, %call.i6.i
  %sh_prom1.i = zext i32 %add.i91 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i92 = or i64 %shl.i90, %shl2.i
  %not.i93 = xor i64 %or.i92, -1
  %call3.i94 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i93, i64 noundef 0, i32 noundef 2)
  %shr.i174 = lshr i64 %call3.i94, 16
  %conv.i175 = trunc i64 %shr.i174 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i95 = and i32 %conv.i175, %shl5.i
  %cmp.i96 = icmp ne i32 %and.i95, 0
  br i1 %cmp.i96, label %if.then.i15.i, label %if.then.i65

if.then.i65:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i116 = call i32 @__gomc_self()
  %arrayidx.i117 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i116
  %1 = load atomic i32, ptr %arrayidx.i117 seq_cst, align 4
  %and.i118 = and i32 %1, 1
  %cmp.i119 = icmp ne i32 %and.i118, 0
  br i1 %cmp.i119, label %end_waiting.exit.i, label %if.then.i.i122

if.then.i.i122:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i208 = call i32 @__gomc_self()
  %conv.i209 = zext i32 %call.i208 to i64
  %add.i210 = add i64 %conv.i209, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i210, i64 noundef 0, i32 noundef 1)
  %and.i21 = and i64 %call5.i.i, 65535
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp7.i.i = icmp ne i32 %conv.i22, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i22 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i210
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i217 = lshr i64 %call5.i.i, 30
  %and.i218 = and i64 %shr.i217, 3
  %conv.i219 = trunc i64 %and.i218 to i32
  %cmp.i220 = icmp eq i32 %conv.i219, 3
  %.conv.i219 = select i1 %cmp.i220, i32 0, i32 %conv.i219
  %cmp18.i.i = icmp eq i32 %.conv.i219, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %lor.rhs.i.i
  %conv21.i.i = zext i32 %conv.i22 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i210
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i227 = lshr i64 %call5.i.i, 30
  %and.i228 = and i64 %shr.i227, 3
  %conv.i229 = trunc i64 %and.i228 to i32
  %cmp.i230 = icmp eq i32 %conv.i229, 3
  %.conv.i229 = select i1 %cmp.i230, i32 0, i32 %conv.i229
  %cmp31.i.i = icmp eq i32 %.conv.i229, 2
  br i1 %cmp31.i.i, label %return, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i39.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i125 = call i32 @__gomc_self()
  %arrayidx.i126 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i125
  %2 = load atomic i32, ptr %arrayidx.i126 seq_cst, align 4
  %and.i127 = and i32 %2, 1
  %cmp.i128 = icmp ne i32 %and.i127, 0
  br i1 %cmp.i128, label %await_request.exit132, label %if.then.i.i131

if.then.i.i131:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit132:                            ; preds = %if.end5.i.i
  %shl.i104 = shl i64 1, %conv.i78
  %add.i105 = add i32 16, %call.i6.i
  %sh_prom1.i106 = zext i32 %add.i105 to i64
  %shl2.i107 = shl i64 1, %sh_prom1.i106
  %or.i108 = or i64 %shl.i104, %shl2.i107
  %not.i109 = xor i64 %or.i108, -1
  %call3.i110 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i109, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i110, 16
  %conv.i172 = trunc i64 %shr.i to i32
  %shl5.i112 = shl i32 1, %call.i6.i
  %and.i113 = and i32 %conv.i172, %shl5.i112
  %cmp.i114 = icmp ne i32 %and.i113, 0
  br i1 %cmp.i114, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit132
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i155 = and i64 %call1.i, 2147483648
  %tobool.i156 = icmp ne i64 %and.i155, 0
  br i1 %tobool.i156, label %cond.true.i157, label %if.end10.i.i

cond.true.i157:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i157, %if.then8.i.i, %await_request.exit132
  %call.i211 = call i32 @__gomc_self()
  %conv.i212 = zext i32 %call.i211 to i64
  %add.i213 = add i64 %conv.i212, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i213, i64 noundef 0, i32 noundef 1)
  %and.i39 = and i64 %call5.i54.i, 65535
  %conv.i40 = trunc i64 %and.i39 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i40, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i40 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i213
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i238 = lshr i64 %call5.i54.i, 30
  %and.i239 = and i64 %shr.i238, 3
  %conv.i240 = trunc i64 %and.i239 to i32
  %cmp.i241 = icmp eq i32 %conv.i240, 3
  %.conv.i240 = select i1 %cmp.i241, i32 0, i32 %conv.i240
  %cmp18.i67.i = icmp eq i32 %.conv.i240, 0
  br i1 %cmp18.i67.i, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %lor.rhs.i68.i
  %conv21.i72.i = zext i32 %conv.i40 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 65535
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %mutex_lock.exit97.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %do.end.i74.i, %if.then.i76.i
  %call.i143 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i144 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i176 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i177 = and i64 %call.i176, -9223372036854775808
  %tobool.i178 = icmp ne i64 %and.i177, 0
  br i1 %tobool.i178, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i185 = shl i64 %call.i176, 1
  %conv.i186 = trunc i64 %shl.i185 to i32
  %3 = inttoptr i32 %conv.i186 to ptr
  %conv.i193 = zext i32 %conv.i186 to i64
  %call.i194 = call i64 @__gomc_remember(i64 noundef %conv.i193, i64 noundef 0)
  %call1.i195 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i194)
  %call.i184 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i188 = shl i64 %call.i176, 1
  %conv.i189 = trunc i64 %shl.i188 to i32
  %4 = inttoptr i32 %conv.i189 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i181, label %if.end.i183

if.then.i181:                                     ; preds = %while.end.i
  %add.i190 = add i32 %conv.i189, 16
  %conv.i191 = zext i32 %add.i190 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i191, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i183:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i182 = trunc i64 %call7.i to i32
  %5 = inttoptr i32 %conv.i182 to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i271 = call i32 @__gomc_self()
  %cmp.i.i272 = icmp uge i32 %call.i271, 15
  br i1 %cmp.i.i272, label %if.then.i.i273, label %if.end.i.i276

if.then.i.i273:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i276:                                    ; preds = %if.end.i
  %conv.i.i274 = zext i32 %call.i271 to i64
  %call1.i.i275 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i274, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i275, 2147483648
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i277, label %cond_check.exit.i

cond.true.i.i277:                                 ; preds = %if.end.i.i276
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i276, %cond.true.i.i277
  %cond.i.i279 = phi i32 [ 22, %cond.true.i.i277 ], [ 0, %if.end.i.i276 ]
  %tobool.i.i280 = icmp ne i32 %cond.i.i279, 0
  br i1 %tobool.i.i280, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %call8.i.i = call i32 @__gomc_robust_mutexes()
  %add.i.i = add i64 %conv.i.i274, 1
  %call18.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call18.i.i, 65535
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv20.i.i = zext i32 %conv.i46.i.i to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 65535
  br i1 %cmp21.i.i, label %if.then23.i.i, label %if.else.i.i284

if.then23.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i.i

if.else.i.i284:                                   ; preds = %if.then7.i.i
  %add26.i.i = add i32 %call.i271, 1
  %cmp27.i.i283 = icmp ne i32 %conv.i46.i.i, %add26.i.i
  br i1 %cmp27.i.i283, label %if.then29.i.i, label %if.end33.i.i

if.then29.i.i:                                    ; preds = %if.else.i.i284
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %if.then23.i.i, %if.then29.i.i, %if.else.i.i284
  %error.i.i266.1 = phi i32 [ 22, %if.then23.i.i ], [ 1, %if.then29.i.i ], [ 0, %if.else.i.i284 ]
  %tobool34.i.i = icmp ne i32 %error.i.i266.1, 0
  br i1 %tobool34.i.i, label %if.then35.i.i, label %cond_enqueue.exit.i

if.then35.i.i:                                    ; preds = %if.end33.i.i
  %shl.i.i = shl i64 1, %conv.i.i274
  %add37.i.i = add i32 16, %call.i271
  %sh_prom38.i.i = zext i32 %add37.i.i to i64
  %shl39.i.i = shl i64 1, %sh_prom38.i.i
  %or.i.i = or i64 %shl.i.i, %shl39.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call40.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end33.i.i, %if.then35.i.i, %cond_check.exit.i
  %retval.i.i262.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i266.1, %if.then35.i.i ], [ %error.i.i266.1, %if.end33.i.i ]
  %tobool.i285 = icmp ne i32 %retval.i.i262.0, 0
  br i1 %tobool.i285, label %cond_timed_sleep.exit, label %if.end.i289

if.end.i289:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i274
  %add.i14.i = add i32 16, %call.i271
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 16
  %conv.i28.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i271
  %and.i.i287 = and i32 %conv.i28.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i287, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i290

land.rhs.i290:                                    ; preds = %if.end.i289
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i31.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i31.i, label %land.lhs.true.i33.i, label %land.end.i

land.lhs.true.i33.i:                              ; preds = %land.rhs.i290
  %6 = ptrtoint ptr %cond to i32
  %conv.i32.i = zext i32 %6 to i64
  %call2.i.i = call i64 @__gomc_note(i64 noundef %conv.i32.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i292

land.rhs.i.i292:                                  ; preds = %land.lhs.true.i33.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i291 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i290, %land.lhs.true.i33.i, %land.rhs.i.i292, %if.end.i289
  %7 = phi i1 [ false, %if.end.i289 ], [ false, %land.lhs.true.i33.i ], [ false, %land.rhs.i290 ], [ %tobool5.i.i291, %land.rhs.i.i292 ]
  %land.ext.i293 = zext i1 %7 to i32
  %call.i36.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i37.i = icmp ne i32 %call.i36.i, 0
  br i1 %tobool.i37.i, label %if.then.i40.i, label %cond_woken.exit.i

if.then.i40.i:                                    ; preds = %land.end.i
  %8 = ptrtoint ptr %cond to i32
  %conv.i38.i = zext i32 %8 to i64
  %conv2.i.i = sext i32 %land.ext.i293 to i64
  %call3.i39.i = call i64 @__gomc_remember(i64 noundef %conv.i38.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i40.i, %land.end.i
  %spec.select = select i1 %cmp.i17.i, i1 true, i1 %7
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i267.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i262.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i135 = call i32 @__gomc_self()
  %arrayidx.i136 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i135
  %9 = load atomic i32, ptr %arrayidx.i136 seq_cst, align 4
  %and.i137 = and i32 %9, 1
  %cmp.i138 = icmp ne i32 %and.i137, 0
  br i1 %cmp.i138, label %end_waiting.exit27.i, label %if.then.i.i141

if.then.i.i141:                                   ; preds = %if.then.i21.i
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
  %call.i203 = call i32 @__gomc_self()
  %arrayidx.i204 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i203
  %call1.i207 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i204, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i50, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i267.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i18.i = call i32 @__gomc_self()
  %conv.i19.i = zext i32 %call.i18.i to i64
  %add.i.i309 = add i64 %conv.i19.i, 1
  br label %do.body.i.i315

do.body.i.i315:                                   ; preds = %land.rhs.i.i322, %lor.rhs.i.i324, %cond.false.i
  %call5.i.i313 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i309, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i313, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i314 = icmp ne i32 %conv.i16.i, 0
  br i1 %cmp7.i.i314, label %land.lhs.true.i.i318, label %do.end.i.i330

land.lhs.true.i.i318:                             ; preds = %do.body.i.i315
  %conv10.i.i316 = zext i32 %conv.i16.i to i64
  %cmp11.i.i317 = icmp ne i64 %conv10.i.i316, 65535
  br i1 %cmp11.i.i317, label %land.rhs.i.i322, label %do.end.i.i330

land.rhs.i.i322:                                  ; preds = %land.lhs.true.i.i318
  %cmp15.i.i321 = icmp ne i64 %conv10.i.i316, %add.i.i309
  br i1 %cmp15.i.i321, label %do.body.i.i315, label %lor.rhs.i.i324

lor.rhs.i.i324:                                   ; preds = %land.rhs.i.i322
  %shr.i.i323 = lshr i64 %call5.i.i313, 30
  %and.i22.i = and i64 %shr.i.i323, 3
  %conv.i23.i = trunc i64 %and.i22.i to i32
  %cmp.i24.i = icmp eq i32 %conv.i23.i, 3
  %.conv.i23.i = select i1 %cmp.i24.i, i32 0, i32 %conv.i23.i
  %cmp18.i.i325 = icmp eq i32 %.conv.i23.i, 0
  br i1 %cmp18.i.i325, label %do.body.i.i315, label %do.end.i.i330

do.end.i.i330:                                    ; preds = %land.lhs.true.i.i318, %do.body.i.i315, %lor.rhs.i.i324
  %conv21.i.i328 = zext i32 %conv.i16.i to i64
  %cmp22.i.i329 = icmp eq i64 %conv21.i.i328, 65535
  br i1 %cmp22.i.i329, label %if.then.i.i331, label %if.end.i.i334

if.then.i.i331:                                   ; preds = %do.end.i.i330
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i344

if.end.i.i334:                                    ; preds = %do.end.i.i330
  %cmp27.i.i333 = icmp eq i64 %conv21.i.i328, %add.i.i309
  br i1 %cmp27.i.i333, label %land.lhs.true29.i.i336, label %if.end34.i.i339

land.lhs.true29.i.i336:                           ; preds = %if.end.i.i334
  %shr.i31.i = lshr i64 %call5.i.i313, 30
  %and.i32.i = and i64 %shr.i31.i, 3
  %conv.i33.i = trunc i64 %and.i32.i to i32
  %cmp.i34.i335 = icmp eq i32 %conv.i33.i, 3
  %.conv.i33.i = select i1 %cmp.i34.i335, i32 0, i32 %conv.i33.i
  %cmp31.i.i337 = icmp eq i32 %.conv.i33.i, 2
  br i1 %cmp31.i.i337, label %mutex_lock.exit.i344, label %if.end34.i.i339

if.end34.i.i339:                                  ; preds = %land.lhs.true29.i.i336, %if.end.i.i334
  br label %mutex_lock.exit.i344

mutex_lock.exit.i344:                             ; preds = %land.lhs.true29.i.i336, %if.end34.i.i339, %if.then.i.i331
  %retval.i.i300.0 = phi i32 [ 22, %if.then.i.i331 ], [ 0, %if.end34.i.i339 ], [ 35, %land.lhs.true29.i.i336 ]
  %cmp.i343 = icmp ne i32 %retval.i.i300.0, 0
  %tobool.i346 = icmp ne i32 %in_time.i.0, 0
  %cond.i347 = select i1 %tobool.i346, i32 0, i32 110
  %retval.i306.0 = select i1 %cmp.i343, i32 %retval.i.i300.0, i32 %cond.i347
  br label %return

return:                                           ; preds = %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i344, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i72.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i306.0, %mutex_lock.exit.i344 ], [ %retval.i267.0, %end_waiting.exit27.i ]
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
  %arrayidx.i72 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i71
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
  %cmp.i79 = icmp uge i32 %call.i6.i, 15
  br i1 %cmp.i79, label %if.then.i80, label %if.end.i85

if.then.i80:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i85:                                       ; preds = %if.then.i
  %conv.i81 = zext i32 %call.i6.i to i64
  %call1.i82 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i81, i64 noundef 0, i32 noundef 2)
  %and.i150 = and i64 %call1.i82, 2147483648
  %tobool.i151 = icmp ne i64 %and.i150, 0
  br i1 %tobool.i151, label %cond.true.i152, label %cond_check.exit

cond.true.i152:                                   ; preds = %if.end.i85
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i85, %cond.true.i152
  %cond.i = phi i32 [ 22, %cond.true.i152 ], [ 0, %if.end.i85 ]
  %tobool.i84 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i84, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %call8.i = call i32 @__gomc_robust_mutexes()
  %add.i = add i64 %conv.i81, 1
  %call18.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call18.i, 65535
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv20.i = zext i32 %conv.i46.i to i64
  %cmp21.i = icmp eq i64 %conv20.i, 65535
  br i1 %cmp21.i, label %if.then23.i, label %if.else.i

if.then23.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i

if.else.i:                                        ; preds = %if.then7.i
  %add26.i = add i32 %call.i6.i, 1
  %cmp27.i = icmp ne i32 %conv.i46.i, %add26.i
  br i1 %cmp27.i, label %if.then29.i, label %if.end33.i

if.then29.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i

if.end33.i:                                       ; preds = %if.then23.i, %if.then29.i, %if.else.i
  %error.i78.1 = phi i32 [ 22, %if.then23.i ], [ 1, %if.then29.i ], [ 0, %if.else.i ]
  %tobool34.i = icmp ne i32 %error.i78.1, 0
  br i1 %tobool34.i, label %if.then35.i, label %cond_enqueue.exit

if.then35.i:                                      ; preds = %if.end33.i
  %shl.i = shl i64 1, %conv.i81
  %add37.i = add i32 16, %call.i6.i
  %sh_prom38.i = zext i32 %add37.i to i64
  %shl39.i = shl i64 1, %sh_prom38.i
  %or.i = or i64 %shl.i, %shl39.i
  %not.i = xor i64 %or.i, -1
  %call40.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end33.i, %if.then35.i, %cond_check.exit
  %retval.i75.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i78.1, %if.then35.i ], [ %error.i78.1, %if.end33.i ]
  %tobool.i8.i = icmp ne i32 %retval.i75.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i93 = shl i64 1, %conv.i81
  %add.i94 = add i32 16, %call.i6.i
  %sh_prom1.i = zext i32 %add.i94 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i95 = or i64 %shl.i93, %shl2.i
  %not.i96 = xor i64 %or.i95, -1
  %call3.i97 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i96, i64 noundef 0, i32 noundef 2)
  %shr.i177 = lshr i64 %call3.i97, 16
  %conv.i178 = trunc i64 %shr.i177 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i98 = and i32 %conv.i178, %shl5.i
  %cmp.i99 = icmp ne i32 %and.i98, 0
  br i1 %cmp.i99, label %if.then.i15.i, label %if.then.i68

if.then.i68:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i119 = call i32 @__gomc_self()
  %arrayidx.i120 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i119
  %1 = load atomic i32, ptr %arrayidx.i120 seq_cst, align 4
  %and.i121 = and i32 %1, 1
  %cmp.i122 = icmp ne i32 %and.i121, 0
  br i1 %cmp.i122, label %end_waiting.exit.i, label %if.then.i.i125

if.then.i.i125:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i211 = call i32 @__gomc_self()
  %conv.i212 = zext i32 %call.i211 to i64
  %add.i213 = add i64 %conv.i212, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i213, i64 noundef 0, i32 noundef 1)
  %and.i24 = and i64 %call5.i.i, 65535
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp7.i.i = icmp ne i32 %conv.i25, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i25 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i213
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i220 = lshr i64 %call5.i.i, 30
  %and.i221 = and i64 %shr.i220, 3
  %conv.i222 = trunc i64 %and.i221 to i32
  %cmp.i223 = icmp eq i32 %conv.i222, 3
  %.conv.i222 = select i1 %cmp.i223, i32 0, i32 %conv.i222
  %cmp18.i.i = icmp eq i32 %.conv.i222, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %lor.rhs.i.i
  %conv21.i.i = zext i32 %conv.i25 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i213
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i230 = lshr i64 %call5.i.i, 30
  %and.i231 = and i64 %shr.i230, 3
  %conv.i232 = trunc i64 %and.i231 to i32
  %cmp.i233 = icmp eq i32 %conv.i232, 3
  %.conv.i232 = select i1 %cmp.i233, i32 0, i32 %conv.i232
  %cmp31.i.i = icmp eq i32 %.conv.i232, 2
  br i1 %cmp31.i.i, label %return, label %cond.end.i.i

cond.end.i.i:                                     ; preds = %land.lhs.true29.i.i, %if.end.i39.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i128 = call i32 @__gomc_self()
  %arrayidx.i129 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i128
  %2 = load atomic i32, ptr %arrayidx.i129 seq_cst, align 4
  %and.i130 = and i32 %2, 1
  %cmp.i131 = icmp ne i32 %and.i130, 0
  br i1 %cmp.i131, label %await_request.exit135, label %if.then.i.i134

if.then.i.i134:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit135:                            ; preds = %if.end5.i.i
  %shl.i107 = shl i64 1, %conv.i81
  %add.i108 = add i32 16, %call.i6.i
  %sh_prom1.i109 = zext i32 %add.i108 to i64
  %shl2.i110 = shl i64 1, %sh_prom1.i109
  %or.i111 = or i64 %shl.i107, %shl2.i110
  %not.i112 = xor i64 %or.i111, -1
  %call3.i113 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i112, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i113, 16
  %conv.i175 = trunc i64 %shr.i to i32
  %shl5.i115 = shl i32 1, %call.i6.i
  %and.i116 = and i32 %conv.i175, %shl5.i115
  %cmp.i117 = icmp ne i32 %and.i116, 0
  br i1 %cmp.i117, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit135
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i158 = and i64 %call1.i, 2147483648
  %tobool.i159 = icmp ne i64 %and.i158, 0
  br i1 %tobool.i159, label %cond.true.i160, label %if.end10.i.i

cond.true.i160:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i160, %if.then8.i.i, %await_request.exit135
  %call.i214 = call i32 @__gomc_self()
  %conv.i215 = zext i32 %call.i214 to i64
  %add.i216 = add i64 %conv.i215, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i216, i64 noundef 0, i32 noundef 1)
  %and.i42 = and i64 %call5.i54.i, 65535
  %conv.i43 = trunc i64 %and.i42 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i43, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i43 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i216
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i241 = lshr i64 %call5.i54.i, 30
  %and.i242 = and i64 %shr.i241, 3
  %conv.i243 = trunc i64 %and.i242 to i32
  %cmp.i244 = icmp eq i32 %conv.i243, 3
  %.conv.i243 = select i1 %cmp.i244, i32 0, i32 %conv.i243
  %cmp18.i67.i = icmp eq i32 %.conv.i243, 0
  br i1 %cmp18.i67.i, label %do.body.i55.i, label %do.end.i74.i

do.end.i74.i:                                     ; preds = %land.lhs.true.i61.i, %do.body.i55.i, %lor.rhs.i68.i
  %conv21.i72.i = zext i32 %conv.i43 to i64
  %cmp22.i73.i = icmp eq i64 %conv21.i72.i, 65535
  br i1 %cmp22.i73.i, label %if.then.i76.i, label %mutex_lock.exit97.i

if.then.i76.i:                                    ; preds = %do.end.i74.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit97.i

mutex_lock.exit97.i:                              ; preds = %do.end.i74.i, %if.then.i76.i
  %call.i146 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i147 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit97.i
  %call.i179 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i180 = and i64 %call.i179, -9223372036854775808
  %tobool.i181 = icmp ne i64 %and.i180, 0
  br i1 %tobool.i181, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i188 = shl i64 %call.i179, 1
  %conv.i189 = trunc i64 %shl.i188 to i32
  %3 = inttoptr i32 %conv.i189 to ptr
  %conv.i196 = zext i32 %conv.i189 to i64
  %call.i197 = call i64 @__gomc_remember(i64 noundef %conv.i196, i64 noundef 0)
  %call1.i198 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i197)
  %call.i187 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i191 = shl i64 %call.i179, 1
  %conv.i192 = trunc i64 %shl.i191 to i32
  %4 = inttoptr i32 %conv.i192 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i184, label %if.end.i186

if.then.i184:                                     ; preds = %while.end.i
  %add.i193 = add i32 %conv.i192, 16
  %conv.i194 = zext i32 %add.i193 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i194, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i186:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i185 = trunc i64 %call7.i to i32
  %5 = inttoptr i32 %conv.i185 to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i274 = call i32 @__gomc_self()
  %cmp.i.i275 = icmp uge i32 %call.i274, 15
  br i1 %cmp.i.i275, label %if.then.i.i276, label %if.end.i.i279

if.then.i.i276:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i279:                                    ; preds = %if.end.i
  %conv.i.i277 = zext i32 %call.i274 to i64
  %call1.i.i278 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i277, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i278, 2147483648
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i280, label %cond_check.exit.i

cond.true.i.i280:                                 ; preds = %if.end.i.i279
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i279, %cond.true.i.i280
  %cond.i.i282 = phi i32 [ 22, %cond.true.i.i280 ], [ 0, %if.end.i.i279 ]
  %tobool.i.i283 = icmp ne i32 %cond.i.i282, 0
  br i1 %tobool.i.i283, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %call8.i.i = call i32 @__gomc_robust_mutexes()
  %add.i.i = add i64 %conv.i.i277, 1
  %call18.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call18.i.i, 65535
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv20.i.i = zext i32 %conv.i46.i.i to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 65535
  br i1 %cmp21.i.i, label %if.then23.i.i, label %if.else.i.i287

if.then23.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end33.i.i

if.else.i.i287:                                   ; preds = %if.then7.i.i
  %add26.i.i = add i32 %call.i274, 1
  %cmp27.i.i286 = icmp ne i32 %conv.i46.i.i, %add26.i.i
  br i1 %cmp27.i.i286, label %if.then29.i.i, label %if.end33.i.i

if.then29.i.i:                                    ; preds = %if.else.i.i287
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %if.then23.i.i, %if.then29.i.i, %if.else.i.i287
  %error.i.i269.1 = phi i32 [ 22, %if.then23.i.i ], [ 1, %if.then29.i.i ], [ 0, %if.else.i.i287 ]
  %tobool34.i.i = icmp ne i32 %error.i.i269.1, 0
  br i1 %tobool34.i.i, label %if.then35.i.i, label %cond_enqueue.exit.i

if.then35.i.i:                                    ; preds = %if.end33.i.i
  %shl.i.i = shl i64 1, %conv.i.i277
  %add37.i.i = add i32 16, %call.i274
  %sh_prom38.i.i = zext i32 %add37.i.i to i64
  %shl39.i.i = shl i64 1, %sh_prom38.i.i
  %or.i.i = or i64 %shl.i.i, %shl39.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call40.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end33.i.i, %if.then35.i.i, %cond_check.exit.i
  %retval.i.i265.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i269.1, %if.then35.i.i ], [ %error.i.i269.1, %if.end33.i.i ]
  %tobool.i288 = icmp ne i32 %retval.i.i265.0, 0
  br i1 %tobool.i288, label %cond_timed_sleep.exit, label %if.end.i292

if.end.i292:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i277
  %add.i14.i = add i32 16, %call.i274
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 16
  %conv.i28.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i274
  %and.i.i290 = and i32 %conv.i28.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i290, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i293

land.rhs.i293:                                    ; preds = %if.end.i292
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i31.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i31.i, label %land.lhs.true.i33.i, label %land.end.i

land.lhs.true.i33.i:                              ; preds = %land.rhs.i293
  %6 = ptrtoint ptr %cond to i32
  %conv.i32.i = zext i32 %6 to i64
  %call2.i.i = call i64 @__gomc_note(i64 noundef %conv.i32.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i295

land.rhs.i.i295:                                  ; preds = %land.lhs.true.i33.i
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i294 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i293, %land.lhs.true.i33.i, %land.rhs.i.i295, %if.end.i292
  %7 = phi i1 [ false, %if.end.i292 ], [ false, %land.lhs.true.i33.i ], [ false, %land.rhs.i293 ], [ %tobool5.i.i294, %land.rhs.i.i295 ]
  %land.ext.i296 = zext i1 %7 to i32
  %call.i36.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i37.i = icmp ne i32 %call.i36.i, 0
  br i1 %tobool.i37.i, label %if.then.i40.i, label %cond_woken.exit.i

if.then.i40.i:                                    ; preds = %land.end.i
  %8 = ptrtoint ptr %cond to i32
  %conv.i38.i = zext i32 %8 to i64
  %conv2.i.i = sext i32 %land.ext.i296 to i64
  %call3.i39.i = call i64 @__gomc_remember(i64 noundef %conv.i38.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i40.i, %land.end.i
  %spec.select113 = select i1 %cmp.i17.i, i1 true, i1 %7
  %lor.ext.i299 = zext i1 %spec.select113 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i299, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i270.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i265.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i138 = call i32 @__gomc_self()
  %arrayidx.i139 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i138
  %9 = load atomic i32, ptr %arrayidx.i139 seq_cst, align 4
  %and.i140 = and i32 %9, 1
  %cmp.i141 = icmp ne i32 %and.i140, 0
  br i1 %cmp.i141, label %end_waiting.exit27.i, label %if.then.i.i144

if.then.i.i144:                                   ; preds = %if.then.i21.i
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
  %call.i206 = call i32 @__gomc_self()
  %arrayidx.i207 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i206
  %call1.i210 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i207, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i53, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i270.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i18.i = call i32 @__gomc_self()
  %conv.i19.i = zext i32 %call.i18.i to i64
  %add.i.i314 = add i64 %conv.i19.i, 1
  br label %do.body.i.i320

do.body.i.i320:                                   ; preds = %land.rhs.i.i327, %lor.rhs.i.i329, %cond.false.i
  %call5.i.i318 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i314, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i318, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i319 = icmp ne i32 %conv.i16.i, 0
  br i1 %cmp7.i.i319, label %land.lhs.true.i.i323, label %do.end.i.i335

land.lhs.true.i.i323:                             ; preds = %do.body.i.i320
  %conv10.i.i321 = zext i32 %conv.i16.i to i64
  %cmp11.i.i322 = icmp ne i64 %conv10.i.i321, 65535
  br i1 %cmp11.i.i322, label %land.rhs.i.i327, label %do.end.i.i335

land.rhs.i.i327:                                  ; preds = %land.lhs.true.i.i323
  %cmp15.i.i326 = icmp ne i64 %conv10.i.i321, %add.i.i314
  br i1 %cmp15.i.i326, label %do.body.i.i320, label %lor.rhs.i.i329

lor.rhs.i.i329:                                   ; preds = %land.rhs.i.i327
  %shr.i.i328 = lshr i64 %call5.i.i318, 30
  %and.i22.i = and i64 %shr.i.i328, 3
  %conv.i23.i = trunc i64 %and.i22.i to i32
  %cmp.i24.i = icmp eq i32 %conv.i23.i, 3
  %.conv.i23.i = select i1 %cmp.i24.i, i32 0, i32 %conv.i23.i
  %cmp18.i.i330 = icmp eq i32 %.conv.i23.i, 0
  br i1 %cmp18.i.i330, label %do.body.i.i320, label %do.end.i.i335

do.end.i.i335:                                    ; preds = %land.lhs.true.i.i323, %do.body.i.i320, %lor.rhs.i.i329
  %conv21.i.i333 = zext i32 %conv.i16.i to i64
  %cmp22.i.i334 = icmp eq i64 %conv21.i.i333, 65535
  br i1 %cmp22.i.i334, label %if.then.i.i336, label %if.end.i.i339

if.then.i.i336:                                   ; preds = %do.end.i.i335
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i349

if.end.i.i339:                                    ; preds = %do.end.i.i335
  %cmp27.i.i338 = icmp eq i64 %conv21.i.i333, %add.i.i314
  br i1 %cmp27.i.i338, label %land.lhs.true29.i.i341, label %if.end34.i.i344

land.lhs.true29.i.i341:                           ; preds = %if.end.i.i339
  %shr.i31.i = lshr i64 %call5.i.i318, 30
  %and.i32.i = and i64 %shr.i31.i, 3
  %conv.i33.i = trunc i64 %and.i32.i to i32
  %cmp.i34.i340 = icmp eq i32 %conv.i33.i, 3
  %.conv.i33.i = select i1 %cmp.i34.i340, i32 0, i32 %conv.i33.i
  %cmp31.i.i342 = icmp eq i32 %.conv.i33.i, 2
  br i1 %cmp31.i.i342, label %mutex_lock.exit.i349, label %if.end34.i.i344

if.end34.i.i344:                                  ; preds = %land.lhs.true29.i.i341, %if.end.i.i339
  br label %mutex_lock.exit.i349

mutex_lock.exit.i349:                             ; preds = %land.lhs.true29.i.i341, %if.end34.i.i344, %if.then.i.i336
  %retval.i.i305.0 = phi i32 [ 22, %if.then.i.i336 ], [ 0, %if.end34.i.i344 ], [ 35, %land.lhs.true29.i.i341 ]
  %cmp.i348 = icmp ne i32 %retval.i.i305.0, 0
  %tobool.i351 = icmp ne i32 %in_time.i.0, 0
  %cond.i352 = select i1 %tobool.i351, i32 0, i32 110
  %retval.i311.0 = select i1 %cmp.i348, i32 %retval.i.i305.0, i32 %cond.i352
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i349, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i75.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i311.0, %mutex_lock.exit.i349 ], [ %retval.i270.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, 2147483648
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
  %call1.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call1.i, 2147483648
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

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

