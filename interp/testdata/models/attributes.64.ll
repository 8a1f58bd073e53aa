; ModuleID = 'attributes.c'
source_filename = "attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.sched_param = type { i32 }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_condattr_t = type { i32 }
%union.pthread_rwlockattr_t = type { i64 }
%union.pthread_barrierattr_t = type { i32 }

@.str = private unnamed_addr constant [112 x i8] c"pthread_getschedparam(pthread_self(), &value, &param) == 0 && value == SCHED_OTHER && param.sched_priority == 0\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"attributes.c\00", align 1
@__PRETTY_FUNCTION__.threads = private unnamed_addr constant [19 x i8] c"void threads(void)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"pthread_attr_init(&attr) == 0\00", align 1
@.str.3 = private unnamed_addr constant [84 x i8] c"pthread_attr_getdetachstate(&attr, &value) == 0 && value == PTHREAD_CREATE_JOINABLE\00", align 1
@.str.4 = private unnamed_addr constant [75 x i8] c"pthread_attr_getscope(&attr, &value) == 0 && value == PTHREAD_SCOPE_SYSTEM\00", align 1
@.str.5 = private unnamed_addr constant [83 x i8] c"pthread_attr_getinheritsched(&attr, &value) == 0 && value == PTHREAD_INHERIT_SCHED\00", align 1
@.str.6 = private unnamed_addr constant [72 x i8] c"pthread_attr_getschedpolicy(&attr, &value) == 0 && value == SCHED_OTHER\00", align 1
@.str.7 = private unnamed_addr constant [76 x i8] c"pthread_attr_getschedparam(&attr, &param) == 0 && param.sched_priority == 0\00", align 1
@.str.8 = private unnamed_addr constant [48 x i8] c"pthread_attr_setdetachstate(&attr, 2) == EINVAL\00", align 1
@.str.9 = private unnamed_addr constant [56 x i8] c"pthread_attr_setscope(&attr, PTHREAD_SCOPE_SYSTEM) == 0\00", align 1
@.str.10 = private unnamed_addr constant [108 x i8] c"pthread_attr_setscope(&attr, PTHREAD_SCOPE_PROCESS) == ENOTSUP && pthread_attr_setscope(&attr, 2) == EINVAL\00", align 1
@.str.11 = private unnamed_addr constant [102 x i8] c"pthread_attr_setinheritsched(&attr, 2) == EINVAL && pthread_attr_setinheritsched(&attr, -1) == EINVAL\00", align 1
@.str.12 = private unnamed_addr constant [100 x i8] c"pthread_attr_setschedpolicy(&attr, 3) == EINVAL && pthread_attr_setschedpolicy(&attr, -1) == EINVAL\00", align 1
@.str.13 = private unnamed_addr constant [52 x i8] c"pthread_attr_setschedparam(&attr, &param) == EINVAL\00", align 1
@.str.14 = private unnamed_addr constant [65 x i8] c"pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED) == 0\00", align 1
@.str.15 = private unnamed_addr constant [65 x i8] c"pthread_attr_setinheritsched(&attr, PTHREAD_EXPLICIT_SCHED) == 0\00", align 1
@.str.16 = private unnamed_addr constant [100 x i8] c"pthread_attr_setschedpolicy(&attr, SCHED_RR) == 0 && pthread_attr_setschedparam(&attr, &param) == 0\00", align 1
@.str.17 = private unnamed_addr constant [84 x i8] c"pthread_attr_getdetachstate(&attr, &value) == 0 && value == PTHREAD_CREATE_DETACHED\00", align 1
@.str.18 = private unnamed_addr constant [84 x i8] c"pthread_attr_getinheritsched(&attr, &value) == 0 && value == PTHREAD_EXPLICIT_SCHED\00", align 1
@.str.19 = private unnamed_addr constant [69 x i8] c"pthread_attr_getschedpolicy(&attr, &value) == 0 && value == SCHED_RR\00", align 1
@.str.20 = private unnamed_addr constant [76 x i8] c"pthread_attr_getschedparam(&attr, &param) == 0 && param.sched_priority == 5\00", align 1
@.str.21 = private unnamed_addr constant [65 x i8] c"pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_JOINABLE) == 0\00", align 1
@.str.22 = private unnamed_addr constant [33 x i8] c"pthread_attr_destroy(&attr) == 0\00", align 1
@.str.23 = private unnamed_addr constant [132 x i8] c"pthread_setschedparam(pthread_self(), SCHED_OTHER, &param) == EINVAL && pthread_setschedparam(pthread_self(), 99, &param) == EINVAL\00", align 1
@.str.24 = private unnamed_addr constant [135 x i8] c"pthread_setschedparam(pthread_self(), SCHED_OTHER, &param) == 0 && pthread_setschedparam(pthread_self(), SCHED_FIFO, &param) == EINVAL\00", align 1
@.str.25 = private unnamed_addr constant [35 x i8] c"pthread_mutexattr_init(&attr) == 0\00", align 1
@__PRETTY_FUNCTION__.mutexes = private unnamed_addr constant [19 x i8] c"void mutexes(void)\00", align 1
@.str.26 = private unnamed_addr constant [85 x i8] c"pthread_mutexattr_getpshared(&attr, &value) == 0 && value == PTHREAD_PROCESS_PRIVATE\00", align 1
@.str.27 = private unnamed_addr constant [80 x i8] c"pthread_mutexattr_getprotocol(&attr, &value) == 0 && value == PTHREAD_PRIO_NONE\00", align 1
@.str.28 = private unnamed_addr constant [67 x i8] c"pthread_mutexattr_getprioceiling(&attr, &value) == 0 && value == 1\00", align 1
@.str.29 = private unnamed_addr constant [82 x i8] c"pthread_mutexattr_getrobust(&attr, &value) == 0 && value == PTHREAD_MUTEX_STALLED\00", align 1
@.str.30 = private unnamed_addr constant [102 x i8] c"pthread_mutexattr_setpshared(&attr, 2) == EINVAL && pthread_mutexattr_setpshared(&attr, -1) == EINVAL\00", align 1
@.str.31 = private unnamed_addr constant [104 x i8] c"pthread_mutexattr_setprotocol(&attr, 3) == EINVAL && pthread_mutexattr_setprotocol(&attr, -1) == EINVAL\00", align 1
@.str.32 = private unnamed_addr constant [111 x i8] c"pthread_mutexattr_setprioceiling(&attr, 0) == EINVAL && pthread_mutexattr_setprioceiling(&attr, 100) == EINVAL\00", align 1
@.str.33 = private unnamed_addr constant [114 x i8] c"pthread_mutexattr_setrobust(&attr, 2) == EINVAL && pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_STALLED) == 0\00", align 1
@.str.34 = private unnamed_addr constant [63 x i8] c"pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE) == 0\00", align 1
@.str.35 = private unnamed_addr constant [65 x i8] c"pthread_mutexattr_setpshared(&attr, PTHREAD_PROCESS_SHARED) == 0\00", align 1
@.str.36 = private unnamed_addr constant [49 x i8] c"pthread_mutexattr_setprioceiling(&attr, 99) == 0\00", align 1
@.str.37 = private unnamed_addr constant [64 x i8] c"pthread_mutexattr_setprotocol(&attr, PTHREAD_PRIO_INHERIT) == 0\00", align 1
@.str.38 = private unnamed_addr constant [82 x i8] c"pthread_mutexattr_gettype(&attr, &value) == 0 && value == PTHREAD_MUTEX_RECURSIVE\00", align 1
@.str.39 = private unnamed_addr constant [84 x i8] c"pthread_mutexattr_getpshared(&attr, &value) == 0 && value == PTHREAD_PROCESS_SHARED\00", align 1
@.str.40 = private unnamed_addr constant [83 x i8] c"pthread_mutexattr_getprotocol(&attr, &value) == 0 && value == PTHREAD_PRIO_INHERIT\00", align 1
@.str.41 = private unnamed_addr constant [68 x i8] c"pthread_mutexattr_getprioceiling(&attr, &value) == 0 && value == 99\00", align 1
@.str.42 = private unnamed_addr constant [39 x i8] c"pthread_mutex_init(&mutex, &attr) == 0\00", align 1
@.str.43 = private unnamed_addr constant [67 x i8] c"pthread_mutex_lock(&mutex) == 0 && pthread_mutex_lock(&mutex) == 0\00", align 1
@.str.44 = private unnamed_addr constant [71 x i8] c"pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0\00", align 1
@.str.45 = private unnamed_addr constant [129 x i8] c"pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_NORMAL) == 0 && pthread_mutexattr_setpshared(&attr, PTHREAD_PROCESS_PRIVATE) == 0\00", align 1
@.str.46 = private unnamed_addr constant [79 x i8] c"pthread_mutexattr_gettype(&attr, &value) == 0 && value == PTHREAD_MUTEX_NORMAL\00", align 1
@.str.47 = private unnamed_addr constant [34 x i8] c"pthread_condattr_init(&cond) == 0\00", align 1
@__PRETTY_FUNCTION__.others = private unnamed_addr constant [18 x i8] c"void others(void)\00", align 1
@.str.48 = private unnamed_addr constant [73 x i8] c"pthread_condattr_getclock(&cond, &clock) == 0 && clock == CLOCK_REALTIME\00", align 1
@.str.49 = private unnamed_addr constant [96 x i8] c"pthread_condattr_setclock(&cond, 2) == EINVAL && pthread_condattr_setclock(&cond, -1) == EINVAL\00", align 1
@.str.50 = private unnamed_addr constant [122 x i8] c"pthread_condattr_setclock(&cond, CLOCK_MONOTONIC) == 0 && pthread_condattr_setpshared(&cond, PTHREAD_PROCESS_SHARED) == 0\00", align 1
@.str.51 = private unnamed_addr constant [48 x i8] c"pthread_condattr_setpshared(&cond, 2) == EINVAL\00", align 1
@.str.52 = private unnamed_addr constant [74 x i8] c"pthread_condattr_getclock(&cond, &clock) == 0 && clock == CLOCK_MONOTONIC\00", align 1
@.str.53 = private unnamed_addr constant [83 x i8] c"pthread_condattr_getpshared(&cond, &value) == 0 && value == PTHREAD_PROCESS_SHARED\00", align 1
@.str.54 = private unnamed_addr constant [130 x i8] c"pthread_condattr_setclock(&cond, CLOCK_REALTIME) == 0 && pthread_condattr_getclock(&cond, &clock) == 0 && clock == CLOCK_REALTIME\00", align 1
@.str.55 = private unnamed_addr constant [36 x i8] c"pthread_rwlockattr_init(&lock) == 0\00", align 1
@.str.56 = private unnamed_addr constant [94 x i8] c"pthread_rwlockattr_getkind_np(&lock, &value) == 0 && value == PTHREAD_RWLOCK_PREFER_READER_NP\00", align 1
@.str.57 = private unnamed_addr constant [104 x i8] c"pthread_rwlockattr_setkind_np(&lock, 3) == EINVAL && pthread_rwlockattr_setkind_np(&lock, -1) == EINVAL\00", align 1
@.str.58 = private unnamed_addr constant [88 x i8] c"pthread_rwlockattr_setkind_np(&lock, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP) == 0\00", align 1
@.str.59 = private unnamed_addr constant [119 x i8] c"pthread_rwlockattr_setpshared(&lock, 2) == EINVAL && pthread_rwlockattr_setpshared(&lock, PTHREAD_PROCESS_SHARED) == 0\00", align 1
@.str.60 = private unnamed_addr constant [107 x i8] c"pthread_rwlockattr_getkind_np(&lock, &value) == 0 && value == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP\00", align 1
@.str.61 = private unnamed_addr constant [85 x i8] c"pthread_rwlockattr_getpshared(&lock, &value) == 0 && value == PTHREAD_PROCESS_SHARED\00", align 1
@.str.62 = private unnamed_addr constant [40 x i8] c"pthread_barrierattr_init(&barrier) == 0\00", align 1
@.str.63 = private unnamed_addr constant [90 x i8] c"pthread_barrierattr_getpshared(&barrier, &value) == 0 && value == PTHREAD_PROCESS_PRIVATE\00", align 1
@.str.64 = private unnamed_addr constant [127 x i8] c"pthread_barrierattr_setpshared(&barrier, 2) == EINVAL && pthread_barrierattr_setpshared(&barrier, PTHREAD_PROCESS_SHARED) == 0\00", align 1
@.str.65 = private unnamed_addr constant [89 x i8] c"pthread_barrierattr_getpshared(&barrier, &value) == 0 && value == PTHREAD_PROCESS_SHARED\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @threads()
  call void @mutexes()
  call void @others()
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @threads() #0 {
  %1 = alloca %union.pthread_attr_t, align 8
  %2 = alloca %struct.sched_param, align 4
  %3 = alloca i32, align 4
  store i32 -1, ptr %3, align 4
  %4 = call i64 @pthread_self() #4
  %5 = call i32 @pthread_getschedparam(i64 noundef %4, ptr noundef %3, ptr noundef %2) #5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %0
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  br label %16

