; ModuleID = 'options_long.c'
source_filename = "options_long.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { ptr, i32, ptr, i32 }

@.str = private unnamed_addr constant [11 x i8] c"aan5n6ll2x\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"p\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"--all\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"-a\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"--number=5\00", align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"--number\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"6\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"--level\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"--level=2\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"-x\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c"y\00", align 1
@constinit = private global [11 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr null], align 8
@.str.11 = private unnamed_addr constant [9 x i8] c"oofilexa\00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"-o\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"-ofile\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"-xa\00", align 1
@constinit.15 = private global [6 x ptr] [ptr @.str.1, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.10, ptr null], align 8
@.str.16 = private unnamed_addr constant [13 x i8] c"3c1?-w?-?w:n\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"--set\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"--col=1\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"--al\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"--allow\00", align 1
@.str.21 = private unnamed_addr constant [10 x i8] c"--nothing\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"--allo=2\00", align 1
@constinit.23 = private global [9 x ptr] [ptr @.str.1, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.5, ptr null], align 8
@flag = internal global i32 0, align 4
@.str.24 = private unnamed_addr constant [10 x i8] c"flag == 7\00", align 1
@.str.25 = private unnamed_addr constant [15 x i8] c"options_long.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.26 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@constinit.28 = private global [5 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.27, ptr @.str.9, ptr null], align 8
@.str.29 = private unnamed_addr constant [9 x i8] c"n1an2xn7\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"-number=1\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"-all\00", align 1
@.str.32 = private unnamed_addr constant [11 x i8] c"--number=2\00", align 1
@.str.33 = private unnamed_addr constant [4 x i8] c"-n7\00", align 1
@constinit.34 = private global [7 x ptr] [ptr @.str.1, ptr @.str.30, ptr @.str.31, ptr @.str.32, ptr @.str.9, ptr @.str.33, ptr null], align 8
@.str.35 = private unnamed_addr constant [6 x i8] c"x?y?z\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c"-xyz\00", align 1
@constinit.37 = private global [3 x ptr] [ptr @.str.1, ptr @.str.36, ptr null], align 8
@optind = external global i32, align 4
@opterr = external global i32, align 4
@.str.38 = private unnamed_addr constant [9 x i8] c":an:o::x\00", align 1
@options = internal constant [9 x %struct.option] [%struct.option { ptr @.str.40, i32 0, ptr null, i32 97 }, %struct.option { ptr @.str.41, i32 1, ptr null, i32 110 }, %struct.option { ptr @.str.42, i32 2, ptr null, i32 108 }, %struct.option { ptr @.str.43, i32 0, ptr @flag, i32 7 }, %struct.option { ptr @.str.44, i32 1, ptr null, i32 99 }, %struct.option { ptr @.str.45, i32 1, ptr null, i32 99 }, %struct.option { ptr @.str.46, i32 0, ptr null, i32 119 }, %struct.option { ptr @.str.47, i32 0, ptr null, i32 98 }, %struct.option zeroinitializer], align 16
@optopt = external global i32, align 4
@optarg = external global ptr, align 8
@.str.39 = private unnamed_addr constant [41 x i8] c"strcmp(got, want) == 0 && optind == rest\00", align 1
@__PRETTY_FUNCTION__.expect = private unnamed_addr constant [45 x i8] c"void expect(const char *, int, char **, int)\00", align 1
@.str.40 = private unnamed_addr constant [4 x i8] c"all\00", align 1
@.str.41 = private unnamed_addr constant [7 x i8] c"number\00", align 1
@.str.42 = private unnamed_addr constant [6 x i8] c"level\00", align 1
@.str.43 = private unnamed_addr constant [4 x i8] c"set\00", align 1
@.str.44 = private unnamed_addr constant [7 x i8] c"colour\00", align 1
@.str.45 = private unnamed_addr constant [6 x i8] c"color\00", align 1
@.str.46 = private unnamed_addr constant [6 x i8] c"allow\00", align 1
@.str.47 = private unnamed_addr constant [5 x i8] c"numb\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [11 x ptr], align 8
  %3 = alloca [6 x ptr], align 8
  %4 = alloca [9 x ptr], align 8
  %5 = alloca [5 x ptr], align 8
  %6 = alloca [7 x ptr], align 8
  %7 = alloca [3 x ptr], align 8
  store i32 0, ptr %1, align 4
  %8 = getelementptr inbounds [11 x ptr], ptr %2, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @constinit, i64 88, i1 false)
  %9 = getelementptr inbounds [11 x ptr], ptr %2, i64 0, i64 0
  call void @expect(ptr noundef @.str, i32 noundef 9, ptr noundef %9, i32 noundef 0)
  %10 = getelementptr inbounds [6 x ptr], ptr %3, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @constinit.15, i64 48, i1 false)
  %11 = getelementptr inbounds [6 x ptr], ptr %3, i64 0, i64 0
  call void @expect(ptr noundef @.str.11, i32 noundef 4, ptr noundef %11, i32 noundef 0)
  %12 = getelementptr inbounds [9 x ptr], ptr %4, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @constinit.23, i64 72, i1 false)
  %13 = getelementptr inbounds [9 x ptr], ptr %4, i64 0, i64 0
  call void @expect(ptr noundef @.str.16, i32 noundef 8, ptr noundef %13, i32 noundef 0)
  %14 = load i32, ptr @flag, align 4
  %15 = icmp eq i32 %14, 7
  br i1 %15, label %16, label %17

