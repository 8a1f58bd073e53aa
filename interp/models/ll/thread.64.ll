source_filename = "thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sizes = type { i32, i64, i64, ptr }

@__gomc_thread.str = private unnamed_addr constant [29 x i8] c"pthread_attr_setinheritsched\00", align 1
@__gomc_thread.str.1 = private unnamed_addr constant [44 x i8] c"pthread_attr_getstack where no stack is set\00", align 1
@__gomc_prioritised = internal global i32 0, align 4
@__gomc_thread.str.2 = private unnamed_addr constant [58 x i8] c"pthread_getschedparam where threads were given priorities\00", align 1
@__gomc_thread.str.3 = private unnamed_addr constant [23 x i8] c"pthread_getconcurrency\00", align 1
@__gomc_concurrency = internal global i32 0, align 4
@__gomc_fates = internal global [4096 x i64] zeroinitializer, align 16
@__gomc_first_masks = external global [4096 x i64], align 16
@__gomc_cancel_words = external global [4096 x i32], align 16
@__gomc_thread.str.4 = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_thread.str.5 = private unnamed_addr constant [40 x i8] c"join of a thread that is joined already\00", align 1
@__gomc_thread.str.6 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@__gomc_thread.str.7 = private unnamed_addr constant [46 x i8] c"detachment of a thread that was never created\00", align 1
@__gomc_thread.str.8 = private unnamed_addr constant [46 x i8] c"detachment of a thread that is joined already\00", align 1
@__gomc_thread.str.9 = private unnamed_addr constant [32 x i8] c"detachment of a detached thread\00", align 1
@__gomc_thread.str.10 = private unnamed_addr constant [18 x i8] c"sched_setaffinity\00", align 1
@__gomc_thread.str.11 = private unnamed_addr constant [23 x i8] c"pthread_setaffinity_np\00", align 1
@__gomc_thread.str.12 = private unnamed_addr constant [28 x i8] c"pthread_attr_setaffinity_np\00", align 1
@__gomc_thread.str.13 = private unnamed_addr constant [68 x i8] c"what processors a thread may use, in a program that may choose them\00", align 1

define i32 @pthread_create(ptr noundef %thread, ptr noundef %attr, ptr noundef %start, ptr noundef %arg) {
entry:
  %tobool = icmp ne ptr %attr, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %call = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str)
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %land.lhs.true2, label %if.end

land.lhs.true2:                                   ; preds = %land.lhs.true
  %0 = load i32, ptr %attr, align 4
  %shr.i88 = ashr i32 %0, 2
  %and.i91 = and i32 %shr.i88, 3
  %cmp.i = icmp ne i32 %and.i91, 0
  %conv.i = zext i1 %cmp.i to i32
  %shr.i80 = ashr i32 %0, 8
  %and.i83 = and i32 %shr.i80, 127
  %shr.i = ashr i32 %0, 1
  %and.i75 = and i32 %shr.i, 1
  %tobool.i = icmp ne i32 %and.i75, 0
  br i1 %tobool.i, label %land.rhs.i, label %if.end

land.rhs.i:                                       ; preds = %land.lhs.true2
  %cmp3.i = icmp slt i32 %and.i83, %conv.i
  %cond.i = select i1 %cmp.i, i32 99, i32 0
  %cmp6.i = icmp sgt i32 %and.i83, %cond.i
  %1 = select i1 %cmp3.i, i1 true, i1 %cmp6.i
  br i1 %1, label %return, label %if.end

if.end:                                           ; preds = %land.lhs.true2, %land.rhs.i, %land.lhs.true, %entry
  %call5 = call i64 @__gomc_next_thread()
  br i1 %tobool, label %land.lhs.true7, label %if.end14

land.lhs.true7:                                   ; preds = %if.end
  %call8 = call i32 @__gomc_detached_creation()
  %tobool9 = icmp ne i32 %call8, 0
  br i1 %tobool9, label %land.lhs.true10, label %if.end14

land.lhs.true10:                                  ; preds = %land.lhs.true7
  %2 = load i32, ptr %attr, align 4
  %and.i99 = and i32 %2, 1
  %cmp = icmp eq i32 %and.i99, 1
  br i1 %cmp, label %if.then12, label %if.end14

if.then12:                                        ; preds = %land.lhs.true10
  %call.i33 = call i32 @__gomc_shared_joins()
  %tobool.i34 = icmp ne i32 %call.i33, 0
  br i1 %tobool.i34, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.then12
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i64 0, i64 %call5
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  br label %if.end14

