; ModuleID = 'cond_spurious.c'
source_filename = "cond_spurious.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_mutex_t = type { i32, [36 x i8] }
%union.pthread_cond_t = type { i64, [40 x i8] }

@mishaps = dso_local global i32 2, align 4
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 4
@flag = internal global i32 0, align 4
@cond = internal global %union.pthread_cond_t zeroinitializer, align 4
@.str = private unnamed_addr constant [7 x i8] c"!early\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"cond_spurious.c\00", align 1
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1
@never = internal global %union.pthread_cond_t zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [11 x i8] c"rounds < 3\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @set, ptr noundef null)
  %6 = call i32 @pthread_mutex_lock(ptr noundef @mutex)
  br label %7

7:                                                ; preds = %22, %0
  %8 = load i32, ptr @flag, align 4
  %9 = icmp ne i32 %8, 0
  %10 = xor i1 %9, true
  br i1 %10, label %11, label %25

11:                                               ; preds = %7
  %12 = call i32 @pthread_cond_wait(ptr noundef @cond, ptr noundef @mutex)
  %13 = load i32, ptr @flag, align 4
  %14 = icmp ne i32 %13, 0
  %15 = xor i1 %14, true
  %16 = zext i1 %15 to i32
  store i32 %16, ptr %4, align 4
  %17 = load i32, ptr %4, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %11
  br label %22

20:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__func__.main) #3
  unreachable

21:                                               ; No predecessors!
  br label %22

22:                                               ; preds = %21, %19
  %23 = load i32, ptr %3, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %3, align 4
  br label %7, !llvm.loop !6

25:                                               ; preds = %7
  %26 = load i32, ptr %3, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %39

28:                                               ; preds = %25
  br label %29

29:                                               ; preds = %38, %28
  %30 = call i32 @pthread_cond_wait(ptr noundef @never, ptr noundef @mutex)
  %31 = load i32, ptr %3, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %3, align 4
  %33 = load i32, ptr %3, align 4
  %34 = icmp slt i32 %33, 3
  br i1 %34, label %35, label %36

35:                                               ; preds = %29
  br label %38

36:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__func__.main) #3
  unreachable

37:                                               ; No predecessors!
  br label %38

38:                                               ; preds = %37, %35
  br label %29

39:                                               ; preds = %25
  %40 = call i32 @pthread_mutex_unlock(ptr noundef @mutex)
  %41 = load i32, ptr %2, align 4
  %42 = call i32 @pthread_join(i32 noundef %41, ptr noundef null)
  ret i32 0
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_mutex_lock(ptr noundef @mutex)
  store i32 1, ptr @flag, align 4
  %4 = call i32 @pthread_cond_signal(ptr noundef @cond)
  %5 = call i32 @pthread_mutex_unlock(ptr noundef @mutex)
  %6 = load ptr, ptr %2, align 4
  ret ptr %6
}

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i32 noundef, ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
