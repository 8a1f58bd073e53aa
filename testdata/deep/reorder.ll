; ModuleID = 'deep/reorder.c'
source_filename = "deep/reorder.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@a = internal global i32 0, align 4, !dbg !0
@b = internal global i32 0, align 4, !dbg !7
@.str = private unnamed_addr constant [30 x i8] c"!(first == 0 && second == -1)\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [15 x i8] c"deep/reorder.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.checker = private unnamed_addr constant [22 x i8] c"void *checker(void *)\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca [10 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, ptr %3, align 4, !dbg !51
  br label %6, !dbg !52

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !53
  %8 = icmp slt i32 %7, 9, !dbg !55
  br i1 %8, label %9, label %17, !dbg !56

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !57
  %11 = sext i32 %10 to i64, !dbg !58
  %12 = getelementptr inbounds [10 x i64], ptr %2, i64 0, i64 %11, !dbg !58
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !59
  br label %14, !dbg !59

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !60
  %16 = add nsw i32 %15, 1, !dbg !60
  store i32 %16, ptr %3, align 4, !dbg !60
  br label %6, !dbg !61, !llvm.loop !62

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 9, ptr %4, align 4, !dbg !67
  br label %18, !dbg !68

18:                                               ; preds = %26, %17
  %19 = load i32, ptr %4, align 4, !dbg !69
  %20 = icmp slt i32 %19, 10, !dbg !71
  br i1 %20, label %21, label %29, !dbg !72

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !73
  %23 = sext i32 %22 to i64, !dbg !74
  %24 = getelementptr inbounds [10 x i64], ptr %2, i64 0, i64 %23, !dbg !74
  %25 = call i32 @pthread_create(ptr noundef %24, ptr noundef null, ptr noundef @checker, ptr noundef null) #5, !dbg !75
  br label %26, !dbg !75

26:                                               ; preds = %21
  %27 = load i32, ptr %4, align 4, !dbg !76
  %28 = add nsw i32 %27, 1, !dbg !76
  store i32 %28, ptr %4, align 4, !dbg !76
  br label %18, !dbg !77, !llvm.loop !78

29:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !80, metadata !DIExpression()), !dbg !82
  store i32 0, ptr %5, align 4, !dbg !82
  br label %30, !dbg !83

30:                                               ; preds = %39, %29
  %31 = load i32, ptr %5, align 4, !dbg !84
  %32 = icmp slt i32 %31, 10, !dbg !86
  br i1 %32, label %33, label %42, !dbg !87

33:                                               ; preds = %30
  %34 = load i32, ptr %5, align 4, !dbg !88
  %35 = sext i32 %34 to i64, !dbg !89
  %36 = getelementptr inbounds [10 x i64], ptr %2, i64 0, i64 %35, !dbg !89
  %37 = load i64, ptr %36, align 8, !dbg !89
  %38 = call i32 @pthread_join(i64 noundef %37, ptr noundef null), !dbg !90
  br label %39, !dbg !90

39:                                               ; preds = %33
  %40 = load i32, ptr %5, align 4, !dbg !91
  %41 = add nsw i32 %40, 1, !dbg !91
  store i32 %41, ptr %5, align 4, !dbg !91
  br label %30, !dbg !92, !llvm.loop !93

42:                                               ; preds = %30
  ret i32 0, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  %5 = load ptr, ptr %2, align 8, !dbg !101
  store i32 1, ptr %3, align 4, !dbg !102
  %6 = load i32, ptr %3, align 4, !dbg !102
  store atomic i32 %6, ptr @a seq_cst, align 4, !dbg !102
  store i32 -1, ptr %4, align 4, !dbg !103
  %7 = load i32, ptr %4, align 4, !dbg !103
  store atomic i32 %7, ptr @b seq_cst, align 4, !dbg !103
  ret ptr null, !dbg !104
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @checker(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.declare(metadata ptr %3, metadata !108, metadata !DIExpression()), !dbg !109
  %7 = load atomic i32, ptr @a seq_cst, align 4, !dbg !110
  store i32 %7, ptr %4, align 4, !dbg !110
  %8 = load i32, ptr %4, align 4, !dbg !110
  store i32 %8, ptr %3, align 4, !dbg !109
  call void @llvm.dbg.declare(metadata ptr %5, metadata !111, metadata !DIExpression()), !dbg !112
  %9 = load atomic i32, ptr @b seq_cst, align 4, !dbg !113
  store i32 %9, ptr %6, align 4, !dbg !113
  %10 = load i32, ptr %6, align 4, !dbg !113
  store i32 %10, ptr %5, align 4, !dbg !112
  %11 = load ptr, ptr %2, align 8, !dbg !114
  %12 = load i32, ptr %3, align 4, !dbg !115
  %13 = icmp eq i32 %12, 0, !dbg !115
  br i1 %13, label %14, label %17, !dbg !115

14:                                               ; preds = %1
  %15 = load i32, ptr %5, align 4, !dbg !115
  %16 = icmp eq i32 %15, -1, !dbg !115
  br i1 %16, label %18, label %17, !dbg !118

17:                                               ; preds = %14, %1
  br label %19, !dbg !118

18:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.checker) #6, !dbg !115
  unreachable, !dbg !115

