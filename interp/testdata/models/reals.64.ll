; ModuleID = 'reals.c'
source_filename = "reals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@two = internal global double 2.000000e+00, align 8
@half = internal global double 5.000000e-01, align 8
@minus = internal global double -1.000000e+00, align 8
@.str = private unnamed_addr constant [106 x i8] c"pow(two, 10) == 1024 && pow(two, half) == sqrt(two) && hypot(3 * half, 2) == 2.5 && cbrt(8 * minus) == -2\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"reals.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@zero = internal global double 0.000000e+00, align 8
@.str.2 = private unnamed_addr constant [106 x i8] c"exp(zero) == 1 && log(zero + 1) == 0 && log2(two) == 1 && log10(1000 * (zero + 1)) == 3 && exp2(two) == 4\00", align 1
@.str.3 = private unnamed_addr constant [107 x i8] c"sin(zero) == 0 && cos(zero) == 1 && atan2(zero, minus) == acos(minus) && 4 * atan(zero + 1) == acos(minus)\00", align 1
@.str.4 = private unnamed_addr constant [104 x i8] c"sin(two) * sin(two) + cos(two) * cos(two) > 1 - DBL_EPSILON && sinh(half) < cosh(half) && tanh(two) < 1\00", align 1
@.str.5 = private unnamed_addr constant [118 x i8] c"fmod(5.5, two) == 1.5 && remainder(5.5, two) == -0.5 && rint(2.5 * (zero + 1)) == 2 && lrint(-1.5 * (zero + 1)) == -2\00", align 1
@.str.6 = private unnamed_addr constant [135 x i8] c"frexp(10 * (zero + 1), &exponent) == 0.625 && exponent == 4 && ldexp(half, 3) == 4 && modf(-2.5 + zero, &whole) == -0.5 && whole == -2\00", align 1
@.str.7 = private unnamed_addr constant [35 x i8] c"isnan(log(minus)) && errno == EDOM\00", align 1
@.str.8 = private unnamed_addr constant [91 x i8] c"isinf(exp(1000 * two)) && errno == ERANGE && fpclassify(zero) == FP_ZERO && signbit(minus)\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"2.000000\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"-1.0\00", align 1
@.str.12 = private unnamed_addr constant [5 x i8] c"%.1f\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"+2e+00\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"%+.0e\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"0.5\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"%g\00", align 1
@.str.17 = private unnamed_addr constant [126 x i8] c"prints(\222.000000\22, \22%f\22, two) && prints(\22-1.0\22, \22%.1f\22, minus) && prints(\22+2e+00\22, \22%+.0e\22, two) && prints(\220.5\22, \22%g\22, half)\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"  0.5000|\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"%8.4f|\00", align 1
@.str.20 = private unnamed_addr constant [10 x i8] c"0.50    |\00", align 1
@.str.21 = private unnamed_addr constant [8 x i8] c"%-8.2f|\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"-00001.0\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"%08.1f\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"0x1p+1\00", align 1
@.str.25 = private unnamed_addr constant [3 x i8] c"%a\00", align 1
@.str.26 = private unnamed_addr constant [146 x i8] c"prints(\22  0.5000|\22, \22%8.4f|\22, half) && prints(\220.50    |\22, \22%-8.2f|\22, half) && prints(\22-00001.0\22, \22%08.1f\22, minus) && prints(\220x1p+1\22, \22%a\22, two)\00", align 1
@.str.27 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.28 = private unnamed_addr constant [5 x i8] c"-INF\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"%F\00", align 1
@.str.30 = private unnamed_addr constant [7 x i8] c"1e+300\00", align 1
@.str.31 = private unnamed_addr constant [25 x i8] c"0.1000000000000000055511\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"%.22f\00", align 1
@.str.33 = private unnamed_addr constant [155 x i8] c"prints(\22inf\22, \22%f\22, two / zero) && prints(\22-INF\22, \22%F\22, minus / zero) && prints(\221e+300\22, \22%g\22, 1e300) && prints(\220.1000000000000000055511\22, \22%.22f\22, 0.1)\00", align 1
@.str.34 = private unnamed_addr constant [9 x i8] c" -1.5e1x\00", align 1
@.str.35 = private unnamed_addr constant [8 x i8] c"0x1.8p1\00", align 1
@.str.36 = private unnamed_addr constant [4 x i8] c"0.1\00", align 1
@.str.37 = private unnamed_addr constant [133 x i8] c"strtod(\22 -1.5e1x\22, &end) == -15 && *end == 'x' && atof(\220x1.8p1\22) == 3 && strtof(\220.1\22, 0) == 0.1f && strtod(\22inf\22, 0) == two / zero\00", align 1
@.str.38 = private unnamed_addr constant [7 x i8] c"1e-400\00", align 1
@.str.39 = private unnamed_addr constant [17 x i8] c"9007199254740993\00", align 1
@.str.40 = private unnamed_addr constant [99 x i8] c"strtod(\221e-400\22, 0) == 0 && errno == ERANGE && strtod(\229007199254740993\22, 0) == 9007199254740992.0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  store i32 0, ptr %1, align 4
  %5 = load volatile double, ptr @two, align 8
  %6 = call double @pow(double noundef %5, double noundef 1.000000e+01) #6
  %7 = fcmp oeq double %6, 1.024000e+03
  br i1 %7, label %8, label %26

