; ModuleID = 'relaxed/fib.c'
source_filename = "relaxed/fib.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global i32 1, align 4, !dbg !0
@b = internal global i32 1, align 4, !dbg !35
@.str = private unnamed_addr constant [37 x i8] c"LOAD(a) <= bound && LOAD(b) <= bound\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [14 x i8] c"relaxed/fib.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %4, metadata !58, metadata !DIExpression()), !dbg !59
  %7 = call i32 @largest(), !dbg !60
  store i32 %7, ptr %4, align 4, !dbg !59
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @add_b, ptr noundef null) #5, !dbg !61
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @add_a, ptr noundef null) #5, !dbg !62
  %10 = load i64, ptr %2, align 8, !dbg !63
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !64
  %12 = load i64, ptr %3, align 8, !dbg !65
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !66
  %14 = load atomic i32, ptr @a monotonic, align 4, !dbg !67
  store i32 %14, ptr %5, align 4, !dbg !67
  %15 = load i32, ptr %5, align 4, !dbg !67
  %16 = load i32, ptr %4, align 4, !dbg !67
  %17 = icmp sle i32 %15, %16, !dbg !67
  br i1 %17, label %18, label %24, !dbg !67

18:                                               ; preds = %0
  %19 = load atomic i32, ptr @b monotonic, align 4, !dbg !67
  store i32 %19, ptr %6, align 4, !dbg !67
  %20 = load i32, ptr %6, align 4, !dbg !67
  %21 = load i32, ptr %4, align 4, !dbg !67
  %22 = icmp sle i32 %20, %21, !dbg !67
  br i1 %22, label %23, label %24, !dbg !70

23:                                               ; preds = %18
  br label %25, !dbg !70

24:                                               ; preds = %18, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 59, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !67
  unreachable, !dbg !67

25:                                               ; preds = %23
  ret i32 0, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @largest() #0 !dbg !72 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !73, metadata !DIExpression()), !dbg !74
  store i32 1, ptr %1, align 4, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !76
  store i32 1, ptr %2, align 4, !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %3, align 4, !dbg !79
  br label %5, !dbg !80

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !81
  %7 = icmp slt i32 %6, 6, !dbg !83
  br i1 %7, label %8, label %17, !dbg !84

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !87
  %9 = load i32, ptr %1, align 4, !dbg !88
  %10 = load i32, ptr %2, align 4, !dbg !89
  %11 = add nsw i32 %9, %10, !dbg !90
  store i32 %11, ptr %4, align 4, !dbg !87
  %12 = load i32, ptr %2, align 4, !dbg !91
  store i32 %12, ptr %1, align 4, !dbg !92
  %13 = load i32, ptr %4, align 4, !dbg !93
  store i32 %13, ptr %2, align 4, !dbg !94
  br label %14, !dbg !95

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !96
  %16 = add nsw i32 %15, 1, !dbg !96
  store i32 %16, ptr %3, align 4, !dbg !96
  br label %5, !dbg !97, !llvm.loop !98

17:                                               ; preds = %5
  %18 = load i32, ptr %2, align 4, !dbg !101
  %19 = sub nsw i32 %18, 1, !dbg !102
  ret i32 %19, !dbg !103
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_b(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !107, metadata !DIExpression()), !dbg !108
  %7 = load ptr, ptr %2, align 8, !dbg !109
  call void @llvm.dbg.declare(metadata ptr %3, metadata !110, metadata !DIExpression()), !dbg !112
  store i32 0, ptr %3, align 4, !dbg !112
  br label %8, !dbg !113

8:                                                ; preds = %18, %1
  %9 = load i32, ptr %3, align 4, !dbg !114
  %10 = icmp slt i32 %9, 3, !dbg !116
  br i1 %10, label %11, label %21, !dbg !117

11:                                               ; preds = %8
  %12 = load atomic i32, ptr @a monotonic, align 4, !dbg !118
  store i32 %12, ptr %5, align 4, !dbg !118
  %13 = load i32, ptr %5, align 4, !dbg !118
  %14 = load atomic i32, ptr @b monotonic, align 4, !dbg !118
  store i32 %14, ptr %6, align 4, !dbg !118
  %15 = load i32, ptr %6, align 4, !dbg !118
  %16 = add nsw i32 %13, %15, !dbg !118
  store i32 %16, ptr %4, align 4, !dbg !118
  %17 = load i32, ptr %4, align 4, !dbg !118
  store atomic i32 %17, ptr @a monotonic, align 4, !dbg !118
  br label %18, !dbg !118