15:                                               ; preds = %10, %7, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

16:                                               ; preds = %14
  %17 = call i32 @pthread_attr_init(ptr noundef %1) #5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %16
  br label %21

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

21:                                               ; preds = %19
  %22 = call i32 @pthread_attr_getdetachstate(ptr noundef %1, ptr noundef %3) #5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = load i32, ptr %3, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  br label %29

28:                                               ; preds = %24, %21
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

29:                                               ; preds = %27
  %30 = call i32 @pthread_attr_getscope(ptr noundef %1, ptr noundef %3) #5
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = load i32, ptr %3, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %37

36:                                               ; preds = %32, %29
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

37:                                               ; preds = %35
  %38 = call i32 @pthread_attr_getinheritsched(ptr noundef %1, ptr noundef %3) #5
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %37
  %41 = load i32, ptr %3, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %40
  br label %45

44:                                               ; preds = %40, %37
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

45:                                               ; preds = %43
  %46 = call i32 @pthread_attr_getschedpolicy(ptr noundef %1, ptr noundef %3) #5
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %45
  %49 = load i32, ptr %3, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %53

52:                                               ; preds = %48, %45
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

53:                                               ; preds = %51
  %54 = call i32 @pthread_attr_getschedparam(ptr noundef %1, ptr noundef %2) #5
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %56
  br label %62

