source_filename = "signals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon.0 = type { ptr, i64, i32 }
%struct.action = type { ptr, %struct.anon, i32, ptr }
%struct.anon = type { [16 x i64] }
%struct.info = type { i32, i32, i32, i32, i32, i32, [26 x i32] }
%struct.sigset_t = type { i64 }

@__gomc_signals.str = private unnamed_addr constant [11 x i8] c"sigpending\00", align 1
@__gomc_signals.str.1 = private unnamed_addr constant [13 x i8] c"sigtimedwait\00", align 1
@__gomc_signals.str.2 = private unnamed_addr constant [59 x i8] c"an alarm in a program that looks whether signals have come\00", align 1
@__gomc_seconds = internal global i32 0, align 4
@__gomc_actions = internal global [64 x %struct.anon.0] zeroinitializer, align 16
@__gomc_signals.str.3 = private unnamed_addr constant [44 x i8] c"a signal to a thread that was never created\00", align 1
@__gomc_signals.str.4 = private unnamed_addr constant [27 x i8] c"a signal to another thread\00", align 1
@__gomc_signals.str.5 = private unnamed_addr constant [28 x i8] c"a signal to another process\00", align 1
@__gomc_signals.str.6 = private unnamed_addr constant [64 x i8] c"a signal to a process of several threads, or one that blocks it\00", align 1
@__gomc_signals.str.7 = private unnamed_addr constant [46 x i8] c"a wait for a signal that comes from elsewhere\00", align 1
@__gomc_signals.str.8 = private unnamed_addr constant [67 x i8] c"siglongjmp of a thread that has blocked signals, or from a handler\00", align 1
@__gomc_first_masks = global [4096 x i64] zeroinitializer, align 16
@__gomc_signals.str.9 = private unnamed_addr constant [25 x i8] c"an alarm that is handled\00", align 1
@__gomc_signals.str.10 = private unnamed_addr constant [6 x i8] c"alarm\00", align 1
@__gomc_action_locks = internal global [64 x i64] zeroinitializer, align 16
@__gomc_signals.str.11 = private unnamed_addr constant [44 x i8] c"a signal of real time that is pending twice\00", align 1
@__gomc_signals.str.12 = private unnamed_addr constant [32 x i8] c"a signal that stops the process\00", align 1

define i32 @alarm(i32 noundef %seconds) {
entry:
  %tobool = icmp ne i32 %seconds, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i23 = call i32 @__gomc_self()
  %cmp.i24 = icmp eq i32 %call.i23, 0
  br i1 %cmp.i24, label %land.rhs.i27, label %if.then.i13

land.rhs.i27:                                     ; preds = %if.then
  %call1.i25 = call i64 @__gomc_next_thread()
  %cmp2.i26 = icmp eq i64 %call1.i25, 1
  br i1 %cmp2.i26, label %hold.exit, label %if.then.i13

if.then.i13:                                      ; preds = %if.then, %land.rhs.i27
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i13
  %call.i32 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i32 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i30 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef getelementptr inbounds ([64 x i64], ptr @__gomc_action_locks, i64 0, i64 13), i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i30, 4294967295
  %conv.i33 = trunc i64 %and.i to i32
  %cmp.i31 = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i31, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i27
  %0 = load ptr, ptr getelementptr inbounds ([64 x %struct.anon.0], ptr @__gomc_actions, i64 0, i64 13), align 8
  %call.i21 = call i32 @__gomc_self()
  %cmp.i22 = icmp eq i32 %call.i21, 0
  br i1 %cmp.i22, label %land.rhs.i, label %if.then.i20

land.rhs.i:                                       ; preds = %hold.exit
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %release.exit, label %if.then.i20

if.then.i20:                                      ; preds = %hold.exit, %land.rhs.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i35 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef getelementptr inbounds ([64 x i64], ptr @__gomc_action_locks, i64 0, i64 13), i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i20, %land.rhs.i
  %1 = ptrtoint ptr %0 to i64
  %cmp.i = icmp ugt i64 %1, 1
  br i1 %cmp.i, label %if.then.i, label %if.end

if.then.i:                                        ; preds = %release.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

if.end:                                           ; preds = %release.exit, %entry
  %call1 = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str)
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then5, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %call3 = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str.1)
  %tobool4 = icmp ne i32 %call3, 0
  br i1 %tobool4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %lor.lhs.false, %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.2)
  unreachable

if.end6:                                          ; preds = %lor.lhs.false
  %conv = zext i32 %seconds to i64
  %call7 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef @__gomc_seconds, i32 noundef 4, i64 noundef %conv, i64 noundef 0, i32 noundef 0)
  %conv8 = trunc i64 %call7 to i32
  ret i32 %conv8
}

declare i32 @__gomc_declares(ptr noundef)

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define ptr @signal(i32 noundef %signal, ptr noundef %handler) {
entry:
  %cmp.i6 = icmp sgt i32 %signal, 0
  %cmp1.i7 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i6, %cmp1.i7
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond16 = and i1 %or.cond, %cmp3.i
  br i1 %or.cond16, label %land.rhs.i9, label %cond.false

land.rhs.i9:                                      ; preds = %entry
  switch i32 %signal, label %when_set.exit [
    i32 33, label %cond.false
    i32 9, label %cond.false
    i32 19, label %cond.false
    i32 14, label %land.lhs.true.i15
  ]

land.lhs.true.i15:                                ; preds = %land.rhs.i9
  %call.i = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str.10)
  %tobool.i14 = icmp ne i32 %call.i, 0
  br i1 %tobool.i14, label %land.lhs.true1.i, label %when_set.exit

land.lhs.true1.i:                                 ; preds = %land.lhs.true.i15
  %0 = load atomic i32, ptr @__gomc_seconds seq_cst, align 4
  %tobool2.i = icmp ne i32 %0, 0
  %1 = ptrtoint ptr %handler to i64
  %cmp.i.i = icmp ugt i64 %1, 1
  %or.cond17 = and i1 %tobool2.i, %cmp.i.i
  br i1 %or.cond17, label %if.then.i.i, label %when_set.exit

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

when_set.exit:                                    ; preds = %land.rhs.i9, %land.lhs.true1.i, %land.lhs.true.i15
  %call.i34 = call i32 @__gomc_self()
  %cmp.i35 = icmp eq i32 %call.i34, 0
  br i1 %cmp.i35, label %land.rhs.i38, label %if.then.i22

land.rhs.i38:                                     ; preds = %when_set.exit
  %call1.i36 = call i64 @__gomc_next_thread()
  %cmp2.i37 = icmp eq i64 %call1.i36, 1
  br i1 %cmp2.i37, label %hold.exit, label %if.then.i22

if.then.i22:                                      ; preds = %when_set.exit, %land.rhs.i38
  %sub.i19 = sub nsw i32 %signal, 1
  %idxprom.i20 = sext i32 %sub.i19 to i64
  %arrayidx.i21 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i20
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i22
  %call.i50 = call i32 @__gomc_self()
  %conv.i51 = zext i32 %call.i50 to i64
  %add.i = add i64 %conv.i51, 1
  %call1.i48 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i21, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i48, 4294967295
  %conv.i52 = trunc i64 %and.i to i32
  %cmp.i49 = icmp ne i32 %conv.i52, 0
  br i1 %cmp.i49, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i38
  %sub.i = sub nsw i32 %signal, 1
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i64 0, i64 %idxprom.i
  %2 = load ptr, ptr %arrayidx.i, align 8
  store ptr %handler, ptr %arrayidx.i, align 8
  %mask9.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 1
  store i64 0, ptr %mask9.i, align 8
  %flags13.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 2
  store i32 0, ptr %flags13.i, align 8
  %call.i30 = call i32 @__gomc_self()
  %cmp.i31 = icmp eq i32 %call.i30, 0
  br i1 %cmp.i31, label %land.rhs.i32, label %if.then.i29

land.rhs.i32:                                     ; preds = %hold.exit
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %cond.end, label %if.then.i29

if.then.i29:                                      ; preds = %hold.exit, %land.rhs.i32
  %arrayidx.i28 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i54 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i28, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %cond.end

cond.false:                                       ; preds = %land.rhs.i9, %land.rhs.i9, %land.rhs.i9, %entry
  %call.i42 = call i32 @__gomc_reads_errno()
  %tobool.i43 = icmp ne i32 %call.i42, 0
  br i1 %tobool.i43, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.false
  %call1.i45 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i45, align 4
  %cmp.i46 = icmp ne i32 %3, 22
  br i1 %cmp.i46, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i45, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.false, %land.rhs.i32, %if.then.i29
  %cond = phi ptr [ %2, %if.then.i29 ], [ %2, %land.rhs.i32 ], [ inttoptr (i64 -1 to ptr), %cond.false ], [ inttoptr (i64 -1 to ptr), %if.then2.i ], [ inttoptr (i64 -1 to ptr), %if.end.i ]
  ret ptr %cond
}

define ptr @bsd_signal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define ptr @ssignal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define ptr @sysv_signal(i32 noundef %signal, ptr noundef %handler) {
entry:
  %cmp.i6 = icmp sgt i32 %signal, 0
  %cmp1.i7 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i6, %cmp1.i7
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond16 = and i1 %or.cond, %cmp3.i
  br i1 %or.cond16, label %land.rhs.i9, label %cond.false

land.rhs.i9:                                      ; preds = %entry
  switch i32 %signal, label %when_set.exit [
    i32 33, label %cond.false
    i32 9, label %cond.false
    i32 19, label %cond.false
    i32 14, label %land.lhs.true.i15
  ]

land.lhs.true.i15:                                ; preds = %land.rhs.i9
  %call.i = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str.10)
  %tobool.i14 = icmp ne i32 %call.i, 0
  br i1 %tobool.i14, label %land.lhs.true1.i, label %when_set.exit

land.lhs.true1.i:                                 ; preds = %land.lhs.true.i15
  %0 = load atomic i32, ptr @__gomc_seconds seq_cst, align 4
  %tobool2.i = icmp ne i32 %0, 0
  %1 = ptrtoint ptr %handler to i64
  %cmp.i.i = icmp ugt i64 %1, 1
  %or.cond17 = and i1 %tobool2.i, %cmp.i.i
  br i1 %or.cond17, label %if.then.i.i, label %when_set.exit

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

when_set.exit:                                    ; preds = %land.rhs.i9, %land.lhs.true1.i, %land.lhs.true.i15
  %call.i34 = call i32 @__gomc_self()
  %cmp.i35 = icmp eq i32 %call.i34, 0
  br i1 %cmp.i35, label %land.rhs.i38, label %if.then.i22

land.rhs.i38:                                     ; preds = %when_set.exit
  %call1.i36 = call i64 @__gomc_next_thread()
  %cmp2.i37 = icmp eq i64 %call1.i36, 1
  br i1 %cmp2.i37, label %hold.exit, label %if.then.i22

