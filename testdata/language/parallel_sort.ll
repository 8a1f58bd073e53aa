; ModuleID = 'language/parallel_sort.c'
source_filename = "language/parallel_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.range = type { i32, i32 }

@__const.main.low = private unnamed_addr constant %struct.range { i32 0, i32 3 }, align 4
@__const.main.high = private unnamed_addr constant %struct.range { i32 3, i32 6 }, align 4
@array = internal global [6 x i32] zeroinitializer, align 16, !dbg !0
@merged = internal global [6 x i32] zeroinitializer, align 16, !dbg !24
@.str = private unnamed_addr constant [27 x i8] c"merged[i - 1] <= merged[i]\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"language/parallel_sort.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.range, align 4
  %3 = alloca %struct.range, align 4
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !46
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.low, i64 8, i1 false), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.main.high, i64 8, i1 false), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %4, metadata !49, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %5, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %6, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 0, ptr %6, align 4, !dbg !58
  br label %11, !dbg !59

11:                                               ; preds = %22, %0
  %12 = load i32, ptr %6, align 4, !dbg !60
  %13 = icmp slt i32 %12, 6, !dbg !62
  br i1 %13, label %14, label %25, !dbg !63

14:                                               ; preds = %11
  %15 = load i32, ptr %6, align 4, !dbg !64
  %16 = mul nsw i32 %15, 5, !dbg !65
  %17 = add nsw i32 %16, 3, !dbg !66
  %18 = srem i32 %17, 7, !dbg !67
  %19 = load i32, ptr %6, align 4, !dbg !68
  %20 = sext i32 %19 to i64, !dbg !69
  %21 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %20, !dbg !69
  store i32 %18, ptr %21, align 4, !dbg !70
  br label %22, !dbg !69

22:                                               ; preds = %14
  %23 = load i32, ptr %6, align 4, !dbg !71
  %24 = add nsw i32 %23, 1, !dbg !71
  store i32 %24, ptr %6, align 4, !dbg !71
  br label %11, !dbg !72, !llvm.loop !73

