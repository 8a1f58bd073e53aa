; ModuleID = 'rc11/chase_lev.c'
source_filename = "rc11/chase_lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@array = internal global [1 x i32] zeroinitializer, align 4, !dbg !0
@bottom = internal global i32 0, align 4, !dbg !18
@taken = internal global [2 x i32] zeroinitializer, align 4, !dbg !38
@.str = private unnamed_addr constant [37 x i8] c"add_as(relaxed, taken[item], 1) == 0\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [17 x i8] c"rc11/chase_lev.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.record = private unnamed_addr constant [17 x i8] c"void record(int)\00", align 1, !dbg !34
@top = internal global i32 0, align 4, !dbg !43
@.str.2 = private unnamed_addr constant [10 x i8] c"item != 0\00", align 1, !dbg !45
@__PRETTY_FUNCTION__.thief = private unnamed_addr constant [20 x i8] c"void *thief(void *)\00", align 1, !dbg !50

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !76
  %5 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !77
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %3, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 1, ptr %3, align 4, !dbg !81
  br label %7, !dbg !82

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !83
  %9 = icmp sle i32 %8, 2, !dbg !85
  br i1 %9, label %10, label %18, !dbg !86

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !87
  %12 = sext i32 %11 to i64, !dbg !88
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !88
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !89
  br label %15, !dbg !89

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !90
  %17 = add nsw i32 %16, 1, !dbg !90
  store i32 %17, ptr %3, align 4, !dbg !90
  br label %7, !dbg !91, !llvm.loop !92

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %4, align 4, !dbg !97
  br label %19, !dbg !98

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !99
  %21 = icmp sle i32 %20, 2, !dbg !101
  br i1 %21, label %22, label %31, !dbg !102

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !103
  %24 = sext i32 %23 to i64, !dbg !104
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !104
  %26 = load i64, ptr %25, align 8, !dbg !104
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !105
  br label %28, !dbg !105

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !106
  %30 = add nsw i32 %29, 1, !dbg !106
  store i32 %30, ptr %4, align 4, !dbg !106
  br label %19, !dbg !107, !llvm.loop !108

31:                                               ; preds = %19
  ret i32 0, !dbg !110
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !111 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %3, align 4, !dbg !118
  br label %7, !dbg !119

7:                                                ; preds = %20, %1
  %8 = load i32, ptr %3, align 4, !dbg !120
  %9 = icmp slt i32 %8, 1, !dbg !122
  br i1 %9, label %10, label %23, !dbg !123

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !124
  %12 = sext i32 %11 to i64, !dbg !124
  %13 = getelementptr inbounds [1 x i32], ptr @array, i64 0, i64 %12, !dbg !124
  %14 = load i32, ptr %3, align 4, !dbg !124
  %15 = add nsw i32 %14, 1, !dbg !124
  store i32 %15, ptr %4, align 4, !dbg !124
  %16 = load i32, ptr %4, align 4, !dbg !124
  store atomic i32 %16, ptr %13 monotonic, align 4, !dbg !124
  fence release, !dbg !126
  %17 = load i32, ptr %3, align 4, !dbg !127
  %18 = add nsw i32 %17, 1, !dbg !127
  store i32 %18, ptr %5, align 4, !dbg !127
  %19 = load i32, ptr %5, align 4, !dbg !127
  store atomic i32 %19, ptr @bottom monotonic, align 4, !dbg !127
  br label %20, !dbg !128

20:                                               ; preds = %10
  %21 = load i32, ptr %3, align 4, !dbg !129
  %22 = add nsw i32 %21, 1, !dbg !129
  store i32 %22, ptr %3, align 4, !dbg !129
  br label %7, !dbg !130, !llvm.loop !131

23:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %6, metadata !133, metadata !DIExpression()), !dbg !135
  store i32 0, ptr %6, align 4, !dbg !135
  br label %24, !dbg !136

24:                                               ; preds = %29, %23
  %25 = load i32, ptr %6, align 4, !dbg !137
  %26 = icmp slt i32 %25, 1, !dbg !139
  br i1 %26, label %27, label %32, !dbg !140

