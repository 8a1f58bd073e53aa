source_filename = "process.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handlers = type { i32, [64 x ptr], [64 x ptr] }
%struct.told = type { ptr, ptr }
%struct.limit = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_errno = internal thread_local(localexec) global i32 0, align 4
@__gomc_atexit = internal global %struct.handlers zeroinitializer, align 8
@__gomc_told = internal global [64 x %struct.told] zeroinitializer, align 16
@__gomc_at_quick_exit = internal global %struct.handlers zeroinitializer, align 8
@__gomc_process.str = private unnamed_addr constant [8 x i8] c"on_exit\00", align 1
@__gomc_status = internal global i32 0, align 4
@__gomc_process.str.1 = private unnamed_addr constant [10 x i8] c"assertion\00", align 1
@__gomc_process.str.2 = private unnamed_addr constant [14 x i8] c"assert_perror\00", align 1
@__gomc_process.str.3 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_process.str.4 = private unnamed_addr constant [15 x i8] c"stack smashing\00", align 1
@__gomc_process.str.5 = private unnamed_addr constant [16 x i8] c"buffer overflow\00", align 1
@__gomc_limits = internal global [16 x %struct.limit] zeroinitializer, align 16
@__gomc_process.str.6 = private unnamed_addr constant [48 x i8] c"sysconf of what differs from machine to machine\00", align 1
@__gomc_process.str.7 = private unnamed_addr constant [56 x i8] c"prctl of anything but the name of a thread and the like\00", align 1
@__gomc_process.str.8 = private unnamed_addr constant [44 x i8] c"more than 64 functions to be called at exit\00", align 1

define ptr @__errno_location() {
entry:
  %0 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_errno)
  ret ptr %0
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define i32 @atexit(ptr noundef %handler) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_atexit, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp uge i32 %conv.i, 64
  br i1 %cmp.i, label %if.then.i, label %add.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_process.str.8)
  unreachable

add.exit:                                         ; preds = %entry
  %idxprom.i = zext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_atexit, i64 0, i32 1), i64 0, i64 %idxprom.i
  store ptr %handler, ptr %arrayidx.i, align 8
  ret i32 0
}

define i32 @on_exit(ptr noundef %handler, ptr noundef %with) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_atexit, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp uge i32 %conv.i, 64
  br i1 %cmp.i, label %if.then.i, label %add.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_process.str.8)
  unreachable

add.exit:                                         ; preds = %entry
  %idxprom.i = zext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_atexit, i64 0, i32 1), i64 0, i64 %idxprom.i
  store ptr @__gomc_tell, ptr %arrayidx.i, align 8
  %arrayidx = getelementptr inbounds [64 x %struct.told], ptr @__gomc_told, i64 0, i64 %idxprom.i
  store ptr %handler, ptr %arrayidx, align 16
  %.compoundliteral.sroa.2.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store ptr %with, ptr %.compoundliteral.sroa.2.0.arrayidx.sroa_idx, align 8
  %arrayidx5 = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_atexit, i32 0, i32 2), i64 0, i64 %idxprom.i
  store ptr %arrayidx, ptr %arrayidx5, align 8
  ret i32 0
}

define internal void @__gomc_tell(ptr noundef %told) {
entry:
  %0 = load ptr, ptr %told, align 8
  %1 = load i32, ptr @__gomc_status, align 4
  %with = getelementptr inbounds %struct.told, ptr %told, i32 0, i32 1
  %2 = load ptr, ptr %with, align 8
  call void %0(i32 noundef %1, ptr noundef %2)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define i32 @at_quick_exit(ptr noundef %handler) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_at_quick_exit, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp uge i32 %conv.i, 64
  br i1 %cmp.i, label %if.then.i, label %add.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_process.str.8)
  unreachable

add.exit:                                         ; preds = %entry
  %idxprom.i = zext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_at_quick_exit, i64 0, i32 1), i64 0, i64 %idxprom.i
  store ptr %handler, ptr %arrayidx.i, align 8
  ret i32 0
}

define i32 @__cxa_atexit(ptr noundef %destructor, ptr noundef %object, ptr noundef %module) {
entry:
  %call.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef @__gomc_atexit, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %conv.i = trunc i64 %call.i to i32
  %cmp.i = icmp uge i32 %conv.i, 64
  br i1 %cmp.i, label %if.then.i, label %add.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_process.str.8)
  unreachable

