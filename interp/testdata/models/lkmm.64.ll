; ModuleID = 'lkmm.c'
source_filename = "lkmm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@old = internal global i32 0, align 4
@.str = private unnamed_addr constant [23 x i8] c"seen == 0 || seen == 1\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"lkmm.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@sum = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [44 x i8] c"sum == 3 && __LKMM_load(&old, 4, ONCE) == 1\00", align 1
@lock = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [43 x i8] c"__LKMM_xchg(&c, 1, -1, MB) == 1 && c == -1\00", align 1
@__PRETTY_FUNCTION__.sizes = private unnamed_addr constant [17 x i8] c"void sizes(void)\00", align 1
@.str.4 = private unnamed_addr constant [70 x i8] c"(short)__LKMM_cmpxchg(&s, 2, 2, -3, ACQUIRE, ACQUIRE) == 2 && s == -3\00", align 1
@.str.5 = private unnamed_addr constant [60 x i8] c"(short)__LKMM_cmpxchg(&s, 2, 2, 5, MB, MB) == -3 && s == -3\00", align 1
@.str.6 = private unnamed_addr constant [99 x i8] c"__LKMM_atomic_fetch_op(&l, 8, (intmax_t)1 << 40, RELEASE, OR) == 1 && l == ((intmax_t)1 << 40 | 1)\00", align 1
@.str.7 = private unnamed_addr constant [58 x i8] c"__LKMM_atomic_op_return(&l, 8, 1, MB, AND) == 1 && l == 1\00", align 1
@.str.8 = private unnamed_addr constant [68 x i8] c"(short)__LKMM_atomic_op_return(&s, 2, -4, ONCE, SUB) == 1 && s == 1\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"c == 1\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"aul\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #4
  %5 = call i64 @__LKMM_load(ptr noundef @old, i64 noundef 4, i32 noundef 1)
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %0
  %10 = load i32, ptr %3, align 4
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %9, %0
  br label %14

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

14:                                               ; preds = %12
  call void @add(i32 noundef 2)
  call void @sizes()
  %15 = load i64, ptr %2, align 8
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null)
  %17 = load i32, ptr @sum, align 4
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = call i64 @__LKMM_load(ptr noundef @old, i64 noundef 4, i32 noundef 0)
  %21 = icmp eq i64 %20, 1
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19, %14
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 65, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

24:                                               ; preds = %22
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @__LKMM_store(ptr noundef @old, i64 noundef 4, i64 noundef 1, i32 noundef 2)
  call void @add(i32 noundef 1)
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

declare i64 @__LKMM_load(ptr noundef, i64 noundef, i32 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @add(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = call i32 @__LKMM_SPIN_LOCK(ptr noundef @lock)
  %4 = load i32, ptr %2, align 4
  %5 = load i32, ptr @sum, align 4
  %6 = add nsw i32 %5, %4
  store i32 %6, ptr @sum, align 4
  %7 = call i32 @__LKMM_SPIN_UNLOCK(ptr noundef @lock)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @sizes() #0 {
  %1 = alloca i8, align 1
  %2 = alloca i16, align 2
  %3 = alloca i64, align 8
  store i8 1, ptr %1, align 1
  store i16 2, ptr %2, align 2
  store i64 1, ptr %3, align 8
  %4 = call i64 @__LKMM_xchg(ptr noundef %1, i64 noundef 1, i64 noundef -1, i32 noundef 3)
  %5 = icmp eq i64 %4, 1
  br i1 %5, label %6, label %11

6:                                                ; preds = %0
  %7 = load i8, ptr %1, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  br label %12

11:                                               ; preds = %6, %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.sizes) #5
  unreachable

12:                                               ; preds = %10
  %13 = call i64 @__LKMM_cmpxchg(ptr noundef %2, i64 noundef 2, i64 noundef 2, i64 noundef -3, i32 noundef 1, i32 noundef 1)
  %14 = trunc i64 %13 to i16
  %15 = sext i16 %14 to i32
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %22

17:                                               ; preds = %12
  %18 = load i16, ptr %2, align 2
  %19 = sext i16 %18 to i32
  %20 = icmp eq i32 %19, -3
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  br label %23

22:                                               ; preds = %17, %12
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.sizes) #5
  unreachable

