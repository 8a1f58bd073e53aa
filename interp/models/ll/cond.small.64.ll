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
  %call.i217 = call i32 @__gomc_cancels()
  %tobool.i218 = icmp ne i32 %call.i217, 0
  br i1 %tobool.i218, label %land.rhs.i221, label %begin_waiting.exit

land.rhs.i221:                                    ; preds = %entry
  %call1.i219 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i220 = icmp eq i64 %call1.i219, 0
  br i1 %cmp.i220, label %if.end.i, label %begin_waiting.exit

if.end.i:                                         ; preds = %land.rhs.i221
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i
  %call.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i234 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i234, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i230

if.then.i230:                                     ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %if.end.i, %if.then3.i, %land.rhs.i221
  %retval.i.0 = phi i32 [ 0, %land.rhs.i221 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i ], [ 0, %entry ]
  %cmp = icmp ne i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %begin_waiting.exit
  %call.i6 = call i32 @__gomc_self()
  %cmp.i270 = icmp uge i32 %call.i6, 15
  br i1 %cmp.i270, label %if.then.i271, label %if.end.i276

if.then.i271:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i276:                                      ; preds = %if.then
  %conv.i272 = zext i32 %call.i6 to i64
  %call1.i273 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i272, i64 noundef 0, i32 noundef 2)
  %and.i391 = and i64 %call1.i273, 2147483648
  %tobool.i392 = icmp ne i64 %and.i391, 0
  br i1 %tobool.i392, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i276
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i276, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i276 ]
  %tobool.i275 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i275, label %cond_enqueue.exit310, label %if.then7.i288

if.then7.i288:                                    ; preds = %cond_check.exit
  %add.i282 = add i64 %conv.i272, 1
  %call10.i283 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i282, i64 noundef 0, i32 noundef 1)
  %and.i37.i284 = and i64 %call10.i283, 65535
  %conv.i38.i285 = trunc i64 %and.i37.i284 to i32
  %conv12.i286 = zext i32 %conv.i38.i285 to i64
  %cmp13.i287 = icmp eq i64 %conv12.i286, 65535
  br i1 %cmp13.i287, label %if.then15.i289, label %if.else.i294

if.then15.i289:                                   ; preds = %if.then7.i288
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i299

if.else.i294:                                     ; preds = %if.then7.i288
  %add18.i292 = add i32 %call.i6, 1
  %cmp19.i293 = icmp ne i32 %conv.i38.i285, %add18.i292
  br i1 %cmp19.i293, label %if.then21.i295, label %if.end25.i299

if.then21.i295:                                   ; preds = %if.else.i294
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i299

if.end25.i299:                                    ; preds = %if.then15.i289, %if.then21.i295, %if.else.i294
  %error.i269.1 = phi i32 [ 22, %if.then15.i289 ], [ 1, %if.then21.i295 ], [ 0, %if.else.i294 ]
  %tobool26.i298 = icmp ne i32 %error.i269.1, 0
  br i1 %tobool26.i298, label %if.then27.i308, label %cond_enqueue.exit310

if.then27.i308:                                   ; preds = %if.end25.i299
  %shl.i301 = shl i64 1, %conv.i272
  %add29.i302 = add i32 16, %call.i6
  %sh_prom30.i303 = zext i32 %add29.i302 to i64
  %shl31.i304 = shl i64 1, %sh_prom30.i303
  %or.i305 = or i64 %shl.i301, %shl31.i304
  %not.i306 = xor i64 %or.i305, -1
  %call32.i307 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i306, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit310

cond_enqueue.exit310:                             ; preds = %if.end25.i299, %if.then27.i308, %cond_check.exit
  %retval.i264.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i269.1, %if.then27.i308 ], [ %error.i269.1, %if.end25.i299 ]
  %tobool.i8 = icmp ne i32 %retval.i264.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit310
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i330 = shl i64 1, %conv.i272
  %add.i331 = add i32 16, %call.i6
  %sh_prom1.i332 = zext i32 %add.i331 to i64
  %shl2.i333 = shl i64 1, %sh_prom1.i332
  %or.i334 = or i64 %shl.i330, %shl2.i333
  %not.i335 = xor i64 %or.i334, -1
  %call3.i336 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i335, i64 noundef 0, i32 noundef 2)
  %shr.i420 = lshr i64 %call3.i336, 16
  %conv.i421 = trunc i64 %shr.i420 to i32
  %shl5.i338 = shl i32 1, %call.i6
  %and.i339 = and i32 %conv.i421, %shl5.i338
  %cmp.i340 = icmp ne i32 %and.i339, 0
  br i1 %cmp.i340, label %if.then.i30, label %if.then.i226

if.then.i226:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i367 = call i32 @__gomc_self()
  %idxprom.i368 = zext i32 %call.i367 to i64
  %arrayidx.i369 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i368
  %0 = load atomic i32, ptr %arrayidx.i369 seq_cst, align 4
  %and.i370 = and i32 %0, 1
  %cmp.i371 = icmp ne i32 %and.i370, 0
  br i1 %cmp.i371, label %end_waiting.exit, label %if.then.i.i374

if.then.i.i374:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i492 = call i32 @__gomc_self()
  %conv.i493 = zext i32 %call.i492 to i64
  %add.i494 = add i64 %conv.i493, 1
  br label %do.body.i53

do.body.i53:                                      ; preds = %land.rhs.i, %lor.rhs.i, %end_waiting.exit
  %call4.i52 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i494, i64 noundef 0, i32 noundef 1)
  %and.i197 = and i64 %call4.i52, 65535
  %conv.i198 = trunc i64 %and.i197 to i32
  %cmp6.i = icmp ne i32 %conv.i198, 0
  %conv9.i = zext i32 %conv.i198 to i64
  %cmp10.i = icmp ne i64 %conv9.i, 65535
  %or.cond = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond, label %land.rhs.i, label %do.end.i56

land.rhs.i:                                       ; preds = %do.body.i53
  %cmp14.i = icmp ne i64 %conv9.i, %add.i494
  br i1 %cmp14.i, label %do.body.i53, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs.i
  %shr.i537 = lshr i64 %call4.i52, 30
  %and.i538 = and i64 %shr.i537, 3
  %conv.i539 = trunc i64 %and.i538 to i32
  %cmp.i540 = icmp eq i32 %conv.i539, 3
  %.conv.i539 = select i1 %cmp.i540, i32 0, i32 %conv.i539
  %cmp17.i = icmp eq i32 %.conv.i539, 0
  br i1 %cmp17.i, label %do.body.i53, label %do.end.i56

do.end.i56:                                       ; preds = %do.body.i53, %lor.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i, 65535
  br i1 %cmp21.i, label %if.then.i57, label %if.end.i58

if.then.i57:                                      ; preds = %do.end.i56
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i58:                                       ; preds = %do.end.i56
  %cmp26.i = icmp eq i64 %conv9.i, %add.i494
  br i1 %cmp26.i, label %land.lhs.true28.i, label %if.end33.i

