; ModuleID = 'structures/spsc_ring.c'
source_filename = "structures/spsc_ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@tail = internal global i32 0, align 4, !dbg !0
@head = internal global i32 0, align 4, !dbg !18
@slot = internal global [2 x i32] zeroinitializer, align 4, !dbg !23
@.str = private unnamed_addr constant [13 x i8] c"slot[h] == i\00", align 1, !dbg !28
@.str.1 = private unnamed_addr constant [23 x i8] c"structures/spsc_ring.c\00", align 1, !dbg !34
@__PRETTY_FUNCTION__.consumer = private unnamed_addr constant [23 x i8] c"void *consumer(void *)\00", align 1, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @producer, ptr noundef null) #5, !dbg !61
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @consumer, ptr noundef null) #5, !dbg !62
  %6 = load i64, ptr %2, align 8, !dbg !63
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !64
  %8 = load i64, ptr %3, align 8, !dbg !65
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @producer(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  %9 = load ptr, ptr %2, align 8, !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 1, ptr %3, align 4, !dbg !76
  br label %10, !dbg !77

10:                                               ; preds = %32, %1
  %11 = load i32, ptr %3, align 4, !dbg !78
  %12 = icmp sle i32 %11, 3, !dbg !80
  br i1 %12, label %13, label %35, !dbg !81

13:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  %14 = load atomic i32, ptr @tail monotonic, align 4, !dbg !85
  store i32 %14, ptr %5, align 4, !dbg !85
  %15 = load i32, ptr %5, align 4, !dbg !85
  store i32 %15, ptr %4, align 4, !dbg !84
  call void @llvm.dbg.declare(metadata ptr %6, metadata !86, metadata !DIExpression()), !dbg !87
  %16 = load i32, ptr %4, align 4, !dbg !88
  %17 = add nsw i32 %16, 1, !dbg !89
  %18 = srem i32 %17, 2, !dbg !90
  store i32 %18, ptr %6, align 4, !dbg !87
  br label %19, !dbg !91

19:                                               ; preds = %24, %13
  %20 = load atomic i32, ptr @head acquire, align 4, !dbg !92
  store i32 %20, ptr %7, align 4, !dbg !92
  %21 = load i32, ptr %7, align 4, !dbg !92
  %22 = load i32, ptr %6, align 4, !dbg !93
  %23 = icmp eq i32 %21, %22, !dbg !94
  br i1 %23, label %24, label %25, !dbg !91

24:                                               ; preds = %19
  br label %19, !dbg !91, !llvm.loop !95

25:                                               ; preds = %19
  %26 = load i32, ptr %3, align 4, !dbg !98
  %27 = load i32, ptr %4, align 4, !dbg !99
  %28 = sext i32 %27 to i64, !dbg !100
  %29 = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %28, !dbg !100
  store i32 %26, ptr %29, align 4, !dbg !101
  %30 = load i32, ptr %6, align 4, !dbg !102
  store i32 %30, ptr %8, align 4, !dbg !103
  %31 = load i32, ptr %8, align 4, !dbg !103
  store atomic i32 %31, ptr @tail release, align 4, !dbg !103
  br label %32, !dbg !104

32:                                               ; preds = %25
  %33 = load i32, ptr %3, align 4, !dbg !105
  %34 = add nsw i32 %33, 1, !dbg !105
  store i32 %34, ptr %3, align 4, !dbg !105
  br label %10, !dbg !106, !llvm.loop !107

35:                                               ; preds = %10
  ret ptr null, !dbg !109
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !111, metadata !DIExpression()), !dbg !112
  %8 = load ptr, ptr %2, align 8, !dbg !113
  call void @llvm.dbg.declare(metadata ptr %3, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 1, ptr %3, align 4, !dbg !116
  br label %9, !dbg !117

9:                                                ; preds = %35, %1
  %10 = load i32, ptr %3, align 4, !dbg !118
  %11 = icmp sle i32 %10, 3, !dbg !120
  br i1 %11, label %12, label %38, !dbg !121

12:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %4, metadata !122, metadata !DIExpression()), !dbg !124
  %13 = load atomic i32, ptr @head monotonic, align 4, !dbg !125
  store i32 %13, ptr %5, align 4, !dbg !125
  %14 = load i32, ptr %5, align 4, !dbg !125
  store i32 %14, ptr %4, align 4, !dbg !124
  br label %15, !dbg !126

