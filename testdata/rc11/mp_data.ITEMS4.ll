; ModuleID = 'rc11/mp_data.c'
source_filename = "rc11/mp_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [2 x ptr] [ptr @send, ptr @receive], align 16, !dbg !0
@data = internal global [4 x i32] zeroinitializer, align 16, !dbg !26
@flag = internal global i32 0, align 4, !dbg !31
@.str = private unnamed_addr constant [17 x i8] c"data[i] == i + 1\00", align 1, !dbg !35
@.str.1 = private unnamed_addr constant [15 x i8] c"rc11/mp_data.c\00", align 1, !dbg !41
@__PRETTY_FUNCTION__.receive = private unnamed_addr constant [22 x i8] c"void *receive(void *)\00", align 1, !dbg !46

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %3, align 4, !dbg !74
  br label %5, !dbg !74

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !75
  %7 = icmp slt i32 %6, 2, !dbg !75
  br i1 %7, label %8, label %20, !dbg !74

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !75
  %10 = sext i32 %9 to i64, !dbg !75
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !75
  %12 = load i32, ptr %3, align 4, !dbg !75
  %13 = sext i32 %12 to i64, !dbg !75
  %14 = getelementptr inbounds [2 x ptr], ptr @start, i64 0, i64 %13, !dbg !75
  %15 = load ptr, ptr %14, align 8, !dbg !75
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #5, !dbg !75
  br label %17, !dbg !75

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !75
  %19 = add nsw i32 %18, 1, !dbg !75
  store i32 %19, ptr %3, align 4, !dbg !75
  br label %5, !dbg !75, !llvm.loop !77

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %4, align 4, !dbg !81
  br label %21, !dbg !81

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !82
  %23 = icmp slt i32 %22, 2, !dbg !82
  br i1 %23, label %24, label %33, !dbg !81

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !82
  %26 = sext i32 %25 to i64, !dbg !82
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !82
  %28 = load i64, ptr %27, align 8, !dbg !82
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !82
  br label %30, !dbg !82

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !82
  %32 = add nsw i32 %31, 1, !dbg !82
  store i32 %32, ptr %4, align 4, !dbg !82
  br label %21, !dbg !82, !llvm.loop !84

33:                                               ; preds = %21
  ret i32 0, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @send(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.declare(metadata ptr %3, metadata !88, metadata !DIExpression()), !dbg !90
  store i32 0, ptr %3, align 4, !dbg !90
  br label %5, !dbg !91

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %3, align 4, !dbg !92
  %7 = icmp slt i32 %6, 4, !dbg !94
  br i1 %7, label %8, label %17, !dbg !95

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !96
  %10 = add nsw i32 %9, 1, !dbg !97
  %11 = load i32, ptr %3, align 4, !dbg !98
  %12 = sext i32 %11 to i64, !dbg !99
  %13 = getelementptr inbounds [4 x i32], ptr @data, i64 0, i64 %12, !dbg !99
  store i32 %10, ptr %13, align 4, !dbg !100
  br label %14, !dbg !99

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !101
  %16 = add nsw i32 %15, 1, !dbg !101
  store i32 %16, ptr %3, align 4, !dbg !101
  br label %5, !dbg !102, !llvm.loop !103

17:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !105
  %18 = load i32, ptr %4, align 4, !dbg !105
  store atomic i32 %18, ptr @flag release, align 4, !dbg !105
  ret ptr null, !dbg !106
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  %5 = load atomic i32, ptr @flag acquire, align 4, !dbg !110
  store i32 %5, ptr %3, align 4, !dbg !110
  %6 = load i32, ptr %3, align 4, !dbg !110
  %7 = icmp ne i32 %6, 0, !dbg !110
  br i1 %7, label %8, label %27, !dbg !112

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !113, metadata !DIExpression()), !dbg !115
  store i32 0, ptr %4, align 4, !dbg !115
  br label %9, !dbg !116

9:                                                ; preds = %23, %8
  %10 = load i32, ptr %4, align 4, !dbg !117
  %11 = icmp slt i32 %10, 4, !dbg !119
  br i1 %11, label %12, label %26, !dbg !120

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !121
  %14 = sext i32 %13 to i64, !dbg !121
  %15 = getelementptr inbounds [4 x i32], ptr @data, i64 0, i64 %14, !dbg !121
  %16 = load i32, ptr %15, align 4, !dbg !121
  %17 = load i32, ptr %4, align 4, !dbg !121
  %18 = add nsw i32 %17, 1, !dbg !121
  %19 = icmp eq i32 %16, %18, !dbg !121
  br i1 %19, label %20, label %21, !dbg !124

20:                                               ; preds = %12
  br label %22, !dbg !124

21:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.receive) #6, !dbg !121
  unreachable, !dbg !121

22:                                               ; preds = %20
  br label %23, !dbg !125

