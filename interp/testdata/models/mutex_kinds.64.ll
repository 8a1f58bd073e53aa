; ModuleID = 'mutex_kinds.c'
source_filename = "mutex_kinds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_mutexattr_t = type { i32 }

@r = dso_local global %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }, align 8
@e = dso_local global %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 2, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }, align 8
@.str = private unnamed_addr constant [35 x i8] c"pthread_mutexattr_init(&attr) == 0\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"mutex_kinds.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [47 x i8] c"pthread_mutexattr_settype(&attr, 17) == EINVAL\00", align 1
@.str.3 = private unnamed_addr constant [63 x i8] c"pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE) == 0\00", align 1
@.str.4 = private unnamed_addr constant [80 x i8] c"pthread_mutexattr_gettype(&attr, &kind) == 0 && kind == PTHREAD_MUTEX_RECURSIVE\00", align 1
@m = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@.str.5 = private unnamed_addr constant [35 x i8] c"pthread_mutex_init(&m, &attr) == 0\00", align 1
@.str.6 = private unnamed_addr constant [64 x i8] c"pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK) == 0\00", align 1
@n = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@.str.7 = private unnamed_addr constant [35 x i8] c"pthread_mutex_init(&n, &attr) == 0\00", align 1
@.str.8 = private unnamed_addr constant [38 x i8] c"pthread_mutexattr_destroy(&attr) == 0\00", align 1
@.str.9 = private unnamed_addr constant [93 x i8] c"pthread_mutex_lock(&m) == 0 && pthread_mutex_lock(&m) == 0 && pthread_mutex_trylock(&m) == 0\00", align 1
@.str.10 = private unnamed_addr constant [96 x i8] c"pthread_mutex_unlock(&m) == 0 && pthread_mutex_unlock(&m) == 0 && pthread_mutex_unlock(&m) == 0\00", align 1
@.str.11 = private unnamed_addr constant [34 x i8] c"pthread_mutex_unlock(&m) == EPERM\00", align 1
@.str.12 = private unnamed_addr constant [31 x i8] c"pthread_mutex_destroy(&m) == 0\00", align 1
@.str.13 = private unnamed_addr constant [34 x i8] c"pthread_mutex_unlock(&n) == EPERM\00", align 1
@.str.14 = private unnamed_addr constant [103 x i8] c"pthread_mutex_lock(&n) == 0 && pthread_mutex_lock(&n) == EDEADLK && pthread_mutex_trylock(&n) == EBUSY\00", align 1
@.str.15 = private unnamed_addr constant [30 x i8] c"pthread_mutex_unlock(&n) == 0\00", align 1
@.str.16 = private unnamed_addr constant [59 x i8] c"pthread_mutex_lock(&r) == 0 && pthread_mutex_lock(&r) == 0\00", align 1
@.str.17 = private unnamed_addr constant [65 x i8] c"pthread_mutex_lock(&e) == 0 && pthread_mutex_lock(&e) == EDEADLK\00", align 1
@.str.18 = private unnamed_addr constant [100 x i8] c"pthread_mutex_unlock(&r) == 0 && pthread_mutex_unlock(&r) == 0 && pthread_mutex_unlock(&r) == EPERM\00", align 1
@.str.19 = private unnamed_addr constant [35 x i8] c"pthread_mutex_trylock(&r) == EBUSY\00", align 1
@__PRETTY_FUNCTION__.other = private unnamed_addr constant [20 x i8] c"void *other(void *)\00", align 1
@.str.20 = private unnamed_addr constant [34 x i8] c"pthread_mutex_unlock(&r) == EPERM\00", align 1
@.str.21 = private unnamed_addr constant [34 x i8] c"pthread_mutex_unlock(&e) == EPERM\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_mutexattr_t, align 4
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @pthread_mutexattr_init(ptr noundef %2) #4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  br label %9

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

9:                                                ; preds = %7
  %10 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 17) #4
  %11 = icmp eq i32 %10, 22
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  br label %14

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

14:                                               ; preds = %12
  %15 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 1) #4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  br label %19

18:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

19:                                               ; preds = %17
  %20 = call i32 @pthread_mutexattr_gettype(ptr noundef %2, ptr noundef %4) #4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  br label %27

26:                                               ; preds = %22, %19
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

27:                                               ; preds = %25
  %28 = call i32 @pthread_mutex_init(ptr noundef @m, ptr noundef %2) #4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  br label %32

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

