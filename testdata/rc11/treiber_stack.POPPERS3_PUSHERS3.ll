; ModuleID = 'rc11/treiber_stack.c'
source_filename = "rc11/treiber_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@popped = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@top = internal global ptr null, align 8, !dbg !39
@.str = private unnamed_addr constant [35 x i8] c"sum == PUSHERS * (PUSHERS + 1) / 2\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [21 x i8] c"rc11/treiber_stack.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@nodes = internal global [3 x %struct.node] zeroinitializer, align 16, !dbg !47
@.str.2 = private unnamed_addr constant [13 x i8] c"n->value > 0\00", align 1, !dbg !52
@__PRETTY_FUNCTION__.popper = private unnamed_addr constant [21 x i8] c"void *popper(void *)\00", align 1, !dbg !57

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !68 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %3, metadata !80, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %3, align 4, !dbg !81
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %10, !dbg !85

10:                                               ; preds = %21, %0
  %11 = load i32, ptr %4, align 4, !dbg !86
  %12 = icmp slt i32 %11, 3, !dbg !88
  br i1 %12, label %13, label %24, !dbg !89

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !90
  %15 = sext i32 %14 to i64, !dbg !91
  %16 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %15, !dbg !91
  %17 = load i32, ptr %4, align 4, !dbg !92
  %18 = sext i32 %17 to i64, !dbg !93
  %19 = inttoptr i64 %18 to ptr, !dbg !94
  %20 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @pusher, ptr noundef %19) #5, !dbg !95
  br label %21, !dbg !95

21:                                               ; preds = %13
  %22 = load i32, ptr %4, align 4, !dbg !96
  %23 = add nsw i32 %22, 1, !dbg !96
  store i32 %23, ptr %4, align 4, !dbg !96
  br label %10, !dbg !97, !llvm.loop !98

24:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %5, align 4, !dbg !103
  br label %25, !dbg !104

25:                                               ; preds = %37, %24
  %26 = load i32, ptr %5, align 4, !dbg !105
  %27 = icmp slt i32 %26, 3, !dbg !107
  br i1 %27, label %28, label %40, !dbg !108

28:                                               ; preds = %25
  %29 = load i32, ptr %5, align 4, !dbg !109
  %30 = add nsw i32 3, %29, !dbg !110
  %31 = sext i32 %30 to i64, !dbg !111
  %32 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %31, !dbg !111
  %33 = load i32, ptr %5, align 4, !dbg !112
  %34 = sext i32 %33 to i64, !dbg !113
  %35 = inttoptr i64 %34 to ptr, !dbg !114
  %36 = call i32 @pthread_create(ptr noundef %32, ptr noundef null, ptr noundef @popper, ptr noundef %35) #5, !dbg !115
  br label %37, !dbg !115

37:                                               ; preds = %28
  %38 = load i32, ptr %5, align 4, !dbg !116
  %39 = add nsw i32 %38, 1, !dbg !116
  store i32 %39, ptr %5, align 4, !dbg !116
  br label %25, !dbg !117, !llvm.loop !118

40:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %6, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, ptr %6, align 4, !dbg !122
  br label %41, !dbg !123

41:                                               ; preds = %50, %40
  %42 = load i32, ptr %6, align 4, !dbg !124
  %43 = icmp slt i32 %42, 6, !dbg !126
  br i1 %43, label %44, label %53, !dbg !127

44:                                               ; preds = %41
  %45 = load i32, ptr %6, align 4, !dbg !128
  %46 = sext i32 %45 to i64, !dbg !129
  %47 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %46, !dbg !129
  %48 = load i64, ptr %47, align 8, !dbg !129
  %49 = call i32 @pthread_join(i64 noundef %48, ptr noundef null), !dbg !130
  br label %50, !dbg !130

50:                                               ; preds = %44
  %51 = load i32, ptr %6, align 4, !dbg !131
  %52 = add nsw i32 %51, 1, !dbg !131
  store i32 %52, ptr %6, align 4, !dbg !131
  br label %41, !dbg !132, !llvm.loop !133

53:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata ptr %7, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %7, align 4, !dbg !137
  br label %54, !dbg !138

54:                                               ; preds = %64, %53
  %55 = load i32, ptr %7, align 4, !dbg !139
  %56 = icmp slt i32 %55, 3, !dbg !141
  br i1 %56, label %57, label %67, !dbg !142

