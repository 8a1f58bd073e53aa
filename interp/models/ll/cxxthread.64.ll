source_filename = "cxxthread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.state_functions = type { ptr, ptr, ptr }
%struct.result = type { ptr, ptr }

@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr], align 8
@__gomc_state_name = internal constant [19 x i8] c"NSt6thread6_StateE\00", align 16
@_ZTINSt6thread6_StateE = constant [2 x ptr] [ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @__gomc_state_name], align 16
@_ZTVNSt6thread6_StateE = constant [5 x ptr] [ptr null, ptr @_ZTINSt6thread6_StateE, ptr @_ZNSt6thread6_StateD1Ev, ptr @_ZNSt6thread6_StateD0Ev, ptr @__cxa_pure_virtual], align 16
@_ZSt11__once_call = thread_local(localexec) global ptr null, align 8
@__gomc_result_name = internal constant [34 x i8] c"NSt13__future_base12_Result_baseE\00", align 16
@_ZTINSt13__future_base12_Result_baseE = constant [2 x ptr] [ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @__gomc_result_name], align 16
@_ZSt15__once_callable = thread_local(localexec) global ptr null, align 8
@__gomc_first_masks = external global [4096 x i64], align 16
@__gomc_cxxthread.str = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_cxxthread.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that is joined already\00", align 1
@__gomc_cxxthread.str.2 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@__gomc_fates = internal global [4096 x i64] zeroinitializer, align 16
@__gomc_cxxthread.str.3 = private unnamed_addr constant [46 x i8] c"detachment of a thread that was never created\00", align 1
@__gomc_cxxthread.str.4 = private unnamed_addr constant [46 x i8] c"detachment of a thread that is joined already\00", align 1
@__gomc_cxxthread.str.5 = private unnamed_addr constant [32 x i8] c"detachment of a detached thread\00", align 1

define void @_ZNSt6thread6_StateD2Ev(ptr noundef %state) {
entry:
  ret void
}

define void @_ZNSt6thread6_StateD1Ev(ptr noundef %state) {
entry:
  ret void
}

define void @_ZNSt6thread6_StateD0Ev(ptr noundef %state) {
entry:
  ret void
}

declare void @__cxa_pure_virtual()

define void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef %thread, ptr noundef %state, ptr noundef %depend) {
entry:
  %0 = load ptr, ptr %state, align 8
  store ptr null, ptr %state, align 8
  %call = call i64 @__gomc_next_thread()
  %call.i = call i32 @__gomc_signals()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %hand_down_mask.exit

if.end.i:                                         ; preds = %entry
  %call.i4 = call i64 @__gomc_note(i64 noundef -23, i32 noundef 0)
  %tobool.i5 = icmp ne i64 %call.i4, 0
  br i1 %tobool.i5, label %mask_of_self.exit, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call1.i6 = call i32 @__gomc_self()
  %tobool2.i7 = icmp ne i32 %call1.i6, 0
  br i1 %tobool2.i7, label %if.then.i9, label %mask_of_self.exit

if.then.i9:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call3.i to i64
  %arrayidx.i8 = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %idxprom.i
  %1 = load atomic i64, ptr %arrayidx.i8 seq_cst, align 8
  %and.i = and i64 %1, -262401
  %or.i = or i64 %and.i, 256
  %call4.i = call i64 @__gomc_remember(i64 noundef -23, i64 noundef %or.i)
  br label %mask_of_self.exit

mask_of_self.exit:                                ; preds = %if.then.i9, %land.lhs.true.i, %if.end.i
  %mask.i3.0 = phi i64 [ %call.i4, %if.end.i ], [ %1, %if.then.i9 ], [ %call.i4, %land.lhs.true.i ]
  %and5.i = and i64 %mask.i3.0, -262401
  %tobool2.i = icmp ne i64 %and5.i, 0
  br i1 %tobool2.i, label %if.then3.i, label %hand_down_mask.exit

if.then3.i:                                       ; preds = %mask_of_self.exit
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_first_masks, i64 0, i64 %call
  store atomic i64 %and5.i, ptr %arrayidx.i seq_cst, align 8
  br label %hand_down_mask.exit

hand_down_mask.exit:                              ; preds = %entry, %if.then3.i, %mask_of_self.exit
  %shl.i = shl i64 %call, 8
  %add.i = add i64 1509949605, %shl.i
  store i64 %add.i, ptr %thread, align 8
  %call2 = call i64 @__gomc_create(ptr noundef @__gomc_std_thread, ptr noundef %0)
  ret void
}

