; ModuleID = 'rc11/release_sequence_rmws.c'
source_filename = "rc11/release_sequence_rmws.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@data = internal global i32 0, align 4, !dbg !0
@flag = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !23
@.str.1 = private unnamed_addr constant [29 x i8] c"rc11/release_sequence_rmws.c\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.receive = private unnamed_addr constant [22 x i8] c"void *receive(void *)\00", align 1, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !58
  %5 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 0, !dbg !59
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @send, ptr noundef null) #5, !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !63
  store i32 1, ptr %3, align 4, !dbg !63
  br label %7, !dbg !64

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !65
  %9 = icmp sle i32 %8, 4, !dbg !67
  br i1 %9, label %10, label %18, !dbg !68

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !69
  %12 = sext i32 %11 to i64, !dbg !70
  %13 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %12, !dbg !70
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @forward, ptr noundef null) #5, !dbg !71
  br label %15, !dbg !71

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !72
  %17 = add nsw i32 %16, 1, !dbg !72
  store i32 %17, ptr %3, align 4, !dbg !72
  br label %7, !dbg !73, !llvm.loop !74

18:                                               ; preds = %7
  %19 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 5, !dbg !77
  %20 = call i32 @pthread_create(ptr noundef %19, ptr noundef null, ptr noundef @receive, ptr noundef null) #5, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %4, align 4, !dbg !81
  br label %21, !dbg !82

21:                                               ; preds = %30, %18
  %22 = load i32, ptr %4, align 4, !dbg !83
  %23 = icmp slt i32 %22, 6, !dbg !85
  br i1 %23, label %24, label %33, !dbg !86

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !87
  %26 = sext i32 %25 to i64, !dbg !88
  %27 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %26, !dbg !88
  %28 = load i64, ptr %27, align 8, !dbg !88
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !89
  br label %30, !dbg !89

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !90
  %32 = add nsw i32 %31, 1, !dbg !90
  store i32 %32, ptr %4, align 4, !dbg !90
  br label %21, !dbg !91, !llvm.loop !92

33:                                               ; preds = %21
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @send(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  store i32 1, ptr @data, align 4, !dbg !100
  store i32 100, ptr %3, align 4, !dbg !101
  %5 = load i32, ptr %3, align 4, !dbg !101
  %6 = atomicrmw add ptr @flag, i32 %5 release, align 4, !dbg !101
  store i32 %6, ptr %4, align 4, !dbg !101
  %7 = load i32, ptr %4, align 4, !dbg !101
  ret ptr null, !dbg !102
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @forward(ptr noundef %0) #0 !dbg !103 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !104, metadata !DIExpression()), !dbg !105
  store i32 1, ptr %3, align 4, !dbg !106
  %5 = load i32, ptr %3, align 4, !dbg !106
  %6 = atomicrmw add ptr @flag, i32 %5 monotonic, align 4, !dbg !106
  store i32 %6, ptr %4, align 4, !dbg !106
  %7 = load i32, ptr %4, align 4, !dbg !106
  ret ptr null, !dbg !107
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !109, metadata !DIExpression()), !dbg !110
  %4 = load atomic i32, ptr @flag acquire, align 4, !dbg !111
  store i32 %4, ptr %3, align 4, !dbg !111
  %5 = load i32, ptr %3, align 4, !dbg !111
  %6 = icmp sge i32 %5, 100, !dbg !113
  br i1 %6, label %7, label %13, !dbg !114

7:                                                ; preds = %1
  %8 = load i32, ptr @data, align 4, !dbg !115
  %9 = icmp eq i32 %8, 1, !dbg !115
  br i1 %9, label %10, label %11, !dbg !118

10:                                               ; preds = %7
  br label %12, !dbg !118

11:                                               ; preds = %7
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 31, ptr noundef @__PRETTY_FUNCTION__.receive) #6, !dbg !115
  unreachable, !dbg !115

12:                                               ; preds = %10
  br label %13, !dbg !119

