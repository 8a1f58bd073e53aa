; ModuleID = 'locks/membarrier.c'
source_filename = "locks/membarrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@owner = internal global i32 0, align 4, !dbg !0
@guest = internal global i32 0, align 4, !dbg !32
@inside = internal global i32 0, align 4, !dbg !54
@.str = private unnamed_addr constant [34 x i8] c"atomic_fetch_add(&inside, 1) == 0\00", align 1, !dbg !37
@.str.1 = private unnamed_addr constant [19 x i8] c"locks/membarrier.c\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.enter = private unnamed_addr constant [17 x i8] c"void enter(void)\00", align 1, !dbg !48

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !74
  %3 = call i64 (i64, ...) @syscall(i64 noundef 324, i32 noundef 16, i32 noundef 0, i32 noundef 0) #5, !dbg !75
  %4 = icmp ne i64 %3, 0, !dbg !75
  br i1 %4, label %5, label %6, !dbg !77

5:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !78
  br label %17, !dbg !78

6:                                                ; preds = %0
  %7 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !79
  %8 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @often, ptr noundef null) #5, !dbg !80
  %9 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !81
  %10 = call i32 @pthread_create(ptr noundef %9, ptr noundef null, ptr noundef @seldom, ptr noundef null) #5, !dbg !82
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 0, !dbg !83
  %12 = load i64, ptr %11, align 16, !dbg !83
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !84
  %14 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1, !dbg !85
  %15 = load i64, ptr %14, align 8, !dbg !85
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !86
  store i32 0, ptr %1, align 4, !dbg !87
  br label %17, !dbg !87

17:                                               ; preds = %6, %5
  %18 = load i32, ptr %1, align 4, !dbg !88
  ret i32 %18, !dbg !88
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @often(ptr noundef %0) #0 !dbg !89 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  store i32 1, ptr %3, align 4, !dbg !94
  %6 = load i32, ptr %3, align 4, !dbg !94
  store atomic i32 %6, ptr @owner monotonic, align 4, !dbg !94
  fence syncscope("singlethread") seq_cst, !dbg !95
  %7 = load atomic i32, ptr @guest acquire, align 4, !dbg !96
  store i32 %7, ptr %4, align 4, !dbg !96
  %8 = load i32, ptr %4, align 4, !dbg !96
  %9 = icmp ne i32 %8, 0, !dbg !96
  br i1 %9, label %11, label %10, !dbg !98

10:                                               ; preds = %1
  call void @enter(), !dbg !99
  br label %11, !dbg !99

11:                                               ; preds = %10, %1
  store i32 0, ptr %5, align 4, !dbg !100
  %12 = load i32, ptr %5, align 4, !dbg !100
  store atomic i32 %12, ptr @owner release, align 4, !dbg !100
  %13 = load ptr, ptr %2, align 8, !dbg !101
  ret ptr %13, !dbg !102
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @seldom(ptr noundef %0) #0 !dbg !103 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !104, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata ptr %4, metadata !106, metadata !DIExpression()), !dbg !107
  %8 = load atomic i32, ptr @owner acquire, align 4, !dbg !108
  store i32 %8, ptr %5, align 4, !dbg !108
  %9 = load i32, ptr %5, align 4, !dbg !108
  %10 = icmp ne i32 %9, 0, !dbg !109
  %11 = xor i1 %10, true, !dbg !109
  %12 = zext i1 %11 to i32, !dbg !109
  store i32 %12, ptr %4, align 4, !dbg !107
  store i32 1, ptr %6, align 4, !dbg !110
  %13 = load i32, ptr %6, align 4, !dbg !110
  store atomic i32 %13, ptr @guest monotonic, align 4, !dbg !110
  %14 = call i64 (i64, ...) @syscall(i64 noundef 324, i32 noundef 8, i32 noundef 0, i32 noundef 0) #5, !dbg !111
  %15 = icmp ne i64 %14, 0, !dbg !111
  br i1 %15, label %16, label %18, !dbg !113

