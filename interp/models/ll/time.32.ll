source_filename = "time.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.timespec = type { i32, i32 }
%struct.timeval = type { i32, i32 }

@__gomc_time.str = private unnamed_addr constant [5 x i8] c"time\00", align 1
@__gomc_time.str.1 = private unnamed_addr constant [6 x i8] c"clock\00", align 1
@__gomc_time.str.2 = private unnamed_addr constant [14 x i8] c"clock_gettime\00", align 1
@__gomc_clock_last = internal thread_local(localexec) global [12 x i32] zeroinitializer, align 4
@__gomc_time.str.3 = private unnamed_addr constant [13 x i8] c"timespec_get\00", align 1
@__gomc_time.str.4 = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 4

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
  %cmp = icmp ult i32 %clock, 12
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  switch i32 %clock, label %lor.rhs.i [
    i32 0, label %if.end
    i32 5, label %if.end
    i32 8, label %if.end
    i32 11, label %if.end
  ]

lor.rhs.i:                                        ; preds = %land.lhs.true
  %0 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_clock_last)
  %arrayidx = getelementptr inbounds [12 x i32], ptr %0, i32 0, i32 %clock
  %1 = load i32, ptr %arrayidx, align 4
  %cmp2 = icmp sgt i32 %conv.i, %1
  %cond = select i1 %cmp2, i32 %conv.i, i32 %1
  store i32 %cond, ptr %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %land.lhs.true, %land.lhs.true, %land.lhs.true, %land.lhs.true, %lor.rhs.i, %entry
  %now.0 = phi i32 [ %cond, %lor.rhs.i ], [ %conv.i, %entry ], [ %conv.i, %land.lhs.true ], [ %conv.i, %land.lhs.true ], [ %conv.i, %land.lhs.true ], [ %conv.i, %land.lhs.true ]
  store i32 %now.0, ptr %result, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i32 0, ptr %nanoseconds, align 4
  ret i32 0
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

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
  %call.i1 = call i32 @__gomc_cancels()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i3 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i3, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i4 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i5 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i5, 1
  %conv.i9 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i9 to ptr
  %tobool.i7 = icmp ne ptr %1, null
  br i1 %tobool.i7, label %if.then.i8, label %if.end.i

if.then.i8:                                       ; preds = %if.then.i
  %add.i = add i32 %conv.i9, 16
  %conv.i10 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i10, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  ret i32 0
}

define i32 @usleep(i32 noundef %microseconds) {
entry:
  %call.i1 = call i32 @__gomc_cancels()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i3 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i3, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i4 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i5 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i5, 1
  %conv.i9 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i9 to ptr
  %tobool.i7 = icmp ne ptr %1, null
  br i1 %tobool.i7, label %if.then.i8, label %if.end.i

if.then.i8:                                       ; preds = %if.then.i
  %add.i = add i32 %conv.i9, 16
  %conv.i10 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i10, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  ret i32 0
}

define i32 @nanosleep(ptr noundef %time, ptr noundef %rest) {
entry:
  %call.i1 = call i32 @__gomc_cancels()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i3 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i3, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i4 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i5 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i5, 1
  %conv.i9 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i9 to ptr
  %tobool.i7 = icmp ne ptr %1, null
  br i1 %tobool.i7, label %if.then.i8, label %if.end.i

if.then.i8:                                       ; preds = %if.then.i
  %add.i = add i32 %conv.i9, 16
  %conv.i10 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i10, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  ret i32 0
}

define i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, ptr noundef %time, ptr noundef %rest) {
entry:
  %call.i1 = call i32 @__gomc_cancels()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i3 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i3, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i4 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i5 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i5, 1
  %conv.i9 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i9 to ptr
  %tobool.i7 = icmp ne ptr %1, null
  br i1 %tobool.i7, label %if.then.i8, label %if.end.i

if.then.i8:                                       ; preds = %if.then.i
  %add.i = add i32 %conv.i9, 16
  %conv.i10 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i10, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.then.i
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  ret i32 0
}

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

declare i32 @__gomc_self()

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

