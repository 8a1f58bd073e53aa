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
  %cmp.i270 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i270, label %if.then.i271, label %if.end.i276

if.then.i271:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i276:                                      ; preds = %if.then
  %conv.i272 = zext i32 %call.i6 to i64
  %call1.i273 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i272, i64 noundef 0, i32 noundef 2)
  %and.i391 = and i64 %call1.i273, -9223372036854775808
  %tobool.i392 = icmp ne i64 %and.i391, 0
  br i1 %tobool.i392, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i276
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i276, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i276 ]
  %tobool.i275 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i275, label %cond_enqueue.exit310, label %if.end4.i280

if.end4.i280:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i420 = and i64 %call1.i273, 4294967295
  %conv.i.i421 = trunc i64 %and.i.i420 to i32
  %cmp.i422 = icmp eq i32 %conv.i.i421, 0
  br i1 %cmp.i422, label %if.then.i423, label %if.end.i426

if.then.i423:                                     ; preds = %if.end4.i280
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i426:                                      ; preds = %if.end4.i280
  %1 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i424 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i425 = icmp eq i32 %call2.i424, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %1, %2
  %or.cond = or i1 %tobool.i425, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i428

if.end5.i428:                                     ; preds = %if.end.i426
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i426, %if.end5.i428, %if.then.i423
  %retval.i415.0 = phi i32 [ 0, %if.then.i423 ], [ 22, %if.end5.i428 ], [ 0, %if.end.i426 ]
  %tobool6.i279 = icmp ne i32 %retval.i415.0, 0
  br i1 %tobool6.i279, label %if.end25.i299, label %if.then7.i288

if.then7.i288:                                    ; preds = %cond_bind.exit
  %add.i282 = add i64 %conv.i272, 1
  %call10.i283 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i282, i64 noundef 0, i32 noundef 1)
  %and.i37.i284 = and i64 %call10.i283, 4294967295
  %conv.i38.i285 = trunc i64 %and.i37.i284 to i32
  %conv12.i286 = zext i32 %conv.i38.i285 to i64
  %cmp13.i287 = icmp eq i64 %conv12.i286, 4294967295
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

if.end25.i299:                                    ; preds = %if.then15.i289, %if.then21.i295, %if.else.i294, %cond_bind.exit
  %error.i269.2 = phi i32 [ %retval.i415.0, %cond_bind.exit ], [ 22, %if.then15.i289 ], [ 1, %if.then21.i295 ], [ %retval.i415.0, %if.else.i294 ]
  %tobool26.i298 = icmp ne i32 %error.i269.2, 0
  br i1 %tobool26.i298, label %if.then27.i308, label %cond_enqueue.exit310

if.then27.i308:                                   ; preds = %if.end25.i299
  %shl.i301 = shl i64 1, %conv.i272
  %add29.i302 = add i32 32, %call.i6
  %sh_prom30.i303 = zext i32 %add29.i302 to i64
  %shl31.i304 = shl i64 1, %sh_prom30.i303
  %or.i305 = or i64 %shl.i301, %shl31.i304
  %not.i306 = xor i64 %or.i305, -1
  %call32.i307 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i306, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit310

cond_enqueue.exit310:                             ; preds = %if.end25.i299, %if.then27.i308, %cond_check.exit
  %retval.i264.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i269.2, %if.then27.i308 ], [ %error.i269.2, %if.end25.i299 ]
  %tobool.i8 = icmp ne i32 %retval.i264.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit310
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i330 = shl i64 1, %conv.i272
  %add.i331 = add i32 32, %call.i6
  %sh_prom1.i332 = zext i32 %add.i331 to i64
  %shl2.i333 = shl i64 1, %sh_prom1.i332
  %or.i334 = or i64 %shl.i330, %shl2.i333
  %not.i335 = xor i64 %or.i334, -1
  %call3.i336 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i335, i64 noundef 0, i32 noundef 2)
  %shr.i457 = lshr i64 %call3.i336, 32
  %conv.i458 = trunc i64 %shr.i457 to i32
  %shl5.i338 = shl i32 1, %call.i6
  %and.i339 = and i32 %conv.i458, %shl5.i338
  %cmp.i340 = icmp ne i32 %and.i339, 0
  br i1 %cmp.i340, label %if.then.i30, label %if.then.i226

if.then.i226:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i367 = call i32 @__gomc_self()
  %idxprom.i368 = zext i32 %call.i367 to i64
  %arrayidx.i369 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i368
  %3 = load atomic i32, ptr %arrayidx.i369 seq_cst, align 4
  %and.i370 = and i32 %3, 1
  %cmp.i371 = icmp ne i32 %and.i370, 0
  br i1 %cmp.i371, label %end_waiting.exit, label %if.then.i.i374

if.then.i.i374:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i529 = call i32 @__gomc_self()
  %conv.i530 = zext i32 %call.i529 to i64
  %add.i531 = add i64 %conv.i530, 1
  %call.i563 = call i32 @__gomc_mutex_kinds()
  %tobool.i564 = icmp ne i32 %call.i563, 0
  br i1 %tobool.i564, label %if.end.i569, label %mutex_kind.exit574

if.end.i569:                                      ; preds = %end_waiting.exit
  %add.ptr.i586 = getelementptr inbounds i8, ptr %mutex, i64 16
  %4 = load i32, ptr %add.ptr.i586, align 4
  %and.i567 = and i32 %4, 3
  %cmp.i568 = icmp eq i32 %and.i567, 3
  %.and.i567 = select i1 %cmp.i568, i32 0, i32 %and.i567
  br label %mutex_kind.exit574

mutex_kind.exit574:                               ; preds = %end_waiting.exit, %if.end.i569
  %retval.i560.0 = phi i32 [ %.and.i567, %if.end.i569 ], [ 0, %end_waiting.exit ]
  br label %do.body.i53

do.body.i53:                                      ; preds = %land.rhs.i, %mutex_kind.exit574
  %cmp.i50 = icmp eq i32 %retval.i560.0, 1
  %conv.i51 = zext i1 %cmp.i50 to i32
  %conv3.i = sext i32 %conv.i51 to i64
  %call4.i52 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i531, i64 noundef %conv3.i, i32 noundef 1)
  %and.i197 = and i64 %call4.i52, 4294967295
  %conv.i198 = trunc i64 %and.i197 to i32
  %cmp6.i = icmp ne i32 %conv.i198, 0
  %conv9.i = zext i32 %conv.i198 to i64
  %cmp10.i = icmp ne i64 %conv9.i, 4294967295
  %or.cond104 = select i1 %cmp6.i, i1 %cmp10.i, i1 false
  br i1 %or.cond104, label %land.rhs.i, label %do.end.i56

land.rhs.i:                                       ; preds = %do.body.i53
  %cmp14.i = icmp ne i64 %conv9.i, %add.i531
  %cmp17.i = icmp eq i32 %retval.i560.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i53, label %do.end.i56

do.end.i56:                                       ; preds = %do.body.i53, %land.rhs.i
  %cmp21.i = icmp eq i64 %conv9.i, 4294967295
  br i1 %cmp21.i, label %if.then.i57, label %if.end.i58