27:                                               ; preds = %24
  %28 = call i32 @take(), !dbg !141
  call void @record(i32 noundef %28), !dbg !142
  br label %29, !dbg !142

29:                                               ; preds = %27
  %30 = load i32, ptr %6, align 4, !dbg !143
  %31 = add nsw i32 %30, 1, !dbg !143
  store i32 %31, ptr %6, align 4, !dbg !143
  br label %24, !dbg !144, !llvm.loop !145

32:                                               ; preds = %24
  ret ptr null, !dbg !147
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !148 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !149, metadata !DIExpression()), !dbg !150
  call void @llvm.dbg.declare(metadata ptr %3, metadata !151, metadata !DIExpression()), !dbg !152
  %11 = load atomic i32, ptr @top acquire, align 4, !dbg !153
  store i32 %11, ptr %4, align 4, !dbg !153
  %12 = load i32, ptr %4, align 4, !dbg !153
  store i32 %12, ptr %3, align 4, !dbg !152
  fence acq_rel, !dbg !154
  call void @llvm.dbg.declare(metadata ptr %5, metadata !155, metadata !DIExpression()), !dbg !156
  %13 = load atomic i32, ptr @bottom acquire, align 4, !dbg !157
  store i32 %13, ptr %6, align 4, !dbg !157
  %14 = load i32, ptr %6, align 4, !dbg !157
  store i32 %14, ptr %5, align 4, !dbg !156
  %15 = load i32, ptr %3, align 4, !dbg !158
  %16 = load i32, ptr %5, align 4, !dbg !160
  %17 = icmp slt i32 %15, %16, !dbg !161
  br i1 %17, label %18, label %44, !dbg !162

18:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %7, metadata !163, metadata !DIExpression()), !dbg !165
  %19 = load i32, ptr %3, align 4, !dbg !166
  %20 = sext i32 %19 to i64, !dbg !166
  %21 = getelementptr inbounds [1 x i32], ptr @array, i64 0, i64 %20, !dbg !166
  %22 = load atomic i32, ptr %21 monotonic, align 4, !dbg !166
  store i32 %22, ptr %8, align 4, !dbg !166
  %23 = load i32, ptr %8, align 4, !dbg !166
  store i32 %23, ptr %7, align 4, !dbg !165
  %24 = load i32, ptr %3, align 4, !dbg !167
  %25 = add nsw i32 %24, 1, !dbg !167
  store i32 %25, ptr %9, align 4, !dbg !167
  %26 = load i32, ptr %3, align 4, !dbg !167
  %27 = load i32, ptr %9, align 4, !dbg !167
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst seq_cst, align 4, !dbg !167
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !167
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !167
  br i1 %30, label %32, label %31, !dbg !167

31:                                               ; preds = %18
  store i32 %29, ptr %3, align 4, !dbg !167
  br label %32, !dbg !167

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !167
  store i8 %33, ptr %10, align 1, !dbg !167
  %34 = load i8, ptr %10, align 1, !dbg !167
  %35 = trunc i8 %34 to i1, !dbg !167
  br i1 %35, label %36, label %43, !dbg !169

36:                                               ; preds = %32
  %37 = load i32, ptr %7, align 4, !dbg !170
  %38 = icmp ne i32 %37, 0, !dbg !170
  br i1 %38, label %39, label %40, !dbg !174

39:                                               ; preds = %36
  br label %41, !dbg !174

40:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.thief) #6, !dbg !170
  unreachable, !dbg !170

41:                                               ; preds = %39
  %42 = load i32, ptr %7, align 4, !dbg !175
  call void @record(i32 noundef %42), !dbg !176
  br label %43, !dbg !177

43:                                               ; preds = %41, %32
  br label %44, !dbg !178