8:                                                ; preds = %0
  %9 = load volatile double, ptr @two, align 8
  %10 = load volatile double, ptr @half, align 8
  %11 = call double @pow(double noundef %9, double noundef %10) #6
  %12 = load volatile double, ptr @two, align 8
  %13 = call double @sqrt(double noundef %12) #6
  %14 = fcmp oeq double %11, %13
  br i1 %14, label %15, label %26

15:                                               ; preds = %8
  %16 = load volatile double, ptr @half, align 8
  %17 = fmul double 3.000000e+00, %16
  %18 = call double @hypot(double noundef %17, double noundef 2.000000e+00) #6
  %19 = fcmp oeq double %18, 2.500000e+00
  br i1 %19, label %20, label %26

20:                                               ; preds = %15
  %21 = load volatile double, ptr @minus, align 8
  %22 = fmul double 8.000000e+00, %21
  %23 = call double @cbrt(double noundef %22) #7
  %24 = fcmp oeq double %23, -2.000000e+00
  br i1 %24, label %25, label %26

25:                                               ; preds = %20
  br label %27

26:                                               ; preds = %20, %15, %8, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

27:                                               ; preds = %25
  %28 = load volatile double, ptr @zero, align 8
  %29 = call double @exp(double noundef %28) #6
  %30 = fcmp oeq double %29, 1.000000e+00
  br i1 %30, label %31, label %51

31:                                               ; preds = %27
  %32 = load volatile double, ptr @zero, align 8
  %33 = fadd double %32, 1.000000e+00
  %34 = call double @log(double noundef %33) #6
  %35 = fcmp oeq double %34, 0.000000e+00
  br i1 %35, label %36, label %51

36:                                               ; preds = %31
  %37 = load volatile double, ptr @two, align 8
  %38 = call double @log2(double noundef %37) #6
  %39 = fcmp oeq double %38, 1.000000e+00
  br i1 %39, label %40, label %51

40:                                               ; preds = %36
  %41 = load volatile double, ptr @zero, align 8
  %42 = fadd double %41, 1.000000e+00
  %43 = fmul double 1.000000e+03, %42
  %44 = call double @log10(double noundef %43) #6
  %45 = fcmp oeq double %44, 3.000000e+00
  br i1 %45, label %46, label %51

46:                                               ; preds = %40
  %47 = load volatile double, ptr @two, align 8
  %48 = call double @exp2(double noundef %47) #6
  %49 = fcmp oeq double %48, 4.000000e+00
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  br label %52

51:                                               ; preds = %46, %40, %36, %31, %27
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

52:                                               ; preds = %50
  %53 = load volatile double, ptr @zero, align 8
  %54 = call double @sin(double noundef %53) #6
  %55 = fcmp oeq double %54, 0.000000e+00
  br i1 %55, label %56, label %76

56:                                               ; preds = %52
  %57 = load volatile double, ptr @zero, align 8
  %58 = call double @cos(double noundef %57) #6
  %59 = fcmp oeq double %58, 1.000000e+00
  br i1 %59, label %60, label %76

