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
  %0 = ptrtoint ptr %cond to i64
  %call.i2 = call i64 @__gomc_lasting_conditions()
  %cmp.i = icmp ult i64 %0, %call.i2
  br i1 %cmp.i, label %if.then.i, label %cond_init.exit

if.then.i:                                        ; preds = %entry
  %1 = load i64, ptr %cond, align 8
  %call2.i = call i32 @__gomc_defined(i64 noundef %1)
  %tobool3.i = icmp ne i32 %call2.i, 0
  %and.i = and i64 %1, 2147483647
  %shl.i = shl i64 %and.i, 32
  %forgotten.i.0 = select i1 %tobool3.i, i64 %shl.i, i64 0
  br label %cond_init.exit

cond_init.exit:                                   ; preds = %if.then.i, %entry
  %forgotten.i.1 = phi i64 [ %forgotten.i.0, %if.then.i ], [ 0, %entry ]
  store i64 %forgotten.i.1, ptr %cond, align 8
  ret i32 0
}

define i32 @pthread_cond_destroy(ptr noundef %cond) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call1.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %cond, i32 noundef 8, i64 noundef -9223372036854775808, i64 noundef 0, i32 noundef 2)
  %0 = ptrtoint ptr %cond to i64
  %call.i2 = call i64 @__gomc_lasting_conditions()
  %cmp.i3 = icmp uge i64 %0, %call.i2
  %and.i4 = and i64 %call1.i, 4294967295
  %conv.i5 = trunc i64 %and.i4 to i32
  %cmp.i = icmp eq i32 %conv.i5, 0
  %or.cond = select i1 %cmp.i3, i1 %cmp.i, i1 false
  %cmp5.i = icmp ne i64 %call1.i, 0
  %or.cond6 = select i1 %or.cond, i1 %cmp5.i, i1 false
  %and.i = and i64 %call1.i, -9223372036854775808
  %tobool6.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool6.i, true
  %1 = select i1 %or.cond6, i1 %lnot.i, i1 false
  br i1 %1, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  br i1 %tobool6.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %do.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str)
  br label %cond_destroy.exit

if.end.i:                                         ; preds = %do.end.i
  br i1 %cmp5.i, label %if.then11.i, label %cond_destroy.exit

if.then11.i:                                      ; preds = %if.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.1)
  br label %cond_destroy.exit

