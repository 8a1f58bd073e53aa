; ModuleID = 'states/token_ring.c'
source_filename = "states/token_ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@token = internal global i32 0, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !29
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !23

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_numbered(i32 noundef 8, ptr noundef @run), !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !48 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !55
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !56, metadata !DIExpression()), !dbg !57
  %9 = load i32, ptr %3, align 4, !dbg !58
  %10 = zext i32 %9 to i64, !dbg !59
  %11 = call ptr @llvm.stacksave(), !dbg !59
  store ptr %11, ptr %5, align 8, !dbg !59
  %12 = alloca i64, i64 %10, align 16, !dbg !59
  store i64 %10, ptr %6, align 8, !dbg !59
  call void @llvm.dbg.declare(metadata ptr %6, metadata !60, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %12, metadata !63, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %7, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, ptr %7, align 4, !dbg !72
  br label %13, !dbg !73

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !74
  %15 = load i32, ptr %3, align 4, !dbg !76
  %16 = icmp slt i32 %14, %15, !dbg !77
  br i1 %16, label %17, label %29, !dbg !78

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !79
  %19 = sext i32 %18 to i64, !dbg !80
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !80
  %21 = load ptr, ptr %4, align 8, !dbg !81
  %22 = load i32, ptr %7, align 4, !dbg !82
  %23 = sext i32 %22 to i64, !dbg !83
  %24 = inttoptr i64 %23 to ptr, !dbg !84
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !85
  br label %26, !dbg !85

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !86
  %28 = add nsw i32 %27, 1, !dbg !86
  store i32 %28, ptr %7, align 4, !dbg !86
  br label %13, !dbg !87, !llvm.loop !88

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !91, metadata !DIExpression()), !dbg !93
  store i32 0, ptr %8, align 4, !dbg !93
  br label %30, !dbg !94

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !95
  %32 = load i32, ptr %3, align 4, !dbg !97
  %33 = icmp slt i32 %31, %32, !dbg !98
  br i1 %33, label %34, label %43, !dbg !99

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !100
  %36 = sext i32 %35 to i64, !dbg !101
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !101
  %38 = load i64, ptr %37, align 8, !dbg !101
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !102
  br label %40, !dbg !102

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !103
  %42 = add nsw i32 %41, 1, !dbg !103
  store i32 %42, ptr %8, align 4, !dbg !103
  br label %30, !dbg !104, !llvm.loop !105

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !107
  call void @llvm.stackrestore(ptr %44), !dbg !107
  ret void, !dbg !107
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.declare(metadata ptr %3, metadata !111, metadata !DIExpression()), !dbg !112
  %6 = load ptr, ptr %2, align 8, !dbg !113
  %7 = ptrtoint ptr %6 to i64, !dbg !114
  %8 = trunc i64 %7 to i32, !dbg !115
  store i32 %8, ptr %3, align 4, !dbg !112
  br label %9, !dbg !116

9:                                                ; preds = %16, %1
  br label %10, !dbg !117

10:                                               ; preds = %15, %9
  %11 = load atomic i32, ptr @token seq_cst, align 4, !dbg !121
  store i32 %11, ptr %4, align 4, !dbg !121
  %12 = load i32, ptr %4, align 4, !dbg !121
  %13 = load i32, ptr %3, align 4, !dbg !122
  %14 = icmp ne i32 %12, %13, !dbg !123
  br i1 %14, label %15, label %16, !dbg !117

15:                                               ; preds = %10
  br label %10, !dbg !117, !llvm.loop !124

16:                                               ; preds = %10
  call void @enter_alone(), !dbg !126
  call void @leave_alone(), !dbg !127
  %17 = load i32, ptr %3, align 4, !dbg !128
  %18 = add nsw i32 %17, 1, !dbg !128
  %19 = srem i32 %18, 8, !dbg !128
  store i32 %19, ptr %5, align 4, !dbg !128
  %20 = load i32, ptr %5, align 4, !dbg !128
  store atomic i32 %20, ptr @token seq_cst, align 4, !dbg !128
  br label %9, !dbg !129, !llvm.loop !130
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
define internal void @enter_alone() #0 !dbg !133 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !136
  %2 = icmp eq i32 %1, 0, !dbg !136
  br i1 %2, label %3, label %4, !dbg !139

