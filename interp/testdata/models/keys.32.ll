; ModuleID = 'keys.c'
source_filename = "keys.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@k = dso_local global i32 0, align 4
@.str = private unnamed_addr constant [37 x i8] c"pthread_key_create(&k, destroy) == 0\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"keys.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@l = dso_local global i32 0, align 4
@.str.2 = private unnamed_addr constant [31 x i8] c"pthread_key_create(&l, 0) == 0\00", align 1
@m = dso_local global i32 0, align 4
@.str.3 = private unnamed_addr constant [57 x i8] c"pthread_key_create(&m, destroy) == 0 && k != l && l != m\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"main\00", align 1
@.str.5 = private unnamed_addr constant [44 x i8] c"strcmp(pthread_getspecific(k), \22main\22) == 0\00", align 1
@destroyed = dso_local global [8 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"ba\00", align 1
@.str.7 = private unnamed_addr constant [29 x i8] c"strcmp(destroyed, \22ba\22) == 0\00", align 1
@.str.8 = private unnamed_addr constant [28 x i8] c"pthread_getspecific(k) == 0\00", align 1
@__PRETTY_FUNCTION__.destroy = private unnamed_addr constant [21 x i8] c"void destroy(void *)\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1
@.str.11 = private unnamed_addr constant [33 x i8] c"pthread_setspecific(k, \22b\22) == 0\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.13 = private unnamed_addr constant [33 x i8] c"pthread_setspecific(l, \22c\22) == 0\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.15 = private unnamed_addr constant [63 x i8] c"pthread_setspecific(m, \22d\22) == 0 && pthread_key_delete(m) == 0\00", align 1
@.str.16 = private unnamed_addr constant [28 x i8] c"pthread_getspecific(k) != 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %3 = call i32 @pthread_key_create(ptr noundef @k, ptr noundef @destroy) #5
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %0
  br label %7

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

7:                                                ; preds = %5
  %8 = call i32 @pthread_key_create(ptr noundef @l, ptr noundef null) #5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  br label %12

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

12:                                               ; preds = %10
  %13 = call i32 @pthread_key_create(ptr noundef @m, ptr noundef @destroy) #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %24

15:                                               ; preds = %12
  %16 = load i32, ptr @k, align 4
  %17 = load i32, ptr @l, align 4
  %18 = icmp ne i32 %16, %17
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = load i32, ptr @l, align 4
  %21 = load i32, ptr @m, align 4
  %22 = icmp ne i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %19
  br label %25

24:                                               ; preds = %19, %15, %12
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

25:                                               ; preds = %23
  %26 = load i32, ptr @k, align 4
  %27 = call i32 @pthread_setspecific(i32 noundef %26, ptr noundef @.str.4) #5
  %28 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #5
  %29 = load i32, ptr %2, align 4
  %30 = call i32 @pthread_join(i32 noundef %29, ptr noundef null)
  %31 = load i32, ptr @k, align 4
  %32 = call ptr @pthread_getspecific(i32 noundef %31) #5
  %33 = call i32 @strcmp(ptr noundef %32, ptr noundef @.str.4) #7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %25
  br label %37

36:                                               ; preds = %25
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

37:                                               ; preds = %35
  %38 = call i32 @strcmp(ptr noundef @destroyed, ptr noundef @.str.6) #7
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  br label %42

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

42:                                               ; preds = %40
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load i32, ptr @k, align 4
  %4 = call ptr @pthread_getspecific(i32 noundef %3) #5
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.destroy) #6
  unreachable

8:                                                ; preds = %6
  %9 = load ptr, ptr %2, align 4
  %10 = call ptr @strcat(ptr noundef @destroyed, ptr noundef %9) #5
  %11 = load ptr, ptr %2, align 4
  %12 = call i32 @strcmp(ptr noundef %11, ptr noundef @.str.9) #7
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %8
  %15 = load i32, ptr @k, align 4
  %16 = call i32 @pthread_setspecific(i32 noundef %15, ptr noundef @.str.10) #5
  br label %17

17:                                               ; preds = %14, %8
  ret void
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load i32, ptr @k, align 4
  %4 = call ptr @pthread_getspecific(i32 noundef %3) #5
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  br label %8

7:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.run) #6
  unreachable

8:                                                ; preds = %6
  %9 = load i32, ptr @k, align 4
  %10 = call i32 @pthread_setspecific(i32 noundef %9, ptr noundef @.str.9) #5
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  br label %14

13:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.run) #6
  unreachable

14:                                               ; preds = %12
  %15 = load i32, ptr @l, align 4
  %16 = call i32 @pthread_setspecific(i32 noundef %15, ptr noundef @.str.12) #5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  br label %20

19:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.run) #6
  unreachable

20:                                               ; preds = %18
  %21 = load i32, ptr @m, align 4
  %22 = call i32 @pthread_setspecific(i32 noundef %21, ptr noundef @.str.14) #5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = load i32, ptr @m, align 4
  %26 = call i32 @pthread_key_delete(i32 noundef %25) #5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  br label %30

29:                                               ; preds = %24, %20
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.run) #6
  unreachable

30:                                               ; preds = %28
  %31 = load i32, ptr @k, align 4
  %32 = call ptr @pthread_getspecific(i32 noundef %31) #5
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  br label %36

35:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.run) #6
  unreachable

36:                                               ; preds = %34
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare ptr @pthread_getspecific(i32 noundef) #1

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_key_delete(i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
