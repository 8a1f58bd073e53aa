source_filename = "robust.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_robust.str = private unnamed_addr constant [27 x i8] c"robust mutex of four bytes\00", align 1

define i32 @pthread_mutexattr_setrobust(ptr noundef %attr, i32 noundef %kind) {
entry:
  %cmp = icmp eq i32 %kind, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_robust.str)
  unreachable

if.end:                                           ; preds = %entry
  %cmp.i = icmp slt i32 %kind, 0
  %cmp1.i = icmp sgt i32 %kind, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %if.end
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -17
  %shl3.i = shl i32 %kind, 4
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %if.end, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %if.end ]
  ret i32 %retval.i.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @pthread_mutexattr_getrobust(ptr noundef %attr, ptr noundef %kind) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 4
  %and.i = and i32 %shr.i, 1
  store i32 %and.i, ptr %kind, align 4
  ret i32 0
}

define i32 @pthread_mutex_consistent(ptr noundef %mutex) {
entry:
  ret i32 22
}

define void @__gomc_thread_leaves() {
entry:
  ret void
}

define i32 @pthread_mutexattr_setrobust_np(ptr noundef %attr, i32 noundef %kind) {
entry:
  %call = call i32 @pthread_mutexattr_setrobust(ptr noundef %attr, i32 noundef %kind)
  ret i32 %call
}

define i32 @pthread_mutexattr_getrobust_np(ptr noundef %attr, ptr noundef %kind) {
entry:
  %call = call i32 @pthread_mutexattr_getrobust(ptr noundef %attr, ptr noundef %kind)
  ret i32 %call
}

define i32 @pthread_mutex_consistent_np(ptr noundef %mutex) {
entry:
  %call = call i32 @pthread_mutex_consistent(ptr noundef %mutex)
  ret i32 %call
}

