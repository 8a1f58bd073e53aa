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
  %cmp.i227 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i227, label %if.then.i228, label %if.end.i233

if.then.i228:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i233:                                      ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i38.i = add i32 %0, 7
  %and.i39.i = and i32 %add.i38.i, -8
  %1 = inttoptr i32 %and.i39.i to ptr
  %conv.i229 = zext i32 %call.i18 to i64
  %call1.i230 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i229, i64 noundef 0, i32 noundef 2)
  %and.i393 = and i64 %call1.i230, -9223372036854775808
  %tobool.i394 = icmp ne i64 %and.i393, 0
  br i1 %tobool.i394, label %cond.true.i395, label %cond_check.exit398

cond.true.i395:                                   ; preds = %if.end.i233
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit398

cond_check.exit398:                               ; preds = %if.end.i233, %cond.true.i395
  %cond.i397 = phi i32 [ 22, %cond.true.i395 ], [ 0, %if.end.i233 ]
  %tobool.i232 = icmp ne i32 %cond.i397, 0
  br i1 %tobool.i232, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit398
  %add.ptr.i441 = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i442 = and i64 %call1.i230, 4294967295
  %conv.i.i443 = trunc i64 %and.i8.i442 to i32
  %cmp.i444 = icmp eq i32 %conv.i.i443, 0
  br i1 %cmp.i444, label %if.then.i445, label %if.end.i449

if.then.i445:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i441 monotonic, align 4
  br label %cond_bind.exit454

if.end.i449:                                      ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i441 monotonic, align 4
  %conv.i446 = zext i32 %3 to i64
  %call2.i447 = call i32 @__gomc_defined(i64 noundef %conv.i446)
  %tobool.i448 = icmp eq i32 %call2.i447, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i450 = icmp eq i32 %3, %4
  %or.cond101 = select i1 %tobool.i448, i1 true, i1 %cmp3.i450
  br i1 %or.cond101, label %cond_bind.exit454, label %if.end6.i453

if.end6.i453:                                     ; preds = %if.end.i449
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit454

cond_bind.exit454:                                ; preds = %if.end.i449, %if.end6.i453, %if.then.i445
  %retval.i431.0 = phi i32 [ 0, %if.then.i445 ], [ 22, %if.end6.i453 ], [ 0, %if.end.i449 ]
  %tobool6.i236 = icmp ne i32 %retval.i431.0, 0
  br i1 %tobool6.i236, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit454
  %5 = ptrtoint ptr %mutex to i32
  %add.i35.i = add i32 %5, 7
  %and.i36.i = and i32 %add.i35.i, -8
  %6 = inttoptr i32 %and.i36.i to ptr
  %add.i238 = add i64 %conv.i229, 1
  %call10.i239 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i238, i64 noundef 0, i32 noundef 1)
  %and.i42.i = and i64 %call10.i239, 4294967295
  %conv.i43.i = trunc i64 %and.i42.i to i32
  %conv12.i = zext i32 %conv.i43.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i240

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i240:                                     ; preds = %if.then7.i
  %add18.i = add i32 %call.i18, 1
  %cmp19.i = icmp ne i32 %conv.i43.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i240
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i240, %cond_bind.exit454
  %error.i226.2 = phi i32 [ %retval.i431.0, %cond_bind.exit454 ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i431.0, %if.else.i240 ]
  %tobool26.i = icmp ne i32 %error.i226.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i241 = shl i64 1, %conv.i229
  %add29.i = add i32 32, %call.i18
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i241, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit398
  %retval.i222.0 = phi i32 [ 22, %cond_check.exit398 ], [ %error.i226.2, %if.then27.i ], [ %error.i226.2, %if.end25.i ]
  %tobool.i20 = icmp ne i32 %retval.i222.0, 0
  br i1 %tobool.i20, label %end_waiting.exit42, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i489 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i490 = icmp ne i32 %call.i489, 0
  br i1 %tobool.i490, label %land.lhs.true.i496, label %if.end7.i