60:                                               ; preds = %56
  %61 = load volatile double, ptr @zero, align 8
  %62 = load volatile double, ptr @minus, align 8
  %63 = call double @atan2(double noundef %61, double noundef %62) #6
  %64 = load volatile double, ptr @minus, align 8
  %65 = call double @acos(double noundef %64) #6
  %66 = fcmp oeq double %63, %65
  br i1 %66, label %67, label %76

67:                                               ; preds = %60
  %68 = load volatile double, ptr @zero, align 8
  %69 = fadd double %68, 1.000000e+00
  %70 = call double @atan(double noundef %69) #6
  %71 = fmul double 4.000000e+00, %70
  %72 = load volatile double, ptr @minus, align 8
  %73 = call double @acos(double noundef %72) #6
  %74 = fcmp oeq double %71, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %67
  br label %77

76:                                               ; preds = %67, %60, %56, %52
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

77:                                               ; preds = %75
  %78 = load volatile double, ptr @two, align 8
  %79 = call double @sin(double noundef %78) #6
  %80 = load volatile double, ptr @two, align 8
  %81 = call double @sin(double noundef %80) #6
  %82 = load volatile double, ptr @two, align 8
  %83 = call double @cos(double noundef %82) #6
  %84 = load volatile double, ptr @two, align 8
  %85 = call double @cos(double noundef %84) #6
  %86 = fmul double %83, %85
  %87 = call double @llvm.fmuladd.f64(double %79, double %81, double %86)
  %88 = fcmp ogt double %87, 0x3FEFFFFFFFFFFFFE
  br i1 %88, label %89, label %100

89:                                               ; preds = %77
  %90 = load volatile double, ptr @half, align 8
  %91 = call double @sinh(double noundef %90) #6
  %92 = load volatile double, ptr @half, align 8
  %93 = call double @cosh(double noundef %92) #6
  %94 = fcmp olt double %91, %93
  br i1 %94, label %95, label %100

95:                                               ; preds = %89
  %96 = load volatile double, ptr @two, align 8
  %97 = call double @tanh(double noundef %96) #6
  %98 = fcmp olt double %97, 1.000000e+00
  br i1 %98, label %99, label %100

99:                                               ; preds = %95
  br label %101

100:                                              ; preds = %95, %89, %77
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

101:                                              ; preds = %99
  %102 = load volatile double, ptr @two, align 8
  %103 = call double @fmod(double noundef 5.500000e+00, double noundef %102) #6
  %104 = fcmp oeq double %103, 1.500000e+00
  br i1 %104, label %105, label %122

105:                                              ; preds = %101
  %106 = load volatile double, ptr @two, align 8
  %107 = call double @remainder(double noundef 5.500000e+00, double noundef %106) #6
  %108 = fcmp oeq double %107, -5.000000e-01
  br i1 %108, label %109, label %122

109:                                              ; preds = %105
  %110 = load volatile double, ptr @zero, align 8
  %111 = fadd double %110, 1.000000e+00
  %112 = fmul double 2.500000e+00, %111
  %113 = call double @llvm.rint.f64(double %112)
  %114 = fcmp oeq double %113, 2.000000e+00
  br i1 %114, label %115, label %122

115:                                              ; preds = %109
  %116 = load volatile double, ptr @zero, align 8
  %117 = fadd double %116, 1.000000e+00
  %118 = fmul double -1.500000e+00, %117
  %119 = call i64 @lrint(double noundef %118) #6
  %120 = icmp eq i64 %119, -2
  br i1 %120, label %121, label %122

121:                                              ; preds = %115
  br label %123

122:                                              ; preds = %115, %109, %105, %101
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

123:                                              ; preds = %121
  %124 = load volatile double, ptr @zero, align 8
  %125 = fadd double %124, 1.000000e+00
  %126 = fmul double 1.000000e+01, %125
  %127 = call double @frexp(double noundef %126, ptr noundef %3) #6
  %128 = fcmp oeq double %127, 6.250000e-01
  br i1 %128, label %129, label %145

129:                                              ; preds = %123
  %130 = load i32, ptr %3, align 4
  %131 = icmp eq i32 %130, 4
  br i1 %131, label %132, label %145

