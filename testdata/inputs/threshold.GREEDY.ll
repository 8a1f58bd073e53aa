; ModuleID = 'inputs/threshold.c'
source_filename = "inputs/threshold.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@items = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@count = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [14 x i8] c"items[i] == 1\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [19 x i8] c"inputs/threshold.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.consume = private unnamed_addr constant [22 x i8] c"void *consume(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #5, !dbg !61
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @consume, ptr noundef null) #5, !dbg !62
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
define internal ptr @produce(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  %5 = load ptr, ptr %2, align 8, !dbg !73
  call void @llvm.dbg.declare(metadata ptr %3, metadata !74, metadata !DIExpression()), !dbg !76
  store i32 0, ptr %3, align 4, !dbg !76
  br label %6, !dbg !77

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %3, align 4, !dbg !78
  %8 = icmp ult i32 %7, 3, !dbg !80
  br i1 %8, label %9, label %19, !dbg !81

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !82
  %11 = zext i32 %10 to i64, !dbg !84
  %12 = getelementptr inbounds [3 x i32], ptr @items, i64 0, i64 %11, !dbg !84
  store i32 1, ptr %12, align 4, !dbg !85
  %13 = load i32, ptr %3, align 4, !dbg !86
  %14 = add i32 %13, 1, !dbg !87
  store i32 %14, ptr %4, align 4, !dbg !88
  %15 = load i32, ptr %4, align 4, !dbg !88
  store atomic i32 %15, ptr @count release, align 4, !dbg !88
  br label %16, !dbg !89

16:                                               ; preds = %9
  %17 = load i32, ptr %3, align 4, !dbg !90
  %18 = add i32 %17, 1, !dbg !90
  store i32 %18, ptr %3, align 4, !dbg !90
  br label %6, !dbg !91, !llvm.loop !92

19:                                               ; preds = %6
  ret ptr null, !dbg !95
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @consume(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  call void @llvm.dbg.declare(metadata ptr %3, metadata !99, metadata !DIExpression()), !dbg !100
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !101
  store i32 %6, ptr %3, align 4, !dbg !100
  %7 = load ptr, ptr %2, align 8, !dbg !102
  br label %8, !dbg !103

8:                                                ; preds = %13, %1
  %9 = load atomic i32, ptr @count acquire, align 4, !dbg !104
  store i32 %9, ptr %4, align 4, !dbg !104
  %10 = load i32, ptr %4, align 4, !dbg !104
  %11 = load i32, ptr %3, align 4, !dbg !105
  %12 = icmp ult i32 %10, %11, !dbg !106
  br i1 %12, label %13, label %14, !dbg !103

13:                                               ; preds = %8
  br label %8, !dbg !103, !llvm.loop !107

14:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !109, metadata !DIExpression()), !dbg !111
  store i32 0, ptr %5, align 4, !dbg !111
  br label %15, !dbg !112

15:                                               ; preds = %32, %14
  %16 = load i32, ptr %5, align 4, !dbg !113
  %17 = icmp ult i32 %16, 3, !dbg !115
  br i1 %17, label %18, label %35, !dbg !116

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4, !dbg !117
  %20 = load i32, ptr %3, align 4, !dbg !119
  %21 = icmp ult i32 %19, %20, !dbg !120
  br i1 %21, label %22, label %31, !dbg !121

22:                                               ; preds = %18
  %23 = load i32, ptr %5, align 4, !dbg !122
  %24 = zext i32 %23 to i64, !dbg !122
  %25 = getelementptr inbounds [3 x i32], ptr @items, i64 0, i64 %24, !dbg !122
  %26 = load i32, ptr %25, align 4, !dbg !122
  %27 = icmp eq i32 %26, 1, !dbg !122
  br i1 %27, label %28, label %29, !dbg !125

28:                                               ; preds = %22
  br label %30, !dbg !125

29:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.consume) #6, !dbg !122
  unreachable, !dbg !122

30:                                               ; preds = %28
  br label %31, !dbg !126

31:                                               ; preds = %30, %18
  br label %32, !dbg !119

32:                                               ; preds = %31
  %33 = load i32, ptr %5, align 4, !dbg !127
  %34 = add i32 %33, 1, !dbg !127
  store i32 %34, ptr %5, align 4, !dbg !127
  br label %15, !dbg !128, !llvm.loop !129

