; ModuleID = 'lastzero.c'
source_filename = "lastzero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = internal global [11 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"i >= 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [11 x i8] c"lastzero.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.search = private unnamed_addr constant [21 x i8] c"void *search(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca [11 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !58
  %5 = getelementptr inbounds [11 x i64], ptr %2, i64 0, i64 0, !dbg !59
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @search, ptr noundef null) #5, !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 1, ptr %3, align 4, !dbg !63
  br label %7, !dbg !64

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !65
  %9 = icmp sle i32 %8, 10, !dbg !67
  br i1 %9, label %10, label %21, !dbg !68

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !69
  %12 = sext i32 %11 to i64, !dbg !70
  %13 = getelementptr inbounds [11 x i64], ptr %2, i64 0, i64 %12, !dbg !70
  %14 = load i32, ptr %3, align 4, !dbg !71
  %15 = sext i32 %14 to i64, !dbg !72
  %16 = inttoptr i64 %15 to ptr, !dbg !73
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @set, ptr noundef %16) #5, !dbg !74
  br label %18, !dbg !74

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !75
  %20 = add nsw i32 %19, 1, !dbg !75
  store i32 %20, ptr %3, align 4, !dbg !75
  br label %7, !dbg !76, !llvm.loop !77

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %4, align 4, !dbg !82
  br label %22, !dbg !83

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !84
  %24 = icmp sle i32 %23, 10, !dbg !86
  br i1 %24, label %25, label %34, !dbg !87

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !88
  %27 = sext i32 %26 to i64, !dbg !89
  %28 = getelementptr inbounds [11 x i64], ptr %2, i64 0, i64 %27, !dbg !89
  %29 = load i64, ptr %28, align 8, !dbg !89
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !90
  br label %31, !dbg !90

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !91
  %33 = add nsw i32 %32, 1, !dbg !91
  store i32 %33, ptr %4, align 4, !dbg !91
  br label %22, !dbg !92, !llvm.loop !93

34:                                               ; preds = %22
  ret i32 0, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @search(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.declare(metadata ptr %3, metadata !101, metadata !DIExpression()), !dbg !102
  store i32 10, ptr %3, align 4, !dbg !102
  %5 = load ptr, ptr %2, align 8, !dbg !103
  br label %6, !dbg !104

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %3, align 4, !dbg !105
  %8 = sext i32 %7 to i64, !dbg !106
  %9 = getelementptr inbounds [11 x i32], ptr @cell, i64 0, i64 %8, !dbg !106
  %10 = load atomic i32, ptr %9 monotonic, align 4, !dbg !107
  store i32 %10, ptr %4, align 4, !dbg !107
  %11 = load i32, ptr %4, align 4, !dbg !107
  %12 = icmp ne i32 %11, 0, !dbg !108
  br i1 %12, label %13, label %16, !dbg !104

13:                                               ; preds = %6
  %14 = load i32, ptr %3, align 4, !dbg !109
  %15 = add nsw i32 %14, -1, !dbg !109
  store i32 %15, ptr %3, align 4, !dbg !109
  br label %6, !dbg !104, !llvm.loop !110

16:                                               ; preds = %6
  %17 = load i32, ptr %3, align 4, !dbg !111
  %18 = icmp sge i32 %17, 0, !dbg !111
  br i1 %18, label %19, label %20, !dbg !114

19:                                               ; preds = %16
  br label %21, !dbg !114

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.search) #6, !dbg !111
  unreachable, !dbg !111

