; ModuleID = 'files_appended.c'
source_filename = "files_appended.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [23 x i8] c"gomc-test-of-appending\00", align 1
@file = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [3 x i8] c"aA\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"bB\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"aAbB\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"bBaA\00", align 1
@.str.5 = private unnamed_addr constant [89 x i8] c"pread(file, text, 8, 0) == 4 && (strcmp(text, \22aAbB\22) == 0 || strcmp(text, \22bBaA\22) == 0)\00", align 1
@.str.6 = private unnamed_addr constant [17 x i8] c"files_appended.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.7 = private unnamed_addr constant [39 x i8] c"size == 2 || strcmp(text, \22aAbB\22) == 0\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"size == 2\00", align 1
@.str.9 = private unnamed_addr constant [26 x i8] c"write(file, text, 2) == 2\00", align 1
@__PRETTY_FUNCTION__.append = private unnamed_addr constant [21 x i8] c"void *append(void *)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca [8 x i8], align 1
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  %6 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 1090, i32 noundef 384)
  store i32 %6, ptr @file, align 4
  %7 = load i32, ptr @file, align 4
  %8 = call i64 @lseek(i32 noundef %7, i64 noundef 0, i32 noundef 2) #6
  store i64 %8, ptr %2, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %3, i8 0, i64 8, i1 false)
  %9 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @append, ptr noundef @.str.1) #6
  %10 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @append, ptr noundef @.str.2) #6
  %11 = load i64, ptr %4, align 8
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null)
  %13 = load i32, ptr @file, align 4
  %14 = call i64 @lseek(i32 noundef %13, i64 noundef 0, i32 noundef 2) #6
  %15 = sub nsw i64 %14, 2
  store i64 %15, ptr %2, align 8
  %16 = load i64, ptr %5, align 8
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null)
  %18 = load i32, ptr @file, align 4
  %19 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %20 = call i64 @pread(i32 noundef %18, ptr noundef %19, i64 noundef 8, i64 noundef 0)
  %21 = icmp eq i64 %20, 4
  br i1 %21, label %22, label %31

22:                                               ; preds = %0
  %23 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %24 = call i32 @strcmp(ptr noundef %23, ptr noundef @.str.3) #7
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %28 = call i32 @strcmp(ptr noundef %27, ptr noundef @.str.4) #7
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %22
  br label %32

31:                                               ; preds = %26, %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.6, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

32:                                               ; preds = %30
  %33 = load i64, ptr %2, align 8
  %34 = icmp eq i64 %33, 2
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0
  %37 = call i32 @strcmp(ptr noundef %36, ptr noundef @.str.3) #7
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %32
  br label %41

40:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.6, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

41:                                               ; preds = %39
  %42 = load i64, ptr %2, align 8
  %43 = icmp eq i64 %42, 2
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  br label %46

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.6, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

46:                                               ; preds = %44
  %47 = call i32 @unlink(ptr noundef @.str) #6
  ret i32 %47
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

; Function Attrs: nounwind
declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @append(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load i32, ptr @file, align 4
  %4 = load ptr, ptr %2, align 8
  %5 = call i64 @write(i32 noundef %3, ptr noundef %4, i64 noundef 2)
  %6 = icmp eq i64 %5, 2
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.6, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.append) #8
  unreachable

9:                                                ; preds = %7
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare i64 @pread(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare i32 @unlink(ptr noundef) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