if.then.i22:                                      ; preds = %when_set.exit, %land.rhs.i38
  %sub.i19 = sub nsw i32 %signal, 1
  %idxprom.i20 = sext i32 %sub.i19 to i64
  %arrayidx.i21 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i20
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i22
  %call.i50 = call i32 @__gomc_self()
  %conv.i51 = zext i32 %call.i50 to i64
  %add.i = add i64 %conv.i51, 1
  %call1.i48 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i21, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i48, 4294967295
  %conv.i52 = trunc i64 %and.i to i32
  %cmp.i49 = icmp ne i32 %conv.i52, 0
  br i1 %cmp.i49, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i38
  %sub.i = sub nsw i32 %signal, 1
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i64 0, i64 %idxprom.i
  %2 = load ptr, ptr %arrayidx.i, align 8
  store ptr %handler, ptr %arrayidx.i, align 8
  %mask9.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 1
  store i64 0, ptr %mask9.i, align 8
  %flags13.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 2
  store i32 -1073741824, ptr %flags13.i, align 8
  %call.i30 = call i32 @__gomc_self()
  %cmp.i31 = icmp eq i32 %call.i30, 0
  br i1 %cmp.i31, label %land.rhs.i32, label %if.then.i29

land.rhs.i32:                                     ; preds = %hold.exit
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %cond.end, label %if.then.i29

if.then.i29:                                      ; preds = %hold.exit, %land.rhs.i32
  %arrayidx.i28 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i54 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i28, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %cond.end

cond.false:                                       ; preds = %land.rhs.i9, %land.rhs.i9, %land.rhs.i9, %entry
  %call.i42 = call i32 @__gomc_reads_errno()
  %tobool.i43 = icmp ne i32 %call.i42, 0
  br i1 %tobool.i43, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.false
  %call1.i45 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i45, align 4
  %cmp.i46 = icmp ne i32 %3, 22
  br i1 %cmp.i46, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i45, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.false, %land.rhs.i32, %if.then.i29
  %cond = phi ptr [ %2, %if.then.i29 ], [ %2, %land.rhs.i32 ], [ inttoptr (i64 -1 to ptr), %cond.false ], [ inttoptr (i64 -1 to ptr), %if.then2.i ], [ inttoptr (i64 -1 to ptr), %if.end.i ]
  ret ptr %cond
}

define ptr @__sysv_signal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @sysv_signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define i32 @sigaction(i32 noundef %signal, ptr noundef %new, ptr noundef %old) {
entry:
  %set.sroa.4 = alloca [16 x i64], align 8
  %set.sroa.5 = alloca [12 x i8], align 4
  %before.sroa.4 = alloca [15 x i64], align 8
  %before.sroa.5 = alloca [12 x i8], align 4
  %cmp.i47 = icmp sgt i32 %signal, 0
  %cmp1.i48 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i47, %cmp1.i48
  %cmp3.i50 = icmp ne i32 %signal, 32
  %or.cond29 = and i1 %or.cond, %cmp3.i50
  %cmp4.i52 = icmp ne i32 %signal, 33
  %or.cond33 = and i1 %or.cond29, %cmp4.i52
  br i1 %or.cond33, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %tobool1 = icmp ne ptr %new, null
  br i1 %tobool1, label %land.rhs.i44, label %if.end8.critedge

land.rhs.i44:                                     ; preds = %lor.lhs.false
  switch i32 %signal, label %if.end [
    i32 33, label %if.then
    i32 9, label %if.then
    i32 19, label %if.then
  ]

if.then:                                          ; preds = %land.rhs.i44, %land.rhs.i44, %land.rhs.i44, %entry
  %call.i83 = call i32 @__gomc_reads_errno()
  %tobool.i84 = icmp ne i32 %call.i83, 0
  br i1 %tobool.i84, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i86 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i86, align 4
  %cmp.i87 = icmp ne i32 %0, 22
  br i1 %cmp.i87, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i86, align 4
  br label %return

if.end:                                           ; preds = %land.rhs.i44
  call void @llvm.memset.p0.i64(ptr align 8 %set.sroa.4, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %set.sroa.5, i8 0, i64 12, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %before.sroa.4, i8 0, i64 120, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %before.sroa.5, i8 0, i64 12, i1 false)
  br i1 %tobool1, label %if.then6, label %if.end8

if.then6:                                         ; preds = %if.end
  %set.sroa.0.0.copyload = load ptr, ptr %new, align 8
  %set.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %new, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %set.sroa.4, ptr align 8 %set.sroa.4.0..sroa_idx, i64 128, i1 false)
  %set.sroa.43.0..sroa_idx = getelementptr inbounds i8, ptr %new, i64 136
  %set.sroa.43.0.copyload = load i32, ptr %set.sroa.43.0..sroa_idx, align 8
  %set.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %new, i64 140
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %set.sroa.5, ptr align 4 %set.sroa.5.0..sroa_idx, i64 12, i1 false)
  %mask7 = getelementptr inbounds %struct.action, ptr %new, i32 0, i32 1
  %1 = load i64, ptr %mask7, align 8
  %cmp.i57 = icmp eq i32 %signal, 14
  br i1 %cmp.i57, label %land.lhs.true.i59, label %if.end8

land.lhs.true.i59:                                ; preds = %if.then6
  %call.i = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str.10)
  %tobool.i58 = icmp ne i32 %call.i, 0
  br i1 %tobool.i58, label %land.lhs.true1.i, label %if.end8

land.lhs.true1.i:                                 ; preds = %land.lhs.true.i59
  %2 = load atomic i32, ptr @__gomc_seconds seq_cst, align 4
  %tobool2.i = icmp ne i32 %2, 0
  %3 = ptrtoint ptr %set.sroa.0.0.copyload to i64
  %cmp.i.i = icmp ugt i64 %3, 1
  %or.cond34 = select i1 %tobool2.i, i1 %cmp.i.i, i1 false
  br i1 %or.cond34, label %if.then.i.i, label %if.end8

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

if.end8.critedge:                                 ; preds = %lor.lhs.false
  call void @llvm.memset.p0.i64(ptr align 8 %set.sroa.4, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %set.sroa.5, i8 0, i64 12, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %before.sroa.4, i8 0, i64 120, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %before.sroa.5, i8 0, i64 12, i1 false)
  br label %if.end8

if.end8:                                          ; preds = %if.end8.critedge, %if.then6, %land.lhs.true.i59, %land.lhs.true1.i, %if.end
  %set.sroa.0.0 = phi ptr [ null, %if.end ], [ %set.sroa.0.0.copyload, %land.lhs.true1.i ], [ %set.sroa.0.0.copyload, %land.lhs.true.i59 ], [ %set.sroa.0.0.copyload, %if.then6 ], [ null, %if.end8.critedge ]
  %set.sroa.43.0 = phi i32 [ 0, %if.end ], [ %set.sroa.43.0.copyload, %land.lhs.true1.i ], [ %set.sroa.43.0.copyload, %land.lhs.true.i59 ], [ %set.sroa.43.0.copyload, %if.then6 ], [ 0, %if.end8.critedge ]
  %mask.0 = phi i64 [ 0, %if.end ], [ %1, %land.lhs.true1.i ], [ %1, %land.lhs.true.i59 ], [ %1, %if.then6 ], [ 0, %if.end8.critedge ]
  %call.i75 = call i32 @__gomc_self()
  %cmp.i76 = icmp eq i32 %call.i75, 0
  br i1 %cmp.i76, label %land.rhs.i79, label %if.then.i63

land.rhs.i79:                                     ; preds = %if.end8
  %call1.i77 = call i64 @__gomc_next_thread()
  %cmp2.i78 = icmp eq i64 %call1.i77, 1
  br i1 %cmp2.i78, label %hold.exit, label %if.then.i63

if.then.i63:                                      ; preds = %if.end8, %land.rhs.i79
  %sub.i = sub nsw i32 %signal, 1
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i63
  %call.i91 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i91 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i89 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i89, 4294967295
  %conv.i92 = trunc i64 %and.i to i32
  %cmp.i90 = icmp ne i32 %conv.i92, 0
  br i1 %cmp.i90, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i79
  %sub = sub nsw i32 %signal, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i64 0, i64 %idxprom
  %4 = load ptr, ptr %arrayidx, align 8
  %mask14 = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 1
  %5 = load i64, ptr %mask14, align 8
  %flags = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 2
  %6 = load i32, ptr %flags, align 8
  br i1 %tobool1, label %if.then21, label %if.end36

if.then21:                                        ; preds = %hold.exit
  store ptr %set.sroa.0.0, ptr %arrayidx, align 8
  %and = and i64 %mask.0, -262401
  store i64 %and, ptr %mask14, align 8
  store i32 %set.sroa.43.0, ptr %flags, align 8
  br label %if.end36

if.end36:                                         ; preds = %if.then21, %hold.exit
  %call.i71 = call i32 @__gomc_self()
  %cmp.i72 = icmp eq i32 %call.i71, 0
  br i1 %cmp.i72, label %land.rhs.i73, label %if.then.i70

land.rhs.i73:                                     ; preds = %if.end36
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %release.exit, label %if.then.i70

if.then.i70:                                      ; preds = %if.end36, %land.rhs.i73
  %arrayidx.i69 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i94 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i69, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i70, %land.rhs.i73
  %tobool37 = icmp ne ptr %old, null
  br i1 %tobool37, label %if.then38, label %return

if.then38:                                        ; preds = %release.exit
  store ptr %4, ptr %old, align 8
  %before.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %old, i64 8
  store i64 %5, ptr %before.sroa.3.0..sroa_idx, align 8
  %before.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %old, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %before.sroa.4.0..sroa_idx, ptr align 8 %before.sroa.4, i64 120, i1 false)
  %before.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %old, i64 136
  store i32 %6, ptr %before.sroa.41.0..sroa_idx, align 8
  %before.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %old, i64 140
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %before.sroa.5.0..sroa_idx, ptr align 4 %before.sroa.5, i64 12, i1 false)
  br label %return

return:                                           ; preds = %release.exit, %if.then38, %if.end.i, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %if.then38 ], [ 0, %release.exit ]
  ret i32 %retval.0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define i32 @siginterrupt(i32 noundef %signal, i32 noundef %interrupts) {
entry:
  %cmp.i3 = icmp sgt i32 %signal, 0
  %cmp1.i4 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i3, %cmp1.i4
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond8 = and i1 %or.cond, %cmp3.i
  br i1 %or.cond8, label %land.rhs.i6, label %cond.false

land.rhs.i6:                                      ; preds = %entry
  switch i32 %signal, label %cond.end [
    i32 33, label %cond.false
    i32 9, label %cond.false
    i32 19, label %cond.false
  ]

cond.false:                                       ; preds = %land.rhs.i6, %land.rhs.i6, %land.rhs.i6, %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i9 = icmp ne i32 %call.i, 0
  br i1 %tobool.i9, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.false
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i10 = icmp ne i32 %0, 22
  br i1 %cmp.i10, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %land.rhs.i6, %if.end.i, %if.then2.i, %cond.false
  %cond = phi i32 [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %land.rhs.i6 ]
  ret i32 %cond
}

