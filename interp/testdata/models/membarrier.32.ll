; ModuleID = 'membarrier.c'
source_filename = "membarrier.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [51 x i8] c"(membarrier(MEMBARRIER_CMD_QUERY, 0) & all) == all\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"membarrier.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [72 x i8] c"membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == -1 && errno == EPERM\00", align 1
@.str.3 = private unnamed_addr constant [62 x i8] c"membarrier(MEMBARRIER_CMD_GLOBAL, 1) == -1 && errno == EINVAL\00", align 1
@.str.4 = private unnamed_addr constant [62 x i8] c"membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0\00", align 1
@x = dso_local global i32 0, align 4
@.str.5 = private unnamed_addr constant [53 x i8] c"membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == 0\00", align 1
@.str.6 = private unnamed_addr constant [42 x i8] c"membarrier(MEMBARRIER_CMD_GLOBAL, 0) == 0\00", align 1
@y = dso_local global i32 0, align 4
@seen = dso_local global [2 x i32] zeroinitializer, align 4
@.str.7 = private unnamed_addr constant [19 x i8] c"seen[0] || seen[1]\00", align 1
@.str.8 = private unnamed_addr constant [20 x i8] c"!seen[0] || seen[1]\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 25, ptr %3, align 4
  %4 = call i32 @membarrier(i32 noundef 0, i32 noundef 0)
  %5 = load i32, ptr %3, align 4
  %6 = and i32 %4, %5
  %7 = load i32, ptr %3, align 4
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %0
  br label %11

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

11:                                               ; preds = %9
  %12 = call ptr @__errno_location() #6
  store i32 0, ptr %12, align 4
  %13 = call i32 @membarrier(i32 noundef 8, i32 noundef 0)
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = call ptr @__errno_location() #6
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  br label %21

20:                                               ; preds = %15, %11
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

21:                                               ; preds = %19
  %22 = call i32 @membarrier(i32 noundef 1, i32 noundef 1)
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %24, label %29

24:                                               ; preds = %21
  %25 = call ptr @__errno_location() #6
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 22
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  br label %30

29:                                               ; preds = %24, %21
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

30:                                               ; preds = %28
  %31 = call i32 @membarrier(i32 noundef 16, i32 noundef 0)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  br label %35

34:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

35:                                               ; preds = %33
  %36 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @other, ptr noundef null) #7
  store i32 1, ptr @x, align 4
  %37 = call i32 @membarrier(i32 noundef 8, i32 noundef 0)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  br label %41

40:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

41:                                               ; preds = %39
  %42 = call i32 @membarrier(i32 noundef 1, i32 noundef 0)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  br label %46

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

46:                                               ; preds = %44
  %47 = load i32, ptr @y, align 4
  store i32 %47, ptr getelementptr inbounds ([2 x i32], ptr @seen, i32 0, i32 1), align 4
  %48 = load i32, ptr %2, align 4
  %49 = call i32 @pthread_join(i32 noundef %48, ptr noundef null)
  %50 = load i32, ptr @seen, align 4
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %55, label %52

52:                                               ; preds = %46
  %53 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @seen, i32 0, i32 1), align 4
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %52, %46
  br label %57

56:                                               ; preds = %52
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

57:                                               ; preds = %55
  %58 = load i32, ptr @seen, align 4
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %57
  %61 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @seen, i32 0, i32 1), align 4
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %60, %57
  br label %65

64:                                               ; preds = %60
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

65:                                               ; preds = %63
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @membarrier(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = call i32 (i32, ...) @syscall(i32 noundef 375, i32 noundef %5, i32 noundef %6, i32 noundef 0) #7
  ret i32 %7
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  store i32 1, ptr @y, align 4
  %3 = load i32, ptr @x, align 4
  store i32 %3, ptr @seen, align 4
  %4 = load ptr, ptr %2, align 4
  ret ptr %4
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @syscall(i32 noundef, ...) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
