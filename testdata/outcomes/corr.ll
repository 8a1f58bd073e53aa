; ModuleID = 'outcomes/corr.c'
source_filename = "outcomes/corr.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@r1 = internal global i32 0, align 4, !dbg !0
@r2 = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [22 x i8] c"!(r1 == 1 && r2 == 0)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"outcomes/corr.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@x = internal global i32 0, align 4, !dbg !38

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 8
  store i32 0, ptr %1, align 4
  %3 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 0, !dbg !53
  store ptr @first, ptr %3, align 8, !dbg !53
  %4 = getelementptr inbounds ptr, ptr %3, i64 1, !dbg !53
  store ptr @second, ptr %4, align 8, !dbg !53
  %5 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 0, !dbg !54
  call void @together(i32 noundef 2, ptr noundef %5), !dbg !55
  %6 = load i32, ptr @r1, align 4, !dbg !56
  %7 = icmp eq i32 %6, 1, !dbg !56
  br i1 %7, label %8, label %11, !dbg !56

8:                                                ; preds = %0
  %9 = load i32, ptr @r2, align 4, !dbg !56
  %10 = icmp eq i32 %9, 0, !dbg !56
  br i1 %10, label %12, label %11, !dbg !59

11:                                               ; preds = %8, %0
  br label %13, !dbg !59

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !56
  unreachable, !dbg !56

13:                                               ; preds = %11
  ret i32 0, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define internal void @together(i32 noundef %0, ptr noundef %1) #0 !dbg !61 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !70
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %5, metadata !73, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata ptr %6, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %6, align 4, !dbg !83
  br label %8, !dbg !84

8:                                                ; preds = %22, %2
  %9 = load i32, ptr %6, align 4, !dbg !85
  %10 = load i32, ptr %3, align 4, !dbg !87
  %11 = icmp slt i32 %9, %10, !dbg !88
  br i1 %11, label %12, label %25, !dbg !89

12:                                               ; preds = %8
  %13 = load i32, ptr %6, align 4, !dbg !90
  %14 = sext i32 %13 to i64, !dbg !91
  %15 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %14, !dbg !91
  %16 = load ptr, ptr %4, align 8, !dbg !92
  %17 = load i32, ptr %6, align 4, !dbg !93
  %18 = sext i32 %17 to i64, !dbg !92
  %19 = getelementptr inbounds ptr, ptr %16, i64 %18, !dbg !92
  %20 = load ptr, ptr %19, align 8, !dbg !92
  %21 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef %20, ptr noundef null) #6, !dbg !94
  br label %22, !dbg !94

22:                                               ; preds = %12
  %23 = load i32, ptr %6, align 4, !dbg !95
  %24 = add nsw i32 %23, 1, !dbg !95
  store i32 %24, ptr %6, align 4, !dbg !95
  br label %8, !dbg !96, !llvm.loop !97

25:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 0, ptr %7, align 4, !dbg !102
  br label %26, !dbg !103

26:                                               ; preds = %36, %25
  %27 = load i32, ptr %7, align 4, !dbg !104
  %28 = load i32, ptr %3, align 4, !dbg !106
  %29 = icmp slt i32 %27, %28, !dbg !107
  br i1 %29, label %30, label %39, !dbg !108

30:                                               ; preds = %26
  %31 = load i32, ptr %7, align 4, !dbg !109
  %32 = sext i32 %31 to i64, !dbg !110
  %33 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %32, !dbg !110
  %34 = load i64, ptr %33, align 8, !dbg !110
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !111
  br label %36, !dbg !111

36:                                               ; preds = %30
  %37 = load i32, ptr %7, align 4, !dbg !112
  %38 = add nsw i32 %37, 1, !dbg !112
  store i32 %38, ptr %7, align 4, !dbg !112
  br label %26, !dbg !113, !llvm.loop !114