57:                                               ; preds = %54
  %58 = load i32, ptr %7, align 4, !dbg !143
  %59 = sext i32 %58 to i64, !dbg !144
  %60 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %59, !dbg !144
  %61 = load i32, ptr %60, align 4, !dbg !144
  %62 = load i32, ptr %3, align 4, !dbg !145
  %63 = add nsw i32 %62, %61, !dbg !145
  store i32 %63, ptr %3, align 4, !dbg !145
  br label %64, !dbg !146

64:                                               ; preds = %57
  %65 = load i32, ptr %7, align 4, !dbg !147
  %66 = add nsw i32 %65, 1, !dbg !147
  store i32 %66, ptr %7, align 4, !dbg !147
  br label %54, !dbg !148, !llvm.loop !149

67:                                               ; preds = %54
  call void @llvm.dbg.declare(metadata ptr %8, metadata !151, metadata !DIExpression()), !dbg !153
  %68 = load atomic i64, ptr @top monotonic, align 8, !dbg !154
  store i64 %68, ptr %9, align 8, !dbg !154
  %69 = load ptr, ptr %9, align 8, !dbg !154
  store ptr %69, ptr %8, align 8, !dbg !153
  br label %70, !dbg !155

70:                                               ; preds = %79, %67
  %71 = load ptr, ptr %8, align 8, !dbg !156
  %72 = icmp ne ptr %71, null, !dbg !158
  br i1 %72, label %73, label %83, !dbg !159

73:                                               ; preds = %70
  %74 = load ptr, ptr %8, align 8, !dbg !160
  %75 = getelementptr inbounds %struct.node, ptr %74, i32 0, i32 0, !dbg !161
  %76 = load i32, ptr %75, align 8, !dbg !161
  %77 = load i32, ptr %3, align 4, !dbg !162
  %78 = add nsw i32 %77, %76, !dbg !162
  store i32 %78, ptr %3, align 4, !dbg !162
  br label %79, !dbg !163

79:                                               ; preds = %73
  %80 = load ptr, ptr %8, align 8, !dbg !164
  %81 = getelementptr inbounds %struct.node, ptr %80, i32 0, i32 1, !dbg !165
  %82 = load ptr, ptr %81, align 8, !dbg !165
  store ptr %82, ptr %8, align 8, !dbg !166
  br label %70, !dbg !167, !llvm.loop !168

83:                                               ; preds = %70
  %84 = load i32, ptr %3, align 4, !dbg !170
  %85 = icmp eq i32 %84, 6, !dbg !170
  br i1 %85, label %86, label %87, !dbg !173

86:                                               ; preds = %83
  br label %88, !dbg !173

87:                                               ; preds = %83
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !170
  unreachable, !dbg !170

88:                                               ; preds = %86
  ret i32 0, !dbg !174
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @pusher(ptr noundef %0) #0 !dbg !175 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !178, metadata !DIExpression()), !dbg !179
  call void @llvm.dbg.declare(metadata ptr %3, metadata !180, metadata !DIExpression()), !dbg !181
  %8 = load ptr, ptr %2, align 8, !dbg !182
  %9 = ptrtoint ptr %8 to i64, !dbg !183
  %10 = getelementptr inbounds [3 x %struct.node], ptr @nodes, i64 0, i64 %9, !dbg !184
  store ptr %10, ptr %3, align 8, !dbg !181
  call void @llvm.dbg.declare(metadata ptr %4, metadata !185, metadata !DIExpression()), !dbg !186
  %11 = load ptr, ptr %2, align 8, !dbg !187
  %12 = ptrtoint ptr %11 to i64, !dbg !188
  %13 = trunc i64 %12 to i32, !dbg !189
  %14 = add nsw i32 %13, 1, !dbg !190
  %15 = load ptr, ptr %3, align 8, !dbg !191
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 0, !dbg !192
  store i32 %14, ptr %16, align 8, !dbg !193
  br label %17, !dbg !194

