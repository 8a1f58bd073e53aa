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
  %call.i18 = call i32 @__gomc_self()
  %cmp.i255 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i255, label %if.then.i256, label %if.end.i261

if.then.i256:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i261:                                      ; preds = %entry
  %conv.i257 = zext i32 %call.i18 to i64
  %call1.i258 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i257, i64 noundef 0, i32 noundef 2)
  %and.i419 = and i64 %call1.i258, -9223372036854775808
  %tobool.i420 = icmp ne i64 %and.i419, 0
  br i1 %tobool.i420, label %cond.true.i421, label %cond_check.exit425

cond.true.i421:                                   ; preds = %if.end.i261
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit425

cond_check.exit425:                               ; preds = %if.end.i261, %cond.true.i421
  %cond.i423 = phi i32 [ 22, %cond.true.i421 ], [ 0, %if.end.i261 ]
  %tobool.i260 = icmp ne i32 %cond.i423, 0
  br i1 %tobool.i260, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit425
  %add.ptr.i466 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i467 = and i64 %call1.i258, 4294967295
  %conv.i.i468 = trunc i64 %and.i.i467 to i32
  %cmp.i469 = icmp eq i32 %conv.i.i468, 0
  br i1 %cmp.i469, label %if.then.i470, label %if.end.i473

if.then.i470:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i466 monotonic, align 8
  br label %cond_bind.exit478

if.end.i473:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i466 monotonic, align 8
  %call2.i471 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i472 = icmp eq i32 %call2.i471, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i474 = icmp eq i64 %1, %2
  %or.cond125 = or i1 %tobool.i472, %cmp3.i474
  br i1 %or.cond125, label %cond_bind.exit478, label %if.end5.i477

if.end5.i477:                                     ; preds = %if.end.i473
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit478

cond_bind.exit478:                                ; preds = %if.end.i473, %if.end5.i477, %if.then.i470
  %retval.i458.0 = phi i32 [ 0, %if.then.i470 ], [ 22, %if.end5.i477 ], [ 0, %if.end.i473 ]
  %tobool6.i264 = icmp ne i32 %retval.i458.0, 0
  br i1 %tobool6.i264, label %if.end30.i, label %if.end12.i

if.end12.i:                                       ; preds = %cond_bind.exit478
  %add.i = add i64 %conv.i257, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call15.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv17.i = zext i32 %conv.i43.i to i64
  %cmp18.i266 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i266, label %if.then20.i, label %if.else.i267

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i267:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i43.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i267
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i267, %cond_bind.exit478
  %error.i254.2 = phi i32 [ %retval.i458.0, %cond_bind.exit478 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i458.0, %if.else.i267 ]
  %tobool31.i = icmp ne i32 %error.i254.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i268 = shl i64 1, %conv.i257
  %add34.i = add i32 32, %call.i18
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i268, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit425
  %retval.i250.0 = phi i32 [ 22, %cond_check.exit425 ], [ %error.i254.2, %if.then32.i ], [ %error.i254.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i250.0, 0
  br i1 %tobool.i20, label %end_waiting.exit42, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i512 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i513 = icmp ne i32 %call.i512, 0
  br i1 %tobool.i513, label %land.lhs.true.i516, label %if.end7.i

land.lhs.true.i516:                               ; preds = %if.end.i22
  %3 = ptrtoint ptr %cond to i64
  %call2.i514 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i515 = icmp ne i64 %call2.i514, 0
  br i1 %tobool3.i515, label %if.end7.i, label %land.rhs.i518

land.rhs.i518:                                    ; preds = %land.lhs.true.i516
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i517 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i517, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i518
  %shl.i335 = shl i64 1, %conv.i257
  %add.i336 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i336 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i337 = or i64 %shl.i335, %shl2.i
  %not.i338 = xor i64 %or.i337, -1
  %call3.i339 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i338, i64 noundef 0, i32 noundef 2)
  %shr.i489 = lshr i64 %call3.i339, 32
  %conv.i490 = trunc i64 %shr.i489 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i340 = and i32 %conv.i490, %shl5.i
  %cmp.i341 = icmp ne i32 %and.i340, 0
  %lnot.i23 = xor i1 %cmp.i341, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i522 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i523 = icmp ne i32 %call.i522, 0
  br i1 %tobool.i523, label %if.then.i525, label %end_waiting.exit42

