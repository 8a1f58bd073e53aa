source_filename = "keys.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_keys_status = internal global [64 x i64] zeroinitializer, align 8
@__gomc_keys_destructors = internal global [64 x ptr] zeroinitializer, align 4
@__gomc_keys_top = internal thread_local(localexec) global i32 0, align 4
@__gomc_keys_values = internal thread_local(localexec) global [64 x ptr] zeroinitializer, align 4
@__gomc_keys_made = internal global i32 0, align 4
@__gomc_keys.str = private unnamed_addr constant [42 x i8] c"more than 64 keys of thread-specific data\00", align 1
@__gomc_keys.str.1 = private unnamed_addr constant [60 x i8] c"use of a key of thread-specific data that was never created\00", align 1
@__gomc_keys.str.2 = private unnamed_addr constant [45 x i8] c"use of a deleted key of thread-specific data\00", align 1

define i32 @pthread_key_create(ptr noundef %key, ptr noundef %destructor) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_keys_made, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp uge i32 %conv.i, 64
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_keys.str)
  unreachable

if.end.i:                                         ; preds = %entry
  %tobool.i = icmp ne ptr %destructor, null
  br i1 %tobool.i, label %if.then2.i, label %create.exit

if.then2.i:                                       ; preds = %if.end.i
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr @__gomc_keys_destructors, i32 0, i32 %conv.i
  store ptr %destructor, ptr %arrayidx.i, align 4
  br label %create.exit

create.exit:                                      ; preds = %if.then2.i, %if.end.i
  %arrayidx4.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %conv.i
  store atomic i64 1, ptr %arrayidx4.i release, align 8
  store i32 %conv.i, ptr %key, align 4
  ret i32 0
}

define i32 @__pthread_key_create(ptr noundef %key, ptr noundef %destructor) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_keys_made, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp uge i32 %conv.i, 64
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_keys.str)
  unreachable

if.end.i:                                         ; preds = %entry
  %tobool.i = icmp ne ptr %destructor, null
  br i1 %tobool.i, label %if.then2.i, label %create.exit

if.then2.i:                                       ; preds = %if.end.i
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr @__gomc_keys_destructors, i32 0, i32 %conv.i
  store ptr %destructor, ptr %arrayidx.i, align 4
  br label %create.exit

create.exit:                                      ; preds = %if.then2.i, %if.end.i
  %arrayidx4.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %conv.i
  store atomic i64 1, ptr %arrayidx4.i release, align 8
  store i32 %conv.i, ptr %key, align 4
  ret i32 0
}

define i32 @pthread_key_delete(i32 noundef %key) {
entry:
  %cmp.i = icmp ult i32 %key, 64
  br i1 %cmp.i, label %cond.true.i, label %cond.end.i

cond.true.i:                                      ; preds = %entry
  %arrayidx.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  %0 = load atomic i64, ptr %arrayidx.i acquire, align 8
  br label %cond.end.i

cond.end.i:                                       ; preds = %entry, %cond.true.i
  %cond.i = phi i64 [ %0, %cond.true.i ], [ 0, %entry ]
  switch i64 %cond.i, label %return [
    i64 0, label %if.then.i
    i64 2, label %if.then3.i
    i64 1, label %if.end
  ]

if.then.i:                                        ; preds = %cond.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.1)
  br label %return

if.then3.i:                                       ; preds = %cond.end.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.2)
  br label %return

if.end:                                           ; preds = %cond.end.i
  %arrayidx = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  store atomic i64 2, ptr %arrayidx release, align 8
  %arrayidx1 = getelementptr inbounds [64 x ptr], ptr @__gomc_keys_destructors, i32 0, i32 %key
  store ptr null, ptr %arrayidx1, align 4
  br label %return

return:                                           ; preds = %if.then3.i, %if.then.i, %cond.end.i, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %cond.end.i ], [ 22, %if.then.i ], [ 22, %if.then3.i ]
  ret i32 %retval.0
}

define i32 @pthread_setspecific(i32 noundef %key, ptr noundef %value) {
entry:
  %cmp.i = icmp eq i32 %key, 1073741824
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i = call i64 @__gomc_note(i64 noundef -19, i32 noundef 0)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 34, %mul.i
  %not.i = xor i64 %add.i, -1
  %0 = ptrtoint ptr %value to i32
  %conv.i = zext i32 %0 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef %conv.i)
  br label %set.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i = icmp ult i32 %key, 64
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.end.i.i

cond.true.i.i:                                    ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  %1 = load atomic i64, ptr %arrayidx.i.i acquire, align 8
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %if.end.i, %cond.true.i.i
  %cond.i.i = phi i64 [ %1, %cond.true.i.i ], [ 0, %if.end.i ]
  switch i64 %cond.i.i, label %set.exit [
    i64 0, label %if.then.i.i
    i64 2, label %if.then3.i.i
    i64 1, label %if.end4.i
  ]

