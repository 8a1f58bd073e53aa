; ModuleID = 'structures/treiber_stack.c'
source_filename = "structures/treiber_stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@popped = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@garbage = internal global [3 x ptr] zeroinitializer, align 16, !dbg !28
@.str = private unnamed_addr constant [35 x i8] c"sum == PUSHERS * (PUSHERS + 1) / 2\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [27 x i8] c"structures/treiber_stack.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@top = internal global ptr null, align 8, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  store i32 0, ptr %3, align 4, !dbg !62
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %4, align 4, !dbg !65
  br label %10, !dbg !66

10:                                               ; preds = %22, %0
  %11 = load i32, ptr %4, align 4, !dbg !67
  %12 = icmp slt i32 %11, 3, !dbg !69
  br i1 %12, label %13, label %25, !dbg !70

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !71
  %15 = sext i32 %14 to i64, !dbg !72
  %16 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %15, !dbg !72
  %17 = load i32, ptr %4, align 4, !dbg !73
  %18 = add nsw i32 %17, 1, !dbg !74
  %19 = sext i32 %18 to i64, !dbg !75
  %20 = inttoptr i64 %19 to ptr, !dbg !76
  %21 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @pusher, ptr noundef %20) #6, !dbg !77
  br label %22, !dbg !77

22:                                               ; preds = %13
  %23 = load i32, ptr %4, align 4, !dbg !78
  %24 = add nsw i32 %23, 1, !dbg !78
  store i32 %24, ptr %4, align 4, !dbg !78
  br label %10, !dbg !79, !llvm.loop !80

25:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %5, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %5, align 4, !dbg !85
  br label %26, !dbg !86

26:                                               ; preds = %38, %25
  %27 = load i32, ptr %5, align 4, !dbg !87
  %28 = icmp slt i32 %27, 3, !dbg !89
  br i1 %28, label %29, label %41, !dbg !90

29:                                               ; preds = %26
  %30 = load i32, ptr %5, align 4, !dbg !91
  %31 = add nsw i32 3, %30, !dbg !92
  %32 = sext i32 %31 to i64, !dbg !93
  %33 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %32, !dbg !93
  %34 = load i32, ptr %5, align 4, !dbg !94
  %35 = sext i32 %34 to i64, !dbg !95
  %36 = inttoptr i64 %35 to ptr, !dbg !96
  %37 = call i32 @pthread_create(ptr noundef %33, ptr noundef null, ptr noundef @popper, ptr noundef %36) #6, !dbg !97
  br label %38, !dbg !97

38:                                               ; preds = %29
  %39 = load i32, ptr %5, align 4, !dbg !98
  %40 = add nsw i32 %39, 1, !dbg !98
  store i32 %40, ptr %5, align 4, !dbg !98
  br label %26, !dbg !99, !llvm.loop !100

