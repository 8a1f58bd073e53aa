source_filename = "thread.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_thread.str = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_thread.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1

define i32 @pthread_create(ptr noundef %thread, ptr noundef %attr, ptr noundef %start, ptr noundef %arg) {
entry:
  %call = call i64 @__gomc_create(ptr noundef %start, ptr noundef %arg)
  %conv = trunc i64 %call to i32
  %add = add i32 %conv, 1
  store i32 %add, ptr %thread, align 4
  ret i32 0
}

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define i32 @pthread_join(i32 noundef %thread, ptr noundef %result) {
entry:
  %cmp = icmp eq i32 %thread, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_thread.str, ptr noundef @__gomc_thread.str.1)
  unreachable

if.end:                                           ; preds = %entry
  %call = call i32 @__gomc_self()
  %add = add i32 %call, 1
  %cmp1 = icmp eq i32 %thread, %add
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %sub = sub i32 %thread, 1
  %conv = zext i32 %sub to i64
  %call4 = call i64 @__gomc_join(i64 noundef %conv)
  %tobool = icmp ne ptr %result, null
  br i1 %tobool, label %if.then5, label %return

if.then5:                                         ; preds = %if.end3
  %conv6 = trunc i64 %call4 to i32
  %0 = inttoptr i32 %conv6 to ptr
  store ptr %0, ptr %result, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then5, %if.end
  %retval.0 = phi i32 [ 35, %if.end ], [ 0, %if.then5 ], [ 0, %if.end3 ]
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

define i32 @pthread_self() {
entry:
  %call = call i32 @__gomc_self()
  %add = add i32 %call, 1
  ret i32 %add
}

define i32 @pthread_equal(i32 noundef %a, i32 noundef %b) {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @pthread_detach(i32 noundef %thread) {
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

define i32 @pthread_attr_setstacksize(ptr noundef %attr, i32 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef %stack, i32 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setguardsize(ptr noundef %attr, i32 noundef %size) {
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

define i32 @pthread_attr_setaffinity_np(ptr noundef %attr, i32 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setschedparam(i32 noundef %thread, i32 noundef %policy, ptr noundef %param) {
entry:
  ret i32 0
}

define i32 @pthread_setschedprio(i32 noundef %thread, i32 noundef %priority) {
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

define i32 @pthread_setaffinity_np(i32 noundef %thread, i32 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @sched_setaffinity(i32 noundef %process, i32 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setname_np(i32 noundef %thread, ptr noundef %name) {
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

