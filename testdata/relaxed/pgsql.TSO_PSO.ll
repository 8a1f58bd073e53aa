; ModuleID = 'relaxed/pgsql.c'
source_filename = "relaxed/pgsql.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@latch = internal global [2 x i32] [i32 1, i32 0], align 4, !dbg !0
@flag = internal global [2 x i32] [i32 1, i32 0], align 4, !dbg !39
@.str = private unnamed_addr constant [15 x i8] c"LOAD(flag[me])\00", align 1, !dbg !22
@.str.1 = private unnamed_addr constant [16 x i8] c"relaxed/pgsql.c\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %3, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %3, align 4, !dbg !65
  br label %5, !dbg !66

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !67
  %7 = icmp slt i32 %6, 2, !dbg !69
  br i1 %7, label %8, label %19, !dbg !70

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !71
  %10 = sext i32 %9 to i64, !dbg !72
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !72
  %12 = load i32, ptr %3, align 4, !dbg !73
  %13 = sext i32 %12 to i64, !dbg !74
  %14 = inttoptr i64 %13 to ptr, !dbg !75
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !76
  br label %16, !dbg !76

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !77
  %18 = add nsw i32 %17, 1, !dbg !77
  store i32 %18, ptr %3, align 4, !dbg !77
  br label %5, !dbg !78, !llvm.loop !79

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !82, metadata !DIExpression()), !dbg !84
  store i32 0, ptr %4, align 4, !dbg !84
  br label %20, !dbg !85

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !86
  %22 = icmp slt i32 %21, 2, !dbg !88
  br i1 %22, label %23, label %32, !dbg !89

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !90
  %25 = sext i32 %24 to i64, !dbg !91
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !91
  %27 = load i64, ptr %26, align 8, !dbg !91
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !92
  br label %29, !dbg !92

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !93
  %31 = add nsw i32 %30, 1, !dbg !93
  store i32 %31, ptr %4, align 4, !dbg !93
  br label %20, !dbg !94, !llvm.loop !95

32:                                               ; preds = %20
  ret i32 0, !dbg !97
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  %13 = load ptr, ptr %2, align 8, !dbg !105
  %14 = ptrtoint ptr %13 to i64, !dbg !106
  %15 = trunc i64 %14 to i32, !dbg !107
  store i32 %15, ptr %3, align 4, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %4, metadata !108, metadata !DIExpression()), !dbg !109
  %16 = load i32, ptr %3, align 4, !dbg !110
  %17 = sub nsw i32 1, %16, !dbg !111
  store i32 %17, ptr %4, align 4, !dbg !109
  call void @llvm.dbg.declare(metadata ptr %5, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %5, align 4, !dbg !114
  br label %18, !dbg !115

18:                                               ; preds = %65, %1
  %19 = load i32, ptr %5, align 4, !dbg !116
  %20 = icmp slt i32 %19, 3, !dbg !118
  br i1 %20, label %21, label %68, !dbg !119

21:                                               ; preds = %18
  br label %22, !dbg !120

22:                                               ; preds = %30, %21
  %23 = load i32, ptr %3, align 4, !dbg !122
  %24 = sext i32 %23 to i64, !dbg !122
  %25 = getelementptr inbounds [2 x i32], ptr @latch, i64 0, i64 %24, !dbg !122
  %26 = load atomic i32, ptr %25 monotonic, align 4, !dbg !122
  store i32 %26, ptr %6, align 4, !dbg !122
  %27 = load i32, ptr %6, align 4, !dbg !122
  %28 = icmp ne i32 %27, 0, !dbg !123
  %29 = xor i1 %28, true, !dbg !123
  br i1 %29, label %30, label %31, !dbg !120

30:                                               ; preds = %22
  br label %22, !dbg !120, !llvm.loop !124

31:                                               ; preds = %22
  %32 = load i32, ptr %3, align 4, !dbg !126
  %33 = sext i32 %32 to i64, !dbg !126
  %34 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %33, !dbg !126
  %35 = load atomic i32, ptr %34 monotonic, align 4, !dbg !126
  store i32 %35, ptr %7, align 4, !dbg !126
  %36 = load i32, ptr %7, align 4, !dbg !126
  %37 = icmp ne i32 %36, 0, !dbg !126
  br i1 %37, label %38, label %39, !dbg !129

38:                                               ; preds = %31
  br label %40, !dbg !129

39:                                               ; preds = %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.run) #6, !dbg !126
  unreachable, !dbg !126

