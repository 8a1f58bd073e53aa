; ModuleID = 'states/peterson.c'
source_filename = "states/peterson.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@wants = internal global [2 x i32] zeroinitializer, align 4, !dbg !0
@turn = internal global i32 0, align 4, !dbg !11
@inside = internal global i32 0, align 4, !dbg !34
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !23
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !28

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !51
  ret i32 0, !dbg !52
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !53 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !61, metadata !DIExpression()), !dbg !62
  %9 = load i32, ptr %3, align 4, !dbg !63
  %10 = zext i32 %9 to i64, !dbg !64
  %11 = call ptr @llvm.stacksave(), !dbg !64
  store ptr %11, ptr %5, align 8, !dbg !64
  %12 = alloca i64, i64 %10, align 16, !dbg !64
  store i64 %10, ptr %6, align 8, !dbg !64
  call void @llvm.dbg.declare(metadata ptr %6, metadata !65, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %12, metadata !68, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %7, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %7, align 4, !dbg !77
  br label %13, !dbg !78

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !79
  %15 = load i32, ptr %3, align 4, !dbg !81
  %16 = icmp slt i32 %14, %15, !dbg !82
  br i1 %16, label %17, label %29, !dbg !83

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !84
  %19 = sext i32 %18 to i64, !dbg !85
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !85
  %21 = load ptr, ptr %4, align 8, !dbg !86
  %22 = load i32, ptr %7, align 4, !dbg !87
  %23 = sext i32 %22 to i64, !dbg !88
  %24 = inttoptr i64 %23 to ptr, !dbg !89
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !90
  br label %26, !dbg !90

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !91
  %28 = add nsw i32 %27, 1, !dbg !91
  store i32 %28, ptr %7, align 4, !dbg !91
  br label %13, !dbg !92, !llvm.loop !93

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !96, metadata !DIExpression()), !dbg !98
  store i32 0, ptr %8, align 4, !dbg !98
  br label %30, !dbg !99

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !100
  %32 = load i32, ptr %3, align 4, !dbg !102
  %33 = icmp slt i32 %31, %32, !dbg !103
  br i1 %33, label %34, label %43, !dbg !104

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !105
  %36 = sext i32 %35 to i64, !dbg !106
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !106
  %38 = load i64, ptr %37, align 8, !dbg !106
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !107
  br label %40, !dbg !107

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !108
  %42 = add nsw i32 %41, 1, !dbg !108
  store i32 %42, ptr %8, align 4, !dbg !108
  br label %30, !dbg !109, !llvm.loop !110

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !112
  call void @llvm.stackrestore(ptr %44), !dbg !112
  ret void, !dbg !112
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !117
  %9 = load ptr, ptr %2, align 8, !dbg !118
  %10 = ptrtoint ptr %9 to i64, !dbg !119
  %11 = trunc i64 %10 to i32, !dbg !120
  store i32 %11, ptr %3, align 4, !dbg !117
  call void @llvm.dbg.declare(metadata ptr %4, metadata !121, metadata !DIExpression()), !dbg !122
  %12 = load i32, ptr %3, align 4, !dbg !123
  %13 = sub nsw i32 1, %12, !dbg !124
  store i32 %13, ptr %4, align 4, !dbg !122
  br label %14, !dbg !125

14:                                               ; preds = %29, %1
  %15 = load i32, ptr %3, align 4, !dbg !126
  %16 = sext i32 %15 to i64, !dbg !126
  %17 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %16, !dbg !126
  store i32 1, ptr %5, align 4, !dbg !126
  %18 = load i32, ptr %5, align 4, !dbg !126
  store atomic i32 %18, ptr %17 seq_cst, align 4, !dbg !126
  %19 = load i32, ptr %4, align 4, !dbg !130
  store i32 %19, ptr %6, align 4, !dbg !130
  %20 = load i32, ptr %6, align 4, !dbg !130
  store atomic i32 %20, ptr @turn seq_cst, align 4, !dbg !130
  br label %21, !dbg !131

