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
  %cmp.i264 = icmp uge i32 %call.i18, 31
  br i1 %cmp.i264, label %if.then.i265, label %if.end.i270

if.then.i265:                                     ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i270:                                      ; preds = %entry
  %0 = ptrtoint ptr %cond to i32
  %add.i43.i = add i32 %0, 7
  %and.i44.i = and i32 %add.i43.i, -8
  %1 = inttoptr i32 %and.i44.i to ptr
  %conv.i266 = zext i32 %call.i18 to i64
  %call1.i267 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i266, i64 noundef 0, i32 noundef 2)
  %and.i438 = and i64 %call1.i267, -9223372036854775808
  %tobool.i439 = icmp ne i64 %and.i438, 0
  br i1 %tobool.i439, label %cond.true.i440, label %cond_check.exit444

cond.true.i440:                                   ; preds = %if.end.i270
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit444

cond_check.exit444:                               ; preds = %if.end.i270, %cond.true.i440
  %cond.i442 = phi i32 [ 22, %cond.true.i440 ], [ 0, %if.end.i270 ]
  %tobool.i269 = icmp ne i32 %cond.i442, 0
  br i1 %tobool.i269, label %cond_enqueue.exit, label %if.end4.i

if.end4.i:                                        ; preds = %cond_check.exit444
  %add.ptr.i488 = getelementptr inbounds i64, ptr %1, i32 1
  %and.i8.i489 = and i64 %call1.i267, 4294967295
  %conv.i.i490 = trunc i64 %and.i8.i489 to i32
  %cmp.i491 = icmp eq i32 %conv.i.i490, 0
  br i1 %cmp.i491, label %if.then.i492, label %if.end.i496

if.then.i492:                                     ; preds = %if.end4.i
  %2 = ptrtoint ptr %mutex to i32
  store atomic i32 %2, ptr %add.ptr.i488 monotonic, align 4
  br label %cond_bind.exit501

if.end.i496:                                      ; preds = %if.end4.i
  %3 = load atomic i32, ptr %add.ptr.i488 monotonic, align 4
  %conv.i493 = zext i32 %3 to i64
  %call2.i494 = call i32 @__gomc_defined(i64 noundef %conv.i493)
  %tobool.i495 = icmp eq i32 %call2.i494, 0
  %4 = ptrtoint ptr %mutex to i32
  %cmp3.i497 = icmp eq i32 %3, %4
  %or.cond123 = select i1 %tobool.i495, i1 true, i1 %cmp3.i497
  br i1 %or.cond123, label %cond_bind.exit501, label %if.end6.i500

if.end6.i500:                                     ; preds = %if.end.i496
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit501

cond_bind.exit501:                                ; preds = %if.end.i496, %if.end6.i500, %if.then.i492
  %retval.i478.0 = phi i32 [ 0, %if.then.i492 ], [ 22, %if.end6.i500 ], [ 0, %if.end.i496 ]
  %tobool6.i273 = icmp ne i32 %retval.i478.0, 0
  br i1 %tobool6.i273, label %if.end30.i, label %if.end12.i

if.end12.i:                                       ; preds = %cond_bind.exit501
  %5 = ptrtoint ptr %mutex to i32
  %add.i40.i = add i32 %5, 7
  %and.i41.i = and i32 %add.i40.i, -8
  %6 = inttoptr i32 %and.i41.i to ptr
  %add.i275 = add i64 %conv.i266, 1
  %call15.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %6, i32 noundef 8, i64 noundef %add.i275, i64 noundef 0, i32 noundef 1)
  %and.i47.i = and i64 %call15.i, 4294967295
  %conv.i48.i = trunc i64 %and.i47.i to i32
  %conv17.i = zext i32 %conv.i48.i to i64
  %cmp18.i276 = icmp eq i64 %conv17.i, 4294967295
  br i1 %cmp18.i276, label %if.then20.i, label %if.else.i277

if.then20.i:                                      ; preds = %if.end12.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i

if.else.i277:                                     ; preds = %if.end12.i
  %add23.i = add i32 %call.i18, 1
  %cmp24.i = icmp ne i32 %conv.i48.i, %add23.i
  br i1 %cmp24.i, label %if.then26.i, label %if.end30.i

