; ModuleID = 'rc11/spsc_ring.c'
source_filename = "rc11/spsc_ring.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@start = internal constant [2 x ptr] [ptr @producer, ptr @consumer], align 16, !dbg !0
@head = internal global i32 0, align 4, !dbg !26
@slot = internal global [3 x i32] zeroinitializer, align 4, !dbg !30
@tail = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [22 x i8] c"slot[h] == ++received\00", align 1, !dbg !37
@.str.1 = private unnamed_addr constant [17 x i8] c"rc11/spsc_ring.c\00", align 1, !dbg !43
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
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %3, align 4, !dbg !91
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !93
  store i32 0, ptr %4, align 4, !dbg !93
  call void @llvm.dbg.declare(metadata ptr %5, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %5, align 4, !dbg !96
  br label %9, !dbg !97

9:                                                ; preds = %30, %1
  %10 = load i32, ptr %5, align 4, !dbg !98
  %11 = icmp slt i32 %10, 2, !dbg !100
  br i1 %11, label %12, label %33, !dbg !101

12:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %6, metadata !102, metadata !DIExpression()), !dbg !104
  %13 = load i32, ptr %4, align 4, !dbg !105
  %14 = add nsw i32 %13, 1, !dbg !106
  %15 = srem i32 %14, 3, !dbg !107
  store i32 %15, ptr %6, align 4, !dbg !104
  %16 = load atomic i32, ptr @head acquire, align 4, !dbg !108
  store i32 %16, ptr %7, align 4, !dbg !108
  %17 = load i32, ptr %7, align 4, !dbg !108
  %18 = load i32, ptr %6, align 4, !dbg !110
  %19 = icmp ne i32 %17, %18, !dbg !111
  br i1 %19, label %20, label %29, !dbg !112

20:                                               ; preds = %12
  %21 = load i32, ptr %3, align 4, !dbg !113
  %22 = add nsw i32 %21, 1, !dbg !113
  store i32 %22, ptr %3, align 4, !dbg !113
  %23 = load i32, ptr %4, align 4, !dbg !115
  %24 = sext i32 %23 to i64, !dbg !116
  %25 = getelementptr inbounds [3 x i32], ptr @slot, i64 0, i64 %24, !dbg !116
  store i32 %22, ptr %25, align 4, !dbg !117
  %26 = load i32, ptr %6, align 4, !dbg !118
  store i32 %26, ptr %8, align 4, !dbg !118
  %27 = load i32, ptr %8, align 4, !dbg !118
  store atomic i32 %27, ptr @tail monotonic, align 4, !dbg !118
  %28 = load i32, ptr %6, align 4, !dbg !119
  store i32 %28, ptr %4, align 4, !dbg !120
  br label %29, !dbg !121

29:                                               ; preds = %20, %12
  br label %30, !dbg !122

30:                                               ; preds = %29
  %31 = load i32, ptr %5, align 4, !dbg !123
  %32 = add nsw i32 %31, 1, !dbg !123
  store i32 %32, ptr %5, align 4, !dbg !123
  br label %9, !dbg !124, !llvm.loop !125

33:                                               ; preds = %9
  ret ptr null, !dbg !127
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consumer(ptr noundef %0) #0 !dbg !128 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata ptr %3, metadata !131, metadata !DIExpression()), !dbg !132
  store i32 0, ptr %3, align 4, !dbg !132
  call void @llvm.dbg.declare(metadata ptr %4, metadata !133, metadata !DIExpression()), !dbg !134
  store i32 0, ptr %4, align 4, !dbg !134
  call void @llvm.dbg.declare(metadata ptr %5, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %5, align 4, !dbg !137
  br label %8, !dbg !138

8:                                                ; preds = %33, %1
  %9 = load i32, ptr %5, align 4, !dbg !139
  %10 = icmp slt i32 %9, 2, !dbg !141
  br i1 %10, label %11, label %36, !dbg !142

11:                                               ; preds = %8
  %12 = load atomic i32, ptr @tail acquire, align 4, !dbg !143
  store i32 %12, ptr %6, align 4, !dbg !143
  %13 = load i32, ptr %6, align 4, !dbg !143
  %14 = load i32, ptr %4, align 4, !dbg !145
  %15 = icmp ne i32 %13, %14, !dbg !146
  br i1 %15, label %16, label %32, !dbg !147

16:                                               ; preds = %11
  %17 = load i32, ptr %4, align 4, !dbg !148
  %18 = sext i32 %17 to i64, !dbg !148
  %19 = getelementptr inbounds [3 x i32], ptr @slot, i64 0, i64 %18, !dbg !148
  %20 = load i32, ptr %19, align 4, !dbg !148
  %21 = load i32, ptr %3, align 4, !dbg !148
  %22 = add nsw i32 %21, 1, !dbg !148
  store i32 %22, ptr %3, align 4, !dbg !148
  %23 = icmp eq i32 %20, %22, !dbg !148
  br i1 %23, label %24, label %25, !dbg !152

24:                                               ; preds = %16
  br label %26, !dbg !152

25:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.consumer) #6, !dbg !148
  unreachable, !dbg !148

