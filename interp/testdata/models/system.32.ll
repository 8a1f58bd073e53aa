; ModuleID = 'system.c'
source_filename = "system.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.timeval = type { i32, i32 }
%struct.timespec = type { i32, i32 }

@.str = private unnamed_addr constant [68 x i8] c"cpu >= 0 && cpu < get_nprocs() && get_nprocs() <= get_nprocs_conf()\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"system.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [128 x i8] c"sched_get_priority_min(SCHED_FIFO) == 1 && sched_get_priority_max(SCHED_FIFO) == 99 && sched_get_priority_max(SCHED_OTHER) == 0\00", align 1
@.str.3 = private unnamed_addr constant [52 x i8] c"sched_get_priority_max(99) == -1 && errno == EINVAL\00", align 1
@.str.4 = private unnamed_addr constant [83 x i8] c"clock_getres(CLOCK_MONOTONIC, &step) == 0 && step.tv_sec == 0 && step.tv_nsec == 1\00", align 1
@.str.5 = private unnamed_addr constant [49 x i8] c"clock_getres(99, &step) == -1 && errno == EINVAL\00", align 1
@__const.main.left = private unnamed_addr constant %struct.timeval { i32 0, i32 100 }, align 4
@.str.6 = private unnamed_addr constant [72 x i8] c"select(0, 0, 0, 0, &left) == 0 && left.tv_sec == 0 && left.tv_usec == 0\00", align 1
@.str.7 = private unnamed_addr constant [19 x i8] c"poll(0, 0, 1) == 0\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"name\00", align 1
@.str.9 = private unnamed_addr constant [69 x i8] c"prctl(PR_SET_NAME, \22name\22) == 0 && prctl(PR_SET_TIMERSLACK, 1L) == 0\00", align 1
@.str.10 = private unnamed_addr constant [33 x i8] c"munlock(&step, sizeof step) == 0\00", align 1
@.str.11 = private unnamed_addr constant [11 x i8] c"errno == 0\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"errno == ENOTTY\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"step %d\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.timespec, align 4
  %4 = alloca %struct.timeval, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @sched_getcpu()
  store i32 %5, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp sge i32 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %0
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @get_nprocs() #7
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %17

12:                                               ; preds = %8
  %13 = call i32 @get_nprocs() #7
  %14 = call i32 @get_nprocs_conf() #7
  %15 = icmp sle i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  br label %18

17:                                               ; preds = %12, %8, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

18:                                               ; preds = %16
  %19 = call i32 @sched_get_priority_min(i32 noundef 1) #7
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %28

21:                                               ; preds = %18
  %22 = call i32 @sched_get_priority_max(i32 noundef 1) #7
  %23 = icmp eq i32 %22, 99
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = call i32 @sched_get_priority_max(i32 noundef 0) #7
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  br label %29

28:                                               ; preds = %24, %21, %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

29:                                               ; preds = %27
  %30 = call i32 @sched_get_priority_max(i32 noundef 99) #7
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %32, label %37

32:                                               ; preds = %29
  %33 = call ptr @__errno_location() #9
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 22
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  br label %38

37:                                               ; preds = %32, %29
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

38:                                               ; preds = %36
  %39 = call i32 @clock_getres(i32 noundef 1, ptr noundef %3) #7
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %50

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 0
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %50

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 1
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 1
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  br label %51

50:                                               ; preds = %45, %41, %38
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

51:                                               ; preds = %49
  %52 = call i32 @clock_getres(i32 noundef 99, ptr noundef %3) #7
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %54, label %59

54:                                               ; preds = %51
  %55 = call ptr @__errno_location() #9
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 22
  br i1 %57, label %58, label %59

58:                                               ; preds = %54
  br label %60

59:                                               ; preds = %54, %51
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

60:                                               ; preds = %58
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %4, ptr align 4 @__const.main.left, i32 8, i1 false)
  %61 = call i32 @select(i32 noundef 0, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef %4)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.timeval, ptr %4, i32 0, i32 0
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.timeval, ptr %4, i32 0, i32 1
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  br label %73

72:                                               ; preds = %67, %63, %60
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

73:                                               ; preds = %71
  %74 = call i32 @poll(ptr noundef null, i32 noundef 0, i32 noundef 1)
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %73
  br label %78

77:                                               ; preds = %73
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

78:                                               ; preds = %76
  %79 = call i32 (i32, ...) @prctl(i32 noundef 15, ptr noundef @.str.8) #7
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %85

81:                                               ; preds = %78
  %82 = call i32 (i32, ...) @prctl(i32 noundef 29, i32 noundef 1) #7
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %85

84:                                               ; preds = %81
  br label %86

85:                                               ; preds = %81, %78
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

86:                                               ; preds = %84
  %87 = call i32 @mlock(ptr noundef %3, i32 noundef 8) #7
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %95

89:                                               ; preds = %86
  %90 = call i32 @munlock(ptr noundef %3, i32 noundef 8) #7
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %89
  br label %94

93:                                               ; preds = %89
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

94:                                               ; preds = %92
  br label %95

95:                                               ; preds = %94, %86
  %96 = call ptr @__errno_location() #9
  store i32 0, ptr %96, align 4
  %97 = call i32 @isatty(i32 noundef 0) #7
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %106

99:                                               ; preds = %95
  %100 = call ptr @__errno_location() #9
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %99
  br label %105

104:                                              ; preds = %99
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

105:                                              ; preds = %103
  br label %113

106:                                              ; preds = %95
  %107 = call ptr @__errno_location() #9
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, 25
  br i1 %109, label %110, label %111

110:                                              ; preds = %106
  br label %112

111:                                              ; preds = %106
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

112:                                              ; preds = %110
  br label %113

113:                                              ; preds = %112, %105
  call void (ptr, ...) @warnx(ptr noundef @.str.13, i32 noundef 1)
  call void (i32, ptr, ...) @errx(i32 noundef 1, ptr noundef @.str.13, i32 noundef 2) #10
  unreachable
}

declare i32 @sched_getcpu() #1

; Function Attrs: nounwind
declare i32 @get_nprocs() #2

; Function Attrs: nounwind
declare i32 @get_nprocs_conf() #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sched_get_priority_min(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @sched_get_priority_max(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: nounwind
declare i32 @clock_getres(i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #5

declare i32 @select(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @poll(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @prctl(i32 noundef, ...) #2

; Function Attrs: nounwind
declare i32 @mlock(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @munlock(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @isatty(i32 noundef) #2

declare void @warnx(ptr noundef, ...) #1

; Function Attrs: noreturn
declare void @errx(i32 noundef, ptr noundef, ...) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind willreturn memory(none) }
attributes #10 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
