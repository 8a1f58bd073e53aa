source_filename = "math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_math.str = private unnamed_addr constant [35 x i8] c"logl of what is no positive number\00", align 1

define double @fabs(double noundef %x) {
entry:
  %0 = bitcast double %x to i64
  %and = and i64 %0, 9223372036854775807
  %1 = bitcast i64 %and to double
  ret double %1
}

define double @copysign(double noundef %x, double noundef %sign) {
entry:
  %0 = bitcast double %x to i64
  %and = and i64 %0, 9223372036854775807
  %1 = bitcast double %sign to i64
  %and2 = and i64 %1, -9223372036854775808
  %or = or i64 %and, %and2
  %2 = bitcast i64 %or to double
  ret double %2
}

define double @fmin(double noundef %a, double noundef %b) {
entry:
  %cmp = fcmp une double %b, %b
  %cmp1 = fcmp olt double %a, %b
  %or.cond = or i1 %cmp, %cmp1
  %cond = select i1 %or.cond, double %a, double %b
  ret double %cond
}

define double @fmax(double noundef %a, double noundef %b) {
entry:
  %cmp = fcmp une double %b, %b
  %cmp1 = fcmp ogt double %a, %b
  %or.cond = or i1 %cmp, %cmp1
  %cond = select i1 %or.cond, double %a, double %b
  ret double %cond
}

define double @trunc(double noundef %x) {
entry:
  %call = call double @fabs(double noundef %x)
  %cmp = fcmp olt double %call, 0x4330000000000000
  br i1 %cmp, label %if.end, label %return

if.end:                                           ; preds = %entry
  %conv = fptosi double %x to i64
  %conv1 = sitofp i64 %conv to double
  %call2 = call double @copysign(double noundef %conv1, double noundef %x)
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi double [ %call2, %if.end ], [ %x, %entry ]
  ret double %retval.0
}

define double @floor(double noundef %x) {
entry:
  %call = call double @trunc(double noundef %x)
  %cmp = fcmp ogt double %call, %x
  %sub = fsub double %call, 1.000000e+00
  %cond = select i1 %cmp, double %sub, double %call
  ret double %cond
}

define double @ceil(double noundef %x) {
entry:
  %call = call double @trunc(double noundef %x)
  %cmp = fcmp olt double %call, %x
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %add = fadd double %call, 1.000000e+00
  %call1 = call double @copysign(double noundef %add, double noundef %x)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi double [ %call1, %cond.true ], [ %call, %entry ]
  ret double %cond
}

define double @round(double noundef %x) {
entry:
  %call = call double @trunc(double noundef %x)
  %sub = fsub double %x, %call
  %call1 = call double @fabs(double noundef %sub)
  %cmp = fcmp oge double %call1, 5.000000e-01
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call2 = call double @copysign(double noundef 1.000000e+00, double noundef %x)
  %add = fadd double %call, %call2
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi double [ %add, %cond.true ], [ %call, %entry ]
  ret double %cond
}

