; ModuleID = 'outcomes/2_2w.c'
source_filename = "outcomes/2_2w.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !35
@.str = private unnamed_addr constant [20 x i8] c"!(x == 1 && y == 1)\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [16 x i8] c"outcomes/2_2w.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x ptr], align 8
  store i32 0, ptr %1, align 4
  %3 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 0, !dbg !51
  store ptr @first, ptr %3, align 8, !dbg !51
  %4 = getelementptr inbounds ptr, ptr %3, i64 1, !dbg !51
  store ptr @second, ptr %4, align 8, !dbg !51
  %5 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 0, !dbg !52
  call void @together(i32 noundef 2, ptr noundef %5), !dbg !53
  %6 = load atomic i32, ptr @x seq_cst, align 4, !dbg !54
  %7 = icmp eq i32 %6, 1, !dbg !54
  br i1 %7, label %8, label %11, !dbg !54

8:                                                ; preds = %0
  %9 = load atomic i32, ptr @y seq_cst, align 4, !dbg !54
  %10 = icmp eq i32 %9, 1, !dbg !54
  br i1 %10, label %12, label %11, !dbg !57

11:                                               ; preds = %8, %0
  br label %13, !dbg !57

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !54
  unreachable, !dbg !54

13:                                               ; preds = %11
  ret i32 0, !dbg !58
}

; Function Attrs: noinline nounwind uwtable
define internal void @together(i32 noundef %0, ptr noundef %1) #0 !dbg !59 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !67, metadata !DIExpression()), !dbg !68
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %5, metadata !71, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata ptr %6, metadata !79, metadata !DIExpression()), !dbg !81
  store i32 0, ptr %6, align 4, !dbg !81
  br label %8, !dbg !82

8:                                                ; preds = %22, %2
  %9 = load i32, ptr %6, align 4, !dbg !83
  %10 = load i32, ptr %3, align 4, !dbg !85
  %11 = icmp slt i32 %9, %10, !dbg !86
  br i1 %11, label %12, label %25, !dbg !87

12:                                               ; preds = %8
  %13 = load i32, ptr %6, align 4, !dbg !88
  %14 = sext i32 %13 to i64, !dbg !89
  %15 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %14, !dbg !89
  %16 = load ptr, ptr %4, align 8, !dbg !90
  %17 = load i32, ptr %6, align 4, !dbg !91
  %18 = sext i32 %17 to i64, !dbg !90
  %19 = getelementptr inbounds ptr, ptr %16, i64 %18, !dbg !90
  %20 = load ptr, ptr %19, align 8, !dbg !90
  %21 = call i32 @pthread_create(ptr noundef %15, ptr noundef null, ptr noundef %20, ptr noundef null) #6, !dbg !92
  br label %22, !dbg !92

22:                                               ; preds = %12
  %23 = load i32, ptr %6, align 4, !dbg !93
  %24 = add nsw i32 %23, 1, !dbg !93
  store i32 %24, ptr %6, align 4, !dbg !93
  br label %8, !dbg !94, !llvm.loop !95

25:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 0, ptr %7, align 4, !dbg !100
  br label %26, !dbg !101

26:                                               ; preds = %36, %25
  %27 = load i32, ptr %7, align 4, !dbg !102
  %28 = load i32, ptr %3, align 4, !dbg !104
  %29 = icmp slt i32 %27, %28, !dbg !105
  br i1 %29, label %30, label %39, !dbg !106

30:                                               ; preds = %26
  %31 = load i32, ptr %7, align 4, !dbg !107
  %32 = sext i32 %31 to i64, !dbg !108
  %33 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 %32, !dbg !108
  %34 = load i64, ptr %33, align 8, !dbg !108
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !109
  br label %36, !dbg !109

36:                                               ; preds = %30
  %37 = load i32, ptr %7, align 4, !dbg !110
  %38 = add nsw i32 %37, 1, !dbg !110
  store i32 %38, ptr %7, align 4, !dbg !110
  br label %26, !dbg !111, !llvm.loop !112