61:                                               ; preds = %56, %53
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

62:                                               ; preds = %60
  %63 = call i32 @pthread_attr_setdetachstate(ptr noundef %1, i32 noundef 2) #5
  %64 = icmp eq i32 %63, 22
  br i1 %64, label %65, label %66

65:                                               ; preds = %62
  br label %67

66:                                               ; preds = %62
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

67:                                               ; preds = %65
  %68 = call i32 @pthread_attr_setscope(ptr noundef %1, i32 noundef 0) #5
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  br label %72

71:                                               ; preds = %67
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

72:                                               ; preds = %70
  %73 = call i32 @pthread_attr_setscope(ptr noundef %1, i32 noundef 1) #5
  %74 = icmp eq i32 %73, 95
  br i1 %74, label %75, label %79

75:                                               ; preds = %72
  %76 = call i32 @pthread_attr_setscope(ptr noundef %1, i32 noundef 2) #5
  %77 = icmp eq i32 %76, 22
  br i1 %77, label %78, label %79

78:                                               ; preds = %75
  br label %80

79:                                               ; preds = %75, %72
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

80:                                               ; preds = %78
  %81 = call i32 @pthread_attr_setinheritsched(ptr noundef %1, i32 noundef 2) #5
  %82 = icmp eq i32 %81, 22
  br i1 %82, label %83, label %87

