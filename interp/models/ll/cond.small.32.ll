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
  %cmp.i306 = icmp uge i32 %call.i6, 15
  br i1 %cmp.i306, label %if.then.i307, label %if.end.i312

if.then.i307:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i312:                                      ; preds = %if.then
  %conv.i308 = zext i32 %call.i6 to i64
  %call1.i309 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i308, i64 noundef 0, i32 noundef 2)
  %and.i429 = and i64 %call1.i309, 2147483648
  %tobool.i430 = icmp ne i64 %and.i429, 0
  br i1 %tobool.i430, label %cond.true.i431, label %cond_check.exit

cond.true.i431:                                   ; preds = %if.end.i312
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i312, %cond.true.i431
  %cond.i433 = phi i32 [ 22, %cond.true.i431 ], [ 0, %if.end.i312 ]
  %tobool.i311 = icmp ne i32 %cond.i433, 0
  br i1 %tobool.i311, label %cond_enqueue.exit351, label %if.end12.i329

if.end12.i329:                                    ; preds = %cond_check.exit
  %add.i323 = add i64 %conv.i308, 1
  %call15.i324 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i323, i64 noundef 0, i32 noundef 1)
  %and.i42.i325 = and i64 %call15.i324, 65535
  %conv.i43.i326 = trunc i64 %and.i42.i325 to i32
  %conv17.i327 = zext i32 %conv.i43.i326 to i64
  %cmp18.i328 = icmp eq i64 %conv17.i327, 65535
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

if.end30.i340:                                    ; preds = %if.then20.i330, %if.then26.i336, %if.else.i335
  %error.i305.1 = phi i32 [ 22, %if.then20.i330 ], [ 1, %if.then26.i336 ], [ 0, %if.else.i335 ]
  %tobool31.i339 = icmp ne i32 %error.i305.1, 0
  br i1 %tobool31.i339, label %if.then32.i349, label %cond_enqueue.exit351

if.then32.i349:                                   ; preds = %if.end30.i340
  %shl.i342 = shl i64 1, %conv.i308
  %add34.i343 = add i32 16, %call.i6
  %sh_prom35.i344 = zext i32 %add34.i343 to i64
  %shl36.i345 = shl i64 1, %sh_prom35.i344
  %or.i346 = or i64 %shl.i342, %shl36.i345
  %not.i347 = xor i64 %or.i346, -1
  %call37.i348 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i347, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit351

cond_enqueue.exit351:                             ; preds = %if.end30.i340, %if.then32.i349, %cond_check.exit
  %retval.i300.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i305.1, %if.then32.i349 ], [ %error.i305.1, %if.end30.i340 ]
  %tobool.i8 = icmp ne i32 %retval.i300.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit351
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i371 = shl i64 1, %conv.i308
  %add.i372 = add i32 16, %call.i6
  %sh_prom1.i373 = zext i32 %add.i372 to i64
  %shl2.i374 = shl i64 1, %sh_prom1.i373
  %or.i375 = or i64 %shl.i371, %shl2.i374
  %not.i376 = xor i64 %or.i375, -1
  %call3.i377 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i376, i64 noundef 0, i32 noundef 2)
  %shr.i468 = lshr i64 %call3.i377, 16
  %conv.i469 = trunc i64 %shr.i468 to i32
  %shl5.i379 = shl i32 1, %call.i6
  %and.i380 = and i32 %conv.i469, %shl5.i379
  %cmp.i381 = icmp ne i32 %and.i380, 0
  br i1 %cmp.i381, label %if.then.i30, label %if.then.i263

if.then.i263:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i407 = call i32 @__gomc_self()
  %arrayidx.i408 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i407
  %0 = load atomic i32, ptr %arrayidx.i408 seq_cst, align 4
  %and.i409 = and i32 %0, 1
  %cmp.i410 = icmp ne i32 %and.i409, 0
  br i1 %cmp.i410, label %end_waiting.exit, label %if.then.i.i413

if.then.i.i413:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i546 = call i32 @__gomc_self()
  %conv.i547 = zext i32 %call.i546 to i64
  %add.i548 = add i64 %conv.i547, 1
  br label %do.body.i54

do.body.i54:                                      ; preds = %land.rhs.i, %lor.rhs.i, %end_waiting.exit
  %call5.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i548, i64 noundef 0, i32 noundef 1)
  %and.i234 = and i64 %call5.i53, 65535
  %conv.i235 = trunc i64 %and.i234 to i32
  %cmp7.i = icmp ne i32 %conv.i235, 0
  br i1 %cmp7.i, label %land.lhs.true.i, label %do.end.i57

land.lhs.true.i:                                  ; preds = %do.body.i54
  %conv10.i = zext i32 %conv.i235 to i64
  %cmp11.i = icmp ne i64 %conv10.i, 65535
  br i1 %cmp11.i, label %land.rhs.i, label %do.end.i57

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp15.i = icmp ne i64 %conv10.i, %add.i548
  br i1 %cmp15.i, label %do.body.i54, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i598 = lshr i64 %call5.i53, 30
  %and.i599 = and i64 %shr.i598, 3
  %conv.i600 = trunc i64 %and.i599 to i32
  %cmp.i601 = icmp eq i32 %conv.i600, 3
  %.conv.i600 = select i1 %cmp.i601, i32 0, i32 %conv.i600
  %cmp18.i = icmp eq i32 %.conv.i600, 0
  br i1 %cmp18.i, label %do.body.i54, label %do.end.i57

