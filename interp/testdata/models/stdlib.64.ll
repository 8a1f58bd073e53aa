; ModuleID = 'stdlib.c'
source_filename = "stdlib.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i64, i64 }
%struct.lldiv_t = type { i64, i64 }

@__const.main.array = private unnamed_addr constant [5 x i32] [i32 5, i32 3, i32 9, i32 3, i32 -1], align 16
@.str = private unnamed_addr constant [48 x i8] c"abs(-3) == 3 && labs(-4) == 4 && llabs(-5) == 5\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"stdlib.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [89 x i8] c"d.quot == -3 && d.rem == -1 && l.quot == -3 && l.rem == 1 && ll.quot == 4 && ll.rem == 1\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c" -12x\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"77\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"1234567890123\00", align 1
@.str.6 = private unnamed_addr constant [86 x i8] c"atoi(\22 -12x\22) == -12 && atol(\2277\22) == 77 && atoll(\221234567890123\22) == 1234567890123ll\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"0x1fg\00", align 1
@.str.8 = private unnamed_addr constant [46 x i8] c"strtol(\220x1fg\22, &end, 0) == 31 && *end == 'g'\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"z\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"-1\00", align 1
@.str.11 = private unnamed_addr constant [79 x i8] c"strtol(\22z\22, &end, 10) == 0 && *end == 'z' && strtoul(\22-1\22, 0, 10) == ULONG_MAX\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.13 = private unnamed_addr constant [69 x i8] c"strtol(\2299999999999999999999\22, 0, 10) == LONG_MAX && errno == ERANGE\00", align 1
@.str.14 = private unnamed_addr constant [21 x i8] c"-9223372036854775808\00", align 1
@.str.15 = private unnamed_addr constant [52 x i8] c"strtoll(\22-9223372036854775808\22, 0, 10) == LLONG_MIN\00", align 1
@.str.16 = private unnamed_addr constant [83 x i8] c"array[0] == -1 && array[1] == 3 && array[2] == 3 && array[3] == 5 && array[4] == 9\00", align 1
@.str.17 = private unnamed_addr constant [61 x i8] c"bsearch(&key, array, 5, sizeof *array, compare) == array + 4\00", align 1
@.str.18 = private unnamed_addr constant [53 x i8] c"!bsearch(&missing, array, 5, sizeof *array, compare)\00", align 1
@.str.19 = private unnamed_addr constant [78 x i8] c"(isdigit)('7') && !(isdigit)('a') && (toupper)('q') == 'Q' && (isspace)('\\t')\00", align 1
@.str.20 = private unnamed_addr constant [86 x i8] c"fabs(x) == 2.5 && floor(x) == -3 && ceil(x) == -2 && trunc(x) == -2 && round(x) == -3\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.div_t, align 4
  %7 = alloca %struct.ldiv_t, align 8
  %8 = alloca %struct.lldiv_t, align 8
  %9 = alloca double, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.array, i64 20, i1 false)
  store i32 9, ptr %3, align 4
  store i32 4, ptr %4, align 4
  %10 = call i32 @abs(i32 noundef -3) #8
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %12, label %19

12:                                               ; preds = %0
  %13 = call i64 @labs(i64 noundef -4) #8
  %14 = icmp eq i64 %13, 4
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = call i64 @llabs(i64 noundef -5) #8
  %17 = icmp eq i64 %16, 5
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  br label %20

19:                                               ; preds = %15, %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

20:                                               ; preds = %18
  %21 = call i64 @div(i32 noundef -7, i32 noundef 2) #8
  store i64 %21, ptr %6, align 4
  %22 = call { i64, i64 } @ldiv(i64 noundef 7, i64 noundef -2) #8
  %23 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  %24 = extractvalue { i64, i64 } %22, 0
  store i64 %24, ptr %23, align 8
  %25 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  %26 = extractvalue { i64, i64 } %22, 1
  store i64 %26, ptr %25, align 8
  %27 = call { i64, i64 } @lldiv(i64 noundef 9, i64 noundef 2) #8
  %28 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  %29 = extractvalue { i64, i64 } %27, 0
  store i64 %29, ptr %28, align 8
  %30 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  %31 = extractvalue { i64, i64 } %27, 1
  store i64 %31, ptr %30, align 8
  %32 = getelementptr inbounds %struct.div_t, ptr %6, i32 0, i32 0
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, -3
  br i1 %34, label %35, label %56

