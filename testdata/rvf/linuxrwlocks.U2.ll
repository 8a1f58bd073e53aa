; ModuleID = 'rvf/linuxrwlocks.c'
source_filename = "rvf/linuxrwlocks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@left = internal global i32 1048576, align 4, !dbg !0
@data = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [27 x i8] c"seen >= 0 && seen <= U + 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [19 x i8] c"rvf/linuxrwlocks.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.try_to_read = private unnamed_addr constant [23 x i8] c"void try_to_read(void)\00", align 1, !dbg !22
@.str.2 = private unnamed_addr constant [14 x i8] c"seen == value\00", align 1, !dbg !33
@__PRETTY_FUNCTION__.try_to_write = private unnamed_addr constant [23 x i8] c"void try_to_write(int)\00", align 1, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !61
  store i32 0, ptr %3, align 4, !dbg !61
  br label %5, !dbg !62

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !63
  %7 = icmp sle i32 %6, 2, !dbg !65
  br i1 %7, label %8, label %19, !dbg !66

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !67
  %10 = sext i32 %9 to i64, !dbg !68
  %11 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %10, !dbg !68
  %12 = load i32, ptr %3, align 4, !dbg !69
  %13 = sext i32 %12 to i64, !dbg !70
  %14 = inttoptr i64 %13 to ptr, !dbg !71
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !72
  br label %16, !dbg !72

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !73
  %18 = add nsw i32 %17, 1, !dbg !73
  store i32 %18, ptr %3, align 4, !dbg !73
  br label %5, !dbg !74, !llvm.loop !75

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, ptr %4, align 4, !dbg !80
  br label %20, !dbg !81

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !82
  %22 = icmp sle i32 %21, 2, !dbg !84
  br i1 %22, label %23, label %32, !dbg !85

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !86
  %25 = sext i32 %24 to i64, !dbg !87
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !87
  %27 = load i64, ptr %26, align 8, !dbg !87
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !88
  br label %29, !dbg !88

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !89
  %31 = add nsw i32 %30, 1, !dbg !89
  store i32 %31, ptr %4, align 4, !dbg !89
  br label %20, !dbg !90, !llvm.loop !91

32:                                               ; preds = %20
  ret i32 0, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @try_to_read(), !dbg !99
  %3 = load ptr, ptr %2, align 8, !dbg !100
  %4 = ptrtoint ptr %3 to i64, !dbg !101
  %5 = trunc i64 %4 to i32, !dbg !102
  %6 = add nsw i32 %5, 1, !dbg !103
  call void @try_to_write(i32 noundef %6), !dbg !104
  ret ptr null, !dbg !105
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @try_to_read() #0 !dbg !106 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 1, ptr %1, align 4, !dbg !109
  %7 = load i32, ptr %1, align 4, !dbg !109
  %8 = atomicrmw sub ptr @left, i32 %7 seq_cst, align 4, !dbg !109
  store i32 %8, ptr %2, align 4, !dbg !109
  %9 = load i32, ptr %2, align 4, !dbg !109
  %10 = icmp sgt i32 %9, 0, !dbg !111
  br i1 %10, label %11, label %23, !dbg !112

11:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %3, metadata !113, metadata !DIExpression()), !dbg !115
  %12 = load atomic i32, ptr @data seq_cst, align 4, !dbg !116
  store i32 %12, ptr %4, align 4, !dbg !116
  %13 = load i32, ptr %4, align 4, !dbg !116
  store i32 %13, ptr %3, align 4, !dbg !115
  %14 = load i32, ptr %3, align 4, !dbg !117
  %15 = icmp sge i32 %14, 0, !dbg !117
  br i1 %15, label %16, label %20, !dbg !117

16:                                               ; preds = %11
  %17 = load i32, ptr %3, align 4, !dbg !117
  %18 = icmp sle i32 %17, 3, !dbg !117
  br i1 %18, label %19, label %20, !dbg !120

19:                                               ; preds = %16
  br label %21, !dbg !120

20:                                               ; preds = %16, %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.try_to_read) #6, !dbg !117
  unreachable, !dbg !117

21:                                               ; preds = %19
  %22 = load i32, ptr %3, align 4, !dbg !121
  br label %23, !dbg !122

