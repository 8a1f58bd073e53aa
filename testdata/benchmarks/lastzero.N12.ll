; ModuleID = 'benchmarks/lastzero.c'
source_filename = "benchmarks/lastzero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = internal global [13 x i32] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"i >= 0\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [22 x i8] c"benchmarks/lastzero.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.search = private unnamed_addr constant [21 x i8] c"void *search(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca [13 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !60
  %5 = getelementptr inbounds [13 x i64], ptr %2, i64 0, i64 0, !dbg !61
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @search, ptr noundef null) #5, !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 1, ptr %3, align 4, !dbg !65
  br label %7, !dbg !66

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !67
  %9 = icmp sle i32 %8, 12, !dbg !69
  br i1 %9, label %10, label %21, !dbg !70

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !71
  %12 = sext i32 %11 to i64, !dbg !72
  %13 = getelementptr inbounds [13 x i64], ptr %2, i64 0, i64 %12, !dbg !72
  %14 = load i32, ptr %3, align 4, !dbg !73
  %15 = sext i32 %14 to i64, !dbg !74
  %16 = inttoptr i64 %15 to ptr, !dbg !75
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @set, ptr noundef %16) #5, !dbg !76
  br label %18, !dbg !76

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !77
  %20 = add nsw i32 %19, 1, !dbg !77
  store i32 %20, ptr %3, align 4, !dbg !77
  br label %7, !dbg !78, !llvm.loop !79

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %22, !dbg !85

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %4, align 4, !dbg !86
  %24 = icmp sle i32 %23, 12, !dbg !88
  br i1 %24, label %25, label %34, !dbg !89

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4, !dbg !90
  %27 = sext i32 %26 to i64, !dbg !91
  %28 = getelementptr inbounds [13 x i64], ptr %2, i64 0, i64 %27, !dbg !91
  %29 = load i64, ptr %28, align 8, !dbg !91
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !92
  br label %31, !dbg !92

31:                                               ; preds = %25
  %32 = load i32, ptr %4, align 4, !dbg !93
  %33 = add nsw i32 %32, 1, !dbg !93
  store i32 %33, ptr %4, align 4, !dbg !93
  br label %22, !dbg !94, !llvm.loop !95

34:                                               ; preds = %22
  ret i32 0, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @search(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  store i32 12, ptr %3, align 4, !dbg !104
  %5 = load ptr, ptr %2, align 8, !dbg !105
  br label %6, !dbg !106

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %3, align 4, !dbg !107
  %8 = sext i32 %7 to i64, !dbg !108
  %9 = getelementptr inbounds [13 x i32], ptr @cell, i64 0, i64 %8, !dbg !108
  %10 = load atomic i32, ptr %9 monotonic, align 4, !dbg !109
  store i32 %10, ptr %4, align 4, !dbg !109
  %11 = load i32, ptr %4, align 4, !dbg !109
  %12 = icmp ne i32 %11, 0, !dbg !110
  br i1 %12, label %13, label %16, !dbg !106

13:                                               ; preds = %6
  %14 = load i32, ptr %3, align 4, !dbg !111
  %15 = add nsw i32 %14, -1, !dbg !111
  store i32 %15, ptr %3, align 4, !dbg !111
  br label %6, !dbg !106, !llvm.loop !112

16:                                               ; preds = %6
  %17 = load i32, ptr %3, align 4, !dbg !113
  %18 = icmp sge i32 %17, 0, !dbg !113
  br i1 %18, label %19, label %20, !dbg !116

19:                                               ; preds = %16
  br label %21, !dbg !116

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.search) #6, !dbg !113
  unreachable, !dbg !113