land.lhs.true28.i:                                ; preds = %if.end.i58
  %shr.i547 = lshr i64 %call4.i52, 30
  %and.i548 = and i64 %shr.i547, 3
  %conv.i549 = trunc i64 %and.i548 to i32
  %cmp.i550 = icmp eq i32 %conv.i549, 3
  %.conv.i549 = select i1 %cmp.i550, i32 0, i32 %conv.i549
  %cmp30.i = icmp eq i32 %.conv.i549, 2
  br i1 %cmp30.i, label %return, label %if.end33.i

if.end33.i:                                       ; preds = %land.lhs.true28.i, %if.end.i58
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i378 = call i32 @__gomc_self()
  %idxprom.i379 = zext i32 %call.i378 to i64
  %arrayidx.i380 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i379
  %1 = load atomic i32, ptr %arrayidx.i380 seq_cst, align 4
  %and.i381 = and i32 %1, 1
  %cmp.i382 = icmp ne i32 %and.i381, 0
  br i1 %cmp.i382, label %await_request.exit386, label %if.then.i.i385

if.then.i.i385:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit386:                            ; preds = %if.end5.i
  %shl.i348 = shl i64 1, %conv.i272
  %add.i349 = add i32 16, %call.i6
  %sh_prom1.i350 = zext i32 %add.i349 to i64
  %shl2.i351 = shl i64 1, %sh_prom1.i350
  %or.i352 = or i64 %shl.i348, %shl2.i351
  %not.i353 = xor i64 %or.i352, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i353, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 16
  %conv.i418 = trunc i64 %shr.i to i32
  %shl5.i355 = shl i32 1, %call.i6
  %and.i356 = and i32 %conv.i418, %shl5.i355
  %cmp.i357 = icmp ne i32 %and.i356, 0
  br i1 %cmp.i357, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit386
  %call1.i149 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i405 = and i64 %call1.i149, 2147483648
  %tobool.i406 = icmp ne i64 %and.i405, 0
  br i1 %tobool.i406, label %cond.true.i407, label %if.end10.i

cond.true.i407:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i407, %if.then8.i, %await_request.exit386
  %call.i489 = call i32 @__gomc_self()
  %conv.i490 = zext i32 %call.i489 to i64
  %add.i491 = add i64 %conv.i490, 1
  br label %do.body.i71

do.body.i71:                                      ; preds = %land.rhs.i81, %lor.rhs.i84, %if.end10.i
  %call4.i70 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i491, i64 noundef 0, i32 noundef 1)
  %and.i182 = and i64 %call4.i70, 65535
  %conv.i183 = trunc i64 %and.i182 to i32
  %cmp6.i73 = icmp ne i32 %conv.i183, 0
  %conv9.i75 = zext i32 %conv.i183 to i64
  %cmp10.i76 = icmp ne i64 %conv9.i75, 65535
  %or.cond101 = select i1 %cmp6.i73, i1 %cmp10.i76, i1 false
  br i1 %or.cond101, label %land.rhs.i81, label %do.end.i90

land.rhs.i81:                                     ; preds = %do.body.i71
  %cmp14.i80 = icmp ne i64 %conv9.i75, %add.i491
  br i1 %cmp14.i80, label %do.body.i71, label %lor.rhs.i84

lor.rhs.i84:                                      ; preds = %land.rhs.i81
  %shr.i517 = lshr i64 %call4.i70, 30
  %and.i518 = and i64 %shr.i517, 3
  %conv.i519 = trunc i64 %and.i518 to i32
  %cmp.i520 = icmp eq i32 %conv.i519, 3
  %.conv.i519 = select i1 %cmp.i520, i32 0, i32 %conv.i519
  %cmp17.i83 = icmp eq i32 %.conv.i519, 0
  br i1 %cmp17.i83, label %do.body.i71, label %do.end.i90

do.end.i90:                                       ; preds = %do.body.i71, %lor.rhs.i84
  %cmp21.i89 = icmp eq i64 %conv9.i75, 65535
  br i1 %cmp21.i89, label %if.then.i92, label %mutex_lock.exit102

if.then.i92:                                      ; preds = %do.end.i90
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit102

mutex_lock.exit102:                               ; preds = %do.end.i90, %if.then.i92
  %call.i387 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i388 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit102
  %call.i428 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i429 = and i64 %call.i428, -9223372036854775808
  %tobool.i430 = icmp ne i64 %and.i429, 0
  br i1 %tobool.i430, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i437 = shl i64 %call.i428, 1
  %2 = inttoptr i64 %shl.i437 to ptr
  %call.i442 = call i64 @__gomc_remember(i64 noundef %shl.i437, i64 noundef 0)
  %call1.i443 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i442)
  %call.i436 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %2, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i439 = shl i64 %call.i428, 1
  %3 = inttoptr i64 %shl.i439 to ptr
  %tobool3.i433 = icmp ne ptr %3, null
  br i1 %tobool3.i433, label %if.then.i434, label %if.end.i435

if.then.i434:                                     ; preds = %while.end.i
  %add.i440 = add i64 %shl.i439, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i440, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %3, i32 noundef 1)
  unreachable

if.end.i435:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %4 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %4)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i240 = icmp uge i32 %call.i18, 15
  br i1 %cmp.i240, label %if.then.i241, label %if.end.i246

if.then.i241:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i246:                                      ; preds = %if.end
  %conv.i242 = zext i32 %call.i18 to i64
  %call1.i243 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i242, i64 noundef 0, i32 noundef 2)
  %and.i396 = and i64 %call1.i243, 2147483648
  %tobool.i397 = icmp ne i64 %and.i396, 0
  br i1 %tobool.i397, label %cond.true.i398, label %cond_check.exit401

cond.true.i398:                                   ; preds = %if.end.i246
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit401

cond_check.exit401:                               ; preds = %if.end.i246, %cond.true.i398
  %cond.i400 = phi i32 [ 22, %cond.true.i398 ], [ 0, %if.end.i246 ]
  %tobool.i245 = icmp ne i32 %cond.i400, 0
  br i1 %tobool.i245, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit401
  %add.i = add i64 %conv.i242, 1
  %call10.i251 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i251, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i252

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i252:                                     ; preds = %if.then7.i
  %add18.i = add i32 %call.i18, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i252
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i252
  %error.i239.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i252 ]
  %tobool26.i = icmp ne i32 %error.i239.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i253 = shl i64 1, %conv.i242
  %add29.i = add i32 16, %call.i18
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i253, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit401
  %retval.i235.0 = phi i32 [ 22, %cond_check.exit401 ], [ %error.i239.1, %if.then27.i ], [ %error.i239.1, %if.end25.i ]
  %tobool.i20 = icmp ne i32 %retval.i235.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i446 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i447 = icmp ne i32 %call.i446, 0
  br i1 %tobool.i447, label %land.lhs.true.i450, label %if.end7.i

land.lhs.true.i450:                               ; preds = %if.end.i22
  %5 = ptrtoint ptr %cond to i64
  %call2.i448 = call i64 @__gomc_note(i64 noundef %5, i32 noundef 0)
  %tobool3.i449 = icmp ne i64 %call2.i448, 0
  br i1 %tobool3.i449, label %if.end7.i, label %land.rhs.i452

