; ModuleID = 'waits/await_flag.c'
source_filename = "waits/await_flag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@sum = internal global i32 0, align 4, !dbg !39
@.str = private unnamed_addr constant [9 x i8] c"sum == N\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [19 x i8] c"waits/await_flag.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !33
@.str.2 = private unnamed_addr constant [10 x i8] c"sum == me\00", align 1, !dbg !41
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !46

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, ptr %3, align 4, !dbg !77
  br label %6, !dbg !78

6:                                                ; preds = %17, %0
  %7 = load i32, ptr %3, align 4, !dbg !79
  %8 = icmp slt i32 %7, 3, !dbg !81
  br i1 %8, label %9, label %20, !dbg !82

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !83
  %11 = sext i32 %10 to i64, !dbg !84
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !84
  %13 = load i32, ptr %3, align 4, !dbg !85
  %14 = sext i32 %13 to i64, !dbg !86
  %15 = inttoptr i64 %14 to ptr, !dbg !87
  %16 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef %15) #5, !dbg !88
  br label %17, !dbg !88

17:                                               ; preds = %9
  %18 = load i32, ptr %3, align 4, !dbg !89
  %19 = add nsw i32 %18, 1, !dbg !89
  store i32 %19, ptr %3, align 4, !dbg !89
  br label %6, !dbg !90, !llvm.loop !91

20:                                               ; preds = %6
  store i32 1, ptr %4, align 4, !dbg !94
  %21 = load i32, ptr %4, align 4, !dbg !94
  store atomic i32 %21, ptr @flag release, align 16, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %5, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %5, align 4, !dbg !97
  br label %22, !dbg !98

22:                                               ; preds = %31, %20
  %23 = load i32, ptr %5, align 4, !dbg !99
  %24 = icmp slt i32 %23, 3, !dbg !101
  br i1 %24, label %25, label %34, !dbg !102

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !103
  %27 = sext i32 %26 to i64, !dbg !104
  %28 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %27, !dbg !104
  %29 = load i64, ptr %28, align 8, !dbg !104
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !105
  br label %31, !dbg !105

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !106
  %33 = add nsw i32 %32, 1, !dbg !106
  store i32 %33, ptr %5, align 4, !dbg !106
  br label %22, !dbg !107, !llvm.loop !108

34:                                               ; preds = %22
  %35 = load i32, ptr @sum, align 4, !dbg !110
  %36 = icmp eq i32 %35, 3, !dbg !110
  br i1 %36, label %37, label %38, !dbg !113

37:                                               ; preds = %34
  br label %39, !dbg !113

38:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !110
  unreachable, !dbg !110

39:                                               ; preds = %37
  ret i32 0, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !119
  call void @llvm.dbg.declare(metadata ptr %3, metadata !120, metadata !DIExpression()), !dbg !121
  %6 = load ptr, ptr %2, align 8, !dbg !122
  %7 = ptrtoint ptr %6 to i64, !dbg !123
  %8 = trunc i64 %7 to i32, !dbg !124
  store i32 %8, ptr %3, align 4, !dbg !121
  br label %9, !dbg !125

9:                                                ; preds = %17, %1
  %10 = load i32, ptr %3, align 4, !dbg !126
  %11 = sext i32 %10 to i64, !dbg !127
  %12 = getelementptr inbounds [4 x i32], ptr @flag, i64 0, i64 %11, !dbg !127
  %13 = load atomic i32, ptr %12 acquire, align 4, !dbg !128
  store i32 %13, ptr %4, align 4, !dbg !128
  %14 = load i32, ptr %4, align 4, !dbg !128
  %15 = icmp ne i32 %14, 0, !dbg !129
  %16 = xor i1 %15, true, !dbg !129
  br i1 %16, label %17, label %18, !dbg !125

17:                                               ; preds = %9
  br label %9, !dbg !125, !llvm.loop !130

18:                                               ; preds = %9
  %19 = load i32, ptr @sum, align 4, !dbg !132
  %20 = load i32, ptr %3, align 4, !dbg !132
  %21 = icmp eq i32 %19, %20, !dbg !132
  br i1 %21, label %22, label %23, !dbg !135

22:                                               ; preds = %18
  br label %24, !dbg !135

23:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !132
  unreachable, !dbg !132

