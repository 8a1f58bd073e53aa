; ModuleID = 'misuse_more.c'
source_filename = "misuse_more.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_barrier_t = type { i64, [24 x i8] }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 8
@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8
@.str = private unnamed_addr constant [33 x i8] c"pthread_getspecific(key) == &key\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"misuse_more.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  store ptr null, ptr %5, align 8
  %7 = call i32 @pick(i32 noundef 4)
  switch i32 %7, label %70 [
    i32 0, label %8
    i32 1, label %11
    i32 2, label %12
    i32 3, label %35
    i32 4, label %37
    i32 5, label %39
    i32 6, label %41
    i32 7, label %44
    i32 8, label %48
    i32 9, label %62
    i32 10, label %68
  ]

8:                                                ; preds = %0
  %9 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #5
  %10 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2) #5
  br label %70

11:                                               ; preds = %0
  call void @local(i32 noundef 0)
  call void @local(i32 noundef 0)
  call void @local(i32 noundef 1)
  call void @local(i32 noundef 1)
  br label %70

12:                                               ; preds = %0
  %13 = call noalias ptr @malloc(i64 noundef 32) #6
  store ptr %13, ptr %4, align 8
  %14 = load ptr, ptr %4, align 8
  %15 = call i32 @pthread_barrier_init(ptr noundef %14, ptr noundef null, i32 noundef 1) #5
  %16 = load ptr, ptr %4, align 8
  %17 = call i32 @pthread_barrier_destroy(ptr noundef %16) #5
  store i32 0, ptr %6, align 4
  br label %18

18:                                               ; preds = %27, %12
  %19 = load i32, ptr %6, align 4
  %20 = zext i32 %19 to i64
  %21 = icmp ult i64 %20, 32
  br i1 %21, label %22, label %30

22:                                               ; preds = %18
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %6, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  store i8 7, ptr %26, align 1
  br label %27

27:                                               ; preds = %22
  %28 = load i32, ptr %6, align 4
  %29 = add i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %18, !llvm.loop !5

30:                                               ; preds = %18
  %31 = load ptr, ptr %4, align 8
  %32 = call i32 @pthread_barrier_init(ptr noundef %31, ptr noundef null, i32 noundef 1) #5
  %33 = load ptr, ptr %4, align 8
  %34 = call i32 @pthread_barrier_wait(ptr noundef %33) #5
  br label %70

35:                                               ; preds = %0
  %36 = call i32 @pthread_barrier_destroy(ptr noundef @b) #5
  br label %70

37:                                               ; preds = %0
  %38 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  store ptr @unlock, ptr %5, align 8
  br label %70

39:                                               ; preds = %0
  %40 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  store ptr @read_twice, ptr %5, align 8
  br label %70

41:                                               ; preds = %0
  %42 = load i32, ptr %3, align 4
  %43 = call i32 @pthread_setspecific(i32 noundef %42, ptr noundef %3) #5
  br label %70

44:                                               ; preds = %0
  %45 = load i32, ptr %3, align 4
  %46 = add i32 %45, 3
  %47 = call ptr @pthread_getspecific(i32 noundef %46) #5
  br label %70

48:                                               ; preds = %0
  %49 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null) #5
  %50 = load i32, ptr %3, align 4
  %51 = call i32 @pthread_setspecific(i32 noundef %50, ptr noundef %3) #5
  %52 = load i32, ptr %3, align 4
  %53 = call ptr @pthread_getspecific(i32 noundef %52) #5
  %54 = icmp eq ptr %53, %3
  br i1 %54, label %55, label %56

55:                                               ; preds = %48
  br label %57

56:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 104, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

57:                                               ; preds = %55
  %58 = load i32, ptr %3, align 4
  %59 = call i32 @pthread_key_delete(i32 noundef %58) #5
  %60 = load i32, ptr %3, align 4
  %61 = call ptr @pthread_getspecific(i32 noundef %60) #5
  br label %70

62:                                               ; preds = %0
  %63 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null) #5
  %64 = load i32, ptr %3, align 4
  %65 = call i32 @pthread_key_delete(i32 noundef %64) #5
  %66 = load i32, ptr %3, align 4
  %67 = call i32 @pthread_key_delete(i32 noundef %66) #5
  br label %70

68:                                               ; preds = %0
  %69 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  store ptr @init_again, ptr %5, align 8
  br label %70

70:                                               ; preds = %0, %68, %62, %57, %44, %41, %39, %37, %35, %30, %11, %8
  %71 = load ptr, ptr %5, align 8
  %72 = icmp ne ptr %71, null
  br i1 %72, label %73, label %79

73:                                               ; preds = %70
  %74 = load ptr, ptr %5, align 8
  %75 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef %74, ptr noundef null) #5
  %76 = load i64, ptr %2, align 8
  %77 = call i32 @pthread_join(i64 noundef %76, ptr noundef null)
  %78 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  br label %79

79:                                               ; preds = %73, %70
  ret i32 0
}

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
  br label %4, !llvm.loop !7

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @local(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_barrier_t, align 8
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  store ptr %3, ptr %4, align 8
  %5 = load i32, ptr %2, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  store ptr @b, ptr %4, align 8
  br label %8

8:                                                ; preds = %7, %1
  %9 = load ptr, ptr %4, align 8
  %10 = call i32 @pthread_barrier_init(ptr noundef %9, ptr noundef null, i32 noundef 1) #5
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @pthread_barrier_wait(ptr noundef %11) #5
  %13 = load i32, ptr %2, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %8
  %16 = load ptr, ptr %4, align 8
  %17 = call i32 @pthread_barrier_destroy(ptr noundef %16) #5
  br label %18

18:                                               ; preds = %15, %8
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @read_twice(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  %4 = call i32 @pthread_rwlock_tryrdlock(ptr noundef @l) #5
  %5 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  %6 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare ptr @pthread_getspecific(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_key_delete(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @init_again(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #5
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_tryrdlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