do.end.i57:                                       ; preds = %land.lhs.true.i, %do.body.i54, %lor.rhs.i
  %conv21.i = zext i32 %conv.i235 to i64
  %cmp22.i = icmp eq i64 %conv21.i, 65535
  br i1 %cmp22.i, label %if.then.i58, label %if.end.i59

if.then.i58:                                      ; preds = %do.end.i57
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i59:                                       ; preds = %do.end.i57
  %cmp27.i = icmp eq i64 %conv21.i, %add.i548
  br i1 %cmp27.i, label %land.lhs.true29.i, label %cond.end.i

land.lhs.true29.i:                                ; preds = %if.end.i59
  %shr.i609 = lshr i64 %call5.i53, 30
  %and.i610 = and i64 %shr.i609, 3
  %conv.i611 = trunc i64 %and.i610 to i32
  %cmp.i612 = icmp eq i32 %conv.i611, 3
  %.conv.i611 = select i1 %cmp.i612, i32 0, i32 %conv.i611
  %cmp31.i = icmp eq i32 %.conv.i611, 2
  br i1 %cmp31.i, label %return, label %cond.end.i

cond.end.i:                                       ; preds = %land.lhs.true29.i, %if.end.i59
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i417 = call i32 @__gomc_self()
  %arrayidx.i418 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i417
  %1 = load atomic i32, ptr %arrayidx.i418 seq_cst, align 4
  %and.i419 = and i32 %1, 1
  %cmp.i420 = icmp ne i32 %and.i419, 0
  br i1 %cmp.i420, label %await_request.exit424, label %if.then.i.i423

if.then.i.i423:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit424:                            ; preds = %if.end5.i
  %shl.i389 = shl i64 1, %conv.i308
  %add.i390 = add i32 16, %call.i6
  %sh_prom1.i391 = zext i32 %add.i390 to i64
  %shl2.i392 = shl i64 1, %sh_prom1.i391
  %or.i393 = or i64 %shl.i389, %shl2.i392
  %not.i394 = xor i64 %or.i393, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i394, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 16
  %conv.i466 = trunc i64 %shr.i to i32
  %shl5.i396 = shl i32 1, %call.i6
  %and.i397 = and i32 %conv.i466, %shl5.i396
  %cmp.i398 = icmp ne i32 %and.i397, 0
  br i1 %cmp.i398, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit424
  %call1.i177 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i448 = and i64 %call1.i177, 2147483648
  %tobool.i449 = icmp ne i64 %and.i448, 0
  br i1 %tobool.i449, label %cond.true.i450, label %if.end10.i

cond.true.i450:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i450, %if.then8.i, %await_request.exit424
  %call.i543 = call i32 @__gomc_self()
  %conv.i544 = zext i32 %call.i543 to i64
  %add.i545 = add i64 %conv.i544, 1
  br label %do.body.i75

do.body.i75:                                      ; preds = %land.rhs.i85, %lor.rhs.i88, %if.end10.i
  %call5.i74 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i545, i64 noundef 0, i32 noundef 1)
  %and.i216 = and i64 %call5.i74, 65535
  %conv.i217 = trunc i64 %and.i216 to i32
  %cmp7.i77 = icmp ne i32 %conv.i217, 0
  br i1 %cmp7.i77, label %land.lhs.true.i81, label %do.end.i94

land.lhs.true.i81:                                ; preds = %do.body.i75
  %conv10.i79 = zext i32 %conv.i217 to i64
  %cmp11.i80 = icmp ne i64 %conv10.i79, 65535
  br i1 %cmp11.i80, label %land.rhs.i85, label %do.end.i94

land.rhs.i85:                                     ; preds = %land.lhs.true.i81
  %cmp15.i84 = icmp ne i64 %conv10.i79, %add.i545
  br i1 %cmp15.i84, label %do.body.i75, label %lor.rhs.i88

lor.rhs.i88:                                      ; preds = %land.rhs.i85
  %shr.i576 = lshr i64 %call5.i74, 30
  %and.i577 = and i64 %shr.i576, 3
  %conv.i578 = trunc i64 %and.i577 to i32
  %cmp.i579 = icmp eq i32 %conv.i578, 3
  %.conv.i578 = select i1 %cmp.i579, i32 0, i32 %conv.i578
  %cmp18.i87 = icmp eq i32 %.conv.i578, 0
  br i1 %cmp18.i87, label %do.body.i75, label %do.end.i94

do.end.i94:                                       ; preds = %land.lhs.true.i81, %do.body.i75, %lor.rhs.i88
  %conv21.i92 = zext i32 %conv.i217 to i64
  %cmp22.i93 = icmp eq i64 %conv21.i92, 65535
  br i1 %cmp22.i93, label %if.then.i96, label %mutex_lock.exit117

if.then.i96:                                      ; preds = %do.end.i94
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit117

