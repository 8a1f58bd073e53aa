; ModuleID = 'benchmarks/indexer.c'
source_filename = "benchmarks/indexer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global [128 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [16 x i8] c"++probes < SIZE\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [21 x i8] c"benchmarks/indexer.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !41 {
  %1 = alloca i32, align 4
  %2 = alloca [15 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !55
  store i32 0, ptr %3, align 4, !dbg !55
  br label %5, !dbg !56

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !57
  %7 = icmp slt i32 %6, 15, !dbg !59
  br i1 %7, label %8, label %19, !dbg !60

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !61
  %10 = sext i32 %9 to i64, !dbg !62
  %11 = getelementptr inbounds [15 x i64], ptr %2, i64 0, i64 %10, !dbg !62
  %12 = load i32, ptr %3, align 4, !dbg !63
  %13 = sext i32 %12 to i64, !dbg !64
  %14 = inttoptr i64 %13 to ptr, !dbg !65
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !66
  br label %16, !dbg !66

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !67
  %18 = add nsw i32 %17, 1, !dbg !67
  store i32 %18, ptr %3, align 4, !dbg !67
  br label %5, !dbg !68, !llvm.loop !69

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !74
  store i32 0, ptr %4, align 4, !dbg !74
  br label %20, !dbg !75

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !76
  %22 = icmp slt i32 %21, 15, !dbg !78
  br i1 %22, label %23, label %32, !dbg !79

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !80
  %25 = sext i32 %24 to i64, !dbg !81
  %26 = getelementptr inbounds [15 x i64], ptr %2, i64 0, i64 %25, !dbg !81
  %27 = load i64, ptr %26, align 8, !dbg !81
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !82
  br label %29, !dbg !82

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !83
  %31 = add nsw i32 %30, 1, !dbg !83
  store i32 %31, ptr %4, align 4, !dbg !83
  br label %20, !dbg !84, !llvm.loop !85

32:                                               ; preds = %20
  ret i32 0, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !91, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %11 = load ptr, ptr %2, align 8, !dbg !95
  %12 = ptrtoint ptr %11 to i64, !dbg !96
  %13 = trunc i64 %12 to i32, !dbg !97
  store i32 %13, ptr %3, align 4, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %4, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 1, ptr %4, align 4, !dbg !100
  br label %14, !dbg !101

14:                                               ; preds = %52, %1
  %15 = load i32, ptr %4, align 4, !dbg !102
  %16 = icmp sle i32 %15, 4, !dbg !104
  br i1 %16, label %17, label %55, !dbg !105

17:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata ptr %5, metadata !106, metadata !DIExpression()), !dbg !108
  %18 = load i32, ptr %4, align 4, !dbg !109
  %19 = mul nsw i32 %18, 11, !dbg !110
  %20 = load i32, ptr %3, align 4, !dbg !111
  %21 = add nsw i32 %19, %20, !dbg !112
  store i32 %21, ptr %5, align 4, !dbg !108
  call void @llvm.dbg.declare(metadata ptr %6, metadata !113, metadata !DIExpression()), !dbg !114
  %22 = load i32, ptr %5, align 4, !dbg !115
  %23 = mul nsw i32 %22, 7, !dbg !116
  %24 = srem i32 %23, 128, !dbg !117
  store i32 %24, ptr %6, align 4, !dbg !114
  call void @llvm.dbg.declare(metadata ptr %7, metadata !118, metadata !DIExpression()), !dbg !119
  store i32 0, ptr %7, align 4, !dbg !119
  br label %25, !dbg !120

25:                                               ; preds = %50, %17
  call void @llvm.dbg.declare(metadata ptr %8, metadata !121, metadata !DIExpression()), !dbg !125
  store i32 0, ptr %8, align 4, !dbg !125
  %26 = load i32, ptr %6, align 4, !dbg !126
  %27 = sext i32 %26 to i64, !dbg !126
  %28 = getelementptr inbounds [128 x i32], ptr @table, i64 0, i64 %27, !dbg !126
  %29 = load i32, ptr %5, align 4, !dbg !126
  store i32 %29, ptr %9, align 4, !dbg !126
  %30 = load i32, ptr %8, align 4, !dbg !126
  %31 = load i32, ptr %9, align 4, !dbg !126
  %32 = cmpxchg ptr %28, i32 %30, i32 %31 seq_cst seq_cst, align 4, !dbg !126
  %33 = extractvalue { i32, i1 } %32, 0, !dbg !126
  %34 = extractvalue { i32, i1 } %32, 1, !dbg !126
  br i1 %34, label %36, label %35, !dbg !126