35:                                               ; preds = %20
  %36 = getelementptr inbounds %struct.div_t, ptr %6, i32 0, i32 1
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, -1
  br i1 %38, label %39, label %56

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.ldiv_t, ptr %7, i32 0, i32 0
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, -3
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.ldiv_t, ptr %7, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 1
  br i1 %46, label %47, label %56

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.lldiv_t, ptr %8, i32 0, i32 0
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 4
  br i1 %50, label %51, label %56

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.lldiv_t, ptr %8, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 1
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  br label %57

56:                                               ; preds = %51, %47, %43, %39, %35, %20
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

57:                                               ; preds = %55
  %58 = call i32 @atoi(ptr noundef @.str.3) #10
  %59 = icmp eq i32 %58, -12
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = call i64 @atol(ptr noundef @.str.4) #10
  %62 = icmp eq i64 %61, 77
  br i1 %62, label %63, label %67

63:                                               ; preds = %60
  %64 = call i64 @atoll(ptr noundef @.str.5) #10
  %65 = icmp eq i64 %64, 1234567890123
  br i1 %65, label %66, label %67

66:                                               ; preds = %63
  br label %68

67:                                               ; preds = %63, %60, %57
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

68:                                               ; preds = %66
  %69 = call i64 @strtol(ptr noundef @.str.7, ptr noundef %5, i32 noundef 0) #11
  %70 = icmp eq i64 %69, 31
  br i1 %70, label %71, label %77

71:                                               ; preds = %68
  %72 = load ptr, ptr %5, align 8
  %73 = load i8, ptr %72, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp eq i32 %74, 103
  br i1 %75, label %76, label %77

76:                                               ; preds = %71
  br label %78

77:                                               ; preds = %71, %68
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

78:                                               ; preds = %76
  %79 = call i64 @strtol(ptr noundef @.str.9, ptr noundef %5, i32 noundef 10) #11
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %90

81:                                               ; preds = %78
  %82 = load ptr, ptr %5, align 8
  %83 = load i8, ptr %82, align 1
  %84 = sext i8 %83 to i32
  %85 = icmp eq i32 %84, 122
  br i1 %85, label %86, label %90

86:                                               ; preds = %81
  %87 = call i64 @strtoul(ptr noundef @.str.10, ptr noundef null, i32 noundef 10) #11
  %88 = icmp eq i64 %87, -1
  br i1 %88, label %89, label %90

89:                                               ; preds = %86
  br label %91

90:                                               ; preds = %86, %81, %78
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

91:                                               ; preds = %89
  %92 = call ptr @__errno_location() #8
  store i32 0, ptr %92, align 4
  %93 = call i64 @strtol(ptr noundef @.str.12, ptr noundef null, i32 noundef 10) #11
  %94 = icmp eq i64 %93, 9223372036854775807
  br i1 %94, label %95, label %100

95:                                               ; preds = %91
  %96 = call ptr @__errno_location() #8
  %97 = load i32, ptr %96, align 4
  %98 = icmp eq i32 %97, 34
  br i1 %98, label %99, label %100

99:                                               ; preds = %95
  br label %101

100:                                              ; preds = %95, %91
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

101:                                              ; preds = %99
  %102 = call i64 @strtoll(ptr noundef @.str.14, ptr noundef null, i32 noundef 10) #11
  %103 = icmp eq i64 %102, -9223372036854775808
  br i1 %103, label %104, label %105

104:                                              ; preds = %101
  br label %106

105:                                              ; preds = %101
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

106:                                              ; preds = %104
  %107 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  call void @qsort(ptr noundef %107, i64 noundef 5, i64 noundef 4, ptr noundef @compare)
  %108 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  %109 = load i32, ptr %108, align 16
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %128

111:                                              ; preds = %106
  %112 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 1
  %113 = load i32, ptr %112, align 4
  %114 = icmp eq i32 %113, 3
  br i1 %114, label %115, label %128