21:                                               ; preds = %28, %14
  %22 = load i32, ptr %4, align 4, !dbg !132
  %23 = sext i32 %22 to i64, !dbg !132
  %24 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %23, !dbg !132
  %25 = load atomic i32, ptr %24 seq_cst, align 4, !dbg !132
  store i32 %25, ptr %7, align 4, !dbg !132
  %26 = load i32, ptr %7, align 4, !dbg !132
  %27 = icmp ne i32 %26, 0, !dbg !131
  br i1 %27, label %28, label %29, !dbg !131

28:                                               ; preds = %21
  br label %21, !dbg !131, !llvm.loop !133

29:                                               ; preds = %21
  call void @enter_alone(), !dbg !135
  call void @leave_alone(), !dbg !136
  %30 = load i32, ptr %3, align 4, !dbg !137
  %31 = sext i32 %30 to i64, !dbg !137
  %32 = getelementptr inbounds [2 x i32], ptr @wants, i64 0, i64 %31, !dbg !137
  store i32 0, ptr %8, align 4, !dbg !137
  %33 = load i32, ptr %8, align 4, !dbg !137
  store atomic i32 %33, ptr %32 seq_cst, align 4, !dbg !137
  br label %14, !dbg !138, !llvm.loop !139
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
define internal void @enter_alone() #0 !dbg !142 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !145
  %2 = icmp eq i32 %1, 0, !dbg !145
  br i1 %2, label %3, label %4, !dbg !148