cond_destroy.exit:                                ; preds = %if.end.i, %if.then11.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 16, %if.then11.i ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_cond_wait(ptr noundef %cond, ptr noundef %mutex) {
entry:
  %call.i18 = call i32 @__gomc_self()
  %cmp.i250 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i250, label %if.then.i251, label %if.end.i256

if.then.i251:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i256:                                      ; preds = %entry
  %conv.i252 = zext i32 %call.i18 to i64
  %call1.i253 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %and.i383 = and i64 %call1.i253, -9223372036854775808
  %tobool.i384 = icmp ne i64 %and.i383, 0
  br i1 %tobool.i384, label %cond.true.i385, label %cond_check.exit389

cond.true.i385:                                   ; preds = %if.end.i256
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit389

cond_check.exit389:                               ; preds = %if.end.i256, %cond.true.i385
  %cond.i387 = phi i32 [ 22, %cond.true.i385 ], [ 0, %if.end.i256 ]
  %tobool.i255 = icmp ne i32 %cond.i387, 0
  br i1 %tobool.i255, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit389
  %add.ptr.i430 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i431 = and i64 %call1.i253, 4294967295
  %conv.i.i432 = trunc i64 %and.i.i431 to i32
  %cmp.i433 = icmp eq i32 %conv.i.i432, 0
  br i1 %cmp.i433, label %if.then.i434, label %if.end.i437

if.then.i434:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i430 monotonic, align 8
  br label %cond_bind.exit442

if.end.i437:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i430 monotonic, align 8
  %call2.i435 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i436 = icmp eq i32 %call2.i435, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i438 = icmp eq i64 %1, %2
  %or.cond144 = or i1 %tobool.i436, %cmp3.i438
  br i1 %or.cond144, label %cond_bind.exit442, label %if.end5.i441

if.end5.i441:                                     ; preds = %if.end.i437
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit442

cond_bind.exit442:                                ; preds = %if.end.i437, %if.end5.i441, %if.then.i434
  %retval.i422.0 = phi i32 [ 0, %if.then.i434 ], [ 22, %if.end5.i441 ], [ 0, %if.end.i437 ]
  %tobool6.i259 = icmp ne i32 %retval.i422.0, 0
  br i1 %tobool6.i259, label %if.end30.i, label %if.end12.i

if.end12.i:                                       ; preds = %cond_bind.exit442
  %add.i = add i64 %conv.i252, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i = and i64 %call15.i, 4294967295
  %conv.i41.i = trunc i64 %and.i40.i to i32
  %conv17.i = zext i32 %conv.i41.i to i64
  %cmp18.i261 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i261, label %if.then20.i, label %if.else.i262

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i262:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i41.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i262
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i262, %cond_bind.exit442
  %error.i249.2 = phi i32 [ %retval.i422.0, %cond_bind.exit442 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i422.0, %if.else.i262 ]
  %tobool31.i = icmp ne i32 %error.i249.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %call35.i263 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit389
  %retval.i245.0 = phi i32 [ 22, %cond_check.exit389 ], [ %error.i249.2, %if.then32.i ], [ %error.i249.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i245.0, 0
  br i1 %tobool.i20, label %end_waiting.exit39, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i537 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i538 = icmp ne i32 %call.i537, 0
  br i1 %tobool.i538, label %land.lhs.true.i541, label %if.end7.i

land.lhs.true.i541:                               ; preds = %if.end.i22
  %3 = ptrtoint ptr %cond to i64
  %call2.i539 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i540 = icmp ne i64 %call2.i539, 0
  br i1 %tobool3.i540, label %if.end7.i, label %land.rhs.i543

land.rhs.i543:                                    ; preds = %land.lhs.true.i541
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i542 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i542, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i543
  %call1.i324 = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %call.i.i509 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i510 = icmp ult i64 %3, %call.i.i509
  %shl.i484 = shl i64 1, %conv.i252
  %shl1.i485 = shl i64 %shl.i484, 32
  br i1 %cmp.i.i510, label %cond.true.i491, label %cond.false.i495

cond.true.i491:                                   ; preds = %if.then4.i
  %or.i487 = or i64 %shl.i484, %shl1.i485
  %and.i488 = and i64 %call1.i324, %or.i487
  %cmp2.i489 = icmp eq i64 %and.i488, 0
  %conv.i490 = zext i1 %cmp2.i489 to i32
  br label %was_woken.exit498

cond.false.i495:                                  ; preds = %if.then4.i
  %and3.i492 = and i64 %call1.i324, %shl1.i485
  %cmp4.i493 = icmp ne i64 %and3.i492, 0
  %conv5.i494 = zext i1 %cmp4.i493 to i32
  br label %was_woken.exit498

was_woken.exit498:                                ; preds = %cond.false.i495, %cond.true.i491
  %cond.i496 = phi i32 [ %conv.i490, %cond.true.i491 ], [ %conv5.i494, %cond.false.i495 ]
  %tobool6.i = icmp ne i32 %cond.i496, 0
  %lnot.i23 = xor i1 %tobool6.i, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i547 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i548 = icmp ne i32 %call.i547, 0
  br i1 %tobool.i548, label %if.then.i550, label %end_waiting.exit39

if.then.i550:                                     ; preds = %was_woken.exit498
  %conv.i549 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i549)
  br label %end_waiting.exit39

if.end7.i:                                        ; preds = %land.lhs.true.i541, %if.end.i22, %land.rhs.i543
  %4 = ptrtoint ptr %cond to i64
  %call.i.i567 = call i64 @__gomc_lasting_conditions()
  %cmp.i.i568 = icmp ult i64 %4, %call.i.i567
  br i1 %cmp.i.i568, label %do.body.i573, label %do.body5.i

do.body.i573:                                     ; preds = %if.end7.i, %do.body.i573
  %call2.i572 = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %shl.i23.i = shl i64 1, %conv.i252
  %shl1.i24.i = shl i64 %shl.i23.i, 32
  %or.i26.i = or i64 %shl.i23.i, %shl1.i24.i
  %and.i27.i = and i64 %call2.i572, %or.i26.i
  %cmp2.i28.i = icmp eq i64 %and.i27.i, 0
  %lnot.i574 = xor i1 %cmp2.i28.i, true
  br i1 %lnot.i574, label %do.body.i573, label %cond_await.exit

do.body5.i:                                       ; preds = %if.end7.i, %do.body5.i
  %call8.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i252, i64 noundef 0, i32 noundef 2)
  %shl.i.i = shl i64 1, %conv.i252
  %shl1.i.i = shl i64 %shl.i.i, 32
  %and3.i.i = and i64 %call8.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %lnot12.i = xor i1 %cmp4.i.i, true
  br i1 %lnot12.i, label %do.body5.i, label %cond_await.exit

