; ModuleID = 'rc11/chase_lev.c'
source_filename = "rc11/chase_lev.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@array = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@bottom = internal global i32 0, align 4, !dbg !18
@taken = internal global [3 x i32] zeroinitializer, align 4, !dbg !38
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !74
  %5 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !75
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @owner, ptr noundef null) #5, !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 1, ptr %3, align 4, !dbg !79
  br label %7, !dbg !80

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !81
  %9 = icmp sle i32 %8, 2, !dbg !83
  br i1 %9, label %10, label %18, !dbg !84

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !85
  %12 = sext i32 %11 to i64, !dbg !86
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !86
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @thief, ptr noundef null) #5, !dbg !87
  br label %15, !dbg !87

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !88
  %17 = add nsw i32 %16, 1, !dbg !88
  store i32 %17, ptr %3, align 4, !dbg !88
  br label %7, !dbg !89, !llvm.loop !90

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !93, metadata !DIExpression()), !dbg !95
  store i32 0, ptr %4, align 4, !dbg !95
  br label %19, !dbg !96

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !97
  %21 = icmp sle i32 %20, 2, !dbg !99
  br i1 %21, label %22, label %31, !dbg !100

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !101
  %24 = sext i32 %23 to i64, !dbg !102
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !102
  %26 = load i64, ptr %25, align 8, !dbg !102
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !103
  br label %28, !dbg !103

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !104
  %30 = add nsw i32 %29, 1, !dbg !104
  store i32 %30, ptr %4, align 4, !dbg !104
  br label %19, !dbg !105, !llvm.loop !106

31:                                               ; preds = %19
  ret i32 0, !dbg !108
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !109 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !112, metadata !DIExpression()), !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, ptr %3, align 4, !dbg !116
  br label %7, !dbg !117

7:                                                ; preds = %20, %1
  %8 = load i32, ptr %3, align 4, !dbg !118
  %9 = icmp slt i32 %8, 2, !dbg !120
  br i1 %9, label %10, label %23, !dbg !121

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !122
  %12 = sext i32 %11 to i64, !dbg !122
  %13 = getelementptr inbounds [2 x i32], ptr @array, i64 0, i64 %12, !dbg !122
  %14 = load i32, ptr %3, align 4, !dbg !122
  %15 = add nsw i32 %14, 1, !dbg !122
  store i32 %15, ptr %4, align 4, !dbg !122
  %16 = load i32, ptr %4, align 4, !dbg !122
  store atomic i32 %16, ptr %13 monotonic, align 4, !dbg !122
  fence release, !dbg !124
  %17 = load i32, ptr %3, align 4, !dbg !125
  %18 = add nsw i32 %17, 1, !dbg !125
  store i32 %18, ptr %5, align 4, !dbg !125
  %19 = load i32, ptr %5, align 4, !dbg !125
  store atomic i32 %19, ptr @bottom monotonic, align 4, !dbg !125
  br label %20, !dbg !126

20:                                               ; preds = %10
  %21 = load i32, ptr %3, align 4, !dbg !127
  %22 = add nsw i32 %21, 1, !dbg !127
  store i32 %22, ptr %3, align 4, !dbg !127
  br label %7, !dbg !128, !llvm.loop !129

23:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %6, metadata !131, metadata !DIExpression()), !dbg !133
  store i32 0, ptr %6, align 4, !dbg !133
  br label %24, !dbg !134

24:                                               ; preds = %29, %23
  %25 = load i32, ptr %6, align 4, !dbg !135
  %26 = icmp slt i32 %25, 2, !dbg !137
  br i1 %26, label %27, label %32, !dbg !138

27:                                               ; preds = %24
  %28 = call i32 @take(), !dbg !139
  call void @record(i32 noundef %28), !dbg !140
  br label %29, !dbg !140

29:                                               ; preds = %27
  %30 = load i32, ptr %6, align 4, !dbg !141
  %31 = add nsw i32 %30, 1, !dbg !141
  store i32 %31, ptr %6, align 4, !dbg !141
  br label %24, !dbg !142, !llvm.loop !143

