; ModuleID = 'rc11/mp_data.c'
source_filename = "rc11/mp_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [2 x ptr] [ptr @send, ptr @receive], align 16, !dbg !0
@data = internal global [2 x i32] zeroinitializer, align 4, !dbg !26
@flag = internal global i32 0, align 4, !dbg !31
@.str = private unnamed_addr constant [17 x i8] c"data[i] == i + 1\00", align 1, !dbg !35
@.str.1 = private unnamed_addr constant [15 x i8] c"rc11/mp_data.c\00", align 1, !dbg !41
@__PRETTY_FUNCTION__.receive = private unnamed_addr constant [22 x i8] c"void *receive(void *)\00", align 1, !dbg !46

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !64, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !72
  store i32 0, ptr %3, align 4, !dbg !72
  br label %5, !dbg !72

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !73
  %7 = icmp slt i32 %6, 2, !dbg !73
  br i1 %7, label %8, label %20, !dbg !72

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !73
  %10 = sext i32 %9 to i64, !dbg !73
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !73
  %12 = load i32, ptr %3, align 4, !dbg !73
  %13 = sext i32 %12 to i64, !dbg !73
  %14 = getelementptr inbounds [2 x ptr], ptr @start, i64 0, i64 %13, !dbg !73
  %15 = load ptr, ptr %14, align 8, !dbg !73
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #5, !dbg !73
  br label %17, !dbg !73

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !73
  %19 = add nsw i32 %18, 1, !dbg !73
  store i32 %19, ptr %3, align 4, !dbg !73
  br label %5, !dbg !73, !llvm.loop !75

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !79
  store i32 0, ptr %4, align 4, !dbg !79
  br label %21, !dbg !79

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !80
  %23 = icmp slt i32 %22, 2, !dbg !80
  br i1 %23, label %24, label %33, !dbg !79

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !80
  %26 = sext i32 %25 to i64, !dbg !80
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !80
  %28 = load i64, ptr %27, align 8, !dbg !80
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !80
  br label %30, !dbg !80

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !80
  %32 = add nsw i32 %31, 1, !dbg !80
  store i32 %32, ptr %4, align 4, !dbg !80
  br label %21, !dbg !80, !llvm.loop !82

