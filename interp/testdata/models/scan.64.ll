; ModuleID = 'scan.c'
source_filename = "scan.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"12, -7\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"%d, %d\00", align 1
@.str.2 = private unnamed_addr constant [62 x i8] c"sscanf(\2212, -7\22, \22%d, %d\22, &a, &b) == 2 && a == 12 && b == -7\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"scan.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"0x1f 017 ff\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"%i %i %x\00", align 1
@.str.6 = private unnamed_addr constant [85 x i8] c"sscanf(\220x1f 017 ff\22, \22%i %i %x\22, &a, &b, &u) == 3 && a == 31 && b == 15 && u == 255\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"key=value;\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"%7[a-z]=%7[^;]%c%n\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"key\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"value\00", align 1
@.str.11 = private unnamed_addr constant [141 x i8] c"sscanf(\22key=value;\22, \22%7[a-z]=%7[^;]%c%n\22, word, rest, &c, &n) == 3 && !strcmp(word, \22key\22) && !strcmp(rest, \22value\22) && c == ';' && n == 10\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"1.5 2.5e1\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"%f%lf\00", align 1
@.str.14 = private unnamed_addr constant [66 x i8] c"sscanf(\221.5 2.5e1\22, \22%f%lf\22, &f, &d) == 2 && f == 1.5f && d == 25\00", align 1
@.str.15 = private unnamed_addr constant [18 x i8] c"70000 -5000000000\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"%hd %lld\00", align 1
@.str.17 = private unnamed_addr constant [88 x i8] c"sscanf(\2270000 -5000000000\22, \22%hd %lld\22, &h, &l) == 2 && h == 4464 && l == -5000000000ll\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"12345\00", align 1
@.str.19 = private unnamed_addr constant [9 x i8] c"%2d%*d%n\00", align 1
@.str.20 = private unnamed_addr constant [62 x i8] c"sscanf(\2212345\22, \22%2d%*d%n\22, &a, &n) == 1 && a == 12 && n == 5\00", align 1
@.str.21 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.22 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.23 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.24 = private unnamed_addr constant [8 x i8] c"  word \00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"%7s\00", align 1
@.str.26 = private unnamed_addr constant [5 x i8] c"word\00", align 1
@.str.27 = private unnamed_addr constant [122 x i8] c"sscanf(\22\22, \22%d\22, &a) == EOF && sscanf(\22x\22, \22%d\22, &a) == 0 && sscanf(\22  word \22, \22%7s\22, word) == 1 && !strcmp(word, \22word\22)\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i16, align 2
  %7 = alloca i64, align 8
  %8 = alloca [8 x i8], align 1
  %9 = alloca [8 x i8], align 1
  %10 = alloca i8, align 1
  %11 = alloca float, align 4
  %12 = alloca double, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i16 0, ptr %6, align 2
  store i64 0, ptr %7, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %8, i8 0, i64 8, i1 false)
  call void @llvm.memset.p0.i64(ptr align 1 %9, i8 0, i64 8, i1 false)
  store i8 0, ptr %10, align 1
  store float 0.000000e+00, ptr %11, align 4
  store double 0.000000e+00, ptr %12, align 8
  %13 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str, ptr noundef @.str.1, ptr noundef %2, ptr noundef %3) #5
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %22

15:                                               ; preds = %0
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, 12
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = load i32, ptr %3, align 4
  %20 = icmp eq i32 %19, -7
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  br label %23

22:                                               ; preds = %18, %15, %0
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

23:                                               ; preds = %21
  %24 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.4, ptr noundef @.str.5, ptr noundef %2, ptr noundef %3, ptr noundef %5) #5
  %25 = icmp eq i32 %24, 3
  br i1 %25, label %26, label %36

26:                                               ; preds = %23
  %27 = load i32, ptr %2, align 4
  %28 = icmp eq i32 %27, 31
  br i1 %28, label %29, label %36

29:                                               ; preds = %26
  %30 = load i32, ptr %3, align 4
  %31 = icmp eq i32 %30, 15
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = load i32, ptr %5, align 4
  %34 = icmp eq i32 %33, 255
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %37

36:                                               ; preds = %32, %29, %26, %23
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.3, i32 noundef 17, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

