source_filename = "signals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.action = type { ptr, %struct.anon, i32, ptr }
%struct.anon = type { [16 x i64] }

@__gomc_handlers = internal global [64 x ptr] zeroinitializer, align 16
@__gomc_signals.str = private unnamed_addr constant [50 x i8] c"sigaction of a signal for which a handler was set\00", align 1
@__gomc_signals.str.1 = private unnamed_addr constant [32 x i8] c"the mask of signals of a thread\00", align 1

define ptr @signal(i32 noundef %signal, ptr noundef %handler) {
entry:
  %cmp.i5 = icmp sgt i32 %signal, 0
  %cmp1.i6 = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i5, i1 %cmp1.i6, i1 false
  %cmp.i = icmp ne i32 %signal, 9
  %or.cond = and i1 %spec.select, %cmp.i
  %cmp1.i = icmp ne i32 %signal, 19
  %or.cond7 = and i1 %or.cond, %cmp1.i
  br i1 %or.cond7, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %sub.i = sub nsw i32 %signal, 1
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr @__gomc_handlers, i64 0, i64 %idxprom.i
  %0 = ptrtoint ptr %handler to i64
  %1 = atomicrmw xchg ptr %arrayidx.i, i64 %0 seq_cst, align 8
  %2 = inttoptr i64 %1 to ptr
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i10 = icmp ne i32 %call.i, 0
  br i1 %tobool.i10, label %if.end.i, label %cond.end

if.end.i:                                         ; preds = %cond.false
  %call1.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i, align 4
  %cmp.i11 = icmp ne i32 %3, 22
  br i1 %cmp.i11, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.false, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ inttoptr (i64 -1 to ptr), %cond.false ], [ inttoptr (i64 -1 to ptr), %if.then2.i ], [ inttoptr (i64 -1 to ptr), %if.end.i ]
  ret ptr %cond
}

define ptr @ssignal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define ptr @bsd_signal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define ptr @sysv_signal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define ptr @__sysv_signal(i32 noundef %number, ptr noundef %handler) {
entry:
  %call = call ptr @signal(i32 noundef %number, ptr noundef %handler)
  ret ptr %call
}

define i32 @sigaction(i32 noundef %signal, ptr noundef %new, ptr noundef %old) {
entry:
  %.compoundliteral = alloca %struct.action, align 8
  %cmp.i26 = icmp sgt i32 %signal, 0
  %cmp1.i27 = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i26, i1 %cmp1.i27, i1 false
  br i1 %spec.select, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %magicptr = ptrtoint ptr %new to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %lor.lhs.false
  switch i32 %signal, label %if.end [
    i32 19, label %if.then
    i32 9, label %if.then
  ]

if.then:                                          ; preds = %land.lhs.true, %land.lhs.true, %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i32 = icmp ne i32 %call.i, 0
  br i1 %tobool.i32, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i33 = icmp ne i32 %0, 22
  br i1 %cmp.i33, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true
  %tobool5 = icmp ne ptr %new, null
  br i1 %tobool5, label %if.then6, label %if.else

if.then6:                                         ; preds = %if.end
  %1 = load ptr, ptr %new, align 8
  %sub.i = sub nsw i32 %signal, 1
  %idxprom.i = sext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr @__gomc_handlers, i64 0, i64 %idxprom.i
  %2 = ptrtoint ptr %1 to i64
  %3 = atomicrmw xchg ptr %arrayidx.i, i64 %2 seq_cst, align 8
  %4 = inttoptr i64 %3 to ptr
  br label %if.end11

if.else:                                          ; preds = %lor.lhs.false, %if.end
  %tobool8 = icmp ne ptr %old, null
  br i1 %tobool8, label %if.then9, label %if.end11

if.then9:                                         ; preds = %if.else
  %sub = sub nsw i32 %signal, 1
  %idxprom = sext i32 %sub to i64
  %arrayidx = getelementptr inbounds [64 x ptr], ptr @__gomc_handlers, i64 0, i64 %idxprom
  %5 = load atomic i64, ptr %arrayidx seq_cst, align 8
  %6 = inttoptr i64 %5 to ptr
  br label %if.end11

if.end11:                                         ; preds = %if.else, %if.then9, %if.then6
  %before.1 = phi ptr [ %4, %if.then6 ], [ %6, %if.then9 ], [ null, %if.else ]
  %tobool12 = icmp ne ptr %old, null
  br i1 %tobool12, label %if.then13, label %return

if.then13:                                        ; preds = %if.end11
  %tobool14 = icmp ne ptr %before.1, null
  br i1 %tobool14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.then13
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str)
  unreachable