13:                                               ; preds = %12, %1
  ret ptr null, !dbg !120
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
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/release_sequence_rmws.c", directory: ".")
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
!17 = !{!0, !18, !23, !29, !34}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 80, elements: !27)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !{!28}
!28 = !DISubrange(count: 10)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 232, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 29)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 176, elements: !38)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!38 = !{!39}
!39 = !DISubrange(count: 22)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !48, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!22}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 37, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 384, elements: !56)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !54, line: 27, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!56 = !{!57}
!57 = !DISubrange(count: 6)
!58 = !DILocation(line: 37, column: 12, scope: !47)
!59 = !DILocation(line: 39, column: 18, scope: !47)
!60 = !DILocation(line: 39, column: 2, scope: !47)
!61 = !DILocalVariable(name: "i", scope: !62, file: !3, line: 40, type: !22)
!62 = distinct !DILexicalBlock(scope: !47, file: !3, line: 40, column: 2)
!63 = !DILocation(line: 40, column: 11, scope: !62)
!64 = !DILocation(line: 40, column: 7, scope: !62)
!65 = !DILocation(line: 40, column: 18, scope: !66)
!66 = distinct !DILexicalBlock(scope: !62, file: !3, line: 40, column: 2)
!67 = !DILocation(line: 40, column: 20, scope: !66)
!68 = !DILocation(line: 40, column: 2, scope: !62)
!69 = !DILocation(line: 41, column: 21, scope: !66)
!70 = !DILocation(line: 41, column: 19, scope: !66)
!71 = !DILocation(line: 41, column: 3, scope: !66)
!72 = !DILocation(line: 40, column: 27, scope: !66)
!73 = !DILocation(line: 40, column: 2, scope: !66)
!74 = distinct !{!74, !68, !75, !76}
!75 = !DILocation(line: 41, column: 44, scope: !62)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 42, column: 18, scope: !47)
!78 = !DILocation(line: 42, column: 2, scope: !47)
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 43, type: !22)
!80 = distinct !DILexicalBlock(scope: !47, file: !3, line: 43, column: 2)
!81 = !DILocation(line: 43, column: 11, scope: !80)
!82 = !DILocation(line: 43, column: 7, scope: !80)
!83 = !DILocation(line: 43, column: 18, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 43, column: 2)
!85 = !DILocation(line: 43, column: 20, scope: !84)
!86 = !DILocation(line: 43, column: 2, scope: !80)
!87 = !DILocation(line: 44, column: 18, scope: !84)
!88 = !DILocation(line: 44, column: 16, scope: !84)
!89 = !DILocation(line: 44, column: 3, scope: !84)
!90 = !DILocation(line: 43, column: 30, scope: !84)
!91 = !DILocation(line: 43, column: 2, scope: !84)
!92 = distinct !{!92, !86, !93, !76}
!93 = !DILocation(line: 44, column: 26, scope: !80)
!94 = !DILocation(line: 45, column: 2, scope: !47)
!95 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 15, type: !96, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!96 = !DISubroutineType(types: !97)
!97 = !{!16, !16}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 15, type: !16)
!99 = !DILocation(line: 15, column: 1, scope: !95)
!100 = !DILocation(line: 17, column: 7, scope: !95)
!101 = !DILocation(line: 18, column: 2, scope: !95)
!102 = !DILocation(line: 19, column: 2, scope: !95)
!103 = distinct !DISubprogram(name: "forward", scope: !3, file: !3, line: 22, type: !96, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!104 = !DILocalVariable(name: "arg", arg: 1, scope: !103, file: !3, line: 22, type: !16)
!105 = !DILocation(line: 22, column: 1, scope: !103)
!106 = !DILocation(line: 24, column: 2, scope: !103)
!107 = !DILocation(line: 25, column: 2, scope: !103)
!108 = distinct !DISubprogram(name: "receive", scope: !3, file: !3, line: 28, type: !96, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!109 = !DILocalVariable(name: "arg", arg: 1, scope: !108, file: !3, line: 28, type: !16)
!110 = !DILocation(line: 28, column: 1, scope: !108)
!111 = !DILocation(line: 30, column: 6, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 30, column: 6)
!113 = !DILocation(line: 30, column: 29, scope: !112)
!114 = !DILocation(line: 30, column: 6, scope: !108)
!115 = !DILocation(line: 31, column: 3, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 31, column: 3)
!117 = distinct !DILexicalBlock(scope: !112, file: !3, line: 31, column: 3)
!118 = !DILocation(line: 31, column: 3, scope: !117)
!119 = !DILocation(line: 31, column: 3, scope: !112)
!120 = !DILocation(line: 32, column: 2, scope: !108)
