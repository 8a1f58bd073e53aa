source_filename = "math.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