16:                                               ; preds = %0
  br label %18

17:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.24, ptr noundef @.str.25, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6
  unreachable

18:                                               ; preds = %16
  %19 = getelementptr inbounds [5 x ptr], ptr %5, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @constinit.28, i64 40, i1 false)
  %20 = getelementptr inbounds [5 x ptr], ptr %5, i64 0, i64 0
  call void @expect(ptr noundef @.str.26, i32 noundef 3, ptr noundef %20, i32 noundef 0)
  %21 = getelementptr inbounds [7 x ptr], ptr %6, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @constinit.34, i64 56, i1 false)
  %22 = getelementptr inbounds [7 x ptr], ptr %6, i64 0, i64 0
  call void @expect(ptr noundef @.str.29, i32 noundef 6, ptr noundef %22, i32 noundef 1)
  %23 = getelementptr inbounds [3 x ptr], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @constinit.37, i64 24, i1 false)
  %24 = getelementptr inbounds [3 x ptr], ptr %7, i64 0, i64 0
  call void @expect(ptr noundef @.str.35, i32 noundef 2, ptr noundef %24, i32 noundef 1)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @expect(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [100 x i8], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 100, i1 false)
  store i32 0, ptr %10, align 4
  store i32 0, ptr %12, align 4
  store i32 -1, ptr %13, align 4
  br label %14

14:                                               ; preds = %21, %4
  %15 = load ptr, ptr %7, align 8
  %16 = load i32, ptr %10, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds ptr, ptr %15, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %14
  %22 = load i32, ptr %10, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %10, align 4
  br label %14, !llvm.loop !5

24:                                               ; preds = %14
  store i32 0, ptr @optind, align 4
  store i32 0, ptr @opterr, align 4
  br label %25

25:                                               ; preds = %93, %24
  %26 = load i32, ptr %8, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %25
  %29 = load i32, ptr %10, align 4
  %30 = load ptr, ptr %7, align 8
  %31 = call i32 @getopt_long_only(i32 noundef %29, ptr noundef %30, ptr noundef @.str.38, ptr noundef @options, ptr noundef %13) #7
  br label %36

32:                                               ; preds = %25
  %33 = load i32, ptr %10, align 4
  %34 = load ptr, ptr %7, align 8
  %35 = call i32 @getopt_long(i32 noundef %33, ptr noundef %34, ptr noundef @.str.38, ptr noundef @options, ptr noundef %13) #7
  br label %36

