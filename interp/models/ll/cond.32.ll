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
  %call.i226 = call i32 @__gomc_cancels()
  %tobool.i227 = icmp ne i32 %call.i226, 0
  br i1 %tobool.i227, label %land.rhs.i230, label %begin_waiting.exit

land.rhs.i230:                                    ; preds = %entry
  %call1.i228 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i229 = icmp eq i64 %call1.i228, 0
  br i1 %cmp.i229, label %if.end.i, label %begin_waiting.exit

if.end.i:                                         ; preds = %land.rhs.i230
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i
  %call.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i
  %call1.i243 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i243, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i239

if.then.i239:                                     ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %if.end.i, %if.then3.i, %land.rhs.i230
  %retval.i.0 = phi i32 [ 0, %land.rhs.i230 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i ], [ 0, %entry ]
  %cmp = icmp ne i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %begin_waiting.exit
  %call.i6 = call i32 @__gomc_self()
  %cmp.i280 = icmp uge i32 %call.i6, 31
  br i1 %cmp.i280, label %if.then.i281, label %if.end.i288

if.then.i281:                                     ; preds = %if.then
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i288:                                      ; preds = %if.then
  %0 = ptrtoint ptr %cond to i32
  %add.i38.i282 = add i32 %0, 7
  %and.i39.i283 = and i32 %add.i38.i282, -8
  %1 = inttoptr i32 %and.i39.i283 to ptr
  %conv.i284 = zext i32 %call.i6 to i64
  %call1.i285 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i284, i64 noundef 0, i32 noundef 2)
  %and.i410 = and i64 %call1.i285, -9223372036854775808
  %tobool.i411 = icmp ne i64 %and.i410, 0
  br i1 %tobool.i411, label %cond.true.i, label %cond_check.exit

cond.true.i:                                      ; preds = %if.end.i288
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i288, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %if.end.i288 ]
  %tobool.i287 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i287, label %cond_enqueue.exit326, label %if.end4.i292

if.end4.i292:                                     ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i = and i64 %call1.i285, 4294967295
  %conv.i.i441 = trunc i64 %and.i8.i to i32
  %cmp.i442 = icmp eq i32 %conv.i.i441, 0
  br i1 %cmp.i442, label %if.then.i443, label %if.end.i447

if.then.i443:                                     ; preds = %if.end4.i292
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i447:                                      ; preds = %if.end4.i292
  %3 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i444 = zext i32 %3 to i64
  %call2.i445 = call i32 @__gomc_defined(i64 noundef %conv.i444)
  %tobool.i446 = icmp eq i32 %call2.i445, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %3, %4
  %or.cond = select i1 %tobool.i446, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i448

if.end6.i448:                                     ; preds = %if.end.i447
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i447, %if.end6.i448, %if.then.i443
  %retval.i434.0 = phi i32 [ 0, %if.then.i443 ], [ 22, %if.end6.i448 ], [ 0, %if.end.i447 ]
  %tobool6.i291 = icmp ne i32 %retval.i434.0, 0
  br i1 %tobool6.i291, label %if.end25.i313, label %if.then7.i302

if.then7.i302:                                    ; preds = %cond_bind.exit
  %5 = ptrtoint ptr %mutex to i32
  %add.i35.i293 = add i32 %5, 7
  %and.i36.i294 = and i32 %add.i35.i293, -8
  %6 = inttoptr i32 %and.i36.i294 to ptr
  %add.i296 = add i64 %conv.i284, 1
  %call10.i297 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i296, i64 noundef 0, i32 noundef 1)
  %and.i42.i298 = and i64 %call10.i297, 4294967295
  %conv.i43.i299 = trunc i64 %and.i42.i298 to i32
  %conv12.i300 = zext i32 %conv.i43.i299 to i64
  %cmp13.i301 = icmp eq i64 %conv12.i300, 4294967295
  br i1 %cmp13.i301, label %if.then15.i303, label %if.else.i308

if.then15.i303:                                   ; preds = %if.then7.i302
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i313

if.else.i308:                                     ; preds = %if.then7.i302
  %add18.i306 = add i32 %call.i6, 1
  %cmp19.i307 = icmp ne i32 %conv.i43.i299, %add18.i306
  br i1 %cmp19.i307, label %if.then21.i309, label %if.end25.i313

if.then21.i309:                                   ; preds = %if.else.i308
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i313

if.end25.i313:                                    ; preds = %if.then15.i303, %if.then21.i309, %if.else.i308, %cond_bind.exit
  %error.i279.2 = phi i32 [ %retval.i434.0, %cond_bind.exit ], [ 22, %if.then15.i303 ], [ 1, %if.then21.i309 ], [ %retval.i434.0, %if.else.i308 ]
  %tobool26.i312 = icmp ne i32 %error.i279.2, 0
  br i1 %tobool26.i312, label %if.then27.i324, label %cond_enqueue.exit326

if.then27.i324:                                   ; preds = %if.end25.i313
  %shl.i317 = shl i64 1, %conv.i284
  %add29.i318 = add i32 32, %call.i6
  %sh_prom30.i319 = zext i32 %add29.i318 to i64
  %shl31.i320 = shl i64 1, %sh_prom30.i319
  %or.i321 = or i64 %shl.i317, %shl31.i320
  %not.i322 = xor i64 %or.i321, -1
  %call32.i323 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i322, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit326

cond_enqueue.exit326:                             ; preds = %if.end25.i313, %if.then27.i324, %cond_check.exit
  %retval.i274.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i279.2, %if.then27.i324 ], [ %error.i279.2, %if.end25.i313 ]
  %tobool.i8 = icmp ne i32 %retval.i274.0, 0
  br i1 %tobool.i8, label %return, label %if.end.i11

if.end.i11:                                       ; preds = %cond_enqueue.exit326
  %cmp.i10 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i10, label %if.then2.i, label %if.end5.i

if.then2.i:                                       ; preds = %if.end.i11
  %shl.i348 = shl i64 1, %conv.i284
  %add.i349 = add i32 32, %call.i6
  %sh_prom1.i350 = zext i32 %add.i349 to i64
  %shl2.i351 = shl i64 1, %sh_prom1.i350
  %or.i352 = or i64 %shl.i348, %shl2.i351
  %not.i355 = xor i64 %or.i352, -1
  %call3.i356 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i355, i64 noundef 0, i32 noundef 2)
  %shr.i480 = lshr i64 %call3.i356, 32
  %conv.i481 = trunc i64 %shr.i480 to i32
  %shl5.i358 = shl i32 1, %call.i6
  %and.i359 = and i32 %conv.i481, %shl5.i358
  %cmp.i360 = icmp ne i32 %and.i359, 0
  br i1 %cmp.i360, label %if.then.i30, label %if.then.i235

if.then.i235:                                     ; preds = %if.then2.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i30:                                      ; preds = %if.then2.i
  %call.i388 = call i32 @__gomc_self()
  %arrayidx.i389 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i388
  %7 = load atomic i32, ptr %arrayidx.i389 seq_cst, align 4
  %and.i390 = and i32 %7, 1
  %cmp.i391 = icmp ne i32 %and.i390, 0
  br i1 %cmp.i391, label %end_waiting.exit, label %if.then.i.i394

if.then.i.i394:                                   ; preds = %if.then.i30
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit:                                 ; preds = %if.then.i30
  %call.i564 = call i32 @__gomc_self()
  %conv.i565 = zext i32 %call.i564 to i64
  %add.i566 = add i64 %conv.i565, 1
  %call.i598 = call i32 @__gomc_mutex_kinds()
  %tobool.i599 = icmp ne i32 %call.i598, 0
  br i1 %tobool.i599, label %if.end.i604, label %mutex_kind.exit609

if.end.i604:                                      ; preds = %end_waiting.exit
  %add.ptr.i621 = getelementptr inbounds i8, ptr %mutex, i32 12
  %8 = load i32, ptr %add.ptr.i621, align 4
  %and.i602 = and i32 %8, 3
  %cmp.i603 = icmp eq i32 %and.i602, 3
  %.and.i602 = select i1 %cmp.i603, i32 0, i32 %and.i602
  br label %mutex_kind.exit609

mutex_kind.exit609:                               ; preds = %end_waiting.exit, %if.end.i604
  %retval.i595.0 = phi i32 [ %.and.i602, %if.end.i604 ], [ 0, %end_waiting.exit ]
  br label %do.body.i53

do.body.i53:                                      ; preds = %land.rhs.i, %mutex_kind.exit609
  %9 = ptrtoint ptr %mutex to i32
  %add.i159 = add i32 %9, 7
  %and.i160 = and i32 %add.i159, -8
  %10 = inttoptr i32 %and.i160 to ptr
  %cmp.i50 = icmp eq i32 %retval.i595.0, 1
  %conv.i51 = zext i1 %cmp.i50 to i32
  %conv3.i = sext i32 %conv.i51 to i64
  %call4.i52 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i566, i64 noundef %conv3.i, i32 noundef 1)
  %and.i206 = and i64 %call4.i52, 4294967295
  %conv.i207 = trunc i64 %and.i206 to i32
  %cmp6.i = icmp ne i32 %conv.i207, 0
  br i1 %cmp6.i, label %land.lhs.true.i, label %do.end.i56

land.lhs.true.i:                                  ; preds = %do.body.i53
  %conv9.i = zext i32 %conv.i207 to i64
  %cmp10.i = icmp ne i64 %conv9.i, 4294967295
  br i1 %cmp10.i, label %land.rhs.i, label %do.end.i56

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %cmp14.i = icmp ne i64 %conv9.i, %add.i566
  %cmp17.i = icmp eq i32 %retval.i595.0, 0
  %spec.select = select i1 %cmp14.i, i1 true, i1 %cmp17.i
  br i1 %spec.select, label %do.body.i53, label %do.end.i56