23:                                               ; preds = %22
  %24 = load i32, ptr %4, align 4, !dbg !126
  %25 = add nsw i32 %24, 1, !dbg !126
  store i32 %25, ptr %4, align 4, !dbg !126
  br label %9, !dbg !127, !llvm.loop !128

26:                                               ; preds = %9
  br label %27, !dbg !129

27:                                               ; preds = %26, %1
  ret ptr null, !dbg !130
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
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 31, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/mp_data.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 31, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !7, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!7 = !DISubroutineType(types: !8)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13}
!13 = !DIEnumerator(name: "n", value: 2)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !15, line: 60, baseType: !11, size: 32, elements: !16)
!15 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!20 = !DIEnumerator(name: "memory_order_release", value: 3)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !26, !31, !35, !41, !46}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 4)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 13, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 136, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 17)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 120, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 15)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 176, elements: !50)
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!50 = !{!51}
!51 = !DISubrange(count: 22)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 128, elements: !57)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DISubroutineType(types: !56)
!56 = !{!24, !24}
!57 = !{!58}
!58 = !DISubrange(count: 2)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 8, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 31, type: !67)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 128, elements: !57)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !69, line: 27, baseType: !70)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !DILocation(line: 31, column: 1, scope: !6)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 31, type: !9)
!73 = distinct !DILexicalBlock(scope: !6, file: !3, line: 31, column: 1)
!74 = !DILocation(line: 31, column: 1, scope: !73)
!75 = !DILocation(line: 31, column: 1, scope: !76)
!76 = distinct !DILexicalBlock(scope: !73, file: !3, line: 31, column: 1)
!77 = distinct !{!77, !74, !74, !78}
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 31, type: !9)
!80 = distinct !DILexicalBlock(scope: !6, file: !3, line: 31, column: 1)
!81 = !DILocation(line: 31, column: 1, scope: !80)
!82 = !DILocation(line: 31, column: 1, scope: !83)
!83 = distinct !DILexicalBlock(scope: !80, file: !3, line: 31, column: 1)
!84 = distinct !{!84, !81, !81, !78}
!85 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 15, type: !55, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 15, type: !24)
!87 = !DILocation(line: 15, column: 1, scope: !85)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 17, type: !9)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 17, column: 2)
!90 = !DILocation(line: 17, column: 11, scope: !89)
!91 = !DILocation(line: 17, column: 7, scope: !89)
!92 = !DILocation(line: 17, column: 18, scope: !93)
!93 = distinct !DILexicalBlock(scope: !89, file: !3, line: 17, column: 2)
!94 = !DILocation(line: 17, column: 20, scope: !93)
!95 = !DILocation(line: 17, column: 2, scope: !89)
!96 = !DILocation(line: 18, column: 13, scope: !93)
!97 = !DILocation(line: 18, column: 15, scope: !93)
!98 = !DILocation(line: 18, column: 8, scope: !93)
!99 = !DILocation(line: 18, column: 3, scope: !93)
!100 = !DILocation(line: 18, column: 11, scope: !93)
!101 = !DILocation(line: 17, column: 30, scope: !93)
!102 = !DILocation(line: 17, column: 2, scope: !93)
!103 = distinct !{!103, !95, !104, !78}
!104 = !DILocation(line: 18, column: 17, scope: !89)
!105 = !DILocation(line: 19, column: 2, scope: !85)
!106 = !DILocation(line: 20, column: 2, scope: !85)
!107 = distinct !DISubprogram(name: "receive", scope: !3, file: !3, line: 23, type: !55, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 23, type: !24)
!109 = !DILocation(line: 23, column: 1, scope: !107)
!110 = !DILocation(line: 25, column: 6, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 25, column: 6)
!112 = !DILocation(line: 25, column: 6, scope: !107)
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 26, type: !9)
!114 = distinct !DILexicalBlock(scope: !111, file: !3, line: 26, column: 3)
!115 = !DILocation(line: 26, column: 12, scope: !114)
!116 = !DILocation(line: 26, column: 8, scope: !114)
!117 = !DILocation(line: 26, column: 19, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 26, column: 3)
!119 = !DILocation(line: 26, column: 21, scope: !118)
!120 = !DILocation(line: 26, column: 3, scope: !114)
!121 = !DILocation(line: 27, column: 4, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 27, column: 4)
!123 = distinct !DILexicalBlock(scope: !118, file: !3, line: 27, column: 4)
!124 = !DILocation(line: 27, column: 4, scope: !123)
!125 = !DILocation(line: 27, column: 4, scope: !118)
!126 = !DILocation(line: 26, column: 31, scope: !118)
!127 = !DILocation(line: 26, column: 3, scope: !118)
!128 = distinct !{!128, !120, !129, !78}
!129 = !DILocation(line: 27, column: 4, scope: !114)
!130 = !DILocation(line: 28, column: 2, scope: !107)
