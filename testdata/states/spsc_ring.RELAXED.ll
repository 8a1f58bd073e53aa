; ModuleID = 'states/spsc_ring.c'
source_filename = "states/spsc_ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@head = internal global i32 0, align 4, !dbg !0
@slots = internal global [2 x i32] zeroinitializer, align 4, !dbg !35
@.str = private unnamed_addr constant [21 x i8] c"slots[t % SIZE] == 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [19 x i8] c"states/spsc_ring.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.produce = private unnamed_addr constant [22 x i8] c"void *produce(void *)\00", align 1, !dbg !29
@tail = internal global i32 0, align 4, !dbg !42
@.str.2 = private unnamed_addr constant [21 x i8] c"slots[h % SIZE] == 1\00", align 1, !dbg !46
@__PRETTY_FUNCTION__.consume = private unnamed_addr constant [22 x i8] c"void *consume(void *)\00", align 1, !dbg !48

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %3, metadata !66, metadata !DIExpression()), !dbg !67
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #5, !dbg !68
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @consume, ptr noundef null) #5, !dbg !69
  %6 = load i64, ptr %2, align 8, !dbg !70
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !71
  %8 = load i64, ptr %3, align 8, !dbg !72
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !73
  ret i32 0, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %3, metadata !80, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %3, align 4, !dbg !81
  %6 = load ptr, ptr %2, align 8, !dbg !82
  br label %7, !dbg !83

7:                                                ; preds = %26, %1
  br label %8, !dbg !84

8:                                                ; preds = %16, %7
  %9 = load i32, ptr %3, align 4, !dbg !88
  %10 = load atomic i32, ptr @head acquire, align 4, !dbg !89
  store i32 %10, ptr %4, align 4, !dbg !89
  %11 = load i32, ptr %4, align 4, !dbg !89
  %12 = sub nsw i32 %9, %11, !dbg !90
  %13 = add nsw i32 %12, 4, !dbg !91
  %14 = srem i32 %13, 4, !dbg !92
  %15 = icmp eq i32 %14, 2, !dbg !93
  br i1 %15, label %16, label %17, !dbg !84

16:                                               ; preds = %8
  br label %8, !dbg !84, !llvm.loop !94

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4, !dbg !97
  %19 = srem i32 %18, 2, !dbg !97
  %20 = sext i32 %19 to i64, !dbg !97
  %21 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %20, !dbg !97
  %22 = load volatile i32, ptr %21, align 4, !dbg !97
  %23 = icmp eq i32 %22, 0, !dbg !97
  br i1 %23, label %24, label %25, !dbg !100

24:                                               ; preds = %17
  br label %26, !dbg !100

25:                                               ; preds = %17
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.produce) #6, !dbg !97
  unreachable, !dbg !97

26:                                               ; preds = %24
  %27 = load i32, ptr %3, align 4, !dbg !101
  %28 = srem i32 %27, 2, !dbg !102
  %29 = sext i32 %28 to i64, !dbg !103
  %30 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %29, !dbg !103
  store volatile i32 1, ptr %30, align 4, !dbg !104
  %31 = load i32, ptr %3, align 4, !dbg !105
  %32 = add nsw i32 %31, 1, !dbg !106
  %33 = srem i32 %32, 4, !dbg !107
  store i32 %33, ptr %3, align 4, !dbg !108
  %34 = load i32, ptr %3, align 4, !dbg !109
  store i32 %34, ptr %5, align 4, !dbg !109
  %35 = load i32, ptr %5, align 4, !dbg !109
  store atomic i32 %35, ptr @tail monotonic, align 4, !dbg !109
  br label %7, !dbg !110, !llvm.loop !111
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consume(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata ptr %3, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %3, align 4, !dbg !118
  %6 = load ptr, ptr %2, align 8, !dbg !119
  br label %7, !dbg !120

7:                                                ; preds = %23, %1
  br label %8, !dbg !121

8:                                                ; preds = %13, %7
  %9 = load atomic i32, ptr @tail acquire, align 4, !dbg !125
  store i32 %9, ptr %4, align 4, !dbg !125
  %10 = load i32, ptr %4, align 4, !dbg !125
  %11 = load i32, ptr %3, align 4, !dbg !126
  %12 = icmp eq i32 %10, %11, !dbg !127
  br i1 %12, label %13, label %14, !dbg !121

13:                                               ; preds = %8
  br label %8, !dbg !121, !llvm.loop !128

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !130
  %16 = srem i32 %15, 2, !dbg !130
  %17 = sext i32 %16 to i64, !dbg !130
  %18 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %17, !dbg !130
  %19 = load volatile i32, ptr %18, align 4, !dbg !130
  %20 = icmp eq i32 %19, 1, !dbg !130
  br i1 %20, label %21, label %22, !dbg !133

21:                                               ; preds = %14
  br label %23, !dbg !133

22:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.consume) #6, !dbg !130
  unreachable, !dbg !130