41:                                               ; preds = %26
  call void @llvm.dbg.declare(metadata ptr %6, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %6, align 4, !dbg !104
  br label %42, !dbg !105

42:                                               ; preds = %51, %41
  %43 = load i32, ptr %6, align 4, !dbg !106
  %44 = icmp slt i32 %43, 6, !dbg !108
  br i1 %44, label %45, label %54, !dbg !109

45:                                               ; preds = %42
  %46 = load i32, ptr %6, align 4, !dbg !110
  %47 = sext i32 %46 to i64, !dbg !111
  %48 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %47, !dbg !111
  %49 = load i64, ptr %48, align 8, !dbg !111
  %50 = call i32 @pthread_join(i64 noundef %49, ptr noundef null), !dbg !112
  br label %51, !dbg !112

51:                                               ; preds = %45
  %52 = load i32, ptr %6, align 4, !dbg !113
  %53 = add nsw i32 %52, 1, !dbg !113
  store i32 %53, ptr %6, align 4, !dbg !113
  br label %42, !dbg !114, !llvm.loop !115

54:                                               ; preds = %42
  call void @llvm.dbg.declare(metadata ptr %7, metadata !117, metadata !DIExpression()), !dbg !119
  store i32 0, ptr %7, align 4, !dbg !119
  br label %55, !dbg !120

55:                                               ; preds = %69, %54
  %56 = load i32, ptr %7, align 4, !dbg !121
  %57 = icmp slt i32 %56, 3, !dbg !123
  br i1 %57, label %58, label %72, !dbg !124

58:                                               ; preds = %55
  %59 = load i32, ptr %7, align 4, !dbg !125
  %60 = sext i32 %59 to i64, !dbg !127
  %61 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %60, !dbg !127
  %62 = load i32, ptr %61, align 4, !dbg !127
  %63 = load i32, ptr %3, align 4, !dbg !128
  %64 = add nsw i32 %63, %62, !dbg !128
  store i32 %64, ptr %3, align 4, !dbg !128
  %65 = load i32, ptr %7, align 4, !dbg !129
  %66 = sext i32 %65 to i64, !dbg !130
  %67 = getelementptr inbounds [3 x ptr], ptr @garbage, i64 0, i64 %66, !dbg !130
  %68 = load ptr, ptr %67, align 8, !dbg !130
  call void @free(ptr noundef %68) #6, !dbg !131
  br label %69, !dbg !132

69:                                               ; preds = %58
  %70 = load i32, ptr %7, align 4, !dbg !133
  %71 = add nsw i32 %70, 1, !dbg !133
  store i32 %71, ptr %7, align 4, !dbg !133
  br label %55, !dbg !134, !llvm.loop !135

72:                                               ; preds = %55
  call void @llvm.dbg.declare(metadata ptr %8, metadata !137, metadata !DIExpression()), !dbg !139
  store i32 0, ptr %8, align 4, !dbg !139
  br label %73, !dbg !140

73:                                               ; preds = %88, %72
  %74 = load i32, ptr %8, align 4, !dbg !141
  %75 = icmp slt i32 %74, 3, !dbg !143
  br i1 %75, label %76, label %91, !dbg !144

76:                                               ; preds = %73
  call void @llvm.dbg.declare(metadata ptr %9, metadata !145, metadata !DIExpression()), !dbg !147
  %77 = call ptr @pop(), !dbg !148
  store ptr %77, ptr %9, align 8, !dbg !147
  %78 = load ptr, ptr %9, align 8, !dbg !149
  %79 = icmp eq ptr %78, null, !dbg !151
  br i1 %79, label %80, label %81, !dbg !152

80:                                               ; preds = %76
  br label %91, !dbg !153

81:                                               ; preds = %76
  %82 = load ptr, ptr %9, align 8, !dbg !154
  %83 = getelementptr inbounds %struct.node, ptr %82, i32 0, i32 0, !dbg !155
  %84 = load i32, ptr %83, align 8, !dbg !155
  %85 = load i32, ptr %3, align 4, !dbg !156
  %86 = add nsw i32 %85, %84, !dbg !156
  store i32 %86, ptr %3, align 4, !dbg !156
  %87 = load ptr, ptr %9, align 8, !dbg !157
  call void @free(ptr noundef %87) #6, !dbg !158
  br label %88, !dbg !159

88:                                               ; preds = %81
  %89 = load i32, ptr %8, align 4, !dbg !160
  %90 = add nsw i32 %89, 1, !dbg !160
  store i32 %90, ptr %8, align 4, !dbg !160
  br label %73, !dbg !161, !llvm.loop !162

91:                                               ; preds = %80, %73
  %92 = load i32, ptr %3, align 4, !dbg !164
  %93 = icmp eq i32 %92, 6, !dbg !164
  br i1 %93, label %94, label %95, !dbg !167

94:                                               ; preds = %91
  br label %96, !dbg !167

95:                                               ; preds = %91
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 91, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !164
  unreachable, !dbg !164

96:                                               ; preds = %94
  ret i32 0, !dbg !168
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @pusher(ptr noundef %0) #0 !dbg !169 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !172, metadata !DIExpression()), !dbg !173
  %3 = load ptr, ptr %2, align 8, !dbg !174
  %4 = ptrtoint ptr %3 to i64, !dbg !175
  %5 = trunc i64 %4 to i32, !dbg !176
  call void @push(i32 noundef %5), !dbg !177
  ret ptr null, !dbg !178
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @popper(ptr noundef %0) #0 !dbg !179 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !180, metadata !DIExpression()), !dbg !181
  call void @llvm.dbg.declare(metadata ptr %3, metadata !182, metadata !DIExpression()), !dbg !183
  %5 = load ptr, ptr %2, align 8, !dbg !184
  %6 = ptrtoint ptr %5 to i64, !dbg !185
  %7 = trunc i64 %6 to i32, !dbg !186
  store i32 %7, ptr %3, align 4, !dbg !183
  call void @llvm.dbg.declare(metadata ptr %4, metadata !187, metadata !DIExpression()), !dbg !188
  %8 = call ptr @pop(), !dbg !189
  store ptr %8, ptr %4, align 8, !dbg !188
  %9 = load ptr, ptr %4, align 8, !dbg !190
  %10 = icmp ne ptr %9, null, !dbg !192
  br i1 %10, label %11, label %22, !dbg !193

11:                                               ; preds = %1
  %12 = load ptr, ptr %4, align 8, !dbg !194
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 0, !dbg !196
  %14 = load i32, ptr %13, align 8, !dbg !196
  %15 = load i32, ptr %3, align 4, !dbg !197
  %16 = sext i32 %15 to i64, !dbg !198
  %17 = getelementptr inbounds [3 x i32], ptr @popped, i64 0, i64 %16, !dbg !198
  store i32 %14, ptr %17, align 4, !dbg !199
  %18 = load ptr, ptr %4, align 8, !dbg !200
  %19 = load i32, ptr %3, align 4, !dbg !201
  %20 = sext i32 %19 to i64, !dbg !202
  %21 = getelementptr inbounds [3 x ptr], ptr @garbage, i64 0, i64 %20, !dbg !202
  store ptr %18, ptr %21, align 8, !dbg !203
  br label %22, !dbg !204

22:                                               ; preds = %11, %1
  ret ptr null, !dbg !205
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @pop() #0 !dbg !206 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %1, metadata !209, metadata !DIExpression()), !dbg !210
  %5 = load atomic i64, ptr @top seq_cst, align 8, !dbg !211
  store i64 %5, ptr %2, align 8, !dbg !211
  %6 = load ptr, ptr %2, align 8, !dbg !211
  store ptr %6, ptr %1, align 8, !dbg !210
  br label %7, !dbg !212

7:                                                ; preds = %27, %0
  %8 = load ptr, ptr %1, align 8, !dbg !213
  %9 = icmp ne ptr %8, null, !dbg !214
  br i1 %9, label %10, label %25, !dbg !215

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !dbg !216
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1, !dbg !216
  %13 = load ptr, ptr %12, align 8, !dbg !216
  store ptr %13, ptr %3, align 8, !dbg !216
  %14 = load i64, ptr %1, align 8, !dbg !216
  %15 = load i64, ptr %3, align 8, !dbg !216
  %16 = cmpxchg ptr @top, i64 %14, i64 %15 seq_cst seq_cst, align 8, !dbg !216
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !216
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !216
  br i1 %18, label %20, label %19, !dbg !216

19:                                               ; preds = %10
  store i64 %17, ptr %1, align 8, !dbg !216
  br label %20, !dbg !216

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !216
  store i8 %21, ptr %4, align 1, !dbg !216
  %22 = load i8, ptr %4, align 1, !dbg !216
  %23 = trunc i8 %22 to i1, !dbg !216
  %24 = xor i1 %23, true, !dbg !217
  br label %25

25:                                               ; preds = %20, %7
  %26 = phi i1 [ false, %7 ], [ %24, %20 ], !dbg !218
  br i1 %26, label %27, label %28, !dbg !212

27:                                               ; preds = %25
  br label %7, !dbg !212, !llvm.loop !219

28:                                               ; preds = %25
  %29 = load ptr, ptr %1, align 8, !dbg !221
  ret ptr %29, !dbg !222
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !223 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i8, align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !226, metadata !DIExpression()), !dbg !227
  call void @llvm.dbg.declare(metadata ptr %3, metadata !228, metadata !DIExpression()), !dbg !229
  %8 = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !230
  store ptr %8, ptr %3, align 8, !dbg !229
  call void @llvm.dbg.declare(metadata ptr %4, metadata !231, metadata !DIExpression()), !dbg !232
  %9 = load atomic i64, ptr @top seq_cst, align 8, !dbg !233
  store i64 %9, ptr %5, align 8, !dbg !233
  %10 = load ptr, ptr %5, align 8, !dbg !233
  store ptr %10, ptr %4, align 8, !dbg !232
  %11 = load i32, ptr %2, align 4, !dbg !234
  %12 = load ptr, ptr %3, align 8, !dbg !235
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 0, !dbg !236
  store i32 %11, ptr %13, align 8, !dbg !237
  br label %14, !dbg !238

