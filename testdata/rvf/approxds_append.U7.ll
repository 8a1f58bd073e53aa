; ModuleID = 'rvf/approxds_append.c'
source_filename = "rvf/approxds_append.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [30 x i8] c"atomic_load(&length) <= SLOTS\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [22 x i8] c"rvf/approxds_append.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@slots = internal global [5 x i32] zeroinitializer, align 16, !dbg !33
@.str.2 = private unnamed_addr constant [28 x i8] c"element >= 0 && element < U\00", align 1, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca [7 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %4, metadata !62, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %4, align 4, !dbg !64
  br label %11, !dbg !65

11:                                               ; preds = %22, %0
  %12 = load i32, ptr %4, align 4, !dbg !66
  %13 = icmp slt i32 %12, 7, !dbg !68
  br i1 %13, label %14, label %25, !dbg !69

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !70
  %16 = sext i32 %15 to i64, !dbg !71
  %17 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %16, !dbg !71
  %18 = load i32, ptr %4, align 4, !dbg !72
  %19 = sext i32 %18 to i64, !dbg !73
  %20 = inttoptr i64 %19 to ptr, !dbg !74
  %21 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @append, ptr noundef %20) #5, !dbg !75
  br label %22, !dbg !75

22:                                               ; preds = %14
  %23 = load i32, ptr %4, align 4, !dbg !76
  %24 = add nsw i32 %23, 1, !dbg !76
  store i32 %24, ptr %4, align 4, !dbg !76
  br label %11, !dbg !77, !llvm.loop !78

25:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %5, align 4, !dbg !83
  br label %26, !dbg !84

26:                                               ; preds = %35, %25
  %27 = load i32, ptr %5, align 4, !dbg !85
  %28 = icmp slt i32 %27, 7, !dbg !87
  br i1 %28, label %29, label %38, !dbg !88

29:                                               ; preds = %26
  %30 = load i32, ptr %5, align 4, !dbg !89
  %31 = sext i32 %30 to i64, !dbg !90
  %32 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %31, !dbg !90
  %33 = load i64, ptr %32, align 8, !dbg !90
  %34 = call i32 @pthread_join(i64 noundef %33, ptr noundef null), !dbg !91
  br label %35, !dbg !91

35:                                               ; preds = %29
  %36 = load i32, ptr %5, align 4, !dbg !92
  %37 = add nsw i32 %36, 1, !dbg !92
  store i32 %37, ptr %5, align 4, !dbg !92
  br label %26, !dbg !93, !llvm.loop !94

38:                                               ; preds = %26
  %39 = load atomic i32, ptr @length seq_cst, align 4, !dbg !96
  store i32 %39, ptr %6, align 4, !dbg !96
  %40 = load i32, ptr %6, align 4, !dbg !96
  %41 = icmp sle i32 %40, 5, !dbg !96
  br i1 %41, label %42, label %43, !dbg !99

42:                                               ; preds = %38
  br label %44, !dbg !99

43:                                               ; preds = %38
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !96
  unreachable, !dbg !96

44:                                               ; preds = %42
  br label %45, !dbg !100

45:                                               ; preds = %63, %44
  %46 = load atomic i32, ptr @length seq_cst, align 4, !dbg !101
  store i32 %46, ptr %7, align 4, !dbg !101
  %47 = load i32, ptr %7, align 4, !dbg !101
  store i32 %47, ptr %3, align 4, !dbg !102
  %48 = icmp sgt i32 %47, 0, !dbg !103
  br i1 %48, label %49, label %67, !dbg !100

49:                                               ; preds = %45
  call void @llvm.dbg.declare(metadata ptr %8, metadata !104, metadata !DIExpression()), !dbg !106
  %50 = load i32, ptr %3, align 4, !dbg !107
  %51 = sub nsw i32 %50, 1, !dbg !107
  %52 = sext i32 %51 to i64, !dbg !107
  %53 = getelementptr inbounds [5 x i32], ptr @slots, i64 0, i64 %52, !dbg !107
  %54 = load atomic i32, ptr %53 seq_cst, align 4, !dbg !107
  store i32 %54, ptr %9, align 4, !dbg !107
  %55 = load i32, ptr %9, align 4, !dbg !107
  store i32 %55, ptr %8, align 4, !dbg !106
  %56 = load i32, ptr %8, align 4, !dbg !108
  %57 = icmp sge i32 %56, 0, !dbg !108
  br i1 %57, label %58, label %62, !dbg !108

