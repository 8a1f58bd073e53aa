source_filename = "signals.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon.0 = type { ptr, i64, i32 }
%struct.action = type { ptr, %struct.anon, i32, ptr }
%struct.anon = type { [32 x i32] }
%struct.info = type { i32, i32, i32, i32, i32, [27 x i32] }
%struct.sigset_t = type { i64 }

@__gomc_signals.str = private unnamed_addr constant [11 x i8] c"sigpending\00", align 1
@__gomc_signals.str.1 = private unnamed_addr constant [13 x i8] c"sigtimedwait\00", align 1
@__gomc_signals.str.2 = private unnamed_addr constant [59 x i8] c"an alarm in a program that looks whether signals have come\00", align 1
@__gomc_seconds = internal global i32 0, align 4
@__gomc_actions = internal global [64 x %struct.anon.0] zeroinitializer, align 4
@__gomc_signals.str.3 = private unnamed_addr constant [44 x i8] c"a signal to a thread that was never created\00", align 1
@__gomc_signals.str.4 = private unnamed_addr constant [27 x i8] c"a signal to another thread\00", align 1
@__gomc_signals.str.5 = private unnamed_addr constant [28 x i8] c"a signal to another process\00", align 1
@__gomc_signals.str.6 = private unnamed_addr constant [64 x i8] c"a signal to a process of several threads, or one that blocks it\00", align 1
@__gomc_signals.str.7 = private unnamed_addr constant [46 x i8] c"a wait for a signal that comes from elsewhere\00", align 1
@__gomc_signals.str.8 = private unnamed_addr constant [67 x i8] c"siglongjmp of a thread that has blocked signals, or from a handler\00", align 1
@__gomc_first_masks = global [4096 x i64] zeroinitializer, align 8
@__gomc_signals.str.9 = private unnamed_addr constant [25 x i8] c"an alarm that is handled\00", align 1
@__gomc_signals.str.10 = private unnamed_addr constant [6 x i8] c"alarm\00", align 1
@__gomc_action_locks = internal global [64 x i32] zeroinitializer, align 4
@__gomc_signals.str.11 = private unnamed_addr constant [44 x i8] c"a signal of real time that is pending twice\00", align 1
@__gomc_signals.str.12 = private unnamed_addr constant [32 x i8] c"a signal that stops the process\00", align 1

define i32 @alarm(i32 noundef %seconds) {
entry:
  %tobool = icmp ne i32 %seconds, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i21 = call i32 @__gomc_self()
  %cmp.i22 = icmp eq i32 %call.i21, 0
  br i1 %cmp.i22, label %land.rhs.i25, label %if.then.i12

land.rhs.i25:                                     ; preds = %if.then
  %call1.i23 = call i64 @__gomc_next_thread()
  %cmp2.i24 = icmp eq i64 %call1.i23, 1
  br i1 %cmp2.i24, label %hold.exit, label %if.then.i12

if.then.i12:                                      ; preds = %if.then, %land.rhs.i25
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i12
  %call.i30 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i30 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i28 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef getelementptr inbounds ([64 x i32], ptr @__gomc_action_locks, i32 0, i32 13), i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i28, 65535
  %conv.i31 = trunc i64 %and.i to i32
  %cmp.i29 = icmp ne i32 %conv.i31, 0
  br i1 %cmp.i29, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i25
  %0 = load ptr, ptr getelementptr inbounds ([64 x %struct.anon.0], ptr @__gomc_actions, i32 0, i32 13), align 4
  %call.i19 = call i32 @__gomc_self()
  %cmp.i20 = icmp eq i32 %call.i19, 0
  br i1 %cmp.i20, label %land.rhs.i, label %if.then.i18

land.rhs.i:                                       ; preds = %hold.exit
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %release.exit, label %if.then.i18

if.then.i18:                                      ; preds = %hold.exit, %land.rhs.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i33 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef getelementptr inbounds ([64 x i32], ptr @__gomc_action_locks, i32 0, i32 13), i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i18, %land.rhs.i
  %1 = ptrtoint ptr %0 to i32
  %cmp.i = icmp ugt i32 %1, 1
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
  %1 = ptrtoint ptr %handler to i32
  %cmp.i.i = icmp ugt i32 %1, 1
  %or.cond17 = and i1 %tobool2.i, %cmp.i.i
  br i1 %or.cond17, label %if.then.i.i, label %when_set.exit

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

when_set.exit:                                    ; preds = %land.rhs.i9, %land.lhs.true1.i, %land.lhs.true.i15
  %call.i32 = call i32 @__gomc_self()
  %cmp.i33 = icmp eq i32 %call.i32, 0
  br i1 %cmp.i33, label %land.rhs.i36, label %if.then.i21

land.rhs.i36:                                     ; preds = %when_set.exit
  %call1.i34 = call i64 @__gomc_next_thread()
  %cmp2.i35 = icmp eq i64 %call1.i34, 1
  br i1 %cmp2.i35, label %hold.exit, label %if.then.i21

if.then.i21:                                      ; preds = %when_set.exit, %land.rhs.i36
  %sub.i19 = sub nsw i32 %signal, 1
  %arrayidx.i20 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i19
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i21
  %call.i48 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i48 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i46 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i20, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i46, 65535
  %conv.i49 = trunc i64 %and.i to i32
  %cmp.i47 = icmp ne i32 %conv.i49, 0
  br i1 %cmp.i47, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i36
  %sub.i = sub nsw i32 %signal, 1
  %arrayidx.i = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i32 0, i32 %sub.i
  %2 = load ptr, ptr %arrayidx.i, align 4
  store ptr %handler, ptr %arrayidx.i, align 4
  %mask7.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 1
  store i64 0, ptr %mask7.i, align 4
  %flags10.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 2
  store i32 0, ptr %flags10.i, align 4
  %call.i28 = call i32 @__gomc_self()
  %cmp.i29 = icmp eq i32 %call.i28, 0
  br i1 %cmp.i29, label %land.rhs.i30, label %if.then.i27

land.rhs.i30:                                     ; preds = %hold.exit
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %cond.end, label %if.then.i27

if.then.i27:                                      ; preds = %hold.exit, %land.rhs.i30
  %arrayidx.i26 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i51 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i26, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %cond.end

cond.false:                                       ; preds = %land.rhs.i9, %land.rhs.i9, %land.rhs.i9, %entry
  %call.i40 = call i32 @__gomc_reads_errno()
  %tobool.i41 = icmp ne i32 %call.i40, 0
  br i1 %tobool.i41, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.false
  %call1.i43 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i43, align 4
  %cmp.i44 = icmp ne i32 %3, 22
  br i1 %cmp.i44, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i43, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.false, %land.rhs.i30, %if.then.i27
  %cond = phi ptr [ %2, %if.then.i27 ], [ %2, %land.rhs.i30 ], [ inttoptr (i32 -1 to ptr), %cond.false ], [ inttoptr (i32 -1 to ptr), %if.then2.i ], [ inttoptr (i32 -1 to ptr), %if.end.i ]
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
  %1 = ptrtoint ptr %handler to i32
  %cmp.i.i = icmp ugt i32 %1, 1
  %or.cond17 = and i1 %tobool2.i, %cmp.i.i
  br i1 %or.cond17, label %if.then.i.i, label %when_set.exit

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

when_set.exit:                                    ; preds = %land.rhs.i9, %land.lhs.true1.i, %land.lhs.true.i15
  %call.i32 = call i32 @__gomc_self()
  %cmp.i33 = icmp eq i32 %call.i32, 0
  br i1 %cmp.i33, label %land.rhs.i36, label %if.then.i21

land.rhs.i36:                                     ; preds = %when_set.exit
  %call1.i34 = call i64 @__gomc_next_thread()
  %cmp2.i35 = icmp eq i64 %call1.i34, 1
  br i1 %cmp2.i35, label %hold.exit, label %if.then.i21

if.then.i21:                                      ; preds = %when_set.exit, %land.rhs.i36
  %sub.i19 = sub nsw i32 %signal, 1
  %arrayidx.i20 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i19
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i21
  %call.i48 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i48 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i46 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i20, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i46, 65535
  %conv.i49 = trunc i64 %and.i to i32
  %cmp.i47 = icmp ne i32 %conv.i49, 0
  br i1 %cmp.i47, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i36
  %sub.i = sub nsw i32 %signal, 1
  %arrayidx.i = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i32 0, i32 %sub.i
  %2 = load ptr, ptr %arrayidx.i, align 4
  store ptr %handler, ptr %arrayidx.i, align 4
  %mask7.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 1
  store i64 0, ptr %mask7.i, align 4
  %flags10.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i, i32 0, i32 2
  store i32 -1073741824, ptr %flags10.i, align 4
  %call.i28 = call i32 @__gomc_self()
  %cmp.i29 = icmp eq i32 %call.i28, 0
  br i1 %cmp.i29, label %land.rhs.i30, label %if.then.i27

land.rhs.i30:                                     ; preds = %hold.exit
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %cond.end, label %if.then.i27

if.then.i27:                                      ; preds = %hold.exit, %land.rhs.i30
  %arrayidx.i26 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i51 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i26, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %cond.end

cond.false:                                       ; preds = %land.rhs.i9, %land.rhs.i9, %land.rhs.i9, %entry
  %call.i40 = call i32 @__gomc_reads_errno()
  %tobool.i41 = icmp ne i32 %call.i40, 0
  br i1 %tobool.i41, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.false
  %call1.i43 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i43, align 4
  %cmp.i44 = icmp ne i32 %3, 22
  br i1 %cmp.i44, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i43, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.false, %land.rhs.i30, %if.then.i27
  %cond = phi ptr [ %2, %if.then.i27 ], [ %2, %land.rhs.i30 ], [ inttoptr (i32 -1 to ptr), %cond.false ], [ inttoptr (i32 -1 to ptr), %if.then2.i ], [ inttoptr (i32 -1 to ptr), %if.end.i ]
  ret ptr %cond
}