26:                                               ; preds = %24
  %27 = load i32, ptr %4, align 4, !dbg !153
  %28 = add nsw i32 %27, 1, !dbg !154
  %29 = srem i32 %28, 3, !dbg !155
  store i32 %29, ptr %4, align 4, !dbg !156
  %30 = load i32, ptr %4, align 4, !dbg !157
  store i32 %30, ptr %7, align 4, !dbg !157
  %31 = load i32, ptr %7, align 4, !dbg !157
  store atomic i32 %31, ptr @head monotonic, align 4, !dbg !157
  br label %32, !dbg !158

32:                                               ; preds = %26, %11
  br label %33, !dbg !145

33:                                               ; preds = %32
  %34 = load i32, ptr %5, align 4, !dbg !159
  %35 = add nsw i32 %34, 1, !dbg !159
  store i32 %35, ptr %5, align 4, !dbg !159
  br label %8, !dbg !160, !llvm.loop !161

36:                                               ; preds = %8
  ret ptr null, !dbg !163
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
!1 = distinct !DIGlobalVariable(name: "start", scope: !2, file: !3, line: 54, type: !54, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !23, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/spsc_ring.c", directory: ".")
!4 = !{!5, !14}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !6, file: !3, line: 54, baseType: !11, size: 32, elements: !12)
!6 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 54, type: !7, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !10)
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
!27 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 24, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !15, line: 96, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 23, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 3)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 24, type: !28, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 176, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 22)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 136, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 17)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !50, isLocal: true, isDefinition: true)
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
!68 = !DILocalVariable(name: "t", scope: !6, file: !3, line: 54, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 128, elements: !59)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !71, line: 27, baseType: !72)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !DILocation(line: 54, column: 1, scope: !6)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 54, type: !9)
!75 = distinct !DILexicalBlock(scope: !6, file: !3, line: 54, column: 1)
!76 = !DILocation(line: 54, column: 1, scope: !75)
!77 = !DILocation(line: 54, column: 1, scope: !78)
!78 = distinct !DILexicalBlock(scope: !75, file: !3, line: 54, column: 1)
!79 = distinct !{!79, !76, !76, !80}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 54, type: !9)
!82 = distinct !DILexicalBlock(scope: !6, file: !3, line: 54, column: 1)
!83 = !DILocation(line: 54, column: 1, scope: !82)
!84 = !DILocation(line: 54, column: 1, scope: !85)
!85 = distinct !DILexicalBlock(scope: !82, file: !3, line: 54, column: 1)
!86 = distinct !{!86, !83, !83, !80}
!87 = distinct !DISubprogram(name: "producer", scope: !3, file: !3, line: 26, type: !57, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 26, type: !24)
!89 = !DILocation(line: 26, column: 1, scope: !87)
!90 = !DILocalVariable(name: "sent", scope: !87, file: !3, line: 28, type: !9)
!91 = !DILocation(line: 28, column: 6, scope: !87)
!92 = !DILocalVariable(name: "t", scope: !87, file: !3, line: 28, type: !9)
!93 = !DILocation(line: 28, column: 16, scope: !87)
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 30, type: !9)
!95 = distinct !DILexicalBlock(scope: !87, file: !3, line: 30, column: 2)
!96 = !DILocation(line: 30, column: 11, scope: !95)
!97 = !DILocation(line: 30, column: 7, scope: !95)
!98 = !DILocation(line: 30, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 30, column: 2)
!100 = !DILocation(line: 30, column: 20, scope: !99)
!101 = !DILocation(line: 30, column: 2, scope: !95)
!102 = !DILocalVariable(name: "next", scope: !103, file: !3, line: 31, type: !9)
!103 = distinct !DILexicalBlock(scope: !99, file: !3, line: 30, column: 34)
!104 = !DILocation(line: 31, column: 7, scope: !103)
!105 = !DILocation(line: 31, column: 15, scope: !103)
!106 = !DILocation(line: 31, column: 17, scope: !103)
!107 = !DILocation(line: 31, column: 22, scope: !103)
!108 = !DILocation(line: 32, column: 7, scope: !109)
!109 = distinct !DILexicalBlock(scope: !103, file: !3, line: 32, column: 7)
!110 = !DILocation(line: 32, column: 33, scope: !109)
!111 = !DILocation(line: 32, column: 30, scope: !109)
!112 = !DILocation(line: 32, column: 7, scope: !103)
!113 = !DILocation(line: 33, column: 14, scope: !114)
!114 = distinct !DILexicalBlock(scope: !109, file: !3, line: 32, column: 39)
!115 = !DILocation(line: 33, column: 9, scope: !114)
!116 = !DILocation(line: 33, column: 4, scope: !114)
!117 = !DILocation(line: 33, column: 12, scope: !114)
!118 = !DILocation(line: 34, column: 4, scope: !114)
!119 = !DILocation(line: 35, column: 8, scope: !114)
!120 = !DILocation(line: 35, column: 6, scope: !114)
!121 = !DILocation(line: 36, column: 3, scope: !114)
!122 = !DILocation(line: 37, column: 2, scope: !103)
!123 = !DILocation(line: 30, column: 30, scope: !99)
!124 = !DILocation(line: 30, column: 2, scope: !99)
!125 = distinct !{!125, !101, !126, !80}
!126 = !DILocation(line: 37, column: 2, scope: !95)
!127 = !DILocation(line: 38, column: 2, scope: !87)
!128 = distinct !DISubprogram(name: "consumer", scope: !3, file: !3, line: 41, type: !57, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !10)
!129 = !DILocalVariable(name: "arg", arg: 1, scope: !128, file: !3, line: 41, type: !24)
!130 = !DILocation(line: 41, column: 1, scope: !128)
!131 = !DILocalVariable(name: "received", scope: !128, file: !3, line: 43, type: !9)
!132 = !DILocation(line: 43, column: 6, scope: !128)
!133 = !DILocalVariable(name: "h", scope: !128, file: !3, line: 43, type: !9)
!134 = !DILocation(line: 43, column: 20, scope: !128)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 45, type: !9)
!136 = distinct !DILexicalBlock(scope: !128, file: !3, line: 45, column: 2)
!137 = !DILocation(line: 45, column: 11, scope: !136)
!138 = !DILocation(line: 45, column: 7, scope: !136)
!139 = !DILocation(line: 45, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 45, column: 2)
!141 = !DILocation(line: 45, column: 20, scope: !140)
!142 = !DILocation(line: 45, column: 2, scope: !136)
!143 = !DILocation(line: 46, column: 7, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 46, column: 7)
!145 = !DILocation(line: 46, column: 33, scope: !144)
!146 = !DILocation(line: 46, column: 30, scope: !144)
!147 = !DILocation(line: 46, column: 7, scope: !140)
!148 = !DILocation(line: 47, column: 4, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 47, column: 4)
!150 = distinct !DILexicalBlock(scope: !151, file: !3, line: 47, column: 4)
!151 = distinct !DILexicalBlock(scope: !144, file: !3, line: 46, column: 36)
!152 = !DILocation(line: 47, column: 4, scope: !150)
!153 = !DILocation(line: 48, column: 9, scope: !151)
!154 = !DILocation(line: 48, column: 11, scope: !151)
!155 = !DILocation(line: 48, column: 16, scope: !151)
!156 = !DILocation(line: 48, column: 6, scope: !151)
!157 = !DILocation(line: 49, column: 4, scope: !151)
!158 = !DILocation(line: 50, column: 3, scope: !151)
!159 = !DILocation(line: 45, column: 30, scope: !140)
!160 = !DILocation(line: 45, column: 2, scope: !140)
!161 = distinct !{!161, !142, !162, !80}
!162 = !DILocation(line: 50, column: 3, scope: !136)
!163 = !DILocation(line: 51, column: 2, scope: !128)