land.rhs.i452:                                    ; preds = %land.lhs.true.i450
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i451 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i451, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i452
  %shl.i316 = shl i64 1, %conv.i242
  %add.i317 = add i32 16, %call.i18
  %sh_prom1.i = zext i32 %add.i317 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i318 = or i64 %shl.i316, %shl2.i
  %not.i319 = xor i64 %or.i318, -1
  %call3.i320 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i319, i64 noundef 0, i32 noundef 2)
  %shr.i423 = lshr i64 %call3.i320, 16
  %conv.i424 = trunc i64 %shr.i423 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i321 = and i32 %conv.i424, %shl5.i
  %cmp.i322 = icmp ne i32 %and.i321, 0
  %lnot.i23 = xor i1 %cmp.i322, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i457 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i458 = icmp ne i32 %call.i457, 0
  br i1 %tobool.i458, label %if.then.i460, label %cond_sleep.exit

if.then.i460:                                     ; preds = %if.then4.i
  %conv.i459 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %5, i64 noundef %conv.i459)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i450, %if.end.i22, %land.rhs.i452
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i242, i64 noundef 0, i32 noundef 2)
  %shr.i426 = lshr i64 %call9.i26, 16
  %conv.i427 = trunc i64 %shr.i426 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i427, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i465 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i466 = icmp ne i32 %call.i465, 0
  br i1 %tobool.i466, label %if.then.i469, label %cond_sleep.exit

if.then.i469:                                     ; preds = %do.end.i
  %6 = ptrtoint ptr %cond to i64
  %call2.i468 = call i64 @__gomc_remember(i64 noundef %6, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i469, %if.then4.i, %if.then.i460, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i235.0, %cond_enqueue.exit ], [ 0, %if.then.i460 ], [ 0, %if.then4.i ], [ 0, %if.then.i469 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i359 = call i32 @__gomc_self()
  %idxprom.i360 = zext i32 %call.i359 to i64
  %arrayidx.i361 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i360
  %7 = load atomic i32, ptr %arrayidx.i361 seq_cst, align 4
  %and.i362 = and i32 %7, 1
  %cmp.i363 = icmp ne i32 %and.i362, 0
  br i1 %cmp.i363, label %end_waiting.exit42, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i36
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i39:                                      ; preds = %cond_sleep.exit
  %call.i203 = call i32 @__gomc_cancels()
  %tobool.i204 = icmp ne i32 %call.i203, 0
  br i1 %tobool.i204, label %land.rhs.i207, label %end_waiting.exit42

land.rhs.i207:                                    ; preds = %if.else.i39
  %call1.i205 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i206 = icmp eq i64 %call1.i205, 0
  br i1 %cmp.i206, label %if.then1.i40, label %end_waiting.exit42

if.then1.i40:                                     ; preds = %land.rhs.i207
  %call.i473 = call i32 @__gomc_self()
  %idxprom.i474 = zext i32 %call.i473 to i64
  %arrayidx.i475 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i474
  %call1.i478 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i475, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i207, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i486 = call i32 @__gomc_self()
  %conv.i487 = zext i32 %call.i486 to i64
  %add.i488 = add i64 %conv.i487, 1
  br label %do.body.i115

do.body.i115:                                     ; preds = %land.rhs.i125, %lor.rhs.i128, %cond.false
  %call4.i114 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i488, i64 noundef 0, i32 noundef 1)
  %and.i167 = and i64 %call4.i114, 65535
  %conv.i168 = trunc i64 %and.i167 to i32
  %cmp6.i117 = icmp ne i32 %conv.i168, 0
  %conv9.i119 = zext i32 %conv.i168 to i64
  %cmp10.i120 = icmp ne i64 %conv9.i119, 65535
  %or.cond102 = select i1 %cmp6.i117, i1 %cmp10.i120, i1 false
  br i1 %or.cond102, label %land.rhs.i125, label %do.end.i134

land.rhs.i125:                                    ; preds = %do.body.i115
  %cmp14.i124 = icmp ne i64 %conv9.i119, %add.i488
  br i1 %cmp14.i124, label %do.body.i115, label %lor.rhs.i128

lor.rhs.i128:                                     ; preds = %land.rhs.i125
  %shr.i498 = lshr i64 %call4.i114, 30
  %and.i499 = and i64 %shr.i498, 3
  %conv.i500 = trunc i64 %and.i499 to i32
  %cmp.i501 = icmp eq i32 %conv.i500, 3
  %.conv.i500 = select i1 %cmp.i501, i32 0, i32 %conv.i500
  %cmp17.i127 = icmp eq i32 %.conv.i500, 0
  br i1 %cmp17.i127, label %do.body.i115, label %do.end.i134

do.end.i134:                                      ; preds = %do.body.i115, %lor.rhs.i128
  %cmp21.i133 = icmp eq i64 %conv9.i119, 65535
  br i1 %cmp21.i133, label %if.then.i136, label %if.end.i140

if.then.i136:                                     ; preds = %do.end.i134
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i140:                                      ; preds = %do.end.i134
  %cmp26.i139 = icmp eq i64 %conv9.i119, %add.i488
  br i1 %cmp26.i139, label %land.lhs.true28.i143, label %if.end33.i145

land.lhs.true28.i143:                             ; preds = %if.end.i140
  %shr.i507 = lshr i64 %call4.i114, 30
  %and.i508 = and i64 %shr.i507, 3
  %conv.i509 = trunc i64 %and.i508 to i32
  %cmp.i510 = icmp eq i32 %conv.i509, 3
  %.conv.i509 = select i1 %cmp.i510, i32 0, i32 %conv.i509
  %cmp30.i142 = icmp eq i32 %.conv.i509, 2
  br i1 %cmp30.i142, label %return, label %if.end33.i145

if.end33.i145:                                    ; preds = %land.lhs.true28.i143, %if.end.i140
  br label %return

return:                                           ; preds = %end_waiting.exit42, %land.lhs.true28.i143, %if.end33.i145, %if.then.i136, %cond_enqueue.exit310, %land.lhs.true28.i, %if.end33.i, %if.then.i57
  %retval.0 = phi i32 [ %retval.i264.0, %cond_enqueue.exit310 ], [ 22, %if.then.i57 ], [ 0, %if.end33.i ], [ 35, %land.lhs.true28.i ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i136 ], [ 0, %if.end33.i145 ], [ 35, %land.lhs.true28.i143 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i47 = call i32 @__gomc_cancels()
  %tobool.i48 = icmp ne i32 %call.i47, 0
  br i1 %tobool.i48, label %land.rhs.i51, label %begin_waiting.exit.i

land.rhs.i51:                                     ; preds = %if.end
  %call1.i49 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i50 = icmp eq i64 %call1.i49, 0
  br i1 %cmp.i50, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i51
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i62 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i62 to i64
  %arrayidx.i63 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i65 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i63, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i65, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i55

if.then.i55:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i51
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i51 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i2 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i70 = icmp uge i32 %call.i6.i, 15
  br i1 %cmp.i70, label %if.then.i71, label %if.end.i76

if.then.i71:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i76:                                       ; preds = %if.then.i
  %conv.i72 = zext i32 %call.i6.i to i64
  %call1.i73 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i72, i64 noundef 0, i32 noundef 2)
  %and.i144 = and i64 %call1.i73, 2147483648
  %tobool.i145 = icmp ne i64 %and.i144, 0
  br i1 %tobool.i145, label %cond.true.i146, label %cond_check.exit

