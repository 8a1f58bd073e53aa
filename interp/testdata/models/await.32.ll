; ModuleID = 'await.c'
source_filename = "await.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@turn = internal global i32 0, align 4
@.str = private unnamed_addr constant [59 x i8] c"__VERIFIER_xchg_await_aint(&turn, 1, LESS | EQUAL, 0) == 0\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"await.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@below = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [53 x i8] c"__VERIFIER_load_await_aint(&below, GREATER, 7) == -5\00", align 1
@sum = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [23 x i8] c"sum == 2 && turn == -1\00", align 1
@.str.4 = private unnamed_addr constant [52 x i8] c"__VERIFIER_xchg_await_aint(&turn, 2, EQUAL, 1) == 1\00", align 1
@__PRETTY_FUNCTION__.first = private unnamed_addr constant [20 x i8] c"void *first(void *)\00", align 1
@.str.5 = private unnamed_addr constant [62 x i8] c"__VERIFIER_xchg_await_aint(&turn, -1, GREATER | LESS, 2) == 3\00", align 1
@.str.6 = private unnamed_addr constant [62 x i8] c"__VERIFIER_xchg_await_aint(&turn, 3, GREATER | EQUAL, 2) == 2\00", align 1
@__PRETTY_FUNCTION__.second = private unnamed_addr constant [21 x i8] c"void *second(void *)\00", align 1
@.str.7 = private unnamed_addr constant [58 x i8] c"__VERIFIER_load_await_aint(&turn, LESS | SIGNED, 0) == -1\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @first, ptr noundef null) #4
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @second, ptr noundef null) #4
  %6 = call i32 @__VERIFIER_xchg_await_aint(ptr noundef @turn, i32 noundef 1, i32 noundef 6, i32 noundef 0)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  br label %10

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

10:                                               ; preds = %8
  %11 = call i32 @__VERIFIER_load_await_aint(ptr noundef @below, i32 noundef 1, i32 noundef 7)
  %12 = icmp eq i32 %11, -5
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  br label %15

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

15:                                               ; preds = %13
  %16 = load i32, ptr %2, align 4
  %17 = call i32 @pthread_join(i32 noundef %16, ptr noundef null)
  %18 = load i32, ptr %3, align 4
  %19 = call i32 @pthread_join(i32 noundef %18, ptr noundef null)
  %20 = load i32, ptr @sum, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %22, label %26

22:                                               ; preds = %15
  %23 = load i32, ptr @turn, align 4
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  br label %27

26:                                               ; preds = %22, %15
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

27:                                               ; preds = %25
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %5 = call i32 @__VERIFIER_xchg_await_aint(ptr noundef @turn, i32 noundef 2, i32 noundef 2, i32 noundef 1)
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.first) #5
  unreachable

9:                                                ; preds = %7
  store i32 1, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = atomicrmw add ptr @sum, i32 %10 seq_cst, align 4
  store i32 %11, ptr %4, align 4
  %12 = load i32, ptr %4, align 4
  %13 = call i32 @__VERIFIER_xchg_await_aint(ptr noundef @turn, i32 noundef -1, i32 noundef 5, i32 noundef 2)
  %14 = icmp eq i32 %13, 3
  br i1 %14, label %15, label %16

15:                                               ; preds = %9
  br label %17

16:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.first) #5
  unreachable

17:                                               ; preds = %15
  %18 = load ptr, ptr %2, align 4
  ret ptr %18
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %6 = call i32 @__VERIFIER_xchg_await_aint(ptr noundef @turn, i32 noundef 3, i32 noundef 3, i32 noundef 2)
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  br label %10

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.second) #5
  unreachable

10:                                               ; preds = %8
  store i32 1, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = atomicrmw add ptr @sum, i32 %11 seq_cst, align 4
  store i32 %12, ptr %4, align 4
  %13 = load i32, ptr %4, align 4
  %14 = call i32 @__VERIFIER_load_await_aint(ptr noundef @turn, i32 noundef 12, i32 noundef 0)
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %17

16:                                               ; preds = %10
  br label %18

17:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.second) #5
  unreachable

18:                                               ; preds = %16
  store i32 -5, ptr %5, align 4
  %19 = load i32, ptr %5, align 4
  store atomic i32 %19, ptr @below seq_cst, align 4
  %20 = load ptr, ptr %2, align 4
  ret ptr %20
}

declare i32 @__VERIFIER_xchg_await_aint(ptr noundef, i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @__VERIFIER_load_await_aint(ptr noundef, i32 noundef, i32 noundef) #2

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
