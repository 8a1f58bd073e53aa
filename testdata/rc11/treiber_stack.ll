; ModuleID = 'rc11/treiber_stack.c'
source_filename = "rc11/treiber_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@popped = internal global [1 x i32] zeroinitializer, align 4, !dbg !0
@top = internal global ptr null, align 8, !dbg !39
@.str = private unnamed_addr constant [35 x i8] c"sum == PUSHERS * (PUSHERS + 1) / 2\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [21 x i8] c"rc11/treiber_stack.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@nodes = internal global [2 x %struct.node] zeroinitializer, align 16, !dbg !47
@.str.2 = private unnamed_addr constant [13 x i8] c"n->value > 0\00", align 1, !dbg !52
@__PRETTY_FUNCTION__.popper = private unnamed_addr constant [21 x i8] c"void *popper(void *)\00", align 1, !dbg !57

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %3, metadata !82, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %3, align 4, !dbg !83
  call void @llvm.dbg.declare(metadata ptr %4, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %4, align 4, !dbg !86
  br label %10, !dbg !87

10:                                               ; preds = %21, %0
  %11 = load i32, ptr %4, align 4, !dbg !88
  %12 = icmp slt i32 %11, 2, !dbg !90
  br i1 %12, label %13, label %24, !dbg !91

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !92
  %15 = sext i32 %14 to i64, !dbg !93
  %16 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %15, !dbg !93
  %17 = load i32, ptr %4, align 4, !dbg !94
  %18 = sext i32 %17 to i64, !dbg !95
  %19 = inttoptr i64 %18 to ptr, !dbg !96
  %20 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @pusher, ptr noundef %19) #5, !dbg !97
  br label %21, !dbg !97

21:                                               ; preds = %13
  %22 = load i32, ptr %4, align 4, !dbg !98
  %23 = add nsw i32 %22, 1, !dbg !98
  store i32 %23, ptr %4, align 4, !dbg !98
  br label %10, !dbg !99, !llvm.loop !100

24:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !103, metadata !DIExpression()), !dbg !105
  store i32 0, ptr %5, align 4, !dbg !105
  br label %25, !dbg !106

25:                                               ; preds = %37, %24
  %26 = load i32, ptr %5, align 4, !dbg !107
  %27 = icmp slt i32 %26, 1, !dbg !109
  br i1 %27, label %28, label %40, !dbg !110

28:                                               ; preds = %25
  %29 = load i32, ptr %5, align 4, !dbg !111
  %30 = add nsw i32 2, %29, !dbg !112
  %31 = sext i32 %30 to i64, !dbg !113
  %32 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %31, !dbg !113
  %33 = load i32, ptr %5, align 4, !dbg !114
  %34 = sext i32 %33 to i64, !dbg !115
  %35 = inttoptr i64 %34 to ptr, !dbg !116
  %36 = call i32 @pthread_create(ptr noundef %32, ptr noundef null, ptr noundef @popper, ptr noundef %35) #5, !dbg !117
  br label %37, !dbg !117

37:                                               ; preds = %28
  %38 = load i32, ptr %5, align 4, !dbg !118
  %39 = add nsw i32 %38, 1, !dbg !118
  store i32 %39, ptr %5, align 4, !dbg !118
  br label %25, !dbg !119, !llvm.loop !120

40:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %6, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %6, align 4, !dbg !124
  br label %41, !dbg !125

41:                                               ; preds = %50, %40
  %42 = load i32, ptr %6, align 4, !dbg !126
  %43 = icmp slt i32 %42, 3, !dbg !128
  br i1 %43, label %44, label %53, !dbg !129

44:                                               ; preds = %41
  %45 = load i32, ptr %6, align 4, !dbg !130
  %46 = sext i32 %45 to i64, !dbg !131
  %47 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %46, !dbg !131
  %48 = load i64, ptr %47, align 8, !dbg !131
  %49 = call i32 @pthread_join(i64 noundef %48, ptr noundef null), !dbg !132
  br label %50, !dbg !132

50:                                               ; preds = %44
  %51 = load i32, ptr %6, align 4, !dbg !133
  %52 = add nsw i32 %51, 1, !dbg !133
  store i32 %52, ptr %6, align 4, !dbg !133
  br label %41, !dbg !134, !llvm.loop !135

53:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata ptr %7, metadata !137, metadata !DIExpression()), !dbg !139
  store i32 0, ptr %7, align 4, !dbg !139
  br label %54, !dbg !140

54:                                               ; preds = %64, %53
  %55 = load i32, ptr %7, align 4, !dbg !141
  %56 = icmp slt i32 %55, 1, !dbg !143
  br i1 %56, label %57, label %67, !dbg !144

57:                                               ; preds = %54
  %58 = load i32, ptr %7, align 4, !dbg !145
  %59 = sext i32 %58 to i64, !dbg !146
  %60 = getelementptr inbounds [1 x i32], ptr @popped, i64 0, i64 %59, !dbg !146
  %61 = load i32, ptr %60, align 4, !dbg !146
  %62 = load i32, ptr %3, align 4, !dbg !147
  %63 = add nsw i32 %62, %61, !dbg !147
  store i32 %63, ptr %3, align 4, !dbg !147
  br label %64, !dbg !148

64:                                               ; preds = %57
  %65 = load i32, ptr %7, align 4, !dbg !149
  %66 = add nsw i32 %65, 1, !dbg !149
  store i32 %66, ptr %7, align 4, !dbg !149
  br label %54, !dbg !150, !llvm.loop !151

67:                                               ; preds = %54
  call void @llvm.dbg.declare(metadata ptr %8, metadata !153, metadata !DIExpression()), !dbg !155
  %68 = load atomic i64, ptr @top monotonic, align 8, !dbg !156
  store i64 %68, ptr %9, align 8, !dbg !156
  %69 = load ptr, ptr %9, align 8, !dbg !156
  store ptr %69, ptr %8, align 8, !dbg !155
  br label %70, !dbg !157

70:                                               ; preds = %79, %67
  %71 = load ptr, ptr %8, align 8, !dbg !158
  %72 = icmp ne ptr %71, null, !dbg !160
  br i1 %72, label %73, label %83, !dbg !161

73:                                               ; preds = %70
  %74 = load ptr, ptr %8, align 8, !dbg !162
  %75 = getelementptr inbounds %struct.node, ptr %74, i32 0, i32 0, !dbg !163
  %76 = load i32, ptr %75, align 8, !dbg !163
  %77 = load i32, ptr %3, align 4, !dbg !164
  %78 = add nsw i32 %77, %76, !dbg !164
  store i32 %78, ptr %3, align 4, !dbg !164
  br label %79, !dbg !165

79:                                               ; preds = %73
  %80 = load ptr, ptr %8, align 8, !dbg !166
  %81 = getelementptr inbounds %struct.node, ptr %80, i32 0, i32 1, !dbg !167
  %82 = load ptr, ptr %81, align 8, !dbg !167
  store ptr %82, ptr %8, align 8, !dbg !168
  br label %70, !dbg !169, !llvm.loop !170

83:                                               ; preds = %70
  %84 = load i32, ptr %3, align 4, !dbg !172
  %85 = icmp eq i32 %84, 3, !dbg !172
  br i1 %85, label %86, label %87, !dbg !175

86:                                               ; preds = %83
  br label %88, !dbg !175

87:                                               ; preds = %83
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 74, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !172
  unreachable, !dbg !172

88:                                               ; preds = %86
  ret i32 0, !dbg !176
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @pusher(ptr noundef %0) #0 !dbg !177 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !180, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.declare(metadata ptr %3, metadata !182, metadata !DIExpression()), !dbg !183
  %8 = load ptr, ptr %2, align 8, !dbg !184
  %9 = ptrtoint ptr %8 to i64, !dbg !185
  %10 = getelementptr inbounds [2 x %struct.node], ptr @nodes, i64 0, i64 %9, !dbg !186
  store ptr %10, ptr %3, align 8, !dbg !183
  call void @llvm.dbg.declare(metadata ptr %4, metadata !187, metadata !DIExpression()), !dbg !188
  %11 = load ptr, ptr %2, align 8, !dbg !189
  %12 = ptrtoint ptr %11 to i64, !dbg !190
  %13 = trunc i64 %12 to i32, !dbg !191
  %14 = add nsw i32 %13, 1, !dbg !192
  %15 = load ptr, ptr %3, align 8, !dbg !193
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 0, !dbg !194
  store i32 %14, ptr %16, align 8, !dbg !195
  br label %17, !dbg !196

