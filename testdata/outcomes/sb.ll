; ModuleID = 'outcomes/sb.c'
source_filename = "outcomes/sb.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r1 = internal global i32 0, align 4, !dbg !0
@r2 = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [22 x i8] c"!(r1 == 0 && r2 == 0)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"outcomes/sb.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@x = internal global i32 0, align 4, !dbg !38
@y = internal global i32 0, align 4, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 8
  store i32 0, ptr %1, align 4
  %3 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 0, !dbg !55
  store ptr @first, ptr %3, align 8, !dbg !55
  %4 = getelementptr inbounds ptr, ptr %3, i64 1, !dbg !55
  store ptr @second, ptr %4, align 8, !dbg !55
  %5 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 0, !dbg !56
  call void @together(i32 noundef 2, ptr noundef %5), !dbg !57
  %6 = load i32, ptr @r1, align 4, !dbg !58
  %7 = icmp eq i32 %6, 0, !dbg !58
  br i1 %7, label %8, label %11, !dbg !58

8:                                                ; preds = %0
  %9 = load i32, ptr @r2, align 4, !dbg !58
  %10 = icmp eq i32 %9, 0, !dbg !58
  br i1 %10, label %12, label %11, !dbg !61

11:                                               ; preds = %8, %0
  br label %13, !dbg !61

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !58
  unreachable, !dbg !58

13:                                               ; preds = %11
  ret i32 0, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define internal void @together(i32 noundef %0, ptr noundef %1) #0 !dbg !63 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !72
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !73, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %5, metadata !75, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %6, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %6, align 4, !dbg !85
  br label %8, !dbg !86

8:                                                ; preds = %22, %2
  %9 = load i32, ptr %6, align 4, !dbg !87
  %10 = load i32, ptr %3, align 4, !dbg !89
  %11 = icmp slt i32 %9, %10, !dbg !90
  br i1 %11, label %12, label %25, !dbg !91

12:                                               ; preds = %8
  %13 = load i32, ptr %6, align 4, !dbg !92
  %14 = sext i32 %13 to i64, !dbg !93
  %15 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %14, !dbg !93
  %16 = load ptr, ptr %4, align 8, !dbg !94
  %17 = load i32, ptr %6, align 4, !dbg !95
  %18 = sext i32 %17 to i64, !dbg !94
  %19 = getelementptr inbounds ptr, ptr %16, i64 %18, !dbg !94
  %20 = load ptr, ptr %19, align 8, !dbg !94
  %21 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef %20, ptr noundef null) #6, !dbg !96
  br label %22, !dbg !96

22:                                               ; preds = %12
  %23 = load i32, ptr %6, align 4, !dbg !97
  %24 = add nsw i32 %23, 1, !dbg !97
  store i32 %24, ptr %6, align 4, !dbg !97
  br label %8, !dbg !98, !llvm.loop !99

25:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %7, align 4, !dbg !104
  br label %26, !dbg !105

26:                                               ; preds = %36, %25
  %27 = load i32, ptr %7, align 4, !dbg !106
  %28 = load i32, ptr %3, align 4, !dbg !108
  %29 = icmp slt i32 %27, %28, !dbg !109
  br i1 %29, label %30, label %39, !dbg !110

30:                                               ; preds = %26
  %31 = load i32, ptr %7, align 4, !dbg !111
  %32 = sext i32 %31 to i64, !dbg !112
  %33 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %32, !dbg !112
  %34 = load i64, ptr %33, align 8, !dbg !112
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !113
  br label %36, !dbg !113

36:                                               ; preds = %30
  %37 = load i32, ptr %7, align 4, !dbg !114
  %38 = add nsw i32 %37, 1, !dbg !114
  store i32 %38, ptr %7, align 4, !dbg !114
  br label %26, !dbg !115, !llvm.loop !116

