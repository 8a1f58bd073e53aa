source_filename = "cxxwait.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_any_time = internal constant [2 x i64] zeroinitializer, align 16

define i32 @__gomc_condition_wait_until(ptr noundef %cond, ptr noundef %lock, ptr noundef %time) {
entry:
  %0 = load ptr, ptr %lock, align 8
  %call = call i32 @pthread_cond_clockwait(ptr noundef %cond, ptr noundef %0, i32 noundef 1, ptr noundef @__gomc_any_time)
  %cmp = icmp eq i32 %call, 110
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call1 = call i64 @__gomc_choice(i64 noundef 2)
  %tobool = icmp ne i64 %call1, 0
  %cond2 = select i1 %tobool, i32 1, i32 0
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ %cond2, %if.end ], [ 1, %entry ]
  ret i32 %retval.0
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

declare i64 @__gomc_choice(i64 noundef)

define void @__gomc_sleep_until(ptr noundef %time) {
entry:
  ret void
}

define zeroext i1 @__gomc_timed_mutex_try_until(ptr noundef %mutex, ptr noundef %time) {
entry:
  %call = call i32 @pthread_mutex_timedlock(ptr noundef %mutex, ptr noundef @__gomc_any_time)
  %cmp = icmp eq i32 %call, 0
  ret i1 %cmp
}

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef)

define zeroext i1 @__gomc_shared_mutex_try_until(ptr noundef %lock, ptr noundef %time) {
entry:
  %call = call i32 @pthread_rwlock_timedwrlock(ptr noundef %lock, ptr noundef @__gomc_any_time)
  %cmp = icmp eq i32 %call, 0
  ret i1 %cmp
}

declare i32 @pthread_rwlock_timedwrlock(ptr noundef, ptr noundef)

define zeroext i1 @__gomc_shared_mutex_try_shared_until(ptr noundef %lock, ptr noundef %time) {
entry:
  %call = call i32 @pthread_rwlock_timedrdlock(ptr noundef %lock, ptr noundef @__gomc_any_time)
  %cmp = icmp eq i32 %call, 0
  ret i1 %cmp
}

declare i32 @pthread_rwlock_timedrdlock(ptr noundef, ptr noundef)

define zeroext i1 @__gomc_semaphore_try_until(ptr noundef %count, ptr noundef %time) {
entry:
  %0 = load atomic i32, ptr %count acquire, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %now.0 = phi i32 [ %0, %entry ], [ %spec.select, %while.body ]
  %cmp = icmp sgt i32 %now.0, 0
  br i1 %cmp, label %while.body, label %return

while.body:                                       ; preds = %while.cond
  %sub = sub nsw i32 %now.0, 1
  %1 = cmpxchg ptr %count, i32 %now.0, i32 %sub acquire monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = extractvalue { i32, i1 } %1, 1
  %spec.select = select i1 %3, i32 %now.0, i32 %2
  br i1 %3, label %return, label %while.cond

return:                                           ; preds = %while.cond, %while.body
  %retval.0 = phi i1 [ true, %while.body ], [ false, %while.cond ]
  ret i1 %retval.0
}