mutex_lock.exit117:                               ; preds = %do.end.i94, %if.then.i96
  %call.i425 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i426 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit117
  %call.i476 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i477 = and i64 %call.i476, -9223372036854775808
  %tobool.i478 = icmp ne i64 %and.i477, 0
  br i1 %tobool.i478, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i486 = shl i64 %call.i476, 1
  %conv.i487 = trunc i64 %shl.i486 to i32
  %2 = inttoptr i32 %conv.i487 to ptr
  %conv.i494 = zext i32 %conv.i487 to i64
  %call.i495 = call i64 @__gomc_remember(i64 noundef %conv.i494, i64 noundef 0)
  %call1.i496 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i495)
  %call.i485 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %2, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i489 = shl i64 %call.i476, 1
  %conv.i490 = trunc i64 %shl.i489 to i32
  %3 = inttoptr i32 %conv.i490 to ptr
  %tobool3.i481 = icmp ne ptr %3, null
  br i1 %tobool3.i481, label %if.then.i482, label %if.end.i484

if.then.i482:                                     ; preds = %while.end.i
  %add.i491 = add i32 %conv.i490, 16
  %conv.i492 = zext i32 %add.i491 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i492, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %3, i32 noundef 1)
  unreachable

if.end.i484:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i483 = trunc i64 %call7.i to i32
  %4 = inttoptr i32 %conv.i483 to ptr
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
  %and.i438 = and i64 %call1.i280, 2147483648
  %tobool.i439 = icmp ne i64 %and.i438, 0
  br i1 %tobool.i439, label %cond.true.i440, label %cond_check.exit444

cond.true.i440:                                   ; preds = %if.end.i283
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit444

cond_check.exit444:                               ; preds = %if.end.i283, %cond.true.i440
  %cond.i442 = phi i32 [ 22, %cond.true.i440 ], [ 0, %if.end.i283 ]
  %tobool.i282 = icmp ne i32 %cond.i442, 0
  br i1 %tobool.i282, label %cond_enqueue.exit, label %if.end12.i

if.end12.i:                                       ; preds = %cond_check.exit444
  %add.i = add i64 %conv.i279, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 65535
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i288 = icmp eq i64 %conv17.i, 65535
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

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i289
  %error.i276.1 = phi i32 [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ 0, %if.else.i289 ]
  %tobool31.i = icmp ne i32 %error.i276.1, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i290 = shl i64 1, %conv.i279
  %add34.i = add i32 16, %call.i18
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i290, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit444
  %retval.i272.0 = phi i32 [ 22, %cond_check.exit444 ], [ %error.i276.1, %if.then32.i ], [ %error.i276.1, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i272.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i499 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i500 = icmp ne i32 %call.i499, 0
  br i1 %tobool.i500, label %land.lhs.true.i504, label %if.end7.i

land.lhs.true.i504:                               ; preds = %if.end.i22
  %5 = ptrtoint ptr %cond to i32
  %conv.i501 = zext i32 %5 to i64
  %call2.i502 = call i64 @__gomc_note(i64 noundef %conv.i501, i32 noundef 0)
  %tobool3.i503 = icmp ne i64 %call2.i502, 0
  br i1 %tobool3.i503, label %if.end7.i, label %land.rhs.i506

land.rhs.i506:                                    ; preds = %land.lhs.true.i504
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i505 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i505, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i506
  %shl.i357 = shl i64 1, %conv.i279
  %add.i358 = add i32 16, %call.i18
  %sh_prom1.i = zext i32 %add.i358 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i359 = or i64 %shl.i357, %shl2.i
  %not.i360 = xor i64 %or.i359, -1
  %call3.i361 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i360, i64 noundef 0, i32 noundef 2)
  %shr.i471 = lshr i64 %call3.i361, 16
  %conv.i472 = trunc i64 %shr.i471 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i362 = and i32 %conv.i472, %shl5.i
  %cmp.i363 = icmp ne i32 %and.i362, 0
  %lnot.i23 = xor i1 %cmp.i363, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i511 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i512 = icmp ne i32 %call.i511, 0
  br i1 %tobool.i512, label %if.then.i515, label %cond_sleep.exit

if.then.i515:                                     ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i514 = call i64 @__gomc_remember(i64 noundef %conv.i501, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i504, %if.end.i22, %land.rhs.i506
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i279, i64 noundef 0, i32 noundef 2)
  %shr.i474 = lshr i64 %call9.i26, 16
  %conv.i475 = trunc i64 %shr.i474 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i475, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i520 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i521 = icmp ne i32 %call.i520, 0
  br i1 %tobool.i521, label %if.then.i525, label %cond_sleep.exit

if.then.i525:                                     ; preds = %do.end.i
  %6 = ptrtoint ptr %cond to i32
  %conv.i522 = zext i32 %6 to i64
  %call3.i524 = call i64 @__gomc_remember(i64 noundef %conv.i522, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i525, %if.then4.i, %if.then.i515, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i272.0, %cond_enqueue.exit ], [ 0, %if.then.i515 ], [ 0, %if.then4.i ], [ 0, %if.then.i525 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i400 = call i32 @__gomc_self()
  %arrayidx.i401 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i400
  %7 = load atomic i32, ptr %arrayidx.i401 seq_cst, align 4
  %and.i402 = and i32 %7, 1
  %cmp.i403 = icmp ne i32 %and.i402, 0
  br i1 %cmp.i403, label %end_waiting.exit42, label %if.then.i.i

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
  %call.i529 = call i32 @__gomc_self()
  %arrayidx.i530 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i529
  %call1.i533 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i530, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i244, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i540 = call i32 @__gomc_self()
  %conv.i541 = zext i32 %call.i540 to i64
  %add.i542 = add i64 %conv.i541, 1
  br label %do.body.i132

do.body.i132:                                     ; preds = %land.rhs.i142, %lor.rhs.i145, %cond.false
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i542, i64 noundef 0, i32 noundef 1)
  %and.i198 = and i64 %call5.i131, 65535
  %conv.i199 = trunc i64 %and.i198 to i32
  %cmp7.i134 = icmp ne i32 %conv.i199, 0
  br i1 %cmp7.i134, label %land.lhs.true.i138, label %do.end.i151