58:                                               ; preds = %49
  %59 = load i32, ptr %8, align 4, !dbg !108
  %60 = icmp slt i32 %59, 7, !dbg !108
  br i1 %60, label %61, label %62, !dbg !111

61:                                               ; preds = %58
  br label %63, !dbg !111

62:                                               ; preds = %58, %49
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !108
  unreachable, !dbg !108

63:                                               ; preds = %61
  %64 = load i32, ptr %3, align 4, !dbg !112
  %65 = sub nsw i32 %64, 1, !dbg !112
  store i32 %65, ptr %10, align 4, !dbg !112
  %66 = load i32, ptr %10, align 4, !dbg !112
  store atomic i32 %66, ptr @length seq_cst, align 4, !dbg !112
  br label %45, !dbg !100, !llvm.loop !113

67:                                               ; preds = %45
  ret i32 0, !dbg !115
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @append(ptr noundef %0) #0 !dbg !116 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.declare(metadata ptr %3, metadata !121, metadata !DIExpression()), !dbg !122
  %8 = load ptr, ptr %2, align 8, !dbg !123
  %9 = ptrtoint ptr %8 to i64, !dbg !124
  %10 = trunc i64 %9 to i32, !dbg !125
  store i32 %10, ptr %3, align 4, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %4, metadata !126, metadata !DIExpression()), !dbg !127
  %11 = load atomic i32, ptr @length seq_cst, align 4, !dbg !128
  store i32 %11, ptr %5, align 4, !dbg !128
  %12 = load i32, ptr %5, align 4, !dbg !128
  store i32 %12, ptr %4, align 4, !dbg !127
  %13 = load i32, ptr %4, align 4, !dbg !129
  %14 = icmp slt i32 %13, 5, !dbg !131
  br i1 %14, label %15, label %24, !dbg !132

15:                                               ; preds = %1
  %16 = load i32, ptr %4, align 4, !dbg !133
  %17 = sext i32 %16 to i64, !dbg !133
  %18 = getelementptr inbounds [5 x i32], ptr @slots, i64 0, i64 %17, !dbg !133
  %19 = load i32, ptr %3, align 4, !dbg !133
  store i32 %19, ptr %6, align 4, !dbg !133
  %20 = load i32, ptr %6, align 4, !dbg !133
  store atomic i32 %20, ptr %18 seq_cst, align 4, !dbg !133
  %21 = load i32, ptr %4, align 4, !dbg !135
  %22 = add nsw i32 %21, 1, !dbg !135
  store i32 %22, ptr %7, align 4, !dbg !135
  %23 = load i32, ptr %7, align 4, !dbg !135
  store atomic i32 %23, ptr @length seq_cst, align 4, !dbg !135
  br label %24, !dbg !136

