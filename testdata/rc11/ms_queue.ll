; ModuleID = 'rc11/ms_queue.c'
source_filename = "rc11/ms_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !0
@tail = internal global ptr @nodes, align 8, !dbg !22
@head = internal global ptr @nodes, align 8, !dbg !47
@.str = private unnamed_addr constant [10 x i8] c"value > 0\00", align 1, !dbg !30
@.str.1 = private unnamed_addr constant [16 x i8] c"rc11/ms_queue.c\00", align 1, !dbg !36
@__PRETTY_FUNCTION__.dequeuer = private unnamed_addr constant [23 x i8] c"void *dequeuer(void *)\00", align 1, !dbg !41

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %3, align 4, !dbg !71
  br label %6, !dbg !72

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %3, align 4, !dbg !73
  %8 = icmp slt i32 %7, 2, !dbg !75
  br i1 %8, label %9, label %21, !dbg !76

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !77
  %11 = sext i32 %10 to i64, !dbg !78
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !78
  %13 = load i32, ptr %3, align 4, !dbg !79
  %14 = add nsw i32 %13, 1, !dbg !80
  %15 = sext i32 %14 to i64, !dbg !81
  %16 = inttoptr i64 %15 to ptr, !dbg !82
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @enqueuer, ptr noundef %16) #5, !dbg !83
  br label %18, !dbg !83

18:                                               ; preds = %9
  %19 = load i32, ptr %3, align 4, !dbg !84
  %20 = add nsw i32 %19, 1, !dbg !84
  store i32 %20, ptr %3, align 4, !dbg !84
  br label %6, !dbg !85, !llvm.loop !86

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %4, align 4, !dbg !91
  br label %22, !dbg !92

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !93
  %24 = icmp slt i32 %23, 1, !dbg !95
  br i1 %24, label %25, label %34, !dbg !96

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !97
  %27 = add nsw i32 2, %26, !dbg !98
  %28 = sext i32 %27 to i64, !dbg !99
  %29 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %28, !dbg !99
  %30 = call i32 @pthread_create(ptr noundef %29, ptr noundef null, ptr noundef @dequeuer, ptr noundef null) #5, !dbg !100
  br label %31, !dbg !100

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !101
  %33 = add nsw i32 %32, 1, !dbg !101
  store i32 %33, ptr %4, align 4, !dbg !101
  br label %22, !dbg !102, !llvm.loop !103

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %5, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %5, align 4, !dbg !107
  br label %35, !dbg !108

35:                                               ; preds = %44, %34
  %36 = load i32, ptr %5, align 4, !dbg !109
  %37 = icmp slt i32 %36, 3, !dbg !111
  br i1 %37, label %38, label %47, !dbg !112

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4, !dbg !113
  %40 = sext i32 %39 to i64, !dbg !114
  %41 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %40, !dbg !114
  %42 = load i64, ptr %41, align 8, !dbg !114
  %43 = call i32 @pthread_join(i64 noundef %42, ptr noundef null), !dbg !115
  br label %44, !dbg !115

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !116
  %46 = add nsw i32 %45, 1, !dbg !116
  store i32 %46, ptr %5, align 4, !dbg !116
  br label %35, !dbg !117, !llvm.loop !118

47:                                               ; preds = %35
  ret i32 0, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @enqueuer(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  %12 = alloca ptr, align 8
  %13 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %3, metadata !126, metadata !DIExpression()), !dbg !127
  %14 = load ptr, ptr %2, align 8, !dbg !128
  %15 = ptrtoint ptr %14 to i64, !dbg !129
  %16 = getelementptr inbounds [3 x %struct.node], ptr @nodes, i64 0, i64 %15, !dbg !130
  store ptr %16, ptr %3, align 8, !dbg !127
  %17 = load ptr, ptr %2, align 8, !dbg !131
  %18 = ptrtoint ptr %17 to i64, !dbg !132
  %19 = trunc i64 %18 to i32, !dbg !133
  %20 = load ptr, ptr %3, align 8, !dbg !134
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !135
  store i32 %19, ptr %21, align 8, !dbg !136
  br label %22, !dbg !137