if.then.i.i:                                      ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.1)
  br label %set.exit

if.then3.i.i:                                     ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.2)
  br label %set.exit

if.end4.i:                                        ; preds = %cond.end.i.i
  %2 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_top)
  %3 = load i32, ptr %2, align 4
  %cmp5.i = icmp uge i32 %key, %3
  br i1 %cmp5.i, label %if.then7.i, label %if.end9.i

if.then7.i:                                       ; preds = %if.end4.i
  %add8.i = add i32 %key, 1
  store i32 %add8.i, ptr %2, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then7.i, %if.end4.i
  %4 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_values)
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr %4, i32 0, i32 %key
  store ptr %value, ptr %arrayidx.i, align 4
  br label %set.exit

set.exit:                                         ; preds = %if.then3.i.i, %if.then.i.i, %cond.end.i.i, %if.end9.i, %if.then.i
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 0, %if.end9.i ], [ 22, %cond.end.i.i ], [ 22, %if.then.i.i ], [ 22, %if.then3.i.i ]
  ret i32 %retval.i.0
}

define i32 @__pthread_setspecific(i32 noundef %key, ptr noundef %value) {
entry:
  %cmp.i = icmp eq i32 %key, 1073741824
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i = call i64 @__gomc_note(i64 noundef -19, i32 noundef 0)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 34, %mul.i
  %not.i = xor i64 %add.i, -1
  %0 = ptrtoint ptr %value to i32
  %conv.i = zext i32 %0 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef %conv.i)
  br label %set.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i = icmp ult i32 %key, 64
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.end.i.i

cond.true.i.i:                                    ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  %1 = load atomic i64, ptr %arrayidx.i.i acquire, align 8
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %if.end.i, %cond.true.i.i
  %cond.i.i = phi i64 [ %1, %cond.true.i.i ], [ 0, %if.end.i ]
  switch i64 %cond.i.i, label %set.exit [
    i64 0, label %if.then.i.i
    i64 2, label %if.then3.i.i
    i64 1, label %if.end4.i
  ]

if.then.i.i:                                      ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.1)
  br label %set.exit

if.then3.i.i:                                     ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.2)
  br label %set.exit

if.end4.i:                                        ; preds = %cond.end.i.i
  %2 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_top)
  %3 = load i32, ptr %2, align 4
  %cmp5.i = icmp uge i32 %key, %3
  br i1 %cmp5.i, label %if.then7.i, label %if.end9.i

if.then7.i:                                       ; preds = %if.end4.i
  %add8.i = add i32 %key, 1
  store i32 %add8.i, ptr %2, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then7.i, %if.end4.i
  %4 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_values)
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr %4, i32 0, i32 %key
  store ptr %value, ptr %arrayidx.i, align 4
  br label %set.exit

set.exit:                                         ; preds = %if.then3.i.i, %if.then.i.i, %cond.end.i.i, %if.end9.i, %if.then.i
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 0, %if.end9.i ], [ 22, %cond.end.i.i ], [ 22, %if.then.i.i ], [ 22, %if.then3.i.i ]
  ret i32 %retval.i.0
}

define ptr @pthread_getspecific(i32 noundef %key) {
entry:
  %cmp.i = icmp eq i32 %key, 1073741824
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i = call i64 @__gomc_note(i64 noundef -19, i32 noundef 0)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 34, %mul.i
  %not.i = xor i64 %add.i, -1
  %call1.i = call i64 @__gomc_note(i64 noundef %not.i, i32 noundef 0)
  %conv.i = trunc i64 %call1.i to i32
  %0 = inttoptr i32 %conv.i to ptr
  br label %get.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i = icmp ult i32 %key, 64
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.end.i.i

cond.true.i.i:                                    ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  %1 = load atomic i64, ptr %arrayidx.i.i acquire, align 8
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %if.end.i, %cond.true.i.i
  %cond.i.i = phi i64 [ %1, %cond.true.i.i ], [ 0, %if.end.i ]
  switch i64 %cond.i.i, label %get.exit [
    i64 0, label %if.then.i.i
    i64 2, label %if.then3.i.i
    i64 1, label %cond.true.i
  ]

if.then.i.i:                                      ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.1)
  br label %get.exit

if.then3.i.i:                                     ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.2)
  br label %get.exit

cond.true.i:                                      ; preds = %cond.end.i.i
  %2 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_values)
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr %2, i32 0, i32 %key
  %3 = load ptr, ptr %arrayidx.i, align 4
  br label %get.exit