define i32 @raise(i32 noundef %signal) {
entry:
  %cmp.i = icmp eq i32 %signal, 0
  br i1 %cmp.i, label %send_to_self.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %cmp.i.i = icmp sgt i32 %signal, 0
  %cmp1.i.i = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i.i, %cmp1.i.i
  %cmp3.i.i = icmp ne i32 %signal, 32
  %or.cond28 = and i1 %or.cond, %cmp3.i.i
  %cmp4.i.i = icmp ne i32 %signal, 33
  %or.cond29 = and i1 %or.cond28, %cmp4.i.i
  br i1 %or.cond29, label %if.end2.i, label %send_to_self.exit

if.end2.i:                                        ; preds = %if.end.i
  %call.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %mask_of_self.exit, label %land.lhs.true.i2

land.lhs.true.i2:                                 ; preds = %if.end2.i
  %call1.i = call i32 @__gomc_self()
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then.i7, label %mask_of_self.exit

if.then.i7:                                       ; preds = %land.lhs.true.i2
  %call3.i3 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i3 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %0 = load atomic i64, ptr %arrayidx.i seq_cst, align 8
  %and.i4 = and i64 %0, -262401
  %or.i5 = or i64 %and.i4, 256
  %call4.i6 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i5)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i7, %land.lhs.true.i2, %if.end2.i
  %mask.i.0 = phi i64 [ %call.i, %if.end2.i ], [ %0, %if.then.i7 ], [ %call.i, %land.lhs.true.i2 ]
  %and5.i = and i64 %mask.i.0, -262401
  %sub.i15 = sub nsw i32 %signal, 1
  %sh_prom.i16 = zext i32 %sub.i15 to i64
  %shl.i17 = shl i64 1, %sh_prom.i16
  %and.i = and i64 %and5.i, %shl.i17
  %tobool5.i = icmp ne i64 %and.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end17.i

if.then6.i:                                       ; preds = %mask_of_self.exit
  %cmp7.i = icmp sge i32 %signal, 34
  br i1 %cmp7.i, label %land.lhs.true.i, label %if.end13.i

land.lhs.true.i:                                  ; preds = %if.then6.i
  %call8.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %and10.i = and i64 %call8.i, %shl.i17
  %tobool11.i = icmp ne i64 %and10.i, 0
  br i1 %tobool11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.11)
  unreachable

if.end13.i:                                       ; preds = %land.lhs.true.i, %if.then6.i
  %call14.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %or.i = or i64 %call14.i, %shl.i17
  %call16.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %or.i)
  br label %send_to_self.exit

if.end17.i:                                       ; preds = %mask_of_self.exit
  %call18.i = call i32 @__gomc_deliver(i32 noundef %signal, i32 noundef -6)
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end17.i
  %call.i18 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i19

land.lhs.true.i.i19:                              ; preds = %for.cond.i
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i19
  %call3.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call3.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i
  %1 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %1, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i19, %for.cond.i
  %mask.i.i.0 = phi i64 [ %call.i.i, %for.cond.i ], [ %1, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i19 ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %not.i = xor i64 %and5.i.i, -1
  %and.i20 = and i64 %call.i18, %not.i
  %cmp.i21 = icmp ne i64 %and.i20, 0
  br i1 %cmp.i21, label %for.body.i, label %send_to_self.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i
  %and.i33 = and i64 %and.i20, 8589934591
  %sub1.i = sub i64 %and.i20, %and.i33
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i34 = or i64 %and.i33, %and3.i
  br label %for.cond.i36

for.cond.i36:                                     ; preds = %for.body.i37, %for.body.i
  %left.i.0 = phi i64 [ %or.i34, %for.body.i ], [ %and5.i38, %for.body.i37 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i37 ]
  %tobool.i35 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i35, label %for.body.i37, label %for.end.i

for.body.i37:                                     ; preds = %for.cond.i36
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i38 = and i64 %left.i.0, %sub4.i
  br label %for.cond.i36

for.end.i:                                        ; preds = %for.cond.i36
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i31.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i31.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i34, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %2 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %2, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i31.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i41 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i45 = xor i64 %shl.i.i, -1
  %and.i46 = and i64 %call.i41, %not.i45
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i46)
  %call3.i = call i32 @__gomc_deliver(i32 noundef %signal.i31.0, i32 noundef -6)
  br label %for.cond.i

send_to_self.exit:                                ; preds = %if.end.i, %mask_of_self.exit.i, %entry, %if.end13.i
  %retval.i.0 = phi i32 [ 0, %if.end13.i ], [ 0, %entry ], [ 0, %mask_of_self.exit.i ], [ 22, %if.end.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %send_to_self.exit
  %call.i24 = call i32 @__gomc_reads_errno()
  %tobool.i25 = icmp ne i32 %call.i24, 0
  br i1 %tobool.i25, label %if.end.i29, label %cond.end

if.end.i29:                                       ; preds = %cond.true
  %call1.i27 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i27, align 4
  %cmp.i28 = icmp ne i32 %3, %retval.i.0
  br i1 %cmp.i28, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i29
  store i32 %retval.i.0, ptr %call1.i27, align 4
  br label %cond.end

cond.end:                                         ; preds = %send_to_self.exit, %if.end.i29, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i29 ], [ 0, %send_to_self.exit ]
  ret i32 %cond
}

define i32 @gsignal(i32 noundef %signal) {
entry:
  %call = call i32 @raise(i32 noundef %signal)
  ret i32 %call
}

define i32 @pthread_kill(i64 noundef %thread, i32 noundef %signal) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %shl.i51 = shl i64 %conv.i, 8
  %add.i52 = add i64 1509949605, %shl.i51
  %cmp = icmp eq i64 %thread, %add.i52
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp.i15 = icmp eq i32 %signal, 0
  br i1 %cmp.i15, label %return, label %if.end.i

if.end.i:                                         ; preds = %if.then
  %cmp.i.i = icmp sgt i32 %signal, 0
  %cmp1.i.i = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i.i, %cmp1.i.i
  %cmp3.i.i = icmp ne i32 %signal, 32
  %or.cond35 = and i1 %or.cond, %cmp3.i.i
  %cmp4.i.i = icmp ne i32 %signal, 33
  %or.cond38 = and i1 %or.cond35, %cmp4.i.i
  br i1 %or.cond38, label %if.end2.i, label %return

if.end2.i:                                        ; preds = %if.end.i
  %call.i25 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i26 = icmp ne i64 %call.i25, 0
  br i1 %tobool.i26, label %mask_of_self.exit, label %land.lhs.true.i28

land.lhs.true.i28:                                ; preds = %if.end2.i
  %call1.i27 = call i32 @__gomc_self()
  %tobool2.i = icmp ne i32 %call1.i27, 0
  br i1 %tobool2.i, label %if.then.i33, label %mask_of_self.exit

if.then.i33:                                      ; preds = %land.lhs.true.i28
  %call3.i29 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i29 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %0 = load atomic i64, ptr %arrayidx.i seq_cst, align 8
  %and.i30 = and i64 %0, -262401
  %or.i31 = or i64 %and.i30, 256
  %call4.i32 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i31)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i33, %land.lhs.true.i28, %if.end2.i
  %mask.i.0 = phi i64 [ %call.i25, %if.end2.i ], [ %0, %if.then.i33 ], [ %call.i25, %land.lhs.true.i28 ]
  %and5.i = and i64 %mask.i.0, -262401
  %sub.i41 = sub nsw i32 %signal, 1
  %sh_prom.i42 = zext i32 %sub.i41 to i64
  %shl.i43 = shl i64 1, %sh_prom.i42
  %and.i = and i64 %and5.i, %shl.i43
  %tobool5.i = icmp ne i64 %and.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end17.i

if.then6.i:                                       ; preds = %mask_of_self.exit
  %cmp7.i = icmp sge i32 %signal, 34
  br i1 %cmp7.i, label %land.lhs.true.i16, label %if.end13.i

land.lhs.true.i16:                                ; preds = %if.then6.i
  %call8.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %and10.i = and i64 %call8.i, %shl.i43
  %tobool11.i = icmp ne i64 %and10.i, 0
  br i1 %tobool11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %land.lhs.true.i16
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.11)
  unreachable

if.end13.i:                                       ; preds = %land.lhs.true.i16, %if.then6.i
  %call14.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %or.i = or i64 %call14.i, %shl.i43
  %call16.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %or.i)
  br label %return

if.end17.i:                                       ; preds = %mask_of_self.exit
  %call18.i = call i32 @__gomc_deliver(i32 noundef %signal, i32 noundef -6)
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end17.i
  %call.i44 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i45

land.lhs.true.i.i45:                              ; preds = %for.cond.i
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i45
  %call3.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call3.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i
  %1 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %1, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i45, %for.cond.i
  %mask.i.i.0 = phi i64 [ %call.i.i, %for.cond.i ], [ %1, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i45 ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %not.i = xor i64 %and5.i.i, -1
  %and.i46 = and i64 %call.i44, %not.i
  %cmp.i47 = icmp ne i64 %and.i46, 0
  br i1 %cmp.i47, label %for.body.i, label %return

for.body.i:                                       ; preds = %mask_of_self.exit.i
  %and.i58 = and i64 %and.i46, 8589934591
  %sub1.i = sub i64 %and.i46, %and.i58
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i59 = or i64 %and.i58, %and3.i
  br label %for.cond.i61

for.cond.i61:                                     ; preds = %for.body.i62, %for.body.i
  %left.i.0 = phi i64 [ %or.i59, %for.body.i ], [ %and5.i63, %for.body.i62 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i62 ]
  %tobool.i60 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i60, label %for.body.i62, label %for.end.i

for.body.i62:                                     ; preds = %for.cond.i61
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i63 = and i64 %left.i.0, %sub4.i
  br label %for.cond.i61

for.end.i:                                        ; preds = %for.cond.i61
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i56.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i56.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i59, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %2 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %2, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i56.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i66 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i70 = xor i64 %shl.i.i, -1
  %and.i71 = and i64 %call.i66, %not.i70
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i71)
  %call3.i = call i32 @__gomc_deliver(i32 noundef %signal.i56.0, i32 noundef -6)
  br label %for.cond.i

if.end:                                           ; preds = %entry
  %sub.i54 = sub i64 %thread, 1509949605
  %shr.i = lshr i64 %sub.i54, 8
  %cmp.i18 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i18, label %land.lhs.true.i20, label %if.then3

land.lhs.true.i20:                                ; preds = %if.end
  %shl.i49 = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i49
  %cmp2.i = icmp eq i64 %add.i, %thread
  br i1 %cmp2.i, label %land.rhs.i22, label %if.then3

land.rhs.i22:                                     ; preds = %land.lhs.true.i20
  %call3.i21 = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i = icmp ne i32 %call3.i21, 0
  br i1 %tobool.i, label %if.end5, label %if.then3

if.then3:                                         ; preds = %land.lhs.true.i20, %if.end, %land.rhs.i22
  call void @__gomc_misuse(ptr noundef @__gomc_signals.str.3)
  br label %return

