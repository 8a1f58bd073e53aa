; ModuleID = 'atomic_any.c'
source_filename = "atomic_any.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.sum = type { i32, i32, i32 }
%struct.text = type { [5 x i8] }
%struct.anon = type <{ i8, i32 }>

@sum = internal global %struct.sum zeroinitializer, align 4
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
  %2 = alloca [2 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.sum, align 4
  %5 = alloca %struct.sum, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.sum, align 4
  %8 = alloca %struct.sum, align 4
  store i32 0, ptr %1, align 4
  call void @alone()
  store i32 0, ptr %3, align 4
  br label %9

9:                                                ; preds = %16, %0
  %10 = load i32, ptr %3, align 4
  %11 = icmp slt i32 %10, 2
  br i1 %11, label %12, label %19

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4
  %14 = getelementptr inbounds [2 x i32], ptr %2, i32 0, i32 %13
  %15 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @add, ptr noundef null) #8
  br label %16

16:                                               ; preds = %12
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %9, !llvm.loop !6

19:                                               ; preds = %9
  call void @__atomic_load(i32 noundef 12, ptr noundef @sum, ptr noundef %5, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %4, ptr align 4 %5, i32 12, i1 false)
  %20 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 1
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 0
  %23 = load i32, ptr %22, align 4
  %24 = mul nsw i32 2, %23
  %25 = icmp eq i32 %21, %24
  br i1 %25, label %26, label %34

26:                                               ; preds = %19
  %27 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 2
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 0
  %30 = load i32, ptr %29, align 4
  %31 = mul nsw i32 3, %30
  %32 = icmp eq i32 %28, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %26
  br label %35

34:                                               ; preds = %26, %19
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 57, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

35:                                               ; preds = %33
  store i32 0, ptr %6, align 4
  br label %36

36:                                               ; preds = %44, %35
  %37 = load i32, ptr %6, align 4
  %38 = icmp slt i32 %37, 2
  br i1 %38, label %39, label %47

39:                                               ; preds = %36
  %40 = load i32, ptr %6, align 4
  %41 = getelementptr inbounds [2 x i32], ptr %2, i32 0, i32 %40
  %42 = load i32, ptr %41, align 4
  %43 = call i32 @pthread_join(i32 noundef %42, ptr noundef null)
  br label %44

44:                                               ; preds = %39
  %45 = load i32, ptr %6, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %6, align 4
  br label %36, !llvm.loop !8

47:                                               ; preds = %36
  call void @__atomic_load(i32 noundef 12, ptr noundef @sum, ptr noundef %8, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %7, ptr align 4 %8, i32 12, i1 false)
  %48 = getelementptr inbounds %struct.sum, ptr %7, i32 0, i32 0
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, 2
  br i1 %50, label %51, label %60

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.sum, ptr %7, i32 0, i32 1
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 4
  br i1 %54, label %55, label %60

55:                                               ; preds = %51
  %56 = getelementptr inbounds %struct.sum, ptr %7, i32 0, i32 2
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 6
  br i1 %58, label %59, label %60

59:                                               ; preds = %55
  br label %61

60:                                               ; preds = %55, %51, %47
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #9
  unreachable

61:                                               ; preds = %59
  %62 = getelementptr inbounds %struct.sum, ptr %4, i32 0, i32 0
  %63 = load i32, ptr %62, align 4
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %61
  call void @reach_error()
  br label %66