115:                                              ; preds = %111
  %116 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 2
  %117 = load i32, ptr %116, align 8
  %118 = icmp eq i32 %117, 3
  br i1 %118, label %119, label %128

119:                                              ; preds = %115
  %120 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 3
  %121 = load i32, ptr %120, align 4
  %122 = icmp eq i32 %121, 5
  br i1 %122, label %123, label %128

123:                                              ; preds = %119
  %124 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 4
  %125 = load i32, ptr %124, align 16
  %126 = icmp eq i32 %125, 9
  br i1 %126, label %127, label %128

127:                                              ; preds = %123
  br label %129

128:                                              ; preds = %123, %119, %115, %111, %106
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

129:                                              ; preds = %127
  %130 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  %131 = call ptr @bsearch(ptr noundef %3, ptr noundef %130, i64 noundef 5, i64 noundef 4, ptr noundef @compare)
  %132 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  %133 = getelementptr inbounds i32, ptr %132, i64 4
  %134 = icmp eq ptr %131, %133
  br i1 %134, label %135, label %136

135:                                              ; preds = %129
  br label %137

136:                                              ; preds = %129
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

137:                                              ; preds = %135
  %138 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 0
  %139 = call ptr @bsearch(ptr noundef %4, ptr noundef %138, i64 noundef 5, i64 noundef 4, ptr noundef @compare)
  %140 = icmp ne ptr %139, null
  br i1 %140, label %142, label %141

141:                                              ; preds = %137
  br label %143

142:                                              ; preds = %137
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

143:                                              ; preds = %141
  %144 = call i32 @isdigit(i32 noundef 55) #10
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %156

146:                                              ; preds = %143
  %147 = call i32 @isdigit(i32 noundef 97) #10
  %148 = icmp ne i32 %147, 0
  br i1 %148, label %156, label %149

149:                                              ; preds = %146
  %150 = call i32 @toupper(i32 noundef 113) #10
  %151 = icmp eq i32 %150, 81
  br i1 %151, label %152, label %156

152:                                              ; preds = %149
  %153 = call i32 @isspace(i32 noundef 9) #10
  %154 = icmp ne i32 %153, 0
  br i1 %154, label %155, label %156

155:                                              ; preds = %152
  br label %157

156:                                              ; preds = %152, %149, %146, %143
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

157:                                              ; preds = %155
  store volatile double -2.500000e+00, ptr %9, align 8
  %158 = load volatile double, ptr %9, align 8
  %159 = call double @llvm.fabs.f64(double %158)
  %160 = fcmp oeq double %159, 2.500000e+00
  br i1 %160, label %161, label %178

161:                                              ; preds = %157
  %162 = load volatile double, ptr %9, align 8
  %163 = call double @llvm.floor.f64(double %162)
  %164 = fcmp oeq double %163, -3.000000e+00
  br i1 %164, label %165, label %178

165:                                              ; preds = %161
  %166 = load volatile double, ptr %9, align 8
  %167 = call double @llvm.ceil.f64(double %166)
  %168 = fcmp oeq double %167, -2.000000e+00
  br i1 %168, label %169, label %178

169:                                              ; preds = %165
  %170 = load volatile double, ptr %9, align 8
  %171 = call double @llvm.trunc.f64(double %170)
  %172 = fcmp oeq double %171, -2.000000e+00
  br i1 %172, label %173, label %178

173:                                              ; preds = %169
  %174 = load volatile double, ptr %9, align 8
  %175 = call double @llvm.round.f64(double %174)
  %176 = fcmp oeq double %175, -3.000000e+00
  br i1 %176, label %177, label %178

177:                                              ; preds = %173
  br label %179

178:                                              ; preds = %173, %169, %165, %161, %157
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

179:                                              ; preds = %177
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i64 @labs(i64 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i64 @llabs(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare i64 @div(i32 noundef, i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare { i64, i64 } @ldiv(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare { i64, i64 } @lldiv(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atoll(ptr noundef) #4

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #5

; Function Attrs: nounwind
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

; Function Attrs: nounwind
declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) #5

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #6

; Function Attrs: noinline nounwind uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %7, align 4
  %9 = sub nsw i32 %6, %8
  ret i32 %9
}

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #6

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isdigit(i32 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isspace(i32 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #7

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