land.lhs.true.i138:                               ; preds = %do.body.i132
  %conv10.i136 = zext i32 %conv.i199 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 65535
  br i1 %cmp11.i137, label %land.rhs.i142, label %do.end.i151

land.rhs.i142:                                    ; preds = %land.lhs.true.i138
  %cmp15.i141 = icmp ne i64 %conv10.i136, %add.i542
  br i1 %cmp15.i141, label %do.body.i132, label %lor.rhs.i145

lor.rhs.i145:                                     ; preds = %land.rhs.i142
  %shr.i555 = lshr i64 %call5.i131, 30
  %and.i556 = and i64 %shr.i555, 3
  %conv.i557 = trunc i64 %and.i556 to i32
  %cmp.i558 = icmp eq i32 %conv.i557, 3
  %.conv.i557 = select i1 %cmp.i558, i32 0, i32 %conv.i557
  %cmp18.i144 = icmp eq i32 %.conv.i557, 0
  br i1 %cmp18.i144, label %do.body.i132, label %do.end.i151

do.end.i151:                                      ; preds = %land.lhs.true.i138, %do.body.i132, %lor.rhs.i145
  %conv21.i149 = zext i32 %conv.i199 to i64
  %cmp22.i150 = icmp eq i64 %conv21.i149, 65535
  br i1 %cmp22.i150, label %if.then.i153, label %if.end.i157

if.then.i153:                                     ; preds = %do.end.i151
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i157:                                      ; preds = %do.end.i151
  %cmp27.i156 = icmp eq i64 %conv21.i149, %add.i542
  br i1 %cmp27.i156, label %land.lhs.true29.i160, label %cond.end.i173

land.lhs.true29.i160:                             ; preds = %if.end.i157
  %shr.i565 = lshr i64 %call5.i131, 30
  %and.i566 = and i64 %shr.i565, 3
  %conv.i567 = trunc i64 %and.i566 to i32
  %cmp.i568 = icmp eq i32 %conv.i567, 3
  %.conv.i567 = select i1 %cmp.i568, i32 0, i32 %conv.i567
  %cmp31.i159 = icmp eq i32 %.conv.i567, 2
  br i1 %cmp31.i159, label %return, label %cond.end.i173

cond.end.i173:                                    ; preds = %land.lhs.true29.i160, %if.end.i157
  br label %return

return:                                           ; preds = %end_waiting.exit42, %land.lhs.true29.i160, %cond.end.i173, %if.then.i153, %cond_enqueue.exit351, %land.lhs.true29.i, %cond.end.i, %if.then.i58
  %retval.0 = phi i32 [ %retval.i300.0, %cond_enqueue.exit351 ], [ 22, %if.then.i58 ], [ 0, %cond.end.i ], [ 35, %land.lhs.true29.i ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 0, %cond.end.i173 ], [ 35, %land.lhs.true29.i160 ]
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
  br i1 %tobool.i81, label %cond_enqueue.exit, label %if.end12.i

if.end12.i:                                       ; preds = %cond_check.exit
  %add.i = add i64 %conv.i78, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 65535
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 65535
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

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i
  %error.i75.1 = phi i32 [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ 0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i75.1, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i = shl i64 1, %conv.i78
  %add34.i = add i32 16, %call.i6.i
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i72.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i75.1, %if.then32.i ], [ %error.i75.1, %if.end30.i ]
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
  %shr.i170 = lshr i64 %call3.i94, 16
  %conv.i171 = trunc i64 %shr.i170 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i95 = and i32 %conv.i171, %shl5.i
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
  %call.i204 = call i32 @__gomc_self()
  %conv.i205 = zext i32 %call.i204 to i64
  %add.i206 = add i64 %conv.i205, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i206, i64 noundef 0, i32 noundef 1)
  %and.i21 = and i64 %call5.i.i, 65535
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp7.i.i = icmp ne i32 %conv.i22, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i22 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i206
  br i1 %cmp15.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i214 = lshr i64 %call5.i.i, 30
  %and.i215 = and i64 %shr.i214, 3
  %conv.i216 = trunc i64 %and.i215 to i32
  %cmp.i217 = icmp eq i32 %conv.i216, 3
  %.conv.i216 = select i1 %cmp.i217, i32 0, i32 %conv.i216
  %cmp18.i.i = icmp eq i32 %.conv.i216, 0
  br i1 %cmp18.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %lor.rhs.i.i
  %conv21.i.i = zext i32 %conv.i22 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i206
  br i1 %cmp27.i.i, label %land.lhs.true29.i.i, label %cond.end.i.i

