; ModuleID = 'streams_turned.c'
source_filename = "streams_turned.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@.str = private unnamed_addr constant [21 x i8] c"gomc-test-of-turning\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"w+\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"ab\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
  %3 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.1)
  store ptr %3, ptr %2, align 4
  %4 = load ptr, ptr %2, align 4
  %5 = call i32 @fputs(ptr noundef @.str.2, ptr noundef %4)
  %6 = load ptr, ptr %2, align 4
  call void @rewind(ptr noundef %6)
  %7 = load ptr, ptr %2, align 4
  %8 = call i32 @fgetc(ptr noundef %7)
  %9 = load ptr, ptr %2, align 4
  %10 = call i32 @fputc(i32 noundef 99, ptr noundef %9)
  ret i32 %10
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare void @rewind(ptr noundef) #1

declare i32 @fgetc(ptr noundef) #1

declare i32 @fputc(i32 noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