define i64 @lround(double noundef %x) {
entry:
  %call = call double @round(double noundef %x)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define i64 @llround(double noundef %x) {
entry:
  %call = call double @round(double noundef %x)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define float @fabsf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @fabs(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define float @fminf(float noundef %a, float noundef %b) {
entry:
  %conv = fpext float %a to double
  %conv1 = fpext float %b to double
  %call = call double @fmin(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define float @fmaxf(float noundef %a, float noundef %b) {
entry:
  %conv = fpext float %a to double
  %conv1 = fpext float %b to double
  %call = call double @fmax(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define float @truncf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @trunc(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define float @floorf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @floor(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define float @ceilf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @ceil(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define float @roundf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @round(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define i32 @__isnan(double noundef %x) {
entry:
  %cmp = fcmp une double %x, %x
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__isnanf(float noundef %x) {
entry:
  %cmp = fcmp une float %x, %x
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__isinf(double noundef %x) {
entry:
  %0 = bitcast double %x to i64
  %and = and i64 %0, 9223372036854775807
  %cmp = icmp eq i64 %and, 9218868437227405312
  %cmp1 = fcmp ogt double %x, 0.000000e+00
  %cond = select i1 %cmp1, i32 1, i32 -1
  %cond2 = select i1 %cmp, i32 %cond, i32 0
  ret i32 %cond2
}

define i32 @__isinff(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call i32 @__isinf(double noundef %conv)
  ret i32 %call
}

define i32 @__finite(double noundef %x) {
entry:
  %0 = bitcast double %x to i64
  %and = and i64 %0, 9223372036854775807
  %cmp = icmp ult i64 %and, 9218868437227405312
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__finitef(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call i32 @__finite(double noundef %conv)
  ret i32 %call
}

define double @sqrt(double noundef %x) {
entry:
  %call = call double @llvm.sqrt.f64(double noundef %x)
  ret double %call
}

declare double @llvm.sqrt.f64(double)

define float @sqrtf(float noundef %x) {
entry:
  %call = call float @llvm.sqrt.f32(float noundef %x)
  ret float %call
}

declare float @llvm.sqrt.f32(float)

define double @sin(double noundef %x) {
entry:
  %call = call double @__gomc_sin(double noundef %x)
  ret double %call
}

declare double @__gomc_sin(double noundef)

define float @sinf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_sin(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @cos(double noundef %x) {
entry:
  %call = call double @__gomc_cos(double noundef %x)
  ret double %call
}

declare double @__gomc_cos(double noundef)

define float @cosf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_cos(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @tan(double noundef %x) {
entry:
  %call = call double @__gomc_tan(double noundef %x)
  ret double %call
}

declare double @__gomc_tan(double noundef)

define float @tanf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_tan(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @asin(double noundef %x) {
entry:
  %call = call double @__gomc_asin(double noundef %x)
  ret double %call
}

declare double @__gomc_asin(double noundef)

define float @asinf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_asin(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @acos(double noundef %x) {
entry:
  %call = call double @__gomc_acos(double noundef %x)
  ret double %call
}

declare double @__gomc_acos(double noundef)

define float @acosf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_acos(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @atan(double noundef %x) {
entry:
  %call = call double @__gomc_atan(double noundef %x)
  ret double %call
}

declare double @__gomc_atan(double noundef)

define float @atanf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_atan(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @sinh(double noundef %x) {
entry:
  %call = call double @__gomc_sinh(double noundef %x)
  ret double %call
}

declare double @__gomc_sinh(double noundef)

define float @sinhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_sinh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @cosh(double noundef %x) {
entry:
  %call = call double @__gomc_cosh(double noundef %x)
  ret double %call
}

declare double @__gomc_cosh(double noundef)

define float @coshf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_cosh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @tanh(double noundef %x) {
entry:
  %call = call double @__gomc_tanh(double noundef %x)
  ret double %call
}

declare double @__gomc_tanh(double noundef)

define float @tanhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_tanh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @asinh(double noundef %x) {
entry:
  %call = call double @__gomc_asinh(double noundef %x)
  ret double %call
}

declare double @__gomc_asinh(double noundef)

define float @asinhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_asinh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @acosh(double noundef %x) {
entry:
  %call = call double @__gomc_acosh(double noundef %x)
  ret double %call
}

declare double @__gomc_acosh(double noundef)

define float @acoshf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_acosh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @atanh(double noundef %x) {
entry:
  %call = call double @__gomc_atanh(double noundef %x)
  ret double %call
}

declare double @__gomc_atanh(double noundef)

define float @atanhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_atanh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @expm1(double noundef %x) {
entry:
  %call = call double @__gomc_expm1(double noundef %x)
  ret double %call
}

declare double @__gomc_expm1(double noundef)

define float @expm1f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_expm1(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log(double noundef %x) {
entry:
  %call = call double @__gomc_log(double noundef %x)
  ret double %call
}

declare double @__gomc_log(double noundef)

define float @logf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log2(double noundef %x) {
entry:
  %call = call double @__gomc_log2(double noundef %x)
  ret double %call
}

declare double @__gomc_log2(double noundef)

define float @log2f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log2(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log10(double noundef %x) {
entry:
  %call = call double @__gomc_log10(double noundef %x)
  ret double %call
}

declare double @__gomc_log10(double noundef)

define float @log10f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log10(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @log1p(double noundef %x) {
entry:
  %call = call double @__gomc_log1p(double noundef %x)
  ret double %call
}

declare double @__gomc_log1p(double noundef)

define float @log1pf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log1p(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @cbrt(double noundef %x) {
entry:
  %call = call double @__gomc_cbrt(double noundef %x)
  ret double %call
}

declare double @__gomc_cbrt(double noundef)

define float @cbrtf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_cbrt(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @rint(double noundef %x) {
entry:
  %call = call double @__gomc_rint(double noundef %x)
  ret double %call
}

declare double @__gomc_rint(double noundef)

define float @rintf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_rint(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @exp(double noundef %x) {
entry:
  %call = call double @__gomc_exp(double noundef %x)
  ret double %call
}

declare double @__gomc_exp(double noundef)

define float @expf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_exp(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @exp2(double noundef %x) {
entry:
  %call = call double @__gomc_exp2(double noundef %x)
  ret double %call
}

declare double @__gomc_exp2(double noundef)

define float @exp2f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_exp2(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define double @hypot(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_hypot(double noundef %x, double noundef %y)
  ret double %call
}

declare double @__gomc_hypot(double noundef, double noundef)

define float @hypotf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_hypot(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @fmod(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_fmod(double noundef %x, double noundef %y)
  ret double %call
}

declare double @__gomc_fmod(double noundef, double noundef)

define float @fmodf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_fmod(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @remainder(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_remainder(double noundef %x, double noundef %y)
  ret double %call
}

declare double @__gomc_remainder(double noundef, double noundef)

define float @remainderf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_remainder(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @pow(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_pow(double noundef %x, double noundef %y)
  ret double %call
}

declare double @__gomc_pow(double noundef, double noundef)

define float @powf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_pow(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @atan2(double noundef %y, double noundef %x) {
entry:
  %call = call double @__gomc_atan2(double noundef %y, double noundef %x)
  ret double %call
}

declare double @__gomc_atan2(double noundef, double noundef)

define float @atan2f(float noundef %y, float noundef %x) {
entry:
  %conv = fpext float %y to double
  %conv1 = fpext float %x to double
  %call = call double @__gomc_atan2(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

define double @fdim(double noundef %x, double noundef %y) {
entry:
  %cmp = fcmp ole double %x, %y
  %sub = fsub double %x, %y
  %cond = select i1 %cmp, double 0.000000e+00, double %sub
  ret double %cond
}

define double @nextafter(double noundef %x, double noundef %y) {
entry:
  %cmp = fcmp une double %x, %x
  %cmp1 = fcmp une double %y, %y
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd double %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp2 = fcmp oeq double %x, %y
  br i1 %cmp2, label %return, label %if.end4

if.end4:                                          ; preds = %if.end
  %cmp5 = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp5, label %if.then6, label %if.end8

if.then6:                                         ; preds = %if.end4
  %0 = bitcast double %y to i64
  %and = and i64 %0, -9223372036854775808
  %or = or i64 %and, 1
  %1 = bitcast i64 %or to double
  br label %return

if.end8:                                          ; preds = %if.end4
  %2 = bitcast double %x to i64
  %cmp10 = fcmp olt double %x, %y
  %conv = zext i1 %cmp10 to i32
  %cmp11 = fcmp ogt double %x, 0.000000e+00
  %conv12 = zext i1 %cmp11 to i32
  %cmp13 = icmp eq i32 %conv, %conv12
  %cond = select i1 %cmp13, i32 1, i32 -1
  %conv15 = sext i32 %cond to i64
  %add16 = add i64 %2, %conv15
  %3 = bitcast i64 %add16 to double
  %call18 = call double @fabs(double noundef %3)
  br label %return

return:                                           ; preds = %if.end8, %if.end, %if.then6, %if.then
  %retval.0 = phi double [ %add, %if.then ], [ %1, %if.then6 ], [ %y, %if.end ], [ %3, %if.end8 ]
  ret double %retval.0
}

define double @nearbyint(double noundef %x) {
entry:
  %call = call double @__gomc_rint(double noundef %x)
  ret double %call
}

define float @nearbyintf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_rint(double noundef %conv)
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

define i64 @lrint(double noundef %x) {
entry:
  %call = call double @__gomc_rint(double noundef %x)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define i64 @llrint(double noundef %x) {
entry:
  %call = call double @__gomc_rint(double noundef %x)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define i64 @lroundf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @round(double noundef %conv)
  %conv1 = fptosi double %call to i64
  ret i64 %conv1
}

define double @ldexp(double noundef %x, i32 noundef %exponent) {
entry:
  %call = call double @__gomc_ldexp(double noundef %x, i32 noundef %exponent)
  ret double %call
}

declare double @__gomc_ldexp(double noundef, i32 noundef)

define double @scalbn(double noundef %x, i32 noundef %exponent) {
entry:
  %call = call double @ldexp(double noundef %x, i32 noundef %exponent)
  ret double %call
}

define double @frexp(double noundef %x, ptr noundef %exponent) {
entry:
  %cmp = fcmp une double %x, 0.000000e+00
  %sub.i = fsub double %x, %x
  %cmp.i = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = and i1 %cmp, %cmp.i
  br i1 %or.cond, label %cond.false, label %cond.end

cond.false:                                       ; preds = %entry
  %call.i = call double @fabs(double noundef %x)
  %cmp.i4 = fcmp olt double %call.i, 0x10000000000000
  %mul.i = fmul double %x, 0x4350000000000000
  %below.i.0 = select i1 %cmp.i4, i32 54, i32 0
  %x.addr.i3.0 = select i1 %cmp.i4, double %mul.i, double %x
  %0 = bitcast double %x.addr.i3.0 to i64
  %shr.i = lshr i64 %0, 52
  %and.i = and i64 %shr.i, 2047
  %conv.i5 = trunc i64 %and.i to i32
  %sub.i6 = sub nsw i32 %conv.i5, 1022
  %sub2.i = sub nsw i32 %sub.i6, %below.i.0
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i32 [ %sub2.i, %cond.false ], [ 0, %entry ]
  store i32 %cond, ptr %exponent, align 4
  %sub = sub nsw i32 0, %cond
  %call2 = call double @__gomc_ldexp(double noundef %x, i32 noundef %sub)
  ret double %call2
}

define double @modf(double noundef %x, ptr noundef %whole) {
entry:
  %call = call double @trunc(double noundef %x)
  store double %call, ptr %whole, align 8
  %sub.i = fsub double %x, %x
  %cmp.i10 = fcmp oeq double %sub.i, 0.000000e+00
  br i1 %cmp.i10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %sub = fsub double %x, %call
  br label %cond.end6

cond.false:                                       ; preds = %entry
  %cmp.i = fcmp oeq double %x, %x
  %.x = select i1 %cmp.i, double 0.000000e+00, double %x
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false, %cond.true
  %cond7 = phi double [ %sub, %cond.true ], [ %.x, %cond.false ]
  %call8 = call double @copysign(double noundef %cond7, double noundef %x)
  ret double %call8
}

define i32 @__signbit(double noundef %x) {
entry:
  %0 = bitcast double %x to i64
  %and = and i64 %0, -9223372036854775808
  %cmp = icmp ne i64 %and, 0
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @__signbitf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call i32 @__signbit(double noundef %conv)
  ret i32 %call
}

define i32 @__fpclassify(double noundef %x) {
entry:
  %cmp.i.i = fcmp oeq double %x, %x
  br i1 %cmp.i.i, label %if.end.i, label %class_of.exit

if.end.i:                                         ; preds = %entry
  %sub.i.i = fsub double %x, %x
  %cmp.i9.i = fcmp oeq double %sub.i.i, 0.000000e+00
  br i1 %cmp.i9.i, label %if.end4.i, label %class_of.exit

if.end4.i:                                        ; preds = %if.end.i
  %cmp.i = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp.i, label %class_of.exit, label %cond.false.i

cond.false.i:                                     ; preds = %if.end4.i
  %call5.i = call double @fabs(double noundef %x)
  %cmp6.i = fcmp olt double %call5.i, 0x10000000000000
  %cond.i = select i1 %cmp6.i, i32 3, i32 4
  br label %class_of.exit

class_of.exit:                                    ; preds = %cond.false.i, %if.end4.i, %if.end.i, %entry
  %retval.i.0 = phi i32 [ 0, %entry ], [ 1, %if.end.i ], [ %cond.i, %cond.false.i ], [ 2, %if.end4.i ]
  ret i32 %retval.i.0
}

define i32 @__fpclassifyf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %cmp.i.i = fcmp oeq double %conv, %conv
  br i1 %cmp.i.i, label %if.end.i, label %class_of.exit

if.end.i:                                         ; preds = %entry
  %sub.i.i = fsub double %conv, %conv
  %cmp.i9.i = fcmp oeq double %sub.i.i, 0.000000e+00
  br i1 %cmp.i9.i, label %if.end4.i, label %class_of.exit

if.end4.i:                                        ; preds = %if.end.i
  %cmp.i = fcmp oeq double %conv, 0.000000e+00
  br i1 %cmp.i, label %class_of.exit, label %cond.false.i

cond.false.i:                                     ; preds = %if.end4.i
  %call5.i = call double @fabs(double noundef %conv)
  %cmp6.i = fcmp olt double %call5.i, 0x3810000000000000
  %cond.i = select i1 %cmp6.i, i32 3, i32 4
  br label %class_of.exit

class_of.exit:                                    ; preds = %cond.false.i, %if.end4.i, %if.end.i, %entry
  %retval.i.0 = phi i32 [ 0, %entry ], [ 1, %if.end.i ], [ %cond.i, %cond.false.i ], [ 2, %if.end4.i ]
  ret i32 %retval.i.0
}

define i32 @isnan(double noundef %x) {
entry:
  %call = call i32 @__isnan(double noundef %x)
  ret i32 %call
}

define i32 @isinf(double noundef %x) {
entry:
  %call = call i32 @__isinf(double noundef %x)
  ret i32 %call
}

define i32 @finite(double noundef %x) {
entry:
  %call = call i32 @__finite(double noundef %x)
  ret i32 %call
}

define x86_fp80 @logl(x86_fp80 noundef %x) {
entry:
  %cmp = fcmp une x86_fp80 %x, %x
  %cmp1 = fcmp ole x86_fp80 %x, 0xK00000000000000000000
  %or.cond = or i1 %cmp, %cmp1
  %sub = fsub x86_fp80 %x, %x
  %cmp3 = fcmp une x86_fp80 %sub, 0xK00000000000000000000
  %or.cond19 = or i1 %or.cond, %cmp3
  br i1 %or.cond19, label %if.then, label %for.cond

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_math.str)
  unreachable

for.cond:                                         ; preds = %entry, %for.body
  %exponent.0 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %x.addr.0 = phi x86_fp80 [ %mul, %for.body ], [ %x, %entry ]
  %cmp4 = fcmp ogt x86_fp80 %x.addr.0, 0xK3FFFB504F333F9DE665D
  br i1 %cmp4, label %for.body, label %for.cond5

for.body:                                         ; preds = %for.cond
  %mul = fmul x86_fp80 %x.addr.0, 0xK3FFE8000000000000000
  %inc = add nsw i32 %exponent.0, 1
  br label %for.cond

for.cond5:                                        ; preds = %for.cond, %for.body7
  %exponent.1 = phi i32 [ %dec, %for.body7 ], [ %exponent.0, %for.cond ]
  %x.addr.1 = phi x86_fp80 [ %mul8, %for.body7 ], [ %x.addr.0, %for.cond ]
  %cmp6 = fcmp olt x86_fp80 %x.addr.1, 0xK3FFEB504F333F9DE62C2
  br i1 %cmp6, label %for.body7, label %for.end10

for.body7:                                        ; preds = %for.cond5
  %mul8 = fmul x86_fp80 %x.addr.1, 0xK40008000000000000000
  %dec = add nsw i32 %exponent.1, -1
  br label %for.cond5

for.end10:                                        ; preds = %for.cond5
  %sub11 = fsub x86_fp80 %x.addr.1, 0xK3FFF8000000000000000
  %add = fadd x86_fp80 %x.addr.1, 0xK3FFF8000000000000000
  %div = fdiv x86_fp80 %sub11, %add
  %mul12 = fmul x86_fp80 %div, %div
  br label %for.cond13

for.cond13:                                       ; preds = %for.body15, %for.end10
  %sum.0 = phi x86_fp80 [ 0xK00000000000000000000, %for.end10 ], [ %add18, %for.body15 ]
  %i.0 = phi i32 [ 41, %for.end10 ], [ %sub20, %for.body15 ]
  %cmp14 = icmp sgt i32 %i.0, 0
  br i1 %cmp14, label %for.body15, label %for.end21

for.body15:                                       ; preds = %for.cond13
  %mul16 = fmul x86_fp80 %sum.0, %mul12
  %conv = sitofp i32 %i.0 to x86_fp80
  %div17 = fdiv x86_fp80 0xK3FFF8000000000000000, %conv
  %add18 = fadd x86_fp80 %mul16, %div17
  %sub20 = sub nsw i32 %i.0, 2
  br label %for.cond13

for.end21:                                        ; preds = %for.cond13
  %conv22 = sitofp i32 %exponent.1 to x86_fp80
  %mul23 = fmul x86_fp80 %conv22, 0xK3FFEB17217F7D1CF79AC
  %mul24 = fmul x86_fp80 0xK40008000000000000000, %div
  %mul25 = fmul x86_fp80 %mul24, %sum.0
  %add26 = fadd x86_fp80 %mul23, %mul25
  ret x86_fp80 %add26
}

declare void @__gomc_unsupported(ptr noundef)