do.end.i56:                                       ; preds = %land.lhs.true.i, %do.body.i53, %land.rhs.i
  %conv20.i = zext i32 %conv.i207 to i64
  %cmp21.i = icmp eq i64 %conv20.i, 4294967295
  br i1 %cmp21.i, label %if.then.i57, label %if.end.i58

if.then.i57:                                      ; preds = %do.end.i56
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i58:                                       ; preds = %do.end.i56
  %cmp26.i = icmp eq i64 %conv20.i, %add.i566
  %cmp30.i = icmp eq i32 %retval.i595.0, 2
  %or.cond104 = select i1 %cmp26.i, i1 %cmp30.i, i1 false
  %spec.select110 = select i1 %or.cond104, i32 35, i32 0
  br label %return

if.end5.i:                                        ; preds = %if.end.i11
  %call.i398 = call i32 @__gomc_self()
  %arrayidx.i399 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i398
  %11 = load atomic i32, ptr %arrayidx.i399 seq_cst, align 4
  %and.i400 = and i32 %11, 1
  %cmp.i401 = icmp ne i32 %and.i400, 0
  br i1 %cmp.i401, label %await_request.exit405, label %if.then.i.i404

if.then.i.i404:                                   ; preds = %if.end5.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit405:                            ; preds = %if.end5.i
  %shl.i368 = shl i64 1, %conv.i284
  %add.i369 = add i32 32, %call.i6
  %sh_prom1.i370 = zext i32 %add.i369 to i64
  %shl2.i371 = shl i64 1, %sh_prom1.i370
  %or.i372 = or i64 %shl.i368, %shl2.i371
  %not.i375 = xor i64 %or.i372, -1
  %call3.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i375, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i, 32
  %conv.i478 = trunc i64 %shr.i to i32
  %shl5.i377 = shl i32 1, %call.i6
  %and.i378 = and i32 %conv.i478, %shl5.i377
  %cmp.i379 = icmp ne i32 %and.i378, 0
  br i1 %cmp.i379, label %if.then8.i, label %if.end10.i

if.then8.i:                                       ; preds = %await_request.exit405
  %call1.i149 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i424 = and i64 %call1.i149, -9223372036854775808
  %tobool.i425 = icmp ne i64 %and.i424, 0
  br i1 %tobool.i425, label %cond.true.i426, label %if.end10.i

cond.true.i426:                                   ; preds = %if.then8.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i

if.end10.i:                                       ; preds = %cond.true.i426, %if.then8.i, %await_request.exit405
  %call.i561 = call i32 @__gomc_self()
  %conv.i562 = zext i32 %call.i561 to i64
  %add.i563 = add i64 %conv.i562, 1
  %call.i583 = call i32 @__gomc_mutex_kinds()
  %tobool.i584 = icmp ne i32 %call.i583, 0
  br i1 %tobool.i584, label %if.end.i589, label %mutex_kind.exit594

if.end.i589:                                      ; preds = %if.end10.i
  %add.ptr.i623 = getelementptr inbounds i8, ptr %mutex, i32 12
  %12 = load i32, ptr %add.ptr.i623, align 4
  %and.i587 = and i32 %12, 3
  %cmp.i588 = icmp eq i32 %and.i587, 3
  %.and.i587 = select i1 %cmp.i588, i32 0, i32 %and.i587
  br label %mutex_kind.exit594

mutex_kind.exit594:                               ; preds = %if.end10.i, %if.end.i589
  %retval.i580.0 = phi i32 [ %.and.i587, %if.end.i589 ], [ 0, %if.end10.i ]
  br label %do.body.i71

do.body.i71:                                      ; preds = %land.rhs.i81, %mutex_kind.exit594
  %13 = ptrtoint ptr %mutex to i32
  %add.i156 = add i32 %13, 7
  %and.i157 = and i32 %add.i156, -8
  %14 = inttoptr i32 %and.i157 to ptr
  %cmp.i67 = icmp eq i32 %retval.i580.0, 1
  %conv.i68 = zext i1 %cmp.i67 to i32
  %conv3.i69 = sext i32 %conv.i68 to i64
  %call4.i70 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %14, i32 noundef 8, i64 noundef %add.i563, i64 noundef %conv3.i69, i32 noundef 1)
  %and.i191 = and i64 %call4.i70, 4294967295
  %conv.i192 = trunc i64 %and.i191 to i32
  %cmp6.i73 = icmp ne i32 %conv.i192, 0
  br i1 %cmp6.i73, label %land.lhs.true.i77, label %do.end.i90

land.lhs.true.i77:                                ; preds = %do.body.i71
  %conv9.i75 = zext i32 %conv.i192 to i64
  %cmp10.i76 = icmp ne i64 %conv9.i75, 4294967295
  br i1 %cmp10.i76, label %land.rhs.i81, label %do.end.i90

land.rhs.i81:                                     ; preds = %land.lhs.true.i77
  %cmp14.i80 = icmp ne i64 %conv9.i75, %add.i563
  %cmp17.i83 = icmp eq i32 %retval.i580.0, 0
  %spec.select105 = select i1 %cmp14.i80, i1 true, i1 %cmp17.i83
  br i1 %spec.select105, label %do.body.i71, label %do.end.i90

do.end.i90:                                       ; preds = %land.lhs.true.i77, %do.body.i71, %land.rhs.i81
  %conv20.i88 = zext i32 %conv.i192 to i64
  %cmp21.i89 = icmp eq i64 %conv20.i88, 4294967295
  br i1 %cmp21.i89, label %if.then.i92, label %mutex_lock.exit102

if.then.i92:                                      ; preds = %do.end.i90
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit102

mutex_lock.exit102:                               ; preds = %do.end.i90, %if.then.i92
  %call.i406 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i407 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit102
  %call.i488 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i489 = and i64 %call.i488, -9223372036854775808
  %tobool.i490 = icmp ne i64 %and.i489, 0
  br i1 %tobool.i490, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i498 = shl i64 %call.i488, 1
  %conv.i499 = trunc i64 %shl.i498 to i32
  %15 = inttoptr i32 %conv.i499 to ptr
  %conv.i506 = zext i32 %conv.i499 to i64
  %call.i507 = call i64 @__gomc_remember(i64 noundef %conv.i506, i64 noundef 0)
  %call1.i508 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i507)
  %call.i497 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %15, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i501 = shl i64 %call.i488, 1
  %conv.i502 = trunc i64 %shl.i501 to i32
  %16 = inttoptr i32 %conv.i502 to ptr
  %tobool3.i493 = icmp ne ptr %16, null
  br i1 %tobool3.i493, label %if.then.i494, label %if.end.i496

if.then.i494:                                     ; preds = %while.end.i
  %add.i503 = add i32 %conv.i502, 16
  %conv.i504 = zext i32 %add.i503 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i504, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %16, i32 noundef 1)
  unreachable

if.end.i496:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i495 = trunc i64 %call7.i to i32
  %17 = inttoptr i32 %conv.i495 to ptr
  call void @__gomc_exit_thread(ptr noundef %17)
  unreachable

if.end:                                           ; preds = %begin_waiting.exit
  %call.i18 = call i32 @__gomc_self()
  %cmp.i249 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i249, label %if.then.i250, label %if.end.i255

if.then.i250:                                     ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i255:                                      ; preds = %if.end
  %18 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %18, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %19 = inttoptr i32 %and.i39.i to ptr
  %conv.i251 = zext i32 %call.i18 to i64
  %call1.i252 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %19, i32 noundef 8, i64 noundef %conv.i251, i64 noundef 0, i32 noundef 2)
  %and.i415 = and i64 %call1.i252, -9223372036854775808
  %tobool.i416 = icmp ne i64 %and.i415, 0
  br i1 %tobool.i416, label %cond.true.i417, label %cond_check.exit420

cond.true.i417:                                   ; preds = %if.end.i255
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit420

cond_check.exit420:                               ; preds = %if.end.i255, %cond.true.i417
  %cond.i419 = phi i32 [ 22, %cond.true.i417 ], [ 0, %if.end.i255 ]
  %tobool.i254 = icmp ne i32 %cond.i419, 0
  br i1 %tobool.i254, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit420
  %add.ptr.i463 = getelementptr inbounds i64, ptr %19, i32 1
  %and.i8.i464 = and i64 %call1.i252, 4294967295
  %conv.i.i465 = trunc i64 %and.i8.i464 to i32
  %cmp.i466 = icmp eq i32 %conv.i.i465, 0
  br i1 %cmp.i466, label %if.then.i467, label %if.end.i471

if.then.i467:                                     ; preds = %if.end4.i
  %20 = ptrtoint ptr %mutex to i32
  store atomic i32 %20, ptr %add.ptr.i463 monotonic, align 4
  br label %cond_bind.exit476

if.end.i471:                                      ; preds = %if.end4.i
  %21 = load atomic i32, ptr %add.ptr.i463 monotonic, align 4
  %conv.i468 = zext i32 %21 to i64
  %call2.i469 = call i32 @__gomc_defined(i64 noundef %conv.i468)
  %tobool.i470 = icmp eq i32 %call2.i469, 0
  %22 = ptrtoint ptr %mutex to i32
  %cmp3.i472 = icmp eq i32 %21, %22
  %or.cond107 = select i1 %tobool.i470, i1 true, i1 %cmp3.i472
  br i1 %or.cond107, label %cond_bind.exit476, label %if.end6.i475

if.end6.i475:                                     ; preds = %if.end.i471
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit476

