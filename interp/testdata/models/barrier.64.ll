; ModuleID = 'barrier.c'
source_filename = "barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 8
@.str = private unnamed_addr constant [36 x i8] c"pthread_barrier_init(&b, 0, 0) != 0\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"barrier.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"pthread_barrier_init(&b, 0, 2) == 0\00", align 1
@serial = dso_local global [2 x i32] zeroinitializer, align 4
@.str.3 = private unnamed_addr constant [33 x i8] c"serial[0] == 1 && serial[1] == 1\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"pthread_barrier_destroy(&b) == 0\00", align 1
@arrived = dso_local global [2 x i32] zeroinitializer, align 4
@.str.5 = private unnamed_addr constant [55 x i8] c"result == 0 || result == PTHREAD_BARRIER_SERIAL_THREAD\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"arrived[round] == 2\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  %3 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 0) #4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %0
  br label %7

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

7:                                                ; preds = %5
  %8 = call i32 @pthread_barrier_init(ptr noundef @b, ptr noundef null, i32 noundef 2) #4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  br label %12

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

12:                                               ; preds = %10
  %13 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #4
  %14 = call ptr @run(ptr noundef null)
  %15 = load i64, ptr %2, align 8
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null)
  %17 = load i32, ptr @serial, align 4
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @serial, i64 0, i64 1), align 4
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19, %12
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

24:                                               ; preds = %22
  %25 = call i32 @pthread_barrier_destroy(ptr noundef @b) #4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  br label %29

28:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

29:                                               ; preds = %27
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %9

9:                                                ; preds = %46, %1
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 2
  br i1 %11, label %12, label %49

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [2 x i32], ptr @arrived, i64 0, i64 %14
  store i32 1, ptr %4, align 4
  %16 = load i32, ptr %4, align 4
  %17 = atomicrmw add ptr %15, i32 %16 seq_cst, align 4
  store i32 %17, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = call i32 @pthread_barrier_wait(ptr noundef @b) #4
  store i32 %19, ptr %6, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %12
  %23 = load i32, ptr %6, align 4
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %25, label %26

25:                                               ; preds = %22, %12
  br label %27

26:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

27:                                               ; preds = %25
  %28 = load i32, ptr %6, align 4
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %37

30:                                               ; preds = %27
  %31 = load i32, ptr %3, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [2 x i32], ptr @serial, i64 0, i64 %32
  store i32 1, ptr %7, align 4
  %34 = load i32, ptr %7, align 4
  %35 = atomicrmw add ptr %33, i32 %34 seq_cst, align 4
  store i32 %35, ptr %8, align 4
  %36 = load i32, ptr %8, align 4
  br label %37

37:                                               ; preds = %30, %27
  %38 = load i32, ptr %3, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [2 x i32], ptr @arrived, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %44

43:                                               ; preds = %37
  br label %45

44:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

45:                                               ; preds = %43
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %3, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %3, align 4
  br label %9, !llvm.loop !5

49:                                               ; preds = %9
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