if.then26.i:                                      ; preds = %if.else.i277
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i

if.end30.i:                                       ; preds = %if.then20.i, %if.then26.i, %if.else.i277, %cond_bind.exit501
  %error.i263.2 = phi i32 [ %retval.i478.0, %cond_bind.exit501 ], [ 22, %if.then20.i ], [ 1, %if.then26.i ], [ %retval.i478.0, %if.else.i277 ]
  %tobool31.i = icmp ne i32 %error.i263.2, 0
  br i1 %tobool31.i, label %if.then32.i, label %cond_enqueue.exit

if.then32.i:                                      ; preds = %if.end30.i
  %shl.i278 = shl i64 1, %conv.i266
  %add34.i = add i32 32, %call.i18
  %sh_prom35.i = zext i32 %add34.i to i64
  %shl36.i = shl i64 1, %sh_prom35.i
  %or.i = or i64 %shl.i278, %shl36.i
  %not.i = xor i64 %or.i, -1
  %call37.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit

cond_enqueue.exit:                                ; preds = %if.end30.i, %if.then32.i, %cond_check.exit444
  %retval.i259.0 = phi i32 [ 22, %cond_check.exit444 ], [ %error.i263.2, %if.then32.i ], [ %error.i263.2, %if.end30.i ]
  %tobool.i20 = icmp ne i32 %retval.i259.0, 0
  br i1 %tobool.i20, label %end_waiting.exit42, label %if.end.i22

if.end.i22:                                       ; preds = %cond_enqueue.exit
  %call.i540 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i541 = icmp ne i32 %call.i540, 0
  br i1 %tobool.i541, label %land.lhs.true.i547, label %if.end7.i

land.lhs.true.i547:                               ; preds = %if.end.i22
  %conv.i544 = zext i32 %and.i44.i to i64
  %call2.i545 = call i64 @__gomc_note(i64 noundef %conv.i544, i32 noundef 0)
  %tobool3.i546 = icmp ne i64 %call2.i545, 0
  br i1 %tobool3.i546, label %if.end7.i, label %land.rhs.i549

land.rhs.i549:                                    ; preds = %land.lhs.true.i547
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i548 = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i548, label %if.then4.i, label %if.end7.i

if.then4.i:                                       ; preds = %land.rhs.i549
  %shl.i351 = shl i64 1, %conv.i266
  %add.i352 = add i32 32, %call.i18
  %sh_prom1.i = zext i32 %add.i352 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i353 = or i64 %shl.i351, %shl2.i
  %not.i356 = xor i64 %or.i353, -1
  %call3.i357 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %1, i32 noundef 8, i64 noundef %not.i356, i64 noundef 0, i32 noundef 2)
  %shr.i512 = lshr i64 %call3.i357, 32
  %conv.i513 = trunc i64 %shr.i512 to i32
  %shl5.i = shl i32 1, %call.i18
  %and.i358 = and i32 %conv.i513, %shl5.i
  %cmp.i359 = icmp ne i32 %and.i358, 0
  %lnot.i23 = xor i1 %cmp.i359, true
  %lnot.ext.i24 = zext i1 %lnot.i23 to i32
  %call.i553 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i554 = icmp ne i32 %call.i553, 0
  br i1 %tobool.i554, label %if.then.i559, label %end_waiting.exit42

if.then.i559:                                     ; preds = %if.then4.i
  %conv2.i = sext i32 %lnot.ext.i24 to i64
  %call3.i558 = call i64 @__gomc_remember(i64 noundef %conv.i544, i64 noundef %conv2.i)
  br label %end_waiting.exit42

if.end7.i:                                        ; preds = %land.lhs.true.i547, %if.end.i22, %land.rhs.i549
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end7.i
  %call9.i26 = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %1, i32 noundef 8, i64 noundef %conv.i266, i64 noundef 0, i32 noundef 2)
  %shr.i515 = lshr i64 %call9.i26, 32
  %conv.i516 = trunc i64 %shr.i515 to i32
  %shl.i = shl i32 1, %call.i18
  %and.i27 = and i32 %conv.i516, %shl.i
  %tobool11.i = icmp ne i32 %and.i27, 0
  %lnot12.i = xor i1 %tobool11.i, true
  br i1 %lnot12.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i564 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i565 = icmp ne i32 %call.i564, 0
  br i1 %tobool.i565, label %if.then.i571, label %end_waiting.exit42

