; ModuleID = 'misuse_more.c'
source_filename = "misuse_more.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i8, i8, i8, i8, i32 }
%union.pthread_barrier_t = type { i32, [16 x i8] }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 4
@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 4
@.str = private unnamed_addr constant [33 x i8] c"pthread_getspecific(key) == &key\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"misuse_more.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  %5 = alloca ptr, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  store ptr null, ptr %5, align 4
  %7 = call i32 @pick(i32 noundef 4)
  switch i32 %7, label %68 [
    i32 0, label %8
    i32 1, label %11
    i32 2, label %12
    i32 3, label %33
    i32 4, label %35
    i32 5, label %37
    i32 6, label %39
    i32 7, label %42
    i32 8, label %46
    i32 9, label %60
    i32 10, label %66
  ]

8:                                                ; preds = %0
  %9 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #5
  %10 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2) #5
  br label %68

11:                                               ; preds = %0
  call void @local(i32 noundef 0)
  call void @local(i32 noundef 0)
  call void @local(i32 noundef 1)
  call void @local(i32 noundef 1)
  br label %68

12:                                               ; preds = %0
  %13 = call noalias ptr @malloc(i32 noundef 20) #6
  store ptr %13, ptr %4, align 4
  %14 = load ptr, ptr %4, align 4
  %15 = call i32 @pthread_barrier_init(ptr noundef %14, ptr noundef null, i32 noundef 1) #5
  %16 = load ptr, ptr %4, align 4
  %17 = call i32 @pthread_barrier_destroy(ptr noundef %16) #5
  store i32 0, ptr %6, align 4
  br label %18

18:                                               ; preds = %25, %12
  %19 = load i32, ptr %6, align 4
  %20 = icmp ult i32 %19, 20
  br i1 %20, label %21, label %28

21:                                               ; preds = %18
  %22 = load ptr, ptr %4, align 4
  %23 = load i32, ptr %6, align 4
  %24 = getelementptr inbounds i8, ptr %22, i32 %23
  store i8 7, ptr %24, align 1
  br label %25

25:                                               ; preds = %21
  %26 = load i32, ptr %6, align 4
  %27 = add i32 %26, 1
  store i32 %27, ptr %6, align 4
  br label %18, !llvm.loop !6

28:                                               ; preds = %18
  %29 = load ptr, ptr %4, align 4
  %30 = call i32 @pthread_barrier_init(ptr noundef %29, ptr noundef null, i32 noundef 1) #5
  %31 = load ptr, ptr %4, align 4
  %32 = call i32 @pthread_barrier_wait(ptr noundef %31) #5
  br label %68

33:                                               ; preds = %0
  %34 = call i32 @pthread_barrier_destroy(ptr noundef @b) #5
  br label %68

35:                                               ; preds = %0
  %36 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  store ptr @unlock, ptr %5, align 4
  br label %68

37:                                               ; preds = %0
  %38 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  store ptr @read_twice, ptr %5, align 4
  br label %68

39:                                               ; preds = %0
  %40 = load i32, ptr %3, align 4
  %41 = call i32 @pthread_setspecific(i32 noundef %40, ptr noundef %3) #5
  br label %68

42:                                               ; preds = %0
  %43 = load i32, ptr %3, align 4
  %44 = add i32 %43, 3
  %45 = call ptr @pthread_getspecific(i32 noundef %44) #5
  br label %68

46:                                               ; preds = %0
  %47 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null) #5
  %48 = load i32, ptr %3, align 4
  %49 = call i32 @pthread_setspecific(i32 noundef %48, ptr noundef %3) #5
  %50 = load i32, ptr %3, align 4
  %51 = call ptr @pthread_getspecific(i32 noundef %50) #5
  %52 = icmp eq ptr %51, %3
  br i1 %52, label %53, label %54

53:                                               ; preds = %46
  br label %55

54:                                               ; preds = %46
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 104, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

55:                                               ; preds = %53
  %56 = load i32, ptr %3, align 4
  %57 = call i32 @pthread_key_delete(i32 noundef %56) #5
  %58 = load i32, ptr %3, align 4
  %59 = call ptr @pthread_getspecific(i32 noundef %58) #5
  br label %68

60:                                               ; preds = %0
  %61 = call i32 @pthread_key_create(ptr noundef %3, ptr noundef null) #5
  %62 = load i32, ptr %3, align 4
  %63 = call i32 @pthread_key_delete(i32 noundef %62) #5
  %64 = load i32, ptr %3, align 4
  %65 = call i32 @pthread_key_delete(i32 noundef %64) #5
  br label %68

66:                                               ; preds = %0
  %67 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #5
  store ptr @init_again, ptr %5, align 4
  br label %68

68:                                               ; preds = %0, %66, %60, %55, %42, %39, %37, %35, %33, %28, %11, %8
  %69 = load ptr, ptr %5, align 4
  %70 = icmp ne ptr %69, null
  br i1 %70, label %71, label %77

71:                                               ; preds = %68
  %72 = load ptr, ptr %5, align 4
  %73 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef %72, ptr noundef null) #5
  %74 = load i32, ptr %2, align 4
  %75 = call i32 @pthread_join(i32 noundef %74, ptr noundef null)
  %76 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  br label %77

77:                                               ; preds = %71, %68
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
  br label %4, !llvm.loop !8

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @local(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_barrier_t, align 4
  %4 = alloca ptr, align 4
  store i32 %0, ptr %2, align 4
  store ptr %3, ptr %4, align 4
  %5 = load i32, ptr %2, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  store ptr @b, ptr %4, align 4
  br label %8

8:                                                ; preds = %7, %1
  %9 = load ptr, ptr %4, align 4
  %10 = call i32 @pthread_barrier_init(ptr noundef %9, ptr noundef null, i32 noundef 1) #5
  %11 = load ptr, ptr %4, align 4
  %12 = call i32 @pthread_barrier_wait(ptr noundef %11) #5
  %13 = load i32, ptr %2, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %8
  %16 = load ptr, ptr %4, align 4
  %17 = call i32 @pthread_barrier_destroy(ptr noundef %16) #5
  br label %18

18:                                               ; preds = %15, %8
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #5
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @read_twice(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
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
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 1) #5
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_tryrdlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