if.end5:                                          ; preds = %land.rhs.i22
  %cond = icmp eq i32 %signal, 0
  br i1 %cond, label %if.end13, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end5
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %or.cond36 = and i1 %cmp.i, %cmp1.i
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond37 = and i1 %or.cond36, %cmp3.i
  br i1 %or.cond37, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %land.lhs.true
  switch i32 %signal, label %if.then12 [
    i32 33, label %return
    i32 0, label %if.end13
  ]

if.then12:                                        ; preds = %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.4)
  unreachable

if.end13:                                         ; preds = %if.end5, %land.rhs.i
  br label %return

return:                                           ; preds = %land.lhs.true, %if.end.i, %land.rhs.i, %if.end13.i, %if.then, %mask_of_self.exit.i, %if.end13, %if.then3
  %retval.0 = phi i32 [ 0, %if.end13 ], [ 3, %if.then3 ], [ 0, %if.end13.i ], [ 0, %if.then ], [ 0, %mask_of_self.exit.i ], [ 22, %land.rhs.i ], [ 22, %if.end.i ], [ 22, %land.lhs.true ]
  ret i32 %retval.0
}

define i32 @kill(i32 noundef %process, i32 noundef %signal) {
entry:
  %cmp = icmp ne i32 %process, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.5)
  unreachable

if.end:                                           ; preds = %entry
  %cmp1 = icmp eq i32 %signal, 0
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i, %cmp1.i
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond38 = and i1 %or.cond, %cmp3.i
  br i1 %or.cond38, label %land.rhs.i, label %if.then4

land.rhs.i:                                       ; preds = %if.end3
  switch i32 %signal, label %land.lhs.true [
    i32 33, label %if.then4
    i32 9, label %if.end2.i
  ]

if.then4:                                         ; preds = %land.rhs.i, %if.end3
  %call.i70 = call i32 @__gomc_reads_errno()
  %tobool.i71 = icmp ne i32 %call.i70, 0
  br i1 %tobool.i71, label %if.end.i75, label %return

if.end.i75:                                       ; preds = %if.then4
  %call1.i73 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i73, align 4
  %cmp.i74 = icmp ne i32 %0, 22
  br i1 %cmp.i74, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i75
  store i32 22, ptr %call1.i73, align 4
  br label %return

land.lhs.true:                                    ; preds = %land.rhs.i
  %call.i = call i32 @__gomc_self()
  %cmp.i22 = icmp eq i32 %call.i, 0
  br i1 %cmp.i22, label %land.rhs.i23, label %if.then13

land.rhs.i23:                                     ; preds = %land.lhs.true
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %lor.lhs.false, label %if.then13

lor.lhs.false:                                    ; preds = %land.rhs.i23
  %call.i36 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i37 = icmp ne i64 %call.i36, 0
  br i1 %tobool.i37, label %mask_of_self.exit49, label %land.lhs.true.i40

land.lhs.true.i40:                                ; preds = %lor.lhs.false
  %call1.i38 = call i32 @__gomc_self()
  %tobool2.i39 = icmp ne i32 %call1.i38, 0
  br i1 %tobool2.i39, label %if.then.i46, label %mask_of_self.exit49

if.then.i46:                                      ; preds = %land.lhs.true.i40
  %call3.i = call i32 @__gomc_self()
  %idxprom.i41 = zext i32 %call3.i to i64
  %arrayidx.i42 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i41
  %1 = load atomic i64, ptr %arrayidx.i42 seq_cst, align 8
  %and.i43 = and i64 %1, -262401
  %or.i44 = or i64 %and.i43, 256
  %call4.i45 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i44)
  br label %mask_of_self.exit49

mask_of_self.exit49:                              ; preds = %if.then.i46, %land.lhs.true.i40, %lor.lhs.false
  %mask.i34.0 = phi i64 [ %call.i36, %lor.lhs.false ], [ %1, %if.then.i46 ], [ %call.i36, %land.lhs.true.i40 ]
  %and5.i47 = and i64 %mask.i34.0, -262401
  %sub.i60 = sub nsw i32 %signal, 1
  %sh_prom.i61 = zext i32 %sub.i60 to i64
  %shl.i62 = shl i64 1, %sh_prom.i61
  %and = and i64 %and5.i47, %shl.i62
  %tobool12 = icmp ne i64 %and, 0
  br i1 %tobool12, label %if.then13, label %if.end.i

if.then13:                                        ; preds = %land.lhs.true, %mask_of_self.exit49, %land.rhs.i23
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.6)
  unreachable

if.end.i:                                         ; preds = %mask_of_self.exit49
  %cmp4.i.i = icmp ne i32 %signal, 33
  br i1 %cmp4.i.i, label %if.end2.i, label %send_to_self.exit

if.end2.i:                                        ; preds = %land.rhs.i, %if.end.i
  %call.i25 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i = icmp ne i64 %call.i25, 0
  br i1 %tobool.i, label %mask_of_self.exit, label %land.lhs.true.i27

land.lhs.true.i27:                                ; preds = %if.end2.i
  %call1.i26 = call i32 @__gomc_self()
  %tobool2.i = icmp ne i32 %call1.i26, 0
  br i1 %tobool2.i, label %if.then.i32, label %mask_of_self.exit

if.then.i32:                                      ; preds = %land.lhs.true.i27
  %call3.i28 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i28 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %2 = load atomic i64, ptr %arrayidx.i seq_cst, align 8
  %and.i29 = and i64 %2, -262401
  %or.i30 = or i64 %and.i29, 256
  %call4.i31 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i30)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i32, %land.lhs.true.i27, %if.end2.i
  %mask.i.0 = phi i64 [ %call.i25, %if.end2.i ], [ %2, %if.then.i32 ], [ %call.i25, %land.lhs.true.i27 ]
  %and5.i = and i64 %mask.i.0, -262401
  %sub.i56 = sub nsw i32 %signal, 1
  %sh_prom.i57 = zext i32 %sub.i56 to i64
  %shl.i58 = shl i64 1, %sh_prom.i57
  %and.i = and i64 %and5.i, %shl.i58
  %tobool5.i = icmp ne i64 %and.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end17.i

if.then6.i:                                       ; preds = %mask_of_self.exit
  %cmp7.i = icmp sge i32 %signal, 34
  br i1 %cmp7.i, label %land.lhs.true.i21, label %if.end13.i

land.lhs.true.i21:                                ; preds = %if.then6.i
  %call8.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %and10.i = and i64 %call8.i, %shl.i58
  %tobool11.i = icmp ne i64 %and10.i, 0
  br i1 %tobool11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %land.lhs.true.i21
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.11)
  unreachable

if.end13.i:                                       ; preds = %land.lhs.true.i21, %if.then6.i
  %call14.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %or.i = or i64 %call14.i, %shl.i58
  %call16.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %or.i)
  br label %send_to_self.exit

if.end17.i:                                       ; preds = %mask_of_self.exit
  %call18.i = call i32 @__gomc_deliver(i32 noundef %signal, i32 noundef 0)
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end17.i
  %call.i63 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i64

land.lhs.true.i.i64:                              ; preds = %for.cond.i
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i64
  %call3.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call3.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i
  %3 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %3, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i64, %for.cond.i
  %mask.i.i.0 = phi i64 [ %call.i.i, %for.cond.i ], [ %3, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i64 ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %not.i = xor i64 %and5.i.i, -1
  %and.i65 = and i64 %call.i63, %not.i
  %cmp.i66 = icmp ne i64 %and.i65, 0
  br i1 %cmp.i66, label %for.body.i, label %send_to_self.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i
  %and.i89 = and i64 %and.i65, 8589934591
  %sub1.i = sub i64 %and.i65, %and.i89
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i90 = or i64 %and.i89, %and3.i
  br label %for.cond.i92

for.cond.i92:                                     ; preds = %for.body.i93, %for.body.i
  %left.i.0 = phi i64 [ %or.i90, %for.body.i ], [ %and5.i94, %for.body.i93 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i93 ]
  %tobool.i91 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i91, label %for.body.i93, label %for.end.i

for.body.i93:                                     ; preds = %for.cond.i92
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i94 = and i64 %left.i.0, %sub4.i
  br label %for.cond.i92

for.end.i:                                        ; preds = %for.cond.i92
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i87.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i87.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i90, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %4 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %4, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i87.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i97 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i101 = xor i64 %shl.i.i, -1
  %and.i102 = and i64 %call.i97, %not.i101
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i102)
  %call3.i67 = call i32 @__gomc_deliver(i32 noundef %signal.i87.0, i32 noundef -6)
  br label %for.cond.i

send_to_self.exit:                                ; preds = %if.end.i, %mask_of_self.exit.i, %if.end13.i
  %retval.i.0 = phi i32 [ 0, %if.end13.i ], [ 0, %mask_of_self.exit.i ], [ 22, %if.end.i ]
  %tobool16 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool16, label %cond.true, label %return

cond.true:                                        ; preds = %send_to_self.exit
  %call.i78 = call i32 @__gomc_reads_errno()
  %tobool.i79 = icmp ne i32 %call.i78, 0
  br i1 %tobool.i79, label %if.end.i83, label %return

if.end.i83:                                       ; preds = %cond.true
  %call1.i81 = call ptr @__errno_location()
  %5 = load i32, ptr %call1.i81, align 4
  %cmp.i82 = icmp ne i32 %5, 22
  br i1 %cmp.i82, label %if.then2.i84, label %return

if.then2.i84:                                     ; preds = %if.end.i83
  store i32 22, ptr %call1.i81, align 4
  br label %return

return:                                           ; preds = %cond.true, %if.then2.i84, %if.end.i83, %send_to_self.exit, %if.end.i75, %if.then2.i, %if.then4, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then4 ], [ -1, %if.then2.i ], [ -1, %if.end.i75 ], [ -1, %cond.true ], [ -1, %if.then2.i84 ], [ -1, %if.end.i83 ], [ 0, %send_to_self.exit ]
  ret i32 %retval.0
}

define void @__gomc_raise_abort() {
entry:
  %call = call i32 @__gomc_deliver(i32 noundef 6, i32 noundef -6)
  ret void
}