16:                                               ; preds = %1
  %17 = load ptr, ptr %3, align 8, !dbg !114
  store ptr %17, ptr %2, align 8, !dbg !115
  br label %25, !dbg !115

18:                                               ; preds = %1
  %19 = load i32, ptr %4, align 4, !dbg !116
  %20 = icmp ne i32 %19, 0, !dbg !116
  br i1 %20, label %21, label %22, !dbg !118

21:                                               ; preds = %18
  call void @enter(), !dbg !119
  br label %22, !dbg !119

22:                                               ; preds = %21, %18
  store i32 0, ptr %7, align 4, !dbg !120
  %23 = load i32, ptr %7, align 4, !dbg !120
  store atomic i32 %23, ptr @guest release, align 4, !dbg !120
  %24 = load ptr, ptr %3, align 8, !dbg !121
  store ptr %24, ptr %2, align 8, !dbg !122
  br label %25, !dbg !122

25:                                               ; preds = %22, %16
  %26 = load ptr, ptr %2, align 8, !dbg !123
  ret ptr %26, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enter() #0 !dbg !124 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 1, ptr %1, align 4, !dbg !127
  %5 = load i32, ptr %1, align 4, !dbg !127
  %6 = atomicrmw add ptr @inside, i32 %5 seq_cst, align 4, !dbg !127
  store i32 %6, ptr %2, align 4, !dbg !127
  %7 = load i32, ptr %2, align 4, !dbg !127
  %8 = icmp eq i32 %7, 0, !dbg !127
  br i1 %8, label %9, label %10, !dbg !130

9:                                                ; preds = %0
  br label %11, !dbg !130

10:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 19, ptr noundef @__PRETTY_FUNCTION__.enter) #6, !dbg !127
  unreachable, !dbg !127