if.end.i:                                         ; preds = %if.then12
  %shl.i = shl i64 %call5, 1
  %or.i = or i64 %shl.i, 1
  %call2.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  %cmp.i36 = icmp eq i64 %call2.i, 0
  br i1 %cmp.i36, label %if.then4.i, label %if.end14

if.then4.i:                                       ; preds = %if.end.i
  %call5.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 2)
  br label %if.end14

if.end14:                                         ; preds = %if.then.i, %if.then4.i, %if.end.i, %land.lhs.true10, %land.lhs.true7, %if.end
  %call.i37 = call i32 @__gomc_signals()
  %tobool.i38 = icmp ne i32 %call.i37, 0
  br i1 %tobool.i38, label %if.end.i41, label %hand_down_mask.exit

if.end.i41:                                       ; preds = %if.end14
  %call.i64 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i65 = icmp ne i64 %call.i64, 0
  br i1 %tobool.i65, label %mask_of_self.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end.i41
  %call1.i66 = call i32 @__gomc_self()
  %tobool2.i67 = icmp ne i32 %call1.i66, 0
  br i1 %tobool2.i67, label %if.then.i70, label %mask_of_self.exit

if.then.i70:                                      ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i to i64
  %arrayidx.i68 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %3 = load atomic i64, ptr %arrayidx.i68 seq_cst, align 8
  %and.i = and i64 %3, -262401
  %or.i69 = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i69)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i70, %land.lhs.true.i, %if.end.i41
  %mask.i63.0 = phi i64 [ %call.i64, %if.end.i41 ], [ %3, %if.then.i70 ], [ %call.i64, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i63.0, -262401
  %tobool2.i = icmp ne i64 %and5.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %hand_down_mask.exit

if.then3.i:                                       ; preds = %mask_of_self.exit
  %arrayidx.i42 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %call5
  store atomic i64 %and5.i, ptr %arrayidx.i42 seq_cst, align 8
  br label %hand_down_mask.exit

hand_down_mask.exit:                              ; preds = %if.end14, %if.then3.i, %mask_of_self.exit
  %shl.i44 = shl i64 %call5, 8
  %add.i = add i64 1509949605, %shl.i44
  store i64 %add.i, ptr %thread, align 8
  %call16 = call i64 @__gomc_create(ptr noundef %start, ptr noundef %arg)
  br label %return

return:                                           ; preds = %land.rhs.i, %hand_down_mask.exit
  %retval.0 = phi i32 [ 0, %hand_down_mask.exit ], [ 22, %land.rhs.i ]
  ret i32 %retval.0
}

declare i32 @__gomc_declares(ptr noundef)

declare i64 @__gomc_next_thread()

declare i32 @__gomc_detached_creation()

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define i32 @pthread_join(i64 noundef %thread, ptr noundef %result) {
entry:
  %call.i13 = call i32 @__gomc_cancels()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %land.rhs.i17, label %if.end

land.rhs.i17:                                     ; preds = %entry
  %call1.i15 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i15, 0
  br i1 %cmp.i16, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %land.rhs.i17
  %call.i20 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i20 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i21 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 4, i64 noundef 0, i32 noundef 0)
  %and = and i64 %call1.i21, 1
  %tobool2 = icmp ne i64 %and, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %call.i22 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i23 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then
  %call.i34 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i = and i64 %call.i34, -9223372036854775808
  %tobool.i35 = icmp ne i64 %and.i, 0
  br i1 %tobool.i35, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i34, 1
  %0 = inttoptr i64 %shl.i to ptr
  %call.i72 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i73 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i72)
  %call.i68 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %0, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i70 = shl i64 %call.i34, 1
  %1 = inttoptr i64 %shl.i70 to ptr
  %tobool3.i = icmp ne ptr %1, null
  br i1 %tobool3.i, label %if.then.i39, label %if.end.i41

if.then.i39:                                      ; preds = %while.end.i
  %add.i = add i64 %shl.i70, 16
  %call5.i38 = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i38)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i41:                                       ; preds = %while.end.i
  %call7.i40 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %2 = inttoptr i64 %call7.i40 to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