define ptr @__sysv_signal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @sysv_signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define i32 @sigaction(i32 noundef %signal, ptr noundef %new, ptr noundef %old) {
entry:
  %set.sroa.4 = alloca [32 x i32], align 4
  %before.sroa.4 = alloca [30 x i32], align 4
  %cmp.i42 = icmp sgt i32 %signal, 0
  %cmp1.i43 = icmp sle i32 %signal, 64
  %or.cond = and i1 %cmp.i42, %cmp1.i43
  %cmp3.i45 = icmp ne i32 %signal, 32
  %or.cond29 = and i1 %or.cond, %cmp3.i45
  %cmp4.i47 = icmp ne i32 %signal, 33
  %or.cond33 = and i1 %or.cond29, %cmp4.i47
  br i1 %or.cond33, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %tobool1 = icmp ne ptr %new, null
  br i1 %tobool1, label %land.rhs.i39, label %if.end8.critedge

land.rhs.i39:                                     ; preds = %lor.lhs.false
  switch i32 %signal, label %if.end [
    i32 33, label %if.then
    i32 9, label %if.then
    i32 19, label %if.then
  ]

if.then:                                          ; preds = %land.rhs.i39, %land.rhs.i39, %land.rhs.i39, %entry
  %call.i77 = call i32 @__gomc_reads_errno()
  %tobool.i78 = icmp ne i32 %call.i77, 0
  br i1 %tobool.i78, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i80 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i80, align 4
  %cmp.i81 = icmp ne i32 %0, 22
  br i1 %cmp.i81, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i80, align 4
  br label %return

if.end:                                           ; preds = %land.rhs.i39
  call void @llvm.memset.p0.i32(ptr align 4 %set.sroa.4, i8 0, i32 128, i1 false)
  call void @llvm.memset.p0.i32(ptr align 4 %before.sroa.4, i8 0, i32 120, i1 false)
  br i1 %tobool1, label %if.then6, label %if.end8

if.then6:                                         ; preds = %if.end
  %set.sroa.0.0.copyload = load ptr, ptr %new, align 4
  %set.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %new, i32 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %set.sroa.4, ptr align 4 %set.sroa.4.0..sroa_idx, i32 128, i1 false)
  %set.sroa.43.0..sroa_idx = getelementptr inbounds i8, ptr %new, i32 132
  %set.sroa.43.0.copyload = load i32, ptr %set.sroa.43.0..sroa_idx, align 4
  %mask7 = getelementptr inbounds %struct.action, ptr %new, i32 0, i32 1
  %1 = load i64, ptr %mask7, align 4
  %cmp.i52 = icmp eq i32 %signal, 14
  br i1 %cmp.i52, label %land.lhs.true.i54, label %if.end8

land.lhs.true.i54:                                ; preds = %if.then6
  %call.i = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str.10)
  %tobool.i53 = icmp ne i32 %call.i, 0
  br i1 %tobool.i53, label %land.lhs.true1.i, label %if.end8

land.lhs.true1.i:                                 ; preds = %land.lhs.true.i54
  %2 = load atomic i32, ptr @__gomc_seconds seq_cst, align 4
  %tobool2.i = icmp ne i32 %2, 0
  %3 = ptrtoint ptr %set.sroa.0.0.copyload to i32
  %cmp.i.i = icmp ugt i32 %3, 1
  %or.cond34 = select i1 %tobool2.i, i1 %cmp.i.i, i1 false
  br i1 %or.cond34, label %if.then.i.i, label %if.end8

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

if.end8.critedge:                                 ; preds = %lor.lhs.false
  call void @llvm.memset.p0.i32(ptr align 4 %set.sroa.4, i8 0, i32 128, i1 false)
  call void @llvm.memset.p0.i32(ptr align 4 %before.sroa.4, i8 0, i32 120, i1 false)
  br label %if.end8

if.end8:                                          ; preds = %if.end8.critedge, %if.then6, %land.lhs.true.i54, %land.lhs.true1.i, %if.end
  %set.sroa.0.0 = phi ptr [ null, %if.end ], [ %set.sroa.0.0.copyload, %land.lhs.true1.i ], [ %set.sroa.0.0.copyload, %land.lhs.true.i54 ], [ %set.sroa.0.0.copyload, %if.then6 ], [ null, %if.end8.critedge ]
  %set.sroa.43.0 = phi i32 [ 0, %if.end ], [ %set.sroa.43.0.copyload, %land.lhs.true1.i ], [ %set.sroa.43.0.copyload, %land.lhs.true.i54 ], [ %set.sroa.43.0.copyload, %if.then6 ], [ 0, %if.end8.critedge ]
  %mask.0 = phi i64 [ 0, %if.end ], [ %1, %land.lhs.true1.i ], [ %1, %land.lhs.true.i54 ], [ %1, %if.then6 ], [ 0, %if.end8.critedge ]
  %call.i69 = call i32 @__gomc_self()
  %cmp.i70 = icmp eq i32 %call.i69, 0
  br i1 %cmp.i70, label %land.rhs.i73, label %if.then.i58

land.rhs.i73:                                     ; preds = %if.end8
  %call1.i71 = call i64 @__gomc_next_thread()
  %cmp2.i72 = icmp eq i64 %call1.i71, 1
  br i1 %cmp2.i72, label %hold.exit, label %if.then.i58

if.then.i58:                                      ; preds = %if.end8, %land.rhs.i73
  %sub.i = sub nsw i32 %signal, 1
  %arrayidx.i = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i58
  %call.i85 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i85 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i83 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i83, 65535
  %conv.i86 = trunc i64 %and.i to i32
  %cmp.i84 = icmp ne i32 %conv.i86, 0
  br i1 %cmp.i84, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i73
  %sub = sub nsw i32 %signal, 1
  %arrayidx = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i32 0, i32 %sub
  %4 = load ptr, ptr %arrayidx, align 4
  %mask13 = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 1
  %5 = load i64, ptr %mask13, align 4
  %flags = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 2
  %6 = load i32, ptr %flags, align 4
  br i1 %tobool1, label %if.then19, label %if.end31

if.then19:                                        ; preds = %hold.exit
  store ptr %set.sroa.0.0, ptr %arrayidx, align 4
  %and = and i64 %mask.0, -262401
  store i64 %and, ptr %mask13, align 4
  store i32 %set.sroa.43.0, ptr %flags, align 4
  br label %if.end31

if.end31:                                         ; preds = %if.then19, %hold.exit
  %call.i65 = call i32 @__gomc_self()
  %cmp.i66 = icmp eq i32 %call.i65, 0
  br i1 %cmp.i66, label %land.rhs.i67, label %if.then.i64

land.rhs.i67:                                     ; preds = %if.end31
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %release.exit, label %if.then.i64

if.then.i64:                                      ; preds = %if.end31, %land.rhs.i67
  %arrayidx.i63 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i88 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i63, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i64, %land.rhs.i67
  %tobool32 = icmp ne ptr %old, null
  br i1 %tobool32, label %if.then33, label %return

