; ModuleID = 'futex.c'
source_filename = "futex.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@other = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [27 x i8] c"wake(&other, INT_MAX) == 0\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"futex.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@word = dso_local global i32 0, align 4
@.str.2 = private unnamed_addr constant [32 x i8] c"first <= 1 && rest <= 2 - first\00", align 1
@.str.3 = private unnamed_addr constant [20 x i8] c"wake(&word, 1) == 0\00", align 1
@.str.4 = private unnamed_addr constant [45 x i8] c"result == -1 && errno == EAGAIN && word == 1\00", align 1
@__PRETTY_FUNCTION__.waiter = private unnamed_addr constant [21 x i8] c"void *waiter(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  br label %7

7:                                                ; preds = %14, %0
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 2
  br i1 %9, label %10, label %17

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = getelementptr inbounds [2 x i32], ptr %2, i32 0, i32 %11
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @waiter, ptr noundef null) #5
  br label %14

14:                                               ; preds = %10
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %3, align 4
  br label %7, !llvm.loop !6

17:                                               ; preds = %7
  %18 = call i32 @wake(ptr noundef @other, i32 noundef 2147483647)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  br label %22

21:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

22:                                               ; preds = %20
  %23 = call i32 @wake(ptr noundef @word, i32 noundef 1)
  store i32 %23, ptr %4, align 4
  store i32 1, ptr @word, align 4
  %24 = call i32 @wake(ptr noundef @word, i32 noundef 2147483647)
  store i32 %24, ptr %5, align 4
  %25 = load i32, ptr %4, align 4
  %26 = icmp sle i32 %25, 1
  br i1 %26, label %27, label %33

27:                                               ; preds = %22
  %28 = load i32, ptr %5, align 4
  %29 = load i32, ptr %4, align 4
  %30 = sub nsw i32 2, %29
  %31 = icmp sle i32 %28, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %27
  br label %34

33:                                               ; preds = %27, %22
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

34:                                               ; preds = %32
  store i32 0, ptr %6, align 4
  br label %35

35:                                               ; preds = %43, %34
  %36 = load i32, ptr %6, align 4
  %37 = icmp slt i32 %36, 2
  br i1 %37, label %38, label %46

38:                                               ; preds = %35
  %39 = load i32, ptr %6, align 4
  %40 = getelementptr inbounds [2 x i32], ptr %2, i32 0, i32 %39
  %41 = load i32, ptr %40, align 4
  %42 = call i32 @pthread_join(i32 noundef %41, ptr noundef null)
  br label %43

43:                                               ; preds = %38
  %44 = load i32, ptr %6, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %6, align 4
  br label %35, !llvm.loop !8

46:                                               ; preds = %35
  %47 = call i32 @wake(ptr noundef @word, i32 noundef 1)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  br label %51

50:                                               ; preds = %46
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

51:                                               ; preds = %49
  %52 = load i32, ptr %4, align 4
  %53 = icmp eq i32 %52, 1
  br i1 %53, label %54, label %58

54:                                               ; preds = %51
  %55 = load i32, ptr %5, align 4
  %56 = icmp eq i32 %55, 1
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  call void @reach_error()
  br label %58

58:                                               ; preds = %57, %54, %51
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %4 = call i32 (i32, ...) @syscall(i32 noundef 240, ptr noundef @word, i32 noundef 0, i32 noundef 0, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  store i32 %4, ptr %3, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %20

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %18

10:                                               ; preds = %7
  %11 = call ptr @__errno_location() #7
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 11
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load i32, ptr @word, align 4
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  br label %19

18:                                               ; preds = %14, %10, %7
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.waiter) #6
  unreachable

19:                                               ; preds = %17
  br label %20

20:                                               ; preds = %19, %1
  %21 = load ptr, ptr %2, align 4
  ret ptr %21
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @wake(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = call i32 (i32, ...) @syscall(i32 noundef 240, ptr noundef %5, i32 noundef 129, i32 noundef %6, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  ret i32 %7
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

declare void @reach_error() #3

; Function Attrs: nounwind
declare i32 @syscall(i32 noundef, ...) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(none) }

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
