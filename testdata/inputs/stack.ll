; ModuleID = 'inputs/stack.c'
source_filename = "inputs/stack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@top = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [31 x i8] c"n->value == 7 || n->value == 9\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [15 x i8] c"inputs/stack.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.pop = private unnamed_addr constant [15 x i8] c"void pop(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #6, !dbg !58
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef null) #6, !dbg !59
  %6 = load i64, ptr %2, align 8, !dbg !60
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !61
  %8 = load i64, ptr %3, align 8, !dbg !62
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  %5 = load ptr, ptr %2, align 8, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %3, align 4, !dbg !73
  br label %6, !dbg !74

6:                                                ; preds = %21, %1
  %7 = load i32, ptr %3, align 4, !dbg !75
  %8 = icmp slt i32 %7, 2, !dbg !77
  br i1 %8, label %9, label %24, !dbg !78

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !81
  %10 = call i32 @__VERIFIER_nondet_int(), !dbg !82
  store i32 %10, ptr %4, align 4, !dbg !81
  %11 = load i32, ptr %4, align 4, !dbg !83
  %12 = icmp slt i32 %11, 0, !dbg !85
  br i1 %12, label %13, label %19, !dbg !86

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4, !dbg !87
  %15 = srem i32 %14, 2, !dbg !88
  %16 = icmp ne i32 %15, 0, !dbg !87
  %17 = zext i1 %16 to i64, !dbg !87
  %18 = select i1 %16, i32 7, i32 9, !dbg !87
  call void @push(i32 noundef %18), !dbg !89
  br label %20, !dbg !89

19:                                               ; preds = %9
  call void @pop(), !dbg !90
  br label %20

20:                                               ; preds = %19, %13
  br label %21, !dbg !91

21:                                               ; preds = %20
  %22 = load i32, ptr %3, align 4, !dbg !92
  %23 = add nsw i32 %22, 1, !dbg !92
  store i32 %23, ptr %3, align 4, !dbg !92
  br label %6, !dbg !93, !llvm.loop !94

24:                                               ; preds = %6
  ret ptr null, !dbg !97
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #3

; Function Attrs: noinline nounwind uwtable
define internal void @push(i32 noundef %0) #0 !dbg !98 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  %7 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !105
  store ptr %7, ptr %3, align 8, !dbg !104
  %8 = load i32, ptr %2, align 4, !dbg !106
  %9 = load ptr, ptr %3, align 8, !dbg !107
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !108
  store i32 %8, ptr %10, align 8, !dbg !109
  %11 = load atomic i64, ptr @top monotonic, align 8, !dbg !110
  store i64 %11, ptr %4, align 8, !dbg !110
  %12 = load ptr, ptr %4, align 8, !dbg !110
  %13 = load ptr, ptr %3, align 8, !dbg !111
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !112
  store ptr %12, ptr %14, align 8, !dbg !113
  br label %15, !dbg !114

15:                                               ; preds = %30, %1
  %16 = load ptr, ptr %3, align 8, !dbg !115
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !116
  %18 = load ptr, ptr %3, align 8, !dbg !117
  store ptr %18, ptr %5, align 8, !dbg !118
  %19 = load i64, ptr %17, align 8, !dbg !118
  %20 = load i64, ptr %5, align 8, !dbg !118
  %21 = cmpxchg ptr @top, i64 %19, i64 %20 release monotonic, align 8, !dbg !118
  %22 = extractvalue { i64, i1 } %21, 0, !dbg !118
  %23 = extractvalue { i64, i1 } %21, 1, !dbg !118
  br i1 %23, label %25, label %24, !dbg !118

24:                                               ; preds = %15
  store i64 %22, ptr %17, align 8, !dbg !118
  br label %25, !dbg !118

25:                                               ; preds = %24, %15
  %26 = zext i1 %23 to i8, !dbg !118
  store i8 %26, ptr %6, align 1, !dbg !118
  %27 = load i8, ptr %6, align 1, !dbg !118
  %28 = trunc i8 %27 to i1, !dbg !118
  %29 = xor i1 %28, true, !dbg !119
  br i1 %29, label %30, label %31, !dbg !114

30:                                               ; preds = %25
  br label %15, !dbg !114, !llvm.loop !120

31:                                               ; preds = %25
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal void @pop() #0 !dbg !123 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  call void @llvm.dbg.declare(metadata ptr %1, metadata !126, metadata !DIExpression()), !dbg !127
  %5 = load atomic i64, ptr @top acquire, align 8, !dbg !128
  store i64 %5, ptr %2, align 8, !dbg !128
  %6 = load ptr, ptr %2, align 8, !dbg !128
  store ptr %6, ptr %1, align 8, !dbg !127
  br label %7, !dbg !129