land.lhs.true29.i.i:                              ; preds = %if.end.i39.i
  %shr.i224 = lshr i64 %call5.i.i, 30
  %and.i225 = and i64 %shr.i224, 3
  %conv.i226 = trunc i64 %and.i225 to i32
  %cmp.i227 = icmp eq i32 %conv.i226, 3
  %.conv.i226 = select i1 %cmp.i227, i32 0, i32 %conv.i226
  %cmp31.i.i = icmp eq i32 %.conv.i226, 2
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
  %conv.i168 = trunc i64 %shr.i to i32
  %shl5.i112 = shl i32 1, %call.i6.i
  %and.i113 = and i32 %conv.i168, %shl5.i112
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
  %call.i207 = call i32 @__gomc_self()
  %conv.i208 = zext i32 %call.i207 to i64
  %add.i209 = add i64 %conv.i208, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i209, i64 noundef 0, i32 noundef 1)
  %and.i39 = and i64 %call5.i54.i, 65535
  %conv.i40 = trunc i64 %and.i39 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i40, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i40 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i209
  br i1 %cmp15.i64.i, label %do.body.i55.i, label %lor.rhs.i68.i

lor.rhs.i68.i:                                    ; preds = %land.rhs.i65.i
  %shr.i235 = lshr i64 %call5.i54.i, 30
  %and.i236 = and i64 %shr.i235, 3
  %conv.i237 = trunc i64 %and.i236 to i32
  %cmp.i238 = icmp eq i32 %conv.i237, 3
  %.conv.i237 = select i1 %cmp.i238, i32 0, i32 %conv.i237
  %cmp18.i67.i = icmp eq i32 %.conv.i237, 0
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
  %call.i172 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i173 = and i64 %call.i172, -9223372036854775808
  %tobool.i174 = icmp ne i64 %and.i173, 0
  br i1 %tobool.i174, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i181 = shl i64 %call.i172, 1
  %conv.i182 = trunc i64 %shl.i181 to i32
  %3 = inttoptr i32 %conv.i182 to ptr
  %conv.i189 = zext i32 %conv.i182 to i64
  %call.i190 = call i64 @__gomc_remember(i64 noundef %conv.i189, i64 noundef 0)
  %call1.i191 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i190)
  %call.i180 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i184 = shl i64 %call.i172, 1
  %conv.i185 = trunc i64 %shl.i184 to i32
  %4 = inttoptr i32 %conv.i185 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i177, label %if.end.i179

if.then.i177:                                     ; preds = %while.end.i
  %add.i186 = add i32 %conv.i185, 16
  %conv.i187 = zext i32 %add.i186 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i187, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i179:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i178 = trunc i64 %call7.i to i32
  %5 = inttoptr i32 %conv.i178 to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i270 = call i32 @__gomc_self()
  %cmp.i.i271 = icmp uge i32 %call.i270, 15
  br i1 %cmp.i.i271, label %if.then.i.i272, label %if.end.i.i275

if.then.i.i272:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i275:                                    ; preds = %if.end.i
  %conv.i.i273 = zext i32 %call.i270 to i64
  %call1.i.i274 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i273, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i274, 2147483648
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i276, label %cond_check.exit.i

cond.true.i.i276:                                 ; preds = %if.end.i.i275
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i275, %cond.true.i.i276
  %cond.i.i278 = phi i32 [ 22, %cond.true.i.i276 ], [ 0, %if.end.i.i275 ]
  %tobool.i.i279 = icmp ne i32 %cond.i.i278, 0
  br i1 %tobool.i.i279, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i273, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 65535
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i282 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i282, label %if.then20.i.i, label %if.else.i.i283

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i283:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i270, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i283
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i283
  %error.i.i265.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i283 ]
  %tobool31.i.i = icmp ne i32 %error.i.i265.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i273
  %add34.i.i = add i32 16, %call.i270
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i261.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i265.1, %if.then32.i.i ], [ %error.i.i265.1, %if.end30.i.i ]
  %tobool.i284 = icmp ne i32 %retval.i.i261.0, 0
  br i1 %tobool.i284, label %cond_timed_sleep.exit, label %if.end.i288

if.end.i288:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i273
  %add.i14.i = add i32 16, %call.i270
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 16
  %conv.i28.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i270
  %and.i.i286 = and i32 %conv.i28.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i286, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i289

land.rhs.i289:                                    ; preds = %if.end.i288
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i31.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i31.i, label %land.lhs.true.i.i290, label %land.end.i