add.exit:                                         ; preds = %entry
  %idxprom.i = zext i32 %conv.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_atexit, i64 0, i32 1), i64 0, i64 %idxprom.i
  store ptr %destructor, ptr %arrayidx.i, align 8
  %arrayidx = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_atexit, i32 0, i32 2), i64 0, i64 %idxprom.i
  store ptr %object, ptr %arrayidx, align 8
  ret i32 0
}

define void @exit(i32 noundef %status) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %call.i = call i64 @__gomc_note(i64 noundef -17, i32 noundef 0)
  %cmp.i = icmp ugt i64 %call.i, 0
  br i1 %cmp.i, label %while.body.i, label %run_destructors.exit

while.body.i:                                     ; preds = %while.cond.i
  %sub.i = sub i64 %call.i, 1
  %call1.i = call i64 @__gomc_remember(i64 noundef -17, i64 noundef %sub.i)
  %mul.i = mul i64 4, %call.i
  %add.i = add i64 32, %mul.i
  %not.i = xor i64 %add.i, -1
  %call2.i = call i64 @__gomc_remember(i64 noundef %not.i, i64 noundef 0)
  %0 = inttoptr i64 %call2.i to ptr
  %add4.i = add i64 34, %mul.i
  %not5.i = xor i64 %add4.i, -1
  %call6.i = call i64 @__gomc_remember(i64 noundef %not5.i, i64 noundef 0)
  %1 = inttoptr i64 %call6.i to ptr
  call void %0(ptr noundef %1)
  br label %while.cond.i

run_destructors.exit:                             ; preds = %while.cond.i
  %call = call i32 @__gomc_declares(ptr noundef @__gomc_process.str)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %run_destructors.exit
  store i32 %status, ptr @__gomc_status, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %run_destructors.exit
  br label %while.cond.i2

while.cond.i2:                                    ; preds = %while.body.i3, %if.end
  %2 = load i32, ptr @__gomc_atexit, align 8
  %cmp.i1 = icmp ugt i32 %2, 0
  br i1 %cmp.i1, label %while.body.i3, label %run.exit

while.body.i3:                                    ; preds = %while.cond.i2
  %dec.i = add i32 %2, -1
  store i32 %dec.i, ptr @__gomc_atexit, align 8
  %idxprom.i = zext i32 %dec.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_atexit, i64 0, i32 1), i64 0, i64 %idxprom.i
  %3 = load ptr, ptr %arrayidx.i, align 8
  %arrayidx3.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_atexit, i64 0, i32 2), i64 0, i64 %idxprom.i
  %4 = load ptr, ptr %arrayidx3.i, align 8
  call void %3(ptr noundef %4)
  br label %while.cond.i2

run.exit:                                         ; preds = %while.cond.i2
  call void @__gomc_exit_process()
  unreachable
}

declare i32 @__gomc_declares(ptr noundef)

declare void @__gomc_exit_process()

define void @quick_exit(i32 noundef %status) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %0 = load i32, ptr @__gomc_at_quick_exit, align 8
  %cmp.i = icmp ugt i32 %0, 0
  br i1 %cmp.i, label %while.body.i, label %run.exit

while.body.i:                                     ; preds = %while.cond.i
  %dec.i = add i32 %0, -1
  store i32 %dec.i, ptr @__gomc_at_quick_exit, align 8
  %idxprom.i = zext i32 %dec.i to i64
  %arrayidx.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_at_quick_exit, i64 0, i32 1), i64 0, i64 %idxprom.i
  %1 = load ptr, ptr %arrayidx.i, align 8
  %arrayidx3.i = getelementptr inbounds [64 x ptr], ptr getelementptr inbounds (%struct.handlers, ptr @__gomc_at_quick_exit, i64 0, i32 2), i64 0, i64 %idxprom.i
  %2 = load ptr, ptr %arrayidx3.i, align 8
  call void %1(ptr noundef %2)
  br label %while.cond.i

run.exit:                                         ; preds = %while.cond.i
  call void @__gomc_exit_process()
  unreachable
}

define void @_exit(i32 noundef %status) {
entry:
  call void @__gomc_exit_process()
  unreachable
}

