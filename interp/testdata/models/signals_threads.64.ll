; ModuleID = 'signals_threads.c'
source_filename = "signals_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [64 x i8] c"pthread_sigmask(SIG_BLOCK, &set, 0) == 0 && raise(SIGUSR1) == 0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"signals_threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [52 x i8] c"pthread_create(&t, 0, inherits, (void *)below) == 0\00", align 1
@.str.3 = private unnamed_addr constant [24 x i8] c"pthread_join(t, 0) == 0\00", align 1
@ran = internal thread_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [73 x i8] c"ran == 0 && pthread_sigmask(SIG_UNBLOCK, &set, 0) == 0 && ran == SIGUSR1\00", align 1
@.str.5 = private unnamed_addr constant [111 x i8] c"pthread_sigmask(SIG_BLOCK, 0, &set) == 0 && sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0\00", align 1
@__PRETTY_FUNCTION__.inherits = private unnamed_addr constant [23 x i8] c"void *inherits(void *)\00", align 1
@.str.6 = private unnamed_addr constant [61 x i8] c"sigpending(&other) == 0 && sigismember(&other, SIGUSR1) == 0\00", align 1
@.str.7 = private unnamed_addr constant [38 x i8] c"raise(SIGUSR2) == 0 && ran == SIGUSR2\00", align 1
@.str.8 = private unnamed_addr constant [38 x i8] c"raise(SIGUSR1) == 0 && ran == SIGUSR2\00", align 1
@.str.9 = private unnamed_addr constant [39 x i8] c"sigwait(&set, &s) == 0 && s == SIGUSR1\00", align 1
@.str.10 = private unnamed_addr constant [81 x i8] c"pthread_create(&t, 0, (void *(*)(void *))arg, 0) == 0 && pthread_join(t, 0) == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %1, align 4
  %4 = call ptr @signal(i32 noundef 10, ptr noundef @handler) #5
  %5 = call ptr @signal(i32 noundef 12, ptr noundef @handler) #5
  %6 = call i32 @sigemptyset(ptr noundef %3) #5
  %7 = call i32 @sigaddset(ptr noundef %3, i32 noundef 10) #5
  %8 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %3, ptr noundef null) #5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %0
  %11 = call i32 @raise(i32 noundef 10) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  br label %15

14:                                               ; preds = %10, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

15:                                               ; preds = %13
  %16 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @inherits, ptr noundef @below) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  br label %20

19:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

20:                                               ; preds = %18
  %21 = load i64, ptr %2, align 8
  %22 = call i32 @pthread_join(i64 noundef %21, ptr noundef null)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %20
  br label %26

25:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

26:                                               ; preds = %24
  %27 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %26
  %31 = call i32 @pthread_sigmask(i32 noundef 1, ptr noundef %3, ptr noundef null) #5
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %30
  %34 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 10
  br i1 %36, label %37, label %38

37:                                               ; preds = %33
  br label %39

38:                                               ; preds = %33, %30, %26
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

39:                                               ; preds = %37
  ret i32 0
}

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  store i32 %3, ptr %4, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @sigemptyset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigaddset(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @inherits(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__sigset_t, align 8
  %4 = alloca %struct.__sigset_t, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %7 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef null, ptr noundef %3) #5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %1
  %10 = call i32 @sigismember(ptr noundef %3, i32 noundef 10) #5
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %16

12:                                               ; preds = %9
  %13 = call i32 @sigismember(ptr noundef %3, i32 noundef 12) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  br label %17

16:                                               ; preds = %12, %9, %1
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

17:                                               ; preds = %15
  %18 = call i32 @sigpending(ptr noundef %4) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = call i32 @sigismember(ptr noundef %4, i32 noundef 10) #5
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  br label %25

24:                                               ; preds = %20, %17
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

25:                                               ; preds = %23
  %26 = call i32 @raise(i32 noundef 12) #5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  %29 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  br label %34

33:                                               ; preds = %28, %25
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

34:                                               ; preds = %32
  %35 = call i32 @raise(i32 noundef 10) #5
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %42

37:                                               ; preds = %34
  %38 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 12
  br i1 %40, label %41, label %42

41:                                               ; preds = %37
  br label %43

42:                                               ; preds = %37, %34
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

43:                                               ; preds = %41
  %44 = call i32 @sigwait(ptr noundef %3, ptr noundef %5)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = load i32, ptr %5, align 4
  %48 = icmp eq i32 %47, 10
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  br label %51

50:                                               ; preds = %46, %43
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

51:                                               ; preds = %49
  %52 = load ptr, ptr %2, align 8
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %67

54:                                               ; preds = %51
  %55 = call i32 @sigaddset(ptr noundef %3, i32 noundef 12) #5
  %56 = call i32 @sigdelset(ptr noundef %3, i32 noundef 10) #5
  %57 = load ptr, ptr %2, align 8
  %58 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %57, ptr noundef null) #5
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %54
  %61 = load i64, ptr %6, align 8
  %62 = call i32 @pthread_join(i64 noundef %61, ptr noundef null)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %60
  br label %66

65:                                               ; preds = %60, %54
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

66:                                               ; preds = %64
  br label %67

67:                                               ; preds = %66, %51
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @below(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call ptr @inherits(ptr noundef null)
  ret ptr %3
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: nounwind
declare i32 @sigismember(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @sigpending(ptr noundef) #1

declare i32 @sigwait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sigdelset(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