17:                                               ; preds = %31, %1
  %18 = load atomic i64, ptr @top monotonic, align 8, !dbg !195
  store i64 %18, ptr %5, align 8, !dbg !195
  %19 = load ptr, ptr %5, align 8, !dbg !195
  store ptr %19, ptr %4, align 8, !dbg !197
  %20 = load ptr, ptr %4, align 8, !dbg !198
  %21 = load ptr, ptr %3, align 8, !dbg !199
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 1, !dbg !200
  store ptr %20, ptr %22, align 8, !dbg !201
  br label %23, !dbg !202

23:                                               ; preds = %17
  %24 = load ptr, ptr %3, align 8, !dbg !203
  store ptr %24, ptr %6, align 8, !dbg !203
  %25 = load i64, ptr %4, align 8, !dbg !203
  %26 = load i64, ptr %6, align 8, !dbg !203
  %27 = cmpxchg ptr @top, i64 %25, i64 %26 release monotonic, align 8, !dbg !203
  %28 = extractvalue { i64, i1 } %27, 0, !dbg !203
  %29 = extractvalue { i64, i1 } %27, 1, !dbg !203
  br i1 %29, label %31, label %30, !dbg !203

30:                                               ; preds = %23
  store i64 %28, ptr %4, align 8, !dbg !203
  br label %31, !dbg !203

31:                                               ; preds = %30, %23
  %32 = zext i1 %29 to i8, !dbg !203
  store i8 %32, ptr %7, align 1, !dbg !203
  %33 = load i8, ptr %7, align 1, !dbg !203
  %34 = trunc i8 %33 to i1, !dbg !203
  %35 = xor i1 %34, true, !dbg !204
  br i1 %35, label %17, label %36, !dbg !202, !llvm.loop !205

36:                                               ; preds = %31
  ret ptr null, !dbg !207
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !208 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !209, metadata !DIExpression()), !dbg !210
  call void @llvm.dbg.declare(metadata ptr %4, metadata !211, metadata !DIExpression()), !dbg !212
  call void @llvm.dbg.declare(metadata ptr %5, metadata !213, metadata !DIExpression()), !dbg !214
  br label %9, !dbg !215

9:                                                ; preds = %26, %1
  %10 = load atomic i64, ptr @top acquire, align 8, !dbg !216
  store i64 %10, ptr %6, align 8, !dbg !216
  %11 = load ptr, ptr %6, align 8, !dbg !216
  store ptr %11, ptr %5, align 8, !dbg !218
  store ptr %11, ptr %4, align 8, !dbg !219
  %12 = load ptr, ptr %4, align 8, !dbg !220
  %13 = icmp eq ptr %12, null, !dbg !222
  br i1 %13, label %14, label %15, !dbg !223

14:                                               ; preds = %9
  store ptr null, ptr %2, align 8, !dbg !224
  br label %45, !dbg !224

15:                                               ; preds = %9
  br label %16, !dbg !225

16:                                               ; preds = %15
  %17 = load ptr, ptr %4, align 8, !dbg !226
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !226
  %19 = load ptr, ptr %18, align 8, !dbg !226
  store ptr %19, ptr %7, align 8, !dbg !226
  %20 = load i64, ptr %5, align 8, !dbg !226
  %21 = load i64, ptr %7, align 8, !dbg !226
  %22 = cmpxchg ptr @top, i64 %20, i64 %21 acq_rel acquire, align 8, !dbg !226
  %23 = extractvalue { i64, i1 } %22, 0, !dbg !226
  %24 = extractvalue { i64, i1 } %22, 1, !dbg !226
  br i1 %24, label %26, label %25, !dbg !226

25:                                               ; preds = %16
  store i64 %23, ptr %5, align 8, !dbg !226
  br label %26, !dbg !226

26:                                               ; preds = %25, %16
  %27 = zext i1 %24 to i8, !dbg !226
  store i8 %27, ptr %8, align 1, !dbg !226
  %28 = load i8, ptr %8, align 1, !dbg !226
  %29 = trunc i8 %28 to i1, !dbg !226
  %30 = xor i1 %29, true, !dbg !227
  br i1 %30, label %9, label %31, !dbg !225, !llvm.loop !228

31:                                               ; preds = %26
  %32 = load ptr, ptr %4, align 8, !dbg !230
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !230
  %34 = load i32, ptr %33, align 8, !dbg !230
  %35 = icmp sgt i32 %34, 0, !dbg !230
  br i1 %35, label %36, label %37, !dbg !233

