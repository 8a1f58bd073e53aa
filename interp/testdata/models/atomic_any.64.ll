; ModuleID = 'atomic_any.c'
source_filename = "atomic_any.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sum = type { i64, i64, i64 }
%struct.text = type { [5 x i8] }
%struct.anon = type <{ i8, i32 }>

@sum = internal global %struct.sum zeroinitializer, align 8
@.str = private unnamed_addr constant [41 x i8] c"now.b == 2 * now.a && now.c == 3 * now.a\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"atomic_any.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.2 = private unnamed_addr constant [39 x i8] c"end.a == 2 && end.b == 4 && end.c == 6\00", align 1
@__const.alone.t = private unnamed_addr constant %struct.text { [5 x i8] c"abcd\00" }, align 1
@text = internal global { %struct.text, [3 x i8] } zeroinitializer, align 8
@.str.3 = private unnamed_addr constant [5 x i8] c"abcd\00", align 1
@.str.4 = private unnamed_addr constant [31 x i8] c"strcmp(old.bytes, \22abcd\22) == 0\00", align 1
@__PRETTY_FUNCTION__.alone = private unnamed_addr constant [17 x i8] c"void alone(void)\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"xxxxx\00", align 1
@.str.6 = private unnamed_addr constant [35 x i8] c"memcmp(old.bytes, \22xxxxx\22, 5) == 0\00", align 1
@packed = internal global %struct.anon zeroinitializer, align 1
@.str.7 = private unnamed_addr constant [95 x i8] c"__atomic_compare_exchange(&packed.value, &want, &value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)\00", align 1
@.str.8 = private unnamed_addr constant [109 x i8] c"!__atomic_compare_exchange(&packed.value, &want, &value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) && want == 7\00", align 1
@.str.9 = private unnamed_addr constant [33 x i8] c"value == 7 && packed.before == 0\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca %struct.sum, align 8
  %5 = alloca %struct.sum, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.sum, align 8
  %8 = alloca %struct.sum, align 8
  store i32 0, ptr %1, align 4
  call void @alone()
  store i32 0, ptr %3, align 4
  br label %9

9:                                                ; preds = %17, %0
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 2
  br i1 %11, label %12, label %20

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %14
  %16 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef @add, ptr noundef null) #8
  br label %17

17:                                               ; preds = %12
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %3, align 4
  br label %9, !llvm.loop !5

20:                                               ; preds = %9
  call void @__atomic_load(i64 noundef 24, ptr noundef @sum, ptr noundef %5, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false)
  %21 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 2, %24
  %26 = icmp eq i64 %22, %25
  br i1 %26, label %27, label %35

27:                                               ; preds = %20
  %28 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 0
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 3, %31
  %33 = icmp eq i64 %29, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %27
  br label %36

35:                                               ; preds = %27, %20
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

36:                                               ; preds = %34
  store i32 0, ptr %6, align 4
  br label %37

37:                                               ; preds = %46, %36
  %38 = load i32, ptr %6, align 4
  %39 = icmp slt i32 %38, 2
  br i1 %39, label %40, label %49

40:                                               ; preds = %37
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null)
  br label %46

46:                                               ; preds = %40
  %47 = load i32, ptr %6, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %6, align 4
  br label %37, !llvm.loop !7

49:                                               ; preds = %37
  call void @__atomic_load(i64 noundef 24, ptr noundef @sum, ptr noundef %8, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %8, i64 24, i1 false)
  %50 = getelementptr inbounds %struct.sum, ptr %7, i32 0, i32 0
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 2
  br i1 %52, label %53, label %62

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.sum, ptr %7, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 4
  br i1 %56, label %57, label %62

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.sum, ptr %7, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 6
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  br label %63

62:                                               ; preds = %57, %53, %49
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

63:                                               ; preds = %61
  %64 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 0
  %65 = load i64, ptr %64, align 8
  %66 = icmp ne i64 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  call void @reach_error()
  br label %68