83:                                               ; preds = %80
  %84 = call i32 @pthread_attr_setinheritsched(ptr noundef %1, i32 noundef -1) #5
  %85 = icmp eq i32 %84, 22
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  br label %88

87:                                               ; preds = %83, %80
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

88:                                               ; preds = %86
  %89 = call i32 @pthread_attr_setschedpolicy(ptr noundef %1, i32 noundef 3) #5
  %90 = icmp eq i32 %89, 22
  br i1 %90, label %91, label %95

91:                                               ; preds = %88
  %92 = call i32 @pthread_attr_setschedpolicy(ptr noundef %1, i32 noundef -1) #5
  %93 = icmp eq i32 %92, 22
  br i1 %93, label %94, label %95

94:                                               ; preds = %91
  br label %96

95:                                               ; preds = %91, %88
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

96:                                               ; preds = %94
  %97 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  store i32 5, ptr %97, align 4
  %98 = call i32 @pthread_attr_setschedparam(ptr noundef %1, ptr noundef %2) #5
  %99 = icmp eq i32 %98, 22
  br i1 %99, label %100, label %101

100:                                              ; preds = %96
  br label %102

101:                                              ; preds = %96
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

102:                                              ; preds = %100
  %103 = call i32 @pthread_attr_setdetachstate(ptr noundef %1, i32 noundef 1) #5
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %106

105:                                              ; preds = %102
  br label %107

106:                                              ; preds = %102
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

107:                                              ; preds = %105
  %108 = call i32 @pthread_attr_setinheritsched(ptr noundef %1, i32 noundef 1) #5
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %111

110:                                              ; preds = %107
  br label %112

111:                                              ; preds = %107
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

112:                                              ; preds = %110
  %113 = call i32 @pthread_attr_setschedpolicy(ptr noundef %1, i32 noundef 2) #5
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %119

115:                                              ; preds = %112
  %116 = call i32 @pthread_attr_setschedparam(ptr noundef %1, ptr noundef %2) #5
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %119

118:                                              ; preds = %115
  br label %120

119:                                              ; preds = %115, %112
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

120:                                              ; preds = %118
  %121 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  store i32 100, ptr %121, align 4
  %122 = call i32 @pthread_attr_setschedparam(ptr noundef %1, ptr noundef %2) #5
  %123 = icmp eq i32 %122, 22
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  br label %126

125:                                              ; preds = %120
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

126:                                              ; preds = %124
  %127 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  store i32 0, ptr %127, align 4
  %128 = call i32 @pthread_attr_setschedparam(ptr noundef %1, ptr noundef %2) #5
  %129 = icmp eq i32 %128, 22
  br i1 %129, label %130, label %131

130:                                              ; preds = %126
  br label %132

131:                                              ; preds = %126
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

132:                                              ; preds = %130
  %133 = call i32 @pthread_attr_getdetachstate(ptr noundef %1, ptr noundef %3) #5
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %139

135:                                              ; preds = %132
  %136 = load i32, ptr %3, align 4
  %137 = icmp eq i32 %136, 1
  br i1 %137, label %138, label %139

138:                                              ; preds = %135
  br label %140

139:                                              ; preds = %135, %132
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

140:                                              ; preds = %138
  %141 = call i32 @pthread_attr_getinheritsched(ptr noundef %1, ptr noundef %3) #5
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %147

143:                                              ; preds = %140
  %144 = load i32, ptr %3, align 4
  %145 = icmp eq i32 %144, 1
  br i1 %145, label %146, label %147

146:                                              ; preds = %143
  br label %148

147:                                              ; preds = %143, %140
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

148:                                              ; preds = %146
  %149 = call i32 @pthread_attr_getschedpolicy(ptr noundef %1, ptr noundef %3) #5
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %155

151:                                              ; preds = %148
  %152 = load i32, ptr %3, align 4
  %153 = icmp eq i32 %152, 2
  br i1 %153, label %154, label %155

154:                                              ; preds = %151
  br label %156

155:                                              ; preds = %151, %148
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

156:                                              ; preds = %154
  %157 = call i32 @pthread_attr_getschedparam(ptr noundef %1, ptr noundef %2) #5
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %164

159:                                              ; preds = %156
  %160 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, 5
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  br label %165

164:                                              ; preds = %159, %156
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

165:                                              ; preds = %163
  %166 = call i32 @pthread_attr_setdetachstate(ptr noundef %1, i32 noundef 0) #5
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  br label %170

