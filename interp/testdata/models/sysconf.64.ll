; ModuleID = 'sysconf.c'
source_filename = "sysconf.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.posix = internal constant [32 x i32] [i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 29, i32 67, i32 68, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 133, i32 137, i32 138, i32 139, i32 149, i32 153, i32 154, i32 159, i32 164], align 16
@main.unbounded = internal constant [6 x i32] [i32 23, i32 24, i32 27, i32 32, i32 35, i32 76], align 16
@.str = private unnamed_addr constant [28 x i8] c"sysconf(posix[i]) == 200809\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"sysconf.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"sysconf(unbounded[i]) == -1\00", align 1
@.str.3 = private unnamed_addr constant [129 x i8] c"sysconf(_SC_NGROUPS_MAX) == 65536 && sysconf(_SC_JOB_CONTROL) == 1 && sysconf(_SC_SAVED_IDS) == 1 && sysconf(_SC_CLK_TCK) == 100\00", align 1
@.str.4 = private unnamed_addr constant [131 x i8] c"sysconf(_SC_MQ_PRIO_MAX) == 32768 && sysconf(_SC_PAGESIZE) == 4096 && sysconf(_SC_RTSIG_MAX) == 32 && sysconf(_SC_IOV_MAX) == 1024\00", align 1
@.str.5 = private unnamed_addr constant [123 x i8] c"sysconf(_SC_SEM_VALUE_MAX) == 2147483647 && sysconf(_SC_THREAD_KEYS_MAX) == 1024 && sysconf(_SC_THREAD_STACK_MIN) == 16384\00", align 1
@.str.6 = private unnamed_addr constant [152 x i8] c"sysconf(_SC_GETGR_R_SIZE_MAX) == 1024 && sysconf(_SC_GETPW_R_SIZE_MAX) == 1024 && sysconf(_SC_LOGIN_NAME_MAX) == 256 && sysconf(_SC_TTY_NAME_MAX) == 32\00", align 1
@.str.7 = private unnamed_addr constant [128 x i8] c"sysconf(_SC_THREAD_DESTRUCTOR_ITERATIONS) == 4 && sysconf(_SC_HOST_NAME_MAX) == 64 && sysconf(_SC_LEVEL1_DCACHE_LINESIZE) == 64\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %17, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 32
  br i1 %6, label %7, label %20

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [32 x i32], ptr @main.posix, i64 0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = call i64 @sysconf(i32 noundef %11) #3
  %13 = icmp eq i64 %12, 200809
  br i1 %13, label %14, label %15

14:                                               ; preds = %7
  br label %16

15:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

16:                                               ; preds = %14
  br label %17

17:                                               ; preds = %16
  %18 = load i32, ptr %2, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %2, align 4
  br label %4, !llvm.loop !5

20:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %21

21:                                               ; preds = %34, %20
  %22 = load i32, ptr %3, align 4
  %23 = icmp slt i32 %22, 6
  br i1 %23, label %24, label %37

24:                                               ; preds = %21
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [6 x i32], ptr @main.unbounded, i64 0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = call i64 @sysconf(i32 noundef %28) #3
  %30 = icmp eq i64 %29, -1
  br i1 %30, label %31, label %32

31:                                               ; preds = %24
  br label %33

32:                                               ; preds = %24
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

33:                                               ; preds = %31
  br label %34

34:                                               ; preds = %33
  %35 = load i32, ptr %3, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %3, align 4
  br label %21, !llvm.loop !7

37:                                               ; preds = %21
  %38 = call i64 @sysconf(i32 noundef 3) #3
  %39 = icmp eq i64 %38, 65536
  br i1 %39, label %40, label %50

40:                                               ; preds = %37
  %41 = call i64 @sysconf(i32 noundef 7) #3
  %42 = icmp eq i64 %41, 1
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = call i64 @sysconf(i32 noundef 8) #3
  %45 = icmp eq i64 %44, 1
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = call i64 @sysconf(i32 noundef 2) #3
  %48 = icmp eq i64 %47, 100
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  br label %51

50:                                               ; preds = %46, %43, %40, %37
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

51:                                               ; preds = %49
  %52 = call i64 @sysconf(i32 noundef 28) #3
  %53 = icmp eq i64 %52, 32768
  br i1 %53, label %54, label %64

54:                                               ; preds = %51
  %55 = call i64 @sysconf(i32 noundef 30) #3
  %56 = icmp eq i64 %55, 4096
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = call i64 @sysconf(i32 noundef 31) #3
  %59 = icmp eq i64 %58, 32
  br i1 %59, label %60, label %64

60:                                               ; preds = %57
  %61 = call i64 @sysconf(i32 noundef 60) #3
  %62 = icmp eq i64 %61, 1024
  br i1 %62, label %63, label %64

63:                                               ; preds = %60
  br label %65

64:                                               ; preds = %60, %57, %54, %51
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

65:                                               ; preds = %63
  %66 = call i64 @sysconf(i32 noundef 33) #3
  %67 = icmp eq i64 %66, 2147483647
  br i1 %67, label %68, label %75

68:                                               ; preds = %65
  %69 = call i64 @sysconf(i32 noundef 74) #3
  %70 = icmp eq i64 %69, 1024
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = call i64 @sysconf(i32 noundef 75) #3
  %73 = icmp eq i64 %72, 16384
  br i1 %73, label %74, label %75

74:                                               ; preds = %71
  br label %76

75:                                               ; preds = %71, %68, %65
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

76:                                               ; preds = %74
  %77 = call i64 @sysconf(i32 noundef 69) #3
  %78 = icmp eq i64 %77, 1024
  br i1 %78, label %79, label %89

79:                                               ; preds = %76
  %80 = call i64 @sysconf(i32 noundef 70) #3
  %81 = icmp eq i64 %80, 1024
  br i1 %81, label %82, label %89

82:                                               ; preds = %79
  %83 = call i64 @sysconf(i32 noundef 71) #3
  %84 = icmp eq i64 %83, 256
  br i1 %84, label %85, label %89

85:                                               ; preds = %82
  %86 = call i64 @sysconf(i32 noundef 72) #3
  %87 = icmp eq i64 %86, 32
  br i1 %87, label %88, label %89

88:                                               ; preds = %85
  br label %90

89:                                               ; preds = %85, %82, %79, %76
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

90:                                               ; preds = %88
  %91 = call i64 @sysconf(i32 noundef 73) #3
  %92 = icmp eq i64 %91, 4
  br i1 %92, label %93, label %100

93:                                               ; preds = %90
  %94 = call i64 @sysconf(i32 noundef 180) #3
  %95 = icmp eq i64 %94, 64
  br i1 %95, label %96, label %100

96:                                               ; preds = %93
  %97 = call i64 @sysconf(i32 noundef 190) #3
  %98 = icmp eq i64 %97, 64
  br i1 %98, label %99, label %100

99:                                               ; preds = %96
  br label %101

100:                                              ; preds = %96, %93, %90
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

101:                                              ; preds = %99
  ret i32 0
}

; Function Attrs: nounwind
declare i64 @sysconf(i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
