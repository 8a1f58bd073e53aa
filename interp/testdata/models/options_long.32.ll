; ModuleID = 'options_long.c'
source_filename = "options_long.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

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
@constinit = private global [11 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr @.str.8, ptr @.str.9, ptr @.str.10, ptr null], align 4
@.str.11 = private unnamed_addr constant [9 x i8] c"oofilexa\00", align 1
@.str.12 = private unnamed_addr constant [3 x i8] c"-o\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"-ofile\00", align 1
@.str.14 = private unnamed_addr constant [4 x i8] c"-xa\00", align 1
@constinit.15 = private global [6 x ptr] [ptr @.str.1, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.10, ptr null], align 4
@.str.16 = private unnamed_addr constant [13 x i8] c"3c1?-w?-?w:n\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"--set\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"--col=1\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"--al\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"--allow\00", align 1
@.str.21 = private unnamed_addr constant [10 x i8] c"--nothing\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"--allo=2\00", align 1
@constinit.23 = private global [9 x ptr] [ptr @.str.1, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.5, ptr null], align 4
@flag = internal global i32 0, align 4
@.str.24 = private unnamed_addr constant [10 x i8] c"flag == 7\00", align 1
@.str.25 = private unnamed_addr constant [15 x i8] c"options_long.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.26 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.27 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@constinit.28 = private global [5 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.27, ptr @.str.9, ptr null], align 4
@.str.29 = private unnamed_addr constant [9 x i8] c"n1an2xn7\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"-number=1\00", align 1
@.str.31 = private unnamed_addr constant [5 x i8] c"-all\00", align 1
@.str.32 = private unnamed_addr constant [11 x i8] c"--number=2\00", align 1
@.str.33 = private unnamed_addr constant [4 x i8] c"-n7\00", align 1
@constinit.34 = private global [7 x ptr] [ptr @.str.1, ptr @.str.30, ptr @.str.31, ptr @.str.32, ptr @.str.9, ptr @.str.33, ptr null], align 4
@.str.35 = private unnamed_addr constant [6 x i8] c"x?y?z\00", align 1
@.str.36 = private unnamed_addr constant [5 x i8] c"-xyz\00", align 1
@optind = external global i32, align 4
@opterr = external global i32, align 4
@.str.37 = private unnamed_addr constant [9 x i8] c":an:o::x\00", align 1
@options = internal constant [9 x %struct.option] [%struct.option { ptr @.str.39, i32 0, ptr null, i32 97 }, %struct.option { ptr @.str.40, i32 1, ptr null, i32 110 }, %struct.option { ptr @.str.41, i32 2, ptr null, i32 108 }, %struct.option { ptr @.str.42, i32 0, ptr @flag, i32 7 }, %struct.option { ptr @.str.43, i32 1, ptr null, i32 99 }, %struct.option { ptr @.str.44, i32 1, ptr null, i32 99 }, %struct.option { ptr @.str.45, i32 0, ptr null, i32 119 }, %struct.option { ptr @.str.46, i32 0, ptr null, i32 98 }, %struct.option zeroinitializer], align 4
@optopt = external global i32, align 4
@optarg = external global ptr, align 4
@.str.38 = private unnamed_addr constant [41 x i8] c"strcmp(got, want) == 0 && optind == rest\00", align 1
@__PRETTY_FUNCTION__.expect = private unnamed_addr constant [45 x i8] c"void expect(const char *, int, char **, int)\00", align 1
@.str.39 = private unnamed_addr constant [4 x i8] c"all\00", align 1
@.str.40 = private unnamed_addr constant [7 x i8] c"number\00", align 1
@.str.41 = private unnamed_addr constant [6 x i8] c"level\00", align 1
@.str.42 = private unnamed_addr constant [4 x i8] c"set\00", align 1
@.str.43 = private unnamed_addr constant [7 x i8] c"colour\00", align 1
@.str.44 = private unnamed_addr constant [6 x i8] c"color\00", align 1
@.str.45 = private unnamed_addr constant [6 x i8] c"allow\00", align 1
@.str.46 = private unnamed_addr constant [5 x i8] c"numb\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [11 x ptr], align 4
  %3 = alloca [6 x ptr], align 4
  %4 = alloca [9 x ptr], align 4
  %5 = alloca [5 x ptr], align 4
  %6 = alloca [7 x ptr], align 4
  %7 = alloca [3 x ptr], align 4
  store i32 0, ptr %1, align 4
  %8 = getelementptr inbounds [11 x ptr], ptr %2, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %2, ptr align 4 @constinit, i32 44, i1 false)
  %9 = getelementptr inbounds [11 x ptr], ptr %2, i32 0, i32 0
  call void @expect(ptr noundef @.str, i32 noundef 9, ptr noundef %9, i32 noundef 0)
  %10 = getelementptr inbounds [6 x ptr], ptr %3, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %3, ptr align 4 @constinit.15, i32 24, i1 false)
  %11 = getelementptr inbounds [6 x ptr], ptr %3, i32 0, i32 0
  call void @expect(ptr noundef @.str.11, i32 noundef 4, ptr noundef %11, i32 noundef 0)
  %12 = getelementptr inbounds [9 x ptr], ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %4, ptr align 4 @constinit.23, i32 36, i1 false)
  %13 = getelementptr inbounds [9 x ptr], ptr %4, i32 0, i32 0
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
  %19 = getelementptr inbounds [5 x ptr], ptr %5, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %5, ptr align 4 @constinit.28, i32 20, i1 false)
  %20 = getelementptr inbounds [5 x ptr], ptr %5, i32 0, i32 0
  call void @expect(ptr noundef @.str.26, i32 noundef 3, ptr noundef %20, i32 noundef 0)
  %21 = getelementptr inbounds [7 x ptr], ptr %6, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %6, ptr align 4 @constinit.34, i32 28, i1 false)
  %22 = getelementptr inbounds [7 x ptr], ptr %6, i32 0, i32 0
  call void @expect(ptr noundef @.str.29, i32 noundef 6, ptr noundef %22, i32 noundef 1)
  %23 = getelementptr inbounds [3 x ptr], ptr %7, i32 0, i32 0
  store ptr @.str.1, ptr %23, align 4
  %24 = getelementptr inbounds ptr, ptr %23, i32 1
  store ptr @.str.36, ptr %24, align 4
  %25 = getelementptr inbounds ptr, ptr %24, i32 1
  store ptr null, ptr %25, align 4
  %26 = getelementptr inbounds [3 x ptr], ptr %7, i32 0, i32 0
  call void @expect(ptr noundef @.str.35, i32 noundef 2, ptr noundef %26, i32 noundef 1)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @expect(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 4
  %8 = alloca i32, align 4
  %9 = alloca [100 x i8], align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %9, i8 0, i32 100, i1 false)
  store i32 0, ptr %10, align 4
  store i32 0, ptr %12, align 4
  store i32 -1, ptr %13, align 4
  br label %14