132:                                              ; preds = %129
  %133 = load volatile double, ptr @half, align 8
  %134 = call double @ldexp(double noundef %133, i32 noundef 3) #6
  %135 = fcmp oeq double %134, 4.000000e+00
  br i1 %135, label %136, label %145

136:                                              ; preds = %132
  %137 = load volatile double, ptr @zero, align 8
  %138 = fadd double -2.500000e+00, %137
  %139 = call double @modf(double noundef %138, ptr noundef %4) #6
  %140 = fcmp oeq double %139, -5.000000e-01
  br i1 %140, label %141, label %145

141:                                              ; preds = %136
  %142 = load double, ptr %4, align 8
  %143 = fcmp oeq double %142, -2.000000e+00
  br i1 %143, label %144, label %145

144:                                              ; preds = %141
  br label %146

145:                                              ; preds = %141, %136, %132, %129, %123
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

146:                                              ; preds = %144
  %147 = call ptr @__errno_location() #7
  store i32 0, ptr %147, align 4
  %148 = load volatile double, ptr @minus, align 8
  %149 = call double @log(double noundef %148) #6
  %150 = fcmp uno double %149, %149
  br i1 %150, label %151, label %156

151:                                              ; preds = %146
  %152 = call ptr @__errno_location() #7
  %153 = load i32, ptr %152, align 4
  %154 = icmp eq i32 %153, 33
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %157

156:                                              ; preds = %151, %146
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

157:                                              ; preds = %155
  %158 = call ptr @__errno_location() #7
  store i32 0, ptr %158, align 4
  %159 = load volatile double, ptr @two, align 8
  %160 = fmul double 1.000000e+03, %159
  %161 = call double @exp(double noundef %160) #6
  %162 = call double @llvm.fabs.f64(double %161) #9
  %163 = fcmp oeq double %162, 0x7FF0000000000000
  %164 = bitcast double %161 to i64
  %165 = icmp slt i64 %164, 0
  %166 = select i1 %165, i32 -1, i32 1
  %167 = select i1 %163, i32 %166, i32 0
  %168 = icmp ne i32 %167, 0
  br i1 %168, label %169, label %192

169:                                              ; preds = %157
  %170 = call ptr @__errno_location() #7
  %171 = load i32, ptr %170, align 4
  %172 = icmp eq i32 %171, 34
  br i1 %172, label %173, label %192

173:                                              ; preds = %169
  %174 = load volatile double, ptr @zero, align 8
  %175 = fcmp oeq double %174, 0.000000e+00
  br i1 %175, label %176, label %184

176:                                              ; preds = %189, %186, %184, %173
  %177 = phi i32 [ 2, %173 ], [ 0, %184 ], [ 1, %186 ], [ %191, %189 ]
  %178 = icmp eq i32 %177, 2
  br i1 %178, label %179, label %192

179:                                              ; preds = %176
  %180 = load volatile double, ptr @minus, align 8
  %181 = bitcast double %180 to i64
  %182 = icmp slt i64 %181, 0
  br i1 %182, label %183, label %192

183:                                              ; preds = %179
  br label %193

184:                                              ; preds = %173
  %185 = fcmp uno double %174, %174
  br i1 %185, label %176, label %186

186:                                              ; preds = %184
  %187 = call double @llvm.fabs.f64(double %174) #9
  %188 = fcmp oeq double %187, 0x7FF0000000000000
  br i1 %188, label %176, label %189

189:                                              ; preds = %186
  %190 = fcmp uge double %187, 0x10000000000000
  %191 = select i1 %190, i32 4, i32 3
  br label %176

192:                                              ; preds = %179, %176, %169, %157
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

193:                                              ; preds = %183
  %194 = load volatile double, ptr @two, align 8
  %195 = call i32 @prints(ptr noundef @.str.9, ptr noundef @.str.10, double noundef %194)
  %196 = icmp ne i32 %195, 0
  br i1 %196, label %197, label %210

197:                                              ; preds = %193
  %198 = load volatile double, ptr @minus, align 8
  %199 = call i32 @prints(ptr noundef @.str.11, ptr noundef @.str.12, double noundef %198)
  %200 = icmp ne i32 %199, 0
  br i1 %200, label %201, label %210

