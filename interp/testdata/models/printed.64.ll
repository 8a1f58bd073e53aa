; ModuleID = 'printed.c'
source_filename = "printed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@stderr = external global ptr, align 8
@.str = private unnamed_addr constant [20 x i8] c"fflush(stderr) == 0\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"printed.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [58 x i8] c"fputc(0x141, stderr) == 'A' && putc('\\n', stderr) == '\\n'\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.4 = private unnamed_addr constant [108 x i8] c"fwrite(\22abcd\22, 2, 2, stderr) == 2 && fwrite(\22abcd\22, 1, 0, stderr) == 0 && fwrite(\22abcd\22, 0, 4, stderr) == 0\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.6 = private unnamed_addr constant [24 x i8] c"fputs(\22x\22, stderr) >= 0\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"abc %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"%5s|%c\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"%.1f %%\00", align 1
@.str.10 = private unnamed_addr constant [121 x i8] c"dprintf(2, \22abc %d\\n\22, number) == 8 && fprintf(stderr, \22%5s|%c\22, \22x\22, 'y') == 7 && fprintf(stderr, \22%.1f %%\22, real) == 5\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@shared = internal global [7 x i8] c"shared\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"%03d%s\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"xy\00", align 1
@.str.14 = private unnamed_addr constant [39 x i8] c"n == 7 && pass(\22%03d%s\22, 7, \22xy\22) == 5\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store volatile double 2.500000e+00, ptr %3, align 8
  store volatile i32 -12, ptr %4, align 4
  %6 = load ptr, ptr @stderr, align 8
  %7 = call i32 @fflush(ptr noundef %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %0
  br label %11

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

11:                                               ; preds = %9
  %12 = load ptr, ptr @stderr, align 8
  %13 = call i32 @fputc(i32 noundef 321, ptr noundef %12)
  %14 = icmp eq i32 %13, 65
  br i1 %14, label %15, label %20

15:                                               ; preds = %11
  %16 = load ptr, ptr @stderr, align 8
  %17 = call i32 @putc(i32 noundef 10, ptr noundef %16)
  %18 = icmp eq i32 %17, 10
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  br label %21

20:                                               ; preds = %15, %11
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

21:                                               ; preds = %19
  %22 = load ptr, ptr @stderr, align 8
  %23 = call i64 @fwrite(ptr noundef @.str.3, i64 noundef 2, i64 noundef 2, ptr noundef %22)
  %24 = icmp eq i64 %23, 2
  br i1 %24, label %25, label %34

25:                                               ; preds = %21
  %26 = load ptr, ptr @stderr, align 8
  %27 = call i64 @fwrite(ptr noundef @.str.3, i64 noundef 1, i64 noundef 0, ptr noundef %26)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = load ptr, ptr @stderr, align 8
  %31 = call i64 @fwrite(ptr noundef @.str.3, i64 noundef 0, i64 noundef 4, ptr noundef %30)
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  br label %35

34:                                               ; preds = %29, %25, %21
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

35:                                               ; preds = %33
  %36 = load ptr, ptr @stderr, align 8
  %37 = call i32 @fputs(ptr noundef @.str.5, ptr noundef %36)
  %38 = icmp sge i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  br label %41

40:                                               ; preds = %35
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

41:                                               ; preds = %39
  %42 = load volatile i32, ptr %4, align 4
  %43 = call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef @.str.7, i32 noundef %42)
  %44 = icmp eq i32 %43, 8
  br i1 %44, label %45, label %55

45:                                               ; preds = %41
  %46 = load ptr, ptr @stderr, align 8
  %47 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %46, ptr noundef @.str.8, ptr noundef @.str.5, i32 noundef 121)
  %48 = icmp eq i32 %47, 7
  br i1 %48, label %49, label %55

49:                                               ; preds = %45
  %50 = load ptr, ptr @stderr, align 8
  %51 = load volatile double, ptr %3, align 8
  %52 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %50, ptr noundef @.str.9, double noundef %51)
  %53 = icmp eq i32 %52, 5
  br i1 %53, label %54, label %55

54:                                               ; preds = %49
  br label %56

55:                                               ; preds = %49, %45, %41
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

56:                                               ; preds = %54
  %57 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @change, ptr noundef null) #6
  %58 = load ptr, ptr @stderr, align 8
  %59 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %58, ptr noundef @.str.11, ptr noundef @shared)
  store i32 %59, ptr %5, align 4
  %60 = load i64, ptr %2, align 8
  %61 = call i32 @pthread_join(i64 noundef %60, ptr noundef null)
  %62 = load i32, ptr %5, align 4
  %63 = icmp eq i32 %62, 7
  br i1 %63, label %64, label %68

64:                                               ; preds = %56
  %65 = call i32 (ptr, ...) @pass(ptr noundef @.str.12, i32 noundef 7, ptr noundef @.str.13)
  %66 = icmp eq i32 %65, 5
  br i1 %66, label %67, label %68

67:                                               ; preds = %64
  br label %69

68:                                               ; preds = %64, %56
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

69:                                               ; preds = %67
  ret i32 0
}

declare i32 @fflush(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @fputc(i32 noundef, ptr noundef) #1

declare i32 @putc(i32 noundef, ptr noundef) #1

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @dprintf(i32 noundef, ptr noundef, ...) #1

declare i32 @fprintf(ptr noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @change(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  store i8 83, ptr @shared, align 1
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @pass(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start(ptr %5)
  %6 = load ptr, ptr @stderr, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %9 = call i32 @vfprintf(ptr noundef %6, ptr noundef %7, ptr noundef %8)
  store i32 %9, ptr %4, align 4
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end(ptr %10)
  %11 = load i32, ptr %4, align 4
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