22:                                               ; preds = %69, %39, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !138, metadata !DIExpression()), !dbg !142
  %23 = load atomic i64, ptr @tail acquire, align 8, !dbg !143
  store i64 %23, ptr %5, align 8, !dbg !143
  %24 = load ptr, ptr %5, align 8, !dbg !143
  store ptr %24, ptr %4, align 8, !dbg !142
  call void @llvm.dbg.declare(metadata ptr %6, metadata !144, metadata !DIExpression()), !dbg !145
  %25 = load ptr, ptr %4, align 8, !dbg !146
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 1, !dbg !146
  %27 = load atomic i64, ptr %26 acquire, align 8, !dbg !146
  store i64 %27, ptr %7, align 8, !dbg !146
  %28 = load ptr, ptr %7, align 8, !dbg !146
  store ptr %28, ptr %6, align 8, !dbg !145
  %29 = load ptr, ptr %6, align 8, !dbg !147
  %30 = icmp ne ptr %29, null, !dbg !149
  br i1 %30, label %31, label %43, !dbg !150

31:                                               ; preds = %22
  %32 = load ptr, ptr %6, align 8, !dbg !151
  store ptr %32, ptr %8, align 8, !dbg !151
  %33 = load i64, ptr %4, align 8, !dbg !151
  %34 = load i64, ptr %8, align 8, !dbg !151
  %35 = cmpxchg ptr @tail, i64 %33, i64 %34 acq_rel acquire, align 8, !dbg !151
  %36 = extractvalue { i64, i1 } %35, 0, !dbg !151
  %37 = extractvalue { i64, i1 } %35, 1, !dbg !151
  br i1 %37, label %39, label %38, !dbg !151

38:                                               ; preds = %31
  store i64 %36, ptr %4, align 8, !dbg !151
  br label %39, !dbg !151

39:                                               ; preds = %38, %31
  %40 = zext i1 %37 to i8, !dbg !151
  store i8 %40, ptr %9, align 1, !dbg !151
  %41 = load i8, ptr %9, align 1, !dbg !151
  %42 = trunc i8 %41 to i1, !dbg !151
  br label %22, !dbg !153, !llvm.loop !154

43:                                               ; preds = %22
  %44 = load ptr, ptr %4, align 8, !dbg !157
  %45 = getelementptr inbounds %struct.node, ptr %44, i32 0, i32 1, !dbg !157
  %46 = load ptr, ptr %3, align 8, !dbg !157
  store ptr %46, ptr %10, align 8, !dbg !157
  %47 = load i64, ptr %6, align 8, !dbg !157
  %48 = load i64, ptr %10, align 8, !dbg !157
  %49 = cmpxchg ptr %45, i64 %47, i64 %48 acq_rel acquire, align 8, !dbg !157
  %50 = extractvalue { i64, i1 } %49, 0, !dbg !157
  %51 = extractvalue { i64, i1 } %49, 1, !dbg !157
  br i1 %51, label %53, label %52, !dbg !157

52:                                               ; preds = %43
  store i64 %50, ptr %6, align 8, !dbg !157
  br label %53, !dbg !157

53:                                               ; preds = %52, %43
  %54 = zext i1 %51 to i8, !dbg !157
  store i8 %54, ptr %11, align 1, !dbg !157
  %55 = load i8, ptr %11, align 1, !dbg !157
  %56 = trunc i8 %55 to i1, !dbg !157
  br i1 %56, label %57, label %69, !dbg !159

57:                                               ; preds = %53
  %58 = load ptr, ptr %3, align 8, !dbg !160
  store ptr %58, ptr %12, align 8, !dbg !160
  %59 = load i64, ptr %4, align 8, !dbg !160
  %60 = load i64, ptr %12, align 8, !dbg !160
  %61 = cmpxchg ptr @tail, i64 %59, i64 %60 acq_rel acquire, align 8, !dbg !160
  %62 = extractvalue { i64, i1 } %61, 0, !dbg !160
  %63 = extractvalue { i64, i1 } %61, 1, !dbg !160
  br i1 %63, label %65, label %64, !dbg !160

64:                                               ; preds = %57
  store i64 %62, ptr %4, align 8, !dbg !160
  br label %65, !dbg !160

