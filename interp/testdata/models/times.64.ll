; ModuleID = 'times.c'
source_filename = "times.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@sem = internal global %union.sem_t zeroinitializer, align 8
@wrong = internal constant [2 x %struct.timespec] [%struct.timespec { i64 1, i64 1000000000 }, %struct.timespec { i64 1, i64 -1 }], align 16
@.str = private unnamed_addr constant [56 x i8] c"sem_timedwait(&sem, &wrong[i]) == -1 && errno == EINVAL\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"times.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [55 x i8] c"pthread_rwlock_timedrdlock(&lock, &wrong[i]) == EINVAL\00", align 1
@.str.3 = private unnamed_addr constant [55 x i8] c"pthread_rwlock_timedwrlock(&lock, &wrong[i]) == EINVAL\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"nanosleep(&wrong[i], 0) == -1 && errno == EINVAL\00", align 1
@.str.5 = private unnamed_addr constant [59 x i8] c"clock_nanosleep(CLOCK_REALTIME, 0, &wrong[i], 0) == EINVAL\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8
@cond = internal global %union.pthread_cond_t zeroinitializer, align 8
@.str.6 = private unnamed_addr constant [59 x i8] c"pthread_cond_timedwait(&cond, &mutex, &wrong[i]) == EINVAL\00", align 1
@.str.7 = private unnamed_addr constant [48 x i8] c"pthread_mutex_timedlock(&mutex, &wrong[i]) == 0\00", align 1
@soon = internal constant %struct.timespec { i64 1, i64 999999999 }, align 8
@.str.8 = private unnamed_addr constant [78 x i8] c"sem_clockwait(&sem, CLOCK_PROCESS_CPUTIME_ID, &soon) == -1 && errno == EINVAL\00", align 1
@.str.9 = private unnamed_addr constant [81 x i8] c"pthread_cond_clockwait(&cond, &mutex, CLOCK_PROCESS_CPUTIME_ID, &soon) == EINVAL\00", align 1
@.str.10 = private unnamed_addr constant [32 x i8] c"sem_timedwait(&sem, &soon) == 0\00", align 1
@.str.11 = private unnamed_addr constant [55 x i8] c"sem_timedwait(&sem, &soon) == -1 && errno == ETIMEDOUT\00", align 1
@.str.12 = private unnamed_addr constant [49 x i8] c"clock_gettime(10, &now) == -1 && errno == EINVAL\00", align 1
@.str.13 = private unnamed_addr constant [49 x i8] c"clock_gettime(12, &now) == -1 && errno == EINVAL\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"pthread_rwlock_timedwrlock(&lock, &soon) == 0\00", align 1
@.str.15 = private unnamed_addr constant [107 x i8] c"pthread_rwlock_timedwrlock(&lock, &soon) == EDEADLK && pthread_rwlock_timedrdlock(&lock, &soon) == EDEADLK\00", align 1
@.str.16 = private unnamed_addr constant [53 x i8] c"pthread_mutex_timedlock(&mutex, &wrong[i]) == EINVAL\00", align 1
@__PRETTY_FUNCTION__.other = private unnamed_addr constant [20 x i8] c"void *other(void *)\00", align 1
@.str.17 = private unnamed_addr constant [52 x i8] c"pthread_mutex_timedlock(&mutex, &soon) == ETIMEDOUT\00", align 1
@.str.18 = private unnamed_addr constant [69 x i8] c"pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &soon) == ETIMEDOUT\00", align 1
@.str.19 = private unnamed_addr constant [54 x i8] c"pthread_rwlock_timedrdlock(&lock, &soon) == ETIMEDOUT\00", align 1
@.str.20 = private unnamed_addr constant [71 x i8] c"pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &soon) == ETIMEDOUT\00", align 1
@.str.21 = private unnamed_addr constant [70 x i8] c"pthread_rwlock_clockwrlock(&lock, CLOCK_REALTIME, &soon) == ETIMEDOUT\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 1) #5
  store i32 0, ptr %4, align 4
  br label %6

6:                                                ; preds = %79, %0
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 2
  br i1 %8, label %9, label %82