land.lhs.true.i496:                               ; preds = %if.end.i22
  %conv.i493 = zext i32 %and.i39.i to i64
  %call2.i494 = call i64 @__gomc_note(i64 noundef %conv.i493, i32 noundef 0)
  %tobool3.i495 = icmp ne i64 %call2.i494, 0
  br i1 %tobool3.i495, label %if.end7.i, label %land.rhs.i498

land.rhs.i498:                                    ; preds = %land.lhs.true.i496
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i497 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i497, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i498
  %shl.i310 = shl i64 1, %conv.i229
  %add.i311 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i311 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i312 = or i64 %shl.i310, %shl2.i
  %not.i315 = xor i64 %or.i312, -1
  %call3.i316 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i315, i64 noundef 0, i32 noundef 2)
  %shr.i461 = lshr i64 %call3.i316, 32
  %conv.i462 = trunc i64 %shr.i461 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i317 = and i32 %conv.i462, %shl5.i
  %cmp.i318 = icmp ne i32 %and.i317, 0
  %lnot.i23 = xor i1 %cmp.i318, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i502 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i503 = icmp ne i32 %call.i502, 0
  br i1 %tobool.i503, label %if.then.i508, label %end_waiting.exit42

if.then.i508:                                     ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i507 = call i64 @__gomc_remember(i64 noundef %conv.i493, i64 noundef %conv2.i)
  br label %end_waiting.exit42

if.end7.i:                                        ; preds = %land.lhs.true.i496, %if.end.i22, %land.rhs.i498
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i229, i64 noundef 0, i32 noundef 2)
  %shr.i464 = lshr i64 %call9.i26, 32
  %conv.i465 = trunc i64 %shr.i464 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i465, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i513 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i514 = icmp ne i32 %call.i513, 0
  br i1 %tobool.i514, label %if.then.i520, label %end_waiting.exit42

if.then.i520:                                     ; preds = %do.end.i
  %conv.i517 = zext i32 %and.i39.i to i64
  %call3.i519 = call i64 @__gomc_remember(i64 noundef %conv.i517, i64 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %cond_enqueue.exit, %if.then.i508, %if.then4.i, %if.then.i520, %do.end.i
  %retval.i13.0 = phi i32 [ %retval.i222.0, %cond_enqueue.exit ], [ 0, %if.then.i508 ], [ 0, %if.then4.i ], [ 0, %if.then.i520 ], [ 0, %do.end.i ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i535 = call i32 @__gomc_self()
  %conv.i536 = zext i32 %call.i535 to i64
  %add.i537 = add i64 %conv.i536, 1
  br label %do.body.i115

do.body.i115:                                     ; preds = %do.body.i115, %cond.false
  %7 = ptrtoint ptr %mutex to i32
  %add.i153 = add i32 %7, 7
  %and.i154 = and i32 %add.i153, -8
  %8 = inttoptr i32 %and.i154 to ptr
  %call4.i114 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %8, i32 noundef 8, i64 noundef %add.i537, i64 noundef 0, i32 noundef 1)
  %and.i176 = and i64 %call4.i114, 4294967295
  %conv.i177 = trunc i64 %and.i176 to i32
  %cmp6.i117 = icmp ne i32 %conv.i177, 0
  %conv9.i119 = zext i32 %conv.i177 to i64
  %cmp10.i120 = icmp ne i64 %conv9.i119, 4294967295
  %or.cond = and i1 %cmp6.i117, %cmp10.i120
  br i1 %or.cond, label %do.body.i115, label %do.end.i134.critedge

do.end.i134.critedge:                             ; preds = %do.body.i115
  %conv20.i132 = zext i32 %conv.i177 to i64
  %cmp21.i133 = icmp eq i64 %conv20.i132, 4294967295
  br i1 %cmp21.i133, label %if.then.i136, label %return

if.then.i136:                                     ; preds = %do.end.i134.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %return

return:                                           ; preds = %do.end.i134.critedge, %end_waiting.exit42, %if.then.i136
  %retval.0 = phi i32 [ %retval.i13.0, %end_waiting.exit42 ], [ 22, %if.then.i136 ], [ 0, %do.end.i134.critedge ]
  ret i32 %retval.0
}