cond_bind.exit476:                                ; preds = %if.end.i471, %if.end6.i475, %if.then.i467
  %retval.i453.0 = phi i32 [ 0, %if.then.i467 ], [ 22, %if.end6.i475 ], [ 0, %if.end.i471 ]
  %tobool6.i258 = icmp ne i32 %retval.i453.0, 0
  br i1 %tobool6.i258, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit476
  %23 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %23, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %24 = inttoptr i32 %and.i36.i to ptr
  %add.i260 = add i64 %conv.i251, 1
  %call10.i261 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %24, i32 noundef 8, i64 noundef %add.i260, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i261, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i262

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i262:                                     ; preds = %if.then7.i
  %add18.i = add i32 %call.i18, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i262
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i262, %cond_bind.exit476
  %error.i248.2 = phi i32 [ %retval.i453.0, %cond_bind.exit476 ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i453.0, %if.else.i262 ]
  %tobool26.i = icmp ne i32 %error.i248.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i263 = shl i64 1, %conv.i251
  %add29.i = add i32 32, %call.i18
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i263, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %19, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit420
  %retval.i244.0 = phi i32 [ 22, %cond_check.exit420 ], [ %error.i248.2, %if.then27.i ], [ %error.i248.2, %if.end25.i ]
  %tobool.i20 = icmp ne i32 %retval.i244.0, 0
  br i1 %tobool.i20, label %cond_sleep.exit, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i511 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i512 = icmp ne i32 %call.i511, 0
  br i1 %tobool.i512, label %land.lhs.true.i518, label %if.end7.i

land.lhs.true.i518:                               ; preds = %if.end.i22
  %conv.i515 = zext i32 %and.i39.i to i64
  %call2.i516 = call i64 @__gomc_note(i64 noundef %conv.i515, i32 noundef 0)
  %tobool3.i517 = icmp ne i64 %call2.i516, 0
  br i1 %tobool3.i517, label %if.end7.i, label %land.rhs.i520

land.rhs.i520:                                    ; preds = %land.lhs.true.i518
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i519 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i519, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i520
  %shl.i332 = shl i64 1, %conv.i251
  %add.i333 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i333 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i334 = or i64 %shl.i332, %shl2.i
  %not.i337 = xor i64 %or.i334, -1
  %call3.i338 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %19, i32 noundef 8, i64 noundef %not.i337, i64 noundef 0, i32 noundef 2)
  %shr.i483 = lshr i64 %call3.i338, 32
  %conv.i484 = trunc i64 %shr.i483 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i339 = and i32 %conv.i484, %shl5.i
  %cmp.i340 = icmp ne i32 %and.i339, 0
  %lnot.i23 = xor i1 %cmp.i340, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i525 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i526 = icmp ne i32 %call.i525, 0
  br i1 %tobool.i526, label %if.then.i531, label %cond_sleep.exit

if.then.i531:                                     ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i530 = call i64 @__gomc_remember(i64 noundef %conv.i515, i64 noundef %conv2.i)
  br label %cond_sleep.exit

if.end7.i:                                        ; preds = %land.lhs.true.i518, %if.end.i22, %land.rhs.i520
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %19, i32 noundef 8, i64 noundef %conv.i251, i64 noundef 0, i32 noundef 2)
  %shr.i486 = lshr i64 %call9.i26, 32
  %conv.i487 = trunc i64 %shr.i486 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i487, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i536 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i537 = icmp ne i32 %call.i536, 0
  br i1 %tobool.i537, label %if.then.i543, label %cond_sleep.exit

if.then.i543:                                     ; preds = %do.end.i
  %conv.i540 = zext i32 %and.i39.i to i64
  %call3.i542 = call i64 @__gomc_remember(i64 noundef %conv.i540, i64 noundef 0)
  br label %cond_sleep.exit

cond_sleep.exit:                                  ; preds = %do.end.i, %if.then.i543, %if.then4.i, %if.then.i531, %cond_enqueue.exit
  %retval.i13.0 = phi i32 [ %retval.i244.0, %cond_enqueue.exit ], [ 0, %if.then.i531 ], [ 0, %if.then4.i ], [ 0, %if.then.i543 ], [ 0, %do.end.i ]
  %cmp.i35 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i35, label %if.then.i36, label %if.else.i39

if.then.i36:                                      ; preds = %cond_sleep.exit
  %call.i381 = call i32 @__gomc_self()
  %arrayidx.i382 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i381
  %25 = load atomic i32, ptr %arrayidx.i382 seq_cst, align 4
  %and.i383 = and i32 %25, 1
  %cmp.i384 = icmp ne i32 %and.i383, 0
  br i1 %cmp.i384, label %end_waiting.exit42, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i36
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i39:                                      ; preds = %cond_sleep.exit
  %call.i212 = call i32 @__gomc_cancels()
  %tobool.i213 = icmp ne i32 %call.i212, 0
  br i1 %tobool.i213, label %land.rhs.i216, label %end_waiting.exit42

land.rhs.i216:                                    ; preds = %if.else.i39
  %call1.i214 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i215 = icmp eq i64 %call1.i214, 0
  br i1 %cmp.i215, label %if.then1.i40, label %end_waiting.exit42

if.then1.i40:                                     ; preds = %land.rhs.i216
  %call.i547 = call i32 @__gomc_self()
  %arrayidx.i548 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i547
  %call1.i551 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i548, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %land.rhs.i216, %if.then1.i40, %if.else.i39, %if.then.i36
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i558 = call i32 @__gomc_self()
  %conv.i559 = zext i32 %call.i558 to i64
  %add.i560 = add i64 %conv.i559, 1
  %call.i570 = call i32 @__gomc_mutex_kinds()
  %tobool.i571 = icmp ne i32 %call.i570, 0
  br i1 %tobool.i571, label %if.end.i576, label %mutex_kind.exit

if.end.i576:                                      ; preds = %cond.false
  %add.ptr.i625 = getelementptr inbounds i8, ptr %mutex, i32 12
  %26 = load i32, ptr %add.ptr.i625, align 4
  %and.i574 = and i32 %26, 3
  %cmp.i575 = icmp eq i32 %and.i574, 3
  %.and.i574 = select i1 %cmp.i575, i32 0, i32 %and.i574
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %cond.false, %if.end.i576
  %retval.i567.0 = phi i32 [ %.and.i574, %if.end.i576 ], [ 0, %cond.false ]
  br label %do.body.i115

do.body.i115:                                     ; preds = %land.rhs.i125, %mutex_kind.exit
  %27 = ptrtoint ptr %mutex to i32
  %add.i153 = add i32 %27, 7
  %and.i154 = and i32 %add.i153, -8
  %28 = inttoptr i32 %and.i154 to ptr
  %cmp.i111 = icmp eq i32 %retval.i567.0, 1
  %conv.i112 = zext i1 %cmp.i111 to i32
  %conv3.i113 = sext i32 %conv.i112 to i64
  %call4.i114 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %28, i32 noundef 8, i64 noundef %add.i560, i64 noundef %conv3.i113, i32 noundef 1)
  %and.i176 = and i64 %call4.i114, 4294967295
  %conv.i177 = trunc i64 %and.i176 to i32
  %cmp6.i117 = icmp ne i32 %conv.i177, 0
  br i1 %cmp6.i117, label %land.lhs.true.i121, label %do.end.i134

land.lhs.true.i121:                               ; preds = %do.body.i115
  %conv9.i119 = zext i32 %conv.i177 to i64
  %cmp10.i120 = icmp ne i64 %conv9.i119, 4294967295
  br i1 %cmp10.i120, label %land.rhs.i125, label %do.end.i134

land.rhs.i125:                                    ; preds = %land.lhs.true.i121
  %cmp14.i124 = icmp ne i64 %conv9.i119, %add.i560
  %cmp17.i127 = icmp eq i32 %retval.i567.0, 0
  %spec.select108 = select i1 %cmp14.i124, i1 true, i1 %cmp17.i127
  br i1 %spec.select108, label %do.body.i115, label %do.end.i134

do.end.i134:                                      ; preds = %land.lhs.true.i121, %do.body.i115, %land.rhs.i125
  %conv20.i132 = zext i32 %conv.i177 to i64
  %cmp21.i133 = icmp eq i64 %conv20.i132, 4294967295
  br i1 %cmp21.i133, label %if.then.i136, label %if.end.i140

if.then.i136:                                     ; preds = %do.end.i134
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i140:                                      ; preds = %do.end.i134
  %cmp26.i139 = icmp eq i64 %conv20.i132, %add.i560
  %cmp30.i142 = icmp eq i32 %retval.i567.0, 2
  %or.cond109 = select i1 %cmp26.i139, i1 %cmp30.i142, i1 false
  %spec.select111 = select i1 %or.cond109, i32 35, i32 0
  br label %return

return:                                           ; preds = %if.end.i140, %if.end.i58, %end_waiting.exit42, %if.then.i136, %cond_enqueue.exit326, %if.then.i57
  %retval.0 = phi i32 [ %retval.i274.0, %cond_enqueue.exit326 ], [ 22, %if.then.i57 ], [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i136 ], [ %spec.select110, %if.end.i58 ], [ %spec.select111, %if.end.i140 ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call.i52 = call i32 @__gomc_cancels()
  %tobool.i53 = icmp ne i32 %call.i52, 0
  br i1 %tobool.i53, label %land.rhs.i56, label %begin_waiting.exit.i

land.rhs.i56:                                     ; preds = %if.end
  %call1.i54 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i55 = icmp eq i64 %call1.i54, 0
  br i1 %cmp.i55, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i56
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i67 = call i32 @__gomc_self()
  %arrayidx.i68 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i67
  %call1.i70 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i68, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i70, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i60

if.then.i60:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i56
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i56 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i2 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i75 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i75, label %if.then.i76, label %if.end.i81

if.then.i76:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i81:                                       ; preds = %if.then.i
  %1 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %1, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %2 = inttoptr i32 %and.i39.i to ptr
  %conv.i77 = zext i32 %call.i6.i to i64
  %call1.i78 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i77, i64 noundef 0, i32 noundef 2)
  %and.i151 = and i64 %call1.i78, -9223372036854775808
  %tobool.i152 = icmp ne i64 %and.i151, 0
  br i1 %tobool.i152, label %cond.true.i153, label %cond_check.exit