if.then33:                                        ; preds = %release.exit
  store ptr %4, ptr %old, align 4
  %before.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %old, i32 4
  store i64 %5, ptr %before.sroa.3.0..sroa_idx, align 4
  %before.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %old, i32 12
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %before.sroa.4.0..sroa_idx, ptr align 4 %before.sroa.4, i32 120, i1 false)
  %before.sroa.41.0..sroa_idx = getelementptr inbounds i8, ptr %old, i32 132
  store i32 %6, ptr %before.sroa.41.0..sroa_idx, align 4
  %before.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %old, i32 136
  store ptr null, ptr %before.sroa.5.0..sroa_idx, align 4
  br label %return

return:                                           ; preds = %release.exit, %if.then33, %if.end.i, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %if.then33 ], [ 0, %release.exit ]
  ret i32 %retval.0
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

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
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i3
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
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i
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

define i32 @pthread_kill(i32 noundef %thread, i32 noundef %signal) {
entry:
  %conv = zext i32 %thread to i64
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %shl.i53 = shl i64 %conv.i, 8
  %add.i54 = add i64 1509949605, %shl.i53
  %cmp = icmp eq i64 %conv, %add.i54
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp.i17 = icmp eq i32 %signal, 0
  br i1 %cmp.i17, label %return, label %if.end.i

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
  %call.i27 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i28 = icmp ne i64 %call.i27, 0
  br i1 %tobool.i28, label %mask_of_self.exit, label %land.lhs.true.i30

land.lhs.true.i30:                                ; preds = %if.end2.i
  %call1.i29 = call i32 @__gomc_self()
  %tobool2.i = icmp ne i32 %call1.i29, 0
  br i1 %tobool2.i, label %if.then.i35, label %mask_of_self.exit

if.then.i35:                                      ; preds = %land.lhs.true.i30
  %call3.i31 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i31
  %0 = load atomic i64, ptr %arrayidx.i seq_cst, align 8
  %and.i32 = and i64 %0, -262401
  %or.i33 = or i64 %and.i32, 256
  %call4.i34 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i33)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i35, %land.lhs.true.i30, %if.end2.i
  %mask.i.0 = phi i64 [ %call.i27, %if.end2.i ], [ %0, %if.then.i35 ], [ %call.i27, %land.lhs.true.i30 ]
  %and5.i = and i64 %mask.i.0, -262401
  %sub.i43 = sub nsw i32 %signal, 1
  %sh_prom.i44 = zext i32 %sub.i43 to i64
  %shl.i45 = shl i64 1, %sh_prom.i44
  %and.i = and i64 %and5.i, %shl.i45
  %tobool5.i = icmp ne i64 %and.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end17.i

if.then6.i:                                       ; preds = %mask_of_self.exit
  %cmp7.i = icmp sge i32 %signal, 34
  br i1 %cmp7.i, label %land.lhs.true.i18, label %if.end13.i

land.lhs.true.i18:                                ; preds = %if.then6.i
  %call8.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %and10.i = and i64 %call8.i, %shl.i45
  %tobool11.i = icmp ne i64 %and10.i, 0
  br i1 %tobool11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %land.lhs.true.i18
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.11)
  unreachable

if.end13.i:                                       ; preds = %land.lhs.true.i18, %if.then6.i
  %call14.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %or.i = or i64 %call14.i, %shl.i45
  %call16.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %or.i)
  br label %return

if.end17.i:                                       ; preds = %mask_of_self.exit
  %call18.i = call i32 @__gomc_deliver(i32 noundef %signal, i32 noundef -6)
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end17.i
  %call.i46 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i47

land.lhs.true.i.i47:                              ; preds = %for.cond.i
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i47
  %call3.i.i = call i32 @__gomc_self()
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i
  %1 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %1, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i47, %for.cond.i
  %mask.i.i.0 = phi i64 [ %call.i.i, %for.cond.i ], [ %1, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i47 ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %not.i = xor i64 %and5.i.i, -1
  %and.i48 = and i64 %call.i46, %not.i
  %cmp.i49 = icmp ne i64 %and.i48, 0
  br i1 %cmp.i49, label %for.body.i, label %return

for.body.i:                                       ; preds = %mask_of_self.exit.i
  %and.i60 = and i64 %and.i48, 8589934591
  %sub1.i = sub i64 %and.i48, %and.i60
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i61 = or i64 %and.i60, %and3.i
  br label %for.cond.i63

for.cond.i63:                                     ; preds = %for.body.i64, %for.body.i
  %left.i.0 = phi i64 [ %or.i61, %for.body.i ], [ %and5.i65, %for.body.i64 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i64 ]
  %tobool.i62 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i62, label %for.body.i64, label %for.end.i

for.body.i64:                                     ; preds = %for.cond.i63
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i65 = and i64 %left.i.0, %sub4.i
  br label %for.cond.i63

for.end.i:                                        ; preds = %for.cond.i63
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i58.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i58.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i61, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %2 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %2, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i58.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i68 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i72 = xor i64 %shl.i.i, -1
  %and.i73 = and i64 %call.i68, %not.i72
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i73)
  %call3.i = call i32 @__gomc_deliver(i32 noundef %signal.i58.0, i32 noundef -6)
  br label %for.cond.i

if.end:                                           ; preds = %entry
  %sub.i56 = sub i64 %conv, 1509949605
  %shr.i = lshr i64 %sub.i56, 8
  %cmp.i20 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i20, label %land.lhs.true.i22, label %if.then5

land.lhs.true.i22:                                ; preds = %if.end
  %shl.i51 = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i51
  %cmp2.i = icmp eq i64 %add.i, %conv
  br i1 %cmp2.i, label %land.rhs.i24, label %if.then5

land.rhs.i24:                                     ; preds = %land.lhs.true.i22
  %call3.i23 = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i = icmp ne i32 %call3.i23, 0
  br i1 %tobool.i, label %if.end7, label %if.then5

if.then5:                                         ; preds = %land.lhs.true.i22, %if.end, %land.rhs.i24
  call void @__gomc_misuse(ptr noundef @__gomc_signals.str.3)
  br label %return

if.end7:                                          ; preds = %land.rhs.i24
  %cond = icmp eq i32 %signal, 0
  br i1 %cond, label %if.end15, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end7
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %or.cond36 = and i1 %cmp.i, %cmp1.i
  %cmp3.i = icmp ne i32 %signal, 32
  %or.cond37 = and i1 %or.cond36, %cmp3.i
  br i1 %or.cond37, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %land.lhs.true
  switch i32 %signal, label %if.then14 [
    i32 33, label %return
    i32 0, label %if.end15
  ]

if.then14:                                        ; preds = %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.4)
  unreachable

if.end15:                                         ; preds = %if.end7, %land.rhs.i
  br label %return

return:                                           ; preds = %land.lhs.true, %if.end.i, %land.rhs.i, %if.end13.i, %if.then, %mask_of_self.exit.i, %if.end15, %if.then5
  %retval.0 = phi i32 [ 0, %if.end15 ], [ 3, %if.then5 ], [ 0, %if.end13.i ], [ 0, %if.then ], [ 0, %mask_of_self.exit.i ], [ 22, %land.rhs.i ], [ 22, %if.end.i ], [ 22, %land.lhs.true ]
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
  %call.i69 = call i32 @__gomc_reads_errno()
  %tobool.i70 = icmp ne i32 %call.i69, 0
  br i1 %tobool.i70, label %if.end.i74, label %return

if.end.i74:                                       ; preds = %if.then4
  %call1.i72 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i72, align 4
  %cmp.i73 = icmp ne i32 %0, 22
  br i1 %cmp.i73, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i74
  store i32 22, ptr %call1.i72, align 4
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
  br i1 %tobool.i37, label %mask_of_self.exit48, label %land.lhs.true.i40

land.lhs.true.i40:                                ; preds = %lor.lhs.false
  %call1.i38 = call i32 @__gomc_self()
  %tobool2.i39 = icmp ne i32 %call1.i38, 0
  br i1 %tobool2.i39, label %if.then.i45, label %mask_of_self.exit48

if.then.i45:                                      ; preds = %land.lhs.true.i40
  %call3.i = call i32 @__gomc_self()
  %arrayidx.i41 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i
  %1 = load atomic i64, ptr %arrayidx.i41 seq_cst, align 8
  %and.i42 = and i64 %1, -262401
  %or.i43 = or i64 %and.i42, 256
  %call4.i44 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i43)
  br label %mask_of_self.exit48