35:                                               ; preds = %25
  store i32 %33, ptr %8, align 4, !dbg !126
  br label %36, !dbg !126

36:                                               ; preds = %35, %25
  %37 = zext i1 %34 to i8, !dbg !126
  store i8 %37, ptr %10, align 1, !dbg !126
  %38 = load i8, ptr %10, align 1, !dbg !126
  %39 = trunc i8 %38 to i1, !dbg !126
  br i1 %39, label %40, label %41, !dbg !128

40:                                               ; preds = %36
  br label %51, !dbg !129

41:                                               ; preds = %36
  %42 = load i32, ptr %6, align 4, !dbg !130
  %43 = add nsw i32 %42, 1, !dbg !131
  %44 = srem i32 %43, 128, !dbg !132
  store i32 %44, ptr %6, align 4, !dbg !133
  %45 = load i32, ptr %7, align 4, !dbg !134
  %46 = add nsw i32 %45, 1, !dbg !134
  store i32 %46, ptr %7, align 4, !dbg !134
  %47 = icmp slt i32 %46, 128, !dbg !134
  br i1 %47, label %48, label %49, !dbg !137

48:                                               ; preds = %41
  br label %50, !dbg !137

49:                                               ; preds = %41
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !134
  unreachable, !dbg !134

50:                                               ; preds = %48
  br label %25, !dbg !138, !llvm.loop !139

51:                                               ; preds = %40
  br label %52, !dbg !142

52:                                               ; preds = %51
  %53 = load i32, ptr %4, align 4, !dbg !143
  %54 = add nsw i32 %53, 1, !dbg !143
  store i32 %54, ptr %4, align 4, !dbg !143
  br label %14, !dbg !144, !llvm.loop !145

