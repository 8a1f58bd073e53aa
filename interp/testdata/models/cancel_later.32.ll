; ModuleID = 'cancel_later.c'
source_filename = "cancel_later.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.sem_t = type { i32, [12 x i8] }

@come = internal global %union.sem_t zeroinitializer, align 4
@never = internal global %union.sem_t zeroinitializer, align 4
@first = internal global i32 0, align 4
@.str = private unnamed_addr constant [27 x i8] c"result == PTHREAD_CANCELED\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cancel_later.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@cancels_threads = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @sem_init(ptr noundef @come, i32 noundef 0, i32 noundef 1) #5
  %5 = call i32 @sem_init(ptr noundef @never, i32 noundef 0, i32 noundef 0) #5
  %6 = call i32 @pthread_create(ptr noundef @first, ptr noundef null, ptr noundef @ends, ptr noundef null) #5
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @waiting, ptr noundef null) #5
  %8 = load i32, ptr %2, align 4
  %9 = call i32 @pthread_join(i32 noundef %8, ptr noundef %3)
  %10 = load ptr, ptr %3, align 4
  %11 = icmp eq ptr %10, inttoptr (i32 -1 to ptr)
  br i1 %11, label %12, label %13

12:                                               ; preds = %0
  br label %14

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

14:                                               ; preds = %12
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @ends(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr %2, align 4
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiting(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @sem_wait(ptr noundef @come)
  %4 = load i32, ptr @first, align 4
  %5 = call i32 @pthread_join(i32 noundef %4, ptr noundef null)
  %6 = call i32 @pthread_self() #7
  %7 = call i32 @pthread_cancel(i32 noundef %6)
  %8 = call i32 @sem_wait(ptr noundef @never)
  %9 = load ptr, ptr %2, align 4
  ret ptr %9
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @sem_wait(ptr noundef) #2

declare i32 @pthread_cancel(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pthread_self() #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