if.end16:                                         ; preds = %if.then13
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 152, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %old, ptr align 8 %.compoundliteral, i64 152, i1 false)
  br label %return

return:                                           ; preds = %if.end11, %if.end16, %if.end.i, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %if.end16 ], [ 0, %if.end11 ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define i32 @sigemptyset(ptr noundef %set) {
entry:
  store i64 0, ptr %set, align 8
  ret i32 0
}

define i32 @sigfillset(ptr noundef %set) {
entry:
  store i64 -1, ptr %set, align 8
  ret i32 0
}

define i32 @sigaddset(ptr noundef %set, i32 noundef %signal) {
entry:
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i3 = icmp ne i32 %0, 22
  br i1 %cmp.i3, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %signal, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %1 = load i64, ptr %set, align 8
  %or = or i64 %1, %shl
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
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i3 = icmp ne i32 %0, 22
  br i1 %cmp.i3, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %signal, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %not = xor i64 %shl, -1
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
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %cond.true, label %cond.false

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
  %cmp.i3 = icmp ne i32 %1, 22
  br i1 %cmp.i3, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end.i, %if.then2.i, %cond.false, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ -1, %cond.false ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %cond
}

define i32 @sigprocmask(i32 noundef %how, ptr noundef %set, ptr noundef %old) {
entry:
  %tobool.i = icmp ne ptr %old, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.1)
  unreachable

if.end.i:                                         ; preds = %entry
  %tobool1.i = icmp ne ptr %set, null
  br i1 %tobool1.i, label %land.rhs.i, label %masked.exit

land.rhs.i:                                       ; preds = %if.end.i
  %cmp.i = icmp slt i32 %how, 0
  %cmp2.i = icmp sgt i32 %how, 2
  %spec.select = select i1 %cmp.i, i1 true, i1 %cmp2.i
  br label %masked.exit

masked.exit:                                      ; preds = %land.rhs.i, %if.end.i
  %0 = phi i1 [ false, %if.end.i ], [ %spec.select, %land.rhs.i ]
  %cond.i = select i1 %0, i32 22, i32 0
  br i1 %0, label %cond.true, label %cond.end

cond.true:                                        ; preds = %masked.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i3 = icmp ne i32 %call.i, 0
  br i1 %tobool.i3, label %if.end.i6, label %cond.end

if.end.i6:                                        ; preds = %cond.true
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i5 = icmp ne i32 %1, %cond.i
  br i1 %cmp.i5, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i6
  store i32 %cond.i, ptr %call1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %masked.exit, %if.end.i6, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i6 ], [ 0, %masked.exit ]
  ret i32 %cond
}

define i32 @pthread_sigmask(i32 noundef %how, ptr noundef %set, ptr noundef %old) {
entry:
  %tobool.i = icmp ne ptr %old, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str.1)
  unreachable

if.end.i:                                         ; preds = %entry
  %tobool1.i = icmp ne ptr %set, null
  br i1 %tobool1.i, label %land.rhs.i, label %masked.exit

land.rhs.i:                                       ; preds = %if.end.i
  %cmp.i = icmp slt i32 %how, 0
  %cmp2.i = icmp sgt i32 %how, 2
  %spec.select = select i1 %cmp.i, i1 true, i1 %cmp2.i
  br label %masked.exit

masked.exit:                                      ; preds = %land.rhs.i, %if.end.i
  %0 = phi i1 [ false, %if.end.i ], [ %spec.select, %land.rhs.i ]
  %cond.i = select i1 %0, i32 22, i32 0
  ret i32 %cond.i
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