33:                                               ; preds = %21
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @send(ptr noundef %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 0, ptr %3, align 4, !dbg !88
  br label %5, !dbg !89

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %3, align 4, !dbg !90
  %7 = icmp slt i32 %6, 2, !dbg !92
  br i1 %7, label %8, label %17, !dbg !93

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !94
  %10 = add nsw i32 %9, 1, !dbg !95
  %11 = load i32, ptr %3, align 4, !dbg !96
  %12 = sext i32 %11 to i64, !dbg !97
  %13 = getelementptr inbounds [2 x i32], ptr @data, i64 0, i64 %12, !dbg !97
  store i32 %10, ptr %13, align 4, !dbg !98
  br label %14, !dbg !97

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !99
  %16 = add nsw i32 %15, 1, !dbg !99
  store i32 %16, ptr %3, align 4, !dbg !99
  br label %5, !dbg !100, !llvm.loop !101

17:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !103
  %18 = load i32, ptr %4, align 4, !dbg !103
  store atomic i32 %18, ptr @flag release, align 4, !dbg !103
  ret ptr null, !dbg !104
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @receive(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  %5 = load atomic i32, ptr @flag acquire, align 4, !dbg !108
  store i32 %5, ptr %3, align 4, !dbg !108
  %6 = load i32, ptr %3, align 4, !dbg !108
  %7 = icmp ne i32 %6, 0, !dbg !108
  br i1 %7, label %8, label %27, !dbg !110

8:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %4, align 4, !dbg !113
  br label %9, !dbg !114

9:                                                ; preds = %23, %8
  %10 = load i32, ptr %4, align 4, !dbg !115
  %11 = icmp slt i32 %10, 2, !dbg !117
  br i1 %11, label %12, label %26, !dbg !118

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !119
  %14 = sext i32 %13 to i64, !dbg !119
  %15 = getelementptr inbounds [2 x i32], ptr @data, i64 0, i64 %14, !dbg !119
  %16 = load i32, ptr %15, align 4, !dbg !119
  %17 = load i32, ptr %4, align 4, !dbg !119
  %18 = add nsw i32 %17, 1, !dbg !119
  %19 = icmp eq i32 %16, %18, !dbg !119
  br i1 %19, label %20, label %21, !dbg !122

20:                                               ; preds = %12
  br label %22, !dbg !122

21:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.receive) #6, !dbg !119
  unreachable, !dbg !119

22:                                               ; preds = %20
  br label %23, !dbg !123

23:                                               ; preds = %22
  %24 = load i32, ptr %4, align 4, !dbg !124
  %25 = add nsw i32 %24, 1, !dbg !124
  store i32 %25, ptr %4, align 4, !dbg !124
  br label %9, !dbg !125, !llvm.loop !126

26:                                               ; preds = %9
  br label %27, !dbg !127

27:                                               ; preds = %26, %1
  ret ptr null, !dbg !128
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
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 31, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/mp_data.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 31, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !7, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
!7 = !DISubroutineType(types: !8)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{}
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !{!13}
!13 = !DIEnumerator(name: "n", value: 2)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !15, line: 60, baseType: !11, size: 32, elements: !16)
!15 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!16 = !{!17, !18, !19, !20, !21, !22}
!17 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!18 = !DIEnumerator(name: "memory_order_consume", value: 1)
!19 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!20 = !DIEnumerator(name: "memory_order_release", value: 3)
!21 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!22 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!25 = !{!0, !26, !31, !35, !41, !46}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 2)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 13, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 136, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 17)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 120, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 15)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 176, elements: !50)
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!50 = !{!51}
!51 = !DISubrange(count: 22)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 128, elements: !29)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DISubroutineType(types: !56)
!56 = !{!24, !24}
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"frame-pointer", i32 2}
!64 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 31, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 128, elements: !29)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !67, line: 27, baseType: !68)
!67 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DILocation(line: 31, column: 1, scope: !6)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 31, type: !9)
!71 = distinct !DILexicalBlock(scope: !6, file: !3, line: 31, column: 1)
!72 = !DILocation(line: 31, column: 1, scope: !71)
!73 = !DILocation(line: 31, column: 1, scope: !74)
!74 = distinct !DILexicalBlock(scope: !71, file: !3, line: 31, column: 1)
!75 = distinct !{!75, !72, !72, !76}
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 31, type: !9)
!78 = distinct !DILexicalBlock(scope: !6, file: !3, line: 31, column: 1)
!79 = !DILocation(line: 31, column: 1, scope: !78)
!80 = !DILocation(line: 31, column: 1, scope: !81)
!81 = distinct !DILexicalBlock(scope: !78, file: !3, line: 31, column: 1)
!82 = distinct !{!82, !79, !79, !76}
!83 = distinct !DISubprogram(name: "send", scope: !3, file: !3, line: 15, type: !55, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !83, file: !3, line: 15, type: !24)
!85 = !DILocation(line: 15, column: 1, scope: !83)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 17, type: !9)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 17, column: 2)
!88 = !DILocation(line: 17, column: 11, scope: !87)
!89 = !DILocation(line: 17, column: 7, scope: !87)
!90 = !DILocation(line: 17, column: 18, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 17, column: 2)
!92 = !DILocation(line: 17, column: 20, scope: !91)
!93 = !DILocation(line: 17, column: 2, scope: !87)
!94 = !DILocation(line: 18, column: 13, scope: !91)
!95 = !DILocation(line: 18, column: 15, scope: !91)
!96 = !DILocation(line: 18, column: 8, scope: !91)
!97 = !DILocation(line: 18, column: 3, scope: !91)
!98 = !DILocation(line: 18, column: 11, scope: !91)
!99 = !DILocation(line: 17, column: 30, scope: !91)
!100 = !DILocation(line: 17, column: 2, scope: !91)
!101 = distinct !{!101, !93, !102, !76}
!102 = !DILocation(line: 18, column: 17, scope: !87)
!103 = !DILocation(line: 19, column: 2, scope: !83)
!104 = !DILocation(line: 20, column: 2, scope: !83)
!105 = distinct !DISubprogram(name: "receive", scope: !3, file: !3, line: 23, type: !55, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!106 = !DILocalVariable(name: "arg", arg: 1, scope: !105, file: !3, line: 23, type: !24)
!107 = !DILocation(line: 23, column: 1, scope: !105)
!108 = !DILocation(line: 25, column: 6, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 25, column: 6)
!110 = !DILocation(line: 25, column: 6, scope: !105)
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 26, type: !9)
!112 = distinct !DILexicalBlock(scope: !109, file: !3, line: 26, column: 3)
!113 = !DILocation(line: 26, column: 12, scope: !112)
!114 = !DILocation(line: 26, column: 8, scope: !112)
!115 = !DILocation(line: 26, column: 19, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 26, column: 3)
!117 = !DILocation(line: 26, column: 21, scope: !116)
!118 = !DILocation(line: 26, column: 3, scope: !112)
!119 = !DILocation(line: 27, column: 4, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 27, column: 4)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 27, column: 4)
!122 = !DILocation(line: 27, column: 4, scope: !121)
!123 = !DILocation(line: 27, column: 4, scope: !116)
!124 = !DILocation(line: 26, column: 31, scope: !116)
!125 = !DILocation(line: 26, column: 3, scope: !116)
!126 = distinct !{!126, !118, !127, !76}
!127 = !DILocation(line: 27, column: 4, scope: !112)
!128 = !DILocation(line: 28, column: 2, scope: !105)
