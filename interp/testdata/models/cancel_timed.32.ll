; ModuleID = 'cancel_timed.c'
source_filename = "cancel_timed.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.anon = type { i16, i16 }
%struct.timespec = type { i32, i32 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [6 x i32], i32 }

@cancels_threads = dso_local global i32 0, align 4
@changed = internal global %union.pthread_cond_t zeroinitializer, align 4
@lock = internal global { { i32, i32, i32, i32, i32, { %struct.anon } } } zeroinitializer, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiting, ptr noundef null) #6
  %4 = load i32, ptr %2, align 4
  %5 = call i32 @pthread_cancel(i32 noundef %4)
  %6 = load i32, ptr %2, align 4
  %7 = call i32 @pthread_join(i32 noundef %6, ptr noundef null)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiting(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca %struct.timespec, align 4
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca ptr, align 4
  %6 = alloca ptr, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %3, i8 0, i32 8, i1 false)
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  br label %9

9:                                                ; preds = %1
  store ptr @leave, ptr %5, align 4
  store ptr null, ptr %6, align 4
  %10 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0
  %11 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %10, i32 0, i32 0
  %12 = call i32 @__sigsetjmp(ptr noundef %11, i32 noundef 0) #7
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = load ptr, ptr %5, align 4
  %17 = load ptr, ptr %6, align 4
  call void %16(ptr noundef %17)
  call void @__pthread_unwind_next(ptr inreg noundef %4) #8
  unreachable

18:                                               ; preds = %9
  call void @__pthread_register_cancel(ptr inreg noundef %4)
  br label %19

19:                                               ; preds = %18
  %20 = call i32 @pthread_cond_timedwait(ptr noundef @changed, ptr noundef @lock, ptr noundef %3)
  br label %21

21:                                               ; preds = %19
  br label %22

22:                                               ; preds = %21
  br label %23

23:                                               ; preds = %22
  call void @__pthread_unregister_cancel(ptr inreg noundef %4)
  br label %24

24:                                               ; preds = %23
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
  %26 = load ptr, ptr %2, align 4
  ret ptr %26
}

declare i32 @pthread_cancel(i32 noundef) #2

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @leave(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @reach_error()
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #4

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr inreg noundef) #5

declare void @__pthread_register_cancel(ptr inreg noundef) #2

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #2

declare void @__pthread_unregister_cancel(ptr inreg noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare void @reach_error() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind returns_twice }
attributes #8 = { noreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
