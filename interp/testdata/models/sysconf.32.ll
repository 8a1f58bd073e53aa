; ModuleID = 'sysconf.c'
source_filename = "sysconf.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@main.posix = internal constant [32 x i32] [i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 29, i32 67, i32 68, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 133, i32 137, i32 138, i32 139, i32 149, i32 153, i32 154, i32 159, i32 164], align 4
@main.unbounded = internal constant [6 x i32] [i32 23, i32 24, i32 27, i32 32, i32 35, i32 76], align 4
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

4:                                                ; preds = %16, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 32
  br i1 %6, label %7, label %19

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = getelementptr inbounds [32 x i32], ptr @main.posix, i32 0, i32 %8
  %10 = load i32, ptr %9, align 4
  %11 = call i32 @sysconf(i32 noundef %10) #3
  %12 = icmp eq i32 %11, 200809
  br i1 %12, label %13, label %14

13:                                               ; preds = %7
  br label %15

14:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

15:                                               ; preds = %13
  br label %16

16:                                               ; preds = %15
  %17 = load i32, ptr %2, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %2, align 4
  br label %4, !llvm.loop !6

19:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %20

20:                                               ; preds = %32, %19
  %21 = load i32, ptr %3, align 4
  %22 = icmp slt i32 %21, 6
  br i1 %22, label %23, label %35

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4
  %25 = getelementptr inbounds [6 x i32], ptr @main.unbounded, i32 0, i32 %24
  %26 = load i32, ptr %25, align 4
  %27 = call i32 @sysconf(i32 noundef %26) #3
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  br label %31

30:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

31:                                               ; preds = %29
  br label %32

32:                                               ; preds = %31
  %33 = load i32, ptr %3, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %3, align 4
  br label %20, !llvm.loop !8

35:                                               ; preds = %20
  %36 = call i32 @sysconf(i32 noundef 3) #3
  %37 = icmp eq i32 %36, 65536
  br i1 %37, label %38, label %48

38:                                               ; preds = %35
  %39 = call i32 @sysconf(i32 noundef 7) #3
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %41, label %48

41:                                               ; preds = %38
  %42 = call i32 @sysconf(i32 noundef 8) #3
  %43 = icmp eq i32 %42, 1
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = call i32 @sysconf(i32 noundef 2) #3
  %46 = icmp eq i32 %45, 100
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  br label %49

48:                                               ; preds = %44, %41, %38, %35
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

49:                                               ; preds = %47
  %50 = call i32 @sysconf(i32 noundef 28) #3
  %51 = icmp eq i32 %50, 32768
  br i1 %51, label %52, label %62

52:                                               ; preds = %49
  %53 = call i32 @sysconf(i32 noundef 30) #3
  %54 = icmp eq i32 %53, 4096
  br i1 %54, label %55, label %62

55:                                               ; preds = %52
  %56 = call i32 @sysconf(i32 noundef 31) #3
  %57 = icmp eq i32 %56, 32
  br i1 %57, label %58, label %62

58:                                               ; preds = %55
  %59 = call i32 @sysconf(i32 noundef 60) #3
  %60 = icmp eq i32 %59, 1024
  br i1 %60, label %61, label %62

61:                                               ; preds = %58
  br label %63

62:                                               ; preds = %58, %55, %52, %49
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

63:                                               ; preds = %61
  %64 = call i32 @sysconf(i32 noundef 33) #3
  %65 = icmp eq i32 %64, 2147483647
  br i1 %65, label %66, label %73

66:                                               ; preds = %63
  %67 = call i32 @sysconf(i32 noundef 74) #3
  %68 = icmp eq i32 %67, 1024
  br i1 %68, label %69, label %73

69:                                               ; preds = %66
  %70 = call i32 @sysconf(i32 noundef 75) #3
  %71 = icmp eq i32 %70, 16384
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  br label %74

73:                                               ; preds = %69, %66, %63
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

74:                                               ; preds = %72
  %75 = call i32 @sysconf(i32 noundef 69) #3
  %76 = icmp eq i32 %75, 1024
  br i1 %76, label %77, label %87

77:                                               ; preds = %74
  %78 = call i32 @sysconf(i32 noundef 70) #3
  %79 = icmp eq i32 %78, 1024
  br i1 %79, label %80, label %87

80:                                               ; preds = %77
  %81 = call i32 @sysconf(i32 noundef 71) #3
  %82 = icmp eq i32 %81, 256
  br i1 %82, label %83, label %87

83:                                               ; preds = %80
  %84 = call i32 @sysconf(i32 noundef 72) #3
  %85 = icmp eq i32 %84, 32
  br i1 %85, label %86, label %87

86:                                               ; preds = %83
  br label %88

87:                                               ; preds = %83, %80, %77, %74
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 22, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

88:                                               ; preds = %86
  %89 = call i32 @sysconf(i32 noundef 73) #3
  %90 = icmp eq i32 %89, 4
  br i1 %90, label %91, label %98

91:                                               ; preds = %88
  %92 = call i32 @sysconf(i32 noundef 180) #3
  %93 = icmp eq i32 %92, 64
  br i1 %93, label %94, label %98

94:                                               ; preds = %91
  %95 = call i32 @sysconf(i32 noundef 190) #3
  %96 = icmp eq i32 %95, 64
  br i1 %96, label %97, label %98

97:                                               ; preds = %94
  br label %99

98:                                               ; preds = %94, %91, %88
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.main) #4
  unreachable

99:                                               ; preds = %97
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @sysconf(i32 noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { noreturn nounwind }

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