declare i64 @__gomc_next_thread()

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define internal ptr @__gomc_std_thread(ptr noundef %state) {
entry:
  %0 = load ptr, ptr %state, align 8
  %run = getelementptr inbounds %struct.state_functions, ptr %0, i32 0, i32 2
  %1 = load ptr, ptr %run, align 8
  call void %1(ptr noundef %state)
  %2 = load ptr, ptr %state, align 8
  %delete = getelementptr inbounds %struct.state_functions, ptr %2, i32 0, i32 1
  %3 = load ptr, ptr %delete, align 8
  call void %3(ptr noundef %state)
  ret ptr null
}

define void @_ZNSt6thread4joinEv(ptr noundef %thread) {
entry:
  %0 = load i64, ptr %thread, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt20__throw_system_errori(i32 noundef 22)
  unreachable

if.end:                                           ; preds = %entry
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %shl.i.i = shl i64 %conv.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp2 = icmp eq i64 %0, %add.i.i
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @_ZSt20__throw_system_errori(i32 noundef 35)
  unreachable

if.end4:                                          ; preds = %if.end
  %1 = load i64, ptr %thread, align 8
  %sub.i = sub i64 %1, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i14 = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i14, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %if.end4
  %shl.i.i15 = shl i64 %shr.i, 8
  %add.i.i16 = add i64 1509949605, %shl.i.i15
  %cmp2.i = icmp eq i64 %add.i.i16, %1
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i17 = icmp ne i32 %call3.i, 0
  br i1 %tobool.i17, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %if.end4, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_cxxthread.str)
  br label %join.exit

if.end.i:                                         ; preds = %land.rhs.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %shl.i.i.i = shl i64 %conv.i.i, 8
  %add.i.i.i = add i64 1509949605, %shl.i.i.i
  %cmp.i = icmp eq i64 %1, %add.i.i.i
  br i1 %cmp.i, label %join.exit, label %if.end4.i

if.end4.i:                                        ; preds = %if.end.i
  %call.i23 = call i32 @__gomc_shared_joins()
  %tobool.i24 = icmp ne i32 %call.i23, 0
  br i1 %tobool.i24, label %if.then.i26, label %if.end.i28

if.then.i26:                                      ; preds = %if.end4.i
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i64 0, i64 %shr.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  br label %settle.exit

if.end.i28:                                       ; preds = %if.end4.i
  %shl.i = shl i64 %shr.i, 1
  %or.i = or i64 %shl.i, 1
  %call2.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  %cmp.i27 = icmp eq i64 %call2.i, 0
  br i1 %cmp.i27, label %if.then4.i, label %settle.exit

if.then4.i:                                       ; preds = %if.end.i28
  %call5.i29 = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 1)
  br label %settle.exit

settle.exit:                                      ; preds = %if.end.i28, %if.then4.i, %if.then.i26
  %retval.i22.0 = phi i64 [ %call1.i, %if.then.i26 ], [ %call2.i, %if.then4.i ], [ %call2.i, %if.end.i28 ]
  switch i64 %retval.i22.0, label %sw.epilog.i [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %settle.exit
  %call.i37 = call i32 @__gomc_shared_joins()
  %tobool.i38 = icmp ne i32 %call.i37, 0
  %cond.i = select i1 %tobool.i38, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_cxxthread.str.1)
  br label %join.exit

