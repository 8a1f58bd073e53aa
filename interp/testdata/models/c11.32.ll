; ModuleID = 'c11.c'
source_filename = "c11.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.__once_flag = type { i32 }
%union.mtx_t = type { i32, [20 x i8] }
%union.cnd_t = type { i64, [40 x i8] }

@flag = dso_local global %struct.__once_flag zeroinitializer, align 4
@m = dso_local global %union.mtx_t zeroinitializer, align 4
@r = dso_local global %union.mtx_t zeroinitializer, align 4
@.str = private unnamed_addr constant [99 x i8] c"mtx_init(&m, mtx_plain) == thrd_success && mtx_init(&r, mtx_plain | mtx_recursive) == thrd_success\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"c11.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@c = dso_local global %union.cnd_t zeroinitializer, align 4
@key = dso_local global i32 0, align 4
@.str.2 = private unnamed_addr constant [74 x i8] c"cnd_init(&c) == thrd_success && tss_create(&key, destroy) == thrd_success\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"thrd_create(&t, run, &m) == thrd_success\00", align 1
@made = dso_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [31 x i8] c"made == 1 && tss_get(key) == 0\00", align 1
@.str.5 = private unnamed_addr constant [64 x i8] c"mtx_lock(&r) == thrd_success && mtx_trylock(&r) == thrd_success\00", align 1
@.str.6 = private unnamed_addr constant [65 x i8] c"mtx_unlock(&r) == thrd_success && mtx_unlock(&r) == thrd_success\00", align 1
@.str.7 = private unnamed_addr constant [29 x i8] c"mtx_trylock(&m) == thrd_busy\00", align 1
@ready = dso_local global i32 0, align 4
@.str.8 = private unnamed_addr constant [31 x i8] c"!thrd_equal(t, thrd_current())\00", align 1
@destroyed = dso_local global i32 0, align 4
@.str.9 = private unnamed_addr constant [72 x i8] c"thrd_join(t, &status) == thrd_success && status == -7 && destroyed == 1\00", align 1
@.str.10 = private unnamed_addr constant [33 x i8] c"cnd_wait(&c, &m) == thrd_success\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [16 x i8] c"int run(void *)\00", align 1
@.str.11 = private unnamed_addr constant [57 x i8] c"tss_set(key, arg) == thrd_success && tss_get(key) == arg\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @mtx_init(ptr noundef @m, i32 noundef 0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %0
  %7 = call i32 @mtx_init(ptr noundef @r, i32 noundef 1)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  br label %11

10:                                               ; preds = %6, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

11:                                               ; preds = %9
  %12 = call i32 @cnd_init(ptr noundef @c)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = call i32 @tss_create(ptr noundef @key, ptr noundef @destroy)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  br label %19

18:                                               ; preds = %14, %11
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

19:                                               ; preds = %17
  %20 = call i32 @thrd_create(ptr noundef %2, ptr noundef @run, ptr noundef @m)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

24:                                               ; preds = %22
  call void @call_once(ptr noundef @flag, ptr noundef @make)
  %25 = load i32, ptr @made, align 4
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = load i32, ptr @key, align 4
  %29 = call ptr @tss_get(i32 noundef %28)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  br label %33

32:                                               ; preds = %27, %24
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

33:                                               ; preds = %31
  %34 = call i32 @mtx_lock(ptr noundef @r)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %33
  %37 = call i32 @mtx_trylock(ptr noundef @r)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  br label %41

40:                                               ; preds = %36, %33
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

41:                                               ; preds = %39
  %42 = call i32 @mtx_unlock(ptr noundef @r)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = call i32 @mtx_unlock(ptr noundef @r)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  br label %49

48:                                               ; preds = %44, %41
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

49:                                               ; preds = %47
  %50 = call i32 @mtx_lock(ptr noundef @m)
  %51 = call i32 @mtx_trylock(ptr noundef @m)
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %53, label %54

53:                                               ; preds = %49
  br label %55

54:                                               ; preds = %49
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

55:                                               ; preds = %53
  store i32 1, ptr @ready, align 4
  %56 = call i32 @cnd_signal(ptr noundef @c)
  %57 = call i32 @mtx_unlock(ptr noundef @m)
  %58 = load i32, ptr %2, align 4
  %59 = call i32 @thrd_current()
  %60 = call i32 @thrd_equal(i32 noundef %58, i32 noundef %59)
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %63, label %62

62:                                               ; preds = %55
  br label %64

63:                                               ; preds = %55
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

64:                                               ; preds = %62
  %65 = load i32, ptr %2, align 4
  %66 = call i32 @thrd_join(i32 noundef %65, ptr noundef %3)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %75

68:                                               ; preds = %64
  %69 = load i32, ptr %3, align 4
  %70 = icmp eq i32 %69, -7
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = load i32, ptr @destroyed, align 4
  %73 = icmp eq i32 %72, 1
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  br label %76

75:                                               ; preds = %71, %68, %64
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

76:                                               ; preds = %74
  call void @mtx_destroy(ptr noundef @m)
  call void @cnd_destroy(ptr noundef @c)
  ret i32 0
}

declare i32 @mtx_init(ptr noundef, i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @cnd_init(ptr noundef) #1

declare i32 @tss_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load i32, ptr @destroyed, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @destroyed, align 4
  ret void
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  call void @call_once(ptr noundef @flag, ptr noundef @make)
  %3 = call i32 @mtx_lock(ptr noundef @m)
  br label %4

4:                                                ; preds = %13, %1
  %5 = load i32, ptr @ready, align 4
  %6 = icmp ne i32 %5, 0
  %7 = xor i1 %6, true
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = call i32 @cnd_wait(ptr noundef @c, ptr noundef @m)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  br label %13

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.run) #3
  unreachable

13:                                               ; preds = %11
  br label %4, !llvm.loop !6

14:                                               ; preds = %4
  %15 = call i32 @mtx_unlock(ptr noundef @m)
  %16 = load i32, ptr @key, align 4
  %17 = load ptr, ptr %2, align 4
  %18 = call i32 @tss_set(i32 noundef %16, ptr noundef %17)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %14
  %21 = load i32, ptr @key, align 4
  %22 = call ptr @tss_get(i32 noundef %21)
  %23 = load ptr, ptr %2, align 4
  %24 = icmp eq ptr %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  br label %27

26:                                               ; preds = %20, %14
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.run) #3
  unreachable

27:                                               ; preds = %25
  ret i32 -7
}

declare void @call_once(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @make() #0 {
  %1 = load i32, ptr @made, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @made, align 4
  ret void
}

declare ptr @tss_get(i32 noundef) #1

declare i32 @mtx_lock(ptr noundef) #1

declare i32 @mtx_trylock(ptr noundef) #1

declare i32 @mtx_unlock(ptr noundef) #1

declare i32 @cnd_signal(ptr noundef) #1

declare i32 @thrd_equal(i32 noundef, i32 noundef) #1

declare i32 @thrd_current() #1

declare i32 @thrd_join(i32 noundef, ptr noundef) #1

declare void @mtx_destroy(ptr noundef) #1

declare void @cnd_destroy(ptr noundef) #1

declare i32 @cnd_wait(ptr noundef, ptr noundef) #1

declare i32 @tss_set(i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
