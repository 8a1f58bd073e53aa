; ModuleID = 'mutex.c'
source_filename = "mutex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.timespec = type { i64, i64 }

@a = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@.str = private unnamed_addr constant [28 x i8] c"pthread_mutex_lock(&a) == 0\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"mutex.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [35 x i8] c"pthread_mutex_trylock(&a) == EBUSY\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"pthread_mutex_timedlock(&a, &soon) == ETIMEDOUT\00", align 1
@.str.4 = private unnamed_addr constant [30 x i8] c"pthread_mutex_unlock(&a) == 0\00", align 1
@.str.5 = private unnamed_addr constant [31 x i8] c"pthread_mutex_trylock(&a) == 0\00", align 1
@.str.6 = private unnamed_addr constant [40 x i8] c"pthread_mutex_timedlock(&a, &soon) == 0\00", align 1
@.str.7 = private unnamed_addr constant [31 x i8] c"pthread_mutex_destroy(&a) == 0\00", align 1
@b = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@.str.8 = private unnamed_addr constant [31 x i8] c"pthread_mutex_init(&b, 0) == 0\00", align 1
@.str.9 = private unnamed_addr constant [28 x i8] c"pthread_mutex_lock(&b) == 0\00", align 1
@.str.10 = private unnamed_addr constant [30 x i8] c"pthread_mutex_unlock(&b) == 0\00", align 1
@.str.11 = private unnamed_addr constant [31 x i8] c"pthread_mutex_destroy(&b) == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 16, i1 false)
  %3 = call i32 @pthread_mutex_lock(ptr noundef @a) #4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %0
  br label %7

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

7:                                                ; preds = %5
  %8 = call i32 @pthread_mutex_trylock(ptr noundef @a) #4
  %9 = icmp eq i32 %8, 16
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  br label %12

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

12:                                               ; preds = %10
  %13 = call i32 @pthread_mutex_timedlock(ptr noundef @a, ptr noundef %2) #4
  %14 = icmp eq i32 %13, 110
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  br label %17

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

17:                                               ; preds = %15
  %18 = call i32 @pthread_mutex_unlock(ptr noundef @a) #4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  br label %22

21:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

22:                                               ; preds = %20
  %23 = call i32 @pthread_mutex_trylock(ptr noundef @a) #4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  br label %27

26:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

27:                                               ; preds = %25
  %28 = call i32 @pthread_mutex_unlock(ptr noundef @a) #4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  br label %32

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

32:                                               ; preds = %30
  %33 = call i32 @pthread_mutex_timedlock(ptr noundef @a, ptr noundef %2) #4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %37

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

37:                                               ; preds = %35
  %38 = call i32 @pthread_mutex_unlock(ptr noundef @a) #4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  br label %42

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

42:                                               ; preds = %40
  %43 = call i32 @pthread_mutex_destroy(ptr noundef @a) #4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  br label %47

46:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

47:                                               ; preds = %45
  %48 = call i32 @pthread_mutex_init(ptr noundef @b, ptr noundef null) #4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %47
  br label %52

51:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

52:                                               ; preds = %50
  %53 = call i32 @pthread_mutex_lock(ptr noundef @b) #4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %52
  br label %57

56:                                               ; preds = %52
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

57:                                               ; preds = %55
  %58 = call i32 @pthread_mutex_unlock(ptr noundef @b) #4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %57
  br label %62

61:                                               ; preds = %57
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

62:                                               ; preds = %60
  %63 = call i32 @pthread_mutex_destroy(ptr noundef @b) #4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %62
  br label %67

66:                                               ; preds = %62
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

67:                                               ; preds = %65
  %68 = call i32 @pthread_mutex_init(ptr noundef @b, ptr noundef null) #4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  br label %72

71:                                               ; preds = %67
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

72:                                               ; preds = %70
  %73 = call i32 @pthread_mutex_lock(ptr noundef @b) #4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %72
  br label %77

76:                                               ; preds = %72
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

77:                                               ; preds = %75
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