cond.true.i146:                                   ; preds = %if.end.i76
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i76, %cond.true.i146
  %cond.i = phi i32 [ 22, %cond.true.i146 ], [ 0, %if.end.i76 ]
  %tobool.i75 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i75, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i = add i64 %conv.i72, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i6.i, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i69.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i69.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i = shl i64 1, %conv.i72
  %add29.i = add i32 16, %call.i6.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i66.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i69.1, %if.then27.i ], [ %error.i69.1, %if.end25.i ]
  %tobool.i8.i = icmp ne i32 %retval.i66.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i84 = shl i64 1, %conv.i72
  %add.i85 = add i32 16, %call.i6.i
  %sh_prom1.i = zext i32 %add.i85 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i86 = or i64 %shl.i84, %shl2.i
  %not.i87 = xor i64 %or.i86, -1
  %call3.i88 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i87, i64 noundef 0, i32 noundef 2)
  %shr.i165 = lshr i64 %call3.i88, 16
  %conv.i166 = trunc i64 %shr.i165 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i89 = and i32 %conv.i166, %shl5.i
  %cmp.i90 = icmp ne i32 %and.i89, 0
  br i1 %cmp.i90, label %if.then.i15.i, label %if.then.i59

if.then.i59:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i110 = call i32 @__gomc_self()
  %idxprom.i111 = zext i32 %call.i110 to i64
  %arrayidx.i112 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i111
  %1 = load atomic i32, ptr %arrayidx.i112 seq_cst, align 4
  %and.i113 = and i32 %1, 1
  %cmp.i114 = icmp ne i32 %and.i113, 0
  br i1 %cmp.i114, label %end_waiting.exit.i, label %if.then.i.i117

if.then.i.i117:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i196 = call i32 @__gomc_self()
  %conv.i197 = zext i32 %call.i196 to i64
  %add.i198 = add i64 %conv.i197, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call4.i35.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i198, i64 noundef 0, i32 noundef 1)
  %and.i18 = and i64 %call4.i35.i, 65535
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp6.i.i = icmp ne i32 %conv.i19, 0
  %conv9.i.i = zext i32 %conv.i19 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 65535
  %or.cond = select i1 %cmp6.i.i, i1 %cmp10.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp14.i.i = icmp ne i64 %conv9.i.i, %add.i198
  br i1 %cmp14.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i204 = lshr i64 %call4.i35.i, 30
  %and.i205 = and i64 %shr.i204, 3
  %conv.i206 = trunc i64 %and.i205 to i32
  %cmp.i207 = icmp eq i32 %conv.i206, 3
  %.conv.i206 = select i1 %cmp.i207, i32 0, i32 %conv.i206
  %cmp17.i.i = icmp eq i32 %.conv.i206, 0
  br i1 %cmp17.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp21.i.i = icmp eq i64 %conv9.i.i, 65535
  br i1 %cmp21.i.i, label %if.then.i36.i, label %if.end.i37.i

if.then.i36.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i37.i:                                     ; preds = %do.end.i.i
  %cmp26.i.i = icmp eq i64 %conv9.i.i, %add.i198
  br i1 %cmp26.i.i, label %land.lhs.true28.i.i, label %if.end33.i.i

land.lhs.true28.i.i:                              ; preds = %if.end.i37.i
  %shr.i214 = lshr i64 %call4.i35.i, 30
  %and.i215 = and i64 %shr.i214, 3
  %conv.i216 = trunc i64 %and.i215 to i32
  %cmp.i217 = icmp eq i32 %conv.i216, 3
  %.conv.i216 = select i1 %cmp.i217, i32 0, i32 %conv.i216
  %cmp30.i.i = icmp eq i32 %.conv.i216, 2
  br i1 %cmp30.i.i, label %return, label %if.end33.i.i

if.end33.i.i:                                     ; preds = %land.lhs.true28.i.i, %if.end.i37.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i120 = call i32 @__gomc_self()
  %idxprom.i121 = zext i32 %call.i120 to i64
  %arrayidx.i122 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i121
  %2 = load atomic i32, ptr %arrayidx.i122 seq_cst, align 4
  %and.i123 = and i32 %2, 1
  %cmp.i124 = icmp ne i32 %and.i123, 0
  br i1 %cmp.i124, label %await_request.exit128, label %if.then.i.i127

if.then.i.i127:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit128:                            ; preds = %if.end5.i.i
  %shl.i98 = shl i64 1, %conv.i72
  %add.i99 = add i32 16, %call.i6.i
  %sh_prom1.i100 = zext i32 %add.i99 to i64
  %shl2.i101 = shl i64 1, %sh_prom1.i100
  %or.i102 = or i64 %shl.i98, %shl2.i101
  %not.i103 = xor i64 %or.i102, -1
  %call3.i104 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i103, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i104, 16
  %conv.i163 = trunc i64 %shr.i to i32
  %shl5.i106 = shl i32 1, %call.i6.i
  %and.i107 = and i32 %conv.i163, %shl5.i106
  %cmp.i108 = icmp ne i32 %and.i107, 0
  br i1 %cmp.i108, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit128
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i152 = and i64 %call1.i, 2147483648
  %tobool.i153 = icmp ne i64 %and.i152, 0
  br i1 %tobool.i153, label %cond.true.i154, label %if.end10.i.i

cond.true.i154:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i154, %if.then8.i.i, %await_request.exit128
  %call.i199 = call i32 @__gomc_self()
  %conv.i200 = zext i32 %call.i199 to i64
  %add.i201 = add i64 %conv.i200, 1
  br label %do.body.i50.i

do.body.i50.i:                                    ; preds = %land.rhs.i60.i, %lor.rhs.i63.i, %if.end10.i.i
  %call4.i49.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i201, i64 noundef 0, i32 noundef 1)
  %and.i33 = and i64 %call4.i49.i, 65535
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp6.i52.i = icmp ne i32 %conv.i34, 0
  %conv9.i54.i = zext i32 %conv.i34 to i64
  %cmp10.i55.i = icmp ne i64 %conv9.i54.i, 65535
  %or.cond100 = select i1 %cmp6.i52.i, i1 %cmp10.i55.i, i1 false
  br i1 %or.cond100, label %land.rhs.i60.i, label %do.end.i69.i

land.rhs.i60.i:                                   ; preds = %do.body.i50.i
  %cmp14.i59.i = icmp ne i64 %conv9.i54.i, %add.i201
  br i1 %cmp14.i59.i, label %do.body.i50.i, label %lor.rhs.i63.i

