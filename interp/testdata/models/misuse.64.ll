; ModuleID = 'misuse.c'
source_filename = "misuse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_barrier_t = type { i64, [24 x i8] }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@c = dso_local global %union.pthread_cond_t zeroinitializer, align 8
@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8
@s = dso_local global i32 0, align 4
@p = dso_local global %union.sem_t zeroinitializer, align 8
@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %3 = call noalias ptr @malloc(i64 noundef 8) #4
  store ptr %3, ptr %2, align 8
  %4 = call i32 @pthread_spin_init(ptr noundef @s, i32 noundef 0) #5
  %5 = call i32 @sem_init(ptr noundef @p, i32 noundef 0, i32 noundef 1) #5
  %6 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #5
  %7 = call i32 @pick(i32 noundef 5)
  switch i32 %7, label %74 [
    i32 0, label %8
    i32 1, label %10
    i32 2, label %12
    i32 3, label %15
    i32 4, label %18
    i32 5, label %21
    i32 6, label %24
    i32 7, label %26
    i32 8, label %29
    i32 9, label %32
    i32 10, label %36
    i32 11, label %39
    i32 12, label %41
    i32 13, label %43
    i32 14, label %46
    i32 15, label %49
    i32 16, label %52
    i32 17, label %54
    i32 18, label %57
    i32 19, label %60
    i32 20, label %63
    i32 21, label %66
    i32 22, label %70
    i32 23, label %72
  ]

8:                                                ; preds = %0
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5
  br label %74

10:                                               ; preds = %0
  %11 = call i32 @pthread_mutex_lock(ptr noundef @m) #5
  call void @run(ptr noundef @unlock)
  br label %74

12:                                               ; preds = %0
  %13 = call i32 @pthread_mutex_lock(ptr noundef @m) #5
  %14 = call i32 @pthread_mutex_destroy(ptr noundef @m) #5
  br label %74

15:                                               ; preds = %0
  %16 = call i32 @pthread_mutex_destroy(ptr noundef @m) #5
  %17 = call i32 @pthread_mutex_destroy(ptr noundef @m) #5
  br label %74

18:                                               ; preds = %0
  %19 = call i32 @pthread_mutex_destroy(ptr noundef @m) #5
  %20 = call i32 @pthread_mutex_lock(ptr noundef @m) #5
  br label %74

21:                                               ; preds = %0
  %22 = call i32 @pthread_mutex_destroy(ptr noundef @m) #5
  %23 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5
  br label %74

24:                                               ; preds = %0
  %25 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m)
  br label %74

26:                                               ; preds = %0
  %27 = call i32 @pthread_cond_destroy(ptr noundef @c) #5
  %28 = call i32 @pthread_cond_signal(ptr noundef @c) #5
  br label %74

29:                                               ; preds = %0
  %30 = call i32 @pthread_cond_destroy(ptr noundef @c) #5
  %31 = call i32 @pthread_cond_broadcast(ptr noundef @c) #5
  br label %74

32:                                               ; preds = %0
  %33 = call i32 @pthread_cond_destroy(ptr noundef @c) #5
  %34 = call i32 @pthread_mutex_lock(ptr noundef @m) #5
  %35 = call i32 @pthread_cond_wait(ptr noundef @c, ptr noundef @m)
  br label %74

36:                                               ; preds = %0
  %37 = call i32 @pthread_cond_destroy(ptr noundef @c) #5
  %38 = call i32 @pthread_cond_destroy(ptr noundef @c) #5
  br label %74

39:                                               ; preds = %0
  %40 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  br label %74

41:                                               ; preds = %0
  %42 = call i32 @pthread_rwlock_wrlock(ptr noundef @l) #5
  call void @run(ptr noundef @unlock_writer)
  br label %74

43:                                               ; preds = %0
  %44 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  %45 = call i32 @pthread_rwlock_destroy(ptr noundef @l) #5
  br label %74

46:                                               ; preds = %0
  %47 = call i32 @pthread_rwlock_destroy(ptr noundef @l) #5
  %48 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  br label %74

49:                                               ; preds = %0
  %50 = call i32 @pthread_rwlock_destroy(ptr noundef @l) #5
  %51 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  br label %74

52:                                               ; preds = %0
  %53 = call i32 @pthread_spin_unlock(ptr noundef @s) #5
  br label %74

54:                                               ; preds = %0
  %55 = call i32 @pthread_spin_lock(ptr noundef @s) #5
  %56 = call i32 @pthread_spin_destroy(ptr noundef @s) #5
  br label %74

57:                                               ; preds = %0
  %58 = call i32 @pthread_spin_destroy(ptr noundef @s) #5
  %59 = call i32 @pthread_spin_lock(ptr noundef @s) #5
  br label %74

60:                                               ; preds = %0
  %61 = call i32 @sem_destroy(ptr noundef @p) #5
  %62 = call i32 @sem_post(ptr noundef @p) #5
  br label %74

63:                                               ; preds = %0
  %64 = call i32 @sem_destroy(ptr noundef @p) #5
  %65 = call i32 @sem_wait(ptr noundef @p)
  br label %74

66:                                               ; preds = %0
  %67 = call i32 @pthread_barrier_wait(ptr noundef @b) #5
  %68 = call i32 @pthread_barrier_destroy(ptr noundef @b) #5
  %69 = call i32 @pthread_barrier_wait(ptr noundef @b) #5
  br label %74

70:                                               ; preds = %0
  %71 = call i32 @pthread_join(i64 noundef 0, ptr noundef null)
  br label %74

72:                                               ; preds = %0
  %73 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %73) #5
  br label %74

74:                                               ; preds = %0, %72, %70, %66, %63, %60, %57, %54, %52, %49, %46, %43, %41, %39, %36, %32, %29, %26, %24, %21, %18, %15, %12, %10, %8
  %75 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %75) #5
  ret i32 0
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @pick(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %8, %1
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %5, -1
  store i32 %6, ptr %2, align 4
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = mul nsw i32 2, %9
  %11 = call zeroext i1 @__VERIFIER_nondet_bool()
  %12 = zext i1 %11 to i32
  %13 = add nsw i32 %10, %12
  store i32 %13, ptr %3, align 4
  br label %4, !llvm.loop !5

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef %4, ptr noundef null) #5
  %6 = load i64, ptr %3, align 8
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_cond_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @unlock_writer(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_spin_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

declare zeroext i1 @__VERIFIER_nondet_bool() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