define internal i32 @__gomc_deliver(i32 noundef %signal, i32 noundef %code) {
entry:
  %info = alloca %struct.info, align 4
  %call.i50 = call i32 @__gomc_self()
  %cmp.i51 = icmp eq i32 %call.i50, 0
  br i1 %cmp.i51, label %land.rhs.i54, label %if.then.i

land.rhs.i54:                                     ; preds = %entry
  %call1.i52 = call i64 @__gomc_next_thread()
  %cmp2.i53 = icmp eq i64 %call1.i52, 1
  br i1 %cmp2.i53, label %hold.exit, label %if.then.i

if.then.i:                                        ; preds = %entry, %land.rhs.i54
  %sub.i = sub nsw i32 %signal, 1
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i
  %call.i69 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i69 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i67 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i70 = and i64 %call1.i67, 4294967295
  %conv.i71 = trunc i64 %and.i70 to i32
  %cmp.i68 = icmp ne i32 %conv.i71, 0
  br i1 %cmp.i68, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i54
  %sub = sub nsw i32 %signal, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i64 0, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8
  %mask5 = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 1
  %1 = load i64, ptr %mask5, align 8
  %flags9 = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 2
  %2 = load i32, ptr %flags9, align 8
  %3 = ptrtoint ptr %0 to i64
  %cmp = icmp ugt i64 %3, 1
  %and = and i32 %2, -2147483648
  %tobool = icmp ne i32 %and, 0
  %or.cond = select i1 %cmp, i1 %tobool, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %hold.exit
  store ptr null, ptr %arrayidx, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %hold.exit
  %call.i49 = call i32 @__gomc_self()
  %cmp.i = icmp eq i32 %call.i49, 0
  br i1 %cmp.i, label %land.rhs.i, label %if.then.i48

land.rhs.i:                                       ; preds = %if.end
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %release.exit, label %if.then.i48

if.then.i48:                                      ; preds = %if.end, %land.rhs.i
  %arrayidx.i47 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i73 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i47, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i48, %land.rhs.i
  %magicptr = ptrtoint ptr %0 to i64
  switch i64 %magicptr, label %if.end27 [
    i64 1, label %return
    i64 0, label %if.then18
  ]

if.then18:                                        ; preds = %release.exit
  switch i32 %signal, label %lor.rhs.i [
    i32 17, label %return
    i32 18, label %return
    i32 23, label %return
    i32 28, label %return
  ]

lor.rhs.i:                                        ; preds = %if.then18
  %cmp22 = icmp sge i32 %signal, 19
  %cmp24 = icmp sle i32 %signal, 22
  %or.cond25 = and i1 %cmp22, %cmp24
  br i1 %or.cond25, label %if.then25, label %if.end26

if.then25:                                        ; preds = %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.12)
  unreachable

if.end26:                                         ; preds = %lor.rhs.i
  call void @__gomc_abort()
  unreachable

if.end27:                                         ; preds = %release.exit
  %call.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i57 = icmp ne i64 %call.i, 0
  br i1 %tobool.i57, label %mask_of_self.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end27
  %call1.i58 = call i32 @__gomc_self()
  %tobool2.i = icmp ne i32 %call1.i58, 0
  br i1 %tobool2.i, label %if.then.i61, label %mask_of_self.exit

if.then.i61:                                      ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_self()
  %idxprom.i59 = zext i32 %call3.i to i64
  %arrayidx.i60 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i59
  %4 = load atomic i64, ptr %arrayidx.i60 seq_cst, align 8
  %and.i = and i64 %4, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i61, %land.lhs.true.i, %if.end27
  %mask.i.0 = phi i64 [ %call.i, %if.end27 ], [ %4, %if.then.i61 ], [ %call.i, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i.0, -262401
  %call29 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %or = or i64 %and5.i, %1
  %and30 = and i32 %2, 1073741824
  %tobool31 = icmp ne i32 %and30, 0
  %sh_prom.i = zext i32 %sub to i64
  %shl.i = shl i64 1, %sh_prom.i
  %cond = select i1 %tobool31, i64 0, i64 %shl.i
  %or33 = or i64 %or, %cond
  %or.i64 = or i64 %or33, 256
  %or1.i = or i64 %or.i64, 262144
  %call.i65 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i)
  %and34 = and i32 %2, 4
  %tobool35 = icmp ne i32 %and34, 0
  br i1 %tobool35, label %if.then36, label %if.else

if.then36:                                        ; preds = %mask_of_self.exit
  call void @llvm.memset.p0.i64(ptr align 4 %info, i8 0, i64 128, i1 false)
  store i32 %signal, ptr %info, align 4
  %code38 = getelementptr inbounds %struct.info, ptr %info, i32 0, i32 2
  store i32 %code, ptr %code38, align 4
  %sender = getelementptr inbounds %struct.info, ptr %info, i32 0, i32 4
  store i32 1, ptr %sender, align 4
  %user = getelementptr inbounds %struct.info, ptr %info, i32 0, i32 5
  store i32 1000, ptr %user, align 4
  call void %0(i32 noundef %signal, ptr noundef %info, ptr noundef null)
  br label %if.end40

if.else:                                          ; preds = %mask_of_self.exit
  call void %0(i32 noundef %signal, ptr noundef undef, ptr noundef undef)
  br label %if.end40

if.end40:                                         ; preds = %if.else, %if.then36
  %call41 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %call29)
  br label %return

return:                                           ; preds = %release.exit, %if.then18, %if.then18, %if.then18, %if.then18, %if.end40
  %retval.0 = phi i32 [ 1, %if.end40 ], [ 0, %release.exit ], [ 0, %if.then18 ], [ 0, %if.then18 ], [ 0, %if.then18 ], [ 0, %if.then18 ]
  ret i32 %retval.0
}

define i32 @sigprocmask(i32 noundef %how, ptr noundef %set, ptr noundef %old) {
entry:
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %entry
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call3.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call3.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i
  %0 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %0, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i, %entry
  %mask.i.i.0 = phi i64 [ %call.i.i, %entry ], [ %0, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %tobool.i = icmp ne ptr %set, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mask_of_self.exit.i
  %1 = load i64, ptr %set, align 8
  switch i32 %how, label %change_mask.exit [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb1.i
    i32 2, label %sw.bb2.i
  ]

sw.bb.i:                                          ; preds = %if.then.i
  %or.i = or i64 %and5.i.i, %1
  %or.i2 = or i64 %or.i, 256
  %or1.i = or i64 %or.i2, 262144
  %call.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i)
  br label %if.end.i

sw.bb1.i:                                         ; preds = %if.then.i
  %not.i = xor i64 %1, -1
  %and.i = and i64 %and5.i.i, %not.i
  %or.i4 = or i64 %and.i, 256
  %or1.i5 = or i64 %or.i4, 262144
  %call.i6 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i5)
  br label %if.end.i

sw.bb2.i:                                         ; preds = %if.then.i
  %or.i8 = or i64 %1, 256
  %or1.i9 = or i64 %or.i8, 262144
  %call.i10 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i9)
  br label %if.end.i

if.end.i:                                         ; preds = %sw.bb.i, %sw.bb1.i, %sw.bb2.i, %mask_of_self.exit.i
  %tobool3.i = icmp ne ptr %old, null
  br i1 %tobool3.i, label %if.then4.i, label %if.end6.i

if.then4.i:                                       ; preds = %if.end.i
  store i64 %and5.i.i, ptr %old, align 8
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then4.i, %if.end.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end6.i
  %call.i13 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i14 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i15 = icmp ne i64 %call.i.i14, 0
  br i1 %tobool.i.i15, label %mask_of_self.exit.i29, label %land.lhs.true.i.i18

land.lhs.true.i.i18:                              ; preds = %for.cond.i
  %call1.i.i16 = call i32 @__gomc_self()
  %tobool2.i.i17 = icmp ne i32 %call1.i.i16, 0
  br i1 %tobool2.i.i17, label %if.then.i.i25, label %mask_of_self.exit.i29

if.then.i.i25:                                    ; preds = %land.lhs.true.i.i18
  %call3.i.i19 = call i32 @__gomc_self()
  %idxprom.i.i20 = zext i32 %call3.i.i19 to i64
  %arrayidx.i.i21 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i20
  %2 = load atomic i64, ptr %arrayidx.i.i21 seq_cst, align 8
  %and.i.i22 = and i64 %2, -262401
  %or.i.i23 = or i64 %and.i.i22, 256
  %call4.i.i24 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i23)
  br label %mask_of_self.exit.i29

mask_of_self.exit.i29:                            ; preds = %if.then.i.i25, %land.lhs.true.i.i18, %for.cond.i
  %mask.i.i11.0 = phi i64 [ %call.i.i14, %for.cond.i ], [ %2, %if.then.i.i25 ], [ %call.i.i14, %land.lhs.true.i.i18 ]
  %and5.i.i26 = and i64 %mask.i.i11.0, -262401
  %not.i27 = xor i64 %and5.i.i26, -1
  %and.i28 = and i64 %call.i13, %not.i27
  %cmp.i = icmp ne i64 %and.i28, 0
  br i1 %cmp.i, label %for.body.i, label %change_mask.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i29
  %and.i38 = and i64 %and.i28, 8589934591
  %sub1.i = sub i64 %and.i28, %and.i38
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i39 = or i64 %and.i38, %and3.i
  br label %for.cond.i41

for.cond.i41:                                     ; preds = %for.body.i42, %for.body.i
  %left.i.0 = phi i64 [ %or.i39, %for.body.i ], [ %and5.i, %for.body.i42 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i42 ]
  %tobool.i40 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i40, label %for.body.i42, label %for.end.i

for.body.i42:                                     ; preds = %for.cond.i41
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i = and i64 %left.i.0, %sub4.i
  br label %for.cond.i41

for.end.i:                                        ; preds = %for.cond.i41
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i37.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i37.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i39, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %3 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %3, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i37.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i44 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i48 = xor i64 %shl.i.i, -1
  %and.i49 = and i64 %call.i44, %not.i48
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i49)
  %call3.i = call i32 @__gomc_deliver(i32 noundef %signal.i37.0, i32 noundef -6)
  br label %for.cond.i

change_mask.exit:                                 ; preds = %mask_of_self.exit.i29, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %mask_of_self.exit.i29 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %change_mask.exit
  %call.i32 = call i32 @__gomc_reads_errno()
  %tobool.i33 = icmp ne i32 %call.i32, 0
  br i1 %tobool.i33, label %if.end.i36, label %cond.end

if.end.i36:                                       ; preds = %cond.true
  %call1.i = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i, align 4
  %cmp.i35 = icmp ne i32 %4, %retval.i.0
  br i1 %cmp.i35, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i36
  store i32 %retval.i.0, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %change_mask.exit, %if.end.i36, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i36 ], [ 0, %change_mask.exit ]
  ret i32 %cond
}

define i32 @pthread_sigmask(i32 noundef %how, ptr noundef %set, ptr noundef %old) {
entry:
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %entry
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call3.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call3.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i
  %0 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %0, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i, %entry
  %mask.i.i.0 = phi i64 [ %call.i.i, %entry ], [ %0, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %tobool.i = icmp ne ptr %set, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %mask_of_self.exit.i
  %1 = load i64, ptr %set, align 8
  switch i32 %how, label %change_mask.exit [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb1.i
    i32 2, label %sw.bb2.i
  ]

sw.bb.i:                                          ; preds = %if.then.i
  %or.i = or i64 %and5.i.i, %1
  %or.i1 = or i64 %or.i, 256
  %or1.i = or i64 %or.i1, 262144
  %call.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i)
  br label %if.end.i

sw.bb1.i:                                         ; preds = %if.then.i
  %not.i = xor i64 %1, -1
  %and.i = and i64 %and5.i.i, %not.i
  %or.i3 = or i64 %and.i, 256
  %or1.i4 = or i64 %or.i3, 262144
  %call.i5 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i4)
  br label %if.end.i

sw.bb2.i:                                         ; preds = %if.then.i
  %or.i7 = or i64 %1, 256
  %or1.i8 = or i64 %or.i7, 262144
  %call.i9 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i8)
  br label %if.end.i