if.end:                                           ; preds = %entry, %land.lhs.true, %land.rhs.i17
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i49 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i49, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %if.end
  %shl.i.i50 = shl i64 %shr.i, 8
  %add.i.i51 = add i64 1509949605, %shl.i.i50
  %cmp2.i = icmp eq i64 %add.i.i51, %thread
  br i1 %cmp2.i, label %land.rhs.i53, label %if.then.i

land.rhs.i53:                                     ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i52 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i52, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %if.end, %land.rhs.i53
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.4)
  br label %join.exit

if.end.i:                                         ; preds = %land.rhs.i53
  %call.i43 = call i32 @__gomc_self()
  %conv.i44 = zext i32 %call.i43 to i64
  %shl.i.i45 = shl i64 %conv.i44, 8
  %add.i.i = add i64 1509949605, %shl.i.i45
  %cmp.i27 = icmp eq i64 %thread, %add.i.i
  br i1 %cmp.i27, label %join.exit, label %if.end4.i

if.end4.i:                                        ; preds = %if.end.i
  %call.i.i = call i32 @__gomc_shared_joins()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.end4.i
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i64 0, i64 %shr.i
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i.i, i32 noundef 8, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  br label %settle.exit.i

if.end.i.i:                                       ; preds = %if.end4.i
  %shl.i.i = shl i64 %shr.i, 1
  %or.i.i = or i64 %shl.i.i, 1
  %call2.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 0)
  %cmp.i.i = icmp eq i64 %call2.i.i, 0
  br i1 %cmp.i.i, label %if.then4.i.i, label %settle.exit.i

if.then4.i.i:                                     ; preds = %if.end.i.i
  %call5.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 1)
  br label %settle.exit.i

settle.exit.i:                                    ; preds = %if.end.i.i, %if.then4.i.i, %if.then.i.i
  %retval.i.i.0 = phi i64 [ %call1.i.i, %if.then.i.i ], [ %call2.i.i, %if.then4.i.i ], [ %call2.i.i, %if.end.i.i ]
  switch i64 %retval.i.i.0, label %sw.epilog.i [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %settle.exit.i
  %call.i66 = call i32 @__gomc_shared_joins()
  %tobool.i67 = icmp ne i32 %call.i66, 0
  %cond.i = select i1 %tobool.i67, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.5)
  br label %join.exit

sw.bb9.i:                                         ; preds = %settle.exit.i
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.6)
  br label %join.exit

sw.epilog.i:                                      ; preds = %settle.exit.i
  %call12.i = call i64 @__gomc_join(i64 noundef %shr.i)
  br label %join.exit

join.exit:                                        ; preds = %if.end.i, %sw.epilog.i, %sw.bb9.i, %sw.bb.i, %if.then.i
  %value.0 = phi i64 [ %call12.i, %sw.epilog.i ], [ undef, %sw.bb9.i ], [ undef, %sw.bb.i ], [ undef, %if.then.i ], [ undef, %if.end.i ]
  %retval.i.0 = phi i32 [ 0, %sw.epilog.i ], [ 22, %sw.bb9.i ], [ %cond.i, %sw.bb.i ], [ 3, %if.then.i ], [ 35, %if.end.i ]
  %call.i = call i32 @__gomc_cancels()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %if.end7

land.rhs.i:                                       ; preds = %join.exit
  %call1.i = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %if.then6, label %if.end7

if.then6:                                         ; preds = %land.rhs.i
  %call.i29 = call i32 @__gomc_self()
  %idxprom.i30 = zext i32 %call.i29 to i64
  %arrayidx.i31 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i30
  %call1.i33 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i31, i32 noundef 4, i64 noundef 4294967291, i64 noundef 0, i32 noundef 0)
  br label %if.end7

if.end7:                                          ; preds = %join.exit, %if.then6, %land.rhs.i
  %tobool8 = icmp eq i32 %retval.i.0, 0
  %tobool10 = icmp ne ptr %result, null
  %or.cond = and i1 %tobool8, %tobool10
  br i1 %or.cond, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end7
  %3 = inttoptr i64 %value.0 to ptr
  store ptr %3, ptr %result, align 8
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end7
  ret i32 %retval.i.0
}

define void @pthread_exit(ptr noundef %result) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_exit_thread(ptr noundef %result)
  unreachable

if.end:                                           ; preds = %entry
  %call1 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %0 = ptrtoint ptr %result to i64
  %call2 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef %0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end
  %call.i = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i = and i64 %call.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i7 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i7)
  %call.i3 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i5 = shl i64 %call.i, 1
  %2 = inttoptr i64 %shl.i5 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.end.i
  %add.i = add i64 %shl.i5, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

