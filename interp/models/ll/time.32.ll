source_filename = "time.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.timespec = type { i32, i32 }
%struct.timeval = type { i32, i32 }

@__gomc_time.str = private unnamed_addr constant [5 x i8] c"time\00", align 1
@__gomc_time.str.1 = private unnamed_addr constant [6 x i8] c"clock\00", align 1
@__gomc_time.str.2 = private unnamed_addr constant [48 x i8] c"clock_gettime of a clock with a negative number\00", align 1
@__gomc_time.str.3 = private unnamed_addr constant [14 x i8] c"clock_gettime\00", align 1
@__gomc_clock_last = internal thread_local(localexec) global [12 x i32] zeroinitializer, align 4
@__gomc_time.str.4 = private unnamed_addr constant [13 x i8] c"timespec_get\00", align 1
@__gomc_time.str.5 = private unnamed_addr constant [13 x i8] c"gettimeofday\00", align 1
@__gomc_time.str.6 = private unnamed_addr constant [31 x i8] c"clock_getres of a coarse clock\00", align 1
@__gomc_time.str.7 = private unnamed_addr constant [39 x i8] c"select of files, or without a time-out\00", align 1
@__gomc_time.str.8 = private unnamed_addr constant [37 x i8] c"poll of files, or without a time-out\00", align 1
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
  %cmp = icmp eq i32 %clock, 10
  %cmp1 = icmp sge i32 %clock, 12
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i12 = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i12, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i13 = icmp ne i32 %0, 22
  br i1 %cmp.i13, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cmp2 = icmp slt i32 %clock, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_time.str.2)
  unreachable

if.end4:                                          ; preds = %if.end
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.3)
  %conv.i = trunc i64 %call.i to i32
  switch i32 %clock, label %lor.rhs.i [
    i32 0, label %if.end10
    i32 5, label %if.end10
    i32 8, label %if.end10
    i32 11, label %if.end10
  ]

lor.rhs.i:                                        ; preds = %if.end4
  %1 = call ptr @llvm.threadlocal.address.p0(ptr align 4 @__gomc_clock_last)
  %arrayidx = getelementptr inbounds [12 x i32], ptr %1, i32 0, i32 %clock
  %2 = load i32, ptr %arrayidx, align 4
  %cmp8 = icmp sgt i32 %conv.i, %2
  %cond = select i1 %cmp8, i32 %conv.i, i32 %2
  store i32 %cond, ptr %arrayidx, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.end4, %if.end4, %if.end4, %if.end4, %lor.rhs.i
  %now.0 = phi i32 [ %cond, %lor.rhs.i ], [ %conv.i, %if.end4 ], [ %conv.i, %if.end4 ], [ %conv.i, %if.end4 ], [ %conv.i, %if.end4 ]
  store i32 %now.0, ptr %result, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i32 0, ptr %nanoseconds, align 4
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %if.then, %if.end10
  %retval.0 = phi i32 [ 0, %if.end10 ], [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define i32 @timespec_get(ptr noundef %result, i32 noundef %base) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.4)
  %conv.i = trunc i64 %call.i to i32
  store i32 %conv.i, ptr %result, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i32 0, ptr %nanoseconds, align 4
  ret i32 %base
}

define i32 @gettimeofday(ptr noundef %result, ptr noundef %zone) {
entry:
  %call.i = call i64 @__gomc_nondet(i32 noundef 31, i32 noundef 0, ptr noundef @__gomc_time.str.5)
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
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i5 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i6 = and i64 %call.i5, -9223372036854775808
  %tobool.i7 = icmp ne i64 %and.i6, 0
  br i1 %tobool.i7, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i5, 1
  %conv.i11 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i11 to ptr
  %conv.i17 = zext i32 %conv.i11 to i64
  %call.i18 = call i64 @__gomc_remember(i64 noundef %conv.i17, i64 noundef 0)
  %call1.i19 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i18)
  %call.i10 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i13 = shl i64 %call.i5, 1
  %conv.i14 = trunc i64 %shl.i13 to i32
  %2 = inttoptr i32 %conv.i14 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i9, label %if.end.i

if.then.i9:                                       ; preds = %while.end.i
  %add.i = add i32 %conv.i14, 16
  %conv.i15 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i15, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call7.i to i32
  %3 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
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
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i5 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i6 = and i64 %call.i5, -9223372036854775808
  %tobool.i7 = icmp ne i64 %and.i6, 0
  br i1 %tobool.i7, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i5, 1
  %conv.i11 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i11 to ptr
  %conv.i17 = zext i32 %conv.i11 to i64
  %call.i18 = call i64 @__gomc_remember(i64 noundef %conv.i17, i64 noundef 0)
  %call1.i19 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i18)
  %call.i10 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i13 = shl i64 %call.i5, 1
  %conv.i14 = trunc i64 %shl.i13 to i32
  %2 = inttoptr i32 %conv.i14 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i9, label %if.end.i