9:                                                ; preds = %6
  %10 = call ptr @__errno_location() #6
  store i32 0, ptr %10, align 4
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %12
  %14 = call i32 @sem_timedwait(ptr noundef @sem, ptr noundef %13)
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %21

16:                                               ; preds = %9
  %17 = call ptr @__errno_location() #6
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 22
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  br label %22

21:                                               ; preds = %16, %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

22:                                               ; preds = %20
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %24
  %26 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef %25) #5
  %27 = icmp eq i32 %26, 22
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  br label %30

29:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

30:                                               ; preds = %28
  %31 = load i32, ptr %4, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %32
  %34 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef %33) #5
  %35 = icmp eq i32 %34, 22
  br i1 %35, label %36, label %37

36:                                               ; preds = %30
  br label %38

37:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

38:                                               ; preds = %36
  %39 = call ptr @__errno_location() #6
  store i32 0, ptr %39, align 4
  %40 = load i32, ptr %4, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %41
  %43 = call i32 @nanosleep(ptr noundef %42, ptr noundef null)
  %44 = icmp eq i32 %43, -1
  br i1 %44, label %45, label %50

45:                                               ; preds = %38
  %46 = call ptr @__errno_location() #6
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 22
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  br label %51

50:                                               ; preds = %45, %38
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

51:                                               ; preds = %49
  %52 = load i32, ptr %4, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %53
  %55 = call i32 @clock_nanosleep(i32 noundef 0, i32 noundef 0, ptr noundef %54, ptr noundef null)
  %56 = icmp eq i32 %55, 22
  br i1 %56, label %57, label %58

57:                                               ; preds = %51
  br label %59

58:                                               ; preds = %51
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

59:                                               ; preds = %57
  %60 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5
  %61 = load i32, ptr %4, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %62
  %64 = call i32 @pthread_cond_timedwait(ptr noundef @cond, ptr noundef @mutex, ptr noundef %63)
  %65 = icmp eq i32 %64, 22
  br i1 %65, label %66, label %67

66:                                               ; preds = %59
  br label %68

67:                                               ; preds = %59
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

68:                                               ; preds = %66
  %69 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5
  %70 = load i32, ptr %4, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %71
  %73 = call i32 @pthread_mutex_timedlock(ptr noundef @mutex, ptr noundef %72) #5
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %68
  br label %77

76:                                               ; preds = %68
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

77:                                               ; preds = %75
  %78 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5
  br label %79

79:                                               ; preds = %77
  %80 = load i32, ptr %4, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %4, align 4
  br label %6, !llvm.loop !5

82:                                               ; preds = %6
  %83 = call ptr @__errno_location() #6
  store i32 0, ptr %83, align 4
  %84 = call i32 @sem_clockwait(ptr noundef @sem, i32 noundef 2, ptr noundef @soon)
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %86, label %91

86:                                               ; preds = %82
  %87 = call ptr @__errno_location() #6
  %88 = load i32, ptr %87, align 4
  %89 = icmp eq i32 %88, 22
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  br label %92

91:                                               ; preds = %86, %82
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

92:                                               ; preds = %90
  %93 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5
  %94 = call i32 @pthread_cond_clockwait(ptr noundef @cond, ptr noundef @mutex, i32 noundef 2, ptr noundef @soon)
  %95 = icmp eq i32 %94, 22
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  br label %98

97:                                               ; preds = %92
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

98:                                               ; preds = %96
  %99 = call i32 @sem_timedwait(ptr noundef @sem, ptr noundef @soon)
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %102

101:                                              ; preds = %98
  br label %103

102:                                              ; preds = %98
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

103:                                              ; preds = %101
  %104 = call ptr @__errno_location() #6
  store i32 0, ptr %104, align 4
  %105 = call i32 @sem_timedwait(ptr noundef @sem, ptr noundef @soon)
  %106 = icmp eq i32 %105, -1
  br i1 %106, label %107, label %112

107:                                              ; preds = %103
  %108 = call ptr @__errno_location() #6
  %109 = load i32, ptr %108, align 4
  %110 = icmp eq i32 %109, 110
  br i1 %110, label %111, label %112