15:                                               ; preds = %20, %12
  %16 = load atomic i32, ptr @tail acquire, align 4, !dbg !127
  store i32 %16, ptr %6, align 4, !dbg !127
  %17 = load i32, ptr %6, align 4, !dbg !127
  %18 = load i32, ptr %4, align 4, !dbg !128
  %19 = icmp eq i32 %17, %18, !dbg !129
  br i1 %19, label %20, label %21, !dbg !126

20:                                               ; preds = %15
  br label %15, !dbg !126, !llvm.loop !130

21:                                               ; preds = %15
  %22 = load i32, ptr %4, align 4, !dbg !132
  %23 = sext i32 %22 to i64, !dbg !132
  %24 = getelementptr inbounds [2 x i32], ptr @slot, i64 0, i64 %23, !dbg !132
  %25 = load i32, ptr %24, align 4, !dbg !132
  %26 = load i32, ptr %3, align 4, !dbg !132
  %27 = icmp eq i32 %25, %26, !dbg !132
  br i1 %27, label %28, label %29, !dbg !135

28:                                               ; preds = %21
  br label %30, !dbg !135

29:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !132
  unreachable, !dbg !132

30:                                               ; preds = %28
  %31 = load i32, ptr %4, align 4, !dbg !136
  %32 = add nsw i32 %31, 1, !dbg !137
  %33 = srem i32 %32, 2, !dbg !138
  store i32 %33, ptr %7, align 4, !dbg !139
  %34 = load i32, ptr %7, align 4, !dbg !139
  store atomic i32 %34, ptr @head release, align 4, !dbg !139
  br label %35, !dbg !140

35:                                               ; preds = %30
  %36 = load i32, ptr %3, align 4, !dbg !141
  %37 = add nsw i32 %36, 1, !dbg !141
  store i32 %37, ptr %3, align 4, !dbg !141
  br label %9, !dbg !142, !llvm.loop !143