14:                                               ; preds = %20, %4
  %15 = load ptr, ptr %7, align 4
  %16 = load i32, ptr %10, align 4
  %17 = getelementptr inbounds ptr, ptr %15, i32 %16
  %18 = load ptr, ptr %17, align 4
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %23

20:                                               ; preds = %14
  %21 = load i32, ptr %10, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %10, align 4
  br label %14, !llvm.loop !6

23:                                               ; preds = %14
  store i32 0, ptr @optind, align 4
  store i32 0, ptr @opterr, align 4
  br label %24

24:                                               ; preds = %88, %23
  %25 = load i32, ptr %8, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %24
  %28 = load i32, ptr %10, align 4
  %29 = load ptr, ptr %7, align 4
  %30 = call i32 @getopt_long_only(i32 noundef %28, ptr noundef %29, ptr noundef @.str.37, ptr noundef @options, ptr noundef %13) #7
  br label %35

31:                                               ; preds = %24
  %32 = load i32, ptr %10, align 4
  %33 = load ptr, ptr %7, align 4
  %34 = call i32 @getopt_long(i32 noundef %32, ptr noundef %33, ptr noundef @.str.37, ptr noundef @options, ptr noundef %13) #7
  br label %35

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %30, %27 ], [ %34, %31 ]
  store i32 %36, ptr %11, align 4
  %37 = icmp ne i32 %36, -1
  br i1 %37, label %38, label %89