lor.rhs.i63.i:                                    ; preds = %land.rhs.i60.i
  %shr.i225 = lshr i64 %call4.i49.i, 30
  %and.i226 = and i64 %shr.i225, 3
  %conv.i227 = trunc i64 %and.i226 to i32
  %cmp.i228 = icmp eq i32 %conv.i227, 3
  %.conv.i227 = select i1 %cmp.i228, i32 0, i32 %conv.i227
  %cmp17.i62.i = icmp eq i32 %.conv.i227, 0
  br i1 %cmp17.i62.i, label %do.body.i50.i, label %do.end.i69.i

do.end.i69.i:                                     ; preds = %do.body.i50.i, %lor.rhs.i63.i
  %cmp21.i68.i = icmp eq i64 %conv9.i54.i, 65535
  br i1 %cmp21.i68.i, label %if.then.i71.i, label %mutex_lock.exit81.i

if.then.i71.i:                                    ; preds = %do.end.i69.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit81.i

mutex_lock.exit81.i:                              ; preds = %do.end.i69.i, %if.then.i71.i
  %call.i140 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i141 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit81.i
  %call.i167 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i168 = and i64 %call.i167, -9223372036854775808
  %tobool.i169 = icmp ne i64 %and.i168, 0
  br i1 %tobool.i169, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i175 = shl i64 %call.i167, 1
  %3 = inttoptr i64 %shl.i175 to ptr
  %call.i180 = call i64 @__gomc_remember(i64 noundef %shl.i175, i64 noundef 0)
  %call1.i181 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i180)
  %call.i174 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i177 = shl i64 %call.i167, 1
  %4 = inttoptr i64 %shl.i177 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i172, label %if.end.i173

if.then.i172:                                     ; preds = %while.end.i
  %add.i178 = add i64 %shl.i177, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i178, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i173:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %5 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i255 = call i32 @__gomc_self()
  %cmp.i.i256 = icmp uge i32 %call.i255, 15
  br i1 %cmp.i.i256, label %if.then.i.i257, label %if.end.i.i260

if.then.i.i257:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i260:                                    ; preds = %if.end.i
  %conv.i.i258 = zext i32 %call.i255 to i64
  %call1.i.i259 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i258, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i259, 2147483648
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i260
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i260, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i260 ]
  %tobool.i.i261 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i261, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i258, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 65535
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 65535
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i264

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i264:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i255, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i264
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i264
  %error.i.i250.1 = phi i32 [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ 0, %if.else.i.i264 ]
  %tobool26.i.i = icmp ne i32 %error.i.i250.1, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i258
  %add29.i.i = add i32 16, %call.i255
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i246.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i250.1, %if.then27.i.i ], [ %error.i.i250.1, %if.end25.i.i ]
  %tobool.i266 = icmp ne i32 %retval.i.i246.0, 0
  br i1 %tobool.i266, label %cond_timed_sleep.exit, label %if.end.i270

if.end.i270:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i258
  %add.i14.i = add i32 16, %call.i255
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 16
  %conv.i26.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i255
  %and.i.i268 = and i32 %conv.i26.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i268, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i271

land.rhs.i271:                                    ; preds = %if.end.i270
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i29.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i29.i, label %land.lhs.true.i.i272, label %land.end.i

land.lhs.true.i.i272:                             ; preds = %land.rhs.i271
  %6 = ptrtoint ptr %cond to i64
  %call2.i.i = call i64 @__gomc_note(i64 noundef %6, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i274

land.rhs.i.i274:                                  ; preds = %land.lhs.true.i.i272
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i273 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i271, %land.lhs.true.i.i272, %land.rhs.i.i274, %if.end.i270
  %7 = phi i1 [ false, %if.end.i270 ], [ false, %land.lhs.true.i.i272 ], [ false, %land.rhs.i271 ], [ %tobool5.i.i273, %land.rhs.i.i274 ]
  %land.ext.i275 = zext i1 %7 to i32
  %call.i32.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i33.i = icmp ne i32 %call.i32.i, 0
  br i1 %tobool.i33.i, label %if.then.i36.i277, label %cond_woken.exit.i

if.then.i36.i277:                                 ; preds = %land.end.i
  %8 = ptrtoint ptr %cond to i64
  %conv.i34.i276 = sext i32 %land.ext.i275 to i64
  %call2.i35.i = call i64 @__gomc_remember(i64 noundef %8, i64 noundef %conv.i34.i276)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i36.i277, %land.end.i
  %spec.select = select i1 %cmp.i17.i, i1 true, i1 %7
  %lor.ext.i = zext i1 %spec.select to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i251.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i246.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i131 = call i32 @__gomc_self()
  %idxprom.i132 = zext i32 %call.i131 to i64
  %arrayidx.i133 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i132
  %9 = load atomic i32, ptr %arrayidx.i133 seq_cst, align 4
  %and.i134 = and i32 %9, 1
  %cmp.i135 = icmp ne i32 %and.i134, 0
  br i1 %cmp.i135, label %end_waiting.exit27.i, label %if.then.i.i138

if.then.i.i138:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i40 = call i32 @__gomc_cancels()
  %tobool.i41 = icmp ne i32 %call.i40, 0
  br i1 %tobool.i41, label %land.rhs.i44, label %end_waiting.exit27.i

land.rhs.i44:                                     ; preds = %if.else.i24.i
  %call1.i42 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i43 = icmp eq i64 %call1.i42, 0
  br i1 %cmp.i43, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i44
  %call.i190 = call i32 @__gomc_self()
  %idxprom.i191 = zext i32 %call.i190 to i64
  %arrayidx.i192 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i191
  %call1.i195 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i192, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i44, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i251.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i.i291 = add i64 %conv.i15.i, 1
  br label %do.body.i.i297

do.body.i.i297:                                   ; preds = %land.rhs.i.i304, %lor.rhs.i.i307, %cond.false.i
  %call4.i.i295 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i291, i64 noundef 0, i32 noundef 1)
  %and.i12.i = and i64 %call4.i.i295, 65535
  %conv.i13.i = trunc i64 %and.i12.i to i32
  %cmp6.i.i296 = icmp ne i32 %conv.i13.i, 0
  %conv9.i.i298 = zext i32 %conv.i13.i to i64
  %cmp10.i.i299 = icmp ne i64 %conv9.i.i298, 65535
  %or.cond101 = select i1 %cmp6.i.i296, i1 %cmp10.i.i299, i1 false
  br i1 %or.cond101, label %land.rhs.i.i304, label %do.end.i.i316

land.rhs.i.i304:                                  ; preds = %do.body.i.i297
  %cmp14.i.i303 = icmp ne i64 %conv9.i.i298, %add.i.i291
  br i1 %cmp14.i.i303, label %do.body.i.i297, label %lor.rhs.i.i307

lor.rhs.i.i307:                                   ; preds = %land.rhs.i.i304
  %shr.i.i305 = lshr i64 %call4.i.i295, 30
  %and.i17.i = and i64 %shr.i.i305, 3
  %conv.i18.i306 = trunc i64 %and.i17.i to i32
  %cmp.i19.i = icmp eq i32 %conv.i18.i306, 3
  %.conv.i18.i306 = select i1 %cmp.i19.i, i32 0, i32 %conv.i18.i306
  %cmp17.i.i311 = icmp eq i32 %.conv.i18.i306, 0
  br i1 %cmp17.i.i311, label %do.body.i.i297, label %do.end.i.i316

