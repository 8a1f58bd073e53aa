; ModuleID = 'cancel_timed_later.c'
source_filename = "cancel_timed_later.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.anon = type { i16, i16 }
%struct.timespec = type { i32, i32 }

@ended = internal global i32 0, align 4
@.str = private unnamed_addr constant [36 x i8] c"result == PTHREAD_CANCELED && ended\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"cancel_timed_later.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@cancels_threads = dso_local global i32 0, align 4
@changed = internal global %union.pthread_cond_t zeroinitializer, align 4
@lock = internal global { { i32, i32, i32, i32, i32, { %struct.anon } } } zeroinitializer, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiting, ptr noundef null) #6
  %5 = load i32, ptr %2, align 4
  %6 = call i32 @pthread_join(i32 noundef %5, ptr noundef %3)
  %7 = load ptr, ptr %3, align 4
  %8 = icmp eq ptr %7, inttoptr (i32 -1 to ptr)
  br i1 %8, label %9, label %13

9:                                                ; preds = %0
  %10 = load i32, ptr @ended, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  br label %14

13:                                               ; preds = %9, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

14:                                               ; preds = %12
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiting(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca %struct.timespec, align 4
  store ptr %0, ptr %2, align 4
  call void @llvm.memset.p0.i32(ptr align 4 %3, i8 0, i32 8, i1 false)
  %4 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6
  %5 = call i32 @pthread_cond_timedwait(ptr noundef @changed, ptr noundef @lock, ptr noundef %3)
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6
  %7 = call i32 @pthread_self() #8
  %8 = call i32 @pthread_cancel(i32 noundef %7)
  store i32 1, ptr @ended, align 4
  call void @pthread_testcancel()
  %9 = load ptr, ptr %2, align 4
  ret ptr %9
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_cancel(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pthread_self() #5

declare void @pthread_testcancel() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
