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
  %call.i18 = call i32 @__gomc_self()
  %cmp.i257 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i257, label %if.then.i258, label %if.end.i263

if.then.i258:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i263:                                      ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i41.i = add i32 %0, 7
  %and.i42.i = and i32 %add.i41.i, -8
  %1 = inttoptr i32 %and.i42.i to ptr
  %conv.i259 = zext i32 %call.i18 to i64
  %call1.i260 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i259, i64 noundef 0, i32 noundef 2)
  %and.i400 = and i64 %call1.i260, -9223372036854775808
  %tobool.i401 = icmp ne i64 %and.i400, 0
  br i1 %tobool.i401, label %cond.true.i402, label %cond_check.exit406

cond.true.i402:                                   ; preds = %if.end.i263
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit406

cond_check.exit406:                               ; preds = %if.end.i263, %cond.true.i402
  %cond.i404 = phi i32 [ 22, %cond.true.i402 ], [ 0, %if.end.i263 ]
  %tobool.i262 = icmp ne i32 %cond.i404, 0
  br i1 %tobool.i262, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit406
  %add.ptr.i450 = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i451 = and i64 %call1.i260, 4294967295
  %conv.i.i452 = trunc i64 %and.i8.i451 to i32
  %cmp.i453 = icmp eq i32 %conv.i.i452, 0
  br i1 %cmp.i453, label %if.then.i454, label %if.end.i458

if.then.i454:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i450 monotonic, align 4
  br label %cond_bind.exit463

if.end.i458:                                      ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i450 monotonic, align 4
  %conv.i455 = zext i32 %3 to i64
  %call2.i456 = call i32 @__gomc_defined(i64 noundef %conv.i455)
  %tobool.i457 = icmp eq i32 %call2.i456, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i459 = icmp eq i32 %3, %4
  %or.cond142 = select i1 %tobool.i457, i1 true, i1 %cmp3.i459
  br i1 %or.cond142, label %cond_bind.exit463, label %if.end6.i462

if.end6.i462:                                     ; preds = %if.end.i458
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit463

cond_bind.exit463:                                ; preds = %if.end.i458, %if.end6.i462, %if.then.i454
  %retval.i440.0 = phi i32 [ 0, %if.then.i454 ], [ 22, %if.end6.i462 ], [ 0, %if.end.i458 ]
  %tobool6.i266 = icmp ne i32 %retval.i440.0, 0
  br i1 %tobool6.i266, label %if.end30.i, label %if.end12.i

if.end12.i:                                       ; preds = %cond_bind.exit463
  %5 = ptrtoint ptr %mutex to i32
  %add.i38.i = add i32 %5, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %6 = inttoptr i32 %and.i39.i to ptr
  %add.i268 = add i64 %conv.i259, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i268, i64 noundef 0, i32 noundef 1)
  %and.i45.i = and i64 %call15.i, 4294967295
  %conv.i46.i = trunc i64 %and.i45.i to i32
  %conv17.i = zext i32 %conv.i46.i to i64
  %cmp18.i269 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i269, label %if.then20.i, label %if.else.i270

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i270:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i46.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i270
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i270, %cond_bind.exit463
  %error.i256.2 = phi i32 [ %retval.i440.0, %cond_bind.exit463 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i440.0, %if.else.i270 ]
  %tobool31.i = icmp ne i32 %error.i256.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i271 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i259, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit406
  %retval.i252.0 = phi i32 [ 22, %cond_check.exit406 ], [ %error.i256.2, %if.then32.i ], [ %error.i256.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i252.0, 0
  br i1 %tobool.i20, label %end_waiting.exit39, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i577 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i578 = icmp ne i32 %call.i577, 0
  br i1 %tobool.i578, label %land.lhs.true.i584, label %if.end7.i

land.lhs.true.i584:                               ; preds = %if.end.i22
  %conv.i581 = zext i32 %and.i42.i to i64
  %call2.i582 = call i64 @__gomc_note(i64 noundef %conv.i581, i32 noundef 0)
  %tobool3.i583 = icmp ne i64 %call2.i582, 0
  br i1 %tobool3.i583, label %if.end7.i, label %land.rhs.i586

land.rhs.i586:                                    ; preds = %land.lhs.true.i584
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i585 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i585, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i586
  %call1.i340 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i259, i64 noundef 0, i32 noundef 2)
  %conv.i540 = zext i32 %0 to i64
  %call.i541 = call i64 @__gomc_lasting_conditions()
  %cmp.i542 = icmp ult i64 %conv.i540, %call.i541
  %shl.i505 = shl i64 1, %conv.i259
  %shl1.i506 = shl i64 %shl.i505, 32
  br i1 %cmp.i542, label %cond.true.i512, label %cond.false.i516

