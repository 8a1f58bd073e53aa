; ModuleID = 'rc11/ms_queue.c'
source_filename = "rc11/ms_queue.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@nodes = internal global [4 x %struct.node] zeroinitializer, align 16, !dbg !0
@tail = internal global ptr @nodes, align 8, !dbg !22
@head = internal global ptr @nodes, align 8, !dbg !47
@.str = private unnamed_addr constant [10 x i8] c"value > 0\00", align 1, !dbg !30
@.str.1 = private unnamed_addr constant [16 x i8] c"rc11/ms_queue.c\00", align 1, !dbg !36
@__PRETTY_FUNCTION__.dequeuer = private unnamed_addr constant [23 x i8] c"void *dequeuer(void *)\00", align 1, !dbg !41

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %3, align 4, !dbg !73
  br label %6, !dbg !74

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %3, align 4, !dbg !75
  %8 = icmp slt i32 %7, 3, !dbg !77
  br i1 %8, label %9, label %21, !dbg !78

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !79
  %11 = sext i32 %10 to i64, !dbg !80
  %12 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %11, !dbg !80
  %13 = load i32, ptr %3, align 4, !dbg !81
  %14 = add nsw i32 %13, 1, !dbg !82
  %15 = sext i32 %14 to i64, !dbg !83
  %16 = inttoptr i64 %15 to ptr, !dbg !84
  %17 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @enqueuer, ptr noundef %16) #5, !dbg !85
  br label %18, !dbg !85

18:                                               ; preds = %9
  %19 = load i32, ptr %3, align 4, !dbg !86
  %20 = add nsw i32 %19, 1, !dbg !86
  store i32 %20, ptr %3, align 4, !dbg !86
  br label %6, !dbg !87, !llvm.loop !88

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !91, metadata !DIExpression()), !dbg !93
  store i32 0, ptr %4, align 4, !dbg !93
  br label %22, !dbg !94

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !95
  %24 = icmp slt i32 %23, 2, !dbg !97
  br i1 %24, label %25, label %34, !dbg !98

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !99
  %27 = add nsw i32 3, %26, !dbg !100
  %28 = sext i32 %27 to i64, !dbg !101
  %29 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %28, !dbg !101
  %30 = call i32 @pthread_create(ptr noundef %29, ptr noundef null, ptr noundef @dequeuer, ptr noundef null) #5, !dbg !102
  br label %31, !dbg !102

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !103
  %33 = add nsw i32 %32, 1, !dbg !103
  store i32 %33, ptr %4, align 4, !dbg !103
  br label %22, !dbg !104, !llvm.loop !105

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %5, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 0, ptr %5, align 4, !dbg !109
  br label %35, !dbg !110

35:                                               ; preds = %44, %34
  %36 = load i32, ptr %5, align 4, !dbg !111
  %37 = icmp slt i32 %36, 5, !dbg !113
  br i1 %37, label %38, label %47, !dbg !114

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4, !dbg !115
  %40 = sext i32 %39 to i64, !dbg !116
  %41 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %40, !dbg !116
  %42 = load i64, ptr %41, align 8, !dbg !116
  %43 = call i32 @pthread_join(i64 noundef %42, ptr noundef null), !dbg !117
  br label %44, !dbg !117

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !118
  %46 = add nsw i32 %45, 1, !dbg !118
  store i32 %46, ptr %5, align 4, !dbg !118
  br label %35, !dbg !119, !llvm.loop !120

47:                                               ; preds = %35
  ret i32 0, !dbg !122
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @enqueuer(ptr noundef %0) #0 !dbg !123 {
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
  call void @llvm.dbg.declare(metadata ptr %2, metadata !126, metadata !DIExpression()), !dbg !127
  call void @llvm.dbg.declare(metadata ptr %3, metadata !128, metadata !DIExpression()), !dbg !129
  %14 = load ptr, ptr %2, align 8, !dbg !130
  %15 = ptrtoint ptr %14 to i64, !dbg !131
  %16 = getelementptr inbounds [4 x %struct.node], ptr @nodes, i64 0, i64 %15, !dbg !132
  store ptr %16, ptr %3, align 8, !dbg !129
  %17 = load ptr, ptr %2, align 8, !dbg !133
  %18 = ptrtoint ptr %17 to i64, !dbg !134
  %19 = trunc i64 %18 to i32, !dbg !135
  %20 = load ptr, ptr %3, align 8, !dbg !136
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !137
  store i32 %19, ptr %21, align 8, !dbg !138
  br label %22, !dbg !139

