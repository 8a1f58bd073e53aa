; ModuleID = 'cancel.c'
source_filename = "cancel.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { i16, i16 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [6 x i32], i32 }

@length = internal global i32 0, align 4
@log_of = internal global [8 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [98 x i8] c"length == 3 && log_of[0] == 'b' && log_of[1] == 'c' && log_of[2] == 'a' && *(char *)result == 'r'\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"cancel.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"pthread_cancel(t) == 0\00", align 1
@reached = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [55 x i8] c"reached && (result == PTHREAD_CANCELED || result == 0)\00", align 1
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
@lock = internal global { { i32, i32, i32, i32, i32, { %struct.anon } } } zeroinitializer, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @exiting, ptr noundef null) #6
  %5 = load i32, ptr %2, align 4
  %6 = call i32 @pthread_join(i32 noundef %5, ptr noundef %3)
  %7 = load i32, ptr @length, align 4
  %8 = icmp eq i32 %7, 3
  br i1 %8, label %9, label %27

9:                                                ; preds = %0
  %10 = load i8, ptr @log_of, align 1
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %11, 98
  br i1 %12, label %13, label %27

13:                                               ; preds = %9
  %14 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @log_of, i32 0, i32 1), align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %15, 99
  br i1 %16, label %17, label %27

17:                                               ; preds = %13
  %18 = load i8, ptr getelementptr inbounds ([8 x i8], ptr @log_of, i32 0, i32 2), align 1
  %19 = sext i8 %18 to i32
  %20 = icmp eq i32 %19, 97
  br i1 %20, label %21, label %27