3:                                                ; preds = %0
  br label %5, !dbg !148

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !145
  unreachable, !dbg !145

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !149
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !151 {
  store volatile i32 0, ptr @inside, align 4, !dbg !152
  ret void, !dbg !153
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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "wants", scope: !2, file: !3, line: 11, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/peterson.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16, !23, !28, !34}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "turn", scope: !2, file: !3, line: 12, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !18, line: 49, type: !19, isLocal: true, isDefinition: true)
!18 = !DIFile(filename: "states/states.h", directory: ".")
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 96, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 12)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !18, line: 49, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 16)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !18, line: 49, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 184, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!32 = !{!33}
!33 = !DISubrange(count: 23)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !18, line: 45, type: !36, isLocal: true, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 2)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !48, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!9}
!50 = !{}
!51 = !DILocation(line: 47, column: 2, scope: !47)
!52 = !DILocation(line: 48, column: 2, scope: !47)
!53 = distinct !DISubprogram(name: "run_numbered", scope: !18, file: !18, line: 59, type: !54, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !9, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "n", arg: 1, scope: !53, file: !18, line: 59, type: !9)
!60 = !DILocation(line: 59, column: 37, scope: !53)
!61 = !DILocalVariable(name: "routine", arg: 2, scope: !53, file: !18, line: 59, type: !56)
!62 = !DILocation(line: 59, column: 48, scope: !53)
!63 = !DILocation(line: 61, column: 14, scope: !53)
!64 = !DILocation(line: 61, column: 2, scope: !53)
!65 = !DILocalVariable(name: "__vla_expr0", scope: !53, type: !66, flags: DIFlagArtificial)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 0, scope: !53)
!68 = !DILocalVariable(name: "t", scope: !53, file: !18, line: 61, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, elements: !72)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !71, line: 27, baseType: !66)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!72 = !{!73}
!73 = !DISubrange(count: !65)
!74 = !DILocation(line: 61, column: 12, scope: !53)
!75 = !DILocalVariable(name: "i", scope: !76, file: !18, line: 63, type: !9)
!76 = distinct !DILexicalBlock(scope: !53, file: !18, line: 63, column: 2)
!77 = !DILocation(line: 63, column: 11, scope: !76)
!78 = !DILocation(line: 63, column: 7, scope: !76)
!79 = !DILocation(line: 63, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !18, line: 63, column: 2)
!81 = !DILocation(line: 63, column: 22, scope: !80)
!82 = !DILocation(line: 63, column: 20, scope: !80)
!83 = !DILocation(line: 63, column: 2, scope: !76)
!84 = !DILocation(line: 64, column: 21, scope: !80)
!85 = !DILocation(line: 64, column: 19, scope: !80)
!86 = !DILocation(line: 64, column: 31, scope: !80)
!87 = !DILocation(line: 64, column: 58, scope: !80)
!88 = !DILocation(line: 64, column: 48, scope: !80)
!89 = !DILocation(line: 64, column: 40, scope: !80)
!90 = !DILocation(line: 64, column: 3, scope: !80)
!91 = !DILocation(line: 63, column: 26, scope: !80)
!92 = !DILocation(line: 63, column: 2, scope: !80)
!93 = distinct !{!93, !83, !94, !95}
!94 = !DILocation(line: 64, column: 59, scope: !76)
!95 = !{!"llvm.loop.mustprogress"}
!96 = !DILocalVariable(name: "i", scope: !97, file: !18, line: 65, type: !9)
!97 = distinct !DILexicalBlock(scope: !53, file: !18, line: 65, column: 2)
!98 = !DILocation(line: 65, column: 11, scope: !97)
!99 = !DILocation(line: 65, column: 7, scope: !97)
!100 = !DILocation(line: 65, column: 18, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !18, line: 65, column: 2)
!102 = !DILocation(line: 65, column: 22, scope: !101)
!103 = !DILocation(line: 65, column: 20, scope: !101)
!104 = !DILocation(line: 65, column: 2, scope: !97)
!105 = !DILocation(line: 66, column: 18, scope: !101)
!106 = !DILocation(line: 66, column: 16, scope: !101)
!107 = !DILocation(line: 66, column: 3, scope: !101)
!108 = !DILocation(line: 65, column: 26, scope: !101)
!109 = !DILocation(line: 65, column: 2, scope: !101)
!110 = distinct !{!110, !104, !111, !95}
!111 = !DILocation(line: 66, column: 26, scope: !97)
!112 = !DILocation(line: 67, column: 1, scope: !53)
!113 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !57, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!114 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 14, type: !5)
!115 = !DILocation(line: 14, column: 24, scope: !113)
!116 = !DILocalVariable(name: "me", scope: !113, file: !3, line: 16, type: !9)
!117 = !DILocation(line: 16, column: 6, scope: !113)
!118 = !DILocation(line: 16, column: 26, scope: !113)
!119 = !DILocation(line: 16, column: 16, scope: !113)
!120 = !DILocation(line: 16, column: 11, scope: !113)
!121 = !DILocalVariable(name: "other", scope: !113, file: !3, line: 17, type: !9)
!122 = !DILocation(line: 17, column: 6, scope: !113)
!123 = !DILocation(line: 17, column: 18, scope: !113)
!124 = !DILocation(line: 17, column: 16, scope: !113)
!125 = !DILocation(line: 19, column: 2, scope: !113)
!126 = !DILocation(line: 25, column: 3, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 19, column: 9)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 19, column: 2)
!129 = distinct !DILexicalBlock(scope: !113, file: !3, line: 19, column: 2)
!130 = !DILocation(line: 27, column: 3, scope: !127)
!131 = !DILocation(line: 31, column: 3, scope: !127)
!132 = !DILocation(line: 31, column: 10, scope: !127)
!133 = distinct !{!133, !131, !134, !95}
!134 = !DILocation(line: 32, column: 4, scope: !127)
!135 = !DILocation(line: 37, column: 3, scope: !127)
!136 = !DILocation(line: 38, column: 3, scope: !127)
!137 = !DILocation(line: 40, column: 3, scope: !127)
!138 = !DILocation(line: 19, column: 2, scope: !128)
!139 = distinct !{!139, !140, !141}
!140 = !DILocation(line: 19, column: 2, scope: !129)
!141 = !DILocation(line: 41, column: 2, scope: !129)
!142 = distinct !DISubprogram(name: "enter_alone", scope: !18, file: !18, line: 47, type: !143, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!143 = !DISubroutineType(types: !144)
!144 = !{null}
!145 = !DILocation(line: 49, column: 2, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !18, line: 49, column: 2)
!147 = distinct !DILexicalBlock(scope: !142, file: !18, line: 49, column: 2)
!148 = !DILocation(line: 49, column: 2, scope: !147)
!149 = !DILocation(line: 50, column: 9, scope: !142)
!150 = !DILocation(line: 51, column: 1, scope: !142)
!151 = distinct !DISubprogram(name: "leave_alone", scope: !18, file: !18, line: 53, type: !143, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!152 = !DILocation(line: 55, column: 9, scope: !151)
!153 = !DILocation(line: 56, column: 1, scope: !151)