24:                                               ; preds = %22
  %25 = load i32, ptr @sum, align 4, !dbg !136
  %26 = add nsw i32 %25, 1, !dbg !136
  store i32 %26, ptr @sum, align 4, !dbg !136
  %27 = load i32, ptr %3, align 4, !dbg !137
  %28 = add nsw i32 %27, 1, !dbg !138
  %29 = sext i32 %28 to i64, !dbg !139
  %30 = getelementptr inbounds [4 x i32], ptr @flag, i64 0, i64 %29, !dbg !139
  store i32 1, ptr %5, align 4, !dbg !140
  %31 = load i32, ptr %5, align 4, !dbg !140
  store atomic i32 %31, ptr %30 release, align 4, !dbg !140
  ret ptr null, !dbg !141
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
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 16, type: !51, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/await_flag.c", directory: ".")
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
!15 = !{!16, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !28, !33, !0, !39, !41, !46}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 72, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 9)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 152, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 19)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 120, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 15)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 17, type: !20, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 80, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 10)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 18)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !54)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !53)
!53 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!54 = !{!55}
!55 = !DISubrange(count: 4)
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"frame-pointer", i32 2}
!63 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !64, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!20}
!66 = !{}
!67 = !DILocalVariable(name: "t", scope: !63, file: !3, line: 33, type: !68)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 192, elements: !72)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !70, line: 27, baseType: !71)
!70 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !{!73}
!73 = !DISubrange(count: 3)
!74 = !DILocation(line: 33, column: 12, scope: !63)
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 35, type: !20)
!76 = distinct !DILexicalBlock(scope: !63, file: !3, line: 35, column: 2)
!77 = !DILocation(line: 35, column: 11, scope: !76)
!78 = !DILocation(line: 35, column: 7, scope: !76)
!79 = !DILocation(line: 35, column: 18, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 35, column: 2)
!81 = !DILocation(line: 35, column: 20, scope: !80)
!82 = !DILocation(line: 35, column: 2, scope: !76)
!83 = !DILocation(line: 36, column: 21, scope: !80)
!84 = !DILocation(line: 36, column: 19, scope: !80)
!85 = !DILocation(line: 36, column: 54, scope: !80)
!86 = !DILocation(line: 36, column: 44, scope: !80)
!87 = !DILocation(line: 36, column: 36, scope: !80)
!88 = !DILocation(line: 36, column: 3, scope: !80)
!89 = !DILocation(line: 35, column: 26, scope: !80)
!90 = !DILocation(line: 35, column: 2, scope: !80)
!91 = distinct !{!91, !82, !92, !93}
!92 = !DILocation(line: 36, column: 55, scope: !76)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocation(line: 37, column: 2, scope: !63)
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 38, type: !20)
!96 = distinct !DILexicalBlock(scope: !63, file: !3, line: 38, column: 2)
!97 = !DILocation(line: 38, column: 11, scope: !96)
!98 = !DILocation(line: 38, column: 7, scope: !96)
!99 = !DILocation(line: 38, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 38, column: 2)
!101 = !DILocation(line: 38, column: 20, scope: !100)
!102 = !DILocation(line: 38, column: 2, scope: !96)
!103 = !DILocation(line: 39, column: 18, scope: !100)
!104 = !DILocation(line: 39, column: 16, scope: !100)
!105 = !DILocation(line: 39, column: 3, scope: !100)
!106 = !DILocation(line: 38, column: 26, scope: !100)
!107 = !DILocation(line: 38, column: 2, scope: !100)
!108 = distinct !{!108, !102, !109, !93}
!109 = !DILocation(line: 39, column: 26, scope: !96)
!110 = !DILocation(line: 40, column: 2, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 40, column: 2)
!112 = distinct !DILexicalBlock(scope: !63, file: !3, line: 40, column: 2)
!113 = !DILocation(line: 40, column: 2, scope: !112)
!114 = !DILocation(line: 41, column: 2, scope: !63)
!115 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 19, type: !116, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !66)
!116 = !DISubroutineType(types: !117)
!117 = !{!16, !16}
!118 = !DILocalVariable(name: "arg", arg: 1, scope: !115, file: !3, line: 19, type: !16)
!119 = !DILocation(line: 19, column: 24, scope: !115)
!120 = !DILocalVariable(name: "me", scope: !115, file: !3, line: 21, type: !20)
!121 = !DILocation(line: 21, column: 6, scope: !115)
!122 = !DILocation(line: 21, column: 26, scope: !115)
!123 = !DILocation(line: 21, column: 16, scope: !115)
!124 = !DILocation(line: 21, column: 11, scope: !115)
!125 = !DILocation(line: 23, column: 2, scope: !115)
!126 = !DILocation(line: 23, column: 37, scope: !115)
!127 = !DILocation(line: 23, column: 32, scope: !115)
!128 = !DILocation(line: 23, column: 10, scope: !115)
!129 = !DILocation(line: 23, column: 9, scope: !115)
!130 = distinct !{!130, !125, !131, !93}
!131 = !DILocation(line: 24, column: 3, scope: !115)
!132 = !DILocation(line: 25, column: 2, scope: !133)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 25, column: 2)
!134 = distinct !DILexicalBlock(scope: !115, file: !3, line: 25, column: 2)
!135 = !DILocation(line: 25, column: 2, scope: !134)
!136 = !DILocation(line: 26, column: 5, scope: !115)
!137 = !DILocation(line: 27, column: 30, scope: !115)
!138 = !DILocation(line: 27, column: 33, scope: !115)
!139 = !DILocation(line: 27, column: 25, scope: !115)
!140 = !DILocation(line: 27, column: 2, scope: !115)
!141 = !DILocation(line: 28, column: 2, scope: !115)
