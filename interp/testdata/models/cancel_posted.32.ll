; ModuleID = 'cancel_posted.c'
source_filename = "cancel_posted.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.sem_t = type { i32, [12 x i8] }

@sem = internal global %union.sem_t zeroinitializer, align 4
@.str = private unnamed_addr constant [27 x i8] c"result == PTHREAD_CANCELED\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"cancel_posted.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@went_on = internal global i32 0, align 4
@cancels_threads = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @sem_init(ptr noundef @sem, i32 noundef 0, i32 noundef 0) #4
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiting, ptr noundef null) #4
  %6 = load i32, ptr %2, align 4
  %7 = call i32 @pthread_cancel(i32 noundef %6)
  %8 = call i32 @sem_post(ptr noundef @sem) #4
  %9 = load i32, ptr %2, align 4
  %10 = call i32 @pthread_join(i32 noundef %9, ptr noundef %3)
  %11 = load ptr, ptr %3, align 4
  %12 = icmp eq ptr %11, inttoptr (i32 -1 to ptr)
  br i1 %12, label %13, label %14

13:                                               ; preds = %0
  br label %15

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

15:                                               ; preds = %13
  %16 = load i32, ptr @went_on, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call void @reach_error()
  br label %19

19:                                               ; preds = %18, %15
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiting(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @sem_wait(ptr noundef @sem)
  store i32 1, ptr @went_on, align 4
  call void @pthread_testcancel()
  %4 = load ptr, ptr %2, align 4
  ret ptr %4
}

declare i32 @pthread_cancel(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #1

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare void @reach_error() #2

declare i32 @sem_wait(ptr noundef) #2

declare void @pthread_testcancel() #2

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