40:                                               ; preds = %38
  %41 = load i32, ptr %3, align 4, !dbg !130
  %42 = sext i32 %41 to i64, !dbg !130
  %43 = getelementptr inbounds [2 x i32], ptr @latch, i64 0, i64 %42, !dbg !130
  store i32 0, ptr %8, align 4, !dbg !130
  %44 = load i32, ptr %8, align 4, !dbg !130
  store atomic i32 %44, ptr %43 monotonic, align 4, !dbg !130
  %45 = load i32, ptr %3, align 4, !dbg !131
  %46 = sext i32 %45 to i64, !dbg !131
  %47 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %46, !dbg !131
  %48 = load atomic i32, ptr %47 monotonic, align 4, !dbg !131
  store i32 %48, ptr %9, align 4, !dbg !131
  %49 = load i32, ptr %9, align 4, !dbg !131
  %50 = icmp ne i32 %49, 0, !dbg !131
  br i1 %50, label %51, label %64, !dbg !133

51:                                               ; preds = %40
  %52 = load i32, ptr %3, align 4, !dbg !134
  %53 = sext i32 %52 to i64, !dbg !134
  %54 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %53, !dbg !134
  store i32 0, ptr %10, align 4, !dbg !134
  %55 = load i32, ptr %10, align 4, !dbg !134
  store atomic i32 %55, ptr %54 monotonic, align 4, !dbg !134
  %56 = load i32, ptr %4, align 4, !dbg !136
  %57 = sext i32 %56 to i64, !dbg !136
  %58 = getelementptr inbounds [2 x i32], ptr @flag, i64 0, i64 %57, !dbg !136
  store i32 1, ptr %11, align 4, !dbg !136
  %59 = load i32, ptr %11, align 4, !dbg !136
  store atomic i32 %59, ptr %58 monotonic, align 4, !dbg !136
  fence release, !dbg !137
  %60 = load i32, ptr %4, align 4, !dbg !138
  %61 = sext i32 %60 to i64, !dbg !138
  %62 = getelementptr inbounds [2 x i32], ptr @latch, i64 0, i64 %61, !dbg !138
  store i32 1, ptr %12, align 4, !dbg !138
  %63 = load i32, ptr %12, align 4, !dbg !138
  store atomic i32 %63, ptr %62 monotonic, align 4, !dbg !138
  br label %64, !dbg !139

64:                                               ; preds = %51, %40
  br label %65, !dbg !140

65:                                               ; preds = %64
  %66 = load i32, ptr %5, align 4, !dbg !141
  %67 = add nsw i32 %66, 1, !dbg !141
  store i32 %67, ptr %5, align 4, !dbg !141
  br label %18, !dbg !142, !llvm.loop !143

