; ModuleID = 'rc11/seqlock.c'
source_filename = "rc11/seqlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@sequence = internal global i32 0, align 4, !dbg !0
@left = internal global i32 0, align 4, !dbg !18
@right = internal global i32 0, align 4, !dbg !23
@.str = private unnamed_addr constant [35 x i8] c"l == before / 2 && r == before / 2\00", align 1, !dbg !25
@.str.1 = private unnamed_addr constant [15 x i8] c"rc11/seqlock.c\00", align 1, !dbg !31
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !60
  %5 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 0, !dbg !61
  %6 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 1, ptr %3, align 4, !dbg !65
  br label %7, !dbg !66

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !67
  %9 = icmp sle i32 %8, 2, !dbg !69
  br i1 %9, label %10, label %18, !dbg !70

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !71
  %12 = sext i32 %11 to i64, !dbg !72
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !72
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !73
  br label %15, !dbg !73

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !74
  %17 = add nsw i32 %16, 1, !dbg !74
  store i32 %17, ptr %3, align 4, !dbg !74
  br label %7, !dbg !75, !llvm.loop !76

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %4, align 4, !dbg !81
  br label %19, !dbg !82

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !83
  %21 = icmp sle i32 %20, 2, !dbg !85
  br i1 %21, label %22, label %31, !dbg !86

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !87
  %24 = sext i32 %23 to i64, !dbg !88
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !88
  %26 = load i64, ptr %25, align 8, !dbg !88
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !89
  br label %28, !dbg !89

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !90
  %30 = add nsw i32 %29, 1, !dbg !90
  store i32 %30, ptr %4, align 4, !dbg !90
  br label %19, !dbg !91, !llvm.loop !92

31:                                               ; preds = %19
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %3, metadata !100, metadata !DIExpression()), !dbg !102
  store i32 1, ptr %3, align 4, !dbg !102
  br label %8, !dbg !103

8:                                                ; preds = %23, %1
  %9 = load i32, ptr %3, align 4, !dbg !104
  %10 = icmp sle i32 %9, 2, !dbg !106
  br i1 %10, label %11, label %26, !dbg !107

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4, !dbg !108
  %13 = mul nsw i32 2, %12, !dbg !108
  %14 = sub nsw i32 %13, 1, !dbg !108
  store i32 %14, ptr %4, align 4, !dbg !108
  %15 = load i32, ptr %4, align 4, !dbg !108
  store atomic i32 %15, ptr @sequence monotonic, align 4, !dbg !108
  fence release, !dbg !110
  %16 = load i32, ptr %3, align 4, !dbg !111
  store i32 %16, ptr %5, align 4, !dbg !111
  %17 = load i32, ptr %5, align 4, !dbg !111
  store atomic i32 %17, ptr @left monotonic, align 4, !dbg !111
  %18 = load i32, ptr %3, align 4, !dbg !112
  store i32 %18, ptr %6, align 4, !dbg !112
  %19 = load i32, ptr %6, align 4, !dbg !112
  store atomic i32 %19, ptr @right monotonic, align 4, !dbg !112
  %20 = load i32, ptr %3, align 4, !dbg !113
  %21 = mul nsw i32 2, %20, !dbg !113
  store i32 %21, ptr %7, align 4, !dbg !113
  %22 = load i32, ptr %7, align 4, !dbg !113
  store atomic i32 %22, ptr @sequence release, align 4, !dbg !113
  br label %23, !dbg !114

23:                                               ; preds = %11
  %24 = load i32, ptr %3, align 4, !dbg !115
  %25 = add nsw i32 %24, 1, !dbg !115
  store i32 %25, ptr %3, align 4, !dbg !115
  br label %8, !dbg !116, !llvm.loop !117

26:                                               ; preds = %8
  ret ptr null, !dbg !119
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !120 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !121, metadata !DIExpression()), !dbg !122
  call void @llvm.dbg.declare(metadata ptr %3, metadata !123, metadata !DIExpression()), !dbg !124
  %10 = load atomic i32, ptr @sequence acquire, align 4, !dbg !125
  store i32 %10, ptr %4, align 4, !dbg !125
  %11 = load i32, ptr %4, align 4, !dbg !125
  store i32 %11, ptr %3, align 4, !dbg !124
  %12 = load i32, ptr %3, align 4, !dbg !126
  %13 = srem i32 %12, 2, !dbg !128
  %14 = icmp eq i32 %13, 0, !dbg !129
  br i1 %14, label %15, label %38, !dbg !130

15:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %5, metadata !131, metadata !DIExpression()), !dbg !133
  %16 = load atomic i32, ptr @left monotonic, align 4, !dbg !134
  store i32 %16, ptr %6, align 4, !dbg !134
  %17 = load i32, ptr %6, align 4, !dbg !134
  store i32 %17, ptr %5, align 4, !dbg !133
  call void @llvm.dbg.declare(metadata ptr %7, metadata !135, metadata !DIExpression()), !dbg !136
  %18 = load atomic i32, ptr @right monotonic, align 4, !dbg !137
  store i32 %18, ptr %8, align 4, !dbg !137
  %19 = load i32, ptr %8, align 4, !dbg !137
  store i32 %19, ptr %7, align 4, !dbg !136
  fence acquire, !dbg !138
  %20 = load atomic i32, ptr @sequence monotonic, align 4, !dbg !139
  store i32 %20, ptr %9, align 4, !dbg !139
  %21 = load i32, ptr %9, align 4, !dbg !139
  %22 = load i32, ptr %3, align 4, !dbg !141
  %23 = icmp eq i32 %21, %22, !dbg !142
  br i1 %23, label %24, label %37, !dbg !143

24:                                               ; preds = %15
  %25 = load i32, ptr %5, align 4, !dbg !144
  %26 = load i32, ptr %3, align 4, !dbg !144
  %27 = sdiv i32 %26, 2, !dbg !144
  %28 = icmp eq i32 %25, %27, !dbg !144
  br i1 %28, label %29, label %35, !dbg !144

29:                                               ; preds = %24
  %30 = load i32, ptr %7, align 4, !dbg !144
  %31 = load i32, ptr %3, align 4, !dbg !144
  %32 = sdiv i32 %31, 2, !dbg !144
  %33 = icmp eq i32 %30, %32, !dbg !144
  br i1 %33, label %34, label %35, !dbg !147

34:                                               ; preds = %29
  br label %36, !dbg !147

35:                                               ; preds = %29, %24
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !144
  unreachable, !dbg !144

36:                                               ; preds = %34
  br label %37, !dbg !148

37:                                               ; preds = %36, %15
  br label %38, !dbg !149