if.then.i571:                                     ; preds = %do.end.i
  %conv.i568 = zext i32 %and.i44.i to i64
  %call3.i570 = call i64 @__gomc_remember(i64 noundef %conv.i568, i64 noundef 0)
  br label %end_waiting.exit42

end_waiting.exit42:                               ; preds = %cond_enqueue.exit, %if.then.i559, %if.then4.i, %if.then.i571, %do.end.i
  %retval.i13.0 = phi i32 [ %retval.i259.0, %cond_enqueue.exit ], [ 0, %if.then.i559 ], [ 0, %if.then4.i ], [ 0, %if.then.i571 ], [ 0, %do.end.i ]
  %tobool = icmp ne i32 %retval.i13.0, 0
  br i1 %tobool, label %return, label %cond.false

cond.false:                                       ; preds = %end_waiting.exit42
  %call.i586 = call i32 @__gomc_self()
  %conv.i587 = zext i32 %call.i586 to i64
  %add.i588 = add i64 %conv.i587, 1
  br label %do.body.i132

do.body.i132:                                     ; preds = %do.body.i132, %cond.false
  %7 = ptrtoint ptr %mutex to i32
  %add.i181 = add i32 %7, 7
  %and.i182 = and i32 %add.i181, -8
  %8 = inttoptr i32 %and.i182 to ptr
  %call5.i131 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %8, i32 noundef 8, i64 noundef %add.i588, i64 noundef 0, i32 noundef 1)
  %and.i207 = and i64 %call5.i131, 4294967295
  %conv.i208 = trunc i64 %and.i207 to i32
  %cmp7.i134 = icmp ne i32 %conv.i208, 0
  %conv10.i136 = zext i32 %conv.i208 to i64
  %cmp11.i137 = icmp ne i64 %conv10.i136, 4294967295
  %or.cond = and i1 %cmp7.i134, %cmp11.i137
  br i1 %or.cond, label %do.body.i132, label %do.end.i151.critedge

do.end.i151.critedge:                             ; preds = %do.body.i132
  %conv21.i149 = zext i32 %conv.i208 to i64
  %cmp22.i150 = icmp eq i64 %conv21.i149, 4294967295
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
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %0, 1000000000
  br i1 %cmp.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %entry
  %call.i256 = call i32 @__gomc_self()
  %cmp.i.i257 = icmp uge i32 %call.i256, 31
  br i1 %cmp.i.i257, label %if.then.i.i258, label %if.end.i.i261

if.then.i.i258:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i261:                                    ; preds = %if.end.i
  %1 = ptrtoint ptr %cond to i32
  %add.i43.i.i = add i32 %1, 7
  %and.i44.i.i = and i32 %add.i43.i.i, -8
  %2 = inttoptr i32 %and.i44.i.i to ptr
  %conv.i.i259 = zext i32 %call.i256 to i64
  %call1.i.i260 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i259, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i260, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i262, label %cond_check.exit.i

cond.true.i.i262:                                 ; preds = %if.end.i.i261
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i261, %cond.true.i.i262
  %cond.i.i264 = phi i32 [ 22, %cond.true.i.i262 ], [ 0, %if.end.i.i261 ]
  %tobool.i.i265 = icmp ne i32 %cond.i.i264, 0
  br i1 %tobool.i.i265, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i.i = and i64 %call1.i.i260, 4294967295
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
  %or.cond118 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond118, label %cond_bind.exit.i, label %if.end6.i.i267