mask_of_self.exit48:                              ; preds = %if.then.i45, %land.lhs.true.i40, %lor.lhs.false
  %mask.i34.0 = phi i64 [ %call.i36, %lor.lhs.false ], [ %1, %if.then.i45 ], [ %call.i36, %land.lhs.true.i40 ]
  %and5.i46 = and i64 %mask.i34.0, -262401
  %sub.i59 = sub nsw i32 %signal, 1
  %sh_prom.i60 = zext i32 %sub.i59 to i64
  %shl.i61 = shl i64 1, %sh_prom.i60
  %and = and i64 %and5.i46, %shl.i61
  %tobool12 = icmp ne i64 %and, 0
  br i1 %tobool12, label %if.then13, label %if.end.i

if.then13:                                        ; preds = %land.lhs.true, %mask_of_self.exit48, %land.rhs.i23
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.6)
  unreachable

if.end.i:                                         ; preds = %mask_of_self.exit48
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
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i28
  %2 = load atomic i64, ptr %arrayidx.i seq_cst, align 8
  %and.i29 = and i64 %2, -262401
  %or.i30 = or i64 %and.i29, 256
  %call4.i31 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i30)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i32, %land.lhs.true.i27, %if.end2.i
  %mask.i.0 = phi i64 [ %call.i25, %if.end2.i ], [ %2, %if.then.i32 ], [ %call.i25, %land.lhs.true.i27 ]
  %and5.i = and i64 %mask.i.0, -262401
  %sub.i55 = sub nsw i32 %signal, 1
  %sh_prom.i56 = zext i32 %sub.i55 to i64
  %shl.i57 = shl i64 1, %sh_prom.i56
  %and.i = and i64 %and5.i, %shl.i57
  %tobool5.i = icmp ne i64 %and.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end17.i

if.then6.i:                                       ; preds = %mask_of_self.exit
  %cmp7.i = icmp sge i32 %signal, 34
  br i1 %cmp7.i, label %land.lhs.true.i21, label %if.end13.i

land.lhs.true.i21:                                ; preds = %if.then6.i
  %call8.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %and10.i = and i64 %call8.i, %shl.i57
  %tobool11.i = icmp ne i64 %and10.i, 0
  br i1 %tobool11.i, label %if.then12.i, label %if.end13.i

if.then12.i:                                      ; preds = %land.lhs.true.i21
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.11)
  unreachable

if.end13.i:                                       ; preds = %land.lhs.true.i21, %if.then6.i
  %call14.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %or.i = or i64 %call14.i, %shl.i57
  %call16.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %or.i)
  br label %send_to_self.exit

if.end17.i:                                       ; preds = %mask_of_self.exit
  %call18.i = call i32 @__gomc_deliver(i32 noundef %signal, i32 noundef 0)
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end17.i
  %call.i62 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i = icmp ne i64 %call.i.i, 0
  br i1 %tobool.i.i, label %mask_of_self.exit.i, label %land.lhs.true.i.i63

land.lhs.true.i.i63:                              ; preds = %for.cond.i
  %call1.i.i = call i32 @__gomc_self()
  %tobool2.i.i = icmp ne i32 %call1.i.i, 0
  br i1 %tobool2.i.i, label %if.then.i.i, label %mask_of_self.exit.i

if.then.i.i:                                      ; preds = %land.lhs.true.i.i63
  %call3.i.i = call i32 @__gomc_self()
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i
  %3 = load atomic i64, ptr %arrayidx.i.i seq_cst, align 8
  %and.i.i = and i64 %3, -262401
  %or.i.i = or i64 %and.i.i, 256
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i)
  br label %mask_of_self.exit.i

mask_of_self.exit.i:                              ; preds = %if.then.i.i, %land.lhs.true.i.i63, %for.cond.i
  %mask.i.i.0 = phi i64 [ %call.i.i, %for.cond.i ], [ %3, %if.then.i.i ], [ %call.i.i, %land.lhs.true.i.i63 ]
  %and5.i.i = and i64 %mask.i.i.0, -262401
  %not.i = xor i64 %and5.i.i, -1
  %and.i64 = and i64 %call.i62, %not.i
  %cmp.i65 = icmp ne i64 %and.i64, 0
  br i1 %cmp.i65, label %for.body.i, label %send_to_self.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i
  %and.i88 = and i64 %and.i64, 8589934591
  %sub1.i = sub i64 %and.i64, %and.i88
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i89 = or i64 %and.i88, %and3.i
  br label %for.cond.i91

for.cond.i91:                                     ; preds = %for.body.i92, %for.body.i
  %left.i.0 = phi i64 [ %or.i89, %for.body.i ], [ %and5.i93, %for.body.i92 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i92 ]
  %tobool.i90 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i90, label %for.body.i92, label %for.end.i

for.body.i92:                                     ; preds = %for.cond.i91
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i93 = and i64 %left.i.0, %sub4.i
  br label %for.cond.i91

for.end.i:                                        ; preds = %for.cond.i91
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i86.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i86.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i89, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %4 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %4, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i86.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i96 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i100 = xor i64 %shl.i.i, -1
  %and.i101 = and i64 %call.i96, %not.i100
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i101)
  %call3.i66 = call i32 @__gomc_deliver(i32 noundef %signal.i86.0, i32 noundef -6)
  br label %for.cond.i

send_to_self.exit:                                ; preds = %if.end.i, %mask_of_self.exit.i, %if.end13.i
  %retval.i.0 = phi i32 [ 0, %if.end13.i ], [ 0, %mask_of_self.exit.i ], [ 22, %if.end.i ]
  %tobool16 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool16, label %cond.true, label %return

cond.true:                                        ; preds = %send_to_self.exit
  %call.i77 = call i32 @__gomc_reads_errno()
  %tobool.i78 = icmp ne i32 %call.i77, 0
  br i1 %tobool.i78, label %if.end.i82, label %return

if.end.i82:                                       ; preds = %cond.true
  %call1.i80 = call ptr @__errno_location()
  %5 = load i32, ptr %call1.i80, align 4
  %cmp.i81 = icmp ne i32 %5, 22
  br i1 %cmp.i81, label %if.then2.i83, label %return

if.then2.i83:                                     ; preds = %if.end.i82
  store i32 22, ptr %call1.i80, align 4
  br label %return

return:                                           ; preds = %cond.true, %if.then2.i83, %if.end.i82, %send_to_self.exit, %if.end.i74, %if.then2.i, %if.then4, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then4 ], [ -1, %if.then2.i ], [ -1, %if.end.i74 ], [ -1, %cond.true ], [ -1, %if.then2.i83 ], [ -1, %if.end.i82 ], [ 0, %send_to_self.exit ]
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
  %call.i46 = call i32 @__gomc_self()
  %cmp.i47 = icmp eq i32 %call.i46, 0
  br i1 %cmp.i47, label %land.rhs.i50, label %if.then.i

land.rhs.i50:                                     ; preds = %entry
  %call1.i48 = call i64 @__gomc_next_thread()
  %cmp2.i49 = icmp eq i64 %call1.i48, 1
  br i1 %cmp2.i49, label %hold.exit, label %if.then.i

if.then.i:                                        ; preds = %entry, %land.rhs.i50
  %sub.i = sub nsw i32 %signal, 1
  %arrayidx.i = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i
  %call.i64 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i64 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i62 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i65 = and i64 %call1.i62, 65535
  %conv.i66 = trunc i64 %and.i65 to i32
  %cmp.i63 = icmp ne i32 %conv.i66, 0
  br i1 %cmp.i63, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i, %land.rhs.i50
  %sub = sub nsw i32 %signal, 1
  %arrayidx = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i32 0, i32 %sub
  %0 = load ptr, ptr %arrayidx, align 4
  %mask4 = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 1
  %1 = load i64, ptr %mask4, align 4
  %flags7 = getelementptr inbounds %struct.anon.0, ptr %arrayidx, i32 0, i32 2
  %2 = load i32, ptr %flags7, align 4
  %3 = ptrtoint ptr %0 to i32
  %cmp = icmp ugt i32 %3, 1
  %and = and i32 %2, -2147483648
  %tobool = icmp ne i32 %and, 0
  %or.cond = select i1 %cmp, i1 %tobool, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %hold.exit
  store ptr null, ptr %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %hold.exit
  %call.i45 = call i32 @__gomc_self()
  %cmp.i = icmp eq i32 %call.i45, 0
  br i1 %cmp.i, label %land.rhs.i, label %if.then.i44

