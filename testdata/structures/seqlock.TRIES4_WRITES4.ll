; ModuleID = 'structures/seqlock.c'
source_filename = "structures/seqlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sequence = internal global i32 0, align 4, !dbg !0
@left = internal global i32 0, align 4, !dbg !18
@right = internal global i32 0, align 4, !dbg !23
@.str = private unnamed_addr constant [7 x i8] c"l == r\00", align 1, !dbg !25
@.str.1 = private unnamed_addr constant [21 x i8] c"structures/seqlock.c\00", align 1, !dbg !31
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !58
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !59
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
define internal ptr @writer(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  %10 = load ptr, ptr %2, align 8, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 1, ptr %3, align 4, !dbg !73
  br label %11, !dbg !74

11:                                               ; preds = %27, %1
  %12 = load i32, ptr %3, align 4, !dbg !75
  %13 = icmp sle i32 %12, 4, !dbg !77
  br i1 %13, label %14, label %30, !dbg !78

14:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !81
  %15 = load atomic i32, ptr @sequence monotonic, align 4, !dbg !82
  store i32 %15, ptr %5, align 4, !dbg !82
  %16 = load i32, ptr %5, align 4, !dbg !82
  store i32 %16, ptr %4, align 4, !dbg !81
  %17 = load i32, ptr %4, align 4, !dbg !83
  %18 = add nsw i32 %17, 1, !dbg !84
  store i32 %18, ptr %6, align 4, !dbg !85
  %19 = load i32, ptr %6, align 4, !dbg !85
  store atomic i32 %19, ptr @sequence monotonic, align 4, !dbg !85
  fence release, !dbg !86
  %20 = load i32, ptr %3, align 4, !dbg !87
  store i32 %20, ptr %7, align 4, !dbg !88
  %21 = load i32, ptr %7, align 4, !dbg !88
  store atomic i32 %21, ptr @left monotonic, align 4, !dbg !88
  %22 = load i32, ptr %3, align 4, !dbg !89
  store i32 %22, ptr %8, align 4, !dbg !90
  %23 = load i32, ptr %8, align 4, !dbg !90
  store atomic i32 %23, ptr @right monotonic, align 4, !dbg !90
  %24 = load i32, ptr %4, align 4, !dbg !91
  %25 = add nsw i32 %24, 2, !dbg !92
  store i32 %25, ptr %9, align 4, !dbg !93
  %26 = load i32, ptr %9, align 4, !dbg !93
  store atomic i32 %26, ptr @sequence release, align 4, !dbg !93
  br label %27, !dbg !94

27:                                               ; preds = %14
  %28 = load i32, ptr %3, align 4, !dbg !95
  %29 = add nsw i32 %28, 1, !dbg !95
  store i32 %29, ptr %3, align 4, !dbg !95
  br label %11, !dbg !96, !llvm.loop !97

30:                                               ; preds = %11
  ret ptr null, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !102, metadata !DIExpression()), !dbg !103
  %12 = load ptr, ptr %3, align 8, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %4, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %4, align 4, !dbg !107
  br label %13, !dbg !108

13:                                               ; preds = %40, %1
  %14 = load i32, ptr %4, align 4, !dbg !109
  %15 = icmp slt i32 %14, 4, !dbg !111
  br i1 %15, label %16, label %43, !dbg !112

16:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %5, metadata !113, metadata !DIExpression()), !dbg !115
  %17 = load atomic i32, ptr @sequence acquire, align 4, !dbg !116
  store i32 %17, ptr %6, align 4, !dbg !116
  %18 = load i32, ptr %6, align 4, !dbg !116
  store i32 %18, ptr %5, align 4, !dbg !115
  %19 = load i32, ptr %5, align 4, !dbg !117
  %20 = srem i32 %19, 2, !dbg !119
  %21 = icmp ne i32 %20, 0, !dbg !120
  br i1 %21, label %22, label %23, !dbg !121

22:                                               ; preds = %16
  br label %40, !dbg !122

