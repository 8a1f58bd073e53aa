; ModuleID = 'times.c'
source_filename = "times.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.sem_t = type { i32, [12 x i8] }
%struct.timespec = type { i32, i32 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i8, i8, i8, i8, i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.anon = type { i16, i16 }

@sem = internal global %union.sem_t zeroinitializer, align 4
@wrong = internal constant [2 x %struct.timespec] [%struct.timespec { i32 1, i32 1000000000 }, %struct.timespec { i32 1, i32 -1 }], align 4
@.str = private unnamed_addr constant [56 x i8] c"sem_timedwait(&sem, &wrong[i]) == -1 && errno == EINVAL\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"times.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [55 x i8] c"pthread_rwlock_timedrdlock(&lock, &wrong[i]) == EINVAL\00", align 1
@.str.3 = private unnamed_addr constant [55 x i8] c"pthread_rwlock_timedwrlock(&lock, &wrong[i]) == EINVAL\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"nanosleep(&wrong[i], 0) == -1 && errno == EINVAL\00", align 1
@.str.5 = private unnamed_addr constant [59 x i8] c"clock_nanosleep(CLOCK_REALTIME, 0, &wrong[i], 0) == EINVAL\00", align 1
@cond = internal global %union.pthread_cond_t zeroinitializer, align 4
@.str.6 = private unnamed_addr constant [59 x i8] c"pthread_cond_timedwait(&cond, &mutex, &wrong[i]) == EINVAL\00", align 1
@.str.7 = private unnamed_addr constant [48 x i8] c"pthread_mutex_timedlock(&mutex, &wrong[i]) == 0\00", align 1
@soon = internal constant %struct.timespec { i32 1, i32 999999999 }, align 4
@.str.8 = private unnamed_addr constant [78 x i8] c"sem_clockwait(&sem, CLOCK_PROCESS_CPUTIME_ID, &soon) == -1 && errno == EINVAL\00", align 1
@.str.9 = private unnamed_addr constant [81 x i8] c"pthread_cond_clockwait(&cond, &mutex, CLOCK_PROCESS_CPUTIME_ID, &soon) == EINVAL\00", align 1
@.str.10 = private unnamed_addr constant [32 x i8] c"sem_timedwait(&sem, &soon) == 0\00", align 1
@.str.11 = private unnamed_addr constant [55 x i8] c"sem_timedwait(&sem, &soon) == -1 && errno == ETIMEDOUT\00", align 1
@.str.12 = private unnamed_addr constant [49 x i8] c"clock_gettime(10, &now) == -1 && errno == EINVAL\00", align 1
@.str.13 = private unnamed_addr constant [49 x i8] c"clock_gettime(12, &now) == -1 && errno == EINVAL\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"pthread_rwlock_timedwrlock(&lock, &soon) == 0\00", align 1
@.str.15 = private unnamed_addr constant [107 x i8] c"pthread_rwlock_timedwrlock(&lock, &soon) == EDEADLK && pthread_rwlock_timedrdlock(&lock, &soon) == EDEADLK\00", align 1
@mutex = internal global { { i32, i32, i32, i32, i32, { %struct.anon } } } zeroinitializer, align 4
@.str.17 = private unnamed_addr constant [53 x i8] c"pthread_mutex_timedlock(&mutex, &wrong[i]) == EINVAL\00", align 1
@__PRETTY_FUNCTION__.other = private unnamed_addr constant [20 x i8] c"void *other(void *)\00", align 1
@.str.18 = private unnamed_addr constant [52 x i8] c"pthread_mutex_timedlock(&mutex, &soon) == ETIMEDOUT\00", align 1
@.str.19 = private unnamed_addr constant [69 x i8] c"pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &soon) == ETIMEDOUT\00", align 1
@.str.20 = private unnamed_addr constant [54 x i8] c"pthread_rwlock_timedrdlock(&lock, &soon) == ETIMEDOUT\00", align 1
@.str.21 = private unnamed_addr constant [71 x i8] c"pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &soon) == ETIMEDOUT\00", align 1
@.str.22 = private unnamed_addr constant [70 x i8] c"pthread_rwlock_clockwrlock(&lock, CLOCK_REALTIME, &soon) == ETIMEDOUT\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.timespec, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 1) #5
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %72, %0
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 2
  br i1 %8, label %9, label %75

9:                                                ; preds = %6
  %10 = call ptr @__errno_location() #6
  store i32 0, ptr %10, align 4
  %11 = load i32, ptr %4, align 4
  %12 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %11
  %13 = call i32 @sem_timedwait(ptr noundef @sem, ptr noundef %12)
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %20

15:                                               ; preds = %9
  %16 = call ptr @__errno_location() #6
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 22
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  br label %21

20:                                               ; preds = %15, %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

21:                                               ; preds = %19
  %22 = load i32, ptr %4, align 4
  %23 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %22
  %24 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef %23) #5
  %25 = icmp eq i32 %24, 22
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  br label %28

27:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

28:                                               ; preds = %26
  %29 = load i32, ptr %4, align 4
  %30 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %29
  %31 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef %30) #5
  %32 = icmp eq i32 %31, 22
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  br label %35

34:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

35:                                               ; preds = %33
  %36 = call ptr @__errno_location() #6
  store i32 0, ptr %36, align 4
  %37 = load i32, ptr %4, align 4
  %38 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %37
  %39 = call i32 @nanosleep(ptr noundef %38, ptr noundef null)
  %40 = icmp eq i32 %39, -1
  br i1 %40, label %41, label %46

41:                                               ; preds = %35
  %42 = call ptr @__errno_location() #6
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 22
  br i1 %44, label %45, label %46

45:                                               ; preds = %41
  br label %47

46:                                               ; preds = %41, %35
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

47:                                               ; preds = %45
  %48 = load i32, ptr %4, align 4
  %49 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %48
  %50 = call i32 @clock_nanosleep(i32 noundef 0, i32 noundef 0, ptr noundef %49, ptr noundef null)
  %51 = icmp eq i32 %50, 22
  br i1 %51, label %52, label %53

52:                                               ; preds = %47
  br label %54

53:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

54:                                               ; preds = %52
  %55 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5
  %56 = load i32, ptr %4, align 4
  %57 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %56
  %58 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @mutex, ptr noundef %57)
  %59 = icmp eq i32 %58, 22
  br i1 %59, label %60, label %61

60:                                               ; preds = %54
  br label %62

61:                                               ; preds = %54
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

62:                                               ; preds = %60
  %63 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5
  %64 = load i32, ptr %4, align 4
  %65 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %64
  %66 = call i32 @pthread_mutex_timedlock(ptr noundef @mutex, ptr noundef %65) #5
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %62
  br label %70

69:                                               ; preds = %62
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

70:                                               ; preds = %68
  %71 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5
  br label %72

72:                                               ; preds = %70
  %73 = load i32, ptr %4, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %4, align 4
  br label %6, !llvm.loop !6

75:                                               ; preds = %6
  %76 = call ptr @__errno_location() #6
  store i32 0, ptr %76, align 4
  %77 = call i32 @sem_clockwait(ptr noundef @sem, i32 noundef 2, ptr noundef @soon)
  %78 = icmp eq i32 %77, -1
  br i1 %78, label %79, label %84

79:                                               ; preds = %75
  %80 = call ptr @__errno_location() #6
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, 22
  br i1 %82, label %83, label %84

83:                                               ; preds = %79
  br label %85

84:                                               ; preds = %79, %75
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

85:                                               ; preds = %83
  %86 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5
  %87 = call i32 @pthread_cond_clockwait(ptr noundef @cond, ptr noundef @mutex, i32 noundef 2, ptr noundef @soon)
  %88 = icmp eq i32 %87, 22
  br i1 %88, label %89, label %90

89:                                               ; preds = %85
  br label %91

90:                                               ; preds = %85
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

91:                                               ; preds = %89
  %92 = call i32 @sem_timedwait(ptr noundef @sem, ptr noundef @soon)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %95

94:                                               ; preds = %91
  br label %96

95:                                               ; preds = %91
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

96:                                               ; preds = %94
  %97 = call ptr @__errno_location() #6
  store i32 0, ptr %97, align 4
  %98 = call i32 @sem_timedwait(ptr noundef @sem, ptr noundef @soon)
  %99 = icmp eq i32 %98, -1
  br i1 %99, label %100, label %105

