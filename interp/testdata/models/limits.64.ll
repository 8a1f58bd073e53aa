; ModuleID = 'limits.c'
source_filename = "limits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.rlimit = type { i64, i64 }

@.str = private unnamed_addr constant [108 x i8] c"getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY && limit.rlim_max == RLIM_INFINITY\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"limits.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"setrlimit(RLIMIT_NOFILE, &limit) == 0\00", align 1
@.str.3 = private unnamed_addr constant [86 x i8] c"getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur == 10 && limit.rlim_max == 20\00", align 1
@.str.4 = private unnamed_addr constant [57 x i8] c"setrlimit(RLIMIT_NOFILE, &limit) == -1 && errno == EPERM\00", align 1
@.str.5 = private unnamed_addr constant [58 x i8] c"setrlimit(RLIMIT_NOFILE, &limit) == -1 && errno == EINVAL\00", align 1
@.str.6 = private unnamed_addr constant [47 x i8] c"getuid() == geteuid() && getgid() == getegid()\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.rlimit, align 8
  store i32 0, ptr %1, align 4
  %3 = call i32 @getrlimit(i32 noundef 7, ptr noundef %2) #4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %0
  %6 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, -1
  br i1 %8, label %9, label %14

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, -1
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  br label %15

14:                                               ; preds = %9, %5, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

15:                                               ; preds = %13
  %16 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 0
  store i64 10, ptr %16, align 8
  %17 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 1
  store i64 20, ptr %17, align 8
  %18 = call i32 @setrlimit(i32 noundef 7, ptr noundef %2) #4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %15
  br label %22

21:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

22:                                               ; preds = %20
  %23 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 0
  store i64 0, ptr %23, align 8
  %24 = call i32 @getrlimit(i32 noundef 7, ptr noundef %2) #4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %35

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 10
  br i1 %29, label %30, label %35

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 20
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  br label %36

35:                                               ; preds = %30, %26, %22
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

36:                                               ; preds = %34
  %37 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 1
  store i64 21, ptr %37, align 8
  %38 = call i32 @setrlimit(i32 noundef 7, ptr noundef %2) #4
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %45

40:                                               ; preds = %36
  %41 = call ptr @__errno_location() #6
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 1
  br i1 %43, label %44, label %45

44:                                               ; preds = %40
  br label %46

45:                                               ; preds = %40, %36
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 18, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

46:                                               ; preds = %44
  %47 = getelementptr inbounds %struct.rlimit, ptr %2, i32 0, i32 0
  store i64 30, ptr %47, align 8
  %48 = call i32 @setrlimit(i32 noundef 7, ptr noundef %2) #4
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %50, label %55

50:                                               ; preds = %46
  %51 = call ptr @__errno_location() #6
  %52 = load i32, ptr %51, align 4
  %53 = icmp eq i32 %52, 22
  br i1 %53, label %54, label %55

54:                                               ; preds = %50
  br label %56

55:                                               ; preds = %50, %46
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

56:                                               ; preds = %54
  %57 = call i32 @getuid() #4
  %58 = call i32 @geteuid() #4
  %59 = icmp eq i32 %57, %58
  br i1 %59, label %60, label %65

60:                                               ; preds = %56
  %61 = call i32 @getgid() #4
  %62 = call i32 @getegid() #4
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %60
  br label %66

65:                                               ; preds = %60, %56
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.main) #5
  unreachable

66:                                               ; preds = %64
  ret i32 0
}

; Function Attrs: nounwind
declare i32 @getrlimit(i32 noundef, ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @setrlimit(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: nounwind
declare i32 @getuid() #1

; Function Attrs: nounwind
declare i32 @geteuid() #1

; Function Attrs: nounwind
declare i32 @getgid() #1

; Function Attrs: nounwind
declare i32 @getegid() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
