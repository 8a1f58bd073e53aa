; ModuleID = 'stdlib.c'
source_filename = "stdlib.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }

@__const.main.array = private unnamed_addr constant [5 x i32] [i32 5, i32 3, i32 9, i32 3, i32 -1], align 4
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
  %2 = alloca [5 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 4
  %6 = alloca %struct.div_t, align 4
  %7 = alloca %struct.ldiv_t, align 4
  %8 = alloca %struct.lldiv_t, align 4
  %9 = alloca double, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %2, ptr align 4 @__const.main.array, i32 20, i1 false)
  store i32 9, ptr %3, align 4
  store i32 4, ptr %4, align 4
  %10 = call i32 @abs(i32 noundef -3) #9
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %12, label %19

12:                                               ; preds = %0
  %13 = call i32 @labs(i32 noundef -4) #9
  %14 = icmp eq i32 %13, 4
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = call i64 @llabs(i64 noundef -5) #9
  %17 = icmp eq i64 %16, 5
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  br label %20

19:                                               ; preds = %15, %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

20:                                               ; preds = %18
  call void @div(ptr sret(%struct.div_t) align 4 %6, i32 noundef -7, i32 noundef 2) #11
  call void @ldiv(ptr sret(%struct.ldiv_t) align 4 %7, i32 noundef 7, i32 noundef -2) #11
  call void @lldiv(ptr sret(%struct.lldiv_t) align 4 %8, i64 noundef 9, i64 noundef 2) #11
  %21 = getelementptr inbounds %struct.div_t, ptr %6, i32 0, i32 0
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, -3
  br i1 %23, label %24, label %45

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.div_t, ptr %6, i32 0, i32 1
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %28, label %45

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.ldiv_t, ptr %7, i32 0, i32 0
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -3
  br i1 %31, label %32, label %45

32:                                               ; preds = %28
  %33 = getelementptr inbounds %struct.ldiv_t, ptr %7, i32 0, i32 1
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %36, label %45

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.lldiv_t, ptr %8, i32 0, i32 0
  %38 = load i64, ptr %37, align 4
  %39 = icmp eq i64 %38, 4
  br i1 %39, label %40, label %45

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.lldiv_t, ptr %8, i32 0, i32 1
  %42 = load i64, ptr %41, align 4
  %43 = icmp eq i64 %42, 1
  br i1 %43, label %44, label %45

44:                                               ; preds = %40
  br label %46

45:                                               ; preds = %40, %36, %32, %28, %24, %20
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

46:                                               ; preds = %44
  %47 = call i32 @atoi(ptr noundef @.str.3) #12
  %48 = icmp eq i32 %47, -12
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = call i32 @atol(ptr noundef @.str.4) #12
  %51 = icmp eq i32 %50, 77
  br i1 %51, label %52, label %56

52:                                               ; preds = %49
  %53 = call i64 @atoll(ptr noundef @.str.5) #12
  %54 = icmp eq i64 %53, 1234567890123
  br i1 %54, label %55, label %56

55:                                               ; preds = %52
  br label %57

56:                                               ; preds = %52, %49, %46
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

57:                                               ; preds = %55
  %58 = call i32 @strtol(ptr noundef @.str.7, ptr noundef %5, i32 noundef 0) #13
  %59 = icmp eq i32 %58, 31
  br i1 %59, label %60, label %66

60:                                               ; preds = %57
  %61 = load ptr, ptr %5, align 4
  %62 = load i8, ptr %61, align 1
  %63 = sext i8 %62 to i32
  %64 = icmp eq i32 %63, 103
  br i1 %64, label %65, label %66

65:                                               ; preds = %60
  br label %67

66:                                               ; preds = %60, %57
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

67:                                               ; preds = %65
  %68 = call i32 @strtol(ptr noundef @.str.9, ptr noundef %5, i32 noundef 10) #13
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %79

70:                                               ; preds = %67
  %71 = load ptr, ptr %5, align 4
  %72 = load i8, ptr %71, align 1
  %73 = sext i8 %72 to i32
  %74 = icmp eq i32 %73, 122
  br i1 %74, label %75, label %79

75:                                               ; preds = %70
  %76 = call i32 @strtoul(ptr noundef @.str.10, ptr noundef null, i32 noundef 10) #13
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %78, label %79

78:                                               ; preds = %75
  br label %80

79:                                               ; preds = %75, %70, %67
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

80:                                               ; preds = %78
  %81 = call ptr @__errno_location() #9
  store i32 0, ptr %81, align 4
  %82 = call i32 @strtol(ptr noundef @.str.12, ptr noundef null, i32 noundef 10) #13
  %83 = icmp eq i32 %82, 2147483647
  br i1 %83, label %84, label %89

84:                                               ; preds = %80
  %85 = call ptr @__errno_location() #9
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 34
  br i1 %87, label %88, label %89

88:                                               ; preds = %84
  br label %90

89:                                               ; preds = %84, %80
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

90:                                               ; preds = %88
  %91 = call i64 @strtoll(ptr noundef @.str.14, ptr noundef null, i32 noundef 10) #13
  %92 = icmp eq i64 %91, -9223372036854775808
  br i1 %92, label %93, label %94

93:                                               ; preds = %90
  br label %95

94:                                               ; preds = %90
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

95:                                               ; preds = %93
  %96 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 0
  call void @qsort(ptr noundef %96, i32 noundef 5, i32 noundef 4, ptr noundef @compare)
  %97 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 0
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, -1
  br i1 %99, label %100, label %117

