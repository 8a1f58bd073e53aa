; ModuleID = 'tools.c'
source_filename = "tools.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@x = internal global i32 0, align 4
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @set, ptr noundef null) #3
  call void @__VERIFIER_loop_bound(i32 noundef 2)
  call void @__VERIFIER_loop_begin()
  br label %4

4:                                                ; preds = %5, %0
  call void @__VERIFIER_spin_start()
  br i1 false, label %5, label %6

5:                                                ; preds = %4
  call void @__VERIFIER_spin_end(i1 noundef zeroext true)
  br label %4, !llvm.loop !5

6:                                                ; preds = %4
  call void @__goblint_split_begin(i32 noundef 1)
  %7 = call i32 @pthread_mutex_lock(ptr noundef @lock) #3
  %8 = load i32, ptr @x, align 4
  %9 = icmp eq i32 %8, 0
  call void @__goblint_check(i1 noundef zeroext %9)
  %10 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #3
  call void @__ESBMC_atomic_begin()
  %11 = load i32, ptr @x, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %6
  %14 = load i32, ptr @x, align 4
  %15 = icmp eq i32 %14, 1
  br label %16

16:                                               ; preds = %13, %6
  %17 = phi i1 [ true, %6 ], [ %15, %13 ]
  call void @__ESBMC_assert(i1 noundef zeroext %17, ptr noundef @.str)
  call void @__ESBMC_atomic_end()
  %18 = load i64, ptr %2, align 8
  call void @__goblint_assume_join(i64 noundef %18)
  %19 = load i32, ptr @x, align 4
  %20 = icmp eq i32 %19, 1
  call void @__goblint_check(i1 noundef zeroext %20)
  %21 = load i64, ptr %2, align 8
  %22 = call i32 @pthread_join(i64 noundef %21, ptr noundef null)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #3
  store i32 1, ptr @x, align 4
  %4 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #3
  %5 = load ptr, ptr %2, align 8
  ret ptr %5
}

declare void @__VERIFIER_loop_bound(i32 noundef) #2

declare void @__VERIFIER_loop_begin() #2

declare void @__VERIFIER_spin_start() #2

declare void @__VERIFIER_spin_end(i1 noundef zeroext) #2

declare void @__goblint_split_begin(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

declare void @__goblint_check(i1 noundef zeroext) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare void @__ESBMC_atomic_begin() #2

declare void @__ESBMC_assert(i1 noundef zeroext, ptr noundef) #2

declare void @__ESBMC_atomic_end() #2

declare void @__goblint_assume_join(i64 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