22:                                               ; preds = %69, %39, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !140, metadata !DIExpression()), !dbg !144
  %23 = load atomic i64, ptr @tail acquire, align 8, !dbg !145
  store i64 %23, ptr %5, align 8, !dbg !145
  %24 = load ptr, ptr %5, align 8, !dbg !145
  store ptr %24, ptr %4, align 8, !dbg !144
  call void @llvm.dbg.declare(metadata ptr %6, metadata !146, metadata !DIExpression()), !dbg !147
  %25 = load ptr, ptr %4, align 8, !dbg !148
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 1, !dbg !148
  %27 = load atomic i64, ptr %26 acquire, align 8, !dbg !148
  store i64 %27, ptr %7, align 8, !dbg !148
  %28 = load ptr, ptr %7, align 8, !dbg !148
  store ptr %28, ptr %6, align 8, !dbg !147
  %29 = load ptr, ptr %6, align 8, !dbg !149
  %30 = icmp ne ptr %29, null, !dbg !151
  br i1 %30, label %31, label %43, !dbg !152

31:                                               ; preds = %22
  %32 = load ptr, ptr %6, align 8, !dbg !153
  store ptr %32, ptr %8, align 8, !dbg !153
  %33 = load i64, ptr %4, align 8, !dbg !153
  %34 = load i64, ptr %8, align 8, !dbg !153
  %35 = cmpxchg ptr @tail, i64 %33, i64 %34 acq_rel acquire, align 8, !dbg !153
  %36 = extractvalue { i64, i1 } %35, 0, !dbg !153
  %37 = extractvalue { i64, i1 } %35, 1, !dbg !153
  br i1 %37, label %39, label %38, !dbg !153

38:                                               ; preds = %31
  store i64 %36, ptr %4, align 8, !dbg !153
  br label %39, !dbg !153

39:                                               ; preds = %38, %31
  %40 = zext i1 %37 to i8, !dbg !153
  store i8 %40, ptr %9, align 1, !dbg !153
  %41 = load i8, ptr %9, align 1, !dbg !153
  %42 = trunc i8 %41 to i1, !dbg !153
  br label %22, !dbg !155, !llvm.loop !156

43:                                               ; preds = %22
  %44 = load ptr, ptr %4, align 8, !dbg !159
  %45 = getelementptr inbounds %struct.node, ptr %44, i32 0, i32 1, !dbg !159
  %46 = load ptr, ptr %3, align 8, !dbg !159
  store ptr %46, ptr %10, align 8, !dbg !159
  %47 = load i64, ptr %6, align 8, !dbg !159
  %48 = load i64, ptr %10, align 8, !dbg !159
  %49 = cmpxchg ptr %45, i64 %47, i64 %48 acq_rel acquire, align 8, !dbg !159
  %50 = extractvalue { i64, i1 } %49, 0, !dbg !159
  %51 = extractvalue { i64, i1 } %49, 1, !dbg !159
  br i1 %51, label %53, label %52, !dbg !159

52:                                               ; preds = %43
  store i64 %50, ptr %6, align 8, !dbg !159
  br label %53, !dbg !159

53:                                               ; preds = %52, %43
  %54 = zext i1 %51 to i8, !dbg !159
  store i8 %54, ptr %11, align 1, !dbg !159
  %55 = load i8, ptr %11, align 1, !dbg !159
  %56 = trunc i8 %55 to i1, !dbg !159
  br i1 %56, label %57, label %69, !dbg !161