68:                                               ; preds = %18
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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "latch", scope: !2, file: !3, line: 15, type: !41, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "relaxed/pgsql.c", directory: ".")
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
!21 = !{!22, !28, !33, !0, !39}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 16)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 144, elements: !37)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!37 = !{!38}
!38 = !DISubrange(count: 18)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 16, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 64, elements: !44)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!44 = !{!45}
!45 = !DISubrange(count: 2)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !54, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!20}
!56 = !{}
!57 = !DILocalVariable(name: "t", scope: !53, file: !3, line: 40, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !59, size: 128, elements: !44)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !60, line: 27, baseType: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DILocation(line: 40, column: 12, scope: !53)
!63 = !DILocalVariable(name: "i", scope: !64, file: !3, line: 42, type: !20)
!64 = distinct !DILexicalBlock(scope: !53, file: !3, line: 42, column: 2)
!65 = !DILocation(line: 42, column: 11, scope: !64)
!66 = !DILocation(line: 42, column: 7, scope: !64)
!67 = !DILocation(line: 42, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !3, line: 42, column: 2)
!69 = !DILocation(line: 42, column: 20, scope: !68)
!70 = !DILocation(line: 42, column: 2, scope: !64)
!71 = !DILocation(line: 43, column: 21, scope: !68)
!72 = !DILocation(line: 43, column: 19, scope: !68)
!73 = !DILocation(line: 43, column: 54, scope: !68)
!74 = !DILocation(line: 43, column: 44, scope: !68)
!75 = !DILocation(line: 43, column: 36, scope: !68)
!76 = !DILocation(line: 43, column: 3, scope: !68)
!77 = !DILocation(line: 42, column: 26, scope: !68)
!78 = !DILocation(line: 42, column: 2, scope: !68)
!79 = distinct !{!79, !70, !80, !81}
!80 = !DILocation(line: 43, column: 55, scope: !64)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 44, type: !20)
!83 = distinct !DILexicalBlock(scope: !53, file: !3, line: 44, column: 2)
!84 = !DILocation(line: 44, column: 11, scope: !83)
!85 = !DILocation(line: 44, column: 7, scope: !83)
!86 = !DILocation(line: 44, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 44, column: 2)
!88 = !DILocation(line: 44, column: 20, scope: !87)
!89 = !DILocation(line: 44, column: 2, scope: !83)
!90 = !DILocation(line: 45, column: 18, scope: !87)
!91 = !DILocation(line: 45, column: 16, scope: !87)
!92 = !DILocation(line: 45, column: 3, scope: !87)
!93 = !DILocation(line: 44, column: 26, scope: !87)
!94 = !DILocation(line: 44, column: 2, scope: !87)
!95 = distinct !{!95, !89, !96, !81}
!96 = !DILocation(line: 45, column: 26, scope: !83)
!97 = !DILocation(line: 46, column: 2, scope: !53)
!98 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 18, type: !99, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!99 = !DISubroutineType(types: !100)
!100 = !{!16, !16}
!101 = !DILocalVariable(name: "arg", arg: 1, scope: !98, file: !3, line: 18, type: !16)
!102 = !DILocation(line: 18, column: 24, scope: !98)
!103 = !DILocalVariable(name: "me", scope: !98, file: !3, line: 20, type: !20)
!104 = !DILocation(line: 20, column: 6, scope: !98)
!105 = !DILocation(line: 20, column: 26, scope: !98)
!106 = !DILocation(line: 20, column: 16, scope: !98)
!107 = !DILocation(line: 20, column: 11, scope: !98)
!108 = !DILocalVariable(name: "other", scope: !98, file: !3, line: 21, type: !20)
!109 = !DILocation(line: 21, column: 6, scope: !98)
!110 = !DILocation(line: 21, column: 18, scope: !98)
!111 = !DILocation(line: 21, column: 16, scope: !98)
!112 = !DILocalVariable(name: "r", scope: !113, file: !3, line: 23, type: !20)
!113 = distinct !DILexicalBlock(scope: !98, file: !3, line: 23, column: 2)
!114 = !DILocation(line: 23, column: 11, scope: !113)
!115 = !DILocation(line: 23, column: 7, scope: !113)
!116 = !DILocation(line: 23, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 23, column: 2)
!118 = !DILocation(line: 23, column: 20, scope: !117)
!119 = !DILocation(line: 23, column: 2, scope: !113)
!120 = !DILocation(line: 24, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 23, column: 35)
!122 = !DILocation(line: 24, column: 11, scope: !121)
!123 = !DILocation(line: 24, column: 10, scope: !121)
!124 = distinct !{!124, !120, !125, !81}
!125 = !DILocation(line: 25, column: 4, scope: !121)
!126 = !DILocation(line: 26, column: 3, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 26, column: 3)
!128 = distinct !DILexicalBlock(scope: !121, file: !3, line: 26, column: 3)
!129 = !DILocation(line: 26, column: 3, scope: !128)
!130 = !DILocation(line: 27, column: 3, scope: !121)
!131 = !DILocation(line: 28, column: 7, scope: !132)
!132 = distinct !DILexicalBlock(scope: !121, file: !3, line: 28, column: 7)
!133 = !DILocation(line: 28, column: 7, scope: !121)
!134 = !DILocation(line: 29, column: 4, scope: !135)
!135 = distinct !DILexicalBlock(scope: !132, file: !3, line: 28, column: 23)
!136 = !DILocation(line: 30, column: 4, scope: !135)
!137 = !DILocation(line: 31, column: 4, scope: !135)
!138 = !DILocation(line: 32, column: 4, scope: !135)
!139 = !DILocation(line: 33, column: 3, scope: !135)
!140 = !DILocation(line: 34, column: 2, scope: !121)
!141 = !DILocation(line: 23, column: 31, scope: !117)
!142 = !DILocation(line: 23, column: 2, scope: !117)
!143 = distinct !{!143, !119, !144, !81}
!144 = !DILocation(line: 34, column: 2, scope: !113)
!145 = !DILocation(line: 35, column: 2, scope: !98)