25:                                               ; preds = %11
  %26 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @sort, ptr noundef %2) #6, !dbg !76
  %27 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @sort, ptr noundef %3) #6, !dbg !77
  %28 = load i64, ptr %4, align 8, !dbg !78
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !79
  %30 = load i64, ptr %5, align 8, !dbg !80
  %31 = call i32 @pthread_join(i64 noundef %30, ptr noundef null), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %7, metadata !82, metadata !DIExpression()), !dbg !83
  %32 = getelementptr inbounds %struct.range, ptr %2, i32 0, i32 0, !dbg !84
  %33 = load i32, ptr %32, align 4, !dbg !84
  store i32 %33, ptr %7, align 4, !dbg !83
  call void @llvm.dbg.declare(metadata ptr %8, metadata !85, metadata !DIExpression()), !dbg !86
  %34 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 0, !dbg !87
  %35 = load i32, ptr %34, align 4, !dbg !87
  store i32 %35, ptr %8, align 4, !dbg !86
  call void @llvm.dbg.declare(metadata ptr %9, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, ptr %9, align 4, !dbg !90
  br label %36, !dbg !91

36:                                               ; preds = %76, %25
  %37 = load i32, ptr %9, align 4, !dbg !92
  %38 = icmp slt i32 %37, 6, !dbg !94
  br i1 %38, label %39, label %79, !dbg !95

39:                                               ; preds = %36
  %40 = load i32, ptr %8, align 4, !dbg !96
  %41 = getelementptr inbounds %struct.range, ptr %3, i32 0, i32 1, !dbg !97
  %42 = load i32, ptr %41, align 4, !dbg !97
  %43 = icmp eq i32 %40, %42, !dbg !98
  br i1 %43, label %59, label %44, !dbg !99

44:                                               ; preds = %39
  %45 = load i32, ptr %7, align 4, !dbg !100
  %46 = getelementptr inbounds %struct.range, ptr %2, i32 0, i32 1, !dbg !101
  %47 = load i32, ptr %46, align 4, !dbg !101
  %48 = icmp slt i32 %45, %47, !dbg !102
  br i1 %48, label %49, label %65, !dbg !103

49:                                               ; preds = %44
  %50 = load i32, ptr %7, align 4, !dbg !104
  %51 = sext i32 %50 to i64, !dbg !105
  %52 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %51, !dbg !105
  %53 = load i32, ptr %52, align 4, !dbg !105
  %54 = load i32, ptr %8, align 4, !dbg !106
  %55 = sext i32 %54 to i64, !dbg !107
  %56 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %55, !dbg !107
  %57 = load i32, ptr %56, align 4, !dbg !107
  %58 = icmp sle i32 %53, %57, !dbg !108
  br i1 %58, label %59, label %65, !dbg !96

59:                                               ; preds = %49, %39
  %60 = load i32, ptr %7, align 4, !dbg !109
  %61 = add nsw i32 %60, 1, !dbg !109
  store i32 %61, ptr %7, align 4, !dbg !109
  %62 = sext i32 %60 to i64, !dbg !110
  %63 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %62, !dbg !110
  %64 = load i32, ptr %63, align 4, !dbg !110
  br label %71, !dbg !96

65:                                               ; preds = %49, %44
  %66 = load i32, ptr %8, align 4, !dbg !111
  %67 = add nsw i32 %66, 1, !dbg !111
  store i32 %67, ptr %8, align 4, !dbg !111
  %68 = sext i32 %66 to i64, !dbg !112
  %69 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %68, !dbg !112
  %70 = load i32, ptr %69, align 4, !dbg !112
  br label %71, !dbg !96

71:                                               ; preds = %65, %59
  %72 = phi i32 [ %64, %59 ], [ %70, %65 ], !dbg !96
  %73 = load i32, ptr %9, align 4, !dbg !113
  %74 = sext i32 %73 to i64, !dbg !114
  %75 = getelementptr inbounds [6 x i32], ptr @merged, i64 0, i64 %74, !dbg !114
  store i32 %72, ptr %75, align 4, !dbg !115
  br label %76, !dbg !114

76:                                               ; preds = %71
  %77 = load i32, ptr %9, align 4, !dbg !116
  %78 = add nsw i32 %77, 1, !dbg !116
  store i32 %78, ptr %9, align 4, !dbg !116
  br label %36, !dbg !117, !llvm.loop !118

79:                                               ; preds = %36
  call void @llvm.dbg.declare(metadata ptr %10, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 1, ptr %10, align 4, !dbg !122
  br label %80, !dbg !123

80:                                               ; preds = %97, %79
  %81 = load i32, ptr %10, align 4, !dbg !124
  %82 = icmp slt i32 %81, 6, !dbg !126
  br i1 %82, label %83, label %100, !dbg !127

83:                                               ; preds = %80
  %84 = load i32, ptr %10, align 4, !dbg !128
  %85 = sub nsw i32 %84, 1, !dbg !128
  %86 = sext i32 %85 to i64, !dbg !128
  %87 = getelementptr inbounds [6 x i32], ptr @merged, i64 0, i64 %86, !dbg !128
  %88 = load i32, ptr %87, align 4, !dbg !128
  %89 = load i32, ptr %10, align 4, !dbg !128
  %90 = sext i32 %89 to i64, !dbg !128
  %91 = getelementptr inbounds [6 x i32], ptr @merged, i64 0, i64 %90, !dbg !128
  %92 = load i32, ptr %91, align 4, !dbg !128
  %93 = icmp sle i32 %88, %92, !dbg !128
  br i1 %93, label %94, label %95, !dbg !131

94:                                               ; preds = %83
  br label %96, !dbg !131

95:                                               ; preds = %83
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !128
  unreachable, !dbg !128

96:                                               ; preds = %94
  br label %97, !dbg !132

97:                                               ; preds = %96
  %98 = load i32, ptr %10, align 4, !dbg !133
  %99 = add nsw i32 %98, 1, !dbg !133
  store i32 %99, ptr %10, align 4, !dbg !133
  br label %80, !dbg !134, !llvm.loop !135

100:                                              ; preds = %80
  ret i32 0, !dbg !137
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @sort(ptr noundef %0) #0 !dbg !138 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !141, metadata !DIExpression()), !dbg !142
  call void @llvm.dbg.declare(metadata ptr %3, metadata !143, metadata !DIExpression()), !dbg !145
  %7 = load ptr, ptr %2, align 8, !dbg !146
  store ptr %7, ptr %3, align 8, !dbg !145
  call void @llvm.dbg.declare(metadata ptr %4, metadata !147, metadata !DIExpression()), !dbg !149
  %8 = load ptr, ptr %3, align 8, !dbg !150
  %9 = getelementptr inbounds %struct.range, ptr %8, i32 0, i32 0, !dbg !151
  %10 = load i32, ptr %9, align 4, !dbg !151
  %11 = add nsw i32 %10, 1, !dbg !152
  store i32 %11, ptr %4, align 4, !dbg !149
  br label %12, !dbg !153

12:                                               ; preds = %56, %1
  %13 = load i32, ptr %4, align 4, !dbg !154
  %14 = load ptr, ptr %3, align 8, !dbg !156
  %15 = getelementptr inbounds %struct.range, ptr %14, i32 0, i32 1, !dbg !157
  %16 = load i32, ptr %15, align 4, !dbg !157
  %17 = icmp slt i32 %13, %16, !dbg !158
  br i1 %17, label %18, label %59, !dbg !159

18:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata ptr %5, metadata !160, metadata !DIExpression()), !dbg !162
  %19 = load i32, ptr %4, align 4, !dbg !163
  %20 = sext i32 %19 to i64, !dbg !164
  %21 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %20, !dbg !164
  %22 = load i32, ptr %21, align 4, !dbg !164
  store i32 %22, ptr %5, align 4, !dbg !162
  call void @llvm.dbg.declare(metadata ptr %6, metadata !165, metadata !DIExpression()), !dbg !166
  %23 = load i32, ptr %4, align 4, !dbg !167
  store i32 %23, ptr %6, align 4, !dbg !166
  br label %24, !dbg !168

24:                                               ; preds = %40, %18
  %25 = load i32, ptr %6, align 4, !dbg !169
  %26 = load ptr, ptr %3, align 8, !dbg !170
  %27 = getelementptr inbounds %struct.range, ptr %26, i32 0, i32 0, !dbg !171
  %28 = load i32, ptr %27, align 4, !dbg !171
  %29 = icmp sgt i32 %25, %28, !dbg !172
  br i1 %29, label %30, label %38, !dbg !173

30:                                               ; preds = %24
  %31 = load i32, ptr %6, align 4, !dbg !174
  %32 = sub nsw i32 %31, 1, !dbg !175
  %33 = sext i32 %32 to i64, !dbg !176
  %34 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %33, !dbg !176
  %35 = load i32, ptr %34, align 4, !dbg !176
  %36 = load i32, ptr %5, align 4, !dbg !177
  %37 = icmp sgt i32 %35, %36, !dbg !178
  br label %38

38:                                               ; preds = %30, %24
  %39 = phi i1 [ false, %24 ], [ %37, %30 ], !dbg !179
  br i1 %39, label %40, label %51, !dbg !168

40:                                               ; preds = %38
  %41 = load i32, ptr %6, align 4, !dbg !180
  %42 = sub nsw i32 %41, 1, !dbg !182
  %43 = sext i32 %42 to i64, !dbg !183
  %44 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %43, !dbg !183
  %45 = load i32, ptr %44, align 4, !dbg !183
  %46 = load i32, ptr %6, align 4, !dbg !184
  %47 = sext i32 %46 to i64, !dbg !185
  %48 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %47, !dbg !185
  store i32 %45, ptr %48, align 4, !dbg !186
  %49 = load i32, ptr %6, align 4, !dbg !187
  %50 = add nsw i32 %49, -1, !dbg !187
  store i32 %50, ptr %6, align 4, !dbg !187
  br label %24, !dbg !168, !llvm.loop !188

51:                                               ; preds = %38
  %52 = load i32, ptr %5, align 4, !dbg !190
  %53 = load i32, ptr %6, align 4, !dbg !191
  %54 = sext i32 %53 to i64, !dbg !192
  %55 = getelementptr inbounds [6 x i32], ptr @array, i64 0, i64 %54, !dbg !192
  store i32 %52, ptr %55, align 4, !dbg !193
  br label %56, !dbg !194

56:                                               ; preds = %51
  %57 = load i32, ptr %4, align 4, !dbg !195
  %58 = add nsw i32 %57, 1, !dbg !195
  store i32 %58, ptr %4, align 4, !dbg !195
  br label %12, !dbg !196, !llvm.loop !197

59:                                               ; preds = %12
  ret ptr null, !dbg !199
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "array", scope: !2, file: !3, line: 16, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/parallel_sort.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 27)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "merged", scope: !2, file: !3, line: 17, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 192, elements: !28)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 6)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !38, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!27}
!40 = !{}
!41 = !DILocalVariable(name: "low", scope: !37, file: !3, line: 40, type: !42)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "range", file: !3, line: 19, size: 64, elements: !43)
!43 = !{!44, !45}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !42, file: !3, line: 20, baseType: !27, size: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !42, file: !3, line: 20, baseType: !27, size: 32, offset: 32)
!46 = !DILocation(line: 40, column: 15, scope: !37)
!47 = !DILocalVariable(name: "high", scope: !37, file: !3, line: 40, type: !42)
!48 = !DILocation(line: 40, column: 36, scope: !37)
!49 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 41, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !52)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DILocation(line: 41, column: 12, scope: !37)
!54 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 41, type: !50)
!55 = !DILocation(line: 41, column: 15, scope: !37)
!56 = !DILocalVariable(name: "i", scope: !57, file: !3, line: 43, type: !27)
!57 = distinct !DILexicalBlock(scope: !37, file: !3, line: 43, column: 2)
!58 = !DILocation(line: 43, column: 11, scope: !57)
!59 = !DILocation(line: 43, column: 7, scope: !57)
!60 = !DILocation(line: 43, column: 18, scope: !61)
!61 = distinct !DILexicalBlock(scope: !57, file: !3, line: 43, column: 2)
!62 = !DILocation(line: 43, column: 20, scope: !61)
!63 = !DILocation(line: 43, column: 2, scope: !57)
!64 = !DILocation(line: 44, column: 15, scope: !61)
!65 = !DILocation(line: 44, column: 17, scope: !61)
!66 = !DILocation(line: 44, column: 21, scope: !61)
!67 = !DILocation(line: 44, column: 26, scope: !61)
!68 = !DILocation(line: 44, column: 9, scope: !61)
!69 = !DILocation(line: 44, column: 3, scope: !61)
!70 = !DILocation(line: 44, column: 12, scope: !61)
!71 = !DILocation(line: 43, column: 29, scope: !61)
!72 = !DILocation(line: 43, column: 2, scope: !61)
!73 = distinct !{!73, !63, !74, !75}
!74 = !DILocation(line: 44, column: 28, scope: !57)
!75 = !{!"llvm.loop.mustprogress"}
!76 = !DILocation(line: 45, column: 2, scope: !37)
!77 = !DILocation(line: 46, column: 2, scope: !37)
!78 = !DILocation(line: 47, column: 15, scope: !37)
!79 = !DILocation(line: 47, column: 2, scope: !37)
!80 = !DILocation(line: 48, column: 15, scope: !37)
!81 = !DILocation(line: 48, column: 2, scope: !37)
!82 = !DILocalVariable(name: "a", scope: !37, file: !3, line: 49, type: !27)
!83 = !DILocation(line: 49, column: 6, scope: !37)
!84 = !DILocation(line: 49, column: 14, scope: !37)
!85 = !DILocalVariable(name: "b", scope: !37, file: !3, line: 49, type: !27)
!86 = !DILocation(line: 49, column: 20, scope: !37)
!87 = !DILocation(line: 49, column: 29, scope: !37)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 50, type: !27)
!89 = distinct !DILexicalBlock(scope: !37, file: !3, line: 50, column: 2)
!90 = !DILocation(line: 50, column: 11, scope: !89)
!91 = !DILocation(line: 50, column: 7, scope: !89)
!92 = !DILocation(line: 50, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 50, column: 2)
!94 = !DILocation(line: 50, column: 20, scope: !93)
!95 = !DILocation(line: 50, column: 2, scope: !89)
!96 = !DILocation(line: 51, column: 15, scope: !93)
!97 = !DILocation(line: 51, column: 25, scope: !93)
!98 = !DILocation(line: 51, column: 17, scope: !93)
!99 = !DILocation(line: 51, column: 28, scope: !93)
!100 = !DILocation(line: 51, column: 32, scope: !93)
!101 = !DILocation(line: 51, column: 40, scope: !93)
!102 = !DILocation(line: 51, column: 34, scope: !93)
!103 = !DILocation(line: 51, column: 43, scope: !93)
!104 = !DILocation(line: 51, column: 52, scope: !93)
!105 = !DILocation(line: 51, column: 46, scope: !93)
!106 = !DILocation(line: 51, column: 64, scope: !93)
!107 = !DILocation(line: 51, column: 58, scope: !93)
!108 = !DILocation(line: 51, column: 55, scope: !93)
!109 = !DILocation(line: 51, column: 77, scope: !93)
!110 = !DILocation(line: 51, column: 70, scope: !93)
!111 = !DILocation(line: 51, column: 90, scope: !93)
!112 = !DILocation(line: 51, column: 83, scope: !93)
!113 = !DILocation(line: 51, column: 10, scope: !93)
!114 = !DILocation(line: 51, column: 3, scope: !93)
!115 = !DILocation(line: 51, column: 13, scope: !93)
!116 = !DILocation(line: 50, column: 29, scope: !93)
!117 = !DILocation(line: 50, column: 2, scope: !93)
!118 = distinct !{!118, !95, !119, !75}
!119 = !DILocation(line: 51, column: 92, scope: !89)
!120 = !DILocalVariable(name: "i", scope: !121, file: !3, line: 52, type: !27)
!121 = distinct !DILexicalBlock(scope: !37, file: !3, line: 52, column: 2)
!122 = !DILocation(line: 52, column: 11, scope: !121)
!123 = !DILocation(line: 52, column: 7, scope: !121)
!124 = !DILocation(line: 52, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 52, column: 2)
!126 = !DILocation(line: 52, column: 20, scope: !125)
!127 = !DILocation(line: 52, column: 2, scope: !121)
!128 = !DILocation(line: 53, column: 3, scope: !129)
!129 = distinct !DILexicalBlock(scope: !130, file: !3, line: 53, column: 3)
!130 = distinct !DILexicalBlock(scope: !125, file: !3, line: 53, column: 3)
!131 = !DILocation(line: 53, column: 3, scope: !130)
!132 = !DILocation(line: 53, column: 3, scope: !125)
!133 = !DILocation(line: 52, column: 29, scope: !125)
!134 = !DILocation(line: 52, column: 2, scope: !125)
!135 = distinct !{!135, !127, !136, !75}
!136 = !DILocation(line: 53, column: 3, scope: !121)
!137 = !DILocation(line: 54, column: 2, scope: !37)
!138 = distinct !DISubprogram(name: "sort", scope: !3, file: !3, line: 23, type: !139, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!139 = !DISubroutineType(types: !140)
!140 = !{!5, !5}
!141 = !DILocalVariable(name: "arg", arg: 1, scope: !138, file: !3, line: 23, type: !5)
!142 = !DILocation(line: 23, column: 25, scope: !138)
!143 = !DILocalVariable(name: "r", scope: !138, file: !3, line: 25, type: !144)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!145 = !DILocation(line: 25, column: 16, scope: !138)
!146 = !DILocation(line: 25, column: 20, scope: !138)
!147 = !DILocalVariable(name: "i", scope: !148, file: !3, line: 27, type: !27)
!148 = distinct !DILexicalBlock(scope: !138, file: !3, line: 27, column: 2)
!149 = !DILocation(line: 27, column: 11, scope: !148)
!150 = !DILocation(line: 27, column: 15, scope: !148)
!151 = !DILocation(line: 27, column: 18, scope: !148)
!152 = !DILocation(line: 27, column: 23, scope: !148)
!153 = !DILocation(line: 27, column: 7, scope: !148)
!154 = !DILocation(line: 27, column: 28, scope: !155)
!155 = distinct !DILexicalBlock(scope: !148, file: !3, line: 27, column: 2)
!156 = !DILocation(line: 27, column: 32, scope: !155)
!157 = !DILocation(line: 27, column: 35, scope: !155)
!158 = !DILocation(line: 27, column: 30, scope: !155)
!159 = !DILocation(line: 27, column: 2, scope: !148)
!160 = !DILocalVariable(name: "v", scope: !161, file: !3, line: 28, type: !27)
!161 = distinct !DILexicalBlock(scope: !155, file: !3, line: 27, column: 44)
!162 = !DILocation(line: 28, column: 7, scope: !161)
!163 = !DILocation(line: 28, column: 17, scope: !161)
!164 = !DILocation(line: 28, column: 11, scope: !161)
!165 = !DILocalVariable(name: "k", scope: !161, file: !3, line: 28, type: !27)
!166 = !DILocation(line: 28, column: 21, scope: !161)
!167 = !DILocation(line: 28, column: 25, scope: !161)
!168 = !DILocation(line: 29, column: 3, scope: !161)
!169 = !DILocation(line: 29, column: 10, scope: !161)
!170 = !DILocation(line: 29, column: 14, scope: !161)
!171 = !DILocation(line: 29, column: 17, scope: !161)
!172 = !DILocation(line: 29, column: 12, scope: !161)
!173 = !DILocation(line: 29, column: 22, scope: !161)
!174 = !DILocation(line: 29, column: 31, scope: !161)
!175 = !DILocation(line: 29, column: 33, scope: !161)
!176 = !DILocation(line: 29, column: 25, scope: !161)
!177 = !DILocation(line: 29, column: 40, scope: !161)
!178 = !DILocation(line: 29, column: 38, scope: !161)
!179 = !DILocation(line: 0, scope: !161)
!180 = !DILocation(line: 30, column: 21, scope: !181)
!181 = distinct !DILexicalBlock(scope: !161, file: !3, line: 29, column: 43)
!182 = !DILocation(line: 30, column: 23, scope: !181)
!183 = !DILocation(line: 30, column: 15, scope: !181)
!184 = !DILocation(line: 30, column: 10, scope: !181)
!185 = !DILocation(line: 30, column: 4, scope: !181)
!186 = !DILocation(line: 30, column: 13, scope: !181)
!187 = !DILocation(line: 31, column: 5, scope: !181)
!188 = distinct !{!188, !168, !189, !75}
!189 = !DILocation(line: 32, column: 3, scope: !161)
!190 = !DILocation(line: 33, column: 14, scope: !161)
!191 = !DILocation(line: 33, column: 9, scope: !161)
!192 = !DILocation(line: 33, column: 3, scope: !161)
!193 = !DILocation(line: 33, column: 12, scope: !161)
!194 = !DILocation(line: 34, column: 2, scope: !161)
!195 = !DILocation(line: 27, column: 40, scope: !155)
!196 = !DILocation(line: 27, column: 2, scope: !155)
!197 = distinct !{!197, !159, !198, !75}
!198 = !DILocation(line: 34, column: 2, scope: !148)
!199 = !DILocation(line: 35, column: 2, scope: !138)