21:                                               ; preds = %17
  %22 = load ptr, ptr %3, align 4
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
  %30 = load i32, ptr %2, align 4
  %31 = call i32 @pthread_cancel(i32 noundef %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  br label %35

34:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

35:                                               ; preds = %33
  %36 = load i32, ptr %2, align 4
  %37 = call i32 @pthread_join(i32 noundef %36, ptr noundef %3)
  %38 = load volatile i32, ptr @reached, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %47

40:                                               ; preds = %35
  %41 = load ptr, ptr %3, align 4
  %42 = icmp eq ptr %41, inttoptr (i32 -1 to ptr)
  br i1 %42, label %46, label %43

43:                                               ; preds = %40
  %44 = load ptr, ptr %3, align 4
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
  %2 = alloca ptr, align 4
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 4
  %5 = alloca ptr, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.__pthread_unwind_buf_t, align 16
  %8 = alloca ptr, align 4
  %9 = alloca ptr, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.__pthread_unwind_buf_t, align 16
  %12 = alloca ptr, align 4
  %13 = alloca ptr, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  br label %15

15:                                               ; preds = %1
  store ptr @note, ptr %4, align 4
  store ptr @.str.5, ptr %5, align 4
  %16 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0
  %17 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %16, i32 0, i32 0
  %18 = call i32 @__sigsetjmp(ptr noundef %17, i32 noundef 0) #8
  store i32 %18, ptr %6, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %15
  %22 = load ptr, ptr %4, align 4
  %23 = load ptr, ptr %5, align 4
  call void %22(ptr noundef %23)
  call void @__pthread_unwind_next(ptr inreg noundef %3) #9
  unreachable

24:                                               ; preds = %15
  call void @__pthread_register_cancel(ptr inreg noundef %3)
  br label %25

25:                                               ; preds = %24
  br label %26

26:                                               ; preds = %25
  store ptr @note, ptr %8, align 4
  store ptr @.str.6, ptr %9, align 4
  %27 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %7, i32 0, i32 0
  %28 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %27, i32 0, i32 0
  %29 = call i32 @__sigsetjmp(ptr noundef %28, i32 noundef 0) #8
  store i32 %29, ptr %10, align 4
  %30 = load i32, ptr %10, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %26
  %33 = load ptr, ptr %8, align 4
  %34 = load ptr, ptr %9, align 4
  call void %33(ptr noundef %34)
  call void @__pthread_unwind_next(ptr inreg noundef %7) #9
  unreachable

35:                                               ; preds = %26
  call void @__pthread_register_cancel(ptr inreg noundef %7)
  br label %36

36:                                               ; preds = %35
  br label %37

37:                                               ; preds = %36
  br label %38

38:                                               ; preds = %37
  br label %39

39:                                               ; preds = %38
  call void @__pthread_unregister_cancel(ptr inreg noundef %7)
  br label %40

40:                                               ; preds = %39
  br label %41

41:                                               ; preds = %40
  store ptr @note, ptr %12, align 4
  store ptr @.str.7, ptr %13, align 4
  %42 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %11, i32 0, i32 0
  %43 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %42, i32 0, i32 0
  %44 = call i32 @__sigsetjmp(ptr noundef %43, i32 noundef 0) #8
  store i32 %44, ptr %14, align 4
  %45 = load i32, ptr %14, align 4
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = load ptr, ptr %12, align 4
  %49 = load ptr, ptr %13, align 4
  call void %48(ptr noundef %49)
  call void @__pthread_unwind_next(ptr inreg noundef %11) #9
  unreachable

50:                                               ; preds = %41
  call void @__pthread_register_cancel(ptr inreg noundef %11)
  br label %51

51:                                               ; preds = %50
  br label %52

52:                                               ; preds = %51
  br label %53

53:                                               ; preds = %52
  br label %54

54:                                               ; preds = %53
  call void @__pthread_unregister_cancel(ptr inreg noundef %11)
  %55 = load ptr, ptr %12, align 4
  %56 = load ptr, ptr %13, align 4
  call void %55(ptr noundef %56)
  br label %57

57:                                               ; preds = %54
  call void @exits()
  br label %58

58:                                               ; preds = %57
  br label %59

59:                                               ; preds = %58
  br label %60

60:                                               ; preds = %59
  call void @__pthread_unregister_cancel(ptr inreg noundef %3)
  br label %61

61:                                               ; preds = %60
  %62 = load ptr, ptr %2, align 4
  ret ptr %62
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @cancelled(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca ptr, align 4
  %6 = alloca ptr, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
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
  store ptr @unlock, ptr %5, align 4
  store ptr @lock, ptr %6, align 4
  %26 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0
  %27 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %26, i32 0, i32 0
  %28 = call i32 @__sigsetjmp(ptr noundef %27, i32 noundef 0) #8
  store i32 %28, ptr %7, align 4
  %29 = load i32, ptr %7, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %25
  %32 = load ptr, ptr %5, align 4
  %33 = load ptr, ptr %6, align 4
  call void %32(ptr noundef %33)
  call void @__pthread_unwind_next(ptr inreg noundef %4) #9
  unreachable

34:                                               ; preds = %25
  call void @__pthread_register_cancel(ptr inreg noundef %4)
  br label %35

35:                                               ; preds = %34
  call void @pthread_testcancel()
  br label %36

36:                                               ; preds = %35
  br label %37

37:                                               ; preds = %36
  br label %38

38:                                               ; preds = %37
  call void @__pthread_unregister_cancel(ptr inreg noundef %4)
  %39 = load ptr, ptr %5, align 4
  %40 = load ptr, ptr %6, align 4
  call void %39(ptr noundef %40)
  br label %41

41:                                               ; preds = %38
  %42 = load ptr, ptr %2, align 4
  ret ptr %42
}

declare i32 @pthread_cancel(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @note(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  %4 = load i8, ptr %3, align 1
  %5 = load i32, ptr @length, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @length, align 4
  %7 = getelementptr inbounds [8 x i8], ptr @log_of, i32 0, i32 %5
  store i8 %4, ptr %7, align 1
  ret void
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #4

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr inreg noundef) #5

declare void @__pthread_register_cancel(ptr inreg noundef) #2

declare void @__pthread_unregister_cancel(ptr inreg noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @exits() #0 {
  %1 = alloca %struct.__pthread_unwind_buf_t, align 16
  %2 = alloca ptr, align 4
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  br label %5

5:                                                ; preds = %0
  store ptr @note, ptr %2, align 4
  store ptr @.str.8, ptr %3, align 4
  %6 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %1, i32 0, i32 0
  %7 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %6, i32 0, i32 0
  %8 = call i32 @__sigsetjmp(ptr noundef %7, i32 noundef 0) #8
  store i32 %8, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %5
  %12 = load ptr, ptr %2, align 4
  %13 = load ptr, ptr %3, align 4
  call void %12(ptr noundef %13)
  call void @__pthread_unwind_next(ptr inreg noundef %1) #9
  unreachable

14:                                               ; preds = %5
  call void @__pthread_register_cancel(ptr inreg noundef %1)
  br label %15

15:                                               ; preds = %14
  call void @pthread_exit(ptr noundef @.str.9) #9
  unreachable

16:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr inreg noundef %1)
  br label %17

17:                                               ; preds = %16
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
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  %4 = call i32 @pthread_mutex_unlock(ptr noundef %3) #6
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind returns_twice }
attributes #9 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