define i32 @pthread_cond_timedwait(ptr noundef %cond, ptr noundef %mutex, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i227 = call i32 @__gomc_self()
  %cmp.i.i228 = icmp uge i32 %call.i227, 31
  br i1 %cmp.i.i228, label %if.then.i.i229, label %if.end.i.i232

if.then.i.i229:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i232:                                    ; preds = %if.end.i
  %1 = ptrtoint ptr %cond to i32
  %add.i38.i.i = add i32 %1, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %2 = inttoptr i32 %and.i39.i.i to ptr
  %conv.i.i230 = zext i32 %call.i227 to i64
  %call1.i.i231 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i230, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i231, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i232
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i232, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i232 ]
  %tobool.i.i233 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i233, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i.i = and i64 %call1.i.i231, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %4 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %4 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %4, %5
  %or.cond100 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond100, label %cond_bind.exit.i, label %if.end6.i.i235

if.end6.i.i235:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i235, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i235 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %6 = ptrtoint ptr %mutex to i32
  %add.i35.i.i = add i32 %6, 7
  %and.i36.i.i = and i32 %add.i35.i.i, -8
  %7 = inttoptr i32 %and.i36.i.i to ptr
  %add.i.i237 = add i64 %conv.i.i230, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i.i237, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call10.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv12.i.i = zext i32 %conv.i43.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i238

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i238:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i227, 1
  %cmp19.i.i = icmp ne i32 %conv.i43.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i238
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i238, %cond_bind.exit.i
  %error.i.i222.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i29.i.0, %if.else.i.i238 ]
  %tobool26.i.i = icmp ne i32 %error.i.i222.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i230
  %add29.i.i = add i32 32, %call.i227
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i218.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i222.2, %if.then27.i.i ], [ %error.i.i222.2, %if.end25.i.i ]
  %tobool.i240 = icmp ne i32 %retval.i.i218.0, 0
  br i1 %tobool.i240, label %end_waiting.exit27.i, label %if.end.i244

if.end.i244:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i230
  %add.i14.i = add i32 32, %call.i227
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i41.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i227
  %and.i.i242 = and i32 %conv.i41.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i242, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i244
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i44.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i44.i, label %land.lhs.true.i.i246, label %land.end.i

