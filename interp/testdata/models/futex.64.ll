; ModuleID = 'futex.c'
source_filename = "futex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  br label %7

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %8, 2
  br i1 %9, label %10, label %18

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %12
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @waiter, ptr noundef null) #5
  br label %15

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %7, !llvm.loop !5

18:                                               ; preds = %7
  %19 = call i32 @wake(ptr noundef @other, i32 noundef 2147483647)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %23

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

23:                                               ; preds = %21
  %24 = call i32 @wake(ptr noundef @word, i32 noundef 1)
  store i32 %24, ptr %4, align 4
  store i32 1, ptr @word, align 4
  %25 = call i32 @wake(ptr noundef @word, i32 noundef 2147483647)
  store i32 %25, ptr %5, align 4
  %26 = load i32, ptr %4, align 4
  %27 = icmp sle i32 %26, 1
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = load i32, ptr %5, align 4
  %30 = load i32, ptr %4, align 4
  %31 = sub nsw i32 2, %30
  %32 = icmp sle i32 %29, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  br label %35

34:                                               ; preds = %28, %23
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

35:                                               ; preds = %33
  store i32 0, ptr %6, align 4
  br label %36

36:                                               ; preds = %45, %35
  %37 = load i32, ptr %6, align 4
  %38 = icmp slt i32 %37, 2
  br i1 %38, label %39, label %48

39:                                               ; preds = %36
  %40 = load i32, ptr %6, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = call i32 @pthread_join(i64 noundef %43, ptr noundef null)
  br label %45

45:                                               ; preds = %39
  %46 = load i32, ptr %6, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %6, align 4
  br label %36, !llvm.loop !7

48:                                               ; preds = %36
  %49 = call i32 @wake(ptr noundef @word, i32 noundef 1)
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %53

52:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

53:                                               ; preds = %51
  %54 = load i32, ptr %4, align 4
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %56, label %60

56:                                               ; preds = %53
  %57 = load i32, ptr %5, align 4
  %58 = icmp eq i32 %57, 1
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  call void @reach_error()
  br label %60

60:                                               ; preds = %59, %56, %53
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef @word, i32 noundef 0, i32 noundef 0, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  store i64 %4, ptr %3, align 8
  %5 = load i64, ptr %3, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %20

7:                                                ; preds = %1
  %8 = load i64, ptr %3, align 8
  %9 = icmp eq i64 %8, -1
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
  %21 = load ptr, ptr %2, align 8
  ret ptr %21
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @wake(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef %5, i32 noundef 129, i32 noundef %6, ptr noundef null, ptr noundef null, i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  ret i32 %8
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @reach_error() #3

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