32:                                               ; preds = %30
  %33 = call i32 @pthread_mutexattr_settype(ptr noundef %2, i32 noundef 2) #4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %37

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

37:                                               ; preds = %35
  %38 = call i32 @pthread_mutex_init(ptr noundef @n, ptr noundef %2) #4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  br label %42

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

42:                                               ; preds = %40
  %43 = call i32 @pthread_mutexattr_destroy(ptr noundef %2) #4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  br label %47

46:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

47:                                               ; preds = %45
  %48 = call i32 @pthread_mutex_lock(ptr noundef @m) #4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = call i32 @pthread_mutex_lock(ptr noundef @m) #4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %50
  %54 = call i32 @pthread_mutex_trylock(ptr noundef @m) #4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %53
  br label %58

57:                                               ; preds = %53, %50, %47
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

58:                                               ; preds = %56
  %59 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %68

61:                                               ; preds = %58
  %62 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %61
  %65 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %64
  br label %69

68:                                               ; preds = %64, %61, %58
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

69:                                               ; preds = %67
  %70 = call i32 @pthread_mutex_unlock(ptr noundef @m) #4
  %71 = icmp eq i32 %70, 1
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  br label %74

73:                                               ; preds = %69
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

74:                                               ; preds = %72
  %75 = call i32 @pthread_mutex_destroy(ptr noundef @m) #4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %74
  br label %79

78:                                               ; preds = %74
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

79:                                               ; preds = %77
  %80 = call i32 @pthread_mutex_unlock(ptr noundef @n) #4
  %81 = icmp eq i32 %80, 1
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  br label %84

83:                                               ; preds = %79
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

84:                                               ; preds = %82
  %85 = call i32 @pthread_mutex_lock(ptr noundef @n) #4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %94

87:                                               ; preds = %84
  %88 = call i32 @pthread_mutex_lock(ptr noundef @n) #4
  %89 = icmp eq i32 %88, 35
  br i1 %89, label %90, label %94

90:                                               ; preds = %87
  %91 = call i32 @pthread_mutex_trylock(ptr noundef @n) #4
  %92 = icmp eq i32 %91, 16
  br i1 %92, label %93, label %94

93:                                               ; preds = %90
  br label %95

94:                                               ; preds = %90, %87, %84
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

95:                                               ; preds = %93
  %96 = call i32 @pthread_mutex_unlock(ptr noundef @n) #4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %95
  br label %100

99:                                               ; preds = %95
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

100:                                              ; preds = %98
  %101 = call i32 @pthread_mutex_lock(ptr noundef @r) #4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %100
  %104 = call i32 @pthread_mutex_lock(ptr noundef @r) #4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %107

106:                                              ; preds = %103
  br label %108

107:                                              ; preds = %103, %100
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

108:                                              ; preds = %106
  %109 = call i32 @pthread_mutex_lock(ptr noundef @e) #4
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %115

111:                                              ; preds = %108
  %112 = call i32 @pthread_mutex_lock(ptr noundef @e) #4
  %113 = icmp eq i32 %112, 35
  br i1 %113, label %114, label %115

114:                                              ; preds = %111
  br label %116

115:                                              ; preds = %111, %108
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

116:                                              ; preds = %114
  %117 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @other, ptr noundef null) #4
  %118 = load i64, ptr %3, align 8
  %119 = call i32 @pthread_join(i64 noundef %118, ptr noundef null)
  %120 = call i32 @pthread_mutex_unlock(ptr noundef @r) #4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %129

122:                                              ; preds = %116
  %123 = call i32 @pthread_mutex_unlock(ptr noundef @r) #4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %129

125:                                              ; preds = %122
  %126 = call i32 @pthread_mutex_unlock(ptr noundef @r) #4
  %127 = icmp eq i32 %126, 1
  br i1 %127, label %128, label %129

128:                                              ; preds = %125
  br label %130

129:                                              ; preds = %125, %122, %116
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

130:                                              ; preds = %128
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_mutex_trylock(ptr noundef @r) #4
  %4 = icmp eq i32 %3, 16
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.other) #5
  unreachable

7:                                                ; preds = %5
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @r) #4
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  br label %12

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.other) #5
  unreachable

12:                                               ; preds = %10
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @e) #4
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  br label %17

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.other) #5
  unreachable

17:                                               ; preds = %15
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

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