23:                                               ; preds = %21
  %24 = load i32, ptr %3, align 4, !dbg !134
  %25 = srem i32 %24, 2, !dbg !135
  %26 = sext i32 %25 to i64, !dbg !136
  %27 = getelementptr inbounds [2 x i32], ptr @slots, i64 0, i64 %26, !dbg !136
  store volatile i32 0, ptr %27, align 4, !dbg !137
  %28 = load i32, ptr %3, align 4, !dbg !138
  %29 = add nsw i32 %28, 1, !dbg !139
  %30 = srem i32 %29, 4, !dbg !140
  store i32 %30, ptr %3, align 4, !dbg !141
  %31 = load i32, ptr %3, align 4, !dbg !142
  store i32 %31, ptr %5, align 4, !dbg !142
  %32 = load i32, ptr %5, align 4, !dbg !142
  store atomic i32 %32, ptr @head monotonic, align 4, !dbg !142
  br label %7, !dbg !143, !llvm.loop !144
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
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 23, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/spsc_ring.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35, !42, !46, !48}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 21)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 19)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 176, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 22)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 24, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 64, elements: !40)
!38 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 23, type: !44, isLocal: true, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !20, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !31, isLocal: true, isDefinition: true)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 62, type: !58, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!39}
!60 = !{}
!61 = !DILocalVariable(name: "p", scope: !57, file: !3, line: 64, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !63, line: 27, baseType: !64)
!63 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 64, column: 12, scope: !57)
!66 = !DILocalVariable(name: "c", scope: !57, file: !3, line: 64, type: !62)
!67 = !DILocation(line: 64, column: 15, scope: !57)
!68 = !DILocation(line: 66, column: 2, scope: !57)
!69 = !DILocation(line: 67, column: 2, scope: !57)
!70 = !DILocation(line: 68, column: 15, scope: !57)
!71 = !DILocation(line: 68, column: 2, scope: !57)
!72 = !DILocation(line: 69, column: 15, scope: !57)
!73 = !DILocation(line: 69, column: 2, scope: !57)
!74 = !DILocation(line: 70, column: 2, scope: !57)
!75 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 26, type: !76, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!76 = !DISubroutineType(types: !77)
!77 = !{!16, !16}
!78 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 26, type: !16)
!79 = !DILocation(line: 26, column: 28, scope: !75)
!80 = !DILocalVariable(name: "t", scope: !75, file: !3, line: 28, type: !39)
!81 = !DILocation(line: 28, column: 6, scope: !75)
!82 = !DILocation(line: 30, column: 8, scope: !75)
!83 = !DILocation(line: 31, column: 2, scope: !75)
!84 = !DILocation(line: 33, column: 3, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 31, column: 9)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 31, column: 2)
!87 = distinct !DILexicalBlock(scope: !75, file: !3, line: 31, column: 2)
!88 = !DILocation(line: 33, column: 11, scope: !85)
!89 = !DILocation(line: 33, column: 15, scope: !85)
!90 = !DILocation(line: 33, column: 13, scope: !85)
!91 = !DILocation(line: 33, column: 65, scope: !85)
!92 = !DILocation(line: 33, column: 77, scope: !85)
!93 = !DILocation(line: 33, column: 90, scope: !85)
!94 = distinct !{!94, !84, !95, !96}
!95 = !DILocation(line: 34, column: 4, scope: !85)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 36, column: 3, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 36, column: 3)
!99 = distinct !DILexicalBlock(scope: !85, file: !3, line: 36, column: 3)
!100 = !DILocation(line: 36, column: 3, scope: !99)
!101 = !DILocation(line: 37, column: 9, scope: !85)
!102 = !DILocation(line: 37, column: 11, scope: !85)
!103 = !DILocation(line: 37, column: 3, scope: !85)
!104 = !DILocation(line: 37, column: 19, scope: !85)
!105 = !DILocation(line: 38, column: 8, scope: !85)
!106 = !DILocation(line: 38, column: 10, scope: !85)
!107 = !DILocation(line: 38, column: 15, scope: !85)
!108 = !DILocation(line: 38, column: 5, scope: !85)
!109 = !DILocation(line: 40, column: 3, scope: !85)
!110 = !DILocation(line: 31, column: 2, scope: !86)
!111 = distinct !{!111, !112, !113}
!112 = !DILocation(line: 31, column: 2, scope: !87)
!113 = !DILocation(line: 41, column: 2, scope: !87)
!114 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 45, type: !76, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!115 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 45, type: !16)
!116 = !DILocation(line: 45, column: 28, scope: !114)
!117 = !DILocalVariable(name: "h", scope: !114, file: !3, line: 47, type: !39)
!118 = !DILocation(line: 47, column: 6, scope: !114)
!119 = !DILocation(line: 49, column: 8, scope: !114)
!120 = !DILocation(line: 50, column: 2, scope: !114)
!121 = !DILocation(line: 51, column: 3, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 50, column: 9)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 50, column: 2)
!124 = distinct !DILexicalBlock(scope: !114, file: !3, line: 50, column: 2)
!125 = !DILocation(line: 51, column: 10, scope: !122)
!126 = !DILocation(line: 51, column: 63, scope: !122)
!127 = !DILocation(line: 51, column: 60, scope: !122)
!128 = distinct !{!128, !121, !129, !96}
!129 = !DILocation(line: 52, column: 4, scope: !122)
!130 = !DILocation(line: 53, column: 3, scope: !131)
!131 = distinct !DILexicalBlock(scope: !132, file: !3, line: 53, column: 3)
!132 = distinct !DILexicalBlock(scope: !122, file: !3, line: 53, column: 3)
!133 = !DILocation(line: 53, column: 3, scope: !132)
!134 = !DILocation(line: 54, column: 9, scope: !122)
!135 = !DILocation(line: 54, column: 11, scope: !122)
!136 = !DILocation(line: 54, column: 3, scope: !122)
!137 = !DILocation(line: 54, column: 19, scope: !122)
!138 = !DILocation(line: 55, column: 8, scope: !122)
!139 = !DILocation(line: 55, column: 10, scope: !122)
!140 = !DILocation(line: 55, column: 15, scope: !122)
!141 = !DILocation(line: 55, column: 5, scope: !122)
!142 = !DILocation(line: 57, column: 3, scope: !122)
!143 = !DILocation(line: 50, column: 2, scope: !123)
!144 = distinct !{!144, !145, !146}
!145 = !DILocation(line: 50, column: 2, scope: !124)
!146 = !DILocation(line: 58, column: 2, scope: !124)