7:                                                ; preds = %27, %0
  %8 = load ptr, ptr %1, align 8, !dbg !130
  %9 = icmp ne ptr %8, null, !dbg !130
  br i1 %9, label %10, label %25, !dbg !131

10:                                               ; preds = %7
  %11 = load ptr, ptr %1, align 8, !dbg !132
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1, !dbg !133
  %13 = load ptr, ptr %12, align 8, !dbg !133
  store ptr %13, ptr %3, align 8, !dbg !134
  %14 = load i64, ptr %1, align 8, !dbg !134
  %15 = load i64, ptr %3, align 8, !dbg !134
  %16 = cmpxchg ptr @top, i64 %14, i64 %15 acquire acquire, align 8, !dbg !134
  %17 = extractvalue { i64, i1 } %16, 0, !dbg !134
  %18 = extractvalue { i64, i1 } %16, 1, !dbg !134
  br i1 %18, label %20, label %19, !dbg !134

19:                                               ; preds = %10
  store i64 %17, ptr %1, align 8, !dbg !134
  br label %20, !dbg !134

20:                                               ; preds = %19, %10
  %21 = zext i1 %18 to i8, !dbg !134
  store i8 %21, ptr %4, align 1, !dbg !134
  %22 = load i8, ptr %4, align 1, !dbg !134
  %23 = trunc i8 %22 to i1, !dbg !134
  %24 = xor i1 %23, true, !dbg !135
  br label %25

25:                                               ; preds = %20, %7
  %26 = phi i1 [ false, %7 ], [ %24, %20 ], !dbg !136
  br i1 %26, label %27, label %28, !dbg !129

27:                                               ; preds = %25
  br label %7, !dbg !129, !llvm.loop !137

28:                                               ; preds = %25
  %29 = load ptr, ptr %1, align 8, !dbg !139
  %30 = icmp ne ptr %29, null, !dbg !139
  br i1 %30, label %31, label %44, !dbg !141

31:                                               ; preds = %28
  %32 = load ptr, ptr %1, align 8, !dbg !142
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !142
  %34 = load i32, ptr %33, align 8, !dbg !142
  %35 = icmp eq i32 %34, 7, !dbg !142
  br i1 %35, label %41, label %36, !dbg !142

36:                                               ; preds = %31
  %37 = load ptr, ptr %1, align 8, !dbg !142
  %38 = getelementptr inbounds %struct.node, ptr %37, i32 0, i32 0, !dbg !142
  %39 = load i32, ptr %38, align 8, !dbg !142
  %40 = icmp eq i32 %39, 9, !dbg !142
  br i1 %40, label %41, label %42, !dbg !145

41:                                               ; preds = %36, %31
  br label %43, !dbg !145

42:                                               ; preds = %36
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.pop) #8, !dbg !142
  unreachable, !dbg !142

43:                                               ; preds = %41
  br label %44, !dbg !146