cond.true.i512:                                   ; preds = %if.then4.i
  %or.i508 = or i64 %shl.i505, %shl1.i506
  %and.i509 = and i64 %call1.i340, %or.i508
  %cmp2.i510 = icmp eq i64 %and.i509, 0
  %conv.i511 = zext i1 %cmp2.i510 to i32
  br label %was_woken.exit519

cond.false.i516:                                  ; preds = %if.then4.i
  %and3.i513 = and i64 %call1.i340, %shl1.i506
  %cmp4.i514 = icmp ne i64 %and3.i513, 0
  %conv5.i515 = zext i1 %cmp4.i514 to i32
  br label %was_woken.exit519

was_woken.exit519:                                ; preds = %cond.false.i516, %cond.true.i512
  %cond.i517 = phi i32 [ %conv.i511, %cond.true.i512 ], [ %conv5.i515, %cond.false.i516 ]
  %tobool6.i = icmp ne i32 %cond.i517, 0
  %lnot.i23 = xor i1 %tobool6.i, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i590 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i591 = icmp ne i32 %call.i590, 0
  br i1 %tobool.i591, label %if.then.i595, label %end_waiting.exit39

if.then.i595:                                     ; preds = %was_woken.exit519
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i581, i64 noundef %conv2.i)
  br label %end_waiting.exit39

if.end7.i:                                        ; preds = %land.lhs.true.i584, %if.end.i22, %land.rhs.i586
  %conv.i38.i = zext i32 %0 to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i39.i = icmp ult i64 %conv.i38.i, %call.i.i
  br i1 %cmp.i39.i, label %do.body.i616, label %do.body5.i

do.body.i616:                                     ; preds = %if.end7.i, %do.body.i616
  %call2.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i259, i64 noundef 0, i32 noundef 2)
  %shl.i24.i = shl i64 1, %conv.i259
  %shl1.i25.i = shl i64 %shl.i24.i, 32
  %or.i27.i = or i64 %shl.i24.i, %shl1.i25.i
  %and.i28.i = and i64 %call2.i, %or.i27.i
  %cmp2.i29.i = icmp eq i64 %and.i28.i, 0
  %lnot.i617 = xor i1 %cmp2.i29.i, true
  br i1 %lnot.i617, label %do.body.i616, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i259, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i259
  %shl1.i.i = shl i64 %shl.i.i, 32
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i616
  %call.i600 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i601 = icmp ne i32 %call.i600, 0
  br i1 %tobool.i601, label %if.then.i607, label %end_waiting.exit39