38:                                               ; preds = %9
  ret ptr null, !dbg !145
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
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/spsc_ring.c", directory: ".")
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
!17 = !{!0, !18, !23, !28, !34, !39}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 20, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 64, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 2)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 104, elements: !32)
!31 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!32 = !{!33}
!33 = !DISubrange(count: 13)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 184, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 23)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 184, elements: !37)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !51, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!22}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 52, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 52, column: 12, scope: !50)
!59 = !DILocalVariable(name: "u", scope: !50, file: !3, line: 52, type: !55)
!60 = !DILocation(line: 52, column: 15, scope: !50)
!61 = !DILocation(line: 54, column: 2, scope: !50)
!62 = !DILocation(line: 55, column: 2, scope: !50)
!63 = !DILocation(line: 56, column: 15, scope: !50)
!64 = !DILocation(line: 56, column: 2, scope: !50)
!65 = !DILocation(line: 57, column: 15, scope: !50)
!66 = !DILocation(line: 57, column: 2, scope: !50)
!67 = !DILocation(line: 58, column: 2, scope: !50)
!68 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 23, type: !69, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !16}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 23, type: !16)
!72 = !DILocation(line: 23, column: 29, scope: !68)
!73 = !DILocation(line: 25, column: 8, scope: !68)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 26, type: !22)
!75 = distinct !DILexicalBlock(scope: !68, file: !3, line: 26, column: 2)
!76 = !DILocation(line: 26, column: 11, scope: !75)
!77 = !DILocation(line: 26, column: 7, scope: !75)
!78 = !DILocation(line: 26, column: 18, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 26, column: 2)
!80 = !DILocation(line: 26, column: 20, scope: !79)
!81 = !DILocation(line: 26, column: 2, scope: !75)
!82 = !DILocalVariable(name: "t", scope: !83, file: !3, line: 27, type: !22)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 26, column: 35)
!84 = !DILocation(line: 27, column: 7, scope: !83)
!85 = !DILocation(line: 27, column: 11, scope: !83)
!86 = !DILocalVariable(name: "next", scope: !83, file: !3, line: 28, type: !22)
!87 = !DILocation(line: 28, column: 7, scope: !83)
!88 = !DILocation(line: 28, column: 15, scope: !83)
!89 = !DILocation(line: 28, column: 17, scope: !83)
!90 = !DILocation(line: 28, column: 22, scope: !83)
!91 = !DILocation(line: 29, column: 3, scope: !83)
!92 = !DILocation(line: 29, column: 10, scope: !83)
!93 = !DILocation(line: 29, column: 63, scope: !83)
!94 = !DILocation(line: 29, column: 60, scope: !83)
!95 = distinct !{!95, !91, !96, !97}
!96 = !DILocation(line: 30, column: 4, scope: !83)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 31, column: 13, scope: !83)
!99 = !DILocation(line: 31, column: 8, scope: !83)
!100 = !DILocation(line: 31, column: 3, scope: !83)
!101 = !DILocation(line: 31, column: 11, scope: !83)
!102 = !DILocation(line: 32, column: 32, scope: !83)
!103 = !DILocation(line: 32, column: 3, scope: !83)
!104 = !DILocation(line: 33, column: 2, scope: !83)
!105 = !DILocation(line: 26, column: 31, scope: !79)
!106 = !DILocation(line: 26, column: 2, scope: !79)
!107 = distinct !{!107, !81, !108, !97}
!108 = !DILocation(line: 33, column: 2, scope: !75)
!109 = !DILocation(line: 34, column: 2, scope: !68)
!110 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 37, type: !69, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!111 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 37, type: !16)
!112 = !DILocation(line: 37, column: 29, scope: !110)
!113 = !DILocation(line: 39, column: 8, scope: !110)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 40, type: !22)
!115 = distinct !DILexicalBlock(scope: !110, file: !3, line: 40, column: 2)
!116 = !DILocation(line: 40, column: 11, scope: !115)
!117 = !DILocation(line: 40, column: 7, scope: !115)
!118 = !DILocation(line: 40, column: 18, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 40, column: 2)
!120 = !DILocation(line: 40, column: 20, scope: !119)
!121 = !DILocation(line: 40, column: 2, scope: !115)
!122 = !DILocalVariable(name: "h", scope: !123, file: !3, line: 41, type: !22)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 40, column: 35)
!124 = !DILocation(line: 41, column: 7, scope: !123)
!125 = !DILocation(line: 41, column: 11, scope: !123)
!126 = !DILocation(line: 42, column: 3, scope: !123)
!127 = !DILocation(line: 42, column: 10, scope: !123)
!128 = !DILocation(line: 42, column: 63, scope: !123)
!129 = !DILocation(line: 42, column: 60, scope: !123)
!130 = distinct !{!130, !126, !131, !97}
!131 = !DILocation(line: 43, column: 4, scope: !123)
!132 = !DILocation(line: 44, column: 3, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 44, column: 3)
!134 = distinct !DILexicalBlock(scope: !123, file: !3, line: 44, column: 3)
!135 = !DILocation(line: 44, column: 3, scope: !134)
!136 = !DILocation(line: 45, column: 33, scope: !123)
!137 = !DILocation(line: 45, column: 35, scope: !123)
!138 = !DILocation(line: 45, column: 40, scope: !123)
!139 = !DILocation(line: 45, column: 3, scope: !123)
!140 = !DILocation(line: 46, column: 2, scope: !123)
!141 = !DILocation(line: 40, column: 31, scope: !119)
!142 = !DILocation(line: 40, column: 2, scope: !119)
!143 = distinct !{!143, !121, !144, !97}
!144 = !DILocation(line: 46, column: 2, scope: !115)
!145 = !DILocation(line: 47, column: 2, scope: !110)
