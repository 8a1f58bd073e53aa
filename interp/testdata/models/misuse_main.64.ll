; ModuleID = 'misuse_main.c'
source_filename = "misuse_main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@joins_in_main_only = dso_local global i32 1, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @empty, ptr noundef null) #3
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @empty, ptr noundef null) #3
  %6 = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %6, label %7, label %10

7:                                                ; preds = %0
  %8 = load i64, ptr %2, align 8
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null)
  br label %13

10:                                               ; preds = %0
  %11 = load i64, ptr %2, align 8
  %12 = call i32 @pthread_detach(i64 noundef %11) #3
  br label %13

13:                                               ; preds = %10, %7
  %14 = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = load i64, ptr %3, align 8
  store i64 %16, ptr %2, align 8
  br label %17

17:                                               ; preds = %15, %13
  %18 = call zeroext i1 @__VERIFIER_nondet_bool()
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = load i64, ptr %2, align 8
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null)
  br label %25

22:                                               ; preds = %17
  %23 = load i64, ptr %2, align 8
  %24 = call i32 @pthread_detach(i64 noundef %23) #3
  br label %25

25:                                               ; preds = %22, %19
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @empty(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret ptr null
}

declare zeroext i1 @__VERIFIER_nondet_bool() #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