14:                                               ; preds = %26, %1
  %15 = load ptr, ptr %4, align 8, !dbg !239
  %16 = load ptr, ptr %3, align 8, !dbg !241
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !242
  store ptr %15, ptr %17, align 8, !dbg !243
  br label %18, !dbg !244

18:                                               ; preds = %14
  %19 = load ptr, ptr %3, align 8, !dbg !245
  store ptr %19, ptr %6, align 8, !dbg !245
  %20 = load i64, ptr %4, align 8, !dbg !245
  %21 = load i64, ptr %6, align 8, !dbg !245
  %22 = cmpxchg ptr @top, i64 %20, i64 %21 seq_cst seq_cst, align 8, !dbg !245
  %23 = extractvalue { i64, i1 } %22, 0, !dbg !245
  %24 = extractvalue { i64, i1 } %22, 1, !dbg !245
  br i1 %24, label %26, label %25, !dbg !245

25:                                               ; preds = %18
  store i64 %23, ptr %4, align 8, !dbg !245
  br label %26, !dbg !245

26:                                               ; preds = %25, %18
  %27 = zext i1 %24 to i8, !dbg !245
  store i8 %27, ptr %7, align 1, !dbg !245
  %28 = load i8, ptr %7, align 1, !dbg !245
  %29 = trunc i8 %28 to i1, !dbg !245
  %30 = xor i1 %29, true, !dbg !246
  br i1 %30, label %14, label %31, !dbg !244, !llvm.loop !247