23:                                               ; preds = %21, %0
  store i32 1, ptr %5, align 4, !dbg !123
  %24 = load i32, ptr %5, align 4, !dbg !123
  %25 = atomicrmw add ptr @left, i32 %24 seq_cst, align 4, !dbg !123
  store i32 %25, ptr %6, align 4, !dbg !123
  %26 = load i32, ptr %6, align 4, !dbg !123
  ret void, !dbg !124
}

; Function Attrs: noinline nounwind uwtable
define internal void @try_to_write(i32 noundef %0) #0 !dbg !125 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !128, metadata !DIExpression()), !dbg !129
  store i32 1048576, ptr %3, align 4, !dbg !130
  %10 = load i32, ptr %3, align 4, !dbg !130
  %11 = atomicrmw sub ptr @left, i32 %10 seq_cst, align 4, !dbg !130
  store i32 %11, ptr %4, align 4, !dbg !130
  %12 = load i32, ptr %4, align 4, !dbg !130
  %13 = icmp eq i32 %12, 1048576, !dbg !132
  br i1 %13, label %14, label %26, !dbg !133

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4, !dbg !134
  store i32 %15, ptr %5, align 4, !dbg !134
  %16 = load i32, ptr %5, align 4, !dbg !134
  store atomic i32 %16, ptr @data seq_cst, align 4, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %6, metadata !136, metadata !DIExpression()), !dbg !137
  %17 = load atomic i32, ptr @data seq_cst, align 4, !dbg !138
  store i32 %17, ptr %7, align 4, !dbg !138
  %18 = load i32, ptr %7, align 4, !dbg !138
  store i32 %18, ptr %6, align 4, !dbg !137
  %19 = load i32, ptr %6, align 4, !dbg !139
  %20 = load i32, ptr %2, align 4, !dbg !139
  %21 = icmp eq i32 %19, %20, !dbg !139
  br i1 %21, label %22, label %23, !dbg !142

22:                                               ; preds = %14
  br label %24, !dbg !142

23:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.try_to_write) #6, !dbg !139
  unreachable, !dbg !139

24:                                               ; preds = %22
  %25 = load i32, ptr %6, align 4, !dbg !143
  br label %26, !dbg !144

