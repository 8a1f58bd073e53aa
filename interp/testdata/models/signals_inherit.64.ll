; ModuleID = 'signals_inherit.c'
source_filename = "signals_inherit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [41 x i8] c"pthread_sigmask(SIG_BLOCK, &set, 0) == 0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"signals_inherit.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [66 x i8] c"pthread_create(&t, 0, between, 0) == 0 && pthread_join(t, 0) == 0\00", align 1
@.str.3 = private unnamed_addr constant [64 x i8] c"pthread_create(&t, 0, below, 0) == 0 && pthread_join(t, 0) == 0\00", align 1
@__PRETTY_FUNCTION__.between = private unnamed_addr constant [22 x i8] c"void *between(void *)\00", align 1
@.str.4 = private unnamed_addr constant [111 x i8] c"pthread_sigmask(SIG_BLOCK, 0, &set) == 0 && sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0\00", align 1
@__PRETTY_FUNCTION__.below = private unnamed_addr constant [20 x i8] c"void *below(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %1, align 4
  %4 = call i32 @sigemptyset(ptr noundef %3) #4
  %5 = call i32 @sigaddset(ptr noundef %3, i32 noundef 10) #4
  %6 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %3, ptr noundef null) #4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  br label %10

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

10:                                               ; preds = %8
  %11 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @between, ptr noundef null) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %10
  %14 = load i64, ptr %2, align 8
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef null)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %13
  br label %19

18:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

19:                                               ; preds = %17
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @sigemptyset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigaddset(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @between(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @below, ptr noundef null) #4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %1
  %7 = load i64, ptr %3, align 8
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  br label %12

11:                                               ; preds = %6, %1
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.between) #5
  unreachable

12:                                               ; preds = %10
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @below(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__sigset_t, align 8
  store ptr %0, ptr %2, align 8
  %4 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef null, ptr noundef %3) #4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %1
  %7 = call i32 @sigismember(ptr noundef %3, i32 noundef 10) #4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  %10 = call i32 @sigismember(ptr noundef %3, i32 noundef 12) #4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  br label %14

13:                                               ; preds = %9, %6, %1
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__.below) #5
  unreachable

14:                                               ; preds = %12
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @sigismember(ptr noundef, i32 noundef) #1

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