57:                                               ; preds = %53
  %58 = load ptr, ptr %3, align 8, !dbg !162
  store ptr %58, ptr %12, align 8, !dbg !162
  %59 = load i64, ptr %4, align 8, !dbg !162
  %60 = load i64, ptr %12, align 8, !dbg !162
  %61 = cmpxchg ptr @tail, i64 %59, i64 %60 acq_rel acquire, align 8, !dbg !162
  %62 = extractvalue { i64, i1 } %61, 0, !dbg !162
  %63 = extractvalue { i64, i1 } %61, 1, !dbg !162
  br i1 %63, label %65, label %64, !dbg !162

64:                                               ; preds = %57
  store i64 %62, ptr %4, align 8, !dbg !162
  br label %65, !dbg !162

65:                                               ; preds = %64, %57
  %66 = zext i1 %63 to i8, !dbg !162
  store i8 %66, ptr %13, align 1, !dbg !162
  %67 = load i8, ptr %13, align 1, !dbg !162
  %68 = trunc i8 %67 to i1, !dbg !162
  ret ptr null, !dbg !164

69:                                               ; preds = %53
  br label %22, !dbg !165, !llvm.loop !156
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @dequeuer(ptr noundef %0) #0 !dbg !166 {
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
  call void @llvm.dbg.declare(metadata ptr %3, metadata !167, metadata !DIExpression()), !dbg !168
  br label %15, !dbg !169

15:                                               ; preds = %64, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !170, metadata !DIExpression()), !dbg !174
  %16 = load atomic i64, ptr @head acquire, align 8, !dbg !175
  store i64 %16, ptr %5, align 8, !dbg !175
  %17 = load ptr, ptr %5, align 8, !dbg !175
  store ptr %17, ptr %4, align 8, !dbg !174
  call void @llvm.dbg.declare(metadata ptr %6, metadata !176, metadata !DIExpression()), !dbg !177
  %18 = load atomic i64, ptr @tail acquire, align 8, !dbg !178
  store i64 %18, ptr %7, align 8, !dbg !178
  %19 = load ptr, ptr %7, align 8, !dbg !178
  store ptr %19, ptr %6, align 8, !dbg !177
  call void @llvm.dbg.declare(metadata ptr %8, metadata !179, metadata !DIExpression()), !dbg !180
  %20 = load ptr, ptr %4, align 8, !dbg !181
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !181
  %22 = load atomic i64, ptr %21 acquire, align 8, !dbg !181
  store i64 %22, ptr %9, align 8, !dbg !181
  %23 = load ptr, ptr %9, align 8, !dbg !181
  store ptr %23, ptr %8, align 8, !dbg !180
  %24 = load ptr, ptr %8, align 8, !dbg !182
  %25 = icmp eq ptr %24, null, !dbg !184
  br i1 %25, label %26, label %27, !dbg !185

26:                                               ; preds = %15
  store ptr null, ptr %2, align 8, !dbg !186
  br label %65, !dbg !186

27:                                               ; preds = %15
  %28 = load ptr, ptr %4, align 8, !dbg !187
  %29 = load ptr, ptr %6, align 8, !dbg !189
  %30 = icmp eq ptr %28, %29, !dbg !190
  br i1 %30, label %31, label %43, !dbg !191

31:                                               ; preds = %27
  %32 = load ptr, ptr %8, align 8, !dbg !192
  store ptr %32, ptr %10, align 8, !dbg !192
  %33 = load i64, ptr %6, align 8, !dbg !192
  %34 = load i64, ptr %10, align 8, !dbg !192
  %35 = cmpxchg ptr @tail, i64 %33, i64 %34 acq_rel acquire, align 8, !dbg !192
  %36 = extractvalue { i64, i1 } %35, 0, !dbg !192
  %37 = extractvalue { i64, i1 } %35, 1, !dbg !192
  br i1 %37, label %39, label %38, !dbg !192

38:                                               ; preds = %31
  store i64 %36, ptr %6, align 8, !dbg !192
  br label %39, !dbg !192

39:                                               ; preds = %38, %31
  %40 = zext i1 %37 to i8, !dbg !192
  store i8 %40, ptr %11, align 1, !dbg !192
  %41 = load i8, ptr %11, align 1, !dbg !192
  %42 = trunc i8 %41 to i1, !dbg !192
  br label %43, !dbg !192

