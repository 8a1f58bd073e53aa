; ModuleID = 'benchmarks/exp_mem2.c'
source_filename = "benchmarks/exp_mem2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !11
@z = internal global i32 0, align 4, !dbg !16
@.str = private unnamed_addr constant [21 x i8] c"atomic_load(&y) <= N\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [22 x i8] c"benchmarks/exp_mem2.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.get_y = private unnamed_addr constant [20 x i8] c"void *get_y(void *)\00", align 1, !dbg !29
@.str.2 = private unnamed_addr constant [21 x i8] c"atomic_load(&z) <= N\00", align 1, !dbg !35
@__PRETTY_FUNCTION__.get_z = private unnamed_addr constant [20 x i8] c"void *get_z(void *)\00", align 1, !dbg !37

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca [7 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !57
  %5 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 0, !dbg !58
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @set_x, ptr noundef null) #5, !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !62
  store i32 1, ptr %3, align 4, !dbg !62
  br label %7, !dbg !63

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %3, align 4, !dbg !64
  %9 = icmp sle i32 %8, 4, !dbg !66
  br i1 %9, label %10, label %21, !dbg !67

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !68
  %12 = sext i32 %11 to i64, !dbg !69
  %13 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %12, !dbg !69
  %14 = load i32, ptr %3, align 4, !dbg !70
  %15 = sext i32 %14 to i64, !dbg !71
  %16 = inttoptr i64 %15 to ptr, !dbg !72
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @set_yz, ptr noundef %16) #5, !dbg !73
  br label %18, !dbg !73

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !74
  %20 = add nsw i32 %19, 1, !dbg !74
  store i32 %20, ptr %3, align 4, !dbg !74
  br label %7, !dbg !75, !llvm.loop !76

21:                                               ; preds = %7
  %22 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 5, !dbg !79
  %23 = call i32 @pthread_create(ptr noundef %22, ptr noundef null, ptr noundef @get_y, ptr noundef null) #5, !dbg !80
  %24 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 6, !dbg !81
  %25 = call i32 @pthread_create(ptr noundef %24, ptr noundef null, ptr noundef @get_z, ptr noundef null) #5, !dbg !82
  call void @llvm.dbg.declare(metadata ptr %4, metadata !83, metadata !DIExpression()), !dbg !85
  store i32 0, ptr %4, align 4, !dbg !85
  br label %26, !dbg !86

26:                                               ; preds = %35, %21
  %27 = load i32, ptr %4, align 4, !dbg !87
  %28 = icmp slt i32 %27, 7, !dbg !89
  br i1 %28, label %29, label %38, !dbg !90

29:                                               ; preds = %26
  %30 = load i32, ptr %4, align 4, !dbg !91
  %31 = sext i32 %30 to i64, !dbg !92
  %32 = getelementptr inbounds [7 x i64], ptr %2, i64 0, i64 %31, !dbg !92
  %33 = load i64, ptr %32, align 8, !dbg !92
  %34 = call i32 @pthread_join(i64 noundef %33, ptr noundef null), !dbg !93
  br label %35, !dbg !93

35:                                               ; preds = %29
  %36 = load i32, ptr %4, align 4, !dbg !94
  %37 = add nsw i32 %36, 1, !dbg !94
  store i32 %37, ptr %4, align 4, !dbg !94
  br label %26, !dbg !95, !llvm.loop !96