get.exit:                                         ; preds = %if.then3.i.i, %if.then.i.i, %cond.true.i, %cond.end.i.i, %if.then.i
  %retval.i.0 = phi ptr [ %0, %if.then.i ], [ %3, %cond.true.i ], [ null, %cond.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then3.i.i ]
  ret ptr %retval.i.0
}

define ptr @__pthread_getspecific(i32 noundef %key) {
entry:
  %cmp.i = icmp eq i32 %key, 1073741824
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i = call i64 @__gomc_note(i64 noundef -19, i32 noundef 0)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 34, %mul.i
  %not.i = xor i64 %add.i, -1
  %call1.i = call i64 @__gomc_note(i64 noundef %not.i, i32 noundef 0)
  %conv.i = trunc i64 %call1.i to i32
  %0 = inttoptr i32 %conv.i to ptr
  br label %get.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i = icmp ult i32 %key, 64
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.end.i.i

cond.true.i.i:                                    ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  %1 = load atomic i64, ptr %arrayidx.i.i acquire, align 8
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %if.end.i, %cond.true.i.i
  %cond.i.i = phi i64 [ %1, %cond.true.i.i ], [ 0, %if.end.i ]
  switch i64 %cond.i.i, label %get.exit [
    i64 0, label %if.then.i.i
    i64 2, label %if.then3.i.i
    i64 1, label %cond.true.i
  ]

if.then.i.i:                                      ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.1)
  br label %get.exit

if.then3.i.i:                                     ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.2)
  br label %get.exit

cond.true.i:                                      ; preds = %cond.end.i.i
  %2 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_values)
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr %2, i32 0, i32 %key
  %3 = load ptr, ptr %arrayidx.i, align 4
  br label %get.exit

get.exit:                                         ; preds = %if.then3.i.i, %if.then.i.i, %cond.true.i, %cond.end.i.i, %if.then.i
  %retval.i.0 = phi ptr [ %0, %if.then.i ], [ %3, %cond.true.i ], [ null, %cond.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then3.i.i ]
  ret ptr %retval.i.0
}

define i32 @tss_create(ptr noundef %key, ptr noundef %destructor) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_keys_made, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp uge i32 %conv.i, 64
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_keys.str)
  unreachable

if.end.i:                                         ; preds = %entry
  %tobool.i = icmp ne ptr %destructor, null
  br i1 %tobool.i, label %if.then2.i, label %create.exit

if.then2.i:                                       ; preds = %if.end.i
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr @__gomc_keys_destructors, i32 0, i32 %conv.i
  store ptr %destructor, ptr %arrayidx.i, align 4
  br label %create.exit

create.exit:                                      ; preds = %if.then2.i, %if.end.i
  %arrayidx4.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %conv.i
  store atomic i64 1, ptr %arrayidx4.i release, align 8
  store i32 %conv.i, ptr %key, align 4
  ret i32 0
}

define void @tss_delete(i32 noundef %key) {
entry:
  %call = call i32 @pthread_key_delete(i32 noundef %key)
  ret void
}

define i32 @tss_set(i32 noundef %key, ptr noundef %value) {
entry:
  %cmp.i = icmp eq i32 %key, 1073741824
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i = call i64 @__gomc_note(i64 noundef -19, i32 noundef 0)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 34, %mul.i
  %not.i = xor i64 %add.i, -1
  %0 = ptrtoint ptr %value to i32
  %conv.i = zext i32 %0 to i64
  %call1.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef %conv.i)
  br label %set.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i = icmp ult i32 %key, 64
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.end.i.i

cond.true.i.i:                                    ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  %1 = load atomic i64, ptr %arrayidx.i.i acquire, align 8
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %if.end.i, %cond.true.i.i
  %cond.i.i = phi i64 [ %1, %cond.true.i.i ], [ 0, %if.end.i ]
  switch i64 %cond.i.i, label %set.exit [
    i64 0, label %if.then.i.i
    i64 2, label %if.then3.i.i
    i64 1, label %if.end4.i
  ]

if.then.i.i:                                      ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.1)
  br label %set.exit

if.then3.i.i:                                     ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.2)
  br label %set.exit

if.end4.i:                                        ; preds = %cond.end.i.i
  %2 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_top)
  %3 = load i32, ptr %2, align 4
  %cmp5.i = icmp uge i32 %key, %3
  br i1 %cmp5.i, label %if.then7.i, label %if.end9.i

if.then7.i:                                       ; preds = %if.end4.i
  %add8.i = add i32 %key, 1
  store i32 %add8.i, ptr %2, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then7.i, %if.end4.i
  %4 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_values)
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr %4, i32 0, i32 %key
  store ptr %value, ptr %arrayidx.i, align 4
  br label %set.exit