43:                                               ; preds = %39, %27
  call void @llvm.dbg.declare(metadata ptr %12, metadata !193, metadata !DIExpression()), !dbg !194
  %44 = load ptr, ptr %8, align 8, !dbg !195
  %45 = getelementptr inbounds %struct.node, ptr %44, i32 0, i32 0, !dbg !196
  %46 = load i32, ptr %45, align 8, !dbg !196
  store i32 %46, ptr %12, align 4, !dbg !194
  %47 = load ptr, ptr %8, align 8, !dbg !197
  store ptr %47, ptr %13, align 8, !dbg !197
  %48 = load i64, ptr %4, align 8, !dbg !197
  %49 = load i64, ptr %13, align 8, !dbg !197
  %50 = cmpxchg ptr @head, i64 %48, i64 %49 acq_rel acquire, align 8, !dbg !197
  %51 = extractvalue { i64, i1 } %50, 0, !dbg !197
  %52 = extractvalue { i64, i1 } %50, 1, !dbg !197
  br i1 %52, label %54, label %53, !dbg !197

53:                                               ; preds = %43
  store i64 %51, ptr %4, align 8, !dbg !197
  br label %54, !dbg !197

54:                                               ; preds = %53, %43
  %55 = zext i1 %52 to i8, !dbg !197
  store i8 %55, ptr %14, align 1, !dbg !197
  %56 = load i8, ptr %14, align 1, !dbg !197
  %57 = trunc i8 %56 to i1, !dbg !197
  br i1 %57, label %58, label %64, !dbg !199

58:                                               ; preds = %54
  %59 = load i32, ptr %12, align 4, !dbg !200
  %60 = icmp sgt i32 %59, 0, !dbg !200
  br i1 %60, label %61, label %62, !dbg !204

61:                                               ; preds = %58
  br label %63, !dbg !204

62:                                               ; preds = %58
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.dequeuer) #6, !dbg !200
  unreachable, !dbg !200

63:                                               ; preds = %61
  store ptr null, ptr %2, align 8, !dbg !205
  br label %65, !dbg !205

64:                                               ; preds = %54
  br label %15, !dbg !206, !llvm.loop !207