land.lhs.true.i.i290:                             ; preds = %land.rhs.i289
  %6 = ptrtoint ptr %cond to i32
  %conv.i32.i = zext i32 %6 to i64
  %call2.i.i = call i64 @__gomc_note(i64 noundef %conv.i32.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i292

land.rhs.i.i292:                                  ; preds = %land.lhs.true.i.i290
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i291 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i289, %land.lhs.true.i.i290, %land.rhs.i.i292, %if.end.i288
  %7 = phi i1 [ false, %if.end.i288 ], [ false, %land.lhs.true.i.i290 ], [ false, %land.rhs.i289 ], [ %tobool5.i.i291, %land.rhs.i.i292 ]
  %land.ext.i293 = zext i1 %7 to i32
  %call.i35.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i36.i = icmp ne i32 %call.i35.i, 0
  br i1 %tobool.i36.i, label %if.then.i39.i, label %cond_woken.exit.i

if.then.i39.i:                                    ; preds = %land.end.i
  %8 = ptrtoint ptr %cond to i32
  %conv.i37.i = zext i32 %8 to i64
  %conv2.i.i = sext i32 %land.ext.i293 to i64
  %call3.i38.i = call i64 @__gomc_remember(i64 noundef %conv.i37.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i39.i, %land.end.i
  %spec.select = select i1 %cmp.i17.i, i1 true, i1 %7
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i266.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i261.0, %cond_enqueue.exit.i ]
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
  %call.i199 = call i32 @__gomc_self()
  %arrayidx.i200 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i199
  %call1.i203 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i200, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i50, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i266.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i308 = zext i32 %call.i17.i to i64
  %add.i.i309 = add i64 %conv.i18.i308, 1
  br label %do.body.i.i315

do.body.i.i315:                                   ; preds = %land.rhs.i.i322, %lor.rhs.i.i325, %cond.false.i
  %call5.i.i313 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i309, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i313, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i314 = icmp ne i32 %conv.i16.i, 0
  br i1 %cmp7.i.i314, label %land.lhs.true.i.i318, label %do.end.i.i331

land.lhs.true.i.i318:                             ; preds = %do.body.i.i315
  %conv10.i.i316 = zext i32 %conv.i16.i to i64
  %cmp11.i.i317 = icmp ne i64 %conv10.i.i316, 65535
  br i1 %cmp11.i.i317, label %land.rhs.i.i322, label %do.end.i.i331

land.rhs.i.i322:                                  ; preds = %land.lhs.true.i.i318
  %cmp15.i.i321 = icmp ne i64 %conv10.i.i316, %add.i.i309
  br i1 %cmp15.i.i321, label %do.body.i.i315, label %lor.rhs.i.i325

lor.rhs.i.i325:                                   ; preds = %land.rhs.i.i322
  %shr.i.i323 = lshr i64 %call5.i.i313, 30
  %and.i21.i324 = and i64 %shr.i.i323, 3
  %conv.i22.i = trunc i64 %and.i21.i324 to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i326 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i326, label %do.body.i.i315, label %do.end.i.i331

do.end.i.i331:                                    ; preds = %land.lhs.true.i.i318, %do.body.i.i315, %lor.rhs.i.i325
  %conv21.i.i329 = zext i32 %conv.i16.i to i64
  %cmp22.i.i330 = icmp eq i64 %conv21.i.i329, 65535
  br i1 %cmp22.i.i330, label %if.then.i.i332, label %if.end.i.i335

if.then.i.i332:                                   ; preds = %do.end.i.i331
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i345

if.end.i.i335:                                    ; preds = %do.end.i.i331
  %cmp27.i.i334 = icmp eq i64 %conv21.i.i329, %add.i.i309
  br i1 %cmp27.i.i334, label %land.lhs.true29.i.i337, label %if.end34.i.i340

land.lhs.true29.i.i337:                           ; preds = %if.end.i.i335
  %shr.i30.i = lshr i64 %call5.i.i313, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i336 = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i336, 3
  %.conv.i32.i336 = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i336
  %cmp31.i.i338 = icmp eq i32 %.conv.i32.i336, 2
  br i1 %cmp31.i.i338, label %mutex_lock.exit.i345, label %if.end34.i.i340

if.end34.i.i340:                                  ; preds = %land.lhs.true29.i.i337, %if.end.i.i335
  br label %mutex_lock.exit.i345

mutex_lock.exit.i345:                             ; preds = %land.lhs.true29.i.i337, %if.end34.i.i340, %if.then.i.i332
  %retval.i.i299.0 = phi i32 [ 22, %if.then.i.i332 ], [ 0, %if.end34.i.i340 ], [ 35, %land.lhs.true29.i.i337 ]
  %cmp.i344 = icmp ne i32 %retval.i.i299.0, 0
  %tobool.i347 = icmp ne i32 %in_time.i.0, 0
  %cond.i348 = select i1 %tobool.i347, i32 0, i32 110
  %retval.i305.0 = select i1 %cmp.i344, i32 %retval.i.i299.0, i32 %cond.i348
  br label %return

return:                                           ; preds = %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i345, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i72.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i305.0, %mutex_lock.exit.i345 ], [ %retval.i266.0, %end_waiting.exit27.i ]
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
  br i1 %tobool.i84, label %cond_enqueue.exit, label %if.end12.i

if.end12.i:                                       ; preds = %cond_check.exit
  %add.i = add i64 %conv.i81, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 65535
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i = icmp eq i64 %conv17.i, 65535
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

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i
  %error.i78.1 = phi i32 [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ 0, %if.else.i ]
  %tobool31.i = icmp ne i32 %error.i78.1, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i = shl i64 1, %conv.i81
  %add34.i = add i32 16, %call.i6.i
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit
  %retval.i75.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i78.1, %if.then32.i ], [ %error.i78.1, %if.end30.i ]
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
  %shr.i173 = lshr i64 %call3.i97, 16
  %conv.i174 = trunc i64 %shr.i173 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i98 = and i32 %conv.i174, %shl5.i
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
  %call.i207 = call i32 @__gomc_self()
  %conv.i208 = zext i32 %call.i207 to i64
  %add.i209 = add i64 %conv.i208, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call5.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i209, i64 noundef 0, i32 noundef 1)
  %and.i24 = and i64 %call5.i.i, 65535
  %conv.i25 = trunc i64 %and.i24 to i32
  %cmp7.i.i = icmp ne i32 %conv.i25, 0
  br i1 %cmp7.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv10.i.i = zext i32 %conv.i25 to i64
  %cmp11.i.i = icmp ne i64 %conv10.i.i, 65535
  br i1 %cmp11.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp15.i.i = icmp ne i64 %conv10.i.i, %add.i209
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
  %conv21.i.i = zext i32 %conv.i25 to i64
  %cmp22.i.i = icmp eq i64 %conv21.i.i, 65535
  br i1 %cmp22.i.i, label %if.then.i38.i, label %if.end.i39.i

