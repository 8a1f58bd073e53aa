; ModuleID = 'states/seqlock.c'
source_filename = "states/seqlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@left = internal global i32 0, align 4, !dbg !7
@right = internal global i32 0, align 4, !dbg !13
@.str = private unnamed_addr constant [7 x i8] c"l == r\00", align 1, !dbg !15
@.str.1 = private unnamed_addr constant [17 x i8] c"states/seqlock.c\00", align 1, !dbg !21
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !52
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !53
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !54
  %6 = load i64, ptr %2, align 8, !dbg !55
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !56
  %8 = load i64, ptr %3, align 8, !dbg !57
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !60 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !66
  store i32 0, ptr %3, align 4, !dbg !66
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %4, align 4, !dbg !68
  %9 = load ptr, ptr %2, align 8, !dbg !69
  br label %10, !dbg !70

10:                                               ; preds = %10, %1
  %11 = load i32, ptr %4, align 4, !dbg !71
  %12 = icmp ne i32 %11, 0, !dbg !75
  %13 = xor i1 %12, true, !dbg !75
  %14 = zext i1 %13 to i32, !dbg !75
  store i32 %14, ptr %4, align 4, !dbg !76
  %15 = load i32, ptr %3, align 4, !dbg !77
  %16 = call i32 @next(i32 noundef %15), !dbg !78
  store i32 %16, ptr %3, align 4, !dbg !79
  %17 = load i32, ptr %3, align 4, !dbg !80
  store i32 %17, ptr %5, align 4, !dbg !80
  %18 = load i32, ptr %5, align 4, !dbg !80
  store atomic i32 %18, ptr @count seq_cst, align 4, !dbg !80
  %19 = load i32, ptr %4, align 4, !dbg !81
  store i32 %19, ptr %6, align 4, !dbg !81
  %20 = load i32, ptr %6, align 4, !dbg !81
  store atomic i32 %20, ptr @left seq_cst, align 4, !dbg !81
  %21 = load i32, ptr %4, align 4, !dbg !82
  store i32 %21, ptr %7, align 4, !dbg !82
  %22 = load i32, ptr %7, align 4, !dbg !82
  store atomic i32 %22, ptr @right seq_cst, align 4, !dbg !82
  %23 = load i32, ptr %3, align 4, !dbg !83
  %24 = call i32 @next(i32 noundef %23), !dbg !84
  store i32 %24, ptr %3, align 4, !dbg !85
  %25 = load i32, ptr %3, align 4, !dbg !86
  store i32 %25, ptr %8, align 4, !dbg !86
  %26 = load i32, ptr %8, align 4, !dbg !86
  store atomic i32 %26, ptr @count seq_cst, align 4, !dbg !86
  br label %10, !dbg !87, !llvm.loop !88
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !91 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !92, metadata !DIExpression()), !dbg !93
  %10 = load ptr, ptr %2, align 8, !dbg !94
  br label %11, !dbg !95

11:                                               ; preds = %34, %17, %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !96, metadata !DIExpression()), !dbg !100
  %12 = load atomic i32, ptr @count seq_cst, align 4, !dbg !101
  store i32 %12, ptr %4, align 4, !dbg !101
  %13 = load i32, ptr %4, align 4, !dbg !101
  store i32 %13, ptr %3, align 4, !dbg !100
  %14 = load i32, ptr %3, align 4, !dbg !102
  %15 = urem i32 %14, 2, !dbg !104
  %16 = icmp ne i32 %15, 0, !dbg !104
  br i1 %16, label %17, label %18, !dbg !105

17:                                               ; preds = %11
  br label %11, !dbg !106, !llvm.loop !107

18:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !110, metadata !DIExpression()), !dbg !111
  %19 = load atomic i32, ptr @left seq_cst, align 4, !dbg !112
  store i32 %19, ptr %6, align 4, !dbg !112
  %20 = load i32, ptr %6, align 4, !dbg !112
  store i32 %20, ptr %5, align 4, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %7, metadata !113, metadata !DIExpression()), !dbg !114
  %21 = load atomic i32, ptr @right seq_cst, align 4, !dbg !115
  store i32 %21, ptr %8, align 4, !dbg !115
  %22 = load i32, ptr %8, align 4, !dbg !115
  store i32 %22, ptr %7, align 4, !dbg !114
  %23 = load atomic i32, ptr @count seq_cst, align 4, !dbg !116
  store i32 %23, ptr %9, align 4, !dbg !116
  %24 = load i32, ptr %9, align 4, !dbg !116
  %25 = load i32, ptr %3, align 4, !dbg !118
  %26 = icmp eq i32 %24, %25, !dbg !119
  br i1 %26, label %27, label %34, !dbg !120

27:                                               ; preds = %18
  %28 = load i32, ptr %5, align 4, !dbg !121
  %29 = load i32, ptr %7, align 4, !dbg !121
  %30 = icmp eq i32 %28, %29, !dbg !121
  br i1 %30, label %31, label %32, !dbg !124

31:                                               ; preds = %27
  br label %33, !dbg !124

32:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !121
  unreachable, !dbg !121

33:                                               ; preds = %31
  br label %34, !dbg !125

