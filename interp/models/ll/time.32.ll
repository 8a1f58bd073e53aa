source_filename = "time.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.timespec = type { i32, i32 }
%struct.timeval = type { i32, i32 }

@__gomc_time.str = private unnamed_addr constant [5 x i8] c"time\00", align 1
@__gomc_time.str.1 = private unnamed_addr constant [6 x i8] c"clock\00", align 1
@__gomc_time.str.2 = private unnamed_addr constant [14 x i8] c"clock_gettime\00", align 1
@__gomc_time.str.3 = private unnamed_addr constant [13 x i8] c"timespec_get\00", align 1
@__gomc_time.str.4 = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1

define i32 @time(ptr noundef %result) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str)
  %conv.i = trunc i64 %call.i to i32
  %tobool = icmp ne ptr %result, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 %conv.i, ptr %result, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %conv.i
}

define i32 @clock() {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.1)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}

define i32 @clock_gettime(i32 noundef %clock, ptr noundef %result) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.2)
  %conv.i = trunc i64 %call.i to i32
  store i32 %conv.i, ptr %result, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i32 0, ptr %nanoseconds, align 4
  ret i32 0
}

define i32 @timespec_get(ptr noundef %result, i32 noundef %base) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.3)
  %conv.i = trunc i64 %call.i to i32
  store i32 %conv.i, ptr %result, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i32 0, ptr %nanoseconds, align 4
  ret i32 %base
}

define i32 @gettimeofday(ptr noundef %result, ptr noundef %zone) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.4)
  %conv.i = trunc i64 %call.i to i32
  store i32 %conv.i, ptr %result, align 4
  %microseconds = getelementptr inbounds %struct.timeval, ptr %result, i32 0, i32 1
  store i32 0, ptr %microseconds, align 4
  ret i32 0
}

define double @difftime(i32 noundef %end, i32 noundef %start) {
entry:
  %conv = sitofp i32 %end to double
  %conv1 = sitofp i32 %start to double
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

