; ModuleID = 'reference_count.c'
source_filename = "reference_count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.object = type { i32, i32 }

@.str = private unnamed_addr constant [14 x i8] c"o->value == 5\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [18 x i8] c"reference_count.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.use = private unnamed_addr constant [18 x i8] c"void *use(void *)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !59
  %6 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !60
  store ptr %6, ptr %3, align 8, !dbg !59
  %7 = load ptr, ptr %3, align 8, !dbg !61
  %8 = getelementptr inbounds %struct.object, ptr %7, i32 0, i32 0, !dbg !62
  store i32 3, ptr %8, align 4, !dbg !63
  %9 = load ptr, ptr %3, align 8, !dbg !64
  %10 = getelementptr inbounds %struct.object, ptr %9, i32 0, i32 1, !dbg !65
  store i32 5, ptr %10, align 4, !dbg !66
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !69
  store i32 0, ptr %4, align 4, !dbg !69
  br label %11, !dbg !70

11:                                               ; preds = %20, %0
  %12 = load i32, ptr %4, align 4, !dbg !71
  %13 = icmp slt i32 %12, 3, !dbg !73
  br i1 %13, label %14, label %23, !dbg !74

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !75
  %16 = sext i32 %15 to i64, !dbg !76
  %17 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %16, !dbg !76
  %18 = load ptr, ptr %3, align 8, !dbg !77
  %19 = call i32 @pthread_create(ptr noundef %17, ptr noundef null, ptr noundef @use, ptr noundef %18) #7, !dbg !78
  br label %20, !dbg !78

20:                                               ; preds = %14
  %21 = load i32, ptr %4, align 4, !dbg !79
  %22 = add nsw i32 %21, 1, !dbg !79
  store i32 %22, ptr %4, align 4, !dbg !79
  br label %11, !dbg !80, !llvm.loop !81

23:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %5, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %5, align 4, !dbg !86
  br label %24, !dbg !87

24:                                               ; preds = %33, %23
  %25 = load i32, ptr %5, align 4, !dbg !88
  %26 = icmp slt i32 %25, 3, !dbg !90
  br i1 %26, label %27, label %36, !dbg !91

27:                                               ; preds = %24
  %28 = load i32, ptr %5, align 4, !dbg !92
  %29 = sext i32 %28 to i64, !dbg !93
  %30 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %29, !dbg !93
  %31 = load i64, ptr %30, align 8, !dbg !93
  %32 = call i32 @pthread_join(i64 noundef %31, ptr noundef null), !dbg !94
  br label %33, !dbg !94

33:                                               ; preds = %27
  %34 = load i32, ptr %5, align 4, !dbg !95
  %35 = add nsw i32 %34, 1, !dbg !95
  store i32 %35, ptr %5, align 4, !dbg !95
  br label %24, !dbg !96, !llvm.loop !97

36:                                               ; preds = %24
  ret i32 0, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @use(ptr noundef %0) #0 !dbg !100 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !103, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata ptr %3, metadata !105, metadata !DIExpression()), !dbg !106
  %7 = load ptr, ptr %2, align 8, !dbg !107
  store ptr %7, ptr %3, align 8, !dbg !106
  %8 = load ptr, ptr %3, align 8, !dbg !108
  %9 = getelementptr inbounds %struct.object, ptr %8, i32 0, i32 1, !dbg !108
  %10 = load i32, ptr %9, align 4, !dbg !108
  %11 = icmp eq i32 %10, 5, !dbg !108
  br i1 %11, label %12, label %13, !dbg !111

12:                                               ; preds = %1
  br label %14, !dbg !111

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.use) #8, !dbg !108
  unreachable, !dbg !108

14:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata ptr %4, metadata !112, metadata !DIExpression()), !dbg !113
  %15 = load ptr, ptr %3, align 8, !dbg !114
  %16 = getelementptr inbounds %struct.object, ptr %15, i32 0, i32 0, !dbg !115
  store i32 1, ptr %5, align 4, !dbg !116
  %17 = load i32, ptr %5, align 4, !dbg !116
  %18 = atomicrmw sub ptr %16, i32 %17 acq_rel, align 4, !dbg !116
  store i32 %18, ptr %6, align 4, !dbg !116
  %19 = load i32, ptr %6, align 4, !dbg !116
  store i32 %19, ptr %4, align 4, !dbg !113
  %20 = load i32, ptr %4, align 4, !dbg !117
  %21 = icmp eq i32 %20, 1, !dbg !119
  br i1 %21, label %22, label %24, !dbg !120

22:                                               ; preds = %14
  %23 = load ptr, ptr %3, align 8, !dbg !121
  call void @free(ptr noundef %23) #7, !dbg !122
  br label %24, !dbg !122

24:                                               ; preds = %22, %14
  ret ptr null, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!16}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "reference_count.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 14)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 18)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 144, elements: !10)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !17, retainedTypes: !28, globals: !30, splitDebugInlining: false, nameTableKind: None)