if.then.i57:                                      ; preds = %do.end.i56
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i58:                                       ; preds = %do.end.i56
  %cmp26.i = icmp eq i64 %conv9.i, %add.i531
  %cmp30.i = icmp eq i32 %retval.i560.0, 2
  %or.cond105 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select113 = select i1 %or.cond105, i32 35, i32 0
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i378 = call i32 @__gomc_self()
  %idxprom.i379 = zext i32 %call.i378 to i64
  %arrayidx.i380 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i379
  %5 = load atomic i32, ptr %arrayidx.i380 seq_cst, align 4
  %and.i381 = and i32 %5, 1
  %cmp.i382 = icmp ne i32 %and.i381, 0
  br i1 %cmp.i382, label %await_request.exit386, label %if.then.i.i385

if.then.i.i385:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit386:                            ; preds = %if.end5.i
  %shl.i348 = shl i64 1, %conv.i272
  %add.i349 = add i32 32, %call.i6
  %sh_prom1.i350 = zext i32 %add.i349 to i64
  %shl2.i351 = shl i64 1, %sh_prom1.i350
  %or.i352 = or i64 %shl.i348, %shl2.i351
  %not.i353 = xor i64 %or.i352, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i353, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i455 = trunc i64 %shr.i to i32
  %shl5.i355 = shl i32 1, %call.i6
  %and.i356 = and i32 %conv.i455, %shl5.i355
  %cmp.i357 = icmp ne i32 %and.i356, 0
  br i1 %cmp.i357, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit386
  %call1.i149 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i405 = and i64 %call1.i149, -9223372036854775808
  %tobool.i406 = icmp ne i64 %and.i405, 0
  br i1 %tobool.i406, label %cond.true.i407, label %if.end10.i

cond.true.i407:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i407, %if.then8.i, %await_request.exit386
  %call.i526 = call i32 @__gomc_self()
  %conv.i527 = zext i32 %call.i526 to i64
  %add.i528 = add i64 %conv.i527, 1
  %call.i548 = call i32 @__gomc_mutex_kinds()
  %tobool.i549 = icmp ne i32 %call.i548, 0
  br i1 %tobool.i549, label %if.end.i554, label %mutex_kind.exit559

if.end.i554:                                      ; preds = %if.end10.i
  %add.ptr.i588 = getelementptr inbounds i8, ptr %mutex, i64 16
  %6 = load i32, ptr %add.ptr.i588, align 4
  %and.i552 = and i32 %6, 3
  %cmp.i553 = icmp eq i32 %and.i552, 3
  %.and.i552 = select i1 %cmp.i553, i32 0, i32 %and.i552
  br label %mutex_kind.exit559

mutex_kind.exit559:                               ; preds = %if.end10.i, %if.end.i554
  %retval.i545.0 = phi i32 [ %.and.i552, %if.end.i554 ], [ 0, %if.end10.i ]
  br label %do.body.i71

do.body.i71:                                      ; preds = %land.rhs.i81, %mutex_kind.exit559
  %cmp.i67 = icmp eq i32 %retval.i545.0, 1
  %conv.i68 = zext i1 %cmp.i67 to i32
  %conv3.i69 = sext i32 %conv.i68 to i64
  %call4.i70 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i528, i64 noundef %conv3.i69, i32 noundef 1)
  %and.i182 = and i64 %call4.i70, 4294967295
  %conv.i183 = trunc i64 %and.i182 to i32
  %cmp6.i73 = icmp ne i32 %conv.i183, 0
  %conv9.i75 = zext i32 %conv.i183 to i64
  %cmp10.i76 = icmp ne i64 %conv9.i75, 4294967295
  %or.cond106 = select i1 %cmp6.i73, i1 %cmp10.i76, i1 false
  br i1 %or.cond106, label %land.rhs.i81, label %do.end.i90

land.rhs.i81:                                     ; preds = %do.body.i71
  %cmp14.i80 = icmp ne i64 %conv9.i75, %add.i528
  %cmp17.i83 = icmp eq i32 %retval.i545.0, 0
  %spec.select107 = select i1 %cmp14.i80, i1 true, i1 %cmp17.i83
  br i1 %spec.select107, label %do.body.i71, label %do.end.i90

do.end.i90:                                       ; preds = %do.body.i71, %land.rhs.i81
  %cmp21.i89 = icmp eq i64 %conv9.i75, 4294967295
  br i1 %cmp21.i89, label %if.then.i92, label %mutex_lock.exit102

if.then.i92:                                      ; preds = %do.end.i90
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit102

mutex_lock.exit102:                               ; preds = %do.end.i90, %if.then.i92
  %call.i387 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i388 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit102
  %call.i465 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i466 = and i64 %call.i465, -9223372036854775808
  %tobool.i467 = icmp ne i64 %and.i466, 0
  br i1 %tobool.i467, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i474 = shl i64 %call.i465, 1
  %7 = inttoptr i64 %shl.i474 to ptr
  %call.i479 = call i64 @__gomc_remember(i64 noundef %shl.i474, i64 noundef 0)
  %call1.i480 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i479)
  %call.i473 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %7, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i476 = shl i64 %call.i465, 1
  %8 = inttoptr i64 %shl.i476 to ptr
  %tobool3.i470 = icmp ne ptr %8, null
  br i1 %tobool3.i470, label %if.then.i471, label %if.end.i472

if.then.i471:                                     ; preds = %while.end.i
  %add.i477 = add i64 %shl.i476, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i477, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %8, i32 noundef 1)
  unreachable

if.end.i472:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %9 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %9)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i240 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i240, label %if.then.i241, label %if.end.i246

if.then.i241:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i246:                                      ; preds = %if.end
  %conv.i242 = zext i32 %call.i18 to i64
  %call1.i243 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i242, i64 noundef 0, i32 noundef 2)
  %and.i396 = and i64 %call1.i243, -9223372036854775808
  %tobool.i397 = icmp ne i64 %and.i396, 0
  br i1 %tobool.i397, label %cond.true.i398, label %cond_check.exit401

cond.true.i398:                                   ; preds = %if.end.i246
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit401

cond_check.exit401:                               ; preds = %if.end.i246, %cond.true.i398
  %cond.i400 = phi i32 [ 22, %cond.true.i398 ], [ 0, %if.end.i246 ]
  %tobool.i245 = icmp ne i32 %cond.i400, 0
  br i1 %tobool.i245, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit401
  %add.ptr.i441 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i442 = and i64 %call1.i243, 4294967295
  %conv.i.i443 = trunc i64 %and.i.i442 to i32
  %cmp.i444 = icmp eq i32 %conv.i.i443, 0
  br i1 %cmp.i444, label %if.then.i445, label %if.end.i448

if.then.i445:                                     ; preds = %if.end4.i
  %10 = ptrtoint ptr %mutex to i64
  store atomic i64 %10, ptr %add.ptr.i441 monotonic, align 8
  br label %cond_bind.exit453

if.end.i448:                                      ; preds = %if.end4.i
  %11 = load atomic i64, ptr %add.ptr.i441 monotonic, align 8
  %call2.i446 = call i32 @__gomc_defined(i64 noundef %11)
  %tobool.i447 = icmp eq i32 %call2.i446, 0
  %12 = ptrtoint ptr %mutex to i64
  %cmp3.i449 = icmp eq i64 %11, %12
  %or.cond109 = or i1 %tobool.i447, %cmp3.i449
  br i1 %or.cond109, label %cond_bind.exit453, label %if.end5.i452

if.end5.i452:                                     ; preds = %if.end.i448
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit453