55:                                               ; preds = %14
  ret ptr null, !dbg !147
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
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 20, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/indexer.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 16)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 168, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 21)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 144, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 18)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 4096, elements: !32)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !30, line: 96, baseType: !31)
!30 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!32 = !{!33}
!33 = !DISubrange(count: 128)
!34 = !{i32 7, !"Dwarf Version", i32 5}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"PIE Level", i32 2}
!39 = !{i32 7, !"uwtable", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !42, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{!9}
!44 = !{}
!45 = !DILocalVariable(name: "t", scope: !41, file: !3, line: 44, type: !46)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 960, elements: !50)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !{!51}
!51 = !DISubrange(count: 15)
!52 = !DILocation(line: 44, column: 12, scope: !41)
!53 = !DILocalVariable(name: "i", scope: !54, file: !3, line: 46, type: !9)
!54 = distinct !DILexicalBlock(scope: !41, file: !3, line: 46, column: 2)
!55 = !DILocation(line: 46, column: 11, scope: !54)
!56 = !DILocation(line: 46, column: 7, scope: !54)
!57 = !DILocation(line: 46, column: 18, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !3, line: 46, column: 2)
!59 = !DILocation(line: 46, column: 20, scope: !58)
!60 = !DILocation(line: 46, column: 2, scope: !54)
!61 = !DILocation(line: 47, column: 21, scope: !58)
!62 = !DILocation(line: 47, column: 19, scope: !58)
!63 = !DILocation(line: 47, column: 54, scope: !58)
!64 = !DILocation(line: 47, column: 44, scope: !58)
!65 = !DILocation(line: 47, column: 36, scope: !58)
!66 = !DILocation(line: 47, column: 3, scope: !58)
!67 = !DILocation(line: 46, column: 26, scope: !58)
!68 = !DILocation(line: 46, column: 2, scope: !58)
!69 = distinct !{!69, !60, !70, !71}
!70 = !DILocation(line: 47, column: 55, scope: !54)
!71 = !{!"llvm.loop.mustprogress"}
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 48, type: !9)
!73 = distinct !DILexicalBlock(scope: !41, file: !3, line: 48, column: 2)
!74 = !DILocation(line: 48, column: 11, scope: !73)
!75 = !DILocation(line: 48, column: 7, scope: !73)
!76 = !DILocation(line: 48, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 48, column: 2)
!78 = !DILocation(line: 48, column: 20, scope: !77)
!79 = !DILocation(line: 48, column: 2, scope: !73)
!80 = !DILocation(line: 49, column: 18, scope: !77)
!81 = !DILocation(line: 49, column: 16, scope: !77)
!82 = !DILocation(line: 49, column: 3, scope: !77)
!83 = !DILocation(line: 48, column: 26, scope: !77)
!84 = !DILocation(line: 48, column: 2, scope: !77)
!85 = distinct !{!85, !79, !86, !71}
!86 = !DILocation(line: 49, column: 26, scope: !73)
!87 = !DILocation(line: 50, column: 2, scope: !41)
!88 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !89, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!89 = !DISubroutineType(types: !90)
!90 = !{!5, !5}
!91 = !DILocalVariable(name: "arg", arg: 1, scope: !88, file: !3, line: 22, type: !5)
!92 = !DILocation(line: 22, column: 24, scope: !88)
!93 = !DILocalVariable(name: "me", scope: !88, file: !3, line: 24, type: !9)
!94 = !DILocation(line: 24, column: 6, scope: !88)
!95 = !DILocation(line: 24, column: 26, scope: !88)
!96 = !DILocation(line: 24, column: 16, scope: !88)
!97 = !DILocation(line: 24, column: 11, scope: !88)
!98 = !DILocalVariable(name: "m", scope: !99, file: !3, line: 26, type: !9)
!99 = distinct !DILexicalBlock(scope: !88, file: !3, line: 26, column: 2)
!100 = !DILocation(line: 26, column: 11, scope: !99)
!101 = !DILocation(line: 26, column: 7, scope: !99)
!102 = !DILocation(line: 26, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 26, column: 2)
!104 = !DILocation(line: 26, column: 20, scope: !103)
!105 = !DILocation(line: 26, column: 2, scope: !99)
!106 = !DILocalVariable(name: "word", scope: !107, file: !3, line: 27, type: !9)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 26, column: 38)
!108 = !DILocation(line: 27, column: 7, scope: !107)
!109 = !DILocation(line: 27, column: 14, scope: !107)
!110 = !DILocation(line: 27, column: 16, scope: !107)
!111 = !DILocation(line: 27, column: 23, scope: !107)
!112 = !DILocation(line: 27, column: 21, scope: !107)
!113 = !DILocalVariable(name: "h", scope: !107, file: !3, line: 28, type: !9)
!114 = !DILocation(line: 28, column: 7, scope: !107)
!115 = !DILocation(line: 28, column: 12, scope: !107)
!116 = !DILocation(line: 28, column: 17, scope: !107)
!117 = !DILocation(line: 28, column: 22, scope: !107)
!118 = !DILocalVariable(name: "probes", scope: !107, file: !3, line: 29, type: !9)
!119 = !DILocation(line: 29, column: 7, scope: !107)
!120 = !DILocation(line: 31, column: 3, scope: !107)
!121 = !DILocalVariable(name: "empty", scope: !122, file: !3, line: 32, type: !9)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 31, column: 12)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 31, column: 3)
!124 = distinct !DILexicalBlock(scope: !107, file: !3, line: 31, column: 3)
!125 = !DILocation(line: 32, column: 8, scope: !122)
!126 = !DILocation(line: 33, column: 8, scope: !127)
!127 = distinct !DILexicalBlock(scope: !122, file: !3, line: 33, column: 8)
!128 = !DILocation(line: 33, column: 8, scope: !122)
!129 = !DILocation(line: 34, column: 5, scope: !127)
!130 = !DILocation(line: 35, column: 9, scope: !122)
!131 = !DILocation(line: 35, column: 11, scope: !122)
!132 = !DILocation(line: 35, column: 16, scope: !122)
!133 = !DILocation(line: 35, column: 6, scope: !122)
!134 = !DILocation(line: 36, column: 4, scope: !135)
!135 = distinct !DILexicalBlock(scope: !136, file: !3, line: 36, column: 4)
!136 = distinct !DILexicalBlock(scope: !122, file: !3, line: 36, column: 4)
!137 = !DILocation(line: 36, column: 4, scope: !136)
!138 = !DILocation(line: 31, column: 3, scope: !123)
!139 = distinct !{!139, !140, !141}
!140 = !DILocation(line: 31, column: 3, scope: !124)
!141 = !DILocation(line: 37, column: 3, scope: !124)
!142 = !DILocation(line: 38, column: 2, scope: !107)
!143 = !DILocation(line: 26, column: 34, scope: !103)
!144 = !DILocation(line: 26, column: 2, scope: !103)
!145 = distinct !{!145, !105, !146, !71}
!146 = !DILocation(line: 38, column: 2, scope: !99)
!147 = !DILocation(line: 39, column: 2, scope: !88)
