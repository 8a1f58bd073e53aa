; ModuleID = 'attributes_stack.c'
source_filename = "attributes_stack.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_attr_t = type { i32, [32 x i8] }

@.str = private unnamed_addr constant [30 x i8] c"pthread_attr_init(&attr) == 0\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"attributes_stack.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"pthread_attr_getstacksize(&attr, &size) == 0 && size == 8 << 20\00", align 1
@.str.3 = private unnamed_addr constant [61 x i8] c"pthread_attr_getguardsize(&attr, &size) == 0 && size == 4096\00", align 1
@.str.4 = private unnamed_addr constant [50 x i8] c"pthread_attr_setstacksize(&attr, 16383) == EINVAL\00", align 1
@.str.5 = private unnamed_addr constant [91 x i8] c"pthread_attr_setstacksize(&attr, 1 << 20) == 0 && pthread_attr_setguardsize(&attr, 0) == 0\00", align 1
@.str.6 = private unnamed_addr constant [64 x i8] c"pthread_attr_getstacksize(&attr, &size) == 0 && size == 1 << 20\00", align 1
@.str.7 = private unnamed_addr constant [58 x i8] c"pthread_attr_getguardsize(&attr, &size) == 0 && size == 0\00", align 1
@stack = internal global [65536 x i8] zeroinitializer, align 1
@.str.8 = private unnamed_addr constant [51 x i8] c"pthread_attr_setstack(&attr, stack, 100) == EINVAL\00", align 1
@.str.9 = private unnamed_addr constant [55 x i8] c"pthread_attr_setstack(&attr, stack, sizeof stack) == 0\00", align 1
@.str.10 = private unnamed_addr constant [85 x i8] c"pthread_attr_getstack(&attr, &at, &size) == 0 && at == stack && size == sizeof stack\00", align 1
@.str.11 = private unnamed_addr constant [84 x i8] c"pthread_attr_getdetachstate(&attr, &value) == 0 && value == PTHREAD_CREATE_JOINABLE\00", align 1
@.str.12 = private unnamed_addr constant [65 x i8] c"pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED) == 0\00", align 1
@.str.13 = private unnamed_addr constant [69 x i8] c"pthread_attr_getstacksize(&attr, &size) == 0 && size == sizeof stack\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %union.pthread_attr_t, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  store ptr null, ptr %4, align 4
  store i32 -1, ptr %5, align 4
  %6 = call i32 @pthread_attr_init(ptr noundef %2) #3
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  br label %10

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

10:                                               ; preds = %8
  %11 = call i32 @pthread_attr_getstacksize(ptr noundef %2, ptr noundef %3) #3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 8388608
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  br label %18

17:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

18:                                               ; preds = %16
  %19 = call i32 @pthread_attr_getguardsize(ptr noundef %2, ptr noundef %3) #3
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %18
  %22 = load i32, ptr %3, align 4
  %23 = icmp eq i32 %22, 4096
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  br label %26

25:                                               ; preds = %21, %18
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

26:                                               ; preds = %24
  %27 = call i32 @pthread_attr_setstacksize(ptr noundef %2, i32 noundef 16383) #3
  %28 = icmp eq i32 %27, 22
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  br label %31

30:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

31:                                               ; preds = %29
  %32 = call i32 @pthread_attr_setstacksize(ptr noundef %2, i32 noundef 1048576) #3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %31
  %35 = call i32 @pthread_attr_setguardsize(ptr noundef %2, i32 noundef 0) #3
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  br label %39

38:                                               ; preds = %34, %31
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

39:                                               ; preds = %37
  %40 = call i32 @pthread_attr_getstacksize(ptr noundef %2, ptr noundef %3) #3
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %46

42:                                               ; preds = %39
  %43 = load i32, ptr %3, align 4
  %44 = icmp eq i32 %43, 1048576
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  br label %47

46:                                               ; preds = %42, %39
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

47:                                               ; preds = %45
  %48 = call i32 @pthread_attr_getguardsize(ptr noundef %2, ptr noundef %3) #3
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %47
  %51 = load i32, ptr %3, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %50
  br label %55

54:                                               ; preds = %50, %47
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

55:                                               ; preds = %53
  %56 = call i32 @pthread_attr_setstack(ptr noundef %2, ptr noundef @stack, i32 noundef 100) #3
  %57 = icmp eq i32 %56, 22
  br i1 %57, label %58, label %59

58:                                               ; preds = %55
  br label %60

59:                                               ; preds = %55
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

60:                                               ; preds = %58
  %61 = call i32 @pthread_attr_setstack(ptr noundef %2, ptr noundef @stack, i32 noundef 65536) #3
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %60
  br label %65

64:                                               ; preds = %60
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

65:                                               ; preds = %63
  %66 = call i32 @pthread_attr_getstack(ptr noundef %2, ptr noundef %4, ptr noundef %3) #3
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = load ptr, ptr %4, align 4
  %70 = icmp eq ptr %69, @stack
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = load i32, ptr %3, align 4
  %73 = icmp eq i32 %72, 65536
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  br label %76

75:                                               ; preds = %71, %68, %65
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

76:                                               ; preds = %74
  %77 = call i32 @pthread_attr_getdetachstate(ptr noundef %2, ptr noundef %5) #3
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %83

79:                                               ; preds = %76
  %80 = load i32, ptr %5, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  br label %84

83:                                               ; preds = %79, %76
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

84:                                               ; preds = %82
  %85 = call i32 @pthread_attr_setdetachstate(ptr noundef %2, i32 noundef 1) #3
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %84
  br label %89

88:                                               ; preds = %84
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

89:                                               ; preds = %87
  %90 = call i32 @pthread_attr_getstacksize(ptr noundef %2, ptr noundef %3) #3
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %96

92:                                               ; preds = %89
  %93 = load i32, ptr %3, align 4
  %94 = icmp eq i32 %93, 65536
  br i1 %94, label %95, label %96

95:                                               ; preds = %92
  br label %97

96:                                               ; preds = %92, %89
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

97:                                               ; preds = %95
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_attr_getstacksize(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getguardsize(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setstacksize(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setguardsize(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setstack(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getstack(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