land.lhs.true.i.i246:                             ; preds = %land.rhs.i
  %conv.i47.i245 = zext i32 %and.i39.i.i to i64
  %call2.i48.i = call i64 @__gomc_note(i64 noundef %conv.i47.i245, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i48.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i248

land.rhs.i.i248:                                  ; preds = %land.lhs.true.i.i246
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i247 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i246, %land.rhs.i.i248, %if.end.i244
  %8 = phi i1 [ false, %if.end.i244 ], [ false, %land.lhs.true.i.i246 ], [ false, %land.rhs.i ], [ %tobool5.i.i247, %land.rhs.i.i248 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i51.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52.i = icmp ne i32 %call.i51.i, 0
  br i1 %tobool.i52.i, label %if.then.i57.i, label %cond_woken.exit.i

if.then.i57.i:                                    ; preds = %land.end.i
  %conv.i55.i = zext i32 %and.i39.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i to i64
  %call3.i56.i = call i64 @__gomc_remember(i64 noundef %conv.i55.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i57.i, %land.end.i
  %spec.select = select i1 %cmp.i19.i, i1 true, i1 %8
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i223.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i218.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i223.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i15.i = call i32 @__gomc_self()
  %conv.i16.i = zext i32 %call.i15.i to i64
  %add.i17.i = add i64 %conv.i16.i, 1
  br label %do.body.i.i269

do.body.i.i269:                                   ; preds = %do.body.i.i269, %cond.false.i
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i262 = add i32 %9, 7
  %and.i.i263 = and i32 %add.i.i262, -8
  %10 = inttoptr i32 %and.i.i263 to ptr
  %call4.i.i267 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i17.i, i64 noundef 0, i32 noundef 1)
  %and.i13.i = and i64 %call4.i.i267, 4294967295
  %conv.i14.i = trunc i64 %and.i13.i to i32
  %cmp6.i.i268 = icmp ne i32 %conv.i14.i, 0
  %conv9.i.i270 = zext i32 %conv.i14.i to i64
  %cmp10.i.i271 = icmp ne i64 %conv9.i.i270, 4294967295
  %or.cond = and i1 %cmp6.i.i268, %cmp10.i.i271
  br i1 %or.cond, label %do.body.i.i269, label %do.end.i.i282.critedge

do.end.i.i282.critedge:                           ; preds = %do.body.i.i269
  %conv20.i.i280 = zext i32 %conv.i14.i to i64
  %cmp21.i.i281 = icmp eq i64 %conv20.i.i280, 4294967295
  br i1 %cmp21.i.i281, label %if.then.i.i283, label %mutex_lock.exit.i292

if.then.i.i283:                                   ; preds = %do.end.i.i282.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i292

mutex_lock.exit.i292:                             ; preds = %do.end.i.i282.critedge, %if.then.i.i283
  %retval.i.i254.0 = phi i32 [ 22, %if.then.i.i283 ], [ 0, %do.end.i.i282.critedge ]
  %cmp.i291 = icmp ne i32 %retval.i.i254.0, 0
  %tobool.i294 = icmp ne i32 %in_time.i.0, 0
  %cond.i295 = select i1 %tobool.i294, i32 0, i32 110
  %retval.i259.0 = select i1 %cmp.i291, i32 %retval.i.i254.0, i32 %cond.i295
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i292, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i259.0, %mutex_lock.exit.i292 ], [ %retval.i223.0, %end_waiting.exit27.i ]
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
  %call.i230 = call i32 @__gomc_self()
  %cmp.i.i231 = icmp uge i32 %call.i230, 31
  br i1 %cmp.i.i231, label %if.then.i.i232, label %if.end.i.i235

if.then.i.i232:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i235:                                    ; preds = %if.end.i
  %1 = ptrtoint ptr %cond to i32
  %add.i38.i.i = add i32 %1, 7
  %and.i39.i.i = and i32 %add.i38.i.i, -8
  %2 = inttoptr i32 %and.i39.i.i to ptr
  %conv.i.i233 = zext i32 %call.i230 to i64
  %call1.i.i234 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i233, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i234, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i235
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i235, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i235 ]
  %tobool.i.i236 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i236, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i.i = and i64 %call1.i.i234, 4294967295
  %conv.i.i35.i = trunc i64 %and.i8.i.i to i32
  %cmp.i36.i = icmp eq i32 %conv.i.i35.i, 0
  br i1 %cmp.i36.i, label %if.then.i37.i, label %if.end.i40.i

if.then.i37.i:                                    ; preds = %if.end4.i.i
  %3 = ptrtoint ptr %mutex to i32
  store atomic i32 %3, ptr %add.ptr.i.i monotonic, align 4
  br label %cond_bind.exit.i

if.end.i40.i:                                     ; preds = %if.end4.i.i
  %4 = load atomic i32, ptr %add.ptr.i.i monotonic, align 4
  %conv.i38.i = zext i32 %4 to i64
  %call2.i.i = call i32 @__gomc_defined(i64 noundef %conv.i38.i)
  %tobool.i39.i = icmp eq i32 %call2.i.i, 0
  %5 = ptrtoint ptr %mutex to i32
  %cmp3.i.i = icmp eq i32 %4, %5
  %or.cond101 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond101, label %cond_bind.exit.i, label %if.end6.i.i238

if.end6.i.i238:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i238, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i238 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %6 = ptrtoint ptr %mutex to i32
  %add.i35.i.i = add i32 %6, 7
  %and.i36.i.i = and i32 %add.i35.i.i, -8
  %7 = inttoptr i32 %and.i36.i.i to ptr
  %add.i.i240 = add i64 %conv.i.i233, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i.i240, i64 noundef 0, i32 noundef 1)
  %and.i42.i.i = and i64 %call10.i.i, 4294967295
  %conv.i43.i.i = trunc i64 %and.i42.i.i to i32
  %conv12.i.i = zext i32 %conv.i43.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i241

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i241:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i230, 1
  %cmp19.i.i = icmp ne i32 %conv.i43.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i241
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i241, %cond_bind.exit.i
  %error.i.i225.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i29.i.0, %if.else.i.i241 ]
  %tobool26.i.i = icmp ne i32 %error.i.i225.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i233
  %add29.i.i = add i32 32, %call.i230
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i221.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i225.2, %if.then27.i.i ], [ %error.i.i225.2, %if.end25.i.i ]
  %tobool.i243 = icmp ne i32 %retval.i.i221.0, 0
  br i1 %tobool.i243, label %end_waiting.exit27.i, label %if.end.i247