21:                                               ; preds = %19
  ret ptr null, !dbg !117
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !118 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.declare(metadata ptr %3, metadata !121, metadata !DIExpression()), !dbg !122
  %7 = load ptr, ptr %2, align 8, !dbg !123
  %8 = ptrtoint ptr %7 to i64, !dbg !124
  %9 = trunc i64 %8 to i32, !dbg !125
  store i32 %9, ptr %3, align 4, !dbg !122
  call void @llvm.dbg.declare(metadata ptr %4, metadata !126, metadata !DIExpression()), !dbg !127
  %10 = load i32, ptr %3, align 4, !dbg !128
  %11 = sub nsw i32 %10, 1, !dbg !129
  %12 = sext i32 %11 to i64, !dbg !130
  %13 = getelementptr inbounds [13 x i32], ptr @cell, i64 0, i64 %12, !dbg !130
  %14 = load atomic i32, ptr %13 monotonic, align 4, !dbg !131
  store i32 %14, ptr %5, align 4, !dbg !131
  %15 = load i32, ptr %5, align 4, !dbg !131
  store i32 %15, ptr %4, align 4, !dbg !127
  %16 = load i32, ptr %3, align 4, !dbg !132
  %17 = sext i32 %16 to i64, !dbg !133
  %18 = getelementptr inbounds [13 x i32], ptr @cell, i64 0, i64 %17, !dbg !133
  %19 = load i32, ptr %4, align 4, !dbg !134
  %20 = add nsw i32 %19, 1, !dbg !135
  store i32 %20, ptr %6, align 4, !dbg !136
  %21 = load i32, ptr %6, align 4, !dbg !136
  store atomic i32 %21, ptr %18 monotonic, align 4, !dbg !136
  ret ptr null, !dbg !137
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
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 18, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/lastzero.c", directory: ".")
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
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !28, !33, !0}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 56, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 7)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 176, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 22)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 168, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 21)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 416, elements: !42)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!42 = !{!43}
!43 = !DISubrange(count: 13)
!44 = !{i32 7, !"Dwarf Version", i32 5}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"PIE Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !52, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!20}
!54 = !{}
!55 = !DILocalVariable(name: "t", scope: !51, file: !3, line: 42, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 832, elements: !42)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !58, line: 27, baseType: !59)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 42, column: 12, scope: !51)
!61 = !DILocation(line: 44, column: 18, scope: !51)
!62 = !DILocation(line: 44, column: 2, scope: !51)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 45, type: !20)
!64 = distinct !DILexicalBlock(scope: !51, file: !3, line: 45, column: 2)
!65 = !DILocation(line: 45, column: 11, scope: !64)
!66 = !DILocation(line: 45, column: 7, scope: !64)
!67 = !DILocation(line: 45, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 45, column: 2)
!69 = !DILocation(line: 45, column: 20, scope: !68)
!70 = !DILocation(line: 45, column: 2, scope: !64)
!71 = !DILocation(line: 46, column: 21, scope: !68)
!72 = !DILocation(line: 46, column: 19, scope: !68)
!73 = !DILocation(line: 46, column: 54, scope: !68)
!74 = !DILocation(line: 46, column: 44, scope: !68)
!75 = !DILocation(line: 46, column: 36, scope: !68)
!76 = !DILocation(line: 46, column: 3, scope: !68)
!77 = !DILocation(line: 45, column: 27, scope: !68)
!78 = !DILocation(line: 45, column: 2, scope: !68)
!79 = distinct !{!79, !70, !80, !81}
!80 = !DILocation(line: 46, column: 55, scope: !64)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 47, type: !20)
!83 = distinct !DILexicalBlock(scope: !51, file: !3, line: 47, column: 2)
!84 = !DILocation(line: 47, column: 11, scope: !83)
!85 = !DILocation(line: 47, column: 7, scope: !83)
!86 = !DILocation(line: 47, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 47, column: 2)
!88 = !DILocation(line: 47, column: 20, scope: !87)
!89 = !DILocation(line: 47, column: 2, scope: !83)
!90 = !DILocation(line: 48, column: 18, scope: !87)
!91 = !DILocation(line: 48, column: 16, scope: !87)
!92 = !DILocation(line: 48, column: 3, scope: !87)
!93 = !DILocation(line: 47, column: 27, scope: !87)
!94 = !DILocation(line: 47, column: 2, scope: !87)
!95 = distinct !{!95, !89, !96, !81}
!96 = !DILocation(line: 48, column: 26, scope: !83)
!97 = !DILocation(line: 49, column: 2, scope: !51)
!98 = distinct !DISubprogram(name: "search", scope: !3, file: !3, line: 20, type: !99, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!99 = !DISubroutineType(types: !100)
!100 = !{!16, !16}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 20, type: !16)
!102 = !DILocation(line: 20, column: 27, scope: !98)
!103 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 22, type: !20)
!104 = !DILocation(line: 22, column: 6, scope: !98)
!105 = !DILocation(line: 24, column: 8, scope: !98)
!106 = !DILocation(line: 25, column: 2, scope: !98)
!107 = !DILocation(line: 25, column: 36, scope: !98)
!108 = !DILocation(line: 25, column: 31, scope: !98)
!109 = !DILocation(line: 25, column: 9, scope: !98)
!110 = !DILocation(line: 25, column: 62, scope: !98)
!111 = !DILocation(line: 26, column: 4, scope: !98)
!112 = distinct !{!112, !106, !111, !81}
!113 = !DILocation(line: 27, column: 2, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !3, line: 27, column: 2)
!115 = distinct !DILexicalBlock(scope: !98, file: !3, line: 27, column: 2)
!116 = !DILocation(line: 27, column: 2, scope: !115)
!117 = !DILocation(line: 28, column: 2, scope: !98)
!118 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 31, type: !99, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 31, type: !16)
!120 = !DILocation(line: 31, column: 24, scope: !118)
!121 = !DILocalVariable(name: "i", scope: !118, file: !3, line: 33, type: !20)
!122 = !DILocation(line: 33, column: 6, scope: !118)
!123 = !DILocation(line: 33, column: 25, scope: !118)
!124 = !DILocation(line: 33, column: 15, scope: !118)
!125 = !DILocation(line: 33, column: 10, scope: !118)
!126 = !DILocalVariable(name: "v", scope: !118, file: !3, line: 34, type: !20)
!127 = !DILocation(line: 34, column: 6, scope: !118)
!128 = !DILocation(line: 34, column: 37, scope: !118)
!129 = !DILocation(line: 34, column: 39, scope: !118)
!130 = !DILocation(line: 34, column: 32, scope: !118)
!131 = !DILocation(line: 34, column: 10, scope: !118)
!132 = !DILocation(line: 36, column: 30, scope: !118)
!133 = !DILocation(line: 36, column: 25, scope: !118)
!134 = !DILocation(line: 36, column: 34, scope: !118)
!135 = !DILocation(line: 36, column: 36, scope: !118)
!136 = !DILocation(line: 36, column: 2, scope: !118)
!137 = !DILocation(line: 37, column: 2, scope: !118)