68:                                               ; preds = %67, %63
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @alone() #0 {
  %1 = alloca %struct.text, align 1
  %2 = alloca %struct.text, align 1
  %3 = alloca %struct.text, align 1
  %4 = alloca { %struct.text, [3 x i8] }, align 8
  %5 = alloca %struct.text, align 1
  %6 = alloca { %struct.text, [3 x i8] }, align 8
  %7 = alloca { %struct.text, [3 x i8] }, align 8
  %8 = alloca { %struct.text, [3 x i8] }, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 @__const.alone.t, i64 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %1, i64 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 1 %3, i64 5, i1 false)
  %13 = load i64, ptr %4, align 8
  store atomic i64 %13, ptr @text release, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %1, i8 120, i64 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %1, i64 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 1 %5, i64 5, i1 false)
  %14 = load i64, ptr %6, align 8
  %15 = atomicrmw xchg ptr @text, i64 %14 seq_cst, align 8
  store i64 %15, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 8 %7, i64 5, i1 false)
  %16 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %17 = getelementptr inbounds [5 x i8], ptr %16, i64 0, i64 0
  %18 = call i32 @strcmp(ptr noundef %17, ptr noundef @.str.3) #10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %0
  br label %22

21:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.alone) #9
  unreachable

22:                                               ; preds = %20
  %23 = load atomic i64, ptr @text acquire, align 8
  store i64 %23, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 8 %8, i64 5, i1 false)
  %24 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %25 = getelementptr inbounds [5 x i8], ptr %24, i64 0, i64 0
  %26 = call i32 @memcmp(ptr noundef %25, ptr noundef @.str.5, i64 noundef 5) #10
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  br label %30

29:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.alone) #9
  unreachable

30:                                               ; preds = %28
  store i32 7, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %31 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 4, ptr noundef getelementptr inbounds (%struct.anon, ptr @packed, i32 0, i32 1), ptr noundef %10, ptr noundef %9, i32 noundef 4, i32 noundef 2)
  br i1 %31, label %32, label %33

32:                                               ; preds = %30
  br label %34

33:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.alone) #9
  unreachable

34:                                               ; preds = %32
  %35 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 4, ptr noundef getelementptr inbounds (%struct.anon, ptr @packed, i32 0, i32 1), ptr noundef %10, ptr noundef %9, i32 noundef 5, i32 noundef 5)
  br i1 %35, label %40, label %36

36:                                               ; preds = %34
  %37 = load i32, ptr %10, align 4
  %38 = icmp eq i32 %37, 7
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  br label %41

40:                                               ; preds = %36, %34
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.alone) #9
  unreachable

41:                                               ; preds = %39
  call void @__atomic_exchange(i64 noundef 4, ptr noundef getelementptr inbounds (%struct.anon, ptr @packed, i32 0, i32 1), ptr noundef %9, ptr noundef %9, i32 noundef 0)
  %42 = load i32, ptr %9, align 4
  %43 = icmp eq i32 %42, 7
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = load i8, ptr @packed, align 1
  %46 = sext i8 %45 to i32
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  br label %50

49:                                               ; preds = %44, %41
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.alone) #9
  unreachable

50:                                               ; preds = %48
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @add(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.sum, align 8
  %4 = alloca %struct.sum, align 8
  %5 = alloca %struct.sum, align 8
  %6 = alloca %struct.sum, align 8
  %7 = alloca %struct.sum, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @__atomic_load(i64 noundef 24, ptr noundef @sum, ptr noundef %4, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %4, i64 24, i1 false)
  br label %9

9:                                                ; preds = %22, %1
  %10 = getelementptr inbounds %struct.sum, ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds %struct.sum, ptr %3, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, 1
  store i64 %13, ptr %10, align 8
  %14 = getelementptr inbounds %struct.sum, ptr %6, i32 0, i32 1
  %15 = getelementptr inbounds %struct.sum, ptr %3, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, 2
  store i64 %17, ptr %14, align 8
  %18 = getelementptr inbounds %struct.sum, ptr %6, i32 0, i32 2
  %19 = getelementptr inbounds %struct.sum, ptr %3, i32 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 3
  store i64 %21, ptr %18, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 24, i1 false)
  br label %22

22:                                               ; preds = %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %5, i64 24, i1 false)
  %23 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 24, ptr noundef @sum, ptr noundef %3, ptr noundef %7, i32 noundef 5, i32 noundef 5)
  %24 = xor i1 %23, true
  br i1 %24, label %9, label %25, !llvm.loop !8

25:                                               ; preds = %22
  %26 = load ptr, ptr %2, align 8
  ret ptr %26
}

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

declare void @reach_error() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #7

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #7

; Function Attrs: nounwind willreturn
declare i1 @__atomic_compare_exchange(i64, ptr, ptr, ptr, i32, i32) #2

; Function Attrs: nounwind willreturn
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