if.then.i38.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i39.i:                                     ; preds = %do.end.i.i
  %cmp27.i.i = icmp eq i64 %conv21.i.i, %add.i209
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
  %conv.i171 = trunc i64 %shr.i to i32
  %shl5.i115 = shl i32 1, %call.i6.i
  %and.i116 = and i32 %conv.i171, %shl5.i115
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
  %call.i210 = call i32 @__gomc_self()
  %conv.i211 = zext i32 %call.i210 to i64
  %add.i212 = add i64 %conv.i211, 1
  br label %do.body.i55.i

do.body.i55.i:                                    ; preds = %land.rhs.i65.i, %lor.rhs.i68.i, %if.end10.i.i
  %call5.i54.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i212, i64 noundef 0, i32 noundef 1)
  %and.i42 = and i64 %call5.i54.i, 65535
  %conv.i43 = trunc i64 %and.i42 to i32
  %cmp7.i57.i = icmp ne i32 %conv.i43, 0
  br i1 %cmp7.i57.i, label %land.lhs.true.i61.i, label %do.end.i74.i

land.lhs.true.i61.i:                              ; preds = %do.body.i55.i
  %conv10.i59.i = zext i32 %conv.i43 to i64
  %cmp11.i60.i = icmp ne i64 %conv10.i59.i, 65535
  br i1 %cmp11.i60.i, label %land.rhs.i65.i, label %do.end.i74.i

land.rhs.i65.i:                                   ; preds = %land.lhs.true.i61.i
  %cmp15.i64.i = icmp ne i64 %conv10.i59.i, %add.i212
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
  %call.i175 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i176 = and i64 %call.i175, -9223372036854775808
  %tobool.i177 = icmp ne i64 %and.i176, 0
  br i1 %tobool.i177, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i184 = shl i64 %call.i175, 1
  %conv.i185 = trunc i64 %shl.i184 to i32
  %3 = inttoptr i32 %conv.i185 to ptr
  %conv.i192 = zext i32 %conv.i185 to i64
  %call.i193 = call i64 @__gomc_remember(i64 noundef %conv.i192, i64 noundef 0)
  %call1.i194 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i193)
  %call.i183 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i187 = shl i64 %call.i175, 1
  %conv.i188 = trunc i64 %shl.i187 to i32
  %4 = inttoptr i32 %conv.i188 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i180, label %if.end.i182

if.then.i180:                                     ; preds = %while.end.i
  %add.i189 = add i32 %conv.i188, 16
  %conv.i190 = zext i32 %add.i189 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i190, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i182:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i181 = trunc i64 %call7.i to i32
  %5 = inttoptr i32 %conv.i181 to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i273 = call i32 @__gomc_self()
  %cmp.i.i274 = icmp uge i32 %call.i273, 15
  br i1 %cmp.i.i274, label %if.then.i.i275, label %if.end.i.i278

if.then.i.i275:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i278:                                    ; preds = %if.end.i
  %conv.i.i276 = zext i32 %call.i273 to i64
  %call1.i.i277 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i276, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i277, 2147483648
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i279, label %cond_check.exit.i

cond.true.i.i279:                                 ; preds = %if.end.i.i278
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i278, %cond.true.i.i279
  %cond.i.i281 = phi i32 [ 22, %cond.true.i.i279 ], [ 0, %if.end.i.i278 ]
  %tobool.i.i282 = icmp ne i32 %cond.i.i281, 0
  br i1 %tobool.i.i282, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i276, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 65535
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i285 = icmp eq i64 %conv17.i.i, 65535
  br i1 %cmp18.i.i285, label %if.then20.i.i, label %if.else.i.i286

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i286:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i273, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i286
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i286
  %error.i.i268.1 = phi i32 [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ 0, %if.else.i.i286 ]
  %tobool31.i.i = icmp ne i32 %error.i.i268.1, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i276
  %add34.i.i = add i32 16, %call.i273
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i264.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i268.1, %if.then32.i.i ], [ %error.i.i268.1, %if.end30.i.i ]
  %tobool.i287 = icmp ne i32 %retval.i.i264.0, 0
  br i1 %tobool.i287, label %cond_timed_sleep.exit, label %if.end.i291

if.end.i291:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i276
  %add.i14.i = add i32 16, %call.i273
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 16
  %conv.i28.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i273
  %and.i.i289 = and i32 %conv.i28.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i289, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i292

land.rhs.i292:                                    ; preds = %if.end.i291
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i31.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i31.i, label %land.lhs.true.i.i293, label %land.end.i

