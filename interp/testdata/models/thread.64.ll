; ModuleID = 'thread.c'
source_filename = "thread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

@.str = private unnamed_addr constant [30 x i8] c"pthread_attr_init(&attr) == 0\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"thread.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [47 x i8] c"pthread_attr_setstacksize(&attr, 1 << 16) == 0\00", align 1
@.str.3 = private unnamed_addr constant [84 x i8] c"pthread_attr_getdetachstate(&attr, &state) == 0 && state == PTHREAD_CREATE_JOINABLE\00", align 1
@.str.4 = private unnamed_addr constant [40 x i8] c"pthread_create(&t, &attr, run, &t) == 0\00", align 1
@.str.5 = private unnamed_addr constant [40 x i8] c"pthread_create(&u, 0, returns, &t) == 0\00", align 1
@.str.6 = private unnamed_addr constant [65 x i8] c"pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED) == 0\00", align 1
@.str.7 = private unnamed_addr constant [84 x i8] c"pthread_attr_getdetachstate(&attr, &state) == 0 && state == PTHREAD_CREATE_DETACHED\00", align 1
@.str.8 = private unnamed_addr constant [33 x i8] c"pthread_attr_destroy(&attr) == 0\00", align 1
@.str.9 = private unnamed_addr constant [46 x i8] c"pthread_join(t, &result) == 0 && result == &t\00", align 1
@inner = dso_local global i64 0, align 8
@.str.10 = private unnamed_addr constant [85 x i8] c"pthread_equal(t, inner) && !pthread_equal(t, u) && !pthread_equal(t, pthread_self())\00", align 1
@.str.11 = private unnamed_addr constant [43 x i8] c"pthread_join(pthread_self(), 0) == EDEADLK\00", align 1
@.str.12 = private unnamed_addr constant [58 x i8] c"pthread_join(u, &result) == 0 && result == (char *)&t + 1\00", align 1
@.str.13 = private unnamed_addr constant [94 x i8] c"pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state) == 0 && state == PTHREAD_CANCEL_ENABLE\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"errno == 3\00", align 1
@.str.15 = private unnamed_addr constant [65 x i8] c"pthread_create(&u, 0, returns, 0) == 0 && pthread_detach(u) == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca %union.pthread_attr_t, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %7 = call ptr @__errno_location() #6
  store i32 3, ptr %7, align 4
  %8 = call i32 @pthread_attr_init(ptr noundef %4) #7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %0
  br label %12

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

12:                                               ; preds = %10
  %13 = call i32 @pthread_attr_setstacksize(ptr noundef %4, i64 noundef 65536) #7
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  br label %17

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

17:                                               ; preds = %15
  %18 = call i32 @pthread_attr_getdetachstate(ptr noundef %4, ptr noundef %6) #7
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  br label %25

24:                                               ; preds = %20, %17
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

25:                                               ; preds = %23
  %26 = call i32 @pthread_create(ptr noundef %2, ptr noundef %4, ptr noundef @run, ptr noundef %2) #7
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  br label %30

29:                                               ; preds = %25
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

30:                                               ; preds = %28
  %31 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @returns, ptr noundef %2) #7
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  br label %35

34:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

35:                                               ; preds = %33
  %36 = call i32 @pthread_attr_setdetachstate(ptr noundef %4, i32 noundef 1) #7
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %35
  br label %40

39:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

40:                                               ; preds = %38
  %41 = call i32 @pthread_attr_getdetachstate(ptr noundef %4, ptr noundef %6) #7
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %47

43:                                               ; preds = %40
  %44 = load i32, ptr %6, align 4
  %45 = icmp eq i32 %44, 1
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  br label %48

47:                                               ; preds = %43, %40
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

48:                                               ; preds = %46
  %49 = call i32 @pthread_attr_destroy(ptr noundef %4) #7
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %53

52:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

53:                                               ; preds = %51
  %54 = load i64, ptr %2, align 8
  %55 = call i32 @pthread_join(i64 noundef %54, ptr noundef %5)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %53
  %58 = load ptr, ptr %5, align 8
  %59 = icmp eq ptr %58, %2
  br i1 %59, label %60, label %61

60:                                               ; preds = %57
  br label %62

61:                                               ; preds = %57, %53
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

62:                                               ; preds = %60
  %63 = load i64, ptr %2, align 8
  %64 = load i64, ptr @inner, align 8
  %65 = call i32 @pthread_equal(i64 noundef %63, i64 noundef %64) #6
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %78

67:                                               ; preds = %62
  %68 = load i64, ptr %2, align 8
  %69 = load i64, ptr %3, align 8
  %70 = call i32 @pthread_equal(i64 noundef %68, i64 noundef %69) #6
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %78, label %72

72:                                               ; preds = %67
  %73 = load i64, ptr %2, align 8
  %74 = call i64 @pthread_self() #6
  %75 = call i32 @pthread_equal(i64 noundef %73, i64 noundef %74) #6
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %72
  br label %79

78:                                               ; preds = %72, %67, %62
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

79:                                               ; preds = %77
  %80 = call i64 @pthread_self() #6
  %81 = call i32 @pthread_join(i64 noundef %80, ptr noundef null)
  %82 = icmp eq i32 %81, 35
  br i1 %82, label %83, label %84

83:                                               ; preds = %79
  br label %85

84:                                               ; preds = %79
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

85:                                               ; preds = %83
  %86 = load i64, ptr %3, align 8
  %87 = call i32 @pthread_join(i64 noundef %86, ptr noundef %5)
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %94

89:                                               ; preds = %85
  %90 = load ptr, ptr %5, align 8
  %91 = getelementptr inbounds i8, ptr %2, i64 1
  %92 = icmp eq ptr %90, %91
  br i1 %92, label %93, label %94

93:                                               ; preds = %89
  br label %95

94:                                               ; preds = %89, %85
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

95:                                               ; preds = %93
  %96 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef %6)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %102

98:                                               ; preds = %95
  %99 = load i32, ptr %6, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  br label %103

102:                                              ; preds = %98, %95
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

103:                                              ; preds = %101
  %104 = call ptr @__errno_location() #6
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 3
  br i1 %106, label %107, label %108

107:                                              ; preds = %103
  br label %109

108:                                              ; preds = %103
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

109:                                              ; preds = %107
  %110 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @returns, ptr noundef null) #7
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %117

112:                                              ; preds = %109
  %113 = load i64, ptr %3, align 8
  %114 = call i32 @pthread_detach(i64 noundef %113) #7
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %118

117:                                              ; preds = %112, %109
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

118:                                              ; preds = %116
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #1

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i64 @pthread_self() #6
  store i64 %3, ptr @inner, align 8
  %4 = call i32 @sched_yield() #7
  %5 = call i32 @usleep(i32 noundef 10)
  %6 = call ptr @__errno_location() #6
  store i32 5, ptr %6, align 4
  %7 = load ptr, ptr %2, align 8
  call void @leave(ptr noundef %7)
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @returns(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 1
  ret ptr %4
}

; Function Attrs: nounwind
declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_attr_destroy(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pthread_equal(i64 noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #1

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @sched_yield() #2

declare i32 @usleep(i32 noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @leave(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @pthread_exit(ptr noundef %3) #9
  unreachable
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