36:                                               ; preds = %31
  br label %38, !dbg !233

37:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__.popper) #6, !dbg !230
  unreachable, !dbg !230

38:                                               ; preds = %36
  %39 = load ptr, ptr %4, align 8, !dbg !234
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !235
  %41 = load i32, ptr %40, align 8, !dbg !235
  %42 = load ptr, ptr %3, align 8, !dbg !236
  %43 = ptrtoint ptr %42 to i64, !dbg !237
  %44 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %43, !dbg !238
  store i32 %41, ptr %44, align 4, !dbg !239
  store ptr null, ptr %2, align 8, !dbg !240
  br label %45, !dbg !240

45:                                               ; preds = %38, %14
  %46 = load ptr, ptr %2, align 8, !dbg !241
  ret ptr %46, !dbg !241
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
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 31, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/treiber_stack.c", directory: ".")
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
!21 = !{!22, !28, !33, !39, !0, !47, !52, !57}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 280, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 35)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 168, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 21)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 120, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 30, type: !41, isLocal: true, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 24, size: 128, elements: !44)
!44 = !{!45, !46}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !43, file: !3, line: 25, baseType: !20, size: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !43, file: !3, line: 26, baseType: !42, size: 64, offset: 64)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 29, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 384, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 3)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 104, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 13)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 168, elements: !31)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !50)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !69, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!20}
!71 = !{}
!72 = !DILocalVariable(name: "t", scope: !68, file: !3, line: 61, type: !73)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 384, elements: !77)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !75, line: 27, baseType: !76)
!75 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !{!78}
!78 = !DISubrange(count: 6)
!79 = !DILocation(line: 61, column: 12, scope: !68)
!80 = !DILocalVariable(name: "sum", scope: !68, file: !3, line: 62, type: !20)
!81 = !DILocation(line: 62, column: 6, scope: !68)
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 64, type: !20)
!83 = distinct !DILexicalBlock(scope: !68, file: !3, line: 64, column: 2)
!84 = !DILocation(line: 64, column: 11, scope: !83)
!85 = !DILocation(line: 64, column: 7, scope: !83)
!86 = !DILocation(line: 64, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 64, column: 2)
!88 = !DILocation(line: 64, column: 20, scope: !87)
!89 = !DILocation(line: 64, column: 2, scope: !83)
!90 = !DILocation(line: 65, column: 21, scope: !87)
!91 = !DILocation(line: 65, column: 19, scope: !87)
!92 = !DILocation(line: 65, column: 57, scope: !87)
!93 = !DILocation(line: 65, column: 47, scope: !87)
!94 = !DILocation(line: 65, column: 39, scope: !87)
!95 = !DILocation(line: 65, column: 3, scope: !87)
!96 = !DILocation(line: 64, column: 32, scope: !87)
!97 = !DILocation(line: 64, column: 2, scope: !87)
!98 = distinct !{!98, !89, !99, !100}
!99 = !DILocation(line: 65, column: 58, scope: !83)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 66, type: !20)
!102 = distinct !DILexicalBlock(scope: !68, file: !3, line: 66, column: 2)
!103 = !DILocation(line: 66, column: 11, scope: !102)
!104 = !DILocation(line: 66, column: 7, scope: !102)
!105 = !DILocation(line: 66, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 66, column: 2)
!107 = !DILocation(line: 66, column: 20, scope: !106)
!108 = !DILocation(line: 66, column: 2, scope: !102)
!109 = !DILocation(line: 67, column: 31, scope: !106)
!110 = !DILocation(line: 67, column: 29, scope: !106)
!111 = !DILocation(line: 67, column: 19, scope: !106)
!112 = !DILocation(line: 67, column: 67, scope: !106)
!113 = !DILocation(line: 67, column: 57, scope: !106)
!114 = !DILocation(line: 67, column: 49, scope: !106)
!115 = !DILocation(line: 67, column: 3, scope: !106)
!116 = !DILocation(line: 66, column: 32, scope: !106)
!117 = !DILocation(line: 66, column: 2, scope: !106)
!118 = distinct !{!118, !108, !119, !100}
!119 = !DILocation(line: 67, column: 68, scope: !102)
!120 = !DILocalVariable(name: "i", scope: !121, file: !3, line: 68, type: !20)
!121 = distinct !DILexicalBlock(scope: !68, file: !3, line: 68, column: 2)
!122 = !DILocation(line: 68, column: 11, scope: !121)
!123 = !DILocation(line: 68, column: 7, scope: !121)
!124 = !DILocation(line: 68, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 68, column: 2)
!126 = !DILocation(line: 68, column: 20, scope: !125)
!127 = !DILocation(line: 68, column: 2, scope: !121)
!128 = !DILocation(line: 69, column: 18, scope: !125)
!129 = !DILocation(line: 69, column: 16, scope: !125)
!130 = !DILocation(line: 69, column: 3, scope: !125)
!131 = !DILocation(line: 68, column: 42, scope: !125)
!132 = !DILocation(line: 68, column: 2, scope: !125)
!133 = distinct !{!133, !127, !134, !100}
!134 = !DILocation(line: 69, column: 26, scope: !121)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 70, type: !20)
!136 = distinct !DILexicalBlock(scope: !68, file: !3, line: 70, column: 2)
!137 = !DILocation(line: 70, column: 11, scope: !136)
!138 = !DILocation(line: 70, column: 7, scope: !136)
!139 = !DILocation(line: 70, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 70, column: 2)
!141 = !DILocation(line: 70, column: 20, scope: !140)
!142 = !DILocation(line: 70, column: 2, scope: !136)
!143 = !DILocation(line: 71, column: 17, scope: !140)
!144 = !DILocation(line: 71, column: 10, scope: !140)
!145 = !DILocation(line: 71, column: 7, scope: !140)
!146 = !DILocation(line: 71, column: 3, scope: !140)
!147 = !DILocation(line: 70, column: 32, scope: !140)
!148 = !DILocation(line: 70, column: 2, scope: !140)
!149 = distinct !{!149, !142, !150, !100}
!150 = !DILocation(line: 71, column: 18, scope: !136)
!151 = !DILocalVariable(name: "n", scope: !152, file: !3, line: 72, type: !42)
!152 = distinct !DILexicalBlock(scope: !68, file: !3, line: 72, column: 2)
!153 = !DILocation(line: 72, column: 20, scope: !152)
!154 = !DILocation(line: 72, column: 24, scope: !152)
!155 = !DILocation(line: 72, column: 7, scope: !152)
!156 = !DILocation(line: 72, column: 47, scope: !157)
!157 = distinct !DILexicalBlock(scope: !152, file: !3, line: 72, column: 2)
!158 = !DILocation(line: 72, column: 49, scope: !157)
!159 = !DILocation(line: 72, column: 2, scope: !152)
!160 = !DILocation(line: 73, column: 10, scope: !157)
!161 = !DILocation(line: 73, column: 13, scope: !157)
!162 = !DILocation(line: 73, column: 7, scope: !157)
!163 = !DILocation(line: 73, column: 3, scope: !157)
!164 = !DILocation(line: 72, column: 62, scope: !157)
!165 = !DILocation(line: 72, column: 65, scope: !157)
!166 = !DILocation(line: 72, column: 60, scope: !157)
!167 = !DILocation(line: 72, column: 2, scope: !157)
!168 = distinct !{!168, !159, !169, !100}
!169 = !DILocation(line: 73, column: 13, scope: !152)
!170 = !DILocation(line: 74, column: 2, scope: !171)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 74, column: 2)
!172 = distinct !DILexicalBlock(scope: !68, file: !3, line: 74, column: 2)
!173 = !DILocation(line: 74, column: 2, scope: !172)
!174 = !DILocation(line: 75, column: 2, scope: !68)
!175 = distinct !DISubprogram(name: "pusher", scope: !3, file: !3, line: 33, type: !176, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!176 = !DISubroutineType(types: !177)
!177 = !{!16, !16}
!178 = !DILocalVariable(name: "arg", arg: 1, scope: !175, file: !3, line: 33, type: !16)
!179 = !DILocation(line: 33, column: 27, scope: !175)
!180 = !DILocalVariable(name: "n", scope: !175, file: !3, line: 35, type: !42)
!181 = !DILocation(line: 35, column: 15, scope: !175)
!182 = !DILocation(line: 35, column: 36, scope: !175)
!183 = !DILocation(line: 35, column: 26, scope: !175)
!184 = !DILocation(line: 35, column: 20, scope: !175)
!185 = !DILocalVariable(name: "old", scope: !175, file: !3, line: 35, type: !42)
!186 = !DILocation(line: 35, column: 43, scope: !175)
!187 = !DILocation(line: 37, column: 28, scope: !175)
!188 = !DILocation(line: 37, column: 18, scope: !175)
!189 = !DILocation(line: 37, column: 13, scope: !175)
!190 = !DILocation(line: 37, column: 32, scope: !175)
!191 = !DILocation(line: 37, column: 2, scope: !175)
!192 = !DILocation(line: 37, column: 5, scope: !175)
!193 = !DILocation(line: 37, column: 11, scope: !175)
!194 = !DILocation(line: 38, column: 2, scope: !175)
!195 = !DILocation(line: 39, column: 9, scope: !196)
!196 = distinct !DILexicalBlock(scope: !175, file: !3, line: 38, column: 5)
!197 = !DILocation(line: 39, column: 7, scope: !196)
!198 = !DILocation(line: 40, column: 13, scope: !196)
!199 = !DILocation(line: 40, column: 3, scope: !196)
!200 = !DILocation(line: 40, column: 6, scope: !196)
!201 = !DILocation(line: 40, column: 11, scope: !196)
!202 = !DILocation(line: 41, column: 2, scope: !196)
!203 = !DILocation(line: 41, column: 12, scope: !175)
!204 = !DILocation(line: 41, column: 11, scope: !175)
!205 = distinct !{!205, !194, !206, !100}
!206 = !DILocation(line: 41, column: 38, scope: !175)
!207 = !DILocation(line: 42, column: 2, scope: !175)
!208 = distinct !DISubprogram(name: "popper", scope: !3, file: !3, line: 45, type: !176, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!209 = !DILocalVariable(name: "arg", arg: 1, scope: !208, file: !3, line: 45, type: !16)
!210 = !DILocation(line: 45, column: 27, scope: !208)
!211 = !DILocalVariable(name: "n", scope: !208, file: !3, line: 47, type: !42)
!212 = !DILocation(line: 47, column: 15, scope: !208)
!213 = !DILocalVariable(name: "old", scope: !208, file: !3, line: 47, type: !42)
!214 = !DILocation(line: 47, column: 19, scope: !208)
!215 = !DILocation(line: 49, column: 2, scope: !208)
!216 = !DILocation(line: 50, column: 13, scope: !217)
!217 = distinct !DILexicalBlock(scope: !208, file: !3, line: 49, column: 5)
!218 = !DILocation(line: 50, column: 11, scope: !217)
!219 = !DILocation(line: 50, column: 5, scope: !217)
!220 = !DILocation(line: 51, column: 7, scope: !221)
!221 = distinct !DILexicalBlock(scope: !217, file: !3, line: 51, column: 7)
!222 = !DILocation(line: 51, column: 9, scope: !221)
!223 = !DILocation(line: 51, column: 7, scope: !217)
!224 = !DILocation(line: 52, column: 4, scope: !221)
!225 = !DILocation(line: 53, column: 2, scope: !217)
!226 = !DILocation(line: 53, column: 12, scope: !208)
!227 = !DILocation(line: 53, column: 11, scope: !208)
!228 = distinct !{!228, !215, !229, !100}
!229 = !DILocation(line: 53, column: 47, scope: !208)
!230 = !DILocation(line: 54, column: 2, scope: !231)
!231 = distinct !DILexicalBlock(scope: !232, file: !3, line: 54, column: 2)
!232 = distinct !DILexicalBlock(scope: !208, file: !3, line: 54, column: 2)
!233 = !DILocation(line: 54, column: 2, scope: !232)
!234 = !DILocation(line: 55, column: 26, scope: !208)
!235 = !DILocation(line: 55, column: 29, scope: !208)
!236 = !DILocation(line: 55, column: 19, scope: !208)
!237 = !DILocation(line: 55, column: 9, scope: !208)
!238 = !DILocation(line: 55, column: 2, scope: !208)
!239 = !DILocation(line: 55, column: 24, scope: !208)
!240 = !DILocation(line: 56, column: 2, scope: !208)
!241 = !DILocation(line: 57, column: 1, scope: !208)
