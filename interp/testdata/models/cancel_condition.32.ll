; ModuleID = 'cancel_condition.c'
source_filename = "cancel_condition.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.anon = type { i16, i16 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [6 x i32], i32 }

@left = internal global i32 0, align 4
@.str = private unnamed_addr constant [58 x i8] c"result == PTHREAD_CANCELED && before <= left && left == 1\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"cancel_condition.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"pthread_mutex_trylock(&lock) == 0\00", align 1
@cancels_threads = dso_local global i32 0, align 4
@ready = internal global i32 0, align 4
@changed = internal global %union.pthread_cond_t zeroinitializer, align 4
@.str.3 = private unnamed_addr constant [34 x i8] c"pthread_mutex_trylock(&lock) != 0\00", align 1
@__PRETTY_FUNCTION__.leave = private unnamed_addr constant [19 x i8] c"void leave(void *)\00", align 1
@lock = internal global { { i32, i32, i32, i32, i32, { %struct.anon } } } zeroinitializer, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiting, ptr noundef null) #6
  %6 = load i32, ptr %2, align 4
  %7 = call i32 @pthread_cancel(i32 noundef %6)
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  %9 = load i32, ptr @left, align 4
  store i32 %9, ptr %4, align 4
  %10 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
  %11 = load i32, ptr %2, align 4
  %12 = call i32 @pthread_join(i32 noundef %11, ptr noundef %3)
  %13 = load ptr, ptr %3, align 4
  %14 = icmp eq ptr %13, inttoptr (i32 -1 to ptr)
  br i1 %14, label %15, label %23

15:                                               ; preds = %0
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr @left, align 4
  %18 = icmp sle i32 %16, %17
  br i1 %18, label %19, label %23

19:                                               ; preds = %15
  %20 = load i32, ptr @left, align 4
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19, %15, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

24:                                               ; preds = %22
  %25 = call i32 @pthread_mutex_trylock(ptr noundef @lock) #6
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  br label %29

28:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

29:                                               ; preds = %27
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiting(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 4
  %5 = alloca ptr, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %7 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  br label %8

8:                                                ; preds = %1
  store ptr @leave, ptr %4, align 4
  store ptr null, ptr %5, align 4
  %9 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %3, i32 0, i32 0
  %10 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %9, i32 0, i32 0
  %11 = call i32 @__sigsetjmp(ptr noundef %10, i32 noundef 0) #8
  store i32 %11, ptr %6, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %8
  %15 = load ptr, ptr %4, align 4
  %16 = load ptr, ptr %5, align 4
  call void %15(ptr noundef %16)
  call void @__pthread_unwind_next(ptr inreg noundef %3) #9
  unreachable

17:                                               ; preds = %8
  call void @__pthread_register_cancel(ptr inreg noundef %3)
  br label %18

18:                                               ; preds = %17
  br label %19

19:                                               ; preds = %23, %18
  %20 = load i32, ptr @ready, align 4
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  br i1 %22, label %23, label %25

23:                                               ; preds = %19
  %24 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @lock)
  br label %19, !llvm.loop !6

25:                                               ; preds = %19
  br label %26

26:                                               ; preds = %25
  br label %27

27:                                               ; preds = %26
  br label %28

28:                                               ; preds = %27
  call void @__pthread_unregister_cancel(ptr inreg noundef %3)
  %29 = load ptr, ptr %4, align 4
  %30 = load ptr, ptr %5, align 4
  call void %29(ptr noundef %30)
  br label %31

31:                                               ; preds = %28
  %32 = load ptr, ptr %2, align 4
  ret ptr %32
}

declare i32 @pthread_cancel(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @leave(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load i32, ptr @left, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @left, align 4
  %5 = call i32 @pthread_mutex_trylock(ptr noundef @lock) #6
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.leave) #7
  unreachable

9:                                                ; preds = %7
  %10 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
  ret void
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #4

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr inreg noundef) #5

declare void @__pthread_register_cancel(ptr inreg noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

declare void @__pthread_unregister_cancel(ptr inreg noundef) #2

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
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