31:                                               ; preds = %26
  ret void, !dbg !249
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "popped", scope: !2, file: !3, line: 28, type: !41, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/treiber_stack.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !38}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 91, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 280, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 35)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 91, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 216, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 27)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 91, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "garbage", scope: !2, file: !3, line: 29, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 192, elements: !36)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 22, size: 128, elements: !33)
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !32, file: !3, line: 23, baseType: !9, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !32, file: !3, line: 24, baseType: !31, size: 64, offset: 64)
!36 = !{!37}
!37 = !DISubrange(count: 3)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 27, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !31)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !36)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 69, type: !50, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!9}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 71, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 384, elements: !58)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 6)
!60 = !DILocation(line: 71, column: 12, scope: !49)
!61 = !DILocalVariable(name: "sum", scope: !49, file: !3, line: 72, type: !9)
!62 = !DILocation(line: 72, column: 6, scope: !49)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 74, type: !9)
!64 = distinct !DILexicalBlock(scope: !49, file: !3, line: 74, column: 2)
!65 = !DILocation(line: 74, column: 11, scope: !64)
!66 = !DILocation(line: 74, column: 7, scope: !64)
!67 = !DILocation(line: 74, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 74, column: 2)
!69 = !DILocation(line: 74, column: 20, scope: !68)
!70 = !DILocation(line: 74, column: 2, scope: !64)
!71 = !DILocation(line: 75, column: 21, scope: !68)
!72 = !DILocation(line: 75, column: 19, scope: !68)
!73 = !DILocation(line: 75, column: 58, scope: !68)
!74 = !DILocation(line: 75, column: 60, scope: !68)
!75 = !DILocation(line: 75, column: 47, scope: !68)
!76 = !DILocation(line: 75, column: 39, scope: !68)
!77 = !DILocation(line: 75, column: 3, scope: !68)
!78 = !DILocation(line: 74, column: 32, scope: !68)
!79 = !DILocation(line: 74, column: 2, scope: !68)
!80 = distinct !{!80, !70, !81, !82}
!81 = !DILocation(line: 75, column: 64, scope: !64)
!82 = !{!"llvm.loop.mustprogress"}
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 76, type: !9)
!84 = distinct !DILexicalBlock(scope: !49, file: !3, line: 76, column: 2)
!85 = !DILocation(line: 76, column: 11, scope: !84)
!86 = !DILocation(line: 76, column: 7, scope: !84)
!87 = !DILocation(line: 76, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 76, column: 2)
!89 = !DILocation(line: 76, column: 20, scope: !88)
!90 = !DILocation(line: 76, column: 2, scope: !84)
!91 = !DILocation(line: 77, column: 31, scope: !88)
!92 = !DILocation(line: 77, column: 29, scope: !88)
!93 = !DILocation(line: 77, column: 19, scope: !88)
!94 = !DILocation(line: 77, column: 67, scope: !88)
!95 = !DILocation(line: 77, column: 57, scope: !88)
!96 = !DILocation(line: 77, column: 49, scope: !88)
!97 = !DILocation(line: 77, column: 3, scope: !88)
!98 = !DILocation(line: 76, column: 32, scope: !88)
!99 = !DILocation(line: 76, column: 2, scope: !88)
!100 = distinct !{!100, !90, !101, !82}
!101 = !DILocation(line: 77, column: 68, scope: !84)
!102 = !DILocalVariable(name: "i", scope: !103, file: !3, line: 78, type: !9)
!103 = distinct !DILexicalBlock(scope: !49, file: !3, line: 78, column: 2)
!104 = !DILocation(line: 78, column: 11, scope: !103)
!105 = !DILocation(line: 78, column: 7, scope: !103)
!106 = !DILocation(line: 78, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 78, column: 2)
!108 = !DILocation(line: 78, column: 20, scope: !107)
!109 = !DILocation(line: 78, column: 2, scope: !103)
!110 = !DILocation(line: 79, column: 18, scope: !107)
!111 = !DILocation(line: 79, column: 16, scope: !107)
!112 = !DILocation(line: 79, column: 3, scope: !107)
!113 = !DILocation(line: 78, column: 42, scope: !107)
!114 = !DILocation(line: 78, column: 2, scope: !107)
!115 = distinct !{!115, !109, !116, !82}
!116 = !DILocation(line: 79, column: 26, scope: !103)
!117 = !DILocalVariable(name: "i", scope: !118, file: !3, line: 80, type: !9)
!118 = distinct !DILexicalBlock(scope: !49, file: !3, line: 80, column: 2)
!119 = !DILocation(line: 80, column: 11, scope: !118)
!120 = !DILocation(line: 80, column: 7, scope: !118)
!121 = !DILocation(line: 80, column: 18, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 80, column: 2)
!123 = !DILocation(line: 80, column: 20, scope: !122)
!124 = !DILocation(line: 80, column: 2, scope: !118)
!125 = !DILocation(line: 81, column: 17, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 80, column: 36)
!127 = !DILocation(line: 81, column: 10, scope: !126)
!128 = !DILocation(line: 81, column: 7, scope: !126)
!129 = !DILocation(line: 82, column: 16, scope: !126)
!130 = !DILocation(line: 82, column: 8, scope: !126)
!131 = !DILocation(line: 82, column: 3, scope: !126)
!132 = !DILocation(line: 83, column: 2, scope: !126)
!133 = !DILocation(line: 80, column: 32, scope: !122)
!134 = !DILocation(line: 80, column: 2, scope: !122)
!135 = distinct !{!135, !124, !136, !82}
!136 = !DILocation(line: 83, column: 2, scope: !118)
!137 = !DILocalVariable(name: "i", scope: !138, file: !3, line: 84, type: !9)
!138 = distinct !DILexicalBlock(scope: !49, file: !3, line: 84, column: 2)
!139 = !DILocation(line: 84, column: 11, scope: !138)
!140 = !DILocation(line: 84, column: 7, scope: !138)
!141 = !DILocation(line: 84, column: 18, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 84, column: 2)
!143 = !DILocation(line: 84, column: 20, scope: !142)
!144 = !DILocation(line: 84, column: 2, scope: !138)
!145 = !DILocalVariable(name: "n", scope: !146, file: !3, line: 85, type: !31)
!146 = distinct !DILexicalBlock(scope: !142, file: !3, line: 84, column: 36)
!147 = !DILocation(line: 85, column: 16, scope: !146)
!148 = !DILocation(line: 85, column: 20, scope: !146)
!149 = !DILocation(line: 86, column: 7, scope: !150)
!150 = distinct !DILexicalBlock(scope: !146, file: !3, line: 86, column: 7)
!151 = !DILocation(line: 86, column: 9, scope: !150)
!152 = !DILocation(line: 86, column: 7, scope: !146)
!153 = !DILocation(line: 87, column: 4, scope: !150)
!154 = !DILocation(line: 88, column: 10, scope: !146)
!155 = !DILocation(line: 88, column: 13, scope: !146)
!156 = !DILocation(line: 88, column: 7, scope: !146)
!157 = !DILocation(line: 89, column: 8, scope: !146)
!158 = !DILocation(line: 89, column: 3, scope: !146)
!159 = !DILocation(line: 90, column: 2, scope: !146)
!160 = !DILocation(line: 84, column: 32, scope: !142)
!161 = !DILocation(line: 84, column: 2, scope: !142)
!162 = distinct !{!162, !144, !163, !82}
!163 = !DILocation(line: 90, column: 2, scope: !138)
!164 = !DILocation(line: 91, column: 2, scope: !165)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 91, column: 2)
!166 = distinct !DILexicalBlock(scope: !49, file: !3, line: 91, column: 2)
!167 = !DILocation(line: 91, column: 2, scope: !166)
!168 = !DILocation(line: 92, column: 2, scope: !49)
!169 = distinct !DISubprogram(name: "pusher", scope: !3, file: !3, line: 51, type: !170, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!170 = !DISubroutineType(types: !171)
!171 = !{!5, !5}
!172 = !DILocalVariable(name: "arg", arg: 1, scope: !169, file: !3, line: 51, type: !5)
!173 = !DILocation(line: 51, column: 27, scope: !169)
!174 = !DILocation(line: 53, column: 22, scope: !169)
!175 = !DILocation(line: 53, column: 12, scope: !169)
!176 = !DILocation(line: 53, column: 7, scope: !169)
!177 = !DILocation(line: 53, column: 2, scope: !169)
!178 = !DILocation(line: 54, column: 2, scope: !169)
!179 = distinct !DISubprogram(name: "popper", scope: !3, file: !3, line: 57, type: !170, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!180 = !DILocalVariable(name: "arg", arg: 1, scope: !179, file: !3, line: 57, type: !5)
!181 = !DILocation(line: 57, column: 27, scope: !179)
!182 = !DILocalVariable(name: "me", scope: !179, file: !3, line: 59, type: !9)
!183 = !DILocation(line: 59, column: 6, scope: !179)
!184 = !DILocation(line: 59, column: 26, scope: !179)
!185 = !DILocation(line: 59, column: 16, scope: !179)
!186 = !DILocation(line: 59, column: 11, scope: !179)
!187 = !DILocalVariable(name: "n", scope: !179, file: !3, line: 60, type: !31)
!188 = !DILocation(line: 60, column: 15, scope: !179)
!189 = !DILocation(line: 60, column: 19, scope: !179)
!190 = !DILocation(line: 62, column: 6, scope: !191)
!191 = distinct !DILexicalBlock(scope: !179, file: !3, line: 62, column: 6)
!192 = !DILocation(line: 62, column: 8, scope: !191)
!193 = !DILocation(line: 62, column: 6, scope: !179)
!194 = !DILocation(line: 63, column: 16, scope: !195)
!195 = distinct !DILexicalBlock(scope: !191, file: !3, line: 62, column: 17)
!196 = !DILocation(line: 63, column: 19, scope: !195)
!197 = !DILocation(line: 63, column: 10, scope: !195)
!198 = !DILocation(line: 63, column: 3, scope: !195)
!199 = !DILocation(line: 63, column: 14, scope: !195)
!200 = !DILocation(line: 64, column: 17, scope: !195)
!201 = !DILocation(line: 64, column: 11, scope: !195)
!202 = !DILocation(line: 64, column: 3, scope: !195)
!203 = !DILocation(line: 64, column: 15, scope: !195)
!204 = !DILocation(line: 65, column: 2, scope: !195)
!205 = !DILocation(line: 66, column: 2, scope: !179)
!206 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 42, type: !207, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!207 = !DISubroutineType(types: !208)
!208 = !{!31}
!209 = !DILocalVariable(name: "old", scope: !206, file: !3, line: 44, type: !31)
!210 = !DILocation(line: 44, column: 15, scope: !206)
!211 = !DILocation(line: 44, column: 21, scope: !206)
!212 = !DILocation(line: 46, column: 2, scope: !206)
!213 = !DILocation(line: 46, column: 9, scope: !206)
!214 = !DILocation(line: 46, column: 13, scope: !206)
!215 = !DILocation(line: 46, column: 21, scope: !206)
!216 = !DILocation(line: 46, column: 25, scope: !206)
!217 = !DILocation(line: 46, column: 24, scope: !206)
!218 = !DILocation(line: 0, scope: !206)
!219 = distinct !{!219, !212, !220, !82}
!220 = !DILocation(line: 47, column: 3, scope: !206)
!221 = !DILocation(line: 48, column: 9, scope: !206)
!222 = !DILocation(line: 48, column: 2, scope: !206)
!223 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 31, type: !224, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!224 = !DISubroutineType(types: !225)
!225 = !{null, !9}
!226 = !DILocalVariable(name: "value", arg: 1, scope: !223, file: !3, line: 31, type: !9)
!227 = !DILocation(line: 31, column: 22, scope: !223)
!228 = !DILocalVariable(name: "n", scope: !223, file: !3, line: 33, type: !31)
!229 = !DILocation(line: 33, column: 15, scope: !223)
!230 = !DILocation(line: 33, column: 19, scope: !223)
!231 = !DILocalVariable(name: "old", scope: !223, file: !3, line: 34, type: !31)
!232 = !DILocation(line: 34, column: 15, scope: !223)
!233 = !DILocation(line: 34, column: 21, scope: !223)
!234 = !DILocation(line: 36, column: 13, scope: !223)
!235 = !DILocation(line: 36, column: 2, scope: !223)
!236 = !DILocation(line: 36, column: 5, scope: !223)
!237 = !DILocation(line: 36, column: 11, scope: !223)
!238 = !DILocation(line: 37, column: 2, scope: !223)
!239 = !DILocation(line: 38, column: 13, scope: !240)
!240 = distinct !DILexicalBlock(scope: !223, file: !3, line: 37, column: 5)
!241 = !DILocation(line: 38, column: 3, scope: !240)
!242 = !DILocation(line: 38, column: 6, scope: !240)
!243 = !DILocation(line: 38, column: 11, scope: !240)
!244 = !DILocation(line: 39, column: 2, scope: !240)
!245 = !DILocation(line: 39, column: 12, scope: !223)
!246 = !DILocation(line: 39, column: 11, scope: !223)
!247 = distinct !{!247, !238, !248, !82}
!248 = !DILocation(line: 39, column: 57, scope: !223)
!249 = !DILocation(line: 40, column: 1, scope: !223)
