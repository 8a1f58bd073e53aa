source_filename = "cxxlibcxx.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.counts = type { ptr, i64, i64 }
%struct.counts_functions = type { ptr, ptr, ptr, ptr, ptr }

@__gomc_cxxlibcxx.str = private unnamed_addr constant [28 x i8] c"std::system_error of libc++\00", align 1
@__gomc_libcxx_key = internal constant i32 1073741824, align 4
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr], align 8
@__gomc_libcxx_count_name = internal constant [25 x i8] c"NSt3__114__shared_countE\00", align 16
@_ZTINSt3__114__shared_countE = constant [2 x ptr] [ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @__gomc_libcxx_count_name], align 16
@__gomc_libcxx_weak_name = internal constant [30 x i8] c"NSt3__119__shared_weak_countE\00", align 16
@_ZTINSt3__119__shared_weak_countE = constant [2 x ptr] [ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 16), ptr @__gomc_libcxx_weak_name], align 16
@_ZTVNSt3__114__shared_countE = constant [5 x ptr] [ptr null, ptr @_ZTINSt3__114__shared_countE, ptr @_ZNSt3__114__shared_countD1Ev, ptr @_ZNSt3__114__shared_countD0Ev, ptr @__cxa_pure_virtual], align 16
@_ZTVNSt3__119__shared_weak_countE = constant [7 x ptr] [ptr null, ptr @_ZTINSt3__119__shared_weak_countE, ptr @_ZNSt3__119__shared_weak_countD1Ev, ptr @_ZNSt3__119__shared_weak_countD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info, ptr @__cxa_pure_virtual], align 16

define void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef %error, ptr noundef %text) {
entry:
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxlibcxx.str)
  unreachable
}

declare void @__gomc_unsupported(ptr noundef)

define ptr @_ZNSt3__119__thread_local_dataEv() {
entry:
  %call = call i64 @__gomc_note(i64 noundef -19, i32 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call1 = call i64 @__gomc_note(i64 noundef -17, i32 noundef 1)
  %add = add i64 %call1, 1
  %mul = mul i64 4, %add
  %add2 = add i64 32, %mul
  %not = xor i64 %add2, -1
  %call3 = call i64 @__gomc_remember(i64 noundef %not, i64 noundef ptrtoint (ptr @__gomc_libcxx_end to i64))
  %call4 = call i64 @__gomc_remember(i64 noundef -19, i64 noundef %add)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr @__gomc_libcxx_key
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

define internal void @__gomc_libcxx_end(ptr noundef %object) {
entry:
  %tobool = icmp ne ptr %object, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZdlPv(ptr noundef %object)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define void @_ZNSt3__115__thread_structC1Ev(ptr noundef %object) {
entry:
  store ptr null, ptr %object, align 8
  ret void
}

define void @_ZNSt3__115__thread_structC2Ev(ptr noundef %object) {
entry:
  store ptr null, ptr %object, align 8
  ret void
}

define void @_ZNSt3__115__thread_structD1Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt3__115__thread_structD2Ev(ptr noundef %object) {
entry:
  ret void
}

define void @_ZNSt3__16threadD1Ev(ptr noundef %thread) {
entry:
  %0 = load i64, ptr %thread, align 8
  %tobool.i = icmp ne i64 %0, 0
  br i1 %tobool.i, label %if.then.i, label %end_thread.exit

if.then.i:                                        ; preds = %entry
  call void @_ZSt9terminatev()
  unreachable

end_thread.exit:                                  ; preds = %entry
  ret void
}

define void @_ZNSt3__16threadD2Ev(ptr noundef %thread) {
entry:
  %0 = load i64, ptr %thread, align 8
  %tobool.i = icmp ne i64 %0, 0
  br i1 %tobool.i, label %if.then.i, label %end_thread.exit

if.then.i:                                        ; preds = %entry
  call void @_ZSt9terminatev()
  unreachable

end_thread.exit:                                  ; preds = %entry
  ret void
}

define void @_ZNSt3__16thread4joinEv(ptr noundef %thread) {
entry:
  %0 = load i64, ptr %thread, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = call i32 @pthread_join(i64 noundef %0, ptr noundef null)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ 22, %entry ]
  %tobool.i = icmp ne i32 %cond, 0
  br i1 %tobool.i, label %if.then.i, label %succeed.exit

if.then.i:                                        ; preds = %cond.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxlibcxx.str)
  unreachable

succeed.exit:                                     ; preds = %cond.end
  store i64 0, ptr %thread, align 8
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef)

define void @_ZNSt3__16thread6detachEv(ptr noundef %thread) {
entry:
  %0 = load i64, ptr %thread, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = call i32 @pthread_detach(i64 noundef %0)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ 22, %entry ]
  %tobool.i = icmp ne i32 %cond, 0
  br i1 %tobool.i, label %if.then.i, label %succeed.exit

if.then.i:                                        ; preds = %cond.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxlibcxx.str)
  unreachable

succeed.exit:                                     ; preds = %cond.end
  store i64 0, ptr %thread, align 8
  ret void
}

declare i32 @pthread_detach(i64 noundef)

define i32 @_ZNSt3__16thread20hardware_concurrencyEv() {
entry:
  ret i32 2
}

define void @_ZNSt3__111this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE(ptr noundef %duration) {
entry:
  ret void
}