sw.bb9.i:                                         ; preds = %settle.exit
  call void @__gomc_misuse(ptr noundef @__gomc_cxxthread.str.2)
  br label %join.exit

sw.epilog.i:                                      ; preds = %settle.exit
  %call12.i = call i64 @__gomc_join(i64 noundef %shr.i)
  br label %join.exit

join.exit:                                        ; preds = %if.end.i, %sw.epilog.i, %sw.bb9.i, %sw.bb.i, %if.then.i
  %retval.i.0 = phi i32 [ 0, %sw.epilog.i ], [ 22, %sw.bb9.i ], [ %cond.i, %sw.bb.i ], [ 3, %if.then.i ], [ 35, %if.end.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end9, label %if.then7

if.then7:                                         ; preds = %join.exit
  store i64 0, ptr %thread, align 8
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %join.exit
  ret void
}

declare void @_ZSt20__throw_system_errori(i32 noundef)

define void @_ZNSt6thread6detachEv(ptr noundef %thread) {
entry:
  %0 = load i64, ptr %thread, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZSt20__throw_system_errori(i32 noundef 22)
  unreachable

if.end:                                           ; preds = %entry
  %sub.i = sub i64 %0, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then.i

land.lhs.true.i:                                  ; preds = %if.end
  %shl.i.i = shl i64 %shr.i, 8
  %add.i.i = add i64 1509949605, %shl.i.i
  %cmp2.i = icmp eq i64 %add.i.i, %0
  br i1 %cmp2.i, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i7 = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i8 = icmp ne i32 %call3.i7, 0
  br i1 %tobool.i8, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %land.lhs.true.i, %if.end, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_cxxthread.str.3)
  br label %detach.exit

if.end.i:                                         ; preds = %land.rhs.i
  %call.i = call i32 @__gomc_shared_joins()
  %tobool.i14 = icmp ne i32 %call.i, 0
  br i1 %tobool.i14, label %if.then.i15, label %if.end.i18

if.then.i15:                                      ; preds = %if.end.i
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i64 0, i64 %shr.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  br label %settle.exit

if.end.i18:                                       ; preds = %if.end.i
  %shl.i = shl i64 %shr.i, 1
  %or.i = or i64 %shl.i, 1
  %call2.i16 = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  %cmp.i17 = icmp eq i64 %call2.i16, 0
  br i1 %cmp.i17, label %if.then4.i, label %settle.exit

if.then4.i:                                       ; preds = %if.end.i18
  %call5.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 2)
  br label %settle.exit

settle.exit:                                      ; preds = %if.end.i18, %if.then4.i, %if.then.i15
  %retval.i13.0 = phi i64 [ %call1.i, %if.then.i15 ], [ %call2.i16, %if.then4.i ], [ %call2.i16, %if.end.i18 ]
  switch i64 %retval.i13.0, label %detach.exit [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb6.i
  ]

sw.bb.i:                                          ; preds = %settle.exit
  %call.i23 = call i32 @__gomc_shared_joins()
  %tobool.i24 = icmp ne i32 %call.i23, 0
  %cond.i = select i1 %tobool.i24, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_cxxthread.str.4)
  br label %detach.exit

sw.bb6.i:                                         ; preds = %settle.exit
  call void @__gomc_misuse(ptr noundef @__gomc_cxxthread.str.5)
  br label %detach.exit

detach.exit:                                      ; preds = %settle.exit, %sw.bb6.i, %sw.bb.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %sw.bb6.i ], [ %cond.i, %sw.bb.i ], [ 3, %if.then.i ], [ 0, %settle.exit ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end4, label %if.then2

if.then2:                                         ; preds = %detach.exit
  store i64 0, ptr %thread, align 8
  br label %if.end4

if.end4:                                          ; preds = %if.then2, %detach.exit
  ret void
}

define i32 @_ZNSt6thread20hardware_concurrencyEv() {
entry:
  ret i32 2
}

define void @_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(i64 noundef %seconds, i64 noundef %nanoseconds) {
entry:
  ret void
}