!17 = !{!18}
!18 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !19, line: 60, baseType: !20, size: 32, elements: !21)
!19 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !{!22, !23, !24, !25, !26, !27}
!22 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!23 = !DIEnumerator(name: "memory_order_consume", value: 1)
!24 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!25 = !DIEnumerator(name: "memory_order_release", value: 3)
!26 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!27 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!28 = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !{!0, !7, !12}
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 34, type: !39, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !16, retainedNodes: !42)
!39 = !DISubroutineType(types: !40)
!40 = !{!41}
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !{}
!43 = !DILocalVariable(name: "t", scope: !38, file: !2, line: 36, type: !44)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 192, elements: !48)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DILocation(line: 36, column: 12, scope: !38)
!51 = !DILocalVariable(name: "o", scope: !38, file: !2, line: 37, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !2, line: 18, size: 64, elements: !54)
!54 = !{!55, !58}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "users", scope: !53, file: !2, line: 19, baseType: !56, size: 32)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !19, line: 96, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !41)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !53, file: !2, line: 20, baseType: !41, size: 32, offset: 32)
!59 = !DILocation(line: 37, column: 17, scope: !38)
!60 = !DILocation(line: 37, column: 21, scope: !38)
!61 = !DILocation(line: 39, column: 15, scope: !38)
!62 = !DILocation(line: 39, column: 18, scope: !38)
!63 = !DILocation(line: 39, column: 2, scope: !38)
!64 = !DILocation(line: 40, column: 2, scope: !38)
!65 = !DILocation(line: 40, column: 5, scope: !38)
!66 = !DILocation(line: 40, column: 11, scope: !38)
!67 = !DILocalVariable(name: "i", scope: !68, file: !2, line: 41, type: !41)
!68 = distinct !DILexicalBlock(scope: !38, file: !2, line: 41, column: 2)
!69 = !DILocation(line: 41, column: 11, scope: !68)
!70 = !DILocation(line: 41, column: 7, scope: !68)
!71 = !DILocation(line: 41, column: 18, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !2, line: 41, column: 2)
!73 = !DILocation(line: 41, column: 20, scope: !72)
!74 = !DILocation(line: 41, column: 2, scope: !68)
!75 = !DILocation(line: 42, column: 21, scope: !72)
!76 = !DILocation(line: 42, column: 19, scope: !72)
!77 = !DILocation(line: 42, column: 36, scope: !72)
!78 = !DILocation(line: 42, column: 3, scope: !72)
!79 = !DILocation(line: 41, column: 26, scope: !72)
!80 = !DILocation(line: 41, column: 2, scope: !72)
!81 = distinct !{!81, !74, !82, !83}
!82 = !DILocation(line: 42, column: 37, scope: !68)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "i", scope: !85, file: !2, line: 43, type: !41)
!85 = distinct !DILexicalBlock(scope: !38, file: !2, line: 43, column: 2)
!86 = !DILocation(line: 43, column: 11, scope: !85)
!87 = !DILocation(line: 43, column: 7, scope: !85)
!88 = !DILocation(line: 43, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !2, line: 43, column: 2)
!90 = !DILocation(line: 43, column: 20, scope: !89)
!91 = !DILocation(line: 43, column: 2, scope: !85)
!92 = !DILocation(line: 44, column: 18, scope: !89)
!93 = !DILocation(line: 44, column: 16, scope: !89)
!94 = !DILocation(line: 44, column: 3, scope: !89)
!95 = !DILocation(line: 43, column: 26, scope: !89)
!96 = !DILocation(line: 43, column: 2, scope: !89)
!97 = distinct !{!97, !91, !98, !83}
!98 = !DILocation(line: 44, column: 26, scope: !85)
!99 = !DILocation(line: 45, column: 2, scope: !38)
!100 = distinct !DISubprogram(name: "use", scope: !2, file: !2, line: 23, type: !101, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !16, retainedNodes: !42)
!101 = !DISubroutineType(types: !102)
!102 = !{!29, !29}
!103 = !DILocalVariable(name: "arg", arg: 1, scope: !100, file: !2, line: 23, type: !29)
!104 = !DILocation(line: 23, column: 24, scope: !100)
!105 = !DILocalVariable(name: "o", scope: !100, file: !2, line: 25, type: !52)
!106 = !DILocation(line: 25, column: 17, scope: !100)
!107 = !DILocation(line: 25, column: 21, scope: !100)
!108 = !DILocation(line: 27, column: 2, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !2, line: 27, column: 2)
!110 = distinct !DILexicalBlock(scope: !100, file: !2, line: 27, column: 2)
!111 = !DILocation(line: 27, column: 2, scope: !110)
!112 = !DILocalVariable(name: "before", scope: !100, file: !2, line: 28, type: !41)
!113 = !DILocation(line: 28, column: 6, scope: !100)
!114 = !DILocation(line: 28, column: 42, scope: !100)
!115 = !DILocation(line: 28, column: 45, scope: !100)
!116 = !DILocation(line: 28, column: 15, scope: !100)
!117 = !DILocation(line: 29, column: 6, scope: !118)
!118 = distinct !DILexicalBlock(scope: !100, file: !2, line: 29, column: 6)
!119 = !DILocation(line: 29, column: 13, scope: !118)
!120 = !DILocation(line: 29, column: 6, scope: !100)
!121 = !DILocation(line: 30, column: 8, scope: !118)
!122 = !DILocation(line: 30, column: 3, scope: !118)
!123 = !DILocation(line: 31, column: 2, scope: !100)