define i64 @pthread_self() {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  ret i64 %add.i.i
}

define i32 @pthread_equal(i64 noundef %a, i64 noundef %b) {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @pthread_detach(i64 noundef %thread) {
entry:
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %entry
  %shl.i.i4 = shl i64 %shr.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i4
  %cmp2.i = icmp eq i64 %add.i.i, %thread
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i5 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i5, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.7)
  br label %detach.exit

if.end.i:                                         ; preds = %land.rhs.i
  %call.i.i = call i32 @__gomc_shared_joins()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i64 0, i64 %shr.i
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i.i, i32 noundef 8, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  br label %settle.exit.i

if.end.i.i:                                       ; preds = %if.end.i
  %shl.i.i = shl i64 %shr.i, 1
  %or.i.i = or i64 %shl.i.i, 1
  %call2.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 0)
  %cmp.i.i = icmp eq i64 %call2.i.i, 0
  br i1 %cmp.i.i, label %if.then4.i.i, label %settle.exit.i

if.then4.i.i:                                     ; preds = %if.end.i.i
  %call5.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 2)
  br label %settle.exit.i

settle.exit.i:                                    ; preds = %if.end.i.i, %if.then4.i.i, %if.then.i.i
  %retval.i.i.0 = phi i64 [ %call1.i.i, %if.then.i.i ], [ %call2.i.i, %if.then4.i.i ], [ %call2.i.i, %if.end.i.i ]
  switch i64 %retval.i.i.0, label %detach.exit [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb6.i
  ]

sw.bb.i:                                          ; preds = %settle.exit.i
  %call.i = call i32 @__gomc_shared_joins()
  %tobool.i14 = icmp ne i32 %call.i, 0
  %cond.i = select i1 %tobool.i14, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.8)
  br label %detach.exit

sw.bb6.i:                                         ; preds = %settle.exit.i
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.9)
  br label %detach.exit

detach.exit:                                      ; preds = %settle.exit.i, %sw.bb6.i, %sw.bb.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %sw.bb6.i ], [ %cond.i, %sw.bb.i ], [ 3, %if.then.i ], [ 0, %settle.exit.i ]
  ret i32 %retval.i.0
}

define i32 @gettid() {
entry:
  %call = call i32 @__gomc_self()
  %add = add nsw i32 %call, 1
  ret i32 %add
}

declare i32 @__gomc_self()

define i32 @pthread_yield() {
entry:
  ret i32 0
}

define i32 @sched_yield() {
entry:
  ret i32 0
}

define i32 @__sched_yield() {
entry:
  ret i32 0
}