cond_await.exit:                                  ; preds = %do.body5.i, %do.body.i573
  %call.i555 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i556 = icmp ne i32 %call.i555, 0
  br i1 %tobool.i556, label %if.then.i559, label %end_waiting.exit39

if.then.i559:                                     ; preds = %cond_await.exit
  %call2.i558 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %end_waiting.exit39

end_waiting.exit39:                               ; preds = %cond_enqueue.exit, %if.then.i550, %was_woken.exit498, %if.then.i559, %cond_await.exit
  %retval.i13.0 = phi i32 [ %retval.i245.0, %cond_enqueue.exit ], [ 0, %if.then.i550 ], [ 0, %was_woken.exit498 ], [ 0, %if.then.i559 ], [ 0, %cond_await.exit ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit39
  %call.i592 = call i32 @__gomc_self()
  %conv.i593 = zext i32 %call.i592 to i64
  %add.i594 = add i64 %conv.i593, 1
  br label %do.body.i126

do.body.i126:                                     ; preds = %do.body.i126, %cond.false
  %call5.i125 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i594, i64 noundef 0, i32 noundef 1)
  %and.i193 = and i64 %call5.i125, 4294967295
  %conv.i194 = trunc i64 %and.i193 to i32
  %cmp7.i128 = icmp ne i32 %conv.i194, 0
  %conv10.i130 = zext i32 %conv.i194 to i64
  %cmp11.i131 = icmp ne i64 %conv10.i130, 4294967295
  %or.cond145 = select i1 %cmp7.i128, i1 %cmp11.i131, i1 false
  br i1 %or.cond145, label %do.body.i126, label %do.end.i145.critedge

do.end.i145.critedge:                             ; preds = %do.body.i126
  %cmp22.i144 = icmp eq i64 %conv10.i130, 4294967295
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
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i268 = call i32 @__gomc_self()
  %cmp.i.i269 = icmp uge i32 %call.i268, 31
  br i1 %cmp.i.i269, label %if.then.i.i270, label %if.end.i.i275

if.then.i.i270:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i275:                                    ; preds = %if.end.i
  %conv.i.i271 = zext i32 %call.i268 to i64
  %call1.i.i272 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i271, i64 noundef 0, i32 noundef 2)
  %and.i.i273 = and i64 %call1.i.i272, -9223372036854775808
  %tobool.i17.i274 = icmp ne i64 %and.i.i273, 0
  br i1 %tobool.i17.i274, label %cond.true.i.i276, label %cond_check.exit.i

cond.true.i.i276:                                 ; preds = %if.end.i.i275
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i275, %cond.true.i.i276
  %cond.i.i278 = phi i32 [ 22, %cond.true.i.i276 ], [ 0, %if.end.i.i275 ]
  %tobool.i.i279 = icmp ne i32 %cond.i.i278, 0
  br i1 %tobool.i.i279, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i26.i = and i64 %call1.i.i272, 4294967295
  %conv.i.i27.i = trunc i64 %and.i.i26.i to i32
  %cmp.i28.i = icmp eq i32 %conv.i.i27.i, 0
  br i1 %cmp.i28.i, label %if.then.i29.i, label %if.end.i31.i

if.then.i29.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i31.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i30.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond128 = or i1 %tobool.i30.i, %cmp3.i.i
  br i1 %or.cond128, label %cond_bind.exit.i, label %if.end5.i.i281