24:                                               ; preds = %15, %1
  ret ptr null, !dbg !137
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
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 26, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/approxds_append.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !28, !33, !0}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 240, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 30)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 176, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 22)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 49, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 224, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 28)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 25, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 160, elements: !39)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !37, line: 96, baseType: !38)
!37 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!39 = !{!40}
!40 = !DISubrange(count: 5)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !49, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!9}
!51 = !{}
!52 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 42, type: !53)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 448, elements: !57)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !{!58}
!58 = !DISubrange(count: 7)
!59 = !DILocation(line: 42, column: 12, scope: !48)
!60 = !DILocalVariable(name: "left", scope: !48, file: !3, line: 43, type: !9)
!61 = !DILocation(line: 43, column: 6, scope: !48)
!62 = !DILocalVariable(name: "i", scope: !63, file: !3, line: 45, type: !9)
!63 = distinct !DILexicalBlock(scope: !48, file: !3, line: 45, column: 2)
!64 = !DILocation(line: 45, column: 11, scope: !63)
!65 = !DILocation(line: 45, column: 7, scope: !63)
!66 = !DILocation(line: 45, column: 18, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !3, line: 45, column: 2)
!68 = !DILocation(line: 45, column: 20, scope: !67)
!69 = !DILocation(line: 45, column: 2, scope: !63)
!70 = !DILocation(line: 46, column: 21, scope: !67)
!71 = !DILocation(line: 46, column: 19, scope: !67)
!72 = !DILocation(line: 46, column: 57, scope: !67)
!73 = !DILocation(line: 46, column: 47, scope: !67)
!74 = !DILocation(line: 46, column: 39, scope: !67)
!75 = !DILocation(line: 46, column: 3, scope: !67)
!76 = !DILocation(line: 45, column: 26, scope: !67)
!77 = !DILocation(line: 45, column: 2, scope: !67)
!78 = distinct !{!78, !69, !79, !80}
!79 = !DILocation(line: 46, column: 58, scope: !63)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 47, type: !9)
!82 = distinct !DILexicalBlock(scope: !48, file: !3, line: 47, column: 2)
!83 = !DILocation(line: 47, column: 11, scope: !82)
!84 = !DILocation(line: 47, column: 7, scope: !82)
!85 = !DILocation(line: 47, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 47, column: 2)
!87 = !DILocation(line: 47, column: 20, scope: !86)
!88 = !DILocation(line: 47, column: 2, scope: !82)
!89 = !DILocation(line: 48, column: 18, scope: !86)
!90 = !DILocation(line: 48, column: 16, scope: !86)
!91 = !DILocation(line: 48, column: 3, scope: !86)
!92 = !DILocation(line: 47, column: 26, scope: !86)
!93 = !DILocation(line: 47, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !80}
!95 = !DILocation(line: 48, column: 26, scope: !82)
!96 = !DILocation(line: 49, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 49, column: 2)
!98 = distinct !DILexicalBlock(scope: !48, file: !3, line: 49, column: 2)
!99 = !DILocation(line: 49, column: 2, scope: !98)
!100 = !DILocation(line: 50, column: 2, scope: !48)
!101 = !DILocation(line: 50, column: 17, scope: !48)
!102 = !DILocation(line: 50, column: 15, scope: !48)
!103 = !DILocation(line: 50, column: 39, scope: !48)
!104 = !DILocalVariable(name: "element", scope: !105, file: !3, line: 51, type: !9)
!105 = distinct !DILexicalBlock(scope: !48, file: !3, line: 50, column: 44)
!106 = !DILocation(line: 51, column: 7, scope: !105)
!107 = !DILocation(line: 51, column: 17, scope: !105)
!108 = !DILocation(line: 52, column: 3, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 52, column: 3)
!110 = distinct !DILexicalBlock(scope: !105, file: !3, line: 52, column: 3)
!111 = !DILocation(line: 52, column: 3, scope: !110)
!112 = !DILocation(line: 53, column: 3, scope: !105)
!113 = distinct !{!113, !100, !114, !80}
!114 = !DILocation(line: 54, column: 2, scope: !48)
!115 = !DILocation(line: 55, column: 2, scope: !48)
!116 = distinct !DISubprogram(name: "append", scope: !3, file: !3, line: 28, type: !117, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!117 = !DISubroutineType(types: !118)
!118 = !{!5, !5}
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !116, file: !3, line: 28, type: !5)
!120 = !DILocation(line: 28, column: 27, scope: !116)
!121 = !DILocalVariable(name: "element", scope: !116, file: !3, line: 30, type: !9)
!122 = !DILocation(line: 30, column: 6, scope: !116)
!123 = !DILocation(line: 30, column: 31, scope: !116)
!124 = !DILocation(line: 30, column: 21, scope: !116)
!125 = !DILocation(line: 30, column: 16, scope: !116)
!126 = !DILocalVariable(name: "at", scope: !116, file: !3, line: 31, type: !9)
!127 = !DILocation(line: 31, column: 6, scope: !116)
!128 = !DILocation(line: 31, column: 11, scope: !116)
!129 = !DILocation(line: 33, column: 6, scope: !130)
!130 = distinct !DILexicalBlock(scope: !116, file: !3, line: 33, column: 6)
!131 = !DILocation(line: 33, column: 9, scope: !130)
!132 = !DILocation(line: 33, column: 6, scope: !116)
!133 = !DILocation(line: 34, column: 3, scope: !134)
!134 = distinct !DILexicalBlock(scope: !130, file: !3, line: 33, column: 18)
!135 = !DILocation(line: 35, column: 3, scope: !134)
!136 = !DILocation(line: 36, column: 2, scope: !134)
!137 = !DILocation(line: 37, column: 2, scope: !116)