18:                                               ; preds = %11
  %19 = load i32, ptr %3, align 4, !dbg !119
  %20 = add nsw i32 %19, 1, !dbg !119
  store i32 %20, ptr %3, align 4, !dbg !119
  br label %8, !dbg !120, !llvm.loop !121

21:                                               ; preds = %8
  ret ptr null, !dbg !123
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @add_a(ptr noundef %0) #0 !dbg !124 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !125, metadata !DIExpression()), !dbg !126
  %7 = load ptr, ptr %2, align 8, !dbg !127
  call void @llvm.dbg.declare(metadata ptr %3, metadata !128, metadata !DIExpression()), !dbg !130
  store i32 0, ptr %3, align 4, !dbg !130
  br label %8, !dbg !131

8:                                                ; preds = %18, %1
  %9 = load i32, ptr %3, align 4, !dbg !132
  %10 = icmp slt i32 %9, 3, !dbg !134
  br i1 %10, label %11, label %21, !dbg !135

11:                                               ; preds = %8
  %12 = load atomic i32, ptr @b monotonic, align 4, !dbg !136
  store i32 %12, ptr %5, align 4, !dbg !136
  %13 = load i32, ptr %5, align 4, !dbg !136
  %14 = load atomic i32, ptr @a monotonic, align 4, !dbg !136
  store i32 %14, ptr %6, align 4, !dbg !136
  %15 = load i32, ptr %6, align 4, !dbg !136
  %16 = add nsw i32 %13, %15, !dbg !136
  store i32 %16, ptr %4, align 4, !dbg !136
  %17 = load i32, ptr %4, align 4, !dbg !136
  store atomic i32 %17, ptr @b monotonic, align 4, !dbg !136
  br label %18, !dbg !136

18:                                               ; preds = %11
  %19 = load i32, ptr %3, align 4, !dbg !137
  %20 = add nsw i32 %19, 1, !dbg !137
  store i32 %20, ptr %3, align 4, !dbg !137
  br label %8, !dbg !138, !llvm.loop !139