cond_bind.exit453:                                ; preds = %if.end.i448, %if.end5.i452, %if.then.i445
  %retval.i433.0 = phi i32 [ 0, %if.then.i445 ], [ 22, %if.end5.i452 ], [ 0, %if.end.i448 ]
  %tobool6.i249 = icmp ne i32 %retval.i433.0, 0
  br i1 %tobool6.i249, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit453
  %add.i = add i64 %conv.i242, 1
  %call10.i251 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i251, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i252, %cond_bind.exit453
  %error.i239.2 = phi i32 [ %retval.i433.0, %cond_bind.exit453 ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i433.0, %if.else.i252 ]
  %tobool26.i = icmp ne i32 %error.i239.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i253 = shl i64 1, %conv.i242
  %add29.i = add i32 32, %call.i18
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i253, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit401
  %retval.i235.0 = phi i32 [ 22, %cond_check.exit401 ], [ %error.i239.2, %if.then27.i ], [ %error.i239.2, %if.end25.i ]
  %tobool.i20 = icmp ne i32 %retval.i235.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i483 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i484 = icmp ne i32 %call.i483, 0
  br i1 %tobool.i484, label %land.lhs.true.i487, label %if.end7.i

land.lhs.true.i487:                               ; preds = %if.end.i22
  %13 = ptrtoint ptr %cond to i64
  %call2.i485 = call i64 @__gomc_note(i64 noundef %13, i32 noundef 0)
  %tobool3.i486 = icmp ne i64 %call2.i485, 0
  br i1 %tobool3.i486, label %if.end7.i, label %land.rhs.i489

land.rhs.i489:                                    ; preds = %land.lhs.true.i487
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i488 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i488, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i489
  %shl.i316 = shl i64 1, %conv.i242
  %add.i317 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i317 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i318 = or i64 %shl.i316, %shl2.i
  %not.i319 = xor i64 %or.i318, -1
  %call3.i320 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i319, i64 noundef 0, i32 noundef 2)
  %shr.i460 = lshr i64 %call3.i320, 32
  %conv.i461 = trunc i64 %shr.i460 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i321 = and i32 %conv.i461, %shl5.i
  %cmp.i322 = icmp ne i32 %and.i321, 0
  %lnot.i23 = xor i1 %cmp.i322, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i494 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i495 = icmp ne i32 %call.i494, 0
  br i1 %tobool.i495, label %if.then.i497, label %cond_sleep.exit

if.then.i497:                                     ; preds = %if.then4.i
  %conv.i496 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %13, i64 noundef %conv.i496)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i487, %if.end.i22, %land.rhs.i489
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i242, i64 noundef 0, i32 noundef 2)
  %shr.i463 = lshr i64 %call9.i26, 32
  %conv.i464 = trunc i64 %shr.i463 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i464, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i502 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i503 = icmp ne i32 %call.i502, 0
  br i1 %tobool.i503, label %if.then.i506, label %cond_sleep.exit

if.then.i506:                                     ; preds = %do.end.i
  %14 = ptrtoint ptr %cond to i64
  %call2.i505 = call i64 @__gomc_remember(i64 noundef %14, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i506, %if.then4.i, %if.then.i497, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i235.0, %cond_enqueue.exit ], [ 0, %if.then.i497 ], [ 0, %if.then4.i ], [ 0, %if.then.i506 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i359 = call i32 @__gomc_self()
  %idxprom.i360 = zext i32 %call.i359 to i64
  %arrayidx.i361 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i360
  %15 = load atomic i32, ptr %arrayidx.i361 seq_cst, align 4
  %and.i362 = and i32 %15, 1
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
  %call.i510 = call i32 @__gomc_self()
  %idxprom.i511 = zext i32 %call.i510 to i64
  %arrayidx.i512 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i511
  %call1.i515 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i512, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i207, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i523 = call i32 @__gomc_self()
  %conv.i524 = zext i32 %call.i523 to i64
  %add.i525 = add i64 %conv.i524, 1
  %call.i535 = call i32 @__gomc_mutex_kinds()
  %tobool.i536 = icmp ne i32 %call.i535, 0
  br i1 %tobool.i536, label %if.end.i541, label %mutex_kind.exit

if.end.i541:                                      ; preds = %cond.false
  %add.ptr.i590 = getelementptr inbounds i8, ptr %mutex, i64 16
  %16 = load i32, ptr %add.ptr.i590, align 4
  %and.i539 = and i32 %16, 3
  %cmp.i540 = icmp eq i32 %and.i539, 3
  %.and.i539 = select i1 %cmp.i540, i32 0, i32 %and.i539
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond.false, %if.end.i541
  %retval.i532.0 = phi i32 [ %.and.i539, %if.end.i541 ], [ 0, %cond.false ]
  br label %do.body.i115

do.body.i115:                                     ; preds = %land.rhs.i125, %mutex_kind.exit
  %cmp.i111 = icmp eq i32 %retval.i532.0, 1
  %conv.i112 = zext i1 %cmp.i111 to i32
  %conv3.i113 = sext i32 %conv.i112 to i64
  %call4.i114 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i525, i64 noundef %conv3.i113, i32 noundef 1)
  %and.i167 = and i64 %call4.i114, 4294967295
  %conv.i168 = trunc i64 %and.i167 to i32
  %cmp6.i117 = icmp ne i32 %conv.i168, 0
  %conv9.i119 = zext i32 %conv.i168 to i64
  %cmp10.i120 = icmp ne i64 %conv9.i119, 4294967295
  %or.cond110 = select i1 %cmp6.i117, i1 %cmp10.i120, i1 false
  br i1 %or.cond110, label %land.rhs.i125, label %do.end.i134

land.rhs.i125:                                    ; preds = %do.body.i115
  %cmp14.i124 = icmp ne i64 %conv9.i119, %add.i525
  %cmp17.i127 = icmp eq i32 %retval.i532.0, 0
  %spec.select111 = select i1 %cmp14.i124, i1 true, i1 %cmp17.i127
  br i1 %spec.select111, label %do.body.i115, label %do.end.i134

do.end.i134:                                      ; preds = %do.body.i115, %land.rhs.i125
  %cmp21.i133 = icmp eq i64 %conv9.i119, 4294967295
  br i1 %cmp21.i133, label %if.then.i136, label %if.end.i140

if.then.i136:                                     ; preds = %do.end.i134
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i140:                                      ; preds = %do.end.i134
  %cmp26.i139 = icmp eq i64 %conv9.i119, %add.i525
  %cmp30.i142 = icmp eq i32 %retval.i532.0, 2
  %or.cond112 = select i1 %cmp26.i139, i1 %cmp30.i142, i1 false
  %spec.select114 = select i1 %or.cond112, i32 35, i32 0
  br label %return

return:                                           ; preds = %if.end.i140, %if.end.i58, %end_waiting.exit42, %if.then.i136, %cond_enqueue.exit310, %if.then.i57
  %retval.0 = phi i32 [ %retval.i264.0, %cond_enqueue.exit310 ], [ 22, %if.then.i57 ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i136 ], [ %spec.select113, %if.end.i58 ], [ %spec.select114, %if.end.i140 ]
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
  %cmp.i70 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i70, label %if.then.i71, label %if.end.i76

if.then.i71:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i76:                                       ; preds = %if.then.i
  %conv.i72 = zext i32 %call.i6.i to i64
  %call1.i73 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i72, i64 noundef 0, i32 noundef 2)
  %and.i144 = and i64 %call1.i73, -9223372036854775808
  %tobool.i145 = icmp ne i64 %and.i144, 0
  br i1 %tobool.i145, label %cond.true.i146, label %cond_check.exit