do.end.i.i316:                                    ; preds = %do.body.i.i297, %lor.rhs.i.i307
  %cmp21.i.i315 = icmp eq i64 %conv9.i.i298, 65535
  br i1 %cmp21.i.i315, label %if.then.i.i317, label %if.end.i.i320

if.then.i.i317:                                   ; preds = %do.end.i.i316
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i326

if.end.i.i320:                                    ; preds = %do.end.i.i316
  %cmp26.i.i319 = icmp eq i64 %conv9.i.i298, %add.i.i291
  br i1 %cmp26.i.i319, label %land.lhs.true28.i.i321, label %if.end33.i.i324

land.lhs.true28.i.i321:                           ; preds = %if.end.i.i320
  %shr.i22.i = lshr i64 %call4.i.i295, 30
  %and.i23.i = and i64 %shr.i22.i, 3
  %conv.i24.i = trunc i64 %and.i23.i to i32
  %cmp.i25.i = icmp eq i32 %conv.i24.i, 3
  %.conv.i24.i = select i1 %cmp.i25.i, i32 0, i32 %conv.i24.i
  %cmp30.i.i322 = icmp eq i32 %.conv.i24.i, 2
  br i1 %cmp30.i.i322, label %mutex_lock.exit.i326, label %if.end33.i.i324

if.end33.i.i324:                                  ; preds = %land.lhs.true28.i.i321, %if.end.i.i320
  br label %mutex_lock.exit.i326

mutex_lock.exit.i326:                             ; preds = %land.lhs.true28.i.i321, %if.end33.i.i324, %if.then.i.i317
  %retval.i.i283.0 = phi i32 [ 22, %if.then.i.i317 ], [ 0, %if.end33.i.i324 ], [ 35, %land.lhs.true28.i.i321 ]
  %cmp.i325 = icmp ne i32 %retval.i.i283.0, 0
  %tobool.i328 = icmp ne i32 %in_time.i.0, 0
  %cond.i329 = select i1 %tobool.i328, i32 0, i32 110
  %retval.i288.0 = select i1 %cmp.i325, i32 %retval.i.i283.0, i32 %cond.i329
  br label %return

return:                                           ; preds = %if.then.i36.i, %if.end33.i.i, %land.lhs.true28.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i326, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i66.0, %cond_enqueue.exit ], [ 22, %if.then.i36.i ], [ 0, %if.end33.i.i ], [ 35, %land.lhs.true28.i.i ], [ %retval.i288.0, %mutex_lock.exit.i326 ], [ %retval.i251.0, %end_waiting.exit27.i ]
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
  %call.i50 = call i32 @__gomc_cancels()
  %tobool.i51 = icmp ne i32 %call.i50, 0
  br i1 %tobool.i51, label %land.rhs.i54, label %begin_waiting.exit.i

land.rhs.i54:                                     ; preds = %if.end
  %call1.i52 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i53 = icmp eq i64 %call1.i52, 0
  br i1 %cmp.i53, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i54
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i65 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i65 to i64
  %arrayidx.i66 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i68 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i66, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i68, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i58

if.then.i58:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i54
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i54 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i4 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i4, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i73 = icmp uge i32 %call.i6.i, 15
  br i1 %cmp.i73, label %if.then.i74, label %if.end.i79

if.then.i74:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i79:                                       ; preds = %if.then.i
  %conv.i75 = zext i32 %call.i6.i to i64
  %call1.i76 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i75, i64 noundef 0, i32 noundef 2)
  %and.i147 = and i64 %call1.i76, 2147483648
  %tobool.i148 = icmp ne i64 %and.i147, 0
  br i1 %tobool.i148, label %cond.true.i149, label %cond_check.exit

cond.true.i149:                                   ; preds = %if.end.i79
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i79, %cond.true.i149
  %cond.i = phi i32 [ 22, %cond.true.i149 ], [ 0, %if.end.i79 ]
  %tobool.i78 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i78, label %cond_enqueue.exit, label %if.then7.i

if.then7.i:                                       ; preds = %cond_check.exit
  %add.i = add i64 %conv.i75, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 65535
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 65535
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i6.i, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i
  %error.i72.1 = phi i32 [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ 0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i72.1, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i = shl i64 1, %conv.i75
  %add29.i = add i32 16, %call.i6.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i69.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i72.1, %if.then27.i ], [ %error.i72.1, %if.end25.i ]
  %tobool.i8.i = icmp ne i32 %retval.i69.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i87 = shl i64 1, %conv.i75
  %add.i88 = add i32 16, %call.i6.i
  %sh_prom1.i = zext i32 %add.i88 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i89 = or i64 %shl.i87, %shl2.i
  %not.i90 = xor i64 %or.i89, -1
  %call3.i91 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i90, i64 noundef 0, i32 noundef 2)
  %shr.i168 = lshr i64 %call3.i91, 16
  %conv.i169 = trunc i64 %shr.i168 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i92 = and i32 %conv.i169, %shl5.i
  %cmp.i93 = icmp ne i32 %and.i92, 0
  br i1 %cmp.i93, label %if.then.i15.i, label %if.then.i62

if.then.i62:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i113 = call i32 @__gomc_self()
  %idxprom.i114 = zext i32 %call.i113 to i64
  %arrayidx.i115 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i114
  %1 = load atomic i32, ptr %arrayidx.i115 seq_cst, align 4
  %and.i116 = and i32 %1, 1
  %cmp.i117 = icmp ne i32 %and.i116, 0
  br i1 %cmp.i117, label %end_waiting.exit.i, label %if.then.i.i120

if.then.i.i120:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i199 = call i32 @__gomc_self()
  %conv.i200 = zext i32 %call.i199 to i64
  %add.i201 = add i64 %conv.i200, 1
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %lor.rhs.i.i, %end_waiting.exit.i
  %call4.i35.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i201, i64 noundef 0, i32 noundef 1)
  %and.i21 = and i64 %call4.i35.i, 65535
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp6.i.i = icmp ne i32 %conv.i22, 0
  %conv9.i.i = zext i32 %conv.i22 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 65535
  %or.cond = select i1 %cmp6.i.i, i1 %cmp10.i.i, i1 false
  br i1 %or.cond, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp14.i.i = icmp ne i64 %conv9.i.i, %add.i201
  br i1 %cmp14.i.i, label %do.body.i.i, label %lor.rhs.i.i

lor.rhs.i.i:                                      ; preds = %land.rhs.i.i
  %shr.i207 = lshr i64 %call4.i35.i, 30
  %and.i208 = and i64 %shr.i207, 3
  %conv.i209 = trunc i64 %and.i208 to i32
  %cmp.i210 = icmp eq i32 %conv.i209, 3
  %.conv.i209 = select i1 %cmp.i210, i32 0, i32 %conv.i209
  %cmp17.i.i = icmp eq i32 %.conv.i209, 0
  br i1 %cmp17.i.i, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %lor.rhs.i.i
  %cmp21.i.i = icmp eq i64 %conv9.i.i, 65535
  br i1 %cmp21.i.i, label %if.then.i36.i, label %if.end.i37.i

