; ModuleID = 'language/vectors.c'
source_filename = "language/vectors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.work = type { <4 x i32>, <4 x i32>, <4 x float>, i32, float, [8 x i8] }

@.str = private unnamed_addr constant [40 x i8] c"works[0].dot == 70 && works[1].dot == 4\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [19 x i8] c"language/vectors.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [53 x i8] c"works[0].scaled == 35.0f && works[1].scaled == 12.0f\00", align 1, !dbg !18
@works = internal global [2 x { <4 x i32>, <4 x i32>, <4 x float>, i32, float }] [{ <4 x i32>, <4 x i32>, <4 x float>, i32, float } { <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, <4 x float> <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>, i32 0, float 0.000000e+00 }, { <4 x i32>, <4 x i32>, <4 x float>, i32, float } { <4 x i32> <i32 -1, i32 0, i32 1, i32 2>, <4 x i32> <i32 2, i32 2, i32 2, i32 2>, <4 x float> <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, i32 0, float 0.000000e+00 }], align 16, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !64
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef @works) #5, !dbg !65
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef getelementptr inbounds ([2 x %struct.work], ptr @works, i64 0, i64 1)) #5, !dbg !66
  %6 = load i64, ptr %2, align 8, !dbg !67
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !68
  %8 = load i64, ptr %3, align 8, !dbg !69
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !70
  %10 = load i32, ptr getelementptr inbounds (%struct.work, ptr @works, i32 0, i32 3), align 16, !dbg !71
  %11 = icmp eq i32 %10, 70, !dbg !71
  br i1 %11, label %12, label %16, !dbg !71

12:                                               ; preds = %0
  %13 = load i32, ptr getelementptr inbounds ([2 x %struct.work], ptr @works, i64 0, i64 1, i32 3), align 16, !dbg !71
  %14 = icmp eq i32 %13, 4, !dbg !71
  br i1 %14, label %15, label %16, !dbg !74

15:                                               ; preds = %12
  br label %17, !dbg !74

16:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !71
  unreachable, !dbg !71

17:                                               ; preds = %15
  %18 = load float, ptr getelementptr inbounds (%struct.work, ptr @works, i32 0, i32 4), align 4, !dbg !75
  %19 = fcmp oeq float %18, 3.500000e+01, !dbg !75
  br i1 %19, label %20, label %24, !dbg !75

20:                                               ; preds = %17
  %21 = load float, ptr getelementptr inbounds ([2 x %struct.work], ptr @works, i64 0, i64 1, i32 4), align 4, !dbg !75
  %22 = fcmp oeq float %21, 1.200000e+01, !dbg !75
  br i1 %22, label %23, label %24, !dbg !78

23:                                               ; preds = %20
  br label %25, !dbg !78

24:                                               ; preds = %20, %17
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !75
  unreachable, !dbg !75

