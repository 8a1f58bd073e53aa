; ModuleID = 'sort.c'
source_filename = "sort.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.pair = type { i16, i8 }

@.str = private unnamed_addr constant [109 x i8] c"array[i - 1].key < array[i].key || (array[i - 1].key == array[i].key && array[i - 1].place < array[i].place)\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"sort.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [23 x %struct.pair], align 2
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 7, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %87, %0
  %8 = load i32, ptr %4, align 4
  %9 = icmp sle i32 %8, 23
  br i1 %9, label %10, label %94

10:                                               ; preds = %7
  store i32 0, ptr %5, align 4
  br label %11

11:                                               ; preds = %31, %10
  %12 = load i32, ptr %5, align 4
  %13 = load i32, ptr %4, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %34

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
  %24 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %23
  %25 = getelementptr inbounds %struct.pair, ptr %24, i32 0, i32 0
  store i16 %22, ptr %25, align 2
  %26 = load i32, ptr %5, align 4
  %27 = trunc i32 %26 to i8
  %28 = load i32, ptr %5, align 4
  %29 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %28
  %30 = getelementptr inbounds %struct.pair, ptr %29, i32 0, i32 1
  store i8 %27, ptr %30, align 2
  br label %31

31:                                               ; preds = %15
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4
  br label %11, !llvm.loop !6

34:                                               ; preds = %11
  %35 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 0
  %36 = load i32, ptr %4, align 4
  call void @qsort(ptr noundef %35, i32 noundef %36, i32 noundef 4, ptr noundef @by_key)
  store i32 1, ptr %6, align 4
  br label %37

37:                                               ; preds = %83, %34
  %38 = load i32, ptr %6, align 4
  %39 = load i32, ptr %4, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %86

41:                                               ; preds = %37
  %42 = load i32, ptr %6, align 4
  %43 = sub nsw i32 %42, 1
  %44 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %43
  %45 = getelementptr inbounds %struct.pair, ptr %44, i32 0, i32 0
  %46 = load i16, ptr %45, align 2
  %47 = sext i16 %46 to i32
  %48 = load i32, ptr %6, align 4
  %49 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %48
  %50 = getelementptr inbounds %struct.pair, ptr %49, i32 0, i32 0
  %51 = load i16, ptr %50, align 2
  %52 = sext i16 %51 to i32
  %53 = icmp slt i32 %47, %52
  br i1 %53, label %80, label %54

54:                                               ; preds = %41
  %55 = load i32, ptr %6, align 4
  %56 = sub nsw i32 %55, 1
  %57 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %56
  %58 = getelementptr inbounds %struct.pair, ptr %57, i32 0, i32 0
  %59 = load i16, ptr %58, align 2
  %60 = sext i16 %59 to i32
  %61 = load i32, ptr %6, align 4
  %62 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %61
  %63 = getelementptr inbounds %struct.pair, ptr %62, i32 0, i32 0
  %64 = load i16, ptr %63, align 2
  %65 = sext i16 %64 to i32
  %66 = icmp eq i32 %60, %65
  br i1 %66, label %67, label %81

67:                                               ; preds = %54
  %68 = load i32, ptr %6, align 4
  %69 = sub nsw i32 %68, 1
  %70 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %69
  %71 = getelementptr inbounds %struct.pair, ptr %70, i32 0, i32 1
  %72 = load i8, ptr %71, align 2
  %73 = sext i8 %72 to i32
  %74 = load i32, ptr %6, align 4
  %75 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 %74
  %76 = getelementptr inbounds %struct.pair, ptr %75, i32 0, i32 1
  %77 = load i8, ptr %76, align 2
  %78 = sext i8 %77 to i32
  %79 = icmp slt i32 %73, %78
  br i1 %79, label %80, label %81

80:                                               ; preds = %67, %41
  br label %82

81:                                               ; preds = %67, %54
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #3
  unreachable

82:                                               ; preds = %80
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %6, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %6, align 4
  br label %37, !llvm.loop !8

86:                                               ; preds = %37
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %4, align 4
  %89 = icmp slt i32 %88, 5
  %90 = zext i1 %89 to i64
  %91 = select i1 %89, i32 1, i32 6
  %92 = load i32, ptr %4, align 4
  %93 = add nsw i32 %92, %91
  store i32 %93, ptr %4, align 4
  br label %7, !llvm.loop !9

94:                                               ; preds = %7
  %95 = getelementptr inbounds [23 x %struct.pair], ptr %2, i32 0, i32 0
  call void @qsort(ptr noundef %95, i32 noundef 23, i32 noundef 0, ptr noundef @by_key)
  ret i32 0
}

declare void @qsort(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_key(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 4
  %4 = alloca ptr, align 4
  store ptr %0, ptr %3, align 4
  store ptr %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 4
  %6 = getelementptr inbounds %struct.pair, ptr %5, i32 0, i32 0
  %7 = load i16, ptr %6, align 2
  %8 = sext i16 %7 to i32
  %9 = load ptr, ptr %4, align 4
  %10 = getelementptr inbounds %struct.pair, ptr %9, i32 0, i32 0
  %11 = load i16, ptr %10, align 2
  %12 = sext i16 %11 to i32
  %13 = sub nsw i32 %8, %12
  ret i32 %13
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
