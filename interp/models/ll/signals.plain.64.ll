source_filename = "signals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.action = type { ptr, %struct.anon, i32, ptr }
%struct.anon = type { [16 x i64] }

@__gomc_signals.str = private unnamed_addr constant [32 x i8] c"the mask of signals of a thread\00", align 1

define ptr @signal(i32 noundef %signal, ptr noundef %handler) {
entry:
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  %cond = select i1 %spec.select, ptr null, ptr inttoptr (i64 -1 to ptr)
  ret ptr %cond
}

define i32 @sigaction(i32 noundef %signal, ptr noundef %new, ptr noundef %old) {
entry:
  %.compoundliteral = alloca %struct.action, align 8
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.end, label %return

if.end:                                           ; preds = %entry
  %tobool2 = icmp ne ptr %old, null
  br i1 %tobool2, label %if.then3, label %return

if.then3:                                         ; preds = %if.end
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral, i8 0, i64 152, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %old, ptr align 8 %.compoundliteral, i64 152, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then3, %entry
  %retval.0 = phi i32 [ -1, %entry ], [ 0, %if.then3 ], [ 0, %if.end ]
  ret i32 %retval.0
}

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
  br i1 %spec.select, label %if.end, label %return

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %signal, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %0 = load i64, ptr %set, align 8
  %or = or i64 %0, %shl
  store i64 %or, ptr %set, align 8
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %entry ]
  ret i32 %retval.0
}

define i32 @sigdelset(ptr noundef %set, i32 noundef %signal) {
entry:
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.end, label %return

if.end:                                           ; preds = %entry
  %sub = sub nsw i32 %signal, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %not = xor i64 %shl, -1
  %0 = load i64, ptr %set, align 8
  %and = and i64 %0, %not
  store i64 %and, ptr %set, align 8
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %entry ]
  ret i32 %retval.0
}

define i32 @sigismember(ptr noundef %set, i32 noundef %signal) {
entry:
  %cmp.i = icmp sgt i32 %signal, 0
  %cmp1.i = icmp sle i32 %signal, 64
  %spec.select = select i1 %cmp.i, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %0 = load i64, ptr %set, align 8
  %sub = sub nsw i32 %signal, 1
  %sh_prom = zext i32 %sub to i64
  %shr = lshr i64 %0, %sh_prom
  %and = and i64 %shr, 1
  %conv = trunc i64 %and to i32
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %conv, %cond.true ], [ -1, %entry ]
  ret i32 %cond
}

define i32 @sigprocmask(i32 noundef %how, ptr noundef %set, ptr noundef %old) {
entry:
  %tobool.i = icmp ne ptr %old, null
  br i1 %tobool.i, label %if.then.i, label %masked.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str)
  unreachable

masked.exit:                                      ; preds = %entry
  ret i32 0
}

define i32 @pthread_sigmask(i32 noundef %how, ptr noundef %set, ptr noundef %old) {
entry:
  %tobool.i = icmp ne ptr %old, null
  br i1 %tobool.i, label %if.then.i, label %masked.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_signals.str)
  unreachable

masked.exit:                                      ; preds = %entry
  ret i32 0
}

declare void @__gomc_unsupported(ptr noundef)

