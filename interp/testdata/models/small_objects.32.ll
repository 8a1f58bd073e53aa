; ModuleID = 'small_objects.c'
source_filename = "small_objects.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { [3 x i32], i32, i32, i32, i32, i32, i32 }

@before = dso_local global i32 286331153, align 4
@o = dso_local global %struct.anon { [3 x i32] zeroinitializer, i32 0, i32 0, i32 0, i32 0, i32 0, i32 572662306 }, align 4
@.str = private unnamed_addr constant [41 x i8] c"pthread_barrier_init(&o.b, NULL, 2) == 0\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"small_objects.c\00", align 1
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1
@.str.2 = private unnamed_addr constant [55 x i8] c"sem_init(&o.p, 0, 0) == 0 && sem_init(&o.q, 0, 0) == 0\00", align 1
@.str.3 = private unnamed_addr constant [40 x i8] c"pthread_rwlock_trywrlock(&o.l) == EBUSY\00", align 1
@y = dso_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [7 x i8] c"y == 1\00", align 1
@ready = dso_local global i32 0, align 4
@.str.5 = private unnamed_addr constant [46 x i8] c"sem_getvalue(&o.p, &value) == 0 && value == 0\00", align 1
@.str.6 = private unnamed_addr constant [107 x i8] c"pthread_mutex_destroy(&o.m[0]) == 0 && pthread_mutex_lock(&o.m[1]) == 0 && pthread_cond_destroy(&o.c) == 0\00", align 1
@.str.7 = private unnamed_addr constant [87 x i8] c"sem_destroy(&o.p) == 0 && sem_destroy(&o.q) == 0 && pthread_barrier_destroy(&o.b) == 0\00", align 1
@.str.8 = private unnamed_addr constant [46 x i8] c"before == 0x11111111 && o.after == 0x22222222\00", align 1
@x = dso_local global i32 0, align 4
@.str.9 = private unnamed_addr constant [40 x i8] c"pthread_mutex_init(&o.m[2], &attr) == 0\00", align 1
@__func__.kinds = private unnamed_addr constant [6 x i8] c"kinds\00", align 1
@.str.10 = private unnamed_addr constant [33 x i8] c"pthread_mutex_lock(&o.m[2]) == 0\00", align 1
@.str.11 = private unnamed_addr constant [35 x i8] c"pthread_mutex_unlock(&o.m[2]) == 0\00", align 1
@.str.12 = private unnamed_addr constant [39 x i8] c"pthread_mutex_unlock(&o.m[2]) == EPERM\00", align 1
@.str.13 = private unnamed_addr constant [36 x i8] c"pthread_mutex_destroy(&o.m[2]) == 0\00", align 1
@.str.14 = private unnamed_addr constant [75 x i8] c"pthread_mutex_lock(&o.m[2]) == 0 && pthread_mutex_lock(&o.m[2]) == EDEADLK\00", align 1
@.str.15 = private unnamed_addr constant [78 x i8] c"pthread_mutex_trylock(&o.m[2]) == EBUSY && pthread_mutex_unlock(&o.m[2]) == 0\00", align 1
@.str.16 = private unnamed_addr constant [28 x i8] c"serial == 0 || serial == -1\00", align 1
@__func__.run = private unnamed_addr constant [4 x i8] c"run\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @kinds()
  %4 = call i32 @pthread_barrier_init(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 3), ptr noundef null, i32 noundef 2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %0
  br label %8

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 98, ptr noundef @__func__.main)
  br label %8

8:                                                ; preds = %7, %6
  %9 = call i32 @sem_init(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 4), i32 noundef 0, i32 noundef 0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = call i32 @sem_init(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 5), i32 noundef 0, i32 noundef 0)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  br label %16

15:                                               ; preds = %11, %8
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 99, ptr noundef @__func__.main)
  br label %16

16:                                               ; preds = %15, %14
  %17 = call i32 @pthread_mutex_lock(ptr noundef @o)
  %18 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null)
  %19 = call i32 @pthread_rwlock_rdlock(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 2))
  %20 = call i32 @pthread_rwlock_trywrlock(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 2))
  %21 = icmp eq i32 %20, 16
  br i1 %21, label %22, label %23

