; ModuleID = 'states/crowd.c'
source_filename = "states/crowd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !25
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !14
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 3, ptr noundef @run), !dbg !43
  ret i32 0, !dbg !44
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !45 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !52
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !53, metadata !DIExpression()), !dbg !54
  %9 = load i32, ptr %3, align 4, !dbg !55
  %10 = zext i32 %9 to i64, !dbg !56
  %11 = call ptr @llvm.stacksave(), !dbg !56
  store ptr %11, ptr %5, align 8, !dbg !56
  %12 = alloca i64, i64 %10, align 16, !dbg !56
  store i64 %10, ptr %6, align 8, !dbg !56
  call void @llvm.dbg.declare(metadata ptr %6, metadata !57, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %12, metadata !60, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %7, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %7, align 4, !dbg !69
  br label %13, !dbg !70

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !71
  %15 = load i32, ptr %3, align 4, !dbg !73
  %16 = icmp slt i32 %14, %15, !dbg !74
  br i1 %16, label %17, label %26, !dbg !75

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !76
  %19 = sext i32 %18 to i64, !dbg !77
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !77
  %21 = load ptr, ptr %4, align 8, !dbg !78
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !79
  br label %23, !dbg !79

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !80
  %25 = add nsw i32 %24, 1, !dbg !80
  store i32 %25, ptr %7, align 4, !dbg !80
  br label %13, !dbg !81, !llvm.loop !82

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %8, align 4, !dbg !87
  br label %27, !dbg !88

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !89
  %29 = load i32, ptr %3, align 4, !dbg !91
  %30 = icmp slt i32 %28, %29, !dbg !92
  br i1 %30, label %31, label %40, !dbg !93

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !94
  %33 = sext i32 %32 to i64, !dbg !95
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !95
  %35 = load i64, ptr %34, align 8, !dbg !95
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !96
  br label %37, !dbg !96

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !97
  %39 = add nsw i32 %38, 1, !dbg !97
  store i32 %39, ptr %8, align 4, !dbg !97
  br label %27, !dbg !98, !llvm.loop !99

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !101
  call void @llvm.stackrestore(ptr %41), !dbg !101
  ret void, !dbg !101
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  %10 = load ptr, ptr %2, align 8, !dbg !105
  br label %11, !dbg !106

11:                                               ; preds = %24, %1
  br label %12, !dbg !107

12:                                               ; preds = %20, %11
  store i32 1, ptr %3, align 4, !dbg !111
  %13 = load i32, ptr %3, align 4, !dbg !111
  %14 = atomicrmw add ptr @count, i32 %13 seq_cst, align 4, !dbg !111
  store i32 %14, ptr %4, align 4, !dbg !111
  %15 = load i32, ptr %4, align 4, !dbg !111
  %16 = load atomic i32, ptr @count seq_cst, align 4, !dbg !115
  store i32 %16, ptr %5, align 4, !dbg !115
  %17 = load i32, ptr %5, align 4, !dbg !115
  %18 = icmp eq i32 %17, 1, !dbg !117
  br i1 %18, label %19, label %20, !dbg !118

19:                                               ; preds = %12
  br label %24, !dbg !119

20:                                               ; preds = %12
  store i32 1, ptr %6, align 4, !dbg !120
  %21 = load i32, ptr %6, align 4, !dbg !120
  %22 = atomicrmw sub ptr @count, i32 %21 seq_cst, align 4, !dbg !120
  store i32 %22, ptr %7, align 4, !dbg !120
  %23 = load i32, ptr %7, align 4, !dbg !120
  br label %12, !dbg !121, !llvm.loop !122

24:                                               ; preds = %19
  call void @enter_alone(), !dbg !125
  call void @leave_alone(), !dbg !126
  store i32 1, ptr %8, align 4, !dbg !127
  %25 = load i32, ptr %8, align 4, !dbg !127
  %26 = atomicrmw sub ptr @count, i32 %25 seq_cst, align 4, !dbg !127
  store i32 %26, ptr %9, align 4, !dbg !127
  %27 = load i32, ptr %9, align 4, !dbg !127
  br label %11, !dbg !128, !llvm.loop !129
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !132 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !135
  %2 = icmp eq i32 %1, 0, !dbg !135
  br i1 %2, label %3, label %4, !dbg !138

3:                                                ; preds = %0
  br label %5, !dbg !138

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !135
  unreachable, !dbg !135

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !139
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !141 {
  store volatile i32 0, ptr @inside, align 4, !dbg !142
  ret void, !dbg !143
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 15, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/crowd.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !14, !19, !25}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !9, line: 49, type: !10, isLocal: true, isDefinition: true)
!9 = !DIFile(filename: "states/states.h", directory: ".")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 12)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !9, line: 49, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 16)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !9, line: 49, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 184, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!23 = !{!24}
!24 = !DISubrange(count: 23)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !9, line: 45, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !30, line: 96, baseType: !31)
!30 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !28)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !40, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!40 = !DISubroutineType(types: !41)
!41 = !{!28}
!42 = !{}
!43 = !DILocation(line: 44, column: 2, scope: !39)
!44 = !DILocation(line: 45, column: 2, scope: !39)
!45 = distinct !DISubprogram(name: "run_alike", scope: !9, file: !9, line: 70, type: !46, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !28, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DISubroutineType(types: !50)
!50 = !{!5, !5}
!51 = !DILocalVariable(name: "n", arg: 1, scope: !45, file: !9, line: 70, type: !28)
!52 = !DILocation(line: 70, column: 34, scope: !45)
!53 = !DILocalVariable(name: "routine", arg: 2, scope: !45, file: !9, line: 70, type: !48)
!54 = !DILocation(line: 70, column: 45, scope: !45)
!55 = !DILocation(line: 72, column: 14, scope: !45)
!56 = !DILocation(line: 72, column: 2, scope: !45)
!57 = !DILocalVariable(name: "__vla_expr0", scope: !45, type: !58, flags: DIFlagArtificial)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 0, scope: !45)
!60 = !DILocalVariable(name: "t", scope: !45, file: !9, line: 72, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, elements: !64)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !63, line: 27, baseType: !58)
!63 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!64 = !{!65}
!65 = !DISubrange(count: !57)
!66 = !DILocation(line: 72, column: 12, scope: !45)
!67 = !DILocalVariable(name: "i", scope: !68, file: !9, line: 74, type: !28)
!68 = distinct !DILexicalBlock(scope: !45, file: !9, line: 74, column: 2)
!69 = !DILocation(line: 74, column: 11, scope: !68)
!70 = !DILocation(line: 74, column: 7, scope: !68)
!71 = !DILocation(line: 74, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !9, line: 74, column: 2)
!73 = !DILocation(line: 74, column: 22, scope: !72)
!74 = !DILocation(line: 74, column: 20, scope: !72)
!75 = !DILocation(line: 74, column: 2, scope: !68)
!76 = !DILocation(line: 75, column: 21, scope: !72)
!77 = !DILocation(line: 75, column: 19, scope: !72)
!78 = !DILocation(line: 75, column: 31, scope: !72)
!79 = !DILocation(line: 75, column: 3, scope: !72)
!80 = !DILocation(line: 74, column: 26, scope: !72)
!81 = !DILocation(line: 74, column: 2, scope: !72)
!82 = distinct !{!82, !75, !83, !84}
!83 = !DILocation(line: 75, column: 44, scope: !68)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocalVariable(name: "i", scope: !86, file: !9, line: 76, type: !28)
!86 = distinct !DILexicalBlock(scope: !45, file: !9, line: 76, column: 2)
!87 = !DILocation(line: 76, column: 11, scope: !86)
!88 = !DILocation(line: 76, column: 7, scope: !86)
!89 = !DILocation(line: 76, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !9, line: 76, column: 2)
!91 = !DILocation(line: 76, column: 22, scope: !90)
!92 = !DILocation(line: 76, column: 20, scope: !90)
!93 = !DILocation(line: 76, column: 2, scope: !86)
!94 = !DILocation(line: 77, column: 18, scope: !90)
!95 = !DILocation(line: 77, column: 16, scope: !90)
!96 = !DILocation(line: 77, column: 3, scope: !90)
!97 = !DILocation(line: 76, column: 26, scope: !90)
!98 = !DILocation(line: 76, column: 2, scope: !90)
!99 = distinct !{!99, !93, !100, !84}
!100 = !DILocation(line: 77, column: 26, scope: !86)
!101 = !DILocation(line: 78, column: 1, scope: !45)
!102 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 17, type: !49, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 17, type: !5)
!104 = !DILocation(line: 17, column: 24, scope: !102)
!105 = !DILocation(line: 19, column: 8, scope: !102)
!106 = !DILocation(line: 20, column: 2, scope: !102)
!107 = !DILocation(line: 28, column: 3, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 20, column: 9)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 20, column: 2)
!110 = distinct !DILexicalBlock(scope: !102, file: !3, line: 20, column: 2)
!111 = !DILocation(line: 29, column: 4, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !3, line: 28, column: 12)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 28, column: 3)
!114 = distinct !DILexicalBlock(scope: !108, file: !3, line: 28, column: 3)
!115 = !DILocation(line: 30, column: 8, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 30, column: 8)
!117 = !DILocation(line: 30, column: 20, scope: !116)
!118 = !DILocation(line: 30, column: 8, scope: !112)
!119 = !DILocation(line: 31, column: 5, scope: !116)
!120 = !DILocation(line: 32, column: 4, scope: !112)
!121 = !DILocation(line: 28, column: 3, scope: !113)
!122 = distinct !{!122, !123, !124}
!123 = !DILocation(line: 28, column: 3, scope: !114)
!124 = !DILocation(line: 33, column: 3, scope: !114)
!125 = !DILocation(line: 34, column: 3, scope: !108)
!126 = !DILocation(line: 35, column: 3, scope: !108)
!127 = !DILocation(line: 36, column: 3, scope: !108)
!128 = !DILocation(line: 20, column: 2, scope: !109)
!129 = distinct !{!129, !130, !131}
!130 = !DILocation(line: 20, column: 2, scope: !110)
!131 = !DILocation(line: 38, column: 2, scope: !110)
!132 = distinct !DISubprogram(name: "enter_alone", scope: !9, file: !9, line: 47, type: !133, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!133 = !DISubroutineType(types: !134)
!134 = !{null}
!135 = !DILocation(line: 49, column: 2, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !9, line: 49, column: 2)
!137 = distinct !DILexicalBlock(scope: !132, file: !9, line: 49, column: 2)
!138 = !DILocation(line: 49, column: 2, scope: !137)
!139 = !DILocation(line: 50, column: 9, scope: !132)
!140 = !DILocation(line: 51, column: 1, scope: !132)
!141 = distinct !DISubprogram(name: "leave_alone", scope: !9, file: !9, line: 53, type: !133, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !42)
!142 = !DILocation(line: 55, column: 9, scope: !141)
!143 = !DILocation(line: 56, column: 1, scope: !141)
