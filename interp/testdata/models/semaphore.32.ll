; ModuleID = 'semaphore.c'
source_filename = "semaphore.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.sem_t = type { i32, [12 x i8] }
%struct.timespec = type { i32, i32 }

@s = dso_local global %union.sem_t zeroinitializer, align 4
@.str = private unnamed_addr constant [54 x i8] c"sem_init(&s, 0, 0x80000000u) == -1 && errno == EINVAL\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"semaphore.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"sem_init(&s, 0, 1) == 0\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"sem_getvalue(&s, &value) == 0 && value == 1\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"sem_wait(&s) == 0\00", align 1
@.str.5 = private unnamed_addr constant [41 x i8] c"sem_trywait(&s) == -1 && errno == EAGAIN\00", align 1
@.str.6 = private unnamed_addr constant [53 x i8] c"sem_timedwait(&s, &soon) == -1 && errno == ETIMEDOUT\00", align 1
@.str.7 = private unnamed_addr constant [96 x i8] c"sem_post(&s) == 0 && sem_post(&s) == 0 && sem_trywait(&s) == 0 && sem_timedwait(&s, &soon) == 0\00", align 1
@.str.8 = private unnamed_addr constant [44 x i8] c"sem_getvalue(&s, &value) == 0 && value == 0\00", align 1
@.str.9 = private unnamed_addr constant [21 x i8] c"sem_destroy(&s) == 0\00", align 1
@full = dso_local global %union.sem_t zeroinitializer, align 4
@empty = dso_local global %union.sem_t zeroinitializer, align 4
@slot = dso_local global i32 0, align 4
@.str.10 = private unnamed_addr constant [10 x i8] c"slot == i\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.timespec, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %4, i8 0, i32 8, i1 false)
  %6 = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef -2147483648) #6
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %8, label %13

8:                                                ; preds = %0
  %9 = call ptr @__errno_location() #7
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 22
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  br label %14

13:                                               ; preds = %8, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

14:                                               ; preds = %12
  %15 = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef 1) #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  br label %19

18:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

19:                                               ; preds = %17
  %20 = call i32 @sem_getvalue(ptr noundef @s, ptr noundef %3) #6
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %19
  %23 = load i32, ptr %3, align 4
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  br label %27

26:                                               ; preds = %22, %19
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

27:                                               ; preds = %25
  %28 = call i32 @sem_wait(ptr noundef @s)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  br label %32

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

32:                                               ; preds = %30
  %33 = call ptr @__errno_location() #7
  store i32 0, ptr %33, align 4
  %34 = call i32 @sem_trywait(ptr noundef @s) #6
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %36, label %41

36:                                               ; preds = %32
  %37 = call ptr @__errno_location() #7
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 11
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  br label %42

41:                                               ; preds = %36, %32
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

42:                                               ; preds = %40
  %43 = call i32 @sem_timedwait(ptr noundef @s, ptr noundef %4)
  %44 = icmp eq i32 %43, -1
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = call ptr @__errno_location() #7
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 110
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  br label %51

50:                                               ; preds = %45, %42
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

51:                                               ; preds = %49
  %52 = call i32 @sem_post(ptr noundef @s) #6
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %64

54:                                               ; preds = %51
  %55 = call i32 @sem_post(ptr noundef @s) #6
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = call i32 @sem_trywait(ptr noundef @s) #6
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = call i32 @sem_timedwait(ptr noundef @s, ptr noundef %4)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %60
  br label %65

64:                                               ; preds = %60, %57, %54, %51
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

65:                                               ; preds = %63
  %66 = call i32 @sem_getvalue(ptr noundef @s, ptr noundef %3) #6
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %72

68:                                               ; preds = %65
  %69 = load i32, ptr %3, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %68
  br label %73

72:                                               ; preds = %68, %65
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

73:                                               ; preds = %71
  %74 = call i32 @sem_destroy(ptr noundef @s) #6
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %73
  br label %78

77:                                               ; preds = %73
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

78:                                               ; preds = %76
  %79 = call i32 @sem_init(ptr noundef @full, i32 noundef 0, i32 noundef 0) #6
  %80 = call i32 @sem_init(ptr noundef @empty, i32 noundef 0, i32 noundef 1) #6
  %81 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #6
  store i32 1, ptr %5, align 4
  br label %82

82:                                               ; preds = %94, %78
  %83 = load i32, ptr %5, align 4
  %84 = icmp sle i32 %83, 2
  br i1 %84, label %85, label %97

85:                                               ; preds = %82
  %86 = call i32 @sem_wait(ptr noundef @full)
  %87 = load i32, ptr @slot, align 4
  %88 = load i32, ptr %5, align 4
  %89 = icmp eq i32 %87, %88
  br i1 %89, label %90, label %91

90:                                               ; preds = %85
  br label %92

91:                                               ; preds = %85
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

92:                                               ; preds = %90
  %93 = call i32 @sem_post(ptr noundef @empty) #6
  br label %94

94:                                               ; preds = %92
  %95 = load i32, ptr %5, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %5, align 4
  br label %82, !llvm.loop !6

97:                                               ; preds = %82
  %98 = load i32, ptr %2, align 4
  %99 = call i32 @pthread_join(i32 noundef %98, ptr noundef null)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @sem_getvalue(ptr noundef, ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #5

; Function Attrs: nounwind
declare i32 @sem_trywait(ptr noundef) #2

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  store i32 1, ptr %3, align 4
  br label %4

4:                                                ; preds = %11, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp sle i32 %5, 2
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = call i32 @sem_wait(ptr noundef @empty)
  %9 = load i32, ptr %3, align 4
  store i32 %9, ptr @slot, align 4
  %10 = call i32 @sem_post(ptr noundef @full) #6
  br label %11

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  br label %4, !llvm.loop !8

14:                                               ; preds = %4
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(none) }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
