; ModuleID = 'options.c'
source_filename = "options.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"program\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"-ab\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"-n\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"12\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"-ofile\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"-x\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c"-c\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"rest\00", align 1
@__const.main.args = private unnamed_addr constant [10 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr null], align 16
@.str.9 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@opterr = external global i32, align 4
@.str.10 = private unnamed_addr constant [8 x i8] c"abcn:o:\00", align 1
@optarg = external global ptr, align 8
@optopt = external global i32, align 4
@.str.11 = private unnamed_addr constant [14 x i8] c"optopt == 'x'\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"options.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.14 = private unnamed_addr constant [65 x i8] c"seen == 012345 && strcmp(n, \2212\22) == 0 && strcmp(o, \22file\22) == 0\00", align 1
@optind = external global i32, align 4
@.str.15 = private unnamed_addr constant [47 x i8] c"optind == 7 && strcmp(args[optind], \22-c\22) == 0\00", align 1
@__const.main.missing = private unnamed_addr constant [3 x ptr] [ptr @.str, ptr @.str.2, ptr null], align 16
@.str.16 = private unnamed_addr constant [4 x i8] c":n:\00", align 1
@.str.17 = private unnamed_addr constant [65 x i8] c"getopt(2, missing, \22:n:\22) == ':' && optopt == 'n' && optind == 2\00", align 1
@.str.18 = private unnamed_addr constant [32 x i8] c"getopt(2, missing, \22:n:\22) == -1\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"%d-%s\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"42-x\00", align 1
@.str.22 = private unnamed_addr constant [68 x i8] c"asprintf(&text, \22%d-%s\22, 42, \22x\22) == 4 && strcmp(text, \2242-x\22) == 0\00", align 1
@.str.23 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.24 = private unnamed_addr constant [15 x i8] c"no such locale\00", align 1
@.str.25 = private unnamed_addr constant [88 x i8] c"strcmp(setlocale(LC_ALL, \22C\22), \22C\22) == 0 && setlocale(LC_ALL, \22no such locale\22) == NULL\00", align 1
@stdout = external global ptr, align 8
@.str.26 = private unnamed_addr constant [38 x i8] c"setvbuf(stdout, NULL, _IONBF, 0) == 0\00", align 1
@.str.27 = private unnamed_addr constant [21 x i8] c"write(2, \22\22, 0) == 0\00", align 1
@.str.28 = private unnamed_addr constant [75 x i8] c"sqrt(four) == two && sqrt(two) == 0x1.6a09e667f3bcdp+0 && sqrtf(nine) == 3\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [10 x ptr], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca [3 x ptr], align 16
  %9 = alloca ptr, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca float, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.args, i64 80, i1 false)
  store i32 9, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store ptr @.str.9, ptr %5, align 8
  store ptr @.str.9, ptr %6, align 8
  store i32 0, ptr @opterr, align 4
  br label %13

13:                                               ; preds = %47, %0
  %14 = load i32, ptr %3, align 4
  %15 = getelementptr inbounds [10 x ptr], ptr %2, i64 0, i64 0
  %16 = call i32 @getopt(i32 noundef %14, ptr noundef %15, ptr noundef @.str.10) #6
  store i32 %16, ptr %7, align 4
  %17 = icmp ne i32 %16, -1
  br i1 %17, label %18, label %48

18:                                               ; preds = %13
  %19 = load i32, ptr %4, align 4
  %20 = mul nsw i32 %19, 8
  store i32 %20, ptr %4, align 4
  %21 = load i32, ptr %7, align 4
  switch i32 %21, label %44 [
    i32 97, label %22
    i32 98, label %25
    i32 110, label %28
    i32 111, label %32
    i32 63, label %36
  ]

22:                                               ; preds = %18
  %23 = load i32, ptr %4, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %4, align 4
  br label %47

25:                                               ; preds = %18
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 2
  store i32 %27, ptr %4, align 4
  br label %47

28:                                               ; preds = %18
  %29 = load i32, ptr %4, align 4
  %30 = add nsw i32 %29, 3
  store i32 %30, ptr %4, align 4
  %31 = load ptr, ptr @optarg, align 8
  store ptr %31, ptr %5, align 8
  br label %47

32:                                               ; preds = %18
  %33 = load i32, ptr %4, align 4
  %34 = add nsw i32 %33, 4
  store i32 %34, ptr %4, align 4
  %35 = load ptr, ptr @optarg, align 8
  store ptr %35, ptr %6, align 8
  br label %47

36:                                               ; preds = %18
  %37 = load i32, ptr %4, align 4
  %38 = add nsw i32 %37, 5
  store i32 %38, ptr %4, align 4
  %39 = load i32, ptr @optopt, align 4
  %40 = icmp eq i32 %39, 120
  br i1 %40, label %41, label %42

41:                                               ; preds = %36
  br label %43

42:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.12, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

43:                                               ; preds = %41
  br label %47

44:                                               ; preds = %18
  %45 = load i32, ptr %4, align 4
  %46 = add nsw i32 %45, 6
  store i32 %46, ptr %4, align 4
  br label %47

47:                                               ; preds = %44, %43, %32, %28, %25, %22
  br label %13, !llvm.loop !5

48:                                               ; preds = %13
  %49 = load i32, ptr %4, align 4
  %50 = icmp eq i32 %49, 5349
  br i1 %50, label %51, label %60

