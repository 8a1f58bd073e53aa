; ModuleID = 'cancel.c'
source_filename = "cancel.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@length = internal global i32 0, align 4
@log_of = internal global [8 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [98 x i8] c"length == 3 && log_of[0] == 'b' && log_of[1] == 'c' && log_of[2] == 'a' && *(char *)result == 'r'\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"cancel.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"pthread_cancel(t) == 0\00", align 1
@reached = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [55 x i8] c"reached && (result == PTHREAD_CANCELED || result == 0)\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@.str.4 = private unnamed_addr constant [34 x i8] c"pthread_mutex_trylock(&lock) == 0\00", align 1
@cancels_threads = dso_local global i32 0, align 4
@.str.5 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.8 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"result\00", align 1
@.str.10 = private unnamed_addr constant [90 x i8] c"pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old) == 0 && old == PTHREAD_CANCEL_ENABLE\00", align 1
@__PRETTY_FUNCTION__.cancelled = private unnamed_addr constant [24 x i8] c"void *cancelled(void *)\00", align 1
@.str.11 = private unnamed_addr constant [90 x i8] c"pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old) == 0 && old == PTHREAD_CANCEL_DISABLE\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @exiting, ptr noundef null) #6
  %5 = load i64, ptr %2, align 8
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef %3)
  %7 = load i32, ptr @length, align 4
  %8 = icmp eq i32 %7, 3
  br i1 %8, label %9, label %27

9:                                                ; preds = %0
  %10 = load i8, ptr @log_of, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 98
  br i1 %12, label %13, label %27

13:                                               ; preds = %9
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @log_of, i64 0, i64 1), align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %15, 99
  br i1 %16, label %17, label %27

17:                                               ; preds = %13
  %18 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @log_of, i64 0, i64 2), align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 97
  br i1 %20, label %21, label %27

21:                                               ; preds = %17
  %22 = load ptr, ptr %3, align 8
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 114
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  br label %28

27:                                               ; preds = %21, %17, %13, %9, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

