; ModuleID = 'channels_threads.c'
source_filename = "channels_threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@p = internal global [2 x i32] zeroinitializer, align 4
@.str = private unnamed_addr constant [13 x i8] c"pipe(p) == 0\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"channels_threads.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"aA\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"bB\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"aAbB\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"bBaA\00", align 1
@.str.6 = private unnamed_addr constant [73 x i8] c"n == 4 && (memcmp(text, \22aAbB\22, 4) == 0 || memcmp(text, \22bBaA\22, 4) == 0)\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"got != 'a'\00", align 1
@.str.8 = private unnamed_addr constant [45 x i8] c"close(p[1]) == 0 && read(p[0], text, 8) == 0\00", align 1
@.str.9 = private unnamed_addr constant [26 x i8] c"write(p[1], text, 2) == 2\00", align 1
@__PRETTY_FUNCTION__.writer = private unnamed_addr constant [21 x i8] c"void *writer(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca [8 x i8], align 1
  %5 = alloca i8, align 1
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  store i8 0, ptr %5, align 1
  %7 = call i32 @pipe(ptr noundef @p) #5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %0
  br label %11

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

11:                                               ; preds = %9
  %12 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef @.str.2) #5
  %13 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @writer, ptr noundef @.str.3) #5
  %14 = load i32, ptr @p, align 4
  %15 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %16 = call i64 @read(i32 noundef %14, ptr noundef %15, i64 noundef 8)
  store i64 %16, ptr %6, align 8
  %17 = load i64, ptr %6, align 8
  %18 = icmp eq i64 %17, 2
  br i1 %18, label %19, label %26

19:                                               ; preds = %11
  %20 = load i32, ptr @p, align 4
  %21 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %22 = getelementptr inbounds i8, ptr %21, i64 2
  %23 = call i64 @read(i32 noundef %20, ptr noundef %22, i64 noundef 6)
  %24 = load i64, ptr %6, align 8
  %25 = add nsw i64 %24, %23
  store i64 %25, ptr %6, align 8
  br label %29

26:                                               ; preds = %11
  %27 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %28 = load i8, ptr %27, align 1
  store i8 %28, ptr %5, align 1
  br label %29

29:                                               ; preds = %26, %19
  %30 = load i64, ptr %6, align 8
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %32, label %41

32:                                               ; preds = %29
  %33 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %34 = call i32 @memcmp(ptr noundef %33, ptr noundef @.str.4, i64 noundef 4) #7
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %38 = call i32 @memcmp(ptr noundef %37, ptr noundef @.str.5, i64 noundef 4) #7
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %32
  br label %42

41:                                               ; preds = %36, %29
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

42:                                               ; preds = %40
  %43 = load i64, ptr %2, align 8
  %44 = call i32 @pthread_join(i64 noundef %43, ptr noundef null)
  %45 = load i64, ptr %3, align 8
  %46 = call i32 @pthread_join(i64 noundef %45, ptr noundef null)
  %47 = load i8, ptr %5, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp ne i32 %48, 97
  br i1 %49, label %50, label %51

50:                                               ; preds = %42
  br label %52

51:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

52:                                               ; preds = %50
  %53 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %54 = load i8, ptr %53, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp eq i32 %55, 98
  br i1 %56, label %57, label %58

57:                                               ; preds = %52
  call void @reach_error()
  br label %58

58:                                               ; preds = %57, %52
  %59 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @p, i64 0, i64 1), align 4
  %60 = call i32 @close(i32 noundef %59)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %68

62:                                               ; preds = %58
  %63 = load i32, ptr @p, align 4
  %64 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0
  %65 = call i64 @read(i32 noundef %63, ptr noundef %64, i64 noundef 8)
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %62
  br label %69

68:                                               ; preds = %62, %58
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

69:                                               ; preds = %67
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @p, i64 0, i64 1), align 4
  %4 = load ptr, ptr %2, align 8
  %5 = call i64 @write(i32 noundef %3, ptr noundef %4, i64 noundef 2)
  %6 = icmp eq i64 %5, 2
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.writer) #6
  unreachable

9:                                                ; preds = %7
  ret ptr null
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @reach_error() #3

declare i32 @close(i32 noundef) #3

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