land.rhs.i:                                       ; preds = %if.end
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %release.exit, label %if.then.i44

if.then.i44:                                      ; preds = %if.end, %land.rhs.i
  %arrayidx.i43 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i68 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i43, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i44, %land.rhs.i
  %magicptr = ptrtoint ptr %0 to i32
  switch i32 %magicptr, label %if.end24 [
    i32 1, label %return
    i32 0, label %if.then15
  ]

if.then15:                                        ; preds = %release.exit
  switch i32 %signal, label %lor.rhs.i [
    i32 17, label %return
    i32 18, label %return
    i32 23, label %return
    i32 28, label %return
  ]

lor.rhs.i:                                        ; preds = %if.then15
  %cmp19 = icmp sge i32 %signal, 19
  %cmp21 = icmp sle i32 %signal, 22
  %or.cond25 = and i1 %cmp19, %cmp21
  br i1 %or.cond25, label %if.then22, label %if.end23

if.then22:                                        ; preds = %lor.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.12)
  unreachable

if.end23:                                         ; preds = %lor.rhs.i
  call void @__gomc_abort()
  unreachable

if.end24:                                         ; preds = %release.exit
  %call.i = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i53 = icmp ne i64 %call.i, 0
  br i1 %tobool.i53, label %mask_of_self.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end24
  %call1.i54 = call i32 @__gomc_self()
  %tobool2.i = icmp ne i32 %call1.i54, 0
  br i1 %tobool2.i, label %if.then.i56, label %mask_of_self.exit

if.then.i56:                                      ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_self()
  %arrayidx.i55 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i
  %4 = load atomic i64, ptr %arrayidx.i55 seq_cst, align 8
  %and.i = and i64 %4, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i56, %land.lhs.true.i, %if.end24
  %mask.i.0 = phi i64 [ %call.i, %if.end24 ], [ %4, %if.then.i56 ], [ %call.i, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i.0, -262401
  %call26 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %or = or i64 %and5.i, %1
  %and27 = and i32 %2, 1073741824
  %tobool28 = icmp ne i32 %and27, 0
  %sh_prom.i = zext i32 %sub to i64
  %shl.i = shl i64 1, %sh_prom.i
  %cond = select i1 %tobool28, i64 0, i64 %shl.i
  %or30 = or i64 %or, %cond
  %or.i59 = or i64 %or30, 256
  %or1.i = or i64 %or.i59, 262144
  %call.i60 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i)
  %and31 = and i32 %2, 4
  %tobool32 = icmp ne i32 %and31, 0
  br i1 %tobool32, label %if.then33, label %if.else

if.then33:                                        ; preds = %mask_of_self.exit
  call void @llvm.memset.p0.i64(ptr align 4 %info, i8 0, i64 128, i1 false)
  store i32 %signal, ptr %info, align 4
  %code35 = getelementptr inbounds %struct.info, ptr %info, i32 0, i32 2
  store i32 %code, ptr %code35, align 4
  %sender = getelementptr inbounds %struct.info, ptr %info, i32 0, i32 3
  store i32 1, ptr %sender, align 4
  %user = getelementptr inbounds %struct.info, ptr %info, i32 0, i32 4
  store i32 1000, ptr %user, align 4
  call void %0(i32 noundef %signal, ptr noundef %info, ptr noundef null)
  br label %if.end37

if.else:                                          ; preds = %mask_of_self.exit
  call void %0(i32 noundef %signal, ptr noundef undef, ptr noundef undef)
  br label %if.end37

if.end37:                                         ; preds = %if.else, %if.then33
  %call38 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %call26)
  br label %return

return:                                           ; preds = %release.exit, %if.then15, %if.then15, %if.then15, %if.then15, %if.end37
  %retval.0 = phi i32 [ 1, %if.end37 ], [ 0, %release.exit ], [ 0, %if.then15 ], [ 0, %if.then15 ], [ 0, %if.then15 ], [ 0, %if.then15 ]
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
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i
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
  %1 = load i64, ptr %set, align 4
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
  store i64 %and5.i.i, ptr %old, align 4
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then4.i, %if.end.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end6.i
  %call.i13 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i14 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i15 = icmp ne i64 %call.i.i14, 0
  br i1 %tobool.i.i15, label %mask_of_self.exit.i28, label %land.lhs.true.i.i18

land.lhs.true.i.i18:                              ; preds = %for.cond.i
  %call1.i.i16 = call i32 @__gomc_self()
  %tobool2.i.i17 = icmp ne i32 %call1.i.i16, 0
  br i1 %tobool2.i.i17, label %if.then.i.i24, label %mask_of_self.exit.i28

if.then.i.i24:                                    ; preds = %land.lhs.true.i.i18
  %call3.i.i19 = call i32 @__gomc_self()
  %arrayidx.i.i20 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i19
  %2 = load atomic i64, ptr %arrayidx.i.i20 seq_cst, align 8
  %and.i.i21 = and i64 %2, -262401
  %or.i.i22 = or i64 %and.i.i21, 256
  %call4.i.i23 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i22)
  br label %mask_of_self.exit.i28

mask_of_self.exit.i28:                            ; preds = %if.then.i.i24, %land.lhs.true.i.i18, %for.cond.i
  %mask.i.i11.0 = phi i64 [ %call.i.i14, %for.cond.i ], [ %2, %if.then.i.i24 ], [ %call.i.i14, %land.lhs.true.i.i18 ]
  %and5.i.i25 = and i64 %mask.i.i11.0, -262401
  %not.i26 = xor i64 %and5.i.i25, -1
  %and.i27 = and i64 %call.i13, %not.i26
  %cmp.i = icmp ne i64 %and.i27, 0
  br i1 %cmp.i, label %for.body.i, label %change_mask.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i28
  %and.i37 = and i64 %and.i27, 8589934591
  %sub1.i = sub i64 %and.i27, %and.i37
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i38 = or i64 %and.i37, %and3.i
  br label %for.cond.i40

for.cond.i40:                                     ; preds = %for.body.i41, %for.body.i
  %left.i.0 = phi i64 [ %or.i38, %for.body.i ], [ %and5.i, %for.body.i41 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i41 ]
  %tobool.i39 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i39, label %for.body.i41, label %for.end.i

for.body.i41:                                     ; preds = %for.cond.i40
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i = and i64 %left.i.0, %sub4.i
  br label %for.cond.i40

for.end.i:                                        ; preds = %for.cond.i40
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i36.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i36.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i38, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %3 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %3, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i36.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i43 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i47 = xor i64 %shl.i.i, -1
  %and.i48 = and i64 %call.i43, %not.i47
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i48)
  %call3.i = call i32 @__gomc_deliver(i32 noundef %signal.i36.0, i32 noundef -6)
  br label %for.cond.i

change_mask.exit:                                 ; preds = %mask_of_self.exit.i28, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %mask_of_self.exit.i28 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %change_mask.exit
  %call.i31 = call i32 @__gomc_reads_errno()
  %tobool.i32 = icmp ne i32 %call.i31, 0
  br i1 %tobool.i32, label %if.end.i35, label %cond.end

if.end.i35:                                       ; preds = %cond.true
  %call1.i = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i, align 4
  %cmp.i34 = icmp ne i32 %4, %retval.i.0
  br i1 %cmp.i34, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i35
  store i32 %retval.i.0, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %change_mask.exit, %if.end.i35, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i35 ], [ 0, %change_mask.exit ]
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
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i
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
  %1 = load i64, ptr %set, align 4
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
  store i64 %and5.i.i, ptr %old, align 4
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then4.i, %if.end.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit, %if.end6.i
  %call.i12 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i13 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i14 = icmp ne i64 %call.i.i13, 0
  br i1 %tobool.i.i14, label %mask_of_self.exit.i27, label %land.lhs.true.i.i17

land.lhs.true.i.i17:                              ; preds = %for.cond.i
  %call1.i.i15 = call i32 @__gomc_self()
  %tobool2.i.i16 = icmp ne i32 %call1.i.i15, 0
  br i1 %tobool2.i.i16, label %if.then.i.i23, label %mask_of_self.exit.i27

if.then.i.i23:                                    ; preds = %land.lhs.true.i.i17
  %call3.i.i18 = call i32 @__gomc_self()
  %arrayidx.i.i19 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i18
  %2 = load atomic i64, ptr %arrayidx.i.i19 seq_cst, align 8
  %and.i.i20 = and i64 %2, -262401
  %or.i.i21 = or i64 %and.i.i20, 256
  %call4.i.i22 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i21)
  br label %mask_of_self.exit.i27