65:                                               ; preds = %64, %57
  %66 = zext i1 %63 to i8, !dbg !160
  store i8 %66, ptr %13, align 1, !dbg !160
  %67 = load i8, ptr %13, align 1, !dbg !160
  %68 = trunc i8 %67 to i1, !dbg !160
  ret ptr null, !dbg !162

69:                                               ; preds = %53
  br label %22, !dbg !163, !llvm.loop !154
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @dequeuer(ptr noundef %0) #0 !dbg !164 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !165, metadata !DIExpression()), !dbg !166
  br label %15, !dbg !167

15:                                               ; preds = %64, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !168, metadata !DIExpression()), !dbg !172
  %16 = load atomic i64, ptr @head acquire, align 8, !dbg !173
  store i64 %16, ptr %5, align 8, !dbg !173
  %17 = load ptr, ptr %5, align 8, !dbg !173
  store ptr %17, ptr %4, align 8, !dbg !172
  call void @llvm.dbg.declare(metadata ptr %6, metadata !174, metadata !DIExpression()), !dbg !175
  %18 = load atomic i64, ptr @tail acquire, align 8, !dbg !176
  store i64 %18, ptr %7, align 8, !dbg !176
  %19 = load ptr, ptr %7, align 8, !dbg !176
  store ptr %19, ptr %6, align 8, !dbg !175
  call void @llvm.dbg.declare(metadata ptr %8, metadata !177, metadata !DIExpression()), !dbg !178
  %20 = load ptr, ptr %4, align 8, !dbg !179
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !179
  %22 = load atomic i64, ptr %21 acquire, align 8, !dbg !179
  store i64 %22, ptr %9, align 8, !dbg !179
  %23 = load ptr, ptr %9, align 8, !dbg !179
  store ptr %23, ptr %8, align 8, !dbg !178
  %24 = load ptr, ptr %8, align 8, !dbg !180
  %25 = icmp eq ptr %24, null, !dbg !182
  br i1 %25, label %26, label %27, !dbg !183

26:                                               ; preds = %15
  store ptr null, ptr %2, align 8, !dbg !184
  br label %65, !dbg !184

27:                                               ; preds = %15
  %28 = load ptr, ptr %4, align 8, !dbg !185
  %29 = load ptr, ptr %6, align 8, !dbg !187
  %30 = icmp eq ptr %28, %29, !dbg !188
  br i1 %30, label %31, label %43, !dbg !189

31:                                               ; preds = %27
  %32 = load ptr, ptr %8, align 8, !dbg !190
  store ptr %32, ptr %10, align 8, !dbg !190
  %33 = load i64, ptr %6, align 8, !dbg !190
  %34 = load i64, ptr %10, align 8, !dbg !190
  %35 = cmpxchg ptr @tail, i64 %33, i64 %34 acq_rel acquire, align 8, !dbg !190
  %36 = extractvalue { i64, i1 } %35, 0, !dbg !190
  %37 = extractvalue { i64, i1 } %35, 1, !dbg !190
  br i1 %37, label %39, label %38, !dbg !190

38:                                               ; preds = %31
  store i64 %36, ptr %6, align 8, !dbg !190
  br label %39, !dbg !190

39:                                               ; preds = %38, %31
  %40 = zext i1 %37 to i8, !dbg !190
  store i8 %40, ptr %11, align 1, !dbg !190
  %41 = load i8, ptr %11, align 1, !dbg !190
  %42 = trunc i8 %41 to i1, !dbg !190
  br label %43, !dbg !190

43:                                               ; preds = %39, %27
  call void @llvm.dbg.declare(metadata ptr %12, metadata !191, metadata !DIExpression()), !dbg !192
  %44 = load ptr, ptr %8, align 8, !dbg !193
  %45 = getelementptr inbounds %struct.node, ptr %44, i32 0, i32 0, !dbg !194
  %46 = load i32, ptr %45, align 8, !dbg !194
  store i32 %46, ptr %12, align 4, !dbg !192
  %47 = load ptr, ptr %8, align 8, !dbg !195
  store ptr %47, ptr %13, align 8, !dbg !195
  %48 = load i64, ptr %4, align 8, !dbg !195
  %49 = load i64, ptr %13, align 8, !dbg !195
  %50 = cmpxchg ptr @head, i64 %48, i64 %49 acq_rel acquire, align 8, !dbg !195
  %51 = extractvalue { i64, i1 } %50, 0, !dbg !195
  %52 = extractvalue { i64, i1 } %50, 1, !dbg !195
  br i1 %52, label %54, label %53, !dbg !195