cond.true.i153:                                   ; preds = %if.end.i81
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i81, %cond.true.i153
  %cond.i = phi i32 [ 22, %cond.true.i153 ], [ 0, %if.end.i81 ]
  %tobool.i80 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i80, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i78, 4294967295
  %conv.i.i177 = trunc i64 %and.i8.i to i32
  %cmp.i178 = icmp eq i32 %conv.i.i177, 0
  br i1 %cmp.i178, label %if.then.i179, label %if.end.i183

if.then.i179:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i183:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i180 = zext i32 %4 to i64
  %call2.i181 = call i32 @__gomc_defined(i64 noundef %conv.i180)
  %tobool.i182 = icmp eq i32 %call2.i181, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i182, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i183
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i183, %if.end6.i, %if.then.i179
  %retval.i170.0 = phi i32 [ 0, %if.then.i179 ], [ 22, %if.end6.i ], [ 0, %if.end.i183 ]
  %tobool6.i = icmp ne i32 %retval.i170.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %6 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %6, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %7 = inttoptr i32 %and.i36.i to ptr
  %add.i82 = add i64 %conv.i77, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i82, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i6.i, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i74.2 = phi i32 [ %retval.i170.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i170.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i74.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i = shl i64 1, %conv.i77
  %add29.i = add i32 32, %call.i6.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i71.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i74.2, %if.then27.i ], [ %error.i74.2, %if.end25.i ]
  %tobool.i8.i = icmp ne i32 %retval.i71.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i90 = shl i64 1, %conv.i77
  %add.i91 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i91 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i92 = or i64 %shl.i90, %shl2.i
  %not.i95 = xor i64 %or.i92, -1
  %call3.i96 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i95, i64 noundef 0, i32 noundef 2)
  %shr.i187 = lshr i64 %call3.i96, 32
  %conv.i188 = trunc i64 %shr.i187 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i97 = and i32 %conv.i188, %shl5.i
  %cmp.i98 = icmp ne i32 %and.i97, 0
  br i1 %cmp.i98, label %if.then.i15.i, label %if.then.i64

if.then.i64:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i120 = call i32 @__gomc_self()
  %arrayidx.i121 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i120
  %8 = load atomic i32, ptr %arrayidx.i121 seq_cst, align 4
  %and.i122 = and i32 %8, 1
  %cmp.i123 = icmp ne i32 %and.i122, 0
  br i1 %cmp.i123, label %end_waiting.exit.i, label %if.then.i.i126

if.then.i.i126:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i221 = call i32 @__gomc_self()
  %conv.i222 = zext i32 %call.i221 to i64
  %add.i223 = add i64 %conv.i222, 1
  %call.i229 = call i32 @__gomc_mutex_kinds()
  %tobool.i230 = icmp ne i32 %call.i229, 0
  br i1 %tobool.i230, label %if.end.i235, label %mutex_kind.exit

if.end.i235:                                      ; preds = %end_waiting.exit.i
  %add.ptr.i264 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i264, align 4
  %and.i233 = and i32 %9, 3
  %cmp.i234 = icmp eq i32 %and.i233, 3
  %.and.i233 = select i1 %cmp.i234, i32 0, i32 %and.i233
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %end_waiting.exit.i, %if.end.i235
  %retval.i227.0 = phi i32 [ %.and.i233, %if.end.i235 ], [ 0, %end_waiting.exit.i ]
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %10 = ptrtoint ptr %mutex to i32
  %add.i6 = add i32 %10, 7
  %and.i7 = and i32 %add.i6, -8
  %11 = inttoptr i32 %and.i7 to ptr
  %cmp.i33.i = icmp eq i32 %retval.i227.0, 1
  %conv.i34.i = zext i1 %cmp.i33.i to i32
  %conv3.i.i = sext i32 %conv.i34.i to i64
  %call4.i35.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i223, i64 noundef %conv3.i.i, i32 noundef 1)
  %and.i23 = and i64 %call4.i35.i, 4294967295
  %conv.i24 = trunc i64 %and.i23 to i32
  %cmp6.i.i = icmp ne i32 %conv.i24, 0
  br i1 %cmp6.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv9.i.i = zext i32 %conv.i24 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 4294967295
  br i1 %cmp10.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp14.i.i = icmp ne i64 %conv9.i.i, %add.i223
  %cmp17.i.i = icmp eq i32 %retval.i227.0, 0
  %spec.select = select i1 %cmp14.i.i, i1 true, i1 %cmp17.i.i
  br i1 %spec.select, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %land.rhs.i.i
  %conv20.i.i = zext i32 %conv.i24 to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then.i36.i, label %if.end.i37.i

if.then.i36.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i37.i:                                     ; preds = %do.end.i.i
  %cmp26.i.i = icmp eq i64 %conv20.i.i, %add.i223
  %cmp30.i.i = icmp eq i32 %retval.i227.0, 2
  %or.cond103 = select i1 %cmp26.i.i, i1 %cmp30.i.i, i1 false
  %spec.select110 = select i1 %or.cond103, i32 35, i32 0
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i129 = call i32 @__gomc_self()
  %arrayidx.i130 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i129
  %12 = load atomic i32, ptr %arrayidx.i130 seq_cst, align 4
  %and.i131 = and i32 %12, 1
  %cmp.i132 = icmp ne i32 %and.i131, 0
  br i1 %cmp.i132, label %await_request.exit136, label %if.then.i.i135

if.then.i.i135:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit136:                            ; preds = %if.end5.i.i
  %shl.i106 = shl i64 1, %conv.i77
  %add.i107 = add i32 32, %call.i6.i
  %sh_prom1.i108 = zext i32 %add.i107 to i64
  %shl2.i109 = shl i64 1, %sh_prom1.i108
  %or.i110 = or i64 %shl.i106, %shl2.i109
  %not.i113 = xor i64 %or.i110, -1
  %call3.i114 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i113, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i114, 32
  %conv.i185 = trunc i64 %shr.i to i32
  %shl5.i116 = shl i32 1, %call.i6.i
  %and.i117 = and i32 %conv.i185, %shl5.i116
  %cmp.i118 = icmp ne i32 %and.i117, 0
  br i1 %cmp.i118, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit136
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %2, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i159 = and i64 %call1.i, -9223372036854775808
  %tobool.i160 = icmp ne i64 %and.i159, 0
  br i1 %tobool.i160, label %cond.true.i161, label %if.end10.i.i

cond.true.i161:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i161, %if.then8.i.i, %await_request.exit136
  %call.i224 = call i32 @__gomc_self()
  %conv.i225 = zext i32 %call.i224 to i64
  %add.i226 = add i64 %conv.i225, 1
  %call.i243 = call i32 @__gomc_mutex_kinds()
  %tobool.i244 = icmp ne i32 %call.i243, 0
  br i1 %tobool.i244, label %if.end.i249, label %mutex_kind.exit254

if.end.i249:                                      ; preds = %if.end10.i.i
  %add.ptr.i262 = getelementptr inbounds i8, ptr %mutex, i32 12
  %13 = load i32, ptr %add.ptr.i262, align 4
  %and.i247 = and i32 %13, 3
  %cmp.i248 = icmp eq i32 %and.i247, 3
  %.and.i247 = select i1 %cmp.i248, i32 0, i32 %and.i247
  br label %mutex_kind.exit254

mutex_kind.exit254:                               ; preds = %if.end10.i.i, %if.end.i249
  %retval.i240.0 = phi i32 [ %.and.i247, %if.end.i249 ], [ 0, %if.end10.i.i ]
  br label %do.body.i50.i

do.body.i50.i:                                    ; preds = %land.rhs.i60.i, %mutex_kind.exit254
  %14 = ptrtoint ptr %mutex to i32
  %add.i9 = add i32 %14, 7
  %and.i10 = and i32 %add.i9, -8
  %15 = inttoptr i32 %and.i10 to ptr
  %cmp.i46.i = icmp eq i32 %retval.i240.0, 1
  %conv.i47.i = zext i1 %cmp.i46.i to i32
  %conv3.i48.i = sext i32 %conv.i47.i to i64
  %call4.i49.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %15, i32 noundef 8, i64 noundef %add.i226, i64 noundef %conv3.i48.i, i32 noundef 1)
  %and.i38 = and i64 %call4.i49.i, 4294967295
  %conv.i39 = trunc i64 %and.i38 to i32
  %cmp6.i52.i = icmp ne i32 %conv.i39, 0
  br i1 %cmp6.i52.i, label %land.lhs.true.i56.i, label %do.end.i69.i

land.lhs.true.i56.i:                              ; preds = %do.body.i50.i
  %conv9.i54.i = zext i32 %conv.i39 to i64
  %cmp10.i55.i = icmp ne i64 %conv9.i54.i, 4294967295
  br i1 %cmp10.i55.i, label %land.rhs.i60.i, label %do.end.i69.i

land.rhs.i60.i:                                   ; preds = %land.lhs.true.i56.i
  %cmp14.i59.i = icmp ne i64 %conv9.i54.i, %add.i226
  %cmp17.i62.i = icmp eq i32 %retval.i240.0, 0
  %spec.select104 = select i1 %cmp14.i59.i, i1 true, i1 %cmp17.i62.i
  br i1 %spec.select104, label %do.body.i50.i, label %do.end.i69.i