39:                                               ; preds = %26
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !117 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  store i32 1, ptr %3, align 4, !dbg !120
  %4 = load i32, ptr %3, align 4, !dbg !120
  store atomic i32 %4, ptr @x monotonic, align 4, !dbg !120
  %5 = load ptr, ptr %2, align 8, !dbg !121
  ret ptr %5, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  %5 = load atomic i32, ptr @x monotonic, align 4, !dbg !126
  store i32 %5, ptr %3, align 4, !dbg !126
  %6 = load i32, ptr %3, align 4, !dbg !126
  store i32 %6, ptr @r1, align 4, !dbg !127
  %7 = load atomic i32, ptr @x monotonic, align 4, !dbg !128
  store i32 %7, ptr %4, align 4, !dbg !128
  %8 = load i32, ptr %4, align 4, !dbg !128
  store i32 %8, ptr @r2, align 4, !dbg !129
  %9 = load ptr, ptr %2, align 8, !dbg !130
  ret ptr %9, !dbg !131
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "r1", scope: !2, file: !3, line: 8, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outcomes/corr.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35, !38}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 22)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "r2", scope: !2, file: !3, line: 8, type: !37, isLocal: true, isDefinition: true)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !41)
!41 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !37)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !50, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!37}
!52 = !{}
!53 = !DILocation(line: 25, column: 35, scope: !49)
!54 = !DILocation(line: 25, column: 14, scope: !49)
!55 = !DILocation(line: 25, column: 2, scope: !49)
!56 = !DILocation(line: 26, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 26, column: 2)
!58 = distinct !DILexicalBlock(scope: !49, file: !3, line: 26, column: 2)
!59 = !DILocation(line: 26, column: 2, scope: !58)
!60 = !DILocation(line: 27, column: 2, scope: !49)
!61 = distinct !DISubprogram(name: "together", scope: !62, file: !62, line: 25, type: !63, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!62 = !DIFile(filename: "outcomes/outcomes.h", directory: ".")
!63 = !DISubroutineType(types: !64)
!64 = !{null, !37, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{!16, !16}
!69 = !DILocalVariable(name: "n", arg: 1, scope: !61, file: !62, line: 25, type: !37)
!70 = !DILocation(line: 25, column: 26, scope: !61)
!71 = !DILocalVariable(name: "threads", arg: 2, scope: !61, file: !62, line: 25, type: !65)
!72 = !DILocation(line: 25, column: 37, scope: !61)
!73 = !DILocalVariable(name: "t", scope: !61, file: !62, line: 27, type: !74)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 256, elements: !78)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !76, line: 27, baseType: !77)
!76 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !{!79}
!79 = !DISubrange(count: 4)
!80 = !DILocation(line: 27, column: 12, scope: !61)
!81 = !DILocalVariable(name: "i", scope: !82, file: !62, line: 29, type: !37)
!82 = distinct !DILexicalBlock(scope: !61, file: !62, line: 29, column: 2)
!83 = !DILocation(line: 29, column: 11, scope: !82)
!84 = !DILocation(line: 29, column: 7, scope: !82)
!85 = !DILocation(line: 29, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !62, line: 29, column: 2)
!87 = !DILocation(line: 29, column: 22, scope: !86)
!88 = !DILocation(line: 29, column: 20, scope: !86)
!89 = !DILocation(line: 29, column: 2, scope: !82)
!90 = !DILocation(line: 30, column: 21, scope: !86)
!91 = !DILocation(line: 30, column: 19, scope: !86)
!92 = !DILocation(line: 30, column: 31, scope: !86)
!93 = !DILocation(line: 30, column: 39, scope: !86)
!94 = !DILocation(line: 30, column: 3, scope: !86)
!95 = !DILocation(line: 29, column: 26, scope: !86)
!96 = !DILocation(line: 29, column: 2, scope: !86)
!97 = distinct !{!97, !89, !98, !99}
!98 = !DILocation(line: 30, column: 47, scope: !82)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !DILocalVariable(name: "i", scope: !101, file: !62, line: 31, type: !37)
!101 = distinct !DILexicalBlock(scope: !61, file: !62, line: 31, column: 2)
!102 = !DILocation(line: 31, column: 11, scope: !101)
!103 = !DILocation(line: 31, column: 7, scope: !101)
!104 = !DILocation(line: 31, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !62, line: 31, column: 2)
!106 = !DILocation(line: 31, column: 22, scope: !105)
!107 = !DILocation(line: 31, column: 20, scope: !105)
!108 = !DILocation(line: 31, column: 2, scope: !101)
!109 = !DILocation(line: 32, column: 18, scope: !105)
!110 = !DILocation(line: 32, column: 16, scope: !105)
!111 = !DILocation(line: 32, column: 3, scope: !105)
!112 = !DILocation(line: 31, column: 26, scope: !105)
!113 = !DILocation(line: 31, column: 2, scope: !105)
!114 = distinct !{!114, !108, !115, !99}
!115 = !DILocation(line: 32, column: 26, scope: !101)
!116 = !DILocation(line: 33, column: 1, scope: !61)
!117 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 10, type: !67, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !117, file: !3, line: 10, type: !16)
!119 = !DILocation(line: 10, column: 26, scope: !117)
!120 = !DILocation(line: 12, column: 2, scope: !117)
!121 = !DILocation(line: 13, column: 9, scope: !117)
!122 = !DILocation(line: 13, column: 2, scope: !117)
!123 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 16, type: !67, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 16, type: !16)
!125 = !DILocation(line: 16, column: 27, scope: !123)
!126 = !DILocation(line: 18, column: 7, scope: !123)
!127 = !DILocation(line: 18, column: 5, scope: !123)
!128 = !DILocation(line: 19, column: 7, scope: !123)
!129 = !DILocation(line: 19, column: 5, scope: !123)
!130 = !DILocation(line: 20, column: 9, scope: !123)
!131 = !DILocation(line: 20, column: 2, scope: !123)
