; ModuleID = 'streams_changed.c'
source_filename = "streams_changed.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"gomc-test-of-changes\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"c\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %4 = call i32 (ptr, i32, ...) @open(ptr noundef @.str, i32 noundef 577, i32 noundef 384)
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call i32 @write(i32 noundef %5, ptr noundef @.str.1, i32 noundef 2)
  %7 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.2)
  store ptr %7, ptr %3, align 4
  %8 = load ptr, ptr %3, align 4
  %9 = call i32 @fgetc(ptr noundef %8)
  %10 = load i32, ptr %2, align 4
  %11 = call i32 @pwrite(i32 noundef %10, ptr noundef @.str.3, i32 noundef 1, i32 noundef 1)
  %12 = load ptr, ptr %3, align 4
  %13 = call i32 @fgetc(ptr noundef %12)
  ret i32 %13
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i32 @write(i32 noundef, ptr noundef, i32 noundef) #1

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @fgetc(ptr noundef) #1

declare i32 @pwrite(i32 noundef, ptr noundef, i32 noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