3:                                                ; preds = %0
  br label %5, !dbg !139

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !136
  unreachable, !dbg !136

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !140
  ret void, !dbg !141
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !142 {
  store volatile i32 0, ptr @inside, align 4, !dbg !143
  ret void, !dbg !144
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
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "token", scope: !2, file: !3, line: 13, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/token_ring.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !18, !23, !29}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "states/states.h", directory: ".")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 12)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !13, line: 49, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 184, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 23)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !13, line: 45, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !33, line: 96, baseType: !34)
!33 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !43, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!9}
!45 = !{}
!46 = !DILocation(line: 35, column: 2, scope: !42)
!47 = !DILocation(line: 36, column: 2, scope: !42)
!48 = distinct !DISubprogram(name: "run_numbered", scope: !13, file: !13, line: 59, type: !49, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !9, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "n", arg: 1, scope: !48, file: !13, line: 59, type: !9)
!55 = !DILocation(line: 59, column: 37, scope: !48)
!56 = !DILocalVariable(name: "routine", arg: 2, scope: !48, file: !13, line: 59, type: !51)
!57 = !DILocation(line: 59, column: 48, scope: !48)
!58 = !DILocation(line: 61, column: 14, scope: !48)
!59 = !DILocation(line: 61, column: 2, scope: !48)
!60 = !DILocalVariable(name: "__vla_expr0", scope: !48, type: !61, flags: DIFlagArtificial)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 0, scope: !48)
!63 = !DILocalVariable(name: "t", scope: !48, file: !13, line: 61, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, elements: !67)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !66, line: 27, baseType: !61)
!66 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!67 = !{!68}
!68 = !DISubrange(count: !60)
!69 = !DILocation(line: 61, column: 12, scope: !48)
!70 = !DILocalVariable(name: "i", scope: !71, file: !13, line: 63, type: !9)
!71 = distinct !DILexicalBlock(scope: !48, file: !13, line: 63, column: 2)
!72 = !DILocation(line: 63, column: 11, scope: !71)
!73 = !DILocation(line: 63, column: 7, scope: !71)
!74 = !DILocation(line: 63, column: 18, scope: !75)
!75 = distinct !DILexicalBlock(scope: !71, file: !13, line: 63, column: 2)
!76 = !DILocation(line: 63, column: 22, scope: !75)
!77 = !DILocation(line: 63, column: 20, scope: !75)
!78 = !DILocation(line: 63, column: 2, scope: !71)
!79 = !DILocation(line: 64, column: 21, scope: !75)
!80 = !DILocation(line: 64, column: 19, scope: !75)
!81 = !DILocation(line: 64, column: 31, scope: !75)
!82 = !DILocation(line: 64, column: 58, scope: !75)
!83 = !DILocation(line: 64, column: 48, scope: !75)
!84 = !DILocation(line: 64, column: 40, scope: !75)
!85 = !DILocation(line: 64, column: 3, scope: !75)
!86 = !DILocation(line: 63, column: 26, scope: !75)
!87 = !DILocation(line: 63, column: 2, scope: !75)
!88 = distinct !{!88, !78, !89, !90}
!89 = !DILocation(line: 64, column: 59, scope: !71)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocalVariable(name: "i", scope: !92, file: !13, line: 65, type: !9)
!92 = distinct !DILexicalBlock(scope: !48, file: !13, line: 65, column: 2)
!93 = !DILocation(line: 65, column: 11, scope: !92)
!94 = !DILocation(line: 65, column: 7, scope: !92)
!95 = !DILocation(line: 65, column: 18, scope: !96)
!96 = distinct !DILexicalBlock(scope: !92, file: !13, line: 65, column: 2)
!97 = !DILocation(line: 65, column: 22, scope: !96)
!98 = !DILocation(line: 65, column: 20, scope: !96)
!99 = !DILocation(line: 65, column: 2, scope: !92)
!100 = !DILocation(line: 66, column: 18, scope: !96)
!101 = !DILocation(line: 66, column: 16, scope: !96)
!102 = !DILocation(line: 66, column: 3, scope: !96)
!103 = !DILocation(line: 65, column: 26, scope: !96)
!104 = !DILocation(line: 65, column: 2, scope: !96)
!105 = distinct !{!105, !99, !106, !90}
!106 = !DILocation(line: 66, column: 26, scope: !92)
!107 = !DILocation(line: 67, column: 1, scope: !48)
!108 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 15, type: !52, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!109 = !DILocalVariable(name: "arg", arg: 1, scope: !108, file: !3, line: 15, type: !5)
!110 = !DILocation(line: 15, column: 24, scope: !108)
!111 = !DILocalVariable(name: "me", scope: !108, file: !3, line: 17, type: !9)
!112 = !DILocation(line: 17, column: 6, scope: !108)
!113 = !DILocation(line: 17, column: 26, scope: !108)
!114 = !DILocation(line: 17, column: 16, scope: !108)
!115 = !DILocation(line: 17, column: 11, scope: !108)
!116 = !DILocation(line: 19, column: 2, scope: !108)
!117 = !DILocation(line: 20, column: 3, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 19, column: 9)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 19, column: 2)
!120 = distinct !DILexicalBlock(scope: !108, file: !3, line: 19, column: 2)
!121 = !DILocation(line: 20, column: 10, scope: !118)
!122 = !DILocation(line: 20, column: 25, scope: !118)
!123 = !DILocation(line: 20, column: 22, scope: !118)
!124 = distinct !{!124, !117, !125, !90}
!125 = !DILocation(line: 21, column: 4, scope: !118)
!126 = !DILocation(line: 22, column: 3, scope: !118)
!127 = !DILocation(line: 23, column: 3, scope: !118)
!128 = !DILocation(line: 27, column: 3, scope: !118)
!129 = !DILocation(line: 19, column: 2, scope: !119)
!130 = distinct !{!130, !131, !132}
!131 = !DILocation(line: 19, column: 2, scope: !120)
!132 = !DILocation(line: 29, column: 2, scope: !120)
!133 = distinct !DISubprogram(name: "enter_alone", scope: !13, file: !13, line: 47, type: !134, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!134 = !DISubroutineType(types: !135)
!135 = !{null}
!136 = !DILocation(line: 49, column: 2, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !13, line: 49, column: 2)
!138 = distinct !DILexicalBlock(scope: !133, file: !13, line: 49, column: 2)
!139 = !DILocation(line: 49, column: 2, scope: !138)
!140 = !DILocation(line: 50, column: 9, scope: !133)
!141 = !DILocation(line: 51, column: 1, scope: !133)
!142 = distinct !DISubprogram(name: "leave_alone", scope: !13, file: !13, line: 53, type: !134, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!143 = !DILocation(line: 55, column: 9, scope: !142)
!144 = !DILocation(line: 56, column: 1, scope: !142)