38:                                               ; preds = %35
  %39 = load i32, ptr %11, align 4
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %45

41:                                               ; preds = %38
  %42 = load i32, ptr %11, align 4
  %43 = trunc i32 %42 to i8
  %44 = sext i8 %43 to i32
  br label %50

45:                                               ; preds = %38
  %46 = load i32, ptr %13, align 4
  %47 = add nsw i32 48, %46
  %48 = trunc i32 %47 to i8
  %49 = sext i8 %48 to i32
  br label %50

50:                                               ; preds = %45, %41
  %51 = phi i32 [ %44, %41 ], [ %49, %45 ]
  %52 = trunc i32 %51 to i8
  %53 = load i32, ptr %12, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %12, align 4
  %55 = getelementptr inbounds [100 x i8], ptr %9, i32 0, i32 %53
  store i8 %52, ptr %55, align 1
  %56 = load i32, ptr %11, align 4
  %57 = icmp eq i32 %56, 63
  br i1 %57, label %61, label %58

58:                                               ; preds = %50
  %59 = load i32, ptr %11, align 4
  %60 = icmp eq i32 %59, 58
  br i1 %60, label %61, label %75

61:                                               ; preds = %58, %50
  %62 = load i32, ptr @optopt, align 4
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %61
  %65 = load i32, ptr @optopt, align 4
  %66 = trunc i32 %65 to i8
  %67 = sext i8 %66 to i32
  br label %69

68:                                               ; preds = %61
  br label %69

69:                                               ; preds = %68, %64
  %70 = phi i32 [ %67, %64 ], [ 45, %68 ]
  %71 = trunc i32 %70 to i8
  %72 = load i32, ptr %12, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %12, align 4
  %74 = getelementptr inbounds [100 x i8], ptr %9, i32 0, i32 %72
  store i8 %71, ptr %74, align 1
  br label %75

75:                                               ; preds = %69, %58
  %76 = load ptr, ptr @optarg, align 4
  %77 = icmp ne ptr %76, null
  br i1 %77, label %78, label %88

78:                                               ; preds = %75
  %79 = getelementptr inbounds [100 x i8], ptr %9, i32 0, i32 0
  %80 = load i32, ptr %12, align 4
  %81 = getelementptr inbounds i8, ptr %79, i32 %80
  %82 = load ptr, ptr @optarg, align 4
  %83 = call ptr @strcpy(ptr noundef %81, ptr noundef %82) #7
  %84 = load ptr, ptr @optarg, align 4
  %85 = call i32 @strlen(ptr noundef %84) #8
  %86 = load i32, ptr %12, align 4
  %87 = add nsw i32 %86, %85
  store i32 %87, ptr %12, align 4
  br label %88

88:                                               ; preds = %78, %75
  br label %24, !llvm.loop !8

89:                                               ; preds = %35
  %90 = getelementptr inbounds [100 x i8], ptr %9, i32 0, i32 0
  %91 = load ptr, ptr %5, align 4
  %92 = call i32 @strcmp(ptr noundef %90, ptr noundef %91) #8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %99

94:                                               ; preds = %89
  %95 = load i32, ptr @optind, align 4
  %96 = load i32, ptr %6, align 4
  %97 = icmp eq i32 %95, %96
  br i1 %97, label %98, label %99

98:                                               ; preds = %94
  br label %100

99:                                               ; preds = %94, %89
  call void @__assert_fail(ptr noundef @.str.38, ptr noundef @.str.25, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.expect) #6
  unreachable

100:                                              ; preds = %98
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @getopt_long_only(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @getopt_long(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strlen(ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