if.then.i36.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %return

if.end.i37.i:                                     ; preds = %do.end.i.i
  %cmp26.i.i = icmp eq i64 %conv9.i.i, %add.i201
  br i1 %cmp26.i.i, label %land.lhs.true28.i.i, label %if.end33.i.i

land.lhs.true28.i.i:                              ; preds = %if.end.i37.i
  %shr.i217 = lshr i64 %call4.i35.i, 30
  %and.i218 = and i64 %shr.i217, 3
  %conv.i219 = trunc i64 %and.i218 to i32
  %cmp.i220 = icmp eq i32 %conv.i219, 3
  %.conv.i219 = select i1 %cmp.i220, i32 0, i32 %conv.i219
  %cmp30.i.i = icmp eq i32 %.conv.i219, 2
  br i1 %cmp30.i.i, label %return, label %if.end33.i.i

if.end33.i.i:                                     ; preds = %land.lhs.true28.i.i, %if.end.i37.i
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i123 = call i32 @__gomc_self()
  %idxprom.i124 = zext i32 %call.i123 to i64
  %arrayidx.i125 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i124
  %2 = load atomic i32, ptr %arrayidx.i125 seq_cst, align 4
  %and.i126 = and i32 %2, 1
  %cmp.i127 = icmp ne i32 %and.i126, 0
  br i1 %cmp.i127, label %await_request.exit131, label %if.then.i.i130

if.then.i.i130:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit131:                            ; preds = %if.end5.i.i
  %shl.i101 = shl i64 1, %conv.i75
  %add.i102 = add i32 16, %call.i6.i
  %sh_prom1.i103 = zext i32 %add.i102 to i64
  %shl2.i104 = shl i64 1, %sh_prom1.i103
  %or.i105 = or i64 %shl.i101, %shl2.i104
  %not.i106 = xor i64 %or.i105, -1
  %call3.i107 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i106, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i107, 16
  %conv.i166 = trunc i64 %shr.i to i32
  %shl5.i109 = shl i32 1, %call.i6.i
  %and.i110 = and i32 %conv.i166, %shl5.i109
  %cmp.i111 = icmp ne i32 %and.i110, 0
  br i1 %cmp.i111, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit131
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i155 = and i64 %call1.i, 2147483648
  %tobool.i156 = icmp ne i64 %and.i155, 0
  br i1 %tobool.i156, label %cond.true.i157, label %if.end10.i.i

cond.true.i157:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i157, %if.then8.i.i, %await_request.exit131
  %call.i202 = call i32 @__gomc_self()
  %conv.i203 = zext i32 %call.i202 to i64
  %add.i204 = add i64 %conv.i203, 1
  br label %do.body.i50.i

do.body.i50.i:                                    ; preds = %land.rhs.i60.i, %lor.rhs.i63.i, %if.end10.i.i
  %call4.i49.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i204, i64 noundef 0, i32 noundef 1)
  %and.i36 = and i64 %call4.i49.i, 65535
  %conv.i37 = trunc i64 %and.i36 to i32
  %cmp6.i52.i = icmp ne i32 %conv.i37, 0
  %conv9.i54.i = zext i32 %conv.i37 to i64
  %cmp10.i55.i = icmp ne i64 %conv9.i54.i, 65535
  %or.cond101 = select i1 %cmp6.i52.i, i1 %cmp10.i55.i, i1 false
  br i1 %or.cond101, label %land.rhs.i60.i, label %do.end.i69.i

land.rhs.i60.i:                                   ; preds = %do.body.i50.i
  %cmp14.i59.i = icmp ne i64 %conv9.i54.i, %add.i204
  br i1 %cmp14.i59.i, label %do.body.i50.i, label %lor.rhs.i63.i

lor.rhs.i63.i:                                    ; preds = %land.rhs.i60.i
  %shr.i228 = lshr i64 %call4.i49.i, 30
  %and.i229 = and i64 %shr.i228, 3
  %conv.i230 = trunc i64 %and.i229 to i32
  %cmp.i231 = icmp eq i32 %conv.i230, 3
  %.conv.i230 = select i1 %cmp.i231, i32 0, i32 %conv.i230
  %cmp17.i62.i = icmp eq i32 %.conv.i230, 0
  br i1 %cmp17.i62.i, label %do.body.i50.i, label %do.end.i69.i

do.end.i69.i:                                     ; preds = %do.body.i50.i, %lor.rhs.i63.i
  %cmp21.i68.i = icmp eq i64 %conv9.i54.i, 65535
  br i1 %cmp21.i68.i, label %if.then.i71.i, label %mutex_lock.exit81.i

if.then.i71.i:                                    ; preds = %do.end.i69.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit81.i

mutex_lock.exit81.i:                              ; preds = %do.end.i69.i, %if.then.i71.i
  %call.i143 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i144 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit81.i
  %call.i170 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i171 = and i64 %call.i170, -9223372036854775808
  %tobool.i172 = icmp ne i64 %and.i171, 0
  br i1 %tobool.i172, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i178 = shl i64 %call.i170, 1
  %3 = inttoptr i64 %shl.i178 to ptr
  %call.i183 = call i64 @__gomc_remember(i64 noundef %shl.i178, i64 noundef 0)
  %call1.i184 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i183)
  %call.i177 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i180 = shl i64 %call.i170, 1
  %4 = inttoptr i64 %shl.i180 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i175, label %if.end.i176

if.then.i175:                                     ; preds = %while.end.i
  %add.i181 = add i64 %shl.i180, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i181, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i176:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %5 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i258 = call i32 @__gomc_self()
  %cmp.i.i259 = icmp uge i32 %call.i258, 15
  br i1 %cmp.i.i259, label %if.then.i.i260, label %if.end.i.i263

if.then.i.i260:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i263:                                    ; preds = %if.end.i
  %conv.i.i261 = zext i32 %call.i258 to i64
  %call1.i.i262 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 4, i64 noundef %conv.i.i261, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i262, 2147483648
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i263
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i263, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i263 ]
  %tobool.i.i264 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i264, label %cond_enqueue.exit.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_check.exit.i
  %add.i.i = add i64 %conv.i.i261, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 65535
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 65535
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i267

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i267:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i258, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i267
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i267
  %error.i.i253.1 = phi i32 [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ 0, %if.else.i.i267 ]
  %tobool26.i.i = icmp ne i32 %error.i.i253.1, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i261
  %add29.i.i = add i32 16, %call.i258
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i249.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i253.1, %if.then27.i.i ], [ %error.i.i253.1, %if.end25.i.i ]
  %tobool.i269 = icmp ne i32 %retval.i.i249.0, 0
  br i1 %tobool.i269, label %cond_timed_sleep.exit, label %if.end.i273

if.end.i273:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i261
  %add.i14.i = add i32 16, %call.i258
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 4, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 16
  %conv.i26.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i258
  %and.i.i271 = and i32 %conv.i26.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i271, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i274