23:                                               ; preds = %16
  call void @llvm.dbg.declare(metadata ptr %7, metadata !123, metadata !DIExpression()), !dbg !124
  %24 = load atomic i32, ptr @left monotonic, align 4, !dbg !125
  store i32 %24, ptr %8, align 4, !dbg !125
  %25 = load i32, ptr %8, align 4, !dbg !125
  store i32 %25, ptr %7, align 4, !dbg !124
  call void @llvm.dbg.declare(metadata ptr %9, metadata !126, metadata !DIExpression()), !dbg !127
  %26 = load atomic i32, ptr @right monotonic, align 4, !dbg !128
  store i32 %26, ptr %10, align 4, !dbg !128
  %27 = load i32, ptr %10, align 4, !dbg !128
  store i32 %27, ptr %9, align 4, !dbg !127
  fence acquire, !dbg !129
  %28 = load atomic i32, ptr @sequence monotonic, align 4, !dbg !130
  store i32 %28, ptr %11, align 4, !dbg !130
  %29 = load i32, ptr %11, align 4, !dbg !130
  %30 = load i32, ptr %5, align 4, !dbg !132
  %31 = icmp eq i32 %29, %30, !dbg !133
  br i1 %31, label %32, label %39, !dbg !134

32:                                               ; preds = %23
  %33 = load i32, ptr %7, align 4, !dbg !135
  %34 = load i32, ptr %9, align 4, !dbg !135
  %35 = icmp eq i32 %33, %34, !dbg !135
  br i1 %35, label %36, label %37, !dbg !139

36:                                               ; preds = %32
  br label %38, !dbg !139

37:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !135
  unreachable, !dbg !135

38:                                               ; preds = %36
  store ptr null, ptr %2, align 8, !dbg !140
  br label %44, !dbg !140

39:                                               ; preds = %23
  br label %40, !dbg !141

40:                                               ; preds = %39, %22
  %41 = load i32, ptr %4, align 4, !dbg !142
  %42 = add nsw i32 %41, 1, !dbg !142
  store i32 %42, ptr %4, align 4, !dbg !142
  br label %13, !dbg !143, !llvm.loop !144

43:                                               ; preds = %13
  store ptr null, ptr %2, align 8, !dbg !146
  br label %44, !dbg !146