if.then.i607:                                     ; preds = %cond_await.exit
  %conv.i604 = zext i32 %and.i42.i to i64
  %call3.i606 = call i64 @__gomc_remember(i64 noundef %conv.i604, i64 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %cond_enqueue.exit, %if.then.i595, %was_woken.exit519, %if.then.i607, %cond_await.exit
  %retval.i13.0 = phi i32 [ %retval.i252.0, %cond_enqueue.exit ], [ 0, %if.then.i595 ], [ 0, %was_woken.exit519 ], [ 0, %if.then.i607 ], [ 0, %cond_await.exit ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i635 = call i32 @__gomc_self()
  %conv.i636 = zext i32 %call.i635 to i64
  %add.i637 = add i64 %conv.i636, 1
  br label %do.body.i126

do.body.i126:                                     ; preds = %do.body.i126, %cond.false
  %7 = ptrtoint ptr %mutex to i32
  %add.i177 = add i32 %7, 7
  %and.i178 = and i32 %add.i177, -8
  %8 = inttoptr i32 %and.i178 to ptr
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %8, i32 noundef 8, i64 noundef %add.i637, i64 noundef 0, i32 noundef 1)
  %and.i200 = and i64 %call5.i125, 4294967295
  %conv.i201 = trunc i64 %and.i200 to i32
  %cmp7.i128 = icmp ne i32 %conv.i201, 0
  %conv10.i130 = zext i32 %conv.i201 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 4294967295
  %or.cond = and i1 %cmp7.i128, %cmp11.i131
  br i1 %or.cond, label %do.body.i126, label %do.end.i145.critedge

do.end.i145.critedge:                             ; preds = %do.body.i126
  %conv21.i143 = zext i32 %conv.i201 to i64
  %cmp22.i144 = icmp eq i64 %conv21.i143, 4294967295
  br i1 %cmp22.i144, label %if.then.i147, label %return

if.then.i147:                                     ; preds = %do.end.i145.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

return:                                           ; preds = %do.end.i145.critedge, %end_waiting.exit39, %if.then.i147
  %retval.0 = phi i32 [ %retval.i13.0, %end_waiting.exit39 ], [ 22, %if.then.i147 ], [ 0, %do.end.i145.critedge ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i289 = call i32 @__gomc_self()
  %cmp.i.i290 = icmp uge i32 %call.i289, 31
  br i1 %cmp.i.i290, label %if.then.i.i291, label %if.end.i.i295

if.then.i.i291:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i295:                                    ; preds = %if.end.i
  %1 = ptrtoint ptr %cond to i32
  %add.i41.i.i = add i32 %1, 7
  %and.i42.i.i = and i32 %add.i41.i.i, -8
  %2 = inttoptr i32 %and.i42.i.i to ptr
  %conv.i.i292 = zext i32 %call.i289 to i64
  %call1.i.i293 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i292, i64 noundef 0, i32 noundef 2)
  %and.i.i294 = and i64 %call1.i.i293, -9223372036854775808
  %tobool.i19.i = icmp ne i64 %and.i.i294, 0
  br i1 %tobool.i19.i, label %cond.true.i.i296, label %cond_check.exit.i

cond.true.i.i296:                                 ; preds = %if.end.i.i295
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i295, %cond.true.i.i296
  %cond.i.i298 = phi i32 [ 22, %cond.true.i.i296 ], [ 0, %if.end.i.i295 ]
  %tobool.i.i299 = icmp ne i32 %cond.i.i298, 0
  br i1 %tobool.i.i299, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i.i = and i64 %call1.i.i293, 4294967295
  %conv.i.i30.i = trunc i64 %and.i8.i.i to i32
  %cmp.i31.i = icmp eq i32 %conv.i.i30.i, 0
  br i1 %cmp.i31.i, label %if.then.i32.i, label %if.end.i35.i

if.then.i32.i:                                    ; preds = %if.end4.i.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i35.i:                                     ; preds = %if.end4.i.i
  %4 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i33.i = zext i32 %4 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i33.i)
  %tobool.i34.i = icmp eq i32 %call2.i.i, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %4, %5
  %or.cond126 = select i1 %tobool.i34.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond126, label %cond_bind.exit.i, label %if.end6.i.i301

if.end6.i.i301:                                   ; preds = %if.end.i35.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i35.i, %if.end6.i.i301, %if.then.i32.i
  %retval.i24.i.0 = phi i32 [ 0, %if.then.i32.i ], [ 22, %if.end6.i.i301 ], [ 0, %if.end.i35.i ]
  %tobool6.i.i = icmp ne i32 %retval.i24.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %6 = ptrtoint ptr %mutex to i32
  %add.i38.i.i = add i32 %6, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %7 = inttoptr i32 %and.i39.i.i to ptr
  %add.i.i303 = add i64 %conv.i.i292, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i.i303, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call15.i.i, 4294967295
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv17.i.i = zext i32 %conv.i46.i.i to i64
  %cmp18.i.i304 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i304, label %if.then20.i.i, label %if.else.i.i305

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i305:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i289, 1
  %cmp24.i.i = icmp ne i32 %conv.i46.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i305
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i305, %cond_bind.exit.i
  %error.i.i284.2 = phi i32 [ %retval.i24.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i24.i.0, %if.else.i.i305 ]
  %tobool31.i.i = icmp ne i32 %error.i.i284.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i292, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i280.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i284.2, %if.then32.i.i ], [ %error.i.i284.2, %if.end30.i.i ]
  %tobool.i306 = icmp ne i32 %retval.i.i280.0, 0
  br i1 %tobool.i306, label %end_waiting.exit27.i, label %if.end.i308

