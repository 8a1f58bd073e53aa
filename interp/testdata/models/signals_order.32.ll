; ModuleID = 'signals_order.c'
source_filename = "signals_order.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.__sigset_t = type { [32 x i32] }

@ran = internal global i32 0, align 4
@.str = private unnamed_addr constant [9 x i8] c"ran == 2\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"signals_order.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@last = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [16 x i8] c"last == SIGUSR1\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.__sigset_t, align 4
  %3 = alloca %struct.__sigset_t, align 4
  store i32 0, ptr %1, align 4
  %4 = call ptr @signal(i32 noundef 10, ptr noundef @handler) #3
  %5 = call ptr @signal(i32 noundef 12, ptr noundef @handler) #3
  %6 = call i32 @sigemptyset(ptr noundef %2) #3
  %7 = call i32 @sigaddset(ptr noundef %2, i32 noundef 10) #3
  %8 = call i32 @sigaddset(ptr noundef %2, i32 noundef 12) #3
  %9 = call i32 @sigprocmask(i32 noundef 0, ptr noundef %2, ptr noundef %3) #3
  %10 = call i32 @raise(i32 noundef 12) #3
  %11 = call i32 @raise(i32 noundef 10) #3
  %12 = call i32 @sigprocmask(i32 noundef 2, ptr noundef %3, ptr noundef null) #3
  %13 = load i32, ptr @ran, align 4
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16

15:                                               ; preds = %0
  br label %17

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

17:                                               ; preds = %15
  %18 = load i32, ptr @last, align 4
  %19 = icmp eq i32 %18, 10
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  br label %22

21:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

22:                                               ; preds = %20
  ret i32 0
}

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @handler(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr @ran, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr @ran, align 4
  %5 = load i32, ptr %2, align 4
  store i32 %5, ptr @last, align 4
  ret void
}

; Function Attrs: nounwind
declare i32 @sigemptyset(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @sigaddset(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @sigprocmask(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