cond.true.i146:                                   ; preds = %if.end.i76
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i76, %cond.true.i146
  %cond.i = phi i32 [ 22, %cond.true.i146 ], [ 0, %if.end.i76 ]
  %tobool.i75 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i75, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i168 = and i64 %call1.i73, 4294967295
  %conv.i.i169 = trunc i64 %and.i.i168 to i32
  %cmp.i170 = icmp eq i32 %conv.i.i169, 0
  br i1 %cmp.i170, label %if.then.i171, label %if.end.i174

if.then.i171:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i174:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i172 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i173 = icmp eq i32 %call2.i172, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i173, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i174
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i174, %if.end5.i, %if.then.i171
  %retval.i163.0 = phi i32 [ 0, %if.then.i171 ], [ 22, %if.end5.i ], [ 0, %if.end.i174 ]
  %tobool6.i = icmp ne i32 %retval.i163.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i = add i64 %conv.i72, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i69.2 = phi i32 [ %retval.i163.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i163.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i69.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i = shl i64 1, %conv.i72
  %add29.i = add i32 32, %call.i6.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i66.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i69.2, %if.then27.i ], [ %error.i69.2, %if.end25.i ]
  %tobool.i8.i = icmp ne i32 %retval.i66.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i84 = shl i64 1, %conv.i72
  %add.i85 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i85 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i86 = or i64 %shl.i84, %shl2.i
  %not.i87 = xor i64 %or.i86, -1
  %call3.i88 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i87, i64 noundef 0, i32 noundef 2)
  %shr.i178 = lshr i64 %call3.i88, 32
  %conv.i179 = trunc i64 %shr.i178 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i89 = and i32 %conv.i179, %shl5.i
  %cmp.i90 = icmp ne i32 %and.i89, 0
  br i1 %cmp.i90, label %if.then.i15.i, label %if.then.i59

if.then.i59:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i110 = call i32 @__gomc_self()
  %idxprom.i111 = zext i32 %call.i110 to i64
  %arrayidx.i112 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i111
  %4 = load atomic i32, ptr %arrayidx.i112 seq_cst, align 4
  %and.i113 = and i32 %4, 1
  %cmp.i114 = icmp ne i32 %and.i113, 0
  br i1 %cmp.i114, label %end_waiting.exit.i, label %if.then.i.i117

if.then.i.i117:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i209 = call i32 @__gomc_self()
  %conv.i210 = zext i32 %call.i209 to i64
  %add.i211 = add i64 %conv.i210, 1
  %call.i217 = call i32 @__gomc_mutex_kinds()
  %tobool.i218 = icmp ne i32 %call.i217, 0
  br i1 %tobool.i218, label %if.end.i223, label %mutex_kind.exit

if.end.i223:                                      ; preds = %end_waiting.exit.i
  %add.ptr.i252 = getelementptr inbounds i8, ptr %mutex, i64 16
  %5 = load i32, ptr %add.ptr.i252, align 4
  %and.i221 = and i32 %5, 3
  %cmp.i222 = icmp eq i32 %and.i221, 3
  %.and.i221 = select i1 %cmp.i222, i32 0, i32 %and.i221
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %end_waiting.exit.i, %if.end.i223
  %retval.i215.0 = phi i32 [ %.and.i221, %if.end.i223 ], [ 0, %end_waiting.exit.i ]
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %cmp.i33.i = icmp eq i32 %retval.i215.0, 1
  %conv.i34.i = zext i1 %cmp.i33.i to i32
  %conv3.i.i = sext i32 %conv.i34.i to i64
  %call4.i35.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i211, i64 noundef %conv3.i.i, i32 noundef 1)
  %and.i18 = and i64 %call4.i35.i, 4294967295
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp6.i.i = icmp ne i32 %conv.i19, 0
  %conv9.i.i = zext i32 %conv.i19 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 4294967295
  %or.cond103 = select i1 %cmp6.i.i, i1 %cmp10.i.i, i1 false
  br i1 %or.cond103, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp14.i.i = icmp ne i64 %conv9.i.i, %add.i211
  %cmp17.i.i = icmp eq i32 %retval.i215.0, 0
  %spec.select = select i1 %cmp14.i.i, i1 true, i1 %cmp17.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp21.i.i = icmp eq i64 %conv9.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then.i36.i, label %if.end.i37.i

if.then.i36.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i37.i:                                     ; preds = %do.end.i.i
  %cmp26.i.i = icmp eq i64 %conv9.i.i, %add.i211
  %cmp30.i.i = icmp eq i32 %retval.i215.0, 2
  %or.cond104 = select i1 %cmp26.i.i, i1 %cmp30.i.i, i1 false
  %spec.select113 = select i1 %or.cond104, i32 35, i32 0
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i120 = call i32 @__gomc_self()
  %idxprom.i121 = zext i32 %call.i120 to i64
  %arrayidx.i122 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i121
  %6 = load atomic i32, ptr %arrayidx.i122 seq_cst, align 4
  %and.i123 = and i32 %6, 1
  %cmp.i124 = icmp ne i32 %and.i123, 0
  br i1 %cmp.i124, label %await_request.exit128, label %if.then.i.i127

if.then.i.i127:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit128:                            ; preds = %if.end5.i.i
  %shl.i98 = shl i64 1, %conv.i72
  %add.i99 = add i32 32, %call.i6.i
  %sh_prom1.i100 = zext i32 %add.i99 to i64
  %shl2.i101 = shl i64 1, %sh_prom1.i100
  %or.i102 = or i64 %shl.i98, %shl2.i101
  %not.i103 = xor i64 %or.i102, -1
  %call3.i104 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i103, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i104, 32
  %conv.i176 = trunc i64 %shr.i to i32
  %shl5.i106 = shl i32 1, %call.i6.i
  %and.i107 = and i32 %conv.i176, %shl5.i106
  %cmp.i108 = icmp ne i32 %and.i107, 0
  br i1 %cmp.i108, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit128
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i152 = and i64 %call1.i, -9223372036854775808
  %tobool.i153 = icmp ne i64 %and.i152, 0
  br i1 %tobool.i153, label %cond.true.i154, label %if.end10.i.i

cond.true.i154:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i154, %if.then8.i.i, %await_request.exit128
  %call.i212 = call i32 @__gomc_self()
  %conv.i213 = zext i32 %call.i212 to i64
  %add.i214 = add i64 %conv.i213, 1
  %call.i231 = call i32 @__gomc_mutex_kinds()
  %tobool.i232 = icmp ne i32 %call.i231, 0
  br i1 %tobool.i232, label %if.end.i237, label %mutex_kind.exit242

if.end.i237:                                      ; preds = %if.end10.i.i
  %add.ptr.i250 = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %add.ptr.i250, align 4
  %and.i235 = and i32 %7, 3
  %cmp.i236 = icmp eq i32 %and.i235, 3
  %.and.i235 = select i1 %cmp.i236, i32 0, i32 %and.i235
  br label %mutex_kind.exit242

mutex_kind.exit242:                               ; preds = %if.end10.i.i, %if.end.i237
  %retval.i228.0 = phi i32 [ %.and.i235, %if.end.i237 ], [ 0, %if.end10.i.i ]
  br label %do.body.i50.i