if.end5.i.i281:                                   ; preds = %if.end.i31.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i31.i, %if.end5.i.i281, %if.then.i29.i
  %retval.i22.i.0 = phi i32 [ 0, %if.then.i29.i ], [ 22, %if.end5.i.i281 ], [ 0, %if.end.i31.i ]
  %tobool6.i.i = icmp ne i32 %retval.i22.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i271, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 4294967295
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i283 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i283, label %if.then20.i.i, label %if.else.i.i284

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i284:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i268, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i284
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i284, %cond_bind.exit.i
  %error.i.i263.2 = phi i32 [ %retval.i22.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i22.i.0, %if.else.i.i284 ]
  %tobool31.i.i = icmp ne i32 %error.i.i263.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i271, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i259.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i263.2, %if.then32.i.i ], [ %error.i.i263.2, %if.end30.i.i ]
  %tobool.i285 = icmp ne i32 %retval.i.i259.0, 0
  br i1 %tobool.i285, label %end_waiting.exit27.i, label %if.end.i287

if.end.i287:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i271, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i64
  %call.i.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i.i = icmp ult i64 %4, %call.i.i.i
  %shl.i.i = shl i64 1, %conv.i.i271
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i.i.i, label %cond.true.i40.i, label %cond.false.i41.i

cond.true.i40.i:                                  ; preds = %if.end.i287
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i38.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i38.i, 0
  %conv.i39.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i41.i:                                 ; preds = %if.end.i287
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i41.i, %cond.true.i40.i
  %cond.i42.i = phi i32 [ %conv.i39.i, %cond.true.i40.i ], [ %conv5.i.i, %cond.false.i41.i ]
  %tobool3.i288 = icmp ne i32 %cond.i42.i, 0
  br i1 %tobool3.i288, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i289 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i47.i = icmp ne i32 %call.i.i289, 0
  br i1 %tobool.i47.i, label %land.lhs.true.i.i290, label %land.end.i

land.lhs.true.i.i290:                             ; preds = %land.rhs.i
  %call2.i48.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i48.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i292

land.rhs.i.i292:                                  ; preds = %land.lhs.true.i.i290
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i291 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i290, %land.rhs.i.i292, %was_woken.exit.i
  %5 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i290 ], [ false, %land.rhs.i ], [ %tobool5.i.i291, %land.rhs.i.i292 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i51.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52.i = icmp ne i32 %call.i51.i, 0
  br i1 %tobool.i52.i, label %if.then.i55.i, label %cond_woken.exit.i

if.then.i55.i:                                    ; preds = %land.end.i
  %conv.i53.i = sext i32 %land.ext.i to i64
  %call2.i54.i = call i64 @__gomc_remember(i64 noundef %4, i64 noundef %conv.i53.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i55.i, %land.end.i
  %spec.select = select i1 %tobool3.i288, i1 true, i1 %5
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i264.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i259.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i264.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i307 = add i64 %conv.i18.i, 1
  br label %do.body.i.i313

do.body.i.i313:                                   ; preds = %do.body.i.i313, %cond.false.i
  %call5.i.i311 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i307, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i311, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i312 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i314 = zext i32 %conv.i16.i to i64
  %cmp11.i.i315 = icmp ne i64 %conv10.i.i314, 4294967295
  %or.cond129 = select i1 %cmp7.i.i312, i1 %cmp11.i.i315, i1 false
  br i1 %or.cond129, label %do.body.i.i313, label %do.end.i.i327.critedge

do.end.i.i327.critedge:                           ; preds = %do.body.i.i313
  %cmp22.i.i326 = icmp eq i64 %conv10.i.i314, 4294967295
  br i1 %cmp22.i.i326, label %if.then.i.i328, label %mutex_lock.exit.i340

if.then.i.i328:                                   ; preds = %do.end.i.i327.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i340

mutex_lock.exit.i340:                             ; preds = %do.end.i.i327.critedge, %if.then.i.i328
  %retval.i.i298.0 = phi i32 [ 22, %if.then.i.i328 ], [ 0, %do.end.i.i327.critedge ]
  %cmp.i339 = icmp ne i32 %retval.i.i298.0, 0
  %tobool.i342 = icmp ne i32 %in_time.i.0, 0
  %cond.i343 = select i1 %tobool.i342, i32 0, i32 110
  %retval.i304.0 = select i1 %cmp.i339, i32 %retval.i.i298.0, i32 %cond.i343
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i340, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i304.0, %mutex_lock.exit.i340 ], [ %retval.i264.0, %end_waiting.exit27.i ]
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
    i32 1, label %if.end.i
    i32 0, label %if.end.i
  ]

