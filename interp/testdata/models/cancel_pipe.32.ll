; ModuleID = 'cancel_pipe.c'
source_filename = "cancel_pipe.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@ends = internal global [2 x i32] zeroinitializer, align 4
@.str = private unnamed_addr constant [16 x i8] c"pipe(ends) == 0\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cancel_pipe.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"result == PTHREAD_CANCELED\00", align 1
@.str.4 = private unnamed_addr constant [26 x i8] c"read(ends[0], &c, 1) == 1\00", align 1
@cancels_threads = dso_local global i32 0, align 4
@.str.5 = private unnamed_addr constant [38 x i8] c"read(ends[0], &c, 1) == 1 && c == 'x'\00", align 1
@__PRETTY_FUNCTION__.reading = private unnamed_addr constant [22 x i8] c"void *reading(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  %4 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  %5 = call i32 @pipe(ptr noundef @ends) #4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  br label %9

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

9:                                                ; preds = %7
  %10 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reading, ptr noundef null) #4
  %11 = load i32, ptr %2, align 4
  %12 = call i32 @pthread_cancel(i32 noundef %11)
  %13 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @ends, i32 0, i32 1), align 4
  %14 = call i32 @write(i32 noundef %13, ptr noundef @.str.2, i32 noundef 1)
  %15 = icmp ne i32 %14, 1
  br i1 %15, label %16, label %17

16:                                               ; preds = %9
  store i32 1, ptr %1, align 4
  br label %41

17:                                               ; preds = %9
  %18 = load i32, ptr %2, align 4
  %19 = call i32 @pthread_join(i32 noundef %18, ptr noundef %3)
  %20 = load ptr, ptr %3, align 4
  %21 = icmp eq ptr %20, inttoptr (i32 -1 to ptr)
  br i1 %21, label %22, label %23

22:                                               ; preds = %17
  br label %24

23:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

24:                                               ; preds = %22
  %25 = load i32, ptr @ends, align 4
  %26 = call i32 @read(i32 noundef %25, ptr noundef %4, i32 noundef 1)
  %27 = icmp eq i32 %26, 1
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  br label %30

29:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

30:                                               ; preds = %28
  %31 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reading, ptr noundef null) #4
  %32 = load i32, ptr %2, align 4
  %33 = call i32 @pthread_cancel(i32 noundef %32)
  %34 = load i32, ptr %2, align 4
  %35 = call i32 @pthread_join(i32 noundef %34, ptr noundef %3)
  %36 = load ptr, ptr %3, align 4
  %37 = icmp eq ptr %36, inttoptr (i32 -1 to ptr)
  br i1 %37, label %38, label %39

38:                                               ; preds = %30
  br label %40

39:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

40:                                               ; preds = %38
  store i32 0, ptr %1, align 4
  br label %41

41:                                               ; preds = %40, %16
  %42 = load i32, ptr %1, align 4
  ret i32 %42
}

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @reading(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 4
  %4 = load i32, ptr @ends, align 4
  %5 = call i32 @read(i32 noundef %4, ptr noundef %3, i32 noundef 1)
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load i8, ptr %3, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %9, 120
  br i1 %10, label %11, label %12

11:                                               ; preds = %7
  br label %13

12:                                               ; preds = %7, %1
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.reading) #5
  unreachable

13:                                               ; preds = %11
  call void @reach_error()
  %14 = load ptr, ptr %2, align 4
  ret ptr %14
}

declare i32 @pthread_cancel(i32 noundef) #3

declare i32 @write(i32 noundef, ptr noundef, i32 noundef) #3

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

declare i32 @read(i32 noundef, ptr noundef, i32 noundef) #3

declare void @reach_error() #3

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