38:                                               ; preds = %26
  ret i32 0, !dbg !98
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_x(ptr noundef %0) #0 !dbg !99 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  %4 = load ptr, ptr %2, align 8, !dbg !104
  store i32 1, ptr %3, align 4, !dbg !105
  %5 = load i32, ptr %3, align 4, !dbg !105
  store atomic i32 %5, ptr @x seq_cst, align 4, !dbg !105
  ret ptr null, !dbg !106
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @set_yz(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.declare(metadata ptr %3, metadata !110, metadata !DIExpression()), !dbg !111
  %6 = load ptr, ptr %2, align 8, !dbg !112
  %7 = ptrtoint ptr %6 to i64, !dbg !113
  %8 = trunc i64 %7 to i32, !dbg !114
  store i32 %8, ptr %3, align 4, !dbg !111
  %9 = load i32, ptr %3, align 4, !dbg !115
  store i32 %9, ptr %4, align 4, !dbg !115
  %10 = load i32, ptr %4, align 4, !dbg !115
  store atomic i32 %10, ptr @y seq_cst, align 4, !dbg !115
  %11 = load i32, ptr %3, align 4, !dbg !116
  store i32 %11, ptr %5, align 4, !dbg !116
  %12 = load i32, ptr %5, align 4, !dbg !116
  store atomic i32 %12, ptr @z seq_cst, align 4, !dbg !116
  ret ptr null, !dbg !117
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @get_y(ptr noundef %0) #0 !dbg !118 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !119, metadata !DIExpression()), !dbg !120
  %5 = load ptr, ptr %2, align 8, !dbg !121
  %6 = load atomic i32, ptr @x seq_cst, align 4, !dbg !122
  store i32 %6, ptr %3, align 4, !dbg !122
  %7 = load i32, ptr %3, align 4, !dbg !122
  %8 = icmp ne i32 %7, 0, !dbg !122
  br i1 %8, label %9, label %16, !dbg !124

9:                                                ; preds = %1
  %10 = load atomic i32, ptr @y seq_cst, align 4, !dbg !125
  store i32 %10, ptr %4, align 4, !dbg !125
  %11 = load i32, ptr %4, align 4, !dbg !125
  %12 = icmp sle i32 %11, 4, !dbg !125
  br i1 %12, label %13, label %14, !dbg !128

13:                                               ; preds = %9
  br label %15, !dbg !128

14:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.get_y) #6, !dbg !125
  unreachable, !dbg !125

15:                                               ; preds = %13
  br label %16, !dbg !129

16:                                               ; preds = %15, %1
  ret ptr null, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @get_z(ptr noundef %0) #0 !dbg !131 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !132, metadata !DIExpression()), !dbg !133
  %5 = load ptr, ptr %2, align 8, !dbg !134
  %6 = load atomic i32, ptr @x seq_cst, align 4, !dbg !135
  store i32 %6, ptr %3, align 4, !dbg !135
  %7 = load i32, ptr %3, align 4, !dbg !135
  %8 = icmp ne i32 %7, 0, !dbg !135
  br i1 %8, label %9, label %16, !dbg !137

9:                                                ; preds = %1
  %10 = load atomic i32, ptr @z seq_cst, align 4, !dbg !138
  store i32 %10, ptr %4, align 4, !dbg !138
  %11 = load i32, ptr %4, align 4, !dbg !138
  %12 = icmp sle i32 %11, 4, !dbg !138
  br i1 %12, label %13, label %14, !dbg !141

13:                                               ; preds = %9
  br label %15, !dbg !141

14:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.get_z) #6, !dbg !138
  unreachable, !dbg !138

15:                                               ; preds = %13
  br label %16, !dbg !142