define void @_ZNSt3__15mutexD1Ev(ptr noundef %mutex) {
entry:
  %call = call i32 @pthread_mutex_destroy(ptr noundef %mutex)
  ret void
}

declare i32 @pthread_mutex_destroy(ptr noundef)

define void @_ZNSt3__15mutexD2Ev(ptr noundef %mutex) {
entry:
  %call = call i32 @pthread_mutex_destroy(ptr noundef %mutex)
  ret void
}

define void @_ZNSt3__15mutex4lockEv(ptr noundef %mutex) {
entry:
  %call = call i32 @pthread_mutex_lock(ptr noundef %mutex)
  %tobool.i = icmp ne i32 %call, 0
  br i1 %tobool.i, label %if.then.i, label %succeed.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxlibcxx.str)
  unreachable

succeed.exit:                                     ; preds = %entry
  ret void
}

declare i32 @pthread_mutex_lock(ptr noundef)

define zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef %mutex) {
entry:
  %call = call i32 @pthread_mutex_trylock(ptr noundef %mutex)
  %cmp = icmp eq i32 %call, 0
  ret i1 %cmp
}

declare i32 @pthread_mutex_trylock(ptr noundef)

define void @_ZNSt3__15mutex6unlockEv(ptr noundef %mutex) {
entry:
  %call = call i32 @pthread_mutex_unlock(ptr noundef %mutex)
  ret void
}

declare i32 @pthread_mutex_unlock(ptr noundef)

define void @_ZNSt3__118condition_variableD1Ev(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_destroy(ptr noundef %cond)
  ret void
}

declare i32 @pthread_cond_destroy(ptr noundef)

define void @_ZNSt3__118condition_variableD2Ev(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_destroy(ptr noundef %cond)
  ret void
}

define void @_ZNSt3__118condition_variable10notify_oneEv(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_signal(ptr noundef %cond)
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef)

define void @_ZNSt3__118condition_variable10notify_allEv(ptr noundef %cond) {
entry:
  %call = call i32 @pthread_cond_broadcast(ptr noundef %cond)
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef)

define void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(ptr noundef %cond, ptr noundef %lock) {
entry:
  %add.ptr = getelementptr inbounds ptr, ptr %lock, i64 1
  %0 = load i8, ptr %add.ptr, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %lock, align 8
  %call = call i32 @pthread_cond_wait(ptr noundef %cond, ptr noundef %1)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond1 = phi i32 [ %call, %cond.true ], [ 1, %entry ]
  %tobool.i = icmp ne i32 %cond1, 0
  br i1 %tobool.i, label %if.then.i, label %succeed.exit

if.then.i:                                        ; preds = %cond.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cxxlibcxx.str)
  unreachable

succeed.exit:                                     ; preds = %cond.end
  ret void
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef)

define void @_ZNSt3__114__shared_countD1Ev(ptr noundef %counts) {
entry:
  ret void
}

define void @_ZNSt3__114__shared_countD2Ev(ptr noundef %counts) {
entry:
  ret void
}

define void @_ZNSt3__114__shared_countD0Ev(ptr noundef %counts) {
entry:
  call void @_ZdlPv(ptr noundef %counts)
  ret void
}

declare void @_ZdlPv(ptr noundef)

define void @_ZNSt3__119__shared_weak_countD1Ev(ptr noundef %counts) {
entry:
  ret void
}

define void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef %counts) {
entry:
  ret void
}

define void @_ZNSt3__119__shared_weak_countD0Ev(ptr noundef %counts) {
entry:
  call void @_ZdlPv(ptr noundef %counts)
  ret void
}

define void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef %counts) {
entry:
  %observers = getelementptr inbounds %struct.counts, ptr %counts, i32 0, i32 2
  %0 = atomicrmw sub ptr %observers, i64 1 acq_rel, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %counts, align 8
  %nobody = getelementptr inbounds %struct.counts_functions, ptr %1, i32 0, i32 4
  %2 = load ptr, ptr %nobody, align 8
  call void %2(ptr noundef %counts)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr noundef %counts) {
entry:
  %owners1 = getelementptr inbounds %struct.counts, ptr %counts, i32 0, i32 1
  %0 = load atomic i64, ptr %owners1 seq_cst, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %owners.0 = phi i64 [ %0, %entry ], [ %spec.select, %while.body ]
  %cmp = icmp ne i64 %owners.0, -1
  br i1 %cmp, label %while.body, label %return

while.body:                                       ; preds = %while.cond
  %add = add nsw i64 %owners.0, 1
  %1 = cmpxchg ptr %owners1, i64 %owners.0, i64 %add seq_cst seq_cst, align 8
  %2 = extractvalue { i64, i1 } %1, 0
  %3 = extractvalue { i64, i1 } %1, 1
  %spec.select = select i1 %3, i64 %owners.0, i64 %2
  br i1 %3, label %return, label %while.cond

return:                                           ; preds = %while.cond, %while.body
  %retval.0 = phi ptr [ %counts, %while.body ], [ null, %while.cond ]
  ret ptr %retval.0
}

define ptr @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(ptr noundef %counts, ptr noundef %type) {
entry:
  ret ptr null
}

declare void @__cxa_pure_virtual()

declare void @_ZSt9terminatev()