44:                                               ; preds = %43, %28
  ret void, !dbg !147
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 28, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "inputs/stack.c", directory: ".")
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
!17 = !{!0, !18, !24, !29}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 248, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 31)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !27)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 23, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !35, file: !3, line: 24, baseType: !38, size: 32)
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !35, file: !3, line: 25, baseType: !34, size: 64, offset: 64)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 64, type: !48, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!38}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 66, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 66, column: 12, scope: !47)
!56 = !DILocalVariable(name: "u", scope: !47, file: !3, line: 66, type: !52)
!57 = !DILocation(line: 66, column: 15, scope: !47)
!58 = !DILocation(line: 68, column: 2, scope: !47)
!59 = !DILocation(line: 69, column: 2, scope: !47)
!60 = !DILocation(line: 70, column: 15, scope: !47)
!61 = !DILocation(line: 70, column: 2, scope: !47)
!62 = !DILocation(line: 71, column: 15, scope: !47)
!63 = !DILocation(line: 71, column: 2, scope: !47)
!64 = !DILocation(line: 72, column: 2, scope: !47)
!65 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 50, type: !66, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!66 = !DISubroutineType(types: !67)
!67 = !{!16, !16}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 50, type: !16)
!69 = !DILocation(line: 50, column: 25, scope: !65)
!70 = !DILocation(line: 52, column: 8, scope: !65)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 53, type: !38)
!72 = distinct !DILexicalBlock(scope: !65, file: !3, line: 53, column: 2)
!73 = !DILocation(line: 53, column: 11, scope: !72)
!74 = !DILocation(line: 53, column: 7, scope: !72)
!75 = !DILocation(line: 53, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 53, column: 2)
!77 = !DILocation(line: 53, column: 20, scope: !76)
!78 = !DILocation(line: 53, column: 2, scope: !72)
!79 = !DILocalVariable(name: "what", scope: !80, file: !3, line: 54, type: !38)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 53, column: 34)
!81 = !DILocation(line: 54, column: 7, scope: !80)
!82 = !DILocation(line: 54, column: 14, scope: !80)
!83 = !DILocation(line: 56, column: 7, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 56, column: 7)
!85 = !DILocation(line: 56, column: 12, scope: !84)
!86 = !DILocation(line: 56, column: 7, scope: !80)
!87 = !DILocation(line: 57, column: 9, scope: !84)
!88 = !DILocation(line: 57, column: 14, scope: !84)
!89 = !DILocation(line: 57, column: 4, scope: !84)
!90 = !DILocation(line: 59, column: 4, scope: !84)
!91 = !DILocation(line: 60, column: 2, scope: !80)
!92 = !DILocation(line: 53, column: 30, scope: !76)
!93 = !DILocation(line: 53, column: 2, scope: !76)
!94 = distinct !{!94, !78, !95, !96}
!95 = !DILocation(line: 60, column: 2, scope: !72)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 61, column: 2, scope: !65)
!98 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 30, type: !99, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !38}
!101 = !DILocalVariable(name: "value", arg: 1, scope: !98, file: !3, line: 30, type: !38)
!102 = !DILocation(line: 30, column: 22, scope: !98)
!103 = !DILocalVariable(name: "n", scope: !98, file: !3, line: 32, type: !34)
!104 = !DILocation(line: 32, column: 15, scope: !98)
!105 = !DILocation(line: 32, column: 19, scope: !98)
!106 = !DILocation(line: 34, column: 13, scope: !98)
!107 = !DILocation(line: 34, column: 2, scope: !98)
!108 = !DILocation(line: 34, column: 5, scope: !98)
!109 = !DILocation(line: 34, column: 11, scope: !98)
!110 = !DILocation(line: 35, column: 12, scope: !98)
!111 = !DILocation(line: 35, column: 2, scope: !98)
!112 = !DILocation(line: 35, column: 5, scope: !98)
!113 = !DILocation(line: 35, column: 10, scope: !98)
!114 = !DILocation(line: 36, column: 2, scope: !98)
!115 = !DILocation(line: 36, column: 57, scope: !98)
!116 = !DILocation(line: 36, column: 60, scope: !98)
!117 = !DILocation(line: 36, column: 66, scope: !98)
!118 = !DILocation(line: 36, column: 10, scope: !98)
!119 = !DILocation(line: 36, column: 9, scope: !98)
!120 = distinct !{!120, !114, !121, !96}
!121 = !DILocation(line: 37, column: 3, scope: !98)
!122 = !DILocation(line: 38, column: 1, scope: !98)
!123 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 40, type: !124, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!124 = !DISubroutineType(types: !125)
!125 = !{null}
!126 = !DILocalVariable(name: "n", scope: !123, file: !3, line: 42, type: !34)
!127 = !DILocation(line: 42, column: 15, scope: !123)
!128 = !DILocation(line: 42, column: 19, scope: !123)
!129 = !DILocation(line: 44, column: 2, scope: !123)
!130 = !DILocation(line: 44, column: 9, scope: !123)
!131 = !DILocation(line: 44, column: 11, scope: !123)
!132 = !DILocation(line: 44, column: 65, scope: !123)
!133 = !DILocation(line: 44, column: 68, scope: !123)
!134 = !DILocation(line: 44, column: 15, scope: !123)
!135 = !DILocation(line: 44, column: 14, scope: !123)
!136 = !DILocation(line: 0, scope: !123)
!137 = distinct !{!137, !129, !138, !96}
!138 = !DILocation(line: 45, column: 3, scope: !123)
!139 = !DILocation(line: 46, column: 6, scope: !140)
!140 = distinct !DILexicalBlock(scope: !123, file: !3, line: 46, column: 6)
!141 = !DILocation(line: 46, column: 6, scope: !123)
!142 = !DILocation(line: 47, column: 3, scope: !143)
!143 = distinct !DILexicalBlock(scope: !144, file: !3, line: 47, column: 3)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 47, column: 3)
!145 = !DILocation(line: 47, column: 3, scope: !144)
!146 = !DILocation(line: 47, column: 3, scope: !140)
!147 = !DILocation(line: 48, column: 1, scope: !123)