53:                                               ; preds = %43
  store i64 %51, ptr %4, align 8, !dbg !195
  br label %54, !dbg !195

54:                                               ; preds = %53, %43
  %55 = zext i1 %52 to i8, !dbg !195
  store i8 %55, ptr %14, align 1, !dbg !195
  %56 = load i8, ptr %14, align 1, !dbg !195
  %57 = trunc i8 %56 to i1, !dbg !195
  br i1 %57, label %58, label %64, !dbg !197

58:                                               ; preds = %54
  %59 = load i32, ptr %12, align 4, !dbg !198
  %60 = icmp sgt i32 %59, 0, !dbg !198
  br i1 %60, label %61, label %62, !dbg !202

61:                                               ; preds = %58
  br label %63, !dbg !202

62:                                               ; preds = %58
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.dequeuer) #6, !dbg !198
  unreachable, !dbg !198

63:                                               ; preds = %61
  store ptr null, ptr %2, align 8, !dbg !203
  br label %65, !dbg !203

64:                                               ; preds = %54
  br label %15, !dbg !204, !llvm.loop !205

65:                                               ; preds = %63, %26
  %66 = load ptr, ptr %2, align 8, !dbg !208
  ret ptr %66, !dbg !208
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

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
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 26, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/ms_queue.c", directory: ".")
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
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !22, !30, !36, !41, !47}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 21, size: 128, elements: !27)
!27 = !{!28, !29}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !26, file: !3, line: 22, baseType: !20, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !26, file: !3, line: 23, baseType: !24, size: 64, offset: 64)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 80, elements: !34)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !{!35}
!35 = !DISubrange(count: 10)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 128, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 16)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 184, elements: !45)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!45 = !{!46}
!46 = !DISubrange(count: 23)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 384, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 68, type: !60, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!20}
!62 = !{}
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 70, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 192, elements: !50)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !67)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !DILocation(line: 70, column: 12, scope: !59)
!69 = !DILocalVariable(name: "i", scope: !70, file: !3, line: 72, type: !20)
!70 = distinct !DILexicalBlock(scope: !59, file: !3, line: 72, column: 2)
!71 = !DILocation(line: 72, column: 11, scope: !70)
!72 = !DILocation(line: 72, column: 7, scope: !70)
!73 = !DILocation(line: 72, column: 18, scope: !74)
!74 = distinct !DILexicalBlock(scope: !70, file: !3, line: 72, column: 2)
!75 = !DILocation(line: 72, column: 20, scope: !74)
!76 = !DILocation(line: 72, column: 2, scope: !70)
!77 = !DILocation(line: 73, column: 21, scope: !74)
!78 = !DILocation(line: 73, column: 19, scope: !74)
!79 = !DILocation(line: 73, column: 60, scope: !74)
!80 = !DILocation(line: 73, column: 62, scope: !74)
!81 = !DILocation(line: 73, column: 49, scope: !74)
!82 = !DILocation(line: 73, column: 41, scope: !74)
!83 = !DILocation(line: 73, column: 3, scope: !74)
!84 = !DILocation(line: 72, column: 34, scope: !74)
!85 = !DILocation(line: 72, column: 2, scope: !74)
!86 = distinct !{!86, !76, !87, !88}
!87 = !DILocation(line: 73, column: 66, scope: !70)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 74, type: !20)
!90 = distinct !DILexicalBlock(scope: !59, file: !3, line: 74, column: 2)
!91 = !DILocation(line: 74, column: 11, scope: !90)
!92 = !DILocation(line: 74, column: 7, scope: !90)
!93 = !DILocation(line: 74, column: 18, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 74, column: 2)
!95 = !DILocation(line: 74, column: 20, scope: !94)
!96 = !DILocation(line: 74, column: 2, scope: !90)
!97 = !DILocation(line: 75, column: 33, scope: !94)
!98 = !DILocation(line: 75, column: 31, scope: !94)
!99 = !DILocation(line: 75, column: 19, scope: !94)
!100 = !DILocation(line: 75, column: 3, scope: !94)
!101 = !DILocation(line: 74, column: 34, scope: !94)
!102 = !DILocation(line: 74, column: 2, scope: !94)
!103 = distinct !{!103, !96, !104, !88}
!104 = !DILocation(line: 75, column: 57, scope: !90)
!105 = !DILocalVariable(name: "i", scope: !106, file: !3, line: 76, type: !20)
!106 = distinct !DILexicalBlock(scope: !59, file: !3, line: 76, column: 2)
!107 = !DILocation(line: 76, column: 11, scope: !106)
!108 = !DILocation(line: 76, column: 7, scope: !106)
!109 = !DILocation(line: 76, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 76, column: 2)
!111 = !DILocation(line: 76, column: 20, scope: !110)
!112 = !DILocation(line: 76, column: 2, scope: !106)
!113 = !DILocation(line: 77, column: 18, scope: !110)
!114 = !DILocation(line: 77, column: 16, scope: !110)
!115 = !DILocation(line: 77, column: 3, scope: !110)
!116 = !DILocation(line: 76, column: 46, scope: !110)
!117 = !DILocation(line: 76, column: 2, scope: !110)
!118 = distinct !{!118, !112, !119, !88}
!119 = !DILocation(line: 77, column: 26, scope: !106)
!120 = !DILocation(line: 78, column: 2, scope: !59)
!121 = distinct !DISubprogram(name: "enqueuer", scope: !3, file: !3, line: 29, type: !122, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!122 = !DISubroutineType(types: !123)
!123 = !{!16, !16}
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !121, file: !3, line: 29, type: !16)
!125 = !DILocation(line: 29, column: 29, scope: !121)
!126 = !DILocalVariable(name: "n", scope: !121, file: !3, line: 31, type: !25)
!127 = !DILocation(line: 31, column: 15, scope: !121)
!128 = !DILocation(line: 31, column: 36, scope: !121)
!129 = !DILocation(line: 31, column: 26, scope: !121)
!130 = !DILocation(line: 31, column: 20, scope: !121)
!131 = !DILocation(line: 33, column: 28, scope: !121)
!132 = !DILocation(line: 33, column: 18, scope: !121)
!133 = !DILocation(line: 33, column: 13, scope: !121)
!134 = !DILocation(line: 33, column: 2, scope: !121)
!135 = !DILocation(line: 33, column: 5, scope: !121)
!136 = !DILocation(line: 33, column: 11, scope: !121)
!137 = !DILocation(line: 34, column: 2, scope: !121)
!138 = !DILocalVariable(name: "last", scope: !139, file: !3, line: 35, type: !25)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 34, column: 11)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 34, column: 2)
!141 = distinct !DILexicalBlock(scope: !121, file: !3, line: 34, column: 2)
!142 = !DILocation(line: 35, column: 16, scope: !139)
!143 = !DILocation(line: 35, column: 23, scope: !139)
!144 = !DILocalVariable(name: "next", scope: !139, file: !3, line: 36, type: !25)
!145 = !DILocation(line: 36, column: 16, scope: !139)
!146 = !DILocation(line: 36, column: 23, scope: !139)
!147 = !DILocation(line: 38, column: 7, scope: !148)
!148 = distinct !DILexicalBlock(scope: !139, file: !3, line: 38, column: 7)
!149 = !DILocation(line: 38, column: 12, scope: !148)
!150 = !DILocation(line: 38, column: 7, scope: !139)
!151 = !DILocation(line: 39, column: 4, scope: !152)
!152 = distinct !DILexicalBlock(scope: !148, file: !3, line: 38, column: 21)
!153 = !DILocation(line: 40, column: 4, scope: !152)
!154 = distinct !{!154, !155, !156}
!155 = !DILocation(line: 34, column: 2, scope: !141)
!156 = !DILocation(line: 46, column: 2, scope: !141)
!157 = !DILocation(line: 42, column: 7, scope: !158)
!158 = distinct !DILexicalBlock(scope: !139, file: !3, line: 42, column: 7)
!159 = !DILocation(line: 42, column: 7, scope: !139)
!160 = !DILocation(line: 43, column: 4, scope: !161)
!161 = distinct !DILexicalBlock(scope: !158, file: !3, line: 42, column: 46)
!162 = !DILocation(line: 44, column: 4, scope: !161)
!163 = !DILocation(line: 34, column: 2, scope: !140)
!164 = distinct !DISubprogram(name: "dequeuer", scope: !3, file: !3, line: 49, type: !122, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!165 = !DILocalVariable(name: "arg", arg: 1, scope: !164, file: !3, line: 49, type: !16)
!166 = !DILocation(line: 49, column: 1, scope: !164)
!167 = !DILocation(line: 51, column: 2, scope: !164)
!168 = !DILocalVariable(name: "first", scope: !169, file: !3, line: 52, type: !25)
!169 = distinct !DILexicalBlock(scope: !170, file: !3, line: 51, column: 11)
!170 = distinct !DILexicalBlock(scope: !171, file: !3, line: 51, column: 2)
!171 = distinct !DILexicalBlock(scope: !164, file: !3, line: 51, column: 2)
!172 = !DILocation(line: 52, column: 16, scope: !169)
!173 = !DILocation(line: 52, column: 24, scope: !169)
!174 = !DILocalVariable(name: "last", scope: !169, file: !3, line: 53, type: !25)
!175 = !DILocation(line: 53, column: 16, scope: !169)
!176 = !DILocation(line: 53, column: 23, scope: !169)
!177 = !DILocalVariable(name: "next", scope: !169, file: !3, line: 54, type: !25)
!178 = !DILocation(line: 54, column: 16, scope: !169)
!179 = !DILocation(line: 54, column: 23, scope: !169)
!180 = !DILocation(line: 56, column: 7, scope: !181)
!181 = distinct !DILexicalBlock(scope: !169, file: !3, line: 56, column: 7)
!182 = !DILocation(line: 56, column: 12, scope: !181)
!183 = !DILocation(line: 56, column: 7, scope: !169)
!184 = !DILocation(line: 57, column: 4, scope: !181)
!185 = !DILocation(line: 58, column: 7, scope: !186)
!186 = distinct !DILexicalBlock(scope: !169, file: !3, line: 58, column: 7)
!187 = !DILocation(line: 58, column: 16, scope: !186)
!188 = !DILocation(line: 58, column: 13, scope: !186)
!189 = !DILocation(line: 58, column: 7, scope: !169)
!190 = !DILocation(line: 59, column: 4, scope: !186)
!191 = !DILocalVariable(name: "value", scope: !169, file: !3, line: 60, type: !20)
!192 = !DILocation(line: 60, column: 7, scope: !169)
!193 = !DILocation(line: 60, column: 15, scope: !169)
!194 = !DILocation(line: 60, column: 21, scope: !169)
!195 = !DILocation(line: 61, column: 7, scope: !196)
!196 = distinct !DILexicalBlock(scope: !169, file: !3, line: 61, column: 7)
!197 = !DILocation(line: 61, column: 7, scope: !169)
!198 = !DILocation(line: 62, column: 4, scope: !199)
!199 = distinct !DILexicalBlock(scope: !200, file: !3, line: 62, column: 4)
!200 = distinct !DILexicalBlock(scope: !201, file: !3, line: 62, column: 4)
!201 = distinct !DILexicalBlock(scope: !196, file: !3, line: 61, column: 44)
!202 = !DILocation(line: 62, column: 4, scope: !200)
!203 = !DILocation(line: 63, column: 4, scope: !201)
!204 = !DILocation(line: 51, column: 2, scope: !170)
!205 = distinct !{!205, !206, !207}
!206 = !DILocation(line: 51, column: 2, scope: !171)
!207 = !DILocation(line: 65, column: 2, scope: !171)
!208 = !DILocation(line: 66, column: 1, scope: !164)
