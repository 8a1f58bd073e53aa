; ModuleID = 'long_double.c'
source_filename = "long_double.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@third = internal global double 0x3FD5555555555555, align 8
@sum = internal global x86_fp80 0xK3FFE8000000000000000, align 16
@.str = private unnamed_addr constant [12 x i8] c"sum == 0.5L\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"long_double.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [87 x i8] c"copy < 0 && -copy == x && (double)x == third && 3 * x != 1 && (float)x == (float)third\00", align 1
@big = internal global i64 1234567890, align 8
@.str.3 = private unnamed_addr constant [120 x i8] c"(long)((long double)big * 2 / 2) == big && (unsigned)(x * 10) == 3 && 1 + LDBL_EPSILON > 1 && 1 + LDBL_EPSILON / 2 == 1\00", align 1
@.str.4 = private unnamed_addr constant [37 x i8] c"x * 0 == 0 && 1 / (x - x) > LDBL_MAX\00", align 1
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca x86_fp80, align 16
  %4 = alloca [2 x x86_fp80], align 16
  %5 = alloca x86_fp80, align 16
  store i32 0, ptr %1, align 4
  %6 = load volatile double, ptr @third, align 8
  %7 = fpext double %6 to x86_fp80
  store x86_fp80 %7, ptr %3, align 16
  %8 = getelementptr inbounds [2 x x86_fp80], ptr %4, i64 0, i64 0
  %9 = load x86_fp80, ptr %3, align 16
  store x86_fp80 %9, ptr %8, align 16
  %10 = getelementptr inbounds x86_fp80, ptr %8, i64 1
  %11 = load x86_fp80, ptr %3, align 16
  %12 = fneg x86_fp80 %11
  store x86_fp80 %12, ptr %10, align 16
  %13 = getelementptr inbounds [2 x x86_fp80], ptr %4, i64 0, i64 0
  %14 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add, ptr noundef %13) #4
  %15 = getelementptr inbounds [2 x x86_fp80], ptr %4, i64 0, i64 0
  %16 = getelementptr inbounds x86_fp80, ptr %15, i64 1
  %17 = call ptr @add(ptr noundef %16)
  %18 = load i64, ptr %2, align 8
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null)
  %20 = load x86_fp80, ptr @sum, align 16
  %21 = fcmp oeq x86_fp80 %20, 0xK3FFE8000000000000000
  br i1 %21, label %22, label %23

22:                                               ; preds = %0
  br label %24

23:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

24:                                               ; preds = %22
  %25 = getelementptr inbounds [2 x x86_fp80], ptr %4, i64 0, i64 1
  %26 = load x86_fp80, ptr %25, align 16
  store x86_fp80 %26, ptr %5, align 16
  %27 = load x86_fp80, ptr %5, align 16
  %28 = fcmp olt x86_fp80 %27, 0xK00000000000000000000
  br i1 %28, label %29, label %50

29:                                               ; preds = %24
  %30 = load x86_fp80, ptr %5, align 16
  %31 = fneg x86_fp80 %30
  %32 = load x86_fp80, ptr %3, align 16
  %33 = fcmp oeq x86_fp80 %31, %32
  br i1 %33, label %34, label %50

34:                                               ; preds = %29
  %35 = load x86_fp80, ptr %3, align 16
  %36 = fptrunc x86_fp80 %35 to double
  %37 = load volatile double, ptr @third, align 8
  %38 = fcmp oeq double %36, %37
  br i1 %38, label %39, label %50

39:                                               ; preds = %34
  %40 = load x86_fp80, ptr %3, align 16
  %41 = fmul x86_fp80 0xK4000C000000000000000, %40
  %42 = fcmp une x86_fp80 %41, 0xK3FFF8000000000000000
  br i1 %42, label %43, label %50

43:                                               ; preds = %39
  %44 = load x86_fp80, ptr %3, align 16
  %45 = fptrunc x86_fp80 %44 to float
  %46 = load volatile double, ptr @third, align 8
  %47 = fptrunc double %46 to float
  %48 = fcmp oeq float %45, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %43
  br label %51

50:                                               ; preds = %43, %39, %34, %29, %24
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

51:                                               ; preds = %49
  %52 = load volatile i64, ptr @big, align 8
  %53 = sitofp i64 %52 to x86_fp80
  %54 = fmul x86_fp80 %53, 0xK40008000000000000000
  %55 = fdiv x86_fp80 %54, 0xK40008000000000000000
  %56 = fptosi x86_fp80 %55 to i64
  %57 = load volatile i64, ptr @big, align 8
  %58 = icmp eq i64 %56, %57
  br i1 %58, label %59, label %65

59:                                               ; preds = %51
  %60 = load x86_fp80, ptr %3, align 16
  %61 = fmul x86_fp80 %60, 0xK4002A000000000000000
  %62 = fptoui x86_fp80 %61 to i32
  %63 = icmp eq i32 %62, 3
  br i1 %63, label %64, label %65

64:                                               ; preds = %59
  br label %66

65:                                               ; preds = %59, %51
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

66:                                               ; preds = %64
  %67 = load x86_fp80, ptr %3, align 16
  %68 = fmul x86_fp80 %67, 0xK00000000000000000000
  %69 = fcmp oeq x86_fp80 %68, 0xK00000000000000000000
  br i1 %69, label %70, label %77

70:                                               ; preds = %66
  %71 = load x86_fp80, ptr %3, align 16
  %72 = load x86_fp80, ptr %3, align 16
  %73 = fsub x86_fp80 %71, %72
  %74 = fdiv x86_fp80 0xK3FFF8000000000000000, %73
  %75 = fcmp ogt x86_fp80 %74, 0xK7FFEFFFFFFFFFFFFFFFF
  br i1 %75, label %76, label %77

76:                                               ; preds = %70
  br label %78

77:                                               ; preds = %70, %66
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

78:                                               ; preds = %76
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #4
  %4 = load ptr, ptr %2, align 8
  %5 = load x86_fp80, ptr %4, align 16
  %6 = load x86_fp80, ptr @sum, align 16
  %7 = fadd x86_fp80 %6, %5
  store x86_fp80 %7, ptr @sum, align 16
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #4
  ret ptr null
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