100:                                              ; preds = %95
  %101 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 1
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 3
  br i1 %103, label %104, label %117

104:                                              ; preds = %100
  %105 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 2
  %106 = load i32, ptr %105, align 4
  %107 = icmp eq i32 %106, 3
  br i1 %107, label %108, label %117

108:                                              ; preds = %104
  %109 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 3
  %110 = load i32, ptr %109, align 4
  %111 = icmp eq i32 %110, 5
  br i1 %111, label %112, label %117

112:                                              ; preds = %108
  %113 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 4
  %114 = load i32, ptr %113, align 4
  %115 = icmp eq i32 %114, 9
  br i1 %115, label %116, label %117

116:                                              ; preds = %112
  br label %118

117:                                              ; preds = %112, %108, %104, %100, %95
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

118:                                              ; preds = %116
  %119 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 0
  %120 = call ptr @bsearch(ptr noundef %3, ptr noundef %119, i32 noundef 5, i32 noundef 4, ptr noundef @compare)
  %121 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 0
  %122 = getelementptr inbounds i32, ptr %121, i32 4
  %123 = icmp eq ptr %120, %122
  br i1 %123, label %124, label %125

124:                                              ; preds = %118
  br label %126

125:                                              ; preds = %118
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

126:                                              ; preds = %124
  %127 = getelementptr inbounds [5 x i32], ptr %2, i32 0, i32 0
  %128 = call ptr @bsearch(ptr noundef %4, ptr noundef %127, i32 noundef 5, i32 noundef 4, ptr noundef @compare)
  %129 = icmp ne ptr %128, null
  br i1 %129, label %131, label %130

130:                                              ; preds = %126
  br label %132

131:                                              ; preds = %126
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

132:                                              ; preds = %130
  %133 = call i32 @isdigit(i32 noundef 55) #12
  %134 = icmp ne i32 %133, 0
  br i1 %134, label %135, label %145

135:                                              ; preds = %132
  %136 = call i32 @isdigit(i32 noundef 97) #12
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %145, label %138

138:                                              ; preds = %135
  %139 = call i32 @toupper(i32 noundef 113) #12
  %140 = icmp eq i32 %139, 81
  br i1 %140, label %141, label %145

141:                                              ; preds = %138
  %142 = call i32 @isspace(i32 noundef 9) #12
  %143 = icmp ne i32 %142, 0
  br i1 %143, label %144, label %145

144:                                              ; preds = %141
  br label %146

145:                                              ; preds = %141, %138, %135, %132
  call void @__assert_fail(ptr noundef @.str.19, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

146:                                              ; preds = %144
  store volatile double -2.500000e+00, ptr %9, align 8
  %147 = load volatile double, ptr %9, align 8
  %148 = call double @llvm.fabs.f64(double %147)
  %149 = fcmp oeq double %148, 2.500000e+00
  br i1 %149, label %150, label %167

150:                                              ; preds = %146
  %151 = load volatile double, ptr %9, align 8
  %152 = call double @llvm.floor.f64(double %151)
  %153 = fcmp oeq double %152, -3.000000e+00
  br i1 %153, label %154, label %167

154:                                              ; preds = %150
  %155 = load volatile double, ptr %9, align 8
  %156 = call double @llvm.ceil.f64(double %155)
  %157 = fcmp oeq double %156, -2.000000e+00
  br i1 %157, label %158, label %167

158:                                              ; preds = %154
  %159 = load volatile double, ptr %9, align 8
  %160 = call double @llvm.trunc.f64(double %159)
  %161 = fcmp oeq double %160, -2.000000e+00
  br i1 %161, label %162, label %167

162:                                              ; preds = %158
  %163 = load volatile double, ptr %9, align 8
  %164 = call double @llvm.round.f64(double %163)
  %165 = fcmp oeq double %164, -3.000000e+00
  br i1 %165, label %166, label %167

166:                                              ; preds = %162
  br label %168

167:                                              ; preds = %162, %158, %154, %150, %146
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #10
  unreachable

168:                                              ; preds = %166
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #1

; Function Attrs: nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i32 @labs(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare i64 @llabs(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(argmem: readwrite)
declare void @div(ptr sret(%struct.div_t) align 4, i32 noundef, i32 noundef) #4

; Function Attrs: nounwind willreturn memory(argmem: readwrite)
declare void @ldiv(ptr sret(%struct.ldiv_t) align 4, i32 noundef, i32 noundef) #4

; Function Attrs: nounwind willreturn memory(argmem: readwrite)
declare void @lldiv(ptr sret(%struct.lldiv_t) align 4, i64 noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atol(ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atoll(ptr noundef) #5

; Function Attrs: nounwind
declare i32 @strtol(ptr noundef, ptr noundef, i32 noundef) #6

; Function Attrs: nounwind
declare i32 @strtoul(ptr noundef, ptr noundef, i32 noundef) #6

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

; Function Attrs: nounwind
declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef) #6

declare void @qsort(ptr noundef, i32 noundef, i32 noundef, ptr noundef) #7

; Function Attrs: noinline nounwind uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 4
  %4 = alloca ptr, align 4
  store ptr %0, ptr %3, align 4
  store ptr %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 4
  %6 = load i32, ptr %5, align 4
  %7 = load ptr, ptr %4, align 4
  %8 = load i32, ptr %7, align 4
  %9 = sub nsw i32 %6, %8
  ret i32 %9
}

declare ptr @bsearch(ptr noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #7

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isdigit(i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isspace(i32 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #8

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind willreturn memory(none) }
attributes #10 = { noreturn nounwind }
attributes #11 = { nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
