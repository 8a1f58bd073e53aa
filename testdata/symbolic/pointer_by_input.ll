; ModuleID = 'symbolic/pointer_by_input.c'
source_filename = "symbolic/pointer_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32 }

@input = internal global i32 0, align 4, !dbg !0
@nodes = internal global [2 x %struct.node] zeroinitializer, align 16, !dbg !7
@published = internal global ptr null, align 8, !dbg !17
@.str = private unnamed_addr constant [16 x i8] c"n->key == input\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [28 x i8] c"symbolic/pointer_by_input.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !32
@.str.2 = private unnamed_addr constant [22 x i8] c"n->value == input + 1\00", align 1, !dbg !38
@.str.3 = private unnamed_addr constant [32 x i8] c"(n == &nodes[0]) == (input < 0)\00", align 1, !dbg !43

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !65
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !66
  store i32 %4, ptr @input, align 4, !dbg !67
  %5 = load i32, ptr @input, align 4, !dbg !68
  %6 = icmp eq i32 %5, 2147483647, !dbg !70
  br i1 %6, label %7, label %8, !dbg !71

7:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !72
  br label %15, !dbg !72

8:                                                ; preds = %0
  %9 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @publish, ptr noundef null) #5, !dbg !73
  %10 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @look, ptr noundef null) #5, !dbg !74
  %11 = load i64, ptr %2, align 8, !dbg !75
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !76
  %13 = load i64, ptr %3, align 8, !dbg !77
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !78
  store i32 0, ptr %1, align 4, !dbg !79
  br label %15, !dbg !79

15:                                               ; preds = %8, %7
  %16 = load i32, ptr %1, align 4, !dbg !80
  ret i32 %16, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  %5 = load i32, ptr @input, align 4, !dbg !88
  %6 = icmp slt i32 %5, 0, !dbg !89
  %7 = zext i1 %6 to i64, !dbg !88
  %8 = select i1 %6, ptr @nodes, ptr getelementptr inbounds ([2 x %struct.node], ptr @nodes, i64 0, i64 1), !dbg !88
  store ptr %8, ptr %3, align 8, !dbg !87
  %9 = load i32, ptr @input, align 4, !dbg !90
  %10 = load ptr, ptr %3, align 8, !dbg !91
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !92
  store i32 %9, ptr %11, align 4, !dbg !93
  %12 = load i32, ptr @input, align 4, !dbg !94
  %13 = add nsw i32 %12, 1, !dbg !95
  %14 = load ptr, ptr %3, align 8, !dbg !96
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !97
  store i32 %13, ptr %15, align 4, !dbg !98
  %16 = load ptr, ptr %3, align 8, !dbg !99
  store ptr %16, ptr %4, align 8, !dbg !99
  %17 = load i64, ptr %4, align 8, !dbg !99
  store atomic i64 %17, ptr @published seq_cst, align 8, !dbg !99
  %18 = load ptr, ptr %2, align 8, !dbg !100
  ret ptr %18, !dbg !101
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata ptr %3, metadata !105, metadata !DIExpression()), !dbg !106
  %5 = load atomic i64, ptr @published seq_cst, align 8, !dbg !107
  store i64 %5, ptr %4, align 8, !dbg !107
  %6 = load ptr, ptr %4, align 8, !dbg !107
  store ptr %6, ptr %3, align 8, !dbg !106
  %7 = load ptr, ptr %3, align 8, !dbg !108
  %8 = icmp ne ptr %7, null, !dbg !110
  br i1 %8, label %9, label %37, !dbg !111

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !112
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !112
  %12 = load i32, ptr %11, align 4, !dbg !112
  %13 = load i32, ptr @input, align 4, !dbg !112
  %14 = icmp eq i32 %12, %13, !dbg !112
  br i1 %14, label %15, label %16, !dbg !116

15:                                               ; preds = %9
  br label %17, !dbg !116

16:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.look) #6, !dbg !112
  unreachable, !dbg !112

17:                                               ; preds = %15
  %18 = load ptr, ptr %3, align 8, !dbg !117
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !117
  %20 = load i32, ptr %19, align 4, !dbg !117
  %21 = load i32, ptr @input, align 4, !dbg !117
  %22 = add nsw i32 %21, 1, !dbg !117
  %23 = icmp eq i32 %20, %22, !dbg !117
  br i1 %23, label %24, label %25, !dbg !120

24:                                               ; preds = %17
  br label %26, !dbg !120

25:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.look) #6, !dbg !117
  unreachable, !dbg !117

26:                                               ; preds = %24
  %27 = load ptr, ptr %3, align 8, !dbg !121
  %28 = icmp eq ptr %27, @nodes, !dbg !121
  %29 = zext i1 %28 to i32, !dbg !121
  %30 = load i32, ptr @input, align 4, !dbg !121
  %31 = icmp slt i32 %30, 0, !dbg !121
  %32 = zext i1 %31 to i32, !dbg !121
  %33 = icmp eq i32 %29, %32, !dbg !121
  br i1 %33, label %34, label %35, !dbg !124

34:                                               ; preds = %26
  br label %36, !dbg !124