do.end.i69.i:                                     ; preds = %land.lhs.true.i56.i, %do.body.i50.i, %land.rhs.i60.i
  %conv20.i67.i = zext i32 %conv.i39 to i64
  %cmp21.i68.i = icmp eq i64 %conv20.i67.i, 4294967295
  br i1 %cmp21.i68.i, label %if.then.i71.i, label %mutex_lock.exit81.i

if.then.i71.i:                                    ; preds = %do.end.i69.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit81.i

mutex_lock.exit81.i:                              ; preds = %do.end.i69.i, %if.then.i71.i
  %call.i147 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i148 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit81.i
  %call.i189 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i190 = and i64 %call.i189, -9223372036854775808
  %tobool.i191 = icmp ne i64 %and.i190, 0
  br i1 %tobool.i191, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i198 = shl i64 %call.i189, 1
  %conv.i199 = trunc i64 %shl.i198 to i32
  %16 = inttoptr i32 %conv.i199 to ptr
  %conv.i206 = zext i32 %conv.i199 to i64
  %call.i207 = call i64 @__gomc_remember(i64 noundef %conv.i206, i64 noundef 0)
  %call1.i208 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i207)
  %call.i197 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %16, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i201 = shl i64 %call.i189, 1
  %conv.i202 = trunc i64 %shl.i201 to i32
  %17 = inttoptr i32 %conv.i202 to ptr
  %tobool3.i = icmp ne ptr %17, null
  br i1 %tobool3.i, label %if.then.i194, label %if.end.i196

if.then.i194:                                     ; preds = %while.end.i
  %add.i203 = add i32 %conv.i202, 16
  %conv.i204 = zext i32 %add.i203 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i204, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %17, i32 noundef 1)
  unreachable

if.end.i196:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i195 = trunc i64 %call7.i to i32
  %18 = inttoptr i32 %conv.i195 to ptr
  call void @__gomc_exit_thread(ptr noundef %18)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i275 = call i32 @__gomc_self()
  %cmp.i.i276 = icmp uge i32 %call.i275, 31
  br i1 %cmp.i.i276, label %if.then.i.i277, label %if.end.i.i280

if.then.i.i277:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i280:                                    ; preds = %if.end.i
  %19 = ptrtoint ptr %cond to i32
  %add.i38.i.i = add i32 %19, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %20 = inttoptr i32 %and.i39.i.i to ptr
  %conv.i.i278 = zext i32 %call.i275 to i64
  %call1.i.i279 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %20, i32 noundef 8, i64 noundef %conv.i.i278, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i279, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i280
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i280, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i280 ]
  %tobool.i.i281 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i281, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %20, i32 1
  %and.i8.i.i = and i64 %call1.i.i279, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %21 = ptrtoint ptr %mutex to i32
  store atomic i32 %21, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %22 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %22 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %23 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %22, %23
  %or.cond106 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond106, label %cond_bind.exit.i, label %if.end6.i.i283

if.end6.i.i283:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i283, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i283 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %24 = ptrtoint ptr %mutex to i32
  %add.i35.i.i = add i32 %24, 7
  %and.i36.i.i = and i32 %add.i35.i.i, -8
  %25 = inttoptr i32 %and.i36.i.i to ptr
  %add.i.i285 = add i64 %conv.i.i278, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %25, i32 noundef 8, i64 noundef %add.i.i285, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call10.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv12.i.i = zext i32 %conv.i43.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i286

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i286:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i275, 1
  %cmp19.i.i = icmp ne i32 %conv.i43.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i286
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i286, %cond_bind.exit.i
  %error.i.i270.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i29.i.0, %if.else.i.i286 ]
  %tobool26.i.i = icmp ne i32 %error.i.i270.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i278
  %add29.i.i = add i32 32, %call.i275
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %20, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i266.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i270.2, %if.then27.i.i ], [ %error.i.i270.2, %if.end25.i.i ]
  %tobool.i288 = icmp ne i32 %retval.i.i266.0, 0
  br i1 %tobool.i288, label %cond_timed_sleep.exit, label %if.end.i292

if.end.i292:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i278
  %add.i14.i = add i32 32, %call.i275
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %20, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i41.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i275
  %and.i.i290 = and i32 %conv.i41.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i290, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i293

land.rhs.i293:                                    ; preds = %if.end.i292
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i44.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i44.i, label %land.lhs.true.i.i295, label %land.end.i

land.lhs.true.i.i295:                             ; preds = %land.rhs.i293
  %conv.i47.i294 = zext i32 %and.i39.i.i to i64
  %call2.i48.i = call i64 @__gomc_note(i64 noundef %conv.i47.i294, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i48.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i297

land.rhs.i.i297:                                  ; preds = %land.lhs.true.i.i295
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i296 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i293, %land.lhs.true.i.i295, %land.rhs.i.i297, %if.end.i292
  %26 = phi i1 [ false, %if.end.i292 ], [ false, %land.lhs.true.i.i295 ], [ false, %land.rhs.i293 ], [ %tobool5.i.i296, %land.rhs.i.i297 ]
  %land.ext.i298 = zext i1 %26 to i32
  %call.i51.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52.i = icmp ne i32 %call.i51.i, 0
  br i1 %tobool.i52.i, label %if.then.i57.i, label %cond_woken.exit.i

if.then.i57.i:                                    ; preds = %land.end.i
  %conv.i55.i = zext i32 %and.i39.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i298 to i64
  %call3.i56.i = call i64 @__gomc_remember(i64 noundef %conv.i55.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i57.i, %land.end.i
  %spec.select107 = select i1 %cmp.i19.i, i1 true, i1 %26
  %lor.ext.i = zext i1 %spec.select107 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i271.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i266.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i139 = call i32 @__gomc_self()
  %arrayidx.i140 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i139
  %27 = load atomic i32, ptr %arrayidx.i140 seq_cst, align 4
  %and.i141 = and i32 %27, 1
  %cmp.i142 = icmp ne i32 %and.i141, 0
  br i1 %cmp.i142, label %end_waiting.exit27.i, label %if.then.i.i145

if.then.i.i145:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i45 = call i32 @__gomc_cancels()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %land.rhs.i49, label %end_waiting.exit27.i

land.rhs.i49:                                     ; preds = %if.else.i24.i
  %call1.i47 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i48 = icmp eq i64 %call1.i47, 0
  br i1 %cmp.i48, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i49
  %call.i216 = call i32 @__gomc_self()
  %arrayidx.i217 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i216
  %call1.i220 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i217, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i49, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i271.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i15.i = call i32 @__gomc_self()
  %conv.i16.i = zext i32 %call.i15.i to i64
  %add.i17.i = add i64 %conv.i16.i, 1
  %call.i.i312 = call i32 @__gomc_mutex_kinds()
  %tobool.i.i313 = icmp ne i32 %call.i.i312, 0
  br i1 %tobool.i.i313, label %if.end.i25.i, label %mutex_kind.exit.i

if.end.i25.i:                                     ; preds = %cond.false.i
  %add.ptr.i.i315 = getelementptr inbounds i8, ptr %mutex, i32 12
  %28 = load i32, ptr %add.ptr.i.i315, align 4
  %and.i23.i316 = and i32 %28, 3
  %cmp.i24.i = icmp eq i32 %and.i23.i316, 3
  %.and.i23.i316 = select i1 %cmp.i24.i, i32 0, i32 %and.i23.i316
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %cond.false.i, %if.end.i25.i
  %retval.i18.i.0 = phi i32 [ %.and.i23.i316, %if.end.i25.i ], [ 0, %cond.false.i ]
  br label %do.body.i.i327

do.body.i.i327:                                   ; preds = %land.rhs.i.i333, %mutex_kind.exit.i
  %29 = ptrtoint ptr %mutex to i32
  %add.i.i320 = add i32 %29, 7
  %and.i.i321 = and i32 %add.i.i320, -8
  %30 = inttoptr i32 %and.i.i321 to ptr
  %cmp.i.i322 = icmp eq i32 %retval.i18.i.0, 1
  %conv.i.i323 = zext i1 %cmp.i.i322 to i32
  %conv3.i.i324 = sext i32 %conv.i.i323 to i64
  %call4.i.i325 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %30, i32 noundef 8, i64 noundef %add.i17.i, i64 noundef %conv3.i.i324, i32 noundef 1)
  %and.i13.i = and i64 %call4.i.i325, 4294967295
  %conv.i14.i = trunc i64 %and.i13.i to i32
  %cmp6.i.i326 = icmp ne i32 %conv.i14.i, 0
  br i1 %cmp6.i.i326, label %land.lhs.true.i.i330, label %do.end.i.i340

land.lhs.true.i.i330:                             ; preds = %do.body.i.i327
  %conv9.i.i328 = zext i32 %conv.i14.i to i64
  %cmp10.i.i329 = icmp ne i64 %conv9.i.i328, 4294967295
  br i1 %cmp10.i.i329, label %land.rhs.i.i333, label %do.end.i.i340

land.rhs.i.i333:                                  ; preds = %land.lhs.true.i.i330
  %cmp14.i.i332 = icmp ne i64 %conv9.i.i328, %add.i17.i
  %cmp17.i.i334 = icmp eq i32 %retval.i18.i.0, 0
  %spec.select108 = select i1 %cmp14.i.i332, i1 true, i1 %cmp17.i.i334
  br i1 %spec.select108, label %do.body.i.i327, label %do.end.i.i340

do.end.i.i340:                                    ; preds = %land.lhs.true.i.i330, %do.body.i.i327, %land.rhs.i.i333
  %conv20.i.i338 = zext i32 %conv.i14.i to i64
  %cmp21.i.i339 = icmp eq i64 %conv20.i.i338, 4294967295
  br i1 %cmp21.i.i339, label %if.then.i.i341, label %if.end.i.i344

if.then.i.i341:                                   ; preds = %do.end.i.i340
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i350

if.end.i.i344:                                    ; preds = %do.end.i.i340
  %cmp26.i.i343 = icmp eq i64 %conv20.i.i338, %add.i17.i
  %cmp30.i.i345 = icmp eq i32 %retval.i18.i.0, 2
  %or.cond109 = select i1 %cmp26.i.i343, i1 %cmp30.i.i345, i1 false
  %spec.select111 = select i1 %or.cond109, i32 35, i32 0
  br label %mutex_lock.exit.i350

mutex_lock.exit.i350:                             ; preds = %if.end.i.i344, %if.then.i.i341
  %retval.i.i304.0 = phi i32 [ 22, %if.then.i.i341 ], [ %spec.select111, %if.end.i.i344 ]
  %cmp.i349 = icmp ne i32 %retval.i.i304.0, 0
  %tobool.i352 = icmp ne i32 %in_time.i.0, 0
  %cond.i353 = select i1 %tobool.i352, i32 0, i32 110
  %retval.i309.0 = select i1 %cmp.i349, i32 %retval.i.i304.0, i32 %cond.i353
  br label %return

return:                                           ; preds = %if.end.i37.i, %if.then.i36.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i350, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i71.0, %cond_enqueue.exit ], [ 22, %if.then.i36.i ], [ %retval.i309.0, %mutex_lock.exit.i350 ], [ %retval.i271.0, %end_waiting.exit27.i ], [ %spec.select110, %if.end.i37.i ]
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
  %call.i55 = call i32 @__gomc_cancels()
  %tobool.i56 = icmp ne i32 %call.i55, 0
  br i1 %tobool.i56, label %land.rhs.i59, label %begin_waiting.exit.i