if.then.i9:                                       ; preds = %while.end.i
  %add.i = add i32 %conv.i14, 16
  %conv.i15 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i15, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call7.i to i32
  %3 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  ret i32 0
}

define i32 @nanosleep(ptr noundef %time, ptr noundef %rest) {
entry:
  %0 = load i32, ptr %time, align 4
  %cmp.i = icmp sge i32 %0, 0
  br i1 %cmp.i, label %land.rhs.i, label %if.then

land.rhs.i:                                       ; preds = %entry
  %arrayidx.i34 = getelementptr inbounds i32, ptr %time, i32 1
  %1 = load i32, ptr %arrayidx.i34, align 4
  %cmp.i35 = icmp ult i32 %1, 1000000000
  br i1 %cmp.i35, label %if.end, label %if.then

if.then:                                          ; preds = %entry, %land.rhs.i
  %call.i5 = call i32 @__gomc_reads_errno()
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i8 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i8, align 4
  %cmp.i9 = icmp ne i32 %2, 22
  br i1 %cmp.i9, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i8, align 4
  br label %return

if.end:                                           ; preds = %land.rhs.i
  %call.i10 = call i32 @__gomc_cancels()
  %tobool.i11 = icmp ne i32 %call.i10, 0
  br i1 %tobool.i11, label %land.rhs.i14, label %return

land.rhs.i14:                                     ; preds = %if.end
  %call1.i12 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i13 = icmp eq i64 %call1.i12, 0
  br i1 %cmp.i13, label %land.lhs.true.i, label %return

land.lhs.true.i:                                  ; preds = %land.rhs.i14
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %3 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %3, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %return

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i16 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i17 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i18 = and i64 %call.i17, -9223372036854775808
  %tobool.i19 = icmp ne i64 %and.i18, 0
  br i1 %tobool.i19, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i17, 1
  %conv.i24 = trunc i64 %shl.i to i32
  %4 = inttoptr i32 %conv.i24 to ptr
  %conv.i30 = zext i32 %conv.i24 to i64
  %call.i31 = call i64 @__gomc_remember(i64 noundef %conv.i30, i64 noundef 0)
  %call1.i32 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i31)
  %call.i23 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %4, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i26 = shl i64 %call.i17, 1
  %conv.i27 = trunc i64 %shl.i26 to i32
  %5 = inttoptr i32 %conv.i27 to ptr
  %tobool3.i = icmp ne ptr %5, null
  br i1 %tobool3.i, label %if.then.i21, label %if.end.i22

if.then.i21:                                      ; preds = %while.end.i
  %add.i = add i32 %conv.i27, 16
  %conv.i28 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i28, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %5, i32 noundef 1)
  unreachable

if.end.i22:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call7.i to i32
  %6 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %6)
  unreachable

return:                                           ; preds = %land.rhs.i14, %land.lhs.true.i, %if.end, %if.end.i, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %if.end ], [ 0, %land.lhs.true.i ], [ 0, %land.rhs.i14 ]
  ret i32 %retval.0
}

define i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, ptr noundef %time, ptr noundef %rest) {
entry:
  %0 = load i32, ptr %time, align 4
  %cmp.i = icmp sge i32 %0, 0
  br i1 %cmp.i, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %entry
  %arrayidx.i26 = getelementptr inbounds i32, ptr %time, i32 1
  %1 = load i32, ptr %arrayidx.i26, align 4
  %cmp.i27 = icmp ult i32 %1, 1000000000
  br i1 %cmp.i27, label %if.end, label %return

if.end:                                           ; preds = %land.rhs.i
  %call.i3 = call i32 @__gomc_cancels()
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %land.rhs.i7, label %return

land.rhs.i7:                                      ; preds = %if.end
  %call1.i5 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i6 = icmp eq i64 %call1.i5, 0
  br i1 %cmp.i6, label %land.lhs.true.i, label %return

land.lhs.true.i:                                  ; preds = %land.rhs.i7
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %2 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %2, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %return

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i9 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i10 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i11 = and i64 %call.i10, -9223372036854775808
  %tobool.i12 = icmp ne i64 %and.i11, 0
  br i1 %tobool.i12, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i10, 1
  %conv.i16 = trunc i64 %shl.i to i32
  %3 = inttoptr i32 %conv.i16 to ptr
  %conv.i22 = zext i32 %conv.i16 to i64
  %call.i23 = call i64 @__gomc_remember(i64 noundef %conv.i22, i64 noundef 0)
  %call1.i24 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i23)
  %call.i15 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i18 = shl i64 %call.i10, 1
  %conv.i19 = trunc i64 %shl.i18 to i32
  %4 = inttoptr i32 %conv.i19 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i14, label %if.end.i