if.then.i525:                                     ; preds = %if.then4.i
  %conv.i524 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i524)
  br label %end_waiting.exit42

if.end7.i:                                        ; preds = %land.lhs.true.i516, %if.end.i22, %land.rhs.i518
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i257, i64 noundef 0, i32 noundef 2)
  %shr.i492 = lshr i64 %call9.i26, 32
  %conv.i493 = trunc i64 %shr.i492 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i493, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i530 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i531 = icmp ne i32 %call.i530, 0
  br i1 %tobool.i531, label %if.then.i534, label %end_waiting.exit42

if.then.i534:                                     ; preds = %do.end.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i533 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %cond_enqueue.exit, %if.then.i525, %if.then4.i, %if.then.i534, %do.end.i
  %retval.i13.0 = phi i32 [ %retval.i250.0, %cond_enqueue.exit ], [ 0, %if.then.i525 ], [ 0, %if.then4.i ], [ 0, %if.then.i534 ], [ 0, %do.end.i ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i551 = call i32 @__gomc_self()
  %conv.i552 = zext i32 %call.i551 to i64
  %add.i553 = add i64 %conv.i552, 1
  br label %do.body.i132

do.body.i132:                                     ; preds = %do.body.i132, %cond.false
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i553, i64 noundef 0, i32 noundef 1)
  %and.i198 = and i64 %call5.i131, 4294967295
  %conv.i199 = trunc i64 %and.i198 to i32
  %cmp7.i134 = icmp ne i32 %conv.i199, 0
  %conv10.i136 = zext i32 %conv.i199 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 4294967295
  %or.cond126 = select i1 %cmp7.i134, i1 %cmp11.i137, i1 false
  br i1 %or.cond126, label %do.body.i132, label %do.end.i151.critedge

do.end.i151.critedge:                             ; preds = %do.body.i132
  %cmp22.i150 = icmp eq i64 %conv10.i136, 4294967295
  br i1 %cmp22.i150, label %if.then.i153, label %return

if.then.i153:                                     ; preds = %do.end.i151.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

return:                                           ; preds = %do.end.i151.critedge, %end_waiting.exit42, %if.then.i153
  %retval.0 = phi i32 [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i153 ], [ 0, %do.end.i151.critedge ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i244 = call i32 @__gomc_self()
  %cmp.i.i245 = icmp uge i32 %call.i244, 31
  br i1 %cmp.i.i245, label %if.then.i.i246, label %if.end.i.i249

if.then.i.i246:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i249:                                    ; preds = %if.end.i
  %conv.i.i247 = zext i32 %call.i244 to i64
  %call1.i.i248 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i247, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i248, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i250, label %cond_check.exit.i

cond.true.i.i250:                                 ; preds = %if.end.i.i249
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i249, %cond.true.i.i250
  %cond.i.i252 = phi i32 [ 22, %cond.true.i.i250 ], [ 0, %if.end.i.i249 ]
  %tobool.i.i253 = icmp ne i32 %cond.i.i252, 0
  br i1 %tobool.i.i253, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i248, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond120 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond120, label %cond_bind.exit.i, label %if.end5.i.i255

if.end5.i.i255:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i255, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i255 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i247, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i257 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i257, label %if.then20.i.i, label %if.else.i.i258

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i258:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i244, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i258
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i258, %cond_bind.exit.i
  %error.i.i239.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i27.i.0, %if.else.i.i258 ]
  %tobool31.i.i = icmp ne i32 %error.i.i239.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i247
  %add34.i.i = add i32 32, %call.i244
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i235.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i239.2, %if.then32.i.i ], [ %error.i.i239.2, %if.end30.i.i ]
  %tobool.i259 = icmp ne i32 %retval.i.i235.0, 0
  br i1 %tobool.i259, label %end_waiting.exit27.i, label %if.end.i263