22:                                               ; preds = %16
  br label %24

23:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 103, ptr noundef @__func__.main)
  br label %24

24:                                               ; preds = %23, %22
  %25 = call i32 @pthread_rwlock_unlock(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 2))
  %26 = call i32 @pthread_barrier_wait(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 3))
  %27 = load i32, ptr @y, align 4
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %30

29:                                               ; preds = %24
  br label %31

30:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 106, ptr noundef @__func__.main)
  br label %31

31:                                               ; preds = %30, %29
  br label %32

32:                                               ; preds = %36, %31
  %33 = load i32, ptr @ready, align 4
  %34 = icmp ne i32 %33, 0
  %35 = xor i1 %34, true
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = call i32 @pthread_cond_wait(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 1), ptr noundef @o)
  br label %32, !llvm.loop !6

38:                                               ; preds = %32
  %39 = call i32 @pthread_mutex_unlock(ptr noundef @o)
  %40 = call i32 @sem_post(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 4))
  %41 = call i32 @sem_wait(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 5))
  %42 = load i32, ptr %2, align 4
  %43 = call i32 @pthread_join(i32 noundef %42, ptr noundef null)
  %44 = call i32 @sem_getvalue(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 4), ptr noundef %3)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %38
  %47 = load i32, ptr %3, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  br label %51

50:                                               ; preds = %46, %38
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 113, ptr noundef @__func__.main)
  br label %51

51:                                               ; preds = %50, %49
  %52 = call i32 @pthread_mutex_destroy(ptr noundef @o)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %61

54:                                               ; preds = %51
  %55 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 1))
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %54
  %58 = call i32 @pthread_cond_destroy(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 1))
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %61

60:                                               ; preds = %57
  br label %62

61:                                               ; preds = %57, %54, %51
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 114, ptr noundef @__func__.main)
  br label %62

62:                                               ; preds = %61, %60
  %63 = call i32 @sem_destroy(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 4))
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %72

65:                                               ; preds = %62
  %66 = call i32 @sem_destroy(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 5))
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %72

68:                                               ; preds = %65
  %69 = call i32 @pthread_barrier_destroy(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 3))
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %68
  br label %73

72:                                               ; preds = %68, %65, %62
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 115, ptr noundef @__func__.main)
  br label %73

73:                                               ; preds = %72, %71
  %74 = load i32, ptr @before, align 4
  %75 = icmp eq i32 %74, 286331153
  br i1 %75, label %76, label %80

76:                                               ; preds = %73
  %77 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 6), align 4
  %78 = icmp eq i32 %77, 572662306
  br i1 %78, label %79, label %80

79:                                               ; preds = %76
  br label %81

80:                                               ; preds = %76, %73
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 116, ptr noundef @__func__.main)
  br label %81

81:                                               ; preds = %80, %79
  %82 = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %82, label %83, label %85

83:                                               ; preds = %81
  %84 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 1))
  br label %85

85:                                               ; preds = %83, %81
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @kinds() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = call i32 @pthread_mutexattr_init(ptr noundef %1)
  %5 = call i32 @pthread_mutexattr_settype(ptr noundef %1, i32 noundef 1)
  %6 = call i32 @pthread_mutex_init(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2), ptr noundef %1)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  br label %10

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__func__.kinds)
  br label %10

10:                                               ; preds = %9, %8
  store i32 0, ptr %2, align 4
  br label %11

11:                                               ; preds = %20, %10
  %12 = load i32, ptr %2, align 4
  %13 = icmp slt i32 %12, 3
  br i1 %13, label %14, label %23

14:                                               ; preds = %11
  %15 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  br label %19

18:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 81, ptr noundef @__func__.kinds)
  br label %19

19:                                               ; preds = %18, %17
  br label %20

20:                                               ; preds = %19
  %21 = load i32, ptr %2, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %2, align 4
  br label %11, !llvm.loop !8

23:                                               ; preds = %11
  store i32 0, ptr %3, align 4
  br label %24

