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
  %cmp.i218 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i218, label %if.then.i219, label %if.end.i224

if.then.i219:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i224:                                      ; preds = %entry
  %conv.i220 = zext i32 %call.i18 to i64
  %call1.i221 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i220, i64 noundef 0, i32 noundef 2)
  %and.i374 = and i64 %call1.i221, -9223372036854775808
  %tobool.i375 = icmp ne i64 %and.i374, 0
  br i1 %tobool.i375, label %cond.true.i376, label %cond_check.exit379

cond.true.i376:                                   ; preds = %if.end.i224
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit379

cond_check.exit379:                               ; preds = %if.end.i224, %cond.true.i376
  %cond.i378 = phi i32 [ 22, %cond.true.i376 ], [ 0, %if.end.i224 ]
  %tobool.i223 = icmp ne i32 %cond.i378, 0
  br i1 %tobool.i223, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit379
  %add.ptr.i419 = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i420 = and i64 %call1.i221, 4294967295
  %conv.i.i421 = trunc i64 %and.i.i420 to i32
  %cmp.i422 = icmp eq i32 %conv.i.i421, 0
  br i1 %cmp.i422, label %if.then.i423, label %if.end.i426

if.then.i423:                                     ; preds = %if.end4.i
  %0 = ptrtoint ptr %mutex to i64
  store atomic i64 %0, ptr %add.ptr.i419 monotonic, align 8
  br label %cond_bind.exit431

if.end.i426:                                      ; preds = %if.end4.i
  %1 = load atomic i64, ptr %add.ptr.i419 monotonic, align 8
  %call2.i424 = call i32 @__gomc_defined(i64 noundef %1)
  %tobool.i425 = icmp eq i32 %call2.i424, 0
  %2 = ptrtoint ptr %mutex to i64
  %cmp3.i427 = icmp eq i64 %1, %2
  %or.cond103 = or i1 %tobool.i425, %cmp3.i427
  br i1 %or.cond103, label %cond_bind.exit431, label %if.end5.i430

if.end5.i430:                                     ; preds = %if.end.i426
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit431

cond_bind.exit431:                                ; preds = %if.end.i426, %if.end5.i430, %if.then.i423
  %retval.i411.0 = phi i32 [ 0, %if.then.i423 ], [ 22, %if.end5.i430 ], [ 0, %if.end.i426 ]
  %tobool6.i227 = icmp ne i32 %retval.i411.0, 0
  br i1 %tobool6.i227, label %if.end25.i, label %if.then7.i

if.then7.i:                                       ; preds = %cond_bind.exit431
  %add.i = add i64 %conv.i220, 1
  %call10.i229 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i = and i64 %call10.i229, 4294967295
  %conv.i38.i = trunc i64 %and.i37.i to i32
  %conv12.i = zext i32 %conv.i38.i to i64
  %cmp13.i = icmp eq i64 %conv12.i, 4294967295
  br i1 %cmp13.i, label %if.then15.i, label %if.else.i230

if.then15.i:                                      ; preds = %if.then7.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i

if.else.i230:                                     ; preds = %if.then7.i
  %add18.i = add i32 %call.i18, 1
  %cmp19.i = icmp ne i32 %conv.i38.i, %add18.i
  br i1 %cmp19.i, label %if.then21.i, label %if.end25.i

if.then21.i:                                      ; preds = %if.else.i230
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i

if.end25.i:                                       ; preds = %if.then15.i, %if.then21.i, %if.else.i230, %cond_bind.exit431
  %error.i217.2 = phi i32 [ %retval.i411.0, %cond_bind.exit431 ], [ 22, %if.then15.i ], [ 1, %if.then21.i ], [ %retval.i411.0, %if.else.i230 ]
  %tobool26.i = icmp ne i32 %error.i217.2, 0
  br i1 %tobool26.i, label %if.then27.i, label %cond_enqueue.exit