32:                                               ; preds = %24
  ret ptr null, !dbg !145
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @thief(ptr noundef %0) #0 !dbg !146 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !147, metadata !DIExpression()), !dbg !148
  call void @llvm.dbg.declare(metadata ptr %3, metadata !149, metadata !DIExpression()), !dbg !150
  %11 = load atomic i32, ptr @top acquire, align 4, !dbg !151
  store i32 %11, ptr %4, align 4, !dbg !151
  %12 = load i32, ptr %4, align 4, !dbg !151
  store i32 %12, ptr %3, align 4, !dbg !150
  fence acq_rel, !dbg !152
  call void @llvm.dbg.declare(metadata ptr %5, metadata !153, metadata !DIExpression()), !dbg !154
  %13 = load atomic i32, ptr @bottom acquire, align 4, !dbg !155
  store i32 %13, ptr %6, align 4, !dbg !155
  %14 = load i32, ptr %6, align 4, !dbg !155
  store i32 %14, ptr %5, align 4, !dbg !154
  %15 = load i32, ptr %3, align 4, !dbg !156
  %16 = load i32, ptr %5, align 4, !dbg !158
  %17 = icmp slt i32 %15, %16, !dbg !159
  br i1 %17, label %18, label %44, !dbg !160

18:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %7, metadata !161, metadata !DIExpression()), !dbg !163
  %19 = load i32, ptr %3, align 4, !dbg !164
  %20 = sext i32 %19 to i64, !dbg !164
  %21 = getelementptr inbounds [2 x i32], ptr @array, i64 0, i64 %20, !dbg !164
  %22 = load atomic i32, ptr %21 monotonic, align 4, !dbg !164
  store i32 %22, ptr %8, align 4, !dbg !164
  %23 = load i32, ptr %8, align 4, !dbg !164
  store i32 %23, ptr %7, align 4, !dbg !163
  %24 = load i32, ptr %3, align 4, !dbg !165
  %25 = add nsw i32 %24, 1, !dbg !165
  store i32 %25, ptr %9, align 4, !dbg !165
  %26 = load i32, ptr %3, align 4, !dbg !165
  %27 = load i32, ptr %9, align 4, !dbg !165
  %28 = cmpxchg ptr @top, i32 %26, i32 %27 seq_cst seq_cst, align 4, !dbg !165
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !165
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !165
  br i1 %30, label %32, label %31, !dbg !165

31:                                               ; preds = %18
  store i32 %29, ptr %3, align 4, !dbg !165
  br label %32, !dbg !165

32:                                               ; preds = %31, %18
  %33 = zext i1 %30 to i8, !dbg !165
  store i8 %33, ptr %10, align 1, !dbg !165
  %34 = load i8, ptr %10, align 1, !dbg !165
  %35 = trunc i8 %34 to i1, !dbg !165
  br i1 %35, label %36, label %43, !dbg !167

36:                                               ; preds = %32
  %37 = load i32, ptr %7, align 4, !dbg !168
  %38 = icmp ne i32 %37, 0, !dbg !168
  br i1 %38, label %39, label %40, !dbg !172

39:                                               ; preds = %36
  br label %41, !dbg !172

40:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.thief) #6, !dbg !168
  unreachable, !dbg !168

41:                                               ; preds = %39
  %42 = load i32, ptr %7, align 4, !dbg !173
  call void @record(i32 noundef %42), !dbg !174
  br label %43, !dbg !175

43:                                               ; preds = %41, %32
  br label %44, !dbg !176

44:                                               ; preds = %43, %1
  ret ptr null, !dbg !177
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @record(i32 noundef %0) #0 !dbg !178 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !181, metadata !DIExpression()), !dbg !182
  %5 = load i32, ptr %2, align 4, !dbg !183
  %6 = icmp ne i32 %5, 0, !dbg !185
  br i1 %6, label %7, label %18, !dbg !186

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !dbg !187
  %9 = sext i32 %8 to i64, !dbg !187
  %10 = getelementptr inbounds [3 x i32], ptr @taken, i64 0, i64 %9, !dbg !187
  store i32 1, ptr %3, align 4, !dbg !187
  %11 = load i32, ptr %3, align 4, !dbg !187
  %12 = atomicrmw add ptr %10, i32 %11 monotonic, align 4, !dbg !187
  store i32 %12, ptr %4, align 4, !dbg !187
  %13 = load i32, ptr %4, align 4, !dbg !187
  %14 = icmp eq i32 %13, 0, !dbg !187
  br i1 %14, label %15, label %16, !dbg !190