define i32 @pthread_attr_init(ptr noundef %attr) {
entry:
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @pthread_attr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setdetachstate(ptr noundef %attr, i32 noundef %state) {
entry:
  %cmp.i = icmp slt i32 %state, 0
  %cmp1.i = icmp sgt i32 %state, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -2
  %or.i = or i32 %and.i, %state
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_attr_getdetachstate(ptr noundef %attr, ptr noundef %state) {
entry:
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, 1
  store i32 %and.i, ptr %state, align 4
  ret i32 0
}

define i32 @pthread_attr_setscope(ptr noundef %attr, i32 noundef %scope) {
entry:
  %cmp = icmp eq i32 %scope, 0
  %cmp1 = icmp eq i32 %scope, 1
  %cond = select i1 %cmp1, i32 95, i32 22
  %cond2 = select i1 %cmp, i32 0, i32 %cond
  ret i32 %cond2
}

define i32 @pthread_attr_getscope(ptr noundef %attr, ptr noundef %scope) {
entry:
  store i32 0, ptr %scope, align 4
  ret i32 0
}

define i32 @pthread_attr_setinheritsched(ptr noundef %attr, i32 noundef %inherit) {
entry:
  %cmp.i = icmp slt i32 %inherit, 0
  %cmp1.i = icmp sgt i32 %inherit, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -3
  %shl3.i = shl i32 %inherit, 1
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_attr_getinheritsched(ptr noundef %attr, ptr noundef %inherit) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 1
  %and.i = and i32 %shr.i, 1
  store i32 %and.i, ptr %inherit, align 4
  ret i32 0
}

define i32 @pthread_attr_setschedpolicy(ptr noundef %attr, i32 noundef %policy) {
entry:
  %cmp.i = icmp slt i32 %policy, 0
  %cmp1.i = icmp sgt i32 %policy, 2
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -13
  %shl3.i = shl i32 %policy, 2
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  %tobool = icmp eq i32 %retval.i.0, 0
  %cmp = icmp ne i32 %policy, 0
  %or.cond7 = and i1 %tobool, %cmp
  br i1 %or.cond7, label %if.then, label %if.end

if.then:                                          ; preds = %set_attribute.exit
  store atomic i32 1, ptr @__gomc_prioritised seq_cst, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %set_attribute.exit
  ret i32 %retval.i.0
}

define i32 @pthread_attr_getschedpolicy(ptr noundef %attr, ptr noundef %policy) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 2
  %and.i = and i32 %shr.i, 3
  store i32 %and.i, ptr %policy, align 4
  ret i32 0
}

define i32 @pthread_attr_setschedparam(ptr noundef %attr, ptr noundef %priority) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 2
  %and.i23 = and i32 %shr.i, 3
  %cmp = icmp ne i32 %and.i23, 0
  %1 = load i32, ptr %priority, align 4
  %cond = select i1 %cmp, i32 1, i32 0
  %cond2 = select i1 %cmp, i32 99, i32 0
  %cmp.i = icmp slt i32 %1, %cond
  %cmp1.i = icmp sgt i32 %1, %cond2
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %and.i = and i32 %0, -32513
  %shl3.i = shl i32 %1, 8
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_attr_getschedparam(ptr noundef %attr, ptr noundef %priority) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 8
  %and.i = and i32 %shr.i, 127
  store i32 %and.i, ptr %priority, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(ptr noundef %attr, i64 noundef %size) {
entry:
  %cmp = icmp ult i64 %size, 16384
  br i1 %cmp, label %return, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -65537
  %or.i = or i32 %and.i, 65536
  store i32 %or.i, ptr %attr, align 4
  %stack_size = getelementptr inbounds %struct.sizes, ptr %attr, i32 0, i32 1
  store i64 %size, ptr %stack_size, align 8
  br label %return

return:                                           ; preds = %entry, %if.end.i
  %retval.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.0
}

define i32 @pthread_attr_getstacksize(ptr noundef %attr, ptr noundef %size) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 16
  %and.i = and i32 %shr.i, 1
  %tobool = icmp ne i32 %and.i, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %stack_size = getelementptr inbounds %struct.sizes, ptr %attr, i32 0, i32 1
  %1 = load i64, ptr %stack_size, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %1, %cond.true ], [ 8388608, %entry ]
  store i64 %cond, ptr %size, align 8
  ret i32 0
}

define i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef %stack, i64 noundef %size) {
entry:
  %call = call i32 @pthread_attr_setstacksize(ptr noundef %attr, i64 noundef %size)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %return, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -131073
  %or.i = or i32 %and.i, 131072
  store i32 %or.i, ptr %attr, align 4
  %stack3 = getelementptr inbounds %struct.sizes, ptr %attr, i32 0, i32 3
  store ptr %stack, ptr %stack3, align 8
  br label %return

return:                                           ; preds = %entry, %if.end.i
  %retval.0 = phi i32 [ 0, %if.end.i ], [ %call, %entry ]
  ret i32 %retval.0
}

define i32 @pthread_attr_getstack(ptr noundef %attr, ptr noundef %stack, ptr noundef %size) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 17
  %and.i = and i32 %shr.i, 1
  %tobool = icmp ne i32 %and.i, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_thread.str.1)
  unreachable

if.end:                                           ; preds = %entry
  %stack2 = getelementptr inbounds %struct.sizes, ptr %attr, i32 0, i32 3
  %1 = load ptr, ptr %stack2, align 8
  store ptr %1, ptr %stack, align 8
  %call3 = call i32 @pthread_attr_getstacksize(ptr noundef %attr, ptr noundef %size)
  ret i32 %call3
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @pthread_attr_setguardsize(ptr noundef %attr, i64 noundef %size) {
entry:
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -262145
  %or.i = or i32 %and.i, 262144
  store i32 %or.i, ptr %attr, align 4
  %guard_size = getelementptr inbounds %struct.sizes, ptr %attr, i32 0, i32 2
  store i64 %size, ptr %guard_size, align 8
  ret i32 0
}