66:                                               ; preds = %65, %61
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
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %1, ptr align 1 @__const.alone.t, i32 5, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %3, ptr align 1 %1, i32 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 1 %3, i64 5, i1 false)
  %13 = load i64, ptr %4, align 8
  store atomic i64 %13, ptr @text release, align 8
  call void @llvm.memset.p0.i32(ptr align 1 %1, i8 120, i32 5, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %5, ptr align 1 %1, i32 5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 1 %5, i64 5, i1 false)
  %14 = load i64, ptr %6, align 8
  %15 = atomicrmw xchg ptr @text, i64 %14 seq_cst, align 8
  store i64 %15, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %2, ptr align 8 %7, i32 5, i1 false)
  %16 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %17 = getelementptr inbounds [5 x i8], ptr %16, i32 0, i32 0
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
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %2, ptr align 8 %8, i32 5, i1 false)
  %24 = getelementptr inbounds %struct.text, ptr %2, i32 0, i32 0
  %25 = getelementptr inbounds [5 x i8], ptr %24, i32 0, i32 0
  %26 = call i32 @memcmp(ptr noundef %25, ptr noundef @.str.5, i32 noundef 5) #10
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
  %31 = call zeroext i1 @__atomic_compare_exchange(i32 noundef 4, ptr noundef getelementptr inbounds (%struct.anon, ptr @packed, i32 0, i32 1), ptr noundef %10, ptr noundef %9, i32 noundef 4, i32 noundef 2)
  br i1 %31, label %32, label %33

32:                                               ; preds = %30
  br label %34

33:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.alone) #9
  unreachable

34:                                               ; preds = %32
  %35 = call zeroext i1 @__atomic_compare_exchange(i32 noundef 4, ptr noundef getelementptr inbounds (%struct.anon, ptr @packed, i32 0, i32 1), ptr noundef %10, ptr noundef %9, i32 noundef 5, i32 noundef 5)
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
  call void @__atomic_exchange(i32 noundef 4, ptr noundef getelementptr inbounds (%struct.anon, ptr @packed, i32 0, i32 1), ptr noundef %9, ptr noundef %9, i32 noundef 0)
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
  %2 = alloca ptr, align 4
  %3 = alloca %struct.sum, align 4
  %4 = alloca %struct.sum, align 4
  %5 = alloca %struct.sum, align 4
  %6 = alloca %struct.sum, align 4
  %7 = alloca %struct.sum, align 4
  %8 = alloca i8, align 1
  store ptr %0, ptr %2, align 4
  call void @__atomic_load(i32 noundef 12, ptr noundef @sum, ptr noundef %4, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %3, ptr align 4 %4, i32 12, i1 false)
  br label %9

9:                                                ; preds = %22, %1
  %10 = getelementptr inbounds %struct.sum, ptr %6, i32 0, i32 0
  %11 = getelementptr inbounds %struct.sum, ptr %3, i32 0, i32 0
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %10, align 4
  %14 = getelementptr inbounds %struct.sum, ptr %6, i32 0, i32 1
  %15 = getelementptr inbounds %struct.sum, ptr %3, i32 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = add nsw i32 %16, 2
  store i32 %17, ptr %14, align 4
  %18 = getelementptr inbounds %struct.sum, ptr %6, i32 0, i32 2
  %19 = getelementptr inbounds %struct.sum, ptr %3, i32 0, i32 2
  %20 = load i32, ptr %19, align 4
  %21 = add nsw i32 %20, 3
  store i32 %21, ptr %18, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %5, ptr align 4 %6, i32 12, i1 false)
  br label %22

22:                                               ; preds = %9
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %7, ptr align 4 %5, i32 12, i1 false)
  %23 = call zeroext i1 @__atomic_compare_exchange(i32 noundef 12, ptr noundef @sum, ptr noundef %3, ptr noundef %7, i32 noundef 5, i32 noundef 5)
  %24 = xor i1 %23, true
  br i1 %24, label %9, label %25, !llvm.loop !9

25:                                               ; preds = %22
  %26 = load ptr, ptr %2, align 4
  ret ptr %26
}

; Function Attrs: nounwind willreturn
declare void @__atomic_load(i32, ptr, ptr, i32) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @pthread_join(i32 noundef, ptr noundef) #5

declare void @reach_error() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #6

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #7

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i32 noundef) #7

; Function Attrs: nounwind willreturn
declare i1 @__atomic_compare_exchange(i32, ptr, ptr, ptr, i32, i32) #2

; Function Attrs: nounwind willreturn
declare void @__atomic_exchange(i32, ptr, ptr, ptr, i32) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind willreturn memory(read) }

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
!9 = distinct !{!9, !7}