if.end.i263:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i247
  %add.i14.i = add i32 32, %call.i244
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i39.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i244
  %and.i.i261 = and i32 %conv.i39.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i261, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i263
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i42.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i42.i, label %land.lhs.true.i.i264, label %land.end.i

land.lhs.true.i.i264:                             ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i43.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i43.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i266

land.rhs.i.i266:                                  ; preds = %land.lhs.true.i.i264
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i265 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i264, %land.rhs.i.i266, %if.end.i263
  %5 = phi i1 [ false, %if.end.i263 ], [ false, %land.lhs.true.i.i264 ], [ false, %land.rhs.i ], [ %tobool5.i.i265, %land.rhs.i.i266 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i46.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i47.i = icmp ne i32 %call.i46.i, 0
  br i1 %tobool.i47.i, label %if.then.i50.i, label %cond_woken.exit.i

if.then.i50.i:                                    ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i48.i = sext i32 %land.ext.i to i64
  %call2.i49.i = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i48.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i50.i, %land.end.i
  %spec.select = select i1 %cmp.i17.i, i1 true, i1 %5
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i240.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i235.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i240.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i281 = zext i32 %call.i17.i to i64
  %add.i.i282 = add i64 %conv.i18.i281, 1
  br label %do.body.i.i288

do.body.i.i288:                                   ; preds = %do.body.i.i288, %cond.false.i
  %call5.i.i286 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i282, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i286, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i287 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i289 = zext i32 %conv.i16.i to i64
  %cmp11.i.i290 = icmp ne i64 %conv10.i.i289, 4294967295
  %or.cond121 = select i1 %cmp7.i.i287, i1 %cmp11.i.i290, i1 false
  br i1 %or.cond121, label %do.body.i.i288, label %do.end.i.i302.critedge

do.end.i.i302.critedge:                           ; preds = %do.body.i.i288
  %cmp22.i.i301 = icmp eq i64 %conv10.i.i289, 4294967295
  br i1 %cmp22.i.i301, label %if.then.i.i303, label %mutex_lock.exit.i315

if.then.i.i303:                                   ; preds = %do.end.i.i302.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i315

mutex_lock.exit.i315:                             ; preds = %do.end.i.i302.critedge, %if.then.i.i303
  %retval.i.i272.0 = phi i32 [ 22, %if.then.i.i303 ], [ 0, %do.end.i.i302.critedge ]
  %cmp.i314 = icmp ne i32 %retval.i.i272.0, 0
  %tobool.i317 = icmp ne i32 %in_time.i.0, 0
  %cond.i318 = select i1 %tobool.i317, i32 0, i32 110
  %retval.i278.0 = select i1 %cmp.i314, i32 %retval.i.i272.0, i32 %cond.i318
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i315, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i278.0, %mutex_lock.exit.i315 ], [ %retval.i240.0, %end_waiting.exit27.i ]
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
  %call.i247 = call i32 @__gomc_self()
  %cmp.i.i248 = icmp uge i32 %call.i247, 31
  br i1 %cmp.i.i248, label %if.then.i.i249, label %if.end.i.i252

if.then.i.i249:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i252:                                    ; preds = %if.end.i
  %conv.i.i250 = zext i32 %call.i247 to i64
  %call1.i.i251 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i250, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i251, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i253, label %cond_check.exit.i

cond.true.i.i253:                                 ; preds = %if.end.i.i252
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i252, %cond.true.i.i253
  %cond.i.i255 = phi i32 [ 22, %cond.true.i.i253 ], [ 0, %if.end.i.i252 ]
  %tobool.i.i256 = icmp ne i32 %cond.i.i255, 0
  br i1 %tobool.i.i256, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i251, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %2 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %2, %3
  %or.cond121 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond121, label %cond_bind.exit.i, label %if.end5.i.i258