39:                                               ; preds = %26
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !120, metadata !DIExpression()), !dbg !121
  store i32 1, ptr %3, align 4, !dbg !122
  %5 = load i32, ptr %3, align 4, !dbg !122
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !122
  %6 = load atomic i32, ptr @y monotonic, align 4, !dbg !123
  store i32 %6, ptr %4, align 4, !dbg !123
  %7 = load i32, ptr %4, align 4, !dbg !123
  store i32 %7, ptr @r1, align 4, !dbg !124
  %8 = load ptr, ptr %2, align 8, !dbg !125
  ret ptr %8, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !128, metadata !DIExpression()), !dbg !129
  store i32 1, ptr %3, align 4, !dbg !130
  %5 = load i32, ptr %3, align 4, !dbg !130
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !130
  %6 = load atomic i32, ptr @x monotonic, align 4, !dbg !131
  store i32 %6, ptr %4, align 4, !dbg !131
  %7 = load i32, ptr %4, align 4, !dbg !131
  store i32 %7, ptr @r2, align 4, !dbg !132
  %8 = load ptr, ptr %2, align 8, !dbg !133
  ret ptr %8, !dbg !134
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 7, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outcomes/sb.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35, !38, !42}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 22)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 7, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !40, isLocal: true, isDefinition: true)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !52, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!37}
!54 = !{}
!55 = !DILocation(line: 25, column: 35, scope: !51)
!56 = !DILocation(line: 25, column: 14, scope: !51)
!57 = !DILocation(line: 25, column: 2, scope: !51)
!58 = !DILocation(line: 26, column: 2, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 26, column: 2)
!60 = distinct !DILexicalBlock(scope: !51, file: !3, line: 26, column: 2)
!61 = !DILocation(line: 26, column: 2, scope: !60)
!62 = !DILocation(line: 27, column: 2, scope: !51)
!63 = distinct !DISubprogram(name: "together", scope: !64, file: !64, line: 25, type: !65, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!64 = !DIFile(filename: "outcomes/outcomes.h", directory: ".")
!65 = !DISubroutineType(types: !66)
!66 = !{null, !37, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !16}
!71 = !DILocalVariable(name: "n", arg: 1, scope: !63, file: !64, line: 25, type: !37)
!72 = !DILocation(line: 25, column: 26, scope: !63)
!73 = !DILocalVariable(name: "threads", arg: 2, scope: !63, file: !64, line: 25, type: !67)
!74 = !DILocation(line: 25, column: 37, scope: !63)
!75 = !DILocalVariable(name: "t", scope: !63, file: !64, line: 27, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 256, elements: !80)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !78, line: 27, baseType: !79)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !{!81}
!81 = !DISubrange(count: 4)
!82 = !DILocation(line: 27, column: 12, scope: !63)
!83 = !DILocalVariable(name: "i", scope: !84, file: !64, line: 29, type: !37)
!84 = distinct !DILexicalBlock(scope: !63, file: !64, line: 29, column: 2)
!85 = !DILocation(line: 29, column: 11, scope: !84)
!86 = !DILocation(line: 29, column: 7, scope: !84)
!87 = !DILocation(line: 29, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !64, line: 29, column: 2)
!89 = !DILocation(line: 29, column: 22, scope: !88)
!90 = !DILocation(line: 29, column: 20, scope: !88)
!91 = !DILocation(line: 29, column: 2, scope: !84)
!92 = !DILocation(line: 30, column: 21, scope: !88)
!93 = !DILocation(line: 30, column: 19, scope: !88)
!94 = !DILocation(line: 30, column: 31, scope: !88)
!95 = !DILocation(line: 30, column: 39, scope: !88)
!96 = !DILocation(line: 30, column: 3, scope: !88)
!97 = !DILocation(line: 29, column: 26, scope: !88)
!98 = !DILocation(line: 29, column: 2, scope: !88)
!99 = distinct !{!99, !91, !100, !101}
!100 = !DILocation(line: 30, column: 47, scope: !84)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocalVariable(name: "i", scope: !103, file: !64, line: 31, type: !37)
!103 = distinct !DILexicalBlock(scope: !63, file: !64, line: 31, column: 2)
!104 = !DILocation(line: 31, column: 11, scope: !103)
!105 = !DILocation(line: 31, column: 7, scope: !103)
!106 = !DILocation(line: 31, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !64, line: 31, column: 2)
!108 = !DILocation(line: 31, column: 22, scope: !107)
!109 = !DILocation(line: 31, column: 20, scope: !107)
!110 = !DILocation(line: 31, column: 2, scope: !103)
!111 = !DILocation(line: 32, column: 18, scope: !107)
!112 = !DILocation(line: 32, column: 16, scope: !107)
!113 = !DILocation(line: 32, column: 3, scope: !107)
!114 = !DILocation(line: 31, column: 26, scope: !107)
!115 = !DILocation(line: 31, column: 2, scope: !107)
!116 = distinct !{!116, !110, !117, !101}
!117 = !DILocation(line: 32, column: 26, scope: !103)
!118 = !DILocation(line: 33, column: 1, scope: !63)
!119 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 9, type: !69, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!120 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 9, type: !16)
!121 = !DILocation(line: 9, column: 26, scope: !119)
!122 = !DILocation(line: 11, column: 2, scope: !119)
!123 = !DILocation(line: 12, column: 7, scope: !119)
!124 = !DILocation(line: 12, column: 5, scope: !119)
!125 = !DILocation(line: 13, column: 9, scope: !119)
!126 = !DILocation(line: 13, column: 2, scope: !119)
!127 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 16, type: !69, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!128 = !DILocalVariable(name: "arg", arg: 1, scope: !127, file: !3, line: 16, type: !16)
!129 = !DILocation(line: 16, column: 27, scope: !127)
!130 = !DILocation(line: 18, column: 2, scope: !127)
!131 = !DILocation(line: 19, column: 7, scope: !127)
!132 = !DILocation(line: 19, column: 5, scope: !127)
!133 = !DILocation(line: 20, column: 9, scope: !127)
!134 = !DILocation(line: 20, column: 2, scope: !127)
