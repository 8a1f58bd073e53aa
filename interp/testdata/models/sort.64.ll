; ModuleID = 'sort.c'
source_filename = "sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i16, i8 }

@.str = private unnamed_addr constant [109 x i8] c"array[i - 1].key < array[i].key || (array[i - 1].key == array[i].key && array[i - 1].place < array[i].place)\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"sort.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [23 x %struct.pair], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 7, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %96, %0
  %8 = load i32, ptr %4, align 4
  %9 = icmp sle i32 %8, 23
  br i1 %9, label %10, label %103

10:                                               ; preds = %7
  store i32 0, ptr %5, align 4
  br label %11

11:                                               ; preds = %33, %10
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %4, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %36

15:                                               ; preds = %11
  %16 = load i32, ptr %3, align 4
  %17 = mul i32 %16, 1103515245
  %18 = add i32 %17, 12345
  store i32 %18, ptr %3, align 4
  %19 = load i32, ptr %3, align 4
  %20 = lshr i32 %19, 16
  %21 = and i32 %20, 7
  %22 = trunc i32 %21 to i16
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %24
  %26 = getelementptr inbounds %struct.pair, ptr %25, i32 0, i32 0
  store i16 %22, ptr %26, align 4
  %27 = load i32, ptr %5, align 4
  %28 = trunc i32 %27 to i8
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %30
  %32 = getelementptr inbounds %struct.pair, ptr %31, i32 0, i32 1
  store i8 %28, ptr %32, align 2
  br label %33

33:                                               ; preds = %15
  %34 = load i32, ptr %5, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %5, align 4
  br label %11, !llvm.loop !5

36:                                               ; preds = %11
  %37 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 0
  %38 = load i32, ptr %4, align 4
  %39 = sext i32 %38 to i64
  call void @qsort(ptr noundef %37, i64 noundef %39, i64 noundef 4, ptr noundef @by_key)
  store i32 1, ptr %6, align 4
  br label %40

40:                                               ; preds = %92, %36
  %41 = load i32, ptr %6, align 4
  %42 = load i32, ptr %4, align 4
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %44, label %95

44:                                               ; preds = %40
  %45 = load i32, ptr %6, align 4
  %46 = sub nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %47
  %49 = getelementptr inbounds %struct.pair, ptr %48, i32 0, i32 0
  %50 = load i16, ptr %49, align 4
  %51 = sext i16 %50 to i32
  %52 = load i32, ptr %6, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %53
  %55 = getelementptr inbounds %struct.pair, ptr %54, i32 0, i32 0
  %56 = load i16, ptr %55, align 4
  %57 = sext i16 %56 to i32
  %58 = icmp slt i32 %51, %57
  br i1 %58, label %89, label %59

59:                                               ; preds = %44
  %60 = load i32, ptr %6, align 4
  %61 = sub nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %62
  %64 = getelementptr inbounds %struct.pair, ptr %63, i32 0, i32 0
  %65 = load i16, ptr %64, align 4
  %66 = sext i16 %65 to i32
  %67 = load i32, ptr %6, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %68
  %70 = getelementptr inbounds %struct.pair, ptr %69, i32 0, i32 0
  %71 = load i16, ptr %70, align 4
  %72 = sext i16 %71 to i32
  %73 = icmp eq i32 %66, %72
  br i1 %73, label %74, label %90

74:                                               ; preds = %59
  %75 = load i32, ptr %6, align 4
  %76 = sub nsw i32 %75, 1
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %77
  %79 = getelementptr inbounds %struct.pair, ptr %78, i32 0, i32 1
  %80 = load i8, ptr %79, align 2
  %81 = sext i8 %80 to i32
  %82 = load i32, ptr %6, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 %83
  %85 = getelementptr inbounds %struct.pair, ptr %84, i32 0, i32 1
  %86 = load i8, ptr %85, align 2
  %87 = sext i8 %86 to i32
  %88 = icmp slt i32 %81, %87
  br i1 %88, label %89, label %90

89:                                               ; preds = %74, %44
  br label %91

90:                                               ; preds = %74, %59
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

91:                                               ; preds = %89
  br label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %6, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %6, align 4
  br label %40, !llvm.loop !7

95:                                               ; preds = %40
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %4, align 4
  %98 = icmp slt i32 %97, 5
  %99 = zext i1 %98 to i64
  %100 = select i1 %98, i32 1, i32 6
  %101 = load i32, ptr %4, align 4
  %102 = add nsw i32 %101, %100
  store i32 %102, ptr %4, align 4
  br label %7, !llvm.loop !8

103:                                              ; preds = %7
  %104 = getelementptr inbounds [23 x %struct.pair], ptr %2, i64 0, i64 0
  call void @qsort(ptr noundef %104, i64 noundef 23, i64 noundef 0, ptr noundef @by_key)
  ret i32 0
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_key(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.pair, ptr %5, i32 0, i32 0
  %7 = load i16, ptr %6, align 2
  %8 = sext i16 %7 to i32
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 0
  %11 = load i16, ptr %10, align 2
  %12 = sext i16 %11 to i32
  %13 = sub nsw i32 %8, %12
  ret i32 %13
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