if.end6.i.i267:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i267, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i267 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %6 = ptrtoint ptr %mutex to i32
  %add.i40.i.i = add i32 %6, 7
  %and.i41.i.i = and i32 %add.i40.i.i, -8
  %7 = inttoptr i32 %and.i41.i.i to ptr
  %add.i.i269 = add i64 %conv.i.i259, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i.i269, i64 noundef 0, i32 noundef 1)
  %and.i47.i.i = and i64 %call15.i.i, 4294967295
  %conv.i48.i.i = trunc i64 %and.i47.i.i to i32
  %conv17.i.i = zext i32 %conv.i48.i.i to i64
  %cmp18.i.i270 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i270, label %if.then20.i.i, label %if.else.i.i271

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i271:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i256, 1
  %cmp24.i.i = icmp ne i32 %conv.i48.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i271
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i271, %cond_bind.exit.i
  %error.i.i251.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i29.i.0, %if.else.i.i271 ]
  %tobool31.i.i = icmp ne i32 %error.i.i251.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i259
  %add34.i.i = add i32 32, %call.i256
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i247.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i251.2, %if.then32.i.i ], [ %error.i.i251.2, %if.end30.i.i ]
  %tobool.i272 = icmp ne i32 %retval.i.i247.0, 0
  br i1 %tobool.i272, label %end_waiting.exit27.i, label %if.end.i276

if.end.i276:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i259
  %add.i14.i = add i32 32, %call.i256
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i43.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i256
  %and.i.i274 = and i32 %conv.i43.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i274, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i276
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i46.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i46.i, label %land.lhs.true.i.i277, label %land.end.i

land.lhs.true.i.i277:                             ; preds = %land.rhs.i
  %conv.i49.i = zext i32 %and.i44.i.i to i64
  %call2.i50.i = call i64 @__gomc_note(i64 noundef %conv.i49.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i50.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i279

land.rhs.i.i279:                                  ; preds = %land.lhs.true.i.i277
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i278 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i277, %land.rhs.i.i279, %if.end.i276
  %8 = phi i1 [ false, %if.end.i276 ], [ false, %land.lhs.true.i.i277 ], [ false, %land.rhs.i ], [ %tobool5.i.i278, %land.rhs.i.i279 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i53.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i54.i = icmp ne i32 %call.i53.i, 0
  br i1 %tobool.i54.i, label %if.then.i59.i, label %cond_woken.exit.i

if.then.i59.i:                                    ; preds = %land.end.i
  %conv.i57.i = zext i32 %and.i44.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i to i64
  %call3.i58.i = call i64 @__gomc_remember(i64 noundef %conv.i57.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i59.i, %land.end.i
  %spec.select = select i1 %cmp.i19.i, i1 true, i1 %8
  %lor.ext.i = zext i1 %spec.select to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i252.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i247.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i252.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i18.i = call i32 @__gomc_self()
  %conv.i19.i = zext i32 %call.i18.i to i64
  %add.i20.i = add i64 %conv.i19.i, 1
  br label %do.body.i.i301

do.body.i.i301:                                   ; preds = %do.body.i.i301, %cond.false.i
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i294 = add i32 %9, 7
  %and.i.i295 = and i32 %add.i.i294, -8
  %10 = inttoptr i32 %and.i.i295 to ptr
  %call5.i.i299 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i20.i, i64 noundef 0, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i299, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i300 = icmp ne i32 %conv.i17.i, 0
  %conv10.i.i302 = zext i32 %conv.i17.i to i64
  %cmp11.i.i303 = icmp ne i64 %conv10.i.i302, 4294967295
  %or.cond = and i1 %cmp7.i.i300, %cmp11.i.i303
  br i1 %or.cond, label %do.body.i.i301, label %do.end.i.i314.critedge

do.end.i.i314.critedge:                           ; preds = %do.body.i.i301
  %conv21.i.i312 = zext i32 %conv.i17.i to i64
  %cmp22.i.i313 = icmp eq i64 %conv21.i.i312, 4294967295
  br i1 %cmp22.i.i313, label %if.then.i.i315, label %mutex_lock.exit.i327

if.then.i.i315:                                   ; preds = %do.end.i.i314.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i327

mutex_lock.exit.i327:                             ; preds = %do.end.i.i314.critedge, %if.then.i.i315
  %retval.i.i285.0 = phi i32 [ 22, %if.then.i.i315 ], [ 0, %do.end.i.i314.critedge ]
  %cmp.i326 = icmp ne i32 %retval.i.i285.0, 0
  %tobool.i329 = icmp ne i32 %in_time.i.0, 0
  %cond.i330 = select i1 %tobool.i329, i32 0, i32 110
  %retval.i291.0 = select i1 %cmp.i326, i32 %retval.i.i285.0, i32 %cond.i330
  br label %return

return:                                           ; preds = %end_waiting.exit27.i, %mutex_lock.exit.i327, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %retval.i291.0, %mutex_lock.exit.i327 ], [ %retval.i252.0, %end_waiting.exit27.i ]
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
  %call.i259 = call i32 @__gomc_self()
  %cmp.i.i260 = icmp uge i32 %call.i259, 31
  br i1 %cmp.i.i260, label %if.then.i.i261, label %if.end.i.i264

if.then.i.i261:                                   ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_cond.str.2)
  unreachable

if.end.i.i264:                                    ; preds = %if.end.i
  %1 = ptrtoint ptr %cond to i32
  %add.i43.i.i = add i32 %1, 7
  %and.i44.i.i = and i32 %add.i43.i.i, -8
  %2 = inttoptr i32 %and.i44.i.i to ptr
  %conv.i.i262 = zext i32 %call.i259 to i64
  %call1.i.i263 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %2, i32 noundef 8, i64 noundef %conv.i.i262, i64 noundef 0, i32 noundef 2)
  %and.i23.i = and i64 %call1.i.i263, -9223372036854775808
  %tobool.i24.i = icmp ne i64 %and.i23.i, 0
  br i1 %tobool.i24.i, label %cond.true.i.i265, label %cond_check.exit.i

