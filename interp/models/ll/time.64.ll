source_filename = "time.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@__gomc_time.str = private unnamed_addr constant [5 x i8] c"time\00", align 1
@__gomc_time.str.1 = private unnamed_addr constant [6 x i8] c"clock\00", align 1
@__gomc_time.str.2 = private unnamed_addr constant [14 x i8] c"clock_gettime\00", align 1
@__gomc_time.str.3 = private unnamed_addr constant [13 x i8] c"timespec_get\00", align 1
@__gomc_time.str.4 = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1

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
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.2)
  store i64 %call.i, ptr %result, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i64 0, ptr %nanoseconds, align 8
  ret i32 0
}

define i32 @timespec_get(ptr noundef %result, i32 noundef %base) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.3)
  store i64 %call.i, ptr %result, align 8
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i64 0, ptr %nanoseconds, align 8
  ret i32 %base
}

define i32 @gettimeofday(ptr noundef %result, ptr noundef %zone) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.4)
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
  ret i32 0
}

define i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, ptr noundef %time, ptr noundef %rest) {
entry:
  ret i32 0
}

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