44:                                               ; preds = %43, %38
  %45 = load ptr, ptr %2, align 8, !dbg !147
  ret ptr %45, !dbg !147
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
!1 = distinct !DIGlobalVariable(name: "sequence", scope: !2, file: !3, line: 20, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/seqlock.c", directory: ".")
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
!17 = !{!0, !18, !23, !25, !31, !36}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 56, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 7)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 168, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 21)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 168, elements: !34)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 55, type: !48, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!22}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 57, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 57, column: 12, scope: !47)
!56 = !DILocalVariable(name: "u", scope: !47, file: !3, line: 57, type: !52)
!57 = !DILocation(line: 57, column: 15, scope: !47)
!58 = !DILocation(line: 59, column: 2, scope: !47)
!59 = !DILocation(line: 60, column: 2, scope: !47)
!60 = !DILocation(line: 61, column: 15, scope: !47)
!61 = !DILocation(line: 61, column: 2, scope: !47)
!62 = !DILocation(line: 62, column: 15, scope: !47)
!63 = !DILocation(line: 62, column: 2, scope: !47)
!64 = !DILocation(line: 63, column: 2, scope: !47)
!65 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 23, type: !66, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!66 = !DISubroutineType(types: !67)
!67 = !{!16, !16}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 23, type: !16)
!69 = !DILocation(line: 23, column: 27, scope: !65)
!70 = !DILocation(line: 25, column: 8, scope: !65)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 26, type: !22)
!72 = distinct !DILexicalBlock(scope: !65, file: !3, line: 26, column: 2)
!73 = !DILocation(line: 26, column: 11, scope: !72)
!74 = !DILocation(line: 26, column: 7, scope: !72)
!75 = !DILocation(line: 26, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 26, column: 2)
!77 = !DILocation(line: 26, column: 20, scope: !76)
!78 = !DILocation(line: 26, column: 2, scope: !72)
!79 = !DILocalVariable(name: "s", scope: !80, file: !3, line: 27, type: !22)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 26, column: 36)
!81 = !DILocation(line: 27, column: 7, scope: !80)
!82 = !DILocation(line: 27, column: 11, scope: !80)
!83 = !DILocation(line: 28, column: 36, scope: !80)
!84 = !DILocation(line: 28, column: 38, scope: !80)
!85 = !DILocation(line: 28, column: 3, scope: !80)
!86 = !DILocation(line: 29, column: 3, scope: !80)
!87 = !DILocation(line: 30, column: 32, scope: !80)
!88 = !DILocation(line: 30, column: 3, scope: !80)
!89 = !DILocation(line: 31, column: 33, scope: !80)
!90 = !DILocation(line: 31, column: 3, scope: !80)
!91 = !DILocation(line: 32, column: 36, scope: !80)
!92 = !DILocation(line: 32, column: 38, scope: !80)
!93 = !DILocation(line: 32, column: 3, scope: !80)
!94 = !DILocation(line: 33, column: 2, scope: !80)
!95 = !DILocation(line: 26, column: 32, scope: !76)
!96 = !DILocation(line: 26, column: 2, scope: !76)
!97 = distinct !{!97, !78, !98, !99}
!98 = !DILocation(line: 33, column: 2, scope: !72)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !DILocation(line: 34, column: 2, scope: !65)
!101 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 37, type: !66, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 37, type: !16)
!103 = !DILocation(line: 37, column: 27, scope: !101)
!104 = !DILocation(line: 39, column: 8, scope: !101)
!105 = !DILocalVariable(name: "i", scope: !106, file: !3, line: 40, type: !22)
!106 = distinct !DILexicalBlock(scope: !101, file: !3, line: 40, column: 2)
!107 = !DILocation(line: 40, column: 11, scope: !106)
!108 = !DILocation(line: 40, column: 7, scope: !106)
!109 = !DILocation(line: 40, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 40, column: 2)
!111 = !DILocation(line: 40, column: 20, scope: !110)
!112 = !DILocation(line: 40, column: 2, scope: !106)
!113 = !DILocalVariable(name: "before", scope: !114, file: !3, line: 41, type: !22)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 40, column: 34)
!115 = !DILocation(line: 41, column: 7, scope: !114)
!116 = !DILocation(line: 41, column: 16, scope: !114)
!117 = !DILocation(line: 42, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 42, column: 7)
!119 = !DILocation(line: 42, column: 14, scope: !118)
!120 = !DILocation(line: 42, column: 18, scope: !118)
!121 = !DILocation(line: 42, column: 7, scope: !114)
!122 = !DILocation(line: 43, column: 4, scope: !118)
!123 = !DILocalVariable(name: "l", scope: !114, file: !3, line: 44, type: !22)
!124 = !DILocation(line: 44, column: 7, scope: !114)
!125 = !DILocation(line: 44, column: 11, scope: !114)
!126 = !DILocalVariable(name: "r", scope: !114, file: !3, line: 45, type: !22)
!127 = !DILocation(line: 45, column: 7, scope: !114)
!128 = !DILocation(line: 45, column: 11, scope: !114)
!129 = !DILocation(line: 46, column: 3, scope: !114)
!130 = !DILocation(line: 47, column: 7, scope: !131)
!131 = distinct !DILexicalBlock(scope: !114, file: !3, line: 47, column: 7)
!132 = !DILocation(line: 47, column: 64, scope: !131)
!133 = !DILocation(line: 47, column: 61, scope: !131)
!134 = !DILocation(line: 47, column: 7, scope: !114)
!135 = !DILocation(line: 48, column: 4, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 48, column: 4)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 48, column: 4)
!138 = distinct !DILexicalBlock(scope: !131, file: !3, line: 47, column: 72)
!139 = !DILocation(line: 48, column: 4, scope: !137)
!140 = !DILocation(line: 49, column: 4, scope: !138)
!141 = !DILocation(line: 51, column: 2, scope: !114)
!142 = !DILocation(line: 40, column: 30, scope: !110)
!143 = !DILocation(line: 40, column: 2, scope: !110)
!144 = distinct !{!144, !112, !145, !99}
!145 = !DILocation(line: 51, column: 2, scope: !106)
!146 = !DILocation(line: 52, column: 2, scope: !101)
!147 = !DILocation(line: 53, column: 1, scope: !101)
