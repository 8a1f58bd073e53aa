; ModuleID = 'channels_close.c'
source_filename = "channels_close.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@e = internal global i32 0, align 4
@p = internal global [2 x i32] zeroinitializer, align 4
@.str = private unnamed_addr constant [13 x i8] c"pipe(p) == 0\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"channels_close.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@x = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [33 x i8] c"read(p[0], &c, 1) == 0 && x == 1\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"n == 2\00", align 1
@.str.4 = private unnamed_addr constant [17 x i8] c"close(p[1]) == 0\00", align 1
@__PRETTY_FUNCTION__.other = private unnamed_addr constant [20 x i8] c"void *other(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  %5 = call i32 @eventfd(i32 noundef 0, i32 noundef 0) #4
  store i32 %5, ptr @e, align 4
  %6 = call i32 @pipe(ptr noundef @p) #4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %0
  br label %10

9:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

10:                                               ; preds = %8
  %11 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @other, ptr noundef null) #4
  %12 = load i32, ptr @p, align 4
  %13 = call i32 @read(i32 noundef %12, ptr noundef %4, i32 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %10
  %16 = load i32, ptr @x, align 4
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  br label %20

19:                                               ; preds = %15, %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

20:                                               ; preds = %18
  %21 = load i32, ptr @e, align 4
  %22 = call i32 @eventfd_write(i32 noundef %21, i64 noundef 2)
  %23 = load i32, ptr @e, align 4
  %24 = call i32 @read(i32 noundef %23, ptr noundef %3, i32 noundef 8)
  %25 = icmp eq i32 %24, 8
  br i1 %25, label %26, label %32

26:                                               ; preds = %20
  %27 = load i64, ptr %3, align 8
  %28 = icmp eq i64 %27, 2
  br i1 %28, label %29, label %30

29:                                               ; preds = %26
  br label %31

30:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

31:                                               ; preds = %29
  br label %32

32:                                               ; preds = %31, %20
  %33 = load i32, ptr %2, align 4
  %34 = call i32 @pthread_join(i32 noundef %33, ptr noundef null)
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @eventfd(i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 4
  store i32 1, ptr @x, align 4
  %4 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @p, i32 0, i32 1), align 4
  %5 = call i32 @close(i32 noundef %4)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.other) #5
  unreachable

9:                                                ; preds = %7
  %10 = load i32, ptr @e, align 4
  %11 = call i32 @read(i32 noundef %10, ptr noundef %3, i32 noundef 8)
  %12 = icmp eq i32 %11, 8
  br i1 %12, label %13, label %19

13:                                               ; preds = %9
  %14 = load i64, ptr %3, align 8
  %15 = icmp eq i64 %14, 2
  br i1 %15, label %16, label %19

16:                                               ; preds = %13
  %17 = load i32, ptr @p, align 4
  %18 = call i32 @close(i32 noundef %17)
  br label %19

19:                                               ; preds = %16, %13, %9
  %20 = load ptr, ptr %2, align 4
  ret ptr %20
}

declare i32 @read(i32 noundef, ptr noundef, i32 noundef) #3

declare i32 @eventfd_write(i32 noundef, i64 noundef) #3

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

declare i32 @close(i32 noundef) #3

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