land.rhs.i274:                                    ; preds = %if.end.i273
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i29.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i29.i, label %land.lhs.true.i.i275, label %land.end.i

land.lhs.true.i.i275:                             ; preds = %land.rhs.i274
  %6 = ptrtoint ptr %cond to i64
  %call2.i.i = call i64 @__gomc_note(i64 noundef %6, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i277

land.rhs.i.i277:                                  ; preds = %land.lhs.true.i.i275
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i276 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i274, %land.lhs.true.i.i275, %land.rhs.i.i277, %if.end.i273
  %7 = phi i1 [ false, %if.end.i273 ], [ false, %land.lhs.true.i.i275 ], [ false, %land.rhs.i274 ], [ %tobool5.i.i276, %land.rhs.i.i277 ]
  %land.ext.i278 = zext i1 %7 to i32
  %call.i32.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i33.i = icmp ne i32 %call.i32.i, 0
  br i1 %tobool.i33.i, label %if.then.i36.i280, label %cond_woken.exit.i

if.then.i36.i280:                                 ; preds = %land.end.i
  %8 = ptrtoint ptr %cond to i64
  %conv.i34.i279 = sext i32 %land.ext.i278 to i64
  %call2.i35.i = call i64 @__gomc_remember(i64 noundef %8, i64 noundef %conv.i34.i279)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i36.i280, %land.end.i
  %spec.select102 = select i1 %cmp.i17.i, i1 true, i1 %7
  %lor.ext.i283 = zext i1 %spec.select102 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i283, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i254.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i249.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i134 = call i32 @__gomc_self()
  %idxprom.i135 = zext i32 %call.i134 to i64
  %arrayidx.i136 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i135
  %9 = load atomic i32, ptr %arrayidx.i136 seq_cst, align 4
  %and.i137 = and i32 %9, 1
  %cmp.i138 = icmp ne i32 %and.i137, 0
  br i1 %cmp.i138, label %end_waiting.exit27.i, label %if.then.i.i141

if.then.i.i141:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i43 = call i32 @__gomc_cancels()
  %tobool.i44 = icmp ne i32 %call.i43, 0
  br i1 %tobool.i44, label %land.rhs.i47, label %end_waiting.exit27.i

land.rhs.i47:                                     ; preds = %if.else.i24.i
  %call1.i45 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i46 = icmp eq i64 %call1.i45, 0
  br i1 %cmp.i46, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i47
  %call.i193 = call i32 @__gomc_self()
  %idxprom.i194 = zext i32 %call.i193 to i64
  %arrayidx.i195 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i194
  %call1.i198 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i195, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i47, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i254.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i.i296 = add i64 %conv.i15.i, 1
  br label %do.body.i.i302

do.body.i.i302:                                   ; preds = %land.rhs.i.i309, %lor.rhs.i.i312, %cond.false.i
  %call4.i.i300 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 4, i64 noundef %add.i.i296, i64 noundef 0, i32 noundef 1)
  %and.i12.i = and i64 %call4.i.i300, 65535
  %conv.i13.i = trunc i64 %and.i12.i to i32
  %cmp6.i.i301 = icmp ne i32 %conv.i13.i, 0
  %conv9.i.i303 = zext i32 %conv.i13.i to i64
  %cmp10.i.i304 = icmp ne i64 %conv9.i.i303, 65535
  %or.cond103 = select i1 %cmp6.i.i301, i1 %cmp10.i.i304, i1 false
  br i1 %or.cond103, label %land.rhs.i.i309, label %do.end.i.i321

land.rhs.i.i309:                                  ; preds = %do.body.i.i302
  %cmp14.i.i308 = icmp ne i64 %conv9.i.i303, %add.i.i296
  br i1 %cmp14.i.i308, label %do.body.i.i302, label %lor.rhs.i.i312

lor.rhs.i.i312:                                   ; preds = %land.rhs.i.i309
  %shr.i.i310 = lshr i64 %call4.i.i300, 30
  %and.i17.i = and i64 %shr.i.i310, 3
  %conv.i18.i311 = trunc i64 %and.i17.i to i32
  %cmp.i19.i = icmp eq i32 %conv.i18.i311, 3
  %.conv.i18.i311 = select i1 %cmp.i19.i, i32 0, i32 %conv.i18.i311
  %cmp17.i.i316 = icmp eq i32 %.conv.i18.i311, 0
  br i1 %cmp17.i.i316, label %do.body.i.i302, label %do.end.i.i321

do.end.i.i321:                                    ; preds = %do.body.i.i302, %lor.rhs.i.i312
  %cmp21.i.i320 = icmp eq i64 %conv9.i.i303, 65535
  br i1 %cmp21.i.i320, label %if.then.i.i322, label %if.end.i.i325

if.then.i.i322:                                   ; preds = %do.end.i.i321
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %mutex_lock.exit.i331

if.end.i.i325:                                    ; preds = %do.end.i.i321
  %cmp26.i.i324 = icmp eq i64 %conv9.i.i303, %add.i.i296
  br i1 %cmp26.i.i324, label %land.lhs.true28.i.i326, label %if.end33.i.i329

land.lhs.true28.i.i326:                           ; preds = %if.end.i.i325
  %shr.i22.i = lshr i64 %call4.i.i300, 30
  %and.i23.i = and i64 %shr.i22.i, 3
  %conv.i24.i = trunc i64 %and.i23.i to i32
  %cmp.i25.i = icmp eq i32 %conv.i24.i, 3
  %.conv.i24.i = select i1 %cmp.i25.i, i32 0, i32 %conv.i24.i
  %cmp30.i.i327 = icmp eq i32 %.conv.i24.i, 2
  br i1 %cmp30.i.i327, label %mutex_lock.exit.i331, label %if.end33.i.i329

if.end33.i.i329:                                  ; preds = %land.lhs.true28.i.i326, %if.end.i.i325
  br label %mutex_lock.exit.i331

mutex_lock.exit.i331:                             ; preds = %land.lhs.true28.i.i326, %if.end33.i.i329, %if.then.i.i322
  %retval.i.i288.0 = phi i32 [ 22, %if.then.i.i322 ], [ 0, %if.end33.i.i329 ], [ 35, %land.lhs.true28.i.i326 ]
  %cmp.i330 = icmp ne i32 %retval.i.i288.0, 0
  %tobool.i333 = icmp ne i32 %in_time.i.0, 0
  %cond.i334 = select i1 %tobool.i333, i32 0, i32 110
  %retval.i293.0 = select i1 %cmp.i330, i32 %retval.i.i288.0, i32 %cond.i334
  br label %return

return:                                           ; preds = %lor.lhs.false, %if.then.i36.i, %if.end33.i.i, %land.lhs.true28.i.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i331, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i69.0, %cond_enqueue.exit ], [ 22, %if.then.i36.i ], [ 0, %if.end33.i.i ], [ 35, %land.lhs.true28.i.i ], [ %retval.i293.0, %mutex_lock.exit.i331 ], [ %retval.i254.0, %end_waiting.exit27.i ]
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