define i32 @pthread_attr_getguardsize(ptr noundef %attr, ptr noundef %size) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 18
  %and.i = and i32 %shr.i, 1
  %tobool = icmp ne i32 %and.i, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %guard_size = getelementptr inbounds %struct.sizes, ptr %attr, i32 0, i32 2
  %1 = load i64, ptr %guard_size, align 8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %1, %cond.true ], [ 4096, %entry ]
  store i64 %cond, ptr %size, align 8
  ret i32 0
}

define i32 @pthread_attr_setaffinity_np(ptr noundef %attr, i64 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setschedparam(i64 noundef %thread, i32 noundef %policy, ptr noundef %parameter) {
entry:
  switch i32 %policy, label %sw.epilog.i [
    i32 0, label %lowest.exit
    i32 3, label %lowest.exit
    i32 5, label %lowest.exit
    i32 1, label %sw.bb1.i
    i32 2, label %sw.bb1.i
  ]

sw.bb1.i:                                         ; preds = %entry, %entry
  br label %lowest.exit

sw.epilog.i:                                      ; preds = %entry
  br label %lowest.exit

lowest.exit:                                      ; preds = %entry, %entry, %entry, %sw.epilog.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ -1, %sw.epilog.i ], [ 1, %sw.bb1.i ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ]
  %cmp = icmp slt i32 %retval.i.0, 0
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %lowest.exit
  %0 = load i32, ptr %parameter, align 4
  %cmp1 = icmp slt i32 %0, %retval.i.0
  br i1 %cmp1, label %return, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %lor.lhs.false
  %tobool = icmp ne i32 %retval.i.0, 0
  %cond = select i1 %tobool, i32 99, i32 0
  %cmp3 = icmp sgt i32 %0, %cond
  br i1 %cmp3, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false2
  %cmp4 = icmp ne i32 %policy, 0
  br i1 %cmp4, label %if.then5, label %return

if.then5:                                         ; preds = %if.end
  store atomic i32 1, ptr @__gomc_prioritised seq_cst, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then5, %lowest.exit, %lor.lhs.false, %lor.lhs.false2
  %retval.0 = phi i32 [ 22, %lor.lhs.false2 ], [ 22, %lor.lhs.false ], [ 22, %lowest.exit ], [ 0, %if.then5 ], [ 0, %if.end ]
  ret i32 %retval.0
}

define i32 @pthread_setschedprio(i64 noundef %thread, i32 noundef %priority) {
entry:
  %cmp = icmp slt i32 %priority, 0
  %cmp1 = icmp sgt i32 %priority, 99
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  store atomic i32 1, ptr @__gomc_prioritised seq_cst, align 4
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define i32 @pthread_getschedparam(i64 noundef %thread, ptr noundef %policy, ptr noundef %priority) {
entry:
  %0 = load atomic i32, ptr @__gomc_prioritised seq_cst, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_thread.str.2)
  unreachable

if.end:                                           ; preds = %entry
  store i32 0, ptr %policy, align 4
  store i32 0, ptr %priority, align 4
  ret i32 0
}

define i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  %cmp = icmp slt i32 %level, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str.3)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then1, label %return

if.then1:                                         ; preds = %if.end
  store atomic i32 %level, ptr @__gomc_concurrency seq_cst, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then1, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ 0, %if.then1 ], [ 0, %if.end ]
  ret i32 %retval.0
}

define i32 @pthread_getconcurrency() {
entry:
  %0 = load atomic i32, ptr @__gomc_concurrency seq_cst, align 4
  ret i32 %0
}

define i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_getaffinity_np(i64 noundef %thread, i64 noundef %size, ptr noundef %set) {
entry:
  %sub.i = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.end

land.lhs.true.i:                                  ; preds = %entry
  %shl.i.i = shl i64 %shr.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp2.i = icmp eq i64 %add.i.i, %thread
  br i1 %cmp2.i, label %land.rhs.i, label %cond.end

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i = icmp ne i32 %call3.i, 0
  br i1 %tobool.i, label %cond.true, label %cond.end

cond.true:                                        ; preds = %land.rhs.i
  %call.i2 = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str.10)
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %cond.true
  %call1.i = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str.11)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then.i, label %lor.lhs.false3.i

lor.lhs.false3.i:                                 ; preds = %lor.lhs.false.i
  %call4.i = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str.12)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %lor.lhs.false3.i, %lor.lhs.false.i, %cond.true
  call void @__gomc_unsupported(ptr noundef @__gomc_thread.str.13)
  unreachable