19:                                               ; preds = %17
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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "deep/reorder.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !19, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 240, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 30)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 120, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 176, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 22)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !38, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!12}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 43, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 640, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 10)
!48 = !DILocation(line: 43, column: 12, scope: !37)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 45, type: !12)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 45, column: 2)
!51 = !DILocation(line: 45, column: 11, scope: !50)
!52 = !DILocation(line: 45, column: 7, scope: !50)
!53 = !DILocation(line: 45, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 45, column: 2)
!55 = !DILocation(line: 45, column: 20, scope: !54)
!56 = !DILocation(line: 45, column: 2, scope: !50)
!57 = !DILocation(line: 46, column: 21, scope: !54)
!58 = !DILocation(line: 46, column: 19, scope: !54)
!59 = !DILocation(line: 46, column: 3, scope: !54)
!60 = !DILocation(line: 45, column: 32, scope: !54)
!61 = !DILocation(line: 45, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !64}
!63 = !DILocation(line: 46, column: 43, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 47, type: !12)
!66 = distinct !DILexicalBlock(scope: !37, file: !3, line: 47, column: 2)
!67 = !DILocation(line: 47, column: 11, scope: !66)
!68 = !DILocation(line: 47, column: 7, scope: !66)
!69 = !DILocation(line: 47, column: 24, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 47, column: 2)
!71 = !DILocation(line: 47, column: 26, scope: !70)
!72 = !DILocation(line: 47, column: 2, scope: !66)
!73 = !DILocation(line: 48, column: 21, scope: !70)
!74 = !DILocation(line: 48, column: 19, scope: !70)
!75 = !DILocation(line: 48, column: 3, scope: !70)
!76 = !DILocation(line: 47, column: 49, scope: !70)
!77 = !DILocation(line: 47, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !64}
!79 = !DILocation(line: 48, column: 44, scope: !66)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 49, type: !12)
!81 = distinct !DILexicalBlock(scope: !37, file: !3, line: 49, column: 2)
!82 = !DILocation(line: 49, column: 11, scope: !81)
!83 = !DILocation(line: 49, column: 7, scope: !81)
!84 = !DILocation(line: 49, column: 18, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 49, column: 2)
!86 = !DILocation(line: 49, column: 20, scope: !85)
!87 = !DILocation(line: 49, column: 2, scope: !81)
!88 = !DILocation(line: 50, column: 18, scope: !85)
!89 = !DILocation(line: 50, column: 16, scope: !85)
!90 = !DILocation(line: 50, column: 3, scope: !85)
!91 = !DILocation(line: 49, column: 43, scope: !85)
!92 = !DILocation(line: 49, column: 2, scope: !85)
!93 = distinct !{!93, !87, !94, !64}
!94 = !DILocation(line: 50, column: 26, scope: !81)
!95 = !DILocation(line: 51, column: 2, scope: !37)
!96 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 23, type: !97, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!97 = !DISubroutineType(types: !98)
!98 = !{!5, !5}
!99 = !DILocalVariable(name: "arg", arg: 1, scope: !96, file: !3, line: 23, type: !5)
!100 = !DILocation(line: 23, column: 27, scope: !96)
!101 = !DILocation(line: 25, column: 8, scope: !96)
!102 = !DILocation(line: 26, column: 2, scope: !96)
!103 = !DILocation(line: 27, column: 2, scope: !96)
!104 = !DILocation(line: 28, column: 2, scope: !96)
!105 = distinct !DISubprogram(name: "checker", scope: !3, file: !3, line: 31, type: !97, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!106 = !DILocalVariable(name: "arg", arg: 1, scope: !105, file: !3, line: 31, type: !5)
!107 = !DILocation(line: 31, column: 28, scope: !105)
!108 = !DILocalVariable(name: "first", scope: !105, file: !3, line: 33, type: !12)
!109 = !DILocation(line: 33, column: 6, scope: !105)
!110 = !DILocation(line: 33, column: 14, scope: !105)
!111 = !DILocalVariable(name: "second", scope: !105, file: !3, line: 34, type: !12)
!112 = !DILocation(line: 34, column: 6, scope: !105)
!113 = !DILocation(line: 34, column: 15, scope: !105)
!114 = !DILocation(line: 36, column: 8, scope: !105)
!115 = !DILocation(line: 37, column: 2, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 37, column: 2)
!117 = distinct !DILexicalBlock(scope: !105, file: !3, line: 37, column: 2)
!118 = !DILocation(line: 37, column: 2, scope: !117)
!119 = !DILocation(line: 38, column: 2, scope: !105)