set.exit:                                         ; preds = %if.then3.i.i, %if.then.i.i, %cond.end.i.i, %if.end9.i, %if.then.i
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ 0, %if.end9.i ], [ 22, %cond.end.i.i ], [ 22, %if.then.i.i ], [ 22, %if.then3.i.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %cond = select i1 %tobool, i32 2, i32 0
  ret i32 %cond
}

define ptr @tss_get(i32 noundef %key) {
entry:
  %cmp.i = icmp eq i32 %key, 1073741824
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call.i = call i64 @__gomc_note(i64 noundef -19, i32 noundef 0)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 34, %mul.i
  %not.i = xor i64 %add.i, -1
  %call1.i = call i64 @__gomc_note(i64 noundef %not.i, i32 noundef 0)
  %conv.i = trunc i64 %call1.i to i32
  %0 = inttoptr i32 %conv.i to ptr
  br label %get.exit

if.end.i:                                         ; preds = %entry
  %cmp.i.i = icmp ult i32 %key, 64
  br i1 %cmp.i.i, label %cond.true.i.i, label %cond.end.i.i

cond.true.i.i:                                    ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds [64 x i64], ptr @__gomc_keys_status, i32 0, i32 %key
  %1 = load atomic i64, ptr %arrayidx.i.i acquire, align 8
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %if.end.i, %cond.true.i.i
  %cond.i.i = phi i64 [ %1, %cond.true.i.i ], [ 0, %if.end.i ]
  switch i64 %cond.i.i, label %get.exit [
    i64 0, label %if.then.i.i
    i64 2, label %if.then3.i.i
    i64 1, label %cond.true.i
  ]

if.then.i.i:                                      ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.1)
  br label %get.exit

if.then3.i.i:                                     ; preds = %cond.end.i.i
  call void @__gomc_misuse(ptr noundef @__gomc_keys.str.2)
  br label %get.exit

cond.true.i:                                      ; preds = %cond.end.i.i
  %2 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_values)
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr %2, i32 0, i32 %key
  %3 = load ptr, ptr %arrayidx.i, align 4
  br label %get.exit

get.exit:                                         ; preds = %if.then3.i.i, %if.then.i.i, %cond.true.i, %cond.end.i.i, %if.then.i
  %retval.i.0 = phi ptr [ %0, %if.then.i ], [ %3, %cond.true.i ], [ null, %cond.end.i.i ], [ null, %if.then.i.i ], [ null, %if.then3.i.i ]
  ret ptr %retval.i.0
}

define void @__gomc_thread_exit() {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %round.0 = phi i32 [ 0, %entry ], [ %inc13, %for.inc12 ]
  %cmp = icmp slt i32 %round.0, 4
  br i1 %cmp, label %for.cond1, label %for.end14

for.cond1:                                        ; preds = %for.cond, %for.inc
  %key.0 = phi i32 [ %inc, %for.inc ], [ 0, %for.cond ]
  %again.0 = phi i32 [ %again.1, %for.inc ], [ 0, %for.cond ]
  %0 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_top)
  %1 = load i32, ptr %0, align 4
  %cmp2 = icmp ult i32 %key.0, %1
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %2 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_keys_values)
  %arrayidx = getelementptr inbounds [64 x ptr], ptr %2, i32 0, i32 %key.0
  %3 = load ptr, ptr %arrayidx, align 4
  %tobool = icmp ne ptr %3, null
  br i1 %tobool, label %if.end, label %for.inc

if.end:                                           ; preds = %for.body3
  store ptr null, ptr %arrayidx, align 4
  %arrayidx5 = getelementptr inbounds [64 x ptr], ptr @__gomc_keys_destructors, i32 0, i32 %key.0
  %4 = load ptr, ptr %arrayidx5, align 4
  %tobool6 = icmp ne ptr %4, null
  br i1 %tobool6, label %if.end8, label %for.inc

if.end8:                                          ; preds = %if.end
  call void %4(ptr noundef %3)
  br label %for.inc

for.inc:                                          ; preds = %if.end, %for.body3, %if.end8
  %again.1 = phi i32 [ 1, %if.end8 ], [ %again.0, %for.body3 ], [ %again.0, %if.end ]
  %inc = add i32 %key.0, 1
  br label %for.cond1

for.end:                                          ; preds = %for.cond1
  %tobool9 = icmp ne i32 %again.0, 0
  br i1 %tobool9, label %for.inc12, label %for.end14

for.inc12:                                        ; preds = %for.end
  %inc13 = add nsw i32 %round.0, 1
  br label %for.cond

for.end14:                                        ; preds = %for.end, %for.cond
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_unsupported(ptr noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