23:                                               ; preds = %21
  %24 = call i64 @__LKMM_cmpxchg(ptr noundef %2, i64 noundef 2, i64 noundef 2, i64 noundef 5, i32 noundef 3, i32 noundef 3)
  %25 = trunc i64 %24 to i16
  %26 = sext i16 %25 to i32
  %27 = icmp eq i32 %26, -3
  br i1 %27, label %28, label %33

28:                                               ; preds = %23
  %29 = load i16, ptr %2, align 2
  %30 = sext i16 %29 to i32
  %31 = icmp eq i32 %30, -3
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  br label %34

33:                                               ; preds = %28, %23
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.sizes) #5
  unreachable

34:                                               ; preds = %32
  %35 = call i64 @__LKMM_atomic_fetch_op(ptr noundef %3, i64 noundef 8, i64 noundef 1099511627776, i32 noundef 2, i32 noundef 3)
  %36 = icmp eq i64 %35, 1
  br i1 %36, label %37, label %41

37:                                               ; preds = %34
  %38 = load i64, ptr %3, align 8
  %39 = icmp eq i64 %38, 1099511627777
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  br label %42

41:                                               ; preds = %37, %34
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.sizes) #5
  unreachable

42:                                               ; preds = %40
  %43 = call i64 @__LKMM_atomic_op_return(ptr noundef %3, i64 noundef 8, i64 noundef 1, i32 noundef 3, i32 noundef 2)
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %45, label %49

45:                                               ; preds = %42
  %46 = load i64, ptr %3, align 8
  %47 = icmp eq i64 %46, 1
  br i1 %47, label %48, label %49

48:                                               ; preds = %45
  br label %50

49:                                               ; preds = %45, %42
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.sizes) #5
  unreachable

50:                                               ; preds = %48
  %51 = call i64 @__LKMM_atomic_op_return(ptr noundef %2, i64 noundef 2, i64 noundef -4, i32 noundef 0, i32 noundef 1)
  %52 = trunc i64 %51 to i16
  %53 = sext i16 %52 to i32
  %54 = icmp eq i32 %53, 1
  br i1 %54, label %55, label %60

55:                                               ; preds = %50
  %56 = load i16, ptr %2, align 2
  %57 = sext i16 %56 to i32
  %58 = icmp eq i32 %57, 1
  br i1 %58, label %59, label %60

59:                                               ; preds = %55
  br label %61

60:                                               ; preds = %55, %50
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.sizes) #5
  unreachable

61:                                               ; preds = %59
  call void @__LKMM_atomic_op(ptr noundef %1, i64 noundef 1, i64 noundef 2, i32 noundef 0)
  %62 = load i8, ptr %1, align 1
  %63 = sext i8 %62 to i32
  %64 = icmp eq i32 %63, 1
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  br label %67

66:                                               ; preds = %61
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.sizes) #5
  unreachable

67:                                               ; preds = %65
  call void @__LKMM_fence(i32 noundef 12)
  call void @__LKMM_fence(i32 noundef 11)
  call void @__VERIFIER_lkmm_fence(ptr noundef @.str.10)
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__LKMM_store(ptr noundef, i64 noundef, i64 noundef, i32 noundef) #2

declare i32 @__LKMM_SPIN_LOCK(ptr noundef) #2

declare i32 @__LKMM_SPIN_UNLOCK(ptr noundef) #2

declare i64 @__LKMM_xchg(ptr noundef, i64 noundef, i64 noundef, i32 noundef) #2

declare i64 @__LKMM_cmpxchg(ptr noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef) #2

declare i64 @__LKMM_atomic_fetch_op(ptr noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef) #2

declare i64 @__LKMM_atomic_op_return(ptr noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef) #2

declare void @__LKMM_atomic_op(ptr noundef, i64 noundef, i64 noundef, i32 noundef) #2

declare void @__LKMM_fence(i32 noundef) #2

declare void @__VERIFIER_lkmm_fence(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