do.body.i50.i:                                    ; preds = %land.rhs.i60.i, %mutex_kind.exit242
  %cmp.i46.i = icmp eq i32 %retval.i228.0, 1
  %conv.i47.i = zext i1 %cmp.i46.i to i32
  %conv3.i48.i = sext i32 %conv.i47.i to i64
  %call4.i49.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i214, i64 noundef %conv3.i48.i, i32 noundef 1)
  %and.i33 = and i64 %call4.i49.i, 4294967295
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp6.i52.i = icmp ne i32 %conv.i34, 0
  %conv9.i54.i = zext i32 %conv.i34 to i64
  %cmp10.i55.i = icmp ne i64 %conv9.i54.i, 4294967295
  %or.cond105 = select i1 %cmp6.i52.i, i1 %cmp10.i55.i, i1 false
  br i1 %or.cond105, label %land.rhs.i60.i, label %do.end.i69.i

land.rhs.i60.i:                                   ; preds = %do.body.i50.i
  %cmp14.i59.i = icmp ne i64 %conv9.i54.i, %add.i214
  %cmp17.i62.i = icmp eq i32 %retval.i228.0, 0
  %spec.select106 = select i1 %cmp14.i59.i, i1 true, i1 %cmp17.i62.i
  br i1 %spec.select106, label %do.body.i50.i, label %do.end.i69.i

do.end.i69.i:                                     ; preds = %do.body.i50.i, %land.rhs.i60.i
  %cmp21.i68.i = icmp eq i64 %conv9.i54.i, 4294967295
  br i1 %cmp21.i68.i, label %if.then.i71.i, label %mutex_lock.exit81.i

if.then.i71.i:                                    ; preds = %do.end.i69.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit81.i

mutex_lock.exit81.i:                              ; preds = %do.end.i69.i, %if.then.i71.i
  %call.i140 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i141 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit81.i
  %call.i180 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i181 = and i64 %call.i180, -9223372036854775808
  %tobool.i182 = icmp ne i64 %and.i181, 0
  br i1 %tobool.i182, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i188 = shl i64 %call.i180, 1
  %8 = inttoptr i64 %shl.i188 to ptr
  %call.i193 = call i64 @__gomc_remember(i64 noundef %shl.i188, i64 noundef 0)
  %call1.i194 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i193)
  %call.i187 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %8, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i190 = shl i64 %call.i180, 1
  %9 = inttoptr i64 %shl.i190 to ptr
  %tobool3.i = icmp ne ptr %9, null
  br i1 %tobool3.i, label %if.then.i185, label %if.end.i186

if.then.i185:                                     ; preds = %while.end.i
  %add.i191 = add i64 %shl.i190, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i191, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %9, i32 noundef 1)
  unreachable

if.end.i186:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %10 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %10)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i264 = call i32 @__gomc_self()
  %cmp.i.i265 = icmp uge i32 %call.i264, 31
  br i1 %cmp.i.i265, label %if.then.i.i266, label %if.end.i.i269

if.then.i.i266:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i269:                                    ; preds = %if.end.i
  %conv.i.i267 = zext i32 %call.i264 to i64
  %call1.i.i268 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i267, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i268, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i269
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i269, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i269 ]
  %tobool.i.i270 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i270, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i268, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i272 = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i272, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %11 = ptrtoint ptr %mutex to i64
  store atomic i64 %11, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %12 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %12)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %13 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %12, %13
  %or.cond108 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond108, label %cond_bind.exit.i, label %if.end5.i.i273

if.end5.i.i273:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i273, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i273 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i267, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 4294967295
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i275

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i275:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i264, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i275
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i275, %cond_bind.exit.i
  %error.i.i259.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i27.i.0, %if.else.i.i275 ]
  %tobool26.i.i = icmp ne i32 %error.i.i259.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i267
  %add29.i.i = add i32 32, %call.i264
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i255.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i259.2, %if.then27.i.i ], [ %error.i.i259.2, %if.end25.i.i ]
  %tobool.i277 = icmp ne i32 %retval.i.i255.0, 0
  br i1 %tobool.i277, label %cond_timed_sleep.exit, label %if.end.i281

if.end.i281:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i267
  %add.i14.i = add i32 32, %call.i264
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i37.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i264
  %and.i.i279 = and i32 %conv.i37.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i279, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i282

land.rhs.i282:                                    ; preds = %if.end.i281
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i40.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i40.i, label %land.lhs.true.i.i283, label %land.end.i

land.lhs.true.i.i283:                             ; preds = %land.rhs.i282
  %14 = ptrtoint ptr %cond to i64
  %call2.i41.i = call i64 @__gomc_note(i64 noundef %14, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i41.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i285

land.rhs.i.i285:                                  ; preds = %land.lhs.true.i.i283
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i284 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i282, %land.lhs.true.i.i283, %land.rhs.i.i285, %if.end.i281
  %15 = phi i1 [ false, %if.end.i281 ], [ false, %land.lhs.true.i.i283 ], [ false, %land.rhs.i282 ], [ %tobool5.i.i284, %land.rhs.i.i285 ]
  %land.ext.i286 = zext i1 %15 to i32
  %call.i44.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %if.then.i48.i, label %cond_woken.exit.i

if.then.i48.i:                                    ; preds = %land.end.i
  %16 = ptrtoint ptr %cond to i64
  %conv.i46.i = sext i32 %land.ext.i286 to i64
  %call2.i47.i = call i64 @__gomc_remember(i64 noundef %16, i64 noundef %conv.i46.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i48.i, %land.end.i
  %spec.select109 = select i1 %cmp.i17.i, i1 true, i1 %15
  %lor.ext.i = zext i1 %spec.select109 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i260.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i255.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i131 = call i32 @__gomc_self()
  %idxprom.i132 = zext i32 %call.i131 to i64
  %arrayidx.i133 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i132
  %17 = load atomic i32, ptr %arrayidx.i133 seq_cst, align 4
  %and.i134 = and i32 %17, 1
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
  %call.i203 = call i32 @__gomc_self()
  %idxprom.i204 = zext i32 %call.i203 to i64
  %arrayidx.i205 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i204
  %call1.i208 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i205, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i44, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i260.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i.i300 = add i64 %conv.i15.i, 1
  %call.i.i301 = call i32 @__gomc_mutex_kinds()
  %tobool.i.i302 = icmp ne i32 %call.i.i301, 0
  br i1 %tobool.i.i302, label %if.end.i23.i, label %mutex_kind.exit.i

if.end.i23.i:                                     ; preds = %cond.false.i
  %add.ptr.i.i303 = getelementptr inbounds i8, ptr %mutex, i64 16
  %18 = load i32, ptr %add.ptr.i.i303, align 4
  %and.i21.i304 = and i32 %18, 3
  %cmp.i22.i = icmp eq i32 %and.i21.i304, 3
  %.and.i21.i304 = select i1 %cmp.i22.i, i32 0, i32 %and.i21.i304
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %cond.false.i, %if.end.i23.i
  %retval.i16.i.0 = phi i32 [ %.and.i21.i304, %if.end.i23.i ], [ 0, %cond.false.i ]
  br label %do.body.i.i313

do.body.i.i313:                                   ; preds = %land.rhs.i.i320, %mutex_kind.exit.i
  %cmp.i.i308 = icmp eq i32 %retval.i16.i.0, 1
  %conv.i.i309 = zext i1 %cmp.i.i308 to i32
  %conv3.i.i310 = sext i32 %conv.i.i309 to i64
  %call4.i.i311 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i300, i64 noundef %conv3.i.i310, i32 noundef 1)
  %and.i12.i = and i64 %call4.i.i311, 4294967295
  %conv.i13.i = trunc i64 %and.i12.i to i32
  %cmp6.i.i312 = icmp ne i32 %conv.i13.i, 0
  %conv9.i.i314 = zext i32 %conv.i13.i to i64
  %cmp10.i.i315 = icmp ne i64 %conv9.i.i314, 4294967295
  %or.cond110 = select i1 %cmp6.i.i312, i1 %cmp10.i.i315, i1 false
  br i1 %or.cond110, label %land.rhs.i.i320, label %do.end.i.i327

land.rhs.i.i320:                                  ; preds = %do.body.i.i313
  %cmp14.i.i319 = icmp ne i64 %conv9.i.i314, %add.i.i300
  %cmp17.i.i321 = icmp eq i32 %retval.i16.i.0, 0
  %spec.select111 = select i1 %cmp14.i.i319, i1 true, i1 %cmp17.i.i321
  br i1 %spec.select111, label %do.body.i.i313, label %do.end.i.i327

do.end.i.i327:                                    ; preds = %do.body.i.i313, %land.rhs.i.i320
  %cmp21.i.i326 = icmp eq i64 %conv9.i.i314, 4294967295
  br i1 %cmp21.i.i326, label %if.then.i.i328, label %if.end.i.i331

if.then.i.i328:                                   ; preds = %do.end.i.i327
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i337

if.end.i.i331:                                    ; preds = %do.end.i.i327
  %cmp26.i.i330 = icmp eq i64 %conv9.i.i314, %add.i.i300
  %cmp30.i.i332 = icmp eq i32 %retval.i16.i.0, 2
  %or.cond112 = select i1 %cmp26.i.i330, i1 %cmp30.i.i332, i1 false
  %spec.select114 = select i1 %or.cond112, i32 35, i32 0
  br label %mutex_lock.exit.i337

mutex_lock.exit.i337:                             ; preds = %if.end.i.i331, %if.then.i.i328
  %retval.i.i292.0 = phi i32 [ 22, %if.then.i.i328 ], [ %spec.select114, %if.end.i.i331 ]
  %cmp.i336 = icmp ne i32 %retval.i.i292.0, 0
  %tobool.i339 = icmp ne i32 %in_time.i.0, 0
  %cond.i340 = select i1 %tobool.i339, i32 0, i32 110
  %retval.i297.0 = select i1 %cmp.i336, i32 %retval.i.i292.0, i32 %cond.i340
  br label %return

return:                                           ; preds = %if.end.i37.i, %if.then.i36.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i337, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i66.0, %cond_enqueue.exit ], [ 22, %if.then.i36.i ], [ %retval.i297.0, %mutex_lock.exit.i337 ], [ %retval.i260.0, %end_waiting.exit27.i ], [ %spec.select113, %if.end.i37.i ]
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
  %cmp.i73 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i73, label %if.then.i74, label %if.end.i79

