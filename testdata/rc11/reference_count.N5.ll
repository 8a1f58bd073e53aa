; ModuleID = 'rc11/reference_count.c'
source_filename = "rc11/reference_count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@object = internal global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"object == 0\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [23 x i8] c"rc11/reference_count.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@.str.2 = private unnamed_addr constant [12 x i8] c"object == 1\00", align 1, !dbg !35
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !37
@references = internal global i32 5, align 4, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata ptr %3, metadata !66, metadata !DIExpression()), !dbg !68
  store i32 0, ptr %3, align 4, !dbg !68
  br label %5, !dbg !69

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !70
  %7 = icmp slt i32 %6, 5, !dbg !72
  br i1 %7, label %8, label %16, !dbg !73

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !74
  %10 = sext i32 %9 to i64, !dbg !75
  %11 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %10, !dbg !75
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef null) #5, !dbg !76
  br label %13, !dbg !76

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !77
  %15 = add nsw i32 %14, 1, !dbg !77
  store i32 %15, ptr %3, align 4, !dbg !77
  br label %5, !dbg !78, !llvm.loop !79

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %17, !dbg !85

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !86
  %19 = icmp slt i32 %18, 5, !dbg !88
  br i1 %19, label %20, label %29, !dbg !89

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !90
  %22 = sext i32 %21 to i64, !dbg !91
  %23 = getelementptr inbounds [5 x i64], ptr %2, i64 0, i64 %22, !dbg !91
  %24 = load i64, ptr %23, align 8, !dbg !91
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !92
  br label %26, !dbg !92

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !93
  %28 = add nsw i32 %27, 1, !dbg !93
  store i32 %28, ptr %4, align 4, !dbg !93
  br label %17, !dbg !94, !llvm.loop !95

29:                                               ; preds = %17
  %30 = load i32, ptr @object, align 4, !dbg !97
  %31 = icmp eq i32 %30, 0, !dbg !97
  br i1 %31, label %32, label %33, !dbg !100

32:                                               ; preds = %29
  br label %34, !dbg !100

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !97
  unreachable, !dbg !97

34:                                               ; preds = %32
  ret i32 0, !dbg !101
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !102 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !105, metadata !DIExpression()), !dbg !106
  %5 = load i32, ptr @object, align 4, !dbg !107
  %6 = icmp eq i32 %5, 1, !dbg !107
  br i1 %6, label %7, label %8, !dbg !110

7:                                                ; preds = %1
  br label %9, !dbg !110

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !107
  unreachable, !dbg !107

9:                                                ; preds = %7
  store i32 -1, ptr %3, align 4, !dbg !111
  %10 = load i32, ptr %3, align 4, !dbg !111
  %11 = atomicrmw add ptr @references, i32 %10 release, align 4, !dbg !111
  store i32 %11, ptr %4, align 4, !dbg !111
  %12 = load i32, ptr %4, align 4, !dbg !111
  %13 = icmp eq i32 %12, 1, !dbg !113
  br i1 %13, label %14, label %15, !dbg !114

14:                                               ; preds = %9
  fence acquire, !dbg !115
  store i32 0, ptr @object, align 4, !dbg !117
  br label %15, !dbg !118

15:                                               ; preds = %14, %9
  ret ptr null, !dbg !119
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
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 17, type: !46, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/reference_count.c", directory: ".")
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
!17 = !{!18, !24, !29, !35, !37, !42, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 12)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 23)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !20, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 144, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 18)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "references", scope: !2, file: !3, line: 16, type: !44, isLocal: true, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !46)
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !55, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!46}
!57 = !{}
!58 = !DILocalVariable(name: "t", scope: !54, file: !3, line: 31, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 320, elements: !63)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !61, line: 27, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !{!64}
!64 = !DISubrange(count: 5)
!65 = !DILocation(line: 31, column: 12, scope: !54)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 33, type: !46)
!67 = distinct !DILexicalBlock(scope: !54, file: !3, line: 33, column: 2)
!68 = !DILocation(line: 33, column: 11, scope: !67)
!69 = !DILocation(line: 33, column: 7, scope: !67)
!70 = !DILocation(line: 33, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !67, file: !3, line: 33, column: 2)
!72 = !DILocation(line: 33, column: 20, scope: !71)
!73 = !DILocation(line: 33, column: 2, scope: !67)
!74 = !DILocation(line: 34, column: 21, scope: !71)
!75 = !DILocation(line: 34, column: 19, scope: !71)
!76 = !DILocation(line: 34, column: 3, scope: !71)
!77 = !DILocation(line: 33, column: 26, scope: !71)
!78 = !DILocation(line: 33, column: 2, scope: !71)
!79 = distinct !{!79, !73, !80, !81}
!80 = !DILocation(line: 34, column: 40, scope: !67)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 35, type: !46)
!83 = distinct !DILexicalBlock(scope: !54, file: !3, line: 35, column: 2)
!84 = !DILocation(line: 35, column: 11, scope: !83)
!85 = !DILocation(line: 35, column: 7, scope: !83)
!86 = !DILocation(line: 35, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 35, column: 2)
!88 = !DILocation(line: 35, column: 20, scope: !87)
!89 = !DILocation(line: 35, column: 2, scope: !83)
!90 = !DILocation(line: 36, column: 18, scope: !87)
!91 = !DILocation(line: 36, column: 16, scope: !87)
!92 = !DILocation(line: 36, column: 3, scope: !87)
!93 = !DILocation(line: 35, column: 26, scope: !87)
!94 = !DILocation(line: 35, column: 2, scope: !87)
!95 = distinct !{!95, !89, !96, !81}
!96 = !DILocation(line: 36, column: 26, scope: !83)
!97 = !DILocation(line: 37, column: 2, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 37, column: 2)
!99 = distinct !DILexicalBlock(scope: !54, file: !3, line: 37, column: 2)
!100 = !DILocation(line: 37, column: 2, scope: !99)
!101 = !DILocation(line: 38, column: 2, scope: !54)
!102 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 19, type: !103, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!103 = !DISubroutineType(types: !104)
!104 = !{!16, !16}
!105 = !DILocalVariable(name: "arg", arg: 1, scope: !102, file: !3, line: 19, type: !16)
!106 = !DILocation(line: 19, column: 1, scope: !102)
!107 = !DILocation(line: 21, column: 2, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 21, column: 2)
!109 = distinct !DILexicalBlock(scope: !102, file: !3, line: 21, column: 2)
!110 = !DILocation(line: 21, column: 2, scope: !109)
!111 = !DILocation(line: 22, column: 6, scope: !112)
!112 = distinct !DILexicalBlock(scope: !102, file: !3, line: 22, column: 6)
!113 = !DILocation(line: 22, column: 35, scope: !112)
!114 = !DILocation(line: 22, column: 6, scope: !102)
!115 = !DILocation(line: 23, column: 3, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 22, column: 41)
!117 = !DILocation(line: 24, column: 10, scope: !116)
!118 = !DILocation(line: 25, column: 2, scope: !116)
!119 = !DILocation(line: 26, column: 2, scope: !102)
