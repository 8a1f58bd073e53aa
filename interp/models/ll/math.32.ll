source_filename = "math.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

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

define i32 @lround(double noundef %x) {
entry:
  %call = call double @round(double noundef %x)
  %conv = fptosi double %call to i32
  ret i32 %conv
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
  %cmp = fcmp olt double %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.end

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 33
  br i1 %cmp.i, label %if.then2.i, label %if.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 33, ptr %call1.i, align 4
  br label %if.end

if.end:                                           ; preds = %if.end.i, %if.then2.i, %if.then, %entry
  %call = call double @llvm.sqrt.f64(double noundef %x)
  ret double %call
}

declare double @llvm.sqrt.f64(double)

define float @sqrtf(float noundef %x) {
entry:
  %cmp = fcmp olt float %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.end

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 33
  br i1 %cmp.i, label %if.then2.i, label %if.end

if.then2.i:                                       ; preds = %if.end.i
  store i32 33, ptr %call1.i, align 4
  br label %if.end

if.end:                                           ; preds = %if.end.i, %if.then2.i, %if.then, %entry
  %call = call float @llvm.sqrt.f32(float noundef %x)
  ret float %call
}

declare float @llvm.sqrt.f32(float)

define double @sin(double noundef %x) {
entry:
  %call = call double @__gomc_sin(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_sin(double noundef)

define float @sinf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_sin(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @cos(double noundef %x) {
entry:
  %call = call double @__gomc_cos(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_cos(double noundef)

define float @cosf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_cos(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @tan(double noundef %x) {
entry:
  %call = call double @__gomc_tan(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_tan(double noundef)

define float @tanf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_tan(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @asin(double noundef %x) {
entry:
  %call = call double @__gomc_asin(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_asin(double noundef)

define float @asinf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_asin(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @acos(double noundef %x) {
entry:
  %call = call double @__gomc_acos(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_acos(double noundef)

define float @acosf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_acos(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @atan(double noundef %x) {
entry:
  %call = call double @__gomc_atan(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_atan(double noundef)

define float @atanf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_atan(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @sinh(double noundef %x) {
entry:
  %call = call double @__gomc_sinh(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_sinh(double noundef)

define float @sinhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_sinh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @cosh(double noundef %x) {
entry:
  %call = call double @__gomc_cosh(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_cosh(double noundef)

define float @coshf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_cosh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @tanh(double noundef %x) {
entry:
  %call = call double @__gomc_tanh(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_tanh(double noundef)

define float @tanhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_tanh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @asinh(double noundef %x) {
entry:
  %call = call double @__gomc_asinh(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_asinh(double noundef)

define float @asinhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_asinh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @acosh(double noundef %x) {
entry:
  %call = call double @__gomc_acosh(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_acosh(double noundef)

define float @acoshf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_acosh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @atanh(double noundef %x) {
entry:
  %call = call double @__gomc_atanh(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_atanh(double noundef)

define float @atanhf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_atanh(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @expm1(double noundef %x) {
entry:
  %call = call double @__gomc_expm1(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_expm1(double noundef)

define float @expm1f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_expm1(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @log(double noundef %x) {
entry:
  %call = call double @__gomc_log(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_log(double noundef)

define float @logf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @log2(double noundef %x) {
entry:
  %call = call double @__gomc_log2(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_log2(double noundef)

define float @log2f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log2(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @log10(double noundef %x) {
entry:
  %call = call double @__gomc_log10(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_log10(double noundef)

define float @log10f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log10(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @log1p(double noundef %x) {
entry:
  %call = call double @__gomc_log1p(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_log1p(double noundef)

define float @log1pf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_log1p(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @cbrt(double noundef %x) {
entry:
  %call = call double @__gomc_cbrt(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_cbrt(double noundef)

define float @cbrtf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_cbrt(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @rint(double noundef %x) {
entry:
  %call = call double @__gomc_rint(double noundef %x)
  %cmp.i8 = fcmp oeq double %x, %x
  %sub.i14 = fsub double %x, %x
  %cmp.i15 = fcmp oeq double %sub.i14, 0.000000e+00
  %cmp.i5 = fcmp oeq double %call, %call
  %cmp.i8.not = xor i1 %cmp.i8, true
  %brmerge = or i1 %cmp.i5, %cmp.i8.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i11 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i11
  %cmp.i15.not = xor i1 %cmp.i15, true
  %brmerge15 = or i1 %or.cond, %cmp.i15.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_rint(double noundef)

define float @rintf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_rint(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %conv2 = fpext float %conv1 to double
  %cmp.i13 = fcmp oeq double %conv, %conv
  %sub.i19 = fsub double %conv, %conv
  %cmp.i20 = fcmp oeq double %sub.i19, 0.000000e+00
  %cmp.i10 = fcmp oeq double %conv2, %conv2
  %cmp.i13.not = xor i1 %cmp.i13, true
  %brmerge = or i1 %cmp.i10, %cmp.i13.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %0, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv2, %conv2
  %sub.i = fsub double %conv2, %conv2
  %cmp.i16 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i16
  %cmp.i20.not = xor i1 %cmp.i20, true
  %brmerge15 = or i1 %or.cond, %cmp.i20.not
  br i1 %brmerge15, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %1, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv1
}

define double @exp(double noundef %x) {
entry:
  %call = call double @__gomc_exp(double noundef %x)
  %sub.i11 = fsub double %x, %x
  %cmp.i12 = fcmp oeq double %sub.i11, 0.000000e+00
  br i1 %cmp.i12, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %cmp.i17 = fcmp oeq double %call, 0.000000e+00
  br i1 %cmp.i17, label %if.then.i20, label %nonzero.exit

if.then.i20:                                      ; preds = %cond.true
  %call.i.i18 = call i32 @__gomc_reads_errno()
  %tobool.i.i19 = icmp ne i32 %call.i.i18, 0
  br i1 %tobool.i.i19, label %if.end.i.i24, label %nonzero.exit

if.end.i.i24:                                     ; preds = %if.then.i20
  %call1.i.i22 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i22, align 4
  %cmp.i.i23 = icmp ne i32 %0, 34
  br i1 %cmp.i.i23, label %if.then2.i.i25, label %nonzero.exit

if.then2.i.i25:                                   ; preds = %if.end.i.i24
  store i32 34, ptr %call1.i.i22, align 4
  br label %nonzero.exit

nonzero.exit:                                     ; preds = %if.end.i.i24, %if.then2.i.i25, %if.then.i20, %cond.true
  %cmp.i5 = fcmp oeq double %call, %call
  br i1 %cmp.i5, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %nonzero.exit
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %cond.end

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %1, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %cond.end

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %cond.end

if.else.i:                                        ; preds = %nonzero.exit
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i8 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i8
  br i1 %or.cond, label %cond.end, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %2, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.then.i, %if.then2.i19.i, %if.end.i18.i, %if.end.i.i, %if.then2.i.i, %if.then9.i, %if.else.i
  ret double %call
}

declare double @__gomc_exp(double noundef)

define float @expf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_exp(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %sub.i15 = fsub double %conv, %conv
  %cmp.i16 = fcmp oeq double %sub.i15, 0.000000e+00
  br i1 %cmp.i16, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %conv4 = fpext float %conv1 to double
  %cmp.i21 = fcmp oeq double %conv4, 0.000000e+00
  br i1 %cmp.i21, label %if.then.i24, label %nonzero.exit

if.then.i24:                                      ; preds = %cond.true
  %call.i.i22 = call i32 @__gomc_reads_errno()
  %tobool.i.i23 = icmp ne i32 %call.i.i22, 0
  br i1 %tobool.i.i23, label %if.end.i.i28, label %nonzero.exit

if.end.i.i28:                                     ; preds = %if.then.i24
  %call1.i.i26 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i26, align 4
  %cmp.i.i27 = icmp ne i32 %0, 34
  br i1 %cmp.i.i27, label %if.then2.i.i29, label %nonzero.exit

if.then2.i.i29:                                   ; preds = %if.end.i.i28
  store i32 34, ptr %call1.i.i26, align 4
  br label %nonzero.exit

nonzero.exit:                                     ; preds = %if.end.i.i28, %if.then2.i.i29, %if.then.i24, %cond.true
  %cmp.i9 = fcmp oeq double %conv4, %conv4
  br i1 %cmp.i9, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %nonzero.exit
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %cond.end

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %1, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %cond.end

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %cond.end

if.else.i:                                        ; preds = %nonzero.exit
  %cmp.i = fcmp une double %conv4, %conv4
  %sub.i = fsub double %conv4, %conv4
  %cmp.i12 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i12
  br i1 %or.cond, label %cond.end, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %2, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.then.i, %if.then2.i19.i, %if.end.i18.i, %if.end.i.i, %if.then2.i.i, %if.then9.i, %if.else.i
  ret float %conv1
}

define double @exp2(double noundef %x) {
entry:
  %call = call double @__gomc_exp2(double noundef %x)
  %sub.i11 = fsub double %x, %x
  %cmp.i12 = fcmp oeq double %sub.i11, 0.000000e+00
  br i1 %cmp.i12, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %cmp.i17 = fcmp oeq double %call, 0.000000e+00
  br i1 %cmp.i17, label %if.then.i20, label %nonzero.exit

if.then.i20:                                      ; preds = %cond.true
  %call.i.i18 = call i32 @__gomc_reads_errno()
  %tobool.i.i19 = icmp ne i32 %call.i.i18, 0
  br i1 %tobool.i.i19, label %if.end.i.i24, label %nonzero.exit

if.end.i.i24:                                     ; preds = %if.then.i20
  %call1.i.i22 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i22, align 4
  %cmp.i.i23 = icmp ne i32 %0, 34
  br i1 %cmp.i.i23, label %if.then2.i.i25, label %nonzero.exit

if.then2.i.i25:                                   ; preds = %if.end.i.i24
  store i32 34, ptr %call1.i.i22, align 4
  br label %nonzero.exit

nonzero.exit:                                     ; preds = %if.end.i.i24, %if.then2.i.i25, %if.then.i20, %cond.true
  %cmp.i5 = fcmp oeq double %call, %call
  br i1 %cmp.i5, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %nonzero.exit
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %cond.end

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %1, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %cond.end

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %cond.end

if.else.i:                                        ; preds = %nonzero.exit
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i8 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i8
  br i1 %or.cond, label %cond.end, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %2, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.then.i, %if.then2.i19.i, %if.end.i18.i, %if.end.i.i, %if.then2.i.i, %if.then9.i, %if.else.i
  ret double %call
}

declare double @__gomc_exp2(double noundef)

define float @exp2f(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @__gomc_exp2(double noundef %conv)
  %conv1 = fptrunc double %call to float
  %sub.i15 = fsub double %conv, %conv
  %cmp.i16 = fcmp oeq double %sub.i15, 0.000000e+00
  br i1 %cmp.i16, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %conv4 = fpext float %conv1 to double
  %cmp.i21 = fcmp oeq double %conv4, 0.000000e+00
  br i1 %cmp.i21, label %if.then.i24, label %nonzero.exit

if.then.i24:                                      ; preds = %cond.true
  %call.i.i22 = call i32 @__gomc_reads_errno()
  %tobool.i.i23 = icmp ne i32 %call.i.i22, 0
  br i1 %tobool.i.i23, label %if.end.i.i28, label %nonzero.exit

if.end.i.i28:                                     ; preds = %if.then.i24
  %call1.i.i26 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i26, align 4
  %cmp.i.i27 = icmp ne i32 %0, 34
  br i1 %cmp.i.i27, label %if.then2.i.i29, label %nonzero.exit

if.then2.i.i29:                                   ; preds = %if.end.i.i28
  store i32 34, ptr %call1.i.i26, align 4
  br label %nonzero.exit

nonzero.exit:                                     ; preds = %if.end.i.i28, %if.then2.i.i29, %if.then.i24, %cond.true
  %cmp.i9 = fcmp oeq double %conv4, %conv4
  br i1 %cmp.i9, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %nonzero.exit
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %cond.end

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %1, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %cond.end

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %cond.end

if.else.i:                                        ; preds = %nonzero.exit
  %cmp.i = fcmp une double %conv4, %conv4
  %sub.i = fsub double %conv4, %conv4
  %cmp.i12 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i12
  br i1 %or.cond, label %cond.end, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %2, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.then.i, %if.then2.i19.i, %if.end.i18.i, %if.end.i.i, %if.then2.i.i, %if.then9.i, %if.else.i
  ret float %conv1
}

define double @hypot(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_hypot(double noundef %x, double noundef %y)
  %cmp.i19 = fcmp oeq double %x, %x
  %cmp.i16 = fcmp oeq double %y, %y
  %0 = select i1 %cmp.i19, i1 %cmp.i16, i1 false
  %sub.i29 = fsub double %x, %x
  %cmp.i30 = fcmp oeq double %sub.i29, 0.000000e+00
  %sub.i25 = fsub double %y, %y
  %cmp.i26 = fcmp oeq double %sub.i25, 0.000000e+00
  %1 = select i1 %cmp.i30, i1 %cmp.i26, i1 false
  %cmp.i13 = fcmp oeq double %call, %call
  %.not = xor i1 %0, true
  %brmerge = or i1 %cmp.i13, %.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %2, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i22 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i22
  %.not19 = xor i1 %1, true
  %brmerge20 = or i1 %or.cond, %.not19
  br i1 %brmerge20, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_hypot(double noundef, double noundef)

define float @hypotf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_hypot(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  %conv3 = fpext float %conv2 to double
  %cmp.i27 = fcmp oeq double %conv, %conv
  %cmp.i24 = fcmp oeq double %conv1, %conv1
  %0 = select i1 %cmp.i27, i1 %cmp.i24, i1 false
  %sub.i37 = fsub double %conv, %conv
  %cmp.i38 = fcmp oeq double %sub.i37, 0.000000e+00
  %sub.i33 = fsub double %conv1, %conv1
  %cmp.i34 = fcmp oeq double %sub.i33, 0.000000e+00
  %1 = select i1 %cmp.i38, i1 %cmp.i34, i1 false
  %cmp.i21 = fcmp oeq double %conv3, %conv3
  %.not = xor i1 %0, true
  %brmerge = or i1 %cmp.i21, %.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %2, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv3, %conv3
  %sub.i = fsub double %conv3, %conv3
  %cmp.i30 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i30
  %.not19 = xor i1 %1, true
  %brmerge20 = or i1 %or.cond, %.not19
  br i1 %brmerge20, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv2
}

define double @fmod(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_fmod(double noundef %x, double noundef %y)
  %cmp.i19 = fcmp oeq double %x, %x
  %cmp.i16 = fcmp oeq double %y, %y
  %0 = select i1 %cmp.i19, i1 %cmp.i16, i1 false
  %sub.i29 = fsub double %x, %x
  %cmp.i30 = fcmp oeq double %sub.i29, 0.000000e+00
  %sub.i25 = fsub double %y, %y
  %cmp.i26 = fcmp oeq double %sub.i25, 0.000000e+00
  %1 = select i1 %cmp.i30, i1 %cmp.i26, i1 false
  %cmp.i13 = fcmp oeq double %call, %call
  %.not = xor i1 %0, true
  %brmerge = or i1 %cmp.i13, %.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %2, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i22 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i22
  %.not19 = xor i1 %1, true
  %brmerge20 = or i1 %or.cond, %.not19
  br i1 %brmerge20, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_fmod(double noundef, double noundef)

define float @fmodf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_fmod(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  %conv3 = fpext float %conv2 to double
  %cmp.i27 = fcmp oeq double %conv, %conv
  %cmp.i24 = fcmp oeq double %conv1, %conv1
  %0 = select i1 %cmp.i27, i1 %cmp.i24, i1 false
  %sub.i37 = fsub double %conv, %conv
  %cmp.i38 = fcmp oeq double %sub.i37, 0.000000e+00
  %sub.i33 = fsub double %conv1, %conv1
  %cmp.i34 = fcmp oeq double %sub.i33, 0.000000e+00
  %1 = select i1 %cmp.i38, i1 %cmp.i34, i1 false
  %cmp.i21 = fcmp oeq double %conv3, %conv3
  %.not = xor i1 %0, true
  %brmerge = or i1 %cmp.i21, %.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %2, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv3, %conv3
  %sub.i = fsub double %conv3, %conv3
  %cmp.i30 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i30
  %.not19 = xor i1 %1, true
  %brmerge20 = or i1 %or.cond, %.not19
  br i1 %brmerge20, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv2
}

define double @remainder(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_remainder(double noundef %x, double noundef %y)
  %cmp.i19 = fcmp oeq double %x, %x
  %cmp.i16 = fcmp oeq double %y, %y
  %0 = select i1 %cmp.i19, i1 %cmp.i16, i1 false
  %sub.i29 = fsub double %x, %x
  %cmp.i30 = fcmp oeq double %sub.i29, 0.000000e+00
  %sub.i25 = fsub double %y, %y
  %cmp.i26 = fcmp oeq double %sub.i25, 0.000000e+00
  %1 = select i1 %cmp.i30, i1 %cmp.i26, i1 false
  %cmp.i13 = fcmp oeq double %call, %call
  %.not = xor i1 %0, true
  %brmerge = or i1 %cmp.i13, %.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %2, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i22 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i22
  %.not19 = xor i1 %1, true
  %brmerge20 = or i1 %or.cond, %.not19
  br i1 %brmerge20, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret double %call
}

declare double @__gomc_remainder(double noundef, double noundef)

define float @remainderf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_remainder(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  %conv3 = fpext float %conv2 to double
  %cmp.i27 = fcmp oeq double %conv, %conv
  %cmp.i24 = fcmp oeq double %conv1, %conv1
  %0 = select i1 %cmp.i27, i1 %cmp.i24, i1 false
  %sub.i37 = fsub double %conv, %conv
  %cmp.i38 = fcmp oeq double %sub.i37, 0.000000e+00
  %sub.i33 = fsub double %conv1, %conv1
  %cmp.i34 = fcmp oeq double %sub.i33, 0.000000e+00
  %1 = select i1 %cmp.i38, i1 %cmp.i34, i1 false
  %cmp.i21 = fcmp oeq double %conv3, %conv3
  %.not = xor i1 %0, true
  %brmerge = or i1 %cmp.i21, %.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %2, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %entry
  %cmp.i = fcmp une double %conv3, %conv3
  %sub.i = fsub double %conv3, %conv3
  %cmp.i30 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i30
  %.not19 = xor i1 %1, true
  %brmerge20 = or i1 %or.cond, %.not19
  br i1 %brmerge20, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
  ret float %conv2
}

define double @pow(double noundef %x, double noundef %y) {
entry:
  %call = call double @__gomc_pow(double noundef %x, double noundef %y)
  %sub.i42.i = fsub double %x, %x
  %cmp.i43.i = fcmp oeq double %sub.i42.i, 0.000000e+00
  %sub.i38.i = fsub double %y, %y
  %cmp.i39.i = fcmp oeq double %sub.i38.i, 0.000000e+00
  %or.cond = and i1 %cmp.i43.i, %cmp.i39.i
  %cmp.i = fcmp une double %x, 0.000000e+00
  %or.cond28 = and i1 %or.cond, %cmp.i
  %cmp.i48.i = fcmp oeq double %call, 0.000000e+00
  %or.cond32 = select i1 %or.cond28, i1 %cmp.i48.i, i1 false
  br i1 %or.cond32, label %if.then.i51.i, label %if.end.i

if.then.i51.i:                                    ; preds = %entry
  %call.i.i49.i = call i32 @__gomc_reads_errno()
  %tobool.i.i50.i = icmp ne i32 %call.i.i49.i, 0
  br i1 %tobool.i.i50.i, label %if.end.i.i55.i, label %if.end.i

if.end.i.i55.i:                                   ; preds = %if.then.i51.i
  %call1.i.i53.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i53.i, align 4
  %cmp.i.i54.i = icmp ne i32 %0, 34
  br i1 %cmp.i.i54.i, label %if.then2.i.i56.i, label %if.end.i

if.then2.i.i56.i:                                 ; preds = %if.end.i.i55.i
  store i32 34, ptr %call1.i.i53.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i51.i, %if.then2.i.i56.i, %if.end.i.i55.i, %entry
  %cmp.i24.i = fcmp oeq double %x, %x
  %cmp.i21.i = fcmp oeq double %y, %y
  %1 = select i1 %cmp.i24.i, i1 %cmp.i21.i, i1 false
  %2 = select i1 %cmp.i43.i, i1 %cmp.i39.i, i1 false
  %cmp.i18.i = fcmp oeq double %call, %call
  %.not = xor i1 %1, true
  %brmerge = or i1 %cmp.i18.i, %.not
  br i1 %brmerge, label %if.else.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.end.i
  %call.i13.i.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i.i = icmp ne i32 %call.i13.i.i, 0
  br i1 %tobool.i14.i.i, label %if.end.i18.i.i, label %checked_power.exit

if.end.i18.i.i:                                   ; preds = %if.then.i.i
  %call1.i16.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i16.i.i, align 4
  %cmp.i17.i.i = icmp ne i32 %3, 33
  br i1 %cmp.i17.i.i, label %if.then2.i19.i.i, label %checked_power.exit

if.then2.i19.i.i:                                 ; preds = %if.end.i18.i.i
  store i32 33, ptr %call1.i16.i.i, align 4
  br label %checked_power.exit

if.else.i.i:                                      ; preds = %if.end.i
  %cmp.i.i = fcmp une double %call, %call
  %sub.i.i = fsub double %call, %call
  %cmp.i27.i = fcmp oeq double %sub.i.i, 0.000000e+00
  %or.cond29 = or i1 %cmp.i.i, %cmp.i27.i
  %.not30 = xor i1 %2, true
  %brmerge31 = or i1 %or.cond29, %.not30
  br i1 %brmerge31, label %checked_power.exit, label %if.then9.i.i

if.then9.i.i:                                     ; preds = %if.else.i.i
  %call.i.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %if.end.i.i.i, label %checked_power.exit

if.end.i.i.i:                                     ; preds = %if.then9.i.i
  %call1.i.i.i = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i.i.i, align 4
  %cmp.i.i.i = icmp ne i32 %4, 34
  br i1 %cmp.i.i.i, label %if.then2.i.i.i, label %checked_power.exit

if.then2.i.i.i:                                   ; preds = %if.end.i.i.i
  store i32 34, ptr %call1.i.i.i, align 4
  br label %checked_power.exit

checked_power.exit:                               ; preds = %if.else.i.i, %if.then9.i.i, %if.then2.i.i.i, %if.end.i.i.i, %if.end.i18.i.i, %if.then2.i19.i.i, %if.then.i.i
  ret double %call
}

declare double @__gomc_pow(double noundef, double noundef)

define float @powf(float noundef %x, float noundef %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = call double @__gomc_pow(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  %conv3 = fpext float %conv2 to double
  %sub.i42.i = fsub double %conv, %conv
  %cmp.i43.i = fcmp oeq double %sub.i42.i, 0.000000e+00
  %sub.i38.i = fsub double %conv1, %conv1
  %cmp.i39.i = fcmp oeq double %sub.i38.i, 0.000000e+00
  %or.cond = and i1 %cmp.i43.i, %cmp.i39.i
  %cmp.i = fcmp une double %conv, 0.000000e+00
  %or.cond28 = and i1 %or.cond, %cmp.i
  %cmp.i48.i = fcmp oeq double %conv3, 0.000000e+00
  %or.cond32 = select i1 %or.cond28, i1 %cmp.i48.i, i1 false
  br i1 %or.cond32, label %if.then.i51.i, label %if.end.i

if.then.i51.i:                                    ; preds = %entry
  %call.i.i49.i = call i32 @__gomc_reads_errno()
  %tobool.i.i50.i = icmp ne i32 %call.i.i49.i, 0
  br i1 %tobool.i.i50.i, label %if.end.i.i55.i, label %if.end.i

if.end.i.i55.i:                                   ; preds = %if.then.i51.i
  %call1.i.i53.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i53.i, align 4
  %cmp.i.i54.i = icmp ne i32 %0, 34
  br i1 %cmp.i.i54.i, label %if.then2.i.i56.i, label %if.end.i

if.then2.i.i56.i:                                 ; preds = %if.end.i.i55.i
  store i32 34, ptr %call1.i.i53.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i51.i, %if.then2.i.i56.i, %if.end.i.i55.i, %entry
  %cmp.i24.i = fcmp oeq double %conv, %conv
  %cmp.i21.i = fcmp oeq double %conv1, %conv1
  %1 = select i1 %cmp.i24.i, i1 %cmp.i21.i, i1 false
  %2 = select i1 %cmp.i43.i, i1 %cmp.i39.i, i1 false
  %cmp.i18.i = fcmp oeq double %conv3, %conv3
  %.not = xor i1 %1, true
  %brmerge = or i1 %cmp.i18.i, %.not
  br i1 %brmerge, label %if.else.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.end.i
  %call.i13.i.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i.i = icmp ne i32 %call.i13.i.i, 0
  br i1 %tobool.i14.i.i, label %if.end.i18.i.i, label %checked_power.exit

if.end.i18.i.i:                                   ; preds = %if.then.i.i
  %call1.i16.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i16.i.i, align 4
  %cmp.i17.i.i = icmp ne i32 %3, 33
  br i1 %cmp.i17.i.i, label %if.then2.i19.i.i, label %checked_power.exit

if.then2.i19.i.i:                                 ; preds = %if.end.i18.i.i
  store i32 33, ptr %call1.i16.i.i, align 4
  br label %checked_power.exit

if.else.i.i:                                      ; preds = %if.end.i
  %cmp.i.i = fcmp une double %conv3, %conv3
  %sub.i.i = fsub double %conv3, %conv3
  %cmp.i27.i = fcmp oeq double %sub.i.i, 0.000000e+00
  %or.cond29 = or i1 %cmp.i.i, %cmp.i27.i
  %.not30 = xor i1 %2, true
  %brmerge31 = or i1 %or.cond29, %.not30
  br i1 %brmerge31, label %checked_power.exit, label %if.then9.i.i

if.then9.i.i:                                     ; preds = %if.else.i.i
  %call.i.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %if.end.i.i.i, label %checked_power.exit

if.end.i.i.i:                                     ; preds = %if.then9.i.i
  %call1.i.i.i = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i.i.i, align 4
  %cmp.i.i.i = icmp ne i32 %4, 34
  br i1 %cmp.i.i.i, label %if.then2.i.i.i, label %checked_power.exit

if.then2.i.i.i:                                   ; preds = %if.end.i.i.i
  store i32 34, ptr %call1.i.i.i, align 4
  br label %checked_power.exit

checked_power.exit:                               ; preds = %if.else.i.i, %if.then9.i.i, %if.then2.i.i.i, %if.end.i.i.i, %if.end.i18.i.i, %if.then2.i19.i.i, %if.then.i.i
  ret float %conv2
}

define double @atan2(double noundef %y, double noundef %x) {
entry:
  %call = call double @__gomc_atan2(double noundef %y, double noundef %x)
  %cmp.i = fcmp une double %y, 0.000000e+00
  %sub.i.i = fsub double %x, %x
  %cmp.i.i = fcmp oeq double %sub.i.i, 0.000000e+00
  %or.cond = and i1 %cmp.i, %cmp.i.i
  %cmp.i2.i = fcmp oeq double %call, 0.000000e+00
  %or.cond8 = select i1 %or.cond, i1 %cmp.i2.i, i1 false
  br i1 %or.cond8, label %if.then.i.i, label %checked_angle.exit

if.then.i.i:                                      ; preds = %entry
  %call.i.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %if.end.i.i.i, label %checked_angle.exit

if.end.i.i.i:                                     ; preds = %if.then.i.i
  %call1.i.i.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i.i, align 4
  %cmp.i.i.i = icmp ne i32 %0, 34
  br i1 %cmp.i.i.i, label %if.then2.i.i.i, label %checked_angle.exit

if.then2.i.i.i:                                   ; preds = %if.end.i.i.i
  store i32 34, ptr %call1.i.i.i, align 4
  br label %checked_angle.exit

checked_angle.exit:                               ; preds = %if.then.i.i, %if.then2.i.i.i, %if.end.i.i.i, %entry
  ret double %call
}

declare double @__gomc_atan2(double noundef, double noundef)

define float @atan2f(float noundef %y, float noundef %x) {
entry:
  %conv = fpext float %y to double
  %conv1 = fpext float %x to double
  %call = call double @__gomc_atan2(double noundef %conv, double noundef %conv1)
  %conv2 = fptrunc double %call to float
  %conv3 = fpext float %conv2 to double
  %cmp.i = fcmp une double %conv, 0.000000e+00
  %sub.i.i = fsub double %conv1, %conv1
  %cmp.i.i = fcmp oeq double %sub.i.i, 0.000000e+00
  %or.cond = and i1 %cmp.i, %cmp.i.i
  %cmp.i2.i = fcmp oeq double %conv3, 0.000000e+00
  %or.cond8 = select i1 %or.cond, i1 %cmp.i2.i, i1 false
  br i1 %or.cond8, label %if.then.i.i, label %checked_angle.exit

if.then.i.i:                                      ; preds = %entry
  %call.i.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i.i = icmp ne i32 %call.i.i.i, 0
  br i1 %tobool.i.i.i, label %if.end.i.i.i, label %checked_angle.exit

if.end.i.i.i:                                     ; preds = %if.then.i.i
  %call1.i.i.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i.i, align 4
  %cmp.i.i.i = icmp ne i32 %0, 34
  br i1 %cmp.i.i.i, label %if.then2.i.i.i, label %checked_angle.exit

if.then2.i.i.i:                                   ; preds = %if.end.i.i.i
  store i32 34, ptr %call1.i.i.i, align 4
  br label %checked_angle.exit

checked_angle.exit:                               ; preds = %if.then.i.i, %if.then2.i.i.i, %if.end.i.i.i, %entry
  ret float %conv2
}

define double @fdim(double noundef %x, double noundef %y) {
entry:
  %cmp = fcmp ole double %x, %y
  br i1 %cmp, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %sub = fsub double %x, %y
  %cmp.i18 = fcmp oeq double %x, %x
  %cmp.i15 = fcmp oeq double %y, %y
  %0 = select i1 %cmp.i18, i1 %cmp.i15, i1 false
  %sub.i28 = fsub double %x, %x
  %cmp.i29 = fcmp oeq double %sub.i28, 0.000000e+00
  %sub.i24 = fsub double %y, %y
  %cmp.i25 = fcmp oeq double %sub.i24, 0.000000e+00
  %1 = select i1 %cmp.i29, i1 %cmp.i25, i1 false
  %cmp.i12 = fcmp oeq double %sub, %sub
  %.not = xor i1 %0, true
  %brmerge = or i1 %cmp.i12, %.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %cond.true
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %cond.end

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %2, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %cond.end

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %cond.end

if.else.i:                                        ; preds = %cond.true
  %cmp.i = fcmp une double %sub, %sub
  %sub.i = fsub double %sub, %sub
  %cmp.i21 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond = or i1 %cmp.i, %cmp.i21
  %.not21 = xor i1 %1, true
  %brmerge22 = or i1 %or.cond, %.not21
  br i1 %brmerge22, label %cond.end, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %3, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %entry, %if.then.i, %if.then2.i19.i, %if.end.i18.i, %if.end.i.i, %if.then2.i.i, %if.then9.i, %if.else.i
  %cond = phi double [ %sub, %if.else.i ], [ %sub, %if.then9.i ], [ %sub, %if.then2.i.i ], [ %sub, %if.end.i.i ], [ %sub, %if.end.i18.i ], [ %sub, %if.then2.i19.i ], [ %sub, %if.then.i ], [ 0.000000e+00, %entry ]
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
  %cmp19 = fcmp olt double %call18, 0x10000000000000
  br i1 %cmp19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.end8
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.end22

if.end.i:                                         ; preds = %if.then21
  %call1.i = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %4, 34
  br i1 %cmp.i, label %if.then2.i, label %if.end22

if.then2.i:                                       ; preds = %if.end.i
  store i32 34, ptr %call1.i, align 4
  br label %if.end22

if.end22:                                         ; preds = %if.end.i, %if.then2.i, %if.then21, %if.end8
  %sub.i43 = fsub double %x, %x
  %cmp.i44 = fcmp oeq double %sub.i43, 0.000000e+00
  %cmp.i37 = fcmp oeq double %3, %3
  br i1 %cmp.i37, label %if.else.i, label %if.then.i32

if.then.i32:                                      ; preds = %if.end22
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %return

if.end.i18.i:                                     ; preds = %if.then.i32
  %call1.i16.i = call ptr @__errno_location()
  %5 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %5, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %return

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %return

if.else.i:                                        ; preds = %if.end22
  %cmp.i35 = fcmp une double %3, %3
  %sub.i = fsub double %3, %3
  %cmp.i40 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond29 = or i1 %cmp.i35, %cmp.i40
  %cmp.i44.not = xor i1 %cmp.i44, true
  %brmerge = or i1 %or.cond29, %cmp.i44.not
  br i1 %brmerge, label %return, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %return

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %6, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %return

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %return

return:                                           ; preds = %if.then.i32, %if.then2.i19.i, %if.end.i18.i, %if.end.i.i, %if.then2.i.i, %if.then9.i, %if.else.i, %if.end, %if.then6, %if.then
  %retval.0 = phi double [ %add, %if.then ], [ %1, %if.then6 ], [ %y, %if.end ], [ %3, %if.else.i ], [ %3, %if.then9.i ], [ %3, %if.then2.i.i ], [ %3, %if.end.i.i ], [ %3, %if.end.i18.i ], [ %3, %if.then2.i19.i ], [ %3, %if.then.i32 ]
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

define i32 @lrint(double noundef %x) {
entry:
  %call = call double @__gomc_rint(double noundef %x)
  %conv = fptosi double %call to i32
  ret i32 %conv
}

define i64 @llrint(double noundef %x) {
entry:
  %call = call double @__gomc_rint(double noundef %x)
  %conv = fptosi double %call to i64
  ret i64 %conv
}

define i32 @lroundf(float noundef %x) {
entry:
  %conv = fpext float %x to double
  %call = call double @round(double noundef %conv)
  %conv1 = fptosi double %call to i32
  ret i32 %conv1
}

define double @ldexp(double noundef %x, i32 noundef %exponent) {
entry:
  %call = call double @__gomc_ldexp(double noundef %x, i32 noundef %exponent)
  %sub.i20 = fsub double %x, %x
  %cmp.i21 = fcmp oeq double %sub.i20, 0.000000e+00
  %cmp = fcmp une double %x, 0.000000e+00
  %or.cond = and i1 %cmp.i21, %cmp
  %cmp.i26 = fcmp oeq double %call, 0.000000e+00
  %or.cond24 = select i1 %or.cond, i1 %cmp.i26, i1 false
  br i1 %or.cond24, label %if.then.i29, label %if.end

if.then.i29:                                      ; preds = %entry
  %call.i.i27 = call i32 @__gomc_reads_errno()
  %tobool.i.i28 = icmp ne i32 %call.i.i27, 0
  br i1 %tobool.i.i28, label %if.end.i.i33, label %if.end

if.end.i.i33:                                     ; preds = %if.then.i29
  %call1.i.i31 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i.i31, align 4
  %cmp.i.i32 = icmp ne i32 %0, 34
  br i1 %cmp.i.i32, label %if.then2.i.i34, label %if.end

if.then2.i.i34:                                   ; preds = %if.end.i.i33
  store i32 34, ptr %call1.i.i31, align 4
  br label %if.end

if.end:                                           ; preds = %if.then.i29, %if.then2.i.i34, %if.end.i.i33, %entry
  %cmp.i10 = fcmp oeq double %x, %x
  %cmp.i7 = fcmp oeq double %call, %call
  %cmp.i10.not = xor i1 %cmp.i10, true
  %brmerge = or i1 %cmp.i7, %cmp.i10.not
  br i1 %brmerge, label %if.else.i, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %call.i13.i = call i32 @__gomc_reads_errno()
  %tobool.i14.i = icmp ne i32 %call.i13.i, 0
  br i1 %tobool.i14.i, label %if.end.i18.i, label %checked.exit

if.end.i18.i:                                     ; preds = %if.then.i
  %call1.i16.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i16.i, align 4
  %cmp.i17.i = icmp ne i32 %1, 33
  br i1 %cmp.i17.i, label %if.then2.i19.i, label %checked.exit

if.then2.i19.i:                                   ; preds = %if.end.i18.i
  store i32 33, ptr %call1.i16.i, align 4
  br label %checked.exit

if.else.i:                                        ; preds = %if.end
  %cmp.i = fcmp une double %call, %call
  %sub.i = fsub double %call, %call
  %cmp.i13 = fcmp oeq double %sub.i, 0.000000e+00
  %or.cond22 = or i1 %cmp.i, %cmp.i13
  %cmp.i17.not = xor i1 %cmp.i21, true
  %brmerge23 = or i1 %or.cond22, %cmp.i17.not
  br i1 %brmerge23, label %checked.exit, label %if.then9.i

if.then9.i:                                       ; preds = %if.else.i
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %checked.exit

if.end.i.i:                                       ; preds = %if.then9.i
  %call1.i.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %2, 34
  br i1 %cmp.i.i, label %if.then2.i.i, label %checked.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 34, ptr %call1.i.i, align 4
  br label %checked.exit

checked.exit:                                     ; preds = %if.else.i, %if.then9.i, %if.then2.i.i, %if.end.i.i, %if.end.i18.i, %if.then2.i19.i, %if.then.i
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
  store double %call, ptr %whole, align 4
  %sub.i = fsub double %x, %x
  %cmp.i10 = fcmp oeq double %sub.i, 0.000000e+00
  %sub = fsub double %x, %call
  %cmp.i = fcmp oeq double %x, %x
  %.x = select i1 %cmp.i, double 0.000000e+00, double %x
  %cond7 = select i1 %cmp.i10, double %sub, double %.x
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

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