15:                                               ; preds = %7
  br label %17, !dbg !190

16:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.record) #6, !dbg !187
  unreachable, !dbg !187

17:                                               ; preds = %15
  br label %18, !dbg !191

18:                                               ; preds = %17, %1
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !193 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !194, metadata !DIExpression()), !dbg !195
  %13 = load atomic i32, ptr @bottom monotonic, align 4, !dbg !196
  store i32 %13, ptr %3, align 4, !dbg !196
  %14 = load i32, ptr %3, align 4, !dbg !196
  %15 = sub nsw i32 %14, 1, !dbg !197
  store i32 %15, ptr %2, align 4, !dbg !195
  %16 = load i32, ptr %2, align 4, !dbg !198
  store i32 %16, ptr %4, align 4, !dbg !198
  %17 = load i32, ptr %4, align 4, !dbg !198
  store atomic i32 %17, ptr @bottom monotonic, align 4, !dbg !198
  fence acq_rel, !dbg !199
  call void @llvm.dbg.declare(metadata ptr %5, metadata !200, metadata !DIExpression()), !dbg !201
  %18 = load atomic i32, ptr @top monotonic, align 4, !dbg !202
  store i32 %18, ptr %6, align 4, !dbg !202
  %19 = load i32, ptr %6, align 4, !dbg !202
  store i32 %19, ptr %5, align 4, !dbg !201
  %20 = load i32, ptr %5, align 4, !dbg !203
  %21 = load i32, ptr %2, align 4, !dbg !205
  %22 = icmp sgt i32 %20, %21, !dbg !206
  br i1 %22, label %23, label %27, !dbg !207

23:                                               ; preds = %0
  %24 = load i32, ptr %2, align 4, !dbg !208
  %25 = add nsw i32 %24, 1, !dbg !208
  store i32 %25, ptr %7, align 4, !dbg !208
  %26 = load i32, ptr %7, align 4, !dbg !208
  store atomic i32 %26, ptr @bottom monotonic, align 4, !dbg !208
  store i32 0, ptr %1, align 4, !dbg !210
  br label %56, !dbg !210

27:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %8, metadata !211, metadata !DIExpression()), !dbg !212
  %28 = load i32, ptr %2, align 4, !dbg !213
  %29 = sext i32 %28 to i64, !dbg !213
  %30 = getelementptr inbounds [2 x i32], ptr @array, i64 0, i64 %29, !dbg !213
  %31 = load atomic i32, ptr %30 monotonic, align 4, !dbg !213
  store i32 %31, ptr %9, align 4, !dbg !213
  %32 = load i32, ptr %9, align 4, !dbg !213
  store i32 %32, ptr %8, align 4, !dbg !212
  %33 = load i32, ptr %5, align 4, !dbg !214
  %34 = load i32, ptr %2, align 4, !dbg !216
  %35 = icmp eq i32 %33, %34, !dbg !217
  br i1 %35, label %36, label %54, !dbg !218

36:                                               ; preds = %27
  %37 = load i32, ptr %5, align 4, !dbg !219
  %38 = add nsw i32 %37, 1, !dbg !219
  store i32 %38, ptr %10, align 4, !dbg !219
  %39 = load i32, ptr %5, align 4, !dbg !219
  %40 = load i32, ptr %10, align 4, !dbg !219
  %41 = cmpxchg ptr @top, i32 %39, i32 %40 seq_cst seq_cst, align 4, !dbg !219
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !219
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !219
  br i1 %43, label %45, label %44, !dbg !219

44:                                               ; preds = %36
  store i32 %42, ptr %5, align 4, !dbg !219
  br label %45, !dbg !219