44:                                               ; preds = %43, %1
  ret ptr null, !dbg !179
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @record(i32 noundef %0) #0 !dbg !180 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !183, metadata !DIExpression()), !dbg !184
  %5 = load i32, ptr %2, align 4, !dbg !185
  %6 = icmp ne i32 %5, 0, !dbg !187
  br i1 %6, label %7, label %18, !dbg !188

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !189
  %9 = sext i32 %8 to i64, !dbg !189
  %10 = getelementptr inbounds [2 x i32], ptr @taken, i64 0, i64 %9, !dbg !189
  store i32 1, ptr %3, align 4, !dbg !189
  %11 = load i32, ptr %3, align 4, !dbg !189
  %12 = atomicrmw add ptr %10, i32 %11 monotonic, align 4, !dbg !189
  store i32 %12, ptr %4, align 4, !dbg !189
  %13 = load i32, ptr %4, align 4, !dbg !189
  %14 = icmp eq i32 %13, 0, !dbg !189
  br i1 %14, label %15, label %16, !dbg !192

15:                                               ; preds = %7
  br label %17, !dbg !192

16:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.record) #6, !dbg !189
  unreachable, !dbg !189

17:                                               ; preds = %15
  br label %18, !dbg !193

18:                                               ; preds = %17, %1
  ret void, !dbg !194
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !195 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !196, metadata !DIExpression()), !dbg !197
  %13 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !198
  store i32 %13, ptr %3, align 4, !dbg !198
  %14 = load i32, ptr %3, align 4, !dbg !198
  %15 = sub nsw i32 %14, 1, !dbg !199
  store i32 %15, ptr %2, align 4, !dbg !197
  %16 = load i32, ptr %2, align 4, !dbg !200
  store i32 %16, ptr %4, align 4, !dbg !200
  %17 = load i32, ptr %4, align 4, !dbg !200
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !200
  fence acq_rel, !dbg !201
  call void @llvm.dbg.declare(metadata ptr %5, metadata !202, metadata !DIExpression()), !dbg !203
  %18 = load atomic i32, ptr @top monotonic, align 4, !dbg !204
  store i32 %18, ptr %6, align 4, !dbg !204
  %19 = load i32, ptr %6, align 4, !dbg !204
  store i32 %19, ptr %5, align 4, !dbg !203
  %20 = load i32, ptr %5, align 4, !dbg !205
  %21 = load i32, ptr %2, align 4, !dbg !207
  %22 = icmp sgt i32 %20, %21, !dbg !208
  br i1 %22, label %23, label %27, !dbg !209

23:                                               ; preds = %0
  %24 = load i32, ptr %2, align 4, !dbg !210
  %25 = add nsw i32 %24, 1, !dbg !210
  store i32 %25, ptr %7, align 4, !dbg !210
  %26 = load i32, ptr %7, align 4, !dbg !210
  store atomic i32 %26, ptr @bottom monotonic, align 4, !dbg !210
  store i32 0, ptr %1, align 4, !dbg !212
  br label %56, !dbg !212

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !213, metadata !DIExpression()), !dbg !214
  %28 = load i32, ptr %2, align 4, !dbg !215
  %29 = sext i32 %28 to i64, !dbg !215
  %30 = getelementptr inbounds [1 x i32], ptr @array, i64 0, i64 %29, !dbg !215
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !215
  store i32 %31, ptr %9, align 4, !dbg !215
  %32 = load i32, ptr %9, align 4, !dbg !215
  store i32 %32, ptr %8, align 4, !dbg !214
  %33 = load i32, ptr %5, align 4, !dbg !216
  %34 = load i32, ptr %2, align 4, !dbg !218
  %35 = icmp eq i32 %33, %34, !dbg !219
  br i1 %35, label %36, label %54, !dbg !220

36:                                               ; preds = %27
  %37 = load i32, ptr %5, align 4, !dbg !221
  %38 = add nsw i32 %37, 1, !dbg !221
  store i32 %38, ptr %10, align 4, !dbg !221
  %39 = load i32, ptr %5, align 4, !dbg !221
  %40 = load i32, ptr %10, align 4, !dbg !221
  %41 = cmpxchg ptr @top, i32 %39, i32 %40 seq_cst seq_cst, align 4, !dbg !221
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !221
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !221
  br i1 %43, label %45, label %44, !dbg !221