if.then27.i:                                      ; preds = %if.end25.i
  %shl.i231 = shl i64 1, %conv.i220
  %add29.i = add i32 32, %call.i18
  %sh_prom30.i = zext i32 %add29.i to i64
  %shl31.i = shl i64 1, %sh_prom30.i
  %or.i = or i64 %shl.i231, %shl31.i
  %not.i = xor i64 %or.i, -1
  %call32.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end25.i, %if.then27.i, %cond_check.exit379
  %retval.i213.0 = phi i32 [ 22, %cond_check.exit379 ], [ %error.i217.2, %if.then27.i ], [ %error.i217.2, %if.end25.i ]
  %tobool.i20 = icmp ne i32 %retval.i213.0, 0
  br i1 %tobool.i20, label %end_waiting.exit42, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i461 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i462 = icmp ne i32 %call.i461, 0
  br i1 %tobool.i462, label %land.lhs.true.i465, label %if.end7.i

land.lhs.true.i465:                               ; preds = %if.end.i22
  %3 = ptrtoint ptr %cond to i64
  %call2.i463 = call i64 @__gomc_note(i64 noundef %3, i32 noundef 0)
  %tobool3.i464 = icmp ne i64 %call2.i463, 0
  br i1 %tobool3.i464, label %if.end7.i, label %land.rhs.i467

land.rhs.i467:                                    ; preds = %land.lhs.true.i465
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i466 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i466, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i467
  %shl.i294 = shl i64 1, %conv.i220
  %add.i295 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i295 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i296 = or i64 %shl.i294, %shl2.i
  %not.i297 = xor i64 %or.i296, -1
  %call3.i298 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i297, i64 noundef 0, i32 noundef 2)
  %shr.i438 = lshr i64 %call3.i298, 32
  %conv.i439 = trunc i64 %shr.i438 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i299 = and i32 %conv.i439, %shl5.i
  %cmp.i300 = icmp ne i32 %and.i299, 0
  %lnot.i23 = xor i1 %cmp.i300, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i471 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i472 = icmp ne i32 %call.i471, 0
  br i1 %tobool.i472, label %if.then.i474, label %end_waiting.exit42

if.then.i474:                                     ; preds = %if.then4.i
  %conv.i473 = sext i32 %lnot.ext.i24 to i64
  %call2.i = call i64 @__gomc_remember(i64 noundef %3, i64 noundef %conv.i473)
  br label %end_waiting.exit42

if.end7.i:                                        ; preds = %land.lhs.true.i465, %if.end.i22, %land.rhs.i467
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i220, i64 noundef 0, i32 noundef 2)
  %shr.i441 = lshr i64 %call9.i26, 32
  %conv.i442 = trunc i64 %shr.i441 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i442, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i479 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i480 = icmp ne i32 %call.i479, 0
  br i1 %tobool.i480, label %if.then.i483, label %end_waiting.exit42

if.then.i483:                                     ; preds = %do.end.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i482 = call i64 @__gomc_remember(i64 noundef %4, i64 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %cond_enqueue.exit, %if.then.i474, %if.then4.i, %if.then.i483, %do.end.i
  %retval.i13.0 = phi i32 [ %retval.i213.0, %cond_enqueue.exit ], [ 0, %if.then.i474 ], [ 0, %if.then4.i ], [ 0, %if.then.i483 ], [ 0, %do.end.i ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i500 = call i32 @__gomc_self()
  %conv.i501 = zext i32 %call.i500 to i64
  %add.i502 = add i64 %conv.i501, 1
  br label %do.body.i115

do.body.i115:                                     ; preds = %do.body.i115, %cond.false
  %call4.i114 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i502, i64 noundef 0, i32 noundef 1)
  %and.i167 = and i64 %call4.i114, 4294967295
  %conv.i168 = trunc i64 %and.i167 to i32
  %cmp6.i117 = icmp ne i32 %conv.i168, 0
  %conv9.i119 = zext i32 %conv.i168 to i64
  %cmp10.i120 = icmp ne i64 %conv9.i119, 4294967295
  %or.cond104 = select i1 %cmp6.i117, i1 %cmp10.i120, i1 false
  br i1 %or.cond104, label %do.body.i115, label %do.end.i134.critedge

do.end.i134.critedge:                             ; preds = %do.body.i115
  %cmp21.i133 = icmp eq i64 %conv9.i119, 4294967295
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
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i216 = call i32 @__gomc_self()
  %cmp.i.i217 = icmp uge i32 %call.i216, 31
  br i1 %cmp.i.i217, label %if.then.i.i218, label %if.end.i.i221

if.then.i.i218:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i221:                                    ; preds = %if.end.i
  %conv.i.i219 = zext i32 %call.i216 to i64
  %call1.i.i220 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i219, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i220, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i221
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i221, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i221 ]
  %tobool.i.i222 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i222, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i220, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i224 = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i224, label %if.then.i34.i, label %if.end.i36.i

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
  %or.cond102 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond102, label %cond_bind.exit.i, label %if.end5.i.i225