land.rhs.i59:                                     ; preds = %if.end
  %call1.i57 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i58 = icmp eq i64 %call1.i57, 0
  br i1 %cmp.i58, label %if.end.i.i, label %begin_waiting.exit.i

if.end.i.i:                                       ; preds = %land.rhs.i59
  %call1.i.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i.i = trunc i64 %call1.i.i to i32
  %cmp.i.i = icmp eq i32 %conv.i.i, 0
  br i1 %cmp.i.i, label %if.then3.i.i, label %begin_waiting.exit.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %call.i70 = call i32 @__gomc_self()
  %arrayidx.i71 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i70
  %call1.i73 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i71, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i.i = and i64 %call1.i73, 1
  %tobool5.i.i = icmp ne i64 %and.i.i, 0
  %lnot.i.i = xor i1 %tobool5.i.i, true
  br i1 %lnot.i.i, label %begin_waiting.exit.i, label %if.then.i63

if.then.i63:                                      ; preds = %if.then3.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit.i:                             ; preds = %if.end, %if.end.i.i, %if.then3.i.i, %land.rhs.i59
  %retval.i.i.0 = phi i32 [ 0, %land.rhs.i59 ], [ %conv.i.i, %if.then3.i.i ], [ %conv.i.i, %if.end.i.i ], [ 0, %if.end ]
  %cmp.i4 = icmp eq i32 %retval.i.i.0, 1
  br i1 %cmp.i4, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %begin_waiting.exit.i
  %call.i6.i = call i32 @__gomc_self()
  %cmp.i78 = icmp uge i32 %call.i6.i, 31
  br i1 %cmp.i78, label %if.then.i79, label %if.end.i84

if.then.i79:                                      ; preds = %if.then.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i84:                                       ; preds = %if.then.i
  %1 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %1, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %2 = inttoptr i32 %and.i39.i to ptr
  %conv.i80 = zext i32 %call.i6.i to i64
  %call1.i81 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i80, i64 noundef 0, i32 noundef 2)
  %and.i154 = and i64 %call1.i81, -9223372036854775808
  %tobool.i155 = icmp ne i64 %and.i154, 0
  br i1 %tobool.i155, label %cond.true.i156, label %cond_check.exit

cond.true.i156:                                   ; preds = %if.end.i84
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit

cond_check.exit:                                  ; preds = %if.end.i84, %cond.true.i156
  %cond.i = phi i32 [ 22, %cond.true.i156 ], [ 0, %if.end.i84 ]
  %tobool.i83 = icmp ne i32 %cond.i, 0
  br i1 %tobool.i83, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit
  %add.ptr.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i = and i64 %call1.i81, 4294967295
  %conv.i.i180 = trunc i64 %and.i8.i to i32
  %cmp.i181 = icmp eq i32 %conv.i.i180, 0
  br i1 %cmp.i181, label %if.then.i182, label %if.end.i186

if.then.i182:                                     ; preds = %if.end4.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i monotonic, align 4
  br label %cond_bind.exit

if.end.i186:                                      ; preds = %if.end4.i
  %4 = load atomic i32, ptr %add.ptr.i monotonic, align 4
  %conv.i183 = zext i32 %4 to i64
  %call2.i184 = call i32 @__gomc_defined(i64 noundef %conv.i183)
  %tobool.i185 = icmp eq i32 %call2.i184, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i = icmp eq i32 %4, %5
  %or.cond = select i1 %tobool.i185, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %cond_bind.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i186
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit

cond_bind.exit:                                   ; preds = %if.end.i186, %if.end6.i, %if.then.i182
  %retval.i173.0 = phi i32 [ 0, %if.then.i182 ], [ 22, %if.end6.i ], [ 0, %if.end.i186 ]
  %tobool6.i = icmp ne i32 %retval.i173.0, 0
  br i1 %tobool6.i, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit
  %6 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %6, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %7 = inttoptr i32 %and.i36.i to ptr
  %add.i85 = add i64 %conv.i80, 1
  %call10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i85, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i:                                        ; preds = %if.then7.i
  %add18.i = add i32 %call.i6.i, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i, %cond_bind.exit
  %error.i77.2 = phi i32 [ %retval.i173.0, %cond_bind.exit ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i173.0, %if.else.i ]
  %tobool26.i = icmp ne i32 %error.i77.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i = shl i64 1, %conv.i80
  %add29.i = add i32 32, %call.i6.i
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit
  %retval.i74.0 = phi i32 [ 22, %cond_check.exit ], [ %error.i77.2, %if.then27.i ], [ %error.i77.2, %if.end25.i ]
  %tobool.i8.i = icmp ne i32 %retval.i74.0, 0
  br i1 %tobool.i8.i, label %return, label %if.end.i11.i

if.end.i11.i:                                     ; preds = %cond_enqueue.exit
  %cmp.i10.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i10.i, label %if.then2.i.i, label %if.end5.i.i

if.then2.i.i:                                     ; preds = %if.end.i11.i
  %shl.i93 = shl i64 1, %conv.i80
  %add.i94 = add i32 32, %call.i6.i
  %sh_prom1.i = zext i32 %add.i94 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i95 = or i64 %shl.i93, %shl2.i
  %not.i98 = xor i64 %or.i95, -1
  %call3.i99 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i98, i64 noundef 0, i32 noundef 2)
  %shr.i190 = lshr i64 %call3.i99, 32
  %conv.i191 = trunc i64 %shr.i190 to i32
  %shl5.i = shl i32 1, %call.i6.i
  %and.i100 = and i32 %conv.i191, %shl5.i
  %cmp.i101 = icmp ne i32 %and.i100, 0
  br i1 %cmp.i101, label %if.then.i15.i, label %if.then.i67

if.then.i67:                                      ; preds = %if.then2.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.then.i15.i:                                    ; preds = %if.then2.i.i
  %call.i123 = call i32 @__gomc_self()
  %arrayidx.i124 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i123
  %8 = load atomic i32, ptr %arrayidx.i124 seq_cst, align 4
  %and.i125 = and i32 %8, 1
  %cmp.i126 = icmp ne i32 %and.i125, 0
  br i1 %cmp.i126, label %end_waiting.exit.i, label %if.then.i.i129

if.then.i.i129:                                   ; preds = %if.then.i15.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

end_waiting.exit.i:                               ; preds = %if.then.i15.i
  %call.i224 = call i32 @__gomc_self()
  %conv.i225 = zext i32 %call.i224 to i64
  %add.i226 = add i64 %conv.i225, 1
  %call.i232 = call i32 @__gomc_mutex_kinds()
  %tobool.i233 = icmp ne i32 %call.i232, 0
  br i1 %tobool.i233, label %if.end.i238, label %mutex_kind.exit

if.end.i238:                                      ; preds = %end_waiting.exit.i
  %add.ptr.i267 = getelementptr inbounds i8, ptr %mutex, i32 12
  %9 = load i32, ptr %add.ptr.i267, align 4
  %and.i236 = and i32 %9, 3
  %cmp.i237 = icmp eq i32 %and.i236, 3
  %.and.i236 = select i1 %cmp.i237, i32 0, i32 %and.i236
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %end_waiting.exit.i, %if.end.i238
  %retval.i230.0 = phi i32 [ %.and.i236, %if.end.i238 ], [ 0, %end_waiting.exit.i ]
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %land.rhs.i.i, %mutex_kind.exit
  %10 = ptrtoint ptr %mutex to i32
  %add.i9 = add i32 %10, 7
  %and.i10 = and i32 %add.i9, -8
  %11 = inttoptr i32 %and.i10 to ptr
  %cmp.i33.i = icmp eq i32 %retval.i230.0, 1
  %conv.i34.i = zext i1 %cmp.i33.i to i32
  %conv3.i.i = sext i32 %conv.i34.i to i64
  %call4.i35.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %11, i32 noundef 8, i64 noundef %add.i226, i64 noundef %conv3.i.i, i32 noundef 1)
  %and.i26 = and i64 %call4.i35.i, 4294967295
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp6.i.i = icmp ne i32 %conv.i27, 0
  br i1 %cmp6.i.i, label %land.lhs.true.i.i, label %do.end.i.i

