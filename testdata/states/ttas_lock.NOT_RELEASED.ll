; ModuleID = 'states/ttas_lock.c'
source_filename = "states/ttas_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@taken = internal global i32 0, align 4, !dbg !0
@inside = internal global i32 0, align 4, !dbg !36
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !25
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !30

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 2, ptr noundef @run), !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !55 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !64
  %9 = load i32, ptr %3, align 4, !dbg !65
  %10 = zext i32 %9 to i64, !dbg !66
  %11 = call ptr @llvm.stacksave(), !dbg !66
  store ptr %11, ptr %5, align 8, !dbg !66
  %12 = alloca i64, i64 %10, align 16, !dbg !66
  store i64 %10, ptr %6, align 8, !dbg !66
  call void @llvm.dbg.declare(metadata ptr %6, metadata !67, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %12, metadata !70, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %7, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %7, align 4, !dbg !79
  br label %13, !dbg !80

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !81
  %15 = load i32, ptr %3, align 4, !dbg !83
  %16 = icmp slt i32 %14, %15, !dbg !84
  br i1 %16, label %17, label %26, !dbg !85

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !86
  %19 = sext i32 %18 to i64, !dbg !87
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !87
  %21 = load ptr, ptr %4, align 8, !dbg !88
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #6, !dbg !89
  br label %23, !dbg !89

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !90
  %25 = add nsw i32 %24, 1, !dbg !90
  store i32 %25, ptr %7, align 4, !dbg !90
  br label %13, !dbg !91, !llvm.loop !92

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %8, align 4, !dbg !97
  br label %27, !dbg !98

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !99
  %29 = load i32, ptr %3, align 4, !dbg !101
  %30 = icmp slt i32 %28, %29, !dbg !102
  br i1 %30, label %31, label %40, !dbg !103

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !104
  %33 = sext i32 %32 to i64, !dbg !105
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !105
  %35 = load i64, ptr %34, align 8, !dbg !105
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !106
  br label %37, !dbg !106

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !107
  %39 = add nsw i32 %38, 1, !dbg !107
  store i32 %39, ptr %8, align 4, !dbg !107
  br label %27, !dbg !108, !llvm.loop !109

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !111
  call void @llvm.stackrestore(ptr %41), !dbg !111
  ret void, !dbg !111
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !112 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  %6 = load ptr, ptr %2, align 8, !dbg !115
  br label %7, !dbg !116

7:                                                ; preds = %20, %1
  br label %8, !dbg !117

8:                                                ; preds = %15, %7
  br label %9, !dbg !121

9:                                                ; preds = %13, %8
  %10 = load atomic i32, ptr @taken monotonic, align 4, !dbg !123
  store i32 %10, ptr %3, align 4, !dbg !123
  %11 = load i32, ptr %3, align 4, !dbg !123
  %12 = icmp ne i32 %11, 0, !dbg !121
  br i1 %12, label %13, label %14, !dbg !121

13:                                               ; preds = %9
  br label %9, !dbg !121, !llvm.loop !124

14:                                               ; preds = %9
  br label %15, !dbg !126

15:                                               ; preds = %14
  store i32 1, ptr %4, align 4, !dbg !127
  %16 = load i32, ptr %4, align 4, !dbg !127
  %17 = atomicrmw xchg ptr @taken, i32 %16 acquire, align 4, !dbg !127
  store i32 %17, ptr %5, align 4, !dbg !127
  %18 = load i32, ptr %5, align 4, !dbg !127
  %19 = icmp ne i32 %18, 0, !dbg !126
  br i1 %19, label %8, label %20, !dbg !126, !llvm.loop !128

20:                                               ; preds = %15
  call void @enter_alone(), !dbg !130
  call void @leave_alone(), !dbg !131
  br label %7, !dbg !132, !llvm.loop !133
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
define internal void @enter_alone() #0 !dbg !136 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !139
  %2 = icmp eq i32 %1, 0, !dbg !139
  br i1 %2, label %3, label %4, !dbg !142

3:                                                ; preds = %0
  br label %5, !dbg !142

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #7, !dbg !139
  unreachable, !dbg !139

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !143
  ret void, !dbg !144
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !145 {
  store volatile i32 0, ptr @inside, align 4, !dbg !146
  ret void, !dbg !147
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
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "taken", scope: !2, file: !3, line: 17, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/ttas_lock.c", directory: ".")
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
!17 = !{!0, !18, !25, !30, !36}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !20, line: 49, type: !21, isLocal: true, isDefinition: true)
!20 = !DIFile(filename: "states/states.h", directory: ".")
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 96, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 12)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !20, line: 49, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 128, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 16)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !20, line: 49, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 184, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!34 = !{!35}
!35 = !DISubrange(count: 23)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !20, line: 45, type: !38, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !50, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!39}
!52 = !{}
!53 = !DILocation(line: 44, column: 2, scope: !49)
!54 = !DILocation(line: 45, column: 2, scope: !49)
!55 = distinct !DISubprogram(name: "run_alike", scope: !20, file: !20, line: 70, type: !56, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !39, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DISubroutineType(types: !60)
!60 = !{!16, !16}
!61 = !DILocalVariable(name: "n", arg: 1, scope: !55, file: !20, line: 70, type: !39)
!62 = !DILocation(line: 70, column: 34, scope: !55)
!63 = !DILocalVariable(name: "routine", arg: 2, scope: !55, file: !20, line: 70, type: !58)
!64 = !DILocation(line: 70, column: 45, scope: !55)
!65 = !DILocation(line: 72, column: 14, scope: !55)
!66 = !DILocation(line: 72, column: 2, scope: !55)
!67 = !DILocalVariable(name: "__vla_expr0", scope: !55, type: !68, flags: DIFlagArtificial)
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 0, scope: !55)
!70 = !DILocalVariable(name: "t", scope: !55, file: !20, line: 72, type: !71)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, elements: !74)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !73, line: 27, baseType: !68)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!74 = !{!75}
!75 = !DISubrange(count: !67)
!76 = !DILocation(line: 72, column: 12, scope: !55)
!77 = !DILocalVariable(name: "i", scope: !78, file: !20, line: 74, type: !39)
!78 = distinct !DILexicalBlock(scope: !55, file: !20, line: 74, column: 2)
!79 = !DILocation(line: 74, column: 11, scope: !78)
!80 = !DILocation(line: 74, column: 7, scope: !78)
!81 = !DILocation(line: 74, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !20, line: 74, column: 2)
!83 = !DILocation(line: 74, column: 22, scope: !82)
!84 = !DILocation(line: 74, column: 20, scope: !82)
!85 = !DILocation(line: 74, column: 2, scope: !78)
!86 = !DILocation(line: 75, column: 21, scope: !82)
!87 = !DILocation(line: 75, column: 19, scope: !82)
!88 = !DILocation(line: 75, column: 31, scope: !82)
!89 = !DILocation(line: 75, column: 3, scope: !82)
!90 = !DILocation(line: 74, column: 26, scope: !82)
!91 = !DILocation(line: 74, column: 2, scope: !82)
!92 = distinct !{!92, !85, !93, !94}
!93 = !DILocation(line: 75, column: 44, scope: !78)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocalVariable(name: "i", scope: !96, file: !20, line: 76, type: !39)
!96 = distinct !DILexicalBlock(scope: !55, file: !20, line: 76, column: 2)
!97 = !DILocation(line: 76, column: 11, scope: !96)
!98 = !DILocation(line: 76, column: 7, scope: !96)
!99 = !DILocation(line: 76, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !20, line: 76, column: 2)
!101 = !DILocation(line: 76, column: 22, scope: !100)
!102 = !DILocation(line: 76, column: 20, scope: !100)
!103 = !DILocation(line: 76, column: 2, scope: !96)
!104 = !DILocation(line: 77, column: 18, scope: !100)
!105 = !DILocation(line: 77, column: 16, scope: !100)
!106 = !DILocation(line: 77, column: 3, scope: !100)
!107 = !DILocation(line: 76, column: 26, scope: !100)
!108 = !DILocation(line: 76, column: 2, scope: !100)
!109 = distinct !{!109, !103, !110, !94}
!110 = !DILocation(line: 77, column: 26, scope: !96)
!111 = !DILocation(line: 78, column: 1, scope: !55)
!112 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 19, type: !59, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!113 = !DILocalVariable(name: "arg", arg: 1, scope: !112, file: !3, line: 19, type: !16)
!114 = !DILocation(line: 19, column: 24, scope: !112)
!115 = !DILocation(line: 21, column: 8, scope: !112)
!116 = !DILocation(line: 22, column: 2, scope: !112)
!117 = !DILocation(line: 28, column: 3, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 22, column: 9)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 22, column: 2)
!120 = distinct !DILexicalBlock(scope: !112, file: !3, line: 22, column: 2)
!121 = !DILocation(line: 29, column: 4, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 28, column: 6)
!123 = !DILocation(line: 29, column: 11, scope: !122)
!124 = distinct !{!124, !121, !125, !94}
!125 = !DILocation(line: 30, column: 5, scope: !122)
!126 = !DILocation(line: 31, column: 3, scope: !122)
!127 = !DILocation(line: 31, column: 12, scope: !118)
!128 = distinct !{!128, !117, !129, !94}
!129 = !DILocation(line: 31, column: 69, scope: !118)
!130 = !DILocation(line: 33, column: 3, scope: !118)
!131 = !DILocation(line: 34, column: 3, scope: !118)
!132 = !DILocation(line: 22, column: 2, scope: !119)
!133 = distinct !{!133, !134, !135}
!134 = !DILocation(line: 22, column: 2, scope: !120)
!135 = !DILocation(line: 38, column: 2, scope: !120)
!136 = distinct !DISubprogram(name: "enter_alone", scope: !20, file: !20, line: 47, type: !137, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!137 = !DISubroutineType(types: !138)
!138 = !{null}
!139 = !DILocation(line: 49, column: 2, scope: !140)
!140 = distinct !DILexicalBlock(scope: !141, file: !20, line: 49, column: 2)
!141 = distinct !DILexicalBlock(scope: !136, file: !20, line: 49, column: 2)
!142 = !DILocation(line: 49, column: 2, scope: !141)
!143 = !DILocation(line: 50, column: 9, scope: !136)
!144 = !DILocation(line: 51, column: 1, scope: !136)
!145 = distinct !DISubprogram(name: "leave_alone", scope: !20, file: !20, line: 53, type: !137, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!146 = !DILocation(line: 55, column: 9, scope: !145)
!147 = !DILocation(line: 56, column: 1, scope: !145)