28:                                               ; preds = %26
  %29 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @cancelled, ptr noundef null) #6
  %30 = load i64, ptr %2, align 8
  %31 = call i32 @pthread_cancel(i64 noundef %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  br label %35

34:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

35:                                               ; preds = %33
  %36 = load i64, ptr %2, align 8
  %37 = call i32 @pthread_join(i64 noundef %36, ptr noundef %3)
  %38 = load volatile i32, ptr @reached, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %47

40:                                               ; preds = %35
  %41 = load ptr, ptr %3, align 8
  %42 = icmp eq ptr %41, inttoptr (i64 -1 to ptr)
  br i1 %42, label %46, label %43

43:                                               ; preds = %40
  %44 = load ptr, ptr %3, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %47

46:                                               ; preds = %43, %40
  br label %48

47:                                               ; preds = %43, %35
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

48:                                               ; preds = %46
  %49 = call i32 @pthread_mutex_trylock(ptr noundef @lock) #6
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %48
  br label %53

52:                                               ; preds = %48
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

53:                                               ; preds = %51
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @exiting(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.__pthread_unwind_buf_t, align 16
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.__pthread_unwind_buf_t, align 16
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  br label %15

15:                                               ; preds = %1
  store ptr @note, ptr %4, align 8
  store ptr @.str.5, ptr %5, align 8
  %16 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0
  %17 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %16, i64 0, i64 0
  %18 = call i32 @__sigsetjmp(ptr noundef %17, i32 noundef 0) #8
  store i32 %18, ptr %6, align 4
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %15
  %23 = load ptr, ptr %4, align 8
  %24 = load ptr, ptr %5, align 8
  call void %23(ptr noundef %24)
  call void @__pthread_unwind_next(ptr noundef %3) #9
  unreachable

25:                                               ; preds = %15
  call void @__pthread_register_cancel(ptr noundef %3)
  br label %26

26:                                               ; preds = %25
  br label %27

27:                                               ; preds = %26
  store ptr @note, ptr %8, align 8
  store ptr @.str.6, ptr %9, align 8
  %28 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %7, i32 0, i32 0
  %29 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %28, i64 0, i64 0
  %30 = call i32 @__sigsetjmp(ptr noundef %29, i32 noundef 0) #8
  store i32 %30, ptr %10, align 4
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = icmp ne i64 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %27
  %35 = load ptr, ptr %8, align 8
  %36 = load ptr, ptr %9, align 8
  call void %35(ptr noundef %36)
  call void @__pthread_unwind_next(ptr noundef %7) #9
  unreachable

37:                                               ; preds = %27
  call void @__pthread_register_cancel(ptr noundef %7)
  br label %38

38:                                               ; preds = %37
  br label %39

39:                                               ; preds = %38
  br label %40

40:                                               ; preds = %39
  br label %41

41:                                               ; preds = %40
  call void @__pthread_unregister_cancel(ptr noundef %7)
  br label %42

42:                                               ; preds = %41
  br label %43

43:                                               ; preds = %42
  store ptr @note, ptr %12, align 8
  store ptr @.str.7, ptr %13, align 8
  %44 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %11, i32 0, i32 0
  %45 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %44, i64 0, i64 0
  %46 = call i32 @__sigsetjmp(ptr noundef %45, i32 noundef 0) #8
  store i32 %46, ptr %14, align 4
  %47 = load i32, ptr %14, align 4
  %48 = sext i32 %47 to i64
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %43
  %51 = load ptr, ptr %12, align 8
  %52 = load ptr, ptr %13, align 8
  call void %51(ptr noundef %52)
  call void @__pthread_unwind_next(ptr noundef %11) #9
  unreachable

53:                                               ; preds = %43
  call void @__pthread_register_cancel(ptr noundef %11)
  br label %54

54:                                               ; preds = %53
  br label %55

55:                                               ; preds = %54
  br label %56

56:                                               ; preds = %55
  br label %57

57:                                               ; preds = %56
  call void @__pthread_unregister_cancel(ptr noundef %11)
  %58 = load ptr, ptr %12, align 8
  %59 = load ptr, ptr %13, align 8
  call void %58(ptr noundef %59)
  br label %60

60:                                               ; preds = %57
  call void @exits()
  br label %61

61:                                               ; preds = %60
  br label %62

62:                                               ; preds = %61
  br label %63

63:                                               ; preds = %62
  call void @__pthread_unregister_cancel(ptr noundef %3)
  br label %64

64:                                               ; preds = %63
  %65 = load ptr, ptr %2, align 8
  ret ptr %65
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @cancelled(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %8 = call i32 @pthread_setcancelstate(i32 noundef 1, ptr noundef %3)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = load i32, ptr %3, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  br label %15

14:                                               ; preds = %10, %1
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.cancelled) #7
  unreachable

15:                                               ; preds = %13
  call void @pthread_testcancel()
  store volatile i32 1, ptr @reached, align 4
  %16 = call i32 @pthread_setcancelstate(i32 noundef 0, ptr noundef %3)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %23

22:                                               ; preds = %18, %15
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.cancelled) #7
  unreachable

23:                                               ; preds = %21
  %24 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  br label %25

25:                                               ; preds = %23
  store ptr @unlock, ptr %5, align 8
  store ptr @lock, ptr %6, align 8
  %26 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0
  %27 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %26, i64 0, i64 0
  %28 = call i32 @__sigsetjmp(ptr noundef %27, i32 noundef 0) #8
  store i32 %28, ptr %7, align 4
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %25
  %33 = load ptr, ptr %5, align 8
  %34 = load ptr, ptr %6, align 8
  call void %33(ptr noundef %34)
  call void @__pthread_unwind_next(ptr noundef %4) #9
  unreachable

35:                                               ; preds = %25
  call void @__pthread_register_cancel(ptr noundef %4)
  br label %36

36:                                               ; preds = %35
  call void @pthread_testcancel()
  br label %37

37:                                               ; preds = %36
  br label %38

38:                                               ; preds = %37
  br label %39

39:                                               ; preds = %38
  call void @__pthread_unregister_cancel(ptr noundef %4)
  %40 = load ptr, ptr %5, align 8
  %41 = load ptr, ptr %6, align 8
  call void %40(ptr noundef %41)
  br label %42

42:                                               ; preds = %39
  %43 = load ptr, ptr %2, align 8
  ret ptr %43
}

declare i32 @pthread_cancel(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @note(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i8, ptr %3, align 1
  %5 = load i32, ptr @length, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @length, align 4
  %7 = sext i32 %5 to i64
  %8 = getelementptr inbounds [8 x i8], ptr @log_of, i64 0, i64 %7
  store i8 %4, ptr %8, align 1
  ret void
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #4

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr noundef) #5

declare void @__pthread_register_cancel(ptr noundef) #2

declare void @__pthread_unregister_cancel(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @exits() #0 {
  %1 = alloca %struct.__pthread_unwind_buf_t, align 16
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  br label %5

5:                                                ; preds = %0
  store ptr @note, ptr %2, align 8
  store ptr @.str.8, ptr %3, align 8
  %6 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %1, i32 0, i32 0
  %7 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %6, i64 0, i64 0
  %8 = call i32 @__sigsetjmp(ptr noundef %7, i32 noundef 0) #8
  store i32 %8, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %5
  %13 = load ptr, ptr %2, align 8
  %14 = load ptr, ptr %3, align 8
  call void %13(ptr noundef %14)
  call void @__pthread_unwind_next(ptr noundef %1) #9
  unreachable

15:                                               ; preds = %5
  call void @__pthread_register_cancel(ptr noundef %1)
  br label %16

16:                                               ; preds = %15
  call void @pthread_exit(ptr noundef @.str.9) #9
  unreachable

17:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %1)
  br label %18

18:                                               ; preds = %17
  ret void
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #5

declare i32 @pthread_setcancelstate(i32 noundef, ptr noundef) #2

declare void @pthread_testcancel() #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call i32 @pthread_mutex_unlock(ptr noundef %3) #6
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind returns_twice }
attributes #9 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