201:                                              ; preds = %197
  %202 = load volatile double, ptr @two, align 8
  %203 = call i32 @prints(ptr noundef @.str.13, ptr noundef @.str.14, double noundef %202)
  %204 = icmp ne i32 %203, 0
  br i1 %204, label %205, label %210

205:                                              ; preds = %201
  %206 = load volatile double, ptr @half, align 8
  %207 = call i32 @prints(ptr noundef @.str.15, ptr noundef @.str.16, double noundef %206)
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %210

209:                                              ; preds = %205
  br label %211

210:                                              ; preds = %205, %201, %197, %193
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

211:                                              ; preds = %209
  %212 = load volatile double, ptr @half, align 8
  %213 = call i32 @prints(ptr noundef @.str.18, ptr noundef @.str.19, double noundef %212)
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %228

215:                                              ; preds = %211
  %216 = load volatile double, ptr @half, align 8
  %217 = call i32 @prints(ptr noundef @.str.20, ptr noundef @.str.21, double noundef %216)
  %218 = icmp ne i32 %217, 0
  br i1 %218, label %219, label %228

219:                                              ; preds = %215
  %220 = load volatile double, ptr @minus, align 8
  %221 = call i32 @prints(ptr noundef @.str.22, ptr noundef @.str.23, double noundef %220)
  %222 = icmp ne i32 %221, 0
  br i1 %222, label %223, label %228

223:                                              ; preds = %219
  %224 = load volatile double, ptr @two, align 8
  %225 = call i32 @prints(ptr noundef @.str.24, ptr noundef @.str.25, double noundef %224)
  %226 = icmp ne i32 %225, 0
  br i1 %226, label %227, label %228

227:                                              ; preds = %223
  br label %229