11:                                               ; preds = %9
  store i32 1, ptr %3, align 4, !dbg !131
  %12 = load i32, ptr %3, align 4, !dbg !131
  %13 = atomicrmw sub ptr @inside, i32 %12 seq_cst, align 4, !dbg !131
  store i32 %13, ptr %4, align 4, !dbg !131
  %14 = load i32, ptr %4, align 4, !dbg !131
  ret void, !dbg !132
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
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !29, globals: !31, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "locks/membarrier.c", directory: ".")
!4 = !{!5, !20}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "membarrier_cmd", file: !6, line: 145, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "include/linux/membarrier.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19}
!9 = !DIEnumerator(name: "MEMBARRIER_CMD_QUERY", value: 0)
!10 = !DIEnumerator(name: "MEMBARRIER_CMD_GLOBAL", value: 1)
!11 = !DIEnumerator(name: "MEMBARRIER_CMD_GLOBAL_EXPEDITED", value: 2)
!12 = !DIEnumerator(name: "MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED", value: 4)
!13 = !DIEnumerator(name: "MEMBARRIER_CMD_PRIVATE_EXPEDITED", value: 8)
!14 = !DIEnumerator(name: "MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED", value: 16)
!15 = !DIEnumerator(name: "MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE", value: 32)
!16 = !DIEnumerator(name: "MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE", value: 64)
!17 = !DIEnumerator(name: "MEMBARRIER_CMD_PRIVATE_EXPEDITED_RSEQ", value: 128)
!18 = !DIEnumerator(name: "MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_RSEQ", value: 256)
!19 = !DIEnumerator(name: "MEMBARRIER_CMD_SHARED", value: 1)
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !21, line: 60, baseType: !7, size: 32, elements: !22)
!21 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!22 = !{!23, !24, !25, !26, !27, !28}
!23 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!24 = !DIEnumerator(name: "memory_order_consume", value: 1)
!25 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!26 = !DIEnumerator(name: "memory_order_release", value: 3)
!27 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!28 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!29 = !{!30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !{!0, !32, !37, !43, !48, !54}
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "guest", scope: !2, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !21, line: 96, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 272, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 34)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 152, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 19)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 136, elements: !52)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!52 = !{!53}
!53 = !DISubrange(count: 17)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"frame-pointer", i32 2}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !64, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!36}
!66 = !{}
!67 = !DILocalVariable(name: "thread", scope: !63, file: !3, line: 54, type: !68)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 128, elements: !72)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !{!73}
!73 = !DISubrange(count: 2)
!74 = !DILocation(line: 54, column: 12, scope: !63)
!75 = !DILocation(line: 55, column: 6, scope: !76)
!76 = distinct !DILexicalBlock(scope: !63, file: !3, line: 55, column: 6)
!77 = !DILocation(line: 55, column: 6, scope: !63)
!78 = !DILocation(line: 56, column: 3, scope: !76)
!79 = !DILocation(line: 57, column: 18, scope: !63)
!80 = !DILocation(line: 57, column: 2, scope: !63)
!81 = !DILocation(line: 62, column: 18, scope: !63)
!82 = !DILocation(line: 62, column: 2, scope: !63)
!83 = !DILocation(line: 63, column: 15, scope: !63)
!84 = !DILocation(line: 63, column: 2, scope: !63)
!85 = !DILocation(line: 65, column: 15, scope: !63)
!86 = !DILocation(line: 65, column: 2, scope: !63)
!87 = !DILocation(line: 69, column: 2, scope: !63)
!88 = !DILocation(line: 71, column: 1, scope: !63)
!89 = distinct !DISubprogram(name: "often", scope: !3, file: !3, line: 23, type: !90, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!90 = !DISubroutineType(types: !91)
!91 = !{!30, !30}
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !89, file: !3, line: 23, type: !30)
!93 = !DILocation(line: 23, column: 26, scope: !89)
!94 = !DILocation(line: 25, column: 2, scope: !89)
!95 = !DILocation(line: 26, column: 2, scope: !89)
!96 = !DILocation(line: 27, column: 7, scope: !97)
!97 = distinct !DILexicalBlock(scope: !89, file: !3, line: 27, column: 6)
!98 = !DILocation(line: 27, column: 6, scope: !89)
!99 = !DILocation(line: 28, column: 3, scope: !97)
!100 = !DILocation(line: 29, column: 2, scope: !89)
!101 = !DILocation(line: 30, column: 9, scope: !89)
!102 = !DILocation(line: 30, column: 2, scope: !89)
!103 = distinct !DISubprogram(name: "seldom", scope: !3, file: !3, line: 33, type: !90, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !103, file: !3, line: 33, type: !30)
!105 = !DILocation(line: 33, column: 27, scope: !103)
!106 = !DILocalVariable(name: "free", scope: !103, file: !3, line: 36, type: !36)
!107 = !DILocation(line: 36, column: 6, scope: !103)
!108 = !DILocation(line: 36, column: 14, scope: !103)
!109 = !DILocation(line: 36, column: 13, scope: !103)
!110 = !DILocation(line: 38, column: 2, scope: !103)
!111 = !DILocation(line: 40, column: 6, scope: !112)
!112 = distinct !DILexicalBlock(scope: !103, file: !3, line: 40, column: 6)
!113 = !DILocation(line: 40, column: 6, scope: !103)
!114 = !DILocation(line: 41, column: 10, scope: !112)
!115 = !DILocation(line: 41, column: 3, scope: !112)
!116 = !DILocation(line: 46, column: 6, scope: !117)
!117 = distinct !DILexicalBlock(scope: !103, file: !3, line: 46, column: 6)
!118 = !DILocation(line: 46, column: 6, scope: !103)
!119 = !DILocation(line: 47, column: 3, scope: !117)
!120 = !DILocation(line: 48, column: 2, scope: !103)
!121 = !DILocation(line: 49, column: 9, scope: !103)
!122 = !DILocation(line: 49, column: 2, scope: !103)
!123 = !DILocation(line: 50, column: 1, scope: !103)
!124 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 17, type: !125, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!125 = !DISubroutineType(types: !126)
!126 = !{null}
!127 = !DILocation(line: 19, column: 2, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 19, column: 2)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 19, column: 2)
!130 = !DILocation(line: 19, column: 2, scope: !129)
!131 = !DILocation(line: 20, column: 2, scope: !124)
!132 = !DILocation(line: 21, column: 1, scope: !124)
