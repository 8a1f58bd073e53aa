; ModuleID = 'signals_threads.c'
source_filename = "signals_threads.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.__sigset_t = type { [32 x i32] }

@.str = private unnamed_addr constant [41 x i8] c"pthread_create(&t, 0, unblocked, 0) == 0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"signals_threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"pthread_sigmask(SIG_BLOCK, &set, 0) == 0 && raise(SIGUSR1) == 0\00", align 1
@.str.3 = private unnamed_addr constant [98 x i8] c"pthread_create(&u, 0, inherits, (void *)below) == 0 && thrd_create(&v, of_c11, 0) == thrd_success\00", align 1
@.str.4 = private unnamed_addr constant [66 x i8] c"pthread_create(&w, 0, between, 0) == 0 && pthread_join(w, 0) == 0\00", align 1
@.str.5 = private unnamed_addr constant [86 x i8] c"pthread_join(t, 0) == 0 && pthread_join(u, 0) == 0 && thrd_join(v, 0) == thrd_success\00", align 1
@ran = internal thread_local global i32 0, align 4
@.str.6 = private unnamed_addr constant [73 x i8] c"ran == 0 && pthread_sigmask(SIG_UNBLOCK, &set, 0) == 0 && ran == SIGUSR1\00", align 1
@.str.7 = private unnamed_addr constant [38 x i8] c"raise(SIGUSR1) == 0 && ran == SIGUSR1\00", align 1
@__PRETTY_FUNCTION__.unblocked = private unnamed_addr constant [24 x i8] c"void *unblocked(void *)\00", align 1
@.str.8 = private unnamed_addr constant [111 x i8] c"pthread_sigmask(SIG_BLOCK, 0, &set) == 0 && sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0\00", align 1
@__PRETTY_FUNCTION__.inherits = private unnamed_addr constant [23 x i8] c"void *inherits(void *)\00", align 1
@.str.9 = private unnamed_addr constant [61 x i8] c"sigpending(&other) == 0 && sigismember(&other, SIGUSR1) == 0\00", align 1
@.str.10 = private unnamed_addr constant [38 x i8] c"raise(SIGUSR2) == 0 && ran == SIGUSR2\00", align 1
@.str.11 = private unnamed_addr constant [38 x i8] c"raise(SIGUSR1) == 0 && ran == SIGUSR2\00", align 1
@.str.12 = private unnamed_addr constant [39 x i8] c"sigwait(&set, &s) == 0 && s == SIGUSR1\00", align 1
@.str.13 = private unnamed_addr constant [81 x i8] c"pthread_create(&t, 0, (void *(*)(void *))arg, 0) == 0 && pthread_join(t, 0) == 0\00", align 1
@.str.14 = private unnamed_addr constant [64 x i8] c"pthread_create(&t, 0, below, 0) == 0 && pthread_join(t, 0) == 0\00", align 1
@__PRETTY_FUNCTION__.between = private unnamed_addr constant [22 x i8] c"void *between(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.__sigset_t, align 4
  store i32 0, ptr %1, align 4
  %7 = call ptr @signal(i32 noundef 10, ptr noundef @handler) #5
  %8 = call ptr @signal(i32 noundef 12, ptr noundef @handler) #5
  %9 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @unblocked, ptr noundef null) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %0
  br label %13

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

13:                                               ; preds = %11
  %14 = call i32 @sigemptyset(ptr noundef %6) #5
  %15 = call i32 @sigaddset(ptr noundef %6, i32 noundef 10) #5
  %16 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %6, ptr noundef null) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = call i32 @raise(i32 noundef 10) #5
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %23

22:                                               ; preds = %18, %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

23:                                               ; preds = %21
  %24 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @inherits, ptr noundef @below) #5
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %23
  %27 = call i32 @thrd_create(ptr noundef %5, ptr noundef @of_c11, ptr noundef null)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  br label %31

30:                                               ; preds = %26, %23
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

31:                                               ; preds = %29
  %32 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @between, ptr noundef null) #5
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %31
  %35 = load i32, ptr %4, align 4
  %36 = call i32 @pthread_join(i32 noundef %35, ptr noundef null)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %34
  br label %40

39:                                               ; preds = %34, %31
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

40:                                               ; preds = %38
  %41 = load i32, ptr %2, align 4
  %42 = call i32 @pthread_join(i32 noundef %41, ptr noundef null)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %40
  %45 = load i32, ptr %3, align 4
  %46 = call i32 @pthread_join(i32 noundef %45, ptr noundef null)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = load i32, ptr %5, align 4
  %50 = call i32 @thrd_join(i32 noundef %49, ptr noundef null)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  br label %54

53:                                               ; preds = %48, %44, %40
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

54:                                               ; preds = %52
  %55 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %66

58:                                               ; preds = %54
  %59 = call i32 @pthread_sigmask(i32 noundef 1, ptr noundef %6, ptr noundef null) #5
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %58
  %62 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 10
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  br label %67

66:                                               ; preds = %61, %58, %54
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

67:                                               ; preds = %65
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
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @unblocked(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @raise(i32 noundef 10) #5
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ran)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 10
  br i1 %8, label %9, label %10

9:                                                ; preds = %5
  br label %11

10:                                               ; preds = %5, %1
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.unblocked) #6
  unreachable

11:                                               ; preds = %9
  ret ptr null
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sigemptyset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigaddset(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @inherits(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca %struct.__sigset_t, align 4
  %4 = alloca %struct.__sigset_t, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
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
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
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
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
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
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
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
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
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
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

51:                                               ; preds = %49
  %52 = load ptr, ptr %2, align 4
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %67

54:                                               ; preds = %51
  %55 = call i32 @sigaddset(ptr noundef %3, i32 noundef 12) #5
  %56 = call i32 @sigdelset(ptr noundef %3, i32 noundef 10) #5
  %57 = load ptr, ptr %2, align 4
  %58 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef %57, ptr noundef null) #5
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %54
  %61 = load i32, ptr %6, align 4
  %62 = call i32 @pthread_join(i32 noundef %61, ptr noundef null)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %60
  br label %66

65:                                               ; preds = %60, %54
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.inherits) #6
  unreachable

66:                                               ; preds = %64
  br label %67

67:                                               ; preds = %66, %51
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @below(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call ptr @inherits(ptr noundef null)
  ret ptr %3
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @of_c11(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call ptr @inherits(ptr noundef null)
  %4 = icmp ne ptr %3, null
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @between(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @below, ptr noundef null) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4
  %8 = call i32 @pthread_join(i32 noundef %7, ptr noundef null)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  br label %12

11:                                               ; preds = %6, %1
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.between) #6
  unreachable

12:                                               ; preds = %10
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

declare i32 @thrd_join(i32 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

; Function Attrs: nounwind
declare i32 @sigismember(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @sigpending(ptr noundef) #1

declare i32 @sigwait(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sigdelset(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