26:                                               ; preds = %24, %1
  store i32 1048576, ptr %8, align 4, !dbg !145
  %27 = load i32, ptr %8, align 4, !dbg !145
  %28 = atomicrmw add ptr @left, i32 %27 seq_cst, align 4, !dbg !145
  store i32 %28, ptr %9, align 4, !dbg !145
  %29 = load i32, ptr %9, align 4, !dbg !145
  ret void, !dbg !146
}

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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 25, type: !30, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rvf/linuxrwlocks.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28, !33, !38}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 216, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 27)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 152, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 19)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 184, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 23)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 26, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !31, line: 96, baseType: !32)
!31 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!32 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 112, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 14)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !24, isLocal: true, isDefinition: true)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !48, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!9}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 58, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 192, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 3)
!58 = !DILocation(line: 58, column: 12, scope: !47)
!59 = !DILocalVariable(name: "i", scope: !60, file: !3, line: 60, type: !9)
!60 = distinct !DILexicalBlock(scope: !47, file: !3, line: 60, column: 2)
!61 = !DILocation(line: 60, column: 11, scope: !60)
!62 = !DILocation(line: 60, column: 7, scope: !60)
!63 = !DILocation(line: 60, column: 18, scope: !64)
!64 = distinct !DILexicalBlock(scope: !60, file: !3, line: 60, column: 2)
!65 = !DILocation(line: 60, column: 20, scope: !64)
!66 = !DILocation(line: 60, column: 2, scope: !60)
!67 = !DILocation(line: 61, column: 21, scope: !64)
!68 = !DILocation(line: 61, column: 19, scope: !64)
!69 = !DILocation(line: 61, column: 54, scope: !64)
!70 = !DILocation(line: 61, column: 44, scope: !64)
!71 = !DILocation(line: 61, column: 36, scope: !64)
!72 = !DILocation(line: 61, column: 3, scope: !64)
!73 = !DILocation(line: 60, column: 27, scope: !64)
!74 = !DILocation(line: 60, column: 2, scope: !64)
!75 = distinct !{!75, !66, !76, !77}
!76 = !DILocation(line: 61, column: 55, scope: !60)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 62, type: !9)
!79 = distinct !DILexicalBlock(scope: !47, file: !3, line: 62, column: 2)
!80 = !DILocation(line: 62, column: 11, scope: !79)
!81 = !DILocation(line: 62, column: 7, scope: !79)
!82 = !DILocation(line: 62, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 62, column: 2)
!84 = !DILocation(line: 62, column: 20, scope: !83)
!85 = !DILocation(line: 62, column: 2, scope: !79)
!86 = !DILocation(line: 63, column: 18, scope: !83)
!87 = !DILocation(line: 63, column: 16, scope: !83)
!88 = !DILocation(line: 63, column: 3, scope: !83)
!89 = !DILocation(line: 62, column: 27, scope: !83)
!90 = !DILocation(line: 62, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !77}
!92 = !DILocation(line: 63, column: 26, scope: !79)
!93 = !DILocation(line: 64, column: 2, scope: !47)
!94 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 49, type: !95, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!95 = !DISubroutineType(types: !96)
!96 = !{!5, !5}
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 49, type: !5)
!98 = !DILocation(line: 49, column: 24, scope: !94)
!99 = !DILocation(line: 51, column: 2, scope: !94)
!100 = !DILocation(line: 52, column: 30, scope: !94)
!101 = !DILocation(line: 52, column: 20, scope: !94)
!102 = !DILocation(line: 52, column: 15, scope: !94)
!103 = !DILocation(line: 52, column: 34, scope: !94)
!104 = !DILocation(line: 52, column: 2, scope: !94)
!105 = !DILocation(line: 53, column: 2, scope: !94)
!106 = distinct !DISubprogram(name: "try_to_read", scope: !3, file: !3, line: 28, type: !107, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!107 = !DISubroutineType(types: !108)
!108 = !{null}
!109 = !DILocation(line: 30, column: 6, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 30, column: 6)
!111 = !DILocation(line: 30, column: 33, scope: !110)
!112 = !DILocation(line: 30, column: 6, scope: !106)
!113 = !DILocalVariable(name: "seen", scope: !114, file: !3, line: 31, type: !9)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 30, column: 38)
!115 = !DILocation(line: 31, column: 7, scope: !114)
!116 = !DILocation(line: 31, column: 14, scope: !114)
!117 = !DILocation(line: 32, column: 3, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 32, column: 3)
!119 = distinct !DILexicalBlock(scope: !114, file: !3, line: 32, column: 3)
!120 = !DILocation(line: 32, column: 3, scope: !119)
!121 = !DILocation(line: 33, column: 9, scope: !114)
!122 = !DILocation(line: 34, column: 2, scope: !114)
!123 = !DILocation(line: 35, column: 2, scope: !106)
!124 = !DILocation(line: 36, column: 1, scope: !106)
!125 = distinct !DISubprogram(name: "try_to_write", scope: !3, file: !3, line: 38, type: !126, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!126 = !DISubroutineType(types: !127)
!127 = !{null, !9}
!128 = !DILocalVariable(name: "value", arg: 1, scope: !125, file: !3, line: 38, type: !9)
!129 = !DILocation(line: 38, column: 30, scope: !125)
!130 = !DILocation(line: 40, column: 6, scope: !131)
!131 = distinct !DILexicalBlock(scope: !125, file: !3, line: 40, column: 6)
!132 = !DILocation(line: 40, column: 35, scope: !131)
!133 = !DILocation(line: 40, column: 6, scope: !125)
!134 = !DILocation(line: 41, column: 3, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 40, column: 43)
!136 = !DILocalVariable(name: "seen", scope: !135, file: !3, line: 42, type: !9)
!137 = !DILocation(line: 42, column: 7, scope: !135)
!138 = !DILocation(line: 42, column: 14, scope: !135)
!139 = !DILocation(line: 43, column: 3, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !3, line: 43, column: 3)
!141 = distinct !DILexicalBlock(scope: !135, file: !3, line: 43, column: 3)
!142 = !DILocation(line: 43, column: 3, scope: !141)
!143 = !DILocation(line: 44, column: 9, scope: !135)
!144 = !DILocation(line: 45, column: 2, scope: !135)
!145 = !DILocation(line: 46, column: 2, scope: !125)
!146 = !DILocation(line: 47, column: 1, scope: !125)