if.end.i247:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i233
  %add.i14.i = add i32 32, %call.i230
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i41.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i230
  %and.i.i245 = and i32 %conv.i41.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i245, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i247
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i44.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i44.i, label %land.lhs.true.i.i249, label %land.end.i

land.lhs.true.i.i249:                             ; preds = %land.rhs.i
  %conv.i47.i248 = zext i32 %and.i39.i.i to i64
  %call2.i48.i = call i64 @__gomc_note(i64 noundef %conv.i47.i248, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i48.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i251

land.rhs.i.i251:                                  ; preds = %land.lhs.true.i.i249
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i250 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i249, %land.rhs.i.i251, %if.end.i247
  %8 = phi i1 [ false, %if.end.i247 ], [ false, %land.lhs.true.i.i249 ], [ false, %land.rhs.i ], [ %tobool5.i.i250, %land.rhs.i.i251 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i51.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i52.i = icmp ne i32 %call.i51.i, 0
  br i1 %tobool.i52.i, label %if.then.i57.i, label %cond_woken.exit.i

if.then.i57.i:                                    ; preds = %land.end.i
  %conv.i55.i = zext i32 %and.i39.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i to i64
  %call3.i56.i = call i64 @__gomc_remember(i64 noundef %conv.i55.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i57.i, %land.end.i
  %spec.select102 = select i1 %cmp.i19.i, i1 true, i1 %8
  %lor.ext.i254 = zext i1 %spec.select102 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i254, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i226.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i221.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i226.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i15.i = call i32 @__gomc_self()
  %conv.i16.i = zext i32 %call.i15.i to i64
  %add.i17.i = add i64 %conv.i16.i, 1
  br label %do.body.i.i274

do.body.i.i274:                                   ; preds = %do.body.i.i274, %cond.false.i
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i267 = add i32 %9, 7
  %and.i.i268 = and i32 %add.i.i267, -8
  %10 = inttoptr i32 %and.i.i268 to ptr
  %call4.i.i272 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i17.i, i64 noundef 0, i32 noundef 1)
  %and.i13.i = and i64 %call4.i.i272, 4294967295
  %conv.i14.i = trunc i64 %and.i13.i to i32
  %cmp6.i.i273 = icmp ne i32 %conv.i14.i, 0
  %conv9.i.i275 = zext i32 %conv.i14.i to i64
  %cmp10.i.i276 = icmp ne i64 %conv9.i.i275, 4294967295
  %or.cond = and i1 %cmp6.i.i273, %cmp10.i.i276
  br i1 %or.cond, label %do.body.i.i274, label %do.end.i.i287.critedge

do.end.i.i287.critedge:                           ; preds = %do.body.i.i274
  %conv20.i.i285 = zext i32 %conv.i14.i to i64
  %cmp21.i.i286 = icmp eq i64 %conv20.i.i285, 4294967295
  br i1 %cmp21.i.i286, label %if.then.i.i288, label %mutex_lock.exit.i297

if.then.i.i288:                                   ; preds = %do.end.i.i287.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i297

mutex_lock.exit.i297:                             ; preds = %do.end.i.i287.critedge, %if.then.i.i288
  %retval.i.i259.0 = phi i32 [ 22, %if.then.i.i288 ], [ 0, %do.end.i.i287.critedge ]
  %cmp.i296 = icmp ne i32 %retval.i.i259.0, 0
  %tobool.i299 = icmp ne i32 %in_time.i.0, 0
  %cond.i300 = select i1 %tobool.i299, i32 0, i32 110
  %retval.i264.0 = select i1 %cmp.i296, i32 %retval.i.i259.0, i32 %cond.i300
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i297, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i264.0, %mutex_lock.exit.i297 ], [ %retval.i226.0, %end_waiting.exit27.i ]
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