mask_of_self.exit.i27:                            ; preds = %if.then.i.i23, %land.lhs.true.i.i17, %for.cond.i
  %mask.i.i10.0 = phi i64 [ %call.i.i13, %for.cond.i ], [ %2, %if.then.i.i23 ], [ %call.i.i13, %land.lhs.true.i.i17 ]
  %and5.i.i24 = and i64 %mask.i.i10.0, -262401
  %not.i25 = xor i64 %and5.i.i24, -1
  %and.i26 = and i64 %call.i12, %not.i25
  %cmp.i = icmp ne i64 %and.i26, 0
  br i1 %cmp.i, label %for.body.i, label %change_mask.exit

for.body.i:                                       ; preds = %mask_of_self.exit.i27
  %and.i30 = and i64 %and.i26, 8589934591
  %sub1.i = sub i64 %and.i26, %and.i30
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i31 = or i64 %and.i30, %and3.i
  br label %for.cond.i33

for.cond.i33:                                     ; preds = %for.body.i34, %for.body.i
  %left.i.0 = phi i64 [ %or.i31, %for.body.i ], [ %and5.i, %for.body.i34 ]
  %n.i.0 = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body.i34 ]
  %tobool.i32 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i32, label %for.body.i34, label %for.end.i

for.body.i34:                                     ; preds = %for.cond.i33
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i = and i64 %left.i.0, %sub4.i
  br label %for.cond.i33

for.end.i:                                        ; preds = %for.cond.i33
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i29.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i29.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i31, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %3 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %3, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i29.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i36 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i40 = xor i64 %shl.i.i, -1
  %and.i41 = and i64 %call.i36, %not.i40
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i41)
  %call3.i = call i32 @__gomc_deliver(i32 noundef %signal.i29.0, i32 noundef -6)
  br label %for.cond.i

change_mask.exit:                                 ; preds = %mask_of_self.exit.i27, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ 0, %mask_of_self.exit.i27 ]
  ret i32 %retval.i.0
}

define i32 @sigpending(ptr noundef %set) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  store i64 %call, ptr %set, align 4
  ret i32 0
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

define i32 @sigwait(ptr noundef %set, ptr noundef %signal) {
entry:
  %call.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %0 = load i64, ptr %set, align 4
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
  %.compoundliteral.i.sroa.6 = alloca [27 x i32], align 4
  %signal = alloca i32, align 4
  %call = call i32 @sigwait(ptr noundef %set, ptr noundef %signal)
  %0 = load i32, ptr %signal, align 4
  %tobool.i = icmp ne ptr %info, null
  br i1 %tobool.i, label %if.then.i, label %tell.exit

if.then.i:                                        ; preds = %entry
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i.sroa.6, i8 0, i64 108, i1 false)
  store i32 %0, ptr %info, align 4
  %.compoundliteral.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 4
  store i32 0, ptr %.compoundliteral.i.sroa.3.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.31.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 8
  store i32 0, ptr %.compoundliteral.i.sroa.31.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 12
  store i32 1, ptr %.compoundliteral.i.sroa.4.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 16
  store i32 1000, ptr %.compoundliteral.i.sroa.5.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 20
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %.compoundliteral.i.sroa.6.0..sroa_idx, ptr align 4 %.compoundliteral.i.sroa.6, i32 108, i1 false)
  br label %tell.exit

tell.exit:                                        ; preds = %if.then.i, %entry
  ret i32 %0
}

define i32 @sigtimedwait(ptr noundef %set, ptr noundef %info, ptr noundef %time) {
entry:
  %.compoundliteral.i.sroa.6 = alloca [27 x i32], align 4
  %call.i = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %0 = load i64, ptr %set, align 4
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
  call void @llvm.memset.p0.i64(ptr align 4 %.compoundliteral.i.sroa.6, i8 0, i64 108, i1 false)
  store i32 %retval.i.0, ptr %info, align 4
  %.compoundliteral.i.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 4
  store i32 0, ptr %.compoundliteral.i.sroa.3.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.34.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 8
  store i32 0, ptr %.compoundliteral.i.sroa.34.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 12
  store i32 1, ptr %.compoundliteral.i.sroa.4.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 16
  store i32 1000, ptr %.compoundliteral.i.sroa.5.0..sroa_idx, align 4
  %.compoundliteral.i.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %info, i32 20
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %.compoundliteral.i.sroa.6.0..sroa_idx, ptr align 4 %.compoundliteral.i.sroa.6, i32 108, i1 false)
  br label %return

if.end:                                           ; preds = %taken.exit
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %2 = load i32, ptr %arrayidx.i, align 4
  %cmp.i = icmp ult i32 %2, 1000000000
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
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i
  %0 = load atomic i64, ptr %arrayidx.i seq_cst, align 8
  %and.i = and i64 %0, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i, %land.lhs.true.i, %entry
  %mask.i.0 = phi i64 [ %call.i, %entry ], [ %0, %if.then.i ], [ %call.i, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i.0, -262401
  %1 = load i64, ptr %set, align 4
  %or.i7 = or i64 %1, 256
  %or1.i8 = or i64 %or.i7, 262144
  %call.i9 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i8)
  br label %for.cond.i22

for.cond.i22:                                     ; preds = %one_of.exit, %mask_of_self.exit
  %handled.i16.0 = phi i32 [ 0, %mask_of_self.exit ], [ %or.i39, %one_of.exit ]
  %call.i19 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %call.i.i20 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i.i21 = icmp ne i64 %call.i.i20, 0
  br i1 %tobool.i.i21, label %mask_of_self.exit.i36, label %land.lhs.true.i.i25

land.lhs.true.i.i25:                              ; preds = %for.cond.i22
  %call1.i.i23 = call i32 @__gomc_self()
  %tobool2.i.i24 = icmp ne i32 %call1.i.i23, 0
  br i1 %tobool2.i.i24, label %if.then.i.i31, label %mask_of_self.exit.i36

if.then.i.i31:                                    ; preds = %land.lhs.true.i.i25
  %call3.i.i26 = call i32 @__gomc_self()
  %arrayidx.i.i27 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i26
  %2 = load atomic i64, ptr %arrayidx.i.i27 seq_cst, align 8
  %and.i.i28 = and i64 %2, -262401
  %or.i.i29 = or i64 %and.i.i28, 256
  %call4.i.i30 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i.i29)
  br label %mask_of_self.exit.i36

mask_of_self.exit.i36:                            ; preds = %if.then.i.i31, %land.lhs.true.i.i25, %for.cond.i22
  %mask.i.i14.0 = phi i64 [ %call.i.i20, %for.cond.i22 ], [ %2, %if.then.i.i31 ], [ %call.i.i20, %land.lhs.true.i.i25 ]
  %and5.i.i32 = and i64 %mask.i.i14.0, -262401
  %not.i33 = xor i64 %and5.i.i32, -1
  %and.i34 = and i64 %call.i19, %not.i33
  %cmp.i35 = icmp ne i64 %and.i34, 0
  br i1 %cmp.i35, label %for.body.i40, label %deliver_pending.exit41

for.body.i40:                                     ; preds = %mask_of_self.exit.i36
  %and.i49 = and i64 %and.i34, 8589934591
  %sub1.i = sub i64 %and.i34, %and.i49
  %sub2.i = sub i64 0, %sub1.i
  %and3.i = and i64 %sub1.i, %sub2.i
  %or.i50 = or i64 %and.i49, %and3.i
  br label %for.cond.i52

for.cond.i52:                                     ; preds = %for.body.i53, %for.body.i40
  %left.i.0 = phi i64 [ %or.i50, %for.body.i40 ], [ %and5.i54, %for.body.i53 ]
  %n.i.0 = phi i64 [ 0, %for.body.i40 ], [ %inc.i, %for.body.i53 ]
  %tobool.i51 = icmp ne i64 %left.i.0, 0
  br i1 %tobool.i51, label %for.body.i53, label %for.end.i

for.body.i53:                                     ; preds = %for.cond.i52
  %inc.i = add i64 %n.i.0, 1
  %sub4.i = sub i64 %left.i.0, 1
  %and5.i54 = and i64 %left.i.0, %sub4.i
  br label %for.cond.i52