39:                                               ; preds = %26
  ret void, !dbg !114
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %0) #0 !dbg !115 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  store i32 1, ptr %3, align 4, !dbg !118
  %5 = load i32, ptr %3, align 4, !dbg !118
  store atomic i32 %5, ptr @x monotonic, align 4, !dbg !118
  store i32 2, ptr %4, align 4, !dbg !119
  %6 = load i32, ptr %4, align 4, !dbg !119
  store atomic i32 %6, ptr @y monotonic, align 4, !dbg !119
  %7 = load ptr, ptr %2, align 8, !dbg !120
  ret ptr %7, !dbg !121
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @second(ptr noundef %0) #0 !dbg !122 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !123, metadata !DIExpression()), !dbg !124
  store i32 1, ptr %3, align 4, !dbg !125
  %5 = load i32, ptr %3, align 4, !dbg !125
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !125
  store i32 2, ptr %4, align 4, !dbg !126
  %6 = load i32, ptr %4, align 4, !dbg !126
  store atomic i32 %6, ptr @x monotonic, align 4, !dbg !126
  %7 = load ptr, ptr %2, align 8, !dbg !127
  ret ptr %7, !dbg !128
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outcomes/2_2w.c", directory: ".")
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
!17 = !{!18, !24, !29, !0, !35}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 128, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !39)
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 23, type: !48, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!39}
!50 = !{}
!51 = !DILocation(line: 25, column: 35, scope: !47)
!52 = !DILocation(line: 25, column: 14, scope: !47)
!53 = !DILocation(line: 25, column: 2, scope: !47)
!54 = !DILocation(line: 26, column: 2, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 26, column: 2)
!56 = distinct !DILexicalBlock(scope: !47, file: !3, line: 26, column: 2)
!57 = !DILocation(line: 26, column: 2, scope: !56)
!58 = !DILocation(line: 27, column: 2, scope: !47)
!59 = distinct !DISubprogram(name: "together", scope: !60, file: !60, line: 25, type: !61, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!60 = !DIFile(filename: "outcomes/outcomes.h", directory: ".")
!61 = !DISubroutineType(types: !62)
!62 = !{null, !39, !63}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DISubroutineType(types: !66)
!66 = !{!16, !16}
!67 = !DILocalVariable(name: "n", arg: 1, scope: !59, file: !60, line: 25, type: !39)
!68 = !DILocation(line: 25, column: 26, scope: !59)
!69 = !DILocalVariable(name: "threads", arg: 2, scope: !59, file: !60, line: 25, type: !63)
!70 = !DILocation(line: 25, column: 37, scope: !59)
!71 = !DILocalVariable(name: "t", scope: !59, file: !60, line: 27, type: !72)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !73, size: 256, elements: !76)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !74, line: 27, baseType: !75)
!74 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!75 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!76 = !{!77}
!77 = !DISubrange(count: 4)
!78 = !DILocation(line: 27, column: 12, scope: !59)
!79 = !DILocalVariable(name: "i", scope: !80, file: !60, line: 29, type: !39)
!80 = distinct !DILexicalBlock(scope: !59, file: !60, line: 29, column: 2)
!81 = !DILocation(line: 29, column: 11, scope: !80)
!82 = !DILocation(line: 29, column: 7, scope: !80)
!83 = !DILocation(line: 29, column: 18, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !60, line: 29, column: 2)
!85 = !DILocation(line: 29, column: 22, scope: !84)
!86 = !DILocation(line: 29, column: 20, scope: !84)
!87 = !DILocation(line: 29, column: 2, scope: !80)
!88 = !DILocation(line: 30, column: 21, scope: !84)
!89 = !DILocation(line: 30, column: 19, scope: !84)
!90 = !DILocation(line: 30, column: 31, scope: !84)
!91 = !DILocation(line: 30, column: 39, scope: !84)
!92 = !DILocation(line: 30, column: 3, scope: !84)
!93 = !DILocation(line: 29, column: 26, scope: !84)
!94 = !DILocation(line: 29, column: 2, scope: !84)
!95 = distinct !{!95, !87, !96, !97}
!96 = !DILocation(line: 30, column: 47, scope: !80)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocalVariable(name: "i", scope: !99, file: !60, line: 31, type: !39)
!99 = distinct !DILexicalBlock(scope: !59, file: !60, line: 31, column: 2)
!100 = !DILocation(line: 31, column: 11, scope: !99)
!101 = !DILocation(line: 31, column: 7, scope: !99)
!102 = !DILocation(line: 31, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !60, line: 31, column: 2)
!104 = !DILocation(line: 31, column: 22, scope: !103)
!105 = !DILocation(line: 31, column: 20, scope: !103)
!106 = !DILocation(line: 31, column: 2, scope: !99)
!107 = !DILocation(line: 32, column: 18, scope: !103)
!108 = !DILocation(line: 32, column: 16, scope: !103)
!109 = !DILocation(line: 32, column: 3, scope: !103)
!110 = !DILocation(line: 31, column: 26, scope: !103)
!111 = !DILocation(line: 31, column: 2, scope: !103)
!112 = distinct !{!112, !106, !113, !97}
!113 = !DILocation(line: 32, column: 26, scope: !99)
!114 = !DILocation(line: 33, column: 1, scope: !59)
!115 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 9, type: !65, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !115, file: !3, line: 9, type: !16)
!117 = !DILocation(line: 9, column: 26, scope: !115)
!118 = !DILocation(line: 11, column: 2, scope: !115)
!119 = !DILocation(line: 12, column: 2, scope: !115)
!120 = !DILocation(line: 13, column: 9, scope: !115)
!121 = !DILocation(line: 13, column: 2, scope: !115)
!122 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 16, type: !65, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!123 = !DILocalVariable(name: "arg", arg: 1, scope: !122, file: !3, line: 16, type: !16)
!124 = !DILocation(line: 16, column: 27, scope: !122)
!125 = !DILocation(line: 18, column: 2, scope: !122)
!126 = !DILocation(line: 19, column: 2, scope: !122)
!127 = !DILocation(line: 20, column: 9, scope: !122)
!128 = !DILocation(line: 20, column: 2, scope: !122)
