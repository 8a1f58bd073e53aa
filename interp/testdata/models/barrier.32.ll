; ModuleID = 'barrier.c'
source_filename = "barrier.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_barrier_t = type { i32, [16 x i8] }

@b = dso_local global %union.pthread_barrier_t zeroinitializer, align 4
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
  %2 = alloca i32, align 4
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
  %15 = load i32, ptr %2, align 4
  %16 = call i32 @pthread_join(i32 noundef %15, ptr noundef null)
  %17 = load i32, ptr @serial, align 4
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @serial, i32 0, i32 1), align 4
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
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %9

9:                                                ; preds = %43, %1
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 2
  br i1 %11, label %12, label %46

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4
  %14 = getelementptr inbounds [2 x i32], ptr @arrived, i32 0, i32 %13
  store i32 1, ptr %4, align 4
  %15 = load i32, ptr %4, align 4
  %16 = atomicrmw add ptr %14, i32 %15 seq_cst, align 4
  store i32 %16, ptr %5, align 4
  %17 = load i32, ptr %5, align 4
  %18 = call i32 @pthread_barrier_wait(ptr noundef @b) #4
  store i32 %18, ptr %6, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %12
  %22 = load i32, ptr %6, align 4
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %24, label %25

24:                                               ; preds = %21, %12
  br label %26

25:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

26:                                               ; preds = %24
  %27 = load i32, ptr %6, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = load i32, ptr %3, align 4
  %31 = getelementptr inbounds [2 x i32], ptr @serial, i32 0, i32 %30
  store i32 1, ptr %7, align 4
  %32 = load i32, ptr %7, align 4
  %33 = atomicrmw add ptr %31, i32 %32 seq_cst, align 4
  store i32 %33, ptr %8, align 4
  %34 = load i32, ptr %8, align 4
  br label %35

35:                                               ; preds = %29, %26
  %36 = load i32, ptr %3, align 4
  %37 = getelementptr inbounds [2 x i32], ptr @arrived, i32 0, i32 %36
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %41

40:                                               ; preds = %35
  br label %42

41:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

42:                                               ; preds = %40
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %3, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %3, align 4
  br label %9, !llvm.loop !6

46:                                               ; preds = %9
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