if.end.i:                                         ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i271 = call i32 @__gomc_self()
  %cmp.i.i272 = icmp uge i32 %call.i271, 31
  br i1 %cmp.i.i272, label %if.then.i.i273, label %if.end.i.i278

if.then.i.i273:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i278:                                    ; preds = %if.end.i
  %conv.i.i274 = zext i32 %call.i271 to i64
  %call1.i.i275 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i274, i64 noundef 0, i32 noundef 2)
  %and.i.i276 = and i64 %call1.i.i275, -9223372036854775808
  %tobool.i17.i277 = icmp ne i64 %and.i.i276, 0
  br i1 %tobool.i17.i277, label %cond.true.i.i279, label %cond_check.exit.i

cond.true.i.i279:                                 ; preds = %if.end.i.i278
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i278, %cond.true.i.i279
  %cond.i.i281 = phi i32 [ 22, %cond.true.i.i279 ], [ 0, %if.end.i.i278 ]
  %tobool.i.i282 = icmp ne i32 %cond.i.i281, 0
  br i1 %tobool.i.i282, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i26.i = and i64 %call1.i.i275, 4294967295
  %conv.i.i27.i = trunc i64 %and.i.i26.i to i32
  %cmp.i28.i = icmp eq i32 %conv.i.i27.i, 0
  br i1 %cmp.i28.i, label %if.then.i29.i, label %if.end.i31.i

if.then.i29.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i31.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i30.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond129 = or i1 %tobool.i30.i, %cmp3.i.i
  br i1 %or.cond129, label %cond_bind.exit.i, label %if.end5.i.i284

if.end5.i.i284:                                   ; preds = %if.end.i31.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i31.i, %if.end5.i.i284, %if.then.i29.i
  %retval.i22.i.0 = phi i32 [ 0, %if.then.i29.i ], [ 22, %if.end5.i.i284 ], [ 0, %if.end.i31.i ]
  %tobool6.i.i = icmp ne i32 %retval.i22.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i274, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i40.i.i = and i64 %call15.i.i, 4294967295
  %conv.i41.i.i = trunc i64 %and.i40.i.i to i32
  %conv17.i.i = zext i32 %conv.i41.i.i to i64
  %cmp18.i.i286 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i286, label %if.then20.i.i, label %if.else.i.i287

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i287:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i271, 1
  %cmp24.i.i = icmp ne i32 %conv.i41.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i287
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i287, %cond_bind.exit.i
  %error.i.i266.2 = phi i32 [ %retval.i22.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i22.i.0, %if.else.i.i287 ]
  %tobool31.i.i = icmp ne i32 %error.i.i266.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %call35.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i274, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i262.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i266.2, %if.then32.i.i ], [ %error.i.i266.2, %if.end30.i.i ]
  %tobool.i288 = icmp ne i32 %retval.i.i262.0, 0
  br i1 %tobool.i288, label %end_waiting.exit27.i, label %if.end.i290

if.end.i290:                                      ; preds = %cond_enqueue.exit.i
  %call1.i13.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i274, i64 noundef 0, i32 noundef 2)
  %4 = ptrtoint ptr %cond to i64
  %call.i.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i.i = icmp ult i64 %4, %call.i.i.i
  %shl.i.i = shl i64 1, %conv.i.i274
  %shl1.i.i = shl i64 %shl.i.i, 32
  br i1 %cmp.i.i.i, label %cond.true.i40.i, label %cond.false.i41.i

cond.true.i40.i:                                  ; preds = %if.end.i290
  %or.i.i = or i64 %shl.i.i, %shl1.i.i
  %and.i38.i = and i64 %call1.i13.i, %or.i.i
  %cmp2.i.i = icmp eq i64 %and.i38.i, 0
  %conv.i39.i = zext i1 %cmp2.i.i to i32
  br label %was_woken.exit.i

cond.false.i41.i:                                 ; preds = %if.end.i290
  %and3.i.i = and i64 %call1.i13.i, %shl1.i.i
  %cmp4.i.i = icmp ne i64 %and3.i.i, 0
  %conv5.i.i = zext i1 %cmp4.i.i to i32
  br label %was_woken.exit.i

