; ModuleID = 'rc11/spsc_ring_wait.c'
source_filename = "rc11/spsc_ring_wait.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [2 x ptr] [ptr @producer, ptr @consumer], align 16, !dbg !0
@head = internal global i32 0, align 4, !dbg !26
@slot = internal global [3 x i32] zeroinitializer, align 4, !dbg !30
@tail = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [20 x i8] c"slot[i % SIZE] == i\00", align 1, !dbg !37
@.str.1 = private unnamed_addr constant [22 x i8] c"rc11/spsc_ring_wait.c\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !48

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !6 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %3, align 4, !dbg !76
  br label %5, !dbg !76

5:                                                ; preds = %17, %0
  %6 = load i32, ptr %3, align 4, !dbg !77
  %7 = icmp slt i32 %6, 2, !dbg !77
  br i1 %7, label %8, label %20, !dbg !76

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !77
  %10 = sext i32 %9 to i64, !dbg !77
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !77
  %12 = load i32, ptr %3, align 4, !dbg !77
  %13 = sext i32 %12 to i64, !dbg !77
  %14 = getelementptr inbounds [2 x ptr], ptr @start, i64 0, i64 %13, !dbg !77
  %15 = load ptr, ptr %14, align 8, !dbg !77
  %16 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef %15, ptr noundef null) #5, !dbg !77
  br label %17, !dbg !77

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !77
  %19 = add nsw i32 %18, 1, !dbg !77
  store i32 %19, ptr %3, align 4, !dbg !77
  br label %5, !dbg !77, !llvm.loop !79

20:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %4, align 4, !dbg !83
  br label %21, !dbg !83

21:                                               ; preds = %30, %20
  %22 = load i32, ptr %4, align 4, !dbg !84
  %23 = icmp slt i32 %22, 2, !dbg !84
  br i1 %23, label %24, label %33, !dbg !83

24:                                               ; preds = %21
  %25 = load i32, ptr %4, align 4, !dbg !84
  %26 = sext i32 %25 to i64, !dbg !84
  %27 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %26, !dbg !84
  %28 = load i64, ptr %27, align 8, !dbg !84
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !84
  br label %30, !dbg !84

30:                                               ; preds = %24
  %31 = load i32, ptr %4, align 4, !dbg !84
  %32 = add nsw i32 %31, 1, !dbg !84
  store i32 %32, ptr %4, align 4, !dbg !84
  br label %21, !dbg !84, !llvm.loop !86

33:                                               ; preds = %21
  ret i32 0, !dbg !73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %3, align 4, !dbg !92
  br label %6, !dbg !93

6:                                                ; preds = %28, %1
  %7 = load i32, ptr %3, align 4, !dbg !94
  %8 = icmp slt i32 %7, 3, !dbg !96
  br i1 %8, label %9, label %31, !dbg !97

9:                                                ; preds = %6
  br label %10, !dbg !98

10:                                               ; preds = %17, %9
  %11 = load atomic i32, ptr @head acquire, align 4, !dbg !100
  store i32 %11, ptr %4, align 4, !dbg !100
  %12 = load i32, ptr %4, align 4, !dbg !100
  %13 = load i32, ptr %3, align 4, !dbg !101
  %14 = add nsw i32 %13, 1, !dbg !102
  %15 = srem i32 %14, 3, !dbg !103
  %16 = icmp eq i32 %12, %15, !dbg !104
  br i1 %16, label %17, label %18, !dbg !98

17:                                               ; preds = %10
  br label %10, !dbg !98, !llvm.loop !105

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !dbg !107
  %20 = load i32, ptr %3, align 4, !dbg !108
  %21 = srem i32 %20, 3, !dbg !109
  %22 = sext i32 %21 to i64, !dbg !110
  %23 = getelementptr inbounds [3 x i32], ptr @slot, i64 0, i64 %22, !dbg !110
  store i32 %19, ptr %23, align 4, !dbg !111
  %24 = load i32, ptr %3, align 4, !dbg !112
  %25 = add nsw i32 %24, 1, !dbg !112
  %26 = srem i32 %25, 3, !dbg !112
  store i32 %26, ptr %5, align 4, !dbg !112
  %27 = load i32, ptr %5, align 4, !dbg !112
  store atomic i32 %27, ptr @tail release, align 4, !dbg !112
  br label %28, !dbg !113