cond.true.i.i265:                                 ; preds = %if.end.i.i264
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.5)
  br label %cond_check.exit.i

cond_check.exit.i:                                ; preds = %if.end.i.i264, %cond.true.i.i265
  %cond.i.i267 = phi i32 [ 22, %cond.true.i.i265 ], [ 0, %if.end.i.i264 ]
  %tobool.i.i268 = icmp ne i32 %cond.i.i267, 0
  br i1 %tobool.i.i268, label %cond_enqueue.exit.i, label %if.end4.i.i

if.end4.i.i:                                      ; preds = %cond_check.exit.i
  %add.ptr.i.i = getelementptr inbounds i64, ptr %2, i32 1
  %and.i8.i.i = and i64 %call1.i.i263, 4294967295
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
  %or.cond119 = select i1 %tobool.i39.i, i1 true, i1 %cmp3.i.i
  br i1 %or.cond119, label %cond_bind.exit.i, label %if.end6.i.i270

if.end6.i.i270:                                   ; preds = %if.end.i40.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.6)
  br label %cond_bind.exit.i

cond_bind.exit.i:                                 ; preds = %if.end.i40.i, %if.end6.i.i270, %if.then.i37.i
  %retval.i29.i.0 = phi i32 [ 0, %if.then.i37.i ], [ 22, %if.end6.i.i270 ], [ 0, %if.end.i40.i ]
  %tobool6.i.i = icmp ne i32 %retval.i29.i.0, 0
  br i1 %tobool6.i.i, label %if.end30.i.i, label %if.then7.i.i

if.then7.i.i:                                     ; preds = %cond_bind.exit.i
  %6 = ptrtoint ptr %mutex to i32
  %add.i40.i.i = add i32 %6, 7
  %and.i41.i.i = and i32 %add.i40.i.i, -8
  %7 = inttoptr i32 %and.i41.i.i to ptr
  %add.i.i272 = add i64 %conv.i.i262, 1
  %call15.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %7, i32 noundef 8, i64 noundef %add.i.i272, i64 noundef 0, i32 noundef 1)
  %and.i47.i.i = and i64 %call15.i.i, 4294967295
  %conv.i48.i.i = trunc i64 %and.i47.i.i to i32
  %conv17.i.i = zext i32 %conv.i48.i.i to i64
  %cmp18.i.i273 = icmp eq i64 %conv17.i.i, 4294967295
  br i1 %cmp18.i.i273, label %if.then20.i.i, label %if.else.i.i274

if.then20.i.i:                                    ; preds = %if.then7.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.3)
  br label %if.end30.i.i