was_woken.exit.i:                                 ; preds = %cond.false.i41.i, %cond.true.i40.i
  %cond.i42.i = phi i32 [ %conv.i39.i, %cond.true.i40.i ], [ %conv5.i.i, %cond.false.i41.i ]
  %tobool3.i291 = icmp ne i32 %cond.i42.i, 0
  br i1 %tobool3.i291, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %was_woken.exit.i
  %call.i.i292 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i47.i = icmp ne i32 %call.i.i292, 0
  br i1 %tobool.i47.i, label %land.lhs.true.i.i293, label %land.end.i

land.lhs.true.i.i293:                             ; preds = %land.rhs.i
  %call2.i48.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i48.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i295

land.rhs.i.i295:                                  ; preds = %land.lhs.true.i.i293
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i294 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i293, %land.rhs.i.i295, %was_woken.exit.i
  %5 = phi i1 [ false, %was_woken.exit.i ], [ false, %land.lhs.true.i.i293 ], [ false, %land.rhs.i ], [ %tobool5.i.i294, %land.rhs.i.i295 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i51.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52.i = icmp ne i32 %call.i51.i, 0
  br i1 %tobool.i52.i, label %if.then.i55.i, label %cond_woken.exit.i

if.then.i55.i:                                    ; preds = %land.end.i
  %conv.i53.i = sext i32 %land.ext.i to i64
  %call2.i54.i = call i64 @__gomc_remember(i64 noundef %4, i64 noundef %conv.i53.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i55.i, %land.end.i
  %spec.select130 = select i1 %tobool3.i291, i1 true, i1 %5
  %lor.ext.i298 = zext i1 %spec.select130 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i298, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i267.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i262.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i267.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i = zext i32 %call.i17.i to i64
  %add.i.i312 = add i64 %conv.i18.i, 1
  br label %do.body.i.i318

do.body.i.i318:                                   ; preds = %do.body.i.i318, %cond.false.i
  %call5.i.i316 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i312, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i316, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i317 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i319 = zext i32 %conv.i16.i to i64
  %cmp11.i.i320 = icmp ne i64 %conv10.i.i319, 4294967295
  %or.cond131 = select i1 %cmp7.i.i317, i1 %cmp11.i.i320, i1 false
  br i1 %or.cond131, label %do.body.i.i318, label %do.end.i.i332.critedge

do.end.i.i332.critedge:                           ; preds = %do.body.i.i318
  %cmp22.i.i331 = icmp eq i64 %conv10.i.i319, 4294967295
  br i1 %cmp22.i.i331, label %if.then.i.i333, label %mutex_lock.exit.i345

if.then.i.i333:                                   ; preds = %do.end.i.i332.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i345

mutex_lock.exit.i345:                             ; preds = %do.end.i.i332.critedge, %if.then.i.i333
  %retval.i.i303.0 = phi i32 [ 22, %if.then.i.i333 ], [ 0, %do.end.i.i332.critedge ]
  %cmp.i344 = icmp ne i32 %retval.i.i303.0, 0
  %tobool.i347 = icmp ne i32 %in_time.i.0, 0
  %cond.i348 = select i1 %tobool.i347, i32 0, i32 110
  %retval.i309.0 = select i1 %cmp.i344, i32 %retval.i.i303.0, i32 %cond.i348
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i345, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i309.0, %mutex_lock.exit.i345 ], [ %retval.i267.0, %end_waiting.exit27.i ]
  ret i32 %retval.0
}

define i32 @pthread_cond_signal(ptr noundef %cond) {
entry:
  %0 = ptrtoint ptr %cond to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i = icmp ult i64 %0, %call.i.i
  %cond1.i = select i1 %cmp.i.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, -9223372036854775808
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
  %0 = ptrtoint ptr %cond to i64
  %call.i.i = call i64 @__gomc_lasting_conditions()
  %cmp.i.i = icmp ult i64 %0, %call.i.i
  %cond1.i = select i1 %cmp.i.i, i32 1, i32 0
  %conv.i = zext i32 %cond1.i to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 2)
  %and.i = and i64 %call2.i, -9223372036854775808
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

declare i32 @__gomc_defined(i64 noundef)

declare i64 @__gomc_lasting_conditions()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_choice(i64 noundef)

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

