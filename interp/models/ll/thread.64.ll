source_filename = "thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_thread.str = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_thread.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1

define i32 @pthread_create(ptr noundef %thread, ptr noundef %attr, ptr noundef %start, ptr noundef %arg) {
entry:
  %call = call i64 @__gomc_create(ptr noundef %start, ptr noundef %arg)
  %add = add i64 %call, 1
  store i64 %add, ptr %thread, align 8
  ret i32 0
}

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define i32 @pthread_join(i64 noundef %thread, ptr noundef %result) {
entry:
  %cmp = icmp eq i64 %thread, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_thread.str, ptr noundef @__gomc_thread.str.1)
  unreachable

if.end:                                           ; preds = %entry
  %call = call i32 @__gomc_self()
  %conv = zext i32 %call to i64
  %add = add i64 %conv, 1
  %cmp1 = icmp eq i64 %thread, %add
  br i1 %cmp1, label %return, label %if.end4

if.end4:                                          ; preds = %if.end
  %sub = sub i64 %thread, 1
  %call5 = call i64 @__gomc_join(i64 noundef %sub)
  %tobool = icmp ne ptr %result, null
  br i1 %tobool, label %if.then6, label %return

if.then6:                                         ; preds = %if.end4
  %0 = inttoptr i64 %call5 to ptr
  store ptr %0, ptr %result, align 8
  br label %return

return:                                           ; preds = %if.end4, %if.then6, %if.end
  %retval.0 = phi i32 [ 35, %if.end ], [ 0, %if.then6 ], [ 0, %if.end4 ]
  ret i32 %retval.0
}

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_join(i64 noundef)

define void @pthread_exit(ptr noundef %result) {
entry:
  call void @__gomc_exit_thread(ptr noundef %result)
  unreachable
}

declare void @__gomc_exit_thread(ptr noundef)

define i64 @pthread_self() {
entry:
  %call = call i32 @__gomc_self()
  %conv = zext i32 %call to i64
  %add = add i64 %conv, 1
  ret i64 %add
}

define i32 @pthread_equal(i64 noundef %a, i64 noundef %b) {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @pthread_detach(i64 noundef %thread) {
entry:
  ret i32 0
}

define i32 @gettid() {
entry:
  %call = call i32 @__gomc_self()
  %add = add nsw i32 %call, 1
  ret i32 %add
}

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
  switch i32 %state, label %return [
    i32 0, label %if.end
    i32 1, label %if.end
  ]

if.end:                                           ; preds = %entry, %entry
  store i32 %state, ptr %attr, align 4
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define i32 @pthread_attr_getdetachstate(ptr noundef %attr, ptr noundef %state) {
entry:
  %0 = load i32, ptr %attr, align 4
  store i32 %0, ptr %state, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(ptr noundef %attr, i64 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef %stack, i64 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setguardsize(ptr noundef %attr, i64 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setscope(ptr noundef %attr, i32 noundef %scope) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setinheritsched(ptr noundef %attr, i32 noundef %inherit) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setschedpolicy(ptr noundef %attr, i32 noundef %policy) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setschedparam(ptr noundef %attr, ptr noundef %param) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setaffinity_np(ptr noundef %attr, i64 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setschedparam(i64 noundef %thread, i32 noundef %policy, ptr noundef %param) {
entry:
  ret i32 0
}

define i32 @pthread_setschedprio(i64 noundef %thread, i32 noundef %priority) {
entry:
  ret i32 0
}

define i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  ret i32 0
}

define i32 @pthread_getconcurrency() {
entry:
  ret i32 0
}

define i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @sched_setaffinity(i32 noundef %process, i64 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setname_np(i64 noundef %thread, ptr noundef %name) {
entry:
  ret i32 0
}

define i32 @pthread_setcancelstate(i32 noundef %state, ptr noundef %old) {
entry:
  %tobool = icmp ne ptr %old, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %old, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define i32 @pthread_setcanceltype(i32 noundef %type, ptr noundef %old) {
entry:
  %tobool = icmp ne ptr %old, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %old, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define void @pthread_testcancel() {
entry:
  ret void
}

