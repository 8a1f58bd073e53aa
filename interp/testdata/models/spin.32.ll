; ModuleID = 'spin.c'
source_filename = "spin.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@s = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [52 x i8] c"pthread_spin_init(&s, PTHREAD_PROCESS_PRIVATE) == 0\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"spin.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [62 x i8] c"pthread_spin_trylock(&s) == 0 && pthread_spin_unlock(&s) == 0\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"pthread_spin_destroy(&s) == 0\00", align 1
@inside = dso_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [27 x i8] c"pthread_spin_lock(&s) == 0\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"inside++ == 0\00", align 1
@.str.6 = private unnamed_addr constant [34 x i8] c"pthread_spin_trylock(&s) == EBUSY\00", align 1
@.str.7 = private unnamed_addr constant [29 x i8] c"pthread_spin_unlock(&s) == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %3 = call i32 @pthread_spin_init(ptr noundef @s, i32 noundef 0) #4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %0
  br label %7

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

7:                                                ; preds = %5
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #4
  %9 = call ptr @run(ptr noundef null)
  %10 = load i32, ptr %2, align 4
  %11 = call i32 @pthread_join(i32 noundef %10, ptr noundef null)
  %12 = call i32 @pthread_spin_trylock(ptr noundef @s) #4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %7
  %15 = call i32 @pthread_spin_unlock(ptr noundef @s) #4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  br label %19

18:                                               ; preds = %14, %7
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

19:                                               ; preds = %17
  %20 = call i32 @pthread_spin_destroy(ptr noundef @s) #4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  br label %24

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

24:                                               ; preds = %22
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_spin_init(ptr noundef, i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_spin_lock(ptr noundef @s) #4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

7:                                                ; preds = %5
  %8 = load i32, ptr @inside, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr @inside, align 4
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %7
  br label %13

12:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

13:                                               ; preds = %11
  %14 = call i32 @pthread_spin_trylock(ptr noundef @s) #4
  %15 = icmp eq i32 %14, 16
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  br label %18

17:                                               ; preds = %13
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

18:                                               ; preds = %16
  %19 = load i32, ptr @inside, align 4
  %20 = add nsw i32 %19, -1
  store i32 %20, ptr @inside, align 4
  %21 = call i32 @pthread_spin_unlock(ptr noundef @s) #4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %18
  br label %25

24:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.run) #5
  unreachable

25:                                               ; preds = %23
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_spin_trylock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_spin_unlock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_spin_destroy(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_spin_lock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