28:                                               ; preds = %18
  %29 = load i32, ptr %3, align 4, !dbg !114
  %30 = add nsw i32 %29, 1, !dbg !114
  store i32 %30, ptr %3, align 4, !dbg !114
  br label %6, !dbg !115, !llvm.loop !116

31:                                               ; preds = %6
  ret ptr null, !dbg !118
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !120, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.declare(metadata ptr %3, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %3, align 4, !dbg !124
  br label %6, !dbg !125

6:                                                ; preds = %32, %1
  %7 = load i32, ptr %3, align 4, !dbg !126
  %8 = icmp slt i32 %7, 3, !dbg !128
  br i1 %8, label %9, label %35, !dbg !129

9:                                                ; preds = %6
  br label %10, !dbg !130

10:                                               ; preds = %16, %9
  %11 = load atomic i32, ptr @tail acquire, align 4, !dbg !132
  store i32 %11, ptr %4, align 4, !dbg !132
  %12 = load i32, ptr %4, align 4, !dbg !132
  %13 = load i32, ptr %3, align 4, !dbg !133
  %14 = srem i32 %13, 3, !dbg !134
  %15 = icmp eq i32 %12, %14, !dbg !135
  br i1 %15, label %16, label %17, !dbg !130

16:                                               ; preds = %10
  br label %10, !dbg !130, !llvm.loop !136

17:                                               ; preds = %10
  %18 = load i32, ptr %3, align 4, !dbg !138
  %19 = srem i32 %18, 3, !dbg !138
  %20 = sext i32 %19 to i64, !dbg !138
  %21 = getelementptr inbounds [3 x i32], ptr @slot, i64 0, i64 %20, !dbg !138
  %22 = load i32, ptr %21, align 4, !dbg !138
  %23 = load i32, ptr %3, align 4, !dbg !138
  %24 = icmp eq i32 %22, %23, !dbg !138
  br i1 %24, label %25, label %26, !dbg !141

25:                                               ; preds = %17
  br label %27, !dbg !141

26:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !138
  unreachable, !dbg !138

27:                                               ; preds = %25
  %28 = load i32, ptr %3, align 4, !dbg !142
  %29 = add nsw i32 %28, 1, !dbg !142
  %30 = srem i32 %29, 3, !dbg !142
  store i32 %30, ptr %5, align 4, !dbg !142
  %31 = load i32, ptr %5, align 4, !dbg !142
  store atomic i32 %31, ptr @head release, align 4, !dbg !142
  br label %32, !dbg !143

32:                                               ; preds = %27
  %33 = load i32, ptr %3, align 4, !dbg !144
  %34 = add nsw i32 %33, 1, !dbg !144
  store i32 %34, ptr %3, align 4, !dbg !144
  br label %6, !dbg !145, !llvm.loop !146

35:                                               ; preds = %6
  ret ptr null, !dbg !148
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
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 42, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/spsc_ring_wait.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 42, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !7, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!25 = !{!0, !26, !30, !35, !37, !43, !48}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 18, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 17, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 3)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 18, type: !28, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 160, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 20)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 176, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 22)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 184, elements: !52)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!52 = !{!53}
!53 = !DISubrange(count: 23)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 128, elements: !59)
!55 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DISubroutineType(types: !58)
!58 = !{!24, !24}
!59 = !{!60}
!60 = !DISubrange(count: 2)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 42, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 128, elements: !59)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !71, line: 27, baseType: !72)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DILocation(line: 42, column: 1, scope: !6)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 42, type: !9)
!75 = distinct !DILexicalBlock(scope: !6, file: !3, line: 42, column: 1)
!76 = !DILocation(line: 42, column: 1, scope: !75)
!77 = !DILocation(line: 42, column: 1, scope: !78)
!78 = distinct !DILexicalBlock(scope: !75, file: !3, line: 42, column: 1)
!79 = distinct !{!79, !76, !76, !80}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 42, type: !9)
!82 = distinct !DILexicalBlock(scope: !6, file: !3, line: 42, column: 1)
!83 = !DILocation(line: 42, column: 1, scope: !82)
!84 = !DILocation(line: 42, column: 1, scope: !85)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 42, column: 1)
!86 = distinct !{!86, !83, !83, !80}
!87 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 20, type: !57, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 20, type: !24)
!89 = !DILocation(line: 20, column: 1, scope: !87)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 22, type: !9)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 22, column: 2)
!92 = !DILocation(line: 22, column: 11, scope: !91)
!93 = !DILocation(line: 22, column: 7, scope: !91)
!94 = !DILocation(line: 22, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 22, column: 2)
!96 = !DILocation(line: 22, column: 20, scope: !95)
!97 = !DILocation(line: 22, column: 2, scope: !91)
!98 = !DILocation(line: 23, column: 3, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 22, column: 34)
!100 = !DILocation(line: 23, column: 10, scope: !99)
!101 = !DILocation(line: 23, column: 37, scope: !99)
!102 = !DILocation(line: 23, column: 39, scope: !99)
!103 = !DILocation(line: 23, column: 44, scope: !99)
!104 = !DILocation(line: 23, column: 33, scope: !99)
!105 = distinct !{!105, !98, !106, !80}
!106 = !DILocation(line: 24, column: 4, scope: !99)
!107 = !DILocation(line: 25, column: 20, scope: !99)
!108 = !DILocation(line: 25, column: 8, scope: !99)
!109 = !DILocation(line: 25, column: 10, scope: !99)
!110 = !DILocation(line: 25, column: 3, scope: !99)
!111 = !DILocation(line: 25, column: 18, scope: !99)
!112 = !DILocation(line: 26, column: 3, scope: !99)
!113 = !DILocation(line: 27, column: 2, scope: !99)
!114 = !DILocation(line: 22, column: 30, scope: !95)
!115 = !DILocation(line: 22, column: 2, scope: !95)
!116 = distinct !{!116, !97, !117, !80}
!117 = !DILocation(line: 27, column: 2, scope: !91)
!118 = !DILocation(line: 28, column: 2, scope: !87)
!119 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 31, type: !57, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!120 = !DILocalVariable(name: "arg", arg: 1, scope: !119, file: !3, line: 31, type: !24)
!121 = !DILocation(line: 31, column: 1, scope: !119)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 33, type: !9)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 33, column: 2)
!124 = !DILocation(line: 33, column: 11, scope: !123)
!125 = !DILocation(line: 33, column: 7, scope: !123)
!126 = !DILocation(line: 33, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 33, column: 2)
!128 = !DILocation(line: 33, column: 20, scope: !127)
!129 = !DILocation(line: 33, column: 2, scope: !123)
!130 = !DILocation(line: 34, column: 3, scope: !131)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 33, column: 34)
!132 = !DILocation(line: 34, column: 10, scope: !131)
!133 = !DILocation(line: 34, column: 36, scope: !131)
!134 = !DILocation(line: 34, column: 38, scope: !131)
!135 = !DILocation(line: 34, column: 33, scope: !131)
!136 = distinct !{!136, !130, !137, !80}
!137 = !DILocation(line: 35, column: 4, scope: !131)
!138 = !DILocation(line: 36, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 36, column: 3)
!140 = distinct !DILexicalBlock(scope: !131, file: !3, line: 36, column: 3)
!141 = !DILocation(line: 36, column: 3, scope: !140)
!142 = !DILocation(line: 37, column: 3, scope: !131)
!143 = !DILocation(line: 38, column: 2, scope: !131)
!144 = !DILocation(line: 33, column: 30, scope: !127)
!145 = !DILocation(line: 33, column: 2, scope: !127)
!146 = distinct !{!146, !129, !147, !80}
!147 = !DILocation(line: 38, column: 2, scope: !123)
!148 = !DILocation(line: 39, column: 2, scope: !119)