17:                                               ; preds = %31, %1
  %18 = load atomic i64, ptr @top monotonic, align 8, !dbg !197
  store i64 %18, ptr %5, align 8, !dbg !197
  %19 = load ptr, ptr %5, align 8, !dbg !197
  store ptr %19, ptr %4, align 8, !dbg !199
  %20 = load ptr, ptr %4, align 8, !dbg !200
  %21 = load ptr, ptr %3, align 8, !dbg !201
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 1, !dbg !202
  store ptr %20, ptr %22, align 8, !dbg !203
  br label %23, !dbg !204

23:                                               ; preds = %17
  %24 = load ptr, ptr %3, align 8, !dbg !205
  store ptr %24, ptr %6, align 8, !dbg !205
  %25 = load i64, ptr %4, align 8, !dbg !205
  %26 = load i64, ptr %6, align 8, !dbg !205
  %27 = cmpxchg ptr @top, i64 %25, i64 %26 release monotonic, align 8, !dbg !205
  %28 = extractvalue { i64, i1 } %27, 0, !dbg !205
  %29 = extractvalue { i64, i1 } %27, 1, !dbg !205
  br i1 %29, label %31, label %30, !dbg !205

30:                                               ; preds = %23
  store i64 %28, ptr %4, align 8, !dbg !205
  br label %31, !dbg !205

31:                                               ; preds = %30, %23
  %32 = zext i1 %29 to i8, !dbg !205
  store i8 %32, ptr %7, align 1, !dbg !205
  %33 = load i8, ptr %7, align 1, !dbg !205
  %34 = trunc i8 %33 to i1, !dbg !205
  %35 = xor i1 %34, true, !dbg !206
  br i1 %35, label %17, label %36, !dbg !204, !llvm.loop !207

36:                                               ; preds = %31
  ret ptr null, !dbg !209
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !210 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !211, metadata !DIExpression()), !dbg !212
  call void @llvm.dbg.declare(metadata ptr %4, metadata !213, metadata !DIExpression()), !dbg !214
  call void @llvm.dbg.declare(metadata ptr %5, metadata !215, metadata !DIExpression()), !dbg !216
  br label %9, !dbg !217

9:                                                ; preds = %26, %1
  %10 = load atomic i64, ptr @top acquire, align 8, !dbg !218
  store i64 %10, ptr %6, align 8, !dbg !218
  %11 = load ptr, ptr %6, align 8, !dbg !218
  store ptr %11, ptr %5, align 8, !dbg !220
  store ptr %11, ptr %4, align 8, !dbg !221
  %12 = load ptr, ptr %4, align 8, !dbg !222
  %13 = icmp eq ptr %12, null, !dbg !224
  br i1 %13, label %14, label %15, !dbg !225

14:                                               ; preds = %9
  store ptr null, ptr %2, align 8, !dbg !226
  br label %45, !dbg !226

15:                                               ; preds = %9
  br label %16, !dbg !227

16:                                               ; preds = %15
  %17 = load ptr, ptr %4, align 8, !dbg !228
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !228
  %19 = load ptr, ptr %18, align 8, !dbg !228
  store ptr %19, ptr %7, align 8, !dbg !228
  %20 = load i64, ptr %5, align 8, !dbg !228
  %21 = load i64, ptr %7, align 8, !dbg !228
  %22 = cmpxchg ptr @top, i64 %20, i64 %21 acq_rel acquire, align 8, !dbg !228
  %23 = extractvalue { i64, i1 } %22, 0, !dbg !228
  %24 = extractvalue { i64, i1 } %22, 1, !dbg !228
  br i1 %24, label %26, label %25, !dbg !228

25:                                               ; preds = %16
  store i64 %23, ptr %5, align 8, !dbg !228
  br label %26, !dbg !228

26:                                               ; preds = %25, %16
  %27 = zext i1 %24 to i8, !dbg !228
  store i8 %27, ptr %8, align 1, !dbg !228
  %28 = load i8, ptr %8, align 1, !dbg !228
  %29 = trunc i8 %28 to i1, !dbg !228
  %30 = xor i1 %29, true, !dbg !229
  br i1 %30, label %9, label %31, !dbg !227, !llvm.loop !230