if.else.i.i274:                                   ; preds = %if.then7.i.i
  %add23.i.i = add i32 %call.i259, 1
  %cmp24.i.i = icmp ne i32 %conv.i48.i.i, %add23.i.i
  br i1 %cmp24.i.i, label %if.then26.i.i, label %if.end30.i.i

if.then26.i.i:                                    ; preds = %if.else.i.i274
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.4)
  br label %if.end30.i.i

if.end30.i.i:                                     ; preds = %if.then20.i.i, %if.then26.i.i, %if.else.i.i274, %cond_bind.exit.i
  %error.i.i254.2 = phi i32 [ %retval.i29.i.0, %cond_bind.exit.i ], [ 22, %if.then20.i.i ], [ 1, %if.then26.i.i ], [ %retval.i29.i.0, %if.else.i.i274 ]
  %tobool31.i.i = icmp ne i32 %error.i.i254.2, 0
  br i1 %tobool31.i.i, label %if.then32.i.i, label %cond_enqueue.exit.i

if.then32.i.i:                                    ; preds = %if.end30.i.i
  %shl.i.i = shl i64 1, %conv.i.i262
  %add34.i.i = add i32 32, %call.i259
  %sh_prom35.i.i = zext i32 %add34.i.i to i64
  %shl36.i.i = shl i64 1, %sh_prom35.i.i
  %or.i.i = or i64 %shl.i.i, %shl36.i.i
  %not.i.i = xor i64 %or.i.i, -1
  %call37.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i.i, i64 noundef 0, i32 noundef 2)
  br label %cond_enqueue.exit.i

cond_enqueue.exit.i:                              ; preds = %if.end30.i.i, %if.then32.i.i, %cond_check.exit.i
  %retval.i.i250.0 = phi i32 [ 22, %cond_check.exit.i ], [ %error.i.i254.2, %if.then32.i.i ], [ %error.i.i254.2, %if.end30.i.i ]
  %tobool.i275 = icmp ne i32 %retval.i.i250.0, 0
  br i1 %tobool.i275, label %end_waiting.exit27.i, label %if.end.i279

if.end.i279:                                      ; preds = %cond_enqueue.exit.i
  %shl.i13.i = shl i64 1, %conv.i.i262
  %add.i14.i = add i32 32, %call.i259
  %sh_prom1.i.i = zext i32 %add.i14.i to i64
  %shl2.i.i = shl i64 1, %sh_prom1.i.i
  %or.i15.i = or i64 %shl.i13.i, %shl2.i.i
  %not.i18.i = xor i64 %or.i15.i, -1
  %call3.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %2, i32 noundef 8, i64 noundef %not.i18.i, i64 noundef 0, i32 noundef 2)
  %shr.i.i = lshr i64 %call3.i.i, 32
  %conv.i43.i = trunc i64 %shr.i.i to i32
  %shl5.i.i = shl i32 1, %call.i259
  %and.i.i277 = and i32 %conv.i43.i, %shl5.i.i
  %cmp.i19.i = icmp ne i32 %and.i.i277, 0
  br i1 %cmp.i19.i, label %land.end.i, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i279
  %call.i.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i46.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i46.i, label %land.lhs.true.i.i280, label %land.end.i

land.lhs.true.i.i280:                             ; preds = %land.rhs.i
  %conv.i49.i = zext i32 %and.i44.i.i to i64
  %call2.i50.i = call i64 @__gomc_note(i64 noundef %conv.i49.i, i32 noundef 0)
  %tobool3.i.i = icmp ne i64 %call2.i50.i, 0
  br i1 %tobool3.i.i, label %land.end.i, label %land.rhs.i.i282

land.rhs.i.i282:                                  ; preds = %land.lhs.true.i.i280
  %call4.i.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i.i281 = icmp ne i32 %call4.i.i, 0
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %land.lhs.true.i.i280, %land.rhs.i.i282, %if.end.i279
  %8 = phi i1 [ false, %if.end.i279 ], [ false, %land.lhs.true.i.i280 ], [ false, %land.rhs.i ], [ %tobool5.i.i281, %land.rhs.i.i282 ]
  %land.ext.i = zext i1 %8 to i32
  %call.i53.i = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i54.i = icmp ne i32 %call.i53.i, 0
  br i1 %tobool.i54.i, label %if.then.i59.i, label %cond_woken.exit.i