36:                                               ; preds = %32, %28
  %37 = phi i32 [ %31, %28 ], [ %35, %32 ]
  store i32 %37, ptr %11, align 4
  %38 = icmp ne i32 %37, -1
  br i1 %38, label %39, label %94

39:                                               ; preds = %36
  %40 = load i32, ptr %11, align 4
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %46

42:                                               ; preds = %39
  %43 = load i32, ptr %11, align 4
  %44 = trunc i32 %43 to i8
  %45 = sext i8 %44 to i32
  br label %51

46:                                               ; preds = %39
  %47 = load i32, ptr %13, align 4
  %48 = add nsw i32 48, %47
  %49 = trunc i32 %48 to i8
  %50 = sext i8 %49 to i32
  br label %51

51:                                               ; preds = %46, %42
  %52 = phi i32 [ %45, %42 ], [ %50, %46 ]
  %53 = trunc i32 %52 to i8
  %54 = load i32, ptr %12, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %12, align 4
  %56 = sext i32 %54 to i64
  %57 = getelementptr inbounds [100 x i8], ptr %9, i64 0, i64 %56
  store i8 %53, ptr %57, align 1
  %58 = load i32, ptr %11, align 4
  %59 = icmp eq i32 %58, 63
  br i1 %59, label %63, label %60

60:                                               ; preds = %51
  %61 = load i32, ptr %11, align 4
  %62 = icmp eq i32 %61, 58
  br i1 %62, label %63, label %78

63:                                               ; preds = %60, %51
  %64 = load i32, ptr @optopt, align 4
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %63
  %67 = load i32, ptr @optopt, align 4
  %68 = trunc i32 %67 to i8
  %69 = sext i8 %68 to i32
  br label %71

70:                                               ; preds = %63
  br label %71

71:                                               ; preds = %70, %66
  %72 = phi i32 [ %69, %66 ], [ 45, %70 ]
  %73 = trunc i32 %72 to i8
  %74 = load i32, ptr %12, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %12, align 4
  %76 = sext i32 %74 to i64
  %77 = getelementptr inbounds [100 x i8], ptr %9, i64 0, i64 %76
  store i8 %73, ptr %77, align 1
  br label %78

78:                                               ; preds = %71, %60
  %79 = load ptr, ptr @optarg, align 8
  %80 = icmp ne ptr %79, null
  br i1 %80, label %81, label %93

81:                                               ; preds = %78
  %82 = getelementptr inbounds [100 x i8], ptr %9, i64 0, i64 0
  %83 = load i32, ptr %12, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr %82, i64 %84
  %86 = load ptr, ptr @optarg, align 8
  %87 = call ptr @strcpy(ptr noundef %85, ptr noundef %86) #7
  %88 = load ptr, ptr @optarg, align 8
  %89 = call i64 @strlen(ptr noundef %88) #8
  %90 = trunc i64 %89 to i32
  %91 = load i32, ptr %12, align 4
  %92 = add nsw i32 %91, %90
  store i32 %92, ptr %12, align 4
  br label %93

93:                                               ; preds = %81, %78
  br label %25, !llvm.loop !7

94:                                               ; preds = %36
  %95 = getelementptr inbounds [100 x i8], ptr %9, i64 0, i64 0
  %96 = load ptr, ptr %5, align 8
  %97 = call i32 @strcmp(ptr noundef %95, ptr noundef %96) #8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %104

99:                                               ; preds = %94
  %100 = load i32, ptr @optind, align 4
  %101 = load i32, ptr %6, align 4
  %102 = icmp eq i32 %100, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99
  br label %105

104:                                              ; preds = %99, %94
  call void @__assert_fail(ptr noundef @.str.39, ptr noundef @.str.25, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.expect) #6
  unreachable

105:                                              ; preds = %103
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @getopt_long_only(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @getopt_long(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
