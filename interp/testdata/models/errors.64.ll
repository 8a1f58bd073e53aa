; ModuleID = 'errors.c'
source_filename = "errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"errors.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@small = dso_local global [4 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"long string\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  call void @__VERIFIER_assert(i32 noundef 1)
  call void @__VERIFIER_assume(i32 noundef 1)
  %3 = call i32 @pick(i32 noundef 3)
  switch i32 %3, label %17 [
    i32 0, label %4
    i32 1, label %10
    i32 2, label %11
    i32 3, label %12
    i32 4, label %13
    i32 5, label %15
    i32 6, label %16
  ]

4:                                                ; preds = %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  br label %9

8:                                                ; preds = %4
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

9:                                                ; preds = %7
  br label %10

10:                                               ; preds = %0, %9
  call void @__VERIFIER_assert(i32 noundef 0)
  br label %11

11:                                               ; preds = %0, %10
  call void @__VERIFIER_error()
  br label %12

12:                                               ; preds = %0, %11
  call void @reach_error()
  br label %13

13:                                               ; preds = %0, %12
  %14 = call ptr @__strcpy_chk(ptr noundef @small, ptr noundef @.str.2, i64 noundef 4) #5
  br label %15

15:                                               ; preds = %0, %13
  call void @abort() #4
  unreachable

16:                                               ; preds = %0
  call void @__VERIFIER_assume(i32 noundef 0)
  br label %17

17:                                               ; preds = %16, %0
  ret i32 0
}

declare void @__VERIFIER_assert(i32 noundef) #1

declare void @__VERIFIER_assume(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @pick(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %8, %1
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %5, -1
  store i32 %6, ptr %2, align 4
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = mul nsw i32 2, %9
  %11 = call zeroext i1 @__VERIFIER_nondet_bool()
  %12 = zext i1 %11 to i32
  %13 = add nsw i32 %10, %12
  store i32 %13, ptr %3, align 4
  br label %4, !llvm.loop !5

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare void @__VERIFIER_error() #1

declare void @reach_error() #1

; Function Attrs: nounwind
declare ptr @__strcpy_chk(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @abort() #2

declare zeroext i1 @__VERIFIER_nondet_bool() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