if.end.i308:                                      ; preds = %cond_enqueue.exit.i
  %call1.i15.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i292, i64 noundef 0, i32 noundef 2)
  %conv.i50.i = zext i32 %1 to i64
  %call.i51.i = call i64 @__gomc_lasting_conditions()
  %cmp.i52.i = icmp ult i64 %conv.i50.i, %call.i51.i
  %shl.i.i = shl i64 1, %conv.i.i292
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i52.i, label %cond.true.i44.i, label %cond.false.i45.i

cond.true.i44.i:                                  ; preds = %if.end.i308
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i42.i309 = and i64 %call1.i15.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i42.i309, 0
  %conv.i43.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i45.i:                                 ; preds = %if.end.i308
  %and3.i.i = and i64 %call1.i15.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i45.i, %cond.true.i44.i
  %cond.i46.i = phi i32 [ %conv.i43.i, %cond.true.i44.i ], [ %conv5.i.i, %cond.false.i45.i ]
  %tobool3.i310 = icmp ne i32 %cond.i46.i, 0
  br i1 %tobool3.i310, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i55.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i55.i, label %land.lhs.true.i.i311, label %land.end.i

land.lhs.true.i.i311:                             ; preds = %land.rhs.i
  %conv.i58.i = zext i32 %and.i42.i.i to i64
  %call2.i59.i = call i64 @__gomc_note(i64 noundef %conv.i58.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i59.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i313

land.rhs.i.i313:                                  ; preds = %land.lhs.true.i.i311
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i312 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i311, %land.rhs.i.i313, %was_woken.exit.i
  %8 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i311 ], [ false, %land.rhs.i ], [ %tobool5.i.i312, %land.rhs.i.i313 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i62.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i63.i = icmp ne i32 %call.i62.i, 0
  br i1 %tobool.i63.i, label %if.then.i67.i, label %cond_woken.exit.i

if.then.i67.i:                                    ; preds = %land.end.i
  %conv.i66.i = zext i32 %and.i42.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i66.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i67.i, %land.end.i
  %spec.select = select i1 %tobool3.i310, i1 true, i1 %8
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i285.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i280.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i285.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i18.i = call i32 @__gomc_self()
  %conv.i19.i = zext i32 %call.i18.i to i64
  %add.i20.i = add i64 %conv.i19.i, 1
  br label %do.body.i.i335

do.body.i.i335:                                   ; preds = %do.body.i.i335, %cond.false.i
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i328 = add i32 %9, 7
  %and.i.i329 = and i32 %add.i.i328, -8
  %10 = inttoptr i32 %and.i.i329 to ptr
  %call5.i.i333 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i20.i, i64 noundef 0, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i333, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i334 = icmp ne i32 %conv.i17.i, 0
  %conv10.i.i336 = zext i32 %conv.i17.i to i64
  %cmp11.i.i337 = icmp ne i64 %conv10.i.i336, 4294967295
  %or.cond = and i1 %cmp7.i.i334, %cmp11.i.i337
  br i1 %or.cond, label %do.body.i.i335, label %do.end.i.i349.critedge

do.end.i.i349.critedge:                           ; preds = %do.body.i.i335
  %conv21.i.i347 = zext i32 %conv.i17.i to i64
  %cmp22.i.i348 = icmp eq i64 %conv21.i.i347, 4294967295
  br i1 %cmp22.i.i348, label %if.then.i.i350, label %mutex_lock.exit.i362

if.then.i.i350:                                   ; preds = %do.end.i.i349.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i362

mutex_lock.exit.i362:                             ; preds = %do.end.i.i349.critedge, %if.then.i.i350
  %retval.i.i319.0 = phi i32 [ 22, %if.then.i.i350 ], [ 0, %do.end.i.i349.critedge ]
  %cmp.i361 = icmp ne i32 %retval.i.i319.0, 0
  %tobool.i364 = icmp ne i32 %in_time.i.0, 0
  %cond.i365 = select i1 %tobool.i364, i32 0, i32 110
  %retval.i325.0 = select i1 %cmp.i361, i32 %retval.i.i319.0, i32 %cond.i365
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i362, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i325.0, %mutex_lock.exit.i362 ], [ %retval.i285.0, %end_waiting.exit27.i ]
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
    i32 1, label %if.end.i
    i32 0, label %if.end.i
  ]