if.end.i:                                         ; preds = %lor.lhs.false3.i
  %cmp.i4 = icmp ult i64 %size, 8
  %rem.i = urem i64 %size, 8
  %tobool7.i = icmp ne i64 %rem.i, 0
  %or.cond = or i1 %cmp.i4, %tobool7.i
  br i1 %or.cond, label %cond.end, label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %for.body.i
  %i.i.0 = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.end.i ]
  %cmp10.i = icmp ult i64 %i.i.0, %size
  br i1 %cmp10.i, label %for.body.i, label %cond.end

for.body.i:                                       ; preds = %for.cond.i
  %tobool11.i = icmp ne i64 %i.i.0, 0
  %cond.i = select i1 %tobool11.i, i32 0, i32 3
  %conv.i = trunc i32 %cond.i to i8
  %arrayidx.i = getelementptr inbounds i8, ptr %set, i64 %i.i.0
  store i8 %conv.i, ptr %arrayidx.i, align 1
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

cond.end:                                         ; preds = %land.rhs.i, %entry, %land.lhs.true.i, %if.end.i, %for.cond.i
  %cond = phi i32 [ 22, %if.end.i ], [ 0, %for.cond.i ], [ 3, %land.lhs.true.i ], [ 3, %entry ], [ 3, %land.rhs.i ]
  ret i32 %cond
}

define i32 @sched_getaffinity(i32 noundef %process, i64 noundef %size, ptr noundef %set) {
entry:
  %call.i = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str.10)
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %entry
  %call1.i = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str.11)
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then.i, label %lor.lhs.false3.i

lor.lhs.false3.i:                                 ; preds = %lor.lhs.false.i
  %call4.i = call i32 @__gomc_declares(ptr noundef @__gomc_thread.str.12)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %lor.lhs.false3.i, %lor.lhs.false.i, %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_thread.str.13)
  unreachable

if.end.i:                                         ; preds = %lor.lhs.false3.i
  %cmp.i = icmp ult i64 %size, 8
  %rem.i = urem i64 %size, 8
  %tobool7.i = icmp ne i64 %rem.i, 0
  %or.cond = or i1 %cmp.i, %tobool7.i
  br i1 %or.cond, label %affinity.exit, label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i, %for.body.i
  %i.i.0 = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.end.i ]
  %cmp10.i = icmp ult i64 %i.i.0, %size
  br i1 %cmp10.i, label %for.body.i, label %affinity.exit

for.body.i:                                       ; preds = %for.cond.i
  %tobool11.i = icmp ne i64 %i.i.0, 0
  %cond.i = select i1 %tobool11.i, i32 0, i32 3
  %conv.i = trunc i32 %cond.i to i8
  %arrayidx.i = getelementptr inbounds i8, ptr %set, i64 %i.i.0
  store i8 %conv.i, ptr %arrayidx.i, align 1
  %inc.i = add i64 %i.i.0, 1
  br label %for.cond.i

affinity.exit:                                    ; preds = %for.cond.i, %if.end.i
  %retval.i.0 = phi i32 [ 22, %if.end.i ], [ 0, %for.cond.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %affinity.exit
  %call.i3 = call i32 @__gomc_reads_errno()
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %if.end.i8, label %cond.end

if.end.i8:                                        ; preds = %cond.true
  %call1.i6 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i6, align 4
  %cmp.i7 = icmp ne i32 %0, %retval.i.0
  br i1 %cmp.i7, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i8
  store i32 %retval.i.0, ptr %call1.i6, align 4
  br label %cond.end

cond.end:                                         ; preds = %affinity.exit, %if.end.i8, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i8 ], [ 0, %affinity.exit ]
  ret i32 %cond
}

define i32 @__sched_cpucount(i64 noundef %size, ptr noundef %set) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc5, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %n.1, %for.inc5 ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc6, %for.inc5 ]
  %cmp = icmp ult i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.end7

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds i8, ptr %set, i64 %i.0
  %0 = load i8, ptr %arrayidx, align 1
  br label %for.cond1

for.cond1:                                        ; preds = %for.body2, %for.body
  %n.1 = phi i32 [ %n.0, %for.body ], [ %inc, %for.body2 ]
  %left.0 = phi i8 [ %0, %for.body ], [ %conv4, %for.body2 ]
  %tobool = icmp ne i8 %left.0, 0
  br i1 %tobool, label %for.body2, label %for.inc5