if.end.i:                                         ; preds = %sw.bb.i, %sw.bb1.i, %sw.bb2.i, %mask_of_self.exit.i
  %tobool3.i = icmp ne ptr %old, null
  br i1 %tobool3.i, label %if.then4.i, label %if.end6.i

if.then4.i:                                       ; preds = %if.end.i
  store i64 %and5.i.i, ptr %old, align 8
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then4.i, %if.end.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end6.i
  %call.i12 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i13 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i14 = icmp ne i64 %call.i.i13, 0
  br i1 %tobool.i.i14, label %mask_of_self.exit.i28, label %land.lhs.true.i.i17

land.lhs.true.i.i17:                              ; preds = %for.cond.i
  %call1.i.i15 = call i32 @__gomc_self()
  %tobool2.i.i16 = icmp ne i32 %call1.i.i15, 0
  br i1 %tobool2.i.i16, label %if.then.i.i24, label %mask_of_self.exit.i28

if.then.i.i24:                                    ; preds = %land.lhs.true.i.i17
  %call3.i.i18 = call i32 @__gomc_self()
  %idxprom.i.i19 = zext i32 %call3.i.i18 to i64
  %arrayidx.i.i20 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i19
  %2 = load atomic i64, ptr %arrayidx.i.i20 seq_cst, align 8
  %and.i.i21 = and i64 %2, -262401
  %or.i.i22 = or i64 %and.i.i21, 256
  %call4.i.i23 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i22)
  br label %mask_of_self.exit.i28

mask_of_self.exit.i28:                            ; preds = %if.then.i.i24, %land.lhs.true.i.i17, %for.cond.i
  %mask.i.i10.0 = phi i64 [ %call.i.i13, %for.cond.i ], [ %2, %if.then.i.i24 ], [ %call.i.i13, %land.lhs.true.i.i17 ]
  %and5.i.i25 = and i64 %mask.i.i10.0, -262401
  %not.i26 = xor i64 %and5.i.i25, -1
  %and.i27 = and i64 %call.i12, %not.i26
  %cmp.i = icmp ne i64 %and.i27, 0
  br i1 %cmp.i, label %for.body.i, label %change_mask.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i28
  %and.i31 = and i64 %and.i27, 8589934591
  %sub1.i = sub i64 %and.i27, %and.i31
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i32 = or i64 %and.i31, %and3.i
  br label %for.cond.i34

for.cond.i34:                                     ; preds = %for.body.i35, %for.body.i
  %left.i.0 = phi i64 [ %or.i32, %for.body.i ], [ %and5.i, %for.body.i35 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i35 ]
  %tobool.i33 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i33, label %for.body.i35, label %for.end.i

for.body.i35:                                     ; preds = %for.cond.i34
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i = and i64 %left.i.0, %sub4.i
  br label %for.cond.i34

for.end.i:                                        ; preds = %for.cond.i34
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i30.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i30.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i32, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %3 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %3, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i30.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i37 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i41 = xor i64 %shl.i.i, -1
  %and.i42 = and i64 %call.i37, %not.i41
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i42)
  %call3.i = call i32 @__gomc_deliver(i32 noundef %signal.i30.0, i32 noundef -6)
  br label %for.cond.i

change_mask.exit:                                 ; preds = %mask_of_self.exit.i28, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %mask_of_self.exit.i28 ]
  ret i32 %retval.i.0
}

define i32 @sigpending(ptr noundef %set) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  store i64 %call, ptr %set, align 8
  ret i32 0
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

define i32 @sigwait(ptr noundef %set, ptr noundef %signal) {
entry:
  %call.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %0 = load i64, ptr %set, align 8
  %and.i = and i64 %call.i, %0
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.end.i, label %taken.exit

if.end.i:                                         ; preds = %entry
  %and.i2 = and i64 %and.i, 8589934591
  %sub1.i = sub i64 %and.i, %and.i2
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i = or i64 %and.i2, %and3.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end.i
  %left.i.0 = phi i64 [ %or.i, %if.end.i ], [ %and5.i, %for.body.i ]
  %n.i.0 = phi i64 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %tobool.i3 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i3, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i = and i64 %left.i.0, %sub4.i
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i1.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i1.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %1 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %1, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i1.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i5 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i = xor i64 %shl.i.i, -1
  %and.i9 = and i64 %call.i5, %not.i
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i9)
  br label %taken.exit

taken.exit:                                       ; preds = %entry, %one_of.exit
  %retval.i.0 = phi i32 [ %signal.i1.0, %one_of.exit ], [ 0, %entry ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %taken.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.7)
  unreachable

if.end:                                           ; preds = %taken.exit
  store i32 %retval.i.0, ptr %signal, align 4
  ret i32 0
}

define i32 @sigwaitinfo(ptr noundef %set, ptr noundef %info) {
entry:
  %.compoundliteral.i.sroa.6 = alloca [26 x i32], align 4
  %signal = alloca i32, align 4
  %call = call i32 @sigwait(ptr noundef %set, ptr noundef %signal)
  %0 = load i32, ptr %signal, align 4
  %tobool.i = icmp ne ptr %info, null
  br i1 %tobool.i, label %if.then.i, label %tell.exit

if.then.i:                                        ; preds = %entry
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i.sroa.6, i8 0, i64 104, i1 false)
  store i32 %0, ptr %info, align 4
  %.compoundliteral.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 4
  store i32 0, ptr %.compoundliteral.i.sroa.3.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 8
  store i32 0, ptr %.compoundliteral.i.sroa.31.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 12
  store i32 0, ptr %.compoundliteral.i.sroa.4.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.42.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 16
  store i32 1, ptr %.compoundliteral.i.sroa.42.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 20
  store i32 1000, ptr %.compoundliteral.i.sroa.5.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.compoundliteral.i.sroa.6.0..sroa_idx, ptr align 4 %.compoundliteral.i.sroa.6, i64 104, i1 false)
  br label %tell.exit

tell.exit:                                        ; preds = %if.then.i, %entry
  ret i32 %0
}

define i32 @sigtimedwait(ptr noundef %set, ptr noundef %info, ptr noundef %time) {
entry:
  %.compoundliteral.i.sroa.6 = alloca [26 x i32], align 4
  %call.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %0 = load i64, ptr %set, align 8
  %and.i = and i64 %call.i, %0
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %if.end.i, label %taken.exit

if.end.i:                                         ; preds = %entry
  %and.i16 = and i64 %and.i, 8589934591
  %sub1.i = sub i64 %and.i, %and.i16
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i = or i64 %and.i16, %and3.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end.i
  %left.i.0 = phi i64 [ %or.i, %if.end.i ], [ %and5.i, %for.body.i ]
  %n.i.0 = phi i64 [ 0, %if.end.i ], [ %inc.i, %for.body.i ]
  %tobool.i17 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i17, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i = and i64 %left.i.0, %sub4.i
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i15.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i15.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %1 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %1, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i15.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i20 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i = xor i64 %shl.i.i, -1
  %and.i24 = and i64 %call.i20, %not.i
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i24)
  br label %taken.exit

taken.exit:                                       ; preds = %entry, %one_of.exit
  %retval.i.0 = phi i32 [ %signal.i15.0, %one_of.exit ], [ 0, %entry ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %taken.exit
  %tobool.i5 = icmp ne ptr %info, null
  br i1 %tobool.i5, label %if.then.i6, label %return

if.then.i6:                                       ; preds = %if.then
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i.sroa.6, i8 0, i64 104, i1 false)
  store i32 %retval.i.0, ptr %info, align 4
  %.compoundliteral.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 4
  store i32 0, ptr %.compoundliteral.i.sroa.3.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.34.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 8
  store i32 0, ptr %.compoundliteral.i.sroa.34.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 12
  store i32 0, ptr %.compoundliteral.i.sroa.4.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.45.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 16
  store i32 1, ptr %.compoundliteral.i.sroa.45.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 20
  store i32 1000, ptr %.compoundliteral.i.sroa.5.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %info, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %.compoundliteral.i.sroa.6.0..sroa_idx, ptr align 4 %.compoundliteral.i.sroa.6, i64 104, i1 false)
  br label %return

if.end:                                           ; preds = %taken.exit
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %2 = load i64, ptr %arrayidx.i, align 8
  %cmp.i = icmp ult i64 %2, 1000000000
  %cond = select i1 %cmp.i, i32 11, i32 22
  %call.i9 = call i32 @__gomc_reads_errno()
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %if.end.i14, label %return

if.end.i14:                                       ; preds = %if.end
  %call1.i12 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i12, align 4
  %cmp.i13 = icmp ne i32 %3, %cond
  br i1 %cmp.i13, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i14
  store i32 %cond, ptr %call1.i12, align 4
  br label %return

return:                                           ; preds = %if.end.i14, %if.then2.i, %if.end, %if.then, %if.then.i6
  %retval.0 = phi i32 [ %retval.i.0, %if.then.i6 ], [ %retval.i.0, %if.then ], [ -1, %if.end ], [ -1, %if.then2.i ], [ -1, %if.end.i14 ]
  ret i32 %retval.0
}

define i32 @sigsuspend(ptr noundef %set) {
entry:
  %call.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i = icmp ne i64 %call.i, 0
  br i1 %tobool.i, label %mask_of_self.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %entry
  %call1.i = call i32 @__gomc_self()
  %tobool2.i = icmp ne i32 %call1.i, 0
  br i1 %tobool2.i, label %if.then.i, label %mask_of_self.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i to i64
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %0 = load atomic i64, ptr %arrayidx.i seq_cst, align 8
  %and.i = and i64 %0, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i, %land.lhs.true.i, %entry
  %mask.i.0 = phi i64 [ %call.i, %entry ], [ %0, %if.then.i ], [ %call.i, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i.0, -262401
  %1 = load i64, ptr %set, align 8
  %or.i7 = or i64 %1, 256
  %or1.i8 = or i64 %or.i7, 262144
  %call.i9 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i8)
  br label %for.cond.i22

for.cond.i22:                                     ; preds = %one_of.exit, %mask_of_self.exit
  %handled.i16.0 = phi i32 [ 0, %mask_of_self.exit ], [ %or.i40, %one_of.exit ]
  %call.i19 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i20 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i21 = icmp ne i64 %call.i.i20, 0
  br i1 %tobool.i.i21, label %mask_of_self.exit.i37, label %land.lhs.true.i.i25

land.lhs.true.i.i25:                              ; preds = %for.cond.i22
  %call1.i.i23 = call i32 @__gomc_self()
  %tobool2.i.i24 = icmp ne i32 %call1.i.i23, 0
  br i1 %tobool2.i.i24, label %if.then.i.i32, label %mask_of_self.exit.i37

if.then.i.i32:                                    ; preds = %land.lhs.true.i.i25
  %call3.i.i26 = call i32 @__gomc_self()
  %idxprom.i.i27 = zext i32 %call3.i.i26 to i64
  %arrayidx.i.i28 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i27
  %2 = load atomic i64, ptr %arrayidx.i.i28 seq_cst, align 8
  %and.i.i29 = and i64 %2, -262401
  %or.i.i30 = or i64 %and.i.i29, 256
  %call4.i.i31 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i30)
  br label %mask_of_self.exit.i37