if.end5.i.i225:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i225, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i225 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i219, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 4294967295
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i227

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i227:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i216, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i227
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i227, %cond_bind.exit.i
  %error.i.i211.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i27.i.0, %if.else.i.i227 ]
  %tobool26.i.i = icmp ne i32 %error.i.i211.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i219
  %add29.i.i = add i32 32, %call.i216
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i207.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i211.2, %if.then27.i.i ], [ %error.i.i211.2, %if.end25.i.i ]
  %tobool.i229 = icmp ne i32 %retval.i.i207.0, 0
  br i1 %tobool.i229, label %end_waiting.exit27.i, label %if.end.i233

if.end.i233:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i219
  %add.i14.i = add i32 32, %call.i216
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i37.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i216
  %and.i.i231 = and i32 %conv.i37.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i231, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i233
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i40.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i40.i, label %land.lhs.true.i.i234, label %land.end.i

land.lhs.true.i.i234:                             ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i41.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i41.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i236

land.rhs.i.i236:                                  ; preds = %land.lhs.true.i.i234
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i235 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i234, %land.rhs.i.i236, %if.end.i233
  %5 = phi i1 [ false, %if.end.i233 ], [ false, %land.lhs.true.i.i234 ], [ false, %land.rhs.i ], [ %tobool5.i.i235, %land.rhs.i.i236 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i44.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %if.then.i48.i, label %cond_woken.exit.i

if.then.i48.i:                                    ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i46.i = sext i32 %land.ext.i to i64
  %call2.i47.i = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i46.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i48.i, %land.end.i
  %spec.select = select i1 %cmp.i17.i, i1 true, i1 %5
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i212.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i207.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i212.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i.i250 = add i64 %conv.i15.i, 1
  br label %do.body.i.i256

do.body.i.i256:                                   ; preds = %do.body.i.i256, %cond.false.i
  %call4.i.i254 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i250, i64 noundef 0, i32 noundef 1)
  %and.i12.i = and i64 %call4.i.i254, 4294967295
  %conv.i13.i = trunc i64 %and.i12.i to i32
  %cmp6.i.i255 = icmp ne i32 %conv.i13.i, 0
  %conv9.i.i257 = zext i32 %conv.i13.i to i64
  %cmp10.i.i258 = icmp ne i64 %conv9.i.i257, 4294967295
  %or.cond103 = select i1 %cmp6.i.i255, i1 %cmp10.i.i258, i1 false
  br i1 %or.cond103, label %do.body.i.i256, label %do.end.i.i270.critedge

do.end.i.i270.critedge:                           ; preds = %do.body.i.i256
  %cmp21.i.i269 = icmp eq i64 %conv9.i.i257, 4294967295
  br i1 %cmp21.i.i269, label %if.then.i.i271, label %mutex_lock.exit.i280

if.then.i.i271:                                   ; preds = %do.end.i.i270.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i280