44:                                               ; preds = %36
  store i32 %42, ptr %5, align 4, !dbg !221
  br label %45, !dbg !221

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !221
  store i8 %46, ptr %11, align 1, !dbg !221
  %47 = load i8, ptr %11, align 1, !dbg !221
  %48 = trunc i8 %47 to i1, !dbg !221
  br i1 %48, label %50, label %49, !dbg !224

49:                                               ; preds = %45
  store i32 0, ptr %8, align 4, !dbg !225
  br label %50, !dbg !226

50:                                               ; preds = %49, %45
  %51 = load i32, ptr %2, align 4, !dbg !227
  %52 = add nsw i32 %51, 1, !dbg !227
  store i32 %52, ptr %12, align 4, !dbg !227
  %53 = load i32, ptr %12, align 4, !dbg !227
  store atomic i32 %53, ptr @bottom monotonic, align 4, !dbg !227
  br label %54, !dbg !228

54:                                               ; preds = %50, %27
  %55 = load i32, ptr %8, align 4, !dbg !229
  store i32 %55, ptr %1, align 4, !dbg !230
  br label %56, !dbg !230

56:                                               ; preds = %54, %23
  %57 = load i32, ptr %1, align 4, !dbg !231
  ret i32 %57, !dbg !231
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "array", scope: !2, file: !3, line: 24, type: !55, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/chase_lev.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18, !23, !29, !34, !38, !43, !45, !50}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "bottom", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 296, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 37)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 136, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 17)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 136, elements: !32)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 25, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 23, type: !20, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 80, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 10)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 160, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 20)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 1)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !66, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!22}
!68 = !{}
!69 = !DILocalVariable(name: "t", scope: !65, file: !3, line: 83, type: !70)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 192, elements: !74)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !72, line: 27, baseType: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !{!75}
!75 = !DISubrange(count: 3)
!76 = !DILocation(line: 83, column: 12, scope: !65)
!77 = !DILocation(line: 85, column: 18, scope: !65)
!78 = !DILocation(line: 85, column: 2, scope: !65)
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 86, type: !22)
!80 = distinct !DILexicalBlock(scope: !65, file: !3, line: 86, column: 2)
!81 = !DILocation(line: 86, column: 11, scope: !80)
!82 = !DILocation(line: 86, column: 7, scope: !80)
!83 = !DILocation(line: 86, column: 18, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 86, column: 2)
!85 = !DILocation(line: 86, column: 20, scope: !84)
!86 = !DILocation(line: 86, column: 2, scope: !80)
!87 = !DILocation(line: 87, column: 21, scope: !84)
!88 = !DILocation(line: 87, column: 19, scope: !84)
!89 = !DILocation(line: 87, column: 3, scope: !84)
!90 = !DILocation(line: 86, column: 33, scope: !84)
!91 = !DILocation(line: 86, column: 2, scope: !84)
!92 = distinct !{!92, !86, !93, !94}
!93 = !DILocation(line: 87, column: 42, scope: !80)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 88, type: !22)
!96 = distinct !DILexicalBlock(scope: !65, file: !3, line: 88, column: 2)
!97 = !DILocation(line: 88, column: 11, scope: !96)
!98 = !DILocation(line: 88, column: 7, scope: !96)
!99 = !DILocation(line: 88, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 88, column: 2)
!101 = !DILocation(line: 88, column: 20, scope: !100)
!102 = !DILocation(line: 88, column: 2, scope: !96)
!103 = !DILocation(line: 89, column: 18, scope: !100)
!104 = !DILocation(line: 89, column: 16, scope: !100)
!105 = !DILocation(line: 89, column: 3, scope: !100)
!106 = !DILocation(line: 88, column: 33, scope: !100)
!107 = !DILocation(line: 88, column: 2, scope: !100)
!108 = distinct !{!108, !102, !109, !94}
!109 = !DILocation(line: 89, column: 26, scope: !96)
!110 = !DILocation(line: 90, column: 2, scope: !65)
!111 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 53, type: !112, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!112 = !DISubroutineType(types: !113)
!113 = !{!16, !16}
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !111, file: !3, line: 53, type: !16)
!115 = !DILocation(line: 53, column: 1, scope: !111)
!116 = !DILocalVariable(name: "b", scope: !117, file: !3, line: 55, type: !22)
!117 = distinct !DILexicalBlock(scope: !111, file: !3, line: 55, column: 2)
!118 = !DILocation(line: 55, column: 11, scope: !117)
!119 = !DILocation(line: 55, column: 7, scope: !117)
!120 = !DILocation(line: 55, column: 18, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 55, column: 2)
!122 = !DILocation(line: 55, column: 20, scope: !121)
!123 = !DILocation(line: 55, column: 2, scope: !117)
!124 = !DILocation(line: 56, column: 3, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 55, column: 34)
!126 = !DILocation(line: 57, column: 3, scope: !125)
!127 = !DILocation(line: 58, column: 3, scope: !125)
!128 = !DILocation(line: 59, column: 2, scope: !125)
!129 = !DILocation(line: 55, column: 30, scope: !121)
!130 = !DILocation(line: 55, column: 2, scope: !121)
!131 = distinct !{!131, !123, !132, !94}
!132 = !DILocation(line: 59, column: 2, scope: !117)
!133 = !DILocalVariable(name: "b", scope: !134, file: !3, line: 60, type: !22)
!134 = distinct !DILexicalBlock(scope: !111, file: !3, line: 60, column: 2)
!135 = !DILocation(line: 60, column: 11, scope: !134)
!136 = !DILocation(line: 60, column: 7, scope: !134)
!137 = !DILocation(line: 60, column: 18, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 60, column: 2)
!139 = !DILocation(line: 60, column: 20, scope: !138)
!140 = !DILocation(line: 60, column: 2, scope: !134)
!141 = !DILocation(line: 61, column: 10, scope: !138)
!142 = !DILocation(line: 61, column: 3, scope: !138)
!143 = !DILocation(line: 60, column: 30, scope: !138)
!144 = !DILocation(line: 60, column: 2, scope: !138)
!145 = distinct !{!145, !140, !146, !94}
!146 = !DILocation(line: 61, column: 16, scope: !134)
!147 = !DILocation(line: 62, column: 2, scope: !111)
!148 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 65, type: !112, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!149 = !DILocalVariable(name: "arg", arg: 1, scope: !148, file: !3, line: 65, type: !16)
!150 = !DILocation(line: 65, column: 1, scope: !148)
!151 = !DILocalVariable(name: "t", scope: !148, file: !3, line: 67, type: !22)
!152 = !DILocation(line: 67, column: 6, scope: !148)
!153 = !DILocation(line: 67, column: 10, scope: !148)
!154 = !DILocation(line: 69, column: 2, scope: !148)
!155 = !DILocalVariable(name: "b", scope: !148, file: !3, line: 70, type: !22)
!156 = !DILocation(line: 70, column: 6, scope: !148)
!157 = !DILocation(line: 70, column: 10, scope: !148)
!158 = !DILocation(line: 71, column: 6, scope: !159)
!159 = distinct !DILexicalBlock(scope: !148, file: !3, line: 71, column: 6)
!160 = !DILocation(line: 71, column: 10, scope: !159)
!161 = !DILocation(line: 71, column: 8, scope: !159)
!162 = !DILocation(line: 71, column: 6, scope: !148)
!163 = !DILocalVariable(name: "item", scope: !164, file: !3, line: 72, type: !22)
!164 = distinct !DILexicalBlock(scope: !159, file: !3, line: 71, column: 13)
!165 = !DILocation(line: 72, column: 7, scope: !164)
!166 = !DILocation(line: 72, column: 14, scope: !164)
!167 = !DILocation(line: 73, column: 7, scope: !168)
!168 = distinct !DILexicalBlock(scope: !164, file: !3, line: 73, column: 7)
!169 = !DILocation(line: 73, column: 7, scope: !164)
!170 = !DILocation(line: 74, column: 4, scope: !171)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 74, column: 4)
!172 = distinct !DILexicalBlock(scope: !173, file: !3, line: 74, column: 4)
!173 = distinct !DILexicalBlock(scope: !168, file: !3, line: 73, column: 40)
!174 = !DILocation(line: 74, column: 4, scope: !172)
!175 = !DILocation(line: 75, column: 11, scope: !173)
!176 = !DILocation(line: 75, column: 4, scope: !173)
!177 = !DILocation(line: 76, column: 3, scope: !173)
!178 = !DILocation(line: 77, column: 2, scope: !164)
!179 = !DILocation(line: 78, column: 2, scope: !148)
!180 = distinct !DISubprogram(name: "record", scope: !3, file: !3, line: 27, type: !181, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !22}
!183 = !DILocalVariable(name: "item", arg: 1, scope: !180, file: !3, line: 27, type: !22)
!184 = !DILocation(line: 27, column: 24, scope: !180)
!185 = !DILocation(line: 29, column: 6, scope: !186)
!186 = distinct !DILexicalBlock(scope: !180, file: !3, line: 29, column: 6)
!187 = !DILocation(line: 29, column: 11, scope: !186)
!188 = !DILocation(line: 29, column: 6, scope: !180)
!189 = !DILocation(line: 30, column: 3, scope: !190)
!190 = distinct !DILexicalBlock(scope: !191, file: !3, line: 30, column: 3)
!191 = distinct !DILexicalBlock(scope: !186, file: !3, line: 30, column: 3)
!192 = !DILocation(line: 30, column: 3, scope: !191)
!193 = !DILocation(line: 30, column: 3, scope: !186)
!194 = !DILocation(line: 31, column: 1, scope: !180)
!195 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 33, type: !66, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!196 = !DILocalVariable(name: "b", scope: !195, file: !3, line: 35, type: !22)
!197 = !DILocation(line: 35, column: 6, scope: !195)
!198 = !DILocation(line: 35, column: 10, scope: !195)
!199 = !DILocation(line: 35, column: 35, scope: !195)
!200 = !DILocation(line: 37, column: 2, scope: !195)
!201 = !DILocation(line: 38, column: 2, scope: !195)
!202 = !DILocalVariable(name: "t", scope: !195, file: !3, line: 39, type: !22)
!203 = !DILocation(line: 39, column: 6, scope: !195)
!204 = !DILocation(line: 39, column: 10, scope: !195)
!205 = !DILocation(line: 40, column: 6, scope: !206)
!206 = distinct !DILexicalBlock(scope: !195, file: !3, line: 40, column: 6)
!207 = !DILocation(line: 40, column: 10, scope: !206)
!208 = !DILocation(line: 40, column: 8, scope: !206)
!209 = !DILocation(line: 40, column: 6, scope: !195)
!210 = !DILocation(line: 41, column: 3, scope: !211)
!211 = distinct !DILexicalBlock(scope: !206, file: !3, line: 40, column: 13)
!212 = !DILocation(line: 42, column: 3, scope: !211)
!213 = !DILocalVariable(name: "item", scope: !195, file: !3, line: 44, type: !22)
!214 = !DILocation(line: 44, column: 6, scope: !195)
!215 = !DILocation(line: 44, column: 13, scope: !195)
!216 = !DILocation(line: 45, column: 6, scope: !217)
!217 = distinct !DILexicalBlock(scope: !195, file: !3, line: 45, column: 6)
!218 = !DILocation(line: 45, column: 11, scope: !217)
!219 = !DILocation(line: 45, column: 8, scope: !217)
!220 = !DILocation(line: 45, column: 6, scope: !195)
!221 = !DILocation(line: 46, column: 8, scope: !222)
!222 = distinct !DILexicalBlock(scope: !223, file: !3, line: 46, column: 7)
!223 = distinct !DILexicalBlock(scope: !217, file: !3, line: 45, column: 14)
!224 = !DILocation(line: 46, column: 7, scope: !223)
!225 = !DILocation(line: 47, column: 9, scope: !222)
!226 = !DILocation(line: 47, column: 4, scope: !222)
!227 = !DILocation(line: 48, column: 3, scope: !223)
!228 = !DILocation(line: 49, column: 2, scope: !223)
!229 = !DILocation(line: 50, column: 9, scope: !195)
!230 = !DILocation(line: 50, column: 2, scope: !195)
!231 = !DILocation(line: 51, column: 1, scope: !195)