65:                                               ; preds = %63, %26
  %66 = load ptr, ptr %2, align 8, !dbg !210
  ret ptr %66, !dbg !210
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
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 512, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 4)
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
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 320, elements: !68)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !67)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!67 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!68 = !{!69}
!69 = !DISubrange(count: 5)
!70 = !DILocation(line: 70, column: 12, scope: !59)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 72, type: !20)
!72 = distinct !DILexicalBlock(scope: !59, file: !3, line: 72, column: 2)
!73 = !DILocation(line: 72, column: 11, scope: !72)
!74 = !DILocation(line: 72, column: 7, scope: !72)
!75 = !DILocation(line: 72, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 72, column: 2)
!77 = !DILocation(line: 72, column: 20, scope: !76)
!78 = !DILocation(line: 72, column: 2, scope: !72)
!79 = !DILocation(line: 73, column: 21, scope: !76)
!80 = !DILocation(line: 73, column: 19, scope: !76)
!81 = !DILocation(line: 73, column: 60, scope: !76)
!82 = !DILocation(line: 73, column: 62, scope: !76)
!83 = !DILocation(line: 73, column: 49, scope: !76)
!84 = !DILocation(line: 73, column: 41, scope: !76)
!85 = !DILocation(line: 73, column: 3, scope: !76)
!86 = !DILocation(line: 72, column: 34, scope: !76)
!87 = !DILocation(line: 72, column: 2, scope: !76)
!88 = distinct !{!88, !78, !89, !90}
!89 = !DILocation(line: 73, column: 66, scope: !72)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocalVariable(name: "i", scope: !92, file: !3, line: 74, type: !20)
!92 = distinct !DILexicalBlock(scope: !59, file: !3, line: 74, column: 2)
!93 = !DILocation(line: 74, column: 11, scope: !92)
!94 = !DILocation(line: 74, column: 7, scope: !92)
!95 = !DILocation(line: 74, column: 18, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 74, column: 2)
!97 = !DILocation(line: 74, column: 20, scope: !96)
!98 = !DILocation(line: 74, column: 2, scope: !92)
!99 = !DILocation(line: 75, column: 33, scope: !96)
!100 = !DILocation(line: 75, column: 31, scope: !96)
!101 = !DILocation(line: 75, column: 19, scope: !96)
!102 = !DILocation(line: 75, column: 3, scope: !96)
!103 = !DILocation(line: 74, column: 34, scope: !96)
!104 = !DILocation(line: 74, column: 2, scope: !96)
!105 = distinct !{!105, !98, !106, !90}
!106 = !DILocation(line: 75, column: 57, scope: !92)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 76, type: !20)
!108 = distinct !DILexicalBlock(scope: !59, file: !3, line: 76, column: 2)
!109 = !DILocation(line: 76, column: 11, scope: !108)
!110 = !DILocation(line: 76, column: 7, scope: !108)
!111 = !DILocation(line: 76, column: 18, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 76, column: 2)
!113 = !DILocation(line: 76, column: 20, scope: !112)
!114 = !DILocation(line: 76, column: 2, scope: !108)
!115 = !DILocation(line: 77, column: 18, scope: !112)
!116 = !DILocation(line: 77, column: 16, scope: !112)
!117 = !DILocation(line: 77, column: 3, scope: !112)
!118 = !DILocation(line: 76, column: 46, scope: !112)
!119 = !DILocation(line: 76, column: 2, scope: !112)
!120 = distinct !{!120, !114, !121, !90}
!121 = !DILocation(line: 77, column: 26, scope: !108)
!122 = !DILocation(line: 78, column: 2, scope: !59)
!123 = distinct !DISubprogram(name: "enqueuer", scope: !3, file: !3, line: 29, type: !124, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!124 = !DISubroutineType(types: !125)
!125 = !{!16, !16}
!126 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 29, type: !16)
!127 = !DILocation(line: 29, column: 29, scope: !123)
!128 = !DILocalVariable(name: "n", scope: !123, file: !3, line: 31, type: !25)
!129 = !DILocation(line: 31, column: 15, scope: !123)
!130 = !DILocation(line: 31, column: 36, scope: !123)
!131 = !DILocation(line: 31, column: 26, scope: !123)
!132 = !DILocation(line: 31, column: 20, scope: !123)
!133 = !DILocation(line: 33, column: 28, scope: !123)
!134 = !DILocation(line: 33, column: 18, scope: !123)
!135 = !DILocation(line: 33, column: 13, scope: !123)
!136 = !DILocation(line: 33, column: 2, scope: !123)
!137 = !DILocation(line: 33, column: 5, scope: !123)
!138 = !DILocation(line: 33, column: 11, scope: !123)
!139 = !DILocation(line: 34, column: 2, scope: !123)
!140 = !DILocalVariable(name: "last", scope: !141, file: !3, line: 35, type: !25)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 34, column: 11)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 34, column: 2)
!143 = distinct !DILexicalBlock(scope: !123, file: !3, line: 34, column: 2)
!144 = !DILocation(line: 35, column: 16, scope: !141)
!145 = !DILocation(line: 35, column: 23, scope: !141)
!146 = !DILocalVariable(name: "next", scope: !141, file: !3, line: 36, type: !25)
!147 = !DILocation(line: 36, column: 16, scope: !141)
!148 = !DILocation(line: 36, column: 23, scope: !141)
!149 = !DILocation(line: 38, column: 7, scope: !150)
!150 = distinct !DILexicalBlock(scope: !141, file: !3, line: 38, column: 7)
!151 = !DILocation(line: 38, column: 12, scope: !150)
!152 = !DILocation(line: 38, column: 7, scope: !141)
!153 = !DILocation(line: 39, column: 4, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 38, column: 21)
!155 = !DILocation(line: 40, column: 4, scope: !154)
!156 = distinct !{!156, !157, !158}
!157 = !DILocation(line: 34, column: 2, scope: !143)
!158 = !DILocation(line: 46, column: 2, scope: !143)
!159 = !DILocation(line: 42, column: 7, scope: !160)
!160 = distinct !DILexicalBlock(scope: !141, file: !3, line: 42, column: 7)
!161 = !DILocation(line: 42, column: 7, scope: !141)
!162 = !DILocation(line: 43, column: 4, scope: !163)
!163 = distinct !DILexicalBlock(scope: !160, file: !3, line: 42, column: 46)
!164 = !DILocation(line: 44, column: 4, scope: !163)
!165 = !DILocation(line: 34, column: 2, scope: !142)
!166 = distinct !DISubprogram(name: "dequeuer", scope: !3, file: !3, line: 49, type: !124, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!167 = !DILocalVariable(name: "arg", arg: 1, scope: !166, file: !3, line: 49, type: !16)
!168 = !DILocation(line: 49, column: 1, scope: !166)
!169 = !DILocation(line: 51, column: 2, scope: !166)
!170 = !DILocalVariable(name: "first", scope: !171, file: !3, line: 52, type: !25)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 51, column: 11)
!172 = distinct !DILexicalBlock(scope: !173, file: !3, line: 51, column: 2)
!173 = distinct !DILexicalBlock(scope: !166, file: !3, line: 51, column: 2)
!174 = !DILocation(line: 52, column: 16, scope: !171)
!175 = !DILocation(line: 52, column: 24, scope: !171)
!176 = !DILocalVariable(name: "last", scope: !171, file: !3, line: 53, type: !25)
!177 = !DILocation(line: 53, column: 16, scope: !171)
!178 = !DILocation(line: 53, column: 23, scope: !171)
!179 = !DILocalVariable(name: "next", scope: !171, file: !3, line: 54, type: !25)
!180 = !DILocation(line: 54, column: 16, scope: !171)
!181 = !DILocation(line: 54, column: 23, scope: !171)
!182 = !DILocation(line: 56, column: 7, scope: !183)
!183 = distinct !DILexicalBlock(scope: !171, file: !3, line: 56, column: 7)
!184 = !DILocation(line: 56, column: 12, scope: !183)
!185 = !DILocation(line: 56, column: 7, scope: !171)
!186 = !DILocation(line: 57, column: 4, scope: !183)
!187 = !DILocation(line: 58, column: 7, scope: !188)
!188 = distinct !DILexicalBlock(scope: !171, file: !3, line: 58, column: 7)
!189 = !DILocation(line: 58, column: 16, scope: !188)
!190 = !DILocation(line: 58, column: 13, scope: !188)
!191 = !DILocation(line: 58, column: 7, scope: !171)
!192 = !DILocation(line: 59, column: 4, scope: !188)
!193 = !DILocalVariable(name: "value", scope: !171, file: !3, line: 60, type: !20)
!194 = !DILocation(line: 60, column: 7, scope: !171)
!195 = !DILocation(line: 60, column: 15, scope: !171)
!196 = !DILocation(line: 60, column: 21, scope: !171)
!197 = !DILocation(line: 61, column: 7, scope: !198)
!198 = distinct !DILexicalBlock(scope: !171, file: !3, line: 61, column: 7)
!199 = !DILocation(line: 61, column: 7, scope: !171)
!200 = !DILocation(line: 62, column: 4, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !3, line: 62, column: 4)
!202 = distinct !DILexicalBlock(scope: !203, file: !3, line: 62, column: 4)
!203 = distinct !DILexicalBlock(scope: !198, file: !3, line: 61, column: 44)
!204 = !DILocation(line: 62, column: 4, scope: !202)
!205 = !DILocation(line: 63, column: 4, scope: !203)
!206 = !DILocation(line: 51, column: 2, scope: !172)
!207 = distinct !{!207, !208, !209}
!208 = !DILocation(line: 51, column: 2, scope: !173)
!209 = !DILocation(line: 65, column: 2, scope: !173)
!210 = !DILocation(line: 66, column: 1, scope: !166)