land.lhs.true.i.i293:                             ; preds = %land.rhs.i292
  %6 = ptrtoint ptr %cond to i32
  %conv.i32.i = zext i32 %6 to i64
  %call2.i.i = call i64 @__gomc_note(i64 noundef %conv.i32.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i295

land.rhs.i.i295:                                  ; preds = %land.lhs.true.i.i293
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i294 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i292, %land.lhs.true.i.i293, %land.rhs.i.i295, %if.end.i291
  %7 = phi i1 [ false, %if.end.i291 ], [ false, %land.lhs.true.i.i293 ], [ false, %land.rhs.i292 ], [ %tobool5.i.i294, %land.rhs.i.i295 ]
  %land.ext.i296 = zext i1 %7 to i32
  %call.i35.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i36.i = icmp ne i32 %call.i35.i, 0
  br i1 %tobool.i36.i, label %if.then.i39.i, label %cond_woken.exit.i

if.then.i39.i:                                    ; preds = %land.end.i
  %8 = ptrtoint ptr %cond to i32
  %conv.i37.i = zext i32 %8 to i64
  %conv2.i.i = sext i32 %land.ext.i296 to i64
  %call3.i38.i = call i64 @__gomc_remember(i64 noundef %conv.i37.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i39.i, %land.end.i
  %spec.select113 = select i1 %cmp.i17.i, i1 true, i1 %7
  %lor.ext.i299 = zext i1 %spec.select113 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i299, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i269.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i264.0, %cond_enqueue.exit.i ]
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
  %call.i202 = call i32 @__gomc_self()
  %arrayidx.i203 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i202
  %call1.i206 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i203, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i53, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i269.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i313 = zext i32 %call.i17.i to i64
  %add.i.i314 = add i64 %conv.i18.i313, 1
  br label %do.body.i.i320

do.body.i.i320:                                   ; preds = %land.rhs.i.i327, %lor.rhs.i.i330, %cond.false.i
  %call5.i.i318 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i314, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i318, 65535
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i319 = icmp ne i32 %conv.i16.i, 0
  br i1 %cmp7.i.i319, label %land.lhs.true.i.i323, label %do.end.i.i336

land.lhs.true.i.i323:                             ; preds = %do.body.i.i320
  %conv10.i.i321 = zext i32 %conv.i16.i to i64
  %cmp11.i.i322 = icmp ne i64 %conv10.i.i321, 65535
  br i1 %cmp11.i.i322, label %land.rhs.i.i327, label %do.end.i.i336

land.rhs.i.i327:                                  ; preds = %land.lhs.true.i.i323
  %cmp15.i.i326 = icmp ne i64 %conv10.i.i321, %add.i.i314
  br i1 %cmp15.i.i326, label %do.body.i.i320, label %lor.rhs.i.i330

lor.rhs.i.i330:                                   ; preds = %land.rhs.i.i327
  %shr.i.i328 = lshr i64 %call5.i.i318, 30
  %and.i21.i329 = and i64 %shr.i.i328, 3
  %conv.i22.i = trunc i64 %and.i21.i329 to i32
  %cmp.i23.i = icmp eq i32 %conv.i22.i, 3
  %.conv.i22.i = select i1 %cmp.i23.i, i32 0, i32 %conv.i22.i
  %cmp18.i.i331 = icmp eq i32 %.conv.i22.i, 0
  br i1 %cmp18.i.i331, label %do.body.i.i320, label %do.end.i.i336

do.end.i.i336:                                    ; preds = %land.lhs.true.i.i323, %do.body.i.i320, %lor.rhs.i.i330
  %conv21.i.i334 = zext i32 %conv.i16.i to i64
  %cmp22.i.i335 = icmp eq i64 %conv21.i.i334, 65535
  br i1 %cmp22.i.i335, label %if.then.i.i337, label %if.end.i.i340

if.then.i.i337:                                   ; preds = %do.end.i.i336
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i350

if.end.i.i340:                                    ; preds = %do.end.i.i336
  %cmp27.i.i339 = icmp eq i64 %conv21.i.i334, %add.i.i314
  br i1 %cmp27.i.i339, label %land.lhs.true29.i.i342, label %if.end34.i.i345

land.lhs.true29.i.i342:                           ; preds = %if.end.i.i340
  %shr.i30.i = lshr i64 %call5.i.i318, 30
  %and.i31.i = and i64 %shr.i30.i, 3
  %conv.i32.i341 = trunc i64 %and.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i32.i341, 3
  %.conv.i32.i341 = select i1 %cmp.i33.i, i32 0, i32 %conv.i32.i341
  %cmp31.i.i343 = icmp eq i32 %.conv.i32.i341, 2
  br i1 %cmp31.i.i343, label %mutex_lock.exit.i350, label %if.end34.i.i345

if.end34.i.i345:                                  ; preds = %land.lhs.true29.i.i342, %if.end.i.i340
  br label %mutex_lock.exit.i350

mutex_lock.exit.i350:                             ; preds = %land.lhs.true29.i.i342, %if.end34.i.i345, %if.then.i.i337
  %retval.i.i304.0 = phi i32 [ 22, %if.then.i.i337 ], [ 0, %if.end34.i.i345 ], [ 35, %land.lhs.true29.i.i342 ]
  %cmp.i349 = icmp ne i32 %retval.i.i304.0, 0
  %tobool.i352 = icmp ne i32 %in_time.i.0, 0
  %cond.i353 = select i1 %tobool.i352, i32 0, i32 110
  %retval.i310.0 = select i1 %cmp.i349, i32 %retval.i.i304.0, i32 %cond.i353
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i38.i, %cond.end.i.i, %land.lhs.true29.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i350, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i75.0, %cond_enqueue.exit ], [ 22, %if.then.i38.i ], [ 0, %cond.end.i.i ], [ 35, %land.lhs.true29.i.i ], [ %retval.i310.0, %mutex_lock.exit.i350 ], [ %retval.i269.0, %end_waiting.exit27.i ]
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

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