111:                                              ; preds = %107
  br label %113

112:                                              ; preds = %107, %103
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

113:                                              ; preds = %111
  %114 = call ptr @__errno_location() #6
  store i32 0, ptr %114, align 4
  %115 = call i32 @clock_gettime(i32 noundef 10, ptr noundef %3) #5
  %116 = icmp eq i32 %115, -1
  br i1 %116, label %117, label %122

117:                                              ; preds = %113
  %118 = call ptr @__errno_location() #6
  %119 = load i32, ptr %118, align 4
  %120 = icmp eq i32 %119, 22
  br i1 %120, label %121, label %122

121:                                              ; preds = %117
  br label %123

122:                                              ; preds = %117, %113
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

123:                                              ; preds = %121
  %124 = call ptr @__errno_location() #6
  store i32 0, ptr %124, align 4
  %125 = call i32 @clock_gettime(i32 noundef 12, ptr noundef %3) #5
  %126 = icmp eq i32 %125, -1
  br i1 %126, label %127, label %132

127:                                              ; preds = %123
  %128 = call ptr @__errno_location() #6
  %129 = load i32, ptr %128, align 4
  %130 = icmp eq i32 %129, 22
  br i1 %130, label %131, label %132

131:                                              ; preds = %127
  br label %133

132:                                              ; preds = %127, %123
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

133:                                              ; preds = %131
  %134 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #5
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %137

136:                                              ; preds = %133
  br label %138

137:                                              ; preds = %133
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

138:                                              ; preds = %136
  %139 = call i32 @pthread_rwlock_timedwrlock(ptr noundef @lock, ptr noundef @soon) #5
  %140 = icmp eq i32 %139, 35
  br i1 %140, label %141, label %145

141:                                              ; preds = %138
  %142 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #5
  %143 = icmp eq i32 %142, 35
  br i1 %143, label %144, label %145

144:                                              ; preds = %141
  br label %146

145:                                              ; preds = %141, %138
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

146:                                              ; preds = %144
  %147 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @other, ptr noundef null) #5
  %148 = load i64, ptr %2, align 8
  %149 = call i32 @pthread_join(i64 noundef %148, ptr noundef null)
  %150 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5
  %151 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5
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
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %16, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 2
  br i1 %6, label %7, label %19

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [2 x %struct.timespec], ptr @wrong, i64 0, i64 %9
  %11 = call i32 @pthread_mutex_timedlock(ptr noundef @mutex, ptr noundef %10) #5
  %12 = icmp eq i32 %11, 22
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  br label %15

14:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

15:                                               ; preds = %13
  br label %16

16:                                               ; preds = %15
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %4, !llvm.loop !7

19:                                               ; preds = %4
  %20 = call i32 @pthread_mutex_timedlock(ptr noundef @mutex, ptr noundef @soon) #5
  %21 = icmp eq i32 %20, 110
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

24:                                               ; preds = %22
  %25 = call i32 @pthread_mutex_clocklock(ptr noundef @mutex, i32 noundef 1, ptr noundef @soon) #5
  %26 = icmp eq i32 %25, 110
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  br label %29

28:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

29:                                               ; preds = %27
  %30 = call i32 @pthread_rwlock_timedrdlock(ptr noundef @lock, ptr noundef @soon) #5
  %31 = icmp eq i32 %30, 110
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  br label %34

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

34:                                               ; preds = %32
  %35 = call i32 @pthread_rwlock_clockrdlock(ptr noundef @lock, i32 noundef 1, ptr noundef @soon) #5
  %36 = icmp eq i32 %35, 110
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  br label %39

38:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

39:                                               ; preds = %37
  %40 = call i32 @pthread_rwlock_clockwrlock(ptr noundef @lock, i32 noundef 0, ptr noundef @soon) #5
  %41 = icmp eq i32 %40, 110
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  br label %44

43:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.other) #7
  unreachable

44:                                               ; preds = %42
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_clocklock(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_clockrdlock(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_clockwrlock(ptr noundef, i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