if.end5.i.i258:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i258, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i258 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i250, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call15.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv17.i.i = zext i32 %conv.i43.i.i to i64
  %cmp18.i.i260 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i260, label %if.then20.i.i, label %if.else.i.i261

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i261:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i247, 1
  %cmp24.i.i = icmp ne i32 %conv.i43.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i261
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i261, %cond_bind.exit.i
  %error.i.i242.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i27.i.0, %if.else.i.i261 ]
  %tobool31.i.i = icmp ne i32 %error.i.i242.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i250
  %add34.i.i = add i32 32, %call.i247
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i238.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i242.2, %if.then32.i.i ], [ %error.i.i242.2, %if.end30.i.i ]
  %tobool.i262 = icmp ne i32 %retval.i.i238.0, 0
  br i1 %tobool.i262, label %end_waiting.exit27.i, label %if.end.i266

if.end.i266:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i250
  %add.i14.i = add i32 32, %call.i247
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i39.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i247
  %and.i.i264 = and i32 %conv.i39.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i264, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i266
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i42.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i42.i, label %land.lhs.true.i.i267, label %land.end.i

land.lhs.true.i.i267:                             ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i43.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i43.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i269

land.rhs.i.i269:                                  ; preds = %land.lhs.true.i.i267
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i268 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i267, %land.rhs.i.i269, %if.end.i266
  %5 = phi i1 [ false, %if.end.i266 ], [ false, %land.lhs.true.i.i267 ], [ false, %land.rhs.i ], [ %tobool5.i.i268, %land.rhs.i.i269 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i46.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i47.i = icmp ne i32 %call.i46.i, 0
  br i1 %tobool.i47.i, label %if.then.i50.i, label %cond_woken.exit.i

if.then.i50.i:                                    ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i48.i = sext i32 %land.ext.i to i64
  %call2.i49.i = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i48.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i50.i, %land.end.i
  %spec.select122 = select i1 %cmp.i17.i, i1 true, i1 %5
  %lor.ext.i272 = zext i1 %spec.select122 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i272, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i243.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i238.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i243.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i17.i = call i32 @__gomc_self()
  %conv.i18.i286 = zext i32 %call.i17.i to i64
  %add.i.i287 = add i64 %conv.i18.i286, 1
  br label %do.body.i.i293

do.body.i.i293:                                   ; preds = %do.body.i.i293, %cond.false.i
  %call5.i.i291 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i287, i64 noundef 0, i32 noundef 1)
  %and.i15.i = and i64 %call5.i.i291, 4294967295
  %conv.i16.i = trunc i64 %and.i15.i to i32
  %cmp7.i.i292 = icmp ne i32 %conv.i16.i, 0
  %conv10.i.i294 = zext i32 %conv.i16.i to i64
  %cmp11.i.i295 = icmp ne i64 %conv10.i.i294, 4294967295
  %or.cond123 = select i1 %cmp7.i.i292, i1 %cmp11.i.i295, i1 false
  br i1 %or.cond123, label %do.body.i.i293, label %do.end.i.i307.critedge

do.end.i.i307.critedge:                           ; preds = %do.body.i.i293
  %cmp22.i.i306 = icmp eq i64 %conv10.i.i294, 4294967295
  br i1 %cmp22.i.i306, label %if.then.i.i308, label %mutex_lock.exit.i320

if.then.i.i308:                                   ; preds = %do.end.i.i307.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i320

mutex_lock.exit.i320:                             ; preds = %do.end.i.i307.critedge, %if.then.i.i308
  %retval.i.i277.0 = phi i32 [ 22, %if.then.i.i308 ], [ 0, %do.end.i.i307.critedge ]
  %cmp.i319 = icmp ne i32 %retval.i.i277.0, 0
  %tobool.i322 = icmp ne i32 %in_time.i.0, 0
  %cond.i323 = select i1 %tobool.i322, i32 0, i32 110
  %retval.i283.0 = select i1 %cmp.i319, i32 %retval.i.i277.0, i32 %cond.i323
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i320, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i283.0, %mutex_lock.exit.i320 ], [ %retval.i243.0, %end_waiting.exit27.i ]
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

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_defined(i64 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