mutex_lock.exit.i280:                             ; preds = %do.end.i.i270.critedge, %if.then.i.i271
  %retval.i.i242.0 = phi i32 [ 22, %if.then.i.i271 ], [ 0, %do.end.i.i270.critedge ]
  %cmp.i279 = icmp ne i32 %retval.i.i242.0, 0
  %tobool.i282 = icmp ne i32 %in_time.i.0, 0
  %cond.i283 = select i1 %tobool.i282, i32 0, i32 110
  %retval.i247.0 = select i1 %cmp.i279, i32 %retval.i.i242.0, i32 %cond.i283
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i280, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i247.0, %mutex_lock.exit.i280 ], [ %retval.i212.0, %end_waiting.exit27.i ]
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
  %call.i219 = call i32 @__gomc_self()
  %cmp.i.i220 = icmp uge i32 %call.i219, 31
  br i1 %cmp.i.i220, label %if.then.i.i221, label %if.end.i.i224

if.then.i.i221:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i224:                                    ; preds = %if.end.i
  %conv.i.i222 = zext i32 %call.i219 to i64
  %call1.i.i223 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %cond, i32 noundef 8, i64 noundef %conv.i.i222, i64 noundef 0, i32 noundef 2)
  %and.i21.i = and i64 %call1.i.i223, -9223372036854775808
  %tobool.i22.i = icmp ne i64 %and.i21.i, 0
  br i1 %tobool.i22.i, label %cond.true.i.i, label %cond_check.exit.i

cond.true.i.i:                                    ; preds = %if.end.i.i224
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i224, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %if.end.i.i224 ]
  %tobool.i.i225 = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i.i225, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %cond, i64 1
  %and.i.i31.i = and i64 %call1.i.i223, 4294967295
  %conv.i.i32.i = trunc i64 %and.i.i31.i to i32
  %cmp.i33.i227 = icmp eq i32 %conv.i.i32.i, 0
  br i1 %cmp.i33.i227, label %if.then.i34.i, label %if.end.i36.i

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
  %or.cond103 = or i1 %tobool.i35.i, %cmp3.i.i
  br i1 %or.cond103, label %cond_bind.exit.i, label %if.end5.i.i228

if.end5.i.i228:                                   ; preds = %if.end.i36.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i36.i, %if.end5.i.i228, %if.then.i34.i
  %retval.i27.i.0 = phi i32 [ 0, %if.then.i34.i ], [ 22, %if.end5.i.i228 ], [ 0, %if.end.i36.i ]
  %tobool6.i.i = icmp ne i32 %retval.i27.i.0, 0
  br i1 %tobool6.i.i, label %if.end25.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %add.i.i = add i64 %conv.i.i222, 1
  %call10.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i37.i.i = and i64 %call10.i.i, 4294967295
  %conv.i38.i.i = trunc i64 %and.i37.i.i to i32
  %conv12.i.i = zext i32 %conv.i38.i.i to i64
  %cmp13.i.i = icmp eq i64 %conv12.i.i, 4294967295
  br i1 %cmp13.i.i, label %if.then15.i.i, label %if.else.i.i230

if.then15.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end25.i.i

if.else.i.i230:                                   ; preds = %if.then7.i.i
  %add18.i.i = add i32 %call.i219, 1
  %cmp19.i.i = icmp ne i32 %conv.i38.i.i, %add18.i.i
  br i1 %cmp19.i.i, label %if.then21.i.i, label %if.end25.i.i

if.then21.i.i:                                    ; preds = %if.else.i.i230
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end25.i.i

if.end25.i.i:                                     ; preds = %if.then15.i.i, %if.then21.i.i, %if.else.i.i230, %cond_bind.exit.i
  %error.i.i214.2 = phi i32 [ %retval.i27.i.0, %cond_bind.exit.i ], [ 22, %if.then15.i.i ], [ 1, %if.then21.i.i ], [ %retval.i27.i.0, %if.else.i.i230 ]
  %tobool26.i.i = icmp ne i32 %error.i.i214.2, 0
  br i1 %tobool26.i.i, label %if.then27.i.i, label %cond_enqueue.exit.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  %shl.i.i = shl i64 1, %conv.i.i222
  %add29.i.i = add i32 32, %call.i219
  %sh_prom30.i.i = zext i32 %add29.i.i to i64
  %shl31.i.i = shl i64 1, %sh_prom30.i.i
  %or.i.i = or i64 %shl.i.i, %shl31.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call32.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end25.i.i, %if.then27.i.i, %cond_check.exit.i
  %retval.i.i210.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i214.2, %if.then27.i.i ], [ %error.i.i214.2, %if.end25.i.i ]
  %tobool.i232 = icmp ne i32 %retval.i.i210.0, 0
  br i1 %tobool.i232, label %end_waiting.exit27.i, label %if.end.i236