25:                                               ; preds = %23
  ret i32 0, !dbg !79
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %3, metadata !85, metadata !DIExpression()), !dbg !87
  %8 = load ptr, ptr %2, align 8, !dbg !88
  store ptr %8, ptr %3, align 8, !dbg !87
  call void @llvm.dbg.declare(metadata ptr %4, metadata !89, metadata !DIExpression()), !dbg !90
  %9 = load ptr, ptr %3, align 8, !dbg !91
  %10 = getelementptr inbounds %struct.work, ptr %9, i32 0, i32 0, !dbg !92
  %11 = load <4 x i32>, ptr %10, align 16, !dbg !92
  %12 = load ptr, ptr %3, align 8, !dbg !93
  %13 = getelementptr inbounds %struct.work, ptr %12, i32 0, i32 1, !dbg !94
  %14 = load <4 x i32>, ptr %13, align 16, !dbg !94
  %15 = mul <4 x i32> %11, %14, !dbg !95
  store <4 x i32> %15, ptr %4, align 16, !dbg !90
  call void @llvm.dbg.declare(metadata ptr %5, metadata !96, metadata !DIExpression()), !dbg !97
  %16 = load ptr, ptr %3, align 8, !dbg !98
  %17 = getelementptr inbounds %struct.work, ptr %16, i32 0, i32 0, !dbg !99
  %18 = load <4 x i32>, ptr %17, align 16, !dbg !99
  %19 = icmp sgt <4 x i32> %18, zeroinitializer, !dbg !100
  %20 = sext <4 x i1> %19 to <4 x i32>, !dbg !100
  store <4 x i32> %20, ptr %5, align 16, !dbg !97
  call void @llvm.dbg.declare(metadata ptr %6, metadata !101, metadata !DIExpression()), !dbg !102
  %21 = load <4 x i32>, ptr %4, align 16, !dbg !103
  %22 = extractelement <4 x i32> %21, i32 0, !dbg !103
  %23 = sitofp i32 %22 to float, !dbg !104
  %24 = insertelement <4 x float> undef, float %23, i32 0, !dbg !105
  %25 = load <4 x i32>, ptr %4, align 16, !dbg !106
  %26 = extractelement <4 x i32> %25, i32 1, !dbg !106
  %27 = sitofp i32 %26 to float, !dbg !107
  %28 = insertelement <4 x float> %24, float %27, i32 1, !dbg !105
  %29 = load <4 x i32>, ptr %4, align 16, !dbg !108
  %30 = extractelement <4 x i32> %29, i32 2, !dbg !108
  %31 = sitofp i32 %30 to float, !dbg !109
  %32 = insertelement <4 x float> %28, float %31, i32 2, !dbg !105
  %33 = load <4 x i32>, ptr %4, align 16, !dbg !110
  %34 = extractelement <4 x i32> %33, i32 3, !dbg !110
  %35 = sitofp i32 %34 to float, !dbg !111
  %36 = insertelement <4 x float> %32, float %35, i32 3, !dbg !105
  store <4 x float> %36, ptr %6, align 16, !dbg !102
  %37 = load ptr, ptr %3, align 8, !dbg !112
  %38 = getelementptr inbounds %struct.work, ptr %37, i32 0, i32 2, !dbg !113
  %39 = load <4 x float>, ptr %38, align 16, !dbg !113
  %40 = load <4 x float>, ptr %6, align 16, !dbg !114
  %41 = fmul <4 x float> %40, %39, !dbg !114
  store <4 x float> %41, ptr %6, align 16, !dbg !114
  call void @llvm.dbg.declare(metadata ptr %7, metadata !115, metadata !DIExpression()), !dbg !117
  store i32 0, ptr %7, align 4, !dbg !117
  br label %42, !dbg !118

42:                                               ; preds = %66, %1
  %43 = load i32, ptr %7, align 4, !dbg !119
  %44 = icmp slt i32 %43, 4, !dbg !121
  br i1 %44, label %45, label %69, !dbg !122

45:                                               ; preds = %42
  %46 = load <4 x i32>, ptr %4, align 16, !dbg !123
  %47 = load i32, ptr %7, align 4, !dbg !125
  %48 = extractelement <4 x i32> %46, i32 %47, !dbg !123
  %49 = load ptr, ptr %3, align 8, !dbg !126
  %50 = getelementptr inbounds %struct.work, ptr %49, i32 0, i32 3, !dbg !127
  %51 = load i32, ptr %50, align 16, !dbg !128
  %52 = add nsw i32 %51, %48, !dbg !128
  store i32 %52, ptr %50, align 16, !dbg !128
  %53 = load <4 x i32>, ptr %5, align 16, !dbg !129
  %54 = load i32, ptr %7, align 4, !dbg !131
  %55 = extractelement <4 x i32> %53, i32 %54, !dbg !129
  %56 = icmp ne i32 %55, 0, !dbg !129
  br i1 %56, label %57, label %65, !dbg !132