228:                                              ; preds = %223, %219, %215, %211
  call void @__assert_fail(ptr noundef @.str.26, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

229:                                              ; preds = %227
  %230 = load volatile double, ptr @two, align 8
  %231 = load volatile double, ptr @zero, align 8
  %232 = fdiv double %230, %231
  %233 = call i32 @prints(ptr noundef @.str.27, ptr noundef @.str.10, double noundef %232)
  %234 = icmp ne i32 %233, 0
  br i1 %234, label %235, label %248

235:                                              ; preds = %229
  %236 = load volatile double, ptr @minus, align 8
  %237 = load volatile double, ptr @zero, align 8
  %238 = fdiv double %236, %237
  %239 = call i32 @prints(ptr noundef @.str.28, ptr noundef @.str.29, double noundef %238)
  %240 = icmp ne i32 %239, 0
  br i1 %240, label %241, label %248

241:                                              ; preds = %235
  %242 = call i32 @prints(ptr noundef @.str.30, ptr noundef @.str.16, double noundef 1.000000e+300)
  %243 = icmp ne i32 %242, 0
  br i1 %243, label %244, label %248

244:                                              ; preds = %241
  %245 = call i32 @prints(ptr noundef @.str.31, ptr noundef @.str.32, double noundef 1.000000e-01)
  %246 = icmp ne i32 %245, 0
  br i1 %246, label %247, label %248

247:                                              ; preds = %244
  br label %249

248:                                              ; preds = %244, %241, %235, %229
  call void @__assert_fail(ptr noundef @.str.33, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

249:                                              ; preds = %247
  %250 = call double @strtod(ptr noundef @.str.34, ptr noundef %2) #6
  %251 = fcmp oeq double %250, -1.500000e+01
  br i1 %251, label %252, label %270

252:                                              ; preds = %249
  %253 = load ptr, ptr %2, align 8
  %254 = load i8, ptr %253, align 1
  %255 = sext i8 %254 to i32
  %256 = icmp eq i32 %255, 120
  br i1 %256, label %257, label %270

257:                                              ; preds = %252
  %258 = call double @atof(ptr noundef @.str.35) #10
  %259 = fcmp oeq double %258, 3.000000e+00
  br i1 %259, label %260, label %270

260:                                              ; preds = %257
  %261 = call float @strtof(ptr noundef @.str.36, ptr noundef null) #6
  %262 = fcmp oeq float %261, 0x3FB99999A0000000
  br i1 %262, label %263, label %270

263:                                              ; preds = %260
  %264 = call double @strtod(ptr noundef @.str.27, ptr noundef null) #6
  %265 = load volatile double, ptr @two, align 8
  %266 = load volatile double, ptr @zero, align 8
  %267 = fdiv double %265, %266
  %268 = fcmp oeq double %264, %267
  br i1 %268, label %269, label %270

269:                                              ; preds = %263
  br label %271

270:                                              ; preds = %263, %260, %257, %252, %249
  call void @__assert_fail(ptr noundef @.str.37, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

271:                                              ; preds = %269
  %272 = call ptr @__errno_location() #7
  store i32 0, ptr %272, align 4
  %273 = call double @strtod(ptr noundef @.str.38, ptr noundef null) #6
  %274 = fcmp oeq double %273, 0.000000e+00
  br i1 %274, label %275, label %283

275:                                              ; preds = %271
  %276 = call ptr @__errno_location() #7
  %277 = load i32, ptr %276, align 4
  %278 = icmp eq i32 %277, 34
  br i1 %278, label %279, label %283

279:                                              ; preds = %275
  %280 = call double @strtod(ptr noundef @.str.39, ptr noundef null) #6
  %281 = fcmp oeq double %280, 0x4340000000000000
  br i1 %281, label %282, label %283

282:                                              ; preds = %279
  br label %284

283:                                              ; preds = %279, %275, %271
  call void @__assert_fail(ptr noundef @.str.40, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #8
  unreachable

284:                                              ; preds = %282
  ret i32 0
}

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #1

; Function Attrs: nounwind
declare double @hypot(double noundef, double noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare double @cbrt(double noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare double @exp(double noundef) #1

; Function Attrs: nounwind
declare double @log(double noundef) #1

; Function Attrs: nounwind
declare double @log2(double noundef) #1

; Function Attrs: nounwind
declare double @log10(double noundef) #1

; Function Attrs: nounwind
declare double @exp2(double noundef) #1

; Function Attrs: nounwind
declare double @sin(double noundef) #1

; Function Attrs: nounwind
declare double @cos(double noundef) #1

; Function Attrs: nounwind
declare double @atan2(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @acos(double noundef) #1

; Function Attrs: nounwind
declare double @atan(double noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nounwind
declare double @sinh(double noundef) #1

; Function Attrs: nounwind
declare double @cosh(double noundef) #1

; Function Attrs: nounwind
declare double @tanh(double noundef) #1

; Function Attrs: nounwind
declare double @fmod(double noundef, double noundef) #1

; Function Attrs: nounwind
declare double @remainder(double noundef, double noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #4

; Function Attrs: nounwind
declare i64 @lrint(double noundef) #1

; Function Attrs: nounwind
declare double @frexp(double noundef, ptr noundef) #1

; Function Attrs: nounwind
declare double @ldexp(double noundef, i32 noundef) #1

; Function Attrs: nounwind
declare double @modf(double noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: noinline nounwind uwtable
define internal i32 @prints(ptr noundef %0, ptr noundef %1, double noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca [400 x i8], align 16
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store double %2, ptr %6, align 8
  %8 = getelementptr inbounds [400 x i8], ptr %7, i64 0, i64 0
  %9 = load ptr, ptr %5, align 8
  %10 = load double, ptr %6, align 8
  %11 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %8, i64 noundef 400, ptr noundef %9, double noundef %10) #6
  %12 = load ptr, ptr %4, align 8
  %13 = call i64 @strlen(ptr noundef %12) #10
  %14 = trunc i64 %13 to i32
  %15 = icmp eq i32 %11, %14
  br i1 %15, label %16, label %21

16:                                               ; preds = %3
  %17 = getelementptr inbounds [400 x i8], ptr %7, i64 0, i64 0
  %18 = load ptr, ptr %4, align 8
  %19 = call i32 @strcmp(ptr noundef %17, ptr noundef %18) #10
  %20 = icmp eq i32 %19, 0
  br label %21

21:                                               ; preds = %16, %3
  %22 = phi i1 [ false, %3 ], [ %20, %16 ]
  %23 = zext i1 %22 to i32
  ret i32 %23
}

; Function Attrs: nounwind
declare double @strtod(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare double @atof(ptr noundef) #5

; Function Attrs: nounwind
declare float @strtof(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(none) }
attributes #8 = { noreturn nounwind }
attributes #9 = { memory(none) }
attributes #10 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