define void @_Exit(i32 noundef %status) {
entry:
  call void @__gomc_exit_process()
  unreachable
}

define void @abort() {
entry:
  call void @__gomc_abort()
  unreachable
}

declare void @__gomc_abort()

define void @__assert_fail(ptr noundef %expression, ptr noundef %file, i32 noundef %line, ptr noundef %function) {
entry:
  call void @__gomc_assert_fail(ptr noundef %expression)
  unreachable
}

declare void @__gomc_assert_fail(ptr noundef)

define void @__assert(ptr noundef %expression, ptr noundef %file, i32 noundef %line) {
entry:
  call void @__gomc_assert_fail(ptr noundef %expression)
  unreachable
}

define void @__assert_perror_fail(i32 noundef %number, ptr noundef %file, i32 noundef %line, ptr noundef %function) {
entry:
  call void @__gomc_error(ptr noundef @__gomc_process.str.1, ptr noundef @__gomc_process.str.2)
  unreachable
}

declare void @__gomc_error(ptr noundef, ptr noundef)

define void @__stack_chk_fail() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_process.str.3, ptr noundef @__gomc_process.str.4)
  unreachable
}

define void @__chk_fail() {
entry:
  call void @__gomc_error(ptr noundef @__gomc_process.str.3, ptr noundef @__gomc_process.str.5)
  unreachable
}

define i32 @getpid() {
entry:
  ret i32 1
}

define i32 @getppid() {
entry:
  ret i32 0
}

define ptr @getenv(ptr noundef %name) {
entry:
  ret ptr null
}

define ptr @secure_getenv(ptr noundef %name) {
entry:
  ret ptr null
}

define i32 @getpagesize() {
entry:
  ret i32 4096
}

define i32 @getuid() {
entry:
  ret i32 1000
}

define i32 @geteuid() {
entry:
  ret i32 1000
}

define i32 @getgid() {
entry:
  ret i32 1000
}

define i32 @getegid() {
entry:
  ret i32 1000
}

define i32 @getrlimit(i32 noundef %resource, ptr noundef %result) {
entry:
  %cmp = icmp uge i32 %resource, 16
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %idxprom = zext i32 %resource to i64
  %arrayidx = getelementptr inbounds [16 x %struct.limit], ptr @__gomc_limits, i64 0, i64 %idxprom
  %0 = load atomic i64, ptr %arrayidx seq_cst, align 16
  %not = xor i64 %0, -1
  store i64 %not, ptr %result, align 8
  %hard = getelementptr inbounds %struct.limit, ptr %arrayidx, i32 0, i32 1
  %1 = load atomic i64, ptr %hard seq_cst, align 8
  %not5 = xor i64 %1, -1
  %hard6 = getelementptr inbounds %struct.limit, ptr %result, i32 0, i32 1
  store i64 %not5, ptr %hard6, align 8
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %entry ]
  ret i32 %retval.0
}

define i32 @setrlimit(i32 noundef %resource, ptr noundef %limit) {
entry:
  %cmp = icmp uge i32 %resource, 16
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %0 = load i64, ptr %limit, align 8
  %hard = getelementptr inbounds %struct.limit, ptr %limit, i32 0, i32 1
  %1 = load i64, ptr %hard, align 8
  %cmp1 = icmp ugt i64 %0, %1
  br i1 %cmp1, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  %idxprom = zext i32 %resource to i64
  %arrayidx = getelementptr inbounds [16 x %struct.limit], ptr @__gomc_limits, i64 0, i64 %idxprom
  %hard3 = getelementptr inbounds %struct.limit, ptr %arrayidx, i32 0, i32 1
  %2 = load atomic i64, ptr %hard3 seq_cst, align 8
  %not = xor i64 %2, -1
  %cmp4 = icmp ugt i64 %1, %not
  br i1 %cmp4, label %return, label %if.end7

if.end7:                                          ; preds = %if.end
  %3 = load i64, ptr %limit, align 8
  %not12 = xor i64 %3, -1
  store atomic i64 %not12, ptr %arrayidx seq_cst, align 16
  %4 = load i64, ptr %hard, align 8
  %not18 = xor i64 %4, -1
  store atomic i64 %not18, ptr %hard3 seq_cst, align 8
  br label %return

return:                                           ; preds = %if.end, %entry, %lor.lhs.false, %if.end7
  %retval.0 = phi i32 [ 0, %if.end7 ], [ -1, %lor.lhs.false ], [ -1, %entry ], [ -1, %if.end ]
  ret i32 %retval.0
}

