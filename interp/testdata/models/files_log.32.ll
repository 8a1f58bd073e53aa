; ModuleID = 'files_log.c'
source_filename = "files_log.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"gomc-test-of-a-log\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@log = internal global ptr null, align 4
@.str.2 = private unnamed_addr constant [21 x i8] c"gomc-test-of-a-trace\00", align 1
@trace = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.5 = private unnamed_addr constant [68 x i8] c"fclose(log) == 0 && close(trace) == 0 && write(trace, \22x\22, 1) == -1\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"files_log.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"%s: %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [47 x i8] c"fprintf(log, \22%s: %d\\n\22, (char *)name, i) == 5\00", align 1
@__PRETTY_FUNCTION__.work = private unnamed_addr constant [19 x i8] c"void *work(void *)\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.11 = private unnamed_addr constant [109 x i8] c"i == 0 ? fputs(\22-\22, log) >= 0 && putc('\\n', log) == '\\n' : fwrite(\22abc\22, 1, 3, log) == 3 && fflush(log) == 0\00", align 1
@.str.12 = private unnamed_addr constant [26 x i8] c"write(trace, \22x\22, 1) == 1\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %4, ptr @log, align 4
  %5 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.2, i32 noundef 1089, i32 noundef 384)
  store i32 %5, ptr @trace, align 4
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef @.str.1) #4
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef @.str.3) #4
  %8 = load i32, ptr %2, align 4
  %9 = call i32 @pthread_join(i32 noundef %8, ptr noundef null)
  %10 = load i32, ptr %3, align 4
  %11 = call i32 @pthread_join(i32 noundef %10, ptr noundef null)
  %12 = load ptr, ptr @log, align 4
  %13 = call i32 @fclose(ptr noundef %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %24

15:                                               ; preds = %0
  %16 = load i32, ptr @trace, align 4
  %17 = call i32 @close(i32 noundef %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = load i32, ptr @trace, align 4
  %21 = call i32 @write(i32 noundef %20, ptr noundef @.str.4, i32 noundef 1)
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %23, label %24

23:                                               ; preds = %19
  br label %25

24:                                               ; preds = %19, %15, %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.6, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

25:                                               ; preds = %23
  %26 = call i32 @unlink(ptr noundef @.str) #4
  %27 = call i32 @unlink(ptr noundef @.str.2) #4
  %28 = or i32 %26, %27
  ret i32 %28
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @open(ptr noundef, i32 noundef, ...) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %43, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 2
  br i1 %6, label %7, label %46

7:                                                ; preds = %4
  %8 = load ptr, ptr @log, align 4
  %9 = load ptr, ptr %2, align 4
  %10 = load i32, ptr %3, align 4
  %11 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %8, ptr noundef @.str.7, ptr noundef %9, i32 noundef %10)
  %12 = icmp eq i32 %11, 5
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  br label %15

14:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.6, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.work) #5
  unreachable

15:                                               ; preds = %13
  %16 = load i32, ptr %3, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %15
  %19 = load ptr, ptr @log, align 4
  %20 = call i32 @fputs(ptr noundef @.str.9, ptr noundef %19)
  %21 = icmp sge i32 %20, 0
  br i1 %21, label %22, label %35

22:                                               ; preds = %18
  %23 = load ptr, ptr @log, align 4
  %24 = call i32 @putc(i32 noundef 10, ptr noundef %23)
  %25 = icmp eq i32 %24, 10
  br i1 %25, label %34, label %35

26:                                               ; preds = %15
  %27 = load ptr, ptr @log, align 4
  %28 = call i32 @fwrite(ptr noundef @.str.10, i32 noundef 1, i32 noundef 3, ptr noundef %27)
  %29 = icmp eq i32 %28, 3
  br i1 %29, label %30, label %35

30:                                               ; preds = %26
  %31 = load ptr, ptr @log, align 4
  %32 = call i32 @fflush(ptr noundef %31)
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %22
  br label %36

35:                                               ; preds = %30, %26, %22, %18
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.6, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.work) #5
  unreachable

36:                                               ; preds = %34
  %37 = load i32, ptr @trace, align 4
  %38 = call i32 @write(i32 noundef %37, ptr noundef @.str.4, i32 noundef 1)
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  br label %42

41:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.6, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.work) #5
  unreachable

42:                                               ; preds = %40
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %3, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %3, align 4
  br label %4, !llvm.loop !6

46:                                               ; preds = %4
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

declare i32 @close(i32 noundef) #1

declare i32 @write(i32 noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @unlink(ptr noundef) #2

declare i32 @fprintf(ptr noundef, ptr noundef, ...) #1

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @putc(i32 noundef, ptr noundef) #1

declare i32 @fwrite(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #1

declare i32 @fflush(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
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
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
