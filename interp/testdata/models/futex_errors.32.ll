; ModuleID = 'futex_errors.c'
source_filename = "futex_errors.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.timespec = type { i32, i32 }

@.str = private unnamed_addr constant [24 x i8] c"syscall(SYS_gettid) > 0\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"futex_errors.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@words = dso_local global [3 x i32] zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [63 x i8] c"on(&words[0], FUTEX_WAIT, 1, NULL, 0) == -1 && errno == EAGAIN\00", align 1
@.str.3 = private unnamed_addr constant [114 x i8] c"on(&words[0], FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, 1, NULL, FUTEX_BITSET_MATCH_ANY) == -1 && errno == EAGAIN\00", align 1
@.str.4 = private unnamed_addr constant [71 x i8] c"on((char *)words + 1, FUTEX_WAIT, 0, NULL, 0) == -1 && errno == EINVAL\00", align 1
@.str.5 = private unnamed_addr constant [71 x i8] c"on((char *)words + 2, FUTEX_WAKE, 1, NULL, 0) == -1 && errno == EINVAL\00", align 1
@.str.6 = private unnamed_addr constant [75 x i8] c"on(&words[0], FUTEX_WAIT_PRIVATE, 0, &soon, 0) == -1 && errno == ETIMEDOUT\00", align 1
@.str.7 = private unnamed_addr constant [57 x i8] c"on(&words[0], FUTEX_WAKE, 1, NULL, 0) == 0 && errno == 0\00", align 1
@.str.8 = private unnamed_addr constant [50 x i8] c"result == 0 || result == -1 && errno == ETIMEDOUT\00", align 1
@woken = dso_local global i32 0, align 4
@.str.9 = private unnamed_addr constant [23 x i8] c"woken == (result == 0)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %2, i8 0, i32 8, i1 false)
  %5 = call i32 (i32, ...) @syscall(i32 noundef 224) #6
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  br label %9

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

9:                                                ; preds = %7
  %10 = call i32 @on(ptr noundef @words, i32 noundef 0, i32 noundef 1, ptr noundef null, i32 noundef 0)
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %12, label %17

12:                                               ; preds = %9
  %13 = call ptr @__errno_location() #8
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 11
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  br label %18

17:                                               ; preds = %12, %9
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

18:                                               ; preds = %16
  %19 = call i32 @on(ptr noundef @words, i32 noundef 265, i32 noundef 1, ptr noundef null, i32 noundef -1)
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = call ptr @__errno_location() #8
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 11
  br i1 %24, label %25, label %26

25:                                               ; preds = %21
  br label %27

26:                                               ; preds = %21, %18
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

27:                                               ; preds = %25
  %28 = call i32 @on(ptr noundef getelementptr inbounds (i8, ptr @words, i32 1), i32 noundef 0, i32 noundef 0, ptr noundef null, i32 noundef 0)
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = call ptr @__errno_location() #8
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 22
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  br label %36

35:                                               ; preds = %30, %27
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

36:                                               ; preds = %34
  %37 = call i32 @on(ptr noundef getelementptr inbounds (i8, ptr @words, i32 2), i32 noundef 1, i32 noundef 1, ptr noundef null, i32 noundef 0)
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = call ptr @__errno_location() #8
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 22
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  br label %45

44:                                               ; preds = %39, %36
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

45:                                               ; preds = %43
  %46 = call i32 @on(ptr noundef @words, i32 noundef 128, i32 noundef 0, ptr noundef %2, i32 noundef 0)
  %47 = icmp eq i32 %46, -1
  br i1 %47, label %48, label %53

48:                                               ; preds = %45
  %49 = call ptr @__errno_location() #8
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 110
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  br label %54

53:                                               ; preds = %48, %45
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

54:                                               ; preds = %52
  %55 = call i32 @on(ptr noundef @words, i32 noundef 1, i32 noundef 1, ptr noundef null, i32 noundef 0)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %54
  %58 = call ptr @__errno_location() #8
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  br label %63

62:                                               ; preds = %57, %54
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

63:                                               ; preds = %61
  %64 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @wake, ptr noundef null) #6
  %65 = call i32 @on(ptr noundef getelementptr inbounds ([3 x i32], ptr @words, i32 0, i32 1), i32 noundef 9, i32 noundef 0, ptr noundef %2, i32 noundef -1)
  store i32 %65, ptr %4, align 4
  %66 = load i32, ptr %4, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %75, label %68

68:                                               ; preds = %63
  %69 = load i32, ptr %4, align 4
  %70 = icmp eq i32 %69, -1
  br i1 %70, label %71, label %76

71:                                               ; preds = %68
  %72 = call ptr @__errno_location() #8
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %73, 110
  br i1 %74, label %75, label %76

75:                                               ; preds = %71, %63
  br label %77

76:                                               ; preds = %71, %68
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

77:                                               ; preds = %75
  %78 = load i32, ptr %3, align 4
  %79 = call i32 @pthread_join(i32 noundef %78, ptr noundef null)
  %80 = load i32, ptr @woken, align 4
  %81 = load i32, ptr %4, align 4
  %82 = icmp eq i32 %81, 0
  %83 = zext i1 %82 to i32
  %84 = icmp eq i32 %80, %83
  br i1 %84, label %85, label %86

85:                                               ; preds = %77
  br label %87

86:                                               ; preds = %77
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

87:                                               ; preds = %85
  %88 = load i32, ptr @woken, align 4
  %89 = icmp ne i32 %88, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %87
  call void @reach_error()
  br label %91

91:                                               ; preds = %90, %87
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @syscall(i32 noundef, ...) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @on(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store ptr %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = call ptr @__errno_location() #8
  store i32 0, ptr %11, align 4
  %12 = load ptr, ptr %6, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %8, align 4
  %15 = load ptr, ptr %9, align 4
  %16 = load i32, ptr %10, align 4
  %17 = call i32 (i32, ...) @syscall(i32 noundef 240, ptr noundef %12, i32 noundef %13, i32 noundef %14, ptr noundef %15, ptr noundef null, i32 noundef %16) #6
  ret i32 %17
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wake(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @on(ptr noundef getelementptr inbounds ([3 x i32], ptr @words, i32 0, i32 1), i32 noundef 138, i32 noundef 2, ptr noundef null, i32 noundef -1)
  store i32 %3, ptr @woken, align 4
  %4 = load ptr, ptr %2, align 4
  ret ptr %4
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #5

declare void @reach_error() #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