if.end.i236:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i222
  %add.i14.i = add i32 32, %call.i219
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i16.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %cond, i32 noundef 8, i64 noundef %not.i16.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i37.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i219
  %and.i.i234 = and i32 %conv.i37.i, %shl5.i.i
  %cmp.i17.i = icmp ne i32 %and.i.i234, 0
  br i1 %cmp.i17.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i236
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i40.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i40.i, label %land.lhs.true.i.i237, label %land.end.i

land.lhs.true.i.i237:                             ; preds = %land.rhs.i
  %4 = ptrtoint ptr %cond to i64
  %call2.i41.i = call i64 @__gomc_note(i64 noundef %4, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i41.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i239

land.rhs.i.i239:                                  ; preds = %land.lhs.true.i.i237
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i238 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i237, %land.rhs.i.i239, %if.end.i236
  %5 = phi i1 [ false, %if.end.i236 ], [ false, %land.lhs.true.i.i237 ], [ false, %land.rhs.i ], [ %tobool5.i.i238, %land.rhs.i.i239 ]
  %land.ext.i = zext i1 %5 to i32
  %call.i44.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i45.i = icmp ne i32 %call.i44.i, 0
  br i1 %tobool.i45.i, label %if.then.i48.i, label %cond_woken.exit.i

if.then.i48.i:                                    ; preds = %land.end.i
  %6 = ptrtoint ptr %cond to i64
  %conv.i46.i = sext i32 %land.ext.i to i64
  %call2.i47.i = call i64 @__gomc_remember(i64 noundef %6, i64 noundef %conv.i46.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i48.i, %land.end.i
  %spec.select104 = select i1 %cmp.i17.i, i1 true, i1 %5
  %lor.ext.i242 = zext i1 %spec.select104 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i242, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i215.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i210.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i215.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i.i255 = add i64 %conv.i15.i, 1
  br label %do.body.i.i261

do.body.i.i261:                                   ; preds = %do.body.i.i261, %cond.false.i
  %call4.i.i259 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %mutex, i32 noundef 8, i64 noundef %add.i.i255, i64 noundef 0, i32 noundef 1)
  %and.i12.i = and i64 %call4.i.i259, 4294967295
  %conv.i13.i = trunc i64 %and.i12.i to i32
  %cmp6.i.i260 = icmp ne i32 %conv.i13.i, 0
  %conv9.i.i262 = zext i32 %conv.i13.i to i64
  %cmp10.i.i263 = icmp ne i64 %conv9.i.i262, 4294967295
  %or.cond105 = select i1 %cmp6.i.i260, i1 %cmp10.i.i263, i1 false
  br i1 %or.cond105, label %do.body.i.i261, label %do.end.i.i275.critedge

do.end.i.i275.critedge:                           ; preds = %do.body.i.i261
  %cmp21.i.i274 = icmp eq i64 %conv9.i.i262, 4294967295
  br i1 %cmp21.i.i274, label %if.then.i.i276, label %mutex_lock.exit.i285

if.then.i.i276:                                   ; preds = %do.end.i.i275.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i285

mutex_lock.exit.i285:                             ; preds = %do.end.i.i275.critedge, %if.then.i.i276
  %retval.i.i247.0 = phi i32 [ 22, %if.then.i.i276 ], [ 0, %do.end.i.i275.critedge ]
  %cmp.i284 = icmp ne i32 %retval.i.i247.0, 0
  %tobool.i287 = icmp ne i32 %in_time.i.0, 0
  %cond.i288 = select i1 %tobool.i287, i32 0, i32 110
  %retval.i252.0 = select i1 %cmp.i284, i32 %retval.i.i247.0, i32 %cond.i288
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i285, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i252.0, %mutex_lock.exit.i285 ], [ %retval.i215.0, %end_waiting.exit27.i ]
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

