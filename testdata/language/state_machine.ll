; ModuleID = 'language/state_machine.c'
source_filename = "language/state_machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@words = internal global i32 0, align 4, !dbg !0
@numbers = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [27 x i8] c"words == 2 && numbers == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"language/state_machine.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@mailbox = internal global i32 -1, align 4, !dbg !27
@input = internal constant [8 x i8] c"ab 12 c\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !54
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @feeder, ptr noundef null) #5, !dbg !55
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @lexer, ptr noundef null) #5, !dbg !56
  %6 = load i64, ptr %2, align 8, !dbg !57
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !58
  %8 = load i64, ptr %3, align 8, !dbg !59
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !60
  %10 = load i32, ptr @words, align 4, !dbg !61
  %11 = icmp eq i32 %10, 2, !dbg !61
  br i1 %11, label %12, label %16, !dbg !61

12:                                               ; preds = %0
  %13 = load i32, ptr @numbers, align 4, !dbg !61
  %14 = icmp eq i32 %13, 1, !dbg !61
  br i1 %14, label %15, label %16, !dbg !64

15:                                               ; preds = %12
  br label %17, !dbg !64

16:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 79, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !61
  unreachable, !dbg !61

17:                                               ; preds = %15
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @feeder(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  %6 = load ptr, ptr %2, align 8, !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !76
  store i64 0, ptr %3, align 8, !dbg !76
  br label %7, !dbg !77

7:                                                ; preds = %22, %1
  %8 = load i64, ptr %3, align 8, !dbg !78
  %9 = icmp ult i64 %8, 8, !dbg !80
  br i1 %9, label %10, label %25, !dbg !81

10:                                               ; preds = %7
  br label %11, !dbg !82

11:                                               ; preds = %15, %10
  %12 = load atomic i32, ptr @mailbox seq_cst, align 4, !dbg !84
  store i32 %12, ptr %4, align 4, !dbg !84
  %13 = load i32, ptr %4, align 4, !dbg !84
  %14 = icmp ne i32 %13, -1, !dbg !85
  br i1 %14, label %15, label %16, !dbg !82

15:                                               ; preds = %11
  br label %11, !dbg !82, !llvm.loop !86

16:                                               ; preds = %11
  %17 = load i64, ptr %3, align 8, !dbg !89
  %18 = getelementptr inbounds [8 x i8], ptr @input, i64 0, i64 %17, !dbg !89
  %19 = load i8, ptr %18, align 1, !dbg !89
  %20 = sext i8 %19 to i32, !dbg !89
  store i32 %20, ptr %5, align 4, !dbg !89
  %21 = load i32, ptr %5, align 4, !dbg !89
  store atomic i32 %21, ptr @mailbox seq_cst, align 4, !dbg !89
  br label %22, !dbg !90

22:                                               ; preds = %16
  %23 = load i64, ptr %3, align 8, !dbg !91
  %24 = add i64 %23, 1, !dbg !91
  store i64 %24, ptr %3, align 8, !dbg !91
  br label %7, !dbg !92, !llvm.loop !93

25:                                               ; preds = %7
  ret ptr null, !dbg !95
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @lexer(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %3, metadata !99, metadata !DIExpression()), !dbg !100
  %4 = load ptr, ptr %2, align 8, !dbg !101
  br label %5, !dbg !102

5:                                                ; preds = %20, %9, %1
  call void @llvm.dbg.label(metadata !103), !dbg !104
  %6 = call i32 @next(), !dbg !105
  store i32 %6, ptr %3, align 4, !dbg !106
  %7 = load i32, ptr %3, align 4, !dbg !107
  switch i32 %7, label %13 [
    i32 0, label %8
    i32 32, label %9
    i32 48, label %10
    i32 49, label %10
    i32 50, label %10
    i32 51, label %10
    i32 52, label %10
    i32 53, label %10
    i32 54, label %10
    i32 55, label %10
    i32 56, label %10
    i32 57, label %10
  ], !dbg !108

8:                                                ; preds = %5
  br label %22, !dbg !109

9:                                                ; preds = %5
  br label %5, !dbg !111

10:                                               ; preds = %5, %5, %5, %5, %5, %5, %5, %5, %5, %5
  %11 = load i32, ptr @numbers, align 4, !dbg !112
  %12 = add nsw i32 %11, 1, !dbg !112
  store i32 %12, ptr @numbers, align 4, !dbg !112
  br label %16, !dbg !113

13:                                               ; preds = %5
  %14 = load i32, ptr @words, align 4, !dbg !114
  %15 = add nsw i32 %14, 1, !dbg !114
  store i32 %15, ptr @words, align 4, !dbg !114
  br label %16, !dbg !115

16:                                               ; preds = %21, %13, %10
  call void @llvm.dbg.label(metadata !116), !dbg !117
  %17 = call i32 @next(), !dbg !118
  store i32 %17, ptr %3, align 4, !dbg !119
  %18 = load i32, ptr %3, align 4, !dbg !120
  switch i32 %18, label %21 [
    i32 0, label %19
    i32 32, label %20
  ], !dbg !121

19:                                               ; preds = %16
  br label %22, !dbg !122

20:                                               ; preds = %16
  br label %5, !dbg !124

21:                                               ; preds = %16
  br label %16, !dbg !125

22:                                               ; preds = %19, %8
  call void @llvm.dbg.label(metadata !126), !dbg !127
  ret ptr null, !dbg !128
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @next() #0 !dbg !129 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !130, metadata !DIExpression()), !dbg !131
  br label %5, !dbg !132

5:                                                ; preds = %9, %0
  %6 = load atomic i32, ptr @mailbox seq_cst, align 4, !dbg !133
  store i32 %6, ptr %2, align 4, !dbg !133
  %7 = load i32, ptr %2, align 4, !dbg !133
  %8 = icmp eq i32 %7, -1, !dbg !134
  br i1 %8, label %9, label %10, !dbg !132

9:                                                ; preds = %5
  br label %5, !dbg !132, !llvm.loop !135

10:                                               ; preds = %5
  %11 = load atomic i32, ptr @mailbox seq_cst, align 4, !dbg !137
  store i32 %11, ptr %3, align 4, !dbg !137
  %12 = load i32, ptr %3, align 4, !dbg !137
  store i32 %12, ptr %1, align 4, !dbg !138
  store i32 -1, ptr %4, align 4, !dbg !139
  %13 = load i32, ptr %4, align 4, !dbg !139
  store atomic i32 %13, ptr @mailbox seq_cst, align 4, !dbg !139
  %14 = load i32, ptr %1, align 4, !dbg !140
  ret i32 %14, !dbg !141
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "words", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/state_machine.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !27, !32}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 27)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 79, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "mailbox", scope: !2, file: !3, line: 12, type: !29, isLocal: true, isDefinition: true)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !30, line: 96, baseType: !31)
!30 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!31 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !26)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "input", scope: !2, file: !3, line: 11, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 64, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 8)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 71, type: !45, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!26}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 73, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 73, column: 12, scope: !44)
!53 = !DILocalVariable(name: "u", scope: !44, file: !3, line: 73, type: !49)
!54 = !DILocation(line: 73, column: 15, scope: !44)
!55 = !DILocation(line: 75, column: 2, scope: !44)
!56 = !DILocation(line: 76, column: 2, scope: !44)
!57 = !DILocation(line: 77, column: 15, scope: !44)
!58 = !DILocation(line: 77, column: 2, scope: !44)
!59 = !DILocation(line: 78, column: 15, scope: !44)
!60 = !DILocation(line: 78, column: 2, scope: !44)
!61 = !DILocation(line: 79, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 79, column: 2)
!63 = distinct !DILexicalBlock(scope: !44, file: !3, line: 79, column: 2)
!64 = !DILocation(line: 79, column: 2, scope: !63)
!65 = !DILocation(line: 80, column: 2, scope: !44)
!66 = distinct !DISubprogram(name: "feeder", scope: !3, file: !3, line: 15, type: !67, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5}
!69 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 15, type: !5)
!70 = !DILocation(line: 15, column: 27, scope: !66)
!71 = !DILocation(line: 17, column: 8, scope: !66)
!72 = !DILocalVariable(name: "i", scope: !73, file: !3, line: 18, type: !74)
!73 = distinct !DILexicalBlock(scope: !66, file: !3, line: 18, column: 2)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !75, line: 46, baseType: !51)
!75 = !DIFile(filename: "clang/stddef.h", directory: "")
!76 = !DILocation(line: 18, column: 14, scope: !73)
!77 = !DILocation(line: 18, column: 7, scope: !73)
!78 = !DILocation(line: 18, column: 21, scope: !79)
!79 = distinct !DILexicalBlock(scope: !73, file: !3, line: 18, column: 2)
!80 = !DILocation(line: 18, column: 23, scope: !79)
!81 = !DILocation(line: 18, column: 2, scope: !73)
!82 = !DILocation(line: 19, column: 3, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 18, column: 44)
!84 = !DILocation(line: 19, column: 10, scope: !83)
!85 = !DILocation(line: 19, column: 32, scope: !83)
!86 = distinct !{!86, !82, !87, !88}
!87 = !DILocation(line: 20, column: 4, scope: !83)
!88 = !{!"llvm.loop.mustprogress"}
!89 = !DILocation(line: 21, column: 3, scope: !83)
!90 = !DILocation(line: 22, column: 2, scope: !83)
!91 = !DILocation(line: 18, column: 40, scope: !79)
!92 = !DILocation(line: 18, column: 2, scope: !79)
!93 = distinct !{!93, !81, !94, !88}
!94 = !DILocation(line: 22, column: 2, scope: !73)
!95 = !DILocation(line: 23, column: 2, scope: !66)
!96 = distinct !DISubprogram(name: "lexer", scope: !3, file: !3, line: 37, type: !67, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 37, type: !5)
!98 = !DILocation(line: 37, column: 26, scope: !96)
!99 = !DILocalVariable(name: "c", scope: !96, file: !3, line: 39, type: !26)
!100 = !DILocation(line: 39, column: 6, scope: !96)
!101 = !DILocation(line: 41, column: 8, scope: !96)
!102 = !DILocation(line: 41, column: 2, scope: !96)
!103 = !DILabel(scope: !96, name: "between", file: !3, line: 42)
!104 = !DILocation(line: 42, column: 1, scope: !96)
!105 = !DILocation(line: 43, column: 6, scope: !96)
!106 = !DILocation(line: 43, column: 4, scope: !96)
!107 = !DILocation(line: 44, column: 10, scope: !96)
!108 = !DILocation(line: 44, column: 2, scope: !96)
!109 = !DILocation(line: 46, column: 3, scope: !110)
!110 = distinct !DILexicalBlock(scope: !96, file: !3, line: 44, column: 13)
!111 = !DILocation(line: 48, column: 3, scope: !110)
!112 = !DILocation(line: 51, column: 10, scope: !110)
!113 = !DILocation(line: 52, column: 3, scope: !110)
!114 = !DILocation(line: 54, column: 8, scope: !110)
!115 = !DILocation(line: 55, column: 3, scope: !110)
!116 = !DILabel(scope: !96, name: "inside", file: !3, line: 57)
!117 = !DILocation(line: 57, column: 1, scope: !96)
!118 = !DILocation(line: 58, column: 6, scope: !96)
!119 = !DILocation(line: 58, column: 4, scope: !96)
!120 = !DILocation(line: 59, column: 10, scope: !96)
!121 = !DILocation(line: 59, column: 2, scope: !96)
!122 = !DILocation(line: 61, column: 3, scope: !123)
!123 = distinct !DILexicalBlock(scope: !96, file: !3, line: 59, column: 13)
!124 = !DILocation(line: 63, column: 3, scope: !123)
!125 = !DILocation(line: 65, column: 3, scope: !123)
!126 = !DILabel(scope: !96, name: "end", file: !3, line: 67)
!127 = !DILocation(line: 67, column: 1, scope: !96)
!128 = !DILocation(line: 68, column: 2, scope: !96)
!129 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 26, type: !45, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!130 = !DILocalVariable(name: "c", scope: !129, file: !3, line: 28, type: !26)
!131 = !DILocation(line: 28, column: 6, scope: !129)
!132 = !DILocation(line: 30, column: 2, scope: !129)
!133 = !DILocation(line: 30, column: 9, scope: !129)
!134 = !DILocation(line: 30, column: 31, scope: !129)
!135 = distinct !{!135, !132, !136, !88}
!136 = !DILocation(line: 31, column: 3, scope: !129)
!137 = !DILocation(line: 32, column: 6, scope: !129)
!138 = !DILocation(line: 32, column: 4, scope: !129)
!139 = !DILocation(line: 33, column: 2, scope: !129)
!140 = !DILocation(line: 34, column: 9, scope: !129)
!141 = !DILocation(line: 34, column: 2, scope: !129)