if.then.i74:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i79:                                       ; preds = %if.then.i
  %conv.i75 = zext i32 %call.i6.i to i64
  %call1.i76 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i75, i64 noundef 0, i32 noundef 2)
  %and.i147 = and i64 %call1.i76, -9223372036854775808
  %tobool.i148 = icmp ne i64 %and.i147, 0
  br i1 %tobool.i148, label %cond.true.i149, label %cond_check.exit

cond.true.i149:                                   ; preds = %if.end.i79
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i79, %cond.true.i149
  %cond.i = phi i32 [ 22, %cond.true.i149 ], [ 0, %if.end.i79 ]
  %tobool.i78 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i78, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i171 = and i64 %call1.i76, 4294967295
  %conv.i.i172 = trunc i64 %and.i.i171 to i32
  %cmp.i173 = icmp eq i32 %conv.i.i172, 0
  br i1 %cmp.i173, label %if.then.i174, label %if.end.i177

if.then.i174:                                     ; preds = %if.end4.i
  %1 = ptrtoint ptr %mutex to i64
  store atomic i64 %1, ptr %add.ptr.i monotonic, align 8
  br label %cond_bind.exit

if.end.i177:                                      ; preds = %if.end4.i
  %2 = load atomic i64, ptr %add.ptr.i monotonic, align 8
  %call2.i175 = call i32 @__gomc_defined(i64 noundef %2)
  %tobool.i176 = icmp eq i32 %call2.i175, 0
  %3 = ptrtoint ptr %mutex to i64
  %cmp3.i = icmp eq i64 %2, %3
  %or.cond = or i1 %tobool.i176, %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i177
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i177, %if.end5.i, %if.then.i174
  %retval.i166.0 = phi i32 [ 0, %if.then.i174 ], [ 22, %if.end5.i ], [ 0, %if.end.i177 ]
  %tobool6.i = icmp ne i32 %retval.i166.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %add.i = add i64 %conv.i75, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
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

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i72.2 = phi i32 [ %retval.i166.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i166.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i72.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i = shl i64 1, %conv.i75
  %add29.i = add i32 32, %call.i6.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i69.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i72.2, %if.then27.i ], [ %error.i72.2, %if.end25.i ]
  %tobool.i8.i = icmp ne i32 %retval.i69.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i87 = shl i64 1, %conv.i75
  %add.i88 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i88 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i89 = or i64 %shl.i87, %shl2.i
  %not.i90 = xor i64 %or.i89, -1
  %call3.i91 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i90, i64 noundef 0, i32 noundef 2)
  %shr.i181 = lshr i64 %call3.i91, 32
  %conv.i182 = trunc i64 %shr.i181 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i92 = and i32 %conv.i182, %shl5.i
  %cmp.i93 = icmp ne i32 %and.i92, 0
  br i1 %cmp.i93, label %if.then.i15.i, label %if.then.i62

if.then.i62:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i113 = call i32 @__gomc_self()
  %idxprom.i114 = zext i32 %call.i113 to i64
  %arrayidx.i115 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i114
  %4 = load atomic i32, ptr %arrayidx.i115 seq_cst, align 4
  %and.i116 = and i32 %4, 1
  %cmp.i117 = icmp ne i32 %and.i116, 0
  br i1 %cmp.i117, label %end_waiting.exit.i, label %if.then.i.i120

if.then.i.i120:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i212 = call i32 @__gomc_self()
  %conv.i213 = zext i32 %call.i212 to i64
  %add.i214 = add i64 %conv.i213, 1
  %call.i220 = call i32 @__gomc_mutex_kinds()
  %tobool.i221 = icmp ne i32 %call.i220, 0
  br i1 %tobool.i221, label %if.end.i226, label %mutex_kind.exit

if.end.i226:                                      ; preds = %end_waiting.exit.i
  %add.ptr.i255 = getelementptr inbounds i8, ptr %mutex, i64 16
  %5 = load i32, ptr %add.ptr.i255, align 4
  %and.i224 = and i32 %5, 3
  %cmp.i225 = icmp eq i32 %and.i224, 3
  %.and.i224 = select i1 %cmp.i225, i32 0, i32 %and.i224
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %end_waiting.exit.i, %if.end.i226
  %retval.i218.0 = phi i32 [ %.and.i224, %if.end.i226 ], [ 0, %end_waiting.exit.i ]
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %cmp.i33.i = icmp eq i32 %retval.i218.0, 1
  %conv.i34.i = zext i1 %cmp.i33.i to i32
  %conv3.i.i = sext i32 %conv.i34.i to i64
  %call4.i35.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i214, i64 noundef %conv3.i.i, i32 noundef 1)
  %and.i21 = and i64 %call4.i35.i, 4294967295
  %conv.i22 = trunc i64 %and.i21 to i32
  %cmp6.i.i = icmp ne i32 %conv.i22, 0
  %conv9.i.i = zext i32 %conv.i22 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 4294967295
  %or.cond104 = select i1 %cmp6.i.i, i1 %cmp10.i.i, i1 false
  br i1 %or.cond104, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %do.body.i.i
  %cmp14.i.i = icmp ne i64 %conv9.i.i, %add.i214
  %cmp17.i.i = icmp eq i32 %retval.i218.0, 0
  %spec.select105 = select i1 %cmp14.i.i, i1 true, i1 %cmp17.i.i
  br i1 %spec.select105, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %do.body.i.i, %land.rhs.i.i
  %cmp21.i.i = icmp eq i64 %conv9.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then.i36.i, label %if.end.i37.i

