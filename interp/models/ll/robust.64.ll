source_filename = "robust.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_robust.str = private unnamed_addr constant [66 x i8] c"pthread_mutex_consistent of a mutex that the thread does not hold\00", align 1

define i32 @pthread_mutexattr_setrobust(ptr noundef %attr, i32 noundef %kind) {
entry:
  %cmp.i = icmp slt i32 %kind, 0
  %cmp1.i = icmp sgt i32 %kind, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -17
  %shl3.i = shl i32 %kind, 4
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

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
  %call.i = call i32 @__gomc_robust_mutexes()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %entry
  %call.i14 = call i32 @__gomc_mutex_kinds()
  %tobool.i15 = icmp ne i32 %call.i14, 0
  br i1 %tobool.i15, label %cond.true.i, label %mutex_kind.exit

cond.true.i:                                      ; preds = %land.rhs.i
  %add.ptr.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %add.ptr.i, align 4
  %and.i17 = and i32 %0, 19
  br label %mutex_kind.exit

mutex_kind.exit:                                  ; preds = %land.rhs.i, %cond.true.i
  %cond.i = phi i32 [ %and.i17, %cond.true.i ], [ 0, %land.rhs.i ]
  %and.i = and i32 %cond.i, 16
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.end, label %return

if.end:                                           ; preds = %mutex_kind.exit
  %call1 = call i64 @__gomc_robust_key(ptr noundef %mutex)
  %tobool2 = icmp ne i64 %call1, 0
  br i1 %tobool2, label %if.end5, label %if.then3

if.then3:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_robust.str)
  br label %return

if.end5:                                          ; preds = %if.end
  %add.ptr.i.i23 = getelementptr inbounds i8, ptr %mutex, i64 16
  %add.ptr.i24 = getelementptr inbounds i32, ptr %add.ptr.i.i23, i64 2
  %1 = load atomic i32, ptr %add.ptr.i24 monotonic, align 4
  %cmp = icmp ne i32 %1, 1
  br i1 %cmp, label %return, label %if.end8

if.end8:                                          ; preds = %if.end5
  store atomic i32 0, ptr %add.ptr.i24 monotonic, align 4
  br label %return

return:                                           ; preds = %entry, %if.end5, %mutex_kind.exit, %if.end8, %if.then3
  %retval.0 = phi i32 [ 0, %if.end8 ], [ 22, %if.then3 ], [ 22, %mutex_kind.exit ], [ 22, %if.end5 ], [ 22, %entry ]
  ret i32 %retval.0
}

define internal i64 @__gomc_robust_key(ptr noundef %mutex) {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %key.0 = phi i64 [ -29, %entry ], [ %2, %for.inc ]
  %call = call i64 @__gomc_note(i64 noundef %key.0, i32 noundef 0)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %0 = ptrtoint ptr %mutex to i64
  %shr = lshr i64 %0, 1
  %cmp1 = icmp eq i64 %call, %shr
  br i1 %cmp1, label %return, label %for.inc

for.inc:                                          ; preds = %for.body
  %shl = shl i64 %call, 1
  %1 = inttoptr i64 %shl to ptr
  %add.ptr.i.i = getelementptr inbounds i8, ptr %1, i64 16
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i64 2
  %2 = ptrtoint ptr %add.ptr.i to i64
  br label %for.cond

return:                                           ; preds = %for.cond, %for.body
  %retval.0 = phi i64 [ %key.0, %for.body ], [ 0, %for.cond ]
  ret i64 %retval.0
}

define void @__gomc_thread_leaves() {
entry:
  br label %while.cond

while.cond:                                       ; preds = %do.end, %entry
  %call = call i64 @__gomc_note(i64 noundef -29, i32 noundef 0)
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %shl = shl i64 %call, 1
  %0 = inttoptr i64 %shl to ptr
  %add.ptr.i.i = getelementptr inbounds i8, ptr %0, i64 16
  %add.ptr.i18 = getelementptr inbounds i32, ptr %add.ptr.i.i, i64 2
  %1 = ptrtoint ptr %add.ptr.i18 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %1, i64 noundef 0)
  %call2.i = call i64 @__gomc_remember(i64 noundef -29, i64 noundef %call1.i)
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr.i.i, i64 1
  %2 = ptrtoint ptr %add.ptr.i to i64
  %call2 = call i64 @__gomc_remember(i64 noundef %2, i64 noundef 0)
  store atomic i32 1, ptr %add.ptr.i18 monotonic, align 4
  br label %do.body

do.body:                                          ; preds = %do.body, %while.body
  %call.i11 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i11 to i64
  %add.i = add i64 %conv.i, 1
  %call5 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %0, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %shr.i = lshr i64 %call5, 32
  %conv.i12 = trunc i64 %shr.i to i32
  %tobool = icmp ne i32 %conv.i12, 0
  br i1 %tobool, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret void
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

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

declare i32 @__gomc_robust_mutexes()

declare i32 @__gomc_mutex_kinds()

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_self()