37:                                               ; preds = %35
  %38 = getelementptr inbounds [8 x i8], ptr %8, i64 0, i64 0
  %39 = getelementptr inbounds [8 x i8], ptr %9, i64 0, i64 0
  %40 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.7, ptr noundef @.str.8, ptr noundef %38, ptr noundef %39, ptr noundef %10, ptr noundef %4) #5
  %41 = icmp eq i32 %40, 3
  br i1 %41, label %42, label %58

42:                                               ; preds = %37
  %43 = getelementptr inbounds [8 x i8], ptr %8, i64 0, i64 0
  %44 = call i32 @strcmp(ptr noundef %43, ptr noundef @.str.9) #7
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %58, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds [8 x i8], ptr %9, i64 0, i64 0
  %48 = call i32 @strcmp(ptr noundef %47, ptr noundef @.str.10) #7
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %58, label %50

50:                                               ; preds = %46
  %51 = load i8, ptr %10, align 1
  %52 = sext i8 %51 to i32
  %53 = icmp eq i32 %52, 59
  br i1 %53, label %54, label %58

54:                                               ; preds = %50
  %55 = load i32, ptr %4, align 4
  %56 = icmp eq i32 %55, 10
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  br label %59

58:                                               ; preds = %54, %50, %46, %42, %37
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.3, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

59:                                               ; preds = %57
  %60 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.12, ptr noundef @.str.13, ptr noundef %11, ptr noundef %12) #5
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %69

62:                                               ; preds = %59
  %63 = load float, ptr %11, align 4
  %64 = fcmp oeq float %63, 1.500000e+00
  br i1 %64, label %65, label %69

65:                                               ; preds = %62
  %66 = load double, ptr %12, align 8
  %67 = fcmp oeq double %66, 2.500000e+01
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  br label %70

69:                                               ; preds = %65, %62, %59
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.3, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

70:                                               ; preds = %68
  %71 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.15, ptr noundef @.str.16, ptr noundef %6, ptr noundef %7) #5
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %81

73:                                               ; preds = %70
  %74 = load i16, ptr %6, align 2
  %75 = sext i16 %74 to i32
  %76 = icmp eq i32 %75, 4464
  br i1 %76, label %77, label %81

77:                                               ; preds = %73
  %78 = load i64, ptr %7, align 8
  %79 = icmp eq i64 %78, -5000000000
  br i1 %79, label %80, label %81

80:                                               ; preds = %77
  br label %82

81:                                               ; preds = %77, %73, %70
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.3, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

82:                                               ; preds = %80
  %83 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.18, ptr noundef @.str.19, ptr noundef %2, ptr noundef %4) #5
  %84 = icmp eq i32 %83, 1
  br i1 %84, label %85, label %92

85:                                               ; preds = %82
  %86 = load i32, ptr %2, align 4
  %87 = icmp eq i32 %86, 12
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = load i32, ptr %4, align 4
  %90 = icmp eq i32 %89, 5
  br i1 %90, label %91, label %92

91:                                               ; preds = %88
  br label %93

92:                                               ; preds = %88, %85, %82
  call void @__assert_fail(ptr noundef @.str.20, ptr noundef @.str.3, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

93:                                               ; preds = %91
  %94 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.21, ptr noundef @.str.22, ptr noundef %2) #5
  %95 = icmp eq i32 %94, -1
  br i1 %95, label %96, label %108

96:                                               ; preds = %93
  %97 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.23, ptr noundef @.str.22, ptr noundef %2) #5
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %96
  %100 = getelementptr inbounds [8 x i8], ptr %8, i64 0, i64 0
  %101 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str.24, ptr noundef @.str.25, ptr noundef %100) #5
  %102 = icmp eq i32 %101, 1
  br i1 %102, label %103, label %108

103:                                              ; preds = %99
  %104 = getelementptr inbounds [8 x i8], ptr %8, i64 0, i64 0
  %105 = call i32 @strcmp(ptr noundef %104, ptr noundef @.str.26) #7
  %106 = icmp ne i32 %105, 0
  br i1 %106, label %108, label %107

107:                                              ; preds = %103
  br label %109

108:                                              ; preds = %103, %99, %96, %93
  call void @__assert_fail(ptr noundef @.str.27, ptr noundef @.str.3, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

109:                                              ; preds = %107
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