21:                                               ; preds = %19
  ret ptr null, !dbg !115
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !116 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %3, metadata !119, metadata !DIExpression()), !dbg !120
  %7 = load ptr, ptr %2, align 8, !dbg !121
  %8 = ptrtoint ptr %7 to i64, !dbg !122
  %9 = trunc i64 %8 to i32, !dbg !123
  store i32 %9, ptr %3, align 4, !dbg !120
  call void @llvm.dbg.declare(metadata ptr %4, metadata !124, metadata !DIExpression()), !dbg !125
  %10 = load i32, ptr %3, align 4, !dbg !126
  %11 = sub nsw i32 %10, 1, !dbg !127
  %12 = sext i32 %11 to i64, !dbg !128
  %13 = getelementptr inbounds [11 x i32], ptr @cell, i64 0, i64 %12, !dbg !128
  %14 = load atomic i32, ptr %13 monotonic, align 4, !dbg !129
  store i32 %14, ptr %5, align 4, !dbg !129
  %15 = load i32, ptr %5, align 4, !dbg !129
  store i32 %15, ptr %4, align 4, !dbg !125
  %16 = load i32, ptr %3, align 4, !dbg !130
  %17 = sext i32 %16 to i64, !dbg !131
  %18 = getelementptr inbounds [11 x i32], ptr @cell, i64 0, i64 %17, !dbg !131
  %19 = load i32, ptr %4, align 4, !dbg !132
  %20 = add nsw i32 %19, 1, !dbg !133
  store i32 %20, ptr %6, align 4, !dbg !134
  %21 = load i32, ptr %6, align 4, !dbg !134
  store atomic i32 %21, ptr %18 monotonic, align 4, !dbg !134
  ret ptr null, !dbg !135
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
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 18, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lastzero.c", directory: ".")
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
!21 = !{!22, !28, !33, !0}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 56, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 7)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 88, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 11)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 168, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 21)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 352, elements: !31)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !50, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!20}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 42, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 704, elements: !31)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 42, column: 12, scope: !49)
!59 = !DILocation(line: 44, column: 18, scope: !49)
!60 = !DILocation(line: 44, column: 2, scope: !49)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 45, type: !20)
!62 = distinct !DILexicalBlock(scope: !49, file: !3, line: 45, column: 2)
!63 = !DILocation(line: 45, column: 11, scope: !62)
!64 = !DILocation(line: 45, column: 7, scope: !62)
!65 = !DILocation(line: 45, column: 18, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 45, column: 2)
!67 = !DILocation(line: 45, column: 20, scope: !66)
!68 = !DILocation(line: 45, column: 2, scope: !62)
!69 = !DILocation(line: 46, column: 21, scope: !66)
!70 = !DILocation(line: 46, column: 19, scope: !66)
!71 = !DILocation(line: 46, column: 54, scope: !66)
!72 = !DILocation(line: 46, column: 44, scope: !66)
!73 = !DILocation(line: 46, column: 36, scope: !66)
!74 = !DILocation(line: 46, column: 3, scope: !66)
!75 = !DILocation(line: 45, column: 27, scope: !66)
!76 = !DILocation(line: 45, column: 2, scope: !66)
!77 = distinct !{!77, !68, !78, !79}
!78 = !DILocation(line: 46, column: 55, scope: !62)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 47, type: !20)
!81 = distinct !DILexicalBlock(scope: !49, file: !3, line: 47, column: 2)
!82 = !DILocation(line: 47, column: 11, scope: !81)
!83 = !DILocation(line: 47, column: 7, scope: !81)
!84 = !DILocation(line: 47, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 47, column: 2)
!86 = !DILocation(line: 47, column: 20, scope: !85)
!87 = !DILocation(line: 47, column: 2, scope: !81)
!88 = !DILocation(line: 48, column: 18, scope: !85)
!89 = !DILocation(line: 48, column: 16, scope: !85)
!90 = !DILocation(line: 48, column: 3, scope: !85)
!91 = !DILocation(line: 47, column: 27, scope: !85)
!92 = !DILocation(line: 47, column: 2, scope: !85)
!93 = distinct !{!93, !87, !94, !79}
!94 = !DILocation(line: 48, column: 26, scope: !81)
!95 = !DILocation(line: 49, column: 2, scope: !49)
!96 = distinct !DISubprogram(name: "search", scope: !3, file: !3, line: 20, type: !97, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!97 = !DISubroutineType(types: !98)
!98 = !{!16, !16}
!99 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 20, type: !16)
!100 = !DILocation(line: 20, column: 27, scope: !96)
!101 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 22, type: !20)
!102 = !DILocation(line: 22, column: 6, scope: !96)
!103 = !DILocation(line: 24, column: 8, scope: !96)
!104 = !DILocation(line: 25, column: 2, scope: !96)
!105 = !DILocation(line: 25, column: 36, scope: !96)
!106 = !DILocation(line: 25, column: 31, scope: !96)
!107 = !DILocation(line: 25, column: 9, scope: !96)
!108 = !DILocation(line: 25, column: 62, scope: !96)
!109 = !DILocation(line: 26, column: 4, scope: !96)
!110 = distinct !{!110, !104, !109, !79}
!111 = !DILocation(line: 27, column: 2, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 27, column: 2)
!113 = distinct !DILexicalBlock(scope: !96, file: !3, line: 27, column: 2)
!114 = !DILocation(line: 27, column: 2, scope: !113)
!115 = !DILocation(line: 28, column: 2, scope: !96)
!116 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 31, type: !97, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!117 = !DILocalVariable(name: "arg", arg: 1, scope: !116, file: !3, line: 31, type: !16)
!118 = !DILocation(line: 31, column: 24, scope: !116)
!119 = !DILocalVariable(name: "i", scope: !116, file: !3, line: 33, type: !20)
!120 = !DILocation(line: 33, column: 6, scope: !116)
!121 = !DILocation(line: 33, column: 25, scope: !116)
!122 = !DILocation(line: 33, column: 15, scope: !116)
!123 = !DILocation(line: 33, column: 10, scope: !116)
!124 = !DILocalVariable(name: "v", scope: !116, file: !3, line: 34, type: !20)
!125 = !DILocation(line: 34, column: 6, scope: !116)
!126 = !DILocation(line: 34, column: 37, scope: !116)
!127 = !DILocation(line: 34, column: 39, scope: !116)
!128 = !DILocation(line: 34, column: 32, scope: !116)
!129 = !DILocation(line: 34, column: 10, scope: !116)
!130 = !DILocation(line: 36, column: 30, scope: !116)
!131 = !DILocation(line: 36, column: 25, scope: !116)
!132 = !DILocation(line: 36, column: 34, scope: !116)
!133 = !DILocation(line: 36, column: 36, scope: !116)
!134 = !DILocation(line: 36, column: 2, scope: !116)
!135 = !DILocation(line: 37, column: 2, scope: !116)