land.lhs.true.i.i:                                ; preds = %do.body.i.i
  %conv9.i.i = zext i32 %conv.i27 to i64
  %cmp10.i.i = icmp ne i64 %conv9.i.i, 4294967295
  br i1 %cmp10.i.i, label %land.rhs.i.i, label %do.end.i.i

land.rhs.i.i:                                     ; preds = %land.lhs.true.i.i
  %cmp14.i.i = icmp ne i64 %conv9.i.i, %add.i226
  %cmp17.i.i = icmp eq i32 %retval.i230.0, 0
  %spec.select104 = select i1 %cmp14.i.i, i1 true, i1 %cmp17.i.i
  br i1 %spec.select104, label %do.body.i.i, label %do.end.i.i

do.end.i.i:                                       ; preds = %land.lhs.true.i.i, %do.body.i.i, %land.rhs.i.i
  %conv20.i.i = zext i32 %conv.i27 to i64
  %cmp21.i.i = icmp eq i64 %conv20.i.i, 4294967295
  br i1 %cmp21.i.i, label %if.then.i36.i, label %if.end.i37.i

if.then.i36.i:                                    ; preds = %do.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

if.end.i37.i:                                     ; preds = %do.end.i.i
  %cmp26.i.i = icmp eq i64 %conv20.i.i, %add.i226
  %cmp30.i.i = icmp eq i32 %retval.i230.0, 2
  %or.cond105 = select i1 %cmp26.i.i, i1 %cmp30.i.i, i1 false
  %spec.select = select i1 %or.cond105, i32 35, i32 0
  br label %return

if.end5.i.i:                                      ; preds = %if.end.i11.i
  %call.i132 = call i32 @__gomc_self()
  %arrayidx.i133 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i132
  %12 = load atomic i32, ptr %arrayidx.i133 seq_cst, align 4
  %and.i134 = and i32 %12, 1
  %cmp.i135 = icmp ne i32 %and.i134, 0
  br i1 %cmp.i135, label %await_request.exit139, label %if.then.i.i138

if.then.i.i138:                                   ; preds = %if.end5.i.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit139:                            ; preds = %if.end5.i.i
  %shl.i109 = shl i64 1, %conv.i80
  %add.i110 = add i32 32, %call.i6.i
  %sh_prom1.i111 = zext i32 %add.i110 to i64
  %shl2.i112 = shl i64 1, %sh_prom1.i111
  %or.i113 = or i64 %shl.i109, %shl2.i112
  %not.i116 = xor i64 %or.i113, -1
  %call3.i117 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i116, i64 noundef 0, i32 noundef 2)
  %shr.i = lshr i64 %call3.i117, 32
  %conv.i188 = trunc i64 %shr.i to i32
  %shl5.i119 = shl i32 1, %call.i6.i
  %and.i120 = and i32 %conv.i188, %shl5.i119
  %cmp.i121 = icmp ne i32 %and.i120, 0
  br i1 %cmp.i121, label %if.then8.i.i, label %if.end10.i.i

if.then8.i.i:                                     ; preds = %await_request.exit139
  %call1.i = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %2, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 2)
  %and.i162 = and i64 %call1.i, -9223372036854775808
  %tobool.i163 = icmp ne i64 %and.i162, 0
  br i1 %tobool.i163, label %cond.true.i164, label %if.end10.i.i

cond.true.i164:                                   ; preds = %if.then8.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %if.end10.i.i

if.end10.i.i:                                     ; preds = %cond.true.i164, %if.then8.i.i, %await_request.exit139
  %call.i227 = call i32 @__gomc_self()
  %conv.i228 = zext i32 %call.i227 to i64
  %add.i229 = add i64 %conv.i228, 1
  %call.i246 = call i32 @__gomc_mutex_kinds()
  %tobool.i247 = icmp ne i32 %call.i246, 0
  br i1 %tobool.i247, label %if.end.i252, label %mutex_kind.exit257

if.end.i252:                                      ; preds = %if.end10.i.i
  %add.ptr.i265 = getelementptr inbounds i8, ptr %mutex, i32 12
  %13 = load i32, ptr %add.ptr.i265, align 4
  %and.i250 = and i32 %13, 3
  %cmp.i251 = icmp eq i32 %and.i250, 3
  %.and.i250 = select i1 %cmp.i251, i32 0, i32 %and.i250
  br label %mutex_kind.exit257

mutex_kind.exit257:                               ; preds = %if.end10.i.i, %if.end.i252
  %retval.i243.0 = phi i32 [ %.and.i250, %if.end.i252 ], [ 0, %if.end10.i.i ]
  br label %do.body.i50.i

do.body.i50.i:                                    ; preds = %land.rhs.i60.i, %mutex_kind.exit257
  %14 = ptrtoint ptr %mutex to i32
  %add.i12 = add i32 %14, 7
  %and.i13 = and i32 %add.i12, -8
  %15 = inttoptr i32 %and.i13 to ptr
  %cmp.i46.i = icmp eq i32 %retval.i243.0, 1
  %conv.i47.i = zext i1 %cmp.i46.i to i32
  %conv3.i48.i = sext i32 %conv.i47.i to i64
  %call4.i49.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %15, i32 noundef 8, i64 noundef %add.i229, i64 noundef %conv3.i48.i, i32 noundef 1)
  %and.i41 = and i64 %call4.i49.i, 4294967295
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp6.i52.i = icmp ne i32 %conv.i42, 0
  br i1 %cmp6.i52.i, label %land.lhs.true.i56.i, label %do.end.i69.i

land.lhs.true.i56.i:                              ; preds = %do.body.i50.i
  %conv9.i54.i = zext i32 %conv.i42 to i64
  %cmp10.i55.i = icmp ne i64 %conv9.i54.i, 4294967295
  br i1 %cmp10.i55.i, label %land.rhs.i60.i, label %do.end.i69.i

land.rhs.i60.i:                                   ; preds = %land.lhs.true.i56.i
  %cmp14.i59.i = icmp ne i64 %conv9.i54.i, %add.i229
  %cmp17.i62.i = icmp eq i32 %retval.i243.0, 0
  %spec.select106 = select i1 %cmp14.i59.i, i1 true, i1 %cmp17.i62.i
  br i1 %spec.select106, label %do.body.i50.i, label %do.end.i69.i

do.end.i69.i:                                     ; preds = %land.lhs.true.i56.i, %do.body.i50.i, %land.rhs.i60.i
  %conv20.i67.i = zext i32 %conv.i42 to i64
  %cmp21.i68.i = icmp eq i64 %conv20.i67.i, 4294967295
  br i1 %cmp21.i68.i, label %if.then.i71.i, label %mutex_lock.exit81.i

if.then.i71.i:                                    ; preds = %do.end.i69.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit81.i

mutex_lock.exit81.i:                              ; preds = %do.end.i69.i, %if.then.i71.i
  %call.i150 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i151 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %mutex_lock.exit81.i
  %call.i192 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i193 = and i64 %call.i192, -9223372036854775808
  %tobool.i194 = icmp ne i64 %and.i193, 0
  br i1 %tobool.i194, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i201 = shl i64 %call.i192, 1
  %conv.i202 = trunc i64 %shl.i201 to i32
  %16 = inttoptr i32 %conv.i202 to ptr
  %conv.i209 = zext i32 %conv.i202 to i64
  %call.i210 = call i64 @__gomc_remember(i64 noundef %conv.i209, i64 noundef 0)
  %call1.i211 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i210)
  %call.i200 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %16, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i204 = shl i64 %call.i192, 1
  %conv.i205 = trunc i64 %shl.i204 to i32
  %17 = inttoptr i32 %conv.i205 to ptr
  %tobool3.i = icmp ne ptr %17, null
  br i1 %tobool3.i, label %if.then.i197, label %if.end.i199

if.then.i197:                                     ; preds = %while.end.i
  %add.i206 = add i32 %conv.i205, 16
  %conv.i207 = zext i32 %add.i206 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i207, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %17, i32 noundef 1)
  unreachable

if.end.i199:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i198 = trunc i64 %call7.i to i32
  %18 = inttoptr i32 %conv.i198 to ptr
  call void @__gomc_exit_thread(ptr noundef %18)
  unreachable

if.end.i:                                         ; preds = %begin_waiting.exit.i
  %call.i278 = call i32 @__gomc_self()
  %cmp.i.i279 = icmp uge i32 %call.i278, 31
  br i1 %cmp.i.i279, label %if.then.i.i280, label %if.end.i.i283

if.then.i.i280:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i283:                                    ; preds = %if.end.i
  %19 = ptrtoint ptr %cond to i32
  %add.i38.i.i = add i32 %19, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %20 = inttoptr i32 %and.i39.i.i to ptr
  %conv.i.i281 = zext i32 %call.i278 to i64
  %call1.i.i282 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %20, i32 noundef 8, i64 noundef %conv.i.i281, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i282, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i283
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i283, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i283 ]
  %tobool.i.i284 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i284, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %20, i32 1
  %and.i8.i.i = and i64 %call1.i.i282, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %21 = ptrtoint ptr %mutex to i32
  store atomic i32 %21, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %22 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %22 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %23 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %22, %23
  %or.cond108 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond108, label %cond_bind.exit.i, label %if.end6.i.i286

