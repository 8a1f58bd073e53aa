; ModuleID = 'signals.c'
source_filename = "signals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [56 x i8] c"sigemptyset(&set) == 0 && sigaddset(&set, SIGUSR1) == 0\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"signals.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [67 x i8] c"sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0\00", align 1
@.str.3 = private unnamed_addr constant [65 x i8] c"sigdelset(&set, SIGUSR1) == 0 && sigismember(&set, SIGUSR1) == 0\00", align 1
@.str.4 = private unnamed_addr constant [56 x i8] c"sigfillset(&set) == 0 && sigismember(&set, SIGINT) == 1\00", align 1
@.str.5 = private unnamed_addr constant [49 x i8] c"sigismember(&set, 1000) == -1 && errno == EINVAL\00", align 1
@.str.6 = private unnamed_addr constant [86 x i8] c"sigaction(SIGUSR1, &new, &old) == 0 && old.sa_handler == SIG_DFL && old.sa_flags == 0\00", align 1
@.str.7 = private unnamed_addr constant [36 x i8] c"signal(SIGUSR2, handler) == SIG_DFL\00", align 1
@.str.8 = private unnamed_addr constant [50 x i8] c"sigaction(1000, &new, 0) == -1 && errno == EINVAL\00", align 1
@.str.9 = private unnamed_addr constant [41 x i8] c"pthread_sigmask(SIG_BLOCK, &set, 0) == 0\00", align 1
@ran = internal global i32 0, align 4
@.str.10 = private unnamed_addr constant [9 x i8] c"ran == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.sigaction, align 8
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca %struct.__sigset_t, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 152, i1 false)
  %5 = getelementptr inbounds %struct.sigaction, ptr %2, i32 0, i32 0
  store ptr @handler, ptr %5, align 8
  %6 = call i32 @sigemptyset(ptr noundef %4) #5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %0
  %9 = call i32 @sigaddset(ptr noundef %4, i32 noundef 10) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  br label %13

12:                                               ; preds = %8, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

13:                                               ; preds = %11
  %14 = call i32 @sigismember(ptr noundef %4, i32 noundef 10) #5
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = call i32 @sigismember(ptr noundef %4, i32 noundef 12) #5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  br label %21

20:                                               ; preds = %16, %13
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

21:                                               ; preds = %19
  %22 = call i32 @sigdelset(ptr noundef %4, i32 noundef 10) #5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = call i32 @sigismember(ptr noundef %4, i32 noundef 10) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  br label %29

28:                                               ; preds = %24, %21
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

29:                                               ; preds = %27
  %30 = call i32 @sigfillset(ptr noundef %4) #5
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = call i32 @sigismember(ptr noundef %4, i32 noundef 2) #5
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %37

36:                                               ; preds = %32, %29
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

37:                                               ; preds = %35
  %38 = call i32 @sigismember(ptr noundef %4, i32 noundef 1000) #5
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %45

40:                                               ; preds = %37
  %41 = call ptr @__errno_location() #7
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 22
  br i1 %43, label %44, label %45

44:                                               ; preds = %40
  br label %46

45:                                               ; preds = %40, %37
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

46:                                               ; preds = %44
  %47 = call i32 @sigaction(i32 noundef 10, ptr noundef %2, ptr noundef %3) #5
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %58

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %58

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.sigaction, ptr %3, i32 0, i32 2
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  br label %59

58:                                               ; preds = %53, %49, %46
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

59:                                               ; preds = %57
  %60 = call ptr @signal(i32 noundef 12, ptr noundef @handler) #5
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %63

62:                                               ; preds = %59
  br label %64

63:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

64:                                               ; preds = %62
  %65 = call i32 @sigaction(i32 noundef 1000, ptr noundef %2, ptr noundef null) #5
  %66 = icmp eq i32 %65, -1
  br i1 %66, label %67, label %72

67:                                               ; preds = %64
  %68 = call ptr @__errno_location() #7
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 22
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  br label %73

72:                                               ; preds = %67, %64
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

73:                                               ; preds = %71
  %74 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %4, ptr noundef null) #5
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %73
  br label %78

77:                                               ; preds = %73
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

78:                                               ; preds = %76
  %79 = load i32, ptr @ran, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %78
  br label %83

82:                                               ; preds = %78
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

83:                                               ; preds = %81
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  store i32 %3, ptr @ran, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @sigemptyset(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sigaddset(ptr noundef, i32 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sigismember(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @sigdelset(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @sigfillset(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: nounwind
declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