for.end.i:                                        ; preds = %for.cond.i52
  %call6.i = call i64 @__gomc_choice(i64 noundef %n.i.0)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %for.end.i
  %signal.i48.0 = phi i32 [ 1, %for.end.i ], [ %inc11.i, %while.body.i ]
  %skip.i.0 = phi i64 [ %call6.i, %for.end.i ], [ %skip.i.1, %while.body.i ]
  %sub.i.i = sub nsw i32 %signal.i48.0, 1
  %sh_prom.i.i = zext i32 %sub.i.i to i64
  %shl.i.i = shl i64 1, %sh_prom.i.i
  %and8.i = and i64 %or.i50, %shl.i.i
  %tobool9.i = icmp ne i64 %and8.i, 0
  %dec.i = add i64 %skip.i.0, -1
  %tobool10.i = icmp ne i64 %skip.i.0, 0
  %skip.i.1 = select i1 %tobool9.i, i64 %dec.i, i64 %skip.i.0
  %3 = select i1 %tobool9.i, i1 %tobool10.i, i1 true
  br i1 %3, label %while.body.i, label %one_of.exit

while.body.i:                                     ; preds = %while.cond.i
  %inc11.i = add nsw i32 %signal.i48.0, 1
  br label %while.cond.i

one_of.exit:                                      ; preds = %while.cond.i
  %call.i96 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i100 = xor i64 %shl.i.i, -1
  %and.i101 = and i64 %call.i96, %not.i100
  %call2.i = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i101)
  %call3.i38 = call i32 @__gomc_deliver(i32 noundef %signal.i48.0, i32 noundef -6)
  %or.i39 = or i32 %handled.i16.0, %call3.i38
  br label %for.cond.i22

deliver_pending.exit41:                           ; preds = %mask_of_self.exit.i36
  %tobool = icmp ne i32 %handled.i16.0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %deliver_pending.exit41
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.7)
  unreachable

if.end:                                           ; preds = %deliver_pending.exit41
  %or.i4 = or i64 %and5.i, 256
  %or1.i = or i64 %or.i4, 262144
  %call.i5 = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or1.i)
  br label %for.cond.i

for.cond.i:                                       ; preds = %one_of.exit94, %if.end
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
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i.i
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
  %and.i69 = and i64 %and.i11, 8589934591
  %sub1.i70 = sub i64 %and.i11, %and.i69
  %sub2.i71 = sub i64 0, %sub1.i70
  %and3.i72 = and i64 %sub1.i70, %sub2.i71
  %or.i73 = or i64 %and.i69, %and3.i72
  br label %for.cond.i75

for.cond.i75:                                     ; preds = %for.body.i77, %for.body.i
  %left.i62.0 = phi i64 [ %or.i73, %for.body.i ], [ %and5.i79, %for.body.i77 ]
  %n.i61.0 = phi i64 [ 0, %for.body.i ], [ %inc.i76, %for.body.i77 ]
  %tobool.i74 = icmp ne i64 %left.i62.0, 0
  br i1 %tobool.i74, label %for.body.i77, label %for.end.i81

for.body.i77:                                     ; preds = %for.cond.i75
  %inc.i76 = add i64 %n.i61.0, 1
  %sub4.i78 = sub i64 %left.i62.0, 1
  %and5.i79 = and i64 %left.i62.0, %sub4.i78
  br label %for.cond.i75

for.end.i81:                                      ; preds = %for.cond.i75
  %call6.i80 = call i64 @__gomc_choice(i64 noundef %n.i61.0)
  br label %while.cond.i87

while.cond.i87:                                   ; preds = %while.body.i93, %for.end.i81
  %signal.i64.0 = phi i32 [ 1, %for.end.i81 ], [ %inc11.i92, %while.body.i93 ]
  %skip.i63.0 = phi i64 [ %call6.i80, %for.end.i81 ], [ %skip.i63.1, %while.body.i93 ]
  %sub.i.i82 = sub nsw i32 %signal.i64.0, 1
  %sh_prom.i.i83 = zext i32 %sub.i.i82 to i64
  %shl.i.i84 = shl i64 1, %sh_prom.i.i83
  %and8.i85 = and i64 %or.i73, %shl.i.i84
  %tobool9.i86 = icmp ne i64 %and8.i85, 0
  %dec.i88 = add i64 %skip.i63.0, -1
  %tobool10.i89 = icmp ne i64 %skip.i63.0, 0
  %skip.i63.1 = select i1 %tobool9.i86, i64 %dec.i88, i64 %skip.i63.0
  %5 = select i1 %tobool9.i86, i1 %tobool10.i89, i1 true
  br i1 %5, label %while.body.i93, label %one_of.exit94

while.body.i93:                                   ; preds = %while.cond.i87
  %inc11.i92 = add nsw i32 %signal.i64.0, 1
  br label %while.cond.i87

one_of.exit94:                                    ; preds = %while.cond.i87
  %call.i104 = call i64 @__gomc_note(i64 noundef -25, i32 noundef 0)
  %not.i108 = xor i64 %shl.i.i84, -1
  %and.i109 = and i64 %call.i104, %not.i108
  %call2.i110 = call i64 @__gomc_remember(i64 noundef -25, i64 noundef %and.i109)
  %call3.i12 = call i32 @__gomc_deliver(i32 noundef %signal.i64.0, i32 noundef -6)
  br label %for.cond.i

deliver_pending.exit:                             ; preds = %mask_of_self.exit.i
  %call.i43 = call i32 @__gomc_reads_errno()
  %tobool.i44 = icmp ne i32 %call.i43, 0
  br i1 %tobool.i44, label %if.end.i, label %set_errno.exit

if.end.i:                                         ; preds = %deliver_pending.exit
  %call1.i46 = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i46, align 4
  %cmp.i47 = icmp ne i32 %6, 4
  br i1 %cmp.i47, label %if.then2.i, label %set_errno.exit

if.then2.i:                                       ; preds = %if.end.i
  store i32 4, ptr %call1.i46, align 4
  br label %set_errno.exit

set_errno.exit:                                   ; preds = %deliver_pending.exit, %if.then2.i, %if.end.i
  ret i32 -1
}

define i32 @sigemptyset(ptr noundef %set) {
entry:
  store i64 0, ptr %set, align 4
  ret i32 0
}

define i32 @sigfillset(ptr noundef %set) {
entry:
  store i64 -6442450945, ptr %set, align 4
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
  %1 = load i64, ptr %set, align 4
  %or = or i64 %1, %shl.i
  store i64 %or, ptr %set, align 4
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
  %1 = load i64, ptr %set, align 4
  %and = and i64 %1, %not
  store i64 %and, ptr %set, align 4
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
  %0 = load i64, ptr %set, align 4
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
  %0 = load i64, ptr %set, align 4
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
  %set = alloca %struct.sigset_t, align 4
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
  store i64 %cond, ptr %set, align 4
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
  %set = alloca %struct.sigset_t, align 4
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
  store i64 %cond, ptr %set, align 4
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
  %call = call ptr @signal(i32 noundef %number, ptr noundef inttoptr (i32 1 to ptr))
  %cmp = icmp eq ptr %call, inttoptr (i32 -1 to ptr)
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}