if.then.i36.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i37.i:                                     ; preds = %do.end.i.i
  %cmp26.i.i = icmp eq i64 %conv9.i.i, %add.i214
  %cmp30.i.i = icmp eq i32 %retval.i218.0, 2
  %or.cond106 = select i1 %cmp26.i.i, i1 %cmp30.i.i, i1 false
  %spec.select = select i1 %or.cond106, i32 35, i32 0
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i123 = call i32 @__gomc_self()
  %idxprom.i124 = zext i32 %call.i123 to i64
  %arrayidx.i125 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i124
  %6 = load atomic i32, ptr %arrayidx.i125 seq_cst, align 4
  %and.i126 = and i32 %6, 1
  %cmp.i127 = icmp ne i32 %and.i126, 0
  br i1 %cmp.i127, label %await_request.exit131, label %if.then.i.i130

if.then.i.i130:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit131:                            ; preds = %if.end5.i.i
  %shl.i101 = shl i64 1, %conv.i75
  %add.i102 = add i32 32, %call.i6.i
  %sh_prom1.i103 = zext i32 %add.i102 to i64
  %shl2.i104 = shl i64 1, %sh_prom1.i103
  %or.i105 = or i64 %shl.i101, %shl2.i104
  %not.i106 = xor i64 %or.i105, -1
  %call3.i107 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i106, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i107, 32
  %conv.i179 = trunc i64 %shr.i to i32
  %shl5.i109 = shl i32 1, %call.i6.i
  %and.i110 = and i32 %conv.i179, %shl5.i109
  %cmp.i111 = icmp ne i32 %and.i110, 0
  br i1 %cmp.i111, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit131
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %cond, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i155 = and i64 %call1.i, -9223372036854775808
  %tobool.i156 = icmp ne i64 %and.i155, 0
  br i1 %tobool.i156, label %cond.true.i157, label %if.end10.i.i

cond.true.i157:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i157, %if.then8.i.i, %await_request.exit131
  %call.i215 = call i32 @__gomc_self()
  %conv.i216 = zext i32 %call.i215 to i64
  %add.i217 = add i64 %conv.i216, 1
  %call.i234 = call i32 @__gomc_mutex_kinds()
  %tobool.i235 = icmp ne i32 %call.i234, 0
  br i1 %tobool.i235, label %if.end.i240, label %mutex_kind.exit245

if.end.i240:                                      ; preds = %if.end10.i.i
  %add.ptr.i253 = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %add.ptr.i253, align 4
  %and.i238 = and i32 %7, 3
  %cmp.i239 = icmp eq i32 %and.i238, 3
  %.and.i238 = select i1 %cmp.i239, i32 0, i32 %and.i238
  br label %mutex_kind.exit245

mutex_kind.exit245:                               ; preds = %if.end10.i.i, %if.end.i240
  %retval.i231.0 = phi i32 [ %.and.i238, %if.end.i240 ], [ 0, %if.end10.i.i ]
  br label %do.body.i50.i

do.body.i50.i:                                    ; preds = %land.rhs.i60.i, %mutex_kind.exit245
  %cmp.i46.i = icmp eq i32 %retval.i231.0, 1
  %conv.i47.i = zext i1 %cmp.i46.i to i32
  %conv3.i48.i = sext i32 %conv.i47.i to i64
  %call4.i49.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i217, i64 noundef %conv3.i48.i, i32 noundef 1)
  %and.i36 = and i64 %call4.i49.i, 4294967295
  %conv.i37 = trunc i64 %and.i36 to i32
  %cmp6.i52.i = icmp ne i32 %conv.i37, 0
  %conv9.i54.i = zext i32 %conv.i37 to i64
  %cmp10.i55.i = icmp ne i64 %conv9.i54.i, 4294967295
  %or.cond107 = select i1 %cmp6.i52.i, i1 %cmp10.i55.i, i1 false
  br i1 %or.cond107, label %land.rhs.i60.i, label %do.end.i69.i

land.rhs.i60.i:                                   ; preds = %do.body.i50.i
  %cmp14.i59.i = icmp ne i64 %conv9.i54.i, %add.i217
  %cmp17.i62.i = icmp eq i32 %retval.i231.0, 0
  %spec.select108 = select i1 %cmp14.i59.i, i1 true, i1 %cmp17.i62.i
  br i1 %spec.select108, label %do.body.i50.i, label %do.end.i69.i

do.end.i69.i:                                     ; preds = %do.body.i50.i, %land.rhs.i60.i
  %cmp21.i68.i = icmp eq i64 %conv9.i54.i, 4294967295
  br i1 %cmp21.i68.i, label %if.then.i71.i, label %mutex_lock.exit81.i

if.then.i71.i:                                    ; preds = %do.end.i69.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit81.i

mutex_lock.exit81.i:                              ; preds = %do.end.i69.i, %if.then.i71.i
  %call.i143 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i144 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit81.i
  %call.i183 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i184 = and i64 %call.i183, -9223372036854775808
  %tobool.i185 = icmp ne i64 %and.i184, 0
  br i1 %tobool.i185, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i191 = shl i64 %call.i183, 1
  %8 = inttoptr i64 %shl.i191 to ptr
  %call.i196 = call i64 @__gomc_remember(i64 noundef %shl.i191, i64 noundef 0)
  %call1.i197 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i196)
  %call.i190 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %8, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i193 = shl i64 %call.i183, 1
  %9 = inttoptr i64 %shl.i193 to ptr
  %tobool3.i = icmp ne ptr %9, null
  br i1 %tobool3.i, label %if.then.i188, label %if.end.i189

if.then.i188:                                     ; preds = %while.end.i
  %add.i194 = add i64 %shl.i193, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i194, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %9, i32 noundef 1)
  unreachable

if.end.i189:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %10 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %10)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i267 = call i32 @__gomc_self()
  %cmp.i.i268 = icmp uge i32 %call.i267, 31
  br i1 %cmp.i.i268, label %if.then.i.i269, label %if.end.i.i272

if.then.i.i269:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i272:                                    ; preds = %if.end.i
  %conv.i.i270 = zext i32 %call.i267 to i64
  %call1.i.i271 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i270, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i271, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i272
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i272, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i272 ]
  %tobool.i.i273 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i273, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i271, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i275 = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i275, label %if.then.i34.i, label %if.end.i36.i

if.then.i34.i:                                    ; preds = %if.end4.i.i
  %11 = ptrtoint ptr %mutex to i64
  store atomic i64 %11, ptr %add.ptr.i.i monotonic, align 8
  br label %cond_bind.exit.i