if.end.i:                                         ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i292 = call i32 @__gomc_self()
  %cmp.i.i293 = icmp uge i32 %call.i292, 31
  br i1 %cmp.i.i293, label %if.then.i.i294, label %if.end.i.i298

if.then.i.i294:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i298:                                    ; preds = %if.end.i
  %1 = ptrtoint ptr %cond to i32
  %add.i41.i.i = add i32 %1, 7
  %and.i42.i.i = and i32 %add.i41.i.i, -8
  %2 = inttoptr i32 %and.i42.i.i to ptr
  %conv.i.i295 = zext i32 %call.i292 to i64
  %call1.i.i296 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i295, i64 noundef 0, i32 noundef 2)
  %and.i.i297 = and i64 %call1.i.i296, -9223372036854775808
  %tobool.i19.i = icmp ne i64 %and.i.i297, 0
  br i1 %tobool.i19.i, label %cond.true.i.i299, label %cond_check.exit.i

cond.true.i.i299:                                 ; preds = %if.end.i.i298
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i298, %cond.true.i.i299
  %cond.i.i301 = phi i32 [ 22, %cond.true.i.i299 ], [ 0, %if.end.i.i298 ]
  %tobool.i.i302 = icmp ne i32 %cond.i.i301, 0
  br i1 %tobool.i.i302, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i.i = and i64 %call1.i.i296, 4294967295
  %conv.i.i30.i = trunc i64 %and.i8.i.i to i32
  %cmp.i31.i = icmp eq i32 %conv.i.i30.i, 0
  br i1 %cmp.i31.i, label %if.then.i32.i, label %if.end.i35.i

if.then.i32.i:                                    ; preds = %if.end4.i.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i35.i:                                     ; preds = %if.end4.i.i
  %4 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i33.i = zext i32 %4 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i33.i)
  %tobool.i34.i = icmp eq i32 %call2.i.i, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %4, %5
  %or.cond127 = select i1 %tobool.i34.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond127, label %cond_bind.exit.i, label %if.end6.i.i304

if.end6.i.i304:                                   ; preds = %if.end.i35.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i35.i, %if.end6.i.i304, %if.then.i32.i
  %retval.i24.i.0 = phi i32 [ 0, %if.then.i32.i ], [ 22, %if.end6.i.i304 ], [ 0, %if.end.i35.i ]
  %tobool6.i.i = icmp ne i32 %retval.i24.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %6 = ptrtoint ptr %mutex to i32
  %add.i38.i.i = add i32 %6, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %7 = inttoptr i32 %and.i39.i.i to ptr
  %add.i.i306 = add i64 %conv.i.i295, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i.i306, i64 noundef 0, i32 noundef 1)
  %and.i45.i.i = and i64 %call15.i.i, 4294967295
  %conv.i46.i.i = trunc i64 %and.i45.i.i to i32
  %conv17.i.i = zext i32 %conv.i46.i.i to i64
  %cmp18.i.i307 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i307, label %if.then20.i.i, label %if.else.i.i308

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i308:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i292, 1
  %cmp24.i.i = icmp ne i32 %conv.i46.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i308
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i308, %cond_bind.exit.i
  %error.i.i287.2 = phi i32 [ %retval.i24.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i24.i.0, %if.else.i.i308 ]
  %tobool31.i.i = icmp ne i32 %error.i.i287.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i295, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i283.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i287.2, %if.then32.i.i ], [ %error.i.i287.2, %if.end30.i.i ]
  %tobool.i309 = icmp ne i32 %retval.i.i283.0, 0
  br i1 %tobool.i309, label %end_waiting.exit27.i, label %if.end.i311