21:                                               ; preds = %8
  ret ptr null, !dbg !141
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
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 14, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed/fib.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 296, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 37)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 14)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 59, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 14, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !48, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!39}
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !47, file: !3, line: 50, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 50, column: 12, scope: !47)
!56 = !DILocalVariable(name: "u", scope: !47, file: !3, line: 50, type: !52)
!57 = !DILocation(line: 50, column: 15, scope: !47)
!58 = !DILocalVariable(name: "bound", scope: !47, file: !3, line: 51, type: !39)
!59 = !DILocation(line: 51, column: 6, scope: !47)
!60 = !DILocation(line: 51, column: 14, scope: !47)
!61 = !DILocation(line: 53, column: 2, scope: !47)
!62 = !DILocation(line: 54, column: 2, scope: !47)
!63 = !DILocation(line: 56, column: 15, scope: !47)
!64 = !DILocation(line: 56, column: 2, scope: !47)
!65 = !DILocation(line: 57, column: 15, scope: !47)
!66 = !DILocation(line: 57, column: 2, scope: !47)
!67 = !DILocation(line: 59, column: 2, scope: !68)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 59, column: 2)
!69 = distinct !DILexicalBlock(scope: !47, file: !3, line: 59, column: 2)
!70 = !DILocation(line: 59, column: 2, scope: !69)
!71 = !DILocation(line: 64, column: 2, scope: !47)
!72 = distinct !DISubprogram(name: "largest", scope: !3, file: !3, line: 32, type: !48, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!73 = !DILocalVariable(name: "low", scope: !72, file: !3, line: 34, type: !39)
!74 = !DILocation(line: 34, column: 6, scope: !72)
!75 = !DILocalVariable(name: "high", scope: !72, file: !3, line: 34, type: !39)
!76 = !DILocation(line: 34, column: 15, scope: !72)
!77 = !DILocalVariable(name: "r", scope: !78, file: !3, line: 36, type: !39)
!78 = distinct !DILexicalBlock(scope: !72, file: !3, line: 36, column: 2)
!79 = !DILocation(line: 36, column: 11, scope: !78)
!80 = !DILocation(line: 36, column: 7, scope: !78)
!81 = !DILocation(line: 36, column: 18, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 36, column: 2)
!83 = !DILocation(line: 36, column: 20, scope: !82)
!84 = !DILocation(line: 36, column: 2, scope: !78)
!85 = !DILocalVariable(name: "next", scope: !86, file: !3, line: 37, type: !39)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 36, column: 39)
!87 = !DILocation(line: 37, column: 7, scope: !86)
!88 = !DILocation(line: 37, column: 14, scope: !86)
!89 = !DILocation(line: 37, column: 20, scope: !86)
!90 = !DILocation(line: 37, column: 18, scope: !86)
!91 = !DILocation(line: 38, column: 9, scope: !86)
!92 = !DILocation(line: 38, column: 7, scope: !86)
!93 = !DILocation(line: 39, column: 10, scope: !86)
!94 = !DILocation(line: 39, column: 8, scope: !86)
!95 = !DILocation(line: 40, column: 2, scope: !86)
!96 = !DILocation(line: 36, column: 35, scope: !82)
!97 = !DILocation(line: 36, column: 2, scope: !82)
!98 = distinct !{!98, !84, !99, !100}
!99 = !DILocation(line: 40, column: 2, scope: !78)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocation(line: 42, column: 9, scope: !72)
!102 = !DILocation(line: 42, column: 14, scope: !72)
!103 = !DILocation(line: 42, column: 2, scope: !72)
!104 = distinct !DISubprogram(name: "add_b", scope: !3, file: !3, line: 16, type: !105, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!105 = !DISubroutineType(types: !106)
!106 = !{!16, !16}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 16, type: !16)
!108 = !DILocation(line: 16, column: 26, scope: !104)
!109 = !DILocation(line: 18, column: 8, scope: !104)
!110 = !DILocalVariable(name: "r", scope: !111, file: !3, line: 19, type: !39)
!111 = distinct !DILexicalBlock(scope: !104, file: !3, line: 19, column: 2)
!112 = !DILocation(line: 19, column: 11, scope: !111)
!113 = !DILocation(line: 19, column: 7, scope: !111)
!114 = !DILocation(line: 19, column: 18, scope: !115)
!115 = distinct !DILexicalBlock(scope: !111, file: !3, line: 19, column: 2)
!116 = !DILocation(line: 19, column: 20, scope: !115)
!117 = !DILocation(line: 19, column: 2, scope: !111)
!118 = !DILocation(line: 20, column: 3, scope: !115)
!119 = !DILocation(line: 19, column: 31, scope: !115)
!120 = !DILocation(line: 19, column: 2, scope: !115)
!121 = distinct !{!121, !117, !122, !100}
!122 = !DILocation(line: 20, column: 3, scope: !111)
!123 = !DILocation(line: 21, column: 2, scope: !104)
!124 = distinct !DISubprogram(name: "add_a", scope: !3, file: !3, line: 24, type: !105, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!125 = !DILocalVariable(name: "arg", arg: 1, scope: !124, file: !3, line: 24, type: !16)
!126 = !DILocation(line: 24, column: 26, scope: !124)
!127 = !DILocation(line: 26, column: 8, scope: !124)
!128 = !DILocalVariable(name: "r", scope: !129, file: !3, line: 27, type: !39)
!129 = distinct !DILexicalBlock(scope: !124, file: !3, line: 27, column: 2)
!130 = !DILocation(line: 27, column: 11, scope: !129)
!131 = !DILocation(line: 27, column: 7, scope: !129)
!132 = !DILocation(line: 27, column: 18, scope: !133)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 27, column: 2)
!134 = !DILocation(line: 27, column: 20, scope: !133)
!135 = !DILocation(line: 27, column: 2, scope: !129)
!136 = !DILocation(line: 28, column: 3, scope: !133)
!137 = !DILocation(line: 27, column: 31, scope: !133)
!138 = !DILocation(line: 27, column: 2, scope: !133)
!139 = distinct !{!139, !135, !140, !100}
!140 = !DILocation(line: 28, column: 3, scope: !129)
!141 = !DILocation(line: 29, column: 2, scope: !124)