169:                                              ; preds = %165
  call void @__assert_fail(ptr noundef @.str.21, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

170:                                              ; preds = %168
  %171 = call i32 @pthread_attr_getdetachstate(ptr noundef %1, ptr noundef %3) #5
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %177

173:                                              ; preds = %170
  %174 = load i32, ptr %3, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %177

176:                                              ; preds = %173
  br label %178

177:                                              ; preds = %173, %170
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

178:                                              ; preds = %176
  %179 = call i32 @pthread_attr_getschedpolicy(ptr noundef %1, ptr noundef %3) #5
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %178
  %182 = load i32, ptr %3, align 4
  %183 = icmp eq i32 %182, 2
  br i1 %183, label %184, label %185

184:                                              ; preds = %181
  br label %186

185:                                              ; preds = %181, %178
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

186:                                              ; preds = %184
  %187 = call i32 @pthread_attr_destroy(ptr noundef %1) #5
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %190

189:                                              ; preds = %186
  br label %191

190:                                              ; preds = %186
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

191:                                              ; preds = %189
  %192 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  store i32 1, ptr %192, align 4
  %193 = call i64 @pthread_self() #4
  %194 = call i32 @pthread_setschedparam(i64 noundef %193, i32 noundef 0, ptr noundef %2) #5
  %195 = icmp eq i32 %194, 22
  br i1 %195, label %196, label %201

196:                                              ; preds = %191
  %197 = call i64 @pthread_self() #4
  %198 = call i32 @pthread_setschedparam(i64 noundef %197, i32 noundef 99, ptr noundef %2) #5
  %199 = icmp eq i32 %198, 22
  br i1 %199, label %200, label %201

200:                                              ; preds = %196
  br label %202

201:                                              ; preds = %196, %191
  call void @__assert_fail(ptr noundef @.str.23, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

202:                                              ; preds = %200
  %203 = getelementptr inbounds %struct.sched_param, ptr %2, i32 0, i32 0
  store i32 0, ptr %203, align 4
  %204 = call i64 @pthread_self() #4
  %205 = call i32 @pthread_setschedparam(i64 noundef %204, i32 noundef 0, ptr noundef %2) #5
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %212

207:                                              ; preds = %202
  %208 = call i64 @pthread_self() #4
  %209 = call i32 @pthread_setschedparam(i64 noundef %208, i32 noundef 1, ptr noundef %2) #5
  %210 = icmp eq i32 %209, 22
  br i1 %210, label %211, label %212

211:                                              ; preds = %207
  br label %213

212:                                              ; preds = %207, %202
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.threads) #6
  unreachable

213:                                              ; preds = %211
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @mutexes() #0 {
  %1 = alloca %union.pthread_mutexattr_t, align 4
  %2 = alloca %union.pthread_mutex_t, align 8
  %3 = alloca i32, align 4
  store i32 -1, ptr %3, align 4
  %4 = call i32 @pthread_mutexattr_init(ptr noundef %1) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %0
  br label %8

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

8:                                                ; preds = %6
  %9 = call i32 @pthread_mutexattr_getpshared(ptr noundef %1, ptr noundef %3) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  br label %16

15:                                               ; preds = %11, %8
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

16:                                               ; preds = %14
  %17 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %1, ptr noundef %3) #5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19, %16
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

24:                                               ; preds = %22
  %25 = call i32 @pthread_mutexattr_getprioceiling(ptr noundef %1, ptr noundef %3) #5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %24
  %28 = load i32, ptr %3, align 4
  %29 = icmp eq i32 %28, 1
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  br label %32

31:                                               ; preds = %27, %24
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

32:                                               ; preds = %30
  %33 = call i32 @pthread_mutexattr_getrobust(ptr noundef %1, ptr noundef %3) #5
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %32
  %36 = load i32, ptr %3, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %35
  br label %40

39:                                               ; preds = %35, %32
  call void @__assert_fail(ptr noundef @.str.29, ptr noundef @.str.1, i32 noundef 64, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

40:                                               ; preds = %38
  %41 = call i32 @pthread_mutexattr_setpshared(ptr noundef %1, i32 noundef 2) #5
  %42 = icmp eq i32 %41, 22
  br i1 %42, label %43, label %47

43:                                               ; preds = %40
  %44 = call i32 @pthread_mutexattr_setpshared(ptr noundef %1, i32 noundef -1) #5
  %45 = icmp eq i32 %44, 22
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  br label %48

47:                                               ; preds = %43, %40
  call void @__assert_fail(ptr noundef @.str.30, ptr noundef @.str.1, i32 noundef 65, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

48:                                               ; preds = %46
  %49 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %1, i32 noundef 3) #5
  %50 = icmp eq i32 %49, 22
  br i1 %50, label %51, label %55

51:                                               ; preds = %48
  %52 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %1, i32 noundef -1) #5
  %53 = icmp eq i32 %52, 22
  br i1 %53, label %54, label %55

54:                                               ; preds = %51
  br label %56

55:                                               ; preds = %51, %48
  call void @__assert_fail(ptr noundef @.str.31, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

56:                                               ; preds = %54
  %57 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %1, i32 noundef 0) #5
  %58 = icmp eq i32 %57, 22
  br i1 %58, label %59, label %63

59:                                               ; preds = %56
  %60 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %1, i32 noundef 100) #5
  %61 = icmp eq i32 %60, 22
  br i1 %61, label %62, label %63

62:                                               ; preds = %59
  br label %64