if.then.i59.i:                                    ; preds = %land.end.i
  %conv.i57.i = zext i32 %and.i44.i.i to i64
  %conv2.i.i = sext i32 %land.ext.i to i64
  %call3.i58.i = call i64 @__gomc_remember(i64 noundef %conv.i57.i, i64 noundef %conv2.i.i)
  br label %cond_woken.exit.i

cond_woken.exit.i:                                ; preds = %if.then.i59.i, %land.end.i
  %spec.select120 = select i1 %cmp.i19.i, i1 true, i1 %8
  %lor.ext.i285 = zext i1 %spec.select120 to i32
  br label %end_waiting.exit27.i

end_waiting.exit27.i:                             ; preds = %cond_woken.exit.i, %cond_enqueue.exit.i
  %in_time.i.0 = phi i32 [ %lor.ext.i285, %cond_woken.exit.i ], [ undef, %cond_enqueue.exit.i ]
  %retval.i255.0 = phi i32 [ 0, %cond_woken.exit.i ], [ %retval.i.i250.0, %cond_enqueue.exit.i ]
  %tobool.i = icmp ne i32 %retval.i255.0, 0
  br i1 %tobool.i, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %end_waiting.exit27.i
  %call.i18.i = call i32 @__gomc_self()
  %conv.i19.i = zext i32 %call.i18.i to i64
  %add.i20.i = add i64 %conv.i19.i, 1
  br label %do.body.i.i306

do.body.i.i306:                                   ; preds = %do.body.i.i306, %cond.false.i
  %9 = ptrtoint ptr %mutex to i32
  %add.i.i299 = add i32 %9, 7
  %and.i.i300 = and i32 %add.i.i299, -8
  %10 = inttoptr i32 %and.i.i300 to ptr
  %call5.i.i304 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %10, i32 noundef 8, i64 noundef %add.i20.i, i64 noundef 0, i32 noundef 1)
  %and.i16.i = and i64 %call5.i.i304, 4294967295
  %conv.i17.i = trunc i64 %and.i16.i to i32
  %cmp7.i.i305 = icmp ne i32 %conv.i17.i, 0
  %conv10.i.i307 = zext i32 %conv.i17.i to i64
  %cmp11.i.i308 = icmp ne i64 %conv10.i.i307, 4294967295
  %or.cond = and i1 %cmp7.i.i305, %cmp11.i.i308
  br i1 %or.cond, label %do.body.i.i306, label %do.end.i.i319.critedge

do.end.i.i319.critedge:                           ; preds = %do.body.i.i306
  %conv21.i.i317 = zext i32 %conv.i17.i to i64
  %cmp22.i.i318 = icmp eq i64 %conv21.i.i317, 4294967295
  br i1 %cmp22.i.i318, label %if.then.i.i320, label %mutex_lock.exit.i332

if.then.i.i320:                                   ; preds = %do.end.i.i319.critedge
  call void @__gomc_misuse(ptr noundef @__gomc_cond.str.7)
  br label %mutex_lock.exit.i332

mutex_lock.exit.i332:                             ; preds = %do.end.i.i319.critedge, %if.then.i.i320
  %retval.i.i290.0 = phi i32 [ 22, %if.then.i.i320 ], [ 0, %do.end.i.i319.critedge ]
  %cmp.i331 = icmp ne i32 %retval.i.i290.0, 0
  %tobool.i334 = icmp ne i32 %in_time.i.0, 0
  %cond.i335 = select i1 %tobool.i334, i32 0, i32 110
  %retval.i296.0 = select i1 %cmp.i331, i32 %retval.i.i290.0, i32 %cond.i335
  br label %return

return:                                           ; preds = %lor.lhs.false, %end_waiting.exit27.i, %mutex_lock.exit.i332, %entry
  %retval.0 = phi i32 [ 22, %lor.lhs.false ], [ 22, %entry ], [ %retval.i296.0, %mutex_lock.exit.i332 ], [ %retval.i255.0, %end_waiting.exit27.i ]
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