define ptr @sigset(i32 noundef %number, ptr noundef %handler) {
entry:
  %cmp.i22 = icmp sgt i32 %number, 0
  %cmp1.i23 = icmp sle i32 %number, 64
  %or.cond = and i1 %cmp.i22, %cmp1.i23
  %cmp3.i = icmp ne i32 %number, 32
  %or.cond28 = and i1 %or.cond, %cmp3.i
  br i1 %or.cond28, label %land.rhs.i25, label %if.then.critedge

land.rhs.i25:                                     ; preds = %entry
  switch i32 %number, label %land.rhs.i [
    i32 33, label %if.then.critedge
    i32 9, label %if.then.critedge
    i32 19, label %if.then.critedge
  ]

land.rhs.i:                                       ; preds = %land.rhs.i25
  %call.i84 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i85 = icmp ne i64 %call.i84, 0
  br i1 %tobool.i85, label %mask_of_self.exit, label %land.lhs.true.i88

if.then.critedge:                                 ; preds = %land.rhs.i25, %entry, %land.rhs.i25, %land.rhs.i25
  %call.i94 = call i32 @__gomc_reads_errno()
  %tobool.i95 = icmp ne i32 %call.i94, 0
  br i1 %tobool.i95, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then.critedge
  %call1.i97 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i97, align 4
  %cmp.i98 = icmp ne i32 %0, 22
  br i1 %cmp.i98, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i97, align 4
  br label %return

land.lhs.true.i88:                                ; preds = %land.rhs.i
  %call1.i86 = call i32 @__gomc_self()
  %tobool2.i87 = icmp ne i32 %call1.i86, 0
  br i1 %tobool2.i87, label %if.then.i90, label %mask_of_self.exit

if.then.i90:                                      ; preds = %land.lhs.true.i88
  %call3.i = call i32 @__gomc_self()
  %arrayidx.i89 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i32 0, i32 %call3.i
  %1 = load atomic i64, ptr %arrayidx.i89 seq_cst, align 8
  %and.i = and i64 %1, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i90, %land.lhs.true.i88, %land.rhs.i
  %mask.i.0 = phi i64 [ %call.i84, %land.rhs.i ], [ %1, %if.then.i90 ], [ %call.i84, %land.lhs.true.i88 ]
  %and5.i = and i64 %mask.i.0, -262401
  %sub.i92 = sub nsw i32 %number, 1
  %sh_prom.i = zext i32 %sub.i92 to i64
  %shl.i = shl i64 1, %sh_prom.i
  %and = and i64 %and5.i, %shl.i
  %tobool4 = icmp ne i64 %and, 0
  %cond = select i1 %tobool4, ptr inttoptr (i32 2 to ptr), ptr null
  %2 = ptrtoint ptr %handler to i32
  %cmp = icmp eq i32 %2, 2
  br i1 %cmp, label %if.then5, label %if.end11

if.then5:                                         ; preds = %mask_of_self.exit
  br i1 %tobool4, label %if.end9, label %if.then7

if.then7:                                         ; preds = %if.then5
  %call.i69 = call i32 @__gomc_self()
  %cmp.i70 = icmp eq i32 %call.i69, 0
  br i1 %cmp.i70, label %land.rhs.i73, label %if.then.i43

land.rhs.i73:                                     ; preds = %if.then7
  %call1.i71 = call i64 @__gomc_next_thread()
  %cmp2.i72 = icmp eq i64 %call1.i71, 1
  br i1 %cmp2.i72, label %hold.exit44, label %if.then.i43

if.then.i43:                                      ; preds = %if.then7, %land.rhs.i73
  %arrayidx.i42 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i92
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.then.i43
  %call.i111 = call i32 @__gomc_self()
  %conv.i112 = zext i32 %call.i111 to i64
  %add.i113 = add i64 %conv.i112, 1
  %call1.i100 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i42, i32 noundef 4, i64 noundef %add.i113, i64 noundef 0, i32 noundef 1)
  %and.i117 = and i64 %call1.i100, 65535
  %conv.i118 = trunc i64 %and.i117 to i32
  %cmp.i101 = icmp ne i32 %conv.i118, 0
  br i1 %cmp.i101, label %do.body.i, label %hold.exit44

hold.exit44:                                      ; preds = %do.body.i, %land.rhs.i73
  %arrayidx.i = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i32 0, i32 %sub.i92
  %3 = load ptr, ptr %arrayidx.i, align 4
  %call.i58 = call i32 @__gomc_self()
  %cmp.i59 = icmp eq i32 %call.i58, 0
  br i1 %cmp.i59, label %land.rhs.i60, label %if.then.i56

land.rhs.i60:                                     ; preds = %hold.exit44
  %call1.i = call i64 @__gomc_next_thread()
  %cmp2.i = icmp eq i64 %call1.i, 1
  br i1 %cmp2.i, label %if.end9, label %if.then.i56

if.then.i56:                                      ; preds = %hold.exit44, %land.rhs.i60
  %arrayidx.i55 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i92
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i120 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i55, i32 noundef 4, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %if.end9

if.end9:                                          ; preds = %land.rhs.i60, %if.then.i56, %if.then5
  %old.0 = phi ptr [ %cond, %if.then5 ], [ %3, %if.then.i56 ], [ %3, %land.rhs.i60 ]
  %call10 = call i32 @sighold(i32 noundef %number)
  br label %return

if.end11:                                         ; preds = %mask_of_self.exit
  %cmp.i29 = icmp eq i32 %number, 14
  br i1 %cmp.i29, label %land.lhs.true.i31, label %when_set.exit

land.lhs.true.i31:                                ; preds = %if.end11
  %call.i = call i32 @__gomc_declares(ptr noundef @__gomc_signals.str.10)
  %tobool.i30 = icmp ne i32 %call.i, 0
  br i1 %tobool.i30, label %land.lhs.true1.i, label %when_set.exit

land.lhs.true1.i:                                 ; preds = %land.lhs.true.i31
  %4 = load atomic i32, ptr @__gomc_seconds seq_cst, align 4
  %tobool2.i = icmp ne i32 %4, 0
  %cmp.i.i = icmp ugt i32 %2, 1
  %or.cond29 = and i1 %tobool2.i, %cmp.i.i
  br i1 %or.cond29, label %if.then.i.i, label %when_set.exit

if.then.i.i:                                      ; preds = %land.lhs.true1.i
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.9)
  unreachable

when_set.exit:                                    ; preds = %land.lhs.true1.i, %land.lhs.true.i31, %if.end11
  %call.i76 = call i32 @__gomc_self()
  %cmp.i77 = icmp eq i32 %call.i76, 0
  br i1 %cmp.i77, label %land.rhs.i80, label %if.then.i37

land.rhs.i80:                                     ; preds = %when_set.exit
  %call1.i78 = call i64 @__gomc_next_thread()
  %cmp2.i79 = icmp eq i64 %call1.i78, 1
  br i1 %cmp2.i79, label %hold.exit, label %if.then.i37

if.then.i37:                                      ; preds = %when_set.exit, %land.rhs.i80
  %arrayidx.i36 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i92
  br label %do.body.i106

do.body.i106:                                     ; preds = %do.body.i106, %if.then.i37
  %call.i110 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i110 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i105 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i36, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i114 = and i64 %call1.i105, 65535
  %conv.i115 = trunc i64 %and.i114 to i32
  %cmp.i108 = icmp ne i32 %conv.i115, 0
  br i1 %cmp.i108, label %do.body.i106, label %hold.exit

hold.exit:                                        ; preds = %do.body.i106, %land.rhs.i80
  %arrayidx.i19 = getelementptr inbounds [64 x %struct.anon.0], ptr @__gomc_actions, i32 0, i32 %sub.i92
  %5 = load ptr, ptr %arrayidx.i19, align 4
  store ptr %handler, ptr %arrayidx.i19, align 4
  %mask7.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i19, i32 0, i32 1
  store i64 0, ptr %mask7.i, align 4
  %flags10.i = getelementptr inbounds %struct.anon.0, ptr %arrayidx.i19, i32 0, i32 2
  store i32 0, ptr %flags10.i, align 4
  %call.i62 = call i32 @__gomc_self()
  %cmp.i63 = icmp eq i32 %call.i62, 0
  br i1 %cmp.i63, label %land.rhs.i66, label %if.then.i50

land.rhs.i66:                                     ; preds = %hold.exit
  %call1.i64 = call i64 @__gomc_next_thread()
  %cmp2.i65 = icmp eq i64 %call1.i64, 1
  br i1 %cmp2.i65, label %release.exit, label %if.then.i50

if.then.i50:                                      ; preds = %hold.exit, %land.rhs.i66
  %arrayidx.i49 = getelementptr inbounds [64 x i32], ptr @__gomc_action_locks, i32 0, i32 %sub.i92
  %call.i.i122 = call i32 @__gomc_self()
  %conv.i.i123 = zext i32 %call.i.i122 to i64
  %add.i.i124 = add i64 %conv.i.i123, 1
  %call1.i125 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i49, i32 noundef 4, i64 noundef %add.i.i124, i64 noundef 0, i32 noundef 1)
  br label %release.exit

release.exit:                                     ; preds = %if.then.i50, %land.rhs.i66
  %call13 = call i32 @sigrelse(i32 noundef %number)
  %cond. = select i1 %tobool4, ptr %cond, ptr %5
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %if.then.critedge, %release.exit, %if.end9
  %retval.0 = phi ptr [ %old.0, %if.end9 ], [ %cond., %release.exit ], [ inttoptr (i32 -1 to ptr), %if.then.critedge ], [ inttoptr (i32 -1 to ptr), %if.then2.i ], [ inttoptr (i32 -1 to ptr), %if.end.i ]
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

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i64 @__gomc_choice(i64 noundef)

