source_filename = "time.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@__gomc_time.str = private unnamed_addr constant [5 x i8] c"time\00", align 1
@__gomc_time.str.1 = private unnamed_addr constant [6 x i8] c"clock\00", align 1
@__gomc_time.str.2 = private unnamed_addr constant [48 x i8] c"clock_gettime of a clock with a negative number\00", align 1
@__gomc_time.str.3 = private unnamed_addr constant [14 x i8] c"clock_gettime\00", align 1
@__gomc_clock_last = internal thread_local(localexec) global [12 x i64] zeroinitializer, align 16
@__gomc_time.str.4 = private unnamed_addr constant [13 x i8] c"timespec_get\00", align 1
@__gomc_time.str.5 = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1
@__gomc_time.str.6 = private unnamed_addr constant [31 x i8] c"clock_getres of a coarse clock\00", align 1
@__gomc_time.str.7 = private unnamed_addr constant [39 x i8] c"select of files, or without a time-out\00", align 1
@__gomc_time.str.8 = private unnamed_addr constant [37 x i8] c"poll of files, or without a time-out\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 16

define i64 @time(ptr noundef %result) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str)
  %tobool = icmp ne ptr %result, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 %call.i, ptr %result, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i64 %call.i
}

define i64 @clock() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.1)
  ret i64 %call.i
}

define i32 @clock_gettime(i32 noundef %clock, ptr noundef %result) {
entry:
  %cmp = icmp eq i32 %clock, 10
  %cmp1 = icmp sge i32 %clock, 12
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp2 = icmp slt i32 %clock, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_time.str.2)
  unreachable

if.end4:                                          ; preds = %if.end
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.3)
  switch i32 %clock, label %lor.rhs.i [
    i32 0, label %if.end11
    i32 5, label %if.end11
    i32 8, label %if.end11
    i32 11, label %if.end11
  ]

lor.rhs.i:                                        ; preds = %if.end4
  %0 = call ptr @llvm.threadlocal.address.p0(ptr align 16 @__gomc_clock_last)
  %idxprom = sext i32 %clock to i64
  %arrayidx = getelementptr inbounds [12 x i64], ptr %0, i64 0, i64 %idxprom
  %1 = load i64, ptr %arrayidx, align 8
  %cmp8 = icmp sgt i64 %call.i, %1
  %cond = select i1 %cmp8, i64 %call.i, i64 %1
  store i64 %cond, ptr %arrayidx, align 8
  br label %if.end11

if.end11:                                         ; preds = %if.end4, %if.end4, %if.end4, %if.end4, %lor.rhs.i
  %now.0 = phi i64 [ %cond, %lor.rhs.i ], [ %call.i, %if.end4 ], [ %call.i, %if.end4 ], [ %call.i, %if.end4 ], [ %call.i, %if.end4 ]
  store i64 %now.0, ptr %result, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i64 0, ptr %nanoseconds, align 8
  br label %return

return:                                           ; preds = %entry, %if.end11
  %retval.0 = phi i32 [ 0, %if.end11 ], [ -1, %entry ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define i32 @timespec_get(ptr noundef %result, i32 noundef %base) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.4)
  store i64 %call.i, ptr %result, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i64 0, ptr %nanoseconds, align 8
  ret i32 %base
}

define i32 @gettimeofday(ptr noundef %result, ptr noundef %zone) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.5)
  store i64 %call.i, ptr %result, align 8
  %microseconds = getelementptr inbounds %struct.timeval, ptr %result, i32 0, i32 1
  store i64 0, ptr %microseconds, align 8
  ret i32 0
}

define double @difftime(i64 noundef %end, i64 noundef %start) {
entry:
  %conv = sitofp i64 %end to double
  %conv1 = sitofp i64 %start to double
  %sub = fsub double %conv, %conv1
  ret double %sub
}

define i32 @sleep(i32 noundef %seconds) {
entry:
  ret i32 0
}

define i32 @usleep(i32 noundef %microseconds) {
entry:
  ret i32 0
}

define i32 @nanosleep(ptr noundef %time, ptr noundef %rest) {
entry:
  %0 = load i64, ptr %time, align 8
  %cmp.i = icmp sge i64 %0, 0
  br i1 %cmp.i, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %entry
  %arrayidx.i18 = getelementptr inbounds i64, ptr %time, i64 1
  %1 = load i64, ptr %arrayidx.i18, align 8
  %cmp.i19 = icmp ult i64 %1, 1000000000
  %spec.select = select i1 %cmp.i19, i32 0, i32 -1
  br label %return

return:                                           ; preds = %land.rhs.i, %entry
  %retval.0 = phi i32 [ -1, %entry ], [ %spec.select, %land.rhs.i ]
  ret i32 %retval.0
}

define i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, ptr noundef %time, ptr noundef %rest) {
entry:
  %0 = load i64, ptr %time, align 8
  %cmp.i = icmp sge i64 %0, 0
  br i1 %cmp.i, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %entry
  %arrayidx.i16 = getelementptr inbounds i64, ptr %time, i64 1
  %1 = load i64, ptr %arrayidx.i16, align 8
  %cmp.i17 = icmp ult i64 %1, 1000000000
  %spec.select = select i1 %cmp.i17, i32 0, i32 22
  br label %return

return:                                           ; preds = %land.rhs.i, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ %spec.select, %land.rhs.i ]
  ret i32 %retval.0
}

define i32 @clock_getres(i32 noundef %clock, ptr noundef %result) {
entry:
  %cmp = icmp uge i32 %clock, 12
  %cmp1 = icmp eq i32 %clock, 10
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  switch i32 %clock, label %if.end6 [
    i32 5, label %if.then5
    i32 6, label %if.then5
  ]

if.then5:                                         ; preds = %if.end, %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_time.str.6)
  unreachable

if.end6:                                          ; preds = %if.end
  %tobool = icmp ne ptr %result, null
  br i1 %tobool, label %if.then7, label %return

if.then7:                                         ; preds = %if.end6
  store i64 0, ptr %result, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i64 1, ptr %nanoseconds, align 8
  br label %return

return:                                           ; preds = %if.end6, %if.then7, %entry
  %retval.0 = phi i32 [ -1, %entry ], [ 0, %if.then7 ], [ 0, %if.end6 ]
  ret i32 %retval.0
}

define i32 @select(i32 noundef %files, ptr noundef %reads, ptr noundef %writes, ptr noundef %errors, ptr noundef %timeout) {
entry:
  %cmp = icmp eq i32 %files, 0
  %tobool = icmp ne ptr %timeout, null
  %or.cond = and i1 %cmp, %tobool
  br i1 %or.cond, label %cancellation_point.exit, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_time.str.7)
  unreachable

cancellation_point.exit:                          ; preds = %entry
  store i64 0, ptr %timeout, align 8
  %microseconds = getelementptr inbounds %struct.timeval, ptr %timeout, i32 0, i32 1
  store i64 0, ptr %microseconds, align 8
  ret i32 0
}

define i32 @poll(ptr noundef %files, i64 noundef %count, i32 noundef %timeout) {
entry:
  %cmp = icmp ne i64 %count, 0
  %cmp1 = icmp slt i32 %timeout, 0
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %cancellation_point.exit

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_time.str.8)
  unreachable

cancellation_point.exit:                          ; preds = %entry
  ret i32 0
}

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