35:                                               ; preds = %15
  ret ptr null, !dbg !131
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_uint() #3

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
!1 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 21, type: !39, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "inputs/threshold.c", directory: ".")
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
!17 = !{!0, !18, !22, !28, !33}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 22, type: !20, isLocal: true, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !6, line: 97, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 112, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 14)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 152, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 19)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 176, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 22)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 96, elements: !41)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !{!42}
!42 = !DISubrange(count: 3)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !51, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!40}
!53 = !{}
!54 = !DILocalVariable(name: "t", scope: !50, file: !3, line: 53, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!58 = !DILocation(line: 53, column: 12, scope: !50)
!59 = !DILocalVariable(name: "u", scope: !50, file: !3, line: 53, type: !55)
!60 = !DILocation(line: 53, column: 15, scope: !50)
!61 = !DILocation(line: 55, column: 2, scope: !50)
!62 = !DILocation(line: 56, column: 2, scope: !50)
!63 = !DILocation(line: 57, column: 15, scope: !50)
!64 = !DILocation(line: 57, column: 2, scope: !50)
!65 = !DILocation(line: 58, column: 15, scope: !50)
!66 = !DILocation(line: 58, column: 2, scope: !50)
!67 = !DILocation(line: 59, column: 2, scope: !50)
!68 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 24, type: !69, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!69 = !DISubroutineType(types: !70)
!70 = !{!16, !16}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 24, type: !16)
!72 = !DILocation(line: 24, column: 28, scope: !68)
!73 = !DILocation(line: 26, column: 8, scope: !68)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 27, type: !7)
!75 = distinct !DILexicalBlock(scope: !68, file: !3, line: 27, column: 2)
!76 = !DILocation(line: 27, column: 16, scope: !75)
!77 = !DILocation(line: 27, column: 7, scope: !75)
!78 = !DILocation(line: 27, column: 23, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !3, line: 27, column: 2)
!80 = !DILocation(line: 27, column: 25, scope: !79)
!81 = !DILocation(line: 27, column: 2, scope: !75)
!82 = !DILocation(line: 28, column: 9, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 27, column: 39)
!84 = !DILocation(line: 28, column: 3, scope: !83)
!85 = !DILocation(line: 28, column: 12, scope: !83)
!86 = !DILocation(line: 29, column: 33, scope: !83)
!87 = !DILocation(line: 29, column: 35, scope: !83)
!88 = !DILocation(line: 29, column: 3, scope: !83)
!89 = !DILocation(line: 30, column: 2, scope: !83)
!90 = !DILocation(line: 27, column: 35, scope: !79)
!91 = !DILocation(line: 27, column: 2, scope: !79)
!92 = distinct !{!92, !81, !93, !94}
!93 = !DILocation(line: 30, column: 2, scope: !75)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !DILocation(line: 31, column: 2, scope: !68)
!96 = distinct !DISubprogram(name: "consume", scope: !3, file: !3, line: 34, type: !69, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 34, type: !16)
!98 = !DILocation(line: 34, column: 28, scope: !96)
!99 = !DILocalVariable(name: "want", scope: !96, file: !3, line: 36, type: !7)
!100 = !DILocation(line: 36, column: 11, scope: !96)
!101 = !DILocation(line: 36, column: 18, scope: !96)
!102 = !DILocation(line: 38, column: 8, scope: !96)
!103 = !DILocation(line: 43, column: 2, scope: !96)
!104 = !DILocation(line: 43, column: 9, scope: !96)
!105 = !DILocation(line: 43, column: 62, scope: !96)
!106 = !DILocation(line: 43, column: 60, scope: !96)
!107 = distinct !{!107, !103, !108, !94}
!108 = !DILocation(line: 44, column: 3, scope: !96)
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 45, type: !7)
!110 = distinct !DILexicalBlock(scope: !96, file: !3, line: 45, column: 2)
!111 = !DILocation(line: 45, column: 16, scope: !110)
!112 = !DILocation(line: 45, column: 7, scope: !110)
!113 = !DILocation(line: 45, column: 23, scope: !114)
!114 = distinct !DILexicalBlock(scope: !110, file: !3, line: 45, column: 2)
!115 = !DILocation(line: 45, column: 25, scope: !114)
!116 = !DILocation(line: 45, column: 2, scope: !110)
!117 = !DILocation(line: 46, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 46, column: 7)
!119 = !DILocation(line: 46, column: 11, scope: !118)
!120 = !DILocation(line: 46, column: 9, scope: !118)
!121 = !DILocation(line: 46, column: 7, scope: !114)
!122 = !DILocation(line: 47, column: 4, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !3, line: 47, column: 4)
!124 = distinct !DILexicalBlock(scope: !118, file: !3, line: 47, column: 4)
!125 = !DILocation(line: 47, column: 4, scope: !124)
!126 = !DILocation(line: 47, column: 4, scope: !118)
!127 = !DILocation(line: 45, column: 35, scope: !114)
!128 = !DILocation(line: 45, column: 2, scope: !114)
!129 = distinct !{!129, !116, !130, !94}
!130 = !DILocation(line: 47, column: 4, scope: !110)
!131 = !DILocation(line: 48, column: 2, scope: !96)