if.end6.i.i286:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i286, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i286 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %24 = ptrtoint ptr %mutex to i32
  %add.i35.i.i = add i32 %24, 7
  %and.i36.i.i = and i32 %add.i35.i.i, -8
  %25 = inttoptr i32 %and.i36.i.i to ptr
  %add.i.i288 = add i64 %conv.i.i281, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %25, i32 noundef 8, i64 noundef %add.i.i288, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call10.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv12.i.i = zext i32 %conv.i43.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i289

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i289:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i278, 1
  %cmp19.i.i = icmp ne i32 %conv.i43.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i289
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i289, %cond_bind.exit.i
  %error.i.i273.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i29.i.0, %if.else.i.i289 ]
  %tobool26.i.i = icmp ne i32 %error.i.i273.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i281
  %add29.i.i = add i32 32, %call.i278
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %20, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i269.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i273.2, %if.then27.i.i ], [ %error.i.i273.2, %if.end25.i.i ]
  %tobool.i291 = icmp ne i32 %retval.i.i269.0, 0
  br i1 %tobool.i291, label %cond_timed_sleep.exit, label %if.end.i295

if.end.i295:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i281
  %add.i14.i = add i32 32, %call.i278
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %20, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i41.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i278
  %and.i.i293 = and i32 %conv.i41.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i293, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i296

land.rhs.i296:                                    ; preds = %if.end.i295
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i44.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i44.i, label %land.lhs.true.i.i298, label %land.end.i

land.lhs.true.i.i298:                             ; preds = %land.rhs.i296
  %conv.i47.i297 = zext i32 %and.i39.i.i to i64
  %call2.i48.i = call i64 @__gomc_note(i64 noundef %conv.i47.i297, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i48.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i300

land.rhs.i.i300:                                  ; preds = %land.lhs.true.i.i298
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i299 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i296, %land.lhs.true.i.i298, %land.rhs.i.i300, %if.end.i295
  %26 = phi i1 [ false, %if.end.i295 ], [ false, %land.lhs.true.i.i298 ], [ false, %land.rhs.i296 ], [ %tobool5.i.i299, %land.rhs.i.i300 ]
  %land.ext.i301 = zext i1 %26 to i32
  %call.i51.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52.i = icmp ne i32 %call.i51.i, 0
  br i1 %tobool.i52.i, label %if.then.i57.i, label %cond_woken.exit.i

if.then.i57.i:                                    ; preds = %land.end.i
  %conv.i55.i = zext i32 %and.i39.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i301 to i64
  %call3.i56.i = call i64 @__gomc_remember(i64 noundef %conv.i55.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i57.i, %land.end.i
  %spec.select109 = select i1 %cmp.i19.i, i1 true, i1 %26
  %lor.ext.i304 = zext i1 %spec.select109 to i32
  br label %cond_timed_sleep.exit

cond_timed_sleep.exit:                            ; preds = %cond_enqueue.exit.i, %cond_woken.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i304, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i274.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i269.0, %cond_enqueue.exit.i ]
  %cmp.i20.i = icmp eq i32 %retval.i.i.0, 2
  br i1 %cmp.i20.i, label %if.then.i21.i, label %if.else.i24.i

if.then.i21.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i142 = call i32 @__gomc_self()
  %arrayidx.i143 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i142
  %27 = load atomic i32, ptr %arrayidx.i143 seq_cst, align 4
  %and.i144 = and i32 %27, 1
  %cmp.i145 = icmp ne i32 %and.i144, 0
  br i1 %cmp.i145, label %end_waiting.exit27.i, label %if.then.i.i148

if.then.i.i148:                                   ; preds = %if.then.i21.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i24.i:                                    ; preds = %cond_timed_sleep.exit
  %call.i48 = call i32 @__gomc_cancels()
  %tobool.i49 = icmp ne i32 %call.i48, 0
  br i1 %tobool.i49, label %land.rhs.i52, label %end_waiting.exit27.i

land.rhs.i52:                                     ; preds = %if.else.i24.i
  %call1.i50 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i51 = icmp eq i64 %call1.i50, 0
  br i1 %cmp.i51, label %if.then1.i25.i, label %end_waiting.exit27.i

if.then1.i25.i:                                   ; preds = %land.rhs.i52
  %call.i219 = call i32 @__gomc_self()
  %arrayidx.i220 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i219
  %call1.i223 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i220, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %land.rhs.i52, %if.then1.i25.i, %if.else.i24.i, %if.then.i21.i
  %tobool.i = icmp ne i32 %retval.i274.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i15.i = call i32 @__gomc_self()
  %conv.i16.i = zext i32 %call.i15.i to i64
  %add.i17.i = add i64 %conv.i16.i, 1
  %call.i.i317 = call i32 @__gomc_mutex_kinds()
  %tobool.i.i318 = icmp ne i32 %call.i.i317, 0
  br i1 %tobool.i.i318, label %if.end.i25.i, label %mutex_kind.exit.i

if.end.i25.i:                                     ; preds = %cond.false.i
  %add.ptr.i.i320 = getelementptr inbounds i8, ptr %mutex, i32 12
  %28 = load i32, ptr %add.ptr.i.i320, align 4
  %and.i23.i321 = and i32 %28, 3
  %cmp.i24.i = icmp eq i32 %and.i23.i321, 3
  %.and.i23.i321 = select i1 %cmp.i24.i, i32 0, i32 %and.i23.i321
  br label %mutex_kind.exit.i

mutex_kind.exit.i:                                ; preds = %cond.false.i, %if.end.i25.i
  %retval.i18.i.0 = phi i32 [ %.and.i23.i321, %if.end.i25.i ], [ 0, %cond.false.i ]
  br label %do.body.i.i332

do.body.i.i332:                                   ; preds = %land.rhs.i.i338, %mutex_kind.exit.i
  %29 = ptrtoint ptr %mutex to i32
  %add.i.i325 = add i32 %29, 7
  %and.i.i326 = and i32 %add.i.i325, -8
  %30 = inttoptr i32 %and.i.i326 to ptr
  %cmp.i.i327 = icmp eq i32 %retval.i18.i.0, 1
  %conv.i.i328 = zext i1 %cmp.i.i327 to i32
  %conv3.i.i329 = sext i32 %conv.i.i328 to i64
  %call4.i.i330 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %30, i32 noundef 8, i64 noundef %add.i17.i, i64 noundef %conv3.i.i329, i32 noundef 1)
  %and.i13.i = and i64 %call4.i.i330, 4294967295
  %conv.i14.i = trunc i64 %and.i13.i to i32
  %cmp6.i.i331 = icmp ne i32 %conv.i14.i, 0
  br i1 %cmp6.i.i331, label %land.lhs.true.i.i335, label %do.end.i.i345

land.lhs.true.i.i335:                             ; preds = %do.body.i.i332
  %conv9.i.i333 = zext i32 %conv.i14.i to i64
  %cmp10.i.i334 = icmp ne i64 %conv9.i.i333, 4294967295
  br i1 %cmp10.i.i334, label %land.rhs.i.i338, label %do.end.i.i345

land.rhs.i.i338:                                  ; preds = %land.lhs.true.i.i335
  %cmp14.i.i337 = icmp ne i64 %conv9.i.i333, %add.i17.i
  %cmp17.i.i339 = icmp eq i32 %retval.i18.i.0, 0
  %spec.select110 = select i1 %cmp14.i.i337, i1 true, i1 %cmp17.i.i339
  br i1 %spec.select110, label %do.body.i.i332, label %do.end.i.i345

do.end.i.i345:                                    ; preds = %land.lhs.true.i.i335, %do.body.i.i332, %land.rhs.i.i338
  %conv20.i.i343 = zext i32 %conv.i14.i to i64
  %cmp21.i.i344 = icmp eq i64 %conv20.i.i343, 4294967295
  br i1 %cmp21.i.i344, label %if.then.i.i346, label %if.end.i.i349

if.then.i.i346:                                   ; preds = %do.end.i.i345
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i355

if.end.i.i349:                                    ; preds = %do.end.i.i345
  %cmp26.i.i348 = icmp eq i64 %conv20.i.i343, %add.i17.i
  %cmp30.i.i350 = icmp eq i32 %retval.i18.i.0, 2
  %or.cond111 = select i1 %cmp26.i.i348, i1 %cmp30.i.i350, i1 false
  %spec.select112 = select i1 %or.cond111, i32 35, i32 0
  br label %mutex_lock.exit.i355

mutex_lock.exit.i355:                             ; preds = %if.end.i.i349, %if.then.i.i346
  %retval.i.i309.0 = phi i32 [ 22, %if.then.i.i346 ], [ %spec.select112, %if.end.i.i349 ]
  %cmp.i354 = icmp ne i32 %retval.i.i309.0, 0
  %tobool.i357 = icmp ne i32 %in_time.i.0, 0
  %cond.i358 = select i1 %tobool.i357, i32 0, i32 110
  %retval.i314.0 = select i1 %cmp.i354, i32 %retval.i.i309.0, i32 %cond.i358
  br label %return

return:                                           ; preds = %if.end.i37.i, %lor.lhs.false, %if.then.i36.i, %cond_enqueue.exit, %end_waiting.exit27.i, %mutex_lock.exit.i355, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i74.0, %cond_enqueue.exit ], [ 22, %if.then.i36.i ], [ %retval.i314.0, %mutex_lock.exit.i355 ], [ %retval.i274.0, %end_waiting.exit27.i ], [ %spec.select, %if.end.i37.i ]
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

declare i32 @__gomc_defined(i64 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i32 @__gomc_mutex_kinds()