if.end.i311:                                      ; preds = %cond_enqueue.exit.i
  %call1.i15.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i295, i64 noundef 0, i32 noundef 2)
  %conv.i50.i = zext i32 %1 to i64
  %call.i51.i = call i64 @__gomc_lasting_conditions()
  %cmp.i52.i = icmp ult i64 %conv.i50.i, %call.i51.i
  %shl.i.i = shl i64 1, %conv.i.i295
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i52.i, label %cond.true.i44.i, label %cond.false.i45.i

cond.true.i44.i:                                  ; preds = %if.end.i311
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i42.i312 = and i64 %call1.i15.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i42.i312, 0
  %conv.i43.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i45.i:                                 ; preds = %if.end.i311
  %and3.i.i = and i64 %call1.i15.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i45.i, %cond.true.i44.i
  %cond.i46.i = phi i32 [ %conv.i43.i, %cond.true.i44.i ], [ %conv5.i.i, %cond.false.i45.i ]
  %tobool3.i313 = icmp ne i32 %cond.i46.i, 0
  br i1 %tobool3.i313, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i55.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i55.i, label %land.lhs.true.i.i314, label %land.end.i

land.lhs.true.i.i314:                             ; preds = %land.rhs.i
  %conv.i58.i = zext i32 %and.i42.i.i to i64
  %call2.i59.i = call i64 @__gomc_note(i64 noundef %conv.i58.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i59.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i316

land.rhs.i.i316:                                  ; preds = %land.lhs.true.i.i314
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i315 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i314, %land.rhs.i.i316, %was_woken.exit.i
  %8 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i314 ], [ false, %land.rhs.i ], [ %tobool5.i.i315, %land.rhs.i.i316 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i62.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i63.i = icmp ne i32 %call.i62.i, 0
  br i1 %tobool.i63.i, label %if.then.i67.i, label %cond_woken.exit.i

if.then.i67.i:                                    ; preds = %land.end.i
  %conv.i66.i = zext i32 %and.i42.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i66.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i67.i, %land.end.i
  %spec.select128 = select i1 %tobool3.i313, i1 true, i1 %8
  %lor.ext.i319 = zext i1 %spec.select128 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i319, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i288.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i283.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i288.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i18.i = call i32 @__gomc_self()
  %conv.i19.i = zext i32 %call.i18.i to i64
  %add.i20.i = add i64 %conv.i19.i, 1
  br label %do.body.i.i340

do.body.i.i340:                                   ; preds = %do.body.i.i340, %cond.false.i
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i333 = add i32 %9, 7
  %and.i.i334 = and i32 %add.i.i333, -8
  %10 = inttoptr i32 %and.i.i334 to ptr
  %call5.i.i338 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i20.i, i64 noundef 0, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i338, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i339 = icmp ne i32 %conv.i17.i, 0
  %conv10.i.i341 = zext i32 %conv.i17.i to i64
  %cmp11.i.i342 = icmp ne i64 %conv10.i.i341, 4294967295
  %or.cond = and i1 %cmp7.i.i339, %cmp11.i.i342
  br i1 %or.cond, label %do.body.i.i340, label %do.end.i.i354.critedge

do.end.i.i354.critedge:                           ; preds = %do.body.i.i340
  %conv21.i.i352 = zext i32 %conv.i17.i to i64
  %cmp22.i.i353 = icmp eq i64 %conv21.i.i352, 4294967295
  br i1 %cmp22.i.i353, label %if.then.i.i355, label %mutex_lock.exit.i367

if.then.i.i355:                                   ; preds = %do.end.i.i354.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i367

mutex_lock.exit.i367:                             ; preds = %do.end.i.i354.critedge, %if.then.i.i355
  %retval.i.i324.0 = phi i32 [ 22, %if.then.i.i355 ], [ 0, %do.end.i.i354.critedge ]
  %cmp.i366 = icmp ne i32 %retval.i.i324.0, 0
  %tobool.i369 = icmp ne i32 %in_time.i.0, 0
  %cond.i370 = select i1 %tobool.i369, i32 0, i32 110
  %retval.i330.0 = select i1 %cmp.i366, i32 %retval.i.i324.0, i32 %cond.i370
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i367, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i330.0, %mutex_lock.exit.i367 ], [ %retval.i288.0, %end_waiting.exit27.i ]
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

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_defined(i64 noundef)

declare i64 @__gomc_lasting_conditions()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

