; ModuleID = 'benchmarks/fib_bench_bad.c'
source_filename = "benchmarks/fib_bench_bad.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global i32 1, align 4, !dbg !0
@b = internal global i32 1, align 4, !dbg !24
@.str = private unnamed_addr constant [23 x i8] c"a < bound && b < bound\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [27 x i8] c"benchmarks/fib_bench_bad.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !45
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add_b, ptr noundef null) #5, !dbg !46
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add_a, ptr noundef null) #5, !dbg !47
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !49
  %7 = call i32 @largest(), !dbg !50
  store i32 %7, ptr %4, align 4, !dbg !49
  %8 = load volatile i32, ptr @a, align 4, !dbg !51
  %9 = load i32, ptr %4, align 4, !dbg !51
  %10 = icmp slt i32 %8, %9, !dbg !51
  br i1 %10, label %11, label %16, !dbg !51

11:                                               ; preds = %0
  %12 = load volatile i32, ptr @b, align 4, !dbg !51
  %13 = load i32, ptr %4, align 4, !dbg !51
  %14 = icmp slt i32 %12, %13, !dbg !51
  br i1 %14, label %15, label %16, !dbg !54

15:                                               ; preds = %11
  br label %17, !dbg !54

16:                                               ; preds = %11, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !51
  unreachable, !dbg !51