if.then.i14:                                      ; preds = %while.end.i
  %add.i = add i32 %conv.i19, 16
  %conv.i20 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i20, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call7.i to i32
  %5 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

return:                                           ; preds = %entry, %land.rhs.i7, %land.lhs.true.i, %if.end, %land.rhs.i
  %retval.0 = phi i32 [ 22, %land.rhs.i ], [ 0, %if.end ], [ 0, %land.lhs.true.i ], [ 0, %land.rhs.i7 ], [ 22, %entry ]
  ret i32 %retval.0
}

define i32 @clock_getres(i32 noundef %clock, ptr noundef %result) {
entry:
  %cmp = icmp uge i32 %clock, 12
  %cmp1 = icmp eq i32 %clock, 10
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 22
  br i1 %cmp.i, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

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
  store i32 0, ptr %result, align 4
  %nanoseconds = getelementptr inbounds %struct.timespec, ptr %result, i32 0, i32 1
  store i32 1, ptr %nanoseconds, align 4
  br label %return

return:                                           ; preds = %if.end6, %if.then7, %if.end.i, %if.then2.i, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ], [ 0, %if.then7 ], [ 0, %if.end6 ]
  ret i32 %retval.0
}

define i32 @select(i32 noundef %files, ptr noundef %reads, ptr noundef %writes, ptr noundef %errors, ptr noundef %timeout) {
entry:
  %cmp = icmp eq i32 %files, 0
  %tobool = icmp ne ptr %timeout, null
  %or.cond = and i1 %cmp, %tobool
  br i1 %or.cond, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_time.str.7)
  unreachable

if.end:                                           ; preds = %entry
  %call.i1 = call i32 @__gomc_cancels()
  %tobool.i2 = icmp ne i32 %call.i1, 0
  br i1 %tobool.i2, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %if.end
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
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i5 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i6 = and i64 %call.i5, -9223372036854775808
  %tobool.i7 = icmp ne i64 %and.i6, 0
  br i1 %tobool.i7, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i5, 1
  %conv.i11 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i11 to ptr
  %conv.i17 = zext i32 %conv.i11 to i64
  %call.i18 = call i64 @__gomc_remember(i64 noundef %conv.i17, i64 noundef 0)
  %call1.i19 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i18)
  %call.i10 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i13 = shl i64 %call.i5, 1
  %conv.i14 = trunc i64 %shl.i13 to i32
  %2 = inttoptr i32 %conv.i14 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i9, label %if.end.i

if.then.i9:                                       ; preds = %while.end.i
  %add.i = add i32 %conv.i14, 16
  %conv.i15 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i15, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call7.i to i32
  %3 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %if.end, %land.lhs.true.i, %land.rhs.i
  store i32 0, ptr %timeout, align 4
  %microseconds = getelementptr inbounds %struct.timeval, ptr %timeout, i32 0, i32 1
  store i32 0, ptr %microseconds, align 4
  ret i32 0
}

define i32 @poll(ptr noundef %files, i32 noundef %count, i32 noundef %timeout) {
entry:
  %cmp = icmp ne i32 %count, 0
  %cmp1 = icmp slt i32 %timeout, 0
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_time.str.8)
  unreachable

if.end:                                           ; preds = %entry
  %call.i2 = call i32 @__gomc_cancels()
  %tobool.i3 = icmp ne i32 %call.i2, 0
  br i1 %tobool.i3, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %if.end
  %call1.i4 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i = icmp eq i64 %call1.i4, 0
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
  %call1.i5 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i6 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i7 = and i64 %call.i6, -9223372036854775808
  %tobool.i8 = icmp ne i64 %and.i7, 0
  br i1 %tobool.i8, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i6, 1
  %conv.i12 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i12 to ptr
  %conv.i18 = zext i32 %conv.i12 to i64
  %call.i19 = call i64 @__gomc_remember(i64 noundef %conv.i18, i64 noundef 0)
  %call1.i20 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i19)
  %call.i11 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i14 = shl i64 %call.i6, 1
  %conv.i15 = trunc i64 %shl.i14 to i32
  %2 = inttoptr i32 %conv.i15 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i10, label %if.end.i

if.then.i10:                                      ; preds = %while.end.i
  %add.i = add i32 %conv.i15, 16
  %conv.i16 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i16, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call7.i to i32
  %3 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %if.end, %land.lhs.true.i, %land.rhs.i
  ret i32 0
}

declare i64 @__gomc_nondet(i32 noundef, i32 noundef, ptr noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i32 @__gomc_self()

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