31:                                               ; preds = %26
  %32 = load ptr, ptr %4, align 8, !dbg !232
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !232
  %34 = load i32, ptr %33, align 8, !dbg !232
  %35 = icmp sgt i32 %34, 0, !dbg !232
  br i1 %35, label %36, label %37, !dbg !235

36:                                               ; preds = %31
  br label %38, !dbg !235

37:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 54, ptr noundef @__PRETTY_FUNCTION__.popper) #6, !dbg !232
  unreachable, !dbg !232

38:                                               ; preds = %36
  %39 = load ptr, ptr %4, align 8, !dbg !236
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !237
  %41 = load i32, ptr %40, align 8, !dbg !237
  %42 = load ptr, ptr %3, align 8, !dbg !238
  %43 = ptrtoint ptr %42 to i64, !dbg !239
  %44 = getelementptr inbounds [1 x i32], ptr @popped, i64 0, i64 %43, !dbg !240
  store i32 %41, ptr %44, align 4, !dbg !241
  store ptr null, ptr %2, align 8, !dbg !242
  br label %45, !dbg !242

45:                                               ; preds = %38, %14
  %46 = load ptr, ptr %2, align 8, !dbg !243
  ret ptr %46, !dbg !243
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
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}

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
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 256, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !54, isLocal: true, isDefinition: true)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 104, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 13)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(scope: null, file: !3, line: 54, type: !59, isLocal: true, isDefinition: true)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 168, elements: !31)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 1)
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !71, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!20}
!73 = !{}
!74 = !DILocalVariable(name: "t", scope: !70, file: !3, line: 61, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 192, elements: !79)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 27, baseType: !78)
!77 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !{!80}
!80 = !DISubrange(count: 3)
!81 = !DILocation(line: 61, column: 12, scope: !70)
!82 = !DILocalVariable(name: "sum", scope: !70, file: !3, line: 62, type: !20)
!83 = !DILocation(line: 62, column: 6, scope: !70)
!84 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 64, type: !20)
!85 = distinct !DILexicalBlock(scope: !70, file: !3, line: 64, column: 2)
!86 = !DILocation(line: 64, column: 11, scope: !85)
!87 = !DILocation(line: 64, column: 7, scope: !85)
!88 = !DILocation(line: 64, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 64, column: 2)
!90 = !DILocation(line: 64, column: 20, scope: !89)
!91 = !DILocation(line: 64, column: 2, scope: !85)
!92 = !DILocation(line: 65, column: 21, scope: !89)
!93 = !DILocation(line: 65, column: 19, scope: !89)
!94 = !DILocation(line: 65, column: 57, scope: !89)
!95 = !DILocation(line: 65, column: 47, scope: !89)
!96 = !DILocation(line: 65, column: 39, scope: !89)
!97 = !DILocation(line: 65, column: 3, scope: !89)
!98 = !DILocation(line: 64, column: 32, scope: !89)
!99 = !DILocation(line: 64, column: 2, scope: !89)
!100 = distinct !{!100, !91, !101, !102}
!101 = !DILocation(line: 65, column: 58, scope: !85)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocalVariable(name: "i", scope: !104, file: !3, line: 66, type: !20)
!104 = distinct !DILexicalBlock(scope: !70, file: !3, line: 66, column: 2)
!105 = !DILocation(line: 66, column: 11, scope: !104)
!106 = !DILocation(line: 66, column: 7, scope: !104)
!107 = !DILocation(line: 66, column: 18, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 66, column: 2)
!109 = !DILocation(line: 66, column: 20, scope: !108)
!110 = !DILocation(line: 66, column: 2, scope: !104)
!111 = !DILocation(line: 67, column: 31, scope: !108)
!112 = !DILocation(line: 67, column: 29, scope: !108)
!113 = !DILocation(line: 67, column: 19, scope: !108)
!114 = !DILocation(line: 67, column: 67, scope: !108)
!115 = !DILocation(line: 67, column: 57, scope: !108)
!116 = !DILocation(line: 67, column: 49, scope: !108)
!117 = !DILocation(line: 67, column: 3, scope: !108)
!118 = !DILocation(line: 66, column: 32, scope: !108)
!119 = !DILocation(line: 66, column: 2, scope: !108)
!120 = distinct !{!120, !110, !121, !102}
!121 = !DILocation(line: 67, column: 68, scope: !104)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 68, type: !20)
!123 = distinct !DILexicalBlock(scope: !70, file: !3, line: 68, column: 2)
!124 = !DILocation(line: 68, column: 11, scope: !123)
!125 = !DILocation(line: 68, column: 7, scope: !123)
!126 = !DILocation(line: 68, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 68, column: 2)
!128 = !DILocation(line: 68, column: 20, scope: !127)
!129 = !DILocation(line: 68, column: 2, scope: !123)
!130 = !DILocation(line: 69, column: 18, scope: !127)
!131 = !DILocation(line: 69, column: 16, scope: !127)
!132 = !DILocation(line: 69, column: 3, scope: !127)
!133 = !DILocation(line: 68, column: 42, scope: !127)
!134 = !DILocation(line: 68, column: 2, scope: !127)
!135 = distinct !{!135, !129, !136, !102}
!136 = !DILocation(line: 69, column: 26, scope: !123)
!137 = !DILocalVariable(name: "i", scope: !138, file: !3, line: 70, type: !20)
!138 = distinct !DILexicalBlock(scope: !70, file: !3, line: 70, column: 2)
!139 = !DILocation(line: 70, column: 11, scope: !138)
!140 = !DILocation(line: 70, column: 7, scope: !138)
!141 = !DILocation(line: 70, column: 18, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 70, column: 2)
!143 = !DILocation(line: 70, column: 20, scope: !142)
!144 = !DILocation(line: 70, column: 2, scope: !138)
!145 = !DILocation(line: 71, column: 17, scope: !142)
!146 = !DILocation(line: 71, column: 10, scope: !142)
!147 = !DILocation(line: 71, column: 7, scope: !142)
!148 = !DILocation(line: 71, column: 3, scope: !142)
!149 = !DILocation(line: 70, column: 32, scope: !142)
!150 = !DILocation(line: 70, column: 2, scope: !142)
!151 = distinct !{!151, !144, !152, !102}
!152 = !DILocation(line: 71, column: 18, scope: !138)
!153 = !DILocalVariable(name: "n", scope: !154, file: !3, line: 72, type: !42)
!154 = distinct !DILexicalBlock(scope: !70, file: !3, line: 72, column: 2)
!155 = !DILocation(line: 72, column: 20, scope: !154)
!156 = !DILocation(line: 72, column: 24, scope: !154)
!157 = !DILocation(line: 72, column: 7, scope: !154)
!158 = !DILocation(line: 72, column: 47, scope: !159)
!159 = distinct !DILexicalBlock(scope: !154, file: !3, line: 72, column: 2)
!160 = !DILocation(line: 72, column: 49, scope: !159)
!161 = !DILocation(line: 72, column: 2, scope: !154)
!162 = !DILocation(line: 73, column: 10, scope: !159)
!163 = !DILocation(line: 73, column: 13, scope: !159)
!164 = !DILocation(line: 73, column: 7, scope: !159)
!165 = !DILocation(line: 73, column: 3, scope: !159)
!166 = !DILocation(line: 72, column: 62, scope: !159)
!167 = !DILocation(line: 72, column: 65, scope: !159)
!168 = !DILocation(line: 72, column: 60, scope: !159)
!169 = !DILocation(line: 72, column: 2, scope: !159)
!170 = distinct !{!170, !161, !171, !102}
!171 = !DILocation(line: 73, column: 13, scope: !154)
!172 = !DILocation(line: 74, column: 2, scope: !173)
!173 = distinct !DILexicalBlock(scope: !174, file: !3, line: 74, column: 2)
!174 = distinct !DILexicalBlock(scope: !70, file: !3, line: 74, column: 2)
!175 = !DILocation(line: 74, column: 2, scope: !174)
!176 = !DILocation(line: 75, column: 2, scope: !70)
!177 = distinct !DISubprogram(name: "pusher", scope: !3, file: !3, line: 33, type: !178, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!178 = !DISubroutineType(types: !179)
!179 = !{!16, !16}
!180 = !DILocalVariable(name: "arg", arg: 1, scope: !177, file: !3, line: 33, type: !16)
!181 = !DILocation(line: 33, column: 27, scope: !177)
!182 = !DILocalVariable(name: "n", scope: !177, file: !3, line: 35, type: !42)
!183 = !DILocation(line: 35, column: 15, scope: !177)
!184 = !DILocation(line: 35, column: 36, scope: !177)
!185 = !DILocation(line: 35, column: 26, scope: !177)
!186 = !DILocation(line: 35, column: 20, scope: !177)
!187 = !DILocalVariable(name: "old", scope: !177, file: !3, line: 35, type: !42)
!188 = !DILocation(line: 35, column: 43, scope: !177)
!189 = !DILocation(line: 37, column: 28, scope: !177)
!190 = !DILocation(line: 37, column: 18, scope: !177)
!191 = !DILocation(line: 37, column: 13, scope: !177)
!192 = !DILocation(line: 37, column: 32, scope: !177)
!193 = !DILocation(line: 37, column: 2, scope: !177)
!194 = !DILocation(line: 37, column: 5, scope: !177)
!195 = !DILocation(line: 37, column: 11, scope: !177)
!196 = !DILocation(line: 38, column: 2, scope: !177)
!197 = !DILocation(line: 39, column: 9, scope: !198)
!198 = distinct !DILexicalBlock(scope: !177, file: !3, line: 38, column: 5)
!199 = !DILocation(line: 39, column: 7, scope: !198)
!200 = !DILocation(line: 40, column: 13, scope: !198)
!201 = !DILocation(line: 40, column: 3, scope: !198)
!202 = !DILocation(line: 40, column: 6, scope: !198)
!203 = !DILocation(line: 40, column: 11, scope: !198)
!204 = !DILocation(line: 41, column: 2, scope: !198)
!205 = !DILocation(line: 41, column: 12, scope: !177)
!206 = !DILocation(line: 41, column: 11, scope: !177)
!207 = distinct !{!207, !196, !208, !102}
!208 = !DILocation(line: 41, column: 38, scope: !177)
!209 = !DILocation(line: 42, column: 2, scope: !177)
!210 = distinct !DISubprogram(name: "popper", scope: !3, file: !3, line: 45, type: !178, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!211 = !DILocalVariable(name: "arg", arg: 1, scope: !210, file: !3, line: 45, type: !16)
!212 = !DILocation(line: 45, column: 27, scope: !210)
!213 = !DILocalVariable(name: "n", scope: !210, file: !3, line: 47, type: !42)
!214 = !DILocation(line: 47, column: 15, scope: !210)
!215 = !DILocalVariable(name: "old", scope: !210, file: !3, line: 47, type: !42)
!216 = !DILocation(line: 47, column: 19, scope: !210)
!217 = !DILocation(line: 49, column: 2, scope: !210)
!218 = !DILocation(line: 50, column: 13, scope: !219)
!219 = distinct !DILexicalBlock(scope: !210, file: !3, line: 49, column: 5)
!220 = !DILocation(line: 50, column: 11, scope: !219)
!221 = !DILocation(line: 50, column: 5, scope: !219)
!222 = !DILocation(line: 51, column: 7, scope: !223)
!223 = distinct !DILexicalBlock(scope: !219, file: !3, line: 51, column: 7)
!224 = !DILocation(line: 51, column: 9, scope: !223)
!225 = !DILocation(line: 51, column: 7, scope: !219)
!226 = !DILocation(line: 52, column: 4, scope: !223)
!227 = !DILocation(line: 53, column: 2, scope: !219)
!228 = !DILocation(line: 53, column: 12, scope: !210)
!229 = !DILocation(line: 53, column: 11, scope: !210)
!230 = distinct !{!230, !217, !231, !102}
!231 = !DILocation(line: 53, column: 47, scope: !210)
!232 = !DILocation(line: 54, column: 2, scope: !233)
!233 = distinct !DILexicalBlock(scope: !234, file: !3, line: 54, column: 2)
!234 = distinct !DILexicalBlock(scope: !210, file: !3, line: 54, column: 2)
!235 = !DILocation(line: 54, column: 2, scope: !234)
!236 = !DILocation(line: 55, column: 26, scope: !210)
!237 = !DILocation(line: 55, column: 29, scope: !210)
!238 = !DILocation(line: 55, column: 19, scope: !210)
!239 = !DILocation(line: 55, column: 9, scope: !210)
!240 = !DILocation(line: 55, column: 2, scope: !210)
!241 = !DILocation(line: 55, column: 24, scope: !210)
!242 = !DILocation(line: 56, column: 2, scope: !210)
!243 = !DILocation(line: 57, column: 1, scope: !210)