34:                                               ; preds = %33, %18
  br label %11, !dbg !126, !llvm.loop !107
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @next(i32 noundef %0) #0 !dbg !127 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !130, metadata !DIExpression()), !dbg !131
  %3 = load i32, ptr %2, align 4, !dbg !132
  %4 = add i32 %3, 1, !dbg !133
  %5 = urem i32 %4, 256, !dbg !134
  ret i32 %5, !dbg !135
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
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 15, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/seqlock.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !15, !21, !26}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 16, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 16, type: !9, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 56, elements: !19)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 7)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 136, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 17)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 168, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!30 = !{!31}
!31 = !DISubrange(count: 21)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !10, line: 97, baseType: !33)
!33 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !34)
!34 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 60, type: !43, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!12}
!45 = !{}
!46 = !DILocalVariable(name: "w", scope: !42, file: !3, line: 62, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 62, column: 12, scope: !42)
!51 = !DILocalVariable(name: "r", scope: !42, file: !3, line: 62, type: !47)
!52 = !DILocation(line: 62, column: 15, scope: !42)
!53 = !DILocation(line: 64, column: 2, scope: !42)
!54 = !DILocation(line: 65, column: 2, scope: !42)
!55 = !DILocation(line: 66, column: 15, scope: !42)
!56 = !DILocation(line: 66, column: 2, scope: !42)
!57 = !DILocation(line: 67, column: 15, scope: !42)
!58 = !DILocation(line: 67, column: 2, scope: !42)
!59 = !DILocation(line: 68, column: 2, scope: !42)
!60 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 27, type: !61, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!61 = !DISubroutineType(types: !62)
!62 = !{!5, !5}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 27, type: !5)
!64 = !DILocation(line: 27, column: 27, scope: !60)
!65 = !DILocalVariable(name: "c", scope: !60, file: !3, line: 29, type: !34)
!66 = !DILocation(line: 29, column: 11, scope: !60)
!67 = !DILocalVariable(name: "value", scope: !60, file: !3, line: 30, type: !12)
!68 = !DILocation(line: 30, column: 6, scope: !60)
!69 = !DILocation(line: 32, column: 8, scope: !60)
!70 = !DILocation(line: 33, column: 2, scope: !60)
!71 = !DILocation(line: 34, column: 12, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 33, column: 9)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 33, column: 2)
!74 = distinct !DILexicalBlock(scope: !60, file: !3, line: 33, column: 2)
!75 = !DILocation(line: 34, column: 11, scope: !72)
!76 = !DILocation(line: 34, column: 9, scope: !72)
!77 = !DILocation(line: 35, column: 12, scope: !72)
!78 = !DILocation(line: 35, column: 7, scope: !72)
!79 = !DILocation(line: 35, column: 5, scope: !72)
!80 = !DILocation(line: 36, column: 3, scope: !72)
!81 = !DILocation(line: 37, column: 3, scope: !72)
!82 = !DILocation(line: 38, column: 3, scope: !72)
!83 = !DILocation(line: 39, column: 12, scope: !72)
!84 = !DILocation(line: 39, column: 7, scope: !72)
!85 = !DILocation(line: 39, column: 5, scope: !72)
!86 = !DILocation(line: 40, column: 3, scope: !72)
!87 = !DILocation(line: 33, column: 2, scope: !73)
!88 = distinct !{!88, !89, !90}
!89 = !DILocation(line: 33, column: 2, scope: !74)
!90 = !DILocation(line: 41, column: 2, scope: !74)
!91 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 45, type: !61, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!92 = !DILocalVariable(name: "arg", arg: 1, scope: !91, file: !3, line: 45, type: !5)
!93 = !DILocation(line: 45, column: 27, scope: !91)
!94 = !DILocation(line: 47, column: 8, scope: !91)
!95 = !DILocation(line: 48, column: 2, scope: !91)
!96 = !DILocalVariable(name: "before", scope: !97, file: !3, line: 49, type: !34)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 48, column: 9)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 48, column: 2)
!99 = distinct !DILexicalBlock(scope: !91, file: !3, line: 48, column: 2)
!100 = !DILocation(line: 49, column: 12, scope: !97)
!101 = !DILocation(line: 49, column: 21, scope: !97)
!102 = !DILocation(line: 50, column: 7, scope: !103)
!103 = distinct !DILexicalBlock(scope: !97, file: !3, line: 50, column: 7)
!104 = !DILocation(line: 50, column: 14, scope: !103)
!105 = !DILocation(line: 50, column: 7, scope: !97)
!106 = !DILocation(line: 51, column: 4, scope: !103)
!107 = distinct !{!107, !108, !109}
!108 = !DILocation(line: 48, column: 2, scope: !99)
!109 = !DILocation(line: 56, column: 2, scope: !99)
!110 = !DILocalVariable(name: "l", scope: !97, file: !3, line: 52, type: !12)
!111 = !DILocation(line: 52, column: 7, scope: !97)
!112 = !DILocation(line: 52, column: 11, scope: !97)
!113 = !DILocalVariable(name: "r", scope: !97, file: !3, line: 53, type: !12)
!114 = !DILocation(line: 53, column: 7, scope: !97)
!115 = !DILocation(line: 53, column: 11, scope: !97)
!116 = !DILocation(line: 54, column: 7, scope: !117)
!117 = distinct !DILexicalBlock(scope: !97, file: !3, line: 54, column: 7)
!118 = !DILocation(line: 54, column: 22, scope: !117)
!119 = !DILocation(line: 54, column: 19, scope: !117)
!120 = !DILocation(line: 54, column: 7, scope: !97)
!121 = !DILocation(line: 55, column: 4, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 55, column: 4)
!123 = distinct !DILexicalBlock(scope: !117, file: !3, line: 55, column: 4)
!124 = !DILocation(line: 55, column: 4, scope: !123)
!125 = !DILocation(line: 55, column: 4, scope: !117)
!126 = !DILocation(line: 48, column: 2, scope: !98)
!127 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 18, type: !128, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!128 = !DISubroutineType(types: !129)
!129 = !{!34, !34}
!130 = !DILocalVariable(name: "c", arg: 1, scope: !127, file: !3, line: 18, type: !34)
!131 = !DILocation(line: 18, column: 31, scope: !127)
!132 = !DILocation(line: 23, column: 10, scope: !127)
!133 = !DILocation(line: 23, column: 12, scope: !127)
!134 = !DILocation(line: 23, column: 17, scope: !127)
!135 = !DILocation(line: 23, column: 2, scope: !127)