63:                                               ; preds = %59, %56
  call void @__assert_fail(ptr noundef @.str.32, ptr noundef @.str.1, i32 noundef 67, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

64:                                               ; preds = %62
  %65 = call i32 @pthread_mutexattr_setrobust(ptr noundef %1, i32 noundef 2) #5
  %66 = icmp eq i32 %65, 22
  br i1 %66, label %67, label %71

67:                                               ; preds = %64
  %68 = call i32 @pthread_mutexattr_setrobust(ptr noundef %1, i32 noundef 0) #5
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  br label %72

71:                                               ; preds = %67, %64
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 68, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

72:                                               ; preds = %70
  %73 = call i32 @pthread_mutexattr_settype(ptr noundef %1, i32 noundef 1) #5
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %72
  br label %77

76:                                               ; preds = %72
  call void @__assert_fail(ptr noundef @.str.34, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

77:                                               ; preds = %75
  %78 = call i32 @pthread_mutexattr_setpshared(ptr noundef %1, i32 noundef 1) #5
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %81

80:                                               ; preds = %77
  br label %82

81:                                               ; preds = %77
  call void @__assert_fail(ptr noundef @.str.35, ptr noundef @.str.1, i32 noundef 71, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

82:                                               ; preds = %80
  %83 = call i32 @pthread_mutexattr_setprioceiling(ptr noundef %1, i32 noundef 99) #5
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %86

85:                                               ; preds = %82
  br label %87

86:                                               ; preds = %82
  call void @__assert_fail(ptr noundef @.str.36, ptr noundef @.str.1, i32 noundef 72, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

87:                                               ; preds = %85
  %88 = call i32 @pthread_mutexattr_setprotocol(ptr noundef %1, i32 noundef 1) #5
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %87
  br label %92

91:                                               ; preds = %87
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.1, i32 noundef 73, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

92:                                               ; preds = %90
  %93 = call i32 @pthread_mutexattr_gettype(ptr noundef %1, ptr noundef %3) #5
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %92
  %96 = load i32, ptr %3, align 4
  %97 = icmp eq i32 %96, 1
  br i1 %97, label %98, label %99

98:                                               ; preds = %95
  br label %100

99:                                               ; preds = %95, %92
  call void @__assert_fail(ptr noundef @.str.38, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

100:                                              ; preds = %98
  %101 = call i32 @pthread_mutexattr_getpshared(ptr noundef %1, ptr noundef %3) #5
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %100
  %104 = load i32, ptr %3, align 4
  %105 = icmp eq i32 %104, 1
  br i1 %105, label %106, label %107

106:                                              ; preds = %103
  br label %108

107:                                              ; preds = %103, %100
  call void @__assert_fail(ptr noundef @.str.39, ptr noundef @.str.1, i32 noundef 75, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

108:                                              ; preds = %106
  %109 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %1, ptr noundef %3) #5
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %115

111:                                              ; preds = %108
  %112 = load i32, ptr %3, align 4
  %113 = icmp eq i32 %112, 1
  br i1 %113, label %114, label %115

114:                                              ; preds = %111
  br label %116

115:                                              ; preds = %111, %108
  call void @__assert_fail(ptr noundef @.str.40, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

116:                                              ; preds = %114
  %117 = call i32 @pthread_mutexattr_getprioceiling(ptr noundef %1, ptr noundef %3) #5
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %123

119:                                              ; preds = %116
  %120 = load i32, ptr %3, align 4
  %121 = icmp eq i32 %120, 99
  br i1 %121, label %122, label %123

122:                                              ; preds = %119
  br label %124

123:                                              ; preds = %119, %116
  call void @__assert_fail(ptr noundef @.str.41, ptr noundef @.str.1, i32 noundef 77, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

124:                                              ; preds = %122
  %125 = call i32 @pthread_mutex_init(ptr noundef %2, ptr noundef %1) #5
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %128

127:                                              ; preds = %124
  br label %129

128:                                              ; preds = %124
  call void @__assert_fail(ptr noundef @.str.42, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

129:                                              ; preds = %127
  %130 = call i32 @pthread_mutex_lock(ptr noundef %2) #5
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %136

132:                                              ; preds = %129
  %133 = call i32 @pthread_mutex_lock(ptr noundef %2) #5
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %136

135:                                              ; preds = %132
  br label %137

136:                                              ; preds = %132, %129
  call void @__assert_fail(ptr noundef @.str.43, ptr noundef @.str.1, i32 noundef 80, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

137:                                              ; preds = %135
  %138 = call i32 @pthread_mutex_unlock(ptr noundef %2) #5
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %144

140:                                              ; preds = %137
  %141 = call i32 @pthread_mutex_unlock(ptr noundef %2) #5
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %144

143:                                              ; preds = %140
  br label %145

144:                                              ; preds = %140, %137
  call void @__assert_fail(ptr noundef @.str.44, ptr noundef @.str.1, i32 noundef 81, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

145:                                              ; preds = %143
  %146 = call i32 @pthread_mutexattr_settype(ptr noundef %1, i32 noundef 0) #5
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %152

148:                                              ; preds = %145
  %149 = call i32 @pthread_mutexattr_setpshared(ptr noundef %1, i32 noundef 0) #5
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %152

151:                                              ; preds = %148
  br label %153

152:                                              ; preds = %148, %145
  call void @__assert_fail(ptr noundef @.str.45, ptr noundef @.str.1, i32 noundef 82, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

153:                                              ; preds = %151
  %154 = call i32 @pthread_mutexattr_gettype(ptr noundef %1, ptr noundef %3) #5
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %160

156:                                              ; preds = %153
  %157 = load i32, ptr %3, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %160

159:                                              ; preds = %156
  br label %161

160:                                              ; preds = %156, %153
  call void @__assert_fail(ptr noundef @.str.46, ptr noundef @.str.1, i32 noundef 83, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

161:                                              ; preds = %159
  %162 = call i32 @pthread_mutexattr_getpshared(ptr noundef %1, ptr noundef %3) #5
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %168

164:                                              ; preds = %161
  %165 = load i32, ptr %3, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %168

167:                                              ; preds = %164
  br label %169

168:                                              ; preds = %164, %161
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 84, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

169:                                              ; preds = %167
  %170 = call i32 @pthread_mutexattr_getprotocol(ptr noundef %1, ptr noundef %3) #5
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %176

172:                                              ; preds = %169
  %173 = load i32, ptr %3, align 4
  %174 = icmp eq i32 %173, 1
  br i1 %174, label %175, label %176

175:                                              ; preds = %172
  br label %177

176:                                              ; preds = %172, %169
  call void @__assert_fail(ptr noundef @.str.40, ptr noundef @.str.1, i32 noundef 85, ptr noundef @__PRETTY_FUNCTION__.mutexes) #6
  unreachable

177:                                              ; preds = %175
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @others() #0 {
  %1 = alloca %union.pthread_condattr_t, align 4
  %2 = alloca %union.pthread_rwlockattr_t, align 8
  %3 = alloca %union.pthread_barrierattr_t, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 9, ptr %4, align 4
  store i32 -1, ptr %5, align 4
  %6 = call i32 @pthread_condattr_init(ptr noundef %1) #5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  br label %10

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.47, ptr noundef @.str.1, i32 noundef 96, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

10:                                               ; preds = %8
  %11 = call i32 @pthread_condattr_getclock(ptr noundef %1, ptr noundef %4) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  br label %18

17:                                               ; preds = %13, %10
  call void @__assert_fail(ptr noundef @.str.48, ptr noundef @.str.1, i32 noundef 97, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

18:                                               ; preds = %16
  %19 = call i32 @pthread_condattr_setclock(ptr noundef %1, i32 noundef 2) #5
  %20 = icmp eq i32 %19, 22
  br i1 %20, label %21, label %25

21:                                               ; preds = %18
  %22 = call i32 @pthread_condattr_setclock(ptr noundef %1, i32 noundef -1) #5
  %23 = icmp eq i32 %22, 22
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  br label %26

25:                                               ; preds = %21, %18
  call void @__assert_fail(ptr noundef @.str.49, ptr noundef @.str.1, i32 noundef 98, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

26:                                               ; preds = %24
  %27 = call i32 @pthread_condattr_setclock(ptr noundef %1, i32 noundef 1) #5
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = call i32 @pthread_condattr_setpshared(ptr noundef %1, i32 noundef 1) #5
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %29
  br label %34

33:                                               ; preds = %29, %26
  call void @__assert_fail(ptr noundef @.str.50, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

34:                                               ; preds = %32
  %35 = call i32 @pthread_condattr_setpshared(ptr noundef %1, i32 noundef 2) #5
  %36 = icmp eq i32 %35, 22
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  br label %39

38:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str.51, ptr noundef @.str.1, i32 noundef 100, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

39:                                               ; preds = %37
  %40 = call i32 @pthread_condattr_getclock(ptr noundef %1, ptr noundef %4) #5
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %46

42:                                               ; preds = %39
  %43 = load i32, ptr %4, align 4
  %44 = icmp eq i32 %43, 1
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  br label %47

46:                                               ; preds = %42, %39
  call void @__assert_fail(ptr noundef @.str.52, ptr noundef @.str.1, i32 noundef 101, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

47:                                               ; preds = %45
  %48 = call i32 @pthread_condattr_getpshared(ptr noundef %1, ptr noundef %5) #5
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %47
  %51 = load i32, ptr %5, align 4
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %53, label %54

53:                                               ; preds = %50
  br label %55

54:                                               ; preds = %50, %47
  call void @__assert_fail(ptr noundef @.str.53, ptr noundef @.str.1, i32 noundef 102, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

55:                                               ; preds = %53
  %56 = call i32 @pthread_condattr_setclock(ptr noundef %1, i32 noundef 0) #5
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %65

58:                                               ; preds = %55
  %59 = call i32 @pthread_condattr_getclock(ptr noundef %1, ptr noundef %4) #5
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %65

61:                                               ; preds = %58
  %62 = load i32, ptr %4, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %61
  br label %66

65:                                               ; preds = %61, %58, %55
  call void @__assert_fail(ptr noundef @.str.54, ptr noundef @.str.1, i32 noundef 103, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

66:                                               ; preds = %64
  %67 = call i32 @pthread_rwlockattr_init(ptr noundef %2) #5
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %66
  br label %71

70:                                               ; preds = %66
  call void @__assert_fail(ptr noundef @.str.55, ptr noundef @.str.1, i32 noundef 105, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

71:                                               ; preds = %69
  %72 = call i32 @pthread_rwlockattr_getkind_np(ptr noundef %2, ptr noundef %5) #5
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %78

74:                                               ; preds = %71
  %75 = load i32, ptr %5, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %74
  br label %79

78:                                               ; preds = %74, %71
  call void @__assert_fail(ptr noundef @.str.56, ptr noundef @.str.1, i32 noundef 106, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

79:                                               ; preds = %77
  %80 = call i32 @pthread_rwlockattr_setkind_np(ptr noundef %2, i32 noundef 3) #5
  %81 = icmp eq i32 %80, 22
  br i1 %81, label %82, label %86

82:                                               ; preds = %79
  %83 = call i32 @pthread_rwlockattr_setkind_np(ptr noundef %2, i32 noundef -1) #5
  %84 = icmp eq i32 %83, 22
  br i1 %84, label %85, label %86

85:                                               ; preds = %82
  br label %87

86:                                               ; preds = %82, %79
  call void @__assert_fail(ptr noundef @.str.57, ptr noundef @.str.1, i32 noundef 107, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

87:                                               ; preds = %85
  %88 = call i32 @pthread_rwlockattr_setkind_np(ptr noundef %2, i32 noundef 2) #5
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %87
  br label %92

91:                                               ; preds = %87
  call void @__assert_fail(ptr noundef @.str.58, ptr noundef @.str.1, i32 noundef 108, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

92:                                               ; preds = %90
  %93 = call i32 @pthread_rwlockattr_setpshared(ptr noundef %2, i32 noundef 2) #5
  %94 = icmp eq i32 %93, 22
  br i1 %94, label %95, label %99

95:                                               ; preds = %92
  %96 = call i32 @pthread_rwlockattr_setpshared(ptr noundef %2, i32 noundef 1) #5
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %95
  br label %100

99:                                               ; preds = %95, %92
  call void @__assert_fail(ptr noundef @.str.59, ptr noundef @.str.1, i32 noundef 109, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

100:                                              ; preds = %98
  %101 = call i32 @pthread_rwlockattr_getkind_np(ptr noundef %2, ptr noundef %5) #5
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %100
  %104 = load i32, ptr %5, align 4
  %105 = icmp eq i32 %104, 2
  br i1 %105, label %106, label %107

106:                                              ; preds = %103
  br label %108

107:                                              ; preds = %103, %100
  call void @__assert_fail(ptr noundef @.str.60, ptr noundef @.str.1, i32 noundef 110, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

108:                                              ; preds = %106
  %109 = call i32 @pthread_rwlockattr_getpshared(ptr noundef %2, ptr noundef %5) #5
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %115

111:                                              ; preds = %108
  %112 = load i32, ptr %5, align 4
  %113 = icmp eq i32 %112, 1
  br i1 %113, label %114, label %115

114:                                              ; preds = %111
  br label %116

115:                                              ; preds = %111, %108
  call void @__assert_fail(ptr noundef @.str.61, ptr noundef @.str.1, i32 noundef 111, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

116:                                              ; preds = %114
  %117 = call i32 @pthread_barrierattr_init(ptr noundef %3) #5
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %120

119:                                              ; preds = %116
  br label %121

120:                                              ; preds = %116
  call void @__assert_fail(ptr noundef @.str.62, ptr noundef @.str.1, i32 noundef 113, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

121:                                              ; preds = %119
  %122 = call i32 @pthread_barrierattr_getpshared(ptr noundef %3, ptr noundef %5) #5
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %128

124:                                              ; preds = %121
  %125 = load i32, ptr %5, align 4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %128

127:                                              ; preds = %124
  br label %129

128:                                              ; preds = %124, %121
  call void @__assert_fail(ptr noundef @.str.63, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

129:                                              ; preds = %127
  %130 = call i32 @pthread_barrierattr_setpshared(ptr noundef %3, i32 noundef 2) #5
  %131 = icmp eq i32 %130, 22
  br i1 %131, label %132, label %136

132:                                              ; preds = %129
  %133 = call i32 @pthread_barrierattr_setpshared(ptr noundef %3, i32 noundef 1) #5
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %136

135:                                              ; preds = %132
  br label %137

136:                                              ; preds = %132, %129
  call void @__assert_fail(ptr noundef @.str.64, ptr noundef @.str.1, i32 noundef 115, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

137:                                              ; preds = %135
  %138 = call i32 @pthread_barrierattr_getpshared(ptr noundef %3, ptr noundef %5) #5
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %144

140:                                              ; preds = %137
  %141 = load i32, ptr %5, align 4
  %142 = icmp eq i32 %141, 1
  br i1 %142, label %143, label %144

143:                                              ; preds = %140
  br label %145

144:                                              ; preds = %140, %137
  call void @__assert_fail(ptr noundef @.str.65, ptr noundef @.str.1, i32 noundef 116, ptr noundef @__PRETTY_FUNCTION__.others) #6
  unreachable

145:                                              ; preds = %143
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_getschedparam(i64 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getdetachstate(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getscope(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getinheritsched(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getschedpolicy(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_getschedparam(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setscope(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setinheritsched(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setschedpolicy(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setschedparam(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_setschedparam(i64 noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_getpshared(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_getprotocol(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_getprioceiling(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_getrobust(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_setpshared(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_setprotocol(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_setprioceiling(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_setrobust(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutexattr_gettype(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_condattr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_condattr_getclock(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_condattr_setclock(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_condattr_setpshared(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_condattr_getpshared(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlockattr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlockattr_getkind_np(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlockattr_setkind_np(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlockattr_setpshared(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlockattr_getpshared(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_barrierattr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_barrierattr_getpshared(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_barrierattr_setpshared(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
