; ModuleID = 'rwlock.c'
source_filename = "rwlock.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i8, i8, i8, i8, i32 }

@l = dso_local global %union.pthread_rwlock_t zeroinitializer, align 4
@.str = private unnamed_addr constant [71 x i8] c"pthread_rwlock_tryrdlock(&l) == 0 && pthread_rwlock_tryrdlock(&l) == 0\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"rwlock.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"pthread_rwlock_trywrlock(&l) == EBUSY\00", align 1
@.str.3 = private unnamed_addr constant [65 x i8] c"pthread_rwlock_unlock(&l) == 0 && pthread_rwlock_unlock(&l) == 0\00", align 1
@.str.4 = private unnamed_addr constant [68 x i8] c"pthread_rwlock_trywrlock(&l) == 0 && pthread_rwlock_unlock(&l) == 0\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"pthread_rwlock_destroy(&l) == 0\00", align 1
@together = dso_local global i32 0, align 4
@readers = dso_local global i32 0, align 4
@writers = dso_local global i32 0, align 4
@.str.6 = private unnamed_addr constant [13 x i8] c"writers == 0\00", align 1
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1
@.str.7 = private unnamed_addr constant [31 x i8] c"pthread_rwlock_wrlock(&l) == 0\00", align 1
@__PRETTY_FUNCTION__.writer = private unnamed_addr constant [21 x i8] c"void *writer(void *)\00", align 1
@.str.8 = private unnamed_addr constant [29 x i8] c"readers == 0 && writers == 1\00", align 1
@.str.9 = private unnamed_addr constant [37 x i8] c"pthread_rwlock_wrlock(&l) == EDEADLK\00", align 1
@.str.10 = private unnamed_addr constant [37 x i8] c"pthread_rwlock_rdlock(&l) == EDEADLK\00", align 1
@.str.11 = private unnamed_addr constant [38 x i8] c"pthread_rwlock_tryrdlock(&l) == EBUSY\00", align 1
@.str.12 = private unnamed_addr constant [31 x i8] c"pthread_rwlock_unlock(&l) == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #4
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @writer, ptr noundef null) #4
  %6 = call ptr @reader(ptr noundef null)
  %7 = load i32, ptr %2, align 4
  %8 = call i32 @pthread_join(i32 noundef %7, ptr noundef null)
  %9 = load i32, ptr %3, align 4
  %10 = call i32 @pthread_join(i32 noundef %9, ptr noundef null)
  %11 = call i32 @pthread_rwlock_tryrdlock(ptr noundef @l) #4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %0
  %14 = call i32 @pthread_rwlock_tryrdlock(ptr noundef @l) #4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  br label %18

17:                                               ; preds = %13, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

18:                                               ; preds = %16
  %19 = call i32 @pthread_rwlock_trywrlock(ptr noundef @l) #4
  %20 = icmp eq i32 %19, 16
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %23

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

23:                                               ; preds = %21
  %24 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %23
  %27 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  br label %31

30:                                               ; preds = %26, %23
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

31:                                               ; preds = %29
  %32 = call i32 @pthread_rwlock_trywrlock(ptr noundef @l) #4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %31
  %35 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  br label %39

38:                                               ; preds = %34, %31
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

39:                                               ; preds = %37
  %40 = call i32 @pthread_rwlock_destroy(ptr noundef @l) #4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %39
  br label %44

43:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

44:                                               ; preds = %42
  %45 = load i32, ptr @together, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  call void @reach_error()
  br label %48

48:                                               ; preds = %47, %44
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %9 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #4
  store i32 1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr @readers, i32 %10 seq_cst, align 4
  %12 = add i32 %11, %10
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %5, align 4
  store i32 %13, ptr %3, align 4
  %14 = load i32, ptr @writers, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %1
  br label %18

17:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.reader) #5
  unreachable

18:                                               ; preds = %16
  %19 = load i32, ptr %3, align 4
  %20 = icmp eq i32 %19, 2
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  store i32 1, ptr %6, align 4
  %22 = load i32, ptr %6, align 4
  store atomic i32 %22, ptr @together seq_cst, align 4
  br label %23

23:                                               ; preds = %21, %18
  %24 = call i32 @sched_yield() #4
  store i32 1, ptr %7, align 4
  %25 = load i32, ptr %7, align 4
  %26 = atomicrmw sub ptr @readers, i32 %25 seq_cst, align 4
  %27 = sub i32 %26, %25
  store i32 %27, ptr %8, align 4
  %28 = load i32, ptr %8, align 4
  %29 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_rwlock_wrlock(ptr noundef @l) #4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.writer) #5
  unreachable

7:                                                ; preds = %5
  %8 = load i32, ptr @writers, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @writers, align 4
  %10 = load i32, ptr @readers, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %7
  %13 = load i32, ptr @writers, align 4
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  br label %17

16:                                               ; preds = %12, %7
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.writer) #5
  unreachable

17:                                               ; preds = %15
  %18 = call i32 @pthread_rwlock_wrlock(ptr noundef @l) #4
  %19 = icmp eq i32 %18, 35
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  br label %22

21:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.writer) #5
  unreachable

22:                                               ; preds = %20
  %23 = call i32 @pthread_rwlock_rdlock(ptr noundef @l) #4
  %24 = icmp eq i32 %23, 35
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  br label %27

26:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.writer) #5
  unreachable

27:                                               ; preds = %25
  %28 = call i32 @pthread_rwlock_tryrdlock(ptr noundef @l) #4
  %29 = icmp eq i32 %28, 16
  br i1 %29, label %30, label %31

30:                                               ; preds = %27
  br label %32

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.writer) #5
  unreachable

32:                                               ; preds = %30
  %33 = load i32, ptr @writers, align 4
  %34 = add nsw i32 %33, -1
  store i32 %34, ptr @writers, align 4
  %35 = call i32 @pthread_rwlock_unlock(ptr noundef @l) #4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %32
  br label %39

38:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.writer) #5
  unreachable

39:                                               ; preds = %37
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_tryrdlock(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_trywrlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_destroy(ptr noundef) #1

declare void @reach_error() #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sched_yield() #1

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