100:                                              ; preds = %96
  %101 = call ptr @__errno_location() #6
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 110
  br i1 %103, label %104, label %105

104:                                              ; preds = %100
  br label %106

105:                                              ; preds = %100, %96
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

106:                                              ; preds = %104
  %107 = call ptr @__errno_location() #6
  store i32 0, ptr %107, align 4
  %108 = call i32 @clock_gettime(i32 noundef 10, ptr noundef %3) #5
  %109 = icmp eq i32 %108, -1
  br i1 %109, label %110, label %115

110:                                              ; preds = %106
  %111 = call ptr @__errno_location() #6
  %112 = load i32, ptr %111, align 4
  %113 = icmp eq i32 %112, 22
  br i1 %113, label %114, label %115

114:                                              ; preds = %110
  br label %116

115:                                              ; preds = %110, %106
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

116:                                              ; preds = %114
  %117 = call ptr @__errno_location() #6
  store i32 0, ptr %117, align 4
  %118 = call i32 @clock_gettime(i32 noundef 12, ptr noundef %3) #5
  %119 = icmp eq i32 %118, -1
  br i1 %119, label %120, label %125

120:                                              ; preds = %116
  %121 = call ptr @__errno_location() #6
  %122 = load i32, ptr %121, align 4
  %123 = icmp eq i32 %122, 22
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %126

125:                                              ; preds = %120, %116
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

126:                                              ; preds = %124
  %127 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #5
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %130

129:                                              ; preds = %126
  br label %131

130:                                              ; preds = %126
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

131:                                              ; preds = %129
  %132 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #5
  %133 = icmp eq i32 %132, 35
  br i1 %133, label %134, label %138

134:                                              ; preds = %131
  %135 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #5
  %136 = icmp eq i32 %135, 35
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  br label %139

138:                                              ; preds = %134, %131
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

139:                                              ; preds = %137
  %140 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @other, ptr noundef null) #5
  %141 = load i32, ptr %2, align 4
  %142 = call i32 @pthread_join(i32 noundef %141, ptr noundef null)
  %143 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5
  %144 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_timedrdlock(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_timedwrlock(ptr noundef, ptr noundef) #1

declare i32 @nanosleep(ptr noundef, ptr noundef) #3

declare i32 @clock_nanosleep(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) #1

declare i32 @sem_clockwait(ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %15, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 2
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i32 0, i32 %8
  %10 = call i32 @pthread_mutex_timedlock(ptr noundef @mutex, ptr noundef %9) #5
  %11 = icmp eq i32 %10, 22
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  br label %14

13:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

14:                                               ; preds = %12
  br label %15

15:                                               ; preds = %14
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %4, !llvm.loop !8

18:                                               ; preds = %4
  %19 = call i32 @pthread_mutex_timedlock(ptr noundef @mutex, ptr noundef @soon) #5
  %20 = icmp eq i32 %19, 110
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %23

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

23:                                               ; preds = %21
  %24 = call i32 @pthread_mutex_clocklock(ptr noundef @mutex, i32 noundef 1, ptr noundef @soon) #5
  %25 = icmp eq i32 %24, 110
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  br label %28

27:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

28:                                               ; preds = %26
  %29 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #5
  %30 = icmp eq i32 %29, 110
  br i1 %30, label %31, label %32

31:                                               ; preds = %28
  br label %33

32:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

33:                                               ; preds = %31
  %34 = call i32 @pthread_rwlock_clockrdlock(ptr noundef @lock, i32 noundef 1, ptr noundef @soon) #5
  %35 = icmp eq i32 %34, 110
  br i1 %35, label %36, label %37

36:                                               ; preds = %33
  br label %38

37:                                               ; preds = %33
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

38:                                               ; preds = %36
  %39 = call i32 @pthread_rwlock_clockwrlock(ptr noundef @lock, i32 noundef 0, ptr noundef @soon) #5
  %40 = icmp eq i32 %39, 110
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  br label %43

42:                                               ; preds = %38
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

43:                                               ; preds = %41
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_clocklock(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_clockrdlock(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_clockwrlock(ptr noundef, i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { noreturn nounwind }

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