57:                                               ; preds = %45
  %58 = load <4 x float>, ptr %6, align 16, !dbg !133
  %59 = load i32, ptr %7, align 4, !dbg !134
  %60 = extractelement <4 x float> %58, i32 %59, !dbg !133
  %61 = load ptr, ptr %3, align 8, !dbg !135
  %62 = getelementptr inbounds %struct.work, ptr %61, i32 0, i32 4, !dbg !136
  %63 = load float, ptr %62, align 4, !dbg !137
  %64 = fadd float %63, %60, !dbg !137
  store float %64, ptr %62, align 4, !dbg !137
  br label %65, !dbg !135

65:                                               ; preds = %57, %45
  br label %66, !dbg !138

66:                                               ; preds = %65
  %67 = load i32, ptr %7, align 4, !dbg !139
  %68 = add nsw i32 %67, 1, !dbg !139
  store i32 %68, ptr %7, align 4, !dbg !139
  br label %42, !dbg !140, !llvm.loop !141

69:                                               ; preds = %42
  ret ptr null, !dbg !144
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

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "language/vectors.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 320, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 40)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 19)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 424, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 53)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "works", scope: !25, file: !2, line: 20, type: !30, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !26, globals: !29, splitDebugInlining: false, nameTableKind: None)
!26 = !{!27, !28}
!27 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!29 = !{!0, !7, !12, !18, !23}
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 1024, elements: !45)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "work", file: !2, line: 13, size: 512, elements: !32)
!32 = !{!33, !39, !40, !43, !44}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !31, file: !2, line: 14, baseType: !34, size: 128)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "ints", file: !2, line: 10, baseType: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 128, flags: DIFlagVector, elements: !37)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{!38}
!38 = !DISubrange(count: 4)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !31, file: !2, line: 14, baseType: !34, size: 128, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !31, file: !2, line: 15, baseType: !41, size: 128, offset: 256)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "floats", file: !2, line: 11, baseType: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, flags: DIFlagVector, elements: !37)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "dot", scope: !31, file: !2, line: 16, baseType: !36, size: 32, offset: 384)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "scaled", scope: !31, file: !2, line: 17, baseType: !27, size: 32, offset: 416)
!45 = !{!46}
!46 = !DISubrange(count: 2)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 41, type: !55, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!36}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !2, line: 43, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 43, column: 12, scope: !54)
!63 = !DILocalVariable(name: "u", scope: !54, file: !2, line: 43, type: !59)
!64 = !DILocation(line: 43, column: 15, scope: !54)
!65 = !DILocation(line: 45, column: 2, scope: !54)
!66 = !DILocation(line: 46, column: 2, scope: !54)
!67 = !DILocation(line: 47, column: 15, scope: !54)
!68 = !DILocation(line: 47, column: 2, scope: !54)
!69 = !DILocation(line: 48, column: 15, scope: !54)
!70 = !DILocation(line: 48, column: 2, scope: !54)
!71 = !DILocation(line: 49, column: 2, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !2, line: 49, column: 2)
!73 = distinct !DILexicalBlock(scope: !54, file: !2, line: 49, column: 2)
!74 = !DILocation(line: 49, column: 2, scope: !73)
!75 = !DILocation(line: 50, column: 2, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !2, line: 50, column: 2)
!77 = distinct !DILexicalBlock(scope: !54, file: !2, line: 50, column: 2)
!78 = !DILocation(line: 50, column: 2, scope: !77)
!79 = !DILocation(line: 51, column: 2, scope: !54)
!80 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 25, type: !81, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !57)
!81 = !DISubroutineType(types: !82)
!82 = !{!28, !28}
!83 = !DILocalVariable(name: "arg", arg: 1, scope: !80, file: !2, line: 25, type: !28)
!84 = !DILocation(line: 25, column: 24, scope: !80)
!85 = !DILocalVariable(name: "w", scope: !80, file: !2, line: 27, type: !86)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!87 = !DILocation(line: 27, column: 15, scope: !80)
!88 = !DILocation(line: 27, column: 19, scope: !80)
!89 = !DILocalVariable(name: "product", scope: !80, file: !2, line: 28, type: !34)
!90 = !DILocation(line: 28, column: 7, scope: !80)
!91 = !DILocation(line: 28, column: 17, scope: !80)
!92 = !DILocation(line: 28, column: 20, scope: !80)
!93 = !DILocation(line: 28, column: 24, scope: !80)
!94 = !DILocation(line: 28, column: 27, scope: !80)
!95 = !DILocation(line: 28, column: 22, scope: !80)
!96 = !DILocalVariable(name: "positive", scope: !80, file: !2, line: 29, type: !34)
!97 = !DILocation(line: 29, column: 7, scope: !80)
!98 = !DILocation(line: 29, column: 18, scope: !80)
!99 = !DILocation(line: 29, column: 21, scope: !80)
!100 = !DILocation(line: 29, column: 23, scope: !80)
!101 = !DILocalVariable(name: "f", scope: !80, file: !2, line: 30, type: !41)
!102 = !DILocation(line: 30, column: 9, scope: !80)
!103 = !DILocation(line: 30, column: 21, scope: !80)
!104 = !DILocation(line: 30, column: 14, scope: !80)
!105 = !DILocation(line: 30, column: 13, scope: !80)
!106 = !DILocation(line: 30, column: 40, scope: !80)
!107 = !DILocation(line: 30, column: 33, scope: !80)
!108 = !DILocation(line: 30, column: 59, scope: !80)
!109 = !DILocation(line: 30, column: 52, scope: !80)
!110 = !DILocation(line: 30, column: 78, scope: !80)
!111 = !DILocation(line: 30, column: 71, scope: !80)
!112 = !DILocation(line: 32, column: 7, scope: !80)
!113 = !DILocation(line: 32, column: 10, scope: !80)
!114 = !DILocation(line: 32, column: 4, scope: !80)
!115 = !DILocalVariable(name: "i", scope: !116, file: !2, line: 33, type: !36)
!116 = distinct !DILexicalBlock(scope: !80, file: !2, line: 33, column: 2)
!117 = !DILocation(line: 33, column: 11, scope: !116)
!118 = !DILocation(line: 33, column: 7, scope: !116)
!119 = !DILocation(line: 33, column: 18, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !2, line: 33, column: 2)
!121 = !DILocation(line: 33, column: 20, scope: !120)
!122 = !DILocation(line: 33, column: 2, scope: !116)
!123 = !DILocation(line: 34, column: 13, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !2, line: 33, column: 30)
!125 = !DILocation(line: 34, column: 21, scope: !124)
!126 = !DILocation(line: 34, column: 3, scope: !124)
!127 = !DILocation(line: 34, column: 6, scope: !124)
!128 = !DILocation(line: 34, column: 10, scope: !124)
!129 = !DILocation(line: 35, column: 7, scope: !130)
!130 = distinct !DILexicalBlock(scope: !124, file: !2, line: 35, column: 7)
!131 = !DILocation(line: 35, column: 16, scope: !130)
!132 = !DILocation(line: 35, column: 7, scope: !124)
!133 = !DILocation(line: 36, column: 17, scope: !130)
!134 = !DILocation(line: 36, column: 19, scope: !130)
!135 = !DILocation(line: 36, column: 4, scope: !130)
!136 = !DILocation(line: 36, column: 7, scope: !130)
!137 = !DILocation(line: 36, column: 14, scope: !130)
!138 = !DILocation(line: 37, column: 2, scope: !124)
!139 = !DILocation(line: 33, column: 26, scope: !120)
!140 = !DILocation(line: 33, column: 2, scope: !120)
!141 = distinct !{!141, !122, !142, !143}
!142 = !DILocation(line: 37, column: 2, scope: !116)
!143 = !{!"llvm.loop.mustprogress"}
!144 = !DILocation(line: 38, column: 2, scope: !80)