for.body2:                                        ; preds = %for.cond1
  %inc = add nsw i32 %n.1, 1
  %conv = zext i8 %left.0 to i32
  %sub = sub nsw i32 %conv, 1
  %and = and i32 %conv, %sub
  %conv4 = trunc i32 %and to i8
  br label %for.cond1

for.inc5:                                         ; preds = %for.cond1
  %inc6 = add i64 %i.0, 1
  br label %for.cond

for.end7:                                         ; preds = %for.cond
  ret i32 %n.0
}

define i32 @sched_getcpu() {
entry:
  %call = call i64 @__gomc_choice(i64 noundef 2)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

declare i64 @__gomc_choice(i64 noundef)

define i32 @get_nprocs() {
entry:
  ret i32 2
}

define i32 @get_nprocs_conf() {
entry:
  ret i32 2
}

define i32 @sched_get_priority_min(i32 noundef %policy) {
entry:
  switch i32 %policy, label %sw.epilog.i [
    i32 0, label %lowest.exit
    i32 3, label %lowest.exit
    i32 5, label %lowest.exit
    i32 1, label %sw.bb1.i
    i32 2, label %sw.bb1.i
  ]

sw.bb1.i:                                         ; preds = %entry, %entry
  br label %lowest.exit

sw.epilog.i:                                      ; preds = %entry
  br label %lowest.exit

lowest.exit:                                      ; preds = %entry, %entry, %entry, %sw.epilog.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ -1, %sw.epilog.i ], [ 1, %sw.bb1.i ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ]
  %cmp = icmp slt i32 %retval.i.0, 0
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %lowest.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.true
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 22
  br i1 %cmp.i, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %lowest.exit, %if.end.i, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ %retval.i.0, %lowest.exit ]
  ret i32 %cond
}

define i32 @sched_get_priority_max(i32 noundef %policy) {
entry:
  switch i32 %policy, label %sw.epilog.i [
    i32 0, label %lowest.exit
    i32 3, label %lowest.exit
    i32 5, label %lowest.exit
    i32 1, label %sw.bb1.i
    i32 2, label %sw.bb1.i
  ]

sw.bb1.i:                                         ; preds = %entry, %entry
  br label %lowest.exit

sw.epilog.i:                                      ; preds = %entry
  br label %lowest.exit

lowest.exit:                                      ; preds = %entry, %entry, %entry, %sw.epilog.i, %sw.bb1.i
  %retval.i.0 = phi i32 [ -1, %sw.epilog.i ], [ 1, %sw.bb1.i ], [ 0, %entry ], [ 0, %entry ], [ 0, %entry ]
  %cmp = icmp slt i32 %retval.i.0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lowest.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.true
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 22
  br i1 %cmp.i, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end

cond.false:                                       ; preds = %lowest.exit
  %tobool = icmp ne i32 %retval.i.0, 0
  %cond = select i1 %tobool, i32 99, i32 0
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.true, %cond.false
  %cond2 = phi i32 [ %cond, %cond.false ], [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %cond2
}

define i32 @sched_setscheduler(i32 noundef %process, i32 noundef %policy, ptr noundef %priority) {
entry:
  %call = call i32 @pthread_setschedparam(i64 noundef 0, i32 noundef %policy, ptr noundef %priority)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.true
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, %call
  br i1 %cmp.i, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 %call, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.end.i, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %entry ]
  ret i32 %cond
}

define i32 @sched_getscheduler(i32 noundef %process) {
entry:
  %policy = alloca i32, align 4
  %priority = alloca i32, align 4
  %call = call i32 @pthread_getschedparam(i64 noundef 0, ptr noundef %policy, ptr noundef %priority)
  %0 = load i32, ptr %policy, align 4
  ret i32 %0
}

define i32 @sched_getparam(i32 noundef %process, ptr noundef %priority) {
entry:
  %policy = alloca i32, align 4
  %call = call i32 @pthread_getschedparam(i64 noundef 0, ptr noundef %policy, ptr noundef %priority)
  ret i32 %call
}

define i32 @sched_setaffinity(i32 noundef %process, i64 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setname_np(i64 noundef %thread, ptr noundef %name) {
entry:
  ret i32 0
}

declare i32 @__gomc_shared_joins()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_signals()

declare i32 @__gomc_cancels()

declare i64 @__gomc_join(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