51:                                               ; preds = %48
  %52 = load ptr, ptr %5, align 8
  %53 = call i32 @strcmp(ptr noundef %52, ptr noundef @.str.3) #8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %60

55:                                               ; preds = %51
  %56 = load ptr, ptr %6, align 8
  %57 = call i32 @strcmp(ptr noundef %56, ptr noundef @.str.13) #8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %55
  br label %61

60:                                               ; preds = %55, %51, %48
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.12, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

61:                                               ; preds = %59
  %62 = load i32, ptr @optind, align 4
  %63 = icmp eq i32 %62, 7
  br i1 %63, label %64, label %72

64:                                               ; preds = %61
  %65 = load i32, ptr @optind, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [10 x ptr], ptr %2, i64 0, i64 %66
  %68 = load ptr, ptr %67, align 8
  %69 = call i32 @strcmp(ptr noundef %68, ptr noundef @.str.7) #8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %64
  br label %73

72:                                               ; preds = %64, %61
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.12, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

73:                                               ; preds = %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 @__const.main.missing, i64 24, i1 false)
  store i32 1, ptr @optind, align 4
  %74 = getelementptr inbounds [3 x ptr], ptr %8, i64 0, i64 0
  %75 = call i32 @getopt(i32 noundef 2, ptr noundef %74, ptr noundef @.str.16) #6
  %76 = icmp eq i32 %75, 58
  br i1 %76, label %77, label %84

77:                                               ; preds = %73
  %78 = load i32, ptr @optopt, align 4
  %79 = icmp eq i32 %78, 110
  br i1 %79, label %80, label %84

80:                                               ; preds = %77
  %81 = load i32, ptr @optind, align 4
  %82 = icmp eq i32 %81, 2
  br i1 %82, label %83, label %84

83:                                               ; preds = %80
  br label %85

84:                                               ; preds = %80, %77, %73
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.12, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

85:                                               ; preds = %83
  %86 = getelementptr inbounds [3 x ptr], ptr %8, i64 0, i64 0
  %87 = call i32 @getopt(i32 noundef 2, ptr noundef %86, ptr noundef @.str.16) #6
  %88 = icmp eq i32 %87, -1
  br i1 %88, label %89, label %90

89:                                               ; preds = %85
  br label %91

90:                                               ; preds = %85
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.12, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

91:                                               ; preds = %89
  store ptr null, ptr %9, align 8
  %92 = call i32 (ptr, ptr, ...) @asprintf(ptr noundef %9, ptr noundef @.str.19, i32 noundef 42, ptr noundef @.str.20) #6
  %93 = icmp eq i32 %92, 4
  br i1 %93, label %94, label %99

94:                                               ; preds = %91
  %95 = load ptr, ptr %9, align 8
  %96 = call i32 @strcmp(ptr noundef %95, ptr noundef @.str.21) #8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %99

98:                                               ; preds = %94
  br label %100

99:                                               ; preds = %94, %91
  call void @__assert_fail(ptr noundef @.str.22, ptr noundef @.str.12, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

100:                                              ; preds = %98
  %101 = load ptr, ptr %9, align 8
  call void @free(ptr noundef %101) #6
  %102 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.23) #6
  %103 = call i32 @strcmp(ptr noundef %102, ptr noundef @.str.23) #8
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %100
  %106 = call ptr @setlocale(i32 noundef 6, ptr noundef @.str.24) #6
  %107 = icmp eq ptr %106, null
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  br label %110

109:                                              ; preds = %105, %100
  call void @__assert_fail(ptr noundef @.str.25, ptr noundef @.str.12, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

110:                                              ; preds = %108
  %111 = load ptr, ptr @stdout, align 8
  %112 = call i32 @setvbuf(ptr noundef %111, ptr noundef null, i32 noundef 2, i64 noundef 0) #6
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %115

114:                                              ; preds = %110
  br label %116

115:                                              ; preds = %110
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.12, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

116:                                              ; preds = %114
  %117 = call i64 @write(i32 noundef 2, ptr noundef @.str.9, i64 noundef 0)
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %120

119:                                              ; preds = %116
  br label %121

120:                                              ; preds = %116
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.12, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

121:                                              ; preds = %119
  store volatile double 4.000000e+00, ptr %10, align 8
  store volatile double 2.000000e+00, ptr %11, align 8
  store volatile float 9.000000e+00, ptr %12, align 4
  %122 = load volatile double, ptr %10, align 8
  %123 = call double @sqrt(double noundef %122) #6
  %124 = load volatile double, ptr %11, align 8
  %125 = fcmp oeq double %123, %124
  br i1 %125, label %126, label %135

126:                                              ; preds = %121
  %127 = load volatile double, ptr %11, align 8
  %128 = call double @sqrt(double noundef %127) #6
  %129 = fcmp oeq double %128, 0x3FF6A09E667F3BCD
  br i1 %129, label %130, label %135

130:                                              ; preds = %126
  %131 = load volatile float, ptr %12, align 4
  %132 = call float @sqrtf(float noundef %131) #6
  %133 = fcmp oeq float %132, 3.000000e+00
  br i1 %133, label %134, label %135

134:                                              ; preds = %130
  br label %136

135:                                              ; preds = %130, %126, %121
  call void @__assert_fail(ptr noundef @.str.28, ptr noundef @.str.12, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #7
  unreachable

136:                                              ; preds = %134
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @getopt(i32 noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @asprintf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @setlocale(i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @setvbuf(ptr noundef, ptr noundef, i32 noundef, i64 noundef) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