24:                                               ; preds = %33, %23
  %25 = load i32, ptr %3, align 4
  %26 = icmp slt i32 %25, 3
  br i1 %26, label %27, label %36

27:                                               ; preds = %24
  %28 = call i32 @pthread_mutex_unlock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  br label %32

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 83, ptr noundef @__func__.kinds)
  br label %32

32:                                               ; preds = %31, %30
  br label %33

33:                                               ; preds = %32
  %34 = load i32, ptr %3, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %3, align 4
  br label %24, !llvm.loop !9

36:                                               ; preds = %24
  %37 = call i32 @pthread_mutex_unlock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  br label %41

40:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 84, ptr noundef @__func__.kinds)
  br label %41

41:                                               ; preds = %40, %39
  %42 = call i32 @pthread_mutex_destroy(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  br label %46

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 85, ptr noundef @__func__.kinds)
  br label %46

46:                                               ; preds = %45, %44
  %47 = call i32 @pthread_mutexattr_settype(ptr noundef %1, i32 noundef 2)
  %48 = call i32 @pthread_mutex_init(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2), ptr noundef %1)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  br label %52

51:                                               ; preds = %46
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 87, ptr noundef @__func__.kinds)
  br label %52

52:                                               ; preds = %51, %50
  %53 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %52
  %56 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %57 = icmp eq i32 %56, 35
  br i1 %57, label %58, label %59

58:                                               ; preds = %55
  br label %60

59:                                               ; preds = %55, %52
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 88, ptr noundef @__func__.kinds)
  br label %60

60:                                               ; preds = %59, %58
  %61 = call i32 @pthread_mutex_trylock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %62 = icmp eq i32 %61, 16
  br i1 %62, label %63, label %67

63:                                               ; preds = %60
  %64 = call i32 @pthread_mutex_unlock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %63
  br label %68

67:                                               ; preds = %63, %60
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 89, ptr noundef @__func__.kinds)
  br label %68

68:                                               ; preds = %67, %66
  %69 = call i32 @pthread_mutex_destroy(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 2))
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %68
  br label %73

72:                                               ; preds = %68
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 90, ptr noundef @__func__.kinds)
  br label %73

73:                                               ; preds = %72, %71
  ret void
}

declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #1

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %4 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 1))
  %5 = load i32, ptr @y, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @y, align 4
  %7 = call i32 @pthread_mutex_unlock(ptr noundef getelementptr inbounds ([3 x i32], ptr @o, i32 0, i32 1))
  %8 = call i32 @pthread_rwlock_rdlock(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 2))
  %9 = call i32 @pthread_rwlock_unlock(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 2))
  %10 = call i32 @pthread_barrier_wait(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 3))
  store i32 %10, ptr %3, align 4
  %11 = load i32, ptr %3, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %1
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %17

16:                                               ; preds = %13, %1
  br label %18

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 64, ptr noundef @__func__.run)
  br label %18

18:                                               ; preds = %17, %16
  %19 = call i32 @pthread_mutex_lock(ptr noundef @o)
  store i32 1, ptr @ready, align 4
  %20 = call i32 @pthread_cond_signal(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 1))
  %21 = call i32 @pthread_mutex_unlock(ptr noundef @o)
  %22 = call i32 @sem_wait(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 4))
  %23 = call i32 @sem_post(ptr noundef getelementptr inbounds (%struct.anon, ptr @o, i32 0, i32 5))
  ret ptr null
}

declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

declare i32 @pthread_rwlock_trywrlock(ptr noundef) #1

declare i32 @pthread_rwlock_unlock(ptr noundef) #1

declare i32 @pthread_barrier_wait(ptr noundef) #1

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @sem_post(ptr noundef) #1

declare i32 @sem_wait(ptr noundef) #1

declare i32 @pthread_join(i32 noundef, ptr noundef) #1

declare i32 @sem_getvalue(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

declare i32 @pthread_cond_destroy(ptr noundef) #1

declare i32 @sem_destroy(ptr noundef) #1

declare i32 @pthread_barrier_destroy(ptr noundef) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #1

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_trylock(ptr noundef) #1

declare i32 @pthread_cond_signal(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }

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
!9 = distinct !{!9, !7}