45:                                               ; preds = %44, %36
  %46 = zext i1 %43 to i8, !dbg !219
  store i8 %46, ptr %11, align 1, !dbg !219
  %47 = load i8, ptr %11, align 1, !dbg !219
  %48 = trunc i8 %47 to i1, !dbg !219
  br i1 %48, label %50, label %49, !dbg !222

49:                                               ; preds = %45
  store i32 0, ptr %8, align 4, !dbg !223
  br label %50, !dbg !224

50:                                               ; preds = %49, %45
  %51 = load i32, ptr %2, align 4, !dbg !225
  %52 = add nsw i32 %51, 1, !dbg !225
  store i32 %52, ptr %12, align 4, !dbg !225
  %53 = load i32, ptr %12, align 4, !dbg !225
  store atomic i32 %53, ptr @bottom monotonic, align 4, !dbg !225
  br label %54, !dbg !226

54:                                               ; preds = %50, %27
  %55 = load i32, ptr %8, align 4, !dbg !227
  store i32 %55, ptr %1, align 4, !dbg !228
  br label %56, !dbg !228

56:                                               ; preds = %54, %23
  %57 = load i32, ptr %1, align 4, !dbg !229
  ret i32 %57, !dbg !229
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
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 3)
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
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 2)
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
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 192, elements: !41)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !72, line: 27, baseType: !73)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DILocation(line: 83, column: 12, scope: !65)
!75 = !DILocation(line: 85, column: 18, scope: !65)
!76 = !DILocation(line: 85, column: 2, scope: !65)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 86, type: !22)
!78 = distinct !DILexicalBlock(scope: !65, file: !3, line: 86, column: 2)
!79 = !DILocation(line: 86, column: 11, scope: !78)
!80 = !DILocation(line: 86, column: 7, scope: !78)
!81 = !DILocation(line: 86, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 86, column: 2)
!83 = !DILocation(line: 86, column: 20, scope: !82)
!84 = !DILocation(line: 86, column: 2, scope: !78)
!85 = !DILocation(line: 87, column: 21, scope: !82)
!86 = !DILocation(line: 87, column: 19, scope: !82)
!87 = !DILocation(line: 87, column: 3, scope: !82)
!88 = !DILocation(line: 86, column: 33, scope: !82)
!89 = !DILocation(line: 86, column: 2, scope: !82)
!90 = distinct !{!90, !84, !91, !92}
!91 = !DILocation(line: 87, column: 42, scope: !78)
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 88, type: !22)
!94 = distinct !DILexicalBlock(scope: !65, file: !3, line: 88, column: 2)
!95 = !DILocation(line: 88, column: 11, scope: !94)
!96 = !DILocation(line: 88, column: 7, scope: !94)
!97 = !DILocation(line: 88, column: 18, scope: !98)
!98 = distinct !DILexicalBlock(scope: !94, file: !3, line: 88, column: 2)
!99 = !DILocation(line: 88, column: 20, scope: !98)
!100 = !DILocation(line: 88, column: 2, scope: !94)
!101 = !DILocation(line: 89, column: 18, scope: !98)
!102 = !DILocation(line: 89, column: 16, scope: !98)
!103 = !DILocation(line: 89, column: 3, scope: !98)
!104 = !DILocation(line: 88, column: 33, scope: !98)
!105 = !DILocation(line: 88, column: 2, scope: !98)
!106 = distinct !{!106, !100, !107, !92}
!107 = !DILocation(line: 89, column: 26, scope: !94)
!108 = !DILocation(line: 90, column: 2, scope: !65)
!109 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 53, type: !110, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!110 = !DISubroutineType(types: !111)
!111 = !{!16, !16}
!112 = !DILocalVariable(name: "arg", arg: 1, scope: !109, file: !3, line: 53, type: !16)
!113 = !DILocation(line: 53, column: 1, scope: !109)
!114 = !DILocalVariable(name: "b", scope: !115, file: !3, line: 55, type: !22)
!115 = distinct !DILexicalBlock(scope: !109, file: !3, line: 55, column: 2)
!116 = !DILocation(line: 55, column: 11, scope: !115)
!117 = !DILocation(line: 55, column: 7, scope: !115)
!118 = !DILocation(line: 55, column: 18, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 55, column: 2)
!120 = !DILocation(line: 55, column: 20, scope: !119)
!121 = !DILocation(line: 55, column: 2, scope: !115)
!122 = !DILocation(line: 56, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 55, column: 34)
!124 = !DILocation(line: 57, column: 3, scope: !123)
!125 = !DILocation(line: 58, column: 3, scope: !123)
!126 = !DILocation(line: 59, column: 2, scope: !123)
!127 = !DILocation(line: 55, column: 30, scope: !119)
!128 = !DILocation(line: 55, column: 2, scope: !119)
!129 = distinct !{!129, !121, !130, !92}
!130 = !DILocation(line: 59, column: 2, scope: !115)
!131 = !DILocalVariable(name: "b", scope: !132, file: !3, line: 60, type: !22)
!132 = distinct !DILexicalBlock(scope: !109, file: !3, line: 60, column: 2)
!133 = !DILocation(line: 60, column: 11, scope: !132)
!134 = !DILocation(line: 60, column: 7, scope: !132)
!135 = !DILocation(line: 60, column: 18, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 60, column: 2)
!137 = !DILocation(line: 60, column: 20, scope: !136)
!138 = !DILocation(line: 60, column: 2, scope: !132)
!139 = !DILocation(line: 61, column: 10, scope: !136)
!140 = !DILocation(line: 61, column: 3, scope: !136)
!141 = !DILocation(line: 60, column: 30, scope: !136)
!142 = !DILocation(line: 60, column: 2, scope: !136)
!143 = distinct !{!143, !138, !144, !92}
!144 = !DILocation(line: 61, column: 16, scope: !132)
!145 = !DILocation(line: 62, column: 2, scope: !109)
!146 = distinct !DISubprogram(name: "thief", scope: !3, file: !3, line: 65, type: !110, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!147 = !DILocalVariable(name: "arg", arg: 1, scope: !146, file: !3, line: 65, type: !16)
!148 = !DILocation(line: 65, column: 1, scope: !146)
!149 = !DILocalVariable(name: "t", scope: !146, file: !3, line: 67, type: !22)
!150 = !DILocation(line: 67, column: 6, scope: !146)
!151 = !DILocation(line: 67, column: 10, scope: !146)
!152 = !DILocation(line: 69, column: 2, scope: !146)
!153 = !DILocalVariable(name: "b", scope: !146, file: !3, line: 70, type: !22)
!154 = !DILocation(line: 70, column: 6, scope: !146)
!155 = !DILocation(line: 70, column: 10, scope: !146)
!156 = !DILocation(line: 71, column: 6, scope: !157)
!157 = distinct !DILexicalBlock(scope: !146, file: !3, line: 71, column: 6)
!158 = !DILocation(line: 71, column: 10, scope: !157)
!159 = !DILocation(line: 71, column: 8, scope: !157)
!160 = !DILocation(line: 71, column: 6, scope: !146)
!161 = !DILocalVariable(name: "item", scope: !162, file: !3, line: 72, type: !22)
!162 = distinct !DILexicalBlock(scope: !157, file: !3, line: 71, column: 13)
!163 = !DILocation(line: 72, column: 7, scope: !162)
!164 = !DILocation(line: 72, column: 14, scope: !162)
!165 = !DILocation(line: 73, column: 7, scope: !166)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 73, column: 7)
!167 = !DILocation(line: 73, column: 7, scope: !162)
!168 = !DILocation(line: 74, column: 4, scope: !169)
!169 = distinct !DILexicalBlock(scope: !170, file: !3, line: 74, column: 4)
!170 = distinct !DILexicalBlock(scope: !171, file: !3, line: 74, column: 4)
!171 = distinct !DILexicalBlock(scope: !166, file: !3, line: 73, column: 40)
!172 = !DILocation(line: 74, column: 4, scope: !170)
!173 = !DILocation(line: 75, column: 11, scope: !171)
!174 = !DILocation(line: 75, column: 4, scope: !171)
!175 = !DILocation(line: 76, column: 3, scope: !171)
!176 = !DILocation(line: 77, column: 2, scope: !162)
!177 = !DILocation(line: 78, column: 2, scope: !146)
!178 = distinct !DISubprogram(name: "record", scope: !3, file: !3, line: 27, type: !179, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!179 = !DISubroutineType(types: !180)
!180 = !{null, !22}
!181 = !DILocalVariable(name: "item", arg: 1, scope: !178, file: !3, line: 27, type: !22)
!182 = !DILocation(line: 27, column: 24, scope: !178)
!183 = !DILocation(line: 29, column: 6, scope: !184)
!184 = distinct !DILexicalBlock(scope: !178, file: !3, line: 29, column: 6)
!185 = !DILocation(line: 29, column: 11, scope: !184)
!186 = !DILocation(line: 29, column: 6, scope: !178)
!187 = !DILocation(line: 30, column: 3, scope: !188)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 30, column: 3)
!189 = distinct !DILexicalBlock(scope: !184, file: !3, line: 30, column: 3)
!190 = !DILocation(line: 30, column: 3, scope: !189)
!191 = !DILocation(line: 30, column: 3, scope: !184)
!192 = !DILocation(line: 31, column: 1, scope: !178)
!193 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 33, type: !66, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!194 = !DILocalVariable(name: "b", scope: !193, file: !3, line: 35, type: !22)
!195 = !DILocation(line: 35, column: 6, scope: !193)
!196 = !DILocation(line: 35, column: 10, scope: !193)
!197 = !DILocation(line: 35, column: 35, scope: !193)
!198 = !DILocation(line: 37, column: 2, scope: !193)
!199 = !DILocation(line: 38, column: 2, scope: !193)
!200 = !DILocalVariable(name: "t", scope: !193, file: !3, line: 39, type: !22)
!201 = !DILocation(line: 39, column: 6, scope: !193)
!202 = !DILocation(line: 39, column: 10, scope: !193)
!203 = !DILocation(line: 40, column: 6, scope: !204)
!204 = distinct !DILexicalBlock(scope: !193, file: !3, line: 40, column: 6)
!205 = !DILocation(line: 40, column: 10, scope: !204)
!206 = !DILocation(line: 40, column: 8, scope: !204)
!207 = !DILocation(line: 40, column: 6, scope: !193)
!208 = !DILocation(line: 41, column: 3, scope: !209)
!209 = distinct !DILexicalBlock(scope: !204, file: !3, line: 40, column: 13)
!210 = !DILocation(line: 42, column: 3, scope: !209)
!211 = !DILocalVariable(name: "item", scope: !193, file: !3, line: 44, type: !22)
!212 = !DILocation(line: 44, column: 6, scope: !193)
!213 = !DILocation(line: 44, column: 13, scope: !193)
!214 = !DILocation(line: 45, column: 6, scope: !215)
!215 = distinct !DILexicalBlock(scope: !193, file: !3, line: 45, column: 6)
!216 = !DILocation(line: 45, column: 11, scope: !215)
!217 = !DILocation(line: 45, column: 8, scope: !215)
!218 = !DILocation(line: 45, column: 6, scope: !193)
!219 = !DILocation(line: 46, column: 8, scope: !220)
!220 = distinct !DILexicalBlock(scope: !221, file: !3, line: 46, column: 7)
!221 = distinct !DILexicalBlock(scope: !215, file: !3, line: 45, column: 14)
!222 = !DILocation(line: 46, column: 7, scope: !221)
!223 = !DILocation(line: 47, column: 9, scope: !220)
!224 = !DILocation(line: 47, column: 4, scope: !220)
!225 = !DILocation(line: 48, column: 3, scope: !221)
!226 = !DILocation(line: 49, column: 2, scope: !221)
!227 = !DILocation(line: 50, column: 9, scope: !193)
!228 = !DILocation(line: 50, column: 2, scope: !193)
!229 = !DILocation(line: 51, column: 1, scope: !193)