17:                                               ; preds = %15
  %18 = load i64, ptr %2, align 8, !dbg !55
  %19 = call i32 @pthread_join(i64 noundef %18, ptr noundef null), !dbg !56
  %20 = load i64, ptr %3, align 8, !dbg !57
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_b(ptr noundef %0) #0 !dbg !60 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !64
  %4 = load ptr, ptr %2, align 8, !dbg !65
  call void @llvm.dbg.declare(metadata ptr %3, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %3, align 4, !dbg !68
  br label %5, !dbg !69

5:                                                ; preds = %12, %1
  %6 = load i32, ptr %3, align 4, !dbg !70
  %7 = icmp slt i32 %6, 3, !dbg !72
  br i1 %7, label %8, label %15, !dbg !73

8:                                                ; preds = %5
  %9 = load volatile i32, ptr @a, align 4, !dbg !74
  %10 = load volatile i32, ptr @b, align 4, !dbg !75
  %11 = add nsw i32 %9, %10, !dbg !76
  store volatile i32 %11, ptr @a, align 4, !dbg !77
  br label %12, !dbg !78

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !79
  %14 = add nsw i32 %13, 1, !dbg !79
  store i32 %14, ptr %3, align 4, !dbg !79
  br label %5, !dbg !80, !llvm.loop !81

15:                                               ; preds = %5
  ret ptr null, !dbg !84
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_a(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !86, metadata !DIExpression()), !dbg !87
  %4 = load ptr, ptr %2, align 8, !dbg !88
  call void @llvm.dbg.declare(metadata ptr %3, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %3, align 4, !dbg !91
  br label %5, !dbg !92

5:                                                ; preds = %12, %1
  %6 = load i32, ptr %3, align 4, !dbg !93
  %7 = icmp slt i32 %6, 3, !dbg !95
  br i1 %7, label %8, label %15, !dbg !96

8:                                                ; preds = %5
  %9 = load volatile i32, ptr @b, align 4, !dbg !97
  %10 = load volatile i32, ptr @a, align 4, !dbg !98
  %11 = add nsw i32 %9, %10, !dbg !99
  store volatile i32 %11, ptr @b, align 4, !dbg !100
  br label %12, !dbg !101

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !102
  %14 = add nsw i32 %13, 1, !dbg !102
  store i32 %14, ptr %3, align 4, !dbg !102
  br label %5, !dbg !103, !llvm.loop !104

15:                                               ; preds = %5
  ret ptr null, !dbg !106
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @largest() #0 !dbg !107 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !108, metadata !DIExpression()), !dbg !109
  store i32 1, ptr %1, align 4, !dbg !109
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !111
  store i32 1, ptr %2, align 4, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %3, align 4, !dbg !114
  br label %5, !dbg !115

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !116
  %7 = icmp slt i32 %6, 6, !dbg !118
  br i1 %7, label %8, label %17, !dbg !119

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !120, metadata !DIExpression()), !dbg !122
  %9 = load i32, ptr %1, align 4, !dbg !123
  %10 = load i32, ptr %2, align 4, !dbg !124
  %11 = add nsw i32 %9, %10, !dbg !125
  store i32 %11, ptr %4, align 4, !dbg !122
  %12 = load i32, ptr %2, align 4, !dbg !126
  store i32 %12, ptr %1, align 4, !dbg !127
  %13 = load i32, ptr %4, align 4, !dbg !128
  store i32 %13, ptr %2, align 4, !dbg !129
  br label %14, !dbg !130

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !131
  %16 = add nsw i32 %15, 1, !dbg !131
  store i32 %16, ptr %3, align 4, !dbg !131
  br label %5, !dbg !132, !llvm.loop !133

17:                                               ; preds = %5
  %18 = load i32, ptr %2, align 4, !dbg !135
  ret i32 %18, !dbg !136
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/fib_bench_bad.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 23)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 27)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !36, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 50, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 50, column: 12, scope: !35)
!44 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 50, type: !40)
!45 = !DILocation(line: 50, column: 15, scope: !35)
!46 = !DILocation(line: 52, column: 2, scope: !35)
!47 = !DILocation(line: 53, column: 2, scope: !35)
!48 = !DILocalVariable(name: "bound", scope: !35, file: !3, line: 54, type: !27)
!49 = !DILocation(line: 54, column: 6, scope: !35)
!50 = !DILocation(line: 54, column: 14, scope: !35)
!51 = !DILocation(line: 55, column: 2, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 55, column: 2)
!53 = distinct !DILexicalBlock(scope: !35, file: !3, line: 55, column: 2)
!54 = !DILocation(line: 55, column: 2, scope: !53)
!55 = !DILocation(line: 56, column: 15, scope: !35)
!56 = !DILocation(line: 56, column: 2, scope: !35)
!57 = !DILocation(line: 57, column: 15, scope: !35)
!58 = !DILocation(line: 57, column: 2, scope: !35)
!59 = !DILocation(line: 58, column: 2, scope: !35)
!60 = distinct !DISubprogram(name: "add_b", scope: !3, file: !3, line: 20, type: !61, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!61 = !DISubroutineType(types: !62)
!62 = !{!5, !5}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 20, type: !5)
!64 = !DILocation(line: 20, column: 26, scope: !60)
!65 = !DILocation(line: 22, column: 8, scope: !60)
!66 = !DILocalVariable(name: "r", scope: !67, file: !3, line: 23, type: !27)
!67 = distinct !DILexicalBlock(scope: !60, file: !3, line: 23, column: 2)
!68 = !DILocation(line: 23, column: 11, scope: !67)
!69 = !DILocation(line: 23, column: 7, scope: !67)
!70 = !DILocation(line: 23, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 23, column: 2)
!72 = !DILocation(line: 23, column: 20, scope: !71)
!73 = !DILocation(line: 23, column: 2, scope: !67)
!74 = !DILocation(line: 24, column: 7, scope: !71)
!75 = !DILocation(line: 24, column: 11, scope: !71)
!76 = !DILocation(line: 24, column: 9, scope: !71)
!77 = !DILocation(line: 24, column: 5, scope: !71)
!78 = !DILocation(line: 24, column: 3, scope: !71)
!79 = !DILocation(line: 23, column: 31, scope: !71)
!80 = !DILocation(line: 23, column: 2, scope: !71)
!81 = distinct !{!81, !73, !82, !83}
!82 = !DILocation(line: 24, column: 11, scope: !67)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 25, column: 2, scope: !60)
!85 = distinct !DISubprogram(name: "add_a", scope: !3, file: !3, line: 28, type: !61, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!86 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 28, type: !5)
!87 = !DILocation(line: 28, column: 26, scope: !85)
!88 = !DILocation(line: 30, column: 8, scope: !85)
!89 = !DILocalVariable(name: "r", scope: !90, file: !3, line: 31, type: !27)
!90 = distinct !DILexicalBlock(scope: !85, file: !3, line: 31, column: 2)
!91 = !DILocation(line: 31, column: 11, scope: !90)
!92 = !DILocation(line: 31, column: 7, scope: !90)
!93 = !DILocation(line: 31, column: 18, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 31, column: 2)
!95 = !DILocation(line: 31, column: 20, scope: !94)
!96 = !DILocation(line: 31, column: 2, scope: !90)
!97 = !DILocation(line: 32, column: 7, scope: !94)
!98 = !DILocation(line: 32, column: 11, scope: !94)
!99 = !DILocation(line: 32, column: 9, scope: !94)
!100 = !DILocation(line: 32, column: 5, scope: !94)
!101 = !DILocation(line: 32, column: 3, scope: !94)
!102 = !DILocation(line: 31, column: 31, scope: !94)
!103 = !DILocation(line: 31, column: 2, scope: !94)
!104 = distinct !{!104, !96, !105, !83}
!105 = !DILocation(line: 32, column: 11, scope: !90)
!106 = !DILocation(line: 33, column: 2, scope: !85)
!107 = distinct !DISubprogram(name: "largest", scope: !3, file: !3, line: 36, type: !36, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!108 = !DILocalVariable(name: "low", scope: !107, file: !3, line: 38, type: !27)
!109 = !DILocation(line: 38, column: 6, scope: !107)
!110 = !DILocalVariable(name: "high", scope: !107, file: !3, line: 38, type: !27)
!111 = !DILocation(line: 38, column: 15, scope: !107)
!112 = !DILocalVariable(name: "r", scope: !113, file: !3, line: 40, type: !27)
!113 = distinct !DILexicalBlock(scope: !107, file: !3, line: 40, column: 2)
!114 = !DILocation(line: 40, column: 11, scope: !113)
!115 = !DILocation(line: 40, column: 7, scope: !113)
!116 = !DILocation(line: 40, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 40, column: 2)
!118 = !DILocation(line: 40, column: 20, scope: !117)
!119 = !DILocation(line: 40, column: 2, scope: !113)
!120 = !DILocalVariable(name: "next", scope: !121, file: !3, line: 41, type: !27)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 40, column: 39)
!122 = !DILocation(line: 41, column: 7, scope: !121)
!123 = !DILocation(line: 41, column: 14, scope: !121)
!124 = !DILocation(line: 41, column: 20, scope: !121)
!125 = !DILocation(line: 41, column: 18, scope: !121)
!126 = !DILocation(line: 42, column: 9, scope: !121)
!127 = !DILocation(line: 42, column: 7, scope: !121)
!128 = !DILocation(line: 43, column: 10, scope: !121)
!129 = !DILocation(line: 43, column: 8, scope: !121)
!130 = !DILocation(line: 44, column: 2, scope: !121)
!131 = !DILocation(line: 40, column: 35, scope: !117)
!132 = !DILocation(line: 40, column: 2, scope: !117)
!133 = distinct !{!133, !119, !134, !83}
!134 = !DILocation(line: 44, column: 2, scope: !113)
!135 = !DILocation(line: 45, column: 9, scope: !107)
!136 = !DILocation(line: 45, column: 2, scope: !107)
