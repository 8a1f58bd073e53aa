; ModuleID = 'cond_destroy_heap.c'
source_filename = "cond_destroy_heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@c = dso_local global ptr null, align 8
@gone = dso_local global i32 0, align 4
@waiting = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @malloc(i64 noundef 48) #4
  store ptr %4, ptr @c, align 8
  %5 = load ptr, ptr @c, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  store i32 0, ptr %1, align 4
  br label %24

8:                                                ; preds = %0
  %9 = load ptr, ptr @c, align 8
  %10 = call i32 @pthread_cond_init(ptr noundef %9, ptr noundef null) #5
  %11 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiter, ptr noundef null) #5
  %12 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @waiter, ptr noundef null) #5
  %13 = call i32 @pthread_mutex_lock(ptr noundef @m) #5
  store i32 1, ptr @gone, align 4
  %14 = load ptr, ptr @c, align 8
  %15 = call i32 @pthread_cond_broadcast(ptr noundef %14) #5
  %16 = load ptr, ptr @c, align 8
  %17 = call i32 @pthread_cond_destroy(ptr noundef %16) #5
  %18 = load ptr, ptr @c, align 8
  call void @free(ptr noundef %18) #5
  %19 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5
  %20 = load i64, ptr %2, align 8
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null)
  %22 = load i64, ptr %3, align 8
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null)
  store i32 0, ptr %1, align 4
  br label %24

24:                                               ; preds = %8, %7
  %25 = load i32, ptr %1, align 4
  ret i32 %25
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_cond_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #5
  %4 = load i32, ptr @gone, align 4
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = load i32, ptr @waiting, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr @waiting, align 4
  %9 = load ptr, ptr @c, align 8
  %10 = call i32 @pthread_cond_wait(ptr noundef %9, ptr noundef @m)
  br label %11

11:                                               ; preds = %6, %1
  %12 = call i32 @pthread_mutex_unlock(ptr noundef @m) #5
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_broadcast(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

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
