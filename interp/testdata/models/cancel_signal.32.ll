; ModuleID = 'cancel_signal.c'
source_filename = "cancel_signal.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.anon = type { i16, i16 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [6 x i32], i32 }

@waiting = internal global i32 0, align 4
@items = internal global i32 0, align 4
@changed = internal global %union.pthread_cond_t zeroinitializer, align 4
@.str = private unnamed_addr constant [11 x i8] c"items == 0\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"cancel_signal.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@cancels_threads = dso_local global i32 0, align 4
@lock = internal global { { i32, i32, i32, i32, i32, { %struct.anon } } } zeroinitializer, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @taking, ptr noundef null) #6
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @taking, ptr noundef null) #6
  %7 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  %8 = load i32, ptr @waiting, align 4
  %9 = icmp eq i32 %8, 2
  %10 = zext i1 %9 to i32
  call void @__VERIFIER_assume(i32 noundef %10)
  store i32 1, ptr @items, align 4
  %11 = call i32 @pthread_cond_signal(ptr noundef @changed) #6
  %12 = load i32, ptr %2, align 4
  %13 = call i32 @pthread_cancel(i32 noundef %12)
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
  %15 = load i32, ptr %2, align 4
  %16 = call i32 @pthread_join(i32 noundef %15, ptr noundef %4)
  %17 = load ptr, ptr %4, align 4
  %18 = icmp ne ptr %17, inttoptr (i32 -1 to ptr)
  br i1 %18, label %19, label %25

19:                                               ; preds = %0
  %20 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  %21 = load i32, ptr @items, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr @items, align 4
  %23 = call i32 @pthread_cond_signal(ptr noundef @changed) #6
  %24 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
  br label %25

25:                                               ; preds = %19, %0
  %26 = load i32, ptr %3, align 4
  %27 = call i32 @pthread_join(i32 noundef %26, ptr noundef null)
  %28 = load i32, ptr @items, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %25
  br label %32

31:                                               ; preds = %25
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

32:                                               ; preds = %30
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @taking(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = alloca ptr, align 4
  %5 = alloca ptr, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  %7 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  br label %8

8:                                                ; preds = %1
  store ptr @unlock, ptr %4, align 4
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
  %19 = load i32, ptr @waiting, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr @waiting, align 4
  br label %21

21:                                               ; preds = %24, %18
  %22 = load i32, ptr @items, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = call i32 @pthread_cond_wait(ptr noundef @changed, ptr noundef @lock)
  br label %21, !llvm.loop !6

26:                                               ; preds = %21
  %27 = load i32, ptr @items, align 4
  %28 = add nsw i32 %27, -1
  store i32 %28, ptr @items, align 4
  br label %29

29:                                               ; preds = %26
  br label %30

30:                                               ; preds = %29
  br label %31

31:                                               ; preds = %30
  call void @__pthread_unregister_cancel(ptr inreg noundef %3)
  %32 = load ptr, ptr %4, align 4
  %33 = load ptr, ptr %5, align 4
  call void %32(ptr noundef %33)
  br label %34

34:                                               ; preds = %31
  %35 = load ptr, ptr %2, align 4
  ret ptr %35
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #1

declare i32 @pthread_cancel(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
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