38:                                               ; preds = %37, %1
  ret ptr null, !dbg !150
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
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sequence", scope: !2, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/seqlock.c", directory: ".")
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
!19 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 18, type: !20, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 280, elements: !29)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{!30}
!30 = !DISubrange(count: 35)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 120, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 15)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 168, elements: !40)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!40 = !{!41}
!41 = !DISubrange(count: 21)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !50, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!22}
!52 = !{}
!53 = !DILocalVariable(name: "t", scope: !49, file: !3, line: 50, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 192, elements: !58)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !{!59}
!59 = !DISubrange(count: 3)
!60 = !DILocation(line: 50, column: 12, scope: !49)
!61 = !DILocation(line: 52, column: 18, scope: !49)
!62 = !DILocation(line: 52, column: 2, scope: !49)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 53, type: !22)
!64 = distinct !DILexicalBlock(scope: !49, file: !3, line: 53, column: 2)
!65 = !DILocation(line: 53, column: 11, scope: !64)
!66 = !DILocation(line: 53, column: 7, scope: !64)
!67 = !DILocation(line: 53, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 53, column: 2)
!69 = !DILocation(line: 53, column: 20, scope: !68)
!70 = !DILocation(line: 53, column: 2, scope: !64)
!71 = !DILocation(line: 54, column: 21, scope: !68)
!72 = !DILocation(line: 54, column: 19, scope: !68)
!73 = !DILocation(line: 54, column: 3, scope: !68)
!74 = !DILocation(line: 53, column: 33, scope: !68)
!75 = !DILocation(line: 53, column: 2, scope: !68)
!76 = distinct !{!76, !70, !77, !78}
!77 = !DILocation(line: 54, column: 43, scope: !64)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocalVariable(name: "i", scope: !80, file: !3, line: 55, type: !22)
!80 = distinct !DILexicalBlock(scope: !49, file: !3, line: 55, column: 2)
!81 = !DILocation(line: 55, column: 11, scope: !80)
!82 = !DILocation(line: 55, column: 7, scope: !80)
!83 = !DILocation(line: 55, column: 18, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 55, column: 2)
!85 = !DILocation(line: 55, column: 20, scope: !84)
!86 = !DILocation(line: 55, column: 2, scope: !80)
!87 = !DILocation(line: 56, column: 18, scope: !84)
!88 = !DILocation(line: 56, column: 16, scope: !84)
!89 = !DILocation(line: 56, column: 3, scope: !84)
!90 = !DILocation(line: 55, column: 33, scope: !84)
!91 = !DILocation(line: 55, column: 2, scope: !84)
!92 = distinct !{!92, !86, !93, !78}
!93 = !DILocation(line: 56, column: 26, scope: !80)
!94 = !DILocation(line: 57, column: 2, scope: !49)
!95 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 20, type: !96, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!96 = !DISubroutineType(types: !97)
!97 = !{!16, !16}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 20, type: !16)
!99 = !DILocation(line: 20, column: 1, scope: !95)
!100 = !DILocalVariable(name: "i", scope: !101, file: !3, line: 22, type: !22)
!101 = distinct !DILexicalBlock(scope: !95, file: !3, line: 22, column: 2)
!102 = !DILocation(line: 22, column: 11, scope: !101)
!103 = !DILocation(line: 22, column: 7, scope: !101)
!104 = !DILocation(line: 22, column: 18, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 22, column: 2)
!106 = !DILocation(line: 22, column: 20, scope: !105)
!107 = !DILocation(line: 22, column: 2, scope: !101)
!108 = !DILocation(line: 23, column: 3, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 22, column: 36)
!110 = !DILocation(line: 24, column: 3, scope: !109)
!111 = !DILocation(line: 25, column: 3, scope: !109)
!112 = !DILocation(line: 26, column: 3, scope: !109)
!113 = !DILocation(line: 27, column: 3, scope: !109)
!114 = !DILocation(line: 28, column: 2, scope: !109)
!115 = !DILocation(line: 22, column: 32, scope: !105)
!116 = !DILocation(line: 22, column: 2, scope: !105)
!117 = distinct !{!117, !107, !118, !78}
!118 = !DILocation(line: 28, column: 2, scope: !101)
!119 = !DILocation(line: 29, column: 2, scope: !95)
!120 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 32, type: !96, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!121 = !DILocalVariable(name: "arg", arg: 1, scope: !120, file: !3, line: 32, type: !16)
!122 = !DILocation(line: 32, column: 1, scope: !120)
!123 = !DILocalVariable(name: "before", scope: !120, file: !3, line: 34, type: !22)
!124 = !DILocation(line: 34, column: 6, scope: !120)
!125 = !DILocation(line: 34, column: 15, scope: !120)
!126 = !DILocation(line: 36, column: 6, scope: !127)
!127 = distinct !DILexicalBlock(scope: !120, file: !3, line: 36, column: 6)
!128 = !DILocation(line: 36, column: 13, scope: !127)
!129 = !DILocation(line: 36, column: 17, scope: !127)
!130 = !DILocation(line: 36, column: 6, scope: !120)
!131 = !DILocalVariable(name: "l", scope: !132, file: !3, line: 37, type: !22)
!132 = distinct !DILexicalBlock(scope: !127, file: !3, line: 36, column: 23)
!133 = !DILocation(line: 37, column: 7, scope: !132)
!134 = !DILocation(line: 37, column: 11, scope: !132)
!135 = !DILocalVariable(name: "r", scope: !132, file: !3, line: 38, type: !22)
!136 = !DILocation(line: 38, column: 7, scope: !132)
!137 = !DILocation(line: 38, column: 11, scope: !132)
!138 = !DILocation(line: 40, column: 3, scope: !132)
!139 = !DILocation(line: 42, column: 7, scope: !140)
!140 = distinct !DILexicalBlock(scope: !132, file: !3, line: 42, column: 7)
!141 = !DILocation(line: 42, column: 37, scope: !140)
!142 = !DILocation(line: 42, column: 34, scope: !140)
!143 = !DILocation(line: 42, column: 7, scope: !132)
!144 = !DILocation(line: 43, column: 4, scope: !145)
!145 = distinct !DILexicalBlock(scope: !146, file: !3, line: 43, column: 4)
!146 = distinct !DILexicalBlock(scope: !140, file: !3, line: 43, column: 4)
!147 = !DILocation(line: 43, column: 4, scope: !146)
!148 = !DILocation(line: 43, column: 4, scope: !140)
!149 = !DILocation(line: 44, column: 2, scope: !132)
!150 = !DILocation(line: 45, column: 2, scope: !120)