mask_of_self.exit.i37:                            ; preds = %if.then.i.i32, %land.lhs.true.i.i25, %for.cond.i22
  %mask.i.i14.0 = phi i64 [ %call.i.i20, %for.cond.i22 ], [ %2, %if.then.i.i32 ], [ %call.i.i20, %land.lhs.true.i.i25 ]
  %and5.i.i33 = and i64 %mask.i.i14.0, -262401
  %not.i34 = xor i64 %and5.i.i33, -1
  %and.i35 = and i64 %call.i19, %not.i34
  %cmp.i36 = icmp ne i64 %and.i35, 0
  br i1 %cmp.i36, label %for.body.i41, label %deliver_pending.exit42

for.body.i41:                                     ; preds = %mask_of_self.exit.i37
  %and.i50 = and i64 %and.i35, 8589934591
  %sub1.i = sub i64 %and.i35, %and.i50
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i51 = or i64 %and.i50, %and3.i
  br label %for.cond.i53

for.cond.i53:                                     ; preds = %for.body.i54, %for.body.i41
  %left.i.0 = phi i64 [ %or.i51, %for.body.i41 ], [ %and5.i55, %for.body.i54 ]
  %n.i.0 = phi i64 [ 0, %for.body.i41 ], [ %inc.i, %for.body.i54 ]
  %tobool.i52 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i52, label %for.body.i54, label %for.end.i

for.body.i54:                                     ; preds = %for.cond.i53
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i55 = and i64 %left.i.0, %sub4.i
  br label %for.cond.i53

for.end.i:                                        ; preds = %for.cond.i53
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i49.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i49.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i51, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %3 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %3, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i49.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i97 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i101 = xor i64 %shl.i.i, -1
  %and.i102 = and i64 %call.i97, %not.i101
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i102)
  %call3.i39 = call i32 @__gomc_deliver(i32 noundef %signal.i49.0, i32 noundef -6)
  %or.i40 = or i32 %handled.i16.0, %call3.i39
  br label %for.cond.i22

deliver_pending.exit42:                           ; preds = %mask_of_self.exit.i37
  %tobool = icmp ne i32 %handled.i16.0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %deliver_pending.exit42
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.7)
  unreachable

if.end:                                           ; preds = %deliver_pending.exit42
  %or.i4 = or i64 %and5.i, 256
  %or1.i = or i64 %or.i4, 262144
  %call.i5 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i)
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit95, %if.end
  %call.i10 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i

land.lhs.true.i.i:                                ; preds = %for.cond.i
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i
  %call3.i.i = call i32 @__gomc_self()
  %idxprom.i.i = zext i32 %call3.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i.i
  %4 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %4, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i, %for.cond.i
  %mask.i.i.0 = phi i64 [ %call.i.i, %for.cond.i ], [ %4, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %not.i = xor i64 %and5.i.i, -1
  %and.i11 = and i64 %call.i10, %not.i
  %cmp.i = icmp ne i64 %and.i11, 0
  br i1 %cmp.i, label %for.body.i, label %deliver_pending.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i
  %and.i70 = and i64 %and.i11, 8589934591
  %sub1.i71 = sub i64 %and.i11, %and.i70
  %sub2.i72 = sub i64 0, %sub1.i71
  %and3.i73 = and i64 %sub1.i71, %sub2.i72
  %or.i74 = or i64 %and.i70, %and3.i73
  br label %for.cond.i76

for.cond.i76:                                     ; preds = %for.body.i78, %for.body.i
  %left.i63.0 = phi i64 [ %or.i74, %for.body.i ], [ %and5.i80, %for.body.i78 ]
  %n.i62.0 = phi i64 [ 0, %for.body.i ], [ %inc.i77, %for.body.i78 ]
  %tobool.i75 = icmp ne i64 %left.i63.0, 0
  br i1 %tobool.i75, label %for.body.i78, label %for.end.i82

for.body.i78:                                     ; preds = %for.cond.i76
  %inc.i77 = add i64 %n.i62.0, 1
  %sub4.i79 = sub i64 %left.i63.0, 1
  %and5.i80 = and i64 %left.i63.0, %sub4.i79
  br label %for.cond.i76

for.end.i82:                                      ; preds = %for.cond.i76
  %call6.i81 = call i64 @__gomc_choice(i64 noundef %n.i62.0)
  br label %while.cond.i88

while.cond.i88:                                   ; preds = %while.body.i94, %for.end.i82
  %signal.i65.0 = phi i32 [ 1, %for.end.i82 ], [ %inc11.i93, %while.body.i94 ]
  %skip.i64.0 = phi i64 [ %call6.i81, %for.end.i82 ], [ %skip.i64.1, %while.body.i94 ]
  %sub.i.i83 = sub nsw i32 %signal.i65.0, 1
  %sh_prom.i.i84 = zext i32 %sub.i.i83 to i64
  %shl.i.i85 = shl i64 1, %sh_prom.i.i84
  %and8.i86 = and i64 %or.i74, %shl.i.i85
  %tobool9.i87 = icmp ne i64 %and8.i86, 0
  %dec.i89 = add i64 %skip.i64.0, -1
  %tobool10.i90 = icmp ne i64 %skip.i64.0, 0
  %skip.i64.1 = select i1 %tobool9.i87, i64 %dec.i89, i64 %skip.i64.0
  %5 = select i1 %tobool9.i87, i1 %tobool10.i90, i1 true
  br i1 %5, label %while.body.i94, label %one_of.exit95

while.body.i94:                                   ; preds = %while.cond.i88
  %inc11.i93 = add nsw i32 %signal.i65.0, 1
  br label %while.cond.i88

one_of.exit95:                                    ; preds = %while.cond.i88
  %call.i105 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i109 = xor i64 %shl.i.i85, -1
  %and.i110 = and i64 %call.i105, %not.i109
  %call2.i111 = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i110)
  %call3.i12 = call i32 @__gomc_deliver(i32 noundef %signal.i65.0, i32 noundef -6)
  br label %for.cond.i

deliver_pending.exit:                             ; preds = %mask_of_self.exit.i
  %call.i44 = call i32 @__gomc_reads_errno()
  %tobool.i45 = icmp ne i32 %call.i44, 0
  br i1 %tobool.i45, label %if.end.i, label %set_errno.exit

if.end.i:                                         ; preds = %deliver_pending.exit
  %call1.i47 = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i47, align 4
  %cmp.i48 = icmp ne i32 %6, 4
  br i1 %cmp.i48, label %if.then2.i, label %set_errno.exit

if.then2.i:                                       ; preds = %if.end.i
  store i32 4, ptr %call1.i47, align 4
  br label %set_errno.exit

set_errno.exit:                                   ; preds = %deliver_pending.exit, %if.then2.i, %if.end.i
  ret i32 -1
}

define i32 @sigemptyset(ptr noundef %set) {
entry:
  store i64 0, ptr %set, align 8
  ret i32 0
}

define i32 @sigfillset(ptr noundef %set) {
entry:
  store i64 -6442450945, ptr %set, align 8
  ret i32 0
}