define void @_ZNSt18condition_variableC1Ev(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_init(ptr noundef %cond, ptr noundef null)
  ret void
}

declare i32 @pthread_cond_init(ptr noundef, ptr noundef)

define void @_ZNSt18condition_variableC2Ev(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_init(ptr noundef %cond, ptr noundef null)
  ret void
}

define void @_ZNSt18condition_variableD1Ev(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_destroy(ptr noundef %cond)
  ret void
}

declare i32 @pthread_cond_destroy(ptr noundef)

define void @_ZNSt18condition_variableD2Ev(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_destroy(ptr noundef %cond)
  ret void
}

define void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef %cond, ptr noundef %lock) {
entry:
  %0 = load ptr, ptr %lock, align 8
  %call = call i32 @pthread_cond_wait(ptr noundef %cond, ptr noundef %0)
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef)

define void @_ZNSt18condition_variable10notify_oneEv(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_signal(ptr noundef %cond)
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef)

define void @_ZNSt18condition_variable10notify_allEv(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_broadcast(ptr noundef %cond)
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef)

define void @__once_proxy() {
entry:
  %0 = call ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  %1 = load ptr, ptr %0, align 8
  call void %1()
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define i32 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef %base, ptr noundef %word, i32 noundef %value, i32 noundef %timed, i64 noundef %seconds, i64 noundef %nanoseconds) {
entry:
  %and.i = and i32 %timed, 1
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %do.body.i

if.then.i:                                        ; preds = %entry
  %0 = load atomic i32, ptr %word monotonic, align 4
  %cmp.i = icmp ne i32 %0, %value
  %conv.i = zext i1 %cmp.i to i32
  br label %futex_wait.exit

do.body.i:                                        ; preds = %entry, %do.body.i
  %call.i = call i64 @__gomc_wait_load(ptr noundef %word, i32 noundef 4, i32 noundef 0)
  %conv1.i = trunc i64 %call.i to i32
  %cmp2.i = icmp eq i32 %conv1.i, %value
  br i1 %cmp2.i, label %do.body.i, label %futex_wait.exit

futex_wait.exit:                                  ; preds = %do.body.i, %if.then.i
  %retval.i.0 = phi i32 [ %conv.i, %if.then.i ], [ 1, %do.body.i ]
  ret i32 %retval.i.0
}

define i32 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef %base, ptr noundef %word, i32 noundef %value, i32 noundef %timed, i64 noundef %seconds, i64 noundef %nanoseconds) {
entry:
  %and.i = and i32 %timed, 1
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then.i, label %do.body.i

if.then.i:                                        ; preds = %entry
  %0 = load atomic i32, ptr %word monotonic, align 4
  %cmp.i = icmp ne i32 %0, %value
  %conv.i = zext i1 %cmp.i to i32
  br label %futex_wait.exit

do.body.i:                                        ; preds = %entry, %do.body.i
  %call.i = call i64 @__gomc_wait_load(ptr noundef %word, i32 noundef 4, i32 noundef 0)
  %conv1.i = trunc i64 %call.i to i32
  %cmp2.i = icmp eq i32 %conv1.i, %value
  br i1 %cmp2.i, label %do.body.i, label %futex_wait.exit

futex_wait.exit:                                  ; preds = %do.body.i, %if.then.i
  %retval.i.0 = phi i32 [ %conv.i, %if.then.i ], [ 1, %do.body.i ]
  ret i32 %retval.i.0
}

define void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef %base, ptr noundef %word) {
entry:
  ret void
}

define void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef %result) {
entry:
  %exception = getelementptr inbounds %struct.result, ptr %result, i32 0, i32 1
  store ptr null, ptr %exception, align 8
  ret void
}

define void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef %result) {
entry:
  %exception = getelementptr inbounds %struct.result, ptr %result, i32 0, i32 1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef %exception)
  ret void
}

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef)

declare i32 @__gomc_signals()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_join(i64 noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_shared_joins()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