define i64 @sysconf(i32 noundef %name) {
entry:
  switch i32 %name, label %sw.epilog [
    i32 2, label %return
    i32 3, label %sw.bb1
    i32 7, label %sw.bb2
    i32 8, label %sw.bb2
    i32 29, label %sw.bb11
    i32 133, label %sw.bb11
    i32 149, label %sw.bb11
    i32 159, label %sw.bb11
    i32 164, label %sw.bb11
    i32 153, label %sw.bb11
    i32 154, label %sw.bb11
    i32 137, label %sw.bb11
    i32 138, label %sw.bb11
    i32 139, label %sw.bb11
    i32 77, label %sw.bb11
    i32 78, label %sw.bb11
    i32 79, label %sw.bb11
    i32 80, label %sw.bb11
    i32 81, label %sw.bb11
    i32 82, label %sw.bb11
    i32 67, label %sw.bb11
    i32 68, label %sw.bb11
    i32 9, label %sw.bb11
    i32 10, label %sw.bb11
    i32 11, label %sw.bb11
    i32 12, label %sw.bb11
    i32 13, label %sw.bb11
    i32 14, label %sw.bb11
    i32 15, label %sw.bb11
    i32 16, label %sw.bb11
    i32 17, label %sw.bb11
    i32 18, label %sw.bb11
    i32 19, label %sw.bb11
    i32 20, label %sw.bb11
    i32 21, label %sw.bb11
    i32 22, label %sw.bb11
    i32 28, label %sw.bb12
    i32 30, label %sw.bb13
    i32 31, label %sw.bb14
    i32 33, label %sw.bb15
    i32 60, label %sw.bb16
    i32 69, label %sw.bb16
    i32 70, label %sw.bb16
    i32 74, label %sw.bb16
    i32 71, label %sw.bb17
    i32 72, label %sw.bb18
    i32 73, label %sw.bb19
    i32 75, label %sw.bb20
    i32 23, label %sw.bb21
    i32 24, label %sw.bb21
    i32 27, label %sw.bb21
    i32 32, label %sw.bb21
    i32 35, label %sw.bb21
    i32 76, label %sw.bb21
    i32 180, label %sw.bb22
    i32 190, label %sw.bb22
    i32 83, label %sw.bb23
    i32 84, label %sw.bb23
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry, %entry
  br label %return

sw.bb11:                                          ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  br label %return

sw.bb12:                                          ; preds = %entry
  br label %return

sw.bb13:                                          ; preds = %entry
  br label %return

sw.bb14:                                          ; preds = %entry
  br label %return

sw.bb15:                                          ; preds = %entry
  br label %return

sw.bb16:                                          ; preds = %entry, %entry, %entry, %entry
  br label %return

sw.bb17:                                          ; preds = %entry
  br label %return

sw.bb18:                                          ; preds = %entry
  br label %return

sw.bb19:                                          ; preds = %entry
  br label %return

sw.bb20:                                          ; preds = %entry
  br label %return

sw.bb21:                                          ; preds = %entry, %entry, %entry, %entry, %entry, %entry
  br label %return

sw.bb22:                                          ; preds = %entry, %entry
  br label %return

sw.bb23:                                          ; preds = %entry, %entry
  br label %return

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_process.str.6)
  unreachable

return:                                           ; preds = %entry, %sw.bb23, %sw.bb22, %sw.bb21, %sw.bb20, %sw.bb19, %sw.bb18, %sw.bb17, %sw.bb16, %sw.bb15, %sw.bb14, %sw.bb13, %sw.bb12, %sw.bb11, %sw.bb2, %sw.bb1
  %retval.0 = phi i64 [ 2, %sw.bb23 ], [ 64, %sw.bb22 ], [ -1, %sw.bb21 ], [ 16384, %sw.bb20 ], [ 4, %sw.bb19 ], [ 32, %sw.bb18 ], [ 256, %sw.bb17 ], [ 1024, %sw.bb16 ], [ 2147483647, %sw.bb15 ], [ 32, %sw.bb14 ], [ 4096, %sw.bb13 ], [ 32768, %sw.bb12 ], [ 200809, %sw.bb11 ], [ 1, %sw.bb2 ], [ 65536, %sw.bb1 ], [ 100, %entry ]
  ret i64 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i64 @__sysconf(i32 noundef %name) {
entry:
  %call = call i64 @sysconf(i32 noundef %name)
  ret i64 %call
}

define i32 @prctl(i32 noundef %option, ...) {
entry:
  switch i32 %option, label %sw.epilog [
    i32 1, label %sw.bb
    i32 15, label %sw.bb
    i32 29, label %sw.bb
    i32 36, label %sw.bb
  ]

sw.bb:                                            ; preds = %entry, %entry, %entry, %entry
  ret i32 0

sw.epilog:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_process.str.7)
  unreachable
}

