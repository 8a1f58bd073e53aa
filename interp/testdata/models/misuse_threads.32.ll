; ModuleID = 'misuse_threads.c'
source_filename = "misuse_threads.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%union.pthread_attr_t = type { i32, [32 x i8] }

@t = dso_local global i32 0, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %union.pthread_attr_t, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 @pick(i32 noundef 3)
  switch i32 %4, label %40 [
    i32 0, label %5
    i32 1, label %11
    i32 2, label %16
    i32 3, label %20
    i32 4, label %26
    i32 5, label %32
    i32 6, label %34
  ]

5:                                                ; preds = %0
  %6 = call i32 @pthread_create(ptr noundef @t, ptr noundef null, ptr noundef @empty, ptr noundef null) #4
  %7 = load i32, ptr @t, align 4
  %8 = call i32 @pthread_join(i32 noundef %7, ptr noundef null)
  %9 = load i32, ptr @t, align 4
  %10 = call i32 @pthread_join(i32 noundef %9, ptr noundef null)
  br label %40

11:                                               ; preds = %0
  %12 = call i32 @pthread_create(ptr noundef @t, ptr noundef null, ptr noundef @empty, ptr noundef null) #4
  %13 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @join_it, ptr noundef null) #4
  %14 = load i32, ptr @t, align 4
  %15 = call i32 @pthread_join(i32 noundef %14, ptr noundef null)
  br label %40

16:                                               ; preds = %0
  %17 = call i32 @pthread_create(ptr noundef @t, ptr noundef null, ptr noundef @detach_self, ptr noundef null) #4
  %18 = load i32, ptr @t, align 4
  %19 = call i32 @pthread_join(i32 noundef %18, ptr noundef null)
  br label %40

20:                                               ; preds = %0
  %21 = call i32 @pthread_attr_init(ptr noundef %3) #4
  %22 = call i32 @pthread_attr_setdetachstate(ptr noundef %3, i32 noundef 1) #4
  %23 = call i32 @pthread_create(ptr noundef @t, ptr noundef %3, ptr noundef @empty, ptr noundef null) #4
  %24 = load i32, ptr @t, align 4
  %25 = call i32 @pthread_join(i32 noundef %24, ptr noundef null)
  br label %40

26:                                               ; preds = %0
  %27 = call i32 @pthread_create(ptr noundef @t, ptr noundef null, ptr noundef @empty, ptr noundef null) #4
  %28 = load i32, ptr @t, align 4
  %29 = call i32 @pthread_detach(i32 noundef %28) #4
  %30 = load i32, ptr @t, align 4
  %31 = call i32 @pthread_detach(i32 noundef %30) #4
  br label %40

32:                                               ; preds = %0
  %33 = call i32 @pthread_detach(i32 noundef 0) #4
  br label %40

34:                                               ; preds = %0
  %35 = call i32 @pthread_create(ptr noundef @t, ptr noundef null, ptr noundef @detach_self, ptr noundef null) #4
  %36 = call i32 @pthread_create(ptr noundef @t, ptr noundef null, ptr noundef @empty, ptr noundef null) #4
  %37 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @join_it, ptr noundef null) #4
  %38 = load i32, ptr %2, align 4
  %39 = call i32 @pthread_join(i32 noundef %38, ptr noundef null)
  br label %40

40:                                               ; preds = %0, %34, %32, %26, %20, %16, %11, %5
  ret i32 0
}

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
  br label %4, !llvm.loop !6

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4
  ret i32 %15
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @empty(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  ret ptr null
}

declare i32 @pthread_join(i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @join_it(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = load i32, ptr @t, align 4
  %4 = call i32 @pthread_join(i32 noundef %3, ptr noundef null)
  ret ptr null
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @detach_self(ptr noundef %0) #0 {
  %2 = alloca ptr, align 4
  store ptr %0, ptr %2, align 4
  %3 = call i32 @pthread_self() #5
  %4 = call i32 @pthread_detach(i32 noundef %3) #4
  ret ptr null
}

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_detach(i32 noundef) #1

declare zeroext i1 @__VERIFIER_nondet_bool() #2

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pthread_self() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