define i32 @sigaddset(ptr noundef %set, i32 noundef %signal) {
entry:
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i, %cmp1.i
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond7 = and i1 %or.cond, %cmp3.i
  %cmp4.i = icmp ne i32 %signal, 33
  %or.cond8 = and i1 %or.cond7, %cmp4.i
  br i1 %or.cond8, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i5 = icmp ne i32 %0, 22
  br i1 %cmp.i5, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %sub.i = sub nsw i32 %signal, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %1 = load i64, ptr %set, align 8
  %or = or i64 %1, %shl.i
  store i64 %or, ptr %set, align 8
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %if.then, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

define i32 @sigdelset(ptr noundef %set, i32 noundef %signal) {
entry:
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i, %cmp1.i
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond7 = and i1 %or.cond, %cmp3.i
  %cmp4.i = icmp ne i32 %signal, 33
  %or.cond8 = and i1 %or.cond7, %cmp4.i
  br i1 %or.cond8, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i5 = icmp ne i32 %0, 22
  br i1 %cmp.i5, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %sub.i = sub nsw i32 %signal, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %not = xor i64 %shl.i, -1
  %1 = load i64, ptr %set, align 8
  %and = and i64 %1, %not
  store i64 %and, ptr %set, align 8
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %if.then, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

define i32 @sigismember(ptr noundef %set, i32 noundef %signal) {
entry:
  %cmp = icmp sgt i32 %signal, 0
  %cmp1 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp, %cmp1
  br i1 %or.cond, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %0 = load i64, ptr %set, align 8
  %sub = sub nsw i32 %signal, 1
  %sh_prom = zext i32 %sub to i64
  %shr = lshr i64 %0, %sh_prom
  %and = and i64 %shr, 1
  %conv = trunc i64 %and to i32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.false
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %1, 22
  br i1 %cmp.i, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %cond
}

define i32 @sigisemptyset(ptr noundef %set) {
entry:
  %0 = load i64, ptr %set, align 8
  %cmp = icmp eq i64 %0, 0
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__libc_current_sigrtmin() {
entry:
  ret i32 34
}

define i32 @__libc_current_sigrtmax() {
entry:
  ret i32 64
}

define i32 @sighold(i32 noundef %signal) {
entry:
  %set = alloca %struct.sigset_t, align 8
  %cmp.i11 = icmp sgt i32 %signal, 0
  %cmp1.i12 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i11, %cmp1.i12
  %cmp3.i14 = icmp ne i32 %signal, 32
  %or.cond11 = and i1 %or.cond, %cmp3.i14
  %cmp4.i16 = icmp ne i32 %signal, 33
  %or.cond14 = and i1 %or.cond11, %cmp4.i16
  %sub.i = sub nsw i32 %signal, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %cond = select i1 %or.cond14, i64 %shl.i, i64 0
  store i64 %cond, ptr %set, align 8
  br i1 %or.cond14, label %cond.true4, label %cond.false6

cond.true4:                                       ; preds = %entry
  %call5 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %set, ptr noundef null)
  br label %cond.end8

cond.false6:                                      ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %cond.end8

if.end.i:                                         ; preds = %cond.false6
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i22 = icmp ne i32 %0, 22
  br i1 %cmp.i22, label %if.then2.i, label %cond.end8

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end8

cond.end8:                                        ; preds = %if.end.i, %if.then2.i, %cond.false6, %cond.true4
  %cond9 = phi i32 [ %call5, %cond.true4 ], [ -1, %cond.false6 ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %cond9
}

define i32 @sigrelse(i32 noundef %signal) {
entry:
  %set = alloca %struct.sigset_t, align 8
  %cmp.i11 = icmp sgt i32 %signal, 0
  %cmp1.i12 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i11, %cmp1.i12
  %cmp3.i14 = icmp ne i32 %signal, 32
  %or.cond11 = and i1 %or.cond, %cmp3.i14
  %cmp4.i16 = icmp ne i32 %signal, 33
  %or.cond14 = and i1 %or.cond11, %cmp4.i16
  %sub.i = sub nsw i32 %signal, 1
  %sh_prom.i = zext i32 %sub.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %cond = select i1 %or.cond14, i64 %shl.i, i64 0
  store i64 %cond, ptr %set, align 8
  br i1 %or.cond14, label %cond.true4, label %cond.false6

cond.true4:                                       ; preds = %entry
  %call5 = call i32 @sigprocmask(i32 noundef 1, ptr noundef %set, ptr noundef null)
  br label %cond.end8

cond.false6:                                      ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %cond.end8

if.end.i:                                         ; preds = %cond.false6
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i22 = icmp ne i32 %0, 22
  br i1 %cmp.i22, label %if.then2.i, label %cond.end8

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end8

cond.end8:                                        ; preds = %if.end.i, %if.then2.i, %cond.false6, %cond.true4
  %cond9 = phi i32 [ %call5, %cond.true4 ], [ -1, %cond.false6 ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %cond9
}

define i32 @sigignore(i32 noundef %number) {
entry:
  %call = call ptr @signal(i32 noundef %number, ptr noundef inttoptr (i64 1 to ptr))
  %cmp = icmp eq ptr %call, inttoptr (i64 -1 to ptr)
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}

define ptr @sigset(i32 noundef %number, ptr noundef %handler) {
entry:
  %cmp.i23 = icmp sgt i32 %number, 0
  %cmp1.i24 = icmp sle i32 %number, 64
  %or.cond = and i1 %cmp.i23, %cmp1.i24
  %cmp3.i = icmp ne i32 %number, 32
  %or.cond28 = and i1 %or.cond, %cmp3.i
  br i1 %or.cond28, label %land.rhs.i26, label %if.then.critedge

land.rhs.i26:                                     ; preds = %entry
  switch i32 %number, label %land.rhs.i [
    i32 33, label %if.then.critedge
    i32 9, label %if.then.critedge
    i32 19, label %if.then.critedge
  ]

land.rhs.i:                                       ; preds = %land.rhs.i26
  %call.i89 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i90 = icmp ne i64 %call.i89, 0
  br i1 %tobool.i90, label %mask_of_self.exit, label %land.lhs.true.i93

if.then.critedge:                                 ; preds = %land.rhs.i26, %entry, %land.rhs.i26, %land.rhs.i26
  %call.i100 = call i32 @__gomc_reads_errno()
  %tobool.i101 = icmp ne i32 %call.i100, 0
  br i1 %tobool.i101, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then.critedge
  %call1.i103 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i103, align 4
  %cmp.i104 = icmp ne i32 %0, 22
  br i1 %cmp.i104, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i103, align 4
  br label %return

land.lhs.true.i93:                                ; preds = %land.rhs.i
  %call1.i91 = call i32 @__gomc_self()
  %tobool2.i92 = icmp ne i32 %call1.i91, 0
  br i1 %tobool2.i92, label %if.then.i96, label %mask_of_self.exit

if.then.i96:                                      ; preds = %land.lhs.true.i93
  %call3.i = call i32 @__gomc_self()
  %idxprom.i94 = zext i32 %call3.i to i64
  %arrayidx.i95 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i94
  %1 = load atomic i64, ptr %arrayidx.i95 seq_cst, align 8
  %and.i = and i64 %1, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i96, %land.lhs.true.i93, %land.rhs.i
  %mask.i.0 = phi i64 [ %call.i89, %land.rhs.i ], [ %1, %if.then.i96 ], [ %call.i89, %land.lhs.true.i93 ]
  %and5.i = and i64 %mask.i.0, -262401
  %sub.i98 = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i98 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %and5.i, %shl.i
  %tobool4 = icmp ne i64 %and, 0
  %cond = select i1 %tobool4, ptr inttoptr (i64 2 to ptr), ptr null
  %2 = ptrtoint ptr %handler to i64
  %cmp = icmp eq i64 %2, 2
  br i1 %cmp, label %if.then5, label %if.end11

if.then5:                                         ; preds = %mask_of_self.exit
  br i1 %tobool4, label %if.end9, label %if.then7

if.then7:                                         ; preds = %if.then5
  %call.i74 = call i32 @__gomc_self()
  %cmp.i75 = icmp eq i32 %call.i74, 0
  br i1 %cmp.i75, label %land.rhs.i78, label %if.then.i46

land.rhs.i78:                                     ; preds = %if.then7
  %call1.i76 = call i64 @__gomc_next_thread()
  %cmp2.i77 = icmp eq i64 %call1.i76, 1
  br i1 %cmp2.i77, label %hold.exit47, label %if.then.i46

if.then.i46:                                      ; preds = %if.then7, %land.rhs.i78
  %idxprom.i44 = sext i32 %sub.i98 to i64
  %arrayidx.i45 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i44
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i46
  %call.i118 = call i32 @__gomc_self()
  %conv.i119 = zext i32 %call.i118 to i64
  %add.i120 = add i64 %conv.i119, 1
  %call1.i106 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i45, i32 noundef 8, i64 noundef %add.i120, i64 noundef 0, i32 noundef 1)
  %and.i124 = and i64 %call1.i106, 4294967295
  %conv.i125 = trunc i64 %and.i124 to i32
  %cmp.i107 = icmp ne i32 %conv.i125, 0
  br i1 %cmp.i107, label %do.body.i, label %hold.exit47

hold.exit47:                                      ; preds = %do.body.i, %land.rhs.i78
  %idxprom.i = sext i32 %sub.i98 to i64
  %arrayidx.i = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i64 0, i64 %idxprom.i
  %3 = load ptr, ptr %arrayidx.i, align 8
  %call.i63 = call i32 @__gomc_self()
  %cmp.i64 = icmp eq i32 %call.i63, 0
  br i1 %cmp.i64, label %land.rhs.i65, label %if.then.i61

land.rhs.i65:                                     ; preds = %hold.exit47
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %if.end9, label %if.then.i61

if.then.i61:                                      ; preds = %hold.exit47, %land.rhs.i65
  %arrayidx.i60 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i127 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i60, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %if.end9

if.end9:                                          ; preds = %land.rhs.i65, %if.then.i61, %if.then5
  %old.0 = phi ptr [ %cond, %if.then5 ], [ %3, %if.then.i61 ], [ %3, %land.rhs.i65 ]
  %call10 = call i32 @sighold(i32 noundef %number)
  br label %return

if.end11:                                         ; preds = %mask_of_self.exit
  %cmp.i30 = icmp eq i32 %number, 14
  br i1 %cmp.i30, label %land.lhs.true.i32, label %when_set.exit

land.lhs.true.i32:                                ; preds = %if.end11
  %call.i = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str.10)
  %tobool.i31 = icmp ne i32 %call.i, 0
  br i1 %tobool.i31, label %land.lhs.true1.i, label %when_set.exit

land.lhs.true1.i:                                 ; preds = %land.lhs.true.i32
  %4 = load atomic i32, ptr @__gomc_seconds seq_cst, align 4
  %tobool2.i = icmp ne i32 %4, 0
  %cmp.i.i = icmp ugt i64 %2, 1
  %or.cond29 = and i1 %tobool2.i, %cmp.i.i
  br i1 %or.cond29, label %if.then.i.i, label %when_set.exit

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

when_set.exit:                                    ; preds = %land.lhs.true1.i, %land.lhs.true.i32, %if.end11
  %call.i81 = call i32 @__gomc_self()
  %cmp.i82 = icmp eq i32 %call.i81, 0
  br i1 %cmp.i82, label %land.rhs.i85, label %if.then.i39

land.rhs.i85:                                     ; preds = %when_set.exit
  %call1.i83 = call i64 @__gomc_next_thread()
  %cmp2.i84 = icmp eq i64 %call1.i83, 1
  br i1 %cmp2.i84, label %hold.exit, label %if.then.i39

if.then.i39:                                      ; preds = %when_set.exit, %land.rhs.i85
  %idxprom.i37 = sext i32 %sub.i98 to i64
  %arrayidx.i38 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i37
  br label %do.body.i112

do.body.i112:                                     ; preds = %do.body.i112, %if.then.i39
  %call.i116 = call i32 @__gomc_self()
  %conv.i117 = zext i32 %call.i116 to i64
  %add.i = add i64 %conv.i117, 1
  %call1.i111 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i38, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i121 = and i64 %call1.i111, 4294967295
  %conv.i122 = trunc i64 %and.i121 to i32
  %cmp.i114 = icmp ne i32 %conv.i122, 0
  br i1 %cmp.i114, label %do.body.i112, label %hold.exit

hold.exit:                                        ; preds = %do.body.i112, %land.rhs.i85
  %idxprom.i19 = sext i32 %sub.i98 to i64
  %arrayidx.i20 = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i64 0, i64 %idxprom.i19
  %5 = load ptr, ptr %arrayidx.i20, align 8
  store ptr %handler, ptr %arrayidx.i20, align 8
  %mask9.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i20, i32 0, i32 1
  store i64 0, ptr %mask9.i, align 8
  %flags13.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i20, i32 0, i32 2
  store i32 0, ptr %flags13.i, align 8
  %call.i67 = call i32 @__gomc_self()
  %cmp.i68 = icmp eq i32 %call.i67, 0
  br i1 %cmp.i68, label %land.rhs.i71, label %if.then.i54

land.rhs.i71:                                     ; preds = %hold.exit
  %call1.i69 = call i64 @__gomc_next_thread()
  %cmp2.i70 = icmp eq i64 %call1.i69, 1
  br i1 %cmp2.i70, label %release.exit, label %if.then.i54

if.then.i54:                                      ; preds = %hold.exit, %land.rhs.i71
  %arrayidx.i53 = getelementptr inbounds [64 x i64], ptr @__gomc_action_locks, i64 0, i64 %idxprom.i19
  %call.i.i129 = call i32 @__gomc_self()
  %conv.i.i130 = zext i32 %call.i.i129 to i64
  %add.i.i131 = add i64 %conv.i.i130, 1
  %call1.i132 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i53, i32 noundef 8, i64 noundef %add.i.i131, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i54, %land.rhs.i71
  %call13 = call i32 @sigrelse(i32 noundef %number)
  %cond. = select i1 %tobool4, ptr %cond, ptr %5
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %if.then.critedge, %release.exit, %if.end9
  %retval.0 = phi ptr [ %old.0, %if.end9 ], [ %cond., %release.exit ], [ inttoptr (i64 -1 to ptr), %if.then.critedge ], [ inttoptr (i64 -1 to ptr), %if.then2.i ], [ inttoptr (i64 -1 to ptr), %if.end.i ]
  ret ptr %retval.0
}

define void @siglongjmp(ptr noundef %buffer, i32 noundef %value) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %and = and i64 %call, 262144
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.8)
  unreachable

if.end:                                           ; preds = %entry
  call void @__gomc_longjmp(ptr noundef %buffer, i32 noundef %value)
  unreachable
}

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

define void @__longjmp_chk(ptr noundef %buffer, i32 noundef %value) {
entry:
  call void @siglongjmp(ptr noundef %buffer, i32 noundef %value)
  unreachable
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_next_thread()

declare void @__gomc_abort()

declare i64 @__gomc_choice(i64 noundef)