16:                                               ; preds = %15, %1
  ret ptr null, !dbg !143
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
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 18, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "benchmarks/exp_mem2.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16, !18, !24, !29, !35, !37}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 18, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 18, type: !13, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 21)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 22)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 160, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 20)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !20, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !31, isLocal: true, isDefinition: true)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !47, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!9}
!49 = !{}
!50 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 54, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 448, elements: !55)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !{!56}
!56 = !DISubrange(count: 7)
!57 = !DILocation(line: 54, column: 12, scope: !46)
!58 = !DILocation(line: 56, column: 18, scope: !46)
!59 = !DILocation(line: 56, column: 2, scope: !46)
!60 = !DILocalVariable(name: "i", scope: !61, file: !3, line: 57, type: !9)
!61 = distinct !DILexicalBlock(scope: !46, file: !3, line: 57, column: 2)
!62 = !DILocation(line: 57, column: 11, scope: !61)
!63 = !DILocation(line: 57, column: 7, scope: !61)
!64 = !DILocation(line: 57, column: 18, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 57, column: 2)
!66 = !DILocation(line: 57, column: 20, scope: !65)
!67 = !DILocation(line: 57, column: 2, scope: !61)
!68 = !DILocation(line: 58, column: 21, scope: !65)
!69 = !DILocation(line: 58, column: 19, scope: !65)
!70 = !DILocation(line: 58, column: 57, scope: !65)
!71 = !DILocation(line: 58, column: 47, scope: !65)
!72 = !DILocation(line: 58, column: 39, scope: !65)
!73 = !DILocation(line: 58, column: 3, scope: !65)
!74 = !DILocation(line: 57, column: 27, scope: !65)
!75 = !DILocation(line: 57, column: 2, scope: !65)
!76 = distinct !{!76, !67, !77, !78}
!77 = !DILocation(line: 58, column: 58, scope: !61)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 59, column: 18, scope: !46)
!80 = !DILocation(line: 59, column: 2, scope: !46)
!81 = !DILocation(line: 60, column: 18, scope: !46)
!82 = !DILocation(line: 60, column: 2, scope: !46)
!83 = !DILocalVariable(name: "i", scope: !84, file: !3, line: 61, type: !9)
!84 = distinct !DILexicalBlock(scope: !46, file: !3, line: 61, column: 2)
!85 = !DILocation(line: 61, column: 11, scope: !84)
!86 = !DILocation(line: 61, column: 7, scope: !84)
!87 = !DILocation(line: 61, column: 18, scope: !88)
!88 = distinct !DILexicalBlock(scope: !84, file: !3, line: 61, column: 2)
!89 = !DILocation(line: 61, column: 20, scope: !88)
!90 = !DILocation(line: 61, column: 2, scope: !84)
!91 = !DILocation(line: 62, column: 18, scope: !88)
!92 = !DILocation(line: 62, column: 16, scope: !88)
!93 = !DILocation(line: 62, column: 3, scope: !88)
!94 = !DILocation(line: 61, column: 30, scope: !88)
!95 = !DILocation(line: 61, column: 2, scope: !88)
!96 = distinct !{!96, !90, !97, !78}
!97 = !DILocation(line: 62, column: 26, scope: !84)
!98 = !DILocation(line: 63, column: 2, scope: !46)
!99 = distinct !DISubprogram(name: "set_x", scope: !3, file: !3, line: 20, type: !100, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!100 = !DISubroutineType(types: !101)
!101 = !{!5, !5}
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !99, file: !3, line: 20, type: !5)
!103 = !DILocation(line: 20, column: 26, scope: !99)
!104 = !DILocation(line: 22, column: 8, scope: !99)
!105 = !DILocation(line: 23, column: 2, scope: !99)
!106 = !DILocation(line: 24, column: 2, scope: !99)
!107 = distinct !DISubprogram(name: "set_yz", scope: !3, file: !3, line: 27, type: !100, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 27, type: !5)
!109 = !DILocation(line: 27, column: 27, scope: !107)
!110 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 29, type: !9)
!111 = !DILocation(line: 29, column: 6, scope: !107)
!112 = !DILocation(line: 29, column: 25, scope: !107)
!113 = !DILocation(line: 29, column: 15, scope: !107)
!114 = !DILocation(line: 29, column: 10, scope: !107)
!115 = !DILocation(line: 31, column: 2, scope: !107)
!116 = !DILocation(line: 32, column: 2, scope: !107)
!117 = !DILocation(line: 33, column: 2, scope: !107)
!118 = distinct !DISubprogram(name: "get_y", scope: !3, file: !3, line: 36, type: !100, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!119 = !DILocalVariable(name: "arg", arg: 1, scope: !118, file: !3, line: 36, type: !5)
!120 = !DILocation(line: 36, column: 26, scope: !118)
!121 = !DILocation(line: 38, column: 8, scope: !118)
!122 = !DILocation(line: 39, column: 6, scope: !123)
!123 = distinct !DILexicalBlock(scope: !118, file: !3, line: 39, column: 6)
!124 = !DILocation(line: 39, column: 6, scope: !118)
!125 = !DILocation(line: 40, column: 3, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 40, column: 3)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 40, column: 3)
!128 = !DILocation(line: 40, column: 3, scope: !127)
!129 = !DILocation(line: 40, column: 3, scope: !123)
!130 = !DILocation(line: 41, column: 2, scope: !118)
!131 = distinct !DISubprogram(name: "get_z", scope: !3, file: !3, line: 44, type: !100, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!132 = !DILocalVariable(name: "arg", arg: 1, scope: !131, file: !3, line: 44, type: !5)
!133 = !DILocation(line: 44, column: 26, scope: !131)
!134 = !DILocation(line: 46, column: 8, scope: !131)
!135 = !DILocation(line: 47, column: 6, scope: !136)
!136 = distinct !DILexicalBlock(scope: !131, file: !3, line: 47, column: 6)
!137 = !DILocation(line: 47, column: 6, scope: !131)
!138 = !DILocation(line: 48, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 48, column: 3)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 48, column: 3)
!141 = !DILocation(line: 48, column: 3, scope: !140)
!142 = !DILocation(line: 48, column: 3, scope: !136)
!143 = !DILocation(line: 49, column: 2, scope: !131)