define i32 @mlock(ptr noundef %from, i64 noundef %size) {
entry:
  ret i32 0
}

define i32 @munlock(ptr noundef %from, i64 noundef %size) {
entry:
  ret i32 0
}

define i32 @mlockall(i32 noundef %flags) {
entry:
  ret i32 0
}

define i32 @munlockall() {
entry:
  ret i32 0
}

define i32 @isatty(i32 noundef %file) {
entry:
  %call = call i64 @__gomc_choice(i64 noundef 2)
  %tobool = icmp ne i64 %call, 0
  %. = select i1 %tobool, i32 1, i32 0
  ret i32 %.
}

declare i64 @__gomc_choice(i64 noundef)

define void @vwarn(ptr noundef %format, ptr noundef %values) {
entry:
  %tobool.i = icmp ne ptr %format, null
  br i1 %tobool.i, label %if.then.i, label %look_at.exit

if.then.i:                                        ; preds = %entry
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  br label %look_at.exit

look_at.exit:                                     ; preds = %if.then.i, %entry
  ret void
}

define void @vwarnx(ptr noundef %format, ptr noundef %values) {
entry:
  %tobool.i = icmp ne ptr %format, null
  br i1 %tobool.i, label %if.then.i, label %look_at.exit

if.then.i:                                        ; preds = %entry
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  br label %look_at.exit

look_at.exit:                                     ; preds = %if.then.i, %entry
  ret void
}

define void @verr(i32 noundef %status, ptr noundef %format, ptr noundef %values) {
entry:
  %tobool.i = icmp ne ptr %format, null
  br i1 %tobool.i, label %if.then.i, label %look_at.exit

if.then.i:                                        ; preds = %entry
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  br label %look_at.exit

look_at.exit:                                     ; preds = %if.then.i, %entry
  call void @exit(i32 noundef %status)
  unreachable
}

define void @verrx(i32 noundef %status, ptr noundef %format, ptr noundef %values) {
entry:
  call void @verr(i32 noundef %status, ptr noundef %format, ptr noundef %values)
  unreachable
}

define void @warn(ptr noundef %format, ...) {
entry:
  %values = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %values)
  %tobool.i = icmp ne ptr %format, null
  br i1 %tobool.i, label %if.then.i, label %look_at.exit

if.then.i:                                        ; preds = %entry
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  br label %look_at.exit

look_at.exit:                                     ; preds = %if.then.i, %entry
  call void @llvm.va_end(ptr %values)
  ret void
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define void @warnx(ptr noundef %format, ...) {
entry:
  %values = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %values)
  %tobool.i = icmp ne ptr %format, null
  br i1 %tobool.i, label %if.then.i, label %look_at.exit

if.then.i:                                        ; preds = %entry
  call void @__look_at_list(ptr noundef %format, ptr noundef %values)
  br label %look_at.exit

look_at.exit:                                     ; preds = %if.then.i, %entry
  call void @llvm.va_end(ptr %values)
  ret void
}

define void @err(i32 noundef %status, ptr noundef %format, ...) {
entry:
  %values = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %values)
  call void @verr(i32 noundef %status, ptr noundef %format, ptr noundef %values)
  unreachable
}

define void @errx(i32 noundef %status, ptr noundef %format, ...) {
entry:
  %values = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %values)
  call void @verr(i32 noundef %status, ptr noundef %format, ptr noundef %values)
  unreachable
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__look_at_list(ptr noundef, ptr noundef)