if.end.i36.i:                                     ; preds = %if.end4.i.i
  %12 = load atomic i64, ptr %add.ptr.i.i monotonic, align 8
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %12)
  %tobool.i35.i = icmp eq i32 %call2.i.i, 0
  %13 = ptrtoint ptr %mutex to i64
  %cmp3.i.i = icmp eq i64 %12, %13
  %or.cond110 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond110, label %cond_bind.exit.i, label %if.end5.i.i276

if.end5.i.i276:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i276, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i276 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i270, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 4294967295
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i278

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i278:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i267, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i278
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i278, %cond_bind.exit.i
  %error.i.i262.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i27.i.0, %if.else.i.i278 ]
  %tobool26.i.i = icmp ne i32 %error.i.i262.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i270
  %add29.i.i = add i32 32, %call.i267
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i258.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i262.2, %if.then27.i.i ], [ %error.i.i262.2, %if.end25.i.i ]
  %tobool.i280 = icmp ne i32 %retval.i.i258.0, 0
  br i1 %tobool.i280, label %cond_timed_sleep.exit, label %if.end.i284

if.end.i284:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i270
  %add.i14.i = add i32 32, %call.i267
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i37.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i267
  %and.i.i282 = and i32 %conv.i37.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i282, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i285

land.rhs.i285:                                    ; preds = %if.end.i284
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i40.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i40.i, label %land.lhs.true.i.i286, label %land.end.i

land.lhs.true.i.i286:                             ; preds = %land.rhs.i285
  %14 = ptrtoint ptr %cond to i64
  %call2.i41.i = call i64 @__gomc_note(i64 noundef %14, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i41.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i288

land.rhs.i.i288:                                  ; preds = %land.lhs.true.i.i286
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i287 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i285, %land.lhs.true.i.i286, %land.rhs.i.i288, %if.end.i284
  %15 = phi i1 [ false, %if.end.i284 ], [ false, %land.lhs.true.i.i286 ], [ false, %land.rhs.i285 ], [ %tobool5.i.i287, %land.rhs.i.i288 ]
  %land.ext.i289 = zext i1 %15 to i32
  %call.i44.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %if.then.i48.i, label %cond_woken.exit.i

if.then.i48.i:                                    ; preds = %land.end.i
  %16 = ptrtoint ptr %cond to i64
  %conv.i46.i = sext i32 %land.ext.i289 to i64
  %call2.i47.i = call i64 @__gomc_remember(i64 noundef %16, i64 noundef %conv.i46.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i48.i, %land.end.i
  %spec.select111 = select i1 %cmp.i17.i, i1 true, i1 %15
  %lor.ext.i292 = zext i1 %spec.select111 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i292, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i263.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i258.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i134 = call i32 @__gomc_self()
  %idxprom.i135 = zext i32 %call.i134 to i64
  %arrayidx.i136 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i135
  %17 = load atomic i32, ptr %arrayidx.i136 seq_cst, align 4
  %and.i137 = and i32 %17, 1
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
  %call.i206 = call i32 @__gomc_self()
  %idxprom.i207 = zext i32 %call.i206 to i64
  %arrayidx.i208 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i207
  %call1.i211 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i208, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i47, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i263.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i.i305 = add i64 %conv.i15.i, 1
  %call.i.i306 = call i32 @__gomc_mutex_kinds()
  %tobool.i.i307 = icmp ne i32 %call.i.i306, 0
  br i1 %tobool.i.i307, label %if.end.i23.i, label %mutex_kind.exit.i

if.end.i23.i:                                     ; preds = %cond.false.i
  %add.ptr.i.i308 = getelementptr inbounds i8, ptr %mutex, i64 16
  %18 = load i32, ptr %add.ptr.i.i308, align 4
  %and.i21.i309 = and i32 %18, 3
  %cmp.i22.i = icmp eq i32 %and.i21.i309, 3
  %.and.i21.i309 = select i1 %cmp.i22.i, i32 0, i32 %and.i21.i309
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %cond.false.i, %if.end.i23.i
  %retval.i16.i.0 = phi i32 [ %.and.i21.i309, %if.end.i23.i ], [ 0, %cond.false.i ]
  br label %do.body.i.i318

do.body.i.i318:                                   ; preds = %land.rhs.i.i325, %mutex_kind.exit.i
  %cmp.i.i313 = icmp eq i32 %retval.i16.i.0, 1
  %conv.i.i314 = zext i1 %cmp.i.i313 to i32
  %conv3.i.i315 = sext i32 %conv.i.i314 to i64
  %call4.i.i316 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i305, i64 noundef %conv3.i.i315, i32 noundef 1)
  %and.i12.i = and i64 %call4.i.i316, 4294967295
  %conv.i13.i = trunc i64 %and.i12.i to i32
  %cmp6.i.i317 = icmp ne i32 %conv.i13.i, 0
  %conv9.i.i319 = zext i32 %conv.i13.i to i64
  %cmp10.i.i320 = icmp ne i64 %conv9.i.i319, 4294967295
  %or.cond112 = select i1 %cmp6.i.i317, i1 %cmp10.i.i320, i1 false
  br i1 %or.cond112, label %land.rhs.i.i325, label %do.end.i.i332

land.rhs.i.i325:                                  ; preds = %do.body.i.i318
  %cmp14.i.i324 = icmp ne i64 %conv9.i.i319, %add.i.i305
  %cmp17.i.i326 = icmp eq i32 %retval.i16.i.0, 0
  %spec.select113 = select i1 %cmp14.i.i324, i1 true, i1 %cmp17.i.i326
  br i1 %spec.select113, label %do.body.i.i318, label %do.end.i.i332

do.end.i.i332:                                    ; preds = %do.body.i.i318, %land.rhs.i.i325
  %cmp21.i.i331 = icmp eq i64 %conv9.i.i319, 4294967295
  br i1 %cmp21.i.i331, label %if.then.i.i333, label %if.end.i.i336

if.then.i.i333:                                   ; preds = %do.end.i.i332
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i342

if.end.i.i336:                                    ; preds = %do.end.i.i332
  %cmp26.i.i335 = icmp eq i64 %conv9.i.i319, %add.i.i305
  %cmp30.i.i337 = icmp eq i32 %retval.i16.i.0, 2
  %or.cond114 = select i1 %cmp26.i.i335, i1 %cmp30.i.i337, i1 false
  %spec.select115 = select i1 %or.cond114, i32 35, i32 0
  br label %mutex_lock.exit.i342

mutex_lock.exit.i342:                             ; preds = %if.end.i.i336, %if.then.i.i333
  %retval.i.i297.0 = phi i32 [ 22, %if.then.i.i333 ], [ %spec.select115, %if.end.i.i336 ]
  %cmp.i341 = icmp ne i32 %retval.i.i297.0, 0
  %tobool.i344 = icmp ne i32 %in_time.i.0, 0
  %cond.i345 = select i1 %tobool.i344, i32 0, i32 110
  %retval.i302.0 = select i1 %cmp.i341, i32 %retval.i.i297.0, i32 %cond.i345
  br label %return

return:                                           ; preds = %if.end.i37.i, %lor.lhs.false, %if.then.i36.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i342, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i69.0, %cond_enqueue.exit ], [ 22, %if.then.i36.i ], [ %retval.i302.0, %mutex_lock.exit.i342 ], [ %retval.i263.0, %end_waiting.exit27.i ], [ %spec.select, %if.end.i37.i ]
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

declare i32 @__gomc_defined(i64 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_mutex_kinds()