35:                                               ; preds = %26
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.look) #6, !dbg !121
  unreachable, !dbg !121

36:                                               ; preds = %34
  br label %37, !dbg !125

37:                                               ; preds = %36, %1
  %38 = load ptr, ptr %2, align 8, !dbg !126
  ret ptr %38, !dbg !127
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "input", scope: !2, file: !3, line: 20, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/pointer_by_input.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !17, !21, !27, !32, !38, !43}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !15)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 14, size: 64, elements: !11)
!11 = !{!12, !14}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !10, file: !3, line: 15, baseType: !13, size: 32)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !3, line: 15, baseType: !13, size: 32, offset: 32)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 19, type: !19, isLocal: true, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 16)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 224, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 28)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 152, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 19)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 176, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 22)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 32)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !56, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!56 = !DISubroutineType(types: !57)
!57 = !{!13}
!58 = !{}
!59 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 51, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 27, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DILocation(line: 51, column: 12, scope: !55)
!64 = !DILocalVariable(name: "u", scope: !55, file: !3, line: 51, type: !60)
!65 = !DILocation(line: 51, column: 15, scope: !55)
!66 = !DILocation(line: 53, column: 10, scope: !55)
!67 = !DILocation(line: 53, column: 8, scope: !55)
!68 = !DILocation(line: 54, column: 6, scope: !69)
!69 = distinct !DILexicalBlock(scope: !55, file: !3, line: 54, column: 6)
!70 = !DILocation(line: 54, column: 12, scope: !69)
!71 = !DILocation(line: 54, column: 6, scope: !55)
!72 = !DILocation(line: 55, column: 3, scope: !69)
!73 = !DILocation(line: 56, column: 2, scope: !55)
!74 = !DILocation(line: 57, column: 2, scope: !55)
!75 = !DILocation(line: 58, column: 15, scope: !55)
!76 = !DILocation(line: 58, column: 2, scope: !55)
!77 = !DILocation(line: 59, column: 15, scope: !55)
!78 = !DILocation(line: 59, column: 2, scope: !55)
!79 = !DILocation(line: 60, column: 2, scope: !55)
!80 = !DILocation(line: 61, column: 1, scope: !55)
!81 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 22, type: !82, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!82 = !DISubroutineType(types: !83)
!83 = !{!5, !5}
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 22, type: !5)
!85 = !DILocation(line: 22, column: 28, scope: !81)
!86 = !DILocalVariable(name: "n", scope: !81, file: !3, line: 24, type: !20)
!87 = !DILocation(line: 24, column: 15, scope: !81)
!88 = !DILocation(line: 24, column: 19, scope: !81)
!89 = !DILocation(line: 24, column: 25, scope: !81)
!90 = !DILocation(line: 26, column: 11, scope: !81)
!91 = !DILocation(line: 26, column: 2, scope: !81)
!92 = !DILocation(line: 26, column: 5, scope: !81)
!93 = !DILocation(line: 26, column: 9, scope: !81)
!94 = !DILocation(line: 31, column: 13, scope: !81)
!95 = !DILocation(line: 31, column: 19, scope: !81)
!96 = !DILocation(line: 31, column: 2, scope: !81)
!97 = !DILocation(line: 31, column: 5, scope: !81)
!98 = !DILocation(line: 31, column: 11, scope: !81)
!99 = !DILocation(line: 32, column: 2, scope: !81)
!100 = !DILocation(line: 34, column: 9, scope: !81)
!101 = !DILocation(line: 34, column: 2, scope: !81)
!102 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 37, type: !82, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !58)
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 37, type: !5)
!104 = !DILocation(line: 37, column: 25, scope: !102)
!105 = !DILocalVariable(name: "n", scope: !102, file: !3, line: 39, type: !20)
!106 = !DILocation(line: 39, column: 15, scope: !102)
!107 = !DILocation(line: 39, column: 19, scope: !102)
!108 = !DILocation(line: 41, column: 6, scope: !109)
!109 = distinct !DILexicalBlock(scope: !102, file: !3, line: 41, column: 6)
!110 = !DILocation(line: 41, column: 8, scope: !109)
!111 = !DILocation(line: 41, column: 6, scope: !102)
!112 = !DILocation(line: 42, column: 3, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 42, column: 3)
!114 = distinct !DILexicalBlock(scope: !115, file: !3, line: 42, column: 3)
!115 = distinct !DILexicalBlock(scope: !109, file: !3, line: 41, column: 17)
!116 = !DILocation(line: 42, column: 3, scope: !114)
!117 = !DILocation(line: 43, column: 3, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 43, column: 3)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 43, column: 3)
!120 = !DILocation(line: 43, column: 3, scope: !119)
!121 = !DILocation(line: 44, column: 3, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 44, column: 3)
!123 = distinct !DILexicalBlock(scope: !115, file: !3, line: 44, column: 3)
!124 = !DILocation(line: 44, column: 3, scope: !123)
!125 = !DILocation(line: 45, column: 2, scope: !115)
!126 = !DILocation(line: 46, column: 9, scope: !102)
!127 = !DILocation(line: 46, column: 2, scope: !102)
